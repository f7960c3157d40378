//! How each legal choice is made on the table, and what it says in words.

use engine::{Forecast, Seat};
use maud::{Markup, html};
use tiny_epic_galaxies::{Action, Destination, Event, Place, Question, Resource, TinyEpicGalaxies, View, decisions};

use super::preview::preview;
use super::signs::{chip, emblem, face_sign, resource_chip, resource_key, ship_sign, sign};
use super::words::{self, Talk, amount, planet_name};
use super::{attempt, effects};
use crate::lang::rich;
use crate::lang::say;
use crate::{Choice, TableScene};

/// A choice that is made by touching one thing.
fn touch(id: impl Into<String>, sign: Markup, words: Markup) -> Choice {
    Choice::at([id.into()], sign, words)
}

/// Whose choices are offered.
pub(super) fn actor(scene: &TableScene<'_, TinyEpicGalaxies>) -> Seat {
    let asked = scene.view.ask.map(|ask| ask.seat);
    scene.acting.or(asked).or(scene.view.viewer).unwrap_or(scene.view.active)
}

pub(super) fn choice(
    scene: &TableScene<'_, TinyEpicGalaxies>,
    action: Action,
    forecast: &Forecast<TinyEpicGalaxies>,
) -> Choice {
    let talk = Talk { view: scene.view, lang: scene.visit.lang, names: scene.names };
    let seat = actor(scene);
    let entry = entry(scene, &talk, seat, action, forecast);
    let chips = html! { span.teg.chip-box { (chips(&talk, seat, action, forecast)) } };
    let sign = html! { span.teg.sign-box { (entry.sign) } };
    Choice { sign, ..entry }.priced(chips, preview(&talk, seat, action, forecast))
}

