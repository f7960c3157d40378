//! Events tell the truth, and the whole of it: a second table on which only what the events claim
//! is carried out looks like the first one after each of them.

use std::collections::BTreeSet;

use engine::{Piece, Sink};
use under_falling_skies::{Berth, Colour, DieSpot, Event, Robot, Step, UnderFallingSkies};

use super::{opening, step};

struct Chronicle {
    told: UnderFallingSkies,
    /// Ships that have hit the city: their way back is not told on its own.
    hits: Vec<u8>,
    seen: BTreeSet<String>,
}

impl Sink<UnderFallingSkies> for Chronicle {
    fn event(&mut self, state: &UnderFallingSkies, event: Event, _: u64) {
        let text = serde_json::to_value(&event).expect("an event has a text");
        let name = text.as_str().map(str::to_owned).or_else(|| text.as_object()?.keys().next().cloned());
        self.seen.insert(name.expect("an event has a name"));
        self.carry_out(&event);
        self.compare(state, &format!("{event:?}"));
    }
}

impl Chronicle {
    fn compare(&mut self, state: &UnderFallingSkies, after: &str) {
        for ship in &self.hits {
            let home = state.ships[usize::from(*ship)];
            let kamikaze = state.scenario.is_some_and(|id| id.id() == "kamikaze-ships");
            let expected = if kamikaze && Colour::of(*ship) == Colour::White { Berth::Reserve } else { Berth::Aboard };
            if home == expected {
                self.told.ships[usize::from(*ship)] = home;
            }
        }
        self.hits.retain(|ship| matches!(self.told.ships[usize::from(*ship)], Berth::City { .. }));
        // What is no piece on the table is not told.
        let told = &mut self.told;
        (told.step, told.next, told.ended_in, told.work) = (state.step, state.next, state.ended_in, state.work);
        told.landing = state.landing;
        let memory = &mut told.memory;
        (memory.was_damaged, memory.city_uses, memory.kept) =
            (state.memory.was_damaged, state.memory.city_uses, state.memory.kept);
        (memory.free_rooms, memory.may_hold, memory.shifted) =
            (state.memory.free_rooms, state.memory.may_hold, state.memory.shifted);
        assert_eq!(&self.told, state, "after {after}");
    }

