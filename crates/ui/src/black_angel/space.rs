//! Space: a chevron of strips that come nearer, with aliens, cards, ships, the Black Angel, Spes.
//!
//! Pictures are one drawing whose pieces are put into place by classes, so that they glide when
//! they move; over it lie the hexes that can be touched.

use black_angel::{Back, COLUMNS, Colour, Hex, HexView, Holder, Posting, Side, Spes, StripSide, View};
use engine::{Piece, Seat};
use maud::{Markup, PreEscaped, html};

use super::faces;
use super::happening::Happening;
use super::reach;
use super::signs::{back_shape, emblem, emblem_id, holder_class, is_activation, label, sign, tip};
use super::words::{self, Names, back_key, colour_key};
use crate::Lang;
use crate::lang::say;

/// Where the hexes of a strip stand, relative to its place: x and y of each column.
pub(super) const COLUMN_SPOTS: [(f32, f32); 5] =
    [(59.0, -86.6), (134.0, -43.3), (209.0, 0.0), (284.0, -43.3), (359.0, -86.6)];
/// How far apart two strips stand.
const PITCH: f32 = 86.6;

/// The size of the drawing, and where strip 1 stands in it.
pub(super) fn extent(view: &View) -> (f32, f32) {
    let beyond = view.strips.len().saturating_sub(1) as f32 * PITCH;
    (beyond + 192.0, beyond + 141.0)
}

/// The middle of a hex in the drawing.
pub(super) fn centre(view: &View, hex: Hex) -> (f32, f32) {
    let (x, y) = COLUMN_SPOTS[(hex.column() + 2) as usize];
    (x, extent(view).1 - f32::from(hex.strip() - 1) * PITCH + y)
}

/// The classes that put a piece onto a hex.
pub(super) fn spot(hex: Hex) -> String {
    format!("spot at{} col{}", hex.strip(), hex.column() + 2)
}

pub(super) fn find(view: &View, hex: Hex) -> Option<&HexView> {
    view.hexes.iter().find(|found| found.hex == hex)
}

pub(super) fn space(view: &View, names: Names<'_>, viewer: Option<Seat>, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    html! {
        section #zone-space.zone-space aria-label=(say!(lang, "ba-zone-space")) {
            (clocks(view, moment, lang))
            div.space-fit { (field(view, names, viewer, moment)) }
        }
    }
}

/// The hexes with all that is on them, and what stands beside them.
pub(super) fn field(view: &View, names: Names<'_>, viewer: Option<Seat>, moment: Happening<'_>) -> Markup {
    let lang = names.lang;
    html! {
        div.space .{ "strips" (view.strips.len()) } {
            (picture(view, moment, lang))
            @for found in &view.hexes { (hex_target(view, found, names, viewer)) }
            @if let Some(seat) = viewer {
                @for hex in view.players.get(seat.index()).map(|player| player.fleet).unwrap_or_default().iter() {
                    (ship_target(hex, side_of(view, hex, seat), lang))
                }
            }
            (launch(view, viewer, lang))
            (decks(view, moment, lang))
        }
    }
}

fn clocks(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    let whole = if view.strips.len() > 5 { 10 } else { 7 };
    let gone = whole - view.advances_left.min(whole);
    html! {
        div.clocks {
            @if let Spes::Token(strip) = view.spes { p.vh { (say!(lang, "ba-spes-token", strip = strip)) } }
            div.clock .(moment.voyage()) role="img" aria-label=(say!(lang, "ba-advances-left", count = view.advances_left)) {
                span.cap { (say!(lang, "ba-voyage")) }
                span.line-row {
                    @for step in 0..whole { i.pip .{ @if step < gone { "on" } } {} }
                    i.pip.haven {}
                    small { (say!(lang, "ba-advances-left", count = view.advances_left)) }
                }
            }
            div.clock.foes role="img" aria-label=(say!(lang, "ba-ravagers-left", count = view.decks[3])) {
                span.cap { (say!(lang, "ba-ravager-deck")) }
                span.line-row { (sign("ravager")) b { (view.decks[3]) } small { (say!(lang, "ba-cards-left", count = view.decks[3])) } }
            }
        }
    }
}

