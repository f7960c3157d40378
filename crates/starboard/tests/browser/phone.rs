//! What a finger meets on a phone: answers that act at once, dice that can be put back, zones that
//! turn to where something happens, buttons that keep to their strip, long presses that explain.

use std::time::Duration;

use crate::hands::{self, settled};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::{self, VIEWS, View, positions};
use crate::{hurry, sit_down};

/// The zone that fills the window.
const SHOWN: &str = "document.querySelector('.zone-tabs a[aria-current]')?.getAttribute('href')";

/// How many dice are picked.
const PICKED: &str = "document.querySelectorAll('#board .dice .picked').length";

/// What says in words what it does is not asked about again; a place on the board is.
#[tokio::test]
async fn a_finger_is_not_asked_twice() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    tour::sit_down_at(&browser, &starboard, &positions::landing()).await;
    let before = hands::number(&browser).await;
    browser.touch("#board .pad.may").await;
    browser.until("!document.querySelector('#confirm').hidden").await;
    assert_eq!(hands::number(&browser).await, before, "the planet itself says nothing: the finger is asked");
    browser.touch("#answer-skip").await;
    browser.until(&format!("Number(document.querySelector('#prompt').dataset.n) > {before}")).await;
    settled(&browser).await;
    assert_eq!(browser.ask("return document.querySelector('#confirm').hidden").await, true);
    browser.close().await;
}

/// A picked die says how it is put back, and is put back by a touch; those picked after it stay.
#[tokio::test]
async fn a_picked_die_is_put_back_by_touching_it_again() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    for screen in [Screen::Laptop, Screen::Phone] {
        let browser = Browser::open(screen, "en").await;
        tour::sit_down_at(&browser, &starboard, &positions::rerolling()).await;
        hurry(&browser).await;
        assert_eq!(browser.ask(&format!("return {PICKED}")).await, 1);
        let first = browser.ask("return document.querySelector('#board .dice:has(.picked)').id").await;
        let first = first.as_str().expect("an id").to_owned();
        let label = browser.ask(&format!("return document.getElementById('{first}').getAttribute('aria-label')")).await;
        assert!(label.as_str().is_some_and(|label| label.contains("put it back")), "{label}");

        // Another one, of another face.
        browser.touch(&format!("#board .dice.may:not(#{first}) .cube:not(.picked)")).await;
        if screen == Screen::Phone {
            browser.touch("#confirm [data-do='confirm']").await;
        }
        browser.until(&format!("{PICKED} === 2")).await;
        settled(&browser).await;
        let both = browser
            .ask("return [...document.querySelectorAll('#board .dice:has(.picked)')].map((dice) => dice.id)")
            .await;
        let second = both.as_array().expect("a list").iter().filter_map(|id| id.as_str()).find(|id| *id != first);
        let second = second.expect("another face").to_owned();

        browser.touch(&format!("#{first} .picked")).await;
        browser.until(&format!("{PICKED} === 1 && document.querySelector('#{second} .picked')")).await;
        settled(&browser).await;
        // By keyboard, as soon as no other die of the face is left.
        browser.until(&format!("document.getElementById('{second}').tabIndex === 0")).await;
        let all = browser.ask(&format!("return !document.getElementById('{second}').matches('.may')")).await;
        if all == true {
            browser.ask(&format!("document.getElementById('{second}').focus()")).await;
            browser.press_enter().await;
        } else {
            browser.touch(&format!("#{second} .picked")).await;
        }
        browser.until(&format!("{PICKED} === 0")).await;
        browser.close().await;
    }
}

/// Two steps, of which the first changes something among the planets.
const AMONG_THE_PLANETS: &str = "return (async () => {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const board = page.querySelector('#board'), parts = () => [{ id: 'board', html: board.outerHTML }], now = parts();
    board.querySelector('#zone-planets h3').textContent = 'Something happens here';
    Starboard.playback.push([{ pause: 600000, parts: parts() }, { pause: 0, parts: now }]);
  })()";

