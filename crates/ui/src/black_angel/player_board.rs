//! A player board: the technology grid with its arrows and slots, the Advanced spaces, storage,
//! crew, ejected tiles; and the hand of whoever looks.

use black_angel::{Arrow, Back, Card, Cell, Colour, GridTile, Holder, Item, PlayerView, Slot, Taken, View};
use engine::{Piece, Seat};
use maud::{Markup, html};

use super::faces;
use super::happening::Happening;
use super::signs::{
    advanced_face, back_shape, card_back, card_face, card_label, draft_mark, emblem, holder_class, label, points,
    robot, shape, sign, tile_class, tile_face, tip,
};
use super::words::{self, Names, back_key, colour_key, effect_key, slot_key};
use crate::Lang;
use crate::lang::say;

/// Whose board, how it is drawn and what is happening.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub(super) view: &'a View,
    pub(super) names: Names<'a>,
    pub(super) seat: Seat,
    /// Whether its pieces can be touched: the board of whoever looks.
    pub(super) own: bool,
    pub(super) moment: Happening<'a>,
}

pub(super) fn arrow_key(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Row1 => "row1",
        Arrow::Row2 => "row2",
        Arrow::Row3 => "row3",
        Arrow::Col1 => "col1",
        Arrow::Col2 => "col2",
        Arrow::Col3 => "col3",
        Arrow::BlackRight => "black-right",
        Arrow::BlackUp => "black-up",
    }
}

impl<'a> Board<'a> {
    fn lang(&self) -> Lang {
        self.names.lang
    }

