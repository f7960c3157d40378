//! What a choice would do, drawn over the table as ghosts: hidden until the choice is pointed at.
//! Each layer repeats the skeleton of the zone that it lies over, so that both always match.

use black_angel::{
    Action, Arrow, BlackAngel, Card, Cell, Colour, GridTile, Hex, Holder, Kind, MissionKind, PlayerView, Slot, Taken,
    View, shown,
};
use engine::{Forecast, Piece, Seat};
use maud::{Markup, html};

use super::signs::{advanced_face, emblem_id, holder_class, points, ravager_sign, sign, tile_class, tile_face};
use super::space::{centre, extent, find, spot};
use super::words::colour_key;
use super::{choices, reach};
use crate::lang::say;
use crate::{Lang, TableScene};

type Scene<'a> = TableScene<'a, BlackAngel>;

/// The layers of a preview: over space, over the frigate, over the board.
pub(super) fn preview(scene: &Scene<'_>, seat: Seat, action: Action, forecast: &Forecast<BlackAngel>) -> Vec<Markup> {
    let (view, lang) = (scene.view, scene.visit.lang);
    let step = view.asked.as_ref().map_or("", |question| question.step);
    match action {
        Action::MoveShip { from, to } => vec![course(view, seat, Some(from), to, step == "command", lang)],
        Action::Launch { to } => vec![course(view, seat, None, to, step == "command", lang)],
        Action::UseShip { hex } => vec![course(view, seat, Some(hex), hex, true, lang)],
        Action::PlaceMission { card } => vec![placing(view, card, lang)],
        Action::ChooseDie { die, flip, .. } => {
            let shown = if flip { shown().flip.get(usize::from(die.value)).copied().unwrap_or(0) } else { die.value };
            die_uses(view, seat, die.colour, shown, lang)
        }
        Action::ShipAction { action } => {
            let shown = view.turn.die.map_or(0, |die| die.value);
            action_uses(view, seat, action, reach::effective(view, action, shown), lang)
        }
        Action::MissionCard { hex } => vec![gains(view, hex, view.turn.die.map_or(0, |die| die.value), lang)],
        Action::ActivateMission => view
            .asked
            .as_ref()
            .and_then(|question| question.hex)
            .map(|hex| gains(view, hex, 1, lang))
            .into_iter()
            .collect(),
        Action::PlayCard { card, slot } => vec![activated(view, seat, card, slot)],
        Action::InjectTile { tile, arrow } => vec![push(view, seat, arrow, Taken::Technology(tile), lang)],
        Action::InjectAdvanced { tile, arrow } => vec![push(view, seat, arrow, Taken::Advanced(tile), lang)],
        Action::PlaceAdvanced { space } => vec![cap(view, forecast, seat, space, lang)],
        Action::SequenceB => vec![advance(view, forecast, lang)],
        _ => Vec::new(),
    }
}

/// Something drawn over space.
fn over_space(view: &View, picture: Markup) -> Markup {
    html! {
        div.zone-space.overlay {
            div.clocks {}
            div.space-fit { div.space .{ "strips" (view.strips.len()) } {
                svg.starmap viewBox={ "0 0 418 " (extent(view).0) } { (picture) }
            } }
        }
    }
}

/// Something drawn over the actions of the frigate.
fn over_actions(cells: Markup) -> Markup {
    html! { div.zone-ship.overlay { div.hullbox { (cells) } div.market {} } }
}

/// Something drawn over the technology display.
fn over_market(view: &View, points: u8, lang: Lang) -> Markup {
    html! {
        div.zone-ship.overlay {
            div.hullbox {}
            div.market {
                div.stacks {}
                div.display { span.cap {} div.line-row {
                    @for space in 1..=view.display.len() {
                        @let cost = shown().display_costs.get(space - 1).copied().unwrap_or(1);
                        @let full = view.display.get(space - 1).copied().flatten().is_some();
                        span.place { span.tile.(if full && cost <= points { "could" } else { "blank" }) {} small {} }
                    }
                } }
                div.offer { span.cap {} div.line-row {
                    @for slot in &view.advanced_slots {
                        span.place { span.tile.(if slot.is_some() && shown().advanced_cost <= points { "could" } else { "blank" }) {} }
                    }
                    @if points >= shown().advanced_cost { span.vh { (say!(lang, "ba-cost", count = shown().advanced_cost)) } }
                } }
            }
        }
    }
}

/// Something drawn over the technology grid.
fn over_grid(cells: Markup) -> Markup {
    html! { div.zone-board.overlay { div.tech { (cells) } } }
}

