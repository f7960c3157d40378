//! How ships fall and land (UFS-MOVE, UFS-SKY).

use engine::{Play, Sink};

use crate::components::{CityEffect, DieColour, Diving, ScenarioEffect, Symbol};
use crate::decisions::Step;
use crate::event::{Event, ShipList};
use crate::pieces::{Berth, COLUMNS, SHIPS, Square, is_white_die};
use crate::state::{AfterLanding, Next, UnderFallingSkies};

impl UnderFallingSkies {
    /// How far the ships of a column fall for a die: its face, less on an anti-aircraft square
    /// (UFS-MOVE-1, UFS-MOVE-2, UFS-FX-8, UFS-SCN-8).
    pub(crate) fn fall_distance(&self, die: u8, face: u8, square: Square) -> u8 {
        if !square.is_gun() || self.memory.rubble & 1 << square.column() != 0 {
            return face;
        }
        let slower = match self.city_effect() {
            CityEffect::AaReduction { amount, colour } if colour == DieColour::Any || !is_white_die(die) => amount,
            _ => 1,
        };
        face.saturating_sub(slower)
    }

    /// Lets all ships of a column fall together; their arrivals follow (UFS-MOVE-3 to 6).
    pub(crate) fn fall<S: Sink<Self>>(&mut self, column: u8, distance: u8, play: &mut Play<'_, S>) {
        self.next = Next::Landing;
        if distance == 0 {
            return;
        }
        let mut ships = ShipList::new();
        for (ship, berth) in (0..).zip(&self.ships) {
            let here = match *berth {
                Berth::Sky { column: at, .. } => at == column,
                _ => *berth == Berth::DropPoint { column },
            };
            if here {
                self.insert_by_altitude(&mut ships, 0, ship);
            }
        }
        for ship in &ships {
            self.move_down(*ship, distance);
        }
        if !ships.is_empty() {
            self.landing.queue = ships;
            play.tell(self, Event::ShipsFell { column, distance, ships });
        }
    }

    /// All ships in the sky dive together (UFS-MS-8); their arrivals follow.
    pub(crate) fn dive<S: Sink<Self>>(&mut self, rows: u8, play: &mut Play<'_, S>) {
        let mut ships = ShipList::new();
        for column in 0..COLUMNS {
            let from = ships.len();
            for (ship, berth) in (0..).zip(self.ships) {
                if matches!(berth, Berth::Sky { column: at, .. } if at == column) {
                    self.insert_by_altitude(&mut ships, from, ship);
                }
            }
        }
        for ship in &ships {
            self.move_down(*ship, rows);
        }
        self.landing.then = AfterLanding::Drop;
        self.next = Next::Landing;
        if !ships.is_empty() {
            self.landing.queue = ships;
            play.tell(self, Event::ShipsDived { rows, ships });
        }
    }

    /// Puts a ship among those of its column, which begin at `from`: the highest first
    /// (UFS-MOVE-5).
    fn insert_by_altitude(&self, ships: &mut ShipList, from: usize, ship: u8) {
        let altitude = self.altitude(ship);
        ships.push(ship);
        for at in (from + 1..ships.len()).rev() {
            if self.altitude(ships[at - 1]) >= altitude {
                break;
            }
            ships.swap(at - 1, at);
        }
    }

    /// The altitude of a ship; on a drop point it is the mothership's (UFS-GEO-5).
    fn altitude(&self, ship: u8) -> u8 {
        match self.ships[usize::from(ship)] {
            Berth::DropPoint { .. } => self.mothership,
            Berth::Sky { altitude, .. } => altitude,
            Berth::Reserve | Berth::Aboard | Berth::City { .. } => 0,
        }
    }

    fn move_down(&mut self, ship: u8, rows: u8) {
        let altitude = self.altitude(ship).saturating_sub(rows);
        let Some(column) = self.ships[usize::from(ship)].column() else { return };
        self.ships[usize::from(ship)] =
            if altitude == 0 { Berth::City { column } } else { Berth::Sky { altitude, column } };
    }

