//! The log of a table: its newest lines on the page, older ones as they are asked for.

use maud::{Markup, html};

use crate::lang::say;
use crate::{TableScene, Tabletop};

/// How many lines come with the page, and at a time after that.
const LINES: usize = 80;

/// A line of the log.
struct Line {
    /// Which of all events it tells; before all others stands the heading of the start.
    index: i64,
    /// Whether it stands over those that follow it in time.
    heading: bool,
    words: Markup,
}

/// The newest lines before an event, the newest first, and whether there are older ones. They end
/// with a heading if one is not too far, so that each stands over all its lines.
fn lines<G: Tabletop>(scene: &TableScene<'_, G>, before: usize) -> (Vec<Line>, bool) {
    let mut found: Vec<Line> = Vec::with_capacity(2 * LINES);
    for (index, event) in scene.log.iter().enumerate().take(before).rev() {
        let Some(words) = G::narrate_here(event, scene) else { continue };
        let ends = found.last().is_some_and(|last| last.heading) && found.len() >= LINES;
        if ends || found.len() >= 3 * LINES {
            return (found, true);
        }
        found.push(Line { index: index as i64, heading: G::is_heading(event), words });
    }
    // What came before the first heading must not seem to belong to the one above it.
    let headless = found.last().is_some_and(|last| !last.heading);
    if headless && (before != usize::MAX || found.iter().any(|line| line.heading)) {
        let next = scene.log.iter().find(|event| G::is_heading(event));
        let heading = G::first_heading(scene.view, next).and_then(|event| G::narrate_here(&event, scene));
        let words = heading.unwrap_or_else(|| html! { span.rule { (say!(scene.visit.lang, "log-start")) } });
        found.push(Line { index: -1, heading: true, words });
    }
    (found, false)
}

/// The lines with each heading over its own lines, which are those after it: the newest part comes
/// first, and in each part the newest line.
fn headed(lines: Vec<Line>) -> Vec<Line> {
    let mut list = Vec::with_capacity(lines.len());
    let mut start = 0;
    for line in lines {
        if line.heading {
            list.insert(start, line);
            start = list.len();
        } else {
            list.push(line);
        }
    }
    list
}

fn list(lines: Vec<Line>) -> Markup {
    html! {
        @for Line { index, heading, words } in headed(lines) {
            li id=(format!("log-{index}")) .heading[heading] { (words) }
        }
    }
}

/// The part of the page with the newest lines.
pub(crate) fn log_part<G: Tabletop>(scene: &TableScene<'_, G>) -> Markup {
    let lang = scene.visit.lang;
    let (lines, older) = lines(scene, usize::MAX);
    let since = scene.since;
    html! {
        section #log.card.log tabindex="-1" aria-label=(say!(lang, "log")) data-since=[since.map(|since| since.own)] data-others=[since.map(|since| since.others)] {
            div.head {
                h2 { (say!(lang, "log")) }
                @if scene.replay.is_none() {
                    @if since.is_some() {
                        button.btn.small.scripted type="button" data-do="since" { (say!(lang, "log-since")) }
                    }
                    input.scripted #log-search type="search" autocomplete="off" aria-label=(say!(lang, "log-search")) placeholder=(say!(lang, "log-search"));
                }
            }
            (crate::your_box::played_note::<G>(lang))
            ol tabindex="0" aria-label=(say!(lang, "log")) { (list(lines)) }
            p.none.soft hidden { (say!(lang, "log-none")) }
            button.btn.small.older.scripted type="button" hidden[!older || scene.replay.is_some()] { (say!(lang, "log-older")) }
        }
    }
}

/// Older lines, for those who scroll that far: a list that says whether there are older ones still.
pub fn older_lines<G: Tabletop>(scene: &TableScene<'_, G>, before: usize) -> String {
    let (lines, older) = lines(scene, before);
    html! { ol data-older=(if older { "yes" } else { "no" }) { (list(lines)) } }.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_stands_over_the_lines_that_came_after_it() {
        let line = |(index, heading)| Line { index, heading, words: html! {} };
        // The newest first: 9 and 8 belong to the heading 7, 6 and 5 to the heading 4, and 3 to
        // one that is older than all these.
        let lines = [(9, false), (8, false), (7, true), (6, false), (5, false), (4, true), (3, false)];
        let order: Vec<i64> = headed(lines.into_iter().map(line).collect()).iter().map(|line| line.index).collect();
        assert_eq!(order, [7, 9, 8, 4, 6, 5, 3]);
    }
}
