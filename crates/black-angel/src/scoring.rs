//! Final scoring (section 11).

use arrayvec::ArrayVec;
use engine::{Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{Scores, data};
use crate::names::{Advanced, Colour, Holder};
use crate::table::{BlackAngel, Piece, Player, Trigger};

/// The points of one Advanced tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Breakdown {
    /// Points on the track.
    pub track: u16,
    /// Points of each Advanced tile.
    pub tiles: ArrayVec<TileScore, 16>,
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
        let face = tile.face();
        match face.scores {
            Scores::GridTechnology => {
                let fitting = |colour: Colour| face.colour == Some(colour);
                player.technologies().filter(|(_, tile)| fitting(tile.face().colour)).count() as u16
            }
            Scores::EjectedTechnology => player.ejected.len() as u16,
            Scores::DebrisInStorage => {
                let on_tile = |piece: &&Piece| matches!(piece, Piece::Technology { debris: true, .. });
                player.debris + player.grid.iter().flatten().filter(on_tile).count() as u16
            }
            Scores::RavagerCardsInHand => (player.hand.len() - player.hand.missions().len()) as u16,
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
        let limits = &data().limits;
        let mut tiles: ArrayVec<TileScore, 16> = ArrayVec::new();
        for (tile, space) in advanced_tiles(player) {
            let cards = space.map_or(0, |colour| player.tucked.of(colour.into()).len() as u16);
            let cap = limits.advanced_cap_base + limits.advanced_cap_per_card * cards;
            // Copies of the same kind use different elements (BA-SCORE-4): what earlier ones have
            // used is gone. With equal points for each element any order gives the best sum.
            let kind = |tile: Advanced| (tile.face().scores, tile.face().colour);
            let each = u16::from(tile.face().vp_each).max(1);
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
    pub(crate) fn outcome(&self) -> Outcome {
        let scores: ArrayVec<i32, { engine::MAX_SEATS }> =
            (0..self.players.len() as u8).map(|seat| i32::from(self.breakdown(Seat(seat)).total)).collect();
        let best = scores.iter().copied().max().unwrap_or(0);
        let to_beat = self.hal.as_ref().map_or(-1, |hal| i32::from(hal.vp));
        let winners = scores.iter().enumerate().filter(|(_, score)| **score == best && **score > to_beat);
        let winners: Seats = winners.map(|(seat, _)| Seat(seat as u8)).collect();
        Outcome { winners, scores }
    }
}

/// All Advanced tiles of a player: in the grid, on the spaces, beside the board.
fn advanced_tiles(player: &Player) -> ArrayVec<(Advanced, Option<Colour>), 16> {
    let grid = player.grid.iter().flatten().filter_map(|piece| match piece {
        Piece::Advanced { tile } => Some((*tile, None)),
        Piece::Technology { .. } => None,
    });
    let spaces = Colour::ALL.into_iter().filter_map(|c| Some((player.advanced_spaces[c.index()]?, Some(c))));
    grid.chain(spaces).chain(player.advanced_aside.iter().map(|tile| (tile, None))).take(16).collect()
}
