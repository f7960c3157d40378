//! A position on which a test arranges things, and what happens there.

use std::ops::{Deref, DerefMut};

use crate::{Dice, Game, Play, RuleCited, Seat};

/// A game, its dice, and all that has happened since the scene was set. The fields of the game are
/// reached through the scene itself.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// The position.
    pub game: G,
    /// Its chance.
    pub dice: Dice,
    /// What has happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> Scene<G> {
    /// A table that was just set up. The words are the seed.
    pub fn new(setup: &G::Setup, words: &str) -> Scene<G> {
        let mut dice = Dice::new(&words.parse().expect("words of a seed"));
        let game = G::new(setup, &mut dice).unwrap_or_else(|fault| panic!("a setup is refused: {fault}"));
        Scene { game, dice, events: Vec::new() }
    }

    /// Every choice of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    /// A choice that must be accepted, and what came of it.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Vec<G::Event> {
        let mut events = Vec::new();
        if let Err(refusal) = self.game.apply(seat, action, &mut Play::new(&mut self.dice, &mut events)) {
            panic!("{action:?} is refused by {}: {refusal:?}", refusal.rule());
        }
        self.events.extend(events.iter().cloned());
        events
    }

    /// Why a choice is refused. It must be, it must not be listed, and it must change nothing.
    pub fn refused(&self, seat: Seat, action: G::Action) -> G::Illegal {
        assert!(!self.legal(seat).contains(&action), "{action:?} is listed");
        let (mut game, mut dice) = (self.game.clone(), self.dice.clone());
        match game.apply(seat, action, &mut Play::new(&mut dice, &mut ())) {
            Ok(()) => panic!("{action:?} is accepted"),
            Err(refusal) => {
                assert_eq!(game, self.game, "a refusal changed the position");
                refusal
            }
        }
    }
}

impl<G: Game> Deref for Scene<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.game
    }
}

impl<G: Game> DerefMut for Scene<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.game
    }
}
