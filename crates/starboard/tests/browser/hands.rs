//! Playing as a person does: by mouse, by keyboard alone, by finger.

use engine::Dice;
use serde_json::Value;

use crate::harness::Browser;

/// What the player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hands {
    /// A mouse: things on the board are clicked.
    Mouse,
    /// A keyboard and nothing else.
    Keyboard,
    /// A finger: the first tap shows, the second confirms.
    Finger,
}

/// The number of the position on the page.
pub(crate) async fn number(browser: &Browser) -> u64 {
    let number = browser.ask("return document.querySelector('#prompt').dataset.n").await;
    number.as_str().and_then(|number| number.parse().ok()).expect("a number")
}

/// Waits until nothing moves and nothing is on its way.
pub(crate) async fn settled(browser: &Browser) {
    browser.until("!document.body.matches('.playing, .waiting')").await;
}

async fn is_over(browser: &Browser) -> bool {
    browser.ask("return document.querySelectorAll('#choices .opt').length === 0").await == true
}

/// Makes choices until there is none left, and says how many.
pub(crate) async fn play_to_the_end(browser: &Browser, hands: Hands, chance: &mut Dice) -> u32 {
    let mut choices = 0;
    settled(browser).await;
    loop {
        take_over(browser).await;
        if is_over(browser).await {
            return choices;
        }
        choose(browser, hands, chance).await;
        choices += 1;
    }
}

/// Makes one choice and waits until all that it did has been shown.
pub(crate) async fn choose(browser: &Browser, hands: Hands, chance: &mut Dice) {
    loop {
        let before = Before::of(browser).await;
        touch_board(browser, hands, chance).await;
        if before.has_passed(browser).await {
            return;
        }
    }
}

/// The page before a choice.
struct Before {
    number: u64,
    /// How many steps of others it had been sent.
    received: u64,
}

impl Before {
    async fn of(browser: &Browser) -> Before {
        let received = browser.ask("return Starboard.playback.count.received").await;
        Before { number: number(browser).await, received: received.as_u64().expect("a count") }
    }

    /// Waits until the choice has been made and shown. A touch that comes just when somebody else has
    /// done something only ends the showing of that: then it is false, and one touches again.
    async fn has_passed(&self, browser: &Browser) -> bool {
        let Before { number: before, received } = self;
        let passed = format!("Number(document.querySelector('#prompt').dataset.n) > {before}");
        browser.until(&format!("{passed} || Starboard.playback.count.received > {received}")).await;
        settled(browser).await;
        let refused = browser.ask("return document.querySelector('#refusal').hidden").await;
        assert_eq!(refused, true, "a lit choice was refused");
        number(browser).await > *before
    }
}

/// Where a curtain stands between two hands on one screen, the next player takes over.
pub(crate) async fn take_over(browser: &Browser) -> bool {
    let curtain = browser.ask("return Boolean(document.querySelector('#curtain:not([hidden]) a'))").await == true;
    if curtain {
        browser.touch("#curtain a").await;
        browser.until("document.querySelector('#board') && !document.querySelector('#curtain:not([hidden]) a')").await;
        settled(browser).await;
    }
    curtain
}

/// What is legal but leads nowhere: left for when there is nothing else, so that games end.
const DULL: [&str; 9] = [
    "discard\"",
    "remove_robot",
    "\"reroll\"",
    "\"convert\"",
    "\"end_turn\"",
    "skip_planet",
    "decline",
    "\"pass\"",
    "\"stop\"",
];

/// Whether an action leads nowhere.
pub(crate) fn is_dull(action: &str) -> bool {
    DULL.iter().any(|word| action.contains(word))
}

/// The ids to touch for one of the choices; empty for a button.
async fn some_path(browser: &Browser, chance: &mut Dice) -> (Vec<String>, String) {
    let offered = browser
        .ask("return [...document.querySelectorAll('#choices .opt')].map((o) => [o.dataset.path || '', o.value])")
        .await;
    let offered = offered.as_array().expect("a list");
    let useful: Vec<&Value> = offered.iter().filter(|choice| !choice[1].as_str().is_some_and(is_dull)).collect();
    let useful = if useful.is_empty() { offered.iter().collect() } else { useful };
    let choice = chance.pick(&useful).copied().expect("a choice");
    let path = choice[0].as_str().expect("a path").split_whitespace().map(str::to_owned).collect();
    (path, choice[1].as_str().expect("an action").to_owned())
}

