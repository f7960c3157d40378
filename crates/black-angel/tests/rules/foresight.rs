//! The look-ahead of BA-TURN-4 and BA-A2-12 against a brute-force search that knows only the
//! plain rules.

use std::collections::HashMap;

use black_angel::{Action, BlackAngel, Card, Cards, Destroy, Hexes, MissionAct, Repair, Step};
use engine::{Dice, Game, Play, Turn, sample_setup};

/// Whether Sequence A can be completed from a position before or in A1 or A2: tries everything.
fn completes(game: &BlackAngel, known: &mut HashMap<BlackAngel, bool>) -> bool {
    match game.pending.last() {
        // The first activation is possible: steps without a choice would have vanished.
        Some(
            Step::Discover(_)
            | Step::Repair(Repair { done: false, .. })
            | Step::Destroy(Destroy { done: false, .. })
            | Step::Command
            | Step::MissionAct(MissionAct { done: false, .. }),
        ) => return true,
        Some(
            Step::PlayCard
            | Step::Activate(_)
            | Step::ChooseEffect(_)
            | Step::MoveShip
            | Step::ShiftRobot
            | Step::Chain(_)
            | Step::DrawColour
            | Step::ChooseDie
            | Step::BoostDie
            | Step::ChooseTarget
            | Step::BoostAction
            | Step::RavagerDiscard(_),
        ) => {}
        Some(Step::KeepCard(_)) if game.pending.contains(&Step::ChooseDie) => {}
        // Anything later: the die was used without an activation.
        _ => return false,
    }
    if let Some(known) = known.get(game) {
        return *known;
    }
    let mut choices = Vec::new();
    game.plain_choices(&mut choices);
    let found = choices.into_iter().any(|action| completes(&game.imagine(action).expect("permitted"), known));
    known.insert(*game, found);
    found
}

/// A position in which little is left to the player, so that the look-ahead matters.
fn impoverish(game: &mut BlackAngel, dice: &mut Dice) {
    let at = game.active.index();
    let coin = |dice: &mut Dice, of: u32| dice.below(of) == 0;
    // Empty the places that make Discover, Repair and Destroy possible.
    if !coin(dice, 6) {
        for space in &mut game.display {
            if let Some(tile) = space.take() {
                let stack = &mut game.stacks[tile.face().colour.index()];
                stack.below.insert(tile);
            }
        }
        for slot in &mut game.advanced_slots {
            if let Some(tile) = slot.take() {
                game.advanced_deck.insert(tile);
            }
        }
    }
    if !coin(dice, 6) {
        game.damage = [0; 6];
        for supply in &mut game.supplies {
            supply.sound += std::mem::take(&mut supply.damaged);
        }
        if coin(dice, 2) {
            game.damage[dice.below(6) as usize] = 2;
        }
    }
    if !coin(dice, 3) {
        // All Ravagers move to commands, in full stacks where there are three.
        for stack in &mut game.ravagers {
            for attack in std::mem::take(stack) {
                for (player, robots) in game.players.iter_mut().zip(attack.robots) {
                    player.robot_supply += robots;
                }
                game.discard.insert(attack.card);
            }
        }
        for index in [1, 3, 5] {
            let of_action = |card: &Card| card.ravager().is_some_and(|face| face.target.index() == index);
            let free: Vec<Card> = (game.deck | game.discard).iter().filter(of_action).collect();
            let count = if coin(dice, 2) { 3 } else { 0 };
            for card in free.into_iter().take(count) {
                game.deck.remove(card);
                game.discard.remove(card);
                game.ravagers[index].push(black_angel::Attack { card, robots: [0; 4] });
            }
            let last = game.ravagers[index].len();
            game.ravagers[index].rotate_left(if last > 1 { dice.below(last as u32) as usize } else { 0 });
        }
    }
    // Goods, robots and dice.
    let player = &mut game.players[at];
    player.resources = u16::from(coin(dice, 3));
    player.debris = u16::from(coin(dice, 3));
    player.ships = u16::from(coin(dice, 3));
    let kept = dice.below(3) as u8;
    let taken = player.break_room.saturating_sub(kept);
    player.break_room -= taken;
    player.robot_supply += taken;
    if coin(dice, 3) {
        for workstation in &mut player.workstations {
            player.robot_supply += std::mem::take(workstation);
        }
    }
    if coin(dice, 4) {
        let ships = player.fleet.len() as u8;
        player.fleet = Hexes::default();
        player.robot_supply += ships;
    }
    let keep = dice.below(3) as usize;
    while player.dice.len() > keep {
        let gone = player.dice.remove(dice.below(player.dice.len() as u32) as usize);
        game.supplies[gone.colour.index()].sound += 1;
    }
    for die in &mut player.dice {
        if coin(dice, 2) {
            die.value = dice.below(2) as u8;
        }
    }
    player.dice.sort();
    // Sometimes a poor hand.
    if coin(dice, 2) {
        let given: Cards = player.hand.iter().filter(|_| dice.below(2) == 0).collect();
        player.hand = player.hand - given;
        game.discard = game.discard | given;
    }
    game.check().expect("still a position");
}

