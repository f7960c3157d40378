//! The table of Tiny Epic Galaxies in many random positions: every legal action can be chosen,
//! every event is told, every page is sound, and nothing hidden is drawn.

use crate::common;
use std::collections::BTreeSet;

use engine::{Dice, Forecast, Frames, Game, Match, Seat, Seed, Start, Turn, Viewer, forecast};
use tiny_epic_galaxies::{Action, Event, Phase, Question, Refusal, RogueMat, Setup, TinyEpicGalaxies, View};
use ui::{Lang, NewGameScene, TableScene, Tabletop, Theme, Visit, new_game_page, rules_page, table_page, table_parts};

type Offer = (Action, Forecast<TinyEpicGalaxies>);

fn seed(text: &str) -> Seed {
    text.parse().expect("a seed")
}

/// All kinds of tables: every number of players, with and without the expansion, every mat.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for expansion in [false, true] {
        for players in 2..=5 {
            setups.push(Setup { players, expansion, first: players - 1, ..Setup::default() });
        }
        for (index, rogue) in RogueMat::ALL.into_iter().enumerate() {
            setups.push(Setup { players: 1, expansion, rogue, hard_mode: index % 2 == 0, ..Setup::default() });
        }
    }
    setups
}

/// A table at one moment, with everything that a scene borrows.
struct Table {
    view: View,
    viewer: Viewer,
    acting: Option<Seat>,
    choices: Vec<Offer>,
    log: Vec<Event>,
    names: Vec<String>,
    playing: bool,
}

fn asked(game: &TinyEpicGalaxies) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Over(_) => None,
    }
}

impl Table {
    /// The table as `viewer` sees it, with the choices of whoever is asked.
    fn of(game: &Match<TinyEpicGalaxies>, viewer: Viewer, log: &[Event]) -> Table {
        let acting = asked(game.state());
        let mut legal = Vec::new();
        if let Some(seat) = acting {
            game.state().legal(seat, &mut legal);
        }
        let seat = acting.unwrap_or(Seat(0));
        let offer = |action: Action| (action, forecast(game.state(), seat, action).expect("a legal action"));
        Table {
            view: game.state().view(viewer),
            viewer,
            acting,
            choices: legal.into_iter().map(offer).collect(),
            log: log.to_vec(),
            names: (0..game.state().setup.players).map(|seat| format!("<i>\"N&{seat}'")).collect(),
            playing: false,
        }
    }

    fn scene(&self, lang: Lang) -> TableScene<'_, TinyEpicGalaxies> {
        TableScene {
            visit: Visit { lang, ..Visit::default() },
            id: "t<1>\"&'",
            what: "<b>\"Three\" & co</b>",
            number: 7,
            viewer: self.viewer,
            names: &self.names,
            acting: self.acting,
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
            seed: self.view.outcome.is_some().then_some("<seed>"),
            closed: false,
        }
    }
}

/// Plays a random game of every kind of table and looks at every `each`th position, and at every
/// question that is rare.
fn wander(rounds: u64, each: usize, mut look: impl FnMut(&Match<TinyEpicGalaxies>, &[Event], usize)) {
    let mut dice = Dice::new(&seed("wander"));
    let mut count = 0;
    for round in 0..rounds {
        for (index, setup) in setups().into_iter().enumerate() {
            let mut game =
                Match::<TinyEpicGalaxies>::new(setup, seed(&format!("wander {round} {index}"))).expect("a game");
            let mut log = Vec::new();
            let mut seen = BTreeSet::new();
            for step in 0..5_000 {
                let kind = game.state().ask().map(|ask| std::mem::discriminant(&ask.question));
                let new = kind.is_some_and(|kind| seen.insert(format!("{kind:?}")));
                if step % each == 0 || new || game.is_over() {
                    look(&game, &log, count);
                    count += 1;
                }
                let Some(seat) = asked(game.state()) else { break };
                let mut legal = Vec::new();
                game.state().legal(seat, &mut legal);
                // Ending a turn early makes long, empty games.
                if legal.len() > 1 && !dice.pick(&[false, false, true]).copied().unwrap_or(true) {
                    legal.retain(|action| !matches!(action, Action::EndTurn | Action::Pass));
                }
                let Some(action) = dice.pick(&legal).copied() else { break };
                let mut frames = Frames::of(Viewer::Seat(Seat(0)));
                game.act(seat, action, &mut frames).expect("a legal action");
                log.extend(frames.frames.into_iter().map(|(event, _)| event));
            }
        }
    }
    assert!(count > 100, "enough positions: {count}");
}

