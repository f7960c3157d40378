//! A table: the frame around every game's board, and the parts of it that change.

use engine::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::lang::{rich, say};
use crate::log::log_part;
use crate::page::Page;
use crate::replay::{caption, continued_note, has_eyes, player, replay_path, turn_list};
use crate::{Choice, Company, Hint, Lang, Part, SoundSetting, TableScene, Tabletop, Visit, coach_part, company_part};

/// What stands around a game on its page.
#[derive(Clone, Debug, Default)]
pub struct Around<'a> {
    /// What was refused last, with its rule: shown where the script would show it.
    pub refusal: Option<(String, Option<&'a str>)>,
    /// The people at the table.
    pub company: Option<&'a Company<'a>>,
    /// The hint that was asked for.
    pub hint: Option<&'a Hint>,
}

/// The whole page of a table without its people.
pub fn table_page<G: Tabletop>(scene: &TableScene<'_, G>, refusal: Option<(String, Option<&str>)>) -> String {
    table_page_around(scene, &Around { refusal, ..Around::default() })
}

/// The whole page of a table.
pub fn table_page_around<G: Tabletop>(scene: &TableScene<'_, G>, around: &Around<'_>) -> String {
    let lang = scene.visit.lang;
    let company = around.company.filter(|_| scene.replay.is_none());
    let parts = table_parts(scene);
    let part = |id: &str| {
        let found = parts.iter().find(|part| part.id == id);
        PreEscaped(found.map_or("", |part| part.html.as_str()).to_owned())
    };
    let path = match scene.replay {
        Some(replay) => replay_path(scene.id, replay),
        // Behind a curtain nobody looks, and the page is still somebody's.
        None => match page_seat(scene).or(around.company.and_then(|company| company.page)) {
            Some(seat) => format!("/t/{}?seat={}", scene.id, seat.0),
            None => format!("/t/{}", scene.id),
        },
    };
    let rules = format!("/rules/{}", G::ID);
    Page {
        visit: scene.visit,
        title: &page_title(scene),
        path: &path,
        class: match company.is_some_and(|company| company.coach.is_some()) {
            _ if has_eyes(scene) => "table replay many-eyes",
            _ if scene.replay.is_some() => "table replay",
            true => "table lesson",
            false => "table",
        },
        stage: Some(G::stage(scene.view)),
        table: scene.replay.is_none().then_some(scene.id),
        keep: (G::IS_OPEN && scene.replay.is_none()).then(|| format!("/t/{}/position.json", scene.id)),
        game: Some(G::ID),
        look: Some(G::ID),
        extra: html! {
            @if let Some(company) = company {
                (crate::fair_dice::promise(&company.proof, lang))
                (continued_note(company.continued.as_ref(), lang))
                // The script shows and hides it as the game goes on.
                details.give-up hidden[!company.may.abandon] {
                    summary { (say!(lang, "company-abandon")) }
                    form method="post" action=(format!("/t/{}/abandon", scene.id)) {
                        button.btn { (say!(lang, "company-abandon-sure")) }
                    }
                }
            }
        },
        bar: html! {
            h1.vh { (G::title(lang)) }
            span.game aria-hidden="true" { (G::title(lang)) }
            span.table-name { (scene.what) }
            (part("where"))
            span.whose { (part("whose")) }
            (bar_buttons(scene.visit))
        },
        drawings: G::drawings(),
        body: html! {
            (part("prompt"))
            (part("panels"))
            main #stage class={ "stage " (G::stage(scene.view)) } {
                (part("board"))
                (part("previews"))
            }
            aside.side aria-label=(say!(lang, "side-name")) {
                (crate::advice::place(around.hint, lang))
                (part("choices"))
                (part("turns"))
                (part("log"))
                (playback_bar(lang))
                @if let Some(company) = company { (PreEscaped(company_part(company).html)) }
            }
            @if let Some(coach) = company.and_then(|company| company.coach.as_ref()) { (PreEscaped(coach_part(coach).html)) }
            (part("end"))
            (part("curtain"))
            (part("player"))
            nav.drawer aria-label=(say!(lang, "drawers")) {
                @if scene.replay.is_some() { a href="#turns" data-drawer="turns" { (say!(lang, "replay-turns")) } }
                @else { a href="#choices" data-drawer="choices" { (say!(lang, "drawer-choices")) } }
                a href="#log" data-drawer="log" { (say!(lang, "drawer-log")) }
                a href="#panels" data-drawer="panels" { (G::panels_name(lang)) }
                @if let Some(company) = company {
                    a href="#company" data-drawer="company" hidden[!company.is_shown()] { (say!(lang, "company")) " " b.news.scripted hidden {} }
                }
            }
            (refusal_box(around.refusal.as_ref(), &rules, lang))
            p #lost role="status" hidden data-number=(company.map_or(scene.number, |company| company.number)) { (say!(lang, "connection-lost")) }
            div #live.vh aria-live="polite" {}
            (what_banner(lang))
            (crate::glossary::terms(G::ID, lang))
            (help::<G>(lang, scene.replay.is_some()))
            dialog #how.how-panel aria-label=(say!(lang, "how-to-play")) {
                form method="dialog" { button.btn aria-label=(say!(lang, "dismiss")) { "×" } }
                div.how-sheet {}
            }
            // What a coach asks.
            dialog #heed aria-label=(say!(lang, "coach-asks")) {
                p {}
                form method="dialog" {
                    button.btn.solid value="no" { (say!(lang, "coach-look-again")) }
                    button.btn value="yes" { (say!(lang, "coach-all-the-same")) }
                }
            }
            dialog #sure aria-label=(say!(lang, "sure-name")) {
                p {}
                form method="dialog" {
                    button.btn value="no" { (say!(lang, "sure-no")) }
                    button.btn.solid value="yes" { (say!(lang, "sure-yes")) }
                }
            }
        },
    }
    .render()
}

