//! A2: boosts for the die and for the action (section 13).

use engine::{Choices, Decision, Play, Seat, Sink, ensure};

use crate::action::Action;
use crate::components::Boost;
use crate::event::{Event, Why};
use crate::pieces::{Cell, Colour, Holder, Tile};
use crate::refusal::Refusal;
use crate::state::{State, UsedDie};

/// A2: boosts for the die (BA-DEC-7).
#[derive(Clone, Copy)]
pub struct BoostDie;

/// A boost, and what it makes of the die.
#[derive(Clone, Copy)]
pub struct Boosted {
    cell: Cell,
    tile: Tile,
    die: UsedDie,
}

impl BoostDie {
    /// What a boost would make of the die (BA-ADV-7, -8, -11).
    fn boosted(self, game: &State, cell: Cell, colour: Option<Colour>) -> Result<Boosted, Refusal> {
        let die = game.turn.die.ok_or(Refusal::NotAsked)?;
        let (tile, boost) = game.active_player().boost(&game.data, cell).ok_or(Refusal::NoBoost)?;
        ensure(game.data[tile].colour == die.colour, Refusal::NoBoost)?;
        let value = game.data.boost_value;
        let die = match (boost, colour) {
            (Boost::SetValue, None) if die.value != value => UsedDie { value, ..die },
            (Boost::ChangeColour, Some(colour)) if colour != die.colour => UsedDie { colour, ..die },
            (Boost::SetValue | Boost::ChangeColour, _) => return Err(Refusal::UselessBoost),
            (Boost::VpOnAction | Boost::FreeReserve, _) => return Err(Refusal::NoBoost),
        };
        Ok(Boosted { cell, tile, die })
    }

    /// Every boost that fits the die.
    fn fitting(self, game: &State) -> impl Iterator<Item = (Cell, Option<Colour>)> + '_ {
        let colours = [None, Some(Colour::Orange), Some(Colour::Gray), Some(Colour::Green)];
        game.active_player().boosts(game.data.get()).flat_map(move |(cell, ..)| {
            colours.into_iter().filter(move |colour| self.boosted(game, cell, *colour).is_ok()).map(move |c| (cell, c))
        })
    }

    pub(super) fn is_moot(self, game: &State) -> bool {
        !game.advanced || self.fitting(game).next().is_none()
    }
}

impl Decision<State> for BoostDie {
    type Answer = Option<Boosted>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.fitting(game).map(|(cell, colour)| Action::UseBoost { cell, colour }));
        choices.add(Action::Done);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<Boosted>, Refusal> {
        match action {
            Action::Done => Ok(None),
            Action::UseBoost { cell, colour } => self.boosted(game, cell, colour).map(Some),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(self, game: &mut State, seat: Seat, boosted: Option<Boosted>, play: &mut Play<'_, S>) {
        let Some(Boosted { cell, tile, die }) = boosted else { return game.decided() };
        game.active_player_mut().turn_over(cell);
        game.turn.die = Some(die);
        play.tell(game, Event::DieBoosted { seat, cell, tile, colour: die.colour, value: die.value });
    }
}

/// A2: boosts for the action (BA-DEC-9).
#[derive(Clone, Copy)]
pub struct BoostAction;

impl BoostAction {
    /// The tile on a cell, if it has a boost for the action being performed (BA-ADV-6).
    fn fits(self, game: &State, cell: Cell) -> Option<Tile> {
        let kind = game.data.action(game.chosen_action()?).kind;
        let (tile, boost) = game.active_player().boost(&game.data, cell)?;
        let indicated = game.data.boost_action[game.data[tile].colour.index()];
        (boost == Boost::VpOnAction && indicated == kind).then_some(tile)
    }

    fn fitting(self, game: &State) -> impl Iterator<Item = Cell> + '_ {
        let boosts = game.active_player().boosts(game.data.get());
        boosts.map(|(cell, ..)| cell).filter(move |cell| self.fits(game, *cell).is_some())
    }

    pub(super) fn is_moot(self, game: &State) -> bool {
        !game.advanced || self.fitting(game).next().is_none()
    }
}

impl Decision<State> for BoostAction {
    type Answer = Option<(Cell, Tile)>;

    fn offer(&self, game: &State, _: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(self.fitting(game).map(|cell| Action::UseBoost { cell, colour: None }));
        choices.add(Action::Done);
    }

    fn permit(&self, game: &State, _: Seat, action: Action) -> Result<Option<(Cell, Tile)>, Refusal> {
        match action {
            Action::Done => Ok(None),
            Action::UseBoost { cell, colour } => {
                ensure(colour.is_none(), Refusal::NoBoost)?;
                Ok(Some((cell, self.fits(game, cell).ok_or(Refusal::NoBoost)?)))
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn perform<S: Sink<State>>(
        self,
        game: &mut State,
        seat: Seat,
        boost: Option<(Cell, Tile)>,
        play: &mut Play<'_, S>,
    ) {
        let Some((cell, tile)) = boost else { return game.decided() };
        game.active_player_mut().turn_over(cell);
        play.tell(game, Event::ActionBoosted { seat, cell, tile });
        game.score(Holder::Seat(seat), u16::from(game.data.boost_vp), Why::Boost, play);
    }
}
