//! The game as the engine knows it.

use engine::{Data, Dice, Fault, Game, OptionSpec, Outcome, Play, Seat, Seats, Sink, Tally, Viewer};

use crate::action::Action;
use crate::components::Components;
use crate::decisions::{KeepCard, Step};
use crate::event::Event;
use crate::pieces::{Back, Cards};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{BlackAngel, Trigger};
use crate::view::View;

impl Game for BlackAngel {
    const ID: &'static str = "black-angel";
    const RULES_VERSION: u32 = 1;

    type Components = Components;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;
    type Question = Step;
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotYourTurn;

    fn options() -> Vec<OptionSpec> {
        Setup::options()
    }

    fn new(setup: &Setup, dice: &mut Dice) -> Result<BlackAngel, Fault> {
        BlackAngel::set_up(setup, dice)
    }

    fn components(&self) -> Data<Components> {
        self.data
    }

    fn components_of(setup: &Setup) -> Result<Data<Components>, Fault> {
        setup.components()
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[inline]
    fn question(&self) -> Option<Step> {
        if self.over { None } else { self.pending.last().copied() }
    }

    fn outcome(&self) -> Outcome {
        self.result()
    }

    #[inline]
    fn active_seat(&self) -> Seat {
        self.active
    }

    #[inline]
    fn asked(&self) -> Option<Seats> {
        BlackAngel::asked(self).map(Seats::one)
    }

    fn proceed<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) -> bool {
        self.next_step(play)
    }

    fn foresee(&self, _: Seat, action: Action) -> Result<(), Refusal> {
        self.look_ahead_at(action)
    }

    fn prune(&self, _: Seat, from: usize, choices: &mut Vec<Action>) {
        self.look_ahead(from, choices);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> BlackAngel {
        let mut copy = *self;
        for back in Back::ALL {
            copy.reshuffle_unseen(back, viewer, dice);
        }
        copy
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_position()
    }

    fn tally(&self, tally: &mut Tally) {
        let outcome = self.result();
        let reached = if self.end == Some(Trigger::Spes) { "spes" } else { "ravagers" };
        tally.count("end", reached);
        tally.number("rounds", i64::from(self.round));
        if let Some(hal) = &self.hal {
            tally.count("result", if outcome.winners.is_empty() { "lost" } else { "won" });
            tally.number("hal", i64::from(hal.vp));
        } else if outcome.winners.len() > 1 {
            tally.count("winner", "shared");
        } else {
            outcome.winners.iter().for_each(|seat| tally.count("winner", &format!("seat-{}", seat.0)));
        }
        for score in &outcome.scores {
            tally.number("score", i64::from(*score));
        }
    }
}

impl BlackAngel {
    /// Deals anew all cards with this back whose faces the viewer does not know: the deck, removed
    /// Ravagers, others' hands, face-down cards and cards being looked at.
    fn reshuffle_unseen(&mut self, back: Back, viewer: Seat, dice: &mut Dice) {
        let of_back = self.data.cards(back);
        let mut unseen = (self.deck | self.removed) & of_back;
        for (index, player) in self.players.iter().enumerate() {
            if index != viewer.index() {
                let slots: Cards = player.slots.iter().flatten().copied().collect();
                unseen = unseen | ((player.hand | slots) & of_back);
            }
        }
        let looking = self.active != viewer;
        for step in &self.pending {
            if let Step::KeepCard(KeepCard { cards }) = step
                && looking
            {
                unseen = unseen | (cards.iter().copied().collect::<Cards>() & of_back);
            }
        }
        for (index, player) in self.players.iter_mut().enumerate() {
            if index == viewer.index() {
                continue;
            }
            let held = player.hand & of_back;
            player.hand = player.hand - held;
            for _ in 0..held.len() {
                unseen.draw(dice).into_iter().for_each(|card| player.hand.insert(card));
            }
            for slot in player.slots.iter_mut().filter(|slot| slot.is_some_and(|card| of_back.contains(card))) {
                *slot = unseen.draw(dice);
            }
        }
        for step in &mut self.pending {
            if let Step::KeepCard(KeepCard { cards }) = step
                && looking
                && of_back.contains(cards[0])
            {
                for card in cards {
                    *card = unseen.draw(dice).unwrap_or(*card);
                }
            }
        }
        let removed = (self.removed & of_back).len();
        self.removed = self.removed - of_back;
        for _ in 0..removed {
            unseen.draw(dice).into_iter().for_each(|card| self.removed.insert(card));
        }
        self.deck = (self.deck - of_back) | unseen;
    }
}
