//! What the mothership does by itself: descent, row action, drop (UFS-MS).

use engine::{Play, Sink};

use crate::components::{CharacterEffect, CityEffect, RowAction, ScenarioEffect};
use crate::decisions::Step;
use crate::event::{DamageCause, Event, ShipList};
use crate::pieces::{Berth, COLUMNS, Colour, bits};
use crate::state::{Next, Phase, UnderFallingSkies};

impl UnderFallingSkies {
    pub(crate) fn begin_mothership<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        self.step = Step::MothershipStart;
        play.tell(self, Event::PhaseBegan { phase: Phase::Mothership });
        if !self.team.iter().any(|member| !member.used && self.may_skip(self.power(member.recruit))) {
            self.run_mothership(true, true, play);
        }
    }

    /// Whether a character who leaves out a step would leave out anything (UFS-CHAR-5, UFS-CHAR-6).
    pub(crate) fn may_skip(&self, effect: CharacterEffect) -> bool {
        match effect {
            CharacterEffect::SkipMoveAndAction => true,
            CharacterEffect::SkipAction => self.would_act(self.mothership.saturating_sub(1)),
            _ => false,
        }
    }

    /// Whether the action of a row would change anything if the mothership came there now.
    fn would_act(&self, altitude: u8) -> bool {
        match self.row_action(altitude) {
            RowAction::None | RowAction::Skull => false,
            RowAction::ExcavatorBack { n } => n > 0 && self.excavator > self.base().excavator_start,
            RowAction::ResearchBack { n } => n > 0 && self.research > 0,
            RowAction::AddWhite { n } => {
                let mut reserve = (0..).zip(self.ships).filter(|(_, berth)| *berth == Berth::Reserve);
                n > 0 && reserve.any(|(ship, _)| Colour::of(ship) == Colour::White)
            }
            RowAction::Damage { n } => n > 0,
            // What stands on the row itself is covered before the others dive.
            RowAction::ShipsDive { n } => {
                n > 0
                    && self.ships.iter().any(|berth| matches!(berth, Berth::Sky { altitude: at, .. } if *at < altitude))
            }
        }
    }

    /// Steps 1 and 2: the mothership goes down a row and carries out its action (UFS-MS-1,
    /// UFS-MS-2). Then the drop.
    pub(crate) fn run_mothership<S: Sink<Self>>(&mut self, descend: bool, act: bool, play: &mut Play<'_, S>) {
        if descend {
            self.sink(None, play);
            if self.is_over() {
                return;
            }
        } else {
            play.tell(self, Event::DescentSkipped);
        }
        self.next = Next::Drop;
        if act {
            self.act_on_row(play);
        } else if descend {
            play.tell(self, Event::ActionSkipped);
        }
    }

    fn act_on_row<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let action = self.row_action(self.mothership);
        play.tell(self, Event::RowActed { altitude: self.mothership, action });
        match action {
            RowAction::ExcavatorBack { n } => self.excavator_back(n, play),
            RowAction::ResearchBack { n } => self.research_back(n, play),
            RowAction::AddWhite { n } => self.add_white(n, play),
            RowAction::Damage { n } => self.take_damages(n, DamageCause::Mothership, play),
            // The ships land before the drop; the player may be asked in between.
            RowAction::ShipsDive { n } => self.dive(n, play),
            RowAction::None | RowAction::Skull => {}
        }
    }

    /// UFS-MS-5, UFS-SCN-3
    fn add_white<S: Sink<Self>>(&mut self, count: u8, play: &mut Play<'_, S>) {
        let extra = match self.scenario_effect() {
            Some(ScenarioEffect::Reinforcements { extra_per_add, .. }) if count > 0 => *extra_per_add,
            _ => 0,
        };
        let ships = self.white_aboard(count + extra);
        if !ships.is_empty() {
            play.tell(self, Event::WhitesAboard { ships });
        }
    }

    /// Puts up to `count` white ships from the reserve aboard (UFS-MS-5).
    pub(crate) fn white_aboard(&mut self, count: u8) -> ShipList {
        let white = bits(u32::from(Colour::White.ships()));
        let reserve = white.filter(|ship| self.ships[*ship] == Berth::Reserve);
        let ships: ShipList = reserve.take(usize::from(count)).map(|ship| ship as u8).collect();
        for ship in &ships {
            self.ships[usize::from(*ship)] = Berth::Aboard;
        }
        ships
    }

    /// Step 3 begins: first, ships may be held back (UFS-MS-15, UFS-SM-11).
    pub(crate) fn begin_drop<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        if self.may_hold_any() && self.holds().next().is_some() {
            self.step = Step::DropStart;
        } else {
            self.drop_ships(play);
        }
    }

    /// Whether anybody here holds ships at all.
    fn may_hold_any(&self) -> bool {
        !self.team.is_empty() || matches!(self.city_effect(), CityEffect::FreeDrop { .. })
    }

    /// Drops one ship after another while there is one and a free drop point (UFS-MS-9). Stops
    /// where the player has a choice that makes a difference; then the next round begins.
    pub(crate) fn drop_ships<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let mut zone = self.drop_zone();
        while let Some(colour) = zone.next(self) {
            let choices = zone.points(self);
            // When as many ships of this colour wait as there are equal places, every place is
            // filled whatever is chosen: filling one changes nothing for the others (UFS-SM-22).
            if !choices.is_power_of_two() && u32::from(zone.ready(self, colour)) < choices.count_ones() {
                return self.ask(Step::ChooseDropPoint);
            }
            self.drop_ship(&mut zone, choices.trailing_zeros() as u8, colour, play);
        }
        self.begin_round(play);
    }

    pub(crate) fn drop_ship<S: Sink<Self>>(
        &mut self,
        zone: &mut DropZone,
        column: u8,
        colour: Colour,
        play: &mut Play<'_, S>,
    ) {
        let ship = (zone.aboard & colour.ships()).trailing_zeros() as u8;
        zone.aboard &= !(1 << ship);
        zone.free &= !(1 << column);
        self.ships[usize::from(ship)] = Berth::DropPoint { column };
        play.tell(self, Event::ShipDropped { ship, column });
    }

    /// What the drop depends on, found in one pass.
    pub(crate) fn drop_zone(&self) -> DropZone {
        let mut zone = DropZone { free: 0b11111, highest: [0; COLUMNS as usize], aboard: 0 };
        for (ship, berth) in self.ships.iter().enumerate() {
            match *berth {
                Berth::Aboard => zone.aboard |= 1 << ship,
                Berth::DropPoint { column } => zone.free &= !(1 << column),
                Berth::Sky { altitude, column } => {
                    let highest = &mut zone.highest[usize::from(column)];
                    *highest = altitude.max(*highest);
                }
                Berth::Reserve | Berth::City { .. } => {}
            }
        }
        zone
    }
}

