//! Every message with the numbers 0, 1, 2, 5 and 22: no "1 points", no "2 point", in any language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use ui::Lang;

const NUMBERS: [u32; 5] = [0, 1, 2, 5, 22];

/// The forms of plural by the Unicode rules; every other name of a variant is a text.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Arguments that are numbers of things; all others are names, places and whole sentences.
const COUNTS: &[&str] = &[
    "count",
    "points",
    "cost",
    "energy",
    "ships",
    "rows",
    "squares",
    "dice",
    "cards",
    "robots",
    "resources",
    "left",
    "shown",
    "sound",
    "damaged",
    "discard",
    "games",
    "won",
    "all",
    "best",
    "amount",
    "damage",
    "aboard",
    "away",
    "purple",
    "white",
    "reserve",
    "lethal",
    "most",
    "threat",
    "wins",
    "research",
    "cubes",
    "supply",
    "cap",
    "now",
    "advances",
    "culture",
    "have",
    "start",
    "extra",
    "bonus",
    "divisor",
    "reach",
    "less",
    "uses",
    "rooms",
    "value",
    "needs",
    "shows",
    "worth",
    "pair",
    "any",
    "red",
    "covered",
    "tied",
    "wasted",
];

/// Singular and plural of what is counted, where a language has two forms.
const ENGLISH: &[(&str, &str)] = &[
    ("point", "points"),
    ("tile", "tiles"),
    ("robot", "robots"),
    ("ship", "ships"),
    ("resource", "resources"),
    ("technology", "technologies"),
    ("card", "cards"),
    ("die", "dice"),
    ("hex", "hexes"),
    ("square", "squares"),
    ("row", "rows"),
    ("game", "games"),
    ("choice", "choices"),
    ("step", "steps"),
    ("player", "players"),
    ("activation", "activations"),
    ("Ravager", "Ravagers"),
    ("minute", "minutes"),
    ("hour", "hours"),
    ("day", "days"),
    ("seat", "seats"),
    ("advance", "advances"),
    ("column", "columns"),
    ("time", "times"),
    ("character", "characters"),
    ("danger", "dangers"),
    ("cube", "cubes"),
];
const FRENCH: &[(&str, &str)] = &[
    ("point", "points"),
    ("tuile", "tuiles"),
    ("robot", "robots"),
    ("vaisseau", "vaisseaux"),
    ("ressource", "ressources"),
    ("technologie", "technologies"),
    ("carte", "cartes"),
    ("dé", "dés"),
    ("case", "cases"),
    ("rangée", "rangées"),
    ("partie", "parties"),
    ("joueur", "joueurs"),
    ("activation", "activations"),
    ("Ravageur", "Ravageurs"),
    ("minute", "minutes"),
    ("heure", "heures"),
    ("jour", "jours"),
    ("place", "places"),
    ("avance", "avances"),
    ("colonne", "colonnes"),
    ("caractère", "caractères"),
    ("danger", "dangers"),
    ("énergie", "énergies"),
    ("culture", "cultures"),
    ("dégât", "dégâts"),
    ("avancée", "avancées"),
    ("cube", "cubes"),
];
/// What may stand after 1; after 2 and 22; after 0 and 5. After 2 and 22 the last is right as well
/// where a preposition asks for it.
const POLISH: &[(&[&str], &str, &str)] = &[
    (&["punkt"], "punkty", "punktów"),
    (&["karta", "kartę"], "karty", "kart"),
    (&["statek", "statku"], "statki", "statków"),
    (&["robot", "robota"], "roboty", "robotów"),
    (&["żeton"], "żetony", "żetonów"),
    (&["pole", "pola"], "pola", "pól"),
    (&["rząd"], "rzędy", "rzędów"),
    (&["raz"], "razy", "razy"),
    (&["grę", "gra"], "gry", "gier"),
    (&["decyzja", "decyzję"], "decyzje", "decyzji"),
    (&["surowiec"], "surowce", "surowców"),
    (&["znak"], "znaki", "znaków"),
    (&["minutę", "minuty"], "minuty", "minut"),
    (&["aktywacja"], "aktywacje", "aktywacji"),
    (&["energia", "energię"], "energie", "energii"),
    (&["kultura", "kulturę"], "kultury", "kultur"),
    (&["ruch"], "ruchy", "ruchów"),
    (&["technologię"], "technologie", "technologii"),
    (&["kolumna"], "kolumny", "kolumn"),
    (&["gracz"], "gracze", "graczy"),
];

/// A message: what its arguments may be if they are texts with variants of their own.
#[derive(Default)]
struct Arguments {
    names: BTreeSet<String>,
    variants: BTreeMap<String, BTreeSet<String>>,
}

