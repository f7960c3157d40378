//! What a player tries who touches something that is not lit: the rules then say why not.

use under_falling_skies::{Action, DieSpot, Phase, Square, Step, Target, View};

/// A thing on the table, by its id.
enum Touched {
    Die(u8),
    Square(Square),
    Room(u8),
    Ship(u8),
    Robot(u8),
    Member(usize),
    Research(u8),
    Bay(u8),
    Lane(u8),
    Face(u8),
    Power,
    Bin,
}

fn touched(id: &str) -> Option<Touched> {
    match id {
        "power" => return Some(Touched::Power),
        "bin" => return Some(Touched::Bin),
        _ => {}
    }
    let (kind, rest) = id.split_once('-')?;
    if kind == "sq" {
        let (row, column) = rest.split_once('-')?;
        return Square::of(row.parse().ok()?, column.parse().ok()?).map(Touched::Square);
    }
    let number: u8 = rest.parse().ok()?;
    Some(match kind {
        "die" => Touched::Die(number),
        "room" => Touched::Room(number),
        "ship" => Touched::Ship(number),
        "robot" => Touched::Robot(number),
        "member" => Touched::Member(usize::from(number)),
        "res" => Touched::Research(number),
        "bay" => Touched::Bay(number),
        "lane" => Touched::Lane(number),
        "face" => Touched::Face(number),
        _ => return None,
    })
}

pub(super) fn attempt(view: &View, path: &[&str]) -> Option<Action> {
    let path: Vec<Touched> = path.iter().map(|id| touched(id)).collect::<Option<_>>()?;
    let character = |member: usize| view.team.get(member).map(|member| member.character);
    let unplaced = || (0u8..).zip(&view.dice).find(|(_, die)| die.die.at == DieSpot::Unplaced).map(|(die, _)| die);
    Some(match path.as_slice() {
        [Touched::Bin, Touched::Die(die)] => Action::Discard { die: *die },
        [Touched::Bin, Touched::Robot(robot)] => Action::RemoveRobot { robot: *robot },
        [Touched::Power, Touched::Die(die)] => Action::Reroll { die: *die },
        [Touched::Power, Touched::Room(room)] => Action::Resolve { room: *room, reduced: true },
        [Touched::Power] => Action::Reroll { die: unplaced().unwrap_or(0) },
        [Touched::Member(member), Touched::Die(die), Touched::Square(square)] => {
            Action::Place { die: *die, square: *square, with: Some(character(*member)?) }
        }
        [Touched::Member(member), Touched::Die(die), Touched::Face(face)] => {
            use_on(character(*member)?, Target::Face { die: *die, face: *face })
        }
        [Touched::Member(member), Touched::Ship(ship), Touched::Lane(column)] => {
            use_on(character(*member)?, Target::Shift { ship: *ship, column: *column })
        }
        [Touched::Member(member), Touched::Ship(ship)] => use_on(character(*member)?, Target::Ship { ship: *ship }),
        [Touched::Member(member), Touched::Square(square)] => {
            let squares = square.index().checked_sub(view.excavator.index())?;
            use_on(character(*member)?, Target::Squares { squares })
        }
        [Touched::Member(member)] => Action::UseCharacter { character: character(*member)?, target: None },
        [Touched::Die(die), Touched::Square(square)] => Action::Place { die: *die, square: *square, with: None },
        [Touched::Die(die), Touched::Room(room)] => {
            let square = *view.base().rooms.get(usize::from(*room))?.squares.first()?;
            Action::Place { die: *die, square, with: None }
        }
        [Touched::Robot(robot), Touched::Square(square)] => Action::PlaceRobot { robot: *robot, square: *square },
        [Touched::Ship(ship), Touched::Lane(column)] => {
            Action::AlsoShip { target: Target::Shift { ship: *ship, column: *column } }
        }
        [Touched::Bay(column)] => Action::Drop { column: *column },
        [Touched::Research(square)] => Action::Advance { squares: square.checked_sub(view.research)? },
        [Touched::Robot(robot)] => Action::KeepValue { robot: *robot },
        [Touched::Ship(ship)] => match view.step {
            Step::MoreShips(_) => Action::AlsoShip { target: Target::Ship { ship: *ship } },
            _ => Action::Shoot { ship: *ship },
        },
        [Touched::Room(room)] => match view.phase {
            Phase::Planning => {
                let square = *view.base().rooms.get(usize::from(*room))?.squares.first()?;
                Action::Place { die: unplaced()?, square, with: None }
            }
            _ => Action::Resolve { room: *room, reduced: false },
        },
        [Touched::Square(square)] => match view.step {
            Step::PlaceRobot(_) => {
                let robot = view.robots.iter().position(Option::is_none).unwrap_or(0) as u8;
                Action::PlaceRobot { robot, square: *square }
            }
            _ if view.phase == Phase::Planning => Action::Place { die: unplaced()?, square: *square, with: None },
            _ => match view.base().room_at(*square) {
                Some(room) => Action::Resolve { room, reduced: false },
                None => Action::Decontaminate { square: *square },
            },
        },
        [Touched::Die(die)] => match view.dice.get(usize::from(*die))?.die.at {
            DieSpot::On { square } | DieSpot::Digging { square } if view.phase == Phase::Planning => {
                Action::Place { die: *die, square, with: None }
            }
            DieSpot::On { square } => match view.base().room_at(square) {
                Some(room) => Action::Resolve { room, reduced: false },
                None => Action::ClearGun { die: *die },
            },
            DieSpot::Digging { .. } => Action::Dig,
            DieSpot::Unplaced | DieSpot::Spent => Action::SetSix { die: *die },
        },
        _ => return None,
    })
}

fn use_on(character: under_falling_skies::CharacterId, target: Target) -> Action {
    Action::UseCharacter { character, target: Some(target) }
}
