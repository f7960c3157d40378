//! What effects do: gaining and losing points, goods and robots (BA-LIM-1 to -4), what a tile
//! brings about (section 6), and what follows a Mission that is placed.

use engine::{Play, Seat, Sink};

use crate::components::{Bundle, Components, Effect};
use crate::decisions::{Chain, ChooseEffect, Step};
use crate::event::{By, Event, Item, Why};
use crate::pieces::{Card, Cell, Colour, Hex, Holder};
use crate::space::Posting;
use crate::state::BlackAngel;

impl BlackAngel {
    /// Somebody gains points.
    pub(crate) fn score<S: Sink<BlackAngel>>(&mut self, holder: Holder, amount: u16, why: Why, play: &mut Play<'_, S>) {
        let vp = match holder {
            Holder::Seat(seat) => self.players.get_mut(seat.index()).map(|player| &mut player.vp),
            Holder::Hal => self.hal.as_mut().map(|hal| &mut hal.vp),
            Holder::Neutral => None,
        };
        if let Some(vp) = vp
            && amount > 0
        {
            *vp = vp.saturating_add(amount);
            play.tell(self, Event::Points { holder, change: amount as i16, why });
        }
    }

    /// Somebody loses points, never below 0 (BA-LIM-4).
    pub(crate) fn lose<S: Sink<BlackAngel>>(&mut self, holder: Holder, amount: u16, why: Why, play: &mut Play<'_, S>) {
        let vp = match holder {
            Holder::Seat(seat) => self.players.get_mut(seat.index()).map(|player| &mut player.vp),
            Holder::Hal => self.hal.as_mut().map(|hal| &mut hal.vp),
            Holder::Neutral => None,
        };
        if let Some(vp) = vp {
            let lost = amount.min(*vp);
            *vp -= lost;
            if lost > 0 {
                play.tell(self, Event::Points { holder, change: -(lost as i16), why });
            }
        }
    }

    /// A player takes goods from the supply. Robots are limited (BA-LIM-1).
    pub(crate) fn store<S: Sink<BlackAngel>>(
        &mut self,
        seat: Seat,
        item: Item,
        amount: u16,
        why: Why,
        play: &mut Play<'_, S>,
    ) {
        let Some(player) = self.players.get_mut(seat.index()) else { return };
        let taken = match item {
            Item::Robot => {
                let taken = player.robot_supply.min(amount as u8);
                player.robot_supply -= taken;
                player.break_room += taken;
                u16::from(taken)
            }
            Item::Resource => {
                player.resources = player.resources.saturating_add(amount);
                amount
            }
            Item::Ship => {
                player.ships = player.ships.saturating_add(amount);
                amount
            }
            Item::Debris => {
                player.debris = player.debris.saturating_add(amount);
                amount
            }
        };
        if taken > 0 {
            play.tell(self, Event::Goods { seat, item, change: taken as i16, why });
        }
    }

    /// A player gives goods to the supply: robots from the break room (BA-TERM-2).
    pub(crate) fn spend<S: Sink<BlackAngel>>(
        &mut self,
        seat: Seat,
        item: Item,
        amount: u16,
        why: Why,
        play: &mut Play<'_, S>,
    ) {
        let Some(player) = self.players.get_mut(seat.index()) else { return };
        let given = player.amount(item).min(amount);
        match item {
            Item::Robot => {
                player.break_room -= given as u8;
                player.robot_supply += given as u8;
            }
            Item::Resource => player.resources -= given,
            Item::Ship => player.ships -= given,
            Item::Debris => player.debris -= given,
        }
        if given > 0 {
            play.tell(self, Event::Goods { seat, item, change: -(given as i16), why });
        }
    }

    /// Somebody receives a bundle. For Hal everything turns into points by weight (BA-HAL-3).
    pub(crate) fn receive<S: Sink<BlackAngel>>(
        &mut self,
        holder: Holder,
        bundle: &Bundle,
        why: Why,
        play: &mut Play<'_, S>,
    ) {
        match holder {
            Holder::Seat(seat) => {
                self.store(seat, Item::Ship, u16::from(bundle.ship), why, play);
                self.store(seat, Item::Resource, u16::from(bundle.resource), why, play);
                self.store(seat, Item::Robot, u16::from(bundle.robot), why, play);
                self.store(seat, Item::Debris, u16::from(bundle.debris), why, play);
                self.score(holder, u16::from(bundle.vp), why, play);
            }
            Holder::Hal => self.score(holder, weigh(&self.data, bundle), why, play),
            Holder::Neutral => {}
        }
    }
}

