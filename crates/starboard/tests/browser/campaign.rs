//! Whole campaigns, prepared with the rules before the browser plays them, so that they are short.

use engine::{Dice, Game, Match, Saved, Seat, Seed, Turn};
use under_falling_skies::campaign::{Campaign, CampaignAction, CampaignSetup, GameResult, Stage};
use under_falling_skies::{Action, DieSpot, Ending, Step};

use crate::hands::{self, Hands};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::hurry;

const PLAYER: Seat = Seat(0);

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

/// Plays the game on the table recklessly in many ways and keeps the shortest that ends so.
fn shortest(start: &Match<Campaign>, wanted: bool) -> Option<Match<Campaign>> {
    let mut best: Option<Match<Campaign>> = None;
    for attempt in 0..3_000 {
        let mut chance = Dice::new(&seed("attempts").nth(attempt));
        let mut game = start.clone();
        let mut legal = Vec::new();
        while game.state().stage == Stage::Battle {
            if best.as_ref().is_some_and(|best| best.moves().len() <= game.moves().len()) {
                break;
            }
            legal.clear();
            game.state().legal(PLAYER, &mut legal);
            // Whoever wants it to be over does no more than they must.
            let lazy = [Action::EndPhase, Action::Pass].map(CampaignAction::Battle);
            let lazy = lazy.into_iter().find(|action| !wanted && legal.contains(action));
            let action = lazy.unwrap_or_else(|| *chance.pick(&legal).expect("a choice"));
            game.act(PLAYER, action, &mut ()).expect("legal");
        }
        let won = game.state().log.last().and_then(|battle| battle.games.last()).is_some_and(|game| game.won);
        if game.state().stage == Stage::Aftermath && won == wanted {
            best = Some(game);
        }
    }
    best
}

/// A whole campaign in which nothing is saved.
fn lost_campaign(mut game: Match<Campaign>) -> Match<Campaign> {
    while let Turn::Decide(_) = game.state().turn() {
        if game.state().stage == Stage::Battle {
            game = shortest(&game, false).expect("one of the ways is lost");
            continue;
        }
        let threat = CampaignAction::ChooseThreat { threat: 4 };
        let mut legal = Vec::new();
        game.state().legal(PLAYER, &mut legal);
        let action = if legal.contains(&threat) { threat } else { legal[0] };
        game.act(PLAYER, action, &mut ()).expect("legal");
    }
    game
}

/// The final battle chosen, up to its first round.
fn to_battle(mut game: Match<Campaign>) -> Match<Campaign> {
    while game.state().stage != Stage::Battle {
        let mut legal = Vec::new();
        game.state().legal(PLAYER, &mut legal);
        game.act(PLAYER, legal[0], &mut ()).expect("legal");
    }
    game
}

/// The same battle when little is left to be found out.
fn later(battle: &Match<Campaign>) -> Campaign {
    let mut state = *battle.state();
    let fight = state.fight.as_mut().expect("a battle");
    fight.research = fight.track_length() - 1;
    state
}

/// The battle won, and the campaign with it.
fn won_campaign(battle: &Match<Campaign>) -> Match<Campaign> {
    let mut game = shortest(battle, true).expect("one of the ways is won");
    game.act(PLAYER, CampaignAction::Continue, &mut ()).expect("legal");
    game
}

/// A campaign before its final battle. Every game so far was won at threat level 1.
fn before_the_final_battle() -> Campaign {
    let mut game = Match::<Campaign>::new(CampaignSetup::default(), seed("before the end")).expect("a campaign");
    while game.state().stage != Stage::ChooseCity {
        let mut legal = Vec::new();
        game.state().legal(PLAYER, &mut legal);
        game.act(PLAYER, legal[0], &mut ()).expect("legal");
        let mut state = *game.state();
        if let (Stage::Battle, Some(fight)) = (state.stage, &mut state.fight) {
            fight.dice.iter_mut().for_each(|die| die.at = DieSpot::Spent);
            fight.research = fight.track_length();
            fight.step = Step::GameOver { ending: Ending::Won };
            state.log.last_mut().expect("a battle").games.push(GameResult { threat: 1, won: true });
            state.stage = Stage::Aftermath;
            let dice = seed("after a battle").nth(state.log.len() as u64);
            game = Match::from_position(state, dice).expect("a sound campaign");
        }
    }
    *game.state()
}

