//! A match that is looked back at: its turns in words, the page of a step, and the steps after it.

use engine::Viewer;
use maud::Markup;
use ui::{Eyes, Frame, Part, Replay, ReplayTurn, TableScene, Tabletop, TurnBegun};

use super::{Beside, ErasedMatch, Look, LookBack, Perspective};

/// So much of a turn, or of a step, is told in words.
const LINES: usize = 2;

/// So many things are asked for their words until there are enough.
const TRIED: usize = 6;

/// The parts of the page of a step, and for each step after it how it comes about.
pub struct ReplaySteps {
    pub(crate) first: Vec<Part>,
    pub(crate) steps: Vec<Vec<Frame>>,
}

/// What happened, with the time that each thing wants to be looked at: what wants most is told first.
struct Told<E> {
    events: Vec<(u32, E)>,
}

impl<E: Clone> Told<E> {
    fn new() -> Told<E> {
        Told { events: Vec::new() }
    }

    fn push(&mut self, weight: u32, event: &E) {
        self.events.push((weight, event.clone()));
    }

    /// In words, in the order in which it happened.
    fn words(&self, mut narrate: impl FnMut(&E) -> Option<Markup>) -> Vec<Markup> {
        let mut order: Vec<usize> = (0..self.events.len()).collect();
        order.sort_by_key(|index| std::cmp::Reverse(self.events[*index].0));
        let mut lines: Vec<(usize, Markup)> = Vec::new();
        for index in order.into_iter().take(TRIED) {
            if lines.len() == LINES {
                break;
            }
            lines.extend(narrate(&self.events[index].1).map(|words| (index, words)));
        }
        lines.sort_by_key(|(index, _)| *index);
        lines.into_iter().map(|(_, words)| words).collect()
    }
}

impl<G: Tabletop> ErasedMatch<G> {
    /// The viewer whose eyes these are when this position is shown.
    fn viewer(&self, eyes: Eyes) -> Viewer {
        match (eyes, self.game.state().turn()) {
            (Eyes::Seat(seat), _) => Viewer::Seat(seat),
            (Eyes::Turn, engine::Turn::Decide(seats)) => seats.iter().next().map_or(Viewer::Spectator, Viewer::Seat),
            (Eyes::Turn | Eyes::Public, _) => Viewer::Spectator,
        }
    }

