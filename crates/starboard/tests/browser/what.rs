//! "What is this?": whatever is touched is explained and nothing is played, by mouse, finger and keys, while others
//! play, and in a lesson.

use fantoccini::key::Key;
use ui::Lesson;

use crate::hands::{self, Hands};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour::{self, positions};
use crate::{hurry, sit_down};

/// What the tip says; nothing if there is none.
const TOLD: &str = "(document.querySelector('#explain:not([hidden])')?.innerText ?? '')";

const ASKING: &str = "!document.getElementById('what').hidden";

#[tokio::test]
async fn whatever_is_touched_is_explained_and_nothing_is_played() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    for (screen, hands) in [(Screen::Laptop, Hands::Mouse), (Screen::Phone, Hands::Finger)] {
        let browser = Browser::open(screen, "en").await;
        sit_down(&browser, &starboard).await;
        hurry(&browser).await;
        let before = hands::number(&browser).await;
        if hands == Hands::Mouse {
            browser.click(".bar [data-do='what']").await;
        } else {
            browser.touch("#menu summary").await;
            browser.touch("#menu [data-do='what']").await;
        }
        browser.until(ASKING).await;
        // A die that could be chosen, a number that only stands there, a button of the game.
        for (css, words) in
            [("#die-0", "die"), ("#energy header b", "Pays for rooms"), ("#damage", "the city has fallen")]
        {
            browser.touch(css).await;
            browser.until(&format!("{TOLD}.includes('{words}') && {TOLD}.includes('More')")).await;
            let said = browser.ask("return document.getElementById('told').textContent").await;
            assert!(said.as_str().is_some_and(|said| said.contains(words)), "{said}");
        }
        assert_eq!(browser.ask("return document.querySelectorAll('.chosen').length").await, 0);
        assert_eq!(hands::number(&browser).await, before);
        browser.touch("#what button").await;
        browser.until(&format!("!({ASKING}) && !{TOLD}")).await;
        browser.touch("#die-0").await;
        browser.until("document.querySelector('#die-0').classList.contains('chosen')").await;
        browser.close().await;
    }
}

/// By keys alone; a table that is drawn anew meanwhile leaves it on, and Tab goes on from where it was.
#[tokio::test]
async fn tab_walks_over_everything_and_what_others_do_does_not_end_it() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    tour::sit_down_at(&browser, &starboard, &positions::landing()).await;
    let before = hands::number(&browser).await;
    browser.press('w').await;
    browser.until(ASKING).await;
    let mut seen: Vec<String> = Vec::new();
    for step in 0..60 {
        browser.press(char::from(Key::Tab)).await;
        let at = browser.ask(&format!("return {TOLD}")).await.as_str().unwrap_or_default().to_owned();
        if !seen.contains(&at) {
            seen.push(at);
        }
        if step == 30 {
            // The table changes as if somebody else had played.
            let action = "document.querySelector('#choices .opt').value";
            browser.ask(&format!("window.Starboard.send({action})")).await;
            browser.until(&format!("Number(document.querySelector('#prompt').dataset.n) > {before}")).await;
            hands::settled(&browser).await;
            assert_eq!(browser.ask(&format!("return {ASKING}")).await, true);
        }
    }
    let words_of_the_game = seen.iter().filter(|words| words.contains("More")).count();
    assert!(words_of_the_game > 15, "{seen:#?}");
    let after = hands::number(&browser).await;
    browser.press('1').await;
    browser.press('u').await;
    browser.press(char::from(Key::Escape)).await;
    browser.until(&format!("!({ASKING})")).await;
    assert_eq!(hands::number(&browser).await, after, "no key plays while it is on");
    browser.close().await;
}

/// In a lesson it is not a wrong touch.
#[tokio::test]
async fn a_lesson_lets_one_ask() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let lesson = Lesson::all().first().expect("a lesson");
    browser.goto(&format!("{}/learn", starboard.address)).await;
    browser.click(&format!("form[action='/learn/{}/{}'] button", lesson.game, lesson.id)).await;
    browser.until("document.getElementById('lesson') && document.documentElement.dataset.connected === ''").await;
    hands::settled(&browser).await;
    let coach = "return document.querySelector('#lesson .coach-say:not([hidden])')?.textContent ?? document.getElementById('lesson').dataset.beat";
    let before = browser.ask(coach).await;
    browser.press('w').await;
    browser.until(ASKING).await;
    for css in ["#energy", "#damage", "#res-3"] {
        browser.touch(css).await;
        browser.until(&format!("{TOLD}.includes('More')")).await;
    }
    assert_eq!(browser.ask(coach).await, before);
    assert_eq!(browser.ask("return document.querySelectorAll('.no').length").await, 0, "nothing shakes");
    browser.press(char::from(Key::Escape)).await;
    browser.until(&format!("!({ASKING})")).await;
    assert_eq!(browser.ask(coach).await, before, "Escape ended asking, and did not step back");
    browser.close().await;
}
