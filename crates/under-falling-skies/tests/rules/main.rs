//! Every numbered rule of `docs/rules/under-falling-skies.md`, each with a test that fails when it
//! is broken. One file a section.

mod campaign;
mod characters;
mod citations;
mod cities;
mod contract;
mod damage;
mod difficulty;
mod end;
mod excavation;
mod fighters;
mod geometry;
mod golden;
mod loading;
mod mothership;
mod movement;
mod packs;
mod planning;
mod properties;
mod revisions;
mod robots;
mod rooms;
mod scenarios;
mod scene;
mod setup;
mod sky;
mod state_machine;
mod translations;
