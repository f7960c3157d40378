//! What is asked, in one sentence, and the panel in which a question is put that has no place of
//! its own on the table: with its price and what it would bring.

use engine::{Piece, Seat};
use maud::{Markup, html};
use tiny_epic_galaxies::{
    Action, DiePlace, Event, ExplorationKind, ExplorationSet, Face, GainMode, MissionId, Phase, Provenance, Question,
    TinyEpicGalaxies, View, decisions,
};

use super::choices::{actor, ship_title};
use super::planets::{card_words, exploration_card};
use super::signs::{die, face_key, face_sign, reconstructed, resource_key};
use super::table::Table;
use super::words::{self, Talk, amount, planet_name};
use super::{attempt, effects, log};
use crate::lang::{rich, say};
use crate::{Choice, TableScene};

/// What is asked, or what is happening, or for whom one waits.
pub(super) fn prompt(scene: &TableScene<'_, TinyEpicGalaxies>) -> Markup {
    let talk = Talk { view: scene.view, lang: scene.visit.lang, names: scene.names };
    if scene.playing {
        let told = scene.log.iter().rev().find_map(|event| log::line(event, &talk));
        return html! { span.teg { (told.unwrap_or_else(|| html! { "…" })) } };
    }
    let (view, lang) = (scene.view, scene.visit.lang);
    if scene.choices.is_empty() {
        return waiting(scene, &talk);
    }
    let seat = actor(scene);
    let asked = if view.phase == Phase::Missions {
        rich!(lang, "teg-ask-mission")
    } else {
        match view.ask {
            Some(ask) if matches!(ask.question, Question::Main) => main_question(scene),
            Some(ask) => asked(&talk, ask.seat, ask.question),
            None => Markup::default(),
        }
    };
    html! {
        span.teg {
            // Several people at one device: say whose question it is. Who plays alone is asked by nobody else's name.
            @if view.setup.players > 1 && (scene.viewer != engine::Viewer::Seat(seat) || view.active != seat) {
                span.asked-of { (super::signs::emblem(view, seat)) b { (talk.name(seat)) } } (say!(lang, "colon"))
            }
            (asked)
        }
    }
}

fn waiting(scene: &TableScene<'_, TinyEpicGalaxies>, talk: &Talk<'_>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    if let Some(outcome) = &view.outcome {
        let names: Vec<String> = outcome.winners.iter().map(|seat| talk.name(seat)).collect();
        return match names.len() {
            0 => rich!(lang, "teg-over-lost", name = view.setup.rogue.sheet().name.as_str()),
            1 => rich!(lang, "teg-over-won", name = names.join(", ")),
            _ => rich!(lang, "teg-over-shared", names = names.join(", ")),
        };
    }
    if view.phase == Phase::Missions {
        let names: Vec<String> = view.choosing_missions.iter().map(|seat| talk.name(seat)).collect();
        return rich!(lang, "teg-wait-missions", names = names.join(", "));
    }
    let seat = view.ask.map_or(view.active, |ask| ask.seat);
    let what = view.ask.map(|ask| waited(talk, ask.question)).unwrap_or_default();
    html! { span.teg { (rich!(lang, "teg-waiting", name = talk.name(seat), what = what)) } }
}

