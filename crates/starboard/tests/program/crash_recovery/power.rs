//! The power fails: of all that a process has written, a disk keeps what was synced, and of the
//! rest what it happens to have got to.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use engine::Dice;

/// A disk loses what was not synced by sectors of this size.
const SECTOR: usize = 512;

/// What a process has done to a file.
#[derive(Clone)]
enum Op {
    Write { offset: usize, data: Vec<u8> },
    Truncate(usize),
    Unlink,
}

/// How a disk treats what was not synced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rest {
    /// Gone, all of it.
    Lost,
    /// There, all of it.
    Kept,
    /// There up to some write.
    Prefix,
    /// Some writes are there and some are not.
    Some,
    /// Some sectors are there and some are not.
    Torn,
}

/// One file: what the disk must have of it, and what has happened since.
struct OnDisk {
    content: Option<Vec<u8>>,
    since: Vec<Op>,
    /// How many things had happened to the file before the first of `since`.
    synced: u64,
}

/// Notes all that a process writes below a folder, so that the power can fail.
pub(crate) struct Power {
    library: PathBuf,
    folder: PathBuf,
    log: PathBuf,
    before: BTreeMap<PathBuf, Vec<u8>>,
}

impl Power {
    /// Looks at the folder as it is. The process is to be started afterwards, with [`Power::env`].
    pub(crate) fn on(folder: &Path) -> Power {
        let temporary = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let name = folder.file_name().and_then(|name| name.to_str()).expect("a folder with a name");
        let library = temporary.join(format!("power-{name}.so"));
        if !library.exists() {
            let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/crash_recovery/power.c");
            let made = Command::new("cc")
                .args(["-shared", "-fPIC", "-O1", "-o"])
                .arg(&library)
                .arg(source)
                .arg("-ldl")
                .status();
            assert!(made.is_ok_and(|made| made.success()), "the library cannot be compiled");
        }
        let log = temporary.join(format!("power-{name}.log"));
        let _ = fs::remove_file(&log);
        Power { library, folder: folder.to_owned(), log, before: files(folder) }
    }

    /// What the process has to be told.
    pub(crate) fn env(&self) -> [(&'static str, &Path); 3] {
        [("LD_PRELOAD", &*self.library), ("POWER_FOLDER", &*self.folder), ("POWER_LOG", &*self.log)]
    }

    /// The process is dead: leaves in the folder what the disk has kept. `syncs` is whether the disk
    /// has done what it was told to.
    pub(crate) fn fail(self, rest: Rest, syncs: bool, chance: &mut Dice) {
        let mut disk: BTreeMap<PathBuf, OnDisk> = BTreeMap::new();
        for (path, content) in self.before {
            disk.insert(path, OnDisk { content: Some(content), since: Vec::new(), synced: 0 });
        }
        let log = fs::read(&self.log).expect("a log");
        let _ = fs::remove_file(&self.log);
        // By the number of a sync: how much had happened to its file when it began.
        let mut begun: HashMap<u64, u64> = HashMap::new();
        let mut notes = Notes(&log);
        let mut seen = 0;
        while let Some(Note { kind, path, offset, data }) = notes.next() {
            seen += 1;
            let file = disk.entry(path).or_insert_with(|| OnDisk { content: None, since: Vec::new(), synced: 0 });
            match kind {
                1 => file.since.push(Op::Write { offset: offset as usize, data: data.to_vec() }),
                2 => file.since.push(Op::Truncate(offset as usize)),
                3 => drop(begun.insert(offset, file.synced + file.since.len() as u64)),
                4 if syncs => file.sync(begun.remove(&offset).expect("a sync that has begun")),
                4 => {}
                5 => file.since.push(Op::Unlink),
                kind => panic!("a note of kind {kind}"),
            }
        }
        assert!(seen > 0, "nothing was noted");
        for (path, file) in disk {
            // The memory that processes share is never on the disk.
            let content = if path.to_string_lossy().ends_with("-shm") { None } else { file.lose(rest, chance) };
            match content {
                Some(content) => fs::write(&path, content).expect("a file"),
                None => drop(fs::remove_file(&path)),
            }
        }
    }
}

impl OnDisk {
    /// What had happened to the file up to this number is on the disk.
    fn sync(&mut self, number: u64) {
        let count = number.saturating_sub(self.synced) as usize;
        for op in self.since.drain(..count).collect::<Vec<_>>() {
            apply(&mut self.content, &op);
        }
        self.synced = self.synced.max(number);
    }

    /// What there is after the power has failed.
    fn lose(mut self, rest: Rest, chance: &mut Dice) -> Option<Vec<u8>> {
        let since = std::mem::take(&mut self.since);
        let mut content = self.content.take();
        let count = since.len() as u32;
        let kept = if rest == Rest::Prefix { chance.below(count + 1) } else { count };
        for op in since.iter().take(kept as usize) {
            match (rest, op) {
                (Rest::Lost, _) => {}
                (Rest::Some, Op::Write { .. }) if chance.below(2) == 0 => {}
                (Rest::Torn, Op::Write { offset, data }) => {
                    for (index, sector) in data.chunks(SECTOR).enumerate() {
                        if chance.below(2) == 1 {
                            let offset = offset + index * SECTOR;
                            apply(&mut content, &Op::Write { offset, data: sector.to_vec() });
                        }
                    }
                }
                (_, op) => apply(&mut content, op),
            }
        }
        content
    }
}

fn apply(content: &mut Option<Vec<u8>>, op: &Op) {
    match op {
        Op::Unlink => *content = None,
        Op::Truncate(length) => content.get_or_insert_default().resize(*length, 0),
        Op::Write { offset, data } => {
            let content = content.get_or_insert_default();
            let end = offset + data.len();
            if content.len() < end {
                content.resize(end, 0);
            }
            content[*offset..end].copy_from_slice(data);
        }
    }
}

/// All files of a folder with what is in them.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.map(|path| (path.clone(), fs::read(&path).expect("a file"))).collect()
}

/// One line of the log.
struct Note<'a> {
    kind: u32,
    path: PathBuf,
    offset: u64,
    data: &'a [u8],
}

/// What is left of the log. Its last note may be cut off: it was noted when the process died.
struct Notes<'a>(&'a [u8]);

impl<'a> Notes<'a> {
    fn next(&mut self) -> Option<Note<'a>> {
        let (head, rest) = self.0.split_at_checked(24)?;
        let four = |at: usize| u32::from_ne_bytes(head[at..at + 4].try_into().expect("four bytes"));
        let eight = |at: usize| u64::from_ne_bytes(head[at..at + 8].try_into().expect("eight bytes"));
        let (path, rest) = rest.split_at_checked(four(4) as usize)?;
        let (data, rest) = rest.split_at_checked(eight(16) as usize)?;
        self.0 = rest;
        let path = PathBuf::from(String::from_utf8(path.to_vec()).expect("a plain path"));
        Some(Note { kind: four(0), path, offset: eight(8), data })
    }
}
