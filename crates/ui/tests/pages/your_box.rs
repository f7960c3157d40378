//! "Your box": every component has its form, and what the form says is what the data say.

use black_angel::BlackAngel;
use engine::Components;
use engine::pack::{Pack, RecordSheet};
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::{BoxScene, Editing, Filter, Lang, OpenPack, Tabletop, Visit, box_editor, box_page, edited};
use under_falling_skies::UnderFallingSkies;

use crate::common;

fn empty<G: Tabletop>() -> Pack {
    G::Components::empty_pack("Mine").expect("a pack")
}

fn scene<'a>(lang: Lang, editing: Option<&'a Editing>) -> BoxScene<'a> {
    let visit = Visit { lang, ..Visit::default() };
    BoxScene { visit, packs: &[], open: None, filter: Filter::default(), editing, refused: None }
}

fn editing<G: Tabletop>(pack: &Pack, at: &str) -> Editing {
    let faults = G::Components::read_pack(pack).err().map(|faults| faults.0).unwrap_or_default();
    Editing { at: at.to_owned(), pack: pack.clone(), faults, name: Some("Mine".to_owned()) }
}

/// What a browser would send of a form: its fields with their values.
fn sent(html: &str) -> Vec<(String, String)> {
    let form = html.split("<form").nth(1).and_then(|rest| rest.split("</form>").next()).expect("a form");
    let attribute = |tag: &str, name: &str| {
        let value = tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
        Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    };
    let mut fields = Vec::new();
    let mut chooser = String::new();
    for tag in form.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        if tag.starts_with("input ") {
            let name = attribute(tag, "name").expect("a name");
            fields.push((name, attribute(tag, "value").unwrap_or_default()));
        } else if tag.starts_with("select ") {
            chooser = attribute(tag, "name").expect("a name");
        } else if tag.starts_with("option ") && tag.ends_with(" selected") {
            fields.push((chooser.clone(), attribute(tag, "value").unwrap_or_default()));
        }
    }
    fields
}

fn sheets<G: Tabletop>() -> Vec<RecordSheet> {
    G::Components::sheets(None)
}

/// Sends the form of every component back as it stands.
fn sent_back_unchanged<G: Tabletop>() {
    let pack = empty::<G>();
    for sheet in sheets::<G>() {
        let path = sheet.path();
        let html = box_editor::<G>(&scene(Lang::En, Some(&editing::<G>(&pack, &path))));
        let fields = sent(&html);
        assert!(fields.len() > sheet.fields.len(), "{path}: {html}");
        let again = edited(&pack, &sheet, &fields).expect("a pack");
        assert!(again.corrections().is_empty(), "{path}: {:?}", again.corrections());
    }
}

#[test]
fn a_form_that_is_sent_back_unchanged_corrects_nothing() {
    sent_back_unchanged::<UnderFallingSkies>();
    sent_back_unchanged::<TinyEpicGalaxies>();
    sent_back_unchanged::<BlackAngel>();
}

/// The page with all components, well-formed in every language.
fn whole_page<G: Tabletop>() {
    for lang in Lang::ALL {
        let filter = Filter { kind: Some("all".to_owned()), ..Filter::default() };
        let page = box_page::<G>(&BoxScene { filter, ..scene(lang, None) });
        common::read(&page).unwrap_or_else(|fault| panic!("{}: {fault}", G::ID));
        for sheet in sheets::<G>() {
            assert!(page.contains(&format!("id=\"c-{}\"", sheet.path())), "{}", sheet.path());
        }
        for raw in ["box-kind-", "box-field-", "box-word-", "pack-"] {
            assert!(!page.contains(&format!(">{raw}")), "{raw} in {}", lang.code());
        }
    }
}

#[test]
fn every_component_is_on_the_page() {
    whole_page::<UnderFallingSkies>();
    whole_page::<TinyEpicGalaxies>();
    whole_page::<BlackAngel>();
}

#[test]
fn every_card_and_tile_has_a_picture() {
    fn drawn<G: Tabletop>(kinds: &[&str]) {
        for sheet in sheets::<G>().iter().filter(|sheet| kinds.contains(&sheet.kind)) {
            let data = G::Components::built_in();
            assert!(G::component(data, sheet.kind, &sheet.id, Lang::En).is_some(), "{}", sheet.path());
        }
    }
    drawn::<UnderFallingSkies>(&["sky_tile", "base_side", "city", "character", "scenario"]);
    drawn::<TinyEpicGalaxies>(&["planet", "mission", "pilot", "exploration", "rogue_mat", "ship_type"]);
    drawn::<BlackAngel>(&[
        "mission",
        "ravager",
        "technology",
        "starting_tile",
        "advanced",
        "strip",
        "hal_card",
        "action",
    ]);
}

#[test]
fn a_correction_shows_in_the_picture_and_beside_what_is_built_in() {
    let pack = empty::<TinyEpicGalaxies>().with("planet.pl_jakks.vp", 7.into()).expect("a pack");
    let pack = pack.with("planet.pl_jakks.name", "Żółw & Co".into()).expect("a pack");
    let html =
        box_editor::<TinyEpicGalaxies>(&scene(Lang::En, Some(&editing::<TinyEpicGalaxies>(&pack, "planet.pl_jakks"))));
    let yours =
        html.split("class=\"yours\"").nth(1).and_then(|rest| rest.split("</figure>").next()).expect("a picture");
    assert!(yours.contains("<b>7</b>") && yours.contains("Żółw &amp; Co"), "{yours}");
    let before = html.split("class=\"yours\"").next().expect("what is built in");
    assert!(before.contains("<b>1</b>") && !before.contains("<b>7</b>"), "{before}");
    assert_eq!(html.matches("class=\"field-of changed\"").count(), 2);
}

#[test]
fn a_pack_of_somebody_else_is_only_looked_at() {
    let pack =
        empty::<BlackAngel>().with("mission.M001.reward", toml::Table::from_iter([("vp".to_owned(), 2.into())]).into());
    let (id, link) = ("abc".to_owned(), "/box/black-angel?pack=abc".to_owned());
    let mut open = OpenPack { id, pack: pack.expect("a pack"), own: false, link };
    let page = |open: &OpenPack| box_page::<BlackAngel>(&BoxScene { open: Some(open), ..scene(Lang::En, None) });
    let theirs = page(&open);
    assert!(!theirs.contains("at=mission.") && !theirs.contains("/delete\"") && theirs.contains("/copy\""));
    open.own = true;
    let own = page(&open);
    assert!(own.contains("at=mission.M001") && own.contains("/delete\"") && !own.contains("/copy\""));
    assert_eq!(own.matches("<dl class=\"changes\">").count(), 1);
}
