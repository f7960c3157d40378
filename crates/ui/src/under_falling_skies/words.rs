//! The names of things, in the visitor's language.

use engine::Piece;
use under_falling_skies::components::{
    Catalog, CharacterEffect, CityEffect, DieColour, Dug, RoomKind, RowAction, ScenarioEffect,
};
use under_falling_skies::{Base, CityId, Colour, ScenarioId, Square, View};

use crate::Lang;
use crate::lang::{corrected, say, t};

/// A message whose key ends with the id of a component.
fn of_component(lang: Lang, prefix: &str, id: &str) -> String {
    t(lang, &format!("{prefix}{id}"), &Default::default())
}

pub(crate) fn city(lang: Lang, city: CityId) -> String {
    let of = |data: &'static Catalog| data[city].name.as_str();
    corrected(of).unwrap_or_else(|| of_component(lang, "ufs-city-", city.id()))
}

pub(crate) fn scenario(lang: Lang, scenario: ScenarioId) -> String {
    let of = |data: &'static Catalog| data[scenario].name.as_str();
    corrected(of).unwrap_or_else(|| of_component(lang, "ufs-scenario-", scenario.id()))
}

fn die_colour(white: bool) -> &'static str {
    if white { "white" } else { "gray" }
}

/// "gray 5"
pub(super) fn die(lang: Lang, white: bool, face: u8) -> String {
    say!(lang, "ufs-die", colour = die_colour(white), face = face)
}

/// "gray 5", of a worker die by its number.
pub(super) fn die_of(lang: Lang, view: &View, index: u8) -> String {
    match view.dice.get(usize::from(index)) {
        Some(found) => die(lang, found.white, found.die.face),
        None => String::new(),
    }
}

/// "a gray die"
pub(super) fn some_die(lang: Lang, index: u8) -> String {
    say!(lang, "ufs-some-die", colour = die_colour(under_falling_skies::is_white_die(index)))
}

pub(super) fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "purple",
        Colour::White => "white",
        Colour::Orange => "orange",
    }
}

/// "the purple ship"
pub(super) fn ship(lang: Lang, colour: Colour) -> String {
    say!(lang, "ufs-ship", colour = colour_key(colour))
}

pub(super) fn kind(lang: Lang, kind: RoomKind) -> String {
    match kind {
        RoomKind::Aa => say!(lang, "ufs-kind-aa"),
        RoomKind::Energy => say!(lang, "ufs-kind-energy"),
        RoomKind::Fighter => say!(lang, "ufs-kind-fighter"),
        RoomKind::Research => say!(lang, "ufs-kind-research"),
        RoomKind::Robot => say!(lang, "ufs-kind-robot"),
    }
}

/// "Energy", or "Energy and Fighter" of a room with two kinds.
pub(super) fn room(lang: Lang, kinds: &[RoomKind]) -> String {
    match kinds {
        [one] => kind(lang, *one),
        [one, two, ..] => say!(lang, "ufs-kind-both", one = kind(lang, *one), two = kind(lang, *two)),
        [] => say!(lang, "ufs-kind-tunnel"),
    }
}

/// What stands on a square of the base: a gun, a tunnel or a room.
pub(super) fn place(lang: Lang, base: &Base, square: Square) -> String {
    if square.is_gun() {
        return say!(lang, "ufs-kind-aa");
    }
    let found = base.room_at(square).and_then(|room| base.rooms.get(usize::from(room)));
    room(lang, found.map_or(&[], |room| &room.kinds))
}

/// "Fighter, column 3, row 2"
pub(super) fn place_and_column(lang: Lang, base: &Base, square: Square) -> String {
    say!(lang, "ufs-place", place = place(lang, base, square), column = square.column() + 1, row = square.row() + 1)
}