fn note(at: (f32, f32), tone: &str, row: u8, words: &str) -> Markup {
    // The width of a word cannot be asked for here; a guess from its length serves.
    let width = words.chars().count() as f32 * 7.4 + 18.0;
    let x = at.0.clamp(width / 2.0 + 2.0, 416.0 - width / 2.0);
    let y = at.1 - 54.0 - f32::from(row) * 25.0;
    html! {
        g .{ "flag " (tone) } transform=(format!("translate({x} {y})")) {
            rect x=(-width / 2.0) y="-11" width=(width) height="22" rx="11" {}
            text y="5" { (words) }
        }
    }
}

fn line(class: &str, ways: &[(f32, f32)]) -> Markup {
    let data: Vec<String> =
        ways.iter().enumerate().map(|(at, (x, y))| format!("{}{x} {y}", if at == 0 { "M" } else { "L" })).collect();
    html! { path class=(class) d=(data.join("")) {} }
}

fn threats(view: &View, hex: Hex) -> Markup {
    html! {
        @for icon in reach::threats(view, hex) {
            (line("menace", &[centre(view, icon), centre(view, hex)]))
            g.rav.wakes .(spot(icon)) { g transform="translate(22 23)" { circle.disc r="13" {} use href="#ba-ravager" x="-8" y="-8" width="16" height="16" {} } }
        }
    }
}

fn frame(hex: Hex, class: &str) -> Markup {
    html! { g .{ (class) " " (spot(hex)) } { use href="#ba-hex" x="-50" y="-44" width="100" height="88" {} } }
}

/// A ship's way, its ghost where it would stop, and what a Mission there would bring.
fn course(view: &View, seat: Seat, from: Option<Hex>, to: Hex, command: bool, lang: Lang) -> Markup {
    let start = from.unwrap_or(view.angel);
    let way: Vec<(f32, f32)> = reach::way(view, start, to).into_iter().map(|hex| centre(view, hex)).collect();
    let holder = Holder::Seat(seat);
    let colour = view.turn.die.map(|die| die.colour);
    let mission = command && colour.is_some_and(|colour| reach::placeable(view, seat, to, colour));
    let wakes = find(view, to).map_or(0, |found| found.wakes);
    let at = centre(view, to);
    over_space(
        view,
        html! {
            (frame(to, "aim"))
            @if way.len() > 1 { (line("course", &way)) }
            @if mission { (threats(view, to)) }
            g.vessel.phantom .{ (spot(to)) " " (holder_class(holder)) } {
                use.piece href="#ba-piece-ship" x="-15" y="-17.5" width="30" height="35" {}
                use.piece-em href=(emblem_id(holder)) x="-5" y="-4" width="10" height="10" {}
            }
            @if mission {
                (note(at, "act", 1, &say!(lang, "ba-mission-here")))
                @if wakes > 0 { (note(at, "bad", 0, &say!(lang, "ba-would-wake", count = wakes))) }
                @else { (note(at, "good", 0, &say!(lang, "ba-safe"))) }
            } @else if command {
                (note(at, "soft", 0, &say!(lang, "ba-move-only")))
            }
            (leaving(view, to, if mission { 2 } else { 1 }, lang))
        },
    )
}

/// A warning where the next advance takes everything away.
fn leaving(view: &View, hex: Hex, row: u8, lang: Lang) -> Markup {
    html! {
        @if hex.strip() == 1 && view.end.is_none() { (note(centre(view, hex), "bad", row, &say!(lang, "ba-leaves-soon"))) }
    }
}

/// A Mission on the hex where the ship is.
fn placing(view: &View, card: Card, lang: Lang) -> Markup {
    let Some(hex) = view.asked.as_ref().and_then(|question| question.hex) else { return html! {} };
    let Some(mission) = card.mission() else { return html! {} };
    let wakes = find(view, hex).map_or(0, |found| found.wakes);
    let at = centre(view, hex);
    let gain = super::words::bundle(lang, &mission.reward);
    over_space(
        view,
        html! {
            (frame(hex, "aim"))
            (threats(view, hex))
            g.mcard.phantom .{ (spot(hex)) " " (colour_key(mission.colour)) } {
                rect.face x="-33" y="-25" width="66" height="48" rx="5" {}
                rect.band x="-33" y="-25" width="66" height="14" rx="4" {}
                (super::space_card::body(mission))
            }
            (note(at, "good", 1, &say!(lang, "ba-gain", gain = gain)))
            @if wakes > 0 { (note(at, "bad", 0, &say!(lang, "ba-would-wake", count = wakes))) }
            @else { (note(at, "soft", 0, &say!(lang, "ba-safe"))) }
            (leaving(view, hex, 2, lang))
        },
    )
}

