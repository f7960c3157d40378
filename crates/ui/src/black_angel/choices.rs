//! How each legal action is chosen on the table, and what it says in words.

use black_angel::{
    Action, ActionNumber, BlackAngel, Card, Die, Event, Hex, Holder, Kind, MissionKind, PlayerView, Tile, View, shown,
};
use engine::{Forecast, Piece, Seat};
use maud::{Markup, html};

use super::frigate::die_id;
use super::player_board::arrow_key;
use super::signs::{advanced_face, back_shape, chip, emblem, kind_sign, shape, sign, tile_face, value};
use super::words::{self, Names, colour_key, effect_key, slot_key};
use super::{faces, preview, reach};
use crate::lang::{rich, say};
use crate::{Choice, Lang, TableScene};

type Scene<'a> = TableScene<'a, BlackAngel>;

/// Who is who at this table.
pub(super) fn names<'a>(scene: &Scene<'a>) -> Names<'a> {
    Names { lang: scene.visit.lang, names: scene.names }
}

fn button(name: &str, words: Markup) -> Choice {
    Choice::at([], sign(name), words)
}

pub(super) fn choice(scene: &Scene<'_>, action: Action, forecast: &Forecast<BlackAngel>) -> Choice {
    let seat = scene.acting.or(scene.view.asked.as_ref().map(|question| question.seat)).unwrap_or(Seat(0));
    let chips = chips(scene, seat, action, forecast);
    let preview = preview::preview(scene, seat, action, forecast);
    let entry = entry(scene, seat, action);
    let words = in_full(&entry, scene.visit.lang);
    Choice { rank: rank(scene, seat, action), words, ..entry.priced(chips, preview) }
}

/// The words with the heading of the list before them: the bar that asks a finger has no heading, and shows it.
fn in_full(entry: &Choice, lang: Lang) -> Markup {
    html! {
        @if !entry.section.is_empty() { span.ba-heading { (entry.section) (say!(lang, "colon")) } }
        (entry.words)
    }
}

/// Where the list shows a move: first where a Mission could be placed, the safest before the others.
fn rank(scene: &Scene<'_>, seat: Seat, action: Action) -> u32 {
    let to = match action {
        Action::MoveShip { to, .. } | Action::Launch { to } | Action::UseShip { hex: to } => to,
        _ => return 0,
    };
    let colour = scene.view.turn.die.map(|die| die.colour);
    let mission = colour.is_some_and(|colour| reach::placeable(scene.view, seat, to, colour));
    let wakes = super::space::find(scene.view, to).map_or(0, |found| found.wakes as u32);
    if mission { wakes } else { 50 }
}

fn cell_id(cell: black_angel::Cell) -> String {
    format!("cell-{}", cell.id())
}

fn hex_id(hex: Hex) -> String {
    format!("hex-{}", hex.id())
}

fn card_id(card: Card) -> String {
    format!("card-{}", card.id())
}

fn tile_on(player: Option<&PlayerView>, cell: black_angel::Cell) -> Option<(Tile, bool)> {
    match player?.grid[cell.index()] {
        Some(black_angel::GridTile::Technology { tile, boost, .. }) => Some((tile, boost)),
        _ => None,
    }
}

/// Where a tile that can be given up lies.
fn tile_spot(player: Option<&PlayerView>, tile: Tile) -> String {
    let in_grid = (0..9)
        .filter_map(black_angel::Cell::from_index)
        .find(|cell| tile_on(player, *cell).is_some_and(|(found, _)| found == tile));
    in_grid.map_or_else(|| format!("ejected-{}", tile.id()), cell_id)
}

