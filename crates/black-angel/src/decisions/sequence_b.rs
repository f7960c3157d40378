//! Sequence B: dice and board (section 9, B1 and B2; BA-2P-4).

use engine::{Choices, Decision, Dice, Play, Seat, Sink, ensure};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{Boost, Components};
use crate::decisions::Step;
use crate::event::{Event, Item, Why};
use crate::pieces::{Cell, Colour, Die, Holder};
use crate::player::GridTile;
use crate::refusal::Refusal;
use crate::state::{Compartment, State, distinct, put_die, take_die};

/// B1: reserve dice (BA-DEC-19): one for a resource, others by boosts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reserve {
    /// Whether the paid reservation has been used.
    pub paid: bool,
}

/// What is reserved, and by what.
#[derive(Clone, Copy)]
pub enum Reservation {
    /// For a resource.
    Paid(Die),
    /// By the boost of a tile.
    Free(Cell, Die),
    /// Nothing more.
    Done,
}

impl Reserve {
    /// One die may be reserved for a resource (BA-B1-5).
    fn permit_paid(self, game: &State) -> Result<(), Refusal> {
        ensure(!self.paid, Refusal::ReservedOnce)?;
        ensure(game.active_player().resources > 0, Refusal::NoResource)
    }

    /// A boost reserves a die of its tile's colour (BA-ADV-9).
    fn permit_free(self, game: &State, cell: Cell, die: Die) -> Result<(), Refusal> {
        match game.active_player().boost(&game.data, cell) {
            Some((tile, Boost::FreeReserve)) => ensure(game.data[tile].colour == die.colour, Refusal::WrongDie),
            _ => Err(Refusal::NoBoost),
        }
    }

    /// The cells whose boost reserves this die.
    fn boosts(self, game: &State, die: Die) -> impl Iterator<Item = Cell> + '_ {
        let cells = game.active_player().boosts(game.data.get()).map(|(cell, ..)| cell);
        cells.filter(move |cell| self.permit_free(game, *cell, die).is_ok())
    }

    pub(super) fn is_moot(self, game: &State) -> bool {
        let paid = self.permit_paid(game).is_ok();
        let can = |die: &Die| !die.reserved && (paid || self.boosts(game, *die).next().is_some());
        (!paid && !game.advanced) || !game.active_player().dice.iter().any(can)
    }
}

impl Decision<State> for Reserve {
    type Answer = Reservation;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let paid = self.permit_paid(game).is_ok();
        for die in distinct(&game.active_player().dice).filter(|die| !die.reserved) {
            if paid {
                choices.add(Action::PaidReserve { die });
            }
            if game.advanced {
                choices.add_all(self.boosts(game, die).map(|cell| Action::FreeReserve { cell, die }));
            }
        }
        choices.add(Action::Done);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Reservation, Refusal> {
        let there = |die: Die| {
            ensure(game.active_player().dice.contains(&die), Refusal::NoSuchDie)?;
            ensure(!die.reserved, Refusal::AlreadyReserved)
        };
        match action {
            Action::PaidReserve { die } => {
                there(die)?;
                self.permit_paid(game)?;
                Ok(Reservation::Paid(die))
            }
            Action::FreeReserve { cell, die } => {
                there(die)?;
                self.permit_free(game, cell, die)?;
                Ok(Reservation::Free(cell, die))
            }
            Action::Done => Ok(Reservation::Done),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, reservation: Reservation, play: &mut Play<'_, S>) {
        match reservation {
            Reservation::Paid(die) => {
                game.goes_on(Step::Reserve(Reserve { paid: true }));
                game.spend(seat, Item::Resource, 1, Why::Reservation, play);
                game.secure(seat, die, None, play);
            }
            Reservation::Free(cell, die) => {
                game.active_player_mut().turn_over(cell);
                game.secure(seat, die, Some(cell), play);
            }
            Reservation::Done => game.decided(),
        }
    }
}

/// Rolls one die of the game.
pub(crate) fn roll(data: &Components, dice: &mut Dice) -> u8 {
    data.faces[usize::from(dice.roll(6)) - 1]
}

impl State {
    /// Dice of a compartment go back to their supplies, undamaged.
    fn return_dice<S: Sink<State>>(
        &mut self,
        holder: Holder,
        goes_back: impl Fn(&Die) -> bool,
        play: &mut Play<'_, S>,
    ) {
        let Some(dice) = self.dice_of_mut(holder) else { return };
        let mut back = Compartment::new();
        dice.retain(|die| {
            let stays = !goes_back(die);
            if !stays {
                back.push(*die);
            }
            stays
        });
        if back.is_empty() {
            return;
        }
        for die in &back {
            self.supplies[die.colour.index()].sound += 1;
        }
        play.tell(self, Event::DiceReturned { holder, dice: back });
    }

