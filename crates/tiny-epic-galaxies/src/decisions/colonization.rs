//! Ships on their tracks, and the planets of the row (TEG-ADV, TEG-FX-7, TEG-PL-HELIOS).

use engine::{Choices, Decision, Play, Seat, Seats, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::decisions::ships::each_ship;
use crate::event::Event;
use crate::frames::{AbilityOffer, Frame, Source, Task};
use crate::pieces::PlanetId;
use crate::refusal::Refusal;
use crate::state::{Place, State};

/// Advance one of these ships (SM-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Advance {
    pub ships: u8,
    pub steps: u8,
    pub decline: bool,
    #[serde(skip)]
    pub(crate) count: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Advance one of these ships, since somebody else's card lets everyone (TEG-PL-TERRA).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct AdvanceToo {
    pub ships: u8,
    pub steps: u8,
    pub decline: bool,
    #[serde(skip)]
    pub(crate) seat: Seat,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Push one of these ships back: bit `4 * player + ship` (SM-9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Regress {
    pub ships: u32,
    pub steps: u8,
    #[serde(skip)]
    pub(crate) count: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which planet to remove from the row (SM-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReplacePlanet {
    pub(crate) task: Task,
}

/// One of these ships, on its track.
fn permit_advance(ships: u8, action: Action) -> Result<u8, Refusal> {
    match action {
        Action::Advance { ship } => {
            ensure(ship < 4, Refusal::NoSuchShip)?;
            ensure(ships >> ship & 1 == 1, Refusal::NotOnTrack)?;
            Ok(ship)
        }
        Action::Decline => Err(Refusal::MayNotDecline),
        _ => Err(Refusal::NotAsked),
    }
}

/// One of these ships of any player. Offers them with `each_regress`.
pub(crate) fn permit_regress(ships: u32, action: Action) -> Result<(Seat, u8), Refusal> {
    let Action::Regress { player, ship } = action else { return Err(Refusal::NotAsked) };
    let known = ship < 4 && player.0 < 5;
    ensure(known && ships >> (4 * player.0 + ship) & 1 == 1, Refusal::NotRegressible)?;
    Ok((player, ship))
}

/// Every one of these ships.
pub(crate) fn each_regress(ships: u32) -> impl Iterator<Item = Action> {
    let known = (0..20).filter(move |bit| ships >> bit & 1 == 1);
    known.map(|bit| Action::Regress { player: Seat(bit / 4), ship: bit % 4 })
}

impl Decision<State> for Advance {
    type Answer = u8;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(each_ship(self.ships).map(|ship| Action::Advance { ship }));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<u8, Refusal> {
        permit_advance(self.ships, action)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, ship: u8, play: &mut Play<'_, S>) {
        game.use_ship(self.task, seat, ship, self.count);
        game.advance(seat, usize::from(ship), self.steps, self.task.cause(), play);
        // BTB-ABIL-5: only after an advance die, and only while the ship is in orbit.
        let offer = AbilityOffer::AdvanceSurge;
        let orbits = matches!(game.galaxy(seat).ships[usize::from(ship)].place, Place::Orbit { .. });
        let by_die = matches!(self.task.source, Source::Face { .. });
        if by_die && orbits && game.ability_price(seat, ship, offer).is_some() {
            game.push(Frame::Ability { seat, ship, offer });
        }
    }
}

impl Decision<State> for AdvanceToo {
    /// A ship, or none.
    type Answer = Option<u8>;

    fn asked(&self, _: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(each_ship(self.ships).map(|ship| Action::Advance { ship }));
        choices.add(Action::Decline);
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<Option<u8>, Refusal> {
        if action == Action::Decline { Ok(None) } else { permit_advance(self.ships, action).map(Some) }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Option<u8>, play: &mut Play<'_, S>) {
        game.replace_top(Frame::Task(Task { asked: self.task.asked.with(seat), ..self.task }));
        match answer {
            Some(ship) => game.advance(seat, usize::from(ship), self.steps, self.task.cause(), play),
            None => play.tell(game, Event::Declined { seat }),
        }
    }
}

impl Decision<State> for Regress {
    /// Whose ship, and which.
    type Answer = (Seat, u8);

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(each_regress(self.ships));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<(Seat, u8), Refusal> {
        permit_regress(self.ships, action)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, (owner, ship): (Seat, u8), play: &mut Play<'_, S>) {
        game.use_ship(self.task, owner, ship, self.count);
        game.regress(owner, usize::from(ship), self.steps, self.task.cause(), play);
    }
}

impl Decision<State> for ReplacePlanet {
    /// A planet and its slot.
    type Answer = (PlanetId, usize);

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let vacant = game.row.iter().flatten().copied().filter(|planet| game.is_vacant(*planet));
        choices.add_all(vacant.map(|planet| Action::ChoosePlanet { planet }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<(PlanetId, usize), Refusal> {
        let Action::ChoosePlanet { planet } = action else { return Err(Refusal::NotAsked) };
        let slot = game.slot(planet).ok_or(Refusal::NotInRow)?;
        ensure(game.is_vacant(planet), Refusal::PlanetOccupied)?;
        Ok((planet, slot))
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        (planet, slot): (PlanetId, usize),
        play: &mut Play<'_, S>,
    ) {
        game.next_step(self.task);
        game.row[slot] = None;
        game.planets_removed.insert(planet);
        play.tell(game, Event::PlanetRemoved { seat, slot: slot as u8, planet });
        game.refill_row(slot, play);
    }
}
