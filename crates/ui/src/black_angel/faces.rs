//! What each tile and card does, in words made from its structured effect.

use black_angel::{
    Advanced, AdvancedTile, Boost, Card, Components, Effect, HalCard, HalCardFace, HalHalf, MissionCard, MissionKind,
    Mode, Provenance, RavagerCard, RavagerEffect, Scores, Source, TechnologyTile, Tile, Zone, shown,
};

use super::words;
use crate::Lang;
use crate::lang::say;

/// What an effect does; the advanced rules let one draw two Missions and keep one (BA-A3-2).
pub(super) fn effect(lang: Lang, effect: Effect, advanced: bool) -> String {
    match effect {
        Effect::GainVp => say!(lang, "ba-fx-vp"),
        Effect::TakeShip => say!(lang, "ba-fx-ship"),
        Effect::TakeResource => say!(lang, "ba-fx-resource"),
        Effect::TakeDebris => say!(lang, "ba-fx-debris"),
        Effect::TakeRobot => say!(lang, "ba-fx-robot"),
        Effect::MoveShip => say!(lang, "ba-fx-move"),
        Effect::ShiftRobot => say!(lang, "ba-fx-shift"),
        Effect::ChainVertical => say!(lang, "ba-fx-chain-vertical"),
        Effect::ChainHorizontal => say!(lang, "ba-fx-chain-horizontal"),
        Effect::DrawMission if advanced => say!(lang, "ba-fx-draw-two"),
        Effect::DrawMission => say!(lang, "ba-fx-draw"),
    }
}

/// The effects of the standard side: one, or two to choose from.
pub(super) fn effects(lang: Lang, tile: Tile, advanced: bool) -> String {
    effects_of(lang, tile.face(), advanced)
}

pub(super) fn effects_of(lang: Lang, face: &TechnologyTile, advanced: bool) -> String {
    match face.effects.as_slice() {
        [one] => effect(lang, *one, advanced),
        [one, two, ..] => {
            say!(lang, "ba-fx-either", one = effect(lang, *one, advanced), two = effect(lang, *two, advanced))
        }
        [] => String::new(),
    }
}

/// What the boost side of a tile does.
pub(super) fn boost(lang: Lang, tile: Tile) -> String {
    boost_of(lang, shown(), tile.face())
}

pub(super) fn boost_of(lang: Lang, data: &Components, face: &TechnologyTile) -> String {
    let colour = face.colour;
    let hue = words::die_hue(lang, colour);
    match face.boost {
        Some(Boost::VpOnAction) => {
            let kind = words::kind(lang, data.boost_action[colour.index()]);
            say!(lang, "ba-boost-vp", kind = kind, count = data.boost_vp)
        }
        Some(Boost::SetValue) => say!(lang, "ba-boost-value", hue = hue, value = data.boost_value),
        Some(Boost::ChangeColour) => say!(lang, "ba-boost-colour", hue = hue),
        Some(Boost::FreeReserve) => say!(lang, "ba-boost-reserve", hue = hue),
        None => String::new(),
    }
}

/// The name and both sides of a Technology tile; `boosted` if its boost side is up.
pub(super) fn tile(lang: Lang, tile: Tile, boosted: bool, advanced: bool) -> String {
    let hue = words::hue(lang, tile.face().colour);
    let effect = effects(lang, tile, advanced);
    if boosted {
        say!(lang, "ba-tile-boosted", hue = hue, boost = boost(lang, tile), effect = effect)
    } else if tile.is_starting() {
        say!(lang, "ba-tile-starting", hue = hue, effect = effect)
    } else {
        say!(lang, "ba-tile", hue = hue, effect = effect)
    }
}

/// What an Advanced tile counts.
pub(super) fn advanced(lang: Lang, tile: Advanced) -> String {
    advanced_of(lang, tile.face())
}

pub(super) fn advanced_of(lang: Lang, face: &AdvancedTile) -> String {
    let counted = match face.scores {
        Scores::GridTechnology => {
            let hue = face.colour.map(|colour| words::hue_object(lang, colour)).unwrap_or_default();
            say!(lang, "ba-counts-grid", hue = hue)
        }
        Scores::EjectedTechnology => say!(lang, "ba-counts-ejected"),
        Scores::DebrisInStorage => say!(lang, "ba-counts-debris"),
        Scores::RavagerCardsInHand => say!(lang, "ba-counts-ravagers"),
        Scores::AdvancedTechnologyOwned => say!(lang, "ba-counts-advanced"),
        Scores::OwnCardsInSpace => say!(lang, "ba-counts-space"),
    };
    say!(lang, "ba-advanced", count = face.vp_each, counted = counted)
}

/// What a Mission does in space.
pub(super) fn mission_effect(lang: Lang, mission: &MissionCard) -> String {
    match mission.kind {
        MissionKind::Activation { pay, gain } if pay == Default::default() => {
            say!(lang, "ba-mission-take", gain = words::bundle(lang, &gain))
        }
        MissionKind::Activation { pay, gain } => {
            say!(lang, "ba-mission-trade", pay = words::bundle(lang, &pay), gain = words::bundle(lang, &gain))
        }
        MissionKind::Split { owner, ship } => {
            say!(lang, "ba-mission-split", owner = words::bundle(lang, &owner), ship = words::bundle(lang, &ship))
        }
        MissionKind::PerCard { zone, colour, vp_each } => say!(
            lang,
            "ba-mission-per-card",
            count = vp_each,
            hue = words::hue_object(lang, colour),
            zone = if zone == Zone::Space { "space" } else { "ejected" }
        ),
    }
}

