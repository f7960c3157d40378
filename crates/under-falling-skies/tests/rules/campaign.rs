//! The campaign around the battles (UFS-CAMP).

use std::collections::BTreeSet;

use engine::kit::{Trials, conformance, random_game};
use engine::{Components, Dice, Game, Match, Piece, Play, RuleCited, Seat, Seed, Turn};
use under_falling_skies::campaign::{
    Campaign, CampaignAction, CampaignEvent, CampaignIllegal, CampaignName, CampaignSetup, ChoosePile, CityFate,
    GameResult, Stage,
};
use under_falling_skies::components::{Catalog, RoomKind};
use under_falling_skies::{
    Action, CharacterId, CityId, CitySide, DieSpot, ResearchSteps, ScenarioId, Step, UnderFallingSkies, Work,
    row_action,
};

const PLAYER: Seat = Seat(0);

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

/// A campaign with its dice, driven by hand.
struct Journey {
    campaign: Campaign,
    dice: Dice,
    events: Vec<CampaignEvent>,
}

impl Journey {
    /// In the first revision.
    fn begin(words: &str) -> Journey {
        Journey::begin_with(words, CampaignSetup { revision: 1, ..CampaignSetup::default() })
    }

    fn begin_with(words: &str, setup: CampaignSetup) -> Journey {
        let mut dice = Dice::new(&seed(words));
        let campaign = Campaign::new(&setup, &mut dice).expect("a campaign");
        Journey { campaign, dice, events: Vec::new() }
    }

    fn try_to(&mut self, action: CampaignAction) -> Result<(), CampaignIllegal> {
        self.campaign.apply(PLAYER, action, &mut Play::new(&mut self.dice, &mut self.events))?;
        self.campaign.check().unwrap_or_else(|fault| panic!("{action:?} led to {fault}: {:?}", self.campaign));
        Ok(())
    }

    fn act(&mut self, action: CampaignAction) -> &mut Journey {
        self.try_to(action).unwrap_or_else(|why| panic!("{action:?}: {why:?} in {:?}", self.campaign.stage));
        self
    }

    fn legal(&self) -> Vec<CampaignAction> {
        let mut legal = Vec::new();
        self.campaign.legal(PLAYER, &mut legal);
        legal
    }

    /// Puts the game at its last choice and makes it: the last research square, or the skull row.
    fn finish_game(&mut self, won: bool) -> &mut Journey {
        let fight = self.campaign.fight.as_mut().expect("a game is being played");
        fight.dice.iter_mut().for_each(|die| die.at = DieSpot::Spent);
        if won {
            let rooms = &fight.base().rooms;
            let large = |room: &under_falling_skies::Room| {
                room.lower && room.squares.len() > 1 && room.kinds.contains(&RoomKind::Research)
            };
            let room = rooms.iter().position(large).expect("every base has a large Research room");
            let kind = rooms[room].kinds.iter().position(|kind| *kind == RoomKind::Research).expect("research");
            fight.research = fight.track_length() - 1;
            fight.memory.destroyed = 99;
            fight.memory.evacuees = 0;
            if fight.scenario.is_some_and(|scenario| scenario.id() == "satellites") {
                fight.memory.gates_opened = 3;
            }
            fight.work = Some(Work { room: Some(room as u8), value: 20, next_kind: kind as u8 + 1, robots: 0, red: 0 });
            fight.step = Step::ResearchSteps(ResearchSteps { value: 20 });
            self.act(CampaignAction::Battle(Action::Advance { squares: 1 }));
        } else {
            let skull = (1..19)
                .rev()
                .find(|row| row_action(&fight.sky, *row) == under_falling_skies::components::RowAction::Skull);
            fight.mothership = skull.expect("a skull row") + 1;
            for ship in &mut fight.ships {
                if matches!(ship, under_falling_skies::Berth::Sky { .. }) {
                    *ship = under_falling_skies::Berth::Aboard;
                }
            }
            fight.step = Step::RoomsAction;
            fight.energy = 1;
            self.act(CampaignAction::Battle(Action::EndPhase));
            if self.campaign.stage == Stage::Battle {
                self.act(CampaignAction::Battle(Action::Pass));
            }
        }
        assert_eq!(self.campaign.stage, Stage::Aftermath);
        self
    }

