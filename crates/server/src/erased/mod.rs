//! A game with its type rubbed out, so that the server takes any list of games.

mod implementation;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use bots::{Analysis, Budget, SearchControl};
use engine::{Chance, Fault, NoUndo, Seat, Seats, Seed, Viewer};
use serde_json::{Map, Value};
use ui::{Advisor, Company, Eyes, Frame, GameCard, Hint, Lang, NewGameScene, Part, PastScene, Visit};

use crate::analyses::Stage;
use crate::store::Entry;

pub use implementation::Erased;
pub(crate) use implementation::ErasedMatch;

/// A game that can be played at a table.
pub trait DynGame: Send + Sync {
    /// The game's name in addresses and files.
    fn id(&self) -> &'static str;

    /// The name of the game.
    fn title(&self, lang: Lang) -> String;

    /// The game on the home page.
    fn card(&self, lang: Lang) -> GameCard;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The setup that a sent form means, as JSON.
    fn setup_from_fields(&self, fields: &[(String, String)]) -> Result<String, Fault>;

    /// The setup that goes on from a saved position, as JSON. Names what is wrong in the file.
    fn setup_from_saved(&self, text: &str) -> Result<String, Fault>;

    /// The setup of the daily game, as JSON.
    fn daily_setup(&self, day: &str) -> String;

    /// What a setup is, in a few words; none if it is not one of this game.
    fn describe(&self, setup: &str, lang: Lang) -> Option<String>;

    /// The setup that options given by name mean, as JSON; what they leave out keeps its default.
    fn setup_from_options(&self, options: &Map<String, Value>) -> Result<String, Fault>;

    /// The first position of a table.
    fn open(&self, setup: &str, chance: &Chance) -> Result<Arc<dyn DynMatch>, Fault>;

    /// A match file, checked and played to where it ends. None if it does not hold.
    fn import(&self, file: &str) -> Option<Import>;

