//! A piece of the table as a picture: it looks the same, but nothing in it can be touched, and
//! nothing in it is found by the script of the table.

use maud::{Markup, PreEscaped};

/// What is marked in a picture of a choice: the ids of the things that are touched for it, and for the other choice
/// with which it is compared.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// What was played.
    pub played: Vec<String>,
    /// What would have been better or was next best.
    pub other: Vec<String>,
}

impl Marks {
    /// The class of a thing; what both choices touch tells nothing of the other.
    fn class(&self, id: &str) -> Option<&'static str> {
        let is_in = |ids: &[String]| ids.iter().any(|each| each == id);
        if is_in(&self.played) { Some("mark-played") } else { is_in(&self.other).then_some("mark-other") }
    }

    /// Of the zones of a table those in which the choices end, each as a picture; the first if they end in none.
    pub(crate) fn zones(&self, zones: Vec<Markup>) -> Vec<Markup> {
        let home = |ids: &[String]| {
            let holds = |id: &String| zones.iter().position(|zone| zone.0.contains(&format!("id=\"{id}\"")));
            ids.iter().rev().find_map(holds)
        };
        let homes = [home(&self.played), home(&self.other)];
        let first = homes.iter().flatten().next().copied().unwrap_or(0);
        let is_shown = |at: usize| at == first || homes.contains(&Some(at));
        let shown = zones.iter().enumerate().filter(|(at, _)| is_shown(*at));
        shown.map(|(_, zone)| marked(zone.clone(), self)).collect()
    }
}

/// Attributes that only matter to what can be touched, or that must be there once a page.
fn is_dropped(name: &str) -> bool {
    matches!(name, "id" | "tabindex" | "type" | "role" | "disabled" | "popovertarget" | "hidden")
        || name.starts_with("data-")
        || name.starts_with("aria-")
}

/// The same drawing, to be looked at only. What is said of its parts goes too: the picture as a whole
/// has words of its own.
pub(crate) fn still(drawing: Markup) -> Markup {
    marked(drawing, &Marks::default())
}

/// The same with marks on what was touched.
pub(crate) fn marked(drawing: Markup, marks: &Marks) -> Markup {
    let text = drawing.into_string();
    let mut html = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('<') {
        html.push_str(&rest[..at]);
        let Some(end) = end_of_tag(&rest[at..]).map(|end| at + end) else { break };
        let tag = &rest[at + 1..end];
        html.push('<');
        rewrite(tag, marks, &mut html);
        html.push('>');
        rest = &rest[end + 1..];
    }
    html.push_str(rest);
    PreEscaped(html)
}

fn end_of_tag(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.char_indices().find_map(|(at, c)| {
        quoted ^= c == '"';
        (c == '>' && !quoted).then_some(at)
    })
}

fn rewrite(tag: &str, marks: &Marks, html: &mut String) {
    let name_end = tag.find(|c: char| c.is_whitespace()).unwrap_or(tag.len());
    let (name, rest) = tag.split_at(name_end);
    html.push_str(match name {
        "button" => "span",
        "/button" => "/span",
        other => other,
    });
    let mut mark = attributes(rest).find(|(name, _)| *name == "id").and_then(|(_, id)| marks.class(id?));
    for (attribute, value) in attributes(rest).filter(|(name, _)| !is_dropped(name)) {
        html.push(' ');
        html.push_str(attribute);
        let Some(value) = value else { continue };
        html.push_str("=\"");
        html.push_str(value);
        if let Some(class) = mark.take_if(|_| attribute == "class") {
            html.push(' ');
            html.push_str(class);
        }
        html.push('"');
    }
    if let Some(class) = mark {
        html.push_str(&format!(" class=\"{class}\""));
    }
}

/// The attributes of a tag in their order, each with its value if it has one.
fn attributes(mut rest: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        if rest.is_empty() {
            return None;
        }
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let (attribute, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(quoted) => {
                let close = quoted.find('"').unwrap_or(quoted.len());
                (Some(&quoted[..close]), quoted.get(close + 1..).unwrap_or_default())
            }
            None => (None, after),
        };
        rest = after;
        Some((attribute, value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_can_be_touched_and_nothing_has_an_id() {
        let live = r##"<button id="a" class="x" tabindex="0" aria-label="1 > 0" data-tip="t">a<svg viewBox="0 0 1 1"><use href="#i"></use></svg></button>"##;
        let picture = still(PreEscaped(live.to_owned())).into_string();
        assert_eq!(picture, r##"<span class="x">a<svg viewBox="0 0 1 1"><use href="#i"></use></svg></span>"##);
    }

    #[test]
    fn what_was_touched_is_marked() {
        let live = r##"<i class="x" id="a">1</i><i id="b">2</i><i id="c">3</i>"##;
        let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<String>>();
        let marks = Marks { played: ids(&["a"]), other: ids(&["a", "b"]) };
        let picture = marked(PreEscaped(live.to_owned()), &marks).into_string();
        assert_eq!(picture, r##"<i class="x mark-played">1</i><i class="mark-other">2</i><i>3</i>"##);
    }

    #[test]
    fn a_choice_is_shown_where_it_ends() {
        let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<String>>();
        let zone = |id: &str| PreEscaped(format!("<i id=\"{id}\">{id}</i>"));
        let shown = |played: &[&str], other: &[&str]| {
            let found = Marks { played: ids(played), other: ids(other) }.zones(["a", "b", "c"].map(zone).into());
            found.iter().map(|zone| zone.0.split(['>', '<']).nth(2).unwrap_or_default().to_owned()).collect::<String>()
        };
        assert_eq!(
            [shown(&["a", "b"], &["c"]), shown(&["c"], &["c"]), shown(&[], &["b"]), shown(&["d"], &[])],
            ["bc", "c", "b", "a"]
        );
    }
}