#[derive(Default)]
struct Counts {
    positions: u32,
    impossible: u32,
    only_by_card: u32,
    filtered: u32,
}

/// Compares the choices that are offered with those that brute force finds, along one random
/// Sequence A.
fn compare(game: &BlackAngel, dice: &mut Dice, counts: &mut Counts) {
    let mut known = HashMap::new();
    let mut game = *game;
    let mut legal = Vec::new();
    loop {
        let seat = game.asked().expect("somebody is asked");
        legal.clear();
        game.legal(seat, &mut legal);
        counts.positions += 1;
        if game.pending.last() == Some(&Step::ChooseSequence) {
            let begun = game.imagine(Action::SequenceA).expect("by the plain rules");
            let possible = completes(&begun, &mut known);
            assert_eq!(legal.contains(&Action::SequenceA), possible, "{}", serde_json::to_string(&game).unwrap());
            assert!(legal.contains(&Action::SequenceB), "BA-TURN-3");
            assert_eq!(legal.contains(&Action::Pass), game.final_round && !possible, "BA-END-6");
            if !possible {
                counts.impossible += 1;
                return;
            }
            legal.retain(|action| *action == Action::SequenceA);
        } else {
            let mut plain = Vec::new();
            game.plain_choices(&mut plain);
            let before = plain.len();
            plain.retain(|action| completes(&game.imagine(*action).expect("permitted"), &mut known));
            assert_eq!(legal, plain, "{}", serde_json::to_string(&game).unwrap());
            assert!(!plain.is_empty(), "a dead end");
            counts.filtered += (before - plain.len()) as u32;
            counts.only_by_card +=
                u32::from(game.pending.last() == Some(&Step::PlayCard) && !legal.contains(&Action::SkipCard));
        }
        let action = *dice.pick(&legal).expect("a choice");
        game.apply(seat, action, &mut Play::new(&mut dice.clone(), &mut ())).expect("legal");
        if !matches!(
            game.pending.last(),
            Some(
                Step::PlayCard
                    | Step::Activate(_)
                    | Step::ChooseEffect(_)
                    | Step::MoveShip
                    | Step::ShiftRobot
                    | Step::Chain(_)
                    | Step::DrawColour
                    | Step::ChooseDie
                    | Step::BoostDie
                    | Step::ChooseTarget
                    | Step::RavagerDiscard(_)
            )
        ) || (game.turn.die.is_none() && !game.pending.contains(&Step::ChooseDie))
        {
            return;
        }
    }
}

fn search(games: u64, seed: &str) -> Counts {
    let seed: engine::Seed = seed.parse().unwrap();
    let mut counts = Counts::default();
    for index in 0..games {
        let mut dice = Dice::new(&seed.nth(index));
        let setup = sample_setup::<BlackAngel>(index, &Default::default(), &mut dice).unwrap();
        let mut game = BlackAngel::new(&setup, &mut dice).unwrap();
        let mut legal = Vec::new();
        while let Turn::Decide(seats) = game.turn() {
            let seat = seats.iter().next().unwrap();
            if game.pending.last() == Some(&Step::ChooseSequence) {
                let mut poor = game;
                if dice.below(10) > 0 {
                    impoverish(&mut poor, &mut dice);
                }
                compare(&poor, &mut dice, &mut counts);
            }
            legal.clear();
            game.legal(seat, &mut legal);
            let action = *dice.pick(&legal).unwrap();
            game.apply(seat, action, &mut Play::new(&mut dice, &mut ())).unwrap();
        }
    }
    counts
}

/// BA-TURN-3, BA-TURN-4, BA-A2-12, BA-DEC-25: Sequence A is offered exactly if it can be
/// completed, and each choice exactly if it still can afterwards.
#[test]
fn offers_exactly_what_brute_force_finds() {
    let counts = search(260, "foresight");
    assert!(counts.positions >= 10_000, "only {} positions", counts.positions);
    // The sample contains the cases that matter.
    assert!(counts.impossible > 500, "{} impossible", counts.impossible);
    assert!(counts.only_by_card > 30, "{} only by a card", counts.only_by_card);
    assert!(counts.filtered > 500, "{} filtered", counts.filtered);
}

/// The same on a larger sample: `cargo test --release -p black-angel --test rules -- --ignored foresight`
#[test]
#[ignore = "long"]
fn offers_exactly_what_brute_force_finds_on_many_positions() {
    let counts = search(3_000, "foresight, at length");
    println!(
        "{} positions, {} impossible, {} only by a card, {} choices withheld",
        counts.positions, counts.impossible, counts.only_by_card, counts.filtered
    );
}
