//! The contract with the engine.

use arrayvec::ArrayVec;
use engine::{Dice, Fault, Game, OptionSpec, Outcome, Play, Seat, Seats, Sink, Tally, Turn, Viewer};

use crate::action::Action;
use crate::ask::{HUMAN, ROGUE};
use crate::cards::{ExplorationId, ExplorationSet, MissionId, MissionSet, PilotId, PilotSet, PlanetId, PlanetSet};
use crate::catalog::{CardSet, catalog};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::setup::{RogueMat, Setup};
use crate::table::{
    Berth, Frame, Galaxy, HireTerms, MissionHand, Phase, Place, Rogue, Ship, ThisTurn, TinyEpicGalaxies,
};
use crate::view::View;

impl Game for TinyEpicGalaxies {
    const ID: &'static str = "tiny-epic-galaxies";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;

    fn options() -> Vec<OptionSpec> {
        let mats = ["beginner", "easy", "medium", "hard", "epic"];
        vec![
            OptionSpec { key: "players", values: [2, 3, 4, 5, 1].map(Into::into).to_vec(), cover: true },
            OptionSpec { key: "expansion", values: [false, true].map(Into::into).to_vec(), cover: true },
            OptionSpec { key: "rogue", values: mats.map(Into::into).to_vec(), cover: true },
            OptionSpec { key: "hard_mode", values: [false, true].map(Into::into).to_vec(), cover: false },
            OptionSpec { key: "reroll_unusable", values: [true, false].map(Into::into).to_vec(), cover: false },
        ]
    }