    /// The page on which the game is set up.
    fn new_game_page(&self, scene: &NewGameScene<'_>) -> String;

    /// The page with a visitor's finished games.
    fn past_page(&self, scene: &PastScene<'_>) -> String;

    /// The page with the rules.
    fn rules_page(&self, visit: Visit) -> String;
}

/// What a match file holds.
pub struct Import {
    /// The options of the table, as JSON.
    pub setup: String,
    /// What all chance follows from.
    pub chance: Chance,
    /// The choices with the fingerprint of the position after each.
    pub moves: Vec<(Seat, String, String)>,
    /// The position before the first choice.
    pub first: Arc<dyn DynMatch>,
    /// The position after the last.
    pub last: Arc<dyn DynMatch>,
}

/// A table at one moment. It never changes: what happens makes a new one.
pub trait DynMatch: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who may choose now: nobody when the game is over.
    fn deciding(&self) -> Seats;

    /// Who won, once the game is over.
    fn winners(&self) -> Option<Seats>;

    /// What the game came to, once it is over.
    fn count(&self) -> Option<Count>;

    /// Whether the seat must see what is hidden from the others to answer.
    fn needs_hand(&self, seat: Seat) -> bool;

    /// How many choices stand.
    fn choices(&self) -> u64;

    /// The fingerprint.
    fn hash(&self) -> String;

    /// What a choice, given as JSON, leads to, and the choice as it is to be stored: the same
    /// without anything superfluous.
    fn act(&self, seat: Seat, action: &str, lang: Lang) -> Result<(Arc<dyn DynMatch>, String), ActError>;

    /// What many choices lead to, one after the other; none if one is refused.
    fn act_all(&self, choices: &[(Seat, String)]) -> Option<Arc<dyn DynMatch>>;

    /// Whether the seat may take back its last choice.
    fn can_undo(&self, seat: Seat) -> bool;

    /// What taking back the last choice leads to.
    fn undo(&self, seat: Seat) -> Result<Arc<dyn DynMatch>, NoUndo>;

    /// What stored entries lead to. The number of the first that does not fit if one does not.
    fn follow(&self, entries: &[Entry]) -> Result<Arc<dyn DynMatch>, u64>;

    /// What taking back all choices after the first `choices` leads to, whatever was shown since.
    /// A game that is over stays over.
    fn rewind(&self, choices: u64) -> Result<Arc<dyn DynMatch>, NoUndo>;

    /// How many choices stood before the last one of this seat; none if it has not chosen.
    fn before_last_of(&self, seat: Seat) -> Option<u64>;

    /// Whether dice were rolled or hidden things shown since `choices` choices stood.
    fn revealed_since(&self, choices: u64) -> bool;

    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;

    /// What the seat may choose, as a JSON list.
    fn legal(&self, seat: Seat) -> String;

    /// What happened during the last choice, as the viewer may know it: a JSON list, empty if an
    /// undo led here.
    fn told(&self, viewer: Viewer) -> String;

    /// What a bot chooses in this seat, as JSON; none if there is nothing to choose or no such bot.
    fn choose(&self, seat: Seat, bot: &str, seed: &Seed, control: &SearchControl) -> Option<String>;

    /// What a search that sees what the seat may know thinks of its choices, the best first. Those
    /// that it has not tried come last.
    fn advise(&self, seat: Seat, budget: Budget, control: &SearchControl, seed: &Seed) -> Vec<Advised>;

    /// Such advice as it is shown; none if it does not fit what is offered on the page.
    fn hint(&self, look: &Look<'_>, advice: &[Advised]) -> Option<Hint>;

    /// Judges the whole match; `progress` hears how many choices are done and how many there are.
    /// None if it does not replay.
    fn analyse(
        &self,
        budget: Budget,
        control: &SearchControl,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Analysis>;

    /// The page with the analysis, for somebody with these seats.
    fn analysis_page(&self, look: &Look<'_>, stage: &Stage, own: Seats) -> String;

    /// The whole page, with the people around the table and what they are answered.
    fn page(&self, look: &Look<'_>, company: &Company<'_>, answered: Answered<'_>) -> String;

    /// The parts of the page that may change.
    fn parts(&self, look: &Look<'_>) -> Vec<Part>;

    /// How the last choice is played back to somebody who had the parts `before` in sight and goes
    /// on looking in the same way, up to `now`, the parts of this position, which may be seen in
    /// another way. The last frame is the position in which one chooses.
    fn playback(&self, look: &Look<'_>, before: &[Part], now: &[Part]) -> Vec<Frame>;

    /// The lines of the log before an event, as a list.
    fn older_lines(&self, look: &Look<'_>, before: usize) -> String;

    /// The page as it was when `step` choices stood, and no choice later than the last, seen with
    /// these eyes; `open` if others may be chosen.
    fn replay_page(&self, look: &Look<'_>, step: u64, eyes: Eyes, open: bool) -> String;

    /// Why touching these things is refused; none if it is not, or if nothing can be meant by it.
    fn why(&self, seat: Seat, path: &[&str], lang: Lang) -> Option<RefusalMessage>;

    /// The position as a file, to go on from elsewhere; none in a game with secrets.
    fn saved(&self) -> Option<String>;

    /// The match as a file. Only for those who may know the seed.
    fn record(&self) -> Option<String>;
}

/// What somebody gets to know on their page besides the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answered<'a> {
    /// Why what was tried last is refused.
    pub refusal: Option<&'a RefusalMessage>,
    /// The hint that was asked for.
    pub hint: Option<&'a Hint>,
}

/// What a search thinks of a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The choice, as JSON.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// The chance of each seat to win with it, 0 to 1.
    pub chances: Vec<f32>,
    /// The points of each seat at the end.
    pub points: Vec<f32>,
}

/// What a finished game came to.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Count {
    /// Points, one entry a seat.
    pub scores: Vec<i32>,
    /// What the game counts: see [`engine::Game::tally`].
    pub numbers: BTreeMap<String, i64>,
}

/// What a visitor sees of a table, and may do there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Perspective {
    /// Whose knowledge is drawn.
    pub viewer: Viewer,
    /// Whose choices are offered. Not the viewer's if another player at the same screen is asked
    /// something that needs no hidden hand.
    pub acting: Option<Seat>,
    /// The seat at the same screen for which the table is covered until its player takes over.
    pub handover: Option<Seat>,
    /// The seat that may take back.
    pub undoing: Option<Seat>,
    /// Whether a hint can be had.
    pub advisor: Advisor,
}

impl Perspective {
    /// What everyone may see.
    pub const SPECTATOR: Perspective =
        Perspective { viewer: Viewer::Spectator, acting: None, handover: None, undoing: None, advisor: Advisor::None };
}

/// Who looks at which table, and how.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    /// Their settings.
    pub visit: Visit,
    /// What they see.
    pub perspective: Perspective,
    /// What the seats are called, in order.
    pub names: Vec<String>,
    /// The table's name.
    pub id: &'a str,
    /// The number of the last entry of its log that changed the position.
    pub number: u64,
    /// Whether the table was given up: nothing is hidden any more.
    pub closed: bool,
}

/// Why something is refused, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalMessage {
    /// The sentence.
    pub message: String,
    /// The rule that it rests on.
    pub rule: Option<&'static str>,
}

/// Why a choice leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActError {
    /// It is not a choice of this game.
    Malformed,
    /// The rules refuse it.
    Refused(RefusalMessage),
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::Malformed => f.write_str("it is not a choice of this game"),
            ActError::Refused(refusal) => f.write_str(&refusal.message),
        }
    }
}

impl std::error::Error for ActError {}
