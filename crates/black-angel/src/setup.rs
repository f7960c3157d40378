//! Setup (section 3).

use engine::{Components as _, Data, DataHash, Dice, Fault, List, OptionSpec, Piece, Play, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Components, PlayerStart};
use crate::decisions::{SetupReserve, Step, roll};
use crate::pieces::{AdvancedTiles, Back, Cards, Colour, Die, HalCards, Hex, Tile, Tiles};
use crate::player::{GridTile, Player};
use crate::space::{Postings, Space, Spes, StripSide};
use crate::state::{BlackAngel, Compartment, Hal, HalLevel, Neutral, Stack, Supply, Turn, put_die};

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
    /// The hash of the component data; none for those that came with the first program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<DataHash>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2,
            advanced: false,
            hal: HalLevel::Standard,
            first: None,
            pack: Components::name_for_new_tables(),
        }
    }
}

impl Setup {
    /// The components that are asked for.
    pub fn components(&self) -> Result<Data<Components>, Fault> {
        Components::named(self.pack).map(Data::new).ok_or_else(|| Fault::new("pack", "unknown-pack"))
    }

    pub(crate) fn options() -> Vec<OptionSpec> {
        let levels = ["easy", "standard", "difficult", "extreme"];
        vec![
            OptionSpec { key: "players", values: (1..=4).map(Into::into).collect(), cover: true },
            OptionSpec { key: "advanced", values: vec![false.into(), true.into()], cover: true },
            OptionSpec { key: "hal", values: levels.into_iter().map(Into::into).collect(), cover: true },
        ]
    }
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
        let data = setup.components()?;
        let count = &data.get().player_counts[usize::from(setup.players) - 1];
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
            space: lay_strips(&data, count.strips, dice),
            display: data.display_costs.iter().map(|_| None).collect(),
            stacks: data.technologies.map(|below| Stack { top: None, below }),
            scrap: Tiles::EMPTY,
            advanced_slots: [None; 4],
            advanced_deck: AdvancedTiles::from_bits(!0 >> (16 - data.advanced.len())),
            advanced_gone: AdvancedTiles::EMPTY,
            deck: data.all_cards(),
            discard: Cards::EMPTY,
            removed: Cards::EMPTY,
            players: std::iter::repeat_n(Player::new(&data.start), usize::from(setup.players)).collect(),
            neutral: None,
            hal: None,
            turn: Turn::default(),
            pending: List::new(),
            data,
        };
        game.lay_display(dice);
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
        for seat in game.turn_order() {
            game.deal(seat, dice);
        }
        for seat in game.turn_order() {
            game.lay_starting_tiles(seat, dice);
        }
        for seat in game.turn_order() {
            game.players[seat.index()].dice = game.first_dice(data.start.dice_per_colour, dice);
        }
        if count.neutral_player {
            game.neutral = Some(Neutral { workstations: [true; 3], dice: game.first_dice(1, dice) });
        }
        if setup.players == 1 {
            game.hal = Some(Hal {
                level: setup.hal,
                vp: u16::from(data.hal.start_vp[setup.hal as usize]),
                dice: game.first_dice(data.hal.robots_per_workstation, dice),
                deck: HalCards::from_bits(!0 >> (16 - data.hal_cards.len())),
                discard: HalCards::EMPTY,
            });
        }
        game.give_aids();
        Ok(game)
    }

    /// The seats, beginning with the first player.
    fn turn_order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        let (first, count) = (self.first.0, self.players.len() as u8);
        (0..count).map(move |place| Seat((first + place) % count))
    }

    /// A tile of each stack on the first spaces (BA-SETUP-5).
    fn lay_display(&mut self, dice: &mut Dice) {
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
            if let Some(card) = self.deck.ravagers().draw(dice) {
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
        let start = &self.data.get().start;
        for back in Back::ALL {
            let cards = if back == Back::Ravager { start.ravager_cards } else { start.mission_cards_per_colour };
            for _ in 0..cards {
                if let Some(card) = (self.deck & self.data.cards(back)).draw(dice) {
                    self.deck.remove(card);
                    self.players[seat.index()].hand.insert(card);
                }
            }
        }
    }

    /// The three starting tiles at random on their cells (BA-SETUP-12).
    fn lay_starting_tiles(&mut self, seat: Seat, dice: &mut Dice) {
        let mut tiles: List<Tile, 3> = self.data.starting.iter().take(3).collect();
        dice.shuffle(&mut tiles);
        for (tile, cell) in tiles.into_iter().zip(self.data.starting_cells) {
            self.players[seat.index()].grid[cell.index()] =
                Some(GridTile::Technology { tile, boost: false, debris: false });
        }
    }

    fn first_dice(&mut self, each: u8, dice: &mut Dice) -> Compartment {
        let mut rolled = Compartment::new();
        for colour in Colour::ALL {
            for _ in 0..each {
                if self.take_supply_die(colour).is_some() {
                    put_die(&mut rolled, Die { colour, value: roll(&self.data, dice), reserved: false });
                }
            }
        }
        rolled
    }

    /// The advantages of the later places (BA-SETUP-15, -16).
    fn give_aids(&mut self) {
        self.pending.push(Step::ChooseSequence);
        for (seat, aid) in self.turn_order().zip(&self.data.get().player_aids).rev() {
            self.players[seat.index()].resources += u16::from(aid.resource);
            for _ in 0..aid.reserve_die {
                self.pending.push(Step::SetupReserve(SetupReserve { seat }));
            }
        }
    }
}

/// Strips at random in choice, order and side (BA-SETUP-3).
fn lay_strips(data: &Components, count: u8, dice: &mut Dice) -> Space {
    let mut numbers: List<u8, 7> = (1..=data.strips.len() as u8).collect();
    dice.shuffle(&mut numbers);
    let strips: List<StripSide, 7> = numbers
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
    fn new(start: &PlayerStart) -> Player {
        Player {
            vp: start.vp,
            robot_supply: start.robots_supply,
            break_room: start.robots_break_room,
            workstations: [start.robots_per_workstation; 3],
            resources: start.resources,
            debris: start.debris,
            ships: start.ships,
            ..Player::default()
        }
    }
}
