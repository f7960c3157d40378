//! What reasons are about in Under Falling Skies.

use under_falling_skies::{Colour, PATH_END};

use super::signs::{ship_sign, sign};
use crate::{Count, Topic};

/// What reasons are about, by the features of the bots' evaluation.
pub(crate) const TOPICS: &[Topic] = &[
    Topic {
        name: "ufs-research",
        sign: || sign("flask"),
        features: &["research_left", "research_done", "squares_left", "only_last_left", "research_dice"],
        count: Count::Less("squares_left", 16.0),
    },
    Topic {
        name: "ufs-mothership",
        sign: || sign("descend"),
        features: &["rows_left", "few_rows_left", "work_pace"],
        count: Count::More("rows_left", 12.0),
    },
    Topic {
        name: "ufs-laboratory",
        sign: || sign("flask"),
        features: &[
            "last_number",
            "laboratory",
            "finish",
            "finish_ahead",
            "finish_now",
            "laboratory_dig",
            "laboratory_dig_further",
        ],
        count: Count::Judged,
    },
    Topic { name: "ufs-cover", sign: || sign("shield"), features: &["laboratory_menaced"], count: Count::Judged },
    Topic {
        name: "ufs-damage",
        sign: || sign("shield"),
        features: &["damage_left", "near_ruin", "last_damage"],
        count: Count::More("damage_left", 7.0),
    },
    Topic {
        name: "ufs-energy",
        sign: || sign("bolt"),
        features: &["energy", "energy_low", "energy_dice", "unpaid"],
        count: Count::More("energy", 8.0),
    },
    Topic {
        name: "ufs-base",
        sign: || sign("digger"),
        features: &["excavated", "digging"],
        count: Count::More("excavated", PATH_END as f32),
    },
    Topic {
        name: "ufs-rooms",
        sign: || sign("tunnel"),
        features: &["research_rooms", "energy_rooms", "fighter_rooms", "robot_rooms"],
        count: Count::Judged,
    },
    Topic {
        name: "ufs-menace",
        sign: || ship_sign(Colour::Purple),
        features: &[
            "lowest_ship",
            "second_ship",
            "third_ship",
            "ships_low",
            "ships_next_to_city",
            "ships_in_middle",
            "ships_crowded",
        ],
        count: Count::Judged,
    },
    Topic {
        name: "ufs-ships",
        sign: || ship_sign(Colour::Purple),
        features: &["ships_in_sky", "whites"],
        count: Count::Less("ships_in_sky", 5.0),
    },
    Topic {
        name: "ufs-targets",
        sign: || sign("jet"),
        features: &["ships_on_explosions", "ships_on_easy_explosions", "fighter_dice"],
        count: Count::More("ships_on_explosions", 5.0),
    },
    Topic {
        name: "ufs-coming",
        sign: || sign("descend"),
        features: &["whites_to_come", "damage_to_come", "research_back_to_come", "dive_to_come"],
        count: Count::Judged,
    },
    Topic {
        name: "ufs-descents",
        sign: || sign("descend"),
        features: &["descents_ahead"],
        count: Count::Less("descents_ahead", 5.0),
    },
    Topic {
        name: "ufs-robots",
        sign: || sign("robot"),
        features: &["robots", "robots_in_research", "robot_dice"],
        count: Count::More("robots", 6.0),
    },
    Topic {
        name: "ufs-dice",
        sign: || sign("pips-6"),
        features: &["pips", "high_dice", "low_dice", "dice_unplaced", "rooms_phase"],
        count: Count::Judged,
    },
    Topic { name: "ufs-scenario", sign: || sign("star"), features: &["scenario"], count: Count::Judged },
    Topic { name: "ufs-team", sign: || sign("face"), features: &["team"], count: Count::Judged },
];
