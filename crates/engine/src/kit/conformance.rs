//! The promises of [`Game`], tried on many random games.

use serde_json::{Map, Value};

use super::mutate::mutate;
use crate::{Dice, Game, Match, Play, Record, RuleCited, Seat, Seed, StateHash, Turn, Viewer, forecast, sample_setup};

/// How much to try.
#[derive(Clone, Debug)]
pub struct Trials {
    /// How many random games.
    pub games: u64,
    /// Where chance starts from.
    pub seed: &'static str,
    /// A game that takes more decisions than this does not end.
    pub most_decisions: u32,
    /// How many decisions lie between two thorough looks at the position.
    pub stride: u32,
    /// Options that all games share.
    pub options: Map<String, Value>,
}

impl Default for Trials {
    fn default() -> Trials {
        Trials { games: 100, seed: "conformance", most_decisions: 20_000, stride: 7, options: Map::new() }
    }
}

/// Plays random games and checks every promise of the contract on the way. Panics with the game's
/// number and the position on the first breach.
pub fn conformance<G: Game>(trials: &Trials) {
    let seed: Seed = trials.seed.parse().expect("a seed");
    let mut pool: Vec<G::Action> = Vec::new();
    for index in 0..trials.games {
        let game_seed = seed.nth(index);
        let mut chooser = Dice::new(&game_seed.nth(1));
        let setup = sample_setup::<G>(index, &trials.options, &mut chooser).expect("a sampled setup is legal");
        let setup_text = serde_json::to_string(&setup).expect("a setup has a text");
        assert_eq!(serde_json::from_str::<G::Setup>(&setup_text).expect("a setup parses"), setup);
        let mut game = Match::<G>::new(setup, game_seed).expect("a sampled setup is legal");
        let mut legal = Vec::new();
        let mut decisions = 0;
        loop {
            let seats = match game.state().turn() {
                Turn::Over(outcome) => {
                    assert_eq!(outcome.scores.len(), usize::from(game.state().seats()), "a score for each seat");
                    refuses_everything(game.state(), &pool, &mut chooser);
                    break;
                }
                Turn::Decide(seats) => seats,
            };
            assert!(!seats.is_empty(), "game {index}: somebody decides");
            let thorough = decisions % trials.stride == 0;
            let seat = *chooser.pick(&seats.iter().collect::<Vec<_>>()).expect("a seat");
            legal.clear();
            game.state().legal(seat, &mut legal);
            assert!(!legal.is_empty(), "game {index}: a dead end: {:?}", game.state());
            if thorough {
                look_closely(game.state(), seat, &legal, &pool, &mut chooser);
            }
            let action = *chooser.pick(&legal).expect("an action");
            if pool.len() < 400 {
                pool.push(action);
            } else {
                let at = chooser.below(400) as usize;
                pool[at] = action;
            }
            act_and_maybe_undo(&mut game, seat, action, thorough);
            decisions += 1;
            assert!(decisions < trials.most_decisions, "game {index} does not end: {:?}", game.state());
        }
        replays(&game);
    }
}

/// Plays one random game to its end without listening, and gives the last position.
pub fn random_game<G: Game>(setup: &G::Setup, seed: &Seed, most_decisions: u32) -> G {
    let mut dice = Dice::new(seed);
    let mut chooser = Dice::new(&seed.nth(0));
    let mut state = G::new(setup, &mut dice).expect("a legal setup");
    let mut legal = Vec::new();
    for _ in 0..most_decisions {
        let Turn::Decide(seats) = state.turn() else { return state };
        let seat = *chooser.pick(&seats.iter().collect::<Vec<_>>()).expect("a seat");
        legal.clear();
        state.legal(seat, &mut legal);
        let action = *chooser.pick(&legal).expect("no dead end");
        state.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("legal actions are accepted");
    }
    panic!("the game does not end: {state:?}");
}

