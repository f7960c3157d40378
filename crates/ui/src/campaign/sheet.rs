//! The log sheet of the campaign, which fills as one plays (UFS-CAMP-6).

use maud::{Markup, html};
use under_falling_skies::Recruit;
use under_falling_skies::campaign::{Battle, CampaignView, GameResult};

use crate::Lang;
use crate::lang::say;
use crate::under_falling_skies::words;

/// The sheet.
pub(super) fn sheet(view: &CampaignView, lang: Lang) -> Markup {
    html! {
        section.card.sheet aria-label=(say!(lang, "camp-log")) {
            h2 { (say!(lang, "camp-log")) @if !view.name.is_empty() { ": " bdi { (view.name) } } }
            table {
                thead {
                    tr {
                        th scope="col" { (say!(lang, "camp-city")) }
                        th scope="col" { (say!(lang, "camp-scenario")) }
                        th scope="col" { (say!(lang, "camp-team")) }
                        th scope="col" { (say!(lang, "camp-game", number = 1)) }
                        th scope="col" { (say!(lang, "camp-game", number = 2)) }
                    }
                }
                @for chapter in 1..=4u8 {
                    tbody .now[chapter == view.chapter] {
                        tr { th.chapter scope="rowgroup" colspan="5" { (say!(lang, "camp-chapter", number = chapter)) } }
                        @let battles: Vec<&Battle> = view.log.iter().filter(|battle| battle.chapter == chapter).collect();
                        @for battle in &battles { (row(view, battle, lang)) }
                        @for _ in battles.len()..rows(chapter) { tr.blank { td {} td {} td {} td {} td {} } }
                    }
                }
                tfoot {
                    tr { th scope="row" colspan="3" { (say!(lang, "camp-score")) } td.num colspan="2" { (view.score) } }
                }
            }
        }
    }
}

/// Lines that are there from the start.
fn rows(chapter: u8) -> usize {
    if chapter == 4 { 1 } else { 2 }
}

fn row(view: &CampaignView, battle: &Battle, lang: Lang) -> Markup {
    html! {
        tr {
            th scope="row" { (words::city(lang, battle.city)) }
            td { (words::scenario(lang, battle.scenario)) }
            td { @for (index, recruit) in battle.team.iter().enumerate() { @if index > 0 { ", " } (member(view, lang, *recruit)) } }
            td { (result(battle.games.first(), lang)) }
            td { (result(battle.games.get(1), lang)) }
        }
    }
}

fn member(view: &CampaignView, lang: Lang, recruit: Recruit) -> Markup {
    html! {
        span data-tip=(words::power(lang, view.components().power(recruit))) {
            (recruit.character.record().name) @if recruit.improved { "\u{a0}★" }
        }
    }
}

fn result(game: Option<&GameResult>, lang: Lang) -> Markup {
    html! {
        @match game {
            None => { span.pending { "–" } }
            Some(GameResult { won: true, threat }) => {
                b.won data-tip=(say!(lang, "camp-result-won", threat = *threat)) aria-label=(say!(lang, "camp-result-won", threat = *threat)) { (threat) }
            }
            Some(GameResult { won: false, threat }) => {
                b.lost data-tip=(say!(lang, "camp-result-lost", threat = *threat)) aria-label=(say!(lang, "camp-result-lost", threat = *threat)) { "✕" }
            }
        }
    }
}
