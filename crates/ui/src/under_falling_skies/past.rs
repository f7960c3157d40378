//! What was played before: for each city, side, threat level and scenario the games, the victories
//! and the best of them (UFS-DIFF-2 tells how hard each is).

use engine::Piece;
use maud::{Markup, html};
use under_falling_skies::{CityId, CitySide, ScenarioId, Setup};

use super::words;
use crate::lang::say;
use crate::past::result;
use crate::{Lang, PastGame};

/// The games of one city, side, threat level and scenario.
struct Line {
    city: CityId,
    side: CitySide,
    threat: u8,
    scenario: Option<ScenarioId>,
    games: usize,
    wins: usize,
    best: Best,
}

/// The best game: a victory before any defeat, then how close the end was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Best {
    /// Lost, with this much researched.
    Lost { research: i64 },
    /// Won, with so many rows between the mothership and the last one.
    Won { rows: i64 },
}

impl Best {
    fn of(game: &PastGame) -> Best {
        let number = |name: &str| game.numbers.get(name).copied().unwrap_or(0);
        if game.won { Best::Won { rows: number("rows_left") } } else { Best::Lost { research: number("research") } }
    }

    fn words(self, lang: Lang) -> String {
        match self {
            Best::Won { rows } => say!(lang, "past-ufs-rows", rows = rows),
            Best::Lost { research } => say!(lang, "past-ufs-research", research = research),
        }
    }
}

/// A victory before any defeat, then by how close it was.
pub(super) fn rank(game: &PastGame) -> i64 {
    match Best::of(game) {
        Best::Lost { research } => research,
        Best::Won { rows } => 1_000 + rows,
    }
}

pub(super) fn best_in_words(game: &PastGame, lang: Lang) -> String {
    Best::of(game).words(lang)
}

/// The lines, in the order of the cities. A game that went on from a file has no setup to count for.
fn lines(games: &[PastGame]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for game in games {
        let Ok(setup) = serde_json::from_str::<Setup>(&game.setup) else { continue };
        let (wins, best) = (usize::from(game.won), Best::of(game));
        let same = |line: &&mut Line| {
            (line.city, line.side, line.threat, line.scenario) == (setup.city, setup.side, setup.threat, setup.scenario)
        };
        match lines.iter_mut().find(same) {
            Some(line) => {
                line.games += 1;
                line.wins += wins;
                line.best = line.best.max(best);
            }
            None => lines.push(Line {
                city: setup.city,
                side: setup.side,
                threat: setup.threat,
                scenario: setup.scenario,
                games: 1,
                wins,
                best,
            }),
        }
    }
    let place = |city: CityId| CityId::all().position(|other| other == city);
    lines.sort_by_key(|line| {
        (place(line.city), line.side == CitySide::Damaged, line.threat, line.scenario.map(|scenario| scenario.id()))
    });
    lines
}

fn side(side: CitySide, lang: Lang) -> String {
    match side {
        CitySide::Normal => say!(lang, "ufs-side-normal"),
        CitySide::Damaged => say!(lang, "ufs-side-damaged"),
    }
}

fn scenario(scenario: Option<ScenarioId>, lang: Lang) -> String {
    scenario.map_or_else(|| say!(lang, "ufs-set-no-scenario"), |id| words::scenario(lang, id))
}

/// The whole history.
pub(super) fn table(games: &[PastGame], lang: Lang) -> Markup {
    html! {
        table.past-games {
            thead {
                tr {
                    th scope="col" { (say!(lang, "ufs-set-city")) }
                    th scope="col" { (say!(lang, "ufs-set-side")) }
                    th scope="col" { (say!(lang, "ufs-set-threat")) }
                    th scope="col" { (say!(lang, "ufs-set-scenario")) }
                    th.num scope="col" { (say!(lang, "past-games")) }
                    th.num scope="col" { (say!(lang, "past-wins")) }
                    th scope="col" { (say!(lang, "past-best")) }
                }
            }
            tbody {
                @for line in lines(games) {
                    tr {
                        th scope="row" { (words::city(lang, line.city)) }
                        td { (side(line.side, lang)) }
                        td { (line.threat) }
                        td { (scenario(line.scenario, lang)) }
                        td.num { (line.games) }
                        td.num { (line.wins) }
                        td { (result(line.wins > 0, lang)) " · " (line.best.words(lang)) }
                    }
                }
            }
        }
    }
}

/// The line of what is being chosen in the form.
pub(super) fn of_setup(games: &[PastGame], lang: Lang) -> Markup {
    html! {
        div.past-of-setup aria-live="polite" {
            @for line in lines(games) {
                @let side_value = if line.side == CitySide::Damaged { "damaged" } else { "normal" };
                p.scripted hidden data-when=(format!(
                    "city={}&side={side_value}&threat={}&scenario={}",
                    line.city.id(), line.threat, line.scenario.map_or("", |id| id.id())
                )) {
                    (say!(lang, "past-ufs-line", games = line.games, wins = line.wins, best = line.best.words(lang)))
                }
            }
        }
    }
}
