//! What the owner of a box may correct.

use engine::pack::schema::{
    Field, Form, Kind, Shape, choice, field, flag, form, group, kind, list, number, table, text,
};

pub(super) const KINDS: &[Kind] = &[
    kind("sky_tile", "id", &[field("side", Shape::Records { key: "side", fields: SKY_SIDE })]),
    kind(
        "base_side",
        "id",
        &[
            number("energy_spaces", 1, 9),
            number("damage_spaces", 1, 9),
            number("start_energy", 0, 18).optional(),
            field("excavator_start", CELL).optional(),
            list("rooms", &ROOM, 1, 20),
            list("tunnels", &CELL, 0, 14),
        ],
    ),
    kind(
        "city",
        "id",
        &[
            text("name"),
            field("base_upper", Shape::Reference("base_side")),
            field("base_lower", Shape::Reference("base_side")),
            field("side", Shape::Records { key: "side", fields: CITY_SIDE }),
        ],
    ),
    kind(
        "character",
        "id",
        &[
            text("name"),
            choice(
                "window",
                &["place", "place_with_die", "rooms", "resolve_research", "mothership_start", "drop_start"],
            ),
            group("basic", CHARACTER_SIDE),
            group("improved", CHARACTER_SIDE),
        ],
    ),
    kind("scenario", "id", &[text("name"), STARS_BLACK, field("effect", SCENARIO_EFFECT)]),
    kind("chapter", "number", &[list("sky_tiles", &Shape::Reference("sky_tile"), 4, 4)]),
    table(
        "rulings",
        &[list("large_room_numbers", &RESEARCH, 0, 12), choice("dive", &["landings", "hits"]), flag("free_team")],
    ),
];

const STARS_BLACK: Field = field("black_stars", Shape::Halves { least: 0, most: 10 });
const STARS_YELLOW: Field = field("yellow_stars", Shape::Halves { least: 0, most: 10 });
/// The number of a research square.
const RESEARCH: Shape = Shape::Number { least: 1, most: 15 };
/// A square of the base: row and column.
const CELL: Shape = Shape::List { of: &Shape::Number { least: 0, most: 5 }, least: 2, most: 2 };

const SKY_SIDE: &[Field] = &[
    STARS_BLACK,
    list("rows", &Shape::List { of: &Shape::Choice(SYMBOLS), least: 5, most: 5 }, 2, 4),
    list("actions", &Shape::OneOf { tag: "kind", forms: ROW_ACTIONS }, 2, 4),
    list("research", &RESEARCH, 2, 4),
];

const SYMBOLS: &[&str] = &[
    ".", "<", ">", "M", "Pa", "Pb", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "R1", "R2", "R3", "R4", "R5",
    "R6", "R7", "R8", "R9",
];

const N: &[Field] = &[number("n", 1, 9)];

const ROW_ACTIONS: &[Form] = &[
    form("none", &[]),
    form("excavator_back", N),
    form("research_back", N),
    form("add_white", N),
    form("damage", N),
    form("skull", &[]),
    form("ships_dive", N),
];

const ROOM: Shape = Shape::Structure(&[
    list("kinds", &Shape::Choice(&["aa", "energy", "fighter", "research", "robot"]), 1, 2),
    list("cells", &CELL, 1, 3),
    number("cost", 0, 9),
    number("modifier", -9, 9),
    choice("provenance", &["owner", "rulebook", "public", "reconstructed"]).optional(),
]);

const CITY_SIDE: &[Field] = &[STARS_YELLOW, list("research_squares", &RESEARCH, 0, 6), field("effect", CITY_EFFECT)];

const USES: Field = number("uses_per_round", 1, 99);
const COLOUR: Field = choice("colour", &["gray", "any"]);

