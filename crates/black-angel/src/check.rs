//! Whether a position that came from outside could stand on a table.

use engine::{Fault, Seat};

use crate::decisions::{KeepCard, PlaceAdvanced, Step};
use crate::pieces::{AdvancedTiles, Card, Cards, Colour, HalCards, Hexes, Holder, Tiles};
use crate::player::{GridTile, Player};
use crate::space::Spes;
use crate::state::{BlackAngel, Compartment, Sequence, Taken, Target, Trigger};

type Check = Result<(), Fault>;

fn require(holds: bool, field: &'static str, rule: &'static str) -> Check {
    if holds { Ok(()) } else { Err(Fault::new(field, rule)) }
}

/// Counts pieces that must each be in exactly one place.
struct Census<T> {
    seen: T,
}

impl Census<Cards> {
    fn add(&mut self, cards: Cards, field: &'static str) -> Check {
        require((self.seen & cards).is_empty(), field, "BA-TERM-6")?;
        self.seen = self.seen | cards;
        Ok(())
    }
}

impl Census<Tiles> {
    fn add(&mut self, tiles: Tiles, field: &'static str) -> Check {
        require((self.seen & tiles).is_empty(), field, "BA-TERM-8")?;
        self.seen = self.seen | tiles;
        Ok(())
    }
}

impl Census<AdvancedTiles> {
    fn add(&mut self, tiles: AdvancedTiles, field: &'static str) -> Check {
        require((self.seen & tiles).is_empty(), field, "BA-TERM-8")?;
        self.seen = self.seen | tiles;
        Ok(())
    }
}

impl BlackAngel {
    pub(crate) fn check_position(&self) -> Check {
        let count = self.players.len();
        require((1..=4).contains(&count), "players", "BA-SETUP-2")?;
        require(self.first.index() < count, "first", "BA-TURN-1")?;
        require(self.active.index() < count, "active", "BA-TURN-1")?;
        require(!self.final_round || self.end.is_some(), "final_round", "BA-END-2")?;
        require(self.neutral.is_some() == self.data.player_counts[count - 1].neutral_player, "neutral", "BA-2P-1")?;
        require(self.hal.is_some() == (count == 1), "hal", "BA-HAL-1")?;
        require(self.round > 0, "round", "BA-TURN-1")?;
        self.check_space()?;
        self.check_cards()?;
        self.check_tiles()?;
        self.check_dice()?;
        self.check_robots()?;
        self.check_ship_board()?;
        self.check_steps()
    }

