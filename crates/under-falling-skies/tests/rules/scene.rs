//! Positions written as one reads them off a table.

use engine::kit::Scene;
pub(crate) use engine::{Components, Piece};
use engine::{RuleCited, Seat, Seed};
use under_falling_skies::{
    Action, Berth, CharacterId, CityId, CitySide, Colour, DieSpot, Event, Member, Phase, Recruit, Robot, ScenarioId,
    Setup, SkySet, Square, Step, Target, UnderFallingSkies,
};
pub(crate) use under_falling_skies::{MoreShips, PlaceRobot, ResearchSteps};

pub(crate) const PLAYER: Seat = Seat(0);

/// The options of a table: Roswell, nothing flipped, unless told otherwise.
pub(crate) struct Table {
    pub(crate) setup: Setup,
}

/// A table with the values of the first revision, which do not change any more. What later ones
/// change is tested in `revisions.rs`.
pub(crate) fn table() -> Table {
    Table { setup: Setup { revision: 1, ..Setup::default() } }
}

/// A table with the values of today.
pub(crate) fn latest() -> Table {
    Table { setup: Setup::default() }
}

pub(crate) fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

pub(crate) fn character(id: &str) -> CharacterId {
    CharacterId::named(id).unwrap_or_else(|| panic!("no character {id}"))
}

impl Table {
    pub(crate) fn city(mut self, id: &str) -> Table {
        self.setup.city = CityId::named(id).unwrap_or_else(|| panic!("no city {id}"));
        self
    }

    pub(crate) fn damaged(mut self) -> Table {
        self.setup.side = CitySide::Damaged;
        self
    }

    /// The levels whose threat side is up.
    pub(crate) fn flipped(mut self, levels: &[u8]) -> Table {
        self.setup.threat = levels.len() as u8;
        self.setup.flipped = Some(levels.to_vec());
        self
    }

    pub(crate) fn advanced_sky(mut self) -> Table {
        self.setup.sky = [SkySet::Advanced; 4];
        self
    }

    pub(crate) fn scenario(mut self, id: &str) -> Table {
        self.setup.scenario = Some(ScenarioId::named(id).unwrap_or_else(|| panic!("no scenario {id}")));
        self
    }

    pub(crate) fn basic(mut self, id: &str) -> Table {
        self.setup.characters.push(Recruit { character: character(id), improved: false });
        self
    }

    pub(crate) fn improved(mut self, id: &str) -> Table {
        self.setup.characters.push(Recruit { character: character(id), improved: true });
        self
    }

    pub(crate) fn open(self) -> Board {
        self.open_with("table")
    }

    pub(crate) fn open_with(self, words: &str) -> Board {
        Board(Scene::new(&self.setup, words))
    }
}

engine::scene! {
    /// A position and the dice that go with it.
    pub(crate) Board of UnderFallingSkies
}

pub(crate) fn sq(row: u8, column: u8) -> Square {
    Square::of(row, column).unwrap_or_else(|| panic!("no square [{row}, {column}]"))
}

pub(crate) fn sky(altitude: u8, column: u8) -> Berth {
    Berth::Sky { altitude, column }
}

pub(crate) fn point(column: u8) -> Berth {
    Berth::DropPoint { column }
}

pub(crate) fn place(die: u8, row: u8, column: u8) -> Action {
    Action::Place { die, square: sq(row, column), with: None }
}

pub(crate) fn use_character(id: &str, target: Option<Target>) -> Action {
    Action::UseCharacter { character: character(id), target }
}

pub(crate) fn build(robot: u8, row: u8, column: u8) -> Action {
    Action::PlaceRobot { robot, square: sq(row, column) }
}

pub(crate) fn ships(list: &[u8]) -> under_falling_skies::ShipList {
    list.iter().copied().collect()
}

/// Setting the table.
impl Board {
    pub(crate) fn faces(mut self, faces: [u8; 5]) -> Board {
        for (die, face) in self.game.dice.iter_mut().zip(faces) {
            die.face = face;
        }
        self
    }

    /// Puts ships where they are said to be. The other purple ones are aboard, the other white
    /// ones in the reserve.
    pub(crate) fn ships(mut self, list: &[(u8, Berth)]) -> Board {
        for (ship, berth) in (0..).zip(&mut self.game.ships) {
            match Colour::of(ship) {
                Colour::Purple => *berth = Berth::Aboard,
                Colour::White => *berth = Berth::Reserve,
                Colour::Orange => {}
            }
        }
        for (ship, berth) in list {
            self.game.ships[usize::from(*ship)] = *berth;
        }
        self
    }

    /// All purple ships on their drop points, where they change nothing.
    pub(crate) fn calm(self) -> Board {
        self.ships(&[(0, point(0)), (1, point(1)), (2, point(2)), (3, point(3)), (4, point(4))])
    }

    pub(crate) fn mothership_at(mut self, altitude: u8) -> Board {
        self.game.mothership = altitude;
        self
    }

    pub(crate) fn excavator(mut self, row: u8, column: u8) -> Board {
        self.game.excavator = sq(row, column);
        self
    }

    pub(crate) fn energy(mut self, energy: u8) -> Board {
        self.game.energy = energy;
        self
    }

    pub(crate) fn damage(mut self, damage: u8) -> Board {
        self.game.damage = damage;
        self.game.memory.was_damaged = damage > 0;
        self
    }

