//! Rolling the dice: at the start of a round and after a white die (UFS-ROUND, UFS-PLAN-8).

use engine::{Play, Sink};

use crate::components::{CityEffect, ScenarioEffect};
use crate::decisions::Step;
use crate::event::{Event, RollCause};
use crate::pieces::{DICE, DieSpot, bits};
use crate::state::{Phase, UnderFallingSkies};

impl UnderFallingSkies {
    /// Starts the next round and rolls all dice (UFS-ROUND-2, UFS-RNG-1).
    pub(crate) fn begin_round<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        self.round = self.round.saturating_add(1);
        self.memory.city_uses = 0;
        self.memory.held = [0; 3];
        self.memory.may_hold = 0;
        self.memory.kept = 0;
        for die in &mut self.dice {
            die.at = DieSpot::Unplaced;
        }
        self.step = Step::PlaceDie;
        play.tell(self, Event::RoundBegan { round: self.round });
        play.tell(self, Event::PhaseBegan { phase: Phase::Planning });
        if let Some(ScenarioEffect::Saboteur { every, .. }) = self.scenario_effect() {
            let strikes = (self.round - 1).is_multiple_of(*every);
            let face = if strikes { play.dice.roll(6) } else { 6 };
            self.memory.saboteur = (face <= 5).then(|| face - 1);
            play.tell(self, Event::SaboteurStruck { column: self.memory.saboteur });
        }
        match self.city_effect() {
            // One white die is set instead of rolled (UFS-FX-2).
            CityEffect::FirstRollWhiteSix => {
                self.roll(0b10111, RollCause::Round, play);
                self.set_die(3, 6, play);
            }
            CityEffect::FirstRollAnySix => {
                self.roll(0b11111, RollCause::Round, play);
                if self.dice.iter().any(|die| die.face != 6) {
                    self.step = Step::FirstRoll;
                }
            }
            _ => self.roll(0b11111, RollCause::Round, play),
        }
    }

    /// Rolls the dice of the set in their fixed order (UFS-RNG-1).
    pub(crate) fn roll<S: Sink<Self>>(&mut self, set: u8, why: RollCause, play: &mut Play<'_, S>) {
        let mut faces = [None; DICE];
        for die in bits(u32::from(set)) {
            self.dice[die].face = play.dice.roll(6);
            faces[die] = Some(self.dice[die].face);
        }
        play.tell(self, Event::Rolled { faces, why });
    }

    /// Turns a die to a face.
    pub(crate) fn set_die<S: Sink<Self>>(&mut self, die: u8, face: u8, play: &mut Play<'_, S>) {
        self.dice[usize::from(die)].face = face;
        play.tell(self, Event::DieSet { die, face });
    }

    /// All ships have landed: the reroll after a white die, the next die, or the next phase
    /// (UFS-PLAN-8, UFS-PLAN-10).
    pub(crate) fn after_placement<S: Sink<Self>>(&mut self, reroll: bool, play: &mut Play<'_, S>) {
        let left = self.unplaced();
        if left == 0 {
            self.step = Step::RoomsAction;
            return play.tell(self, Event::PhaseBegan { phase: Phase::Rooms });
        }
        self.step = Step::PlaceDie;
        if reroll {
            if self.most_kept() > 0 {
                self.step = Step::KeepDice;
            } else {
                self.roll(left, RollCause::WhiteDie, play);
            }
        }
    }

    /// How many dice the city lets the player keep from a reroll (UFS-FX-12).
    pub(crate) fn most_kept(&self) -> u8 {
        match self.city_effect() {
            CityEffect::KeepOnReroll { dice } => dice,
            _ => 0,
        }
    }
}
