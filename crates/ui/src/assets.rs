//! The static files of the pages. Each carries a hash of its content in its name, so that a
//! browser may keep it for ever.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::Lang;

/// A static file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name below `/assets/`, with the hash of its content.
    pub name: String,
    /// Its media type.
    pub content_type: &'static str,
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    stem: &'static str,
}

/// What a style sheet is for: the games of one box, by their names.
type Games = &'static [&'static str];
const EVERY: Games = &[];
const FALLING: Games = &["under-falling-skies", "under-falling-skies-campaign"];
const TINY: Games = &["tiny-epic-galaxies"];
const ANGEL: Games = &["black-angel"];

macro_rules! style {
    ($name:literal) => {
        (EVERY, include_str!(concat!("../assets/style/", $name)))
    };
    ($name:literal, $games:ident) => {
        ($games, include_str!(concat!("../assets/style/", $name)))
    };
}

/// All parts, in their order: what comes later holds where two say something of the same.
const STYLES: [(Games, &str); 61] = [
    style!("tokens.css"),
    style!("frame.css"),
    style!("table.css"),
    style!("pages.css"),
    style!("home.css"),
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
    style!("teg-setup.css", TINY),
    style!("teg-low.css", TINY),
    style!("teg-narrow.css", TINY),
    style!("sizes.css"),
    style!("narrow.css"),
    style!("phone.css"),
    style!("low.css"),
    style!("advice.css"),
    style!("analysis.css"),
    style!("difficulty.css"),
    style!("playback.css"),
    style!("player.css"),
    style!("how.css"),
    style!("how-pictures.css"),
    style!("how-panel.css"),
    style!("how-paper.css"),
    style!("glossary.css"),
    style!("what.css"),
    style!("lesson.css"),
    style!("access.css"),
    style!("forced.css"),
];

macro_rules! script {
    ($name:literal) => {
        ($name, include_str!(concat!("../assets/", $name)))
    };
}

/// The script's modules, in the order in which they run: each after those that it imports.
const MODULES: [(&str, &str); 43] = [
    script!("dom.js"),
    script!("geometry.js"),
    script!("sounds.js"),
    script!("sound.js"),
    script!("people.js"),
    script!("sha256.js"),
    script!("contribution.js"),
    script!("dice.js"),
    script!("log-lines.js"),
    script!("asking.js"),
    script!("parts.js"),
    script!("patch.js"),
    script!("coaching.js"),
    script!("considering.js"),
    script!("in-view.js"),
    script!("pacing.js"),
    script!("playback.js"),
    script!("log.js"),
    script!("paths.js"),
    script!("offers.js"),
    script!("refusals.js"),
    script!("stream.js"),
    script!("send.js"),
    script!("put-back.js"),
    script!("touch.js"),
    script!("menus.js"),
    script!("terms.js"),
    script!("explained.js"),
    script!("steps.js"),
    script!("player.js"),
    script!("starboard.js"),
    script!("key-names.js"),
    script!("keys.js"),
    script!("setup.js"),
    script!("advice.js"),
    script!("analysis.js"),
    script!("tips.js"),
    script!("what.js"),
    script!("how.js"),
    script!("words.js"),
    script!("glossary.js"),
    script!("spotlight.js"),
    script!("lesson.js"),
];

/// Code of others that the modules use, unchanged.
const IDIOMORPH: &str = include_str!("../assets/idiomorph/idiomorph-0.8.0.min.js");

macro_rules! font {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../assets/fonts/", $name)) as &'static [u8])
    };
}

const FONTS: [(&str, &[u8]); 6] = [
    font!("space-grotesk-latin.woff2"),
    font!("space-grotesk-polish.woff2"),
    font!("space-grotesk-others.woff2"),
    font!("figtree-latin.woff2"),
    font!("figtree-polish.woff2"),
    font!("figtree-others.woff2"),
];

