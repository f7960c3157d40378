//! Whole random games: they end, conserve every piece, and do not allocate.

use engine::{Dice, Game, Piece, Play, Seed, Turn};
use tiny_epic_galaxies::{DiePlace, ExplorationId, Frame, PilotId, Place, PlanetId, RogueMat, Setup, TinyEpicGalaxies};

/// Every configuration: 2 to 5 players, and 1 on each mat, in both modes, with and without the
/// expansion.
fn configurations() -> Vec<Setup> {
    let mut setups = Vec::new();
    for expansion in [false, true] {
        for players in 2..=5 {
            for first in [0, players - 1] {
                setups.push(Setup { players, expansion, first, ..Setup::default() });
            }
        }
        for rogue in RogueMat::ALL {
            for hard_mode in [false, true] {
                setups.push(Setup { players: 1, expansion, rogue, hard_mode, ..Setup::default() });
            }
        }
    }
    setups
}

/// Counts the pieces without the program's own check.
fn count_pieces(table: &TinyEpicGalaxies) {
    let setup = &table.setup;
    for planet in PlanetId::all() {
        let row = table.row.iter().filter(|slot| **slot == Some(planet)).count();
        let owned = table.galaxies.iter().filter(|galaxy| galaxy.colonies.contains(planet)).count();
        let rest =
            usize::from(table.planet_deck.contains(planet)) + usize::from(table.planets_removed.contains(planet));
        let in_game = planet.index() < 40 || setup.expansion;
        assert_eq!(row + owned + rest, usize::from(in_game), "{planet:?}");
    }
    for pilot in PilotId::all() {
        let offered = table.pilot_offer.iter().filter(|slot| **slot == Some(pilot)).count();
        let hired: usize = table
            .galaxies
            .iter()
            .flat_map(|galaxy| galaxy.hangar)
            .map(|berth| usize::from(berth.pilot == Some(pilot)) + usize::from(berth.covered.contains(pilot)))
            .sum();
        let rest = usize::from(table.pilot_deck.contains(pilot)) + usize::from(table.pilots_removed.contains(pilot));
        assert_eq!(offered + hired + rest, usize::from(setup.expansion), "{pilot:?}");
    }
    for card in ExplorationId::all() {
        let open = table.exploration_offer.iter().filter(|open| **open == card).count();
        let piles: usize = table
            .galaxies
            .iter()
            .map(|galaxy| usize::from(galaxy.explored.contains(card)) + usize::from(galaxy.dwarfs.contains(card)))
            .sum();
        let drawn = table
            .frames
            .iter()
            .filter(|frame| matches!(frame, Frame::Drawn { card: held, .. } if *held == card))
            .count();
        let deck = usize::from(table.exploration_deck.contains(card))
            + usize::from(table.exploration_top.is_some_and(|top| top.card == card));
        assert_eq!(open + piles + drawn + deck, usize::from(setup.expansion), "{card:?}");
    }
    for (seat, galaxy) in table.galaxies.iter().enumerate() {
        let cap = if setup.players == 1 && seat == 1 { setup.rogue.sheet().max_resource } else { 7 };
        assert!(galaxy.energy <= cap && galaxy.culture <= cap);
        for planet in galaxy.ships.iter().filter_map(|ship| ship.place.planet()) {
            assert!(table.row.contains(&Some(planet)), "a ship is left without a planet");
        }
        let locked = galaxy.ships.iter().filter(|ship| ship.place == Place::Locked).count();
        assert!(locked <= 2);
    }
    assert!(table.dice.len() <= 7);
    let converter = table.dice.iter().filter(|die| die.place == DiePlace::Converter).count();
    assert!(converter == 0 || converter == 2);
}

/// Plays one game; `look` sees every position. Gives the number of decisions.
fn play(setup: &Setup, seed: &Seed, mut look: impl FnMut(&TinyEpicGalaxies, u32)) -> u32 {
    let mut dice = Dice::new(seed);
    let mut chooser = Dice::new(&seed.nth(1));
    let mut table = TinyEpicGalaxies::new(setup, &mut dice).expect("a legal setup");
    let mut legal = Vec::new();
    for decision in 0..200_000 {
        look(&table, decision);
        let Turn::Decide(seats) = table.turn() else { return decision };
        let seats: Vec<_> = seats.iter().collect();
        let seat = *chooser.pick(&seats).expect("somebody decides");
        legal.clear();
        table.legal(seat, &mut legal);
        let action = *chooser.pick(&legal).expect("no dead end");
        table.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("a legal action");
    }
    panic!("the game does not end: {table:?}");
}

/// Games of every configuration end and conserve all pieces on the way.
#[test]
fn games_end_and_conserve_pieces() {
    let seed: Seed = "conserve".parse().expect("a seed");
    for (index, setup) in configurations().iter().enumerate() {
        for round in 0..3 {
            play(setup, &seed.nth(index as u64 * 100 + round), |table, decision| {
                if decision % 5 == 0 {
                    count_pieces(table);
                }
            });
        }
    }
}

/// 20,000 games over all configurations, with the pieces counted now and then:
/// `cargo test --release -p tiny-epic-galaxies --test rules -- --ignored --nocapture twenty_thousand`.
#[test]
#[ignore = "takes minutes; run it in release"]
fn twenty_thousand_games() {
    let seed: Seed = "twenty thousand".parse().expect("a seed");
    let setups = configurations();
    let (mut decisions, mut deepest) = (0u64, 0);
    for index in 0..20_000u64 {
        let setup = &setups[index as usize % setups.len()];
        decisions += u64::from(play(setup, &seed.nth(index), |table, decision| {
            deepest = deepest.max(table.frames.len());
            if decision % 97 == 0 {
                count_pieces(table);
                table.check().expect("a reached position is sound");
            }
        }));
    }
    println!("20000 games, {decisions} decisions, at most {deepest} frames pending");
}

/// After a warm-up neither the list of choices nor a choice allocates.
#[test]
fn nothing_is_allocated() {
    let seed: Seed = "heap".parse().expect("a seed");
    assert!(ExplorationId::all().all(|card| card.effect_of().index() <= card.index()), "the tables are read once");
    for setup in configurations() {
        let mut dice = Dice::new(&seed);
        let mut table = TinyEpicGalaxies::new(&setup, &mut dice).expect("a legal setup");
        let mut legal = Vec::with_capacity(512);
        let heap = allocation_counter::measure(|| {
            for _ in 0..3_000 {
                let Turn::Decide(seats) = table.turn() else { break };
                let seat = seats.iter().next().expect("somebody decides");
                legal.clear();
                table.legal(seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                table.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("a legal action");
            }
        });
        assert_eq!(heap.count_total, 0, "{setup:?}");
    }
}

/// A position is small.
#[test]
fn a_position_is_small() {
    assert!(std::mem::size_of::<TinyEpicGalaxies>() < 2048);
}
