//! The record: what counts, what is a first, and what is offered next.

use crate::common;
use black_angel::BlackAngel;
use tiny_epic_galaxies::{RogueMat, TinyEpicGalaxies};
use ui::{
    GameCard, GameRecord, Lang, Lesson, LessonState, LessonsDone, NextLesson, Offers, PastGame, RecordScene, Visit,
    With, assets, first_wins, game_record, offer, record_page,
};
use under_falling_skies::campaign::Campaign;
use under_falling_skies::{Setup, UnderFallingSkies};

/// A game that ended so many days ago.
fn played(id: &str, setup: &impl serde::Serialize, won: bool, days: u64) -> PastGame {
    PastGame {
        id: id.to_owned(),
        setup: serde_json::to_string(setup).expect("a setup is JSON"),
        won,
        score: 20,
        numbers: [("rows_left".to_owned(), 3), ("research".to_owned(), 9)].into(),
        age: days * 86_400,
        day: format!("2026-11-{:02}", 18 - days),
        with: With::Nobody,
    }
}

fn skies(id: &str, threat: u8, won: bool, days: u64) -> PastGame {
    played(id, &Setup { threat, ..Setup::default() }, won, days)
}

fn records(skies: &[PastGame], galaxies: &[PastGame], lang: Lang) -> Vec<GameRecord> {
    vec![
        game_record::<UnderFallingSkies>(skies, lang),
        game_record::<Campaign>(&[], lang),
        game_record::<TinyEpicGalaxies>(galaxies, lang),
        game_record::<BlackAngel>(&[], lang),
    ]
}

fn page(records: &[GameRecord], lang: Lang) -> String {
    let games = [GameCard::of::<UnderFallingSkies>(lang), GameCard::of::<TinyEpicGalaxies>(lang)];
    let lessons = vec![LessonsDone { done: 2, all: 5 }; records.len()];
    let visit = Visit { lang, ..Visit::default() };
    let next = offer(records, &[], lang);
    record_page(&RecordScene { visit, games: &games, records, lessons: &lessons, offer: next.as_ref() })
}

#[test]
fn a_level_is_won_for_the_first_time_once() {
    let games = [skies("c", 1, true, 1), skies("b", 0, true, 2), skies("a", 0, true, 3), skies("z", 2, false, 4)];
    let first = |table: &str| first_wins::<UnderFallingSkies>(&games, table, Lang::En);
    assert!(first("a").contains("Threat 0, easy") && first("c").contains("Threat 1, standard"));
    assert!(!first("b").contains("first-win\"") && !first("z").contains("first-win\""));
    for lang in Lang::ALL {
        let html = page(&records(&games, &[], lang), lang);
        common::read(&html).unwrap_or_else(|fault| panic!("{}: {fault}", lang.code()));
        assert!(html.matches("class=\"mark won\"").count() == 3, "two levels and a city");
        assert!(html.matches("class=\"mark tried\"").count() == 0 && html.contains("class=\"mark tried next\""));
    }
}

/// Games with others do not win a level, those at one screen nobody wins, and what came from a file is left out.
#[test]
fn only_what_was_played_alone_wins_a_level() {
    let setup = tiny_epic_galaxies::Setup { players: 3, ..Default::default() };
    let with = |id: &str, with: With| PastGame { with, ..played(id, &setup, true, 1) };
    let solo = tiny_epic_galaxies::Setup { players: 1, rogue: RogueMat::Easy, ..Default::default() };
    let file = PastGame { setup: "{\"position\":{}}".to_owned(), ..played("f", &solo, true, 1) };
    let games =
        [with("a", With::Bots), with("b", With::People), with("c", With::Screen), file, played("d", &solo, true, 2)];
    let record = game_record::<TinyEpicGalaxies>(&games, Lang::En);
    assert_eq!((record.games, record.wins), (4, 3));
    let html = page(&records(&[], &games, Lang::En), Lang::En);
    assert_eq!(html.matches("class=\"mark won\"").count(), 1, "the mat that was beaten alone");
    assert!(html.contains("With bots") && html.contains("With people") && html.contains("At one screen"));
    assert!(first_wins::<TinyEpicGalaxies>(&games, "d", Lang::En).contains("Rothkel"));
}

#[test]
fn one_step_is_offered_after_the_other() {
    let said = |skies: &[PastGame], galaxies: &[PastGame], lessons: &[NextLesson]| {
        format!("{:?}", offer(&records(skies, galaxies, Lang::En), lessons, Lang::En).expect("an offer"))
    };
    let lesson = |index: usize, state: LessonState| NextLesson { lesson: &Lesson::all()[index], state };
    assert!(said(&[], &[], &[lesson(0, LessonState::New)]).contains("/learn/under-falling-skies/first-round"));
    let lost = [skies("a", 0, false, 1)];
    assert!(said(&lost, &[], &[]).contains("/play/under-falling-skies"), "the gentlest level once more");
    assert!(said(&lost, &[], &[lesson(1, LessonState::New)]).contains("/learn/under-falling-skies/robots"));
    let won = [skies("a", 0, true, 1)];
    let next = said(&won, &[], &[]);
    assert!(next.contains("threat=1") && next.contains("/new/under-falling-skies-campaign"), "{next}");
    let all: Vec<PastGame> = (0..=4).map(|threat| skies("a", threat, true, 5)).collect();
    assert!(said(&all, &[], &[]).contains("/play/tiny-epic-galaxies"), "another game");
    let solo = tiny_epic_galaxies::Setup { players: 1, ..Default::default() };
    let latest = said(&won, &[played("b", &solo, true, 0)], &[]);
    assert!(latest.contains("rogue=easy") && latest.contains("players=1"), "the game that was played last: {latest}");
    assert!(offer(&records(&[], &[], Lang::En), &[], Lang::En).is_none());
}

/// Parts of a page are drawn once for all settings: what is suggested is marked, and the style hides it.
#[test]
fn suggestions_are_marked_and_hidden_from_whoever_wants_none() {
    let won = [skies("a", 0, true, 1)];
    let html = page(&records(&won, &[], Lang::En), Lang::En);
    assert!(html.contains("<section class=\"offer next-step\"") && html.contains("data-offers=\"on\""));
    let visit = Visit { offers: Offers::Off, ..Visit::default() };
    let off = record_page(&RecordScene { visit, games: &[], records: &[], lessons: &[], offer: None });
    assert!(off.contains("data-offers=\"off\""));
    let style = assets().iter().find(|asset| asset.content_type.starts_with("text/css")).expect("a style sheet");
    let style = String::from_utf8_lossy(&style.bytes);
    assert!(style.contains("html[data-offers=\"off\"] :is(.offer, .first-win)"), "the style hides them");
}
