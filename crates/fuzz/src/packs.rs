//! Packs of component data: refused with a path and a reason, or playable.

use bots::Heuristics;
use engine::kit::random_pack;
use engine::{Components, Dice, Match, Pack, PackFaults, Seed, setup_from_options};
use serde_json::{Map, Value};
use ui::Tabletop;

use crate::Seen;
use crate::games::{ForGame, IDS, with_game};
use crate::options::play;

/// The most choices that are made to see whether a pack can be played with.
const MOST_CHOICES: u32 = 60;

pub(crate) fn take(input: &[u8], seen: &mut Seen) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    // As TOML it is hardly ever a pack, but nothing may come of it.
    if let Err(PackFaults(faults)) = Pack::parse(text) {
        seen.note(("toml", faults.first().map(|fault| fault.flaw.key())));
    }
    let Ok(document) = serde_json::from_str::<Value>(text) else { return };
    let pack = match Pack::from_json(&document) {
        Ok(pack) => pack,
        Err(faults) => return note(&faults, seen),
    };
    let written = Pack::parse(&pack.to_toml()).expect("what is written is read");
    assert_eq!(written, pack, "TOML and JSON say the same");
    // The campaign is played with the same box.
    for id in IDS.iter().filter(|id| id.starts_with(pack.game())) {
        with_game(id, Tried { pack: &pack, seen });
    }
}

fn note(faults: &PackFaults, seen: &mut Seen) {
    assert!(!faults.0.is_empty(), "refused without a reason");
    let first = &faults.0[0];
    let path: String = first.path.split('.').next().unwrap_or_default().chars().take(20).collect();
    seen.note((path, first.flaw.key()));
}

struct Tried<'a> {
    pack: &'a Pack,
    seen: &'a mut Seen,
}

impl ForGame for Tried<'_> {
    type Output = ();

    fn run<G: Tabletop + Heuristics>(self) {
        let Tried { pack, seen } = self;
        G::Components::sheets(Some(pack));
        if let Err(faults) = G::Components::read_pack(pack) {
            return note(&faults, seen);
        }
        seen.note((G::ID, "sound", pack.corrections().len()));
        // Only so many can be in use at a time; the others were read, at least.
        if G::Components::install(pack).is_err() {
            return;
        }
        let mut options = Map::new();
        options.insert("pack".into(), pack.hash().to_string().into());
        let setup = setup_from_options::<G>(&options).expect("a setup with a pack");
        let seed: Seed = "packs".parse().expect("a seed");
        let mut game = Match::<G>::new(setup, seed).expect("what is accepted can be set up");
        game.state().check().expect("its first position could stand on a table");
        play(&mut game, MOST_CHOICES);
    }
}

struct Packs;

impl ForGame for Packs {
    type Output = Vec<Vec<u8>>;

    fn run<G: Tabletop + Heuristics>(self) -> Vec<Vec<u8>> {
        let seed: Seed = "packs to begin with".parse().expect("a seed");
        let packs = (0..6).map(|index| random_pack::<G::Components>(&mut Dice::new(&seed.nth(index))));
        packs.map(|pack| serde_json::to_vec(&pack).expect("a text")).collect()
    }
}

pub(crate) fn start() -> Vec<Vec<u8>> {
    IDS.iter().filter_map(|id| with_game(id, Packs)).flatten().collect()
}
