//! Sequence B: dice and board (section 9, B1 and B2; BA-2P-4).

use engine::{Dice, Play, Sink};

use crate::action::Action;
use crate::components::{Boost, data};
use crate::event::{Event, Item, Why};
use crate::names::{Cell, Colour, Die, Holder};
use crate::refusal::Refusal;
use crate::step::Step;
use crate::table::{BlackAngel, Compartment, Piece, distinct, put_die, take_die};

/// Rolls one die of the game.
pub(crate) fn roll(dice: &mut Dice) -> u8 {
    data().faces[usize::from(dice.roll(6)) - 1]
}

impl BlackAngel {
    /// The dice of a compartment go back to their supplies, undamaged.
    fn return_dice<S: Sink<BlackAngel>>(&mut self, holder: Holder, back: Compartment, play: &mut Play<'_, S>) {
        if back.is_empty() {
            return;
        }
        for die in &back {
            self.supplies[die.colour.index()].sound += 1;
        }
        if let Some(dice) = self.dice_of_mut(holder) {
            dice.retain(|die| !back.contains(die));
        }
        play.tell(self, Event::DiceReturned { holder, dice: back });
    }

    /// Rolls dice for somebody. Says how many of them were damaged.
    fn roll_dice<S: Sink<BlackAngel>>(&mut self, holder: Holder, counts: [u8; 3], play: &mut Play<'_, S>) -> u16 {
        let mut rolled = Compartment::new();
        let mut damaged = 0;
        for colour in Colour::ALL {
            for _ in 0..counts[colour.index()] {
                let Some(was_damaged) = self.take_supply_die(colour) else { break };
                damaged += u16::from(was_damaged);
                let die = Die { colour, value: roll(play.dice), reserved: false };
                put_die(&mut rolled, die);
                if let Some(dice) = self.dice_of_mut(holder) {
                    put_die(dice, die);
                }
            }
        }
        if !rolled.is_empty() {
            play.tell(self, Event::DiceRolled { holder, dice: rolled });
        }
        damaged
    }

