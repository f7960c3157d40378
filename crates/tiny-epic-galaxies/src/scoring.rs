//! The end of the game and what it is worth (TEG-END, TEG-MISSION, BTB-END).

use engine::{List, Outcome, Play, Seat, Seats, Sink};
use serde::Serialize;

use crate::components::notation::{Condition, EffectStep, Measure};
use crate::components::{Catalog, Colour};
use crate::event::Event;
use crate::pieces::{Badge, ExplorationId, MissionId, TrackKind};
use crate::state::{HUMAN, MOST_GALAXIES, Phase, Place, ROGUE, TinyEpicGalaxies};

/// The sources of a galaxy's points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Points {
    /// The empire level.
    pub empire: u8,
    /// Colonized planets.
    pub planets: u8,
    /// Pilots, active and covered.
    pub pilots: u8,
    /// Colonized dwarf planets.
    pub dwarfs: u8,
    /// The secret mission; 0 until the game is over.
    pub mission: u8,
    /// Badges, one entry a type; 0 until the game is over.
    pub badges: [u8; 4],
}

impl Points {
    /// The points of TEG-END-1, without mission and badges.
    pub fn vp(&self) -> u8 {
        self.empire + self.planets + self.pilots + self.dwarfs
    }

    /// All points.
    pub fn total(&self) -> u8 {
        self.vp() + self.mission + self.badges.iter().sum::<u8>()
    }
}

