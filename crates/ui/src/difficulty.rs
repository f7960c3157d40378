//! How hard the games for one are: how often a bot wins each, where a game is chosen.

use maud::{Markup, html};

use crate::advice::percent;
use crate::lang::say;
use crate::{Lang, NewGameScene, Tabletop, bot_name};

/// One way to play a game alone, and how it went for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DifficultyCell {
    /// What sets it apart: the fields of the form with their values.
    pub options: Vec<(String, String)>,
    /// Which bot played.
    pub bot: String,
    /// How many games.
    pub games: u32,
    /// How many of them it won.
    pub won: u32,
}

impl DifficultyCell {
    fn is(&self, field: &str, value: &str) -> bool {
        self.options.iter().any(|(name, held)| name == field && held == value)
    }

    fn share(&self) -> f32 {
        self.won as f32 / self.games.max(1) as f32
    }
}

/// What is known about exactly these options, in a sentence; nothing where that was not measured.
pub(crate) fn told(cells: &[DifficultyCell], options: &[(&str, &str)], lang: Lang) -> Markup {
    let all = |cell: &&DifficultyCell| {
        cell.games > 0
            && cell.options.len() == options.len()
            && options.iter().all(|(field, value)| cell.is(field, value))
    };
    let found = cells.iter().find(all);
    html! { @if let Some(cell) = found { p.soft.known { (sentence(cell, &bot_name(&cell.bot, lang), lang)) } } }
}

/// One direction of the grid.
#[derive(Clone, Debug)]
pub struct Axis {
    /// The field of the form.
    pub field: &'static str,
    /// What it is called.
    pub name: String,
    /// Its values, each with what it is called.
    pub values: Vec<(String, String)>,
}

/// What the ways to play a game alone differ by.
#[derive(Clone, Debug)]
pub struct Axes {
    /// The lines of the grid.
    pub rows: Axis,
    /// Its columns; none if the lines are all.
    pub columns: Option<Axis>,
    /// The other fields of the form with the values that were played: with others it is not known.
    pub rest: Vec<(String, String)>,
}

/// What is being chosen: the setup of the form, field by field.
struct Chosen(serde_json::Value);

impl Chosen {
    fn of<G: Tabletop>(fields: &[(String, String)]) -> Chosen {
        let setup = G::setup_from_fields(fields).unwrap_or_default();
        Chosen(serde_json::to_value(setup).expect("a setup can be written as JSON"))
    }

    fn is(&self, axis: &Axis, value: &str) -> bool {
        holds(&self.0, axis, value)
    }
}

/// Whether a setup, field by field, has this value.
pub(crate) fn holds(setup: &serde_json::Value, axis: &Axis, value: &str) -> bool {
    let held = &setup[axis.field];
    let text = held.as_str().map_or_else(|| held.to_string(), str::to_owned);
    text == value
}

impl Axes {
    /// What an address asks for at which exactly this is set up; the other direction is left open.
    pub(crate) fn address(&self, axis: &Axis, value: &str) -> String {
        let mut pairs = vec![(axis.field, value)];
        pairs.extend(
            self.rest
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .filter(|(_, value)| !value.is_empty()),
        );
        encode(&pairs)
    }
}