/// All hexes that a die could bring a ship to, and the Ravagers that a Mission there would wake.
fn reach_layer(view: &View, seat: Seat, colour: Colour, steps: u8) -> Markup {
    let hexes = if steps == 0 {
        view.players.get(seat.index()).map(|player| player.fleet).unwrap_or_default()
    } else {
        reach::reachable(view, seat, steps)
    };
    over_space(
        view,
        html! {
            @for hex in hexes.iter() {
                @let place = reach::placeable(view, seat, hex, colour);
                @if place || steps > 0 {
                    (frame(hex, if place { "could mission" } else { "could" }))
                    @if place {
                        @let wakes = find(view, hex).map_or(0, |found| found.wakes);
                        g.wakecount .{ (spot(hex)) @if wakes == 0 { " none" } } transform-origin="0 0" {
                            circle cx="-26" cy="-20" r="10" {}
                            text x="-26" y="-15.5" { (wakes) }
                        }
                    }
                }
            }
        },
    )
}

/// Everything that a die can do: actions with their damage and Ravagers, hexes, Mission cards.
fn die_uses(view: &View, seat: Seat, colour: Colour, shown: u8, lang: Lang) -> Vec<Markup> {
    let command = reach::actions_of(colour).filter(|(_, kind)| *kind == Kind::Command);
    let steps = command.map(|(number, _)| reach::effective(view, number, shown)).max().unwrap_or(0);
    let actions = over_actions(html! {
        @for (number, _) in reach::actions_of(colour) {
            @let worth = reach::effective(view, number, shown);
            div.action.could .{ "a" (number.number()) } {
                span.chip.(if worth < shown { "loss" } else { "act" }) { "×" (worth) @if worth < shown { " " (say!(lang, "ba-damaged")) } }
                @if let Some(face) = view.ravagers[number.index()].last().and_then(|attack| attack.card.ravager()) {
                    span.chip.loss { (ravager_sign(face)) }
                }
            }
        }
    });
    vec![actions, reach_layer(view, seat, colour, steps), usable_cards(view, seat, colour, shown)]
}

/// The Mission cards in space that a die of this colour can activate.
fn usable_cards(view: &View, seat: Seat, colour: Colour, shown: u8) -> Markup {
    let usable = |card: Card, owner: Holder, ships: &[Seat]| {
        let fits = card
            .mission()
            .is_some_and(|mission| mission.colour == colour && matches!(mission.kind, MissionKind::Activation { .. }));
        fits && (owner == Holder::Seat(seat) || ships.contains(&seat))
    };
    let hexes: Vec<Hex> = view
        .hexes
        .iter()
        .filter(|found| found.card.is_some_and(|posting| usable(posting.card, posting.owner, &found.ships)))
        .map(|found| found.hex)
        .collect();
    if hexes.is_empty() || shown == 0 {
        return html! {};
    }
    over_space(view, html! { @for hex in hexes { (frame(hex, "could card")) } })
}

/// What an action could do with this many activations.
fn action_uses(view: &View, seat: Seat, number: black_angel::ActionNumber, worth: u8, lang: Lang) -> Vec<Markup> {
    let space = shown().action(number);
    match space.kind {
        Kind::Command => vec![reach_layer(view, seat, space.colour, worth)],
        Kind::Discover => vec![over_market(view, worth, lang)],
        Kind::Repair => vec![over_actions(html! {
            @for other in black_angel::ActionNumber::all() {
                @if view.damage[other.index()] > 0 {
                    div.action.could .{ "a" (other.number()) } { span.chip.gain { (view.damage[other.index()]) (sign("debris")) } }
                }
            }
        })],
        Kind::Destroy => vec![over_actions(html! {
            @for other in black_angel::ActionNumber::all() {
                @let cards = view.ravagers[other.index()].len();
                @if cards > 0 {
                    div.action.(if cards <= usize::from(worth) { "could" } else { "cannot" }) .{ "a" (other.number()) } {
                        span.chip.(if cards <= usize::from(worth) { "gain" } else { "soft" }) { (cards) (sign("ravager")) }
                    }
                }
            }
        })],
    }
}