/// The tabs turn by a touch, by what happens elsewhere, and back to where something is asked.
#[tokio::test]
async fn zones_turn_to_what_happens_and_back_to_what_is_asked() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    tour::sit_down_at(&browser, &starboard, &positions::rerolling()).await;
    browser.until(&format!("{SHOWN} === '#zone-dice'")).await;
    browser.ask("document.documentElement.dataset.speed = 'normal'").await;
    browser.touch(".zone-tabs a[href='#zone-rivals']").await;
    browser.until(&format!("{SHOWN} === '#zone-rivals'")).await;
    browser.touch(".zone-tabs a[href='#zone-dice']").await;
    browser.until(&format!("{SHOWN} === '#zone-dice'")).await;

    browser.ask(AMONG_THE_PLANETS).await;
    browser.until(&format!("{SHOWN} === '#zone-planets'")).await;
    assert_eq!(
        browser.ask("return document.querySelector('.zone-tabs .happens').getAttribute('href')").await,
        "#zone-planets"
    );
    browser.press(char::from(fantoccini::key::Key::Escape)).await;
    settled(&browser).await;
    browser.until(&format!("{SHOWN} === '#zone-dice'")).await;
    assert_eq!(browser.ask("return document.querySelectorAll('.zone-tabs .happens').length").await, 0);

    // Where the board is beside what is asked, the tab of the zone that fills it is marked.
    let enlarged = VIEWS.into_iter().find(|view| view.name == "zoom-200").expect("a low window");
    enlarged.show(&browser).await;
    for zone in ["#zone-planets", "#zone-rivals", "#zone-dice"] {
        browser.ask(&format!("document.querySelector(\".zone-tabs a[href='{zone}']\").click()")).await;
        browser.until(&format!("{SHOWN} === '{zone}'")).await;
    }
    browser.close().await;
}

/// A long press tells what something is, and chooses nothing.
#[tokio::test]
async fn a_long_press_explains_and_chooses_nothing() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    sit_down(&browser, &starboard).await;
    let before = hands::number(&browser).await;
    browser.hold("#die-0", Duration::from_millis(900)).await;
    browser.until("document.querySelector('#explain:not([hidden])')?.textContent.trim()").await;
    assert_eq!(browser.ask("return document.querySelectorAll('.chosen').length").await, 0, "nothing is chosen");
    assert_eq!(hands::number(&browser).await, before);
    // The words lie over some buttons. A touch there closes them, and presses nothing that cannot be seen.
    let covered = "const middle = (at) => [at.left + at.width / 2, at.top + at.height / 2];
        return [...document.querySelectorAll('button, a[href]')].map((each) => middle(each.getBoundingClientRect()))
            .find(([x, y]) => document.elementFromPoint(x, y)?.closest('#explain') && !document.elementFromPoint(x, y).closest('a'))";
    let covered = browser.ask(covered).await;
    let place = covered.as_array().expect("a button below the words").iter().map(|at| at.as_f64().expect("a place"));
    let place: Vec<f64> = place.collect();
    let pressed = "window.pressed = 0; addEventListener('click', (event) => { if (event.target.closest('button, a')) window.pressed += 1; }, true)";
    browser.ask(pressed).await;
    browser.touch_at((place[0], place[1])).await;
    browser.until("document.querySelector('#explain').hidden").await;
    assert_eq!(browser.ask("return window.pressed").await, 0);
    assert_eq!(hands::number(&browser).await, before);
    // A short touch chooses, and takes the words away.
    browser.hold("#die-0", Duration::from_millis(900)).await;
    browser.until("document.querySelector('#explain:not([hidden])')").await;
    browser.touch("#die-0").await;
    browser.until("document.querySelector('#die-0.chosen') && document.querySelector('#explain').hidden").await;
    browser.close().await;
}

