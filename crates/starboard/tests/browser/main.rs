//! A real browser plays whole games against the real program.

mod advice;
mod axe;
mod black_angel;
mod by_tree;
mod campaign;
mod first_view;
mod hands;
mod happened;
mod harness;
mod lessons;
mod lessons_by_tree;
mod oracle;
mod overflow;
mod phone;
mod prepared;
mod sheets;
mod sound;
mod tiny_epic_galaxies;
mod tips;
mod together;
mod told;
mod tour;
mod tree;
mod wanted;
mod what;
mod wire;
mod your_box;

use engine::Dice;
use hands::{Hands, play_to_the_end};
use harness::{Browser, Screen, Starboard, available};

/// Opens the home page and starts the default game: one click after opening the page.
async fn sit_down(browser: &Browser, starboard: &Starboard) {
    browser.goto(&format!("{}/", starboard.address)).await;
    browser.click("form[action='/play/under-falling-skies'] button").await;
    browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
}

/// Sets the speed by the page's own menu.
async fn hurry(browser: &Browser) {
    browser.click("#menu summary").await;
    browser.ask("document.querySelector('#menu [name=speed][value=instant]').click()").await;
    browser.click("#menu summary").await;
    browser.until("document.documentElement.dataset.speed === 'instant'").await;
}

/// Downloads the record of the finished table and lets the program verify it. Says where the table is.
async fn verify_record(browser: &Browser) -> String {
    let table = browser.ask("return location.pathname").await.as_str().expect("an address").to_owned();
    let record = browser.ask("return fetch(location.pathname + '/match.json').then((answer) => answer.text())").await;
    let file = std::env::temp_dir().join(format!("starboard-{}.json", table.replace('/', "-")));
    std::fs::write(&file, record.as_str().expect("a record")).expect("the record is kept");
    let verdict = std::process::Command::new(env!("CARGO_BIN_EXE_starboard")).arg("verify").arg(&file).output();
    let verdict = verdict.expect("verify runs");
    assert!(verdict.status.success(), "{}", String::from_utf8_lossy(&verdict.stderr));
    let _ = std::fs::remove_file(&file);
    table
}

async fn whole_game(screen: Screen, lang: &str, hands: Hands, seed: &str) {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(screen, lang).await;
    sit_down(&browser, &starboard).await;
    assert_eq!(browser.ask("return document.documentElement.lang").await, lang);
    browser.picture(&format!("{hands:?}-{lang}-start").to_lowercase()).await;
    hurry(&browser).await;
    let mut chance = Dice::new(&seed.parse().expect("a seed"));
    let choices = play_to_the_end(&browser, hands, &mut chance).await;
    assert!(choices > 20, "a game takes more than {choices} choices");
    browser.picture(&format!("{hands:?}-{lang}-end").to_lowercase()).await;

    // The finished table tells its seed, can be replayed and verified, and offers another game.
    let table = verify_record(&browser).await;
    browser.goto(&format!("{}{table}/replay?step=3", starboard.address)).await;
    assert_eq!(browser.ask("return document.body.classList.contains('replay')").await, true);
    browser.close().await;
}

#[tokio::test]
async fn a_whole_game_by_mouse() {
    whole_game(Screen::Laptop, "en", Hands::Mouse, "mouse").await;
}

#[tokio::test]
async fn a_whole_game_by_keyboard() {
    whole_game(Screen::Laptop, "fr", Hands::Keyboard, "keyboard").await;
}

#[tokio::test]
async fn a_whole_game_by_finger_on_a_phone() {
    whole_game(Screen::Phone, "pl", Hands::Finger, "finger").await;
}

/// Sets up a game for so many players and sits down at it.
async fn set_up(browser: &Browser, starboard: &Starboard, game: &str, players: u8) {
    browser.goto(&format!("{}/new/{game}", starboard.address)).await;
    browser.ask(&format!("document.querySelector(\"[name=players][value='{players}']\").click()")).await;
    browser.click("form#setup button[type=submit], form#setup button.solid").await;
    browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
    hurry(browser).await;
}

#[tokio::test]
async fn two_tabs_of_one_table_stay_together() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    hurry(&browser).await;
    let path = browser.ask("return location.pathname").await;
    let address = format!("{}{}", starboard.address, path.as_str().expect("a path"));
    let first = browser.tab().await;
    let second = browser.new_tab().await;
    browser.goto(&address).await;
    browser.until("document.querySelector('#prompt')").await;

    // A choice in the first tab appears in the second, and undo in the second in the first.
    browser.switch_to(&first).await;
    let before = hands::number(&browser).await;
    hands::touch_board(&browser, Hands::Mouse, &mut Dice::new(&"tabs".parse().expect("a seed"))).await;
    browser.until(&format!("document.querySelector('#prompt').dataset.n > {before}")).await;
    let after = hands::number(&browser).await;
    browser.switch_to(&second).await;
    browser.until(&format!("document.querySelector('#prompt').dataset.n === '{after}'")).await;
    browser.close().await;
}

#[tokio::test]
async fn a_refused_place_says_which_rule() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    browser.click("#die-0").await;
    // The lowest row of the base is far beyond any die's reach (UFS-PLAN-4).
    browser.click("#sq-5-0").await;
    browser.until("!document.querySelector('#refusal').hidden").await;
    assert_eq!(browser.ask("return document.querySelector('#refusal a').textContent").await, "UFS-PLAN-4");

    // What lies below the words can be touched. A reason that comes when something else was touched already is not
    // told any more.
    browser
        .ask(
            "const send = window.fetch;
             window.held = [];
             window.fetch = (to, how) => !String(to).endsWith('/why') ? send(to, how)
               : new Promise((done) => held.push(() => done(Response.json({ ok: false, message: 'late' }))))",
        )
        .await;
    browser.click("#sq-5-0").await;
    browser.until("held.length === 1").await;
    browser.click("#die-0").await;
    browser.ask("held[0](); return new Promise((done) => setTimeout(done))").await;
    assert_eq!(browser.ask("return document.querySelector('#refusal').hidden").await, true);
    browser.click("#sq-5-0").await;
    browser.until("held.length === 2").await;
    browser.ask("held[1](); return new Promise((done) => setTimeout(done))").await;
    assert_eq!(browser.ask("return document.querySelector('#refusal span').textContent").await, "late");
    browser.close().await;
}

/// Makes the pictures of the README: `cargo test -p starboard --test browser -- --ignored pictures`.
#[tokio::test]
#[ignore = "makes the README's pictures"]
async fn pictures() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let starboard = Starboard::start();
    for (game, choices) in [("under-falling-skies", 23), ("tiny-epic-galaxies", 90), ("black-angel", 22)] {
        let browser = Browser::open(Screen::Laptop, "en").await;
        if game == "under-falling-skies" {
            sit_down(&browser, &starboard).await;
            hurry(&browser).await;
        } else {
            set_up(&browser, &starboard, game, 3).await;
        }
        let mut chance = Dice::new(&"pictures".parse().expect("a seed"));
        for _ in 0..choices {
            hands::take_over(&browser).await;
            hands::choose(&browser, Hands::Mouse, &mut chance).await;
        }
        // Something is held over the table, and the page shows what it would do.
        hands::take_over(&browser).await;
        hands::point_somewhere(&browser).await;
        let file = browser.picture(game).await;
        std::fs::copy(file, folder.join(format!("{game}.png"))).expect("the picture is kept");
        browser.close().await;
    }
}
