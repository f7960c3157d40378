//! What a card does, in words made from its notation: the same sentence for the same effect,
//! whoever carries it.

use tiny_epic_galaxies::{
    Ability, Acquired, Condition, EffectStep, ExplorationId, GainMode, Loot, Measure, Mission, MissionId, MoveFrom,
    Owner, Per, PilotId, Planet, Resource, Tracks, UpgradeIf, UpgradePay, Victims, Where, Who,
};

use super::signs::resource_key;
use super::words::{amount, amount_of, capital};
use crate::Lang;
use crate::lang::say;

fn tracks_key(tracks: Tracks) -> &'static str {
    match tracks {
        Tracks::Diplomacy => "diplomacy",
        Tracks::Economy => "economy",
        Tracks::Any => "any",
    }
}

/// One step as a clause that begins small.
fn step(lang: Lang, step: &EffectStep) -> String {
    match *step {
        EffectStep::Pay { energy, culture } => say!(lang, "teg-step-pay", what = amount(lang, energy, culture)),
        EffectStep::Gain { who: Who::EachOther, energy, culture } => {
            say!(lang, "teg-step-gain-others", what = amount(lang, energy, culture))
        }
        EffectStep::Gain { energy, culture, .. } => say!(lang, "teg-step-gain", what = amount(lang, energy, culture)),
        EffectStep::GainChoice { amount, mode } => {
            let mode = if mode == GainMode::Mix { "mix" } else { "one" };
            say!(lang, "teg-step-gain-choice", count = amount, mode = mode)
        }
        EffectStep::GainPer { resource, per } => {
            let per = match per {
                Per::ShipInGalaxy => "galaxy",
                Per::ShipOnExploration => "exploration",
                Per::ActivePilot => "pilot",
            };
            say!(lang, "teg-step-gain-per", what = amount_of(lang, resource, 1), per = per)
        }
        EffectStep::Lose { who: Who::Human, energy, culture } => {
            say!(lang, "teg-step-human-loses", what = amount(lang, energy, culture))
        }
        EffectStep::Lose { energy, culture, .. } => say!(lang, "teg-step-lose", what = amount(lang, energy, culture)),
        EffectStep::Convert { from, .. } => say!(lang, "teg-step-convert", from = resource_key(from)),
        EffectStep::Steal { resource, amount } => {
            say!(lang, "teg-step-steal", what = amount_of(lang, resource, amount))
        }
        EffectStep::Advance { who: Who::EachOther, steps, .. } => say!(lang, "teg-step-others-advance", count = steps),
        EffectStep::Advance { kind, steps, ships, not_previous, .. } => {
            let other = if not_previous { "yes" } else { "no" };
            say!(lang, "teg-step-advance", track = tracks_key(kind), count = steps, ships = ships, other = other)
        }
        EffectStep::Regress { owner, kind, steps, ships, .. } => {
            let whose = if owner == Owner::Acting { "own" } else { "enemy" };
            say!(lang, "teg-step-regress", whose = whose, track = tracks_key(kind), count = steps, ships = ships)
        }
        EffectStep::RecallForResource => say!(lang, "teg-step-recall"),
        EffectStep::TransferOrbit => say!(lang, "teg-step-transfer"),
        EffectStep::Move { ships, from, not_explorer } => {
            let from = match (from, not_explorer) {
                (MoveFrom::Exploration, _) => "exploration",
                (MoveFrom::Any, true) => "other",
                (MoveFrom::Any, false) => "any",
            };
            say!(lang, "teg-step-move", ships = ships, from = from)
        }
        EffectStep::Upgrade { discount, pay, only_if } => {
            let pay = if pay == UpgradePay::Mix { "mix" } else { "single" };
            let when = if only_if == UpgradeIf::StrictlyLowest { "lowest" } else { "always" };
            say!(lang, "teg-step-upgrade", discount = discount, pay = pay, when = when)
        }
        EffectStep::SetDie => say!(lang, "teg-step-set-die"),
        EffectStep::RerollDice => say!(lang, "teg-step-reroll"),
        EffectStep::DiscardDice { count } => say!(lang, "teg-step-discard", count = count),
        EffectStep::DiscardDiceUpTo { count } => say!(lang, "teg-step-lose-dice", count = count),
        EffectStep::ReplacePlanet => say!(lang, "teg-step-replace-planet"),
        EffectStep::ReplacePilot => say!(lang, "teg-step-replace-pilot"),
        EffectStep::UseCenterPlanet => say!(lang, "teg-step-umbra"),
        EffectStep::UseOtherColony { pay_resource, pay_amount } => {
            say!(lang, "teg-step-borrow", what = amount_of(lang, pay_resource, pay_amount))
        }
        EffectStep::AnyAction { .. } => say!(lang, "teg-step-any-action"),
        EffectStep::RepeatDie => say!(lang, "teg-step-repeat"),
        EffectStep::OnFollowed { resource, amount } => {
            say!(lang, "teg-step-on-followed", what = amount_of(lang, resource, amount))
        }
        EffectStep::FollowCost { amount } => say!(lang, "teg-step-follow-cost", count = amount),
        EffectStep::Explore { .. } => say!(lang, "teg-step-explore"),
        EffectStep::Hire { dice, .. } => say!(lang, "teg-step-hire", dice = dice),
        EffectStep::TakeExplorationOffer => say!(lang, "teg-step-take-offer"),
        EffectStep::RecallExplorer => say!(lang, "teg-step-recall-explorer"),
        EffectStep::DwarfPlanet { vp, energy: 0, culture: 0 } => say!(lang, "teg-step-dwarf-free", count = vp),
        EffectStep::DwarfPlanet { vp, energy, culture } => {
            say!(lang, "teg-step-dwarf", count = vp, what = amount(lang, energy, culture))
        }
        EffectStep::RogueGain { energy, culture } => {
            say!(lang, "teg-step-rogue-gain", what = amount(lang, energy, culture))
        }
        EffectStep::RogueSteal { resource: Loot::Choice, amount } => {
            say!(lang, "teg-step-rogue-steals-choice", count = amount)
        }
        EffectStep::RogueSteal { resource, amount } => {
            let resource = if resource == Loot::Energy { Resource::Energy } else { Resource::Culture };
            say!(lang, "teg-step-rogue-steals", what = amount_of(lang, resource, amount))
        }
        EffectStep::RegressHuman { ships: Victims::One, steps } => say!(lang, "teg-step-human-back", count = steps),
        EffectStep::RegressHuman { ships: Victims::All, steps } => say!(lang, "teg-step-human-back-all", count = steps),
        EffectStep::HumanLoseDie { amount } => say!(lang, "teg-step-human-die", count = amount),
        EffectStep::RogueAdvanceAll { steps } => say!(lang, "teg-step-rogue-advance", count = steps),
        EffectStep::Acquire { resource } => say!(lang, "teg-face-does", face = resource_key(resource)),
        EffectStep::UtilizeColony => say!(lang, "teg-face-does", face = "colony"),
    }
}