/// The grid, and for each way to play a line that is shown while it is being chosen. Nothing where
/// nothing was measured.
pub(crate) fn difficulty<G: Tabletop>(scene: &NewGameScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let axes = G::difficulty(lang).filter(|_| scene.difficulty.iter().any(|cell| cell.games > 0));
    let Some(axes) = axes else { return html! {} };
    let chosen = Chosen::of::<G>(scene.fields);
    let bot = scene.difficulty.first().map(|cell| bot_name(&cell.bot, lang)).unwrap_or_default();
    let none = [(String::new(), String::new())];
    let columns = axes.columns.as_ref().map_or(&none[..], |columns| &columns.values);
    let find = |row: &str, column: &str| {
        let across = |cell: &&DifficultyCell| axes.columns.as_ref().is_none_or(|axis| cell.is(axis.field, column));
        let mut cells = scene.difficulty.iter().filter(|cell| cell.games > 0 && cell.is(axes.rows.field, row));
        cells.find(across)
    };
    let in_row = |row: &str| chosen.is(&axes.rows, row);
    let in_column = |column: &str| axes.columns.as_ref().is_some_and(|axis| chosen.is(axis, column));
    let here = |row: &str, column: &str| in_row(row) && (axes.columns.is_none() || in_column(column));
    html! {
        section.difficulty aria-labelledby="difficulty-title" {
            h2 #difficulty-title { (say!(lang, "difficulty")) }
            div.now-chosen aria-live="polite" {
                @for (row, _) in &axes.rows.values {
                    @for (column, _) in columns {
                        @if let Some(cell) = find(row, column) {
                            p.scripted hidden data-when=(when(&axes, row, column)) { (sentence(cell, &bot, lang)) }
                        }
                    }
                }
            }
            details.more open {
                summary { (say!(lang, "difficulty-grid", bot = bot.clone())) }
                div.scroll {
                    table.win-grid .single[axes.columns.is_none()] {
                        thead {
                            @if let Some(axis) = &axes.columns {
                                tr {
                                    th scope="col" rowspan="2" { (axes.rows.name) }
                                    th scope="colgroup" colspan=(axis.values.len()) { (axis.name) }
                                }
                            }
                            tr {
                                @if let Some(axis) = &axes.columns {
                                    @for (value, name) in &axis.values {
                                        th scope="col" .now[in_column(value)] data-mark=(pair(axis, value)) { (name) }
                                    }
                                } @else {
                                    th scope="col" { (axes.rows.name) }
                                    th scope="col" { (say!(lang, "difficulty-won")) }
                                }
                            }
                        }
                        tbody {
                            @for (row, name) in &axes.rows.values {
                                tr {
                                    th scope="row" .now[in_row(row)] data-mark=(pair(&axes.rows, row)) { (name) }
                                    @for (column, _) in columns {
                                        @let mark = marks(&axes, row, column);
                                        @if let Some(cell) = find(row, column) {
                                            td .{ "heat h" (heat(cell.share())) } .now[here(row, column)] data-mark=(mark) data-tip=(counted(cell, lang)) {
                                                span.num { (say!(lang, "percent", number = percent_won(cell))) }
                                                span.vh { ", " (counted(cell, lang)) }
                                            }
                                        } @else { td.unknown .now[here(row, column)] data-mark=(mark) { span.vh { (say!(lang, "difficulty-unknown")) } } }
                                    }
                                }
                            }
                        }
                    }
                }
                p.soft { (say!(lang, "difficulty-note")) }
            }
        }
    }
}

/// Ten shades from never to always.
fn heat(share: f32) -> u8 {
    ((share * 10.0).floor() as u8).min(9)
}

/// What was counted is certain: no rounding away from 0 and 100.
fn percent_won(cell: &DifficultyCell) -> i64 {
    if cell.won == 0 { 0 } else { percent(cell.share()) }
}

fn counted(cell: &DifficultyCell, lang: Lang) -> String {
    say!(lang, "difficulty-counted", won = cell.won, games = cell.games)
}

/// "Strong wins about 7 in 10 of these."
fn sentence(cell: &DifficultyCell, bot: &str, lang: Lang) -> String {
    let tenths = (cell.share() * 10.0).round() as i64;
    say!(lang, "difficulty-sentence", bot = bot, tenths = tenths, won = cell.won, games = cell.games)
}

fn encode(pairs: &[(&str, &str)]) -> String {
    // Names of fields and their values are words of letters, digits and dashes.
    pairs.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

fn pair(axis: &Axis, value: &str) -> String {
    encode(&[(axis.field, value)])
}

fn marks(axes: &Axes, row: &str, column: &str) -> String {
    let mut pairs = vec![(axes.rows.field, row)];
    pairs.extend(axes.columns.iter().map(|axis| (axis.field, column)));
    encode(&pairs)
}

/// The form while exactly this is being chosen.
fn when(axes: &Axes, row: &str, column: &str) -> String {
    let rest: Vec<(&str, &str)> = axes.rest.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    [marks(axes, row, column), encode(&rest)].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("&")
}
