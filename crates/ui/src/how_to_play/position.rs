//! Positions for pictures: reached through the rules, so that no picture shows what cannot be.

use engine::{Forecast, Match, Seat, Seed, Turn, Viewer};
use serde::de::DeserializeOwned;

use crate::{Advisor, Lang, TableScene, Tabletop, Visit};

/// A position and what is needed to draw it.
pub(crate) struct Position<G: Tabletop> {
    pub(crate) game: Match<G>,
    view: G::View,
    viewer: Viewer,
    names: Vec<String>,
    choices: Vec<(G::Action, Forecast<G>)>,
}

/// The position after these choices, written as in a match file, through the eyes of the first seat.
/// None if the rules do not allow them.
pub(crate) fn position<G>(setup: G::Setup, seed: &str, names: &[&str], choices: &[&str]) -> Option<Position<G>>
where
    G: Tabletop,
    G::Action: DeserializeOwned,
{
    let seed: Seed = seed.parse().ok()?;
    let mut game = Match::<G>::new(setup, seed).ok()?;
    for choice in choices {
        let Turn::Decide(seats) = game.state().turn() else { return None };
        let action = serde_json::from_str(choice).ok()?;
        let seat = seats.iter().find(|seat| {
            let mut legal = Vec::new();
            game.state().legal(*seat, &mut legal);
            legal.contains(&action)
        })?;
        game.act(seat, action, &mut ()).ok()?;
    }
    let viewer = Viewer::Seat(Seat(0));
    let view = game.state().view(viewer);
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Some(Position { game, view, viewer, names, choices: Vec::new() })
}

impl<G: Tabletop> Position<G> {
    /// The same, with one choice that could be made now.
    pub(crate) fn with_choice(mut self, choice: &str) -> Option<Position<G>>
    where
        G::Action: DeserializeOwned,
    {
        let action = serde_json::from_str(choice).ok()?;
        let forecast = engine::forecast(self.game.state(), Seat(0), action).ok()?;
        self.choices = vec![(action, forecast)];
        Some(self)
    }

    /// As a scene to draw.
    pub(crate) fn scene(&self, lang: Lang) -> TableScene<'_, G> {
        TableScene {
            visit: Visit { lang, ..Visit::default() },
            id: "",
            what: "",
            number: 0,
            viewer: self.viewer,
            names: &self.names,
            acting: None,
            handover: None,
            difficulty: &[],
            advisor: Advisor::default(),
            view: &self.view,
            choices: &self.choices,
            log: &[],
            since: None,
            can_undo: false,
            last: None,
            playing: false,
            replay: None,
            commitment: "",
            seed: None,
            closed: false,
        }
    }
}
