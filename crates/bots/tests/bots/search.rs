//! The search in real positions of all games.

use std::thread;
use std::time::Duration;

use black_angel::BlackAngel;
use bots::{Arena, Bot, Budget, Heuristics, Player, Search, SearchControl, Settings, Sight, advise, analyse};
use engine::{Dice, Game, Match, Seat, Seed, Turn, Viewer, sample_setup};
use serde_json::Map;
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

fn seed(words: &str) -> Seed {
    words.parse().expect("a seed")
}

fn search<G: Heuristics>(iterations: u32, threads: u8, words: &str) -> Search<G> {
    let settings = Settings { threads, ..Settings::with(Budget::iterations(iterations)) };
    Search::new(&seed(words), *G::weights(), settings)
}

/// Positions in which a seat has a real choice, from games of random bots over many setups.
fn positions<G: Heuristics>(count: usize) -> Vec<(G, Seat, Vec<G::Action>)> {
    let mut positions = Vec::new();
    let mut choices = Vec::new();
    for game in 0.. {
        let seed = seed("positions").nth(game);
        let mut dice = Dice::new(&seed);
        let setup = sample_setup::<G>(game, &Map::new(), &mut dice).expect("options are sound");
        let mut state = G::new(&setup, &mut dice).expect("the setup is legal");
        let mut players = Arena::seat(&[Bot::Random], state.seats(), &seed);
        Arena::with_limit(5 + 13 * (game % 9)).play(&mut state, &mut dice, &mut players).expect("the game goes on");
        if let Turn::Decide(seats) = state.turn() {
            for seat in seats.iter() {
                choices.clear();
                state.legal(seat, &mut choices);
                if choices.len() > 1 {
                    positions.push((state.clone(), seat, choices.clone()));
                }
            }
        }
        if positions.len() >= count {
            return positions;
        }
    }
    positions
}

