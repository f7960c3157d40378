//! Salvage, the worked example of `docs/adding-a-game.md`: two to four probes haul scrap out of a
//! wreck. Each haul is a die; a 1 loses the load, docking brings it home. The rules are numbered in
//! `docs/rules/salvage.md`; the page is `crates/ui/src/salvage.rs`.

use engine::{
    Choices, Decision, Dice, Fault, Game, List, OptionSpec, Outcome, Play, Seat, Sink, Tally, Viewer, ensure,
};
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// How many play (SAL-SETUP-1).
    pub players: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2 }
    }
}

/// The position. Nothing is hidden, so it is also what everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Salvage {
    /// What each player has brought home.
    pub docked: List<u8, 4>,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked.
    pub asks: Asks,
}

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Haul once more.
    Haul,
    /// Bring the load home.
    Dock,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields say who and how much.
pub enum Event {
    Hauled { seat: Seat, die: u8, load: u8 },
    Lost { seat: Seat, load: u8 },
    Docked { seat: Seat, load: u8 },
}

engine::refusals! {
    /// Why a choice is refused.
    pub enum Refusal {
        /// The game is over.
        Over => "SAL-END-1" "sal-over",
        /// It is another player's turn.
        NotYourTurn => "SAL-TURN-1" "sal-not-your-turn",
        /// There is nothing to bring home.
        NothingAboard => "SAL-TURN-3" "sal-nothing-aboard",
    }
}

engine::decisions! {
    /// What is asked. A game with more questions lists them here.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Asks of Salvage {
        /// Haul, or dock?
        HaulOrDock(..),
    }
}

/// Haul, or dock? (SAL-TURN-1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HaulOrDock {
    /// What the probe carries.
    pub load: u8,
}

impl Decision<Salvage> for HaulOrDock {
    type Answer = Action;

    fn offer(&self, _: &Salvage, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add(Action::Haul);
        if self.load > 0 {
            choices.add(Action::Dock);
        }
    }

    fn permit(&self, _: &Salvage, _: Seat, action: Action) -> Result<Action, Refusal> {
        ensure(action == Action::Haul || self.load > 0, Refusal::NothingAboard)?;
        Ok(action)
    }

    fn perform<S: Sink<Salvage>>(self, game: &mut Salvage, seat: Seat, action: Action, play: &mut Play<'_, S>) {
        let die = if action == Action::Haul { play.dice.roll(6) } else { 0 };
        let load = self.load.saturating_add(die);
        let event = match (action, die) {
            (Action::Haul, 1) => Event::Lost { seat, load: self.load },
            (Action::Haul, _) => {
                game.asks = Asks::HaulOrDock(HaulOrDock { load });
                return play.tell(game, Event::Hauled { seat, die, load });
            }
            (Action::Dock, _) => {
                game.docked[seat.index()] = game.docked[seat.index()].saturating_add(load);
                Event::Docked { seat, load }
            }
        };
        game.asks = Asks::HaulOrDock(HaulOrDock::default());
        if game.winner().is_none() {
            game.active = Seat((seat.0 + 1) % game.seats());
        }
        play.tell(game, event);
    }
}

impl Salvage {
    /// So much scrap wins (SAL-END-1).
    pub const GOAL: u8 = 30;

    fn winner(&self) -> Option<Seat> {
        (0..self.seats()).map(Seat).find(|seat| self.docked[seat.index()] >= Salvage::GOAL)
    }
}

impl Game for Salvage {
    const ID: &'static str = "salvage";
    const RULES_VERSION: u32 = 1;
    type Components = ();
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = Salvage;
    type Illegal = Refusal;
    type Question = Asks;
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotYourTurn;

    fn options() -> Vec<OptionSpec> {
        vec![OptionSpec { key: "players", values: [2, 3, 4].map(Into::into).to_vec(), cover: true }]
    }

    fn new(setup: &Setup, _: &mut Dice) -> Result<Salvage, Fault> {
        if !(2..=4).contains(&setup.players) {
            return Err(Fault::new("players", "SAL-SETUP-1"));
        }
        let docked = (0..setup.players).map(|_| 0).collect();
        Ok(Salvage { docked, active: Seat(0), asks: Asks::HaulOrDock(HaulOrDock::default()) })
    }

    fn components(&self) -> engine::Data<()> {
        engine::Data::default()
    }

    fn components_of(_: &Self::Setup) -> Result<engine::Data<()>, Fault> {
        Ok(engine::Data::default())
    }

    fn seats(&self) -> u8 {
        self.docked.len() as u8
    }

    fn question(&self) -> Option<Asks> {
        self.winner().is_none().then_some(self.asks)
    }

    fn active_seat(&self) -> Seat {
        self.active
    }

    fn outcome(&self) -> Outcome {
        let scores = self.docked.iter().map(|scrap| i32::from(*scrap)).collect();
        Outcome { winners: self.winner().into_iter().collect(), scores }
    }

    fn view(&self, _: Viewer) -> Salvage {
        *self
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn determinize(&self, _: Seat, _: &mut Dice) -> Salvage {
        *self
    }

    fn check(&self) -> Result<(), Fault> {
        let fits = (2..=4).contains(&self.seats()) && self.active.0 < self.seats();
        if fits { Ok(()) } else { Err(Fault::new("active", "SAL-TURN-1")) }
    }

    fn tally(&self, tally: &mut Tally) {
        self.winner().iter().for_each(|seat| tally.count("winner", &format!("seat-{}", seat.0)));
        self.docked.iter().for_each(|scrap| tally.number("score", i64::from(*scrap)));
    }
}
