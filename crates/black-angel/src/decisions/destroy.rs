//! Destroy Ravagers (section 7.6), and the card that a Ravager wants (BA-A2-10).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::decisions::Step;
use crate::event::Why;
use crate::pieces::{ActionNumber, Card, Cards, Holder};
use crate::refusal::Refusal;
use crate::state::State;

/// Destroy: which location (BA-DEC-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Destroy {
    /// Activations left.
    pub left: u8,
    /// Whether one has been carried out.
    pub done: bool,
}

impl Destroy {
    pub(super) fn is_moot(self, game: &State) -> bool {
        !game.can_destroy(self.left)
    }

    /// A stack is destroyed whole or not at all (BA-DES-1).
    fn permit_stack(self, game: &State, action: ActionNumber) -> Result<(), Refusal> {
        let cards = game.ravagers[action.index()].len() as u8;
        ensure(cards > 0, Refusal::NoRavagers)?;
        ensure(cards <= self.left, Refusal::StackTooLarge { cards, left: self.left })
    }
}

impl Decision<State> for Destroy {
    type Answer = Option<ActionNumber>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        for action in ActionNumber::all().filter(|action| self.permit_stack(game, *action).is_ok()) {
            choices.add(Action::DestroyRavagers { action });
        }
        if self.done {
            choices.add(Action::Stop);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<ActionNumber>, Refusal> {
        match action {
            Action::DestroyRavagers { action } => self.permit_stack(game, action).map(|()| Some(action)),
            Action::Stop => {
                ensure(self.done, Refusal::AtLeastOne)?;
                Ok(None)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Destroys a whole stack; the cards come to hand (BA-DES-1).
    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        action: Option<ActionNumber>,
        play: &mut Play<'_, S>,
    ) {
        let Some(action) = action else { return game.decided() };
        let cards = game.clear_ravagers(Holder::Seat(seat), action, play);
        game.goes_on(Step::Destroy(Destroy { left: self.left.saturating_sub(cards), done: true }));
    }
}

/// The Ravager wants a card (BA-DEC-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RavagerDiscard {
    /// A Ravager card instead of a Mission.
    pub ravager: bool,
}

impl RavagerDiscard {
    fn wanted(self, game: &State) -> Cards {
        let hand = game.active_player().hand;
        if self.ravager { hand.ravagers() } else { hand.missions() }
    }
}

impl Decision<State> for RavagerDiscard {
    type Answer = Card;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.wanted(game).iter().map(|card| Action::DiscardCard { card }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Card, Refusal> {
        match action {
            Action::DiscardCard { card } => {
                ensure(self.wanted(game).contains(card), Refusal::WrongCard)?;
                Ok(card)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, card: Card, play: &mut Play<'_, S>) {
        game.decided();
        game.discard_card(seat, card, Why::Ravager, play);
    }
}
