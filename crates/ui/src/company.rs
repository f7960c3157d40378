//! The people at a table: who sits where, what they say to each other and ask of each other. It is
//! the same at all games, and drawn apart from them.

use engine::Seat;
use maud::{Markup, html};

use crate::fair_dice::{Proof, proof};
use crate::holding::{self, Holding};
use crate::lang::say;
use crate::{Coach, Lang, Part, Visit};

/// The most characters of one line of talk.
pub const LONGEST_LINE: usize = 280;

/// The people at a table, as one visitor may see them and deal with them.
#[derive(Clone, Debug)]
pub struct Company<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The table's id.
    pub id: &'a str,
    /// The number of the last entry of the table's log.
    pub number: u64,
    /// Whose page it is, where several players share a screen.
    pub page: Option<Seat>,
    /// The seats, in order.
    pub chairs: Vec<ChairScene>,
    /// What was said and done besides the game, the oldest first.
    pub talk: Vec<Line>,
    /// What the visitor may do here.
    pub may: Rights,
    /// A request to go further back that is not answered yet.
    pub rewind: Option<RewindScene>,
    /// The step of another table from which the game goes on here.
    pub continued: Option<ContinuedScene>,
    /// Where the same players have begun another game.
    pub rematch: Option<String>,
    /// Whether the table has been given up.
    pub closed: bool,
    /// What the dice come from.
    pub proof: Proof,
    /// How seats are held.
    pub holding: Holding,
    /// What is learned here, for the visitor who learns it.
    pub coach: Option<Coach<'a>>,
}

/// A game that goes on from a step of another table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContinuedScene {
    /// How many choices stood there.
    pub step: u64,
    /// The address of that step, if it can be known.
    pub path: Option<String>,
}

/// What a visitor may do at a table besides playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rights {
    /// Say something.
    pub talk: bool,
    /// Ask the others to go further back than undo does.
    pub ask: bool,
    /// Let a bot play on in their place.
    pub leave: bool,
    /// Give the table up: the menu offers it.
    pub abandon: bool,
    /// Say where the table's news are to be sent.
    pub hook: bool,
}

/// One seat in the list of people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChairScene {
    /// Which.
    pub seat: Seat,
    /// What its player is called.
    pub name: String,
    /// Who plays there.
    pub sitter: SitterScene,
    /// Whether the table waits for it.
    pub asked: bool,
    /// Whether the visitor may let a bot play there while its player is away.
    pub may_fill: bool,
    /// Whether the visitor may take the seat back from the bot that stands in.
    pub may_return: bool,
}

/// Who plays in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SitterScene {
    /// The visitor, or somebody at the visitor's screen.
    You,
    /// Somebody else.
    Person,
    /// Nobody yet.
    Open,
    /// A bot of this level.
    Bot(String),
    /// A bot of this level, for somebody who is away.
    Absent(String),
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number of its entry.
    pub number: u64,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: String,
    /// What it is.
    pub what: Said,
}

/// What was said, or done besides the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Words.
    Words(String),
    /// Sat down.
    Sat,
    /// Stood up before the start.
    Stood,
    /// The seed was chosen by somebody when the table was opened.
    ChosenSeed,
    /// The game goes on from so many choices of another table's game.
    Continued(u64),
    /// The host has started the table: contributions to the dice are opened.
    Called,
    /// The game has begun.
    Started,
    /// The game was dealt without what they had promised to contribute.
    LeftOut,
    /// Asked to go further back.
    Asked,
    /// Did not agree to it.
    Declined,
    /// Agreed, and the table went back.
    Rewound,
    /// A bot plays on for them.
    Filled,
    /// Plays again themselves.
    Returned,
    /// Gave the table up.
    Abandoned,
    /// Has set up another game.
    Rematch,
    /// Goes on with another device.
    Moved,
    /// Has a new private link; the old one has ended.
    Relinked,
    /// Somebody asks for the seat, which a bot has.
    SeatWanted,
}

/// A request to go further back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RewindScene {
    /// Who asks for it.
    pub name: String,
    /// Whether it is the visitor's own.
    pub own: bool,
    /// Whether the visitor is asked.
    pub asked: bool,
    /// How many choices would be taken back.
    pub choices: u64,
}

impl Company<'_> {
    /// Whether the people are shown at all.
    pub fn is_shown(&self) -> bool {
        !self.is_alone() || self.closed || !self.holding.elsewhere.is_empty()
    }

    /// Whether there is nobody but the visitor: then there is nothing to show or to say.
    pub fn is_alone(&self) -> bool {
        self.chairs.iter().all(|chair| chair.sitter == SitterScene::You)
    }
}

