//! What happens: enough to write a log and to animate every change.

use engine::{List, MAX_SEATS, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::pieces::{ExplorationId, ExplorationSet, Face, MissionId, PilotId, PlanetId, Resource, ShipType};
use crate::state::{DICE, Place, TinyEpicGalaxies};

/// Why something happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields name the card.
pub enum Cause {
    /// The face of a die, activated, followed, repeated or chosen.
    Face { face: Face },
    /// A planet's action.
    Planet { planet: PlanetId },
    /// An exploration card's effect. Of several cards with this effect it names the first, so
    /// that the badges of the real one stay hidden.
    Exploration { card: ExplorationId },
    /// A pilot's ability.
    Pilot { pilot: PilotId },
    /// The price of a follow.
    Follow,
    /// Somebody followed (TEG-PL-BIRK).
    Followed { by: Seat },
    /// The price of a reroll.
    Reroll,
    /// An empire upgrade.
    Upgrade,
    /// A planet was colonized and its ships go home (TEG-COL-1).
    Colonized { planet: PlanetId },
    /// The action of the Rogue's mat at this level (SOLO-11).
    RogueMat { level: u8 },
    /// The Rogue's energy or culture was at its maximum (SOLO-12, SOLO-13).
    RogueMaximum,
}

/// Why a Rogue die is of no use (SOLO-3, SOLO-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unusable {
    /// No Rogue ship is in its galaxy.
    NoShip,
    /// Every row planet has a Rogue ship in orbit.
    NoPlanet,
    /// No Rogue ship is on a track of that kind.
    NoTrack,
    /// Nothing would be gained.
    NoGain,
    /// The action of this level was done this turn.
    Done,
    /// The action would change nothing.
    NoChange,
    /// Culture in the bonus turn.
    BonusCulture,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields name who, what and whence.
pub enum Event {
    /// A player has chosen a mission. Only its owner is told which.
    MissionKept { seat: Seat, mission: Option<MissionId> },
    /// A turn begins.
    TurnStarted { seat: Seat, round: u16 },
    /// Dice were rolled for a turn.
    Rolled { seat: Seat, faces: List<Face, DICE> },
    /// A die was activated and lies in the bay.
    Activated { seat: Seat, die: u8, face: Face },
    /// Dice were rolled again: one bit each in `dice`; `faces` are all dice of the turn.
    Rerolled { seat: Seat, dice: u8, faces: List<Face, DICE>, cause: Option<Cause> },
    /// Two dice were spent in the converter to set a third.
    Converted { seat: Seat, spent: [u8; 2], die: u8, from: Face, to: Face },
    /// A card set a die.
    DieSet { seat: Seat, die: u8, from: Face, to: Face, cause: Cause },
    /// A die was discarded.
    DieDiscarded { seat: Seat, die: u8, face: Face, cause: Cause },
    /// Somebody gained; `wasted` is what was above the maximum.
    Gained { seat: Seat, energy: u8, culture: u8, wasted: u8, cause: Cause },
    /// Somebody paid; to another player if `to` is given.
    Paid { seat: Seat, energy: u8, culture: u8, to: Option<Seat>, cause: Cause },
    /// Somebody lost resources.
    Lost { seat: Seat, energy: u8, culture: u8, cause: Cause },
    /// Resources were stolen.
    Stolen { from: Seat, by: Seat, energy: u8, culture: u8, cause: Cause },
    /// Resources were exchanged.
    Exchanged { seat: Seat, from: Resource, to: Resource, amount: u8, cause: Cause },
    /// A ship changed its place.
    ShipMoved { seat: Seat, ship: u8, from: Place, to: Place, cause: Cause },
    /// A ship advanced on its track; past the last space it colonizes.
    Advanced { seat: Seat, ship: u8, planet: PlanetId, from: u8, to: u8, cause: Cause },
    /// A ship was pushed back.
    Regressed { seat: Seat, ship: u8, planet: PlanetId, from: u8, to: u8, cause: Cause },
    /// A planet was colonized.
    Colonized { seat: Seat, planet: PlanetId, vp: u8 },
    /// A planet was turned up in a slot of the row; none if the deck is empty.
    PlanetRevealed { slot: u8, planet: Option<PlanetId> },
    /// A planet was removed from the game.
    PlanetRemoved { seat: Seat, slot: u8, planet: PlanetId },
    /// A planet's action begins.
    PlanetUsed { seat: Seat, planet: PlanetId },
    /// A landing action was not used.
    PlanetSkipped { seat: Seat, planet: PlanetId },
    /// A face was chosen by a card.
    FaceChosen { seat: Seat, face: Face, cause: Cause },
    /// An empire was upgraded to this level, worth this many points in all.
    Upgraded { seat: Seat, level: u8, vp: u8 },
    /// A ship was unlocked.
    ShipUnlocked { seat: Seat, ship: u8 },
    /// Somebody follows.
    Followed { seat: Seat, opener: Seat, face: Face, cost: u8 },
    /// Somebody could follow and does not.
    Passed { seat: Seat, face: Face },
    /// Somebody does without a move, an advance, a hire, an upgrade or an optional cost.
    Declined { seat: Seat },
    /// From now on a follow costs this much this turn.
    FollowCost { seat: Seat, culture: u8 },
    /// From now on the active player gains when followed.
    FollowGain { seat: Seat, energy: u8, culture: u8 },
    /// A pilot was hired.
    Hired { seat: Seat, pilot: PilotId, ship_type: ShipType, covered: Option<PilotId>, dice: u8 },
    /// An advanced ship took a normal ship's place.
    ShipReplaced { seat: Seat, ship: u8, ship_type: ShipType },
    /// A pilot was turned up in a slot of the offer; none if the deck is empty.
    PilotRevealed { slot: u8, pilot: Option<PilotId> },
    /// A pilot was removed from the game.
    PilotRemoved { seat: Seat, slot: u8, pilot: PilotId },
    /// The pilots of the offer moved up (BTB-SOLO-3).
    PilotsShifted,
    /// A player looked at the top exploration card. Only the player is told which.
    Scouted { seat: Seat, card: Option<ExplorationId> },
    /// An exploration card was drawn. Only the player is told which.
    Drew { seat: Seat, card: Option<ExplorationId> },
    /// A drawn card was laid open.
    LaidOpen { seat: Seat, card: ExplorationId },
    /// An open card was taken.
    TookOffer { seat: Seat, card: ExplorationId },
    /// A drawn card was taken. Only the player is told which.
    TookDrawn { seat: Seat, card: Option<ExplorationId> },
    /// The danger does nothing to this ship (BTB-ABIL-13).
    Shielded { seat: Seat, ship: u8, pilot: PilotId },
    /// A dwarf planet was colonized and lies face up.
    DwarfColonized { seat: Seat, card: ExplorationId, vp: u8 },
    /// The Rogue rolled a die.
    RogueRolled { die: u8, face: Face },
    /// The Rogue's die is of no use: rerolled once in hard mode, else discarded.
    RogueUnusable { die: u8, face: Face, why: Unusable, rerolled: bool },
    /// The human paid to have the Rogue's die rerolled.
    RogueRerollPaid { die: u8, face: Face },
    /// The Rogue's die stands and lies in the bay.
    RogueActivated { die: u8, face: Face },
    /// The Rogue's next level action takes a die from the next human roll.
    DieDenied { seat: Seat },
    /// The Rogue plays a bonus turn of so many dice.
    RogueBonusTurn { dice: u8 },
    /// The Rogue took exploration cards, unseen.
    RogueExplored { cards: u8 },
    /// The end is triggered; the round is finished.
    EndTriggered { seat: Seat },
    /// A turn is over.
    TurnEnded { seat: Seat },
    /// Missions are shown and exploration cards turned up.
    Revealed { seat: Seat, mission: Option<MissionId>, explored: ExplorationSet },
    /// The game is over.
    Over { winners: List<Seat, MAX_SEATS>, scores: List<i32, MAX_SEATS> },
}

impl Event {
    /// The last event of a game.
    pub(crate) fn over(outcome: &Outcome) -> Event {
        Event::Over { winners: outcome.winners.iter().collect(), scores: outcome.scores.iter().copied().collect() }
    }

    /// What a viewer may know of it (TEG-INFO-1).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        let mut event = *self;
        match &mut event {
            Event::MissionKept { seat, mission } if viewer != Viewer::Seat(*seat) => *mission = None,
            Event::Scouted { seat, card } | Event::Drew { seat, card } | Event::TookDrawn { seat, card }
                if viewer != Viewer::Seat(*seat) =>
            {
                *card = None;
            }
            _ => {}
        }
        event
    }
}

impl TinyEpicGalaxies {
    /// What all dice of the turn show.
    pub(crate) fn faces(&self) -> List<Face, DICE> {
        self.dice.iter().map(|die| die.face).collect()
    }
}