/// One touch away on a wide screen, in the menu elsewhere: what anything is, and the sound.
fn bar_buttons(visit: Visit) -> Markup {
    let Visit { lang, sound, .. } = visit;
    let pressed = if sound == SoundSetting::Off { "false" } else { "true" };
    html! {
        button.bar-button.scripted type="button" data-do="what" aria-pressed="false" aria-label=(say!(lang, "what-is-this")) data-tip=(say!(lang, "what-tip")) {
            svg viewBox="0 0 20 20" aria-hidden="true" {
                path d="M2 1.5 8 17l2.2-6.2L16.5 8.600z" fill="currentColor" {}
                path d="M13.5 13.200c.2-2.4 3.8-2.2 3.8.1 0 1.5-1.8 1.6-1.8 3M15.5 18.600v.6" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" {}
            }
        }
        button.bar-button.scripted type="button" data-do="sound" aria-pressed=(pressed) aria-label=(say!(lang, "menu-sound")) data-tip=(say!(lang, "sound-tip")) data-on=(say!(lang, "sound-is-on")) data-off=(say!(lang, "sound-is-off")) {
            svg viewBox="0 0 20 20" aria-hidden="true" {
                path d="M2 7.500v5h3.500L10 16.500v-13L5.5 7.500z" fill="currentColor" {}
                path.waves d="M12.5 7.200a4 4 0 0 1 0 5.600M14.9 4.800a7.4 7.4 0 0 1 0 10.4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" {}
                path.muted d="m13 7.5 5 5m0-5-5 5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" {}
            }
        }
    }
}

/// Says that whatever is touched is explained, not played. The script shows it.
fn what_banner(lang: Lang) -> Markup {
    html! {
        section #what hidden aria-label=(say!(lang, "what-is-this")) {
            p { (say!(lang, "what-banner")) }
            button.btn.solid type="button" data-do="what" { (say!(lang, "what-done")) }
            div #told.vh aria-live="polite" {}
        }
    }
}