/// Text in which a message was not found, or lacked an argument.
fn has_hole(html: &str) -> bool {
    html.contains("{$")
        || html.contains("{ $")
        || ["teg-do-", "teg-ask-", "teg-log-", "teg-step-", "teg-pilot-", "teg-mission-", "teg-card-", "teg-refusal-"]
            .iter()
            .any(|key| html.contains(key))
}

/// Whether the element with this id is a button: only those can be touched and focused.
fn is_button(html: &str, id: &str) -> bool {
    let Some(at) = html.find(&format!(" id=\"{id}\"")) else { return false };
    html[..at].rfind('<').is_some_and(|tag| html[tag..].starts_with("<button "))
}

fn question_kind(question: &Question) -> String {
    format!("{question:?}").split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_legal_action_has_one_way_to_be_chosen_and_words_in_every_language() {
    let mut kinds = BTreeSet::new();
    wander(3, 90, |game, log, count| {
        if let Some(ask) = game.state().ask() {
            kinds.insert(question_kind(&ask.question));
        }
        let Some(seat) = asked(game.state()) else { return };
        // Most look from their own seat; a question in another's turn may be answered from there.
        let viewers = [Viewer::Seat(seat), Viewer::Seat(game.state().active)];
        let shared = !TinyEpicGalaxies::needs_hand(&game.state().view(Viewer::Spectator));
        let viewer =
            if shared && game.state().active.0 < game.state().setup.players { viewers[count % 2] } else { viewers[0] };
        let table = Table::of(game, viewer, log);
        let mut paths: Vec<Vec<String>> = Vec::new();
        for lang in Lang::ALL {
            let scene = table.scene(lang);
            for (action, forecast) in &table.choices {
                let choice = TinyEpicGalaxies::offered(&scene, *action, forecast);
                assert_eq!(serde_json::from_str::<Action>(&choice.action).ok(), Some(*action));
                let words = choice.words.into_string();
                assert!(!words.trim().is_empty() && !has_hole(&words), "{action:?}: {words}");
                assert!(!has_hole(&choice.chips.into_string()), "{action:?}");
                assert!(choice.button || !choice.path.is_empty(), "{action:?} can be chosen on the table");
                for layer in choice.preview {
                    common::read(&layer.into_string()).unwrap_or_else(|fault| panic!("{action:?}: {fault}"));
                }
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
            assert!(ids.contains(id), "{id} is drawn nowhere: {:?}", table.view.ask);
            assert!(parts.iter().any(|part| is_button(&part.html, id)), "{id} is no button");
        }
    });
    for wanted in [
        "Main",
        "Reroll",
        "Convert",
        "Move",
        "Landing",
        "Advance",
        "Colony",
        "Follow",
        "Explore",
        "Drawn",
        "HireFor",
        "HireDice",
        "HireShip",
        "RogueDie",
        "Regress",
        "Steal",
        "Dwarf",
        "PayAbility",
        "ReplacePlanet",
    ] {
        assert!(kinds.contains(wanted), "{wanted} came up: {kinds:?}");
    }
}

#[test]
fn pages_and_parts_are_sound_html_with_unique_ids_and_every_part_has_its_place() {
    wander(1, 60, |game, log, count| {
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Seat(asked(game.state()).unwrap_or(Seat(0)))];
        let table = Table::of(game, viewers[count % 3], log);
        let scene = table.scene(Lang::ALL[count % 3]);
        let page = table_page(&scene, None);
        let read = common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(!has_hole(&page.replace("id=\"mission-", "")), "a message is missing");
        assert!(
            !page.contains("<b>\"Three\"") && !page.contains("t<1>") && !page.contains("<i>\"N"),
            "names are escaped"
        );
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
    wander(2, 100_000, |game, _, _| {
        let Some(setup) = game.setup() else { return };
        if !game.is_over() {
            return;
        }
        let mut again = Match::<TinyEpicGalaxies>::begin(Start::Setup(*setup), game.chance().clone()).expect("a game");
        let mut log = Vec::new();
        for step in game.moves() {
            let mut frames = Frames::of(Viewer::Seat(Seat(0)));
            again.act(step.seat, step.action, &mut frames).expect("a legal action");
            for (event, view) in frames.frames {
                let kind = format!("{event:?}").split([' ', '{', '(']).next().unwrap_or_default().to_owned();
                let new = told.insert(kind);
                for lang in Lang::ALL {
                    if let Some(line) = TinyEpicGalaxies::narrate(&event, &view, lang) {
                        let line = line.into_string();
                        assert!(!has_hole(&line) && !line.trim().is_empty(), "{event:?}: {line}");
                    }
                }
                assert!(TinyEpicGalaxies::pause(&event) <= 1_500);
                log.push(event);
                if new {
                    let names = Vec::new();
                    let viewer = Viewer::Seat(Seat(0));
                    let table = Table {
                        view,
                        viewer,
                        acting: None,
                        choices: Vec::new(),
                        log: log.clone(),
                        names,
                        playing: true,
                    };
                    let parts = table_parts(&table.scene(Lang::Pl));
                    assert!(parts.iter().all(|part| part.id != "choices"), "a frame leaves the choices alone");
                    for part in parts {
                        common::read(&part.html).unwrap_or_else(|fault| panic!("{}: {fault}", part.id));
                    }
                }
            }
        }
    });
    assert!(told.len() > 45, "{} kinds of events: {told:?}", told.len());
}

#[test]
fn nothing_hidden_is_drawn() {
    let mut looked = 0;
    wander(1, 120, |game, log, _| {
        if game.is_over() || game.state().setup.is_solo() {
            return;
        }
        // The log of seat 0 is what everybody may know and what that seat may; the others' views
        // are drawn without it.
        let _ = log;
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
            let table = Table { acting: None, choices: Vec::new(), ..Table::of(game, viewer, &[]) };
            let page = table_page(&table.scene(Lang::En), None);
            let hidden = game.state().galaxies[0].mission.expect("a mission");
            let own = match viewer {
                Viewer::Seat(seat) => game.state().galaxies[seat.index()].mission,
                Viewer::Spectator => None,
            };
            for mission in hidden.dealt {
                let mine = own.is_some_and(|hand| hand.dealt.contains(&mission));
                // Two cards share their name with a word of the page.
                let name = format!(">{}<", mission.card().name);
                assert!(mine || !page.contains(&name), "{name} is secret");
            }
            looked += 1;
        }
    });
    assert!(looked > 40, "{looked}");
}

#[test]
fn touching_what_is_not_lit_says_why_not() {
    let mut reasons = BTreeSet::new();
    wander(1, 25, |game, log, _| {
        let Some(seat) = asked(game.state()) else { return };
        let table = Table::of(game, Viewer::Seat(seat), log);
        let scene = table.scene(Lang::En);
        let paths: Vec<Vec<String>> = table
            .choices
            .iter()
            .map(|(action, forecast)| TinyEpicGalaxies::offered(&scene, *action, forecast).path)
            .collect();
        let parts = table_parts(&scene);
        let ids = parts.iter().flat_map(|part| common::read(&part.html).expect("sound HTML").ids);
        let ships: Vec<String> =
            paths.iter().filter(|path| path.len() > 1).map(|path| path[0].clone()).take(1).collect();
        for id in ids {
            for before in [None, ships.first()] {
                let path: Vec<&str> = before.map(String::as_str).into_iter().chain([id.as_str()]).collect();
                if let Some(tried) = TinyEpicGalaxies::attempt(&table.view, &path)
                    && let Err(refusal) = forecast(game.state(), seat, tried)
                {
                    let words = TinyEpicGalaxies::explain(&refusal, Lang::Fr);
                    assert!(!has_hole(&words) && words.ends_with('.'), "{words}");
                    reasons.insert(TinyEpicGalaxies::explain(&refusal, Lang::En));
                }
            }
        }
    });
    assert!(reasons.len() >= 14, "{reasons:?}");
}

#[test]
fn nonsense_paths_are_no_action() {
    let game = Match::<TinyEpicGalaxies>::new(Setup::default(), seed("paths")).expect("a game");
    let view = game.state().view(Viewer::Spectator);
    for path in [
        &[][..],
        &["x"],
        &["ship-9-9"],
        &["ship-"],
        &["ship-0"],
        &["ship-300-1", "orbit-nowhere"],
        &["dice-seven"],
        &["mission-"],
        &["galaxy-999"],
        &["berth-0-nothing"],
        &["ship-0-200", "black"],
        &["\u{0}", "ł-1"],
    ] {
        if let Some(action) = TinyEpicGalaxies::attempt(&view, path) {
            assert!(forecast(game.state(), Seat(0), action).is_err(), "{path:?}");
        }
    }
}

#[test]
fn every_refusal_is_a_sentence_with_an_anchor_in_the_rules_of_every_language() {
    for lang in Lang::ALL {
        let page = rules_page::<TinyEpicGalaxies>(Visit { lang, ..Visit::default() });
        let read = common::read(&page).expect("sound HTML");
        for (rule, key) in Refusal::ALL {
            assert!(ui::lang::has(lang, &format!("teg-refusal-{key}")), "{key} in {}", lang.code());
            assert!(read.ids.iter().any(|id| id == rule), "no anchor {rule} in {}", lang.code());
        }
    }
    for lang in Lang::ALL {
        let told = TinyEpicGalaxies::explain(&Refusal::RerollUnpaid { cost: 41, have: 42 }, lang);
        assert!(told.contains("41") && told.contains("42"), "{told}");
        let told = TinyEpicGalaxies::explain(&Refusal::UpgradeUnpaid { cost: 41 }, lang);
        assert!(told.contains("41"), "{told}");
        let told = TinyEpicGalaxies::explain(&Refusal::FollowUnpaid { cost: 41, have: 42 }, lang);
        assert!(told.contains("41") && told.contains("42"), "{told}");
        let told = TinyEpicGalaxies::explain(&Refusal::CardUnpaid { energy: 41, culture: 42 }, lang);
        assert!(told.contains("41") && told.contains("42"), "{told}");
        // Each face that can be impossible says why in words of its own.
        let faces: std::collections::BTreeSet<String> = [0, 3, 4, 5]
            .map(|face| TinyEpicGalaxies::explain(&Refusal::FaceImpossible { face }, lang))
            .into_iter()
            .collect();
        assert_eq!(faces.len(), 4, "{faces:?}");
    }
}

#[test]
fn the_rules_have_the_same_numbers_in_every_language() {
    let english = engine::kit::rule_numbers(TinyEpicGalaxies::rules(Lang::En));
    assert!(english.len() > 200, "{}", english.len());
    for lang in [Lang::Fr, Lang::Pl] {
        let text = TinyEpicGalaxies::rules(lang);
        assert_eq!(engine::kit::rule_numbers(text), english, "{}", lang.code());
        assert!(text != TinyEpicGalaxies::rules(Lang::En), "{} is a translation", lang.code());
        let anchors = |lang: Lang| -> Vec<String> {
            common::read(&rules_page::<TinyEpicGalaxies>(Visit { lang, ..Visit::default() })).expect("sound HTML").ids
        };
        let mut differs = anchors(lang);
        let known = anchors(Lang::En);
        assert_eq!(differs.len(), known.len());
        differs.retain(|id| !known.contains(id));
        assert!(differs.is_empty(), "{}: {differs:?}", lang.code());
    }
}

#[test]
fn the_form_is_sound_and_means_the_setup_that_it_shows() {
    let fields = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    assert_eq!(TinyEpicGalaxies::setup_from_fields(&[]).expect("the default game"), Setup::default());
    let sent =
        fields(&[("players", "4"), ("expansion", "on"), ("first", "3"), ("rogue", "hard"), ("name-0", "\"<Zoë>")]);
    let setup = TinyEpicGalaxies::setup_from_fields(&sent).expect("a setup");
    assert_eq!((setup.players, setup.expansion, setup.first, setup.rogue), (4, true, 3, RogueMat::Hard));
    assert!(Match::<TinyEpicGalaxies>::new(setup, seed("form")).is_ok());
    let solo = TinyEpicGalaxies::setup_from_fields(&fields(&[("players", "1"), ("first", "4"), ("hard_mode", "on")]));
    assert!(solo.is_ok_and(|setup| setup.hard_mode
        && setup.first == 0
        && Match::<TinyEpicGalaxies>::new(setup, seed("s")).is_ok()));
    for wrong in
        [("players", "0"), ("players", "6"), ("players", "x"), ("first", "2"), ("first", "-1"), ("rogue", "mild")]
    {
        let fault = TinyEpicGalaxies::setup_from_fields(&fields(&[wrong])).expect_err("a fault");
        assert!(Lang::ALL.iter().all(|lang| TinyEpicGalaxies::field_name(&fault.field, *lang) != fault.field));
    }
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            let visit = Visit { lang, theme, ..Visit::default() };
            for sent in [&[][..], &sent] {
                let page = new_game_page::<TinyEpicGalaxies>(&NewGameScene {
                    packs: &[],
                    visit,
                    fields: sent,
                    fault: None,
                    past: &[],
                    difficulty: &[],
                });
                common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
                assert!(!page.contains("\"<Zoë>") && !has_hole(&page));
            }
            common::read(&rules_page::<TinyEpicGalaxies>(visit)).unwrap_or_else(|fault| panic!("{fault}"));
        }
        for setup in setups() {
            assert!(!TinyEpicGalaxies::describe(&setup, lang).is_empty());
        }
    }
}

