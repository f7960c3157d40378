//! What matters in Tiny Epic Galaxies: points, ships on their way around planets, an empire that
//! grows, and enough in store to pay for it.

use std::sync::LazyLock;

use engine::{Piece, Seat};
use tiny_epic_galaxies::{Action, Catalog, Destination, DiePlace, Frame, Galaxy, Phase, Place, TinyEpicGalaxies};

use super::{Features, Heuristics, Weights, mix, mix_all};

/// What the ships in orbit are worth: progress, the share that is one step before its goal, how
/// many there are.
fn orbits(data: &Catalog, galaxy: &Galaxy) -> (f32, f32, f32, f32) {
    let (mut progress, mut last_step, mut count, mut promised) = (0.0, 0.0, 0.0, 0.0);
    for ship in &galaxy.ships {
        if let Place::Orbit { planet, level } = ship.place {
            let card = &data[planet];
            let (worth, way) = (f32::from(card.vp), f32::from(card.advances_to_colonize.max(1)));
            progress += worth * f32::from(level) / way;
            promised += worth / way;
            last_step += if level + 1 >= card.advances_to_colonize { worth } else { 0.0 };
            count += 1.0;
        }
    }
    (progress, last_step, count, promised)
}

impl Heuristics for TinyEpicGalaxies {
    const TIME_FACTOR: u32 = 4;

    const FEATURES: &'static [&'static str] = &[
        "constant",
        "points",
        "points_squared",
        "lead",
        "level",
        "dice",
        "ships",
        "energy",
        "culture",
        "upgrade_saved",
        "upgrade_ready",
        "orbit_progress",
        "orbit_last_step",
        "orbiting",
        "orbit_promise",
        "landed",
        "ships_at_energy",
        "ships_at_culture",
        "mission",
        "colonies",
        "end_triggered",
        "dice_left",
        "free_reroll",
        "pilots",
        "badges",
        "level_late",
        "orbit_progress_late",
        "store_late",
        "rogue_points",
        "rogue_points_squared",
        "rogue_level",
        "rogue_energy",
        "rogue_culture",
        "rogue_orbit_progress",
        "rogue_orbit_last_step",
        "rogue_dice",
        "to_move",
    ];

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            Weights::parse(include_str!("../../data/tiny-epic-galaxies.toml"), TinyEpicGalaxies::FEATURES)
                .unwrap_or_else(|error| panic!("data/tiny-epic-galaxies.toml: {error}"))
        });
        &WEIGHTS
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        let goal = f32::from(self.data.limits.end_trigger_vp);
        let galaxy = &self.galaxies[seat.index()];
        let points = f32::from(galaxy.vp) / goal;
        let others = self.galaxies.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let ahead = others.map(|(_, galaxy)| galaxy.vp).max().unwrap_or(0);
        let late = f32::from(ahead.max(galaxy.vp)).min(goal) / goal;
        let empire = self.data.empire(galaxy.level);
        let (energy, culture) = (f32::from(galaxy.energy) / 7.0, f32::from(galaxy.culture) / 7.0);
        let price = f32::from(galaxy.level + 1);
        let saved = if galaxy.level < self.data.top_level() {
            (f32::from(galaxy.energy.max(galaxy.culture)) / price).min(1.0)
        } else {
            0.0
        };
        let (progress, last_step, orbiting, promise) = orbits(&self.data, galaxy);
        let (mut landed, mut at_energy, mut at_culture, mut in_play) = (0.0, 0.0, 0.0, 0.0);
        for ship in &galaxy.ships {
            in_play += f32::from(u8::from(ship.place != Place::Locked));
            landed += f32::from(u8::from(matches!(ship.place, Place::Surface { .. })));
            match ship.place.planet().map(|planet| self.data[planet].resource) {
                Some(tiny_epic_galaxies::Resource::Energy) => at_energy += 1.0,
                Some(tiny_epic_galaxies::Resource::Culture) => at_culture += 1.0,
                None => at_energy += f32::from(u8::from(ship.place == Place::Galaxy)),
            }
            at_culture += f32::from(u8::from(ship.place == Place::Exploration));
        }
        let mission = galaxy.mission.and_then(|hand| hand.kept).map_or(0, |kept| self.mission_points(seat, kept));
        let active = self.active == seat && self.phase == Phase::Turns;
        let dice_left = self.dice.iter().filter(|die| die.place == DiePlace::Inactive).count();
        let dice_left = if active { dice_left as f32 / 7.0 } else { 0.0 };
        let explored = galaxy.explored.len() + galaxy.dwarfs.len();
        let mut values = [
            1.0,
            points,
            points * points,
            (f32::from(galaxy.vp) - f32::from(ahead)) / goal,
            f32::from(galaxy.level) / 6.0,
            f32::from(empire.dice) / 7.0,
            in_play / 4.0,
            energy,
            culture,
            saved,
            f32::from(u8::from(saved >= 1.0)),
            progress / 7.0,
            last_step / 7.0,
            orbiting / 4.0,
            promise / 4.0,
            landed / 4.0,
            at_energy / 4.0,
            at_culture / 4.0,
            f32::from(mission) / 3.0,
            galaxy.colonies.len() as f32 / 5.0,
            f32::from(u8::from(self.triggered_by == Some(seat))),
            dice_left,
            if active && self.this_turn.rerolls == 0 { dice_left } else { 0.0 },
            galaxy.pilots().len() as f32 / 4.0,
            explored as f32 / 5.0,
            late * f32::from(galaxy.level) / 6.0,
            late * progress / 7.0,
            late * (energy + culture) / 2.0,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            f32::from(u8::from(active)),
        ];
        if self.setup.is_solo()
            && let Some(rogue) = self.galaxies.get(1)
        {
            let sheet = &self.data[self.setup.rogue];
            let points = f32::from(rogue.vp) / goal;
            let (progress, last_step, _, _) = orbits(&self.data, rogue);
            let most = f32::from(sheet.max_resource.max(1));
            let level = sheet.levels.iter().find(|level| level.level == rogue.level);
            values[28..36].copy_from_slice(&[
                points,
                points * points,
                f32::from(rogue.level) / f32::from(sheet.skull_level.max(1)),
                f32::from(rogue.energy) / most,
                f32::from(rogue.culture) / most,
                progress / 7.0,
                last_step / 7.0,
                level.map_or(0.0, |level| f32::from(level.dice) / 7.0),
            ]);
        }
        out[..values.len()].copy_from_slice(&values);
    }

    fn shortfall(&self) -> f32 {
        let points = |galaxy: usize| self.galaxies.get(galaxy).map_or(0.0, |galaxy| f32::from(galaxy.vp));
        // However close: a loss is a loss.
        ((points(1) - points(0)) / 10.0).max(0.1)
    }

    fn is_pause(&self) -> bool {
        self.frames.is_empty()
            && self.this_turn.rerolls == 0
            && !self.this_turn.converter_used
            && self.dice.iter().all(|die| die.place == DiePlace::Inactive)
    }

    /// A playout ends with the turn: what the next player rolls has hundreds of outcomes, and
    /// following them took more time than it was worth.
    fn is_break(&self) -> bool {
        self.is_pause()
    }

    fn fingerprint(&self, _: Seat) -> u64 {
        let mut print = mix(u64::from(self.round), u64::from(self.active.0));
        let dice = self.dice.iter().map(|die| {
            let place = match die.place {
                DiePlace::Inactive => 0,
                DiePlace::Bay { .. } => 1,
                DiePlace::Converter => 2,
                DiePlace::Discarded => 3,
            };
            die.face.index() as u64 * 4 + place
        });
        print = mix_all(print, dice);
        for slot in &self.row {
            print = mix(print, slot.map_or(255, |planet| planet.index() as u64));
        }
        if self.setup.expansion {
            for slot in &self.pilot_offer {
                print = mix(print, slot.map_or(255, |pilot| pilot.index() as u64));
            }
            for card in &self.exploration_offer {
                print = mix(print, card.index() as u64);
            }
            if let Some(Frame::Drawn { card, .. }) = self.frames.last() {
                print = mix(print, 256 + card.index() as u64);
            }
        }
        print
    }

    fn habits(&self, seat: Seat, choices: &[Action], out: &mut Vec<f32>) {
        out.extend(choices.iter().map(|action| usual(self, seat, *action)));
    }
}

