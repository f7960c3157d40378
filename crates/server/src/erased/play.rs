//! A match that follows the rules: choices, undo, stored entries, and what each viewer may know.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Heuristics;
use engine::{
    Components, Continued, Dice, Game, Match, Move, NoUndo, Numbers, Record, RuleCited, Saved, Seat, Seats, Seed, Sink,
    Start, Tally, Turn, Viewer, forecast, to_json,
};
use serde_json::value::RawValue;
use ui::{Lang, Tabletop};

use super::game::write_start;
use super::packs::shown;
use super::{ActError, DynMatch, RefusalMessage, to_raw_json};
use crate::history::History;
use crate::store::{Entry, EntryKind, PackText};

/// What of a match the rules answer.
pub trait PlayMatch: Send + Sync {
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

    /// The match when so many choices stood; none if there have not been so many.
    fn at(&self, choices: u64) -> Option<Arc<dyn DynMatch>>;

    /// The options, as JSON, of a table that goes on from this position, which is named: what this seat
    /// cannot know is dealt anew by dice of this seed. None if the game is over.
    fn continuing(&self, seat: Seat, from: Continued, seed: &Seed) -> Option<String>;

    /// Where the game goes on that was begun at another table; none if it began here.
    fn continued(&self) -> Option<&Continued>;

    /// How many choices stood before the last one of this seat; none if it has not chosen.
    fn before_last_of(&self, seat: Seat) -> Option<u64>;

    /// Whether dice were rolled or hidden things shown since `choices` choices stood.
    fn revealed_since(&self, choices: u64) -> bool;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// What the seat may choose: a JSON list.
    fn legal(&self, seat: Seat) -> Box<RawValue>;

    /// What happened during the last choice, as the viewer may know it: a JSON list, empty if an
    /// undo led here.
    fn told(&self, viewer: Viewer) -> Box<RawValue>;

    /// Why touching these things is refused; none if it is not, or if nothing can be meant by it.
    fn why(&self, seat: Seat, path: &[&str], lang: Lang) -> Option<RefusalMessage>;

    /// The position as a file, to go on from elsewhere; none in a game with secrets.
    fn saved(&self) -> Option<String>;

    /// The owner's pack of component data that it is played with; none if it is the built-in data.
    fn pack(&self) -> Option<PackText>;

    /// The match as a file. Only for those who may know the seed.
    fn record(&self) -> String;
}

/// What a finished game came to.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Count {
    /// Points, one entry a seat.
    pub scores: Vec<i32>,
    /// What the game counts: see [`engine::Game::tally`].
    pub numbers: BTreeMap<String, i64>,
    /// When it ended, in seconds since 1970; not known of games that ended before this was kept.
    #[serde(default)]
    pub ended: Option<i64>,
    /// The seats in which bots stood in for people at the end, one bit each.
    #[serde(default)]
    pub away: u8,
}

/// What happened during one choice, each event with the position right after it.
pub(super) type EventStates<G> = Vec<(<G as Game>::Event, G)>;

/// Collects [`EventStates`].
struct Recorder<G: Game>(EventStates<G>);

impl<G: Game> Sink<G> for Recorder<G> {
    fn event(&mut self, state: &G, event: G::Event, _: u64) {
        self.0.push((event, state.clone()));
    }
}

/// A match with what happened in it.
#[derive(Clone)]
pub(crate) struct ErasedMatch<G: Tabletop> {
    pub(crate) game: Match<G>,
    /// What happened, a list for each choice that stands.
    pub(super) told: History<Arc<[G::Event]>>,
    /// What happened during the last choice; empty if an undo led here.
    pub(super) last: Arc<EventStates<G>>,
    /// Where it goes on from, if that is another table.
    pub(super) continued: Option<Continued>,
}

impl<G: Tabletop> ErasedMatch<G> {
    pub(super) fn new(game: Match<G>, continued: Option<Continued>) -> ErasedMatch<G> {
        ErasedMatch { game, told: History::default(), last: Arc::default(), continued }
    }