    fn player(&self) -> Option<&'a PlayerView> {
        self.view.players.get(self.seat.index())
    }

    fn id(&self, id: String) -> Option<String> {
        self.own.then_some(id)
    }

    /// The whole zone: grid, storage, trays and hand.
    pub(super) fn zone(&self) -> Markup {
        let lang = self.lang();
        let Some(player) = self.player() else { return html! {} };
        html! {
            section #zone-board.zone-board.panel .(holder_class(Holder::Seat(self.seat))) aria-label=(say!(lang, "ba-zone-board", name = self.names.seat(self.seat))) {
                (self.grid(player))
                (self.storage(player))
                (self.tray())
                (self.hand(player))
            }
        }
    }

    /// The grid with everything around it.
    pub(super) fn grid(&self, player: &PlayerView) -> Markup {
        html! {
            div.tech {
                @for slot in Slot::ALL { (self.slot(player, slot)) }
                @for arrow in Arrow::COLOUR.into_iter().chain(Arrow::BLACK) { (self.arrow(arrow)) }
                @for index in 0..9 { @if let Some(cell) = Cell::from_index(index) { (self.cell(player, cell)) } }
                @for colour in Colour::ALL { (self.advanced_space(player, colour)) }
            }
        }
    }

    fn slot(&self, player: &PlayerView, slot: Slot) -> Markup {
        let lang = self.lang();
        let back = player.slot_backs[slot.index()];
        let face = player.slots.and_then(|slots| slots[slot.index()]);
        let place = words::slot(lang, slot);
        let text = match (face, back) {
            (Some(card), _) => say!(lang, "ba-slot-full", place = place, card = words::card(lang, card)),
            (None, Some(back)) => say!(lang, "ba-slot-full", place = place, card = words::back(lang, back)),
            (None, None) => say!(lang, "ba-slot-empty", place = place),
        };
        html! {
            button.card-slot type="button" tabindex="-1" id=[self.id(format!("slot-{}", slot_key(slot)))]
                .{ "g-" (slot_key(slot)) @if back.is_some() { " filled" } } aria-label=(text) data-tip=(text) disabled[!self.own] {
                @if let Some(back) = back { (card_back(back)) }
            }
        }
    }

    fn arrow(&self, arrow: Arrow) -> Markup {
        let lang = self.lang();
        let black = arrow.is_black();
        let up = matches!(arrow, Arrow::Col1 | Arrow::Col2 | Arrow::Col3 | Arrow::BlackUp);
        let entry = arrow.path().first().map(|cell| words::cell(lang, *cell)).unwrap_or_default();
        let text =
            if black { say!(lang, "ba-arrow-black", cell = entry) } else { say!(lang, "ba-arrow", cell = entry) };
        html! {
            button.entry type="button" tabindex="-1" id=[self.id(format!("arrow-{}", arrow_key(arrow)))]
                .{ "g-" (arrow_key(arrow)) @if black { " dark-arrow" } @if up { " up" } } aria-label=(text) data-tip=(text) disabled[!self.own] {
                svg aria-hidden="true" { use href="#ba-entry" fill=[(!black).then_some("url(#ba-g-three)")] {} }
            }
        }
    }

    fn cell(&self, player: &PlayerView, cell: Cell) -> Markup {
        let lang = self.lang();
        let id = self.id(format!("cell-{}", cell.id()));
        let place = words::cell(lang, cell);
        match player.grid[cell.index()] {
            None => {
                let text = say!(lang, "ba-cell-empty", place = place);
                html! { button.tile.empty type="button" tabindex="-1" id=[id] .{ "g-" (cell.id()) } aria-label=(text) disabled[!self.own] {} }
            }
            Some(GridTile::Technology { tile, boost, debris }) => {
                let note = faces::reconstructed(lang, &tile.face().provenance);
                let mut text = say!(
                    lang,
                    "ba-cell-tile",
                    place = place,
                    tile = faces::tile(lang, tile, boost, self.view.advanced)
                );
                if debris {
                    text.push(' ');
                    text.push_str(&say!(lang, "ba-cell-debris"));
                }
                html! {
                    button type="button" tabindex=(if self.own { "0" } else { "-1" }) id=[id]
                        .{ (tile_class(tile, boost)) " g-" (cell.id()) (self.moment.cell(self.seat, cell)) } aria-label=(label(&text, &note, lang)) {
                        (tile_face(tile, boost))
                        @if debris { (sign("debris")) }
                        (draft_mark(&note))
                        (tip(&text, &note, lang))
                    }
                }
            }
            Some(GridTile::Advanced { tile }) => {
                let note = faces::reconstructed(lang, &tile.face().provenance);
                let cap = black_angel::shown().limits.advanced_cap_base;
                let text = say!(lang, "ba-cell-advanced", place = place, tile = faces::advanced(lang, tile), cap = cap);
                html! {
                    button.tile.adv type="button" tabindex=(if self.own { "0" } else { "-1" }) id=[id]
                        .{ "g-" (cell.id()) (self.moment.cell(self.seat, cell)) } aria-label=(label(&text, &note, lang)) {
                        (advanced_face(tile)) (draft_mark(&note)) (tip(&text, &note, lang))
                    }
                }
            }
        }
    }

    /// A space for an ejected Advanced tile, with the cards tucked beside it and what that makes.
    fn advanced_space(&self, player: &PlayerView, colour: Colour) -> Markup {
        let lang = self.lang();
        let found = player.advanced_spaces[colour.index()];
        let cards = player.tucked.of(colour.into());
        let cap = player.space_caps[colour.index()];
        let now = player.breakdown.tiles.iter().find(|score| score.space == Some(colour)).map(|score| score.vp);
        let what = found.map(|tile| faces::advanced(lang, tile)).unwrap_or_default();
        let text = say!(
            lang,
            "ba-space-label",
            colour = colour_key(colour),
            tile = what,
            full = if found.is_some() { "yes" } else { "no" },
            cards = cards.len(),
            cap = cap,
            now = now.unwrap_or(0)
        );
        html! {
            button.advspace type="button" tabindex=(if self.own { "0" } else { "-1" }) id=[self.id(format!("space-{}", colour_key(colour)))]
                .{ (colour_key(colour)) " g-adv-" (colour_key(colour)) } aria-label=(text) {
                @if let Some(tile) = found { span.tile.adv { (advanced_face(tile)) } } @else { (shape(colour)) }
                (tip(&text, "", lang))
            }
            div.tucked .{ (colour_key(colour)) " g-tuck-" (colour_key(colour)) } aria-hidden="true" {
                span.cards { @for _ in 0..cards.len().min(5) { (card_back(Back::from(colour))) } @if cards.len() > 5 { b { "×" (cards.len()) } } }
                span.cap2 { @if let Some(now) = now { b.now { (now) } "/" } (say!(lang, "ba-max", count = cap)) }
            }
        }
    }

    /// Points, goods, crew, ejected tiles.
    pub(super) fn storage(&self, player: &PlayerView) -> Markup {
        let (lang, holder) = (self.lang(), Holder::Seat(self.seat));
        let bin = |item: Item, name: &str, words: String, count: u16| {
            html! {
                button.store-bin type="button" tabindex="-1" id=[self.id(format!("bin-{name}"))] .(self.moment.goods(self.seat, item)) aria-label={ (words) (say!(lang, "colon")) (count) } data-tip=(words) disabled[!self.own] {
                    span.cap aria-hidden="true" { (words) } span.line-row aria-hidden="true" { (sign(name)) b { (count) } }
                }
            }
        };
        html! {
            div.goods {
                div.who {
                    (emblem(holder)) span.name { (self.names.seat(self.seat)) }
                    span.vpbig .(self.moment.points(holder)) data-tip=(say!(lang, "ba-vp-track")) { (points("")) b { (player.vp) } small { (say!(lang, "ba-vp")) } }
                    span.outlook data-tip=(say!(lang, "ba-if-over", count = player.breakdown.total)) { span aria-hidden="true" { "→ " (player.breakdown.total) } span.vh { (say!(lang, "ba-if-over", count = player.breakdown.total)) } }
                }
                div.store {
                    (bin(Item::Resource, "resource", say!(lang, "ba-resources"), player.resources))
                    (bin(Item::Debris, "debris", say!(lang, "ba-debris"), player.debris))
                    (bin(Item::Ship, "ship", say!(lang, "ba-ships"), player.ships))
                }
                button.store-bin.rest type="button" tabindex="-1" id=[self.id("break-room".to_owned())] .(self.moment.goods(self.seat, Item::Robot))
                    aria-label=(say!(lang, "ba-break-room-label", count = player.break_room, supply = player.robot_supply)) disabled[!self.own] {
                    span.cap aria-hidden="true" { span { (say!(lang, "ba-break-room")) } span { (say!(lang, "ba-robot-supply", count = player.robot_supply)) } }
                    span.crew aria-hidden="true" { @for _ in 0..player.break_room.min(7) { (robot(holder)) } b { (player.break_room) } }
                }
                div.store {
                    @for colour in Colour::ALL {
                        @let robots = player.workstations[colour.index()];
                        @let text = say!(lang, "ba-station-label", hue = words::hue(lang, colour), count = robots);
                        button.store-bin.station type="button" tabindex="-1" id=[self.id(format!("station-{}", colour_key(colour)))] .(colour_key(colour)) aria-label=(text) data-tip=(text) disabled[!self.own] {
                            span.cap aria-hidden="true" { (shape(colour)) (say!(lang, "ba-station")) }
                            span.crew aria-hidden="true" { @for _ in 0..robots.min(3) { (robot(holder)) } b { (robots) } }
                        }
                    }
                }
                (self.beside(player))
            }
        }
    }

    /// Tiles that were pushed out.
    fn beside(&self, player: &PlayerView) -> Markup {
        let lang = self.lang();
        let count = player.ejected.len() + player.advanced_aside.len();
        html! {
            div.beside {
                span.cap { (say!(lang, "ba-ejected", count = count)) }
                @for tile in player.ejected.iter() {
                    @let text = faces::tile(lang, tile, false, self.view.advanced);
                    button type="button" tabindex=(if self.own { "0" } else { "-1" }) id=[self.id(format!("ejected-{}", tile.id()))] .(tile_class(tile, false)) aria-label=(text) {
                        (tile_face(tile, false)) (tip(&text, "", lang))
                    }
                }
                @for tile in player.advanced_aside.iter() {
                    @let text = faces::advanced(lang, tile);
                    span.tile.adv data-tip=(text) { (advanced_face(tile)) span.vh { (text) } }
                }
            }
        }
    }

    /// What lies between the table and the board just now: tiles taken, cards drawn, options.
    fn tray(&self) -> Markup {
        let lang = self.lang();
        let question = self.view.asked.as_ref().filter(|question| self.own && question.seat == self.seat);
        let taken = if self.own && self.view.active == self.seat { self.view.turn.taken.as_slice() } else { &[] };
        let effects = question.filter(|question| question.step == "choose_effect").and_then(|question| question.tile);
        let drawn = question.and_then(|question| question.cards);
        let colours = question.is_some_and(|question| question.step == "boost_die");
        html! {
            div.aside-tray {
                @for taken in taken {
                    @match *taken {
                        Taken::Technology(tile) => {
                            @let text = faces::tile(lang, tile, self.view.advanced, self.view.advanced);
                            button type="button" tabindex="0" id={ "taken-" (tile.id()) } .{ (tile_class(tile, self.view.advanced)) " held" } aria-label=(text) {
                                (tile_face(tile, self.view.advanced)) (tip(&text, "", lang))
                            }
                        }
                        Taken::Advanced(tile) => {
                            @let text = faces::advanced(lang, tile);
                            button.tile.adv.held type="button" tabindex="0" id={ "taken-" (tile.id()) } aria-label=(text) { (advanced_face(tile)) (tip(&text, "", lang)) }
                        }
                    }
                }
                @if let Some(tile) = effects {
                    @for effect in &tile.face().effects {
                        button.option type="button" tabindex="-1" data-at-once="" id={ "effect-" (effect_key(*effect)) } aria-label=(faces::effect(lang, *effect, self.view.advanced)) {
                            svg aria-hidden="true" { use href={ "#ba-fx-" (effect_key(*effect)) } {} } span { (faces::effect(lang, *effect, self.view.advanced)) }
                        }
                    }
                }
                @if colours {
                    @for colour in Colour::ALL {
                        button.option type="button" tabindex="-1" data-at-once="" id={ "hue-" (colour_key(colour)) } .(colour_key(colour)) aria-label=(words::die_hue(lang, colour)) {
                            (shape(colour)) span { (words::die_hue(lang, colour)) }
                        }
                    }
                }
                @for card in drawn.into_iter().flatten() { (hand_card(card, lang)) }
            }
        }
    }

    fn hand(&self, player: &PlayerView) -> Markup {
        let lang = self.lang();
        html! {
            div.hand aria-label=(say!(lang, "ba-hand")) role="group" {
                @if let Some(hand) = player.hand.filter(|_| self.own) {
                    @for card in hand.iter() { (hand_card(card, lang)) }
                    @if hand.is_empty() { p.soft { (say!(lang, "ba-hand-empty")) } }
                } @else {
                    @for back in Back::ALL {
                        @for _ in 0..player.hand_backs[back as usize] { span.hcard.facedown .(back_key(back)) data-tip=(words::back(lang, back)) { (back_shape(back)) span.vh { (words::back(lang, back)) } } }
                    }
                }
            }
        }
    }
}

pub(super) fn hand_card(card: Card, lang: Lang) -> Markup {
    html! {
        button.hcard type="button" tabindex="0" id={ "card-" (card.id()) } .(back_key(card.back())) aria-label=(card_label(card, lang)) {
            (card_face(card, lang))
        }
    }
}