/// What somebody else has to choose. The question itself speaks to the one who is asked.
fn waited(talk: &Talk<'_>, question: Question) -> String {
    let (mut planet, mut pilot, mut opener) = (String::new(), String::new(), String::new());
    let what = match question {
        Question::KeepMission | Question::Main => "main",
        Question::Reroll(_) => "reroll",
        Question::Convert(decisions::Convert { target: None, .. }) => "convert",
        Question::Convert(_) | Question::ChooseFace(_) => "face",
        Question::HirePilot(_) | Question::HireFor(_) | Question::HireDice(_) | Question::HireShip(_) => "hire",
        Question::Move(_) | Question::MoveAgain(_) => "move",
        Question::Landing(decisions::Landing { planet: landed, .. }) => {
            planet = planet_name(landed).to_owned();
            "landing"
        }
        Question::Advance(_) | Question::AdvanceToo(_) => "advance",
        Question::Colony(_) => "colony",
        Question::PayMix(_) | Question::Upgrade(_) => "upgrade",
        Question::Regress(_) | Question::RegressHuman(_) => "regress",
        Question::Steal(_) => "steal",
        Question::Convertible(_) => "exchange",
        Question::GainSplit(_) | Question::RecallGain(_) => "gain",
        Question::LootSplit(_) => "loot",
        Question::DiscardDie(_) => "discard",
        Question::SetDie(decisions::SetDie { die: None, .. }) => "set-die",
        Question::SetDie(_) => "face",
        Question::ReplacePlanet(_) => "replace-planet",
        Question::CallPlanet(_) => "call",
        Question::Recall(_) => "recall",
        Question::Transfer(_) => "transfer",
        Question::Follow(decisions::Follow { opener: first, .. }) => {
            opener = talk.name(first);
            "follow"
        }
        Question::Explore(_) => "explore",
        Question::Drawn(_) => "drawn",
        Question::Dwarf(_) => "dwarf",
        Question::PayAbility(decisions::PayAbility { pilot: paid, .. }) => {
            pilot = words::pilot_name(paid).to_owned();
            "ability"
        }
        Question::ReplacePilot(_) => "replace-pilot",
        Question::RogueDie(_) => "rogue-die",
        Question::Explorer(_) => "explorer",
        Question::TakeOffer(_) => "take-offer",
    };
    say!(talk.lang, "teg-waited", what = what, planet = planet, pilot = pilot, opener = opener)
}

/// What can be done in one's turn. It names nothing that is not offered.
fn main_question(scene: &TableScene<'_, TinyEpicGalaxies>) -> Markup {
    let lang = scene.visit.lang;
    let offers = |wanted: fn(&Action) -> bool| scene.choices.iter().any(|(action, _)| wanted(action));
    let last = scene.view.dice.iter().filter(|die| die.place == DiePlace::Inactive).count() == 1;
    let reroll = offers(|action| matches!(action, Action::Reroll));
    if offers(|action| matches!(action, Action::Activate { .. })) {
        return if last {
            // After the last die the turn ends by itself (TEG-TURN-5).
            rich!(lang, "teg-ask-main-last", reroll = if reroll { "yes" } else { "no" })
        } else {
            rich!(lang, "teg-ask-main")
        };
    }
    let more = offers(|action| !matches!(action, Action::Reroll | Action::EndTurn));
    let ways = if more {
        "more"
    } else if reroll {
        "reroll"
    } else {
        "end"
    };
    if last {
        rich!(lang, "teg-ask-main-stuck-last", ways = ways)
    } else {
        rich!(lang, "teg-ask-main-stuck", ways = ways)
    }
}