    pub(super) fn do_act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let mut recorder = Recorder(Vec::new());
        self.game.act(seat, action, &mut recorder)?;
        self.told.push(recorder.0.iter().map(|(event, _)| event.clone()).collect());
        self.last = Arc::new(recorder.0);
        Ok(())
    }

    /// A game that is over stays over: its seed has been published, and whoever went back would
    /// know what the dice will show.
    fn may_undo(&self, seat: Seat) -> bool {
        !self.game.is_over() && self.game.can_undo(seat)
    }

    fn do_undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if !self.may_undo(seat) {
            return Err(NoUndo);
        }
        self.game.undo(seat)?;
        self.told.pop();
        self.last = Arc::default();
        Ok(())
    }

    /// The first choices of the same match, played again.
    pub(crate) fn first(&self, choices: usize) -> Option<ErasedMatch<G>> {
        let game = Match::begin(self.game.start().clone(), self.game.chance().clone()).ok()?;
        let mut earlier = ErasedMatch::new(game, self.continued.clone());
        for Move { seat, action } in self.game.moves().iter().take(choices) {
            earlier.do_act(*seat, *action).ok()?;
        }
        Some(earlier)
    }
}

/// The text of a file.
fn file<T: serde::Serialize>(content: &T) -> String {
    let mut text = serde_json::to_string_pretty(content).expect("what the rules define can be written as JSON");
    text.push('\n');
    text
}

/// Why the rules refuse something in this position.
fn refusal<G: Tabletop>(state: &G, illegal: &G::Illegal, lang: Lang) -> RefusalMessage {
    let message = shown(state, || G::explain(illegal, lang));
    RefusalMessage { message, rule: Some(illegal.rule()) }
}

impl<G: Tabletop + Heuristics> PlayMatch for ErasedMatch<G> {
    fn seats(&self) -> u8 {
        self.game.state().seats()
    }

    fn deciding(&self) -> Seats {
        match self.game.state().turn() {
            Turn::Decide(seats) => seats,
            Turn::Over(_) => Seats::NONE,
        }
    }

    fn winners(&self) -> Option<Seats> {
        match self.game.state().turn() {
            Turn::Decide(_) => None,
            Turn::Over(outcome) => Some(outcome.winners),
        }
    }

    fn count(&self) -> Option<Count> {
        match self.game.state().turn() {
            Turn::Decide(_) => None,
            Turn::Over(outcome) => {
                let mut tally = Tally::default();
                self.game.state().tally(&mut tally);
                // One game has one value of each number.
                let number = |(name, numbers): (String, Numbers)| Some((name, *numbers.histogram.keys().next()?));
                let numbers = tally.numbers.into_iter().filter_map(number).collect();
                Some(Count { scores: outcome.scores.to_vec(), numbers, ended: None, away: 0 })
            }
        }
    }

    fn needs_hand(&self, seat: Seat) -> bool {
        let state = self.game.state();
        shown(state, || G::needs_hand(&state.view(Viewer::Seat(seat))))
    }

    fn choices(&self) -> u64 {
        self.game.moves().len() as u64
    }

    fn hash(&self) -> String {
        self.game.hash().0
    }

    fn act(&self, seat: Seat, action: &str, lang: Lang) -> Result<(Arc<dyn DynMatch>, String), ActError> {
        let action: G::Action = serde_json::from_str(action).map_err(|_| ActError::Malformed)?;
        let mut next = self.clone();
        let state = self.game.state();
        next.do_act(seat, action).map_err(|illegal| ActError::Refused(refusal(state, &illegal, lang)))?;
        Ok((Arc::new(next), to_json(&action)))
    }

    fn act_all(&self, choices: &[(Seat, String)]) -> Option<Arc<dyn DynMatch>> {
        let mut next = self.clone();
        for (seat, action) in choices {
            next.do_act(*seat, serde_json::from_str(action).ok()?).ok()?;
        }
        Some(Arc::new(next))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.may_undo(seat)
    }

