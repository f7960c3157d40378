//! Nothing on any page is cut, too small to read or to touch, outside its box or the window,
//! covered, or over another text: measured in the browser by `overflow.js`.

use std::collections::BTreeMap;

use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::{self, LANGUAGES, Stop, THEMES, Tour, VIEWS, View};
use crate::wanted::Wanted;

/// No text is smaller, in pixels of the page.
const SMALLEST_TEXT: u32 = 13;

/// No target is smaller for a finger, or for a mouse.
const fn smallest_target(view: View) -> u32 {
    if view.touch { 44 } else { 24 }
}

/// What is wrong with the page in this window.
async fn findings(browser: &Browser, view: View) -> Vec<String> {
    let script =
        format!("{}; return overflow({}, {SMALLEST_TEXT})", include_str!("overflow.js"), smallest_target(view));
    let found = browser.ask(&script).await;
    found.as_array().expect("a list").iter().map(|each| each.as_str().expect("words").to_owned()).collect()
}

/// How a page is measured.
struct How<'a> {
    lang: &'static str,
    themes: &'a [&'static str],
    views: &'a [View],
}

/// All that was found, each thing once, with the places where it was seen.
#[derive(Default)]
struct Report(BTreeMap<String, Vec<String>>);

impl Report {
    /// Measures a page in these windows and themes.
    async fn measure(&mut self, (browser, starboard): (&Browser, &Starboard), stop: &Stop, how: &How<'_>) {
        for (index, view) in how.views.iter().enumerate() {
            view.show(browser).await;
            // The page is laid out anew for each window; only a finger or a mouse needs a new one.
            if index == 0 || how.views[index - 1].touch != view.touch {
                stop.visit(browser, starboard).await;
            }
            for theme in how.themes {
                tour::paint(browser, theme).await;
                for found in findings(browser, *view).await {
                    let place = format!("{}, {} {theme}, {}", stop.name, how.lang, view.name);
                    self.0.entry(found).or_default().push(place);
                }
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

/// What is measured in every run: each kind of page, the tables in their main steps.
const SELECTION: [&str; 16] = [
    "home",
    "record",
    "tiny-epic-galaxies-setup",
    "ufs-place-held",
    "ufs-rooms",
    "teg-start",
    "teg-landing",
    "teg-follow",
    "teg-upgrade",
    "ba-start",
    "ba-card-held",
    "ba-die-held",
    "ba-place",
    "ba-move-held",
    "ba-late",
    "ba-bots",
];

/// And in which windows.
const WINDOWS: [&str; 3] = ["small-laptop", "phone", "phone-landscape"];

/// Some pages in each of these windows, the languages and themes in turn.
#[tokio::test]
async fn nothing_is_cut_covered_or_too_small() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    let views: Vec<View> = VIEWS.into_iter().filter(|view| WINDOWS.contains(&view.name)).collect();
    let stops: Vec<&Stop> = tour.stops.iter().filter(|stop| SELECTION.contains(&stop.name.as_str())).collect();
    assert_eq!(stops.len(), SELECTION.len(), "all of the selection is on the tour");
    let mut report = Report::default();
    // The languages and themes in turn: `every_page_in_every_way` has them all.
    for (number, stop) in stops.into_iter().enumerate() {
        let (lang, theme) = (LANGUAGES[number % LANGUAGES.len()], THEMES[number % THEMES.len()]);
        tour::set(&browser, lang, theme).await;
        report.measure((&browser, &starboard), stop, &How { lang, themes: &[theme], views: &views }).await;
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
    let views = tour::wanted_views();
    let mut report = Report::default();
    for lang in tour::wanted_languages() {
        tour::set(&browser, lang, THEMES[0]).await;
        let how = How { lang, themes: &THEMES, views: &views };
        for stop in tour.wanted() {
            report.measure((&browser, &starboard), stop, &how).await;
        }
    }
    browser.close().await;
    report.demand_nothing();
}

/// Pictures of each game in each window and language, to be looked at:
/// `cargo test -p starboard --test browser -- --ignored pictures_of_every_window`.
#[tokio::test]
#[ignore = "makes pictures to be looked at"]
async fn pictures_of_every_window() {
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    for lang in tour::wanted_languages() {
        tour::set(&browser, lang, THEMES[0]).await;
        for view in tour::wanted_views() {
            view.show(&browser).await;
            for stop in tour.wanted().filter(|stop| stop.is_table() || Wanted::by("TOUR_PAGES").is_some()) {
                stop.visit(&browser, &starboard).await;
                browser.picture(&format!("{}-{lang}-{}", stop.name, view.name)).await;
            }
        }
    }
    browser.close().await;
}
