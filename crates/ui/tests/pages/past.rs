//! Finished games: what a player has done before, by city, side, threat level and scenario.

use crate::common;
use std::collections::BTreeMap;

use engine::Piece;
use ui::{Lang, NewGameScene, PastGame, PastScene, Visit, With, new_game_page, past_page};
use under_falling_skies::campaign::Campaign;
use under_falling_skies::{CityId, CitySide, ScenarioId, Setup, UnderFallingSkies};

fn game(setup: &Setup, won: bool, numbers: &[(&str, i64)]) -> PastGame {
    PastGame {
        id: "table".to_owned(),
        setup: serde_json::to_string(setup).expect("a setup is JSON"),
        won,
        score: i32::from(won),
        numbers: numbers.iter().map(|(name, number)| ((*name).to_owned(), *number)).collect(),
        age: 120,
        day: "2026-11-15".to_owned(),
        with: With::Nobody,
    }
}

/// The text of each row of the only table.
fn rows(page: &str) -> Vec<String> {
    let body = page.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).unwrap_or_default();
    let plain = |row: &str| {
        let mut text = String::new();
        let mut inside = false;
        for c in row.chars() {
            match c {
                '<' => inside = true,
                '>' => {
                    inside = false;
                    text.push('|');
                }
                _ if !inside => text.push(c),
                _ => {}
            }
        }
        text.split('|').filter(|piece| !piece.trim().is_empty()).collect::<Vec<_>>().join("|")
    };
    body.split("<tr>").skip(1).map(plain).collect()
}

#[test]
fn games_are_gathered_by_what_was_played() {
    let paris = Setup { city: CityId::named("paris").expect("a city"), threat: 2, ..Setup::default() };
    let damaged = Setup { side: CitySide::Damaged, ..paris.clone() };
    let scenario = Setup { scenario: ScenarioId::all().next(), ..paris.clone() };
    let games = [
        game(&paris, false, &[("research", 9), ("rows_left", 0)]),
        game(&paris, true, &[("research", 16), ("rows_left", 1)]),
        game(&paris, true, &[("research", 16), ("rows_left", 3)]),
        game(&damaged, false, &[("research", 4)]),
        game(&damaged, false, &[("research", 11)]),
        game(&scenario, false, &[("research", 2)]),
        game(&Setup::default(), false, &[("research", 5)]),
        // Taken up from a file: not a game of any one setup.
        PastGame { setup: "{\"position\":{}}".to_owned(), ..game(&paris, true, &[]) },
    ];
    let scene = PastScene { visit: Visit::default(), games: &games };
    let page = past_page::<UnderFallingSkies>(&scene);
    common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
    let rows = rows(&page);
    let row =
        |start: &str| rows.iter().find(|row| row.starts_with(start)).unwrap_or_else(|| panic!("{start}: {rows:?}"));
    assert_eq!(rows.len(), 4, "{rows:?}");
    assert!(row("Paris|Normal|2|None|").ends_with("|3|2|Won| · 3 rows to spare"), "{rows:?}");
    assert!(row("Paris|Damaged|2|None|").ends_with("|2|0|Lost| · research 11"), "{rows:?}");

    // The same beside the form: each is shown while exactly this is chosen.
    for lang in Lang::ALL {
        let visit = Visit { lang, ..Visit::default() };
        let form = new_game_page::<UnderFallingSkies>(&NewGameScene {
            packs: &[],
            visit,
            fields: &[],
            fault: None,
            past: &games,
            difficulty: &[],
        });
        common::read(&form).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(form.matches("data-when").count(), 4);
        assert!(form.contains("city=paris&amp;side=damaged&amp;threat=2&amp;scenario=\""));
    }
}

#[test]
fn the_best_campaign_stands_first() {
    let campaign = |won: bool, score: i32| PastGame {
        id: format!("table{score}"),
        setup: "{}".to_owned(),
        won,
        score,
        numbers: BTreeMap::from([("chapters".to_owned(), 4), ("cities_saved".to_owned(), 5), ("games".to_owned(), 9)]),
        age: 7_200,
        day: "2026-11-15".to_owned(),
        with: With::Nobody,
    };
    let games = [campaign(false, 12), campaign(true, 7), campaign(true, 11), campaign(false, -6)];
    for lang in Lang::ALL {
        let visit = Visit { lang, ..Visit::default() };
        let page = past_page::<Campaign>(&PastScene { visit, games: &games });
        common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
        let scores: Vec<String> =
            rows(&page).iter().map(|row| row.split('|').next().expect("a score").to_owned()).collect();
        assert_eq!(scores, ["11", "7", "12", "-6"]);
    }
    let none = past_page::<Campaign>(&PastScene { visit: Visit::default(), games: &[] });
    assert!(!none.contains("<table"));
}
