//! axe-core finds nothing on any page: home, set-up, lobby, tables in their main steps, end,
//! analysis, replay, history, rules. The file `axe-core/axe-4.14.0.min.js` is the one of the npm
//! package `axe-core` 4.14.0, unchanged (MPL-2.0, its licences beside it); it is not shipped.

use std::collections::BTreeMap;

use serde_json::json;

use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::{self, LANGUAGES, Stop, THEMES, Tour};

/// What is wrong, each thing once, with the places where it was seen.
#[derive(Default)]
struct Report {
    pages: usize,
    found: BTreeMap<String, Vec<String>>,
}

impl Report {
    /// Opens a page and examines it with all rules.
    async fn examine(&mut self, browser: &Browser, starboard: &Starboard, stop: &Stop, how: &str) {
        stop.visit(browser, starboard).await;
        // As the browser's own console would: the page's content policy forbids what is not its own.
        let script = include_str!("axe-core/axe-4.14.0.min.js");
        browser.devtools("Runtime.evaluate", json!({ "expression": script })).await;
        self.run(browser, stop, how, "{}").await;
    }

    /// Examines the page that is open with these options of axe-core.
    async fn run(&mut self, browser: &Browser, stop: &Stop, how: &str, options: &str) {
        let found = browser.ask(&format!("const options = {options}; {EXAMINE}")).await;
        for each in found.as_array().expect("a list") {
            let found = each.as_str().expect("words").to_owned();
            self.found.entry(found).or_default().push(format!("{}, {how}", stop.name));
        }
        self.pages += 1;
    }

    fn demand_nothing(self) {
        let place = |(found, places): (&String, &Vec<String>)| {
            format!("{found}\n      {} times: {}", places.len(), places[..places.len().min(3)].join("; "))
        };
        let lines: Vec<String> = self.found.iter().map(place).collect();
        assert!(lines.is_empty(), "{} things on {} pages:\n{}", lines.len(), self.pages, lines.join("\n"));
    }
}

/// Of all findings one kind is left out: that a piece on the board or in a panel beside it shows
/// other letters than its name says (`label-content-name-mismatch`). What is printed on a piece is
/// a picture made of numbers and abbreviations ("+2", "1×", "Discover"); its name says the same in
/// whole words. Forms, menus, choices and prompts are held to that rule as well.
const EXAMINE: &str = "const drawn = (rule, node) => rule.id === 'label-content-name-mismatch'
        && Boolean(document.querySelector(node.target.at(-1))?.closest('#board, #panels'));
    return axe.run(document, { ...options, resultTypes: ['violations'] }).then((found) => found.violations.flatMap((rule) => rule.nodes
        .filter((node) => !drawn(rule, node))
        .map((node) => `${rule.id}: ${node.target.join(' ')}: ${node.html.slice(0, 160)} ${node.failureSummary || ''}`)))";

/// A page with violations is found out.
async fn finds_what_is_wrong(browser: &Browser, starboard: &Starboard) {
    let stop = Stop {
        name: "broken".to_owned(),
        path: "/".to_owned(),
        then: "document.querySelector('main').append(document.createElement('button'), new Image())",
    };
    let mut report = Report::default();
    report.examine(browser, starboard, &stop, "en").await;
    for rule in ["button-name", "image-alt"] {
        assert!(report.found.keys().any(|found| found.starts_with(rule)), "{rule}: {:?}", report.found);
    }
}

/// Each page once, the languages and themes in turn.
#[tokio::test]
async fn axe_finds_nothing() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    finds_what_is_wrong(&browser, &starboard).await;
    let mut report = Report::default();
    for (way, (lang, theme)) in ways().into_iter().enumerate() {
        tour::set(&browser, lang, theme).await;
        for stop in tour.stops.iter().skip(way).step_by(6) {
            report.examine(&browser, &starboard, stop, &format!("{lang} {theme}")).await;
        }
    }
    assert_eq!(report.pages, tour.stops.len());
    browser.close().await;
    report.demand_nothing();
}

/// The rules of axe-core that look at colours: for the page in another theme.
const COLOURS: &str = "{ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }";

/// Each page in each language and theme:
/// `cargo test -p starboard --test browser -- --ignored axe_finds_nothing_in_any_way`.
#[tokio::test]
#[ignore = "takes several minutes"]
async fn axe_finds_nothing_in_any_way() {
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    let mut report = Report::default();
    for lang in tour::wanted_languages() {
        let [first, others @ ..] = &THEMES;
        tour::set(&browser, lang, first).await;
        for stop in tour.wanted() {
            report.examine(&browser, &starboard, stop, &format!("{lang} {first}")).await;
            for theme in others {
                tour::paint(&browser, theme).await;
                report.run(&browser, stop, &format!("{lang} {theme}"), COLOURS).await;
            }
        }
    }
    browser.close().await;
    report.demand_nothing();
}

/// All languages in all themes.
fn ways() -> Vec<(&'static str, &'static str)> {
    LANGUAGES.into_iter().flat_map(|lang| THEMES.map(|theme| (lang, theme))).collect()
}
