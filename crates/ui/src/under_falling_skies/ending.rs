//! The end of the game: how it ended, in numbers, and ways on.

use maud::{Markup, html};
use under_falling_skies::{Ending, UnderFallingSkies};

use super::prompt;
use super::signs::sign;
use crate::TableScene;
use crate::lang::say;

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
                div.ways {
                    form method="post" action=(format!("/again/{}", scene.id)) { button.btn.solid.large { (say!(lang, "ufs-end-again")) } }
                    a.btn.large href=(format!("/t/{}/replay?step=0", scene.id)) { (say!(lang, "ufs-end-replay")) }
                    (crate::analysis::link(scene.id, lang))
                    a.btn.large href="/" { (say!(lang, "menu-home")) }
                }
                (crate::fair_dice::end_proof(scene.id, scene.commitment, scene.seed, lang))
            }
        }
    }
}
