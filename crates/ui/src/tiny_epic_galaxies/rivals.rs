//! The other galaxies, small but complete, each with a click to enlarge it; and the pilots for
//! hire beside them.

use engine::Piece;
use maud::{Markup, html};
use tiny_epic_galaxies::{GalaxyView, PilotId, Place, Provenance, Resource, ShipType, shown};

use super::galaxy::{berth_words, enlarged, upgrade_buttons};
use super::signs::{badge_sign, colour_key, emblem, hull, points, reconstructed, resource_key, sign, type_key, world};
use super::table::Table;
use super::words::{self, planet_name};
use super::{attempt, effects, glyphs};
use crate::lang::say;

pub(super) fn strip(table: &Table<'_>) -> Markup {
    let view = table.view();
    let own = table.own();
    // In the order of play, from the left-hand neighbour on.
    let count = view.galaxies.len();
    let others = (1..count).filter_map(|step| view.galaxies.get((own.index() + step) % count));
    html! {
        section.strip #zone-rivals .{ "of" (count.saturating_sub(1)) } aria-label=(say!(table.lang(), "teg-rivals")) {
            h2.vh { (say!(table.lang(), "teg-rivals")) }
            @for galaxy in others { (rival(table, galaxy)) }
            @if view.setup.is_solo() { (super::rogue::mat(table)) }
            @if view.setup.expansion { (pilots(table)) }
        }
    }
}

fn rival(table: &Table<'_>, galaxy: &GalaxyView) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    let seat = galaxy.seat;
    let name = table.talk.name(seat);
    let sheet = format!("sheet-{}", seat.0);
    let in_play = galaxy.ships.iter().filter(|ship| ship.place != Place::Locked).count();
    html! {
        article.rival.panel .{ "p-" (colour_key(view, seat)) (table.galaxy_moment(seat)) @if view.active == seat { " turn" } } aria-label=(say!(lang, "teg-galaxy-of", name = name.clone())) {
            div.who-line {
                button.whose type="button" tabindex="-1" id=(attempt::galaxy(seat)) { (emblem(view, seat)) h3 { (name) } (points(lang, galaxy.total)) }
                button.enlarge type="button" popovertarget=(sheet) data-tip=(say!(lang, "teg-enlarge")) aria-label=(say!(lang, "teg-enlarge-of", name = name.clone())) { (sign("enlarge")) }
            }
            div.stock {
                @for (resource, have) in [(Resource::Energy, galaxy.energy), (Resource::Culture, galaxy.culture)] {
                    span.line .(resource_key(resource)) data-tip=(say!(lang, "teg-has", resource = resource_key(resource), count = have, most = galaxy.cap)) {
                        (sign(resource_key(resource))) b aria-hidden="true" { (have) } span.vh { (say!(lang, "teg-has", resource = resource_key(resource), count = have, most = galaxy.cap)) }
                        span.notches .(resource_key(resource)) aria-hidden="true" { @for step in 1..=galaxy.cap { i .{ @if step <= have { "on" } } {} } }
                    }
                }
            }
            ul.fact-list {
                li data-tip=(say!(lang, "teg-fact-level", level = galaxy.level, ships = in_play)) { (sign("empire")) b aria-hidden="true" { (galaxy.level) } span.vh { (say!(lang, "teg-fact-level", level = galaxy.level, ships = in_play)) } }
                li data-tip=(say!(lang, "teg-fact-dice", count = galaxy.dice)) { (sign("die")) b aria-hidden="true" { (galaxy.dice) } span.vh { (say!(lang, "teg-fact-dice", count = galaxy.dice)) } }
                @if view.setup.expansion {
                    li data-tip=(say!(lang, "teg-explored", count = galaxy.explored_count)) { (sign("card")) b aria-hidden="true" { (galaxy.explored_count) } span.vh { (say!(lang, "teg-explored", count = galaxy.explored_count)) } }
                }
                @if let Some(mission) = &galaxy.mission {
                    li.secret-fact data-tip=(if mission.chosen { say!(lang, "teg-mission-hidden") } else { say!(lang, "teg-mission-choosing") }) {
                        (sign("mission")) b aria-hidden="true" { (if mission.chosen { "1" } else { "…" }) }
                        span.vh { (if mission.chosen { say!(lang, "teg-mission-hidden") } else { say!(lang, "teg-mission-choosing") }) }
                    }
                }
            }
            div.at-home {
                button.core type="button" tabindex="-1" id=(attempt::home(seat)) data-tip=(say!(lang, "teg-home-label")) aria-label=(say!(lang, "teg-galaxy-of", name = table.talk.name(seat))) { (sign("home")) }
                (table.ships_at(galaxy, Place::Galaxy, "home-ship"))
                @if table.offered(|action| matches!(action, tiny_epic_galaxies::Action::Upgrade { .. })).is_some() && table.acting() == Some(seat) { (upgrade_buttons(table, galaxy)) }
            }
            ul.colonies-mini {
                @for planet in galaxy.colonies.iter() {
                    @let text = effects::planet(lang, planet.card());
                    li {
                        button.mini-colony type="button" tabindex="-1" id=(attempt::colony(planet)) data-tip=(say!(lang, "teg-name-and-text", name = planet_name(planet), text = text.clone())) aria-label={ (say!(lang, "teg-name-and-text", name = planet_name(planet), text = text)) " (" (say!(lang, "teg-points", count = planet.card().vp)) ")" } {
                            (world(planet, false)) b.pts aria-hidden="true" { (planet.card().vp) } (glyphs::effect(&planet.card().effect))
                        }
                    }
                }
                @if view.setup.expansion {
                    @for ship_type in ShipType::ALL {
                        @let berth = galaxy.hangar[ship_type.index()];
                        @let words = berth_words(table, galaxy, ship_type);
                        li { button.mini-berth type="button" tabindex="-1" id=(attempt::berth(seat, ship_type)) .{ "b-" (type_key(ship_type)) @if berth.pilot.is_some() { " out" } } data-tip=(words) aria-label=(words) { (hull(Some(ship_type))) } }
                    }
                    @for dwarf in galaxy.dwarfs.iter() {
                        li.mini-dwarf data-tip=(super::planets::card_words(table, dwarf)) { (sign("dwarf")) b.pts aria-hidden="true" { (super::galaxy::dwarf_points(dwarf)) } span.vh { (super::planets::card_words(table, dwarf)) } }
                    }
                }
            }
        }
    }
}

