//! Learning how much each feature counts, from games that bots play among themselves.

use engine::{Dice, MAX_SEATS, Play, Seat, Seed, Turn};

use crate::heuristics::{Features, Fit, HIDDEN, Heuristics, MAX_FEATURES, Weights, to_chances};
use crate::{Player, SearchControl, Sight, Stuck};

/// One position of a game and how the game ended.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The features of each seat.
    features: Vec<Features>,
    /// What each seat won: 1, a share, or 0.
    won: [f32; MAX_SEATS],
    /// The points of each seat at the end.
    points: [f32; MAX_SEATS],
}

impl Lesson {
    /// What each seat won of the game that the position comes from.
    pub fn won(&self) -> &[f32] {
        &self.won[..self.features.len()]
    }
}

/// How bots play while they are observed.
#[derive(Clone, Copy, Debug)]
pub struct Curiosity {
    /// One position in so many is noted; where a turn or round begins, four times as many.
    pub every: u32,
    /// One choice in so many is made at random, so that uncommon positions are met as well.
    pub stray: u32,
    /// How much a game for one counts that was nearly won; 0 as any other defeat. While victories
    /// are rare there is little else to learn from.
    pub comfort: f32,
}

/// Plays one game to its end and notes positions on the way. A game that does not end within
/// `most` decisions teaches nothing.
pub fn observe<G: Heuristics>(
    mut state: G,
    mut dice: Dice,
    players: &mut [Box<dyn Player<G>>],
    curiosity: Curiosity,
    seed: &Seed,
    most: u64,
) -> Result<Vec<Lesson>, Stuck> {
    let (mut lessons, mut choices, mut own_dice, control) =
        (Vec::new(), Vec::new(), Dice::new(seed), SearchControl::new());
    for decisions in 0..most {
        let seats = match state.turn() {
            Turn::Decide(seats) => seats,
            Turn::Over(outcome) => {
                let share = 1.0 / outcome.winners.len().max(1) as f32;
                for lesson in &mut lessons {
                    let Lesson { won, points, .. } = lesson;
                    outcome.winners.iter().for_each(|seat| won[seat.index()] = share);
                    if state.seats() == 1 && outcome.winners.is_empty() {
                        won[0] = curiosity.comfort * (-3.0 * state.shortfall()).exp();
                    }
                    outcome.scores.iter().zip(points).for_each(|(score, points)| *points = *score as f32);
                }
                return Ok(lessons);
            }
        };
        let stuck = |why: &str| Stuck { decisions, why: why.to_owned() };
        let seat = seats.iter().next().ok_or_else(|| stuck("nobody is asked"))?;
        let noted = if state.is_pause() { curiosity.every.div_ceil(4) } else { curiosity.every };
        if own_dice.below(noted) == 0 {
            lessons.push(note(&state));
        }
        choices.clear();
        state.legal(seat, &mut choices);
        let chosen = if curiosity.stray > 0 && own_dice.below(curiosity.stray) == 0 {
            own_dice.below(choices.len() as u32) as usize
        } else {
            let player = players.get_mut(seat.index()).ok_or_else(|| stuck("nobody sits there"))?;
            player.choose(Sight::of(&state, seat), &choices, &control)
        };
        let action = *choices.get(chosen).ok_or_else(|| stuck("no such choice"))?;
        if state.apply(seat, action, &mut Play::new(&mut dice, &mut ())).is_err() {
            return Err(stuck("a legal choice was refused"));
        }
    }
    Ok(Vec::new())
}

fn note<G: Heuristics>(state: &G) -> Lesson {
    let features = (0..state.seats()).map(|seat| {
        let mut features = [0.0; MAX_FEATURES];
        state.features(Seat(seat), &mut features);
        features
    });
    Lesson { features: features.collect(), won: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] }
}

/// How well weights predict how games end: the mean surprise, in nats. Lower is better.
pub fn surprise(lessons: &[Lesson], weights: &Weights) -> f64 {
    let fit = |lesson: &Lesson| weights.for_seats(lesson.features.len());
    let total: f64 = lessons.iter().map(|lesson| f64::from(loss(lesson, fit(lesson)))).sum();
    total / lessons.len().max(1) as f64
}

fn chances(lesson: &Lesson, fit: &Fit) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    for (chance, features) in chances.iter_mut().zip(&lesson.features) {
        *chance = fit.weigh(features).0;
    }
    to_chances(&mut chances[..lesson.features.len()]);
    chances
}

