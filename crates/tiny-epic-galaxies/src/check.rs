//! Whether a position that came from outside could stand on a table.

use engine::{Fault, Piece, Question, Seat, Seats};

use crate::components::{CardSet, Colour};
use crate::pieces::{ExplorationId, ExplorationSet, PilotId, PilotSet, PlanetId, PlanetSet, ShipType};
use crate::setup::missions_in_play;
use crate::state::{DiePlace, Galaxy, Phase, Place, ROGUE, TinyEpicGalaxies};

use crate::frames::{DEEP, Frame, Source, Task};
use crate::setup::{RogueMat, Setup};

type Check = Result<(), Fault>;

fn require(holds: bool, field: impl Into<String>, rule: &'static str) -> Check {
    if holds { Ok(()) } else { Err(Fault::new(field, rule)) }
}

impl TinyEpicGalaxies {
    pub(crate) fn check_position(&self) -> Check {
        self.setup.check()?;
        let solo = self.setup.is_solo();
        // The position itself names its data.
        require(self.setup.pack.is_none(), "setup.pack", "unknown-value")?;
        let plain = Setup { rogue: RogueMat::Beginner, hard_mode: false, reroll_unusable: false, ..self.setup };
        require(solo || plain == self.setup, "setup", "SOLO-1")?;
        require(self.galaxies.len() == usize::from(self.setup.galaxies()), "galaxies", "TEG-SETUP-1")?;
        let size = self.data.offer_size.of(self.setup.players);
        require(self.row.len() == size, "row", "TEG-SETUP-3")?;
        let full = self.row.iter().all(Option::is_some) || self.planet_deck.is_empty() || self.phase == Phase::Over;
        require(full, "row", "TEG-COL-3")?;
        let pilots = if self.setup.expansion { size } else { 0 };
        require(self.pilot_offer.len() == pilots, "pilot_offer", "BTB-SETUP-2")?;
        require(self.round >= 1, "round", "TEG-TERM-2")?;
        require(self.active.index() < self.galaxies.len(), "active", "TEG-TERM-1")?;
        for seat in self.everyone() {
            self.check_galaxy(seat)?;
        }
        self.check_cards()?;
        self.check_dice()?;
        self.check_end()?;
        self.check_frames()
    }

    fn check_galaxy(&self, seat: Seat) -> Check {
        let galaxy = self.galaxy(seat);
        let rogue = self.is_rogue(seat);
        let field = |name: &str| format!("galaxies.{}.{name}", seat.0);
        let cap = self.cap(seat);
        let rule = if rogue { "SOLO-10" } else { "TEG-RES-1" };
        require(galaxy.energy <= cap, field("energy"), rule)?;
        require(galaxy.culture <= cap, field("culture"), rule)?;
        let skull = self.data[self.setup.rogue].skull_level;
        let top = match (rogue, self.phase) {
            (false, _) => self.data.top_level(),
            (true, Phase::Over) => skull,
            (true, _) => skull - 1,
        };
        require((1..=top).contains(&galaxy.level), field("level"), if rogue { "SOLO-16" } else { "TEG-EMP-1" })?;
        self.check_ships(seat)?;
        self.check_hangar(galaxy, &field("hangar"))?;
        let mission_rule = if self.setup.is_solo() { "SOLO-1" } else { "TEG-SETUP-4" };
        require(galaxy.mission.is_none() == self.setup.is_solo(), field("mission"), mission_rule)?;
        if let Some(hand) = galaxy.mission {
            let in_play = missions_in_play(&self.data, &self.setup);
            let dealt = hand.dealt[0] != hand.dealt[1] && hand.dealt.iter().all(|mission| in_play.contains(*mission));
            require(dealt, field("mission.dealt"), "TEG-SETUP-5")?;
            let kept = hand.kept.is_none_or(|kept| hand.dealt.contains(&kept));
            require(kept, field("mission.kept"), "TEG-SETUP-4")?;
            require(hand.kept.is_some() || self.phase == Phase::Missions, field("mission.kept"), "SM-1")?;
        }
        let dwarfs = galaxy.dwarfs.iter().all(|card| self.is_dwarf(card)) && (!rogue || galaxy.dwarfs.is_empty());
        require(dwarfs, field("dwarfs"), "BTB-DWARF-1")?;
        require(galaxy.vp == self.points(seat).vp(), field("vp"), "TEG-END-1")
    }