fn entry(
    scene: &TableScene<'_, TinyEpicGalaxies>,
    talk: &Talk<'_>,
    seat: Seat,
    action: Action,
    forecast: &Forecast<TinyEpicGalaxies>,
) -> Choice {
    let (view, lang) = (talk.view, talk.lang);
    let question = view.ask.map(|ask| ask.question);
    let dice = || say!(lang, "teg-group-dice");
    match action {
        Action::KeepMission { mission } => {
            let words = rich!(
                lang,
                "teg-do-keep",
                mission = words::mission(lang, mission),
                what = effects::mission(lang, mission)
            );
            touch(attempt::mission(mission), sign("mission"), words)
        }
        Action::Activate { face } => {
            let words =
                rich!(lang, "teg-do-activate", face = words::face(lang, face), what = words::face_does(lang, face));
            touch(attempt::die(face), face_sign(face), words).under(dice())
        }
        Action::Reroll => {
            let words = rich!(lang, "teg-do-reroll", cost = view.reroll_cost);
            touch(attempt::REROLL, sign("reroll"), words).under(say!(lang, "teg-group-more"))
        }
        Action::Convert => touch(attempt::CONVERTER, sign("converter"), rich!(lang, "teg-do-convert"))
            .under(say!(lang, "teg-group-more")),
        Action::EndTurn => {
            let mut entry = touch("", sign("end"), rich!(lang, "teg-do-end")).pressed();
            entry.path.clear();
            entry
        }
        Action::HirePilot { pilot } => {
            let words =
                rich!(lang, "teg-do-hire", pilot = words::pilot_name(pilot), what = effects::pilot(lang, pilot));
            touch(attempt::pilot(pilot), sign("pilot"), words).under(say!(lang, "teg-pilots"))
        }
        Action::HireFor { ship_type } => {
            let words = rich!(lang, "teg-do-hire-for", ship = words::ship_type(lang, ship_type));
            touch(attempt::berth(seat, ship_type), super::signs::hull(Some(ship_type)), words)
        }
        Action::PayDice { face, count } => {
            let words = rich!(lang, "teg-do-pay-dice", count = count, face = words::face(lang, face));
            let several = scene
                .choices
                .iter()
                .any(|(other, _)| matches!(other, Action::PayDice { face: same, count: more } if *same == face && *more != count));
            let mut entry = touch(attempt::die(face), face_sign(face), words);
            if several {
                entry.path.push(attempt::answer(&format!("dice-{count}")));
            }
            entry
        }
        Action::ReplaceShip { ship } => {
            on_ship(talk, seat, ship, rich!(lang, "teg-do-replace", place = ship_place(talk, seat, ship)))
        }
        Action::PickDie { face } => {
            let words = match question {
                Some(Question::Reroll(_)) => rich!(lang, "teg-do-pick-reroll", face = words::face(lang, face)),
                Some(Question::Convert(decisions::Convert { spent, .. })) if spent.count_ones() < 2 => {
                    rich!(lang, "teg-do-pick-spend", face = words::face(lang, face))
                }
                Some(Question::DiscardDie(_)) => rich!(lang, "teg-do-pick-discard", face = words::face(lang, face)),
                _ => rich!(lang, "teg-do-pick-set", face = words::face(lang, face)),
            };
            touch(attempt::die(face), face_sign(face), words).under(dice())
        }
        Action::Roll => {
            let count = match question {
                Some(Question::Reroll(decisions::Reroll { picked, .. })) => picked.count_ones(),
                _ => 0,
            };
            touch(attempt::REROLL, sign("reroll"), rich!(lang, "teg-do-roll", count = count)).pressed()
        }
        Action::SetFace { face } => {
            touch(attempt::set_face(face), face_sign(face), rich!(lang, "teg-do-set", face = words::face(lang, face)))
        }
        Action::ChooseFace { face } => {
            let words = rich!(lang, "teg-do-face", face = words::face(lang, face), what = words::face_does(lang, face));
            touch(attempt::set_face(face), face_sign(face), words)
        }
        Action::Move { ship, to } => move_entry(talk, seat, ship, to),
        Action::Decline => touch(attempt::answer("decline"), sign("end"), rich!(lang, "teg-do-decline")).pressed(),
        Action::UsePlanet => {
            let (planet, words) = match question {
                Some(Question::Landing(decisions::Landing { planet, .. })) => (
                    Some(planet),
                    rich!(
                        lang,
                        "teg-do-use",
                        planet = planet_name(planet),
                        what = effects::planet(lang, planet.card())
                    ),
                ),
                _ => (None, rich!(lang, "teg-do-use-any")),
            };
            touch(planet.map_or_else(|| attempt::answer("use"), attempt::surface), sign("land"), words)
        }
        Action::SkipPlanet => touch(attempt::answer("skip"), sign("end"), rich!(lang, "teg-do-skip")).pressed(),
        Action::Advance { ship } => on_ship(talk, seat, ship, advance_words(talk, seat, ship)),
        Action::Upgrade { with } => {
            let words = rich!(lang, "teg-do-upgrade", level = level(view, seat) + 1, resource = resource_key(with));
            touch(attempt::upgrade(seat, with), sign("empire"), words).under(say!(lang, "teg-group-empire"))
        }
        Action::UseColony { planet } => {
            let words =
                rich!(lang, "teg-do-colony", planet = planet_name(planet), what = effects::planet(lang, planet.card()));
            touch(attempt::colony(planet), sign("colony"), words).under(say!(lang, "teg-group-colonies"))
        }
        Action::Pay { energy, culture } => {
            let words = rich!(lang, "teg-do-pay", what = amount(lang, energy, culture));
            touch(attempt::answer(&format!("pay-{energy}-{culture}")), sign("empire"), words)
        }
        Action::Regress { player, ship } => {
            let words = rich!(lang, "teg-do-regress", name = talk.name(player), place = ship_place(talk, player, ship));
            on_ship(talk, player, ship, words).under(talk.name(player))
        }
        Action::Target { player } => {
            let words = match question {
                Some(Question::Steal(decisions::Steal { resource, amount, .. })) => {
                    rich!(
                        lang,
                        "teg-do-steal",
                        what = words::amount_of(lang, resource, amount),
                        name = talk.name(player)
                    )
                }
                _ => html! { (talk.name(player)) },
            };
            touch(attempt::galaxy(player), emblem(view, player), words)
        }
        Action::Amount { amount: count } => {
            let from = match question {
                Some(Question::Convertible(decisions::Convertible { from, .. })) => resource_key(from),
                _ => "energy",
            };
            let words = rich!(lang, "teg-do-amount", count = count, from = from);
            touch(attempt::answer(&format!("amount-{count}")), sign(from), words)
        }
        Action::Split { energy, culture } => {
            let what = amount(lang, energy, culture);
            let words = match question {
                Some(Question::LootSplit(_)) => rich!(lang, "teg-do-hand-over", what = what),
                _ => rich!(lang, "teg-do-gain", what = what),
            };
            touch(attempt::answer(&format!("split-{energy}-{culture}")), sign("energy"), words)
        }
        Action::TakeResource { resource } => {
            let count = match question {
                Some(Question::RecallGain(decisions::RecallGain { amount, .. })) => amount,
                _ => 0,
            };
            let words = rich!(lang, "teg-do-gain", what = words::amount_of(lang, resource, count));
            touch(attempt::answer(resource_key(resource)), sign(resource_key(resource)), words)
        }
        Action::Recall { ship } => {
            on_ship(talk, seat, ship, rich!(lang, "teg-do-recall", place = ship_place(talk, seat, ship)))
        }
        Action::Transfer { ship, planet } => {
            let mut entry = on_ship(talk, seat, ship, rich!(lang, "teg-do-transfer", planet = planet_name(planet)));
            entry.path.push(attempt::orbit(planet));
            entry.section = ship_title(talk, seat, ship);
            entry
        }
        Action::ChoosePlanet { planet } => {
            let in_row = view.row.contains(&Some(planet));
            let words = if matches!(question, Some(Question::ReplacePlanet(_))) {
                rich!(lang, "teg-do-remove-planet", planet = planet_name(planet))
            } else {
                rich!(lang, "teg-do-call", planet = planet_name(planet), what = effects::planet(lang, planet.card()))
            };
            let target = if in_row { attempt::surface(planet) } else { attempt::colony(planet) };
            touch(target, sign("land"), words)
        }
        Action::Follow => follow(talk, question, false, gains_nothing(forecast, seat)),
        Action::FollowFree => follow(talk, question, true, gains_nothing(forecast, seat)),
        Action::Pass => touch(attempt::answer("pass"), sign("end"), rich!(lang, "teg-do-pass")),
        Action::Explorer { ship } => {
            on_ship(talk, seat, ship, rich!(lang, "teg-do-explorer", ship = talk.ship(seat, ship)))
        }
        Action::TakeOffer { card } => {
            let words = rich!(
                lang,
                "teg-do-take-open",
                card = words::exploration(lang, card),
                what = effects::exploration(lang, card)
            );
            touch(attempt::open_card(card), sign("card"), words)
        }
        Action::Draw => {
            touch(attempt::DECK, sign("explore"), rich!(lang, "teg-do-draw", count = view.exploration_deck))
        }
        Action::TakeDrawn => {
            let words = match view.drawn {
                Some(card) => rich!(
                    lang,
                    "teg-do-take-drawn",
                    card = words::exploration(lang, card),
                    what = effects::exploration(lang, card)
                ),
                None => rich!(lang, "teg-do-take-unseen"),
            };
            touch(attempt::answer("take"), sign("card"), words)
        }
        Action::LayOpen => touch(attempt::answer("lay-open"), sign("explore"), rich!(lang, "teg-do-lay-open")),
        Action::PayCost => {
            let words = match question {
                Some(Question::Dwarf(decisions::Dwarf { energy, culture, vp, .. })) => {
                    rich!(lang, "teg-do-dwarf", what = amount(lang, energy, culture), count = vp)
                }
                Some(Question::PayAbility(decisions::PayAbility { energy, culture, pilot, .. })) => {
                    rich!(
                        lang,
                        "teg-do-ability",
                        what = amount(lang, energy, culture),
                        pilot = words::pilot_name(pilot)
                    )
                }
                _ => rich!(lang, "teg-do-pay-any"),
            };
            touch(attempt::answer("pay"), sign("energy"), words)
        }
        Action::DeclineCost => touch(attempt::answer("decline"), sign("end"), rich!(lang, "teg-do-no-cost")),
        Action::RemovePilot { pilot } => {
            let words = rich!(lang, "teg-do-remove-pilot", pilot = words::pilot_name(pilot));
            touch(attempt::pilot(pilot), sign("pilot"), words)
        }
        Action::Accept => {
            let useless = matches!(question, Some(Question::RogueDie(decisions::RogueDie { useless: Some(_), .. })));
            let words = if useless { rich!(lang, "teg-do-accept-useless") } else { rich!(lang, "teg-do-accept") };
            touch(attempt::answer("accept"), sign("die"), words)
        }
        Action::PayReroll => touch(attempt::answer("reroll"), sign("reroll"), rich!(lang, "teg-do-rogue-reroll")),
    }
}