    /// Resolves the arrival of the first ship of the queue; when all have landed, what comes after
    /// it (UFS-MOVE-5).
    pub(crate) fn land<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let Some(ship) = self.landing.queue.first().copied() else { return self.after_landing(play) };
        let silent = self.landing.then == AfterLanding::Drop && self.data.rulings.dive == Diving::Hits;
        match self.ships[usize::from(ship)] {
            // A dive triggers no square of the sky (UFS-MS-8).
            Berth::Sky { .. } if silent => {}
            Berth::Sky { altitude, column } => match self.symbol(altitude, column) {
                Symbol::Left => self.slide(ship, -1, play),
                Symbol::Right => self.slide(ship, 1, play),
                Symbol::Portal(pair) => self.teleport(ship, altitude, column, pair, play),
                Symbol::Descend if self.may_cancel_descent() => return self.ask(Step::CancelDescent),
                Symbol::Descend => self.sink(Some(ship), play),
                Symbol::Blank | Symbol::Explosion(_) | Symbol::RedExplosion(_) => {}
            },
            Berth::City { column } => self.hit_city(ship, column, play),
            // Covered by the mothership before its turn (UFS-MOVE-6).
            Berth::Aboard | Berth::Reserve | Berth::DropPoint { .. } => {}
        }
        if !self.is_over() {
            self.landed();
        }
    }

    /// The first ship of the queue has landed: the next one.
    pub(crate) fn landed(&mut self) {
        let queue = &mut self.landing.queue;
        for at in 1..queue.len() {
            queue[at - 1] = queue[at];
        }
        queue.pop();
        self.next = Next::Landing;
    }

    fn after_landing<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        match std::mem::take(&mut self.landing.then) {
            AfterLanding::NextDie => self.after_placement(false, play),
            AfterLanding::Reroll => self.after_placement(true, play),
            AfterLanding::Drop => self.begin_drop(play),
        }
    }

    /// An arrow moves the ship one column, unless a ship stands there (UFS-SKY-2, UFS-SKY-3).
    fn slide<S: Sink<Self>>(&mut self, ship: u8, step: i8, play: &mut Play<'_, S>) {
        let storm = matches!(self.scenario_effect(), Some(ScenarioEffect::Storm {})) && self.round.is_multiple_of(2);
        let step = if storm { -step } else { step };
        let from = self.ships[usize::from(ship)];
        let Berth::Sky { altitude, column } = from else { return };
        match column.checked_add_signed(step).filter(|column| *column < COLUMNS) {
            Some(column) if self.ship_at(altitude, column).is_none() => {
                let to = Berth::Sky { altitude, column };
                self.ships[usize::from(ship)] = to;
                play.tell(self, Event::ShipSlid { ship, from, to });
            }
            _ => play.tell(self, Event::SlideBlocked { ship }),
        }
    }

    /// A portal moves the ship to its other end (UFS-SKY-7).
    fn teleport<S: Sink<Self>>(&mut self, ship: u8, altitude: u8, column: u8, pair: u8, play: &mut Play<'_, S>) {
        let lowest = (altitude - 1) / 4 * 4 + 1;
        let squares = (lowest..lowest + 4).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
        let other = squares
            .filter(|square| *square != (altitude, column))
            .find(|(row, column)| self.symbol(*row, *column) == Symbol::Portal(pair));
        match other {
            Some((row, column)) if row < self.mothership && self.ship_at(row, column).is_none() => {
                let from = self.ships[usize::from(ship)];
                let to = Berth::Sky { altitude: row, column };
                self.ships[usize::from(ship)] = to;
                play.tell(self, Event::ShipTeleported { ship, from, to });
            }
            _ => play.tell(self, Event::PortalBlocked { ship }),
        }
    }

    /// The mothership goes down one row and covers what is there; a skull ends the game
    /// (UFS-SKY-4, UFS-GEO-7, UFS-END-3).
    pub(crate) fn sink<S: Sink<Self>>(&mut self, by: Option<u8>, play: &mut Play<'_, S>) {
        self.mothership = self.mothership.saturating_sub(1);
        play.tell(self, Event::MothershipSank { altitude: self.mothership, by });
        let mut covered = ShipList::new();
        for ship in 0..SHIPS as u8 {
            if let Berth::Sky { altitude, .. } = self.ships[usize::from(ship)]
                && altitude == self.mothership
            {
                self.ships[usize::from(ship)] = Berth::Aboard;
                covered.push(ship);
            }
        }
        if !covered.is_empty() {
            play.tell(self, Event::ShipsCovered { ships: covered });
        }
        self.end_if_arrived(play);
    }

    /// Whether the descent that a landing triggers may be bought off now (UFS-FX-17).
    fn may_cancel_descent(&self) -> bool {
        match self.city_effect() {
            CityEffect::CancelDescend { energy, uses_per_round } => {
                self.energy >= energy && self.memory.city_uses < uses_per_round
            }
            _ => false,
        }
    }
}
