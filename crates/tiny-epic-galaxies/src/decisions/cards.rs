//! Cards that call another action (TEG-FX-11): a planet's (SM-13) or a face's (SM-15).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::event::Event;
use crate::frames::{Frame, Source, Task};
use crate::pieces::{Face, PlanetId, PlanetSet};
use crate::refusal::Refusal;
use crate::state::State;

/// Whose action to perform.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct CallPlanet {
    pub planets: PlanetSet,
    /// Energy and culture for the planet's owner, if it has one (TEG-PL-PAY).
    #[serde(skip)]
    pub(crate) price: (u8, u8),
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which face to perform: bit 0 is move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct ChooseFace {
    pub faces: u8,
    /// Whether everyone may follow for nothing (TEG-PL-ZAV).
    #[serde(skip)]
    pub(crate) free_follow: bool,
    #[serde(skip)]
    pub(crate) task: Task,
}

impl Decision<State> for CallPlanet {
    type Answer = PlanetId;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.planets.iter().map(|planet| Action::ChoosePlanet { planet }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<PlanetId, Refusal> {
        let Action::ChoosePlanet { planet } = action else { return Err(Refusal::NotAsked) };
        if !self.planets.contains(planet) {
            game.permit_planet(seat, planet, &game.means(seat))?;
            return Err(Refusal::NotUsable); // not within the card's reach
        }
        Ok(planet)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, planet: PlanetId, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        let owner = game.others(seat).find(|other| game.galaxy(*other).colonies.contains(planet));
        let (energy, culture) = self.price;
        game.pay(seat, energy, culture, owner, self.task.cause(), play);
        game.invoke(seat, planet, play);
    }
}

impl Decision<State> for ChooseFace {
    type Answer = Face;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        Face::each(self.faces, |face| choices.add(Action::ChooseFace { face }));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<Face, Refusal> {
        let Action::ChooseFace { face } = action else { return Err(Refusal::NotAsked) };
        ensure(self.faces >> face.index() & 1 == 1, Refusal::FaceNotChoosable)?;
        Ok(face)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, face: Face, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        play.tell(game, Event::FaceChosen { seat, face, cause: self.task.cause() });
        if self.free_follow {
            let (_, die) = game.resolution();
            game.open_window(seat, face, die, true);
        }
        game.push(Frame::Task(Task::new(seat, Source::Face { face })));
    }
}
