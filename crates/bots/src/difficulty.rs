//! How hard the games for one are: how often a bot wins each of them.
//!
//! The numbers lie in `data/difficulty.toml`, are made by `starboard difficulty` and shown where a
//! game is chosen.

pub mod campaign;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

use engine::{Game, Seed, setup_from_options};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use under_falling_skies::campaign::Campaign;

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
    pub options: Way,
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

    /// Puts new cells of a game in the place of the old ones: of all, or of those that some options
    /// `only` tell apart.
    pub fn replace(&mut self, game: &str, only: &Map<String, Value>, cells: Vec<Cell>) {
        let renewed = |cell: &Cell| only.iter().all(|(key, value)| cell.options.get(key) == Some(value));
        self.cells.retain(|cell| cell.game != game || !renewed(cell));
        let at = self.cells.iter().rposition(|cell| cell.game == game).map_or(self.cells.len(), |last| last + 1);
        self.cells.splice(at..at, cells);
    }

    /// The cell with exactly these options.
    pub fn cell(&self, game: &str, options: &Way) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.game == game && cell.options == *options)
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

/// What sets a way to play apart from others.
pub type Way = BTreeMap<String, Value>;

/// All ways to play a game alone; none for a game that has no such grid.
pub fn ways<G: Game>() -> Vec<Way> {
    if G::ID == Campaign::ID {
        return campaign::ways();
    }
    let specs = G::options();
    let mut ways: Vec<Way> = vec![BTreeMap::new()];
    // Games that several can play need to be told that one does.
    if specs.iter().any(|spec| spec.key == "players") {
        ways[0].insert("players".to_owned(), 1.into());
    }
    let knobs = knobs(G::ID);
    if knobs.is_empty() {
        return Vec::new();
    }
    for spec in specs.iter().filter(|spec| knobs.contains(&spec.key)) {
        let with = |way: &Way, value: &Value| {
            let mut way = way.clone();
            way.insert(spec.key.to_owned(), value.clone());
            way
        };
        ways =
            ways.iter().flat_map(|way| spec.values.iter().map(|value| with(way, value)).collect::<Vec<_>>()).collect();
    }
    ways
}

/// A game that was played: whether it was won, and the ways to play that it tells something about.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// Whether it was won.
    pub won: bool,
    /// The way that was asked for, then others.
    pub counts_for: Vec<Way>,
}

/// Plays the game with this number of a way to play.
pub fn play<G: Heuristics>(way: &Way, bot: Bot, seed: &Seed, number: u64) -> Result<Trial, Stuck> {
    if G::ID == Campaign::ID {
        return campaign::play(way, bot, seed, number);
    }
    let options: Map<String, Value> = way.clone().into_iter().collect();
    let setup = setup_from_options::<G>(&options).map_err(|fault| Stuck { decisions: 0, why: fault.to_string() })?;
    let meeting = meet::<G>(&setup, seed, number, &[bot], &[0], &mut Arena::new())?;
    Ok(Trial { won: meeting.won[0] > 0.0, counts_for: vec![way.clone()] })
}

/// Adds games up to cells, in the order in which the ways to play come first.
pub fn count(game: &str, bot: Bot, trials: &[Trial]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    for trial in trials {
        for way in &trial.counts_for {
            let at = cells.iter().position(|cell| cell.options == *way).unwrap_or_else(|| {
                let (game, bot) = (game.to_owned(), bot.to_string());
                cells.push(Cell { game, bot, options: way.clone(), games: 0, won: 0 });
                cells.len() - 1
            });
            cells[at].games += 1;
            cells[at].won += u32::from(trial.won);
        }
    }
    cells
}
