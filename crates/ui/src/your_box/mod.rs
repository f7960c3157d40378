//! The page "Your box": every component of a game with what may be corrected on it, and the packs in
//! which a visitor keeps corrections. One form serves all games: what may stand in a field the data say.

mod editor;
mod fields;
mod form;
mod gallery;
mod words;

use engine::pack::{Flaw, Pack, PackFault};
use engine::{Components, Game};
use maud::{Markup, html};

use crate::lang::say;
use crate::page::Page;
use crate::{Lang, Tabletop, Visit};

pub use form::edited;
pub use words::fault_in_words;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct BoxScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The packs that the visitor keeps of this box, the last changed first.
    pub packs: &'a [PackLink],
    /// The pack that is looked at; none for the built-in data.
    pub open: Option<&'a OpenPack>,
    /// Which components are shown.
    pub filter: Filter,
    /// The component that is being corrected.
    pub editing: Option<&'a Editing>,
    /// Why what was sent last is refused.
    pub refused: Option<&'a Refused>,
}

/// A pack in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackLink {
    /// What leads to it on this server.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The hash of what it says: how a set-up names it.
    pub hash: String,
}

/// A pack that is looked at.
#[derive(Clone, Debug)]
pub struct OpenPack {
    /// What leads to it on this server.
    pub id: String,
    /// What it says.
    pub pack: Pack,
    /// Whether it is the visitor's own.
    pub own: bool,
    /// Its whole address, to be given to others.
    pub link: String,
}

/// Which components are shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The kind; none for the first one, or for all where something is searched.
    pub kind: Option<String>,
    /// Which of them.
    pub only: Only,
    /// What is searched in names.
    pub find: String,
}

/// Which components of a kind are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Only {
    /// All.
    #[default]
    All,
    /// Those with reconstructed values.
    Reconstructed,
    /// Those that the pack corrects.
    Corrected,
}

impl Only {
    const ALL: [Only; 3] = [Only::All, Only::Reconstructed, Only::Corrected];

    /// The word in addresses.
    pub fn code(self) -> &'static str {
        match self {
            Only::All => "",
            Only::Reconstructed => "reconstructed",
            Only::Corrected => "corrected",
        }
    }

    /// The choice of a word; all for any other.
    pub fn find(code: &str) -> Only {
        Only::ALL.into_iter().find(|only| only.code() == code).unwrap_or_default()
    }
}

/// A component that is being corrected.
#[derive(Clone, Debug)]
pub struct Editing {
    /// Its path, as in `planet.pl_jakks`.
    pub at: String,
    /// The pack with what stands in the form.
    pub pack: Pack,
    /// What is wrong with it: the fields of this component, and what concerns others too.
    pub faults: Vec<PackFault>,
    /// The name for the new pack in which this will be kept; none if there is one.
    pub name: Option<String>,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// A pack cannot be, or a file holds none.
    Faults(Vec<PackFault>),
    /// There are too many packs already.
    TooMany {
        /// How many somebody may keep.
        most: u64,
    },
}

/// The keys of all messages that are not asked for by name: those of kinds, fields, words and flaws.
pub fn box_keys() -> Vec<String> {
    let mut keys = words::keys::<under_falling_skies::components::Catalog>();
    keys.extend(words::keys::<tiny_epic_galaxies::Catalog>());
    keys.extend(words::keys::<black_angel::Components>());
    keys.extend(Flaw::KEYS.iter().map(|key| (*key).to_owned()));
    keys
}

/// The game whose box a game is played with: that of the campaign is the stand-alone game's.
pub fn box_of<G: Game>() -> &'static str {
    G::Components::source().game()
}

/// Whether there is anything to correct.
pub fn has_box<G: Game>() -> bool {
    !G::Components::KINDS.is_empty()
}

/// The name of the owner's pack by which pieces are drawn just now.
fn pack_shown<G: Game>() -> Option<&'static str> {
    engine::shown::<G::Components>().edition().pack.as_ref().map(Pack::name)
}

/// Says of what bots think that they do not know the owner's pack; nothing where none is played with.
pub(crate) fn bots_note<G: Game>(lang: Lang) -> Markup {
    html! { @if let Some(name) = pack_shown::<G>() { p.soft.pack-note { (say!(lang, "box-bots-note", name = name)) } } }
}

/// Names the owner's pack that is played with, if there is one.
pub(crate) fn played_note<G: Game>(lang: Lang) -> Markup {
    html! { @if let Some(name) = pack_shown::<G>() { p.soft.pack-note { (say!(lang, "box-log-note", name = name)) } } }
}

/// What a visitor's first pack is called until they say otherwise.
pub fn first_pack_name(lang: Lang) -> String {
    say!(lang, "box-default-name")
}

/// The quiet link to the page.
pub(crate) fn link<G: Tabletop>(lang: Lang) -> Markup {
    html! { @if has_box::<G>() { a href={ "/box/" (box_of::<G>()) } { (say!(lang, "box-title")) } } }
}

/// The page.
pub fn box_page<G: Tabletop>(scene: &BoxScene<'_>) -> String {
    let lang = scene.visit.lang;
    let title = say!(lang, "box-of", game = G::title(lang));
    Page {
        visit: scene.visit,
        title: &say!(lang, "title-page", page = title.clone()),
        path: &address::<G>(scene.open.map(|open| open.id.as_str())),
        class: "your-box",
        stage: None,
        table: None,
        keep: None,
        extra: html! {},
        game: Some(G::ID),
        look: Some(G::ID),
        bar: html! { span.game { (G::title(lang)) } span.gap {} },
        drawings: G::drawings(),
        body: html! {
            main #content {
                h1 { (title) }
                p.lead { (say!(lang, "box-lead")) }
                @if let Some(refused) = scene.refused { (why(refused, lang)) }
                (gallery::packs::<G>(scene))
                (gallery::opened::<G>(scene))
                (gallery::filter::<G>(scene))
                (gallery::components::<G>(scene))
            }
        },
    }
    .render()
}

/// The form of the component that is being corrected, alone: what the script puts into the page.
pub fn box_editor<G: Tabletop>(scene: &BoxScene<'_>) -> String {
    gallery::edited_alone::<G>(scene).into_string()
}

/// The address of the page.
pub(crate) fn address<G: Game>(pack: Option<&str>) -> String {
    match pack {
        Some(id) => format!("/box/{}?pack={id}", box_of::<G>()),
        None => format!("/box/{}", box_of::<G>()),
    }
}

fn why(refused: &Refused, lang: Lang) -> Markup {
    html! {
        div.fault role="alert" {
            @match refused {
                Refused::Faults(faults) => {
                    p { (say!(lang, "box-refused")) }
                    (faults_list(faults, lang))
                }
                Refused::TooMany { most } => { p { (say!(lang, "box-too-many", count = *most)) } }
            }
        }
    }
}

/// Faults, each with its field.
fn faults_list(faults: &[PackFault], lang: Lang) -> Markup {
    html! {
        ul.faults {
            @for fault in faults.iter().take(20) {
                li {
                    @if !fault.path.is_empty() { code { (fault.path) } (say!(lang, "colon")) }
                    (fault_in_words(fault, lang))
                }
            }
        }
    }
}
