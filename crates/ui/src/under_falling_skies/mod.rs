//! The table of Under Falling Skies.

mod attempt;
mod base;
mod choices;
mod ending;
mod happening;
pub(crate) mod log;
mod outlook;
pub(crate) mod panels;
mod past;
pub(crate) mod pictures;
mod preview;
pub(crate) mod printed;
pub(crate) mod prompt;
mod reasons;
mod setup;
pub(crate) mod signs;
mod sky;
pub(crate) mod words;

use engine::{Fault, Forecast, RuleCited, Viewer};
use fluent_bundle::FluentArgs;
use maud::{Markup, PreEscaped, html};
use under_falling_skies::components::Catalog;
use under_falling_skies::{Action, Event, Refusal, Setup, UnderFallingSkies, View};

use crate::lang::{say, t};
use crate::{Axes, Choice, Lang, Marks, Part, PastGame, Sound, TableScene, Tabletop, Topic, TurnBegun};
use happening::Happening;

/// The parts of the table, with one more panel `beside` the others.
pub(crate) fn table(scene: &TableScene<'_, UnderFallingSkies>, beside: &Markup) -> Vec<Part> {
    let moment = Happening::of(scene);
    let lang = scene.visit.lang;
    let board = html! {
        div #board.board .{ "m" (scene.view.mothership) (moment.board()) } role="group" aria-label=(say!(lang, "ufs-board")) {
            (sky::sky(scene.view, moment, lang))
            (base::base(scene, moment))
        }
    };
    let part = |id, html: Markup| Part { id, html: html.into_string() };
    vec![
        part("where", panels::phases(scene.view, lang)),
        part("panels", panels::panels(scene, moment, beside)),
        part("board", board),
        part("end", ending::end(scene)),
    ]
}

impl Tabletop for UnderFallingSkies {
    const IS_OPEN: bool = true;

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../../docs/rules/under-falling-skies.md"),
            Lang::Fr => include_str!("../../../../docs/rules/under-falling-skies.fr.md"),
            Lang::Pl => include_str!("../../../../docs/rules/under-falling-skies.pl.md"),
        }
    }

    fn title(lang: Lang) -> String {
        say!(lang, "ufs-title")
    }

    fn pitch(lang: Lang) -> String {
        say!(lang, "ufs-pitch")
    }

    fn gist(lang: Lang) -> String {
        say!(lang, "ufs-gist")
    }

    fn emblem() -> Markup {
        html! {
            div.ufs-emblem aria-hidden="true" {
                svg.stars { use href="#i-stars" {} }
                svg.hull { use href="#i-mothership" {} }
                svg.ship.purple.one { use href="#i-ship-purple" {} }
                svg.ship.purple.two { use href="#i-ship-purple" {} }
                svg.ship.white.three { use href="#i-ship-white" {} }
                svg.town { use href="#i-town" {} }
            }
        }
    }

    fn drawings() -> Markup {
        PreEscaped(include_str!("../../assets/ufs/drawings.svg").to_owned())
    }

    fn stage(view: &View) -> &'static str {
        if view.rows > 16 { "ufs rows18" } else { "ufs rows16" }
    }

    fn prompt(scene: &TableScene<'_, Self>) -> Markup {
        prompt::prompt(scene)
    }

    fn hints(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<(String, Markup)> {
        prompt::hints(scene, choices)
    }

    fn legend(lang: Lang) -> Markup {
        panels::legend(lang)
    }

    fn field_name(field: &str, lang: Lang) -> String {
        setup::field_name(field, lang)
    }

    fn describe(setup: &Setup, lang: Lang) -> String {
        setup::describe(setup, lang)
    }

    fn setup_fields(lang: Lang, fields: &[(String, String)]) -> Markup {
        setup::fields(lang, fields)
    }

    fn setup_from_fields(fields: &[(String, String)]) -> Result<Setup, Fault> {
        setup::from_fields(fields)
    }

    fn daily(day: &str) -> Setup {
        setup::daily(day)
    }

    fn past(games: &[PastGame], lang: Lang) -> Markup {
        past::table(games, lang)
    }

    fn level_name(field: &str, value: &str, name: &str, lang: Lang) -> String {
        setup::level_name(field, value, name, lang)
    }

    fn rank(game: &PastGame) -> i64 {
        past::rank(game)
    }

    fn best_in_words(game: &PastGame, lang: Lang) -> String {
        past::best_in_words(game, lang)
    }

    fn past_of_setup(games: &[PastGame], lang: Lang) -> Markup {
        past::of_setup(games, lang)
    }

    fn difficulty(lang: Lang) -> Option<Axes> {
        Some(setup::axes(lang))
    }

    fn choice(scene: &TableScene<'_, Self>, action: Action, forecast: &Forecast<Self>) -> Choice {
        choices::choice(scene, action, forecast)
    }

    /// Asked before the Rooms phase ends with every die unused, though there is a use for them.
    fn warning(scene: &TableScene<'_, Self>, action: &Action) -> Option<String> {
        let unused = scene.view.dice.iter().filter(|die| die.die.at.square().is_some()).count();
        let wasted = *action == Action::EndPhase && unused == scene.view.dice.len() && scene.choices.len() > 1;
        wasted.then(|| say!(scene.visit.lang, "ufs-sure-rooms", count = unused))
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }

    fn moment(scene: &TableScene<'_, Self>, action: Action, marks: &Marks) -> Markup {
        let forecast = scene.choices.iter().find(|(offered, _)| *offered == action).map(|(_, forecast)| forecast);
        pictures::moment(scene, forecast.map(|forecast| (action, forecast)), marks)
    }

    fn topics() -> &'static [Topic] {
        reasons::TOPICS
    }

    fn draw(scene: &TableScene<'_, Self>, _: &[Choice]) -> Vec<Part> {
        table(scene, &html! {})
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn first_heading(view: &View, next: Option<&Event>) -> Option<Event> {
        let before = match next {
            Some(Event::RoundBegan { round }) => round.checked_sub(1)?,
            _ => view.round,
        };
        Some(Event::RoundBegan { round: before })
    }

    fn turn_begun(event: &Event) -> Option<TurnBegun> {
        match event {
            Event::RoundBegan { round } => Some(TurnBegun { seat: None, round: Some(u16::from(*round)) }),
            _ => None,
        }
    }

    fn narrate(event: &Event, view: &View, lang: Lang) -> Option<Markup> {
        log::narrate(event, view.city, view.base(), lang)
    }

    fn pause(event: &Event) -> u32 {
        log::pause(event)
    }

    fn sound(event: &Event, _: Viewer) -> Option<Sound> {
        log::sound(event)
    }

    fn attempt(view: &View, path: &[&str]) -> Option<Action> {
        attempt::attempt(view, path)
    }

    fn needs_hand(_: &View) -> bool {
        // Nothing in this game is hidden.
        false
    }

    fn component(data: &Catalog, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
        printed::component(data, kind, id, lang)
    }

    fn component_name(kind: &str, id: &str, lang: Lang) -> Option<String> {
        printed::name(kind, id, lang)
    }

    fn component_class() -> &'static str {
        "how-ufs"
    }

    fn explain(illegal: &Refusal, lang: Lang) -> String {
        let mut args = FluentArgs::new();
        for (name, number) in illegal.args() {
            args.set(name, number);
        }
        t(lang, illegal.key(), &args)
    }
}
