//! The page on which a game is set up.

use maud::html;

use crate::lang::say;
use crate::page::Page;
use crate::{Lang, NewGameScene, Tabletop};

/// The most characters of a player's name. The fields `name-0`, `name-1`… hold the names.
pub const LONGEST_NAME: usize = 24;

/// The most characters of a saved position that is sent.
const LONGEST_FILE: usize = 24_000;

/// What is played, in a few words: a table without a setup goes on from a saved position.
pub fn played<G: Tabletop>(setup: Option<&G::Setup>, lang: Lang) -> String {
    setup.map_or_else(|| say!(lang, "from-a-file"), |setup| G::describe(setup, lang))
}

/// The form in which a game is set up, with the last fault if there was one.
pub fn new_game_page<G: Tabletop>(scene: &NewGameScene<'_>) -> String {
    let lang = scene.visit.lang;
    let seed = scene.fields.iter().find(|(name, _)| name == "seed").map_or("", |(_, value)| value);
    let title = say!(lang, "new-title", game = G::title(lang));
    let path = format!("/new/{}", G::ID);
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: &path,
        class: "new-game",
        table: None,
        keep: None,
        rules: Some(format!("/rules/{}", G::ID)),
        bar: html! { span.game { (G::title(lang)) } span.gap {} },
        drawings: G::drawings(),
        body: html! {
            main {
                form #setup method="post" action=(path) {
                    h1 { (title) }
                    @if let Some(fault) = &scene.fault {
                        p.fault role="alert" {
                            (say!(lang, "new-fault", field = field_name::<G>(&fault.field, lang)))
                            @if fault.rule.chars().next().is_some_and(char::is_uppercase) {
                                " " a href=(format!("/rules/{}#{}", G::ID, fault.rule)) { (fault.rule) }
                            }
                        }
                    }
                    (G::setup_fields(lang, scene.fields))
                    @if !scene.past.is_empty() {
                        (G::past_of_setup(scene.past, lang))
                        p { a href=(format!("/past/{}", G::ID)) { (say!(lang, "past-all", count = scene.past.len())) } }
                    }
                    details.more open[!seed.is_empty()] {
                        summary { (say!(lang, "new-seed-title")) }
                        label.field {
                            span { (say!(lang, "new-seed")) }
                            input type="text" name="seed" value=(seed) maxlength="128" autocomplete="off" spellcheck="false";
                        }
                        p.soft { (say!(lang, "new-seed-note")) }
                    }
                    @if G::IS_OPEN {
                        @let saved = scene.fields.iter().find(|(name, _)| name == "saved").map_or("", |(_, text)| text);
                        details.more open[!saved.is_empty()] {
                            summary { (say!(lang, "new-saved-title")) }
                            p.soft { (say!(lang, "new-saved-note")) }
                            label.field.scripted {
                                span { (say!(lang, "new-saved-file")) }
                                input type="file" accept=".json,application/json" data-into="saved";
                            }
                            label.field {
                                span { (say!(lang, "new-saved")) }
                                textarea #saved name="saved" rows="4" maxlength=(LONGEST_FILE) spellcheck="false" { (saved) }
                            }
                        }
                    }
                    div.go { button.btn.solid.large type="submit" { (say!(lang, "new-start")) } }
                }
            }
        },
    }
    .render()
}

/// The name of a field: those of the players are the same in all games.
fn field_name<G: Tabletop>(field: &str, lang: Lang) -> String {
    match field.strip_prefix("name-").and_then(|seat| seat.parse::<u8>().ok()) {
        Some(seat) => say!(lang, "new-name", number = u32::from(seat) + 1, most = LONGEST_NAME),
        None => G::field_name(field, lang),
    }
}
