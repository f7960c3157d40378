//! Repair the Black Angel and Destroy Ravagers (sections 7.5 and 7.6).

use engine::{Play, Sink};

use crate::action::Action;
use crate::event::{By, DamagePlace, Event, Item, Why};
use crate::names::{ActionNumber, Cell, Colour, Holder};
use crate::refusal::Refusal;
use crate::step::Step;
use crate::table::{BlackAngel, Piece};

impl BlackAngel {
    pub(crate) fn offer_repairs(&self, done: bool, out: &mut Vec<Action>) {
        let actions = ActionNumber::all().map(|action| Action::RepairAction { action });
        let dice = Colour::ALL.into_iter().map(|colour| Action::RepairDie { colour });
        out.extend(actions.chain(dice).chain([Action::Stop]).filter(|a| self.permit_repair(done, *a).is_ok()));
    }

    pub(crate) fn permit_repair(&self, done: bool, action: Action) -> Result<(), Refusal> {
        let cubes = match action {
            Action::RepairAction { action } => self.damage[action.index()],
            Action::RepairDie { colour } => self.supplies[colour.index()].damaged,
            Action::Stop if done => return Ok(()),
            Action::Stop => return Err(Refusal::AtLeastOne),
            _ => return Err(Refusal::NotAsked),
        };
        if cubes > 0 { Ok(()) } else { Err(Refusal::NoDamage) }
    }

    /// Removes a cube; what becomes of it is asked next.
    pub(crate) fn repair<S: Sink<BlackAngel>>(&mut self, place: DamagePlace, play: &mut Play<'_, S>) {
        if let Some(Step::Repair { left, done }) = self.pending.last_mut() {
            *left = left.saturating_sub(1);
            *done = true;
        }
        self.pending.push(Step::Debris);
        self.remove_cube(Holder::Seat(self.active), place, play);
    }

    pub(crate) fn offer_debris(&self, out: &mut Vec<Action>) {
        out.push(Action::StoreDebris);
        let cells = self.active_player().technologies().map(|(cell, _)| Action::DebrisOnTile { cell });
        out.extend(cells.filter(|action| self.permit_debris(*action).is_ok()));
    }

    pub(crate) fn permit_debris(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::StoreDebris => Ok(()),
            Action::DebrisOnTile { cell } => match self.active_player().technology(cell) {
                Some((_, _, false)) => Ok(()),
                Some(_) => Err(Refusal::TileBearsDebris),
                None => Err(Refusal::NoTileThere),
            },
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn store_debris<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        self.store(self.active, Item::Debris, 1, Why::Repair, play);
    }

    pub(crate) fn debris_on_tile<S: Sink<BlackAngel>>(&mut self, cell: Cell, play: &mut Play<'_, S>) {
        let seat = self.active;
        if let Some(Piece::Technology { debris, .. }) = &mut self.active_player_mut().grid[cell.index()] {
            *debris = true;
            play.tell(self, Event::DebrisPlaced { seat, cell });
        }
        self.activate_tile(cell, By::Debris, play);
    }

    /// The smallest stack of Ravagers; none if there are no Ravagers.
    pub(crate) fn smallest_stack(&self) -> Option<u8> {
        self.ravagers.iter().map(|stack| stack.len() as u8).filter(|cards| *cards > 0).min()
    }

    pub(crate) fn offer_destructions(&self, left: u8, done: bool, out: &mut Vec<Action>) {
        let stacks = ActionNumber::all().map(|action| Action::DestroyRavagers { action });
        out.extend(stacks.chain([Action::Stop]).filter(|a| self.permit_destruction(left, done, *a).is_ok()));
    }

    pub(crate) fn permit_destruction(&self, left: u8, done: bool, action: Action) -> Result<(), Refusal> {
        match action {
            Action::DestroyRavagers { action } => match self.ravagers[action.index()].len() as u8 {
                0 => Err(Refusal::NoRavagers),
                cards if cards > left => Err(Refusal::StackTooLarge { cards, left }),
                _ => Ok(()),
            },
            Action::Stop if done => Ok(()),
            Action::Stop => Err(Refusal::AtLeastOne),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Destroys a whole stack; the cards come to hand (BA-DES-1).
    pub(crate) fn destroy<S: Sink<BlackAngel>>(&mut self, action: ActionNumber, play: &mut Play<'_, S>) {
        let cards = self.clear_ravagers(Holder::Seat(self.active), action, play);
        if let Some(Step::Destroy { left, done }) = self.pending.last_mut() {
            *left = left.saturating_sub(cards);
            *done = true;
        }
    }
}
