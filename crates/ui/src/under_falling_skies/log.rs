//! What happened, in words. A line is read long after it was written, so it says only what the
//! event itself tells and what never changes during a game.

use maud::{Markup, html};
use under_falling_skies::components::RowAction;
use under_falling_skies::{
    Base, Berth, CityId, Colour, DamageCause, Destroyer, Ending, EnergySource, Event, Phase, RobotLoss, RollCause,
    is_white_die, room_kinds,
};

use super::signs::{kind_name, sign};
use super::words;
use crate::lang::{rich, say};
use crate::{Lang, Sound};

/// A line of the log with its sign, from a game played in this city and base.
pub(crate) fn narrate(event: &Event, city: CityId, base: &'static Base, lang: Lang) -> Option<Markup> {
    if let Event::RoundBegan { round } = event {
        return Some(html! { span.rule { (say!(lang, "ufs-round", round = *round)) } });
    }
    let words = sentence(event, city, base, lang)?;
    Some(html! { (sign(icon(event, base))) span { (words) } })
}

/// How long a frame of this event wants to be looked at.
pub(super) fn pause(event: &Event) -> u32 {
    match event {
        Event::DiePlaced { .. } => 350,
        Event::Rolled { .. } => 750,
        Event::ShipsFell { .. } | Event::ShipsDived { .. } => 650,
        Event::ShipSlid { .. } | Event::ShipTeleported { .. } | Event::ShipShifted { .. } => 450,
        Event::SlideBlocked { .. } | Event::PortalBlocked { .. } => 350,
        Event::CityHit { .. } => 450,
        Event::Damaged { .. } => 700,
        Event::MothershipSank { .. } => 800,
        Event::ShipsCovered { .. } | Event::WhitesAboard { .. } => 500,
        Event::RoomResolved { .. } => 450,
        Event::EnergyGained { .. } | Event::ResearchAdvanced { .. } | Event::ResearchLost { .. } => 550,
        Event::ShipsDestroyed { .. } => 800,
        Event::NothingShot { .. } | Event::NoRobotBuilt => 600,
        Event::ExcavatorMoved { .. } => 550,
        Event::RobotBuilt { .. } | Event::RobotWorn { .. } | Event::RobotSpared { .. } => 350,
        Event::RobotRemoved { .. } => 350,
        Event::RowActed { action: RowAction::None, .. } => 0,
        Event::RowActed { .. } => 800,
        Event::CharacterUsed { .. } => 600,
        Event::ActionSkipped | Event::DescentSkipped | Event::DescentCancelled { .. } => 600,
        Event::DamageIgnored { .. } | Event::Repaired { .. } => 500,
        Event::ShipDropped { .. } => 350,
        Event::SaboteurStruck { .. } => 600,
        Event::DieSet { .. } => 400,
        Event::Evacuated { .. } | Event::RubbleCleared { .. } | Event::GateOpened { .. } => 450,
        Event::Contaminated { .. } | Event::Decontaminated { .. } => 450,
        Event::ShipHeld { .. } | Event::DieKept { .. } => 200,
        Event::PhaseBegan { phase: Phase::Mothership } => 500,
        Event::Ended { .. } => 900,
        Event::RoundBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::DieSpent { .. }
        | Event::EnergyPaid { .. }
        | Event::RobotsReadied => 0,
    }
}

/// What is heard when it is shown.
pub(super) fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Rolled { .. } | Event::SaboteurStruck { .. } => Sound::Roll,
        Event::DiePlaced { .. } | Event::DieSet { .. } | Event::ExcavatorMoved { .. } | Event::RobotBuilt { .. } => {
            Sound::Move
        }
        Event::ShipDropped { .. } | Event::ShipSlid { .. } | Event::ShipTeleported { .. } => Sound::Move,
        Event::ShipShifted { .. } | Event::CharacterUsed { .. } => Sound::Move,
        Event::ShipsFell { .. } | Event::ShipsDived { .. } | Event::MothershipSank { .. } => Sound::Fall,
        Event::CityHit { .. } | Event::Damaged { .. } | Event::ShipsDestroyed { .. } => Sound::Hit,
        Event::EnergyGained { .. } | Event::ResearchAdvanced { .. } | Event::Repaired { .. } => Sound::Gain,
        Event::Evacuated { .. } | Event::RubbleCleared { .. } | Event::GateOpened { .. } => Sound::Gain,
        _ => return None,
    })
}

