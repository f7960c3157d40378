//! Exploring (BTB-EXP, SM-17, SM-18, SM-25, SM-26) and dwarf planets (BTB-DWARF, SM-19).

use engine::{Choices, Decision, Piece, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::{Action, Destination};
use crate::decisions::ships::each_ship;
use crate::event::Event;
use crate::frames::{Frame, Task};
use crate::pieces::ExplorationId;
use crate::refusal::Refusal;
use crate::state::State;

/// Take an open card or draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Explore {
    pub(crate) ship: u8,
}

/// Take the card drawn or lay it open. The card itself is known to the explorer only: it stays in
/// the frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Drawn {
    pub lay_open: bool,
    #[serde(skip)]
    pub(crate) ship: u8,
}

/// Pay for a dwarf planet? Which of several such cards it is, only its owner knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Dwarf {
    pub energy: u8,
    pub culture: u8,
    pub vp: u8,
}

/// Which ship of the galaxy explores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct Explorer {
    pub ships: u8,
    #[serde(skip)]
    pub(crate) task: Task,
}

/// Which open card to take, by a card's effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TakeOffer {
    pub(crate) task: Task,
}

/// What an explorer does.
#[derive(Clone, Copy, Debug)]
pub enum Exploring {
    /// Takes this open card.
    Take(ExplorationId),
    /// Draws.
    Draw,
}

/// What becomes of a card drawn.
#[derive(Clone, Copy, Debug)]
pub enum DrawnCard {
    /// It is taken.
    Take(ExplorationId),
    /// It is laid open.
    LayOpen(ExplorationId),
}

impl State {
    fn offer_open_cards(&self, choices: &mut impl Choices<Action>) {
        choices.add_all(self.exploration_offer.iter().map(|card| Action::TakeOffer { card: *card }));
    }

    fn permit_open_card(&self, card: ExplorationId) -> Result<ExplorationId, Refusal> {
        ensure(self.exploration_offer.contains(&card), Refusal::NotOpen)?;
        Ok(card)
    }
}

impl Decision<State> for Explore {
    type Answer = Exploring;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        game.offer_open_cards(choices);
        if game.exploration_left() > 0 {
            choices.add(Action::Draw);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Exploring, Refusal> {
        match action {
            Action::TakeOffer { card } => game.permit_open_card(card).map(Exploring::Take),
            Action::Draw => {
                ensure(game.exploration_left() > 0, Refusal::DeckEmpty)?;
                Ok(Exploring::Draw)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: Exploring, play: &mut Play<'_, S>) {
        game.pop();
        match answer {
            Exploring::Take(card) => game.take_offer(seat, Some(self.ship), card, play),
            Exploring::Draw => game.explore_deck(seat, self.ship, play),
        }
    }
}

impl Decision<State> for Drawn {
    type Answer = DrawnCard;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add(Action::TakeDrawn);
        if self.lay_open {
            choices.add(Action::LayOpen);
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<DrawnCard, Refusal> {
        let Some(Frame::Drawn { card, .. }) = game.frames.last().copied() else { return Err(Refusal::NotAsked) };
        match action {
            Action::TakeDrawn => Ok(DrawnCard::Take(card)),
            Action::LayOpen => {
                ensure(self.lay_open, Refusal::MustTake)?;
                Ok(DrawnCard::LayOpen(card))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, answer: DrawnCard, play: &mut Play<'_, S>) {
        game.pop();
        match answer {
            DrawnCard::Take(card) => game.take_drawn(seat, self.ship, card, play),
            DrawnCard::LayOpen(card) => {
                let surplus = game.exploration_offer.try_push(card);
                debug_assert!(surplus.is_none(), "can_lay_open was asked");
                play.tell(game, Event::LaidOpen { seat, card });
                game.explore_deck(seat, self.ship, play);
            }
        }
    }
}

impl Decision<State> for Dwarf {
    /// The effect at work, and the card if it is paid for.
    type Answer = (Task, Option<ExplorationId>);

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all([Action::PayCost, Action::DeclineCost]);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Self::Answer, Refusal> {
        let Some(Frame::Task(task)) = game.frames.last().copied() else { return Err(Refusal::NotAsked) };
        match action {
            Action::PayCost => Ok((task, task.last.and_then(ExplorationId::from_index))),
            Action::DeclineCost => Ok((task, None)),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, (task, paid): Self::Answer, play: &mut Play<'_, S>) {
        game.next_step(task);
        match paid {
            Some(card) => {
                game.pay(seat, self.energy, self.culture, None, task.cause(), play);
                game.colonize_dwarf(seat, card, self.vp, play);
            }
            None => play.tell(game, Event::Declined { seat }),
        }
    }
}

impl Decision<State> for Explorer {
    type Answer = u8;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(each_ship(self.ships).map(|ship| Action::Explorer { ship }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<u8, Refusal> {
        let Action::Explorer { ship } = action else { return Err(Refusal::NotAsked) };
        game.permit_ship(seat, ship, self.ships)?;
        Ok(ship)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, ship: u8, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        game.fly(seat, ship, Destination::Explore, self.task.cause(), play);
    }
}

impl Decision<State> for TakeOffer {
    type Answer = ExplorationId;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        game.offer_open_cards(choices);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<ExplorationId, Refusal> {
        let Action::TakeOffer { card } = action else { return Err(Refusal::NotAsked) };
        game.permit_open_card(card)
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, card: ExplorationId, play: &mut Play<'_, S>) {
        game.next_step(self.task);
        game.take_offer(seat, None, card, play);
    }
}
