//! How each legal action is chosen on the table, and what it says in words.

use engine::Forecast;
use maud::{Markup, html};
use under_falling_skies::components::RoomKind;
use under_falling_skies::{
    Action, Berth, Colour, DieSpot, Event, Holder, PATH_END, PlaceRobot, ResearchSteps, Square, Step, Target,
    UnderFallingSkies, View,
};

use super::outlook::{digging_cost, energy_gained, in_range, outlook, research_steps, room_of};
use super::signs::{chip, room_sign, ship_sign, sign};
use super::sky::{is_held, ship_label};
use super::{preview, words};
use crate::lang::{rich, say};
use crate::{Choice, Lang, TableScene};

type Scene<'a> = TableScene<'a, UnderFallingSkies>;

fn die_id(die: u8) -> String {
    format!("die-{die}")
}

fn square_id(square: Square) -> String {
    format!("sq-{}-{}", square.row(), square.column())
}

pub(super) fn choice(scene: &Scene<'_>, action: Action, forecast: &Forecast<UnderFallingSkies>) -> Choice {
    let (view, lang) = (scene.view, scene.visit.lang);
    let (chips, preview) = (chips(view, action, forecast, lang), preview::preview(view, action, forecast, lang));
    entry(scene, action, forecast).priced(chips, preview)
}

