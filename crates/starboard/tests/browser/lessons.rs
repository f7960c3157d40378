//! Every lesson, played from its start to its end: by mouse, by keyboard alone, by finger on a phone.
//! At each beat what is pointed at is there, in sight, and not covered by the coach.

use engine::Dice;
use fantoccini::key::Key;
use serde_json::Value;
use ui::Lesson;

use crate::hands::{self, Hands};
use crate::harness::{Browser, Screen, Starboard, available};

/// Where the lesson is: its beat, and what sort of beat it is.
async fn beat(browser: &Browser) -> (String, String) {
    hands::settled(browser).await;
    // Once the others have answered.
    browser.until("document.getElementById('lesson')?.dataset.beat").await;
    hands::settled(browser).await;
    let found = browser
        .ask("const { beat, kind } = document.getElementById('lesson').dataset; return [beat ?? '', kind ?? '']")
        .await;
    let word = |index: usize| found[index].as_str().expect("a word").to_owned();
    (word(0), word(1))
}

async fn begin(browser: &Browser, starboard: &Starboard, lesson: &Lesson) {
    browser.goto(&format!("{}/learn", starboard.address)).await;
    browser.click(&format!("form[action='/learn/{}/{}'] button", lesson.game, lesson.id)).await;
    browser.until("document.getElementById('lesson') && document.documentElement.dataset.connected === ''").await;
    browser.ask("document.documentElement.dataset.speed = 'instant'").await;
}

/// What is wrong with what the page points at; nothing if all is well.
const FAULT: &str = "
    const panel = document.getElementById('lesson'), ring = document.getElementById('spot-ring');
    const sheet = panel.getBoundingClientRect(), text = panel.querySelector('.coach-text');
    if (text.scrollHeight > text.clientHeight + 1) return `the text is too long: ${text.scrollHeight} > ${text.clientHeight}`;
    if (sheet.bottom > innerHeight + 1 || sheet.right > innerWidth + 1) return 'the coach is not in sight';
    if (panel.dataset.kind === 'end') return '';
    if (ring.hidden) return 'nothing is lit';
    const { left, top, right, bottom } = ring.getBoundingClientRect(), x = (left + right) / 2, y = (top + bottom) / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `what is lit is out of sight: ${x} ${y}`;
    if (x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom) return 'the coach covers what is lit';
    const label = document.getElementById('spot-label');
    if (label.hidden) return '';
    const words = label.getBoundingClientRect();
    if (words.left < 0 || words.right > innerWidth || words.top < 0) return 'the label is not in sight';
    return words.bottom > sheet.top + 1 && words.right > sheet.left && words.left < sheet.right && words.top < sheet.bottom ? 'the coach covers the label' : '';
";

async fn look(browser: &Browser, lesson: &Lesson, beat: &str) {
    // Once what moves has come to rest.
    browser.until("(window.rests ??= []).push([document.getElementById('spot-ring').style.cssText, document.getElementById('lesson').dataset.beat].join()) > 3 && new Set(window.rests.slice(-4)).size === 1").await;
    let fault = browser.ask(FAULT).await;
    if fault != "" {
        let picture = browser.picture(&format!("lesson-{}-{beat}", lesson.id)).await;
        panic!("{} {beat}: {fault}; see {}", lesson.key, picture.display());
    }
}

/// Touches the middle of what is lit.
async fn touch(browser: &Browser, hands: Hands) {
    if hands == Hands::Keyboard {
        // The heading has the focus, or what was touched before; the next is what is lit.
        browser.ask("document.querySelector('#lesson h2').focus()").await;
        browser.press(char::from(Key::Tab)).await;
        let named = browser
            .ask("const it = document.activeElement; return it.matches('button, [role=button]') && (it.getAttribute('aria-label') || it.textContent).trim() !== ''")
            .await;
        assert_eq!(named, true, "what is lit can be reached, and has a name");
        return browser.press_enter().await;
    }
    let at = browser.ask("const r = document.getElementById('spot-ring').getBoundingClientRect(); return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]").await;
    let of = |index: usize| at[index].as_f64().expect("a place").floor();
    browser.touch_at((of(0), of(1))).await;
}

