//! What a search's own value of a position means in games won.
//!
//! A search values a position by its own evaluation, which is more hopeful or more gloomy than what
//! the games then come to. So the `strong` bot has played games, has noted what it thought of its
//! choices, and these notes were compared with who won: a curve for each game and number of seats
//! turns a search's value into the share of such games that `strong` wins. That is the measure of
//! the grid of [difficulty] as well. The curves lie in `data/calibration.toml`
//! and are made by `starboard calibrate`.

use std::fmt::Write;
use std::sync::LazyLock;

use engine::{Dice, Game, Play, Seat, Seed, Turn, setup_from_options};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use under_falling_skies::campaign::Campaign;

use crate::difficulty;
use crate::heuristics::{Heuristics, Outlook};
use crate::{Bot, Search, SearchControl, Sight, Stuck};

/// The curve of one game and number of seats: a straight line between the logits of values and
/// those of shares of games won.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Curve {
    /// The game.
    pub game: String,
    /// With so many seats.
    pub seats: u8,
    /// Which bot played.
    pub bot: String,
    /// How much steeper (above 1) or flatter shares are than values.
    pub slope: f32,
    /// How much better (above 0) or worse they are.
    pub shift: f32,
    /// How many games it was measured in.
    pub games: u32,
}

/// A chance so near 0 or 1 is certain: the game has ended, or nearly.
const CERTAIN: f32 = 1e-5;

impl Curve {
    /// The share of games won that belongs to a value.
    pub fn share(&self, value: f32) -> f32 {
        if !(CERTAIN..=1.0 - CERTAIN).contains(&value) {
            return value.clamp(0.0, 1.0);
        }
        sigmoid(self.slope * logit(value) + self.shift)
    }

    /// The same for what a seat that decides may expect; the others share what is left.
    pub(crate) fn adjust(&self, outlook: &mut Outlook, seat: Seat) {
        let index = seat.index();
        let value = outlook.chance[index];
        let share = self.share(value);
        let rest = outlook.chance.iter().sum::<f32>() - value;
        outlook.chance[index] = share;
        if rest > CERTAIN {
            let factor = (rest + value - share) / rest;
            for (other, chance) in outlook.chance.iter_mut().enumerate() {
                if other != index {
                    *chance *= factor;
                }
            }
        }
    }
}

fn logit(value: f32) -> f32 {
    (value / (1.0 - value)).ln()
}

fn sigmoid(strength: f32) -> f32 {
    1.0 / (1.0 + (-strength).exp())
}

/// All curves.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// One for each game and number of seats that was measured.
    #[serde(default, rename = "curve")]
    pub curves: Vec<Curve>,
}

impl Calibration {
    /// The curves that come with the program.
    pub fn known() -> &'static Calibration {
        static KNOWN: LazyLock<Calibration> = LazyLock::new(|| {
            Calibration::read(include_str!("../data/calibration.toml"))
                .unwrap_or_else(|error| panic!("data/calibration.toml: {error}"))
        });
        &KNOWN
    }

    /// The curve for a game. A number of seats that was not measured takes the nearest that was; a
    /// campaign is judged battle by battle, as single games are.
    pub fn of(&self, game: &str, seats: u8) -> Option<&Curve> {
        let game = game.strip_suffix("-campaign").unwrap_or(game);
        let fits = |curve: &&Curve| curve.game == game && (curve.seats == 1) == (seats == 1);
        self.curves.iter().filter(fits).min_by_key(|curve| curve.seats.abs_diff(seats))
    }

    /// Puts a new curve in the place of the old one.
    pub fn replace(&mut self, curve: Curve) {
        self.curves.retain(|old| old.game != curve.game || old.seats != curve.seats);
        self.curves.push(curve);
        self.curves.sort_by(|one, other| (&one.game, one.seats).cmp(&(&other.game, other.seats)));
    }

    /// Reads curves.
    pub fn read(text: &str) -> Result<Calibration, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// The text of the data file.
    pub fn write(&self) -> String {
        let mut text =
            String::from("# What a search's value means in games that a bot wins. Made by: starboard calibrate\n");
        for Curve { game, seats, bot, slope, shift, games } in &self.curves {
            let _ = write!(
                text,
                "\n[[curve]]\ngame = {game:?}\nseats = {seats}\nbot = {bot:?}\nslope = {slope:.3}\nshift = {shift:.3}\ngames = {games}\n"
            );
        }
        text
    }
}