    fn new(setup: &Setup, dice: &mut Dice) -> Result<TinyEpicGalaxies, Fault> {
        setup.check()?;
        // An option without meaning does not make two tables different.
        let solo = setup.is_solo();
        let rogue = if solo { setup.rogue } else { RogueMat::Beginner };
        let drawn = setup.first == Setup::DRAWN;
        let first = if drawn { dice.below(u32::from(setup.players)) as u8 } else { setup.first };
        let (hard_mode, reroll_unusable) = (solo && setup.hard_mode, solo && setup.reroll_unusable);
        let setup = Setup { rogue, hard_mode, reroll_unusable, first, ..*setup };
        let mut table = set_up(setup, dice);
        if table.phase == Phase::Turns {
            let mut nobody = ();
            let mut play = Play::new(dice, &mut nobody);
            table.start_turn(HUMAN, &mut play);
            table.settle(&mut play);
        }
        Ok(table)
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(self.outcome()),
            Phase::Missions => Turn::Decide(self.choosing_missions()),
            Phase::Turns => Turn::Decide(self.asked().map_or(Seats::NONE, Seats::one)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.each_choice(seat, None, &mut |action| out.push(action));
    }

    fn apply<S: Sink<Self>>(&mut self, seat: Seat, action: Action, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        let mut listed = false;
        self.each_choice(seat, Some(action), &mut |choice| listed |= choice == action);
        if !listed {
            return Err(self.why_not(seat, action));
        }
        self.carry_out(seat, action, play);
        self.settle(play);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> TinyEpicGalaxies {
        self.imagine(viewer, dice)
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_position()
    }

    fn tally(&self, tally: &mut Tally) {
        let Outcome { winners, scores } = self.outcome();
        if self.setup.is_solo() {
            let skull = self.galaxy(ROGUE).level >= self.setup.rogue.sheet().skull_level;
            let result = match (winners.is_empty(), skull) {
                (false, _) => "won",
                (true, true) => "lost-skull",
                (true, false) => "lost",
            };
            tally.count("result", result);
            tally.number("rogue-score", i64::from(self.points(ROGUE).total()));
        } else if winners.len() > 1 {
            tally.count("winner", "shared");
        } else {
            winners.iter().for_each(|seat| tally.count("winner", &format!("seat-{}", seat.0)));
        }
        scores.iter().for_each(|score| tally.number("score", i64::from(*score)));
        tally.number("rounds", i64::from(self.round));
    }
}

/// The table before the first choice (TEG-SETUP, BTB-SETUP, SOLO-1).
fn set_up(setup: Setup, dice: &mut Dice) -> TinyEpicGalaxies {
    let catalog = catalog();
    let played = |set| set == CardSet::Base || setup.expansion;
    let solo = setup.is_solo();
    let mut table = TinyEpicGalaxies {
        setup,
        phase: if solo { Phase::Turns } else { Phase::Missions },
        round: 1,
        active: Seat(setup.first),
        triggered_by: None,
        galaxies: (0..setup.players).map(|_| player_galaxy()).collect(),
        row: ArrayVec::new(),
        planet_deck: PlanetId::all().filter(|planet| played(planet.card().set)).collect::<PlanetSet>(),
        planets_removed: PlanetSet::NONE,
        pilot_offer: ArrayVec::new(),
        pilot_deck: PilotSet::NONE,
        pilots_removed: PilotSet::NONE,
        exploration_offer: ArrayVec::new(),
        exploration_deck: ExplorationSet::NONE,
        exploration_top: None,
        dice: ArrayVec::new(),
        this_turn: ThisTurn::fresh(),
        rogue: Rogue::default(),
        frames: ArrayVec::new(),
    };
    let size = catalog.offer_size.of(setup.players);
    table.row = (0..size).map(|_| table.planet_deck.draw(dice)).collect();
    if setup.expansion {
        table.pilot_deck = PilotId::all().collect();
        table.pilot_offer = (0..size).map(|_| table.pilot_deck.draw(dice)).collect();
        table.exploration_deck = ExplorationId::all().collect();
    }
    if solo {
        table.galaxies.push(rogue_galaxy(setup.rogue));
    } else {
        let mut missions = missions_in_play(&setup);
        for galaxy in &mut table.galaxies {
            let (first, second) = (missions.draw(dice), missions.draw(dice));
            galaxy.mission =
                first.zip(second).map(|(first, second)| MissionHand { dealt: [first, second], kept: None });
        }
    }
    table
}

/// The missions that are shuffled (TEG-SETUP-5, BTB-SETUP-1).
pub(crate) fn missions_in_play(setup: &Setup) -> MissionSet {
    let fits = |mission: &MissionId| {
        let card = mission.card();
        (card.set == CardSet::Base || setup.expansion) && card.players_min <= setup.players
    };
    MissionId::all().filter(fits).collect()
}

/// A player's galaxy at the start (TEG-SETUP-2).
fn player_galaxy() -> Galaxy {
    let limits = &catalog().limits;
    let unlocked = usize::from(limits.start_ships_in_galaxy);
    let place = |ship| if ship < unlocked { Place::Galaxy } else { Place::Locked };
    Galaxy {
        energy: limits.start_energy,
        culture: limits.start_culture,
        level: limits.start_empire_level,
        vp: catalog().empire(limits.start_empire_level).vp,
        ships: [0, 1, 2, 3].map(|ship| Ship { place: place(ship), advanced: None }),
        colonies: PlanetSet::NONE,
        hangar: [Berth::default(); 4],
        explored: ExplorationSet::NONE,
        dwarfs: ExplorationSet::NONE,
        mission: None,
        used_planets: PlanetSet::NONE,
        used_pilots: PilotSet::NONE,
    }
}

/// The Rogue's galaxy at the start (SOLO-1).
fn rogue_galaxy(mat: RogueMat) -> Galaxy {
    let sheet = mat.sheet();
    Galaxy {
        energy: sheet.start_energy,
        culture: sheet.start_culture,
        level: sheet.start_level,
        vp: sheet.levels[0].vp,
        ships: [Ship { place: Place::Galaxy, advanced: None }; 4],
        ..player_galaxy()
    }
}

impl TinyEpicGalaxies {
    /// Who has not chosen a mission yet (TEG-SETUP-7).
    pub(crate) fn choosing_missions(&self) -> Seats {
        self.everyone().filter(|seat| self.galaxy(*seat).mission.is_some_and(|hand| hand.kept.is_none())).collect()
    }

    /// Carries out a choice that is on the list.
    fn carry_out<S: Sink<Self>>(&mut self, seat: Seat, action: Action, play: &mut Play<'_, S>) {
        if let Action::KeepMission { mission } = action {
            if let Some(hand) = &mut self.galaxy_mut(seat).mission {
                hand.kept = Some(mission);
            }
            play.tell(self, Event::MissionKept { seat, mission: Some(mission) });
            if self.choosing_missions().is_empty() {
                self.phase = Phase::Turns;
                self.start_turn(Seat(self.setup.first), play);
            }
            return;
        }
        match self.frames.last().copied() {
            None => self.main_choice(action, play),
            Some(Frame::Task(task)) => self.answer_task(task, seat, action, play),
            Some(Frame::Window { .. }) => match action {
                Action::Pass => self.pass(seat, play),
                _ => self.follow(seat, action == Action::FollowFree, play),
            },
            Some(Frame::Landing { ship, planet, .. }) => {
                if action == Action::UsePlanet {
                    self.use_landing(seat, ship, planet, play);
                } else {
                    self.frames.pop();
                    play.tell(self, Event::PlanetSkipped { seat, planet });
                }
            }
            Some(Frame::Ability { ship, offer, .. }) if action == Action::PayCost => {
                self.buy_ability(seat, ship, offer, play);
            }
            Some(Frame::MoveAgain { .. }) if action != Action::Decline => {
                self.frames.pop();
                if let Action::Move { ship, to } = action
                    && let Some((pilot, _)) = self.ability(seat, usize::from(ship))
                {
                    self.fly(seat, ship, to, crate::event::Cause::Pilot { pilot }, play);
                }
            }
            Some(Frame::Explore { ship, .. }) => match action {
                Action::TakeOffer { card } => {
                    self.frames.pop();
                    self.take_offer(seat, Some(ship), card, play);
                }
                _ => self.explore_deck(seat, ship, play),
            },
            Some(Frame::Drawn { .. }) => match action {
                Action::LayOpen => self.lay_open(play),
                _ => self.take_drawn(play),
            },
            Some(Frame::Reroll { by_card, picked }) => match action {
                Action::PickDie { face } => {
                    let die = self.inactive_die(face, picked).map_or(0, |die| 1 << die);
                    self.replace_top(Frame::Reroll { by_card, picked: picked | die });
                }
                _ => self.reroll(picked, by_card, play),
            },
            Some(Frame::Convert { spent, target }) => match (action, target) {
                (Action::SetFace { face }, Some(target)) => self.convert(spent, target, face, play),
                (Action::PickDie { face }, _) => {
                    let die = self.inactive_die(face, spent);
                    let full = spent.count_ones() >= u32::from(catalog().limits.converter_dice_spent);
                    self.replace_top(if full {
                        Frame::Convert { spent, target: die }
                    } else {
                        Frame::Convert { spent: spent | die.map_or(0, |die| 1 << die), target: None }
                    });
                }
                _ => {}
            },
            Some(Frame::Hire { terms, ship_type, paid, .. }) => match action {
                Action::HirePilot { pilot } => {
                    self.replace_top(Frame::Hire { seat, terms, pilot: Some(pilot), ship_type, paid });
                }
                Action::HireFor { ship_type } => self.hire_for(ship_type, play),
                Action::PayDice { face, count } => self.pay_hire(face, count, play),
                Action::ReplaceShip { ship } => self.replace_ship(ship, play),
                _ => {
                    self.frames.pop();
                    play.tell(self, Event::Declined { seat });
                }
            },
            Some(Frame::RogueDie { .. }) => match action {
                Action::PayReroll => self.pay_rogue_reroll(play),
                _ => self.accept_rogue_die(play),
            },
            Some(_) => {
                self.frames.pop();
                play.tell(self, Event::Declined { seat });
            }
        }
    }

    fn replace_top(&mut self, frame: Frame) {
        if let Some(top) = self.frames.last_mut() {
            *top = frame;
        }
    }

    /// The choices of the main state (SM-3).
    fn main_choice<S: Sink<Self>>(&mut self, action: Action, play: &mut Play<'_, S>) {
        match action {
            Action::Activate { face } => self.activate(face, play),
            Action::Reroll => self.push(Frame::Reroll { by_card: false, picked: 0 }),
            Action::Convert => self.push(Frame::Convert { spent: 0, target: None }),
            Action::HirePilot { pilot } => self.push(Frame::Hire {
                seat: self.active,
                terms: HireTerms::Own,
                pilot: Some(pilot),
                ship_type: None,
                paid: None,
            }),
            _ => self.end_turn(play),
        }
    }
}