fn entry(scene: &Scene<'_>, seat: Seat, action: Action) -> Choice {
    let (view, lang) = (scene.view, scene.visit.lang);
    let player = view.players.get(seat.index());
    let tile_at = |cell| tile_on(player, cell);
    let own = Holder::Seat(seat);
    match action {
        Action::ReserveDie { die } => {
            reserve(own, die, rich!(lang, "ba-do-reserve-free", die = words::die_at(lang, die)))
        }
        Action::Decline if view.asked.as_ref().is_some_and(|question| question.step == "owner_activation") => {
            button("stop", rich!(lang, "ba-do-decline"))
        }
        Action::Decline => button("stop", rich!(lang, "ba-do-no-reserve")),
        Action::SequenceA => button("dice", rich!(lang, "ba-do-a")),
        Action::SequenceB => button("advance", rich!(lang, "ba-do-b")),
        Action::Pass => button("stop", rich!(lang, "ba-do-pass")),
        Action::PlayCard { card, slot } => {
            let path = [card_id(card), format!("slot-{}", slot_key(slot))];
            let words = rich!(lang, "ba-do-play", place = words::slot(lang, slot));
            Choice::at(path, back_shape(card.back()), words).within(words::card(lang, card))
        }
        Action::SkipCard => button("stop", rich!(lang, "ba-do-skip-card")),
        Action::Activate { cell } | Action::Chain { cell } => {
            activate([cell_id(cell)], tile_at(cell), view, lang, words::cell(lang, cell))
        }
        Action::DebrisOnTile { cell } => {
            let effect = tile_at(cell).map(|(tile, _)| faces::effects(lang, tile, view.advanced)).unwrap_or_default();
            Choice::at(
                [cell_id(cell)],
                sign("debris"),
                rich!(lang, "ba-do-debris-tile", place = words::cell(lang, cell), effect = effect),
            )
        }
        Action::Stop => button("stop", rich!(lang, "ba-do-stop")),
        Action::ChooseEffect { effect } => Choice::at(
            [format!("effect-{}", effect_key(effect))],
            html! { svg.sign aria-hidden="true" { use href={ "#ba-fx-" (effect_key(effect)) } {} } },
            rich!(lang, "ba-do-effect", effect = faces::effect(lang, effect, view.advanced)),
        ),
        Action::MoveShip { from, to } => {
            let words = rich!(lang, "ba-do-move", hex = to.id(), ground = words::ground_at(lang, view, to));
            Choice::at([format!("ship-{}", from.id()), hex_id(to)], ground_sign(view, to), words).within(say!(
                lang,
                "ba-ship-at",
                hex = from.id()
            ))
        }
        Action::Launch { to } => {
            let words = rich!(lang, "ba-do-move", hex = to.id(), ground = words::ground_at(lang, view, to));
            Choice::at(["launch".to_owned(), hex_id(to)], ground_sign(view, to), words)
                .within(say!(lang, "ba-new-ship"))
        }
        Action::UseShip { hex } => {
            let ground = words::ground_at(lang, view, hex);
            let words = if view.turn.value == 0 {
                rich!(lang, "ba-do-use-ship", hex = hex.id(), ground = ground)
            } else {
                rich!(lang, "ba-do-stay", hex = hex.id(), ground = ground)
            };
            Choice::at([format!("ship-{}", hex.id()), hex_id(hex)], ground_sign(view, hex), words).within(say!(
                lang,
                "ba-ship-at",
                hex = hex.id()
            ))
        }
        Action::ManWorkstation { colour } => Choice::at(
            ["break-room".to_owned(), format!("station-{}", colour_key(colour))],
            shape(colour),
            rich!(lang, "ba-do-man", hue = words::hue_object(lang, colour)),
        ),
        Action::RecallRobot { colour } => Choice::at(
            [format!("station-{}", colour_key(colour)), "break-room".to_owned()],
            shape(colour),
            rich!(lang, "ba-do-recall", hue = words::hue_object(lang, colour)),
        ),
        Action::DrawColour { colour } => Choice::at(
            [format!("deck-{}", colour_key(colour))],
            shape(colour),
            rich!(lang, "ba-do-draw", card = words::back_object(lang, colour.into())),
        ),
        Action::KeepCard { card } => Choice::at(
            [card_id(card)],
            back_shape(card.back()),
            with_face(lang, rich!(lang, "ba-do-keep", card = words::card_object(lang, card)), &faces::card(lang, card)),
        ),
        Action::ChooseDie { from, die, flip } => choose_die(scene, seat, from, die, flip),
        Action::UseBoost { cell, colour } => {
            let boost = tile_at(cell).map(|(tile, _)| faces::boost(lang, tile)).unwrap_or_default();
            let mut path = vec![cell_id(cell)];
            let words = match colour {
                Some(colour) => {
                    path.push(format!("hue-{}", colour_key(colour)));
                    rich!(lang, "ba-do-boost-colour", hue = words::die_hue(lang, colour))
                }
                None => rich!(lang, "ba-do-boost", boost = boost),
            };
            Choice::at(path, sign("tech"), words).under(words::cell(lang, cell))
        }
        Action::Done => button("stop", rich!(lang, "ba-do-done")),
        Action::ShipAction { action } => ship_action(view, action, lang),
        Action::MissionCard { hex } => {
            let mission = mission_at(view, hex);
            let effect = mission.map(|card| faces::card_effect(lang, card)).unwrap_or_default();
            Choice::at([hex_id(hex)], sign("mission"), rich!(lang, "ba-do-mission", hex = hex.id(), effect = effect))
        }
        Action::DiscardCard { card } => Choice::at(
            [card_id(card)],
            back_shape(card.back()),
            rich!(lang, "ba-do-discard", card = words::card_object(lang, card)),
        ),
        Action::TakeDisplay { space } => {
            let tile = view.display.get(usize::from(space).saturating_sub(1)).copied().flatten();
            let what = tile.map(|tile| faces::tile(lang, tile, view.advanced, view.advanced)).unwrap_or_default();
            let icon = tile.map(|tile| shape(tile.face().colour)).unwrap_or_default();
            Choice::at([format!("display-{space}")], icon, rich!(lang, "ba-do-take", tile = what))
        }
        Action::TakeAdvanced { slot } => {
            let tile = view.advanced_slots.get(usize::from(slot).saturating_sub(1)).copied().flatten();
            let what = tile.map(|tile| faces::advanced(lang, tile)).unwrap_or_default();
            Choice::at([format!("adv-{slot}")], sign("advanced"), rich!(lang, "ba-do-take-advanced", tile = what))
        }
        Action::InjectTile { tile, arrow } => {
            let path = [format!("taken-{}", tile.id()), format!("arrow-{}", arrow_key(arrow))];
            inject(path, html! { span.sign.mini-tile { (tile_face(tile, false)) } }, arrow, lang).within(faces::tile(
                lang,
                tile,
                view.advanced,
                view.advanced,
            ))
        }
        Action::InjectAdvanced { tile, arrow } => {
            let path = [format!("taken-{}", tile.id()), format!("arrow-{}", arrow_key(arrow))];
            inject(path, html! { span.sign.mini-tile { (advanced_face(tile)) } }, arrow, lang)
                .within(faces::advanced(lang, tile))
        }
        Action::PlaceAdvanced { space } => {
            let cap = player.map_or(0, |player| player.space_caps[space.index()]);
            Choice::at(
                [format!("space-{}", colour_key(space))],
                shape(space),
                rich!(lang, "ba-do-space", colour = colour_key(space), cap = cap),
            )
        }
        Action::RepairAction { action } => Choice::at(
            [format!("action-{}", action.number())],
            sign("wrench"),
            rich!(lang, "ba-do-repair-action", action = words::action(lang, action)),
        ),
        Action::RepairDie { colour } => Choice::at(
            [format!("supply-{}", colour_key(colour))],
            shape(colour),
            rich!(lang, "ba-do-repair-die", hue = words::hue_object(lang, colour)),
        ),
        Action::StoreDebris => {
            let mut entry = Choice::at(["bin-debris".to_owned()], sign("debris"), rich!(lang, "ba-do-store"));
            entry.button = true;
            entry
        }
        Action::DestroyRavagers { action } => {
            let cards = view.ravagers[action.index()].len();
            Choice::at(
                [format!("ravagers-{}", action.number())],
                sign("ravager"),
                rich!(lang, "ba-do-destroy", action = words::action(lang, action), count = cards),
            )
        }
        Action::PlaceMission { card } => {
            let face = card.mission().map(|mission| faces::mission(lang, mission)).unwrap_or_default();
            Choice::at(
                [card_id(card)],
                back_shape(card.back()),
                with_face(lang, rich!(lang, "ba-do-place", card = words::card_object(lang, card)), &face),
            )
        }
        Action::NoMission => button("stop", rich!(lang, "ba-do-no-mission")),
        Action::ActivateMission => {
            let hex = view.asked.as_ref().and_then(|question| question.hex);
            let effect = hex
                .and_then(|hex| mission_at(view, hex))
                .map(|card| faces::card_effect(lang, card))
                .unwrap_or_default();
            let mut entry = Choice::at(hex.map(hex_id), sign("mission"), rich!(lang, "ba-do-activate-mission"));
            entry.button = true;
            entry.group = effect;
            entry
        }
        Action::PayTile { tile } => Choice::at(
            [tile_spot(player, tile)],
            shape(tile.face().colour),
            rich!(lang, "ba-do-pay-tile", tile = faces::tile(lang, tile, false, view.advanced)),
        ),
        Action::PayCard { card } => Choice::at(
            [card_id(card)],
            back_shape(card.back()),
            rich!(lang, "ba-do-pay-card", card = words::card_object(lang, card)),
        ),
        Action::PaidReserve { die } => {
            reserve(own, die, rich!(lang, "ba-do-reserve-paid", die = words::die_at(lang, die)))
        }
        Action::FreeReserve { cell, die } => {
            let words = rich!(lang, "ba-do-reserve-boost", die = words::die_at(lang, die));
            Choice::at([cell_id(cell), die_id(own, die)], die_sign(die), words).under(words::cell(lang, cell))
        }
    }
}

