//! A finished match, judged choice by choice: what was luck and what was choice.

use engine::{MAX_SEATS, Record, ReplayError, RuleCited, Seat, Seed, Turn};
use serde::Serialize;

use crate::advice;
use crate::lore::{Lore, Outlook};
use crate::search::best;
use crate::{Budget, Leash, Search, Settings, Sight};

/// One choice of a match, judged.
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
    /// How much the chance of each seat changed from there to the next choice: the dice that
    /// fell and the cards that were turned up.
    pub luck: [f32; MAX_SEATS],
}

/// Judges all choices of a match. `progress` hears after each step how many are done and how many
/// there are; when the leash calls it off, what was judged so far is given back.
pub fn analyse<G: Lore>(
    record: &Record<G>,
    budget: Budget,
    mut progress: impl FnMut(usize, usize),
    leash: &Leash,
) -> Result<Vec<Judgement>, ReplayError> {
    let mut game = record.begin()?;
    let mut judgements: Vec<Judgement> = Vec::with_capacity(record.moves.len());
    let mut choices = Vec::new();
    for (step, made) in record.moves.iter().enumerate() {
        if leash.is_cancelled() {
            return Ok(judgements);
        }
        choices.clear();
        game.state().legal(made.seat, &mut choices);
        let illegal = |rule| ReplayError::Move { number: step + 1, rule };
        // A choice that is not on the list is refused by the rules, which say why.
        let chosen = choices.iter().position(|action| *action == made.action);
        if let (Some(chosen), 2..) = (chosen, choices.len()) {
            let sight = Sight::of(game.state(), made.seat);
            let seed = record.seed.nth(step as u64);
            let judgement = judge::<G>(step, sight, &choices, chosen, budget, leash, &seed);
            settle(&mut judgements, &judgement.before);
            judgements.push(judgement);
        }
        game.act(made.seat, made.action, &mut ()).map_err(|refusal| illegal(refusal.rule()))?;
        progress(step + 1, record.moves.len());
    }
    if let Turn::Over(_) = game.state().turn() {
        settle(&mut judgements, &game.state().appraise(G::weights()));
    }
    Ok(judgements)
}

/// The luck after the last judged choice, now that it is known how the match went on.
fn settle(judgements: &mut [Judgement], now: &Outlook) {
    if let Some(last) = judgements.last_mut() {
        for seat in 0..MAX_SEATS {
            last.luck[seat] = now.chance[seat] - last.after.chance[seat];
        }
    }
}

fn judge<G: Lore>(
    step: usize,
    sight: Sight<'_, G>,
    choices: &[G::Action],
    chosen: usize,
    budget: Budget,
    leash: &Leash,
    seed: &Seed,
) -> Judgement {
    let seat = sight.seat();
    let settings = Settings::with(budget);
    let mut search = Search::<G>::new(seed, *G::weights(), settings);
    let found = search.think(sight, choices, leash);
    let best = best(&found, seat.index());
    // What was chosen deserves as close a look as what was not.
    let found = search.think_of(sight, chosen, found[best].visits.div_ceil(2).max(8), leash);
    let (before, mut after) = (advice::of(best, &found[best]).outlook, advice::of(chosen, &found[chosen]).outlook);
    let gap = before.chance[seat.index()] - after.chance[seat.index()];
    // Looked at closely, the choice may be as good as the favourite: then nothing was lost.
    let before = if gap < 0.0 { after } else { before };
    if found[chosen].visits == 0 {
        after = before;
    }
    let lost = (before.chance[seat.index()] - after.chance[seat.index()]).max(0.0);
    Judgement { step, seat, before, best, chosen, after, lost, luck: [0.0; MAX_SEATS] }
}