    /// Plays one game of the present battle at a threat level.
    fn game(&mut self, threat: u8, won: bool) -> &mut Journey {
        self.act(CampaignAction::ChooseThreat { threat }).finish_game(won).act(CampaignAction::Continue)
    }

    /// Takes the first pile and the first candidates.
    fn muster(&mut self) -> &mut Journey {
        if let Stage::ChoosePile(_) = self.campaign.stage {
            self.act(CampaignAction::ChoosePile { pile: 0 });
        }
        while self.campaign.stage == Stage::ChooseTeam {
            let first = self.legal()[0];
            self.act(first);
        }
        self
    }

    /// Plays the six battles of chapters 1 to 3, winning those of the list.
    fn three_chapters(&mut self, won: [bool; 6]) -> &mut Journey {
        for won in won {
            self.muster();
            if won {
                self.game(2, true);
            } else {
                self.game(1, false).game(1, false);
            }
        }
        self
    }

    fn fight(&self) -> &UnderFallingSkies {
        self.campaign.fight.as_ref().expect("a game is being played")
    }
}

fn rule(result: Result<(), CampaignIllegal>) -> &'static str {
    result.expect_err("refused").rule()
}

#[test]
fn keeps_the_contract() {
    conformance::<Campaign>(&Trials { games: 40, stride: 23, ..Trials::default() });
}

#[test]
fn no_rule_is_uncited() {
    let document = include_str!("../../../../docs/rules/under-falling-skies-campaign.md");
    let tests = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert_eq!(engine::kit::uncited_rules(document, &tests).expect("readable tests"), Vec::<String>::new());
}

/// UFS-CAMP-1: four chapters in order, two battles in each of the first three.
#[test]
fn chapters_come_in_order() {
    let mut journey = Journey::begin("order");
    let mut chapters = Vec::new();
    for _ in 0..6 {
        chapters.push(journey.campaign.chapter());
        journey.muster().game(1, true);
    }
    assert_eq!(chapters, [1, 1, 2, 2, 3, 3]);
    assert_eq!((journey.campaign.chapter(), journey.campaign.stage), (4, Stage::ChooseCity));
    let began: Vec<&CampaignEvent> =
        journey.events.iter().filter(|event| matches!(event, CampaignEvent::ChapterBegan { .. })).collect();
    assert_eq!(began.len(), 3, "chapters 2, 3 and 4 are announced: {began:?}");
}

/// UFS-CAMP-2: what each chapter holds; the three cities of the base game take no part.
#[test]
fn chapters_hold_their_elements() {
    for chapter in 1..=3 {
        assert_eq!(ScenarioId::all().filter(|id| id.record().chapter == chapter).count(), 4);
        assert_eq!(CharacterId::all().filter(|id| id.record().chapter == chapter).count(), 4);
    }
    let cities = |chapter| CityId::all().filter(|id| id.record().chapter == chapter).count();
    assert_eq!([cities(0), cities(1), cities(2), cities(3)], [3, 4, 5, 5]);
    assert_eq!(CityId::named("beijing").expect("a city").record().chapter, 3);
    assert_eq!(Catalog::built_in().chapters.len(), 4);
    for id in ["roswell", "washington", "new-york"] {
        assert_eq!(CityId::named(id).expect("a city").record().chapter, 0);
    }
}

