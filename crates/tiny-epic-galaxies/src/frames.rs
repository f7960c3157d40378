//! What is being resolved: a stack of frames, the last of which is at work.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::notation::{EffectStep, FACE_STEPS, Who};
use crate::event::Cause;
use crate::pieces::{ExplorationId, Face, PilotId, PlanetId, PlanetSet, ShipType};
use crate::state::{HUMAN, TinyEpicGalaxies};

/// How many frames the stack can hold.
pub const STACK: usize = 40;
/// A planet action is not called any more when the stack is this deep, so that it can never
/// overflow (TEG-FX-14).
pub const DEEP: usize = 24;

/// What gives an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// The face of a die: activated, followed, repeated or chosen.
    Face {
        /// Which.
        face: Face,
    },
    /// A planet's action.
    Planet {
        /// Which.
        planet: PlanetId,
    },
    /// An exploration card; of several with the same effect the first (BTB-EXP-6).
    Exploration {
        /// Which.
        card: ExplorationId,
        /// The ship that explored, if one did.
        ship: Option<u8>,
    },
    /// The action of the Rogue's mat.
    Rogue {
        /// At this level.
        level: u8,
    },
}

/// An effect being carried out, step by step (TEG-FX-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The acting player.
    pub seat: Seat,
    /// What gives the effect.
    pub source: Source,
    /// The step at work, from 0.
    pub step: u8,
    /// How much of the step is done: ships advanced, pushed back or moved, dice discarded.
    pub done: u8,
    /// The ships that the step has used: bit `4 * galaxy + ship`.
    pub used: u32,
    /// The own ship (or the die) that the effect chose last.
    pub last: Option<u8>,
    /// Those whom the step has already asked or passed over.
    pub asked: Seats,
}

impl Task {
    /// An effect at its beginning.
    pub fn new(seat: Seat, source: Source) -> Task {
        Task { seat, source, step: 0, done: 0, used: 0, last: None, asked: Seats::NONE }
    }

    /// Who answers what the effect asks: for the Rogue the human.
    #[inline]
    pub(crate) fn decider(&self) -> Seat {
        if matches!(self.source, Source::Rogue { .. }) { HUMAN } else { self.seat }
    }

    /// Where the effect comes from, for the log.
    pub(crate) fn cause(&self) -> Cause {
        match self.source {
            Source::Face { face } => Cause::Face { face },
            Source::Planet { planet } => Cause::Planet { planet },
            Source::Exploration { card, .. } => Cause::Exploration { card },
            Source::Rogue { level } => Cause::RogueMat { level },
        }
    }
}

/// The default fills the unused places of the stack.
impl Default for Frame {
    fn default() -> Frame {
        Frame::ColonyUsed { seat: Seat(0) }
    }
}

/// Something begun that is not finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Frame {
    /// One die, one follow or one free follow (TEG-FX-6).
    Resolution {
        /// Whose.
        seat: Seat,
        /// The die that is resolved or followed.
        die: Option<u8>,
        /// The planet cards that it has invoked.
        invoked: PlanetSet,
    },
    /// An effect.
    Task(Task),
    /// A follow window (SM-16).
    Window {
        /// Who is followed.
        opener: Seat,
        /// What is copied.
        face: Face,
        /// The die that is followed.
        die: Option<u8>,
        /// Whether following costs nothing (TEG-PL-ZAV).
        free: bool,
        /// Who has not decided yet.
        undecided: Seats,
        /// Who decides now.
        asking: Option<Seat>,
    },
    /// A ship has landed: use the planet? (SM-5)
    Landing {
        /// Whose ship.
        seat: Seat,
        /// Which.
        ship: u8,
        /// Where.
        planet: PlanetId,
    },
    /// What a Move still brings after the landing action or the exploration (SM-T10).
    Arrival {
        /// Whose ship.
        seat: Seat,
        /// Which.
        ship: u8,
        /// What is still to come.
        stage: ArrivalStage,
    },
    /// A pilot's ability may be paid for (SM-19).
    Ability {
        /// Whose pilot.
        seat: Seat,
        /// The ship under the card.
        ship: u8,
        /// What is bought.
        offer: AbilityOffer,
    },
    /// A ship chosen by `move_again` moves once more (SM-4).
    MoveAgain {
        /// Whose ship.
        seat: Seat,
        /// Which.
        ship: u8,
    },
    /// A colonized planet was used: `colony_gain` (BTB-ABIL-21).
    ColonyUsed {
        /// Who used it.
        seat: Seat,
    },
    /// An exploration begins (SM-17).
    Explore {
        /// Who explores.
        seat: Seat,
        /// With which ship.
        ship: u8,
    },
    /// A green card was drawn (SM-18).
    Drawn {
        /// Who explores.
        seat: Seat,
        /// With which ship.
        ship: u8,
        /// The card, in the hand of the explorer.
        card: ExplorationId,
    },
    /// Dice are being picked for a reroll.
    Reroll {
        /// Whether a card gives it.
        by_card: bool,
        /// The dice picked, one bit each.
        picked: u8,
    },
    /// The converter is being filled (TEG-DICE-5).
    Convert {
        /// The dice picked, one bit each.
        spent: u8,
        /// The die to be set.
        target: Option<u8>,
    },
    /// A pilot is being hired.
    Hire {
        /// Who hires.
        seat: Seat,
        /// By which means.
        terms: HireTerms,
        /// Whom.
        pilot: Option<PilotId>,
        /// For which advanced ship.
        ship_type: Option<ShipType>,
        /// With how many dice it is paid.
        paid: Option<u8>,
    },
    /// The Rogue's turn (SM-21).
    RogueTurn {
        /// How many dice are still to be rolled.
        left: u8,
        /// Whether it is the bonus turn (SOLO-13).
        bonus: bool,
    },
    /// A Rogue die: accept or pay (SOLO-5).
    RogueDie {
        /// Which.
        die: u8,
        /// Whether hard mode has rerolled it.
        rerolled: bool,
    },
}

