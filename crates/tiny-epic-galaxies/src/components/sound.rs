//! Whether the rules can bear these values: what goes beyond the shape of each field.

use engine::{Flaw, PackFaults};

use super::notation::EffectStep;
use super::{CardSet, Catalog, Colour, ExplorationKind};
use crate::pieces::Face;

/// All that is wrong with them.
pub(super) fn faults(data: &Catalog) -> PackFaults {
    let mut faults = PackFaults::none();
    planets(data, &mut faults);
    missions(data, &mut faults);
    explorations(data, &mut faults);
    boards(data, &mut faults);
    ships(data, &mut faults);
    faults
}

fn planets(data: &Catalog, faults: &mut PackFaults) {
    for planet in &data.planets {
        let path = format!("planet.{}", planet.id);
        let wanted = planet.track_spaces + 1;
        faults.ensure(
            planet.advances_to_colonize == wanted,
            || format!("{path}.advances_to_colonize"),
            || Flaw::OutOfRange { least: wanted.to_string(), most: wanted.to_string() },
        );
        for (index, step) in planet.effect.iter().enumerate() {
            let expansion = matches!(
                step,
                EffectStep::ReplacePilot
                    | EffectStep::Explore { .. }
                    | EffectStep::Hire { .. }
                    | EffectStep::TakeExplorationOffer
            );
            // There are neither pilots nor explorations in the base game.
            let sound = planet.set == CardSet::Btb || !expansion;
            faults.ensure(sound, || format!("{path}.effect[{index}]"), || Flaw::NotHere);
        }
        costs_first(&path, &planet.effect, faults);
        let pays_only = planet.effect.iter().all(|step| matches!(step, EffectStep::Pay { .. }));
        faults.ensure(!pays_only, || format!("{path}.effect"), || Flaw::NotHere);
    }
    // Once all planets of the base game have a colony somebody has come to the end: with five players
    // 20 points each are not enough (TEG-END-1).
    let base = data.planets.iter().filter(|planet| planet.set == CardSet::Base);
    let total: i64 = base.map(|planet| i64::from(planet.vp)).sum();
    let players = i64::from(data.limits.players_max);
    let wanted = players * (i64::from(data.limits.end_trigger_vp) - 1) + 1;
    faults.ensure(total >= wanted, || "planet".into(), || Flaw::TooFew { total, wanted });
}

/// What is to be paid stands before what it buys (TEG-FX-3).
fn costs_first(path: &str, effect: &[EffectStep], faults: &mut PackFaults) {
    let first = effect.iter().take_while(|step| matches!(step, EffectStep::Pay { .. })).count();
    for (index, step) in effect.iter().enumerate().skip(first) {
        let cost = matches!(step, EffectStep::Pay { .. });
        faults.ensure(!cost, || format!("{path}.effect[{index}]"), || Flaw::NotHere);
    }
}

/// Two for each player, whatever their number (TEG-SETUP-5).
fn missions(data: &Catalog, faults: &mut PackFaults) {
    let dealt = i64::from(data.limits.missions_dealt);
    for players in 2..=data.limits.players_max {
        let fits = data.missions.iter().filter(|card| card.set == CardSet::Base && card.players_min <= players);
        let (total, wanted) = (fits.count() as i64, dealt * i64::from(players));
        faults.ensure(total >= wanted, || "mission.players_min".into(), || Flaw::TooFew { total, wanted });
    }
    for mission in &data.missions {
        let tied = mission.vp_if_tied <= mission.vp;
        let flaw = || Flaw::AtMost { other: "vp".into(), value: i64::from(mission.vp) };
        faults.ensure(tied, || format!("mission.{}.vp_if_tied", mission.id), flaw);
    }
}

fn explorations(data: &Catalog, faults: &mut PackFaults) {
    for card in &data.explorations {
        let path = format!("exploration.{}", card.id);
        // The back of a danger is red, of everything else green (BTB-EXP-3).
        let red = card.kind == ExplorationKind::Danger;
        faults.ensure(
            red == (card.colour == Colour::Red),
            || format!("{path}.colour"),
            || Flaw::NotWith { other: "kind".into() },
        );
        let dwarf = matches!(card.effect[..], [EffectStep::DwarfPlanet { .. }]);
        let any = card.effect.iter().any(|step| matches!(step, EffectStep::DwarfPlanet { .. }));
        let sound = if card.kind == ExplorationKind::DwarfPlanet { dwarf } else { !any };
        faults.ensure(sound, || format!("{path}.effect"), || Flaw::NotWith { other: "kind".into() });
        costs_first(&path, &card.effect, faults);
    }
}

/// Nothing that a level has is taken away by a higher one.
fn boards(data: &Catalog, faults: &mut PackFaults) {
    for pair in data.empire_levels.windows(2) {
        let path = format!("empire_level.{}", pair[1].level);
        let fields = [
            ("dice", pair[0].dice, pair[1].dice),
            ("ships", pair[0].ships, pair[1].ships),
            ("vp", pair[0].vp, pair[1].vp),
        ];
        for (field, before, now) in fields {
            let flaw =
                || Flaw::AtLeast { other: format!("{field} of level {}", pair[0].level), value: i64::from(before) };
            faults.ensure(now >= before, || format!("{path}.{field}"), flaw);
        }
    }
    if let Some(first) = data.empire_levels.first() {
        let start = data.limits.start_ships_in_galaxy;
        let flaw = || Flaw::OutOfRange { least: start.to_string(), most: start.to_string() };
        faults.ensure(first.ships == start, || "empire_level.1.ships".into(), flaw);
    }
    for mat in &data.rogue_mats {
        let path = format!("rogue_mat.{}", mat.id);
        for (field, start) in [("start_energy", mat.start_energy), ("start_culture", mat.start_culture)] {
            let flaw = || Flaw::AtMost { other: "max_resource".into(), value: i64::from(mat.max_resource) - 1 };
            faults.ensure(start < mat.max_resource, || format!("{path}.{field}"), flaw);
        }
        for pair in mat.levels.windows(2) {
            let flaw =
                || Flaw::AtLeast { other: format!("vp of level {}", pair[0].level), value: i64::from(pair[0].vp) };
            faults.ensure(pair[1].vp >= pair[0].vp, || format!("{path}.levels.{}.vp", pair[1].level), flaw);
        }
    }
}

/// Each face hires for one ship (BTB-PILOT-3), and a pilot flies each ship once.
fn ships(data: &Catalog, faults: &mut PackFaults) {
    for face in Face::ALL {
        let total = data.ship_types.iter().flat_map(|ship| &ship.faces).filter(|other| **other == face).count() as i64;
        faults.ensure(total == 1, || "ship_type.faces".into(), || Flaw::Total { total, wanted: 1 });
    }
    for pilot in &data.pilots {
        let twice = pilot.ships.iter().enumerate().any(|(index, ship)| pilot.ships[..index].contains(ship));
        faults.ensure(!twice, || format!("pilot.{}.ships", pilot.id), || Flaw::Twice);
    }
}
