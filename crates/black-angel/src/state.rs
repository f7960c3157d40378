//! Everything that lies on the table.

use engine::{Data, List, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Components, MAX_DISPLAY};
use crate::decisions::Step;
use crate::pieces::{
    ActionNumber, Advanced, AdvancedTiles, Back, Card, Cards, Colour, Die, HalCards, Hex, Hexes, Holder, Tile, Tiles,
};
use crate::player::Player;
use crate::space::Space;

/// Dice in a compartment, kept sorted: there are never more than all of the game.
pub type Compartment = List<Die, 18>;

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlackAngel {
    /// Whether the advanced rules are used (section 13).
    pub advanced: bool,
    /// The round, counted from 1.
    pub round: u16,
    /// The seat of the first player.
    pub first: Seat,
    /// The seat whose turn it is.
    pub active: Seat,
    /// What triggered the end, once something has (BA-END-1).
    pub end: Option<Trigger>,
    /// Whether the final round has begun (BA-END-2).
    pub final_round: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Unused dice, by colour.
    pub supplies: [Supply; 3],
    /// Damage cubes on each action.
    pub damage: [u8; 6],
    /// Ravagers at each action; the last is on top.
    pub ravagers: [List<Attack, 3>; 6],
    /// The strips and what lies on them.
    pub space: Space,
    /// The technology display; the first space is the entry.
    pub display: List<Option<Tile>, MAX_DISPLAY>,
    /// The technology stacks, by colour.
    pub stacks: [Stack; 3],
    /// The technology discard piles.
    pub scrap: Tiles,
    /// Advanced tiles on offer; the last slot is nearest the display.
    pub advanced_slots: [Option<Advanced>; 4],
    /// The face-down Advanced tiles.
    pub advanced_deck: AdvancedTiles,
    /// Advanced tiles that left the game.
    pub advanced_gone: AdvancedTiles,
    /// The face-down Mission and Ravager decks. Cards are drawn from it at random.
    pub deck: Cards,
    /// The discard piles.
    pub discard: Cards,
    /// Ravagers that were removed unseen.
    pub removed: Cards,
    /// The players, by seat.
    pub players: List<Player, 4>,
    /// The neutral player, with two players.
    pub neutral: Option<Neutral>,
    /// Hal, with one player.
    pub hal: Option<Hal>,
    /// What has been chosen in this turn.
    pub turn: Turn,
    /// What is still to be done and decided; the last comes first.
    pub pending: List<Step, 16>,
    /// What is printed on the components.
    #[serde(rename = "pack", default = "Data::first", skip_serializing_if = "Data::is_first")]
    pub data: Data<Components>,
}

/// Its short name in the signatures of the decisions.
pub(crate) type State = BlackAngel;

/// What triggers the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// The Black Angel arrived on Spes.
    Spes,
    /// The Ravager deck became empty.
    Ravagers,
}

/// The unused dice of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// Undamaged dice.
    pub sound: u8,
    /// Dice with a Damage cube.
    pub damaged: u8,
}

/// A Ravager at an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The card.
    pub card: Card,
    /// The robots on it, by seat.
    pub robots: [u8; 4],
}

/// A face-up technology stack: its top is public, the order below is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// The tile that everybody sees.
    pub top: Option<Tile>,
    /// The tiles below it.
    pub below: Tiles,
}

/// The neutral player (section 12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Neutral {
    /// Whether its robot still stands in the workstation, by colour.
    pub workstations: [bool; 3],
    /// Its dice.
    pub dice: Compartment,
}

/// How strong Hal is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HalLevel {
    /// Hal starts with 0 VP.
    Easy,
    /// Hal starts with 5 VP.
    #[default]
    Standard,
    /// Hal starts with 10 VP.
    Difficult,
    /// Hal starts with 15 VP.
    Extreme,
}

impl HalLevel {
    /// All levels.
    pub const ALL: [HalLevel; 4] = [HalLevel::Easy, HalLevel::Standard, HalLevel::Difficult, HalLevel::Extreme];
}

/// The virtual opponent (section 14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hal {
    /// How strong he is.
    pub level: HalLevel,
    /// His points.
    pub vp: u16,
    /// His dice.
    pub dice: Compartment,
    /// His face-down cards.
    pub deck: HalCards,
    /// His revealed cards.
    pub discard: HalCards,
}

/// What has been chosen in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// A, B or a pass; none before the choice.
    pub sequence: Option<Sequence>,
    /// The die in use, until A3.
    pub die: Option<UsedDie>,
    /// Where it lies.
    pub target: Option<Target>,
    /// The effective value (BA-A2-9).
    pub value: u8,
    /// Tiles taken and not yet injected.
    pub taken: List<Taken, 3>,
}

/// What a player does with a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sequence {
    /// Card, action, draw.
    A,
    /// Dice, board, advance.
    B,
    /// Nothing (BA-END-6).
    Pass,
}

/// The die that a player uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UsedDie {
    /// Whose it was.
    pub from: Holder,
    /// The colour of its supply.
    pub original: Colour,
    /// Its colour for this action.
    pub colour: Colour,
    /// What it shows now.
    pub value: u8,
}