fn loss(lesson: &Lesson, fit: &Fit) -> f32 {
    let chances = chances(lesson, fit);
    let seats = lesson.features.len();
    let term = |won: f32, chance: f32| -won * chance.max(1e-6).ln();
    if seats == 1 {
        return term(lesson.won[0], chances[0]) + term(1.0 - lesson.won[0], 1.0 - chances[0]);
    }
    (0..seats).map(|seat| term(lesson.won[seat], chances[seat])).sum()
}

/// The weights after these lessons, for games for one and for tables apart.
pub fn teach(lessons: &[Lesson], before: &Weights, count: usize, seed: &Seed) -> Weights {
    let (solo, table): (Vec<Lesson>, Vec<Lesson>) =
        lessons.iter().cloned().partition(|lesson| lesson.features.len() == 1);
    let mut weights = *before;
    for (fit, lessons) in [(&mut weights.solo, &solo), (&mut weights.table, &table)] {
        if !lessons.is_empty() {
            learn_chance(fit, lessons, count, &mut Dice::new(seed));
            fit.points = learn_points(lessons, count);
        }
    }
    weights
}

/// How often all lessons are gone through.
const PASSES: u32 = 12;
/// How many lessons make one step.
const BATCH: usize = 64;
/// How far a step goes at first; the last ones go a tenth as far.
const PACE: f32 = 0.004;
/// How strongly weights that nothing speaks for return to 0, those of features and those of
/// combinations: there are many of these, and they would learn single games by heart.
const DECAY: f32 = 2e-5;
const DECAY_COMBINED: f32 = 1e-3;

/// One number for each weight from which chances follow.
struct Slopes {
    chance: Features,
    hidden: [[f32; HIDDEN]; MAX_FEATURES],
    combined: [f32; HIDDEN],
}

impl Slopes {
    const NONE: Slopes =
        Slopes { chance: [0.0; MAX_FEATURES], hidden: [[0.0; HIDDEN]; MAX_FEATURES], combined: [0.0; HIDDEN] };

    /// Adds what an error in the strength of these features says about each weight.
    fn add(&mut self, fit: &Fit, features: &Features, error: f32) {
        let mut sums = [0.0f32; HIDDEN];
        for (feature, row) in features.iter().zip(&fit.hidden).filter(|(feature, _)| **feature != 0.0) {
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * feature);
        }
        let mut errors = [0.0f32; HIDDEN];
        for at in 0..HIDDEN {
            if sums[at] > 0.0 {
                self.combined[at] += error * sums[at];
                errors[at] = error * fit.combined[at];
            }
        }
        for (at, feature) in features.iter().enumerate().filter(|(_, feature)| **feature != 0.0) {
            self.chance[at] += error * feature;
            self.hidden[at].iter_mut().zip(&errors).for_each(|(slope, error)| *slope += error * feature);
        }
    }

    fn all(&mut self) -> impl Iterator<Item = &mut f32> {
        self.chance.iter_mut().chain(self.hidden.as_flattened_mut()).chain(&mut self.combined)
    }
}

/// Logistic regression (for several seats softmax over them) by Adam.
fn learn_chance(fit: &mut Fit, lessons: &[Lesson], count: usize, dice: &mut Dice) {
    if fit.combined.iter().all(|weight| *weight == 0.0) {
        // Combinations begin different from each other and count nothing: what was known stays.
        for weight in fit.hidden[..count].as_flattened_mut() {
            *weight = (dice.below(2_001) as f32 - 1_000.0) / 2_500.0;
        }
    }
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let (mut drift, mut jitter) = (Box::new(Slopes::NONE), Box::new(Slopes::NONE));
    let steps = PASSES as usize * lessons.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..PASSES {
        dice.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            step += 1;
            let mut slopes = Slopes::NONE;
            for lesson in batch.iter().map(|at| &lessons[*at]) {
                let chances = chances(lesson, fit);
                for (seat, features) in lesson.features.iter().enumerate() {
                    slopes.add(fit, features, (chances[seat] - lesson.won[seat]) / batch.len() as f32);
                }
            }
            let pace = PACE * (1.0 - 0.9 * step as f32 / steps as f32);
            let weights = fit.chance.iter_mut().chain(fit.hidden.as_flattened_mut()).chain(&mut fit.combined);
            let moments = drift.all().zip(jitter.all());
            let settle = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            for (at, ((weight, slope), (drift, jitter))) in weights.zip(slopes.all()).zip(moments).enumerate() {
                let decay = if at < MAX_FEATURES { DECAY } else { DECAY_COMBINED };
                let slope = *slope + decay * *weight;
                *drift = 0.9 * *drift + 0.1 * slope;
                *jitter = 0.999 * *jitter + 0.001 * slope * slope;
                *weight -= pace * (*drift / settle.0) / ((*jitter / settle.1).sqrt() + 1e-8);
            }
        }
    }
}

