//! What a real server process takes when many look at one table, load pages at once, or do not
//! read: memory is bounded whatever the number of watchers.
#![cfg(target_os = "linux")]

use crate::common;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// The most that the process may ever have taken, in megabytes: what docs/hosting.md promises.
const BOUND: u64 = 400;

struct Server {
    child: Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start(more: &[&str]) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = common::command(&["serve", "--listen", "127.0.0.1:0", "--rate", "1000000"]);
        command.args(["--streams", "700", "--data"]).arg(folder.path().join("tables.db")).args(more);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("a pipe")).read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
        Server { address: address.to_owned(), child, _folder: folder }
    }

    /// The most memory that the process has had so far, in megabytes.
    fn peak(&self) -> u64 {
        let status = std::fs::read_to_string(Path::new("/proc").join(self.child.id().to_string()).join("status"));
        let status = status.expect("the process runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("its peak");
        line.trim().trim_end_matches("kB").trim().parse::<u64>().expect("a number") / 1_024
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("the server listens");
        // Only so that a server that hangs does not hang the test.
        stream.set_read_timeout(Some(Duration::from_secs(300))).expect("a limit");
        stream
    }

    fn send(&self, stream: &mut TcpStream, head: &str, cookie: &str, body: &str) {
        self.send_in(stream, head, "gzip, br", cookie, body);
    }

    fn send_in(&self, stream: &mut TcpStream, head: &str, encoding: &str, cookie: &str, body: &str) {
        let (address, length) = (&self.address, body.len());
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: {address}\r\nAccept: application/json\r\nCookie: {cookie}\r\n\
             Accept-Encoding: {encoding}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
        .expect("the server reads");
    }

    /// A request on a connection of its own, and the head of its answer.
    fn ask(&self, head: &str, cookie: &str, body: &str) -> String {
        let mut stream = self.connect();
        self.send(&mut stream, head, cookie, body);
        let mut reader = BufReader::new(stream);
        let mut text = String::new();
        while reader.read_line(&mut text).expect("the server answers") > 2 {}
        text
    }

    fn metric(&self, name: &str) -> u64 {
        let mut stream = self.connect();
        let address = &self.address;
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("the server answers");
        let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{name} in {text}"));
        line.trim().parse().expect("a number")
    }

    /// Opens a table and gives its path and its player's cookie.
    fn table(&self) -> (String, String) {
        let answer = self.ask("POST /new/tiny-epic-galaxies", "", "players=2&company=here");
        let header = |name: &str| {
            let line = answer.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap_or_else(|| panic!("no {name} in {answer}")).trim().to_owned()
        };
        let path = header("location:").split('?').next().expect("a path").to_owned();
        (path, header("set-cookie:").split(';').next().expect("a cookie").to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A player who chooses, through the API, and takes back where that is possible, so many times or
/// until the game is over. Gives how often.
fn play(server: &Server, (path, cookie): &(String, String), actions: u64) -> u64 {
    let token = cookie.split_once('=').expect("a cookie").1;
    let id = path.rsplit('/').next().expect("a name");
    let mut stream = server.connect();
    let mut reader = BufReader::new(stream.try_clone().expect("the same connection"));
    let mut call = |head: &str, body: &str| -> serde_json::Value {
        let (address, length) = (&server.address, body.len());
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .expect("the server reads");
        let (mut line, mut length) = (String::new(), 0);
        while reader.read_line(&mut line).expect("the server answers") > 2 {
            if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().expect("a number");
            }
            line.clear();
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).expect("the whole answer");
        serde_json::from_slice(&body).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&body)))
    };
    let mut done = 0;
    while done < actions {
        let state = call(&format!("GET /api/tables/{id}"), "");
        let Some(seat) = state["turn"].as_array().and_then(|turn| turn.first()).cloned() else { break };
        let state = call(&format!("GET /api/tables/{id}?seat={seat}"), "");
        let number = &state["number"];
        if done % 2 == 1 {
            // So that the game is longer.
            let body = serde_json::json!({ "number": number, "seat": state["seat"] }).to_string();
            if call(&format!("POST /api/tables/{id}/undo"), &body)["error"].is_null() {
                done += 1;
                continue;
            }
        }
        let legal = state["legal"].as_array().unwrap_or_else(|| panic!("choices in {state}"));
        let action = &legal[usize::try_from(done).expect("small") * 7 % legal.len()];
        let body = serde_json::json!({ "number": number, "seat": seat, "action": action }).to_string();
        let answer = call(&format!("POST /api/tables/{id}/actions"), &body);
        assert!(answer["error"].is_null(), "{answer}");
        done += 1;
    }
    done
}

