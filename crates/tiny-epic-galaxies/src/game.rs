//! The contract with the engine.

use engine::{Data, Dice, Fault, Game, OptionSpec, Outcome, Play, Seat, Seats, Sink, Tally, Viewer};

use crate::action::Action;
use crate::components::Catalog;
use crate::decisions::{Ask, Colony, Question};
use crate::event::Event;
use crate::frames::{Frame, Source, Task};
use crate::pieces::Face;
use crate::refusal::Refusal;
use crate::setup::{Setup, options, set_up};
use crate::state::{HUMAN, Phase, ROGUE, TinyEpicGalaxies};
use crate::view::View;

impl Game for TinyEpicGalaxies {
    const ID: &'static str = "tiny-epic-galaxies";
    const RULES_VERSION: u32 = 1;

    type Components = Catalog;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;
    type Question = Question;
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotYourDecision;

    fn options() -> Vec<OptionSpec> {
        options()
    }

    fn new(setup: &Setup, dice: &mut Dice) -> Result<TinyEpicGalaxies, Fault> {
        setup.check()?;
        let mut table = set_up(setup, setup.components()?, dice);
        if table.phase == Phase::Turns {
            let mut nobody = ();
            let mut play = Play::new(dice, &mut nobody);
            table.start_turn(HUMAN, &mut play);
            table.settle(&mut play);
        }
        Ok(table)
    }

    fn components(&self) -> Data<Catalog> {
        self.data
    }

    fn components_of(setup: &Setup) -> Result<Data<Catalog>, Fault> {
        setup.components()
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    #[inline]
    fn question(&self) -> Option<Question> {
        match (self.phase, self.frames.last()) {
            (Phase::Over, _) => None,
            (Phase::Missions, _) => Some(Question::KeepMission),
            (Phase::Turns, None) => Some(Question::Main),
            // In a position that has settled the colony face is known to be possible.
            (Phase::Turns, Some(&Frame::Task(task @ Task { source: Source::Face { face: Face::Colony }, .. }))) => {
                Some(Question::Colony(Colony { task }))
            }
            (Phase::Turns, Some(_)) => self.turn_question(),
        }
    }

    fn outcome(&self) -> Outcome {
        self.result()
    }

    fn active_seat(&self) -> Seat {
        self.decider()
    }

    #[inline]
    fn asked(&self) -> Option<Seats> {
        match self.frames.last() {
            // The most frequent questions.
            None | Some(Frame::Reroll { .. } | Frame::Convert { .. }) if self.phase == Phase::Turns => {
                Some(Seats::one(self.active))
            }
            _ => self.deciders(),
        }
    }

    fn proceed<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> bool {
        if self.phase != Phase::Turns {
            if self.phase == Phase::Over {
                self.frames.clear(); // SM-T11
            }
            return false;
        }
        match self.frames.last().copied() {
            None if self.main_asks() => return false,
            None => self.end_turn(play),
            Some(Frame::Task(task)) if !self.effect_asks(task) => self.run_task(task, play),
            Some(Frame::Window { asking: None, opener, face, die, free, undecided }) => {
                self.run_window(opener, face, die, free, undecided);
            }
            Some(Frame::Resolution { .. }) => self.pop(),
            Some(Frame::Arrival { seat, ship, stage }) => self.arrive(seat, ship, stage, play),
            Some(Frame::ColonyUsed { seat }) => self.colony_used(seat, play),
            Some(Frame::RogueTurn { left, bonus }) => self.run_rogue(left, bonus, play),
            Some(Frame::Ability { .. } | Frame::MoveAgain { .. } | Frame::Hire { .. })
                if self.turn_question().is_none() =>
            {
                self.pop();
            }
            Some(_) => return false,
        }
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> TinyEpicGalaxies {
        self.deal_anew(viewer, dice)
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_position()
    }

    fn tally(&self, tally: &mut Tally) {
        let Outcome { winners, scores } = self.outcome();
        if self.setup.is_solo() {
            let skull = self.galaxy(ROGUE).level >= self.data[self.setup.rogue].skull_level;
            let result = match (winners.is_empty(), skull) {
                (false, _) => "won",
                (true, true) => "lost-skull",
                (true, false) => "lost",
            };
            tally.count("result", result);
            tally.number("rogue-score", i64::from(self.points(ROGUE).total()));
        } else if winners.len() > 1 {
            tally.count("winner", "shared");
        } else {
            winners.iter().for_each(|seat| tally.count("winner", &format!("seat-{}", seat.0)));
        }
        scores.iter().for_each(|score| tally.number("score", i64::from(*score)));
        tally.number("rounds", i64::from(self.round));
    }
}

impl TinyEpicGalaxies {
    /// Who decides about what is at work.
    fn decider(&self) -> Seat {
        match self.frames.last() {
            Some(Frame::Task(task)) => task.decider(),
            Some(
                &(Frame::Window { asking: Some(seat), .. }
                | Frame::Landing { seat, .. }
                | Frame::Ability { seat, .. }
                | Frame::MoveAgain { seat, .. }
                | Frame::Explore { seat, .. }
                | Frame::Drawn { seat, .. }
                | Frame::Hire { seat, .. }),
            ) => seat,
            Some(Frame::RogueDie { .. }) => HUMAN,
            _ => self.active,
        }
    }

    /// Who is asked. That needs no look at the question, except where an effect asks one player
    /// after the other.
    fn deciders(&self) -> Option<Seats> {
        match (self.phase, self.frames.last()) {
            (Phase::Over, _) => None,
            (Phase::Missions, _) => Some(self.choosing_missions()),
            (Phase::Turns, Some(Frame::Task(task))) if self.asks_each_other(*task) => {
                self.turn_question().map(|question| engine::Question::asked(&question, self))
            }
            (Phase::Turns, _) => Some(Seats::one(self.decider())),
        }
    }

    /// What is asked now, and of whom; none while missions are chosen, when the game is over, and
    /// when what is at work runs on by itself.
    pub fn ask(&self) -> Option<Ask> {
        if self.phase != Phase::Turns {
            return None;
        }
        if self.frames.is_empty() {
            return self.main_asks().then_some(Ask { seat: self.active, question: Question::Main });
        }
        let question = self.turn_question()?;
        let seat = engine::Question::asked(&question, self).iter().next()?;
        Some(Ask { seat, question })
    }
}