impl TinyEpicGalaxies {
    /// A galaxy's points have changed (SM-T5).
    pub(crate) fn score_changed<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        if self.phase == Phase::Over || self.galaxy(seat).vp < self.data.limits.end_trigger_vp {
            return;
        }
        self.trigger_end(seat, play);
        if self.setup.is_solo() {
            self.finish(play); // SOLO-16, BTB-SOLO-8: at once
        }
    }

    /// The end is triggered, by the first one only (TEG-END-1, BTB-END-1).
    pub(crate) fn trigger_end<S: Sink<Self>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        if self.triggered_by.is_none() {
            self.triggered_by = Some(seat);
            play.tell(self, Event::EndTriggered { seat });
        }
    }

    /// The game is over: everything is shown and counted (TEG-END-4).
    pub(crate) fn finish<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        self.phase = Phase::Over;
        play.dice.reveal();
        for seat in self.everyone() {
            let galaxy = self.galaxy(seat);
            let mission = galaxy.mission.and_then(|hand| hand.kept);
            let explored = galaxy.explored;
            play.tell(self, Event::Revealed { seat, mission, explored });
        }
        if !S::SILENT {
            play.tell(self, Event::over(&self.result()));
        }
    }

    /// Where a galaxy's points come from.
    pub fn points(&self, seat: Seat) -> Points {
        self.points_beside(seat, &self.all_badges())
    }

    /// The same, with the badges of all galaxies at hand.
    fn points_beside(&self, seat: Seat, all_badges: &[[u8; 4]]) -> Points {
        let galaxy = self.galaxy(seat);
        let mut points = Points {
            empire: self.empire_vp(seat, galaxy.level),
            planets: galaxy.colonies.iter().map(|planet| self.data[planet].vp).sum(),
            pilots: galaxy.pilots().iter().map(|pilot| self.data[pilot].vp).sum(),
            dwarfs: galaxy.dwarfs.iter().map(|card| self.dwarf_vp(card)).sum(),
            ..Points::default()
        };
        if self.phase == Phase::Over {
            let kept = galaxy.mission.and_then(|hand| hand.kept);
            points.mission = kept.map_or(0, |mission| self.mission_points(seat, mission));
            points.badges = Badge::ALL.map(|badge| badge_points(&self.data, seat, badge, all_badges));
        }
        points
    }

    /// How many symbols of each badge a galaxy has, on exploration cards and on all pilots.
    pub fn badges(&self, seat: Seat) -> [u8; 4] {
        let galaxy = self.galaxy(seat);
        let cards = (galaxy.explored | galaxy.dwarfs).iter().flat_map(|card| &self.data[card].badges);
        let pilots = galaxy.pilots().iter().flat_map(|pilot| &self.data[pilot].badges);
        let mut counts = [0; 4];
        cards.chain(pilots).for_each(|badge| counts[badge.index()] += 1);
        counts
    }

    /// The badges of all galaxies; none while they do not count.
    fn all_badges(&self) -> List<[u8; 4], MOST_GALAXIES> {
        let counted = self.everyone().filter(|_| self.phase == Phase::Over);
        counted.map(|seat| self.badges(seat)).collect()
    }

    /// What a mission counts in a galaxy (Appendix A).
    fn measure(&self, seat: Seat, measure: Measure) -> u8 {
        let galaxy = self.galaxy(seat);
        let of_kind =
            |kind| galaxy.colonies.iter().filter(|planet| self.data[*planet].track_kind == kind).count() as u8;
        let cards = galaxy.explored | galaxy.dwarfs;
        match measure {
            Measure::Energy => galaxy.energy,
            Measure::Culture => galaxy.culture,
            Measure::Planets => galaxy.colonies.len() as u8,
            Measure::DiplomacyPlanets => of_kind(TrackKind::Diplomacy),
            Measure::EconomyPlanets => of_kind(TrackKind::Economy),
            Measure::EmpireLevel => galaxy.level,
            Measure::Pilots => galaxy.pilots().len() as u8,
            Measure::CoveredPilots => galaxy.hangar.iter().map(|berth| berth.covered.len() as u8).sum(),
            Measure::AdvancedShips => galaxy.ships.iter().filter(|ship| ship.advanced.is_some()).count() as u8,
            Measure::ShipsOnExploration => {
                self.ships_where(seat, |place| place == Place::Exploration).count_ones() as u8
            }
            Measure::ExplorationCards => cards.len() as u8,
            Measure::DangerCards => cards.iter().filter(|card| self.data[*card].colour == Colour::Red).count() as u8,
            Measure::BadgeTypes => self.badges(seat).into_iter().filter(|count| *count > 0).count() as u8,
        }
    }

    /// What a mission is worth to a galaxy as things stand (TEG-MISSION-2 to TEG-MISSION-5).
    pub fn mission_points(&self, seat: Seat, mission: MissionId) -> u8 {
        let card = &self.data[mission];
        let own = |measure| self.measure(seat, measure);
        let rank = |measure, better: fn(u8, u8) -> bool| {
            let mine = self.measure(seat, measure);
            let mut tied = false;
            for other in self.others(seat) {
                let theirs = self.measure(other, measure);
                if better(theirs, mine) {
                    return 0;
                }
                tied |= theirs == mine;
            }
            if tied { card.vp_if_tied } else { card.vp }
        };
        let galaxy = self.galaxy(seat);
        let mut in_play = galaxy.ships.iter().filter(|ship| ship.place != Place::Locked);
        let met = match &card.condition {
            Condition::Most { measure } => return rank(*measure, |theirs, mine| theirs > mine),
            Condition::Fewest { measure } => return rank(*measure, |theirs, mine| theirs < mine),
            Condition::Equal { measure, other } => own(*measure) == own(*other),
            Condition::AtLeast { measure, value } => own(*measure) >= *value,
            Condition::AtMost { measure, value } => own(*measure) <= *value,
            Condition::AtLeastAll { measures, value } => measures.iter().all(|measure| own(*measure) >= *value),
            Condition::TriggeredEnd => self.triggered_by == Some(seat),
            Condition::AllShipsInGalaxy => in_play.all(|ship| ship.place == Place::Galaxy),
            Condition::NoShipsInGalaxy => in_play.all(|ship| ship.place != Place::Galaxy),
        };
        if met { card.vp } else { 0 }
    }

    /// Whether a mission compares something that opponents keep hidden.
    pub(crate) fn compares_hidden(&self, mission: MissionId) -> bool {
        matches!(
            self.data[mission].condition,
            Condition::Most { measure: Measure::DangerCards | Measure::BadgeTypes }
                | Condition::Fewest { measure: Measure::DangerCards | Measure::BadgeTypes }
        )
    }

    /// The points of a dwarf planet card.
    fn dwarf_vp(&self, card: ExplorationId) -> u8 {
        let points = |step: &EffectStep| if let EffectStep::DwarfPlanet { vp, .. } = step { *vp } else { 0 };
        self.data[card].effect.iter().map(points).sum()
    }

    /// The result, as of now: final when the game is over.
    pub(crate) fn result(&self) -> Outcome {
        let badges = self.all_badges();
        let totals: List<u8, MOST_GALAXIES> =
            self.everyone().map(|seat| self.points_beside(seat, &badges).total()).collect();
        let seats = usize::from(self.setup.players);
        let scores = totals.iter().take(seats).map(|total| i32::from(*total)).collect();
        // TEG-END-5: planets, then resources; what is still equal is shared.
        let rank = |seat: Seat| {
            let galaxy = self.galaxy(seat);
            (totals[seat.index()], galaxy.colonies.len(), galaxy.wealth())
        };
        let winners: Seats = if !self.setup.is_solo() {
            let best = self.everyone().map(rank).max();
            self.everyone().filter(|seat| Some(rank(*seat)) == best).collect()
        } else if self.solo_won(rank(HUMAN) > rank(ROGUE)) {
            Seats::one(HUMAN)
        } else {
            Seats::NONE
        };
        Outcome { winners, scores }
    }

    /// SOLO-16 and BTB-SOLO-8: the skull beats everything; then the first at 21, or with the
    /// expansion the higher total.
    fn solo_won(&self, ahead: bool) -> bool {
        if self.galaxy(ROGUE).level >= self.data[self.setup.rogue].skull_level {
            return false;
        }
        if self.setup.expansion { ahead } else { self.triggered_by == Some(HUMAN) }
    }
}

/// BTB-END-3 and BTB-END-4 for one type.
fn badge_points(data: &Catalog, seat: Seat, badge: Badge, all_badges: &[[u8; 4]]) -> u8 {
    let scoring = &data.btb.badge_scoring;
    let counts = || all_badges.iter().map(|counts| counts[badge.index()]);
    let own = all_badges.get(seat.index()).map_or(0, |counts| counts[badge.index()]);
    let most = counts().fold(own, u8::max);
    let next = counts().filter(|count| *count < most).max();
    let first_tied = counts().filter(|count| *count == most).count() > 1;
    if own == 0 {
        0
    } else if own == most {
        if first_tied { scoring.most_tied } else { scoring.most }
    } else if Some(own) != next || all_badges.len() < usize::from(scoring.second_min_players) {
        0
    } else if first_tied {
        scoring.second_if_first_tied
    } else {
        scoring.second
    }
}