/// UFS-CAMP-3: two piles of distinct elements of the chapter; the one not kept is gone, its city destroyed.
#[test]
fn the_pile_not_kept_leaves_the_campaign() {
    let mut journey = Journey::begin("piles");
    let Stage::ChoosePile(ChoosePile { piles }) = journey.campaign.stage else { panic!("piles first") };
    assert_ne!(piles[0].city, piles[1].city);
    assert_ne!(piles[0].scenario, piles[1].scenario);
    assert_ne!(piles[0].character, piles[1].character);
    assert_eq!(journey.campaign.fate(piles[0].city), CityFate::Threatened);
    assert_eq!(rule(journey.try_to(CampaignAction::ChoosePile { pile: 2 })), "UFS-CAMP-3");
    journey.act(CampaignAction::ChoosePile { pile: 1 });
    let battle = &journey.campaign.log[0];
    assert_eq!((battle.city, battle.scenario), (piles[1].city, piles[1].scenario));
    assert_eq!(journey.campaign.left[..], [piles[0]]);
    assert_eq!(journey.campaign.fate(piles[0].city), CityFate::Destroyed);
    assert_eq!(journey.campaign.fate(piles[1].city), CityFate::Embattled);
}

/// UFS-CAMP-3: over many campaigns each element of the chapter is drawn.
#[test]
fn piles_are_random() {
    let mut cities = BTreeSet::new();
    for index in 0..60 {
        let journey = Journey::begin(&format!("random {index}"));
        let Stage::ChoosePile(ChoosePile { piles }) = journey.campaign.stage else { panic!("piles first") };
        cities.extend(piles.map(|pile| pile.city));
    }
    assert_eq!(cities.len(), 4);
}

/// UFS-CAMP-4: the threat level is chosen anew for each game, 1 to 4, and that many tiles are flipped.
#[test]
fn the_threat_level_is_chosen_for_each_game() {
    let mut journey = Journey::begin("threat");
    journey.muster();
    assert_eq!(rule(journey.try_to(CampaignAction::ChooseThreat { threat: 0 })), "UFS-CAMP-4");
    assert_eq!(rule(journey.try_to(CampaignAction::ChooseThreat { threat: 5 })), "UFS-CAMP-4");
    assert_eq!(journey.legal().len(), 4);
    journey.act(CampaignAction::ChooseThreat { threat: 3 });
    assert_eq!(journey.fight().sky.iter().filter(|sheet| sheet.threat).count(), 3);
    journey.finish_game(false).act(CampaignAction::Continue).act(CampaignAction::ChooseThreat { threat: 1 });
    assert_eq!(journey.fight().sky.iter().filter(|sheet| sheet.threat).count(), 1);
}

/// UFS-CAMP-5: after a loss a second game on the damaged side, same scenario and team, nobody used up.
#[test]
fn a_lost_game_is_played_again_on_the_damaged_side() {
    let mut journey = Journey::begin("again");
    journey.muster().act(CampaignAction::ChooseThreat { threat: 1 });
    assert_eq!(journey.fight().side, CitySide::Normal);
    let (city, scenario) = (journey.fight().city, journey.fight().scenario);
    let team: Vec<_> = journey.fight().team.iter().map(|member| member.recruit).collect();
    journey.campaign.fight.as_mut().expect("a game").team[0].used = true;
    journey.finish_game(false).act(CampaignAction::Continue).act(CampaignAction::ChooseThreat { threat: 1 });
    assert_eq!(journey.fight().side, CitySide::Damaged);
    assert_eq!((journey.fight().city, journey.fight().scenario), (city, scenario));
    assert!(journey.fight().team.iter().map(|member| member.recruit).eq(team));
    assert!(journey.fight().team.iter().all(|member| !member.used));
    journey.finish_game(false).act(CampaignAction::Continue);
    assert!(matches!(journey.campaign.stage, Stage::ChoosePile(_)), "there is no third game");
}

/// UFS-CAMP-6: the log holds the threat level of a won game, and that a lost one is lost.
#[test]
fn the_log_tells_each_game() {
    let mut journey = Journey::begin("log");
    journey.muster().game(3, false).game(2, true);
    let games = &journey.campaign.log[0].games;
    assert_eq!(games[..], [GameResult { threat: 3, won: false }, GameResult { threat: 2, won: true }]);
}

