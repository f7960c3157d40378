//! What a game is handed while an action is carried out: chance, and a listener for what happens.

use crate::{Dice, Game, Viewer};

/// Listens to what happens while an action is carried out.
pub trait Sink<G: Game> {
    /// Whether nobody listens, so that nothing need be prepared for the listener.
    const SILENT: bool = false;

    /// `event` has just happened; `state` is the position right after it. `draw_count` is
    /// [`Dice::draw_count`] at that point, so that a listener knows whether anything was drawn.
    fn event(&mut self, state: &G, event: G::Event, draw_count: u64);
}

/// Nobody listens: for search and statistics.
impl<G: Game> Sink<G> for () {
    const SILENT: bool = true;

    #[inline(always)]
    fn event(&mut self, _: &G, _: G::Event, _: u64) {}
}

/// Collects the bare events.
impl<G: Game> Sink<G> for Vec<G::Event> {
    fn event(&mut self, _: &G, event: G::Event, _: u64) {
        self.push(event);
    }
}

/// Collects each event with what `viewer` may know of it and of the position right after it:
/// the frames of an animation.
#[derive(Debug)]
pub struct Frames<G: Game> {
    viewer: Viewer,
    /// What the viewer was told, in order.
    pub frames: Vec<(G::Event, G::View)>,
}

impl<G: Game> Frames<G> {
    /// An empty list for one viewer.
    pub fn of(viewer: Viewer) -> Frames<G> {
        Frames { viewer, frames: Vec::new() }
    }
}

impl<G: Game> Sink<G> for Frames<G> {
    fn event(&mut self, state: &G, event: G::Event, _: u64) {
        if let Some(event) = G::redact(&event, self.viewer) {
            self.frames.push((event, state.view(self.viewer)));
        }
    }
}

/// Chance and the listener, handed to [`Game::apply`].
#[derive(Debug)]
pub struct Play<'a, S> {
    /// All chance of this action.
    pub dice: &'a mut Dice,
    sink: &'a mut S,
}

impl<'a, S> Play<'a, S> {
    /// A play with these dice and this listener.
    pub fn new(dice: &'a mut Dice, sink: &'a mut S) -> Play<'a, S> {
        Play { dice, sink }
    }

    /// The dice and the listener, for a game that plays another one inside.
    pub fn parts(&mut self) -> (&mut Dice, &mut S) {
        (self.dice, self.sink)
    }

    /// Says that `event` has happened and that `state` is the position right after it.
    #[inline(always)]
    pub fn tell<G: Game>(&mut self, state: &G, event: G::Event)
    where
        S: Sink<G>,
    {
        self.sink.event(state, event, self.dice.draw_count());
    }
}
