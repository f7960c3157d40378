//! The frigate: six actions with their damage and Ravagers, the dice, the technologies on offer.

use black_angel::{ActionNumber, Attack, Colour, Compartment, Die, Holder, Target, View, shown};
use engine::Seat;
use maud::{Markup, html};

use super::faces;
use super::happening::Happening;
use super::signs::{
    advanced_face, draft_mark, emblem, holder_class, kind_sign, label, ravager_short, ravager_sign, robot, shape, sign,
    tile_class, tile_face, tip, value,
};
use super::words::{self, Names, colour_key};
use crate::Lang;
use crate::lang::say;

/// The id of a die on the page. Dice that look the same are one choice and have one id.
pub(super) fn die_id(holder: Holder, die: Die) -> String {
    let colour = colour_key(die.colour);
    let reserved = if die.reserved { "r" } else { "" };
    format!("die-{}-{colour}{}{reserved}", holder_class(holder), die.value)
}

pub(super) fn frigate(view: &View, names: Names<'_>, viewer: Option<Seat>, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    html! {
        section #zone-ship.zone-ship aria-label=(say!(lang, "ba-zone-ship")) {
            div.hullbox {
                svg.shell viewBox="0 0 700 280" preserveAspectRatio="none" aria-hidden="true" {
                    path d="M40 4H640Q696 40 696 140T640 276H40Q2 190 2 140T40 4z" {}
                    path.shell-line d="M26 40Q8 100 8 140T26 240M12 140 30 128V152z" {}
                }
                @for number in ActionNumber::all() { (action(view, number, names, moment)) }
                div.berths {
                    (supplies(view, moment, lang))
                    @for holder in holders(view) { (berth(view, holder, names, viewer, moment)) }
                }
            }
            (market(view, moment, lang))
        }
    }
}

/// Everybody who has dice.
pub(super) fn holders(view: &View) -> Vec<Holder> {
    let seats = (0..view.players.len() as u8).map(|seat| Holder::Seat(Seat(seat)));
    let neutral = view.neutral.is_some().then_some(Holder::Neutral);
    seats.chain(neutral).chain(view.hal.is_some().then_some(Holder::Hal)).collect()
}

/// The dice of a holder.
pub(super) fn dice_of(view: &View, holder: Holder) -> Option<&Compartment> {
    match holder {
        Holder::Seat(seat) => view.players.get(seat.index()).map(|player| &player.dice),
        Holder::Neutral => view.neutral.as_ref().map(|neutral| &neutral.dice),
        Holder::Hal => view.hal.as_ref().map(|hal| &hal.dice),
    }
}

fn action_label(view: &View, number: ActionNumber, lang: Lang) -> String {
    let space = shown().action(number);
    let mut text = say!(
        lang,
        "ba-action-label",
        number = number.number(),
        hue = words::die_hue(lang, space.colour),
        kind = words::kind(lang, space.kind),
        kind_key = words::kind_key(space.kind),
        cubes = view.damage[number.index()],
        damaged = if view.damaged[number.index()] { "yes" } else { "no" }
    );
    if let Some(attack) = view.ravagers[number.index()].last()
        && let Some(face) = attack.card.ravager()
    {
        text.push(' ');
        text.push_str(&say!(lang, "ba-action-ravager", effect = faces::ravager_effect(lang, face)));
    }
    text
}

fn action(view: &View, number: ActionNumber, names: Names<'_>, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    let space = shown().action(number);
    let cubes = view.damage[number.index()];
    let damaged = view.damaged[number.index()];
    let used = view.turn.target == Some(Target::Action(number));
    let text = action_label(view, number, lang);
    let note = faces::reconstructed(lang, &space.provenance);
    html! {
        div.action .{
            "a" (number.number()) " " (colour_key(space.colour))
            @if used { " in-use" } @if damaged { " damaged" } (moment.action(number))
        } {
            button.plate type="button" tabindex="0" id={ "action-" (number.number()) } aria-label=(label(&text, &note, lang)) {
                span.action-no aria-hidden="true" { (shape(space.colour)) b { (number.number()) } }
                span.action-name aria-hidden="true" { (kind_sign(space.kind)) b { (say!(lang, "ba-kind-short", kind = words::kind_key(space.kind))) } }
                span.dmg aria-hidden="true" {
                    @for place in 1..=shown().limits.damage_per_action {
                        @if place <= cubes { (sign("debris")) } @else { i.cube-gap {} }
                    }
                    @if damaged { em { "−1" } }
                }
                (draft_mark(&note))
                (tip(&text, &note, lang))
            }
            (ravagers(&view.ravagers[number.index()], number, names))
            @if used && let Some(die) = view.turn.die {
                span.bdie.placed .(colour_key(die.colour)) role="img" aria-label=(words::die(lang, die.colour, die.value)) { (value(die.value)) (shape(die.colour)) }
            }
        }
    }
}

