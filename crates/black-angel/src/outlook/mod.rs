//! The look-ahead: can Sequence A be completed (BA-TURN-4), does a die lead to an activation
//! (BA-A2-12)?
//!
//! What A1 can change is little: goods, hand, own ships, boosts. A player's [`Means`] are just
//! these, and the search (`a1`) goes over means instead of positions. More of anything but ships in
//! space never hurts, which keeps it short; and in nearly every position the first test succeeds.

mod a1;
mod die;

use std::sync::LazyLock;

use engine::{Dice, Game, Play, Question, ensure};

use crate::action::Action;
use crate::components::Kind;
use crate::decisions::Step;
use crate::event::DamagePlace;
use crate::pieces::{ActionNumber, Back, Colour, Holder, Slot};
use crate::refusal::Refusal;
use crate::state::BlackAngel;

use die::{Means, Outlook};

/// What the look-ahead has to say about the decision at hand (BA-DEC-25).
enum Concern {
    /// Whether Sequence A is possible at all.
    Sequence,
    /// A1: whether a die will find a use.
    DeadEnd,
    /// A2: whether the die finds a use.
    Activation,
    /// A card given to the Ravager of a command may be the one that had to be placed.
    Discard,
    /// Nothing.
    Nothing,
}

impl BlackAngel {
    /// Whether a value carries out Discover, Repair or Destroy. A greater value never does less, and
    /// nothing in A1 changes it.
    #[inline(always)]
    fn special_allows(&self, number: ActionNumber, value: u8) -> bool {
        let Some(value) = value.checked_sub(u8::from(self.is_damaged(number))) else { return false };
        match self.data.action(number).kind {
            Kind::Discover => self.can_discover(value),
            // A cube that the Ravager adds may be the one that is repaired (BA-A2-12).
            Kind::Repair => {
                let adds = || self.strike_place(number).is_some_and(|place| place != DamagePlace::Nowhere);
                value > 0 && (self.any_damage() || adds())
            }
            Kind::Destroy => self.can_destroy(value),
            Kind::Command => false,
        }
    }