    /// Rolls dice for somebody. Says how many of them were damaged.
    fn roll_dice<S: Sink<State>>(&mut self, holder: Holder, counts: [u8; 3], play: &mut Play<'_, S>) -> u16 {
        let mut rolled = Compartment::new();
        let mut damaged = 0;
        for colour in Colour::ALL {
            for _ in 0..counts[colour.index()] {
                let Some(was_damaged) = self.take_supply_die(colour) else { break };
                damaged += u16::from(was_damaged);
                let die = Die { colour, value: roll(&self.data, play.dice), reserved: false };
                if !S::SILENT {
                    put_die(&mut rolled, die);
                }
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
    pub(crate) fn reroll<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) {
        let holder = Holder::Seat(self.active);
        let loss = self.active_player().dice.iter().map(|die| u16::from(die.value)).sum();
        self.lose(holder, loss, Why::UnusedDice, play);
        self.return_dice(holder, |_| true, play);
        let damaged = self.roll_dice(holder, self.active_player().workstations, play);
        self.lose(holder, damaged, Why::DamagedDie, play);
    }

    /// Hal rolls his dice (BA-HAL-5).
    pub(crate) fn reroll_hal<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) {
        let damaged = self.roll_dice(Holder::Hal, [self.data.hal.robots_per_workstation; 3], play);
        self.lose(Holder::Hal, damaged, Why::DamagedDie, play);
    }

    /// The neutral player's dice: stars go back, missing colours are rolled (BA-2P-4).
    #[inline(never)]
    pub(crate) fn reroll_neutral<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) {
        self.return_dice(Holder::Neutral, |die| die.value == 0, play);
        let Some(neutral) = &self.neutral else { return };
        let wanted = Colour::ALL.map(|colour| {
            let has_die = neutral.dice.iter().any(|die| die.colour == colour);
            u8::from(neutral.workstations[colour.index()] && !has_die)
        });
        self.roll_dice(Holder::Neutral, wanted, play);
    }

    /// Moves a die to the high-security area.
    pub(crate) fn secure<S: Sink<State>>(&mut self, seat: Seat, die: Die, by: Option<Cell>, play: &mut Play<'_, S>) {
        let dice = &mut self.players[seat.index()].dice;
        if take_die(dice, die) {
            put_die(dice, Die { reserved: true, ..die });
            play.tell(self, Event::DieReserved { seat, die, by });
        }
    }

    /// B2: the cards around the board are discarded, debris comes back (BA-B2-1, -2).
    #[inline(never)]
    pub(crate) fn reset_board<S: Sink<State>>(&mut self, play: &mut Play<'_, S>) {
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
    pub(crate) fn reclaim_debris<S: Sink<State>>(&mut self, seat: Seat, play: &mut Play<'_, S>) {
        let mut reclaimed = 0;
        for piece in self.players[seat.index()].grid.iter_mut().flatten() {
            if let GridTile::Technology { debris, .. } = piece {
                reclaimed += u16::from(std::mem::take(debris));
            }
        }
        self.store(seat, Item::Debris, reclaimed, Why::Reclaimed, play);
    }
}