    fn carry_out(&mut self, event: &Event) {
        let told = &mut self.told;
        match event {
            Event::RoundBegan { round } => {
                told.round = *round;
                told.memory.held = [0; 3];
                told.dice.iter_mut().for_each(|die| die.at = DieSpot::Unplaced);
            }
            Event::SaboteurStruck { column } => told.memory.saboteur = *column,
            Event::Rolled { faces, .. } => {
                assert!(faces.iter().any(Option::is_some), "a roll of nothing is not told");
                for (die, face) in told.dice.iter_mut().zip(faces) {
                    die.face = face.unwrap_or(die.face);
                    assert!(face.is_none() || die.at == DieSpot::Unplaced, "only unplaced dice are rolled");
                }
            }
            Event::DieSet { die, face } => told.dice[usize::from(*die)].face = *face,
            Event::DieKept { die } => assert_eq!(told.dice[usize::from(*die)].at, DieSpot::Unplaced),
            Event::DiePlaced { die, face, square, digging } => {
                let die = &mut told.dice[usize::from(*die)];
                assert_eq!(die.face, *face);
                let square = *square;
                die.at = if *digging { DieSpot::Digging { square } } else { DieSpot::On { square } };
            }
            Event::ShipsFell { column, distance, ships } => {
                assert!(*distance > 0 && !ships.is_empty());
                for ship in ships {
                    assert_eq!(self.told.ships[usize::from(*ship)].column(), Some(*column));
                    self.down(*ship, *distance);
                }
            }
            Event::ShipsDived { rows, ships } => ships.iter().for_each(|ship| self.down(*ship, *rows)),
            Event::ShipSlid { ship, from, to }
            | Event::ShipTeleported { ship, from, to }
            | Event::ShipShifted { ship, from, to } => {
                assert_eq!(told.ships[usize::from(*ship)], *from);
                told.ships[usize::from(*ship)] = *to;
            }
            Event::CityHit { ship, column } => {
                assert_eq!(told.ships[usize::from(*ship)], Berth::City { column: *column });
                self.hits.push(*ship);
            }
            Event::MothershipSank { altitude, .. } => {
                assert_eq!(told.mothership, altitude + 1);
                told.mothership = *altitude;
            }
            Event::DescentCancelled { energy, .. } => told.energy -= energy,
            Event::ShipsCovered { ships } => {
                for ship in ships {
                    let covered = matches!(told.ships[usize::from(*ship)], Berth::Sky { altitude, .. } if altitude == told.mothership);
                    assert!(covered);
                    told.ships[usize::from(*ship)] = Berth::Aboard;
                }
            }
            Event::Damaged { damage, .. } => {
                assert_eq!(told.damage + 1, *damage);
                told.damage = *damage;
            }
            Event::DamageIgnored { .. } => told.memory.damage_ignored += 1,
            Event::Repaired { damage } => {
                assert!(*damage < told.damage);
                told.damage = *damage;
            }
            Event::RoomResolved { room, .. } => {
                let squares = &told.base().rooms[usize::from(*room)].squares;
                for robot in told.robots.iter_mut().flatten().filter(|robot| squares.contains(&robot.square)) {
                    assert!(robot.active, "only active robots are used");
                    robot.active = false;
                }
            }
            Event::DieSpent { die, .. } => {
                assert!(told.dice[usize::from(*die)].at.square().is_some());
                told.dice[usize::from(*die)].at = DieSpot::Spent;
            }
            Event::EnergyGained { amount, energy, .. } => {
                assert_eq!(told.energy + amount, *energy);
                told.energy = *energy;
            }
            Event::EnergyPaid { amount, energy } => {
                assert_eq!(told.energy - amount, *energy);
                told.energy = *energy;
            }
            Event::ShipsDestroyed { ships, .. } => {
                for ship in ships {
                    // The opening of these games is of the latest revision (UFS-SCN-6).
                    let returns = Colour::of(*ship) == Colour::Purple;
                    told.ships[usize::from(*ship)] = if returns { Berth::Aboard } else { Berth::Reserve };
                    told.memory.destroyed += 1;
                }
            }
            Event::ResearchAdvanced { from, to, .. } => {
                assert!(told.research == *from && to > from);
                told.research = *to;
            }
            Event::ResearchLost { from, to } => {
                assert!(told.research == *from && to < from);
                told.research = *to;
            }
            Event::ExcavatorMoved { from, to } => {
                assert!(told.excavator == *from && to != from);
                told.excavator = *to;
            }
            Event::RobotBuilt { robot, face, square } => {
                told.robots[usize::from(*robot)] = Some(Robot { face: *face, square: *square, active: false });
            }
            Event::RobotWorn { robot, face } => {
                let robot = told.robots[usize::from(*robot)].as_mut().expect("a robot");
                assert_eq!(robot.face, face + 1);
                robot.face = *face;
            }
            Event::RobotSpared { robot } => assert!(told.robots[usize::from(*robot)].is_some()),
            Event::RobotRemoved { robot, .. } => {
                assert!(told.robots[usize::from(*robot)].take().is_some());
            }
            Event::RobotsReadied => told.robots.iter_mut().flatten().for_each(|robot| robot.active = true),
            Event::RowActed { altitude, action } => {
                assert_eq!(told.mothership, *altitude);
                assert_eq!(under_falling_skies::row_action(&told.sky, *altitude), *action);
            }
            Event::CharacterUsed { character } => {
                let member = told.team.iter_mut().find(|member| member.recruit.character == *character);
                let member = member.expect("a member");
                assert!(!member.used);
                member.used = true;
            }
            Event::WhitesAboard { ships } => {
                for ship in ships {
                    assert_eq!(told.ships[usize::from(*ship)], Berth::Reserve);
                    told.ships[usize::from(*ship)] = Berth::Aboard;
                }
            }
            Event::ShipHeld { colour } => told.memory.held[*colour as usize] += 1,
            Event::ShipDropped { ship, column } => {
                if self.hits.contains(ship) {
                    told.ships[usize::from(*ship)] = Berth::Aboard;
                    self.hits.retain(|hit| hit != ship);
                }
                assert_eq!(told.ships[usize::from(*ship)], Berth::Aboard);
                told.ships[usize::from(*ship)] = Berth::DropPoint { column: *column };
            }
            Event::Evacuated { column } => told.memory.evacuees &= !(1 << column),
            Event::RubbleCleared { column } => told.memory.rubble &= !(1 << column),
            Event::GateOpened { .. } => told.memory.gates_opened += 1,
            Event::Contaminated { square } => told.memory.contaminated |= 1 << square.index(),
            Event::Decontaminated { square } => told.memory.contaminated &= !(1 << square.index()),
            Event::PhaseBegan { .. }
            | Event::SlideBlocked { .. }
            | Event::PortalBlocked { .. }
            | Event::NothingShot { .. }
            | Event::NoRobotBuilt
            | Event::ActionSkipped
            | Event::DescentSkipped
            | Event::Ended { .. } => {}
        }
    }

    fn down(&mut self, ship: u8, rows: u8) {
        let berth = &mut self.told.ships[usize::from(ship)];
        let altitude = match *berth {
            Berth::DropPoint { .. } => self.told.mothership,
            Berth::Sky { altitude, .. } => altitude,
            other => panic!("ship {ship} falls from {other:?}"),
        };
        let column = berth.column().expect("a column");
        *berth = match altitude.checked_sub(rows) {
            None | Some(0) => Berth::City { column },
            Some(altitude) => Berth::Sky { altitude, column },
        };
    }
}

/// UFS-SM-18: nothing changes on the table without an event that says so.
#[test]
fn events_tell_the_truth() {
    let mut legal = Vec::new();
    let mut seen = BTreeSet::new();
    let mut steps = BTreeSet::new();
    for index in 0..17 * 5 * 28 {
        let (mut game, mut dice) = opening("chronicle", index);
        let mut chronicle = Chronicle { told: game, hits: Vec::new(), seen: BTreeSet::new() };
        loop {
            steps.insert(format!("{:?}", game.step).split(' ').next().map(str::to_owned));
            let Some(action) = step(&mut game, &mut legal, &mut dice, &mut chronicle) else { break };
            chronicle.compare(&game, &format!("the end of {action:?}"));
            let over = matches!(game.step, Step::GameOver { .. });
            // While a descent may be bought off, the rest of the landing is still to come.
            assert!(over || chronicle.hits.is_empty(), "a ship that hit the city went home: {game:?}");
        }
        seen.append(&mut chronicle.seen);
    }
    assert_eq!(steps.len(), 14, "every decision came up: {steps:?}");
    assert_eq!(seen.len(), 49, "every event came up: {seen:?}");
}
