//! The table of Black Angel.

mod attempt;
mod choices;
mod ending;
mod faces;
mod frigate;
mod happening;
mod legend;
mod log;
pub(crate) mod pictures;
mod player_board;
mod preview;
mod printed;
mod prompt;
mod reach;
mod reasons;
mod rivals;
mod setup;
mod signs;
mod space;
mod space_card;
mod words;

use black_angel::{Action, BlackAngel, Components, Event, HalLevel, Holder, Refusal, Setup, View};
use engine::{Fault, Forecast, RuleCited, Seat, Viewer};
use fluent_bundle::FluentArgs;
use maud::{Markup, PreEscaped, html};

use self::happening::Happening;
use self::player_board::Board;
use self::words::Names;
use crate::lang::{say, t};
use crate::{Axes, Choice, Lang, Marks, Part, Sound, TableScene, Tabletop, Topic, TurnBegun};

impl Tabletop for BlackAngel {
    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../../docs/rules/black-angel.md"),
            Lang::Fr => include_str!("../../../../docs/rules/black-angel.fr.md"),
            Lang::Pl => include_str!("../../../../docs/rules/black-angel.pl.md"),
        }
    }

    fn title(lang: Lang) -> String {
        say!(lang, "ba-title")
    }

    fn pitch(lang: Lang) -> String {
        say!(lang, "ba-pitch")
    }

    fn gist(lang: Lang) -> String {
        say!(lang, "ba-gist")
    }

    fn emblem() -> Markup {
        legend::emblem()
    }

    fn drawings() -> Markup {
        PreEscaped(include_str!("../../assets/ba/drawings.svg").to_owned())
    }

    fn stage(view: &View) -> &'static str {
        if view.strips.len() > 5 { "ba ba7" } else { "ba ba5" }
    }

    fn prompt(scene: &TableScene<'_, Self>) -> Markup {
        prompt::prompt(scene)
    }

    fn hints(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<(String, Markup)> {
        prompt::hints(scene, choices)
    }

    fn legend(lang: Lang) -> Markup {
        legend::legend(lang)
    }

    fn panels_name(lang: Lang) -> String {
        say!(lang, "ba-rivals")
    }

    fn field_name(field: &str, lang: Lang) -> String {
        setup::field_name(field, lang)
    }

    fn describe(setup: &Setup, lang: Lang) -> String {
        setup::describe(setup, lang)
    }

    fn players_note(players: u8, lang: Lang) -> String {
        say!(lang, "ba-players-note", count = players)
    }

    fn setup_fields(lang: Lang, fields: &[(String, String)]) -> Markup {
        setup::fields(lang, fields)
    }

    fn setup_from_fields(fields: &[(String, String)]) -> Result<Setup, Fault> {
        setup::parse(fields)
    }

    fn difficulty(lang: Lang) -> Option<Axes> {
        Some(setup::axes(lang))
    }

    fn level_name(_: &str, _: &str, name: &str, lang: Lang) -> String {
        say!(lang, "record-ba-hal", level = name)
    }

    fn gentlest() -> Setup {
        Setup { players: 1, hal: HalLevel::Easy, ..Setup::default() }
    }

    fn daily(day: &str) -> Setup {
        setup::daily(day)
    }

    fn choice(scene: &TableScene<'_, Self>, action: Action, forecast: &Forecast<Self>) -> Choice {
        choices::choice(scene, action, forecast)
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
        let view = scene.view;
        let names = Names { lang: scene.visit.lang, names: scene.names };
        let moment = Happening::of(scene);
        let viewer = match scene.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let shown = viewer.unwrap_or(view.active);
        let board = Board { view, names, seat: shown, own: viewer.is_some(), moment };
        let part = |id, html: Markup| Part { id, html: html.into_string() };
        vec![
            part("where", standing(view, names, moment)),
            part("panels", rivals::rivals(view, names, shown, moment)),
            part(
                "board",
                html! {
                    div #board.table-zones {
                        (zones(choices, names.lang))
                        (space::space(view, names, viewer, moment))
                        (frigate::frigate(view, names, viewer, moment))
                        (board.zone())
                        div #confirm.confirm-bar hidden { span.what-then {} button.btn.solid type="button" data-do="confirm" { (say!(names.lang, "ba-confirm")) } }
                    }
                },
            ),
            part("end", ending::end(scene)),
        ]
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn turn_begun(event: &Event) -> Option<TurnBegun> {
        match event {
            Event::TurnBegan { seat, round } => Some(TurnBegun { seat: Some(*seat), round: Some(*round) }),
            _ => None,
        }
    }

    fn narrate(event: &Event, view: &View, lang: Lang) -> Option<Markup> {
        log::line(event, view, Names { lang, names: &[] })
    }

    fn narrate_here(event: &Event, scene: &TableScene<'_, Self>) -> Option<Markup> {
        log::line(event, scene.view, Names { lang: scene.visit.lang, names: scene.names })
    }

    fn pause(event: &Event) -> u32 {
        log::pause(event)
    }

    fn sound(event: &Event, viewer: Viewer) -> Option<Sound> {
        happening::sound(event, viewer)
    }

    fn attempt(view: &View, path: &[&str]) -> Option<Action> {
        attempt::attempt(view, path)
    }

    fn needs_hand(view: &View) -> bool {
        // Reserving a die and the owner's activation concern open things only.
        view.asked.as_ref().is_none_or(|question| !matches!(question.step, "setup_reserve" | "owner_activation"))
    }

    fn component(data: &Components, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
        printed::component(data, kind, id, lang)
    }

    fn component_class() -> &'static str {
        "ba"
    }

    fn explain(illegal: &Refusal, lang: Lang) -> String {
        let mut args = FluentArgs::new();
        for (name, number) in illegal.args() {
            args.set(name, number);
        }
        t(lang, &format!("ba-refused-{}", illegal.key()), &args)
    }
}

