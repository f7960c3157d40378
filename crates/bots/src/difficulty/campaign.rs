//! How hard the campaign of Under Falling Skies is: each scenario, each city of the final battle,
//! and whole campaigns.
//!
//! A scenario of chapters 1 to 3 is played in the cities of its chapter in turn, with a team as the
//! campaign has it: a character of the chapter, and improved ones out of two of each earlier chapter,
//! drawn at random. So each game also tells something about its city and its characters.

use engine::{Components, Dice, Game, Piece, Play, Seed, Turn};
use serde_json::{Value, json};
use under_falling_skies::campaign::{Campaign, CampaignAction, CampaignSetup, Stage};
use under_falling_skies::components::{Catalog, ScenarioEffect};
use under_falling_skies::{CharacterId, CityId, CitySide, Recruit, ScenarioId, Setup, UnderFallingSkies};

use super::{Cell, Grid, Trial, Way};
use crate::{Arena, Bot, SearchControl, Sight, Stuck, meet};

/// The chapter of the final battle.
const LAST: u8 = 4;

fn way<const N: usize>(options: [(&str, Value); N]) -> Way {
    options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// A scenario of chapters 1 to 3.
pub fn scenario(scenario: ScenarioId, threat: u8) -> Way {
    let chapter = scenario.record().chapter;
    way([("chapter", chapter.into()), ("scenario", json!(scenario)), ("threat", threat.into())])
}

/// All games of a chapter in a city; of chapter 4, the final battle there.
pub fn city(chapter: u8, city: CityId, threat: u8) -> Way {
    way([("chapter", chapter.into()), ("city", json!(city)), ("threat", threat.into())])
}

/// All games of a chapter with a character on one of its sides.
pub fn character(chapter: u8, recruit: Recruit, threat: u8) -> Way {
    way([
        ("chapter", chapter.into()),
        ("character", json!(recruit.character)),
        ("improved", recruit.improved.into()),
        ("threat", threat.into()),
    ])
}

/// Whole campaigns in which every game has this threat level.
pub fn whole(threat: u8) -> Way {
    way([("campaign", true.into()), ("threat", threat.into())])
}

/// What is known about a way to play it.
pub fn known(way: &Way) -> Option<&'static Cell> {
    Grid::known().cell(Campaign::ID, way)
}

fn final_battle() -> Option<ScenarioId> {
    ScenarioId::all().find(|id| matches!(id.record().effect, ScenarioEffect::FinalBattle { .. }))
}

/// All ways to be measured.
pub(super) fn ways() -> Vec<Way> {
    let mut ways = Vec::new();
    for threat in 1..=4 {
        ways.extend(ScenarioId::all().filter(|id| id.record().chapter < LAST).map(|id| scenario(id, threat)));
        ways.extend(CityId::all().filter(|id| id.record().chapter > 0).map(|id| city(LAST, id, threat)));
        ways.push(whole(threat));
    }
    ways
}

/// Some of these, drawn without putting back.
fn draw(from: impl Iterator<Item = CharacterId>, count: usize, dice: &mut Dice) -> Vec<CharacterId> {
    let mut all: Vec<CharacterId> = from.collect();
    dice.shuffle(&mut all);
    all.truncate(count);
    all
}

/// A team as the campaign has it (UFS-CAMP-8): two characters were kept of each earlier chapter.
fn team(chapter: u8, dice: &mut Dice) -> Vec<Recruit> {
    let of = |chapter: u8| CharacterId::all().filter(move |id| id.record().chapter == chapter);
    let mut kept = Vec::new();
    for earlier in 1..chapter {
        kept.extend(draw(of(earlier), 2, dice));
    }
    let own = draw(of(chapter), 1, dice);
    let mut team: Vec<Recruit> = own.into_iter().map(|character| Recruit { character, improved: false }).collect();
    let helpers = Catalog::built_in().chapters[usize::from(chapter) - 1].improved_characters.len();
    let helpers = draw(kept.into_iter(), helpers, dice);
    team.extend(helpers.into_iter().map(|character| Recruit { character, improved: true }));
    team
}

/// Plays the game with this number of a way to play.
pub(super) fn play(way: &Way, bot: Bot, seed: &Seed, number: u64) -> Result<Trial, Stuck> {
    let unknown = || Stuck { decisions: 0, why: format!("{way:?} is no way to play the campaign") };
    let threat = way.get("threat").and_then(Value::as_u64).ok_or_else(unknown)? as u8;
    if way.contains_key("campaign") {
        return Ok(Trial { won: play_whole(threat, bot, &seed.nth(number))?, counts_for: vec![way.clone()] });
    }
    let chapter = way.get("chapter").and_then(Value::as_u64).filter(|chapter| (1..=4).contains(chapter));
    let chapter = chapter.ok_or_else(unknown)? as u8;
    let named = |key: &str| way.get(key).and_then(Value::as_str);
    let mut dice = Dice::new(&seed.nth(number).nth(1));
    let (scenario, place, side) = if chapter == LAST {
        let place = named("city").and_then(CityId::named).ok_or_else(unknown)?;
        (final_battle(), place, CitySide::Damaged)
    } else {
        let cities: Vec<CityId> = CityId::all().filter(|id| id.record().chapter == chapter).collect();
        let place = cities[(number % cities.len() as u64) as usize];
        (named("scenario").and_then(ScenarioId::named), place, CitySide::Normal)
    };
    let characters = team(chapter, &mut dice);
    let setup = Setup {
        city: place,
        side,
        threat,
        scenario: Some(scenario.ok_or_else(unknown)?),
        sky: Catalog::built_in().chapter_sky(chapter),
        characters: characters.clone(),
        ..Setup::default()
    };
    let meeting = meet::<UnderFallingSkies>(&setup, seed, number, &[bot], &[0], &mut Arena::new())?;
    let mut counts_for = vec![way.clone()];
    if chapter != LAST {
        counts_for.push(city(chapter, place, threat));
    }
    counts_for.extend(characters.iter().map(|recruit| character(chapter, *recruit, threat)));
    Ok(Trial { won: meeting.won[0] > 0.0, counts_for })
}

/// A whole campaign: the bot chooses all but the threat level.
fn play_whole(threat: u8, bot: Bot, seed: &Seed) -> Result<bool, Stuck> {
    let mut dice = Dice::new(seed);
    let stuck = |decisions: u64, why: String| Stuck { decisions, why };
    let setup = CampaignSetup::default();
    let mut campaign = Campaign::new(&setup, &mut dice).map_err(|fault| stuck(0, fault.to_string()))?;
    let mut player = bot.player::<Campaign>(&seed.nth(1));
    let (mut choices, control) = (Vec::new(), SearchControl::new());
    for decisions in 0..Arena::<Campaign>::MAX_DECISIONS {
        let seat = match campaign.turn() {
            Turn::Over(outcome) => return Ok(!outcome.winners.is_empty()),
            Turn::Decide(seats) => seats.iter().next().ok_or_else(|| stuck(decisions, "nobody is asked".into()))?,
        };
        choices.clear();
        campaign.legal(seat, &mut choices);
        let action = if campaign.stage == Stage::ChooseThreat {
            CampaignAction::ChooseThreat { threat }
        } else {
            choices[player.choose(Sight::of(&campaign, seat), &choices, &control)]
        };
        campaign
            .apply(seat, action, &mut Play::new(&mut dice, &mut ()))
            .map_err(|refusal| stuck(decisions, refusal.to_string()))?;
    }
    Err(stuck(Arena::<Campaign>::MAX_DECISIONS, "the campaign does not end".into()))
}
