//! What a viewer cannot know, dealt anew (TEG-INFO-1).

use engine::{Dice, Piece, Seat};

use crate::components::{Colour, ExplorationKind};
use crate::frames::{Frame, Source, Task};
use crate::pieces::{ExplorationId, ExplorationSet};
use crate::setup::missions_in_play;
use crate::state::{MOST_GALAXIES, Phase, SeenCard, TinyEpicGalaxies};

impl TinyEpicGalaxies {
    /// A position that the viewer cannot tell from this one.
    pub(crate) fn deal_anew(&self, viewer: Seat, dice: &mut Dice) -> TinyEpicGalaxies {
        let mut table = *self;
        table.deal_missions(viewer, dice);
        if self.setup.expansion && self.phase != Phase::Over {
            table.deal_explorations(viewer, dice);
        }
        table
    }

    /// The others may have drawn and kept anything that is neither the viewer's nor shown.
    fn deal_missions(&mut self, viewer: Seat, dice: &mut Dice) {
        let over = self.phase == Phase::Over;
        let mut pool = missions_in_play(&self.data, &self.setup);
        for seat in self.everyone() {
            let Some(hand) = self.galaxy(seat).mission else { continue };
            if seat == viewer {
                pool = hand.dealt.into_iter().fold(pool, |pool, mission| pool.without(mission));
            } else if over {
                pool = hand.kept.into_iter().fold(pool, |pool, mission| pool.without(mission));
            }
        }
        for seat in self.others(viewer) {
            let Some(hand) = &mut self.galaxies[seat.index()].mission else { continue };
            for slot in 0..2 {
                if !(over && hand.kept == Some(hand.dealt[slot]))
                    && let Some(mission) = pool.draw(dice)
                {
                    hand.dealt[slot] = mission;
                }
            }
            if !over && hand.kept.is_some() {
                hand.kept = Some(hand.dealt[dice.below(2) as usize]);
            }
        }
    }

    /// The face-down cards of the others, a card drawn by one of them and the deck may be any
    /// cards that the viewer does not see, as long as what is being resolved stays what it is.
    fn deal_explorations(&mut self, viewer: Seat, dice: &mut Dice) {
        let data = self.data;
        let hidden_top = self.exploration_top.filter(|top| !top.seen_by.contains(viewer));
        let mut pool = self.exploration_deck;
        pool = hidden_top.into_iter().fold(pool, |pool, top| pool.with(top.card));
        let mut counts = [0; MOST_GALAXIES];
        for seat in self.others(viewer) {
            let pile = std::mem::take(&mut self.galaxy_mut(seat).explored);
            counts[seat.index()] = pile.len();
            pool = pool | pile;
        }
        for frame in &self.frames {
            if let Frame::Drawn { seat, card, .. } = frame
                && *seat != viewer
            {
                pool = pool.with(*card);
            }
        }
        for index in 0..self.frames.len() {
            if let Frame::Task(task) = self.frames[index]
                && let Source::Exploration { card, .. } = task.source
                && task.seat != viewer
                && let Some(twin) = draw_where(&mut pool, dice, |other| data.effect_of(other) == card)
            {
                let galaxy = self.galaxy_mut(task.seat);
                galaxy.explored = galaxy.explored.with(twin);
                if self.is_dwarf(card) {
                    self.frames[index] = Frame::Task(Task { last: Some(twin.index() as u8), ..task });
                }
            }
        }
        for frame in &mut self.frames {
            if let Frame::Drawn { seat, card, .. } = frame
                && *seat != viewer
                && let Some(green) = draw_where(&mut pool, dice, |other| data[other].colour == Colour::Green)
            {
                *card = green;
            }
        }
        for seat in self.others(viewer) {
            let galaxy = self.galaxy_mut(seat);
            while galaxy.explored.len() < counts[seat.index()]
                && let Some(card) = pool.draw(dice)
            {
                galaxy.explored = galaxy.explored.with(card);
            }
        }
        if let (Some(top), Some(card)) = (hidden_top, hidden_top.and_then(|_| pool.draw(dice))) {
            self.exploration_top = Some(SeenCard { card, ..top });
        }
        self.exploration_deck = pool;
    }

    pub(crate) fn is_dwarf(&self, card: ExplorationId) -> bool {
        self.data[card].kind == ExplorationKind::DwarfPlanet
    }
}

fn draw_where(
    pool: &mut ExplorationSet,
    dice: &mut Dice,
    fits: impl Fn(ExplorationId) -> bool,
) -> Option<ExplorationId> {
    let mut fitting: ExplorationSet = pool.iter().filter(|card| fits(*card)).collect();
    let card = fitting.draw(dice)?;
    *pool = pool.without(card);
    Some(card)
}