/// UFS-CAMP-7: the second battle is formed of what is left in the chapter, won or lost.
#[test]
fn the_second_battle_uses_what_is_left() {
    for won in [true, false] {
        let mut journey = Journey::begin("left");
        journey.muster();
        if won {
            journey.game(1, true)
        } else {
            journey.game(1, false).game(1, false)
        };
        let Stage::ChoosePile(ChoosePile { piles }) = journey.campaign.stage else { panic!("the second battle") };
        let first = &journey.campaign.log[0];
        for pile in piles {
            assert_eq!(pile.city.record().chapter, 1);
            assert!(pile.city != first.city && pile.city != journey.campaign.left[0].city);
            assert!(pile.scenario != first.scenario && pile.scenario != journey.campaign.left[0].scenario);
            let taken = [first.team[0].character, journey.campaign.left[0].character];
            assert!(!taken.contains(&pile.character));
        }
    }
}

/// UFS-CAMP-8, UFS-CHAR-2: the own character basic, those of earlier chapters improved; each of two serves once.
#[test]
fn teams_grow_with_the_chapters() {
    let mut journey = Journey::begin("teams");
    journey.muster();
    let team = |journey: &Journey| journey.campaign.log.last().expect("a battle").team;
    assert_eq!(team(&journey).len(), 1);
    assert!(!team(&journey)[0].improved);
    journey.game(1, true).muster().game(1, true);

    journey.act(CampaignAction::ChoosePile { pile: 0 });
    let kept: Vec<CharacterId> = journey.campaign.kept(1).collect();
    assert_eq!((journey.campaign.stage, journey.campaign.candidates().to_vec()), (Stage::ChooseTeam, kept.clone()));
    let stranger = journey.campaign.left[0].character;
    assert_eq!(rule(journey.try_to(CampaignAction::Recruit { character: stranger })), "UFS-CAMP-8");
    journey.act(CampaignAction::Recruit { character: kept[1] });
    assert_eq!(team(&journey).len(), 2);
    assert!(team(&journey)[1].improved && team(&journey)[1].character == kept[1]);
    journey.game(1, true).act(CampaignAction::ChoosePile { pile: 0 });
    assert_eq!(journey.campaign.stage, Stage::ChooseThreat, "the other one joins by itself");
    assert_eq!(team(&journey)[1].character, kept[0]);
    journey.game(1, true).muster();
    assert_eq!(team(&journey).len(), 3);
    assert_eq!(team(&journey).iter().filter(|recruit| recruit.improved).count(), 2);
    let origins: Vec<u8> = team(&journey).iter().map(|recruit| recruit.character.record().chapter).collect();
    assert_eq!(origins, [3, 1, 2]);
}

/// UFS-CAMP-8, UFS-CAMP-11: since revision 2 anybody kept from an earlier chapter may join, in any battle.
#[test]
fn a_team_is_chosen_freely() {
    let setup = CampaignSetup { name: CampaignName::of("Free"), ..CampaignSetup::default() };
    let mut journey = Journey::begin_with("free", setup);
    assert_eq!(journey.campaign.name.as_str(), "Free");
    journey.muster().game(1, true).muster().game(1, true);
    let kept: Vec<CharacterId> = journey.campaign.kept(1).collect();
    for _ in 0..2 {
        journey.act(CampaignAction::ChoosePile { pile: 0 });
        assert_eq!(journey.campaign.candidates().to_vec(), kept, "also who has served in this chapter");
        journey.act(CampaignAction::Recruit { character: kept[0] }).game(1, true);
    }
    // Two of one chapter, none of the other.
    journey.act(CampaignAction::ChoosePile { pile: 0 });
    assert_eq!(journey.campaign.candidates().len(), 4);
    journey.act(CampaignAction::Recruit { character: kept[1] }).act(CampaignAction::Recruit { character: kept[0] });
    assert_eq!(rule(journey.try_to(CampaignAction::Recruit { character: kept[0] })), "UFS-SM-20", "it is complete");
    journey.game(1, true).muster().game(1, true);
    let city = journey.campaign.saved().next().expect("a saved city");
    journey.act(CampaignAction::ChooseCity { city });
    let all: Vec<CharacterId> = (1..4).flat_map(|chapter| journey.campaign.kept(chapter)).collect();
    assert_eq!((all.len(), journey.campaign.candidates().to_vec()), (6, all.clone()));
    for character in &all[..2] {
        journey.act(CampaignAction::Recruit { character: *character });
        assert_eq!(rule(journey.try_to(CampaignAction::Recruit { character: *character })), "UFS-CAMP-8", "once");
    }
    journey.act(CampaignAction::Recruit { character: all[2] }).act(CampaignAction::ChooseThreat { threat: 1 });
    assert_eq!((journey.fight().team.len(), journey.fight().components().revision()), (3, 2));
    assert_eq!(journey.fight().research, 5, "the head start of the final battle (UFS-SCN-13)");
}

