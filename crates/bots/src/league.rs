//! Bots compared: the same games, with everybody in every seat.

use engine::{Dice, MAX_SEATS, Seed, Turn};

use crate::heuristics::Heuristics;
use crate::{Arena, Bot, Stuck};

/// Who sits where: the places of the bots in the list of those compared, by seat.
pub type Lineup = Vec<usize>;

/// All seatings of `bots` bots around a table, each in every rotation, so that no bot has the
/// better seats. Where there are more seats than bots they sit in turn; where there are fewer,
/// every combination plays.
pub fn lineups(bots: usize, seats: usize) -> Vec<Lineup> {
    let mut groups: Vec<Lineup> = Vec::new();
    if bots <= seats {
        groups.extend((0..bots).map(|first| (0..seats).map(|seat| (first + seat) % bots).collect()));
    } else {
        let fits = |set: &u32| set.count_ones() as usize == seats;
        let sets = (0..1u32 << bots.min(16)).filter(fits);
        groups.extend(sets.map(|set| (0..bots).filter(|bot| set & 1 << bot != 0).collect()));
    }
    let mut lineups: Vec<Lineup> = Vec::new();
    for group in groups {
        for turn in 0..seats {
            let mut lineup = group.clone();
            lineup.rotate_left(turn);
            lineups.push(lineup);
        }
    }
    lineups.sort();
    lineups.dedup();
    lineups
}

/// How one game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// Which of the seeds it was played with.
    pub deal: u64,
    /// Who sat where.
    pub lineup: Lineup,
    /// What each seat won: 1, a share, or 0.
    pub won: [f32; MAX_SEATS],
    /// The points of each seat.
    pub points: [f32; MAX_SEATS],
}

/// Plays one game. All meetings of a deal begin with the same cards and dice.
pub fn meet<G: Heuristics>(
    setup: &G::Setup,
    seed: &Seed,
    deal: u64,
    bots: &[Bot],
    lineup: &[usize],
    arena: &mut Arena<G>,
) -> Result<Meeting, Stuck> {
    let seed = seed.nth(deal);
    let mut dice = Dice::new(&seed);
    let stuck = |why: String| Stuck { decisions: 0, why };
    let mut state = G::new(setup, &mut dice).map_err(|fault| stuck(fault.to_string()))?;
    let seated: Vec<Bot> = lineup.iter().filter_map(|bot| bots.get(*bot)).copied().collect();
    let mut players = Arena::<G>::seat(&seated, state.seats(), &seed);
    let playout = arena.play(&mut state, &mut dice, &mut players)?;
    let mut meeting = Meeting { deal, lineup: lineup.to_vec(), won: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] };
    match state.turn() {
        Turn::Over(outcome) => {
            let share = 1.0 / outcome.winners.len().max(1) as f32;
            outcome.winners.iter().for_each(|seat| meeting.won[seat.index()] = share);
            outcome.scores.iter().zip(&mut meeting.points).for_each(|(score, points)| *points = *score as f32);
            Ok(meeting)
        }
        Turn::Decide(_) => Err(Stuck { decisions: playout.decisions, why: "the game does not end".into() }),
    }
}

/// A number with the interval in which it lies with a likelihood of 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The best guess.
    pub mean: f64,
    /// From here.
    pub low: f64,
    /// To here.
    pub high: f64,
}

/// How one bot did.
#[derive(Clone, Debug)]
pub struct Standing {
    /// How often it sat down.
    pub games: u64,
    /// Its share of victories for each seat that it took.
    pub won: Estimate,
    /// Its points.
    pub points: Estimate,
    /// Its strength against the others of the list, whose mean is 0; in a game for one, against
    /// the game itself. 400 more means ten times the chances.
    pub elo: Estimate,
}

