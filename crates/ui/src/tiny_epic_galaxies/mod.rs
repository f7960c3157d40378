//! The table of Tiny Epic Galaxies with Beyond the Black.

mod attempt;
mod choices;
mod control;
mod effects;
mod ending;
mod galaxy;
mod glyphs;
mod log;
pub(crate) mod pictures;
mod planets;
mod preview;
mod printed;
mod prompt;
mod reasons;
mod rivals;
mod rogue;
mod setup;
mod signs;
mod table;
mod words;

use engine::{Fault, Forecast, RuleCited, Viewer};
use fluent_bundle::FluentArgs;
use maud::{Markup, PreEscaped, html};
use tiny_epic_galaxies::{
    Action, Catalog, Event, Face, Phase, Question, Refusal, RogueMat, Setup, TinyEpicGalaxies, View,
};

use crate::lang::{say, t};
use crate::{Axes, Choice, Lang, Marks, Part, Sound, TableScene, Tabletop, Topic, TurnBegun};
use signs::{face_sign, sign};
use table::Table;
use words::Talk;

impl Tabletop for TinyEpicGalaxies {
    /// Dice with the same face are one thing to touch: at most one for each face.
    const DIGITS: u8 = 6;

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../../docs/rules/tiny-epic-galaxies.md"),
            Lang::Fr => include_str!("../../../../docs/rules/tiny-epic-galaxies.fr.md"),
            Lang::Pl => include_str!("../../../../docs/rules/tiny-epic-galaxies.pl.md"),
        }
    }

    fn title(lang: Lang) -> String {
        say!(lang, "teg-title")
    }

    fn pitch(lang: Lang) -> String {
        say!(lang, "teg-pitch")
    }

    fn gist(lang: Lang) -> String {
        say!(lang, "teg-gist")
    }

    fn emblem() -> Markup {
        PreEscaped(include_str!("../../assets/teg/emblem.svg").to_owned())
    }

    fn drawings() -> Markup {
        PreEscaped(include_str!("../../assets/teg/drawings.svg").to_owned())
    }

    fn stage(view: &View) -> &'static str {
        if view.setup.expansion { "teg btb" } else { "teg" }
    }

    fn prompt(scene: &TableScene<'_, Self>) -> Markup {
        prompt::prompt(scene)
    }

    fn hints(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<(String, Markup)> {
        prompt::hints(scene, choices)
    }

    fn legend(lang: Lang) -> Markup {
        legend(lang)
    }

    fn field_name(field: &str, lang: Lang) -> String {
        say!(lang, "teg-field", field = field)
    }

    fn describe(setup: &Setup, lang: Lang) -> String {
        let base = if setup.is_solo() {
            say!(
                lang,
                "teg-describe-solo",
                mat = setup.rogue.sheet().name.as_str(),
                difficulty = words::difficulty(lang, setup.rogue)
            )
        } else {
            say!(lang, "teg-players", count = setup.players)
        };
        if setup.expansion { say!(lang, "teg-describe-btb", what = base) } else { base }
    }

    fn setup_fields(lang: Lang, fields: &[(String, String)]) -> Markup {
        setup::fields(lang, fields)
    }

    fn setup_from_fields(fields: &[(String, String)]) -> Result<Setup, Fault> {
        setup::from_fields(fields)
    }

    fn difficulty(lang: Lang) -> Option<Axes> {
        Some(setup::axes(lang))
    }

    fn gentlest() -> Setup {
        Setup { players: 1, rogue: RogueMat::Beginner, ..Setup::default() }
    }

    fn daily(day: &str) -> Setup {
        // The daily game is one that a single visitor can play: against the Rogue, another mat
        // each day, and Beyond the Black every other day.
        let sum: usize = day.bytes().filter(u8::is_ascii_digit).map(|digit| usize::from(digit - b'0')).sum();
        let last = day.bytes().rev().find(u8::is_ascii_digit).map_or(0, |digit| digit - b'0');
        Setup {
            players: 1,
            expansion: last % 2 == 1,
            rogue: RogueMat::ALL[sum % RogueMat::ALL.len()],
            ..Setup::default()
        }
    }

    fn choice(scene: &TableScene<'_, Self>, action: Action, forecast: &Forecast<Self>) -> Choice {
        choices::choice(scene, action, forecast)
    }

    /// Asked before a turn ends of whose dice none was used.
    fn warning(scene: &TableScene<'_, Self>, action: &Action) -> Option<String> {
        let dice = &scene.view.dice;
        let idle = dice.iter().all(|die| die.place == tiny_epic_galaxies::DiePlace::Inactive);
        let wasted = *action == Action::EndTurn && idle && scene.choices.len() > 1;
        wasted.then(|| say!(scene.visit.lang, "teg-sure-turn", count = dice.len()))
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }

    fn moment(scene: &TableScene<'_, Self>, _: Action, marks: &Marks) -> Markup {
        pictures::moment(scene, marks)
    }

    fn topics() -> &'static [Topic] {
        reasons::TOPICS
    }

    fn draw(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<Part> {
        let table = Table::of(scene, choices);
        let part = |id, html: Markup| Part { id, html: html.into_string() };
        vec![
            part("where", where_in_game(&table)),
            part("panels", panels(&table)),
            part("board", board(&table)),
            part("end", ending::end(&table)),
        ]
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    fn turn_begun(event: &Event) -> Option<TurnBegun> {
        match event {
            Event::TurnStarted { seat, round } => Some(TurnBegun { seat: Some(*seat), round: Some(*round) }),
            _ => None,
        }
    }

    fn narrate(event: &Event, view: &View, lang: Lang) -> Option<Markup> {
        let line = log::line(event, &Talk { view, lang, names: &[] })?;
        Some(html! { span.teg.line { (line) } })
    }

    fn narrate_here(event: &Event, scene: &TableScene<'_, Self>) -> Option<Markup> {
        let line = log::line(event, &Talk { view: scene.view, lang: scene.visit.lang, names: scene.names })?;
        Some(html! { span.teg.line { (line) } })
    }

    fn pause(event: &Event) -> u32 {
        log::pause(event)
    }

    fn sound(event: &Event, viewer: Viewer) -> Option<Sound> {
        log::sound(event, viewer)
    }

    fn attempt(view: &View, path: &[&str]) -> Option<Action> {
        attempt::attempt(view, path)
    }

    fn needs_hand(view: &View) -> bool {
        match view.ask {
            // One's own turn is played with one's own mission in sight; an explorer must see the
            // card drawn. What is asked in another player's turn concerns the open table only.
            Some(ask) => ask.seat == view.active || matches!(ask.question, Question::Explore(_) | Question::Drawn(_)),
            None => view.phase == Phase::Missions,
        }
    }

    fn component(data: &Catalog, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
        printed::component(data, kind, id, lang)
    }

    fn component_name(kind: &str, id: &str, lang: Lang) -> Option<String> {
        printed::name(kind, id, lang)
    }

    fn component_class() -> &'static str {
        "teg"
    }

    fn explain(illegal: &Refusal, lang: Lang) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in illegal.args() {
            args.set(name, value);
        }
        t(lang, &format!("teg-refusal-{}", illegal.key()), &args)
    }
}

