//! A finished match, judged choice by choice: what was luck and what was choice.

use std::time::Instant;

use engine::{Dice, MAX_SEATS, Play, Record, ReplayError, RuleCited, Seat, Seed, Turn};
use serde::Serialize;

use crate::advice;
use crate::heuristics::{Heuristics, Outlook};
use crate::reasons::{Difference, explain};
use crate::search::{LEAST_LOOKS, best};
use crate::{Budget, Search, SearchControl, Settings, Sight};

/// A choice that promises this little less than the best is as good: a search is not more exact,
/// and many such differences would add up to a loss that nobody has suffered.
const CLOSE: f32 = 0.015;

/// How many other rolls are looked at where one fell, to know what could be expected of it.
const OTHER_ROLLS: u64 = 4;

/// So many moments of each seat are told as those at which the game turned.
const TURNING_POINTS: usize = 3;

/// A choice that was so much better, or worse, than another is worth a place among them.
const TELLING: f32 = 0.02;

/// So often, at most, the next best choice is tried where the best was made.
const NEXT_LOOKS: u32 = 64;

/// No game passes over so many forced choices in a row.
const LONGEST_RUN: usize = 400;

/// A match, judged. Everything that happened to a seat's chance between the first and the last
/// judgement is accounted for: see [`Analysis::account`].
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Analysis {
    /// The choices at which there was something to choose, in order.
    pub judgements: Vec<Judgement>,
    /// What the end came to, if the match has one.
    pub end: Option<Outlook>,
    /// How many seats there are.
    pub seats: u8,
    /// How many choices the match has, forced ones included.
    pub steps: usize,
    /// In a game for one: how much better, or worse, the search thought of what was chosen when it
    /// looked again after other rolls. That is neither luck nor loss. Among several seats, whose
    /// chances always come to one, it is not looked for.
    pub misjudged: f32,
    /// The moments at which the game turned: three of each seat, fewer only if it had fewer choices.
    pub turning_points: Vec<TurningPoint>,
}

/// A choice on which much depended: one that cost much, or one that was much better than the next.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    /// Its place among the judgements.
    pub judgement: usize,
    /// What it is compared with: the best choice if that was not made, else the next best. None
    /// where there was no other.
    pub other: Option<usize>,
    /// How much it gained (above 0) or cost, as a chance to win.
    pub gained: f32,
    /// By what it differs from the other.
    pub differences: Vec<Difference>,
}

/// One choice of a match, judged by what its seat knew.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Judgement {
    /// Which choice of the match, from 0.
    pub step: usize,
    /// Who chose.
    pub seat: Seat,
    /// What the seats could expect of the best choice: the position's own worth.
    pub before: Outlook,
    /// The place of the best choice in the list of legal ones.
    pub best: usize,
    /// The place of the choice that was made.
    pub chosen: usize,
    /// What the seats could expect of it.
    pub after: Outlook,
    /// What the choice cost the seat that made it, as chance to win; 0 for the best.
    pub lost: f32,
    /// The place of the next best choice, if the best was made.
    pub next: Option<usize>,
    /// How much worse that one was.
    pub margin: f32,
    /// How much the chance of each seat changed from there to the next choice: the dice that
    /// fell and the cards that were turned up. 0 where nothing was rolled or shown.
    pub luck: [f32; MAX_SEATS],
}

impl Judgement {
    /// What the choice did: how much it cost (below 0), or how much better it was than the next.
    fn effect(&self) -> f32 {
        if self.lost > 0.0 { -self.lost } else { self.margin }
    }
}

/// Where the difference between a seat's first chance to win and its last comes from.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// What could be expected at the first choice.
    pub first: f32,
    /// What it came to.
    pub last: f32,
    /// What dice and cards gave, or took.
    pub luck: f32,
    /// What the seat's own choices cost: 0 or more.
    pub lost: f32,
    /// What the choices of others gave, or took.
    pub others: f32,
    /// What the search itself had misjudged: it was too gloomy (above 0) or too hopeful (below).
    pub misjudged: f32,
}

