//! The page with a visitor's record.

use maud::{Markup, html};

use super::{GameRecord, LessonsDone, Mark, Offer, Track};
use crate::home::{age, date};
use crate::lang::say;
use crate::lessons::family;
use crate::page::Page;
use crate::past::result;
use crate::{GameCard, Lang, Visit, With};

/// The page with a visitor's record.
#[derive(Clone, Debug)]
pub struct RecordScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The games that are played here.
    pub games: &'a [GameCard],
    /// What they have done in each game.
    pub records: &'a [GameRecord],
    /// For each of these how many of its lessons they have done.
    pub lessons: &'a [LessonsDone],
    /// What they could play next.
    pub offer: Option<&'a Offer>,
}

/// How many of the latest games are listed.
const LATEST: usize = 12;

/// The page with a visitor's record.
pub fn record_page(scene: &RecordScene<'_>) -> String {
    let lang = scene.visit.lang;
    let title = say!(lang, "record-title");
    let sum = |of: fn(&GameRecord) -> usize| scene.records.iter().map(of).sum::<usize>();
    let (games, wins) = (sum(|record| record.games), sum(|record| record.wins));
    let firsts = scene.records.iter().zip(scene.lessons).filter(|(record, _)| family(record.id) == record.id);
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: "/record",
        class: "record",
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: None,
        extra: html! {},
        bar: html! { span.game { (title) } span.gap {} },
        drawings: html! { @for game in scene.games { (game.drawings) } },
        body: html! {
            main #content {
                header.hero {
                    h1 { (title) }
                    p { @if games == 0 { (say!(lang, "record-none")) } @else { (say!(lang, "record-sum", games = games, wins = wins)) } }
                }
                @if let Some(offer) = scene.offer { (offered(offer, lang)) }
                @for (record, lessons) in firsts { (of_game(record, *lessons, scene)) }
                (latest(scene))
            }
        },
    }
    .render()
}

/// A next step, as one loud offer. It is hidden from whoever wants none.
pub(crate) fn offered(offer: &Offer, lang: Lang) -> Markup {
    html! {
        section.offer.next-step aria-labelledby="next-step" {
            div {
                h2 #next-step { (say!(lang, "record-next")) }
                p { (offer.text) }
            }
            div.ways {
                @for (index, way) in offer.ways.iter().enumerate() {
                    @if way.begins {
                        form method="post" action=(way.path) { button.btn.large .solid[index == 0] { (way.words) } }
                    } @else {
                        a.btn.large .solid[index == 0] href=(way.path) { (way.words) }
                    }
                }
            }
        }
    }
}

fn of_game(record: &GameRecord, lessons: LessonsDone, scene: &RecordScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let heading = format!("record-{}", record.id);
    let parts = scene.records.iter().filter(|part| part.id != record.id && family(part.id) == record.id);
    html! {
        section.card.game-record aria-labelledby=(heading) {
            header {
                div.picture aria-hidden="true" { @if let Some(game) = scene.games.iter().find(|game| game.id == record.id) { (game.emblem) } }
                h2 id=(heading) { (record.title) }
                (numbers(record, lang))
            }
            @if lessons.all > 0 { (learned(record, lessons, lang)) }
            @for track in &record.tracks { (of_track(track, lang)) }
            (company(record, lang))
            @for part in parts.filter(|part| part.games > 0) {
                div.part {
                    h3 { (part.title) }
                    (numbers(part, lang))
                    a href={ "/past/" (part.id) } { (say!(lang, "past-all", count = part.games)) }
                }
            }
            @if record.games > 0 { p { a href={ "/past/" (record.id) } { (say!(lang, "past-all", count = record.games)) } } }
        }
    }
}

/// How many games, how many won, and the best of them.
fn numbers(record: &GameRecord, lang: Lang) -> Markup {
    html! {
        dl.figures {
            div { dt { (say!(lang, "past-games")) } dd { (record.games) } }
            div { dt { (say!(lang, "past-wins")) } dd { (record.wins) } }
            @if let Some(best) = &record.best {
                div.best { dt { (say!(lang, "past-best")) } dd { a href={ "/t/" (best.table) } { (best.words) } " " small { (best.what) } } }
            }
        }
    }
}

fn learned(record: &GameRecord, lessons: LessonsDone, lang: Lang) -> Markup {
    html! {
        div.learned {
            h3 { a href={ "/learn#learn-" (record.id) } { (say!(lang, "record-lessons")) } }
            span.beads aria-hidden="true" { @for index in 0..lessons.all { i .done[index < lessons.done] {} } }
            span { (say!(lang, "record-lessons-done", done = lessons.done, all = lessons.all)) }
        }
    }
}

