//! Exploring (BTB-EXP) and dwarf planets (BTB-DWARF).

use engine::{Piece, Play, Seat, Seats, Sink};

use crate::components::notation::Ability;
use crate::components::{Colour, ExplorationKind};
use crate::event::Event;
use crate::frames::{Frame, Source, Task};
use crate::pieces::ExplorationId;
use crate::state::{SeenCard, TinyEpicGalaxies};

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
        let Some(card) = self.draw_card(seat, play) else { return };
        self.push(Frame::Drawn { seat, ship, card });
        play.tell(self, Event::Drew { seat, card: Some(card) });
        if self.data[card].colour == Colour::Red {
            self.pop();
            self.take_drawn(seat, ship, card, play);
        }
    }

    /// The card drawn is taken.
    pub(crate) fn take_drawn<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        ship: u8,
        card: ExplorationId,
        play: &mut Play<'_, S>,
    ) {
        self.galaxy_mut(seat).explored.insert(card);
        play.tell(self, Event::TookDrawn { seat, card: Some(card) });
        self.resolve_card(seat, Some(ship), card, play);
    }

    /// Whether a drawn card may be laid open (BTB-EXP-4).
    pub(crate) fn can_lay_open(&self) -> bool {
        self.exploration_offer.len() < usize::from(self.data.btb.exploration_offer_max) && self.exploration_left() > 0
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
        self.galaxy_mut(seat).explored.insert(card);
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
        let kind = self.data[card].kind;
        if let (ExplorationKind::Danger, Some(ship)) = (kind, ship)
            && let Some((pilot, Ability::Shielded)) = self.ability(seat, usize::from(ship))
        {
            play.tell(self, Event::Shielded { seat, ship, pilot });
            return;
        }
        let mut task = Task::new(seat, Source::Exploration { card: self.data.effect_of(card), ship });
        if kind == ExplorationKind::DwarfPlanet {
            task.last = Some(card.index() as u8); // the card that is turned up if it is paid for
        }
        self.push(Frame::Task(task));
    }

    /// A dwarf planet is paid for: it is turned up and scores at once (BTB-DWARF-1, BTB-DWARF-3).
    pub(crate) fn colonize_dwarf<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        card: ExplorationId,
        vp: u8,
        play: &mut Play<'_, S>,
    ) {
        let galaxy = self.galaxy_mut(seat);
        galaxy.explored.remove(card);
        galaxy.dwarfs.insert(card);
        galaxy.vp += vp;
        play.tell(self, Event::DwarfColonized { seat, card, vp });
        self.score_changed(seat, play);
    }
}
