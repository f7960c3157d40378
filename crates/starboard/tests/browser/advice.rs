//! Hints and the analysis of a game, in a real browser.

use bots::{Bot, SearchControl, Sight};
use engine::{Match, Seat, Seed};
use serde_json::Value;
use under_falling_skies::{Setup, UnderFallingSkies};

use crate::hands::{self, Hands};
use crate::harness::{Browser, Screen, Starboard, available};
use crate::{hurry, sit_down};

#[tokio::test]
async fn a_hint_is_marked_on_the_board_and_can_be_followed() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    hurry(&browser).await;
    for round in 0..3 {
        // By its key, then by its button.
        if round == 0 {
            browser.press('h').await;
        } else {
            browser.click("form[data-hint] button").await;
        }
        browser.until("document.querySelector('#hint .answer .best')").await;
        // First a nudge, which marks nothing; asked again, the choice.
        let nudged = browser.ask("return document.querySelector('#hint .nudge:not([hidden])') !== null").await;
        assert_eq!(browser.ask("return document.querySelectorAll('.advised').length === 0").await, nudged);
        if nudged == true {
            browser.press('h').await;
        }
        browser.until("document.querySelector('#hint .whole:not([hidden])')").await;
        let words = browser.ask("return document.querySelector('#hint .whole').textContent").await;
        assert!(words.as_str().is_some_and(|words| words.contains("without knowing the next roll")), "{words}");
        // What is marked is what one would touch for the choice.
        let marked = browser
            .ask(
                "const path = [...document.querySelectorAll('#choices .opt')]
                    .find((option) => option.value === document.querySelector('#hint').dataset.action).dataset.path.split(' ').filter(Boolean);
                 return path.length > 0 && path.every((id) => document.getElementById(id).classList.contains('advised'))
                    && document.querySelectorAll('.advised').length === new Set(path).size",
            )
            .await;
        assert_eq!(marked, true);
        if round == 0 {
            browser.picture("hint-en").await;
            compare_another(&browser).await;
        }
        let action = browser.ask("return document.querySelector('#hint').dataset.action").await;
        let action: Value = serde_json::from_str(action.as_str().expect("a choice")).expect("JSON");
        let before = hands::number(&browser).await;
        hands::choose_this(&browser, Hands::Mouse, &action).await;
        assert!(hands::number(&browser).await > before, "it was accepted");
        let left = browser
            .ask("return document.querySelectorAll('.advised').length + !document.querySelector('#hint').hidden")
            .await;
        assert_eq!(left, 0, "nothing of the hint is left");
    }
    // Asked and called off, nothing stays.
    browser.press('h').await;
    browser.until("!document.querySelector('#hint').hidden").await;
    browser.ask("document.querySelector('#hint [data-do]').click()").await;
    browser.until("document.querySelector('#hint').hidden").await;
    browser.close().await;
}

/// Another choice that is touched after "Ask about another" is compared with the hint, and not played.
async fn compare_another(browser: &Browser) {
    let before = hands::number(browser).await;
    browser.ask("document.querySelector('#hint [data-do=hint-ask]').click()").await;
    browser
        .ask(
            "const best = document.querySelector('#hint').dataset.action;
             [...document.querySelectorAll('#choices .opt')].find((option) => option.value !== best).click()",
        )
        .await;
    browser.until("document.querySelector('#hint .compared:not([hidden])')").await;
    assert_eq!(browser.ask("return document.querySelector('#hint .whole').hidden").await, true);
    browser.ask("document.querySelector('#hint .compared:not([hidden]) [data-do=hint-show]').click()").await;
    browser.until("document.querySelector('#hint .whole:not([hidden])')").await;
    browser.ask("document.querySelector('#hint [data-do=hint-ask]').click()").await;
    assert_eq!(hands::number(browser).await, before, "nothing was played");
}

/// Asks for a hint, and says what is wrong with where it stands: what it speaks of must be in the
/// open, and the page must stay where it was.
async fn covered(browser: &Browser) -> String {
    browser
        .ask(
            "const places = () => [scrollX, scrollY, document.body.scrollTop, document.documentElement.scrollTop,
                 document.querySelector('#stage').getBoundingClientRect().top].join();
             window.placesBefore = places(); window.places = places;",
        )
        .await;
    browser.ask("document.querySelector('form[data-hint] button').click()").await;
    browser.until("document.querySelector('#hint .answer .best')").await;
    browser.ask("document.querySelector('#hint .nudge:not([hidden]) [data-do=hint-show]')?.click()").await;
    let wrong = browser
        .ask(
            "const wrong = [];
             if (places() !== placesBefore) wrong.push(`scrolled from ${placesBefore} to ${places()}`);
             const card = document.querySelector('#hint').getBoundingClientRect();
             if (card.height < 60 || card.top < 0 || card.bottom > innerHeight || card.left < 0 || card.right > innerWidth) wrong.push(`the card is cut: ${JSON.stringify(card)}`);
             const take = document.querySelector('#hint .best').getBoundingClientRect();
             if (take.top < card.top || take.top > card.bottom) wrong.push('the choice cannot be read');
             const targets = [...document.querySelectorAll('.advised')].map((each) => [each.id, each.getBoundingClientRect()]);
             for (const [id, at] of targets) {
                 if (at.width && at.left < card.right && card.left < at.right && at.top < card.bottom && card.top < at.bottom) wrong.push(`${id} is covered: ${JSON.stringify(at)} by ${JSON.stringify(card)}`);
             }
             return wrong.join('; ');",
        )
        .await;
    wrong.as_str().expect("words").to_owned()
}

