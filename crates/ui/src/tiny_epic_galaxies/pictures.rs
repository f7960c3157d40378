//! The pictures of how it is played: a first turn of three players, as the table draws it.

use engine::Piece;
use maud::{Markup, html};
use tiny_epic_galaxies::{Badge, ExplorationId, ExplorationKind, Face, PlanetId, Setup, ShipType, TinyEpicGalaxies};

use super::signs::{badge_sign, die, face_key, hull, points, sign, type_key};
use super::table::Table;
use super::{control, galaxy, planets, rivals};
use crate::how_to_play::{Position, position, still};
use crate::{Choice, Lang, Marks, TableScene, Tabletop};

/// A game in which the first roll is move, move, culture, diplomacy.
const SEED: &str = "how to play 339";

/// The first turn of the example: two moves, an advance, culture; nobody follows.
const TURN: [&str; 18] = [
    r#"{"keep_mission":{"mission":"ms_explorer"}}"#,
    r#"{"keep_mission":{"mission":"ms_conqueror"}}"#,
    r#"{"keep_mission":{"mission":"ms_noble"}}"#,
    r#"{"activate":{"face":"move"}}"#,
    r#"{"move":{"ship":0,"to":{"orbit":{"planet":"pl_jakks"}}}}"#,
    r#""pass""#,
    r#""pass""#,
    r#"{"activate":{"face":"move"}}"#,
    r#"{"move":{"ship":1,"to":{"surface":{"planet":"pl_la_torres"}}}}"#,
    r#""use_planet""#,
    r#"{"target":{"player":1}}"#,
    r#""pass""#,
    r#""pass""#,
    r#"{"activate":{"face":"diplomacy"}}"#,
    r#"{"advance":{"ship":0}}"#,
    r#"{"activate":{"face":"culture"}}"#,
    r#""pass""#,
    r#""pass""#,
];

/// The example after so many of its choices; 3 are the missions.
fn example(choices: usize) -> Option<Position<TinyEpicGalaxies>> {
    position(Setup { players: 3, ..Setup::default() }, SEED, &["Ada", "Bo", "Cleo"], TURN.get(..choices)?)
}

/// A table of the expansion, at its beginning.
fn expansion() -> Option<Position<TinyEpicGalaxies>> {
    position(Setup { players: 3, expansion: true, ..Setup::default() }, SEED, &["Ada", "Bo", "Cleo"], &[])
}

/// A picture by its name.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let (kind, what) = name.split_once('-').unwrap_or((name, ""));
    match (kind, what) {
        ("mat", "") => {
            let position = example(3)?;
            Some(still(control::control(&Table::of(&position.scene(lang), &[]))))
        }
        ("galaxy", "") => {
            let position = example(3)?;
            Some(still(galaxy::own_galaxy(&Table::of(&position.scene(lang), &[]))))
        }
        ("planets", "") => {
            let position = example(15)?;
            let (scene, none) = (position.scene(lang), []);
            let table = Table::of(&scene, &none);
            let shown = ["pl_jakks", "pl_la_torres"].into_iter().filter_map(planet);
            let cards = still(html! { @for planet in shown { (planets::card(&table, 0, planet)) } });
            Some(html! {
                (cards)
                @for (at, mark) in (1..=6u8).enumerate() { i .{ "how-mark on-planet" (at + 1) } { (mark) } }
            })
        }
        ("roll", "") => {
            Some(html! { @for face in [Face::Move, Face::Move, Face::Culture, Face::Diplomacy] { (die("", face)) } })
        }
        ("pilots", "") => {
            let position = expansion()?;
            Some(still(rivals::pilots(&Table::of(&position.scene(lang), &[]))))
        }
        ("explore", "") => {
            let position = expansion()?;
            let (scene, none) = (position.scene(lang), []);
            let table = Table::of(&scene, &none);
            let kinds = [ExplorationKind::Discovery, ExplorationKind::DwarfPlanet, ExplorationKind::Danger];
            let first = |kind| ExplorationId::all().find(|card| card.card().kind == kind);
            Some(still(
                html! { @for card in kinds.into_iter().filter_map(first) { (planets::exploration_card(&table, card)) } },
            ))
        }
        ("badges", "") => Some(html! { @for badge in Badge::ALL { (badge_sign(badge)) } }),
        ("hire", "") => Some(html! {
            (die("", Face::Energy)) (die("", Face::Energy))
            i.how-arrow {}
            svg.helmet viewBox="0 0 40 40" { use href="#teg-helmet" {} }
            i.how-arrow {}
            (hull(None)) i.how-arrow {} (hull(Some(ShipType::Hauler)))
        }),
        ("die", _) => Face::ALL.into_iter().find(|face| face_key(*face) == what).map(|face| die("", face)),
        ("hull", "scout") => Some(hull(None)),
        ("hull", _) => ShipType::ALL.into_iter().find(|kind| type_key(*kind) == what).map(|kind| hull(Some(kind))),
        ("points", _) => Some(points(lang, what.parse().ok()?)),
        ("sign", _) => SIGNS.contains(&what).then(|| sign(what)),
        _ => None,
    }
}

