//! The component file, parsed once.

use std::sync::LazyLock;

use serde::Deserialize;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Stated in the rulebook.
    Rulebook,
    /// Read from public material about the boxed game.
    Public,
    /// Designed to fit the known rules; not the printed value.
    Reconstructed,
}

/// All components of the box.
#[derive(Debug, Deserialize)]
pub struct Components {
    /// The sky tiles, each with its sides.
    #[serde(rename = "sky_tile")]
    pub sky_tiles: Vec<SkyTile>,
    /// The sides of the base tiles.
    #[serde(rename = "base_side")]
    pub base_sides: Vec<BaseSide>,
    /// The cities.
    #[serde(rename = "city")]
    pub cities: Vec<City>,
    /// The characters.
    #[serde(rename = "character")]
    pub characters: Vec<Character>,
    /// The scenarios.
    #[serde(rename = "scenario")]
    pub scenarios: Vec<Scenario>,
    /// The chapters of the campaign.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
}

/// A sky tile.
#[derive(Debug, Deserialize)]
pub struct SkyTile {
    /// Its id.
    pub id: String,
    /// 1 is the lowest, 5 the half tile of the final battle.
    pub level: u8,
    /// The campaign chapter that brings it; 0 for the base tiles.
    pub chapter: u8,
    /// Its sides: easy and threat, or the single one of the half tile.
    #[serde(rename = "side")]
    pub sides: Vec<SkySide>,
}

/// One side of a sky tile.
#[derive(Debug, Deserialize)]
pub struct SkySide {
    /// Black stars (UFS-DIFF-2).
    pub black_stars: f32,
    /// The squares, top row first, in the notation of the file.
    pub rows: Vec<[Symbol; 5]>,
    /// What the mothership does on each row, top row first.
    pub actions: Vec<RowAction>,
    /// The research squares, bottom first.
    pub research: Vec<u8>,
    /// Where the values come from.
    pub provenance: Provenance,
    /// Which of them are reconstructed all the same.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// What is printed on a square of the sky.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(try_from = "String", into = "String")]
pub enum Symbol {
    /// Nothing (UFS-SKY-1).
    Blank,
    /// An arrow to the left (UFS-SKY-2).
    Left,
    /// An arrow to the right (UFS-SKY-2).
    Right,
    /// The mothership sinks (UFS-SKY-4).
    Descend,
    /// An explosion with its number (UFS-SKY-6).
    Explosion(u8),
    /// A red explosion with its number (UFS-SKY-8).
    RedExplosion(u8),
    /// One of the two squares of portal pair 0 or 1 (UFS-SKY-7).
    Portal(u8),
}

impl TryFrom<String> for Symbol {
    type Error = String;

    fn try_from(code: String) -> Result<Symbol, String> {
        let number = || code[1..].parse().map_err(|_| format!("no number in sky symbol {code:?}"));
        Ok(match code.as_bytes() {
            b"." => Symbol::Blank,
            b"<" => Symbol::Left,
            b">" => Symbol::Right,
            b"M" => Symbol::Descend,
            b"Pa" => Symbol::Portal(0),
            b"Pb" => Symbol::Portal(1),
            [b'E', ..] => Symbol::Explosion(number()?),
            [b'R', ..] => Symbol::RedExplosion(number()?),
            _ => return Err(format!("unknown sky symbol {code:?}")),
        })
    }
}

impl From<Symbol> for String {
    fn from(symbol: Symbol) -> String {
        match symbol {
            Symbol::Blank => ".".into(),
            Symbol::Left => "<".into(),
            Symbol::Right => ">".into(),
            Symbol::Descend => "M".into(),
            Symbol::Explosion(number) => format!("E{number}"),
            Symbol::RedExplosion(number) => format!("R{number}"),
            Symbol::Portal(0) => "Pa".into(),
            Symbol::Portal(_) => "Pb".into(),
        }
    }
}

/// What the mothership does when it arrives on a row (UFS-MS-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RowAction {
    /// Nothing.
    None,
    /// The excavator goes back (UFS-MS-3).
    ExcavatorBack {
        /// How many squares.
        n: u8,
    },
    /// The research marker goes down (UFS-MS-4).
    ResearchBack {
        /// How many squares.
        n: u8,
    },
    /// White ships come aboard (UFS-MS-5).
    AddWhite {
        /// How many.
        n: u8,
    },
    /// The base takes damage (UFS-MS-6).
    Damage {
        /// How much.
        n: u8,
    },
    /// The game is lost (UFS-MS-7).
    Skull,
    /// Every ship in the sky dives (UFS-MS-8).
    ShipsDive {
        /// How many rows.
        n: u8,
    },
}

