//! What a page is sent of a part that it has in another state: not the part, but how it is made
//! from the one before.
//!
//! The page keeps the text of each part as it was sent. A patch is a list of pieces: two numbers
//! copy tokens of that text, a string is new. The page's script ends up with the very text that the
//! server has drawn, which the sum proves, and goes on as if it had been sent whole.

use imara_diff::{Algorithm, Diff, InternedInput};
use serde::Serialize;
use ui::{Frame, PART_IDS, Part, Sound};

/// The parts whose text the page at the other end of a stream has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct KnownParts(u16);

impl KnownParts {
    fn bit(id: &str) -> u16 {
        PART_IDS.iter().position(|known| *known == id).map_or(0, |index| 1 << index)
    }

    fn has(self, id: &str) -> bool {
        self.0 & KnownParts::bit(id) != 0
    }

    /// These, and those that the frames bring.
    pub(crate) fn with(self, frames: &[Frame]) -> KnownParts {
        let brought = frames.iter().flat_map(|frame| &frame.parts).map(|part| KnownParts::bit(part.id));
        KnownParts(brought.fold(self.0, |known, bit| known | bit))
    }
}

/// A step of a playback as it is sent.
#[derive(Serialize)]
pub(crate) struct FrameUpdate<'a> {
    parts: Vec<PartUpdate<'a>>,
    pause: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    sound: Option<Sound>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum PartUpdate<'a> {
    Whole { id: &'a str, html: &'a str },
    Patch { id: &'a str, patch: Vec<Piece<'a>>, sum: u32 },
}

/// A piece of a patch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
enum Piece<'a> {
    /// The first token that is copied, or how many are.
    Number(u32),
    New(&'a str),
}

/// Frames for a page that shows `shown` and has the text of the `known` ones among these parts.
pub(crate) fn updates<'a>(frames: &'a [Frame], shown: &'a [Part], known: KnownParts) -> Vec<FrameUpdate<'a>> {
    let mut texts: Vec<&Part> = shown.iter().filter(|part| known.has(part.id)).collect();
    let mut update = |part: &'a Part| {
        let before = texts.iter_mut().find(|text| text.id == part.id);
        let Some(before) = before else {
            texts.push(part);
            return PartUpdate::Whole { id: part.id, html: &part.html };
        };
        let patch = patch(&before.html, &part.html);
        *before = part;
        PartUpdate::Patch { id: part.id, patch, sum: sum(&part.html) }
    };
    let frame = |frame: &'a Frame| FrameUpdate {
        parts: frame.parts.iter().map(&mut update).collect(),
        pause: frame.pause,
        sound: frame.sound,
    };
    frames.iter().map(frame).collect()
}

/// Its pieces from each `<` to the next, as the script splits it too.
fn tokens(html: &str) -> impl Iterator<Item = &str> {
    let mut rest = html;
    std::iter::from_fn(move || {
        let next = rest.bytes().skip(1).position(|byte| byte == b'<');
        let (token, after) = rest.split_at(next.map_or(rest.len(), |index| index + 1));
        rest = after;
        (!token.is_empty()).then_some(token)
    })
}

fn patch<'a>(before: &str, after: &'a str) -> Vec<Piece<'a>> {
    let mut input = InternedInput::default();
    input.update_before(tokens(before));
    // What is new is a slice of the new text: its tokens follow one another there.
    let mut ends = vec![0];
    ends.extend(tokens(after).scan(0, |end, token| {
        *end += token.len();
        Some(*end)
    }));
    input.update_after(tokens(after));
    let mut pieces = Vec::new();
    let copy = |from: u32, to: u32, pieces: &mut Vec<Piece<'a>>| {
        if to > from {
            pieces.extend([Piece::Number(from), Piece::Number(to - from)]);
        }
    };
    let mut copied = 0;
    for hunk in Diff::compute(Algorithm::Histogram, &input).hunks() {
        copy(copied, hunk.before.start, &mut pieces);
        copied = hunk.before.end;
        if !hunk.after.is_empty() {
            pieces.push(Piece::New(&after[ends[hunk.after.start as usize]..ends[hunk.after.end as usize]]));
        }
    }
    copy(copied, u32::try_from(input.before.len()).unwrap_or(u32::MAX), &mut pieces);
    pieces
}

/// FNV-1a over the units of UTF-16, of which a script's strings are made.
fn sum(text: &str) -> u32 {
    text.encode_utf16().fold(0x811c_9dc5, |sum, unit| (sum ^ u32::from(unit)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script does it.
    fn apply(before: &str, pieces: &[Piece<'_>]) -> String {
        let tokens: Vec<&str> = tokens(before).collect();
        let mut text = String::new();
        let mut pieces = pieces.iter();
        while let Some(piece) = pieces.next() {
            match piece {
                Piece::New(new) => text.push_str(new),
                Piece::Number(from) => {
                    let Some(Piece::Number(count)) = pieces.next() else { panic!("a count") };
                    text.push_str(&tokens[*from as usize..(from + count) as usize].concat());
                }
            }
        }
        text
    }

    #[test]
    fn a_patch_leads_to_the_new_text() {
        let texts = [
            "",
            "<ol></ol>",
            "<ol><li>one</li><li>two</li></ol>",
            "<ol><li>zero</li><li>one</li><li>zwei ≤ drei 🚀</li></ol>",
            "no tag",
            "<b>a</b>tail",
            "x<b>",
            "é<i>é</i>é",
        ];
        for before in texts {
            assert_eq!(tokens(before).collect::<String>(), before);
            for after in texts {
                assert_eq!(apply(before, &patch(before, after)), after, "{before} to {after}");
            }
        }
        let pieces = patch(texts[2], texts[3]);
        assert!(matches!(pieces[..], [Piece::Number(0), Piece::Number(1), Piece::New(_), ..]), "{pieces:?}");
    }

    #[test]
    fn the_sum_is_that_of_the_script() {
        // Computed by the page's script.
        assert_eq!((sum(""), sum("a"), sum("<b>é🚀</b>")), (2_166_136_261, 3_826_002_220, 1_800_685_730));
    }

    #[test]
    fn only_what_the_page_has_is_patched() {
        let part = |id, html: &str| Part { id, html: html.to_owned() };
        let shown = [part("board", "<p>1</p>"), part("log", "<p>1</p>")];
        let frames = [
            Frame {
                parts: vec![part("board", "<p>2</p>"), part("log", "<p>2</p>")],
                pause: 5,
                sound: Some(Sound::Roll),
            },
            Frame { parts: vec![part("board", "<p>3</p>"), part("log", "<p>3</p>")], pause: 0, sound: None },
        ];
        let board = KnownParts(KnownParts::bit("board"));
        let sent = serde_json::to_value(updates(&frames, &shown, board)).expect("json");
        let sums = [sum("<p>2</p>"), sum("<p>3</p>")];
        let expected = serde_json::json!([
            { "pause": 5, "sound": "roll", "parts": [
                { "id": "board", "patch": ["<p>2", 1, 1], "sum": sums[0] },
                { "id": "log", "html": "<p>2</p>" },
            ] },
            { "pause": 0, "parts": [
                { "id": "board", "patch": ["<p>3", 1, 1], "sum": sums[1] },
                { "id": "log", "patch": ["<p>3", 1, 1], "sum": sums[1] },
            ] },
        ]);
        assert_eq!(sent, expected);
        assert!(board.with(&frames).has("log") && !board.has("log") && !board.has("unheard of"));
    }
}
