//! Whole games of Tiny Epic Galaxies through the page, choice by choice as they were prepared.

use engine::{Match, Outcome, Record, Turn};
use tiny_epic_galaxies::{Setup, TinyEpicGalaxies};

use crate::hands::{Hands, choose_this, settled, take_over};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::{hurry, prepared};

/// What the players are called.
const NAMES: [&str; 2] = ["Ada & Co", "Łucja"];

/// Fills the form as a visitor would and starts the game.
async fn set_up(browser: &Browser, starboard: &Starboard, setup: &Setup, seed: &str) {
    browser.goto(&format!("{}/new/tiny-epic-galaxies", starboard.address)).await;
    browser.ask(&format!("document.querySelector(\"[name=players][value='{}']\").click()", setup.players)).await;
    if setup.expansion {
        browser.ask("document.querySelector('[name=expansion]').click()").await;
    }
    for (seat, name) in NAMES.iter().enumerate().take(setup.players.into()) {
        browser.ask(&format!("document.querySelector('[name=name-{seat}]').value = '{name}'")).await;
    }
    browser.ask(&format!("document.querySelector('[name=seed]').value = '{seed}'")).await;
    browser.click("form#setup button[type=submit]").await;
    browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
    hurry(browser).await;
}

/// Plays a prepared game from the form to the final table, and has its record verified.
async fn whole_game(setup: Setup, seed: &str, screen: Screen, lang: &str, hands: Hands) {
    if !available() {
        return;
    }
    let plan = prepared::short_game(&setup, &seed.parse().expect("a seed"), 300);
    let starboard = Starboard::start();
    let browser = Browser::open(screen, lang).await;
    set_up(&browser, &starboard, &setup, seed).await;
    let mut handovers = 0;
    for step in plan.moves() {
        handovers += u32::from(take_over(&browser).await);
        choose_this(&browser, hands, &serde_json::to_value(step.action).expect("an action")).await;
    }
    assert_eq!(handovers > 1, setup.players > 1, "the screen changes hands {handovers} times");
    settled(&browser).await;
    browser.until("document.querySelector('#end') && document.querySelector('#end').textContent.trim() !== ''").await;
    browser.picture(&format!("tiny-epic-galaxies-{}-{lang}-end", setup.players)).await;
    final_table(&browser, &plan).await;
    same_record(&browser, &plan).await;
    browser.close().await;
}

/// The final table shows every player with the total.
async fn final_table(browser: &Browser, plan: &Match<TinyEpicGalaxies>) {
    let Turn::Over(Outcome { scores, .. }) = engine::Game::turn(plan.state()) else { panic!("the plan ends") };
    let shown = browser.ask("return document.querySelector('#end').textContent").await;
    let shown = shown.as_str().expect("a text");
    for (score, name) in scores.iter().zip(NAMES) {
        assert!(shown.contains(name), "{name} is missing: {shown}");
        assert!(shown.contains(&score.to_string()), "{score} is missing: {shown}");
    }
    let log = browser.ask("return document.querySelector('#log').textContent").await;
    assert!(log.as_str().expect("a log").contains(NAMES[0]), "the log calls the players by their names");
}

/// The record that the page gives away is the prepared game, and the program vouches for it.
async fn same_record(browser: &Browser, plan: &Match<TinyEpicGalaxies>) {
    let record = browser.ask("return fetch(location.pathname + '/match.json').then((answer) => answer.text())").await;
    let record = record.as_str().expect("a record");
    let parsed: Record<TinyEpicGalaxies> = serde_json::from_str(record).expect("a record of this game");
    assert_eq!(parsed.moves, plan.moves());
    assert_eq!(parsed.hash, plan.hash());
    let file = std::env::temp_dir().join(format!("starboard-{}.json", parsed.hash));
    std::fs::write(&file, record).expect("the record is kept");
    let verdict = std::process::Command::new(env!("CARGO_BIN_EXE_starboard")).arg("verify").arg(&file).output();
    let verdict = verdict.expect("verify runs");
    let _ = std::fs::remove_file(&file);
    assert!(verdict.status.success(), "{}", String::from_utf8_lossy(&verdict.stderr));
}

#[tokio::test]
async fn tiny_epic_galaxies_for_two_at_one_screen() {
    let setup = Setup { players: 2, expansion: true, ..Setup::default() };
    whole_game(setup, "e", Screen::Laptop, "en", Hands::Mouse).await;
}

#[tokio::test]
async fn tiny_epic_galaxies_alone_by_finger() {
    let setup = Setup { players: 1, ..Setup::default() };
    whole_game(setup, "a", Screen::Phone, "pl", Hands::Finger).await;
}
