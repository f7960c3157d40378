//! The table of Salvage, the worked example of `docs/adding-a-game.md`.

use engine::{Fault, Forecast, Game, RuleCited, Turn};
use maud::{Markup, html};
use salvage::{Action, Asks, Event, HaulOrDock, Refusal, Salvage, Setup};

use crate::lang::{rich, say, t};
use crate::reasons::none;
use crate::{Choice, Count, Lang, Part, TableScene, Tabletop, Topic};

/// What reasons are about.
const TOPICS: [Topic; 2] = [
    Topic { name: "sal-docked", sign: none, features: &["docked"], count: Count::More("docked", Salvage::GOAL as f32) },
    Topic { name: "sal-load", sign: none, features: &["load"], count: Count::More("load", Salvage::GOAL as f32) },
];

impl Tabletop for Salvage {
    const IS_OPEN: bool = true;

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../docs/rules/salvage.md"),
            Lang::Fr => include_str!("../../../docs/rules/salvage.fr.md"),
            Lang::Pl => include_str!("../../../docs/rules/salvage.pl.md"),
        }
    }

    fn title(lang: Lang) -> String {
        say!(lang, "sal-title")
    }

    fn pitch(lang: Lang) -> String {
        say!(lang, "sal-pitch")
    }

    fn field_name(field: &str, _: Lang) -> String {
        field.to_owned()
    }

    fn describe(setup: &Setup, lang: Lang) -> String {
        say!(lang, "sal-players", count = setup.players)
    }

    fn setup_from_fields(fields: &[(String, String)]) -> Result<Setup, Fault> {
        let players = fields.iter().find(|(field, _)| field == "players").map_or(Ok(2), |(_, value)| value.parse());
        players.map(|players| Setup { players }).map_err(|_| Fault::new("players", "SAL-SETUP-1"))
    }

    fn stage(_: &Salvage) -> &'static str {
        "plain"
    }

    fn prompt(scene: &TableScene<'_, Self>) -> Markup {
        let (Asks::HaulOrDock(HaulOrDock { load }), lang) = (scene.view.asks, scene.visit.lang);
        let asked = rich!(lang, "sal-prompt", load = load);
        if scene.choices.is_empty() { crate::table::waiting(scene, scene.view.active, asked) } else { asked }
    }

    fn choice(scene: &TableScene<'_, Self>, action: Action, _: &Forecast<Self>) -> Choice {
        let lang = scene.visit.lang;
        let words = if action == Action::Haul { say!(lang, "sal-haul") } else { say!(lang, "sal-dock") };
        Choice::at([], html! {}, html! { (words) })
    }

    fn topics() -> &'static [Topic] {
        &TOPICS
    }

    fn draw(scene: &TableScene<'_, Self>, _: &[Choice]) -> Vec<Part> {
        let (view, lang) = (scene.view, scene.visit.lang);
        let board = html! {
            ol #board.sheet {
                @for (name, scrap) in scene.names.iter().zip(&view.docked) {
                    li { b { (name) } " " (say!(lang, "sal-home", count = *scrap)) }
                }
            }
        };
        let over = matches!(view.turn(), Turn::Over(_)) && !scene.playing;
        let winner = scene.names.get(view.active.index()).map(String::as_str).unwrap_or_default();
        let end = html! { div #end.end hidden[!over] { @if over { (rich!(lang, "sal-won", name = winner)) } } };
        vec![Part { id: "board", html: board.into_string() }, Part { id: "end", html: end.into_string() }]
    }

    fn narrate(event: &Event, _: &Salvage, lang: Lang) -> Option<Markup> {
        Some(match *event {
            Event::Hauled { die, load, .. } => rich!(lang, "sal-hauled", die = die, load = load),
            Event::Lost { load, .. } => rich!(lang, "sal-lost", load = load),
            Event::Docked { load, .. } => rich!(lang, "sal-docked", load = load),
        })
    }

    fn explain(refusal: &Refusal, lang: Lang) -> String {
        t(lang, refusal.key(), &Default::default())
    }
}
