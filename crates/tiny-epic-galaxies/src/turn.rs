//! The turn: its roll, the choices of the main state and its end (TEG-TURN, TEG-DICE).

use engine::{Play, Seat, Sink};

use crate::cards::{PilotSet, PlanetSet};
use crate::catalog::catalog;
use crate::event::{Cause, Event};
use crate::notation::{Ability, Face};
use crate::table::{Die, DiePlace, Frame, Phase, Place, Source, Task, ThisTurn, TinyEpicGalaxies};
use crate::usable::Means;

impl ThisTurn {
    /// The beginning of a turn.
    pub(crate) fn fresh() -> ThisTurn {
        ThisTurn {
            rerolls: 0,
            converter_used: false,
            follow_cost: catalog().limits.follow_cost_culture,
            followed_energy: 0,
            followed_culture: 0,
        }
    }
}

impl TinyEpicGalaxies {
    /// Runs everything that needs no decision (section 14).
    pub(crate) fn settle<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        while self.phase == Phase::Turns && self.ask().is_none() {
            match self.frames.last().copied() {
                None => self.end_turn(play),
                Some(Frame::Task(task)) => self.run_task(task, play),
                Some(Frame::Window { .. }) => self.run_window(),
                Some(Frame::Arrival { seat, ship, stage }) => self.arrive(seat, ship, stage, play),
                Some(Frame::ColonyUsed { seat }) => self.colony_used(seat, play),
                Some(Frame::RogueTurn { left, bonus }) => self.run_rogue(left, bonus, play),
                Some(_) => {
                    self.frames.pop();
                }
            }
        }
        if self.phase == Phase::Over {
            self.frames.clear(); // SM-T11
        }
    }

    /// A new turn begins (TEG-TURN-1).
    pub(crate) fn start_turn<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        self.active = seat;
        self.dice.clear();
        self.this_turn = ThisTurn::fresh();
        for galaxy in &mut self.galaxies {
            galaxy.used_planets = PlanetSet::NONE;
            galaxy.used_pilots = PilotSet::NONE;
        }
        play.tell(self, Event::TurnStarted { seat, round: self.round });
        if self.is_rogue(seat) {
            self.start_rogue_turn();
            return;
        }
        let mut count = catalog().empire(self.galaxy(seat).level).dice;
        if std::mem::take(&mut self.rogue.human_loses_die) {
            count -= 1; // SOLO-19
        }
        for _ in 0..count {
            let face = roll(play);
            self.dice.push(Die { face, place: DiePlace::Inactive, followed: engine::Seats::NONE });
        }
        play.tell(self, Event::Rolled { seat, faces: self.faces() });
    }

    /// The turn is over: the next one, or the end of the game (SM-T6).
    pub(crate) fn end_turn<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let seat = self.active;
        play.tell(self, Event::TurnEnded { seat });
        let count = self.galaxies.len() as u8;
        let next = Seat((seat.0 + 1) % count);
        let round_over = next.0 == self.setup.first;
        if round_over && self.triggered_by.is_some() {
            self.finish(play);
            return;
        }
        self.round += u16::from(round_over);
        self.start_turn(next, play);
    }

    /// The means for activating a die: the die itself is not at hand any more.
    pub(crate) fn activation_means(&self, face: Face) -> Means {
        let galaxy = self.galaxy(self.active);
        Means {
            energy: galaxy.energy,
            culture: galaxy.culture,
            invoked: PlanetSet::NONE,
            die: None,
            activating: Some(face),
        }
    }

    /// Activates a die (TEG-DICE-1, SM-T1).
    pub(crate) fn activate<S: Sink<Self>>(&mut self, face: Face, play: &mut Play<'_, S>) {
        let seat = self.active;
        let Some(die) = self.place_in_bay(face) else { return };
        play.tell(self, Event::Activated { seat, die, face });
        self.open_window(seat, face, Some(die), false);
        self.push(Frame::Resolution { seat, die: Some(die), invoked: PlanetSet::NONE });
        self.push(Frame::Task(Task::new(seat, Source::Face { face })));
    }

    /// Puts an inactive die with this face on the next space of the bay.
    pub(crate) fn place_in_bay(&mut self, face: Face) -> Option<u8> {
        let space = self.dice.iter().filter(|die| matches!(die.place, DiePlace::Bay { .. })).count() as u8;
        let index = self.inactive_die(face, 0)?;
        self.dice[usize::from(index)].place = DiePlace::Bay { space };
        Some(index)
    }

    /// The first inactive die with this face that is not among the picked ones.
    pub(crate) fn inactive_die(&self, face: Face, picked: u8) -> Option<u8> {
        let mut dice = self.dice.iter().enumerate();
        dice.find(|(index, die)| die.place == DiePlace::Inactive && die.face == face && picked >> index & 1 == 0)
            .map(|(index, _)| index as u8)
    }

    /// What the next reroll costs (TEG-DICE-3).
    pub(crate) fn reroll_cost(&self) -> u8 {
        let seat = self.active;
        let limits = &catalog().limits;
        let extra = || {
            (0..4).any(|ship| {
                self.galaxy(seat).ships[ship].place == Place::Galaxy
                    && matches!(self.ability(seat, ship), Some((_, Ability::ExtraFreeReroll { .. })))
            })
        };
        let (done, free) = (self.this_turn.rerolls, limits.free_rerolls_per_turn);
        if done < free || (done == free && extra()) { 0 } else { limits.paid_reroll_cost_energy }
    }

    /// Rolls the picked dice together.
    pub(crate) fn reroll<S: Sink<Self>>(&mut self, picked: u8, by_card: bool, play: &mut Play<'_, S>) {
        self.frames.pop();
        let seat = self.active;
        if !by_card {
            let cost = self.reroll_cost();
            self.pay(seat, cost, 0, None, Cause::Reroll, play);
            self.this_turn.rerolls = self.this_turn.rerolls.saturating_add(1);
        }
        for index in 0..self.dice.len() {
            if picked >> index & 1 == 1 {
                self.dice[index].face = roll(play);
            }
        }
        play.dice.reveal();
        let cause = (!by_card).then_some(Cause::Reroll);
        play.tell(self, Event::Rerolled { seat, dice: picked, faces: self.faces(), cause });
    }

    /// Spends two dice and sets a third (TEG-DICE-5).
    pub(crate) fn convert<S: Sink<Self>>(&mut self, spent: u8, target: u8, to: Face, play: &mut Play<'_, S>) {
        self.frames.pop();
        let mut pair = [0; 2];
        for (slot, index) in pair.iter_mut().zip((0..self.dice.len()).filter(|index| spent >> index & 1 == 1)) {
            self.dice[index].place = DiePlace::Converter;
            *slot = index as u8;
        }
        self.this_turn.converter_used = true;
        let die = &mut self.dice[usize::from(target)];
        let from = std::mem::replace(&mut die.face, to);
        play.tell(self, Event::Converted { seat: self.active, spent: pair, die: target, from, to });
    }
}

/// One action die: uniform over the six faces (TEG-COMP-3).
pub(crate) fn roll<S>(play: &mut Play<'_, S>) -> Face {
    Face::ALL[play.dice.below(6) as usize]
}
