//! What is printed on the components of the box, one by one: for the page "Your box". It is drawn from
//! records, which need not be those of a game that is played.

use black_angel::{
    ActionSpace, AdvancedTile, Colour, Components, Ground, HalCardFace, MissionCard, RavagerCard, Side, Strip,
    TechnologyTile,
};
use maud::{Markup, html};

use super::signs::{advanced_print, kind_sign, mission_print, ravager_print, shape, tile_print, tile_print_class};
use super::words::{colour_key, kind as kind_words};
use super::{faces, words};
use crate::Lang;
use crate::lang::say;

/// A component, drawn; none of what has no picture.
pub(super) fn component(data: &Components, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
    let number = || id.parse::<usize>().ok()?.checked_sub(1);
    Some(match kind {
        "mission" => {
            let index = data.missions.iter().position(|card| card.id == id)?;
            mission(&data.missions[index], index + 1, lang)
        }
        "ravager" => {
            let index = data.ravagers.iter().position(|card| card.id == id)?;
            ravager(data, &data.ravagers[index], data.missions.len() + index + 1, lang)
        }
        "technology" | "starting_tile" => tile(data, data.tiles.iter().find(|tile| tile.id == id)?, lang),
        "advanced" => advanced(data.advanced.iter().find(|tile| tile.id == id)?, lang),
        "strip" => strip(data.strips.get(number()?)?, lang),
        "hal_card" => hal_card(data.hal_cards.iter().find(|card| card.id == id)?, lang),
        "action" => action(data.actions.get(number()?)?, lang),
        _ => return None,
    })
}

fn mission(card: &MissionCard, number: usize, lang: Lang) -> Markup {
    html! {
        span.{ "hcard " (colour_key(card.colour)) } { (mission_print(card, number, lang)) }
        p { (faces::mission(lang, card)) }
    }
}

fn ravager(data: &Components, card: &RavagerCard, number: usize, lang: Lang) -> Markup {
    html! {
        span.hcard.ravager { (ravager_print(data, card, number, lang)) }
        p { (say!(lang, "ba-ravager", number = card.target.number(), effect = faces::ravager_effect_of(lang, data, card))) }
    }
}

fn tile(data: &Components, face: &TechnologyTile, lang: Lang) -> Markup {
    html! {
        span.tiles {
            span .(tile_print_class(face, false)) { (tile_print(face, false)) }
            @if face.boost.is_some() { span .(tile_print_class(face, true)) { (tile_print(face, true)) } }
        }
        p {
            (faces::effects_of(lang, face, false))
            @if face.boost.is_some() { " · " (faces::boost_of(lang, data, face)) }
        }
    }
}

fn advanced(face: &AdvancedTile, lang: Lang) -> Markup {
    html! { span.tiles { span.tile.adv { (advanced_print(face)) } } p { (faces::advanced_of(lang, face)) } }
}

fn hal_card(face: &HalCardFace, lang: Lang) -> Markup {
    html! { p { (faces::hal_card_of(lang, face)) } }
}

fn action(space: &ActionSpace, lang: Lang) -> Markup {
    html! { p.action-print { (shape(space.colour)) (kind_sign(space.kind)) b { (space.number.number()) } " " (kind_words(lang, space.kind)) } }
}

fn strip(strip: &Strip, lang: Lang) -> Markup {
    html! { div.print-sides { @for side in &strip.sides { (strip_side(side, lang)) } } }
}

/// One side of a strip, its five hexes from left to right.
fn strip_side(side: &Side, lang: Lang) -> Markup {
    html! {
        div.strip-print {
            @for column in 0..5u8 {
                @let bit = 1u8 << column;
                @let colour = Colour::ALL.into_iter().find(|colour| side.aliens[colour.index()] & bit != 0);
                span.hex-print .{ "c" (column) " " (colour.map_or("none", colour_key)) } {
                    svg viewBox="-50 -50 100 100" aria-hidden="true" {
                        use.field href="#ba-hex" x="-50" y="-44" width="100" height="88" {}
                        use.art href={ "#ba-hx-" (colour.map_or("asteroid", colour_key)) } x="-29" y="-31" width="58" height="58" {}
                        @if let Some(colour) = colour { use.sh href={ "#ba-sh-" (colour_key(colour)) } x="-7" y="-38" width="12" height="12" {} }
                        @if side.comets & bit != 0 { use.comet href="#ba-comet" x="7" y="-39" width="19" height="19" {} }
                        @if side.ravagers & bit != 0 { use.rav href="#ba-ravager" x="12" y="13" width="20" height="20" {} }
                    }
                    span.vh { (words::ground(lang, colour.map_or(Ground::Asteroids, Ground::Alien))) }
                }
            }
        }
    }
}