    fn looked_at<'a>(&self, look: &Look<'a>, eyes: Eyes) -> Look<'a> {
        Look { perspective: Perspective { viewer: self.viewer(eyes), ..Perspective::SPECTATOR }, ..look.clone() }
    }

    /// The turns of the match, with what was done in each. They are the same at every step.
    fn turns(&self, look: &Look<'_>, eyes: Eyes) -> Vec<ReplayTurn> {
        let Some(mut walk) = self.first(0) else { return Vec::new() };
        let several = look.names.len() > 1;
        let viewer = match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Public | Eyes::Turn => Viewer::Spectator,
        };
        let look = Look { perspective: Perspective { viewer, ..Perspective::SPECTATOR }, ..look.clone() };
        let first = walk.tell(&look, |scene| {
            let event = G::first_heading(scene.view, None);
            event.map(|event| (G::turn_begun(&event).and_then(|turn| turn.round), G::narrate_here(&event, scene)))
        });
        let (round, title) = first.unwrap_or_default();
        let mut turns = vec![ReplayTurn { step: 0, seat: None, round, title, lines: Vec::new() }];
        let mut told = Told::new();
        for (step, choice) in (1..).zip(self.game.moves()) {
            if walk.do_act(choice.seat, choice.action).is_err() {
                break;
            }
            let happened: Vec<G::Event> = walk.last.iter().filter_map(|(event, _)| G::redact(event, viewer)).collect();
            for event in happened {
                let Some(TurnBegun { seat, round }) = G::turn_begun(&event) else {
                    told.push(G::pause(&event), &event);
                    continue;
                };
                let title = walk.tell(&look, |scene| {
                    turns
                        .last_mut()
                        .into_iter()
                        .for_each(|turn| turn.lines = told.words(|it| G::narrate_here(it, scene)));
                    G::narrate_here(&event, scene)
                });
                told = Told::new();
                turns.push(ReplayTurn { step, seat: seat.filter(|_| several), round, title, lines: Vec::new() });
            }
        }
        walk.tell(&look, |scene| {
            turns.last_mut().into_iter().for_each(|turn| turn.lines = told.words(|it| G::narrate_here(it, scene)));
        });
        // A game whose first turn begins with its first choice has nothing before it.
        if turns.len() > 1 && turns[1].step <= 1 && turns[0].lines.is_empty() {
            turns.remove(0);
            turns[0].step = 0;
        }
        turns
    }

    /// What led to this position, in words: the most noticeable of it, and whose turn has begun.
    fn caption(&self, look: &Look<'_>) -> Vec<Markup> {
        let viewer = look.perspective.viewer;
        let happened: Vec<G::Event> = self.last.iter().filter_map(|(event, _)| G::redact(event, viewer)).collect();
        self.tell(look, |scene| {
            let mut told = Told::new();
            happened.iter().filter(|event| !G::is_heading(event)).for_each(|it| told.push(G::pause(it), it));
            let mut words = told.words(|it| G::narrate_here(it, scene));
            let begun = happened.iter().filter(|event| G::is_heading(event));
            words.extend(begun.filter_map(|event| G::narrate_here(event, scene)).last());
            words
        })
    }

    /// Tells of this position.
    fn tell<T>(&self, look: &Look<'_>, words: impl FnOnce(&TableScene<'_, G>) -> T) -> T {
        self.draw(look, None, words)
    }

    /// Draws this position as a step of the whole match.
    fn draw_step<T>(
        &self,
        look: &Look<'_>,
        (step, steps): (u64, u64),
        turns: &[ReplayTurn],
        back: LookBack,
        beside: &Beside,
        pen: impl FnOnce(&ErasedMatch<G>, &Look<'_>, Replay<'_>) -> T,
    ) -> T {
        let look = self.looked_at(look, back.eyes);
        let replay = Replay {
            step,
            steps,
            eyes: back.eyes,
            open: back.open,
            may_continue: back.may_continue && !self.game.is_over(),
            caption: &self.caption(&look),
            turns,
            points: &beside.points,
            version: &beside.version,
        };
        pen(self, &look, replay)
    }

    pub(super) fn page_of_step(&self, look: &Look<'_>, step: u64, back: LookBack, beside: &Beside) -> String {
        let steps = self.game.moves().len() as u64;
        let step = step.min(steps);
        let earlier = usize::try_from(step).ok().and_then(|step| self.first(step));
        let turns = self.turns(look, back.eyes);
        earlier.as_ref().unwrap_or(self).draw_step(look, (step, steps), &turns, back, beside, |shown, look, replay| {
            shown.draw(look, Some(replay), |scene| ui::table_page::<G>(scene, None))
        })
    }

    pub(super) fn steps(&self, look: &Look<'_>, from: u64, count: u64, back: LookBack, beside: &Beside) -> ReplaySteps {
        let all = self.game.moves();
        let steps = all.len() as u64;
        let from = usize::try_from(from.min(steps)).unwrap_or(all.len());
        let Some(mut walk) = self.first(from) else { return ReplaySteps { first: Vec::new(), steps: Vec::new() } };
        let turns = self.turns(look, back.eyes);
        let parts = |shown: &ErasedMatch<G>, look: &Look<'_>, replay: Replay<'_>| {
            shown.draw(look, Some(replay), ui::table_parts::<G>)
        };
        let first = walk.draw_step(look, (from as u64, steps), &turns, back, beside, parts);
        let mut before = first.clone();
        let mut found = Vec::new();
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        for (step, choice) in (from as u64 + 1..).zip(all.iter().skip(from).take(count)) {
            // As at the table: it is played back to those who looked before, then the eyes may change.
            let earlier = walk.looked_at(look, back.eyes);
            if walk.do_act(choice.seat, choice.action).is_err() {
                break;
            }
            let frames = walk.draw_step(look, (step, steps), &turns, back, beside, |shown, look, replay| {
                let now = parts(shown, look, replay);
                (shown.frames(&earlier, Some(replay), &before, &now), now)
            });
            found.push(frames.0);
            before = frames.1;
        }
        ReplaySteps { first, steps: found }
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn what_wants_to_be_looked_at_longest_is_told_in_the_order_in_which_it_happened() {
        let mut told = Told::new();
        for (weight, event) in [(100, "a"), (700, "silent"), (500, "b"), (0, "c"), (600, "d")] {
            told.push(weight, &event);
        }
        let lines = told.words(|event| (*event != "silent").then(|| html! { (event) }));
        let lines: Vec<String> = lines.into_iter().map(Markup::into_string).collect();
        assert_eq!(lines, ["b", "d"]);
    }
}
