//! A visitor's finished games of one kind.

use maud::{Markup, html};

use crate::home::age;
use crate::lang::say;
use crate::page::Page;
use crate::{Lang, PastGame, PastScene, Tabletop};

/// The page with the finished games.
pub fn past_page<G: Tabletop>(scene: &PastScene<'_>) -> String {
    let lang = scene.visit.lang;
    let title = say!(lang, "past-title", game = G::title(lang));
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: &format!("/past/{}", G::ID),
        class: "past",
        stage: None,
        table: None,
        keep: None,
        extra: html! {},
        game: Some(G::ID),
        look: Some(G::ID),
        bar: html! { span.game { (G::title(lang)) } span.gap {} },
        drawings: G::drawings(),
        body: html! {
            main #content {
                h1 { (title) }
                // The script takes this into the end of a game.
                div #past.card {
                    @if scene.games.is_empty() { p.soft { (say!(lang, "past-none")) } }
                    @else { (G::past(scene.games, lang)) }
                }
                div.ways {
                    a.btn.large href=(format!("/new/{}", G::ID)) { (say!(lang, "home-set-up")) }
                    a.btn.large href="/" { (say!(lang, "menu-home")) }
                }
            }
        },
    }
    .render()
}

/// Each game in a line, with its result and points.
pub(crate) fn list<G: Tabletop>(games: &[PastGame], lang: Lang) -> Markup {
    html! {
        table.past-games {
            thead {
                tr {
                    th scope="col" { (say!(lang, "past-what")) }
                    th scope="col" { (say!(lang, "past-result")) }
                    th.num scope="col" { (say!(lang, "past-points")) }
                    th scope="col" { (say!(lang, "past-when")) }
                }
            }
            tbody {
                @for game in games {
                    tr {
                        th scope="row" { a href=(format!("/t/{}", game.id)) { (what::<G>(game, lang)) } }
                        td { (result(game.won, lang)) }
                        td.num { (game.score) }
                        td { (age(game.age, lang)) }
                    }
                }
            }
        }
    }
}

/// What was played.
pub(crate) fn what<G: Tabletop>(game: &PastGame, lang: Lang) -> String {
    crate::played::<G>(serde_json::from_str(&game.setup).ok().as_ref(), lang)
}

/// Won or lost, in words and colour.
pub(crate) fn result(won: bool, lang: Lang) -> Markup {
    html! {
        @if won { b.gain { (say!(lang, "home-won")) } } @else { b.loss { (say!(lang, "home-lost")) } }
    }
}