fn activate(path: [String; 1], tile: Option<(Tile, bool)>, view: &View, lang: Lang, place: String) -> Choice {
    let Some((tile, boosted)) = tile else { return Choice::at(path, sign("tech"), html! { (place) }) };
    let effect = faces::effects(lang, tile, view.advanced);
    let words = if boosted {
        rich!(lang, "ba-do-turn-activate", place = place, effect = effect)
    } else {
        rich!(lang, "ba-do-activate", place = place, effect = effect)
    };
    Choice::at(path, shape(tile.face().colour), words)
}

fn die_sign(die: Die) -> Markup {
    html! { span.sign.bdie.small .(colour_key(die.colour)) { (value(die.value)) (shape(die.colour)) } }
}

/// A choice of a card with what the card does: there is room for that in the list of choices, not on
/// a button.
fn with_face(lang: Lang, words: Markup, face: &str) -> Markup {
    html! { (words) span.detail { (say!(lang, "ba-do-face", face = face)) } }
}

fn reserve(holder: Holder, die: Die, words: Markup) -> Choice {
    Choice::at([die_id(holder, die)], die_sign(die), words)
}

fn choose_die(scene: &Scene<'_>, seat: Seat, from: Holder, die: Die, flip: bool) -> Choice {
    let lang = scene.visit.lang;
    let name = words::die_at(lang, die);
    let own = from == Holder::Seat(seat);
    let mut path = vec![die_id(from, die)];
    let words = if flip {
        path.insert(0, "bin-debris".to_owned());
        let turned = shown().flip.get(usize::from(die.value)).copied().unwrap_or(die.value);
        rich!(lang, "ba-do-flip", die = name, turned = words::die(lang, die.colour, turned))
    } else if own {
        rich!(lang, "ba-do-die", die = name)
    } else {
        rich!(lang, "ba-do-buy", die = name)
    };
    let group =
        if own { say!(lang, "ba-own-dice") } else { say!(lang, "ba-dice-of", name = names(scene).holder(from)) };
    Choice::at(path, die_sign(die), words).under(group)
}

