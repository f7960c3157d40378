//! Signs that mean the same in every game.

use maud::{Markup, html};

use crate::Lang;
use crate::lang::say;

/// The sign of a value that is not the printed one. Why it is not stands in its tip; a screen
/// reader says one word.
pub(crate) fn reconstructed(why: &str, lang: Lang) -> Markup {
    html! {
        span.reconstructed data-tip=(why) {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                path d="M3 21l1.5-6L15 4.5l4.5 4.5L9 19.5zM13 6.5l4.5 4.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" {}
            }
            span.vh { " " (say!(lang, "reconstructed")) }
        }
    }
}
