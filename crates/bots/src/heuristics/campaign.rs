//! A campaign is fought battle by battle: what matters is the battle.

use engine::{Game, Seat, Turn};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::{Campaign, CampaignAction, Stage};

use super::under_falling_skies::Plans;
use super::{Features, Heuristics, Outlook, Weights, mix};

impl Heuristics for Campaign {
    const FEATURES: &'static [&'static str] = UnderFallingSkies::FEATURES;

    fn weights() -> &'static Weights {
        UnderFallingSkies::weights()
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        match &self.fight {
            Some(fight) => fight.features(seat, out),
            None => out.fill(0.0),
        }
    }

    fn shortfall(&self) -> f32 {
        self.fight.as_ref().map_or(1.0, Heuristics::shortfall)
    }

    /// The end of a battle is a pause of its own: the next one has little to do with it.
    fn is_pause(&self) -> bool {
        match (self.stage, &self.fight) {
            (Stage::Battle, Some(fight)) => fight.is_pause(),
            _ => true,
        }
    }

    fn is_break(&self) -> bool {
        self.stage != Stage::Battle
    }

    fn fingerprint(&self, seat: Seat) -> u64 {
        let battle = self.fight.as_ref().map_or(0, |fight| fight.fingerprint(seat));
        mix(battle, self.log.iter().map(|battle| 1 + battle.games.len() as u64).sum())
    }

    const HORIZON: u8 = UnderFallingSkies::HORIZON;

    fn habits(&self, _: Seat, choices: &[CampaignAction], out: &mut Vec<f32>) {
        let plans = self.fight.as_ref().map(Plans::of);
        out.extend(choices.iter().map(|action| match (*action, &plans) {
            (CampaignAction::Battle(action), Some(plans)) => plans.inclination(action).exp(),
            _ => 1.0,
        }));
    }

    fn appraise(&self, weights: &Weights) -> Outlook {
        let fight = self.fight.as_ref().filter(|_| matches!(self.stage, Stage::Battle | Stage::Aftermath));
        let mut outlook = match (self.turn(), fight) {
            (Turn::Over(outcome), _) => Outlook::of(&outcome),
            (_, Some(fight)) => fight.appraise(weights),
            _ => Outlook { chance: [0.5; engine::MAX_SEATS], points: [0.0; engine::MAX_SEATS] },
        };
        outlook.points[0] = f32::from(self.score());
        outlook
    }
}
