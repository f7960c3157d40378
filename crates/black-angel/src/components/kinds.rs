//! What the owner of a box may correct.

use engine::pack::schema::{Field, Kind, Shape, choice, field, flag, group, kind, list, number, table};

pub(super) const KINDS: &[Kind] = &[
    kind(
        "mission",
        "id",
        &[
            choice("colour", COLOURS),
            choice("kind", &["activation", "neutralization"]),
            choice("form", &["split", "per_card"]).optional(),
            field("pay", Shape::Structure(COST)).optional(),
            field("gain", Shape::Structure(GAIN)).optional(),
            field("owner", Shape::Structure(GAIN)).optional(),
            field("ship", Shape::Structure(GAIN)).optional(),
            choice("count_zone", &["space", "ejected"]).optional(),
            choice("count_colour", COLOURS).optional(),
            number("vp_each", 0, 9).optional(),
            field("reward", Shape::Structure(GAIN)),
            list("technology_icons", &Shape::Choice(COLOURS), 1, 2),
        ],
    ),
    kind(
        "ravager",
        "id",
        &[
            choice(
                "effect",
                &["damage_next_action", "damage_supply_die", "discard_mission", "discard_ravager", "capture_robot"],
            ),
            number("target_action", 1, 6),
            choice("die_colour", COLOURS).optional(),
            number("vp_loss_if_unresolvable", 0, 9),
        ],
    ),
    kind("strip", "number", &[list("side_a", &HEX, 5, 5), list("side_b", &HEX, 5, 5)]),
    kind("technology", "id", &[choice("colour", COLOURS), choice("standard", EFFECTS), choice("boost", BOOSTS)]),
    kind("starting_tile", "id", &[choice("colour", COLOURS), list("choose_one", &Shape::Choice(EFFECTS), 2, 2)]),
    kind(
        "advanced",
        "id",
        &[
            choice(
                "scores",
                &[
                    "grid_technology",
                    "ejected_technology",
                    "debris_in_storage",
                    "ravager_cards_in_hand",
                    "advanced_technology_owned",
                    "own_cards_in_space",
                ],
            ),
            choice("colour", COLOURS).optional(),
            number("vp_each", 0, 9),
        ],
    ),
    kind("hal_card", "id", &[group("top", HALF), group("bottom", HALF), choice("third_colour", COLOURS)]),
    table(
        "hal",
        &[
            group(
                "start_vp",
                &[
                    number("easy", 0, 50),
                    number("standard", 0, 50),
                    number("difficult", 0, 50),
                    number("extreme", 0, 50),
                ],
            ),
            number("consolation_vp", 0, 9),
            number("comet_bonus_vp", 0, 9),
            number("ejected_card_vp", 0, 9),
            number("die_sold_vp", 0, 9),
        ],
    ),
    table(
        "hal_weights",
        &[
            number("resource", 0, 9),
            number("ship", 0, 9),
            number("robot", 0, 9),
            number("debris", 0, 9),
            number("technology", 0, 9),
            number("ravager_card", 0, 9),
            number("advanced_technology", 0, 9),
        ],
    ),
    kind("player_aid", "place", &[number("reserve_die", 0, 2), number("resource", 0, 9)]),
    kind("action", "number", &[choice("colour", COLOURS), choice("kind", ACTIONS)]),
    table("display", &[list("costs", &Shape::Number { least: 0, most: 9 }, 4, 10)]),
    table("advanced_display", &[number("cost", 0, 9)]),
    table("player_board", &[list("starting_cells", &CELL, 3, 3)]),
    kind(
        "boost_effect",
        "name",
        &[
            number("vp", 0, 9).optional(),
            field(
                "action",
                Shape::Structure(&[choice("orange", ACTIONS), choice("gray", ACTIONS), choice("green", ACTIONS)]),
            )
            .optional(),
        ],
    ),
];

const COLOURS: &[&str] = &["orange", "gray", "green"];
const ACTIONS: &[&str] = &["discover", "repair", "destroy", "command"];
const BOOSTS: &[&str] = &["vp2_on_action", "set_value_3", "change_colour", "free_reserve"];
const EFFECTS: &[&str] = &[
    "gain_vp_1",
    "take_ship",
    "take_resource",
    "take_debris",
    "take_robot",
    "move_ship_2",
    "shift_robot",
    "chain_vertical",
    "chain_horizontal",
    "draw_mission",
];

/// What an activation pays.
const COST: &[Field] = &[
    number("robot", 0, 5).optional(),
    number("resource", 0, 5).optional(),
    number("ship", 0, 5).optional(),
    number("debris", 0, 5).optional(),
    number("technology", 0, 5).optional(),
    number("mission_card", 0, 5).optional(),
    number("ravager_card", 0, 5).optional(),
];

/// What is gained.
const GAIN: &[Field] = &[
    number("vp", 0, 9).optional(),
    number("robot", 0, 5).optional(),
    number("resource", 0, 9).optional(),
    number("ship", 0, 9).optional(),
];

const HEX: Shape = Shape::Structure(&[
    number("column", -2, 2),
    choice("kind", &["orange", "gray", "green", "asteroid"]),
    flag("comet"),
    number("ravager", 0, 1),
]);

/// Row and column of the technology grid.
const CELL: Shape = Shape::List { of: &Shape::Number { least: 1, most: 3 }, least: 2, most: 2 };

const HALF: &[Field] = &[
    choice("colour", COLOURS),
    choice("action", ACTIONS),
    choice("mode", &["advanced_first", "technology_only", "clockwise", "counterclockwise"]).optional(),
];
