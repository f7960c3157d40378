//! The end of the game: how it ended, in numbers, and ways on.

use engine::{Game, Piece};
use maud::{Markup, html};
use under_falling_skies::{CitySide, Ending, Setup, UnderFallingSkies};

use super::prompt;
use super::signs::sign;
use crate::ending::{self, NextStep};
use crate::lang::say;
use crate::{TableScene, Tabletop};

pub(super) fn end(scene: &TableScene<'_, UnderFallingSkies>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let Some(ending) = view.ending.filter(|_| !scene.playing && scene.replay.is_none()) else {
        return html! { div #end hidden {} };
    };
    let (title, why) = prompt::ending(ending, view, lang);
    let number = |name: &str, value: String, words: String| {
        html! { div { dt { (sign(name)) (words) } dd { (value) } } }
    };
    html! {
        details #end.end open .{ (if ending == Ending::Won { "won" } else { "lost" }) } {
            summary { (say!(lang, "ufs-end-toggle")) }
            div.sheet role="alertdialog" aria-labelledby="end-title" {
                h2 #end-title { (title) }
                p { (why) }
                dl {
                    (number("hourglass", view.round.to_string(), say!(lang, "ufs-end-rounds")))
                    (number("flask", format!("{} / {}", view.research, view.research_track.len()), say!(lang, "ufs-end-research")))
                    (number("shield", format!("{} / {}", view.damage, view.lethal_damage), say!(lang, "ufs-end-damage")))
                    (number("target", view.memory.destroyed.to_string(), say!(lang, "ufs-end-destroyed")))
                    (number("skull", view.mothership.saturating_sub(view.skull).to_string(), say!(lang, "ufs-end-rows")))
                }
                (ending::ways(scene, next_step(scene, ending == Ending::Won)))
                (crate::fair_dice::end_proof(scene.id, scene.commitment, scene.seed, lang))
            }
        }
    }
}

/// The same city with one tile more or fewer on its threat side (UFS-DIFF-1).
fn next_step(scene: &TableScene<'_, UnderFallingSkies>, won: bool) -> Option<NextStep> {
    let view = scene.view;
    let is_plain = view.scenario.is_none() && view.team.is_empty() && view.side == CitySide::Normal;
    NextStep::from(&[0, 1, 2, 3, 4], view.threat, won, |threat| {
        let setup = Setup { city: view.city, threat, ..Setup::default() };
        let path = format!("/new/{}?city={}&threat={threat}", UnderFallingSkies::ID, view.city.id());
        (UnderFallingSkies::describe(&setup, scene.visit.lang), path)
    })
    .filter(|_| is_plain)
}
