//! Turns, rounds and the end (sections 4, 8 and 10).

use engine::{Play, Seat, Sink};

use crate::event::{Event, Why};
use crate::names::{Card, Holder};
use crate::step::{Sequence, Step, Turn};
use crate::table::{BlackAngel, Trigger};

impl BlackAngel {
    /// Lays down the steps of the chosen sequence.
    pub(crate) fn begin_sequence<S: Sink<BlackAngel>>(&mut self, sequence: Sequence, play: &mut Play<'_, S>) {
        let seat = self.active;
        self.turn.sequence = Some(sequence);
        self.pending.push(Step::EndTurn);
        match sequence {
            Sequence::A => {
                self.pending.extend([Step::HandLimit, Step::Draw, Step::ChooseDie, Step::PlayCard]);
                play.tell(self, Event::SequenceChosen { seat, sequence });
            }
            Sequence::B => {
                let steps =
                    [Step::HandLimit, Step::Advance, Step::Reset, Step::NeutralDice, Step::Reserve { paid: false }];
                self.pending.extend(steps);
                play.tell(self, Event::SequenceChosen { seat, sequence });
                self.reroll(play);
            }
            Sequence::Pass => play.tell(self, Event::SequenceChosen { seat, sequence }),
        }
    }

    /// A3: a card of the die's original colour, and the die goes back (BA-A3-1 to -3).
    pub(crate) fn draw_and_return<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let Some(die) = self.turn.die.take() else { return };
        self.turn.target = None;
        self.turn.value = 0;
        self.supplies[die.original.index()].sound += 1;
        play.tell(self, Event::DieReturned { colour: die.original });
        self.draw_to_hand(die.original, play);
    }

    /// A Mission above the hand limit is discarded (BA-TURN-5).
    pub(crate) fn discard_excess<S: Sink<BlackAngel>>(&mut self, card: Card, play: &mut Play<'_, S>) {
        self.discard_card(self.active, card, Why::HandLimit, play);
    }

    /// Something triggers the end; only the first counts (BA-END-1).
    pub(crate) fn trigger_end<S: Sink<BlackAngel>>(&mut self, by: Trigger, play: &mut Play<'_, S>) {
        if self.end.is_none() {
            self.end = Some(by);
            play.tell(self, Event::EndTriggered { by });
        }
    }

    /// After a turn: Hal, then the next player; after a round perhaps the final one, after that
    /// the end (BA-END-2).
    pub(crate) fn end_turn<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        if self.hal.is_some() {
            self.hal_turn(play);
        }
        self.turn = Turn::default();
        let next = (self.active.0 + 1) % self.players.len().max(1) as u8;
        self.active = Seat(next);
        if self.active == self.first {
            if self.final_round {
                return self.finish(play);
            }
            self.round = self.round.saturating_add(1);
            if self.end.is_some() {
                self.final_round = true;
                play.tell(self, Event::FinalRound { round: self.round });
            }
        }
        self.pending.push(Step::ChooseSequence);
        play.tell(self, Event::TurnBegan { seat: self.active, round: self.round });
    }

    fn finish<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        for index in 0..self.players.len() {
            self.reclaim_debris(Seat(index as u8), play);
        }
        self.over = true;
        for index in 0..self.players.len() {
            let seat = Seat(index as u8);
            play.tell(self, Event::Scored { seat, breakdown: self.breakdown(seat) });
        }
        play.tell(self, Event::Over);
    }

    /// The current points of anybody.
    pub fn vp(&self, holder: Holder) -> u16 {
        match holder {
            Holder::Seat(seat) => self.players.get(seat.index()).map_or(0, |player| player.vp),
            Holder::Hal => self.hal.as_ref().map_or(0, |hal| hal.vp),
            Holder::Neutral => 0,
        }
    }
}
