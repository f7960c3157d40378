//! The questions of a campaign (UFS-SM-17): between the battles, and in them.

use engine::{Choices, Decision, Game, Play, Question, Seat, Sink, Wrapped, ensure};
use serde::{Deserialize, Serialize};

use super::{Campaign, CampaignAction, CampaignEvent, CampaignIllegal, CampaignRefusal, GameResult, Pile};
use crate::action::Action;
use crate::event::Event;
use crate::pieces::{CharacterId, CityId};
use crate::state::{Ending, State};

engine::decisions! {
    /// What is awaited (UFS-SM-17).
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Stage of Campaign {
        /// One of two piles.
        ChoosePile(..),
        /// The city of a final battle.
        ChooseCity,
        /// A character of an earlier chapter.
        ChooseTeam,
        /// The threat level.
        ChooseThreat,
        /// A choice in the game.
        Battle,
        /// The player looks at the end of a game (UFS-SM-24).
        Aftermath,
    } and {
        /// The end.
        Over {
            /// Won or lost.
            won: bool,
        },
    }
}

/// What the campaign refuses.
fn unless(holds: bool, refusal: CampaignRefusal) -> Result<(), CampaignIllegal> {
    ensure(holds, CampaignIllegal::Campaign(refusal))
}

/// Refuses what is not asked for (UFS-SM-20).
const NOT_NOW: CampaignIllegal = CampaignIllegal::Campaign(CampaignRefusal::NotNow);

/// Keep one of two piles (UFS-CAMP-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoosePile {
    /// The piles.
    pub piles: [Pile; 2],
}

impl Decision<Campaign> for ChoosePile {
    /// The pile that is kept and the one that is left.
    type Answer = (Pile, Pile);

    fn offer(&self, _: &Campaign, _: Seat, choices: &mut impl Choices<CampaignAction>) {
        choices.add_all((0..2).map(|pile| CampaignAction::ChoosePile { pile }));
    }

    fn permit(&self, _: &Campaign, _: Seat, action: CampaignAction) -> Result<(Pile, Pile), CampaignIllegal> {
        let [first, second] = self.piles;
        match action {
            CampaignAction::ChoosePile { pile: 0 } => Ok((first, second)),
            CampaignAction::ChoosePile { pile: 1 } => Ok((second, first)),
            CampaignAction::ChoosePile { .. } => Err(CampaignIllegal::Campaign(CampaignRefusal::NoSuchPile)),
            _ => Err(NOT_NOW),
        }
    }

    fn perform<S: Sink<Campaign>>(
        self,
        campaign: &mut Campaign,
        _: Seat,
        (kept, left): (Pile, Pile),
        play: &mut Play<'_, S>,
    ) {
        campaign.keep_pile(kept, left, play);
    }
}

/// Choose a saved city for the next final battle (UFS-CAMP-11).
#[derive(Clone, Copy, Debug)]
pub struct ChooseCity;

impl Decision<Campaign> for ChooseCity {
    type Answer = CityId;

    fn offer(&self, campaign: &Campaign, _: Seat, choices: &mut impl Choices<CampaignAction>) {
        choices.add_all(campaign.open_cities().map(|city| CampaignAction::ChooseCity { city }));
    }

    fn permit(&self, campaign: &Campaign, _: Seat, action: CampaignAction) -> Result<CityId, CampaignIllegal> {
        match action {
            CampaignAction::ChooseCity { city } => {
                unless(campaign.is_open(city), CampaignRefusal::CityNotSaved)?;
                Ok(city)
            }
            _ => Err(NOT_NOW),
        }
    }

    fn perform<S: Sink<Campaign>>(self, campaign: &mut Campaign, _: Seat, city: CityId, play: &mut Play<'_, S>) {
        campaign.choose_city(city, play);
    }
}

/// Take along a character of an earlier chapter (UFS-CAMP-8, UFS-CAMP-11).
#[derive(Clone, Copy, Debug)]
pub struct ChooseTeam;

impl Decision<Campaign> for ChooseTeam {
    type Answer = CharacterId;

    fn offer(&self, campaign: &Campaign, _: Seat, choices: &mut impl Choices<CampaignAction>) {
        choices.add_all(campaign.candidates().into_iter().map(|character| CampaignAction::Recruit { character }));
    }

    fn permit(&self, campaign: &Campaign, _: Seat, action: CampaignAction) -> Result<CharacterId, CampaignIllegal> {
        match action {
            CampaignAction::Recruit { character } => {
                unless(campaign.candidates().contains(&character), CampaignRefusal::NotAvailable)?;
                Ok(character)
            }
            _ => Err(NOT_NOW),
        }
    }

