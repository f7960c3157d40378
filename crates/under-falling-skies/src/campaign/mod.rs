//! The campaign: four chapters of battles, as a game of its own around the battles (UFS-CAMP).
//!
//! It is built like the battle: [`Campaign`] is the position, [`decisions`] are its questions, of
//! which one is the question of the battle being fought; `battles.rs` leads from battle to battle.
//! Rule numbers in comments are those of `docs/rules/under-falling-skies-campaign.md`.

mod action;
mod battles;
mod check;
pub mod decisions;
mod event;
mod game;
mod name;
mod refusal;
mod scoring;
mod state;
mod view;

use serde::{Deserialize, Serialize};

use crate::components::revision;

pub use action::CampaignAction;
pub use decisions::{ChoosePile, Stage};
pub use event::CampaignEvent;
pub use name::CampaignName;
pub use refusal::{CampaignIllegal, CampaignRefusal};
pub use state::{Battle, Campaign, GameResult, Pile};
pub use view::{CampaignView, CityFate};

/// A campaign has a name; everything else is chosen on the way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignSetup {
    /// What the player calls it.
    #[serde(default)]
    pub name: CampaignName,
    /// The revision of the reconstructed values; the first where a file names none.
    #[serde(default = "revision::first")]
    pub revision: u8,
    /// The hash of the owner's pack that takes the place of the built-in values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<engine::DataHash>,
}

impl Default for CampaignSetup {
    fn default() -> CampaignSetup {
        CampaignSetup { name: CampaignName::default(), revision: revision::LATEST, pack: None }
    }
}
