//! Activating a Mission card in space (section 7.10).

use engine::{Play, Seat, Sink};

use crate::action::Action;
use crate::components::{Bundle, MissionKind};
use crate::event::{Event, Item, Why};
use crate::hex::Hex;
use crate::names::{Back, Card, Cell, Holder, Tile};
use crate::refusal::Refusal;
use crate::sets::{Cards, Tiles};
use crate::step::Step;
use crate::table::{BlackAngel, Piece};

/// What an activation of the card pays and gains; none for neutralizations.
pub(crate) fn exchange(card: Card) -> Option<(&'static Bundle, &'static Bundle)> {
    match &card.mission()?.kind {
        MissionKind::Activation { pay, gain } => Some((pay, gain)),
        _ => None,
    }
}

impl BlackAngel {
    /// Whether a player can pay for an activation of the card on a hex.
    pub(crate) fn affords_activation(&self, seat: Seat, hex: Hex) -> bool {
        self.space
            .cards
            .get(hex)
            .and_then(|posting| exchange(posting.card))
            .is_some_and(|(pay, _)| self.players.get(seat.index()).is_some_and(|player| player.affords(pay)))
    }

    pub(crate) fn permit_mission_act(&self, hex: Hex, done: bool, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ActivateMission if self.affords_activation(self.active, hex) => Ok(()),
            Action::ActivateMission => Err(Refusal::CannotPay),
            Action::Stop if done => Ok(()),
            Action::Stop => Err(Refusal::AtLeastOne),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn permit_owner(&self, seat: Seat, hex: Hex, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ActivateMission if self.affords_activation(seat, hex) => Ok(()),
            Action::ActivateMission => Err(Refusal::CannotPay),
            Action::Decline => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// One activation: goods are paid at once, cards and tiles are chosen next, then comes the
    /// gain.
    pub(crate) fn activate_mission<S: Sink<BlackAngel>>(&mut self, seat: Seat, hex: Hex, play: &mut Play<'_, S>) {
        let Some(card) = self.space.cards.get(hex).map(|posting| posting.card) else { return };
        let Some((pay, _)) = exchange(card) else { return };
        self.pending.push(Step::Pay {
            seat,
            hex,
            tiles: pay.technology,
            missions: pay.mission_card,
            ravagers: pay.ravager_card,
        });
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

    /// The cards and tiles that may be given up next.
    pub(crate) fn payable(&self, seat: Seat, tiles: u8, missions: u8, ravagers: u8) -> (Tiles, Cards) {
        let Some(player) = self.players.get(seat.index()) else { return (Tiles::EMPTY, Cards::EMPTY) };
        if tiles > 0 {
            (player.spendable_tiles(), Cards::EMPTY)
        } else if missions > 0 {
            (Tiles::EMPTY, player.hand.missions())
        } else if ravagers > 0 {
            (Tiles::EMPTY, player.hand.of(Back::Ravager))
        } else {
            (Tiles::EMPTY, Cards::EMPTY)
        }
    }

    pub(crate) fn permit_payment(&self, (tiles, cards): (Tiles, Cards), action: Action) -> Result<(), Refusal> {
        match action {
            Action::PayTile { tile } if tiles.contains(tile) => Ok(()),
            Action::PayTile { .. } => Err(Refusal::NoSuchTile),
            Action::PayCard { card } if cards.contains(card) => Ok(()),
            Action::PayCard { .. } => Err(Refusal::WrongCard),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// A tile is given up: to its discard pile, a starting tile out of the game; debris on it is
    /// reclaimed (BA-MIS-4, BA-REP-2).
    pub(crate) fn pay_tile<S: Sink<BlackAngel>>(&mut self, seat: Seat, tile: Tile, play: &mut Play<'_, S>) {
        let player = &mut self.players[seat.index()];
        let mut reclaimed = false;
        if player.ejected.contains(tile) {
            player.ejected.remove(tile);
        } else if let Some(cell) = (0..9)
            .filter_map(Cell::from_index)
            .find(|cell| player.technology(*cell).is_some_and(|(other, ..)| other == tile))
        {
            let piece = player.grid[cell.index()].take();
            reclaimed = matches!(piece, Some(Piece::Technology { debris: true, .. }));
        }
        if !tile.is_starting() {
            self.scrap.insert(tile);
        }
        if let Some(Step::Pay { tiles, .. }) = self.pending.last_mut() {
            *tiles = tiles.saturating_sub(1);
        }
        play.tell(self, Event::TileSpent { seat, tile });
        if reclaimed {
            self.store(seat, Item::Debris, 1, Why::Reclaimed, play);
        }
    }

    pub(crate) fn pay_card<S: Sink<BlackAngel>>(&mut self, seat: Seat, card: Card, play: &mut Play<'_, S>) {
        if let Some(Step::Pay { missions, ravagers, .. }) = self.pending.last_mut() {
            let owed = if card.mission().is_some() { missions } else { ravagers };
            *owed = owed.saturating_sub(1);
        }
        self.discard_card(seat, card, Why::Mission, play);
    }

    /// A card goes from hand to its discard pile.
    pub(crate) fn discard_card<S: Sink<BlackAngel>>(
        &mut self,
        seat: Seat,
        card: Card,
        why: Why,
        play: &mut Play<'_, S>,
    ) {
        self.players[seat.index()].hand.remove(card);
        self.discard.insert(card);
        play.tell(self, Event::CardDiscarded { seat, card, why });
    }

    /// The gain of one activation.
    pub(crate) fn gain_from_mission<S: Sink<BlackAngel>>(&mut self, holder: Holder, hex: Hex, play: &mut Play<'_, S>) {
        if let Some((_, gain)) = self.space.cards.get(hex).and_then(|posting| exchange(posting.card)) {
            self.receive(holder, gain, Why::Mission, play);
        }
    }

    /// Hal takes his one activation and pays nothing (BA-HAL-17).
    pub(crate) fn hal_activation<S: Sink<BlackAngel>>(&mut self, hex: Hex, play: &mut Play<'_, S>) {
        let Some(card) = self.space.cards.get(hex).map(|posting| posting.card) else { return };
        play.tell(self, Event::MissionActivated { holder: Holder::Hal, hex, card });
        self.gain_from_mission(Holder::Hal, hex, play);
    }
}
