//! The log: every event in words, with its reason, in the present tense.

use black_angel::{By, DamagePlace, Event, Hindrance, Holder, Kind, Sequence, Target, Trigger, View, Why, shown};
use engine::{Piece, Seat};
use maud::{Markup, html};

use super::faces;
use super::signs::{emblem, shape, sign, signed, value};
use super::words::{self, Names, colour_key};
use crate::Lang;
use crate::lang::say;

/// One line of the log; none for what another line tells already.
pub(super) fn line(event: &Event, view: &View, names: Names<'_>) -> Option<Markup> {
    let words = sentence(event, view, names)?;
    let actor = actor(event);
    Some(html! {
        @if let Some(holder) = actor { (emblem(holder)) } @else { (sign("info")) }
        span.told { (words) (dice(event)) }
    })
}

/// Whose doing it is.
fn actor(event: &Event) -> Option<Holder> {
    use Event as E;
    match event {
        E::TurnBegan { seat, .. }
        | E::SequenceChosen { seat, .. }
        | E::Goods { seat, .. }
        | E::CardPlayed { seat, .. }
        | E::TileActivated { seat, .. }
        | E::EffectChosen { seat, .. }
        | E::ShipLaunched { seat, .. }
        | E::ShipMoved { seat, .. }
        | E::ShipStayed { seat, .. }
        | E::WorkstationManned { seat, .. }
        | E::RobotRecalled { seat, .. }
        | E::CardDrawn { seat, .. }
        | E::CardKept { seat, .. }
        | E::DieChosen { seat, .. }
        | E::DieBoosted { seat, .. }
        | E::ActionBoosted { seat, .. }
        | E::RobotCaptured { seat, .. }
        | E::DebrisPlaced { seat, .. }
        | E::CardDiscarded { seat, .. }
        | E::TileInjected { seat, .. }
        | E::AdvancedInjected { seat, .. }
        | E::TileEjected { seat, .. }
        | E::AdvancedEjected { seat, .. }
        | E::TileSpent { seat, .. }
        | E::OwnerDeclined { seat }
        | E::DieReserved { seat, .. }
        | E::BoardCleared { seat, .. }
        | E::ShipLost { seat, .. }
        | E::Scored { seat, .. } => Some(Holder::Seat(*seat)),
        E::Points { holder, .. }
        | E::DiePlaced { holder, .. }
        | E::RavagerStruck { holder, .. }
        | E::Repaired { holder, .. }
        | E::TileTaken { holder, .. }
        | E::AdvancedTaken { holder, .. }
        | E::RavagersDestroyed { holder, .. }
        | E::MissionPlaced { holder, .. }
        | E::MissionActivated { holder, .. }
        | E::DiceReturned { holder, .. }
        | E::DiceRolled { holder, .. }
        | E::MissionEjected { holder, .. } => Some(*holder),
        E::HalRevealed { .. }
        | E::HalChose { .. }
        | E::HalReturned { .. }
        | E::HalDiscarded { .. }
        | E::HalHindered { .. } => Some(Holder::Hal),
        _ => None,
    }
}

/// The dice that were rolled, as pictures.
fn dice(event: &Event) -> Markup {
    match event {
        Event::DiceRolled { dice, .. } => html! {
            " " @for die in dice { span.bdie.small .(colour_key(die.colour)) { (value(die.value)) (shape(die.colour)) } }
        },
        _ => html! {},
    }
}