/// The zones of the table in which a choice was made at a moment of a game: the galaxy of whoever chose, the planets,
/// the dice, the others.
pub(super) fn moment(scene: &TableScene<'_, TinyEpicGalaxies>, marks: &Marks) -> Markup {
    let offered = |(action, forecast): &(_, _)| TinyEpicGalaxies::offered(scene, *action, forecast);
    let choices: Vec<Choice> = scene.choices.iter().map(offered).collect();
    let table = Table::of(scene, &choices);
    let zones = vec![galaxy::own_galaxy(&table), planets::row(&table), control::control(&table), rivals::strip(&table)];
    html! { div.teg { @for zone in marks.zones(zones) { (zone) } } }
}

fn planet(id: &str) -> Option<PlanetId> {
    PlanetId::all().find(|planet| planet.card().id == id)
}

/// The signs that the pages use.
const SIGNS: [&str; 19] = [
    "colony",
    "others",
    "shield",
    "steal",
    "energy",
    "culture",
    "empire",
    "home",
    "land",
    "orbit",
    "follow",
    "reroll",
    "converter",
    "mission",
    "explore",
    "pilot",
    "danger",
    "dwarf",
    "discovery",
];

#[cfg(test)]
mod tests {
    use engine::{Game, Seat, Viewer};
    use tiny_epic_galaxies::{Place, catalog};

    use super::*;

    /// The page tells this turn in words: what it says must be so.
    #[test]
    fn the_example_is_what_the_page_tells() {
        let view = |choices| example(choices).expect("a position").game.state().view(Viewer::Seat(Seat(0)));
        let first = view(3);
        let count = |face| first.dice.iter().filter(|die| die.face == face).count();
        assert_eq!([Face::Move, Face::Culture, Face::Diplomacy].map(count), [2, 1, 1]);
        assert_eq!((first.galaxies[0].energy, first.galaxies[0].culture), (2, 1));
        let stolen = view(13);
        assert_eq!((stolen.galaxies[0].energy, stolen.galaxies[1].energy), (3, 1));
        let advanced = view(15);
        let jakks = planet("pl_jakks").expect("a planet");
        assert_eq!(advanced.galaxies[0].ships[0].place, Place::Orbit { planet: jakks, level: 1 });
        assert_eq!((jakks.card().advances_to_colonize, jakks.card().vp), (2, 1));
        assert_eq!(view(16).galaxies[0].culture, 3, "both ships are at planets of culture");
        let levels: Vec<_> = catalog().empire_levels.iter().map(|level| (level.dice, level.ships, level.vp)).collect();
        assert_eq!(levels, [(4, 2, 0), (5, 2, 1), (5, 3, 2), (6, 3, 3), (6, 4, 5), (7, 4, 8)]);
    }
}
