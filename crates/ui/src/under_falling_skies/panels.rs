//! Beside the board: what the mothership will do, the city, the scenario, the team, the key and
//! the dice.

use maud::{Markup, html};
use under_falling_skies::components::{CharacterEffect, CityEffect, RoomKind, RowAction, Symbol};
use under_falling_skies::{Berth, CityId, Colour, DieSpot, Phase, Recruit, UnderFallingSkies, View};

use super::happening::Happening;
use super::signs::{pips, ship_sign, sign, sky_sign};
use super::words;
use crate::lang::{rich, say};
use crate::{Lang, TableScene};

/// The panels, with what stands `beside` the game in a campaign.
pub(super) fn panels(scene: &TableScene<'_, UnderFallingSkies>, moment: Happening<'_>, beside: &Markup) -> Markup {
    let (view, lang) = (scene.view, scene.visit.lang);
    html! {
        aside #panels.left tabindex="-1" aria-label=(say!(lang, "drawer-key")) {
            div.cards tabindex="0" {
                (report(view, lang))
                (city(view, lang))
                @if view.scenario.is_some() { (scenario(view, lang)) }
                @for (index, _) in view.team.iter().enumerate() { (member(view, index, lang)) }
                (beside)
                div.card.key { (landing_key(lang)) }
                div.card.key { (rooms_key(lang)) }
            }
            (tray(view, moment, lang))
        }
    }
}

/// The phases of the round, the present one marked.
pub(super) fn phases(view: &View, lang: Lang) -> Markup {
    let names = [
        (Phase::Planning, say!(lang, "ufs-phase-planning")),
        (Phase::Rooms, say!(lang, "ufs-phase-rooms")),
        (Phase::Mothership, say!(lang, "ufs-phase-mothership")),
    ];
    html! {
        div #where.phases {
            span.round { (say!(lang, "ufs-round", round = view.round)) }
            @for (index, (phase, name)) in names.iter().enumerate() {
                @if index > 0 { i aria-hidden="true" {} }
                @if *phase == view.phase { span.now aria-current="step" { (name) } } @else { span { (name) } }
            }
        }
    }
}

fn report(view: &View, lang: Lang) -> Markup {
    let count = |berth: Berth, colour: Colour| {
        view.ships.iter().filter(|ship| ship.berth == berth && ship.colour == colour).count()
    };
    let left = view.mothership.saturating_sub(view.skull);
    let icon = match view.next_action {
        RowAction::None => "hourglass",
        RowAction::ExcavatorBack { .. } => "digger",
        RowAction::ResearchBack { .. } => "flask",
        RowAction::AddWhite { .. } => "ship-white",
        RowAction::Damage { .. } => "shield",
        RowAction::Skull => "skull",
        RowAction::ShipsDive { .. } => "dive",
    };
    html! {
        section.card.report {
            h2 { (say!(lang, "ufs-mothership")) }
            dl {
                dt { (sign(icon)) }
                dd { (say!(lang, "ufs-next-row", row = view.mothership.saturating_sub(1))) br; b { (words::row_action(lang, view.next_action)) } }
                dt { (sign("skull")) }
                dd { (rich!(lang, "ufs-rows-left", count = left)) }
                dt { (ship_sign(Colour::Purple)) }
                dd { (say!(lang, "ufs-aboard-count", purple = count(Berth::Aboard, Colour::Purple), white = count(Berth::Aboard, Colour::White), reserve = count(Berth::Reserve, Colour::White))) }
            }
        }
    }
}

/// Says that a value is not the printed one.
pub(crate) fn reconstructed(lang: Lang) -> Markup {
    crate::marks::reconstructed(&say!(lang, "ufs-reconstructed"), lang)
}

/// Whether a city's effect is a reconstruction.
pub(crate) fn city_is_reconstructed(city: CityId, side: under_falling_skies::CitySide) -> bool {
    let fields = &city.side(side).reconstructed_fields;
    fields.iter().any(|field| field == "effect") || !city.record().reconstructed_fields.is_empty()
}

fn city(view: &View, lang: Lang) -> Markup {
    if view.city_effect() == CityEffect::None {
        return html! {};
    }
    html! {
        button #power.card.power type="button" tabindex="-1" data-aside {
            (sign("city"))
            span {
                b { (words::city(lang, view.city)) }
                @if city_is_reconstructed(view.city, view.side) { " " (reconstructed(lang)) }
                span.does { (words::ability(lang, view.city_effect())) }
            }
        }
    }
}

fn scenario(view: &View, lang: Lang) -> Markup {
    let Some(id) = view.scenario else { return html! {} };
    use under_falling_skies::components::ScenarioEffect;
    let effect = &view.components()[id].effect;
    let progress = match effect {
        ScenarioEffect::KillQuota { ships } => {
            Some(say!(lang, "ufs-progress-quota", count = view.memory.destroyed, ships = *ships))
        }
        ScenarioEffect::Evacuation { .. } => {
            Some(say!(lang, "ufs-progress-evacuees", count = view.memory.evacuees.count_ones()))
        }
        _ => None,
    };
    html! {
        section.card.scenario {
            (sign("star"))
            span {
                b { (words::scenario(lang, id)) }
                @if !id.record().reconstructed_fields.is_empty() { " " (reconstructed(lang)) }
                span.does { (words::twist(lang, effect)) }
                @if let Some(progress) = progress { span.progress { (progress) } }
            }
        }
    }
}

