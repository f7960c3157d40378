//! The rules of a game as a page: each rule can be linked to by its number.

use maud::{PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};

use crate::lang::say;
use crate::page::Page;
use crate::{Tabletop, Visit};

/// The rules of a game in the visitor's language, each rule an anchor by its number.
pub fn rules_page<G: Tabletop>(visit: Visit) -> String {
    let lang = visit.lang;
    let (contents, text) = render(G::rules(lang));
    let title = say!(lang, "rules-title", game = G::title(lang));
    Page {
        visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: &format!("/rules/{}", G::ID),
        class: "rules",
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: Some(G::ID),
        extra: html! {},
        bar: html! {
            span.game { (title) }
            span.gap {}
            @if let Some(path) = crate::glossary::path(G::ID) { a.btn href=(path) { (say!(lang, "glossary")) } }
            a.btn href=(format!("/new/{}", G::ID)) { (say!(lang, "rules-play")) }
        },
        drawings: html! {},
        body: html! {
            nav.contents aria-label=(say!(lang, "rules-contents")) {
                h2 { (say!(lang, "rules-contents")) }
                ol { @for (id, heading) in &contents { li { a href=(format!("#{id}")) { (heading) } } } }
            }
            main #content.book { (PreEscaped(text)) }
        },
    }
    .render()
}

/// Whether a word is the number of a rule: `UFS-PLAN-2`, `SM-T1`; a card of a game may stand for a
/// number: `TEG-PL-GORT`.
fn is_rule_number(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    let numbered = |part: &&str| part.bytes().any(|b| b.is_ascii_digit());
    parts.first().is_some_and(|first| first.len() > 1 && first.bytes().all(|b| b.is_ascii_uppercase()))
        && parts.iter().all(|part| plain(part))
        && (parts.len() > 2 || parts.len() == 2 && parts.last().is_some_and(numbered))
}

/// Whether a rules document has a rule of this number: at the head of a list item or of a row.
pub(crate) fn has_rule(text: &str, number: &str) -> bool {
    is_rule_number(number) && (text.contains(&format!("**{number}**")) || text.contains(&format!("\n| {number} |")))
}

fn escape(text: &str) -> String {
    html! { (text) }.into_string()
}

/// The document as HTML, and its sections as (anchor, heading).
fn render(text: &str) -> (Vec<(String, String)>, String) {
    let mut events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES)
        .map(|event| match event {
            // The documents hold no HTML; should one ever do, it is shown, not obeyed.
            Event::Html(html) | Event::InlineHtml(html) => Event::Text(html),
            other => other,
        })
        .collect();
    let mut contents = Vec::new();
    let mut anchored: Vec<String> = Vec::new();
    let mut section: Option<String> = None;
    for index in 0..events.len() {
        match &events[index] {
            Event::Start(Tag::Heading { .. }) => section = Some(String::new()),
            Event::Text(words) | Event::Code(words) if section.is_some() => {
                section.get_or_insert_default().push_str(words);
            }
            Event::End(TagEnd::Heading(level)) => {
                let heading = section.take().unwrap_or_default();
                let id = format!("s{}", contents.len() + 1);
                if *level as u8 == 2 {
                    contents.push((id.clone(), heading));
                    events[index] = Event::Html(CowStr::from(format!("<a id=\"{id}\"></a></h2>\n")));
                }
            }
            Event::Text(word) if is_rule_number(word) => {
                let number = escape(word);
                // A rule begins a list item in bold, or a row of the table of decisions; elsewhere it is
                // only mentioned.
                let before = |steps: usize| index.checked_sub(steps).map(|at| &events[at]);
                let begins = match before(1) {
                    Some(Event::Start(Tag::Strong)) => true,
                    Some(Event::Start(Tag::TableCell)) => matches!(before(2), Some(Event::Start(Tag::TableRow))),
                    _ => false,
                };
                if begins && !anchored.contains(&number) {
                    events[index] = Event::Html(CowStr::from(format!(
                        "<a class=\"number\" id=\"{number}\" href=\"#{number}\">{number}</a>"
                    )));
                    anchored.push(number);
                }
            }
            _ => {}
        }
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    (contents, html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_become_anchors_and_nothing_else_does() {
        let (contents, html) = render(
            "# T\n\n## Goal <i>\n\n- **UFS-END-1** See UFS-END-2 <b>x</b>.\n\n| id | x |\n|---|---|\n| UFS-SM-1 | y |\n",
        );
        assert_eq!(contents.len(), 1);
        assert!(html.contains("id=\"UFS-END-1\"") && html.contains("id=\"UFS-SM-1\""), "{html}");
        assert!(!html.contains("id=\"UFS-END-2\"") && !html.contains("<b>"), "{html}");
        assert!(is_rule_number("UFS-PLAN-12") && !is_rule_number("UFS-PLAN") && !is_rule_number("x"));
        assert!(is_rule_number("SM-T1") && is_rule_number("SOLO-5") && is_rule_number("TEG-PL-GORT"));
        assert!(!is_rule_number("A-1") && !is_rule_number("UFS--1") && !is_rule_number("TEG-PL-GORT / X"));
    }
}
