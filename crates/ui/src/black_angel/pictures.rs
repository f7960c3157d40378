//! The pictures of how it is played: a first turn of three players, as the table draws it.

use black_angel::{BlackAngel, Card, Colour, Holder, Kind, Setup};
use engine::Seat;
use maud::{Markup, html};

use super::happening::Happening;
use super::player_board::{Board, hand_card};
use super::signs::{kind_sign, points, shape, sign, value};
use super::words::{Names, colour_key};
use super::{frigate, space};
use crate::how_to_play::{Position, position, still};
use crate::{Lang, Marks, TableScene};

/// A game in which the first player rolls orange 1, gray 3, green 1.
const SEED: &str = "how to play 0";

/// The first turn of the example: a green Mission beside the third row, then a gray 3 that launches
/// a ship, which places a gray Mission one hex ahead.
const TURN: [&str; 9] = [
    r#""decline""#,
    r#""sequence_a""#,
    r#"{"play_card":{"card":"M049","slot":"row3"}}"#,
    r#"{"activate":{"cell":"r3c3"}}"#,
    r#"{"choose_effect":{"effect":"take_robot"}}"#,
    r#"{"choose_die":{"from":{"seat":0},"die":{"colour":"gray","value":3,"reserved":false},"flip":false}}"#,
    r#"{"ship_action":{"action":4}}"#,
    r#"{"launch":{"to":"5c"}}"#,
    r#"{"place_mission":{"card":"M021"}}"#,
];

/// The example after so many of its choices.
fn example(choices: usize) -> Option<Position<BlackAngel>> {
    let setup = Setup { players: 3, first: Some(0), ..Setup::default() };
    position(setup, SEED, &["Ada", "Bo", "Cleo"], TURN.get(..choices)?)
}

/// A picture by its name.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let (kind, what) = name.split_once('-').unwrap_or((name, ""));
    match (kind, what) {
        ("space", "") => {
            let position = example(TURN.len())?;
            let scene = position.scene(lang);
            let picture = still(space::picture(scene.view, Happening::of(&scene), lang));
            Some(html! { div.space.strips7 { (picture) (marks()) } })
        }
        ("frigate", "") => {
            let position = example(TURN.len())?;
            let scene = position.scene(lang);
            let names = Names { lang, names: scene.names };
            Some(still(frigate::frigate(scene.view, names, Some(Seat(0)), Happening::of(&scene))))
        }
        ("grid", "") => {
            let position = example(TURN.len())?;
            let scene = position.scene(lang);
            let names = Names { lang, names: scene.names };
            let board = Board { view: scene.view, names, seat: Seat(0), own: true, moment: Happening::of(&scene) };
            let player = scene.view.players.first()?;
            Some(still(html! { (board.grid(player)) (board.storage(player)) }))
        }
        ("missions", "") => {
            let cards = [21, 20].into_iter().filter_map(Card::numbered);
            Some(still(html! { @for card in cards { (hand_card(card, lang)) } }))
        }
        ("flips", "") => Some(html! {
            @for (from, to) in [(0, 2), (1, 3)] { span { (die(Colour::Gray, from)) i.how-arrow {} i.how-arrow.back {} (die(Colour::Gray, to)) } }
        }),
        ("die", _) => {
            let (hue, face) = what.split_once('-')?;
            Some(die(Colour::ALL.into_iter().find(|colour| colour_key(*colour) == hue)?, face.parse().ok()?))
        }
        ("action", _) => {
            let kinds = [
                ("discover", Kind::Discover),
                ("repair", Kind::Repair),
                ("destroy", Kind::Destroy),
                ("command", Kind::Command),
            ];
            let (_, found) = kinds.into_iter().find(|(name, _)| *name == what)?;
            let colours: Vec<Colour> = Colour::ALL
                .into_iter()
                .filter(|colour| {
                    black_angel::shown().actions.iter().any(|action| action.kind == found && action.colour == *colour)
                })
                .collect();
            Some(html! { @for colour in colours { (shape(colour)) } (kind_sign(found)) })
        }
        ("shape", _) => Colour::ALL.into_iter().find(|colour| colour_key(*colour) == what).map(shape),
        ("points", "") => Some(points("")),
        ("robot", "") => Some(super::signs::robot(Holder::Seat(Seat(0)))),
        ("sign", _) => SIGNS.contains(&what).then(|| sign(what)),
        _ => None,
    }
}

/// The zones of the table in which a choice was made at a moment of a game: space, the frigate, the board of whoever
/// chose, their hand.
pub(super) fn moment(scene: &TableScene<'_, BlackAngel>, marks: &Marks) -> Markup {
    let (view, names) = (scene.view, Names { lang: scene.visit.lang, names: scene.names });
    let (viewer, moment) = (scene.acting, Happening::of(scene));
    let board = Board { view, names, seat: viewer.unwrap_or(view.active), own: true, moment };
    let zones =
        vec![space::field(view, names, viewer, moment), frigate::frigate(view, names, viewer, moment), board.zone()];
    html! { div.ba { @for zone in marks.zones(zones) { (zone) } } }
}

/// The signs that the pages use.
const SIGNS: [&str; 19] = [
    "comet",
    "draft",
    "map",
    "ship",
    "robot",
    "resource",
    "debris",
    "ravager",
    "mission",
    "tech",
    "advanced",
    "star",
    "lock",
    "eject",
    "repeat",
    "black-angel",
    "dice",
    "grid",
    "advance",
];

fn die(colour: Colour, face: u8) -> Markup {
    html! { span.bdie .(colour_key(colour)) { (value(face)) (shape(colour)) } }
}

/// What the list beside space explains: the Black Angel, the ship on its Mission, signs of Ravagers
/// beside it, the strip that leaves next, and Spes.
fn marks() -> Markup {
    html! {
        i.how-mark.on-hex.at4.col2 { "1" }
        i.how-mark.on-hex.at5.col2 { "2" }
        i.how-mark.on-hex.at5.col1 { "3" }
        i.how-mark.on-hex.at1.col4 { "4" }
        i.how-mark.on-hex.far-ahead { "5" }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Viewer};

    use super::*;

    /// The page tells this turn in words: what it says must be so.
    #[test]
    fn the_example_is_what_the_page_tells() {
        let view = |choices| example(choices).expect("a position").game.state().view(Viewer::Seat(Seat(0)));
        let first = view(1);
        let dice: Vec<(&str, u8)> =
            first.players[0].dice.as_slice().iter().map(|die| (colour_key(die.colour), die.value)).collect();
        assert_eq!(dice, [("orange", 1), ("gray", 3), ("green", 1)]);
        assert_eq!((first.players[0].break_room, first.players[0].ships, first.players[0].vp), (5, 1, 5));
        assert_eq!(view(5).players[0].break_room, 6, "the green tile gave a robot");
        let end = view(TURN.len());
        assert_eq!((end.players[0].break_room, end.players[0].ships, end.players[0].vp), (4, 0, 6));
        let attacked: Vec<usize> = (0..6).filter(|at| end.ravagers[*at].len() > first.ravagers[*at].len()).collect();
        assert_eq!(attacked, [1, 5], "actions 2 and 6");
        assert_eq!(end.damage, [1, 1, 0, 0, 1, 1]);
        assert_eq!(end.display.iter().flatten().count(), first.display.iter().flatten().count() + 1);
        assert_eq!(end.players[0].hand_backs, [1, 1, 0, 1], "a gray Mission drawn for the gray die");
    }
}
