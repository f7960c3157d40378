//! Whole campaigns, prepared with the rules before the browser plays them, so that they are short.

use bots::{Bot, Budget, Effort, Leash, Sight};
use engine::{Dice, Game, Match, Saved, Seat, Seed, Turn};
use under_falling_skies::campaign::{Campaign, CampaignAction, CampaignSetup, GameResult, Stage};

use crate::hands::{self, Hands};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::hurry;

const PLAYER: Seat = Seat(0);

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

/// Plays the game on the table recklessly in many ways and keeps the shortest that is lost.
fn lost(start: &Match<Campaign>) -> Option<Match<Campaign>> {
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
            game.act(PLAYER, *chance.pick(&legal).expect("a choice"), &mut ()).expect("legal");
        }
        let won = game.state().log.last().and_then(|battle| battle.games.last()).is_some_and(|game| game.won);
        if game.state().stage == Stage::Aftermath && !won {
            best = Some(game);
        }
    }
    best
}

/// A whole campaign in which nothing is saved.
fn lost_campaign(mut game: Match<Campaign>) -> Match<Campaign> {
    while let Turn::Decide(_) = game.state().turn() {
        if game.state().stage == Stage::Battle {
            game = lost(&game).expect("one of the ways is lost");
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

/// The campaign played to its end as a bot would.
fn bots_campaign(mut game: Match<Campaign>) -> Match<Campaign> {
    let thought = Effort { budget: Budget::iterations(150), threads: 1 };
    let mut bot = Bot::Search(thought).player::<Campaign>(&seed("a commander"));
    while let Turn::Decide(_) = game.state().turn() {
        let mut legal = Vec::new();
        game.state().legal(PLAYER, &mut legal);
        let threat = CampaignAction::ChooseThreat { threat: 1 };
        let action = match legal.contains(&threat) {
            true => threat,
            false => legal[bot.choose(Sight::of(game.state(), PLAYER), &legal, &Leash::new())],
        };
        game.act(PLAYER, action, &mut ()).expect("legal");
    }
    game
}

/// How long the prepared campaigns are: they are to stay short.
#[test]
fn prepared_campaigns_are_short() {
    let lost = lost_campaign(Match::new(CampaignSetup {}, seed("a lost cause")).expect("a campaign"));
    let ended =
        bots_campaign(Match::from_position(before_the_final_battle(), seed("the final battle")).expect("sound"));
    eprintln!(
        "{} choices to lose, {} from the file to the end: {:?}",
        lost.moves().len(),
        ended.moves().len(),
        ended.state().stage
    );
    assert!(lost.moves().len() < 400 && ended.moves().len() < 400);
}

/// A campaign before its final battle, with one city saved in each of the chapters before.
fn before_the_final_battle() -> Campaign {
    let mut game = Match::<Campaign>::new(CampaignSetup {}, seed("before the end")).expect("a campaign");
    while game.state().stage != Stage::ChooseCity {
        let mut legal = Vec::new();
        game.state().legal(PLAYER, &mut legal);
        game.act(PLAYER, legal[0], &mut ()).expect("legal");
        let mut state = game.state().clone();
        if state.stage == Stage::Battle {
            // The first battle of a chapter is won at once, the second lost twice.
            let second = state.log.len().is_multiple_of(2);
            let battle = state.log.last_mut().expect("a battle");
            battle.games.push(GameResult { threat: 1, won: !second });
            state.stage = Stage::Aftermath;
            state.fight = None;
            let number = state.log.iter().map(|battle| battle.games.len() as u64).sum();
            game = Match::from_position(state, seed("after a battle").nth(number)).expect("a sound campaign");
        }
    }
    game.state().clone()
}

/// Makes all these choices on the page.
async fn make_all(browser: &Browser, plan: &Match<Campaign>) {
    hands::settled(browser).await;
    for step in plan.moves() {
        let action = serde_json::to_string(&step.action).expect("a choice is JSON");
        hands::make(browser, Hands::Mouse, &action).await;
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
    let plan = Match::<Campaign>::new(CampaignSetup {}, chance.clone()).expect("a campaign");
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

#[tokio::test]
async fn a_campaign_from_a_file_to_its_end() {
    if !available() {
        return;
    }
    let chance = seed("the final battle");
    let start = before_the_final_battle();
    let plan = Match::from_position(start.clone(), chance.clone()).expect("a sound campaign");
    let plan = bots_campaign(plan);
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "fr").await;
    let file = starboard.file("campaign.json", &serde_json::to_string(&Saved::of(&start)).expect("a file"));
    begin(&browser, &starboard, &chance).await;
    browser.click("details:has(#saved) summary").await;
    browser.choose_file("[data-into=saved]", &file).await;
    browser.until("document.querySelector('#saved').value !== ''").await;
    sit_down(&browser).await;
    browser.picture("campaign-from-a-file").await;
    make_all(&browser, &plan).await;
    look_at_the_end(&browser, &plan, "campaign-end").await;
    browser.close().await;
}
