//! The turn: its roll, the choices of the main state and its end (TEG-TURN, TEG-DICE).

use engine::{Play, Seat, Sink};

use crate::components::Catalog;
use crate::components::notation::Ability;
use crate::event::{Cause, Event};
use crate::frames::{Frame, Source, Task};
use crate::pieces::{Face, PilotSet, PlanetSet};
use crate::state::{Die, DiePlace, Place, ThisTurn, TinyEpicGalaxies};
use crate::usable::Means;

impl ThisTurn {
    /// The beginning of a turn.
    pub(crate) fn new(data: &Catalog) -> ThisTurn {
        ThisTurn {
            rerolls: 0,
            converter_used: false,
            follow_cost: data.limits.follow_cost_culture,
            followed_energy: 0,
            followed_culture: 0,
        }
    }
}

impl TinyEpicGalaxies {
    /// A new turn begins (TEG-TURN-1).
    pub(crate) fn start_turn<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        self.active = seat;
        self.dice.clear();
        self.this_turn = ThisTurn::new(&self.data);
        for galaxy in &mut self.galaxies {
            galaxy.used_planets = PlanetSet::EMPTY;
            galaxy.used_pilots = PilotSet::EMPTY;
        }
        play.tell(self, Event::TurnStarted { seat, round: self.round });
        if self.is_rogue(seat) {
            self.start_rogue_turn();
            return;
        }
        let mut count = self.data.empire(self.galaxy(seat).level).dice;
        if std::mem::take(&mut self.rogue.human_loses_die) {
            count -= 1; // SOLO-19
        }
        for _ in 0..count {
            let face = roll(play);
            self.dice.push(Die { face, place: DiePlace::Inactive, followed: engine::Seats::NONE });
        }
        if !S::SILENT {
            play.tell(self, Event::Rolled { seat, faces: self.faces() });
        }
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
            invoked: PlanetSet::EMPTY,
            die: None,
            activating: Some(face),
        }
    }

    /// Activates a die (TEG-DICE-1, SM-T1).
    pub(crate) fn activate<S: Sink<Self>>(&mut self, die: u8, play: &mut Play<'_, S>) {
        let (seat, face) = (self.active, self.dice[usize::from(die)].face);
        self.put_in_bay(die);
        play.tell(self, Event::Activated { seat, die, face });
        self.open_window(seat, face, Some(die), false);
        self.push(Frame::Resolution { seat, die: Some(die), invoked: PlanetSet::EMPTY });
        self.push(Frame::Task(Task::new(seat, Source::Face { face })));
    }

    /// Puts a die on the next space of the bay.
    pub(crate) fn put_in_bay(&mut self, die: u8) {
        let space = self.dice.iter().filter(|die| matches!(die.place, DiePlace::Bay { .. })).count() as u8;
        self.dice[usize::from(die)].place = DiePlace::Bay { space };
    }

    /// Whether the converter can be used (TEG-DICE-5).
    pub(crate) fn can_convert(&self) -> bool {
        self.converter_takes(self.inactive_faces(0).1)
    }

    /// The same, with this many inactive dice.
    pub(crate) fn converter_takes(&self, dice: u8) -> bool {
        !self.this_turn.converter_used && dice > self.data.limits.converter_dice_spent
    }

    /// The faces of the inactive dice that are not picked, one bit each, and how many dice these are.
    #[inline]
    pub(crate) fn inactive_faces(&self, picked: u8) -> (u8, u8) {
        let (mut faces, mut count, mut picked) = (0, 0, picked);
        for die in &self.dice {
            let free = u8::from(die.place == DiePlace::Inactive) & !picked;
            faces |= free << die.face.index();
            count += free;
            picked >>= 1;
        }
        (faces, count)
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
        let limits = &self.data.limits;
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
        if !S::SILENT {
            let cause = (!by_card).then_some(Cause::Reroll);
            play.tell(self, Event::Rerolled { seat, dice: picked, faces: self.faces(), cause });
        }
    }

    /// Spends two dice and sets a third (TEG-DICE-5).
    pub(crate) fn convert<S: Sink<Self>>(&mut self, spent: u8, target: u8, to: Face, play: &mut Play<'_, S>) {
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
