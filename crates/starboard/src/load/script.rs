//! A game that is played before it is played: so the one who tries a server need not think while the
//! clock runs, and knows what the server must say.

use bots::{Bot, Heuristics, SearchControl, Sight};
use engine::{Match, Seed, Turn, setup_from_options};
use serde_json::{Map, Value};
use ui::Tabletop;

use crate::cli_error::CliError;
use crate::games::ForGame;
use crate::options;

/// More choices than any game takes.
const MAX_MOVES: usize = 100_000;

/// A whole game.
pub(super) struct Script {
    /// The game's name.
    pub(super) game: String,
    /// The words that its chance comes from.
    pub(super) seed: String,
    /// Who chooses what: the choices as JSON.
    pub(super) moves: Vec<(u8, String)>,
}

impl Script {
    /// The request for a choice, by the number that was seen before it: as a program sends it.
    pub(super) fn json(&self, number: usize) -> Option<String> {
        let (seat, action) = self.moves.get(number)?;
        Some(format!("{{\"number\":{number},\"seat\":{seat},\"action\":{action}}}"))
    }

    /// The same as a page sends it: a form, and a key so that it is carried out once.
    pub(super) fn form(&self, number: usize) -> Option<String> {
        let (seat, action) = self.moves.get(number)?;
        let action: String = form_urlencoded::byte_serialize(action.as_bytes()).collect();
        Some(format!("n={number}&seat={seat}&action={action}&key={number:032x}"))
    }
}

/// Plays one.
pub(super) struct Scripts<'a> {
    pub(super) options: &'a Map<String, Value>,
    /// Which, of all games of this load.
    pub(super) index: u64,
}

impl ForGame for Scripts<'_> {
    type Output = Result<Script, CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        let setup =
            setup_from_options::<G>(self.options).map_err(|fault| options::explain::<G>(&fault, self.options))?;
        let words = format!("load {}", self.index);
        let seed: Seed = words.parse().map_err(CliError::failure)?;
        let mut game =
            Match::<G>::new(setup, seed.clone()).map_err(|fault| options::explain::<G>(&fault, self.options))?;
        let mut chooser = Bot::Random.player::<G>(&seed.nth(1));
        let (mut legal, mut moves) = (Vec::new(), Vec::new());
        while let Turn::Decide(seats) = game.state().turn() {
            let seat = seats.iter().next().ok_or_else(|| CliError::failure("nobody is asked"))?;
            legal.clear();
            game.state().legal(seat, &mut legal);
            let chosen = chooser.choose(Sight::of(game.state(), seat), &legal, &SearchControl::new());
            let action = *legal.get(chosen).ok_or_else(|| CliError::failure("there is no choice"))?;
            let text = serde_json::to_string(&action).map_err(CliError::failure)?;
            if game.act(seat, action, &mut ()).is_err() || moves.len() == MAX_MOVES {
                return Err(CliError::failure("a game of bots does not come to its end"));
            }
            moves.push((seat.0, text));
        }
        Ok(Script { game: G::ID.to_owned(), seed: words, moves })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, with_game};

    #[test]
    fn every_game_can_be_played_beforehand() {
        for id in games::IDS {
            let options = Map::new();
            let scripts = |index| with_game(id, Scripts { options: &options, index }).and_then(|script| script);
            let (one, other) = (scripts(0).expect("a game"), scripts(1).expect("another"));
            assert!(one.moves.len() > 5 && one.moves != other.moves, "{id}");
        }
    }
}
