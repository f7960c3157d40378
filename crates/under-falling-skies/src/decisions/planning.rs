//! The Planning phase: rolling and placing the dice (UFS-ROUND, UFS-PLAN).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};

use super::{CharacterUse, Step};
use crate::action::Action;
use crate::components::{CharacterEffect, CityEffect, DieColour, Window};
use crate::event::{Event, RollCause};
use crate::pieces::{CharacterId, DICE, DieSpot, SQUARES, Square, WorkerDie, bits, is_white_die};
use crate::refusal::Refusal;
use crate::state::{AfterLanding, State};

/// Right after the first roll, one die may be set to 6 (UFS-SM-1, UFS-FX-3).
#[derive(Clone, Copy, Debug)]
pub struct FirstRoll;

impl Decision<State> for FirstRoll {
    /// The die that is set; none if all stay.
    type Answer = Option<u8>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let dice = (0..).zip(&game.dice).filter(|(_, die)| die.face != 6);
        choices.add_all(dice.map(|(die, _)| Action::SetSix { die }));
        choices.add(Action::Pass);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<u8>, Refusal> {
        match action {
            Action::SetSix { die } => {
                ensure(game.unplaced_die(die)?.face != 6, Refusal::ShowsSixAlready)?;
                Ok(Some(die))
            }
            Action::Pass => Ok(None),
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, set: Option<u8>, play: &mut Play<'_, S>) {
        game.step = Step::PlaceDie;
        if let Some(die) = set {
            game.set_die(die, 6, play);
        }
    }
}

/// Place a die on a square of the base, or do what may be done before it (UFS-SM-2, UFS-PLAN).
#[derive(Clone, Copy, Debug)]
pub struct PlaceDie;

/// What is done at a placement.
#[derive(Clone, Copy, Debug)]
pub enum PlacementAnswer {
    /// A die is placed.
    Place {
        /// Which.
        die: u8,
        /// Where.
        square: Square,
        /// The member of the team who slows the ships, and by how much (UFS-CHAR-5).
        slowed: Option<(u8, u8)>,
    },
    /// A die is rolled again by the city's ability (UFS-FX-5).
    Reroll {
        /// Which.
        die: u8,
    },
    /// A character is used.
    Use(CharacterUse),
}

impl Decision<State> for PlaceDie {
    type Answer = PlacementAnswer;

    #[inline]
    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let workers = game.workers();
        let open = Square::ALL & !(workers.columns() | game.memory.contaminated | game.excavator.bit());
        let excavated = open & game.excavated() & !game.robot_squares();
        let farthest = game.excavator.index() + game.reach_bonus();
        let ahead = if workers.digging.is_some() { 0 } else { open & !game.excavated() & Square::up_to(farthest + 6) };
        // In the order of the path every die has the first squares of one list, as far as it digs.
        let (squares, count) = listed(excavated | ahead);
        let slows = game.slowing_character();
        for die in bits(u32::from(workers.unplaced)) {
            let reach = farthest + game.dice[die].face;
            let beyond = squares[..count].iter().rev().take_while(|square| square.index() > reach);
            let squares = &squares[..count - beyond.count()];
            let die = die as u8;
            match slows {
                None => {
                    choices.add_all(squares.iter().map(|square| Action::Place { die, square: *square, with: None }))
                }
                Some(character) => game.offer_slowed(character, die, squares, choices),
            }
        }
        game.offer_characters(Window::Place, choices);
        if let CityEffect::RerollUnplaced { .. } = game.city_effect() {
            let dice = (0..DICE as u8).filter(|die| game.may_reroll(*die).is_ok());
            choices.add_all(dice.map(|die| Action::Reroll { die }));
        }
    }

    #[inline]
    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<PlacementAnswer, Refusal> {
        match action {
            Action::Place { die, square, with } => {
                game.may_place(game.unplaced_die(die)?, square)?;
                let slowed = match with {
                    None => None,
                    Some(character) => Some(game.may_slow(character, die, square)?),
                };
                Ok(PlacementAnswer::Place { die, square, slowed })
            }
            Action::Reroll { die } => {
                game.may_reroll(die)?;
                Ok(PlacementAnswer::Reroll { die })
            }
            Action::UseCharacter { character, target } => {
                Ok(PlacementAnswer::Use(game.may_use(Window::Place, character, target)?))
            }
            _ => Err(game.not_asked(action)),
        }
    }

