//! The oracle of the page: after every choice the page kept up to date is the page loaded afresh.
//!
//! Random games are played as a person would, and after each choice the address is loaded again in
//! a second window of the same browser. What is compared, and what is not and why, stands in
//! `compare.js`. A longer run, with at least so many choices a game, or a piece of it:
//!
//! ```sh
//! ORACLE_CHOICES=2000 cargo test -p starboard --test browser -- --ignored --nocapture oracle
//! ORACLE_GAMES=black-angel ORACLE_HANDS=finger cargo test -p starboard --test browser -- --ignored --nocapture oracle
//! ```

mod company;
mod player;
mod replay;

use engine::Dice;
use player::{Situation, attempt, choose, look, take_over, undo};

use crate::hands::Hands;
use crate::harness::{Browser, Screen, Starboard, available};
use crate::hurry;
use crate::wanted::Wanted;

/// A way to play.
#[derive(Clone, Copy)]
struct Way {
    game: &'static str,
    players: Option<u8>,
    hands: Hands,
    lang: &'static str,
}

impl Way {
    fn screen(self) -> Screen {
        if self.hands == Hands::Finger { Screen::Phone } else { Screen::Laptop }
    }

    fn name(self) -> String {
        format!("{} {:?} {:?}", self.game, self.players, self.hands)
    }
}

/// What came of many comparisons.
#[derive(Default, Debug)]
struct Findings {
    /// Choices after which was compared.
    choices: u32,
    /// Those after which something differed.
    wrong: u32,
    /// What differed, of the first few.
    examples: Vec<String>,
}

impl Findings {
    fn note(&mut self, what: &str, situation: &Situation) {
        assert!(situation.lines > 200, "a page has more than {} things", situation.lines);
        if situation.differences.is_empty() {
            return;
        }
        self.wrong += 1;
        if self.examples.len() < 8 {
            let listed = situation.differences.iter().take(12).cloned().collect::<Vec<_>>().join("\n  ");
            let example = format!("after {what} at number {}:\n  {listed}", situation.number);
            eprintln!("{example}");
            self.examples.push(example);
        }
    }

    fn expect_none(&self, way: &str) {
        let examples = self.examples.join("\n");
        assert_eq!(
            self.wrong, 0,
            "{way}: {} of {} pages are not what a fresh one is\n{examples}",
            self.wrong, self.choices
        );
    }
}

/// Sets up a game and sits down at it.
async fn sit_down(browser: &Browser, starboard: &Starboard, way: Way, seed: &str) {
    browser.goto(&format!("{}/new/{}", starboard.address, way.game)).await;
    if let Some(players) = way.players {
        browser.ask(&format!("document.querySelector(\"[name=players][value='{players}']\").click()")).await;
    }
    browser.ask(&format!("document.querySelector('[name=seed]').value = '{seed}'")).await;
    browser.click("form#setup button[type=submit], form#setup button.solid").await;
    browser.until("document.querySelector('#board') && !document.body.classList.contains('playing')").await;
    hurry(browser).await;
}

/// How long to play.
#[derive(Clone, Copy)]
struct Length {
    /// Games are played until there were so many choices.
    least: u32,
    /// A game that is not over after so many is left.
    most: u32,
}

impl Length {
    /// So many choices; a game that is not over by then is left.
    fn about(least: u32) -> Length {
        Length { least, most: least }
    }

    /// At least so many choices, and every game to its end.
    fn whole_games(least: u32) -> Length {
        Length { least, most: u32::MAX }
    }
}

/// Plays games until so many choices were made, and compares after each. After each difference the
/// page is loaded again, so that the next choice is made on a true page; whatever `script` does to
/// a page is done again then.
async fn play(browser: &Browser, starboard: &Starboard, way: Way, length: Length, script: &str) -> Findings {
    let mut findings = Findings::default();
    let mut chance = Dice::new(&way.name().replace(' ', "-").parse().expect("a seed"));
    let mut games = 0;
    browser.goto(&format!("{}/", starboard.address)).await;
    browser.open_beside("afresh").await;
    while findings.choices < length.least {
        games += 1;
        sit_down(browser, starboard, way, &format!("oracle {games}")).await;
        browser.ask(script).await;
        let mut now = look(browser, 0).await;
        findings.note("sitting down", &now);
        loop {
            if !now.differences.is_empty() {
                let address = browser.ask("return location.href").await;
                browser.goto(address.as_str().expect("an address")).await;
                browser.ask(script).await;
                now = look(browser, now.number).await;
            }
            if now.curtain {
                take_over(browser, way.hands).await;
                browser.ask(script).await;
                now = look(browser, now.number).await;
                findings.note("taking over", &now);
            }
            if now.offered.is_empty() || findings.choices >= length.most {
                break;
            }
            if way.hands != Hands::Keyboard && chance.roll(20) == 1 && attempt(browser, &mut chance).await {
                now = look(browser, now.number).await;
                findings.note("an attempt", &now);
                continue;
            }
            if now.undo && chance.roll(12) == 1 {
                let number = undo(browser, way.hands, &now).await;
                now = look(browser, number).await;
                findings.note("taking back", &now);
                continue;
            }
            let number = choose(browser, way.hands, &now, &mut chance).await;
            now = look(browser, number).await;
            assert!(!now.refused, "{}: a lit choice was refused", way.name());
            findings.choices += 1;
            findings.note("a choice", &now);
        }
    }
    eprintln!("{}: {} choices in {games} games, {} wrong", way.name(), findings.choices, findings.wrong);
    findings
}

async fn the_page_is_true(game: &'static str, players: Option<u8>, hands: Hands, lang: &'static str, length: Length) {
    if !available() {
        return;
    }
    let way = Way { game, players, hands, lang };
    findings(way, length).await.expect_none(&way.name());
}

