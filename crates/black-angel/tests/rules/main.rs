//! The rules, number by number, and whole games.

mod actions;
mod advanced_rules;
mod contract;
mod differences;
mod foresight;
mod games;
mod packs;
mod positions;
mod scene;
mod sequence_a;
mod sequence_b;
mod setup;
mod solitaire;
mod space;
