//! A piece of the table as a picture: it looks the same, but nothing in it can be touched, and
//! nothing in it is found by the script of the table.

use maud::{Markup, PreEscaped};

/// Attributes that only matter to what can be touched, or that must be there once a page.
fn is_dropped(name: &str) -> bool {
    matches!(name, "id" | "tabindex" | "type" | "role" | "disabled" | "popovertarget" | "hidden")
        || name.starts_with("data-")
        || name.starts_with("aria-")
}

/// The same drawing, to be looked at only. What is said of its parts goes too: the picture as a whole
/// has words of its own.
pub(crate) fn still(drawing: Markup) -> Markup {
    let text = drawing.into_string();
    let mut html = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('<') {
        html.push_str(&rest[..at]);
        let Some(end) = end_of_tag(&rest[at..]).map(|end| at + end) else { break };
        let tag = &rest[at + 1..end];
        html.push('<');
        rewrite(tag, &mut html);
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

fn rewrite(tag: &str, html: &mut String) {
    let name_end = tag.find(|c: char| c.is_whitespace()).unwrap_or(tag.len());
    let (name, mut rest) = tag.split_at(name_end);
    html.push_str(match name {
        "button" => "span",
        "/button" => "/span",
        other => other,
    });
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            break;
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
        if is_dropped(attribute) {
            continue;
        }
        html.push(' ');
        html.push_str(attribute);
        if let Some(value) = value {
            html.push_str("=\"");
            html.push_str(value);
            html.push('"');
        }
    }
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
}