/// The part of the page that shows the people.
pub fn company_part(company: &Company<'_>) -> Part {
    Part { id: "company", html: company_card(company).into_string() }
}

fn company_card(company: &Company<'_>) -> Markup {
    let lang = company.visit.lang;
    html! {
        section #company.card.company tabindex="-1" aria-label=(say!(lang, "company")) data-lines=(company.talk.len()) data-abandon[company.may.abandon] hidden[!company.is_shown()] {
            h2 { (say!(lang, "company")) span.watching.scripted hidden data-word=(say!(lang, "company-watching")) {} }
            (replaced(company))
            (chairs(company))
            (holding::news(company))
            @if let Some(rewind) = &company.rewind { (rewind_box(company, rewind)) }
            @if let Some(path) = &company.rematch {
                p.rematch { (say!(lang, "company-rematch")) " " a.btn.solid href=(path) { (say!(lang, "company-rematch-go")) } }
            }
            @if company.closed { p.closed { (say!(lang, "company-closed")) } }
            @if !company.is_alone() { (talk(company)) }
            details #manage.more {
                summary { (say!(lang, "company-more")) }
                (manage(company))
                (proof(&company.proof, company.id, lang))
            }
        }
    }
}

/// Whoever a bot stands in for is told so wherever they look: on a phone it stands over the question,
/// although the people are in a drawer.
fn replaced(company: &Company<'_>) -> Markup {
    let lang = company.visit.lang;
    html! {
        @for chair in company.chairs.iter().filter(|chair| chair.may_return) {
            div.urgent.replaced role="status" {
                p { (say!(lang, "company-replaced", name = chair.name.clone())) }
                (deed(company, "return", html! { input type="hidden" name="seat" value=(chair.seat.0); button.btn.small.solid { (say!(lang, "company-return")) } }))
            }
        }
    }
}

/// A form that does one thing at the table.
pub(crate) fn deed(company: &Company<'_>, what: &str, inside: Markup) -> Markup {
    html! {
        form.deed method="post" action=(format!("/t/{}/{what}", company.id)) {
            @if let Some(seat) = company.page { input type="hidden" name="viewer" value=(seat.0); }
            (inside)
        }
    }
}

/// The emblem of a seat: its colour is never alone.
pub(crate) fn emblem(seat: Seat) -> Markup {
    html! { i class={ "seat-mark seat-" (seat.0) } aria-hidden="true" {} }
}

fn chairs(company: &Company<'_>) -> Markup {
    let lang = company.visit.lang;
    html! {
        ul.chairs {
            @for chair in &company.chairs {
                li.chair data-seat=(chair.seat.0) .asked[chair.asked] {
                    (emblem(chair.seat))
                    span.name { (chair.name) }
                    (state(chair, lang))
                    @if chair.asked { span.turn { (say!(lang, "company-turn")) } }
                    @if chair.may_fill {
                        (deed(company, "stand-in", html! { input type="hidden" name="seat" value=(chair.seat.0); button.btn.small { (say!(lang, "company-fill")) } }))
                    }
                }
            }
        }
    }
}

/// Who plays in a seat, as a small remark.
pub(crate) fn state(chair: &ChairScene, lang: Lang) -> Markup {
    html! {
        @match &chair.sitter {
            SitterScene::You => { small.who { (say!(lang, "sitter-you")) } }
            SitterScene::Person => { small.who.presence { span.is-here { (say!(lang, "sitter-here")) } span.is-away { (say!(lang, "sitter-away")) } } }
            SitterScene::Open => { small.who { (say!(lang, "sitter-open")) } }
            SitterScene::Bot(level) => { small.who { (say!(lang, "sitter-bot", level = bot_name(level, lang))) } }
            SitterScene::Absent(level) => { small.who { (say!(lang, "sitter-absent", level = bot_name(level, lang))) } }
        }
    }
}

/// What a level of bots is called.
pub fn bot_name(level: &str, lang: Lang) -> String {
    say!(lang, "bot-level", level = level)
}

fn rewind_box(company: &Company<'_>, rewind: &RewindScene) -> Markup {
    let lang = company.visit.lang;
    html! {
        div.wish .urgent[rewind.asked] role="status" {
            @if rewind.own {
                p { (say!(lang, "wish-own", count = rewind.choices)) }
            } @else {
                p { (say!(lang, "wish-of", name = rewind.name.clone(), count = rewind.choices)) }
            }
            @if rewind.asked {
                div.ways {
                    (deed(company, "agree", html! { button.btn.small.solid { (say!(lang, "wish-agree")) } }))
                    (deed(company, "decline", html! { button.btn.small { (say!(lang, "wish-decline")) } }))
                }
            }
        }
    }
}

