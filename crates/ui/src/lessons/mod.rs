//! Lessons: data that lead through an ordinary table, beat by beat. `docs/lessons.md` tells how one
//! is written.

mod coach;
mod page;

use std::sync::LazyLock;

use engine::Seat;
use serde::Deserialize;
use sha2::{Digest, Sha256};

pub use coach::{Coach, coach_part, lesson_answer, lesson_wait};
pub use page::{LearnScene, LessonState, NextLesson, learn_page, lesson_page};

use crate::Lang;
use crate::lang::{has, t};

/// A lesson: how its table begins, and what is said, pointed at and done there.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses, unique in its game.
    pub id: String,
    /// The game at whose table it is played.
    pub game: String,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// The seed of all chance; a whole game is played with fair dice.
    pub seed: Option<String>,
    /// The fields of the form in which the game is set up.
    #[serde(default)]
    pub setup: Vec<(String, String)>,
    /// What has been chosen before the first beat, each with its seat.
    #[serde(default)]
    pub prelude: Vec<(u8, String)>,
    /// What is said and done, in order.
    #[serde(default, rename = "beat")]
    pub beats: Vec<Beat>,
    /// For a whole game with the coach at one's side: what is said the first time something is asked.
    #[serde(default, rename = "tip")]
    pub tips: Vec<Tip>,
    /// What its texts begin with in the catalogs.
    #[serde(skip)]
    pub key: String,
}

/// One step: something to read, or something to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// Its name, unique in its lesson.
    pub id: String,
    /// What is lit, as CSS selectors. What is to be touched is lit by itself.
    #[serde(default)]
    pub look: Vec<String>,
    /// What is half lit.
    #[serde(default)]
    pub half: Vec<String>,
    /// The rules that it teaches; the first is shown.
    pub rules: Vec<String>,
    /// The actions that go on, as JSON, each as the table sends it; none: it is only read.
    #[serde(default)]
    pub act: Vec<String>,
    /// What must be so when it is said: places in the learner's view as JSON pointers, each with its value in JSON.
    #[serde(default)]
    pub holds: Vec<(String, String)>,
    /// What must happen then, as events in JSON: what the texts say is true.
    #[serde(default)]
    pub brings: Vec<String>,
    /// What other seats then do.
    #[serde(default)]
    pub replies: Vec<(u8, String)>,
    /// Whether it tells what came of the beat before it.
    #[serde(default)]
    pub result: bool,
}

impl Beat {
    /// Whether something is to be done.
    pub fn is_do(&self) -> bool {
        !self.act.is_empty()
    }

    /// How many choices it adds to the table.
    fn choices(&self) -> u64 {
        if self.is_do() { 1 + self.replies.len() as u64 } else { 0 }
    }
}

/// What the coach says in a whole game the first time something is asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tip {
    /// Its name, unique in its lesson.
    pub id: String,
    /// It is said when an action of this name may be chosen.
    pub when: String,
    /// What is lit, as CSS selectors.
    #[serde(default)]
    pub look: Vec<String>,
    /// The rules that it teaches; the first is shown.
    pub rules: Vec<String>,
}

/// The beat of a whole game to which one turns when the coach is sent away.
pub const QUIET: &str = "quiet";

/// What every daily game and every lesson is called by among the tables of a visitor.
const KEY: &str = "lesson ";

macro_rules! files {
    ($($file:literal),* $(,)?) => { &[$(($file, include_str!(concat!("../../lessons/", $file)))),*] };
}

/// The files of all lessons, in the order in which they are learned.
const FILES: &[(&str, &str)] = files![
    "under-falling-skies/first-round.toml",
    "under-falling-skies/robots.toml",
    "under-falling-skies/threat.toml",
    "under-falling-skies/first-game.toml",
    "under-falling-skies-campaign/campaign.toml",
    "tiny-epic-galaxies/first-turn.toml",
    "tiny-epic-galaxies/colonies.toml",
    "tiny-epic-galaxies/follow.toml",
    "tiny-epic-galaxies/empire.toml",
    "tiny-epic-galaxies/rogue.toml",
    "tiny-epic-galaxies/beyond.toml",
    "tiny-epic-galaxies/first-game.toml",
    "black-angel/ship.toml",
    "black-angel/space.toml",
    "black-angel/ravagers.toml",
    "black-angel/technology.toml",
    "black-angel/voyage.toml",
    "black-angel/scoring.toml",
    "black-angel/hal.toml",
    "black-angel/first-game.toml",
    "black-angel/boosts.toml",
];

