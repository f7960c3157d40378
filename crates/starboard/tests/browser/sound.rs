//! What is heard: nothing until it is wanted, then each thing that is shown, in order.

use serde_json::json;

use crate::hands::settled;
use crate::harness::{Browser, Screen, Starboard, available};
use crate::sit_down;

const HEARD: &str = "return window.Starboard.sound.heard";

/// Places a die in a room, where the ships of its column fall: a gun might hold them.
async fn place(browser: &Browser) {
    settled(browser).await;
    let option =
        "[...document.querySelectorAll('#choices .opt')].find((option) => /^die-. sq-[1-9]/.test(option.dataset.path))";
    browser.ask(&format!("window.Starboard.send({option}.value)")).await;
    settled(browser).await;
}

#[tokio::test]
async fn a_die_is_heard_as_it_falls_but_only_once_the_sound_is_on() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    browser.ask("document.documentElement.dataset.speed = 'fast'").await;
    place(&browser).await;
    assert_eq!(browser.ask(HEARD).await, json!([]), "off at first");
    assert_eq!(browser.ask("return document.documentElement.dataset.sound").await, "off");

    browser.press('m').await;
    browser.until("window.Starboard.sound.heard.length === 1").await;
    browser.until("document.cookie.includes('starboard_sound=on')").await;
    place(&browser).await;
    let heard = browser.ask(HEARD).await;
    let heard: Vec<&str> = heard.as_array().expect("a list").iter().filter_map(|word| word.as_str()).collect();
    assert_eq!(heard[..3], ["turn", "move", "fall"], "a sample, the die, the ships: {heard:?}");

    // The setting stays, and fewer means the turn and the end only.
    browser.ask("document.querySelector('#menu [name=sound][value=fewer]').click()").await;
    browser.until("document.cookie.includes('starboard_sound=fewer')").await;
    browser.until("window.Starboard.sound.heard.at(-1) === 'turn'").await;
    let before = browser.ask(HEARD).await;
    place(&browser).await;
    assert_eq!(browser.ask(HEARD).await, before);
    browser.ask("location.reload()").await;
    browser.until("document.documentElement.dataset.sound === 'fewer' && document.querySelector('#board')").await;
    browser.close().await;
}
