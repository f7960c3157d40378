//! The choices of the players: each one click.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::pieces::{ExplorationId, Face, MissionId, PilotId, PlanetId, Resource, ShipType};

/// One atomic choice. Identical things are chosen as one: a die by its face, and of several
/// normal ships in the same galaxy or on the Exploration board the one with the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields name what is chosen.
pub enum Action {
    /// Keep one of the two missions (SM-1).
    KeepMission { mission: MissionId },
    /// Activate an inactive die with this face.
    Activate { face: Face },
    /// Begin a reroll: dice are picked next.
    Reroll,
    /// Begin to convert: two dice to spend and the die to set are picked next.
    Convert,
    /// End the turn.
    EndTurn,
    /// Hire this pilot of the offer.
    HirePilot { pilot: PilotId },
    /// Hire the pilot for this advanced ship.
    HireFor { ship_type: ShipType },
    /// Pay the hire with this many dice that show this face.
    PayDice { face: Face, count: u8 },
    /// The normal ship whose place the advanced ship takes.
    ReplaceShip { ship: u8 },
    /// An inactive die with this face: to reroll, to spend, to set or to discard.
    PickDie { face: Face },
    /// Roll the dice picked.
    Roll,
    /// The new face of the die picked.
    SetFace { face: Face },
    /// Move a ship.
    Move { ship: u8, to: Destination },
    /// Do without the move, the advance, the hire or the upgrade offered.
    Decline,
    /// Perform the action of the planet landed on.
    UsePlanet,
    /// Do not.
    SkipPlanet,
    /// Advance a ship on its track.
    Advance { ship: u8 },
    /// Upgrade the empire and pay with this.
    Upgrade { with: Resource },
    /// Perform the action of an own colonized planet.
    UseColony { planet: PlanetId },
    /// Pay an upgrade with this mix.
    Pay { energy: u8, culture: u8 },
    /// Push a ship back.
    Regress { player: Seat, ship: u8 },
    /// Steal from this player.
    Target { player: Seat },
    /// Convert that many.
    Amount { amount: u8 },
    /// Take, or hand over, this mix.
    Split { energy: u8, culture: u8 },
    /// Take this resource.
    TakeResource { resource: Resource },
    /// Bring an orbiting ship back to the galaxy.
    Recall { ship: u8 },
    /// Bring an orbiting ship to the same level of another planet.
    Transfer { ship: u8, planet: PlanetId },
    /// Choose a planet: to replace, or to perform its action.
    ChoosePlanet { planet: PlanetId },
    /// Choose the face to perform.
    ChooseFace { face: Face },
    /// Follow.
    Follow,
    /// Follow for nothing, by a pilot's ability (TEG-FOLLOW-11).
    FollowFree,
    /// Do not follow.
    Pass,
    /// Send this ship of the galaxy exploring.
    Explorer { ship: u8 },
    /// Take an open exploration card.
    TakeOffer { card: ExplorationId },
    /// Draw an exploration card.
    Draw,
    /// Take the card drawn.
    TakeDrawn,
    /// Lay the card drawn open and draw again.
    LayOpen,
    /// Pay an optional cost.
    PayCost,
    /// Do not.
    DeclineCost,
    /// Remove this pilot from the offer.
    RemovePilot { pilot: PilotId },
    /// Let the Rogue's die stand.
    Accept,
    /// Pay to have the Rogue's die rerolled.
    PayReroll,
}

/// Where a ship may move (TEG-MOVE-1, BTB-EXP-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Destination {
    /// The own galaxy.
    Galaxy,
    /// The surface of a row planet.
    Surface {
        /// Which.
        planet: PlanetId,
    },
    /// The orbit of a row planet.
    Orbit {
        /// Which.
        planet: PlanetId,
    },
    /// The Exploration board.
    Explore,
}
