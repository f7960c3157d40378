//! How a game is played, told to somebody who has never seen it: one illustrated page, which is
//! also a panel at the table.
//!
//! The words are documents in `docs/how-to-play`, one for each page and language; the pictures are
//! the table's own drawings, most of them of real positions.

mod position;
mod still;
#[cfg(test)]
mod tests;
mod text;

use black_angel::BlackAngel;
use engine::Game;
use maud::{Markup, PreEscaped, html};
use tiny_epic_galaxies::TinyEpicGalaxies;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

use crate::lang::say;
use crate::page::Page;
use crate::rules::has_rule;
use crate::{Lang, Lesson, Tabletop, Visit};
pub(crate) use position::{Position, position};
pub use still::Marks;
pub(crate) use still::{marked, still};

/// A page that says how something is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Guide {
    /// The stand-alone game.
    UnderFallingSkies,
    /// Its campaign.
    Campaign,
    /// The base game.
    TinyEpicGalaxies,
    /// Its expansion.
    BeyondTheBlack,
    /// The game for one to four, alone against Hal.
    BlackAngel,
}

/// The document of a guide in each language.
macro_rules! document {
    ($lang:expr, $name:literal) => {
        match $lang {
            Lang::En => include_str!(concat!("../../../../docs/how-to-play/", $name, ".md")),
            Lang::Fr => include_str!(concat!("../../../../docs/how-to-play/", $name, ".fr.md")),
            Lang::Pl => include_str!(concat!("../../../../docs/how-to-play/", $name, ".pl.md")),
        }
    };
}

impl Guide {
    /// All of them.
    pub const ALL: [Guide; 5] =
        [Guide::UnderFallingSkies, Guide::Campaign, Guide::TinyEpicGalaxies, Guide::BeyondTheBlack, Guide::BlackAngel];

    /// The word in addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Guide::UnderFallingSkies => UnderFallingSkies::ID,
            Guide::Campaign => Campaign::ID,
            Guide::TinyEpicGalaxies => TinyEpicGalaxies::ID,
            Guide::BeyondTheBlack => "beyond-the-black",
            Guide::BlackAngel => BlackAngel::ID,
        }
    }

    /// The guide of a word.
    pub fn find(id: &str) -> Option<Guide> {
        Guide::ALL.into_iter().find(|guide| guide.id() == id)
    }

    /// The guides to a game, the one to read first at the head.
    pub fn of(game: &str) -> &'static [Guide] {
        match Guide::find(game) {
            Some(Guide::UnderFallingSkies) => &[Guide::UnderFallingSkies],
            Some(Guide::Campaign) => &[Guide::Campaign, Guide::UnderFallingSkies],
            Some(Guide::TinyEpicGalaxies) => &[Guide::TinyEpicGalaxies, Guide::BeyondTheBlack],
            Some(Guide::BlackAngel) => &[Guide::BlackAngel],
            _ => &[],
        }
    }

    /// The game that it belongs to.
    fn game(self) -> &'static str {
        match self {
            Guide::BeyondTheBlack => TinyEpicGalaxies::ID,
            other => other.id(),
        }
    }

    /// Its address.
    pub fn path(self) -> String {
        format!("/how-to-play/{}", self.id())
    }

    /// What it is about.
    pub(crate) fn title(self, lang: Lang) -> String {
        match self {
            Guide::UnderFallingSkies => UnderFallingSkies::title(lang),
            Guide::Campaign => Campaign::title(lang),
            Guide::TinyEpicGalaxies => TinyEpicGalaxies::title(lang),
            Guide::BeyondTheBlack => say!(lang, "how-beyond-the-black"),
            Guide::BlackAngel => BlackAngel::title(lang),
        }
    }

    fn document(self, lang: Lang) -> &'static str {
        match self {
            Guide::UnderFallingSkies => document!(lang, "under-falling-skies"),
            Guide::Campaign => document!(lang, "under-falling-skies-campaign"),
            Guide::TinyEpicGalaxies => document!(lang, "tiny-epic-galaxies"),
            Guide::BeyondTheBlack => document!(lang, "beyond-the-black"),
            Guide::BlackAngel => document!(lang, "black-angel"),
        }
    }

    /// A picture by the name that the document gives it.
    pub(crate) fn picture(self, name: &str, lang: Lang) -> Option<Markup> {
        match self {
            Guide::UnderFallingSkies => crate::under_falling_skies::pictures::picture(name, lang),
            Guide::Campaign => crate::campaign::pictures::picture(name, lang),
            Guide::TinyEpicGalaxies | Guide::BeyondTheBlack => crate::tiny_epic_galaxies::pictures::picture(name, lang),
            Guide::BlackAngel => crate::black_angel::pictures::picture(name, lang),
        }
    }

    /// The class that gives pictures the colours of their game.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Guide::UnderFallingSkies | Guide::Campaign => "how-ufs",
            Guide::TinyEpicGalaxies | Guide::BeyondTheBlack => "teg",
            Guide::BlackAngel => "ba",
        }
    }

    pub(crate) fn drawings(self) -> Markup {
        match self {
            Guide::UnderFallingSkies => UnderFallingSkies::drawings(),
            Guide::Campaign => Campaign::drawings(),
            Guide::TinyEpicGalaxies | Guide::BeyondTheBlack => TinyEpicGalaxies::drawings(),
            Guide::BlackAngel => BlackAngel::drawings(),
        }
    }

    fn emblem(self) -> Markup {
        match self {
            Guide::UnderFallingSkies => UnderFallingSkies::emblem(),
            Guide::Campaign => Campaign::emblem(),
            Guide::TinyEpicGalaxies | Guide::BeyondTheBlack => TinyEpicGalaxies::emblem(),
            Guide::BlackAngel => BlackAngel::emblem(),
        }
    }

    /// Where a rule stands in full. The campaign cites the rules of its battles too.
    pub(crate) fn rule_path(self, number: &str) -> Option<String> {
        let books: [(&str, &str); 4] = [
            (Campaign::ID, Campaign::rules(Lang::En)),
            (UnderFallingSkies::ID, UnderFallingSkies::rules(Lang::En)),
            (TinyEpicGalaxies::ID, TinyEpicGalaxies::rules(Lang::En)),
            (BlackAngel::ID, BlackAngel::rules(Lang::En)),
        ];
        let near = |game: &str| game == self.game() || self == Guide::Campaign && game == UnderFallingSkies::ID;
        let book = books.iter().find(|(game, text)| near(game) && has_rule(text, number))?;
        Some(format!("/rules/{}#{number}", book.0))
    }
}