impl Analysis {
    /// Where a seat's result comes from: `first + luck - lost + others + misjudged` is
    /// `last`.
    pub fn account(&self, seat: Seat) -> Account {
        let index = seat.index();
        let Some(first) = self.judgements.first().filter(|_| index < MAX_SEATS) else { return Account::default() };
        let mut account = Account { first: first.before.chance[index], ..Account::default() };
        for judgement in &self.judgements {
            account.luck += judgement.luck[index];
            if judgement.seat == seat {
                account.lost += judgement.lost;
            } else {
                account.others += judgement.after.chance[index] - judgement.before.chance[index];
            }
        }
        account.last = account.first + account.luck - account.lost + account.others;
        account.luck -= self.misjudged;
        account.misjudged = self.misjudged;
        account
    }
}

/// Judges all choices of a match. `progress` hears after each step how many are done and how many
/// there are; when it is cancelled, what was judged so far is returned.
pub fn analyse<G: Heuristics>(
    record: &Record<G>,
    budget: Budget,
    mut progress: impl FnMut(usize, usize),
    control: &SearchControl,
) -> Result<Analysis, ReplayError> {
    let mut game = record.begin()?;
    // Thoughts have a chance of their own, the same each time for the same match.
    let origin: Seed = game.chance().origin().parse().map_err(|_| ReplayError::Commitment)?;
    let mut analysis = Analysis { seats: game.state().seats(), steps: record.moves.len(), ..Analysis::default() };
    let judgements = &mut analysis.judgements;
    // The number of draws before each judged choice, and at the end: only what was
    // rolled or shown in between is luck.
    let mut draw_counts: Vec<u64> = Vec::new();
    // How much better what was chosen last looks when it is looked at again after other rolls.
    let mut drift = 0.0;
    let mut last: Option<Chosen<G>> = None;
    let mut choices = Vec::new();
    for (step, made) in record.moves.iter().enumerate() {
        if control.is_cancelled() {
            break;
        }
        choices.clear();
        game.state().legal(made.seat, &mut choices);
        let illegal = |rule| ReplayError::Move { number: step + 1, rule };
        // A choice that is not on the list is refused by the rules, which say why.
        let chosen = choices.iter().position(|action| *action == made.action);
        if let (Some(chosen), 2..) = (chosen, choices.len()) {
            let sight = Sight::of(game.state(), made.seat);
            let seed = origin.nth(step as u64);
            let judgement = judge::<G>(step, sight, &choices, chosen, budget, control, &seed);
            // A search that was cancelled half-way judges nothing.
            if control.is_cancelled() {
                break;
            }
            drift += last.take().map_or(0.0, |last| last.drift(game.draw_count(), budget, control));
            last = Some(Chosen {
                state: game.state().clone(),
                seat: made.seat,
                action: made.action,
                draw_count: game.draw_count(),
                after: judgement.after.chance[made.seat.index()],
                seed,
            });
            judgements.push(judgement);
            draw_counts.push(game.draw_count());
        }
        game.act(made.seat, made.action, &mut ()).map_err(|refusal| illegal(refusal.rule()))?;
        progress(step + 1, record.moves.len());
    }
    if let Turn::Over(_) = game.state().turn() {
        analysis.end = Some(game.state().appraise(G::weights()));
        drift += last.take().map_or(0.0, |last| last.drift(game.draw_count(), budget, control));
        draw_counts.push(game.draw_count());
    }
    let raw: Vec<Outlook> = analysis.judgements.iter().map(|judgement| judgement.before).collect();
    settle(&mut analysis.judgements, analysis.end.as_ref(), &draw_counts);
    if analysis.seats == 1 {
        // What was found by looking closer: at the roll itself, and in the choices that followed
        // until the next one.
        let after_roll = |index: &usize| *index > 0 && draw_counts[*index] != draw_counts[*index - 1];
        let runs = (0..raw.len()).filter(after_roll);
        let later: f32 = runs.map(|index| analysis.judgements[index].before.chance[0] - raw[index].chance[0]).sum();
        analysis.misjudged = drift + later;
    }
    analysis.turning_points = turning_points(record, &analysis, budget, control)?;
    Ok(analysis)
}

