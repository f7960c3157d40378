//! What a player can be asked (section 15), one module a phase of the rules, and the stack of steps
//! on which the questions wait.

mod boosts;
mod card_play;
mod command;
mod destroy;
mod die_use;
mod discover;
mod flights;
mod missions;
mod repair;
mod sequence_b;
mod setup;
mod tile_effects;
mod turn;

use engine::{Play, Sink};
use serde::{Deserialize, Serialize};

use crate::pieces::Hex;
use crate::state::State;

pub use boosts::{BoostAction, BoostDie};
pub use card_play::{Activate, PlayCard};
pub use command::{Command, Place};
pub use destroy::{Destroy, RavagerDiscard};
pub use die_use::{ChooseDie, ChooseTarget};
pub use discover::{Discover, Inject, PlaceAdvanced};
pub(crate) use flights::{Lanes, TILE_RANGE};
pub use missions::{MissionAct, OwnerActivation, Pay};
pub use repair::{Debris, Repair};
pub use sequence_b::Reserve;
pub(crate) use sequence_b::roll;
pub use setup::SetupReserve;
pub use tile_effects::{Chain, ChooseEffect, DrawColour, KeepCard, MoveShip, ShiftRobot};
pub use turn::{ChooseSequence, HandLimit};

engine::decisions! {
    /// One thing to do. Some ask a player, some happen by themselves; a sequence is laid down as the
    /// whole list of its steps, and each step may put others on top.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Step of State {
        /// A free reservation at setup (BA-DEC-1).
        SetupReserve(..),
        /// Sequence A or B (BA-DEC-2).
        #[default]
        ChooseSequence,
        /// A1: play a card or not (BA-DEC-3).
        PlayCard,
        /// A1: which tile to activate (BA-DEC-4).
        Activate(..),
        /// A starting tile: which of two effects (BA-TILE-7).
        ChooseEffect(..),
        /// `move_ship_2` (BA-TILE-3).
        MoveShip,
        /// `shift_robot` (BA-TILE-4).
        ShiftRobot,
        /// A chain tile: which neighbour (BA-TILE-5).
        Chain(..),
        /// `draw_mission`: which colour (BA-TILE-6).
        DrawColour,
        /// Two cards were drawn: which to keep (BA-TILE-6, BA-A3-2).
        KeepCard(..),
        /// A2: which die (BA-DEC-6).
        ChooseDie,
        /// A2: boosts for the die (BA-DEC-7).
        BoostDie,
        /// A2: where the die goes (BA-DEC-8).
        ChooseTarget,
        /// A2: boosts for the action (BA-DEC-9).
        BoostAction,
        /// The Ravager wants a card (BA-DEC-10).
        RavagerDiscard(..),
        /// Discover: which tile (BA-DEC-11).
        Discover(..),
        /// Discover: inject the tiles taken (BA-DEC-11).
        Inject,
        /// An Advanced tile was ejected: onto which space (BA-DISC-7).
        PlaceAdvanced(..),
        /// Repair: which cube (BA-DEC-12).
        Repair(..),
        /// Repair: where the debris goes (BA-DEC-12).
        Debris,
        /// Destroy: which location (BA-DEC-13).
        Destroy(..),
        /// Command: which ship, where to (BA-DEC-14).
        Command,
        /// Command: place a Mission (BA-DEC-14).
        Place(..),
        /// A Mission card in space: activate it (BA-DEC-15).
        MissionAct(..),
        /// Cards and tiles still to be given up for an activation, then its gain (BA-MIS-3).
        Pay(..),
        /// The owner may activate the card once (BA-DEC-16).
        OwnerActivation(..),
        /// Too many Missions in hand: which to discard (BA-DEC-18).
        HandLimit,
        /// B1: reserve dice (BA-DEC-19).
        Reserve(..),
    } and {
        /// The topmost Ravager of the action acts (BA-A2-10).
        Ravager,
        /// The action or Mission begins.
        Perform,
        /// Hal, the owner, activates the card once (BA-HAL-17).
        HalActivation {
            /// Where the card lies.
            hex: Hex,
        },
        /// A3: draw a card, return the die.
        Draw,
        /// B1: the neutral player's dice (BA-2P-4).
        NeutralDice,
        /// B2: clear the board.
        Reset,
        /// B3: the Black Angel advances.
        Advance,
        /// The turn is over: Hal or the next player.
        EndTurn,
    }
}

impl State {
    /// Carries out the step on top if it asks nobody: what only happens, and questions that have
    /// become moot, because nothing is left to choose (BA-DEC-5, BA-DEC-24). False if somebody is
    /// asked.
    pub(crate) fn next_step<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) -> bool {
        let Some(step) = self.pending.last().copied() else { return false };
        let moot = match step {
            Step::SetupReserve(_)
            | Step::ChooseSequence
            | Step::PlayCard
            | Step::ChooseEffect(_)
            | Step::KeepCard(_)
            | Step::ChooseDie
            | Step::ChooseTarget
            | Step::RavagerDiscard(_)
            | Step::PlaceAdvanced(_)
            | Step::Debris => false,
            Step::Activate(step) => step.is_moot(),
            Step::MoveShip => MoveShip.is_moot(self),
            Step::ShiftRobot => ShiftRobot.is_moot(self),
            Step::Chain(step) => step.is_moot(self),
            Step::DrawColour => DrawColour.is_moot(self),
            Step::BoostDie => BoostDie.is_moot(self),
            Step::BoostAction => BoostAction.is_moot(self),
            Step::Discover(step) => step.is_moot(self),
            Step::Inject => Inject.is_moot(self),
            Step::Repair(step) => step.is_moot(self),
            Step::Destroy(step) => step.is_moot(self),
            Step::Command => Command.is_moot(self),
            Step::Place(step) => step.is_moot(self),
            Step::MissionAct(step) => step.is_moot(self),
            Step::OwnerActivation(step) => step.is_moot(self),
            Step::HandLimit => HandLimit.is_moot(self),
            Step::Reserve(step) => step.is_moot(self),
            Step::Pay(step) => return step.proceed(self, play),
            Step::Ravager => return self.happens(play, State::strike),
            Step::Perform => return self.happens(play, |game, _| game.begin_action()),
            Step::HalActivation { hex } => return self.happens(play, |game, play| game.hal_activation(hex, play)),
            Step::Draw => return self.happens(play, State::draw_and_return),
            Step::NeutralDice => return self.happens(play, State::reroll_neutral),
            Step::Reset => return self.happens(play, State::reset_board),
            Step::Advance => return self.happens(play, State::advance),
            Step::EndTurn => return self.happens(play, State::end_turn),
        };
        if moot {
            self.pending.pop();
        }
        moot
    }

    /// The step on top leaves the stack, and this happens.
    #[inline]
    fn happens<S: Sink<State>>(
        &mut self,
        play: &mut Play<'_, S>,
        what: impl FnOnce(&mut State, &mut Play<'_, S>),
    ) -> bool {
        self.pending.pop();
        what(self, play);
        true
    }
}
