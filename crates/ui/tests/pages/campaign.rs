//! The table of the campaign in random campaigns: every choice can be made, everything is told,
//! every page is sound, in every language.

use crate::common;
use std::collections::BTreeSet;

use engine::{Dice, Game, Match, Seat, Seed, Turn, Viewer, forecast};
use ui::{Lang, TableScene, Tabletop, Visit, table_page, table_parts};
use under_falling_skies::campaign::{Campaign, CampaignAction, CampaignEvent, CampaignSetup, Stage};
use under_falling_skies::{Action, DieSpot, Step};

fn seed(text: &str) -> Seed {
    text.parse().expect("a seed")
}

/// Draws the position in all languages and checks what is drawn.
fn look_at(game: &Match<Campaign>, log: &[CampaignEvent]) {
    let mut legal = Vec::new();
    game.state().legal(Seat(0), &mut legal);
    let choices: Vec<_> = legal
        .into_iter()
        .map(|action| (action, forecast(game.state(), Seat(0), action).expect("a legal action")))
        .collect();
    let view = game.state().view(Viewer::Seat(Seat(0)));
    for lang in Lang::ALL {
        let scene = TableScene::<Campaign> {
            visit: Visit { lang, ..Visit::default() },
            id: "table",
            what: "what",
            number: 1,
            viewer: Viewer::Seat(Seat(0)),
            names: &[],
            acting: Some(Seat(0)),
            handover: None,
            difficulty: &[],
            advisor: ui::Advisor::Here,
            view: &view,
            choices: &choices,
            log,
            since: None,
            can_undo: false,
            last: None,
            playing: false,
            replay: None,
            commitment: "c0ffee",
            seed: None,
            closed: false,
        };
        let page = table_page(&scene, None);
        let ids = common::read(&page).unwrap_or_else(|fault| panic!("{fault}")).ids;
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "an id twice");
        for part in table_parts(&scene) {
            common::read(&part.html).unwrap_or_else(|fault| panic!("{}: {fault}", part.id));
        }
        let offered: Vec<_> =
            choices.iter().map(|(action, forecast)| Campaign::offered(&scene, *action, forecast)).collect();
        let paths: BTreeSet<&[String]> =
            offered.iter().map(|choice| choice.path.as_slice()).filter(|path| !path.is_empty()).collect();
        for choice in &offered {
            assert!(!choice.words.0.trim().is_empty());
            assert!(choice.button || paths.contains(choice.path.as_slice()));
            let parsed: CampaignAction = serde_json::from_str(&choice.action).expect("the action is sent as JSON");
            assert!(choices.iter().any(|(action, _)| *action == parsed));
            for id in &choice.path {
                assert!(ids.contains(id), "{id} is not drawn in {:?}", game.state().stage);
            }
        }
        assert!(!page.contains("camp-"), "a message is missing in {lang:?}");
    }
}

/// Walks through a campaign with each game decided at once, so that every stage is seen.
#[test]
fn every_stage_is_drawn() {
    for (index, wins) in [[true, false, true], [false, false, false]].into_iter().enumerate() {
        let mut chance = Dice::new(&seed("stages").nth(index as u64));
        let mut game =
            Match::<Campaign>::new(CampaignSetup::default(), seed("campaign").nth(index as u64)).expect("a campaign");
        let mut log = Vec::new();
        let mut seen = Vec::new();
        let mut games = 0;
        while let Turn::Decide(_) = game.state().turn() {
            if !seen.contains(&std::mem::discriminant(&game.state().stage)) {
                look_at(&game, &log);
                seen.push(std::mem::discriminant(&game.state().stage));
            }
            if game.state().stage == Stage::Battle {
                look_at(&game, &log);
                game = decided(&game, wins[games % 3], index as u64);
                games += 1;
                continue;
            }
            let mut legal = Vec::new();
            game.state().legal(Seat(0), &mut legal);
            let action = *chance.pick(&legal).expect("a choice");
            game.act(Seat(0), action, &mut log).expect("legal");
        }
        look_at(&game, &log);
        assert!(seen.len() >= 4, "{}", seen.len());
    }
}

/// The same campaign after the game on the table has been won or lost.
fn decided(game: &Match<Campaign>, won: bool, index: u64) -> Match<Campaign> {
    let mut state = *game.state();
    let fight = state.fight.as_mut().expect("a game is being played");
    fight.dice.iter_mut().for_each(|die| die.at = DieSpot::Spent);
    fight.step = Step::RoomsAction;
    if won {
        let mut ended = *fight;
        ended.research = ended.track_length();
        ended.step = Step::GameOver { ending: under_falling_skies::Ending::Won };
        *fight = ended;
        let threat = fight.sky.iter().filter(|sheet| sheet.threat).count() as u8;
        let battle = state.log.last_mut().expect("a battle");
        battle.games.push(under_falling_skies::campaign::GameResult { threat, won: true });
        state.stage = Stage::Aftermath;
        return Match::from_position(state, seed("won").nth(index)).expect("a sound campaign");
    }
    let mut next = Match::from_position(state, seed("lost").nth(index)).expect("a sound campaign");
    while next.state().stage == Stage::Battle {
        let mut legal = Vec::new();
        next.state().legal(Seat(0), &mut legal);
        let end = [Action::EndPhase, Action::Pass].map(CampaignAction::Battle);
        let action = end.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]);
        next.act(Seat(0), action, &mut ()).expect("legal");
    }
    next
}
