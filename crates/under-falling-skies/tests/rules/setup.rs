//! Set-up and the order of all chance.

use engine::{Dice, Game};
use under_falling_skies::components::{CityEffect, RoomKind};
use under_falling_skies::{Berth, CityId, CitySide, DieSpot, Setup, SkySet, Step, UnderFallingSkies};

use crate::scene::*;

/// UFS-SETUP-1: the normal side unless the damaged one is chosen.
#[test]
fn a_city_has_two_sides() {
    let board = table().city("new-york").open();
    assert_eq!((board.side, board.city.side(board.side).research_squares.as_slice()), (CitySide::Normal, &[2][..]));
    let board = table().city("new-york").damaged().open();
    assert_eq!((board.side, board.city.side(board.side).research_squares.as_slice()), (CitySide::Damaged, &[3][..]));
    assert_eq!(board.research_number(1), 3);
}

/// UFS-SETUP-2: the city says which halves its base is made of.
#[test]
fn the_city_names_its_base_tiles() {
    let room = |city: &str, row, column| {
        let board = table().city(city).open();
        let room = board.base().rooms[usize::from(board.room(row, column))].clone();
        (room.kinds[0], room.squares.len(), room.cost, room.modifier)
    };
    // Roswell: A above B.
    assert_eq!(room("roswell", 1, 0), (RoomKind::Fighter, 1, 1, -1));
    assert_eq!(room("roswell", 5, 2), (RoomKind::Research, 3, 2, 0));
    // Washington: B above C.
    assert_eq!(room("washington", 2, 1), (RoomKind::Robot, 1, 2, 0));
    assert_eq!(room("washington", 3, 1), (RoomKind::Research, 3, 5, 0));
    // New York: C above A.
    assert_eq!(room("new-york", 1, 2), (RoomKind::Energy, 2, 0, 0));
    assert_eq!(room("new-york", 5, 1), (RoomKind::Research, 2, 4, 3));
}

/// UFS-SETUP-3: as many distinct tiles as the threat level says, each equally likely.
#[test]
fn threat_flips_tiles_at_random() {
    for threat in 0..=4u8 {
        let mut counts = [0u32; 4];
        for index in 0..400 {
            let setup = Setup { threat, ..Setup::default() };
            let game = UnderFallingSkies::new(&setup, &mut Dice::new(&seed("flips").nth(index))).expect("a setup");
            let flipped: Vec<usize> = (0..4).filter(|level| game.sky[*level].threat).collect();
            assert_eq!(flipped.len(), usize::from(threat));
            flipped.iter().for_each(|level| counts[*level] += 1);
        }
        let expected = 100 * u32::from(threat);
        let near = counts.iter().all(|count| count.abs_diff(expected) <= if threat % 4 == 0 { 0 } else { 40 });
        assert!(near, "threat {threat}: {counts:?}");
    }
    let board = table().flipped(&[2, 4]).open();
    assert_eq!(board.sky.iter().map(|sheet| sheet.threat).collect::<Vec<_>>(), [false, true, false, true]);
}

/// UFS-SETUP-3: what cannot be flipped is refused by name.
#[test]
fn impossible_threats_are_refused() {
    let refused = |threat, flipped: Option<Vec<u8>>| {
        let setup = Setup { threat, flipped, ..Setup::default() };
        UnderFallingSkies::new(&setup, &mut Dice::new(&seed("no"))).err().map(|fault| (fault.field, fault.rule))
    };
    assert_eq!(refused(5, None), Some(("threat".into(), "UFS-SETUP-3")));
    for (threat, flipped) in [(1, vec![0]), (1, vec![5]), (2, vec![3, 3]), (1, vec![]), (1, vec![1, 2])] {
        assert_eq!(refused(threat, Some(flipped)), Some(("flipped".into(), "UFS-SETUP-3")));
    }
    assert_eq!(refused(4, Some(vec![4, 2, 1, 3])), None);
}

/// UFS-SETUP-4: purple ships on the drop points, the others in the reserve.
#[test]
fn five_ships_stand_on_the_drop_points() {
    let board = table().open();
    assert_eq!(board.mothership, 17);
    assert_eq!(board.ships[..5], [0, 1, 2, 3, 4].map(point));
    assert_eq!(board.ships[5..], [Berth::Reserve; 5]);
}

/// UFS-SETUP-5: markers on their start squares.
#[test]
fn markers_start_where_printed() {
    for (city, energy, excavator) in [("roswell", 2, sq(2, 4)), ("washington", 3, sq(1, 4)), ("beijing", 2, sq(2, 4))] {
        let board = table().city(city).open();
        assert_eq!((board.research, board.damage, board.energy), (0, 0, energy), "{city}");
        assert_eq!(board.excavator, excavator, "{city}");
    }
}

