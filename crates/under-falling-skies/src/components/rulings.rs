//! What the rulebook leaves open and this program has settled in more than one way.

use serde::Deserialize;

use super::Provenance;

/// Rulings that differ between revisions of the component file.
#[derive(Debug, Deserialize)]
pub struct Rulings {
    /// Research squares of these numbers need a Research room of several squares of the lower
    /// base (UFS-ROOM-12).
    pub large_room_numbers: Vec<u8>,
    /// What a dive of the ships triggers (UFS-MS-8).
    pub dive: Diving,
    /// Whether the improved characters of a team may come from any earlier chapter, in any battle
    /// (UFS-CAMP-8, UFS-CAMP-11), or one of each chapter, each once.
    pub free_team: bool,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// What a dive of the ships triggers (UFS-MS-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Diving {
    /// The squares on which the ships arrive, as after a fall.
    Landings,
    /// Nothing but the hits of ships that reach the city.
    Hits,
}

impl Rulings {
    /// Whether a research square of this number needs a large room (UFS-ROOM-12).
    pub fn needs_large_room(&self, number: u8) -> bool {
        self.large_room_numbers.contains(&number)
    }
}