fn look_closely<G: Game>(state: &G, seat: Seat, legal: &[G::Action], pool: &[G::Action], chooser: &mut Dice) {
    state.check().unwrap_or_else(|fault| panic!("a reached position is refused: {fault}: {state:?}"));
    let text = serde_json::to_string(state).expect("a state has a text");
    let parsed: G = serde_json::from_str(&text).expect("a state parses");
    assert_eq!(&parsed, state, "a state survives its text");
    assert_eq!(StateHash::of(&parsed), StateHash::of(state));

    // legal and apply agree on what is legal ...
    let dice = Dice::new(&"elsewhere".parse().expect("a seed"));
    for (index, action) in legal.iter().enumerate() {
        assert!(!legal[..index].contains(action), "listed twice: {action:?}");
        let mut copy = state.clone();
        let mut events = Vec::new();
        copy.apply(seat, *action, &mut Play::new(&mut dice.clone(), &mut events))
            .unwrap_or_else(|why| panic!("legal but refused: {action:?}: {why:?}: {text}"));
        let parsed: G::Action =
            serde_json::from_value(serde_json::to_value(action).expect("a text")).expect("an action parses");
        assert_eq!(&parsed, action);
        for event in events {
            let parsed: G::Event =
                serde_json::from_value(serde_json::to_value(&event).expect("a text")).expect("an event parses");
            assert_eq!(parsed, event);
        }
        forecast(state, seat, *action).unwrap_or_else(|why| panic!("no forecast of {action:?}: {why:?}: {text}"));
    }
    // ... and on what is not: actions of other moments, and legal ones with something changed.
    let mut tries: Vec<G::Action> = Vec::new();
    for _ in 0..12 {
        tries.extend(chooser.pick(pool));
        tries.extend(chooser.pick(legal).copied().and_then(|action| mutate::<G>(&action, pool, chooser)));
    }
    for action in tries {
        let mut copy = state.clone();
        let mut dice = dice.clone();
        let draw_count = dice.draw_count();
        match copy.apply(seat, action, &mut Play::new(&mut dice, &mut ())) {
            Ok(()) => assert!(legal.contains(&action), "accepted but not listed: {action:?}: {text}"),
            Err(why) => {
                assert!(!legal.contains(&action), "listed but refused: {action:?}: {why:?}: {text}");
                assert_eq!(&copy, state, "a refusal changed the position: {action:?}");
                assert_eq!(dice.draw_count(), draw_count, "a refusal drew: {action:?}");
                assert!(!why.rule().is_empty());
            }
        }
    }
    // A seat that is not asked may not act.
    if let Turn::Decide(seats) = state.turn() {
        for stranger in (0..8).map(Seat).filter(|stranger| !seats.contains(*stranger)) {
            let mut none = Vec::new();
            state.legal(stranger, &mut none);
            assert!(none.is_empty(), "a seat that is not asked has choices");
            let mut copy = state.clone();
            let refused = copy.apply(stranger, legal[0], &mut Play::new(&mut dice.clone(), &mut ()));
            assert!(refused.is_err() && &copy == state, "a stranger acted");
        }
    }
    hides(state, chooser);
}

/// What a viewer may not know does not show: permuting it changes not a byte of the view, nor the
/// viewer's choices, and a permuted position is one that could be.
fn hides<G: Game>(state: &G, chooser: &mut Dice) {
    let text = |state: &G, viewer| serde_json::to_string(&state.view(viewer)).expect("a view has a text");
    for viewer in (0..state.seats()).map(Seat) {
        for _ in 0..3 {
            let imagined = state.determinize(viewer, chooser);
            imagined.check().unwrap_or_else(|fault| panic!("an impossible determinization: {fault}: {imagined:?}"));
            assert_eq!(
                text(&imagined, Viewer::Seat(viewer)),
                text(state, Viewer::Seat(viewer)),
                "a view depends on what is hidden"
            );
            assert_eq!(text(&imagined, Viewer::Spectator), text(state, Viewer::Spectator));
            assert_eq!(imagined.turn(), state.turn());
            let (mut mine, mut theirs) = (Vec::new(), Vec::new());
            state.legal(viewer, &mut mine);
            imagined.legal(viewer, &mut theirs);
            assert_eq!(mine, theirs, "choices depend on what is hidden");
        }
    }
}

fn act_and_maybe_undo<G: Game>(game: &mut Match<G>, seat: Seat, action: G::Action, thorough: bool) {
    let before = thorough.then(|| game.state().clone());
    game.act(seat, action, &mut ()).unwrap_or_else(|why| panic!("legal but refused: {action:?}: {why:?}"));
    if let Some(before) = before
        && game.can_undo(seat)
    {
        let after = game.hash();
        game.undo(seat).expect("an undo that was offered");
        assert_eq!(game.state(), &before, "undo brings back the position");
        game.act(seat, action, &mut ()).expect("what was legal is legal again");
        assert_eq!(game.hash(), after, "the same choice again leads to the same position");
    }
}

fn refuses_everything<G: Game>(state: &G, pool: &[G::Action], chooser: &mut Dice) {
    for seat in (0..state.seats()).map(Seat) {
        let mut none = Vec::new();
        state.legal(seat, &mut none);
        assert!(none.is_empty(), "choices after the end");
        for _ in 0..5 {
            let Some(action) = chooser.pick(pool).copied() else { return };
            let mut copy = state.clone();
            assert!(copy.apply(seat, action, &mut Play::new(&mut chooser.clone(), &mut ())).is_err());
            assert_eq!(&copy, state);
        }
    }
    state.check().unwrap_or_else(|fault| panic!("a finished position is refused: {fault}"));
}

fn replays<G: Game>(game: &Match<G>) {
    let record = game.record();
    let text = serde_json::to_string(&record).expect("a record has a text");
    let parsed: Record<G> = serde_json::from_str(&text).expect("a record parses");
    let again = parsed.replay().unwrap_or_else(|error| panic!("a match does not replay: {error:?}"));
    assert_eq!(again.hash(), game.hash());
    assert_eq!(again.state(), game.state());
}
