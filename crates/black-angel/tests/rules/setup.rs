//! Terms, limits and setup (sections 1 to 3).

use crate::scene::*;
use engine::kit::Scene;
use engine::{Match, setup_from_options};

fn fresh(players: u8, advanced: bool, seed: &str) -> BlackAngel {
    let mut dice = Dice::new(&seed.parse().unwrap());
    BlackAngel::new(&Setup { players, advanced, hal: HalLevel::Standard, ..Setup::default() }, &mut dice).unwrap()
}

/// BA-SETUP-1, BA-SETUP-2, BA-SETUP-4, BA-SETUP-9, BA-SETUP-10, BA-2P-3: the pieces of each number of players.
#[test]
fn pieces_by_number_of_players() {
    for (players, dice, strips, removed, deck) in
        [(1, 4, 5, 12, 15), (2, 4, 5, 12, 14), (3, 5, 7, 6, 19), (4, 6, 7, 0, 24)]
    {
        let game = fresh(players, false, "pieces");
        assert_eq!(game.players.len(), usize::from(players));
        for colour in Colour::ALL {
            let held: usize = game
                .holders()
                .map(|holder| game.dice_of(holder).unwrap().iter().filter(|die| die.colour == colour).count())
                .sum();
            assert_eq!(usize::from(game.supplies[colour.index()].len()) + held, dice);
            assert_eq!(held, game.holders().count(), "one die of each colour for everybody");
        }
        assert_eq!(game.space.strips.len(), strips);
        assert_eq!(game.removed.len(), removed);
        assert_eq!(game.deck.of(Back::Ravager).len(), deck, "after two on board and one for each player");
        // Only what the two first Ravagers brought lies on the ship board.
        assert_eq!(game.damage.iter().sum::<u8>(), 2);
        for player in &game.players {
            assert_eq!(player.vp, 5);
        }
    }
}

/// BA-SETUP-3, BA-HEX-5: strips at random in choice, order and side, Spes at the far one, the
/// Black Angel in the centre.
#[test]
fn strips_are_random() {
    let mut seen = std::collections::HashSet::new();
    for seed in 0..40 {
        let game = fresh(2, false, &format!("strips {seed}"));
        assert_eq!(game.space.spes, Spes::Token(5));
        assert_eq!(game.space.angel, hex("3c"));
        seen.extend(game.space.strips.iter().map(|strip| (strip.strip, strip.side_b)));
    }
    assert_eq!(seen.len(), 14, "every side of every strip is used");
    assert_eq!(fresh(3, false, "x").space.angel, hex("4c"));
}

/// BA-SETUP-5: one tile of each colour on the spaces 1 to 3, three face-up stacks.
#[test]
fn display_at_setup() {
    for advanced in [false, true] {
        let game = fresh(4, advanced, "display");
        let mut colours: Vec<Colour> = game.display.iter().flatten().map(|tile| tile.face().colour).collect();
        assert!(game.display[..3].iter().all(Option::is_some) && game.display[3..].iter().all(Option::is_none));
        colours.sort();
        assert_eq!(colours, Colour::ALL);
        assert!(game.stacks.iter().all(|stack| stack.len() == 15 && stack.top.is_some()));
    }
}

/// BA-SETUP-6: four Advanced tiles are shown.
#[test]
fn advanced_tiles_at_setup() {
    let game = fresh(4, false, "advanced");
    assert!(game.advanced_slots.iter().all(Option::is_some));
    assert_eq!(game.advanced_deck.len(), 12);
}

/// BA-SETUP-7, BA-SETUP-13: three Mission decks; a card of each back to every hand.
#[test]
fn hands_at_setup() {
    let game = fresh(4, false, "hands");
    for back in Back::ALL {
        assert!(game.players.iter().all(|player| player.hand.of(back).len() == 1));
    }
    assert!(Colour::ALL.iter().all(|colour| game.deck.of((*colour).into()).len() == 16));
}

