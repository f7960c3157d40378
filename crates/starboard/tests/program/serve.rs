//! `starboard serve`: the real process, with real signals and a real crash.
#![cfg(unix)]

use crate::common;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::common::{error_text, file, run};
use engine::{Game, Match, Seat};
use under_falling_skies::{Setup, UnderFallingSkies};

/// A folder of the test's own, empty.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the folder for tests can be written");
    path
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path of plain letters")
}

/// A serving process.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Server { child, address }
    }

    fn on(data: &Path) -> Server {
        Server::start(common::command(&["--listen", "127.0.0.1:0", "--data", path(data)]))
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(sent.expect("the signal is sent").success());
    }

    /// Sends a signal, waits, and gives the exit code and what was said on standard error.
    fn end(self, signal: &str) -> (Option<i32>, String) {
        self.signal(signal);
        let output = self.child.wait_with_output().expect("the program ends");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    }

    /// A request and its whole answer.
    fn request(&self, head: &str, cookie: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let address = &self.address;
        let length = body.len();
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAccept: application/json\r\n\
             Cookie: {cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .expect("the server reads");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("the server answers");
        Answer { text }
    }
}

struct Answer {
    text: String,
}

impl Answer {
    fn status(&self) -> &str {
        self.text.split(' ').nth(1).unwrap_or_default()
    }

    fn header(&self, name: &str) -> String {
        let found = self.text.lines().take_while(|line| !line.is_empty()).find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then(|| value.to_owned())
        });
        found.unwrap_or_else(|| panic!("no {name} in {}", self.text))
    }
}

/// Opens a table and gives its address and the visitor's cookie.
fn open_table(server: &Server, seed: &str) -> (String, String) {
    let opened = server.request("POST /new/under-falling-skies", "", &format!("seed={seed}"));
    assert_eq!(opened.status(), "303", "{}", opened.text);
    let cookie = opened.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    (opened.header("location"), cookie)
}

#[test]
fn it_serves_until_it_is_told_to_stop() {
    for signal in ["-TERM", "-INT", "-HUP"] {
        let data = folder("serve-stop");
        let server = Server::on(&data);
        assert_eq!(server.request("GET /healthz", "", "").status(), "200");
        assert_eq!(server.request("GET /", "", "").status(), "200");
        assert!(data.join("starboard.db").exists(), "a folder is given a file");
        assert_eq!(server.end(signal), (Some(0), String::new()), "{signal}");
    }
}

#[test]
fn what_was_answered_survives_a_kill() {
    let data = folder("serve-kill").join("tables.db");
    let server = Server::on(&data);
    let (table, cookie) = open_table(&server, "killed");
    let game = Match::<UnderFallingSkies>::new(Setup::default(), "killed".parse().expect("a seed")).expect("a table");
    let mut legal = Vec::new();
    game.state().legal(Seat(0), &mut legal);
    let action = serde_json::to_string(&legal[0]).expect("a text");
    let act = |server: &Server, number: u32| {
        let body = format!("n={number}&action={}", action.replace('"', "%22").replace('{', "%7B").replace('}', "%7D"));
        server.request(&format!("POST {table}/act"), &cookie, &body)
    };
    assert_eq!(act(&server, 0).status(), "200");
    // No farewell: the process is gone between two instructions.
    let (code, _) = server.end("-KILL");
    assert_eq!(code, None);

    let server = Server::on(&data);
    assert_eq!(server.request(&format!("GET {table}"), &cookie, "").status(), "200");
    assert_eq!(act(&server, 0).status(), "409", "the choice stands, so its number is taken");
    let undone = server.request(&format!("POST {table}/undo"), &cookie, "n=1");
    assert_eq!(undone.status(), "200", "{}", undone.text);
    assert_eq!(server.end("-TERM").0, Some(0));
}

#[test]
fn the_environment_sets_what_the_command_line_does_not() {
    let data = folder("serve-environment");
    let mut command = common::command(&["serve"]);
    command.env("STARBOARD_LISTEN", "127.0.0.1:0").env("STARBOARD_DATA", &data);
    let server = Server::start(command);
    assert!(data.join("starboard.db").exists());
    assert_eq!(server.end("-TERM").0, Some(0));

    let mut faulty = common::command(&["rules", common::GAME]);
    let output = faulty.env("STARBOARD_LISTEN", "nowhere").env("STARBOARD_LOG", "loud").output().expect("it runs");
    assert!(output.status.success(), "other commands do not care: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_users_data_folder_is_the_default() {
    let home = folder("serve-home");
    let mut command = common::command(&["--listen", "127.0.0.1:0"]);
    command.env("HOME", &home).env("XDG_DATA_HOME", home.join("data"));
    let server = Server::start(command);
    assert_eq!(server.end("-TERM").0, Some(0));
    let found = |folder: &Path| -> bool {
        let mut folders = vec![folder.to_path_buf()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
                match entry.file_type() {
                    Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                    _ if entry.file_name() == "starboard.db" => return true,
                    _ => {}
                }
            }
        }
        false
    };
    assert!(found(&home));
}

#[test]
fn a_port_that_is_taken_is_said_to_be() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let said = error_text(&["--listen", &address, "--data", path(&folder("serve-port"))], 1);
    assert!(said.contains(&address) && said.contains("another program"), "{said}");
}

#[test]
fn an_address_that_is_none_is_said_to_be() {
    for listen in ["nowhere", "127.0.0.1", "1.2.3.4.5:80", "127.0.0.1:99999", ""] {
        let said = error_text(&["--listen", listen, "--data", path(&folder("serve-address"))], 2);
        assert!(said.contains("listen:"), "{listen}: {said}");
    }
    let said = error_text(&["--log", "loud", "--data", path(&folder("serve-log"))], 2);
    assert!(said.contains("log:"), "{said}");
}

