//! Where ships go: a move, a landing, a recall, a transfer (TEG-MOVE, TEG-PL-AND, TEG-PL-GORT).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::{Action, Destination};
use crate::event::{Cause, Event};
use crate::frames::{Frame, Task};
use crate::pieces::{PilotId, PlanetId, Resource};
use crate::refusal::Refusal;
use crate::resources::pair;
use crate::state::{Place, State};

/// Move one of these ships (SM-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Move {
    pub ships: u8,
    pub decline: bool,
    #[serde(skip)]
    pub(crate) count: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Move this ship once more, by its pilot's ability (BTB-ABIL-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct MoveAgain {
    pub ships: u8,
    pub decline: bool,
    #[serde(skip)]
    pub(crate) pilot: PilotId,
}

/// Use the planet landed on? (SM-5)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Landing {
    pub ship: u8,
    pub planet: PlanetId,
}

/// Which orbiting ship to recall (SM-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Recall {
    pub ships: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which resource to take for this many levels (SM-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct RecallGain {
    pub amount: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which orbiting ship to transfer, and where to (SM-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Transfer {
    pub ships: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// A flight of a ship, or none.
type Flight = Option<(u8, Destination)>;

impl State {
    fn offer_moves(&self, seat: Seat, ships: u8, choices: &mut impl Choices<Action>) {
        let stations = self.stations(seat);
        for ship in each_ship(ships) {
            self.each_destination(seat, ship, stations, |to| choices.add(Action::Move { ship, to }));
        }
    }

    /// A move of one of these ships, or none where it may be declined (TEG-FX-2).
    fn permit_flight(&self, seat: Seat, ships: u8, decline: bool, action: Action) -> Result<Flight, Refusal> {
        match action {
            Action::Move { ship, to } => {
                self.permit_ship(seat, ship, ships)?;
                self.permit_destination(seat, usize::from(ship), to)?;
                Ok(Some((ship, to)))
            }
            Action::Decline => {
                ensure(decline, Refusal::MayNotDecline)?;
                Ok(None)
            }
            _ => Err(Refusal::NotAsked),
        }
    }
}

impl Decision<State> for Move {
    type Answer = Flight;

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        game.offer_moves(seat, self.ships, choices);
        if self.decline {
            choices.add(Action::Decline);
        }
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Flight, Refusal> {
        game.permit_flight(seat, self.ships, self.decline, action)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Flight, play: &mut Play<'_, S>) {
        match answer {
            Some((ship, to)) => {
                game.use_ship(self.task, seat, ship, self.count);
                game.fly(seat, ship, to, self.task.cause(), play);
            }
            None => {
                game.next_step(self.task);
                play.tell(game, Event::Declined { seat });
            }
        }
    }
}

impl Decision<State> for MoveAgain {
    type Answer = Flight;

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        game.offer_moves(seat, self.ships, choices);
        choices.add(Action::Decline);
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Flight, Refusal> {
        game.permit_flight(seat, self.ships, self.decline, action)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Flight, play: &mut Play<'_, S>) {
        game.pop();
        match answer {
            Some((ship, to)) => game.fly(seat, ship, to, Cause::Pilot { pilot: self.pilot }, play),
            None => play.tell(game, Event::Declined { seat }),
        }
    }
}

impl Decision<State> for Landing {
    /// Whether the planet is used.
    type Answer = bool;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all([Action::UsePlanet, Action::SkipPlanet]);
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<bool, Refusal> {
        match action {
            Action::UsePlanet => Ok(true),
            Action::SkipPlanet => Ok(false),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, used: bool, play: &mut Play<'_, S>) {
        let Landing { ship, planet, .. } = self;
        game.pop();
        if used {
            game.use_landing(seat, ship, planet, play);
        } else {
            play.tell(game, Event::PlanetSkipped { seat, planet });
        }
    }
}

impl Decision<State> for Recall {
    /// A ship and the level that it has reached.
    type Answer = (usize, u8);

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(each_ship(self.ships).map(|ship| Action::Recall { ship }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<(usize, u8), Refusal> {
        let Action::Recall { ship } = action else { return Err(Refusal::NotAsked) };
        let ship = usize::from(ship);
        match game.galaxy(seat).ships.get(ship).ok_or(Refusal::NoSuchShip)?.place {
            Place::Orbit { level, .. } => Ok((ship, level)),
            _ => Err(Refusal::NotOnTrack),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, (ship, level): (usize, u8), play: &mut Play<'_, S>) {
        game.replace_top(Frame::Task(Task { last: Some(level), ..self.task }));
        game.put_ship(seat, ship, Place::Galaxy, self.task.cause(), play);
    }
}

impl Decision<State> for RecallGain {
    type Answer = Resource;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all([Resource::Energy, Resource::Culture].map(|resource| Action::TakeResource { resource }));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<Resource, Refusal> {
        let Action::TakeResource { resource } = action else { return Err(Refusal::NotAsked) };
        Ok(resource)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, resource: Resource, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        let (energy, culture) = pair(resource, self.amount);
        game.gain(seat, energy, culture, self.task.cause(), play);
    }
}

impl Decision<State> for Transfer {
    /// A ship and its new orbit.
    type Answer = (usize, Place);

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        for ship in each_ship(self.ships) {
            for planet in game.row.iter().flatten().copied() {
                if game.transfer(seat, ship, planet).is_some() {
                    choices.add(Action::Transfer { ship, planet });
                }
            }
        }
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<(usize, Place), Refusal> {
        let Action::Transfer { ship, planet } = action else { return Err(Refusal::NotAsked) };
        ensure(game.slot(planet).is_some(), Refusal::NoTransfer)?;
        let place = game.transfer(seat, ship, planet).ok_or(Refusal::NoTransfer)?;
        Ok((usize::from(ship), place))
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        (ship, place): (usize, Place),
        play: &mut Play<'_, S>,
    ) {
        game.next_step(self.task);
        game.put_ship(seat, ship, place, self.task.cause(), play);
    }
}

/// The numbers of the ships in a set.
pub(crate) fn each_ship(ships: u8) -> impl Iterator<Item = u8> {
    (0..4).filter(move |ship| ships >> ship & 1 == 1)
}
