//! The form in which a game is set up, and what a sent form means.

use engine::{Dice, Fault, Piece};
use maud::{Markup, html};
use under_falling_skies::{CharacterId, CityId, CitySide, Recruit, ScenarioId, Setup, SkySet};

use super::panels::{city_is_reconstructed, reconstructed};
use super::signs::sign;
use super::words;
use crate::lang::say;
use crate::{Axes, Axis, Lang};

/// What the form shows: the last sent value of a field, else that of the default game.
struct Sent<'a>(&'a [(String, String)]);

impl<'a> Sent<'a> {
    fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }
}

fn threat_name(level: u8, lang: Lang) -> String {
    match level {
        0 => say!(lang, "ufs-threat-0"),
        1 => say!(lang, "ufs-threat-1"),
        2 => say!(lang, "ufs-threat-2"),
        3 => say!(lang, "ufs-threat-3"),
        _ => say!(lang, "ufs-threat-4"),
    }
}

/// "Threat 1, standard"; of a city its name.
pub(super) fn level_name(field: &str, value: &str, name: &str, lang: Lang) -> String {
    match value.parse::<u8>() {
        Ok(level) if field == "threat" => {
            say!(lang, "record-ufs-threat", level = level, name = threat_name(level, lang))
        }
        _ => name.to_owned(),
    }
}

pub(super) fn describe(setup: &Setup, lang: Lang) -> String {
    let city = words::city(lang, setup.city);
    let threat = threat_name(setup.threat, lang);
    match setup.scenario {
        None => say!(lang, "ufs-describe", city = city, threat = threat),
        Some(id) => {
            say!(lang, "ufs-describe-scenario", city = city, threat = threat, scenario = words::scenario(lang, id))
        }
    }
}

pub(super) fn field_name(field: &str, lang: Lang) -> String {
    match field {
        "city" => say!(lang, "ufs-set-city"),
        "side" => say!(lang, "ufs-set-side"),
        "threat" | "flipped" => say!(lang, "ufs-set-threat"),
        "scenario" => say!(lang, "ufs-set-scenario"),
        "characters" => say!(lang, "ufs-set-team"),
        "sky" => say!(lang, "ufs-set-sky"),
        "seed" => say!(lang, "new-seed"),
        other => other.to_owned(),
    }
}

/// Stars in halves: whole ones, then a half one. Black ones make a game harder, yellow ones easier (UFS-DIFF-2).
pub(super) fn stars(lang: Lang, halves: i32, class: &str) -> Markup {
    let words = say!(lang, "ufs-stars", kind = class, count = half_number(halves));
    html! {
        @if halves != 0 {
            span.stars .(class) role="img" aria-label=(words) data-tip=(words) {
                @for _ in 0..halves / 2 { (sign("star")) }
                @if halves % 2 == 1 { (sign("half-star")) }
            }
        }
    }
}

fn halves(stars: f32) -> i32 {
    (stars * 2.0) as i32
}

pub(super) fn fields(lang: Lang, sent: &[(String, String)]) -> Markup {
    let rated = from_fields(sent).unwrap_or_default();
    let sent = Sent(sent);
    html! {
        (cities(lang, &sent))
        div.columns {
            (threat(lang, &sent))
            (side(lang, &sent))
        }
        (scenarios(lang, &sent))
        details.more open[sent.0.iter().any(|(name, value)| name.starts_with("member-") && !value.is_empty())] {
            summary { (say!(lang, "ufs-set-team")) }
            (team(lang, &sent))
        }
        details.more open[sent.0.iter().any(|(name, _)| name.starts_with("sky-"))] {
            summary { (say!(lang, "ufs-set-sky")) }
            (sky(lang, &sent))
        }
        p.rating.scripted aria-live="polite" {
            (say!(lang, "ufs-set-rating")) " "
            output #rating data-follows { (half_number(rated.half_stars())) }
            " " (sign("star"))
        }
    }
}

fn half_number(halves: i32) -> String {
    let number = f64::from(halves) / 2.0;
    if halves < 0 { format!("−{}", -number) } else { number.to_string() }
}

