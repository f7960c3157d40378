//! A2: the die and its target (sections 7.1 and 7.2).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};

use crate::action::Action;
use crate::components::{Kind, MissionKind};
use crate::decisions::{Destroy, Discover, MissionAct, OwnerActivation, Repair, Step};
use crate::event::{Event, Item, Why};
use crate::pieces::{Die, Hex, Holder};
use crate::refusal::Refusal;
use crate::state::{State, Target, UsedDie, distinct, take_die};

/// A2: which die (BA-DEC-6). Whether it leads anywhere is a matter of the look-ahead (BA-A2-12).
#[derive(Clone, Copy)]
pub struct ChooseDie;

/// A die that may be used.
#[derive(Clone, Copy)]
pub struct Chosen {
    from: Holder,
    die: Die,
    flip: bool,
}

impl Decision<State> for ChooseDie {
    type Answer = Chosen;

    /// Own dice, as they are or turned over for a debris, and others' for a resource (BA-A2-1 to -3).
    fn offer(&self, game: &State, seat: Seat, choices: &mut impl Choices<Action>) {
        let player = game.active_player();
        for from in game.holders() {
            let Some(dice) = game.dice_of(from) else { continue };
            if from == Holder::Seat(seat) {
                for die in distinct(dice) {
                    choices.add(Action::ChooseDie { from, die, flip: false });
                    if player.debris > 0 {
                        choices.add(Action::ChooseDie { from, die, flip: true });
                    }
                }
            } else if player.resources > 0 {
                for die in distinct(dice).filter(|die| !die.reserved) {
                    choices.add(Action::ChooseDie { from, die, flip: false });
                }
            }
        }
    }

    fn permit(&self, game: &State, seat: Seat, action: Action) -> Result<Chosen, Refusal> {
        let Action::ChooseDie { from, die, flip } = action else { return Err(Refusal::NotAsked) };
        let player = game.active_player();
        ensure(game.dice_of(from).is_some_and(|dice| dice.contains(&die)), Refusal::NoSuchDie)?;
        if from == Holder::Seat(seat) {
            ensure(!flip || player.debris > 0, Refusal::NoDebris)?;
        } else {
            ensure(!die.reserved, Refusal::Reserved)?;
            ensure(player.resources > 0, Refusal::CannotBuy)?;
            ensure(!flip, Refusal::FlipBought)?;
        }
        Ok(Chosen { from, die, flip })
    }

    /// Takes the die from its compartment, paying for it or turning it over.
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, chosen: Chosen, play: &mut Play<'_, S>) {
        let Chosen { from, die, flip } = chosen;
        game.decided();
        game.pending.extend_from_slice(&[Step::ChooseTarget, Step::BoostDie]);
        if let Some(dice) = game.dice_of_mut(from) {
            take_die(dice, die);
        }
        let value = if flip { game.data.flip[usize::from(die.value)] } else { die.value };
        game.turn.die = Some(UsedDie { from, original: die.colour, colour: die.colour, value });
        play.tell(game, Event::DieChosen { seat, from, die, flipped: flip });
        if flip {
            game.spend(seat, Item::Debris, 1, Why::Flip, play);
        }
        if from != Holder::Seat(seat) {
            game.spend(seat, Item::Resource, 1, Why::Purchase, play);
            match from {
                Holder::Seat(owner) => game.store(owner, Item::Resource, 1, Why::Purchase, play),
                Holder::Hal => game.score(from, u16::from(game.data.hal.die_sold_vp), Why::DieSold, play),
                Holder::Neutral => {}
            }
        }
    }
}

/// A2: where the die goes (BA-DEC-8).
#[derive(Clone, Copy)]
pub struct ChooseTarget;

impl ChooseTarget {
    /// Whether the die may be used on the card of a hex, the cost aside (BA-MIS-1).
    fn permit_mission(self, game: &State, hex: Hex) -> Result<Target, Refusal> {
        let posting = game.space.cards.get(hex).ok_or(Refusal::NoMissionThere)?;
        let mission = game.data.mission(posting.card).ok_or(Refusal::NoMissionThere)?;
        ensure(matches!(mission.kind, MissionKind::Activation { .. }), Refusal::Neutralization)?;
        ensure(game.turn.die.is_some_and(|die| die.colour == mission.colour), Refusal::WrongColour)?;
        let present = posting.owner == Holder::Seat(game.active) || game.active_player().fleet.contains(hex);
        ensure(present, Refusal::NotPresent)?;
        Ok(Target::Mission(hex))
    }
}

impl Decision<State> for ChooseTarget {
    type Answer = Target;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let Some(die) = game.turn.die else { return };
        for action in game.data.actions.iter().filter(|action| action.colour == die.colour) {
            choices.add(Action::ShipAction { action: action.number });
        }
        for hex in game.space.cards.hexes().iter().filter(|hex| self.permit_mission(game, *hex).is_ok()) {
            choices.add(Action::MissionCard { hex });
        }
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Target, Refusal> {
        match action {
            Action::ShipAction { action } => {
                let colour = game.data.action(action).colour;
                ensure(game.turn.die.is_some_and(|die| die.colour == colour), Refusal::WrongColour)?;
                Ok(Target::Action(action))
            }
            Action::MissionCard { hex } => self.permit_mission(game, hex),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The die goes to its place: damage there is noted now, once and for all (BA-A2-8).
    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, target: Target, play: &mut Play<'_, S>) {
        game.decided();
        let die = game.turn.die.map_or(0, |die| die.value);
        let damaged = matches!(target, Target::Action(action) if game.is_damaged(action));
        let value = die.saturating_sub(u8::from(damaged));
        game.turn.target = Some(target);
        game.turn.value = value;
        game.pending.push(Step::Perform);
        if let Target::Action(_) = target {
            game.pending.push(Step::Ravager);
            game.pending.push(Step::BoostAction);
        }
        play.tell(game, Event::DiePlaced { holder: Holder::Seat(seat), target, value, damaged });
    }
}

impl State {
    /// The chosen action or Mission begins.
    pub(super) fn begin_action(&mut self) {
        let left = self.turn.value;
        match self.turn.target {
            Some(Target::Action(action)) => match self.data.action(action).kind {
                Kind::Discover => {
                    self.pending.push(Step::Inject);
                    self.pending.push(Step::Discover(Discover { points: left }));
                }
                Kind::Repair => self.pending.push(Step::Repair(Repair { left, done: false })),
                Kind::Destroy => self.pending.push(Step::Destroy(Destroy { left, done: false })),
                Kind::Command => self.pending.push(Step::Command),
            },
            Some(Target::Mission(hex)) => {
                match self.space.cards.get(hex).map(|posting| posting.owner) {
                    Some(Holder::Seat(seat)) if seat != self.active => {
                        self.pending.push(Step::OwnerActivation(OwnerActivation { seat, hex }));
                    }
                    Some(Holder::Hal) => self.pending.push(Step::HalActivation { hex }),
                    Some(Holder::Seat(_) | Holder::Neutral) | None => {}
                }
                self.pending.push(Step::MissionAct(MissionAct { hex, left, done: false }));
            }
            None => {}
        }
    }
}
