//! The table of Under Falling Skies in many random positions: every legal action can be chosen,
//! every event is told, every page is sound.

use crate::common;
use std::collections::BTreeSet;

use engine::{Dice, Forecast, Frames, Game, Match, Piece, Seat, Seed, Turn, Viewer, forecast, sample_setup};
use ui::{
    GameCard, HomeScene, Lang, NewGameScene, Notice, SavedTable, TableScene, Tabletop, Theme, Visit, home_page,
    message_page, new_game_page, rules_page, table_page, table_parts,
};
use under_falling_skies::{Action, Event, Refusal, SQUARES, Setup, Square, Step, UnderFallingSkies, View};

type Offer = (Action, Forecast<UnderFallingSkies>);

fn seed(text: &str) -> Seed {
    text.parse().expect("a seed")
}

/// A table at one moment, with everything that a scene borrows.
struct Table {
    view: View,
    choices: Vec<Offer>,
    log: Vec<Event>,
    number: u64,
    playing: bool,
}

impl Table {
    fn of(game: &Match<UnderFallingSkies>, log: &[Event]) -> Table {
        let mut legal = Vec::new();
        game.state().legal(Seat(0), &mut legal);
        let offer = |action: Action| (action, forecast(game.state(), Seat(0), action).expect("a legal action"));
        Table {
            view: game.state().view(Viewer::Seat(Seat(0))),
            choices: legal.into_iter().map(offer).collect(),
            log: log.to_vec(),
            number: game.moves().len() as u64,
            playing: false,
        }
    }

    fn scene(&self, lang: Lang) -> TableScene<'_, UnderFallingSkies> {
        TableScene {
            visit: Visit { lang, ..Visit::default() },
            id: "t<1>\"&'",
            what: "<b>\"Roswell\" & co</b>",
            number: self.number,
            viewer: Viewer::Seat(Seat(0)),
            names: &[],
            acting: Some(Seat(0)),
            handover: None,
            difficulty: &[],
            advisor: ui::Advisor::Here,
            view: &self.view,
            choices: &self.choices,
            log: &self.log,
            since: None,
            can_undo: true,
            last: None,
            playing: self.playing,
            replay: None,
            commitment: "c0ffee",
            seed: matches!(self.view.step, Step::GameOver { .. }).then_some("<seed>"),
            closed: false,
        }
    }
}

/// Plays random games of all kinds of setups and looks at every `each`th position.
fn wander(games: u64, each: usize, mut look: impl FnMut(&Match<UnderFallingSkies>, &Table, usize)) {
    let mut dice = Dice::new(&seed("wander"));
    let mut count = 0;
    for index in 0..games {
        let setup: Setup =
            sample_setup::<UnderFallingSkies>(index * 7, &Default::default(), &mut dice).expect("a setup");
        let mut game = Match::<UnderFallingSkies>::new(setup, seed(&format!("wander {index}"))).expect("a game");
        let mut log = Vec::new();
        for step in 0..400 {
            if step % each == 0 || game.is_over() || !matches!(game.state().step, Step::PlaceDie | Step::RoomsAction) {
                look(&game, &Table::of(&game, &log), count);
                count += 1;
            }
            let mut legal = Vec::new();
            game.state().legal(Seat(0), &mut legal);
            let Some(action) = dice.pick(&legal).copied() else { break };
            let mut frames = Frames::of(Viewer::Seat(Seat(0)));
            game.act(Seat(0), action, &mut frames).expect("a legal action");
            log.extend(frames.frames.into_iter().map(|(event, _)| event));
        }
    }
    assert!(count as u64 > 4 * games, "enough positions: {count}");
}

/// Text in which a message was not found, or lacked an argument.
fn has_hole(html: &str) -> bool {
    html.contains("{$") || html.contains("ufs-do-") || html.contains("ufs-ask-") || html.contains("ufs-log-")
}