/// BA-SETUP-8: the first two Ravagers lie at their actions, each with a cube.
#[test]
fn first_ravagers() {
    let mut twice = 0;
    for seed in 0..60 {
        let game = fresh(4, false, &format!("ravagers {seed}"));
        for action in 0..6 {
            assert_eq!(usize::from(game.damage[action]), game.ravagers[action].len());
            assert!(game.ravagers[action].iter().all(|a| a.card.ravager().unwrap().target.index() == action));
            twice += usize::from(game.damage[action] == 2);
        }
        assert_eq!(game.ravagers.iter().flatten().count(), 2);
    }
    assert!(twice > 0, "sometimes both attack the same action");
}

/// BA-SETUP-11, BA-SETUP-14, BA-LIM-1: robots and goods of a player.
#[test]
fn goods_at_setup() {
    let game = fresh(3, false, "goods");
    let first = &game.players[game.first.index()];
    assert_eq!((first.break_room, first.workstations, first.robot_supply), (5, [1; 3], 8));
    assert_eq!((first.resources, first.debris, first.ships), (1, 1, 1));
    assert_eq!(game.robots_of(game.first), 16);
}

/// BA-SETUP-12: the starting tiles lie at random on their cells.
#[test]
fn starting_tiles() {
    let mut orders = std::collections::HashSet::new();
    for seed in 0..30 {
        let game = fresh(2, false, &format!("tiles {seed}"));
        for player in &game.players {
            let laid: Vec<_> = player.technologies().collect();
            assert_eq!(laid.iter().map(|(cell, _)| cell.id()).collect::<Vec<_>>(), ["r1c1", "r2c2", "r3c3"]);
            orders.insert(laid.iter().map(|(_, tile)| tile.id()).collect::<Vec<_>>());
        }
    }
    assert_eq!(orders.len(), 6);
}

/// BA-SETUP-15, BA-SETUP-16, BA-DEC-1, BA-CONF-21: the aids of the places; the free reservation
/// may be declined; Hal has none.
#[test]
fn player_aids() {
    let game = fresh(4, false, "aids");
    let order: Vec<Seat> = (0..4).map(|place| Seat((game.first.0 + place) % 4)).collect();
    let resources: Vec<u16> = order.iter().map(|seat| game.players[seat.index()].resources).collect();
    assert_eq!(resources, [1, 2, 1, 2], "1 each, and 1 more in places 2 and 4");
    assert_eq!(game.asked(), Some(order[2]));
    let mut table = Table(Scene::from(game, "x"));
    let mine = table.players[order[2].index()].dice[0];
    assert!(table.offers(Action::Decline));
    table.act(Action::ReserveDie { die: mine });
    assert!(table.players[order[2].index()].dice.iter().filter(|die| die.reserved).count() == 1);
    assert_eq!(table.asked(), Some(order[3]));
    table.act(Action::Decline);
    assert_eq!((table.asked(), table.asked_step()), (Some(order[0]), Step::ChooseSequence));

    let two = fresh(2, false, "aids");
    assert_eq!(two.players[1 - two.first.index()].resources, 2, "the second of two has aid 2");
    assert_eq!(two.asked(), Some(two.first));
    let solo = fresh(1, false, "aids");
    assert_eq!((solo.first, solo.players[0].resources), (A, 1));
}

/// BA-TERM-1: the three colours and the two actions of each.
#[test]
fn colours() {
    for colour in Colour::ALL {
        let kinds: Vec<Kind> = data().actions.iter().filter(|a| a.colour == colour).map(|a| a.kind).collect();
        assert!(kinds.contains(&Kind::Command) && kinds.len() == 2);
        assert_eq!(data().missions.iter().filter(|mission| mission.colour == colour).count(), 20);
        assert_eq!(data().tiles.iter().filter(|tile| tile.colour == colour).count(), 17);
    }
    assert_eq!(data().actions[2].colour, Gray, "location 3 is gray");
}

/// The provenance of every record is exposed.
#[test]
fn provenance_is_kept() {
    assert!(data().missions.iter().all(|card| card.provenance.reconstructed_fields.contains(&"reward".to_owned())));
    assert!(data().strips.iter().all(|strip| strip.provenance.source == Source::Reconstructed));
    assert!(data().actions.iter().all(|action| action.provenance.source == Source::Seed));
    assert_eq!(data().player_aids[1].provenance.source, Source::Reconstructed);
    assert_eq!(data().faces, [0, 1, 1, 2, 3, 3]);
}

