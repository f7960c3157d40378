//! A match file on disk.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use engine::{Record, ReplayError};
use serde_json::Value;
use ui::Tabletop;

use crate::cli_error::CliError;
use crate::games::{ForGame, with_game};

/// No match file is longer: the longest games have a few thousand choices.
const LONGEST_FILE: u64 = 16 << 20;

/// The text of a match file, parsed as far as one can without knowing its game.
pub(crate) struct MatchFile {
    name: String,
    /// Which game it claims to be of.
    game: String,
    content: Value,
}

impl MatchFile {
    /// Reads a file.
    pub(crate) fn read(path: &Path) -> Result<MatchFile, CliError> {
        let name = path.display().to_string();
        let unreadable = |error| CliError::failure(format_args!("cannot read {name}: {error}"));
        let mut text = Vec::new();
        let file = File::open(path).map_err(unreadable)?;
        let length = file.take(LONGEST_FILE + 1).read_to_end(&mut text).map_err(unreadable)?;
        if length as u64 > LONGEST_FILE {
            return Err(CliError::failure(format_args!("{name} is too long to be a match file")));
        }
        let content: Value = serde_json::from_slice(&text)
            .map_err(|error| CliError::failure(format_args!("{name} is not a match file: it is not JSON: {error}")))?;
        let Some(game) = content.get("game").and_then(Value::as_str).map(str::to_owned) else {
            return Err(CliError::failure(format_args!("{name} is not a match file: it does not say which game")));
        };
        Ok(MatchFile { name, game, content })
    }

    /// Does something with it that depends on its game.
    pub(crate) fn with_its_game<F: ForGame>(self, job: impl FnOnce(MatchFile) -> F) -> Result<F::Output, CliError> {
        let (name, game) = (self.name.clone(), self.game.clone());
        with_game(&game, job(self)).map_err(|error| match error {
            // That nobody knows the game is the file's fault, not that of the command line.
            CliError::Usage(sentence) => CliError::failure(format_args!("{name} cannot be read: {sentence}")),
            other => other,
        })
    }

    /// The record, once its game is known.
    pub(crate) fn record<G: Tabletop>(self) -> Result<Record<G>, CliError> {
        Record::read(&self.content.to_string()).map_err(|error| match error {
            ReplayError::File(error) => CliError::failure(format_args!("{} is not a match file: {error}", self.name)),
            error => CliError::failure(format_args!("{} cannot be replayed: {error}", self.name)),
        })
    }
}