#[test]
fn data_that_cannot_be_used_is_said_to_be() {
    let refused = |data: &Path| error_text(&["--listen", "127.0.0.1:0", "--data", path(data)], 1);
    let below_a_file = file("serve-file", b"a file, not a folder").join("starboard.db");
    assert!(refused(&below_a_file).contains("serve-file"));
    let garbage = file("serve-garbage.db", &[0x5a; 8192]);
    let said = refused(&garbage);
    assert!(said.contains("serve-garbage.db"), "{said}");
    assert_eq!(std::fs::read(&garbage).expect("it is still there"), [0x5a; 8192], "what is not ours is not touched");
}

#[test]
fn two_programs_do_not_share_a_file() {
    let data = folder("serve-twice").join("tables.db");
    let server = Server::on(&data);
    let said = error_text(&["--listen", "127.0.0.1:0", "--data", path(&data)], 1);
    assert!(said.contains("tables.db"), "{said}");
    assert_eq!(server.request("GET /healthz", "", "").status(), "200", "the first one goes on");
    assert_eq!(server.end("-TERM").0, Some(0));
}

#[test]
fn flags_of_serving_do_not_mix_with_other_commands() {
    let output = run(&["--listen", "127.0.0.1:0", "rules", common::GAME]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn flags_for_the_open_world_are_read_and_faulty_ones_explained() {
    for url in ["table.example", "ftp://table.example", "https://", "https://a b"] {
        let said = error_text(&["--listen", "127.0.0.1:0", "--public-url", url], 2);
        assert!(said.contains("public-url"), "{said}");
    }
    let data = folder("open-world");
    let flags = ["--listen", "127.0.0.1:0", "--log", "debug", "--log-json", "--metrics-token", "look", "--data"];
    let mut command = common::command(&flags);
    command.arg(path(&data)).args(["--public-url", "https://table.example"]);
    let server = Server::start(command);
    let home = server.request("GET /j/0123456789abcdef", "", "");
    assert_eq!(home.status(), "404", "{}", home.text);
    let (code, log) = server.end("-TERM");
    assert_eq!(code, Some(0), "{log}");
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect();
    assert!(lines.iter().any(|line| line["message"] == "answered" && line["status"] == 404), "{log}");
    assert!(!log.contains("0123456789abcdef"), "no private link in a log: {log}");
}

#[test]
fn a_program_that_was_told_to_ignore_hangups_goes_on() {
    let data = folder("serve-nohup");
    let program = common::command(&["--listen", "127.0.0.1:0", "--data", path(&data)]);
    let mut command = Command::new("nohup");
    command.arg(program.get_program()).args(program.get_args()).stdin(Stdio::null());
    let server = Server::start(command);
    server.signal("-HUP");
    assert_eq!(server.request("GET /healthz", "", "").status(), "200");
    assert_eq!(server.end("-TERM").0, Some(0));
}

#[test]
fn a_log_in_a_file_has_no_colours() {
    let data = folder("serve-colours");
    let command = common::command(&["--listen", "127.0.0.1:0", "--log", "debug", "--data", path(&data)]);
    let server = Server::start(command);
    assert_eq!(server.request("GET /healthz", "", "").status(), "200");
    let (code, log) = server.end("-TERM");
    assert_eq!(code, Some(0));
    assert!(log.contains("answered") && !log.contains('\u{1b}'), "{log:?}");
}

/// Sends a request as it stands and gives the head of the answer.
fn raw(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(&server.address).expect("the server listens");
    stream.write_all(request.as_bytes()).expect("the server reads");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("the server answers");
    text.split("\r\n\r\n").next().unwrap_or_default().to_lowercase()
}

#[test]
fn a_server_with_a_public_name_is_behind_a_proxy_wherever_it_listens() {
    let data = folder("serve-public");
    // As in a container: all addresses, and what is published decides.
    let mut command = common::command(&["--listen", "0.0.0.0:0", "--data", path(&data), "--rate", "1"]);
    command.env("STARBOARD_PUBLIC_URL", "https://table.example");
    let mut server = Server::start(command);
    server.address = server.address.replace("0.0.0.0", "127.0.0.1");
    // Bringing a file counts as a hundred requests, also if it is none.
    let ask = |from: &str| {
        let length = "Connection: close\r\nContent-Length: 0\r\n";
        raw(&server, &format!("POST /import HTTP/1.1\r\nHost: table.example\r\n{length}{from}\r\n"))
    };
    let home = raw(&server, "GET / HTTP/1.1\r\nHost: table.example\r\nConnection: close\r\n\r\n");
    assert!(home.starts_with("http/1.1 200") && home.contains("; secure"), "{home}");
    assert!(home.contains("strict-transport-security: max-age="), "{home}");
    let twice = raw(&server, "GET / HTTP/1.1\r\nHost: table.example\r\nHost: b\r\nConnection: close\r\n\r\n");
    assert!(twice.starts_with("http/1.1 400"), "{twice}");
    // Whoever the proxy does not name shares the limits of one address.
    let refused = (0..500).position(|n| {
        let from = if n % 2 == 0 { "" } else { "X-Forwarded-For: nonsense\r\n" };
        ask(from).starts_with("http/1.1 429")
    });
    assert!(refused.is_some(), "there is a limit");
    assert!(ask("X-Forwarded-For: 192.0.2.1\r\n").starts_with("http/1.1 422"), "others are not concerned");
    assert_eq!(server.end("-TERM").0, Some(0));
}
