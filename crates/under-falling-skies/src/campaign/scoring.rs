//! What a campaign came to (UFS-CAMP-12).

use engine::{Outcome, Seats, Tally};

use super::state::LAST_CHAPTER;
use super::{Campaign, Stage};
use crate::decisions::PLAYER;

impl Campaign {
    /// Threat levels of the games won minus the number of games lost (UFS-CAMP-12).
    pub fn score(&self) -> i16 {
        let games = self.log.iter().flat_map(|battle| &battle.games);
        games.map(|game| if game.won { i16::from(game.threat) } else { -1 }).sum()
    }

    fn is_won(&self) -> bool {
        self.stage == Stage::Over { won: true }
    }

    pub(super) fn result(&self) -> Outcome {
        Outcome {
            winners: if self.is_won() { Seats::one(PLAYER) } else { Seats::NONE },
            scores: [i32::from(self.score())].into_iter().collect(),
        }
    }

    pub(super) fn count(&self, tally: &mut Tally) {
        tally.count("result", if self.is_won() { "won" } else { "lost" });
        if self.is_won() {
            tally.count("winner", "seat-0");
        }
        tally.number("score", i64::from(self.score()));
        tally.number("games", self.log.iter().map(|battle| battle.games.len() as i64).sum());
        tally.number("chapters", i64::from(self.log.last().map_or(1, |battle| battle.chapter)));
        tally.number("piles", self.left.len() as i64);
        tally.number("cities_saved", self.saved().count() as i64);
        let finals = self.log.iter().filter(|battle| battle.chapter == LAST_CHAPTER);
        tally.number("final_battles", finals.count() as i64);
    }
}
