//! The choices of the player in a campaign (UFS-SM-17).

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::pieces::{CharacterId, CityId};

/// One choice in a campaign (UFS-SM-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CampaignAction {
    /// Keeps one of the two piles (UFS-CAMP-3).
    ChoosePile {
        /// 0 or 1.
        pile: u8,
    },
    /// Takes along a character of an earlier chapter (UFS-CAMP-8, UFS-CAMP-11).
    Recruit {
        /// Who.
        character: CharacterId,
    },
    /// Picks the city of the next final battle (UFS-CAMP-11).
    ChooseCity {
        /// Which.
        city: CityId,
    },
    /// Sets the threat level of the next game and starts it (UFS-CAMP-4).
    ChooseThreat {
        /// 1 to 4.
        threat: u8,
    },
    /// A choice within the game being played.
    Battle(Action),
    /// Goes on after a game (UFS-SM-24).
    Continue,
}