/// UFS-CAMP-9: a city is saved by one win and lost after two losses; the character is kept either way.
#[test]
fn what_is_kept_after_a_battle() {
    let mut journey = Journey::begin("kept");
    journey.muster().game(1, false).game(1, true);
    let saved = journey.campaign.log[0].city;
    assert_eq!(journey.campaign.fate(saved), CityFate::Saved);
    journey.muster().game(1, false).game(1, false);
    let lost = journey.campaign.log[1].city;
    assert_eq!(journey.campaign.fate(lost), CityFate::Destroyed);
    assert_eq!(journey.campaign.saved().collect::<Vec<_>>(), [saved]);
    assert_eq!(journey.campaign.kept(1).count(), 2, "won or lost, the characters stay");
}

/// UFS-CAMP-10: a chapter's advanced tile replaces the base tile of its level from then on.
#[test]
fn sky_tiles_follow_the_chapter() {
    let mut journey = Journey::begin("tiles");
    for chapter in 1..=3 {
        for _ in 0..2 {
            journey.muster().act(CampaignAction::ChooseThreat { threat: 1 });
            let tiles: Vec<&str> = journey.fight().sky.iter().map(|sheet| sheet.tile.id()).collect();
            let expected: &[&str] = match chapter {
                1 => &["sky-1", "sky-2", "sky-3", "sky-4"],
                2 => &["sky-1-advanced", "sky-2", "sky-3", "sky-4"],
                _ => &["sky-1-advanced", "sky-2", "sky-3-advanced", "sky-4-advanced"],
            };
            assert_eq!(tiles, expected);
            journey.finish_game(true).act(CampaignAction::Continue);
        }
    }
    let city = journey.campaign.open_cities().next().expect("a saved city");
    journey.act(CampaignAction::ChooseCity { city }).muster().act(CampaignAction::ChooseThreat { threat: 1 });
    let tiles: Vec<&str> = journey.fight().sky.iter().map(|sheet| sheet.tile.id()).collect();
    assert_eq!(tiles, ["sky-1-advanced", "sky-2-advanced", "sky-3-advanced", "sky-4-advanced", "sky-5-final"]);
}

