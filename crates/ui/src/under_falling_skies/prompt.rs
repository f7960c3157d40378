//! What is asked, in one sentence, and what is asked next once something has been touched.

use maud::{Markup, html};
use under_falling_skies::components::{CharacterEffect, CityEffect};
use under_falling_skies::{
    Action, Ending, MoreShips, PlaceRobot, Recruit, ResearchSteps, Step, Target, UnderFallingSkies, View,
};

use super::{log, words};
use crate::lang::{rich, say};
use crate::{Choice, Lang, TableScene};

pub(super) fn prompt(scene: &TableScene<'_, UnderFallingSkies>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    if scene.playing {
        return scene
            .log
            .last()
            .and_then(|event| log::sentence(event, view.city, view.base(), lang))
            .unwrap_or_else(|| html! { "…" });
    }
    if scene.replay.is_some() {
        // Nothing is asked in a replay: it says what has just happened.
        let told = scene.log.iter().rev().find_map(|event| log::sentence(event, view.city, view.base(), lang));
        return told.unwrap_or_else(|| asked(view, lang));
    }
    if scene.choices.is_empty() && !matches!(view.step, Step::GameOver { .. }) && !scene.closed {
        return crate::table::waiting(scene, engine::Seat(0), asked(view, lang));
    }
    asked(view, lang)
}

pub(crate) fn asked(view: &View, lang: Lang) -> Markup {
    match view.step {
        Step::FirstRoll => rich!(lang, "ufs-ask-first-roll"),
        Step::PlaceDie => rich!(lang, "ufs-ask-place"),
        Step::CancelDescent => {
            let energy = match view.city_effect() {
                CityEffect::CancelDescend { energy, .. } => energy,
                _ => 0,
            };
            rich!(lang, "ufs-ask-cancel", energy = energy)
        }
        Step::KeepDice => rich!(lang, "ufs-ask-keep"),
        Step::RoomsAction => {
            let left = view.dice.iter().filter(|die| die.die.at.square().is_some()).count();
            rich!(lang, "ufs-ask-rooms", count = left)
        }
        Step::ResearchSteps(ResearchSteps { value }) => rich!(lang, "ufs-ask-research", value = value),
        Step::PlaceRobot(PlaceRobot { face }) => rich!(lang, "ufs-ask-robot", face = face),
        Step::RedTarget => rich!(lang, "ufs-ask-red"),
        Step::RobotWear => rich!(lang, "ufs-ask-wear"),
        Step::MoreShips(MoreShips { member, left }) => {
            let name = view.team.get(usize::from(member)).map(|member| member.character.record().name.as_str());
            rich!(lang, "ufs-ask-more-ships", name = name.unwrap_or_default(), count = left)
        }
        Step::MothershipStart => rich!(lang, "ufs-ask-mothership"),
        Step::DropStart => rich!(lang, "ufs-ask-hold"),
        Step::ChooseDropPoint => {
            let ship = view.dropping.map(|colour| words::ship(lang, colour)).unwrap_or_default();
            rich!(lang, "ufs-ask-drop", ship = ship)
        }
        Step::GameOver { ending: Ending::Won } => rich!(lang, "ufs-over-won"),
        Step::GameOver { ending: Ending::BaseDestroyed } => rich!(lang, "ufs-over-base"),
        Step::GameOver { ending: Ending::MothershipArrived } => rich!(lang, "ufs-over-mothership"),
    }
}

/// The sentence for each beginning of a path, the path joined by spaces.
pub(super) fn hints(scene: &TableScene<'_, UnderFallingSkies>, choices: &[Choice]) -> Vec<(String, Markup)> {
    let (view, lang) = (scene.view, scene.visit.lang);
    let mut hints: Vec<(String, Markup)> = Vec::new();
    for ((action, _), choice) in scene.choices.iter().zip(choices) {
        for length in 1..choice.path.len() {
            let at = choice.path[..length].join(" ");
            if !hints.iter().any(|(known, _)| *known == at) {
                hints.push((at, hint(view, *action, length, lang)));
            }
        }
    }
    hints
}

fn hint(view: &View, action: Action, touched: usize, lang: Lang) -> Markup {
    match (action, touched) {
        (Action::Place { die, with: None, .. }, 1) | (Action::Place { die, with: Some(_), .. }, 2) => {
            let face = view.dice.get(usize::from(die)).map_or(0, |die| die.die.face);
            rich!(lang, "ufs-hint-place", die = words::die_of(lang, view, die), count = face)
        }
        (Action::Place { with: Some(character), .. }, _) => {
            let member = view.team.iter().find(|member| member.character == character);
            let effect = member.map(|member| view.power(Recruit { character, improved: member.improved }));
            match effect {
                Some(effect @ CharacterEffect::SlowColumn { .. }) => {
                    html! { em { (character.record().name) } " – " (words::power(lang, effect)) }
                }
                _ => rich!(lang, "ufs-ask-place"),
            }
        }
        (Action::RemoveRobot { .. } | Action::Discard { .. }, _) => rich!(lang, "ufs-hint-bin"),
        (Action::Reroll { .. }, _) => rich!(lang, "ufs-hint-reroll"),
        (Action::Resolve { .. }, _) => rich!(lang, "ufs-hint-reduced"),
        (Action::PlaceRobot { .. }, _) => rich!(lang, "ufs-hint-robot"),
        (Action::Hold { .. }, _) => rich!(lang, "ufs-hint-hold"),
        (Action::UseCharacter { target: Some(Target::Face { die, .. }), .. }, 2) => {
            rich!(lang, "ufs-hint-face", die = words::die_of(lang, view, die))
        }
        (Action::UseCharacter { target: Some(Target::Shift { .. }), .. }, 2)
        | (Action::AlsoShip { target: Target::Shift { .. } }, 1) => rich!(lang, "ufs-hint-shift"),
        (Action::UseCharacter { character, .. }, _) => {
            let member = view.team.iter().find(|member| member.character == character);
            let effect = member.map(|member| view.power(Recruit { character, improved: member.improved }));
            html! { em { (character.record().name) } " – " (effect.map(|effect| words::power(lang, effect)).unwrap_or_default()) }
        }
        _ => rich!(lang, "ufs-ask-place"),
    }
}

/// The heading of the end screen and why it ended.
pub(super) fn ending(ending: Ending, view: &View, lang: Lang) -> (String, String) {
    match ending {
        Ending::Won => (say!(lang, "ufs-end-won"), say!(lang, "ufs-end-won-why", city = words::city(lang, view.city))),
        Ending::BaseDestroyed => {
            (say!(lang, "ufs-end-lost"), say!(lang, "ufs-end-base-why", city = words::city(lang, view.city)))
        }
        Ending::MothershipArrived => {
            (say!(lang, "ufs-end-lost"), say!(lang, "ufs-end-mothership-why", city = words::city(lang, view.city)))
        }
    }
}
