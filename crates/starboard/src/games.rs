//! The games of the program. What else it takes to add one: `docs/adding-a-game.md`.

use std::sync::Arc;

use bots::Heuristics;
use engine::Game;
use server::{DynGame, Erased};
use ui::Tabletop;

use crate::cli_error::CliError;

/// Something that can be done with any game, once it is known which.
pub(crate) trait ForGame {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn run<G: Tabletop + Heuristics>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),* ; $example:ty) => {
        /// The names of all games, as in commands, files and addresses. The example is not among them: it is there
        /// for those who ask for it by name.
        pub(crate) const IDS: &[&str] = &[$(<$game as Game>::ID),*];

        /// The games as the server takes them.
        pub(crate) fn games() -> Vec<Arc<dyn DynGame>> {
            vec![$(Arc::new(Erased::<$game>::new())),*]
        }

        /// The worked example of `docs/adding-a-game.md`.
        pub(crate) fn example() -> Arc<dyn DynGame> {
            Arc::new(Erased::<$example>::new())
        }

        /// Does something with the game of this name.
        pub(crate) fn with_game<F: ForGame>(id: &str, job: F) -> Result<F::Output, CliError> {
            $(if id == <$game as Game>::ID {
                return Ok(job.run::<$game>());
            })*
            if id == <$example as Game>::ID {
                return Ok(job.run::<$example>());
            }
            Err(CliError::usage(format_args!("there is no game {id:?}; there is: {}", IDS.join(", "))))
        }
    };
}

games! {
    under_falling_skies::UnderFallingSkies,
    under_falling_skies::campaign::Campaign,
    tiny_epic_galaxies::TinyEpicGalaxies,
    black_angel::BlackAngel;
    salvage::Salvage
}
