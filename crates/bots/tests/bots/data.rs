//! The data files of the bots.

use black_angel::BlackAngel;
use bots::calibration::{Calibration, ways};
use bots::difficulty::{self, Grid};
use bots::{Heuristics, MAX_FEATURES, Weights};
use engine::{Dice, Game, Seat};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

fn weights_fit<G: Heuristics>() {
    assert!(G::FEATURES.len() <= MAX_FEATURES);
    let weights = G::weights();
    let mut text = String::new();
    weights.write(&mut text, G::FEATURES).expect("a text can be written");
    let again = Weights::parse(&text, G::FEATURES).expect("it can be read again");
    for (one, other) in [(&weights.solo, &again.solo), (&weights.table, &again.table)] {
        for at in 0..G::FEATURES.len() {
            assert!((one.chance[at] - other.chance[at]).abs() < 1e-3, "{}", G::FEATURES[at]);
        }
    }
    let mut dice = Dice::new(&"features".parse().expect("a seed"));
    let state = G::new(&G::Setup::default(), &mut dice).expect("the default setup is legal");
    let mut features = [f32::NAN; MAX_FEATURES];
    state.features(Seat(0), &mut features);
    assert!(features[..G::FEATURES.len()].iter().all(|feature| feature.is_finite()), "{}: one is left out", G::ID);
    let outlook = state.appraise(weights);
    assert!(outlook.chance.iter().all(|chance| (0.0..=1.0).contains(chance)));
}

#[test]
fn every_feature_has_a_value_and_the_files_can_be_read() {
    weights_fit::<UnderFallingSkies>();
    weights_fit::<Campaign>();
    weights_fit::<TinyEpicGalaxies>();
    weights_fit::<BlackAngel>();
    let error = Weights::parse("[solo.chance]\nluck = 1.0", UnderFallingSkies::FEATURES).expect_err("no such thing");
    assert!(error.contains("luck"));
}

#[test]
fn the_grid_names_ways_to_play_that_there_are() {
    let grid = Grid::known();
    assert_eq!(Grid::read(&grid.write()).as_ref(), Ok(grid));
    let alone = [
        difficulty::ways::<UnderFallingSkies>(),
        difficulty::ways::<TinyEpicGalaxies>(),
        difficulty::ways::<BlackAngel>(),
    ];
    assert_eq!(alone.iter().map(Vec::len).sum::<usize>(), 17 * 5 + 5 + 4);
    // Twelve scenarios, fourteen cities of the final battle and the whole, at four threat levels.
    assert_eq!(difficulty::ways::<Campaign>().len(), (12 + 14 + 1) * 4);
    for cell in &grid.cells {
        assert!(cell.games > 0 && cell.won <= cell.games, "{cell:?}");
        assert_eq!(grid.cell(&cell.game, &cell.options), Some(cell));
        if cell.game != Campaign::ID {
            assert!(alone.iter().flatten().any(|way| *way == cell.options), "{cell:?}");
            let options = cell.options.clone().into_iter().collect();
            assert_eq!(grid.find(&cell.game, &options), Some(cell));
        }
    }
}

#[test]
fn the_curves_are_sound_and_fit_the_grid_of_difficulty() {
    let known = Calibration::known();
    assert_eq!(Calibration::read(&known.write()).as_ref(), Ok(known));
    for curve in &known.curves {
        assert!(curve.games > 0 && curve.slope > 0.0, "{curve:?}");
        // A chance is never turned round, and never made certain.
        assert!(curve.share(0.3) < curve.share(0.6) && curve.share(0.99) < 1.0 && curve.share(0.01) > 0.0);
    }
    // A campaign is judged as its battles are; what was not measured is left as the search says.
    let alone = known.of("under-falling-skies", 1).expect("it was measured");
    assert_eq!(known.of("under-falling-skies-campaign", 1), Some(alone));
    assert_eq!(known.of("under-falling-skies", 2), None);
    // Alone the ways of the grid of difficulty are played: one measure for both.
    assert_eq!(ways::<BlackAngel>(1).len(), difficulty::ways::<BlackAngel>().len());
    assert_eq!((ways::<TinyEpicGalaxies>(2).len(), ways::<UnderFallingSkies>(2).len()), (1, 0));
}
