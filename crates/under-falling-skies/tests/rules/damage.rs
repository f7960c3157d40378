//! Damage, and the two sides of a city.

use under_falling_skies::components::CityEffect;
use under_falling_skies::{CityId, CitySide, DamageCause, Event};

use crate::scene::*;

/// UFS-DMG-1: damage comes one point at a time and is not repaired but by an ability.
#[test]
fn damage_comes_point_by_point() {
    let mut board = table().scenario("kamikaze-ships").open().ships(&[(5, sky(1, 0))]).faces([1; 5]);
    let events = board.act(place(0, 1, 0));
    let points: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Damaged { .. })).collect();
    assert_eq!(
        points,
        [1, 2].map(|damage| Event::Damaged { damage, by: DamageCause::Ship }).iter().collect::<Vec<_>>()
    );
    // A round without a hit repairs nothing.
    let mut board = table().open().calm().damage(3);
    board.end_round();
    assert_eq!(board.damage, 3);
    let mut board = table().basic("karima-almasi").open().calm().damage(3).rooms(&[]);
    board.act(use_character("karima-almasi", None));
    assert_eq!(board.damage, 2);
}

/// UFS-CITY-1: the side in play decides which ability holds; Roswell's normal side has none.
#[test]
fn the_side_in_play_decides_the_ability() {
    let first_damage = |table: Table| {
        let mut board = table.open().ships(&[(0, sky(1, 0))]).faces([1; 5]);
        board.act(place(0, 1, 0));
        (board.damage, board.research)
    };
    assert_eq!(first_damage(table()), (1, 0));
    assert_eq!(first_damage(table().damaged()), (1, 1));
    for city in CityId::all() {
        let has_none = matches!(city.side(CitySide::Normal).effect, CityEffect::None);
        assert_eq!(has_none, city.id() == "roswell", "{}", city.id());
    }
    // The ability holds all game: Havana's reroll is there in every round.
    let mut board = table().city("havana").open().calm();
    for _ in 0..3 {
        board.act(under_falling_skies::Action::Reroll { die: 0 });
        board = board.calm();
        board.end_round();
    }
}

/// UFS-CITY-2: the damaged side carries more yellow stars and another ability.
#[test]
fn the_damaged_side_helps_more() {
    for city in CityId::all() {
        let (normal, damaged) = (city.side(CitySide::Normal), city.side(CitySide::Damaged));
        assert!(damaged.yellow_stars > normal.yellow_stars, "{}", city.id());
        assert_ne!(damaged.effect, normal.effect, "{}", city.id());
    }
}
