//! Discover Technology, injection into the grid, and the display (sections 7.4 and 7.9).

use engine::{Play, Sink};

use crate::action::Action;
use crate::components::data;
use crate::event::{Event, Item, Why};
use crate::names::{Advanced, Arrow, Colour, Holder, Tile};
use crate::refusal::Refusal;
use crate::step::{Step, Taken};
use crate::table::{BlackAngel, Piece};

impl BlackAngel {
    /// The cheapest thing that Discover could take now; none if there is nothing.
    pub(crate) fn cheapest(&self) -> Option<u8> {
        let tiles = self.display.iter().zip(&data().display_costs).filter(|(tile, _)| tile.is_some());
        let advanced = self.advanced_slots.iter().flatten().map(|_| data().advanced_cost);
        tiles.map(|(_, cost)| *cost).chain(advanced).min()
    }

    pub(crate) fn can_discover(&self, points: u8) -> bool {
        !self.turn.taken.is_full() && self.cheapest().is_some_and(|cost| cost <= points)
    }

    pub(crate) fn offer_discoveries(&self, points: u8, out: &mut Vec<Action>) {
        let spaces = (1..=self.display.len() as u8).map(|space| Action::TakeDisplay { space });
        let slots = (1..=self.advanced_slots.len() as u8).map(|slot| Action::TakeAdvanced { slot });
        out.extend(spaces.chain(slots).chain([Action::Stop]).filter(|a| self.permit_discovery(points, *a).is_ok()));
    }

    pub(crate) fn permit_discovery(&self, points: u8, action: Action) -> Result<(), Refusal> {
        let costs = match action {
            Action::TakeDisplay { space } => {
                let at = usize::from(space).checked_sub(1).ok_or(Refusal::EmptySpace)?;
                self.display.get(at).copied().flatten().ok_or(Refusal::EmptySpace)?;
                *data().display_costs.get(at).ok_or(Refusal::EmptySpace)?
            }
            Action::TakeAdvanced { slot } => {
                let at = usize::from(slot).checked_sub(1).ok_or(Refusal::EmptySpace)?;
                self.advanced_slots.get(at).copied().flatten().ok_or(Refusal::EmptySpace)?;
                data().advanced_cost
            }
            Action::Stop if self.turn.taken.is_empty() => return Err(Refusal::AtLeastOne),
            Action::Stop => return Ok(()),
            _ => return Err(Refusal::NotAsked),
        };
        if costs > points || self.turn.taken.is_full() { Err(Refusal::TooDear { costs, left: points }) } else { Ok(()) }
    }

    /// Takes a tile from the display; nothing replaces it (BA-DISC-2).
    pub(crate) fn take_display<S: Sink<BlackAngel>>(
        &mut self,
        holder: Holder,
        space: u8,
        play: &mut Play<'_, S>,
    ) -> Option<Tile> {
        let tile = self.display.get_mut(usize::from(space).checked_sub(1)?)?.take()?;
        play.tell(self, Event::TileTaken { holder, space, tile });
        Some(tile)
    }

    /// Takes an Advanced tile, which the next one of the deck replaces (BA-DISC-2).
    pub(crate) fn take_advanced<S: Sink<BlackAngel>>(&mut self, slot: u8, play: &mut Play<'_, S>) -> Option<Advanced> {
        let at = usize::from(slot).checked_sub(1)?;
        let tile = self.advanced_slots.get_mut(at)?.take()?;
        play.tell(self, Event::AdvancedTaken { holder: Holder::Seat(self.active), slot, tile });
        self.refill_advanced(slot, play);
        Some(tile)
    }

    /// Reveals an Advanced tile on an empty slot, if any is left.
    pub(crate) fn refill_advanced<S: Sink<BlackAngel>>(&mut self, slot: u8, play: &mut Play<'_, S>) {
        let pick = play.dice.pick_bit(u128::from(self.advanced_deck.0));
        if let Some(tile) = pick.and_then(|pick| Advanced::from_index(pick as u8)) {
            play.dice.reveal();
            self.advanced_deck.remove(tile);
            self.advanced_slots[usize::from(slot) - 1] = Some(tile);
            play.tell(self, Event::AdvancedRevealed { slot, tile });
        }
    }

    /// Pays the points for a tile.
    pub(crate) fn discover<S: Sink<BlackAngel>>(&mut self, action: Action, play: &mut Play<'_, S>) {
        let holder = Holder::Seat(self.active);
        let (taken, cost) = match action {
            Action::TakeDisplay { space } => {
                let cost = data().display_costs.get(usize::from(space).wrapping_sub(1)).copied().unwrap_or(0);
                (self.take_display(holder, space, play).map(Taken::Technology), cost)
            }
            Action::TakeAdvanced { slot } => {
                (self.take_advanced(slot, play).map(Taken::Advanced), data().advanced_cost)
            }
            _ => {
                self.pending.pop();
                return;
            }
        };
        if let Some(taken) = taken {
            self.turn.taken.push(taken);
        }
        if let Some(Step::Discover { points }) = self.pending.last_mut() {
            *points = points.saturating_sub(cost);
        }
    }

