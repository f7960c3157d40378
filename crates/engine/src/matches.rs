//! A match: a setup, a seed and the choices made.

use serde::{Deserialize, Serialize};

use crate::{Dice, Fault, Game, Play, Record, Seat, Seed, Sink, StateHash, Turn};

/// One choice that stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move<A> {
    /// Who chose.
    pub seat: Seat,
    /// What.
    pub action: A,
}

/// Nothing can be taken back: there is no earlier choice, or since then something was revealed,
/// or another seat acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoUndo;

/// A game being played. It knows by itself how far back an undo may go: to the seat's last
/// choice, but never past a roll, a reveal or another seat's choice.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// None for a match that goes on from a loaded position.
    setup: Option<G::Setup>,
    seed: Seed,
    /// What the players have added to the chance, in the order of their seats.
    words: Vec<String>,
    dice: Dice,
    state: G,
    moves: Vec<Move<G::Action>>,
    /// The positions before each of the last choices that may still be taken back, all of them
    /// made by one seat.
    undoable: Vec<G>,
}

impl<G: Game> Match<G> {
    /// Sets up a table.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Match<G>, Fault> {
        Match::with_words(setup, seed, Vec::new())
    }

    /// Sets up a table to whose chance the players have added words: see [`Seed::mixed`].
    pub fn with_words(setup: G::Setup, seed: Seed, words: Vec<String>) -> Result<Match<G>, Fault> {
        let mut dice = Dice::new(&seed.mixed(&words));
        let state = G::new(&setup, &mut dice)?;
        Ok(Match { setup: Some(setup), seed, words, dice, state, moves: Vec::new(), undoable: Vec::new() })
    }

    /// Goes on from a position that came from outside, which is checked first.
    pub fn from_position(state: G, seed: Seed) -> Result<Match<G>, Fault> {
        state.check()?;
        let dice = Dice::new(&seed);
        Ok(Match { setup: None, seed, words: Vec::new(), dice, state, moves: Vec::new(), undoable: Vec::new() })
    }

    /// Carries out one choice, or says why not and changes nothing.
    pub fn act<S: Sink<G>>(&mut self, seat: Seat, action: G::Action, sink: &mut S) -> Result<(), G::Illegal> {
        let before = self.state.clone();
        let given = self.dice.given();
        self.state.apply(seat, action, &mut Play::new(&mut self.dice, sink))?;
        let other_seat = self.moves.last().is_some_and(|last| last.seat != seat);
        if other_seat || self.dice.given() != given {
            self.undoable.clear();
        }
        if self.dice.given() == given {
            self.undoable.push(before);
        }
        self.moves.push(Move { seat, action });
        Ok(())
    }

    /// Whether `seat` may take back its last choice.
    pub fn can_undo(&self, seat: Seat) -> bool {
        !self.undoable.is_empty() && self.moves.last().is_some_and(|last| last.seat == seat)
    }

    /// Takes back the last choice of `seat`.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if !self.can_undo(seat) {
            return Err(NoUndo);
        }
        self.state = self.undoable.pop().ok_or(NoUndo)?;
        self.moves.pop();
        Ok(())
    }

    /// The position.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The table's options; none if the match goes on from a loaded position.
    pub fn setup(&self) -> Option<&G::Setup> {
        self.setup.as_ref()
    }

    /// The seed that the table has promised. To be shown only when the match is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What the players have added to the seed.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// How much chance has given away so far: see [`Dice::given`].
    pub fn given(&self) -> u64 {
        self.dice.given()
    }

    /// The choices that stand, in order.
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        matches!(self.state.turn(), Turn::Over(_))
    }

    /// The fingerprint of the position.
    pub fn hash(&self) -> StateHash {
        StateHash::of(&self.state)
    }

    /// The match as a file; none if it goes on from a loaded position.
    pub fn record(&self) -> Option<Record<G>> {
        Some(Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            setup: self.setup.clone()?,
            seed: self.seed.clone(),
            words: self.words.clone(),
            commitment: self.seed.commitment(),
            moves: self.moves.clone(),
            hash: self.hash(),
        })
    }
}
