//! The bot that thinks ahead.

mod tree;

use std::fmt;
use std::thread;
use std::time::{Duration, Instant};

use engine::{Dice, Seed};

use crate::heuristics::{Heuristics, Outlook};
use crate::{Budget, Player, SearchControl, Sight, Weights};

pub(crate) use tree::Found;
use tree::Tree;

/// So often at least is tried what is told: however little time there was.
pub(crate) const LEAST_LOOKS: u32 = 8;

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How long.
    pub budget: Budget,
    /// On how many threads; each thinks for itself, and they vote.
    pub threads: u8,
    /// How much it tries what looks worse at first.
    pub exploration: f32,
    /// How much it trusts the first look at a choice.
    pub bias: f32,
    /// How often it takes a choice that is not the best: 0 never, 1 in proportion to its visits.
    pub temperature: f32,
}

impl Settings {
    /// Usual settings with this budget, on one thread.
    pub const fn with(budget: Budget) -> Settings {
        Settings { budget, threads: 1, exploration: 1.0, bias: 1.0, temperature: 0.0 }
    }
}

/// Monte-Carlo tree search over what the seat can know. With the same seed, threads and budget in
/// iterations it always chooses the same.
pub struct Search<G: Heuristics> {
    settings: Settings,
    trees: Vec<Tree<G>>,
    temperature_dice: Dice,
    taken: Option<usize>,
}

impl<G: Heuristics> Search<G> {
    /// A search that values positions by `weights`; what it draws for hidden cards and dice follows from `seed`.
    pub fn new(seed: &Seed, weights: Weights, settings: Settings) -> Search<G> {
        let trees =
            (1..=u64::from(settings.threads.max(1))).map(|number| Tree::new(&seed.nth(number), weights, settings));
        Search { settings, trees: trees.collect(), temperature_dice: Dice::new(&seed.nth(0)), taken: None }
    }

    /// Thinks about a decision and tells what it has found about each choice. Thoughts about an
    /// earlier decision are kept if the choice `taken` then has led here.
    pub(crate) fn think(&mut self, sight: Sight<'_, G>, choices: &[G::Action], control: &SearchControl) -> Vec<Found> {
        let budget = control.budget().unwrap_or(self.settings.budget);
        let taken = self.taken.take();
        let most = budget.iterations.div_ceil(self.trees.len() as u32);
        let start = Instant::now();
        let work = |tree: &mut Tree<G>| {
            tree.begin(sight, choices, taken);
            let kept = tree.visits();
            let (mut done, mut end) = (kept, most);
            while done < end && !control.is_cancelled() && !decided(tree.found(), end - done) {
                tree.iterate(sight, None);
                done += 1;
                if let Some(time) = budget.time
                    && done.is_multiple_of(16)
                {
                    end = most.min(done.saturating_add(within(time, start.elapsed(), done - kept)));
                }
            }
        };
        match self.trees.as_mut_slice() {
            [tree] => work(tree),
            trees => thread::scope(|scope| {
                let (here, others) = trees.split_at_mut(1);
                for tree in others {
                    scope.spawn(|| work(tree));
                }
                here.iter_mut().for_each(work);
            }),
        }
        self.add_up(choices.len())
    }

    /// Thinks more about one choice, until it has been tried so often, or a few times and `deadline`
    /// has passed: a choice that ends the game at once is tried in no time, and another one could
    /// not be tried as often in minutes.
    pub(crate) fn think_of(
        &mut self,
        sight: Sight<'_, G>,
        choice: usize,
        visits: u32,
        deadline: Option<Instant>,
        control: &SearchControl,
    ) -> Vec<Found> {
        let tree = &mut self.trees[0];
        let in_time = || deadline.is_none_or(|deadline| Instant::now() < deadline);
        while tree.found()[choice].visits < visits
            && !control.is_cancelled()
            && (tree.found()[choice].visits < LEAST_LOOKS || in_time())
        {
            tree.iterate(sight, Some(choice));
        }
        let count = tree.found().len();
        self.add_up(count)
    }

    /// Tries a choice once more, and tells where that led.
    pub(crate) fn try_out(&mut self, sight: Sight<'_, G>, choice: usize) -> (G, Outlook) {
        self.trees[0].iterate(sight, Some(choice))
    }

    /// What all trees together have found.
    fn add_up(&self, choices: usize) -> Vec<Found> {
        let mut total = vec![Found::default(); choices];
        for tree in &self.trees {
            for (total, found) in total.iter_mut().zip(tree.found()) {
                total.visits += found.visits;
                for seat in 0..engine::MAX_SEATS {
                    total.sum[seat] += found.sum[seat];
                    total.points[seat] += found.points[seat];
                }
            }
        }
        total
    }

