//! `starboard bench`: how fast the rules of each game run on one core, and how fast a bot thinks.

use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Arena, Bot, Budget, Heuristics, SearchControl, Sight, advise};
use engine::{Dice, Game, Seed, Turn, sample_setup};
use serde_json::{Map, Value, json};
use ui::Tabletop;

use crate::cli::{self, Format};
use crate::cli_error::CliError;
use crate::games::{self, ForGame, with_game};
use crate::report::{self, csv_row, grouped, rate};

/// Setups that are played in turn. They are made before the clock starts: a setup is read from
/// options once a table, not once a game of a search.
const SETUPS: u64 = 500;

/// Every round plays the same games, so that rounds differ only by what else the machine does,
/// which can only slow them down. The one is reported that a tenth of them beat.
const FAST: usize = 10;

/// Positions of which copies are made.
const POSITIONS: usize = 256;

/// Carries out the command.
pub(crate) fn bench(args: &cli::Bench) -> Result<(), CliError> {
    let ids: Vec<&str> = args.game.as_deref().map_or_else(|| games::IDS.to_vec(), |id| vec![id]);
    let measure = |id: &&str| with_game(id, Measurement { time: Duration::from_secs(args.seconds) })?;
    let speeds = ids.iter().map(measure).collect::<Result<Vec<Speed>, CliError>>()?;
    report::print(&render(&speeds, args.format))
}

/// How fast one game runs.
struct Speed {
    game: &'static str,
    /// A fast round: games, decisions and choices in how many seconds.
    round: Round,
    clone_ns: f64,
    state_bytes: usize,
    /// Courses of the game that a search plays out.
    iterations_per_second: f64,
}

/// One game of each setup.
#[derive(Clone, Copy, Default)]
struct Round {
    games: u64,
    decisions: u64,
    choices: u64,
    seconds: f64,
}

impl Speed {
    /// The columns: name and number.
    fn columns(&self) -> [(&'static str, f64); 7] {
        let Round { games, decisions, choices, seconds } = self.round;
        [
            ("decisions_per_second", rate(decisions, seconds)),
            ("games_per_second", rate(games, seconds)),
            ("decisions_per_game", decisions as f64 / games.max(1) as f64),
            ("mean_branching", choices as f64 / decisions.max(1) as f64),
            ("clone_ns", self.clone_ns),
            ("state_bytes", self.state_bytes as f64),
            ("iterations_per_second", self.iterations_per_second),
        ]
    }
}

struct Measurement {
    time: Duration,
}

impl ForGame for Measurement {
    type Output = Result<Speed, CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let seed: Seed = "bench".parse().map_err(CliError::failure)?;
        let mut setups = Vec::new();
        for index in 0..SETUPS {
            let mut dice = Dice::new(&seed.nth(index));
            setups.push(sample_setup::<G>(index, &Map::new(), &mut dice).map_err(CliError::failure)?);
        }
        let mut arena = Arena::<G>::new();
        let (start, mut rounds) = (Instant::now(), Vec::new());
        while rounds.len() < 10 || start.elapsed() < self.time {
            rounds.push(play_all(&setups, &seed, &mut arena)?);
        }
        rounds.sort_by(|one, other| rate(other.decisions, other.seconds).total_cmp(&rate(one.decisions, one.seconds)));
        let positions = positions::<G>(&setups, &seed)?;
        Ok(Speed {
            game: G::ID,
            round: rounds[rounds.len() / FAST],
            clone_ns: clone_ns(&positions),
            state_bytes: size_of::<G>(),
            iterations_per_second: iterations_per_second(&positions, &seed, self.time),
        })
    }
}

/// One game of each setup.
fn play_all<G: Heuristics>(setups: &[G::Setup], seed: &Seed, arena: &mut Arena<G>) -> Result<Round, CliError> {
    let start = Instant::now();
    let mut round = Round::default();
    let mut dice = Dice::new(seed);
    for setup in setups {
        let mut state = G::new(setup, &mut dice).map_err(CliError::failure)?;
        let mut players = Arena::seat(&[Bot::Random], state.seats(), seed);
        let playout = arena.play(&mut state, &mut dice, &mut players).map_err(CliError::failure)?;
        round.games += 1;
        round.decisions += playout.decisions;
        round.choices += playout.choices;
    }
    round.seconds = start.elapsed().as_secs_f64();
    Ok(round)
}