/// All that the bot may not know is dealt anew: it must not make a difference.
fn scramble<G: Heuristics>() {
    let mut differed = 0;
    for (state, seat, choices) in positions::<G>(40) {
        let choose =
            |state: &G| search::<G>(60, 1, "scramble").choose(Sight::of(state, seat), &choices, &SearchControl::new());
        let chosen = choose(&state);
        let greedy = |state: &G| {
            Bot::Greedy.player::<G>(&seed("g")).choose(Sight::of(state, seat), &choices, &SearchControl::new())
        };
        let greedily = greedy(&state);
        for number in 0..3 {
            let other = state.determinize(seat, &mut Dice::new(&seed("scrambled").nth(number)));
            assert_eq!(state.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            differed += usize::from(other != state);
            assert_eq!(choose(&other), chosen, "{} knows what seat {} may not", G::ID, seat.0);
            assert_eq!(greedy(&other), greedily, "{}: greedy knows what seat {} may not", G::ID, seat.0);
        }
    }
    let hides = matches!(G::ID, "tiny-epic-galaxies" | "black-angel");
    assert_eq!(differed > 0, hides, "{}: {differed} positions were scrambled", G::ID);
}

#[test]
fn no_bot_of_under_falling_skies_sees_what_is_hidden() {
    scramble::<UnderFallingSkies>();
    scramble::<Campaign>();
}

#[test]
fn no_bot_of_tiny_epic_galaxies_sees_what_is_hidden() {
    scramble::<TinyEpicGalaxies>();
}

#[test]
fn no_bot_of_black_angel_sees_what_is_hidden() {
    scramble::<BlackAngel>();
}

fn plays_the_same<G: Heuristics>() {
    let play = |threads: u8| {
        let mut player = search::<G>(48, threads, "same");
        positions::<G>(12)
            .iter()
            .map(|(state, seat, choices)| player.choose(Sight::of(state, *seat), choices, &SearchControl::new()))
            .collect::<Vec<_>>()
    };
    assert_eq!(play(1), play(1));
    assert_eq!(play(2), play(2));
}

#[test]
fn the_same_seed_threads_and_iterations_choose_the_same() {
    plays_the_same::<UnderFallingSkies>();
    plays_the_same::<Campaign>();
    plays_the_same::<TinyEpicGalaxies>();
    plays_the_same::<BlackAngel>();
}

#[test]
fn a_bot_that_is_called_off_answers_with_the_best_so_far() {
    let (state, seat, choices) = positions::<TinyEpicGalaxies>(1).remove(0);
    // Before it starts: any choice will do, but there must be one.
    let control = SearchControl::with_budget(Budget::time(Duration::from_secs(3600)));
    control.cancel();
    let mut player = search::<TinyEpicGalaxies>(u32::MAX, 1, "off");
    assert!(player.choose(Sight::of(&state, seat), &choices, &control) < choices.len());
    // While it thinks: it would go on for an hour.
    let control = SearchControl::with_budget(Budget::time(Duration::from_secs(3600)));
    let chosen = thread::scope(|scope| {
        let held = control.clone();
        let thinking = scope.spawn(|| {
            let held = held;
            search::<TinyEpicGalaxies>(u32::MAX, 2, "off").choose(Sight::of(&state, seat), &choices, &held)
        });
        control.cancel();
        thinking.join().expect("it answers")
    });
    assert!(chosen < choices.len());
}

#[test]
fn a_forced_choice_costs_no_thought() {
    let (state, seat, choices) = positions::<BlackAngel>(1).remove(0);
    let mut player = search::<BlackAngel>(u32::MAX, 1, "forced");
    assert_eq!(player.choose(Sight::of(&state, seat), &choices[..1], &SearchControl::new()), 0);
}

fn advice_is_sound<G: Heuristics>() {
    for (state, seat, choices) in positions::<G>(6) {
        let sight = Sight::of(&state, seat);
        let advice = advise::<G>(sight, &choices, Budget::iterations(80), &SearchControl::new(), &seed("advice"));
        assert_eq!(advice.len(), choices.len());
        let mut named: Vec<usize> = advice.iter().map(|advice| advice.choice).collect();
        named.sort_unstable();
        assert_eq!(named, (0..choices.len()).collect::<Vec<_>>());
        assert!(advice.windows(2).all(|pair| pair[0].visits >= pair[1].visits), "the best first");
        assert!(advice[0].visits > 0);
        // What the seat may not know makes no difference.
        let other = state.determinize(seat, &mut Dice::new(&seed("scrambled")));
        let again = advise::<G>(
            Sight::of(&other, seat),
            &choices,
            Budget::iterations(80),
            &SearchControl::new(),
            &seed("advice"),
        );
        assert_eq!(again, advice, "{}: advice knows what seat {} may not", G::ID, seat.0);
        for advice in advice.iter().filter(|advice| advice.visits > 0) {
            let total: f32 = advice.outlook.chance.iter().sum();
            assert!((0.0..=1.001).contains(&total), "{total}");
            if state.seats() > 1 {
                assert!((total - 1.0).abs() < 0.01, "somebody wins: {total}");
            }
        }
    }
}

#[test]
fn advice_names_every_choice_once_and_gives_real_chances() {
    advice_is_sound::<UnderFallingSkies>();
    advice_is_sound::<Campaign>();
    advice_is_sound::<TinyEpicGalaxies>();
    advice_is_sound::<BlackAngel>();
}

/// A whole match of bots that choose at random.
fn random_match<G: Heuristics>(setup: G::Setup, words: &str) -> Match<G> {
    let mut game = Match::<G>::new(setup, seed(words)).expect("the setup is legal");
    let mut player = Bot::Random.player::<G>(&seed(words));
    let mut choices = Vec::new();
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.iter().next().expect("somebody is asked");
        choices.clear();
        game.state().legal(seat, &mut choices);
        let chosen = player.choose(Sight::of(game.state(), seat), &choices, &SearchControl::new());
        game.act(seat, choices[chosen], &mut ()).expect("it was legal");
    }
    game
}

