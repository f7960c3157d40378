//! What reasons are about in Black Angel.

use super::signs::{points, sign};
use crate::{Count, Topic};

/// What reasons are about, by the features of the bots' evaluation.
pub(crate) const TOPICS: &[Topic] = &[
    Topic {
        name: "ba-points",
        sign: || points(""),
        features: &["points", "points_late", "tile_points"],
        count: Count::More("points", 40.0),
    },
    Topic {
        name: "ba-crew",
        sign: || sign("robot"),
        features: &["crew", "crew_early", "break_room", "robot_supply"],
        count: Count::More("crew", 6.0),
    },
    Topic {
        name: "ba-resources",
        sign: || sign("resource"),
        features: &["resources", "goods_early", "goods_late"],
        count: Count::More("resources", 5.0),
    },
    Topic { name: "ba-debris", sign: || sign("debris"), features: &["debris"], count: Count::Either("debris", 5.0) },
    Topic {
        name: "ba-ships",
        sign: || sign("ship"),
        features: &["ships", "ships_in_space"],
        count: Count::More("ships", 4.0),
    },
    Topic {
        name: "ba-dice",
        sign: || sign("dice"),
        features: &["dice", "dice_value", "dice_reserved", "dice_value_early", "idle_dice"],
        count: Count::More("dice", 6.0),
    },
    Topic {
        name: "ba-hand",
        sign: || sign("mission"),
        features: &["missions_in_hand", "ravagers_in_hand", "cards_played"],
        count: Count::More("missions_in_hand", 6.0),
    },
    Topic {
        name: "ba-tiles",
        sign: || sign("tech"),
        features: &["tiles", "tiles_early", "tiles_ejected", "debris_on_tiles", "boosts"],
        count: Count::More("tiles", 9.0),
    },
    Topic {
        name: "ba-advanced",
        sign: || sign("advanced"),
        features: &["advanced_tiles", "advanced_placed", "tile_points_to_come"],
        count: Count::Judged,
    },
    Topic { name: "ba-ejected", sign: || sign("eject"), features: &["tucked"], count: Count::Either("tucked", 5.0) },
    Topic {
        name: "ba-missions",
        sign: || sign("mission"),
        features: &["cards_in_space"],
        count: Count::Either("cards_in_space", 5.0),
    },
    Topic {
        name: "ba-ejection",
        sign: || sign("eject"),
        features: &["ejection", "ejection_early"],
        count: Count::Judged,
    },
    Topic {
        name: "ba-earnings",
        sign: || sign("mission"),
        features: &[
            "activation",
            "activation_early",
            "earnings",
            "earnings_early",
            "earnings_best",
            "earnings_by_die",
            "earnings_in_goods",
        ],
        count: Count::Judged,
    },
    Topic {
        name: "ba-promise",
        sign: || sign("mission"),
        features: &["earnings_in_hand", "earnings_in_hand_early"],
        count: Count::Judged,
    },
    Topic {
        name: "ba-hal",
        sign: || sign("stop"),
        features: &["hal_points", "hal_dice"],
        count: Count::Less("hal_points", 40.0),
    },
    Topic {
        name: "ba-journey",
        sign: || sign("black-angel"),
        features: &["way_left", "final_round", "active"],
        count: Count::Either("way_left", 0.0),
    },
    Topic { name: "ba-damage", sign: || sign("wrench"), features: &["damage"], count: Count::Less("damage", 12.0) },
];