/// Steers how things are played back, and tells in words what was not seen. The script shows it
/// when there is something to be steered or told.
fn playback_bar(lang: Lang) -> Markup {
    html! {
        section #playback.playback.scripted hidden aria-label=(say!(lang, "playback")) {
            div.told {
                h2 { (say!(lang, "playback-happened")) " " span.count {} }
                ol.happened tabindex="0" {}
            }
            div.ways {
                button.btn.steering type="button" data-do="pause" aria-pressed="false" { (say!(lang, "playback-pause")) }
                button.btn.steering type="button" data-do="step" { (say!(lang, "playback-step")) }
                button.btn.steering type="button" data-do="faster" { (say!(lang, "playback-faster")) " " span.pace { "1×" } }
                button.btn.steering.solid type="button" data-do="skip" { (say!(lang, "playback-skip")) " " span.waiting-steps {} }
                button.btn.closing type="button" data-do="tell-close" { (say!(lang, "playback-close")) }
            }
        }
    }
}

fn refusal_box(refusal: Option<&(String, Option<&str>)>, rules: &str, lang: Lang) -> Markup {
    let (words, rule) = match refusal {
        Some((words, rule)) => (words.as_str(), *rule),
        None => ("", None),
    };
    html! {
        div #refusal role="alert" hidden[refusal.is_none()] {
            span { (words) }
            a target="_blank" href={ (rules) "#" (rule.unwrap_or_default()) } hidden[rule.is_none()] { (rule.unwrap_or_default()) }
            button.scripted type="button" data-do="dismiss" aria-label=(say!(lang, "dismiss")) { "×" }
        }
    }
}

fn help<G: Tabletop>(lang: Lang, replay: bool) -> Markup {
    html! {
        dialog #help aria-label=(say!(lang, "menu-help")) {
            form method="dialog" { button.btn aria-label=(say!(lang, "dismiss")) { "×" } }
            h2 { (say!(lang, "help-keys")) }
            @if replay { (crate::replay::keys(lang)) } @else { dl.keys {
                dt { kbd { "1" } "–" kbd { (G::DIGITS) } } dd { (say!(lang, "help-digits")) }
                dt { kbd { "←" } kbd { "↑" } kbd { "↓" } kbd { "→" } } dd { (say!(lang, "help-arrows")) }
                dt { kbd { "Enter" } } dd { (say!(lang, "help-enter")) }
                dt { kbd { "Esc" } } dd { (say!(lang, "help-escape")) }
                dt { kbd { "U" } } dd { (say!(lang, "help-undo")) }
                dt { kbd { "H" } } dd { (say!(lang, "help-hint")) }
                dt { kbd { "P" } kbd { "N" } kbd { "F" } } dd { (say!(lang, "help-playback")) }
                dt { kbd { "L" } } dd { (say!(lang, "help-since")) }
                dt { kbd { "W" } } dd { (say!(lang, "help-what")) }
                dt { kbd { "M" } } dd { (say!(lang, "help-sound")) }
                dt { kbd { "?" } } dd { (say!(lang, "help-help")) }
            } }
            (G::legend(lang))
        }
    }
}

fn page_title<G: Tabletop>(scene: &TableScene<'_, G>) -> String {
    let lang = scene.visit.lang;
    let game = G::title(lang);
    if scene.replay.is_some() {
        say!(lang, "title-replay", game = game)
    } else if scene.choices.is_empty() {
        say!(lang, "title-table", game = game)
    } else {
        say!(lang, "title-your-move", game = game)
    }
}