/// Touches something else that is legal: nothing is played, and the coach answers.
async fn go_astray(browser: &Browser) -> bool {
    let before = hands::number(browser).await;
    let other = browser
        .ask("const ring = document.getElementById('spot-ring').getBoundingClientRect();
              const away = (it) => { const r = it.getBoundingClientRect(), x = (r.left + r.right) / 2; return r.width > 0 && (x < ring.left || x > ring.right); };
              const sheet = document.getElementById('lesson').getBoundingClientRect();
              const seen = (it) => { const r = it.getBoundingClientRect(), x = (r.left + r.right) / 2, y = (r.top + r.bottom) / 2;
                return x > 0 && y > 50 && x < innerWidth && y < innerHeight && !(x > sheet.left && y > sheet.top && y < sheet.bottom); };
              const others = [...document.querySelectorAll('#panels .tray .may'), ...document.querySelectorAll('#board .bdie.may, #board .hcard.may')];
              return others.filter((it) => it.id && away(it) && seen(it))[0]?.id ?? ''")
        .await;
    let Some(other) = other.as_str().filter(|id| !id.is_empty()).map(str::to_owned) else { return false };
    browser.touch(&format!("[id='{other}']")).await;
    browser.until("document.getElementById('lesson').classList.contains('almost')").await;
    assert_eq!(hands::number(browser).await, before, "nothing was played");
    true
}

/// Touches of something else are answered louder each time: the label speaks up, then it is shown how. Nothing is
/// played, Skip asks first, and Show me only shows.
#[tokio::test]
async fn wrong_touches_are_answered_louder_and_then_shown() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let lesson = &Lesson::all()[0];
    begin(&browser, &starboard, lesson).await;
    while beat(&browser).await.1 != "do" {
        browser.touch("#lesson .coach-next button").await;
    }
    let (now, _) = beat(&browser).await;
    look(&browser, lesson, &now).await;
    let number = hands::number(&browser).await;
    let is_loud = "document.getElementById('spot-label').classList.contains('loud')";
    let is_shown = "document.querySelector('.spot-number')";
    browser.touch("#lesson [data-do=show-me]").await;
    browser.until(is_shown).await;
    browser.until(&format!("!{is_shown}")).await;
    // Two that are legal, then one that the rules forbid.
    for (touched, other) in (1..).zip(["#die-0", "#die-0", "#sq-1-1"]) {
        browser.touch(other).await;
        if touched < 3 {
            browser.until("document.getElementById('lesson').classList.contains('almost')").await;
            assert_eq!(browser.ask(&format!("return Boolean({is_shown})")).await, false, "after {touched}");
        }
        if touched >= 2 {
            browser.until(is_loud).await;
        }
    }
    browser.until(is_shown).await;
    assert_eq!(hands::number(&browser).await, number, "nothing was played");
    browser.touch("#lesson .coach-skip summary").await;
    browser.until("document.querySelector('#lesson .coach-skip[open] form button')").await;
    assert_eq!(beat(&browser).await.0, now, "leaving asks first");
    browser.close().await;
}

/// The ways to learn: a window, a language, and what one touches it with.
const WAYS: [(Screen, &str, Hands); 3] = [
    (Screen::Laptop, "en", Hands::Mouse),
    (Screen::Laptop, "fr", Hands::Keyboard),
    (Screen::Phone, "pl", Hands::Finger),
];

