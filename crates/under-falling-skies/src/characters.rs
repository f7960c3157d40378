//! Characters: one use a game each (UFS-CHAR).

use engine::{Play, Sink};

use crate::action::Target;
use crate::board::{self, COLUMNS, PATH_END, Square};
use crate::components::{CharacterEffect, Symbol, Window};
use crate::event::{Destroyer, EnergySource, Event, RollCause};
use crate::ids::CharacterId;
use crate::pieces::{Berth, DieSpot, SHIPS};
use crate::refusal::Refusal;
use crate::state::{Step, UnderFallingSkies};

impl UnderFallingSkies {
    /// The place in the team of a character who has not been used (UFS-CHAR-1).
    pub(crate) fn available(&self, character: CharacterId) -> Result<usize, Refusal> {
        let member = self.team.iter().position(|member| member.recruit.character == character);
        let member = member.ok_or(Refusal::NotInTeam)?;
        if self.team[member].used { Err(Refusal::CharacterUsed) } else { Ok(member) }
    }

    pub(crate) fn spend_character<S: Sink<Self>>(&mut self, member: usize, play: &mut Play<'_, S>) {
        self.team[member].used = true;
        play.tell(self, Event::CharacterUsed { character: self.team[member].recruit.character });
    }

    /// Whether the awaited decision is the moment of a character (UFS-CHAR-3). Those who are
    /// declared with a die or hold ships act by the actions of those decisions.
    pub(crate) fn is_window(&self, window: Window) -> bool {
        matches!(
            (window, self.step),
            (Window::Place, Step::PlaceDie)
                | (Window::Rooms, Step::RoomsAction)
                | (Window::ResolveResearch, Step::ResearchSteps { .. })
                | (Window::MothershipStart, Step::MothershipStart)
        )
    }

    /// Whether this use of an effect is possible and does something (UFS-CHAR-5, UFS-CHAR-6).
    pub(crate) fn may_use(&self, effect: CharacterEffect, target: Option<Target>) -> Result<(), Refusal> {
        let does = |something: bool| if something { Ok(()) } else { Err(Refusal::NoEffect) };
        match (effect, target) {
            (CharacterEffect::RerollAllUnplaced, None) => Ok(()),
            (CharacterEffect::ValueBonus { amount }, None) => does(match self.step {
                Step::ResearchSteps { value } => {
                    self.most_squares(value.saturating_add_signed(amount)) > self.most_squares(value)
                }
                _ => false,
            }),
            (CharacterEffect::SetUnplacedDie, Some(Target::Face { die, face })) => {
                let found = self.dice.get(usize::from(die)).ok_or(Refusal::NoSuchPiece)?;
                if found.at != DieSpot::Unplaced {
                    return Err(Refusal::DieAlreadyPlaced);
                }
                if !(1..=6).contains(&face) {
                    return Err(Refusal::WrongTarget);
                }
                does(found.face != face)
            }
            (CharacterEffect::GainEnergy { .. }, None) => does(self.energy < self.base().max_energy),
            (CharacterEffect::DestroyOnExplosion { .. }, Some(Target::Ship { ship })) => does(self.on_explosion(ship)),
            (CharacterEffect::ExcavatorForward { squares: most }, Some(Target::Squares { squares })) => {
                let left = PATH_END - self.excavator.index();
                does(left > 0)?;
                if (1..=most.min(left)).contains(&squares) { Ok(()) } else { Err(Refusal::WrongTarget) }
            }
            (CharacterEffect::Repair { .. }, None) => does(self.damage > 0),
            (CharacterEffect::BuildRobot { .. }, None) => {
                let robot = self.spare_robot()?;
                does(self.robot_squares(robot) != 0)
            }
            (CharacterEffect::SkipAction | CharacterEffect::SkipMoveAndAction, None) => does(self.may_skip(effect)),
            (CharacterEffect::ShiftShips { .. }, Some(Target::Shift { ship, column })) => {
                does(self.may_shift(ship, column))
            }
            (CharacterEffect::FreeRooms { .. }, None) => {
                let usable = self.usable_squares();
                let mut complete = self.base().rooms.iter().filter(|room| usable & room.mask == room.mask);
                does(complete.any(|room| self.room_cost(room, false) > 0))
            }
            _ => Err(Refusal::WrongTarget),
        }
    }

    /// Whether the ship stands on an explosion, red or not.
    pub(crate) fn on_explosion(&self, ship: u8) -> bool {
        match self.ships.get(usize::from(ship)) {
            Some(Berth::Sky { altitude, column }) => {
                let symbol = board::symbol(&self.sky, *altitude, *column);
                matches!(symbol, Symbol::Explosion(_) | Symbol::RedExplosion(_))
            }
            _ => false,
        }
    }

    /// Whether the ship may be pushed into a neighbouring column; each one once.
    pub(crate) fn may_shift(&self, ship: u8, to: u8) -> bool {
        match self.ships.get(usize::from(ship)) {
            Some(Berth::Sky { altitude, column }) => {
                to < COLUMNS
                    && column.abs_diff(to) == 1
                    && self.ship_at(*altitude, to).is_none()
                    && self.memory.shifted & 1 << ship == 0
            }
            _ => false,
        }
    }

