//! The table of Under Falling Skies.

use engine::{Fault, Forecast};
use maud::{Markup, html};
use under_falling_skies::{Action, Event, Refusal, Setup, UnderFallingSkies, View};

use crate::{Choice, Lang, Part, TableScene, Tabletop};

impl Tabletop for UnderFallingSkies {
    fn rules(_: Lang) -> &'static str {
        include_str!("../../../../docs/rules/under-falling-skies.md")
    }

    fn title(_: Lang) -> String {
        "Under Falling Skies".to_owned()
    }

    fn pitch(_: Lang) -> String {
        String::new()
    }

    fn emblem() -> Markup {
        html! {}
    }

    fn drawings() -> Markup {
        html! {}
    }

    fn stage(view: &View) -> &'static str {
        if view.rows > 16 { "ufs rows18" } else { "ufs rows16" }
    }

    fn prompt(scene: &TableScene<'_, Self>) -> Markup {
        html! { (format!("{:?}", scene.view.step)) }
    }

    fn hints(_: &TableScene<'_, Self>, _: &[Choice]) -> Vec<(String, Markup)> {
        Vec::new()
    }

    fn legend(_: Lang) -> Markup {
        html! {}
    }

    fn field_name(field: &str, _: Lang) -> String {
        field.to_owned()
    }

    fn describe(setup: &Setup, _: Lang) -> String {
        format!("{}, {}", setup.city.record().name, setup.threat)
    }

    fn setup_fields(_: Lang, _: &[(String, String)]) -> Markup {
        html! {}
    }

    fn setup_from_fields(_: &[(String, String)]) -> Result<Setup, Fault> {
        Ok(Setup::default())
    }

    fn daily(_: &str) -> Setup {
        Setup::default()
    }

    fn choice(_: &TableScene<'_, Self>, action: Action, _: &Forecast<Self>) -> Choice {
        let text = serde_json::to_string(&action).unwrap_or_default();
        Choice {
            words: html! { (text) },
            action: text,
            path: Vec::new(),
            sign: html! {},
            section: String::new(),
            group: String::new(),
            group_note: String::new(),
            chips: html! {},
            preview: Vec::new(),
            button: false,
        }
    }

    fn draw(scene: &TableScene<'_, Self>, _: &[Choice]) -> Vec<Part> {
        let board = html! { div #board { pre { (serde_json::to_string_pretty(scene.view).unwrap_or_default()) } } };
        let part = |id, html: Markup| Part { id, html: html.into_string() };
        vec![
            part("where", html! { span #where {} }),
            part("panels", html! { aside #panels {} }),
            part("board", board),
            part("end", html! { div #end {} }),
        ]
    }

    fn narrate(event: &Event, _: &View, _: Lang) -> Option<Markup> {
        Some(html! { (serde_json::to_string(event).unwrap_or_default()) })
    }

    fn pause(_: &Event) -> u32 {
        300
    }

    fn attempt(_: &View, _: &[&str]) -> Option<Action> {
        None
    }

    fn explain(illegal: &Refusal, _: Lang) -> String {
        use engine::RuleCited;
        illegal.key().to_owned()
    }
}
