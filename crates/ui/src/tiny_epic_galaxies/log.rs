//! What happened, in words. A line is read long after it was written, so it says only what the
//! event itself tells.

use engine::{Seat, Viewer};
use maud::{Markup, html};
use tiny_epic_galaxies::{Cause, Event, Place, Resource, Unusable};

use super::effects;
use super::signs::{emblem, face_sign, resource_chip, sign};
use super::words::{self, Talk, amount, planet_name};
use crate::Sound;
use crate::lang::{rich, say};

/// A line of the log: whose it is, what happened and why.
pub(super) fn line(event: &Event, talk: &Talk<'_>) -> Option<Markup> {
    let lang = talk.lang;
    if let Event::TurnStarted { seat, round } = event {
        return Some(html! {
            span.turn-line { (emblem(talk.view, *seat)) (rich!(lang, "teg-log-turn", name = talk.name(*seat), round = *round)) }
        });
    }
    let (seat, words) = told(event, talk)?;
    let cause = cause(event).and_then(|cause| why(&cause, talk));
    Some(html! {
        @if let Some(seat) = seat { span.who { (emblem(talk.view, seat)) span.by-name { (talk.name(seat)) } } " " }
        (icon(event)) " " span.told {
            (words) (gains(event, talk))
            @if let Some(cause) = cause { " " small.cause { "(" (cause) ")" } }
        }
    })
}

/// How long a frame of this event wants to be looked at.
pub(super) fn pause(event: &Event) -> u32 {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } | Event::RogueRolled { .. } => 800,
        Event::TurnStarted { .. } | Event::Followed { .. } => 700,
        Event::ShipMoved { .. } | Event::Advanced { .. } | Event::Regressed { .. } => 550,
        Event::Colonized { .. } | Event::Upgraded { .. } | Event::Hired { .. } | Event::DwarfColonized { .. } => 800,
        Event::Activated { .. } | Event::RogueActivated { .. } | Event::Converted { .. } | Event::DieSet { .. } => 450,
        Event::Gained { .. } | Event::Stolen { .. } | Event::Lost { .. } | Event::Exchanged { .. } => 450,
        Event::PlanetRevealed { planet: Some(_), .. } | Event::PilotRevealed { pilot: Some(_), .. } => 450,
        Event::PlanetUsed { .. } | Event::FaceChosen { .. } | Event::PlanetRemoved { .. } => 450,
        Event::PilotRemoved { .. } | Event::ShipUnlocked { .. } | Event::ShipReplaced { .. } => 400,
        Event::Drew { .. } | Event::LaidOpen { .. } | Event::TookOffer { .. } | Event::TookDrawn { .. } => 700,
        Event::Shielded { .. } | Event::RogueExplored { .. } | Event::RogueRerollPaid { .. } => 600,
        Event::RogueUnusable { .. } | Event::DieDiscarded { .. } | Event::DieDenied { .. } => 600,
        Event::RogueBonusTurn { .. } | Event::FollowCost { .. } | Event::FollowGain { .. } => 700,
        Event::EndTriggered { .. } | Event::Over { .. } => 1200,
        Event::Scouted { .. } | Event::Revealed { .. } => 500,
        Event::Passed { .. } | Event::Declined { .. } | Event::PlanetSkipped { .. } => 250,
        Event::MissionKept { .. }
        | Event::Paid { .. }
        | Event::PlanetRevealed { .. }
        | Event::PilotRevealed { .. }
        | Event::PilotsShifted
        | Event::TurnEnded { .. } => 0,
    }
}

