//! The secret missions, chosen by everybody at once (TEG-SETUP-4, SM-1).

use engine::{Choices, Decision, Play, Seat, Seats, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::event::Event;
use crate::pieces::MissionId;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Keep one of the two missions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct KeepMission;

impl State {
    /// Who has not chosen a mission yet (TEG-SETUP-7).
    pub(crate) fn choosing_missions(&self) -> Seats {
        self.everyone().filter(|seat| self.galaxy(*seat).mission.is_some_and(|hand| hand.kept.is_none())).collect()
    }
}

impl Decision<State> for KeepMission {
    type Answer = MissionId;

    fn asked(&self, game: &State) -> Seats {
        game.choosing_missions()
    }

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        let dealt = game.galaxy(seat).mission.into_iter().flat_map(|hand| hand.dealt);
        choices.add_all(dealt.map(|mission| Action::KeepMission { mission }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<MissionId, Refusal> {
        let Action::KeepMission { mission } = action else { return Err(Refusal::NotAsked) };
        let dealt = game.galaxy(seat).mission.is_some_and(|hand| hand.dealt.contains(&mission));
        ensure(dealt, Refusal::NotYourMission)?;
        Ok(mission)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, mission: MissionId, play: &mut Play<'_, S>) {
        if let Some(hand) = &mut game.galaxy_mut(seat).mission {
            hand.kept = Some(mission);
        }
        play.tell(game, Event::MissionKept { seat, mission: Some(mission) });
        if game.choosing_missions().is_empty() {
            game.phase = Phase::Turns;
            game.start_turn(Seat(game.setup.first), play);
        }
    }
}
