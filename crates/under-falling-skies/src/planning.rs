//! Set-up and the Planning phase: rolling and placing the dice (UFS-SETUP, UFS-ROUND, UFS-PLAN).

use arrayvec::ArrayVec;
use engine::{Dice, Play, Sink};

use crate::board::{self, Square};
use crate::components::{CharacterEffect, CityEffect, DieColour, ScenarioEffect};
use crate::event::{Event, RollCause};
use crate::ids::CharacterId;
use crate::pieces::{Berth, DICE, DieSpot, ROBOTS, SHIPS, WorkerDie, is_white_die};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{AfterLanding, Landing, Member, Memory, Phase, Step, UnderFallingSkies};

impl UnderFallingSkies {
    /// Lays out the table (UFS-SETUP-1 to 6).
    pub(crate) fn set_up(setup: &Setup, dice: &mut Dice) -> UnderFallingSkies {
        let base = board::Base::of(setup.city);
        let sky = setup.lay_sky(dice);
        let mut ships = [Berth::Reserve; SHIPS];
        for column in Self::columns() {
            ships[usize::from(column)] = Berth::DropPoint { column };
        }
        let mut game = UnderFallingSkies {
            city: setup.city,
            side: setup.side,
            mothership: board::rows(&sky) + 1,
            sky,
            scenario: setup.scenario,
            team: setup.team().into_iter().map(|recruit| Member { recruit, used: false }).collect(),
            round: 0,
            research: 0,
            damage: 0,
            energy: base.start_energy,
            excavator: base.excavator_start,
            ships,
            dice: [WorkerDie { face: 1, at: DieSpot::Unplaced }; DICE],
            robots: [None; ROBOTS],
            memory: Memory::default(),
            landing: Landing::default(),
            work: None,
            step: Step::PlaceDie,
            ended_in: None,
        };
        game.set_up_scenario();
        if let CityEffect::EnergyBonus { start_full: true, .. } = game.city_effect() {
            game.energy = base.max_energy;
        }
        game
    }