fn entry(scene: &Scene<'_>, action: Action, forecast: &Forecast<UnderFallingSkies>) -> Choice {
    let (view, lang) = (scene.view, scene.visit.lang);
    let base = view.base();
    match action {
        Action::Place { die, square, with } => place(view, die, square, with, forecast, lang),
        Action::RemoveRobot { robot } => {
            let path = vec!["bin".to_owned(), format!("robot-{robot}")];
            let face = view.robots.get(usize::from(robot)).copied().flatten().map_or(0, |robot| robot.face);
            Choice::at(path, sign("robot"), rich!(lang, "ufs-do-remove-robot", face = face))
                .under(say!(lang, "ufs-group-remove"))
        }
        Action::Discard { die } => {
            let path = vec!["bin".to_owned(), die_id(die)];
            let words = rich!(lang, "ufs-do-discard", die = words::die_of(lang, view, die));
            Choice::at(path, sign("bin"), words).under(say!(lang, "ufs-group-remove"))
        }
        Action::SetSix { die } => {
            let words = rich!(lang, "ufs-do-set-six", die = words::die_of(lang, view, die));
            Choice::at(vec![die_id(die)], sign("pips-6"), words)
        }
        Action::Reroll { die } => {
            let words = rich!(lang, "ufs-do-reroll", die = words::die_of(lang, view, die));
            Choice::at(vec!["power".to_owned(), die_id(die)], sign("again"), words).under(words::city(lang, view.city))
        }
        Action::KeepDie { die } => {
            let words = rich!(lang, "ufs-do-keep", die = words::die_of(lang, view, die));
            Choice::at(vec![die_id(die)], sign("lock"), words)
        }
        Action::RerollRest => Choice::at(Vec::new(), sign("again"), rich!(lang, "ufs-do-reroll-rest")),
        Action::Pass => pass(view, lang),
        Action::CancelDescent { pay: true } => Choice::at(Vec::new(), sign("bolt"), rich!(lang, "ufs-do-cancel")),
        Action::CancelDescent { pay: false } => Choice::at(Vec::new(), sign("descend"), rich!(lang, "ufs-do-let-sink")),
        Action::Resolve { room, reduced } => {
            let found = base.rooms.get(usize::from(room));
            let kinds = found.map_or(&[][..], |room| &room.kinds);
            let value = forecast.events.iter().find_map(|event| match event {
                Event::RoomResolved { value, .. } => Some(*value),
                _ => None,
            });
            let name = words::room(lang, kinds);
            let column = found.and_then(|room| room.squares.first()).map_or(0, |square| square.column() + 1);
            let words = rich!(lang, "ufs-do-resolve", room = name, value = value.unwrap_or(0), column = column);
            let mut path = vec![format!("room-{room}")];
            if reduced {
                path.insert(0, "power".to_owned());
            }
            let group = if reduced { words::city(lang, view.city) } else { say!(lang, "ufs-group-rooms") };
            Choice::at(path, room_sign(kinds), words).under(group)
        }
        Action::Dig => {
            let die = (0u8..).zip(&view.dice).find(|(_, die)| matches!(die.die.at, DieSpot::Digging { .. }));
            let path = die.map(|(die, _)| vec![die_id(die)]).unwrap_or_default();
            let mut entry = Choice::at(path, sign("digger"), rich!(lang, "ufs-do-dig"));
            entry.group = say!(lang, "ufs-group-rooms");
            entry
        }
        Action::ClearGun { die } => {
            let evacuees = view.memory.evacuees != 0;
            let words = if evacuees { rich!(lang, "ufs-do-evacuate") } else { rich!(lang, "ufs-do-clear") };
            let name = if evacuees { "people" } else { "rubble" };
            let words = html! { (words) " (" (words::die_of(lang, view, die)) ")" };
            Choice::at(vec![die_id(die)], sign(name), words).under(say!(lang, "ufs-group-scenario"))
        }
        Action::OpenGate => {
            let square = view.closed.first().copied().unwrap_or(0);
            Choice::at(vec![format!("res-{square}")], sign("lock"), rich!(lang, "ufs-do-open-gate", square = square))
                .under(say!(lang, "ufs-group-scenario"))
        }
        Action::Decontaminate { square } => {
            let words = rich!(lang, "ufs-do-clean", place = words::place_and_column(lang, base, square));
            Choice::at(vec![square_id(square)], sign("toxic"), words).under(say!(lang, "ufs-group-scenario"))
        }
        Action::EndPhase => {
            let left = view.dice.iter().filter(|die| die.die.at.square().is_some()).count();
            Choice::at(Vec::new(), sign("hourglass"), rich!(lang, "ufs-do-end-rooms", count = left))
        }
        Action::Advance { squares } => {
            let path = vec![format!("res-{}", view.research + squares)];
            let mut entry = Choice::at(path, sign("flask"), rich!(lang, "ufs-do-advance", count = squares));
            // The squares of the track lie close together: each has a button as well.
            entry.button = true;
            entry
        }
        Action::PlaceRobot { robot, square } => {
            let several = scene
                .choices
                .iter()
                .any(|(other, _)| matches!(other, Action::PlaceRobot { robot: other, .. } if *other != robot));
            let mut path = vec![square_id(square)];
            if several {
                path.insert(0, format!("robot-{robot}"));
            }
            let words = rich!(lang, "ufs-do-place-robot", place = words::place(lang, base, square));
            let kinds = room_of(base, square).map_or(&[][..], |room| &room.kinds);
            let icon = if square.is_gun() { sign("turret") } else { room_sign(kinds) };
            let mut entry = Choice::at(path, icon, words).under(say!(lang, "ufs-column", column = square.column() + 1));
            entry.rank = 10 * u32::from(square.column()) + u32::from(square.row());
            if several {
                let face = view.robots.get(usize::from(robot)).copied().flatten().map_or(0, |robot| robot.face);
                entry.section = say!(lang, "ufs-section-robot", face = face);
            }
            entry
        }
        Action::SkipRobot => Choice::at(Vec::new(), sign("robot"), rich!(lang, "ufs-do-skip-robot")),
        Action::Shoot { ship } => {
            Choice::at(vec![format!("ship-{ship}")], ship_sign(Colour::of(ship)), shoot_words(view, ship, lang))
        }
        Action::KeepValue { robot } => {
            let face = view.robots.get(usize::from(robot)).copied().flatten().map_or(0, |robot| robot.face);
            Choice::at(vec![format!("robot-{robot}")], sign("robot"), rich!(lang, "ufs-do-spare-robot", face = face))
        }
        Action::LoseValue => Choice::at(Vec::new(), sign("robot"), rich!(lang, "ufs-do-wear")),
        Action::Hold { by, colour } => {
            let ship = (0u8..)
                .zip(&view.ships)
                .find(|(number, ship)| ship.colour == colour && ship.berth == Berth::Aboard && !is_held(view, *number))
                .map_or(0, |(number, _)| number);
            let holder = match by {
                Holder::City => "power".to_owned(),
                Holder::Character => format!("member-{}", holding_member(view)),
            };
            let words = rich!(lang, "ufs-do-hold", ship = words::ship(lang, colour));
            let group = match by {
                Holder::City => words::city(lang, view.city),
                Holder::Character => member_name(view, holding_member(view)),
            };
            Choice::at(vec![holder, format!("ship-{ship}")], ship_sign(colour), words).under(group)
        }
        Action::Drop { column } => {
            let words = rich!(lang, "ufs-do-drop", column = column + 1);
            Choice::at(vec![format!("bay-{column}")], ship_sign(view.dropping.unwrap_or(Colour::Purple)), words)
        }
        Action::UseCharacter { character, target } => {
            let member = view.team.iter().position(|member| member.character == character).unwrap_or(0);
            let mut path = vec![format!("member-{member}")];
            let words = match target {
                None => rich!(lang, "ufs-do-use", name = character.record().name.as_str()),
                Some(target) => {
                    path.extend(target_path(view, target));
                    target_words(view, target, lang)
                }
            };
            let mut entry = Choice::at(path, sign("face"), words).under(character.record().name.clone());
            if let Some(Target::Face { die, .. }) = target {
                entry.section = character.record().name.clone();
                entry.group = words::die_of(lang, view, die);
            }
            entry
        }
        Action::AlsoShip { target } => {
            Choice::at(target_path(view, target), sign("face"), target_words(view, target, lang))
        }
    }
}