#[test]
fn every_legal_action_has_one_way_to_be_chosen_and_words_in_every_language() {
    let mut steps = BTreeSet::new();
    wander(36, 9, |game, table, _| {
        steps.insert(format!("{:?}", game.state().step).split([' ', '{', '(']).next().unwrap_or_default().to_owned());
        let mut paths: Vec<Vec<String>> = Vec::new();
        for lang in Lang::ALL {
            let scene = table.scene(lang);
            for (action, forecast) in &table.choices {
                let choice = UnderFallingSkies::offered(&scene, *action, forecast);
                assert_eq!(serde_json::from_str::<Action>(&choice.action).ok(), Some(*action));
                let words = choice.words.into_string();
                assert!(!words.trim().is_empty() && !has_hole(&words), "{action:?}: {words}");
                assert!(!has_hole(&choice.chips.into_string()), "{action:?}");
                assert!(choice.button || !choice.path.is_empty(), "{action:?} can be chosen on the table");
                if lang == Lang::En && !choice.path.is_empty() {
                    paths.push(choice.path);
                }
            }
        }
        for (index, path) in paths.iter().enumerate() {
            for other in paths.iter().skip(index + 1) {
                assert!(!path.starts_with(other) && !other.starts_with(path), "{path:?} and {other:?}");
            }
        }
        let parts = table_parts(&table.scene(Lang::En));
        let ids: BTreeSet<String> =
            parts.iter().flat_map(|part| common::read(&part.html).expect("sound HTML").ids).collect();
        for id in paths.iter().flatten() {
            assert!(ids.contains(id), "{id} is drawn nowhere");
        }
    });
    for wanted in ["PlaceDie", "RoomsAction", "ResearchSteps", "PlaceRobot", "ChooseDropPoint", "MoreShips", "KeepDice"]
    {
        assert!(steps.contains(wanted), "{wanted} came up: {steps:?}");
    }
}

#[test]
fn pages_and_parts_are_sound_html_with_unique_ids_and_every_part_has_its_place() {
    wander(24, 14, |_, table, count| {
        let lang = Lang::ALL[count % 3];
        let scene = table.scene(lang);
        let page = table_page(&scene, None);
        let read = common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(!has_hole(&page));
        assert!(!page.contains("<b>\"Roswell\"") && !page.contains("t<1>"), "names are escaped");
        for part in table_parts(&scene) {
            common::read(&part.html).unwrap_or_else(|fault| panic!("{}: {fault}", part.id));
            assert!(read.ids.iter().any(|id| id == part.id), "the page has no {}", part.id);
            let opening = part.html.split('>').next().unwrap_or_default();
            assert!(opening.contains(&format!("id=\"{}\"", part.id)), "{opening}");
        }
    });
}

#[test]
fn every_event_is_told_in_every_language_and_every_frame_can_be_drawn() {
    let mut told = BTreeSet::new();
    wander(40, 1_000, |game, _, _| {
        let mut again = Match::<UnderFallingSkies>::begin(game.start().clone(), game.chance().clone()).expect("a game");
        let mut log = Vec::new();
        for step in game.moves() {
            let mut frames = Frames::of(Viewer::Seat(Seat(0)));
            again.act(step.seat, step.action, &mut frames).expect("a legal action");
            for (event, view) in frames.frames {
                let kind = format!("{event:?}").split([' ', '{', '(']).next().unwrap_or_default().to_owned();
                let new = told.insert(kind);
                for lang in Lang::ALL {
                    if let Some(line) = UnderFallingSkies::narrate(&event, &view, lang) {
                        assert!(!has_hole(&line.into_string()), "{event:?}");
                    }
                }
                assert!(UnderFallingSkies::pause(&event) <= 1_000);
                log.push(event);
                if new {
                    let table = Table { view, choices: Vec::new(), log: log.clone(), number: 1, playing: true };
                    let parts = table_parts(&table.scene(Lang::Pl));
                    assert!(parts.iter().all(|part| part.id != "choices"), "a frame leaves the choices alone");
                    for part in parts {
                        common::read(&part.html).unwrap_or_else(|fault| panic!("{}: {fault}", part.id));
                    }
                }
            }
        }
    });
    assert!(told.len() > 30, "{} kinds of events: {told:?}", told.len());
}

#[test]
fn touching_a_dark_square_with_a_die_says_why_not() {
    let mut reasons = BTreeSet::new();
    wander(24, 5, |game, table, _| {
        if game.state().step != Step::PlaceDie {
            return;
        }
        for (index, _) in table.view.dice.iter().enumerate().filter(|(_, die)| die.die.at.square().is_none()) {
            for square in (0..SQUARES).filter_map(Square::at) {
                let legal = table
                    .choices
                    .iter()
                    .any(|(action, _)| *action == Action::Place { die: index as u8, square, with: None });
                let (die, place) = (format!("die-{index}"), format!("sq-{}-{}", square.row(), square.column()));
                let tried = UnderFallingSkies::attempt(&table.view, &[&die, &place]).expect("an action");
                match forecast(game.state(), Seat(0), tried) {
                    Ok(_) => assert!(legal),
                    Err(refusal) => {
                        assert!(!legal);
                        reasons.insert(UnderFallingSkies::explain(&refusal, Lang::En));
                    }
                }
            }
        }
    });
    assert!(reasons.len() >= 4, "{reasons:?}");
    assert!(!reasons.contains(&UnderFallingSkies::explain(&Refusal::NotNow, Lang::En)));
}