/// The parts of the page that change, each a complete element. While an earlier choice is still
/// being played back the offered choices are left as they were: the script holds them back.
pub fn table_parts<G: Tabletop>(scene: &TableScene<'_, G>) -> Vec<Part> {
    let choices: Vec<Choice> =
        scene.choices.iter().map(|(action, forecast)| G::offered(scene, *action, forecast)).collect();
    let mut parts = vec![
        Part { id: "whose", html: whose(scene).into_string() },
        Part { id: "prompt", html: prompt(scene, &choices).into_string() },
        Part { id: "log", html: log_part(scene).into_string() },
        Part { id: "curtain", html: curtain(scene).into_string() },
    ];
    if let Some(replay) = scene.replay {
        parts.push(Part { id: "player", html: player(scene, replay).into_string() });
        parts.push(Part { id: "turns", html: turn_list(scene, replay).into_string() });
    } else if !scene.playing {
        let (previews, layers) = previews(&choices);
        let warnings = scene.choices.iter().map(|(action, _)| G::warning(scene, action));
        let extras: Vec<Extra> = layers.into_iter().zip(warnings).map(|(layers, ask)| Extra { layers, ask }).collect();
        parts.push(Part { id: "choices", html: choice_list(scene, &choices, &extras).into_string() });
        parts.push(Part { id: "previews", html: previews.into_string() });
    }
    parts.extend(G::draw(scene, &choices));
    if scene.closed && !scene.playing && scene.replay.is_none() {
        parts.retain(|part| part.id != "end");
        parts.push(Part { id: "end", html: given_up(scene).into_string() });
    }
    parts
}

/// The end of a game that was given up: that it is over, and ways on.
fn given_up<G: Tabletop>(scene: &TableScene<'_, G>) -> Markup {
    let (id, lang) = (scene.id, scene.visit.lang);
    html! {
        details #end.end.lost.given-up open {
            summary { (say!(lang, "closed-toggle")) }
            div.sheet role="alertdialog" aria-labelledby="end-title" {
                h2 #end-title { (say!(lang, "closed-title")) }
                p { (say!(lang, "closed-text")) }
                div.ways {
                    form method="post" action=(format!("/again/{id}")) { button.btn.solid.large { (say!(lang, "end-again")) } }
                    a.btn.large href=(format!("/t/{id}/replay?step=0")) { (say!(lang, "closed-replay")) }
                    a.btn.large href="/" { (say!(lang, "menu-home")) }
                }
            }
        }
    }
}

/// What those read who are not asked: who is, and what.
pub(crate) fn waiting<G: Tabletop>(scene: &TableScene<'_, G>, seat: Seat, asked: Markup) -> Markup {
    html! { (rich!(scene.visit.lang, "waiting-for", name = called(scene, seat))) " " span.soft { (asked) } }
}

fn whose<G: Tabletop>(scene: &TableScene<'_, G>) -> Markup {
    let lang = scene.visit.lang;
    let words = if scene.replay.is_some() {
        say!(lang, "whose-replay")
    } else if scene.playing {
        say!(lang, "whose-playing")
    } else if scene.seed.is_some() {
        say!(lang, "whose-over")
    } else {
        match scene.acting.filter(|_| !scene.choices.is_empty()) {
            None => say!(lang, "whose-waiting"),
            Some(seat) if scene.viewer == Viewer::Seat(seat) => say!(lang, "whose-yours"),
            Some(seat) => say!(lang, "whose-asked", name = called(scene, seat)),
        }
    };
    html! { span #whose { (words) } }
}

/// What a seat is called whose player has given no name.
pub fn seat_name(seat: Seat, lang: Lang) -> String {
    say!(lang, "seat-name", number = u32::from(seat.0) + 1)
}

pub(crate) fn called<G: Tabletop>(scene: &TableScene<'_, G>, seat: Seat) -> String {
    scene.names.get(seat.index()).cloned().unwrap_or_else(|| seat_name(seat, scene.visit.lang))
}

/// Whose page this is at a table with several seats: its address says so, and what is sent from
/// it leads back to it.
fn page_seat<G: Tabletop>(scene: &TableScene<'_, G>) -> Option<Seat> {
    scene.viewer.seat().filter(|_| scene.names.len() > 1)
}

/// What every form of the table sends: what the page showed, and whose page it is.
fn page_fields<G: Tabletop>(scene: &TableScene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="n" value=(scene.number);
        @if let Some(seat) = page_seat(scene) { input type="hidden" name="viewer" value=(seat.0); }
    }
}

