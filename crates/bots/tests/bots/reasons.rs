//! Why a choice is better: differences of what is to be expected, and what a choice gives up.

use black_angel::BlackAngel;
use bots::{BESIDE_FEATURES, Bot, Budget, Heuristics, SearchControl, Sight, advise, analyse, caution};
use engine::{Dice, Game, Match, Play, Seat, Seed, Turn, sample_setup};
use salvage::Salvage;
use serde_json::{Map, Value};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

/// A position after some choices of a bot, with several choices.
fn position<G: Heuristics>(options: &[(&str, Value)], after: usize) -> (G, Seat, Vec<G::Action>) {
    let options: Map<String, Value> = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let mut dice = Dice::new(&seed("reasons"));
    let setup = sample_setup::<G>(1, &options, &mut dice).expect("options are sound");
    let mut state = G::new(&setup, &mut dice).expect("the setup is legal");
    let mut player = Bot::Greedy.player::<G>(&seed("reasons"));
    let (mut choices, mut made) = (Vec::new(), 0);
    while let Turn::Decide(seats) = state.turn() {
        let seat = seats.iter().next().expect("somebody is asked");
        choices.clear();
        state.legal(seat, &mut choices);
        if made >= after && choices.len() > 1 {
            return (state, seat, choices);
        }
        let chosen = player.choose(Sight::of(&state, seat), &choices, &SearchControl::new());
        state.apply(seat, choices[chosen], &mut Play::new(&mut dice, &mut ())).expect("it is legal");
        made += 1;
    }
    panic!("{}: the game is over", G::ID);
}

/// The best choice is compared with the next, by features of the game only.
fn told_apart<G: Heuristics>(options: &[(&str, Value)]) {
    let (mut told, mut decisions) = (0, 0);
    let choices_before = if G::ID == Salvage::ID { [0, 1, 2, 3] } else { [5, 12, 19, 26] };
    for after in choices_before {
        let (state, seat, choices) = position::<G>(options, after);
        let sight = Sight::of(&state, seat);
        let ask = || advise(sight, &choices, Budget::iterations(400), &SearchControl::new(), &seed("told"));
        let advice = ask();
        assert_eq!(advice, ask(), "{}: the same position and seed, the same reasons", G::ID);
        decisions += 1;
        for advice in &advice {
            let names = |feature: &str| G::FEATURES.contains(&feature) || BESIDE_FEATURES.contains(&feature);
            assert!(advice.differences.iter().all(|each| names(each.feature) && each.share.is_finite()), "{}", G::ID);
            assert!(advice.differences.windows(2).all(|pair| pair[0].share.abs() >= pair[1].share.abs()));
            assert!(
                advice.differences.iter().all(|each| each.feature != "constant"),
                "what never differs is no reason"
            );
        }
        told += usize::from(advice[0].differences.iter().any(|each| each.share.abs() > 0.02));
        // Seen from the other side it is the same difference.
        let mirrored =
            |feature| advice[1].differences.iter().find(|each| each.feature == feature).map(|each| each.share);
        for each in &advice[0].differences {
            assert!(
                mirrored(each.feature).is_some_and(|share| (share + each.share).abs() < 0.02),
                "{}: {each:?}",
                G::ID
            );
        }
    }
    assert!(told > 0, "{}: of {decisions} decisions none has a reason", G::ID);
}

#[test]
fn choices_are_told_apart_by_what_the_evaluation_looks_at() {
    let solo = [("players", Value::from(1))];
    let pair = [("players", Value::from(2))];
    told_apart::<UnderFallingSkies>(&[]);
    told_apart::<Campaign>(&[]);
    told_apart::<TinyEpicGalaxies>(&solo);
    told_apart::<TinyEpicGalaxies>(&pair);
    told_apart::<BlackAngel>(&solo);
    told_apart::<BlackAngel>(&pair);
    told_apart::<Salvage>(&pair);
}

/// What the seat cannot know changes no reason.
#[test]
fn reasons_rest_on_what_the_seat_knows() {
    let (state, seat, choices) = position::<BlackAngel>(&[("players", 2.into())], 20);
    let other = Sight::of(&state, seat).determinize(&mut Dice::new(&seed("dealt anew")));
    let [here, there] = [&state, &other].map(|state| {
        advise(Sight::of(state, seat), &choices, Budget::iterations(200), &SearchControl::new(), &seed("told"))
    });
    assert_eq!(here, there);
}

/// A choice that gives up much is found out, the best one never, and always in the same way.
#[test]
fn a_caution_is_for_what_gives_up_much() {
    let (mut cautions, mut decisions) = (0, 0);
    for after in [4, 31, 40, 67, 94] {
        let (state, seat, choices) = position::<TinyEpicGalaxies>(&[("players", 1.into())], after);
        let sight = Sight::of(&state, seat);
        let control = SearchControl::new();
        let found: Vec<_> =
            (0..choices.len()).map(|chosen| caution(sight, &choices, chosen, 300, &control, &seed("coach"))).collect();
        assert!(found.iter().any(Option::is_none), "the best choice is never asked about");
        decisions += choices.len();
        cautions += found.iter().flatten().count();
        for found in found.iter().flatten() {
            assert!((0.1..=1.0).contains(&found.lost));
            assert!(found.differences.iter().any(|each| each.share < 0.0), "something speaks against it");
        }
        let again = caution(sight, &choices, 0, 300, &control, &seed("coach"));
        assert_eq!(again, found[0]);
    }
    assert!(cautions > 0 && cautions < decisions, "{cautions} of {decisions}");
}

/// Three turning points of each seat, with what they are compared with.
#[test]
fn a_game_has_three_turning_points_for_each_seat() {
    let mut game = Match::<UnderFallingSkies>::new(Default::default(), seed("turning")).expect("a table");
    let mut player = Bot::Random.player::<UnderFallingSkies>(&seed("turning"));
    let mut choices = Vec::new();
    while !game.is_over() {
        choices.clear();
        engine::Game::legal(game.state(), Seat(0), &mut choices);
        let chosen = player.choose(Sight::of(game.state(), Seat(0)), &choices, &SearchControl::new());
        game.act(Seat(0), choices[chosen], &mut ()).expect("it was legal");
    }
    let analysis =
        analyse(&game.record(), Budget::iterations(64), |_, _| {}, &SearchControl::new()).expect("it replays");
    let points = &analysis.turning_points;
    assert_eq!(points.len(), 3);
    assert!(points.windows(2).all(|pair| pair[0].judgement < pair[1].judgement), "in the order of the game");
    for point in points {
        let judgement = &analysis.judgements[point.judgement];
        assert_ne!(point.other, Some(judgement.chosen));
        assert!(point.gained != 0.0 && (point.gained > 0.0) == (judgement.lost == 0.0), "{point:?}");
        assert!(!point.differences.is_empty());
    }
    assert!(points.iter().any(|point| point.gained < 0.0), "random play makes mistakes");
}
