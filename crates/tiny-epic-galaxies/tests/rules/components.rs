//! The embedded components.

use engine::Piece;
use tiny_epic_galaxies::{
    Ability, Badge, Colour, ExplorationId, ExplorationKind, Face, PilotId, PlanetId, Provenance, ShipType, catalog,
};

/// TEG-COMP-1, TEG-COMP-2, TEG-COMP-3: mats, ships, bay, converter and dice.
#[test]
fn the_base_box_is_complete() {
    let catalog = catalog();
    assert_eq!(catalog.limits.players_max, 5);
    assert_eq!(catalog.limits.ships_per_player, 4);
    assert_eq!((catalog.limits.dice_total, tiny_epic_galaxies::DICE), (7, 7));
    assert_eq!(catalog.limits.converter_dice_spent, 2);
    assert_eq!(catalog.die_faces.iter().map(|face| face.id).collect::<Vec<_>>(), Face::ALL);
    assert!(catalog.die_faces.iter().all(|face| face.per_die == 1));
}

/// TEG-COMP-4, TEG-COMP-5: the numbers of cards.
#[test]
fn no_card_is_missing() {
    let catalog = catalog();
    let count = |set| catalog.planets.iter().filter(|planet| planet.set == set).count();
    assert_eq!((count(tiny_epic_galaxies::CardSet::Base), count(tiny_epic_galaxies::CardSet::Btb)), (40, 12));
    let count = |set| catalog.missions.iter().filter(|mission| mission.set == set).count();
    assert_eq!((count(tiny_epic_galaxies::CardSet::Base), count(tiny_epic_galaxies::CardSet::Btb)), (12, 8));
    assert_eq!((catalog.pilots.len(), catalog.explorations.len(), catalog.rogue_mats.len()), (30, 27, 5));
    assert_eq!((catalog.btb.card_counts.pilots, catalog.btb.card_counts.exploration), (30, 27));
    assert_eq!((catalog.ship_types.len(), catalog.badge_types.len()), (4, 4));
}

/// TEG-ADV-2: the track is one advance longer than its numbered spaces, on every planet.
#[test]
fn tracks_end_at_the_symbol() {
    assert!(catalog().planets.iter().all(|planet| planet.advances_to_colonize == planet.track_spaces + 1));
}

/// TEG-EMP-1, TEG-EMP-2: the empire track.
#[test]
fn the_empire_track_is_as_printed() {
    let levels = &catalog().empire_levels;
    let column = |field: fn(&tiny_epic_galaxies::EmpireLevel) -> u8| levels.iter().map(field).collect::<Vec<_>>();
    assert_eq!(column(|level| level.dice), [4, 5, 5, 6, 6, 7]);
    assert_eq!(column(|level| level.ships), [2, 2, 3, 3, 4, 4]);
    assert_eq!(column(|level| level.vp), [0, 1, 2, 3, 5, 8]);
    assert_eq!(column(|level| level.upgrade_cost), [0, 2, 3, 4, 5, 6]);
}

/// BTB-PILOT-3: each face belongs to exactly one ship type, one type an action family.
#[test]
fn faces_match_ship_types() {
    let ship = |face| catalog().ship_of(face);
    assert_eq!(ship(Face::Move), Some(ShipType::Runner));
    assert_eq!((ship(Face::Energy), ship(Face::Culture)), (Some(ShipType::Hauler), Some(ShipType::Hauler)));
    assert_eq!((ship(Face::Diplomacy), ship(Face::Economy)), (Some(ShipType::Envoy), Some(ShipType::Envoy)));
    assert_eq!(ship(Face::Colony), Some(ShipType::Foundry));
}

/// The page marks what is reconstructed: each record says where it comes from.
#[test]
fn every_record_has_a_provenance() {
    let catalog = catalog();
    let expansion = catalog.planets.iter().filter(|planet| planet.set == tiny_epic_galaxies::CardSet::Btb);
    assert!(expansion.clone().count() == 12);
    assert!(expansion.into_iter().all(|planet| planet.provenance == Provenance::Reconstructed));
    assert!(catalog.explorations.iter().all(|card| card.provenance == Provenance::Reconstructed));
    assert!(catalog.pilots.iter().all(|pilot| !pilot.reconstructed_fields.is_empty()));
}

/// Dangers are red, everything else is green; dwarf planets say what they cost.
#[test]
fn exploration_cards_are_consistent() {
    for card in ExplorationId::all().map(ExplorationId::card) {
        assert_eq!(card.kind == ExplorationKind::Danger, card.colour == Colour::Red, "{}", card.id);
        assert!(!card.badges.is_empty(), "{}", card.id);
    }
}

/// Twins differ in their badges only (BTB-EXP-12).
#[test]
fn cards_with_one_effect_share_one_name() {
    let named = |name| ExplorationId::named(name).unwrap();
    assert_eq!(named("ex_02").effect_of(), named("ex_01"));
    assert_eq!(named("ex_15").effect_of(), named("ex_13"));
    assert_eq!(named("ex_11").effect_of(), named("ex_11"));
    for card in ExplorationId::all() {
        assert_eq!(card.card().effect, card.effect_of().card().effect);
    }
}

/// Ids are names in JSON, and a name that is none is refused.
#[test]
fn ids_are_names() {
    let jakks = PlanetId::named("pl_jakks").unwrap();
    assert_eq!(serde_json::to_string(&jakks).unwrap(), "\"pl_jakks\"");
    assert!(serde_json::from_str::<PlanetId>("\"pl_pluto\"").is_err());
    let twice = serde_json::from_str::<tiny_epic_galaxies::PlanetSet>("[\"pl_jakks\",\"pl_jakks\"]");
    assert!(twice.unwrap_err().to_string().contains("pl_jakks"));
}

/// Every ability of section 10.8 is on a card, and every pilot flies something.
#[test]
fn every_ability_has_a_pilot() {
    let mut kinds: Vec<_> =
        PilotId::all().map(|pilot| std::mem::discriminant::<Ability>(&pilot.card().ability)).collect();
    kinds.sort_by_key(|kind| format!("{kind:?}"));
    kinds.dedup();
    assert_eq!(kinds.len(), 23);
    assert!(catalog().pilots.iter().all(|pilot| pilot.vp == 1 && !pilot.ships.is_empty()));
    assert_eq!(Badge::ALL.len(), 4);
}
