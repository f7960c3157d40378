//! The ids of the things that are touched, and back from ids to the choice that was meant.

use engine::{Piece, Seat};
use tiny_epic_galaxies::{
    Action, Destination, ExplorationId, Face, GalaxyView, MissionId, PilotId, Place, PlanetId, Question, Resource,
    ShipType, View, decisions,
};

use super::signs::{face_key, resource_key, type_key};

pub(super) fn die(face: Face) -> String {
    format!("dice-{}", face_key(face))
}

pub(super) fn set_face(face: Face) -> String {
    format!("face-{}", face_key(face))
}

pub(super) fn ship(seat: Seat, ship: u8) -> String {
    format!("ship-{}-{ship}", seat.0)
}

pub(super) fn home(seat: Seat) -> String {
    format!("home-{}", seat.0)
}

pub(super) fn galaxy(seat: Seat) -> String {
    format!("galaxy-{}", seat.0)
}

pub(super) fn surface(planet: PlanetId) -> String {
    format!("surface-{}", planet.card().id)
}

pub(super) fn orbit(planet: PlanetId) -> String {
    format!("orbit-{}", planet.card().id)
}

pub(super) fn colony(planet: PlanetId) -> String {
    format!("colony-{}", planet.card().id)
}

pub(super) fn pilot(pilot: PilotId) -> String {
    format!("pilot-{}", pilot.card().id)
}

pub(super) fn berth(seat: Seat, ship_type: ShipType) -> String {
    format!("berth-{}-{}", seat.0, type_key(ship_type))
}

pub(super) fn upgrade(seat: Seat, with: Resource) -> String {
    format!("upgrade-{}-{}", seat.0, resource_key(with))
}

pub(super) fn open_card(card: ExplorationId) -> String {
    format!("open-{}", card.card().id)
}

pub(super) fn mission(mission: MissionId) -> String {
    format!("mission-{}", mission.card().id)
}

pub(super) fn answer(what: &str) -> String {
    format!("answer-{what}")
}

pub(super) const REROLL: &str = "reroll";
pub(super) const CONVERTER: &str = "converter";
pub(super) const DECK: &str = "deck";
pub(super) const BLACK: &str = "black";

/// Where a ship is sent by touching.
pub(super) fn destination(seat: Seat, to: Destination) -> String {
    match to {
        Destination::Galaxy => home(seat),
        Destination::Surface { planet } => surface(planet),
        Destination::Orbit { planet } => orbit(planet),
        Destination::Explore => BLACK.to_owned(),
    }
}

/// The ships of a galaxy that can be told apart: identical normal ships that lie together are one
/// choice, and drawn as one thing to touch. Each pack is the number that stands for it and the
/// ships in it. A ship that may be chosen is never packed with one that may not.
pub(super) fn packs(galaxy: &GalaxyView, place: Place, choosable: u8) -> Vec<(u8, u8)> {
    let mut packs: Vec<(u8, u8)> = Vec::new();
    let may = |ship: u8| choosable >> ship & 1;
    for (number, ship) in (0u8..).zip(&galaxy.ships) {
        if ship.place != place {
            continue;
        }
        let twin = packs.iter_mut().find(|(first, _)| {
            let other = &galaxy.ships[usize::from(*first)];
            other.advanced.is_none() && ship.advanced.is_none() && may(*first) == may(number)
        });
        match twin {
            Some((_, count)) => *count += 1,
            None => packs.push((number, 1)),
        }
    }
    packs
}

/// The ships of a seat that some choice names, one bit each.
pub(super) fn choosable(actions: impl Iterator<Item = Action>, acting: Option<Seat>, seat: Seat) -> u8 {
    let own = acting == Some(seat);
    actions.fold(0, |ships, action| {
        let ship = match action {
            Action::Regress { player, ship } if player == seat => Some(ship),
            Action::Move { ship, .. }
            | Action::Advance { ship }
            | Action::ReplaceShip { ship }
            | Action::Recall { ship }
            | Action::Transfer { ship, .. }
            | Action::Explorer { ship }
                if own =>
            {
                Some(ship)
            }
            _ => None,
        };
        ships | ship.map_or(0, |ship| 1 << (ship & 3))
    })
}

fn face_of(word: &str) -> Option<Face> {
    Face::ALL.into_iter().find(|face| face_key(*face) == word)
}

fn ship_of(id: &str) -> Option<(Seat, u8)> {
    let (seat, ship) = id.strip_prefix("ship-")?.split_once('-')?;
    Some((Seat(seat.parse().ok()?), ship.parse().ok()?))
}

