//! What one viewer may know: an allow-list, field by field (BA-INFO-1, -2).

use engine::{List, Seat, Viewer};
use serde::Serialize;

use crate::components::MAX_DISPLAY;
use crate::decisions::{
    Activate, Chain, ChooseEffect, Destroy, Discover, KeepCard, MissionAct, OwnerActivation, Pay, Place, PlaceAdvanced,
    RavagerDiscard, Repair, Reserve, Step,
};
use crate::pieces::{
    ActionNumber, Advanced, AdvancedTiles, Back, Card, Cards, Cell, Colour, HalCards, Hex, Hexes, Tile, Tiles,
};
use crate::player::GridTile;
use crate::scoring::Breakdown;
use crate::space::{Posting, Spes, StripSide};
use crate::state::{Attack, BlackAngel, Compartment, HalLevel, Neutral, Supply, Trigger, Turn};

/// The whole table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whether the advanced rules are used.
    pub advanced: bool,
    /// The round, from 1.
    pub round: u16,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What triggered the end, if anything has.
    pub end: Option<Trigger>,
    /// Whether this is the final round.
    pub final_round: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Who is asked, and what; nothing when the game is over.
    pub asked: Option<Question>,
    /// What has been chosen in this turn.
    pub turn: Turn,
    /// Unused dice, by colour.
    pub supplies: [Supply; 3],
    /// Cubes on each action.
    pub damage: [u8; 6],
    /// Whether each action is damaged, so that a die counts 1 less.
    pub damaged: [bool; 6],
    /// Ravagers at each action, the last on top.
    pub ravagers: [List<Attack, 3>; 6],
    /// The strips, nearest the ship board first.
    pub strips: List<StripSide, 7>,
    /// Every hex, strip by strip.
    pub hexes: Vec<HexView>,
    /// Where Spes is.
    pub spes: Spes,
    /// Where the Black Angel is.
    pub angel: Hex,
    /// Advances that are left until Spes.
    pub advances_left: u8,
    /// The technology display, entry first.
    pub display: List<Option<Tile>, MAX_DISPLAY>,
    /// The technology stacks, by colour.
    pub stacks: [StackView; 3],
    /// The technology discard piles.
    pub scrap: Tiles,
    /// Advanced tiles on offer.
    pub advanced_slots: [Option<Advanced>; 4],
    /// Face-down Advanced tiles.
    pub advanced_deck: usize,
    /// Cards in the face-down decks: orange, gray, green, Ravagers.
    pub decks: [usize; 4],
    /// The discard piles.
    pub discard: Cards,
    /// Ravagers that were removed unseen.
    pub removed: usize,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The neutral player.
    pub neutral: Option<Neutral>,
    /// Hal.
    pub hal: Option<HalView>,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// Of whom.
    pub seat: Seat,
    /// The decision. Cards that are being looked at are not in it.
    pub step: &'static str,
    /// Activations or points left, where that matters.
    pub left: Option<u8>,
    /// Whether an activation has been carried out, so that stopping is possible.
    pub done: Option<bool>,
    /// The hex that it is about.
    pub hex: Option<Hex>,
    /// The cell of the technology grid that it is about.
    pub cell: Option<Cell>,
    /// The Technology tile that it is about.
    pub tile: Option<Tile>,
    /// The Advanced tile that it is about.
    pub advanced_tile: Option<Advanced>,
    /// The two cards to choose from, for whoever drew them.
    pub cards: Option<[Card; 2]>,
    /// The backs of these cards, for everybody.
    pub backs: Option<[Back; 2]>,
}

/// One hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HexView {
    /// Which.
    pub hex: Hex,
    /// The alien colour; none on asteroids and Spes.
    pub colour: Option<Colour>,
    /// Whether it is an asteroid field.
    pub asteroid: bool,
    /// Whether it bears a comet.
    pub comet: bool,
    /// Whether a Ravager icon is visible.
    pub icon: bool,
    /// Whether Spes lies here.
    pub spes: bool,
    /// The Mission card.
    pub card: Option<Posting>,
    /// The seats whose ships are here.
    pub ships: Vec<Seat>,
    /// How many Ravagers a Mission placed here would wake.
    pub wakes: usize,
}

