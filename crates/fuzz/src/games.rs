//! The games, each under its name.

use std::sync::Arc;

use bots::Heuristics;
use engine::Game;
use server::{DynGame, Erased};
use ui::Tabletop;

/// Something that can be tried with any game.
pub(crate) trait ForGame {
    /// What comes of it.
    type Output;

    /// Tries it with this game.
    fn run<G: Tabletop + Heuristics>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The names of all games.
        pub const IDS: &[&str] = &[$(<$game as Game>::ID),*];

        /// The games as the server takes them.
        pub(crate) fn games() -> Vec<Arc<dyn DynGame>> {
            vec![$(Arc::new(Erased::<$game>::new())),*]
        }

        /// Tries something with the game of this name, if there is one.
        pub(crate) fn with_game<F: ForGame>(id: &str, tried: F) -> Option<F::Output> {
            $(if id == <$game as Game>::ID {
                return Some(tried.run::<$game>());
            })*
            None
        }
    };
}

games! {
    under_falling_skies::UnderFallingSkies,
    under_falling_skies::campaign::Campaign,
    tiny_epic_galaxies::TinyEpicGalaxies,
    black_angel::BlackAngel,
}