pub(super) fn picture(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    let (height, _) = extent(view);
    let spes = match view.spes {
        Spes::Token(_) => None,
        Spes::Tile(strip) => Hex::at(strip, 0),
    };
    let laden = find(view, view.angel).is_some_and(|found| found.card.is_some());
    html! {
        svg.starmap viewBox={ "0 0 418 " (height) } aria-hidden="true" {
            (PreEscaped(STARS))
            @if spes.is_none() {
                g.far {
                    circle cx="209" cy="34" r="78" fill="url(#ba-g-spes)" {}
                    circle.sun cx="209" cy="34" r="15" {}
                    text.spes-name x="209" y="70" { (say!(lang, "ba-spes")) }
                }
            }
            @for (at, side) in view.strips.iter().enumerate() {
                (strip(view, *side, at as u8 + 1, moment))
            }
            @if let Some(hex) = spes {
                g #spes .(spot(hex)) {
                    circle r="60" fill="url(#ba-g-spes)" {}
                    circle.sun r="22" {}
                    path.sea d="M-18 4q12-9 20-1t17-4" {}
                    text.spes-name y="37" { (say!(lang, "ba-spes")) }
                }
            }
            @if !laden { (angel(view, laden, moment)) }
            @for found in &view.hexes {
                @if let Some(posting) = found.card { (card(found.hex, posting, found.hex == view.angel, moment)) }
            }
            @if laden { (angel(view, laden, moment)) }
            @for seat in 0..view.players.len() as u8 { (fleet(view, Seat(seat), moment)) }
        }
    }
}

/// The frigate; beside a Mission on its own hex it is drawn small and before the card, so that both are seen.
fn angel(view: &View, laden: bool, moment: Happening<'_>) -> Markup {
    html! {
        g #angel.angel .(spot(view.angel)) .(moment.angel()) {
            circle.shield r="45" {}
            g.hull .{ @if laden { "laden" } } {
                use href="#ba-black-angel" x="-44" y="-44" width="88" height="88" {}
            }
            // Printed on the hex it would lie under the frigate.
            text.hexname x="-14" y="39" { (view.angel.id()) }
        }
    }
}

/// A strip with its print; it glides to its place.
fn strip(view: &View, side: StripSide, place: u8, moment: Happening<'_>) -> Markup {
    let face = side.face(black_angel::shown()).cloned().unwrap_or_default();
    let token = view.spes == Spes::Token(place);
    html! {
        g.strip id={ "strip-" (side.strip) } .{
            "at" (place) @if place == 1 { " first" } @if place % 2 == 1 { " odd" } @if place as usize == view.strips.len() { " last" }
            (moment.strip(side.strip))
        } {
            g.printed .{ @if side.side_b { "b" } @else { "a" } } {
                @for column in 0..usize::from(COLUMNS) { (printed(view, &face, place, column)) }
            }
            text.stripno x="13" y="-125" { (place) }
            @if token {
                g.spes-token {
                    circle cx="15" cy="-104" r="13" {}
                    path d="M6-102q6-5 10-1t9-2" {}
                }
            }
        }
    }
}

fn printed(view: &View, face: &Side, place: u8, column: usize) -> Markup {
    let bit = 1u8 << column;
    let (x, y) = COLUMN_SPOTS[column];
    let colour = Colour::ALL.into_iter().find(|colour| face.aliens[colour.index()] & bit != 0);
    let asteroid = face.asteroids & bit != 0;
    let here = Hex::at(place, column as i8 - 2);
    let found = here.and_then(|hex| find(view, hex));
    let covered = found.is_some_and(|found| found.spes);
    let dim = found.is_some_and(|found| found.card.is_some());
    html! {
        g.print .{ (colour.map_or("none", colour_key)) @if asteroid { " asteroid" } @if dim { " dim" } } transform=(format!("translate({x} {y})")) {
            use.field href="#ba-hex" x="-50" y="-44" width="100" height="88" {}
            // The name of the hex on which the frigate stands comes with it.
            @if let Some(hex) = here.filter(|hex| *hex != view.angel) { text.hexname x="-14" y="39" { (hex.id()) } }
            @if !covered {
                use.art href={ "#ba-hx-" (if asteroid { "asteroid" } else { colour.map_or("asteroid", colour_key) }) } x="-29" y="-31" width="58" height="58" {}
                @if let Some(colour) = colour { use.sh href={ "#ba-sh-" (colour_key(colour)) } x="-7" y="-38" width="12" height="12" {} }
                @if face.comets & bit != 0 { use.comet href="#ba-comet" x="7" y="-39" width="19" height="19" {} }
                @if face.ravagers & bit != 0 && !dim {
                    g.rav transform="translate(22 23)" { circle.disc r="12" {} use href="#ba-ravager" x="-8" y="-8" width="16" height="16" {} }
                }
            }
        }
    }
}

