//! A game's box: the packs in which its owner corrects component data.

use bots::Heuristics;
use engine::pack::{DataHash, Pack, PackFault, PackFaults};
use engine::{Components, Game};
use ui::{BoxScene, Tabletop};

use super::Erased;

/// What of a game's component data its owner may correct.
pub trait BoxGame: Send + Sync {
    /// The game whose box it is played with; none if nothing of it can be corrected.
    fn box_of(&self) -> Option<&'static str>;

    /// A pack that corrects nothing yet.
    fn empty_pack(&self, name: &str) -> Result<Pack, PackFaults>;

    /// All that is wrong with a pack. Nothing of it is kept.
    fn faults_of(&self, pack: &Pack) -> Vec<PackFault>;

    /// The pack with what was sent for one component; none if there is no such component.
    fn edited(&self, pack: &Pack, at: &str, sent: &[(String, String)]) -> Option<Result<Pack, PackFaults>>;

    /// Puts a pack into use, so that tables can be played with it.
    fn install(&self, text: &str) -> Result<(), PackFaults>;

    /// Whether the data of this hash are in use, or built in.
    fn has_data(&self, hash: &str) -> bool;

    /// The page with the components.
    fn box_page(&self, scene: &BoxScene<'_>) -> String;

    /// The form of the component that is being corrected, alone.
    fn box_editor(&self, scene: &BoxScene<'_>) -> String;
}

impl<G: Tabletop + Heuristics> BoxGame for Erased<G> {
    fn box_of(&self) -> Option<&'static str> {
        ui::has_box::<G>().then(ui::box_of::<G>)
    }

    fn empty_pack(&self, name: &str) -> Result<Pack, PackFaults> {
        G::Components::empty_pack(name)
    }

    fn faults_of(&self, pack: &Pack) -> Vec<PackFault> {
        G::Components::read_pack(pack).err().map(|faults| faults.0).unwrap_or_default()
    }

    fn edited(&self, pack: &Pack, at: &str, sent: &[(String, String)]) -> Option<Result<Pack, PackFaults>> {
        let sheets = G::Components::sheets(Some(pack));
        let sheet = sheets.iter().find(|sheet| sheet.path() == at)?;
        Some(ui::edited(pack, sheet, sent))
    }

    fn install(&self, text: &str) -> Result<(), PackFaults> {
        G::Components::install(&Pack::parse(text)?).map(|_| ())
    }

    fn has_data(&self, hash: &str) -> bool {
        hash.parse::<DataHash>().is_ok_and(|hash| G::Components::with_hash(hash).is_some())
    }

    fn box_page(&self, scene: &BoxScene<'_>) -> String {
        ui::box_page::<G>(scene)
    }

    fn box_editor(&self, scene: &BoxScene<'_>) -> String {
        ui::box_editor::<G>(scene)
    }
}

/// Does something while pieces are named and drawn by the data of a game's position.
pub(super) fn shown<G: Game, T>(state: &G, pen: impl FnOnce() -> T) -> T {
    engine::show(state.components(), pen)
}

/// The hash of the pack that the stored options of a table name.
pub(crate) fn pack_named(setup: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Named {
        pack: Option<String>,
    }
    serde_json::from_str::<Named>(setup).ok()?.pack
}
