//! Small drawings used everywhere: signs, shapes, dice, tiles, cards, chips, tips.

use black_angel::{
    Advanced, AdvancedTile, Back, Boost, Bundle, Card, Colour, Components, Holder, Kind, MissionCard, MissionKind,
    RavagerCard, RavagerEffect, Scores, TechnologyTile, Tile, Zone, shown,
};
use engine::{Piece, Seat};
use maud::{Markup, html};

use super::faces;
use super::words::{back_key, colour_key, effect_key};
use crate::Lang;
use crate::lang::say;

/// A sign from the drawings.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg .{ "sign b-" (name) } aria-hidden="true" { use href={ "#ba-" (name) } {} } }
}

/// The shape that goes with a colour.
pub(super) fn shape(colour: Colour) -> Markup {
    let name = colour_key(colour);
    html! { svg .{ "sh " (name) } aria-hidden="true" { use href={ "#ba-sh-" (name) } {} } }
}

/// The shape of a card's back.
pub(super) fn back_shape(back: Back) -> Markup {
    match back.colour() {
        Some(colour) => shape(colour),
        None => html! { svg.sh.ravager aria-hidden="true" { use href="#ba-ravager" {} } },
    }
}

/// The class that gives things the colour of their holder.
pub(super) fn holder_class(holder: Holder) -> &'static str {
    match holder {
        Holder::Seat(Seat(0)) => "p0",
        Holder::Seat(Seat(1)) => "p1",
        Holder::Seat(Seat(2)) => "p2",
        Holder::Seat(_) => "p3",
        Holder::Neutral => "pneutral",
        Holder::Hal => "phal",
    }
}

/// The name of a holder's emblem in the drawings.
pub(super) fn emblem_id(holder: Holder) -> &'static str {
    match holder {
        Holder::Seat(Seat(0)) => "#ba-em-0",
        Holder::Seat(Seat(1)) => "#ba-em-1",
        Holder::Seat(Seat(2)) => "#ba-em-2",
        Holder::Seat(_) => "#ba-em-3",
        Holder::Neutral => "#ba-em-neutral",
        Holder::Hal => "#ba-em-hal",
    }
}

pub(super) fn emblem(holder: Holder) -> Markup {
    html! { svg .{ "em " (holder_class(holder)) } aria-hidden="true" { use href=(emblem_id(holder)) {} } }
}

/// A robot in the colour of its holder.
pub(super) fn robot(holder: Holder) -> Markup {
    html! {
        svg .{ "robot " (holder_class(holder)) } viewBox="0 0 24 28" aria-hidden="true" {
            use.piece href="#ba-piece-robot" {}
            use.piece-em href=(emblem_id(holder)) x="7.5" y="7" width="9" height="9" {}
        }
    }
}

pub(super) fn kind_sign(kind: Kind) -> Markup {
    sign(match kind {
        Kind::Discover => "scope",
        Kind::Repair => "wrench",
        Kind::Destroy => "target",
        Kind::Command => "ship",
    })
}

/// The value of a die as it is shown: a star for 0.
pub(super) fn value(value: u8) -> Markup {
    html! { @if value == 0 { (sign("star")) } @else { b { (value) } } }
}

/// A number of points in its hexagon.
pub(super) fn points(count: impl std::fmt::Display) -> Markup {
    html! { span.vp { svg aria-hidden="true" { use href="#ba-vp" {} } b { (count) } } }
}

/// An explanation that shows on hover and focus.
pub(super) fn tip(words: &str, note: &str, lang: Lang) -> Markup {
    html! {
        span.tip aria-hidden="true" {
            (words)
            @if !note.is_empty() {
                small.draft { (sign("draft")) b { (say!(lang, "ba-reconstructed-mark")) } " " (note) }
            }
        }
    }
}

/// The little mark on components that were partly designed for this program.
pub(super) fn draft_mark(note: &str) -> Markup {
    html! { @if !note.is_empty() { svg.draft-mark aria-hidden="true" { use href="#ba-draft" {} } } }
}

/// What a label says when the component is partly designed: one word; the tip says the rest.
pub(super) fn label(words: &str, note: &str, lang: Lang) -> String {
    if note.is_empty() { words.to_owned() } else { format!("{words} ({})", say!(lang, "reconstructed")) }
}