    fn check_space(&self) -> Check {
        let space = &self.space;
        let length = self.data.player_counts[self.players.len() - 1].strips;
        require(space.length() == length, "space.strips", "BA-SETUP-3")?;
        for (at, strip) in space.strips.iter().enumerate() {
            require(strip.face(&self.data).is_some(), "space.strips", "BA-SETUP-3")?;
            let again = space.strips[..at].iter().any(|other| other.strip == strip.strip);
            require(!again, "space.strips", "BA-SETUP-3")?;
        }
        // The tile comes to the Black Angel and no further: then the end is triggered.
        let centre = length.div_ceil(2);
        let possible = match space.spes {
            Spes::Token(at) => (1..=length).contains(&at) && self.end != Some(Trigger::Spes),
            Spes::Tile(at) if self.end == Some(Trigger::Spes) => at == centre,
            Spes::Tile(at) => (centre + 1..=length).contains(&at),
        };
        require(possible, "space.spes", "BA-B3-10")?;
        require(space.angel.strip() == centre && space.angel.column() == 0, "space.angel", "BA-HEX-5")?;
        for (hex, posting) in space.cards.iter() {
            let fits = self.data.mission(posting.card).is_some_and(|m| self.aliens(m.colour).contains(hex));
            require(fits, "space.cards", "BA-SHIP-9")?;
            let owner = match posting.owner {
                Holder::Seat(seat) => seat.index() < self.players.len(),
                Holder::Hal => self.hal.is_some(),
                Holder::Neutral => false,
            };
            require(owner, "space.cards", "BA-TERM-6")?;
        }
        let passable = self.passable();
        for (index, player) in self.players.iter().enumerate() {
            require((player.fleet - passable).is_empty(), "players.fleet", "BA-SHIP-4")?;
            let crowd = self.crowded(Seat(index as u8));
            require((player.fleet & crowd).is_empty(), "players.fleet", "BA-SHIP-5")?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Check {
        let mut census = Census { seen: Cards::EMPTY };
        census.add(self.deck, "deck")?;
        census.add(self.discard, "discard")?;
        require(self.removed == self.removed.ravagers(), "removed", "BA-SETUP-8")?;
        let removed = usize::from(self.data.player_counts[self.players.len() - 1].ravagers_removed);
        require(self.removed.len() == removed, "removed", "BA-SETUP-8")?;
        census.add(self.removed, "removed")?;
        for (index, stack) in self.ravagers.iter().enumerate() {
            for attack in stack {
                let fits = self.data.ravager(attack.card).is_some_and(|card| card.target.index() == index);
                require(fits, "ravagers", "BA-RAV-1")?;
                census.add(Cards::one(attack.card), "ravagers")?;
            }
        }
        for (_, posting) in self.space.cards.iter() {
            census.add(Cards::one(posting.card), "space.cards")?;
        }
        for player in &self.players {
            census.add(player.hand, "players.hand")?;
            for card in player.slots.iter().flatten() {
                census.add(Cards::one(*card), "players.slots")?;
            }
            require(player.tucked == player.tucked.missions(), "players.tucked", "BA-B3-5")?;
            census.add(player.tucked, "players.tucked")?;
        }
        for step in &self.pending {
            if let Step::KeepCard(KeepCard { cards }) = step {
                require(self.data.back(cards[0]) == self.data.back(cards[1]), "pending", "BA-A3-2")?;
                for card in cards {
                    census.add(Cards::one(*card), "pending")?;
                }
            }
        }
        require(census.seen == self.data.all_cards(), "deck", "BA-SETUP-7")
    }

    fn check_tiles(&self) -> Check {
        require(self.display.len() == self.data.display_costs.len(), "display", "BA-DISC-1")?;
        let starting = self.data.starting;
        let mut census = Census { seen: Tiles::EMPTY };
        census.add(self.display.iter().flatten().copied().collect(), "display")?;
        require(
            self.display.iter().flatten().count() == self.display.iter().flatten().copied().collect::<Tiles>().len(),
            "display",
            "BA-TERM-8",
        )?;
        for (index, stack) in self.stacks.iter().enumerate() {
            let of_colour = stack.below.iter().chain(stack.top).all(|tile| self.data[tile].colour.index() == index);
            require(of_colour, "stacks", "BA-SETUP-5")?;
            require(stack.top.is_some() || stack.below.is_empty(), "stacks", "BA-SETUP-5")?;
            census.add(stack.below, "stacks")?;
            census.add(stack.top.into_iter().collect(), "stacks")?;
        }
        census.add(self.scrap, "scrap")?;
        require((census.seen & starting).is_empty(), "scrap", "BA-MIS-4")?;
        let mut advanced = Census { seen: AdvancedTiles::EMPTY };
        advanced.add(self.advanced_deck, "advanced_deck")?;
        advanced.add(self.advanced_gone, "advanced_gone")?;
        for tile in self.advanced_slots.iter().flatten() {
            advanced.add(AdvancedTiles::one(*tile), "advanced_slots")?;
        }
        for player in &self.players {
            let mut own = Census { seen: Tiles::EMPTY };
            own.add(player.ejected, "players.ejected")?;
            for piece in player.grid.iter().flatten() {
                match *piece {
                    GridTile::Technology { tile, boost, .. } => {
                        own.add(Tiles::one(tile), "players.grid")?;
                        require(!boost || (self.advanced && !starting.contains(tile)), "players.grid", "BA-ADV-2")?;
                    }
                    GridTile::Advanced { tile } => advanced.add(AdvancedTiles::one(tile), "players.grid")?,
                }
            }
            // Everybody has an own copy of the starting tiles.
            census.add(own.seen - starting, "players.grid")?;
            for tile in player.advanced_spaces.iter().flatten() {
                advanced.add(AdvancedTiles::one(*tile), "players.advanced_spaces")?;
            }
            advanced.add(player.advanced_aside, "players.advanced_aside")?;
        }
        for taken in &self.turn.taken {
            match *taken {
                Taken::Technology(tile) => {
                    require(!starting.contains(tile), "turn.taken", "BA-DISC-1")?;
                    census.add(Tiles::one(tile), "turn.taken")?;
                }
                Taken::Advanced(tile) => advanced.add(AdvancedTiles::one(tile), "turn.taken")?,
            }
        }
        for step in &self.pending {
            if let Step::PlaceAdvanced(PlaceAdvanced { tile }) = step {
                advanced.add(AdvancedTiles::one(*tile), "pending")?;
            }
        }
        require(census.seen.len() + starting.len() == self.data.tiles.len(), "stacks", "BA-SETUP-5")?;
        require(advanced.seen.len() == self.data.advanced.len(), "advanced_deck", "BA-SETUP-6")
    }

    fn check_dice(&self) -> Check {
        let in_compartments =
            |dice: &Compartment, colour: Colour| dice.iter().filter(|die| die.colour == colour).count();
        for holder in self.holders() {
            let Some(dice) = self.dice_of(holder) else { continue };
            let sorted = dice.windows(2).all(|pair| pair[0] <= pair[1]);
            let field = match holder {
                Holder::Seat(_) => "players.dice",
                Holder::Neutral => "neutral.dice",
                Holder::Hal => "hal.dice",
            };
            require(sorted && dice.iter().all(|die| die.value <= 3), field, "BA-TERM-3")?;
            let secured = matches!(holder, Holder::Seat(_)) || dice.iter().all(|die| !die.reserved);
            require(secured, field, "BA-2P-2")?;
        }
        for colour in Colour::ALL {
            let supply = self.supplies[colour.index()];
            let held: usize = self
                .holders()
                .filter_map(|holder| self.dice_of(holder))
                .map(|dice| in_compartments(dice, colour))
                .sum();
            let used = self.turn.die.iter().filter(|die| die.original == colour).count();
            let all = usize::from(supply.sound) + usize::from(supply.damaged) + held + used;
            require(all == usize::from(self.dice_per_colour()), "supplies", "BA-SETUP-2")?;
        }
        if let Some(die) = self.turn.die {
            require(die.value <= 3, "turn.die", "BA-A2-9")?;
            require(self.holders().any(|holder| holder == die.from), "turn.die", "BA-A2-1")?;
        }
        if let Some(hal) = &self.hal {
            let all: HalCards = hal.deck | hal.discard;
            require((hal.deck & hal.discard).is_empty(), "hal.deck", "BA-HAL-2")?;
            require(all.len() == self.data.hal_cards.len(), "hal.deck", "BA-HAL-2")?;
        }
        Ok(())
    }

    /// Robots of a seat, wherever they are (BA-LIM-1).
    pub fn robots_of(&self, seat: Seat) -> usize {
        let Some(player) = self.players.get(seat.index()) else { return 0 };
        let Player { robot_supply, break_room, workstations, fleet, .. } = player;
        let board = [*robot_supply, *break_room].iter().chain(workstations).map(|n| usize::from(*n)).sum::<usize>();
        let on_cards = self.space.cards.iter().filter(|(_, posting)| posting.owner == Holder::Seat(seat)).count();
        let captured: usize =
            self.ravagers.iter().flatten().map(|attack| usize::from(attack.robots[seat.index()])).sum();
        board + fleet.len() + on_cards + captured
    }

    fn check_robots(&self) -> Check {
        let start = &self.data.start;
        let all = start.robots_supply + start.robots_break_room + 3 * start.robots_per_workstation;
        for seat in (0..4).map(Seat) {
            if seat.index() < self.players.len() {
                require(self.robots_of(seat) == usize::from(all), "players.break_room", "BA-LIM-1")?;
            } else {
                let none = self.ravagers.iter().flatten().all(|attack| attack.robots[seat.index()] == 0);
                require(none, "ravagers", "BA-LIM-1")?;
            }
        }
        Ok(())
    }

    fn check_ship_board(&self) -> Check {
        let most = self.data.limits.damage_per_action;
        require(self.damage.iter().all(|cubes| *cubes <= most), "damage", "BA-DMG-2")
    }

    /// The pending steps: each names things that are there, together they are part of one turn,
    /// and whoever is asked has a choice.
    fn check_steps(&self) -> Check {
        require(self.over == self.pending.is_empty(), "pending", "BA-DEC-21")?;
        let on_board = Hexes::of_strips(self.space.length());
        let seated = |seat: Seat| seat.index() < self.players.len();
        require(self.turn.value <= 3, "turn.value", "BA-A2-9")?;
        for step in &self.pending {
            let holds = match *step {
                Step::SetupReserve(step) => seated(step.seat),
                Step::Pay(pay) => {
                    let owed = [pay.tiles, pay.missions, pay.ravagers].iter().all(|count| *count <= 2);
                    seated(pay.seat) && on_board.contains(pay.hex) && owed
                }
                Step::OwnerActivation(step) => seated(step.seat) && on_board.contains(step.hex),
                Step::Place(step) => on_board.contains(step.hex),
                Step::HalActivation { hex } => on_board.contains(hex),
                Step::MissionAct(step) => on_board.contains(step.hex) && step.left <= 3,
                Step::Discover(step) => step.points <= 3,
                Step::Repair(step) => step.left <= 3,
                Step::Destroy(step) => step.left <= 3,
                Step::KeepCard(KeepCard { cards }) => cards[0] != cards[1] && cards.into_iter().all(Card::is_mission),
                Step::ChooseEffect(step) => self.data.starting.contains(step.tile),
                _ => true,
            };
            require(holds && self.fits_turn(*step), "pending", "BA-DEC-21")?;
        }
        let in_order = self.pending.windows(2).all(|pair| {
            rank(pair[0]) < rank(pair[1]) || matches!(pair, [Step::SetupReserve(_), Step::SetupReserve(_)])
        });
        require(in_order && self.pending.first().is_none_or(|step| rank(*step) == 0), "pending", "BA-DEC-21")?;
        let draws = self.pending.contains(&Step::Draw) && !self.pending.contains(&Step::ChooseDie);
        require(self.turn.die.is_some() == draws, "turn.die", "BA-A2-14")?;
        require(self.turn.taken.is_empty() || self.pending.contains(&Step::Inject), "turn.taken", "BA-DISC-4")?;
        if let Some(Target::Mission(hex)) = self.turn.target {
            require(on_board.contains(hex), "turn.target", "BA-A2-5")?;
        }
        if let Some(seat) = self.asked() {
            let mut choices = Vec::new();
            engine::Game::legal(self, seat, &mut choices);
            require(!choices.is_empty(), "pending", "BA-DEC-21")?;
        }
        Ok(())
    }

    /// Whether a step belongs to the sequence that was chosen, and to what was chosen in it.
    fn fits_turn(&self, step: Step) -> bool {
        let sequence = self.turn.sequence;
        match step {
            Step::ChooseSequence | Step::SetupReserve(_) => sequence.is_none(),
            Step::EndTurn => sequence.is_some(),
            Step::HandLimit => matches!(sequence, Some(Sequence::A | Sequence::B)),
            Step::Reserve(_) | Step::NeutralDice | Step::Reset | Step::Advance => sequence == Some(Sequence::B),
            Step::PlayCard
            | Step::Activate(_)
            | Step::ChooseEffect(_)
            | Step::MoveShip
            | Step::ShiftRobot
            | Step::Chain(_)
            | Step::DrawColour
            | Step::KeepCard(_)
            | Step::ChooseDie
            | Step::BoostDie
            | Step::ChooseTarget
            | Step::Draw => sequence == Some(Sequence::A),
            _ => sequence == Some(Sequence::A) && self.turn.target.is_some() && self.turn.die.is_some(),
        }
    }
}

/// How high a step lies on the stack: each rests on lower ones.
fn rank(step: Step) -> u8 {
    match step {
        Step::ChooseSequence | Step::EndTurn => 0,
        Step::SetupReserve(_) | Step::HandLimit => 1,
        Step::Draw | Step::Advance => 2,
        Step::ChooseDie | Step::ChooseTarget | Step::Perform | Step::Inject | Step::Repair(_) => 3,
        Step::Destroy(_) | Step::Command | Step::Place(_) | Step::Reset => 3,
        Step::OwnerActivation(_) | Step::HalActivation { .. } => 3,
        Step::PlayCard | Step::Activate(_) | Step::BoostDie | Step::Ravager => 4,
        Step::RavagerDiscard(_) | Step::Discover(_) | Step::PlaceAdvanced(_) => 4,
        Step::Debris | Step::MissionAct(_) | Step::NeutralDice => 4,
        Step::BoostAction | Step::Pay(_) | Step::Reserve(_) => 5,
        Step::ChooseEffect(_) | Step::MoveShip | Step::ShiftRobot => 6,
        Step::Chain(_) | Step::DrawColour | Step::KeepCard(_) => 6,
    }
}