fn ravagers(attacks: &[Attack], number: ActionNumber, names: Names<'_>) -> Markup {
    let lang = names.lang;
    let Some(face) = attacks.last().and_then(|attack| attack.card.ravager()) else {
        return html! {
            button.rstack.none type="button" tabindex="-1" id={ "ravagers-" (number.number()) }
                aria-label=(say!(lang, "ba-no-ravagers", number = number.number())) { (sign("ravager")) }
        };
    };
    let note = faces::reconstructed(lang, &face.provenance);
    let held: Vec<(Seat, u8)> = (0..4u8)
        .map(|seat| (Seat(seat), attacks.iter().map(|attack| attack.robots[usize::from(seat)]).sum()))
        .filter(|(_, robots)| *robots > 0)
        .collect();
    let effect = faces::ravager_effect(lang, face);
    let mut text = say!(lang, "ba-ravagers-label", count = attacks.len(), number = number.number(), effect = effect);
    for (seat, robots) in &held {
        let owner = names.seat(*seat);
        text.push_str(&say!(lang, "ba-ravagers-hold", count = *robots, name = owner));
    }
    html! {
        button.rstack type="button" tabindex="0" id={ "ravagers-" (number.number()) } .{ "n" (attacks.len()) } aria-label=(label(&text, &note, lang)) {
            span.rcard aria-hidden="true" {
                (ravager_sign(face))
                span { (ravager_short(shown(), face, lang)) }
                @if attacks.len() > 1 { b.count { (attacks.len()) } }
            }
            @if !held.is_empty() {
                span.held {
                    @for (seat, robots) in &held {
                        @for _ in 0..(*robots).min(3) { (robot(Holder::Seat(*seat))) }
                    }
                }
            }
            (draft_mark(&note))
            (tip(&text, &note, lang))
        }
    }
}

fn supplies(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    html! {
        div.supplies {
            span.cap { (say!(lang, "ba-supplies")) }
            @for colour in Colour::ALL {
                @let supply = view.supplies[colour.index()];
                @let hue = words::die_hue(lang, colour);
                @let text = say!(lang, "ba-supply-label", hue = hue, sound = supply.sound, damaged = supply.damaged);
                button.supply type="button" tabindex="-1" id={ "supply-" (colour_key(colour)) }
                    .{ (colour_key(colour)) (moment.supply(colour)) } aria-label=(text) {
                    span.bdie.blank .(colour_key(colour)) { (shape(colour)) }
                    b { (supply.len()) }
                    @if supply.damaged > 0 { span.hurt { (sign("debris")) (supply.damaged) } }
                    (tip(&text, "", lang))
                }
            }
        }
    }
}

/// A die; `digit` is the key that chooses it.
fn die(holder: Holder, found: Die, digit: Option<usize>, with_id: bool, moment: Happening<'_>, lang: Lang) -> Markup {
    let text = words::die_at(lang, found);
    let id = with_id.then(|| die_id(holder, found));
    html! {
        button.bdie type="button" tabindex="-1" id=[id] data-digit=[digit.filter(|_| with_id)] .{ (colour_key(found.colour)) (moment.dice(holder)) }
            aria-label=(text) data-tip=(text) { (value(found.value)) (shape(found.colour)) }
    }
}

