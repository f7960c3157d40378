//! A page loads the style sheet of its own game. Nothing on it may be styled by that of another game only: such a rule
//! would be missing without a word. A table loads a part of it later: that part changes nothing that is seen by then, and
//! both together say what the whole sheet says. And nothing moves without end: a table at which somebody thinks rests.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::Tour;

/// What moves on a page and will never stop, where the visitor has not turned movement off.
const RESTLESS: &str = "document.documentElement.removeAttribute('data-speed');
    return document.getAnimations()
    .filter(({ effect }) => !Number.isFinite(effect.getComputedTiming().endTime))
    .map((each) => `${each.animationName} of ${each.effect.target.id || each.effect.target.className}`)";

/// What kinds of tables there are, for their style.
const KIND: &str = "const table = document.querySelectorAll('link[rel=stylesheet]').length > 1;
    return table ? `${document.body.dataset.rules} ${document.querySelector('#end')?.className}` : ''";

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
    let mut different: Vec<(String, Value)> = Vec::new();
    let mut compared = BTreeSet::new();
    let mut restless: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for stop in &tour.stops {
        stop.visit(&browser, &starboard).await;
        for rule in browser.ask(&script).await.as_array().expect("a list") {
            missed.entry(rule.as_str().expect("a selector").to_owned()).or_default().push(&stop.name);
        }
        // One page of each kind: the browser is asked for all that it makes of some thousand elements.
        let kind = browser.ask(KIND).await.as_str().expect("a kind").to_owned();
        for moves in browser.ask(RESTLESS).await.as_array().expect("a list") {
            restless.entry(moves.as_str().expect("a name").to_owned()).or_default().push(&stop.name);
        }
        if compared.insert(kind) {
            let script = format!("{}; return differences()", include_str!("sheets.js"));
            different.push((stop.name.clone(), browser.ask(&script).await));
        }
    }
    browser.close().await;
    assert!(restless.is_empty(), "these never rest: {restless:#?}");
    assert!(compared.len() > 4, "{compared:?}");
    different.retain(|(_, found)| found["before"] != json!([]) || found["after"] != json!([]));
    assert!(different.is_empty(), "these look otherwise before or after a part of the sheet has come: {different:#?}");
    assert!(missed.is_empty(), "only the sheet of another game speaks of these: {missed:#?}");
}
