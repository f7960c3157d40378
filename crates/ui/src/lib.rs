//! A view in, HTML and SVG out: the pages of Starboard, their languages, style and script.
//!
//! A game that can be drawn implements [`Tabletop`]. Everything here is a pure function: no
//! clock, no network, no state.

mod advice;
mod analysis;
mod assets;
mod black_angel;
mod campaign;
mod company;
mod difficulty;
mod ending;
mod fair_dice;
mod glossary;
mod holding;
mod home;
mod how_to_play;
pub mod lang;
mod lessons;
mod lobby;
mod log;
mod marks;
mod new_game;
mod notice;
mod page;
mod past;
mod reasons;
mod record;
mod replay;
mod rules;
mod salvage;
mod scene;
mod settings;
mod table;
mod tabletop;
mod tiny_epic_galaxies;
mod under_falling_skies;
mod your_box;

pub use advice::{Advisor, Considered, Hint, Prospect, Thought, hint};
pub use analysis::{
    AnalysisScene, AnalysisStage, Report, SeatReport, StepChances, TurningPoint, analysis_page, at_table,
};
pub use assets::{Asset, assets, style_url};
pub use company::{
    ChairScene, Company, ContinuedScene, LONGEST_LINE, Line, RewindScene, Rights, Said, SitterScene, bot_name,
    company_part,
};
pub use difficulty::{Axes, Axis, DifficultyCell};
pub use fair_dice::{ContributionScene, LONGEST_WORDS, Proof, Stage as DiceStage, with_chosen_seed};
pub use glossary::{Glossary, glossary_page};
pub use holding::{Holding, Invitation, InviteScene, SeatLink, SeatRequest, grant_page, invite_page};
pub use home::home_page;
pub use how_to_play::{Guide, Marks, how_to_play_page};
pub use lang::Lang;
pub use lessons::{
    Beat, Coach, LearnScene, Lesson, LessonState, NextLesson, QUIET, Tip, coach_part, learn_page, lesson_answer,
    lesson_page, lesson_wait,
};
pub use lobby::{DeviceScene, DeviceStep, LobbyScene, OwnSeat, device_page, lobby_page, lobby_part};
pub use log::older_lines;
pub use new_game::{Companies, LONGEST_NAME, new_game_page, new_game_page_with, played, played_with, setup_fields};
pub use notice::{Notice, message_page, message_page_saying};
pub use past::past_page;
pub use reasons::{Count, Difference, TOPICS, Topic, caution, is_told, why};
pub use record::{GameRecord, LessonsDone, Offer, RecordScene, first_wins, game_record, offer, record_page};
pub use replay::{Replay, ReplayPoint, ReplayTurn, continued_from};
pub use rules::rules_page;
pub use scene::{
    Eyes, Frame, GameCard, HomeScene, NewGameScene, PART_IDS, Part, PastGame, PastScene, SavedTable, Since, Sound,
    TableScene, Waits, With,
};
pub use settings::{HintStyle, Offers, SoundSetting, Speed, TextSize, Theme, Visit, Volume, Warnings};
pub use table::{Around, seat_name, table_page, table_page_around, table_parts};
pub use tabletop::{Choice, Tabletop, TurnBegun};
pub use your_box::{
    BoxScene, Editing, Filter, Only, OpenPack, PackLink, Refused, box_editor, box_keys, box_of, box_page, edited,
    fault_in_words, first_pack_name, has_box,
};