fn boost_name(boost: Boost) -> &'static str {
    match boost {
        Boost::VpOnAction => "boost-vp",
        Boost::SetValue => "boost-value",
        Boost::ChangeColour => "boost-colour",
        Boost::FreeReserve => "boost-reserve",
    }
}

/// The face of a Technology tile.
pub(super) fn tile_face(tile: Tile, boosted: bool) -> Markup {
    tile_print(tile.face(), boosted)
}

/// What is printed on a Technology tile.
pub(super) fn tile_print(face: &TechnologyTile, boosted: bool) -> Markup {
    html! {
        @match (face.boost, boosted) {
            (Some(boost), true) => {
                svg.glyph.boosting aria-hidden="true" { use href={ "#ba-" (boost_name(boost)) } {} }
                @for effect in face.effects.iter().take(1) {
                    svg.glyph.beneath aria-hidden="true" { use href={ "#ba-fx-" (effect_key(*effect)) } {} }
                }
                i.once { "1×" }
            }
            _ => {
                @if let [one, two, ..] = face.effects.as_slice() {
                    span.pair {
                        svg aria-hidden="true" { use href={ "#ba-fx-" (effect_key(*one)) } {} }
                        svg aria-hidden="true" { use href={ "#ba-fx-" (effect_key(*two)) } {} }
                    }
                } @else {
                    @for effect in &face.effects {
                        svg.glyph aria-hidden="true" { use href={ "#ba-fx-" (effect_key(*effect)) } {} }
                    }
                }
            }
        }
        (shape(face.colour))
    }
}

/// The classes of a Technology tile.
pub(super) fn tile_class(tile: Tile, boosted: bool) -> String {
    tile_print_class(tile.face(), boosted)
}

pub(super) fn tile_print_class(face: &TechnologyTile, boosted: bool) -> String {
    let split = if face.effects.len() > 1 { " split" } else { "" };
    let boosted = if boosted { " boosted" } else { "" };
    format!("tile {}{split}{boosted}", colour_key(face.colour))
}

/// The face of an Advanced tile: points for each of something.
pub(super) fn advanced_face(tile: Advanced) -> Markup {
    advanced_print(tile.face())
}

/// What is printed on an Advanced tile.
pub(super) fn advanced_print(face: &AdvancedTile) -> Markup {
    html! {
        span.per {
            (points(face.vp_each))
            i { "/" }
            @match (face.scores, face.colour) {
                (Scores::GridTechnology, Some(colour)) => { (shape(colour)) }
                (Scores::GridTechnology, None) => { (sign("grid")) }
                (Scores::EjectedTechnology, _) => { (sign("eject")) }
                (Scores::DebrisInStorage, _) => { (sign("debris")) }
                (Scores::RavagerCardsInHand, _) => { (sign("ravager")) }
                (Scores::AdvancedTechnologyOwned, _) => { (sign("advanced")) }
                (Scores::OwnCardsInSpace, _) => { (sign("mission")) }
            }
        }
    }
}

/// A number of things as signs: each sign once if alone, else with its number.
pub(super) fn goods(bundle: &Bundle) -> Markup {
    let items = [
        (bundle.ship, "ship"),
        (bundle.robot, "robot"),
        (bundle.resource, "resource"),
        (bundle.debris, "debris"),
        (bundle.technology, "tech"),
        (bundle.mission_card, "mission"),
        (bundle.ravager_card, "ravager"),
        (bundle.advanced_technology, "advanced"),
    ];
    html! {
        @for (count, name) in items {
            @if count > 1 { b { (count) } }
            @if count > 0 { (sign(name)) }
        }
        @if bundle.vp > 0 { (points(bundle.vp)) }
    }
}

/// What a Mission does, as signs; also the small picture of a card in space.
pub(super) fn mission_body(mission: &MissionCard) -> Markup {
    match mission.kind {
        MissionKind::Activation { pay, gain } => html! {
            span { @if pay != Default::default() { (goods(&pay)) (sign("arrow")) } (goods(&gain)) }
        },
        MissionKind::Split { owner, ship } => html! {
            span { (sign("robot")) i { ":" } (goods(&owner)) }
            span { (sign("ship")) i { ":" } (goods(&ship)) }
        },
        MissionKind::PerCard { zone, colour, vp_each } => html! {
            span { (points(vp_each)) i { "/" } (shape(colour)) (sign(if zone == Zone::Space { "map" } else { "eject" })) }
        },
    }
}

