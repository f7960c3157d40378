//! Lessons through the accessibility tree alone: what the coach says is read there, what is lit is reached with the
//! Tab key from its heading, and has a role and a name; no ids, no places.

use fantoccini::key::Key;
use ui::{Lang, Lesson};

use crate::hands;
use crate::harness::{Browser, Screen, Starboard, available};
use crate::tour;
use crate::tree::{Node, Tree};

/// The tree once the coach has this to say.
async fn told(browser: &Browser, title: &str) -> Tree {
    loop {
        hands::settled(browser).await;
        let tree = Tree::of(browser).await;
        if tree.find("heading", title).is_some() {
            return tree;
        }
    }
}

async fn enter(browser: &Browser, tree: &Tree, role: &str, name: &str) {
    tree.find(role, name).unwrap_or_else(|| panic!("no {role} {name:?} in\n{}", tree.text())).enter(browser).await;
}

/// Goes from the coach's heading to what is lit, and presses it. Says what it was.
async fn press_lit(browser: &Browser, title: &str) -> Node {
    let tree = told(browser, title).await;
    let heading = tree.find("heading", title).expect("a heading");
    heading.press(browser, char::from(Key::Tab)).await;
    let tree = Tree::of(browser).await;
    // The document has the focus, too.
    let lit = tree.nodes.iter().rfind(|node| node.focused).unwrap_or_else(|| panic!("{title}: nothing has the focus"));
    assert!(lit.role == "button" && !lit.name.is_empty(), "{title}: {} {:?}", lit.role, lit.name);
    browser.press_enter().await;
    lit.clone()
}

async fn begin(browser: &Browser, starboard: &Starboard, lesson: &Lesson) {
    browser.goto(&format!("{}/learn/{}/{}", starboard.address, lesson.game, lesson.id)).await;
    let start = Tree::of(browser).await;
    enter(browser, &start, "button", "Start").await;
    browser.until("document.querySelector('#lesson') && document.documentElement.dataset.connected === ''").await;
}

async fn learn(browser: &Browser, starboard: &Starboard, lesson: &Lesson) {
    let title = |index: usize| lesson.text_of(&lesson.beats[index].id, "title", Lang::En).expect("a title");
    begin(browser, starboard, lesson).await;
    for index in 0..lesson.beats.len() - 1 {
        let (now, next) = (title(index), title(index + 1));
        assert_ne!(now, next, "{}: one could not tell two beats apart", lesson.key);
        let tree = told(browser, &now).await;
        let words = lesson.text_of(&lesson.beats[index].id, "text", Lang::En).expect("a text");
        let sentence = words.split('*').map(str::trim).find(|part| part.len() > 10).expect("a sentence").to_owned();
        assert!(tree.text().contains(&sentence), "{}: {sentence:?} is not told in\n{}", lesson.key, tree.text());
        if !lesson.beats[index].is_do() {
            enter(browser, &tree, "button", "Next").await;
            continue;
        }
        let mut pressed = Vec::new();
        while pressed.len() < 5 && Tree::of(browser).await.find("heading", &now).is_some() {
            let number = hands::number(browser).await;
            pressed.push(press_lit(browser, &now).await.name);
            hands::settled(browser).await;
            if hands::number(browser).await > number {
                break;
            }
        }
        assert!(pressed.len() < 5, "{} {now}: {pressed:?}", lesson.key);
    }
    let end = told(browser, &title(lesson.beats.len() - 1)).await;
    enter(browser, &end, "link", "All lessons").await;
    browser.until("location.pathname === '/learn'").await;
    println!("{}: {} beats", lesson.key, lesson.beats.len());
}

async fn learn_all(is_taken: impl Fn(&Lesson) -> bool) {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    browser.goto(&format!("{}/", starboard.address)).await;
    tour::set(&browser, "en", "dark").await;
    for lesson in Lesson::all().iter().filter(|lesson| !lesson.is_game() && is_taken(lesson)) {
        learn(&browser, &starboard, lesson).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn a_lesson_of_each_game_by_the_tree_alone() {
    // Short ones; the long run takes all.
    learn_all(|lesson| ["campaign", "first-turn", "boosts"].contains(&lesson.id.as_str())).await;
}

/// `cargo test -p starboard --test browser -- --ignored every_lesson_by_the_tree_alone`.
#[tokio::test]
#[ignore = "takes ten minutes"]
async fn every_lesson_by_the_tree_alone() {
    learn_all(|_| true).await;
}

/// A first game with tips: each is read and put away, or all of them are.
#[tokio::test]
async fn a_first_game_has_its_tips_by_the_tree_alone() {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    browser.goto(&format!("{}/", starboard.address)).await;
    tour::set(&browser, "en", "dark").await;
    let lesson = Lesson::find("under-falling-skies", "first-game").expect("a first game");
    begin(&browser, &starboard, lesson).await;
    let title = |tip: usize| lesson.text_of(&lesson.tips[tip].id, "title", Lang::En).expect("a title");
    let tree = told(&browser, &title(0)).await;
    enter(&browser, &tree, "button", "Understood").await;
    // The game goes on as any other: five dice, one after the other, until something new is asked.
    let mut choices = 0;
    let tree = loop {
        hands::settled(&browser).await;
        let tree = Tree::of(&browser).await;
        assert!(tree.find("heading", &title(0)).is_none() || choices == 0, "a tip is said once");
        if (1..lesson.tips.len()).any(|tip| tree.find("heading", &title(tip)).is_some()) {
            break tree;
        }
        let sections = || tree.inside("Choices", "DisclosureTriangle");
        let section = sections().find(|node| node.expanded == Some(false));
        let open = sections().any(|node| node.expanded == Some(true));
        let choice = tree.inside("Choices", "button").find(|node| !node.disabled && node.name.contains(':'));
        let number = hands::number(&browser).await;
        let button = tree.inside("Choices", "button").find(|node| !node.disabled);
        match (choice.or(button), section) {
            (_, Some(section)) if !open => section.enter(&browser).await,
            (Some(choice), _) => {
                choice.enter(&browser).await;
                choices += 1;
                let moved = format!("Number(document.querySelector('#prompt').dataset.n) > {number}");
                browser.until(&format!("({moved}) || document.querySelector('#sure[open]')")).await;
            }
            (None, _) => panic!("nothing to choose in\n{}", tree.text()),
        }
        assert!(choices < 20, "no second tip");
    };
    enter(&browser, &tree, "button", "No more tips").await;
    browser.until("document.getElementById('lesson').hidden").await;
    browser.close().await;
}
