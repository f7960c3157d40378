//! Tells the program from which commit it is built.
//!
//! `STARBOARD_VERSION` is the version, and the commit where there is one: `0.1.0 (e533ab1c8d2f)`. The commit comes from
//! the variable `GIT_COMMIT` (for packages and containers that are built without the repository) or from git. Where
//! there is neither, as in an unpacked archive, it is the version alone.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=GIT_COMMIT");
    let named = env::var("GIT_COMMIT").ok().filter(|name| !name.is_empty());
    let version = env::var("CARGO_PKG_VERSION").expect("cargo sets it");
    match named.or_else(commit) {
        Some(commit) => println!("cargo::rustc-env=STARBOARD_VERSION={version} ({commit})"),
        None => println!("cargo::rustc-env=STARBOARD_VERSION={version}"),
    }
}

/// The commit that is checked out, if this folder is one of a repository of its own.
fn commit() -> Option<String> {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).join("../..").canonicalize().ok()?;
    let git = |arguments: &[&str]| {
        let output = Command::new("git").current_dir(&root).args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
        (output.status.success() && !text.is_empty()).then_some(text)
    };
    // An archive that was unpacked somewhere inside another repository does not have that one's commit.
    if Path::new(&git(&["rev-parse", "--show-toplevel"])?).canonicalize().ok()? != root {
        return None;
    }
    // Asked again only when another commit is checked out: HEAD names a branch, the branch a commit, and its log grows
    // with both. A file that is not there must not be watched, since cargo would then run this every time.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    for name in ["HEAD", "logs/HEAD"].into_iter().chain(branch.as_deref()) {
        let file: PathBuf = root.join(git(&["rev-parse", "--git-path", name])?);
        if file.exists() {
            println!("cargo::rerun-if-changed={}", file.display());
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}