fn of_track(track: &Track, lang: Lang) -> Markup {
    let next = if track.is_ladder { track.next() } else { None };
    html! {
        div.track-record .ladder[track.is_ladder] {
            h3 { (track.title) }
            ol { @for (index, mark) in track.marks.iter().enumerate() { (of_mark(mark, track.is_ladder.then_some(index), next == Some(index), lang)) } }
        }
    }
}

/// A level or a place: won, tried or not yet, by shape and words.
fn of_mark(mark: &Mark, rank: Option<usize>, is_next: bool, lang: Lang) -> Markup {
    let state = match mark {
        Mark { wins: 1.., .. } => "won",
        Mark { games: 1.., .. } => "tried",
        _ => "new",
    };
    html! {
        li.mark.(state) .next[is_next] {
            a href=(mark.path) {
                (medal(mark, rank, state))
                span {
                    b { @if rank.is_some() { (mark.whole_name) } @else { (mark.name) } }
                    span.of-mark {
                        @match &mark.first {
                            Some((_, day)) => { (say!(lang, "record-first-won", day = date(day, lang))) }
                            None if mark.games > 0 => { (say!(lang, "record-tried", count = mark.games)) }
                            None => { span.vh { (say!(lang, "record-not-yet")) } }
                        }
                    }
                    @if is_next { em.offer { (say!(lang, "record-is-next")) } }
                }
            }
        }
    }
}

/// A medal with its number; a small one where the order says nothing.
fn medal(mark: &Mark, rank: Option<usize>, state: &str) -> Markup {
    let digits = mark.value.chars().all(|c| c.is_ascii_digit());
    html! {
        svg.medal viewBox="0 0 48 52" aria-hidden="true" {
            path.plate d="M24 2 44 13v22L24 46 4 35V13z" {}
            @if let Some(rank) = rank {
                path.rim d="M24 7 39.500 15.500v17L24 41 8.500 32.500v-17z" {}
                text x="24" y="31" text-anchor="middle" { @if digits { (mark.value) } @else { (rank + 1) } }
            } @else if state == "tried" { circle.dot cx="24" cy="24" r="6" {} }
            @if state == "won" { g.tick { circle cx="37" cy="40" r="10" {} path d="M32 40l4 4 6-8" {} } }
        }
    }
}

/// Tables with others, where there were any.
fn company(record: &GameRecord, lang: Lang) -> Markup {
    let with = || record.with.iter().filter(|(with, games, _)| *with != With::Nobody && *games > 0);
    html! {
        @if with().next().is_some() {
            ul.company-record {
                @for (with, games, wins) in with() {
                    li {
                        b { @match with {
                            With::Bots => { (say!(lang, "record-with-bots")) }
                            With::People => { (say!(lang, "record-with-people")) }
                            With::Screen | With::Nobody => { (say!(lang, "record-with-screen")) }
                        } }
                        span {
                            @if *with == With::Screen { (say!(lang, "record-games", games = *games)) }
                            @else { (say!(lang, "record-games-wins", games = *games, wins = *wins)) }
                        }
                    }
                }
            }
        }
    }
}

/// The latest games of all sorts, with the ways to look at them again.
fn latest(scene: &RecordScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let mut games: Vec<_> =
        scene.records.iter().flat_map(|record| record.latest.iter().map(move |game| (record, game))).collect();
    games.sort_by_key(|(_, game)| game.age);
    games.truncate(LATEST);
    html! {
        @if !games.is_empty() {
            section.latest aria-labelledby="latest" {
                h2 #latest { (say!(lang, "record-latest")) }
                ul {
                    @for (record, game) in games {
                        li.card {
                            a href={ "/t/" (game.table) } { b { (record.title) } " " span { (game.what) } }
                            span.soft {
                                @if game.with == With::Screen { (say!(lang, "record-with-screen")) } @else { (result(game.won, lang)) }
                                " · " (age(game.age, lang))
                            }
                            span.looks {
                                a href={ "/t/" (game.table) "/replay?step=0" } { (say!(lang, "record-replay")) }
                                a href={ "/t/" (game.table) "/analysis" } { (say!(lang, "record-analysis")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What was won for the first time at a table, for its end; nothing where nothing was.
pub(super) fn firsts(name: Option<&str>, lang: Lang) -> Markup {
    html! {
        div #first-wins {
            @if let Some(name) = name {
                p.first-win {
                    svg viewBox="0 0 24 24" aria-hidden="true" { path d="M12 2l3 6.500 7 .9-5.200 4.800 1.400 7L12 17.700 5.800 21.200l1.400-7L2 9.400l7-.9z" {} }
                    (say!(lang, "record-first", what = name))
                }
            } @else {
                // An answer, too: the page does not ask again.
                span hidden {}
            }
        }
    }
}