fn pass(view: &View, lang: Lang) -> Choice {
    let words = match view.step {
        Step::FirstRoll => rich!(lang, "ufs-do-keep-roll"),
        Step::MoreShips(_) => rich!(lang, "ufs-do-no-more"),
        Step::MothershipStart => rich!(lang, "ufs-do-nobody"),
        _ => rich!(lang, "ufs-do-drop-all"),
    };
    Choice::at(Vec::new(), sign("hourglass"), words)
}

/// The place in the team of whoever may hold ships aboard.
fn holding_member(view: &View) -> usize {
    use under_falling_skies::components::CharacterEffect;
    let holds = |member: &&under_falling_skies::MemberView| {
        let recruit = under_falling_skies::Recruit { character: member.character, improved: member.improved };
        matches!(view.power(recruit), CharacterEffect::HoldAboard { .. })
    };
    view.team.iter().position(|member| holds(&member)).unwrap_or(0)
}

fn member_name(view: &View, member: usize) -> String {
    view.team.get(member).map(|member| member.character.record().name.clone()).unwrap_or_default()
}

fn target_path(view: &View, target: Target) -> Vec<String> {
    match target {
        Target::Face { die, face } => vec![die_id(die), format!("face-{face}")],
        Target::Ship { ship } => vec![format!("ship-{ship}")],
        Target::Shift { ship, column } => vec![format!("ship-{ship}"), format!("lane-{column}")],
        Target::Squares { squares } => {
            let index = view.excavator.index().saturating_add(squares).min(PATH_END);
            Square::at(index).map(|square| vec![square_id(square)]).unwrap_or_default()
        }
    }
}

fn shoot_words(view: &View, ship: u8, lang: Lang) -> Markup {
    let found = view.ships.get(usize::from(ship)).map(|ship| ship.berth);
    match found {
        Some(Berth::Sky { altitude, column }) => {
            rich!(lang, "ufs-do-shoot", ship = words::ship(lang, Colour::of(ship)), row = altitude, column = column + 1)
        }
        _ => html! { (words::ship(lang, Colour::of(ship))) },
    }
}

fn target_words(view: &View, target: Target, lang: Lang) -> Markup {
    match target {
        Target::Face { die, face } => {
            rich!(lang, "ufs-do-set-face", die = words::die_of(lang, view, die), face = face)
        }
        Target::Ship { ship } => shoot_words(view, ship, lang),
        Target::Shift { ship, column } => {
            let row = match view.ships.get(usize::from(ship)).map(|ship| ship.berth) {
                Some(Berth::Sky { altitude, .. }) => altitude,
                _ => 0,
            };
            rich!(lang, "ufs-do-shift", ship = words::ship(lang, Colour::of(ship)), row = row, column = column + 1)
        }
        Target::Squares { squares } => rich!(lang, "ufs-do-excavate", count = squares),
    }
}

fn place(
    view: &View,
    die: u8,
    square: Square,
    with: Option<under_falling_skies::CharacterId>,
    forecast: &Forecast<UnderFallingSkies>,
    lang: Lang,
) -> Choice {
    let base = view.base();
    let mut path = vec![die_id(die), square_id(square)];
    let mut section = words::die_of(lang, view, die);
    if let Some(character) = with {
        let member = view.team.iter().position(|member| member.character == character).unwrap_or(0);
        path.insert(0, format!("member-{member}"));
        section = say!(lang, "ufs-section-with", die = section, name = character.record().name.as_str());
    }
    let fell = forecast.events.iter().find_map(|event| match event {
        Event::ShipsFell { distance, .. } => Some(*distance),
        _ => None,
    });
    let (icon, words) = if square > view.excavator {
        (sign("digger"), rich!(lang, "ufs-do-place-dig", count = square.index() - view.excavator.index()))
    } else if square.is_gun() {
        (sign("turret"), rich!(lang, "ufs-do-place-gun", count = fell.unwrap_or(0)))
    } else {
        match room_of(base, square) {
            None => (sign("tunnel"), rich!(lang, "ufs-do-place-tunnel")),
            Some(room) => {
                let name = words::room(lang, &room.kinds);
                let outlook = outlook(&forecast.view, room);
                let words = if outlook.missing > 0 {
                    rich!(lang, "ufs-do-place-part", room = name, count = outlook.missing)
                } else {
                    let kind = room.kinds.first().copied().unwrap_or(RoomKind::Energy);
                    rich!(lang, "ufs-do-place-room", room = name, value = outlook.value(&forecast.view, room, kind))
                };
                (room_sign(&room.kinds), words)
            }
        }
    };
    let words = html! { (words) @if let Some(then) = landing(view, forecast, lang) { span.vh { " " (then) } } };
    let mut entry = Choice::at(path, icon, words).under(say!(lang, "ufs-column", column = square.column() + 1));
    entry.section = section;
    entry.rank = 10 * u32::from(square.column()) + u32::from(square.row());
    if !square.is_gun() {
        entry.group_note = fall_note(view, square.column(), fell, lang);
    }
    entry
}