    #[inline]
    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, answer: PlacementAnswer, play: &mut Play<'_, S>) {
        match answer {
            PlacementAnswer::Place { die, square, slowed } => game.place(die, square, slowed, play),
            PlacementAnswer::Reroll { die } => {
                game.memory.city_uses += 1;
                game.roll(1 << die, RollCause::City, play);
            }
            PlacementAnswer::Use(character) => character.perform(game, play),
        }
    }
}

/// The squares of a set in the order of the path, and how many there are.
#[inline]
fn listed(set: u32) -> ([Square; SQUARES as usize], usize) {
    let (mut squares, mut count) = ([Square::default(); SQUARES as usize], 0);
    for (square, index) in squares.iter_mut().zip(bits(set)) {
        *square = Square::new(index as u8);
        count += 1;
    }
    (squares, count)
}

impl State {
    /// How much farther than its face a die digs (UFS-PLAN-4, UFS-PLAN-5, UFS-FX-6).
    fn reach_bonus(&self) -> u8 {
        match self.city_effect() {
            CityEffect::Excavation { reach_bonus, .. } => reach_bonus,
            _ => 0,
        }
    }

    /// A character who may be declared with a placement.
    fn slowing_character(&self) -> Option<CharacterId> {
        self.team.iter().find_map(|member| match self.power(member.recruit) {
            CharacterEffect::SlowColumn { .. } if !member.used => Some(member.recruit.character),
            _ => None,
        })
    }

    /// Adds the placements of a die, each without and with the character.
    fn offer_slowed(&self, character: CharacterId, die: u8, squares: &[Square], choices: &mut impl Choices<Action>) {
        for square in squares {
            choices.add(Action::Place { die, square: *square, with: None });
            if self.may_slow(character, die, *square).is_ok() {
                choices.add(Action::Place { die, square: *square, with: Some(character) });
            }
        }
    }

    /// Whether a die may be placed on a square (UFS-PLAN-2 to 4).
    fn may_place(&self, die: WorkerDie, square: Square) -> Result<(), Refusal> {
        let (column, mut digging) = (square.column(), false);
        for other in &self.dice {
            digging |= matches!(other.at, DieSpot::Digging { .. });
            let taken = other.at.square().is_some_and(|square| square.column() == column);
            ensure(!taken, Refusal::ColumnTaken { column: column + 1 })?;
        }
        ensure(self.memory.contaminated & square.bit() == 0, Refusal::SquareContaminated)?;
        ensure(square != self.excavator, Refusal::ExcavatorThere)?;
        if self.is_excavated(square) {
            return ensure(self.robot_squares() & square.bit() == 0, Refusal::SquareHasRobot);
        }
        ensure(!digging, Refusal::AlreadyDigging)?;
        let needs = square.index() - self.excavator.index();
        ensure(needs <= die.face + self.reach_bonus(), Refusal::TooFarToDig { needs, shows: die.face })
    }

    /// A character declared with a placement: who, and by how much the ships fall less.
    fn may_slow(&self, character: CharacterId, die: u8, square: Square) -> Result<(u8, u8), Refusal> {
        let member = self.available(character)?;
        let CharacterEffect::SlowColumn { amount } = self.power(self.team[member].recruit) else {
            return Err(Refusal::WrongWindow);
        };
        // It must have something to slow (UFS-CHAR-6).
        let falls = self.fall_distance(die, self.dice[usize::from(die)].face, square) > 0;
        let ship = self.ships.iter().any(|berth| berth.column() == Some(square.column()));
        ensure(falls && ship, Refusal::NoEffect)?;
        Ok((member as u8, amount))
    }

