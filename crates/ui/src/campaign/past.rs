//! The campaigns that have been fought to their end.

use maud::{Markup, html};

use crate::home::age;
use crate::lang::say;
use crate::past::result;
use crate::{Lang, PastGame};

/// A victory before any defeat, then by its score.
pub(super) fn rank(game: &PastGame) -> i64 {
    i64::from(game.score) + if game.won { 1_000 } else { 0 }
}

/// All of them, the best first.
pub(super) fn table(games: &[PastGame], lang: Lang) -> Markup {
    let mut games: Vec<&PastGame> = games.iter().collect();
    games.sort_by_key(|game| -rank(game));
    let number = |game: &PastGame, name: &str| game.numbers.get(name).copied().unwrap_or(0);
    html! {
        table.past-games {
            thead {
                tr {
                    th.num scope="col" { (say!(lang, "camp-score")) }
                    th scope="col" { (say!(lang, "past-result")) }
                    th.num scope="col" { (say!(lang, "past-camp-chapter")) }
                    th.num scope="col" { (say!(lang, "past-camp-saved")) }
                    th.num scope="col" { (say!(lang, "past-games")) }
                    th scope="col" { (say!(lang, "past-when")) }
                }
            }
            tbody {
                @for game in games {
                    tr {
                        th.num scope="row" { a href=(format!("/t/{}", game.id)) { (game.score) } }
                        td { (result(game.won, lang)) }
                        td.num { (number(game, "chapters")) }
                        td.num { (number(game, "cities_saved")) }
                        td.num { (number(game, "games")) }
                        td { (age(game.age, lang)) }
                    }
                }
            }
        }
    }
}