/// A Mission card from top to bottom.
pub(super) fn mission(lang: Lang, mission: &MissionCard) -> String {
    let icons = mission.technology_icons.iter().map(|colour| words::hue(lang, *colour)).collect();
    say!(
        lang,
        "ba-mission",
        hue = words::hue(lang, mission.colour),
        effect = mission_effect(lang, mission),
        reward = words::bundle(lang, &mission.reward),
        icons = words::list(lang, icons)
    )
}

/// What a Ravager does to whoever performs its action.
pub(super) fn ravager_effect(lang: Lang, ravager: &RavagerCard) -> String {
    ravager_effect_of(lang, shown(), ravager)
}

pub(super) fn ravager_effect_of(lang: Lang, data: &Components, ravager: &RavagerCard) -> String {
    match ravager.effect {
        RavagerEffect::DamageNextAction => {
            say!(lang, "ba-ravager-next", number = data.action(ravager.target).next.number())
        }
        RavagerEffect::DamageSupplyDie => {
            let hue = ravager.die_colour.map(|colour| words::hue_object(lang, colour)).unwrap_or_default();
            say!(lang, "ba-ravager-die", hue = hue)
        }
        RavagerEffect::DiscardMission => say!(lang, "ba-ravager-mission", loss = ravager.vp_loss),
        RavagerEffect::DiscardRavager => say!(lang, "ba-ravager-ravager", loss = ravager.vp_loss),
        RavagerEffect::CaptureRobot => say!(lang, "ba-ravager-robot", loss = ravager.vp_loss),
    }
}

/// The same about whoever it strikes, for the log: it is read by everybody.
pub(super) fn ravager_deed(lang: Lang, ravager: &RavagerCard) -> String {
    match ravager.effect {
        RavagerEffect::DamageNextAction => {
            say!(lang, "ba-deed-next", number = shown().action(ravager.target).next.number())
        }
        RavagerEffect::DamageSupplyDie => {
            let hue = ravager.die_colour.map(|colour| words::hue_object(lang, colour)).unwrap_or_default();
            say!(lang, "ba-deed-die", hue = hue)
        }
        RavagerEffect::DiscardMission => say!(lang, "ba-deed-mission", loss = ravager.vp_loss),
        RavagerEffect::DiscardRavager => say!(lang, "ba-deed-ravager", loss = ravager.vp_loss),
        RavagerEffect::CaptureRobot => say!(lang, "ba-deed-robot", loss = ravager.vp_loss),
    }
}

/// A Ravager card.
pub(super) fn ravager(lang: Lang, ravager: &RavagerCard) -> String {
    say!(lang, "ba-ravager", number = ravager.target.number(), effect = ravager_effect(lang, ravager))
}

/// Any card, face up.
pub(super) fn card(lang: Lang, card: Card) -> String {
    match (card.mission(), card.ravager()) {
        (Some(face), _) => mission(lang, face),
        (_, Some(face)) => ravager(lang, face),
        _ => String::new(),
    }
}

fn hal_half(lang: Lang, half: HalHalf) -> String {
    let mode = match half.mode {
        None => "plain",
        Some(Mode::AdvancedFirst) => "advanced",
        Some(Mode::TechnologyOnly) => "technology",
        Some(Mode::Clockwise) => "clockwise",
        Some(Mode::Counterclockwise) => "counterclockwise",
    };
    let hue = words::die_hue(lang, half.colour);
    say!(lang, "ba-hal-half", hue = hue, kind = words::kind(lang, half.action), mode = mode)
}

/// A card of Hal's.
pub(super) fn hal_card(lang: Lang, card: HalCard) -> String {
    hal_card_of(lang, card.face())
}

pub(super) fn hal_card_of(lang: Lang, face: &HalCardFace) -> String {
    say!(lang, "ba-hal-card", top = hal_half(lang, face.top), bottom = hal_half(lang, face.bottom))
}

/// Which parts of a component were designed for this program, in words; empty if none.
pub(super) fn reconstructed(lang: Lang, provenance: &Provenance) -> String {
    if provenance.source == Source::Reconstructed {
        return say!(lang, "ba-reconstructed-all");
    }
    let fields: Vec<String> = provenance
        .reconstructed_fields
        .iter()
        .map(|field| say!(lang, "ba-reconstructed-field", field = field.replace('.', "_")))
        .collect();
    if fields.is_empty() {
        return String::new();
    }
    say!(lang, "ba-reconstructed", fields = words::list(lang, fields))
}

/// Where a card's values come from.
pub(super) fn provenance(card: Card) -> Option<&'static Provenance> {
    card.mission().map(|face| &face.provenance).or_else(|| card.ravager().map(|face| &face.provenance))
}

/// What a card does, without its reward.
pub(super) fn card_effect(lang: Lang, card: Card) -> String {
    match (card.mission(), card.ravager()) {
        (Some(face), _) => mission_effect(lang, face),
        (_, Some(face)) => ravager_effect(lang, face),
        _ => String::new(),
    }
}