    pub(crate) fn research(mut self, squares: u8) -> Board {
        self.game.research = squares;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Board {
        self.game.round = round;
        self
    }

    pub(crate) fn robot(mut self, robot: usize, face: u8, row: u8, column: u8) -> Board {
        self.game.robots[robot] = Some(Robot { face, square: sq(row, column), active: true });
        self
    }

    pub(crate) fn tilted(mut self, robot: usize) -> Board {
        self.game.robots[robot].as_mut().expect("a robot").active = false;
        self
    }

    /// In the Rooms phase, with dice as (die, face, row, column); the others are spent.
    pub(crate) fn rooms(mut self, dice: &[(u8, u8, u8, u8)]) -> Board {
        for die in &mut self.game.dice {
            die.at = DieSpot::Spent;
        }
        for (die, face, row, column) in dice {
            let die = &mut self.game.dice[usize::from(*die)];
            die.face = *face;
            die.at = DieSpot::On { square: sq(*row, *column) };
        }
        self.game.step = Step::RoomsAction;
        self
    }

    /// This die stands in front of the excavator.
    pub(crate) fn digging(mut self, die: u8, face: u8, row: u8, column: u8) -> Board {
        let die = &mut self.game.dice[usize::from(die)];
        die.face = face;
        die.at = DieSpot::Digging { square: sq(row, column) };
        self
    }
}

/// Playing.
impl Board {
    pub(crate) fn legal(&self) -> Vec<Action> {
        self.0.legal(PLAYER)
    }

    pub(crate) fn allows(&self, action: Action) -> bool {
        self.offers(PLAYER, action)
    }

    /// Carries out a legal action and tells what happened.
    pub(crate) fn act(&mut self, action: Action) -> Vec<Event> {
        self.0.act(PLAYER, action)
    }

    /// The same, each event with the position right after it.
    pub(crate) fn act_and_watch(&mut self, action: Action) -> Vec<(Event, UnderFallingSkies)> {
        self.watch(PLAYER, action)
    }

    /// The rule by which an action is refused.
    pub(crate) fn refused(&self, action: Action) -> &'static str {
        self.0.refused(PLAYER, action).rule()
    }

    /// The numbers that go with a refusal.
    pub(crate) fn refused_with(&self, action: Action) -> (&'static str, Vec<(&'static str, i64)>) {
        let why = self.0.refused(PLAYER, action);
        (why.rule(), why.args())
    }

    /// The action that resolves the room on a square.
    pub(crate) fn resolve(&self, row: u8, column: u8) -> Action {
        Action::Resolve { room: self.room(row, column), reduced: false }
    }

    pub(crate) fn room(&self, row: u8, column: u8) -> u8 {
        self.game.base().room_at(sq(row, column)).unwrap_or_else(|| panic!("no room on [{row}, {column}]"))
    }

    /// Resolves a Research room and advances so far.
    pub(crate) fn study(&mut self, row: u8, column: u8, squares: u8) -> Vec<Event> {
        let action = self.resolve(row, column);
        let mut events = self.act(action);
        events.extend(self.act(Action::Advance { squares }));
        events
    }

    /// The value of the Research room being resolved.
    pub(crate) fn research_value(&self) -> u8 {
        match self.game.step {
            Step::ResearchSteps(ResearchSteps { value }) => value,
            step => panic!("no Research room is being resolved: {step:?}"),
        }
    }

    /// How far the Research room being resolved may go.
    pub(crate) fn most_squares(&self) -> u8 {
        let advances = self.legal().into_iter().filter_map(|action| match action {
            Action::Advance { squares } => Some(squares),
            _ => None,
        });
        advances.max().expect("a Research room being resolved")
    }

    /// Ends a Rooms phase in which nothing stands on the board, from a position with everything
    /// before the Mothership phase as set.
    pub(crate) fn end_round(&mut self) -> Vec<Event> {
        if self.game.step != Step::RoomsAction {
            for die in &mut self.game.dice {
                die.at = DieSpot::Spent;
            }
            self.game.step = Step::RoomsAction;
        }
        self.act(Action::EndPhase)
    }

    pub(crate) fn aboard(&self) -> Vec<u8> {
        self.where_is(|berth| berth == Berth::Aboard)
    }

    pub(crate) fn reserve(&self) -> Vec<u8> {
        self.where_is(|berth| berth == Berth::Reserve)
    }

    fn where_is(&self, there: impl Fn(Berth) -> bool) -> Vec<u8> {
        (0..).zip(self.game.ships).filter(|(_, berth)| there(*berth)).map(|(ship, _)| ship).collect()
    }

    pub(crate) fn member(&self, id: &str) -> Member {
        *self.game.team.iter().find(|member| member.recruit.character == character(id)).expect("a member")
    }
}

/// The phases that began.
pub(crate) fn phases(events: &[Event]) -> Vec<Phase> {
    let phases = events.iter().filter_map(|event| match event {
        Event::PhaseBegan { phase } => Some(*phase),
        _ => None,
    });
    phases.collect()
}

/// Which dice a roll event concerned, and why, in order.
pub(crate) fn rolls(events: &[Event]) -> Vec<(Vec<u8>, under_falling_skies::RollCause)> {
    let rolls = events.iter().filter_map(|event| match event {
        Event::Rolled { faces, why } => {
            Some(((0..).zip(faces).filter(|(_, face)| face.is_some()).map(|(die, _)| die).collect(), *why))
        }
        _ => None,
    });
    rolls.collect()
}

/// Where ships were dropped, in order.
pub(crate) fn drops(events: &[Event]) -> Vec<(u8, u8)> {
    let drops = events.iter().filter_map(|event| match event {
        Event::ShipDropped { ship, column } => Some((*ship, *column)),
        _ => None,
    });
    drops.collect()
}