fn berth(view: &View, holder: Holder, names: Names<'_>, viewer: Option<Seat>, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    let dice = dice_of(view, holder).map_or(&[][..], |dice| dice.as_slice());
    let own = viewer.map(Holder::Seat) == Some(holder);
    let first = |at: usize| dice[..at].iter().all(|other| *other != dice[at]);
    // Dice that look the same are one choice, and so have one key.
    let digit = |at: usize| own.then(|| (0..=at).filter(|at| first(*at)).count());
    let name = names.holder(holder);
    let (plain, reserved): (Vec<usize>, Vec<usize>) = (0..dice.len()).partition(|at| !dice[*at].reserved);
    let (stations, neutral) = match holder {
        Holder::Seat(seat) => (view.players.get(seat.index()).map(|player| player.workstations), false),
        Holder::Neutral => (view.neutral.as_ref().map(|neutral| neutral.workstations.map(u8::from)), true),
        Holder::Hal => (Some([shown().hal.robots_per_workstation; 3]), false),
    };
    html! {
        div.berth .{ (holder_class(holder)) @if own { " own" } } role="group" aria-label=(say!(lang, "ba-berth-of", name = name.clone())) {
            header {
                (emblem(holder)) span { (name) }
                @if let Some(stations) = stations {
                    span.posts data-tip=(say!(lang, "ba-posts", orange = stations[0], gray = stations[1], green = stations[2])) {
                        @for colour in Colour::ALL { span .(colour_key(colour)) aria-hidden="true" { (shape(colour)) (stations[colour.index()]) } }
                        span.vh { (say!(lang, "ba-posts", orange = stations[0], gray = stations[1], green = stations[2])) }
                    }
                }
            }
            div.dice-row {
                @for at in &plain { (die(holder, dice[*at], digit(*at), first(*at), moment, lang)) }
                @if plain.is_empty() { i.spent data-tip=(say!(lang, "ba-no-dice")) { span.vh { (say!(lang, "ba-no-dice")) } } }
                @if !neutral && holder != Holder::Hal {
                    span.reserved .{ @if reserved.is_empty() { "vacant" } } data-tip=(say!(lang, "ba-high-security")) {
                        (sign("lock"))
                        @for at in &reserved { (die(holder, dice[*at], digit(*at), first(*at), moment, lang)) }
                    }
                }
            }
        }
    }
}

fn market(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    html! {
        div.market.panel {
            div.stacks {
                span.cap { (say!(lang, "ba-stacks")) }
                div.line-row {
                    @for colour in Colour::ALL {
                        @let stack = &view.stacks[colour.index()];
                        @let top = stack.top.map(|tile| faces::tile(lang, tile, view.advanced, view.advanced)).unwrap_or_default();
                        @let text = say!(lang, "ba-stack-label", hue = words::hue(lang, colour), count = stack.size, top = top);
                        span.stack tabindex="0" role="img" aria-label=(text) {
                            @if let Some(tile) = stack.top {
                                span .(tile_class(tile, view.advanced)) { (tile_face(tile, view.advanced)) }
                            } @else { span.tile.empty {} }
                            small { (stack.size) }
                            (tip(&text, "", lang))
                        }
                    }
                }
            }
            div.display {
                span.cap { (say!(lang, "ba-display")) }
                div.line-row { @for space in 1..=view.display.len() { (display_space(view, space, moment, lang)) } }
            }
            div.offer {
                span.cap { (say!(lang, "ba-advanced-offer")) small { (say!(lang, "ba-cost", count = shown().advanced_cost)) } }
                div.line-row { @for slot in 1..=view.advanced_slots.len() { (advanced_slot(view, slot, moment, lang)) } }
            }
        }
    }
}

fn display_space(view: &View, space: usize, moment: Happening<'_>, lang: Lang) -> Markup {
    let cost = shown().display_costs.get(space - 1).copied().unwrap_or(1);
    let found = view.display.get(space - 1).copied().flatten();
    let note = found.map(|tile| faces::reconstructed(lang, &tile.face().provenance)).unwrap_or_default();
    let what = found.map(|tile| faces::tile(lang, tile, view.advanced, view.advanced)).unwrap_or_default();
    let text = say!(
        lang,
        "ba-display-label",
        space = space,
        cost = cost,
        tile = what,
        full = if found.is_some() { "yes" } else { "no" }
    );
    html! {
        button.place type="button" tabindex=(if found.is_some() { "0" } else { "-1" }) id={ "display-" (space) } .{ "price" (cost) (moment.display(space)) }
            aria-label=(label(&text, &note, lang)) {
            @if let Some(tile) = found {
                span .(tile_class(tile, view.advanced)) { (tile_face(tile, view.advanced)) (draft_mark(&note)) }
            } @else { span.tile.empty {} }
            small { (say!(lang, "ba-cost", count = cost)) }
            (tip(&text, &note, lang))
        }
    }
}

fn advanced_slot(view: &View, slot: usize, moment: Happening<'_>, lang: Lang) -> Markup {
    let found = view.advanced_slots.get(slot - 1).copied().flatten();
    let note = found.map(|tile| faces::reconstructed(lang, &tile.face().provenance)).unwrap_or_default();
    let text = match found {
        Some(tile) => faces::advanced(lang, tile),
        None => say!(lang, "ba-advanced-none"),
    };
    html! {
        button.place type="button" tabindex=(if found.is_some() { "0" } else { "-1" }) id={ "adv-" (slot) } .{ (moment.offer(slot)) } aria-label=(label(&text, &note, lang)) {
            @if let Some(tile) = found {
                span.tile.adv { (advanced_face(tile)) (draft_mark(&note)) }
            } @else { span.tile.empty {} }
            (tip(&text, &note, lang))
        }
    }
}