    fn check_ships(&self, seat: Seat) -> Check {
        let galaxy = self.galaxy(seat);
        let rogue = self.is_rogue(seat);
        let locked = galaxy.ships.iter().filter(|ship| ship.place == Place::Locked).count();
        let unlocked = if rogue { 4 } else { usize::from(self.data.empire(galaxy.level).ships) };
        require(locked + unlocked == 4, format!("galaxies.{}.ships", seat.0), "TEG-EMP-2")?;
        for (index, ship) in galaxy.ships.iter().enumerate() {
            let field = |name: &str| format!("galaxies.{}.ships.{index}.{name}", seat.0);
            let (fits, rule) = match ship.place {
                Place::Locked | Place::Galaxy => (true, "TEG-TERM-5"),
                Place::Exploration => (self.setup.expansion && !rogue, "BTB-EXP-1"),
                Place::Surface { planet } => (self.slot(planet).is_some() && !rogue, "TEG-MOVE-5"),
                Place::Orbit { planet, level } => {
                    (self.slot(planet).is_some() && level <= self.data[planet].track_spaces, "TEG-TERM-6")
                }
            };
            require(fits, field("place"), rule)?;
            let alone = !galaxy.ships[..index].iter().any(|other| match (other.place, ship.place) {
                (Place::Surface { planet: a }, Place::Surface { planet: b })
                | (Place::Orbit { planet: a, .. }, Place::Orbit { planet: b, .. }) => a == b,
                _ => false,
            });
            require(alone, field("place"), "TEG-MOVE-3")?;
            if let Some(ship_type) = ship.advanced {
                let twice = galaxy.ships[..index].iter().any(|other| other.advanced == Some(ship_type));
                require(!twice && ship.place != Place::Locked, field("advanced"), "BTB-PILOT-5")?;
            }
        }
        Ok(())
    }

    /// An advanced ship is in play exactly while its berth has a pilot (BTB-PILOT-10).
    fn check_hangar(&self, galaxy: &Galaxy, field: &str) -> Check {
        for ship_type in ShipType::ALL {
            let berth = galaxy.hangar[ship_type.index()];
            let in_play = galaxy.ships.iter().any(|ship| ship.advanced == Some(ship_type));
            let fits = in_play == berth.pilot.is_some() && (in_play || berth.covered.is_empty());
            require(fits, field, "BTB-PILOT-10")?;
        }
        Ok(())
    }

    /// No card is lost or doubled.
    fn check_cards(&self) -> Check {
        let played = |set| set == CardSet::Base || self.setup.expansion;
        let mut seen = PlanetSet::EMPTY;
        let mut add = |planets: PlanetSet, field: &str| {
            let fresh = (seen & planets).is_empty();
            seen = seen | planets;
            require(fresh, field, "TEG-COMP-4")
        };
        for planet in self.row.iter().flatten() {
            add(PlanetSet::one(*planet), "row")?;
        }
        for seat in self.everyone() {
            add(self.galaxy(seat).colonies, &format!("galaxies.{}.colonies", seat.0))?;
        }
        add(self.planets_removed, "planets_removed")?;
        add(self.planet_deck, "planet_deck")?;
        let all: PlanetSet = PlanetId::all().filter(|planet| played(self.data[*planet].set)).collect();
        require(seen == all, "planet_deck", "TEG-COMP-4")?;

        let mut seen = PilotSet::EMPTY;
        let mut add = |pilots: PilotSet, field: &str| {
            let fresh = (seen & pilots).is_empty();
            seen = seen | pilots;
            require(fresh, field, "BTB-SETUP-2")
        };
        for pilot in self.pilot_offer.iter().flatten() {
            add(PilotSet::one(*pilot), "pilot_offer")?;
        }
        for seat in self.everyone() {
            let field = format!("galaxies.{}.hangar", seat.0);
            for berth in self.galaxy(seat).hangar {
                add(berth.covered, &field)?;
                add(berth.pilot.into_iter().collect(), &field)?;
            }
        }
        add(self.pilots_removed, "pilots_removed")?;
        add(self.pilot_deck, "pilot_deck")?;
        let all: PilotSet = PilotId::all().filter(|_| self.setup.expansion).collect();
        require(seen == all, "pilot_deck", "BTB-SETUP-2")?;

        let mut seen = ExplorationSet::EMPTY;
        let mut add = |cards: ExplorationSet, field: &str| {
            let fresh = (seen & cards).is_empty();
            seen = seen | cards;
            require(fresh, field, "BTB-SETUP-3")
        };
        for card in &self.exploration_offer {
            require(self.data[*card].colour == Colour::Green, "exploration_offer", "BTB-EXP-3")?;
            add(ExplorationSet::one(*card), "exploration_offer")?;
        }
        for seat in self.everyone() {
            add(self.galaxy(seat).explored, &format!("galaxies.{}.explored", seat.0))?;
            add(self.galaxy(seat).dwarfs, &format!("galaxies.{}.dwarfs", seat.0))?;
        }
        add(self.exploration_top.iter().map(|top| top.card).collect(), "exploration_top")?;
        for frame in &self.frames {
            if let Frame::Drawn { card, .. } = frame {
                require(self.data[*card].colour == Colour::Green, "frames", "BTB-EXP-3")?;
                add(ExplorationSet::one(*card), "frames")?;
            }
        }
        add(self.exploration_deck, "exploration_deck")?;
        let all: ExplorationSet = ExplorationId::all().filter(|_| self.setup.expansion).collect();
        require(seen == all, "exploration_deck", "BTB-SETUP-3")?;
        self.check_missions()
    }

