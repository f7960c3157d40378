//! All that one viewer may know: an own type, built field by field (TEG-INFO-1).

use engine::{Outcome, Seat, Seats, Viewer};
use serde::Serialize;

use crate::components::notation::UpgradeIf;
use crate::decisions::Ask;
use crate::frames::{ArrivalStage, Frame, Source};
use crate::pieces::{ExplorationId, ExplorationSet, Face, MissionId, PilotId, PilotSet, PlanetId, PlanetSet, Resource};
use crate::scoring::Points;
use crate::setup::Setup;
use crate::state::{Berth, Die, MissionHand, Phase, Rogue, Ship, ThisTurn, TinyEpicGalaxies};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// The options of the table.
    pub setup: Setup,
    /// Choosing missions, playing, or over.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u16,
    /// Whose turn it is; seat 1 of a solo game is the Rogue Galaxy.
    pub active: Seat,
    /// Who triggered the end.
    pub triggered_by: Option<Seat>,
    /// Who has still to choose a mission.
    pub choosing_missions: Seats,
    /// What is asked now, and of whom.
    pub ask: Option<Ask>,
    /// What is being resolved, the innermost last.
    pub pending: Vec<Pending>,
    /// One galaxy a player; in a solo game the second is the Rogue's.
    pub galaxies: Vec<GalaxyView>,
    /// The colonizable planets from left to right.
    pub row: Vec<Option<PlanetId>>,
    /// How many planets the deck holds.
    pub planet_deck: usize,
    /// The planets that left the game.
    pub planets_removed: PlanetSet,
    /// The pilots for hire from left to right.
    pub pilot_offer: Vec<Option<PilotId>>,
    /// How many pilots the deck holds.
    pub pilot_deck: usize,
    /// The pilots that left the game.
    pub pilots_removed: PilotSet,
    /// The open exploration cards.
    pub exploration_offer: Vec<ExplorationId>,
    /// How many cards the exploration deck holds.
    pub exploration_deck: usize,
    /// The top card of the exploration deck, if the viewer has looked at it.
    pub exploration_top: Option<ExplorationId>,
    /// The card drawn in an exploration under way, if the viewer drew it.
    pub drawn: Option<ExplorationId>,
    /// The dice of this turn.
    pub dice: Vec<Die>,
    /// What lasts until the end of this turn.
    pub this_turn: ThisTurn,
    /// What the next reroll costs in energy.
    pub reroll_cost: u8,
    /// Whether the converter could be used.
    pub converter_ready: bool,
    /// What lasts in a solo game.
    pub rogue: Rogue,
    /// The result, when the game is over.
    pub outcome: Option<Outcome>,
}

/// Something being resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields name who and what.
pub enum Pending {
    /// One die, one follow or one free follow.
    Resolution { seat: Seat, die: Option<u8> },
    /// An effect, at this step.
    Effect { seat: Seat, source: Source, step: u8 },
    /// A follow window.
    Window { opener: Seat, face: Face, die: Option<u8>, free: bool, undecided: Seats },
    /// The rest of a Move.
    Arrival { seat: Seat, ship: u8, stage: ArrivalStage },
    /// An exploration.
    Exploration { seat: Seat, ship: u8 },
    /// A hire.
    Hire { seat: Seat, pilot: Option<PilotId> },
    /// The Rogue's turn.
    RogueTurn { left: u8, bonus: bool },
}

/// One galaxy as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GalaxyView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is the Rogue's.
    pub rogue: bool,
    /// Energy.
    pub energy: u8,
    /// Culture.
    pub culture: u8,
    /// The most of each.
    pub cap: u8,
    /// The empire level.
    pub level: u8,
    /// How many dice the level gives.
    pub dice: u8,
    /// The cost of the next level, if there is one and the galaxy pays for levels.
    pub upgrade_cost: Option<u8>,
    /// The points of TEG-END-1.
    pub vp: u8,
    /// Where the points come from; mission and badges when the game is over.
    pub points: Points,
    /// All points together.
    pub total: u8,
    /// The four ships.
    pub ships: [Ship; 4],
    /// What an energy die would give.
    pub energy_yield: u8,
    /// What a culture die would give.
    pub culture_yield: u8,
    /// The colonized planets.
    pub colonies: PlanetSet,
    /// The hangar, one berth a ship type.
    pub hangar: [Berth; 4],
    /// How many exploration cards lie face down.
    pub explored_count: usize,
    /// Which, if the viewer may know.
    pub explored: Option<ExplorationSet>,
    /// The dwarf planets, face up.
    pub dwarfs: ExplorationSet,
    /// Symbols of each badge type, if the viewer may know.
    pub badges: Option<[u8; 4]>,
    /// The mission; none in a solo game.
    pub mission: Option<MissionView>,
    /// The once-per-turn planets used this turn.
    pub used_planets: PlanetSet,
    /// The once-per-turn pilots used this turn.
    pub used_pilots: PilotSet,
}

