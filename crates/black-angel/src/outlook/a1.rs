//! The search over what A1 could still change, if no die has a use as things are.

use crate::action::Action;
use crate::components::Effect;
use crate::decisions::{Activate, ChooseEffect, KeepCard, Step, TILE_RANGE};
use crate::outlook::{Means, Outlook};
use crate::pieces::{Back, Cell, Cells, Colour, Hex, Hexes, Slot};

/// Says whether the means that are left lead anywhere.
type Then<'t> = dyn FnMut(&Means) -> bool + 't;

impl Outlook<'_> {
    /// Whether Sequence A can be completed, A1 included.
    pub(super) fn hopeful(&self) -> bool {
        self.any_option(&self.means) || self.any_card(&self.means)
    }

    /// Whether A can still be completed after a choice of A1.
    pub(super) fn hopeful_after(&self, action: Action) -> bool {
        let game = self.game;
        let means = self.means;
        let Some(step) = game.pending.last() else { return false };
        let eligible = game.pending.iter().find_map(|step| match step {
            Step::Activate(Activate { eligible, .. }) => Some(*eligible),
            _ => None,
        });
        let eligible = eligible.unwrap_or(Cells::EMPTY);
        let then = &mut |means: &Means| self.after_activation(means, eligible, true);
        match (*step, action) {
            (_, Action::SkipCard | Action::Stop) => self.any_option(&means),
            (_, Action::PlayCard { card, slot }) => self.card_helps(&means, game.data.back(card), slot),
            (_, Action::Activate { cell }) => {
                let rest = eligible.without(cell);
                self.activates(&means, cell, &mut |means| self.after_activation(means, rest, true))
            }
            (Step::ChooseEffect(ChooseEffect { cell, .. }), Action::ChooseEffect { effect }) => {
                self.outcomes(&means, effect, cell, then)
            }
            (_, Action::MoveShip { from, to }) => then(&Means { fleet: means.fleet.without(from).with(to), ..means }),
            (_, Action::Launch { to }) => then(&means.launching(to)),
            (_, Action::ManWorkstation { .. }) => then(&means.manning()),
            (_, Action::RecallRobot { .. }) => then(&means.recalling()),
            (_, Action::Chain { cell }) => self.activates(&means, cell, then),
            (_, Action::DrawColour { colour }) => {
                // With the advanced rules two cards leave the deck (BA-TILE-6).
                let two = game.advanced && game.drawable(colour).len() > 1;
                then(&means.drawing(colour, if two { 2 } else { 1 }))
            }
            // The other card returns to the discards.
            (Step::KeepCard(KeepCard { cards }), _) => match game.data.back(cards[0]).colour() {
                Some(colour) => then(&means.drawing(colour, -1)),
                None => then(&means),
            },
            _ => self.any_option(&means),
        }
    }

    /// Whether playing some card lets A be completed.
    fn any_card(&self, means: &Means) -> bool {
        let free = |slot: &Slot| self.player.slots[slot.index()].is_none();
        self.worth_searching(means)
            && Back::ALL.into_iter().any(|back| {
                self.cards(means, back) > 0
                    && Slot::ALL.into_iter().filter(free).any(|slot| self.card_helps(means, back, slot))
            })
    }

    /// Whether a card with this back in this slot lets A be completed.
    fn card_helps(&self, means: &Means, back: Back, slot: Slot) -> bool {
        let eligible = slot.cells() & self.player.cells_for(&self.game.data, back);
        let mut left = *means;
        match back.colour() {
            Some(colour) => left.missions[colour.index()] -= 1,
            None => left.ravagers -= 1,
        }
        !eligible.is_empty() && self.after_activation(&left, eligible, false)
    }

    /// A quick bound: even with the most that three activations could bring, is there a die?
    fn worth_searching(&self, means: &Means) -> bool {
        let could_buy = || means.resources > 0 || self.could_gain_resource();
        !self.player.dice.is_empty() || (self.game.others_dice().next().is_some() && could_buy())
    }

    fn could_gain_resource(&self) -> bool {
        let mut tiles = self.player.technologies();
        tiles.any(|(_, tile)| self.game.data[tile].effects.contains(&Effect::TakeResource))
    }

    /// The card may activate further tiles, or stop if it has activated one.
    fn after_activation(&self, means: &Means, eligible: Cells, done: bool) -> bool {
        if done && self.any_option(means) {
            return true;
        }
        // A tile that only gives something and turns no boost over is activated first: that never
        // hurts, so nothing else need be tried before it.
        let first = eligible.iter().find(|cell| self.only_gives(means, *cell));
        let tried = first.map_or(eligible, Cells::one);
        tried.iter().any(|cell| {
            let rest = eligible.without(cell);
            self.activates(means, cell, &mut |means| self.after_activation(means, rest, true))
        })
    }

    fn only_gives(&self, means: &Means, cell: Cell) -> bool {
        let Some((tile, ..)) = self.player.technology(cell) else { return false };
        !means.boosts.contains(cell)
            && self.game.data[tile].effects.iter().all(|effect| match effect {
                Effect::GainVp
                | Effect::TakeShip
                | Effect::TakeResource
                | Effect::TakeDebris
                | Effect::TakeRobot
                | Effect::DrawMission => true,
                Effect::ShiftRobot => means.crew > 0,
                Effect::MoveShip | Effect::ChainVertical | Effect::ChainHorizontal => false,
            })
    }

    /// Every way to activate a tile.
    fn activates(&self, means: &Means, cell: Cell, then: &mut Then<'_>) -> bool {
        let Some((tile, ..)) = self.player.technology(cell) else { return then(means) };
        let means = Means { boosts: means.boosts.without(cell), ..*means };
        self.game.data[tile].effects.iter().any(|effect| self.outcomes(&means, *effect, cell, then))
    }

    fn outcomes(&self, means: &Means, effect: Effect, cell: Cell, then: &mut Then<'_>) -> bool {
        let mut means = *means;
        match effect {
            Effect::GainVp => {}
            Effect::TakeShip => means.ships += 1,
            Effect::TakeResource => means.resources += 1,
            Effect::TakeDebris => means.debris += 1,
            Effect::TakeRobot => {
                let taken = means.robot_supply.min(1);
                means.robot_supply -= taken;
                means.robots += taken;
            }
            Effect::MoveShip => return self.moves(&means, then),
            Effect::ShiftRobot => return self.shifts(&means, then),
            Effect::ChainVertical => return self.chains(&means, cell, true, then),
            Effect::ChainHorizontal => return self.chains(&means, cell, false, then),
            Effect::DrawMission => return self.draws(&means, then),
        }
        then(&means)
    }

    /// An effect that offers a choice must be carried out if possible (BA-TILE-8); only without
    /// any choice do the means stay as they are.
    fn moves(&self, means: &Means, then: &mut Then<'_>) -> bool {
        let lanes = self.lanes(means);
        let mut possible = false;
        for from in means.fleet.iter() {
            for to in lanes.landings(from, TILE_RANGE).iter() {
                possible = true;
                if then(&Means { fleet: means.fleet.without(from).with(to), ..*means }) {
                    return true;
                }
            }
        }
        if means.ships > 0 && means.robots > 0 {
            let angel = self.game.space.angel;
            let stays = Hexes::one(angel) - lanes.barred;
            for to in (lanes.landings(angel, TILE_RANGE) | stays).iter() {
                possible = true;
                if then(&means.launching(to)) {
                    return true;
                }
            }
        }
        !possible && then(means)
    }

    fn shifts(&self, means: &Means, then: &mut Then<'_>) -> bool {
        let (recall, man) = (means.crew > 0, means.robots > 0);
        (recall && then(&means.recalling())) || (man && then(&means.manning())) || (!recall && !man && then(means))
    }

    fn chains(&self, means: &Means, cell: Cell, vertical: bool, then: &mut Then<'_>) -> bool {
        let targets = self.player.chain_targets(&self.game.data, cell, vertical);
        if targets.is_empty() {
            return then(means);
        }
        targets.iter().any(|target| self.activates(means, target, then))
    }

    fn draws(&self, means: &Means, then: &mut Then<'_>) -> bool {
        let mut possible = false;
        for colour in Colour::ALL {
            if self.game.drawable(colour).len() as i8 > means.drawn[colour.index()] {
                possible = true;
                if then(&means.drawing(colour, 1)) {
                    return true;
                }
            }
        }
        !possible && then(means)
    }
}

impl Means {
    /// With a ship launched to a hex.
    fn launching(self, to: Hex) -> Means {
        Means { fleet: self.fleet.with(to), ships: self.ships - 1, robots: self.robots - 1, ..self }
    }

    /// With a robot in a workstation.
    fn manning(self) -> Means {
        Means { crew: self.crew + 1, robots: self.robots - 1, ..self }
    }

    /// With a robot from a workstation.
    fn recalling(self) -> Means {
        Means { crew: self.crew - 1, robots: self.robots + 1, ..self }
    }

    /// With a Mission in hand; so many have left the decks.
    fn drawing(mut self, colour: Colour, left: i8) -> Means {
        self.missions[colour.index()] += 1;
        self.drawn[colour.index()] += left;
        self
    }
}