/// Luck, one's own choices and those of others explain how the match went, for every seat.
fn adds_up<G: Heuristics>(setup: G::Setup) {
    let game = random_match::<G>(setup, "judged");
    let record = game.record();
    let mut heard = Vec::new();
    let budget = Budget::iterations(40);
    let analysis =
        analyse(&record, budget, |done, all| heard.push((done, all)), &SearchControl::new()).expect("it replays");
    assert_eq!(heard.len(), record.moves.len());
    assert_eq!(heard.last(), Some(&(record.moves.len(), record.moves.len())));
    assert!(analysis.judgements.len() > 10);
    // The number of draws before each choice.
    let mut again = record.begin().expect("it replays");
    let mut draws = Vec::new();
    for made in &record.moves {
        draws.push(again.draw_count());
        again.act(made.seat, made.action, &mut ()).expect("it was legal");
    }
    draws.push(again.draw_count());
    let Turn::Over(outcome) = game.state().turn() else { panic!("it is over") };
    let seats = usize::from(game.state().seats());
    let ends = analysis.end.expect("it has an end");
    let nexts = analysis.judgements.iter().skip(1).map(|next| (next.step, next.before));
    for (judgement, (step, next)) in analysis.judgements.iter().zip(nexts.chain([(record.moves.len(), ends)])) {
        assert!(judgement.lost >= 0.0);
        assert!(judgement.lost == 0.0 || judgement.best != judgement.chosen, "only what is not best costs");
        assert!(judgement.after.chance[judgement.seat.index()] + judgement.lost < 1.001, "what there was to win");
        let index = judgement.seat.index();
        let cost = judgement.before.chance[index] - judgement.after.chance[index];
        assert!((cost - judgement.lost).abs() < 1e-4);
        for seat in 0..seats {
            let expected = judgement.after.chance[seat] + judgement.luck[seat];
            assert!((expected - next.chance[seat]).abs() < 1e-4, "step {}, seat {seat}", judgement.step);
            if draws[judgement.step] == draws[step] {
                assert!(judgement.luck[seat].abs() < 1e-6, "no luck without dice: step {}", judgement.step);
            }
        }
    }
    for seat in (0..seats as u8).map(Seat) {
        let account = analysis.account(seat);
        let won = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        assert!((account.last - won).abs() < 1e-3, "{}: the end is certain: {account:?}", G::ID);
        let sum = account.first + account.luck - account.lost + account.others + account.misjudged;
        assert!((sum - account.last).abs() < 1e-3, "{account:?}");
        assert!(seats > 1 || account.others == 0.0, "there is nobody else");
        assert!(account.lost >= 0.0 && (seats == 1 || account.misjudged == 0.0));
    }
}

#[test]
fn luck_and_choices_explain_how_a_match_went() {
    adds_up::<UnderFallingSkies>(under_falling_skies::Setup::default());
    adds_up::<TinyEpicGalaxies>(tiny_epic_galaxies::Setup { players: 3, ..Default::default() });
    adds_up::<BlackAngel>(black_angel::Setup::default());
}

#[test]
fn an_analysis_that_is_called_off_tells_what_it_has() {
    let record = random_match::<UnderFallingSkies>(under_falling_skies::Setup::default(), "cut").record();
    let control = SearchControl::new();
    let call_off = |done: usize, _: usize| {
        if done == 5 {
            control.cancel();
        }
    };
    let cut = analyse(&record, Budget::iterations(40), call_off, &control).expect("it replays");
    assert!(cut.judgements.len() <= 5 && cut.end.is_none() && cut.steps == record.moves.len());
}

/// Dice have no memory: over some games of a bot that chooses well, luck must not favour anybody by
/// much, or the search tells its own change of mind as luck.
#[test]
fn luck_evens_out() {
    let setup = under_falling_skies::Setup::default();
    let (games, mut luck, mut bare) = (6, 0.0, 0.0);
    for number in 0..games {
        let mut game = Match::<UnderFallingSkies>::new(setup.clone(), seed("even").nth(number)).expect("a match");
        let mut player = search::<UnderFallingSkies>(100, 1, "even");
        let mut choices = Vec::new();
        while !game.is_over() {
            choices.clear();
            game.state().legal(Seat(0), &mut choices);
            let chosen = player.choose(Sight::of(game.state(), Seat(0)), &choices, &SearchControl::new());
            game.act(Seat(0), choices[chosen], &mut ()).expect("it was legal");
        }
        let analysis =
            analyse(&game.record(), Budget::iterations(200), |_, _| {}, &SearchControl::new()).expect("it replays");
        luck += analysis.account(Seat(0)).luck;
        bare += analysis.judgements.iter().map(|each| each.luck[0]).sum::<f32>();
    }
    let mean = luck / games as f32;
    assert!(mean.abs() < 0.5, "on average {mean} a game, or {} with what was misjudged", bare / games as f32);
}