/// Sums up meetings. Meetings of one deal are alike, so that deals, not games, are counted for
/// the intervals.
pub fn standings(meetings: &[Meeting], bots: usize, seed: &Seed) -> Vec<Standing> {
    let deals = meetings.iter().map(|meeting| meeting.deal).max().map_or(0, |last| last as usize + 1);
    // For each deal and bot: how often it sat, what it won, its points; and who beat whom.
    let mut sums = vec![vec![[0.0f64; 3]; bots]; deals];
    let mut duels = vec![vec![0.0f64; (bots + 1) * (bots + 1)]; deals];
    for meeting in meetings {
        let deal = meeting.deal as usize;
        for (seat, bot) in meeting.lineup.iter().enumerate() {
            let sum = &mut sums[deal][*bot];
            sum[0] += 1.0;
            sum[1] += f64::from(meeting.won[seat]);
            sum[2] += f64::from(meeting.points[seat]);
        }
        count_duels(meeting, &mut duels[deal], bots);
    }
    let rate = |bot: usize, what: usize, chosen: &[usize]| {
        let (mut games, mut total) = (0.0, 0.0);
        for deal in chosen {
            games += sums[*deal][bot][0];
            total += sums[*deal][bot][what];
        }
        if games > 0.0 { total / games } else { 0.0 }
    };
    let strengths = |chosen: &[usize]| {
        let mut total = vec![0.0; (bots + 1) * (bots + 1)];
        for deal in chosen {
            total.iter_mut().zip(&duels[*deal]).for_each(|(total, duel)| *total += duel);
        }
        elo(&total, bots)
    };
    // The bootstrap: what other deals might have brought.
    const DRAWS: usize = 400;
    let all: Vec<usize> = (0..deals).collect();
    let mut dice = Dice::new(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); 3 * bots];
    for _ in 0..DRAWS {
        let chosen: Vec<usize> = all.iter().map(|_| dice.below(deals as u32) as usize).collect();
        let elo = strengths(&chosen);
        for bot in 0..bots {
            drawn[3 * bot].push(rate(bot, 1, &chosen));
            drawn[3 * bot + 1].push(rate(bot, 2, &chosen));
            drawn[3 * bot + 2].push(elo[bot]);
        }
    }
    let mut estimate = |mean: f64, which: usize| {
        let draws = &mut drawn[which];
        draws.sort_by(f64::total_cmp);
        let at = |share: f64| draws.get((share * (DRAWS - 1) as f64).round() as usize).copied().unwrap_or(mean);
        Estimate { mean, low: at(0.025), high: at(0.975) }
    };
    let elo = strengths(&all);
    let standing = |bot: usize| {
        let games = sums.iter().map(|sums| sums[bot][0]).sum::<f64>();
        let mut won = estimate(rate(bot, 1, &all), 3 * bot);
        // A bootstrap of nothing but victories knows no doubt; Wilson's interval does.
        let (low, high) = wilson(won.mean, deals as f64);
        (won.low, won.high) = (won.low.min(low), won.high.max(high));
        Standing {
            games: games as u64,
            won,
            points: estimate(rate(bot, 2, &all), 3 * bot + 1),
            elo: estimate(elo[bot], 3 * bot + 2),
        }
    };
    (0..bots).map(standing).collect()
}