fn asked(talk: &Talk<'_>, seat: Seat, question: Question) -> Markup {
    let lang = talk.lang;
    match question {
        // All choose at once: `waiting` tells of it.
        Question::KeepMission => Markup::default(),
        // `main_question` knows more.
        Question::Main => rich!(lang, "teg-ask-main"),
        Question::Reroll(decisions::Reroll { picked, by_card, .. }) => {
            let cost = if by_card { 0 } else { talk.view.reroll_cost };
            rich!(lang, "teg-ask-reroll", count = picked.count_ones(), cost = cost)
        }
        Question::Convert(decisions::Convert { target: Some(_), .. }) => rich!(lang, "teg-ask-convert-face"),
        Question::Convert(decisions::Convert { spent, .. }) => {
            rich!(lang, "teg-ask-convert", count = spent.count_ones())
        }
        Question::HirePilot(_) => rich!(lang, "teg-ask-hire"),
        Question::HireFor(decisions::HireFor { pilot, .. }) => {
            rich!(lang, "teg-ask-hire-for", pilot = words::pilot_name(pilot))
        }
        Question::HireDice(decisions::HireDice { pilot, ship_type, .. }) => {
            rich!(lang, "teg-ask-hire-dice", pilot = words::pilot_name(pilot), ship = words::ship_type(lang, ship_type))
        }
        Question::HireShip(decisions::HireShip { ship_type, .. }) => {
            rich!(lang, "teg-ask-hire-ship", ship = words::ship_type(lang, ship_type))
        }
        Question::Move(_) | Question::MoveAgain(_) => rich!(lang, "teg-ask-move"),
        Question::Landing(decisions::Landing { planet, .. }) => {
            rich!(lang, "teg-ask-landing", planet = planet_name(planet), what = effects::planet(lang, planet.card()))
        }
        Question::Advance(decisions::Advance { steps, .. })
        | Question::AdvanceToo(decisions::AdvanceToo { steps, .. }) => rich!(lang, "teg-ask-advance", count = steps),
        Question::Colony(_) => rich!(lang, "teg-ask-colony"),
        Question::PayMix(decisions::PayMix { cost, .. }) => rich!(lang, "teg-ask-pay-mix", cost = cost),
        Question::Regress(decisions::Regress { ships, steps, .. })
        | Question::RegressHuman(decisions::RegressHuman { ships, steps, .. }) => {
            let own = ships >> (4 * seat.0) & 0xf != 0;
            rich!(lang, "teg-ask-regress", count = steps, whose = if own { "own" } else { "enemy" })
        }
        Question::Steal(decisions::Steal { resource, amount, .. }) => {
            rich!(lang, "teg-ask-steal", what = words::amount_of(lang, resource, amount))
        }
        Question::Convertible(decisions::Convertible { from, most, .. }) => {
            rich!(lang, "teg-ask-exchange", from = resource_key(from), most = most)
        }
        Question::GainSplit(decisions::GainSplit { amount, mode, .. }) => {
            let mode = if mode == GainMode::Mix { "mix" } else { "one" };
            rich!(lang, "teg-ask-gain", count = amount, mode = mode)
        }
        Question::LootSplit(decisions::LootSplit { amount, .. }) => rich!(lang, "teg-ask-loot", count = amount),
        Question::RecallGain(decisions::RecallGain { amount, .. }) => {
            rich!(lang, "teg-ask-gain", count = amount, mode = "one")
        }
        Question::DiscardDie(decisions::DiscardDie { left, .. }) => rich!(lang, "teg-ask-discard", count = left),
        Question::SetDie(decisions::SetDie { die: None, .. }) => rich!(lang, "teg-ask-set-die"),
        Question::SetDie(decisions::SetDie { die: Some(_), .. }) => rich!(lang, "teg-ask-convert-face"),
        Question::ReplacePlanet(_) => rich!(lang, "teg-ask-replace-planet"),
        Question::CallPlanet(_) => rich!(lang, "teg-ask-call"),
        Question::Recall(_) => rich!(lang, "teg-ask-recall"),
        Question::Transfer(_) => rich!(lang, "teg-ask-transfer"),
        Question::ChooseFace(_) => rich!(lang, "teg-ask-face"),
        Question::Follow(decisions::Follow { opener, face, cost, .. }) => {
            rich!(lang, "teg-ask-follow", name = talk.name(opener), what = words::face_does(lang, face), cost = cost)
        }
        Question::Explore(_) => rich!(lang, "teg-ask-explore", count = talk.view.exploration_offer.len()),
        Question::Drawn(decisions::Drawn { lay_open, .. }) => {
            rich!(lang, "teg-ask-drawn", open = if lay_open { "yes" } else { "no" })
        }
        Question::Dwarf(decisions::Dwarf { energy, culture, vp, .. }) => {
            rich!(lang, "teg-ask-dwarf", what = amount(lang, energy, culture), count = vp)
        }
        Question::PayAbility(decisions::PayAbility { pilot, energy, culture, .. }) => rich!(
            lang,
            "teg-ask-ability",
            what = amount(lang, energy, culture),
            pilot = words::pilot_name(pilot),
            does = effects::pilot(lang, pilot)
        ),
        Question::ReplacePilot(_) => rich!(lang, "teg-ask-replace-pilot"),
        Question::RogueDie(decisions::RogueDie { face, useless: Some(_), .. }) => {
            let price = &tiny_epic_galaxies::shown().solo_options;
            rich!(
                lang,
                "teg-ask-rogue-die-useless",
                name = talk.view.setup.rogue.sheet().name.as_str(),
                face = words::face(lang, face),
                what = amount(lang, price.reroll_cost_energy, price.reroll_cost_culture)
            )
        }
        Question::RogueDie(decisions::RogueDie { face, .. }) => {
            let (name, face) = (talk.view.setup.rogue.sheet().name.as_str(), words::face(lang, face));
            let price = &tiny_epic_galaxies::shown().solo_options;
            let (energy, culture) = (price.reroll_cost_energy, price.reroll_cost_culture);
            let payable =
                talk.view.galaxies.get(seat.index()).is_some_and(|own| own.energy >= energy && own.culture >= culture);
            if payable {
                rich!(lang, "teg-ask-rogue-die", name = name, face = face)
            } else {
                rich!(lang, "teg-ask-rogue-die-stands", name = name, face = face, what = amount(lang, energy, culture))
            }
        }
        Question::Upgrade(decisions::Upgrade { cost, .. }) => rich!(lang, "teg-ask-upgrade", cost = cost),
        Question::Explorer(_) => rich!(lang, "teg-ask-explorer"),
        Question::TakeOffer(_) => rich!(lang, "teg-ask-take-offer"),
    }
}

