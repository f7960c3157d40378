//! A campaign is fought battle by battle: what matters is the battle. Between two of them it is what
//! was measured of scenarios, cities and characters (`data/difficulty.toml`).

use engine::{Game, Seat, Turn};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::{Campaign, CampaignAction, Stage};

use super::under_falling_skies::Plans;
use super::{Features, Heuristics, Outlook, Weights, mix};
use crate::calibration::Calibration;
use crate::difficulty::campaign::{character, city, known, scenario};
use crate::difficulty::{Cell, Grid, Way};

/// The threat level at which everything was measured best.
const THREAT: u8 = 1;
/// The chapter of the final battle.
const LAST: u8 = 4;
/// How much the final battle counts in a city that would be saved, against the battle at hand.
const LATER: f32 = 0.3;

/// How often it was won, in logarithms of chance; less sure where few games were played.
fn ease(cell: &Cell) -> f32 {
    ((cell.won as f32 + 1.0) / ((cell.games - cell.won) as f32 + 1.0)).ln()
}

/// How easy a scenario is; where it was not measured, as easy as those that were, taken together.
fn ease_of(way: &Way) -> f32 {
    let measured = |cell: &&Cell| {
        let threat = cell.options.get("threat").and_then(|held| held.as_u64());
        threat == Some(THREAT.into()) && cell.options.contains_key("scenario")
    };
    known(way).map_or_else(|| together(Grid::known().of(Campaign::ID).filter(measured)), ease)
}

/// How easy these are, taken together.
fn together<'a>(cells: impl Iterator<Item = &'a Cell>) -> f32 {
    let (games, won) = cells.fold((0, 0), |(games, won), cell| (games + cell.games, won + cell.won));
    ((won as f32 + 1.0) / ((games - won) as f32 + 1.0)).ln()
}

/// How much easier it is than a chapter on the whole; 0 where that was not measured.
fn advantage(way: &Way, chapter: u8) -> f32 {
    let of_chapter = |cell: &&Cell| {
        let is = |key: &str, value: u8| cell.options.get(key).and_then(|held| held.as_u64()) == Some(value.into());
        let whole = if chapter == LAST { "city" } else { "scenario" };
        is("chapter", chapter) && is("threat", THREAT) && cell.options.contains_key(whole)
    };
    let Some(cell) = known(way) else { return 0.0 };
    ease(cell) - together(Grid::known().of(Campaign::ID).filter(of_chapter))
}

/// What the battle that is being prepared promises, in the measure of the search's own values.
fn prospects(campaign: &Campaign) -> f32 {
    let Some(battle) = campaign.log.last() else { return 0.5 };
    let chapter = battle.chapter;
    let mut strength = advantage(&city(chapter, battle.city, THREAT), chapter);
    if chapter < LAST {
        strength += ease_of(&scenario(battle.scenario, THREAT));
        strength += LATER * advantage(&city(LAST, battle.city, THREAT), LAST);
    }
    for recruit in &battle.team {
        strength += advantage(&character(chapter, *recruit, THREAT), chapter);
    }
    let curve = Calibration::known().of(Campaign::ID, 1);
    let strength = curve.map_or(strength, |curve| (strength - curve.shift) / curve.slope);
    1.0 / (1.0 + (-strength).exp())
}

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
            _ => Outlook { chance: [prospects(self); engine::MAX_SEATS], points: [0.0; engine::MAX_SEATS] },
        };
        outlook.points[0] = f32::from(self.score());
        outlook
    }
}
