//! The static files of the pages. Each carries a hash of its content in its name, so that a
//! browser may keep it for ever.

use std::borrow::Cow;
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

const STYLES: [&str; 26] = [
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
    include_str!("../assets/style/lesson.css"),
    include_str!("../assets/style/access.css"),
    include_str!("../assets/style/forced.css"),
];

macro_rules! script {
    ($name:literal) => {
        ($name, include_str!(concat!("../assets/", $name)))
    };
}

/// The scripts of every page, in the order in which they run.
pub(crate) const SCRIPTS: [(&str, &str); 15] = [
    ("idiomorph.js", include_str!("../assets/idiomorph/idiomorph-0.8.0.min.js")),
    script!("people.js"),
    script!("dice.js"),
    script!("parts.js"),
    script!("in-view.js"),
    script!("playback.js"),
    script!("log.js"),
    script!("put-back.js"),
    script!("starboard.js"),
    script!("keys.js"),
    script!("setup.js"),
    script!("advice.js"),
    script!("tips.js"),
    script!("how.js"),
    script!("lesson.js"),
];

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
        for (name, script) in SCRIPTS {
            assets.push(asset(name, "text/javascript; charset=utf-8", script.as_bytes()));
        }
        assets.push(asset("favicon.svg", "image/svg+xml", include_str!("../assets/favicon.svg").as_bytes()));
        assets
    });
    &ASSETS
}

/// What is printed is ink on white, whatever the screen shows: the colours of the light theme once
/// more, for paper.
fn on_paper(style: &str) -> String {
    const LIGHT: &str = "@media (prefers-color-scheme: light) {\n";
    let mut paper = String::from("@media print {\n");
    for rest in style.split(LIGHT).skip(1) {
        let block = rest.split("\n}\n}\n").next().unwrap_or_default();
        paper.push_str(&block.replace("[data-theme=\"auto\"]", "[data-theme]"));
        paper.push_str("\n}\n");
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

    #[test]
    fn names_are_unique_and_plain() {
        for asset in assets() {
            assert_eq!(assets().iter().filter(|other| other.name == asset.name).count(), 1);
            assert!(asset.name.chars().all(|c| c.is_ascii_alphanumeric() || "-.".contains(c)), "{}", asset.name);
            assert!(!asset.bytes.is_empty(), "{}", asset.name);
        }
    }
}