/// The upper or lower half of a base.
#[derive(Debug, Deserialize)]
pub struct BaseSide {
    /// Its id.
    pub id: String,
    /// Spaces of the energy track (UFS-GEO-11).
    pub energy_spaces: u8,
    /// Spaces of the damage track (UFS-GEO-12).
    pub damage_spaces: u8,
    /// Energy at the start; upper sides only.
    #[serde(default)]
    pub start_energy: u8,
    /// Where the excavator starts, [row, column]; upper sides only.
    pub excavator_start: Option<[u8; 2]>,
    /// The rooms.
    pub rooms: Vec<RoomRecord>,
    /// The tunnels, [row, column].
    pub tunnels: Vec<[u8; 2]>,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// A room as the file has it.
#[derive(Debug, Deserialize)]
pub struct RoomRecord {
    /// What it does, in order.
    pub kinds: Vec<RoomKind>,
    /// Its squares, [row, column].
    pub cells: Vec<[u8; 2]>,
    /// Energy to resolve it.
    pub cost: u8,
    /// Added to the dice, once.
    pub modifier: i8,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// What a room does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomKind {
    /// An anti-aircraft gun: slows the ships of its column (UFS-MOVE-2).
    Aa,
    /// Gives energy (UFS-ROOM-7).
    Energy,
    /// Destroys ships on explosions (UFS-ROOM-8).
    Fighter,
    /// Advances the research marker (UFS-ROOM-10).
    Research,
    /// Builds a robot (UFS-ROOM-11).
    Robot,
}

/// A city.
#[derive(Debug, Deserialize)]
pub struct City {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The campaign chapter that it belongs to; 0 for none.
    pub chapter: u8,
    /// Its upper base side.
    pub base_upper: String,
    /// Its lower base side.
    pub base_lower: String,
    /// Normal, then damaged.
    #[serde(rename = "side")]
    pub sides: Vec<CitySideRecord>,
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// One side of a city.
#[derive(Debug, Deserialize)]
pub struct CitySideRecord {
    /// Yellow stars (UFS-DIFF-2).
    pub yellow_stars: f32,
    /// The research squares printed on the city (UFS-GEO-13).
    pub research_squares: Vec<u8>,
    /// Its ability.
    pub effect: CityEffect,
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// A city's ability (UFS-FX).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields carry the names of the component file.
pub enum CityEffect {
    /// No ability.
    None,
    /// UFS-FX-1
    FirstDamageResearch { squares: u8 },
    /// UFS-FX-2
    FirstRollWhiteSix,
    /// UFS-FX-3
    FirstRollAnySix,
    /// UFS-FX-4
    RobotRoomBonus { max_robots: u8, bonus: i8 },
    /// UFS-FX-5
    RerollUnplaced { colour: DieColour, dice: u8 },
    /// UFS-FX-6
    Excavation { cost: u8, reach_bonus: u8 },
    /// UFS-FX-7
    EnergyBonus { bonus: u8, start_full: bool },
    /// UFS-FX-8
    AaReduction { amount: u8, colour: DieColour },
    /// UFS-FX-9
    RoomBonus { room: RoomKind, bonus: i8, uses_per_round: u8, cells: Cells },
    /// UFS-FX-10
    ExcavationEnergy { per: Dug, divisor: u8 },
    /// UFS-FX-11
    IgnoreDamage { amount: u8 },
    /// UFS-FX-12
    KeepOnReroll { dice: u8 },
    /// UFS-FX-13
    RobotBuild { value_bonus: u8, cost_reduction: u8 },
    /// UFS-FX-14
    RobotNoWear { uses_per_round: u8 },
    /// UFS-FX-15
    CostReduction { amount: u8, uses_per_round: u8 },
    /// UFS-FX-16
    FreeDrop { hold_back: u8 },
    /// UFS-FX-17
    CancelDescend { energy: u8, uses_per_round: u8 },
}

/// The colour of a worker die, as an ability names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DieColour {
    /// Gray dice only.
    Gray,
    /// Dice of either colour.
    Any,
}

/// Which rooms a bonus reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cells {
    /// Rooms of one square.
    Single,
    /// All rooms.
    Any,
}

/// What the excavator is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dug {
    /// Tunnels.
    Tunnel,
    /// Squares of any kind.
    Square,
}

