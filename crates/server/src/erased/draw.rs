//! The pages of a game and of a match.

use std::sync::Arc;

use bots::Heuristics;
use engine::{Components, Continued, Forecast, Frames, RuleCited, Seats, Sink, Start, Turn, Viewer, forecast};
use ui::{
    Around, Company, Considered, Frame, GameCard, GameRecord, Hint, Lang, NewGameScene, Part, PastGame, PastScene,
    Prospect, Replay, Since, Sound, TableScene, Tabletop, Thought, Visit,
};

use super::game::read_start;
use super::packs::shown;
use super::replay::ReplaySteps;
use super::{Advised, Answered, Beside, Erased, ErasedMatch, Look, LookBack, Perspective};
use crate::analyses::Stage;
use crate::bot;
use crate::forecast::forecast_as;
use crate::report::report;

/// The pages of a game beside its tables.
pub trait DrawGame: Send + Sync {
    /// The name of the game.
    fn title(&self, lang: Lang) -> String;

    /// The game on the home page.
    fn card(&self, lang: Lang) -> GameCard;

    /// What a setup is, in a few words; none if it is not one of this game.
    fn describe(&self, setup: &str, lang: Lang) -> Option<String>;

    /// The page on which the game is set up.
    fn new_game_page(&self, scene: &NewGameScene<'_>) -> String;

    /// The fields of that page that are the game's own, for what was chosen in them.
    fn setup_fields(&self, lang: Lang, fields: &[(String, String)]) -> String;

    /// The page with a visitor's finished games.
    fn past_page(&self, scene: &PastScene<'_>) -> String;

    /// What a visitor has done in it.
    fn record(&self, games: &[PastGame], lang: Lang) -> GameRecord;

    /// What was won for the first time at a table, for its end.
    fn first_wins(&self, games: &[PastGame], table: &str, lang: Lang) -> String;

    /// The page with the rules.
    fn rules_page(&self, visit: Visit) -> String;
}

/// The pages of a match, and the parts of which they consist.
pub trait DrawMatch: Send + Sync {
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

    /// The page as it was when `step` choices stood, and no choice later than the last.
    fn replay_page(&self, look: &Look<'_>, step: u64, back: LookBack, beside: &Beside) -> String;

    /// All that the page of a step shows, and how each of so many following steps is made from the one
    /// before.
    fn replay_steps(&self, look: &Look<'_>, from: u64, count: u64, back: LookBack, beside: &Beside) -> ReplaySteps;

    /// Advice as it is shown; none if it does not fit what is offered on the page.
    fn hint(&self, look: &Look<'_>, advice: &[Advised]) -> Option<Hint>;

    /// The page with the analysis, for somebody with these seats.
    fn analysis_page(&self, look: &Look<'_>, stage: &Stage, own: Seats) -> String;
}

impl<G: Tabletop + Heuristics> DrawGame for Erased<G> {
    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn card(&self, lang: Lang) -> GameCard {
        GameCard::of::<G>(lang)
    }

    fn describe(&self, setup: &str, lang: Lang) -> Option<String> {
        read_start::<G>(setup).map(|(start, continued)| what(&start, continued.as_ref(), lang))
    }

    fn new_game_page(&self, scene: &NewGameScene<'_>) -> String {
        ui::new_game_page_with::<G>(scene, &bot::levels())
    }

    fn setup_fields(&self, lang: Lang, fields: &[(String, String)]) -> String {
        ui::setup_fields::<G>(lang, fields).into_string()
    }

    fn past_page(&self, scene: &PastScene<'_>) -> String {
        ui::past_page::<G>(scene)
    }

    fn record(&self, games: &[PastGame], lang: Lang) -> GameRecord {
        ui::game_record::<G>(games, lang)
    }

    fn first_wins(&self, games: &[PastGame], table: &str, lang: Lang) -> String {
        ui::first_wins::<G>(games, table, lang)
    }

    fn rules_page(&self, visit: Visit) -> String {
        ui::rules_page::<G>(visit)
    }
}

impl<G: Tabletop> ErasedMatch<G> {
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

    /// What is heard when everything has been shown: the end, or that another has made the last choice and it
    /// is somebody's turn on this page.
    fn last_sound(&self, perspective: Perspective) -> Option<Sound> {
        if let Turn::Over(outcome) = self.game.state().turn() {
            let lost = match perspective.viewer {
                Viewer::Seat(seat) => !outcome.winners.contains(seat),
                Viewer::Spectator => outcome.winners.is_empty(),
            };
            return Some(if lost { Sound::Lost } else { Sound::Won });
        }
        let last = self.game.moves().last()?.seat;
        perspective.acting.filter(|acting| *acting != last).map(|_| Sound::Turn)
    }

    /// Draws the position in which one chooses.
    pub(crate) fn draw<T>(
        &self,
        look: &Look<'_>,
        replay: Option<Replay<'_>>,
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
            difficulty: bot::measured(G::ID),
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

    /// How the last choice is played back to somebody who had the parts `before` in sight, up to `now`.
    pub(super) fn frames(
        &self,
        look: &Look<'_>,
        replay: Option<Replay<'_>>,
        before: &[Part],
        now: &[Part],
    ) -> Vec<Frame> {
        let viewer = look.perspective.viewer;
        let mut told = Frames::<G>::of(viewer);
        for (event, state) in self.last.iter() {
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
                difficulty: bot::measured(G::ID),
                advisor: look.perspective.advisor,
                view,
                choices: &[],
                log: &log[..=earlier + index],
                since,
                can_undo: false,
                last: None,
                playing: true,
                replay,
                commitment: "",
                seed: None,
                closed: false,
            });
            frames.push(Frame { parts: change(&mut shown, &parts), pause, sound: G::sound(event, viewer) });
        }
        // A turn that begins with something to be shown has been heard then.
        let last =
            self.last_sound(look.perspective).filter(|last| frames.iter().all(|frame| frame.sound != Some(*last)));
        frames.push(Frame { parts: change(&mut shown, now), pause: 0, sound: last });
        frames
    }

    pub(crate) fn what(&self, lang: Lang) -> String {
        let what = what(self.game.start(), self.continued.as_ref(), lang);
        let what = match &self.game.state().components().get().edition().pack {
            Some(pack) => ui::played_with(&what, pack.name(), lang),
            None => what,
        };
        if self.game.chance().is_chosen() { ui::with_chosen_seed(&what, lang) } else { what }
    }
}

fn what<G: Tabletop>(start: &Start<G>, continued: Option<&Continued>, lang: Lang) -> String {
    match (start, continued) {
        (Start::Setup(setup), _) => {
            // One whose pack is not in use here is named as if it were played with the built-in data.
            let data = G::components_of(setup).unwrap_or_default();
            engine::show(data, || ui::played::<G>(Some(setup), lang))
        }
        (Start::Position(_), None) => ui::played::<G>(None, lang),
        (Start::Position(_), Some(continued)) => ui::continued_from(continued.step, lang),
    }
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

impl<G: Tabletop + Heuristics> DrawMatch for ErasedMatch<G> {
    fn analysis_page(&self, look: &Look<'_>, stage: &Stage, own: Seats) -> String {
        shown(self.game.state(), || report(self, look, stage, own))
    }

    fn page(&self, look: &Look<'_>, company: &Company<'_>, answered: Answered<'_>) -> String {
        let refusal = answered.refusal.map(|refusal| (refusal.message.clone(), refusal.rule));
        let around = Around { refusal, company: Some(company), hint: answered.hint };
        shown(self.game.state(), || self.draw(look, None, |scene| ui::table_page_around::<G>(scene, &around)))
    }

    fn parts(&self, look: &Look<'_>) -> Vec<Part> {
        shown(self.game.state(), || self.draw(look, None, ui::table_parts::<G>))
    }

    fn playback(&self, look: &Look<'_>, before: &[Part], now: &[Part]) -> Vec<Frame> {
        shown(self.game.state(), || self.frames(look, None, before, now))
    }

    fn older_lines(&self, look: &Look<'_>, before: usize) -> String {
        // Nothing is offered with it.
        let look = Look { perspective: Perspective { acting: None, ..look.perspective }, ..look.clone() };
        shown(self.game.state(), || self.draw(&look, None, |scene| ui::older_lines::<G>(scene, before)))
    }

    fn replay_page(&self, look: &Look<'_>, step: u64, back: LookBack, beside: &Beside) -> String {
        shown(self.game.state(), || self.page_of_step(look, step, back, beside))
    }

    fn replay_steps(&self, look: &Look<'_>, from: u64, count: u64, back: LookBack, beside: &Beside) -> ReplaySteps {
        shown(self.game.state(), || self.steps(look, from, count, back, beside))
    }

    fn hint(&self, look: &Look<'_>, advice: &[Advised]) -> Option<Hint> {
        let seat = look.perspective.acting?;
        let of = |list: &[f32]| list.get(seat.index()).copied().unwrap_or(0.0);
        // What was not tried is no second choice.
        let tried = || advice.iter().filter(|advised| advised.visits > 0);
        let games: u32 = tried().map(|advised| advised.visits).sum();
        let worth: f32 = tried().map(|advised| advised.visits as f32 * of(&advised.chances)).sum();
        let ranked = tried().filter_map(|advised| {
            let prospect = Prospect { chance: of(&advised.chances), points: of(&advised.points) };
            let (action, differences) = (serde_json::from_str(advised.action.get()).ok()?, advised.differences.clone());
            Some(Considered { action, prospect, differences })
        });
        let thought = Thought { ranked: ranked.collect(), now: worth / games.max(1) as f32, games };
        shown(self.game.state(), || self.draw(look, None, |scene| ui::hint::<G>(scene, &thought)))
    }
}
