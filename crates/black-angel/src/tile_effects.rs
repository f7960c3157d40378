//! What a Technology tile does when it is activated (section 6).

use engine::{Play, Sink};

use crate::action::Action;
use crate::components::Effect;
use crate::event::{By, Event, Item, Why};
use crate::hex::Hex;
use crate::names::{Card, Cell, Colour, Holder};
use crate::refusal::Refusal;
use crate::sets::{Cells, Hexes};
use crate::step::Step;
use crate::table::{BlackAngel, Player};

/// How far `move_ship_2` goes.
pub(crate) const TILE_RANGE: u8 = 2;

/// The tiles that a chain tile may activate: neighbours that are not chain tiles (BA-TILE-5).
pub(crate) fn chain_targets(player: &Player, cell: Cell, vertical: bool) -> Cells {
    let neighbours = if vertical { cell.above_and_below() } else { cell.left_and_right() };
    neighbours
        .iter()
        .filter(|cell| {
            player.technology(*cell).is_some_and(|(tile, ..)| !tile.face().effects.iter().any(|e| e.is_chain()))
        })
        .collect()
}

impl BlackAngel {
    /// Activates a tile of the active player, turning it to its standard side first if need be
    /// (BA-ADV-4).
    pub(crate) fn activate_tile<S: Sink<BlackAngel>>(&mut self, cell: Cell, by: By, play: &mut Play<'_, S>) {
        let seat = self.active;
        let Some((tile, turned, _)) = self.active_player().technology(cell) else { return };
        self.active_player_mut().turn_over(cell);
        play.tell(self, Event::TileActivated { seat, cell, tile, turned, by });
        match *tile.face().effects.as_slice() {
            [effect] => self.resolve_effect(effect, cell, play),
            _ => self.pending.push(Step::ChooseEffect { tile, cell }),
        }
    }

    /// Resolves an effect; one that needs a choice is put on the stack.
    pub(crate) fn resolve_effect<S: Sink<BlackAngel>>(&mut self, effect: Effect, cell: Cell, play: &mut Play<'_, S>) {
        let seat = self.active;
        match effect {
            Effect::GainVp => self.score(Holder::Seat(seat), 1, Why::Tile, play),
            Effect::TakeShip => self.store(seat, Item::Ship, 1, Why::Tile, play),
            Effect::TakeResource => self.store(seat, Item::Resource, 1, Why::Tile, play),
            Effect::TakeDebris => self.store(seat, Item::Debris, 1, Why::Tile, play),
            Effect::TakeRobot => self.store(seat, Item::Robot, 1, Why::Tile, play),
            Effect::MoveShip => self.pending.push(Step::MoveShip),
            Effect::ShiftRobot => self.pending.push(Step::ShiftRobot),
            Effect::ChainVertical => self.pending.push(Step::Chain { cell, vertical: true }),
            Effect::ChainHorizontal => self.pending.push(Step::Chain { cell, vertical: false }),
            Effect::DrawMission => self.pending.push(Step::DrawColour),
        }
    }

    /// Hexes where a ship that starts at `from` may end within `range` steps, 0 steps excluded.
    pub(crate) fn landings(&self, from: Hex, range: u8) -> Hexes {
        Hexes::reach(from, range, self.space.passable())
            .without(self.crowded(self.active))
            .without(self.active_player().fleet)
    }

    /// Whether a launched ship may stay at the Black Angel.
    pub(crate) fn may_stay_at_angel(&self) -> bool {
        let angel = self.space.angel;
        !self.active_player().fleet.contains(angel) && !self.crowded(self.active).contains(angel)
    }

    pub(crate) fn can_launch(&self) -> Result<(), Refusal> {
        let player = self.active_player();
        if player.ships == 0 {
            Err(Refusal::NoShipToLaunch)
        } else if player.break_room == 0 {
            Err(Refusal::NoPilot)
        } else {
            Ok(())
        }
    }

    /// Whether an own ship may go from one hex to another, at least one step away.
    pub(crate) fn permit_move(&self, from: Hex, to: Hex, range: u8) -> Result<(), Refusal> {
        if !self.active_player().fleet.contains(from) {
            return Err(Refusal::NoShipThere);
        }
        self.permit_landing(from, to, range)
    }

    pub(crate) fn permit_landing(&self, from: Hex, to: Hex, range: u8) -> Result<(), Refusal> {
        if !Hexes::reach(from, range, self.space.passable()).contains(to) {
            Err(Refusal::OutOfReach { range })
        } else if !self.landings(from, range).contains(to) {
            Err(Refusal::HexFull)
        } else {
            Ok(())
        }
    }