fn sentence(event: &Event, view: &View, names: Names<'_>) -> Option<String> {
    let lang = names.lang;
    let seat = |seat: &Seat| names.seat(*seat);
    let by = |holder: &Holder| names.holder(*holder);
    Some(match event {
        Event::TurnBegan { seat: who, round } => say!(lang, "ba-log-turn", name = seat(who), round = *round),
        Event::SequenceChosen { seat: who, sequence } => match sequence {
            Sequence::A => say!(lang, "ba-log-a", name = seat(who)),
            Sequence::B => say!(lang, "ba-log-b", name = seat(who)),
            Sequence::Pass => say!(lang, "ba-log-pass", name = seat(who)),
        },
        Event::Points { holder, change, why } => say!(
            lang,
            "ba-log-points",
            name = by(holder),
            change = signed(i64::from(*change)),
            why = reason(lang, *why)
        ),
        Event::Goods { seat: who, item, change, why } => say!(
            lang,
            "ba-log-goods",
            name = seat(who),
            sign = if *change < 0 { "−" } else { "+" },
            goods = words::item(lang, *item, u64::from(change.unsigned_abs())),
            why = reason(lang, *why)
        ),
        Event::CardPlayed { seat: who, back, card, slot } => say!(
            lang,
            "ba-log-card",
            name = seat(who),
            card = card.map_or_else(|| words::back_object(lang, *back), |card| words::card_object(lang, card)),
            place = words::slot(lang, *slot)
        ),
        Event::TileActivated { seat: who, cell, tile, turned, by } => say!(
            lang,
            "ba-log-tile",
            name = seat(who),
            place = words::cell(lang, *cell),
            effect = faces::effects(lang, *tile, view.advanced),
            turned = if *turned { "yes" } else { "no" },
            by = match by {
                By::Card => "card",
                By::Debris => "debris",
                By::Chain => "chain",
            }
        ),
        Event::EffectChosen { seat: who, effect } => {
            say!(lang, "ba-log-effect", name = seat(who), effect = faces::effect(lang, *effect, view.advanced))
        }
        Event::ShipLaunched { seat: who, to, ground } => {
            say!(lang, "ba-log-launch", name = seat(who), hex = to.id(), ground = words::ground(lang, *ground))
        }
        Event::ShipMoved { seat: who, from, to, ground } => say!(
            lang,
            "ba-log-move",
            name = seat(who),
            from = from.id(),
            hex = to.id(),
            ground = words::ground(lang, *ground)
        ),
        Event::ShipStayed { seat: who, at, ground } => {
            say!(lang, "ba-log-stay", name = seat(who), hex = at.id(), ground = words::ground(lang, *ground))
        }
        Event::WorkstationManned { seat: who, colour } => {
            say!(lang, "ba-log-man", name = seat(who), hue = words::hue_object(lang, *colour))
        }
        Event::RobotRecalled { seat: who, colour } => {
            say!(lang, "ba-log-recall", name = seat(who), hue = words::hue_object(lang, *colour))
        }
        Event::NeutralRobotLeft { colour } => say!(lang, "ba-log-neutral-left", hue = words::hue_object(lang, *colour)),
        Event::CardDrawn { seat: who, back, card } => say!(
            lang,
            "ba-log-draw",
            name = seat(who),
            card = card.map_or_else(|| words::back_object(lang, *back), |card| words::card_object(lang, card))
        ),
        Event::CardKept { seat: who, kept, discarded } => say!(
            lang,
            "ba-log-keep",
            name = seat(who),
            kept =
                kept.map_or_else(|| words::back_object(lang, discarded.back()), |card| words::card_object(lang, card)),
            discarded = words::card_object(lang, *discarded)
        ),
        Event::Reshuffled { back } => say!(lang, "ba-log-reshuffle", back = words::back(lang, *back)),
        Event::DieChosen { seat: who, from, die, flipped } => {
            let die = words::die_at(lang, *die);
            if *from == Holder::Seat(*who) {
                say!(lang, "ba-log-die", name = seat(who), die = die, flipped = if *flipped { "yes" } else { "no" })
            } else {
                say!(lang, "ba-log-buy", name = seat(who), die = die, owner = by(from))
            }
        }
        Event::DieBoosted { seat: who, tile, colour, value, .. } => say!(
            lang,
            "ba-log-boost-die",
            name = seat(who),
            boost = faces::boost(lang, *tile),
            die = words::die(lang, *colour, *value)
        ),
        Event::ActionBoosted { seat: who, tile, .. } => {
            say!(lang, "ba-log-boost", name = seat(who), boost = faces::boost(lang, *tile))
        }
        Event::DiePlaced { holder, target, value, damaged } => {
            // Ships move by the value; Hal has none and only places a Mission (BA-HAL-14).
            let kind = match target {
                Target::Action(number) if shown().action(*number).kind != Kind::Command => "other",
                Target::Action(_) if *holder == Holder::Hal => "hal",
                Target::Action(_) => "command",
                Target::Mission(_) => "other",
            };
            say!(
                lang,
                "ba-log-place-die",
                name = by(holder),
                target = target_words(lang, *target),
                count = *value,
                kind = kind,
                damaged = if *damaged { "yes" } else { "no" }
            )
        }
        Event::RavagerStruck { holder, action, card, .. } => say!(
            lang,
            "ba-log-struck",
            name = by(holder),
            number = action.number(),
            effect = card.ravager().map(|face| faces::ravager_deed(lang, face)).unwrap_or_default()
        ),
        Event::RobotCaptured { seat: who, action } => {
            say!(lang, "ba-log-captured", name = seat(who), number = action.number())
        }
        Event::Damaged { place } => match place {
            DamagePlace::Action(action) => say!(lang, "ba-log-damage-action", action = words::action(lang, *action)),
            DamagePlace::Die(colour) => say!(lang, "ba-log-damage-die", hue = words::hue(lang, *colour)),
            DamagePlace::Nowhere => say!(lang, "ba-log-damage-none"),
        },
        Event::Repaired { holder, place } => match place {
            DamagePlace::Action(action) => {
                say!(lang, "ba-log-repair-action", name = by(holder), action = words::action(lang, *action))
            }
            DamagePlace::Die(colour) => {
                say!(lang, "ba-log-repair-die", name = by(holder), hue = words::hue_object(lang, *colour))
            }
            DamagePlace::Nowhere => return None,
        },
        Event::DebrisPlaced { seat: who, cell } => {
            say!(lang, "ba-log-debris", name = seat(who), place = words::cell(lang, *cell))
        }
        Event::CardDiscarded { seat: who, card, why } => say!(
            lang,
            "ba-log-discard",
            name = seat(who),
            card = words::card_object(lang, *card),
            why = reason(lang, *why)
        ),
        Event::TileTaken { holder, space, tile } => say!(
            lang,
            "ba-log-take",
            name = by(holder),
            tile = faces::tile(lang, *tile, view.advanced, view.advanced),
            cost = shown().display_costs.get(usize::from(*space).saturating_sub(1)).copied().unwrap_or(1)
        ),
        Event::AdvancedTaken { holder, tile, .. } => {
            say!(
                lang,
                "ba-log-take-advanced",
                name = by(holder),
                tile = faces::advanced(lang, *tile),
                cost = shown().advanced_cost
            )
        }
        Event::AdvancedRevealed { tile, .. } => say!(lang, "ba-log-reveal", tile = faces::advanced(lang, *tile)),
        Event::AdvancedShifted => return None,
        Event::TileInjected { seat: who, arrow, .. } | Event::AdvancedInjected { seat: who, arrow, .. } => say!(
            lang,
            "ba-log-inject",
            name = seat(who),
            place = arrow.path().first().map(|cell| words::cell(lang, *cell)).unwrap_or_default()
        ),
        Event::TileEjected { seat: who, tile } => {
            say!(lang, "ba-log-eject", name = seat(who), tile = faces::tile(lang, *tile, false, view.advanced))
        }
        Event::AdvancedEjected { seat: who, tile, space } => {
            let tile = faces::advanced(lang, *tile);
            match space {
                Some(space) => {
                    say!(lang, "ba-log-eject-advanced", name = seat(who), tile = tile, colour = colour_key(*space))
                }
                None => say!(lang, "ba-log-eject-aside", name = seat(who), tile = tile),
            }
        }
        Event::TileSpent { seat: who, tile } => {
            say!(lang, "ba-log-spend", name = seat(who), tile = faces::tile(lang, *tile, false, view.advanced))
        }
        Event::RavagersDestroyed { holder, action, cards } => {
            say!(lang, "ba-log-destroy", name = by(holder), number = action.number(), count = *cards)
        }
        Event::MissionPlaced { holder, card, hex } => say!(
            lang,
            "ba-log-mission",
            name = by(holder),
            card = words::card_object(lang, *card),
            hex = hex.id(),
            effect = faces::card_effect(lang, *card)
        ),
        Event::RavagerArrived { card, action } => say!(
            lang,
            "ba-log-ravager",
            number = action.number(),
            effect = card.ravager().map(|face| faces::ravager_deed(lang, face)).unwrap_or_default()
        ),
        Event::RavagerTurnedAway { action, .. } => say!(lang, "ba-log-turned-away", number = action.number()),
        Event::TechnologyArrived { tile, pushed_out } => say!(
            lang,
            "ba-log-technology",
            tile = faces::tile(lang, *tile, view.advanced, view.advanced),
            pushed = if pushed_out.is_some() { "yes" } else { "no" }
        ),
        Event::MissionActivated { holder, hex, .. } => say!(lang, "ba-log-activate", name = by(holder), hex = hex.id()),
        Event::OwnerDeclined { seat: who } => say!(lang, "ba-log-declined", name = seat(who)),
        Event::DieReturned { .. } => return None,
        Event::DiceReturned { holder, dice } => say!(lang, "ba-log-return", name = by(holder), count = dice.len()),
        Event::DiceRolled { holder, .. } => say!(lang, "ba-log-roll", name = by(holder)),
        Event::DieReserved { seat: who, die, by } => say!(
            lang,
            "ba-log-reserve",
            name = seat(who),
            die = words::die(lang, die.colour, die.value),
            boost = if by.is_some() { "yes" } else { "no" }
        ),
        Event::BoardCleared { seat: who, cards } => say!(lang, "ba-log-clear", name = seat(who), count = *cards),
        Event::AngelAdvanced { ground, left, .. } => {
            say!(lang, "ba-log-advance", ground = words::ground(lang, *ground), count = *left)
        }
        Event::ShipLost { seat: who, hex } => say!(lang, "ba-log-lost", name = seat(who), hex = hex.id()),
        Event::MissionEjected { holder, card, .. } => say!(
            lang,
            "ba-log-mission-ejected",
            name = by(holder),
            card = words::card(lang, *card),
            effect = faces::card_effect(lang, *card)
        ),
        Event::StripTurned { .. } => say!(lang, "ba-log-strip"),
        Event::SpesRevealed { .. } => say!(lang, "ba-log-spes"),
        Event::EndTriggered { by } => match by {
            Trigger::Spes => say!(lang, "ba-log-end-spes"),
            Trigger::Ravagers => say!(lang, "ba-log-end-ravagers"),
        },
        Event::FinalRound { round } => say!(lang, "ba-log-final", round = *round),
        Event::HalRevealed { card, top_first } => say!(
            lang,
            "ba-log-hal-card",
            card = faces::hal_card(lang, *card),
            first = if *top_first { "top" } else { "bottom" }
        ),
        Event::HalChose { top, action, from, die } => say!(
            lang,
            "ba-log-hal-die",
            half = if *top { "top" } else { "bottom" },
            hue = words::hue_object(lang, die.colour),
            die = words::die(lang, die.colour, die.value),
            kind = words::kind(lang, *action),
            name = by(from),
            owner = if matches!(from, Holder::Seat(_)) { "human" } else { "hal" }
        ),
        Event::HalReturned { from, die } => say!(
            lang,
            "ba-log-hal-third",
            hue = words::hue_object(lang, die.colour),
            die = words::die(lang, die.colour, die.value),
            name = by(from),
            owner = if matches!(from, Holder::Seat(_)) { "human" } else { "hal" }
        ),
        Event::HalDiscarded { card } => say!(lang, "ba-log-hal-discard", card = words::card_object(lang, *card)),
        Event::HalHindered { why } => match why {
            Hindrance::NoDie => say!(lang, "ba-log-hal-no-die"),
            Hindrance::NoValue => say!(lang, "ba-log-hal-no-value"),
            Hindrance::NothingToDo => say!(lang, "ba-log-hal-nothing"),
        },
        Event::Scored { seat: who, breakdown } => {
            say!(lang, "ba-log-score", name = seat(who), count = breakdown.total)
        }
        Event::Over => say!(lang, "ba-log-over"),
    })
}