/// A mission as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MissionView {
    /// Whether a mission is kept.
    pub chosen: bool,
    /// The two missions drawn, for their owner.
    pub dealt: Option<[MissionId; 2]>,
    /// The one kept, for its owner, and for all when the game is over.
    pub kept: Option<MissionId>,
    /// What it would score now, for its owner, unless that depends on what opponents hide.
    pub worth_now: Option<u8>,
}

impl View {
    pub(crate) fn of(table: &TinyEpicGalaxies, viewer: Viewer) -> View {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let drawn = match table.frames.last() {
            Some(Frame::Drawn { seat, card, .. }) if own(*seat) => Some(*card),
            _ => None,
        };
        let top =
            table.exploration_top.filter(|top| matches!(viewer, Viewer::Seat(seat) if top.seen_by.contains(seat)));
        let playing = table.phase == Phase::Turns && !table.is_rogue(table.active);
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            setup: table.setup,
            phase: table.phase,
            round: table.round,
            active: table.active,
            triggered_by: table.triggered_by,
            choosing_missions: table.choosing_missions(),
            ask: table.ask(),
            pending: table.frames.iter().filter_map(pending).collect(),
            galaxies: table.everyone().map(|seat| galaxy_view(table, seat, own(seat))).collect(),
            row: table.row.iter().copied().collect(),
            planet_deck: table.planet_deck.len(),
            planets_removed: table.planets_removed,
            pilot_offer: table.pilot_offer.iter().copied().collect(),
            pilot_deck: table.pilot_deck.len(),
            pilots_removed: table.pilots_removed,
            exploration_offer: table.exploration_offer.iter().copied().collect(),
            exploration_deck: table.exploration_left(),
            exploration_top: top.map(|top| top.card),
            drawn,
            dice: table.dice.iter().copied().collect(),
            this_turn: table.this_turn,
            reroll_cost: table.reroll_cost(),
            converter_ready: playing && table.can_convert(),
            rogue: table.rogue,
            outcome: (table.phase == Phase::Over).then(|| table.result()),
        }
    }
}

fn pending(frame: &Frame) -> Option<Pending> {
    Some(match *frame {
        Frame::Resolution { seat, die, .. } => Pending::Resolution { seat, die },
        Frame::Task(task) => Pending::Effect { seat: task.seat, source: task.source, step: task.step },
        Frame::Window { opener, face, die, free, undecided, .. } => {
            Pending::Window { opener, face, die, free, undecided }
        }
        Frame::Arrival { seat, ship, stage } => Pending::Arrival { seat, ship, stage },
        Frame::Explore { seat, ship } | Frame::Drawn { seat, ship, .. } => Pending::Exploration { seat, ship },
        Frame::Hire { seat, pilot, .. } => Pending::Hire { seat, pilot },
        Frame::RogueTurn { left, bonus } => Pending::RogueTurn { left, bonus },
        // What these ask is all there is to say about them: it is in `ask`.
        Frame::Landing { .. }
        | Frame::Ability { .. }
        | Frame::MoveAgain { .. }
        | Frame::ColonyUsed { .. }
        | Frame::Reroll { .. }
        | Frame::Convert { .. }
        | Frame::RogueDie { .. } => return None,
    })
}

fn galaxy_view(table: &TinyEpicGalaxies, seat: Seat, own: bool) -> GalaxyView {
    let galaxy = table.galaxy(seat);
    let rogue = table.is_rogue(seat);
    let known = own || table.phase == Phase::Over;
    let points = table.points(seat);
    let gives = |resource| if rogue { table.rogue_yield(resource) } else { table.yield_of(seat, resource) };
    GalaxyView {
        seat,
        rogue,
        energy: galaxy.energy,
        culture: galaxy.culture,
        cap: table.cap(seat),
        level: galaxy.level,
        dice: if rogue { table.rogue_level().dice } else { table.data.empire(galaxy.level).dice },
        upgrade_cost: if rogue { None } else { table.upgrade_terms(seat, 0, UpgradeIf::Always) },
        vp: galaxy.vp,
        points,
        total: points.total(),
        ships: galaxy.ships,
        energy_yield: gives(Resource::Energy),
        culture_yield: gives(Resource::Culture),
        colonies: galaxy.colonies,
        hangar: galaxy.hangar,
        explored_count: galaxy.explored.len(),
        explored: known.then_some(galaxy.explored),
        dwarfs: galaxy.dwarfs,
        badges: known.then(|| table.badges(seat)),
        mission: galaxy.mission.map(|hand| mission_view(table, seat, hand, own)),
        used_planets: galaxy.used_planets,
        used_pilots: galaxy.used_pilots,
    }
}

fn mission_view(table: &TinyEpicGalaxies, seat: Seat, hand: MissionHand, own: bool) -> MissionView {
    let over = table.phase == Phase::Over;
    let kept = hand.kept.filter(|_| own || over);
    let countable = |mission: &MissionId| over || !table.compares_hidden(*mission);
    MissionView {
        chosen: hand.kept.is_some(),
        dealt: own.then_some(hand.dealt),
        kept,
        worth_now: kept.filter(countable).map(|mission| table.mission_points(seat, mission)),
    }
}
