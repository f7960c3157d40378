//! The style sheets: which parts make which sheet.

use std::fmt::Write as _;

use super::asset_url;

/// What a style sheet is for: the games of one box, by their names.
type Games = &'static [&'static str];
const EVERY: Games = &[];
const FALLING: Games = &["under-falling-skies", "under-falling-skies-campaign"];
const TINY: Games = &["tiny-epic-galaxies"];
const ANGEL: Games = &["black-angel"];

/// Whether a table needs a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    /// To be seen and played at.
    First,
    /// Once something is opened or looked at that a running game does not show.
    Later,
    /// Never: other pages do.
    Away,
}

/// A part of the sheets.
struct Style {
    games: Games,
    need: Need,
    text: &'static str,
}

macro_rules! style {
    ($name:literal) => {
        style!($name, EVERY, First)
    };
    ($name:literal, later) => {
        style!($name, EVERY, Later)
    };
    ($name:literal, away) => {
        style!($name, EVERY, Away)
    };
    ($name:literal, $games:ident) => {
        style!($name, $games, First)
    };
    ($name:literal, $games:ident, away) => {
        style!($name, $games, Away)
    };
    ($name:literal, $games:ident, $need:ident) => {
        Style { games: $games, need: Need::$need, text: include_str!(concat!("../../assets/style/", $name)) }
    };
}

/// All parts, in their order: what comes later holds where two say something of the same.
const STYLES: [Style; 62] = [
    style!("tokens.css"),
    style!("frame.css"),
    style!("table.css"),
    style!("pages.css"),
    style!("home.css", away),
    style!("emblems.css"),
    style!("record.css"),
    style!("company.css"),
    style!("lobby.css"),
    style!("invitations.css"),
    style!("company-narrow.css"),
    style!("ufs-places.css", FALLING),
    style!("ufs-sky.css", FALLING),
    style!("ufs-mothership.css", FALLING),
    style!("ufs-rails.css", FALLING),
    style!("ufs-previews.css", FALLING),
    style!("ufs-base.css", FALLING),
    style!("ufs-panels.css", FALLING),
    style!("end.css"),
    style!("tokens-ba.css", ANGEL),
    style!("ba-table.css", ANGEL),
    style!("ba-space.css", ANGEL),
    style!("ba-frigate.css", ANGEL),
    style!("ba-board.css", ANGEL),
    style!("campaign.css", FALLING),
    style!("sheet.css"),
    style!("states.css"),
    style!("tokens-teg.css", TINY),
    style!("teg-table.css", TINY),
    style!("teg-spaces.css", TINY),
    style!("teg-planets.css", TINY),
    style!("teg-unexplored.css", TINY),
    style!("teg-control.css", TINY),
    style!("teg-questions.css", TINY),
    style!("teg-galaxy.css", TINY),
    style!("teg-rivals.css", TINY),
    style!("teg-pilots.css", TINY),
    style!("teg-states.css", TINY),
    style!("teg-enlarged.css", TINY),
    style!("teg-end.css", TINY),
    style!("teg-setup.css", TINY, away),
    style!("teg-low.css", TINY),
    style!("teg-narrow.css", TINY),
    style!("sizes.css"),
    style!("narrow.css"),
    style!("phone.css"),
    style!("low.css"),
    style!("advice.css"),
    style!("analysis.css", later),
    style!("difficulty.css", away),
    style!("playback.css"),
    style!("player.css", later),
    style!("how.css", later),
    style!("how-pictures.css", later),
    style!("how-panel.css", later),
    style!("how-paper.css", away),
    style!("glossary.css", later),
    style!("what.css"),
    style!("lesson.css", later),
    style!("your-box.css", away),
    style!("access.css"),
    style!("forced.css"),
];

/// A sheet.
#[derive(Clone, Copy)]
pub(super) struct Sheet {
    /// Its plain name.
    pub(super) stem: &'static str,
    games: Games,
    takes: fn(&Style) -> bool,
}

const fn sheet(stem: &'static str, games: Games, takes: fn(&Style) -> bool) -> Sheet {
    Sheet { stem, games, takes }
}

/// What a page needs from the start.
fn whole(_: &Style) -> bool {
    true
}