/// The score interval of a share, for so many independent trials.
fn wilson(share: f64, trials: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if trials < 1.0 {
        return (0.0, 1.0);
    }
    let middle = (share + Z * Z / (2.0 * trials)) / (1.0 + Z * Z / trials);
    let reach = Z * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt() / (1.0 + Z * Z / trials);
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

/// Who beat whom: winners beat all others, then more points beat fewer. In a game for one the
/// opponent is the game itself, as the last in the list.
fn count_duels(meeting: &Meeting, duels: &mut [f64], bots: usize) {
    let width = bots + 1;
    let seats = meeting.lineup.len();
    if let [alone] = meeting.lineup[..] {
        let won = f64::from(meeting.won[0]);
        duels[alone * width + bots] += won;
        duels[bots * width + alone] += 1.0 - won;
        return;
    }
    for one in 0..seats {
        for other in 0..seats {
            let (a, b) = (meeting.lineup[one], meeting.lineup[other]);
            if a == b {
                continue;
            }
            let rank = |seat: usize| (meeting.won[seat], meeting.points[seat]);
            if rank(one) > rank(other) {
                duels[a * width + b] += 1.0;
            } else if rank(one) == rank(other) {
                duels[a * width + b] += 0.5;
            }
        }
    }
}

/// Strengths by the model of Bradley and Terry, by its usual iteration. Half a victory for either
/// side of every pair that met keeps all of them finite.
fn elo(duels: &[f64], bots: usize) -> Vec<f64> {
    let width = bots + 1;
    let mut strength = vec![1.0f64; width];
    let met = |a: usize, b: usize| duels[a * width + b] + duels[b * width + a];
    for _ in 0..200 {
        let now = strength.clone();
        for (a, strength) in strength.iter_mut().enumerate() {
            let (mut won, mut chances) = (0.0, 0.0);
            for b in (0..width).filter(|b| *b != a && met(a, *b) > 0.0) {
                won += duels[a * width + b] + 0.5;
                chances += (met(a, b) + 1.0) / (now[a] + now[b]);
            }
            if chances > 0.0 {
                *strength = won / chances;
            }
        }
    }
    let points: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
    let solo = (0..bots).any(|bot| met(bot, bots) > 0.0);
    let zero = if solo { points[bots] } else { points[..bots].iter().sum::<f64>() / bots.max(1) as f64 };
    points[..bots].iter().map(|points| points - zero).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_in_every_seat_equally_often() {
        for (bots, seats) in [(2, 2), (3, 2), (3, 3), (3, 4), (2, 4), (4, 3), (1, 1), (3, 1)] {
            let lineups = lineups(bots, seats);
            let mut count = vec![vec![0; seats]; bots];
            for lineup in &lineups {
                assert_eq!(lineup.len(), seats);
                lineup.iter().enumerate().for_each(|(seat, bot)| count[*bot][seat] += 1);
            }
            let first = count[0][0];
            assert!(first > 0 && count.iter().flatten().all(|times| *times == first), "{bots} {seats} {count:?}");
        }
    }

    fn meeting(deal: u64, lineup: &[usize], winner: usize) -> Meeting {
        let mut meeting = Meeting { deal, lineup: lineup.to_vec(), won: [0.0; 5], points: [0.0; 5] };
        meeting.won[winner] = 1.0;
        meeting.points[winner] = 10.0;
        meeting
    }

    #[test]
    fn the_stronger_bot_stands_higher_and_the_interval_holds_the_mean() {
        // Bot 0 wins three of four.
        let meetings: Vec<Meeting> = (0..100).map(|deal| meeting(deal, &[0, 1], usize::from(deal % 4 == 0))).collect();
        let table = standings(&meetings, 2, &"x".parse().expect("a seed"));
        assert_eq!(table[0].won.mean, 0.75);
        assert!(table[0].won.low > 0.6 && table[0].won.high < 0.87, "{:?}", table[0].won);
        assert!(table[0].elo.mean > 80.0 && table[0].elo.mean < 110.0, "{:?}", table[0].elo);
        assert!((table[0].elo.mean + table[1].elo.mean).abs() < 1e-6);
        assert!(table[0].won.low > table[1].won.high);
    }

    #[test]
    fn without_a_defeat_there_is_still_doubt() {
        let meetings: Vec<Meeting> = (0..10).map(|deal| meeting(deal, &[0], 0)).collect();
        let table = standings(&meetings, 1, &"x".parse().expect("a seed"));
        assert_eq!((table[0].won.mean, table[0].won.high), (1.0, 1.0));
        assert!(table[0].won.low < 0.9 && table[0].elo.mean.is_finite());
    }
}