#[test]
fn every_day_has_a_playable_solo_game() {
    let days: Vec<Setup> = (1..=28).map(|day| TinyEpicGalaxies::daily(&format!("2026-11-{day:02}"))).collect();
    for setup in &days {
        assert!(setup.is_solo() && Match::<TinyEpicGalaxies>::new(*setup, seed("daily")).is_ok());
    }
    assert!(days.windows(2).filter(|pair| pair[0] != pair[1]).count() > 20, "days differ");
    assert!(TinyEpicGalaxies::daily("\u{0}").is_solo(), "a day that cannot be has a game as well");
}

#[test]
fn a_hand_is_needed_in_ones_own_turn_and_for_hidden_cards_only() {
    let (mut needed, mut shared) = (0, 0);
    wander(1, 10, |game, _, _| {
        let view = game.state().view(Viewer::Spectator);
        let Some(ask) = view.ask else {
            assert_eq!(TinyEpicGalaxies::needs_hand(&view), view.phase == Phase::Missions);
            return;
        };
        let hidden = matches!(ask.question, Question::Drawn(_) | Question::Explore(_));
        assert_eq!(TinyEpicGalaxies::needs_hand(&view), hidden || ask.seat == view.active);
        if TinyEpicGalaxies::needs_hand(&view) { needed += 1 } else { shared += 1 }
    });
    assert!(needed > 0 && shared > 0);
}

