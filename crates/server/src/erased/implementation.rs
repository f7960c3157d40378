//! Every game that can be drawn is a kind of table.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use bots::{Analysis, Budget, Heuristics, SearchControl, advise, analyse};
use engine::{
    Chance, Fault, Forecast, Frames, Game, Match, Move, NoUndo, Numbers, Record, RuleCited, Saved, Seat, Seats, Seed,
    Sink, Start, Tally, Turn, Viewer, forecast, setup_from_options, to_json,
};
use serde_json::{Map, Value};
use ui::{
    Around, Company, Eyes, Frame, GameCard, Hint, Lang, NewGameScene, Part, PastScene, Prospect, Replay, Since,
    TableScene, Tabletop, Visit,
};

use super::{ActError, Advised, Answered, Count, DynGame, DynMatch, Import, Look, Perspective, RefusalMessage};
use crate::analyses::Stage;
use crate::bot;
use crate::forecast::forecast_as;
use crate::history::History;
use crate::report::report;
use crate::store::{Entry, EntryKind};

/// The kind of table at which `G` is played.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// It has no properties of its own.
    pub const fn new() -> Erased<G> {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Erased<G> {
        Erased::new()
    }
}

impl<G: Game> fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Erased({})", G::ID)
    }
}

/// What a table of this game began with, as it is stored: its setup or, under this one name, the
/// position that it goes on from.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
struct FromPosition<G: Game> {
    position: Box<G>,
}

fn read_start<G: Game>(text: &str) -> Option<Start<G>> {
    let setup = serde_json::from_str(text).map(Start::Setup);
    setup.or_else(|_| serde_json::from_str(text).map(|FromPosition { position }| Start::Position(position))).ok()
}

fn write_start<G: Game>(start: &Start<G>) -> String {
    match start {
        Start::Setup(setup) => to_json(setup),
        Start::Position(position) => to_json(&serde_json::json!({ "position": position })),
    }
}

impl<G: Tabletop + Heuristics> DynGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn card(&self, lang: Lang) -> GameCard {
        GameCard::of::<G>(lang)
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn setup_from_fields(&self, fields: &[(String, String)]) -> Result<String, Fault> {
        G::setup_from_fields(fields).map(|setup| to_json(&setup))
    }

    fn daily_setup(&self, day: &str) -> String {
        to_json(&G::daily(day))
    }

    fn describe(&self, setup: &str, lang: Lang) -> Option<String> {
        read_start::<G>(setup).map(|start| what(&start, lang))
    }

    fn setup_from_saved(&self, text: &str) -> Result<String, Fault> {
        if !G::IS_OPEN {
            return Err(Fault::new("saved", "unknown-value"));
        }
        Saved::<G>::read(text).map(|saved| write_start(&Start::Position(saved.position)))
    }

    fn setup_from_options(&self, options: &Map<String, Value>) -> Result<String, Fault> {
        setup_from_options::<G>(options).map(|setup| to_json(&setup))
    }

    fn open(&self, setup: &str, chance: &Chance) -> Result<Arc<dyn DynMatch>, Fault> {
        let start = read_start(setup).ok_or_else(|| Fault::new("setup", "unknown-value"))?;
        Ok(Arc::new(ErasedMatch::<G>::new(Match::begin(start, chance.clone())?)))
    }

    fn import(&self, file: &str) -> Option<Import> {
        let record: Record<G> = serde_json::from_str(file).ok()?;
        let first = ErasedMatch::<G>::new(record.begin().ok()?);
        let mut last = first.clone();
        let mut moves = Vec::with_capacity(record.moves.len());
        for Move { seat, action } in &record.moves {
            last.do_act(*seat, *action).ok()?;
            moves.push((*seat, to_json(action), last.game.hash().0));
        }
        if last.game.hash() != record.hash {
            return None;
        }
        let (setup, chance) = (write_start(first.game.start()), first.game.chance().clone());
        Some(Import { setup, chance, moves, first: Arc::new(first), last: Arc::new(last) })
    }

    fn new_game_page(&self, scene: &NewGameScene<'_>) -> String {
        ui::new_game_page_with::<G>(scene, &bot::levels())
    }

    fn past_page(&self, scene: &PastScene<'_>) -> String {
        ui::past_page::<G>(scene)
    }

