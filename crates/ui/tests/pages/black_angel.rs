//! The table of Black Angel in many random positions of every kind of setup: every legal action
//! can be chosen, every event is told, every page is sound, and no hidden card is shown.

use crate::common;
use std::collections::BTreeSet;

use black_angel::{Action, BlackAngel, Colour, Die, Event, Holder, Refusal, Setup, View};
use engine::{Dice, Forecast, Frames, Game, Match, Piece, RuleCited, Seat, Seed, Turn, Viewer, forecast, sample_setup};
use ui::{
    Lang, NewGameScene, TableScene, Tabletop, Theme, Visit, lang::has, new_game_page, rules_page, table_page,
    table_parts,
};

type Offer = (Action, Forecast<BlackAngel>);

fn seed(text: &str) -> Seed {
    text.parse().expect("a seed")
}

fn asked(game: &Match<BlackAngel>) -> Option<Seat> {
    match game.state().turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Over(_) => None,
    }
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

impl Table {
    /// What whoever is asked sees.
    fn of(game: &Match<BlackAngel>, log: &[Event]) -> Table {
        let seat = asked(game);
        let viewer = Viewer::Seat(seat.unwrap_or(Seat(0)));
        let mut legal = Vec::new();
        if let Some(seat) = seat {
            game.state().legal(seat, &mut legal);
        }
        let offer =
            |action: Action| (action, forecast(game.state(), seat.expect("a seat"), action).expect("a legal action"));
        Table {
            view: game.state().view(viewer),
            viewer,
            acting: seat,
            choices: legal.into_iter().map(offer).collect(),
            log: log.to_vec(),
            names: (0..game.state().seats()).map(|seat| format!("<i>P{seat}</i>")).collect(),
            playing: false,
        }
    }

    fn scene(&self, lang: Lang) -> TableScene<'_, BlackAngel> {
        TableScene {
            visit: Visit { lang, ..Visit::default() },
            id: "t<1>\"&'",
            what: "<b>\"three\" & co</b>",
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
            seed: self.view.over.then_some("<seed>"),
            closed: false,
        }
    }
}

/// Plays random games of all kinds of setups and looks at every `each`th position.
fn wander(games: u64, each: usize, mut look: impl FnMut(&Match<BlackAngel>, &Table)) {
    let mut dice = Dice::new(&seed("wander"));
    for index in 0..games {
        let setup: Setup = sample_setup::<BlackAngel>(index, &Default::default(), &mut dice).expect("a setup");
        let mut game = Match::<BlackAngel>::new(setup, seed(&format!("wander {index}"))).expect("a game");
        let mut log = Vec::new();
        let mut steps = BTreeSet::new();
        for step in 0.. {
            let view = game.state().view(Viewer::Spectator);
            let fresh = view.asked.as_ref().is_some_and(|question| steps.insert(question.step));
            if step % each == 0 || fresh || game.is_over() {
                look(&game, &Table::of(&game, &log));
            }
            let Some(seat) = asked(&game) else { break };
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            if legal.len() > 1 && dice.below(4) > 0 {
                legal.retain(|action| !matches!(action, Action::SequenceB | Action::Stop | Action::NoMission));
            }
            let action = *dice.pick(&legal).expect("a legal action");
            let mut frames = Frames::of(Viewer::Seat(Seat(0)));
            game.act(seat, action, &mut frames).expect("a legal action");
            log.extend(frames.frames.into_iter().map(|(event, _)| event));
        }
    }
}

/// A message that was asked for and not found shows its key.
fn assert_told(text: &str, what: &str) {
    assert!(!text.trim().is_empty(), "{what}: no words");
    assert!(!text.contains("ba-") && !text.contains("{"), "{what}: {text}");
}

fn words_only(html: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            c if !inside => out.push(c),
            _ => {}
        }
    }
    out
}

