//! What a page is drawn from.

use engine::{Forecast, Seat, Viewer};
use maud::Markup;

use crate::page::drawings_used;
use crate::{Advisor, DifficultyCell, Lang, NextLesson, Offer, PackLink, Replay, Tabletop, Visit};

/// A table in the list on the home page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedTable {
    /// Its id, for the address `/t/{id}`.
    pub id: String,
    /// The name of the game, from [`Tabletop::title`].
    pub title: String,
    /// What is played, from [`Tabletop::describe`].
    pub what: String,
    /// Choices made so far.
    pub number: u64,
    /// Whether it is over, and if so whether this visitor won.
    pub won: Option<bool>,
    /// The names of those who won, at a table with several seats.
    pub winners: Vec<String>,
    /// Seconds since the last choice.
    pub age: u64,
    /// What it waits for.
    pub waits: Waits,
}

/// What a table of the list waits for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Waits {
    /// Nothing: the game is over, or there is nobody but the visitor.
    #[default]
    Nothing,
    /// The visitor.
    You,
    /// Others, by name.
    Others(Vec<String>),
    /// Players who have not come yet.
    Players,
    /// Nobody any more: it was given up.
    Closed,
}

/// A game on the home page.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// The game's id, for the address `/new/{id}`.
    pub id: &'static str,
    /// Its name, from [`Tabletop::title`].
    pub title: String,
    /// From [`Tabletop::pitch`].
    pub pitch: String,
    /// From [`Tabletop::gist`].
    pub gist: String,
    /// Whether several can play it.
    pub for_several: bool,
    /// Its picture, from [`Tabletop::emblem`].
    pub emblem: Markup,
    /// The drawings that the picture uses, from [`Tabletop::drawings`].
    pub drawings: Markup,
}

impl GameCard {
    /// The card of a game.
    pub fn of<G: Tabletop>(lang: Lang) -> GameCard {
        GameCard {
            id: G::ID,
            title: G::title(lang),
            pitch: G::pitch(lang),
            gist: G::gist(lang),
            for_several: crate::new_game::most_players::<G>() > 1,
            emblem: G::emblem(),
            drawings: drawings_used(&G::drawings(), &G::emblem()),
        }
    }
}

/// The home page.
#[derive(Clone, Debug)]
pub struct HomeScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// What can be played.
    pub games: &'a [GameCard],
    /// The visitor's tables, the latest first.
    pub tables: &'a [SavedTable],
    /// The lesson to take next in each game that has lessons.
    pub next_lessons: &'a [NextLesson],
    /// What the visitor could play next.
    pub offer: Option<&'a Offer>,
    /// The day of the daily game, as 2026-11-15.
    pub today: &'a str,
}

/// A finished game of a visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastGame {
    /// The table's id, for the address `/t/{id}`.
    pub id: String,
    /// Its setup, as JSON.
    pub setup: String,
    /// Whether the visitor won.
    pub won: bool,
    /// The visitor's points.
    pub score: i32,
    /// What the game counted: see [`engine::Game::tally`].
    pub numbers: std::collections::BTreeMap<String, i64>,
    /// Seconds since its end.
    pub age: u64,
    /// The day of its end, as 2026-11-15.
    pub day: String,
    /// With whom it was played.
    pub with: With,
}

/// With whom a game was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum With {
    /// Alone.
    #[default]
    Nobody,
    /// With bots only.
    Bots,
    /// With others who had seats of their own.
    People,
    /// With others at the same screen: nobody can tell who of them won.
    Screen,
}

/// The page with a visitor's finished games of one kind.
#[derive(Clone, Debug)]
pub struct PastScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The games, the latest first.
    pub games: &'a [PastGame],
}

/// The page on which a game is set up.
#[derive(Clone, Debug)]
pub struct NewGameScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The packs of component data to choose from: the visitor's own, and one that a link names.
    pub packs: &'a [PackLink],
    /// The fields as last sent, if they were refused.
    pub fields: &'a [(String, String)],
    /// Why they were refused.
    pub fault: Option<engine::Fault>,
    /// The visitor's finished games of this kind, the latest first.
    pub past: &'a [PastGame],
    /// How often a bot wins it alone, as far as that was measured.
    pub difficulty: &'a [DifficultyCell],
}

