//! The static files of the pages. Each carries a hash of its content in its name, so that a
//! browser may keep it for ever.

mod script;
mod styles;

use std::borrow::Cow;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

pub use self::styles::style_url;
pub(crate) use self::styles::{Extent, sheet_url};
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

macro_rules! font {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../../assets/fonts/", $name)) as &'static [u8])
    };
}

const FONTS: [(&str, &[u8]); 10] = [
    font!("space-grotesk-latin.woff2"),
    font!("space-grotesk-french.woff2"),
    font!("space-grotesk-western.woff2"),
    font!("space-grotesk-polish.woff2"),
    font!("space-grotesk-others.woff2"),
    font!("figtree-latin.woff2"),
    font!("figtree-french.woff2"),
    font!("figtree-western.woff2"),
    font!("figtree-polish.woff2"),
    font!("figtree-others.woff2"),
];

/// The addresses of the fonts that a page in this language needs for its first view.
pub(crate) fn first_fonts(lang: Lang) -> Vec<String> {
    let mut fonts = vec!["space-grotesk-latin.woff2", "figtree-latin.woff2"];
    match lang {
        Lang::En => {}
        Lang::Fr => fonts.extend(["space-grotesk-french.woff2", "figtree-french.woff2"]),
        Lang::Pl => fonts.extend(["space-grotesk-polish.woff2", "figtree-polish.woff2"]),
    }
    fonts.into_iter().map(asset_url).collect()
}

/// All static files.
pub fn assets() -> &'static [Asset] {
    static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
        let mut assets: Vec<Asset> = FONTS.iter().map(|(name, bytes)| asset(name, "font/woff2", *bytes)).collect();
        let fonts: Vec<[String; 2]> =
            assets.iter().map(|font| [font.stem, &font.name].map(|name| format!("url({name})"))).collect();
        for sheet in styles::SHEETS {
            let mut style = sheet.compact();
            for [stem, name] in &fonts {
                style = style.replace(stem, name);
            }
            assets.push(asset(sheet.stem, "text/css; charset=utf-8", style.into_bytes()));
        }
        let first = script::plain(include_str!("../../assets/first.js"));
        for (stem, script) in [("first.js", first), ("starboard.js", script::first()), ("later.js", script::later())] {
            assets.push(asset(stem, "text/javascript; charset=utf-8", script.into_bytes()));
        }
        assets.push(asset("favicon.svg", "image/svg+xml", include_str!("../../assets/favicon.svg").as_bytes()));
        assets
    });
    &ASSETS
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

    #[test]
    fn no_line_of_a_script_or_a_style_sheet_is_over_120_characters() {
        for text in styles::texts().chain(script::all().map(|(_, text)| text)) {
            let long = text.lines().find(|line| line.chars().count() > 120);
            assert_eq!(long, None);
        }
    }

    /// A line of a template that begins like a comment would be lost, and its indentation in any case.
    #[test]
    fn no_text_of_a_script_goes_over_several_lines() {
        for (name, text) in script::all() {
            let odd = text.lines().find(|line| line.matches('`').count() % 2 == 1);
            assert_eq!(odd, None, "{name}");
            let after =
                |line: &str| line.trim_start().starts_with("/*") && !line.contains("*/") || line.ends_with("*/");
            let code = text.lines().find(|line| line.trim_start().starts_with("/*") && !after(line));
            assert_eq!(code, None, "{name}: code behind a comment would be lost");
        }
        let is_plain =
            |style: &str| !style.contains("\\\n") && style.matches("/*").count() == style.matches("*/").count();
        assert!(styles::texts().all(is_plain));
        assert_eq!(styles::compact("a {\n  b: c; /* why */\n}\n\n/* d\n */\ne {\n}\n"), "a{b:c}e{}");
        assert_eq!(
            styles::compact("a:hover,\nb > c {\n  d:\n    e: f,\n    \"g: h\"\n    i;\n}\n"),
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
