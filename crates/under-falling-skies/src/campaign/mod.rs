//! The campaign: four chapters of battles, as a game of its own around the battles (UFS-CAMP).
//!
//! Rule numbers in comments are those of `docs/rules/under-falling-skies-campaign.md`.

mod battles;
mod check;
mod state;
mod view;

use std::fmt;

use engine::{Dice, Fault, Game, OptionSpec, Outcome, Play, RuleCited, Seat, Seats, Sink, Tally, Turn, Viewer};
use serde::{Deserialize, Serialize};

pub use state::{Battle, Campaign, GameResult, Pile, Stage};
pub use view::{CampaignView, CityFate};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{CharacterId, CityId};
use crate::refusal::Refusal;
use crate::{PLAYER, UnderFallingSkies};

/// A campaign has no options: everything is chosen on the way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignSetup {}

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

impl Game for Campaign {
    const ID: &'static str = "under-falling-skies-campaign";
    const RULES_VERSION: u32 = 1;

    type Setup = CampaignSetup;
    type Action = CampaignAction;
    type Event = CampaignEvent;
    type View = CampaignView;
    type Illegal = CampaignIllegal;

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(_: &CampaignSetup, dice: &mut Dice) -> Result<Campaign, Fault> {
        let piles = Campaign::form_piles(1, &[], &[], dice);
        Ok(Campaign {
            log: Default::default(),
            left: Default::default(),
            stage: Stage::ChoosePile { piles },
            fight: None,
        })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over { won } => Turn::Over(Outcome {
                winners: if won { Seats::one(PLAYER) } else { Seats::NONE },
                scores: [i32::from(self.score())].into_iter().collect(),
            }),
            _ => Turn::Decide(Seats::one(PLAYER)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<CampaignAction>) {
        if seat != PLAYER {
            return;
        }
        match self.stage {
            Stage::ChoosePile { .. } => out.extend((0..2).map(|pile| CampaignAction::ChoosePile { pile })),
            Stage::ChooseTeam => {
                out.extend(self.candidates().into_iter().map(|character| CampaignAction::Recruit { character }));
            }
            Stage::ChooseCity => out.extend(self.open_cities().map(|city| CampaignAction::ChooseCity { city })),
            Stage::ChooseThreat => out.extend((1..=4).map(|threat| CampaignAction::ChooseThreat { threat })),
            Stage::Battle => {
                if let Some(fight) = &self.fight {
                    fight.list_legal(&mut InBattle(out));
                }
            }
            Stage::Aftermath => out.push(CampaignAction::Continue),
            Stage::Over { .. } => {}
        }
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        action: CampaignAction,
        play: &mut Play<'_, S>,
    ) -> Result<(), CampaignIllegal> {
        let refuse = |refusal| Err(CampaignIllegal::Campaign(refusal));
        if seat != PLAYER {
            return refuse(CampaignRefusal::NotSeated);
        }
        match (self.stage, action) {
            (Stage::Over { .. }, _) => return refuse(CampaignRefusal::CampaignOver),
            (Stage::Battle, CampaignAction::Battle(action)) => return self.fight_on(action, play),
            (Stage::ChoosePile { piles }, CampaignAction::ChoosePile { pile }) => match pile {
                0 => self.keep_pile(piles[0], piles[1], play),
                1 => self.keep_pile(piles[1], piles[0], play),
                _ => return refuse(CampaignRefusal::NoSuchPile),
            },
            (Stage::ChooseTeam, CampaignAction::Recruit { character }) => {
                if !self.candidates().contains(&character) {
                    return refuse(CampaignRefusal::NotAvailable);
                }
                self.recruit(character, play);
                self.gather_team(play);
            }
            (Stage::ChooseCity, CampaignAction::ChooseCity { city }) => {
                if !self.open_cities().any(|open| open == city) {
                    return refuse(CampaignRefusal::CityNotSaved);
                }
                self.choose_city(city, play);
            }
            (Stage::ChooseThreat, CampaignAction::ChooseThreat { threat }) => {
                if !(1..=4).contains(&threat) {
                    return refuse(CampaignRefusal::ThreatOutOfRange);
                }
                self.begin_game(threat, play);
            }
            (Stage::Aftermath, CampaignAction::Continue) => self.go_on(play),
            _ => return refuse(CampaignRefusal::NotNow),
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> CampaignView {
        CampaignView::of(self)
    }

    fn redact(event: &CampaignEvent, _: Viewer) -> Option<CampaignEvent> {
        Some(event.clone())
    }

    fn determinize(&self, _: Seat, _: &mut Dice) -> Campaign {
        self.clone()
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_campaign()
    }

    fn tally(&self, tally: &mut Tally) {
        let won = self.stage == Stage::Over { won: true };
        tally.count("results", if won { "won" } else { "lost" });
        tally.number("score", i64::from(self.score()));
        tally.number("games", self.log.iter().map(|battle| battle.games.len() as i64).sum());
        tally.number("chapters", i64::from(self.log.last().map_or(1, |battle| battle.chapter)));
        tally.number("piles", self.left.len() as i64);
        tally.number("cities_saved", self.saved().count() as i64);
        tally.number("final_battles", self.log.iter().filter(|battle| battle.chapter == 4).count() as i64);
    }
}

/// Takes the choices of the game being played as choices of the campaign. No list in between: a
/// bot asks millions of times.
struct InBattle<'a>(&'a mut Vec<CampaignAction>);

impl Extend<Action> for InBattle<'_> {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0.extend(actions.into_iter().map(CampaignAction::Battle));
    }
}

/// Hears the game being played and tells the campaign's listener.
struct Relay<'a, S> {
    campaign: Campaign,
    sink: &'a mut S,
}

impl<S: Sink<Campaign>> Sink<UnderFallingSkies> for Relay<'_, S> {
    const SILENT: bool = S::SILENT;

    fn event(&mut self, state: &UnderFallingSkies, event: Event, draw_count: u64) {
        if !S::SILENT {
            self.campaign.fight = Some(state.clone());
            self.sink.event(&self.campaign, CampaignEvent::Battle(event), draw_count);
        }
    }
}
