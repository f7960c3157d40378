//! What a Technology tile asks when it is activated (section 6).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::Effect;
use crate::decisions::TILE_RANGE;
use crate::decisions::flights::Flight;
use crate::event::{By, Event};
use crate::pieces::{Card, Cell, Colour, Tile};
use crate::refusal::Refusal;
use crate::state::State;

/// A starting tile: which of two effects (BA-TILE-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChooseEffect {
    /// The tile.
    pub tile: Tile,
    /// Its cell.
    pub cell: Cell,
}

impl Decision<State> for ChooseEffect {
    type Answer = Effect;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(game.data[self.tile].effects.iter().map(|effect| Action::ChooseEffect { effect: *effect }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Effect, Refusal> {
        match action {
            Action::ChooseEffect { effect } => {
                ensure(game.data[self.tile].effects.contains(&effect), Refusal::NoSuchEffect)?;
                Ok(effect)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, effect: Effect, play: &mut Play<'_, S>) {
        game.decided();
        play.tell(game, Event::EffectChosen { seat, effect });
        game.resolve_effect(effect, self.cell, play);
    }
}

/// `move_ship_2`: a launched ship may also stay at the Black Angel (BA-TILE-3).
#[derive(Clone, Copy)]
pub struct MoveShip;

impl MoveShip {
    pub(super) fn is_moot(self, game: &State) -> bool {
        !(game.any_flight(TILE_RANGE) || (game.can_launch().is_ok() && game.may_stay_at_angel()))
    }
}

impl Decision<State> for MoveShip {
    type Answer = Flight;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        game.offer_flights(TILE_RANGE, choices);
        if game.can_launch().is_ok() && game.may_stay_at_angel() {
            choices.add(Action::Launch { to: game.space.angel });
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Flight, Refusal> {
        match action {
            Action::MoveShip { from, to } => game.permit_move(from, to, TILE_RANGE),
            Action::Launch { to } => {
                game.permit_launch(to, TILE_RANGE, || ensure(game.may_stay_at_angel(), Refusal::HexFull))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, flight: Flight, play: &mut Play<'_, S>) {
        game.decided();
        game.fly(seat, flight, play);
    }
}

/// `shift_robot`: between break room and workstation (BA-TILE-4).
#[derive(Clone, Copy)]
pub struct ShiftRobot;

/// Which way a robot goes.
#[derive(Clone, Copy)]
pub enum Shift {
    /// To this workstation.
    Man(Colour),
    /// From this workstation.
    Recall(Colour),
}

impl ShiftRobot {
    pub(super) fn is_moot(self, game: &State) -> bool {
        game.active_player().break_room == 0 && game.active_player().crew() == 0
    }
}

impl Decision<State> for ShiftRobot {
    type Answer = Shift;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let player = game.active_player();
        if player.break_room > 0 {
            choices.add_all(Colour::ALL.map(|colour| Action::ManWorkstation { colour }));
        }
        let manned = Colour::ALL.into_iter().filter(|colour| player.workstations[colour.index()] > 0);
        choices.add_all(manned.map(|colour| Action::RecallRobot { colour }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Shift, Refusal> {
        let player = game.active_player();
        match action {
            Action::ManWorkstation { colour } => {
                ensure(player.break_room > 0, Refusal::NoRobot)?;
                Ok(Shift::Man(colour))
            }
            Action::RecallRobot { colour } => {
                ensure(player.workstations[colour.index()] > 0, Refusal::NoRobot)?;
                Ok(Shift::Recall(colour))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, shift: Shift, play: &mut Play<'_, S>) {
        game.decided();
        match shift {
            Shift::Man(colour) => game.man_workstation(seat, colour, play),
            Shift::Recall(colour) => game.recall_robot(seat, colour, play),
        }
    }
}

/// A chain tile: which neighbour (BA-TILE-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chain {
    /// Where the chain tile lies.
    pub cell: Cell,
    /// Whether it looks up and down.
    pub vertical: bool,
}

impl Chain {
    fn targets(self, game: &State) -> crate::pieces::Cells {
        game.active_player().chain_targets(&game.data, self.cell, self.vertical)
    }

    pub(super) fn is_moot(self, game: &State) -> bool {
        self.targets(game).is_empty()
    }
}

impl Decision<State> for Chain {
    type Answer = Cell;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.targets(game).iter().map(|cell| Action::Chain { cell }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Cell, Refusal> {
        match action {
            Action::Chain { cell } => {
                ensure(self.targets(game).contains(cell), Refusal::NoChain)?;
                Ok(cell)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, cell: Cell, play: &mut Play<'_, S>) {
        game.decided();
        game.activate_tile(cell, By::Chain, play);
    }
}

/// `draw_mission`: which colour (BA-TILE-6).
#[derive(Clone, Copy)]
pub struct DrawColour;

impl DrawColour {
    pub(super) fn is_moot(self, game: &State) -> bool {
        !Colour::ALL.into_iter().any(|colour| game.can_draw(colour))
    }
}

impl Decision<State> for DrawColour {
    type Answer = Colour;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let colours = Colour::ALL.into_iter().filter(|colour| game.can_draw(*colour));
        choices.add_all(colours.map(|colour| Action::DrawColour { colour }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Colour, Refusal> {
        match action {
            Action::DrawColour { colour } => {
                ensure(game.can_draw(colour), Refusal::NoCardLeft)?;
                Ok(colour)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, _: Seat, colour: Colour, play: &mut Play<'_, S>) {
        game.decided();
        game.draw_to_hand(colour, play);
    }
}

/// Two cards were drawn: which to keep (BA-TILE-6, BA-A3-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeepCard {
    /// The two.
    pub cards: [Card; 2],
}

/// The card that stays and the one that goes.
#[derive(Clone, Copy)]
pub struct Kept {
    kept: Card,
    discarded: Card,
}

impl Decision<State> for KeepCard {
    type Answer = Kept;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.cards.map(|card| Action::KeepCard { card }));
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<Kept, Refusal> {
        match action {
            Action::KeepCard { card } => {
                ensure(self.cards.contains(&card), Refusal::NotDrawn)?;
                let discarded = if self.cards[0] == card { self.cards[1] } else { self.cards[0] };
                Ok(Kept { kept: card, discarded })
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Kept, play: &mut Play<'_, S>) {
        game.decided();
        let Kept { kept, discarded } = answer;
        game.active_player_mut().hand.insert(kept);
        game.discard.insert(discarded);
        play.tell(game, Event::CardKept { seat, kept: Some(kept), discarded });
    }
}