/// Lets so many pages watch a table while so many actions are done at it, a tenth of them without
/// ever reading, and gives the peak of the server's memory and how many messages one page got.
fn watched(streams: usize, actions: u64) -> (u64, u64, u64) {
    let server = Server::start(&[]);
    let table = server.table();
    let (over, messages) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut silent = Vec::new();
    let mut readers = Vec::new();
    for n in 0..streams {
        let mut stream = server.connect();
        // The one whose messages are counted reads them as they are, the others compressed.
        let encoding = if n == 0 { "identity" } else { "gzip" };
        server.send_in(&mut stream, &format!("GET {}/events?from=0", table.0), encoding, "", "");
        if n % 10 == 9 {
            silent.push(stream);
            continue;
        }
        stream.set_nonblocking(true).expect("a connection");
        readers.push(stream);
    }
    while server.metric("starboard_streams_open ") < streams as u64 {
        std::thread::yield_now();
    }
    // One thread reads for all who read.
    let reading = {
        let (over, messages) = (over.clone(), messages.clone());
        std::thread::spawn(move || {
            let mut piece = vec![0; 1 << 16];
            while !over.load(Ordering::Relaxed) {
                let mut any = false;
                for (n, stream) in readers.iter_mut().enumerate() {
                    if let Ok(length @ 1..) = stream.read(&mut piece) {
                        any = true;
                        if n == 0 {
                            let found = piece[..length].windows(13).filter(|part| part == b"event: frames");
                            messages.fetch_add(found.count() as u64, Ordering::Relaxed);
                        }
                    }
                }
                if !any {
                    std::thread::sleep(Duration::from_millis(1));
                }
            }
        })
    };
    let done = play(&server, &table, actions);
    while server.metric("starboard_drawings_waiting ") > 0 {
        std::thread::yield_now();
    }
    over.store(true, Ordering::Relaxed);
    reading.join().expect("all was read");
    let peak = server.peak();
    println!(
        "{streams} streams, {done} actions: {peak} MB at most, one page got {} messages",
        messages.load(Ordering::Relaxed)
    );
    (peak, done, messages.load(Ordering::Relaxed))
}

/// Lets so many load the page of a table at once, and gives the peak of the server's memory.
fn loaded(pages: usize) -> u64 {
    let server = Server::start(&[]);
    let table = server.table();
    let mut streams: Vec<TcpStream> = (0..pages)
        .map(|_| {
            let mut stream = server.connect();
            server.send(&mut stream, &format!("GET {}", table.0), "", "");
            stream
        })
        .collect();
    let mut answers = Vec::new();
    for stream in &mut streams {
        let mut head = [0; 12];
        stream.read_exact(&mut head).expect("an answer");
        answers.push(String::from_utf8_lossy(&head[9..]).into_owned());
    }
    assert!(answers.iter().all(|status| status == "200"), "all are answered: {answers:?}");
    let peak = server.peak();
    println!("{pages} pages at once: {peak} MB at most");
    peak
}

#[test]
fn watchers_of_a_table_share_what_is_drawn() {
    let (peak, done, messages) = watched(600, 60);
    assert_eq!(done, 60, "the game goes on that long");
    assert!(messages > 0, "somebody is told");
    assert!(peak < BOUND, "{peak} MB");
}

#[test]
fn pages_that_are_loaded_at_once_share_what_is_drawn() {
    let peak = loaded(500);
    assert!(peak < BOUND, "{peak} MB");
}

/// The long run: `cargo test --release -p starboard --test program -- --ignored --nocapture bounds`.
#[test]
#[ignore = "takes minutes; see docs/hosting.md"]
fn six_hundred_watch_a_thousand_actions() {
    let (peak, done, _) = watched(600, 1_000);
    assert!(done >= 300, "{done}");
    assert!(peak < BOUND, "{peak} MB");
}
