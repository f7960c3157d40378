//! The first page: what can be played, and what goes on.

use maud::{Markup, html};

use crate::lang::say;
use crate::lessons::family;
use crate::page::Page;
use crate::record::offered;
use crate::{GameCard, Guide, HomeScene, Lang, Lesson, LessonState, NextLesson, SavedTable, Waits};

/// The first page. Whoever comes for the first time is asked to learn; whoever comes back finds their tables first.
pub fn home_page(scene: &HomeScene<'_>) -> String {
    let lang = scene.visit.lang;
    let (going, over): (Vec<&SavedTable>, Vec<&SavedTable>) =
        scene.tables.iter().partition(|table| table.won.is_none() && table.waits != Waits::Closed);
    let (yours, waiting): (Vec<&SavedTable>, Vec<&SavedTable>) =
        going.into_iter().partition(|table| matches!(table.waits, Waits::You | Waits::Nothing));
    let is_new = scene.tables.is_empty();
    Page {
        visit: scene.visit,
        title: &say!(lang, "starboard"),
        path: "/",
        class: if is_new { "home" } else { "home back" },
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: None,
        extra: html! {},
        bar: html! { span.game { (say!(lang, "starboard")) } span.gap {} },
        drawings: html! { @for game in scene.games { (game.drawings) } },
        body: html! {
            main #content {
                header.hero {
                    @if is_new {
                        h1 { (say!(lang, "home-title")) }
                        p { (say!(lang, "home-text")) }
                    } @else {
                        h1 { (say!(lang, "home-back")) }
                        p { (say!(lang, "home-yours", count = yours.len())) }
                        a.quiet href="/record" { (say!(lang, "record-title")) }
                    }
                }
                (list("going", &say!(lang, "home-continue"), &yours, lang))
                (list("waiting", &say!(lang, "home-others"), &waiting, lang))
                @if let Some(offer) = scene.offer.filter(|_| !is_new) { (offered(offer, lang)) }
                section aria-labelledby="games" {
                    h2 #games .vh[is_new] { (say!(lang, "home-start")) }
                    div.games { @for game in scene.games.iter().filter(|game| family(game.id) == game.id) { (card(game, scene)) } }
                    p.soft.about-play { (say!(lang, "home-play-note")) }
                }
                (list("over", &say!(lang, "home-over"), &over, lang))
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

/// Tables under a heading; nothing where there are none.
fn list(id: &str, heading: &str, tables: &[&SavedTable], lang: Lang) -> Markup {
    html! {
        @if !tables.is_empty() {
            section class={ "saved " (id) } aria-labelledby=(id) {
                h2 id=(id) { (heading) }
                ul { @for table in tables { (saved(table, lang)) } }
            }
        }
    }
}

fn card(game: &GameCard, scene: &HomeScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let next = scene.next_lessons.iter().find(|next| next.lesson.family() == game.id);
    let parts = scene.games.iter().filter(|part| part.id != game.id && family(part.id) == game.id);
    html! {
        article.game-card {
            div.picture { (game.emblem) }
            div.text {
                h3 { (game.title) }
                @if !game.gist.is_empty() { p.gist { (game.gist) } }
                p.pitch { (game.pitch) }
                div.ways {
                    @if let Some(next) = next { (learn(next, scene)) }
                    form method="post" action={ "/play/" (game.id) } {
                        button.btn.large .solid[next.is_none() && scene.tables.is_empty()] { (say!(lang, "home-play")) }
                    }
                }
                div.to-read {
                    @if game.for_several { a.quiet href={ "/new/" (game.id) "?company=open" } { (say!(lang, "home-friends")) } }
                    a.quiet href={ "/new/" (game.id) } { (say!(lang, "home-set-up")) }
                    form method="post" action={ "/daily/" (game.id) } {
                        button.quiet.daily type="submit" data-tip={ (say!(lang, "home-daily-note")) " · " (date(scene.today, lang)) } {
                            (say!(lang, "home-daily"))
                        }
                    }
                    @for guide in Guide::of(game.id) {
                        a.quiet href=(guide.path()) {
                            @if guide.id() == game.id { (say!(lang, "how-to-play")) } @else { (guide.title(lang)) }
                        }
                    }
                    a.quiet href={ "/rules/" (game.id) } { (say!(lang, "menu-rules")) }
                }
                @for part in parts {
                    a.part href={ "/new/" (part.id) } { b { (part.title) } span { (part.pitch) } }
                }
            }
        }
    }
}

/// The way to the next lesson of a game: loud for whoever is here for the first time.
fn learn(next: &NextLesson, scene: &HomeScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let NextLesson { lesson, state } = next;
    let is_first = Lesson::of(lesson.family()).next().is_some_and(|first| first.key == lesson.key);
    html! {
        @if *state == LessonState::Done {
            a.btn.large href={ "/learn#learn-" (lesson.family()) } { (say!(lang, "home-learn-again")) }
        } @else {
            form method="post" action={ "/learn/" (lesson.game) "/" (lesson.id) } {
                button.btn.large .solid[scene.tables.is_empty()] data-tip=(lesson.text("title", lang)) {
                    @match state {
                        LessonState::Begun(step) if !lesson.is_game() => {
                            (say!(lang, "learn-go-on")) " " small { (step) "/" (lesson.step(lesson.beats.len()).1) }
                        }
                        LessonState::Begun(_) => { (say!(lang, "learn-go-on")) }
                        _ => {
                            @if is_first { (say!(lang, "learn")) } @else { (say!(lang, "home-learn-next")) }
                            " " small { (say!(lang, "home-minutes", count = u32::from(lesson.minutes))) }
                        }
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
pub(crate) fn date(day: &str, lang: Lang) -> String {
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
