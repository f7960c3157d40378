//! Between the battles: piles, team, threat level, cities, the end.

use engine::{Game, Piece};
use maud::{Markup, html};
use under_falling_skies::campaign::{Campaign, CampaignAction, CampaignEvent, CampaignView, ChoosePile, Pile, Stage};
use under_falling_skies::components::Catalog;
use under_falling_skies::{CharacterId, CityId, CitySide, Recruit};

use super::{character, map, sheet};
use crate::difficulty::told;
use crate::lang::{rich, say};
use crate::under_falling_skies::panels::{city_is_reconstructed, reconstructed};
use crate::under_falling_skies::signs::sign;
use crate::under_falling_skies::words;
use crate::{Choice, DifficultyCell, Lang, Part, TableScene};

/// What is asked.
pub(super) fn prompt(view: &CampaignView, lang: Lang) -> Markup {
    match view.stage {
        Stage::ChoosePile(_) => rich!(lang, "camp-ask-pile"),
        Stage::ChooseTeam => {
            let chapters: Vec<u8> = view.candidates.iter().map(|character| character.record().chapter).collect();
            let (first, last) = (chapters.iter().min().unwrap_or(&1), chapters.iter().max().unwrap_or(&1));
            let one = if first == last { "one" } else { "several" };
            rich!(lang, "camp-ask-team", chapters = one, chapter = *first, last = *last)
        }
        Stage::ChooseCity => rich!(lang, "camp-ask-city"),
        Stage::ChooseThreat => {
            let again = view.log.last().is_some_and(|battle| !battle.games.is_empty());
            let city = view.log.last().map(|battle| words::city(lang, battle.city)).unwrap_or_default();
            if again {
                rich!(lang, "camp-ask-threat-again", city = city)
            } else {
                rich!(lang, "camp-ask-threat", city = city)
            }
        }
        Stage::Battle | Stage::Aftermath => rich!(lang, "camp-ask-continue"),
        Stage::Over { won: true } => rich!(lang, "camp-over-won"),
        Stage::Over { won: false } => rich!(lang, "camp-over-lost"),
    }
}

/// How a choice between the battles is offered.
pub(super) fn choice(view: &CampaignView, action: CampaignAction, lang: Lang) -> Choice {
    let (path, words) = match action {
        CampaignAction::ChoosePile { pile } => {
            let piles = if let Stage::ChoosePile(ChoosePile { piles }) = &view.stage { piles.as_slice() } else { &[] };
            let city =
                |pile: u8| piles.get(usize::from(pile)).map_or_else(String::new, |it| words::city(lang, it.city));
            let (kept, lost) = (city(pile), city(1 - pile.min(1)));
            let words = say!(lang, "camp-keep-pile", number = pile + 1, city = kept, lost = lost);
            (Some(format!("pile-{pile}")), words)
        }
        CampaignAction::Recruit { character } => {
            let name = character.record().name.as_str();
            (Some(format!("recruit-{}", character.id())), say!(lang, "camp-recruit", name = name))
        }
        CampaignAction::ChooseCity { city } => {
            (Some(format!("stand-{}", city.id())), say!(lang, "camp-choose-city", city = words::city(lang, city)))
        }
        CampaignAction::ChooseThreat { threat } => {
            (Some(format!("threat-{threat}")), say!(lang, "camp-choose-threat", threat = threat))
        }
        CampaignAction::Continue | CampaignAction::Battle(_) => (None, say!(lang, "camp-continue")),
    };
    Choice::at(path, html! {}, html! { (words) })
}

fn part(id: &'static str, html: Markup) -> Part {
    Part { id, html: html.into_string() }
}