    pub(crate) fn offer_moves(&self, range: u8, out: &mut Vec<Action>) {
        let player = self.active_player();
        for from in player.fleet.iter() {
            out.extend(self.landings(from, range).iter().map(|to| Action::MoveShip { from, to }));
        }
        if self.can_launch().is_ok() {
            out.extend(self.landings(self.space.angel, range).iter().map(|to| Action::Launch { to }));
        }
    }

    /// `move_ship_2`: a launched ship may also stay at the Black Angel (BA-TILE-3).
    pub(crate) fn offer_tile_moves(&self, out: &mut Vec<Action>) {
        self.offer_moves(TILE_RANGE, out);
        if self.can_launch().is_ok() && self.may_stay_at_angel() {
            out.push(Action::Launch { to: self.space.angel });
        }
    }

    /// Whether `move_ship_2` could do anything.
    pub(crate) fn any_tile_move(&self) -> bool {
        self.any_move(TILE_RANGE) || (self.can_launch().is_ok() && self.may_stay_at_angel())
    }

    /// Whether any ship could move or be launched so far, at least one step.
    pub(crate) fn any_move(&self, range: u8) -> bool {
        self.active_player().fleet.iter().any(|from| !self.landings(from, range).is_empty())
            || (self.can_launch().is_ok() && !self.landings(self.space.angel, range).is_empty())
    }

    pub(crate) fn permit_tile_move(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::MoveShip { from, to } => self.permit_move(from, to, TILE_RANGE),
            Action::Launch { to } => {
                self.can_launch()?;
                if to != self.space.angel {
                    self.permit_landing(self.space.angel, to, TILE_RANGE)
                } else if self.may_stay_at_angel() {
                    Ok(())
                } else {
                    Err(Refusal::HexFull)
                }
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Moves an own ship. The caller has seen that it may.
    pub(crate) fn fly<S: Sink<BlackAngel>>(&mut self, from: Hex, to: Hex, play: &mut Play<'_, S>) {
        let seat = self.active;
        let fleet = &mut self.active_player_mut().fleet;
        fleet.remove(from);
        fleet.insert(to);
        let ground = self.space.ground(to);
        play.tell(self, Event::ShipMoved { seat, from, to, ground });
    }

    /// Launches a ship: from storage, with a robot of the break room (BA-SHIP-2).
    pub(crate) fn launch<S: Sink<BlackAngel>>(&mut self, to: Hex, play: &mut Play<'_, S>) {
        let seat = self.active;
        let player = self.active_player_mut();
        player.ships -= 1;
        player.break_room -= 1;
        player.fleet.insert(to);
        let ground = self.space.ground(to);
        play.tell(self, Event::ShipLaunched { seat, to, ground });
    }

    pub(crate) fn offer_shifts(&self, out: &mut Vec<Action>) {
        let player = self.active_player();
        if player.break_room > 0 {
            out.extend(Colour::ALL.map(|colour| Action::ManWorkstation { colour }));
        }
        let manned = Colour::ALL.into_iter().filter(|colour| player.workstations[colour.index()] > 0);
        out.extend(manned.map(|colour| Action::RecallRobot { colour }));
    }

    pub(crate) fn permit_shift(&self, action: Action) -> Result<(), Refusal> {
        let player = self.active_player();
        let possible = match action {
            Action::ManWorkstation { .. } => player.break_room > 0,
            Action::RecallRobot { colour } => player.workstations[colour.index()] > 0,
            _ => return Err(Refusal::NotAsked),
        };
        if possible { Ok(()) } else { Err(Refusal::NoRobot) }
    }

    /// A robot takes a workstation; a neutral robot there leaves the game (BA-2P-5).
    pub(crate) fn man_workstation<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) {
        let seat = self.active;
        let player = self.active_player_mut();
        player.break_room -= 1;
        player.workstations[colour.index()] += 1;
        play.tell(self, Event::WorkstationManned { seat, colour });
        if let Some(neutral) = &mut self.neutral
            && std::mem::take(&mut neutral.workstations[colour.index()])
        {
            play.tell(self, Event::NeutralRobotLeft { colour });
        }
    }

    pub(crate) fn recall_robot<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) {
        let seat = self.active;
        let player = self.active_player_mut();
        player.workstations[colour.index()] -= 1;
        player.break_room += 1;
        play.tell(self, Event::RobotRecalled { seat, colour });
    }

    /// Keeps one of two cards drawn; the other is discarded.
    pub(crate) fn keep_card<S: Sink<BlackAngel>>(&mut self, cards: [Card; 2], kept: Card, play: &mut Play<'_, S>) {
        let seat = self.active;
        let discarded = if cards[0] == kept { cards[1] } else { cards[0] };
        self.active_player_mut().hand.insert(kept);
        self.discard.insert(discarded);
        play.tell(self, Event::CardKept { seat, kept: Some(kept), discarded });
    }
}