#[test]
fn the_end_tells_every_source_of_points_and_the_ways_on() {
    let mut over = 0;
    wander(1, 100_000, |game, log, _| {
        let Turn::Over(outcome) = game.state().turn() else { return };
        over += 1;
        let table = Table::of(game, Viewer::Seat(Seat(0)), log);
        let page = table_page(&table.scene(Lang::En), None);
        assert!(page.contains("alertdialog") && page.contains("/again/") && page.contains("/replay?step=0"));
        assert!(page.contains("&lt;seed&gt;"), "the seed is shown, escaped");
        let sheet = page.split("class=\"final\"").nth(1).expect("a table");
        for source in ["Empire level", "Colonized planets", "Total"] {
            assert!(sheet.contains(source), "{source}");
        }
        assert_eq!(sheet.contains("Badges: relics"), game.state().setup.expansion);
        for score in outcome.scores {
            assert!(sheet.contains(&format!("<b>{score}</b>")), "{score}");
        }
    });
    assert!(over > 10, "{over}");
}

#[test]
fn the_log_calls_the_players_by_their_names() {
    let game = Match::<TinyEpicGalaxies>::new(Setup::default(), seed("names")).expect("a game");
    let names = vec!["Ada".to_owned(), "Łucja & Co".to_owned()];
    let table = Table { names, ..Table::of(&game, Viewer::Seat(Seat(0)), &[]) };
    for lang in Lang::ALL {
        let event = Event::TurnStarted { seat: Seat(1), round: 3 };
        let line = TinyEpicGalaxies::narrate_here(&event, &table.scene(lang)).expect("a line").into_string();
        assert!(line.contains("Łucja &amp; Co"), "{line}");
    }
}

