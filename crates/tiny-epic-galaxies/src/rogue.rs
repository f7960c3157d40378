//! The Rogue Galaxy's turn (SOLO, BTB-SOLO).

use engine::{Play, Seats, Sink};

use crate::components::RogueLevel;
use crate::components::notation::{EffectStep, Loot, Tracks, Victims, Who};
use crate::event::{Cause, Event, Unusable};
use crate::frames::{Frame, Source, Task};
use crate::pieces::{ExplorationSet, Face, Resource, ShipType};
use crate::resources::pair;
use crate::state::{DICE, Die, DiePlace, HUMAN, Phase, Place, ROGUE, TinyEpicGalaxies};
use crate::turn::roll;

impl TinyEpicGalaxies {
    /// The level of the Rogue's mat at which it stands.
    pub(crate) fn rogue_level(&self) -> &'static RogueLevel {
        self.data.get()[self.setup.rogue].at_level(self.galaxy(ROGUE).level)
    }

    /// The Rogue has the dice of its level (SOLO-2).
    pub(crate) fn start_rogue_turn(&mut self) {
        self.rogue.action_done = false;
        self.push(Frame::RogueTurn { left: self.rogue_level().dice, bonus: false });
    }

    /// The next die of the Rogue, or the end of its turn.
    pub(crate) fn run_rogue<S: Sink<Self>>(&mut self, left: u8, bonus: bool, play: &mut Play<'_, S>) {
        if left == 0 || self.dice.len() == DICE {
            self.pop();
            self.end_rogue_turn(bonus, play);
            return;
        }
        if let Some(Frame::RogueTurn { left, .. }) = self.frames.last_mut() {
            *left -= 1;
        }
        let (die, face) = (self.dice.len() as u8, roll(play));
        self.dice.push(Die { face, place: DiePlace::Inactive, followed: Seats::NONE });
        play.tell(self, Event::RogueRolled { die, face });
        self.examine_die(die, false, play);
    }

    /// A usable die is offered to the human; an unusable one is rerolled once in hard mode and
    /// then discarded, unless the human can pay for another roll (SOLO-4, SOLO-5).
    fn examine_die<S: Sink<Self>>(&mut self, die: u8, rerolled: bool, play: &mut Play<'_, S>) {
        let face = self.dice[usize::from(die)].face;
        let Some(why) = self.useless_to_rogue(face) else {
            self.push(Frame::RogueDie { die, rerolled });
            return;
        };
        if self.setup.hard_mode && !rerolled {
            play.tell(self, Event::RogueUnusable { die, face, why, rerolled: true });
            let face = roll(play);
            self.dice[usize::from(die)].face = face;
            play.tell(self, Event::RogueRolled { die, face });
            self.examine_die(die, true, play);
        } else if self.setup.reroll_unusable && self.can_pay_rogue_reroll() {
            self.push(Frame::RogueDie { die, rerolled });
        } else {
            self.discard_rogue_die(die, why, play);
        }
    }

    pub(crate) fn discard_rogue_die<S: Sink<Self>>(&mut self, die: u8, why: Unusable, play: &mut Play<'_, S>) {
        self.dice[usize::from(die)].place = DiePlace::Discarded;
        let face = self.dice[usize::from(die)].face;
        play.tell(self, Event::RogueUnusable { die, face, why, rerolled: false });
    }

    /// Whether the human can pay for another roll of the Rogue's die (SOLO-5).
    pub(crate) fn can_pay_rogue_reroll(&self) -> bool {
        let (human, cost) = (self.galaxy(HUMAN), &self.data.solo_options);
        human.energy >= cost.reroll_cost_energy && human.culture >= cost.reroll_cost_culture
    }

    /// Why the Rogue neither acts nor hires with a face, if so (SOLO-3, BTB-SOLO-2).
    pub(crate) fn useless_to_rogue(&self, face: Face) -> Option<Unusable> {
        if self.rogue_hires(face).is_some() { None } else { self.rogue_unusable(face) }
    }

    /// Whether the Rogue plays its bonus turn.
    fn in_bonus_turn(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::RogueTurn { bonus: true, .. }))
    }

    /// Why a face is of no use to the Rogue, if so (SOLO-3, SOLO-13).
    fn rogue_unusable(&self, face: Face) -> Option<Unusable> {
        let no_track = |tracks| (self.advanceable(ROGUE, tracks, false) == 0).then_some(Unusable::NoTrack);
        match face {
            Face::Move if self.ships_where(ROGUE, |place| place == Place::Galaxy) == 0 => Some(Unusable::NoShip),
            Face::Move => self.rogue_target().is_none().then_some(Unusable::NoPlanet),
            Face::Culture if self.in_bonus_turn() => Some(Unusable::BonusCulture),
            Face::Energy => self.no_gain(Resource::Energy),
            Face::Culture => self.no_gain(Resource::Culture),
            Face::Diplomacy => no_track(Tracks::Diplomacy),
            Face::Economy => no_track(Tracks::Economy),
            Face::Colony => {
                let level = self.rogue_level();
                if level.once_per_turn && self.rogue.action_done {
                    return Some(Unusable::Done);
                }
                (!level.action.iter().any(|step| self.rogue_step_matters(*step))).then_some(Unusable::NoChange)
            }
        }
    }

    fn no_gain(&self, resource: Resource) -> Option<Unusable> {
        let full = self.galaxy(ROGUE).owns(resource) >= self.cap(ROGUE);
        (full || self.rogue_yield(resource) == 0).then_some(Unusable::NoGain)
    }

    /// Whether a step of the mat's action would change anything (SOLO-3).
    fn rogue_step_matters(&self, step: EffectStep) -> bool {
        let (human, rogue, cap) = (self.galaxy(HUMAN), self.galaxy(ROGUE), self.cap(ROGUE));
        match step {
            EffectStep::Lose { who: Who::Human, energy, culture } => {
                energy.min(human.energy) > 0 || culture.min(human.culture) > 0
            }
            EffectStep::RogueGain { energy, culture } => {
                (energy > 0 && rogue.energy < cap) || (culture > 0 && rogue.culture < cap)
            }
            EffectStep::RogueSteal { resource: Loot::Energy, .. } => human.energy > 0,
            EffectStep::RogueSteal { resource: Loot::Culture, .. } => human.culture > 0,
            EffectStep::RogueSteal { resource: Loot::Choice, .. } => human.wealth() > 0,
            EffectStep::RegressHuman { ships: Victims::One | Victims::All, .. } => {
                self.regressible(HUMAN, Tracks::Any, false) != 0
            }
            EffectStep::HumanLoseDie { .. } => !self.rogue.human_loses_die,
            EffectStep::RogueAdvanceAll { .. } => self.orbiting(ROGUE) != 0,
            _ => false,
        }
    }

    /// The leftmost row planet without a Rogue ship in orbit (SOLO-8).
    fn rogue_target(&self) -> Option<crate::pieces::PlanetId> {
        self.row.iter().flatten().copied().find(|planet| self.rogue_ship_at(*planet).is_none())
    }

    fn rogue_ship_at(&self, at: crate::pieces::PlanetId) -> Option<usize> {
        let ships = &self.galaxy(ROGUE).ships;
        ships.iter().position(|ship| matches!(ship.place, Place::Orbit { planet, .. } if planet == at))
    }

    /// What an acquire die gives the Rogue (SOLO-10).
    pub(crate) fn rogue_yield(&self, resource: Resource) -> u8 {
        let gives = |place| match place {
            Place::Galaxy => true,
            Place::Orbit { planet, .. } => self.data.producing(resource).contains(planet),
            _ => false,
        };
        self.ships_where(ROGUE, gives).count_ones() as u8
    }

    /// The Rogue's ship with the fewest advances left, the leftmost if tied (SOLO-17).
    pub(crate) fn rogue_nearest(&self) -> Option<usize> {
        let orbits = self.row.iter().flatten().filter_map(|planet| self.rogue_ship_at(*planet));
        orbits.min_by_key(|ship| match self.galaxy(ROGUE).ships[*ship].place {
            Place::Orbit { planet, level } => {
                self.data[planet].track_spaces + 1 - level.min(self.data[planet].track_spaces)
            }
            _ => u8::MAX,
        })
    }

    /// The human pays for another roll of the die (SOLO-5).
    pub(crate) fn pay_rogue_reroll<S: Sink<Self>>(&mut self, die: u8, rerolled: bool, play: &mut Play<'_, S>) {
        let cost = &self.data.get().solo_options;
        self.pay(HUMAN, cost.reroll_cost_energy, cost.reroll_cost_culture, None, Cause::Reroll, play);
        let face = roll(play);
        self.dice[usize::from(die)].face = face;
        play.tell(self, Event::RogueRerollPaid { die, face });
        self.examine_die(die, rerolled, play);
    }

    /// The die stands: it goes to the bay, the Rogue hires or performs it, then the human may
    /// follow, but not in the bonus turn (SOLO-6, SOLO-13, BTB-SOLO-2, BTB-SOLO-5).
    pub(crate) fn accept_rogue_die<S: Sink<Self>>(&mut self, die: u8, play: &mut Play<'_, S>) {
        let face = self.dice[usize::from(die)].face;
        let hires = self.rogue_hires(face);
        self.put_in_bay(die);
        play.tell(self, Event::RogueActivated { die, face });
        if !self.in_bonus_turn() {
            self.open_window(ROGUE, face, Some(die), false);
        }
        match hires {
            Some(ship_type) => self.rogue_hire(ship_type, play),
            None => self.rogue_perform(face, play),
        }
    }

    /// The ship type for which a die makes the Rogue hire, if it does: its face lies in the bay
    /// already and the ship is still in the hangar (BTB-SOLO-2, BTB-SOLO-4).
    fn rogue_hires(&self, face: Face) -> Option<ShipType> {
        if !self.setup.expansion {
            return None;
        }
        let pair = self.dice.iter().any(|die| matches!(die.place, DiePlace::Bay { .. }) && die.face == face);
        let offered = self.pilot_offer.iter().any(Option::is_some);
        let ship_type = self.data.ship_of(face)?;
        let in_hangar = self.galaxy(ROGUE).hangar[ship_type.index()].pilot.is_none();
        (pair && offered && in_hangar).then_some(ship_type)
    }

    /// The leftmost pilot, whatever ships it can fly; the advanced ship replaces a normal one in
    /// the galaxy, otherwise on the leftmost planet (BTB-SOLO-2, BTB-SOLO-6).
    fn rogue_hire<S: Sink<Self>>(&mut self, ship_type: ShipType, play: &mut Play<'_, S>) {
        let Some(pilot) = self.pilot_offer.iter().flatten().next().copied() else { return };
        let ships = &self.galaxy(ROGUE).ships;
        let normal = |ship: &usize| ships[*ship].advanced.is_none();
        let at_home = (0..4).filter(normal).find(|ship| ships[*ship].place == Place::Galaxy);
        let in_orbit =
            || self.row.iter().flatten().filter_map(|planet| self.rogue_ship_at(*planet)).find(|ship| normal(ship));
        if let Some(ship) = at_home.or_else(in_orbit) {
            self.launch_advanced(ROGUE, ship as u8, ship_type, play);
        }
        self.take_pilot(ROGUE, pilot, ship_type, 0, play);
    }

    fn rogue_perform<S: Sink<Self>>(&mut self, face: Face, play: &mut Play<'_, S>) {
        let cause = Cause::Face { face };
        match face {
            Face::Move => {
                let ship = self.ships_where(ROGUE, |place| place == Place::Galaxy).trailing_zeros() as usize;
                if let (Some(planet), true) = (self.rogue_target(), ship < 4) {
                    self.put_ship(ROGUE, ship, Place::Orbit { planet, level: 0 }, cause, play);
                }
            }
            Face::Diplomacy => self.rogue_advance(Tracks::Diplomacy, 1, cause, play),
            Face::Economy => self.rogue_advance(Tracks::Economy, 1, cause, play),
            Face::Energy | Face::Culture => {
                let resource = if face == Face::Energy { Resource::Energy } else { Resource::Culture };
                let (energy, culture) = pair(resource, self.rogue_yield(resource));
                self.gain(ROGUE, energy, culture, cause, play);
            }
            Face::Colony => {
                self.rogue.action_done = true;
                let level = self.galaxy(ROGUE).level;
                self.push(Frame::Task(Task::new(ROGUE, Source::Rogue { level })));
            }
        }
    }

    /// Every Rogue ship on such tracks advances, from left to right, each with all its steps; a
    /// planet drawn meanwhile is not affected (SOLO-9).
    pub(crate) fn rogue_advance<S: Sink<Self>>(
        &mut self,
        tracks: Tracks,
        steps: u8,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        let (row, reached) = (self.row, self.data.with_track(tracks));
        for planet in row.into_iter().flatten().filter(|planet| reached.contains(*planet)) {
            if self.phase == Phase::Over {
                return;
            }
            if let Some(ship) = self.rogue_ship_at(planet) {
                self.advance(ROGUE, ship, steps, cause, play);
            }
        }
    }

    /// Energy first, then culture, each at most once a turn (SOLO-12, SOLO-13, SOLO-14).
    fn end_rogue_turn<S: Sink<Self>>(&mut self, bonus: bool, play: &mut Play<'_, S>) {
        let (cap, cause) = (self.cap(ROGUE), Cause::RogueMaximum);
        if bonus {
            let culture = self.galaxy(ROGUE).culture;
            self.lose(ROGUE, 0, culture, cause, play);
            return;
        }
        if self.galaxy(ROGUE).energy >= cap {
            let energy = self.galaxy(ROGUE).energy;
            self.lose(ROGUE, energy, 0, cause, play);
            self.rogue.action_done = false; // SOLO-18
            self.raise_empire(ROGUE, play);
            if self.phase == Phase::Turns && self.galaxy(ROGUE).level >= self.data[self.setup.rogue].skull_level {
                self.triggered_by = self.triggered_by.or(Some(ROGUE));
                self.finish(play);
            }
            if self.phase == Phase::Over {
                return;
            }
            self.rogue_explores(play);
        }
        if self.galaxy(ROGUE).culture >= cap {
            self.dice.clear();
            let dice = self.data[self.setup.rogue].bonus_dice;
            self.push(Frame::RogueTurn { left: dice, bonus: true });
            play.tell(self, Event::RogueBonusTurn { dice });
        }
    }

    /// The Rogue takes all open exploration cards, or the top card unseen (BTB-SOLO-7).
    fn rogue_explores<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        if !self.setup.expansion {
            return;
        }
        let mut cards: ExplorationSet = self.exploration_offer.drain(..).collect();
        if cards.is_empty() {
            cards = self.draw_card(ROGUE, play).into_iter().collect();
        }
        let rogue = self.galaxy_mut(ROGUE);
        rogue.explored = rogue.explored | cards;
        if !cards.is_empty() {
            play.tell(self, Event::RogueExplored { cards: cards.len() as u8 });
        }
    }
}