/// The pilots for hire.
pub(super) fn pilots(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    html! {
        section.pilots.panel aria-label=(say!(lang, "teg-pilots")) {
            header {
                span.label { (say!(lang, "teg-pilots")) }
                span.label data-tip=(say!(lang, "teg-hire-price", pair = shown().btb.hire_pair, any = shown().btb.hire_any)) { (say!(lang, "teg-hire-short", pair = shown().btb.hire_pair)) }
                (reconstructed(lang))
                button.enlarge type="button" popovertarget="sheet-pilots" data-tip=(say!(lang, "teg-enlarge")) aria-label={ (say!(lang, "teg-enlarge")) (say!(lang, "colon")) (say!(lang, "teg-pilots")) } { (sign("enlarge")) }
            }
            ul {
                @for pilot in &view.pilot_offer {
                    @match pilot {
                        Some(pilot) => { li { (pilot_card(table, *pilot)) } }
                        None => { li.empty { span.vh { (say!(lang, "teg-slot-empty")) } } }
                    }
                }
            }
        }
    }
}

/// A pilot in words: "Orla Finch flies the Runner or the Envoy. After a move …"
pub(super) fn pilot_words(table: &Table<'_>, pilot: PilotId) -> String {
    let (lang, card) = (table.lang(), pilot.card());
    let text = pilot_text(table, pilot);
    if card.provenance == Provenance::Reconstructed || !card.reconstructed_fields.is_empty() {
        format!("{text} ({})", say!(lang, "reconstructed"))
    } else {
        text
    }
}

