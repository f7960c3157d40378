//! What a card does, in signs: a few at a glance; the words stand beside them.

use maud::{Markup, html};
use tiny_epic_galaxies::{
    Ability, Acquired, EffectStep, GainMode, Loot, MoveFrom, Owner, Per, PilotId, Resource, Tracks, UpgradeIf,
    UpgradePay, Victims, Who,
};

use super::signs::{resource_key, sign};

/// "2⚡" and "1✦" with a plus or a minus before each.
fn both(tone: &str, mark: &str, energy: u8, culture: u8) -> Markup {
    html! {
        @if energy > 0 { span .(tone) { (mark) (energy) (sign("energy")) } }
        @if culture > 0 { span .(tone) { (mark) (culture) (sign("culture")) } }
    }
}

fn one(resource: Resource) -> Markup {
    sign(resource_key(resource))
}

fn either() -> Markup {
    html! { (sign("energy")) i { "/" } (sign("culture")) }
}

fn track(kind: Tracks) -> Markup {
    match kind {
        Tracks::Diplomacy => sign("diplomacy"),
        Tracks::Economy => sign("economy"),
        Tracks::Any => sign("orbit"),
    }
}

fn step(step: &EffectStep) -> Markup {
    match *step {
        EffectStep::Pay { energy, culture } => both("cost", "−", energy, culture),
        EffectStep::Gain { who: Who::EachOther, energy, culture } => {
            html! { span.others { (sign("others")) (both("get", "+", energy, culture)) } }
        }
        EffectStep::Gain { energy, culture, .. } => both("get", "+", energy, culture),
        EffectStep::GainChoice { amount, mode } => {
            html! { span.get { "+" (amount) (either()) @if mode == GainMode::OneType { i { "×1" } } } }
        }
        EffectStep::GainPer { resource, per } => html! {
            span.get { "+1" (one(resource)) i { "×" } (sign(match per { Per::ShipInGalaxy => "home", Per::ShipOnExploration => "explore", Per::ActivePilot => "pilot" })) }
        },
        EffectStep::Lose { energy, culture, .. } => both("bad", "−", energy, culture),
        EffectStep::Convert { from, to } => html! { span.get { "n" (one(from)) i { "→" } "n" (one(to)) } },
        EffectStep::Steal { resource, amount } => html! { span.get { (sign("steal")) (amount) (one(resource)) } },
        EffectStep::Advance { who, kind, steps, ships, .. } => html! {
            span.get {
                @if who == Who::EachOther { (sign("others")) }
                @if ships > 1 { (ships) "×" }
                (track(kind)) "+" (steps)
            }
        },
        EffectStep::Regress { owner, kind, steps, ships, .. } => html! {
            span.get {
                @if owner == Owner::Enemy { (sign("others")) }
                @if ships > 1 { (ships) "×" }
                (track(kind)) "−" (steps)
            }
        },
        EffectStep::RecallForResource => html! { span.get { (sign("orbit")) i { "→" } (sign("home")) "+" (either()) } },
        EffectStep::TransferOrbit => html! { span.get { (sign("orbit")) i { "→" } (sign("orbit")) } },
        EffectStep::Move { ships, from, .. } => html! {
            span.get { @if ships > 1 { (ships) "×" } @if from == MoveFrom::Exploration { (sign("explore")) } (sign("move")) }
        },
        EffectStep::Upgrade { discount, pay, only_if } => html! {
            span.get {
                @if only_if == UpgradeIf::StrictlyLowest { i { "↓" } }
                (sign("empire"))
                @if discount > 0 { "−" (discount) }
                @if pay == UpgradePay::Mix { (sign("energy")) i { "+" } (sign("culture")) }
            }
        },
        EffectStep::SetDie => html! { span.get { (sign("die")) i { "→" } "?" } },
        EffectStep::RerollDice => html! { span.get { (sign("die")) (sign("reroll")) } },
        EffectStep::DiscardDice { count } => html! { span.cost { "−" (count) (sign("die")) } },
        EffectStep::DiscardDiceUpTo { count } => html! { span.bad { "−" (count) (sign("die")) } },
        EffectStep::ReplacePlanet => html! { span.get { (sign("dwarf")) (sign("reroll")) } },
        EffectStep::ReplacePilot => html! { span.get { (sign("pilot")) (sign("reroll")) } },
        EffectStep::UseCenterPlanet => html! { span.get { (sign("land")) "?" } },
        EffectStep::UseOtherColony { pay_resource, pay_amount } => html! {
            span.cost { "−" (pay_amount) (one(pay_resource)) } i.to { "→" } span.get { (sign("others")) (sign("colony")) }
        },
        EffectStep::AnyAction { .. } => html! { span.get { (sign("die")) "?" } span.others { (sign("follow")) "0" } },
        EffectStep::RepeatDie => html! { span.get { "2×" (sign("die")) } },
        EffectStep::OnFollowed { resource, amount } => {
            html! { span.get { (sign("follow")) "+" (amount) (one(resource)) } }
        }
        EffectStep::FollowCost { amount } => {
            html! { span.get { (sign("follow")) } span.bad { "−" (amount) (sign("culture")) } }
        }
        EffectStep::Explore { .. } => html! { span.get { (sign("home")) i { "→" } (sign("explore")) } },
        EffectStep::Hire { dice, .. } => {
            html! { @if dice > 0 { span.cost { "−" (dice) (sign("die")) } } span.get { (sign("pilot")) } }
        }
        EffectStep::TakeExplorationOffer => html! { span.get { (sign("card")) } },
        EffectStep::RecallExplorer => html! { span.bad { (sign("explore")) i { "→" } (sign("home")) } },
        EffectStep::DwarfPlanet { vp, energy, culture } => {
            html! { (both("cost", "−", energy, culture)) span.vp.small { b { (vp) } } }
        }
        EffectStep::RogueGain { energy, culture } => both("bad", "+", energy, culture),
        EffectStep::RogueSteal { resource, amount } => html! {
            span.bad { (sign("steal")) (amount) @match resource { Loot::Energy => (sign("energy")), Loot::Culture => (sign("culture")), Loot::Choice => (either()) } }
        },
        EffectStep::RegressHuman { ships, steps } => html! {
            span.bad { @if ships == Victims::All { "∀" } (sign("orbit")) "−" (steps) }
        },
        EffectStep::HumanLoseDie { amount } => html! { span.bad { "−" (amount) (sign("die")) } },
        EffectStep::RogueAdvanceAll { steps } => html! { span.bad { (sign("orbit")) "+" (steps) } },
        EffectStep::Acquire { resource } => one(resource),
        EffectStep::UtilizeColony => sign("colony"),
    }
}

