//! The other players: small, with the whole board one click away. Also the neutral player and Hal.

use black_angel::{Back, Colour, GridTile, Holder, View};
use engine::Seat;
use maud::{Markup, html};

use super::faces;
use super::happening::Happening;
use super::player_board::Board;
use super::signs::{back_shape, card_back, emblem, holder_class, points, shape, sign, value};
use super::words::{self, Names, colour_key};
use crate::lang::say;

/// Everybody but the seat whose board lies large on the table.
pub(super) fn rivals(view: &View, names: Names<'_>, shown: Seat, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    html! {
        aside #panels.rivals tabindex="-1" aria-label=(say!(lang, "ba-rivals")) .{ "count" (view.players.len()) } {
            @for seat in (0..view.players.len() as u8).map(Seat).filter(|seat| *seat != shown) {
                (rival(view, names, seat, moment))
            }
            @if view.hal.is_some() { (hal(view, names, moment)) }
            @if view.neutral.is_some() { (neutral(view, names)) }
        }
    }
}

fn rival(view: &View, names: Names<'_>, seat: Seat, moment: Happening<'_>) -> Markup {
    let (lang, holder) = (names.lang, Holder::Seat(seat));
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let board = Board { view, names, seat, own: false, moment };
    let counts = [
        (player.resources, "resource", say!(lang, "ba-resources")),
        (player.debris, "debris", say!(lang, "ba-debris")),
        (player.ships, "ship", say!(lang, "ba-ships")),
        (u16::from(player.break_room), "robot", say!(lang, "ba-break-room")),
    ];
    html! {
        details.rival.section.panel id={ "rival-" (seat.0) } .{ (holder_class(holder)) @if view.active == seat && !view.over { " turn" } } {
            summary data-tip=(say!(lang, "ba-open-board", name = names.seat(seat))) {
                span.who {
                    (emblem(holder)) span.name { (names.seat(seat)) }
                    span.vpbig .(moment.points(holder)) { (points("")) b { (player.vp) } small aria-hidden="true" { "→" (player.breakdown.total) } span.vh { (say!(lang, "ba-vp")) ". " (say!(lang, "ba-if-over", count = player.breakdown.total)) } }
                }
                span.line {
                    @for (count, name, words) in &counts { span data-tip=(words) { (sign(name)) (count) span.vh { (words) } } }
                }
                span.line {
                    span.tag { (say!(lang, "ba-hand-short")) }
                    @for back in Back::ALL { span data-tip=(words::back(lang, back)) { (back_shape(back)) (player.hand_backs[back as usize]) span.vh { " " (words::back(lang, back)) } } }
                }
                span.line {
                    span.tag { (say!(lang, "ba-crew-short")) }
                    @for colour in Colour::ALL { span data-tip=(words::hue(lang, colour)) { (shape(colour)) (player.workstations[colour.index()]) span.vh { " " (words::hue(lang, colour)) } } }
                }
                span.minis aria-hidden="true" {
                    span.mini { @for piece in &player.grid { (mini(*piece)) } }
                    span.mini {
                        @for colour in Colour::ALL {
                            @if player.advanced_spaces[colour.index()].is_some() { i.a { (sign("advanced")) } }
                            @else { i.o .(colour_key(colour)) { (shape(colour)) } }
                        }
                    }
                }
            }
            div.sheet {
                div.filled {
                    (board.grid(player)) (board.storage(player))
                    div.backs { @for back in Back::ALL { @for _ in 0..player.hand_backs[back as usize] { (card_back(back)) } } }
                }
            }
        }
    }
}

fn mini(piece: Option<GridTile>) -> Markup {
    match piece {
        None => html! { i.o {} },
        Some(GridTile::Technology { tile, debris, .. }) => html! {
            i .{ (colour_key(tile.face().colour)) @if debris { " bears" } } { (shape(tile.face().colour)) }
        },
        Some(GridTile::Advanced { .. }) => html! { i.a { (sign("advanced")) } },
    }
}

fn hal(view: &View, names: Names<'_>, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    let Some(hal) = &view.hal else { return html! {} };
    let last = moment.hal_card();
    html! {
        section.rival.hal.panel.phal {
            div.who {
                (emblem(Holder::Hal)) span.name { (names.holder(Holder::Hal)) }
                span.vpbig .(moment.points(Holder::Hal)) { (points("")) b { (hal.vp) } small { (say!(lang, "ba-vp")) } }
            }
            div.line { span { (say!(lang, "ba-hal-level", level = words::level_key(hal.level))) } }
            div.line { @for die in &hal.dice { span.bdie.small .(colour_key(die.colour)) role="img" aria-label=(words::die_at(lang, *die)) { (value(die.value)) (shape(die.colour)) } } }
            p.soft { (say!(lang, "ba-hal-cards", left = hal.deck, shown = hal.discard.len())) }
            @if let Some(card) = last { p.card-now { (faces::hal_card(lang, card)) } }
            p.soft.small { (say!(lang, "ba-hal-weights", weights = words::weights(lang))) }
        }
    }
}

fn neutral(view: &View, names: Names<'_>) -> Markup {
    let lang = names.lang;
    let Some(neutral) = &view.neutral else { return html! {} };
    html! {
        section.rival.neutral.panel.pneutral {
            div.who { (emblem(Holder::Neutral)) span.name { (names.holder(Holder::Neutral)) } }
            div.line {
                span.tag { (say!(lang, "ba-crew-short")) }
                @for colour in Colour::ALL {
                    span data-tip=(words::hue(lang, colour)) { (shape(colour)) (u8::from(neutral.workstations[colour.index()])) span.vh { " " (words::hue(lang, colour)) } }
                }
            }
            p.soft.small { (say!(lang, "ba-neutral-note")) }
        }
    }
}