/// The whole table between two battles.
pub(super) fn draw(scene: &TableScene<'_, Campaign>) -> Vec<Part> {
    let (view, lang) = (scene.view, scene.visit.lang);
    vec![
        part(
            "where",
            html! { span #where.phases { span.now { (say!(lang, "camp-chapter", number = view.chapter)) } } },
        ),
        part(
            "panels",
            html! { aside #panels.left aria-label=(say!(lang, "drawer-key")) { (briefing(view, lang)) (team(view, lang)) } },
        ),
        part(
            "board",
            html! {
                div #board.campaign-board {
                    (map::world(view, lang))
                    (question(view, scene.difficulty, lang))
                    (sheet::sheet(view, lang))
                }
            },
        ),
        part("end", end(scene)),
    ]
}

fn briefing(view: &CampaignView, lang: Lang) -> Markup {
    let words = match view.chapter {
        1 => say!(lang, "camp-brief-1"),
        2 => say!(lang, "camp-brief-2"),
        3 => say!(lang, "camp-brief-3"),
        _ => say!(lang, "camp-brief-4"),
    };
    html! {
        section.card {
            h2 { (say!(lang, "camp-chapter", number = view.chapter)) }
            p { (words) }
        }
    }
}

/// The campaign beside a battle: which one it is, and the log so far.
pub(super) fn beside(view: &CampaignView, lang: Lang) -> Markup {
    html! {
        details.card.beside {
            summary {
                b { (say!(lang, "camp-chapter", number = view.chapter)) }
                @if let Some(battle) = view.log.last() {
                    // The result of a game that has ended is already on the sheet.
                    @let games = battle.games.len() + usize::from(view.stage == Stage::Battle);
                    " · " (say!(lang, "camp-game", number = games))
                }
                span.soft { " · " (say!(lang, "camp-log")) }
            }
            (sheet::sheet(view, lang))
        }
    }
}

/// Those who have been kept so far.
fn team(view: &CampaignView, lang: Lang) -> Markup {
    let data = view.components();
    html! {
        section.card.team {
            h2 { (say!(lang, "camp-kept")) }
            @if view.kept.iter().all(Vec::is_empty) { p.soft { (say!(lang, "camp-kept-none")) } }
            // Whoever is kept comes back improved in the chapters after their own (UFS-CAMP-8).
            @for (chapter, kept) in (1..).zip(&view.kept) {
                @for found in kept {
                    @let now = Recruit { character: *found, improved: view.chapter > chapter };
                    div.companion {
                        (character(data, lang, now))
                        @if !now.improved { p.soft { (say!(lang, "camp-later")) " " (words::power(lang, data.power(Recruit { improved: true, ..now }))) } }
                    }
                }
            }
        }
    }
}

/// What lies ready to be chosen.
fn question(view: &CampaignView, cells: &[DifficultyCell], lang: Lang) -> Markup {
    let data = view.components();
    html! {
        @match view.stage {
            Stage::ChoosePile(ChoosePile { piles }) => {
                div.piles { @for (index, found) in piles.iter().enumerate() { (pile(data, index, found, cells, lang)) } }
            }
            Stage::ChooseTeam => {
                div.piles { @for found in &view.candidates { (recruit(data, *found, lang)) } }
            }
            Stage::ChooseCity => {
                div.piles { @for city in &view.open_cities { (stand(data, *city, cells, lang)) } }
            }
            Stage::ChooseThreat => {
                div.piles.threats { @for threat in 1..=4u8 { (threat_card(view, threat, cells, lang)) } }
            }
            Stage::Battle | Stage::Aftermath | Stage::Over { .. } => {}
        }
    }
}

fn pile(data: &Catalog, index: usize, pile: &Pile, cells: &[DifficultyCell], lang: Lang) -> Markup {
    let recruit = Recruit { character: pile.character, improved: false };
    html! {
        div.pile.card id=(format!("pile-{index}")) role="button" tabindex="-1" {
            h3 { (say!(lang, "camp-pile", number = index + 1)) }
            dl {
                dt { (say!(lang, "camp-city")) }
                dd { (city(data, pile.city, lang)) }
                dt { (say!(lang, "camp-scenario")) }
                dd {
                    b { (words::scenario(lang, pile.scenario)) }
                    @if !pile.scenario.record().reconstructed_fields.is_empty() { " " (reconstructed(lang)) }
                    p { (words::twist(lang, &data[pile.scenario].effect)) }
                    (known(cells, data[pile.scenario].chapter, ("scenario", pile.scenario.id()), 1, lang))
                }
                dt { (say!(lang, "camp-character")) }
                dd { (character(data, lang, recruit)) p.soft { (say!(lang, "camp-later")) " " (words::power(lang, data.power(Recruit { improved: true, ..recruit }))) } }
            }
        }
    }
}

fn city(data: &Catalog, city: CityId, lang: Lang) -> Markup {
    html! {
        b { (words::city(lang, city)) }
        @if city_is_reconstructed(city, CitySide::Normal) { " " (reconstructed(lang)) }
        p { (words::ability(lang, data[city].side(CitySide::Normal).effect)) }
        p.soft { (say!(lang, "camp-when-damaged")) " " (words::ability(lang, data[city].side(CitySide::Damaged).effect)) }
    }
}

fn recruit(data: &Catalog, found: CharacterId, lang: Lang) -> Markup {
    html! {
        div.pile.card id=(format!("recruit-{}", found.id())) role="button" tabindex="-1" {
            (character(data, lang, Recruit { character: found, improved: true }))
        }
    }
}

fn stand(data: &Catalog, found: CityId, cells: &[DifficultyCell], lang: Lang) -> Markup {
    html! {
        div.pile.card id=(format!("stand-{}", found.id())) role="button" tabindex="-1" {
            b { (words::city(lang, found)) }
            p { (words::ability(lang, data[found].side(CitySide::Damaged).effect)) }
            (known(cells, 4, ("city", found.id()), 1, lang))
        }
    }
}

/// How often a bot has won a game of a chapter with this scenario, or the final battle in this city.
fn known(cells: &[DifficultyCell], chapter: u8, subject: (&str, &str), threat: u8, lang: Lang) -> Markup {
    let (chapter, threat) = (chapter.to_string(), threat.to_string());
    told(cells, &[("chapter", &chapter), subject, ("threat", &threat)], lang)
}

fn threat_card(view: &CampaignView, threat: u8, cells: &[DifficultyCell], lang: Lang) -> Markup {
    let name = match threat {
        1 => say!(lang, "camp-threat-1"),
        2 => say!(lang, "camp-threat-2"),
        3 => say!(lang, "camp-threat-3"),
        _ => say!(lang, "camp-threat-4"),
    };
    html! {
        div.pile.card.threat id=(format!("threat-{threat}")) role="button" tabindex="-1" {
            b.num { (threat) }
            b { (name) }
            p { (say!(lang, "camp-threat-worth", threat = threat)) }
            @if let Some(battle) = view.log.last() {
                @let subject = if battle.chapter < 4 { ("scenario", battle.scenario.id()) } else { ("city", battle.city.id()) };
                (known(cells, battle.chapter, subject, threat, lang))
            }
        }
    }
}

/// The end of a game within the campaign: how it ended, and on.
pub(super) fn aftermath(scene: &TableScene<'_, Campaign>, choices: &[Choice]) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let game = view.log.last().and_then(|battle| Some((battle, *battle.games.last()?)));
    let shown = view.stage == Stage::Aftermath && !scene.playing;
    html! {
        div #end.end hidden[!shown] {
            @if let (true, Some((battle, game))) = (shown, game) {
                div.card role="dialog" aria-label=(say!(lang, "camp-log")) {
                    @let city = words::city(lang, battle.city);
                    @if game.won {
                        h2.gain { (say!(lang, "camp-game-won", city = city)) }
                        p { (say!(lang, "camp-result-won", threat = game.threat)) }
                    } @else {
                        h2.loss { (say!(lang, "camp-game-lost", city = city)) }
                        p {
                            @if battle.chapter < 4 && battle.games.len() == 1 { (say!(lang, "camp-second-chance")) }
                            @else { (say!(lang, "camp-city-gone", city = words::city(lang, battle.city))) }
                        }
                    }
                    @for choice in choices.iter().filter(|choice| choice.button) {
                        button.btn.solid.large form="act" name="action" value=(choice.action) { (choice.words) }
                    }
                }
            }
        }
    }
}