    pub(crate) fn use_character<S: Sink<Self>>(
        &mut self,
        character: CharacterId,
        target: Option<Target>,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        let member = self.available(character)?;
        if !self.is_window(character.record().window) {
            return Err(Refusal::WrongWindow);
        }
        let effect = self.team[member].recruit.side().effect;
        self.may_use(effect, target)?;

        self.spend_character(member, play);
        match effect {
            CharacterEffect::RerollAllUnplaced => self.roll(self.unplaced(), RollCause::Character, play),
            CharacterEffect::GainEnergy { amount } => self.gain_energy(amount, EnergySource::Character, play),
            CharacterEffect::ValueBonus { amount } => {
                if let Step::ResearchSteps { value } = self.step {
                    self.step = Step::ResearchSteps { value: value.saturating_add_signed(amount) };
                }
            }
            CharacterEffect::Repair { amount } => {
                self.damage = self.damage.saturating_sub(amount);
                play.tell(self, Event::Repaired { damage: self.damage });
            }
            CharacterEffect::BuildRobot { value } => self.robot_by_character(value),
            CharacterEffect::SkipAction => self.run_mothership(true, false, play),
            CharacterEffect::SkipMoveAndAction => self.run_mothership(false, false, play),
            CharacterEffect::FreeRooms { rooms } => self.memory.free_rooms += rooms,
            CharacterEffect::SetUnplacedDie
            | CharacterEffect::DestroyOnExplosion { .. }
            | CharacterEffect::ExcavatorForward { .. }
            | CharacterEffect::ShiftShips { .. } => {
                if let Some(target) = target {
                    self.aim(target, play);
                }
            }
            CharacterEffect::SlowColumn { .. } | CharacterEffect::HoldAboard { .. } => {}
        }
        if let CharacterEffect::DestroyOnExplosion { ships } | CharacterEffect::ShiftShips { ships } = effect {
            self.ask_for_more(member as u8, ships - 1);
        }
        Ok(())
    }

    /// Carries out the effect on one target.
    fn aim<S: Sink<Self>>(&mut self, target: Target, play: &mut Play<'_, S>) {
        match target {
            Target::Face { die, face } => {
                self.dice[usize::from(die)].face = face;
                play.tell(self, Event::DieSet { die, face });
            }
            Target::Ship { ship } => self.destroy([ship].into_iter().collect(), Destroyer::Character, play),
            Target::Shift { ship, column: to } => {
                let from = self.ships[usize::from(ship)];
                let Berth::Sky { altitude, .. } = from else { return };
                let to = Berth::Sky { altitude, column: to };
                self.ships[usize::from(ship)] = to;
                self.memory.shifted |= 1 << ship;
                play.tell(self, Event::ShipShifted { ship, from, to });
            }
            Target::Squares { squares } => {
                if let Some(square) = Square::at(self.excavator.index() + squares) {
                    self.excavate_to(square, play);
                }
            }
        }
    }

    /// Asks for further ships one at a time, while there is one (UFS-SM-21).
    fn ask_for_more(&mut self, member: u8, left: u8) {
        self.step = Step::MoreShips { member, left };
        if left == 0 || self.further_targets(member).next().is_none() {
            self.finish_character(member);
        }
    }

    /// The targets that a character who takes several ships may still choose.
    pub(crate) fn further_targets(&self, member: u8) -> impl Iterator<Item = Target> {
        let effect = self.team.get(usize::from(member)).map(|member| member.recruit.side().effect);
        self.ship_targets(effect).filter(move |target| effect.is_some_and(|it| self.may_use(it, Some(*target)).is_ok()))
    }

    /// All ships as targets of an effect, possible or not.
    pub(crate) fn ship_targets(&self, effect: Option<CharacterEffect>) -> impl Iterator<Item = Target> {
        let destroys = matches!(effect, Some(CharacterEffect::DestroyOnExplosion { .. }));
        let shifts = matches!(effect, Some(CharacterEffect::ShiftShips { .. }));
        (0..).zip(self.ships).take(SHIPS).flat_map(move |(ship, berth)| {
            let column = berth.column().unwrap_or(0);
            let destroy = destroys.then_some(Target::Ship { ship });
            let left = (shifts && column > 0).then(|| Target::Shift { ship, column: column - 1 });
            let right = shifts.then_some(Target::Shift { ship, column: column + 1 });
            [destroy, left, right].into_iter().flatten()
        })
    }

    pub(crate) fn also_ship<S: Sink<Self>>(&mut self, target: Target, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        let Step::MoreShips { member, left } = self.step else { return Err(Refusal::NotNow) };
        let found = self.team.get(usize::from(member)).ok_or(Refusal::NotInTeam)?;
        self.may_use(found.recruit.side().effect, Some(target))?;
        self.aim(target, play);
        self.ask_for_more(member, left - 1);
        Ok(())
    }

    /// Goes back to the decision in which the character was used.
    pub(crate) fn finish_character(&mut self, member: u8) {
        self.memory.shifted = 0;
        let window = self.team.get(usize::from(member)).map(|member| member.recruit.character.record().window);
        self.step = if window == Some(Window::Place) { Step::PlaceDie } else { Step::RoomsAction };
    }
}