fn talk(company: &Company<'_>) -> Markup {
    let lang = company.visit.lang;
    html! {
        details #talk.talk {
            summary { (say!(lang, "talk")) " " b.news.scripted hidden {} }
            (lines(&company.talk, lang))
            @if company.may.talk { (say_form(company.id, company.page, lang)) }
        }
    }
}

/// What was said, the newest last.
pub(crate) fn lines(talk: &[Line], lang: Lang) -> Markup {
    html! {
        div role="log" {
            ol.lines {
                @for line in talk {
                    li id=(line_id(line)) {
                        @if let Some(seat) = line.seat { (emblem(seat)) }
                        @match &line.what {
                            Said::Words(words) => { span { b { (line.name) } " " (words) } }
                            done => { span.soft { (told(done, &line.name, lang)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Several lines can come from one entry.
fn line_id(line: &Line) -> String {
    match (&line.what, line.seat) {
        (Said::LeftOut, Some(seat)) => format!("line-{}-{}", line.number, seat.0),
        // What no entry says has no number of its own.
        (Said::Continued(_), _) => "line-continued".to_owned(),
        _ => format!("line-{}", line.number),
    }
}

fn told(what: &Said, name: &str, lang: Lang) -> String {
    match what {
        Said::Words(words) => words.clone(),
        Said::Sat => say!(lang, "told-sat", name = name),
        Said::Stood => say!(lang, "told-stood", name = name),
        Said::ChosenSeed => say!(lang, "told-chosen-seed"),
        Said::Continued(step) => say!(lang, "told-continued", step = *step),
        Said::Called => say!(lang, "told-called"),
        Said::LeftOut => say!(lang, "told-left-out", name = name),
        Said::Started => say!(lang, "told-started"),
        Said::Asked => say!(lang, "told-asked", name = name),
        Said::Declined => say!(lang, "told-declined", name = name),
        Said::Rewound => say!(lang, "told-rewound", name = name),
        Said::Filled => say!(lang, "told-filled", name = name),
        Said::Returned => say!(lang, "told-returned", name = name),
        Said::Abandoned => say!(lang, "told-abandoned", name = name),
        Said::Rematch => say!(lang, "told-rematch", name = name),
        Said::Moved => say!(lang, "told-moved", name = name),
        Said::Relinked => say!(lang, "told-relinked", name = name),
        Said::SeatWanted => say!(lang, "told-seat-wanted", name = name),
    }
}

/// The field in which one says something.
pub(crate) fn say_form(id: &str, page: Option<Seat>, lang: Lang) -> Markup {
    html! {
        form.say method="post" action=(format!("/t/{id}/say")) data-say="" {
            @if let Some(seat) = page { input type="hidden" name="viewer" value=(seat.0); }
            input #say type="text" name="text" maxlength=(LONGEST_LINE) required autocomplete="off" aria-label=(say!(lang, "talk-line")) placeholder=(say!(lang, "talk-line"));
            button.btn { (say!(lang, "talk-say")) }
        }
    }
}

fn manage(company: &Company<'_>) -> Markup {
    let lang = company.visit.lang;
    let may = company.may;
    html! {
        @if !company.is_alone() {
            label.switch.scripted { input type="checkbox" data-do="notify"; span { (say!(lang, "company-notify")) } }
            p.share { span.soft { (say!(lang, "company-watch")) } (share(&format!("/t/{}", company.id), lang)) }
        }
        (holding::links(company))
        @if may.ask { (deed(company, "ask-undo", html! { button.btn.small { (say!(lang, "wish-ask")) } })) }
        @if may.leave {
            details.sure {
                summary.btn.small { (say!(lang, "company-leave")) }
                (deed(company, "leave", html! { button.btn.small.solid { (say!(lang, "company-leave-sure")) } }))
            }
        }
        @if may.hook {
            (deed(company, "hook", html! {
                label.field { span { (say!(lang, "company-hook")) } input type="url" name="url" maxlength="500" placeholder="https://" autocomplete="off"; }
                button.btn.small { (say!(lang, "company-hook-set")) }
            }))
        }
    }
}

/// An address to be given to others.
pub(crate) fn share(path: &str, lang: Lang) -> Markup {
    html! {
        span.link {
            input type="text" readonly value=(path) data-share="" aria-label=(say!(lang, "share-link"));
            button.btn.small.scripted type="button" data-do="copy" data-done=(say!(lang, "share-copied")) { (say!(lang, "share-copy")) }
        }
    }
}