    /// Places a die; the ships of its column fall at once (UFS-PLAN-7).
    fn place<S: Sink<Self>>(&mut self, die: u8, square: Square, slowed: Option<(u8, u8)>, play: &mut Play<'_, S>) {
        let digging = !self.is_excavated(square);
        let worker = &mut self.dice[usize::from(die)];
        worker.at = if digging { DieSpot::Digging { square } } else { DieSpot::On { square } };
        let face = worker.face;
        play.tell(self, Event::DiePlaced { die, face, square, digging });
        let mut distance = self.fall_distance(die, face, square);
        if let Some((member, amount)) = slowed {
            distance = distance.saturating_sub(amount);
            self.spend_character(usize::from(member), play);
        }
        self.landing.then = if is_white_die(die) { AfterLanding::Reroll } else { AfterLanding::NextDie };
        self.fall(square.column(), distance, play);
    }

    /// Whether the city lets this unplaced die be rolled again (UFS-FX-5).
    fn may_reroll(&self, die: u8) -> Result<(), Refusal> {
        let CityEffect::RerollUnplaced { colour, dice: most } = self.city_effect() else {
            return Err(Refusal::NoCityReroll);
        };
        self.unplaced_die(die)?;
        ensure(self.memory.city_uses < most, Refusal::CityRerollUsed)?;
        ensure(colour != DieColour::Gray || !is_white_die(die), Refusal::GrayDiceOnly)
    }
}

/// Buy off the descent that a landing triggers, or not (UFS-SM-3, UFS-FX-17).
#[derive(Clone, Copy, Debug)]
pub struct CancelDescent;

/// Whether the descent is bought off.
#[derive(Clone, Copy, Debug)]
pub struct DescentAnswer {
    /// The ship that triggers it.
    ship: u8,
    /// The energy that is paid to cancel it; none if it happens.
    paid: Option<u8>,
}

impl Decision<State> for CancelDescent {
    type Answer = DescentAnswer;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all([true, false].map(|pay| Action::CancelDescent { pay }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<DescentAnswer, Refusal> {
        let (Action::CancelDescent { pay }, Some(ship), CityEffect::CancelDescend { energy: cost, .. }) =
            (action, game.landing.queue.first().copied(), game.city_effect())
        else {
            return Err(game.not_asked(action));
        };
        ensure(!pay || cost <= game.energy, Refusal::CannotPayCancel { cost, energy: game.energy })?;
        Ok(DescentAnswer { ship, paid: pay.then_some(cost) })
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        _: Seat,
        DescentAnswer { ship, paid }: DescentAnswer,
        play: &mut Play<'_, S>,
    ) {
        match paid {
            Some(cost) => {
                game.energy -= cost;
                game.memory.city_uses += 1;
                play.tell(game, Event::DescentCancelled { ship, energy: cost });
            }
            None => game.sink(Some(ship), play),
        }
        if !game.is_over() {
            game.landed();
        }
    }
}

/// Keep dice from the coming reroll (UFS-SM-4, UFS-FX-12).
#[derive(Clone, Copy, Debug)]
pub struct KeepDice;

impl Decision<State> for KeepDice {
    /// The die that is kept; none to roll the rest.
    type Answer = Option<u8>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let dice = bits(u32::from(game.unplaced() & !game.memory.kept));
        choices.add_all(dice.map(|die| Action::KeepDie { die: die as u8 }));
        choices.add(Action::RerollRest);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<u8>, Refusal> {
        match action {
            Action::KeepDie { die } => {
                game.unplaced_die(die)?;
                ensure(game.memory.kept & 1 << die == 0, Refusal::DieAlreadyKept)?;
                Ok(Some(die))
            }
            Action::RerollRest => Ok(None),
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, kept: Option<u8>, play: &mut Play<'_, S>) {
        let unplaced = game.unplaced();
        if let Some(die) = kept {
            game.memory.kept |= 1 << die;
            play.tell(game, Event::DieKept { die });
            // With the last right used, or the last die kept, there is nothing left to ask.
            let last = game.memory.kept.count_ones() >= u32::from(game.most_kept());
            if !last && game.memory.kept != unplaced {
                return;
            }
        }
        let rolled = unplaced & !game.memory.kept;
        game.memory.kept = 0;
        game.step = Step::PlaceDie;
        if rolled != 0 {
            game.roll(rolled, RollCause::WhiteDie, play);
        }
    }
}
