//! Bots play a real game.

use bots::{Arena, Bot, Player, SearchControl, Sight};
use engine::{Dice, Game, Seed, Turn};
use under_falling_skies::{Action, Setup, UnderFallingSkies};

fn table(seed: &Seed) -> (UnderFallingSkies, Dice) {
    let mut dice = Dice::new(seed);
    (UnderFallingSkies::new(&Setup::default(), &mut dice).expect("the default setup is legal"), dice)
}

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

#[test]
fn random_bots_finish_their_games_and_the_seed_decides_how() {
    let mut arena = Arena::new();
    let mut play = |words: &str| {
        let seed = seed(words);
        let (mut state, mut dice) = table(&seed);
        let mut players = Arena::seat(&[Bot::Random], 1, &seed);
        let playout = arena.play(&mut state, &mut dice, &mut players).expect("the game goes on");
        assert!(playout.finished && matches!(state.turn(), Turn::Over(_)));
        assert!(playout.choices > playout.decisions);
        (playout, state)
    };
    assert_eq!(play("one"), play("one"));
    assert_ne!(play("one").1, play("two").1);
}

#[test]
fn a_game_over_the_limit_is_stopped_and_said_to_be_unfinished() {
    let seed = seed("short");
    let (mut state, mut dice) = table(&seed);
    let mut players = Arena::seat(&[], 1, &seed);
    let playout = Arena::with_limit(3).play(&mut state, &mut dice, &mut players).expect("the game goes on");
    assert_eq!((playout.decisions, playout.finished), (3, false));
}

#[test]
fn a_finished_game_takes_no_decision() {
    let seed = seed("over");
    let (mut state, mut dice) = table(&seed);
    let mut arena = Arena::new();
    arena.play(&mut state, &mut dice, &mut Arena::seat(&[], 1, &seed)).expect("the game goes on");
    let again = arena.play(&mut state, &mut dice, &mut Arena::seat(&[], 1, &seed)).expect("it is over");
    assert_eq!((again.decisions, again.finished), (0, true));
}

/// Asks for the choice after the last.
struct OutOfRange;

impl Player<UnderFallingSkies> for OutOfRange {
    fn choose(&mut self, sight: Sight<'_, UnderFallingSkies>, choices: &[Action], _: &SearchControl) -> usize {
        assert_eq!((sight.seat().0, sight.seats()), (0, 1));
        choices.len()
    }
}

#[test]
fn a_bot_that_chooses_what_it_was_not_offered_is_reported() {
    let (mut state, mut dice) = table(&seed("wild"));
    let before = state;
    let mut arena = Arena::new();
    let stuck = arena.play(&mut state, &mut dice, &mut [Box::new(OutOfRange)]).expect_err("no such choice");
    assert_eq!(stuck.to_string(), "after 0 decisions: seat 0 chose what it was not offered");
    let stuck = arena.play(&mut state, &mut dice, &mut []).expect_err("no player");
    assert_eq!(stuck.to_string(), "after 0 decisions: nobody sits in seat 0");
    assert_eq!(state, before);
}

#[test]
fn nothing_is_allocated_in_the_middle_of_a_game() {
    let mut arena = Arena::new();
    // The first game fills the arena and the tables of the components.
    let warm_up = seed("warm-up");
    let (mut state, mut dice) = table(&warm_up);
    arena.play(&mut state, &mut dice, &mut Arena::seat(&[], 1, &warm_up)).expect("the game goes on");
    for index in 0..50 {
        let seed = seed("still").nth(index);
        let (mut state, mut dice) = table(&seed);
        let mut players = Arena::seat(&[], 1, &seed);
        let mut decisions = 0;
        let used = allocation_counter::measure(|| {
            decisions = arena.play(&mut state, &mut dice, &mut players).expect("the game goes on").decisions;
        });
        assert!(decisions > 20);
        assert_eq!(used.count_total, 0, "game {index} allocated");
    }
}
