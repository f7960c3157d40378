//! Where a campaign stands. What can be worked out from the log is not stored twice.

use engine::{Data, List};
use serde::{Deserialize, Serialize};

use super::{CampaignName, Stage};
use crate::components::{Catalog, Chapter, revision};
use crate::pieces::{CharacterId, CityId, ScenarioId};
use crate::setup::Recruit;
use crate::state::UnderFallingSkies;

/// The chapter of the final battle.
pub(super) const LAST_CHAPTER: u8 = 4;
/// Battles in the chapters before it.
pub(super) const BATTLES: usize = 6;

/// A campaign (UFS-CAMP-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The battles so far, the present one included.
    pub log: List<Battle, 12>,
    /// The piles that were not chosen: out of the campaign.
    pub left: List<Pile, BATTLES>,
    /// What is awaited.
    pub stage: Stage,
    /// The game being played, or the last position of the one just ended.
    pub fight: Option<UnderFallingSkies>,
    /// What the player calls it, at the head of the log sheet.
    #[serde(default, skip_serializing_if = "CampaignName::is_empty")]
    pub name: CampaignName,
    /// The components that it is played with; in JSON their revision, or the hash of a pack.
    #[serde(rename = "revision", default = "Data::first", skip_serializing_if = "Data::is_first", with = "revision")]
    pub(super) data: Data<Catalog>,
}

/// A scenario, a city and a character (UFS-CAMP-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The scenario.
    pub scenario: ScenarioId,
    /// The city.
    pub city: CityId,
    /// The character.
    pub character: CharacterId,
}

/// A battle: one game, or two if the first is lost (UFS-CAMP-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// The chapter.
    pub chapter: u8,
    /// The city.
    pub city: CityId,
    /// The scenario.
    pub scenario: ScenarioId,
    /// The team: before the final battle the pile's own character first.
    pub team: List<Recruit, 3>,
    /// The results so far.
    pub games: List<GameResult, 2>,
}

/// How a game ended (UFS-CAMP-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Its threat level.
    pub threat: u8,
    /// Won or lost.
    pub won: bool,
}

impl Battle {
    /// Whether one of its games was won.
    pub fn is_won(&self) -> bool {
        self.games.iter().any(|game| game.won)
    }
}

impl Campaign {
    /// The chapter that is being played (UFS-CAMP-1).
    pub fn chapter(&self) -> u8 {
        match self.stage {
            Stage::ChoosePile(_) => (self.left.len() / 2) as u8 + 1,
            Stage::ChooseCity => LAST_CHAPTER,
            _ => self.log.last().map_or(1, |battle| battle.chapter),
        }
    }

    /// The components that it is played with.
    pub fn components(&self) -> &'static Catalog {
        self.data.get()
    }

    /// The record of a chapter.
    pub(super) fn chapter_record(&self, chapter: u8) -> &'static Chapter {
        &self.data.get().chapters[usize::from(chapter.clamp(1, LAST_CHAPTER)) - 1]
    }

    /// Cities in which a game was won, in chapters 1 to 3 (UFS-CAMP-9).
    pub fn saved(&self) -> impl Iterator<Item = CityId> {
        self.log.iter().filter(|battle| battle.chapter < LAST_CHAPTER && battle.is_won()).map(|battle| battle.city)
    }

    /// Saved cities that have not seen a final battle (UFS-CAMP-11).
    pub fn open_cities(&self) -> impl Iterator<Item = CityId> {
        self.saved().filter(|city| !self.log.iter().any(|it| it.chapter == LAST_CHAPTER && it.city == *city))
    }

    /// Whether this city may see a final battle.
    pub(super) fn is_open(&self, city: CityId) -> bool {
        self.open_cities().any(|open| open == city)
    }

    /// The characters kept from a chapter, in the order of its battles (UFS-CAMP-9).
    pub fn kept(&self, chapter: u8) -> impl Iterator<Item = CharacterId> {
        let battles = self.log.iter().filter(move |battle| battle.chapter == chapter);
        battles.filter_map(|battle| battle.team.first()).map(|recruit| recruit.character)
    }

    /// How many characters of earlier chapters are still to join the present team.
    fn still_to_join(&self) -> Option<usize> {
        let battle = self.log.last()?;
        let own = usize::from(battle.chapter < LAST_CHAPTER);
        let full = own + self.chapter_record(battle.chapter).improved_characters.len();
        full.checked_sub(battle.team.len()).filter(|missing| *missing > 0)
    }

    /// The characters among whom the next one is chosen: all those kept from earlier chapters who
    /// are not in the team yet (UFS-CAMP-8, UFS-CAMP-11).
    pub fn candidates(&self) -> List<CharacterId, 12> {
        let (Some(missing), Some(battle)) = (self.still_to_join(), self.log.last()) else { return List::default() };
        if self.data.rulings.free_team {
            let kept = (1..battle.chapter).flat_map(|chapter| self.kept(chapter));
            return kept.filter(|who| !battle.team.iter().any(|member| member.character == *who)).collect();
        }
        self.candidates_by_chapter(battle, missing)
    }

    /// The same in the first revision: one of each chapter in turn; before the final battle each of
    /// the two of a chapter serves once.
    fn candidates_by_chapter(&self, battle: &Battle, missing: usize) -> List<CharacterId, 12> {
        let chapters = &self.chapter_record(battle.chapter).improved_characters;
        let Some(chapter) = chapters.len().checked_sub(missing).and_then(|at| chapters.get(at)) else {
            return List::default();
        };
        let has_served = |character: &CharacterId| {
            let earlier = self.log.iter().rev().skip(1).filter(|other| other.chapter == battle.chapter);
            let mut recruits = earlier.flat_map(|other| other.team.iter());
            battle.chapter != LAST_CHAPTER && recruits.any(|recruit| recruit.character == *character)
        };
        self.kept(*chapter).filter(|character| !has_served(character)).collect()
    }
}
