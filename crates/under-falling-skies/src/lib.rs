//! The rules of Under Falling Skies: one player, one city, five dice a round.
//!
//! The modules follow the rulebook: setup, planning (placing dice), movement (how ships fall
//! and land), rooms (using the dice), the mothership's phase. Rule numbers in comments are those
//! of `docs/rules/under-falling-skies.md`.
//!
//! [`campaign::Campaign`] is a game of its own around these battles.

mod action;
mod board;
pub mod campaign;
mod characters;
mod check;
pub mod components;
mod damage;
mod event;
mod excavation;
mod ids;
mod legal;
mod mothership;
mod movement;
mod pieces;
mod planning;
mod refusal;
mod research;
mod robots;
mod rooms;
mod scenarios;
mod setup;
mod state;
mod view;

pub use action::{Action, Holder, Target};
pub use board::{Base, COLUMNS, PATH_END, Room, SQUARES, Sky, SkySheet, Square, row_action, rows, symbol};
pub use event::{DamageCause, Destroyer, EnergySource, Event, RobotLoss, RollCause, ShipList, room_kinds};
pub use ids::{CharacterId, CityId, ScenarioId, SkyTileId};
pub use pieces::{Berth, Colour, DICE, DieSpot, ROBOTS, Robot, SHIPS, WorkerDie, is_white_die};
pub use refusal::Refusal;
pub use setup::{CitySide, Recruit, Setup, SkySet};
pub use state::{AfterLanding, Ending, Landing, Member, Memory, Phase, Step, UnderFallingSkies, Work};
pub use view::{DieView, MemberView, ShipView, View};

use engine::{Dice, Fault, Game, OptionSpec, Outcome, Play, Seat, Seats, Sink, Tally, Turn, Viewer};

/// The only seat.
pub(crate) const PLAYER: Seat = Seat(0);

impl Game for UnderFallingSkies {
    const ID: &'static str = "under-falling-skies";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;

    fn options() -> Vec<OptionSpec> {
        Setup::options()
    }

    fn new(setup: &Setup, dice: &mut Dice) -> Result<UnderFallingSkies, Fault> {
        setup.validate()?;
        let mut game = UnderFallingSkies::set_up(setup, dice);
        game.begin_round(&mut Play::new(dice, &mut ()));
        Ok(game)
    }

    fn seats(&self) -> u8 {
        1
    }

    fn turn(&self) -> Turn {
        match self.ending() {
            None => Turn::Decide(Seats::one(PLAYER)),
            Some(Ending::Won) => Turn::Over(Outcome { winners: Seats::one(PLAYER), scores: [1].into_iter().collect() }),
            Some(_) => Turn::Over(Outcome { winners: Seats::NONE, scores: [0].into_iter().collect() }),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == PLAYER && !self.is_over() {
            self.list_legal(out);
        }
    }

    fn apply<S: Sink<Self>>(&mut self, seat: Seat, action: Action, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if seat != PLAYER {
            return Err(Refusal::NotSeated);
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::RemoveRobot { robot } => self.remove_robot(robot, play),
            Action::SetSix { die } => self.set_six(die, play),
            Action::Pass => self.pass(play),
            Action::Place { die, square, with } => self.place(die, square, with, play),
            Action::Reroll { die } => self.city_reroll(die, play),
            Action::UseCharacter { character, target } => self.use_character(character, target, play),
            Action::AlsoShip { target } => self.also_ship(target, play),
            Action::CancelDescent { pay } => self.cancel_descent(pay, play),
            Action::KeepDie { die } => self.keep_die(die, play),
            Action::RerollRest => self.reroll_rest(play),
            Action::Resolve { room, reduced } => self.resolve(room, reduced, play),
            Action::ClearGun { die } => self.clear_gun(die, play),
            Action::Discard { die } => self.discard(die, play),
            Action::Dig => self.dig(play),
            Action::OpenGate => self.open_gate(play),
            Action::Decontaminate { square } => self.decontaminate(square, play),
            Action::EndPhase => self.end_rooms(play),
            Action::Advance { squares } => self.advance(squares, play),
            Action::PlaceRobot { robot, square } => self.place_robot(robot, square, play),
            Action::SkipRobot => self.skip_robot(play),
            Action::Shoot { ship } => self.shoot(ship, play),
            Action::KeepValue { robot } => self.keep_value(robot, play),
            Action::LoseValue => self.lose_value(play),
            Action::Hold { by, colour } => self.hold(by, colour, play),
            Action::Drop { column } => self.choose_drop_point(column, play),
        }
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize(&self, _: Seat, _: &mut Dice) -> UnderFallingSkies {
        self.clone()
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_position()
    }

    fn tally(&self, tally: &mut Tally) {
        match self.ending() {
            Some(Ending::Won) => tally.count("results", "won"),
            Some(ending) => {
                tally.count("results", "lost");
                let cause = if ending == Ending::BaseDestroyed { "base_destroyed" } else { "mothership_arrived" };
                tally.count("losses", cause);
            }
            None => tally.count("results", "unfinished"),
        }
        tally.number("rounds", i64::from(self.round));
        tally.number("research", i64::from(self.research));
        tally.number("damage", i64::from(self.damage));
        tally.number("rows_left", i64::from(self.rows_left()));
    }
}

impl UnderFallingSkies {
    /// How many rows the mothership still has to go down before it arrives (UFS-END-3).
    pub fn rows_left(&self) -> u8 {
        self.mothership.saturating_sub(board::skull(&self.sky).unwrap_or(0))
    }

    /// Makes no (further) use of what is offered.
    fn pass<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        match self.step {
            Step::FirstRoll => self.step = Step::PlaceDie,
            Step::MoreShips { member, .. } => self.finish_character(member),
            Step::MothershipStart => self.run_mothership(true, true, play),
            Step::DropStart => self.drop_ships(play),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }
}
