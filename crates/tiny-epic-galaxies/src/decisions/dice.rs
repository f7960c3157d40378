//! Inactive dice: rerolled, converted, set and discarded (TEG-DICE-3 to TEG-DICE-7, SM-12).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::event::Event;
use crate::frames::{Frame, Task};
use crate::pieces::Face;
use crate::refusal::Refusal;
use crate::state::{DiePlace, State};

/// Pick dice to reroll, then roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Reroll {
    pub picked: u8,
    pub by_card: bool,
}

/// Pick two dice to spend, then the die to set, then its face (TEG-DICE-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Convert {
    pub spent: u8,
    pub target: Option<u8>,
}

/// Which die to set and to what, by a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct SetDie {
    pub die: Option<u8>,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which die to discard, by a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct DiscardDie {
    pub left: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// A die that is picked, or what becomes of those picked before.
#[derive(Clone, Copy, Debug)]
pub enum PickOr<T> {
    /// This die.
    Pick(u8),
    /// The picking is over.
    Done(T),
}

impl State {
    /// An inactive die with this face that is not picked yet (TEG-TERM-3).
    fn permit_die(&self, face: Face, picked: u8) -> Result<u8, Refusal> {
        self.inactive_die(face, picked).ok_or(Refusal::NoSuchDie)
    }

    /// Each face that an inactive die shows which is not picked yet.
    fn offer_dice(&self, picked: u8, choices: &mut impl Choices<Action>) {
        let (faces, _) = self.inactive_faces(picked);
        Face::each(faces, |face| choices.add(Action::PickDie { face }));
    }

    /// A face that the die does not show (TEG-DICE-5).
    fn permit_face(&self, die: u8, face: Face) -> Result<(Face, u8), Refusal> {
        let shown = self.dice.get(usize::from(die)).map(|die| die.face);
        ensure(shown != Some(face), Refusal::SameFace)?;
        Ok((face, die))
    }

    /// Each face that the die does not show.
    fn offer_faces(&self, die: u8, choices: &mut impl Choices<Action>) {
        let shown = self.dice.get(usize::from(die)).map_or(0, |die| 1 << die.face.index());
        Face::each(0x3f & !shown, |face| choices.add(Action::SetFace { face }));
    }
}

impl Decision<State> for Reroll {
    type Answer = PickOr<()>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        game.offer_dice(self.picked, choices);
        if self.picked != 0 {
            choices.add(Action::Roll);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<PickOr<()>, Refusal> {
        match action {
            Action::PickDie { face } => game.permit_die(face, self.picked).map(PickOr::Pick),
            Action::Roll => ensure(self.picked != 0, Refusal::NothingPicked).map(PickOr::Done),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, answer: PickOr<()>, play: &mut Play<'_, S>) {
        let Reroll { picked, by_card } = self;
        match answer {
            PickOr::Pick(die) => game.replace_top(Frame::Reroll { by_card, picked: picked | 1 << die }),
            PickOr::Done(()) => {
                game.pop();
                game.reroll(picked, by_card, play);
            }
        }
    }
}

impl Decision<State> for Convert {
    type Answer = PickOr<(Face, u8)>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        match self.target {
            None => game.offer_dice(self.spent, choices),
            Some(die) => game.offer_faces(die, choices),
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<PickOr<(Face, u8)>, Refusal> {
        match (self.target, action) {
            (None, Action::PickDie { face }) => game.permit_die(face, self.spent).map(PickOr::Pick),
            (Some(die), Action::SetFace { face }) => game.permit_face(die, face).map(PickOr::Done),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, answer: PickOr<(Face, u8)>, play: &mut Play<'_, S>) {
        let spent = self.spent;
        match answer {
            PickOr::Pick(die) => {
                let full = spent.count_ones() >= u32::from(game.data.limits.converter_dice_spent);
                game.replace_top(if full {
                    Frame::Convert { spent, target: Some(die) }
                } else {
                    Frame::Convert { spent: spent | 1 << die, target: None }
                });
            }
            PickOr::Done((face, target)) => {
                game.pop();
                game.convert(spent, target, face, play);
            }
        }
    }
}

impl Decision<State> for SetDie {
    type Answer = PickOr<(Face, u8)>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        match self.die {
            None => game.offer_dice(0, choices),
            Some(die) => game.offer_faces(die, choices),
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<PickOr<(Face, u8)>, Refusal> {
        match (self.die, action) {
            (None, Action::PickDie { face }) => game.permit_die(face, 0).map(PickOr::Pick),
            (Some(die), Action::SetFace { face }) => game.permit_face(die, face).map(PickOr::Done),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: PickOr<(Face, u8)>, play: &mut Play<'_, S>) {
        match answer {
            PickOr::Pick(die) => game.replace_top(Frame::Task(Task { last: Some(die), ..self.task })),
            PickOr::Done((to, die)) => {
                game.next_step(self.task);
                let Some(set) = game.dice.get_mut(usize::from(die)) else { return };
                let from = std::mem::replace(&mut set.face, to);
                play.tell(game, Event::DieSet { seat, die, from, to, cause: self.task.cause() });
            }
        }
    }
}

impl Decision<State> for DiscardDie {
    type Answer = (Face, u8);

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        game.offer_dice(0, choices);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<(Face, u8), Refusal> {
        let Action::PickDie { face } = action else { return Err(Refusal::NotAsked) };
        Ok((face, game.permit_die(face, 0)?))
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, (face, die): (Face, u8), play: &mut Play<'_, S>) {
        let task = Task { done: self.task.done + 1, ..self.task };
        if self.left > 1 {
            game.replace_top(Frame::Task(task));
        } else {
            game.next_step(task);
        }
        game.dice[usize::from(die)].place = DiePlace::Discarded;
        play.tell(game, Event::DieDiscarded { seat, die, face, cause: task.cause() });
    }
}