/// What is asked once something has been touched, for each beginning of a path.
pub(super) fn hints(scene: &TableScene<'_, TinyEpicGalaxies>, choices: &[Choice]) -> Vec<(String, Markup)> {
    let talk = Talk { view: scene.view, lang: scene.visit.lang, names: scene.names };
    let lang = scene.visit.lang;
    let seat = actor(scene);
    let mut hints: Vec<(String, Markup)> = Vec::new();
    for ((action, _), choice) in scene.choices.iter().zip(choices) {
        for length in 1..choice.path.len() {
            let at = choice.path[..length].join(" ");
            if !hints.iter().any(|(known, _)| *known == at) {
                let words = match *action {
                    Action::Move { ship, .. } => rich!(lang, "teg-hint-move", ship = ship_title(&talk, seat, ship)),
                    Action::Transfer { .. } => rich!(lang, "teg-hint-transfer"),
                    _ => rich!(lang, "teg-hint-count"),
                };
                hints.push((at, words));
            }
        }
    }
    hints
}

/// The question in its panel, if it needs one.
pub(super) fn panel(table: &Table<'_>) -> Option<Markup> {
    let (view, lang) = (table.view(), table.lang());
    if table.scene.choices.is_empty() {
        return if table.scene.playing { announcement(table) } else { None };
    }
    if view.phase == Phase::Missions {
        return Some(missions(table));
    }
    let ask = view.ask?;
    let picture = match ask.question {
        Question::Follow(decisions::Follow { face, .. }) | Question::RogueDie(decisions::RogueDie { face, .. }) => {
            die("", face)
        }
        Question::Drawn(_) => view.drawn.map(|card| drawn(table, card)).unwrap_or_default(),
        Question::Dwarf(_) => die("", Face::Colony),
        Question::Landing(decisions::Landing { planet, .. }) => super::signs::world(planet, false),
        _ => html! {},
    };
    let faces = matches!(
        ask.question,
        Question::Convert(decisions::Convert { target: Some(_), .. })
            | Question::SetDie(decisions::SetDie { die: Some(_), .. })
            | Question::ChooseFace(_)
    );
    let answers: Vec<&Choice> = table
        .choices
        .iter()
        .filter(|choice| choice.path.last().is_some_and(|target| target.starts_with("answer-")))
        .collect();
    let elsewhere: Vec<&Choice> = table
        .choices
        .iter()
        .filter(|choice| !choice.path.last().is_some_and(|target| target.starts_with("answer-")))
        .collect();
    if !faces && answers.is_empty() {
        return None;
    }
    Some(html! {
        div.question .{ "p-" (super::signs::colour_key(view, ask.seat)) } role="group" aria-label=(say!(lang, "teg-question")) {
            div.q {
                (picture)
                p {
                    @if view.setup.players > 1 {
                        span.asked-of { (super::signs::emblem(view, ask.seat)) b { (table.talk.name(ask.seat)) } } " "
                    }
                    (asked(&table.talk, ask.seat, ask.question))
                }
            }
            @if faces { (face_buttons(table)) }
            @if let Question::Drawn(_) = ask.question { (odds(table)) }
            @if !answers.is_empty() {
                div.answers .{ "n" (answers.len().min(8)) } {
                    // What is touched on the table has a button beside its "no".
                    @if let [only] = elsewhere.as_slice() {
                        button.answer.yes form="act" name="action" value=(only.action) {
                            span { @if matches!(ask.question, Question::Landing(_)) { (say!(lang, "teg-answer-use")) } @else { (only.words) } } (only.chips)
                        }
                    }
                    @for choice in answers {
                        @if let Some(target) = choice.path.last() {
                            button.answer type="button" tabindex="-1" id=(target) data-at-once="" { span { (short(lang, target, choice, table.choices.len() == 1)) } (choice.chips) }
                        }
                    }
                }
            }
        }
    })
}

