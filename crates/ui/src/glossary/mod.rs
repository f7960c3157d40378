//! The words of a game: each with a sentence or two that say what it is, the rule in which it stands, and its sign.
//!
//! A term also names the things on the table that it explains, as CSS selectors, so that a tip there can say its
//! name, what it is, and where to read more. The words are in the catalogs; all else is data in `glossary/`.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use fluent_bundle::FluentArgs;
use maud::{Markup, html};
use serde::Deserialize;

use crate::how_to_play::Guide;
use crate::lang::{say, t};
use crate::page::Page;
use crate::{Lang, Visit};

/// The terms of one game, or of what is added to one, in groups.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glossary {
    /// The guide beside which it stands: its pictures, and the rules that it cites.
    guide: String,
    /// What its texts begin with in the catalogs.
    key: String,
    #[serde(rename = "group")]
    groups: Vec<Group>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    id: String,
    #[serde(rename = "term")]
    terms: Vec<Term>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    id: String,
    /// Where it stands in the rules.
    rule: String,
    /// Its sign, by the name of a picture of the guide.
    picture: Option<String>,
    /// What it explains on the table, as CSS selectors.
    #[serde(default)]
    on: Vec<String>,
}

static ALL: LazyLock<Vec<Glossary>> = LazyLock::new(|| {
    let files = [
        include_str!("../../glossary/under-falling-skies.toml"),
        include_str!("../../glossary/under-falling-skies-campaign.toml"),
        include_str!("../../glossary/tiny-epic-galaxies.toml"),
        include_str!("../../glossary/beyond-the-black.toml"),
        include_str!("../../glossary/black-angel.toml"),
    ];
    // A faulty file is left out here and found by the tests.
    files.iter().filter_map(|text| toml::from_str(text).ok()).collect()
});

impl Glossary {
    /// The glossaries of a game: its own, and what belongs to it.
    fn of(game: &str) -> impl Iterator<Item = &'static Glossary> {
        Guide::of(game).iter().filter_map(|guide| ALL.iter().find(|glossary| glossary.guide == guide.id()))
    }

    /// The keys of all texts, for those who check the catalogs.
    pub fn keys() -> impl Iterator<Item = String> {
        ALL.iter().flat_map(|glossary| {
            let headings = glossary.groups.iter().map(|group| format!("{}-terms-{}", glossary.key, group.id));
            let terms = glossary.groups.iter().flat_map(|group| &group.terms);
            headings.chain(terms.flat_map(|term| [glossary.name_key(term), glossary.meaning_key(term)]))
        })
    }

    fn name_key(&self, term: &Term) -> String {
        format!("{}-term-{}", self.key, term.id)
    }

    fn meaning_key(&self, term: &Term) -> String {
        format!("{}-means-{}", self.key, term.id)
    }

    fn name(&self, term: &Term, lang: Lang) -> String {
        t(lang, &self.name_key(term), &FluentArgs::new())
    }

    fn meaning(&self, term: &Term, lang: Lang) -> String {
        t(lang, &self.meaning_key(term), &FluentArgs::new())
    }

    fn heading(&self, group: &Group, lang: Lang) -> String {
        t(lang, &format!("{}-terms-{}", self.key, group.id), &FluentArgs::new())
    }

    fn guide(&self) -> Guide {
        Guide::find(&self.guide).unwrap_or(Guide::UnderFallingSkies)
    }
}

/// Where the words of a game stand; none if nobody has written them down.
pub(crate) fn path(game: &str) -> Option<String> {
    Glossary::of(game).next().map(|_| format!("/glossary/{game}"))
}

/// A link to the words of a game. At a table the script opens it over the table.
pub(crate) fn link(game: &str, lang: Lang) -> Markup {
    html! {
        @if let Some(path) = path(game) { a href=(path) target="_blank" data-how="" { (say!(lang, "glossary")) } }
    }
}

/// What the tips at a table of this game say of the things there: drawn once, where nobody sees it.
pub(crate) fn terms(game: &str, lang: Lang) -> Markup {
    html! {
        @if let Some(path) = path(game) {
            template #terms data-path=(path) data-more=(say!(lang, "glossary-more")) {
                @for glossary in Glossary::of(game) {
                    @for term in glossary.groups.iter().flat_map(|group| &group.terms).filter(|term| !term.on.is_empty()) {
                        p data-term=(term.id) data-name=(glossary.name(term, lang)) data-on=(term.on.join(", ")) { (glossary.meaning(term, lang)) }
                    }
                }
            }
        }
    }
}

