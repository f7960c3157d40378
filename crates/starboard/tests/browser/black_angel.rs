//! Black Angel through the page: two at one screen, alone against Hal, and what a finger finds.

use engine::Dice;

use crate::hands::{Hands, play_to_the_end};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::{set_up, verify_record};

/// Plays a game from the form to the final table, and verifies its record.
async fn to_the_final_table(screen: Screen, lang: &str, hands: Hands, players: u8, seed: &str) {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(screen, lang).await;
    set_up(&browser, &starboard, "black-angel", players).await;
    let mut chance = Dice::new(&seed.parse().expect("a seed"));
    let choices = play_to_the_end(&browser, hands, &mut chance).await;
    assert!(choices > 20, "a game takes more than {choices} choices");
    browser.until("document.querySelector('#end .scores tfoot')").await;
    // Everybody has a column, Hal as well: points on the track, goods and the sum at least.
    let columns = if players == 1 { 2 } else { u64::from(players) };
    assert_eq!(browser.ask("return document.querySelectorAll('#end .scores tfoot td').length").await, columns);
    assert!(browser.ask("return document.querySelectorAll('#end .scores tbody tr').length").await.as_u64() >= Some(2));
    browser.picture(&format!("black-angel-{players}-end")).await;
    verify_record(&browser).await;
    browser.close().await;
}

#[tokio::test]
async fn black_angel_for_two_at_one_screen() {
    to_the_final_table(Screen::Laptop, "en", Hands::Mouse, 2, "two companies").await;
}

#[tokio::test]
async fn black_angel_against_hal() {
    to_the_final_table(Screen::Laptop, "fr", Hands::Mouse, 1, "hal").await;
}

/// On a phone nothing hovers: a tap on what cannot be chosen now explains it, the others' boards
/// lie in a drawer that opens and closes, and each zone has its tab.
#[tokio::test]
async fn black_angel_explains_itself_to_a_finger() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Phone, "en").await;
    set_up(&browser, &starboard, "black-angel", 2).await;
    let shown = |css: &str| format!("return Boolean(document.querySelector('{css}')?.checkVisibility())");
    assert_eq!(browser.ask(&shown("#explain")).await, false);
    // Which sequence is asked by buttons: a card in hand cannot be chosen, only read.
    browser.touch(".zone-tabs a[href='#zone-board']").await;
    browser.touch("#zone-board .hcard").await;
    browser.until("document.querySelector('#explain')?.checkVisibility()").await;
    let told = browser.ask("return document.querySelector('#explain').textContent").await;
    let tip = browser.ask("return document.querySelector('#zone-board .hcard > .tip').textContent").await;
    let words = |text: &serde_json::Value| text.as_str().expect("words").to_owned();
    assert!(words(&told).contains(&words(&tip)), "{told} has what the card says: {tip}");
    assert_eq!(browser.ask(&shown("#panels")).await, false);
    browser.touch("[data-drawer='panels']").await;
    assert_eq!(browser.ask(&shown("#explain")).await, false, "the next touch ends the explanation");
    assert_eq!(browser.ask(&shown("#panels")).await, true);
    browser.touch("#panels .rival summary").await;
    browser.until("document.querySelector('#panels .rival .sheet')?.checkVisibility()").await;
    browser.touch("#prompt").await;
    assert_eq!(browser.ask(&shown("#panels")).await, false, "a touch elsewhere closes the drawer");
    browser.close().await;
}
