//! An owner corrects a component of the box, plays a game in which it matters, and takes the match elsewhere.

use std::process::Command;

use engine::Dice;
use serde_json::Value;

use crate::hands::{Hands, play_to_the_end};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::{hurry, verify_record};

/// What the field of a component says in the picture beside the form, as the server has drawn it last.
const ENERGY: &str = "document.querySelector('.editing .yours ins')?.textContent ?? ''";

#[tokio::test]
async fn a_corrected_component_is_played_with_and_its_match_verified_where_nobody_has_it() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    // From the set-up to the box, and there to the upper base of the first city.
    browser.goto(&format!("{}/new/under-falling-skies", starboard.address)).await;
    browser.click(".to-read a[href='/box/under-falling-skies']").await;
    browser.goto(&format!("{}/box/under-falling-skies?kind=base_side", starboard.address)).await;
    let card = "[id='c-base_side.A-upper']";
    browser.click(&format!("{card} .ways a")).await;
    browser.until("document.querySelector('#editor')").await;
    // The drawing changes as one types, and says at once what cannot be.
    let energy = "[name='f.start_energy']";
    browser.ask(&format!("document.querySelector(\"{energy}\").select()")).await;
    for key in ['9', '9'] {
        browser.press(key).await;
    }
    browser.until("document.querySelector('.editing .field-fault')").await;
    assert_eq!(browser.ask(&format!("return document.querySelector(\"{energy}\").value")).await, "99");
    browser.ask(&format!("document.querySelector(\"{energy}\").select()")).await;
    browser.press('5').await;
    browser.until(&format!("({ENERGY}).includes('5') && !document.querySelector('.editing .field-fault')")).await;
    assert_eq!(browser.ask("return document.activeElement.name").await, "f.start_energy", "whoever types goes on");
    browser.picture("your-box-editor").await;
    browser.ask("document.querySelector('#editor [name=name]').value = 'True to my box'").await;
    browser.click("#editor [value=keep]").await;
    browser.until("document.querySelector('#pack-name')?.textContent === 'True to my box'").await;
    // It is played with, and it matters.
    browser.click(".box-open a.solid").await;
    browser.until("document.querySelector('[name=pack]')?.selectedOptions[0].textContent === 'True to my box'").await;
    browser.click("form#setup button.solid").await;
    browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
    assert_eq!(browser.ask("return document.querySelector('#energy header b').textContent").await, "5");
    let named = browser.ask("return document.querySelector('.table-name').textContent").await;
    assert!(named.as_str().is_some_and(|name| name.contains("True to my box")), "{named}");
    hurry(&browser).await;
    play_to_the_end(&browser, Hands::Mouse, &mut Dice::new(&"your box".parse().expect("a seed"))).await;
    // The program vouches for the match, which carries the pack, and so does another in a fresh folder.
    verify_record(&browser).await;
    let record = browser.ask("return fetch(location.pathname + '/match.json').then((answer) => answer.text())").await;
    let record = record.as_str().expect("a record").to_owned();
    browser.close().await;
    drop(starboard);
    let elsewhere = Starboard::start();
    let file = elsewhere.file("match.json", &record);
    let verdict = Command::new(env!("CARGO_BIN_EXE_starboard")).arg("verify").arg(&file).output().expect("it runs");
    assert!(verdict.status.success(), "{}", String::from_utf8_lossy(&verdict.stderr));
    let browser = Browser::open(Screen::Laptop, "en").await;
    browser.goto(&format!("{}/", elsewhere.address)).await;
    let taken = browser
        .ask(&format!(
            "return fetch('/import', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, \
             body: {} }}).then((answer) => answer.url)",
            Value::from(record.as_str())
        ))
        .await;
    browser.goto(taken.as_str().expect("an address")).await;
    let named = browser.ask("return document.querySelector('.table-name').textContent").await;
    assert!(named.as_str().is_some_and(|name| name.contains("True to my box")), "{named}");
    browser.close().await;
}
