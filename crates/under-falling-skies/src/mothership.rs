//! The Mothership phase: descent, row action, drop (UFS-MS).

use engine::{Play, Sink};

use crate::action::Holder;
use crate::components::{CharacterEffect, CityEffect, RowAction, ScenarioEffect};
use crate::event::{DamageCause, Event};
use crate::pieces::{Berth, Colour, SHIPS};
use crate::refusal::Refusal;
use crate::state::{Phase, Step, UnderFallingSkies};

impl UnderFallingSkies {
    pub(crate) fn begin_mothership<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        self.step = Step::MothershipStart;
        play.tell(self, Event::PhaseBegan { phase: Phase::Mothership });
        if !self.team.iter().any(|member| !member.used && self.may_skip(member.recruit.side().effect)) {
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
        match crate::board::row_action(&self.sky, altitude) {
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
        if !act {
            if descend {
                play.tell(self, Event::ActionSkipped);
            }
            return self.begin_drop(play);
        }
        let action = self.row_action();
        play.tell(self, Event::RowActed { altitude: self.mothership, action });
        match action {
            RowAction::ExcavatorBack { n } => self.excavator_back(n, play),
            RowAction::ResearchBack { n } => self.research_back(n, play),
            RowAction::AddWhite { n } => self.add_white(n, play),
            RowAction::Damage { n } => {
                for _ in 0..n {
                    self.take_damage(DamageCause::Mothership, play);
                    if self.is_over() {
                        return;
                    }
                }
            }
            // The ships land before the drop; the player may be asked in between.
            RowAction::ShipsDive { n } => return self.dive(n, play),
            RowAction::None | RowAction::Skull => {}
        }
        self.begin_drop(play);
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

    /// Step 3 begins: first, ships may be held back (UFS-MS-15, UFS-SM-11).
    pub(crate) fn begin_drop<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        if self.holds().next().is_some() {
            self.step = Step::DropStart;
        } else {
            self.drop_ships(play);
        }
    }

    /// The ships that may be held back now, by whose right.
    pub(crate) fn holds(&self) -> impl Iterator<Item = (Holder, Colour)> {
        // Without a free drop point every ship stays aboard anyway (UFS-CHAR-6).
        let droppable = self.free_drop_points() != 0;
        let holders = [Holder::City, Holder::Character].into_iter().filter(move |holder| {
            let may = self.may_hold(*holder) > 0 || (*holder == Holder::Character && self.holding_member().is_some());
            droppable && may
        });
        holders.flat_map(|holder| {
            let ready = Colour::DROP_ORDER.into_iter().filter(|colour| self.ready_to_drop(*colour) > 0);
            ready.map(move |colour| (holder, colour))
        })
    }

    /// A character who could hold ships and how many.
    fn holding_member(&self) -> Option<(usize, u8)> {
        self.team.iter().enumerate().find_map(|(index, member)| match member.recruit.side().effect {
            CharacterEffect::HoldAboard { ships } if !member.used => Some((index, ships)),
            _ => None,
        })
    }

    pub(crate) fn hold<S: Sink<Self>>(
        &mut self,
        by: Holder,
        colour: Colour,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        if self.step != Step::DropStart {
            return Err(Refusal::NotNow);
        }
        if !self.holds().any(|hold| hold == (by, colour)) {
            return Err(Refusal::NothingToHold);
        }
        match by {
            Holder::City => self.memory.city_uses += 1,
            Holder::Character => {
                if self.memory.may_hold == 0
                    && let Some((member, ships)) = self.holding_member()
                {
                    self.memory.may_hold = ships;
                    self.spend_character(member, play);
                }
                self.memory.may_hold = self.memory.may_hold.saturating_sub(1);
            }
        }
        self.memory.held[colour as usize] += 1;
        play.tell(self, Event::ShipHeld { colour });
        self.begin_drop(play);
        Ok(())
    }

    /// Drops one ship after another while there is one and a free drop point (UFS-MS-9). Stops
    /// where the player has a choice that makes a difference; then the next round begins.
    pub(crate) fn drop_ships<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        while let Some(colour) = self.next_to_drop() {
            let choices = self.drop_points();
            // When as many ships of this colour wait as there are equal places, every place is
            // filled whatever is chosen: filling one changes nothing for the others (UFS-SM-22).
            let indifferent = u32::from(self.ready_to_drop(colour)) >= choices.count_ones();
            if choices.count_ones() > 1 && !indifferent {
                self.step = Step::ChooseDropPoint;
                return;
            }
            self.drop_one(choices.trailing_zeros() as u8, colour, play);
        }
        self.begin_round(play);
    }

    /// The colour of the next ship to be dropped; none if there is no ship or no free drop point.
    pub(crate) fn next_to_drop(&self) -> Option<Colour> {
        if self.free_drop_points() == 0 {
            return None;
        }
        Colour::DROP_ORDER.into_iter().find(|colour| self.ready_to_drop(*colour) > 0)
    }

    fn free_drop_points(&self) -> u8 {
        self.ships.iter().fold(0b11111, |free, berth| match berth {
            Berth::DropPoint { column } => free & !(1 << column),
            _ => free,
        })
    }

    /// The drop points that are legal for the next ship (UFS-MS-10, UFS-MS-11, UFS-FX-16).
    pub(crate) fn drop_points(&self) -> u8 {
        let free = self.free_drop_points();
        if matches!(self.city_effect(), CityEffect::FreeDrop { .. }) {
            return free;
        }
        let mut highest = [0u8; 5];
        for berth in self.ships {
            if let Berth::Sky { altitude, column } = berth {
                let highest = &mut highest[usize::from(column)];
                *highest = altitude.max(*highest);
            }
        }
        let open = || Self::columns().filter(|column| free & 1 << column != 0);
        let lowest = open().map(|column| highest[usize::from(column)]).min().unwrap_or(0);
        open().filter(|column| highest[usize::from(*column)] == lowest).fold(0, |set, at| set | 1 << at)
    }

    fn drop_one<S: Sink<Self>>(&mut self, column: u8, colour: Colour, play: &mut Play<'_, S>) {
        let waits = |ship: &u8| Colour::of(*ship) == colour && self.ships[usize::from(*ship)] == Berth::Aboard;
        let Some(ship) = (0..SHIPS as u8).find(waits) else { return };
        self.ships[usize::from(ship)] = Berth::DropPoint { column };
        play.tell(self, Event::ShipDropped { ship, column });
    }

    pub(crate) fn choose_drop_point<S: Sink<Self>>(
        &mut self,
        column: u8,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        let (Step::ChooseDropPoint, Some(colour)) = (self.step, self.next_to_drop()) else {
            return Err(Refusal::NotNow);
        };
        if column >= crate::COLUMNS {
            return Err(Refusal::NoSuchPiece);
        }
        if self.free_drop_points() & 1 << column == 0 {
            return Err(Refusal::DropPointTaken);
        }
        let choices = self.drop_points();
        if choices & 1 << column == 0 {
            let empty = choices.trailing_zeros() as u8;
            let has_ship = self.ships.iter().any(|berth| berth.column() == Some(empty));
            return Err(if has_ship { Refusal::FarthestFirst } else { Refusal::EmptyColumnFirst });
        }
        self.drop_one(column, colour, play);
        self.drop_ships(play);
        Ok(())
    }
}
