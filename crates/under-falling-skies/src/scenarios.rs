//! What scenarios let the player pay for between two actions of the Rooms phase (UFS-SCN).

use engine::{Play, Sink, ensure};

use crate::components::ScenarioEffect;
use crate::event::Event;
use crate::pieces::{DieSpot, Square};
use crate::refusal::Refusal;
use crate::state::UnderFallingSkies;

/// A die on an anti-aircraft square lifts the evacuees (UFS-SCN-2) or the rubble (UFS-SCN-8).
#[derive(Clone, Copy, Debug)]
pub struct ClearGun {
    die: u8,
    column: u8,
    cost: u8,
    evacuees: bool,
}

/// The lowest closed research square is opened (UFS-SCN-4).
#[derive(Clone, Copy, Debug)]
pub struct OpenGate {
    square: u8,
    cost: u8,
}

/// A square is cleaned (UFS-SCN-9).
#[derive(Clone, Copy, Debug)]
pub struct Decontaminate {
    square: Square,
    cost: u8,
}

impl UnderFallingSkies {
    fn may_pay(&self, cost: u8) -> Result<u8, Refusal> {
        ensure(cost <= self.energy, Refusal::TooLittleEnergy { cost, energy: self.energy })?;
        Ok(cost)
    }

    pub(crate) fn may_clear_gun(&self, die: u8) -> Result<ClearGun, Refusal> {
        let found = self.dice.get(usize::from(die)).ok_or(Refusal::NoSuchPiece)?;
        let column = match found.at {
            DieSpot::On { square } if square.is_gun() => square.column(),
            DieSpot::On { .. } | DieSpot::Digging { .. } => return Err(Refusal::NothingToClear),
            DieSpot::Unplaced | DieSpot::Spent => return Err(Refusal::DieNotOnBoard),
        };
        let (evacuees, tokens, cost) = match self.scenario_effect() {
            Some(ScenarioEffect::Evacuation { energy, .. }) => (true, self.memory.evacuees, *energy),
            Some(ScenarioEffect::Rubble { energy, .. }) => (false, self.memory.rubble, *energy),
            _ => return Err(Refusal::NothingToClear),
        };
        ensure(tokens & 1 << column != 0, Refusal::NothingToClear)?;
        Ok(ClearGun { die, column, cost: self.may_pay(cost)?, evacuees })
    }

    pub(crate) fn clear_gun<S: Sink<Self>>(&mut self, clearing: ClearGun, play: &mut Play<'_, S>) {
        let ClearGun { die, column, cost, evacuees } = clearing;
        self.pay(cost, play);
        self.spend_die(die, true, play);
        if evacuees {
            self.memory.evacuees &= !(1 << column);
            play.tell(self, Event::Evacuated { column });
        } else {
            self.memory.rubble &= !(1 << column);
            play.tell(self, Event::RubbleCleared { column });
        }
    }

    pub(crate) fn may_open_gate(&self) -> Result<OpenGate, Refusal> {
        let Some(ScenarioEffect::ResearchGates { squares, energy }) = self.scenario_effect() else {
            return Err(Refusal::NoGate);
        };
        let square = *squares.get(usize::from(self.memory.gates_opened)).ok_or(Refusal::NoGate)?;
        Ok(OpenGate { square, cost: self.may_pay(*energy)? })
    }

    pub(crate) fn open_gate<S: Sink<Self>>(&mut self, OpenGate { square, cost }: OpenGate, play: &mut Play<'_, S>) {
        self.pay(cost, play);
        self.memory.gates_opened += 1;
        play.tell(self, Event::GateOpened { square });
    }

    pub(crate) fn may_decontaminate(&self, square: Square) -> Result<Decontaminate, Refusal> {
        let Some(ScenarioEffect::Contamination { energy }) = self.scenario_effect() else {
            return Err(Refusal::NotContaminated);
        };
        ensure(self.memory.contaminated & square.bit() != 0, Refusal::NotContaminated)?;
        Ok(Decontaminate { square, cost: self.may_pay(*energy)? })
    }

    pub(crate) fn decontaminate<S: Sink<Self>>(&mut self, cleaning: Decontaminate, play: &mut Play<'_, S>) {
        let Decontaminate { square, cost } = cleaning;
        self.pay(cost, play);
        self.memory.contaminated &= !square.bit();
        play.tell(self, Event::Decontaminated { square });
    }
}
