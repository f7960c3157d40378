//! Two real browsers play a whole game against each other; one of them loses its network for a
//! while, twice.

use engine::Dice;
use serde_json::Value;

use crate::hands::{self, Hands, number, settled};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::wire::Wire;

async fn is_asked(browser: &Browser) -> bool {
    settled(browser).await;
    browser.ask("return document.querySelectorAll('#choices .opt').length > 0").await == true
}

async fn is_over(browser: &Browser) -> bool {
    browser.ask("return Boolean(document.querySelector('#end[open]'))").await == true
}

/// What both must see alike: the log, but for what each knows alone.
async fn lines(browser: &Browser) -> Value {
    browser.ask("return document.querySelectorAll('#log li').length").await
}

async fn hurry(browser: &Browser) {
    browser.ask("return fetch('/settings', { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'speed=instant&back=/', redirect: 'manual' }).then(() => true)").await;
}

#[tokio::test]
async fn two_browsers_play_a_whole_game_against_each_other() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let wire = Wire::from([127, 0, 0, 1], &starboard.address).await;
    let ann = Browser::open(Screen::Laptop, "en").await;
    let bo = Browser::open(Screen::Laptop, "fr").await;

    // Ann opens a table for two and gets a private link for Bo.
    ann.goto(&format!("{}/new/black-angel", starboard.address)).await;
    hurry(&ann).await;
    ann.ask("document.querySelector('[name=players][value=\"2\"]').click()").await;
    ann.ask("document.querySelector('[name=company][value=open]').click()").await;
    ann.click("form#setup button[type=submit]").await;
    ann.until("document.querySelector('#lobby .seat-card [data-share]')").await;
    ann.picture("lobby-en").await;
    let link = ann.ask("return document.querySelector('#lobby .seat-card [data-share]').value").await;
    let link = link.as_str().expect("a link").replace(&starboard.address, &wire.address);

    // Bo follows it and sits down; Ann sees it at once and begins; Bo's page follows by itself.
    bo.goto(&link).await;
    // What the link opens stands behind its #: the page has sent it on, and forgotten it.
    bo.until("document.querySelector('[name=name]')").await;
    assert_eq!(bo.ask("return location.href.includes('#')").await, false);
    hurry(&bo).await;
    bo.ask("document.querySelector('[name=name]').value = 'Bo <i>'").await;
    bo.click("main form button").await;
    bo.until("document.querySelector('#lobby')").await;
    ann.until("document.querySelector('#lobby').textContent.includes('Bo <i>')").await;
    ann.until("document.querySelector('#lobby .seat-card.here .presence')").await;
    // Each page draws its share of the dice and promises it; Bo's is loaded again and keeps it, and
    // both are opened by themselves when Ann begins.
    let promised = "[...document.querySelectorAll('.contribution')].every((own) => own.dataset.hash.length === 64)";
    for browser in [&ann, &bo] {
        browser.until(&format!("document.querySelector('.contribution') && {promised}")).await;
    }
    let hash = "return document.querySelector('.contribution').dataset.hash";
    let before = bo.ask(hash).await;
    bo.ask("window.before = true; location.reload()").await;
    bo.until("!window.before && document.querySelector('.contribution')").await;
    assert_eq!(bo.ask(hash).await, before, "a page that is loaded again has promised nothing else");
    ann.until("document.querySelectorAll('#lobby .proof code').length === 3").await;
    ann.click(".start button.solid").await;
    for browser in [&ann, &bo] {
        browser.until("document.querySelector('#board') && document.querySelector('#prompt')").await;
        settled(browser).await;
    }

    // Both shares are in the dice, and the pages keep nothing.
    let shares =
        "document.querySelectorAll('#manage .proof code').length === 3 && !document.querySelector('.left-out')";
    for browser in [&ann, &bo] {
        browser.until(shares).await;
        browser.until("Object.keys(localStorage).every((name) => !name.startsWith('starboard-dice'))").await;
    }

    // They can talk.
    bo.ask("document.querySelector('#talk').open = true").await;
    bo.ask("document.querySelector('#say').value = 'bonjour <b>'").await;
    bo.click("form[data-say] button").await;
    ann.until(
        "[...document.querySelectorAll('#company .lines li')].some((line) => line.textContent.includes('bonjour <b>'))",
    )
    .await;
    bo.until("document.querySelector('#say').value === ''").await;

    let mut chance = Dice::new(&"two browsers".parse().expect("a seed"));
    let mut choices = 0;
    let (mut away, mut silenced) = (false, false);
    while !(is_over(&ann).await && is_over(&bo).await) {
        let (first, second) = (is_asked(&ann).await, is_asked(&bo).await);
        // Bo's network goes while Ann is choosing: Bo's page says so, and is right again afterwards.
        if choices >= 10 && first && !second && !away {
            away = true;
            wire.cut();
            bo.until("!document.querySelector('#lost').hidden").await;
            let before = number(&bo).await;
            while is_asked(&ann).await && !is_asked(&bo).await && number(&ann).await < before + 5 {
                hands::choose(&ann, Hands::Mouse, &mut chance).await;
                choices += 1;
            }
            assert_eq!(number(&bo).await, before, "nothing reaches Bo");
            assert!(number(&ann).await > before, "and Ann plays on");
            wire.mend();
            let now = number(&ann).await;
            bo.until(&format!("Number(document.querySelector('#prompt').dataset.n) === {now}")).await;
            bo.until("document.querySelector('#lost').hidden").await;
            settled(&bo).await;
            continue;
        }
        // And while Bo is choosing: the choice does not get through, and is made once afterwards.
        if choices >= 20 && second && !first && !silenced {
            silenced = true;
            let before = number(&bo).await;
            wire.cut();
            hands::touch_board(&bo, Hands::Mouse, &mut chance).await;
            bo.until("!document.querySelector('#lost').hidden").await;
            assert_eq!(number(&ann).await, before, "it did not get through");
            wire.mend();
            bo.until("document.querySelector('#lost').hidden").await;
            settled(&bo).await;
            if number(&bo).await == before {
                hands::choose(&bo, Hands::Mouse, &mut chance).await;
            }
            let now = number(&bo).await;
            ann.until(&format!("Number(document.querySelector('#prompt').dataset.n) === {now}")).await;
            assert_eq!(now, before + 1, "once");
            choices += 1;
            continue;
        }
        let (actor, other) = if first { (&ann, &bo) } else { (&bo, &ann) };
        if !first && !second {
            // One of the two has heard of the last choice and the other not yet.
            continue;
        }
        hands::choose(actor, Hands::Mouse, &mut chance).await;
        choices += 1;
        let now = number(actor).await;
        other.until(&format!("Number(document.querySelector('#prompt').dataset.n) === {now}")).await;
        settled(other).await;
        if choices == 12 {
            ann.picture("together-ann").await;
            bo.picture("together-bo").await;
        }
    }
    assert!(away && silenced && choices > 30, "{away} {silenced} {choices}");
    assert_eq!(number(&ann).await, number(&bo).await);
    assert_eq!(lines(&ann).await, lines(&bo).await, "both have seen the same things happen");
    ann.picture("together-end").await;

    // The record is the same for both, and the dice were honest.
    let record = bo.ask("return fetch(location.pathname + '/match.json').then((answer) => answer.text())").await;
    let file = std::env::temp_dir().join(format!("starboard-together-{}.json", std::process::id()));
    std::fs::write(&file, record.as_str().expect("a record")).expect("the record is kept");
    let verdict = std::process::Command::new(env!("CARGO_BIN_EXE_starboard")).arg("verify").arg(&file).output();
    let verdict = verdict.expect("verify runs");
    assert!(verdict.status.success(), "{}", String::from_utf8_lossy(&verdict.stdout));
    let _ = std::fs::remove_file(&file);
    ann.close().await;
    bo.close().await;
}