/// A text as it is searched: without capitals and without the marks on letters.
fn plain(text: &str) -> String {
    text.to_lowercase().chars().map(unmarked).collect()
}

fn unmarked(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ô' | 'ó' => 'o',
        'ś' => 's',
        'ù' | 'û' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    }
}

/// The page with the words of a game, those that hold what is searched; none if the game has none.
pub fn glossary_page(game: &str, searched: &str, visit: Visit) -> Option<String> {
    let lang = visit.lang;
    let glossaries: Vec<&Glossary> = Glossary::of(game).collect();
    let path = path(game)?;
    let guide = Guide::find(game)?;
    let wanted = plain(searched.trim());
    let holds = |glossary: &Glossary, term: &Term| {
        plain(&glossary.name(term, lang)).contains(&wanted) || plain(&glossary.meaning(term, lang)).contains(&wanted)
    };
    let found = glossaries
        .iter()
        .any(|glossary| glossary.groups.iter().any(|group| group.terms.iter().any(|term| holds(glossary, term))));
    let heading = |glossary: &Glossary, group: &Group| format!("how-{}-{}", glossary.key, group.id);
    // Both games of one box bring the same drawings.
    let with_drawings = glossaries.first().map(|first| first.guide().drawings());
    let page = Page {
        visit,
        title: &say!(lang, "title-page", page = say!(lang, "glossary-of", game = guide.title(lang))),
        path: &path,
        class: "how glossary",
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: Some(game),
        extra: html! {},
        bar: html! {
            span.game { (say!(lang, "glossary-of", game = guide.title(lang))) }
            span.gap {}
            a.btn href=(guide.path()) { (say!(lang, "how-to-play")) }
        },
        drawings: html! { @if let Some(drawings) = with_drawings { (drawings) } },
        body: html! {
            nav.how-contents aria-label=(say!(lang, "rules-contents")) {
                ol {
                    @for glossary in &glossaries {
                        @for group in &glossary.groups { li { a href={ "#" (heading(glossary, group)) } { (glossary.heading(group, lang)) } } }
                    }
                }
            }
            main #content {
                article.how-text.terms .(guide.class()) {
                    h1 { (say!(lang, "glossary")) }
                    form.term-search role="search" method="get" action=(path) {
                        label { span { (say!(lang, "glossary-search")) } input type="search" name="q" value=(searched) autocomplete="off" data-terms-search=""; }
                        noscript { button.btn { (say!(lang, "glossary-find")) } }
                    }
                    p.none role="status" hidden[found] { (say!(lang, "glossary-none")) }
                    @for glossary in &glossaries {
                        @for group in &glossary.groups {
                            @let id = heading(glossary, group);
                            section id=(id) aria-labelledby={ (id) "-title" } hidden[!group.terms.iter().any(|term| holds(glossary, term))] {
                                h2 id={ (id) "-title" } { (glossary.heading(group, lang)) }
                                dl { @for term in &group.terms { (entry(glossary, term, !holds(glossary, term), lang)) } }
                            }
                        }
                    }
                    footer.how-ways {
                        @for guide in Guide::of(game) { a.btn href=(guide.path()) { (say!(lang, "how-to-play-of", game = guide.title(lang))) } }
                        a.btn href=(format!("/rules/{game}")) { (say!(lang, "how-rules")) }
                        button.btn.scripted type="button" data-do="print" { (say!(lang, "how-print")) }
                    }
                }
            }
        },
    };
    Some(page.render())
}

/// A term with its sign, what it is, and its rule.
fn entry(glossary: &Glossary, term: &Term, hidden: bool, lang: Lang) -> Markup {
    let guide = glossary.guide();
    let picture = term.picture.as_deref().and_then(|name| guide.picture(name, lang));
    html! {
        div.term id={ "term-" (term.id) } hidden[hidden] {
            span.how-sign.term-sign aria-hidden="true" { @if let Some(picture) = picture { (picture) } }
            dt { (glossary.name(term, lang)) }
            dd {
                (glossary.meaning(term, lang)) " "
                @if let Some(path) = guide.rule_path(&term.rule) { a.term-rule href=(path) { (term.rule) } }
            }
        }
    }
}