/// Makes all these choices on the page.
async fn make_all(browser: &Browser, plan: &Match<Campaign>) {
    hands::settled(browser).await;
    for step in plan.moves() {
        let action = serde_json::to_value(step.action).expect("a choice is JSON");
        hands::choose_this(browser, Hands::Mouse, &action).await;
    }
}

/// The campaign is over: the page tells the score, and the campaigns so far.
async fn look_at_the_end(browser: &Browser, plan: &Match<Campaign>, picture: &str) {
    let score = browser.ask("return document.querySelector('#end .tally .num').textContent").await;
    assert_eq!(score, plan.state().score().to_string());
    browser.until("document.querySelector('#past-here table')").await;
    let rows = browser.ask("return document.querySelectorAll('#past-here tbody tr').length").await;
    assert_eq!(rows, 1, "this campaign is among those that are over");
    browser.picture(picture).await;
}

async fn begin(browser: &Browser, starboard: &Starboard, seed: &Seed) {
    browser.goto(&format!("{}/new/{}", starboard.address, Campaign::ID)).await;
    browser.ask(&format!("document.querySelector('[name=seed]').value = '{}'", seed.as_str())).await;
}

async fn sit_down(browser: &Browser) {
    browser.click("form#setup .go button").await;
    browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
    hurry(browser).await;
}

#[tokio::test]
async fn a_short_campaign_that_is_lost() {
    if !available() {
        return;
    }
    let chance = seed("a lost cause");
    let plan = Match::<Campaign>::new(CampaignSetup::default(), chance.clone()).expect("a campaign");
    let plan = lost_campaign(plan);
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    begin(&browser, &starboard, &chance).await;
    sit_down(&browser).await;
    make_all(&browser, &plan).await;
    assert_eq!(plan.state().stage, Stage::Over { won: false });
    look_at_the_end(&browser, &plan, "campaign-lost").await;
    browser.close().await;
}

/// Takes up a campaign from a file, with these dice.
async fn take_up(browser: &Browser, starboard: &Starboard, campaign: &Campaign, dice: &Seed) {
    let file = starboard.file("campaign.json", &serde_json::to_string(&Saved::of(campaign)).expect("a file"));
    begin(browser, starboard, dice).await;
    browser.ask("document.querySelector('details:has(#saved)').scrollIntoView({ block: 'center' })").await;
    browser.click("details:has(#saved) summary").await;
    browser.choose_file("[data-into=saved]", &file).await;
    browser.until("document.querySelector('#saved').value !== ''").await;
    sit_down(browser).await;
}

#[tokio::test]
async fn a_campaign_from_a_file_to_its_end() {
    if !available() {
        return;
    }
    let (dice, other_dice) = (seed("the final battle"), seed("the last rounds"));
    let start = before_the_final_battle();
    let chosen = to_battle(Match::from_position(start, dice.clone()).expect("a sound campaign"));
    let late = later(&chosen);
    let plan = won_campaign(&Match::from_position(late, other_dice.clone()).expect("a sound campaign"));

    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "fr").await;
    take_up(&browser, &starboard, &start, &dice).await;
    browser.picture("campaign-from-a-file").await;
    make_all(&browser, &chosen).await;
    // The menu gives the position as a file.
    let kept = browser
        .ask("return fetch(document.querySelector('#menu a[download]').href).then((answer) => answer.text())")
        .await;
    let kept: Saved<Campaign> = Saved::read(kept.as_str().expect("a file")).expect("a sound file");
    assert_eq!(*kept.position, *chosen.state());

    // Another evening, when the battle is nearly decided.
    take_up(&browser, &starboard, &late, &other_dice).await;
    make_all(&browser, &plan).await;
    assert_eq!(plan.state().stage, Stage::Over { won: true });
    look_at_the_end(&browser, &plan, "campaign-won").await;
    browser.close().await;
}
