//! Positions built by hand: pieces are moved, never invented, and each position is checked.

use engine::{Dice, Game, Piece, Seat, Seats, Turn, kit};
use tiny_epic_galaxies::{
    Action, Berth, Destination, Die, DiePlace, ExplorationId, Face, Phase, PilotId, Place, PlanetId, Refusal, RogueMat,
    SeenCard, Setup, Ship, ShipType, TinyEpicGalaxies, catalog,
};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const ROGUE: Seat = Seat(1);

pub(crate) fn planet(name: &str) -> PlanetId {
    PlanetId::named(&format!("pl_{name}")).or_else(|| PlanetId::named(&format!("plb_{name}"))).expect("a planet")
}

pub(crate) fn pilot(number: u8) -> PilotId {
    PilotId::named(&format!("pt_{number:02}")).expect("a pilot")
}

pub(crate) fn card(number: u8) -> ExplorationId {
    ExplorationId::named(&format!("ex_{number:02}")).expect("an exploration card")
}

pub(crate) fn to_orbit(name: &str) -> Destination {
    Destination::Orbit { planet: planet(name) }
}

pub(crate) fn to_surface(name: &str) -> Destination {
    Destination::Surface { planet: planet(name) }
}

pub(crate) fn fly(ship: u8, to: Destination) -> Action {
    Action::Move { ship, to }
}

pub(crate) fn activate(face: Face) -> Action {
    Action::Activate { face }
}

/// Why a die with this face is refused whose action cannot be carried out.
pub(crate) fn impossible(face: Face) -> Refusal {
    Refusal::FaceImpossible { face: face.index() as u8 }
}

engine::scene! {
    /// A table that is laid out by hand.
    pub(crate) Scene of TinyEpicGalaxies
}

impl Scene {
    pub(crate) fn new(setup: Setup) -> Scene {
        let mut scene = Scene(kit::Scene::new(&setup, "scene"));
        while let (Phase::Missions, Turn::Decide(seats)) = (scene.phase, scene.turn()) {
            let seat = seats.iter().next().unwrap();
            let keep = scene.legal(seat)[0];
            scene.act(seat, keep);
        }
        // A bare table: planets without a purpose of their own lie in the row.
        scene.row(&["jakks", "vici_ks156", "mj_120210", "hoefker", "calderon_9", "perihelia"]);
        scene
    }

    /// That many players, no expansion, A to play with 4 inactive move dice.
    pub(crate) fn of(players: u8) -> Scene {
        Scene::new(Setup { players, ..Setup::default() }).faces(&[Face::Move; 4])
    }

    /// The same with Beyond the Black.
    pub(crate) fn btb(players: u8) -> Scene {
        Scene::new(Setup { players, expansion: true, ..Setup::default() }).faces(&[Face::Move; 4])
    }

    pub(crate) fn solo(rogue: RogueMat) -> Scene {
        Scene::new(Setup { players: 1, rogue, ..Setup::default() }).faces(&[Face::Move; 4])
    }

    pub(crate) fn solo_btb(rogue: RogueMat) -> Scene {
        Scene::new(Setup { players: 1, rogue, expansion: true, ..Setup::default() }).faces(&[Face::Move; 4])
    }

    /// The dice of the turn, all inactive.
    pub(crate) fn faces(mut self, faces: &[Face]) -> Scene {
        let die = |face: &Face| Die { face: *face, place: DiePlace::Inactive, followed: Seats::NONE };
        self.game.dice = faces.iter().map(die).collect();
        self
    }

    /// The first slots of the row; the others are filled with what comes first in the deck.
    pub(crate) fn row(&mut self, names: &[&str]) -> &mut Scene {
        for slot in 0..self.game.row.len() {
            if let Some(old) = self.game.row[slot].take() {
                self.game.planet_deck = self.game.planet_deck.with(old);
            }
        }
        let wanted: Vec<PlanetId> =
            names.iter().map(|name| planet(name)).filter(|planet| self.game.planet_deck.contains(*planet)).collect();
        for slot in 0..self.game.row.len() {
            let rest = self.game.planet_deck.iter().find(|card| !wanted.contains(card));
            let next = wanted.get(slot).copied().or(rest);
            self.game.row[slot] = next;
            self.game.planet_deck = self.game.planet_deck.without(next.unwrap());
        }
        self
    }

    fn free(&mut self, card: PlanetId) {
        if let Some(slot) = self.game.row.iter().position(|slot| *slot == Some(card)) {
            let next = self.game.planet_deck.iter().next().unwrap();
            self.game.row[slot] = Some(next);
            self.game.planet_deck = self.game.planet_deck.without(next);
        }
        self.game.planet_deck = self.game.planet_deck.without(card);
    }

    pub(crate) fn colony(&mut self, seat: Seat, name: &str) -> &mut Scene {
        let card = planet(name);
        self.free(card);
        let galaxy = &mut self.game.galaxies[seat.index()];
        galaxy.colonies = galaxy.colonies.with(card);
        self.recount(seat)
    }

    pub(crate) fn recount(&mut self, seat: Seat) -> &mut Scene {
        self.game.galaxies[seat.index()].vp = self.game.points(seat).vp();
        self
    }

    pub(crate) fn purse(&mut self, seat: Seat, energy: u8, culture: u8) -> &mut Scene {
        let galaxy = &mut self.game.galaxies[seat.index()];
        (galaxy.energy, galaxy.culture) = (energy, culture);
        self
    }

    pub(crate) fn level(&mut self, seat: Seat, level: u8) -> &mut Scene {
        self.game.galaxies[seat.index()].level = level;
        if !self.game.is_rogue(seat) {
            for ship in 0..usize::from(catalog().empire(level).ships) {
                let ship = &mut self.game.galaxies[seat.index()].ships[ship];
                if ship.place == Place::Locked {
                    ship.place = Place::Galaxy;
                }
            }
        }
        self.recount(seat)
    }