    fn perform<S: Sink<Campaign>>(
        self,
        campaign: &mut Campaign,
        _: Seat,
        character: CharacterId,
        play: &mut Play<'_, S>,
    ) {
        campaign.recruit(character, play);
        campaign.gather_team(play);
    }
}

/// Set the threat level of the next game and start it (UFS-CAMP-4).
#[derive(Clone, Copy, Debug)]
pub struct ChooseThreat;

impl Decision<Campaign> for ChooseThreat {
    /// The level.
    type Answer = u8;

    fn offer(&self, _: &Campaign, _: Seat, choices: &mut impl Choices<CampaignAction>) {
        choices.add_all((1..=4).map(|threat| CampaignAction::ChooseThreat { threat }));
    }

    fn permit(&self, _: &Campaign, _: Seat, action: CampaignAction) -> Result<u8, CampaignIllegal> {
        match action {
            CampaignAction::ChooseThreat { threat } => {
                unless((1..=4).contains(&threat), CampaignRefusal::ThreatOutOfRange)?;
                Ok(threat)
            }
            _ => Err(NOT_NOW),
        }
    }

    fn perform<S: Sink<Campaign>>(self, campaign: &mut Campaign, _: Seat, threat: u8, play: &mut Play<'_, S>) {
        campaign.begin_game(threat, play);
    }
}

/// The question of the battle that is being fought.
#[derive(Clone, Copy, Debug)]
pub struct Battle;

impl Decision<Campaign> for Battle {
    /// A choice that the battle permits.
    type Answer = Action;

    fn offer(&self, campaign: &Campaign, seat: Seat, choices: &mut impl Choices<CampaignAction>) {
        if let Some(fight) = &campaign.fight
            && let Some(question) = fight.question()
        {
            question.offer(fight, seat, &mut Wrapped::new(choices, CampaignAction::Battle));
        }
    }

    fn permit(&self, campaign: &Campaign, seat: Seat, action: CampaignAction) -> Result<Action, CampaignIllegal> {
        let (CampaignAction::Battle(action), Some(fight)) = (action, &campaign.fight) else { return Err(NOT_NOW) };
        fight.permit(seat, action).map_err(CampaignIllegal::Battle)?;
        Ok(action)
    }

    fn perform<S: Sink<Campaign>>(self, campaign: &mut Campaign, seat: Seat, action: Action, play: &mut Play<'_, S>) {
        let Some(mut fight) = campaign.fight else { return };
        let (dice, sink) = play.parts();
        let mut relay = Relay { campaign: (!S::SILENT).then_some(*campaign), sink };
        let applied = fight.apply(seat, action, &mut Play::new(dice, &mut relay));
        debug_assert_eq!(applied, Ok(()), "the battle has permitted it");
        campaign.fight = Some(fight);
        if let (Some(ending), Some(battle)) = (fight.ending(), campaign.log.last_mut()) {
            let (city, threat, won) = (battle.city, fight.threat(), ending == Ending::Won);
            battle.games.push(GameResult { threat, won });
            campaign.stage = Stage::Aftermath;
            play.tell(campaign, CampaignEvent::GameEnded { city, threat, won });
        }
    }
}

/// Hears the game being played and tells the campaign's listener.
struct Relay<'a, S> {
    /// The campaign around it; none if nobody listens.
    campaign: Option<Campaign>,
    sink: &'a mut S,
}

impl<S: Sink<Campaign>> Sink<State> for Relay<'_, S> {
    const SILENT: bool = S::SILENT;

    fn event(&mut self, state: &State, event: Event, draw_count: u64) {
        if let Some(campaign) = &mut self.campaign {
            campaign.fight = Some(*state);
            self.sink.event(campaign, CampaignEvent::Battle(event), draw_count);
        }
    }
}

/// Look at the end of a game, then go on (UFS-SM-24).
#[derive(Clone, Copy, Debug)]
pub struct Aftermath;

impl Decision<Campaign> for Aftermath {
    type Answer = ();

    fn offer(&self, _: &Campaign, _: Seat, choices: &mut impl Choices<CampaignAction>) {
        choices.add(CampaignAction::Continue);
    }

    fn permit(&self, _: &Campaign, _: Seat, action: CampaignAction) -> Result<(), CampaignIllegal> {
        match action {
            CampaignAction::Continue => Ok(()),
            _ => Err(NOT_NOW),
        }
    }

    fn perform<S: Sink<Campaign>>(self, campaign: &mut Campaign, _: Seat, _: (), play: &mut Play<'_, S>) {
        campaign.go_on(play);
    }
}