/// Bad setups and positions are refused with the name of the field, and nothing changes.
#[test]
fn bad_input_names_the_field() {
    let mut dice = Dice::new(&"bad".parse().unwrap());
    let five = Setup { players: 5, ..Setup::default() };
    let fault = BlackAngel::new(&five, &mut dice).unwrap_err();
    assert_eq!((fault.field.as_str(), dice.draw_count()), ("players", 0));
    assert!(Match::<BlackAngel>::new(five, "bad".parse().unwrap()).is_err());
    let option = |text: &str| setup_from_options::<BlackAngel>(&serde_json::from_str(text).unwrap());
    assert_eq!(option(r#"{"hal":"mild"}"#).unwrap_err().field, "hal");
    assert_eq!(option(r#"{"advanced":true,"hal":"extreme","players":1}"#).unwrap().hal, HalLevel::Extreme);

    let good = table(3, false);
    type Spoil = fn(&mut BlackAngel);
    let spoils: [(&str, Spoil); 14] = [
        ("space.strips", |game| game.space.strips[1] = game.space.strips[0]),
        ("players.break_room", |game| game.players[1].break_room += 1),
        ("discard", |game| game.discard.insert(game.deck.first().unwrap())),
        ("players.hand", |game| game.players[0].hand.insert(game.deck.first().unwrap())),
        ("supplies", |game| game.supplies[0].sound += 1),
        ("damage", |game| game.damage[3] = 3),
        ("active", |game| game.active = Seat(3)),
        ("scrap", |game| game.scrap.insert(game.stacks[1].top.unwrap())),
        ("pending", |game| game.pending.clear()),
        ("pending", |game| game.pending.push(Step::Repair(Repair { left: 3, done: false }))),
        ("space.spes", |game| game.space.spes = Spes::Token(0)),
        ("players.fleet", |game| {
            game.players[0].fleet.insert(hex("2c"));
            game.players[0].robot_supply -= 1;
        }),
        ("hal", |game| game.hal = table(1, false).game.hal),
        ("players.dice", |game| game.players[0].dice[0].value = 4),
    ];
    for (field, spoil) in spoils {
        let mut game = good.game;
        spoil(&mut game);
        let text = serde_json::to_string(&game).unwrap();
        let parsed: BlackAngel = serde_json::from_str(&text).unwrap();
        assert_eq!(parsed.check().expect_err(field).field, field);
        assert!(Match::from_position(parsed, "x".parse().unwrap()).is_err());
    }
    assert!(serde_json::from_str::<Cards>(r#"["M001","M001"]"#).is_err(), "a card twice in one list");
    assert!(serde_json::from_str::<Hex>(r#""9c""#).is_err());
}

/// BA-SETUP-15: the first player is drawn, or chosen: then everything else follows the same order.
#[test]
fn the_first_player_is_drawn_or_chosen() {
    let table = |first: Option<u8>, number: u64| {
        let mut dice = Dice::new(&"first".parse::<engine::Seed>().unwrap().nth(number));
        BlackAngel::new(&Setup { players: 3, first, ..Setup::default() }, &mut dice)
    };
    let drawn: std::collections::BTreeSet<_> = (0..40).map(|number| table(None, number).unwrap().first).collect();
    assert_eq!(drawn.len(), 3, "anybody may come first");
    for seat in 0..3 {
        let game = table(Some(seat), 0).unwrap();
        assert_eq!((game.first, game.active), (engine::Seat(seat), engine::Seat(seat)));
    }
    assert_eq!(table(Some(3), 0).unwrap_err().field, "first");
    // Files that were written before this could be chosen are read as they were meant.
    let old: Setup = serde_json::from_str(r#"{"players":3,"advanced":true,"hal":"standard"}"#).unwrap();
    assert_eq!(old, Setup { players: 3, advanced: true, ..Setup::default() });
}
