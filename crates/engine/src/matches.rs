//! A match: a setup, a seed and the choices made.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Chance, Components, Dice, Fault, Game, Play, Record, Seat, Seed, Shared, Sink, StateHash, Turn};

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

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing can be taken back")
    }
}

impl std::error::Error for NoUndo {}

/// What a match began with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start<G: Game> {
    /// The options of a table.
    Setup(G::Setup),
    /// A position that was kept from an earlier match.
    Position(Box<G>),
}

/// A game being played. It knows by itself how far back an undo may go: to the seat's last
/// choice, but never past a roll, a reveal or another seat's choice.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Start<G>,
    chance: Chance,
    dice: Dice,
    state: G,
    moves: Vec<Move<G::Action>>,
    /// The positions before each of the last choices that may still be taken back, all of them
    /// made by one seat.
    undoable: Vec<G>,
}

impl<G: Game> Match<G> {
    /// Sets up a table with a given seed.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Match<G>, Fault> {
        Match::begin(Start::Setup(setup), seed.into())
    }

    /// Goes on from a position that came from outside, which is checked first, with a given seed.
    pub fn from_position(state: G, seed: Seed) -> Result<Match<G>, Fault> {
        Match::begin(Start::Position(Box::new(state)), seed.into())
    }

    /// Begins a match.
    pub fn begin(start: Start<G>, chance: Chance) -> Result<Match<G>, Fault> {
        let mut dice = chance.dice();
        let state = match &start {
            Start::Setup(setup) => G::new(setup, &mut dice)?,
            Start::Position(state) => {
                state.check()?;
                (**state).clone()
            }
        };
        Ok(Match { start, chance, dice, state, moves: Vec::new(), undoable: Vec::new() })
    }

    /// Carries out one choice, or says why not and changes nothing.
    pub fn act<S: Sink<G>>(&mut self, seat: Seat, action: G::Action, sink: &mut S) -> Result<(), G::Illegal> {
        let before = self.state.clone();
        let draw_count = self.dice.draw_count();
        self.state.apply(seat, action, &mut Play::new(&mut self.dice, sink))?;
        let other_seat = self.moves.last().is_some_and(|last| last.seat != seat);
        if other_seat || self.dice.draw_count() != draw_count {
            self.undoable.clear();
        }
        if self.dice.draw_count() == draw_count {
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
        match &self.start {
            Start::Setup(setup) => Some(setup),
            Start::Position(_) => None,
        }
    }

    /// What the match began with.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// What all chance follows from. To be shown only when the match is over.
    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    /// How many draws and reveals there have been: see [`Dice::draw_count`].
    pub fn draw_count(&self) -> u64 {
        self.dice.draw_count()
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

    /// The match as a file.
    pub fn record(&self) -> Record<G> {
        let position = match &self.start {
            Start::Setup(_) => None,
            Start::Position(state) => Some(state.clone()),
        };
        let record = Record {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            pack: self.state.components().edition().pack.clone(),
            setup: self.setup().cloned(),
            position,
            continued: None,
            dice: self.chance.version(),
            seed: None,
            words: Vec::new(),
            chosen: self.chance.is_chosen(),
            table: None,
            secret: None,
            contributions: Vec::new(),
            left_out: Vec::new(),
            commitment: self.chance.commitment(),
            moves: self.moves.clone(),
            hash: self.hash(),
        };
        match self.chance.clone() {
            Chance::Seed { seed, words, .. } => Record { seed: Some(seed), words, ..record },
            Chance::Shared(Shared { table, secret, contributions, left_out }) => {
                Record { table: Some(table), secret: Some(secret), contributions, left_out, ..record }
            }
        }
    }
}