/// The addresses of the fonts that a page in this language needs for its first view.
pub(crate) fn first_fonts(lang: Lang) -> Vec<String> {
    let mut fonts = vec!["space-grotesk-latin.woff2", "figtree-latin.woff2"];
    if lang == Lang::Pl {
        fonts.extend(["space-grotesk-polish.woff2", "figtree-polish.woff2"]);
    }
    fonts.into_iter().map(asset_url).collect()
}

/// All static files.
pub fn assets() -> &'static [Asset] {
    static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
        let mut assets: Vec<Asset> = FONTS.iter().map(|(name, bytes)| asset(name, "font/woff2", *bytes)).collect();
        let fonts: Vec<[String; 2]> =
            assets.iter().map(|font| [font.stem, &font.name].map(|name| format!("url({name})"))).collect();
        for (stem, games) in SHEETS {
            let mut style = compact(&style_sheet(games));
            for [stem, name] in &fonts {
                style = style.replace(stem, name);
            }
            assets.push(asset(stem, "text/css; charset=utf-8", style.into_bytes()));
        }
        let script = format!("{IDIOMORPH}\n{}", bundle(&MODULES));
        assets.push(asset("starboard.js", "text/javascript; charset=utf-8", script.into_bytes()));
        let first = include_str!("../assets/first.js").lines().filter(|line| !is_comment(line));
        let first: String = first.flat_map(|line| [line.trim_start(), "\n"]).collect();
        assets.push(asset("first.js", "text/javascript; charset=utf-8", first.into_bytes()));
        assets.push(asset("favicon.svg", "image/svg+xml", include_str!("../assets/favicon.svg").as_bytes()));
        assets
    });
    &ASSETS
}

/// One script of all modules, since every file that a page asks for costs a slow connection a round trip. A module
/// becomes a function that runs once and keeps what it exports; `import` and `export` are all that is rewritten, in
/// the form that the formatter gives them.
fn bundle(modules: &[(&str, &str)]) -> String {
    let mut bundle = String::from("(() => {\n\"use strict\";\nconst modules = {};\n");
    for (name, text) in modules {
        let _ = writeln!(bundle, "(() => {{");
        let mut exported = Vec::new();
        let mut lines = text.lines();
        while let Some(line) = lines.next().map(str::trim_start) {
            if is_comment(line) {
                continue;
            }
            if line.starts_with("import ") {
                let mut import = line.to_owned();
                while !import.ends_with(';') {
                    let Some(next) = lines.next() else { break };
                    import.push_str(next);
                }
                let (names, from) = import_of(&import);
                let _ = writeln!(bundle, "const {{ {} }} = modules[\"{from}\"];", names.join(", "));
            } else {
                exported.extend(export_of(line));
                let _ = writeln!(bundle, "{}", line.strip_prefix("export ").unwrap_or(line));
            }
        }
        let _ = writeln!(bundle, "modules[\"{name}\"] = {{ {} }};\n}})();", exported.join(", "));
    }
    bundle.push_str("})();\n");
    bundle
}

/// Whether a line of a script is nothing but a comment: the formatter leaves no other line that begins so. What is
/// for those who read the files is not sent to everybody.
fn is_comment(line: &str) -> bool {
    line.is_empty() || ["//", "/*", "* ", "*/"].iter().any(|start| line.starts_with(start)) || line == "*"
}

