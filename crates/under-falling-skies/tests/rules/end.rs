//! Goal and end of the game.

use engine::{Game, Outcome, Seats, Turn};
use under_falling_skies::{Action, Berth, DamageCause, DieSpot, Ending, Event, Phase};

use crate::scene::*;

/// A large Research room, ready to enter the last square.
fn last_square() -> Board {
    table().open().calm().excavator(5, 4).energy(7).research(15).rooms(&[
        (0, 4, 5, 1),
        (1, 4, 5, 2),
        (2, 3, 5, 3),
        (3, 6, 1, 0),
    ])
}

/// UFS-END-1: the game is won at the instant the marker stands on the last square, not before.
#[test]
fn the_last_research_square_wins_at_once() {
    let mut board = last_square().research(14);
    board.study(5, 1, 1);
    assert_eq!((board.research, board.ending()), (15, None), "the square before the last wins nothing");

    let mut board = last_square();
    let events = board.study(5, 1, 1);
    assert_eq!(
        events[events.len() - 2..],
        [Event::ResearchAdvanced { from: 15, to: 16, free: false }, Event::Ended { ending: Ending::Won }]
    );
    let won = Outcome { winners: Seats::one(PLAYER), scores: [1].into_iter().collect() };
    assert_eq!(board.turn(), Turn::Over(won));
    assert_eq!(board.phase(), Phase::Rooms);
    assert!(matches!(board.game.dice[3].at, DieSpot::On { .. }), "nothing pending is resolved");
    assert_eq!(board.legal(), []);
    assert_eq!(board.refused(Action::EndPhase), "UFS-SM-13");
}

/// UFS-END-2: the game is lost at the instant the damage marker reaches the skull.
#[test]
fn the_last_damage_loses_at_once() {
    let mut board = table().open().ships(&[(0, sky(1, 0))]).damage(5).faces([2; 5]);
    board.act(place(0, 1, 0));
    assert_eq!((board.damage, board.ending()), (6, None));

    let mut board = table().open().ships(&[(0, sky(1, 0))]).damage(6).faces([2; 5]);
    let events = board.act(place(0, 1, 0));
    let hit = Event::Damaged { damage: 7, by: DamageCause::Ship };
    assert_eq!(
        events[2..],
        [Event::CityHit { ship: 0, column: 0 }, hit, Event::Ended { ending: Ending::BaseDestroyed }]
    );
    assert_eq!(board.turn(), Turn::Over(Outcome { winners: Seats::NONE, scores: [0].into_iter().collect() }));
    assert_eq!(board.phase(), Phase::Planning);
}

/// UFS-END-3: the skull row loses in the Mothership phase and in the Planning phase alike.
#[test]
fn the_skull_row_loses_whatever_brought_the_mothership_there() {
    let mut board = table().open().calm().mothership_at(6);
    board.end_round();
    assert_eq!((board.mothership, board.ending()), (5, Some(Ending::MothershipArrived)));
    assert_eq!(board.phase(), Phase::Mothership);

    // A ship lands on the mothership symbol of altitude 1.
    let mut board = table().open().ships(&[(0, sky(3, 2))]).mothership_at(6).faces([2; 5]);
    let events = board.act(place(0, 1, 2));
    assert_eq!(
        events[2..],
        [Event::MothershipSank { altitude: 5, by: Some(0) }, Event::Ended { ending: Ending::MothershipArrived }]
    );
    assert_eq!((board.ending(), board.phase()), (Some(Ending::MothershipArrived), Phase::Planning));

    // The threat side has its skull one row higher.
    let mut board = table().flipped(&[2]).open().calm().mothership_at(7);
    board.end_round();
    assert_eq!((board.mothership, board.ending()), (6, Some(Ending::MothershipArrived)));
}

/// UFS-END-4: the first condition met ends the game and nothing still pending is resolved.
#[test]
fn the_first_condition_met_ends_the_game() {
    // The upper ship brings the mothership down to the skull; the lower one would destroy the base.
    let mut board = table().open().ships(&[(0, sky(3, 2)), (1, sky(2, 2))]).mothership_at(6).damage(6).faces([2; 5]);
    board.act(place(3, 1, 2));
    assert_eq!((board.ending(), board.damage), (Some(Ending::MothershipArrived), 6));

    // Two ships hit; the first is enough. The reroll of the white die does not take place.
    let mut board = table().open().ships(&[(0, sky(2, 2)), (1, sky(1, 2))]).damage(6).faces([2; 5]);
    let events = board.act(place(3, 1, 2));
    assert_eq!((board.ending(), board.damage), (Some(Ending::BaseDestroyed), 7));
    assert_eq!(events.last(), Some(&Event::Ended { ending: Ending::BaseDestroyed }));
    assert_eq!(rolls(&events), []);
    assert_eq!(board.ships[1], Berth::City { column: 2 }, "the second ship was not resolved");

    // The damage of a row action comes before the drop.
    let mut board = table().flipped(&[4]).open().ships(&[]).mothership_at(14).damage(6);
    let events = board.end_round();
    assert_eq!(board.ending(), Some(Ending::BaseDestroyed));
    assert_eq!((drops(&events), board.aboard()), (vec![], vec![0, 1, 2, 3, 4]));
}

/// UFS-END-4: a finished game tells the phase in which it ended, a dive's landings included.
#[test]
fn a_finished_game_knows_its_last_phase() {
    // Row 9 of the advanced sky dives 1: the ship hits the city in the Mothership phase.
    let mut board = table().advanced_sky().open().mothership_at(10).ships(&[(0, sky(1, 0)), (1, sky(1, 1))]).damage(6);
    board.end_round();
    assert_eq!((board.ending(), board.phase()), (Some(Ending::BaseDestroyed), Phase::Mothership));
    assert_eq!(board.ships[1], Berth::City { column: 1 }, "one hit is pending");
    let text = serde_json::to_string(&board.game).expect("a text");
    assert_eq!(serde_json::from_str::<under_falling_skies::UnderFallingSkies>(&text).expect("a position"), board.game);
}

fn descents(mut board: Board) -> u32 {
    let mut count = 0;
    while board.ending().is_none() {
        board = board.calm();
        board.end_round();
        count += 1;
    }
    assert_eq!(board.ending(), Some(Ending::MothershipArrived));
    count
}

/// UFS-END-5: the mothership bounds the game: 12 descents on the easy side, 11 on the threat side.
#[test]
fn the_mothership_bounds_the_game() {
    assert_eq!(descents(table().open()), 12);
    assert_eq!(descents(table().flipped(&[2]).open()), 11);
    // There is no round limit: the 200th round is like any other.
    let mut board = table().open().calm().round(200);
    board.end_round();
    assert_eq!((board.round, board.ending()), (201, None));
}

/// UFS-END-1: nobody but the one player decides anything.
#[test]
fn a_stranger_may_not_play() {
    let board = table().open();
    let mut none = Vec::new();
    board.game.legal(engine::Seat(1), &mut none);
    assert!(none.is_empty());
    let mut copy = board.game;
    let refused =
        copy.apply(engine::Seat(1), board.legal()[0], &mut engine::Play::new(&mut board.dice.clone(), &mut ()));
    assert_eq!(refused.map_err(|why| engine::RuleCited::rule(&why)), Err("UFS-END-1"));
    assert_eq!(copy, board.game);
}