    fn check_missions(&self) -> Check {
        let mut seen = crate::pieces::MissionSet::EMPTY;
        for seat in self.everyone() {
            for mission in self.galaxy(seat).mission.into_iter().flat_map(|hand| hand.dealt) {
                require(!seen.contains(mission), format!("galaxies.{}.mission.dealt", seat.0), "TEG-SETUP-4")?;
                seen = seen.with(mission);
            }
        }
        Ok(())
    }

    fn check_dice(&self) -> Check {
        let mut spaces = 0u8;
        let (mut bay, mut converter) = (0, 0);
        for die in &self.dice {
            match die.place {
                DiePlace::Bay { space } => {
                    require(space < 7 && spaces >> space & 1 == 0, "dice", "TEG-COMP-2")?;
                    spaces |= 1 << space;
                    bay += 1;
                }
                DiePlace::Converter => converter += 1,
                DiePlace::Inactive | DiePlace::Discarded => {}
            }
        }
        require(spaces.trailing_ones() == bay, "dice", "TEG-COMP-2")?;
        let spent = if self.this_turn.converter_used { 2 } else { 0 };
        require(converter == spent, "dice", "TEG-DICE-5")?;
        let all = Seats::first(self.setup.players);
        let followed = self.dice.iter().all(|die| die.followed.iter().all(|seat| all.contains(seat)));
        require(followed, "dice", "TEG-FOLLOW-5")?;
        let small = self.this_turn.follow_cost <= 2
            && self.this_turn.followed_energy <= 7
            && self.this_turn.followed_culture <= 7;
        require(small, "this_turn", "TEG-TURN-1")
    }

    fn check_end(&self) -> Check {
        let trigger = self.data.limits.end_trigger_vp;
        let reached = self.galaxies.iter().any(|galaxy| galaxy.vp >= trigger);
        let deck_empty = self.setup.expansion && self.exploration_left() == 0;
        let skull = self.setup.is_solo() && self.galaxy(ROGUE).level >= self.data[self.setup.rogue].skull_level;
        let due = reached || deck_empty || skull || self.row_exhausted();
        require(due == self.triggered_by.is_some(), "triggered_by", "TEG-END-1")?;
        let known = self.triggered_by.is_none_or(|seat| seat.index() < self.galaxies.len());
        require(known, "triggered_by", "TEG-END-1")?;
        let idle = self.dice.is_empty() && self.frames.is_empty();
        match self.phase {
            Phase::Missions => {
                require(!self.choosing_missions().is_empty(), "phase", "SM-1")?;
                require(idle, "phase", "SM-1")
            }
            Phase::Turns => require(!(self.setup.is_solo() && (reached || skull)), "phase", "SOLO-16"),
            Phase::Over => require(due && self.frames.is_empty(), "phase", "SM-23"),
        }
    }

