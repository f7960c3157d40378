//! Renders "Your box" of every game into a folder, in all languages and both themes, to look at:
//! `cargo run -p ui --example gallery_box -- FOLDER`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use black_angel::BlackAngel;
use engine::Components;
use engine::pack::Pack;
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::{BoxScene, Editing, Filter, Lang, OpenPack, PackLink, Tabletop, Theme, Visit, assets, box_page};
use under_falling_skies::UnderFallingSkies;

fn write(folder: &Path, name: &str, visit: Visit, html: &str) -> io::Result<()> {
    let page = html.replace("\"/assets/", "\"assets/");
    fs::write(folder.join(format!("{name}-{}-{}.html", visit.lang.code(), visit.theme.code())), page)
}

/// The page of each kind, and of a component that is being corrected, here with a value that cannot be.
fn pages<G: Tabletop>(folder: &Path, visit: Visit, at: &str, field: &str, wrong: i64) -> io::Result<()> {
    for kind in G::Components::KINDS {
        let filter = Filter { kind: Some(kind.name.to_owned()), ..Filter::default() };
        let scene = BoxScene { visit, packs: &[], open: None, filter, editing: None, refused: None };
        write(folder, &format!("{}-{}", G::ID, kind.name), visit, &box_page::<G>(&scene))?;
    }
    let Ok(pack) = G::Components::empty_pack("My own box") else { return Ok(()) };
    let with = |value: i64| pack.with(&format!("{at}.{field}"), value.into()).unwrap_or_else(|_| pack.clone());
    let editing = |pack: &Pack| {
        let faults = G::Components::read_pack(pack).err().map(|faults| faults.0).unwrap_or_default();
        Editing { at: at.to_owned(), pack: pack.clone(), faults, name: None }
    };
    let id = "abcdefghijkmnpqr".to_owned();
    let link = format!("https://table.example/box/{}?pack={id}", G::ID);
    let packs = [PackLink { id: id.clone(), name: "My own box".to_owned(), hash: String::new() }];
    for (name, value) in [("edit", 3), ("wrong", wrong)] {
        let (shown, editing) = (with(3), editing(&with(value)));
        let open = OpenPack { id: id.clone(), pack: shown, own: true, link: link.clone() };
        let scene = BoxScene {
            visit,
            packs: &packs,
            open: Some(&open),
            filter: Filter::default(),
            editing: Some(&editing),
            refused: None,
        };
        write(folder, &format!("{}-{name}", G::ID), visit, &box_page::<G>(&scene))?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/gallery-box".to_owned()));
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets() {
        fs::write(folder.join("assets").join(&asset.name), &asset.bytes)?;
    }
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            let visit = Visit { lang, theme, ..Visit::default() };
            pages::<UnderFallingSkies>(&folder, visit, "base_side.A-upper", "start_energy", 99)?;
            pages::<TinyEpicGalaxies>(&folder, visit, "planet.pl_jakks", "vp", 99)?;
            pages::<BlackAngel>(&folder, visit, "advanced.A01", "vp_each", 99)?;
        }
    }
    println!("the pages are in {}", folder.display());
    Ok(())
}
