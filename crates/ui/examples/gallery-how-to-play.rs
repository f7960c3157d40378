//! Writes the pages that say how the games are played into a folder, in all languages and both themes,
//! to look at: `cargo run -p ui --example gallery-how-to-play -- FOLDER`.

use std::path::Path;
use std::{env, fs, io};

use ui::{Guide, Lang, Theme, Visit, assets, how_to_play_page};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets() {
        fs::write(folder.join("assets").join(&asset.name), &asset.bytes)?;
    }
    for guide in Guide::ALL {
        for (lang, theme) in Lang::ALL.into_iter().flat_map(|lang| [(lang, Theme::Dark), (lang, Theme::Light)]) {
            let page = how_to_play_page(guide, Visit { lang, theme, ..Visit::default() });
            let name = format!("{}.{}.{}.html", guide.id(), lang.code(), theme.code());
            fs::write(folder.join(name), page.replace("\"/assets/", "\"assets/"))?;
        }
    }
    Ok(())
}
