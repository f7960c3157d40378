//! Hiring pilots (BTB-PILOT, SM-20) and paying for what they can do (SM-19).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};
use serde::Serialize;

use crate::action::Action;
use crate::decisions::ships::each_ship;
use crate::event::Event;
use crate::frames::{AbilityOffer, Frame, HireTerms, Task};
use crate::pieces::{Face, PilotId, ShipType};
use crate::pilots::prices;
use crate::refusal::Refusal;
use crate::state::State;

/// Whom to hire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct HirePilot {
    pub decline: bool,
    #[serde(skip)]
    pub(crate) terms: HireTerms,
}

/// For which advanced ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct HireFor {
    pub pilot: PilotId,
    #[serde(skip)]
    pub(crate) terms: HireTerms,
}

/// With which dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct HireDice {
    pub pilot: PilotId,
    pub ship_type: ShipType,
    #[serde(skip)]
    pub(crate) terms: HireTerms,
}

/// Which normal ship the advanced ship replaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct HireShip {
    pub ship_type: ShipType,
    pub ships: u8,
    #[serde(skip)]
    pub(crate) pilot: PilotId,
    #[serde(skip)]
    pub(crate) paid: u8,
}

/// Which pilot of the offer to remove, by a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReplacePilot {
    pub(crate) task: Task,
}

/// Pay for a pilot's ability?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)] // The fields say what may be chosen.
pub struct PayAbility {
    pub pilot: PilotId,
    pub ship: u8,
    pub energy: u8,
    pub culture: u8,
    #[serde(skip)]
    pub(crate) seat: Seat,
    #[serde(skip)]
    pub(crate) offer: AbilityOffer,
}

impl State {
    /// Calls `visit` with each pilot of the offer that can be hired on these terms.
    pub(crate) fn each_hireable_pilot(&self, seat: Seat, terms: HireTerms, visit: impl FnMut(PilotId)) {
        let berths = self.hireable(seat, terms, &self.hire_dice(seat));
        if berths == 0 {
            return;
        }
        self.pilot_offer.iter().flatten().copied().filter(|pilot| self.flies(*pilot, berths)).for_each(visit);
    }

    /// Whether this pilot can be hired on these terms (BTB-PILOT-2, BTB-PILOT-5).
    pub(crate) fn permit_pilot(&self, seat: Seat, terms: HireTerms, pilot: PilotId) -> Result<(), Refusal> {
        ensure(self.pilot_offer.contains(&Some(pilot)), Refusal::PilotNotOffered)?;
        let dice = self.hire_dice(seat);
        if self.flies(pilot, self.hireable(seat, terms, &dice)) {
            return Ok(());
        }
        let room = self.galaxy(seat).has_normal_ship() || self.can_hire(seat, terms, &dice);
        Err(if room { Refusal::HireUnpaid } else { Refusal::NoNormalShip })
    }
}

impl Decision<State> for HirePilot {
    /// Whom, or nobody.
    type Answer = Option<PilotId>;

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        game.each_hireable_pilot(seat, self.terms, |pilot| choices.add(Action::HirePilot { pilot }));
        choices.add(Action::Decline);
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Option<PilotId>, Refusal> {
        match action {
            Action::HirePilot { pilot } => {
                game.permit_pilot(seat, self.terms, pilot)?;
                Ok(Some(pilot))
            }
            Action::Decline => Ok(None),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, pilot: Option<PilotId>, play: &mut Play<'_, S>) {
        if pilot.is_some() {
            game.replace_top(Frame::Hire { seat, terms: self.terms, pilot, ship_type: None, paid: None });
        } else {
            game.pop();
            play.tell(game, Event::Declined { seat });
        }
    }
}

impl Decision<State> for HireFor {
    type Answer = ShipType;

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        let berths = game.hireable(seat, self.terms, &game.hire_dice(seat));
        let ships = game.data[self.pilot].ships.iter().copied();
        let hireable = ships.filter(|ship_type| berths >> ship_type.index() & 1 == 1);
        choices.add_all(hireable.map(|ship_type| Action::HireFor { ship_type }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<ShipType, Refusal> {
        let Action::HireFor { ship_type } = action else { return Err(Refusal::NotAsked) };
        ensure(game.data[self.pilot].ships.contains(&ship_type), Refusal::NotThePilotsShip)?;
        let berths = game.hireable(seat, self.terms, &game.hire_dice(seat));
        ensure(berths >> ship_type.index() & 1 == 1, Refusal::HireUnpaid)?;
        Ok(ship_type)
    }

    /// A hire that costs no dice goes on at once.
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, ship_type: ShipType, play: &mut Play<'_, S>) {
        let HireFor { pilot, terms, .. } = self;
        let paid = matches!(terms, HireTerms::Card { dice: 0, .. }).then_some(0);
        game.replace_top(Frame::Hire { seat, terms, pilot: Some(pilot), ship_type: Some(ship_type), paid });
        if paid.is_some() {
            game.board(seat, pilot, ship_type, 0, play);
        }
    }
}

impl Decision<State> for HireDice {
    /// So many dice with this face.
    type Answer = (Face, u8);

    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        let dice = game.hire_dice(seat);
        for face in Face::ALL {
            let payable = prices(&game.data, self.terms, self.ship_type, face, dice[face.index()]);
            choices.add_all(payable.map(|count| Action::PayDice { face, count }));
        }
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<(Face, u8), Refusal> {
        let Action::PayDice { face, count } = action else { return Err(Refusal::NotAsked) };
        let have = game.hire_dice(seat)[face.index()];
        let mut payable = prices(&game.data, self.terms, self.ship_type, face, have);
        ensure(payable.any(|price| price == count), Refusal::HireUnpaid)?;
        Ok((face, count))
    }

