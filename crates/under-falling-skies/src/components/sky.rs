//! Sky tiles, and what is printed on them (UFS-GEO-2, UFS-SKY).

use engine::List;
use serde::{Deserialize, Serialize};

use super::{Catalog, Provenance};
use crate::pieces::SkyTileId;

/// A sky tile.
#[derive(Debug, Deserialize)]
pub struct SkyTile {
    /// Its id.
    pub id: String,
    /// 1 is the lowest, 5 the half tile of the final battle.
    pub level: u8,
    /// The campaign chapter that brings it; 0 for the base tiles.
    pub chapter: u8,
    /// Its sides: easy and threat, or the single one of the half tile.
    #[serde(rename = "side")]
    pub sides: Vec<SkySide>,
    /// What is printed on the easy and on the threat side.
    #[serde(skip)]
    prints: [SkyPrint; 2],
}

/// One side of a sky tile.
#[derive(Debug, Deserialize)]
pub struct SkySide {
    /// Black stars (UFS-DIFF-2).
    pub black_stars: f32,
    /// The squares, top row first, in the notation of the file.
    pub rows: Vec<[Symbol; 5]>,
    /// What the mothership does on each row, top row first.
    pub actions: Vec<RowAction>,
    /// The research squares, bottom first.
    pub research: Vec<u8>,
    /// Where the values come from.
    pub provenance: Provenance,
    /// Which of them are reconstructed all the same.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// What is printed on a square of the sky.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub enum Symbol {
    /// Nothing (UFS-SKY-1).
    #[default]
    Blank,
    /// An arrow to the left (UFS-SKY-2).
    Left,
    /// An arrow to the right (UFS-SKY-2).
    Right,
    /// The mothership sinks (UFS-SKY-4).
    Descend,
    /// An explosion with its number (UFS-SKY-6).
    Explosion(u8),
    /// A red explosion with its number (UFS-SKY-8).
    RedExplosion(u8),
    /// One of the two squares of portal pair 0 or 1 (UFS-SKY-7).
    Portal(u8),
}

impl TryFrom<String> for Symbol {
    type Error = String;

    fn try_from(code: String) -> Result<Symbol, String> {
        let number = || code[1..].parse().map_err(|_| format!("no number in sky symbol {code:?}"));
        Ok(match code.as_bytes() {
            b"." => Symbol::Blank,
            b"<" => Symbol::Left,
            b">" => Symbol::Right,
            b"M" => Symbol::Descend,
            b"Pa" => Symbol::Portal(0),
            b"Pb" => Symbol::Portal(1),
            [b'E', ..] => Symbol::Explosion(number()?),
            [b'R', ..] => Symbol::RedExplosion(number()?),
            _ => return Err(format!("unknown sky symbol {code:?}")),
        })
    }
}

impl From<Symbol> for String {
    fn from(symbol: Symbol) -> String {
        match symbol {
            Symbol::Blank => ".".into(),
            Symbol::Left => "<".into(),
            Symbol::Right => ">".into(),
            Symbol::Descend => "M".into(),
            Symbol::Explosion(number) => format!("E{number}"),
            Symbol::RedExplosion(number) => format!("R{number}"),
            Symbol::Portal(0) => "Pa".into(),
            Symbol::Portal(_) => "Pb".into(),
        }
    }
}

/// What the mothership does when it arrives on a row (UFS-MS-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RowAction {
    /// Nothing.
    #[default]
    None,
    /// The excavator goes back (UFS-MS-3).
    ExcavatorBack {
        /// How many squares.
        n: u8,
    },
    /// The research marker goes down (UFS-MS-4).
    ResearchBack {
        /// How many squares.
        n: u8,
    },
    /// White ships come aboard (UFS-MS-5).
    AddWhite {
        /// How many.
        n: u8,
    },
    /// The base takes damage (UFS-MS-6).
    Damage {
        /// How much.
        n: u8,
    },
    /// The game is lost (UFS-MS-7).
    Skull,
    /// Every ship in the sky dives (UFS-MS-8).
    ShipsDive {
        /// How many rows.
        n: u8,
    },
}

/// What is printed on one side of a sky tile, lowest row first.
#[derive(Debug, Default)]
pub(crate) struct SkyPrint {
    squares: List<[Symbol; 5], 4>,
    actions: List<RowAction, 4>,
    pub(crate) research: List<u8, 4>,
}

impl SkyTile {
    /// Turns the sides of the file into what the rules read.
    pub(super) fn print(&mut self) {
        self.prints = [0, 1].map(|index| {
            // The half tile of the final battle has one side only and is never flipped.
            let Some(side) = self.sides.get(index).or(self.sides.first()) else { return SkyPrint::default() };
            SkyPrint {
                squares: side.rows.iter().rev().copied().collect(),
                actions: side.actions.iter().rev().copied().collect(),
                research: side.research.iter().copied().collect(),
            }
        });
    }
}

/// A sky tile on one of its sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkySheet {
    /// Which tile.
    pub tile: SkyTileId,
    /// Whether its threat side is up.
    pub threat: bool,
}

/// The sky above a city, lowest tile first.
pub type Sky = List<SkySheet, 5>;

impl Catalog {
    #[inline]
    pub(crate) fn print(&self, sheet: SkySheet) -> &SkyPrint {
        &self[sheet.tile].prints[usize::from(sheet.threat)]
    }

    /// What is printed on a square of the sky; altitude 1 is the lowest row (UFS-GEO-2).
    pub(crate) fn symbol(&self, sky: &Sky, altitude: u8, column: u8) -> Symbol {
        let row = usize::from(altitude.wrapping_sub(1));
        let print = sky.get(row / 4).and_then(|sheet| self.print(*sheet).squares.get(row % 4));
        print.and_then(|squares| squares.get(usize::from(column))).copied().unwrap_or(Symbol::Blank)
    }

    /// What the mothership does on a row (UFS-MS-2).
    pub(crate) fn row_action(&self, sky: &Sky, altitude: u8) -> RowAction {
        let row = usize::from(altitude.wrapping_sub(1));
        let action = sky.get(row / 4).and_then(|sheet| self.print(*sheet).actions.get(row % 4));
        action.copied().unwrap_or(RowAction::None)
    }

    /// The row with the skull: the mothership must not come there (UFS-END-3).
    pub(crate) fn skull(&self, sky: &Sky) -> Option<u8> {
        (1..=self.rows(sky)).rev().find(|row| self.row_action(sky, *row) == RowAction::Skull)
    }

    /// The number of rows of the sky: 16, or 18 under the half tile.
    pub(crate) fn rows(&self, sky: &Sky) -> u8 {
        sky.iter().map(|sheet| self.print(*sheet).squares.len() as u8).sum()
    }
}

/// What is printed on a square of a sky of the tiles that are shown; altitude 1 is the lowest row
/// (UFS-GEO-2).
pub fn symbol(sky: &Sky, altitude: u8, column: u8) -> Symbol {
    engine::shown::<Catalog>().symbol(sky, altitude, column)
}

/// What the mothership does on a row of a sky of the tiles that are shown (UFS-MS-2).
pub fn row_action(sky: &Sky, altitude: u8) -> RowAction {
    engine::shown::<Catalog>().row_action(sky, altitude)
}

/// The number of rows of a sky of the tiles that are shown.
pub fn rows(sky: &Sky) -> u8 {
    engine::shown::<Catalog>().rows(sky)
}
