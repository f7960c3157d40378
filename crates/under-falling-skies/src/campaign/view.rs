//! What a viewer may know of a campaign: everything, since nothing in it is hidden.

use engine::{Data, DataHash, Piece};
use serde::Serialize;

use super::state::LAST_CHAPTER;
use super::{Battle, Campaign, ChoosePile, Pile, Stage};
use crate::components::Catalog;
use crate::pieces::{CharacterId, CityId};
use crate::view::View;

/// The campaign as its log sheet shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CampaignView {
    /// What the player calls it; empty if nothing.
    pub name: String,
    /// The revision of the built-in values that it is played with, or that its pack corrects.
    pub revision: u8,
    /// The hash of the owner's pack that it is played with, if it is not the built-in data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<DataHash>,
    #[serde(skip)]
    data: Data<Catalog>,
    /// The chapter that is being played.
    pub chapter: u8,
    /// The battles so far, the present one included.
    pub log: Vec<Battle>,
    /// What became of each city that takes part, in the order of the component file.
    pub cities: Vec<(CityId, CityFate)>,
    /// The piles that were not chosen.
    pub left: Vec<Pile>,
    /// The characters kept, by chapter.
    pub kept: [Vec<CharacterId>; 3],
    /// The characters among whom the next one is chosen.
    pub candidates: Vec<CharacterId>,
    /// Saved cities that may see a final battle.
    pub open_cities: Vec<CityId>,
    /// The score so far.
    pub score: i16,
    /// What is awaited.
    pub stage: Stage,
    /// The game being played, or just ended.
    pub fight: Option<View>,
}

/// What became of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CityFate {
    /// Its chapter has not come, or it was not drawn.
    Untouched,
    /// It lies in one of the piles to choose from.
    Threatened,
    /// It is being fought for.
    Embattled,
    /// One of its games was won.
    Saved,
    /// It was left to the enemy, or lost.
    Destroyed,
}

impl CampaignView {
    /// The components that the campaign is played with.
    pub fn components(&self) -> &'static Catalog {
        self.data.get()
    }

    pub(super) fn of(campaign: &Campaign) -> CampaignView {
        let cities = CityId::all().filter(|city| city.chapter() > 0);
        CampaignView {
            name: campaign.name.into(),
            revision: campaign.data.revision(),
            pack: campaign.data.asked_by().0,
            data: campaign.data,
            chapter: campaign.chapter(),
            log: campaign.log.to_vec(),
            cities: cities.map(|city| (city, campaign.fate(city))).collect(),
            left: campaign.left.to_vec(),
            kept: [1, 2, 3].map(|chapter| campaign.kept(chapter).collect()),
            candidates: campaign.candidates().to_vec(),
            open_cities: campaign.open_cities().collect(),
            score: campaign.score(),
            stage: campaign.stage,
            fight: campaign.fight.as_ref().map(View::of),
        }
    }
}

impl Campaign {
    /// What became of a city (UFS-CAMP-3, UFS-CAMP-9, UFS-CAMP-11).
    pub fn fate(&self, city: CityId) -> CityFate {
        if self.left.iter().any(|pile| pile.city == city) {
            return CityFate::Destroyed;
        }
        if let Stage::ChoosePile(ChoosePile { piles }) = self.stage
            && piles.iter().any(|pile| pile.city == city)
        {
            return CityFate::Threatened;
        }
        let in_battle = !matches!(self.stage, Stage::ChoosePile(_) | Stage::ChooseCity | Stage::Over { .. });
        let Some(at) = self.log.iter().rposition(|battle| battle.city == city) else { return CityFate::Untouched };
        let battle = &self.log[at];
        if in_battle && at + 1 == self.log.len() {
            return CityFate::Embattled;
        }
        match battle.is_won() {
            true => CityFate::Saved,
            false if battle.chapter == LAST_CHAPTER || !battle.games.is_empty() => CityFate::Destroyed,
            false => CityFate::Untouched,
        }
    }
}