/// A ship board action with all that stands in the way.
fn ship_action(view: &View, number: ActionNumber, lang: Lang) -> Choice {
    let space = shown().action(number);
    let shown = view.turn.die.map_or(0, |die| die.value);
    let worth = reach::effective(view, number, shown);
    let words = rich!(
        lang,
        "ba-do-action",
        action = words::action(lang, number),
        kind = words::kind_key(space.kind),
        worth = worth,
        damaged = if worth < shown { "yes" } else { "no" }
    );
    let ravager = view.ravagers[number.index()].last().and_then(|attack| attack.card.ravager());
    let words = html! {
        (words)
        @if let Some(face) = ravager { " " small.loss { (say!(lang, "ba-first-ravager", effect = faces::ravager_effect(lang, face))) } }
    };
    Choice::at([format!("action-{}", number.number())], kind_sign(space.kind), words)
}

fn inject(path: [String; 2], icon: Markup, arrow: black_angel::Arrow, lang: Lang) -> Choice {
    let entry = arrow.path().first().map(|cell| words::cell(lang, *cell)).unwrap_or_default();
    let up = matches!(arrow_key(arrow), "col1" | "col2" | "col3" | "black-up");
    let words = rich!(lang, "ba-do-inject", cell = entry, way = if up { "up" } else { "right" });
    Choice::at(path, icon, words)
}

pub(super) fn mission_at(view: &View, hex: Hex) -> Option<Card> {
    super::space::find(view, hex)?.card.map(|posting| posting.card)
}

fn ground_sign(view: &View, hex: Hex) -> Markup {
    super::space::find(view, hex).and_then(|found| found.colour).map_or_else(|| sign("ship"), shape)
}

