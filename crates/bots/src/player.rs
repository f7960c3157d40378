//! What a bot is, and what it gets to see.

use engine::{Dice, Game, Seat, Viewer};

use crate::SearchControl;

/// A program in a seat. It may remember what it likes between its choices: one value plays one
/// seat of one game.
pub trait Player<G: Game>: Send {
    /// The place in `choices` of what the seat does now. `choices` is never empty. A bot whose
    /// search is cancelled answers with the best choice that it has found.
    fn choose(&mut self, sight: Sight<'_, G>, choices: &[G::Action], control: &SearchControl) -> usize;
}

/// The table as one seat sees it. The position itself cannot be reached through it, so that no
/// bot can look at what its seat may not know, not even by mistake.
#[derive(Debug)]
pub struct Sight<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<G> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Sight<'_, G> {}

impl<'a, G: Game> Sight<'a, G> {
    /// The table as `seat` sees it.
    pub fn of(state: &'a G, seat: Seat) -> Sight<'a, G> {
        Sight { state, seat }
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats are at the table.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// All that the seat may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// A whole position that the seat cannot tell from the real one, to think ahead in: what is
    /// hidden is drawn anew from `dice`, which must not be those of the table.
    pub fn determinize(&self, dice: &mut Dice) -> G {
        self.state.determinize(self.seat, dice)
    }
}
