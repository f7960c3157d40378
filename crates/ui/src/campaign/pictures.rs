//! The pictures of how the campaign is played: its world, its chapters.

use maud::{Markup, html};
use under_falling_skies::campaign::{Campaign, CampaignSetup};

use super::map;
use crate::how_to_play::{position, still};
use crate::under_falling_skies::pictures::picture as of_battle;
use crate::under_falling_skies::signs::sign;
use crate::{Lang, TableScene};

/// A picture by its name; those of the battles too.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    match name {
        "world" => {
            let begun = position::<Campaign>(CampaignSetup::default(), "how to play", &[""], &[])?;
            Some(still(map::world(begun.scene(lang).view, lang)))
        }
        "chapters" => Some(chapters()),
        other => of_battle(other, lang),
    }
}

/// The world as it is in a campaign.
pub(super) fn world(scene: &TableScene<'_, Campaign>) -> Markup {
    still(map::world(scene.view, scene.visit.lang))
}

/// Three chapters of two battles each, with a team that grows, and the last stand.
fn chapters() -> Markup {
    html! {
        @for chapter in 1..=3u8 {
            div.how-chapter {
                b { (chapter) }
                span { (sign("city")) (sign("city")) }
                span { @for _ in 0..chapter { (sign("face")) } }
            }
            i.how-then {}
        }
        div.how-chapter.last {
            b { "4" }
            span { (sign("skull")) }
            span { @for _ in 0..3 { (sign("face")) } }
        }
    }
}
