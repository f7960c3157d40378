//! What scenarios let the player pay for between two actions of the Rooms phase (UFS-SCN).

use engine::{Play, Sink};

use crate::board::Square;
use crate::components::ScenarioEffect;
use crate::event::Event;
use crate::pieces::DieSpot;
use crate::refusal::Refusal;
use crate::state::{Step, UnderFallingSkies};

impl UnderFallingSkies {
    fn may_pay(&self, cost: u8) -> Result<u8, Refusal> {
        if self.step != Step::RoomsAction {
            return Err(Refusal::NotNow);
        }
        if cost > self.energy {
            return Err(Refusal::TooLittleEnergy { cost, energy: self.energy });
        }
        Ok(cost)
    }

    /// A die on an anti-aircraft square lifts the evacuees (UFS-SCN-2) or the rubble (UFS-SCN-8).
    pub(crate) fn may_clear_gun(&self, die: u8) -> Result<(u8, u8), Refusal> {
        let found = self.dice.get(usize::from(die)).ok_or(Refusal::NoSuchPiece)?;
        let column = match found.at {
            DieSpot::On { square } if square.is_gun() => square.column(),
            DieSpot::On { .. } | DieSpot::Digging { .. } => return Err(Refusal::NothingToClear),
            DieSpot::Unplaced | DieSpot::Spent => return Err(Refusal::DieNotOnBoard),
        };
        let (tokens, cost) = match self.scenario_effect() {
            Some(ScenarioEffect::Evacuation { energy, .. }) => (self.memory.evacuees, *energy),
            Some(ScenarioEffect::Rubble { energy, .. }) => (self.memory.rubble, *energy),
            _ => return Err(Refusal::NothingToClear),
        };
        if tokens & 1 << column == 0 {
            return Err(Refusal::NothingToClear);
        }
        Ok((self.may_pay(cost)?, column))
    }

    pub(crate) fn clear_gun<S: Sink<Self>>(&mut self, die: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if self.step != Step::RoomsAction {
            return Err(Refusal::NotNow);
        }
        let (cost, column) = self.may_clear_gun(die)?;
        self.pay(cost, play);
        self.spend_die(die, true, play);
        if let Some(ScenarioEffect::Evacuation { .. }) = self.scenario_effect() {
            self.memory.evacuees &= !(1 << column);
            play.tell(self, Event::Evacuated { column });
        } else {
            self.memory.rubble &= !(1 << column);
            play.tell(self, Event::RubbleCleared { column });
        }
        Ok(())
    }

    /// The lowest closed research square and what opening it costs (UFS-SCN-4).
    pub(crate) fn may_open_gate(&self) -> Result<(u8, u8), Refusal> {
        let Some(ScenarioEffect::ResearchGates { squares, energy }) = self.scenario_effect() else {
            return Err(Refusal::NoGate);
        };
        let square = squares.get(usize::from(self.memory.gates_opened)).ok_or(Refusal::NoGate)?;
        Ok((self.may_pay(*energy)?, *square))
    }

    pub(crate) fn open_gate<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        let (cost, square) = self.may_open_gate()?;
        self.pay(cost, play);
        self.memory.gates_opened += 1;
        play.tell(self, Event::GateOpened { square });
        Ok(())
    }

    /// What cleaning a square costs (UFS-SCN-9).
    pub(crate) fn may_decontaminate(&self, square: Square) -> Result<u8, Refusal> {
        let Some(ScenarioEffect::Contamination { energy }) = self.scenario_effect() else {
            return Err(Refusal::NotContaminated);
        };
        if self.memory.contaminated & square.bit() == 0 {
            return Err(Refusal::NotContaminated);
        }
        self.may_pay(*energy)
    }

    pub(crate) fn decontaminate<S: Sink<Self>>(
        &mut self,
        square: Square,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        let cost = self.may_decontaminate(square)?;
        self.pay(cost, play);
        self.memory.contaminated &= !square.bit();
        play.tell(self, Event::Decontaminated { square });
        Ok(())
    }
}
