//! Every term is told in each language, cites a rule that exists, and has a sign that can be drawn.

use super::*;
use crate::lang::has;

fn each() -> impl Iterator<Item = (&'static Glossary, &'static Term)> {
    ALL.iter().flat_map(|glossary| {
        glossary.groups.iter().flat_map(move |group| group.terms.iter().map(move |term| (glossary, term)))
    })
}

const GAMES: [&str; 4] = ["under-falling-skies", "under-falling-skies-campaign", "tiny-epic-galaxies", "black-angel"];

#[test]
fn all_files_can_be_read() {
    assert_eq!(ALL.len(), Guide::ALL.len());
    for glossary in ALL.iter() {
        assert!(Guide::find(&glossary.guide).is_some(), "{}", glossary.guide);
    }
}

#[test]
fn every_term_has_one_or_two_short_sentences_in_each_language() {
    for (glossary, term) in each() {
        for lang in Lang::ALL {
            let key = glossary.meaning_key(term);
            assert!(has(lang, &key) && has(lang, &glossary.name_key(term)), "{key} in {}", lang.code());
            let meaning = glossary.meaning(term, lang);
            let ends = meaning.split_whitespace().filter(|word| word.ends_with(['.', '!', '?'])).count();
            assert!(meaning.ends_with('.') && (1..=3).contains(&ends), "{key} in {}: {meaning}", lang.code());
            assert!(meaning.chars().count() <= 260, "{key} in {}: {}", lang.code(), meaning.chars().count());
        }
    }
}

#[test]
fn every_rule_and_every_sign_exists() {
    for (glossary, term) in each() {
        let guide = glossary.guide();
        assert!(guide.rule_path(&term.rule).is_some(), "{}: {}", term.id, term.rule);
        if let Some(picture) = &term.picture {
            assert!(guide.picture(picture, Lang::En).is_some(), "{}: {picture}", term.id);
        }
    }
}

#[test]
fn no_term_of_a_page_is_there_twice() {
    for game in GAMES {
        let mut ids: Vec<&str> = Glossary::of(game)
            .flat_map(|glossary| glossary.groups.iter().flat_map(|group| &group.terms))
            .map(|term| term.id.as_str())
            .collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{game}");
        assert!(count >= 40, "{game}: {count} terms");
    }
}

#[test]
fn a_search_leaves_what_holds_the_word_without_regard_to_marks() {
    let visit = Visit { lang: Lang::Fr, ..Visit::default() };
    let all = glossary_page("under-falling-skies", "", visit).expect("a page");
    let found = glossary_page("under-falling-skies", "ENERGIE", visit).expect("a page");
    let shown = |page: &str| {
        page.matches("<div class=\"term\"").count() - page.matches(" hidden><span class=\"how-sign").count()
    };
    assert!(shown(&all) >= 30, "{}", shown(&all));
    assert!((1..shown(&all)).contains(&shown(&found)), "{}", shown(&found));
    assert!(found.contains("value=\"ENERGIE\""));
    let none = glossary_page("under-falling-skies", "<xyz>", visit).expect("a page");
    assert_eq!(shown(&none), 0);
    assert!(none.contains("value=\"&lt;xyz&gt;\""));
    assert!(glossary_page("unheard-of", "", visit).is_none());
}
