//! What the owner of a box may correct.

use engine::pack::schema::{Field, Form, Kind, Shape, choice, field, flag, form, kind, list, number, text};

pub(super) const KINDS: &[Kind] = &[
    kind(
        "planet",
        "id",
        &[
            text("name"),
            choice("resource", RESOURCES),
            choice("track_kind", &["diplomacy", "economy"]),
            number("track_spaces", 1, 5),
            number("advances_to_colonize", 2, 6),
            number("vp", 0, 9),
            flag("once_per_turn"),
            flag("own_turn_only"),
            list("effect", &PLANET_STEP, 1, 4),
        ],
    ),
    kind(
        "mission",
        "id",
        &[
            text("name"),
            number("vp", 0, 9),
            number("vp_if_tied", 0, 9).optional(),
            number("players_min", 2, 5),
            field("condition", CONDITION),
        ],
    ),
    kind(
        "pilot",
        "id",
        &[
            text("name"),
            list("ships", &Shape::Choice(SHIPS), 1, 4),
            field("ability", ABILITY),
            number("vp", 0, 9),
            list("badges", &Shape::Choice(BADGES), 0, 4),
        ],
    ),
    kind(
        "exploration",
        "id",
        &[
            text("name"),
            choice("colour", &["green", "red"]),
            choice("kind", &["discovery", "dwarf_planet", "danger"]),
            list("effect", &EXPLORATION_STEP, 1, 4),
            list("badges", &Shape::Choice(BADGES), 0, 4),
        ],
    ),
    kind(
        "rogue_mat",
        "id",
        &[
            text("name"),
            number("start_energy", 0, 7),
            number("start_culture", 0, 7),
            number("start_level", 1, 5),
            number("max_resource", 1, 7),
            number("bonus_dice", 0, 7),
            field("levels", Shape::Records { key: "level", fields: ROGUE_LEVEL }),
        ],
    ),
    kind(
        "empire_level",
        "level",
        &[number("upgrade_cost", 0, 7), number("dice", 1, 7), number("ships", 1, 4), number("vp", 0, 20)],
    ),
    kind("ship_type", "id", &[text("name"), list("faces", &Shape::Choice(FACES), 1, 3)]),
    kind("badge_type", "id", &[text("name")]),
];

const RESOURCES: &[&str] = &["energy", "culture"];
const TRACKS: &[&str] = &["diplomacy", "economy", "any"];
const SHIPS: &[&str] = &["runner", "hauler", "envoy", "foundry"];
const BADGES: &[&str] = &["chart", "relic", "signal", "fossil"];
const FACES: &[&str] = &["move", "energy", "culture", "diplomacy", "economy", "colony"];

const ROGUE_LEVEL: &[Field] =
    &[number("dice", 1, 7), number("vp", 0, 20), flag("once_per_turn"), list("action", &ROGUE_STEP, 1, 4)];

const ENERGY: Field = number("energy", 0, 7);
const CULTURE: Field = number("culture", 0, 7);
const AMOUNT: Field = number("amount", 1, 7);
const RESOURCE: Field = choice("resource", RESOURCES);
const STEPS: Field = number("steps", 1, 6);
const SHIPS_MOVED: Field = number("ships", 1, 4);

const OTHERS: &[&str] = &["self", "each_other"];

const PAY_STEP: Form = form("pay", &[ENERGY, CULTURE]);
const GAIN_STEP: Form = form("gain", &[choice("who", OTHERS), ENERGY, CULTURE]);
const GAIN_CHOICE_STEP: Form = form("gain_choice", &[AMOUNT, choice("mode", &["mix", "one_type"])]);
const GAIN_PER_STEP: Form =
    form("gain_per", &[RESOURCE, choice("per", &["ship_in_galaxy", "ship_on_exploration", "active_pilot"])]);