    fn rules_page(&self, visit: Visit) -> String {
        ui::rules_page::<G>(visit)
    }
}

/// What happened during one choice, each thing with the position right after it.
type Steps<G> = Vec<(<G as Game>::Event, G)>;

/// Collects [`Steps`].
struct Recorder<G: Game>(Steps<G>);

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
    told: History<Arc<[G::Event]>>,
    /// What happened during the last choice; empty if an undo led here.
    steps: Arc<Steps<G>>,
}

impl<G: Tabletop> ErasedMatch<G> {
    fn new(game: Match<G>) -> ErasedMatch<G> {
        ErasedMatch { game, told: History::default(), steps: Arc::default() }
    }

    fn do_act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        let mut recorder = Recorder(Vec::new());
        self.game.act(seat, action, &mut recorder)?;
        self.told.push(recorder.0.iter().map(|(event, _)| event.clone()).collect());
        self.steps = Arc::new(recorder.0);
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
        self.steps = Arc::default();
        Ok(())
    }

    /// The first choices of the same match, played again.
    pub(crate) fn first(&self, choices: usize) -> Option<ErasedMatch<G>> {
        let game = Match::begin(self.game.start().clone(), self.game.chance().clone()).ok()?;
        let mut earlier = ErasedMatch::new(game);
        for Move { seat, action } in self.game.moves().iter().take(choices) {
            earlier.do_act(*seat, *action).ok()?;
        }
        Some(earlier)
    }

    /// What the viewer may know of what happened.
    fn log(&self, viewer: Viewer) -> Vec<G::Event> {
        self.told.read(|told| {
            told.iter().flat_map(|told| told.iter()).filter_map(|event| G::redact(event, viewer)).collect()
        })
    }

    /// Where in that the viewer's own last choice begins and ends.
    fn since(&self, viewer: Viewer) -> Option<Since> {
        let seat = viewer.seat()?;
        let last = self.game.moves().iter().rposition(|step| step.seat == seat);
        let length = |told: &Arc<[G::Event]>| told.iter().filter(|event| G::redact(event, viewer).is_some()).count();
        self.told.read(|told| {
            // A match that was taken up from a position has no choices before it.
            let upto = |choices: usize| told.iter().take(choices).map(length).sum();
            Some(last.map_or(Since::default(), |last| Since { own: upto(last), others: upto(last + 1) }))
        })
    }

    /// What may be chosen on this page, each with what it would do as far as the viewer knows.
    fn offers(&self, perspective: Perspective) -> Vec<(G::Action, Forecast<G>)> {
        let Some(seat) = perspective.acting else { return Vec::new() };
        let mut actions = Vec::new();
        self.game.state().legal(seat, &mut actions);
        if perspective.viewer != Viewer::Seat(seat) {
            let offer = |action| (action, forecast_as(self.game.state(), seat, action, perspective.viewer));
            return actions.into_iter().map(offer).collect();
        }
        let offer = |action| match forecast(self.game.state(), seat, action) {
            Ok(forecast) => Some((action, forecast)),
            Err(illegal) => {
                tracing::error!(game = G::ID, rule = illegal.rule(), "a legal choice is refused");
                None
            }
        };
        actions.into_iter().filter_map(offer).collect()
    }

    /// Draws the position in which one chooses.
    pub(crate) fn draw<T>(
        &self,
        look: &Look<'_>,
        replay: Option<Replay>,
        pen: impl FnOnce(&TableScene<'_, G>) -> T,
    ) -> T {
        let perspective = look.perspective;
        // Before the end nothing of it is told with the position.
        let published = self.game.is_over() || look.closed;
        let origin = published.then(|| self.game.chance().origin());
        let commitment = if published { self.game.chance().commitment() } else { String::new() };
        pen(&TableScene {
            visit: look.visit,
            id: look.id,
            what: &self.what(look.visit.lang),
            number: look.number,
            viewer: perspective.viewer,
            names: &look.names,
            acting: perspective.acting,
            handover: perspective.handover,
            advisor: perspective.advisor,
            view: &self.game.state().view(perspective.viewer),
            choices: &self.offers(perspective),
            log: &self.log(perspective.viewer),
            since: self.since(perspective.viewer),
            can_undo: perspective.undoing.is_some(),
            last: self.game.moves().last().map(|last| last.seat),
            playing: false,
            replay,
            commitment: &commitment,
            seed: origin.as_deref(),
            closed: look.closed,
        })
    }

    pub(crate) fn what(&self, lang: Lang) -> String {
        let what = what(self.game.start(), lang);
        if self.game.chance().is_chosen() { ui::with_chosen_seed(&what, lang) } else { what }
    }
}

