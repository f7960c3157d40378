//! Pieces never appear, vanish or share a place; markers stay on their tracks; every game ends.

use std::collections::BTreeSet;

use engine::{Game, Piece, Play, Seat};
use proptest::prelude::*;
use under_falling_skies::{
    Action, Berth, CharacterId, Colour, DieSpot, Ending, Holder, Square, Target, UnderFallingSkies, rows,
};

use super::{opening, step};

/// A game takes far fewer decisions than this.
const MOST: u32 = 5_000;

fn assert_sound(game: &UnderFallingSkies, orange: bool) {
    let say = || format!("{game:?}");
    let mut places = BTreeSet::new();
    for (ship, berth) in (0..).zip(game.ships) {
        match Colour::of(ship) {
            Colour::Purple => assert_ne!(berth, Berth::Reserve, "purple ships never leave the game: {}", say()),
            // It leaves the game by being destroyed only (UFS-SCN-6).
            Colour::Orange if orange && game.memory.destroyed > 0 => {}
            Colour::Orange => assert_eq!(berth != Berth::Reserve, orange, "the command ship: {}", say()),
            Colour::White => {}
        }
        let place = match berth {
            Berth::Sky { altitude, column } => {
                assert!((1..game.mothership).contains(&altitude) && column < 5, "{}", say());
                Some((altitude, column))
            }
            Berth::DropPoint { column } => {
                assert!(column < 5);
                Some((game.mothership, column))
            }
            // Only while hits are pending in a lost game, or while a descent may be bought off.
            Berth::City { .. } => {
                assert!(game.landing.queue.contains(&ship), "{}", say());
                None
            }
            Berth::Aboard | Berth::Reserve => None,
        };
        if let Some(place) = place {
            assert!(places.insert(place), "UFS-GEO-14: two ships on {place:?}: {}", say());
        }
    }
    let base = game.base();
    assert!(game.energy <= base.max_energy, "UFS-GEO-11: {}", say());
    assert!(game.damage <= base.lethal_damage, "UFS-GEO-12: {}", say());
    assert!(game.research <= game.track_length(), "UFS-GEO-13: {}", say());
    assert!(game.excavator >= base.excavator_start, "UFS-MS-3: {}", say());

    let mut columns = BTreeSet::new();
    let mut squares = BTreeSet::new();
    for die in game.dice {
        assert!((1..=6).contains(&die.face));
        if let Some(square) = die.at.square() {
            assert!(columns.insert(square.column()), "UFS-PLAN-2: {}", say());
            squares.insert(square);
            let digging = matches!(die.at, DieSpot::Digging { .. });
            assert!(digging || game.is_excavated(square), "UFS-PLAN-3: {}", say());
        }
    }
    for robot in game.robots.iter().flatten() {
        assert!((1..=6).contains(&robot.face) && game.is_excavated(robot.square), "UFS-ROBOT-9: {}", say());
        assert!(squares.insert(robot.square), "UFS-ROBOT-4: {}", say());
    }
    // Each ending is shown by its marker, and only then.
    assert_eq!(game.ending() == Some(Ending::Won), game.research == game.track_length(), "UFS-END-1: {}", say());
    assert_eq!(game.ending() == Some(Ending::BaseDestroyed), game.damage == base.lethal_damage, "UFS-END-2: {}", say());
}

/// UFS-GEO-14, UFS-PLAN-2, UFS-END-5: over all cities, threat levels and scenarios.
#[test]
fn pieces_are_conserved_and_every_game_ends() {
    let mut legal = Vec::new();
    let mut endings = [0u32; 3];
    for index in 0..17 * 5 * 14 {
        let (mut game, mut dice) = opening("pieces", index);
        let orange = game.ships[9] != Berth::Reserve;
        assert_sound(&game, orange);
        let mut before = (game.mothership, game.round);
        let mut decisions = 0;
        while step(&mut game, &mut legal, &mut dice, &mut ()).is_some() {
            assert_sound(&game, orange);
            assert!(game.mothership <= before.0, "the mothership never rises");
            assert!(game.round == before.1 || game.round == before.1 + 1, "rounds count by one");
            before = (game.mothership, game.round);
            decisions += 1;
            assert!(decisions < MOST, "game {index} does not end: {game:?}");
        }
        // One descent a round at least, but for one that a character skips.
        assert!(game.round <= rows(&game.sky) + 1, "game {index} took {} rounds", game.round);
        endings[game.ending().expect("an ending") as usize] += 1;
    }
    assert!(endings[1] > 0 && endings[2] > 0, "both losses occur: {endings:?}");
}