/// A character.
#[derive(Debug, Deserialize)]
pub struct Character {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The campaign chapter that it belongs to.
    pub chapter: u8,
    /// When it may be used (UFS-CHAR-3).
    pub window: Window,
    /// The basic side.
    pub basic: CharacterSide,
    /// The improved side.
    pub improved: CharacterSide,
}

/// One side of a character.
#[derive(Debug, Deserialize)]
pub struct CharacterSide {
    /// What it does.
    pub effect: CharacterEffect,
    /// Yellow stars (UFS-DIFF-2).
    pub yellow_stars: f32,
    /// Where the values come from.
    pub provenance: Provenance,
}

/// When a character may be used (UFS-CHAR-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// At a placement decision.
    Place,
    /// Declared with a placement.
    PlaceWithDie,
    /// Between two actions of the Rooms phase.
    Rooms,
    /// While a Research room is being resolved.
    ResolveResearch,
    /// Before the mothership moves.
    MothershipStart,
    /// Before ships are dropped.
    DropStart,
}

/// What a character does (UFS-CHAR-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields carry the names of the component file.
pub enum CharacterEffect {
    /// Rolls all unplaced dice again.
    RerollAllUnplaced,
    /// Sets one unplaced die to any face.
    SetUnplacedDie,
    /// Gains energy.
    GainEnergy { amount: u8 },
    /// Destroys ships on explosions of any number.
    DestroyOnExplosion { ships: u8 },
    /// Raises the value of a Research room.
    ValueBonus { amount: i8 },
    /// Moves the excavator for free.
    ExcavatorForward { squares: u8 },
    /// Removes damage.
    Repair { amount: u8 },
    /// Ships of the column fall less.
    SlowColumn { amount: u8 },
    /// Builds a robot for free.
    BuildRobot { value: u8 },
    /// The mothership's row action is left out.
    SkipAction,
    /// The mothership neither moves nor acts.
    SkipMoveAndAction,
    /// Ships aboard are not dropped.
    HoldAboard { ships: u8 },
    /// Ships move one column sideways.
    ShiftShips { ships: u8 },
    /// The next rooms cost nothing.
    FreeRooms { rooms: u8 },
}

/// A scenario.
#[derive(Debug, Deserialize)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The campaign chapter that it belongs to.
    pub chapter: u8,
    /// Black stars (UFS-DIFF-2).
    pub black_stars: f32,
    /// What it changes.
    pub effect: ScenarioEffect,
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// What a scenario changes (UFS-SCN).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields carry the names of the component file.
pub enum ScenarioEffect {
    /// UFS-SCN-1
    KillQuota { ships: u8 },
    /// UFS-SCN-2
    Evacuation { energy: u8, hit_damage: u8 },
    /// UFS-SCN-3
    Reinforcements { start_aboard: u8, extra_per_add: u8 },
    /// UFS-SCN-4
    ResearchGates { squares: Vec<u8>, energy: u8 },
    /// UFS-SCN-5
    ResearchBacklash { min_squares: u8, damage: u8 },
    /// UFS-SCN-6
    CommandShip { explosion_bonus: u8 },
    /// UFS-SCN-7
    ReactorLeak { damage: u8 },
    /// UFS-SCN-8
    Rubble { columns: Vec<u8>, energy: u8 },
    /// UFS-SCN-9
    Contamination { energy: u8 },
    /// UFS-SCN-10
    Kamikaze { start_aboard: u8, hit_damage: u8 },
    /// UFS-SCN-11
    Saboteur { extra_cost: u8 },
    /// UFS-SCN-12
    Storm {},
    /// UFS-SCN-13
    FinalBattle { extra_tile: String, white_in_sky: Vec<[u8; 2]> },
}

/// A chapter of the campaign (UFS-CAMP).
#[derive(Debug, Deserialize)]
pub struct Chapter {
    /// 1 to 4.
    pub number: u8,
    /// How many battles it has.
    pub battles: u8,
    /// The earlier chapters of which an improved character comes along.
    pub improved_characters: Vec<u8>,
    /// The sky tiles, lowest first.
    pub sky_tiles: [String; 4],
    /// Which values are reconstructed.
    #[serde(default)]
    pub reconstructed_fields: Vec<String>,
}

/// The components of the box.
pub fn components() -> &'static Components {
    static COMPONENTS: LazyLock<Components> = LazyLock::new(|| {
        toml::from_str(include_str!("../data/components.toml"))
            .unwrap_or_else(|error| panic!("data/components.toml: {error}"))
    });
    &COMPONENTS
}
