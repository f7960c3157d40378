//! A small reader of HTML that finds what is wrong with it.
#![allow(dead_code)] // Each test file uses its part.

/// Elements that have no end.
const VOID: [&str; 8] = ["meta", "link", "input", "br", "hr", "img", "wbr", "base"];

/// What a document holds.
pub(crate) struct Markup {
    pub(crate) ids: Vec<String>,
}

/// Reads a document or a part of one; says what is wrong with it.
pub(crate) fn read(html: &str) -> Result<Markup, String> {
    let mut ids = Vec::new();
    let mut open: Vec<String> = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let text = &rest[..at];
        if text.contains('>') {
            return Err(format!("a stray > in {text:?}"));
        }
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix("!--") {
            rest = after.split_once("-->").ok_or("a comment without end")?.1;
            continue;
        }
        if rest.starts_with("!DOCTYPE") {
            rest = rest.split_once('>').ok_or("a doctype without end")?.1;
            continue;
        }
        let end = end_of_tag(rest).ok_or_else(|| format!("a tag without end: {:.60}", rest))?;
        let (tag, after) = (&rest[..end], &rest[end + 1..]);
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop().ok_or_else(|| format!("</{name}> without a beginning"))?;
            if last != name {
                return Err(format!("</{name}> ends <{last}>"));
            }
            continue;
        }
        let closed = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let name = tag.split_whitespace().next().unwrap_or_default().to_owned();
        let mut seen: Vec<String> = Vec::new();
        for (attribute, value) in attributes(&tag[name.len()..])? {
            if seen.contains(&attribute) {
                return Err(format!("{attribute} twice in <{tag}>"));
            }
            if attribute == "style" || attribute.starts_with("on") {
                return Err(format!("{attribute} in <{tag}>: the content policy forbids it"));
            }
            if attribute == "id" {
                ids.push(value);
            }
            seen.push(attribute);
        }
        if name == "style" || (name == "script" && !seen.iter().any(|attribute| attribute == "src")) {
            return Err(format!("an inline <{name}>: the content policy forbids it"));
        }
        if name == "button" && open.iter().any(|outer| outer == "button") {
            return Err("a button inside a button".to_owned());
        }
        if !closed && !VOID.contains(&name.as_str()) {
            open.push(name);
        }
    }
    if let Some(name) = open.pop() {
        return Err(format!("<{name}> without an end"));
    }
    let mut sorted = ids.clone();
    sorted.sort();
    if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("two elements have the id {}", pair[0]));
    }
    Ok(Markup { ids })
}

fn end_of_tag(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.char_indices().find_map(|(at, c)| {
        quoted ^= c == '"';
        (c == '>' && !quoted).then_some(at)
    })
}

fn attributes(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(after) = rest.strip_prefix("=\"") {
            let (inside, behind) = after.split_once('"').ok_or_else(|| format!("a value without end: {name}"))?;
            value = inside.to_owned();
            rest = behind;
        } else if rest.starts_with('=') {
            return Err(format!("a value without quotes: {name}"));
        }
        found.push((name, value));
        rest = rest.trim_start();
    }
    Ok(found)
}