/// An effect in signs. The words beside it say the same, so readers of screens skip it.
pub(super) fn effect(steps: &[EffectStep]) -> Markup {
    html! {
        span.glyphs aria-hidden="true" {
            @for (index, each) in steps.iter().enumerate() {
                @if index > 0 && matches!(steps[index - 1], EffectStep::Pay { .. } | EffectStep::DiscardDice { .. }) { i.to { "→" } }
                (step(each))
            }
        }
    }
}

/// What a pilot does, in signs.
pub(super) fn pilot(pilot: PilotId) -> Markup {
    ability(pilot.card().ability)
}

pub(super) fn ability(ability: Ability) -> Markup {
    let gain = |name: &str, energy, culture| html! { (sign(name)) (both("get", "+", energy, culture)) };
    let paid = |energy, culture, name: &str| html! { (both("cost", "−", energy, culture)) (sign(name)) };
    html! {
        span.glyphs aria-hidden="true" {
            @match ability {
                Ability::AcquireBonus { resource: Acquired::Any, amount } => { "+" (amount) (either()) }
                Ability::AcquireBonus { resource: Acquired::Energy, amount } => { "+" (amount) (sign("energy")) }
                Ability::AcquireBonus { resource: Acquired::Culture, amount } => { "+" (amount) (sign("culture")) }
                Ability::DualProducer => { (sign("energy")) i { "+" } (sign("culture")) }
                Ability::GalaxyCulture => { (sign("home")) (sign("culture")) }
                Ability::WildAdvance => { (sign("diplomacy")) i { "=" } (sign("economy")) }
                Ability::AdvanceSurge { energy, culture, .. } => { (paid(energy, culture, "orbit")) "+1" }
                Ability::HeadStart { space } => { (sign("orbit")) (space) }
                Ability::Anchored => { (sign("shield")) (sign("orbit")) }
                Ability::LandGain { energy, culture } => { (gain("land", energy, culture)) }
                Ability::LandRepeat { energy, culture, .. } => { (paid(energy, culture, "land")) "2×" }
                Ability::SamePlanetShift => { (sign("land")) i { "↔" } (sign("orbit")) }
                Ability::MoveAgain { energy, culture, .. } => { (paid(energy, culture, "move")) "2×" }
                Ability::ExploreScout => { (sign("explore")) (sign("mission")) }
                Ability::Shielded => { (sign("shield")) (sign("danger")) }
                Ability::Reexplore => { (sign("explore")) (sign("reroll")) }
                Ability::ExploreGain { energy, culture } => { (gain("explore", energy, culture)) }
                Ability::ColonizeGain { energy, culture } => { (gain("colony", energy, culture)) }
                Ability::Consolation { energy, culture } => { (sign("others")) (gain("colony", energy, culture)) }
                Ability::LaunchGain { energy, culture } => { (gain("move", energy, culture)) }
                Ability::ReturnGain { energy, culture } => { (gain("home", energy, culture)) }
                Ability::UpgradeDiscount { amount, .. } => { (sign("empire")) "−" (amount) }
                Ability::ColonyGain { energy, culture, .. } => { (gain("colony", energy, culture)) }
                Ability::FreeFollow { .. } => { (sign("follow")) "0" }
                Ability::ExtraFreeReroll { .. } => { (sign("reroll")) "0" }
            }
        }
    }
}
