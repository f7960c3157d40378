//! The research track (UFS-GEO-13, UFS-ROOM-10, UFS-ROOM-12, UFS-ROOM-17).

use engine::{Play, Sink, ensure};

use crate::components::ScenarioEffect;
use crate::decisions::Step;
use crate::event::{DamageCause, Event};
use crate::refusal::Refusal;
use crate::state::{Ending, Next, UnderFallingSkies};

impl UnderFallingSkies {
    fn city_squares(&self) -> &'static [u8] {
        &self.city_side().research_squares
    }

    /// How many squares lie above the start square.
    pub fn track_length(&self) -> u8 {
        let sky: usize = self.sky.iter().map(|sheet| self.data.print(*sheet).research.len()).sum();
        (self.city_squares().len() + sky) as u8
    }

    /// The number on a square of the track, counted from 1; 0 where there is none.
    pub fn research_number(&self, square: u8) -> u8 {
        let Some(index) = usize::from(square).checked_sub(1) else { return 0 };
        let city = self.city_squares();
        if let Some(number) = city.get(index) {
            return *number;
        }
        let index = index - city.len();
        let number = self.sky.get(index / 4).and_then(|sheet| self.data.print(*sheet).research.get(index % 4));
        number.copied().unwrap_or(0)
    }

    /// Whether the scenario closes a square of the track (UFS-SCN-1, UFS-SCN-2, UFS-SCN-4).
    pub fn is_closed(&self, square: u8) -> bool {
        match self.scenario_effect() {
            Some(ScenarioEffect::KillQuota { ships }) => {
                square == self.track_length() && self.memory.destroyed < *ships
            }
            Some(ScenarioEffect::Evacuation { .. }) => square == self.track_length() && self.memory.evacuees != 0,
            Some(ScenarioEffect::ResearchGates { squares, .. }) => {
                squares.iter().skip(usize::from(self.memory.gates_opened)).any(|closed| *closed == square)
            }
            _ => false,
        }
    }

    /// Whether the room being resolved enters squares that need a large one (UFS-ROOM-12).
    fn is_large_room(&self) -> bool {
        let room = self.work.and_then(|work| work.room).and_then(|room| self.base().rooms.get(usize::from(room)));
        room.is_some_and(|room| room.lower && room.squares.len() > 1)
    }

    /// How far a Research room of this value may go.
    pub(crate) fn most_squares(&self, value: u8) -> u8 {
        (1..).take_while(|squares| self.may_advance(*squares, value).is_ok()).last().unwrap_or(0)
    }

    /// Whether a Research room of this value goes so far (UFS-ROOM-10, UFS-ROOM-12, UFS-ROOM-17).
    pub(crate) fn may_advance(&self, squares: u8, value: u8) -> Result<(), Refusal> {
        let (large, length) = (self.is_large_room(), self.track_length());
        let mut sum = 0u8;
        for step in 1..=squares.min(length) {
            let square = self.research + step;
            ensure(square <= length, Refusal::TooManySquares { value })?;
            ensure(!self.is_closed(square), Refusal::ResearchClosed)?;
            let number = self.research_number(square);
            ensure(large || !self.data.rulings.needs_large_room(number), Refusal::NeedsLargeRoom { number })?;
            sum = sum.saturating_add(number);
            ensure(sum <= value, Refusal::TooManySquares { value })?;
        }
        ensure(squares <= length, Refusal::TooManySquares { value })
    }

    /// Advances the marker for a Research room.
    pub(crate) fn advance<S: Sink<Self>>(&mut self, squares: u8, play: &mut Play<'_, S>) {
        self.step = Step::RoomsAction;
        self.next = Next::Effect;
        let from = self.research;
        if squares > 0 {
            self.research += squares;
            play.tell(self, Event::ResearchAdvanced { from, to: self.research, free: false });
            // The last square wins at once, before any backlash (UFS-END-1, UFS-SCN-5).
            if self.research == self.track_length() {
                return self.end(Ending::Won, play);
            }
        }
        if let Some(ScenarioEffect::ResearchBacklash { min_squares, damage }) = self.scenario_effect()
            && squares >= *min_squares
        {
            self.take_damages(*damage, DamageCause::Research, play);
        }
    }

    /// An advance that no room makes: numbers do not matter, but squares that need a large room, closed
    /// squares and the last one are not entered (UFS-ROOM-12).
    pub(crate) fn advance_free<S: Sink<Self>>(&mut self, squares: u8, play: &mut Play<'_, S>) {
        let from = self.research;
        for _ in 0..squares {
            let next = self.research + 1;
            let large = self.data.rulings.needs_large_room(self.research_number(next));
            if next >= self.track_length() || self.is_closed(next) || large {
                break;
            }
            self.research = next;
        }
        if self.research != from {
            play.tell(self, Event::ResearchAdvanced { from, to: self.research, free: true });
        }
    }

    /// The marker goes down, not below the start square (UFS-MS-4).
    pub(crate) fn research_back<S: Sink<Self>>(&mut self, squares: u8, play: &mut Play<'_, S>) {
        let from = self.research;
        self.research = from.saturating_sub(squares);
        if self.research != from {
            play.tell(self, Event::ResearchLost { from, to: self.research });
        }
    }
}
