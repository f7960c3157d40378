//! Threat level and stars.

use engine::{Dice, Game, Viewer};
use under_falling_skies::{Recruit, Setup, SkySet, UnderFallingSkies};

use crate::scene::*;

/// UFS-DIFF-1: the threat level is the number of sky tiles on their threat side.
#[test]
fn the_threat_level_counts_flipped_tiles() {
    for threat in 0..=4u8 {
        let mut table = table();
        table.setup.threat = threat;
        let board = table.open();
        assert_eq!(board.view(Viewer::Spectator).threat, threat);
        assert_eq!(board.sky.iter().filter(|sheet| sheet.threat).count(), usize::from(threat));
    }
    // The half tile never counts.
    let board = table().scenario("the-final-battle").flipped(&[1, 2, 3, 4]).open();
    assert_eq!(board.view(Viewer::Spectator).threat, 4);
}

/// UFS-DIFF-2: black stars minus yellow stars; halves are kept and it may be negative.
#[test]
fn stars_rate_a_game() {
    let halves = |table: Table| table.setup.half_stars();
    assert_eq!(halves(table()), -1, "Roswell gives half a yellow star");
    assert_eq!(halves(table().damaged()), -2);
    assert_eq!(halves(table().flipped(&[1])), 1);
    assert_eq!(halves(table().flipped(&[1, 2, 3, 4])), 7);
    assert_eq!(halves(table().scenario("storm")), 1);
    assert_eq!(halves(table().advanced_sky()), 7, "each advanced tile has a star on its easy side");
    assert_eq!(halves(table().advanced_sky().flipped(&[3])), 9, "and two on its threat side");
    assert_eq!(halves(table().basic("izox")), -2);
    assert_eq!(halves(table().basic("izox").improved("wang-lin")), -4);
    assert_eq!(halves(table().flipped(&[2]).scenario("saboteur").basic("izox")), 2);
    assert_eq!(halves(table().scenario("the-final-battle")), 1, "the half tile has none");
}

/// UFS-DIFF-3: any tile a level, any distinct characters; the half tile only with The Final Battle.
#[test]
fn a_game_may_be_put_together_freely() {
    let mut table_1 = table().basic("izox").improved("izox");
    let fault = UnderFallingSkies::new(&table_1.setup, &mut Dice::new(&seed("twice"))).err();
    assert_eq!(fault.map(|fault| (fault.field, fault.rule)), Some(("characters".into(), "UFS-DIFF-3")));
    table_1.setup.characters.pop();
    table_1.setup.sky = [SkySet::Base, SkySet::Advanced, SkySet::Base, SkySet::Advanced];
    let board = table_1.scenario("storm").damaged().city("rio").flipped(&[2]).open();
    let tiles: Vec<(&str, bool)> = board.sky.iter().map(|sheet| (sheet.tile.id(), sheet.threat)).collect();
    assert_eq!(tiles, [("sky-1", false), ("sky-2-advanced", true), ("sky-3", false), ("sky-4-advanced", false)]);
    let final_battle = table().scenario("the-final-battle").open();
    assert_eq!(final_battle.sky.last().map(|sheet| sheet.tile.id()), Some("sky-5-final"));

    // All twelve characters at once.
    let all = under_falling_skies::CharacterId::all().map(|character| Recruit { character, improved: true }).collect();
    let setup = Setup { characters: all, ..Setup::default() };
    let game = UnderFallingSkies::new(&setup, &mut Dice::new(&seed("all"))).expect("a legal setup");
    assert_eq!(game.team.len(), 12);
}
