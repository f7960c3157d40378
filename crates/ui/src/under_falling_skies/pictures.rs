//! The pictures of how it is played: the board of a first round, as the table draws it.

use engine::Forecast;
use maud::{Markup, html};
use under_falling_skies::components::{RoomKind, Symbol};
use under_falling_skies::{Action, Colour, Setup, UnderFallingSkies};

use super::happening::Happening;
use super::signs::{kind_name, pips, ship_sign, sign, sky_sign};
use super::{base, preview, sky};
use crate::how_to_play::{Position, marked, position};
use crate::{Lang, Marks, TableScene, Tabletop};

/// A first game in which the first roll shows gray 5, 4, 4 and white 4, 6.
const SEED: &str = "how to play 21884";

/// The dice of the first round as the example places them: a fighter, two for energy, research, and
/// the last one on an anti-aircraft square.
const PLACED: [&str; 5] = [
    r#"{"place":{"die":1,"square":[1,0]}}"#,
    r#"{"place":{"die":0,"square":[1,3]}}"#,
    r#"{"place":{"die":2,"square":[1,4]}}"#,
    r#"{"place":{"die":3,"square":[1,1]}}"#,
    r#"{"place":{"die":4,"square":[0,2]}}"#,
];

/// The example after so many of these choices.
fn example(choices: &[&str]) -> Option<Position<UnderFallingSkies>> {
    position(Setup::default(), SEED, &[""], choices)
}

/// A picture by its name.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let (kind, what) = name.split_once('-').unwrap_or((name, ""));
    match (kind, what) {
        ("board", "") => Some(board(&example(&[])?.scene(lang), lang, &Marks::default(), &callouts(), &html! {})),
        ("fall", "") => {
            let position = example(&[])?.with_choice(PLACED[0])?;
            let scene = position.scene(lang);
            let (action, forecast) = scene.choices.first()?;
            let layers = preview::preview(scene.view, *action, forecast, lang);
            let over = html! { @for layer in layers { div.layer { (layer) } } };
            Some(board(&scene, lang, &Marks::default(), &html! {}, &over))
        }
        ("rooms", "") => Some(board(&example(&PLACED)?.scene(lang), lang, &Marks::default(), &html! {}, &html! {})),
        ("roll", "") => Some(
            html! { @for (white, face) in [(false, 5), (false, 4), (false, 4), (true, 4), (true, 6)] { (die(white, face)) } },
        ),
        ("die", _) => {
            let (hue, face) = what.split_once('-')?;
            Some(match hue {
                "gray" => die(false, face.parse().ok()?),
                "white" => die(true, face.parse().ok()?),
                "robot" => robot(face.parse().ok()?),
                _ => return None,
            })
        }
        ("sky", _) => Some(sky_sign(symbol(what)?, 0, false)),
        ("ship", _) => Some(ship_sign(if what == "white" { Colour::White } else { Colour::Purple })),
        ("room", _) => Some(sign(kind_name(room(what)?))),
        (
            "sign",
            "digger" | "skull" | "shield" | "city" | "face" | "star" | "again" | "hourglass" | "slow" | "dive" | "bin"
            | "wrench" | "people" | "rubble" | "toxic" | "lock",
        ) => Some(sign(what)),
        ("mothership", "") => Some(html! { svg.how-hull viewBox="0 0 580 170" { use href="#i-mothership" {} } }),
        _ => None,
    }
}

fn symbol(name: &str) -> Option<Symbol> {
    Some(match name {
        "arrow" => Symbol::Right,
        "descend" => Symbol::Descend,
        "burst" => Symbol::Explosion(4),
        "red" => Symbol::RedExplosion(4),
        "portal" => Symbol::Portal(0),
        "burst2" => Symbol::Explosion(2),
        _ => return None,
    })
}

fn room(name: &str) -> Option<RoomKind> {
    let all = [RoomKind::Aa, RoomKind::Energy, RoomKind::Fighter, RoomKind::Research, RoomKind::Robot];
    all.into_iter().find(|kind| kind_name(*kind) == name)
}