/// Costs and gains of a choice for whoever makes it, and what it brings upon the ship.
fn chips(scene: &Scene<'_>, seat: Seat, action: Action, forecast: &Forecast<BlackAngel>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let (Some(now), Some(then)) = (view.players.get(seat.index()), forecast.view.players.get(seat.index())) else {
        return html! {};
    };
    let change = |a: u16, b: u16| i64::from(b) - i64::from(a);
    let changes = [
        (change(now.vp, then.vp), "vp", say!(lang, "ba-vp")),
        (change(now.resources, then.resources), "resource", say!(lang, "ba-resources")),
        (change(now.debris, then.debris), "debris", say!(lang, "ba-debris")),
        (change(now.ships, then.ships), "ship", say!(lang, "ba-ships")),
        (change(now.break_room.into(), then.break_room.into()), "robot", say!(lang, "ba-break-room")),
    ];
    let to = match action {
        Action::MoveShip { to, .. } | Action::Launch { to } | Action::UseShip { hex: to } => Some(to),
        Action::PlaceMission { .. } => view.asked.as_ref().and_then(|question| question.hex),
        _ => None,
    };
    let commanding = view.asked.as_ref().is_some_and(|question| matches!(question.step, "command" | "place"));
    let colour = view.turn.die.map(|die| die.colour);
    let mission = to.zip(colour).filter(|(hex, colour)| commanding && reach::placeable(view, seat, *hex, *colour));
    let wakes = mission.and_then(|(hex, _)| super::space::find(view, hex)).map(|found| found.wakes);
    let cost = match action {
        Action::TakeDisplay { space } => shown().display_costs.get(usize::from(space).saturating_sub(1)).copied(),
        Action::TakeAdvanced { .. } => Some(shown().advanced_cost),
        Action::DestroyRavagers { action } => Some(view.ravagers[action.index()].len() as u8),
        _ => None,
    };
    // What comes onto the strip nearest the ship leaves with it at the next advance (BA-B3-3, -6).
    let leaves = to.is_some_and(|hex| hex.strip() == 1) && view.end.is_none();
    let loss = forecast.events.iter().any(|event| matches!(event, Event::ShipLost { .. }));
    let worth = match action {
        Action::MissionCard { .. } => view.turn.die.map(|die| die.value),
        Action::ShipAction { action } if shown().action(action).kind != Kind::Command => {
            view.turn.die.map(|die| reach::effective(view, action, die.value))
        }
        _ => None,
    };
    // An Advanced tile that finds a free space is first asked about (BA-DISC-7).
    let ejected = forecast.view.asked.as_ref().is_some_and(|question| question.step == "place_advanced")
        || forecast
            .events
            .iter()
            .any(|event| matches!(event, Event::TileEjected { .. } | Event::AdvancedEjected { .. }));
    html! {
        @for (number, name, words) in changes {
            @if number != 0 { (chip(if number > 0 { "gain" } else { "loss" }, number, name, &words)) }
        }
        @if let Some(cost) = cost { span.chip.pay { (say!(lang, "ba-cost-of-die", count = cost)) } }
        @if let Some(worth) = worth { span.chip { "×" (worth) } }
        @match wakes {
            Some(0) => { span.chip.gain { (say!(lang, "ba-safe")) } }
            Some(count) => { span.chip.loss data-tip=(say!(lang, "ba-would-wake", count = count)) { "+" (count) (sign("ravager")) span.vh { (say!(lang, "ba-would-wake", count = count)) } } }
            None if commanding && to.is_some() => { span.chip.soft { (say!(lang, "ba-move-only")) } }
            None => {}
        }
        @if leaves { span.chip.loss { (say!(lang, "ba-leaves-soon")) } }
        @if ejected { span.chip.pay { (say!(lang, "ba-pushes-out")) } }
        @if loss { span.chip.loss { (say!(lang, "ba-ship-lost")) } }
    }
}

/// What an activation of the Mission that is asked about costs and gives, for the prompt.
pub(super) fn terms(view: &View, hex: Hex, lang: Lang) -> Option<(String, String)> {
    match mission_at(view, hex)?.mission()?.kind {
        MissionKind::Activation { pay, gain } => Some((words::bundle(lang, &pay), words::bundle(lang, &gain))),
        _ => None,
    }
}

/// The emblem and name of a seat, for prompts and headings.
pub(super) fn who(names: Names<'_>, seat: Seat) -> Markup {
    html! { (emblem(Holder::Seat(seat))) " " (names.seat(seat)) }
}
