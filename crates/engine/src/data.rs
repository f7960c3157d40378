//! The component data of a game, reached through the state that is played with it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{OnceLock, PoisonError, RwLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use toml::Table;

use crate::pack::schema::Kind;
use crate::pack::{DataHash, Flaw, Pack, PackFault, PackFaults, RecordSheet, base_hash, correct, put_back, sheets};

/// The most packs that one process plays with at a time: each is kept until the process ends.
pub const MAX_PACKS: usize = 256;

/// The values that are printed on a game's components.
pub trait Components: Sized + Send + Sync + 'static {
    /// What may be corrected.
    const KINDS: &'static [Kind];

    /// Where they come from, and all that are in use.
    fn source() -> &'static Source<Self>;

    /// Reads a component file with corrections in it, and checks that the rules can bear all of it.
    fn read(file: Table, edition: Edition) -> Result<Self, PackFaults>;

    /// Which data these are.
    fn edition(&self) -> &Edition;

    /// The values that come with the program.
    #[inline]
    fn built_in() -> &'static Self {
        let source = Self::source();
        source.present.get_or_init(|| source.load(source.earlier.len()))
    }

    /// The values of all programs up to this one, the first first and the present ones last.
    fn editions() -> impl Iterator<Item = &'static Self> {
        let source = Self::source();
        let earlier = source.loaded.get_or_init(|| (0..source.earlier.len()).map(|index| source.load(index)).collect());
        earlier.iter().chain([Self::built_in()])
    }

    /// The values that files mean which name none: those of the first program.
    fn first() -> &'static Self {
        Self::editions().next().unwrap_or_else(Self::built_in)
    }

    /// How new tables name the built-in values: not at all as long as they are the first ones.
    fn name_for_new_tables() -> Option<DataHash> {
        (!Self::source().earlier.is_empty()).then(|| Self::built_in().edition().hash)
    }

    /// The values with this hash: built in now, built in earlier, or of a pack that is in use.
    fn with_hash(hash: DataHash) -> Option<&'static Self> {
        let known = Self::editions().find(|data| data.edition().hash == hash);
        known.or_else(|| Self::source().in_use(hash))
    }

    /// The values that a table asks for.
    fn named(hash: Option<DataHash>) -> Option<&'static Self> {
        match hash {
            None => Some(Self::first()),
            Some(hash) => Self::with_hash(hash),
        }
    }

    /// The whole component file as this pack makes it, and what cannot be.
    fn corrected(pack: &Pack) -> (Table, Vec<PackFault>) {
        let source = Self::source();
        if pack.game() != source.game {
            let fault = PackFault::new("pack.game", Flaw::Game { game: source.game.to_owned() });
            return (source.file(source.earlier.len()), vec![fault]);
        }
        let Some(index) = Self::editions().position(|data| data.edition().hash == pack.corrects()) else {
            return (source.file(source.earlier.len()), vec![PackFault::new("pack.corrects", Flaw::Base)]);
        };
        let mut file = source.file(index);
        let faults = correct(&mut file, pack.corrections(), Self::KINDS);
        (file, faults)
    }

    /// The values of a pack, or all that is wrong with it. Nothing of it is kept.
    fn read_pack(pack: &Pack) -> Result<Self, PackFaults> {
        let (file, faults) = Self::corrected(pack);
        if !faults.is_empty() {
            return Err(PackFaults(faults));
        }
        Self::read(file, Edition { hash: pack.hash(), pack: Some(pack.clone()) })
    }

    /// The values of a pack, for as long as the program runs: only for what is really played.
    fn install(pack: &Pack) -> Result<&'static Self, PackFaults> {
        let source = Self::source();
        if let Some(found) = source.in_use(pack.hash()) {
            return Ok(found);
        }
        let data = Self::read_pack(pack)?;
        let mut packs = source.packs.write().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have been faster.
        if let Some(found) = packs.iter().copied().find(|other| other.edition().hash == pack.hash()) {
            return Ok(found);
        }
        if packs.len() >= MAX_PACKS {
            return Err(PackFault::new("", Flaw::Full { most: MAX_PACKS }).into());
        }
        let data: &'static Self = Box::leak(Box::new(data));
        packs.push(data);
        Ok(data)
    }

    /// Every record with every field that may be corrected, as a pack makes it; wrong values stand
    /// there as they are in the pack.
    fn sheets(pack: Option<&Pack>) -> Vec<RecordSheet> {
        let source = Self::source();
        let base = pack.and_then(|pack| Self::editions().position(|data| data.edition().hash == pack.corrects()));
        let built_in = source.file(base.unwrap_or(source.earlier.len()));
        let data = pack.map_or_else(|| built_in.clone(), |pack| Self::corrected(pack).0);
        sheets(&built_in, &data, Self::KINDS)
    }

    /// A pack of this game that corrects nothing yet.
    fn empty_pack(name: &str) -> Result<Pack, PackFaults> {
        Pack::new(Self::source().game, name, Self::built_in().edition().hash)
    }
}

