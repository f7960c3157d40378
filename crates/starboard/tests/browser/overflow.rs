//! Nothing on any page is cut, too small to read or to touch, outside its box or the window,
//! covered, or over another text: measured in the browser by `overflow.js`.

use std::collections::BTreeMap;

use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::{self, LANGUAGES, Stop, THEMES, Tour, VIEWS, View};

/// No text is smaller, in pixels of the page.
const SMALLEST_TEXT: u32 = 13;

/// No target is smaller for a finger, or for a mouse.
const fn smallest_target(view: View) -> u32 {
    if view.touch { 44 } else { 24 }
}

/// What is wrong with the page in this window.
async fn findings(browser: &Browser, view: View) -> Vec<String> {
    let script = format!(
        "return (function () {{ {} }})({}, {SMALLEST_TEXT})",
        include_str!("overflow.js"),
        smallest_target(view)
    );
    let found = browser.ask(&script).await;
    found.as_array().expect("a list").iter().map(|each| each.as_str().expect("words").to_owned()).collect()
}

/// All that was found, each thing once, with the places where it was seen.
#[derive(Default)]
struct Report(BTreeMap<String, Vec<String>>);

impl Report {
    /// Measures a page in these windows.
    async fn measure(&mut self, browser: &Browser, starboard: &Starboard, stop: &Stop, how: &str, views: &[View]) {
        for (index, view) in views.iter().enumerate() {
            view.show(browser).await;
            // The page is laid out anew for each window; only a finger or a mouse needs a new one.
            if index == 0 || views[index - 1].touch != view.touch {
                stop.visit(browser, starboard).await;
            }
            for found in findings(browser, *view).await {
                self.0.entry(found).or_default().push(format!("{}, {how}, {}", stop.name, view.name));
            }
        }
    }

    fn demand_nothing(self) {
        let lines: Vec<String> = self
            .0
            .iter()
            .map(|(found, places)| {
                format!("{found}\n      {} times: {}", places.len(), places[..places.len().min(3)].join("; "))
            })
            .collect();
        assert!(lines.is_empty(), "{} things are wrong:\n{}", lines.len(), lines.join("\n"));
    }
}

/// Each page in each window, in one of the languages and themes.
#[tokio::test]
#[ignore = "finds what is still to be mended"]
async fn nothing_is_cut_covered_or_too_small() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    let mut report = Report::default();
    for (index, stop) in tour.stops.iter().enumerate() {
        let (lang, theme) = (LANGUAGES[index % 3], THEMES[index % 2]);
        tour::set(&browser, lang, theme).await;
        report.measure(&browser, &starboard, stop, &format!("{lang} {theme}"), &VIEWS).await;
    }
    browser.close().await;
    report.demand_nothing();
}

/// Each page in each window, language and theme:
/// `cargo test -p starboard --test browser -- --ignored every_page_in_every_way`.
#[tokio::test]
#[ignore = "takes a quarter of an hour"]
async fn every_page_in_every_way() {
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    let mut report = Report::default();
    for lang in LANGUAGES {
        for theme in THEMES {
            tour::set(&browser, lang, theme).await;
            for stop in &tour.stops {
                report.measure(&browser, &starboard, stop, &format!("{lang} {theme}"), &VIEWS).await;
            }
        }
    }
    browser.close().await;
    report.demand_nothing();
}
