//! What the effects of rooms and characters do.

use engine::{Play, Sink};

use crate::components::{Cells, CityEffect, Room, RoomKind, ScenarioEffect, Symbol};
use crate::decisions::{PlaceRobot, ResearchSteps, Step};
use crate::event::{Destroyer, EnergySource, Event, RollCause, ShipList};
use crate::pieces::{Berth, Colour, SHIPS, Square, bits};
use crate::state::{UnderFallingSkies, Work};

/// What a character does, with its target (UFS-CHAR-5).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Power {
    /// Rolls all unplaced dice again.
    RerollAll,
    /// Turns a die to a face.
    SetDie {
        /// Which.
        die: u8,
        /// To what.
        face: u8,
    },
    /// Gains energy.
    GainEnergy {
        /// How much.
        amount: u8,
    },
    /// Does something to a ship, and may to more of them (UFS-SM-21).
    Ship {
        /// What.
        stroke: Stroke,
        /// To how many more.
        more: u8,
    },
    /// Raises the value of the Research room being resolved.
    RaiseValue {
        /// To this.
        value: u8,
    },
    /// Moves the excavator for free.
    Excavate {
        /// To here.
        square: Square,
    },
    /// Removes damage.
    Repair {
        /// How much.
        amount: u8,
    },
    /// Builds a robot for free.
    BuildRobot {
        /// Of this value.
        value: u8,
    },
    /// The mothership's row action is left out, or its move too.
    SkipAction {
        /// Whether it moves.
        descend: bool,
    },
    /// The next rooms cost nothing.
    FreeRooms {
        /// How many.
        rooms: u8,
    },
}

/// What a character does to one ship.
#[derive(Clone, Copy, Debug)]
pub enum Stroke {
    /// Destroys it.
    Destroy {
        /// Which.
        ship: u8,
    },
    /// Pushes it sideways.
    Shift {
        /// Which.
        ship: u8,
        /// Where to.
        to: Berth,
    },
}

impl UnderFallingSkies {
    /// What a member of the team does.
    pub(crate) fn exert<S: Sink<Self>>(&mut self, member: u8, power: Power, play: &mut Play<'_, S>) {
        match power {
            Power::RerollAll => self.roll(self.unplaced(), RollCause::Character, play),
            Power::SetDie { die, face } => self.set_die(die, face, play),
            Power::GainEnergy { amount } => self.gain_energy(amount, EnergySource::Character, play),
            Power::Ship { stroke, more } => {
                self.strike(stroke, play);
                self.ask_for_more(member, more);
            }
            Power::RaiseValue { value } => self.step = Step::ResearchSteps(ResearchSteps { value }),
            Power::Excavate { square } => self.excavate_to(square, play),
            Power::Repair { amount } => {
                self.damage = self.damage.saturating_sub(amount);
                play.tell(self, Event::Repaired { damage: self.damage });
            }
            Power::BuildRobot { value } => {
                self.work = Some(Work { room: None, value: value as i8, next_kind: 0, robots: 0, red: 0 });
                self.ask(Step::PlaceRobot(PlaceRobot { face: self.built_face(value) }));
            }
            Power::SkipAction { descend } => self.run_mothership(descend, false, play),
            Power::FreeRooms { rooms } => self.memory.free_rooms += rooms,
        }
    }

    /// What a character does to one ship.
    pub(crate) fn strike<S: Sink<Self>>(&mut self, stroke: Stroke, play: &mut Play<'_, S>) {
        match stroke {
            Stroke::Destroy { ship } => self.destroy([ship].into_iter().collect(), Destroyer::Character, play),
            Stroke::Shift { ship, to } => {
                let from = std::mem::replace(&mut self.ships[usize::from(ship)], to);
                self.memory.shifted |= 1 << ship;
                play.tell(self, Event::ShipShifted { ship, from, to });
            }
        }
    }

    /// What a room of this kind does (UFS-ROOM-7 to 11).
    pub(crate) fn room_effect<S: Sink<Self>>(&mut self, kind: RoomKind, value: u8, play: &mut Play<'_, S>) {
        match kind {
            RoomKind::Energy => self.energy_room(value, play),
            RoomKind::Fighter => self.fighter_room(value, play),
            RoomKind::Research => self.ask(Step::ResearchSteps(ResearchSteps { value })),
            RoomKind::Robot if value == 0 => play.tell(self, Event::NoRobotBuilt),
            RoomKind::Robot => self.ask(Step::PlaceRobot(PlaceRobot { face: self.built_face(value) })),
            RoomKind::Aa => {}
        }
    }

