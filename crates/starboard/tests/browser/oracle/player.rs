//! A player who makes random choices on a page, in as few steps of the driver as there can be, and
//! compares the page with a fresh one after each.

use engine::Dice;
use serde_json::Value;

use crate::hands::{Hands, agree, is_dull, walk_to};
use crate::harness::Browser;

const COMPARE: &str = include_str!("compare.js");

/// What a page offers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Situation {
    /// The number of the position.
    pub(crate) number: u64,
    /// The choices: what to touch for each, and the action.
    pub(crate) offered: Vec<(Vec<String>, String)>,
    /// Whether the last choice can be taken back.
    pub(crate) undo: bool,
    /// Whether the next player is to take over.
    pub(crate) curtain: bool,
    /// Whether the page says why something was refused.
    pub(crate) refused: bool,
    /// What differs from the page loaded afresh.
    pub(crate) differences: Vec<String>,
    /// How many things were compared.
    pub(crate) lines: u64,
}

fn situation(value: &Value) -> Situation {
    let choice = |choice: &Value| {
        let path = choice[0].as_str().unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        (path, choice[1].as_str().unwrap_or_default().to_owned())
    };
    let list = |name: &str| value[name].as_array().cloned().unwrap_or_default();
    let difference =
        |found: &Value| format!("{}\n    live:  {}\n    fresh: {}", found["path"], found["live"], found["fresh"]);
    Situation {
        number: value["number"].as_u64().expect("a number"),
        offered: list("offered").iter().map(choice).collect(),
        undo: value["undo"] == true,
        curtain: value["curtain"] == true,
        refused: value["refused"] == true,
        differences: list("differences").iter().map(difference).collect(),
        lines: value["lines"].as_u64().unwrap_or(0),
    }
}

/// Waits until the page has come to a number, compares it with a fresh one, and says what can be
/// done next.
pub(crate) async fn look(browser: &Browser, least: u64) -> Situation {
    situation(&browser.ask(&format!("{COMPARE}; return verdict({least})")).await)
}

/// The same without the comparison.
pub(crate) async fn glance(browser: &Browser, least: u64) -> Situation {
    situation(&browser.ask(&format!("{COMPARE}; return arrived({least}).then(situation)")).await)
}

/// What brings a long game nearer to its end: taken more often, so that games end.
const KEEN: [&str; 5] = ["\"upgrade\"", "\"advance\"", "\"pay\"", "\"orbit\"", "\"colony\""];

/// One of the choices.
fn pick(offered: &[(Vec<String>, String)], chance: &mut Dice) -> (Vec<String>, String) {
    let useful: Vec<_> = offered.iter().filter(|(_, action)| !is_dull(action)).cloned().collect();
    let all = if useful.is_empty() { offered } else { &useful };
    let keen: Vec<_> =
        all.iter().filter(|(_, action)| KEEN.iter().any(|word| action.contains(word))).cloned().collect();
    let from = if keen.is_empty() || chance.roll(3) == 1 { all } else { &keen };
    chance.pick(from).cloned().expect("a choice")
}

/// The selector of a button that sends an action.
fn button(action: &str) -> String {
    format!("#prompt [data-button][value={}]", Value::from(action))
}

/// Makes one choice and says by which number it is shown.
pub(crate) async fn choose(browser: &Browser, hands: Hands, now: &Situation, chance: &mut Dice) -> u64 {
    let (path, action) = pick(&now.offered, chance);
    match hands {
        Hands::Mouse if chance.roll(4) == 1 => choose_in_list(browser, &action).await,
        Hands::Mouse => {
            for css in targets(&path, &action) {
                touch(browser, &css).await;
            }
        }
        Hands::Finger => {
            for css in targets(&path, &action) {
                touch(browser, &css).await;
            }
            if !path.is_empty() {
                let confirm = "#confirm:not([hidden]) [data-do='confirm']";
                // What has not come after so many looks never will.
                let asked = format!(
                    "{COMPARE}; return (async () => {{
                       for (let looks = 0; !document.querySelector({}) && number() <= {}; looks += 1) {{
                         if (looks === 10_000) throw new Error({} + ' chose nothing; chosen is ' + [...document.querySelectorAll('.chosen')].map((it) => it.id));
                         await pause();
                       }}
                     }})()",
                    Value::from(confirm),
                    now.number,
                    Value::from(path.join(" "))
                );
                browser.ask(&asked).await;
                if browser.ask(&format!("return Boolean(document.querySelector({}))", Value::from(confirm))).await
                    == true
                {
                    browser.touch(confirm).await;
                }
            }
        }
        Hands::Keyboard => {
            for css in targets(&path, &action) {
                let wanted = browser
                    .ask(&format!(
                        "const it = document.querySelector({}); return Boolean(it) && !it.matches('#board .chosen, #panels .chosen')",
                        Value::from(css.as_str())
                    ))
                    .await;
                if wanted == true {
                    walk_to(browser, &css).await;
                    browser.press_enter().await;
                }
            }
        }
    }
    agree(browser).await;
    now.number + 1
}