/// A technology stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    /// The tile on top.
    pub top: Option<Tile>,
    /// How many tiles there are.
    pub size: usize,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Points on the track.
    pub vp: u16,
    /// Where the points would come from if the game ended now. Ravagers in hand count by number,
    /// which everybody sees.
    pub breakdown: Breakdown,
    /// Robots in the personal supply.
    pub robot_supply: u8,
    /// Robots in the break room.
    pub break_room: u8,
    /// Robots in the workstations, by colour.
    pub workstations: [u8; 3],
    /// Resources in storage.
    pub resources: u16,
    /// Debris in storage.
    pub debris: u16,
    /// Ships in storage.
    pub ships: u16,
    /// Ships in space.
    pub fleet: Hexes,
    /// Dice in the compartment.
    pub dice: Compartment,
    /// Cards in hand by back: orange, gray, green, Ravagers.
    pub hand_backs: [usize; 4],
    /// The faces, for the player alone.
    pub hand: Option<Cards>,
    /// The backs of the cards around the board.
    pub slot_backs: [Option<Back>; 6],
    /// The faces, for the player alone.
    pub slots: Option<[Option<Card>; 6]>,
    /// Ejected cards.
    pub tucked: Cards,
    /// The technology grid.
    pub grid: [Option<GridTile>; 9],
    /// Ejected Technology tiles.
    pub ejected: Tiles,
    /// Advanced tiles on the spaces.
    pub advanced_spaces: [Option<Advanced>; 3],
    /// The most that a tile on each space could score.
    pub space_caps: [u16; 3],
    /// Ejected Advanced tiles beside the board.
    pub advanced_aside: AdvancedTiles,
}

/// Hal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HalView {
    /// How strong he is.
    pub level: HalLevel,
    /// His points.
    pub vp: u16,
    /// His dice.
    pub dice: Compartment,
    /// Cards in his deck.
    pub deck: usize,
    /// His revealed cards.
    pub discard: HalCards,
}

impl View {
    pub(crate) fn of(game: &BlackAngel, viewer: Viewer) -> View {
        let backs = |cards: Cards| Back::ALL.map(|back| (cards & game.data.cards(back)).len());
        View {
            advanced: game.advanced,
            round: game.round,
            first: game.first,
            active: game.active,
            end: game.end,
            final_round: game.final_round,
            over: game.over,
            asked: question(game, viewer),
            turn: game.turn,
            supplies: game.supplies,
            damage: game.damage,
            damaged: ActionNumber::ALL.map(|action| game.is_damaged(action)),
            ravagers: game.ravagers,
            strips: game.space.strips,
            hexes: hexes(game),
            spes: game.space.spes,
            angel: game.space.angel,
            advances_left: if game.end == Some(Trigger::Spes) { 0 } else { game.space.advances_left() },
            display: game.display,
            stacks: game.stacks.map(|stack| StackView { top: stack.top, size: stack.len() }),
            scrap: game.scrap,
            advanced_slots: game.advanced_slots,
            advanced_deck: game.advanced_deck.len(),
            decks: backs(game.deck),
            discard: game.discard,
            removed: game.removed.len(),
            players: (0..game.players.len() as u8).map(|seat| player(game, Seat(seat), viewer)).collect(),
            neutral: game.neutral,
            hal: game.hal.as_ref().map(|hal| HalView {
                level: hal.level,
                vp: hal.vp,
                dice: hal.dice,
                deck: hal.deck.len(),
                discard: hal.discard,
            }),
        }
    }
}

fn hexes(game: &BlackAngel) -> Vec<HexView> {
    let space = &game.space;
    let aliens = Colour::ALL.map(|colour| (colour, game.aliens(colour)));
    let (asteroids, comets, icons) = (game.asteroids(), game.comets(), game.icons());
    Hexes::of_strips(space.length())
        .iter()
        .map(|hex| HexView {
            hex,
            colour: aliens.iter().find(|(_, hexes)| hexes.contains(hex)).map(|(colour, _)| *colour),
            asteroid: asteroids.contains(hex),
            comet: comets.contains(hex),
            icon: icons.contains(hex),
            spes: space.spes_hex() == Some(hex),
            card: space.cards.get(hex),
            ships: (0..game.players.len() as u8)
                .map(Seat)
                .filter(|seat| game.players[seat.index()].fleet.contains(hex))
                .take(2)
                .collect(),
            wakes: game.wakes(hex),
        })
        .collect()
}

