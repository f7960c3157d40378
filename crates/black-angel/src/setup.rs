//! Setup (section 3).

use arrayvec::ArrayVec;
use engine::{Dice, Fault, OptionSpec, Play, Seat};
use serde::{Deserialize, Serialize};

use crate::components::data;
use crate::hex::Hex;
use crate::names::{Advanced, Back, Card, Colour, Die, HalCard, Tile};
use crate::sequence_b::roll;
use crate::sets::{AdvancedTiles, Cards, HalCards, Hexes, Tiles};
use crate::space::{Postings, Space, Spes, StripSide};
use crate::step::{Step, Turn};
use crate::table::{BlackAngel, Compartment, Hal, HalLevel, Neutral, Piece, Player, Stack, Supply, put_die};

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Human players, 1 to 4.
    pub players: u8,
    /// Whether the advanced rules are used.
    pub advanced: bool,
    /// How strong Hal is; only with one player.
    pub hal: HalLevel,
    /// The seat of the first player; drawn if none (BA-SETUP-15).
    pub first: Option<u8>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, advanced: false, hal: HalLevel::Standard, first: None }
    }
}

impl Setup {
    pub(crate) fn options() -> Vec<OptionSpec> {
        let levels = ["easy", "standard", "difficult", "extreme"];
        vec![
            OptionSpec { key: "players", values: (1..=4).map(Into::into).collect(), cover: true },
            OptionSpec { key: "advanced", values: vec![false.into(), true.into()], cover: true },
            OptionSpec { key: "hal", values: levels.into_iter().map(Into::into).collect(), cover: true },
        ]
    }
}

fn take_random(bits: u128, dice: &mut Dice) -> Option<u8> {
    dice.pick_bit(bits).map(|pick| pick as u8)
}

impl BlackAngel {
    /// The first position of a game, all chance in the order of BA-INFO-3.
    pub(crate) fn set_up(setup: &Setup, dice: &mut Dice) -> Result<BlackAngel, Fault> {
        if !(1..=4).contains(&setup.players) {
            return Err(Fault::new("players", "BA-SETUP-2"));
        }
        if setup.first.is_some_and(|first| first >= setup.players) {
            return Err(Fault::new("first", "BA-SETUP-15"));
        }
        let count = &data().player_counts[usize::from(setup.players) - 1];
        let mut game = BlackAngel {
            advanced: setup.advanced,
            round: 1,
            first: Seat(0),
            active: Seat(0),
            end: None,
            final_round: false,
            over: false,
            supplies: [Supply { sound: count.dice_per_colour, damaged: 0 }; 3],
            damage: [0; 6],
            ravagers: Default::default(),
            space: lay_strips(count.strips, dice),
            display: data().display_costs.iter().map(|_| None).collect(),
            stacks: [Stack::default(); 3],
            scrap: Tiles::EMPTY,
            advanced_slots: [None; 4],
            advanced_deck: (0..data().advanced.len() as u8).filter_map(Advanced::from_index).collect(),
            advanced_gone: AdvancedTiles::EMPTY,
            deck: data().all_cards(),
            discard: Cards::EMPTY,
            removed: Cards::EMPTY,
            players: ArrayVec::new(),
            neutral: None,
            hal: None,
            turn: Turn::default(),
            pending: ArrayVec::new(),
        };
        game.stack_technologies(dice);
        for slot in 1..=game.advanced_slots.len() as u8 {
            game.refill_advanced(slot, &mut Play::new(dice, &mut ()));
        }
        game.bring_first_ravagers(count.ravagers_removed, dice);
        match setup.first {
            Some(first) => game.first = Seat(first),
            None if setup.players > 1 => game.first = Seat(dice.below(u32::from(setup.players)) as u8),
            None => {}
        }
        game.active = game.first;
        for _ in 0..setup.players {
            game.players.push(Player::new());
        }
        let order = game.turn_order();
        for seat in order.iter() {
            game.deal(*seat, dice);
        }
        for seat in order.iter() {
            game.lay_starting_tiles(*seat, dice);
        }
        for seat in order.iter() {
            game.players[seat.index()].dice = game.first_dice(data().start.dice_per_colour, dice);
        }
        if count.neutral_player {
            game.neutral = Some(Neutral { workstations: [true; 3], dice: game.first_dice(1, dice) });
        }
        if setup.players == 1 {
            game.hal = Some(Hal {
                level: setup.hal,
                vp: u16::from(data().hal.start_vp[setup.hal as usize]),
                dice: game.first_dice(data().hal.robots_per_workstation, dice),
                deck: (0..data().hal_cards.len() as u8).filter_map(HalCard::from_index).collect(),
                discard: HalCards::EMPTY,
            });
        }
        game.give_aids(&order);
        Ok(game)
    }

    /// The seats, beginning with the first player.
    pub(crate) fn turn_order(&self) -> ArrayVec<Seat, 4> {
        let count = self.players.len() as u8;
        (0..count).map(|place| Seat((self.first.0 + place) % count)).collect()
    }

