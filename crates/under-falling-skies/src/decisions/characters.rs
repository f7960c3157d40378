//! Characters: one use a game each (UFS-CHAR). They are used at the decisions of other phases;
//! those who take several ships ask for each (UFS-SM-21).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use super::{ResearchSteps, Step};
use crate::action::{Action, Target};
use crate::components::{CharacterEffect, Symbol, Window};
use crate::effects::{Power, Stroke};
use crate::event::Event;
use crate::pieces::{Berth, COLUMNS, CharacterId, PATH_END, SHIPS, Square, bits};
use crate::refusal::Refusal;
use crate::setup::Recruit;
use crate::state::State;

/// A use of a character that is possible and does something.
#[derive(Clone, Copy, Debug)]
pub struct CharacterUse {
    /// The place in the team.
    member: u8,
    power: Power,
}

impl CharacterUse {
    pub(super) fn perform<S: Sink<State>>(self, game: &mut State, play: &mut Play<'_, S>) {
        game.spend_character(usize::from(self.member), play);
        game.exert(self.member, self.power, play);
    }
}

impl State {
    /// The place in the team of a character who has not been used (UFS-CHAR-1).
    pub(crate) fn available(&self, character: CharacterId) -> Result<usize, Refusal> {
        let member = self.team.iter().position(|member| member.recruit.character == character);
        let member = member.ok_or(Refusal::NotInTeam)?;
        ensure(!self.team[member].used, Refusal::CharacterUsed)?;
        Ok(member)
    }

    pub(crate) fn spend_character<S: Sink<Self>>(&mut self, member: usize, play: &mut Play<'_, S>) {
        self.team[member].used = true;
        play.tell(self, Event::CharacterUsed { character: self.team[member].recruit.character });
    }

    /// Adds the uses of characters whose moment this is (UFS-CHAR-3). Those who are declared with
    /// a die or hold ships act by other choices.
    #[inline(always)]
    pub(super) fn offer_characters(&self, window: Window, choices: &mut impl Choices<Action>) {
        if !self.team.is_empty() {
            self.offer_team(window, choices);
        }
    }

    fn offer_team(&self, window: Window, choices: &mut impl Choices<Action>) {
        for member in &self.team {
            if !member.used && self.data[member.recruit.character].window == window {
                self.offer_character(member.recruit, choices);
            }
        }
    }

    fn offer_character(&self, recruit: Recruit, choices: &mut impl Choices<Action>) {
        let (character, effect) = (recruit.character, self.power(recruit));
        let mut offer = |target: Option<Target>| {
            if self.may_exert(effect, target).is_ok() {
                choices.add(Action::UseCharacter { character, target });
            }
        };
        match effect {
            CharacterEffect::SetUnplacedDie => {
                for die in bits(u32::from(self.unplaced())) {
                    (1..=6).for_each(|face| offer(Some(Target::Face { die: die as u8, face })));
                }
            }
            CharacterEffect::ExcavatorForward { squares } => {
                (1..=squares).for_each(|squares| offer(Some(Target::Squares { squares })));
            }
            CharacterEffect::DestroyOnExplosion { .. } | CharacterEffect::ShiftShips { .. } => {
                self.ship_targets(effect).for_each(|target| offer(Some(target)));
            }
            _ => offer(None),
        }
    }

    /// Whether a character may be used now, on this target.
    pub(super) fn may_use(
        &self,
        window: Window,
        character: CharacterId,
        target: Option<Target>,
    ) -> Result<CharacterUse, Refusal> {
        let member = self.available(character)?;
        ensure(self.data[character].window == window, Refusal::WrongWindow)?;
        let power = self.may_exert(self.power(self.team[member].recruit), target)?;
        Ok(CharacterUse { member: member as u8, power })
    }

    /// Whether this use of an effect is possible and does something (UFS-CHAR-5, UFS-CHAR-6).
    fn may_exert(&self, effect: CharacterEffect, target: Option<Target>) -> Result<Power, Refusal> {
        let (power, does_something) = match (effect, target) {
            (CharacterEffect::RerollAllUnplaced, None) => (Power::RerollAll, true),
            (CharacterEffect::ValueBonus { amount }, None) => {
                let Step::ResearchSteps(ResearchSteps { value: before }) = self.step else {
                    return Err(Refusal::NoEffect);
                };
                let value = before.saturating_add_signed(amount);
                (Power::RaiseValue { value }, self.most_squares(value) > self.most_squares(before))
            }
            (CharacterEffect::SetUnplacedDie, Some(Target::Face { die, face })) => {
                let found = self.unplaced_die(die)?;
                ensure((1..=6).contains(&face), Refusal::WrongTarget)?;
                (Power::SetDie { die, face }, found.face != face)
            }
            (CharacterEffect::GainEnergy { amount }, None) => {
                (Power::GainEnergy { amount }, self.energy < self.base().max_energy)
            }
            (CharacterEffect::DestroyOnExplosion { ships } | CharacterEffect::ShiftShips { ships }, Some(target)) => {
                (Power::Ship { stroke: self.may_strike(effect, target)?, more: ships - 1 }, true)
            }
            (CharacterEffect::ExcavatorForward { squares: most }, Some(Target::Squares { squares })) => {
                let left = PATH_END - self.excavator.index();
                ensure(left > 0, Refusal::NoEffect)?;
                ensure((1..=most.min(left)).contains(&squares), Refusal::WrongTarget)?;
                (Power::Excavate { square: Square::new(self.excavator.index() + squares) }, true)
            }
            (CharacterEffect::Repair { amount }, None) => (Power::Repair { amount }, self.damage > 0),
            (CharacterEffect::BuildRobot { value }, None) => {
                let robot = self.spare_robot()?;
                (Power::BuildRobot { value }, self.free_for_robot(robot) != 0)
            }
            (CharacterEffect::SkipAction, None) => (Power::SkipAction { descend: true }, self.may_skip(effect)),
            (CharacterEffect::SkipMoveAndAction, None) => (Power::SkipAction { descend: false }, self.may_skip(effect)),
            (CharacterEffect::FreeRooms { rooms }, None) => {
                let mut filled = self.base().filled(self.usable_squares(self.workers().squares));
                (Power::FreeRooms { rooms }, filled.any(|(_, room)| self.room_cost(room, false) > 0))
            }
            _ => return Err(Refusal::WrongTarget),
        };
        ensure(does_something, Refusal::NoEffect)?;
        Ok(power)
    }

