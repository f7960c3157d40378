//! Turns and rounds: which sequence, the hand limit, the end (sections 4, 8 and 10).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};

use crate::action::Action;
use crate::decisions::{Reserve, Step};
use crate::event::{Event, Why};
use crate::pieces::{Card, Holder};
use crate::refusal::Refusal;
use crate::state::{Sequence, State, Trigger, Turn};

/// Sequence A or B, or a pass (BA-DEC-2). Whether A is possible is a matter of the look-ahead.
#[derive(Clone, Copy)]
pub struct ChooseSequence;

impl Decision<State> for ChooseSequence {
    type Answer = Sequence;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all([Action::SequenceA, Action::SequenceB]);
        if game.final_round {
            choices.add(Action::Pass);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Sequence, Refusal> {
        match action {
            Action::SequenceA => Ok(Sequence::A),
            Action::SequenceB => Ok(Sequence::B),
            Action::Pass => {
                ensure(game.final_round, Refusal::NoPass)?;
                Ok(Sequence::Pass)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Lays down the steps of the chosen sequence.
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, sequence: Sequence, play: &mut Play<'_, S>) {
        game.decided();
        game.turn.sequence = Some(sequence);
        let steps: &[Step] = match sequence {
            Sequence::A => &[Step::EndTurn, Step::HandLimit, Step::Draw, Step::ChooseDie, Step::PlayCard],
            Sequence::B => &[
                Step::EndTurn,
                Step::HandLimit,
                Step::Advance,
                Step::Reset,
                Step::NeutralDice,
                Step::Reserve(Reserve { paid: false }),
            ],
            Sequence::Pass => &[Step::EndTurn],
        };
        game.pending.extend_from_slice(steps);
        play.tell(game, Event::SequenceChosen { seat, sequence });
        if sequence == Sequence::B {
            game.reroll(play);
        }
    }
}

/// Too many Missions in hand: which to discard (BA-DEC-18, BA-TURN-5).
#[derive(Clone, Copy)]
pub struct HandLimit;

impl HandLimit {
    pub(super) fn is_moot(self, game: &State) -> bool {
        game.active_player().hand.missions().len() <= game.data.limits.hand_missions_end_of_turn
    }
}

impl Decision<State> for HandLimit {
    type Answer = Card;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let missions = game.active_player().hand.missions();
        choices.add_all(missions.iter().map(|card| Action::DiscardCard { card }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Card, Refusal> {
        match action {
            Action::DiscardCard { card } => {
                ensure(game.active_player().hand.missions().contains(card), Refusal::NotAMission)?;
                Ok(card)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, card: Card, play: &mut Play<'_, S>) {
        game.discard_card(seat, card, Why::HandLimit, play);
    }
}

impl State {
    /// A3: a card of the die's original colour, and the die goes back (BA-A3-1 to -3).
    #[inline(never)]
    pub(super) fn draw_and_return<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) {
        let Some(die) = self.turn.die.take() else { return };
        self.turn.target = None;
        self.turn.value = 0;
        self.supplies[die.original.index()].sound += 1;
        play.tell(self, Event::DieReturned { colour: die.original });
        self.draw_to_hand(die.original, play);
    }

    /// Something triggers the end; only the first counts (BA-END-1).
    pub(crate) fn trigger_end<S: Sink<State>>(&mut self, by: Trigger, play: &mut Play<'_, S>) {
        if self.end.is_none() {
            self.end = Some(by);
            play.tell(self, Event::EndTriggered { by });
        }
    }

    /// After a turn: Hal, then the next player; after a round perhaps the final one, after that
    /// the end (BA-END-2).
    #[inline(never)]
    pub(super) fn end_turn<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) {
        if self.hal.is_some() {
            self.hal_turn(play);
        }
        self.turn = Turn::default();
        let next = self.active.0 + 1;
        self.active = Seat(if usize::from(next) < self.players.len() { next } else { 0 });
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

    fn finish<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) {
        for index in 0..self.players.len() {
            self.reclaim_debris(Seat(index as u8), play);
        }
        self.over = true;
        if S::SILENT {
            return;
        }
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