/// The end of the campaign: the score, the sheet, and the campaigns before this one.
fn end(scene: &TableScene<'_, Campaign>) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    let over = match view.stage {
        Stage::Over { won } if !scene.playing && scene.replay.is_none() => won,
        _ => return html! { div #end.end hidden {} },
    };
    let past = format!("/past/{}", Campaign::ID);
    html! {
        details #end.end open .{ (if over { "won" } else { "lost" }) } {
            summary { (say!(lang, "ufs-end-toggle")) }
            div.sheet.campaign-end role="alertdialog" aria-labelledby="end-title" {
                h2 #end-title { @if over { (say!(lang, "camp-over-won")) } @else { (say!(lang, "camp-over-lost")) } }
                p.tally { (say!(lang, "camp-score")) " " b.num { (view.score) } }
                (crate::ending::ways(scene, None))
                section.card.past-campaigns aria-label=(say!(lang, "past-camp-title")) {
                    h3 { a href=(past) { (say!(lang, "past-camp-title")) } }
                    // The script fills it in; without it there is the link.
                    div #past-here data-fetch=(past) data-take="past" {}
                }
                (crate::fair_dice::end_proof(scene.id, scene.commitment, scene.seed, lang))
            }
        }
    }
}

/// One line of the log for what happens between the battles.
pub(super) fn narrate(event: &CampaignEvent, lang: Lang) -> Markup {
    let pile = |pile: &Pile| {
        let (city, scenario) = (words::city(lang, pile.city), words::scenario(lang, pile.scenario));
        format!("{city}, {scenario}, {}", pile.character.record().name)
    };
    let words = match event {
        CampaignEvent::ChapterBegan { chapter } => html! { b { (say!(lang, "camp-chapter", number = *chapter)) } },
        CampaignEvent::PilesFormed { piles } => {
            rich!(lang, "camp-ev-piles", one = pile(&piles[0]), two = pile(&piles[1]))
        }
        CampaignEvent::PileKept { kept, left } => {
            rich!(lang, "camp-ev-kept", kept = pile(kept), city = words::city(lang, left.city))
        }
        CampaignEvent::CityChosen { city } => rich!(lang, "camp-ev-city", city = words::city(lang, *city)),
        CampaignEvent::Recruited { character } => {
            rich!(lang, "camp-ev-recruited", name = character.record().name.as_str())
        }
        CampaignEvent::GameBegan { city, damaged, threat } => rich!(
            lang,
            "camp-ev-game",
            city = words::city(lang, *city),
            side = if *damaged { "damaged" } else { "normal" },
            threat = *threat
        ),
        CampaignEvent::GameEnded { city, threat, won } => rich!(
            lang,
            "camp-ev-ended",
            city = words::city(lang, *city),
            result = if *won { "won" } else { "lost" },
            threat = *threat
        ),
        CampaignEvent::CitySaved { city } => rich!(lang, "camp-ev-saved", city = words::city(lang, *city)),
        CampaignEvent::CityLost { city } => rich!(lang, "camp-ev-lost", city = words::city(lang, *city)),
        CampaignEvent::Ended { won, score } => {
            rich!(lang, "camp-ev-over", result = if *won { "won" } else { "lost" }, score = *score)
        }
        CampaignEvent::Battle(_) => html! {},
    };
    html! { (sign("people")) span { (words) } }
}