/// Adjusts what a seat that decides may expect to games won.
pub(crate) fn adjust<G: Heuristics>(outlook: &mut Outlook, seat: Seat, seats: u8) {
    if let Some(curve) = Calibration::known().of(G::ID, seats) {
        curve.adjust(outlook, seat);
    }
}

/// What a bot thought of its chance at one of its choices, and what it came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// The search's value, 0 to 1.
    pub value: f32,
    /// What the seat won in the end: 1, a share, or 0.
    pub won: f32,
}

/// The options of all ways to play with so many seats: alone those of the grid of difficulty, else
/// the usual one.
pub fn ways<G: Heuristics>(seats: u8) -> Vec<Map<String, Value>> {
    if seats == 1 {
        // Those of the campaign are no options of its setup: it is judged as single games are.
        let ways = if G::ID == Campaign::ID { Vec::new() } else { difficulty::ways::<G>() };
        return ways.into_iter().map(|way| way.into_iter().collect()).collect();
    }
    let several = G::options().iter().any(|spec| spec.key == "players" && spec.values.contains(&seats.into()));
    several.then(|| [("players".to_owned(), seats.into())].into_iter().collect()).into_iter().collect()
}

/// Plays one game, all seats by the same bot, and gives back what was noted at each choice.
pub fn play<G: Heuristics>(options: &Map<String, Value>, bot: Bot, seed: &Seed) -> Result<Vec<Note>, Stuck> {
    let stuck = |why: String| Stuck { decisions: 0, why };
    let setup = setup_from_options::<G>(options).map_err(|fault| stuck(fault.to_string()))?;
    let settings = bot.settings::<G>().ok_or_else(|| stuck(format!("{bot} does not think")))?;
    let mut dice = Dice::new(seed);
    let mut state = G::new(&setup, &mut dice).map_err(|fault| stuck(fault.to_string()))?;
    let search = |seat: u64| Search::<G>::new(&seed.nth(seat + 1), *G::weights(), settings);
    let mut players: Vec<Search<G>> = (0..u64::from(state.seats())).map(search).collect();
    let (mut noted, mut choices, control) = (Vec::new(), Vec::new(), SearchControl::new());
    loop {
        let seats = match state.turn() {
            Turn::Decide(seats) => seats,
            Turn::Over(outcome) => {
                let share = 1.0 / outcome.winners.len().max(1) as f32;
                let won = |seat: Seat| if outcome.winners.contains(seat) { share } else { 0.0 };
                return Ok(noted.into_iter().map(|(seat, value)| Note { value, won: won(seat) }).collect());
            }
        };
        let seat = seats.iter().next().ok_or_else(|| stuck("nobody is asked".into()))?;
        choices.clear();
        state.legal(seat, &mut choices);
        let (chosen, value) = players[seat.index()].choose_and_value(Sight::of(&state, seat), &choices, &control);
        noted.extend(value.map(|value| (seat, value)));
        state
            .apply(seat, choices[chosen], &mut Play::new(&mut dice, &mut ()))
            .map_err(|_| stuck("a listed choice is refused".into()))?;
    }
}

/// How strongly a line is drawn towards "as the search says": as by eight games in the balance, so that
/// nothing is concluded from nothing.
const PULL: f64 = 2.0;

