//! The conformance kit: what every game must keep, as one call in the game's own tests.
//!
//! ```text
//! #[test]
//! fn keeps_the_contract() {
//!     engine::kit::conformance::<MyGame>(&engine::kit::Trials { games: 200, ..Default::default() });
//! }
//! ```

mod citations;
mod conformance;
mod golden;
mod mutate;
mod packs;
mod scene;

pub use citations::{rule_numbers, uncited_rules};
pub use conformance::{Trials, conformance, random_game};
pub use golden::{Golden, random_match};
pub use packs::{any_accepted_pack_is_playable, built_in_values_fit, random_pack};
pub use scene::Scene;