#[test]
fn every_choice_has_a_path_of_its_own_on_the_table_and_words() {
    let mut steps = BTreeSet::new();
    wander(16, 23, |_, table| {
        if let Some(question) = &table.view.asked {
            steps.insert(question.step);
        }
        for lang in Lang::ALL {
            let scene = table.scene(lang);
            let choices: Vec<_> =
                scene.choices.iter().map(|(action, forecast)| BlackAngel::offered(&scene, *action, forecast)).collect();
            let parts: String = table_parts(&scene).into_iter().map(|part| part.html).collect();
            let drawn = common::read(&format!("<div>{parts}</div>")).unwrap_or_else(|fault| panic!("{fault}"));
            let ids: BTreeSet<&str> = drawn.ids.iter().map(String::as_str).collect();
            for (index, choice) in choices.iter().enumerate() {
                assert_told(&words_only(&choice.words.0), &choice.action);
                assert!(!words_only(&choice.chips.0).contains("ba-"), "{}", choice.chips.0);
                assert!(choice.button || !choice.path.is_empty(), "{} cannot be reached", choice.action);
                for id in &choice.path {
                    assert!(ids.contains(id.as_str()), "{}: no element {id}", choice.action);
                }
                for other in choices.iter().skip(index + 1).filter(|other| !other.path.is_empty()) {
                    let clash = choice.path.starts_with(&other.path) || other.path.starts_with(&choice.path);
                    assert!(choice.path.is_empty() || !clash, "{} and {}", choice.action, other.action);
                }
            }
            for (path, hint) in BlackAngel::hints(&scene, &choices) {
                assert!(ids.contains(path.as_str()));
                assert_told(&words_only(&hint.0), &path);
            }
            assert_told(&words_only(&BlackAngel::prompt(&scene).0), "prompt");
        }
    });
    for step in ["play_card", "choose_die", "choose_target", "command", "place", "inject", "reserve", "boost_die"] {
        assert!(steps.contains(step), "{step} was met: {steps:?}");
    }
}

#[test]
fn touching_a_path_tries_the_action_that_it_offers() {
    wander(8, 31, |_, table| {
        let scene = table.scene(Lang::En);
        for (action, forecast) in scene.choices {
            let choice = BlackAngel::offered(&scene, *action, forecast);
            let path: Vec<&str> = choice.path.iter().map(String::as_str).collect();
            // What a button offers need not be touched.
            if choice.button {
                continue;
            }
            assert_eq!(BlackAngel::attempt(&table.view, &path), Some(*action), "{path:?}");
        }
        assert_eq!(BlackAngel::attempt(&table.view, &[]), None);
        for nonsense in ["", "hex-9z", "cell-", "die-p0-pink7", "display-x", "action-77", "card-M999", "\u{0}"] {
            let _ = BlackAngel::attempt(&table.view, &[nonsense]);
            let _ = BlackAngel::attempt(&table.view, &[nonsense, nonsense]);
        }
    });
}

/// Whatever is touched in vain is answered in words, with a rule.
#[test]
fn every_touch_in_vain_is_answered() {
    wander(4, 17, |game, table| {
        let Some(seat) = asked(game) else { return };
        let scene = table.scene(Lang::En);
        let lit: BTreeSet<String> = scene
            .choices
            .iter()
            .filter_map(|(action, forecast)| BlackAngel::offered(&scene, *action, forecast).path.first().cloned())
            .collect();
        let board = table_parts(&scene).into_iter().find(|part| part.id == "board").expect("a board");
        for button in board.html.split("<button").skip(1) {
            let tag = button.split('>').next().unwrap_or_default();
            let Some(id) = tag.split(" id=\"").nth(1).and_then(|rest| rest.split('"').next()) else { continue };
            if lit.contains(id) {
                continue;
            }
            let action = BlackAngel::attempt(&table.view, &[id]).expect("an attempt");
            let step = table.view.asked.as_ref().map(|question| question.step);
            let refused = forecast(game.state(), seat, action).err();
            assert!(refused.is_some(), "{id} is allowed at {step:?} and not lit");
        }
    });
}

/// What is told to everybody speaks to nobody.
#[test]
fn the_log_and_those_who_wait_are_not_spoken_to() {
    let spoken = |lang: Lang| -> &[&str] {
        match lang {
            Lang::En => &["you", "your", "yours"],
            Lang::Fr => &["vous", "votre", "vos", "vôtre"],
            Lang::Pl => &["twoją", "twojej", "twojego", "odrzucasz", "tracisz", "otrzymujesz", "możesz", "masz"],
        }
    };
    let check = |words: &str, lang: Lang| {
        // The name of an action of the frigate speaks to whoever takes it.
        let words = words.replace("Command Your Ships", "").replace("Commande de vos vaisseaux", "");
        let lower = words.to_lowercase();
        let found = lower.split(|c: char| !c.is_alphabetic()).find(|word| spoken(lang).contains(word));
        assert_eq!(found, None, "{words}");
    };
    wander(8, 13, |_, table| {
        for lang in Lang::ALL {
            for event in table.log.iter().rev().take(40) {
                if let Some(line) = BlackAngel::narrate(event, &table.view, lang) {
                    check(&words_only(&line.0), lang);
                }
            }
            let waiting = TableScene { acting: None, choices: &[], viewer: Viewer::Spectator, ..table.scene(lang) };
            check(&words_only(&BlackAngel::prompt(&waiting).0), lang);
        }
    });
}

