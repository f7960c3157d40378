//! Hal's turn (section 14).

use engine::{List, Play, Seat, Sink};

use crate::components::{Bundle, HalHalf, Kind, Mode};
use crate::effects::weigh;
use crate::event::{DamagePlace, Event, Hindrance, Item, Why};
use crate::pieces::{ActionNumber, Advanced, Card, Colour, Die, HalCard, Hex, Holder};
use crate::state::{BlackAngel, Sequence, Target, UsedDie, take_die};

const HUMAN: Seat = Seat(0);

impl BlackAngel {
    /// After each turn of the human (BA-HAL-5, -6).
    pub(crate) fn hal_turn<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        if self.hal.as_ref().is_some_and(|hal| hal.dice.is_empty()) {
            self.reroll_hal(play);
            return self.advance(play);
        }
        let Some(card) = self.reveal_hal_card(play) else { return };
        let top_first = self.turn.sequence == Some(Sequence::A);
        play.tell(self, Event::HalRevealed { card, top_first });
        let face = &self.data.get()[card];
        let halves =
            if top_first { [(true, face.top), (false, face.bottom)] } else { [(false, face.bottom), (true, face.top)] };
        for (top, half) in halves {
            if let Some((from, die)) = self.hal_die(half.colour) {
                self.hal_takes(from, die, Event::HalChose { top, action: half.action, from, die }, play);
                self.hal_acts(half, die, play);
                return self.hal_returns(play);
            }
        }
        // Neither half is usable (BA-HAL-8).
        if let Some((from, die)) = self.hal_die(face.third_colour) {
            self.hal_takes(from, die, Event::HalReturned { from, die }, play);
            self.console_hal(Hindrance::NoDie, play);
            self.hal_returns(play);
        }
    }

    /// His next card, from a new deck if need be; it is already on his discard pile (BA-HAL-16).
    fn reveal_hal_card<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) -> Option<HalCard> {
        let hal = self.hal.as_mut()?;
        if hal.deck.is_empty() {
            std::mem::swap(&mut hal.deck, &mut hal.discard);
        }
        let card = hal.deck.draw(play.dice)?;
        play.dice.reveal();
        hal.discard.insert(card);
        Some(card)
    }

    /// The highest die of a colour that he may use, at equal values his own (BA-HAL-7, -9).
    fn hal_die(&self, colour: Colour) -> Option<(Holder, Die)> {
        let best = |holder: Holder| {
            let dice = self.dice_of(holder)?.iter().filter(|die| die.colour == colour && !die.reserved);
            dice.max_by_key(|die| die.value).map(|die| (holder, *die))
        };
        match (best(Holder::Hal), best(Holder::Seat(HUMAN))) {
            (Some(own), Some(other)) if other.1.value > own.1.value => Some(other),
            (Some(own), _) => Some(own),
            (None, other) => other,
        }
    }

    /// He takes the die; the human is compensated for an own one (BA-HAL-9).
    fn hal_takes<S: Sink<BlackAngel>>(&mut self, from: Holder, die: Die, told: Event, play: &mut Play<'_, S>) {
        if let Some(dice) = self.dice_of_mut(from) {
            take_die(dice, die);
        }
        self.turn.die = Some(UsedDie { from, original: die.colour, colour: die.colour, value: die.value });
        play.tell(self, told);
        if from == Holder::Seat(HUMAN) {
            self.store(HUMAN, Item::Resource, 1, Why::Compensation, play);
        }
    }

    /// The die goes back when his turn is done; until then no Ravager can damage it (BA-HAL-16).
    fn hal_returns<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        if let Some(die) = self.turn.die.take() {
            self.supplies[die.original.index()].sound += 1;
            play.tell(self, Event::DieReturned { colour: die.original });
        }
    }

    fn console_hal<S: Sink<BlackAngel>>(&mut self, why: Hindrance, play: &mut Play<'_, S>) {
        play.tell(self, Event::HalHindered { why });
        self.score(Holder::Hal, u16::from(self.data.hal.consolation_vp), Why::Consolation, play);
    }

    /// Performs the action of a half, if he can (BA-HAL-10 to -15, -23).
    fn hal_acts<S: Sink<BlackAngel>>(&mut self, half: HalHalf, die: Die, play: &mut Play<'_, S>) {
        let space = self.data.actions.iter().find(|space| space.colour == half.colour && space.kind == half.action);
        let Some(number) = space.map(|space| space.number) else { return };
        let damaged = self.is_damaged(number);
        let value = die.value.saturating_sub(u8::from(damaged));
        play.tell(self, Event::DiePlaced { holder: Holder::Hal, target: Target::Action(number), value, damaged });
        if half.action != Kind::Command && value == 0 {
            return self.console_hal(Hindrance::NoValue, play);
        }
        let able = match half.action {
            Kind::Discover => self.hal_can_discover(half.mode, value),
            Kind::Repair => {
                let adds = self.strike_place(number).is_some_and(|place| place != DamagePlace::Nowhere);
                self.any_damage() || adds
            }
            Kind::Destroy => self.can_destroy(value),
            Kind::Command => self.can_draw(half.colour) && !self.open(half.colour).is_empty(),
        };
        if !able {
            if half.action == Kind::Command
                && let Some(card) = self.draw_mission(half.colour, play)
            {
                self.discard.insert(card);
                play.tell(self, Event::HalDiscarded { card });
            }
            return self.console_hal(Hindrance::NothingToDo, play);
        }
        self.strike_ship(Holder::Hal, number, play);
        match half.action {
            Kind::Discover => self.hal_discovers(half.mode, value, play),
            Kind::Repair => self.hal_repairs(half.mode, value, play),
            Kind::Destroy => self.hal_destroys(half.mode, value, play),
            Kind::Command => self.hal_commands(half.colour, play),
        }
    }

    /// The display space that he would take next: from the last towards the first, the first
    /// whose cost is at most `points`.
    fn hal_space(&self, points: u8) -> Option<(u8, u8)> {
        let costs = self.display.iter().zip(&self.data.display_costs).enumerate();
        let mut fitting = costs.rev().filter(|(_, (tile, cost))| tile.is_some() && **cost <= points);
        fitting.next().map(|(at, (_, cost))| (at as u8 + 1, *cost))
    }

    /// The Advanced tile that he would take: the last slot that holds one.
    fn hal_slot(&self) -> Option<u8> {
        self.advanced_slots.iter().rposition(Option::is_some).map(|at| at as u8 + 1)
    }

    fn wants_advanced(&self, mode: Option<Mode>) -> bool {
        mode == Some(Mode::AdvancedFirst) && self.hal_slot().is_some()
    }

    fn hal_can_discover(&self, mode: Option<Mode>, value: u8) -> bool {
        if self.wants_advanced(mode) && value >= self.data.advanced_cost {
            return true;
        }
        let points = if self.wants_advanced(mode) { 1 } else { value };
        self.hal_space(points).is_some()
    }

    fn hal_discovers<S: Sink<BlackAngel>>(&mut self, mode: Option<Mode>, value: u8, play: &mut Play<'_, S>) {
        if self.wants_advanced(mode) {
            let mut left = value;
            if let Some(slot) = self.hal_slot().filter(|_| value >= self.data.advanced_cost) {
                left -= self.data.advanced_cost;
                self.hal_takes_advanced(slot, play);
            }
            if left > 0
                && let Some((space, _)) = self.hal_space(1)
            {
                self.hal_takes_tile(space, play);
            }
            return;
        }
        let mut left = value;
        for space in (1..=self.display.len() as u8).rev() {
            let at = usize::from(space) - 1;
            let cost = self.data.display_costs.get(at).copied().unwrap_or(u8::MAX);
            if self.display[at].is_some() && cost <= left {
                left -= cost;
                self.hal_takes_tile(space, play);
            }
        }
    }

    fn hal_takes_tile<S: Sink<BlackAngel>>(&mut self, space: u8, play: &mut Play<'_, S>) {
        if let Some(tile) = self.take_display(Holder::Hal, space, play) {
            self.scrap.insert(tile);
            self.hal_gains(Bundle { technology: 1, ..Bundle::default() }, play);
        }
    }

    /// The tile leaves the game, the others move towards the last slot, slot 1 is refilled.
    fn hal_takes_advanced<S: Sink<BlackAngel>>(&mut self, slot: u8, play: &mut Play<'_, S>) {
        let Some(tile) = self.advanced_slots[usize::from(slot) - 1].take() else { return };
        self.advanced_gone.insert(tile);
        play.tell(self, Event::AdvancedTaken { holder: Holder::Hal, slot, tile });
        self.hal_gains(Bundle { advanced_technology: 1, ..Bundle::default() }, play);
        let rest: List<Advanced, 4> = self.advanced_slots.iter().flatten().copied().collect();
        let empty = self.advanced_slots.len() - rest.len();
        self.advanced_slots = [None; 4];
        for (at, tile) in rest.into_iter().enumerate() {
            self.advanced_slots[empty + at] = Some(tile);
        }
        play.tell(self, Event::AdvancedShifted);
        if self.advanced_slots[0].is_none() {
            self.refill_advanced(1, play);
        }
    }

    fn hal_gains<S: Sink<BlackAngel>>(&mut self, bundle: Bundle, play: &mut Play<'_, S>) {
        self.score(Holder::Hal, weigh(&self.data, &bundle), Why::Weight, play);
    }

    /// Cubes of actions in his order, emptying each; only then cubes of dice (BA-HAL-12).
    fn hal_repairs<S: Sink<BlackAngel>>(&mut self, mode: Option<Mode>, value: u8, play: &mut Play<'_, S>) {
        let clockwise = mode != Some(Mode::Counterclockwise);
        for _ in 0..value {
            let damaged = |action: &ActionNumber| self.damage[action.index()] > 0;
            let broken = |colour: &Colour| self.supplies[colour.index()].damaged > 0;
            let (mut actions, mut colours) = (ActionNumber::all(), Colour::ALL.into_iter());
            let place = if clockwise {
                actions.find(damaged).map(DamagePlace::Action).or(colours.find(broken).map(DamagePlace::Die))
            } else {
                actions.rfind(damaged).map(DamagePlace::Action).or(colours.rfind(broken).map(DamagePlace::Die))
            };
            let Some(place) = place else { return };
            self.remove_cube(Holder::Hal, place, play);
            self.hal_gains(Bundle { debris: 1, ..Bundle::default() }, play);
        }
    }

    /// As many cards as the value allows; among equal totals the set that has the earlier location
    /// at the first difference (BA-HAL-13).
    fn hal_destroys<S: Sink<BlackAngel>>(&mut self, mode: Option<Mode>, value: u8, play: &mut Play<'_, S>) {
        let mut order = ActionNumber::ALL;
        if mode == Some(Mode::Counterclockwise) {
            order.reverse();
        }
        let mut best = (0, 0u8);
        // Bit 5 is the first location in order, so that of two sets the larger number comes first.
        for set in 1..64u8 {
            let chosen = |at: usize| set >> (5 - at) & 1 == 1;
            let sizes = || {
                order
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| chosen(*at))
                    .map(|(_, action)| self.ravagers[action.index()].len())
            };
            let total = sizes().sum::<usize>();
            if total <= usize::from(value) && sizes().all(|cards| cards > 0) && (total, set) > best {
                best = (total, set);
            }
        }
        for (at, action) in order.into_iter().enumerate() {
            if best.1 >> (5 - at) & 1 == 1 {
                let cards = self.clear_ravagers(Holder::Hal, action, play);
                self.hal_gains(Bundle { ravager_card: cards, ..Bundle::default() }, play);
            }
        }
    }

    /// A Mission on the first strip with an open hex: neutralizations from the near end,
    /// activations from the far end (BA-HAL-14, -15).
    fn hal_commands<S: Sink<BlackAngel>>(&mut self, colour: Colour, play: &mut Play<'_, S>) {
        let Some(card) = self.draw_mission(colour, play) else { return };
        let Some(hex) = self.hal_hex(card, colour) else { return };
        self.place_mission(Holder::Hal, card, hex, play);
    }

    fn hal_hex(&self, card: Card, colour: Colour) -> Option<Hex> {
        let open = self.open(colour);
        let far_end = self.data.exchange(card).is_some();
        let strip = open.iter().map(Hex::strip).reduce(|a, b| if far_end { a.max(b) } else { a.min(b) })?;
        let fitting = || open.iter().filter(|hex| hex.strip() == strip);
        let comets = self.comets();
        fitting().find(|hex| comets.contains(*hex)).or_else(|| fitting().next())
    }
}