pub(super) fn row_action(lang: Lang, action: RowAction) -> String {
    match action {
        RowAction::None => say!(lang, "ufs-row-none"),
        RowAction::ExcavatorBack { n } => say!(lang, "ufs-row-excavator", count = n),
        RowAction::ResearchBack { n } => say!(lang, "ufs-row-research", count = n),
        RowAction::AddWhite { n } => say!(lang, "ufs-row-white", count = n),
        RowAction::Damage { n } => say!(lang, "ufs-row-damage", count = n),
        RowAction::Skull => say!(lang, "ufs-row-skull"),
        RowAction::ShipsDive { n } => say!(lang, "ufs-row-dive", count = n),
    }
}

/// The ability of a side of a city.
pub(crate) fn ability(lang: Lang, effect: CityEffect) -> String {
    match effect {
        CityEffect::None => say!(lang, "ufs-fx-none"),
        CityEffect::FirstDamageResearch { squares } => say!(lang, "ufs-fx-first-damage", squares = squares),
        CityEffect::FirstRollWhiteSix => say!(lang, "ufs-fx-white-six"),
        CityEffect::FirstRollAnySix => say!(lang, "ufs-fx-any-six"),
        CityEffect::RobotRoomBonus { max_robots, bonus } => {
            say!(lang, "ufs-fx-robot-bonus", robots = max_robots, bonus = bonus)
        }
        CityEffect::RerollUnplaced { colour, dice } => {
            say!(lang, "ufs-fx-reroll", colour = wanted(colour), dice = dice)
        }
        CityEffect::Excavation { cost, reach_bonus } => {
            say!(lang, "ufs-fx-excavation", cost = cost, reach = reach_bonus)
        }
        CityEffect::EnergyBonus { bonus, start_full } => {
            say!(lang, "ufs-fx-energy", bonus = bonus, full = if start_full { "yes" } else { "no" })
        }
        CityEffect::AaReduction { amount, colour } => {
            say!(lang, "ufs-fx-guns", amount = amount, colour = wanted(colour))
        }
        CityEffect::RoomBonus { room, bonus, uses_per_round, cells } => say!(
            lang,
            "ufs-fx-room-bonus",
            room = kind(lang, room),
            bonus = bonus,
            uses = if uses_per_round == 1 { "once" } else { "always" },
            size = if cells == under_falling_skies::components::Cells::Single { "single" } else { "any" }
        ),
        CityEffect::ExcavationEnergy { per, divisor } => say!(
            lang,
            "ufs-fx-digging-energy",
            per = if per == Dug::Tunnel { "tunnel" } else { "square" },
            divisor = divisor
        ),
        CityEffect::IgnoreDamage { amount } => say!(lang, "ufs-fx-ignore-damage", amount = amount),
        CityEffect::KeepOnReroll { dice } => say!(lang, "ufs-fx-keep", dice = dice),
        CityEffect::RobotBuild { value_bonus, cost_reduction } => {
            say!(lang, "ufs-fx-robot-build", bonus = value_bonus, less = cost_reduction)
        }
        CityEffect::RobotNoWear { uses_per_round } => say!(lang, "ufs-fx-no-wear", uses = uses_per_round),
        CityEffect::CostReduction { amount, uses_per_round } => {
            say!(lang, "ufs-fx-cheaper", amount = amount, uses = uses_per_round)
        }
        CityEffect::FreeDrop { hold_back } => say!(lang, "ufs-fx-free-drop", ships = hold_back),
        CityEffect::CancelDescend { energy, uses_per_round } => {
            say!(lang, "ufs-fx-cancel", energy = energy, uses = uses_per_round)
        }
    }
}

fn wanted(colour: DieColour) -> &'static str {
    match colour {
        DieColour::Gray => "gray",
        DieColour::Any => "any",
    }
}