    /// B1 for a player: the values of unused dice are lost, dice are rolled for the robots in the
    /// workstations, each damaged one costs 1 VP (BA-B1-1 to -4).
    pub(crate) fn reroll<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let holder = Holder::Seat(self.active);
        let unused = self.active_player().dice.clone();
        let loss = unused.iter().map(|die| u16::from(die.value)).sum();
        self.lose(holder, loss, Why::UnusedDice, play);
        self.return_dice(holder, unused, play);
        let damaged = self.roll_dice(holder, self.active_player().workstations, play);
        self.lose(holder, damaged, Why::DamagedDie, play);
    }

    /// Hal rolls his dice (BA-HAL-5).
    pub(crate) fn reroll_hal<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let damaged = self.roll_dice(Holder::Hal, [data().hal.robots_per_workstation; 3], play);
        self.lose(Holder::Hal, damaged, Why::DamagedDie, play);
    }

    /// The neutral player's dice: stars go back, missing colours are rolled (BA-2P-4).
    pub(crate) fn reroll_neutral<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let Some(neutral) = &self.neutral else { return };
        let stars: Compartment = neutral.dice.iter().filter(|die| die.value == 0).copied().collect();
        self.return_dice(Holder::Neutral, stars, play);
        let Some(neutral) = &self.neutral else { return };
        let wanted = Colour::ALL.map(|colour| {
            let has_die = neutral.dice.iter().any(|die| die.colour == colour);
            u8::from(neutral.workstations[colour.index()] && !has_die)
        });
        self.roll_dice(Holder::Neutral, wanted, play);
    }

    fn free_reservation(&self, cell: Cell, die: Die) -> Result<(), Refusal> {
        match self.active_player().boost(cell) {
            Some((tile, Boost::FreeReserve)) if tile.face().colour == die.colour => Ok(()),
            Some((_, Boost::FreeReserve)) => Err(Refusal::WrongDie),
            _ => Err(Refusal::NoBoost),
        }
    }

    pub(crate) fn offer_reservations(&self, paid: bool, out: &mut Vec<Action>) {
        let player = self.active_player();
        for die in distinct(&player.dice).filter(|die| !die.reserved) {
            if !paid && player.resources > 0 {
                out.push(Action::PaidReserve { die });
            }
            let boosts = player.boosts().filter(|(cell, ..)| self.free_reservation(*cell, die).is_ok());
            out.extend(boosts.map(|(cell, ..)| Action::FreeReserve { cell, die }));
        }
        out.push(Action::Done);
    }

    /// Whether any die can be reserved (BA-DEC-24).
    pub(crate) fn can_reserve(&self, paid: bool) -> bool {
        let player = self.active_player();
        player.dice.iter().any(|die| {
            !die.reserved
                && ((!paid && player.resources > 0)
                    || player.boosts().any(|(cell, ..)| self.free_reservation(cell, *die).is_ok()))
        })
    }

    pub(crate) fn permit_reservation(&self, paid: bool, action: Action) -> Result<(), Refusal> {
        let player = self.active_player();
        let (Action::PaidReserve { die } | Action::FreeReserve { die, .. }) = action else {
            return if action == Action::Done { Ok(()) } else { Err(Refusal::NotAsked) };
        };
        if !player.dice.contains(&die) {
            return Err(Refusal::NoSuchDie);
        }
        if die.reserved {
            return Err(Refusal::AlreadyReserved);
        }
        match action {
            Action::FreeReserve { cell, die } => self.free_reservation(cell, die),
            _ if paid => Err(Refusal::ReservedOnce),
            _ if player.resources == 0 => Err(Refusal::NoResource),
            _ => Ok(()),
        }
    }

    /// Moves a die to the high-security area.
    pub(crate) fn secure<S: Sink<BlackAngel>>(
        &mut self,
        seat: engine::Seat,
        die: Die,
        by: Option<Cell>,
        play: &mut Play<'_, S>,
    ) {
        let dice = &mut self.players[seat.index()].dice;
        if take_die(dice, die) {
            put_die(dice, Die { reserved: true, ..die });
            play.tell(self, Event::DieReserved { seat, die, by });
        }
    }

    pub(crate) fn reserve<S: Sink<BlackAngel>>(&mut self, action: Action, play: &mut Play<'_, S>) {
        let seat = self.active;
        match action {
            Action::PaidReserve { die } => {
                if let Some(Step::Reserve { paid }) = self.pending.last_mut() {
                    *paid = true;
                }
                self.spend(seat, Item::Resource, 1, Why::Reservation, play);
                self.secure(seat, die, None, play);
            }
            Action::FreeReserve { cell, die } => {
                self.active_player_mut().turn_over(cell);
                self.secure(seat, die, Some(cell), play);
            }
            _ => {
                self.pending.pop();
            }
        }
    }

    /// B2: the cards around the board are discarded, debris comes back (BA-B2-1, -2).
    pub(crate) fn reset_board<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let seat = self.active;
        let cards = std::mem::take(&mut self.active_player_mut().slots);
        let count = cards.iter().flatten().count() as u8;
        for card in cards.into_iter().flatten() {
            self.discard.insert(card);
        }
        if count > 0 {
            play.tell(self, Event::BoardCleared { seat, cards: count });
        }
        self.reclaim_debris(seat, play);
    }

    /// All debris on tiles of a player goes to storage.
    pub(crate) fn reclaim_debris<S: Sink<BlackAngel>>(&mut self, seat: engine::Seat, play: &mut Play<'_, S>) {
        let mut reclaimed = 0;
        for piece in self.players[seat.index()].grid.iter_mut().flatten() {
            if let Piece::Technology { debris, .. } = piece {
                reclaimed += u16::from(std::mem::take(debris));
            }
        }
        self.store(seat, Item::Debris, reclaimed, Why::Reclaimed, play);
    }
}