/// What is heard when it is shown.
pub(super) fn sound(event: &Event, viewer: Viewer) -> Option<Sound> {
    Some(match event {
        Event::TurnStarted { seat, .. } if viewer == Viewer::Seat(*seat) => Sound::Turn,
        Event::Rolled { .. } | Event::Rerolled { .. } | Event::RogueRolled { .. } => Sound::Roll,
        Event::Activated { .. } | Event::RogueActivated { .. } | Event::Converted { .. } | Event::DieSet { .. } => {
            Sound::Move
        }
        Event::ShipMoved { .. } | Event::Advanced { .. } | Event::Regressed { .. } => Sound::Move,
        Event::Hired { .. } | Event::ShipReplaced { .. } | Event::ShipUnlocked { .. } => Sound::Move,
        Event::Drew { .. } | Event::LaidOpen { .. } | Event::TookOffer { .. } | Event::TookDrawn { .. } => Sound::Move,
        Event::Gained { .. } | Event::Exchanged { .. } | Event::Upgraded { .. } => Sound::Gain,
        Event::Colonized { .. } | Event::DwarfColonized { .. } => Sound::Gain,
        Event::Stolen { .. } | Event::Lost { .. } | Event::DieDenied { .. } => Sound::Hit,
        _ => return None,
    })
}

const ROGUE: Seat = Seat(1);

fn icon(event: &Event) -> Markup {
    match event {
        Event::Rolled { .. } => sign("die"),
        Event::Rerolled { .. } | Event::RogueRerollPaid { .. } => sign("reroll"),
        Event::Activated { face, .. }
        | Event::RogueActivated { face, .. }
        | Event::RogueRolled { face, .. }
        | Event::RogueUnusable { face, .. }
        | Event::FaceChosen { face, .. } => face_sign(*face),
        Event::Converted { to, .. } | Event::DieSet { to, .. } => face_sign(*to),
        Event::Followed { .. } => sign("follow"),
        Event::ShipMoved { to, .. } => match to {
            Place::Surface { .. } => sign("land"),
            Place::Orbit { .. } => sign("orbit"),
            Place::Exploration => sign("explore"),
            _ => sign("home"),
        },
        Event::Advanced { .. } | Event::Regressed { .. } => sign("orbit"),
        Event::Colonized { .. } | Event::DwarfColonized { .. } => sign("colony"),
        Event::Upgraded { .. } => sign("empire"),
        Event::Hired { .. } | Event::PilotRemoved { .. } | Event::PilotRevealed { .. } => sign("pilot"),
        Event::Stolen { .. } => sign("steal"),
        Event::Drew { .. } | Event::TookDrawn { .. } | Event::TookOffer { .. } | Event::LaidOpen { .. } => sign("card"),
        Event::Shielded { .. } => sign("shield"),
        Event::EndTriggered { .. } | Event::Over { .. } => sign("end"),
        _ => html! {},
    }
}

/// Costs and gains beside the words.
fn gains(event: &Event, talk: &Talk<'_>) -> Markup {
    let lang = talk.lang;
    let (energy, culture) = match event {
        Event::Gained { energy, culture, .. } | Event::Stolen { energy, culture, .. } => {
            (i64::from(*energy), i64::from(*culture))
        }
        Event::Paid { energy, culture, .. } | Event::Lost { energy, culture, .. } => {
            (-i64::from(*energy), -i64::from(*culture))
        }
        Event::Followed { cost, .. } => (0, -i64::from(*cost)),
        _ => (0, 0),
    };
    html! { " " (resource_chip(lang, energy, Resource::Energy)) (resource_chip(lang, culture, Resource::Culture)) }
}

fn cause(event: &Event) -> Option<Cause> {
    match event {
        Event::Rerolled { cause, .. } => *cause,
        Event::DieSet { cause, .. }
        | Event::DieDiscarded { cause, .. }
        | Event::Gained { cause, .. }
        | Event::Paid { cause, .. }
        | Event::Lost { cause, .. }
        | Event::Stolen { cause, .. }
        | Event::Exchanged { cause, .. }
        | Event::ShipMoved { cause, .. }
        | Event::Advanced { cause, .. }
        | Event::Regressed { cause, .. }
        | Event::FaceChosen { cause, .. } => Some(*cause),
        _ => None,
    }
}