/// What a running game needs from the start.
fn at_a_table(style: &Style) -> bool {
    style.need == Need::First
}

/// The part at the foot of a sheet that has the last word: it also ends what comes later, so that both together say
/// what the whole sheet says.
const LAST: [&str; 2] = [include_str!("../../assets/style/access.css"), include_str!("../../assets/style/forced.css")];

fn later(style: &Style) -> bool {
    style.need == Need::Later || LAST.contains(&style.text)
}

/// A page of a game loads what every page needs and what is of that game, as one file. A table loads less, and the
/// rest once it can be used.
pub(super) const SHEETS: [Sheet; 8] = [
    sheet("starboard.css", EVERY, whole),
    sheet("under-falling-skies.css", FALLING, whole),
    sheet("tiny-epic-galaxies.css", TINY, whole),
    sheet("black-angel.css", ANGEL, whole),
    sheet("under-falling-skies-table.css", FALLING, at_a_table),
    sheet("tiny-epic-galaxies-table.css", TINY, at_a_table),
    sheet("black-angel-table.css", ANGEL, at_a_table),
    sheet("later.css", EVERY, later),
];

/// How much of the style a page asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// All of it.
    Whole,
    /// What a running game shows.
    Table,
}

/// The address of the style sheet of a game's pages, or of the pages of no game.
pub fn style_url(game: Option<&str>) -> String {
    sheet_url(game, Extent::Whole)
}

/// The address of the style sheet that is enough for a page, and whether it is all that there is for its game.
pub(crate) fn sheet_url(game: Option<&str>, extent: Extent) -> String {
    let of_game = |sheet: &&Sheet| game.is_some_and(|game| sheet.games.contains(&game));
    let mut found = SHEETS.iter().filter(of_game);
    let sheet = if extent == Extent::Whole { found.next() } else { found.nth(1) };
    asset_url(sheet.unwrap_or(&SHEETS[0]).stem)
}

impl Sheet {
    /// What it says. The colours of the light theme are written once: they also hold where the visitor leaves the
    /// choice to a browser that is set to light, and on paper, whatever the screen shows.
    fn text(&self) -> String {
        let mut sheet = String::new();
        let mut paper = String::new();
        let ours = STYLES.iter().filter(|style| style.games == EVERY || style.games == self.games);
        for Style { text, .. } in ours.filter(|style| (self.takes)(style)) {
            sheet.push_str(text);
            if let Some(light) = light_colours(text) {
                let auto = light.replace("[data-theme=\"light\"]", "[data-theme=\"auto\"]");
                let _ = write!(sheet, "@media (prefers-color-scheme: light) {{\n{auto}}}\n");
                paper.push_str(&light.replace("[data-theme=\"light\"]", "[data-theme]"));
            }
        }
        if !paper.is_empty() {
            let _ = write!(sheet, "@media print {{\n{paper}}}\n");
        }
        sheet
    }

    /// The same as it is sent.
    pub(super) fn compact(&self) -> String {
        compact(&self.text())
    }
}

/// What the parts say.
#[cfg(test)]
pub(super) fn texts() -> impl Iterator<Item = &'static str> {
    STYLES.iter().map(|style| style.text)
}

/// The rule of a file of colours that holds those of the light theme.
fn light_colours(style: &str) -> Option<&str> {
    let start = style.find("\n:root[data-theme=\"light\"]")? + 1;
    let end = style[start..].find("\n}\n")? + 3;
    Some(&style[start..start + end])
}