async fn learn((screen, lang, hands): (Screen, &str, Hands), is_taken: impl Fn(usize) -> bool) {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(screen, lang).await;
    // Whoever writes lessons can try them alone: `LESSONS=black-angel/ship`.
    let only = std::env::var("LESSONS").unwrap_or_default();
    let asked = |lesson: &&Lesson| format!("{}/{}", lesson.game, lesson.id).starts_with(&only);
    let lessons = Lesson::all().iter().filter(|lesson| !lesson.is_game()).enumerate();
    for lesson in lessons.filter(|(index, _)| is_taken(*index)).map(|(_, lesson)| lesson).filter(asked) {
        begin(&browser, &starboard, lesson).await;
        let (mut seen, mut astray) = (Vec::new(), false);
        loop {
            let (now, kind) = beat(&browser).await;
            assert_eq!(lesson.beats[seen.len()].id, now, "{}", lesson.key);
            look(&browser, lesson, &now).await;
            seen.push(now.clone());
            let passed = format!("document.getElementById('lesson').dataset.beat !== {}", Value::from(now.as_str()));
            match kind.as_str() {
                "end" => break,
                "do" => {
                    let first = "const [one, two] = ['1', '2'].map((say) => document.querySelector(`#lesson [data-say='${say}']`)); return two === null || !one.hidden";
                    assert_eq!(browser.ask(first).await, true, "{} {now}: its first sentence is skipped", lesson.key);
                    if !astray && hands != Hands::Keyboard {
                        astray = go_astray(&browser).await;
                    }
                    for _ in 0..4 {
                        if browser.ask(&format!("return {passed}")).await == true {
                            break;
                        }
                        look(&browser, lesson, &now).await;
                        touch(&browser, hands).await;
                        browser
                            .until(&format!("{passed} || document.querySelector('#board .chosen, #panels .chosen')"))
                            .await;
                        hands::settled(&browser).await;
                    }
                    browser.until(&passed).await;
                }
                _ => {
                    match hands {
                        Hands::Keyboard => {
                            // A new beat takes the focus to its heading; the next is what goes on.
                            browser.until("document.activeElement.matches('#lesson h2')").await;
                            browser.press(char::from(Key::Tab)).await;
                            browser.press_enter().await;
                        }
                        _ => browser.touch("#lesson .coach-next button").await,
                    }
                    browser.until(&passed).await;
                }
            }
        }
        assert_eq!(seen.len(), lesson.beats.len());
        browser.goto(&format!("{}/learn", starboard.address)).await;
        let done = format!(
            "return Boolean(document.querySelector(\"form[action='/learn/{}/{}'] [name=again]\"))",
            lesson.game, lesson.id
        );
        assert_eq!(browser.ask(&done).await, true, "{} is done", lesson.key);
    }
    // Nothing of it counts.
    for page in ["/", "/past/under-falling-skies"] {
        browser.goto(&format!("{}{page}", starboard.address)).await;
        assert_eq!(browser.ask("return document.querySelectorAll('main a[href^=\"/t/\"]').length").await, 0, "{page}");
    }
    browser.close().await;
}

/// Every lesson, the ways to learn it in turn.
#[tokio::test]
async fn some_lessons_by_mouse() {
    learn(WAYS[0], |index| index % WAYS.len() == 0).await;
}

#[tokio::test]
async fn some_lessons_by_keyboard() {
    learn(WAYS[1], |index| index % WAYS.len() == 1).await;
}

#[tokio::test]
async fn some_lessons_by_finger_on_a_phone() {
    learn(WAYS[2], |index| index % WAYS.len() == 2).await;
}

/// `cargo test -p starboard --test browser -- --ignored every_lesson_in_every_way`.
#[tokio::test]
#[ignore = "takes a quarter of an hour"]
async fn every_lesson_in_every_way() {
    for way in WAYS {
        learn(way, |_| true).await;
    }
}

