//! Packs: what the owner of a box corrects.

use engine::{Components, Pack, Piece, kit};
use tiny_epic_galaxies::{Catalog, MissionId, PlanetId, TinyEpicGalaxies};

#[test]
fn every_built_in_value_may_stand_where_it_does() {
    kit::built_in_values_fit::<Catalog>();
}

#[test]
fn whatever_is_accepted_can_be_played() {
    let packs = std::env::var("PACKS").map_or(60, |packs| packs.parse().expect("a number"));
    let seed = std::env::var("PACKS_SEED").unwrap_or_else(|_| "packs".into());
    kit::any_accepted_pack_is_playable::<TinyEpicGalaxies>(&seed, packs, 30_000);
}

/// What the rules could not bear is refused with its path and its reason.
#[test]
fn what_the_rules_cannot_bear_is_refused() {
    let has = |corrections: &str, fault: &str| {
        let hash = Catalog::built_in().edition().hash;
        let head = format!("[pack]\nformat = 1\ngame = \"tiny-epic-galaxies\"\nname = \"x\"\ncorrects = \"{hash}\"\n");
        let pack = Pack::parse(&(head + corrections)).unwrap_or_else(|faults| panic!("{faults}"));
        let refused = Catalog::read_pack(&pack).map(drop).expect_err("it is refused").0;
        let faults: Vec<String> = refused.iter().map(|fault| format!("{} {}", fault.path, fault.flaw.key())).collect();
        assert!(faults.iter().any(|found| found == fault), "{corrections}: {faults:?}");
    };
    has("[planet.pl_jakks]\ntrack_spaces = 3", "planet.pl_jakks.advances_to_colonize pack-out-of-range");
    has("[planet.pl_jakks]\neffect = []", "planet.pl_jakks.effect pack-length");
    has(
        "[planet.pl_jakks]\neffect = [{ op = \"pay\", energy = 1, culture = 0 }]",
        "planet.pl_jakks.effect pack-not-here",
    );
    has(
        "[planet.pl_jakks]\neffect = [{ op = \"hire\", dice = 1, match = true }]",
        "planet.pl_jakks.effect[0] pack-not-here",
    );
    has(
        "[planet.pl_jakks]\neffect = [{ op = \"rogue_gain\", energy = 1, culture = 0 }]",
        "planet.pl_jakks.effect[0].op pack-not-a-choice",
    );
    has("[planet.pl_jakks]\nvp = 256", "planet.pl_jakks.vp pack-out-of-range");
    let poor: String = PlanetId::all().map(|planet| format!("[planet.{}]\nvp = 1\n", planet.id())).collect();
    has(&poor, "planet pack-too-few");
    let rare: String = MissionId::all().map(|card| format!("[mission.{}]\nplayers_min = 5\n", card.id())).collect();
    has(&rare, "mission.players_min pack-too-few");
    has("[exploration.ex_01]\ncolour = \"red\"", "exploration.ex_01.colour pack-not-with");
    has("[empire_level.4]\ndice = 3", "empire_level.4.dice pack-at-least");
    has("[ship_type.runner]\nfaces = [\"colony\"]", "ship_type.faces pack-total");
    has("[pilot.pt_01]\nships = [\"hauler\", \"hauler\"]", "pilot.pt_01.ships pack-twice");
    has("[rogue_mat.rg_hades]\nstart_energy = 7", "rogue_mat.rg_hades.start_energy pack-at-most");
}
