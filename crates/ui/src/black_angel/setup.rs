//! The form in which a game is set up, and what it means.

use black_angel::{HalLevel, Setup};
use engine::Fault;
use maud::{Markup, html};

use super::words::level_key;
use crate::lang::say;
use crate::{Axes, Axis, Lang};

fn value<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// A way to choose one of several.
fn option(name: &str, value: &str, checked: bool, title: String, note: String) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(name) value=(value) checked[checked];
            span.body { span.head { b { (title) } } span.fx { (note) } }
        }
    }
}

pub(super) fn fields(lang: Lang, fields: &[(String, String)]) -> Markup {
    let advanced = value(fields, "advanced") == Some("yes");
    let level = value(fields, "hal").unwrap_or("standard");
    html! {
        fieldset.ba-hal.alone-only {
            legend { (say!(lang, "ba-field-hal")) }
            p.soft { (say!(lang, "ba-hal-note")) }
            div.cards {
                @for each in HalLevel::ALL {
                    @let start = black_angel::shown().hal.start_vp[each as usize];
                    (option("hal", level_key(each), level == level_key(each), say!(lang, "ba-hal-level", level = level_key(each)), say!(lang, "ba-hal-start", count = start)))
                }
            }
        }
        fieldset {
            legend { (say!(lang, "ba-field-advanced")) }
            div.cards {
                (option("advanced", "no", !advanced, say!(lang, "ba-advanced-no"), say!(lang, "ba-advanced-no-note")))
                (option("advanced", "yes", advanced, say!(lang, "ba-advanced-yes"), say!(lang, "ba-advanced-yes-note")))
            }
        }
        fieldset.several-only {
            legend { (say!(lang, "ba-field-first")) }
            label.field.first {
                span.vh { (say!(lang, "ba-field-first")) }
                select name="first" {
                    option value="" { (say!(lang, "ba-first-drawn")) }
                    @for seat in 0..4u8 {
                        option value=(seat) selected[value(fields, "first") == Some(seat.to_string().as_str())] { (say!(lang, "ba-player-colour", seat = seat)) }
                    }
                }
            }
        }
    }
}

/// The grid of difficulty: the levels of Hal in the basic game (BA-HAL-2).
pub(super) fn axes(lang: Lang) -> Axes {
    let level = |level| (level_key(level).to_owned(), say!(lang, "ba-hal-level", level = level_key(level)));
    let rest = [("players", "1"), ("advanced", "no")];
    Axes {
        rows: Axis {
            field: "hal",
            name: say!(lang, "ba-field-hal"),
            values: HalLevel::ALL.into_iter().map(level).collect(),
        },
        columns: None,
        rest: rest.map(|(field, value)| (field.to_owned(), value.to_owned())).to_vec(),
    }
}

pub(super) fn parse(fields: &[(String, String)]) -> Result<Setup, Fault> {
    let mut setup = Setup::default();
    if let Some(players) = value(fields, "players") {
        let count = players.parse().ok().filter(|count| (1..=4).contains(count));
        setup.players = count.ok_or_else(|| Fault::new("players", "BA-SETUP-2"))?;
    }
    if let Some(advanced) = value(fields, "advanced") {
        setup.advanced = match advanced {
            "yes" => true,
            "no" => false,
            _ => return Err(Fault::new("advanced", "BA-ADV-1")),
        };
    }
    if let Some(level) = value(fields, "hal") {
        let found = HalLevel::ALL.into_iter().find(|each| level_key(*each) == level);
        setup.hal = found.ok_or_else(|| Fault::new("hal", "BA-HAL-2"))?;
    }
    if let Some(first) = value(fields, "first").filter(|first| !first.is_empty()) {
        let seat = first.parse().ok().filter(|seat| setup.players == 1 || *seat < setup.players);
        let seat = seat.ok_or_else(|| Fault::new("first", "BA-SETUP-15"))?;
        // Alone one is first anyway; the field speaks of tables with several players.
        setup.first = (setup.players > 1).then_some(seat);
    }
    Ok(setup)
}

/// The game of the day: alone against Hal, whose strength changes with the date.
pub(super) fn daily(day: &str) -> Setup {
    let sum: usize = day.bytes().map(usize::from).sum();
    Setup { players: 1, advanced: sum.is_multiple_of(3), hal: HalLevel::ALL[1 + sum % 3], ..Setup::default() }
}

pub(super) fn field_name(field: &str, lang: Lang) -> String {
    match field {
        "players" => say!(lang, "ba-field-players"),
        "advanced" => say!(lang, "ba-field-advanced"),
        "hal" => say!(lang, "ba-field-hal"),
        "first" => say!(lang, "ba-field-first"),
        other => other.to_owned(),
    }
}

pub(super) fn describe(setup: &Setup, lang: Lang) -> String {
    let rules = if setup.advanced { "advanced" } else { "basic" };
    if setup.players == 1 {
        say!(lang, "ba-describe-solo", level = level_key(setup.hal), rules = rules)
    } else {
        say!(lang, "ba-describe", count = setup.players, rules = rules)
    }
}
