//! What a bot knows about a game beyond its rules.

mod black_angel;
mod campaign;
mod salvage;
mod tiny_epic_galaxies;
mod under_falling_skies;
mod weights;

use engine::{Dice, Game, MAX_SEATS, Play, Seat, Turn};
use serde::Serialize;

pub(crate) use weights::HIDDEN;
pub use weights::{Features, Fit, MAX_FEATURES, Weights};

/// What the seats may expect of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Outlook {
    /// The chance of each seat to win, 0 to 1. A shared victory is shared.
    pub chance: [f32; MAX_SEATS],
    /// The points of each seat at the end.
    pub points: [f32; MAX_SEATS],
}

impl Outlook {
    /// What the end of a game came to.
    fn of(outcome: &engine::Outcome) -> Outlook {
        let mut outlook = Outlook::default();
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        for seat in outcome.winners.iter().filter(|seat| seat.index() < MAX_SEATS) {
            outlook.chance[seat.index()] = share;
        }
        for (points, score) in outlook.points.iter_mut().zip(&outcome.scores) {
            *points = *score as f32;
        }
        outlook
    }
}

/// What a search knows about a game: the features of a position, where a search line may pause, and
/// which choices are usually worth trying. How much each feature counts is not said here; it is
/// learned from games (`starboard tune`) and stored in `data/<game>.toml`.
pub trait Heuristics: Game {
    /// The names of what [`Heuristics::features`] tells, in order; at most [`MAX_FEATURES`].
    const FEATURES: &'static [&'static str];

    /// How many pauses a playout passes over, playing on by habit, before it is valued.
    const HORIZON: u8 = 0;

    /// How many times longer than usual a strong player thinks about a choice.
    const TIME_FACTOR: u32 = 1;

    /// The weights of the data file.
    fn weights() -> &'static Weights;

    /// What matters in a seat's situation, each thing about 0 to 1 in size.
    fn features(&self, seat: Seat, out: &mut Features);

    /// Whether a turn or a round begins here, so that a playout may end and be valued.
    fn is_pause(&self) -> bool;

    /// Whether a playout must end at this pause, since what follows cannot be compared.
    fn is_break(&self) -> bool {
        false
    }

    /// A number for what chance has shown: positions that `seat`, who decides, must not confuse
    /// have different ones.
    fn fingerprint(&self, seat: Seat) -> u64;

    /// How likely a sensible player makes each of these choices, compared with each other: one
    /// number a choice is added to `out`, which has room for them.
    fn habits(&self, seat: Seat, choices: &[Self::Action], out: &mut Vec<f32>) {
        let _ = seat;
        out.extend(choices.iter().map(|_| 1.0));
    }

    /// How much was missing in a game for one that was lost, above 0: while victories are rare, what
    /// weights are learned from.
    fn shortfall(&self) -> f32 {
        1.0
    }

    /// What the position promises to each seat.
    fn appraise(&self, weights: &Weights) -> Outlook {
        if let Turn::Over(outcome) = self.turn() {
            return Outlook::of(&outcome);
        }
        let seats = usize::from(self.seats()).min(MAX_SEATS);
        let fit = weights.for_seats(seats);
        let mut outlook = Outlook::default();
        let mut features = [0.0; MAX_FEATURES];
        for seat in 0..seats {
            self.features(Seat(seat as u8), &mut features);
            let (strength, points) = fit.weigh(&features[..Self::FEATURES.len()]);
            outlook.chance[seat] = strength;
            outlook.points[seat] = points;
        }
        to_chances(&mut outlook.chance[..seats]);
        outlook
    }
}

/// Turns strengths into chances to win: against the game itself for one seat, against each other
/// for several.
pub(crate) fn to_chances(strengths: &mut [f32]) {
    if let [alone] = strengths {
        *alone = 1.0 / (1.0 + (-*alone).exp());
        return;
    }
    let most = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for strength in strengths.iter_mut() {
        *strength = (*strength - most).exp();
        sum += *strength;
    }
    strengths.iter_mut().for_each(|strength| *strength /= sum);
}

/// Mixes another number into a fingerprint.
#[inline]
pub(crate) fn mix(print: u64, value: u64) -> u64 {
    (print.rotate_left(5) ^ value).wrapping_mul(0x517c_c1b7_2722_0a95)
}

/// Mixes things into a fingerprint of which the order does not matter, as of dice.
#[inline]
pub(crate) fn mix_all(print: u64, values: impl Iterator<Item = u64>) -> u64 {
    // `mix` alone is nearly linear: sums of it would only tell the sums of the values apart.
    let scatter = |value| {
        let mixed = mix(0x9e37_79b9, value + 1);
        mix(mixed ^ (mixed >> 32), 0)
    };
    mix(print, values.fold(0u64, |sum, value| sum.wrapping_add(scatter(value))))
}

/// A decision with a single choice is none. So many in a row are taken at most, and so many
/// choices in one playout: no game comes near.
pub(crate) const LONGEST_RUN: usize = 400;

/// Plays on by habit until a turn or round ends, and over so many more ends. Nothing is allocated
/// here.
pub(crate) fn play_on<G: Heuristics>(
    state: &mut G,
    pauses: u8,
    legal: &mut Vec<G::Action>,
    usual: &mut Vec<f32>,
    dice: &mut Dice,
) {
    let mut pauses = pauses;
    for _ in 0..LONGEST_RUN {
        if state.is_pause() {
            if pauses == 0 || state.is_break() {
                return;
            }
            pauses -= 1;
        }
        let Turn::Decide(seats) = state.turn() else { return };
        let Some(seat) = seats.iter().next() else { return };
        legal.clear();
        state.legal(seat, legal);
        usual.clear();
        state.habits(seat, legal, usual);
        let Some(action) = by_habit(legal, usual, dice) else { return };
        if state.apply(seat, action, &mut Play::new(dice, &mut ())).is_err() {
            return;
        }
    }
}

/// One of the choices at random, each as likely as it is usual.
fn by_habit<A: Copy>(choices: &[A], usual: &[f32], dice: &mut Dice) -> Option<A> {
    if choices.len() < 2 {
        return choices.first().copied();
    }
    let total: f32 = usual.iter().sum();
    let mut rest = dice.below(1 << 24) as f32 / (1 << 24) as f32 * total;
    for (action, usual) in choices.iter().zip(usual) {
        rest -= usual;
        if rest < 0.0 {
            return Some(*action);
        }
    }
    choices.last().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_in_another_order_are_the_same_dice() {
        let print = |dice: [u64; 4]| mix_all(7, dice.into_iter());
        assert_eq!(print([1, 2, 2, 5]), print([2, 5, 1, 2]));
        let others = [[1, 2, 5, 5], [1, 1, 2, 5], [0, 2, 2, 5], [1, 2, 2, 6], [2, 2, 2, 4]];
        assert!(others.iter().all(|dice| print(*dice) != print([1, 2, 2, 5])));
    }
}
