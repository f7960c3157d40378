//! A page loads the style sheet of its own game. Nothing on it may be styled by that of another game only: such a rule
//! would be missing without a word.

use std::collections::BTreeMap;

use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::Tour;

#[tokio::test]
async fn no_page_needs_the_sheet_of_another_game() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    let script = format!("{}; return missed()", include_str!("sheets.js"));
    let mut missed: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for stop in &tour.stops {
        stop.visit(&browser, &starboard).await;
        for rule in browser.ask(&script).await.as_array().expect("a list") {
            missed.entry(rule.as_str().expect("a selector").to_owned()).or_default().push(&stop.name);
        }
    }
    browser.close().await;
    assert!(missed.is_empty(), "only the sheet of another game speaks of these: {missed:#?}");
}