    /// What it does, and which chance to win it thinks the seat has by that; nothing is thought about
    /// a forced choice.
    pub(crate) fn choose_and_value(
        &mut self,
        sight: Sight<'_, G>,
        choices: &[G::Action],
        control: &SearchControl,
    ) -> (usize, Option<f32>) {
        // The tree passes over a forced choice as well.
        if choices.len() == 1 {
            return (0, None);
        }
        let found = self.think(sight, choices, control);
        let seat = sight.seat().index();
        let chosen = self.pick(&found, seat);
        self.taken = Some(chosen);
        let Found { visits, sum, .. } = &found[chosen];
        (chosen, Some((sum[seat] / f64::from((*visits).max(1))) as f32))
    }

    /// The most tried choice, or with a temperature above 0 another that was tried.
    fn pick(&mut self, found: &[Found], seat: usize) -> usize {
        let best = best(found, seat);
        if self.settings.temperature <= 0.0 {
            return best;
        }
        let most = f64::from(found[best].visits.max(1));
        let power = 1.0 / f64::from(self.settings.temperature);
        let weight = |found: &Found| (f64::from(found.visits) / most).powf(power);
        let mut rest = f64::from(self.temperature_dice.below(1 << 24)) / f64::from(1 << 24)
            * found.iter().map(weight).sum::<f64>();
        for (index, found) in found.iter().enumerate() {
            rest -= weight(found);
            if rest < 0.0 {
                return index;
            }
        }
        best
    }
}

/// How many more iterations the time allows, and some to spare, if so many were done by now.
fn within(time: Duration, elapsed: Duration, done: u32) -> u32 {
    let left = time.saturating_sub(elapsed).as_secs_f64();
    (1.25 * left * f64::from(done) / elapsed.as_secs_f64().max(1e-6)).ceil() as u32
}

/// Whether one choice leads by more than what is left of the budget.
fn decided(found: &[Found], left: u32) -> bool {
    let (mut first, mut second) = (0, 0);
    for found in found {
        if found.visits > first {
            (second, first) = (first, found.visits);
        } else {
            second = second.max(found.visits);
        }
    }
    first - second > left
}

/// The most tried choice; of equals the one that promises more.
pub(crate) fn best(found: &[Found], seat: usize) -> usize {
    let rank = |found: &Found| (found.visits, found.sum[seat] / f64::from(found.visits.max(1)));
    let mut best = 0;
    for (index, candidate) in found.iter().enumerate() {
        if rank(candidate) > rank(&found[best]) {
            best = index;
        }
    }
    best
}

impl<G: Heuristics> Player<G> for Search<G> {
    fn choose(&mut self, sight: Sight<'_, G>, choices: &[G::Action], control: &SearchControl) -> usize {
        self.choose_and_value(sight, choices, control).0
    }
}

impl<G: Heuristics> fmt::Debug for Search<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("settings", &self.settings).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use under_falling_skies::UnderFallingSkies;

    use super::*;

    #[test]
    fn a_thought_of_limited_time_ends_when_no_choice_can_overtake() {
        let found = |visits| Found { visits, ..Found::default() };
        let (second, most) = (Duration::from_secs(1), Duration::from_millis(900));
        // A thousand looks in 0.9 seconds: about 140 more until the second is over.
        let left = within(second, most, 1_000);
        assert!((111..=150).contains(&left), "{left}");
        assert!(decided(&[found(700), found(300)], left));
        assert!(!decided(&[found(550), found(450)], left));
        assert_eq!(within(second, second, 1_000), 0, "then the time is up");
        assert_eq!(within(Duration::ZERO, Duration::ZERO, 16), 0);
    }

    #[test]
    fn a_closer_look_ends_when_its_time_is_over() {
        let seed: Seed = "closer".parse().expect("a seed");
        let game = UnderFallingSkies::new(&Default::default(), &mut Dice::new(&seed)).expect("a game");
        let mut choices = Vec::new();
        game.legal(engine::Seat(0), &mut choices);
        let sight = Sight::of(&game, engine::Seat(0));
        let weights = *UnderFallingSkies::weights();
        let mut search = Search::<UnderFallingSkies>::new(&seed, weights, Settings::with(Budget::iterations(1)));
        let control = SearchControl::new();
        search.think(sight, &choices, &control);
        // Without a deadline this would never end.
        let found = search.think_of(sight, 1, u32::MAX, Some(Instant::now()), &control);
        assert!((LEAST_LOOKS..u32::MAX).contains(&found[1].visits), "{}", found[1].visits);
        let found = search.think_of(sight, 0, 40, None, &control);
        assert!(found[0].visits >= 40, "with time enough it looks as often as it is told");
    }
}