impl Arguments {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let (InlineExpression::VariableReference { id }, VariantKey::Identifier { name }) =
                        (selector, &variant.key)
                        && !CATEGORIES.contains(&name.as_str())
                    {
                        self.variants.entry(id.name.clone()).or_default().insert(name.clone());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.names.insert(id.name.clone())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    /// Every combination of texts for the arguments that choose between texts.
    fn combinations(&self) -> Vec<Vec<(String, String)>> {
        let mut all = vec![Vec::new()];
        for (name, values) in &self.variants {
            let mut more = Vec::new();
            for base in &all {
                for value in values.iter().map(String::as_str).chain(["something else"]) {
                    let mut next: Vec<(String, String)> = Vec::clone(base);
                    next.push((name.clone(), value.to_owned()));
                    more.push(next);
                }
            }
            all = more;
        }
        all
    }
}

/// The number and the words after it, for each number that stands alone.
fn counted(text: &str) -> Vec<(u32, Vec<String>)> {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\n']).filter(|word| !word.is_empty()).collect();
    let number = |at: usize| words[at].trim_start_matches(['(', '“', '„', '«']).parse::<u32>().ok();
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let after = |at: usize| words[at + 1..].iter().take(2).map(|word| bare(word)).collect();
    (0..words.len()).filter_map(|at| Some((number(at)?, after(at)))).collect()
}

/// What is wrong with a number and the words after it.
fn fault(lang: Lang, number: u32, words: &[String]) -> Option<String> {
    let two_forms = |forms: &[(&str, &str)], singular: bool| {
        // The noun follows at once, or after an adjective: "2 equal dice". Beyond another noun it
        // belongs to that one: "2 Ravager cards".
        let known = |word: &String| forms.iter().find(|(one, many)| word == one || word == many);
        let last = words.iter().rposition(|word| known(word).is_some())?;
        let pair = known(&words[last])?;
        let beyond_a_verb = last == 1 && known(&words[0]).is_none() && !is_adjective(lang, &words[0]);
        (!beyond_a_verb && (words[last] == pair.0) != singular).then(|| format!("{number} {}", words.join(" ")))
    };
    match lang {
        Lang::En => two_forms(ENGLISH, number == 1),
        Lang::Fr => {
            let [first, ..] = words else { return None };
            let (one, _) = FRENCH.iter().find(|(one, many)| first == one || first == many)?;
            ((first == one) != (number < 2)).then(|| format!("{number} {first}"))
        }
        Lang::Pl => {
            let [first, ..] = words else { return None };
            let word = first.as_str();
            let known =
                |(one, few, many): &&(&[&str], &str, &str)| one.contains(&word) || word == *few || word == *many;
            let (one, few, many) = POLISH.iter().find(known)?;
            let right = match number {
                1 => one.contains(&word),
                2..=4 | 22..=24 => word == *few || word == *many,
                _ => word == *many,
            };
            (!right).then(|| format!("{number} {word}"))
        }
    }
}

fn is_adjective(lang: Lang, word: &str) -> bool {
    lang == Lang::En
        && matches!(word, "equal" | "new" | "white" | "purple" | "own" | "Damage" | "other" | "Mission" | "Advanced")
}

#[test]
fn numbers_and_what_they_count_agree() {
    let mut seen = 0;
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let id = lang.code().parse().expect("a language");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        let mut messages = Vec::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lang").join(lang.code());
        for file in fs::read_dir(folder).expect("a folder of catalogs") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("text");
            for entry in fluent_syntax::parser::parse(text.clone()).expect("it can be read").body {
                if let Entry::Message(message) = entry {
                    let mut arguments = Arguments::default();
                    arguments.pattern(message.value.as_ref().expect("a message has a value"));
                    messages.push((message.id.name, arguments));
                }
            }
            bundle.add_resource(FluentResource::try_new(text).expect("it can be read")).expect("nothing twice");
        }
        for (key, arguments) in &messages {
            for texts in arguments.combinations() {
                for number in NUMBERS {
                    let mut values = FluentArgs::new();
                    for name in &arguments.names {
                        match texts.iter().find(|(text, _)| text == name) {
                            Some((_, value)) => values.set(name.as_str(), value.as_str()),
                            None if COUNTS.contains(&name.as_str()) => values.set(name.as_str(), number),
                            None => values.set(name.as_str(), "Zoe"),
                        }
                    }
                    let pattern = bundle.get_message(key).and_then(|message| message.value()).expect("a value");
                    let text = bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).replace('*', "");
                    for (number, words) in counted(&text) {
                        seen += 1;
                        faults.extend(
                            fault(lang, number, &words).map(|fault| format!("{} {key}: {fault}: {text}", lang.code())),
                        );
                    }
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    assert!(seen > 3_000, "only {seen} numbers were looked at");
}

/// What the test above looks for is found.
#[test]
fn wrong_plurals_are_found() {
    let faulty = |lang: Lang, text: &str| {
        counted(text).into_iter().find_map(|(number, words)| fault(lang, number, &words)).is_some()
    };
    for (lang, text) in [
        (Lang::En, "Ada: 1 points"),
        (Lang::En, "a stack of 1 tiles."),
        (Lang::En, "for 1 equal dice"),
        (Lang::En, "2 point"),
        (Lang::Fr, "0 points"),
        (Lang::Fr, "2 énergie"),
        (Lang::Pl, "1 punkty"),
        (Lang::Pl, "5 karty"),
        (Lang::Pl, "22 statek"),
    ] {
        assert!(faulty(lang, text), "{text}");
    }
    for (lang, text) in [
        (Lang::En, "1 point, 2 points, 0 points, 22 Ravager cards, 1 Ravager card"),
        (Lang::Fr, "0 point, 1 point, 2 points, 5 cartes Ravageur"),
        (Lang::Pl, "1 punkt, 2 punkty, 5 punktów, 22 punkty, do 2 pól, 0 kart"),
    ] {
        assert!(!faulty(lang, text), "{text}");
    }
}