/// What is refused in between takes nothing away from the choice that waits to be confirmed.
#[tokio::test]
async fn a_refusal_leaves_what_waits_to_be_confirmed() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    sit_down(&browser, &starboard).await;
    let before = hands::number(&browser).await;
    browser.touch("#die-0").await;
    let first = |css: &str| format!("return '#' + document.querySelector({}).id", serde_json::Value::from(css));
    let lit = browser.ask(&first("#board .slot.may")).await;
    browser.touch(lit.as_str().expect("a place")).await;
    browser.until("document.querySelector('#confirm:not([hidden]) [data-do=confirm]')").await;
    let forbidden = browser.ask(&first("#board button.slot:not(.may)")).await;
    browser.touch(forbidden.as_str().expect("a place")).await;
    browser.until("!document.querySelector('#refusal').hidden").await;
    browser.touch("#confirm [data-do=confirm]").await;
    browser.until(&format!("Number(document.querySelector('#prompt').dataset.n) > {before}")).await;
    browser.close().await;
}

/// However many answers there are, they take two rows; the lit one is in view.
#[tokio::test]
async fn many_answers_keep_to_a_strip() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    tour::sit_down_at(&browser, &starboard, &positions::landing()).await;
    let before = browser.ask("return document.querySelector('#prompt').getBoundingClientRect().height").await;
    browser
        .ask(
            "const strip = document.querySelector('#prompt .replies'), button = strip.querySelector('button');
             for (let count = 0; count < 14; count += 1) strip.append(Object.assign(button.cloneNode(true), { value: String(count) }))",
        )
        .await;
    let after = browser.ask("return document.querySelector('#prompt').getBoundingClientRect().height").await;
    let (before, after) = (before.as_f64().expect("a height"), after.as_f64().expect("a height"));
    assert!(after < before + 130.0, "the question grows from {before} to {after}");
    let seen = "(() => { const strip = document.querySelector('#prompt .replies').getBoundingClientRect();
        const last = document.querySelector('#prompt .replies').lastElementChild.getBoundingClientRect();
        return last.top >= strip.top - 1 && last.bottom <= strip.bottom + 1; })()";
    assert_eq!(browser.ask(&format!("return {seen}")).await, false, "there are more than two rows");
    browser.ask("document.querySelector('#prompt .replies').lastElementChild.classList.add('on')").await;
    browser.until(seen).await;
    browser.close().await;
}

/// What a room costs stands in the room and beside the square for its die, on every phone.
#[tokio::test]
async fn what_rooms_cost_stands_beside_their_squares() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    for view in tour::VIEWS.into_iter().filter(|view| view.touch) {
        View::show(view, &browser).await;
        let under = browser
            .ask(
                "const texts = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT), range = document.createRange(), found = [];
                 const squares = [...document.querySelectorAll('#board .slot')].map((slot) => slot.getBoundingClientRect());
                 const rooms = [...document.querySelectorAll('#board .wall')].map((room) => room.getBoundingClientRect());
                 let seen = 0;
                 for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                   if (!text.parentElement.closest('.facts') || text.parentElement.closest('.vh') || !text.data.trim()) continue;
                   range.selectNodeContents(text);
                   const at = range.getBoundingClientRect();
                   seen += 1;
                   const room = rooms.find((each) => at.left + 2 > each.left && at.left + 2 < each.right && at.top + 5 > each.top && at.top + 5 < each.bottom);
                   if (!room || at.right > room.right + 1) found.push(`${text.data} leaves its room`);
                   if (squares.some((square) => Math.min(at.right, square.right) - Math.max(at.left, square.left) > 1 && Math.min(at.bottom, square.bottom) - Math.max(at.top, square.top) > 3)) found.push(text.data);
                 }
                 return [seen, found]",
            )
            .await;
        assert!(under[0].as_u64() > Some(10), "{}: {under}", view.name);
        assert_eq!(under[1], serde_json::json!([]), "{}", view.name);
    }
    browser.close().await;
}
