//! The end of the game, and what it came to (UFS-END).

use engine::{Outcome, Play, Seats, Sink, Tally};

use crate::decisions::{PLAYER, Step};
use crate::event::Event;
use crate::state::{Ending, Next, UnderFallingSkies};

impl UnderFallingSkies {
    /// Ends the game at once, whatever was to come (UFS-END-1 to 3).
    pub(crate) fn end<S: Sink<Self>>(&mut self, ending: Ending, play: &mut Play<'_, S>) {
        self.ended_in = Some(self.phase());
        self.step = Step::GameOver { ending };
        self.next = Next::Nothing;
        play.tell(self, Event::Ended { ending });
    }

    /// A game is won or lost: 1 or 0 points.
    pub(crate) fn result(&self) -> Outcome {
        let won = self.ending() == Some(Ending::Won);
        Outcome {
            winners: if won { Seats::one(PLAYER) } else { Seats::NONE },
            scores: [i32::from(won)].into_iter().collect(),
        }
    }

    pub(crate) fn count(&self, tally: &mut Tally) {
        match self.ending() {
            Some(Ending::Won) => {
                tally.count("result", "won");
                tally.count("winner", "seat-0");
            }
            Some(ending) => {
                tally.count("result", "lost");
                let cause = if ending == Ending::BaseDestroyed { "base_destroyed" } else { "mothership_arrived" };
                tally.count("losses", cause);
            }
            None => tally.count("result", "unfinished"),
        }
        tally.number("score", i64::from(self.ending() == Some(Ending::Won)));
        tally.number("rounds", i64::from(self.round));
        tally.number("research", i64::from(self.research));
        tally.number("damage", i64::from(self.damage));
        tally.number("rows_left", i64::from(self.rows_left()));
    }
}
