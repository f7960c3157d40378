//! Damage, the effects of Ravagers, and how they arrive (BA-A2-10, -11, BA-DMG, BA-RAV).

use engine::{Play, Seat, Sink};

use crate::components::{RavagerCard, RavagerEffect};
use crate::decisions::{RavagerDiscard, Step};
use crate::event::{DamagePlace, Event, Item, Why};
use crate::pieces::{ActionNumber, Card, Colour, Holder};
use crate::state::{Attack, BlackAngel};

impl BlackAngel {
    /// The Ravager on top at an action, if any.
    pub fn top_ravager(&self, action: ActionNumber) -> Option<Card> {
        self.ravagers[action.index()].last().map(|attack| attack.card)
    }

    /// What is printed on it.
    fn top_face(&self, action: ActionNumber) -> Option<&'static RavagerCard> {
        self.data.get().ravager(self.top_ravager(action)?)
    }

    /// Its effect.
    pub fn ravager_effect(&self, action: ActionNumber) -> Option<RavagerEffect> {
        self.top_face(action).map(|ravager| ravager.effect)
    }

    /// Whether a die counts 1 less at an action (BA-A2-8).
    #[inline]
    pub fn is_damaged(&self, action: ActionNumber) -> bool {
        self.damage[action.index()] >= self.data.limits.damage_per_action
    }

    /// Whether so many activations destroy any stack: each is destroyed whole (BA-DES-1).
    #[inline]
    pub(crate) fn can_destroy(&self, activations: u8) -> bool {
        self.ravagers.iter().any(|stack| (1..=usize::from(activations)).contains(&stack.len()))
    }

    /// Whether there is a cube to repair anywhere.
    #[inline]
    pub(crate) fn any_damage(&self) -> bool {
        self.damage != [0; 6] || self.supplies.iter().any(|supply| supply.damaged > 0)
    }

    /// Where the next cube for an action would go (BA-DMG-1).
    fn damage_place(&self, action: ActionNumber) -> DamagePlace {
        let colour = self.data.action(action).colour;
        if !self.is_damaged(action) {
            DamagePlace::Action(action)
        } else if self.supplies[colour.index()].sound > 0 {
            DamagePlace::Die(colour)
        } else {
            DamagePlace::Nowhere
        }
    }

    /// Where a Ravager's damage would go when somebody performs the action; none if it damages
    /// nothing.
    pub(crate) fn strike_place(&self, action: ActionNumber) -> Option<DamagePlace> {
        let ravager = self.top_face(action)?;
        match ravager.effect {
            RavagerEffect::DamageNextAction => Some(self.damage_place(self.data.action(action).next)),
            RavagerEffect::DamageSupplyDie => {
                let colour = ravager.die_colour?;
                let possible = self.supplies[colour.index()].sound > 0;
                Some(if possible { DamagePlace::Die(colour) } else { DamagePlace::Nowhere })
            }
            RavagerEffect::DiscardMission | RavagerEffect::DiscardRavager | RavagerEffect::CaptureRobot => None,
        }
    }

    fn put_cube<S: Sink<BlackAngel>>(&mut self, place: DamagePlace, play: &mut Play<'_, S>) {
        match place {
            DamagePlace::Action(action) => self.damage[action.index()] += 1,
            DamagePlace::Die(colour) => {
                let supply = &mut self.supplies[colour.index()];
                supply.sound -= 1;
                supply.damaged += 1;
            }
            DamagePlace::Nowhere => {}
        }
        play.tell(self, Event::Damaged { place });
    }

    /// Takes a cube away. The caller has seen that there is one.
    pub(crate) fn remove_cube<S: Sink<BlackAngel>>(
        &mut self,
        holder: Holder,
        place: DamagePlace,
        play: &mut Play<'_, S>,
    ) {
        match place {
            DamagePlace::Action(action) => self.damage[action.index()] -= 1,
            DamagePlace::Die(colour) => {
                let supply = &mut self.supplies[colour.index()];
                supply.damaged -= 1;
                supply.sound += 1;
            }
            DamagePlace::Nowhere => {}
        }
        play.tell(self, Event::Repaired { holder, place });
    }

    /// The two effects that damage; Hal suffers these only (BA-HAL-10).
    pub(crate) fn strike_ship<S: Sink<BlackAngel>>(
        &mut self,
        holder: Holder,
        action: ActionNumber,
        play: &mut Play<'_, S>,
    ) {
        if let (Some(card), Some(effect), Some(place)) =
            (self.top_ravager(action), self.ravager_effect(action), self.strike_place(action))
        {
            play.tell(self, Event::RavagerStruck { holder, action, card, effect });
            self.put_cube(place, play);
        }
    }

    /// The topmost Ravager of the chosen action acts on the active player (BA-A2-10).
    pub(crate) fn strike<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        let Some(action) = self.chosen_action() else { return };
        let (Some(card), Some(ravager)) = (self.top_ravager(action), self.top_face(action)) else { return };
        let seat = self.active;
        let holder = Holder::Seat(seat);
        let effect = ravager.effect;
        let player = self.active_player();
        let resolved = match effect {
            RavagerEffect::DamageNextAction | RavagerEffect::DamageSupplyDie => {
                return self.strike_ship(holder, action, play);
            }
            RavagerEffect::DiscardMission => !player.hand.missions().is_empty(),
            RavagerEffect::DiscardRavager => !player.hand.ravagers().is_empty(),
            RavagerEffect::CaptureRobot => player.break_room > 0,
        };
        play.tell(self, Event::RavagerStruck { holder, action, card, effect });
        if !resolved {
            return self.lose(holder, u16::from(ravager.vp_loss), Why::Ravager, play);
        }
        if effect == RavagerEffect::CaptureRobot {
            self.active_player_mut().break_room -= 1;
            if let Some(top) = self.ravagers[action.index()].last_mut() {
                top.robots[seat.index()] += 1;
            }
            play.tell(self, Event::RobotCaptured { seat, action });
        } else {
            let ravager = effect == RavagerEffect::DiscardRavager;
            self.pending.push(Step::RavagerDiscard(RavagerDiscard { ravager }));
        }
    }

    /// Brings Ravagers, one after another (BA-RAV-1 to -3).
    pub(crate) fn bring_ravagers<S: Sink<BlackAngel>>(&mut self, count: usize, play: &mut Play<'_, S>) {
        for _ in 0..count {
            let mut rebuilt = false;
            loop {
                let before = self.discard;
                self.rebuild_ravagers(play);
                rebuilt |= before != self.discard;
                // A rebuilt deck without any card that fits would be searched for ever.
                if rebuilt && self.placeable_ravagers().is_empty() {
                    return;
                }
                let Some(card) = self.draw_ravager(play) else { return };
                let placed = self.place_ravager(card, play);
                if self.deck.ravagers().is_empty() {
                    rebuilt = true;
                    self.rebuild_ravagers(play);
                }
                if placed {
                    break;
                }
            }
        }
    }

    /// Puts a Ravager at its action with a cube, or discards it if there is no room.
    pub(crate) fn place_ravager<S: Sink<BlackAngel>>(&mut self, card: Card, play: &mut Play<'_, S>) -> bool {
        let Some(action) = self.data.ravager(card).map(|ravager| ravager.target) else { return true };
        let limit = self.data.limits.ravagers_per_action;
        let stack = &mut self.ravagers[action.index()];
        if stack.len() >= limit || stack.is_full() {
            self.discard.insert(card);
            play.tell(self, Event::RavagerTurnedAway { card, action });
            return false;
        }
        stack.push(Attack { card, robots: [0; 4] });
        play.tell(self, Event::RavagerArrived { card, action });
        let place = self.damage_place(action);
        self.put_cube(place, play);
        true
    }

    /// Destroys all Ravagers at an action: robots go home (BA-DES-2), cubes stay (BA-DES-3). The
    /// cards are handed to the caller.
    pub(crate) fn clear_ravagers<S: Sink<BlackAngel>>(
        &mut self,
        holder: Holder,
        action: ActionNumber,
        play: &mut Play<'_, S>,
    ) -> u8 {
        let stack = std::mem::take(&mut self.ravagers[action.index()]);
        for attack in &stack {
            match holder {
                Holder::Seat(seat) => self.players[seat.index()].hand.insert(attack.card),
                _ => self.discard.insert(attack.card),
            }
        }
        let cards = stack.len() as u8;
        play.tell(self, Event::RavagersDestroyed { holder, action, cards });
        for (index, seat) in (0..self.players.len()).map(|index| (index, Seat(index as u8))) {
            let freed: u8 = stack.iter().map(|attack| attack.robots[index]).sum();
            if freed > 0 {
                self.players[index].break_room += freed;
                let change = i16::from(freed);
                play.tell(self, Event::Goods { seat, item: Item::Robot, change, why: Why::Freed });
            }
        }
        cards
    }

    /// A supply die of this colour for rolling: undamaged first (BA-B1-3). Says whether it was
    /// damaged; its cube goes to the supply.
    pub(crate) fn take_supply_die(&mut self, colour: Colour) -> Option<bool> {
        let supply = &mut self.supplies[colour.index()];
        if supply.sound > 0 {
            supply.sound -= 1;
            Some(false)
        } else if supply.damaged > 0 {
            supply.damaged -= 1;
            Some(true)
        } else {
            None
        }
    }
}