/// UFS-SETUP-6: no robots, round 1, then scenario and city.
#[test]
fn scenario_and_city_are_set_up_last() {
    let board = table().open();
    assert_eq!((board.robots, board.round, board.step), ([None, None], 1, Step::PlaceDie));
    assert!(board.dice_unplaced());
    assert_eq!(table().scenario("evacuation").open().memory.evacuees, 0b11111);
    assert_eq!(table().scenario("repairing-the-base").open().memory.rubble, 0b11011);
    assert_eq!(table().scenario("kamikaze-ships").open().aboard(), [5, 6]);
    let board = table().city("montreal").damaged().open();
    assert_eq!(board.energy, board.base().max_energy);
}

impl Board {
    fn dice_unplaced(&self) -> bool {
        self.game.dice.iter().all(|die| die.at == DieSpot::Unplaced)
    }
}

/// UFS-SETUP-7: the introductory game is the default.
#[test]
fn the_default_is_the_introductory_game() {
    let setup = Setup::default();
    assert_eq!((setup.city.id(), setup.side, setup.threat), ("roswell", CitySide::Normal, 0));
    assert_eq!((setup.scenario, setup.characters.len(), setup.flipped.clone()), (None, 0, None));
    assert_eq!(setup.sky, [SkySet::Base; 4]);
    assert!(matches!(setup.city.side(setup.side).effect, CityEffect::None));
    assert!(serde_json::from_str::<Setup>("{\"city\":\"roswell\",\"moons\":2}").is_err(), "unknown fields are refused");
    assert_eq!(serde_json::from_str::<Setup>("{}").expect("all defaults"), Setup { revision: 1, ..setup });
}

/// The faces that these dice would roll next.
fn next_faces(dice: &mut Dice, count: usize) -> Vec<u8> {
    (0..count).map(|_| dice.roll(6)).collect()
}

fn faces(board: &Board) -> Vec<u8> {
    board.game.dice.iter().map(|die| die.face).collect()
}

/// UFS-RNG-1: flips, then each round the saboteur, then gray 0-2, white 0-1.
#[test]
fn chance_is_drawn_in_a_fixed_order() {
    let mut dice = Dice::new(&seed("order"));
    let expected = next_faces(&mut dice, 5);
    let board = table().open_with("order");
    assert_eq!(faces(&board), expected);
    assert_eq!(board.dice.draw_count(), 5, "threat 0 draws nothing for the sky");

    // Flips come before the roll.
    let mut flips = Dice::new(&seed("order"));
    flips.shuffle(&mut [1, 2, 3, 4]);
    let mut table_2 = table();
    table_2.setup.threat = 2;
    assert_eq!(faces(&table_2.open_with("order")), next_faces(&mut flips, 5));

    // The saboteur comes before the dice.
    let mut dice = Dice::new(&seed("order"));
    let column = dice.roll(6);
    let board = table().scenario("saboteur").open_with("order");
    assert_eq!(board.memory.saboteur, (column < 6).then(|| column - 1));
    assert_eq!(faces(&board), next_faces(&mut dice, 5));

    // A die that is set draws nothing.
    let mut dice = Dice::new(&seed("order"));
    let rolled = next_faces(&mut dice, 4);
    assert_eq!(faces(&table().city("washington").open_with("order")), [rolled[0], rolled[1], rolled[2], 6, rolled[3]]);

    // Rerolls go in the same order, over the dice concerned only.
    let mut board = table().open_with("order").calm();
    let before = faces(&board);
    board.act(place(1, 1, 0));
    let expected = next_faces(&mut board.dice.clone(), 3);
    board.act(place(3, 0, 1));
    assert_eq!(faces(&board), [expected[0], before[1], expected[1], before[3], expected[2]]);

    // A kept die draws nothing.
    let mut board = table().city("paris").open_with("order").calm();
    let before = faces(&board);
    board.act(place(3, 0, 1));
    let expected = next_faces(&mut board.dice.clone(), 3);
    board.act(under_falling_skies::Action::KeepDie { die: 1 });
    assert_eq!(faces(&board), [expected[0], before[1], expected[1], before[3], expected[2]]);
}

/// UFS-RNG-1: the same seed gives the same game, another seed another one.
#[test]
fn the_seed_decides() {
    assert_eq!(table().open_with("a").game, table().open_with("a").game);
    assert_ne!(table().open_with("a").game, table().open_with("b").game);
}

/// UFS-SETUP-2: every city can be set up, on both sides.
#[test]
fn every_city_can_be_defended() {
    assert_eq!(CityId::all().count(), 17);
    for city in CityId::all() {
        for damaged in [false, true] {
            let table = if damaged { table().damaged() } else { table() };
            table.city(city.id()).open().check().unwrap_or_else(|fault| panic!("{}: {fault}", city.id()));
        }
    }
}