/// A style sheet without comments, and without the white space that the formatter has put between its words.
fn compact(sheet: &str) -> String {
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

/// The names of `import { some, names } from "./module.js";`, and the module.
fn import_of(import: &str) -> (Vec<&str>, &str) {
    let names = import.split(['{', '}']).nth(1).unwrap_or_default();
    let from = import.split('"').nth(1).unwrap_or_default();
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    (names.collect(), from.strip_prefix("./").unwrap_or(from))
}

/// The name of `export const name = …`.
fn export_of(line: &str) -> Option<&str> {
    let declared = line.strip_prefix("export const ")?;
    declared.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
}

/// The style sheets: a page of a game loads what every page needs and what is of that game, as one file.
const SHEETS: [(&str, Games); 4] = [
    ("starboard.css", EVERY),
    ("under-falling-skies.css", FALLING),
    ("tiny-epic-galaxies.css", TINY),
    ("black-angel.css", ANGEL),
];

/// The address of the style sheet of a game's pages, or of the pages of no game.
pub fn style_url(game: Option<&str>) -> String {
    let of_game = |games: Games| game.is_some_and(|game| games.contains(&game));
    let (stem, _) = SHEETS.iter().find(|(_, games)| of_game(games)).unwrap_or(&SHEETS[0]);
    asset_url(stem)
}

/// The style sheet of the pages of these games, or of those of no game. The colours of the light theme are written
/// once: they also hold where the visitor leaves the choice to a browser that is set to light, and on paper, whatever
/// the screen shows.
fn style_sheet(games: Games) -> String {
    let mut sheet = String::new();
    let mut paper = String::new();
    for (_, text) in STYLES.iter().filter(|(of, _)| *of == EVERY || *of == games) {
        sheet.push_str(text);
        if let Some(light) = light_colours(text) {
            let auto = light.replace("[data-theme=\"light\"]", "[data-theme=\"auto\"]");
            let _ = write!(sheet, "@media (prefers-color-scheme: light) {{\n{auto}}}\n");
            paper.push_str(&light.replace("[data-theme=\"light\"]", "[data-theme]"));
        }
    }
    let _ = write!(sheet, "@media print {{\n{paper}}}\n");
    sheet
}

/// The rule of a file of colours that holds those of the light theme.
fn light_colours(style: &str) -> Option<&str> {
    let start = style.find("\n:root[data-theme=\"light\"]")? + 1;
    let end = style[start..].find("\n}\n")? + 3;
    Some(&style[start..start + end])
}

fn asset(stem: &'static str, content_type: &'static str, bytes: impl Into<Cow<'static, [u8]>>) -> Asset {
    let bytes = bytes.into();
    let hash: String = Sha256::digest(&bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    let (name, ending) = stem.rsplit_once('.').unwrap_or((stem, ""));
    Asset { name: format!("{name}-{hash}.{ending}"), content_type, bytes, stem }
}

/// The address of a static file by its plain name.
pub(crate) fn asset_url(stem: &str) -> String {
    let name = assets().iter().find(|asset| asset.stem == stem).map_or(stem, |asset| &asset.name);
    format!("/assets/{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_of_the_style_sheet_is_served_under_its_hashed_name() {
        for style in assets().iter().filter(|asset| asset.content_type.starts_with("text/css")) {
            let text = String::from_utf8_lossy(&style.bytes);
            for name in text.split("url(").skip(1).filter_map(|rest| rest.split(')').next()) {
                assert!(name.starts_with("data:") || assets().iter().any(|asset| asset.name == name), "{name}");
            }
        }
    }

    /// What a sheet names of another part of it must be in that sheet: a hue or an animation that only the sheet of
    /// another game has would be missing without a word.
    #[test]
    fn a_sheet_needs_nothing_of_the_sheet_of_another_game() {
        let words = |sheet: &str, start: &str| -> Vec<String> {
            let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            sheet.split(start).skip(1).map(name).collect()
        };
        let all: Vec<String> = SHEETS.iter().map(|(_, games)| style_sheet(games)).collect();
        let hues = STYLES.iter().filter(|(_, text)| light_colours(text).is_some());
        let hues: Vec<String> = hues.flat_map(|(_, text)| words(text, "\n  --")).collect();
        for (own, (stem, _)) in all.iter().zip(SHEETS) {
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
            let sheet = style_sheet(games);
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
        for style in STYLES.iter().map(|(_, text)| *text).filter(|style| !palette(style)) {
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
        let sheet: String = STYLES.iter().map(|(_, text)| *text).collect();
        let selectors = sheet.split(['{', '}', ',', ';']).flat_map(|rule| rule.split([' ', '\n']));
        let root = |word: &str| word.starts_with("html") || word.starts_with("body") || word.starts_with(":root");
        let depends = selectors.filter(|word| root(word) && word.contains(":has("));
        let depends = depends.filter(|word| !word.contains("lesson"));
        assert_eq!(depends.collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn no_line_of_a_script_or_a_style_sheet_is_over_120_characters() {
        for text in STYLES.iter().map(|(_, text)| *text).chain(MODULES.map(|(_, text)| text)) {
            let long = text.lines().find(|line| line.chars().count() > 120);
            assert_eq!(long, None);
        }
    }

    /// The bundle understands `import { … } from "./…";` and `export const` only: everything else of the kind would
    /// be lost. A module is imported after it has run, and only what it exports.
    #[test]
    fn modules_import_what_earlier_ones_export() {
        let mut exported: Vec<(&str, Vec<&str>)> = Vec::new();
        for (name, text) in MODULES {
            for statement in text.split("\nimport ").skip(1).map(|rest| rest.split(';').next().unwrap_or_default()) {
                assert!(statement.starts_with('{') && !statement.contains(" as "), "{name}: {statement}");
                let (names, from) = import_of(statement);
                let module = exported.iter().find(|(module, _)| *module == from);
                let (_, known) = module.unwrap_or_else(|| panic!("{name} runs before {from}"));
                assert!(!names.is_empty() && names.iter().all(|each| known.contains(each)), "{name}: {statement}");
            }
            let exports = text
                .lines()
                .filter(|line| line.starts_with("export"))
                .map(|line| export_of(line).unwrap_or_else(|| panic!("{name}: {line}")));
            exported.push((name, exports.collect()));
        }
    }

    #[test]
    fn a_module_is_a_function_that_keeps_its_exports() {
        let modules = [
            ("one.js", "export const one = 1;\nexport const two = () => 2;\nconst own = 3;\n"),
            ("two.js", "// Comment.\nimport {\n  one,\n  two,\n} from \"./one.js\";\n\ntwo(one);\n"),
        ];
        let bundle = bundle(&modules);
        let found: Vec<&str> = bundle.lines().collect();
        assert_eq!(
            found,
            [
                "(() => {",
                "\"use strict\";",
                "const modules = {};",
                "(() => {",
                "const one = 1;",
                "const two = () => 2;",
                "const own = 3;",
                "modules[\"one.js\"] = { one, two };",
                "})();",
                "(() => {",
                "const { one, two } = modules[\"one.js\"];",
                "two(one);",
                "modules[\"two.js\"] = {  };",
                "})();",
                "})();",
            ]
        );
    }

    /// A line of a template that begins like a comment would be lost, and its indentation in any case.
    #[test]
    fn no_text_of_a_script_goes_over_several_lines() {
        for (name, text) in MODULES {
            let odd = text.lines().find(|line| line.matches('`').count() % 2 == 1);
            assert_eq!(odd, None, "{name}");
            let after =
                |line: &str| line.trim_start().starts_with("/*") && !line.contains("*/") || line.ends_with("*/");
            let code = text.lines().find(|line| line.trim_start().starts_with("/*") && !after(line));
            assert_eq!(code, None, "{name}: code behind a comment would be lost");
        }
        assert!(
            STYLES
                .iter()
                .all(|(_, style)| !style.contains("\\\n") && style.matches("/*").count() == style.matches("*/").count())
        );
        assert_eq!(compact("a {\n  b: c; /* why */\n}\n\n/* d\n */\ne {\n}\n"), "a{b:c}e{}");
        assert_eq!(
            compact("a:hover,\nb > c {\n  d:\n    e: f,\n    \"g: h\"\n    i;\n}\n"),
            "a:hover,b > c{d: e: f,\"g: h\" i}"
        );
    }

    #[test]
    fn names_are_unique_and_plain() {
        for asset in assets() {
            assert_eq!(assets().iter().filter(|other| other.name == asset.name).count(), 1);
            assert!(asset.name.chars().all(|c| c.is_ascii_alphanumeric() || "-.".contains(c)), "{}", asset.name);
            assert!(!asset.bytes.is_empty(), "{}", asset.name);
        }
    }
}