/// Touches something, unless it is chosen already or gone.
async fn touch(browser: &Browser, css: &str) {
    let wanted = format!(
        "const it = document.querySelector({}); return Boolean(it) && !it.matches('#board .chosen, #panels .chosen')",
        Value::from(css)
    );
    while browser.ask(&wanted).await == true {
        browser.touch(css).await;
        // On a busy machine a finger may have stayed for so long that it was told what this is
        // instead: it touches again.
        let read = format!(
            "return Boolean(document.querySelector('#explain:not([hidden], .beside)') && document.querySelector({})?.matches('.may'))",
            Value::from(css)
        );
        if browser.ask(&read).await != true {
            return;
        }
    }
}

/// What is to be touched for a choice.
fn targets(path: &[String], action: &str) -> Vec<String> {
    match path {
        [] => vec![button(action)],
        path => path.iter().map(|id| format!("[id='{id}']")).collect(),
    }
}

/// Clicks a choice in the list where every choice stands in words.
async fn choose_in_list(browser: &Browser, action: &str) {
    let css = format!("#choices .opt[value={}]", Value::from(action));
    let closed = browser
        .ask(&format!(
            "const section = document.querySelector({}).closest('.section');
             if (!section || section.open) return null; section.dataset.wanted = ''; return 1",
            Value::from(css.as_str())
        ))
        .await;
    if closed == 1 {
        browser.touch("#choices [data-wanted] > summary").await;
        browser.ask("document.querySelector('#choices [data-wanted]')?.removeAttribute('data-wanted')").await;
    }
    browser.touch(&css).await;
}

/// Takes the last choice back and says by which number that is shown.
pub(crate) async fn undo(browser: &Browser, hands: Hands, now: &Situation) -> u64 {
    match hands {
        Hands::Keyboard => browser.press('u').await,
        _ => {
            // On a phone it stands where "Back" stands while something is chosen.
            let back = ".buttons [data-do='back']:not([hidden])";
            if browser.ask(&format!("return Boolean(document.querySelector(\"{back}\"))")).await == true {
                browser.touch(back).await;
            }
            browser.touch("form[data-undo] button").await;
        }
    }
    now.number + 1
}

/// Touches something that cannot be chosen and waits for the reason. Says whether there was such a thing.
pub(crate) async fn attempt(browser: &Browser, chance: &mut Dice) -> bool {
    let dark = browser
        .ask(
            "return [...document.querySelectorAll('#board button[id]:not(.may):not(.chosen), #board [role=button][id]:not(.may):not(.chosen)')]
               .filter((element) => element.checkVisibility() && element.getClientRects().length).map((element) => element.id)",
        )
        .await;
    let dark: Vec<Value> = dark.as_array().cloned().unwrap_or_default();
    let Some(id) = chance.pick(&dark) else { return false };
    let id = id.as_str().expect("an id");
    // What lies over it may be lit: then it is that which would be touched.
    let covered = browser
        .ask(&format!(
            "const it = document.getElementById('{id}'); it.scrollIntoView({{ block: 'nearest' }});
             const {{ left, right, top, bottom }} = it.getBoundingClientRect();
             return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some((over) => over.closest('.may, .chosen, .bar, nav, dialog, .menu'))"
        ))
        .await;
    if covered == true {
        return false;
    }
    browser.touch(&format!("[id='{id}']")).await;
    true
}

/// The next player takes over at a shared screen.
pub(crate) async fn take_over(browser: &Browser, hands: Hands) {
    match hands {
        Hands::Keyboard => {
            walk_to(browser, "#curtain a").await;
            browser.press_enter().await;
        }
        _ => browser.touch("#curtain a").await,
    }
    browser.until("document.querySelector('#board') && !document.querySelector('#curtain:not([hidden]) a')").await;
}