const CITY_EFFECT: Shape = Shape::OneOf {
    tag: "kind",
    forms: &[
        form("none", &[]),
        form("first_damage_research", &[number("squares", 1, 9)]),
        form("first_roll_white_six", &[]),
        form("first_roll_any_six", &[]),
        form("robot_room_bonus", &[number("max_robots", 1, 2), number("bonus", -9, 9)]),
        form("reroll_unplaced", &[COLOUR, number("dice", 1, 5), choice("per", &["round"]).optional()]),
        form("excavation", &[number("cost", 0, 9), number("reach_bonus", 0, 9)]),
        form("energy_bonus", &[number("bonus", 0, 9), flag("start_full")]),
        form("aa_reduction", &[number("amount", 1, 9), COLOUR]),
        form(
            "room_bonus",
            &[
                choice("room", &["energy", "fighter", "research", "robot"]),
                number("bonus", -9, 9),
                USES,
                choice("cells", &["single", "any"]),
            ],
        ),
        form("excavation_energy", &[choice("per", &["tunnel", "square"]), number("divisor", 1, 9)]),
        form("ignore_damage", &[number("amount", 1, 9)]),
        form("keep_on_reroll", &[number("dice", 1, 5)]),
        form("robot_build", &[number("value_bonus", 0, 5), number("cost_reduction", 0, 9)]),
        form("robot_no_wear", &[USES]),
        form("cost_reduction", &[number("amount", 1, 9), USES]),
        form("free_drop", &[number("hold_back", 0, 10)]),
        form("cancel_descend", &[number("energy", 0, 9), USES]),
    ],
};

const CHARACTER_SIDE: &[Field] = &[field("effect", CHARACTER_EFFECT), STARS_YELLOW];

const CHARACTER_EFFECT: Shape = Shape::OneOf {
    tag: "kind",
    forms: &[
        form("reroll_all_unplaced", &[]),
        form("set_unplaced_die", &[]),
        form("gain_energy", &[number("amount", 1, 9)]),
        form("destroy_on_explosion", &[number("ships", 1, 9)]),
        form("value_bonus", &[number("amount", 1, 9)]),
        form("excavator_forward", &[number("squares", 1, 9)]),
        form("repair", &[number("amount", 1, 9)]),
        form("slow_column", &[number("amount", 1, 99)]),
        form("build_robot", &[number("value", 1, 6)]),
        form("skip_action", &[]),
        form("skip_move_and_action", &[]),
        form("hold_aboard", &[number("ships", 1, 10)]),
        form("shift_ships", &[number("ships", 1, 9)]),
        form("free_rooms", &[number("rooms", 1, 9)]),
    ],
};

const ENERGY: Field = number("energy", 0, 9);
const COLUMN: Shape = Shape::Number { least: 0, most: 4 };

const SCENARIO_EFFECT: Shape = Shape::OneOf {
    tag: "kind",
    forms: &[
        form("kill_quota", &[number("ships", 1, 30)]),
        form("evacuation", &[number("tokens_per_column", 1, 1).optional(), ENERGY, number("hit_damage", 0, 9)]),
        form("reinforcements", &[number("start_aboard", 0, 4), number("extra_per_add", 0, 4)]),
        form("research_gates", &[list("squares", &Shape::Number { least: 1, most: 15 }, 0, 6), ENERGY]),
        form("research_backlash", &[number("min_squares", 1, 9), number("damage", 0, 9)]),
        form("command_ship", &[number("explosion_bonus", 0, 9), flag("returns").optional()]),
        form("reactor_leak", &[number("damage", 0, 9), number("energy", 0, 18).optional()]),
        form("rubble", &[list("columns", &COLUMN, 0, 5), ENERGY]),
        form("contamination", &[ENERGY]),
        form("kamikaze", &[number("start_aboard", 0, 4), number("hit_damage", 0, 9)]),
        form("saboteur", &[number("extra_cost", 0, 9), number("every", 1, 9).optional()]),
        form("storm", &[choice("reversed_rounds", &["even"]).optional()]),
        form(
            "final_battle",
            &[
                choice("extra_tile", &["sky-5-final"]),
                list(
                    "white_in_sky",
                    &Shape::List { of: &Shape::Number { least: 0, most: 18 }, least: 2, most: 2 },
                    0,
                    4,
                ),
                number("head_start", 0, 9).optional(),
            ],
        ),
    ],
};