    pub(crate) fn put(&mut self, seat: Seat, ship: usize, place: Place) -> &mut Scene {
        self.game.galaxies[seat.index()].ships[ship].place = place;
        self
    }

    pub(crate) fn orbit(&mut self, seat: Seat, ship: usize, name: &str, level: u8) -> &mut Scene {
        self.put(seat, ship, Place::Orbit { planet: planet(name), level })
    }

    pub(crate) fn surface(&mut self, seat: Seat, ship: usize, name: &str) -> &mut Scene {
        self.put(seat, ship, Place::Surface { planet: planet(name) })
    }

    /// Gives a player a pilot whose advanced ship is ship number `ship`.
    pub(crate) fn hire(&mut self, seat: Seat, ship: usize, ship_type: ShipType, number: u8) -> &mut Scene {
        self.unoffer(pilot(number));
        let galaxy = &mut self.game.galaxies[seat.index()];
        let berth = &mut galaxy.hangar[ship_type.index()];
        if let Some(old) = berth.pilot {
            berth.covered = berth.covered.with(old);
        }
        *berth = Berth { pilot: Some(pilot(number)), ..*berth };
        let place = galaxy.ships[ship].place;
        galaxy.ships[ship] = Ship { place, advanced: Some(ship_type) };
        self.recount(seat)
    }

    fn unoffer(&mut self, card: PilotId) {
        if let Some(slot) = self.game.pilot_offer.iter().position(|slot| *slot == Some(card)) {
            let next = self.game.pilot_deck.iter().next().unwrap();
            self.game.pilot_offer[slot] = Some(next);
            self.game.pilot_deck = self.game.pilot_deck.without(next);
        }
        self.game.pilot_deck = self.game.pilot_deck.without(card);
    }

    /// The first slots of the pilot offer.
    pub(crate) fn pilots(&mut self, numbers: &[u8]) -> &mut Scene {
        for slot in 0..numbers.len() {
            let old = self.game.pilot_offer[slot].take();
            self.game.pilot_deck = old.map_or(self.game.pilot_deck, |old| self.game.pilot_deck.with(old));
        }
        for (slot, number) in numbers.iter().enumerate() {
            self.unoffer(pilot(*number));
            self.game.pilot_offer[slot] = Some(pilot(*number));
        }
        self
    }

    /// The exploration card that will be drawn next; nobody has seen it.
    pub(crate) fn top(&mut self, number: u8) -> &mut Scene {
        self.game.exploration_deck = self.game.exploration_deck.without(card(number));
        self.game.exploration_top = Some(SeenCard { card: card(number), seen_by: Seats::NONE });
        self
    }

    pub(crate) fn offer(&mut self, numbers: &[u8]) -> &mut Scene {
        for number in numbers {
            self.game.exploration_deck = self.game.exploration_deck.without(card(*number));
            self.game.exploration_offer.push(card(*number));
        }
        self
    }

    /// Leaves that many cards in the exploration deck; the rest lies before `seat`.
    pub(crate) fn deck_left(&mut self, seat: Seat, left: usize) -> &mut Scene {
        while self.game.exploration_left() > left {
            let next = self.game.exploration_deck.iter().next().unwrap();
            self.game.exploration_deck = self.game.exploration_deck.without(next);
            let galaxy = &mut self.game.galaxies[seat.index()];
            galaxy.explored = galaxy.explored.with(next);
        }
        self
    }

    /// Dice whose next rolls show these faces.
    pub(crate) fn roll_next(&mut self, faces: &[Face]) -> &mut Scene {
        for number in 0.. {
            let dice = Dice::new(&format!("roll {number}").parse().unwrap());
            let mut trial = dice.clone();
            if faces.iter().all(|face| trial.below(6) as usize == face.index()) {
                self.dice = dice;
                return self;
            }
        }
        unreachable!("every sequence comes up");
    }

    /// A legal choice.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Scene {
        self.0.act(seat, action);
        self
    }

    pub(crate) fn can(&self, seat: Seat, action: Action) -> bool {
        self.offers(seat, action)
    }

    pub(crate) fn asked(&self) -> Seats {
        self.game.asked().unwrap_or_default()
    }

    pub(crate) fn over(&self) -> bool {
        matches!(self.game.turn(), Turn::Over(_))
    }

    pub(crate) fn winners(&self) -> Seats {
        match self.game.turn() {
            Turn::Over(outcome) => outcome.winners,
            Turn::Decide(_) => panic!("not over"),
        }
    }

    pub(crate) fn held(&self, seat: Seat) -> (u8, u8) {
        let galaxy = &self.game.galaxies[seat.index()];
        (galaxy.energy, galaxy.culture)
    }

    pub(crate) fn place(&self, seat: Seat, ship: usize) -> Place {
        self.game.galaxies[seat.index()].ships[ship].place
    }

    pub(crate) fn lies_at(&self, seat: Seat, ship: usize) -> u8 {
        match self.place(seat, ship) {
            Place::Orbit { level, .. } => level,
            other => panic!("not in orbit: {other:?}"),
        }
    }

    pub(crate) fn owns(&self, seat: Seat, name: &str) -> bool {
        self.game.galaxies[seat.index()].colonies.contains(planet(name))
    }

    /// Ends the turn and every following one until `seat` is active.
    pub(crate) fn until_turn_of(&mut self, seat: Seat) -> &mut Scene {
        loop {
            let active = self.game.active;
            self.act(active, Action::EndTurn);
            if self.game.active == seat || self.over() {
                return self;
            }
        }
    }
}