/// Makes this choice, which must be among those on the page, and waits until all that it did has
/// been shown.
pub(crate) async fn choose_this(browser: &Browser, hands: Hands, action: &Value) {
    let offered = browser
        .ask("return [...document.querySelectorAll('#choices .opt')].map((o) => [o.dataset.path || '', o.value])")
        .await;
    let found = offered.as_array().expect("a list").iter().find_map(|choice| {
        let value = choice[1].as_str()?;
        let same = serde_json::from_str::<Value>(value).is_ok_and(|offered| offered == *action);
        same.then(|| (choice[0].as_str().unwrap_or_default().to_owned(), value.to_owned()))
    });
    let (path, value) = found.unwrap_or_else(|| panic!("{action} is not offered, but {offered}"));
    let path: Vec<String> = path.split_whitespace().map(str::to_owned).collect();
    loop {
        let before = Before::of(browser).await;
        touch_path(browser, hands, &path, &value).await;
        if before.has_passed(browser).await {
            return;
        }
    }
}

/// Makes one choice on the board.
pub(crate) async fn touch_board(browser: &Browser, hands: Hands, chance: &mut Dice) {
    let (path, action) = some_path(browser, chance).await;
    touch_path(browser, hands, &path, &action).await;
}

/// Touches these things one after the other; without any, presses the button of the action.
async fn touch_path(browser: &Browser, hands: Hands, path: &[String], action: &str) {
    if path.is_empty() {
        return press_button(browser, hands, action).await;
    }
    // Whatever the page has chosen by itself is let go.
    browser.press(char::from(fantoccini::key::Key::Escape)).await;
    let before = number(browser).await;
    for id in path {
        let chosen = browser.ask(&format!("return document.getElementById('{id}').classList.contains('chosen')")).await;
        if chosen == true {
            continue;
        }
        match hands {
            Hands::Mouse | Hands::Finger => browser.touch(&format!("[id='{id}']")).await,
            Hands::Keyboard => {
                walk_to(browser, id).await;
                browser.press_enter().await;
            }
        }
    }
    if hands == Hands::Finger {
        browser.until(&format!("!document.querySelector('#confirm').hidden || Number(document.querySelector('#prompt').dataset.n) > {before}")).await;
        if number(browser).await == before {
            browser.touch("#confirm [data-do='confirm']").await;
        }
    }
}

async fn press_button(browser: &Browser, hands: Hands, action: &str) {
    let script = format!(
        "const button = [...document.querySelectorAll('#prompt [data-button]')].find((b) => b.value === {});
         if (button) button.focus(); return Boolean(button)",
        Value::from(action)
    );
    let shown = browser.ask(&script).await;
    assert_eq!(shown, true, "a choice without a place has a button: {action}");
    match hands {
        Hands::Keyboard => browser.press_enter().await,
        _ => browser.touch("#prompt [data-button]:focus").await,
    }
    agree(browser).await;
}

/// Whoever is asked whether much shall be thrown away says yes.
pub(crate) async fn agree(browser: &Browser) {
    browser.ask("const yes = document.querySelector('#sure[open] [value=yes]'); if (yes) yes.click()").await;
}

/// Brings the focus to a lit thing with the Tab key.
async fn walk_to(browser: &Browser, id: &str) {
    let here = format!("return document.activeElement && document.activeElement.id === '{id}'");
    while browser.ask(&here).await != true {
        browser.press(char::from(fantoccini::key::Key::Tab)).await;
    }
}

/// Chooses a die and points at a place, so that the page shows what would happen.
pub(crate) async fn point_somewhere(browser: &Browser) {
    let die = browser.ask("return document.querySelector('.die.may')?.id || ''").await;
    let die = die.as_str().unwrap_or_default().to_owned();
    if !die.is_empty() {
        browser.click(&format!("[id='{die}']")).await;
    }
    let spot = browser
        .ask("const lit = [...document.querySelectorAll('#board .may')]; return lit.length ? lit[Math.floor(lit.length / 2)].id : ''")
        .await;
    let spot = spot.as_str().unwrap_or_default().to_owned();
    if !spot.is_empty() {
        browser.point(&format!("[id='{spot}']")).await;
    }
}