fn what<G: Tabletop>(start: &Start<G>, lang: Lang) -> String {
    match start {
        Start::Setup(setup) => ui::played::<G>(Some(setup), lang),
        Start::Position(_) => ui::played::<G>(None, lang),
    }
}

/// The text of a file.
fn file<T: serde::Serialize>(content: &T) -> Option<String> {
    let mut text = serde_json::to_string_pretty(content).ok()?;
    text.push('\n');
    Some(text)
}

fn refusal<G: Tabletop>(illegal: &G::Illegal, lang: Lang) -> RefusalMessage {
    RefusalMessage { message: G::explain(illegal, lang), rule: Some(illegal.rule()) }
}

/// Brings what is shown up to date and tells the parts that were not as they are now. A part that
/// is not drawn now is left as it was.
fn change(shown: &mut Vec<Part>, now: &[Part]) -> Vec<Part> {
    let mut changed = Vec::new();
    for part in now {
        match shown.iter_mut().find(|old| old.id == part.id) {
            Some(old) if old == part => continue,
            Some(old) => old.clone_from(part),
            None => shown.push(part.clone()),
        }
        changed.push(part.clone());
    }
    changed
}

impl<G: Tabletop + Heuristics> DynMatch for ErasedMatch<G> {
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
                Some(Count { scores: outcome.scores.to_vec(), numbers })
            }
        }
    }

    fn needs_hand(&self, seat: Seat) -> bool {
        G::needs_hand(&self.game.state().view(Viewer::Seat(seat)))
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
        next.do_act(seat, action).map_err(|illegal| ActError::Refused(refusal::<G>(&illegal, lang)))?;
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
        Ok(Arc::new(ErasedMatch { steps: Arc::default(), ..earlier }))
    }

    fn before_last_of(&self, seat: Seat) -> Option<u64> {
        self.game.moves().iter().rposition(|step| step.seat == seat).map(|index| index as u64)
    }

    fn revealed_since(&self, choices: u64) -> bool {
        let earlier = usize::try_from(choices).ok().and_then(|choices| self.first(choices));
        earlier.is_none_or(|earlier| earlier.game.draw_count() != self.game.draw_count())
    }

    fn view(&self, viewer: Viewer) -> String {
        to_json(&self.game.state().view(viewer))
    }

    fn legal(&self, seat: Seat) -> String {
        let mut actions = Vec::new();
        self.game.state().legal(seat, &mut actions);
        to_json(&actions)
    }

    fn told(&self, viewer: Viewer) -> String {
        let told: Vec<G::Event> = self.steps.iter().filter_map(|(event, _)| G::redact(event, viewer)).collect();
        to_json(&told)
    }

    fn choose(&self, seat: Seat, bot: &str, seed: &Seed, control: &SearchControl) -> Option<String> {
        bot::choose(self.game.state(), seat, bot, seed, control).map(|action| to_json(&action))
    }

    fn advise(&self, seat: Seat, budget: Budget, control: &SearchControl, seed: &Seed) -> Vec<Advised> {
        let mut choices = Vec::new();
        self.game.state().legal(seat, &mut choices);
        // Where there is one choice, there is nothing to think about.
        let budget = if choices.len() == 1 { Budget::iterations(1) } else { budget };
        let seats = usize::from(self.seats());
        let advice = advise::<G>(bots::Sight::of(self.game.state(), seat), &choices, budget, control, seed);
        let advised = |advice: &bots::Advice| Advised {
            action: choices.get(advice.choice).map(to_json).unwrap_or_default(),
            visits: advice.visits,
            chances: advice.outlook.chance.into_iter().take(seats).collect(),
            points: advice.outlook.points.into_iter().take(seats).collect(),
        };
        advice.iter().map(advised).collect()
    }

    fn hint(&self, look: &Look<'_>, advice: &[Advised]) -> Option<Hint> {
        let seat = look.perspective.acting?;
        // What was not tried is no second choice.
        let tried = advice.iter().filter(|advised| advised.visits > 0);
        let ranked: Vec<(G::Action, Prospect)> = tried
            .filter_map(|advised| {
                let of = |list: &[f32]| list.get(seat.index()).copied().unwrap_or(0.0);
                let prospect = Prospect { chance: of(&advised.chances), points: of(&advised.points) };
                Some((serde_json::from_str(&advised.action).ok()?, prospect))
            })
            .collect();
        self.draw(look, None, |scene| ui::hint::<G>(scene, &ranked))
    }

    fn analyse(
        &self,
        budget: Budget,
        control: &SearchControl,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Analysis> {
        analyse(&self.game.record(), budget, progress, control).ok()
    }

    fn analysis_page(&self, look: &Look<'_>, stage: &Stage, own: Seats) -> String {
        report(self, look, stage, own)
    }

    fn page(&self, look: &Look<'_>, company: &Company<'_>, answered: Answered<'_>) -> String {
        let refusal = answered.refusal.map(|refusal| (refusal.message.clone(), refusal.rule));
        let around = Around { refusal, company: Some(company), hint: answered.hint };
        self.draw(look, None, |scene| ui::table_page_around::<G>(scene, &around))
    }

    fn parts(&self, look: &Look<'_>) -> Vec<Part> {
        self.draw(look, None, ui::table_parts::<G>)
    }

    fn playback(&self, look: &Look<'_>, before: &[Part], now: &[Part]) -> Vec<Frame> {
        let viewer = look.perspective.viewer;
        let mut told = Frames::<G>::of(viewer);
        for (event, state) in self.steps.iter() {
            told.event(state, event.clone(), 0);
        }
        let (log, since) = (self.log(viewer), self.since(viewer));
        let earlier = log.len().saturating_sub(told.frames.len());
        let what = self.what(look.visit.lang);
        let mut shown = before.to_vec();
        let mut frames = Vec::new();
        for (index, (event, view)) in told.frames.iter().enumerate() {
            let pause = G::pause(event);
            if pause == 0 {
                continue;
            }
            let parts = ui::table_parts::<G>(&TableScene {
                visit: look.visit,
                id: look.id,
                what: &what,
                number: look.number,
                viewer,
                names: &look.names,
                acting: None,
                // A table that was covered stays covered while things move.
                handover: look.perspective.handover,
                advisor: look.perspective.advisor,
                view,
                choices: &[],
                log: &log[..=earlier + index],
                since,
                can_undo: false,
                last: None,
                playing: true,
                replay: None,
                commitment: "",
                seed: None,
                closed: false,
            });
            frames.push(Frame { parts: change(&mut shown, &parts), pause });
        }
        frames.push(Frame { parts: change(&mut shown, now), pause: 0 });
        frames
    }

    fn older_lines(&self, look: &Look<'_>, before: usize) -> String {
        // Nothing is offered with it.
        let look = Look { perspective: Perspective { acting: None, ..look.perspective }, ..look.clone() };
        self.draw(&look, None, |scene| ui::older_lines::<G>(scene, before))
    }

    fn replay_page(&self, look: &Look<'_>, step: u64, eyes: Eyes, open: bool) -> String {
        let steps = self.choices();
        let step = step.min(steps);
        let earlier = usize::try_from(step).ok().and_then(|step| self.first(step));
        let shown = earlier.as_ref().unwrap_or(self);
        let viewer = match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Public => Viewer::Spectator,
            Eyes::Turn => shown.deciding().iter().next().map_or(Viewer::Spectator, Viewer::Seat),
        };
        let look = Look { perspective: Perspective { viewer, ..Perspective::SPECTATOR }, ..look.clone() };
        let replay = Replay { step, steps, eyes, open };
        shown.draw(&look, Some(replay), |scene| ui::table_page::<G>(scene, None))
    }

    fn why(&self, seat: Seat, path: &[&str], lang: Lang) -> Option<RefusalMessage> {
        let state = self.game.state();
        let action = G::attempt(&state.view(Viewer::Seat(seat)), path)?;
        forecast(state, seat, action).err().map(|illegal| refusal::<G>(&illegal, lang))
    }

    fn record(&self) -> Option<String> {
        file(&self.game.record())
    }

    fn saved(&self) -> Option<String> {
        G::IS_OPEN.then(|| file(&Saved::of(self.game.state()))).flatten()
    }
}