/// Hides the table between two players of one device, so that no hand is seen by another.
fn curtain<G: Tabletop>(scene: &TableScene<'_, G>) -> Markup {
    let lang = scene.visit.lang;
    html! {
        div #curtain.curtain hidden[scene.handover.is_none()] {
            @if let Some(seat) = scene.handover {
                div.card role="dialog" aria-label=(say!(lang, "curtain-title", name = called(scene, seat))) {
                    h2 { (say!(lang, "curtain-title", name = called(scene, seat))) }
                    p { (say!(lang, "curtain-text")) }
                    a.btn.solid.large href=(format!("/t/{}?seat={}", scene.id, seat.0)) { (say!(lang, "curtain-show")) }
                }
            }
        }
    }
}

/// The line that says what is asked. Its elements are always there, so that nothing jumps.
fn prompt<G: Tabletop>(scene: &TableScene<'_, G>, choices: &[Choice]) -> Markup {
    let lang = scene.visit.lang;
    // Where one can only agree or decline, both stand side by side.
    let agrees =
        choices.iter().any(|choice| choice.button) && choices.iter().filter(|choice| !choice.button).count() == 1;
    html! {
        section #prompt.prompt aria-label=(say!(lang, "prompt-name")) data-n=(scene.number) data-stage=(G::stage(scene.view)) data-title=(page_title(scene)) data-playing[scene.playing] {
            div.asked role=[scene.replay.is_none().then_some("status")] {
                @if let Some(replay) = scene.replay { (caption(scene, replay)) } @else { p.ask { @if scene.closed && scene.replay.is_none() { (say!(lang, "closed-text")) } @else { (G::prompt(scene)) } } }
                @for (path, words) in G::hints(scene, choices) {
                    p.hint data-at=(path) hidden { (words) }
                }
            }
            div.buttons {
                // However many there are, they keep to a strip of their own on a phone.
                div.replies {
                    @for choice in choices.iter().filter(|choice| choice.button || agrees) {
                        button.btn form="act" name="action" value=(choice.action) data-button="" { (choice.words) (choice.chips) }
                    }
                }
                button.btn.scripted type="button" data-do="back" hidden { (say!(lang, "back")) }
                @if scene.replay.is_none() {
                    (crate::advice::button(scene, &page_fields(scene)))
                    form method="post" action=(format!("/t/{}/undo", scene.id)) data-undo="" {
                        (page_fields(scene))
                        @match no_undo(scene) {
                            // It can still be reached, to say why.
                            Some(why) => {
                                button.btn aria-disabled="true" aria-describedby="no-undo" data-tip=(why) { (say!(lang, "undo")) }
                                span #no-undo hidden { (why) }
                            }
                            None => { button.btn disabled[scene.playing] { (say!(lang, "undo")) } }
                        }
                    }
                }
            }
        }
    }
}

/// Why the last choice cannot be taken back; none if it can.
fn no_undo<G: Tabletop>(scene: &TableScene<'_, G>) -> Option<String> {
    let lang = scene.visit.lang;
    if scene.can_undo {
        return None;
    }
    let own = |seat: Seat| scene.viewer == Viewer::Seat(seat) || scene.acting == Some(seat);
    Some(match scene.last {
        _ if scene.seed.is_some() => say!(lang, "no-undo-over"),
        None => say!(lang, "no-undo-first"),
        Some(seat) if !own(seat) => say!(lang, "no-undo-other", name = called(scene, seat)),
        Some(_) => say!(lang, "no-undo-chance"),
    })
}

