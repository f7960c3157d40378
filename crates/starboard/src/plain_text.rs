//! A line of the page's log, for a terminal.

/// The words of a piece of HTML: what stands between the tags, with its entities resolved and
/// white space made even.
pub(crate) fn plain_text(html: &str) -> String {
    let mut bare = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        bare.push_str(&rest[..start]);
        let tag = &rest[start..];
        let Some(end) = tag.find('>') else {
            rest = "";
            break;
        };
        rest = &tag[end + 1..];
    }
    bare.push_str(rest);
    let resolved = bare
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
    // Not the spaces that French keeps together with their sign.
    resolved.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_words_are_left() {
        assert_eq!(plain_text("<b class=\"x\">Gray 5</b>  on <i>A2</i>\n"), "Gray 5 on A2");
        assert_eq!(plain_text("1 &lt; 2 &amp;&amp; &quot;so&quot; &#39;on&#39; &amp;lt;"), "1 < 2 && \"so\" 'on' &lt;");
        assert_eq!(plain_text("<svg><use href=\"#die\"/></svg>"), "");
        assert_eq!(plain_text("cut <b"), "cut");
        assert_eq!(plain_text("<b>Défaite\u{a0}!</b>"), "Défaite\u{a0}!");
    }
}
