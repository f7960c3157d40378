//! A PostgreSQL server of a test's own, started from the programs that Debian installs, on a private
//! socket in a private folder, and gone with the value.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// A running server.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    /// As whom it runs, if we are root, as whom it will not.
    user: Option<(u32, u32)>,
    server: Option<Child>,
}

impl Postgres {
    /// Starts a server. None, with a word, if PostgreSQL is not installed; but where `CI` is set to
    /// `true` that is a failure.
    ///
    /// # Panics
    /// If it is installed and does not start.
    pub fn start() -> Option<Postgres> {
        let Some(programs) = programs() else {
            assert!(std::env::var("CI").as_deref() != Ok("true"), "PostgreSQL is not installed");
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("starboard-pg-").tempdir().expect("a folder");
        let user = (id(&["-u"]) == Some(0)).then(|| {
            let of = |flag| id(&[flag, "postgres"]).or_else(|| id(&[flag, "nobody"])).expect("a user who is not root");
            (of("-u"), of("-g"))
        });
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).expect("a folder for that user");
        }
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).expect("a private folder");
        let mut postgres = Postgres { programs, folder, user, server: None };
        let data = postgres.data();
        let args = ["--auth=trust", "--username=starboard", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"];
        let made = postgres.program("initdb").args(args).arg(&data).output().expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        postgres.begin();
        Some(postgres)
    }

    /// Starts the server again after [`Postgres::stop`].
    ///
    /// # Panics
    /// If it does not start.
    pub fn begin(&mut self) {
        let log = fs::File::create(self.folder.path().join("log")).expect("a log");
        let mut server = self
            .program("postgres")
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(self.folder.path())
            .args(["-c", "listen_addresses=", "-c", "max_connections=60"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("postgres starts");
        while !self
            .program("pg_isready")
            .arg("-q")
            .arg("-h")
            .arg(self.folder.path())
            .status()
            .expect("a word")
            .success()
        {
            let ended = server.try_wait().expect("a state");
            assert!(ended.is_none(), "postgres: {}", self.log());
            std::thread::sleep(Duration::from_millis(20));
        }
        self.server = Some(server);
    }

    /// Stops the server at once, as a crash of its machine would. What was committed stays.
    pub fn stop(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        let told = self.program("pg_ctl").args(["stop", "-s", "-m", "immediate", "-D"]).arg(self.data()).status();
        if !told.is_ok_and(|status| status.success()) {
            let _ = server.kill();
        }
        let _ = server.wait();
    }

    /// Kills the server and all its processes at once: SIGKILL.
    pub fn kill(&mut self) {
        let all = self.processes();
        let Some(mut server) = self.server.take() else { return };
        // The first one first, so that it makes no new ones.
        signal("KILL", &all);
        let _ = server.wait();
        // Those that it has left behind: a new server waits for the end of the last of them.
        while all.iter().any(|process| is_alive(*process)) {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Kills one process that serves a client, as a fault in it would: the server then ends all the
    /// others, recovers and goes on. Whether there was one.
    pub fn kill_one(&self) -> bool {
        let serves = |process: &&u32| {
            let title = fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default();
            String::from_utf8_lossy(&title).starts_with("postgres: starboard ")
        };
        let processes = self.processes();
        let Some(one) = processes.iter().skip(1).find(serves) else { return false };
        signal("KILL", &[*one]);
        true
    }

    /// SIGSTOP: all its processes stand still.
    pub fn pause(&self) {
        signal("STOP", &self.processes());
    }

    /// SIGCONT: they go on.
    pub fn resume(&self) {
        signal("CONT", &self.processes());
    }

    /// Its processes, the first one first.
    fn processes(&self) -> Vec<u32> {
        let Some(server) = &self.server else { return Vec::new() };
        let first = server.id();
        let children = fs::read_to_string(format!("/proc/{first}/task/{first}/children")).unwrap_or_default();
        std::iter::once(first).chain(children.split_whitespace().filter_map(|child| child.parse().ok())).collect()
    }

    /// The address of a new, empty database.
    pub fn database(&self, name: &str) -> String {
        self.run("postgres", &format!("CREATE DATABASE {name}"));
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://starboard@{socket}/{name}")
    }

    /// Carries out SQL in a database and gives what it answers, a line a row.
    ///
    /// # Panics
    /// If the database refuses it.
    pub fn run(&self, database: &str, sql: &str) -> String {
        let args = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "starboard", "-d", database, "-c", sql];
        let Output { status, stdout, stderr } =
            self.program("psql").arg("-h").arg(self.folder.path()).args(args).output().expect("psql runs");
        assert!(status.success(), "{sql}: {}", String::from_utf8_lossy(&stderr));
        String::from_utf8_lossy(&stdout).trim().to_owned()
    }

    /// One of PostgreSQL's programs, to be run by the server's user.
    pub fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(self.folder.path()).env_remove("PGHOST").env_remove("PGPORT");
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }

    /// The folder of its socket.
    pub fn socket(&self) -> &Path {
        self.folder.path()
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Sends a signal to processes, by its name without `SIG`.
///
/// # Panics
/// If there is no `kill`.
pub fn signal(name: &str, processes: &[u32]) {
    if processes.is_empty() {
        return;
    }
    let mut command = Command::new("kill");
    command.arg("-s").arg(name).args(processes.iter().map(u32::to_string)).stderr(Stdio::null());
    // A process may have ended by itself in the meantime.
    command.status().expect("kill runs");
}

/// Whether a process runs: neither gone nor dead and not yet buried.
fn is_alive(process: u32) -> bool {
    let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state
        .rsplit(')')
        .next()
        .and_then(|rest| rest.split_whitespace().next())
        .is_some_and(|state| state != "Z" && state != "X")
}

/// The folder of the newest version's programs.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    versions
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.join("bin/postgres").exists() && path.join("bin/initdb").exists())
        .max_by_key(|path| number(path))
        .map(|path| path.join("bin"))
}

/// What `id` says.
fn id(args: &[&str]) -> Option<u32> {
    let said = Command::new("id").args(args).output().ok().filter(|said| said.status.success())?;
    String::from_utf8(said.stdout).ok()?.trim().parse().ok()
}
