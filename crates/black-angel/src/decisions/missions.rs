//! Activating a Mission card in space (section 7.10).

use engine::{Choices, Decision, Piece, Play, Seat, Seats, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::decisions::Step;
use crate::event::{Event, Item, Why};
use crate::pieces::{Card, Cards, Hex, Holder, Tile, Tiles};
use crate::player::GridTile;
use crate::refusal::Refusal;
use crate::state::State;

/// A Mission card in space: activate it (BA-DEC-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionAct {
    /// Where it lies.
    pub hex: Hex,
    /// Activations left.
    pub left: u8,
    /// Whether one has been carried out.
    pub done: bool,
}

impl MissionAct {
    pub(super) fn is_moot(self, game: &State) -> bool {
        self.left == 0 || !game.affords_activation(game.active, self.hex)
    }
}

impl Decision<State> for MissionAct {
    /// Whether it is activated (again).
    type Answer = bool;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add(Action::ActivateMission);
        if self.done {
            choices.add(Action::Stop);
        }
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<bool, Refusal> {
        match action {
            Action::ActivateMission => {
                ensure(game.affords_activation(seat, self.hex), Refusal::CannotPay)?;
                Ok(true)
            }
            Action::Stop => {
                ensure(self.done, Refusal::AtLeastOne)?;
                Ok(false)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, again: bool, play: &mut Play<'_, S>) {
        if again {
            let left = self.left.saturating_sub(1);
            game.goes_on(Step::MissionAct(MissionAct { left, done: true, ..self }));
            game.activate_mission(seat, self.hex, play);
        } else {
            game.decided();
        }
    }
}

/// The owner may activate the card once (BA-DEC-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnerActivation {
    /// The owner.
    pub seat: Seat,
    /// Where the card lies.
    pub hex: Hex,
}

impl OwnerActivation {
    pub(super) fn is_moot(self, game: &State) -> bool {
        !game.affords_activation(self.seat, self.hex)
    }
}

impl Decision<State> for OwnerActivation {
    /// Whether the owner wants to.
    type Answer = bool;

    fn asked(&self, _: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all([Action::ActivateMission, Action::Decline]);
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<bool, Refusal> {
        match action {
            Action::ActivateMission => {
                ensure(game.affords_activation(seat, self.hex), Refusal::CannotPay)?;
                Ok(true)
            }
            Action::Decline => Ok(false),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, wants: bool, play: &mut Play<'_, S>) {
        game.decided();
        if wants {
            game.activate_mission(seat, self.hex, play);
        } else {
            play.tell(game, Event::OwnerDeclined { seat });
        }
    }
}

/// Cards and tiles still to be given up for an activation, then its gain (BA-MIS-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// Who pays.
    pub seat: Seat,
    /// Where the Mission lies.
    pub hex: Hex,
    /// Technology tiles.
    pub tiles: u8,
    /// Mission cards.
    pub missions: u8,
    /// Ravager cards.
    pub ravagers: u8,
}

/// What is given up.
#[derive(Clone, Copy)]
pub enum Payment {
    /// A tile of the grid, or an ejected one.
    Tile(Tile),
    /// A card from hand.
    Card(Card),
}

impl Pay {
    /// The cards and tiles that may be given up next.
    fn payable(self, game: &State) -> (Tiles, Cards) {
        let Some(player) = game.players.get(self.seat.index()) else { return (Tiles::EMPTY, Cards::EMPTY) };
        if self.tiles > 0 {
            (player.spendable_tiles(), Cards::EMPTY)
        } else if self.missions > 0 {
            (Tiles::EMPTY, player.hand.missions())
        } else if self.ravagers > 0 {
            (Tiles::EMPTY, player.hand.ravagers())
        } else {
            (Tiles::EMPTY, Cards::EMPTY)
        }
    }

    /// The gain, once all is paid. The only thing that can be given up is given up; false if there
    /// is a choice.
    pub(super) fn proceed<S: Sink<State>>(self, game: &mut State, play: &mut Play<'_, S>) -> bool {
        if self.tiles == 0 && self.missions == 0 && self.ravagers == 0 {
            game.decided();
            game.gain_from_mission(Holder::Seat(self.seat), self.hex, play);
            return true;
        }
        let (tiles, cards) = self.payable(game);
        if tiles.len() + cards.len() > 1 {
            return false;
        }
        match (tiles.first(), cards.first()) {
            (Some(tile), _) => self.perform(game, self.seat, Payment::Tile(tile), play),
            (None, Some(card)) => self.perform(game, self.seat, Payment::Card(card), play),
            (None, None) => game.decided(),
        }
        true
    }
}

impl Decision<State> for Pay {
    type Answer = Payment;

