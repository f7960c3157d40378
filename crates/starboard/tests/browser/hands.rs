//! Playing as a person does: by mouse, by keyboard alone, by finger.

use engine::Dice;
use fantoccini::key::Key;
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
        let now = browser
            .ask("return [Number(document.querySelector('#prompt').dataset.n), Starboard.playback.count.received]")
            .await;
        let [number, received] = [0, 1].map(|index| now[index].as_u64().expect("a count"));
        Before { number, received }
    }

    /// Waits until the choice has been made and shown. A touch that comes just when somebody else has
    /// done something only ends the showing of that: then it is false, and one touches again.
    async fn has_passed(&self, browser: &Browser) -> bool {
        let Before { number: before, received } = self;
        let passed = format!("Number(document.querySelector('#prompt').dataset.n) > {before}");
        let heard = format!("{passed} || Starboard.playback.count.received > {received}");
        browser.until(&format!("({heard}) && !document.body.matches('.playing, .waiting')")).await;
        let now = browser.ask(&format!("return [document.querySelector('#refusal').hidden, {passed}]")).await;
        assert_eq!(now[0], true, "a lit choice was refused");
        now[1] == true
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
    browser.press(char::from(Key::Escape)).await;
    let before = number(browser).await;
    for id in path {
        let chosen = browser.ask(&format!("return document.getElementById('{id}').classList.contains('chosen')")).await;
        if chosen == true {
            continue;
        }
        match hands {
            Hands::Mouse | Hands::Finger => browser.touch(&format!("[id='{id}']")).await,
            Hands::Keyboard => {
                walk_to(browser, &format!("[id='{id}']")).await;
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

/// Brings the focus to something with the Tab key.
pub(crate) async fn walk_to(browser: &Browser, css: &str) {
    let css = Value::from(css);
    let steps = format!(
        "const wanted = document.querySelector({css}), active = document.activeElement;
         const reached = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter((element) =>
           element === active || (element.tabIndex >= 0 && !element.disabled && element.type !== 'hidden' && element.checkVisibility({{ visibilityProperty: true }})));
         if (!wanted) return 'gone';
         return [reached.indexOf(active), reached.indexOf(wanted)]"
    );
    loop {
        let where_ = browser.ask(&steps).await;
        let (Some(from), Some(to)) = (where_[0].as_i64(), where_[1].as_i64()) else { panic!("{css} is {where_}") };
        if from == to {
            return;
        }
        // Without a focus one Tab shows where one is.
        let (steps, shift) = if from < 0 || to < 0 { (1, false) } else { ((to - from).unsigned_abs(), to < from) };
        browser.press_often(char::from(Key::Tab), u32::try_from(steps).expect("few steps"), shift).await;
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