    fn undo(&self, seat: Seat) -> Result<Arc<dyn DynMatch>, NoUndo> {
        let mut next = self.clone();
        next.do_undo(seat)?;
        Ok(Arc::new(next))
    }

    fn follow(&self, entries: &[Entry]) -> Result<Arc<dyn DynMatch>, u64> {
        let mut next = self.clone();
        for entry in entries {
            let done = match (&entry.kind, entry.seat) {
                (EntryKind::Act(action), Some(seat)) => {
                    serde_json::from_str(action).is_ok_and(|action: G::Action| next.do_act(seat, action).is_ok())
                }
                (EntryKind::Undo, Some(seat)) => next.do_undo(seat).is_ok(),
                (EntryKind::Act(_) | EntryKind::Undo, None) => false,
                (EntryKind::Other { .. }, _) => true,
            };
            if !done {
                return Err(entry.number);
            }
        }
        match entries.last() {
            Some(last) if next.hash() != last.hash => Err(last.number),
            _ => Ok(Arc::new(next)),
        }
    }

    fn rewind(&self, choices: u64) -> Result<Arc<dyn DynMatch>, NoUndo> {
        if self.game.is_over() || choices >= self.choices() {
            return Err(NoUndo);
        }
        let earlier = usize::try_from(choices).ok().and_then(|choices| self.first(choices)).ok_or(NoUndo)?;
        Ok(Arc::new(ErasedMatch { last: Arc::default(), ..earlier }))
    }

    fn at(&self, choices: u64) -> Option<Arc<dyn DynMatch>> {
        if choices > self.choices() {
            return None;
        }
        Some(Arc::new(usize::try_from(choices).ok().and_then(|choices| self.first(choices))?))
    }

    fn continuing(&self, seat: Seat, from: Continued, seed: &Seed) -> Option<String> {
        if self.game.is_over() || seat.0 >= self.seats() {
            return None;
        }
        let position = self.game.state().determinize(seat, &mut Dice::new(seed));
        Some(write_start(&Start::Position(Box::new(position)), Some(&from)))
    }

    fn continued(&self) -> Option<&Continued> {
        self.continued.as_ref()
    }

    fn before_last_of(&self, seat: Seat) -> Option<u64> {
        self.game.moves().iter().rposition(|choice| choice.seat == seat).map(|index| index as u64)
    }

    fn revealed_since(&self, choices: u64) -> bool {
        let earlier = usize::try_from(choices).ok().and_then(|choices| self.first(choices));
        earlier.is_none_or(|earlier| earlier.game.draw_count() != self.game.draw_count())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_json(&self.game.state().view(viewer))
    }

    fn legal(&self, seat: Seat) -> Box<RawValue> {
        let mut actions = Vec::new();
        self.game.state().legal(seat, &mut actions);
        to_raw_json(&actions)
    }

    fn told(&self, viewer: Viewer) -> Box<RawValue> {
        let told: Vec<G::Event> = self.last.iter().filter_map(|(event, _)| G::redact(event, viewer)).collect();
        to_raw_json(&told)
    }

    fn why(&self, seat: Seat, path: &[&str], lang: Lang) -> Option<RefusalMessage> {
        let state = self.game.state();
        let action = shown(state, || G::attempt(&state.view(Viewer::Seat(seat)), path))?;
        forecast(state, seat, action).err().map(|illegal| refusal(state, &illegal, lang))
    }

    fn saved(&self) -> Option<String> {
        G::IS_OPEN.then(|| file(&Saved::of(self.game.state())))
    }

    fn pack(&self) -> Option<PackText> {
        let pack = self.game.state().components().get().edition().pack.as_ref()?;
        Some(PackText { hash: pack.hash().to_string(), name: pack.name().to_owned(), text: pack.to_toml() })
    }

    fn record(&self) -> String {
        file(&Record { continued: self.continued.clone(), ..self.game.record() })
    }
}
