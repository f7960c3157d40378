//! The program `starboard`, started as a person starts it.

mod black_angel;
mod bots;
mod bounds;
mod commands;
mod common;
mod crash_recovery;
mod deploy;
mod landed;
mod load;
mod match_files;
mod packs;
mod protocol;
mod serve;
mod simulate;