impl BlackAngel {
    /// Activates a tile of the active player, turning it to its standard side first if need be
    /// (BA-ADV-4).
    pub(crate) fn activate_tile<S: Sink<BlackAngel>>(&mut self, cell: Cell, by: By, play: &mut Play<'_, S>) {
        let seat = self.active;
        let Some((tile, turned, _)) = self.active_player().technology(cell) else { return };
        self.active_player_mut().turn_over(cell);
        play.tell(self, Event::TileActivated { seat, cell, tile, turned, by });
        match *self.data[tile].effects.as_slice() {
            [effect] => self.resolve_effect(effect, cell, play),
            _ => self.pending.push(Step::ChooseEffect(ChooseEffect { tile, cell })),
        }
    }

    /// Resolves an effect; one that needs a choice is put on the stack.
    pub(crate) fn resolve_effect<S: Sink<BlackAngel>>(&mut self, effect: Effect, cell: Cell, play: &mut Play<'_, S>) {
        let seat = self.active;
        match effect {
            Effect::GainVp => self.score(Holder::Seat(seat), 1, Why::Tile, play),
            Effect::TakeShip => self.store(seat, Item::Ship, 1, Why::Tile, play),
            Effect::TakeResource => self.store(seat, Item::Resource, 1, Why::Tile, play),
            Effect::TakeDebris => self.store(seat, Item::Debris, 1, Why::Tile, play),
            Effect::TakeRobot => self.store(seat, Item::Robot, 1, Why::Tile, play),
            Effect::MoveShip => self.pending.push(Step::MoveShip),
            Effect::ShiftRobot => self.pending.push(Step::ShiftRobot),
            Effect::ChainVertical => self.pending.push(Step::Chain(Chain { cell, vertical: true })),
            Effect::ChainHorizontal => self.pending.push(Step::Chain(Chain { cell, vertical: false })),
            Effect::DrawMission => self.pending.push(Step::DrawColour),
        }
    }

    /// A robot takes a workstation; a neutral robot there leaves the game (BA-2P-5).
    pub(crate) fn man_workstation<S: Sink<BlackAngel>>(&mut self, seat: Seat, colour: Colour, play: &mut Play<'_, S>) {
        let player = &mut self.players[seat.index()];
        player.break_room -= 1;
        player.workstations[colour.index()] += 1;
        play.tell(self, Event::WorkstationManned { seat, colour });
        if let Some(neutral) = &mut self.neutral
            && std::mem::take(&mut neutral.workstations[colour.index()])
        {
            play.tell(self, Event::NeutralRobotLeft { colour });
        }
    }

    /// A robot comes back from a workstation.
    pub(crate) fn recall_robot<S: Sink<BlackAngel>>(&mut self, seat: Seat, colour: Colour, play: &mut Play<'_, S>) {
        let player = &mut self.players[seat.index()];
        player.workstations[colour.index()] -= 1;
        player.break_room += 1;
        play.tell(self, Event::RobotRecalled { seat, colour });
    }

    /// A card goes from hand to its discard pile.
    pub(crate) fn discard_card<S: Sink<BlackAngel>>(
        &mut self,
        seat: Seat,
        card: Card,
        why: Why,
        play: &mut Play<'_, S>,
    ) {
        self.players[seat.index()].hand.remove(card);
        self.discard.insert(card);
        play.tell(self, Event::CardDiscarded { seat, card, why });
    }

    /// A Mission comes into space: reward, Ravagers, technologies (BA-SHIP-10 to -13).
    pub(crate) fn place_mission<S: Sink<BlackAngel>>(
        &mut self,
        owner: Holder,
        card: Card,
        hex: Hex,
        play: &mut Play<'_, S>,
    ) {
        let data = self.data.get();
        self.space.cards.put(hex, Posting { card, owner });
        play.tell(self, Event::MissionPlaced { holder: owner, card, hex });
        let Some(mission) = data.mission(card) else { return };
        if owner == Holder::Hal && self.comets().contains(hex) {
            self.score(owner, u16::from(data.hal.comet_bonus_vp), Why::Comet, play);
        }
        self.receive(owner, &mission.reward, Why::Reward, play);
        self.bring_ravagers(self.wakes(hex), play);
        for colour in &mission.technology_icons {
            self.bring_technology(*colour, play);
        }
    }
}

/// What a bundle is worth to Hal.
pub(crate) fn weigh(data: &Components, bundle: &Bundle) -> u16 {
    let weights = &data.hal.weights;
    [
        (bundle.vp, weights.vp),
        (bundle.robot, weights.robot),
        (bundle.resource, weights.resource),
        (bundle.ship, weights.ship),
        (bundle.debris, weights.debris),
        (bundle.technology, weights.technology),
        (bundle.ravager_card, weights.ravager_card),
        (bundle.advanced_technology, weights.advanced_technology),
    ]
    .into_iter()
    .map(|(count, weight)| u16::from(count) * u16::from(weight))
    .sum()
}
