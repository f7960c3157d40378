//! A2: the die, its boosts, its target (sections 7.1, 7.2 and 13).

use engine::{Play, Sink};

use crate::action::Action;
use crate::components::{Boost, MissionKind, data};
use crate::event::{Event, Item, Why};
use crate::hex::Hex;
use crate::names::{ActionNumber, Cell, Colour, Die, Holder, Tile};
use crate::refusal::Refusal;
use crate::step::{Step, Target, UsedDie};
use crate::table::{BlackAngel, Player, distinct, take_die};

impl Player {
    /// The boost that a cell offers: a tile in the grid on its boost side (BA-ADV-3, -5).
    pub(crate) fn boost(&self, cell: Cell) -> Option<(Tile, Boost)> {
        let (tile, boost_side, _) = self.technology(cell)?;
        tile.face().boost.filter(|_| boost_side).map(|boost| (tile, boost))
    }

    /// All boosts in the grid.
    pub(crate) fn boosts(&self) -> impl Iterator<Item = (Cell, Tile, Boost)> + '_ {
        (0..9).filter_map(Cell::from_index).filter_map(|cell| {
            let (tile, boost) = self.boost(cell)?;
            Some((cell, tile, boost))
        })
    }
}

impl BlackAngel {
    /// All dice that may be chosen by the plain rules (BA-A2-1 to -3).
    pub(crate) fn offer_dice(&self, out: &mut Vec<Action>) {
        let me = Holder::Seat(self.active);
        let player = self.active_player();
        for from in self.holders() {
            let Some(dice) = self.dice_of(from) else { continue };
            if from == me {
                for die in distinct(dice) {
                    out.push(Action::ChooseDie { from, die, flip: false });
                    if player.debris > 0 {
                        out.push(Action::ChooseDie { from, die, flip: true });
                    }
                }
            } else if player.resources > 0 {
                let free = distinct(dice).filter(|die| !die.reserved);
                out.extend(free.map(|die| Action::ChooseDie { from, die, flip: false }));
            }
        }
    }

    pub(crate) fn permit_die(&self, action: Action) -> Result<(), Refusal> {
        let Action::ChooseDie { from, die, flip } = action else { return Err(Refusal::NotAsked) };
        let player = self.active_player();
        if !self.dice_of(from).is_some_and(|dice| dice.contains(&die)) {
            return Err(Refusal::NoSuchDie);
        }
        if from == Holder::Seat(self.active) {
            return if flip && player.debris == 0 { Err(Refusal::NoDebris) } else { Ok(()) };
        }
        if die.reserved {
            Err(Refusal::Reserved)
        } else if player.resources == 0 {
            Err(Refusal::CannotBuy)
        } else if flip {
            Err(Refusal::FlipBought)
        } else {
            Ok(())
        }
    }

    /// Takes a die from its compartment, paying for it or turning it over.
    pub(crate) fn choose_die<S: Sink<BlackAngel>>(
        &mut self,
        from: Holder,
        die: Die,
        flip: bool,
        play: &mut Play<'_, S>,
    ) {
        let seat = self.active;
        if let Some(dice) = self.dice_of_mut(from) {
            take_die(dice, die);
        }
        let value = if flip { data().flip[usize::from(die.value)] } else { die.value };
        self.turn.die = Some(UsedDie { from, original: die.colour, colour: die.colour, value });
        play.tell(self, Event::DieChosen { seat, from, die, flipped: flip });
        if flip {
            self.spend(seat, Item::Debris, 1, Why::Flip, play);
        }
        if from != Holder::Seat(seat) {
            self.spend(seat, Item::Resource, 1, Why::Purchase, play);
            match from {
                Holder::Seat(owner) => self.store(owner, Item::Resource, 1, Why::Purchase, play),
                Holder::Hal => self.score(from, u16::from(data().hal.die_sold_vp), Why::DieSold, play),
                Holder::Neutral => {}
            }
        }
    }

    /// What a boost would make of the die (BA-ADV-7, -8, -11).
    fn boosted(&self, cell: Cell, colour: Option<Colour>) -> Result<(Tile, UsedDie), Refusal> {
        let die = self.turn.die.ok_or(Refusal::NotAsked)?;
        let (tile, boost) = self.active_player().boost(cell).ok_or(Refusal::NoBoost)?;
        if tile.face().colour != die.colour {
            return Err(Refusal::NoBoost);
        }
        match (boost, colour) {
            (Boost::SetValue, None) if die.value != data().boost_value => {
                Ok((tile, UsedDie { value: data().boost_value, ..die }))
            }
            (Boost::ChangeColour, Some(colour)) if colour != die.colour => Ok((tile, UsedDie { colour, ..die })),
            (Boost::SetValue | Boost::ChangeColour, _) => Err(Refusal::UselessBoost),
            _ => Err(Refusal::NoBoost),
        }
    }

    pub(crate) fn offer_die_boosts(&self, out: &mut Vec<Action>) {
        for (cell, _, boost) in self.active_player().boosts() {
            match boost {
                Boost::SetValue if self.boosted(cell, None).is_ok() => {
                    out.push(Action::UseBoost { cell, colour: None });
                }
                Boost::ChangeColour => {
                    let colours = Colour::ALL.into_iter().map(Some);
                    let useful = colours.filter(|colour| self.boosted(cell, *colour).is_ok());
                    out.extend(useful.map(|colour| Action::UseBoost { cell, colour }));
                }
                _ => {}
            }
        }
        out.push(Action::Done);
    }