const CONVERT_STEP: Form = form("convert", &[choice("from", RESOURCES), choice("to", RESOURCES)]);
const STEAL_STEP: Form = form("steal", &[RESOURCE, AMOUNT]);
const ADVANCE_STEP: Form = form(
    "advance",
    &[choice("who", OTHERS), choice("kind", TRACKS), STEPS, SHIPS_MOVED, flag("not_previous").optional()],
);
const REGRESS_STEP: Form = form(
    "regress",
    &[choice("owner", &["self", "enemy"]), choice("kind", TRACKS), STEPS, SHIPS_MOVED, flag("required").optional()],
);
const RECALL_FOR_RESOURCE_STEP: Form = form("recall_for_resource", &[]);
const TRANSFER_ORBIT_STEP: Form = form("transfer_orbit", &[]);
const MOVE_STEP: Form =
    form("move", &[SHIPS_MOVED, choice("from", &["any", "exploration"]), flag("not_explorer").optional()]);
const UPGRADE_STEP: Form = form(
    "upgrade",
    &[number("discount", 0, 7), choice("pay", &["single", "mix"]), choice("only_if", &["always", "strictly_lowest"])],
);
const SET_DIE_STEP: Form = form("set_die", &[]);
const REROLL_DICE_STEP: Form = form("reroll_dice", &[]);
const DISCARD_DICE_STEP: Form = form("discard_dice", &[number("count", 1, 7)]);
const REPLACE_PLANET_STEP: Form = form("replace_planet", &[]);
const USE_CENTER_PLANET_STEP: Form = form("use_center_planet", &[]);
const USE_OTHER_COLONY_STEP: Form =
    form("use_other_colony", &[choice("pay_resource", RESOURCES), number("pay_amount", 0, 7)]);
const ANY_ACTION_STEP: Form = form("any_action", &[flag("free_follow")]);
const REPEAT_DIE_STEP: Form = form("repeat_die", &[]);
const ON_FOLLOWED_STEP: Form = form("on_followed", &[RESOURCE, AMOUNT]);
const FOLLOW_COST_STEP: Form = form("follow_cost", &[number("amount", 0, 7)]);
const REPLACE_PILOT_STEP: Form = form("replace_pilot", &[]);
const EXPLORE_STEP: Form = form("explore", &[choice("from", &["galaxy"])]);
const HIRE_STEP: Form = form("hire", &[number("dice", 0, 7), flag("match")]);
const TAKE_EXPLORATION_OFFER_STEP: Form = form("take_exploration_offer", &[]);
const LOSE_STEP: Form = form("lose", &[choice("who", &["self"]), ENERGY, CULTURE]);
const DISCARD_DICE_UP_TO_STEP: Form = form("discard_dice_up_to", &[number("count", 1, 7)]);
const RECALL_EXPLORER_STEP: Form = form("recall_explorer", &[]);
const DWARF_PLANET_STEP: Form = form("dwarf_planet", &[number("vp", 0, 9), ENERGY, CULTURE]);

/// A step of a planet's action (Appendix A of the rules). Those of Beyond the Black are on its own planets only.
const PLANET_STEP: Shape = Shape::OneOf {
    tag: "op",
    forms: &[
        PAY_STEP,
        GAIN_STEP,
        GAIN_CHOICE_STEP,
        GAIN_PER_STEP,
        CONVERT_STEP,
        STEAL_STEP,
        ADVANCE_STEP,
        REGRESS_STEP,
        RECALL_FOR_RESOURCE_STEP,
        TRANSFER_ORBIT_STEP,
        MOVE_STEP,
        UPGRADE_STEP,
        SET_DIE_STEP,
        REROLL_DICE_STEP,
        DISCARD_DICE_STEP,
        REPLACE_PLANET_STEP,
        USE_CENTER_PLANET_STEP,
        USE_OTHER_COLONY_STEP,
        ANY_ACTION_STEP,
        REPEAT_DIE_STEP,
        ON_FOLLOWED_STEP,
        FOLLOW_COST_STEP,
        REPLACE_PILOT_STEP,
        EXPLORE_STEP,
        HIRE_STEP,
        TAKE_EXPLORATION_OFFER_STEP,
    ],
};