/// The moments at which the game turned, in the order of the game, each with its reasons.
fn turning_points<G: Heuristics>(
    record: &Record<G>,
    analysis: &Analysis,
    budget: Budget,
    control: &SearchControl,
) -> Result<Vec<TurningPoint>, ReplayError> {
    let mut chosen: Vec<usize> = (0..analysis.seats).flat_map(|seat| turns(&analysis.judgements, Seat(seat))).collect();
    chosen.sort_unstable();
    let mut points = Vec::with_capacity(chosen.len());
    let mut game = record.begin()?;
    let origin: Seed = game.chance().origin().parse().map_err(|_| ReplayError::Commitment)?;
    let (mut chosen, mut choices) = (chosen.into_iter().peekable(), Vec::new());
    for (step, made) in record.moves.iter().enumerate() {
        let Some(index) = chosen.peek().copied() else { break };
        let judgement = &analysis.judgements[index];
        if judgement.step == step {
            chosen.next();
            choices.clear();
            game.state().legal(made.seat, &mut choices);
            let other = if judgement.best == judgement.chosen { judgement.next } else { Some(judgement.best) };
            let differences = other.map_or_else(Vec::new, |other| {
                let sight = Sight::of(game.state(), made.seat);
                explain(sight, &choices, (judgement.chosen, other), budget, control, &origin.nth(step as u64))
            });
            points.push(TurningPoint { judgement: index, other, gained: judgement.effect(), differences });
        }
        let illegal = |rule| ReplayError::Move { number: step + 1, rule };
        game.act(made.seat, made.action, &mut ()).map_err(|refusal| illegal(refusal.rule()))?;
    }
    Ok(points)
}

/// The choices of a seat on which most depended: of those that cost much and those that were right,
/// none is told without the other if both were there.
fn turns(judgements: &[Judgement], seat: Seat) -> Vec<usize> {
    let mut own: Vec<usize> = (0..judgements.len()).filter(|index| judgements[*index].seat == seat).collect();
    own.sort_by(|one, other| judgements[*other].effect().abs().total_cmp(&judgements[*one].effect().abs()));
    let rest = own.split_off(own.len().min(TURNING_POINTS));
    let is_good = |index: &usize| judgements[*index].effect() >= 0.0;
    if let Some(first) = own.first()
        && own.iter().all(|index| is_good(index) == is_good(first))
        && let Some(other) = rest.iter().find(|index| is_good(index) != is_good(first))
        && judgements[*other].effect().abs() >= TELLING
        && let Some(last) = own.last_mut()
    {
        *last = *other;
    }
    own
}

/// A judged choice, kept until it is known whether dice fell after it.
struct Chosen<G: Heuristics> {
    state: G,
    seat: Seat,
    action: G::Action,
    draw_count: u64,
    after: f32,
    seed: Seed,
}

impl<G: Heuristics> Chosen<G> {
    /// How much better the choice looks after other rolls than it did when it was made. Nothing
    /// where no dice fell, and among several seats.
    fn drift(&self, draw_count: u64, budget: Budget, control: &SearchControl) -> f32 {
        if draw_count == self.draw_count || self.state.seats() > 1 {
            return 0.0;
        }
        let sight = Sight::of(&self.state, self.seat);
        let seen = |roll| glimpse(sight, self.action, budget, control, &self.seed.nth(roll));
        let worths: Vec<f32> = (0..OTHER_ROLLS).filter_map(seen).collect();
        if worths.is_empty() { 0.0 } else { worths.iter().sum::<f32>() / worths.len() as f32 - self.after }
    }
}