    /// The dice that the active player could buy.
    fn others_dice(&self) -> impl Iterator<Item = (Colour, u8)> + '_ {
        let others = self.holders().filter(|holder| *holder != Holder::Seat(self.active));
        let dice = others.filter_map(|holder| self.dice_of(holder)).flatten();
        dice.filter(|die| !die.reserved).map(|die| (die.colour, die.value))
    }

    /// Whether some die does for Discover, Repair or Destroy without a boost. Then no choice of A1
    /// can lead into a dead end: A1 touches neither dice nor ship board and spends neither debris
    /// nor resources.
    fn is_safe(&self) -> bool {
        let player = self.active_player();
        let does = |colour: Colour, value: u8| self.special_allows(self.data.special[colour.index()], value);
        let flip = |value: u8| if player.debris > 0 { self.data.flip[usize::from(value)] } else { value };
        player.dice.iter().any(|die| does(die.colour, die.value.max(flip(die.value))))
            || (player.resources > 0 && self.others_dice().any(|(colour, value)| does(colour, value)))
    }

    /// Whether Sequence A can be completed (BA-TURN-3, -4).
    pub fn can_complete_a(&self) -> bool {
        self.is_safe() || Outlook::new(self).hopeful()
    }

    /// Whether A1 is under way: the die is still to be chosen.
    fn in_a1(&self) -> bool {
        self.pending.iter().rev().any(|step| matches!(step, Step::ChooseDie))
    }

    fn concern(&self) -> Concern {
        match self.pending.last() {
            Some(Step::ChooseSequence) => Concern::Sequence,
            Some(Step::ChooseDie | Step::BoostDie | Step::ChooseTarget) => Concern::Activation,
            Some(Step::RavagerDiscard(_)) => {
                let kind = self.chosen_action().map(|number| self.data.action(number).kind);
                if kind == Some(Kind::Command) { Concern::Discard } else { Concern::Nothing }
            }
            Some(
                Step::PlayCard
                | Step::Activate(_)
                | Step::ChooseEffect(_)
                | Step::MoveShip
                | Step::ShiftRobot
                | Step::Chain(_)
                | Step::DrawColour
                | Step::KeepCard(_),
            ) if self.in_a1() && !self.is_safe() => Concern::DeadEnd,
            _ => Concern::Nothing,
        }
    }

    /// Takes away the choices after which Sequence A could not be completed.
    pub(crate) fn look_ahead(&self, from: usize, choices: &mut Vec<Action>) {
        match self.concern() {
            Concern::Nothing => {}
            Concern::Sequence => {
                // A pass is for those who cannot (BA-END-6).
                let unfit = if self.can_complete_a() { Action::Pass } else { Action::SequenceA };
                keep(from, choices, |action| action != unfit);
            }
            Concern::Activation => {
                let outlook = Outlook::new(self);
                keep(from, choices, |action| outlook.allows(action));
            }
            Concern::DeadEnd => {
                let outlook = Outlook::new(self);
                // Cards that look the same from behind do the same here.
                let mut known = [[None; Slot::ALL.len()]; Back::ALL.len()];
                keep(from, choices, |action| match action {
                    Action::PlayCard { card, slot } => *known[self.data.back(card) as usize][slot.index()]
                        .get_or_insert_with(|| outlook.hopeful_after(action)),
                    _ => outlook.hopeful_after(action),
                });
            }
            Concern::Discard => keep(from, choices, |action| self.discard_leads_on(action)),
        }
    }

    /// Whether a permitted choice keeps Sequence A possible, or the rule that it breaks.
    pub(crate) fn look_ahead_at(&self, action: Action) -> Result<(), Refusal> {
        match self.concern() {
            Concern::Nothing => Ok(()),
            Concern::Sequence => match action {
                Action::SequenceA => ensure(self.can_complete_a(), Refusal::NoSequenceA),
                Action::Pass => ensure(!self.can_complete_a(), Refusal::NoPass),
                _ => Ok(()),
            },
            Concern::Activation => ensure(Outlook::new(self).allows(action), Refusal::NoActivation),
            Concern::DeadEnd => ensure(Outlook::new(self).hopeful_after(action), Refusal::DeadEnd),
            Concern::Discard => ensure(self.discard_leads_on(action), Refusal::NoActivation),
        }
    }

    fn discard_leads_on(&self, action: Action) -> bool {
        self.imagine(action).is_ok_and(|after| after.pending.last() == Some(&Step::Command))
    }

    /// Every choice that the plain rules allow, before the look-ahead.
    pub fn plain_choices(&self, choices: &mut Vec<Action>) {
        if let (Some(question), Some(seat)) = (self.question(), BlackAngel::asked(self)) {
            question.offer(self, seat, choices);
        }
    }

    /// The position after a choice that the plain rules allow, even one that leads into a dead
    /// end. What is unknown is drawn by dice of its own.
    pub fn imagine(&self, action: Action) -> Result<BlackAngel, Refusal> {
        static DECOY: LazyLock<Dice> =
            LazyLock::new(|| Dice::new(&"black-angel".parse().expect("the words are a seed")));
        let question = self.question().ok_or(Refusal::Over)?;
        let seat = BlackAngel::asked(self).ok_or(Refusal::Over)?;
        let (mut dice, mut deaf, mut copy) = (DECOY.clone(), (), *self);
        let mut play = Play::new(&mut dice, &mut deaf);
        question.decide(&mut copy, seat, action, |_| Ok(()), &mut play)?;
        copy.settle(&mut play);
        Ok(copy)
    }
}

/// Keeps, of `choices[from..]`, those that fit.
fn keep(from: usize, choices: &mut Vec<Action>, mut fits: impl FnMut(Action) -> bool) {
    let mut kept = from;
    for at in from..choices.len() {
        if fits(choices[at]) {
            choices[kept] = choices[at];
            kept += 1;
        }
    }
    choices.truncate(kept);
}