fn target_words(lang: Lang, target: Target) -> String {
    match target {
        Target::Action(number) => words::action(lang, number),
        Target::Mission(hex) => say!(lang, "ba-mission-at", hex = hex.id()),
    }
}

fn reason(lang: Lang, why: Why) -> String {
    let key = match why {
        Why::Tile => "tile",
        Why::Boost => "boost",
        Why::Reward => "reward",
        Why::Mission => "mission",
        Why::Ejection => "ejection",
        Why::Ravager => "ravager",
        Why::Freed => "freed",
        Why::UnusedDice => "dice",
        Why::DamagedDie => "damaged",
        Why::Purchase => "purchase",
        Why::Flip => "flip",
        Why::Reservation => "reservation",
        Why::Repair => "repair",
        Why::Reclaimed => "reclaimed",
        Why::Compensation => "compensation",
        Why::Consolation => "consolation",
        Why::Comet => "comet",
        Why::DieSold => "sold",
        Why::HandLimit => "limit",
        Why::Weight => "weight",
    };
    say!(lang, "ba-why", why = key)
}

/// How long a frame of this event wants to be looked at.
pub(super) fn pause(event: &Event) -> u32 {
    match event {
        Event::AdvancedShifted | Event::DieReturned { .. } | Event::EffectChosen { .. } => 0,
        Event::SequenceChosen { .. } | Event::Repaired { .. } | Event::OwnerDeclined { .. } => 350,
        Event::Goods { .. } | Event::TileActivated { .. } | Event::BoardCleared { .. } => 450,
        Event::HalRevealed { .. } | Event::HalChose { .. } | Event::HalReturned { .. } => 1600,
        Event::HalHindered { .. } => 1300,
        Event::EndTriggered { .. } | Event::FinalRound { .. } | Event::SpesRevealed { .. } => 1800,
        Event::RavagerArrived { .. } | Event::RavagerStruck { .. } | Event::DiceRolled { .. } => 900,
        Event::AngelAdvanced { .. } | Event::StripTurned { .. } | Event::MissionEjected { .. } => 900,
        Event::Scored { .. } => 700,
        Event::Over => 0,
        _ => 600,
    }
}
