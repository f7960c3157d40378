//! Packs: what the owner of a box corrects.

use engine::{Components, Game, Match, Pack, Record, Saved, Seat, kit};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::{Campaign, CampaignSetup};
use under_falling_skies::components::Catalog;

#[test]
fn every_built_in_value_may_stand_where_it_does() {
    kit::built_in_values_fit::<Catalog>();
}

#[test]
fn whatever_is_accepted_can_be_played() {
    let packs = std::env::var("PACKS").map_or(100, |packs| packs.parse().expect("a number"));
    let seed = std::env::var("PACKS_SEED").unwrap_or_else(|_| "packs".into());
    kit::any_accepted_pack_is_playable::<UnderFallingSkies>(&seed, packs, 30_000);
}

/// The battles of a campaign are played with the campaign's pack.
#[test]
fn campaigns_can_be_played_with_packs() {
    kit::any_accepted_pack_is_playable::<Campaign>("campaigns", 6, 60_000);

    let pack = Catalog::empty_pack("My box").expect("a pack");
    let pack = pack.with("scenario.battle-for-the-sky.effect", effect("kill_quota", "ships", 3)).expect("a value");
    let data = Catalog::install(&pack).expect("it is sound");
    let setup = CampaignSetup { pack: Some(pack.hash()), ..CampaignSetup::default() };
    let mut game = Match::<Campaign>::new(setup, "a campaign".parse().expect("a seed")).expect("a campaign");
    let mut legal = Vec::new();
    while game.state().fight.is_none() {
        legal.clear();
        game.state().legal(Seat(0), &mut legal);
        game.act(Seat(0), legal[0], &mut ()).expect("a legal choice");
    }
    let fight = game.state().fight.expect("a battle");
    assert!(std::ptr::eq(fight.components(), data) && std::ptr::eq(game.state().components(), data));
    let read: Campaign = serde_json::from_value(serde_json::to_value(game.state()).expect("JSON")).expect("a position");
    assert_eq!(&read, game.state());
    let record = Record::<Campaign>::read(&serde_json::to_string(&game.record()).expect("JSON")).expect("a file");
    assert_eq!(record.pack.as_ref(), Some(&pack));
    assert_eq!(record.replay().expect("it replays").state(), game.state());
    let saved = serde_json::to_string(&Saved::of(&fight)).expect("JSON");
    assert!(saved.contains("My box"), "a saved position carries its pack");
    assert_eq!(*Saved::<UnderFallingSkies>::read(&saved).expect("a position").position, fight);
}

fn effect(kind: &str, field: &str, value: i64) -> engine::pack::Value {
    let mut effect = engine::pack::Table::new();
    effect.insert("kind".into(), kind.into());
    effect.insert(field.into(), value.into());
    effect.into()
}

/// What the rules could not bear is refused with its path and its reason.
#[test]
fn what_the_rules_cannot_bear_is_refused() {
    let refused = |corrections: &str| -> Vec<String> {
        let hash = Catalog::built_in().edition().hash;
        let head = format!("[pack]\nformat = 1\ngame = \"under-falling-skies\"\nname = \"x\"\ncorrects = \"{hash}\"\n");
        let pack = Pack::parse(&(head + corrections)).unwrap_or_else(|faults| panic!("{faults}"));
        let faults = Catalog::read_pack(&pack).map(drop).expect_err("it is refused").0;
        faults.iter().map(|fault| format!("{} {}", fault.path, fault.flaw.key())).collect()
    };
    let has = |corrections: &str, fault: &str| {
        let faults = refused(corrections);
        assert!(faults.iter().any(|found| found == fault), "{corrections}: {faults:?}");
    };
    has("[base_side.A-upper]\ntunnels = [[1, 2]]", "base_side.A-upper pack-gap");
    has("[base_side.A-upper]\ntunnels = [[1, 2], [2, 4], [2, 0]]", "base_side.A-upper.tunnels[2] pack-overlap");
    has("[base_side.A-upper]\ntunnels = [[1, 2], [3, 4]]", "base_side.A-upper.tunnels[1] pack-not-here");
    has("[base_side.A-upper]\nexcavator_start = [0, 0]", "base_side.A-upper.excavator_start pack-not-here");
    has("[base_side.A-upper]\nexcavator_start = \"\"", "base_side.A-upper.excavator_start pack-not-here");
    has("[base_side.A-upper]\nstart_energy = 9", "base_side.A-upper.start_energy pack-at-most");
    has("[city.cairo]\nbase_upper = \"A-lower\"", "city.cairo.base_upper pack-not-here");
    has("[city.cairo]\nbase_lower = \"A-lower\"", "city.cairo.base_lower pack-twice");
    has("[city.cairo]\nbase_lower = \"Z-lower\"", "city.cairo.base_lower pack-not-a-choice");
    let none = "{ kind = \"none\" }";
    has(
        &format!("[sky_tile.sky-2.side.easy]\nactions = [{none}, {none}, {none}, {none}]"),
        "sky_tile.sky-2.side.easy.actions pack-total",
    );
    has("[sky_tile.sky-1.side.easy]\nresearch = [1, 2]", "sky_tile.sky-1.side.easy.research pack-length");
    has("[character.izox]\nwindow = \"rooms\"", "character.izox.basic.effect pack-not-with");
    has(
        "[scenario.storm]\neffect = { kind = \"final_battle\", extra_tile = \"sky-5-final\", white_in_sky = [] }",
        "scenario.storm.effect.kind pack-not-here",
    );
    has(
        "[chapter.1]\nsky_tiles = [\"sky-2\", \"sky-1\", \"sky-3\", \"sky-4\"]",
        "chapter.1.sky_tiles[0] pack-not-here",
    );
}
