//! Command Your Ships (section 7.7).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::decisions::Step;
use crate::decisions::flights::Flight;
use crate::event::Event;
use crate::pieces::{Card, Cards, Hex, Hexes, Holder};
use crate::refusal::Refusal;
use crate::state::State;

/// Command: which ship, where to (BA-DEC-14).
#[derive(Clone, Copy)]
pub struct Command;

/// What a commanded ship does.
#[derive(Clone, Copy)]
pub enum Order {
    /// It flies.
    Fly(Flight),
    /// It stays where it is, to place a Mission (BA-SHIP-8).
    Stay(Hex),
}

impl Command {
    /// Own ships that could place a Mission where they are.
    fn stays(self, game: &State) -> Hexes {
        let player = game.active_player();
        match game.turn.die {
            Some(die)
                if player.break_room > 0
                    && !player.fleet.is_empty()
                    && !game.held(game.active, die.colour.into()).is_empty() =>
            {
                player.fleet & game.open(die.colour)
            }
            _ => Hexes::EMPTY,
        }
    }

    /// A launched ship may stay at the Black Angel only to place a Mission (BA-SHIP-7).
    fn launch_and_stay(self, game: &State) -> bool {
        game.may_stay_at_angel() && !placeable(game, game.space.angel, 1).is_empty()
    }

    pub(super) fn is_moot(self, game: &State) -> bool {
        let range = game.turn.value;
        let flies = || game.any_flight(range) || (game.can_launch().is_ok() && self.launch_and_stay(game));
        self.stays(game).is_empty() && !(range > 0 && flies())
    }
}

impl Decision<State> for Command {
    type Answer = Order;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        if game.turn.value > 0 {
            game.offer_flights(game.turn.value, choices);
            if game.can_launch().is_ok() && self.launch_and_stay(game) {
                choices.add(Action::Launch { to: game.space.angel });
            }
        }
        choices.add_all(self.stays(game).iter().map(|hex| Action::UseShip { hex }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Order, Refusal> {
        let range = game.turn.value;
        match action {
            Action::MoveShip { from, to } => {
                ensure(range > 0, Refusal::StarMovesNothing)?;
                game.permit_move(from, to, range).map(Order::Fly)
            }
            Action::Launch { to } => {
                ensure(range > 0, Refusal::StarMovesNothing)?;
                let stays = || ensure(self.launch_and_stay(game), Refusal::StayNeedsMission);
                game.permit_launch(to, range, stays).map(Order::Fly)
            }
            Action::UseShip { hex } => {
                ensure(game.active_player().fleet.contains(hex), Refusal::NoShipThere)?;
                ensure(self.stays(game).contains(hex), Refusal::StayNeedsMission)?;
                Ok(Order::Stay(hex))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Moves, launches or uses a ship; where it then is a Mission may be placed.
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, order: Order, play: &mut Play<'_, S>) {
        game.decided();
        let (hex, must) = match order {
            Order::Fly(Flight::Move { to, .. }) => (to, false),
            Order::Fly(Flight::Launch { to }) => (to, to == game.space.angel),
            Order::Stay(hex) => (hex, true),
        };
        game.pending.push(Step::Place(Place { hex, must }));
        match order {
            Order::Fly(flight) => game.fly(seat, flight, play),
            Order::Stay(at) => play.tell(game, Event::ShipStayed { seat, at, ground: game.ground(at) }),
        }
    }
}

/// Command: place a Mission (BA-DEC-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Where the ship is.
    pub hex: Hex,
    /// Whether it is compulsory.
    pub must: bool,
}

/// The Missions that the active player could place on a hex, after `launched` robots have left the
/// break room (BA-SHIP-9).
fn placeable(game: &State, hex: Hex, launched: u8) -> Cards {
    match game.turn.die {
        Some(die) if game.active_player().break_room > launched && game.is_open(hex, die.colour) => {
            game.held(game.active, die.colour.into())
        }
        _ => Cards::EMPTY,
    }
}

impl Place {
    pub(super) fn is_moot(self, game: &State) -> bool {
        placeable(game, self.hex, 0).is_empty()
    }
}

impl Decision<State> for Place {
    type Answer = Option<Card>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(placeable(game, self.hex, 0).iter().map(|card| Action::PlaceMission { card }));
        if !self.must {
            choices.add(Action::NoMission);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<Card>, Refusal> {
        match action {
            Action::PlaceMission { card } => {
                ensure(placeable(game, self.hex, 0).contains(card), Refusal::CannotPlace)?;
                Ok(Some(card))
            }
            Action::NoMission => {
                ensure(!self.must, Refusal::MustPlace)?;
                Ok(None)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The Mission goes into space with a robot of the break room.
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, card: Option<Card>, play: &mut Play<'_, S>) {
        game.decided();
        let Some(card) = card else { return };
        let player = game.active_player_mut();
        player.hand.remove(card);
        player.break_room -= 1;
        game.place_mission(Holder::Seat(seat), card, self.hex, play);
    }
}
