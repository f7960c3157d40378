//! The game as the engine knows it.

use engine::{Dice, Fault, Game, OptionSpec, Play, Seat, Seats, Sink, Tally, Turn, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::names::{Back, Card};
use crate::refusal::Refusal;
use crate::sets::Cards;
use crate::setup::Setup;
use crate::step::Step;
use crate::table::{BlackAngel, Trigger};
use crate::view::View;

impl Game for BlackAngel {
    const ID: &'static str = "black-angel";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;

    fn options() -> Vec<OptionSpec> {
        Setup::options()
    }

    fn new(setup: &Setup, dice: &mut Dice) -> Result<BlackAngel, Fault> {
        BlackAngel::set_up(setup, dice)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn turn(&self) -> Turn {
        match self.asked() {
            Some(seat) => Turn::Decide(Seats::one(seat)),
            None => Turn::Over(self.outcome()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked() == Some(seat) {
            let from = out.len();
            self.plain_choices(out);
            self.look_ahead(from, out);
        }
    }

    fn apply<S: Sink<BlackAngel>>(
        &mut self,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, S>,
    ) -> Result<(), Refusal> {
        match self.asked() {
            None => return Err(Refusal::Over),
            Some(asked) if asked != seat => return Err(Refusal::NotYourTurn),
            Some(_) => {}
        }
        self.permit(action)?;
        self.foresee(action)?;
        self.carry_out(action, play);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> BlackAngel {
        let mut copy = self.clone();
        for back in Back::ALL {
            copy.reshuffle_unseen(back, viewer, dice);
        }
        copy
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_position()
    }

    fn tally(&self, tally: &mut Tally) {
        let outcome = self.outcome();
        let reached = if self.end == Some(Trigger::Spes) { "spes" } else { "ravagers" };
        tally.count("end", reached);
        tally.number("rounds", i64::from(self.round));
        if let Some(hal) = &self.hal {
            tally.count("result", if outcome.winners.is_empty() { "lost" } else { "won" });
            tally.number("hal", i64::from(hal.vp));
        }
        for winner in outcome.winners.iter().filter(|_| self.hal.is_none()) {
            tally.count("winner", ["seat 0", "seat 1", "seat 2", "seat 3"][winner.index().min(3)]);
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
        let mut unseen = self.deck.of(back).or(self.removed.of(back));
        for (index, player) in self.players.iter().enumerate() {
            if index != viewer.index() {
                unseen = unseen.or(player.hand.of(back));
                unseen = unseen.or(player.slots.iter().flatten().copied().collect::<Cards>().of(back));
            }
        }
        let looking = self.active != viewer;
        for step in &self.pending {
            if let Step::KeepCard { cards } = step
                && looking
            {
                unseen = unseen.or(cards.iter().copied().collect::<Cards>().of(back));
            }
        }
        let mut draw = |unseen: &mut Cards| -> Option<Card> {
            let card = Card::from_index(dice.pick_bit(unseen.0)? as u8)?;
            unseen.remove(card);
            Some(card)
        };
        for (index, player) in self.players.iter_mut().enumerate() {
            if index == viewer.index() {
                continue;
            }
            let held = player.hand.of(back);
            player.hand = player.hand.without(held);
            for _ in 0..held.len() {
                draw(&mut unseen).into_iter().for_each(|card| player.hand.insert(card));
            }
            for slot in player.slots.iter_mut().filter(|slot| slot.is_some_and(|card| card.back() == back)) {
                *slot = draw(&mut unseen);
            }
        }
        for step in &mut self.pending {
            if let Step::KeepCard { cards } = step
                && looking
                && cards[0].back() == back
            {
                for card in cards {
                    *card = draw(&mut unseen).unwrap_or(*card);
                }
            }
        }
        let removed = self.removed.of(back).len();
        self.removed = self.removed.without(Cards::with_back(back));
        for _ in 0..removed {
            draw(&mut unseen).into_iter().for_each(|card| self.removed.insert(card));
        }
        self.deck = self.deck.without(Cards::with_back(back)).or(unseen);
    }
}
