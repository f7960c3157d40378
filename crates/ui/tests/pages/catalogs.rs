//! The language catalogs hold what the code asks for: no more, no less, in all languages alike.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, path::PathBuf};

use black_angel::BlackAngel;
use engine::{Piece, RuleCited};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use salvage::Salvage;
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::lang::has;
use ui::{Glossary, Lang, Lesson, Notice, TOPICS, Tabletop, Topic, Visit};
use under_falling_skies::campaign::CampaignRefusal;
use under_falling_skies::{CityId, Refusal, ScenarioId, UnderFallingSkies};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Every message of a language with the arguments that it mentions.
fn catalog(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(folder("lang").join(lang.code())).expect("a folder of catalogs") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        let resource =
            fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut names = BTreeSet::new();
                    variables(message.value.as_ref().expect("a message has a value"), &mut names);
                    let id = message.id.name;
                    assert!(messages.insert(id.clone(), names).is_none(), "{id} twice in {}", lang.code());
                }
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
                _ => {}
            }
        }
    }
    messages
}

fn variables(pattern: &Pattern<String>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<String>, names: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                variables(&variant.value, names);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        _ => {}
    }
}

/// All `.rs` files below a folder.
fn sources(folder: &Path, out: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push(fs::read_to_string(path).expect("text"));
        }
    }
}

/// The calls of `say!` and `rich!` in a source: key and names of the arguments.
fn calls(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut found = Vec::new();
    for name in ["say!(", "rich!("] {
        for (at, _) in source.match_indices(name) {
            let parts = split_arguments(&source[at + name.len()..]);
            let Some(key) = parts.get(1).and_then(|part| part.trim().strip_prefix('"')?.strip_suffix('"')) else {
                continue;
            };
            let names = parts[2..].iter().filter_map(|part| Some(part.split_once('=')?.0.trim().to_owned()));
            found.push((key.to_owned(), names.filter(|name| !name.is_empty()).collect()));
        }
    }
    found
}

/// Splits the arguments of a call at its outermost commas.
fn split_arguments(text: &str) -> Vec<String> {
    let (mut parts, mut depth, mut quoted) = (vec![String::new()], 0, false);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => {
                if depth == 0 {
                    break;
                }
                depth -= 1;
            }
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = parts.last_mut() {
            last.push(c);
        }
    }
    parts
}

fn used() -> Vec<(String, BTreeSet<String>)> {
    let mut texts = Vec::new();
    sources(&folder("src"), &mut texts);
    texts.iter().flat_map(|text| calls(text)).collect()
}

/// Keys that are put together from the id of a component, and those of the refusals.
fn by_component() -> BTreeSet<String> {
    let cities = CityId::all().map(|city| format!("ufs-city-{}", city.id()));
    let scenarios = ScenarioId::all().map(|scenario| format!("ufs-scenario-{}", scenario.id()));
    let refusals = Refusal::ALL.iter().chain(CampaignRefusal::ALL).map(|(_, key)| (*key).to_owned());
    let of_black_angel = black_angel::Refusal::ALL.iter().map(|(_, key)| format!("ba-refused-{key}"));
    let of_salvage = salvage::Refusal::ALL.iter().map(|(_, key)| (*key).to_owned());
    let of_reasons = TOPICS.iter().chain(UnderFallingSkies::topics()).chain(TinyEpicGalaxies::topics());
    let of_reasons = of_reasons.chain(BlackAngel::topics()).chain(Salvage::topics()).flat_map(Topic::keys);
    let of_others =
        of_tiny_epic_galaxies().chain(of_black_angel).chain(of_salvage).chain(of_lessons()).chain(Glossary::keys());
    let of_others = of_others.chain(ui::box_keys());
    let of_settings = Visit::KEYS.iter().map(|key| (*key).to_owned());
    cities.chain(scenarios).chain(refusals).chain(of_others).chain(of_reasons).chain(of_settings).collect()
}

