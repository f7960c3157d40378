//! Nothing happens unseen: every step of what others do is shown or told, and the log has it all.

use serde_json::Value;

use crate::hands::{Hands, choose, play_to_the_end, settled};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::{hurry, set_up, sit_down};

/// Keeps everything that is told to those who do not see, in the order in which it is told.
const LISTEN: &str = "window.told = []; new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) told.push(node.textContent);
  }).observe(document.querySelector('#live'), { childList: true })";

/// The numbers and words of the log's lines on the page, the oldest first.
const LINES: &str = "[...document.querySelectorAll('#log li[id^=log-]')].map((line) => [Number(line.id.slice(4)), line.textContent]).sort((a, b) => a[0] - b[0])";

async fn open_with_a_bot(browser: &Browser, starboard: &Starboard) {
    browser.goto(&format!("{}/new/tiny-epic-galaxies", starboard.address)).await;
    browser.ask("document.querySelector('[name=players][value=\"2\"]').click()").await;
    browser.ask("document.querySelector('[name=company][value=bot]').click()").await;
    browser.ask("document.querySelector('[name=seed]').value = 'what others do'").await;
    browser.click("form#setup button[type=submit]").await;
    browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
}

#[tokio::test]
async fn every_step_of_a_bot_is_shown_and_told_once() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    open_with_a_bot(&browser, &starboard).await;
    // What was there already is not told; a heading may still come to stand over it. Both in one script: the bot may
    // choose at any moment.
    let newest = browser.ask(&format!("{LISTEN}; return {LINES}.at(-1)?.[0] ?? -1")).await;
    browser.ask("document.documentElement.dataset.speed = 'fast'").await;
    let mut chance = engine::Dice::new(&"against a bot".parse().expect("a seed"));
    // Until the bot has had a turn of its own and the page asks again.
    let theirs = "(() => { const log = document.querySelector('#log');
        return [...document.querySelectorAll('#log li')].filter((line) => Number(line.id.slice(4)) >= Number(log.dataset.others)).length; })()";
    let mut turns = 0;
    while turns < 2 {
        browser.until("!document.body.matches('.playing, .waiting') && document.querySelector('#choices .opt')").await;
        turns += u64::from(browser.ask(&format!("return {theirs}")).await.as_u64() > Some(3));
        choose(&browser, Hands::Mouse, &mut chance).await;
    }
    settled(&browser).await;
    let counted = browser.ask("const { received, shown } = Starboard.playback.count; return [received, shown]").await;
    assert_eq!(counted[0], counted[1], "as many steps are shown as are sent");
    assert!(counted[0].as_u64() > Some(20), "{counted}");
    let happened =
        browser.ask(&format!("return {LINES}.filter((line) => line[0] > {newest}).map((line) => line[1])")).await;
    let told = browser.ask("return told").await;
    assert_eq!(told, happened, "each line is told once, in order");
    browser.close().await;
}

/// Steps that change nothing but the log: so many, each to be looked at for so long.
fn steps(count: u32, pause: u32) -> String {
    format!(
        "const log = document.querySelector('#log'), top = Math.max(-1, ...[...log.querySelectorAll('li')].map((line) => Number(line.id.slice(4))));
         const frames = []; let lines = '';
         for (let step = 1; step <= {count}; step += 1) {{
           lines = `<li id=\"log-${{top + step}}\"><span>step ${{step}}</span></li>` + lines;
           frames.push({{ pause: {pause}, parts: [{{ id: 'log', html: log.outerHTML.replace(/<ol[^>]*>/, (start) => start + lines) }}] }});
         }}
         Starboard.playback.push(frames)"
    )
}

#[tokio::test]
async fn playback_can_be_paused_stepped_and_skipped() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    let shown = || async { browser.ask("return Starboard.playback.count.shown").await.as_u64().expect("a count") };
    let bar = |class: &str| format!("document.querySelector('#playback:not([hidden])')?.classList.contains('{class}')");

    // A short while is played by itself; it can be held, taken step by step, and skipped.
    browser.ask(LISTEN).await;
    browser.ask(&steps(8, 2_000)).await;
    browser.until(&bar("steers")).await;
    browser.press('p').await;
    browser.until(&bar("paused")).await;
    let before = shown().await;
    browser.press('n').await;
    browser.until(&format!("Starboard.playback.count.shown === {}", before + 1)).await;
    browser.click("#playback [data-do=step]").await;
    browser.until(&format!("Starboard.playback.count.shown === {}", before + 2)).await;
    browser.press(char::from(fantoccini::key::Key::Escape)).await;
    settled(&browser).await;
    assert_eq!(browser.ask("return told.length").await, 8, "what is skipped is told all the same");
    assert_eq!(browser.ask("return document.querySelector('#playback').hidden").await, true);

    // A long one is told in words before it is shown.
    browser.ask(&steps(2, 30_000)).await;
    browser.ask(&steps(30, 1_000)).await;
    browser.until(&bar("tells")).await;
    assert_eq!(browser.ask("return document.querySelectorAll('#playback .happened li').length").await, 30);
    assert_eq!(browser.ask("return document.querySelector('#playback .happened li').textContent").await, "step 1");
    let before = shown().await;
    browser.click("#playback [data-do=step]").await;
    browser.until(&format!("Starboard.playback.count.shown === {}", before + 1)).await;
    browser.click("#playback [data-do=skip]").await;
    settled(&browser).await;
    assert_eq!(
        browser.ask("const { received, shown } = Starboard.playback.count; return received === shown").await,
        true
    );

    // And what happened since one's last choice can be called up at any time.
    browser.click("#log [data-do=since]").await;
    browser.until(&bar("tells")).await;
    browser.click("#playback [data-do=tell-close]").await;
    assert_eq!(browser.ask("return document.querySelector('#playback').hidden").await, true);
    browser.close().await;
}