fn cities(lang: Lang, sent: &Sent<'_>) -> Markup {
    let chosen = sent.get("city").and_then(CityId::named).unwrap_or(Setup::default().city);
    html! {
        fieldset.cities {
            legend { (say!(lang, "ufs-set-city")) }
            div.cards {
                @for city in CityId::all() {
                    @let (normal, damaged) = (city.side(CitySide::Normal), city.side(CitySide::Damaged));
                    label.choice {
                        input type="radio" name="city" value=(city.id()) checked[city == chosen];
                        span.body {
                            span.head {
                                (sign("city")) b { (words::city(lang, city)) }
                                @if city_is_reconstructed(city, CitySide::Normal) { (reconstructed(lang)) }
                            }
                            span.fx.normal { (words::ability(lang, normal.effect)) (stars(lang, halves(normal.yellow_stars), "yellow")) }
                            span.fx.damaged { (words::ability(lang, damaged.effect)) (stars(lang, halves(damaged.yellow_stars), "yellow")) }
                        }
                    }
                }
            }
        }
    }
}

fn threat(lang: Lang, sent: &Sent<'_>) -> Markup {
    let chosen = sent.get("threat").and_then(|value| value.parse().ok()).unwrap_or(Setup::default().threat);
    html! {
        fieldset.threat {
            legend { (say!(lang, "ufs-set-threat")) }
            @for level in 0..=4u8 {
                label.choice {
                    input type="radio" name="threat" value=(level) checked[level == chosen];
                    span.body { b { (level) " · " (threat_name(level, lang)) } (stars(lang, 2 * i32::from(level), "black")) }
                }
            }
            p.soft { (say!(lang, "ufs-set-threat-note")) }
        }
    }
}

fn side(lang: Lang, sent: &Sent<'_>) -> Markup {
    let damaged = sent.get("side") == Some("damaged");
    html! {
        fieldset.side-of-city {
            legend { (say!(lang, "ufs-set-side")) }
            label.choice { input type="radio" name="side" value="normal" checked[!damaged]; span.body { b { (say!(lang, "ufs-side-normal")) } } }
            label.choice { input type="radio" name="side" value="damaged" checked[damaged]; span.body { b { (say!(lang, "ufs-side-damaged")) } } }
            p.soft { (say!(lang, "ufs-set-side-note")) }
        }
    }
}

fn scenarios(lang: Lang, sent: &Sent<'_>) -> Markup {
    let chosen = sent.get("scenario").and_then(ScenarioId::named);
    html! {
        fieldset.scenarios {
            legend { (say!(lang, "ufs-set-scenario")) }
            div.cards {
                label.choice {
                    input type="radio" name="scenario" value="" checked[chosen.is_none()];
                    span.body { span.head { b { (say!(lang, "ufs-set-no-scenario")) } } span.fx { (say!(lang, "ufs-set-no-scenario-text")) } }
                }
                @for id in ScenarioId::all() {
                    label.choice {
                        input type="radio" name="scenario" value=(id.id()) checked[chosen == Some(id)];
                        span.body {
                            span.head { b { (words::scenario(lang, id)) } @if !id.record().reconstructed_fields.is_empty() { (reconstructed(lang)) } }
                            span.fx { (words::twist(lang, &id.record().effect)) (stars(lang, halves(id.record().black_stars), "black")) }
                        }
                    }
                }
            }
        }
    }
}

fn team(lang: Lang, sent: &Sent<'_>) -> Markup {
    html! {
        div.people {
            @for id in CharacterId::all() {
                @let name = format!("member-{}", id.id());
                @let chosen = sent.get(&name).unwrap_or("");
                @let record = id.record();
                fieldset.person {
                    legend { (sign("face")) (record.name) " " (reconstructed(lang)) }
                    label.choice { input type="radio" name=(name) value="" checked[chosen.is_empty()]; span.body { b { (say!(lang, "ufs-set-stays")) } } }
                    label.choice {
                        input type="radio" name=(name) value="basic" checked[chosen == "basic"];
                        span.body { b { (say!(lang, "ufs-basic")) } span.fx { (words::power(lang, record.basic.effect)) } }
                    }
                    label.choice {
                        input type="radio" name=(name) value="improved" checked[chosen == "improved"];
                        span.body { b { (say!(lang, "ufs-improved")) } span.fx { (words::power(lang, record.improved.effect)) } }
                    }
                }
            }
        }
    }
}

