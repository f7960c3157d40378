//! The notation of the cards (Appendix A of the rules): what an effect, an ability and a mission
//! condition can say.

use serde::{Deserialize, Serialize};

use crate::pieces::{Resource, TrackKind};

/// The tracks that a step reaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tracks {
    /// Diplomacy only.
    Diplomacy,
    /// Economy only.
    Economy,
    /// Both.
    Any,
}

impl Tracks {
    /// Whether a track of this kind is reached.
    pub fn reach(self, kind: TrackKind) -> bool {
        match self {
            Tracks::Diplomacy => kind == TrackKind::Diplomacy,
            Tracks::Economy => kind == TrackKind::Economy,
            Tracks::Any => true,
        }
    }
}

/// Whom a gain, a loss or an advance concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The acting player.
    #[serde(rename = "self")]
    Acting,
    /// Every other player.
    EachOther,
    /// The human of a solo game.
    Human,
}

/// Whose ships a regression pushes back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// The acting player's own.
    #[serde(rename = "self")]
    Acting,
    /// Another player's.
    Enemy,
}

/// How a free choice of resources is divided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GainMode {
    /// Any split.
    Mix,
    /// One resource only.
    OneType,
}

/// What a gain counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Own ships in the galaxy.
    ShipInGalaxy,
    /// Own ships on the Exploration board.
    ShipOnExploration,
    /// Own pilots that are not covered.
    ActivePilot,
}

/// Where a moved ship must come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveFrom {
    /// Anywhere.
    Any,
    /// The Exploration board.
    Exploration,
}

/// Where an explorer must come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExploreFrom {
    /// The own galaxy.
    Galaxy,
}

/// How an upgrade on a card is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UpgradePay {
    /// One resource type.
    Single,
    /// Any mix.
    Mix,
}

/// When an upgrade on a card is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UpgradeIf {
    /// Always.
    Always,
    /// With an empire level below every other player's (TEG-PL-MARED).
    StrictlyLowest,
}

/// What the Rogue steals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// Energy.
    Energy,
    /// Culture.
    Culture,
    /// What the human picks.
    Choice,
}

/// Which human ships a Rogue action pushes back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victims {
    /// One that the human picks.
    One,
    /// All.
    All,
}

/// One step of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields are the words of Appendix A.
pub enum EffectStep {
    /// A cost: in full, or the effect is unusable.
    Pay { energy: u8, culture: u8 },
    /// Somebody gains.
    Gain { who: Who, energy: u8, culture: u8 },
    /// The acting player gains in a split of choice.
    GainChoice { amount: u8, mode: GainMode },
    /// 1 for each thing counted.
    GainPer { resource: Resource, per: Per },
    /// Somebody loses up to that many.
    Lose { who: Who, energy: u8, culture: u8 },
    /// TEG-PL-CONVERT.
    Convert { from: Resource, to: Resource },
    /// From one chosen other player.
    Steal { resource: Resource, amount: u8 },
    /// Advances different orbiting ships.
    Advance {
        who: Who,
        kind: Tracks,
        steps: u8,
        ships: u8,
        #[serde(default)]
        not_previous: bool,
    },
    /// Pushes different orbiting ships back.
    Regress {
        owner: Owner,
        kind: Tracks,
        steps: u8,
        ships: u8,
        #[serde(default)]
        required: bool,
    },
    /// TEG-PL-AND.
    RecallForResource,
    /// TEG-PL-GORT.
    TransferOrbit,
    /// Full Moves of different ships.
    Move {
        ships: u8,
        from: MoveFrom,
        #[serde(default)]
        not_explorer: bool,
    },
    /// Upgrades the empire.
    Upgrade { discount: u8, pay: UpgradePay, only_if: UpgradeIf },
    /// Sets one inactive die.
    SetDie,
    /// Rerolls inactive dice.
    RerollDice,
    /// A cost: that many inactive dice.
    DiscardDice { count: u8 },
    /// Discards up to that many inactive dice.
    DiscardDiceUpTo { count: u8 },
    /// Removes an unoccupied row planet.
    ReplacePlanet,
    /// Removes a pilot of the offer.
    ReplacePilot,
    /// TEG-PL-UMBRA.
    UseCenterPlanet,
    /// TEG-PL-PAY.
    UseOtherColony { pay_resource: Resource, pay_amount: u8 },
    /// TEG-PL-ZAV.
    AnyAction { free_follow: bool },
    /// TEG-PL-PIEDES.
    RepeatDie,
    /// TEG-PL-BIRK.
    OnFollowed { resource: Resource, amount: u8 },
    /// TEG-PL-NIBIRU.
    FollowCost { amount: u8 },
    /// Sends a ship exploring.
    Explore { from: ExploreFrom },
    /// Hires a pilot.
    Hire {
        dice: u8,
        #[serde(rename = "match")]
        matching: bool,
    },
    /// Takes a card of the exploration offer.
    TakeExplorationOffer,
    /// The ship that explored returns.
    RecallExplorer,
    /// BTB-DWARF-1.
    DwarfPlanet { vp: u8, energy: u8, culture: u8 },
    /// The Rogue gains.
    RogueGain { energy: u8, culture: u8 },
    /// Moves resources from the human to the Rogue.
    RogueSteal { resource: Loot, amount: u8 },
    /// Pushes human ships back.
    RegressHuman { ships: Victims, steps: u8 },
    /// The next human roll has one die fewer.
    HumanLoseDie { amount: u8 },
    /// Every Rogue ship in orbit advances.
    RogueAdvanceAll { steps: u8 },
    /// The energy or culture face of a die; on no card.
    #[serde(skip)]
    Acquire { resource: Resource },
    /// The colony face of a die; on no card.
    #[serde(skip)]
    UtilizeColony,
}