    /// The dice go to the bay, and an own hire opens one window (BTB-PILOT-4, BTB-FOLLOW-1).
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, (face, count): (Face, u8), play: &mut Play<'_, S>) {
        let HireDice { pilot, ship_type, terms, .. } = self;
        game.pop();
        let mut followed = None;
        for index in 0..count {
            let Some(die) = game.inactive_die(face, 0) else { break };
            game.put_in_bay(die);
            if index < 2 {
                followed = Some(die); // the second die is the one that can be followed
            }
            play.tell(game, Event::Activated { seat, die, face });
        }
        if terms == HireTerms::Own {
            game.open_window(seat, face, followed, false);
        }
        let paid = Some(count);
        game.push(Frame::Hire { seat, terms, pilot: Some(pilot), ship_type: Some(ship_type), paid });
        game.board(seat, pilot, ship_type, count, play);
    }
}

impl Decision<State> for HireShip {
    type Answer = u8;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(each_ship(self.ships).map(|ship| Action::ReplaceShip { ship }));
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<u8, Refusal> {
        let Action::ReplaceShip { ship } = action else { return Err(Refusal::NotAsked) };
        game.permit_ship(seat, ship, self.ships)?;
        Ok(ship)
    }

    /// The advanced ship takes the exact place of the normal one (BTB-PILOT-5).
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, ship: u8, play: &mut Play<'_, S>) {
        game.pop();
        game.launch_advanced(seat, ship, self.ship_type, play);
        game.take_pilot(seat, self.pilot, self.ship_type, self.paid, play);
    }
}

impl Decision<State> for ReplacePilot {
    /// A pilot and its slot.
    type Answer = (PilotId, usize);

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(game.pilot_offer.iter().flatten().map(|pilot| Action::RemovePilot { pilot: *pilot }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<(PilotId, usize), Refusal> {
        let Action::RemovePilot { pilot } = action else { return Err(Refusal::NotAsked) };
        let slot = game.pilot_offer.iter().position(|offered| *offered == Some(pilot));
        Ok((pilot, slot.ok_or(Refusal::PilotNotOffered)?))
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        (pilot, slot): (PilotId, usize),
        play: &mut Play<'_, S>,
    ) {
        game.next_step(self.task);
        game.pilot_offer[slot] = None;
        game.pilots_removed.insert(pilot);
        play.tell(game, Event::PilotRemoved { seat, slot: slot as u8, pilot });
        game.refill_pilots(seat, slot, play);
    }
}

impl Decision<State> for PayAbility {
    /// Whether it is paid for.
    type Answer = bool;

    fn offer(&self, _: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all([Action::PayCost, Action::DeclineCost]);
    }

    fn permit(&self, _: &State, _: Seat, action: Action) -> Result<bool, Refusal> {
        match action {
            Action::PayCost => Ok(true),
            Action::DeclineCost => Ok(false),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, paid: bool, play: &mut Play<'_, S>) {
        game.pop();
        if paid {
            game.buy_ability(self, play);
        } else {
            play.tell(game, Event::Declined { seat });
        }
    }
}