    pub(crate) fn offer_injections(&self, out: &mut Vec<Action>) {
        for taken in &self.turn.taken {
            match *taken {
                Taken::Technology(tile) => {
                    out.extend(Arrow::COLOUR.map(|arrow| Action::InjectTile { tile, arrow }));
                }
                Taken::Advanced(tile) => {
                    out.extend(Arrow::BLACK.map(|arrow| Action::InjectAdvanced { tile, arrow }));
                }
            }
        }
    }

    pub(crate) fn permit_injection(&self, action: Action) -> Result<(), Refusal> {
        let (taken, fits) = match action {
            Action::InjectTile { tile, arrow } => (Taken::Technology(tile), !arrow.is_black()),
            Action::InjectAdvanced { tile, arrow } => (Taken::Advanced(tile), arrow.is_black()),
            _ => return Err(Refusal::NotAsked),
        };
        if !self.turn.taken.contains(&taken) {
            Err(Refusal::NotTaken)
        } else if !fits {
            Err(Refusal::WrongArrow)
        } else {
            Ok(())
        }
    }

    /// Injects one of the tiles taken. With the advanced rules it enters boost side up (BA-DISC-8).
    pub(crate) fn inject<S: Sink<BlackAngel>>(&mut self, action: Action, play: &mut Play<'_, S>) {
        let seat = self.active;
        let (taken, piece, arrow, event) = match action {
            Action::InjectTile { tile, arrow } => (
                Taken::Technology(tile),
                Piece::Technology { tile, boost: self.advanced && tile.face().boost.is_some(), debris: false },
                arrow,
                Event::TileInjected { seat, tile, arrow },
            ),
            Action::InjectAdvanced { tile, arrow } => {
                (Taken::Advanced(tile), Piece::Advanced { tile }, arrow, Event::AdvancedInjected { seat, tile, arrow })
            }
            _ => return,
        };
        self.turn.taken.retain(|other| *other != taken);
        let out = self.push_in(piece, arrow);
        play.tell(self, event);
        match out {
            Some(Piece::Technology { tile, debris, .. }) => {
                self.active_player_mut().ejected.insert(tile);
                play.tell(self, Event::TileEjected { seat, tile });
                if debris {
                    self.store(seat, Item::Debris, 1, Why::Reclaimed, play);
                }
            }
            Some(Piece::Advanced { tile }) => {
                let player = self.active_player_mut();
                if player.advanced_spaces.iter().any(Option::is_none) {
                    self.pending.push(Step::PlaceAdvanced { tile });
                } else {
                    player.advanced_aside.insert(tile);
                    play.tell(self, Event::AdvancedEjected { seat, tile, space: None });
                }
            }
            None => {}
        }
    }

    /// A physical push: the unbroken run of tiles from the entry moves on, the first empty cell
    /// absorbs it; what leaves the grid is returned (BA-DISC-5).
    fn push_in(&mut self, piece: Piece, arrow: Arrow) -> Option<Piece> {
        let grid = &mut self.active_player_mut().grid;
        let mut moving = Some(piece);
        for cell in arrow.path() {
            std::mem::swap(&mut moving, &mut grid[cell.index()]);
            if moving.is_none() {
                break;
            }
        }
        moving
    }

    pub(crate) fn permit_advanced_space(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceAdvanced { space } if self.active_player().advanced_spaces[space.index()].is_none() => Ok(()),
            Action::PlaceAdvanced { .. } => Err(Refusal::SpaceTaken),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn place_advanced<S: Sink<BlackAngel>>(
        &mut self,
        tile: Advanced,
        space: Colour,
        play: &mut Play<'_, S>,
    ) {
        let seat = self.active;
        self.active_player_mut().advanced_spaces[space.index()] = Some(tile);
        play.tell(self, Event::AdvancedEjected { seat, tile, space: Some(space) });
    }

    /// A tile enters the display and pushes the unbroken run from space 1 on (BA-DISP-1).
    pub(crate) fn bring_technology<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) {
        let Some(tile) = self.take_top(colour, play) else { return };
        let mut moving = Some(tile);
        for space in &mut self.display {
            std::mem::swap(&mut moving, space);
            if moving.is_none() {
                break;
            }
        }
        if let Some(pushed) = moving {
            self.scrap.insert(pushed);
        }
        play.tell(self, Event::TechnologyArrived { tile, pushed_out: moving });
    }
}