#[test]
fn every_event_is_told_in_every_language() {
    let mut kinds = BTreeSet::new();
    let mut dice = Dice::new(&seed("events"));
    for index in 0..24 {
        let setup: Setup = sample_setup::<BlackAngel>(index, &Default::default(), &mut dice).expect("a setup");
        let mut game = Match::<BlackAngel>::new(setup, seed(&format!("events {index}"))).expect("a game");
        while let Some(seat) = asked(&game) {
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            let action = *dice.pick(&legal).expect("a legal action");
            let mut frames = Frames::of(if index % 2 == 0 { Viewer::Seat(Seat(0)) } else { Viewer::Spectator });
            game.act(seat, action, &mut frames).expect("a legal action");
            for (event, view) in frames.frames {
                let kind = format!("{event:?}").split([' ', '{']).next().unwrap_or("").to_owned();
                if !kinds.insert((kind, index % 4)) {
                    continue;
                }
                for lang in Lang::ALL {
                    if let Some(line) = BlackAngel::narrate(&event, &view, lang) {
                        assert_told(&words_only(&line.0), &format!("{event:?}"));
                    }
                }
                assert!(BlackAngel::pause(&event) < 5_000);
            }
        }
    }
    let kinds: BTreeSet<String> = kinds.into_iter().map(|(kind, _)| kind).collect();
    assert!(kinds.len() > 50, "{} kinds of events were met: {kinds:?}", kinds.len());
}

/// A line of the log says the same ever after, however far the strips have moved since.
#[test]
fn the_log_keeps_saying_what_happened() {
    let mut dice = Dice::new(&seed("log"));
    let mut told = 0;
    for index in 0..12 {
        let setup: Setup = sample_setup::<BlackAngel>(index, &Default::default(), &mut dice).expect("a setup");
        let mut game = Match::<BlackAngel>::new(setup, seed(&format!("log {index}"))).expect("a game");
        let mut lines: Vec<(Event, String)> = Vec::new();
        while let Some(seat) = asked(&game) {
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            let action = *dice.pick(&legal).expect("a legal action");
            let mut frames = Frames::of(Viewer::Spectator);
            game.act(seat, action, &mut frames).expect("a legal action");
            for (event, view) in frames.frames {
                if let Some(line) = BlackAngel::narrate(&event, &view, Lang::En) {
                    lines.push((event, line.into_string()));
                }
            }
        }
        let last = game.state().view(Viewer::Spectator);
        for (event, line) in lines {
            let again = BlackAngel::narrate(&event, &last, Lang::En).expect("it is still told");
            assert_eq!(again.into_string(), line, "{event:?}");
            told += u32::from(matches!(event, Event::ShipMoved { .. } | Event::AngelAdvanced { .. }));
        }
    }
    assert!(told > 60, "{told} moves of ships were told");
}

/// Without a die for either half of his card Hal is not said to perform one of them (BA-HAL-8).
#[test]
fn hal_says_why_he_returns_a_die() {
    let die = Die { colour: Colour::Green, value: 3, reserved: false };
    let game = Match::<BlackAngel>::new(Setup { players: 1, ..Setup::default() }, seed("hal")).expect("a game");
    let view = game.state().view(Viewer::Spectator);
    for (from, word) in [(Holder::Seat(Seat(0)), "from Azure, who receives 1 resource"), (Holder::Hal, "his own")] {
        let line = BlackAngel::narrate(&Event::HalReturned { from, die }, &view, Lang::En).expect("a line");
        let words = words_only(&line.into_string());
        assert!(words.contains("either half") && words.contains("green 3") && words.contains(word), "{words}");
    }
}