#[test]
fn nonsense_paths_are_no_action() {
    let game = Match::<UnderFallingSkies>::new(Setup::default(), seed("paths")).expect("a game");
    let view = game.state().view(Viewer::Spectator);
    for path in [
        &[][..],
        &["x"],
        &["die-999"],
        &["sq-9-9"],
        &["sq-1"],
        &["die-"],
        &["member-4"],
        &["res-0", "res-1"],
        &["die-200"],
        &["room-250"],
        &["member-0", "sq-0-0"],
        &["\u{0}", "ł-1"],
    ] {
        if let Some(action) = UnderFallingSkies::attempt(&view, path) {
            assert!(forecast(game.state(), Seat(0), action).is_err(), "{path:?}");
        }
    }
}

#[test]
fn all_pages_are_sound_in_every_language_and_theme() {
    let tables = [
        SavedTable {
            id: "a\"<b>".into(),
            title: "<i>Skies</i>".into(),
            what: "<i>Roswell</i>".into(),
            number: 3,
            won: None,
            winners: Vec::new(),
            age: 90,
            waits: ui::Waits::Nothing,
        },
        SavedTable {
            id: "b".into(),
            title: "other".into(),
            what: "x".into(),
            number: 60,
            won: Some(true),
            winners: vec!["<i>Ann</i>".into(), "Bo".into()],
            age: 90_000,
            waits: ui::Waits::Nothing,
        },
    ];
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            let visit = Visit { lang, theme, ..Visit::default() };
            let fields = [("threat".to_owned(), "9\"<".to_owned()), ("seed".to_owned(), "\"<s>".to_owned())];
            let fault = UnderFallingSkies::setup_from_fields(&fields).err();
            assert!(fault.is_some());
            let next = [ui::NextLesson { lesson: &ui::Lesson::all()[0], state: ui::LessonState::Begun(3) }];
            let games = [GameCard::of::<UnderFallingSkies>(lang)];
            let pages = [
                home_page(&HomeScene {
                    visit,
                    games: &games,
                    tables: &tables,
                    next_lessons: &next,
                    offer: None,
                    today: "2026-11-15",
                }),
                new_game_page::<UnderFallingSkies>(&NewGameScene {
                    packs: &[],
                    visit,
                    fields: &[],
                    fault: None,
                    past: &[],
                    difficulty: &[],
                }),
                new_game_page::<UnderFallingSkies>(&NewGameScene {
                    packs: &[],
                    visit,
                    fields: &fields,
                    fault,
                    past: &[],
                    difficulty: &[],
                }),
                rules_page::<UnderFallingSkies>(visit),
                message_page(visit, Notice::Fault),
            ];
            for page in pages {
                common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
                assert!(
                    !["<i>Roswell", "<i>Skies", "<i>Ann", "\"<s>"].iter().any(|raw| page.contains(raw)),
                    "names are escaped"
                );
                assert!(page.contains(&format!("<html lang=\"{}\"", lang.code())));
            }
        }
    }
}

#[test]
fn the_rules_have_an_anchor_for_every_refusal_and_the_same_rules_in_every_language() {
    let numbers = |lang: Lang| -> BTreeSet<String> {
        let page = rules_page::<UnderFallingSkies>(Visit { lang, ..Visit::default() });
        common::read(&page).expect("sound HTML").ids.into_iter().filter(|id| id.starts_with("UFS-")).collect()
    };
    let english = numbers(Lang::En);
    assert!(english.len() > 120, "{}", english.len());
    for lang in Lang::ALL {
        let other = numbers(lang);
        let differs: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(differs.is_empty(), "{}: {differs:?}", lang.code());
        let read =
            common::read(&rules_page::<UnderFallingSkies>(Visit { lang, ..Visit::default() })).expect("sound HTML");
        for (rule, _) in Refusal::ALL {
            assert!(read.ids.iter().any(|id| id == rule), "no anchor {rule} in {}", lang.code());
        }
    }
}

#[test]
fn a_form_means_the_setup_that_it_shows() {
    let fields = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let empty = UnderFallingSkies::setup_from_fields(&[]).expect("the default game");
    assert_eq!(empty, Setup::default());
    let sent = fields(&[
        ("city", "tokyo"),
        ("side", "damaged"),
        ("threat", "3"),
        ("scenario", "storm"),
        ("member-izox", "improved"),
        ("member-wang-lin", ""),
        ("sky-2", "advanced"),
        ("seed", "x"),
    ]);
    let setup = UnderFallingSkies::setup_from_fields(&sent).expect("a setup");
    assert_eq!((setup.city.id(), setup.threat, setup.characters.len()), ("tokyo", 3, 1));
    assert!(Match::<UnderFallingSkies>::new(setup, seed("form")).is_ok());
    for wrong in [
        ("city", "atlantis"),
        ("side", ""),
        ("threat", "-1"),
        ("threat", "5"),
        ("scenario", "x"),
        ("member-nobody", "basic"),
        ("member-izox", "x"),
        ("sky-0", "advanced"),
        ("sky-5", "advanced"),
        ("sky-1", "x"),
    ] {
        let fault = UnderFallingSkies::setup_from_fields(&fields(&[wrong])).expect_err("a fault");
        assert!(Lang::ALL.iter().all(|lang| !UnderFallingSkies::field_name(&fault.field, *lang).is_empty()));
    }
    let twice = fields(&[("member-izox", "basic"), ("member-izox", "improved")]);
    assert!(UnderFallingSkies::setup_from_fields(&twice).is_err());
}

