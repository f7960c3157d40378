//! A1: a card around the board (section 5).

use engine::{Play, Sink};

use crate::action::Action;
use crate::event::{By, Event};
use crate::names::{Card, Cell, Slot};
use crate::refusal::Refusal;
use crate::sets::Cells;
use crate::step::Step;
use crate::table::BlackAngel;

impl BlackAngel {
    /// The tiles that a card in a slot could activate (BA-A1-2, BA-ADV-12).
    pub(crate) fn eligible(&self, card: Card, slot: Slot) -> Cells {
        slot.cells().and(self.active_player().cells_for(card.back()))
    }

    pub(crate) fn offer_cards(&self, out: &mut Vec<Action>) {
        let player = self.active_player();
        for card in player.hand.iter() {
            let tiles = player.cells_for(card.back());
            for slot in Slot::ALL {
                if player.slots[slot.index()].is_none() && !slot.cells().and(tiles).is_empty() {
                    out.push(Action::PlayCard { card, slot });
                }
            }
        }
        out.push(Action::SkipCard);
    }

    pub(crate) fn permit_card(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::SkipCard => Ok(()),
            Action::PlayCard { card, slot } => {
                let player = self.active_player();
                if !player.hand.contains(card) {
                    return Err(Refusal::NotInHand);
                }
                if player.slots[slot.index()].is_some() {
                    return Err(Refusal::SlotTaken);
                }
                if self.eligible(card, slot).is_empty() {
                    return Err(Refusal::NothingToActivate);
                }
                Ok(())
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn play_card<S: Sink<BlackAngel>>(&mut self, card: Card, slot: Slot, play: &mut Play<'_, S>) {
        let eligible = self.eligible(card, slot);
        let seat = self.active;
        let player = self.active_player_mut();
        player.hand.remove(card);
        player.slots[slot.index()] = Some(card);
        self.pending.push(Step::Activate { eligible, done: false });
        play.tell(self, Event::CardPlayed { seat, back: card.back(), card: Some(card), slot });
    }

    pub(crate) fn offer_activations(&self, eligible: Cells, done: bool, out: &mut Vec<Action>) {
        out.extend(eligible.iter().map(|cell| Action::Activate { cell }));
        if done {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn permit_activation(&self, eligible: Cells, done: bool, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Activate { cell } if eligible.contains(cell) => Ok(()),
            Action::Activate { .. } => Err(Refusal::NotEligible),
            Action::Stop if done => Ok(()),
            Action::Stop => Err(Refusal::ActivateFirst),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The card activates a tile, which then is no longer eligible (BA-A1-3).
    pub(crate) fn activate_by_card<S: Sink<BlackAngel>>(&mut self, cell: Cell, play: &mut Play<'_, S>) {
        if let Some(Step::Activate { eligible, done }) = self.pending.last_mut() {
            eligible.remove(cell);
            *done = true;
        }
        self.activate_tile(cell, By::Card, play);
    }
}
