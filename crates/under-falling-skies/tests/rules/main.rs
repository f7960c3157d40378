//! Every numbered rule of `docs/rules/under-falling-skies.md`, each with a test that fails when it
//! is broken. One file a section.

mod characters;
mod citations;
mod cities;
mod common;
mod damage;
mod difficulty;
mod end;
mod excavation;
mod fighters;
mod geometry;
mod mothership;
mod movement;
mod planning;
mod robots;
mod rooms;
mod scenarios;
mod setup;
mod sky;
mod state_machine;