/// A style sheet without comments, and without the white space that the formatter has put between its words.
pub(super) fn compact(sheet: &str) -> String {
    let mut plain = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let mut compact = String::with_capacity(plain.len());
    for line in plain.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if line.starts_with('}') {
            compact.truncate(compact.trim_end_matches(';').len());
        } else if !(compact.is_empty() || compact.ends_with(['{', '}', ';', ','])) {
            compact.push(' ');
        }
        match (line.strip_suffix(" {"), line.ends_with(';')) {
            (Some(selector), _) => compact.extend([selector, "{"]),
            (None, true) => compact.push_str(&line.replacen(": ", ":", 1)),
            (None, false) => compact.push_str(line),
        }
    }
    compact
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a sheet names of another part of it must be in that sheet: a hue or an animation that only the sheet of
    /// another game has would be missing without a word.
    #[test]
    fn a_sheet_needs_nothing_of_the_sheet_of_another_game() {
        let words = |sheet: &str, start: &str| -> Vec<String> {
            let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            sheet.split(start).skip(1).map(name).collect()
        };
        // What comes later comes to a page that has a table's sheet.
        let all: Vec<String> = SHEETS.iter().filter(|sheet| sheet.stem != "later.css").map(Sheet::text).collect();
        let hues = STYLES.iter().filter(|style| light_colours(style.text).is_some());
        let hues: Vec<String> = hues.flat_map(|Style { text, .. }| words(text, "\n  --")).collect();
        for (own, Sheet { stem, .. }) in all.iter().zip(SHEETS) {
            let missing = |name: &String| hues.contains(name) && !own.contains(&format!("\n  --{name}:"));
            let missing: Vec<String> = words(own, "var(--").into_iter().filter(missing).collect();
            assert_eq!(missing, [""; 0], "{stem}");
            let frames = words(own, "@keyframes ");
            for name in all.iter().flat_map(|sheet| words(sheet, "@keyframes ")) {
                let lines = own.lines().map(str::trim).filter(|line| line.starts_with("animation"));
                let uses = lines.flat_map(|line| line.split([' ', ',', ';'])).any(|word| word == name);
                assert!(!uses || frames.contains(&name), "{stem}: {name}");
            }
        }
    }

    #[test]
    fn the_light_theme_holds_by_choice_by_the_browser_and_on_paper() {
        for (games, token) in [(EVERY, "--space-0:"), (TINY, "--cube-ink:"), (ANGEL, "--c-orange:")] {
            let sheet = sheet("", games, whole).text();
            assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
            let paper = sheet.split("@media print {\n:root").nth(1).expect("what is printed");
            let value = |text: &str| Some(text.split(token).nth(1)?.split(';').next()?.to_owned());
            // Only in the rule that begins there.
            let first = |start: &str| sheet.split(start).skip(1).find_map(|rest| value(rest.split('}').next()?));
            let (chosen, auto) = (first("[data-theme=\"light\"]"), first("@media (prefers-color-scheme: light) {"));
            assert!(chosen.is_some() && chosen == auto && chosen == value(paper), "{token} {chosen:?} {auto:?}");
            assert_eq!(paper.matches(token).count(), 1, "{token}");
        }
    }

    /// One palette: every colour has a name, and its value stands in `tokens.css`, or in that of a game.
    #[test]
    fn colours_are_named_in_the_palette_only() {
        let palette = |style: &str| light_colours(style).is_some();
        let mut sheets = 0;
        for style in texts().filter(|style| !palette(style)) {
            sheets += 1;
            for (number, line) in style.lines().enumerate() {
                let hues = line.match_indices('#').filter(|(at, _)| {
                    let name: String =
                        line[at + 1..].chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
                    matches!(name.len(), 3 | 4 | 6 | 8) && name.chars().all(|c| c.is_ascii_hexdigit())
                });
                let called = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("].iter().any(|call| line.contains(call));
                assert!(
                    hues.count() == 0 && !called,
                    "{}, line {}: {line}",
                    style.lines().next().unwrap_or(""),
                    number + 1
                );
            }
        }
        assert_eq!(sheets, STYLES.len() - 3);
    }

    /// What follows from the whole page is an attribute (`data-page`, `data-stage`). With `:has()` at the root every
    /// change of a piece would let the browser style the whole page anew. In a lesson the coach comes and goes.
    #[test]
    fn the_root_of_a_page_depends_on_nothing_inside_it() {
        let sheet: String = texts().collect();
        let selectors = sheet.split(['{', '}', ',', ';']).flat_map(|rule| rule.split([' ', '\n']));
        let root = |word: &str| word.starts_with("html") || word.starts_with("body") || word.starts_with(":root");
        let depends = selectors.filter(|word| root(word) && word.contains(":has("));
        let depends = depends.filter(|word| !word.contains("lesson"));
        assert_eq!(depends.collect::<Vec<_>>(), [""; 0]);
    }
}