/// A whole effect as one sentence: what is paid, then what happens.
pub(super) fn effect(lang: Lang, steps: &[EffectStep]) -> String {
    let mut text = String::new();
    for (index, each) in steps.iter().enumerate() {
        if index > 0 {
            let paid = matches!(steps[index - 1], EffectStep::Pay { .. } | EffectStep::DiscardDice { .. });
            text.push_str(&if paid { say!(lang, "teg-after-cost") } else { say!(lang, "teg-and-then") });
            text.push(' ');
        }
        text.push_str(&step(lang, each));
    }
    capital(&text)
}

/// The limits of a planet's action, if it has any.
fn limits(lang: Lang, planet: &Planet) -> Option<String> {
    match (planet.once_per_turn, planet.own_turn_only) {
        (true, true) => Some(say!(lang, "teg-limit-both")),
        (true, false) => Some(say!(lang, "teg-limit-once")),
        (false, true) => Some(say!(lang, "teg-limit-own")),
        (false, false) => None,
    }
}

/// A planet's action with its limits.
pub(super) fn planet(lang: Lang, planet: &Planet) -> String {
    let text = effect(lang, &planet.effect);
    match limits(lang, planet) {
        Some(limit) => format!("{text} ({limit})"),
        None => text,
    }
}

pub(super) fn exploration(lang: Lang, card: ExplorationId) -> String {
    effect(lang, &card.card().effect)
}

fn place_key(place: Where) -> &'static str {
    match place {
        Where::Surface => "surface",
        Where::Orbit => "orbit",
        Where::Galaxy => "galaxy",
    }
}

/// What a pilot can do with the ship.
pub(super) fn pilot(lang: Lang, pilot: PilotId) -> String {
    ability(lang, pilot.card().ability)
}

