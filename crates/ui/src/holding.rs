//! How seats are held: private links, going on with another device, asking for the seat of a bot.

use engine::Seat;
use maud::{Markup, html};

use crate::company::{Company, deed, emblem, share};
use crate::lang::say;
use crate::page::Page;
use crate::{LONGEST_NAME, Visit};

/// What concerns the holding of seats at a table, as one visitor sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// The names of the seats that the visitor had here and that another device has now.
    pub elsewhere: Vec<String>,
    /// Those who ask for the seat of a bot.
    pub requests: Vec<SeatRequest>,
    /// The seats for which the visitor may make a new private link.
    pub links: Vec<SeatLink>,
}

/// Somebody asks for the seat of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRequest {
    /// Which seat.
    pub seat: Seat,
    /// What they are called; none if they have given no name.
    pub name: Option<String>,
    /// What the seat is called.
    pub bot: String,
    /// Whether it is the visitor who asks.
    pub own: bool,
    /// Whether the visitor is to answer.
    pub asked: bool,
}

/// A seat for which the visitor may make a new private link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLink {
    /// Which seat.
    pub seat: Seat,
    /// What its player is called.
    pub name: String,
    /// The link that stands, if the visitor may read it.
    pub link: Option<String>,
}

/// What everybody should see at once: a seat that has moved, somebody who asks.
pub(crate) fn news(company: &Company<'_>) -> Markup {
    let lang = company.visit.lang;
    html! {
        @for name in &company.holding.elsewhere {
            p.closed role="status" { (say!(lang, "holding-elsewhere", name = name.clone())) }
        }
        @for request in &company.holding.requests {
            div.wish .urgent[request.asked] role="status" {
                @let name = request.name.clone().unwrap_or_else(|| say!(lang, "holding-somebody"));
                @if request.own {
                    p { (say!(lang, "holding-request-own", bot = request.bot.clone())) }
                } @else {
                    p { (say!(lang, "holding-request", name = name, bot = request.bot.clone())) }
                }
                @if request.asked {
                    div.ways {
                        (deed(company, "admit", html! { input type="hidden" name="seat" value=(request.seat.0); button.btn.small.solid { (say!(lang, "wish-agree")) } }))
                        (deed(company, "turn-away", html! { input type="hidden" name="seat" value=(request.seat.0); button.btn.small { (say!(lang, "wish-decline")) } }))
                    }
                }
            }
        }
    }
}

/// The private links of a running table.
pub(crate) fn links(company: &Company<'_>) -> Markup {
    let lang = company.visit.lang;
    html! {
        @if !company.holding.links.is_empty() {
            div.seat-links {
                p.soft { (say!(lang, "holding-link-note")) }
                @for own in &company.holding.links {
                    @if let Some(link) = &own.link {
                        p.share { (emblem(own.seat)) " " span.soft { (own.name) } (share(link, lang)) }
                    }
                    (deed(company, "link", html! {
                        input type="hidden" name="seat" value=(own.seat.0);
                        button.btn.small { (emblem(own.seat)) " " (say!(lang, "holding-link-new", name = own.name.clone())) }
                    }))
                }
            }
        }
    }
}

/// How an invitation can be taken up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Invitation {
    /// The seat is free.
    Free,
    /// A bot plays there in a running game: the players are asked.
    Bot,
    /// Somebody has it, on another device: of this name.
    Held(String),
}

/// An invitation to a seat.
#[derive(Clone, Debug)]
pub struct InviteScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// What the link holds: it goes back with the answer.
    pub token: &'a str,
    /// The game's name.
    pub title: String,
    /// What is played.
    pub what: String,
    /// The seat.
    pub seat: Seat,
    /// How it can be had.
    pub invitation: Invitation,
    /// Who is there already.
    pub others: Vec<String>,
    /// The name by which the host expects whoever comes, or nothing.
    pub expected: String,
    /// Whether the name that was sent cannot be one.
    pub bad_name: bool,
}

/// The page behind a private link. It only asks: programs that look at links for a preview must not
/// take the seat, and nobody takes a seat from another device by mistake.
pub fn invite_page(scene: &InviteScene<'_>) -> String {
    let lang = scene.visit.lang;
    let (title, button) = match &scene.invitation {
        Invitation::Free => (say!(lang, "invite-title"), say!(lang, "invite-sit")),
        Invitation::Bot => (say!(lang, "invite-bot-title"), say!(lang, "invite-bot-ask")),
        Invitation::Held(_) => (say!(lang, "invite-held-title"), say!(lang, "invite-held-take")),
    };
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: "/",
        class: "plain",
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: None,
        extra: html! {},
        bar: html! { span.game { (scene.title) } span.gap {} },
        drawings: html! {},
        body: html! {
            main #content.message.invite {
                h1 { (title) }
                p { b { (scene.title) } " · " (scene.what) }
                @if !scene.others.is_empty() { p { (say!(lang, "invite-others", names = scene.others.join(", "))) } }
                form method="post" action="/j/sit" {
                    input type="hidden" name="token" value=(scene.token);
                    @match &scene.invitation {
                        Invitation::Held(name) => {
                            p { (emblem(scene.seat)) " " (say!(lang, "invite-held-note", name = name.clone())) }
                            input type="hidden" name="take" value="yes";
                        }
                        invitation => {
                            @if *invitation == Invitation::Bot { p { (say!(lang, "invite-bot-note")) } }
                            @if scene.bad_name { p.fault role="alert" { (say!(lang, "invite-bad-name", most = LONGEST_NAME)) } }
                            label.field {
                                span { (emblem(scene.seat)) " " (say!(lang, "lobby-name")) }
                                input type="text" name="name" value=(scene.expected) maxlength=(LONGEST_NAME) autocomplete="nickname" autofocus;
                            }
                        }
                    }
                    button.btn.solid.large { (button) }
                }
            }
        },
    }
    .render()
}

/// The page to which a private link leads. What the link grants stands behind its `#`, which no
/// server and no proxy gets to see: the script sends it in the body of a form, and without the script
/// it is pasted there.
pub fn grant_page(visit: Visit, action: &str) -> String {
    let lang = visit.lang;
    let title = say!(lang, "grant-title");
    Page {
        visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: "/",
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
            main #content.message.invite {
                h1 { (title) }
                form method="post" action=(action) data-grant="" {
                    p { (say!(lang, "grant-note")) }
                    label.field { span { (say!(lang, "grant-link")) } input type="text" name="token" maxlength="500" required autocomplete="off" spellcheck="false"; }
                    button.btn.solid.large { (say!(lang, "grant-open")) }
                }
            }
        },
    }
    .render()
}
