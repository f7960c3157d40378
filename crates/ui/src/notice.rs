//! Short answers: what went wrong outside a game's rules, as a sentence and as a page.

use maud::html;

use crate::lang::say;
use crate::page::Page;
use crate::{Lang, Visit};

/// Something that the server has to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// There is no such page.
    NotFound,
    /// There is no such table.
    NoTable,
    /// The table belongs to somebody else.
    NotYours,
    /// The request cannot be understood.
    BadRequest,
    /// The request is too large.
    TooLarge,
    /// Too many requests.
    TooMany,
    /// The request comes from another site.
    ForeignOrigin,
    /// The table has moved on since the page was shown.
    Stale,
    /// Nothing can be taken back.
    NoUndo,
    /// The record is not published before the end.
    NotOver,
    /// The table was played by another version of the rules.
    OtherRules,
    /// What is stored of the table does not fit together.
    Damaged,
    /// The choice could not be stored: nothing was lost, nothing was played.
    Storage,
    /// It is not known whether it was stored.
    Unknown,
    /// The key of the request is that of another one.
    KeyReused,
    /// The request did not come in time.
    TooSlow,
    /// Something else is wrong on this side.
    Fault,
    /// The server is being stopped.
    Closing,
    /// Somebody else has taken the seat.
    SeatTaken,
    /// The link or the code does not stand, or not any more.
    NoInvitation,
    /// The table has been given up.
    GivenUp,
    /// The game has not begun.
    NotStarted,
    /// The game has begun already.
    Begun,
    /// The player is there, or nobody's turn can be taken over.
    NobodyMissing,
    /// Nobody waits for this answer.
    NoWish,
    /// A name or a line that cannot be shown.
    BadName,
    /// An address to which nothing is sent.
    BadHook,
    /// A file that is no match, or does not hold.
    BadFile,
    /// Lines come too fast.
    TooFast,
    /// The rules refuse a choice.
    Refused,
    /// A table cannot be set up like this.
    BadSetup,
    /// There are no hints where others play along.
    NoHints,
    /// There is nothing to choose just now.
    NothingAsked,
    /// A thought was called off.
    CalledOff,
    /// A game is not analysed before its end.
    StillPlayed,
    /// Too many analyses wait.
    Queue,
    /// A contribution to the dice is not what was promised.
    BadContribution,
    /// Somebody has chosen the seed of the table, so nobody else plays there.
    ChosenSeed,
    /// A seed can be chosen only where nobody else plays.
    SharedSeed,
    /// The server has more to do than it can.
    Busy,
    /// Somebody has as many tables or files as they may.
    Quota,
    /// The pack of component data of a table cannot be used here.
    Pack,
    /// A game that others play too is not continued elsewhere before its end.
    NotAlone,
    /// The game was over at that step.
    NothingLeft,
}

impl Notice {
    /// All of them.
    pub const ALL: [Notice; 44] = [
        Notice::NotFound,
        Notice::NoTable,
        Notice::NotYours,
        Notice::BadRequest,
        Notice::TooLarge,
        Notice::TooMany,
        Notice::ForeignOrigin,
        Notice::Stale,
        Notice::NoUndo,
        Notice::NotOver,
        Notice::OtherRules,
        Notice::Damaged,
        Notice::Storage,
        Notice::Unknown,
        Notice::KeyReused,
        Notice::TooSlow,
        Notice::Fault,
        Notice::Closing,
        Notice::SeatTaken,
        Notice::NoInvitation,
        Notice::GivenUp,
        Notice::NotStarted,
        Notice::Begun,
        Notice::NobodyMissing,
        Notice::NoWish,
        Notice::BadName,
        Notice::BadHook,
        Notice::BadFile,
        Notice::TooFast,
        Notice::Refused,
        Notice::BadSetup,
        Notice::NoHints,
        Notice::NothingAsked,
        Notice::CalledOff,
        Notice::StillPlayed,
        Notice::Queue,
        Notice::BadContribution,
        Notice::ChosenSeed,
        Notice::SharedSeed,
        Notice::Busy,
        Notice::Quota,
        Notice::Pack,
        Notice::NotAlone,
        Notice::NothingLeft,
    ];

