//! The options of a table, and the table before the first choice (TEG-SETUP, BTB-SETUP, SOLO-1).

use engine::{Components, Data, DataHash, Dice, Fault, List, OptionSpec, Piece, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{CardSet, Catalog, RogueSheet};
use crate::pieces::{ExplorationId, ExplorationSet, MissionId, MissionSet, PilotId, PilotSet, PlanetId, PlanetSet};
use crate::state::{Berth, Galaxy, MissionHand, Phase, Place, Rogue, Ship, ThisTurn, TinyEpicGalaxies};

/// The five mats of the Rogue Galaxy, by their difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RogueMat {
    /// Artemis.
    #[default]
    #[serde(alias = "rg_artemis")]
    Beginner,
    /// Rothkel.
    #[serde(alias = "rg_rothkel")]
    Easy,
    /// Zendica.
    #[serde(alias = "rg_zendica")]
    Medium,
    /// Hades.
    #[serde(alias = "rg_hades")]
    Hard,
    /// Gamelyn.
    #[serde(alias = "rg_gamelyn")]
    Epic,
}

impl RogueMat {
    /// All five, from the mildest on.
    pub const ALL: [RogueMat; 5] =
        [RogueMat::Beginner, RogueMat::Easy, RogueMat::Medium, RogueMat::Hard, RogueMat::Epic];