/// Who stands where, in the top bar: the round and the points of everybody.
fn standing(view: &View, names: Names<'_>, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    html! {
        span #where.standing {
            span.round-no { @if view.final_round { (say!(lang, "ba-final-round")) } @else { (say!(lang, "ba-round", round = view.round)) } }
            @for seat in (0..view.players.len() as u8).map(Seat) {
                @let holder = Holder::Seat(seat);
                @let points = view.players[seat.index()].vp;
                span.score data-tip={ (names.seat(seat)) (say!(lang, "colon")) (points) " " (say!(lang, "ba-vp")) } .{ (signs::holder_class(holder)) @if view.active == seat && !view.over { " turn" } (moment.points(holder)) } {
                    (signs::emblem(holder)) i { (names.seat(seat)) } " " b { (points) } span.vh { " " (say!(lang, "ba-vp")) }
                }
            }
            @if let Some(hal) = &view.hal {
                span.score.phal data-tip={ (names.holder(Holder::Hal)) (say!(lang, "colon")) (hal.vp) " " (say!(lang, "ba-vp")) } .(moment.points(Holder::Hal)) { (signs::emblem(Holder::Hal)) i { (names.holder(Holder::Hal)) } " " b { (hal.vp) } span.vh { " " (say!(lang, "ba-vp")) } }
            }
        }
    }
}

/// The tabs of a narrow screen; a dot marks the zones in which something can be touched.
fn zones(choices: &[Choice], lang: Lang) -> Markup {
    let place = |id: &str| match id.split('-').next().unwrap_or("") {
        "hex" | "ship" | "launch" | "deck" => 0,
        "die" | "action" | "ravagers" | "supply" | "display" | "adv" => 1,
        _ => 2,
    };
    let lit = |zone: usize| choices.iter().any(|choice| choice.path.first().is_some_and(|id| place(id) == zone));
    let tabs = [
        ("#zone-space", "map", say!(lang, "ba-tab-space")),
        ("#zone-ship", "black-angel", say!(lang, "ba-tab-ship")),
        ("#zone-board", "grid", say!(lang, "ba-tab-board")),
    ];
    html! {
        nav.zone-tabs aria-label=(say!(lang, "ba-tabs")) {
            @for (index, (href, icon, words)) in tabs.iter().enumerate() {
                a href=(href) .{ @if lit(index) { "lit" } } { (signs::sign(icon)) span { (words) } }
            }
        }
    }
}
