//! The main state of a turn (TEG-TURN-2, SM-3).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::frames::{Frame, HireTerms};
use crate::pieces::{Face, PilotId};
use crate::refusal::Refusal;
use crate::state::State;

/// Activate, reroll, convert, hire or end the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Main;

/// What the active player does next.
#[derive(Clone, Copy, Debug)]
pub enum NextMove {
    /// Activates this die.
    Activate(u8),
    /// Begins a reroll.
    Reroll,
    /// Begins to convert.
    Convert,
    /// Begins to hire this pilot.
    Hire(PilotId),
    /// Ends the turn.
    EndTurn,
}

impl Decision<State> for Main {
    type Answer = NextMove;

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        let (faces, count) = game.inactive_faces(0);
        Face::each(faces, |face| {
            if game.face_possible(seat, face, || game.activation_means(face)) {
                choices.add(Action::Activate { face });
            }
        });
        if game.galaxy(seat).energy >= game.reroll_cost() {
            choices.add(Action::Reroll);
        }
        if game.converter_takes(count) {
            choices.add(Action::Convert);
        }
        if game.setup.expansion {
            game.each_hireable_pilot(seat, HireTerms::Own, |pilot| choices.add(Action::HirePilot { pilot }));
        }
        choices.add(Action::EndTurn);
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<NextMove, Refusal> {
        match action {
            Action::Activate { face } => {
                let die = game.inactive_die(face, 0).ok_or(Refusal::NoSuchDie)?;
                let possible = game.face_possible(seat, face, || game.activation_means(face));
                ensure(possible, Refusal::FaceImpossible { face: face.index() as u8 })?;
                Ok(NextMove::Activate(die))
            }
            Action::Reroll => {
                let (cost, have) = (game.reroll_cost(), game.galaxy(seat).energy);
                ensure(have >= cost, Refusal::RerollUnpaid { cost, have })?;
                Ok(NextMove::Reroll)
            }
            Action::Convert => {
                ensure(!game.this_turn.converter_used, Refusal::ConverterUsed)?;
                ensure(game.can_convert(), Refusal::ConverterDice)?;
                Ok(NextMove::Convert)
            }
            Action::HirePilot { pilot } => {
                game.permit_pilot(seat, HireTerms::Own, pilot)?;
                Ok(NextMove::Hire(pilot))
            }
            Action::EndTurn => Ok(NextMove::EndTurn),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: NextMove, play: &mut Play<'_, S>) {
        match answer {
            NextMove::Activate(die) => game.activate(die, play),
            NextMove::Reroll => game.push(Frame::Reroll { by_card: false, picked: 0 }),
            NextMove::Convert => game.push(Frame::Convert { spent: 0, target: None }),
            NextMove::Hire(pilot) => {
                let (terms, pilot) = (HireTerms::Own, Some(pilot));
                game.push(Frame::Hire { seat, terms, pilot, ship_type: None, paid: None });
            }
            NextMove::EndTurn => game.end_turn(play),
        }
    }
}
