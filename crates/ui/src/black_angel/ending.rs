//! The end: the final scoring as a table, source by source.

use black_angel::{BlackAngel, HalLevel, Holder, PlayerView, Trigger, View};
use engine::Game;
use maud::{Markup, html};

use super::choices::names;
use super::faces;
use super::signs::{emblem, holder_class};
use super::words;
use crate::ending::{self, NextStep};
use crate::lang::{rich, say};
use crate::{Lang, TableScene};

/// The end screen; an empty element before the end.
pub(super) fn end(scene: &TableScene<'_, BlackAngel>) -> Markup {
    let (view, lang, names) = (scene.view, scene.visit.lang, names(scene));
    if !view.over || scene.playing || scene.replay.is_some() {
        return html! { div #end hidden {} };
    }
    let best = view.players.iter().map(|player| player.breakdown.total).max().unwrap_or(0);
    let to_beat = view.hal.as_ref().map(|hal| hal.vp);
    let winners: Vec<String> = (0..view.players.len() as u8)
        .map(engine::Seat)
        .filter(|seat| view.players.get(seat.index()).is_some_and(|player| player.breakdown.total == best))
        .filter(|_| to_beat.is_none_or(|hal| best > hal))
        .map(|seat| names.seat(seat))
        .collect();
    let won = match scene.viewer {
        engine::Viewer::Seat(seat) => {
            let own = view.players.get(seat.index()).is_some_and(|player| player.breakdown.total == best);
            own && !winners.is_empty()
        }
        engine::Viewer::Spectator => true,
    };
    html! {
        details #end.end.ba-end open .{ (if won { "won" } else { "lost" }) } {
            summary { (say!(lang, "ba-end-title")) }
            div.sheet role="alertdialog" aria-labelledby="end-title" {
                h2 #end-title {
                    @if let Some(hal) = to_beat {
                        @if winners.is_empty() { (say!(lang, "ba-end-lost", hal = hal, count = best)) }
                        @else { (say!(lang, "ba-end-beaten", hal = hal, count = best)) }
                    } @else {
                        (say!(lang, "ba-end-won", names = words::list(lang, winners.clone()), count = winners.len()))
                    }
                }
                p { @match view.end {
                    Some(Trigger::Spes) => { (rich!(lang, "ba-end-spes", round = view.round)) }
                    _ => { (rich!(lang, "ba-end-ravagers", round = view.round)) }
                } }
                (table(view, scene))
                (ending::ways(scene, next_step(view, won, lang)))
                (crate::fair_dice::end_proof(scene.id, scene.commitment, scene.seed, lang))
            }
        }
    }
}

/// The next level of Hal (BA-HAL-2).
fn next_step(view: &View, won: bool, lang: Lang) -> Option<NextStep> {
    NextStep::from(&HalLevel::ALL, view.hal.as_ref()?.level, won, |level| {
        let key = words::level_key(level);
        let with = if view.advanced { "&advanced=yes" } else { "" };
        let what = format!("Hal · {}", say!(lang, "ba-hal-level", level = key));
        (what, format!("/new/{}?players=1&hal={key}{with}", BlackAngel::ID))
    })
}

fn table(view: &View, scene: &TableScene<'_, BlackAngel>) -> Markup {
    let (lang, names) = (scene.visit.lang, names(scene));
    let limits = &black_angel::shown().limits;
    let reached = view.end == Some(Trigger::Spes);
    let most = view.players.iter().map(|player| player.breakdown.tiles.len()).max().unwrap_or(0);
    let cell = |player: &PlayerView, row: usize| {
        let score = player.breakdown.tiles.get(row)?;
        let place = score.space.map(|space| words::hue(lang, space));
        Some((
            score.vp,
            faces::advanced(lang, score.tile),
            say!(lang, "ba-end-cap", place = place.unwrap_or_default(), cap = score.cap),
        ))
    };
    html! {
        div.scroll { table.scores {
            thead { tr {
                th scope="col" { (say!(lang, "ba-end-source")) }
                @for seat in (0..view.players.len() as u8).map(engine::Seat) {
                    th scope="col" .(holder_class(Holder::Seat(seat))) { (emblem(Holder::Seat(seat))) " " (names.seat(seat)) }
                }
                @if view.hal.is_some() { th.phal scope="col" { (emblem(Holder::Hal)) " " (names.holder(Holder::Hal)) } }
            } }
            tbody {
                tr {
                    th scope="row" { (say!(lang, "ba-end-track")) }
                    @for player in &view.players { td { (player.breakdown.track) } }
                    @if let Some(hal) = &view.hal { td { (hal.vp) } }
                }
                @for row in 0..most {
                    tr {
                        th scope="row" { (say!(lang, "ba-end-tile", number = row + 1)) }
                        @for player in &view.players {
                            td { @if let Some((points, tile, cap)) = cell(player, row) { b { (points) } small { (tile) " " (cap) } } @else { "–" } }
                        }
                        @if view.hal.is_some() { td { "–" } }
                    }
                }
                tr {
                    th scope="row" { (say!(lang, "ba-end-goods", count = limits.goods_per_vp_at_spes)) }
                    @for player in &view.players {
                        td {
                            b { (player.breakdown.goods) }
                            @if reached { small { (say!(lang, "ba-end-goods-sum", robots = player.break_room, resources = player.resources, ships = player.ships)) } }
                            @else { small { (say!(lang, "ba-end-goods-none")) } }
                        }
                    }
                    @if view.hal.is_some() { td { "–" } }
                }
            }
            tfoot { tr {
                th scope="row" { (say!(lang, "ba-end-total")) }
                @for player in &view.players { td { b { (player.breakdown.total) } } }
                @if let Some(hal) = &view.hal { td { b { (hal.vp) } } }
            } }
        } }
    }
}
