//! A position on which a test arranges things, and what happens there.

use std::ops::{Deref, DerefMut};

use crate::{Dice, Game, Play, RuleCited, Seat, Sink};

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

    /// A position as it is. The words are the seed of what follows.
    pub fn from(game: G, words: &str) -> Scene<G> {
        Scene { game, dice: Dice::new(&words.parse().expect("words of a seed")), events: Vec::new() }
    }

    /// Every choice of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    /// Whether a choice is offered to a seat.
    pub fn offers(&self, seat: Seat, action: G::Action) -> bool {
        self.legal(seat).contains(&action)
    }

    /// A choice that must be offered and accepted, and what came of it. The position before and
    /// after must be one that can stand on a table.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Vec<G::Event> {
        self.watch(seat, action).into_iter().map(|(event, _)| event).collect()
    }

    /// The same, each event with the position right after it.
    pub fn watch(&mut self, seat: Seat, action: G::Action) -> Vec<(G::Event, G)> {
        self.game.check().unwrap_or_else(|fault| panic!("{fault}: the test's position cannot be: {:#?}", self.game));
        let legal = self.legal(seat);
        assert!(legal.contains(&action), "{action:?} is not among {legal:?}");
        let mut watched = Watched(Vec::new());
        if let Err(refusal) = self.game.apply(seat, action, &mut Play::new(&mut self.dice, &mut watched)) {
            panic!("{action:?} is refused by {}: {refusal:?}", refusal.rule());
        }
        self.game.check().unwrap_or_else(|fault| panic!("{fault} after {action:?}: {:#?}", self.game));
        self.events.extend(watched.0.iter().map(|(event, _)| event.clone()));
        watched.0
    }

    /// Why a choice is refused. It must be, it must not be offered, and nothing may come of it.
    pub fn refused(&self, seat: Seat, action: G::Action) -> G::Illegal {
        assert!(!self.offers(seat, action), "{action:?} is offered");
        let (mut game, mut dice, mut events) = (self.game.clone(), self.dice.clone(), Vec::new());
        let Err(refusal) = game.apply(seat, action, &mut Play::new(&mut dice, &mut events)) else {
            panic!("{action:?} is accepted")
        };
        assert_eq!(game, self.game, "a refusal changed the position");
        assert_eq!((dice.draw_count(), events), (self.dice.draw_count(), vec![]), "a refusal did something");
        refusal
    }
}

/// Each event with the position right after it.
struct Watched<G: Game>(Vec<(G::Event, G)>);

impl<G: Game> Sink<G> for Watched<G> {
    fn event(&mut self, state: &G, event: G::Event, _: u64) {
        self.0.push((event, state.clone()));
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

/// Gives a test of one game words of its own for the positions of a [`Scene`]: the type stands for
/// the scene, whose fields and choices are reached through it.
///
/// ```text
/// engine::scene! {
///     /// A table that is laid out by hand.
///     pub(crate) Board of UnderFallingSkies
/// }
/// ```
#[macro_export]
macro_rules! scene {
    ($(#[$meta:meta])* $vis:vis $name:ident of $game:ty) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        $vis struct $name($vis $crate::kit::Scene<$game>);

        impl ::std::ops::Deref for $name {
            type Target = $crate::kit::Scene<$game>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl ::std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }
    };
}