/// Whether a choice is known to give the seat that makes it nothing: an acquire action without a
/// source, or at the maximum.
fn gains_nothing(forecast: &Forecast<TinyEpicGalaxies>, seat: Seat) -> bool {
    let gained = |event: &Event| match event {
        Event::Gained { seat: who, energy, culture, .. } if *who == seat => Some(energy + culture),
        _ => None,
    };
    let mut gains = forecast.events.iter().filter_map(gained).peekable();
    gains.peek().is_some() && gains.all(|gain| gain == 0)
}

fn follow(talk: &Talk<'_>, question: Option<Question>, free: bool, nothing: bool) -> Choice {
    let lang = talk.lang;
    let (face, cost) = match question {
        Some(Question::Follow(decisions::Follow { face, cost, .. })) => (face, cost),
        _ => (tiny_epic_galaxies::Face::Move, 0),
    };
    let what = if nothing { say!(lang, "teg-gains-nothing") } else { words::face_does(lang, face) };
    if free {
        let words = rich!(lang, "teg-do-follow-free", what = what);
        return touch(attempt::answer("follow-free"), sign("follow"), words);
    }
    touch(attempt::answer("follow"), sign("follow"), rich!(lang, "teg-do-follow", what = what, cost = cost))
}

fn level(view: &View, seat: Seat) -> u8 {
    view.galaxies.get(seat.index()).map_or(0, |galaxy| galaxy.level)
}

