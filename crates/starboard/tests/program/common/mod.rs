//! The real program, run as anybody would run it.
#![allow(dead_code, unreachable_pub)] // Each test file uses some of it.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use engine::{Chance, Dice, Game, Match, Seed, Start, Turn};
use serde_json::Value;
use under_falling_skies::{Setup, UnderFallingSkies};

pub const GAME: &str = "under-falling-skies";

/// The program with these arguments, not yet started: the one that was built with the tests, or that
/// of `STARBOARD_PROGRAM`.
pub fn command(args: &[&str]) -> Command {
    let mut command =
        Command::new(std::env::var_os("STARBOARD_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_starboard").into()));
    command.args(args).env_remove("STARBOARD_LISTEN").env_remove("STARBOARD_DATA");
    command
}

/// Runs the program to its end.
pub fn run(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().expect("the program runs")
}

/// Runs the program, which must succeed, and gives its output.
pub fn text(args: &[&str]) -> String {
    let output = run(args);
    let error_text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {error_text}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Runs the program, which must succeed, and parses its output.
pub fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(args)).expect("the output is JSON")
}

/// Runs the program, which must fail with this code and without a panic, and gives what it says.
pub fn error_text(args: &[&str], code: i32) -> String {
    let output = run(args);
    let error_text = String::from_utf8(output.stderr).expect("the error_text is text");
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error_text}");
    assert!(!error_text.contains("panicked"), "{error_text}");
    error_text
}

/// A protocol session with the running program.
pub struct Session {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Session {
    pub fn start() -> Session {
        Session::of(GAME)
    }

    /// A session of any game.
    pub fn of(game: &str) -> Session {
        Session::with(game, &[])
    }

    /// The same with more to be said on the command line.
    pub fn with(game: &str, more: &[&str]) -> Session {
        let mut child = command(&[&["protocol", game], more].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        Session { child, input, output: BufReader::new(output) }
    }

    /// Sends a line as it is and gives the line that comes back.
    pub fn send_raw(&mut self, line: &[u8]) -> String {
        self.input.write_all(&[line, b"\n"].concat()).expect("the program listens");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the program answers");
        assert!(answer.ends_with('\n'), "no whole answer to {:?}: {answer:?}", String::from_utf8_lossy(line));
        answer.trim_end().to_owned()
    }

    /// Sends a request and gives the answer.
    pub fn send(&mut self, request: &Value) -> Value {
        self.send_line(request.to_string().as_bytes())
    }

    /// Sends a line and parses the answer, which always says whether all is well.
    pub fn send_line(&mut self, line: &[u8]) -> Value {
        let answer: Value = serde_json::from_str(&self.send_raw(line)).expect("the answer is JSON");
        assert!(answer["ok"].is_boolean(), "{answer}");
        if answer["ok"] == false {
            assert!(answer["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
        }
        answer
    }

    /// Ends the input and gives what the program said on standard error; it must exit cleanly.
    pub fn end(self) -> String {
        let Session { child, input, output } = self;
        drop((input, output));
        let output = child.wait_with_output().expect("the program ends");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{said}");
        said
    }
}

/// A finished match, played at random.
pub fn finished_match(setup: Setup, words: &str) -> Match<UnderFallingSkies> {
    let seed: Seed = words.parse().expect("a seed");
    played_to_the_end(Start::Setup(setup), seed.into(), words)
}

/// The same with any chance; the choices follow from the words.
pub fn played_to_the_end(start: Start<UnderFallingSkies>, chance: Chance, words: &str) -> Match<UnderFallingSkies> {
    let mut game = Match::begin(start, chance).expect("a table");
    let mut chooser = Dice::new(&words.parse::<Seed>().expect("a seed").nth(0));
    while let Turn::Decide(seats) = game.state().turn() {
        let seat = seats.iter().next().expect("somebody decides");
        let mut legal = Vec::new();
        game.state().legal(seat, &mut legal);
        let action = *chooser.pick(&legal).expect("a choice");
        game.act(seat, action, &mut ()).expect("a legal choice");
    }
    game
}

/// Writes a file that is the test's own.
pub fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the folder for tests can be written");
    path
}