#[test]
fn pages_are_sound_and_names_are_escaped() {
    wander(8, 61, |_, table| {
        for lang in Lang::ALL {
            let page = table_page(&table.scene(lang), Some(("<no>".to_owned(), Some("BA-A2-1"))));
            common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(!page.contains("<i>P0</i>") && !page.contains("<no>") && !page.contains("<seed>"), "escaped");
            let text = words_only(&page);
            let missing = text.split_whitespace().find(|word| word.starts_with("ba-"));
            assert_eq!(missing, None, "a message is missing");
        }
        let playing = Table {
            view: table.view.clone(),
            viewer: table.viewer,
            acting: None,
            choices: Vec::new(),
            log: table.log.clone(),
            names: table.names.clone(),
            playing: true,
        };
        common::read(&table_page(&playing.scene(Lang::Pl), None)).unwrap_or_else(|fault| panic!("{fault}"));
    });
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            let visit = Visit { lang, theme, ..Visit::default() };
            let fields = [("players".to_owned(), "<9>".to_owned()), ("name-0".to_owned(), "\"<Ada>".to_owned())];
            let fault = BlackAngel::setup_from_fields(&fields).expect_err("nine players are too many");
            let new =
                NewGameScene { visit, packs: &[], fields: &fields, fault: Some(fault), past: &[], difficulty: &[] };
            let page = new_game_page::<BlackAngel>(&new);
            common::read(&page).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(!page.contains("<Ada>"), "escaped");
            common::read(&rules_page::<BlackAngel>(visit)).unwrap_or_else(|fault| panic!("{fault}"));
        }
    }
}

#[test]
fn what_a_viewer_may_not_know_is_not_drawn() {
    wander(6, 41, |game, table| {
        for seat in (0..game.state().seats()).map(Seat) {
            let others = Table {
                viewer: Viewer::Seat(seat),
                view: game.state().view(Viewer::Seat(seat)),
                choices: Vec::new(),
                acting: None,
                log: Vec::new(),
                names: table.names.clone(),
                playing: false,
            };
            let html: String = table_parts(&others.scene(Lang::En)).into_iter().map(|part| part.html).collect();
            let own = others.view.players[seat.index()].hand.expect("the own hand");
            let drawn = others.view.asked.as_ref().and_then(|question| question.cards);
            for number in 1..=black_angel::Card::COUNT {
                let card = black_angel::Card::numbered(number).expect("a card");
                let may = own.contains(card) || drawn.is_some_and(|cards| cards.contains(&card));
                assert_eq!(html.contains(&format!("id=\"card-{}\"", card.id())), may, "{} for {seat:?}", card.id());
            }
        }
        let watched = Table {
            viewer: Viewer::Spectator,
            view: game.state().view(Viewer::Spectator),
            choices: Vec::new(),
            acting: None,
            log: Vec::new(),
            names: table.names.clone(),
            playing: false,
        };
        let html: String = table_parts(&watched.scene(Lang::En)).into_iter().map(|part| part.html).collect();
        assert!(!html.contains("id=\"card-"), "a spectator sees no hand");
    });
}

#[test]
fn refusals_are_sentences_with_their_numbers() {
    for lang in Lang::ALL {
        for (_, key) in Refusal::ALL {
            assert!(has(lang, &format!("ba-refused-{key}")), "{key} in {}", lang.code());
        }
        let told = [
            Refusal::OutOfReach { range: 41 },
            Refusal::TooDear { costs: 41, left: 42 },
            Refusal::StackTooLarge { cards: 41, left: 42 },
        ];
        for refusal in told {
            let words = BlackAngel::explain(&refusal, lang);
            for (name, number) in refusal.args() {
                assert!(words.contains(&number.to_string()), "{name} in {words}");
            }
        }
        assert!(BlackAngel::explain(&Refusal::NoPilot, lang).ends_with('.'));
    }
}

#[test]
fn a_form_means_a_setup() {
    let fields = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    assert_eq!(BlackAngel::setup_from_fields(&[]), Ok(Setup::default()));
    let sent = fields(&[("players", "1"), ("advanced", "yes"), ("hal", "extreme"), ("name-0", "Ada"), ("seed", "")]);
    let setup = BlackAngel::setup_from_fields(&sent).expect("a setup");
    assert_eq!((setup.players, setup.advanced, setup.hal), (1, true, black_angel::HalLevel::Extreme));
    for (name, value) in [("players", "0"), ("players", "five"), ("advanced", "maybe"), ("hal", "9000")] {
        let fault = BlackAngel::setup_from_fields(&fields(&[(name, value)])).expect_err("a fault");
        assert_eq!(fault.field, name);
        assert!(!BlackAngel::field_name(&fault.field, Lang::Fr).is_empty());
    }
    for day in ["2026-11-15", "2026-11-16", ""] {
        assert!(Match::<BlackAngel>::new(BlackAngel::daily(day), seed("daily")).is_ok());
    }
}

