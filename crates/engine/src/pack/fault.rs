//! Why a pack is refused: where, and what is wrong there.

use std::fmt;

use serde::Serialize;

/// What is wrong with a pack in one place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PackFault {
    /// The path of the field, such as `planet.pl_jakks.vp`; empty for the pack as a whole.
    pub path: String,
    /// What is wrong there.
    #[serde(flatten)]
    pub flaw: Flaw,
}

impl PackFault {
    /// A fault in the field at `path`.
    pub fn new(path: impl Into<String>, flaw: Flaw) -> PackFault {
        PackFault { path: path.into(), flaw }
    }
}

impl fmt::Display for PackFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        write!(f, "{}", self.flaw)
    }
}

impl std::error::Error for PackFault {}

/// All the faults of a pack, as an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFaults(pub Vec<PackFault>);

impl fmt::Display for PackFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.0.iter().map(PackFault::to_string).collect();
        f.write_str(&faults.join("\n"))
    }
}

impl std::error::Error for PackFaults {}

impl PackFaults {
    /// None so far.
    pub fn none() -> PackFaults {
        PackFaults(Vec::new())
    }

    /// Notes a fault unless this holds.
    pub fn ensure(&mut self, holds: bool, path: impl FnOnce() -> String, flaw: impl FnOnce() -> Flaw) {
        if !holds {
            self.0.push(PackFault { path: path(), flaw: flaw() });
        }
    }

    /// What was checked, if there is no fault.
    pub fn or<T>(self, checked: T) -> Result<T, PackFaults> {
        if self.0.is_empty() { Ok(checked) } else { Err(self) }
    }
}

impl From<PackFault> for PackFaults {
    fn from(fault: PackFault) -> PackFaults {
        PackFaults(vec![fault])
    }
}

/// Declares the flaws, each with its key and what it says in English.
macro_rules! flaws {
    ($( $(#[$meta:meta])* $flaw:ident $({ $($arg:ident : $type:ty),* })? => $key:literal $sentence:literal; )*) => {
        /// What is wrong with a field of a pack.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[serde(tag = "flaw", rename_all = "kebab-case")]
        #[allow(missing_docs)] // The fields are what the sentences name.
        pub enum Flaw {
            $( $(#[$meta])* $flaw $({ $($arg: $type),* })?, )*
        }

        impl Flaw {
            /// The keys of all their sentences.
            pub const KEYS: &'static [&'static str] = &[$($key),*];

            /// The key of the sentence that tells it.
            pub fn key(&self) -> &'static str {
                match self {
                    $( Flaw::$flaw $({ $($arg: _),* })? => $key, )*
                }
            }

            /// What the sentence names.
            pub fn args(&self) -> Vec<(&'static str, String)> {
                match self {
                    $( Flaw::$flaw $({ $($arg),* })? => vec![$($((stringify!($arg), $arg.to_string())),*)?], )*
                }
            }
        }

        impl fmt::Display for Flaw {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $( Flaw::$flaw $({ $($arg),* })? => write!(f, $sentence), )*
                }
            }
        }
    };
}

flaws! {
    /// The text is longer than any pack.
    TooLong { most: usize } => "pack-too-long" "a pack has at most {most} bytes";
    /// It is not TOML, or not JSON.
    Unreadable { line: usize } => "pack-unreadable" "it cannot be read: line {line}";
    /// A later program wrote it.
    Format => "pack-format" "this program reads packs of format 1";
    /// It is of another game, or of none.
    Game { game: String } => "pack-game" "it is no pack of {game}";
    /// The built-in data that it corrects are not known here.
    Base => "pack-base" "the built-in data that it corrects are not known here";
    /// So many packs are in use that there is no room for another.
    Full { most: usize } => "pack-full" "{most} packs are in use already";
    /// There is no such part of the component data.
    UnknownKind => "pack-unknown-kind" "there is no such part of the component data";
    /// There is no such card, tile or record.
    UnknownRecord => "pack-unknown-record" "there is no such record";
    /// There is no such field, or it cannot be corrected.
    UnknownField => "pack-unknown-field" "there is no such field to correct";
    /// A field is missing.
    Missing => "pack-missing" "it is missing";
    /// It is no whole number.
    NotANumber => "pack-not-a-number" "it must be a whole number";
    /// It is no number of halves.
    NotHalves => "pack-not-halves" "it must be a number of halves";
    /// The number is too small or too large.
    OutOfRange { least: String, most: String } => "pack-out-of-range" "it must be from {least} to {most}";
    /// It is neither yes nor no.
    NotAFlag => "pack-not-a-flag" "it must be true or false";
    /// It is not one of the words that may stand there.
    NotAChoice { choices: String } => "pack-not-a-choice" "it must be one of {choices}";
    /// It is no text.
    NotAText => "pack-not-a-text" "it must be a text";
    /// The text is empty, or begins or ends with a space.
    EmptyText => "pack-empty-text" "it must not be empty, nor begin or end with a space";
    /// The text is too long.
    LongText { most: usize } => "pack-long-text" "it has at most {most} characters";
    /// The text contains what is no letter, digit or sign of a name.
    Markup => "pack-markup" "control characters and the signs < and > cannot stand in it";
    /// It is no list.
    NotAList => "pack-not-a-list" "it must be a list";
    /// The list is too short or too long.
    Length { least: usize, most: usize } => "pack-length" "it must have {least} to {most} entries";
    /// It is no table of fields.
    NotATable => "pack-not-a-table" "it must be a table of fields";
    /// The game's own reader refuses it.
    Reader { message: String } => "pack-reader" "the game cannot read it: {message}";
    /// The same twice where each may stand once.
    Twice => "pack-twice" "the same stands there twice";
    /// The total over all records must be another.
    Total { total: i64, wanted: i64 } => "pack-total" "there are {total} of them, and there must be {wanted}";
    /// The total over all records is too small.
    TooFew { total: i64, wanted: i64 } => "pack-too-few" "there are {total} of them, and there must be {wanted} at least";
    /// It must be at least another field.
    AtLeast { other: String, value: i64 } => "pack-at-least" "it must be at least {other}, which is {value}";
    /// It must be at most another field.
    AtMost { other: String, value: i64 } => "pack-at-most" "it must be at most {other}, which is {value}";
    /// This field needs a certain value because of another one.
    NotWith { other: String } => "pack-not-with" "it does not go together with {other}";
    /// Two things lie on the same square.
    Overlap => "pack-overlap" "another thing lies there already";
    /// A square is neither room nor tunnel.
    Gap { square: String } => "pack-gap" "the square {square} is neither a room nor a tunnel";
    /// It contains or repeats itself.
    Cycle => "pack-cycle" "it would go on for ever";
    /// It cannot stand in this place.
    NotHere => "pack-not-here" "it cannot stand in this place";
}
