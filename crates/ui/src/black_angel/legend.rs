//! What the signs mean, and the picture of the game for the start page.

use black_angel::{Colour, Holder};
use engine::Seat;
use maud::{Markup, PreEscaped, html};

use super::signs::{emblem as player_emblem, points, shape, sign};
use super::words;
use crate::Lang;
use crate::lang::say;

pub(super) fn legend(lang: Lang) -> Markup {
    let signs = [
        ("resource", say!(lang, "ba-resources")),
        ("debris", say!(lang, "ba-key-debris")),
        ("ship", say!(lang, "ba-ships")),
        ("robot", say!(lang, "ba-key-robot")),
        ("mission", say!(lang, "ba-key-mission")),
        ("ravager", say!(lang, "ba-key-ravager")),
        ("tech", say!(lang, "ba-key-tech")),
        ("advanced", say!(lang, "ba-key-advanced")),
        ("repeat", say!(lang, "ba-activation")),
        ("eject", say!(lang, "ba-neutralization")),
        ("star", say!(lang, "ba-key-star")),
        ("comet", say!(lang, "ba-key-comet")),
        ("lock", say!(lang, "ba-high-security")),
        ("draft", say!(lang, "ba-key-draft")),
    ];
    html! {
        section.ba-key {
            h2 { (say!(lang, "ba-key")) }
            p { (say!(lang, "ba-key-hold")) }
            ul {
                @for colour in Colour::ALL { li { (shape(colour)) span { (say!(lang, "ba-key-colour", hue = words::hue(lang, colour), alien = words::alien(lang, colour))) } } }
                li { (points("")) span { (say!(lang, "ba-key-vp")) } }
                @for (name, words) in &signs { li { (sign(name)) span { (words) } } }
                @for seat in 0..4u8 { li { (player_emblem(Holder::Seat(Seat(seat)))) span { (say!(lang, "ba-player-colour", seat = seat)) } } }
            }
        }
    }
}

/// The frigate before Spes, complete in itself.
pub(super) fn emblem() -> Markup {
    PreEscaped(include_str!("../../assets/ba/emblem.svg").to_owned())
}