/// The picture of a Mission card in space: its band, its kind and the robot of its owner.
fn card(hex: Hex, posting: Posting, with_angel: bool, moment: Happening<'_>) -> Markup {
    let Some(mission) = posting.card.mission() else { return html! {} };
    html! {
        g.mcard id={ "post-" (posting.card.id()) } .{ (spot(hex)) " " (colour_key(mission.colour)) (moment.card(hex)) } {
            g.laid .{ @if with_angel { "raised" } } {
                rect.face x="-33" y="-30" width="66" height="53" rx="5" {}
                rect.band x="-33" y="-30" width="66" height="18" rx="4" {}
                use.sh.cut href={ "#ba-sh-" (colour_key(mission.colour)) } x="-28" y="-25.5" width="9" height="9" {}
                text.cardno x="-15" y="-15.5" { (posting.card.index() + 1) }
                use.cut href={ "#ba-" (if is_activation(mission) { "repeat" } else { "eject" }) } x="18" y="-26.5" width="11" height="11" {}
                (super::space_card::body(mission))
                g .(holder_class(posting.owner)) transform="translate(-38 4)" {
                    use.piece href="#ba-piece-robot" width="19" height="22" {}
                    use.piece-em href=(emblem_id(posting.owner)) x="6" y="5.5" width="7" height="7" {}
                }
            }
        }
    }
}

/// Which of two ships of a hex stands at which side.
fn side_of(view: &View, hex: Hex, seat: Seat) -> &'static str {
    let Some(found) = find(view, hex) else { return "" };
    match (found.card.is_some(), found.ships.iter().position(|other| *other == seat), found.ships.len()) {
        (false, _, 1) => "mid",
        (false, Some(0), _) => "port",
        (false, ..) => "starb",
        (true, Some(0), _) => "dock",
        (true, ..) => "dock2",
    }
}

fn fleet(view: &View, seat: Seat, moment: Happening<'_>) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let holder = Holder::Seat(seat);
    html! {
        @for (index, hex) in player.fleet.iter().enumerate() {
            g.vessel id={ "fleet-" (seat.0) "-" (index) } .{ (spot(hex)) " " (holder_class(holder)) " " (side_of(view, hex, seat)) (moment.ship(seat, hex)) } {
                g.float {
                    use.piece href="#ba-piece-ship" x="-15" y="-17.5" width="30" height="35" {}
                    use.piece-em href=(emblem_id(holder)) x="-5" y="-4" width="10" height="10" {}
                }
            }
        }
    }
}

/// Everything about a hex in words, for whoever looks: Ravagers only where they could place a Mission.
pub(super) fn hex_label(view: &View, found: &HexView, names: Names<'_>, viewer: Option<Seat>) -> String {
    let lang = names.lang;
    let mut parts = vec![say!(lang, "ba-hex", hex = found.hex.id(), ground = words::ground_at(lang, view, found.hex))];
    if found.hex == view.angel {
        parts.push(say!(lang, "ba-hex-angel"));
    }
    if found.comet {
        parts.push(say!(lang, "ba-hex-comet"));
    }
    if found.icon {
        parts.push(say!(lang, "ba-hex-icon"));
    }
    if let Some(posting) = found.card {
        let owner = names.holder(posting.owner);
        let effect = posting.card.mission().map(|mission| faces::mission_effect(lang, mission)).unwrap_or_default();
        parts.push(say!(lang, "ba-hex-card", card = words::card(lang, posting.card), name = owner, effect = effect));
    } else if found
        .colour
        .is_some_and(|colour| viewer.is_none_or(|seat| reach::placeable(view, seat, found.hex, colour)))
    {
        parts.push(say!(lang, "ba-hex-wakes", count = found.wakes));
    }
    if found.hex.strip() == 1 && view.end.is_none() {
        parts.push(say!(lang, "ba-hex-leaves"));
    }
    if !found.ships.is_empty() {
        let owners = found.ships.iter().map(|seat| names.seat(*seat)).collect();
        parts.push(say!(lang, "ba-hex-ships", names = words::list(lang, owners)));
    }
    parts.join(" ")
}

