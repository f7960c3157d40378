//! A visitor's record: games played and won, levels won for the first time, lessons done, and what
//! could come next.

mod offer;
mod page;

use crate::difficulty::{Axes, Axis};
use crate::{Lang, PastGame, Tabletop, With};

pub use offer::{Offer, offer};
use page::firsts;
pub(crate) use page::offered;
pub use page::{RecordScene, record_page};

/// What a visitor has done in one game.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The game's id.
    pub id: &'static str,
    /// Its name.
    pub title: String,
    /// Games that were played to their end.
    pub games: usize,
    /// How many of them the visitor won.
    pub wins: usize,
    /// The same by company.
    with: Vec<(With, usize, usize)>,
    /// What can be won: the levels, then what else there is.
    tracks: Vec<Track>,
    best: Option<Best>,
    /// The games, the latest first.
    latest: Vec<Latest>,
}

/// Things to be won: the levels one after the other, or others in any order.
#[derive(Clone, Debug)]
struct Track {
    title: String,
    is_ladder: bool,
    marks: Vec<Mark>,
}

/// One of them.
#[derive(Clone, Debug)]
struct Mark {
    /// The value by which it is set up, and its name on the track and where it stands alone.
    value: String,
    name: String,
    whole_name: String,
    /// The address at which it is set up.
    path: String,
    games: usize,
    wins: usize,
    /// The first victory: its table and day.
    first: Option<(String, String)>,
}

/// The best game.
#[derive(Clone, Debug)]
struct Best {
    table: String,
    words: String,
    what: String,
}

/// One game in the list of the latest.
#[derive(Clone, Debug)]
struct Latest {
    table: String,
    what: String,
    won: bool,
    with: With,
    age: u64,
}

/// How many lessons of a game a visitor has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LessonsDone {
    /// So many,
    pub done: usize,
    /// of so many.
    pub all: usize,
}

/// A finished game and the setup that it was played with.
struct Played<'a, G: Tabletop> {
    game: &'a PastGame,
    setup: G::Setup,
    /// The setup field by field.
    fields: serde_json::Value,
}

impl<G: Tabletop> Played<'_, G> {
    fn is_at(&self, axis: &Axis, value: &str) -> bool {
        crate::difficulty::holds(&self.fields, axis, value)
    }

    /// Whether the visitor won. Of those at one screen nobody knows which one they were.
    fn is_win(&self) -> bool {
        self.game.won && self.game.with != With::Screen
    }
}

/// The games that count: one that went on from a file began with somebody else's luck.
fn counted<G: Tabletop>(games: &[PastGame]) -> Vec<Played<'_, G>> {
    let mut counted: Vec<Played<'_, G>> = games
        .iter()
        .filter_map(|game| {
            let setup = serde_json::from_str(&game.setup).ok()?;
            let fields = serde_json::from_str(&game.setup).ok()?;
            Some(Played { game, setup, fields })
        })
        .collect();
    counted.sort_by_key(|played| played.game.age);
    counted
}

/// What a visitor has done in this game.
pub fn game_record<G: Tabletop>(games: &[PastGame], lang: Lang) -> GameRecord {
    let games = counted::<G>(games);
    let of = |with: With| {
        let among = games.iter().filter(move |played| played.game.with == with);
        (with, among.clone().count(), among.filter(|played| played.is_win()).count())
    };
    let own = games.iter().rev().filter(|played| played.game.with != With::Screen);
    let best = own.max_by_key(|played| G::rank(played.game));
    GameRecord {
        id: G::ID,
        title: G::title(lang),
        games: games.len(),
        wins: games.iter().filter(|played| played.is_win()).count(),
        with: [With::Nobody, With::Bots, With::People, With::Screen].map(of).to_vec(),
        tracks: tracks::<G>(&games, lang),
        best: best.map(|played| Best {
            table: played.game.id.clone(),
            words: G::best_in_words(played.game, lang),
            what: G::describe(&played.setup, lang),
        }),
        latest: games
            .iter()
            .map(|played| Latest {
                table: played.game.id.clone(),
                what: G::describe(&played.setup, lang),
                won: played.is_win(),
                with: played.game.with,
                age: played.game.age,
            })
            .collect(),
    }
}

/// The levels first, then what else there is to be won.
fn tracks<G: Tabletop>(games: &[Played<'_, G>], lang: Lang) -> Vec<Track> {
    let Some(axes) = G::difficulty(lang) else { return Vec::new() };
    let (ladder, other) = match &axes.columns {
        Some(columns) => (columns, Some(&axes.rows)),
        None => (&axes.rows, None),
    };
    let track = |axis: &Axis, is_ladder: bool| Track {
        title: axis.name.clone(),
        is_ladder,
        marks: axis.values.iter().map(|(value, name)| mark::<G>(&axes, axis, (value, name), games, lang)).collect(),
    };
    [(Some(ladder), true), (other, false)]
        .into_iter()
        .filter_map(|(axis, is_ladder)| Some(track(axis?, is_ladder)))
        .collect()
}

fn mark<G: Tabletop>(
    axes: &Axes,
    axis: &Axis,
    (value, name): (&str, &str),
    games: &[Played<'_, G>],
    lang: Lang,
) -> Mark {
    // Levels are levels of the game for one.
    let here = games.iter().filter(|played| played.game.with == With::Nobody && played.is_at(axis, value));
    let wins = here.clone().filter(|played| played.is_win());
    Mark {
        value: value.to_owned(),
        name: name.to_owned(),
        whole_name: G::level_name(axis.field, value, name, lang),
        path: format!("/new/{}?{}", G::ID, axes.address(axis, value)),
        games: here.count(),
        wins: wins.clone().count(),
        first: wins.last().map(|played| (played.game.id.clone(), played.game.day.clone())),
    }
}

/// What was won for the first time at this table, for its end screen: the level, else a place.
pub fn first_wins<G: Tabletop>(games: &[PastGame], table: &str, lang: Lang) -> String {
    let is_first = |mark: &Mark| mark.first.as_ref().is_some_and(|(first, _)| first == table);
    let tracks = tracks::<G>(&counted::<G>(games), lang);
    let won = tracks.into_iter().flat_map(|track| track.marks).find(is_first);
    firsts(won.map(|mark| mark.whole_name).as_deref(), lang).into_string()
}

impl Track {
    /// The highest level that was won.
    fn highest(&self) -> Option<usize> {
        self.marks.iter().rposition(|mark| mark.wins > 0)
    }

    /// The level to try next; none where all are won.
    fn next(&self) -> Option<usize> {
        let next = self.highest().map_or(0, |highest| highest + 1);
        (next < self.marks.len()).then_some(next)
    }
}

impl GameRecord {
    fn ladder(&self) -> Option<&Track> {
        self.tracks.iter().find(|track| track.is_ladder)
    }

    /// Seconds since the last game ended.
    fn age(&self) -> Option<u64> {
        self.latest.first().map(|game| game.age)
    }
}
