//! Why a choice of a campaign is refused.

use std::fmt;

use engine::RuleCited;

use crate::refusal::Refusal;

engine::refusals! {
    /// Why a choice of the campaign itself is refused.
    pub enum CampaignRefusal {
        /// Nobody but the one player decides anything.
        NotSeated => "UFS-CAMP-1" "ufs-not-seated",
        /// The campaign is over.
        CampaignOver => "UFS-SM-17" "ufs-campaign-over",
        /// Another decision is awaited.
        NotNow => "UFS-SM-20" "ufs-campaign-not-now",
        /// There are piles 0 and 1.
        NoSuchPile => "UFS-CAMP-3" "ufs-no-such-pile",
        /// The character was not kept, or has served in this chapter.
        NotAvailable => "UFS-CAMP-8" "ufs-not-available",
        /// The city was not saved, or is used up.
        CityNotSaved => "UFS-CAMP-11" "ufs-city-not-saved",
        /// The threat level is 1 to 4.
        ThreatOutOfRange => "UFS-CAMP-4" "ufs-threat-out-of-range",
    }
}

/// Why a choice is refused: by the campaign, or by the game being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CampaignIllegal {
    /// By the campaign.
    Campaign(CampaignRefusal),
    /// By the game being played.
    Battle(Refusal),
}

impl fmt::Display for CampaignIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.key())
    }
}

impl std::error::Error for CampaignIllegal {}

impl RuleCited for CampaignIllegal {
    fn rule(&self) -> &'static str {
        match self {
            CampaignIllegal::Campaign(refusal) => refusal.rule(),
            CampaignIllegal::Battle(refusal) => refusal.rule(),
        }
    }

    fn key(&self) -> &'static str {
        match self {
            CampaignIllegal::Campaign(refusal) => refusal.key(),
            CampaignIllegal::Battle(refusal) => refusal.key(),
        }
    }

    fn args(&self) -> Vec<(&'static str, i64)> {
        match self {
            CampaignIllegal::Campaign(refusal) => refusal.args(),
            CampaignIllegal::Battle(refusal) => refusal.args(),
        }
    }
}
