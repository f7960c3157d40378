//! What reasons are about in Tiny Epic Galaxies.

use super::signs::sign;
use crate::{Count, Topic};

/// What reasons are about, by the features of the bots' evaluation.
pub(crate) const TOPICS: &[Topic] = &[
    Topic {
        name: "teg-points",
        sign: || sign("colony"),
        features: &["points", "points_squared", "lead"],
        count: Count::More("points", 21.0),
    },
    Topic {
        name: "teg-empire",
        sign: || sign("empire"),
        features: &["level", "dice", "ships", "level_late"],
        count: Count::More("level", 6.0),
    },
    Topic {
        name: "teg-energy",
        sign: || sign("energy"),
        features: &["energy", "ships_at_energy"],
        count: Count::More("energy", 7.0),
    },
    Topic {
        name: "teg-culture",
        sign: || sign("culture"),
        features: &["culture", "ships_at_culture"],
        count: Count::More("culture", 7.0),
    },
    Topic {
        name: "teg-upgrade",
        sign: || sign("empire"),
        features: &["upgrade_saved", "upgrade_ready", "store_late"],
        count: Count::Judged,
    },
    Topic {
        name: "teg-orbits",
        sign: || sign("orbit"),
        features: &["orbit_progress", "orbit_last_step", "orbiting", "orbit_promise", "orbit_progress_late"],
        count: Count::Judged,
    },
    Topic { name: "teg-landed", sign: || sign("land"), features: &["landed"], count: Count::Either("landed", 4.0) },
    Topic { name: "teg-mission", sign: || sign("mission"), features: &["mission"], count: Count::More("mission", 3.0) },
    Topic {
        name: "teg-colonies",
        sign: || sign("colony"),
        features: &["colonies"],
        count: Count::More("colonies", 5.0),
    },
    Topic {
        name: "teg-end",
        sign: || sign("end"),
        features: &["end_triggered"],
        count: Count::Either("end_triggered", 0.0),
    },
    Topic {
        name: "teg-dice",
        sign: || sign("die"),
        features: &["dice_left", "free_reroll", "to_move"],
        count: Count::More("dice_left", 7.0),
    },
    Topic { name: "teg-pilots", sign: || sign("pilot"), features: &["pilots"], count: Count::More("pilots", 4.0) },
    Topic { name: "teg-explored", sign: || sign("explore"), features: &["badges"], count: Count::More("badges", 5.0) },
    Topic {
        name: "teg-rogue-points",
        sign: || sign("others"),
        features: &["rogue_points", "rogue_points_squared"],
        count: Count::Less("rogue_points", 21.0),
    },
    Topic {
        name: "teg-rogue-empire",
        sign: || sign("others"),
        features: &["rogue_level", "rogue_energy", "rogue_culture", "rogue_dice"],
        count: Count::Judged,
    },
    Topic {
        name: "teg-rogue-orbits",
        sign: || sign("orbit"),
        features: &["rogue_orbit_progress", "rogue_orbit_last_step"],
        count: Count::Judged,
    },
];