fn place_of(view: &View, seat: Seat, ship: u8) -> Place {
    let galaxy = view.galaxies.get(seat.index());
    galaxy.and_then(|galaxy| galaxy.ships.get(usize::from(ship))).map_or(Place::Locked, |ship| ship.place)
}

fn ship_place(talk: &Talk<'_>, seat: Seat, ship: u8) -> String {
    talk.place(place_of(talk.view, seat, ship))
}

/// "Runner, in the galaxy"
pub(super) fn ship_title(talk: &Talk<'_>, seat: Seat, ship: u8) -> String {
    let kind = talk.view.galaxies.get(seat.index()).and_then(|galaxy| galaxy.ships.get(usize::from(ship)));
    let kind = kind.map(|ship| words::ship_kind(talk.lang, *ship)).unwrap_or_default();
    say!(talk.lang, "teg-ship-at", ship = kind, place = ship_place(talk, seat, ship))
}

fn on_ship(talk: &Talk<'_>, seat: Seat, ship: u8, words: Markup) -> Choice {
    let piece = talk.view.galaxies.get(seat.index()).and_then(|galaxy| galaxy.ships.get(usize::from(ship)));
    let drawing = piece.map(|piece| ship_sign(talk.view, seat, *piece)).unwrap_or_default();
    touch(attempt::ship(seat, ship), drawing, words)
}

fn advance_words(talk: &Talk<'_>, seat: Seat, ship: u8) -> Markup {
    let lang = talk.lang;
    let steps = match talk.view.ask.map(|ask| ask.question) {
        Some(
            Question::Advance(decisions::Advance { steps, .. })
            | Question::AdvanceToo(decisions::AdvanceToo { steps, .. }),
        ) => steps,
        _ => 1,
    };
    match place_of(talk.view, seat, ship) {
        Place::Orbit { planet, level } => {
            let spaces = planet.card().track_spaces;
            let to = level.saturating_add(steps);
            if to > spaces {
                rich!(lang, "teg-do-colonize", planet = planet_name(planet), count = planet.card().vp)
            } else {
                rich!(lang, "teg-do-advance", planet = planet_name(planet), from = level, to = to)
            }
        }
        place => html! { (talk.place(place)) },
    }
}