/// Positions from the middle of games.
fn positions<G: Heuristics>(setups: &[G::Setup], seed: &Seed) -> Result<Vec<G>, CliError> {
    let mut positions = Vec::new();
    for (index, setup) in (0..).zip(setups.iter().cycle().take(POSITIONS)) {
        let mut dice = Dice::new(&seed.nth(index));
        let mut state = G::new(setup, &mut dice).map_err(CliError::failure)?;
        let mut players = Arena::seat(&[Bot::Random], state.seats(), seed);
        let mut arena = Arena::<G>::with_limit(20 + index % 20);
        arena.play(&mut state, &mut dice, &mut players).map_err(CliError::failure)?;
        positions.push(state);
    }
    Ok(positions)
}

/// What a copy of a position costs, in nanoseconds.
fn clone_ns<G: Game>(positions: &[G]) -> f64 {
    const COPIES: usize = 100_000;
    let round = |_| {
        let start = Instant::now();
        for position in positions.iter().cycle().take(COPIES) {
            black_box(black_box(position).clone());
        }
        start.elapsed().as_secs_f64() * 1e9 / COPIES as f64
    };
    let mut rounds: Vec<f64> = (0..50).map(round).collect();
    rounds.sort_by(f64::total_cmp);
    rounds[rounds.len() / FAST]
}

/// How many courses of the game a search tries out in a second, thinking about these positions in
/// turn. As with the rounds, the number is reported that a tenth of them beat.
fn iterations_per_second<G: Heuristics>(positions: &[G], seed: &Seed, time: Duration) -> f64 {
    const THOUGHT: Budget = Budget::iterations(2_000);
    let (start, mut rates, mut choices) = (Instant::now(), Vec::new(), Vec::new());
    for position in positions.iter().cycle() {
        if rates.len() >= FAST && start.elapsed() >= time || rates.is_empty() && start.elapsed() > 10 * time {
            break;
        }
        let Turn::Decide(seats) = position.turn() else { continue };
        let Some(seat) = seats.iter().next() else { continue };
        choices.clear();
        position.legal(seat, &mut choices);
        if choices.len() < 2 {
            continue;
        }
        let begin = Instant::now();
        let advice = advise(Sight::of(position, seat), &choices, THOUGHT, &SearchControl::new(), seed);
        let tried: u64 = advice.iter().map(|advice| u64::from(advice.visits)).sum();
        rates.push(rate(tried, begin.elapsed().as_secs_f64()));
    }
    rates.sort_by(|one, other| other.total_cmp(one));
    rates.get(rates.len() / FAST).copied().unwrap_or(0.0)
}

fn render(speeds: &[Speed], format: Format) -> String {
    match format {
        Format::Table => {
            let mut text = String::new();
            for speed in speeds {
                let _ = writeln!(text, "{}", speed.game);
                for (name, number) in speed.columns() {
                    let number = if number < 1_000.0 { format!("{number:.2}") } else { grouped(number as u64) };
                    let _ = writeln!(text, "  {:<24}{number:>14}", name.replace('_', " "));
                }
            }
            text
        }
        Format::Json => {
            let objects = speeds.iter().map(|speed| {
                let mut object = Map::from_iter([("game".to_owned(), json!(speed.game))]);
                object.extend(speed.columns().map(|(name, number)| (name.to_owned(), json!(number))));
                Value::Object(object)
            });
            format!("{}\n", Value::Array(objects.collect()))
        }
        Format::Csv => {
            let mut csv = csv_row(["game", "statistic", "amount"]);
            for speed in speeds {
                for (name, number) in speed.columns() {
                    csv += &csv_row([speed.game, name, &number.to_string()]);
                }
            }
            csv
        }
    }
}
