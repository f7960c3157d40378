//! Resources (TEG-RES) and the dice that acquire them (TEG-ACQ).

use engine::{Play, Seat, Sink};

use crate::components::notation::{Ability, Acquired};
use crate::event::{Cause, Event};
use crate::pieces::{Face, Resource};
use crate::state::{Galaxy, Place, TinyEpicGalaxies};

/// An amount of one resource as (energy, culture).
pub(crate) fn pair(resource: Resource, amount: u8) -> (u8, u8) {
    match resource {
        Resource::Energy => (amount, 0),
        Resource::Culture => (0, amount),
    }
}

impl TinyEpicGalaxies {
    /// Somebody gains; what is above the maximum is lost (TEG-RES-1).
    pub(crate) fn gain<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        energy: u8,
        culture: u8,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        if energy == 0 && culture == 0 {
            return;
        }
        let wasted = self.add(seat, energy, culture);
        play.tell(self, Event::Gained { seat, energy, culture, wasted, cause });
    }

    /// Adds up to the maximum and says how much was above it.
    fn add(&mut self, seat: Seat, energy: u8, culture: u8) -> u8 {
        let cap = self.cap(seat);
        let galaxy = self.galaxy_mut(seat);
        let sum = galaxy.energy + galaxy.culture + energy + culture;
        galaxy.energy = (galaxy.energy + energy).min(cap);
        galaxy.culture = (galaxy.culture + culture).min(cap);
        sum - galaxy.energy - galaxy.culture
    }

    /// Pays a cost that is known to be payable (TEG-RES-3); to a player if one is named
    /// (TEG-FX-9).
    pub(crate) fn pay<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        energy: u8,
        culture: u8,
        to: Option<Seat>,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        if energy == 0 && culture == 0 {
            return;
        }
        let galaxy = self.galaxy_mut(seat);
        galaxy.energy = galaxy.energy.saturating_sub(energy);
        galaxy.culture = galaxy.culture.saturating_sub(culture);
        if let Some(to) = to {
            self.add(to, energy, culture);
        }
        play.tell(self, Event::Paid { seat, energy, culture, to, cause });
    }

    /// Removes up to that many (TEG-RES-3).
    pub(crate) fn lose<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        energy: u8,
        culture: u8,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        let galaxy = self.galaxy_mut(seat);
        let (energy, culture) = (energy.min(galaxy.energy), culture.min(galaxy.culture));
        galaxy.energy -= energy;
        galaxy.culture -= culture;
        if energy + culture > 0 {
            play.tell(self, Event::Lost { seat, energy, culture, cause });
        }
    }

    /// Moves up to that many from one galaxy to another; a surplus is lost (TEG-FX-8).
    pub(crate) fn steal<S: Sink<Self>>(
        &mut self,
        (from, by): (Seat, Seat),
        energy: u8,
        culture: u8,
        cause: Cause,
        play: &mut Play<'_, S>,
    ) {
        let victim = self.galaxy_mut(from);
        let (energy, culture) = (energy.min(victim.energy), culture.min(victim.culture));
        victim.energy -= energy;
        victim.culture -= culture;
        self.add(by, energy, culture);
        play.tell(self, Event::Stolen { from, by, energy, culture, cause });
    }

    /// What a player's ships give for an acquire die (TEG-ACQ-1, TEG-ACQ-2, BTB-ACQ-1).
    pub(crate) fn yield_of(&self, seat: Seat, resource: Resource) -> u8 {
        let producing = self.data.producing(resource);
        let mut total = 0;
        for (index, ship) in self.galaxy(seat).ships.iter().enumerate() {
            let ability = self.ability(seat, index).map(|(_, ability)| ability);
            let gives = match ship.place {
                Place::Locked => false,
                Place::Galaxy => resource == Resource::Energy || ability == Some(Ability::GalaxyCulture),
                Place::Exploration => resource == Resource::Culture,
                Place::Surface { planet } | Place::Orbit { planet, .. } => {
                    producing.contains(planet) || ability == Some(Ability::DualProducer)
                }
            };
            if gives {
                let bonus = match ability {
                    Some(Ability::AcquireBonus { resource: Acquired::Any, amount }) => amount,
                    Some(Ability::AcquireBonus { resource: Acquired::Energy, amount })
                        if resource == Resource::Energy =>
                    {
                        amount
                    }
                    Some(Ability::AcquireBonus { resource: Acquired::Culture, amount })
                        if resource == Resource::Culture =>
                    {
                        amount
                    }
                    _ => 0,
                };
                total += 1 + bonus;
            }
        }
        total
    }

    /// An acquire die: also a gain of nothing is one (TEG-DICE-2).
    pub(crate) fn acquire<S: Sink<Self>>(&mut self, seat: Seat, resource: Resource, play: &mut Play<'_, S>) {
        let (energy, culture) = pair(resource, self.yield_of(seat, resource));
        let face = match resource {
            Resource::Energy => Face::Energy,
            Resource::Culture => Face::Culture,
        };
        let wasted = self.add(seat, energy, culture);
        play.tell(self, Event::Gained { seat, energy, culture, wasted, cause: Cause::Face { face } });
    }
}

impl Galaxy {
    /// Energy and culture together, for ties (TEG-END-5).
    pub(crate) fn wealth(&self) -> u8 {
        self.energy + self.culture
    }
}
