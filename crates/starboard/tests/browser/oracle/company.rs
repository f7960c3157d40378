//! Several viewers of one table: two players who came by links, one of them with two tabs, and a
//! spectator. Whatever one of them does, every page is what a fresh one would be; also after a cut
//! of the network, a refusal and a line of talk.

use engine::Dice;
use fantoccini::wd::WindowHandle;

use super::player::{Situation, choose, glance, look, undo};
use super::{ANGEL, Findings, GALAXIES};
use crate::hands::Hands;
use crate::harness::{Browser, Screen, Starboard, available};
use crate::wire::Wire;

/// Somebody who looks at the table.
struct Viewer {
    name: &'static str,
    tab: WindowHandle,
    hands: Hands,
}

async fn at_once(browser: &Browser) {
    browser.ask("return fetch('/settings', { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'speed=instant&back=/', redirect: 'manual' }).then(() => true)").await;
}

/// Opens a table for two, sits down at both seats and looks at it with four pairs of eyes.
async fn gather(browser: &Browser, starboard: &Starboard, wires: [&Wire; 2], game: &str) -> Vec<Viewer> {
    let [near, far] = wires;
    let ann = browser.tab().await;
    browser.goto(&format!("{}/new/{game}", starboard.address)).await;
    at_once(browser).await;
    browser.ask("document.querySelector('[name=players][value=\"2\"]').click()").await;
    browser.ask("document.querySelector('[name=company][value=open]').click()").await;
    browser.click("form#setup button[type=submit]").await;
    browser.until("document.querySelector('#lobby .seat-card [data-share]')").await;
    let link = browser.ask("return document.querySelector('#lobby .seat-card [data-share]').value").await;
    let table = browser.ask("return location.pathname").await;
    let table = table.as_str().expect("a path");

    let bo = browser.new_tab().await;
    browser.goto(&link.as_str().expect("a link").replace(&starboard.address, &near.address)).await;
    browser.until("document.querySelector('main form [name=name]')").await;
    at_once(browser).await;
    browser.click("main form button").await;
    browser.until("document.querySelector('#lobby')").await;
    let watcher = browser.new_tab().await;
    browser.goto(&format!("{}/", far.address)).await;
    at_once(browser).await;
    browser.goto(&format!("{}{table}", far.address)).await;
    browser.until("document.querySelector('#lobby')").await;

    browser.switch_to(&ann).await;
    browser.until("document.querySelectorAll('#lobby .seat-card.here').length === 2").await;
    browser.click(".start button.solid").await;
    browser.until("document.querySelector('#board')").await;
    let second = browser.new_tab().await;
    browser.goto(&format!("{}{table}", starboard.address)).await;
    vec![
        Viewer { name: "Ann", tab: ann, hands: Hands::Mouse },
        Viewer { name: "Bo", tab: bo, hands: Hands::Keyboard },
        Viewer { name: "Ann's second tab", tab: second, hands: Hands::Mouse },
        Viewer { name: "a spectator", tab: watcher, hands: Hands::Mouse },
    ]
}

/// Compares every page, and says what each offers.
async fn look_around(
    browser: &Browser,
    viewers: &[Viewer],
    number: u64,
    what: &str,
    findings: &mut Findings,
) -> Vec<Situation> {
    let mut seen = Vec::new();
    for viewer in viewers {
        browser.switch_to(&viewer.tab).await;
        let now = look(browser, number).await;
        findings.note(&format!("{what}, seen by {}", viewer.name), &now);
        seen.push(now);
    }
    seen
}

async fn together(game: &str, choices: u32) {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let near = Wire::from([127, 0, 0, 2], &starboard.address).await;
    let far = Wire::from([127, 0, 0, 3], &starboard.address).await;
    let browser = Browser::open(Screen::Laptop, "en").await;
    let viewers = gather(&browser, &starboard, [&near, &far], game).await;
    for viewer in &viewers {
        browser.switch_to(&viewer.tab).await;
        browser.open_beside("afresh").await;
    }
    let mut findings = Findings::default();
    let mut chance = Dice::new(&format!("together-{game}").parse().expect("a seed"));
    let mut now = look_around(&browser, &viewers, 0, "the start", &mut findings).await;
    let (mut cut, mut refused, mut talked, mut undone) = (0, 0, 0, 0);
    // Whose turn it is depends on the dice, which nobody knows beforehand: everything happens as soon as it can.
    while findings.choices < choices || (cut == 0 || refused == 0 || talked == 0) && findings.choices < choices + 80 {
        // Ann chooses in either of her tabs.
        let tab = if chance.roll(3) == 1 { 2 } else { 0 };
        let Some(turn) = [tab, 1].into_iter().find(|who| !now[*who].offered.is_empty()) else { break };
        let (actor, situation) = (&viewers[turn], now[turn].clone());
        browser.switch_to(&actor.tab).await;
        let what;
        let (round, within) = (findings.choices / 12, findings.choices % 12);
        let number = match within {
            // Bo's network goes while Ann plays, and comes back.
            2.. if turn != 1 && cut <= round => {
                cut += 1;
                near.cut();
                browser.switch_to(&viewers[1].tab).await;
                browser.until("!document.querySelector('#lost').hidden").await;
                browser.switch_to(&actor.tab).await;
                let mut number = choose(&browser, actor.hands, &situation, &mut chance).await;
                let mut next = glance(&browser, number).await;
                findings.choices += 1;
                while !next.offered.is_empty() && number < situation.number + 4 {
                    number = choose(&browser, actor.hands, &next, &mut chance).await;
                    findings.choices += 1;
                    next = glance(&browser, number).await;
                }
                near.mend();
                what = "a cut";
                number
            }
            // A choice that comes too late is refused; the page says so and stays true.
            5.. if refused <= round => {
                refused += 1;
                browser.ask("for (const field of document.querySelectorAll('#act [name=n]')) field.value = '0'").await;
                choose(&browser, actor.hands, &situation, &mut chance).await;
                browser.until("!document.querySelector('#refusal').hidden").await;
                browser.ask("document.querySelector('#refusal [data-do=dismiss]').click()").await;
                what = "a refusal";
                situation.number
            }
            7.. if talked <= round => {
                talked += 1;
                let line = format!("line {talked}");
                browser.ask(&format!("document.querySelector('#say').value = '{line}'; document.querySelector('form[data-say]').requestSubmit()")).await;
                for viewer in &viewers {
                    browser.switch_to(&viewer.tab).await;
                    browser
                        .until(&format!("document.querySelector('#company .lines')?.textContent.includes('{line}')"))
                        .await;
                }
                what = "a line of talk";
                situation.number
            }
            _ if situation.undo && undone <= round => {
                undone += 1;
                what = "taking back";
                undo(&browser, actor.hands, &situation).await
            }
            _ => {
                let number = choose(&browser, actor.hands, &situation, &mut chance).await;
                findings.choices += 1;
                what = "a choice";
                number
            }
        };
        now = look_around(&browser, &viewers, number, what, &mut findings).await;
    }
    eprintln!(
        "{game} together: {} choices, {} wrong pages; {cut} cuts, {refused} refusals, {talked} lines, {undone} taken back",
        findings.choices, findings.wrong
    );
    browser.close().await;
    assert!(cut > 0 && refused > 0 && talked > 0, "{cut} {refused} {talked}");
    findings.expect_none(game);
}

#[tokio::test]
async fn oracle_black_angel_by_links() {
    together(ANGEL, 12).await;
}

#[tokio::test]
async fn oracle_tiny_epic_galaxies_by_links() {
    together(GALAXIES, 12).await;
}
