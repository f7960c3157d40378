//! A table on which a test can arrange things.
#![allow(dead_code, unreachable_pub)]

pub use black_angel::*;
use engine::kit::Scene;
pub use engine::{Dice, Game, Piece, Play, Seat};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub use Colour::{Gray, Green, Orange};

pub fn hex(name: &str) -> Hex {
    Hex::named(name).expect("a hex")
}

pub fn card(name: &str) -> Card {
    Card::named(name).expect("a card")
}

pub fn cards(names: &[&str]) -> Cards {
    names.iter().map(|name| card(name)).collect()
}

pub fn tile(name: &str) -> Tile {
    Tile::named(name).expect("a tile")
}

pub fn advanced(name: &str) -> Advanced {
    Advanced::named(name).expect("an advanced tile")
}

pub fn cell(name: &str) -> Cell {
    Cell::named(name).expect("a cell")
}

pub fn action(number: u8) -> ActionNumber {
    ActionNumber::new(number).expect("an action")
}

pub fn die(colour: Colour, value: u8) -> Die {
    Die { colour, value, reserved: false }
}

pub fn own(seat: Seat) -> Holder {
    Holder::Seat(seat)
}

engine::scene! {
    /// A table on which things are arranged.
    pub Table of BlackAngel
}

/// A table with seat 0 first, strips 1 to 5 or 7 with side a up, no Ravagers, no damage, nobody
/// asked for a reservation, and the same three dice for everybody: orange 1, gray 1, green 1.
pub fn table(players: u8, advanced: bool) -> Table {
    let setup = Setup { players, advanced, hal: HalLevel::Standard, ..Setup::default() };
    let mut table = Table(Scene::new(&setup, "a table for tests"));
    let game = &mut table.game;
    (game.first, game.active) = (A, A);
    for (at, strip) in game.space.strips.iter_mut().enumerate() {
        *strip = StripSide { strip: at as u8 + 1, side_b: false };
    }
    game.damage = [0; 6];
    for stack in &mut game.ravagers {
        for attack in std::mem::take(stack) {
            game.deck.insert(attack.card);
        }
    }
    game.pending.truncate(1);
    for player in &mut game.players {
        player.resources = 1;
    }
    for holder in game.holders() {
        table.set_dice(holder, &[(Orange, 1), (Gray, 1), (Green, 1)]);
    }
    table.game.check().expect("a table");
    table
}

impl Table {
    pub fn set_dice(&mut self, holder: Holder, dice: &[(Colour, u8)]) {
        let mut mine: Compartment = dice.iter().map(|(colour, value)| die(*colour, *value)).collect();
        mine.sort();
        let game = &mut self.game;
        let held = match holder {
            Holder::Seat(seat) => &mut game.players[seat.index()].dice,
            Holder::Neutral => &mut game.neutral.as_mut().unwrap().dice,
            Holder::Hal => &mut game.hal.as_mut().unwrap().dice,
        };
        let before = std::mem::replace(held, mine);
        before.iter().for_each(|die| game.supplies[die.colour.index()].sound += 1);
        mine.iter().for_each(|die| game.supplies[die.colour.index()].sound -= 1);
    }

    fn take_card(&mut self, card: Card) {
        let game = &mut self.game;
        game.deck.remove(card);
        game.discard.remove(card);
        for player in &mut game.players {
            player.hand.remove(card);
            player.tucked.remove(card);
        }
        // A removed Ravager is exchanged for another one.
        if game.removed.contains(card) {
            let other = game.deck.of(Back::Ravager).first().expect("another Ravager");
            game.deck.remove(other);
            game.removed.remove(card);
            game.removed.insert(other);
        }
    }

    /// The whole hand of a player; what was there goes to the decks.
    pub fn set_hand(&mut self, seat: Seat, names: &[&str]) {
        let held = self.players[seat.index()].hand;
        self.deck = self.deck | held;
        self.players[seat.index()].hand = Cards::default();
        for name in names {
            self.take_card(card(name));
            self.players[seat.index()].hand.insert(card(name));
        }
    }

    pub fn tuck(&mut self, seat: Seat, names: &[&str]) {
        for name in names {
            self.take_card(card(name));
            self.players[seat.index()].tucked.insert(card(name));
        }
    }

    /// A Ravager at its action, on top, without a cube.
    pub fn attack(&mut self, name: &str) {
        self.take_card(card(name));
        let target = card(name).ravager().unwrap().target;
        self.ravagers[target.index()].push(Attack { card: card(name), robots: [0; 4] });
    }

    /// A Mission in space with a robot of the owner's supply.
    pub fn post(&mut self, at: &str, name: &str, owner: Holder) {
        self.take_card(card(name));
        if let Holder::Seat(seat) = owner {
            self.players[seat.index()].robot_supply -= 1;
        }
        let mut json = serde_json::to_value(self.space.cards).unwrap();
        let entry = serde_json::json!({ "hex": at, "card": name, "owner": owner });
        json.as_array_mut().unwrap().push(entry);
        self.space.cards = serde_json::from_value(json).unwrap();
    }

    /// A ship in space with a pilot of the owner's supply.
    pub fn ship(&mut self, seat: Seat, at: &str) {
        let player = &mut self.players[seat.index()];
        player.robot_supply -= 1;
        player.fleet.insert(hex(at));
    }

