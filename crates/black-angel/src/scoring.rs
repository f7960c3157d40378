//! Final scoring (section 11).

use engine::{List, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::Scores;
use crate::pieces::{Advanced, Colour, Holder};
use crate::player::{GridTile, Player};
use crate::state::{BlackAngel, Trigger};

/// The points of one Advanced tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileScore {
    /// The tile.
    pub tile: Advanced,
    /// The space on which it lies; none in the grid or beside the board.
    pub space: Option<Colour>,
    /// The most that it can score there (BA-SCORE-3).
    pub cap: u16,
    /// What it scores.
    pub vp: u16,
}

/// Where a player's points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Breakdown {
    /// Points on the track.
    pub track: u16,
    /// Points of each Advanced tile.
    pub tiles: List<TileScore, 16>,
    /// Points for goods, if the Black Angel reached Spes (BA-SCORE-5).
    pub goods: u16,
    /// All together.
    pub total: u16,
}

impl BlackAngel {
    /// How many elements of its kind an Advanced tile counts (BA-SCORE-2). Debris on tiles counts
    /// as stored (BA-SCORE-1).
    fn elements(&self, seat: Seat, tile: Advanced) -> u16 {
        let player = &self.players[seat.index()];
        let face = &self.data[tile];
        match face.scores {
            Scores::GridTechnology => {
                let fitting = |colour: Colour| face.colour == Some(colour);
                player.technologies().filter(|(_, tile)| fitting(self.data[*tile].colour)).count() as u16
            }
            Scores::EjectedTechnology => player.ejected.len() as u16,
            Scores::DebrisInStorage => {
                let on_tile = |piece: &&GridTile| matches!(piece, GridTile::Technology { debris: true, .. });
                player.debris + player.grid.iter().flatten().filter(on_tile).count() as u16
            }
            Scores::RavagerCardsInHand => player.hand.ravagers().len() as u16,
            Scores::AdvancedTechnologyOwned => advanced_tiles(player).len() as u16,
            Scores::OwnCardsInSpace => {
                let mine = |owner: Holder| owner == Holder::Seat(seat);
                self.space.cards.iter().filter(|(_, posting)| mine(posting.owner)).count() as u16
            }
        }
    }

    /// What a player would score if the game ended now.
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        let player = &self.players[seat.index()];
        let limits = &self.data.limits;
        let mut tiles: List<TileScore, 16> = List::new();
        for (tile, space) in advanced_tiles(player) {
            let cards = space.map_or(0, |colour| (player.tucked & self.data.cards(colour.into())).len() as u16);
            let cap = limits.advanced_cap_base + limits.advanced_cap_per_card * cards;
            // Copies of the same kind use different elements (BA-SCORE-4): what earlier ones have
            // used is gone. With equal points for each element any order gives the best sum.
            let kind = |tile: Advanced| (self.data[tile].scores, self.data[tile].colour);
            let each = u16::from(self.data[tile].vp_each).max(1);
            let used: u16 = tiles.iter().filter(|other| kind(other.tile) == kind(tile)).map(|o| o.vp / each).sum();
            let count = self.elements(seat, tile).saturating_sub(used).min(cap / each);
            tiles.push(TileScore { tile, space, cap, vp: count * each });
        }
        let goods = if self.end == Some(Trigger::Spes) {
            (u16::from(player.break_room) + player.resources + player.ships) / limits.goods_per_vp_at_spes.max(1)
        } else {
            0
        };
        let total = player.vp + goods + tiles.iter().map(|score| score.vp).sum::<u16>();
        Breakdown { track: player.vp, tiles, goods, total }
    }

    /// The result: most points win, ties are shared (BA-SCORE-6); Hal must be beaten (BA-HAL-22).
    pub(crate) fn result(&self) -> Outcome {
        let totals = (0..self.players.len() as u8).map(|seat| i32::from(self.breakdown(Seat(seat)).total));
        let mut outcome = Outcome { winners: Seats::NONE, scores: totals.collect() };
        let scores = &outcome.scores;
        let best = scores.iter().copied().max().unwrap_or(0);
        let to_beat = self.hal.as_ref().map_or(-1, |hal| i32::from(hal.vp));
        let winners = scores.iter().enumerate().filter(|(_, score)| **score == best && **score > to_beat);
        outcome.winners = winners.map(|(seat, _)| Seat(seat as u8)).collect();
        outcome
    }
}

/// All Advanced tiles of a player: in the grid, on the spaces, beside the board.
fn advanced_tiles(player: &Player) -> List<(Advanced, Option<Colour>), 16> {
    let grid = player.grid.iter().flatten().filter_map(|piece| match piece {
        GridTile::Advanced { tile } => Some((*tile, None)),
        GridTile::Technology { .. } => None,
    });
    let spaces = Colour::ALL.into_iter().filter_map(|c| Some((player.advanced_spaces[c.index()]?, Some(c))));
    grid.chain(spaces).chain(player.advanced_aside.iter().map(|tile| (tile, None))).take(16).collect()
}