/// Back, Escape, a second window and a page loaded again: the beat is always the table's.
#[tokio::test]
async fn a_lesson_goes_back_and_is_taken_up_again() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    let lesson = &Lesson::all()[0];
    begin(&browser, &starboard, lesson).await;
    let reach = async |wanted: &str| {
        while beat(&browser).await.0 != wanted {
            let (now, kind) = beat(&browser).await;
            if kind == "do" {
                while beat(&browser).await.0 == now {
                    look(&browser, lesson, &now).await;
                    touch(&browser, Hands::Mouse).await;
                    browser.until(&format!("document.getElementById('lesson').dataset.beat !== '{now}' || document.querySelector('.chosen')")).await;
                }
            } else {
                browser.touch("#lesson .coach-next button").await;
                browser.until(&format!("document.getElementById('lesson').dataset.beat !== '{now}'")).await;
            }
        }
    };
    // Past a roll, where undo does not go.
    reach("white").await;
    browser.press(char::from(Key::Escape)).await;
    browser.until("document.getElementById('lesson').dataset.beat === 'fighter'").await;
    hands::settled(&browser).await;
    assert_eq!(browser.ask("return document.querySelector('#die-4').closest('.tray') !== null").await, true);
    let path = browser.ask("return location.pathname").await;
    browser.new_tab().await;
    browser.goto(&format!("{}{}", starboard.address, path.as_str().expect("a path"))).await;
    assert_eq!(beat(&browser).await.0, "fighter");
    reach("dig").await;
    browser.goto(&format!("{}/learn", starboard.address)).await;
    browser.click("form[action='/learn/under-falling-skies/first-round'] button").await;
    assert_eq!(beat(&browser).await.0, "dig");
    browser.close().await;
}

/// A first whole game with its tips, to the end: each tip is in sight, is put away and never comes again, the last
/// screen is the game's own, and the game counts as learned.
async fn play_first_game(screen: Screen, lang: &str, hands: Hands, game: &str) {
    let starboard = Starboard::start();
    let browser = Browser::open(screen, lang).await;
    let lesson = Lesson::of(game).find(|lesson| lesson.is_game()).expect("a first game");
    begin(&browser, &starboard, lesson).await;
    let mut chance = Dice::new(&"a first game".parse().expect("a seed"));
    let (mut said, mut choices) = (Vec::<String>::new(), 0);
    loop {
        hands::settled(&browser).await;
        let state = browser
            .ask(
                "const coach = document.getElementById('lesson'), over = !document.querySelector('#choices .opt');
                  return [over, coach.hidden || coach.dataset.kind !== 'tip' ? '' : coach.dataset.beat]",
            )
            .await;
        let tip = state[1].as_str().expect("a tip").to_owned();
        if !tip.is_empty() {
            assert!(!said.contains(&tip), "{tip} is said twice");
            let sight = browser
                .ask("const r = document.getElementById('lesson').getBoundingClientRect(), text = document.querySelector('#lesson .coach-text');
                      return r.top >= 0 && r.bottom <= innerHeight + 1 && text.scrollHeight <= text.clientHeight + 1")
                .await;
            assert_eq!(sight, true, "{tip} is in sight");
            browser.touch("#lesson .coach-next button").await;
            browser.until(&format!("document.getElementById('lesson').dataset.beat !== '{tip}'")).await;
            said.push(tip);
        } else if state[0] == true {
            break;
        } else {
            hands::choose(&browser, hands, &mut chance).await;
            choices += 1;
        }
    }
    println!("{}: {choices} choices, tips: {said:?}", lesson.key);
    assert!(said.len() >= 3, "{said:?}");
    let end =
        "return document.getElementById('lesson').hidden && Boolean(document.querySelector('#end:not([hidden])'))";
    assert_eq!(browser.ask(end).await, true, "the coach is gone, and the end is told");
    browser.goto(&format!("{}/learn", starboard.address)).await;
    let done = format!(
        "return document.querySelector(\"form[action='/learn/{}/{}']\").closest('li').className",
        lesson.game, lesson.id
    );
    let done = browser.ask(&done).await;
    assert!(done.as_str().is_some_and(|class| class.contains("done")), "{done}");
    browser.close().await;
}

#[tokio::test]
async fn a_first_game_is_played_to_its_end_with_its_tips() {
    if available() {
        play_first_game(Screen::Phone, "fr", Hands::Finger, "under-falling-skies").await;
    }
}

/// `cargo test -p starboard --test browser -- --ignored every_first_game_to_its_end`.
#[tokio::test]
#[ignore = "takes some minutes"]
async fn every_first_game_to_its_end() {
    if available() {
        play_first_game(Screen::Laptop, "en", Hands::Mouse, "tiny-epic-galaxies").await;
        play_first_game(Screen::Laptop, "pl", Hands::Mouse, "black-angel").await;
    }
}