/// Where a die is used (BA-A2-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A ship board action.
    Action(ActionNumber),
    /// A Mission card in space.
    Mission(Hex),
}

/// A tile taken in Discover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// A Technology tile.
    Technology(Tile),
    /// An Advanced tile.
    Advanced(Advanced),
}

/// A place in a list for which nothing has been taken yet.
impl Default for Taken {
    fn default() -> Taken {
        Taken::Technology(Tile::default())
    }
}

impl Supply {
    /// How many dice there are.
    pub fn len(self) -> u8 {
        self.sound + self.damaged
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl Stack {
    /// How many tiles there are.
    pub fn len(self) -> usize {
        usize::from(self.top.is_some()) + self.below.len()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// Puts a die into a compartment, in order.
pub(crate) fn put_die(dice: &mut Compartment, die: Die) {
    let at = dice.partition_point(|other| *other <= die);
    if !dice.is_full() {
        dice.insert(at, die);
    }
}

/// Takes a die out of a compartment.
pub(crate) fn take_die(dice: &mut Compartment, die: Die) -> bool {
    match dice.iter().position(|other| *other == die) {
        Some(at) => {
            dice.remove(at);
            true
        }
        None => false,
    }
}

/// The different dice of a compartment: those that look the same are one choice.
pub(crate) fn distinct(dice: &Compartment) -> impl Iterator<Item = Die> + '_ {
    dice.iter().enumerate().filter(|(at, die)| *at == 0 || dice[at - 1] != **die).map(|(_, die)| *die)
}

impl BlackAngel {
    /// Whose turn it is.
    #[inline]
    pub fn active_player(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn active_player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The dice of anybody who has some.
    pub fn dice_of(&self, holder: Holder) -> Option<&Compartment> {
        match holder {
            Holder::Seat(seat) => self.players.get(seat.index()).map(|player| &player.dice),
            Holder::Neutral => self.neutral.as_ref().map(|neutral| &neutral.dice),
            Holder::Hal => self.hal.as_ref().map(|hal| &hal.dice),
        }
    }

    pub(crate) fn dice_of_mut(&mut self, holder: Holder) -> Option<&mut Compartment> {
        match holder {
            Holder::Seat(seat) => self.players.get_mut(seat.index()).map(|player| &mut player.dice),
            Holder::Neutral => self.neutral.as_mut().map(|neutral| &mut neutral.dice),
            Holder::Hal => self.hal.as_mut().map(|hal| &mut hal.dice),
        }
    }

    /// Everybody who has a compartment, in seat order.
    pub fn holders(&self) -> impl Iterator<Item = Holder> + use<> {
        let neutral = self.neutral.is_some().then_some(Holder::Neutral);
        let hal = self.hal.is_some().then_some(Holder::Hal);
        (0..self.players.len() as u8).map(|seat| Holder::Seat(Seat(seat))).chain(neutral).chain(hal)
    }

    /// Who is asked now; nobody when the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        if self.over {
            return None;
        }
        Some(match self.pending.last()? {
            Step::SetupReserve(step) => step.seat,
            Step::OwnerActivation(step) => step.seat,
            Step::Pay(step) => step.seat,
            _ => self.active,
        })
    }

    /// The cards with this back among those in a player's hand.
    #[inline]
    pub(crate) fn held(&self, seat: Seat, back: Back) -> Cards {
        self.players[seat.index()].hand & self.data.cards(back)
    }

    /// The Missions of this colour that can still be drawn (BA-A3-4).
    #[inline]
    pub(crate) fn drawable(&self, colour: Colour) -> Cards {
        (self.deck | self.discard) & self.data.cards(colour.into())
    }

    /// Whether a Mission of this colour can be drawn (BA-A3-4).
    #[inline]
    pub fn can_draw(&self, colour: Colour) -> bool {
        !self.drawable(colour).is_empty()
    }

    /// Dice in the game, of each colour.
    pub fn dice_per_colour(&self) -> u8 {
        self.data.player_counts[self.players.len().clamp(1, 4) - 1].dice_per_colour
    }

    /// Hexes on which another ship of this seat may not stop: own ships, and two of others
    /// (BA-SHIP-5).
    #[inline]
    pub(crate) fn crowded(&self, seat: Seat) -> Hexes {
        let (mut one, mut two) = (Hexes::EMPTY, Hexes::EMPTY);
        for (index, player) in self.players.iter().enumerate() {
            if index != seat.index() {
                two = two | (one & player.fleet);
                one = one | player.fleet;
            }
        }
        two
    }

    /// The number of the action being performed, if it is one of the ship board.
    pub(crate) fn chosen_action(&self) -> Option<ActionNumber> {
        match self.turn.target {
            Some(Target::Action(action)) => Some(action),
            _ => None,
        }
    }

    /// The decision on top of the stack is done with.
    #[inline]
    pub(crate) fn decided(&mut self) {
        self.pending.pop();
    }

    /// The decision on top of the stack goes on like this.
    #[inline]
    pub(crate) fn goes_on(&mut self, step: Step) {
        if let Some(top) = self.pending.last_mut() {
            *top = step;
        }
    }
}