/// UFS-CAMP-11: the final battle in saved cities, damaged side, three improved characters, one of each chapter.
#[test]
fn the_final_battle_is_fought_in_saved_cities() {
    let mut journey = Journey::begin("final");
    journey.three_chapters([true, false, true, false, false, false]);
    let saved: Vec<CityId> = journey.campaign.saved().collect();
    assert_eq!((saved.len(), journey.campaign.stage), (2, Stage::ChooseCity));
    let lost = journey.campaign.log[1].city;
    assert_eq!(rule(journey.try_to(CampaignAction::ChooseCity { city: lost })), "UFS-CAMP-11");
    journey.act(CampaignAction::ChooseCity { city: saved[1] });
    assert_eq!(journey.campaign.candidates().to_vec(), journey.campaign.kept(1).collect::<Vec<_>>());
    journey.muster().act(CampaignAction::ChooseThreat { threat: 1 });
    assert_eq!(journey.fight().side, CitySide::Damaged);
    assert_eq!(journey.fight().scenario.map(ScenarioId::id), Some("the-final-battle"));
    let team: Vec<(u8, bool)> = journey
        .fight()
        .team
        .iter()
        .map(|member| (member.recruit.character.record().chapter, member.recruit.improved))
        .collect();
    assert_eq!(team, [(1, true), (2, true), (3, true)]);
    // A loss uses up the city; the team may be changed, also to the same people again.
    journey.finish_game(false).act(CampaignAction::Continue);
    assert_eq!(journey.campaign.open_cities().collect::<Vec<_>>(), [saved[0]]);
    assert_eq!(journey.campaign.fate(saved[1]), CityFate::Destroyed);
    journey.act(CampaignAction::ChooseCity { city: saved[0] });
    assert_eq!(journey.campaign.candidates().len(), 2);
    journey.muster().game(4, true);
    assert_eq!(journey.campaign.stage, Stage::Over { won: true });
}

/// UFS-CAMP-11: with no saved city left the campaign is lost, and at once if there never was one.
#[test]
fn without_a_city_the_campaign_is_lost() {
    let mut journey = Journey::begin("lost");
    journey.three_chapters([false; 6]);
    assert_eq!(journey.campaign.stage, Stage::Over { won: false });
    let mut journey = Journey::begin("one city");
    journey.three_chapters([true, false, false, false, false, false]);
    let city = journey.campaign.saved().next().expect("a saved city");
    journey.act(CampaignAction::ChooseCity { city }).muster().game(1, false);
    assert_eq!(journey.campaign.stage, Stage::Over { won: false });
}

/// UFS-CAMP-12: threat levels of the games won, minus one for each game lost; it may be negative.
#[test]
fn the_score_counts_every_game() {
    let mut journey = Journey::begin("score");
    journey.three_chapters([true, false, true, true, false, true]);
    assert_eq!(journey.campaign.score(), 4 * 2 - 2 * 2);
    let city = journey.campaign.saved().next().expect("a saved city");
    journey.act(CampaignAction::ChooseCity { city }).muster().game(3, true);
    let Turn::Over(outcome) = journey.campaign.turn() else { panic!("over") };
    assert_eq!(outcome.scores[..], [7]);
    assert_eq!(journey.events.last(), Some(&CampaignEvent::Ended { won: true, score: 7 }));
    let mut journey = Journey::begin("negative");
    journey.three_chapters([false; 6]);
    assert_eq!(journey.campaign.score(), -12);
}

/// UFS-CAMP-13: between games, and within them, a campaign survives its text.
#[test]
fn a_campaign_can_be_saved_anywhere() {
    let mut journey = Journey::begin("saved");
    journey.muster().act(CampaignAction::ChooseThreat { threat: 2 });
    for _ in 0..3 {
        let text = serde_json::to_string(&journey.campaign).expect("a text");
        let again: Campaign = serde_json::from_str(&text).expect("a campaign parses");
        let resumed = Match::from_position(again, seed("resumed")).expect("a sound campaign");
        assert_eq!(resumed.state(), &journey.campaign);
        match journey.campaign.stage {
            Stage::Battle => journey.finish_game(true),
            Stage::Aftermath => journey.act(CampaignAction::Continue),
            _ => journey.muster(),
        };
    }
}