/// Which component data these are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Their hash.
    pub hash: DataHash,
    /// The owner's pack that they are made of; none if they are built in.
    pub pack: Option<Pack>,
}

/// Before it is known.
impl Default for Edition {
    fn default() -> Edition {
        Edition { hash: base_hash(&Table::new()), pack: None }
    }
}

/// Where the component data of a game come from, and all that are in use.
#[derive(Debug)]
pub struct Source<C: 'static> {
    game: &'static str,
    text: &'static str,
    earlier: &'static [&'static str],
    present: OnceLock<C>,
    loaded: OnceLock<Vec<C>>,
    packs: RwLock<Vec<&'static C>>,
}

impl<C: Components> Source<C> {
    /// The component file of a game, and for each earlier program with other values the records
    /// that differ from it, the first program first.
    pub const fn new(game: &'static str, text: &'static str, earlier: &'static [&'static str]) -> Source<C> {
        let packs = RwLock::new(Vec::new());
        Source { game, text, earlier, present: OnceLock::new(), loaded: OnceLock::new(), packs }
    }

    /// The game whose components they are.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The whole component file of one of the editions.
    fn file(&self, index: usize) -> Table {
        let mut file: Table = self.text.parse().expect("the embedded components parse; a test reads them");
        if let Some(text) = self.earlier.get(index) {
            let earlier = text.parse().expect("the embedded earlier components parse; a test reads them");
            put_back(&mut file, earlier).expect("earlier components fit the present ones; a test reads them");
        }
        file
    }

    fn load(&self, index: usize) -> C {
        let file = self.file(index);
        let edition = Edition { hash: base_hash(&file), pack: None };
        match C::read(file, edition) {
            Ok(data) => data,
            Err(faults) => panic!("the embedded components of {}: {faults}", self.game),
        }
    }

    fn in_use(&self, hash: DataHash) -> Option<&'static C> {
        let packs = self.packs.read().unwrap_or_else(PoisonError::into_inner);
        packs.iter().copied().find(|data| data.edition().hash == hash)
    }
}

/// A game without component data.
impl Components for () {
    const KINDS: &'static [Kind] = &[];

    fn source() -> &'static Source<()> {
        static SOURCE: Source<()> = Source::new("", "", &[]);
        &SOURCE
    }

    fn read(_: Table, _: Edition) -> Result<(), PackFaults> {
        Ok(())
    }

    fn edition(&self) -> &Edition {
        static NONE: OnceLock<Edition> = OnceLock::new();
        NONE.get_or_init(Edition::default)
    }
}

/// A reference to component data, carried by a state. In JSON it is their hash, left out for the
/// first built-in ones: `#[serde(default = "Data::first", skip_serializing_if = "Data::is_first")]`.
pub struct Data<C: 'static>(&'static C);

impl<C> Data<C> {
    /// These values.
    pub fn new(components: &'static C) -> Data<C> {
        Data(components)
    }

    /// The values themselves, for as long as the program runs.
    #[inline]
    pub fn get(self) -> &'static C {
        self.0
    }
}

impl<C: Components> Data<C> {
    /// What a position means that names none.
    pub fn first() -> Data<C> {
        Data(C::first())
    }

    /// Whether a position need not name it.
    pub fn is_first(&self) -> bool {
        std::ptr::eq(self.0, C::first())
    }
}

impl<C: Components> Default for Data<C> {
    fn default() -> Data<C> {
        Data(C::built_in())
    }
}

impl<C: Components> Serialize for Data<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.edition().hash.serialize(serializer)
    }
}

impl<'de, C: Components> Deserialize<'de> for Data<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Data<C>, D::Error> {
        let hash = DataHash::deserialize(deserializer)?;
        C::with_hash(hash).map(Data).ok_or_else(|| D::Error::custom(format!("the pack {hash} is not here")))
    }
}

impl<C> Clone for Data<C> {
    fn clone(&self) -> Data<C> {
        *self
    }
}

impl<C> Copy for Data<C> {}

impl<C> Deref for Data<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        self.0
    }
}

/// Two references are equal if they are to the same data.
impl<C> PartialEq for Data<C> {
    fn eq(&self, other: &Data<C>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<C> Eq for Data<C> {}

/// The data is the same throughout a match: it makes no difference between two of its positions.
impl<C> Hash for Data<C> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<C> fmt::Debug for Data<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Data")
    }
}
