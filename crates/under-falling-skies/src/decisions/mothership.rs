//! The Mothership phase: its descent and row action, then the drop (UFS-MS).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};

use super::CharacterUse;
use crate::action::{Action, Holder};
use crate::components::{CharacterEffect, CityEffect, Window};
use crate::event::Event;
use crate::pieces::{COLUMNS, Colour, bits};
use crate::refusal::Refusal;
use crate::state::{Next, State};

/// Use a character before the mothership moves, or let it move (UFS-SM-10).
#[derive(Clone, Copy, Debug)]
pub struct MothershipStart;

impl Decision<State> for MothershipStart {
    /// The character; none if the mothership moves as it does.
    type Answer = Option<CharacterUse>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        game.offer_characters(Window::MothershipStart, choices);
        choices.add(Action::Pass);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<CharacterUse>, Refusal> {
        match action {
            Action::UseCharacter { character, target } => {
                game.may_use(Window::MothershipStart, character, target).map(Some)
            }
            Action::Pass => Ok(None),
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        _: Seat,
        character: Option<CharacterUse>,
        play: &mut Play<'_, S>,
    ) {
        match character {
            Some(character) => character.perform(game, play),
            None => game.run_mothership(true, true, play),
        }
    }
}

/// Keep ships aboard before the drop (UFS-SM-11, UFS-MS-15).
#[derive(Clone, Copy, Debug)]
pub struct DropStart;

impl State {
    /// Whether a ship of a colour may be held back by this right.
    fn may_hold(&self, by: Holder, colour: Colour) -> bool {
        let right = match (by, self.city_effect()) {
            (Holder::City, CityEffect::FreeDrop { hold_back }) => self.memory.city_uses < hold_back,
            (Holder::City, _) => false,
            (Holder::Character, _) => self.memory.may_hold > 0 || self.holding_member().is_some(),
        };
        let zone = self.drop_zone();
        // Without a free drop point every ship stays aboard anyway (UFS-CHAR-6).
        right && zone.free != 0 && zone.is_ready(self, colour)
    }

    /// The ships that may be held back now, by whose right.
    pub(crate) fn holds(&self) -> impl Iterator<Item = (Holder, Colour)> {
        let holders = [Holder::City, Holder::Character].into_iter();
        let holds = holders.flat_map(|holder| Colour::DROP_ORDER.map(|colour| (holder, colour)));
        holds.filter(|(holder, colour)| self.may_hold(*holder, *colour))
    }

    /// A character who could hold ships and how many.
    fn holding_member(&self) -> Option<(usize, u8)> {
        self.team.iter().enumerate().find_map(|(index, member)| match self.power(member.recruit) {
            CharacterEffect::HoldAboard { ships } if !member.used => Some((index, ships)),
            _ => None,
        })
    }
}

impl Decision<State> for DropStart {
    /// By whose right a ship is held, and of which colour; none to drop what is left.
    type Answer = Option<(Holder, Colour)>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(game.holds().map(|(by, colour)| Action::Hold { by, colour }));
        choices.add(Action::Pass);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<(Holder, Colour)>, Refusal> {
        match action {
            Action::Hold { by, colour } => {
                ensure(game.may_hold(by, colour), Refusal::NothingToHold)?;
                Ok(Some((by, colour)))
            }
            Action::Pass => Ok(None),
            _ => Err(game.not_asked(action)),
        }
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        _: Seat,
        held: Option<(Holder, Colour)>,
        play: &mut Play<'_, S>,
    ) {
        let Some((by, colour)) = held else {
            game.next = Next::Ships;
            return;
        };
        match by {
            Holder::City => game.memory.city_uses += 1,
            Holder::Character => {
                if game.memory.may_hold == 0
                    && let Some((member, ships)) = game.holding_member()
                {
                    game.memory.may_hold = ships;
                    game.spend_character(member, play);
                }
                game.memory.may_hold = game.memory.may_hold.saturating_sub(1);
            }
        }
        game.memory.held[colour as usize] += 1;
        play.tell(game, Event::ShipHeld { colour });
        game.next = Next::Drop;
    }
}

/// Choose where the next ship is dropped (UFS-SM-12, UFS-MS-10, UFS-MS-11).
#[derive(Clone, Copy, Debug)]
pub struct ChooseDropPoint;

impl Decision<State> for ChooseDropPoint {
    /// The column, and the colour of the ship.
    type Answer = (u8, Colour);

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        let columns = bits(u32::from(game.drop_zone().points(game)));
        choices.add_all(columns.map(|column| Action::Drop { column: column as u8 }));
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<(u8, Colour), Refusal> {
        let zone = game.drop_zone();
        let (Action::Drop { column }, Some(colour)) = (action, zone.next(game)) else {
            return Err(game.not_asked(action));
        };
        ensure(column < COLUMNS, Refusal::NoSuchPiece)?;
        ensure(zone.free & 1 << column != 0, Refusal::DropPointTaken)?;
        let choices = zone.points(game);
        if choices & 1 << column == 0 {
            let first = choices.trailing_zeros() as u8;
            let has_ship = game.ships.iter().any(|berth| berth.column() == Some(first));
            return Err(if has_ship { Refusal::FarthestFirst } else { Refusal::EmptyColumnFirst });
        }
        Ok((column, colour))
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        _: Seat,
        (column, colour): (u8, Colour),
        play: &mut Play<'_, S>,
    ) {
        game.drop_ship(&mut game.drop_zone(), column, colour, play);
        game.next = Next::Ships;
    }
}