#[test]
fn the_rules_have_the_same_numbers_in_all_languages() {
    let numbers = |lang: Lang| -> Vec<String> {
        let text = BlackAngel::rules(lang);
        let mut found = Vec::new();
        for line in text.lines() {
            let line = line.trim_start_matches("- ");
            if let Some(rest) = line.strip_prefix("**BA-") {
                found.push(rest.split("**").next().unwrap_or("").to_owned());
            } else if let Some(rest) = line.strip_prefix("| BA-") {
                found.push(rest.split(' ').next().unwrap_or("").to_owned());
            }
        }
        found
    };
    let english = numbers(Lang::En);
    assert!(english.len() > 200, "{} rules", english.len());
    for lang in [Lang::Fr, Lang::Pl] {
        assert_eq!(numbers(lang), english, "{}", lang.code());
        assert!(BlackAngel::rules(lang) != BlackAngel::rules(Lang::En), "{} is translated", lang.code());
    }
}

/// The style of this table touches no other: each rule is bound to one of the game's own classes.
#[test]
fn the_style_stays_at_its_own_table() {
    let sheets = [
        include_str!("../../assets/style/ba-table.css"),
        include_str!("../../assets/style/ba-space.css"),
        include_str!("../../assets/style/ba-frigate.css"),
        include_str!("../../assets/style/ba-board.css"),
    ];
    let mut rules = 0;
    for sheet in sheets {
        let plain: String =
            sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
        // What opens inside a rule is bound by it; media queries bind nothing.
        let (mut open, mut bound, mut text) = (Vec::new(), 0, String::new());
        for c in plain.chars() {
            match c {
                '{' => {
                    let selector = std::mem::take(&mut text).trim().to_owned();
                    if bound == 0 && !selector.starts_with("@media") {
                        let own = selector.contains(".ba")
                            || selector.contains("[data-stage~=\"ba\"]")
                            || selector.starts_with("@keyframes ba-");
                        assert!(own, "a rule of Black Angel reaches further: {selector}");
                        rules += 1;
                    }
                    open.push(!selector.starts_with("@media"));
                    bound += usize::from(!selector.starts_with("@media"));
                }
                '}' => {
                    bound -= usize::from(open.pop().expect("braces match"));
                    text.clear();
                }
                ';' if bound == 0 => text.clear(),
                c => text.push(c),
            }
        }
        assert!(open.is_empty());
    }
    assert!(rules > 20, "{rules} rules");
}

/// The keys 1, 2, ... choose one's own dice; those that look the same have one key.
#[test]
fn own_dice_have_keys() {
    wander(4, 9, |_, table| {
        let Viewer::Seat(seat) = table.viewer else { return };
        let different: BTreeSet<String> =
            table.view.players[seat.index()].dice.iter().map(|die| format!("{die:?}")).collect();
        let page: String = table_parts(&table.scene(Lang::En)).into_iter().map(|part| part.html).collect();
        for digit in 1..=different.len() {
            assert_eq!(page.matches(&format!("data-digit=\"{digit}\"")).count(), 1);
        }
        assert_eq!(page.matches("data-digit=").count(), different.len());
    });
}

/// What choices and log name stands on the table: the name of each hex, the number of each card. And
/// the strip that leaves next says so.
#[test]
fn hexes_and_cards_bear_the_names_that_choices_use() {
    wander(6, 40, |game, table| {
        let page = table_page(&table.scene(Lang::En), None);
        let view = game.state().view(table.viewer);
        for found in &view.hexes {
            assert!(page.contains(&format!(">{}</text>", found.hex.id())), "{} is not on the map", found.hex.id());
            let label = page.split(&format!("id=\"hex-{}\"", found.hex.id())).nth(1).expect("a hex");
            let label = label.split('>').next().expect("a tag");
            assert_eq!(
                label.contains("this strip leaves"),
                found.hex.strip() == 1 && view.end.is_none(),
                "{}: {label}",
                found.hex.id()
            );
            // Ravagers are spoken of only where the viewer could place a Mission.
            if found.card.is_some() || found.colour.is_none() {
                assert!(!label.contains("would attract"), "{label}");
            }
        }
        let Viewer::Seat(seat) = table.viewer else { return };
        for card in view.players[seat.index()].hand.iter().flat_map(|hand| hand.iter()) {
            let drawn = page.split(&format!("id=\"card-{}\"", card.id())).nth(1).expect("a card");
            let head = drawn.split("hc-body").next().expect("a head");
            assert!(head.contains(&format!("<b class=\"cardno\">{}</b>", card.index() + 1)), "{head}");
        }
    });
}

