//! What happens in a campaign, one thing at a time.

use serde::{Deserialize, Serialize};

use super::Pile;
use crate::event::Event;
use crate::pieces::{CharacterId, CityId};

/// One thing that happened in a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the pieces concerned, under their usual names.
pub enum CampaignEvent {
    /// A chapter begins.
    ChapterBegan { chapter: u8 },
    /// Two piles lie ready.
    PilesFormed { piles: [Pile; 2] },
    /// One was kept, the other is out of the campaign.
    PileKept { kept: Pile, left: Pile },
    /// A city was picked for a final battle.
    CityChosen { city: CityId },
    /// A character joined the team.
    Recruited { character: CharacterId },
    /// A game begins.
    GameBegan { city: CityId, damaged: bool, threat: u8 },
    /// Something happened in the game.
    Battle(Event),
    /// A game ended; a won one is logged by its threat level, a lost one by X (UFS-CAMP-6).
    GameEnded { city: CityId, threat: u8, won: bool },
    /// A city was saved.
    CitySaved { city: CityId },
    /// A city is lost.
    CityLost { city: CityId },
    /// The campaign is over (UFS-CAMP-12).
    Ended { won: bool, score: i16 },
}