/// Whether a Mission is an activation one.
pub(super) fn is_activation(mission: &MissionCard) -> bool {
    matches!(mission.kind, MissionKind::Activation { .. })
}

pub(super) fn ravager_sign(ravager: &RavagerCard) -> Markup {
    sign(match ravager.effect {
        RavagerEffect::DamageNextAction => "rv-damage_next_action",
        RavagerEffect::DamageSupplyDie => "rv-damage_supply_die",
        RavagerEffect::DiscardMission => "rv-discard_mission",
        RavagerEffect::DiscardRavager => "rv-discard_ravager",
        RavagerEffect::CaptureRobot => "rv-capture_robot",
    })
}

/// The face of a card, without the element around it.
pub(super) fn card_face(card: Card, lang: Lang) -> Markup {
    let note = faces::provenance(card).map(|from| faces::reconstructed(lang, from)).unwrap_or_default();
    html! {
        @if let Some(mission) = card.mission() {
            (mission_print(mission, card.index() + 1, lang))
        } @else if let Some(ravager) = card.ravager() {
            (ravager_print(shown(), ravager, card.index() + 1, lang))
        }
        (draft_mark(&note))
        (tip(&faces::card(lang, card), &note, lang))
    }
}

/// What is printed on a Mission card.
pub(super) fn mission_print(mission: &MissionCard, number: usize, lang: Lang) -> Markup {
    html! {
        span.hc-head aria-hidden="true" {
            (shape(mission.colour))
            em { @if is_activation(mission) { (say!(lang, "ba-activation")) } @else { (say!(lang, "ba-neutralization")) } }
            (sign(if is_activation(mission) { "repeat" } else { "eject" }))
            b.cardno { (number) }
        }
        span.hc-body aria-hidden="true" { (mission_body(mission)) }
        span.foot aria-hidden="true" {
            span.reward { "+" (goods(&mission.reward)) }
            span.icons { (sign("tech")) @for colour in &mission.technology_icons { (shape(*colour)) } }
        }
    }
}

/// What is printed on a Ravager card.
pub(super) fn ravager_print(data: &Components, ravager: &RavagerCard, number: usize, lang: Lang) -> Markup {
    html! {
        span.hc-head aria-hidden="true" { (back_shape(Back::Ravager)) em { (say!(lang, "ba-at-action", number = ravager.target.number())) } b.cardno { (number) } }
        span.hc-body aria-hidden="true" { (ravager_sign(ravager)) span { (ravager_short(data, ravager, lang)) } }
    }
}

/// A Ravager's effect in a few words.
pub(super) fn ravager_short(data: &Components, ravager: &RavagerCard, lang: Lang) -> Markup {
    match ravager.effect {
        RavagerEffect::DamageNextAction => {
            let next = data.action(ravager.target).next.number();
            html! { (say!(lang, "ba-short-next", number = next)) }
        }
        RavagerEffect::DamageSupplyDie => html! {
            (say!(lang, "ba-short-die")) " " @if let Some(colour) = ravager.die_colour { (shape(colour)) }
        },
        RavagerEffect::DiscardMission => html! { (say!(lang, "ba-short-mission")) },
        RavagerEffect::DiscardRavager => html! { (say!(lang, "ba-short-ravager")) },
        RavagerEffect::CaptureRobot => html! { (say!(lang, "ba-short-robot")) },
    }
}

/// What a card is to screen readers.
pub(super) fn card_label(card: Card, lang: Lang) -> String {
    let note = faces::provenance(card).map(|from| faces::reconstructed(lang, from)).unwrap_or_default();
    label(&faces::card(lang, card), &note, lang)
}

/// A card's back.
pub(super) fn card_back(back: Back) -> Markup {
    html! { span .{ "back " (back_key(back)) } { (back_shape(back)) } }
}

/// A signed number as people write it: "+2", "−1".
pub(super) fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}

/// A cost or a gain: a number and a sign. `tone` is a class: gain, loss or pay.
pub(super) fn chip(tone: &str, number: i64, name: &str, words: &str) -> Markup {
    html! { span .{ "chip " (tone) } data-tip=(words) { (signed(number)) (sign(name)) span.vh { (words) } } }
}
