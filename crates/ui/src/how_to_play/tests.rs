//! The guides say the same in all languages, are as long as they may be, and name only what exists.

use super::text::{Section, Text};
use super::*;
use crate::Theme;

/// How many words somebody reads: without what stands in for pictures and without rule numbers.
fn words(text: &str) -> usize {
    let readable = text.lines().filter(|line| !line.starts_with('§'));
    readable
        .flat_map(|line| without_pictures(line).split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .filter(|word| word.chars().any(char::is_alphanumeric) && !word.starts_with("{#"))
        .count()
}

fn without_pictures(line: &str) -> String {
    let mut rest = line;
    let mut plain = String::new();
    while let Some((before, picture)) = rest.split_once("![") {
        plain.push_str(before);
        rest = picture.split_once(')').map_or("", |(_, after)| after);
    }
    plain + rest
}

#[test]
fn every_guide_is_as_long_as_it_may_be() {
    for guide in Guide::ALL {
        let bounds = match guide {
            Guide::Campaign => 500..=900,
            _ => 900..=1300,
        };
        for lang in Lang::ALL {
            let count = words(guide.document(lang));
            assert!(bounds.contains(&count), "{} in {}: {count} words", guide.id(), lang.code());
        }
    }
}

#[test]
fn every_picture_and_every_rule_exists() {
    for (guide, lang) in Guide::ALL.into_iter().flat_map(|guide| Lang::ALL.map(|lang| (guide, lang))) {
        let text = Text::read(guide, lang);
        for section in &text.sections {
            assert!(section.unknown.is_empty(), "{} {}: {:?}", guide.id(), lang.code(), section.unknown);
            assert!(!section.rules.is_empty(), "{} {}: {} cites no rule", guide.id(), lang.code(), section.id);
        }
        assert!(text.sections.iter().filter(|section| section.html.contains("<figure")).count() >= 2);
    }
}

/// What is read can be tried: most sections lead to a lesson that teaches their rules.
#[test]
fn sections_lead_to_their_lessons() {
    for guide in Guide::ALL {
        let text = Text::read(guide, Lang::En);
        let found: Vec<Option<&Lesson>> =
            text.sections.iter().map(|section| lesson_of(guide, &section.rules)).collect();
        let with = found.iter().flatten().count();
        println!("{}: {with} of {}", guide.id(), found.len());
        assert!(2 * with > found.len(), "{}: {with} of {} sections lead to a lesson", guide.id(), found.len());
        let page = how_to_play_page(guide, Visit::default());
        assert_eq!(page.matches("class=\"how-lesson\"").count(), with, "{}", guide.id());
    }
    let of = |guide: Guide, section: &str| {
        let text = Text::read(guide, Lang::En);
        let section = text.sections.into_iter().find(|each| each.id == section).expect("a section");
        lesson_of(guide, &section.rules).map(|lesson| lesson.id.as_str())
    };
    assert_eq!(of(Guide::UnderFallingSkies, "planning"), Some("first-round"));
    assert_eq!(of(Guide::TinyEpicGalaxies, "follow"), Some("follow"));
    assert_eq!(of(Guide::BeyondTheBlack, "exploring"), Some("beyond"));
    assert_eq!(of(Guide::BlackAngel, "ravagers"), Some("ravagers"));
}

#[test]
fn all_languages_have_the_same_sections_pictures_and_rules() {
    for guide in Guide::ALL {
        let shape = |lang| {
            let outline = |section: Section| {
                let count = |tag: &str| section.html.matches(tag).count();
                (section.id.clone(), section.pictures.clone(), section.rules.clone(), count("<li>"), count("<p>"))
            };
            Text::read(guide, lang).sections.into_iter().map(outline).collect::<Vec<_>>()
        };
        let english = shape(Lang::En);
        for lang in [Lang::Fr, Lang::Pl] {
            for (ours, theirs) in english.iter().zip(shape(lang)) {
                assert_eq!(*ours, theirs, "{} in {}", guide.id(), lang.code());
            }
            assert_eq!(english.len(), shape(lang).len(), "{} in {}", guide.id(), lang.code());
        }
        let expected = ["aim", "table", "turn", "end", "missed"];
        let has = |id: &str| english.iter().any(|section| section.0 == id);
        assert!(expected.iter().all(|id| has(id)), "{}: aim, table, turn, end and mistakes", guide.id());
    }
}

#[test]
fn a_page_has_its_title_its_lead_and_no_id_twice() {
    for (guide, lang) in Guide::ALL.into_iter().flat_map(|guide| Lang::ALL.map(|lang| (guide, lang))) {
        let text = Text::read(guide, lang);
        assert!(!text.title.is_empty() && !text.facts.is_empty() && text.lead.contains("<p>"), "{}", guide.id());
        let page = how_to_play_page(guide, Visit { lang, theme: Theme::Light, ..Visit::default() });
        // From the title on: the picture above it brings colours of its own.
        let text = page.split_once("<h1>").expect("the title").1.split_once("<footer").expect("the end").0;
        let ids: Vec<&str> = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut sorted = ids.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), ids.len(), "{ids:?}");
        // At a table the text stands in the same document as the board.
        assert!(ids.iter().all(|id| id.starts_with("how-")), "{ids:?}");
    }
}

#[test]
fn a_menu_leads_to_the_guides_of_its_game() {
    let links = links(TinyEpicGalaxies::ID, Lang::En).into_string();
    assert!(links.contains("/how-to-play/tiny-epic-galaxies") && links.contains("/how-to-play/beyond-the-black"));
    assert!(super::links("unheard-of", Lang::En).into_string().is_empty());
}