/// All previews, each distinct layer once, and for each choice the ids of its layers.
fn previews(choices: &[Choice]) -> (Markup, Vec<String>) {
    let mut layers: Vec<&str> = Vec::new();
    let mut wanted = Vec::with_capacity(choices.len());
    for choice in choices {
        let mut ids = String::new();
        for layer in choice.preview.iter().filter(|layer| !layer.0.is_empty()) {
            let at = layers.iter().position(|known| *known == layer.0).unwrap_or_else(|| {
                layers.push(&layer.0);
                layers.len() - 1
            });
            if !ids.is_empty() {
                ids.push(' ');
            }
            ids.push_str(&format!("layer-{at}"));
        }
        wanted.push(ids);
    }
    let html = html! {
        div #previews aria-hidden="true" {
            @for (index, layer) in layers.iter().enumerate() {
                div.layer id=(format!("layer-{index}")) hidden { (PreEscaped(*layer)) }
            }
        }
    };
    (html, wanted)
}

/// What a choice in the list carries besides its words.
struct Extra {
    /// The ids of the layers of its preview.
    layers: String,
    /// What is asked before it is sent.
    ask: Option<String>,
}

/// Every choice in words, each a button of one form: the whole game can be played from here.
fn choice_list<G: Tabletop>(scene: &TableScene<'_, G>, choices: &[Choice], extras: &[Extra]) -> Markup {
    let lang = scene.visit.lang;
    // Two dice may bear the same name: a section is of the thing that is touched first.
    let section_of = |choice: &Choice| (choice.section.clone(), choice.path.first().cloned());
    let mut sections: Vec<(String, Option<String>)> = Vec::new();
    for choice in choices {
        let section = if choice.section.is_empty() { (String::new(), None) } else { section_of(choice) };
        if !sections.contains(&section) {
            sections.push(section);
        }
    }
    let of = |section: &(String, Option<String>)| {
        let belongs = |choice: &Choice| match section {
            (name, None) => choice.section == *name,
            section => section_of(choice) == *section,
        };
        let mut inside: Vec<(&Choice, &Extra)> =
            choices.iter().zip(extras).filter(|(choice, _)| belongs(choice)).collect();
        inside.sort_by_key(|(choice, _)| choice.rank);
        inside
    };
    html! {
        section #choices.card.choices tabindex="-1" aria-label=(say!(lang, "choices")) {
            h2 { (say!(lang, "choices")) " " b.num { (choices.len()) } }
            form #act method="post" action=(format!("/t/{}/act", scene.id)) {
                (page_fields(scene))
                @if let Some(seat) = scene.acting.filter(|_| scene.names.len() > 1) {
                    input type="hidden" name="seat" value=(seat.0);
                }
                @if choices.is_empty() { p.soft { (say!(lang, "choices-none")) } }
                @for section in sections {
                    @let inside = of(&section);
                    @let (name, first) = section;
                    @if name.is_empty() {
                        div.plain { (groups(&inside)) }
                    } @else {
                        details.section data-first=(first.unwrap_or_default()) {
                            summary { span { (name) } small { (say!(lang, "choices-count", count = inside.len())) } }
                            (groups(&inside))
                        }
                    }
                }
            }
        }
    }
}

fn groups(choices: &[(&Choice, &Extra)]) -> Markup {
    let mut names: Vec<&str> = Vec::new();
    for (choice, _) in choices {
        if !names.contains(&choice.group.as_str()) {
            names.push(&choice.group);
        }
    }
    html! {
        @for name in names {
            @let inside: Vec<_> = choices.iter().filter(|(choice, _)| choice.group == name).collect();
            div.group {
                @if !name.is_empty() {
                    h3 { (name) " " small { (note(&inside)) } }
                }
                @for (choice, extra) in inside {
                    button.opt name="action" value=(choice.action) data-path=(choice.path.join(" ")) data-layers=(extra.layers) data-ask=[extra.ask.as_deref()] {
                        (choice.sign) span.words { (choice.words) } span.chips { (choice.chips) }
                    }
                }
            }
        }
    }
}

/// What the choices of a group have in common.
fn note<'a>(choices: &[&(&'a Choice, &Extra)]) -> &'a str {
    choices.iter().map(|(choice, _)| choice.group_note.as_str()).find(|note| !note.is_empty()).unwrap_or_default()
}