/// Round, scores and how the end comes.
fn where_in_game(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    html! {
        div #where.teg.where-in-game {
            span.round { (say!(lang, "teg-round", round = view.round)) }
            (rivals::scores(table))
            @match view.triggered_by {
                Some(seat) if view.outcome.is_none() => { span.goal-note.last-round { (say!(lang, "teg-last-round", name = table.talk.name(seat))) } }
                _ => { span.goal-note { (say!(lang, "teg-goal", count = tiny_epic_galaxies::shown().limits.end_trigger_vp)) } }
            }
            (rivals::sheets(table))
        }
    }
}

fn board(table: &Table<'_>) -> Markup {
    html! {
        div #board .(preview::shape(table.view())) {
            (tabs(table.lang()))
            (rivals::strip(table))
            (planets::row(table))
            (control::control(table))
            (galaxy::own_galaxy(table))
        }
    }
}

/// On a narrow screen: the zones of the table, one at a time. The style sheet marks those where
/// something can be touched.
fn tabs(lang: Lang) -> Markup {
    let tabs = [
        ("#zone-dice", "die", say!(lang, "teg-tab-dice")),
        ("#zone-planets", "orbit", say!(lang, "teg-tab-planets")),
        ("#zone-galaxy", "home", say!(lang, "teg-tab-galaxy")),
        ("#zone-rivals", "others", say!(lang, "teg-tab-rivals")),
    ];
    html! {
        nav.zone-tabs aria-label=(say!(lang, "teg-tabs")) {
            @for (href, icon, words) in tabs { a href=(href) { (sign(icon)) span { (words) } } }
        }
    }
}

/// On a narrow screen: what a tap would do, to be confirmed; the key in a drawer.
fn panels(table: &Table<'_>) -> Markup {
    let lang = table.lang();
    html! {
        aside #panels.left.teg tabindex="-1" aria-label=(say!(lang, "teg-key")) {
            div.tray { div #confirm hidden { span.what-then {} button.btn.solid type="button" data-do="confirm" { (say!(lang, "teg-confirm")) } } }
            div.cards { div.card.key { (legend(lang)) } }
        }
    }
}

/// What the signs mean.
fn legend(lang: Lang) -> Markup {
    html! {
        div.teg.legend {
            h2 { (say!(lang, "teg-key")) }
            dl {
                @for face in Face::ALL { div { dt { (face_sign(face)) } dd { b { (words::face(lang, face)) } " – " (words::face_does(lang, face)) } } }
                @for (name, words) in [
                    ("land", say!(lang, "teg-key-land")),
                    ("orbit", say!(lang, "teg-key-orbit")),
                    ("home", say!(lang, "teg-key-home")),
                    ("others", say!(lang, "teg-key-others")),
                    ("follow", say!(lang, "teg-key-follow")),
                    ("empire", say!(lang, "teg-key-empire")),
                    ("explore", say!(lang, "teg-key-explore")),
                    ("danger", say!(lang, "teg-key-danger")),
                    ("dwarf", say!(lang, "teg-key-dwarf")),
                    ("pilot", say!(lang, "teg-key-pilot")),
                    ("mission", say!(lang, "teg-key-mission")),
                ] { div { dt { (sign(name)) } dd { (words) } } }
            }
        }
    }
}