/// A Ravager that lands has not acted yet: its effect is told as what it will do from now on.
#[test]
fn a_ravager_that_arrives_has_not_struck() {
    let (mut arrived, mut stayed, mut commanded) = (0, 0, 0);
    wander(8, 1_000, |_, table| {
        let page = table_parts(&table.scene(Lang::En)).into_iter().map(|part| part.html).collect::<String>();
        for event in table.log.iter().rev().take(12) {
            match event {
                Event::RavagerArrived { .. } => {
                    arrived += 1;
                    assert!(page.contains("From now on, each time the action is used"));
                }
                Event::ShipStayed { .. } => {
                    stayed += 1;
                    assert!(page.contains("without moving it"));
                }
                Event::DiePlaced { holder: Holder::Hal, target: black_angel::Target::Action(number), .. }
                    if black_angel::data().action(*number).kind == black_angel::Kind::Command =>
                {
                    commanded += 1;
                    assert!(page.contains("a Mission of that colour"), "Hal moves no ship and activates nothing");
                }
                _ => {}
            }
        }
    });
    assert!(arrived + stayed + commanded > 0, "{arrived} {stayed} {commanded}");
}

#[test]
fn the_form_lets_one_choose_or_draw_the_first_player() {
    let fields = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    };
    let setup = |pairs: &[(&str, &str)]| BlackAngel::setup_from_fields(&fields(pairs));
    assert_eq!(setup(&[("players", "3"), ("first", "")]).map(|setup| setup.first), Ok(None));
    assert_eq!(setup(&[("players", "3"), ("first", "2")]).map(|setup| setup.first), Ok(Some(2)));
    assert_eq!(setup(&[("players", "1"), ("first", "2")]).map(|setup| setup.first), Ok(None), "alone one is first");
    assert_eq!(setup(&[("players", "3"), ("first", "3")]).map_err(|fault| fault.field), Err("first".into()));
    let page = new_game_page::<BlackAngel>(&NewGameScene {
        packs: &[],
        visit: Visit::default(),
        fields: &fields(&[("first", "1")]),
        fault: None,
        past: &[],
        difficulty: &[],
    });
    let form = page.split("name=\"first\"").nth(1).and_then(|rest| rest.split("</select>").next()).expect("a field");
    assert!(form.contains("drawn at random") && form.contains("value=\"1\" selected"), "{form}");
}

/// While one of two cards is kept, the prompt marks the step that has drawn them: the card that was played, or the
/// draw after the action (BA-A3-2).
#[test]
fn the_step_that_drew_is_marked_while_a_card_is_kept() {
    let mut seen = BTreeSet::new();
    wander(24, 1, |game, table| {
        if table.view.asked.as_ref().is_none_or(|question| question.step != "keep_card") {
            return;
        }
        let turn = game.moves().iter().rev().take_while(|step| step.action != Action::SequenceA);
        let used = turn.into_iter().any(|step| matches!(step.action, Action::ChooseDie { .. }));
        let step = match (table.view.turn.die.is_some(), used) {
            (true, _) => "A2",
            (false, true) => "A3",
            (false, false) => "A1",
        };
        let parts = table_parts::<BlackAngel>(&table.scene(Lang::En));
        let prompt = &parts.iter().find(|part| part.id == "prompt").expect("a prompt").html;
        assert!(prompt.contains(&format!("<span class=\"now\">{step}")), "{step}: {prompt}");
        seen.insert(step);
    });
    assert!(seen.contains("A3") && seen.len() > 1, "{seen:?}");
}

/// What was played and what would have been better is marked on the table of a turning point.
#[test]
fn a_turning_point_marks_both_choices() {
    let mut beside = BTreeSet::new();
    wander(5, 9, |_, table| beside.extend(crate::advice::unmarked(&table.scene(Lang::En))));
    let beside: BTreeSet<&str> = beside.iter().map(|id: &String| id.split('-').next().unwrap_or_default()).collect();
    // What lies beside the picture is told in words only.
    let allowed = BTreeSet::from(["die", "hue"]);
    assert!(beside.is_subset(&allowed), "{beside:?}");
}