/// A table as one viewer sees it at one moment.
#[derive(Debug)]
pub struct TableScene<'a, G: Tabletop> {
    /// The visitor.
    pub visit: Visit,
    /// The table's id.
    pub id: &'a str,
    /// What is played, from [`Tabletop::describe`].
    pub what: &'a str,
    /// Choices made so far: an action is sent with the number that the page showed.
    pub number: u64,
    /// Who looks: whose knowledge is drawn.
    pub viewer: Viewer,
    /// What the seats are called, in order.
    pub names: &'a [String],
    /// Whose choices are offered: with several seats on one device this need not be the viewer's
    /// own seat, when the question can be answered from what everyone knows.
    pub acting: Option<Seat>,
    /// The next seat to decide on this device, when its hand must be covered until its player
    /// takes over: a curtain hides the table.
    pub handover: Option<Seat>,
    /// How often a bot wins the game alone, as far as that was measured: for games in which one chooses
    /// how hard it is at the table itself.
    pub difficulty: &'a [DifficultyCell],
    /// Whether a hint can be had.
    pub advisor: Advisor,
    /// What they may know.
    pub view: &'a G::View,
    /// What they may choose now, with what it would do. Empty while an earlier choice is still
    /// being played back, and for those who are not asked.
    pub choices: &'a [(G::Action, Forecast<G>)],
    /// What has happened so far, as the viewer may know it, the oldest first. In a frame the last
    /// one is what is being shown.
    pub log: &'a [G::Event],
    /// Where in it the viewer's own last choice begins; none for those who do not play.
    pub since: Option<Since>,
    /// Whether the last choice may be taken back.
    pub can_undo: bool,
    /// Who made the last choice, if there was one: it may be the reason why it stays.
    pub last: Option<Seat>,
    /// Whether this is a frame of a playback rather than the position in which one chooses.
    pub playing: bool,
    /// In a replay: what is shown of it.
    pub replay: Option<Replay<'a>>,
    /// The SHA-256 of the seed, published from the start.
    pub commitment: &'a str,
    /// The seed, once the game is over.
    pub seed: Option<&'a str>,
    /// Whether the table was given up.
    pub closed: bool,
}

/// Where a viewer's own last choice stands in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The first thing that it did.
    pub own: usize,
    /// The first thing after it, which others have done.
    pub others: usize,
}

/// With whose eyes a game is looked back at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// One player's.
    Seat(Seat),
    /// What everyone could see.
    Public,
    /// Those of whoever chooses at that moment.
    Turn,
}

impl Eyes {
    /// The word in addresses.
    pub fn code(self) -> String {
        match self {
            Eyes::Seat(seat) => seat.0.to_string(),
            Eyes::Public => "all".to_owned(),
            Eyes::Turn => "turn".to_owned(),
        }
    }

    /// The eyes of a word; none if it is not one.
    pub fn find(code: &str) -> Option<Eyes> {
        match code {
            "all" => Some(Eyes::Public),
            "turn" => Some(Eyes::Turn),
            seat => seat.parse().ok().map(|seat| Eyes::Seat(Seat(seat))),
        }
    }
}

/// A part of the page that is replaced on its own when it changes.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Part {
    /// The id of the element.
    pub id: &'static str,
    /// The whole element.
    pub html: String,
}

/// The ids of all parts of a table's page.
pub const PART_IDS: [&str; 13] = [
    "whose", "where", "prompt", "panels", "board", "previews", "choices", "log", "lesson", "end", "curtain", "player",
    "turns",
];

/// One step of a playback: the parts that changed, and how long it wants to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Frame {
    /// The changed parts.
    pub parts: Vec<Part>,
    /// Milliseconds at normal speed.
    pub pause: u32,
    /// What is heard with it.
    pub sound: Option<Sound>,
}

/// What is heard when something happens: a word for the script, which makes the sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sound {
    /// Dice were rolled.
    Roll,
    /// A piece was moved or placed.
    Move,
    /// Ships came down.
    Fall,
    /// Something was hit.
    Hit,
    /// Somebody gained something.
    Gain,
    /// It is the viewer's turn.
    Turn,
    /// The game is won.
    Won,
    /// The game is lost.
    Lost,
}