fn sky(lang: Lang, sent: &Sent<'_>) -> Markup {
    html! {
        p.soft { (say!(lang, "ufs-set-sky-note")) }
        div.levels {
            @for level in (0..4usize).rev() {
                @let name = format!("sky-{}", level + 1);
                label.choice {
                    input type="checkbox" name=(name) value="advanced" checked[sent.get(&name) == Some("advanced")];
                    span.body { b { (say!(lang, "ufs-set-sky-level", level = level + 1)) } }
                }
            }
        }
    }
}

/// The grid of difficulty: the cities on their normal sides and the threat levels, without
/// scenario, team and advanced sky (UFS-DIFF-1).
pub(super) fn axes(lang: Lang) -> Axes {
    let cities = CityId::all().map(|city| (city.id().to_owned(), words::city(lang, city)));
    let mut rest = vec![("side".to_owned(), "normal".to_owned()), ("scenario".to_owned(), String::new())];
    rest.extend(CharacterId::all().map(|id| (format!("member-{}", id.id()), String::new())));
    rest.extend((1..=4).map(|level| (format!("sky-{level}"), String::new())));
    Axes {
        rows: Axis { field: "city", name: say!(lang, "ufs-set-city"), values: cities.collect() },
        columns: Some(Axis {
            field: "threat",
            name: say!(lang, "ufs-set-threat"),
            values: (0..=4).map(|level| (level.to_string(), level.to_string())).collect(),
        }),
        rest,
    }
}

pub(super) fn from_fields(fields: &[(String, String)]) -> Result<Setup, Fault> {
    let wrong = |field: &str| Fault::new(field, "unknown-value");
    let mut setup = Setup::default();
    for (name, value) in fields {
        match name.as_str() {
            "city" => setup.city = CityId::named(value).ok_or_else(|| wrong("city"))?,
            "side" => {
                setup.side = match value.as_str() {
                    "normal" => CitySide::Normal,
                    "damaged" => CitySide::Damaged,
                    _ => return Err(wrong("side")),
                }
            }
            "threat" => {
                setup.threat = value.parse().map_err(|_| wrong("threat"))?;
                if setup.threat > 4 {
                    return Err(Fault::new("threat", "UFS-SETUP-3"));
                }
            }
            "scenario" if value.is_empty() => setup.scenario = None,
            "scenario" => setup.scenario = Some(ScenarioId::named(value).ok_or_else(|| wrong("scenario"))?),
            _ => {
                if let Some(id) = name.strip_prefix("member-") {
                    let character = CharacterId::named(id).ok_or_else(|| wrong("characters"))?;
                    let improved = match value.as_str() {
                        "" => continue,
                        "basic" => false,
                        "improved" => true,
                        _ => return Err(wrong("characters")),
                    };
                    if setup.characters.iter().any(|recruit| recruit.character == character) {
                        return Err(Fault::new("characters", "UFS-DIFF-3"));
                    }
                    setup.characters.push(Recruit { character, improved });
                } else if let Some(level) = name.strip_prefix("sky-") {
                    let level: usize = level.parse().map_err(|_| wrong("sky"))?;
                    let tile = level.checked_sub(1).and_then(|level| setup.sky.get_mut(level));
                    *tile.ok_or_else(|| wrong("sky"))? = match value.as_str() {
                        "base" => SkySet::Base,
                        "advanced" => SkySet::Advanced,
                        _ => return Err(wrong("sky")),
                    };
                }
            }
        }
    }
    Ok(setup)
}

/// The setup of a day: drawn from the day's name, so that it is the same for everyone.
pub(super) fn daily(day: &str) -> Setup {
    let Ok(seed) = format!("daily setup {day}").parse() else { return Setup::default() };
    let mut dice = Dice::new(&seed);
    let mut setup = Setup { threat: 1 + dice.below(3) as u8, ..Setup::default() };
    let cities: Vec<CityId> = CityId::all().collect();
    if let Some(city) = dice.pick(&cities) {
        setup.city = *city;
    }
    if dice.below(3) > 0 {
        let scenarios: Vec<ScenarioId> = ScenarioId::all().collect();
        setup.scenario = dice.pick(&scenarios).copied();
        let characters: Vec<CharacterId> = CharacterId::all().collect();
        let improved = dice.below(2) == 1;
        setup.characters.extend(dice.pick(&characters).map(|character| Recruit { character: *character, improved }));
    }
    setup
}