    /// The word for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Notice::NotFound => "not-found",
            Notice::NoTable => "no-table",
            Notice::NotYours => "not-yours",
            Notice::BadRequest => "bad-request",
            Notice::TooLarge => "too-large",
            Notice::TooMany => "too-many",
            Notice::ForeignOrigin => "foreign-origin",
            Notice::Stale => "stale",
            Notice::NoUndo => "no-undo",
            Notice::NotOver => "not-over",
            Notice::OtherRules => "other-rules",
            Notice::Damaged => "damaged",
            Notice::Storage => "storage",
            Notice::Unknown => "unknown",
            Notice::KeyReused => "key-reused",
            Notice::TooSlow => "too-slow",
            Notice::Fault => "fault",
            Notice::Closing => "closing",
            Notice::SeatTaken => "seat-taken",
            Notice::NoInvitation => "no-invitation",
            Notice::GivenUp => "given-up",
            Notice::NotStarted => "not-started",
            Notice::Begun => "begun",
            Notice::NobodyMissing => "nobody-missing",
            Notice::NoWish => "no-wish",
            Notice::BadName => "bad-name",
            Notice::BadHook => "bad-hook",
            Notice::BadFile => "bad-file",
            Notice::TooFast => "too-fast",
            Notice::Refused => "refused",
            Notice::BadSetup => "bad-setup",
            Notice::NoHints => "no-hints",
            Notice::NothingAsked => "nothing-asked",
            Notice::CalledOff => "called-off",
            Notice::StillPlayed => "still-played",
            Notice::Queue => "queue",
            Notice::BadContribution => "bad-contribution",
            Notice::ChosenSeed => "chosen-seed",
            Notice::SharedSeed => "shared-seed",
            Notice::Busy => "busy",
            Notice::Quota => "quota",
            Notice::Pack => "pack",
            Notice::NotAlone => "not-alone",
            Notice::NothingLeft => "nothing-left",
        }
    }

    /// The sentence.
    pub fn text(self, lang: Lang) -> String {
        match self {
            Notice::NotFound => say!(lang, "notice-not-found"),
            Notice::NoTable => say!(lang, "notice-no-table"),
            Notice::NotYours => say!(lang, "notice-not-yours"),
            Notice::BadRequest => say!(lang, "notice-bad-request"),
            Notice::TooLarge => say!(lang, "notice-too-large"),
            Notice::TooMany => say!(lang, "notice-too-many"),
            Notice::ForeignOrigin => say!(lang, "notice-foreign-origin"),
            Notice::Stale => say!(lang, "notice-stale"),
            Notice::NoUndo => say!(lang, "notice-no-undo"),
            Notice::NotOver => say!(lang, "notice-not-over"),
            Notice::OtherRules => say!(lang, "notice-other-rules"),
            Notice::Damaged => say!(lang, "notice-damaged"),
            Notice::Storage => say!(lang, "notice-storage"),
            Notice::Unknown => say!(lang, "notice-unknown"),
            Notice::KeyReused => say!(lang, "notice-key-reused"),
            Notice::TooSlow => say!(lang, "notice-too-slow"),
            Notice::Fault => say!(lang, "notice-fault"),
            Notice::Closing => say!(lang, "notice-closing"),
            Notice::SeatTaken => say!(lang, "notice-seat-taken"),
            Notice::NoInvitation => say!(lang, "notice-no-invitation"),
            Notice::GivenUp => say!(lang, "notice-given-up"),
            Notice::NotStarted => say!(lang, "notice-not-started"),
            Notice::Begun => say!(lang, "notice-begun"),
            Notice::NobodyMissing => say!(lang, "notice-nobody-missing"),
            Notice::NoWish => say!(lang, "notice-no-wish"),
            Notice::BadName => say!(lang, "notice-bad-name"),
            Notice::BadHook => say!(lang, "notice-bad-hook"),
            Notice::BadFile => say!(lang, "notice-bad-file"),
            Notice::TooFast => say!(lang, "notice-too-fast"),
            Notice::Refused => say!(lang, "notice-refused"),
            Notice::BadSetup => say!(lang, "notice-bad-setup"),
            Notice::NoHints => say!(lang, "notice-no-hints"),
            Notice::NothingAsked => say!(lang, "notice-nothing-asked"),
            Notice::CalledOff => say!(lang, "notice-called-off"),
            Notice::StillPlayed => say!(lang, "notice-still-played"),
            Notice::Queue => say!(lang, "notice-queue"),
            Notice::BadContribution => say!(lang, "notice-bad-contribution"),
            Notice::ChosenSeed => say!(lang, "notice-chosen-seed"),
            Notice::SharedSeed => say!(lang, "notice-shared-seed"),
            Notice::Busy => say!(lang, "notice-busy"),
            Notice::Quota => say!(lang, "notice-quota"),
            Notice::Pack => say!(lang, "notice-pack"),
            Notice::NotAlone => say!(lang, "notice-not-alone"),
            Notice::NothingLeft => say!(lang, "notice-nothing-left"),
        }
    }

    /// A heading for it.
    pub fn title(self, lang: Lang) -> String {
        match self {
            Notice::NotFound | Notice::NoTable | Notice::NoInvitation => say!(lang, "notice-title-lost"),
            Notice::NotYours | Notice::ForeignOrigin | Notice::SeatTaken | Notice::ChosenSeed => {
                say!(lang, "notice-title-no-entry")
            }
            Notice::BadRequest
            | Notice::TooLarge
            | Notice::TooMany
            | Notice::BadName
            | Notice::BadHook
            | Notice::BadFile
            | Notice::TooFast
            | Notice::KeyReused
            | Notice::TooSlow
            | Notice::Refused
            | Notice::BadContribution
            | Notice::SharedSeed
            | Notice::BadSetup => say!(lang, "notice-title-bad"),
            Notice::Stale
            | Notice::NoUndo
            | Notice::NotOver
            | Notice::GivenUp
            | Notice::NotStarted
            | Notice::Begun
            | Notice::NobodyMissing
            | Notice::NoHints
            | Notice::NothingAsked
            | Notice::CalledOff
            | Notice::StillPlayed
            | Notice::Queue
            | Notice::Busy
            | Notice::Quota
            | Notice::Pack
            | Notice::NotAlone
            | Notice::NothingLeft
            | Notice::NoWish => say!(lang, "notice-title-not-now"),
            Notice::OtherRules
            | Notice::Damaged
            | Notice::Storage
            | Notice::Unknown
            | Notice::Fault
            | Notice::Closing => {
                say!(lang, "notice-title-fault")
            }
        }
    }
}

/// A page with a short answer and ways on.
pub fn message_page(visit: Visit, notice: Notice) -> String {
    message_page_saying(visit, notice, None, None)
}

/// The same with a sentence beside it, and with the address of what can be had all the same.
pub fn message_page_saying(visit: Visit, notice: Notice, said: Option<&str>, file: Option<&str>) -> String {
    let lang = visit.lang;
    let title = notice.title(lang);
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
        bar: html! { span.game { (say!(lang, "starboard")) } },
        drawings: html! {},
        body: html! {
            main #content.message {
                h1 { (title) }
                p { (notice.text(lang)) }
                @if let Some(said) = said { p { (said) } }
                @if let Some(file) = file { p { (say!(lang, "notice-log-text")) } a.btn href=(file) download { (say!(lang, "notice-log")) } }
                a.btn.solid href="/" { (say!(lang, "notice-home")) }
            }
        },
    }
    .render()
}