/// Numbers that are mostly near what is on the table.
fn number() -> impl Strategy<Value = u8> {
    prop_oneof![8 => 0u8..12, 1 => any::<u8>()]
}

fn square() -> impl Strategy<Value = Square> {
    (0u8..30).prop_map(|index| Square::at(index).expect("a square"))
}

fn character() -> impl Strategy<Value = CharacterId> {
    (0usize..12).prop_map(|index| CharacterId::all().nth(index).expect("a character"))
}

fn target() -> impl Strategy<Value = Target> {
    prop_oneof![
        (number(), number()).prop_map(|(die, face)| Target::Face { die, face }),
        number().prop_map(|ship| Target::Ship { ship }),
        (number(), number()).prop_map(|(ship, column)| Target::Shift { ship, column }),
        number().prop_map(|squares| Target::Squares { squares }),
    ]
}

fn any_action() -> impl Strategy<Value = Action> {
    let plain = prop_oneof![
        Just(Action::Pass),
        Just(Action::RerollRest),
        Just(Action::Dig),
        Just(Action::OpenGate),
        Just(Action::EndPhase),
        Just(Action::SkipRobot),
        Just(Action::LoseValue),
        any::<bool>().prop_map(|pay| Action::CancelDescent { pay }),
    ];
    let numbered = prop_oneof![
        number().prop_map(|robot| Action::RemoveRobot { robot }),
        number().prop_map(|die| Action::SetSix { die }),
        number().prop_map(|die| Action::Reroll { die }),
        number().prop_map(|die| Action::KeepDie { die }),
        (number(), any::<bool>()).prop_map(|(room, reduced)| Action::Resolve { room, reduced }),
        number().prop_map(|die| Action::ClearGun { die }),
        number().prop_map(|die| Action::Discard { die }),
        number().prop_map(|squares| Action::Advance { squares }),
        number().prop_map(|ship| Action::Shoot { ship }),
        number().prop_map(|robot| Action::KeepValue { robot }),
        number().prop_map(|column| Action::Drop { column }),
    ];
    let aimed = prop_oneof![
        4 => (number(), square(), prop::option::of(character()))
            .prop_map(|(die, square, with)| Action::Place { die, square, with }),
        1 => (character(), prop::option::of(target()))
            .prop_map(|(character, target)| Action::UseCharacter { character, target }),
        1 => target().prop_map(|target| Action::AlsoShip { target }),
        1 => (number(), square()).prop_map(|(robot, square)| Action::PlaceRobot { robot, square }),
        1 => square().prop_map(|square| Action::Decontaminate { square }),
        1 => (any::<bool>(), 0usize..3).prop_map(|(city, colour)| Action::Hold {
            by: if city { Holder::City } else { Holder::Character },
            colour: [Colour::Purple, Colour::White, Colour::Orange][colour],
        }),
    ];
    prop_oneof![plain, numbered, aimed]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// UFS-SM-18: whatever is sent, it is one of the legal choices, or it is refused and nothing changes.
    #[test]
    fn any_action_is_legal_or_refused(index in 0u64..1_190, steps in 0u32..150, actions in prop::collection::vec(any_action(), 40)) {
        let (mut game, mut dice) = opening("actions", index);
        let mut legal = Vec::new();
        for _ in 0..steps {
            if step(&mut game, &mut legal, &mut dice, &mut ()).is_none() {
                break;
            }
        }
        legal.clear();
        game.legal(Seat(0), &mut legal);
        for action in actions {
            let (mut copy, mut thrown) = (game, dice.clone());
            match copy.apply(Seat(0), action, &mut Play::new(&mut thrown, &mut ())) {
                Ok(()) => prop_assert!(legal.contains(&action), "accepted, not listed: {:?}", action),
                Err(why) => {
                    prop_assert!(!legal.contains(&action), "listed, refused: {:?}: {:?}", action, why);
                    prop_assert_eq!(&copy, &game);
                    prop_assert_eq!(thrown.draw_count(), dice.draw_count());
                }
            }
        }
    }
}