/// UFS-SM-17, UFS-SM-20, UFS-SM-24: decisions come in their order and nothing else is accepted.
#[test]
fn decisions_come_in_order() {
    let mut journey = Journey::begin("decisions");
    assert_eq!(rule(journey.try_to(CampaignAction::Continue)), "UFS-SM-20");
    assert_eq!(rule(journey.try_to(CampaignAction::ChooseThreat { threat: 1 })), "UFS-SM-20");
    journey.act(CampaignAction::ChoosePile { pile: 0 });
    assert_eq!(journey.campaign.stage, Stage::ChooseThreat, "chapter 1 has no team to choose");
    journey.act(CampaignAction::ChooseThreat { threat: 1 });
    assert_eq!(rule(journey.try_to(CampaignAction::Battle(Action::EndPhase))), "UFS-SM-18");
    journey.finish_game(true);
    assert!(journey.fight().ending().is_some(), "the last position stays to be seen");
    assert_eq!(journey.legal(), [CampaignAction::Continue]);
    journey.act(CampaignAction::Continue);
    assert_eq!(journey.campaign.fight, None);
    journey.three_chapters_from_second();
    assert_eq!(rule(journey.try_to(CampaignAction::Continue)), "UFS-SM-17");
}

impl Journey {
    fn three_chapters_from_second(&mut self) {
        for _ in 0..5 {
            self.muster().game(1, false).game(1, false);
        }
        let city = self.campaign.saved().next().expect("a saved city");
        self.act(CampaignAction::ChooseCity { city }).muster().game(1, false);
        assert!(matches!(self.campaign.turn(), Turn::Over(_)));
    }
}

/// Bad files are refused by the name of the field.
#[test]
fn impossible_campaigns_are_refused_by_name() {
    let mut journey = Journey::begin("bad");
    journey.three_chapters([true, true, true, true, false, false]);
    let blamed = |change: &dyn Fn(&mut Campaign)| {
        let mut campaign = journey.campaign;
        change(&mut campaign);
        campaign.check().err().map(|fault| fault.field)
    };
    assert_eq!(blamed(&|_| {}), None);
    // A city both saved and destroyed.
    assert_eq!(blamed(&|campaign| campaign.left[0].city = campaign.log[0].city).as_deref(), Some("city"));
    // A team of the wrong size.
    let no_helper = |campaign: &mut Campaign| {
        campaign.log[2].team.pop();
    };
    assert_eq!(blamed(&no_helper).as_deref(), Some("log.team"));
    assert_eq!(blamed(&|campaign| campaign.log[0].games[0].threat = 0).as_deref(), Some("log.games"));
    assert_eq!(blamed(&|campaign| campaign.log[0].chapter = 2).as_deref(), Some("log.chapter"));
    assert_eq!(blamed(&|campaign| campaign.stage = Stage::Over { won: true }).as_deref(), Some("stage"));
    let no_pile = |campaign: &mut Campaign| {
        campaign.left.pop();
    };
    assert_eq!(blamed(&no_pile).as_deref(), Some("left"));
    // An unknown scenario does not parse, and the error names it.
    let text = serde_json::to_string(&journey.campaign).expect("a text");
    let known = journey.campaign.log[0].scenario.id();
    let error = serde_json::from_str::<Campaign>(&text.replace(known, "picnic")).expect_err("unknown");
    assert!(error.to_string().contains("scenario") && error.to_string().contains("picnic"), "{error}");
}

/// Random campaigns end, whatever is chosen.
#[test]
fn random_campaigns_end() {
    for index in 0..150 {
        let campaign: Campaign = random_game(&CampaignSetup::default(), &seed("campaigns").nth(index), 200_000);
        campaign.check().unwrap_or_else(|fault| panic!("{fault}"));
        assert!(matches!(campaign.stage, Stage::Over { .. }));
    }
}

#[test]
fn a_name_is_one_line_of_limited_length() {
    assert_eq!(CampaignName::of("  Lwów \n1 ").as_str(), "Lwów 1");
    assert_eq!(CampaignName::of(&"é".repeat(30)).as_str(), "é".repeat(24));
    assert!(CampaignName::of(" \t").is_empty());
    let read = |json: &str| serde_json::from_str::<CampaignName>(json);
    assert_eq!(read("\"Lwów\"").map(|name| serde_json::to_string(&name)).unwrap().unwrap(), "\"Lwów\"");
    assert!(read("\" Lwów\"").is_err(), "a name from a file is as it is shown");
    assert!(read(&format!("\"{}\"", "x".repeat(49))).is_err());
}
