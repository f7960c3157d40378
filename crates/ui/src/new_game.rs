//! The page on which a game is set up.

use engine::pack::DataHash;
use engine::{Components, Data};
use maud::{Markup, html};

use crate::company::emblem;
use crate::difficulty::difficulty;
use crate::how_to_play;
use crate::lang::say;
use crate::lobby::level_options;
use crate::page::Page;
use crate::table::seat_name;
use crate::{Lang, NewGameScene, Tabletop};

/// The most characters of a player's name. The fields `name-0`, `name-1`… hold the names.
pub const LONGEST_NAME: usize = 24;

/// The most characters of a saved position that is sent.
const LONGEST_FILE: usize = 24_000;

/// What is played, in a few words: a table without a setup goes on from a saved position.
pub fn played<G: Tabletop>(setup: Option<&G::Setup>, lang: Lang) -> String {
    setup.map_or_else(|| say!(lang, "from-a-file"), |setup| G::describe(setup, lang))
}

/// What is played, with the name of the owner's pack of component data.
pub fn played_with(what: &str, pack: &str, lang: Lang) -> String {
    say!(lang, "box-played-with", what = what, name = pack)
}

/// Who sits with whom, as the form has it in the field `company`; with [`Self::MIXED`] the fields
/// `seat-0`, `seat-1`… say it for each seat: `here`, `open` or `bot`, and for a bot `level-0`…
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Companies;

impl Companies {
    /// All at this screen.
    pub const HERE: &'static str = "here";
    /// The others come by links.
    pub const OPEN: &'static str = "open";
    /// The others are bots.
    pub const BOT: &'static str = "bot";
    /// Each seat for itself.
    pub const MIXED: &'static str = "mixed";
}

/// The form in which a game is set up, with the last fault if there was one.
pub fn new_game_page<G: Tabletop>(scene: &NewGameScene<'_>) -> String {
    new_game_page_with::<G>(scene, &[])
}

/// The same, with bots of these levels to play against.
pub fn new_game_page_with<G: Tabletop>(scene: &NewGameScene<'_>, levels: &[String]) -> String {
    let lang = scene.visit.lang;
    let seed = scene.fields.iter().find(|(name, _)| name == "seed").map_or("", |(_, value)| value);
    let title = say!(lang, "new-title", game = G::title(lang));
    let path = format!("/new/{}", G::ID);
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: &path,
        class: "new-game",
        stage: None,
        table: None,
        keep: None,
        game: Some(G::ID),
        look: Some(G::ID),
        extra: html! {},
        bar: html! { span.game { (G::title(lang)) } span.gap {} },
        drawings: G::drawings(),
        body: html! {
            main #content {
                form #setup method="post" action=(path) {
                    h1 { (title) }
                    p.to-read { (how_to_play::links(G::ID, lang)) (crate::your_box::link::<G>(lang)) }
                    @if let Some(fault) = &scene.fault {
                        p.fault role="alert" {
                            @if fault.rule == "not-alone" { (say!(lang, "notice-shared-seed")) }
                            @else { (say!(lang, "new-fault", field = field_name::<G>(&fault.field, lang))) }
                            @if fault.rule.chars().next().is_some_and(char::is_uppercase) {
                                " " a href=(format!("/rules/{}#{}", G::ID, fault.rule)) { (fault.rule) }
                            }
                        }
                    }
                    // The same in all games, and first: who plays.
                    @let most = most_players::<G>();
                    @if most > 1 {
                        (players::<G>(scene, most))
                        (seats(scene, most, levels))
                        (names(scene, most))
                    }
                    (packs(scene))
                    (setup_fields::<G>(lang, scene.fields))
                    (difficulty::<G>(scene))
                    @if !scene.past.is_empty() {
                        (G::past_of_setup(scene.past, lang))
                        p { a href=(format!("/past/{}", G::ID)) { (say!(lang, "past-all", count = scene.past.len())) } }
                    }
                    details.more open[!seed.is_empty()] {
                        summary { (say!(lang, "new-seed-title")) }
                        label.field {
                            span { (say!(lang, "new-seed")) }
                            input type="text" name="seed" value=(seed) maxlength="128" autocomplete="off" spellcheck="false";
                        }
                        p.soft { (say!(lang, "new-seed-note")) }
                    }
                    @if G::IS_OPEN {
                        @let saved = scene.fields.iter().find(|(name, _)| name == "saved").map_or("", |(_, text)| text);
                        details.more open[!saved.is_empty()] {
                            summary { (say!(lang, "new-saved-title")) }
                            p.soft { (say!(lang, "new-saved-note")) }
                            label.field.scripted {
                                span { (say!(lang, "new-saved-file")) }
                                input type="file" accept=".json,application/json" data-into="saved";
                            }
                            label.field {
                                span { (say!(lang, "new-saved")) }
                                textarea #saved name="saved" rows="4" maxlength=(LONGEST_FILE) spellcheck="false" { (saved) }
                            }
                        }
                    }
                    div.go { button.btn.solid.large type="submit" { (say!(lang, "new-start")) } }
                }
            }
        },
    }
    .render()
}

/// With which component data it is played: shown where there is anything to choose.
fn packs(scene: &NewGameScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let chosen = sent(scene, "pack").unwrap_or_default();
    html! {
        @if !scene.packs.is_empty() {
            fieldset.pack-of {
                legend { (say!(lang, "box-choose")) }
                label.field {
                    span.vh { (say!(lang, "box-choose")) }
                    select name="pack" {
                        option value="" selected[chosen.is_empty()] { (say!(lang, "box-built-in")) }
                        @for pack in scene.packs { option value=(pack.hash) selected[pack.hash == chosen] { (pack.name) } }
                    }
                }
                p.soft { (say!(lang, "box-choose-note")) }
            }
        }
    }
}

