//! How hard the games for one are: how often a bot wins each of them.
//!
//! The numbers lie in `data/difficulty.toml`, are made by `starboard difficulty` and shown where a
//! game is chosen.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

use engine::{Game, Seed, setup_from_options};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::heuristics::Heuristics;
use crate::{Arena, Bot, Stuck, meet};

/// One way to play a game alone, and how it went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    /// The game.
    pub game: String,
    /// Which bot played.
    pub bot: String,
    /// The options that set it apart from others; all the rest is as by default.
    pub options: BTreeMap<String, Value>,
    /// How many games were played.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
}

impl Cell {
    /// The share of victories, 0 to 1.
    pub fn share(&self) -> f32 {
        self.won as f32 / self.games.max(1) as f32
    }
}

/// All that was measured.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// One entry a way to play.
    #[serde(default, rename = "cell")]
    pub cells: Vec<Cell>,
}

impl Grid {
    /// The grid that comes with the program.
    pub fn known() -> &'static Grid {
        static GRID: LazyLock<Grid> = LazyLock::new(|| {
            Grid::read(include_str!("../data/difficulty.toml"))
                .unwrap_or_else(|error| panic!("data/difficulty.toml: {error}"))
        });
        &GRID
    }

    /// How often a game with these options was won; none if that was not measured. Options that
    /// the grid does not tell apart are not looked at.
    pub fn find(&self, game: &str, options: &Map<String, Value>) -> Option<&Cell> {
        let fits = |cell: &&Cell| cell.options.iter().all(|(key, value)| options.get(key) == Some(value));
        self.cells.iter().filter(|cell| cell.game == game).find(fits)
    }

    /// All cells of a game.
    pub fn of(&self, game: &str) -> impl Iterator<Item = &Cell> {
        self.cells.iter().filter(move |cell| cell.game == game)
    }

    /// Puts new cells of a game in the place of the old ones.
    pub fn replace(&mut self, game: &str, bot: Bot, cells: Vec<Cell>) {
        self.cells.retain(|cell| cell.game != game);
        self.cells.extend(cells.into_iter().map(|cell| Cell { bot: bot.to_string(), ..cell }));
    }

    /// Reads a grid.
    pub fn read(text: &str) -> Result<Grid, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// The text of the data file.
    pub fn write(&self) -> String {
        let mut text = String::from("# How often a bot wins the games for one. Made by: starboard difficulty\n");
        for cell in &self.cells {
            let options: Vec<String> = cell.options.iter().map(|(key, value)| format!("{key} = {value}")).collect();
            let Cell { game, bot, games, won, .. } = cell;
            let options = options.join(", ");
            let _ = write!(
                text,
                "\n[[cell]]\ngame = {game:?}\nbot = {bot:?}\noptions = {{ {options} }}\ngames = {games}\nwon = {won}\n"
            );
        }
        text
    }
}

/// The options by which the ways to play a game alone differ.
fn knobs(game: &str) -> &'static [&'static str] {
    match game {
        "under-falling-skies" => &["city", "threat"],
        "tiny-epic-galaxies" => &["rogue"],
        "black-angel" => &["hal"],
        _ => &[],
    }
}

/// All ways to play a game alone, not played yet; none for a game that has no such grid.
pub fn cells<G: Game>() -> Vec<Cell> {
    let specs = G::options();
    let mut ways: Vec<BTreeMap<String, Value>> = vec![BTreeMap::new()];
    // Games that several can play need to be told that one does.
    if specs.iter().any(|spec| spec.key == "players") {
        ways[0].insert("players".to_owned(), 1.into());
    }
    let knobs = knobs(G::ID);
    if knobs.is_empty() {
        return Vec::new();
    }
    for spec in specs.iter().filter(|spec| knobs.contains(&spec.key)) {
        let with = |way: &BTreeMap<String, Value>, value: &Value| {
            let mut way = way.clone();
            way.insert(spec.key.to_owned(), value.clone());
            way
        };
        ways =
            ways.iter().flat_map(|way| spec.values.iter().map(|value| with(way, value)).collect::<Vec<_>>()).collect();
    }
    let cell = |options| Cell { game: G::ID.to_owned(), bot: String::new(), options, games: 0, won: 0 };
    ways.into_iter().map(cell).collect()
}

/// Plays the game with this number of a cell, and counts it.
pub fn play<G: Heuristics>(cell: &mut Cell, bot: Bot, seed: &Seed, number: u64) -> Result<(), Stuck> {
    let options: Map<String, Value> = cell.options.clone().into_iter().collect();
    let setup = setup_from_options::<G>(&options).map_err(|fault| Stuck { decisions: 0, why: fault.to_string() })?;
    let meeting = meet::<G>(&setup, seed, number, &[bot], &[0], &mut Arena::new())?;
    cell.games += 1;
    cell.won += u32::from(meeting.won[0] > 0.0);
    Ok(())
}
