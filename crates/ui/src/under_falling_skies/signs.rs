//! Small drawings used everywhere: signs, dice, chips.

use maud::{Markup, html};
use under_falling_skies::Colour;
use under_falling_skies::components::{RoomKind, RowAction, Symbol};

use super::words;

/// A sign from the drawings.
pub(crate) fn sign(name: &str) -> Markup {
    html! { svg .{ "sign k-" (name) } aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

pub(super) fn kind_name(kind: RoomKind) -> &'static str {
    match kind {
        RoomKind::Aa => "turret",
        RoomKind::Energy => "bolt",
        RoomKind::Fighter => "jet",
        RoomKind::Research => "flask",
        RoomKind::Robot => "robot",
    }
}

pub(super) fn room_sign(kinds: &[RoomKind]) -> Markup {
    html! {
        @for kind in kinds { (sign(kind_name(*kind))) }
        @if kinds.is_empty() { (sign("tunnel")) }
    }
}

pub(super) fn ship_sign(colour: Colour) -> Markup {
    let name = words::colour_key(colour);
    html! { svg .{ "ship " (name) } aria-hidden="true" { use href={ "#i-ship-" (name) } {} } }
}

/// What is printed on a square of the sky; `harder` is added to the numbers of explosions.
pub(super) fn sky_sign(symbol: Symbol, harder: u8, reversed: bool) -> Markup {
    let plain = |class: &str, name: &str| {
        html! { svg .{ "sym " (class) } aria-hidden="true" { use href={ "#i-" (name) } {} } }
    };
    let numbered = |class: &str, name: &str, number: u8| {
        html! {
            svg .{ "sym " (class) } viewBox="0 0 40 24" aria-hidden="true" {
                use href={ "#i-" (name) } {}
                text x="20" y="17.2" { (number + harder) }
            }
        }
    };
    match symbol {
        Symbol::Blank => html! {},
        Symbol::Left if reversed => plain("s-arrow turned", "arrow-right"),
        Symbol::Right if reversed => plain("s-arrow turned", "arrow-left"),
        Symbol::Left => plain("s-arrow", "arrow-left"),
        Symbol::Right => plain("s-arrow", "arrow-right"),
        Symbol::Descend => plain("s-mother", "descend"),
        Symbol::Explosion(number) => numbered("s-burst", "burst", number),
        Symbol::RedExplosion(number) => numbered("s-red", "red-burst", number),
        Symbol::Portal(0) => plain("s-portal", "portal-0"),
        Symbol::Portal(_) => plain("s-portal", "portal-1"),
    }
}

/// The sign of a row action with its number.
pub(super) fn row_sign(action: RowAction) -> Markup {
    match action {
        RowAction::None => html! {},
        RowAction::ExcavatorBack { n } => html! { "−" (n) (sign("digger")) },
        RowAction::ResearchBack { n } => html! { "−" (n) (sign("flask")) },
        RowAction::AddWhite { n } => html! { "+" (n) (sign("ship-white")) },
        RowAction::Damage { n } => html! { "−" (n) (sign("shield")) },
        RowAction::Skull => sign("skull"),
        RowAction::ShipsDive { n } => html! { (n) (sign("dive")) },
    }
}

/// The pips of a face.
pub(super) fn pips(face: u8) -> Markup {
    html! { svg.pips aria-hidden="true" { use href={ "#i-pips-" (face.clamp(1, 6)) } {} } }
}

/// A signed number as people write it: "+2", "−1".
pub(super) fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}

/// A cost or a gain: a number and a sign. `tone` is a class: gain, loss or pay.
pub(super) fn chip(tone: &str, number: i64, name: &str, words: &str) -> Markup {
    html! { span .{ "chip " (tone) } data-tip=(words) { (signed(number)) (sign(name)) span.vh { (words) } } }
}
