//! Repair the Black Angel (section 7.5).

use engine::{Choices, Decision, Piece, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::decisions::Step;
use crate::event::{By, DamagePlace, Event, Item, Why};
use crate::pieces::{ActionNumber, Cell, Colour, Holder};
use crate::player::GridTile;
use crate::refusal::Refusal;
use crate::state::State;

/// Repair: which cube (BA-DEC-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repair {
    /// Activations left.
    pub left: u8,
    /// Whether one has been carried out.
    pub done: bool,
}

impl Repair {
    pub(super) fn is_moot(self, game: &State) -> bool {
        self.left == 0 || !game.any_damage()
    }
}

impl Decision<State> for Repair {
    type Answer = Option<DamagePlace>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        for action in ActionNumber::all().filter(|action| game.damage[action.index()] > 0) {
            choices.add(Action::RepairAction { action });
        }
        for colour in Colour::ALL.into_iter().filter(|colour| game.supplies[colour.index()].damaged > 0) {
            choices.add(Action::RepairDie { colour });
        }
        if self.done {
            choices.add(Action::Stop);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<DamagePlace>, Refusal> {
        match action {
            Action::RepairAction { action } => {
                ensure(game.damage[action.index()] > 0, Refusal::NoDamage)?;
                Ok(Some(DamagePlace::Action(action)))
            }
            Action::RepairDie { colour } => {
                ensure(game.supplies[colour.index()].damaged > 0, Refusal::NoDamage)?;
                Ok(Some(DamagePlace::Die(colour)))
            }
            Action::Stop => {
                ensure(self.done, Refusal::AtLeastOne)?;
                Ok(None)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Removes a cube; what becomes of it is asked next.
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, place: Option<DamagePlace>, play: &mut Play<'_, S>) {
        let Some(place) = place else { return game.decided() };
        game.goes_on(Step::Repair(Repair { left: self.left.saturating_sub(1), done: true }));
        game.pending.push(Step::Debris);
        game.remove_cube(Holder::Seat(seat), place, play);
    }
}

/// Repair: where the debris goes (BA-DEC-12): to storage, or onto a tile, which is activated.
#[derive(Clone, Copy)]
pub struct Debris;

impl Decision<State> for Debris {
    type Answer = Option<Cell>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add(Action::StoreDebris);
        for cell in Cell::all() {
            if let Some((_, _, false)) = game.active_player().technology(cell) {
                choices.add(Action::DebrisOnTile { cell });
            }
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<Cell>, Refusal> {
        match action {
            Action::StoreDebris => Ok(None),
            Action::DebrisOnTile { cell } => {
                let (_, _, debris) = game.active_player().technology(cell).ok_or(Refusal::NoTileThere)?;
                ensure(!debris, Refusal::TileBearsDebris)?;
                Ok(Some(cell))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, cell: Option<Cell>, play: &mut Play<'_, S>) {
        game.decided();
        let Some(cell) = cell else { return game.store(seat, Item::Debris, 1, Why::Repair, play) };
        if let Some(GridTile::Technology { debris, .. }) = &mut game.active_player_mut().grid[cell.index()] {
            *debris = true;
            play.tell(game, Event::DebrisPlaced { seat, cell });
        }
        game.activate_tile(cell, By::Debris, play);
    }
}
