//! A table before its game begins, and moving to another device.

use engine::Seat;
use maud::{Markup, html};

use crate::company::{ChairScene, Line, SitterScene, bot_name, emblem, lines, say_form, share, state};
use crate::fair_dice::{LONGEST_WORDS, Proof, Stage, contribution, proof};
use crate::lang::say;
use crate::page::Page;
use crate::{LONGEST_NAME, Lang, Part, Visit};

/// A table whose players are still coming, as one visitor sees it.
#[derive(Clone, Debug)]
pub struct LobbyScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The table's id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// Its name.
    pub title: String,
    /// What is played.
    pub what: String,
    /// The number of the last entry of the table's log.
    pub number: u64,
    /// The seats, in order.
    pub chairs: Vec<ChairScene>,
    /// The visitor's own seats.
    pub own: Vec<OwnSeat>,
    /// For each seat its private link, as far as the visitor may give it away.
    pub links: Vec<Option<String>>,
    /// Whether the visitor may move to an open seat.
    pub may_move: bool,
    /// Whether the visitor opened the table, and so may begin or give it up.
    pub host: bool,
    /// The levels of bots that can take open seats.
    pub levels: Vec<String>,
    /// What was said.
    pub talk: Vec<Line>,
    /// What players have to do with the dice.
    pub stage: Stage,
    /// What the dice come from.
    pub proof: Proof,
    /// What was refused last.
    pub refusal: Option<String>,
}

/// A seat of the visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnSeat {
    /// Which.
    pub seat: Seat,
    /// The name that its player has given.
    pub name: String,
    /// What the player has added to a seed.
    pub words: String,
    /// What the player has promised to contribute to the dice.
    pub hash: Option<String>,
    /// Whether it is opened.
    pub opened: bool,
}

/// The page of a table before its game begins.
pub fn lobby_page(scene: &LobbyScene<'_>) -> String {
    let lang = scene.visit.lang;
    let path = format!("/t/{}", scene.id);
    Page {
        visit: scene.visit,
        title: &say!(lang, "lobby-page", game = scene.title.clone()),
        path: &path,
        class: "lobby",
        stage: None,
        table: Some(scene.id),
        keep: None,
        game: Some(scene.game),
        look: Some(scene.game),
        extra: html! {},
        bar: html! { span.game { (scene.title) } span.table-name { (scene.what) } span.gap {} },
        drawings: html! {},
        body: html! {
            main #content { (lobby(scene)) }
            p #lost role="status" hidden data-number=(scene.number) { (say!(lang, "connection-lost")) }
            div #live.vh aria-live="polite" {}
        },
    }
    .render()
}

/// The part of that page that changes.
pub fn lobby_part(scene: &LobbyScene<'_>) -> Part {
    Part { id: "lobby", html: lobby(scene).into_string() }
}

fn lobby(scene: &LobbyScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let open = scene.chairs.iter().filter(|chair| chair.sitter == SitterScene::Open).count();
    html! {
        div #lobby data-dice=(if scene.stage == Stage::Reveal { "reveal" } else { "commit" }) {
            header.hero {
                h1 { @if scene.stage == Stage::Reveal { (say!(lang, "lobby-dealing")) } @else if open == 0 { (say!(lang, "lobby-ready")) } @else { (say!(lang, "lobby-waiting", count = open)) } }
                p {
                    @if scene.stage == Stage::Reveal { (say!(lang, "lobby-dealing-text")) }
                    @else if !scene.host { (say!(lang, "lobby-text-guest")) }
                    @else if open > 0 { (say!(lang, "lobby-text")) }
                    @else { (say!(lang, "lobby-text-ready")) }
                }
            }
            @if let Some(words) = &scene.refusal { p.fault role="alert" { (words) } }
            @if scene.may_move && open > 0 { p.soft { (say!(lang, "lobby-colour")) } }
            ol.seats {
                @for (chair, link) in scene.chairs.iter().zip(&scene.links) {
                    li.seat-card.card .free[chair.sitter == SitterScene::Open] data-seat=(chair.seat.0) {
                        (emblem(chair.seat))
                        div.who-is { b.name { (chair.name) } (state(chair, lang)) }
                        (seat_body(scene, chair, link.as_deref()))
                    }
                }
            }
            @if scene.host {
                div.start {
                    @if scene.stage != Stage::Reveal {
                    form method="post" action=(format!("/t/{}/start", scene.id)) {
                        @if open > 0 {
                            @if scene.levels.len() > 1 {
                                label.level { span { (say!(lang, "seats-level")) } select name="bot" { (level_options(&scene.levels, lang)) } }
                            } @else if let Some(level) = scene.levels.first() { input type="hidden" name="bot" value=(level); }
                            button.btn.solid.large { (say!(lang, "lobby-start-bots")) }
                        } @else {
                            button.btn.solid.large { (say!(lang, "lobby-start")) }
                        }
                    }
                    }
                    form method="post" action=(format!("/t/{}/abandon", scene.id)) { button.btn { (say!(lang, "lobby-abandon")) } }
                }
            } @else { p.soft { (say!(lang, "lobby-host-starts")) } }
            a.btn.look-again href=(format!("/t/{}", scene.id)) { (say!(lang, "lobby-look-again")) }
            section.card.talk aria-label=(say!(lang, "talk")) {
                h2 { (say!(lang, "talk")) }
                (lines(&scene.talk, lang))
                @if !scene.own.is_empty() { (say_form(scene.id, None, lang)) }
            }
            section.card.watch {
                h2 { (say!(lang, "lobby-watch")) }
                p.soft { (say!(lang, "lobby-watch-note")) }
                (share(&format!("/t/{}", scene.id), lang))
            }
            details.card.dice {
                summary { (say!(lang, "lobby-dice")) }
                p.soft { @if scene.proof.seeded { (say!(lang, "lobby-dice-note-words")) } @else { (say!(lang, "lobby-dice-note")) } }
                (proof(&scene.proof, scene.id, lang))
            }
        }
    }
}