#[test]
fn slips_are_found_and_their_price_is_told() {
    let game = random_match::<BlackAngel>(black_angel::Setup::default(), "slips");
    let analysis =
        analyse(&game.record(), Budget::iterations(60), |_, _| {}, &SearchControl::new()).expect("it replays");
    let lost: f32 = (0..2).map(|seat| analysis.account(Seat(seat)).lost).sum();
    assert!(lost > 0.2, "random play loses something: {lost}");
    let worst = analysis.judgements.iter().max_by(|one, other| one.lost.total_cmp(&other.lost)).expect("a choice");
    assert!(worst.best != worst.chosen && worst.lost > 0.02);
}

#[test]
fn a_match_file_that_breaks_the_rules_is_not_judged() {
    let game = Match::<UnderFallingSkies>::new(under_falling_skies::Setup::default(), seed("false")).expect("legal");
    let mut record = game.record();
    record.moves.push(engine::Move { seat: Seat(0), action: under_falling_skies::Action::EndPhase });
    let error = analyse(&record, Budget::iterations(4), |_, _| {}, &SearchControl::new()).expect_err("it is refused");
    assert!(matches!(error, engine::ReplayError::Move { number: 1, .. }));
}

fn thinking_allocates_nothing<G: Heuristics>() {
    for (state, seat, choices) in positions::<G>(4) {
        let mut small = search::<G>(20, 1, "still");
        let mut large = search::<G>(400, 1, "still");
        let sight = Sight::of(&state, seat);
        // The first thought makes room for the tree and fills the tables of the components.
        small.choose(sight, &choices, &SearchControl::new());
        let control = SearchControl::new();
        let used = |player: &mut Search<G>| {
            allocation_counter::measure(|| {
                let _ = player.choose(sight, &choices, &control);
            })
        };
        let mut again = search::<G>(20, 1, "still");
        let (few, many) = (used(&mut again), used(&mut large));
        assert_eq!(few.count_total, many.count_total, "{}: iterations allocate", G::ID);
    }
}

#[test]
fn nothing_is_allocated_while_thinking() {
    thinking_allocates_nothing::<UnderFallingSkies>();
    thinking_allocates_nothing::<Campaign>();
    thinking_allocates_nothing::<TinyEpicGalaxies>();
    thinking_allocates_nothing::<BlackAngel>();
}

/// The share of victories of the first of two bots, everybody in every seat.
fn duel<G: Heuristics>(first: Bot, second: Bot, deals: u64) -> f32 {
    let setup = G::Setup::default();
    let mut won = 0.0;
    for deal in 0..deals {
        for lineup in [[0, 1], [1, 0]] {
            let meeting = bots::meet::<G>(&setup, &seed("duel"), deal, &[first, second], &lineup, &mut Arena::new())
                .expect("the game ends");
            won += meeting.won[lineup.iter().position(|bot| *bot == 0).expect("it plays")];
        }
    }
    won / (2 * deals) as f32
}

#[test]
fn greedy_beats_random_and_search_beats_greedy() {
    let search: Bot = "search@400".parse().expect("a bot");
    assert!(duel::<TinyEpicGalaxies>(Bot::Greedy, Bot::Random, 4) > 0.9);
    assert!(duel::<BlackAngel>(Bot::Greedy, Bot::Random, 4) > 0.9);
    // About three games in four.
    assert!(duel::<TinyEpicGalaxies>(search, Bot::Greedy, 10) > 0.6);
    assert!(duel::<BlackAngel>(search, Bot::Greedy, 10) > 0.6);
}

#[test]
fn the_levels_are_ordered_by_how_much_they_think() {
    let settings: Vec<Settings> = Bot::LEVELS.iter().filter_map(|bot| bot.settings::<BlackAngel>()).collect();
    assert_eq!(settings.len(), 4);
    for pair in settings.windows(2) {
        assert!(pair[0].budget.iterations < pair[1].budget.iterations);
        assert!(pair[0].budget.time <= pair[1].budget.time);
        assert!(pair[0].temperature >= pair[1].temperature);
    }
    assert!(duel::<BlackAngel>(Bot::Fair, Bot::Gentle, 8) > 0.6);
}
