//! A page loads the style sheet of its own game. Nothing on it may be styled by that of another game only: such a rule
//! would be missing without a word. And nothing moves without end: a table at which somebody thinks rests.

use std::collections::BTreeMap;

use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::Tour;

/// What moves on a page and will never stop, where the visitor has not turned movement off.
const RESTLESS: &str = "document.documentElement.removeAttribute('data-speed');
    return document.getAnimations()
    .filter(({ effect }) => !Number.isFinite(effect.getComputedTiming().endTime))
    .map((each) => `${each.animationName} of ${each.effect.target.id || each.effect.target.className}`)";

#[tokio::test]
async fn a_page_needs_its_own_sheet_only_and_comes_to_rest() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    let script = format!("{}; return missed()", include_str!("sheets.js"));
    let mut missed: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    let mut restless: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for stop in &tour.stops {
        stop.visit(&browser, &starboard).await;
        for rule in browser.ask(&script).await.as_array().expect("a list") {
            missed.entry(rule.as_str().expect("a selector").to_owned()).or_default().push(&stop.name);
        }
        for moves in browser.ask(RESTLESS).await.as_array().expect("a list") {
            restless.entry(moves.as_str().expect("a name").to_owned()).or_default().push(&stop.name);
        }
    }
    browser.close().await;
    assert!(restless.is_empty(), "these never rest: {restless:#?}");
    assert!(missed.is_empty(), "only the sheet of another game speaks of these: {missed:#?}");
}
