//! The static files of the pages. Each carries a hash of its content in its name, so that a
//! browser may keep it for ever.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

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

const STYLES: [&str; 25] = [
    include_str!("../assets/style/tokens.css"),
    include_str!("../assets/style/frame.css"),
    include_str!("../assets/style/pages.css"),
    include_str!("../assets/style/company.css"),
    include_str!("../assets/style/ufs-sky.css"),
    include_str!("../assets/style/ufs-base.css"),
    include_str!("../assets/style/ufs-panels.css"),
    include_str!("../assets/style/ba-table.css"),
    include_str!("../assets/style/ba-space.css"),
    include_str!("../assets/style/ba-frigate.css"),
    include_str!("../assets/style/ba-board.css"),
    include_str!("../assets/style/campaign.css"),
    include_str!("../assets/style/states.css"),
    include_str!("../assets/style/teg-table.css"),
    include_str!("../assets/style/teg-spaces.css"),
    include_str!("../assets/style/teg-board.css"),
    include_str!("../assets/style/teg-states.css"),
    include_str!("../assets/style/teg-narrow.css"),
    include_str!("../assets/style/sizes.css"),
    include_str!("../assets/style/low.css"),
    include_str!("../assets/style/advice.css"),
    include_str!("../assets/style/playback.css"),
    include_str!("../assets/style/how.css"),
    include_str!("../assets/style/access.css"),
    include_str!("../assets/style/forced.css"),
];

macro_rules! script {
    ($name:literal) => {
        ($name, include_str!(concat!("../assets/", $name)))
    };
}

/// The script's modules, in the order in which they run: each after those that it imports.
const MODULES: [(&str, &str); 28] = [
    script!("dom.js"),
    script!("people.js"),
    script!("sha256.js"),
    script!("contribution.js"),
    script!("dice.js"),
    script!("log-lines.js"),
    script!("parts.js"),
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
    script!("starboard.js"),
    script!("geometry.js"),
    script!("key-names.js"),
    script!("keys.js"),
    script!("setup.js"),
    script!("advice.js"),
    script!("analysis.js"),
    script!("tips.js"),
    script!("how.js"),
];

/// Code of others that the modules use, unchanged.
const IDIOMORPH: &str = include_str!("../assets/idiomorph/idiomorph-0.8.0.min.js");

macro_rules! font {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../assets/fonts/", $name)) as &'static [u8])
    };
}

const FONTS: [(&str, &[u8]); 4] = [
    font!("space-grotesk-latin-wght-normal.woff2"),
    font!("space-grotesk-latin-ext-wght-normal.woff2"),
    font!("figtree-latin-wght-normal.woff2"),
    font!("figtree-latin-ext-wght-normal.woff2"),
];

/// All static files.
pub fn assets() -> &'static [Asset] {
    static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
        let mut assets: Vec<Asset> = FONTS.iter().map(|(name, bytes)| asset(name, "font/woff2", *bytes)).collect();
        let mut style = STYLES.concat();
        style.push_str(&on_paper(&style));
        for font in &assets {
            style = style.replace(&format!("url({})", font.stem), &format!("url({})", font.name));
        }
        assets.push(asset("starboard.css", "text/css; charset=utf-8", style.into_bytes()));
        let script = format!("{IDIOMORPH}\n{}", bundle(&MODULES));
        assets.push(asset("starboard.js", "text/javascript; charset=utf-8", script.into_bytes()));
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
        let _ = writeln!(bundle, "// ---------- {name}\n(() => {{");
        let mut exported = Vec::new();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
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

/// What is printed is ink on white, whatever the screen shows: the colours of the light theme once
/// more, for paper.
fn on_paper(style: &str) -> String {
    const LIGHT: &str = "@media (prefers-color-scheme: light) {\n";
    let mut paper = String::from("@media print {\n");
    for rest in style.split(LIGHT).skip(1) {
        let block = rest.split("\n  }\n}\n").next().unwrap_or_default();
        paper.push_str(&block.replace("[data-theme=\"auto\"]", "[data-theme]"));
        paper.push_str("\n  }\n");
    }
    paper.push_str("}\n");
    paper
}

fn asset(stem: &'static str, content_type: &'static str, bytes: impl Into<Cow<'static, [u8]>>) -> Asset {
    let bytes = bytes.into();
    let hash: String = Sha256::digest(&bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    let (name, ending) = stem.rsplit_once('.').unwrap_or((stem, ""));
    Asset { name: format!("{name}-{hash}.{ending}"), content_type, bytes, stem }
}

/// The address of a static file by its plain name.
pub fn asset_url(stem: &str) -> String {
    let name = assets().iter().find(|asset| asset.stem == stem).map_or(stem, |asset| &asset.name);
    format!("/assets/{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_of_the_style_sheet_is_served_under_its_hashed_name() {
        let style = assets().iter().find(|asset| asset.stem == "starboard.css").expect("a style sheet");
        let text = String::from_utf8_lossy(&style.bytes);
        for name in text.split("url(").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert!(name.starts_with("data:") || assets().iter().any(|asset| asset.name == name), "{name}");
        }
    }

    #[test]
    fn paper_gets_the_colours_of_the_light_theme() {
        let style = STYLES.concat();
        let paper = on_paper(&style);
        let (open, close) = (paper.matches('{').count(), paper.matches('}').count());
        assert_eq!(open, close, "{paper}");
        for token in ["--space-0:", "--cube-ink:", "--c-orange:"] {
            assert_eq!(paper.matches(token).count(), 1, "{token}");
        }
        assert!(!paper.contains("auto"));
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
            let exports = text.lines().filter(|line| line.starts_with("export")).map(|line| {
                export_of(line).unwrap_or_else(|| panic!("{name}: {line}"))
            });
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
                "// ---------- one.js",
                "(() => {",
                "const one = 1;",
                "const two = () => 2;",
                "const own = 3;",
                "modules[\"one.js\"] = { one, two };",
                "})();",
                "// ---------- two.js",
                "(() => {",
                "// Comment.",
                "const { one, two } = modules[\"one.js\"];",
                "",
                "two(one);",
                "modules[\"two.js\"] = {  };",
                "})();",
                "})();",
            ]
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