/// What a side of a character does.
pub(crate) fn power(lang: Lang, effect: CharacterEffect) -> String {
    match effect {
        CharacterEffect::RerollAllUnplaced => say!(lang, "ufs-power-reroll"),
        CharacterEffect::SetUnplacedDie => say!(lang, "ufs-power-set-die"),
        CharacterEffect::GainEnergy { amount } => say!(lang, "ufs-power-energy", amount = amount),
        CharacterEffect::DestroyOnExplosion { ships } => say!(lang, "ufs-power-destroy", ships = ships),
        CharacterEffect::ValueBonus { amount } => say!(lang, "ufs-power-value", amount = amount),
        CharacterEffect::ExcavatorForward { squares } => say!(lang, "ufs-power-excavate", squares = squares),
        CharacterEffect::Repair { amount } => say!(lang, "ufs-power-repair", amount = amount),
        CharacterEffect::SlowColumn { amount } if amount > 6 => say!(lang, "ufs-power-stop"),
        CharacterEffect::SlowColumn { amount } => say!(lang, "ufs-power-slow", amount = amount),
        CharacterEffect::BuildRobot { value } => say!(lang, "ufs-power-robot", value = value),
        CharacterEffect::SkipAction => say!(lang, "ufs-power-skip-action"),
        CharacterEffect::SkipMoveAndAction => say!(lang, "ufs-power-skip-all"),
        CharacterEffect::HoldAboard { ships } => say!(lang, "ufs-power-hold", ships = ships),
        CharacterEffect::ShiftShips { ships } => say!(lang, "ufs-power-shift", ships = ships),
        CharacterEffect::FreeRooms { rooms } => say!(lang, "ufs-power-free", rooms = rooms),
    }
}

/// What a scenario changes.
pub(crate) fn twist(lang: Lang, effect: &ScenarioEffect) -> String {
    match effect {
        ScenarioEffect::KillQuota { ships } => say!(lang, "ufs-twist-quota", ships = *ships),
        ScenarioEffect::Evacuation { energy, hit_damage } => {
            say!(lang, "ufs-twist-evacuation", energy = *energy, damage = *hit_damage)
        }
        ScenarioEffect::Reinforcements { start_aboard, extra_per_add } => {
            say!(lang, "ufs-twist-reinforcements", start = *start_aboard, extra = *extra_per_add)
        }
        ScenarioEffect::ResearchGates { squares, energy } => {
            let list: Vec<String> = squares.iter().map(u8::to_string).collect();
            say!(lang, "ufs-twist-gates", squares = list.join(", "), energy = *energy)
        }
        ScenarioEffect::ResearchBacklash { min_squares, damage } => {
            say!(lang, "ufs-twist-backlash", squares = *min_squares, damage = *damage)
        }
        ScenarioEffect::CommandShip { explosion_bonus, returns } => {
            let returns = if *returns { "yes" } else { "no" };
            say!(lang, "ufs-twist-command", bonus = *explosion_bonus, returns = returns)
        }
        ScenarioEffect::ReactorLeak { damage, energy } => {
            say!(lang, "ufs-twist-reactor", damage = *damage, energy = *energy)
        }
        ScenarioEffect::Rubble { energy, columns } => {
            let list: Vec<String> = columns.iter().map(|column| (column + 1).to_string()).collect();
            say!(lang, "ufs-twist-rubble", energy = *energy, columns = list.join(", "))
        }
        ScenarioEffect::Contamination { energy } => say!(lang, "ufs-twist-contamination", energy = *energy),
        ScenarioEffect::Kamikaze { start_aboard, hit_damage } => {
            say!(lang, "ufs-twist-kamikaze", start = *start_aboard, damage = *hit_damage)
        }
        ScenarioEffect::Saboteur { extra_cost, every } => {
            say!(lang, "ufs-twist-saboteur", extra = *extra_cost, every = *every)
        }
        ScenarioEffect::Storm {} => say!(lang, "ufs-twist-storm"),
        ScenarioEffect::FinalBattle { head_start, .. } => say!(lang, "ufs-twist-final", start = *head_start),
    }
}