#[test]
fn every_day_has_a_playable_game_of_its_own() {
    let days: Vec<Setup> = (1..=28).map(|day| UnderFallingSkies::daily(&format!("2026-11-{day:02}"))).collect();
    for setup in &days {
        assert!(Match::<UnderFallingSkies>::new(setup.clone(), seed("daily")).is_ok());
    }
    assert!(days.windows(2).filter(|pair| pair[0] != pair[1]).count() > 20, "days differ");
    assert_eq!(UnderFallingSkies::daily("2026-11-15"), UnderFallingSkies::daily("2026-11-15"));
    assert_eq!(UnderFallingSkies::daily("\u{0}"), Setup::default(), "a day that cannot be is the default game");
}

#[test]
fn the_end_tells_the_cause_and_the_ways_on() {
    let mut over = 0;
    wander(12, 1_000, |game, table, _| {
        let Turn::Over(_) = game.state().turn() else { return };
        over += 1;
        let page = table_page(&table.scene(Lang::En), None);
        assert!(page.contains("alertdialog") && page.contains("/again/") && page.contains("/replay?step=0"));
        assert!(page.contains("&lt;seed&gt;"), "the seed is shown, escaped");
    });
    assert!(over > 5);
}

#[test]
fn a_refusal_is_shown_without_the_script() {
    let game = Match::<UnderFallingSkies>::new(Setup::default(), seed("refusal")).expect("a game");
    let table = Table::of(&game, &[]);
    let page = table_page(&table.scene(Lang::En), Some(("No <way>.".to_owned(), Some("UFS-PLAN-2"))));
    assert!(page.contains("No &lt;way&gt;.") && page.contains("/rules/under-falling-skies#UFS-PLAN-2"));
    common::read(&page).expect("sound HTML");
}

/// A theme is two words of a page and a mark in its menu: who measures pages in the browser paints one in another theme by
/// these words, instead of loading it anew.
#[test]
fn a_theme_is_two_words_of_a_page() {
    let page = |theme| message_page(Visit { theme, ..Visit::default() }, Notice::NotFound);
    let (dark, light) = (page(Theme::Dark), page(Theme::Light));
    let painted = dark
        .replace("data-theme=\"dark\"", "data-theme=\"light\"")
        .replace("name=\"color-scheme\" content=\"dark\"", "name=\"color-scheme\" content=\"light\"")
        .replace("name=\"theme\" value=\"dark\" checked", "name=\"theme\" value=\"dark\"")
        .replace("name=\"theme\" value=\"light\"", "name=\"theme\" value=\"light\" checked");
    assert_ne!(dark, light);
    assert_eq!(painted, light);
}

/// What was done before the second round is told under the heading of the first, not of the start.
#[test]
fn the_log_of_a_round_stands_under_its_number() {
    let mut seen = 0;
    wander(4, 30, |game, table, _| {
        let html = table_parts(&table.scene(Lang::En)).into_iter().find(|part| part.id == "log").expect("a log").html;
        assert!(!html.contains("Start of the game"), "round {}: {html}", game.state().round);
        // The heading that no event gives.
        if let Some((_, first)) = html.split_once("id=\"log--1\"") {
            seen += 1;
            assert!(first.split_once("</li>").is_some_and(|(heading, _)| heading.contains(">Round 1<")), "{first}");
        }
    });
    assert!(seen > 0, "no log with a first round and a second");
}

/// What was played and what would have been better is marked on the table of a turning point.
#[test]
fn a_turning_point_marks_both_choices() {
    let mut beside = BTreeSet::new();
    wander(8, 11, |_, table, _| beside.extend(crate::advice::unmarked(&table.scene(Lang::En))));
    let beside: BTreeSet<&str> = beside.iter().map(|id: &String| id.split('-').next().unwrap_or_default()).collect();
    // What lies beside the picture is told in words only.
    let allowed = BTreeSet::from(["bin", "die", "face", "member", "power", "sq"]);
    assert!(beside.is_subset(&allowed), "{beside:?}");
}
