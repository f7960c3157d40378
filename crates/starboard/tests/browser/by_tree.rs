//! Whole games through the accessibility tree alone: things are found by role and name and used
//! with the keyboard, as by somebody who does not see the page; no ids, no places.

use engine::Dice;

use crate::hands;
use crate::harness::{Browser, Screen, Starboard, available};
use crate::told;
use crate::tour;
use crate::tree::{Node, Tree};

/// How somebody plays who knows only the names of the choices.
struct Player {
    /// What is chosen wherever it is offered: words that a name begins with, the best first.
    eager: &'static [&'static str],
    /// What is left for when there is nothing else, so that games end.
    dull: &'static [&'static str],
    chance: Dice,
}

/// Presses Enter on what has this role and name.
async fn enter(browser: &Browser, role: &str, name: &str) {
    let tree = Tree::of(browser).await;
    let found = tree.find(role, name).unwrap_or_else(|| panic!("no {role} {name:?} in\n{}", tree.text()));
    found.enter(browser).await;
}

/// Sets a game up by its form and starts it.
async fn start(browser: &Browser, starboard: &Starboard, game: &str, marked: &[&str], seed: &str) {
    browser.goto(&format!("{}/", starboard.address)).await;
    tour::set(browser, "en", "dark").await;
    browser.goto(&format!("{}/new/{game}", starboard.address)).await;
    for name in marked {
        let tree = Tree::of(browser).await;
        let found = tree.nodes.iter().find(|node| node.role == "radio" && node.name.starts_with(name));
        found.unwrap_or_else(|| panic!("no {name:?} in\n{}", tree.text())).press(browser, ' ').await;
    }
    enter(browser, "DisclosureTriangle", "Play with a given seed").await;
    let tree = Tree::of(browser).await;
    let field = tree.nodes.iter().find(|node| node.role == "textbox" && node.name.starts_with("Seed"));
    let field = field.unwrap_or_else(|| panic!("no field for the seed in\n{}", tree.text()));
    for letter in seed.chars() {
        field.press(browser, letter).await;
    }
    enter(browser, "button", "Start the game").await;
    browser.until("document.querySelector('#board') && window.Starboard").await;
    hands::settled(browser).await;
}

impl Player {
    /// One of the things that can be pressed among the choices.
    fn pick<'a>(&mut self, tree: &'a Tree) -> Option<&'a Node> {
        let buttons = tree.inside("Choices", "button").filter(|node| !node.disabled);
        let sections: Vec<&Node> = tree.inside("Choices", "DisclosureTriangle").collect();
        // One section at a time: where one is open, one of its choices is made.
        let open = sections.iter().any(|node| node.expanded == Some(true));
        let all: Vec<&Node> = buttons.chain(sections.into_iter().filter(|_| !open)).collect();
        let begins = |node: &Node, words: &[&str]| words.iter().any(|word| node.name.starts_with(word));
        for word in self.eager {
            let wanted: Vec<&Node> = all.iter().copied().filter(|node| begins(node, &[word])).collect();
            if let Some(found) = self.chance.pick(&wanted) {
                return Some(found);
            }
        }
        let useful: Vec<&Node> = all.iter().copied().filter(|node| !begins(node, self.dull)).collect();
        self.chance.pick(if useful.is_empty() { &all } else { &useful }).copied()
    }

    /// Plays to the end. Says how many choices it took and how many facts were compared.
    async fn play(&mut self, browser: &Browser, game: &str) -> (usize, usize) {
        let (mut choices, mut facts) = (0, 0);
        loop {
            let tree = Tree::of(browser).await;
            // The next player takes over; whoever is asked whether they are sure is.
            let way = tree.find("link", "Show my table").or_else(|| tree.find("button", "Yes, do it"));
            if let Some(way) = way {
                way.enter(browser).await;
                browser.until("document.readyState === 'complete' && !document.querySelector('#sure[open]')").await;
                hands::settled(browser).await;
                continue;
            }
            if choices % COMPARED == 0 {
                let view = told::view(browser).await;
                facts += told::demand(game, &view, &tree);
            }
            let Some(choice) = self.pick(&tree) else { return (choices, facts) };
            let before = hands::number(browser).await;
            choice.enter(browser).await;
            if choice.role == "button" {
                choices += 1;
                let moved = format!("Number(document.querySelector('#prompt').dataset.n) > {before}");
                browser.until(&format!("({moved}) || document.querySelector('#sure[open]')")).await;
                hands::settled(browser).await;
            }
        }
    }
}

/// The facts are compared before every so many choices.
const COMPARED: usize = 5;

/// A game is over when the tree says so: a heading above the ways on.
async fn look_at_the_end(browser: &Browser) {
    let tree = Tree::of(browser).await;
    assert!(tree.nodes.iter().any(|node| node.role == "alertdialog"), "no end in\n{}", tree.text());
    let heading = tree.nodes.iter().any(|node| node.role == "heading" && !node.name.is_empty());
    assert!(heading, "no heading in\n{}", tree.text());
}

async fn whole_game(game: &str, marked: &[&str], seed: &str, mut player: Player) {
    if !available() {
        return;
    }
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Laptop, "en").await;
    start(&browser, &starboard, game, marked, seed).await;
    let (choices, facts) = player.play(&browser, game).await;
    look_at_the_end(&browser).await;
    println!("{game}: {choices} choices, {facts} facts");
    assert!(choices > 10 && facts > 50, "{choices} choices, {facts} facts");
    browser.close().await;
}

fn chance(words: &str) -> Dice {
    Dice::new(&words.parse().expect("a seed"))
}

#[tokio::test]
async fn under_falling_skies_by_the_tree_alone() {
    let player = Player { eager: &[], dull: &["Discard", "Remove", "End"], chance: chance("skies") };
    whole_game("under-falling-skies", &[], "tree", player).await;
}

#[tokio::test]
async fn tiny_epic_galaxies_by_the_tree_alone() {
    let player = Player { eager: &["Upgrade", "End"], dull: &["Reroll", "Convert"], chance: chance("galaxies") };
    whole_game("tiny-epic-galaxies", &["Alone"], "tree", player).await;
}

#[tokio::test]
async fn black_angel_by_the_tree_alone() {
    let player = Player { eager: &[], dull: &["Stop", "Done"], chance: chance("angel") };
    whole_game("black-angel", &["Alone"], "tree", player).await;
}