/// The face of an answer: a word where the question has said the rest.
fn short(lang: crate::Lang, target: &str, choice: &Choice, alone: bool) -> Markup {
    match target {
        "answer-follow" => html! { (say!(lang, "teg-answer-follow")) },
        "answer-follow-free" => html! { (say!(lang, "teg-answer-follow-free")) },
        "answer-pass" => html! { (say!(lang, "teg-answer-pass")) },
        "answer-skip" => html! { (say!(lang, "teg-answer-skip")) },
        // SM-T3: what cannot be helped is still shown, but it is no choice.
        "answer-accept" if alone => html! { (say!(lang, "teg-answer-continue")) },
        "answer-accept" => html! { (say!(lang, "teg-answer-accept")) },
        "answer-reroll" => html! { (say!(lang, "teg-answer-reroll")) },
        "answer-pay" => html! { (say!(lang, "teg-answer-pay")) },
        "answer-decline" => html! { (say!(lang, "teg-answer-no")) },
        "answer-take" => html! { (say!(lang, "teg-answer-take")) },
        "answer-lay-open" => html! { (say!(lang, "teg-answer-lay-open")) },
        _ => choice.words.clone(),
    }
}

fn face_buttons(table: &Table<'_>) -> Markup {
    let lang = table.lang();
    html! {
        div.face-row {
            @for face in Face::ALL {
                button.face-choice type="button" tabindex="-1" id=(attempt::set_face(face)) .{ "f-" (face_key(face)) }
                    aria-label=(words::face(lang, face)) data-tip=(words::capital(&words::face_does(lang, face))) {
                    (die("", face))
                }
            }
        }
    }
}

fn missions(table: &Table<'_>) -> Markup {
    let lang = table.lang();
    html! {
        div.question.choosing role="group" aria-label=(say!(lang, "teg-question")) {
            div.hand-of-missions {
                @for action in table.actions() {
                    @if let Action::KeepMission { mission } = action {
                        button.mission type="button" tabindex="-1" id=(attempt::mission(mission)) { (mission_face(lang, mission)) }
                    }
                }
            }
        }
    }
}

/// What stands on a mission card.
pub(super) fn mission_face(lang: crate::Lang, mission: MissionId) -> Markup {
    html! {
        b { (words::mission(lang, mission)) }
        span.when { (words::capital(&effects::mission(lang, mission))) }
        span.value-line {
            (effects::mission_worth(lang, mission.card()))
            @if mission.card().provenance == Provenance::Reconstructed { " · " (reconstructed(lang)) }
        }
    }
}

fn drawn(table: &Table<'_>, card: tiny_epic_galaxies::ExplorationId) -> Markup {
    let what = words::capital(&effects::exploration(table.lang(), card));
    html! { span.drawn-card data-tip=(card_words(table, card)) { (exploration_card(table, card)) small.does { (what) } } }
}

/// How dangerous it is to draw on: what is left of what the player has not seen.
fn odds(table: &Table<'_>) -> Markup {
    let view = table.view();
    let (red, all) = unseen(view);
    html! { p.odds { (super::signs::sign("danger")) (say!(table.lang(), "teg-odds", red = red, all = all)) } }
}

/// The exploration cards that the viewer has not seen: how many are dangers, and how many in all.
fn unseen(view: &View) -> (usize, usize) {
    let mut seen: ExplorationSet = view.exploration_offer.iter().copied().chain(view.drawn).collect();
    for galaxy in &view.galaxies {
        seen = seen | galaxy.dwarfs | galaxy.explored.unwrap_or_default();
    }
    let left: Vec<_> = tiny_epic_galaxies::ExplorationId::all().filter(|card| !seen.contains(*card)).collect();
    let red = left.iter().filter(|card| card.card().kind == ExplorationKind::Danger).count();
    (red, left.len())
}

/// In a playback: what is big enough to be said in the middle of the table.
fn announcement(table: &Table<'_>) -> Option<Markup> {
    let event = table.scene.log.last()?;
    let lang = table.lang();
    match event {
        Event::EndTriggered { seat } => Some(html! {
            div.question.news { p { b { (say!(lang, "teg-end-near")) } " " (rich!(lang, "teg-log-triggered", name = table.talk.name(*seat))) } }
        }),
        Event::Followed { seat, face, .. } => Some(html! {
            div.question.news .{ "p-" (super::signs::colour_key(table.view(), *seat)) } {
                div.q { (die("", *face)) p { (table.who(*seat)) " " (face_sign(*face)) " " (rich!(lang, "teg-log-followed", what = words::face_does(lang, *face))) } }
            }
        }),
        _ => None,
    }
}
