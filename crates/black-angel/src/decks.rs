//! Decks and stacks. No order is kept: cards and tiles are drawn at random when they are wanted,
//! which is the same as a shuffled pile that nobody has looked into.

use engine::{Play, Sink};

use crate::components::data;
use crate::event::Event;
use crate::names::{Back, Card, Colour, Tile};
use crate::sets::{Cards, Tiles};
use crate::step::Step;
use crate::table::{BlackAngel, Trigger};

impl BlackAngel {
    /// A random card of the deck with this back. Shows something, even if there was only one.
    fn draw_from_deck<S: Sink<BlackAngel>>(&mut self, back: Back, play: &mut Play<'_, S>) -> Option<Card> {
        let pick = play.dice.pick_bit(self.deck.of(back).0)?;
        let card = Card::from_index(pick as u8)?;
        self.deck.remove(card);
        play.dice.reveal();
        Some(card)
    }

    /// The discards with this back become the deck, if it is empty.
    fn reshuffle<S: Sink<BlackAngel>>(&mut self, back: Back, play: &mut Play<'_, S>) {
        let discards = self.discard.of(back);
        if self.deck.of(back).is_empty() && !discards.is_empty() {
            self.deck = self.deck.or(discards);
            self.discard = self.discard.without(discards);
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
                self.pending.push(Step::KeepCard { cards: [card, other] });
                play.tell(self, Event::CardDrawn { seat, back: card.back(), card: Some(card) });
                play.tell(self, Event::CardDrawn { seat, back: other.back(), card: Some(other) });
            }
            None => {
                self.active_player_mut().hand.insert(card);
                play.tell(self, Event::CardDrawn { seat, back: card.back(), card: Some(card) });
            }
        }
    }

    /// The next Ravager. Taking the last of the deck triggers the end (BA-RAV-2); the caller puts
    /// the card somewhere and then calls [`BlackAngel::rebuild_ravagers`].
    pub(crate) fn draw_ravager<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) -> Option<Card> {
        self.rebuild_ravagers(play);
        let card = self.draw_from_deck(Back::Ravager, play)?;
        if self.deck.of(Back::Ravager).is_empty() {
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
        let limit = data().limits.ravagers_per_action;
        let full = self
            .ravagers
            .iter()
            .zip(&data().attackers)
            .filter(|(stack, _)| stack.len() >= limit)
            .fold(Cards::EMPTY, |full, (_, attackers)| full.or(*attackers));
        self.deck.of(Back::Ravager).without(full)
    }

    /// Takes the top tile of a technology stack and reveals the next. An empty stack is first
    /// rebuilt from its discards (BA-DISP-2).
    pub(crate) fn take_top<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) -> Option<Tile> {
        let at = colour.index();
        if self.stacks[at].is_empty() {
            let discards: Tiles = self.scrap.iter().filter(|tile| tile.face().colour == colour).collect();
            self.scrap = self.scrap.without(discards);
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
        let pick = play.dice.pick_bit(u128::from(stack.below.0));
        stack.top = pick.and_then(|pick| Tile::from_index(pick as u8));
        if let Some(tile) = stack.top {
            stack.below.remove(tile);
            play.dice.reveal();
        }
    }
}
