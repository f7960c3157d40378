//! Packs: what the owner of a box corrects.

use black_angel::{BlackAngel, Components as Data};
use engine::{Components, Pack, kit};

#[test]
fn every_built_in_value_may_stand_where_it_does() {
    kit::built_in_values_fit::<Data>();
}

#[test]
fn whatever_is_accepted_can_be_played() {
    let packs = std::env::var("PACKS").map_or(60, |packs| packs.parse().expect("a number"));
    let seed = std::env::var("PACKS_SEED").unwrap_or_else(|_| "packs".into());
    kit::any_accepted_pack_is_playable::<BlackAngel>(&seed, packs, 30_000);
}

/// What the rules could not bear is refused with its path and its reason.
#[test]
fn what_the_rules_cannot_bear_is_refused() {
    let has = |corrections: &str, fault: &str| {
        let hash = Data::built_in().edition().hash;
        let head = format!("[pack]\nformat = 1\ngame = \"black-angel\"\nname = \"x\"\ncorrects = \"{hash}\"\n");
        let pack = Pack::parse(&(head + corrections)).unwrap_or_else(|faults| panic!("{faults}"));
        let refused = Data::read_pack(&pack).map(drop).expect_err("it is refused").0;
        let faults: Vec<String> = refused.iter().map(|fault| format!("{} {}", fault.path, fault.flaw.key())).collect();
        assert!(faults.iter().any(|found| found == fault), "{corrections}: {faults:?}");
    };
    has("[mission.M001]\ncolour = \"gray\"", "mission.colour.orange pack-total");
    has("[mission.M001]\nkind = \"neutralization\"", "mission.M001.form pack-not-with");
    has("[mission.M017]\ncount_zone = \"\"", "mission.M017.count_zone pack-missing");
    has("[mission.M001]\ngain = {}", "mission.M001.gain pack-missing");
    has("[ravager.R061]\neffect = \"damage_supply_die\"", "ravager.R061.die_colour pack-missing");
    has("[technology.T-orange-01]\ncolour = \"green\"", "technology.colour.green pack-total");
    has("[action.1]\nkind = \"command\"", "action.orange pack-total");
    has("[hal_card.H01.top]\ncolour = \"green\"", "hal_card.H01.third_colour pack-twice");
    has("[hal_card.H01.bottom]\nmode = \"clockwise\"", "hal_card.H01.bottom.mode pack-not-with");
    has("[display]\ncosts = []", "display.costs pack-length");
    has("[player_board]\nstarting_cells = [[1, 1], [1, 1], [3, 3]]", "player_board.starting_cells[1] pack-overlap");
    has("[advanced.A01]\ncolour = \"\"", "advanced.A01.colour pack-missing");
    has("[strip.1]\nside_a = []", "strip.1.side_a pack-length");
}
