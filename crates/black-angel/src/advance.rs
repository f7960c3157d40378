//! B3: the Black Angel advances, cards are ejected, the strips move (section 9, B3).

use engine::{Play, Seat, Sink};

use crate::components::{MissionKind, Zone};
use crate::event::{Event, Why};
use crate::pieces::{Card, Colour, Hex, Hexes, Holder};
use crate::space::{Posting, Spes};
use crate::state::{BlackAngel, Trigger};

impl BlackAngel {
    /// All of B3, unless the end has been triggered (BA-END-3).
    pub(crate) fn advance<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        if self.end.is_some() {
            return;
        }
        let left = self.space.angel;
        if let Some(to) = left.ahead() {
            let (ground, left) = (self.ground(to), self.space.advances_left().saturating_sub(1));
            self.space.angel = to;
            play.tell(self, Event::AngelAdvanced { to, ground, left });
            if self.space.spes_hex() == Some(to) {
                self.trigger_end(Trigger::Spes, play);
            }
        }
        if self.asteroids().contains(left) {
            self.lose_ships(Hexes::one(left), play);
        }
        self.eject_cards(play);
        self.lose_ships(Hexes::of_strips(1), play);
        self.turn_strip(play);
    }

    /// Ships on these hexes go to the supply, their pilots home (BA-SHIP-14).
    fn lose_ships<S: Sink<BlackAngel>>(&mut self, hexes: Hexes, play: &mut Play<'_, S>) {
        for index in 0..self.players.len() {
            for hex in (self.players[index].fleet & hexes).iter() {
                let player = &mut self.players[index];
                player.fleet.remove(hex);
                player.robot_supply += 1;
                play.tell(self, Event::ShipLost { seat: Seat(index as u8), hex });
            }
        }
    }

    /// The cards of strip 1: first all effects, while none of these cards counts and their robots
    /// are away, then they are tucked (BA-B3-3 to -5).
    fn eject_cards<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let leaving = self.space.cards.hexes() & Hexes::of_strips(1);
        for hex in leaving.iter() {
            if let Some(posting) = self.space.cards.get(hex) {
                self.neutralize(posting, hex, play);
            }
        }
        for hex in leaving.iter() {
            let Some(Posting { card, owner }) = self.space.cards.take(hex) else { continue };
            match owner {
                Holder::Seat(seat) => {
                    let player = &mut self.players[seat.index()];
                    player.tucked.insert(card);
                    player.robot_supply += 1;
                }
                _ => self.discard.insert(card),
            }
            play.tell(self, Event::MissionEjected { holder: owner, card, hex });
        }
    }

    /// The effect of a card that is being ejected (BA-B3-7, -8; BA-HAL-19).
    fn neutralize<S: Sink<BlackAngel>>(&mut self, Posting { card, owner }: Posting, hex: Hex, play: &mut Play<'_, S>) {
        let Some(mission) = self.data.get().mission(card) else { return };
        if owner == Holder::Hal {
            self.score(owner, u16::from(self.data.hal.ejected_card_vp), Why::Ejection, play);
        }
        let seats = (0..self.players.len() as u8).map(Seat);
        match mission.kind {
            MissionKind::Activation { .. } => {}
            MissionKind::Split { owner: for_owner, ship } => {
                if let Holder::Seat(_) = owner {
                    self.receive(owner, &for_owner, Why::Ejection, play);
                }
                for seat in seats {
                    if self.players[seat.index()].fleet.contains(hex) {
                        self.receive(Holder::Seat(seat), &ship, Why::Ejection, play);
                    }
                }
            }
            MissionKind::PerCard { zone, colour, vp_each } => {
                for seat in seats {
                    let takes_part = owner == Holder::Seat(seat) || self.players[seat.index()].fleet.contains(hex);
                    if takes_part {
                        let count = self.count_cards(seat, zone, colour);
                        self.score(Holder::Seat(seat), count * u16::from(vp_each), Why::Ejection, play);
                    }
                }
            }
        }
    }

    /// Own cards of a colour, strip 1 not counted (BA-B3-4).
    fn count_cards(&self, seat: Seat, zone: Zone, colour: Colour) -> u16 {
        let of_colour = |card: Card| self.data.back(card) == colour.into();
        match zone {
            Zone::Space => self
                .space
                .cards
                .iter()
                .filter(|(hex, posting)| {
                    hex.strip() > 1 && posting.owner == Holder::Seat(seat) && of_colour(posting.card)
                })
                .count() as u16,
            Zone::Ejected => (self.players[seat.index()].tucked & self.data.cards(colour.into())).len() as u16,
        }
    }

    /// Strip 1 is turned over and becomes the last; everything else comes one place nearer
    /// (BA-B3-9, -10).
    fn turn_strip<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let last = self.space.length();
        self.space.strips.rotate_left(1);
        let Some(strip) = self.space.strips.last_mut() else { return };
        strip.side_b = !strip.side_b;
        let strip = *strip;
        self.space.cards.nearer();
        for player in &mut self.players {
            player.fleet = player.fleet.nearer();
        }
        if let Some(hex) = self.space.angel.nearer() {
            self.space.angel = hex;
        }
        let revealed = matches!(self.space.spes, Spes::Token(1));
        self.space.spes = match self.space.spes {
            Spes::Token(1) => Spes::Tile(last),
            Spes::Token(at) => Spes::Token(at - 1),
            Spes::Tile(at) => Spes::Tile(at.saturating_sub(1)),
        };
        play.tell(self, Event::StripTurned { strip });
        if let Some(hex) = self.space.spes_hex().filter(|_| revealed) {
            play.tell(self, Event::SpesRevealed { hex });
        }
    }
}