/// The same without a word on where it comes from.
fn pilot_text(table: &Table<'_>, pilot: PilotId) -> String {
    let lang = table.lang();
    let card = pilot.card();
    let ships: Vec<String> = card.ships.iter().map(|kind| words::ship_type(lang, *kind)).collect();
    let badges: Vec<String> = card.badges.iter().map(|badge| words::badge(lang, *badge)).collect();
    say!(
        lang,
        "teg-pilot-words",
        pilot = card.name.as_str(),
        ships = ships.join(", "),
        what = effects::pilot(lang, pilot),
        points = card.vp,
        badges = badges.join(", "),
        count = badges.len()
    )
}

fn pilot_card(table: &Table<'_>, pilot: PilotId) -> Markup {
    let card = pilot.card();
    let words = pilot_words(table, pilot);
    html! {
        button.pilot type="button" tabindex="-1" id=(attempt::pilot(pilot)) data-tip=(words) aria-label=(words) .{ "h" (pilot.index() % 5) } {
            svg.helmet viewBox="0 0 40 40" aria-hidden="true" { use href="#teg-helmet" {} }
            span.flies { @for kind in &card.ships { (hull(Some(*kind))) } }
            b.name { (card.name) }
            (glyphs::pilot(pilot))
            span.badges { @for badge in &card.badges { (badge_sign(*badge)) } }
        }
    }
}

/// The galaxies and the pilots for hire enlarged, each shown on request above everything else:
/// what a pointer is told by resting on a sign, a finger reads here.
pub(super) fn sheets(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    html! {
        @if view.setup.expansion {
            div.galaxy-sheet.teg #sheet-pilots popover="auto" aria-label=(say!(lang, "teg-pilots")) {
                button.btn.close type="button" popovertarget="sheet-pilots" popovertargetaction="hide" aria-label=(say!(lang, "dismiss")) { "×" }
                h3 { (say!(lang, "teg-pilots")) " " (reconstructed(lang)) }
                p { (say!(lang, "teg-hire-price", pair = shown().btb.hire_pair, any = shown().btb.hire_any)) }
                ul.word-list {
                    @for pilot in view.pilot_offer.iter().flatten() {
                        li .{ "h" (pilot.index() % 5) } { svg.helmet viewBox="0 0 40 40" aria-hidden="true" { use href="#teg-helmet" {} } span { (pilot_text(table, *pilot)) } }
                    }
                }
            }
        }
        @for galaxy in &view.galaxies {
            @let sheet = format!("sheet-{}", galaxy.seat.0);
            div.galaxy-sheet.teg id=(sheet) popover="auto" aria-label=(say!(lang, "teg-galaxy-of", name = table.talk.name(galaxy.seat))) {
                button.btn.close type="button" popovertarget=(sheet) popovertargetaction="hide" aria-label=(say!(lang, "dismiss")) { "×" }
                (enlarged(table, galaxy))
            }
        }
    }
}

/// The scores in the top bar.
pub(super) fn scores(table: &Table<'_>) -> Markup {
    let (view, lang) = (table.view(), table.lang());
    html! {
        span.scores {
            @for galaxy in &view.galaxies {
                @let secret = galaxy.mission.as_ref().and_then(|mission| mission.worth_now).filter(|worth| *worth > 0 && view.outcome.is_none());
                span.score .{ "p-" (colour_key(view, galaxy.seat)) @if view.active == galaxy.seat && view.outcome.is_none() { " turn" } }
                    data-tip=(say!(lang, "teg-score-title", name = table.talk.name(galaxy.seat), count = galaxy.total)) {
                    (emblem(view, galaxy.seat)) span.n { (table.talk.name(galaxy.seat)) } (points(lang, galaxy.total))
                    @if let Some(worth) = secret { small.secret data-tip=(say!(lang, "teg-mission-now", count = worth)) { "+" (worth) (sign("mission")) span.vh { (say!(lang, "teg-mission-now", count = worth)) } } }
                }
            }
        }
    }
}