fn hex_target(view: &View, found: &HexView, names: Names<'_>, viewer: Option<Seat>) -> Markup {
    let lang = names.lang;
    let text = hex_label(view, found, names, viewer);
    let note = found
        .card
        .and_then(|posting| faces::provenance(posting.card))
        .map(|from| faces::reconstructed(lang, from))
        .unwrap_or_default();
    html! {
        button.hex type="button" tabindex=(if found.card.is_some() { "0" } else { "-1" }) id={ "hex-" (found.hex.id()) }
            .{ "at" (found.hex.strip()) " col" (found.hex.column() + 2) } aria-label=(label(&text, &note, lang)) {
            svg.face viewBox="-50 -44 100 88" aria-hidden="true" { use href="#ba-hex" x="-50" y="-44" width="100" height="88" {} }
            (tip(&text, &note, lang))
        }
    }
}

fn ship_target(hex: Hex, side: &str, lang: Lang) -> Markup {
    html! {
        button.shipspot type="button" tabindex="-1" id={ "ship-" (hex.id()) }
            .{ "at" (hex.strip()) " col" (hex.column() + 2) " " (side) } aria-label=(say!(lang, "ba-your-ship", hex = hex.id())) {}
    }
}

/// Where ships are launched from: the storage of whoever looks.
fn launch(view: &View, viewer: Option<Seat>, lang: Lang) -> Markup {
    let ready = viewer.and_then(|seat| view.players.get(seat.index()));
    let count = ready.map_or(0, |player| player.ships);
    let holder = viewer.map(Holder::Seat);
    html! {
        button #launch.pad type="button" tabindex="-1" .(holder.map_or("", holder_class)) aria-label=(say!(lang, "ba-launch-label", count = count)) {
            (sign("ship")) b aria-hidden="true" { (count) } span aria-hidden="true" { (say!(lang, "ba-launch")) }
            @if let Some(holder) = holder { (emblem(holder)) }
        }
    }
}

fn decks(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    html! {
        div.decks {
            span.cap { (say!(lang, "ba-mission-decks")) }
            div.line-row {
                @for back in Back::ALL.into_iter().filter(|back| back.colour().is_some()) {
                    @let left = view.decks[back as usize];
                    @let text = say!(lang, "ba-deck-label", back = words::back(lang, back), count = left, discard = view.discard.of(back).len());
                    button.deck type="button" tabindex="-1" id={ "deck-" (back_key(back)) } .{ (back_key(back)) (moment.deck(back)) } aria-label=(text) data-tip=(text) {
                        (back_shape(back)) b { (left) }
                    }
                }
            }
        }
    }
}

const STARS: &str = r##"<path class="starfield" d="M120 383h.1M196 133h.1M102 48h.1M47 144h.1M130 522h.1M111 414h.1M332 35h.1M239 503h.1M236 403h.1M257 590h.1M49 500h.1M123 24h.1M362 277h.1M270 421h.1M375 120h.1M343 268h.1M53 68h.1M201 639h.1M342 63h.1M177 244h.1M357 92h.1M258 669h.1M301 149h.1M314 69h.1M280 42h.1M254 202h.1M79 596h.1M237 602h.1M289 369h.1M85 619h.1M53 548h.1M363 369h.1M333 510h.1M261 642h.1M105 320h.1M80 368h.1M40 523h.1M363 562h.1M128 16h.1M155 355h.1M21 437h.1M156 430h.1M93 677h.1M17 210h.1M396 168h.1M10 393h.1M295 450h.1M122 146h.1M213 581h.1M217 86h.1M305 75h.1M21 91h.1"/>"##;
