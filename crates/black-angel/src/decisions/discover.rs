//! Discover Technology and injection into the grid (section 7.4).

use engine::{Choices, Decision, Piece, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::decisions::Step;
use crate::event::{Event, Item, Why};
use crate::pieces::{Advanced, Arrow, Colour, Holder, Tile};
use crate::player::GridTile;
use crate::refusal::Refusal;
use crate::state::{State, Taken};

/// Discover: which tile (BA-DEC-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discover {
    /// Points left.
    pub points: u8,
}

/// What is taken for how many points.
#[derive(Clone, Copy)]
pub enum Discovery {
    /// The tile of a display space.
    Display {
        /// From 1.
        space: u8,
        /// Its cost.
        cost: u8,
    },
    /// The Advanced tile of a slot.
    Advanced {
        /// From 1.
        slot: u8,
    },
    /// Nothing more.
    Stop,
}

impl Discover {
    pub(super) fn is_moot(self, game: &State) -> bool {
        game.turn.taken.is_full() || !game.can_discover(self.points)
    }

    fn affords(self, game: &State, costs: u8) -> Result<(), Refusal> {
        let fits = costs <= self.points && !game.turn.taken.is_full();
        ensure(fits, Refusal::TooDear { costs, left: self.points })
    }
}

impl Decision<State> for Discover {
    type Answer = Discovery;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        for (at, (tile, cost)) in game.display.iter().zip(&game.data.display_costs).enumerate() {
            if tile.is_some() && self.affords(game, *cost).is_ok() {
                choices.add(Action::TakeDisplay { space: at as u8 + 1 });
            }
        }
        if self.affords(game, game.data.advanced_cost).is_ok() {
            let filled = game.advanced_slots.iter().enumerate().filter(|(_, tile)| tile.is_some());
            choices.add_all(filled.map(|(at, _)| Action::TakeAdvanced { slot: at as u8 + 1 }));
        }
        if !game.turn.taken.is_empty() {
            choices.add(Action::Stop);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Discovery, Refusal> {
        match action {
            Action::TakeDisplay { space } => {
                let at = usize::from(space).checked_sub(1).ok_or(Refusal::EmptySpace)?;
                game.display.get(at).copied().flatten().ok_or(Refusal::EmptySpace)?;
                let cost = *game.data.display_costs.get(at).ok_or(Refusal::EmptySpace)?;
                self.affords(game, cost)?;
                Ok(Discovery::Display { space, cost })
            }
            Action::TakeAdvanced { slot } => {
                let at = usize::from(slot).checked_sub(1).ok_or(Refusal::EmptySpace)?;
                game.advanced_slots.get(at).copied().flatten().ok_or(Refusal::EmptySpace)?;
                self.affords(game, game.data.advanced_cost)?;
                Ok(Discovery::Advanced { slot })
            }
            Action::Stop => {
                ensure(!game.turn.taken.is_empty(), Refusal::AtLeastOne)?;
                Ok(Discovery::Stop)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Pays the points for a tile.
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, discovery: Discovery, play: &mut Play<'_, S>) {
        let (taken, cost) = match discovery {
            Discovery::Display { space, cost } => {
                (game.take_display(Holder::Seat(seat), space, play).map(Taken::Technology), cost)
            }
            Discovery::Advanced { slot } => {
                (game.take_advanced(seat, slot, play).map(Taken::Advanced), game.data.advanced_cost)
            }
            Discovery::Stop => return game.decided(),
        };
        game.turn.taken.extend(taken);
        game.goes_on(Step::Discover(Discover { points: self.points.saturating_sub(cost) }));
    }
}

/// Discover: inject the tiles taken (BA-DEC-11).
#[derive(Clone, Copy)]
pub struct Inject;

/// What enters the grid, and where.
#[derive(Clone, Copy)]
pub struct Injection {
    taken: Taken,
    arrow: Arrow,
}

impl Inject {
    pub(super) fn is_moot(self, game: &State) -> bool {
        game.turn.taken.is_empty()
    }
}

impl Decision<State> for Inject {
    type Answer = Injection;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        for taken in &game.turn.taken {
            match *taken {
                Taken::Technology(tile) => {
                    choices.add_all(Arrow::COLOUR.map(|arrow| Action::InjectTile { tile, arrow }));
                }
                Taken::Advanced(tile) => {
                    choices.add_all(Arrow::BLACK.map(|arrow| Action::InjectAdvanced { tile, arrow }));
                }
            }
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Injection, Refusal> {
        let (taken, arrow, fits) = match action {
            Action::InjectTile { tile, arrow } => (Taken::Technology(tile), arrow, !arrow.is_black()),
            Action::InjectAdvanced { tile, arrow } => (Taken::Advanced(tile), arrow, arrow.is_black()),
            _ => return Err(Refusal::NotAsked),
        };
        ensure(game.turn.taken.contains(&taken), Refusal::NotTaken)?;
        ensure(fits, Refusal::WrongArrow)?;
        Ok(Injection { taken, arrow })
    }

    /// With the advanced rules a tile enters boost side up (BA-DISC-8).
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Injection, play: &mut Play<'_, S>) {
        let Injection { taken, arrow } = answer;
        game.turn.taken.retain(|other| *other != taken);
        let pushed_out = match taken {
            Taken::Technology(tile) => {
                let boost = game.advanced && game.data[tile].boost.is_some();
                let out = game.push_in(GridTile::Technology { tile, boost, debris: false }, arrow);
                play.tell(game, Event::TileInjected { seat, tile, arrow });
                out
            }
            Taken::Advanced(tile) => {
                let out = game.push_in(GridTile::Advanced { tile }, arrow);
                play.tell(game, Event::AdvancedInjected { seat, tile, arrow });
                out
            }
        };
        match pushed_out {
            Some(GridTile::Technology { tile, debris, .. }) => game.eject_tile(seat, tile, debris, play),
            Some(GridTile::Advanced { tile }) => game.eject_advanced(seat, tile, play),
            None => {}
        }
    }
}

/// An Advanced tile was ejected: onto which space (BA-DISC-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceAdvanced {
    /// The tile.
    pub tile: Advanced,
}

impl Decision<State> for PlaceAdvanced {
    type Answer = Colour;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let spaces = game.active_player().advanced_spaces;
        let free = Colour::ALL.into_iter().filter(|space| spaces[space.index()].is_none());
        choices.add_all(free.map(|space| Action::PlaceAdvanced { space }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Colour, Refusal> {
        match action {
            Action::PlaceAdvanced { space } => {
                ensure(game.active_player().advanced_spaces[space.index()].is_none(), Refusal::SpaceTaken)?;
                Ok(space)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, space: Colour, play: &mut Play<'_, S>) {
        game.decided();
        game.active_player_mut().advanced_spaces[space.index()] = Some(self.tile);
        play.tell(game, Event::AdvancedEjected { seat, tile: self.tile, space: Some(space) });
    }
}

impl State {
    /// A physical push: the unbroken run of tiles from the entry moves on, the first empty cell
    /// absorbs it; what leaves the grid is returned (BA-DISC-5).
    fn push_in(&mut self, tile: GridTile, arrow: Arrow) -> Option<GridTile> {
        let path = self.data.arrows[arrow as usize];
        let grid = &mut self.active_player_mut().grid;
        let mut moving = Some(tile);
        for cell in path {
            std::mem::swap(&mut moving, &mut grid[cell.index()]);
            if moving.is_none() {
                break;
            }
        }
        moving
    }

    /// A tile leaves the grid; debris on it is reclaimed (BA-DISC-6, BA-REP-2).
    fn eject_tile<S: Sink<State>>(&mut self, seat: Seat, tile: Tile, debris: bool, play: &mut Play<'_, S>) {
        self.active_player_mut().ejected.insert(tile);
        play.tell(self, Event::TileEjected { seat, tile });
        if debris {
            self.store(seat, Item::Debris, 1, Why::Reclaimed, play);
        }
    }

    /// An Advanced tile leaves the grid: onto a space if one is free (BA-DISC-7).
    fn eject_advanced<S: Sink<State>>(&mut self, seat: Seat, tile: Advanced, play: &mut Play<'_, S>) {
        let player = self.active_player_mut();
        if player.advanced_spaces.iter().any(Option::is_none) {
            self.pending.push(Step::PlaceAdvanced(PlaceAdvanced { tile }));
        } else {
            player.advanced_aside.insert(tile);
            play.tell(self, Event::AdvancedEjected { seat, tile, space: None });
        }
    }
}