fn move_entry(talk: &Talk<'_>, seat: Seat, ship: u8, to: Destination) -> Choice {
    let lang = talk.lang;
    let (icon, words, group) = match to {
        Destination::Galaxy => (sign("home"), rich!(lang, "teg-do-move-home"), String::new()),
        Destination::Explore => (sign("explore"), rich!(lang, "teg-do-move-explore"), say!(lang, "teg-black")),
        Destination::Surface { planet } => {
            let what = effects::planet(lang, planet.card());
            (sign("land"), rich!(lang, "teg-do-move-surface", what = what), planet_name(planet))
        }
        Destination::Orbit { planet } => {
            let card = planet.card();
            let words = rich!(
                lang,
                "teg-do-move-orbit",
                track = words::track(lang, card.track_kind),
                count = card.advances_to_colonize,
                points = card.vp
            );
            (sign("orbit"), words, planet_name(planet))
        }
    };
    let path = [attempt::ship(seat, ship), attempt::destination(seat, to)];
    Choice::at(path, icon, words).within(ship_title(talk, seat, ship)).under(group)
}

/// What one seat would pay and gain, kept apart: a follow that costs what it brings is not free.
#[derive(Default)]
struct Balance {
    paid: [u8; 2],
    gained: [u8; 2],
    points: i64,
}

fn balance(view: &View, forecast: &Forecast<TinyEpicGalaxies>, seat: Seat) -> Balance {
    let mut balance = Balance::default();
    let mut add = |gain: bool, energy: u8, culture: u8| {
        let to = if gain { &mut balance.gained } else { &mut balance.paid };
        to[0] = to[0].saturating_add(energy);
        to[1] = to[1].saturating_add(culture);
    };
    for event in &forecast.events {
        match *event {
            Event::Gained { seat: who, energy, culture, .. } if who == seat => add(true, energy, culture),
            Event::Paid { seat: who, energy, culture, .. } | Event::Lost { seat: who, energy, culture, .. }
                if who == seat =>
            {
                add(false, energy, culture);
            }
            Event::Paid { to: Some(who), energy, culture, .. } if who == seat => add(true, energy, culture),
            Event::Stolen { by, energy, culture, .. } if by == seat => add(true, energy, culture),
            Event::Stolen { from, energy, culture, .. } if from == seat => add(false, energy, culture),
            Event::Exchanged { seat: who, from, amount, .. } if who == seat => {
                let (energy, culture) = if from == Resource::Energy { (amount, 0) } else { (0, amount) };
                add(false, energy, culture);
                add(true, culture, energy);
            }
            _ => {}
        }
    }
    let points = |view: &View| view.galaxies.get(seat.index()).map_or(0, |galaxy| i64::from(galaxy.vp));
    balance.points = points(&forecast.view) - points(view);
    balance
}

/// What a choice costs and gives to everybody, as far as it is certain.
pub(super) fn chips(talk: &Talk<'_>, seat: Seat, action: Action, forecast: &Forecast<TinyEpicGalaxies>) -> Markup {
    let view = talk.view;
    if matches!(action, Action::EndTurn) {
        return html! {};
    }
    html! {
        (chips_of(talk, &balance(view, forecast, seat)))
        @for other in view.galaxies.iter().map(|galaxy| galaxy.seat).filter(|other| *other != seat) {
            @let chips = chips_of(talk, &balance(view, forecast, other));
            @if !chips.0.is_empty() { span.for-other { (emblem(view, other)) span.vh { (talk.name(other)) } (chips) } }
        }
    }
}

fn chips_of(talk: &Talk<'_>, balance: &Balance) -> Markup {
    html! {
        @for (index, resource) in [Resource::Energy, Resource::Culture].into_iter().enumerate() {
            (resource_chip(talk.lang, -i64::from(balance.paid[index]), resource))
            (resource_chip(talk.lang, i64::from(balance.gained[index]), resource))
        }
        @if balance.points != 0 { (points_chip(talk, balance.points)) }
    }
}

fn points_chip(talk: &Talk<'_>, points: i64) -> Markup {
    chip(if points > 0 { "gain points" } else { "loss points" }, points, "points", &say!(talk.lang, "teg-points-word"))
}
