//! The game as the engine knows it.

use engine::{Data, Dice, Fault, Game, OptionSpec, Outcome, Play, Seat, Seats, Sink, Tally, Viewer};

use crate::action::Action;
use crate::components::Catalog;
use crate::decisions::{Asked, PLAYER};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{Next, UnderFallingSkies};
use crate::view::View;

impl Game for UnderFallingSkies {
    const ID: &'static str = "under-falling-skies";
    const RULES_VERSION: u32 = 1;

    type Components = Catalog;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;
    type Question = Asked;
    const OVER: Refusal = Refusal::GameOver;
    const NOT_ASKED: Refusal = Refusal::NotSeated;

    fn options() -> Vec<OptionSpec> {
        Setup::options()
    }

    fn new(setup: &Setup, dice: &mut Dice) -> Result<UnderFallingSkies, Fault> {
        setup.validate()?;
        let mut game = UnderFallingSkies::set_up(setup, Self::components_of(setup)?, dice);
        game.begin_round(&mut Play::new(dice, &mut ()));
        Ok(game)
    }

    fn components(&self) -> Data<Catalog> {
        self.data
    }

    fn components_of(setup: &Setup) -> Result<Data<Catalog>, Fault> {
        Catalog::asked(setup.pack, setup.revision)
    }

    fn seats(&self) -> u8 {
        1
    }

    #[inline]
    fn question(&self) -> Option<Asked> {
        (!self.is_over()).then_some(Asked(self.step))
    }

    fn outcome(&self) -> Outcome {
        self.result()
    }

    #[inline]
    fn proceed<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) -> bool {
        match std::mem::take(&mut self.next) {
            Next::Nothing => return false,
            Next::Landing => self.land(play),
            Next::Effect => self.next_effect(play),
            Next::Mothership => self.begin_mothership(play),
            Next::Drop => self.begin_drop(play),
            Next::Ships => self.drop_ships(play),
        }
        true
    }

    #[inline]
    fn asked(&self) -> Option<Seats> {
        (!self.is_over()).then_some(Seats::one(PLAYER))
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize(&self, _: Seat, _: &mut Dice) -> UnderFallingSkies {
        *self
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_position()
    }

    fn tally(&self, tally: &mut Tally) {
        self.count(tally);
    }
}