/// The reason in brackets; none where the line itself says it.
fn why(cause: &Cause, talk: &Talk<'_>) -> Option<String> {
    let lang = talk.lang;
    Some(match *cause {
        Cause::Face { .. } => return None,
        Cause::Planet { planet } => planet_name(planet),
        Cause::Exploration { card } => words::exploration(lang, card),
        Cause::Pilot { pilot } => words::pilot_name(pilot),
        Cause::Follow => say!(lang, "teg-why-follow"),
        Cause::Followed { by } => say!(lang, "teg-why-followed", name = talk.name(by)),
        Cause::Reroll => say!(lang, "teg-why-reroll"),
        Cause::Upgrade => say!(lang, "teg-why-upgrade"),
        Cause::Colonized { planet } => say!(lang, "teg-why-colonized", planet = planet_name(planet)),
        Cause::RogueMat { level } => say!(lang, "teg-why-mat", level = level),
        Cause::RogueMaximum => say!(lang, "teg-why-maximum"),
    })
}

fn unusable(why: Unusable) -> &'static str {
    match why {
        Unusable::NoShip => "no-ship",
        Unusable::NoPlanet => "no-planet",
        Unusable::NoTrack => "no-track",
        Unusable::NoGain => "no-gain",
        Unusable::Done => "done",
        Unusable::NoChange => "no-change",
        Unusable::BonusCulture => "bonus-culture",
    }
}