/// Where the ships that a choice moves come to stand: what the preview draws, in words.
fn landing(view: &View, forecast: &Forecast<UnderFallingSkies>, lang: Lang) -> Option<String> {
    let after = &forecast.view;
    let moved = (0u8..).zip(&view.ships).zip(&after.ships).filter(|((_, before), after)| before.berth != after.berth);
    let ships: Vec<String> = moved.filter_map(|((number, _), _)| ship_label(after, number, lang)).collect();
    (!ships.is_empty()).then(|| say!(lang, "ufs-then", ships = ships.join("; ")))
}

/// What happens in a column, in a few words.
fn fall_note(view: &View, column: u8, fell: Option<u8>, lang: Lang) -> String {
    let ships = view.ships.iter().filter(|ship| ship.berth.column() == Some(column)).count();
    match fell {
        Some(rows) if ships > 0 => say!(lang, "ufs-note-fall", count = ships, rows = rows),
        _ => say!(lang, "ufs-note-empty"),
    }
}

/// What it costs and gives, as far as it is certain.
fn chips(view: &View, action: Action, forecast: &Forecast<UnderFallingSkies>, lang: Lang) -> Markup {
    let after = &forecast.view;
    let mut energy = i64::from(after.energy) - i64::from(view.energy);
    let mut research = i64::from(after.research) - i64::from(view.research);
    let damage = i64::from(after.damage) - i64::from(view.damage);
    let sunk = i64::from(view.mothership) - i64::from(after.mothership);
    let mut shot = forecast
        .events
        .iter()
        .map(|event| match event {
            Event::ShipsDestroyed { ships, .. } => ships.len(),
            _ => 0,
        })
        .sum::<usize>();
    let base = view.base();
    let mut planned = 0;
    if let Action::Place { square, .. } = action {
        if square > view.excavator {
            planned = i64::from(digging_cost(view, square));
        } else if let Some(room) = room_of(base, square) {
            let outlook = outlook(after, room);
            if outlook.missing == 0 {
                planned = i64::from(outlook.cost);
                for kind in &room.kinds {
                    let value = outlook.value(after, room, *kind);
                    match kind {
                        RoomKind::Energy => {
                            energy += i64::from(energy_gained(after, outlook.cost, value));
                        }
                        RoomKind::Research => research += i64::from(research_steps(view, Some(room), value)),
                        RoomKind::Fighter => shot += in_range(after, value),
                        _ => {}
                    }
                }
            }
        }
    }
    if let (Action::Resolve { room, .. }, Step::ResearchSteps(ResearchSteps { value })) = (action, after.step) {
        research += i64::from(research_steps(view, base.rooms.get(usize::from(room)), value));
    }
    let robot = match (action, after.step) {
        (Action::Resolve { .. } | Action::UseCharacter { .. }, Step::PlaceRobot(PlaceRobot { face })) => Some(face),
        _ => None,
    };
    html! {
        @if research != 0 { (chip(if research > 0 { "gain" } else { "loss" }, research, "flask", &say!(lang, "ufs-chip-research"))) }
        @if shot > 0 { (chip("fight", -(shot as i64), "target", &say!(lang, "ufs-chip-ships"))) }
        @if let Some(face) = robot { span.chip.bots { (face) (sign("robot")) span.vh { (say!(lang, "ufs-kind-robot")) } } }
        @if energy != 0 { (chip(if energy > 0 { "energy" } else { "pay" }, energy, "bolt", &say!(lang, "ufs-chip-energy"))) }
        @if planned > 0 { (chip("pay", -planned, "bolt", &say!(lang, "ufs-chip-energy"))) }
        @if damage != 0 { (chip(if damage > 0 { "loss" } else { "gain" }, damage, "shield", &say!(lang, "ufs-chip-damage"))) }
        @if sunk > 0 { (chip("loss", -sunk, "descend", &say!(lang, "ufs-chip-mothership"))) }
    }
}
