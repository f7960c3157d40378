//! What is just happening, in a frame of a playback: the pieces concerned are marked, and the
//! style sheet and the script make them move.

use under_falling_skies::{Event, Square};

use crate::TableScene;
use under_falling_skies::UnderFallingSkies;

/// The event that a frame shows, if it is a frame.
#[derive(Clone, Copy)]
pub(super) struct Happening<'a>(Option<&'a Event>);

impl<'a> Happening<'a> {
    pub(super) fn of(scene: &TableScene<'a, UnderFallingSkies>) -> Happening<'a> {
        Happening(if scene.playing { scene.log.last() } else { None })
    }

    pub(super) fn event(self) -> Option<&'a Event> {
        self.0
    }

    pub(super) fn ship(self, ship: u8) -> &'static str {
        match self.0 {
            Some(Event::ShipsDestroyed { ships, .. }) if ships.contains(&ship) => " boom",
            Some(Event::CityHit { ship: hit, .. }) if *hit == ship => " hits",
            Some(Event::ShipTeleported { ship: gone, .. }) if *gone == ship => " jumps",
            Some(Event::SlideBlocked { ship: stuck } | Event::PortalBlocked { ship: stuck }) if *stuck == ship => {
                " stuck"
            }
            Some(Event::ShipsCovered { ships } | Event::WhitesAboard { ships }) if ships.contains(&ship) => " boards",
            _ => "",
        }
    }

    pub(super) fn die(self, die: usize) -> &'static str {
        match self.0 {
            Some(Event::Rolled { faces, .. }) if faces.get(die).is_some_and(Option::is_some) => " tumble",
            Some(Event::DieSet { die: set, .. }) if usize::from(*set) == die => " tumble",
            _ => "",
        }
    }

    pub(super) fn room(self, room: usize) -> &'static str {
        match self.0 {
            Some(Event::RoomResolved { room: at, .. }) if usize::from(*at) == room => " works",
            _ => "",
        }
    }

    pub(super) fn row(self, altitude: u8) -> &'static str {
        match self.0 {
            Some(Event::RowActed { altitude: at, .. }) if *at == altitude => " acts",
            _ => "",
        }
    }

    pub(super) fn column(self, column: u8) -> &'static str {
        match self.0 {
            Some(Event::ShipsFell { column: at, .. }) if *at == column => " falls",
            Some(Event::CityHit { column: at, .. }) if *at == column => " hit",
            Some(Event::SaboteurStruck { column: Some(at) }) if *at == column => " hit",
            _ => "",
        }
    }

    pub(super) fn square(self, square: Square) -> &'static str {
        match self.0 {
            Some(Event::Contaminated { square: at } | Event::Decontaminated { square: at }) if *at == square => {
                " flash"
            }
            _ => "",
        }
    }

    pub(super) fn energy(self) -> &'static str {
        match self.0 {
            Some(Event::EnergyGained { .. }) => " gains",
            Some(Event::EnergyPaid { .. } | Event::DescentCancelled { .. }) => " pays",
            _ => "",
        }
    }

    pub(super) fn damage(self) -> &'static str {
        match self.0 {
            Some(Event::Damaged { .. }) => " hurt",
            Some(Event::Repaired { .. } | Event::DamageIgnored { .. }) => " gains",
            _ => "",
        }
    }

    pub(super) fn board(self) -> &'static str {
        match self.0 {
            Some(Event::Damaged { .. }) => " quake",
            Some(Event::MothershipSank { .. }) => " sinking",
            _ => "",
        }
    }
}
