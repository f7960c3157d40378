//! The end of the game: the final table with every source of points, and ways on.

use engine::Game;
use maud::{Markup, html};
use tiny_epic_galaxies::{Badge, GalaxyView, Points, RogueMat, Setup, TinyEpicGalaxies, View};

use super::signs::{badge_sign, colour_key, sign};
use super::table::Table;
use super::words;
use crate::Lang;
use crate::ending::{self, NextStep};
use crate::lang::{rich, say};

pub(super) fn end(table: &Table<'_>) -> Markup {
    let (view, lang, scene) = (table.view(), table.lang(), table.scene);
    let Some(outcome) = view.outcome.as_ref().filter(|_| !scene.playing && scene.replay.is_none()) else {
        return html! { div #end hidden {} };
    };
    let winners: Vec<String> = outcome.winners.iter().map(|seat| table.talk.name(seat)).collect();
    let won = match view.viewer {
        Some(seat) => outcome.winners.contains(seat),
        None => !outcome.winners.is_empty(),
    };
    let title = match winners.len() {
        0 => rich!(lang, "teg-over-lost", name = view.setup.rogue.sheet().name.as_str()),
        1 => rich!(lang, "teg-over-won", name = winners.join(", ")),
        _ => rich!(lang, "teg-over-shared", names = winners.join(", ")),
    };
    html! {
        details #end.end.teg open .{ (if won { "won" } else { "lost" }) } {
            summary { (say!(lang, "teg-end-toggle")) }
            div.sheet role="alertdialog" aria-labelledby="end-title" {
                h2 #end-title { (title) }
                p { (why(table)) }
                (scores(table))
                (ending::ways(scene, next_step(view, won, lang)))
                (crate::fair_dice::end_proof(scene.id, scene.commitment, scene.seed, lang))
            }
        }
    }
}

/// The next mat of the Rogue Galaxy (SOLO-1).
fn next_step(view: &View, won: bool, lang: Lang) -> Option<NextStep> {
    let Setup { rogue, expansion, .. } = view.setup;
    NextStep::from(&RogueMat::ALL, rogue, won, |mat| {
        let what = format!("{} · {}", mat.sheet().name, words::difficulty(lang, mat));
        let with = if expansion { "&expansion=on" } else { "" };
        (what, format!("/new/{}?players=1&rogue={}{with}", TinyEpicGalaxies::ID, mat.sheet().difficulty))
    })
    .filter(|_| view.setup.is_solo())
}

/// Why it ended.
fn why(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let skull = view.setup.is_solo()
        && view.galaxies.iter().any(|galaxy| galaxy.rogue && galaxy.level >= view.setup.rogue.sheet().skull_level);
    if skull {
        return rich!(lang, "teg-end-skull", name = view.setup.rogue.sheet().name.as_str());
    }
    match view.triggered_by {
        Some(seat) => rich!(lang, "teg-end-triggered", name = table.talk.name(seat), round = view.round),
        None => html! {},
    }
}

type Source = (&'static str, fn(&Points) -> u8);

/// The table: one column a galaxy, one line a source.
fn scores(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let solo = view.setup.is_solo();
    let won = |galaxy: &GalaxyView| {
        view.outcome.as_ref().is_some_and(|outcome| {
            if galaxy.rogue { outcome.winners.is_empty() } else { outcome.winners.contains(galaxy.seat) }
        })
    };
    let mut sources: Vec<Source> = vec![("empire", |points| points.empire), ("planets", |points| points.planets)];
    if view.setup.expansion {
        sources.push(("pilots", |points| points.pilots));
        sources.push(("dwarfs", |points| points.dwarfs));
    }
    let cell = |number: u8| html! { td .{ @if number == 0 { "zero" } } { (number) } };
    html! {
        div.scroll {
            table.final {
                thead {
                    tr {
                        th scope="col" { (say!(lang, "teg-score-source")) }
                        @for galaxy in &view.galaxies { th scope="col" .{ "p-" (colour_key(view, galaxy.seat)) @if won(galaxy) { " best" } } { (table.who(galaxy.seat)) } }
                    }
                }
                tbody {
                    @for (name, of) in &sources {
                        tr { th scope="row" { (say!(lang, "teg-score-line", source = *name)) } @for galaxy in &view.galaxies { (cell(of(&galaxy.points))) } }
                    }
                    @if !solo {
                        tr {
                            th scope="row" { (sign("mission")) (say!(lang, "teg-score-line", source = "mission")) }
                            @for galaxy in &view.galaxies {
                                td .{ @if galaxy.points.mission == 0 { "zero" } } {
                                    (galaxy.points.mission)
                                    @if let Some(kept) = galaxy.mission.as_ref().and_then(|mission| mission.kept) { small data-tip=(words::capital(&super::effects::mission(lang, kept))) { (words::mission(lang, kept)) } }
                                }
                            }
                        }
                    }
                    @if view.setup.expansion {
                        @for (index, badge) in Badge::ALL.into_iter().enumerate() {
                            tr {
                                th scope="row" { (badge_sign(badge)) (say!(lang, "teg-score-badge", badge = super::signs::badge_key(badge))) }
                                @for galaxy in &view.galaxies {
                                    td .{ @if galaxy.points.badges[index] == 0 { "zero" } } {
                                        (galaxy.points.badges[index])
                                        @if let Some(counts) = galaxy.badges { small { "×" (counts[index]) } }
                                    }
                                }
                            }
                        }
                    }
                }
                tfoot {
                    tr.total { th scope="row" { (say!(lang, "teg-score-total")) } @for galaxy in &view.galaxies { td .{ @if won(galaxy) { "best" } } { b { (galaxy.total) } } } }
                    tr { th scope="row" { (say!(lang, "teg-score-tie-planets")) } @for galaxy in &view.galaxies { td { (galaxy.colonies.len()) } } }
                    tr { th scope="row" { (say!(lang, "teg-score-tie-resources")) } @for galaxy in &view.galaxies { td { (galaxy.energy + galaxy.culture) } } }
                }
            }
        }
    }
}