/// The rest of a Move, in the order of SM-T10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ArrivalStage {
    /// The landing action may be used.
    Landed {
        /// Of this planet.
        planet: PlanetId,
    },
    /// The landing action was used and may be repeated.
    LandingUsed {
        /// Of this planet.
        planet: PlanetId,
    },
    /// The ship has explored.
    Explored,
    /// Only `move_again` is left.
    Last,
}

/// What an optional cost of a pilot buys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AbilityOffer {
    /// `advance_surge`.
    AdvanceSurge,
    /// `land_repeat` of this planet's action.
    LandRepeat {
        /// Which planet.
        planet: PlanetId,
    },
    /// `move_again`.
    MoveAgain,
}

/// How a hire is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum HireTerms {
    /// The active player's own: a matching pair or three of a kind (BTB-PILOT-2).
    Own,
    /// By a card's effect.
    Card {
        /// How many identical dice.
        dice: u8,
        /// Whether their face must match the ship.
        matching: bool,
    },
}

impl TinyEpicGalaxies {
    /// The steps of an effect.
    #[inline]
    pub(crate) fn steps(&self, source: Source) -> &'static [EffectStep] {
        let data = self.data.get();
        match source {
            Source::Face { face } => &FACE_STEPS[face.index()],
            Source::Planet { planet } => &data[planet].effect,
            Source::Exploration { card, .. } => &data[card].effect,
            Source::Rogue { level } => &data[self.setup.rogue].at_level(level).action,
        }
    }

    /// The step that an effect is at.
    #[inline]
    pub(crate) fn step(&self, task: Task) -> Option<EffectStep> {
        self.steps(task.source).get(usize::from(task.step)).copied()
    }

    /// Whether the step that an effect is at asks one player after the other (TEG-PL-TERRA).
    #[inline]
    pub(crate) fn asks_each_other(&self, task: Task) -> bool {
        matches!(task.source, Source::Planet { .. } | Source::Exploration { .. })
            && matches!(self.step(task), Some(EffectStep::Advance { who: Who::EachOther, .. }))
    }

    /// Puts a frame on the stack. There is room: see [`DEEP`].
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        let surplus = self.frames.try_push(frame);
        debug_assert!(surplus.is_none(), "TEG-FX-14 keeps the stack low");
    }

    /// Takes the frame at work off the stack.
    #[inline]
    pub(crate) fn pop(&mut self) {
        let left = self.frames.len().saturating_sub(1);
        self.frames.truncate(left);
    }

    /// The frame at work becomes this one.
    #[inline]
    pub(crate) fn replace_top(&mut self, frame: Frame) {
        if let Some(top) = self.frames.last_mut() {
            *top = frame;
        }
    }

    /// The step of the effect at work is over. An effect that has no step left makes room at once,
    /// so that what its last step calls does not lie on top of it.
    #[inline]
    pub(crate) fn next_step(&mut self, task: Task) {
        let by_face = matches!(task.source, Source::Face { .. }); // a face has one step
        if by_face || usize::from(task.step) + 1 >= self.steps(task.source).len() {
            self.pop();
        } else {
            let next = Task { step: task.step + 1, last: task.last, ..Task::new(task.seat, task.source) };
            self.replace_top(Frame::Task(next));
        }
    }

    /// One ship more is used by the step; the last of `count` ends it before anything else happens.
    pub(crate) fn use_ship(&mut self, task: Task, owner: Seat, ship: u8, count: u8) {
        let used = task.used | 1 << (4 * owner.0 + ship);
        let task = Task { done: task.done + 1, used, last: Some(ship), ..task };
        if task.done >= count { self.next_step(task) } else { self.replace_top(Frame::Task(task)) }
    }

    /// The cards that the resolution at work has invoked (TEG-FX-6) and its die.
    pub(crate) fn resolution(&self) -> (PlanetSet, Option<u8>) {
        self.frames
            .iter()
            .rev()
            .find_map(|frame| match frame {
                Frame::Resolution { invoked, die, .. } => Some((*invoked, *die)),
                _ => None,
            })
            .unwrap_or_default()
    }
}