    /// Three stacks and a tile of each on the first spaces (BA-SETUP-5).
    fn stack_technologies(&mut self, dice: &mut Dice) {
        for index in 0..data().tiles.len() as u8 {
            if let Some(tile) = Tile::from_index(index).filter(|tile| !tile.is_starting()) {
                self.stacks[tile.face().colour.index()].below.insert(tile);
            }
        }
        let mut colours = Colour::ALL;
        dice.shuffle(&mut colours);
        let mut deaf = ();
        let mut play = Play::new(dice, &mut deaf);
        for (space, colour) in colours.into_iter().enumerate() {
            self.reveal_top(colour, &mut play);
            self.display[space] = self.take_top(colour, &mut play);
        }
    }

    /// Removes Ravagers unseen and places the first two (BA-SETUP-8).
    fn bring_first_ravagers(&mut self, removed: u8, dice: &mut Dice) {
        for _ in 0..removed {
            if let Some(card) = take_random(self.deck.of(Back::Ravager).0, dice).and_then(Card::from_index) {
                self.deck.remove(card);
                self.removed.insert(card);
            }
        }
        let mut deaf = ();
        let mut play = Play::new(dice, &mut deaf);
        for _ in 0..2 {
            if let Some(card) = self.draw_ravager(&mut play) {
                self.place_ravager(card, &mut play);
            }
        }
    }

    /// A Mission of each colour and a Ravager (BA-SETUP-13).
    fn deal(&mut self, seat: Seat, dice: &mut Dice) {
        let start = &data().start;
        for back in Back::ALL {
            let cards = if back == Back::Ravager { start.ravager_cards } else { start.mission_cards_per_colour };
            for _ in 0..cards {
                if let Some(card) = take_random(self.deck.of(back).0, dice).and_then(Card::from_index) {
                    self.deck.remove(card);
                    self.players[seat.index()].hand.insert(card);
                }
            }
        }
    }

    /// The three starting tiles at random on their cells (BA-SETUP-12).
    fn lay_starting_tiles(&mut self, seat: Seat, dice: &mut Dice) {
        let mut tiles: ArrayVec<Tile, 3> =
            (0..data().tiles.len() as u8).filter_map(Tile::from_index).filter(|tile| tile.is_starting()).collect();
        dice.shuffle(&mut tiles);
        for (tile, cell) in tiles.into_iter().zip(data().starting_cells) {
            self.players[seat.index()].grid[cell.index()] =
                Some(Piece::Technology { tile, boost: false, debris: false });
        }
    }

    fn first_dice(&mut self, each: u8, dice: &mut Dice) -> Compartment {
        let mut rolled = Compartment::new();
        for colour in Colour::ALL {
            for _ in 0..each {
                if self.take_supply_die(colour).is_some() {
                    put_die(&mut rolled, Die { colour, value: roll(dice), reserved: false });
                }
            }
        }
        rolled
    }

    /// The advantages of the later places (BA-SETUP-15, -16).
    fn give_aids(&mut self, order: &[Seat]) {
        self.pending.push(Step::ChooseSequence);
        for (seat, aid) in order.iter().zip(&data().player_aids).rev() {
            self.players[seat.index()].resources += u16::from(aid.resource);
            for _ in 0..aid.reserve_die {
                self.pending.push(Step::SetupReserve { seat: *seat });
            }
        }
    }
}

/// Strips at random in choice, order and side (BA-SETUP-3).
fn lay_strips(count: u8, dice: &mut Dice) -> Space {
    let mut numbers: ArrayVec<u8, 7> = (1..=data().strips.len() as u8).collect();
    dice.shuffle(&mut numbers);
    let strips: ArrayVec<StripSide, 7> = numbers
        .into_iter()
        .take(usize::from(count))
        .map(|strip| StripSide { strip, side_b: dice.below(2) == 1 })
        .collect();
    let centre = count.div_ceil(2);
    Space {
        strips,
        spes: Spes::Token(count),
        angel: Hex::at(centre, 0).unwrap_or_else(|| unreachable!("the centre strip is one of seven")),
        cards: Postings::default(),
    }
}

impl Player {
    fn new() -> Player {
        let start = &data().start;
        Player {
            vp: start.vp,
            robot_supply: start.robots_supply,
            break_room: start.robots_break_room,
            workstations: [start.robots_per_workstation; 3],
            resources: start.resources,
            debris: start.debris,
            ships: start.ships,
            fleet: Hexes::EMPTY,
            dice: Compartment::new(),
            hand: Cards::EMPTY,
            slots: [None; 6],
            tucked: Cards::EMPTY,
            grid: [None; 9],
            ejected: Tiles::EMPTY,
            advanced_spaces: [None; 3],
            advanced_aside: AdvancedTiles::EMPTY,
        }
    }
}