/// What is found at a table of its own.
async fn findings(way: Way, length: Length) -> Findings {
    let starboard = Starboard::start();
    let browser = Browser::open(way.screen(), way.lang).await;
    let findings = play(&browser, &starboard, way, length, "").await;
    browser.close().await;
    findings
}

const SKIES: &str = "under-falling-skies";
const CAMPAIGN: &str = "under-falling-skies-campaign";
const GALAXIES: &str = "tiny-epic-galaxies";
const ANGEL: &str = "black-angel";

#[tokio::test]
async fn oracle_under_falling_skies_by_mouse() {
    the_page_is_true(SKIES, None, Hands::Mouse, "en", Length::whole_games(90)).await;
}

#[tokio::test]
async fn oracle_under_falling_skies_by_keyboard() {
    the_page_is_true(SKIES, None, Hands::Keyboard, "fr", Length::about(60)).await;
}

#[tokio::test]
async fn oracle_under_falling_skies_by_finger() {
    the_page_is_true(SKIES, None, Hands::Finger, "pl", Length::about(60)).await;
}

#[tokio::test]
async fn oracle_campaign_by_mouse() {
    the_page_is_true(CAMPAIGN, None, Hands::Mouse, "pl", Length::about(40)).await;
}

#[tokio::test]
async fn oracle_campaign_by_keyboard() {
    the_page_is_true(CAMPAIGN, None, Hands::Keyboard, "fr", Length::about(30)).await;
}

#[tokio::test]
async fn oracle_campaign_by_finger() {
    the_page_is_true(CAMPAIGN, None, Hands::Finger, "en", Length::about(30)).await;
}

#[tokio::test]
async fn oracle_tiny_epic_galaxies_at_one_screen_by_mouse() {
    the_page_is_true(GALAXIES, Some(2), Hands::Mouse, "fr", Length::about(110)).await;
}

#[tokio::test]
async fn oracle_tiny_epic_galaxies_alone_by_keyboard() {
    the_page_is_true(GALAXIES, Some(1), Hands::Keyboard, "en", Length::about(100)).await;
}

#[tokio::test]
async fn oracle_tiny_epic_galaxies_by_finger() {
    the_page_is_true(GALAXIES, Some(3), Hands::Finger, "pl", Length::about(90)).await;
}

#[tokio::test]
async fn oracle_black_angel_at_one_screen_by_mouse() {
    the_page_is_true(ANGEL, Some(2), Hands::Mouse, "en", Length::about(120)).await;
}

#[tokio::test]
async fn oracle_black_angel_alone_by_keyboard() {
    the_page_is_true(ANGEL, Some(1), Hands::Keyboard, "pl", Length::about(90)).await;
}

#[tokio::test]
async fn oracle_black_angel_by_finger() {
    the_page_is_true(ANGEL, Some(2), Hands::Finger, "fr", Length::about(90)).await;
}

/// The oracle sees what it is there for: with the focused element left out of the morphing, as it
/// once was, many a choice leaves a wrong page.
#[tokio::test]
async fn the_oracle_finds_a_page_that_is_not_kept_up_to_date() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    for (game, players) in [(SKIES, None), (GALAXIES, Some(2)), (ANGEL, Some(2))] {
        let way = Way { game, players, hands: Hands::Mouse, lang: "en" };
        let broken = "Idiomorph.defaults.ignoreActiveValue = true";
        let findings = play(&browser, &starboard, way, Length { least: 16, most: 16 }, broken).await;
        assert!(findings.wrong >= 1, "{}: {} of {} found", way.name(), findings.wrong, findings.choices);
    }
    browser.close().await;
}

/// Whole games of every kind, at least `ORACLE_CHOICES` choices of each game, two ways to play it at
/// a time. `ORACLE_GAMES` and `ORACLE_HANDS` name those that are played; without them all are.
#[tokio::test]
#[ignore = "takes long: see the head of this file"]
async fn oracle_over_many_choices() {
    let choices = std::env::var("ORACLE_CHOICES").ok().and_then(|count| count.parse().ok()).unwrap_or(2_000);
    let least = u32::div_ceil(choices, 6);
    // A game that takes too long is left; most of all games come to their end.
    let length = Length { least, most: 2 * least };
    let games = [
        [(SKIES, None), (CAMPAIGN, None)],
        [(GALAXIES, Some(2)), (GALAXIES, Some(1))],
        [(ANGEL, Some(3)), (ANGEL, Some(1))],
    ];
    let (wanted_games, wanted_hands) = (Wanted::by("ORACLE_GAMES"), Wanted::by("ORACLE_HANDS"));
    let mut ways = Vec::new();
    for pair in games {
        for (hands, lang) in [(Hands::Mouse, "en"), (Hands::Keyboard, "fr"), (Hands::Finger, "pl")] {
            let here = pair.map(|(game, players)| Way { game, players, hands, lang });
            let is_wanted = |way: &Way| wanted_games.has(way.game) && wanted_hands.has(&format!("{hands:?}"));
            ways.extend(here.into_iter().filter(is_wanted));
        }
    }
    assert!(!ways.is_empty(), "ORACLE_GAMES and ORACLE_HANDS name no game and no hands");
    let mut found = Vec::new();
    for pair in ways.chunks(2) {
        if let [one, other] = pair {
            let (one, other) = tokio::join!(findings(*one, length), findings(*other, length));
            found.extend([one, other]);
        } else {
            found.push(findings(pair[0], length).await);
        }
    }
    // All of them are played before the first one that is wrong ends this.
    for (way, findings) in ways.iter().zip(&found) {
        findings.expect_none(&way.name());
    }
}
