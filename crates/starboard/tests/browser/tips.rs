//! Every sign on every table explains itself, with the same tip: under the mouse, at the focus,
//! after a long press.

use std::collections::BTreeMap;

use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::{self, Tour};

/// What can be pointed at and has a tip, of each kind one: in CSS.
const POINTED: [&str; 3] = ["#board [data-tip]", "#board :has(> .tip)", "#board button[aria-label]"];

/// Points at something and says how the tip looks.
async fn look_of_tip(browser: &Browser, css: &str) -> Option<String> {
    let there = format!(
        "const found = [...document.querySelectorAll('{css}')].find((each) => {{
             const at = each.getBoundingClientRect(), x = at.left + at.width / 2, y = at.top + at.height / 2;
             return at.width > 0 && each.contains(document.elementFromPoint(x, y));
         }});
         if (found) found.setAttribute('data-pointed', ''); return Boolean(found)"
    );
    if browser.ask(&there).await != true {
        return None;
    }
    // From elsewhere: a tip that was closed does not come again while the pointer stays.
    browser.point(".bar").await;
    browser.point("[data-pointed]").await;
    browser.until("document.querySelector('#explain:not([hidden])')?.textContent.trim()").await;
    let look = browser
        .ask(
            "document.querySelector('[data-pointed]').removeAttribute('data-pointed');
             const look = getComputedStyle(document.querySelector('#explain'));
             return ['backgroundColor', 'borderTopColor', 'color', 'fontSize', 'fontFamily', 'maxWidth'].map((name) => look[name]).join()",
        )
        .await;
    browser.press(char::from(fantoccini::key::Key::Escape)).await;
    browser.until("!document.querySelector('#explain:not([hidden])')").await;
    look.as_str().map(str::to_owned)
}

#[tokio::test]
async fn every_sign_explains_itself_with_the_same_tip() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let tour = Tour::prepare(&browser, &starboard).await;
    tour::set(&browser, "en", "dark").await;
    let mut unexplained: BTreeMap<String, String> = BTreeMap::new();
    let mut looks: BTreeMap<String, String> = BTreeMap::new();
    let tables = tour.stops.iter().filter(|stop| stop.path.starts_with("/t/") && stop.then.is_empty());
    for stop in tables.filter(|stop| !stop.path.contains("/analysis") && !stop.name.ends_with("lobby")) {
        stop.visit(&browser, &starboard).await;
        let script = format!("{}; return unexplained()", include_str!("unexplained.js"));
        for sign in browser.ask(&script).await.as_array().into_iter().flatten() {
            unexplained.entry(sign.as_str().unwrap_or_default().to_owned()).or_insert(stop.name.clone());
        }
        if matches!(stop.name.as_str(), "ufs-place" | "teg-move" | "ba-start") {
            for css in POINTED {
                if let Some(look) = look_of_tip(&browser, css).await {
                    looks.insert(look, format!("{} {css}", stop.name));
                }
            }
        }
    }
    browser.close().await;
    assert!(unexplained.is_empty(), "{unexplained:#?}");
    assert_eq!(looks.len(), 1, "{looks:#?}");
}