    /// Whether any boost fits the die.
    pub(crate) fn any_die_boost(&self) -> bool {
        self.advanced
            && self.active_player().boosts().any(|(cell, ..)| {
                self.boosted(cell, None).is_ok() || Colour::ALL.iter().any(|c| self.boosted(cell, Some(*c)).is_ok())
            })
    }

    pub(crate) fn permit_die_boost(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::UseBoost { cell, colour } => self.boosted(cell, colour).map(|_| ()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn boost_die<S: Sink<BlackAngel>>(
        &mut self,
        cell: Cell,
        colour: Option<Colour>,
        play: &mut Play<'_, S>,
    ) {
        let Ok((tile, die)) = self.boosted(cell, colour) else { return };
        let seat = self.active;
        self.active_player_mut().turn_over(cell);
        self.turn.die = Some(die);
        play.tell(self, Event::DieBoosted { seat, cell, tile, colour: die.colour, value: die.value });
    }

    pub(crate) fn offer_targets(&self, out: &mut Vec<Action>) {
        let Some(die) = self.turn.die else { return };
        let actions = data().actions.iter().filter(|action| action.colour == die.colour);
        out.extend(actions.map(|action| Action::ShipAction { action: action.number }));
        let missions = self.space.cards.hexes().iter().filter(|hex| self.permit_mission(*hex).is_ok());
        out.extend(missions.map(|hex| Action::MissionCard { hex }));
    }

    /// Whether the die may be used on the card of a hex, the cost aside (BA-MIS-1).
    fn permit_mission(&self, hex: Hex) -> Result<(), Refusal> {
        let posting = self.space.cards.get(hex).ok_or(Refusal::NoMissionThere)?;
        let mission = posting.card.mission().ok_or(Refusal::NoMissionThere)?;
        if !matches!(mission.kind, MissionKind::Activation { .. }) {
            return Err(Refusal::Neutralization);
        }
        if self.turn.die.is_none_or(|die| die.colour != mission.colour) {
            return Err(Refusal::WrongColour);
        }
        if posting.owner != Holder::Seat(self.active) && !self.active_player().fleet.contains(hex) {
            return Err(Refusal::NotPresent);
        }
        Ok(())
    }

    pub(crate) fn permit_target(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ShipAction { action } => {
                let colour = data().action(action).colour;
                if self.turn.die.is_some_and(|die| die.colour == colour) { Ok(()) } else { Err(Refusal::WrongColour) }
            }
            Action::MissionCard { hex } => self.permit_mission(hex),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The die goes to a ship board action: the damage is noted now, once and for all (BA-A2-8).
    pub(crate) fn place_die<S: Sink<BlackAngel>>(&mut self, target: Target, play: &mut Play<'_, S>) {
        let Some(die) = self.turn.die else { return };
        let damaged = matches!(target, Target::Action(action) if self.is_damaged(action));
        let value = die.value.saturating_sub(u8::from(damaged));
        self.turn.target = Some(target);
        self.turn.value = value;
        self.pending.push(Step::Perform);
        if let Target::Action(_) = target {
            self.pending.push(Step::Ravager);
            self.pending.push(Step::BoostAction);
        }
        play.tell(self, Event::DiePlaced { holder: Holder::Seat(self.active), target, value, damaged });
    }

    /// Whether a cell has a boost for the action being performed (BA-ADV-6).
    fn action_boost(&self, cell: Cell) -> Option<Tile> {
        let Some(Target::Action(action)) = self.turn.target else { return None };
        let (tile, boost) = self.active_player().boost(cell)?;
        let indicated = data().boost_action[tile.face().colour.index()];
        (boost == Boost::VpOnAction && indicated == data().action(action).kind).then_some(tile)
    }

    pub(crate) fn any_action_boost(&self) -> bool {
        self.advanced && self.active_player().boosts().any(|(cell, ..)| self.action_boost(cell).is_some())
    }

    pub(crate) fn offer_action_boosts(&self, out: &mut Vec<Action>) {
        let cells = self.active_player().boosts().filter(|(cell, ..)| self.action_boost(*cell).is_some());
        out.extend(cells.map(|(cell, ..)| Action::UseBoost { cell, colour: None }));
        out.push(Action::Done);
    }

    pub(crate) fn permit_action_boost(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::UseBoost { cell, colour: None } if self.action_boost(cell).is_some() => Ok(()),
            Action::UseBoost { .. } => Err(Refusal::NoBoost),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn boost_action<S: Sink<BlackAngel>>(&mut self, cell: Cell, play: &mut Play<'_, S>) {
        let Some(tile) = self.action_boost(cell) else { return };
        let seat = self.active;
        self.active_player_mut().turn_over(cell);
        play.tell(self, Event::ActionBoosted { seat, cell, tile });
        self.score(Holder::Seat(seat), u16::from(data().boost_vp), Why::Boost, play);
    }

    /// The number of the action being performed, if it is one of the ship board.
    pub(crate) fn chosen_action(&self) -> Option<ActionNumber> {
        match self.turn.target {
            Some(Target::Action(action)) => Some(action),
            _ => None,
        }
    }
}
