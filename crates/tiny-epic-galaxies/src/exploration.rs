//! Exploring (BTB-EXP) and dwarf planets (BTB-DWARF).

use engine::{Play, Seat, Seats, Sink};

use crate::cards::ExplorationId;
use crate::catalog::{Colour, ExplorationKind, catalog};
use crate::event::Event;
use crate::notation::Ability;
use crate::table::{Frame, SeenCard, Source, Task, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// A ship has reached the Exploration board and must explore (BTB-EXP-2). A scout looks at
    /// the top card first.
    pub(crate) fn begin_exploring<S: Sink<Self>>(&mut self, seat: Seat, ship: u8, play: &mut Play<'_, S>) {
        if self.has_ability(seat, usize::from(ship), Ability::ExploreScout) {
            let top = match self.exploration_top {
                Some(top) => Some(top),
                None => self.exploration_deck.draw(play.dice).map(|card| SeenCard { card, seen_by: Seats::NONE }),
            };
            self.exploration_top = top.map(|top| SeenCard { seen_by: top.seen_by.with(seat), ..top });
            if let Some(top) = top {
                play.dice.reveal();
                play.tell(self, Event::Scouted { seat, card: Some(top.card) });
            }
        }
        self.push(Frame::Explore { seat, ship });
    }

    /// Draws the top card. The end is triggered by whoever draws the last one (BTB-END-1).
    pub(crate) fn draw_card<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) -> Option<ExplorationId> {
        let card = match self.exploration_top.take() {
            Some(top) => top.card,
            None => self.exploration_deck.draw(play.dice)?,
        };
        play.dice.reveal();
        Some(card).inspect(|_| {
            if self.exploration_left() == 0 {
                self.trigger_end(seat, play);
            }
        })
    }

    /// The explorer draws: a danger must be taken, anything else may be laid open (BTB-EXP-3).
    pub(crate) fn explore_deck<S: Sink<Self>>(&mut self, seat: Seat, ship: u8, play: &mut Play<'_, S>) {
        self.frames.pop();
        let Some(card) = self.draw_card(seat, play) else { return };
        self.push(Frame::Drawn { seat, ship, card });
        play.tell(self, Event::Drew { seat, card: Some(card) });
        if card.card().colour == Colour::Red {
            self.take_drawn(play);
        }
    }

    /// The card drawn is taken.
    pub(crate) fn take_drawn<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let Some(Frame::Drawn { seat, ship, card }) = self.frames.pop() else { return };
        self.galaxy_mut(seat).explored = self.galaxy(seat).explored.with(card);
        play.tell(self, Event::TookDrawn { seat, card: Some(card) });
        self.resolve_card(seat, Some(ship), card, play);
    }

    /// Whether a drawn card may be laid open (BTB-EXP-4).
    pub(crate) fn can_lay_open(&self) -> bool {
        self.exploration_offer.len() < usize::from(catalog().btb.exploration_offer_max) && self.exploration_left() > 0
    }

    /// The card drawn is laid open and the next one drawn.
    pub(crate) fn lay_open<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        let Some(Frame::Drawn { seat, ship, card }) = self.frames.pop() else { return };
        let laid = self.exploration_offer.try_push(card);
        debug_assert!(laid.is_ok(), "can_lay_open was asked");
        play.tell(self, Event::LaidOpen { seat, card });
        self.push(Frame::Explore { seat, ship });
        self.explore_deck(seat, ship, play);
    }

    /// An open card is taken (BTB-EXP-2 A, or by a card's effect without a ship).
    pub(crate) fn take_offer<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: Option<u8>,
        card: ExplorationId,
        play: &mut Play<'_, S>,
    ) {
        self.exploration_offer.retain(|open| *open != card);
        self.galaxy_mut(seat).explored = self.galaxy(seat).explored.with(card);
        play.tell(self, Event::TookOffer { seat, card });
        self.resolve_card(seat, ship, card, play);
    }

    /// The whole effect of a taken card is resolved; it already lies face down (BTB-EXP-6). A
    /// shielded ship ignores a danger.
    fn resolve_card<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: Option<u8>,
        card: ExplorationId,
        play: &mut Play<'_, S>,
    ) {
        let kind = card.card().kind;
        if let (ExplorationKind::Danger, Some(ship)) = (kind, ship)
            && let Some((pilot, Ability::Shielded)) = self.ability(seat, usize::from(ship))
        {
            play.tell(self, Event::Shielded { seat, ship, pilot });
            return;
        }
        let mut task = Task::new(seat, Source::Exploration { card: card.effect_of(), ship });
        if kind == ExplorationKind::DwarfPlanet {
            task.last = Some(card.index() as u8); // the card that is turned up if it is paid for
        }
        self.push(Frame::Task(task));
    }

    /// A dwarf planet is paid for: it is turned up and scores at once (BTB-DWARF-1, BTB-DWARF-3).
    pub(crate) fn colonize_dwarf<S: Sink<Self>>(&mut self, task: &Task, vp: u8, play: &mut Play<'_, S>) {
        let Some(card) = task.last.and_then(ExplorationId::at) else { return };
        let galaxy = self.galaxy_mut(task.seat);
        galaxy.explored = galaxy.explored.without(card);
        galaxy.dwarfs = galaxy.dwarfs.with(card);
        galaxy.vp += vp;
        play.tell(self, Event::DwarfColonized { seat: task.seat, card, vp });
        self.score_changed(task.seat, play);
    }
}