    /// Whether an effect can be turned on this ship.
    fn may_strike(&self, effect: CharacterEffect, target: Target) -> Result<Stroke, Refusal> {
        match (effect, target) {
            (CharacterEffect::DestroyOnExplosion { .. }, Target::Ship { ship }) => {
                let Some(Berth::Sky { altitude, column }) = self.ships.get(usize::from(ship)) else {
                    return Err(Refusal::NoEffect);
                };
                let symbol = self.symbol(*altitude, *column);
                ensure(matches!(symbol, Symbol::Explosion(_) | Symbol::RedExplosion(_)), Refusal::NoEffect)?;
                Ok(Stroke::Destroy { ship })
            }
            // Into a free neighbouring column, each ship once.
            (CharacterEffect::ShiftShips { .. }, Target::Shift { ship, column: to }) => {
                let Some(Berth::Sky { altitude, column }) = self.ships.get(usize::from(ship)) else {
                    return Err(Refusal::NoEffect);
                };
                let free = to < COLUMNS && column.abs_diff(to) == 1 && self.ship_at(*altitude, to).is_none();
                ensure(free && self.memory.shifted & 1 << ship == 0, Refusal::NoEffect)?;
                Ok(Stroke::Shift { ship, to: Berth::Sky { altitude: *altitude, column: to } })
            }
            _ => Err(Refusal::WrongTarget),
        }
    }

    /// All ships as targets of an effect, possible or not.
    fn ship_targets(&self, effect: CharacterEffect) -> impl Iterator<Item = Target> {
        let destroys = matches!(effect, CharacterEffect::DestroyOnExplosion { .. });
        let shifts = matches!(effect, CharacterEffect::ShiftShips { .. });
        (0..).zip(self.ships).take(SHIPS).flat_map(move |(ship, berth)| {
            let column = berth.column().unwrap_or(0);
            let destroy = destroys.then_some(Target::Ship { ship });
            let left = (shifts && column > 0).then(|| Target::Shift { ship, column: column - 1 });
            let right = shifts.then_some(Target::Shift { ship, column: column + 1 });
            [destroy, left, right].into_iter().flatten()
        })
    }

    /// Asks for further ships one at a time, while there is one (UFS-SM-21).
    pub(crate) fn ask_for_more(&mut self, member: u8, left: u8) {
        let more = MoreShips { member, left };
        self.step = Step::MoreShips(more);
        if left == 0 || more.targets(self).next().is_none() {
            more.finish(self);
        }
    }
}

/// One more ship for a character who may take several (UFS-SM-21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoreShips {
    /// The character's place in the team.
    pub member: u8,
    /// How many more.
    pub left: u8,
}

impl MoreShips {
    fn effect(self, game: &State) -> Option<CharacterEffect> {
        game.team.get(usize::from(self.member)).map(|member| game.power(member.recruit))
    }

    /// The targets that may still be chosen.
    fn targets(self, game: &State) -> impl Iterator<Item = Target> {
        let ships = self.effect(game).map(|effect| (effect, game.ship_targets(effect)));
        ships
            .into_iter()
            .flat_map(move |(effect, targets)| targets.filter(move |target| game.may_strike(effect, *target).is_ok()))
    }

    /// The decision in which the character was used.
    pub(crate) fn interrupts(self, game: &State) -> Step {
        let member = game.team.get(usize::from(self.member));
        match member.map(|member| game.data[member.recruit.character].window) {
            Some(Window::Place) => Step::PlaceDie,
            _ => Step::RoomsAction,
        }
    }

    /// Goes back to it.
    fn finish(self, game: &mut State) {
        game.memory.shifted = 0;
        game.step = self.interrupts(game);
    }
}

impl Decision<State> for MoreShips {
    /// What is done to the next ship; none if that is enough.
    type Answer = Option<Stroke>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.targets(game).map(|target| Action::AlsoShip { target }));
        choices.add(Action::Pass);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<Stroke>, Refusal> {
        match action {
            Action::AlsoShip { target } => {
                game.may_strike(self.effect(game).ok_or(Refusal::NotInTeam)?, target).map(Some)
            }
            Action::Pass => Ok(None),
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, stroke: Option<Stroke>, play: &mut Play<'_, S>) {
        match stroke {
            Some(stroke) => {
                game.strike(stroke, play);
                game.ask_for_more(self.member, self.left.saturating_sub(1));
            }
            None => self.finish(game),
        }
    }
}