/// How usual a choice is: 1 as any other.
fn usual(state: &TinyEpicGalaxies, seat: Seat, action: Action) -> f32 {
    match action {
        Action::EndTurn => 0.1,
        Action::Reroll => 0.4,
        Action::Convert => 0.1,
        Action::Activate { .. } => 2.0,
        Action::Move { ship, to } => {
            let orbiting = match state.galaxies[seat.index()].ships[usize::from(ship.min(3))].place {
                Place::Orbit { level, .. } => f32::from(level),
                _ => 0.0,
            };
            let goal = match to {
                Destination::Galaxy => 0.1,
                Destination::Surface { .. } | Destination::Explore => 1.0,
                Destination::Orbit { planet } => 0.5 + 0.3 * f32::from(state.data[planet].vp),
            };
            goal / (1.0 + 2.0 * orbiting)
        }
        Action::Advance { ship } => match state.galaxies[seat.index()].ships[usize::from(ship.min(3))].place {
            Place::Orbit { planet, level } if level + 1 >= state.data[planet].advances_to_colonize => 8.0,
            Place::Orbit { planet, level } => 1.0 + f32::from(level) + 0.3 * f32::from(state.data[planet].vp),
            _ => 1.0,
        },
        Action::Upgrade { .. } => 4.0,
        Action::UsePlanet => 2.0,
        Action::SkipPlanet | Action::Decline | Action::DeclineCost => 0.4,
        Action::PickDie { .. } => 0.7,
        _ => 1.0,
    }
}
