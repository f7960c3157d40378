//! Decks, stacks and the technology display. No order of a pile is kept: cards and tiles are drawn
//! at random when they are wanted, which is the same as a shuffled pile that nobody has looked into.

use engine::{Play, Seat, Sink};

use crate::decisions::{KeepCard, Step};
use crate::event::Event;
use crate::pieces::{Advanced, Back, Card, Cards, Colour, Holder, Tile};
use crate::state::{BlackAngel, Trigger};

impl BlackAngel {
    /// A random card of the deck with this back. Shows something, even if there was only one.
    fn draw_from_deck<S: Sink<BlackAngel>>(&mut self, back: Back, play: &mut Play<'_, S>) -> Option<Card> {
        let card = (self.deck & self.data.cards(back)).draw(play.dice)?;
        self.deck.remove(card);
        play.dice.reveal();
        Some(card)
    }

    /// The discards with this back become the deck, if it is empty.
    fn reshuffle<S: Sink<BlackAngel>>(&mut self, back: Back, play: &mut Play<'_, S>) {
        let discards = self.discard & self.data.cards(back);
        if (self.deck & self.data.cards(back)).is_empty() && !discards.is_empty() {
            self.deck = self.deck | discards;
            self.discard = self.discard - discards;
            play.tell(self, Event::Reshuffled { back });
        }
    }

    /// Draws a Mission, if there is one (BA-A3-4).
    pub(crate) fn draw_mission<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) -> Option<Card> {
        self.reshuffle(colour.into(), play);
        let card = self.draw_from_deck(colour.into(), play)?;
        self.reshuffle(colour.into(), play);
        Some(card)
    }

    /// The active player draws a Mission; with the advanced rules two, to keep one (BA-TILE-6,
    /// BA-A3-1, -2).
    pub(crate) fn draw_to_hand<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) {
        let seat = self.active;
        let Some(card) = self.draw_mission(colour, play) else { return };
        let second = if self.advanced { self.draw_mission(colour, play) } else { None };
        match second {
            Some(other) => {
                self.pending.push(Step::KeepCard(KeepCard { cards: [card, other] }));
                play.tell(self, Event::CardDrawn { seat, back: colour.into(), card: Some(card) });
                play.tell(self, Event::CardDrawn { seat, back: colour.into(), card: Some(other) });
            }
            None => {
                self.active_player_mut().hand.insert(card);
                play.tell(self, Event::CardDrawn { seat, back: colour.into(), card: Some(card) });
            }
        }
    }

    /// The next Ravager. Taking the last of the deck triggers the end (BA-RAV-2); the caller puts
    /// the card somewhere and then calls [`BlackAngel::rebuild_ravagers`].
    pub(crate) fn draw_ravager<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) -> Option<Card> {
        self.rebuild_ravagers(play);
        let card = self.draw_from_deck(Back::Ravager, play)?;
        if self.deck.ravagers().is_empty() {
            self.trigger_end(Trigger::Ravagers, play);
        }
        Some(card)
    }

    /// A new Ravager deck from the discards, if the deck is empty.
    pub(crate) fn rebuild_ravagers<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        self.reshuffle(Back::Ravager, play);
    }

    /// The Ravagers of the deck for which there is room at their action.
    pub(crate) fn placeable_ravagers(&self) -> Cards {
        let limit = self.data.limits.ravagers_per_action;
        let stacks = self.ravagers.iter().zip(&self.data.attackers);
        let full = stacks.filter(|(stack, _)| stack.len() >= limit);
        self.deck.ravagers() - full.fold(Cards::EMPTY, |full, (_, attackers)| full | *attackers)
    }

    /// Takes the top tile of a technology stack and reveals the next. An empty stack is first
    /// rebuilt from its discards (BA-DISP-2).
    pub(crate) fn take_top<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) -> Option<Tile> {
        let at = colour.index();
        if self.stacks[at].is_empty() {
            let discards = self.scrap & self.data.technologies[at];
            self.scrap = self.scrap - discards;
            self.stacks[at].below = discards;
            self.reveal_top(colour, play);
        }
        let tile = self.stacks[at].top.take()?;
        self.reveal_top(colour, play);
        Some(tile)
    }

    /// Draws the tile that now lies on top of a stack.
    pub(crate) fn reveal_top<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) {
        let stack = &mut self.stacks[colour.index()];
        stack.top = stack.below.draw(play.dice);
        if stack.top.is_some() {
            play.dice.reveal();
        }
    }

    /// A tile enters the display and pushes the unbroken run from space 1 on (BA-DISP-1).
    pub(crate) fn bring_technology<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) {
        let Some(tile) = self.take_top(colour, play) else { return };
        let mut moving = Some(tile);
        for space in &mut self.display {
            std::mem::swap(&mut moving, space);
            if moving.is_none() {
                break;
            }
        }
        if let Some(pushed) = moving {
            self.scrap.insert(pushed);
        }
        play.tell(self, Event::TechnologyArrived { tile, pushed_out: moving });
    }

    /// Whether there is anything that Discover could take for so many points.
    #[inline]
    pub(crate) fn can_discover(&self, points: u8) -> bool {
        let mut spaces = self.display.iter().zip(&self.data.display_costs);
        spaces.any(|(tile, cost)| tile.is_some() && *cost <= points)
            || (self.data.advanced_cost <= points && self.advanced_slots.iter().any(Option::is_some))
    }

    /// Takes a tile from the display; nothing replaces it (BA-DISC-2).
    pub(crate) fn take_display<S: Sink<BlackAngel>>(
        &mut self,
        holder: Holder,
        space: u8,
        play: &mut Play<'_, S>,
    ) -> Option<Tile> {
        let tile = self.display.get_mut(usize::from(space).checked_sub(1)?)?.take()?;
        play.tell(self, Event::TileTaken { holder, space, tile });
        Some(tile)
    }

    /// Takes an Advanced tile, which the next one of the deck replaces (BA-DISC-2).
    pub(crate) fn take_advanced<S: Sink<BlackAngel>>(
        &mut self,
        seat: Seat,
        slot: u8,
        play: &mut Play<'_, S>,
    ) -> Option<Advanced> {
        let at = usize::from(slot).checked_sub(1)?;
        let tile = self.advanced_slots.get_mut(at)?.take()?;
        play.tell(self, Event::AdvancedTaken { holder: Holder::Seat(seat), slot, tile });
        self.refill_advanced(slot, play);
        Some(tile)
    }

    /// Reveals an Advanced tile on an empty slot, if any is left.
    pub(crate) fn refill_advanced<S: Sink<BlackAngel>>(&mut self, slot: u8, play: &mut Play<'_, S>) {
        if let Some(tile) = self.advanced_deck.draw(play.dice) {
            play.dice.reveal();
            self.advanced_slots[usize::from(slot) - 1] = Some(tile);
            play.tell(self, Event::AdvancedRevealed { slot, tile });
        }
    }
}