/// The game's own fields of the form, for what was chosen in it. They are named by the chosen component data,
/// if these are in use.
pub fn setup_fields<G: Tabletop>(lang: Lang, fields: &[(String, String)]) -> Markup {
    let (pack, own): (Vec<_>, Vec<_>) = fields.iter().cloned().partition(|(name, _)| name == "pack");
    let hash = pack.first().and_then(|(_, hash)| hash.parse::<DataHash>().ok());
    let data = hash.and_then(G::Components::with_hash).map(Data::new).unwrap_or_default();
    engine::show(data, || G::setup_fields(lang, &own))
}

/// How many can play: what the options of the game say.
pub(crate) fn most_players<G: Tabletop>() -> u64 {
    let options = G::options();
    let players = options.iter().find(|option| option.key == "players");
    players.and_then(|option| option.values.iter().filter_map(serde_json::Value::as_u64).max()).unwrap_or(1)
}

/// Whether so many can play: some games are not for one.
fn may_play<G: Tabletop>(count: u64) -> bool {
    G::options().iter().filter(|option| option.key == "players").all(|option| option.values.contains(&count.into()))
}

/// What the form shows of a field: the last sent value.
fn sent<'a>(scene: &NewGameScene<'a>, name: &str) -> Option<&'a str> {
    scene.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
}

/// How many play.
fn players<G: Tabletop>(scene: &NewGameScene<'_>, most: u64) -> Markup {
    let lang = scene.visit.lang;
    let usual = serde_json::to_value(G::Setup::default()).ok().and_then(|setup| setup["players"].as_u64());
    let chosen = sent(scene, "players").and_then(|count| count.parse().ok()).or(usual).unwrap_or(1);
    html! {
        fieldset.players {
            legend { (say!(lang, "new-players")) }
            div.cards {
                @for count in (1..=most).filter(|count| may_play::<G>(*count)) {
                    @let note = G::players_note(count as u8, lang);
                    label.choice {
                        input type="radio" name="players" value=(count) checked[count == chosen];
                        span.body { span.head { b { (say!(lang, "new-players-count", count = count)) } } @if !note.is_empty() { span.fx { (note) } } }
                    }
                }
            }
        }
    }
}

/// What they are called.
fn names(scene: &NewGameScene<'_>, most: u64) -> Markup {
    let lang = scene.visit.lang;
    html! {
        fieldset.names {
            legend { (say!(lang, "new-names")) }
            div.cards {
                @for seat in (0..most as u8).map(engine::Seat) {
                    @let field = format!("name-{}", seat.0);
                    label.field.name-of {
                        span { (emblem(seat)) " " (seat_name(seat, lang)) }
                        input type="text" name=(field) value=(sent(scene, &field).unwrap_or_default()) maxlength=(LONGEST_NAME) autocomplete="off";
                    }
                }
            }
        }
    }
}

/// Who sits where. The visitor has the first seat.
fn seats(scene: &NewGameScene<'_>, most: u64, levels: &[String]) -> Markup {
    let lang = scene.visit.lang;
    let sent = |name: &str| sent(scene, name);
    let company = sent("company").unwrap_or(Companies::HERE);
    let mut ways = vec![
        (Companies::HERE, say!(lang, "seats-here"), say!(lang, "seats-here-note")),
        (Companies::OPEN, say!(lang, "seats-open"), say!(lang, "seats-open-note")),
    ];
    if !levels.is_empty() {
        ways.push((Companies::BOT, say!(lang, "seats-bot"), say!(lang, "seats-bot-note")));
    }
    ways.push((Companies::MIXED, say!(lang, "seats-mixed"), say!(lang, "seats-mixed-note")));
    html! {
        fieldset.company-of {
            legend { (say!(lang, "seats-title")) }
            div.cards {
                @for (value, title, note) in ways {
                    label.choice {
                        input type="radio" name="company" value=(value) checked[value == company];
                        span.body { span.head { b { (title) } } span.fx { (note) } }
                    }
                }
            }
            @if levels.len() > 1 {
                label.field.level { span { (say!(lang, "seats-level")) } select name="level" { (level_options(levels, lang)) } }
            } @else if let Some(level) = levels.first() { input type="hidden" name="level" value=(level); }
            div.each-seat {
                @for seat in 1..most {
                    @let field = format!("seat-{seat}");
                    @let chosen = sent(&field).unwrap_or(Companies::HERE);
                    label.field.seat-row {
                        span { (emblem(engine::Seat(seat as u8))) " " (seat_name(engine::Seat(seat as u8), lang)) }
                        select name=(field) {
                            option value=(Companies::HERE) selected[chosen == Companies::HERE] { (say!(lang, "seats-here-one")) }
                            option value=(Companies::OPEN) selected[chosen == Companies::OPEN] { (say!(lang, "seats-open-one")) }
                            @if !levels.is_empty() { option value=(Companies::BOT) selected[chosen == Companies::BOT] { (say!(lang, "seats-bot-one")) } }
                        }
                    }
                }
            }
        }
    }
}

/// The name of a field: those of the players are the same in all games.
fn field_name<G: Tabletop>(field: &str, lang: Lang) -> String {
    match field.strip_prefix("name-").and_then(|seat| seat.parse::<u8>().ok()) {
        Some(seat) => say!(lang, "new-name", number = u32::from(seat) + 1, most = LONGEST_NAME),
        None if field == "pack" => say!(lang, "box-choose"),
        None => G::field_name(field, lang),
    }
}