/// What a face does, in the same notation as a card (section 6).
pub(crate) static FACE_STEPS: [[EffectStep; 1]; 6] = [
    [EffectStep::Move { ships: 1, from: MoveFrom::Any, not_explorer: false }],
    [EffectStep::Acquire { resource: Resource::Energy }],
    [EffectStep::Acquire { resource: Resource::Culture }],
    [EffectStep::Advance { who: Who::Acting, kind: Tracks::Diplomacy, steps: 1, ships: 1, not_previous: false }],
    [EffectStep::Advance { who: Who::Acting, kind: Tracks::Economy, steps: 1, ships: 1, not_previous: false }],
    [EffectStep::UtilizeColony],
];

/// The resource of an acquire bonus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acquired {
    /// Energy.
    Energy,
    /// Culture.
    Culture,
    /// Either.
    Any,
}

/// Where a ship must be for its ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// On a surface.
    Surface,
    /// In orbit.
    Orbit,
    /// In the own galaxy.
    Galaxy,
}

/// How often a free follow comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Period {
    /// Once in each opponent's turn.
    OpposingTurn,
}

/// What a pilot can do (BTB-ABIL-1 and following). "The ship" is the advanced ship under the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields are the words of section 10.8.
pub enum Ability {
    /// The ship acquires more.
    AcquireBonus { resource: Acquired, amount: u8 },
    /// On a planet the ship gives both resources.
    DualProducer,
    /// In the galaxy the ship also gives culture.
    GalaxyCulture,
    /// Any advance die moves the ship.
    WildAdvance,
    /// One more advance for a price.
    AdvanceSurge { energy: u8, culture: u8, once_per_turn: bool },
    /// The ship enters orbit at this level.
    HeadStart { space: u8 },
    /// Enemies cannot push the ship back.
    Anchored,
    /// A gain on landing.
    LandGain { energy: u8, culture: u8 },
    /// The landing action again for a price.
    LandRepeat { energy: u8, culture: u8, once_per_turn: bool },
    /// Surface and orbit of one planet may be exchanged.
    SamePlanetShift,
    /// Another Move for a price.
    MoveAgain { energy: u8, culture: u8, once_per_turn: bool },
    /// Looks at the top card first.
    ExploreScout,
    /// Dangers do nothing.
    Shielded,
    /// May explore from the Exploration board.
    Reexplore,
    /// A gain after exploring.
    ExploreGain { energy: u8, culture: u8 },
    /// A gain when the ship colonizes.
    ColonizeGain { energy: u8, culture: u8 },
    /// A gain when somebody else colonizes the planet.
    Consolation { energy: u8, culture: u8 },
    /// A gain on leaving the galaxy.
    LaunchGain { energy: u8, culture: u8 },
    /// A gain on coming to the galaxy.
    ReturnGain { energy: u8, culture: u8 },
    /// A cheaper upgrade.
    UpgradeDiscount { amount: u8, once_per_turn: bool },
    /// A gain after using a colonized planet.
    ColonyGain {
        #[serde(rename = "where")]
        place: Where,
        energy: u8,
        culture: u8,
        once_per_turn: bool,
    },
    /// A follow for nothing.
    FreeFollow {
        #[serde(rename = "where")]
        place: Where,
        per: Period,
    },
    /// The second reroll is free.
    ExtraFreeReroll {
        #[serde(rename = "where")]
        place: Where,
    },
}

/// What a mission counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Energy.
    Energy,
    /// Culture.
    Culture,
    /// Colonized planets.
    Planets,
    /// Colonized planets with a diplomacy track.
    DiplomacyPlanets,
    /// Colonized planets with an economy track.
    EconomyPlanets,
    /// The empire level.
    EmpireLevel,
    /// Pilots, active and covered.
    Pilots,
    /// Covered pilots.
    CoveredPilots,
    /// Advanced ships in play.
    AdvancedShips,
    /// Ships on the Exploration board.
    ShipsOnExploration,
    /// Exploration cards.
    ExplorationCards,
    /// Red exploration cards.
    DangerCards,
    /// Badge types with at least one symbol.
    BadgeTypes,
}

/// When a mission scores (TEG-MISSION-1 and following).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // The fields are the words of Appendix A.
pub enum Condition {
    /// More than every other player.
    Most { measure: Measure },
    /// Fewer than every other player.
    Fewest { measure: Measure },
    /// As many of one as of the other.
    Equal { measure: Measure, other: Measure },
    /// At least that many.
    AtLeast { measure: Measure, value: u8 },
    /// At most that many.
    AtMost { measure: Measure, value: u8 },
    /// At least that many of each.
    AtLeastAll { measures: Vec<Measure>, value: u8 },
    /// The player triggered the end.
    TriggeredEnd,
    /// All ships in play are in the galaxy.
    AllShipsInGalaxy,
    /// No ship is in the galaxy.
    NoShipsInGalaxy,
}