    fn set_up_scenario(&mut self) {
        match self.scenario_effect() {
            Some(ScenarioEffect::Evacuation { .. }) => self.memory.evacuees = 0b11111,
            Some(ScenarioEffect::Rubble { columns, .. }) => {
                self.memory.rubble = columns.iter().fold(0, |set, column| set | 1 << column);
            }
            Some(
                ScenarioEffect::Reinforcements { start_aboard, .. } | ScenarioEffect::Kamikaze { start_aboard, .. },
            ) => {
                self.white_aboard(*start_aboard);
            }
            Some(ScenarioEffect::CommandShip { .. }) => self.ships[SHIPS - 1] = Berth::Aboard,
            Some(ScenarioEffect::FinalBattle { white_in_sky, .. }) => {
                for (ship, square) in self.ships[5..9].iter_mut().zip(white_in_sky) {
                    *ship = Berth::Sky { altitude: square[0], column: square[1] };
                }
            }
            _ => {}
        }
    }

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
        if let Some(ScenarioEffect::Saboteur { .. }) = self.scenario_effect() {
            let face = play.dice.roll(6);
            self.memory.saboteur = (face <= 5).then(|| face - 1);
            play.tell(self, Event::SaboteurStruck { column: self.memory.saboteur });
        }
        // One white die is set instead of rolled (UFS-FX-2).
        let set = (self.city_effect() == CityEffect::FirstRollWhiteSix).then_some(3);
        self.roll(0b11111 & !set.map_or(0, |die| 1 << die), RollCause::Round, play);
        if let Some(die) = set {
            self.dice[die].face = 6;
            play.tell(self, Event::DieSet { die: die as u8, face: 6 });
        }
        if self.city_effect() == CityEffect::FirstRollAnySix && self.dice.iter().any(|die| die.face != 6) {
            self.step = Step::FirstRoll;
        }
    }

    /// Rolls the dice of the set in their fixed order (UFS-RNG-1).
    pub(crate) fn roll<S: Sink<Self>>(&mut self, set: u8, why: RollCause, play: &mut Play<'_, S>) {
        let mut faces = [None; DICE];
        for (index, die) in self.dice.iter_mut().enumerate() {
            if set & 1 << index != 0 {
                die.face = play.dice.roll(6);
                faces[index] = Some(die.face);
            }
        }
        play.tell(self, Event::Rolled { faces, why });
    }

    /// The dice that are still to be placed, as a bit set.
    pub(crate) fn unplaced(&self) -> u8 {
        (0..DICE).filter(|die| self.dice[*die].at == DieSpot::Unplaced).fold(0, |set, die| set | 1 << die)
    }

    fn unplaced_die(&self, die: u8) -> Result<WorkerDie, Refusal> {
        let found = *self.dice.get(usize::from(die)).ok_or(Refusal::NoSuchPiece)?;
        if found.at == DieSpot::Unplaced { Ok(found) } else { Err(Refusal::DieAlreadyPlaced) }
    }

    /// Right after the first roll one die may be set to 6 (UFS-FX-3).
    pub(crate) fn set_six<S: Sink<Self>>(&mut self, die: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if self.step != Step::FirstRoll {
            return Err(Refusal::NotNow);
        }
        if self.unplaced_die(die)?.face == 6 {
            return Err(Refusal::ShowsSixAlready);
        }
        self.dice[usize::from(die)].face = 6;
        self.step = Step::PlaceDie;
        play.tell(self, Event::DieSet { die, face: 6 });
        Ok(())
    }

    /// How far a die digs (UFS-PLAN-4, UFS-PLAN-5, UFS-FX-6).
    pub(crate) fn reach(&self, face: u8) -> u8 {
        match self.city_effect() {
            CityEffect::Excavation { reach_bonus, .. } => face + reach_bonus,
            _ => face,
        }
    }

    pub(crate) fn digging_die(&self) -> Option<(u8, Square)> {
        (0..).zip(&self.dice).find_map(|(index, die)| match die.at {
            DieSpot::Digging { square } => Some((index, square)),
            _ => None,
        })
    }

    /// Whether a die may be placed on a square (UFS-PLAN-2 to 4).
    fn may_place(&self, die: WorkerDie, square: Square) -> Result<(), Refusal> {
        if self.columns_taken() & 1 << square.column() != 0 {
            return Err(Refusal::ColumnTaken { column: square.column() + 1 });
        }
        if self.memory.contaminated & square.bit() != 0 {
            return Err(Refusal::SquareContaminated);
        }
        if square == self.excavator {
            return Err(Refusal::ExcavatorThere);
        }
        if self.is_excavated(square) {
            return if self.robot_on(square).is_some() { Err(Refusal::SquareHasRobot) } else { Ok(()) };
        }
        if self.digging_die().is_some() {
            return Err(Refusal::AlreadyDigging);
        }
        let needs = square.index() - self.excavator.index();
        if needs > self.reach(die.face) {
            return Err(Refusal::TooFarToDig { needs, shows: die.face });
        }
        Ok(())
    }

    /// Places a die; the ships of its column fall at once (UFS-PLAN-7).
    pub(crate) fn place<S: Sink<Self>>(
        &mut self,
        die: u8,
        square: Square,
        with: Option<CharacterId>,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        if self.step != Step::PlaceDie {
            return Err(Refusal::NotNow);
        }
        let worker = self.unplaced_die(die)?;
        self.may_place(worker, square)?;
        let slowed = match with {
            None => None,
            Some(character) => Some(self.may_slow(character, die, square)?),
        };

        let digging = !self.is_excavated(square);
        self.dice[usize::from(die)].at = if digging { DieSpot::Digging { square } } else { DieSpot::On { square } };
        play.tell(self, Event::DiePlaced { die, face: worker.face, square, digging });
        let mut distance = self.fall_distance(die, worker.face, square);
        if let Some((member, amount)) = slowed {
            distance = distance.saturating_sub(amount);
            self.spend_character(member, play);
        }
        self.landing.then = if is_white_die(die) { AfterLanding::Reroll } else { AfterLanding::NextDie };
        self.fall(square.column(), distance, play);
        Ok(())
    }

    /// A character declared with a placement: who, and by how much the ships fall less.
    pub(crate) fn may_slow(&self, character: CharacterId, die: u8, square: Square) -> Result<(usize, u8), Refusal> {
        let member = self.available(character)?;
        let CharacterEffect::SlowColumn { amount } = self.team[member].recruit.side().effect else {
            return Err(Refusal::WrongWindow);
        };
        // It must have something to slow (UFS-CHAR-6).
        let falls = self.fall_distance(die, self.dice[usize::from(die)].face, square) > 0;
        let ship = self.ships.iter().any(|berth| berth.column() == Some(square.column()));
        if falls && ship { Ok((member, amount)) } else { Err(Refusal::NoEffect) }
    }

    /// All ships have landed: the reroll after a white die, the next die, or the next phase
    /// (UFS-PLAN-8, UFS-PLAN-10).
    pub(crate) fn after_placement<S: Sink<Self>>(&mut self, reroll: bool, play: &mut Play<'_, S>) {
        let left = self.unplaced();
        if left == 0 {
            return self.begin_rooms(play);
        }
        self.step = Step::PlaceDie;
        if reroll {
            if matches!(self.city_effect(), CityEffect::KeepOnReroll { .. }) {
                self.step = Step::KeepDice;
            } else {
                self.roll(left, RollCause::WhiteDie, play);
            }
        }
    }

    /// Keeps a die from the coming reroll (UFS-FX-12).
    pub(crate) fn keep_die<S: Sink<Self>>(&mut self, die: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        let CityEffect::KeepOnReroll { dice: most } = self.city_effect() else { return Err(Refusal::NotNow) };
        if self.step != Step::KeepDice {
            return Err(Refusal::NotNow);
        }
        self.unplaced_die(die)?;
        if self.memory.kept & 1 << die != 0 {
            return Err(Refusal::DieAlreadyKept);
        }
        self.memory.kept |= 1 << die;
        play.tell(self, Event::DieKept { die });
        // With the last right used, or the last die kept, there is nothing left to ask.
        if self.memory.kept.count_ones() >= u32::from(most) || self.memory.kept == self.unplaced() {
            self.roll_unkept(play);
        }
        Ok(())
    }

    /// Rolls the dice that were not kept.
    pub(crate) fn reroll_rest<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if self.step != Step::KeepDice {
            return Err(Refusal::NotNow);
        }
        self.roll_unkept(play);
        Ok(())
    }

    fn roll_unkept<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let set = self.unplaced() & !self.memory.kept;
        self.memory.kept = 0;
        self.step = Step::PlaceDie;
        if set != 0 {
            self.roll(set, RollCause::WhiteDie, play);
        }
    }

    /// Whether the city lets this unplaced die be rolled again (UFS-FX-5).
    pub(crate) fn may_reroll(&self, die: u8) -> Result<(), Refusal> {
        if self.step != Step::PlaceDie {
            return Err(Refusal::NotNow);
        }
        let CityEffect::RerollUnplaced { colour, dice: most } = self.city_effect() else {
            return Err(Refusal::NoCityReroll);
        };
        self.unplaced_die(die)?;
        if self.memory.city_uses >= most {
            return Err(Refusal::CityRerollUsed);
        }
        if colour == DieColour::Gray && is_white_die(die) {
            return Err(Refusal::GrayDiceOnly);
        }
        Ok(())
    }

    pub(crate) fn city_reroll<S: Sink<Self>>(&mut self, die: u8, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        self.may_reroll(die)?;
        self.memory.city_uses += 1;
        self.roll(1 << die, RollCause::City, play);
        Ok(())
    }

    /// Puts up to `count` white ships from the reserve aboard (UFS-MS-5).
    pub(crate) fn white_aboard(&mut self, count: u8) -> ArrayVec<u8, SHIPS> {
        let reserve = |ship: &u8| self.ships[usize::from(*ship)] == Berth::Reserve;
        let ships: ArrayVec<u8, SHIPS> = (5..9).filter(reserve).take(usize::from(count)).collect();
        for ship in &ships {
            self.ships[usize::from(*ship)] = Berth::Aboard;
        }
        ships
    }
}
