//! The ways on from a finished game: the same in all games.

use maud::{Markup, html};

use crate::lang::say;
use crate::{TableScene, Tabletop};

/// A game to play next for somebody who plays alone: a step harder after a victory, gentler after a defeat.
pub(crate) struct NextStep {
    /// What it is, in a few words.
    pub(crate) what: String,
    /// The address at which it is set up.
    pub(crate) path: String,
    pub(crate) is_harder: bool,
}

impl NextStep {
    /// The step from one of these levels, the gentlest first, to its neighbour. None at either end.
    pub(crate) fn from<T: Copy + PartialEq>(
        levels: &[T],
        level: T,
        won: bool,
        tell: impl FnOnce(T) -> (String, String),
    ) -> Option<NextStep> {
        let at = levels.iter().position(|each| *each == level)?;
        let next = levels.get(if won { at + 1 } else { at.checked_sub(1)? })?;
        let (what, path) = tell(*next);
        Some(NextStep { what, path, is_harder: won })
    }
}

pub(crate) fn ways<G: Tabletop>(scene: &TableScene<'_, G>, next: Option<NextStep>) -> Markup {
    let lang = scene.visit.lang;
    html! {
        // Only the visitor's other games tell whether this was a first: the script asks. Levels are for one.
        @if scene.viewer.seat().is_some() && scene.names.len() == 1 && !scene.closed {
            div #first-wins-here data-fetch={ "/t/" (scene.id) "/first-wins" } data-take="first-wins" {}
        }
        div.ways {
            form method="post" action={ "/again/" (scene.id) } { button.btn.solid.large { (say!(lang, "end-again")) } }
            @if let Some(next) = next {
                a.btn.large.offer href=(next.path) {
                    @if next.is_harder { (say!(lang, "end-harder", what = next.what)) }
                    @else { (say!(lang, "end-gentler", what = next.what)) }
                }
            }
            a.btn.large href={ "/t/" (scene.id) "/replay?step=0" } { (say!(lang, "end-replay")) }
            (crate::analysis::link(scene.id, lang))
            a.btn.large href="/record" { (say!(lang, "record-title")) }
            a.btn.large href="/" { (say!(lang, "menu-home")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_victory_leads_up_and_a_defeat_down() {
        let step = |level, won| NextStep::from(&[0, 1, 2], level, won, |next| (next.to_string(), String::new()));
        let to = |level, won| step(level, won).map(|next| (next.what, next.is_harder));
        assert_eq!(to(0, true), Some(("1".to_owned(), true)));
        assert_eq!(to(2, true), None);
        assert_eq!(to(2, false), Some(("1".to_owned(), false)));
        assert_eq!(to(0, false), None);
        assert_eq!(to(7, true), None);
    }
}