/// Whose line it is and what it says; none for what another line tells as well.
fn told(event: &Event, talk: &Talk<'_>) -> Option<(Option<Seat>, Markup)> {
    let lang = talk.lang;
    let by = |seat: &Seat, words: Markup| Some((Some(*seat), words));
    match event {
        Event::MissionKept { seat, mission: Some(mission) } => {
            by(seat, rich!(lang, "teg-log-kept", mission = words::mission(lang, *mission)))
        }
        Event::MissionKept { seat, mission: None } => by(seat, rich!(lang, "teg-log-kept-secretly")),
        Event::TurnStarted { .. } | Event::TurnEnded { .. } | Event::PilotsShifted => None,
        Event::PlanetRevealed { planet: None, .. } | Event::PilotRevealed { pilot: None, .. } => None,
        Event::Rolled { seat, faces } => by(
            seat,
            html! {
                (rich!(lang, "teg-log-rolled", count = faces.len())) " "
                span.rolled { @for face in faces { (face_sign(*face)) span.vh { (words::face(lang, *face)) ", " } } }
            },
        ),
        Event::Activated { seat, face, .. } => {
            by(seat, rich!(lang, "teg-log-activated", face = words::face(lang, *face)))
        }
        Event::Rerolled { seat, dice, faces, .. } => by(
            seat,
            html! {
                (rich!(lang, "teg-log-rerolled", count = dice.count_ones())) " "
                span.rolled {
                    @for (index, face) in faces.iter().enumerate() { @if dice >> index & 1 == 1 { (face_sign(*face)) span.vh { (words::face(lang, *face)) ", " } } }
                }
            },
        ),
        Event::Converted { seat, from, to, .. } => {
            by(seat, rich!(lang, "teg-log-converted", from = words::face(lang, *from), to = words::face(lang, *to)))
        }
        Event::DieSet { seat, from, to, .. } => {
            by(seat, rich!(lang, "teg-log-die-set", from = words::face(lang, *from), to = words::face(lang, *to)))
        }
        Event::DieDiscarded { seat, face, .. } => {
            by(seat, rich!(lang, "teg-log-discarded", face = words::face(lang, *face)))
        }
        Event::Gained { seat, energy: 0, culture: 0, wasted, .. } => {
            by(seat, rich!(lang, "teg-log-gained-nothing", wasted = *wasted))
        }
        Event::Gained { seat, energy, culture, wasted, .. } => {
            by(seat, rich!(lang, "teg-log-gained", what = amount(lang, *energy, *culture), wasted = *wasted))
        }
        // The line of the follow shows its price.
        Event::Paid { cause: Cause::Follow, .. } => None,
        Event::Paid { seat, energy, culture, to: None, .. } => {
            by(seat, rich!(lang, "teg-log-paid", what = amount(lang, *energy, *culture)))
        }
        Event::Paid { seat, energy, culture, to: Some(to), .. } => {
            by(seat, rich!(lang, "teg-log-paid-to", what = amount(lang, *energy, *culture), name = talk.name(*to)))
        }
        Event::Lost { seat, energy, culture, .. } => {
            by(seat, rich!(lang, "teg-log-lost", what = amount(lang, *energy, *culture)))
        }
        Event::Stolen { from, by: thief, energy, culture, .. } => {
            by(thief, rich!(lang, "teg-log-stolen", what = amount(lang, *energy, *culture), name = talk.name(*from)))
        }
        Event::Exchanged { seat, from, to, amount, .. } => by(
            seat,
            rich!(
                lang,
                "teg-log-exchanged",
                from = words::amount_of(lang, *from, *amount),
                to = words::amount_of(lang, *to, *amount)
            ),
        ),
        Event::ShipMoved { seat, to, .. } => by(
            seat,
            match *to {
                Place::Surface { planet } => rich!(lang, "teg-log-lands", planet = planet_name(planet)),
                Place::Orbit { planet, .. } => rich!(lang, "teg-log-orbits", planet = planet_name(planet)),
                Place::Exploration => rich!(lang, "teg-log-explores"),
                Place::Galaxy | Place::Locked => rich!(lang, "teg-log-returns"),
            },
        ),
        Event::Advanced { seat, planet, from, to, .. } => {
            by(seat, rich!(lang, "teg-log-advanced", planet = planet_name(*planet), from = *from, to = *to))
        }
        Event::Regressed { seat, planet, from, to, .. } => {
            by(seat, rich!(lang, "teg-log-regressed", planet = planet_name(*planet), from = *from, to = *to))
        }
        Event::Colonized { seat, planet, vp } => {
            by(seat, rich!(lang, "teg-log-colonized", planet = planet_name(*planet), count = *vp))
        }
        Event::PlanetRevealed { planet: Some(planet), .. } => {
            Some((None, rich!(lang, "teg-log-revealed", planet = planet_name(*planet))))
        }
        Event::PlanetRemoved { seat, planet, .. } => {
            by(seat, rich!(lang, "teg-log-removed", planet = planet_name(*planet)))
        }
        Event::PlanetUsed { seat, planet } => by(
            seat,
            rich!(
                lang,
                "teg-log-used",
                planet = planet_name(*planet),
                what = effects::effect(lang, &planet.card().effect)
            ),
        ),
        Event::PlanetSkipped { seat, planet } => {
            by(seat, rich!(lang, "teg-log-skipped", planet = planet_name(*planet)))
        }
        Event::FaceChosen { seat, face, .. } => by(seat, rich!(lang, "teg-log-face", face = words::face(lang, *face))),
        Event::Upgraded { seat, level, vp } => by(seat, rich!(lang, "teg-log-upgraded", level = *level, count = *vp)),
        Event::ShipUnlocked { seat, .. } => by(seat, rich!(lang, "teg-log-unlocked")),
        Event::Followed { seat, face, .. } => {
            by(seat, rich!(lang, "teg-log-followed", what = words::face_does(lang, *face)))
        }
        Event::Passed { seat, .. } => by(seat, rich!(lang, "teg-log-passed")),
        Event::Declined { seat } => by(seat, rich!(lang, "teg-log-declined")),
        Event::FollowCost { seat, culture } => {
            by(seat, rich!(lang, "teg-log-follow-cost", what = amount(lang, 0, *culture)))
        }
        Event::FollowGain { seat, energy, culture } => {
            by(seat, rich!(lang, "teg-log-follow-gain", what = amount(lang, *energy, *culture)))
        }
        Event::Hired { seat, pilot, ship_type, dice, .. } => by(
            seat,
            rich!(
                lang,
                "teg-log-hired",
                pilot = words::pilot_name(*pilot),
                ship = words::ship_type(lang, *ship_type),
                count = *dice
            ),
        ),
        Event::ShipReplaced { seat, ship_type, .. } => {
            by(seat, rich!(lang, "teg-log-replaced", ship = words::ship_type(lang, *ship_type)))
        }
        Event::PilotRevealed { pilot: Some(pilot), .. } => {
            Some((None, rich!(lang, "teg-log-pilot-revealed", pilot = words::pilot_name(*pilot))))
        }
        Event::PilotRemoved { seat, pilot, .. } => {
            by(seat, rich!(lang, "teg-log-pilot-removed", pilot = words::pilot_name(*pilot)))
        }
        Event::Scouted { seat, card: Some(card) } => {
            by(seat, rich!(lang, "teg-log-scouted", card = words::exploration(lang, *card)))
        }
        Event::Scouted { seat, card: None } => by(seat, rich!(lang, "teg-log-scouted-secretly")),
        Event::Drew { seat, card: Some(card) } => {
            by(seat, rich!(lang, "teg-log-drew", card = words::exploration(lang, *card)))
        }
        Event::Drew { seat, card: None } => by(seat, rich!(lang, "teg-log-drew-secretly")),
        Event::LaidOpen { seat, card } => {
            by(seat, rich!(lang, "teg-log-laid-open", card = words::exploration(lang, *card)))
        }
        Event::TookOffer { seat, card } => {
            by(seat, rich!(lang, "teg-log-took", card = words::exploration(lang, *card)))
        }
        Event::TookDrawn { seat, card: Some(card) } => {
            by(seat, rich!(lang, "teg-log-took", card = words::exploration(lang, *card)))
        }
        Event::TookDrawn { seat, card: None } => by(seat, rich!(lang, "teg-log-took-secretly")),
        Event::Shielded { seat, pilot, .. } => {
            by(seat, rich!(lang, "teg-log-shielded", pilot = words::pilot_name(*pilot)))
        }
        Event::DwarfColonized { seat, card, vp } => {
            by(seat, rich!(lang, "teg-log-colonized", planet = words::exploration(lang, *card), count = *vp))
        }
        Event::RogueRolled { face, .. } => {
            by(&ROGUE, rich!(lang, "teg-log-rogue-rolled", face = words::face(lang, *face)))
        }
        Event::RogueUnusable { face, why, rerolled, .. } => by(
            &ROGUE,
            rich!(
                lang,
                "teg-log-rogue-unusable",
                face = words::face(lang, *face),
                why = unusable(*why),
                again = if *rerolled { "yes" } else { "no" }
            ),
        ),
        Event::RogueRerollPaid { face, .. } => {
            by(&Seat(0), rich!(lang, "teg-log-rogue-reroll", face = words::face(lang, *face)))
        }
        Event::RogueActivated { face, .. } => {
            by(&ROGUE, rich!(lang, "teg-log-activated", face = words::face(lang, *face)))
        }
        Event::DieDenied { seat } => by(seat, rich!(lang, "teg-log-die-denied")),
        Event::RogueBonusTurn { dice } => by(&ROGUE, rich!(lang, "teg-log-bonus", count = *dice)),
        Event::RogueExplored { cards } => by(&ROGUE, rich!(lang, "teg-log-rogue-explored", count = *cards)),
        Event::EndTriggered { seat } => by(seat, rich!(lang, "teg-log-triggers")),
        Event::Revealed { seat, mission: Some(mission), .. } => {
            by(seat, rich!(lang, "teg-log-mission", mission = words::mission(lang, *mission)))
        }
        Event::Revealed { .. } => None,
        Event::Over { winners, .. } => {
            let names: Vec<String> = winners.iter().map(|seat| talk.name(*seat)).collect();
            Some((
                None,
                match names.len() {
                    0 => rich!(lang, "teg-over-lost", name = talk.view.setup.rogue.sheet().name.as_str()),
                    1 => rich!(lang, "teg-over-won", name = names.join(", ")),
                    _ => rich!(lang, "teg-over-shared", names = names.join(", ")),
                },
            ))
        }
    }
}