/// The texts of lessons: which kinds a beat must have is checked with the lessons.
fn of_lessons() -> impl Iterator<Item = String> {
    let own = |lesson: &'static Lesson| ["title", "about"].map(|what| format!("{}-{what}", lesson.key));
    let of_beats = |lesson: &'static Lesson| {
        let ids = lesson.beats.iter().map(|beat| &beat.id).chain(lesson.tips.iter().map(|tip| &tip.id));
        let kinds = ["title", "text", "text2", "why", "label", "label2", "other"];
        let keys = ids.flat_map(move |id| kinds.map(|what| format!("{}-{id}-{what}", lesson.key)));
        keys.filter(|key| has(Lang::En, key))
    };
    Lesson::all().iter().flat_map(move |lesson| own(lesson).into_iter().chain(of_beats(lesson)))
}

fn of_tiny_epic_galaxies() -> impl Iterator<Item = String> {
    let cards = tiny_epic_galaxies::catalog();
    let missions = cards.missions.iter().map(|card| format!("teg-mission-{}", card.id));
    let explored = cards.explorations.iter().filter(|card| !card.name.starts_with("Dwarf planet "));
    let explored = explored.map(|card| format!("teg-card-{}", card.name.to_lowercase().replace(' ', "-")));
    let mats = cards.rogue_mats.iter().map(|mat| format!("teg-difficulty-{}", mat.difficulty));
    let refusals = tiny_epic_galaxies::Refusal::ALL.iter().map(|(_, key)| format!("teg-refusal-{key}"));
    missions.chain(explored).chain(mats).chain(refusals)
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = catalog(Lang::En);
    for lang in [Lang::Fr, Lang::Pl] {
        let other = catalog(lang);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: lacks {missing:?}, adds {extra:?}", lang.code());
        for (key, names) in &english {
            assert_eq!(names, &other[key], "{key} in {}", lang.code());
        }
    }
}

#[test]
fn every_message_that_the_code_asks_for_exists_with_its_arguments() {
    let english = catalog(Lang::En);
    let calls = used();
    assert!(calls.len() > 200, "the scanner finds the calls: {}", calls.len());
    for (key, names) in calls {
        let known = english.get(&key).unwrap_or_else(|| panic!("no message {key}"));
        let unknown: Vec<_> = known.difference(&names).collect();
        assert!(unknown.is_empty(), "{key} mentions {unknown:?}, which the code does not give");
    }
    for key in by_component() {
        assert!(english.contains_key(&key), "no message {key}");
    }
}

#[test]
fn no_message_is_unused() {
    let used: BTreeSet<String> = used().into_iter().map(|(key, _)| key).chain(by_component()).collect();
    let unused: Vec<String> = catalog(Lang::En).into_keys().filter(|key| !used.contains(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn refusals_tell_their_numbers() {
    let told = [
        Refusal::ColumnTaken { column: 41 },
        Refusal::TooFarToDig { needs: 41, shows: 42 },
        Refusal::CannotPayCancel { cost: 41, energy: 42 },
        Refusal::TooLittleEnergy { cost: 41, energy: 42 },
        Refusal::CannotPayDigging { cost: 41, energy: 42 },
        Refusal::TooManySquares { value: 41 },
        Refusal::NeedsLargeRoom { number: 41 },
    ];
    for lang in Lang::ALL {
        for refusal in told {
            let words = UnderFallingSkies::explain(&refusal, lang);
            for (name, number) in refusal.args() {
                assert!(words.contains(&number.to_string()), "{name} in {words}");
            }
            assert!(!words.contains('{'), "{words}");
        }
        for (_, key) in Refusal::ALL.iter().filter(|(_, key)| !told.iter().any(|refusal| refusal.key() == *key)) {
            assert!(catalog(lang)[*key].is_empty(), "{key} mentions a number that it does not get");
        }
    }
}

#[test]
fn notices_are_sentences_in_every_language() {
    for lang in Lang::ALL {
        for notice in Notice::ALL {
            assert!(notice.text(lang).ends_with('.') && !notice.title(lang).is_empty(), "{notice:?}");
        }
    }
}

#[test]
fn french_has_its_typography() {
    for file in fs::read_dir(folder("lang/fr")).expect("a folder") {
        let path = file.expect("a file").path();
        for line in fs::read_to_string(&path).expect("text").lines().filter(|line| !line.starts_with('#')) {
            assert!(!line.contains('\''), "a straight apostrophe: {line}");
            for mark in [" :", " ;", " !", " ?", " »", "« "] {
                assert!(!line.contains(mark), "a breaking space: {line}");
            }
        }
    }
}
