//! What people may write into names and talk: everything that can be seen, and nothing that changes
//! what stands beside it.

/// How many marks one letter may carry. No language needs more; towers of them cover other lines.
const MARKS: usize = 4;

/// Whether a text shows what it is: at least one letter or sign, nothing that breaks the line or
/// turns the direction of what follows, nothing that hides.
pub(super) fn is_printable(text: &str) -> bool {
    let mut marks = 0;
    for c in text.chars() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks > MARKS || is_forbidden(c) {
            return false;
        }
    }
    text.chars().any(|c| !c.is_whitespace() && !is_mark(c) && !is_joiner(c))
}

/// Whether it joins or parts letters without being seen: Persian needs it, and so do families of
/// emoji; alone it is nothing.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether it is set above or below the letter before it.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{591}'..='\u{5bd}'
            | '\u{610}'..='\u{61a}'
            | '\u{64b}'..='\u{65f}'
            | '\u{e47}'..='\u{e4e}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Whether it breaks the line, turns the direction, or takes room without being seen.
fn is_forbidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_accepted() {
        for text in [
            "Łucja",
            "François-Élie d'Ü",
            "Ольга",
            "עדי",
            "محمد",
            "می\u{200c}خواهم",
            "李小龙",
            "สวัสดี",
            "👩\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}",
            "e\u{301}\u{323}",
            "O'Neill \"<b>\" & Co.",
            "1 < 2",
        ] {
            assert!(is_printable(text), "{text:?}");
        }
    }

    #[test]
    fn what_hides_or_turns_is_not() {
        for text in [
            "",
            " ",
            "\u{200d}",
            "\u{fe0f}\u{200c}",
            "\u{301}",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{61c}b",
            "An\u{200b}n",
            "An\u{ad}n",
            "\u{feff}Ann",
            "\u{3164}",
            "\u{2800}",
            "a\nb",
            "a\u{7}b",
            "a\u{85}b",
            "a\u{e0041}b",
            "a\u{300}\u{301}\u{302}\u{303}\u{304}",
        ] {
            assert!(!is_printable(text), "{text:?}");
        }
    }
}
