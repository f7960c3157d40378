//! One game at the other end of the line.

use engine::{DataHash, Fault, Match, RuleCited, Seat, Seats, Turn, Viewer, setup_from_options};
use serde_json::{Value, json};
use ui::{Lang, Tabletop};

use super::lines::LONGEST_LINE;
use super::request::{self, Request};
use crate::turn::turn_json;

/// What is answered to one line.
pub(super) struct Answer {
    /// The answer itself, one object.
    pub(super) json: Value,
    /// Whether the session ends with it.
    pub(super) last: bool,
}

impl Answer {
    /// The answer to a line that was not read.
    pub(super) fn too_long() -> Answer {
        Error::plain(format!("the line is longer than {LONGEST_LINE} bytes")).into()
    }
}

/// Why a request was not carried out.
struct Error {
    rule: Option<&'static str>,
    message: String,
}

impl Error {
    fn plain(message: impl Into<String>) -> Error {
        Error { rule: None, message: message.into() }
    }

    fn no_game() -> Error {
        Error::plain("there is no game yet: send \"new\" or \"load\" first")
    }

    /// A fault in a setup or a position. Faults that rest on no rule have a word in its place.
    fn fault(fault: &Fault) -> Error {
        let field = &fault.field;
        match fault.rule {
            "unknown-option" => Error::plain(format!("{field}: there is no such option")),
            "unknown-value" => Error::plain(format!("{field}: it cannot be that")),
            "unknown-pack" => Error::plain(format!("{field}: no such pack is in use here (--pack FILE)")),
            rule => Error { rule: Some(rule), message: format!("{field}: rule {rule} does not allow it") },
        }
    }
}

impl From<Error> for Answer {
    fn from(error: Error) -> Answer {
        let json = match error.rule {
            Some(rule) => json!({"ok": false, "rule": rule, "message": error.message}),
            None => json!({"ok": false, "message": error.message}),
        };
        Answer { json, last: false }
    }
}

/// The game, if there is one.
pub(super) struct Session<G: Tabletop> {
    game: Option<Match<G>>,
    /// What new tables are played with, if they do not say it.
    pack: Option<DataHash>,
}

impl<G: Tabletop> Session<G> {
    /// No game yet.
    pub(super) fn new(pack: Option<DataHash>) -> Session<G> {
        Session { game: None, pack }
    }

    /// Carries out one request. If it cannot be, nothing changes.
    pub(super) fn answer(&mut self, line: &[u8]) -> Answer {
        let request = match Request::read(line) {
            Ok(request) => request,
            Err(message) => return Error::plain(message).into(),
        };
        let last = matches!(request, Request::Quit);
        match self.carry_out(request) {
            Ok(json) => Answer { json, last },
            Err(error) => error.into(),
        }
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, Error> {
        match request {
            Request::New(mut new) => {
                if let Some(pack) = self.pack {
                    new.setup.entry("pack").or_insert_with(|| pack.to_string().into());
                }
                let setup = setup_from_options::<G>(&new.setup).map_err(|fault| Error::fault(&fault))?;
                self.begin(Match::new(setup, new.seed))
            }
            Request::Load(load) => {
                // The field that does not fit is named: `state.players[0].vp: ...`.
                let state = serde_path_to_error::deserialize(load.state).map_err(|error| {
                    let path = error.path().to_string();
                    let field = if path == "." { "state".to_owned() } else { format!("state.{path}") };
                    Error::plain(format!("{field}: {}", error.inner()))
                })?;
                self.begin(Match::from_position(state, load.seed))
            }
            Request::State => Ok(json!({"ok": true, "state": self.game()?.state()})),
            Request::View(view) => self.view(view.viewer),
            Request::Legal(legal) => self.legal(legal.seat),
            Request::Apply(apply) => self.apply(apply),
            Request::Undo => self.undo(),
            Request::Hash => Ok(json!({"ok": true, "hash": self.game()?.hash()})),
            Request::Record => Ok(json!({"ok": true, "record": self.game()?.record()})),
            Request::Quit => Ok(json!({"ok": true})),
        }
    }

    fn game(&self) -> Result<&Match<G>, Error> {
        self.game.as_ref().ok_or_else(Error::no_game)
    }

    fn begin(&mut self, game: Result<Match<G>, Fault>) -> Result<Value, Error> {
        let game = game.map_err(|fault| Error::fault(&fault))?;
        let state = game.state();
        let answer = json!({"ok": true, "seats": state.seats(), "turn": turn_json(&state.turn())});
        self.game = Some(game);
        Ok(answer)
    }

    fn view(&self, viewer: request::Viewer) -> Result<Value, Error> {
        let state = self.game()?.state();
        let viewer = match viewer {
            request::Viewer::Seat(seat) => Viewer::Seat(known_seat(state, seat)?),
            request::Viewer::Spectator => Viewer::Spectator,
        };
        Ok(json!({"ok": true, "view": state.view(viewer)}))
    }

    fn legal(&self, seat: Option<u8>) -> Result<Value, Error> {
        let state = self.game()?.state();
        let seat = match (seat, state.turn()) {
            (Some(seat), _) => known_seat(state, seat)?,
            (None, Turn::Decide(seats)) => only_seat(seats)?,
            (None, Turn::Over(_)) => return Ok(json!({"ok": true, "actions": []})),
        };
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        Ok(json!({"ok": true, "seat": seat, "actions": actions}))
    }

    fn apply(&mut self, apply: request::Apply) -> Result<Value, Error> {
        let game = self.game.as_mut().ok_or_else(Error::no_game)?;
        let action = serde_json::from_value(apply.action);
        let action: G::Action = action.map_err(|error| Error::plain(format!("action: {error}")))?;
        let seat = match (apply.seat, game.state().turn()) {
            (Some(seat), _) => Seat(seat),
            (None, Turn::Decide(seats)) => only_seat(seats)?,
            // The game itself says that it is over.
            (None, Turn::Over(_)) => Seat(0),
        };
        let mut events: Vec<G::Event> = Vec::new();
        game.act(seat, action, &mut events)
            .map_err(|illegal| Error { rule: Some(illegal.rule()), message: G::explain(&illegal, Lang::En) })?;
        Ok(json!({"ok": true, "events": events, "turn": turn_json(&game.state().turn())}))
    }

    fn undo(&mut self) -> Result<Value, Error> {
        let game = self.game.as_mut().ok_or_else(Error::no_game)?;
        let undone = game.moves().last().map(|last| last.seat).is_some_and(|seat| game.undo(seat).is_ok());
        if !undone {
            return Err(Error::plain(
                "nothing can be taken back: there is no choice, or since then something was rolled or revealed",
            ));
        }
        Ok(json!({"ok": true, "turn": turn_json(&game.state().turn())}))
    }
}

/// The seat, if the table has it.
fn known_seat<G: Tabletop>(state: &G, seat: u8) -> Result<Seat, Error> {
    let seats = state.seats();
    if seat < seats {
        Ok(Seat(seat))
    } else {
        Err(Error::plain(format!("there is no seat {seat}: the table has {seats}, counted from 0")))
    }
}

/// The seat whose decision is awaited, if it is one only.
fn only_seat(seats: Seats) -> Result<Seat, Error> {
    let mut asked = seats.iter();
    match (asked.next(), asked.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(Error::plain("several seats may choose: say which one with \"seat\"")),
    }
}