/// Linear regression of the final points, by the normal equations with a small ridge.
fn learn_points(lessons: &[Lesson], count: usize) -> Features {
    let mut matrix = vec![vec![0.0f64; count + 1]; count];
    let mut samples = 0.0;
    for lesson in lessons {
        for (seat, features) in lesson.features.iter().enumerate() {
            samples += 1.0;
            for row in 0..count {
                for column in 0..count {
                    matrix[row][column] += f64::from(features[row]) * f64::from(features[column]);
                }
                matrix[row][count] += f64::from(features[row]) * f64::from(lesson.points[seat]);
            }
        }
    }
    for (at, row) in matrix.iter_mut().enumerate() {
        row[at] += 1e-3 * samples + 1e-9;
    }
    solve(&mut matrix)
}

/// Gaussian elimination with pivots; the last column is the right side.
fn solve(matrix: &mut [Vec<f64>]) -> Features {
    let count = matrix.len();
    for at in 0..count {
        let pivot = (at..count).max_by(|a, b| matrix[*a][at].abs().total_cmp(&matrix[*b][at].abs())).unwrap_or(at);
        matrix.swap(at, pivot);
        let lead = matrix[at][at];
        if lead.abs() < 1e-12 {
            continue;
        }
        let row = matrix[at].clone();
        for (other, target) in matrix.iter_mut().enumerate() {
            if other != at {
                let factor = target[at] / lead;
                target.iter_mut().zip(&row).for_each(|(value, of)| *value -= factor * of);
            }
        }
    }
    let mut weights = [0.0; MAX_FEATURES];
    for (at, row) in matrix.iter().enumerate() {
        weights[at] = if row[at].abs() < 1e-12 { 0.0 } else { (row[count] / row[at]) as f32 };
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two seats in which the seat with the larger first feature wins, and the second
    /// feature is worth ten points each.
    fn lessons() -> Vec<Lesson> {
        let mut dice = Dice::new(&"lessons".parse().expect("a seed"));
        let mut seat = |lessons: &mut Vec<Lesson>| {
            let mut features = vec![[0.0; MAX_FEATURES]; 2];
            features.iter_mut().flatten().for_each(|feature| *feature = 0.0);
            for row in &mut features {
                row[0] = dice.below(100) as f32 / 100.0;
                row[1] = dice.below(100) as f32 / 100.0;
            }
            let winner = usize::from(features[1][0] > features[0][0]);
            let mut won = [0.0; MAX_SEATS];
            won[winner] = 1.0;
            let mut points = [0.0; MAX_SEATS];
            (0..2).for_each(|seat| points[seat] = 10.0 * features[seat][1]);
            lessons.push(Lesson { features, won, points });
        };
        let mut all = Vec::new();
        (0..6_000).for_each(|_| seat(&mut all));
        all
    }

    #[test]
    fn what_decides_a_game_is_found() {
        let lessons = lessons();
        let nothing = Weights { solo: Fit::default(), table: Fit::default() };
        let weights = teach(&lessons, &nothing, 2, &"teach".parse().expect("a seed"));
        let fit = weights.table;
        assert_eq!(weights.solo, Fit::default());
        let strength = |features: [f32; 2]| fit.weigh(&features).0;
        let (decisive, idle) =
            (strength([1.0, 0.5]) - strength([0.0, 0.5]), strength([0.5, 1.0]) - strength([0.5, 0.0]));
        assert!(decisive > 3.0 && idle.abs() < 0.2 * decisive, "{decisive} {idle}");
        assert!((fit.points[1] - 10.0).abs() < 0.2 && fit.points[0].abs() < 0.2, "{:?}", &fit.points[..2]);
        assert!(surprise(&lessons, &weights) < 0.5 * surprise(&lessons, &nothing));
    }
}
