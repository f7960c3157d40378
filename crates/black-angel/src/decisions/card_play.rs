//! A1: a card around the board (section 5).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::decisions::Step;
use crate::event::{By, Event};
use crate::pieces::{Card, Cell, Cells, Slot};
use crate::refusal::Refusal;
use crate::state::State;

/// A1: play a card or not (BA-DEC-3).
#[derive(Clone, Copy)]
pub struct PlayCard;

/// A card, the slot for it, and the tiles that it can activate there.
#[derive(Clone, Copy)]
pub struct Played {
    card: Card,
    slot: Slot,
    eligible: Cells,
}

impl Decision<State> for PlayCard {
    type Answer = Option<Played>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let player = game.active_player();
        let cells = player.cells_by_back(&game.data);
        for card in player.hand.iter() {
            let tiles = cells[game.data.back(card) as usize];
            for slot in Slot::ALL {
                if player.slots[slot.index()].is_none() && !(slot.cells() & tiles).is_empty() {
                    choices.add(Action::PlayCard { card, slot });
                }
            }
        }
        choices.add(Action::SkipCard);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<Played>, Refusal> {
        match action {
            Action::SkipCard => Ok(None),
            Action::PlayCard { card, slot } => {
                let player = game.active_player();
                ensure(player.hand.contains(card), Refusal::NotInHand)?;
                ensure(player.slots[slot.index()].is_none(), Refusal::SlotTaken)?;
                // The tiles that a card in a slot could activate (BA-A1-2, BA-ADV-12).
                let eligible = slot.cells() & player.cells_for(&game.data, game.data.back(card));
                ensure(!eligible.is_empty(), Refusal::NothingToActivate)?;
                Ok(Some(Played { card, slot, eligible }))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, played: Option<Played>, play: &mut Play<'_, S>) {
        game.decided();
        let Some(Played { card, slot, eligible }) = played else { return };
        let player = game.active_player_mut();
        player.hand.remove(card);
        player.slots[slot.index()] = Some(card);
        game.pending.push(Step::Activate(Activate { eligible, done: false }));
        play.tell(game, Event::CardPlayed { seat, back: game.data.back(card), card: Some(card), slot });
    }
}

/// A1: which tile to activate (BA-DEC-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Activate {
    /// Tiles that the card has not activated yet.
    pub eligible: Cells,
    /// Whether it has activated one.
    pub done: bool,
}

impl Activate {
    pub(super) fn is_moot(self) -> bool {
        self.eligible.is_empty()
    }
}

impl Decision<State> for Activate {
    type Answer = Option<Cell>;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.eligible.iter().map(|cell| Action::Activate { cell }));
        if self.done {
            choices.add(Action::Stop);
        }
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<Option<Cell>, Refusal> {
        match action {
            Action::Activate { cell } => {
                ensure(self.eligible.contains(cell), Refusal::NotEligible)?;
                Ok(Some(cell))
            }
            Action::Stop => {
                ensure(self.done, Refusal::ActivateFirst)?;
                Ok(None)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The card activates a tile, which then is no longer eligible (BA-A1-3).
    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, cell: Option<Cell>, play: &mut Play<'_, S>) {
        match cell {
            Some(cell) => {
                game.goes_on(Step::Activate(Activate { eligible: self.eligible.without(cell), done: true }));
                game.activate_tile(cell, By::Card, play);
            }
            None => game.decided(),
        }
    }
}