pub(super) fn ability(lang: Lang, ability: Ability) -> String {
    let once = |text: String, once: bool| {
        if once { format!("{text} ({})", say!(lang, "teg-limit-once")) } else { text }
    };
    match ability {
        Ability::AcquireBonus { resource, amount } => {
            let resource = match resource {
                Acquired::Energy => "energy",
                Acquired::Culture => "culture",
                Acquired::Any => "any",
            };
            say!(lang, "teg-pilot-acquire", resource = resource, count = amount)
        }
        Ability::DualProducer => say!(lang, "teg-pilot-dual"),
        Ability::GalaxyCulture => say!(lang, "teg-pilot-galaxy-culture"),
        Ability::WildAdvance => say!(lang, "teg-pilot-wild"),
        Ability::AdvanceSurge { energy, culture, once_per_turn } => {
            once(say!(lang, "teg-pilot-surge", what = amount(lang, energy, culture)), once_per_turn)
        }
        Ability::HeadStart { space } => say!(lang, "teg-pilot-head-start", level = space),
        Ability::Anchored => say!(lang, "teg-pilot-anchored"),
        Ability::LandGain { energy, culture } => say!(lang, "teg-pilot-land", what = amount(lang, energy, culture)),
        Ability::LandRepeat { energy, culture, once_per_turn } => {
            once(say!(lang, "teg-pilot-repeat", what = amount(lang, energy, culture)), once_per_turn)
        }
        Ability::SamePlanetShift => say!(lang, "teg-pilot-shift"),
        Ability::MoveAgain { energy, culture, once_per_turn } => {
            once(say!(lang, "teg-pilot-again", what = amount(lang, energy, culture)), once_per_turn)
        }
        Ability::ExploreScout => say!(lang, "teg-pilot-scout"),
        Ability::Shielded => say!(lang, "teg-pilot-shielded"),
        Ability::Reexplore => say!(lang, "teg-pilot-reexplore"),
        Ability::ExploreGain { energy, culture } => {
            say!(lang, "teg-pilot-explore", what = amount(lang, energy, culture))
        }
        Ability::ColonizeGain { energy, culture } => {
            say!(lang, "teg-pilot-colonize", what = amount(lang, energy, culture))
        }
        Ability::Consolation { energy, culture } => {
            say!(lang, "teg-pilot-consolation", what = amount(lang, energy, culture))
        }
        Ability::LaunchGain { energy, culture } => say!(lang, "teg-pilot-launch", what = amount(lang, energy, culture)),
        Ability::ReturnGain { energy, culture } => say!(lang, "teg-pilot-return", what = amount(lang, energy, culture)),
        Ability::UpgradeDiscount { amount, once_per_turn } => {
            once(say!(lang, "teg-pilot-discount", count = amount), once_per_turn)
        }
        Ability::ColonyGain { place, energy, culture, once_per_turn } => once(
            say!(lang, "teg-pilot-colony", place = place_key(place), what = amount(lang, energy, culture)),
            once_per_turn,
        ),
        Ability::FreeFollow { place, .. } => say!(lang, "teg-pilot-follow", place = place_key(place)),
        Ability::ExtraFreeReroll { place } => say!(lang, "teg-pilot-reroll", place = place_key(place)),
    }
}

fn measure_key(measure: Measure) -> &'static str {
    match measure {
        Measure::Energy => "energy",
        Measure::Culture => "culture",
        Measure::Planets => "planets",
        Measure::DiplomacyPlanets => "diplomacy-planets",
        Measure::EconomyPlanets => "economy-planets",
        Measure::EmpireLevel => "level",
        Measure::Pilots => "pilots",
        Measure::CoveredPilots => "covered-pilots",
        Measure::AdvancedShips => "advanced-ships",
        Measure::ShipsOnExploration => "ships-on-exploration",
        Measure::ExplorationCards => "exploration-cards",
        Measure::DangerCards => "danger-cards",
        Measure::BadgeTypes => "badge-types",
    }
}

/// What is counted, as a heading: "colonized planets".
fn measured(lang: Lang, measure: Measure) -> String {
    say!(lang, "teg-measure", measure = measure_key(measure))
}

/// When a mission scores, to stand within a sentence: "the most culture".
pub(super) fn mission(lang: Lang, mission: MissionId) -> String {
    condition(lang, &mission.card().condition)
}

pub(super) fn condition(lang: Lang, condition: &Condition) -> String {
    match condition {
        Condition::Most { measure } => {
            say!(lang, "teg-if-most", measure = measure_key(*measure), what = measured(lang, *measure))
        }
        Condition::Fewest { measure } => {
            say!(lang, "teg-if-fewest", measure = measure_key(*measure), what = measured(lang, *measure))
        }
        Condition::Equal { measure, other } => {
            say!(lang, "teg-if-equal", measure = measured(lang, *measure), other = measured(lang, *other))
        }
        Condition::AtLeast { measure, value } => {
            let (key, what) = (measure_key(*measure), measured(lang, *measure));
            say!(lang, "teg-if-at-least", measure = key, what = what, count = *value)
        }
        Condition::AtMost { measure, value } => {
            let (key, what) = (measure_key(*measure), measured(lang, *measure));
            say!(lang, "teg-if-at-most", measure = key, what = what, count = *value)
        }
        Condition::AtLeastAll { measures, value } => {
            let all = measures.iter().map(|measure| measured(lang, *measure));
            let all = all.reduce(|all, next| say!(lang, "teg-both", energy = all, culture = next));
            say!(lang, "teg-if-at-least-all", measures = all.unwrap_or_default(), count = *value)
        }
        Condition::TriggeredEnd => say!(lang, "teg-if-triggered"),
        Condition::AllShipsInGalaxy => say!(lang, "teg-if-all-home"),
        Condition::NoShipsInGalaxy => say!(lang, "teg-if-none-home"),
    }
}

/// What a mission is worth: "3 points, tied 2".
pub(super) fn mission_worth(lang: Lang, card: &Mission) -> String {
    if card.vp_if_tied > 0 {
        say!(lang, "teg-mission-worth-tied", count = card.vp, tied = card.vp_if_tied)
    } else {
        say!(lang, "teg-points", count = card.vp)
    }
}