/// A step of an exploration card.
const EXPLORATION_STEP: Shape = Shape::OneOf {
    tag: "op",
    forms: &[
        PAY_STEP,
        GAIN_STEP,
        GAIN_CHOICE_STEP,
        GAIN_PER_STEP,
        LOSE_STEP,
        CONVERT_STEP,
        STEAL_STEP,
        ADVANCE_STEP,
        REGRESS_STEP,
        RECALL_FOR_RESOURCE_STEP,
        TRANSFER_ORBIT_STEP,
        MOVE_STEP,
        UPGRADE_STEP,
        SET_DIE_STEP,
        REROLL_DICE_STEP,
        DISCARD_DICE_UP_TO_STEP,
        REPLACE_PLANET_STEP,
        REPLACE_PILOT_STEP,
        HIRE_STEP,
        RECALL_EXPLORER_STEP,
        DWARF_PLANET_STEP,
    ],
};

/// A step of a Rogue Galaxy's action (SOLO-3).
const ROGUE_STEP: Shape = Shape::OneOf {
    tag: "op",
    forms: &[
        form("lose", &[choice("who", &["human"]), ENERGY, CULTURE]),
        form("rogue_gain", &[ENERGY, CULTURE]),
        form("rogue_steal", &[choice("resource", &["energy", "culture", "choice"]), AMOUNT]),
        form("regress_human", &[choice("ships", &["one", "all"]), STEPS]),
        form("human_lose_die", &[number("amount", 1, 7)]),
        form("rogue_advance_all", &[STEPS]),
    ],
};

const ONCE: Field = flag("once_per_turn");
const WHERE: Field = choice("where", &["surface", "orbit", "galaxy"]);

/// What a pilot can do (BTB-ABIL-1 and following).
const ABILITY: Shape = Shape::OneOf {
    tag: "kind",
    forms: &[
        form("acquire_bonus", &[choice("resource", &["energy", "culture", "any"]), AMOUNT]),
        form("dual_producer", &[]),
        form("galaxy_culture", &[]),
        form("wild_advance", &[]),
        form("advance_surge", &[ENERGY, CULTURE, ONCE]),
        form("head_start", &[number("space", 1, 5)]),
        form("anchored", &[]),
        form("land_gain", &[ENERGY, CULTURE]),
        form("land_repeat", &[ENERGY, CULTURE, ONCE]),
        form("same_planet_shift", &[]),
        form("move_again", &[ENERGY, CULTURE, ONCE]),
        form("explore_scout", &[]),
        form("shielded", &[]),
        form("reexplore", &[]),
        form("explore_gain", &[ENERGY, CULTURE]),
        form("colonize_gain", &[ENERGY, CULTURE]),
        form("consolation", &[ENERGY, CULTURE]),
        form("launch_gain", &[ENERGY, CULTURE]),
        form("return_gain", &[ENERGY, CULTURE]),
        form("upgrade_discount", &[AMOUNT, ONCE]),
        form("colony_gain", &[WHERE, ENERGY, CULTURE, ONCE]),
        form("free_follow", &[WHERE, choice("per", &["opposing_turn"])]),
        form("extra_free_reroll", &[WHERE]),
    ],
};

const MEASURES: &[&str] = &[
    "energy",
    "culture",
    "planets",
    "diplomacy_planets",
    "economy_planets",
    "empire_level",
    "pilots",
    "covered_pilots",
    "advanced_ships",
    "ships_on_exploration",
    "exploration_cards",
    "danger_cards",
    "badge_types",
];
const MEASURE: Field = choice("measure", MEASURES);
const VALUE: Field = number("value", 0, 20);

/// When a mission scores (TEG-MISSION-1 and following).
const CONDITION: Shape = Shape::OneOf {
    tag: "kind",
    forms: &[
        form("most", &[MEASURE]),
        form("fewest", &[MEASURE]),
        form("equal", &[MEASURE, choice("other", MEASURES)]),
        form("at_least", &[MEASURE, VALUE]),
        form("at_most", &[MEASURE, VALUE]),
        form("at_least_all", &[list("measures", &Shape::Choice(MEASURES), 1, 4), VALUE]),
        form("triggered_end", &[]),
        form("all_ships_in_galaxy", &[]),
        form("no_ships_in_galaxy", &[]),
    ],
};