    fn asked(&self, _: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let (tiles, cards) = self.payable(game);
        choices.add_all(tiles.iter().map(|tile| Action::PayTile { tile }));
        choices.add_all(cards.iter().map(|card| Action::PayCard { card }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Payment, Refusal> {
        match action {
            Action::PayTile { tile } => {
                ensure(self.payable(game).0.contains(tile), Refusal::NoSuchTile)?;
                Ok(Payment::Tile(tile))
            }
            Action::PayCard { card } => {
                ensure(self.payable(game).1.contains(card), Refusal::WrongCard)?;
                Ok(Payment::Card(card))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, payment: Payment, play: &mut Play<'_, S>) {
        match payment {
            Payment::Tile(tile) => game.give_up_tile(seat, tile, self, play),
            Payment::Card(card) => {
                let rest = if card.is_mission() {
                    Pay { missions: self.missions.saturating_sub(1), ..self }
                } else {
                    Pay { ravagers: self.ravagers.saturating_sub(1), ..self }
                };
                game.goes_on(Step::Pay(rest));
                game.discard_card(seat, card, Why::Mission, play);
            }
        }
    }
}

impl State {
    /// Whether a player can pay for an activation of the card on a hex.
    fn affords_activation(&self, seat: Seat, hex: Hex) -> bool {
        let card = self.space.cards.get(hex).map(|posting| posting.card);
        let exchange = card.and_then(|card| self.data.exchange(card));
        exchange.is_some_and(|(pay, _)| self.players.get(seat.index()).is_some_and(|player| player.affords(pay)))
    }

    /// One activation: goods are paid at once, cards and tiles are chosen next, then comes the
    /// gain.
    fn activate_mission<S: Sink<State>>(&mut self, seat: Seat, hex: Hex, play: &mut Play<'_, S>) {
        let data = self.data.get();
        let Some(card) = self.space.cards.get(hex).map(|posting| posting.card) else { return };
        let Some((pay, _)) = data.exchange(card) else { return };
        self.pending.push(Step::Pay(Pay {
            seat,
            hex,
            tiles: pay.technology,
            missions: pay.mission_card,
            ravagers: pay.ravager_card,
        }));
        play.tell(self, Event::MissionActivated { holder: Holder::Seat(seat), hex, card });
        for (item, count) in [
            (Item::Robot, pay.robot),
            (Item::Resource, pay.resource),
            (Item::Ship, pay.ship),
            (Item::Debris, pay.debris),
        ] {
            self.spend(seat, item, u16::from(count), Why::Mission, play);
        }
    }

    /// A tile is given up: to its discard pile, a starting tile out of the game; debris on it is
    /// reclaimed (BA-MIS-4, BA-REP-2).
    fn give_up_tile<S: Sink<State>>(&mut self, seat: Seat, tile: Tile, pay: Pay, play: &mut Play<'_, S>) {
        let player = &mut self.players[seat.index()];
        let lies_on = player.technologies().find(|(_, other)| *other == tile).map(|(cell, _)| cell);
        let mut reclaimed = false;
        if player.ejected.contains(tile) {
            player.ejected.remove(tile);
        } else if let Some(cell) = lies_on {
            let piece = player.grid[cell.index()].take();
            reclaimed = matches!(piece, Some(GridTile::Technology { debris: true, .. }));
        }
        if !self.data.starting.contains(tile) {
            self.scrap.insert(tile);
        }
        self.goes_on(Step::Pay(Pay { tiles: pay.tiles.saturating_sub(1), ..pay }));
        play.tell(self, Event::TileSpent { seat, tile });
        if reclaimed {
            self.store(seat, Item::Debris, 1, Why::Reclaimed, play);
        }
    }

    /// The gain of one activation.
    fn gain_from_mission<S: Sink<State>>(&mut self, holder: Holder, hex: Hex, play: &mut Play<'_, S>) {
        let data = self.data.get();
        if let Some((_, gain)) = self.space.cards.get(hex).and_then(|posting| data.exchange(posting.card)) {
            self.receive(holder, gain, Why::Mission, play);
        }
    }

    /// Hal takes his one activation and pays nothing (BA-HAL-17).
    pub(super) fn hal_activation<S: Sink<State>>(&mut self, hex: Hex, play: &mut Play<'_, S>) {
        let Some(card) = self.space.cards.get(hex).map(|posting| posting.card) else { return };
        play.tell(self, Event::MissionActivated { holder: Holder::Hal, hex, card });
        self.gain_from_mission(Holder::Hal, hex, play);
    }
}
