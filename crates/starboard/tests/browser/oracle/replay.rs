//! The same for a game that is looked back at: wherever one steps, jumps or plays to, and with whose eyes, the page is
//! the one that its address gives.

use black_angel::BlackAngel;
use engine::{Dice, Game, Match, Turn, setup_from_options};
use serde_json::{Value, json};

use super::player::look;
use crate::harness::{Browser, Screen, Starboard, available};

/// A game for two, played at random for so many choices.
fn record(choices: usize) -> String {
    let options = json!({ "players": 2 });
    let setup = setup_from_options::<BlackAngel>(options.as_object().expect("options")).expect("a setup");
    let mut game = Match::<BlackAngel>::new(setup, "looked back at".parse().expect("a seed")).expect("a game");
    let mut chance = Dice::new(&"looked back at".parse().expect("a seed"));
    while let Turn::Decide(seats) = game.state().turn() {
        if game.moves().len() == choices {
            break;
        }
        let (seat, mut actions) = (seats.iter().next().expect("a seat"), Vec::new());
        game.state().legal(seat, &mut actions);
        game.act(seat, actions[chance.below(actions.len() as u32) as usize], &mut ()).expect("it is legal");
    }
    serde_json::to_string(&game.record()).expect("a record")
}

/// Opens the replay of a match file.
async fn open(browser: &Browser, starboard: &Starboard, record: &str) {
    browser.goto(&format!("{}/", starboard.address)).await;
    let script = format!(
        "return fetch('/import', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: {} }}) \
         .then((answer) => answer.url)",
        Value::from(record)
    );
    let address = browser.ask(&script).await;
    browser.goto(address.as_str().expect("an address")).await;
    browser.until("document.documentElement.classList.contains('live')").await;
}

/// Does something and compares, once the address says that it is done.
async fn expect(browser: &Browser, script: &str, address: &str) {
    browser.ask(script).await;
    browser
        .until(&format!(
            "location.search === '?{address}' && !document.body.classList.contains('running') && \
             document.querySelector('#player').dataset.step === new URLSearchParams(location.search).get('step')"
        ))
        .await;
    let found = look(browser, 0).await.differences;
    assert!(found.is_empty(), "after {script}, at {address}:\n  {}", found.join("\n  "));
}

fn key(name: &str, shift: bool) -> String {
    format!(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', \
         {{ key: '{name}', shiftKey: {shift}, bubbles: true, cancelable: true }}))"
    )
}

#[tokio::test]
async fn oracle_of_a_game_that_is_looked_back_at() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    open(&browser, &starboard, &record(70)).await;
    browser.open_beside("afresh").await;
    let turns =
        browser.ask("return [...document.querySelectorAll('#turns a')].map((a) => Number(a.dataset.step))").await;
    let turns: Vec<u64> = turns.as_array().expect("turns").iter().filter_map(Value::as_u64).collect();
    let at = |step: u64| format!("step={step}&as=turn");
    let after = |step: u64| *turns.iter().find(|turn| **turn > step).expect("a turn");
    let on = key("ArrowRight", false);
    for step in 1..=3 {
        expect(&browser, &on, &at(step)).await;
    }
    expect(&browser, &key("ArrowLeft", false), &at(2)).await;
    expect(&browser, &key("ArrowRight", true), &at(after(2))).await;
    expect(&browser, &key("End", false), &at(70)).await;
    // The slider, a turn of the list, and a link of the player.
    let slide = "const slider = document.querySelector('#player [type=range]'); slider.value = '33'; \
                 slider.dispatchEvent(new Event('input', { bubbles: true }))";
    expect(&browser, slide, &at(33)).await;
    expect(&browser, "document.querySelectorAll('#turns a')[2].click()", &at(turns[2])).await;
    expect(&browser, "document.querySelector('#player .step-back').click()", &at(turns[2] - 1)).await;
    // With other eyes.
    expect(&browser, &key("2", false), &format!("step={}&as=1", turns[2] - 1)).await;
    expect(&browser, &on, &format!("step={}&as=1", turns[2])).await;
    // Played, over the end of what came with one answer, and stopped in the middle.
    expect(&browser, slide, "step=33&as=1").await;
    browser.ask(&format!("{}; {}", key("]", false), key("]", false))).await;
    assert_eq!(browser.ask("return document.querySelector('[data-player=speed]').dataset.pace").await, "4");
    browser.ask(&key(" ", false)).await;
    browser.until("document.body.classList.contains('running')").await;
    browser.until("Number(document.querySelector('#player').dataset.step) > 35").await;
    let live = browser.ask("return document.querySelector('#live').textContent").await;
    assert_eq!(live, "4×", "nothing else is said meanwhile");
    browser.ask(&format!("{}; {}; {}", key("[", false), key("[", false), key(" ", false))).await;
    browser
        .until("!document.body.classList.contains('running') && document.querySelector('#live').textContent !== '1×'")
        .await;
    let step = browser.ask("return document.querySelector('#player').dataset.step").await;
    let here = format!("step={}&as=1", step.as_str().expect("a step"));
    expect(&browser, "", &here).await;
    let said = browser
        .ask("return document.querySelector('#live').textContent === document.querySelector('.caption').textContent")
        .await;
    assert_eq!(said, true, "when it stops, what has happened is said");
    browser.close().await;
}
