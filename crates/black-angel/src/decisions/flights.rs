//! Moving and launching ships (BA-SHIP-2 to -7): what a tile's `move_ship_2` and a command share.

use engine::{Choices, Play, Seat, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Hex, Hexes};
use crate::refusal::Refusal;
use crate::state::State;

/// How far `move_ship_2` goes.
pub(crate) const TILE_RANGE: u8 = 2;

/// What a ship does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Flight {
    /// One in space moves.
    Move {
        /// From here.
        from: Hex,
        /// To here.
        to: Hex,
    },
    /// One from storage is launched; it may stay at the Black Angel.
    Launch {
        /// To here.
        to: Hex,
    },
}

/// Where ships of the active player may pass and may not stop.
#[derive(Clone, Copy)]
pub(crate) struct Lanes {
    pub(crate) passable: Hexes,
    pub(crate) barred: Hexes,
}

impl Lanes {
    /// Hexes where a ship that starts at `from` may end within `range` steps, 0 steps excluded.
    #[inline]
    pub(crate) fn landings(self, from: Hex, range: u8) -> Hexes {
        Hexes::reach(from, range, self.passable) - self.barred
    }

    fn permit(self, from: Hex, to: Hex, range: u8) -> Result<(), Refusal> {
        ensure(Hexes::reach(from, range, self.passable).contains(to), Refusal::OutOfReach { range })?;
        ensure(!self.barred.contains(to), Refusal::HexFull)
    }
}

impl State {
    /// The lanes of the active player's ships (BA-SHIP-4, -5).
    pub(crate) fn lanes(&self) -> Lanes {
        Lanes { passable: self.passable(), barred: self.crowded(self.active) | self.active_player().fleet }
    }

    /// Whether a launched ship may stay at the Black Angel.
    pub(super) fn may_stay_at_angel(&self) -> bool {
        let angel = self.space.angel;
        !self.active_player().fleet.contains(angel) && !self.crowded(self.active).contains(angel)
    }

    /// A launch takes a ship from storage and a robot from the break room (BA-SHIP-2).
    pub(super) fn can_launch(&self) -> Result<(), Refusal> {
        ensure(self.active_player().ships > 0, Refusal::NoShipToLaunch)?;
        ensure(self.active_player().break_room > 0, Refusal::NoPilot)
    }

    /// Every flight of at least one step.
    pub(super) fn offer_flights(&self, range: u8, choices: &mut impl Choices<Action>) {
        let lanes = self.lanes();
        for from in self.active_player().fleet.iter() {
            choices.add_all(lanes.landings(from, range).iter().map(|to| Action::MoveShip { from, to }));
        }
        if self.can_launch().is_ok() {
            choices.add_all(lanes.landings(self.space.angel, range).iter().map(|to| Action::Launch { to }));
        }
    }

    /// Whether any ship could move or be launched so far, at least one step.
    pub(super) fn any_flight(&self, range: u8) -> bool {
        let fleet = self.active_player().fleet;
        let launches = self.can_launch().is_ok();
        if fleet.is_empty() && !launches {
            return false;
        }
        let lanes = self.lanes();
        let flies = |from: Hex| !lanes.landings(from, range).is_empty();
        fleet.iter().any(flies) || (launches && flies(self.space.angel))
    }

    /// A move of at least one step.
    pub(super) fn permit_move(&self, from: Hex, to: Hex, range: u8) -> Result<Flight, Refusal> {
        ensure(self.active_player().fleet.contains(from), Refusal::NoShipThere)?;
        self.lanes().permit(from, to, range)?;
        Ok(Flight::Move { from, to })
    }

    /// A launch. When a ship may stay at the Black Angel depends on why it is launched.
    pub(super) fn permit_launch(
        &self,
        to: Hex,
        range: u8,
        stays: impl FnOnce() -> Result<(), Refusal>,
    ) -> Result<Flight, Refusal> {
        self.can_launch()?;
        if to == self.space.angel {
            stays()?;
        } else {
            self.lanes().permit(self.space.angel, to, range)?;
        }
        Ok(Flight::Launch { to })
    }

    /// Carries out a flight. The pilot of a launch comes from the break room (BA-SHIP-2).
    pub(super) fn fly<S: Sink<State>>(&mut self, seat: Seat, flight: Flight, play: &mut Play<'_, S>) {
        let player = &mut self.players[seat.index()];
        match flight {
            Flight::Move { from, to } => {
                player.fleet.remove(from);
                player.fleet.insert(to);
                play.tell(self, Event::ShipMoved { seat, from, to, ground: self.ground(to) });
            }
            Flight::Launch { to } => {
                player.ships -= 1;
                player.break_room -= 1;
                player.fleet.insert(to);
                play.tell(self, Event::ShipLaunched { seat, to, ground: self.ground(to) });
            }
        }
    }
}