fn die(white: bool, face: u8) -> Markup {
    html! { span.die .(if white { "wht" } else { "gray" }) { (pips(face)) @if white { span.again { (sign("again")) } } } }
}

fn robot(face: u8) -> Markup {
    html! { span.die.bot { (pips(face)) (sign("mast")) } }
}

/// The board of a moment, with what a choice would do there.
pub(crate) fn moment(
    scene: &TableScene<'_, UnderFallingSkies>,
    chosen: Option<(Action, &Forecast<UnderFallingSkies>)>,
    marks: &Marks,
) -> Markup {
    let lang = scene.visit.lang;
    let layers = chosen.map(|(action, forecast)| preview::preview(scene.view, action, forecast, lang));
    let over = html! { @for layer in layers.unwrap_or_default() { div.layer { (layer) } } };
    board(scene, lang, marks, &html! {}, &over)
}

/// The board of a scene with marks on it. The style sheet shows of it what the picture is about.
fn board(
    scene: &TableScene<'_, UnderFallingSkies>,
    lang: Lang,
    touched: &Marks,
    marks: &Markup,
    over: &Markup,
) -> Markup {
    let moment = Happening::of(scene);
    let parts = marked(html! { (sky::sky(scene.view, moment, lang)) (base::base(scene, moment)) (over) }, touched);
    html! {
        div.how-crop {
            div class=(UnderFallingSkies::stage(scene.view)) { div.how-board .{ "m" (scene.view.mothership) } { (parts) (marks) } }
        }
    }
}

/// Where the things are that the list beside the board explains.
fn callouts() -> Markup {
    html! {
        i.how-mark.in-sky.a18.c2 { "1" }
        i.how-mark.in-sky.a17.c4 { "2" }
        i.how-mark.in-sky.a12.c4 { "3" }
        i.how-mark.at-left.in-sky.a9 { "4" }
        i.how-mark.at-right.in-sky.a9 { "5" }
        i.how-mark.in-base.r0.c1 { "6" }
        i.how-mark.in-base.r2.c3 { "7" }
        i.how-mark.at-left.in-base.r4 { "8" }
        i.how-mark.at-right.in-base.r4 { "9" }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Viewer};
    use under_falling_skies::Berth;

    use super::*;

    /// Energy first, since it pays for the others.
    const RESOLVED: [&str; 4] = [
        r#"{"resolve":{"room":2,"reduced":false}}"#,
        r#"{"resolve":{"room":0,"reduced":false}}"#,
        r#"{"resolve":{"room":1,"reduced":false}}"#,
        r#"{"advance":{"squares":2}}"#,
    ];

    /// The page tells this round in words: what it says must be so.
    #[test]
    fn the_example_is_what_the_page_tells() {
        let view = |choices: &[&str]| {
            use engine::Game;
            example(choices).expect("a position").game.state().view(Viewer::Seat(Seat(0)))
        };
        let first = view(&[]);
        let faces: Vec<u8> = first.dice.iter().map(|die| die.die.face).collect();
        assert_eq!((faces, first.energy, first.max_energy), (vec![5, 4, 4, 4, 6], 2, 7));
        let fallen = view(&PLACED[..1]);
        assert!(fallen.ships.iter().any(|ship| ship.berth == Berth::Sky { altitude: 13, column: 0 }), "on explosion 2");
        assert_eq!(view(&PLACED[..4]).dice[4].die.face, 2, "rolled again after the white die");
        let placed = view(&PLACED);
        assert!(placed.ships.iter().any(|ship| ship.berth == Berth::Sky { altitude: 16, column: 2 }), "one row only");
        let all: Vec<&str> = PLACED.into_iter().chain(RESOLVED).collect();
        assert_eq!(view(&all[..6]).energy, 7, "5 + 4 - 3 = 6, and 7 is the most");
        let shot = view(&all[..7]);
        assert_eq!((shot.energy, shot.ships.iter().filter(|ship| ship.berth == Berth::Aboard).count()), (6, 1));
        let end = view(&all);
        assert_eq!((end.energy, end.research), (4, 2));
        assert_eq!(end.research_track[..3], [3, 1, 3]);
    }
}
