//! The program `starboard`, started as a person starts it.

mod black_angel;
mod bots;
mod bounds;
mod commands;
mod common;
mod crash_recovery;
mod deploy;
mod load;
mod match_files;
mod protocol;
mod serve;
mod simulate;
