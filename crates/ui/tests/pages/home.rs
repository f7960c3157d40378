//! The first page, and what it starts.

use black_angel::{BlackAngel, HalLevel};
use tiny_epic_galaxies::{RogueMat, TinyEpicGalaxies};
use ui::{GameCard, HomeScene, SavedTable, Tabletop, Visit, home_page};
use under_falling_skies::UnderFallingSkies;

/// Whoever has not played yet is asked to learn, loudly; whoever has finds their tables first.
#[test]
fn the_first_page_is_another_one_for_whoever_comes_back() {
    let visit = Visit::default();
    let games = [GameCard::of::<UnderFallingSkies>(visit.lang)];
    let next = [ui::NextLesson { lesson: &ui::Lesson::all()[0], state: ui::LessonState::New }];
    let page = |tables: &[SavedTable]| {
        home_page(&HomeScene { visit, games: &games, tables, next_lessons: &next, offer: None, today: "2026-11-15" })
    };
    let first = page(&[]);
    assert!(first.contains("Learn by playing") && first.contains("class=\"btn large solid\""), "{first}");
    let table = SavedTable {
        id: "a".into(),
        title: "Skies".into(),
        what: "Roswell".into(),
        number: 3,
        won: None,
        winners: Vec::new(),
        age: 90,
        waits: ui::Waits::You,
    };
    let back = page(&[table]);
    assert!(back.contains("Welcome back") && back.contains("One table waits for you"), "{back}");
    assert!(!back.contains("class=\"btn large solid\""), "{back}");
    assert!(back.find("href=\"/t/a\"") < back.find("action=\"/play/"), "their tables first");
}

/// Play now is a game for one, at the gentlest level.
#[test]
fn the_gentlest_game_is_for_one() {
    let skies = UnderFallingSkies::gentlest();
    assert_eq!((skies.threat, skies.scenario), (0, None));
    let galaxies = TinyEpicGalaxies::gentlest();
    assert_eq!((galaxies.players, galaxies.rogue, galaxies.expansion), (1, RogueMat::Beginner, false));
    let angel = BlackAngel::gentlest();
    assert_eq!((angel.players, angel.hal, angel.advanced), (1, HalLevel::Easy, false));
}