fn member(view: &View, index: usize, lang: Lang) -> Markup {
    let Some(member) = view.team.get(index) else { return html! {} };
    let recruit = Recruit { character: member.character, improved: member.improved };
    html! {
        button.card.member type="button" tabindex="-1" id={ "member-" (index) } .{ @if member.used { "used" } } {
            (sign("face"))
            span {
                b { (member.character.record().name) }
                @if member.improved { " " span.improved { (say!(lang, "ufs-improved")) } }
                " " (reconstructed(lang))
                span.does {
                    @if member.used { (say!(lang, "ufs-member-used")) } @else { (words::power(lang, view.power(recruit))) }
                }
            }
        }
    }
}

fn landing_key(lang: Lang) -> Markup {
    html! {
        h2 { (say!(lang, "ufs-key-landing")) }
        ul {
            li { (sky_sign(Symbol::Right, 0, false)) span { (say!(lang, "ufs-key-arrow")) } }
            li { (sky_sign(Symbol::Descend, 0, false)) span { (say!(lang, "ufs-key-descend")) } }
            li { (sky_sign(Symbol::Explosion(4), 0, false)) span { (say!(lang, "ufs-key-burst")) } }
        }
    }
}

fn rooms_key(lang: Lang) -> Markup {
    html! {
        h2 { (say!(lang, "ufs-key-rooms")) }
        ul {
            li { (sign("turret")) span { (say!(lang, "ufs-key-gun")) } }
            li { (sign("bolt")) span { (say!(lang, "ufs-key-energy")) } }
            li { (sign("jet")) span { (say!(lang, "ufs-key-fighter")) } }
            li { (sign("flask")) span { (say!(lang, "ufs-key-research")) } }
            li { (sign("robot")) span { (say!(lang, "ufs-key-robot")) } }
        }
    }
}

/// Everything that the board shows, explained: for the help.
pub(super) fn legend(lang: Lang) -> Markup {
    html! {
        section.key { (landing_key(lang))
            ul {
                li { (sky_sign(Symbol::RedExplosion(4), 0, false)) span { (say!(lang, "ufs-key-red")) } }
                li { (sky_sign(Symbol::Portal(0), 0, false)) span { (say!(lang, "ufs-key-portal")) } }
            }
        }
        section.key { (rooms_key(lang))
            ul {
                li { (sign("digger")) span { (say!(lang, "ufs-key-digger")) } }
                li { (sign("again")) span { (say!(lang, "ufs-key-white")) } }
                li { (sign("skull")) span { (say!(lang, "ufs-doom")) } }
            }
        }
    }
}

fn builds_robots(view: &View) -> bool {
    let rooms = view.base().rooms.iter().any(|room| room.kinds.contains(&RoomKind::Robot));
    let member = |member: &under_falling_skies::MemberView| {
        let recruit = Recruit { character: member.character, improved: member.improved };
        matches!(view.power(recruit), CharacterEffect::BuildRobot { .. })
    };
    rooms || view.team.iter().any(member)
}

fn tray(view: &View, moment: Happening<'_>, lang: Lang) -> Markup {
    let unplaced = view.dice.iter().any(|die| die.die.at == DieSpot::Unplaced);
    let placed = view.dice.iter().any(|die| die.die.at.square().is_some());
    html! {
        section.card.tray {
            h2 { (say!(lang, "ufs-your-dice")) }
            div.dice {
                @for (index, die) in view.dice.iter().enumerate() {
                    span.socket {
                        @if die.die.at == DieSpot::Unplaced {
                            button.piece type="button" tabindex="-1" id={ "die-" (index) } data-digit=(index + 1)
                                .{ "die " (if die.white { "wht" } else { "gray" }) (moment.die(index)) @if view.memory.kept & 1 << index != 0 { " kept" } }
                                aria-label={ (words::die(lang, die.white, die.die.face)) @if view.memory.kept & 1 << index != 0 { (say!(lang, "ufs-kept")) } } {
                                (pips(die.die.face))
                                @if die.white { span.again { (sign("again")) } }
                                @if view.memory.kept & 1 << index != 0 { span.again { (sign("lock")) } }
                            }
                        }
                    }
                }
            }
            div.extras {
                @if builds_robots(view) {
                    @for (index, robot) in view.robots.iter().enumerate() {
                        @if robot.is_none() {
                            button.piece.die.bot.spare type="button" tabindex="-1" id={ "robot-" (index) }
                                aria-label=(say!(lang, "ufs-robot-spare")) { (sign("robot")) }
                        }
                    }
                }
                span.faces {
                    @for face in 1..=6u8 {
                        button.die.gray type="button" tabindex="-1" id={ "face-" (face) }
                            aria-label=(say!(lang, "ufs-face", face = face)) { (pips(face)) }
                    }
                }
                button #bin.btn.bin type="button" tabindex="-1" data-aside data-tip=(say!(lang, "ufs-bin")) aria-label=(say!(lang, "ufs-bin")) { (sign("bin")) }
                p.note { @if unplaced { (say!(lang, "ufs-white-note")) } @else if placed { (say!(lang, "ufs-placed-note")) } }
            }
            div #confirm hidden { span.what-then {} button.btn.solid type="button" data-do="confirm" { (say!(lang, "ufs-confirm")) } }
        }
    }
}
