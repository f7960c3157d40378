//! The server, asked over HTTP as browsers and programs ask it.

mod advice;
mod answers;
mod api;
mod coach;
mod common;
mod company;
mod continuing;
mod fair_dice;
mod first_view;
mod holding;
mod hostile;
mod learning;
mod lessons;
mod live;
mod lobby;
mod past;
mod play;
mod record;
mod replay;
mod schemathesis;
mod seats;
mod shares;
mod small;
mod storage;
mod stranded;
mod your_box;
