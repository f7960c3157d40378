//! What the pages say and draw.

mod advice;
mod black_angel;
mod campaign;
mod catalogs;
mod common;
mod company;
mod home;
mod lessons;
mod past;
mod plurals;
mod record;
mod sounds;
mod table;
mod tiny_epic_galaxies;
mod your_box;
