//! Gaining and losing: points, goods, robots (BA-LIM-1 to -4).

use engine::{Play, Seat, Sink};

use crate::components::{Bundle, data};
use crate::event::{Event, Item, Why};
use crate::names::Holder;
use crate::table::{BlackAngel, Player};

impl Player {
    fn amount(&self, item: Item) -> u16 {
        match item {
            Item::Robot => u16::from(self.break_room),
            Item::Resource => self.resources,
            Item::Ship => self.ships,
            Item::Debris => self.debris,
        }
    }

    /// Whether all of `pay` can be paid (BA-MIS-2, -3).
    pub(crate) fn affords(&self, pay: &Bundle) -> bool {
        let Bundle { robot, resource, ship, debris, technology, mission_card, ravager_card, .. } = *pay;
        [(Item::Robot, robot), (Item::Resource, resource), (Item::Ship, ship), (Item::Debris, debris)]
            .into_iter()
            .all(|(item, count)| self.amount(item) >= u16::from(count))
            && self.hand.missions().len() >= usize::from(mission_card)
            && self.hand.without(self.hand.missions()).len() >= usize::from(ravager_card)
            && (technology == 0 || self.spendable_tiles().len() >= usize::from(technology))
    }
}

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
            Holder::Hal => self.score(holder, weigh(bundle), why, play),
            Holder::Neutral => {}
        }
    }
}

/// What a bundle is worth to Hal.
pub(crate) fn weigh(bundle: &Bundle) -> u16 {
    let weights = &data().hal.weights;
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
