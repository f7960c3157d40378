//! The first page: what can be played, and what goes on.

use maud::{Markup, html};

use crate::lang::say;
use crate::page::Page;
use crate::{GameCard, Guide, HomeScene, Lang, Lesson, SavedTable, Waits};

/// The first page.
pub fn home_page(scene: &HomeScene<'_>) -> String {
    let lang = scene.visit.lang;
    let (going, over): (Vec<&SavedTable>, Vec<&SavedTable>) =
        scene.tables.iter().partition(|table| table.won.is_none() && table.waits != Waits::Closed);
    Page {
        visit: scene.visit,
        title: &say!(lang, "starboard"),
        path: "/",
        class: "home",
        table: None,
        keep: None,
        game: None,
        extra: html! {},
        bar: html! { span.game { (say!(lang, "starboard")) } span.gap {} },
        drawings: html! { @for game in scene.games { (game.drawings) } },
        body: html! {
            main #content {
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
                section.games { @for game in scene.games { (card(game, lang, scene.today)) } }
                @if !over.is_empty() {
                    section.saved.over aria-labelledby="over" {
                        h2 #over { (say!(lang, "home-over")) }
                        ul { @for table in over { (saved(table, lang)) } }
                    }
                }
                section.more-ways {
                    a.btn href="/device" { (say!(lang, "device-title")) }
                    details.import {
                        summary { (say!(lang, "import-title")) }
                        form method="post" action="/import" enctype="multipart/form-data" {
                            p.soft { (say!(lang, "import-note")) }
                            label.field { span { (say!(lang, "import-file")) } input type="file" name="file" accept="application/json,.json" required; }
                            button.btn { (say!(lang, "import-go")) }
                        }
                    }
                }
                footer { p { (say!(lang, "home-foot")) } }
            }
        },
    }
    .render()
}

fn card(game: &GameCard, lang: Lang, today: &str) -> Markup {
    html! {
        article.game-card {
            div.picture { (game.emblem) }
            div.text {
                h2 { (game.title) }
                p { (game.pitch) }
                div.ways {
                    form method="post" action=(format!("/new/{}", game.id)) {
                        button.btn.solid.large type="submit" { (say!(lang, "home-play")) }
                    }
                    a.btn.large href=(format!("/new/{}", game.id)) { (say!(lang, "home-set-up")) }
                    form method="post" action=(format!("/daily/{}", game.id)) {
                        button.btn.large.daily type="submit" data-tip=(say!(lang, "home-daily-note")) {
                            (say!(lang, "home-daily")) " " small { (date(today, lang)) }
                        }
                    }
                    span.to-read {
                        @if Lesson::of(game.id).next().is_some() { a.quiet href={ "/learn#learn-" (game.id) } { (say!(lang, "learn")) } }
                        @for guide in Guide::of(game.id) {
                            a.quiet href=(guide.path()) {
                                @if guide.id() == game.id { (say!(lang, "how-to-play")) } @else { (guide.title(lang)) }
                            }
                        }
                        a.quiet href=(format!("/rules/{}", game.id)) { (say!(lang, "menu-rules")) }
                    }
                }
            }
        }
    }
}

fn saved(table: &SavedTable, lang: Lang) -> Markup {
    html! {
        li {
            a.saved-table href=(format!("/t/{}", table.id)) .yours[table.waits == Waits::You] {
                b { (table.title) }
                span { (table.what) }
                @match &table.waits {
                    Waits::Nothing => {}
                    Waits::You => { b.turn { (say!(lang, "home-your-turn")) } }
                    Waits::Others(names) => { span.turn { (say!(lang, "home-waits", names = names.join(", "))) } }
                    Waits::Players => { span.turn { (say!(lang, "home-players")) } }
                    Waits::Closed => { span.turn { (say!(lang, "home-closed")) } }
                }
                span.soft {
                    @match table.won {
                        None => { (say!(lang, "home-choices", count = table.number)) }
                        Some(true) => { b.gain { (result(table, lang).unwrap_or_else(|| say!(lang, "home-won"))) } }
                        Some(false) => { b.loss { (result(table, lang).unwrap_or_else(|| say!(lang, "home-lost"))) } }
                    }
                    " · " (age(table.age, lang))
                }
            }
        }
    }
}

/// Who won, where several played.
fn result(table: &SavedTable, lang: Lang) -> Option<String> {
    let winners = &table.winners;
    (!winners.is_empty()).then(|| say!(lang, "home-winners", names = winners.join(", "), count = winners.len()))
}

/// A day such as `2026-11-16` as people write it.
fn date(day: &str, lang: Lang) -> String {
    let mut parts = day.splitn(3, '-').map(|part| part.parse::<u16>().ok());
    match (parts.next().flatten(), parts.next().flatten(), parts.next().flatten()) {
        (Some(year), Some(month), Some(day)) => {
            say!(lang, "date", year = year.to_string(), month = month, day = day)
        }
        _ => day.to_owned(),
    }
}

pub(crate) fn age(seconds: u64, lang: Lang) -> String {
    match seconds {
        0..60 => say!(lang, "age-now"),
        60..3_600 => say!(lang, "age-minutes", count = seconds / 60),
        3_600..86_400 => say!(lang, "age-hours", count = seconds / 3_600),
        _ => say!(lang, "age-days", count = seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_people_write_them() {
        let written = |day: &str| Lang::ALL.map(|lang| date(day, lang));
        assert_eq!(written("2026-11-16"), ["16 November 2026", "16 novembre 2026", "16 listopada 2026"]);
        assert_eq!(written("2027-01-01"), ["1 January 2027", "1er janvier 2027", "1 stycznia 2027"]);
        assert_eq!(written("someday"), ["someday"; 3]);
        for month in 1..=12 {
            let day = format!("2026-{month:02}-05");
            assert!(written(&day).iter().all(|words| words.chars().any(char::is_alphabetic)), "{day}");
        }
    }
}