/// The drop points and the ships aboard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DropZone {
    /// Columns whose drop point is free, as a bit set.
    pub(crate) free: u8,
    /// The highest ship in the sky of each column; 0 if there is none.
    highest: [u8; COLUMNS as usize],
    /// Ships aboard, as a bit set.
    aboard: u16,
}

impl DropZone {
    /// Whether a ship of this colour is aboard and not held back.
    pub(crate) fn is_ready(&self, game: &UnderFallingSkies, colour: Colour) -> bool {
        let none_held = game.memory.held[colour as usize] == 0;
        self.aboard & colour.ships() != 0 && (none_held || self.ready(game, colour) > 0)
    }

    /// How many ships of a colour are aboard and not held back.
    fn ready(&self, game: &UnderFallingSkies, colour: Colour) -> u8 {
        let aboard = (self.aboard & colour.ships()).count_ones() as u8;
        aboard.saturating_sub(game.memory.held[colour as usize])
    }

    /// The colour of the next ship to be dropped; none if there is no ship or no free drop point.
    pub(crate) fn next(&self, game: &UnderFallingSkies) -> Option<Colour> {
        if self.free == 0 {
            return None;
        }
        Colour::DROP_ORDER.into_iter().find(|colour| self.is_ready(game, *colour))
    }

    /// The drop points that are legal for the next ship (UFS-MS-10, UFS-MS-11, UFS-FX-16).
    pub(crate) fn points(&self, game: &UnderFallingSkies) -> u8 {
        if matches!(game.city_effect(), CityEffect::FreeDrop { .. }) {
            return self.free;
        }
        let (mut lowest, mut columns) = (u8::MAX, 0);
        for column in bits(u32::from(self.free)) {
            let highest = self.highest[column];
            if highest < lowest {
                (lowest, columns) = (highest, 0);
            }
            if highest == lowest {
                columns |= 1 << column;
            }
        }
        columns
    }
}