fn player(game: &BlackAngel, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = &game.players[seat.index()];
    let own = viewer == Viewer::Seat(seat);
    let limits = &game.data.limits;
    PlayerView {
        vp: player.vp,
        breakdown: game.breakdown(seat),
        robot_supply: player.robot_supply,
        break_room: player.break_room,
        workstations: player.workstations,
        resources: player.resources,
        debris: player.debris,
        ships: player.ships,
        fleet: player.fleet,
        dice: player.dice,
        hand_backs: Back::ALL.map(|back| (player.hand & game.data.cards(back)).len()),
        hand: own.then_some(player.hand),
        slot_backs: player.slots.map(|card| card.map(|card| game.data.back(card))),
        slots: own.then_some(player.slots),
        tucked: player.tucked,
        grid: player.grid,
        ejected: player.ejected,
        advanced_spaces: player.advanced_spaces,
        space_caps: Colour::ALL.map(|colour| {
            limits.advanced_cap_base
                + limits.advanced_cap_per_card * (player.tucked & game.data.cards(colour.into())).len() as u16
        }),
        advanced_aside: player.advanced_aside,
    }
}

fn question(game: &BlackAngel, viewer: Viewer) -> Option<Question> {
    let seat = game.asked()?;
    let blank = |step: &'static str| Question {
        seat,
        step,
        left: None,
        done: None,
        hex: None,
        cell: None,
        tile: None,
        advanced_tile: None,
        cards: None,
        backs: None,
    };
    Some(match *game.pending.last()? {
        Step::SetupReserve(_) => blank("setup_reserve"),
        Step::ChooseSequence => blank("choose_sequence"),
        Step::PlayCard => blank("play_card"),
        Step::Activate(Activate { eligible, done }) => {
            Question { left: Some(eligible.len() as u8), done: Some(done), ..blank("activate") }
        }
        Step::ChooseEffect(ChooseEffect { tile, cell }) => {
            Question { tile: Some(tile), cell: Some(cell), ..blank("choose_effect") }
        }
        Step::MoveShip => blank("move_ship"),
        Step::ShiftRobot => blank("shift_robot"),
        Step::Chain(Chain { cell, .. }) => Question { cell: Some(cell), ..blank("chain") },
        Step::DrawColour => blank("draw_colour"),
        Step::KeepCard(KeepCard { cards }) => Question {
            cards: (viewer == Viewer::Seat(seat)).then_some(cards),
            backs: Some(cards.map(|card| game.data.back(card))),
            ..blank("keep_card")
        },
        Step::ChooseDie => blank("choose_die"),
        Step::BoostDie => blank("boost_die"),
        Step::ChooseTarget => blank("choose_target"),
        Step::BoostAction => blank("boost_action"),
        Step::RavagerDiscard(RavagerDiscard { ravager: false }) => blank("discard_mission"),
        Step::RavagerDiscard(RavagerDiscard { ravager: true }) => blank("discard_ravager"),
        Step::Discover(Discover { points }) => {
            Question { left: Some(points), done: Some(!game.turn.taken.is_empty()), ..blank("discover") }
        }
        Step::Inject => Question { left: Some(game.turn.taken.len() as u8), ..blank("inject") },
        Step::PlaceAdvanced(PlaceAdvanced { tile }) => {
            Question { advanced_tile: Some(tile), ..blank("place_advanced") }
        }
        Step::Repair(Repair { left, done }) => Question { left: Some(left), done: Some(done), ..blank("repair") },
        Step::Debris => blank("debris"),
        Step::Destroy(Destroy { left, done }) => Question { left: Some(left), done: Some(done), ..blank("destroy") },
        Step::Command => Question { left: Some(game.turn.value), ..blank("command") },
        Step::Place(Place { hex, must }) => Question { hex: Some(hex), done: Some(!must), ..blank("place") },
        Step::MissionAct(MissionAct { hex, left, done }) => {
            Question { hex: Some(hex), left: Some(left), done: Some(done), ..blank("mission_act") }
        }
        Step::Pay(Pay { hex, tiles, missions, ravagers, .. }) => {
            Question { hex: Some(hex), left: Some(tiles + missions + ravagers), ..blank("pay") }
        }
        Step::OwnerActivation(OwnerActivation { hex, .. }) => Question { hex: Some(hex), ..blank("owner_activation") },
        Step::HandLimit => blank("hand_limit"),
        Step::Reserve(Reserve { paid }) => Question { done: Some(paid), ..blank("reserve") },
        // Seen only in the midst of things, by a listener.
        Step::Ravager | Step::Perform | Step::HalActivation { .. } => blank("resolving"),
        Step::Draw | Step::NeutralDice | Step::Reset | Step::Advance | Step::EndTurn => blank("resolving"),
    })
}
