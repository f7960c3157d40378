//! Where a database file really is.

use std::io;
use std::path::{Path, PathBuf};

use crate::store::OpenError;

/// So many links may lead to a file, each to the next.
const LINKS: usize = 32;

/// The path of the file itself, whatever links lead to it. The file need not be there yet. One that
/// is marked as read-only is refused, even where we could write it all the same.
pub(super) fn real(path: &Path) -> Result<PathBuf, OpenError> {
    let failed = |error: io::Error| OpenError::NotWritable(path.to_owned(), error.to_string());
    let mut real = path.to_owned();
    for _ in 0..LINKS {
        match std::fs::symlink_metadata(&real) {
            Ok(found) if found.is_symlink() => {
                let target = std::fs::read_link(&real).map_err(failed)?;
                // A link is read from where it lies.
                real = real.parent().map_or_else(|| target.clone(), |folder| folder.join(&target));
            }
            Ok(found) if found.is_file() && found.permissions().readonly() => {
                return Err(OpenError::ReadOnly(path.to_owned()));
            }
            _ => return Ok(real),
        }
    }
    Err(OpenError::NotWritable(path.to_owned(), "its links lead nowhere".to_owned()))
}