/// SM-T3, SOLO-5: a die that the player cannot have rolled again is shown all the same, but as
/// something to look at.
#[test]
fn a_rogue_die_that_must_stand_is_no_choice() {
    let (mut forced, mut open) = (0, 0);
    for index in 0..40 {
        let setup = Setup { players: 1, ..Setup::default() };
        let mut game = Match::<TinyEpicGalaxies>::new(setup, seed(&format!("stand {index}"))).expect("a game");
        let mut dice = Dice::new(&seed("stand"));
        while let Some(seat) = asked(game.state()) {
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            if legal.contains(&Action::Accept) {
                let page = table_page(&Table::of(&game, Viewer::Seat(seat), &[]).scene(Lang::En), None);
                let alone = legal.len() == 1;
                assert_eq!(page.contains(">Continue<"), alone);
                assert_eq!(page.contains(", or pay "), !alone);
                *(if alone { &mut forced } else { &mut open }) += 1;
            }
            if forced > 0 && open > 0 {
                return;
            }
            let action = dice.pick(&legal).copied().expect("a choice");
            game.act(seat, action, &mut ()).expect("a legal action");
        }
    }
    panic!("only one kind of die was met: {forced} that must stand, {open} open ones");
}

/// The question speaks to the one who is asked; those who wait read what somebody else has to choose.
#[test]
fn those_who_wait_are_not_spoken_to() {
    let spoken_to = |lang: Lang| match lang {
        Lang::En => ["you", "your", "do"].as_slice(),
        Lang::Fr => ["vous", "votre", "vos"].as_slice(),
        Lang::Pl => ["twój", "twoich", "masz"].as_slice(),
    };
    let mut seen = BTreeSet::new();
    wander(1, 7, |game, _, _| {
        let Some(ask) = game.state().ask().filter(|_| game.state().setup.players > 1) else { return };
        if game.state().view(Viewer::Spectator).phase == Phase::Missions {
            return;
        }
        seen.insert(question_kind(&ask.question));
        let mut table = Table::of(game, Viewer::Spectator, &[]);
        table.choices.clear();
        for lang in Lang::ALL {
            let prompt = TinyEpicGalaxies::prompt(&table.scene(lang)).into_string();
            let words: Vec<String> = prompt.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect();
            let wrong = spoken_to(lang).iter().find(|word| words.iter().any(|said| said == *word));
            assert!(wrong.is_none() && !prompt.contains('?'), "{}: {prompt}", lang.code());
        }
    });
    assert!(seen.len() > 20, "enough questions: {seen:?}");
}

/// What was played and what would have been better is marked on the table of a turning point.
#[test]
fn a_turning_point_marks_both_choices() {
    let mut beside = BTreeSet::new();
    wander(1, 9, |game, log, _| {
        let viewer = asked(game.state()).map_or(Viewer::Spectator, Viewer::Seat);
        beside.extend(crate::advice::unmarked(&Table::of(game, viewer, log).scene(Lang::En)));
    });
    let beside: BTreeSet<&str> = beside.iter().map(|id: &String| id.split('-').next().unwrap_or_default()).collect();
    // What lies beside the picture is told in words only.
    let allowed = BTreeSet::from(["answer", "colony", "galaxy", "pilot"]);
    assert!(beside.is_subset(&allowed), "{beside:?}");
}