fn planet_of(id: &str) -> Option<PlanetId> {
    ["surface-", "orbit-", "colony-", "planet-"].iter().find_map(|prefix| PlanetId::named(id.strip_prefix(prefix)?))
}

/// The choice that somebody tries who touches these things, by what is asked.
pub(super) fn attempt(view: &View, path: &[&str]) -> Option<Action> {
    let (first, last) = (*path.first()?, *path.last()?);
    if let Some(mission) = last.strip_prefix("mission-") {
        return Some(Action::KeepMission { mission: MissionId::named(mission)? });
    }
    if let Some(pilot) = last.strip_prefix("pilot-") {
        let pilot = PilotId::named(pilot)?;
        let removing = matches!(view.ask.map(|ask| ask.question), Some(Question::ReplacePilot(_)));
        return Some(if removing { Action::RemovePilot { pilot } } else { Action::HirePilot { pilot } });
    }
    if let Some(card) = last.strip_prefix("open-") {
        return Some(Action::TakeOffer { card: ExplorationId::named(card)? });
    }
    if let Some(face) = last.strip_prefix("dice-").and_then(face_of) {
        return Some(match view.ask.map(|ask| ask.question) {
            Some(Question::Main) | None => Action::Activate { face },
            Some(Question::HireDice(_)) => Action::PayDice { face, count: 2 },
            _ => Action::PickDie { face },
        });
    }
    if let Some(face) = last.strip_prefix("face-").and_then(face_of) {
        let choosing = matches!(view.ask.map(|ask| ask.question), Some(Question::ChooseFace(_)));
        return Some(if choosing { Action::ChooseFace { face } } else { Action::SetFace { face } });
    }
    if let Some(rest) = last.strip_prefix("upgrade-") {
        let with = if rest.ends_with("energy") { Resource::Energy } else { Resource::Culture };
        return Some(Action::Upgrade { with });
    }
    if let Some(rest) = last.strip_prefix("berth-") {
        let ship_type = ShipType::ALL.into_iter().find(|kind| rest.ends_with(type_key(*kind)))?;
        return Some(Action::HireFor { ship_type });
    }
    if let Some(seat) = last.strip_prefix("galaxy-") {
        return Some(Action::Target { player: Seat(seat.parse().ok()?) });
    }
    match last {
        REROLL if matches!(view.ask.map(|ask| ask.question), Some(Question::Reroll(_))) => {
            return Some(Action::Roll);
        }
        REROLL => return Some(Action::Reroll),
        CONVERTER => return Some(Action::Convert),
        DECK => return Some(Action::Draw),
        _ => {}
    }
    attempt_with_ship(view, ship_of(first), last)
}

fn attempt_with_ship(view: &View, touched: Option<(Seat, u8)>, last: &str) -> Option<Action> {
    let question = view.ask.map(|ask| ask.question);
    let Some((seat, ship)) = touched else {
        let planet = planet_of(last)?;
        let in_row = view.row.contains(&Some(planet));
        return Some(match question {
            Some(Question::Colony(_)) if !in_row => Action::UseColony { planet },
            Some(
                Question::Move(decisions::Move { ships, .. }) | Question::MoveAgain(decisions::MoveAgain { ships, .. }),
            ) if in_row => {
                let ship = ships.trailing_zeros().min(3) as u8;
                let to = Destination::Surface { planet };
                Action::Move { ship, to }
            }
            Some(Question::Landing(_)) => Action::UsePlanet,
            _ => Action::ChoosePlanet { planet },
        });
    };
    if last.starts_with("ship-") {
        return Some(match question {
            Some(Question::Regress(_) | Question::RegressHuman(_)) => Action::Regress { player: seat, ship },
            Some(Question::Recall(_)) => Action::Recall { ship },
            Some(Question::HireShip(_)) => Action::ReplaceShip { ship },
            Some(Question::Explorer(_)) => Action::Explorer { ship },
            Some(Question::Move(_) | Question::MoveAgain(_)) => Action::Move { ship, to: Destination::Galaxy },
            _ => Action::Advance { ship },
        });
    }
    if let (Some(Question::Transfer(_)), Some(planet)) = (question, planet_of(last)) {
        return Some(Action::Transfer { ship, planet });
    }
    let to = if last == BLACK {
        Destination::Explore
    } else if last.starts_with("home-") {
        Destination::Galaxy
    } else if last.starts_with("orbit-") {
        Destination::Orbit { planet: planet_of(last)? }
    } else {
        Destination::Surface { planet: planet_of(last)? }
    };
    Some(Action::Move { ship, to })
}