fn icon(event: &Event, base: &'static Base) -> &'static str {
    match event {
        Event::Rolled { .. } | Event::DieSet { .. } | Event::DieKept { .. } => "again",
        Event::DiePlaced { digging: true, .. } | Event::ExcavatorMoved { .. } => "digger",
        Event::DiePlaced { square, .. } => {
            if square.is_gun() {
                return "turret";
            }
            let room = base.room_at(*square).and_then(|room| base.rooms.get(usize::from(room)));
            room.and_then(|room| room.kinds.first()).map_or("tunnel", |kind| kind_name(*kind))
        }
        Event::RoomResolved { room, .. } => room_kinds(base, *room).first().map_or("tunnel", |kind| kind_name(*kind)),
        Event::ShipsFell { .. } | Event::ShipsDived { .. } => "dive",
        Event::ShipSlid { .. } | Event::SlideBlocked { .. } | Event::ShipShifted { .. } => "arrow-right",
        Event::ShipTeleported { .. } | Event::PortalBlocked { .. } => "portal-0",
        Event::CityHit { .. } | Event::Damaged { .. } | Event::DamageIgnored { .. } | Event::Repaired { .. } => {
            "shield"
        }
        Event::MothershipSank { .. }
        | Event::DescentCancelled { .. }
        | Event::RowActed { .. }
        | Event::ActionSkipped
        | Event::DescentSkipped
        | Event::PhaseBegan { .. } => "descend",
        Event::ShipsCovered { .. } | Event::ShipHeld { .. } | Event::ShipDropped { .. } => "ship-purple",
        Event::WhitesAboard { .. } => "ship-white",
        Event::EnergyGained { .. } | Event::EnergyPaid { .. } => "bolt",
        Event::ShipsDestroyed { .. } => "target",
        Event::NothingShot { .. } => "jet",
        Event::ResearchAdvanced { .. } | Event::ResearchLost { .. } => "flask",
        Event::RobotBuilt { .. }
        | Event::NoRobotBuilt
        | Event::RobotWorn { .. }
        | Event::RobotSpared { .. }
        | Event::RobotRemoved { .. }
        | Event::RobotsReadied => "robot",
        Event::CharacterUsed { .. } => "face",
        Event::SaboteurStruck { .. } => "wrench",
        Event::DieSpent { .. } => "bin",
        Event::Evacuated { .. } => "people",
        Event::RubbleCleared { .. } => "rubble",
        Event::GateOpened { .. } => "lock",
        Event::Contaminated { .. } | Event::Decontaminated { .. } => "toxic",
        Event::Ended { ending: Ending::Won } => "star",
        Event::Ended { .. } => "skull",
        Event::RoundBegan { .. } => "hourglass",
    }
}

fn ship_of(ship: u8, lang: Lang) -> String {
    words::ship(lang, Colour::of(ship))
}

/// The event as a sentence; none for what is told by what follows.
pub(super) fn sentence(event: &Event, city: CityId, base: &'static Base, lang: Lang) -> Option<Markup> {
    Some(match event {
        Event::RoundBegan { round } => rich!(lang, "ufs-round", round = *round),
        Event::PhaseBegan { phase: Phase::Mothership } => rich!(lang, "ufs-log-mothership-phase"),
        Event::PhaseBegan { .. } | Event::EnergyPaid { .. } | Event::RobotsReadied => return None,
        Event::SaboteurStruck { column: Some(column) } => rich!(lang, "ufs-log-saboteur", column = *column + 1),
        Event::SaboteurStruck { column: None } => rich!(lang, "ufs-log-saboteur-none"),
        Event::Rolled { faces, why } => rolled(faces, *why, lang),
        Event::DieSet { die, face } => {
            rich!(lang, "ufs-log-die-set", die = words::some_die(lang, *die), face = *face)
        }
        Event::DieKept { die } => rich!(lang, "ufs-log-die-kept", die = words::some_die(lang, *die)),
        Event::DiePlaced { die, face, square, digging } => {
            let die = words::die(lang, is_white_die(*die), *face);
            if *digging {
                rich!(lang, "ufs-log-die-digs", die = die, column = square.column() + 1)
            } else {
                let place = words::place(lang, base, *square);
                rich!(lang, "ufs-log-die-placed", die = die, place = place, column = square.column() + 1)
            }
        }
        Event::ShipsFell { column, distance, ships } => {
            rich!(lang, "ufs-log-fell", column = *column + 1, rows = *distance, count = ships.len())
        }
        Event::ShipsDived { rows, ships } => rich!(lang, "ufs-log-dived", rows = *rows, count = ships.len()),
        Event::ShipSlid { ship, to, .. } => {
            rich!(lang, "ufs-log-slid", ship = ship_of(*ship, lang), column = column_of(*to))
        }
        Event::SlideBlocked { ship } => rich!(lang, "ufs-log-blocked", ship = ship_of(*ship, lang)),
        Event::ShipTeleported { ship, to, .. } => {
            let row = if let Berth::Sky { altitude, .. } = to { *altitude } else { 0 };
            rich!(lang, "ufs-log-portal", ship = ship_of(*ship, lang), row = row, column = column_of(*to))
        }
        Event::PortalBlocked { ship } => rich!(lang, "ufs-log-portal-blocked", ship = ship_of(*ship, lang)),
        Event::ShipShifted { ship, to, .. } => {
            rich!(lang, "ufs-log-shifted", ship = ship_of(*ship, lang), column = column_of(*to))
        }
        Event::CityHit { ship, column } => rich!(
            lang,
            "ufs-log-hit",
            ship = ship_of(*ship, lang),
            city = words::city(lang, city),
            column = *column + 1
        ),
        Event::MothershipSank { altitude, by } => {
            let by = if by.is_some() { "ship" } else { "itself" };
            rich!(lang, "ufs-log-sank", row = *altitude, by = by)
        }
        Event::DescentCancelled { energy, .. } => rich!(lang, "ufs-log-cancelled", energy = *energy),
        Event::ShipsCovered { ships } => rich!(lang, "ufs-log-covered", count = ships.len()),
        Event::Damaged { damage, by } => {
            rich!(lang, "ufs-log-damaged", damage = *damage, lethal = base.lethal_damage, by = cause(*by))
        }
        Event::DamageIgnored { .. } => rich!(lang, "ufs-log-ignored"),
        Event::Repaired { damage } => rich!(lang, "ufs-log-repaired", damage = *damage),
        Event::RoomResolved { room, value, cost } => {
            let name = words::room(lang, room_kinds(base, *room));
            rich!(lang, "ufs-log-room", room = name, value = *value, cost = *cost)
        }
        Event::DieSpent { used: true, .. } => return None,
        Event::DieSpent { die, used: false } => {
            rich!(lang, "ufs-log-discarded", die = words::some_die(lang, *die))
        }
        Event::EnergyGained { amount, energy, by } => {
            let by = match by {
                EnergySource::Room => "room",
                EnergySource::Digging => "digging",
                EnergySource::Character => "character",
            };
            rich!(lang, "ufs-log-energy", amount = *amount, energy = *energy, by = by)
        }
        Event::ShipsDestroyed { ships, by } => {
            let by = if *by == Destroyer::Fighter { "fighter" } else { "character" };
            // White ships leave the board; the others go back aboard (UFS-ROOM-8).
            let white = ships.iter().filter(|ship| Colour::of(**ship) == Colour::White).count();
            let (aboard, away) = (ships.len() - white, white);
            rich!(lang, "ufs-log-destroyed", count = ships.len(), aboard = aboard, away = away, by = by)
        }
        Event::NothingShot { value } => rich!(lang, "ufs-log-nothing-shot", value = *value),
        Event::ResearchAdvanced { from, to, free } => {
            let free = if *free { "yes" } else { "no" };
            rich!(lang, "ufs-log-research", count = *to - *from, square = *to, free = free)
        }
        Event::ResearchLost { from, to } => rich!(lang, "ufs-log-research-lost", count = *from - *to, square = *to),
        Event::ExcavatorMoved { from, to } if to > from => {
            rich!(lang, "ufs-log-dug", count = to.index() - from.index())
        }
        Event::ExcavatorMoved { from, to } => {
            rich!(lang, "ufs-log-dug-back", count = from.index().saturating_sub(to.index()))
        }
        Event::RobotBuilt { face, square, .. } => {
            let place = words::place(lang, base, *square);
            rich!(lang, "ufs-log-robot", face = *face, place = place, column = square.column() + 1)
        }
        Event::NoRobotBuilt => rich!(lang, "ufs-log-no-robot"),
        Event::RobotWorn { face, .. } => rich!(lang, "ufs-log-worn", face = *face),
        Event::RobotSpared { .. } => rich!(lang, "ufs-log-spared"),
        Event::RobotRemoved { by, .. } => {
            let by = match by {
                RobotLoss::Choice => "choice",
                RobotLoss::Worn => "worn",
                RobotLoss::Excavator => "excavator",
                RobotLoss::Contamination => "contamination",
            };
            rich!(lang, "ufs-log-robot-gone", by = by)
        }
        Event::RowActed { altitude, action } => {
            rich!(lang, "ufs-log-row", row = *altitude, action = words::row_action(lang, *action))
        }
        Event::CharacterUsed { character } => rich!(lang, "ufs-log-character", name = character.record().name.as_str()),
        Event::ActionSkipped => rich!(lang, "ufs-log-action-skipped"),
        Event::DescentSkipped => rich!(lang, "ufs-log-descent-skipped"),
        Event::WhitesAboard { ships } => rich!(lang, "ufs-log-whites", count = ships.len()),
        Event::ShipHeld { colour } => rich!(lang, "ufs-log-held", ship = words::ship(lang, *colour)),
        Event::ShipDropped { ship, column } => {
            rich!(lang, "ufs-log-dropped", ship = ship_of(*ship, lang), column = *column + 1)
        }
        Event::Evacuated { column } => rich!(lang, "ufs-log-evacuated", column = *column + 1),
        Event::RubbleCleared { column } => rich!(lang, "ufs-log-cleared", column = *column + 1),
        Event::GateOpened { square } => rich!(lang, "ufs-log-gate", square = *square),
        Event::Contaminated { square } => {
            rich!(lang, "ufs-log-contaminated", place = words::place_and_column(lang, base, *square))
        }
        Event::Decontaminated { square } => {
            rich!(lang, "ufs-log-decontaminated", place = words::place_and_column(lang, base, *square))
        }
        Event::Ended { ending: Ending::Won } => rich!(lang, "ufs-over-won"),
        Event::Ended { ending: Ending::BaseDestroyed } => rich!(lang, "ufs-over-base"),
        Event::Ended { ending: Ending::MothershipArrived } => rich!(lang, "ufs-over-mothership"),
    })
}

fn column_of(berth: Berth) -> u8 {
    berth.column().map_or(0, |column| column + 1)
}

fn cause(by: DamageCause) -> &'static str {
    match by {
        DamageCause::Ship => "ship",
        DamageCause::Mothership => "mothership",
        DamageCause::Research => "research",
        DamageCause::Reactor => "reactor",
    }
}

fn rolled(faces: &[Option<u8>; 5], why: RollCause, lang: Lang) -> Markup {
    let list = |white: bool| {
        let of_colour = (0u8..).zip(faces).filter(|(die, _)| is_white_die(*die) == white);
        let shown: Vec<String> = of_colour.filter_map(|(_, face)| face.map(|face| face.to_string())).collect();
        shown.join(", ")
    };
    let why = match why {
        RollCause::Round => "round",
        RollCause::WhiteDie => "white",
        RollCause::City => "city",
        RollCause::Character => "character",
    };
    let (gray, white) = (list(false), list(true));
    if white.is_empty() {
        rich!(lang, "ufs-log-rolled-gray", gray = gray, why = why)
    } else if gray.is_empty() {
        rich!(lang, "ufs-log-rolled-white", white = white, why = why)
    } else {
        rich!(lang, "ufs-log-rolled", gray = gray, white = white, why = why)
    }
}