    pub fn take_tile(&mut self, wanted: Tile) {
        let game = &mut self.game;
        game.scrap.remove(wanted);
        for space in &mut game.display {
            if *space == Some(wanted) {
                *space = None;
            }
        }
        for stack in &mut game.stacks {
            stack.below.remove(wanted);
            if stack.top == Some(wanted) {
                stack.top = stack.below.first();
                stack.top.into_iter().for_each(|tile| stack.below.remove(tile));
            }
        }
    }

    /// A Technology tile in a grid; what was there is put under its stack, a starting tile leaves.
    pub fn lay(&mut self, seat: Seat, at: &str, name: &str) {
        self.lay_side(seat, at, name, false);
    }

    pub fn lay_side(&mut self, seat: Seat, at: &str, name: &str, boost: bool) {
        self.clear(seat, at);
        let player = &mut self.players[seat.index()];
        for piece in &mut player.grid {
            if matches!(piece, Some(GridTile::Technology { tile: other, .. }) if *other == tile(name)) {
                *piece = None;
            }
        }
        self.take_tile(tile(name));
        self.players[seat.index()].grid[cell(at).index()] =
            Some(GridTile::Technology { tile: tile(name), boost, debris: false });
    }

    /// Empties a cell.
    pub fn clear(&mut self, seat: Seat, at: &str) {
        match self.players[seat.index()].grid[cell(at).index()].take() {
            Some(GridTile::Technology { tile, .. }) if !tile.is_starting() => {
                self.stacks[tile.face().colour.index()].below.insert(tile);
            }
            Some(GridTile::Advanced { tile }) => self.advanced_deck.insert(tile),
            _ => {}
        }
    }

    pub fn clear_grid(&mut self, seat: Seat) {
        for name in ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"] {
            self.clear(seat, name);
        }
    }

    fn take_advanced(&mut self, wanted: Advanced) {
        self.advanced_deck.remove(wanted);
        for slot in 0..4 {
            if self.advanced_slots[slot] == Some(wanted) {
                self.advanced_slots[slot] = self.advanced_deck.first();
                let next = self.advanced_slots[slot];
                next.into_iter().for_each(|tile| self.advanced_deck.remove(tile));
            }
        }
    }

    pub fn lay_advanced(&mut self, seat: Seat, at: &str, name: &str) {
        self.clear(seat, at);
        self.take_advanced(advanced(name));
        self.players[seat.index()].grid[cell(at).index()] = Some(GridTile::Advanced { tile: advanced(name) });
    }

    pub fn space_advanced(&mut self, seat: Seat, colour: Colour, name: &str) {
        self.take_advanced(advanced(name));
        self.players[seat.index()].advanced_spaces[colour.index()] = Some(advanced(name));
    }

    /// The display, by space from 1; the rest goes to the stacks.
    pub fn set_display(&mut self, names: &[(usize, &str)]) {
        for at in 0..self.display.len() {
            if let Some(tile) = self.display[at].take() {
                self.stacks[tile.face().colour.index()].below.insert(tile);
            }
        }
        for (space, name) in names {
            self.take_tile(tile(name));
            self.display[space - 1] = Some(tile(name));
        }
    }

    /// Who is asked, or the first seat when the game is over.
    fn seat(&self) -> Seat {
        self.game.asked().unwrap_or(A)
    }

    pub fn legal(&self) -> Vec<Action> {
        self.0.legal(self.seat())
    }

    pub fn offers(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    pub fn act(&mut self, action: Action) -> &mut Table {
        self.0.act(self.seat(), action);
        self
    }

    pub fn acts<const N: usize>(&mut self, actions: [Action; N]) -> &mut Table {
        for action in actions {
            self.act(action);
        }
        self
    }

    pub fn refused(&self, action: Action) -> Refusal {
        self.0.refused(self.seat(), action)
    }

    /// Sequence A without a card, with this own die, up to the choice of the target.
    pub fn use_die(&mut self, colour: Colour, value: u8) -> &mut Table {
        let from = own(self.active);
        self.acts([Action::SequenceA, Action::SkipCard]);
        self.act(Action::ChooseDie { from, die: die(colour, value), flip: false })
    }

    /// Goes on with the first choice that is offered until somebody is asked for a sequence.
    pub fn finish_turn(&mut self) -> &mut Table {
        while self.game.asked().is_some() && self.pending.last() != Some(&Step::ChooseSequence) {
            let legal = self.legal();
            let last = [Action::Stop, Action::Done, Action::NoMission, Action::Decline, Action::SkipCard];
            let action = last.into_iter().find(|a| legal.contains(a)).unwrap_or(legal[0]);
            self.act(action);
        }
        self
    }

    /// Sequence B, no reservation, up to the next turn.
    pub fn b(&mut self) -> &mut Table {
        self.act(Action::SequenceB).finish_turn()
    }

    pub fn me(&self) -> &Player {
        &self.game.players[0]
    }

    pub fn asked_step(&self) -> Step {
        *self.game.pending.last().expect("a step")
    }

    pub fn told(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| wanted(event)).count()
    }
}
