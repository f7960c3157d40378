//! The document of a guide.
//!
//! It is Markdown with three additions. A heading says by which id it is found: `## Goal {#goal}`.
//! An image names a picture instead of an address: `![what it shows](fall)`; alone in its paragraph
//! it is a figure, elsewhere a sign in the line. A paragraph that begins with `§` lists the rules in
//! which the section can be read up.

use maud::{Markup, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::Guide;
use crate::Lang;

/// A guide, ready for its page.
pub(super) struct Text {
    pub(super) title: String,
    /// How many play, how long it takes, how long one reads.
    pub(super) facts: String,
    /// What it is all about, in a sentence or two.
    pub(super) lead: String,
    pub(super) sections: Vec<Section>,
}

/// What stands below one heading.
#[derive(Default)]
pub(super) struct Section {
    pub(super) id: String,
    pub(super) heading: String,
    pub(super) html: String,
    /// The names of its pictures.
    pub(super) pictures: Vec<String>,
    /// The rules that it cites.
    pub(super) rules: Vec<String>,
    /// What cannot be resolved: a picture or a rule that does not exist.
    pub(super) unknown: Vec<String>,
}

impl Text {
    pub(super) fn read(guide: Guide, lang: Lang) -> Text {
        let events: Vec<Event<'_>> =
            Parser::new_ext(guide.document(lang), Options::ENABLE_HEADING_ATTRIBUTES).collect();
        let starts: Vec<usize> = (0..events.len()).filter(|at| is_heading(&events[*at])).collect();
        let ends = starts.iter().skip(1).copied().chain([events.len()]);
        let mut parts = starts.iter().zip(ends).map(|(start, end)| part(&events[*start..end], guide, lang));
        let (title, mut head) = parts.next().map(|head| (head.heading.clone(), head)).unwrap_or_default();
        // The first paragraph says who and how long; what follows is the lead.
        let (facts, lead) = head.html.split_once("</p>").unwrap_or_default();
        let facts = facts.trim_start().trim_start_matches("<p>").to_owned();
        let lead = lead.to_owned();
        head.html.clear();
        Text { title, facts, lead, sections: parts.collect() }
    }
}

fn is_heading(event: &Event<'_>) -> bool {
    matches!(event, Event::Start(Tag::Heading { level: HeadingLevel::H1 | HeadingLevel::H2, .. }))
}

/// A heading of the first or second level with everything below it.
fn part(events: &[Event<'_>], guide: Guide, lang: Lang) -> Section {
    let mut section = Section::default();
    let mut at = 0;
    if let Some(Event::Start(Tag::Heading { id, .. })) = events.first() {
        section.id = id.as_deref().unwrap_or_default().to_owned();
        while let Some(event) = events.get(at) {
            at += 1;
            match event {
                Event::Text(words) => section.heading.push_str(words),
                Event::End(TagEnd::Heading(_)) => break,
                _ => {}
            }
        }
    }
    let mut out: Vec<Event<'_>> = Vec::new();
    // Whether the list that is open stands beside a figure.
    let mut paired = false;
    while at < events.len() {
        let rest = &events[at..];
        let mut push = |html: String| out.push(Event::Html(CowStr::from(html)));
        if let Some((alt, name, taken)) = figure(rest) {
            paired = matches!(rest.get(taken), Some(Event::Start(Tag::List(Some(_)))));
            let picture = section.picture(&name, guide, lang);
            let figure = html! { figure .{ "how-figure show-" (name) } role="img" aria-label=(alt) { (picture) } };
            push(format!("{}{}\n", if paired { "<div class=\"how-pair\">" } else { "" }, figure.into_string()));
            at += taken;
            continue;
        }
        if let Some((numbers, taken)) = cited(rest) {
            push(section.cites(&numbers, guide).into_string());
            at += taken;
            continue;
        }
        if let Some((alt, name, taken)) = image(rest) {
            let picture = section.picture(&name, guide, lang);
            let label = (!alt.is_empty()).then_some(alt);
            let role = label.is_some().then_some("img");
            let hidden = label.is_none().then_some("true");
            push(
                html! { span.how-sign role=[role] aria-label=[label] aria-hidden=[hidden] { (picture) } }.into_string(),
            );
            at += taken;
            continue;
        }
        match &rest[0] {
            Event::Start(Tag::BlockQuote(_)) => push("<div class=\"how-example\">\n".to_owned()),
            Event::End(TagEnd::BlockQuote(_)) => push("</div>\n".to_owned()),
            Event::Start(Tag::List(None)) => {
                let cards = image(rest.get(2..).unwrap_or_default()).is_some();
                push(format!("<ul class=\"{}\">\n", if cards { "how-cards" } else { "how-points" }));
            }
            Event::Start(Tag::List(Some(_))) => push("<ol class=\"how-steps\">\n".to_owned()),
            Event::End(TagEnd::List(true)) if paired => {
                paired = false;
                push("</ol></div>\n".to_owned());
            }
            // The documents hold no HTML; should one ever do, it is shown, not obeyed.
            Event::Html(html) | Event::InlineHtml(html) => out.push(Event::Text(html.clone())),
            other => out.push(other.clone()),
        }
        at += 1;
    }
    pulldown_cmark::html::push_html(&mut section.html, out.into_iter());
    section
}

/// A picture alone in its paragraph: its words, its name, and how many events it takes.
fn figure(events: &[Event<'_>]) -> Option<(String, String, usize)> {
    let Some(Event::Start(Tag::Paragraph)) = events.first() else { return None };
    let (alt, name, taken) = image(&events[1..])?;
    matches!(events.get(taken + 1), Some(Event::End(TagEnd::Paragraph))).then_some((alt, name, taken + 2))
}

fn image(events: &[Event<'_>]) -> Option<(String, String, usize)> {
    let Some(Event::Start(Tag::Image { dest_url, .. })) = events.first() else { return None };
    let end = events.iter().position(|event| matches!(event, Event::End(TagEnd::Image)))?;
    Some((words(&events[1..end]), dest_url.to_string(), end + 1))
}

/// The rules of a paragraph that begins with `§`, and how many events it takes.
fn cited(events: &[Event<'_>]) -> Option<(Vec<String>, usize)> {
    let Some(Event::Start(Tag::Paragraph)) = events.first() else { return None };
    let end = events.iter().position(|event| matches!(event, Event::End(TagEnd::Paragraph)))?;
    let text = words(&events[1..end]);
    let numbers = text.strip_prefix('§')?;
    Some((numbers.split_whitespace().map(str::to_owned).collect(), end + 1))
}

fn words(events: &[Event<'_>]) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::Text(words) | Event::Code(words) => text.push_str(words),
            Event::SoftBreak | Event::HardBreak => text.push(' '),
            _ => {}
        }
    }
    text
}

impl Section {
    fn picture(&mut self, name: &str, guide: Guide, lang: Lang) -> Markup {
        self.pictures.push(name.to_owned());
        guide.picture(name, lang).unwrap_or_else(|| {
            self.unknown.push(name.to_owned());
            html! {}
        })
    }

    fn cites(&mut self, numbers: &[String], guide: Guide) -> Markup {
        self.rules.extend(numbers.iter().cloned());
        html! {
            p.how-cites {
                span aria-hidden="true" { "§" }
                @for number in numbers {
                    " "
                    @match guide.rule_path(number) {
                        Some(path) => { a href=(path) { (number) } }
                        None => { ({ self.unknown.push(number.clone()); number }) }
                    }
                }
            }
        }
    }
}
