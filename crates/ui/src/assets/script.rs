//! The script: modules that are made one file when the program starts.

use std::fmt::Write as _;

macro_rules! script {
    ($name:literal) => {
        ($name, include_str!(concat!("../../assets/", $name)))
    };
}

type Module = (&'static str, &'static str);

/// The modules without which nothing can be chosen or shown, in the order in which they run: each after those that it
/// imports.
const FIRST: [Module; 21] = [
    script!("dom.js"),
    script!("hex.js"),
    script!("people.js"),
    script!("log-lines.js"),
    script!("asking.js"),
    script!("parts.js"),
    script!("patch.js"),
    script!("coaching.js"),
    script!("considering.js"),
    script!("in-view.js"),
    script!("pacing.js"),
    script!("playback.js"),
    script!("paths.js"),
    script!("offers.js"),
    script!("refusals.js"),
    script!("stream.js"),
    script!("send.js"),
    script!("put-back.js"),
    script!("touch.js"),
    script!("menus.js"),
    script!("starboard.js"),
];

/// The others. They come when the page can be used, and find what has happened before in the page itself.
const LATER: [Module; 25] = [
    script!("geometry.js"),
    script!("sounds.js"),
    script!("sound.js"),
    script!("sha256.js"),
    script!("contribution.js"),
    script!("dice.js"),
    script!("log.js"),
    script!("terms.js"),
    script!("explained.js"),
    script!("steps.js"),
    script!("player.js"),
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
    script!("your-box.js"),
    script!("more.js"),
];

/// Code of others that the modules use, unchanged.
const IDIOMORPH: &str = include_str!("../../assets/idiomorph/idiomorph-0.8.0.min.js");

/// The script that a page needs to be used.
pub(super) fn first() -> String {
    format!("{IDIOMORPH}\n{}", bundle(&FIRST))
}

/// The script that comes after it.
pub(super) fn later() -> String {
    bundle(&LATER)
}

/// A script of one file, as it is sent.
pub(super) fn plain(text: &str) -> String {
    let lines = text.lines().filter(|line| !is_comment(line));
    lines.flat_map(|line| [line.trim_start(), "\n"]).collect()
}

/// One script of all these modules, since every file that a page asks for costs a slow connection a round trip. A
/// module becomes a function that runs once and keeps what it exports; `import` and `export` are all that is
/// rewritten, in the form that the formatter gives them.
fn bundle(modules: &[Module]) -> String {
    let mut bundle = String::from("(() => {\n\"use strict\";\nconst modules = (window.starboardModules ??= {});\n");
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

/// The names of `import { some, names } from "./module.js";`, and the module.
fn import_of(import: &str) -> (Vec<&str>, &str) {
    let names = import.split(['{', '}']).nth(1).unwrap_or_default();
    let from = import.split('"').nth(1).unwrap_or_default();
    let names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    (names.collect(), from.strip_prefix("./").unwrap_or(from))
}

/// All modules, in the order in which they run.
#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = Module> {
    FIRST.into_iter().chain(LATER)
}

/// The name of `export const name = …`.
fn export_of(line: &str) -> Option<&str> {
    let declared = line.strip_prefix("export const ")?;
    declared.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bundle understands `import { … } from "./…";` and `export const` only: everything else of the kind would
    /// be lost. A module is imported after it has run, and only what it exports.
    #[test]
    fn modules_import_what_earlier_ones_export() {
        let mut exported: Vec<(&str, Vec<&str>)> = Vec::new();
        for (name, text) in all() {
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
                "const modules = (window.starboardModules ??= {});",
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
}