    /// A city's bonus for rooms of one kind (UFS-FX-9).
    pub(crate) fn kind_bonus(&mut self, kind: RoomKind, room: &Room) -> i8 {
        match self.city_effect() {
            CityEffect::RoomBonus { room: favoured, bonus, uses_per_round, cells }
                if favoured == kind
                    && self.memory.city_uses < uses_per_round
                    && (cells == Cells::Any || room.squares.len() == 1) =>
            {
                self.memory.city_uses = self.memory.city_uses.saturating_add(1);
                bonus
            }
            _ => 0,
        }
    }

    /// UFS-ROOM-7, UFS-FX-7
    fn energy_room<S: Sink<Self>>(&mut self, value: u8, play: &mut Play<'_, S>) {
        let bonus = match self.city_effect() {
            CityEffect::EnergyBonus { bonus, .. } => bonus,
            _ => 0,
        };
        self.gain_energy(value + bonus, EnergySource::Room, play);
    }

    pub(crate) fn gain_energy<S: Sink<Self>>(&mut self, amount: u8, by: EnergySource, play: &mut Play<'_, S>) {
        let before = self.energy;
        self.energy = before.saturating_add(amount).min(self.base().max_energy);
        play.tell(self, Event::EnergyGained { amount: self.energy - before, energy: self.energy, by });
    }

    pub(crate) fn pay<S: Sink<Self>>(&mut self, amount: u8, play: &mut Play<'_, S>) {
        if amount > 0 {
            self.energy = self.energy.saturating_sub(amount);
            play.tell(self, Event::EnergyPaid { amount, energy: self.energy });
        }
    }

    /// Destroys every ship in range; of those on red explosions the player chooses one
    /// (UFS-ROOM-8, UFS-ROOM-9).
    fn fighter_room<S: Sink<Self>>(&mut self, value: u8, play: &mut Play<'_, S>) {
        let (mut shot, mut red) = (ShipList::new(), 0u16);
        let harder = self.explosion_bonus();
        for (ship, berth) in (0..).zip(self.ships) {
            let Berth::Sky { altitude, column } = berth else { continue };
            match self.symbol(altitude, column) {
                Symbol::Explosion(number) if number + harder <= value => shot.push(ship),
                Symbol::RedExplosion(number) if number + harder <= value => red |= 1 << ship,
                _ => {}
            }
        }
        if shot.is_empty() && red == 0 {
            play.tell(self, Event::NothingShot { value });
        }
        if !shot.is_empty() {
            self.destroy(shot, Destroyer::Fighter, play);
        }
        if red.count_ones() > 1 {
            if let Some(work) = &mut self.work {
                work.red = red;
            }
            self.ask(Step::RedTarget);
        } else if red != 0 {
            self.destroy(bits(u32::from(red)).map(|ship| ship as u8).collect(), Destroyer::Fighter, play);
        }
    }

    /// While the command ship is in the sky, explosions count higher (UFS-SCN-6).
    pub fn explosion_bonus(&self) -> u8 {
        match self.scenario_effect() {
            Some(ScenarioEffect::CommandShip { explosion_bonus, .. })
                if matches!(self.ships[SHIPS - 1], Berth::Sky { .. }) =>
            {
                *explosion_bonus
            }
            _ => 0,
        }
    }

    /// Whether the command ship comes again after it was destroyed (UFS-SCN-6).
    pub(crate) fn command_ship_returns(&self) -> bool {
        matches!(self.scenario_effect(), Some(ScenarioEffect::CommandShip { returns: true, .. }))
    }

    /// Purple ships go aboard, white ones to the reserve (UFS-ROOM-8), the command ship as the
    /// scenario says (UFS-SCN-6).
    pub(crate) fn destroy<S: Sink<Self>>(&mut self, ships: ShipList, by: Destroyer, play: &mut Play<'_, S>) {
        for ship in &ships {
            let returns = match Colour::of(*ship) {
                Colour::Purple => true,
                Colour::White => false,
                Colour::Orange => self.command_ship_returns(),
            };
            self.ships[usize::from(*ship)] = if returns { Berth::Aboard } else { Berth::Reserve };
            self.memory.destroyed = self.memory.destroyed.saturating_add(1);
        }
        play.tell(self, Event::ShipsDestroyed { ships, by });
    }
}