#[tokio::test]
async fn the_log_has_every_line_of_the_table() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    hurry(&browser).await;
    let mut chance = engine::Dice::new(&"a long log".parse().expect("a seed"));
    play_to_the_end(&browser, Hands::Mouse, &mut chance).await;

    // Page by page from the server, and by scrolling on the page: the same lines.
    let paged = browser
        .ask(
            "return (async () => { const lines = []; let before = 1e9;
               for (;;) {
                 const answer = await fetch(`${location.pathname}/log?before=${before}`);
                 const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
                 const found = [...page.querySelectorAll('li')];
                 lines.push(...found.map((line) => [Number(line.id.slice(4)), line.textContent]));
                 before = Math.min(...found.map((line) => Number(line.id.slice(4))));
                 if (page.querySelector('ol').dataset.older === 'no') return lines.sort((a, b) => a[0] - b[0]);
               } })()",
        )
        .await;
    assert!(paged.as_array().map_or(0, Vec::len) > 80, "a game has more lines than come with its page");
    browser.ask("document.querySelector('#end')?.removeAttribute('open')").await;
    while browser.ask("return Boolean(document.querySelector('#log .older:not([hidden])'))").await == true {
        browser.ask("const list = document.querySelector('#log ol'); list.scrollTop = list.scrollHeight; list.dispatchEvent(new Event('scroll'))").await;
    }
    assert_eq!(browser.ask(&format!("return {LINES}")).await, paged);

    // A round's heading stands over the lines of its round.
    let misplaced = browser
        .ask(
            "let heading = null, wrong = 0;
             for (const line of document.querySelectorAll('#log li')) {
               if (line.classList.contains('heading')) heading = line;
               else if (heading && Number(line.id.slice(4)) < Number(heading.id.slice(4))) wrong += 1;
             }
             return [wrong, document.querySelectorAll('#log li.heading').length]",
        )
        .await;
    assert_eq!(misplaced[0], 0, "{misplaced}");
    assert!(misplaced[1].as_u64() > Some(1), "{misplaced}");

    // What is searched for is found, and nothing else is shown.
    browser.ask("const field = document.querySelector('#log-search'); field.value = 'mothership'; field.dispatchEvent(new Event('input', { bubbles: true }))").await;
    let found = browser.ask("return [...document.querySelectorAll('#log li:not([hidden]):not(.heading)')].map((line) => line.textContent.toLowerCase().includes('mothership'))").await;
    let found = found.as_array().expect("a list").clone();
    assert!(!found.is_empty() && found.iter().all(|is| *is == Value::Bool(true)), "{found:?}");
    browser.close().await;
}

#[tokio::test]
async fn a_game_that_is_given_up_ends_and_the_daily_game_begins_anew() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        browser.goto(&format!("{}/", starboard.address)).await;
        browser.click("form[action='/daily/under-falling-skies'] button").await;
        browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
        tables.push(browser.ask("return location.pathname").await);
        browser.click("#menu summary").await;
        browser.click(".give-up summary").await;
        browser.click(".give-up button").await;
        browser.until("document.querySelector('#end.given-up[open]')").await;
        assert_eq!(browser.ask("return document.querySelectorAll('#choices .opt').length").await, 0);
        assert_eq!(browser.ask("return document.querySelector('.give-up').hidden").await, true);
    }
    assert_ne!(tables[0], tables[1], "the button does not lead back to a table that was given up");
    // From the end one plays again.
    browser.click("#end form[action^='/again/'] button").await;
    browser.until("document.querySelector('#board') && !document.querySelector('#end[open]')").await;
    browser.close().await;
}

/// Whoever is not asked reads who is, and what.
#[tokio::test]
async fn a_spectator_reads_what_is_being_decided() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let wire = crate::wire::Wire::from([127, 0, 0, 2], &starboard.address).await;
    let browser = Browser::open(Screen::Laptop, "en").await;
    for (game, players) in [
        ("under-falling-skies", None),
        ("under-falling-skies-campaign", None),
        ("tiny-epic-galaxies", Some(2)),
        ("black-angel", Some(2)),
    ] {
        match players {
            Some(players) => set_up(&browser, &starboard, game, players).await,
            None => {
                browser.goto(&format!("{}/new/{game}", starboard.address)).await;
                browser.click("form#setup button[type=submit], form#setup button.solid").await;
                browser.until("document.querySelector('#board')").await;
            }
        }
        let table = browser.ask("return location.pathname").await;
        browser.goto(&format!("{}{}", wire.address, table.as_str().expect("a path"))).await;
        let asked = browser.ask("const ask = document.querySelector('#prompt .ask'); return (ask.querySelector('.soft') || ask).textContent.trim()").await;
        assert!(asked.as_str().map_or(0, str::len) > 5, "{game}: {asked}");
    }
    browser.close().await;
}
