//! Advice where a choice ends the game at once: such a choice is tried in no time, so that a search
//! which only counts how often it has tried the others would never come to an end.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use black_angel::BlackAngel;
use bots::{Bot, Budget, Heuristics, SearchControl, Sight, advise};
use engine::{Dice, Play, Seat, Seed, Turn, sample_setup};
use serde_json::{Map, Value};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

/// How a choice ends the game, if it does: whether the seat has won. In a campaign a thought ends
/// with the battle.
fn ends<G: Heuristics>(state: &G, seat: Seat, action: G::Action) -> Option<bool> {
    let mut after = state.clone();
    let mut dice = Dice::new(&"terminal".parse().expect("a seed"));
    after.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("it is legal");
    let over = matches!(after.turn(), Turn::Over(_)) || (G::ID.ends_with("campaign") && after.is_break());
    over.then(|| after.appraise(G::weights()).chance[seat.index()] > 0.99)
}

/// A position with several choices of which one ends the game at once, with victory if `winning`:
/// from games of a bot, beginning with this one (earlier ones are known to lead to none).
fn position<G: Heuristics>(
    (bot, first): (Bot, u64),
    options: &[(&str, Value)],
    winning: bool,
) -> (G, Seat, Vec<G::Action>, usize) {
    let options: Map<String, Value> = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let mut choices = Vec::new();
    for number in first..first + 40 {
        let seed = "terminal".parse::<Seed>().expect("a seed").nth(number);
        let mut dice = Dice::new(&seed);
        let setup = sample_setup::<G>(number, &options, &mut dice).expect("options are sound");
        let mut state = G::new(&setup, &mut dice).expect("the setup is legal");
        let mut player = bot.player::<G>(&seed);
        while let Turn::Decide(seats) = state.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            choices.clear();
            state.legal(seat, &mut choices);
            let end = choices.iter().position(|action| ends(&state, seat, *action) == Some(winning));
            if let (Some(end), 2..) = (end, choices.len()) {
                return (state, seat, choices, end);
            }
            let chosen = player.choose(Sight::of(&state, seat), &choices, &SearchControl::new());
            state.apply(seat, choices[chosen], &mut Play::new(&mut dice, &mut ())).expect("it is legal");
        }
    }
    panic!("{}: no game comes to such a choice", G::ID);
}

/// Asks for advice with little time. If no answer ever came, it would be called off.
fn advised<G: Heuristics>(state: &G, seat: Seat, choices: &[G::Action], budget: Budget) -> Vec<bots::Advice> {
    let control = SearchControl::new();
    let (done, guard) = mpsc::channel::<()>();
    let held = control.clone();
    let guard = thread::spawn(move || {
        if guard.recv_timeout(Duration::from_secs(60)) == Err(mpsc::RecvTimeoutError::Timeout) {
            held.cancel();
        }
    });
    let advice = advise(Sight::of(state, seat), choices, budget, &control, &"terminal".parse().expect("a seed"));
    drop(done);
    guard.join().expect("the guard");
    assert!(!control.is_cancelled(), "{}: the advice had to be called off", G::ID);
    advice
}

fn a_win<G: Heuristics>(games: (Bot, u64), options: &[(&str, Value)]) {
    let (state, seat, choices, _) = position::<G>(games, options, true);
    // Half of this is spent on the victory alone: a hundred thousand looks or so.
    let advice = advised(&state, seat, &choices, Budget::time(Duration::from_secs(1)));
    assert_eq!(advice.len(), choices.len());
    let best = &advice[0];
    assert!(ends(&state, seat, choices[best.choice]) == Some(true) || best.outlook.chance[seat.index()] > 0.99);
    assert!(advice[1].visits > 0, "the next best is not told untried");
    // However short the time: an answer.
    let advice = advised(&state, seat, &choices, Budget::time(Duration::ZERO));
    assert!(advice[0].visits >= 8 && advice[1].visits >= 8);
}

fn a_defeat<G: Heuristics>(games: (Bot, u64), options: &[(&str, Value)]) {
    let (state, seat, choices, end) = position::<G>(games, options, false);
    let advice = advised(&state, seat, &choices, Budget::time(Duration::from_millis(200)));
    assert_eq!(advice.len(), choices.len());
    let told = advice.iter().find(|advice| advice.choice == end).expect("every choice is told");
    assert!(told.visits == 0 || told.outlook.chance[seat.index()] < 0.6, "a defeat or a draw is told as such");
}

#[test]
fn under_falling_skies_gives_a_hint_beside_a_choice_that_ends_the_game() {
    let easy = [
        ("city", "roswell".into()),
        ("threat", 0.into()),
        ("scenario", Value::Null),
        ("characters", Value::Array(Vec::new())),
    ];
    a_win::<UnderFallingSkies>((Bot::Greedy, 3), &easy);
    a_defeat::<UnderFallingSkies>((Bot::Random, 0), &[]);
}

#[test]
fn a_campaign_gives_a_hint_beside_a_choice_that_ends_the_battle() {
    a_win::<Campaign>((Bot::Greedy, 1), &[]);
}

#[test]
fn tiny_epic_galaxies_gives_a_hint_beside_a_choice_that_ends_the_game() {
    a_win::<TinyEpicGalaxies>((Bot::Greedy, 97), &[("players", 1.into())]);
    a_win::<TinyEpicGalaxies>((Bot::Random, 2), &[("players", 2.into())]);
    a_defeat::<TinyEpicGalaxies>((Bot::Random, 0), &[("players", 2.into())]);
}

#[test]
fn black_angel_gives_a_hint_beside_a_choice_that_ends_the_game() {
    a_win::<BlackAngel>((Bot::Greedy, 113), &[("players", 1.into())]);
    a_win::<BlackAngel>((Bot::Random, 0), &[("players", 2.into())]);
    a_defeat::<BlackAngel>((Bot::Random, 0), &[("players", 2.into())]);
}