/// A hint stands beside what it speaks of, on every screen, in every game, and moves nothing.
#[tokio::test]
async fn a_hint_covers_nothing_that_it_speaks_of() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let mut chance = engine::Dice::new(&"hints everywhere".parse().expect("a seed"));
    for (screen, sizes) in
        [(Screen::Laptop, &[(1280, 720), (1440, 900), (1920, 1080)][..]), (Screen::Phone, &[(390, 844)][..])]
    {
        let browser = Browser::open(screen, "en").await;
        for game in ["under-falling-skies", "tiny-epic-galaxies", "black-angel"] {
            if game == "under-falling-skies" {
                sit_down(&browser, &starboard).await;
                hurry(&browser).await;
            } else {
                crate::set_up(&browser, &starboard, game, 1).await;
            }
            for turn in 0..3 {
                for (width, height) in sizes {
                    if screen == Screen::Laptop {
                        browser.resize(*width, *height).await;
                    }
                    let wrong = covered(&browser).await;
                    browser.picture(&format!("hint-{game}-{width}-{turn}")).await;
                    assert_eq!(wrong, "", "{game}, {width} by {height}, choice {turn}");
                    browser.ask("document.querySelector('#hint [data-do=hint-close]').click()").await;
                    browser.until("document.querySelector('#hint').hidden").await;
                    // Whoever asks more often than every two seconds has to wait in the end: thinking is one of them.
                    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                }
                let hands = if screen == Screen::Phone { Hands::Finger } else { Hands::Mouse };
                hands::choose(&browser, hands, &mut chance).await;
            }
        }
        browser.close().await;
    }
}

/// Whoever asks too often, or whose request is lost, is told so, and can ask again.
#[tokio::test]
async fn a_hint_that_does_not_come_says_so() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    sit_down(&browser, &starboard).await;
    let is_over = "return document.querySelector('#hint').hidden && document.querySelector('#hint .thinking').hidden
        && document.querySelector('form[data-hint] button').getAttribute('aria-busy') === 'false'";
    let ask = "document.querySelector('form[data-hint]').requestSubmit()";

    browser
        .ask(&format!("window.sound = window.fetch; window.fetch = () => Promise.reject(new Error('cut')); {ask}"))
        .await;
    browser.until("!document.querySelector('#refusal').hidden").await;
    assert_eq!(
        browser.ask("return document.querySelector('#refusal span').textContent").await,
        "The hint did not come. Ask again."
    );
    assert_eq!(browser.ask(is_over).await, true);

    // So often that the server asks for patience; each hint calls the one before off.
    let asked = browser
        .ask(
            "window.fetch = window.sound; document.querySelector('#refusal [data-do=dismiss]').click();
             return (async () => {
               const form = document.querySelector('form[data-hint]');
               const send = () => fetch(form.action, { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams(new FormData(form)) });
               const answers = await Promise.all(Array.from({ length: 40 }, send));
               return answers.filter((answer) => answer.status === 429).length;
             })()",
        )
        .await;
    assert!(asked.as_u64().is_some_and(|times| times > 0), "{asked}");
    browser.ask(ask).await;
    browser.until("!document.querySelector('#refusal').hidden").await;
    assert_eq!(browser.ask(is_over).await, true);
    browser.close().await;
}

/// A whole game of a bot that plays at random.
fn lost_game() -> String {
    let seed: Seed = "analysis".parse().expect("a seed");
    let mut game = Match::<UnderFallingSkies>::new(Setup::default(), seed.clone()).expect("a table");
    let mut player = Bot::Random.player::<UnderFallingSkies>(&seed);
    let mut choices = Vec::new();
    while !game.is_over() {
        choices.clear();
        engine::Game::legal(game.state(), Seat(0), &mut choices);
        let chosen = player.choose(Sight::of(game.state(), Seat(0)), &choices, &SearchControl::new());
        game.act(Seat(0), choices[chosen], &mut ()).expect("it was legal");
    }
    serde_json::to_string(&game.record()).expect("a record")
}

#[tokio::test]
async fn a_finished_game_is_looked_back_at() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    browser.goto(&format!("{}/", starboard.address)).await;
    let replay = browser
        .ask(&format!(
            "return fetch('/import', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: {} }}).then((answer) => answer.url)",
            serde_json::to_string(&lost_game()).expect("a text")
        ))
        .await;
    browser.goto(replay.as_str().expect("an address")).await;
    browser.click("#player a[href$='/analysis']").await;
    browser.click("#analysis form button").await;
    // The page follows by itself how far it is.
    browser.until("document.querySelector('#analysis .chart')").await;
    browser.picture("analysis-en").await;
    let story = browser.ask("return document.querySelector('.summary').textContent").await;
    let story = story.as_str().expect("words");
    assert!(story.contains("What luck did") && story.contains("of 100 games"), "{story}");
    let numbers = browser.ask("return document.querySelectorAll('#analysis tbody tr').length").await;
    assert!(numbers.as_u64().is_some_and(|lines| lines > 5), "the chart in numbers");
    let points = browser.ask("return document.querySelectorAll('.turning li.card figure').length").await;
    assert_eq!(points, 3);
    browser.click(".turning li a").await;
    browser.until("document.body.classList.contains('replay')").await;
    assert_eq!(browser.ask("return new URLSearchParams(location.search).get('step') !== '0'").await, true);
    browser.close().await;
}