/// Links to the guides of a game, for a menu or a page. At a table the script opens them over it.
pub(crate) fn links(game: &str, lang: Lang) -> Markup {
    html! {
        @for guide in Guide::of(game) {
            a href=(guide.path()) target="_blank" data-how="" {
                @if guide.id() == game { (say!(lang, "how-to-play")) }
                @else { (say!(lang, "how-to-play-of", game = guide.title(lang))) }
            }
        }
    }
}

/// The lesson in which most of these rules are learned at a table: the earliest of those that teach as many.
fn lesson_of(guide: Guide, rules: &[String]) -> Option<&'static Lesson> {
    let taught = |lesson: &Lesson| {
        let is_taught = |rule: &&String| lesson.beats.iter().any(|beat| beat.rules.contains(rule));
        rules.iter().filter(is_taught).count()
    };
    let mut found: Option<(&'static Lesson, usize)> = None;
    for lesson in Lesson::of(guide.game()) {
        let count = taught(lesson);
        if count > found.map_or(0, |(_, most)| most) {
            found = Some((lesson, count));
        }
    }
    found.map(|(lesson, _)| lesson)
}

/// The page of a guide.
pub fn how_to_play_page(guide: Guide, visit: Visit) -> String {
    let lang = visit.lang;
    let text = text::Text::read(guide, lang);
    let others = Guide::of(guide.game()).iter().filter(|other| **other != guide);
    Page {
        visit,
        title: &say!(lang, "title-page", page = say!(lang, "how-to-play-of", game = guide.title(lang))),
        path: &guide.path(),
        class: "how",
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: Some(guide.game()),
        extra: html! {},
        bar: html! {
            span.game { (say!(lang, "how-to-play")) }
            span.gap {}
            @if Lesson::of(guide.game()).next().is_some() { a.btn href={ "/learn#learn-" (guide.game()) } { (say!(lang, "learn")) } }
            a.btn.solid href=(format!("/new/{}", guide.game())) { (say!(lang, "rules-play")) }
        },
        drawings: guide.drawings(),
        body: html! {
            nav.how-contents aria-label=(say!(lang, "rules-contents")) {
                ol { @for section in &text.sections { li { a href={ "#how-" (section.id) } { (section.heading) } } } }
            }
            main #content {
                article.how-text .(guide.class()) {
                    header.how-head {
                        div.how-picture { (guide.emblem()) }
                        div.how-title {
                            h1 { (text.title) }
                            p.how-facts { (text.facts) }
                            (PreEscaped(&text.lead))
                        }
                    }
                    @for section in &text.sections {
                        section id={ "how-" (section.id) } aria-labelledby={ "how-" (section.id) "-title" } {
                            h2 id={ "how-" (section.id) "-title" } { (section.heading) }
                            (PreEscaped(&section.html))
                            @if let Some(lesson) = lesson_of(guide, &section.rules) {
                                p.how-lesson {
                                    a href={ "/learn/" (lesson.game) "/" (lesson.id) } { (say!(lang, "how-lesson", title = lesson.text("title", lang))) }
                                }
                            }
                        }
                    }
                    footer.how-ways {
                        @for other in others { a.btn href=(other.path()) { (say!(lang, "how-to-play-of", game = other.title(lang))) } }
                        @if let Some(path) = crate::glossary::path(guide.game()) { a.btn href=(path) { (say!(lang, "glossary")) } }
                        a.btn href=(format!("/rules/{}", guide.game())) { (say!(lang, "how-rules")) }
                        button.btn.scripted type="button" data-do="print" { (say!(lang, "how-print")) }
                    }
                }
            }
        },
    }
    .render()
}
