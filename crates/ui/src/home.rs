//! The first page: what can be played, and what goes on.

use black_angel::BlackAngel;
use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;

use crate::lang::say;
use crate::page::Page;
use crate::{HomeScene, Lang, SavedTable, Tabletop};

/// The first page.
pub fn home_page(scene: &HomeScene<'_>) -> String {
    let lang = scene.visit.lang;
    let (going, over): (Vec<&SavedTable>, Vec<&SavedTable>) =
        scene.tables.iter().partition(|table| table.won.is_none());
    Page {
        visit: scene.visit,
        title: &say!(lang, "starboard"),
        path: "/",
        class: "home",
        table: None,
        rules: None,
        bar: html! { span.game { (say!(lang, "starboard")) } span.gap {} },
        drawings: UnderFallingSkies::drawings(),
        body: html! {
            main {
                header.hero {
                    h1 { (say!(lang, "home-title")) }
                    p { (say!(lang, "home-text")) }
                }
                @if !going.is_empty() {
                    section.saved aria-labelledby="going" {
                        h2 #going { (say!(lang, "home-continue")) }
                        ul { @for table in going { (saved(table, lang)) } }
                    }
                }
                section.games { (card::<UnderFallingSkies>(lang, scene.today)) (card::<BlackAngel>(lang, scene.today)) }
                @if !over.is_empty() {
                    section.saved.over aria-labelledby="over" {
                        h2 #over { (say!(lang, "home-over")) }
                        ul { @for table in over { (saved(table, lang)) } }
                    }
                }
                footer { p { (say!(lang, "home-foot")) } }
            }
        },
    }
    .render()
}

fn card<G: Tabletop>(lang: Lang, today: &str) -> Markup {
    html! {
        article.game-card {
            div.picture { (G::emblem()) }
            div.text {
                h2 { (G::title(lang)) }
                p { (G::pitch(lang)) }
                div.ways {
                    form method="post" action=(format!("/new/{}", G::ID)) {
                        button.btn.solid.large type="submit" { (say!(lang, "home-play")) }
                    }
                    a.btn.large href=(format!("/new/{}", G::ID)) { (say!(lang, "home-set-up")) }
                    form method="post" action=(format!("/daily/{}", G::ID)) {
                        button.btn.large.daily type="submit" title=(say!(lang, "home-daily-note")) {
                            (say!(lang, "home-daily")) " " small { (today) }
                        }
                    }
                    a.quiet href=(format!("/rules/{}", G::ID)) { (say!(lang, "menu-rules")) }
                }
            }
        }
    }
}

fn game_title(id: &str, lang: Lang) -> String {
    use engine::Game;
    match id {
        UnderFallingSkies::ID => UnderFallingSkies::title(lang),
        BlackAngel::ID => BlackAngel::title(lang),
        other => other.to_owned(),
    }
}

fn saved(table: &SavedTable, lang: Lang) -> Markup {
    html! {
        li {
            a.saved-table href=(format!("/t/{}", table.id)) {
                b { (game_title(table.game, lang)) }
                span { (table.what) }
                span.soft {
                    @match table.won {
                        None => { (say!(lang, "home-choices", count = table.number)) }
                        Some(true) => { b.gain { (say!(lang, "home-won")) } }
                        Some(false) => { b.loss { (say!(lang, "home-lost")) } }
                    }
                    " · " (age(table.age, lang))
                }
            }
        }
    }
}

fn age(seconds: u64, lang: Lang) -> String {
    match seconds {
        0..60 => say!(lang, "age-now"),
        60..3_600 => say!(lang, "age-minutes", count = seconds / 60),
        3_600..86_400 => say!(lang, "age-hours", count = seconds / 3_600),
        _ => say!(lang, "age-days", count = seconds / 86_400),
    }
}
