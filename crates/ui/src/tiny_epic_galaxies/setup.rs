//! The form in which a table is set up, and what a sent form means.

use engine::Fault;
use maud::{Markup, html};
use tiny_epic_galaxies::{RogueMat, Setup, shown};

use super::rogue;
use super::words;
use crate::lang::say;
use crate::{Axes, Axis, Lang};

fn value<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

fn mat_key(mat: RogueMat) -> &'static str {
    &mat.sheet().difficulty
}

pub(super) fn fields(lang: Lang, sent: &[(String, String)]) -> Markup {
    // A form that was refused shows what was sent; a fresh one the defaults.
    let setup = from_fields(sent).unwrap_or_default();
    let limits = &shown().limits;
    html! {
        fieldset.boxes {
            legend { (say!(lang, "teg-setup-expansion")) }
            div.cards {
                label.choice {
                    input type="checkbox" name="expansion" value="on" checked[setup.expansion];
                    span.body { span.head { b { (say!(lang, "teg-btb")) } } span.fx { (say!(lang, "teg-btb-note")) } }
                }
            }
        }
        fieldset.several-only {
            legend { (say!(lang, "teg-setup-first")) }
            label.field.first {
                span.vh { (say!(lang, "teg-setup-first")) }
                select name="first" { option value="random" selected[setup.first == Setup::DRAWN] { (say!(lang, "teg-setup-first-random")) } @for seat in 0..limits.players_max { option value=(seat) selected[seat == setup.first] { (say!(lang, "teg-setup-name", count = seat + 1)) } } }
            }
        }
        fieldset.alone-only {
            legend { (say!(lang, "teg-setup-solo")) }
            p.soft { (say!(lang, "teg-setup-solo-note")) }
            div.cards {
                @for mat in RogueMat::ALL {
                    div.with-more {
                        label.choice {
                            input type="radio" name="rogue" value=(mat_key(mat)) checked[mat == setup.rogue];
                            span.body { span.head { b { (mat.sheet().name) } } span.fx { (words::difficulty(lang, mat)) } }
                        }
                        details.teg { summary { (say!(lang, "teg-setup-ladder")) } (rogue::rungs(lang, mat, 0, None)) }
                    }
                }
                label.choice {
                    input type="checkbox" name="hard_mode" value="on" checked[setup.hard_mode];
                    span.body { span.head { b { (say!(lang, "teg-setup-hard")) } } }
                }
            }
        }
    }
}

/// The grid of difficulty: the mats of the Rogue Galaxy, without the expansion (SOLO-1).
pub(super) fn axes(lang: Lang) -> Axes {
    let name = |mat: RogueMat| format!("{} · {}", mat.sheet().name, words::difficulty(lang, mat));
    let rest = [("players", "1"), ("expansion", ""), ("hard_mode", "")];
    Axes {
        rows: Axis {
            field: "rogue",
            name: say!(lang, "teg-setup-solo"),
            values: RogueMat::ALL.into_iter().map(|mat| (mat_key(mat).to_owned(), name(mat))).collect(),
        },
        columns: None,
        rest: rest.map(|(field, value)| (field.to_owned(), value.to_owned())).to_vec(),
    }
}

/// The setup that a sent form means; what is missing keeps its default.
pub(super) fn from_fields(fields: &[(String, String)]) -> Result<Setup, Fault> {
    let mut setup = Setup::default();
    let ticked = |name: &str| value(fields, name).is_some_and(|value| !matches!(value, "" | "off" | "false" | "0"));
    let number = |name: &str, rule: &'static str, usual: u8| match value(fields, name) {
        None | Some("") => Ok(usual),
        Some(text) => text.parse::<u8>().map_err(|_| Fault::new(name, rule)),
    };
    setup.players = number("players", "TEG-SETUP-1", setup.players)?;
    setup.expansion = ticked("expansion");
    setup.hard_mode = ticked("hard_mode");
    if let Some(wanted) = value(fields, "rogue") {
        setup.rogue = RogueMat::ALL
            .into_iter()
            .find(|mat| mat_key(*mat) == wanted || mat.sheet().id == wanted)
            .ok_or_else(|| Fault::new("rogue", "SOLO-1"))?;
    }
    let limits = &shown().limits;
    if !(limits.players_min..=limits.players_max).contains(&setup.players) {
        return Err(Fault::new("players", "TEG-SETUP-1"));
    }
    setup.first = match value(fields, "first") {
        Some("random") => Setup::DRAWN,
        _ => number("first", "TEG-SETUP-6", 0)?,
    };
    if setup.is_solo() {
        // The human starts; the field speaks of tables with several players.
        setup.first = 0;
    }
    if setup.first >= setup.players && setup.first != Setup::DRAWN {
        return Err(Fault::new("first", "TEG-SETUP-6"));
    }
    Ok(setup)
}