/// The levels of bots as the options of a list.
pub(crate) fn level_options(levels: &[String], lang: Lang) -> Markup {
    html! { @for level in levels { option value=(level) { (bot_name(level, lang)) } } }
}

fn seat_body(scene: &LobbyScene<'_>, chair: &ChairScene, link: Option<&str>) -> Markup {
    let lang = scene.visit.lang;
    let own = scene.own.iter().find(|own| own.seat == chair.seat);
    html! {
        @if let Some(own) = own {
            form.name-form method="post" action=(format!("/t/{}/name", scene.id)) {
                input type="hidden" name="seat" value=(chair.seat.0);
                label.field { span { (say!(lang, "lobby-name")) } input type="text" name="name" value=(own.name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                @if scene.stage == Stage::Words {
                    label.field { span { (say!(lang, "lobby-words")) } input type="text" name="words" value=(own.words) maxlength=(LONGEST_WORDS) autocomplete="off"; }
                }
                button.btn { (say!(lang, "lobby-save")) }
            }
            @if scene.stage != Stage::Words { (contribution(chair.seat, scene.stage, own.hash.as_deref(), own.opened, lang)) }
            @if !scene.host && scene.stage != Stage::Reveal {
                form method="post" action=(format!("/t/{}/stand", scene.id)) {
                    input type="hidden" name="seat" value=(chair.seat.0);
                    button.btn.small { (say!(lang, "lobby-stand")) }
                }
            }
        } @else if chair.sitter == SitterScene::Open {
            @if let Some(link) = link {
                p.soft { (say!(lang, "lobby-link-note")) }
                (share(link, lang))
            } @else if scene.host {
                form method="post" action=(format!("/t/{}/link", scene.id)) {
                    input type="hidden" name="seat" value=(chair.seat.0);
                    button.btn.small { (say!(lang, "holding-link-new", name = chair.name.clone())) }
                }
            }
            @if scene.may_move {
                form method="post" action=(format!("/t/{}/move", scene.id)) {
                    input type="hidden" name="seat" value=(chair.seat.0);
                    button.btn.small { (say!(lang, "lobby-move")) }
                }
            }
        }
    }
}

/// Going on with another device.
#[derive(Clone, Debug)]
pub struct DeviceScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// What the page is for now.
    pub step: DeviceStep<'a>,
}

/// What the page of devices is for.
#[derive(Clone, Debug)]
pub enum DeviceStep<'a> {
    /// Choosing between giving and taking; whether a code was not accepted.
    Ask {
        /// The code that was tried does not stand.
        refused: bool,
    },
    /// A link and a code to be used on the other device.
    Give {
        /// The link's path.
        link: String,
        /// The code.
        code: String,
        /// For so many minutes.
        minutes: u64,
    },
    /// Taking over here what the link stands for.
    Take {
        /// What the link holds: it goes back with the answer.
        token: &'a str,
    },
    /// All other devices were signed out.
    SignedOut,
}

/// The page on which one moves to another device.
pub fn device_page(scene: &DeviceScene<'_>) -> String {
    let lang = scene.visit.lang;
    let title = say!(lang, "device-title");
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: "/device",
        class: "plain",
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: None,
        extra: html! {},
        bar: html! { span.game { (say!(lang, "starboard")) } span.gap {} },
        drawings: html! {},
        body: html! {
            main #content.message.device {
                h1 { (title) }
                @match &scene.step {
                    DeviceStep::Ask { refused } => {
                        @if *refused { p.fault role="alert" { (say!(lang, "device-refused")) } }
                        form method="post" action="/device/give" {
                            p { (say!(lang, "device-give-note")) }
                            button.btn.solid.large { (say!(lang, "device-give")) }
                        }
                        form method="post" action="/device/code" {
                            p { (say!(lang, "device-code-note")) }
                            label.field { span { (say!(lang, "device-code")) } input.code type="text" name="code" maxlength="20" required autocomplete="off" spellcheck="false" autocapitalize="characters"; }
                            button.btn.large { (say!(lang, "device-take")) }
                        }
                        p.soft { (say!(lang, "device-merge")) }
                        form method="post" action="/device/sign-out" {
                            p { (say!(lang, "device-sign-out-note")) }
                            button.btn.large { (say!(lang, "device-sign-out")) }
                        }
                    }
                    DeviceStep::SignedOut => {
                        p role="status" { (say!(lang, "device-signed-out")) }
                        a.btn.solid href="/" { (say!(lang, "notice-home")) }
                    }
                    DeviceStep::Give { link, code, minutes } => {
                        p { (say!(lang, "device-use", count = *minutes)) }
                        p.code.num { (code) }
                        (share(link, lang))
                    }
                    DeviceStep::Take { token } => {
                        p { (say!(lang, "device-take-note")) }
                        form method="post" action="/d/take" {
                            input type="hidden" name="token" value=(token);
                            button.btn.solid.large { (say!(lang, "device-take")) }
                        }
                        p.soft { (say!(lang, "device-merge")) }
                    }
                }
            }
        },
    }
    .render()
}