/// What activations of a Mission give.
fn gains(view: &View, hex: Hex, times: u8, lang: Lang) -> Markup {
    let Some((pay, gain)) = choices::terms(view, hex, lang) else { return html! {} };
    let at = centre(view, hex);
    over_space(
        view,
        html! {
            (frame(hex, "aim"))
            (note(at, "good", 0, &say!(lang, "ba-times-gain", count = times, gain = gain)))
            @if !pay.is_empty() { (note(at, "bad", 1, &say!(lang, "ba-each-pays", pay = pay))) }
        },
    )
}

/// The tiles that a card around the board would activate.
fn activated(view: &View, seat: Seat, card: Card, slot: Slot) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let fits = |cell: Cell| match player.grid[cell.index()] {
        Some(GridTile::Technology { tile, .. }) => {
            card.back().colour().is_none_or(|colour| tile.face().colour == colour)
        }
        _ => false,
    };
    over_grid(html! {
        @for cell in slot.cells().iter().filter(|cell| fits(*cell)) { span.ring .{ "g-" (cell.id()) } { (sign("repeat")) } }
    })
}

fn face(piece: Option<GridTile>) -> Markup {
    match piece {
        Some(GridTile::Technology { tile, boost, .. }) => {
            html! { span .(tile_class(tile, boost)) { (tile_face(tile, boost)) } }
        }
        Some(GridTile::Advanced { tile }) => html! { span.tile.adv { (advanced_face(tile)) } },
        None => html! {},
    }
}

/// A tile that enters the grid, those that it shifts, and the one that it would push out.
fn push(view: &View, seat: Seat, arrow: Arrow, taken: Taken, lang: Lang) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let path = arrow.path();
    let run = path.iter().take_while(|cell| player.grid[cell.index()].is_some()).count();
    let up = path.len() > 1 && path[0].column() == path[1].column();
    let entering = match taken {
        Taken::Technology(tile) => GridTile::Technology { tile, boost: view.advanced, debris: false },
        Taken::Advanced(tile) => GridTile::Advanced { tile },
    };
    html! {
        (over_grid(html! {
            @for (at, cell) in path.iter().enumerate().take(run + 1) {
                @let piece = if at == 0 { Some(entering) } else { player.grid[path[at - 1].index()] };
                span.coming .{ "g-" (cell.id()) @if at == 0 { " new" } @if up { " up" } } { (face(piece)) }
            }
            @if run == path.len() && let Some(last) = path.last() {
                span.leaving .{ "g-" (last.id()) @if up { " up" } } {
                    (face(player.grid[last.index()]))
                    span.chip.pay { (say!(lang, "ba-out")) }
                }
            }
        }))
    }
}

/// What an Advanced tile can earn on a space, and what it would earn now.
fn cap(view: &View, forecast: &Forecast<BlackAngel>, seat: Seat, space: Colour, lang: Lang) -> Markup {
    let most = view.players.get(seat.index()).map_or(0, |player| player.space_caps[space.index()]);
    let then: Option<&PlayerView> = forecast.view.players.get(seat.index());
    let now = then.and_then(|player| player.breakdown.tiles.iter().find(|score| score.space == Some(space)));
    over_grid(html! {
        span.ring.wide .{ "g-adv-" (colour_key(space)) } {
            span.chip.gain { (points(now.map_or(0, |score| score.vp))) "/" (say!(lang, "ba-max", count = most)) }
        }
    })
}

/// The next advance: the Black Angel moves on, strip 1 leaves with what lies on it.
fn advance(view: &View, forecast: &Forecast<BlackAngel>, lang: Lang) -> Markup {
    if view.end.is_some() {
        return html! {};
    }
    let lost: u32 = forecast
        .events
        .iter()
        .filter_map(|event| match event {
            black_angel::Event::Points { change, .. } if *change < 0 => Some(u32::from(change.unsigned_abs())),
            _ => None,
        })
        .sum();
    let ahead = view.angel.ahead();
    over_space(
        view,
        html! {
            @for found in view.hexes.iter().filter(|found| found.hex.strip() == 1) { (frame(found.hex, "leaves")) }
            @if let Some(hex) = ahead.filter(|hex| find(view, *hex).is_some()) {
                g.angel.phantom .(spot(hex)) { use href="#ba-black-angel" x="-44" y="-44" width="88" height="88" {} }
                (line("course", &[centre(view, view.angel), centre(view, hex)]))
            }
            @if let Some(tip) = Hex::at(1, 0) { (note(centre(view, tip), "soft", 0, &say!(lang, "ba-strip-leaves"))) }
            @if lost > 0 { (note(centre(view, view.angel), "bad", 0, &say!(lang, "ba-loses-points", count = lost))) }
        },
    )
}