    /// Every frame could have been reached, and somebody has a choice.
    fn check_frames(&self) -> Check {
        if self.phase != Phase::Turns {
            return Ok(());
        }
        require(self.frames.len() <= DEEP + 8, "frames", "TEG-FX-14")?;
        let rogue_turn = self.is_rogue(self.active);
        let begun = matches!(self.frames.first(), Some(Frame::RogueTurn { .. }));
        require(begun == rogue_turn, "frames", "SM-T7")?;
        let player = |seat: Seat| seat.0 < self.setup.players;
        let die_known = |die: Option<u8>| die.is_none_or(|die| usize::from(die) < self.dice.len());
        let last = self.frames.len().saturating_sub(1);
        for (index, frame) in self.frames.iter().enumerate() {
            let fits = match *frame {
                Frame::Resolution { seat, die, .. } => player(seat) && die_known(die),
                Frame::Task(task) => self.task_fits(&task),
                Frame::Window { opener, face, die, free, undecided, asking } => {
                    let others = Seats::first(self.setup.players).without(opener);
                    opener.index() < self.galaxies.len()
                        && die_known(die)
                        && undecided.iter().all(|seat| others.contains(seat))
                        && asking.is_none_or(|seat| {
                            index == last && undecided.contains(seat) && self.is_follower(seat, face, free)
                        })
                }
                Frame::Arrival { seat, ship, .. } => player(seat) && ship < 4,
                Frame::ColonyUsed { seat } => player(seat),
                Frame::RogueTurn { left, .. } => index == 0 && usize::from(left) + self.dice.len() <= 7,
                Frame::Landing { seat, ship, .. }
                | Frame::Ability { seat, ship, .. }
                | Frame::MoveAgain { seat, ship }
                | Frame::Drawn { seat, ship, .. } => player(seat) && ship < 4 && index == last,
                Frame::Explore { seat, ship } => player(seat) && ship < 4 && index == last && self.can_explore(),
                Frame::Reroll { picked, .. } => !rogue_turn && index == last && self.all_inactive(picked),
                Frame::Convert { spent, target } => {
                    let target_bit = target.map_or(0, |die| 1u8.checked_shl(u32::from(die)).unwrap_or(0));
                    !rogue_turn
                        && index == last
                        && self.all_inactive(spent | target_bit)
                        && spent & target_bit == 0
                        && match target {
                            Some(_) => spent.count_ones() == 2 && target_bit != 0,
                            None => spent.count_ones() <= 2 && self.can_convert(),
                        }
                }
                Frame::Hire { seat, pilot, ship_type, paid, .. } => {
                    player(seat)
                        && index == last
                        && pilot.is_none_or(|pilot| self.pilot_offer.contains(&Some(pilot)))
                        && (ship_type.is_none() || pilot.is_some())
                        && paid.is_none_or(|dice| ship_type.is_some() && usize::from(dice) <= self.dice.len())
                }
                Frame::RogueDie { die, .. } => rogue_turn && index == last && die_known(Some(die)),
            };
            require(fits, "frames", "SM-T1")?;
        }
        let mut choices = Vec::new();
        if let Some(ask) = self.ask().filter(|ask| player(ask.seat)) {
            ask.question.offer(self, ask.seat, &mut choices);
        }
        require(!choices.is_empty(), "frames", "SM-T9")
    }

    fn task_fits(&self, task: &Task) -> bool {
        let steps = self.steps(task.source).len();
        let (owner, last) = match task.source {
            Source::Rogue { .. } => (self.is_rogue(task.seat), task.last.is_none_or(|last| last < 8)),
            Source::Exploration { card, ship } => {
                let Some(galaxy) = self.galaxies.get(task.seat.index()) else { return false };
                let held = |card: ExplorationId| galaxy.explored.contains(card);
                let own = galaxy.explored.iter().any(|other| self.data.effect_of(other) == card);
                let last = if self.is_dwarf(card) {
                    task.last
                        .and_then(ExplorationId::from_index)
                        .is_some_and(|last| held(last) && self.data.effect_of(last) == card)
                } else {
                    task.last.is_none_or(|last| last < 8)
                };
                (own && !self.is_rogue(task.seat) && ship.is_none_or(|ship| ship < 4), last)
            }
            Source::Face { .. } | Source::Planet { .. } => {
                (task.seat.0 < self.setup.players, task.last.is_none_or(|last| last < 8))
            }
        };
        let asked = task.asked.iter().all(|seat| seat.index() < self.galaxies.len());
        owner && last && asked && usize::from(task.step) < steps && task.done < 8 && task.used < 1 << 20
    }

    fn all_inactive(&self, picked: u8) -> bool {
        (0..8)
            .filter(|index| picked >> index & 1 == 1)
            .all(|index| self.dice.get(index).is_some_and(|die| die.place == DiePlace::Inactive))
    }
}