    /// What is printed on the mat, of the components that are shown.
    pub fn sheet(self) -> &'static RogueSheet {
        &engine::shown::<Catalog>()[self]
    }
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// 1 to 5; 1 plays against the Rogue Galaxy.
    pub players: u8,
    /// Whether Beyond the Black is played.
    pub expansion: bool,
    /// The opponent of a solo game; without meaning for 2 players and more.
    pub rogue: RogueMat,
    /// Whether the Rogue rerolls an unusable die once (SOLO-4); without meaning for 2 players and
    /// more.
    pub hard_mode: bool,
    /// Whether the human may also pay for a new roll of a die that the Rogue cannot use (SOLO-5);
    /// without meaning for 2 players and more. Files that do not say it are of before, when such a
    /// die was discarded at once.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reroll_unusable: bool,
    /// The seat of the first player (TEG-SETUP-6); 0 in a solo game; [`Setup::DRAWN`] if it is to be
    /// drawn, written as `"random"`.
    #[serde(with = "first_player")]
    pub first: u8,
    /// The hash of the component data; none for those that came with the first program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<DataHash>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2,
            expansion: false,
            rogue: RogueMat::Beginner,
            hard_mode: false,
            reroll_unusable: true,
            first: 0,
            pack: Catalog::name_for_new_tables(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// A seat as a number, as it has always been written; a first player who is drawn as a word.
mod first_player {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::Setup;

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum First {
        Seat(u8),
        Word(String),
    }

    pub(super) fn serialize<S: Serializer>(first: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        if *first == Setup::DRAWN { serializer.serialize_str("random") } else { serializer.serialize_u8(*first) }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        match First::deserialize(deserializer)? {
            First::Seat(seat) if seat != Setup::DRAWN => Ok(seat),
            First::Word(word) if word == "random" => Ok(Setup::DRAWN),
            _ => Err(D::Error::custom("neither a seat nor \"random\"")),
        }
    }
}

impl Setup {
    /// The first player is drawn.
    pub const DRAWN: u8 = u8::MAX;

    /// Whether the game is played against the Rogue Galaxy.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many galaxies are at the table: one a player, and the Rogue's.
    pub fn galaxies(&self) -> u8 {
        self.players.max(2)
    }

    /// The components that are asked for.
    pub fn components(&self) -> Result<Data<Catalog>, Fault> {
        Catalog::named(self.pack).map(Data::new).ok_or_else(|| Fault::new("pack", "unknown-pack"))
    }

    pub(crate) fn check(&self) -> Result<(), Fault> {
        let limits = &self.components()?.limits;
        if !(limits.players_min..=limits.players_max).contains(&self.players) {
            return Err(Fault::new("players", "TEG-SETUP-1"));
        }
        if self.first >= self.players && (self.first != Setup::DRAWN || self.is_solo()) {
            return Err(Fault::new("first", if self.is_solo() { "SOLO-1" } else { "TEG-SETUP-6" }));
        }
        Ok(())
    }
}

/// The knobs of a setup.
pub(crate) fn options() -> Vec<OptionSpec> {
    let mats = ["beginner", "easy", "medium", "hard", "epic"];
    vec![
        OptionSpec { key: "players", values: [2, 3, 4, 5, 1].map(Into::into).to_vec(), cover: true },
        OptionSpec { key: "expansion", values: [false, true].map(Into::into).to_vec(), cover: true },
        OptionSpec { key: "rogue", values: mats.map(Into::into).to_vec(), cover: true },
        OptionSpec { key: "hard_mode", values: [false, true].map(Into::into).to_vec(), cover: false },
        OptionSpec { key: "reroll_unusable", values: [true, false].map(Into::into).to_vec(), cover: false },
    ]
}

/// The options as the table keeps them: one without meaning does not make two tables different,
/// and a first player who is to be drawn is drawn.
fn settled(setup: &Setup, dice: &mut Dice) -> Setup {
    let solo = setup.is_solo();
    Setup {
        rogue: if solo { setup.rogue } else { RogueMat::Beginner },
        hard_mode: solo && setup.hard_mode,
        reroll_unusable: solo && setup.reroll_unusable,
        // The position itself says it.
        pack: None,
        first: if setup.first == Setup::DRAWN { dice.below(u32::from(setup.players)) as u8 } else { setup.first },
        ..*setup
    }
}

/// The table before the first choice (TEG-SETUP, BTB-SETUP, SOLO-1).
pub(crate) fn set_up(setup: &Setup, data: Data<Catalog>, dice: &mut Dice) -> TinyEpicGalaxies {
    let setup = settled(setup, dice);
    let played = |set| set == CardSet::Base || setup.expansion;
    let solo = setup.is_solo();
    let mut table = TinyEpicGalaxies {
        setup,
        phase: if solo { Phase::Turns } else { Phase::Missions },
        round: 1,
        active: Seat(setup.first),
        triggered_by: None,
        galaxies: (0..setup.players).map(|_| player_galaxy(&data)).collect(),
        row: List::new(),
        planet_deck: PlanetId::all().filter(|planet| played(data[*planet].set)).collect::<PlanetSet>(),
        planets_removed: PlanetSet::EMPTY,
        pilot_offer: List::new(),
        pilot_deck: PilotSet::EMPTY,
        pilots_removed: PilotSet::EMPTY,
        exploration_offer: List::new(),
        exploration_deck: ExplorationSet::EMPTY,
        exploration_top: None,
        dice: List::new(),
        this_turn: ThisTurn::new(&data),
        rogue: Rogue::default(),
        frames: List::new(),
        data,
    };
    let size = data.offer_size.of(setup.players);
    table.row = (0..size).map(|_| table.planet_deck.draw(dice)).collect();
    if setup.expansion {
        table.pilot_deck = PilotId::all().collect();
        table.pilot_offer = (0..size).map(|_| table.pilot_deck.draw(dice)).collect();
        table.exploration_deck = ExplorationId::all().collect();
    }
    if solo {
        table.galaxies.push(rogue_galaxy(&data, setup.rogue));
    } else {
        let mut missions = missions_in_play(&data, &setup);
        for galaxy in &mut table.galaxies {
            let (first, second) = (missions.draw(dice), missions.draw(dice));
            galaxy.mission =
                first.zip(second).map(|(first, second)| MissionHand { dealt: [first, second], kept: None });
        }
    }
    table
}

/// The missions that are shuffled (TEG-SETUP-5, BTB-SETUP-1).
pub(crate) fn missions_in_play(data: &Catalog, setup: &Setup) -> MissionSet {
    let fits = |mission: &MissionId| {
        let card = &data[*mission];
        (card.set == CardSet::Base || setup.expansion) && card.players_min <= setup.players
    };
    MissionId::all().filter(fits).collect()
}

/// A player's galaxy at the start (TEG-SETUP-2).
fn player_galaxy(data: &Catalog) -> Galaxy {
    let limits = &data.limits;
    let unlocked = usize::from(limits.start_ships_in_galaxy);
    let place = |ship| if ship < unlocked { Place::Galaxy } else { Place::Locked };
    Galaxy {
        energy: limits.start_energy,
        culture: limits.start_culture,
        level: limits.start_empire_level,
        vp: data.empire(limits.start_empire_level).vp,
        ships: [0, 1, 2, 3].map(|ship| Ship { place: place(ship), advanced: None }),
        colonies: PlanetSet::EMPTY,
        hangar: [Berth::default(); 4],
        explored: ExplorationSet::EMPTY,
        dwarfs: ExplorationSet::EMPTY,
        mission: None,
        used_planets: PlanetSet::EMPTY,
        used_pilots: PilotSet::EMPTY,
    }
}

/// The Rogue's galaxy at the start (SOLO-1).
fn rogue_galaxy(data: &Catalog, mat: RogueMat) -> Galaxy {
    let sheet = &data[mat];
    Galaxy {
        energy: sheet.start_energy,
        culture: sheet.start_culture,
        level: sheet.start_level,
        vp: sheet.at_level(sheet.start_level).vp,
        ships: [Ship { place: Place::Galaxy, advanced: None }; 4],
        ..player_galaxy(data)
    }
}