impl Lesson {
    /// All lessons, those of a game one after the other.
    pub fn all() -> &'static [Lesson] {
        static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
            let read = |(file, text): &(&str, &str)| {
                let mut lesson: Lesson = toml::from_str(text).unwrap_or_else(|error| panic!("{file}: {error}"));
                let game = match lesson.game.as_str() {
                    "under-falling-skies" => "ufs",
                    "under-falling-skies-campaign" => "camp",
                    "tiny-epic-galaxies" => "teg",
                    "black-angel" => "ba",
                    other => other,
                };
                lesson.key = format!("lesson-{game}-{}", lesson.id);
                lesson
            };
            FILES.iter().map(read).collect()
        });
        &LESSONS
    }

    /// The lessons of a game.
    pub fn of(game: &str) -> impl Iterator<Item = &'static Lesson> {
        Lesson::all().iter().filter(move |lesson| lesson.family() == family(game))
    }

    /// The lesson of this name.
    pub fn find(game: &str, id: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.game == game && lesson.id == id)
    }

    /// The lesson that is learned at a table which a visitor has under this name.
    pub fn of_table(name: &str) -> Option<&'static Lesson> {
        let mut words = name.strip_prefix(KEY)?.split(' ');
        let (game, id) = words.next()?.split_once('/')?;
        let lesson = Lesson::find(game, id)?;
        (words.next() == Some(&lesson.digest())).then_some(lesson)
    }

    /// Whether a table of this name is that of a lesson, even of one that is not taught any more.
    pub fn is_name(name: &str) -> bool {
        name.starts_with(KEY)
    }

    /// What a visitor's table of this lesson is called. Another name when the lesson begins or goes
    /// on in another way: what was played then does not fit it.
    pub fn table_name(&self, rules: u32) -> String {
        format!("{KEY}{}/{} {} {rules}", self.game, self.id, self.digest())
    }

    /// A few letters that change with all that is played in it.
    fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for words in self.seed.iter().chain(self.setup.iter().flat_map(|(name, value)| [name, value])) {
            hash.update(words);
            hash.update([0]);
        }
        let beats = self.beats.iter().flat_map(|beat| beat.act.iter().chain(beat.replies.iter().map(|(_, act)| act)));
        for words in self.prelude.iter().map(|(_, act)| act).chain(beats) {
            hash.update(words);
            hash.update([0]);
        }
        hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The game under whose heading it stands: the campaign is one of Under Falling Skies.
    pub fn family(&self) -> &str {
        family(&self.game)
    }

    /// Whether it is a whole game with the coach at one's side.
    pub fn is_game(&self) -> bool {
        self.beats.is_empty()
    }

    /// A text of the lesson itself.
    pub fn text(&self, what: &str, lang: Lang) -> String {
        t(lang, &format!("{}-{what}", self.key), &Default::default())
    }

    /// A text of one of its beats; none if it has none of this kind.
    pub fn text_of(&self, beat: &str, what: &str, lang: Lang) -> Option<String> {
        let key = format!("{}-{beat}-{what}", self.key);
        has(lang, &key).then(|| t(lang, &key, &Default::default()))
    }

    /// How many choices stand before a beat.
    pub fn before(&self, beat: usize) -> u64 {
        self.prelude.len() as u64 + self.beats.iter().take(beat).map(Beat::choices).sum::<u64>()
    }

    /// The beat of this name.
    pub fn index_of(&self, beat: &str) -> Option<usize> {
        self.beats.iter().position(|each| each.id == beat)
    }

    /// Where one is after so many choices, having turned to the beat `marked`. None while others
    /// still have to answer, and after the last.
    pub fn at(&self, choices: u64, marked: Option<&str>) -> Option<usize> {
        let marked = marked.and_then(|beat| self.index_of(beat)).filter(|beat| self.before(*beat) == choices);
        marked.or_else(|| (0..self.beats.len()).find(|beat| self.before(*beat) == choices))
    }

    /// What another seat does after so many choices, if it is one of the lesson.
    pub fn reply(&self, choices: u64) -> Option<(Seat, &str)> {
        let mut next = self.prelude.len() as u64;
        for beat in &self.beats {
            if beat.is_do() && choices > next && choices < next + beat.choices() {
                let (seat, action) = &beat.replies[(choices - next - 1) as usize];
                return Some((Seat(*seat), action));
            }
            next += beat.choices();
        }
        None
    }

    /// The lesson after this one.
    pub fn next(&self) -> Option<&'static Lesson> {
        Lesson::of(self.family()).skip_while(|lesson| lesson.key != self.key).nth(1)
    }

    /// The number of the step to which a beat belongs, and how many there are. What came of a step
    /// belongs to it.
    pub fn step(&self, beat: usize) -> (usize, usize) {
        let count = |beats: &[Beat]| beats.iter().filter(|beat| !beat.result).count();
        (count(&self.beats[..(beat + 1).min(self.beats.len())]), count(&self.beats))
    }
}

/// The game under whose name this one stands.
pub(crate) fn family(game: &str) -> &str {
    if game == "under-falling-skies-campaign" { "under-falling-skies" } else { game }
}