/// The line that fits the notes of some games best. All games count the same, however long they
/// were.
pub fn fit(games: &[Vec<Note>]) -> (f32, f32) {
    let (mut slope, mut shift) = (1.0f64, 0.0f64);
    // Newton's method for two unknowns.
    for _ in 0..50 {
        let (mut down, mut across) = ([PULL * (slope - 1.0), PULL * shift], [PULL, 0.0, PULL]);
        for notes in games {
            let weight = 1.0 / notes.len().max(1) as f64;
            for note in notes {
                let at = f64::from(logit(note.value.clamp(0.001, 0.999)));
                let predicted = 1.0 / (1.0 + (-(slope * at + shift)).exp());
                let (error, curve) = (predicted - f64::from(note.won), predicted * (1.0 - predicted));
                down[0] += weight * error * at;
                down[1] += weight * error;
                across[0] += weight * curve * at * at;
                across[1] += weight * curve * at;
                across[2] += weight * curve;
            }
        }
        let determinant = across[0] * across[2] - across[1] * across[1];
        slope -= ((across[2] * down[0] - across[1] * down[1]) / determinant).clamp(-0.5, 0.5);
        shift -= ((across[0] * down[1] - across[1] * down[0]) / determinant).clamp(-0.5, 0.5);
    }
    (slope.max(0.05) as f32, shift as f32)
}

/// How values and games won compare in a band of values: the mean of each, and in how many notes.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Band {
    /// The mean value.
    pub value: f64,
    /// The mean share won.
    pub won: f64,
    /// How many notes.
    pub notes: usize,
}

/// Five bands of values, from 0 to 1, as `value` sees them.
pub fn bands(games: &[Vec<Note>], value: impl Fn(f32) -> f32) -> [Band; 5] {
    let mut bands = [Band::default(); 5];
    for note in games.iter().flatten() {
        let value = value(note.value);
        let band = &mut bands[((value * 5.0) as usize).min(4)];
        band.value += f64::from(value);
        band.won += f64::from(note.won);
        band.notes += 1;
    }
    for band in &mut bands {
        band.value /= band.notes.max(1) as f64;
        band.won /= band.notes.max(1) as f64;
    }
    bands
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(slope: f32, shift: f32) -> Curve {
        Curve { game: "g".into(), seats: 1, bot: "strong".into(), slope, shift, games: 9 }
    }

    #[test]
    fn a_bot_that_is_too_gloomy_is_found_out() {
        // It says 20 in 100 and wins 60, it says 50 and wins 86: both are 2 more as a logit, nearly.
        let notes = |value: f32, won: usize, of: usize| {
            (0..of).map(move |game| vec![Note { value, won: f32::from(u8::from(game < won)) }])
        };
        let games: Vec<Vec<Note>> = notes(0.2, 180, 300).chain(notes(0.5, 258, 300)).collect();
        let (slope, shift) = fit(&games);
        let curve = curve(slope, shift);
        assert!((curve.share(0.2) - 0.6).abs() < 0.03, "{slope} {shift}");
        assert!((curve.share(0.5) - 0.86).abs() < 0.03, "{slope} {shift}");
        // One whose values are true is left as it is.
        let games: Vec<Vec<Note>> = notes(0.2, 60, 300).chain(notes(0.7, 210, 300)).collect();
        let (slope, shift) = fit(&games);
        assert!((slope - 1.0).abs() < 0.03 && shift.abs() < 0.03, "{slope} {shift}");
        // And so is one of whom nothing is known.
        assert_eq!(fit(&[]), (1.0, 0.0));
    }

    #[test]
    fn what_is_certain_stays_certain_and_chances_still_come_to_one() {
        let steep = curve(1.7, 0.4);
        assert_eq!((steep.share(0.0), steep.share(1.0)), (0.0, 1.0));
        assert!((0..100).all(|at| steep.share(at as f32 / 100.0) <= steep.share((at + 1) as f32 / 100.0)));
        let mut outlook = Outlook::default();
        outlook.chance[..3].copy_from_slice(&[0.5, 0.3, 0.2]);
        steep.adjust(&mut outlook, Seat(1));
        assert!((outlook.chance.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!((outlook.chance[1] - steep.share(0.3)).abs() < 1e-6);
        assert!((outlook.chance[0] / outlook.chance[2] - 2.5).abs() < 1e-4, "the others keep their order");
        // Alone there is nobody to share with.
        let mut alone = Outlook::default();
        alone.chance[0] = 0.4;
        steep.adjust(&mut alone, Seat(0));
        assert_eq!(alone.chance[0], steep.share(0.4));
    }
}
