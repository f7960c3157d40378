//! The small print of a Mission card in space, drawn inside the picture.

use black_angel::{Bundle, Colour, MissionCard, MissionKind, Zone};
use maud::{Markup, html};

use super::words::colour_key;

/// One sign of a line: a drawing, a number in the points' hexagon, plain text or a coloured shape.
enum Sign {
    Drawing(&'static str),
    Points(u8),
    Text(String),
    Shape(Colour),
}

fn bundle(bundle: &Bundle, line: &mut Vec<Sign>) {
    let items = [
        (bundle.ship, "ship"),
        (bundle.robot, "robot"),
        (bundle.resource, "resource"),
        (bundle.debris, "debris"),
        (bundle.technology, "tech"),
        (bundle.mission_card, "mission"),
        (bundle.ravager_card, "ravager"),
        (bundle.advanced_technology, "advanced"),
    ];
    for (count, name) in items {
        if count > 1 {
            line.push(Sign::Text(count.to_string()));
        }
        if count > 0 {
            line.push(Sign::Drawing(name));
        }
    }
    if bundle.vp > 0 {
        line.push(Sign::Points(bundle.vp));
    }
}

/// What the card does, as one or two lines of signs.
pub(super) fn body(mission: &MissionCard) -> Markup {
    let mut lines: Vec<Vec<Sign>> = vec![Vec::new()];
    match mission.kind {
        MissionKind::Activation { pay, gain } => {
            bundle(&pay, &mut lines[0]);
            if pay != Bundle::default() {
                lines[0].push(Sign::Drawing("arrow"));
            }
            bundle(&gain, &mut lines[0]);
        }
        MissionKind::Split { owner, ship } => {
            lines[0].extend([Sign::Drawing("robot"), Sign::Text(":".to_owned())]);
            bundle(&owner, &mut lines[0]);
            let mut second = vec![Sign::Drawing("ship"), Sign::Text(":".to_owned())];
            bundle(&ship, &mut second);
            lines.push(second);
        }
        MissionKind::PerCard { zone, colour, vp_each } => {
            let place = if zone == Zone::Space { "map" } else { "eject" };
            lines[0].extend([
                Sign::Points(vp_each),
                Sign::Text("/".to_owned()),
                Sign::Shape(colour),
                Sign::Drawing(place),
            ]);
        }
    }
    let (size, top) = if lines.len() > 1 { (13.0_f32, -9.5_f32) } else { (16.0, -2.5) };
    html! { @for (index, line) in lines.iter().enumerate() { (row(line, top + index as f32 * 15.5, size)) } }
}

fn row(line: &[Sign], y: f32, size: f32) -> Markup {
    let width = |sign: &Sign| match sign {
        Sign::Text(text) if text.len() == 1 && !text.starts_with(|c: char| c.is_ascii_digit()) => size * 0.45,
        Sign::Text(_) => size * 0.6,
        _ => size,
    };
    let mut x = -line.iter().map(width).sum::<f32>() / 2.0 + 2.0;
    let mut placed = Vec::new();
    for sign in line {
        placed.push((sign, x));
        x += width(sign);
    }
    html! {
        @for (sign, x) in placed {
            @match sign {
                Sign::Drawing(name) => { use href={ "#ba-" (name) } x=(x) y=(y) width=(size) height=(size) {} }
                Sign::Shape(colour) => { use.sh .(colour_key(*colour)) href={ "#ba-sh-" (colour_key(*colour)) } x=(x + 1.0) y=(y + 1.0) width=(size - 2.0) height=(size - 2.0) {} }
                Sign::Points(count) => {
                    g.points { use href="#ba-vp" x=(x) y=(y) width=(size) height=(size) {} }
                    text.vpn x=(x + size / 2.0) y=(y + size * 0.73) { (count) }
                }
                Sign::Text(text) => { text.plain x=(x + size * 0.22) y=(y + size * 0.78) { (text) } }
            }
        }
    }
}
