//! How the bots play, and what their data say.

mod arena;
mod data;
mod reasons;
mod search;
mod terminal;