/// What a choice leads to with another roll, as the next look at it would see it; none if the
/// search was cancelled.
fn glimpse<G: Heuristics>(
    sight: Sight<'_, G>,
    action: G::Action,
    budget: Budget,
    control: &SearchControl,
    seed: &Seed,
) -> Option<f32> {
    let (mut dice, mut choices) = (Dice::new(seed), Vec::new());
    let mut state = sight.determinize(&mut dice);
    let (mut seat, mut action) = (sight.seat(), action);
    for _ in 0..LONGEST_RUN {
        state.apply(seat, action, &mut Play::new(&mut dice, &mut ())).ok()?;
        let Turn::Decide(seats) = state.turn() else { break };
        seat = seats.iter().next()?;
        choices.clear();
        state.legal(seat, &mut choices);
        match choices.as_slice() {
            [] => return None,
            [only] => action = *only,
            _ => {
                let mut search = Search::<G>::new(seed, *G::weights(), Settings::with(budget));
                let sight = Sight::of(&state, seat);
                let found = search.think(sight, &choices, control);
                let best = best(&found, seat.index());
                let worth = || advice::of(best, &found[best], sight).outlook.chance[seat.index()];
                return (!control.is_cancelled()).then(worth);
            }
        }
    }
    Some(state.appraise(G::weights()).chance[sight.seat().index()])
}

/// Makes the judgements fit together, the last first. Where dice fell or cards were shown between
/// two choices, what changed is luck. Where nothing did, the later look, which knows how the match
/// went on, corrects the earlier one: what a choice cost stays, but from where it was counted does
/// not. So a search that changes its mind is never told as luck.
fn settle(judgements: &mut [Judgement], end: Option<&Outlook>, draw_counts: &[u64]) {
    let mut next = end.copied();
    for index in (0..judgements.len()).rev() {
        let judgement = &mut judgements[index];
        let (before, after) = (judgement.before, judgement.after);
        let chanced = draw_counts.get(index + 1) != draw_counts.get(index);
        match next {
            Some(next) if chanced => {
                judgement.luck = std::array::from_fn(|seat| next.chance[seat] - after.chance[seat]);
            }
            Some(next) => {
                // Nothing can cost more than there was to win.
                let most = (1.0 - next.chance[judgement.seat.index()]).max(0.0);
                let share = if judgement.lost > most { most / judgement.lost } else { 1.0 };
                judgement.lost *= share;
                judgement.after.chance = next.chance;
                judgement.before.chance =
                    std::array::from_fn(|seat| next.chance[seat] + share * (before.chance[seat] - after.chance[seat]));
            }
            None => {}
        }
        next = Some(judgement.before);
    }
}

fn judge<G: Heuristics>(
    step: usize,
    sight: Sight<'_, G>,
    choices: &[G::Action],
    chosen: usize,
    budget: Budget,
    control: &SearchControl,
    seed: &Seed,
) -> Judgement {
    let seat = sight.seat();
    let settings = Settings::with(budget);
    // The closer look may take as long again.
    let deadline = budget.time.and_then(|time| Instant::now().checked_add(2 * time));
    let mut search = Search::<G>::new(seed, *G::weights(), settings);
    let found = search.think(sight, choices, control);
    let best = best(&found, seat.index());
    // What was chosen deserves as close a look as what was not: what is tried less looks worse.
    let found = search.think_of(sight, chosen, found[best].visits.max(LEAST_LOOKS), deadline, control);
    let outlook = |choice: usize| advice::of(choice, &found[choice], sight).outlook;
    let (favourite, after) = (outlook(best), outlook(chosen));
    // Looked at closely, the choice may be as good as the favourite: then nothing was lost.
    let as_good = favourite.chance[seat.index()] - after.chance[seat.index()] < CLOSE;
    let (best, before) = if as_good { (chosen, after) } else { (best, favourite) };
    let lost = before.chance[seat.index()] - after.chance[seat.index()];
    let others = (0..choices.len()).filter(|choice| as_good && *choice != chosen);
    let next = others.max_by_key(|choice| found[*choice].visits);
    let margin = next.map_or(0.0, |next| {
        let looks = found[chosen].visits.clamp(LEAST_LOOKS, NEXT_LOOKS);
        let found = search.think_of(sight, next, looks, deadline, control);
        (after.chance[seat.index()] - advice::of(next, &found[next], sight).outlook.chance[seat.index()]).max(0.0)
    });
    Judgement { step, seat, before, best, chosen, after, lost, next, margin, luck: [0.0; MAX_SEATS] }
}
