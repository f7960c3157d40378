//! The look-ahead: can Sequence A be completed (BA-TURN-4), does a die lead to an activation
//! (BA-A2-12)?
//!
//! What A1 can change is little: goods, hand, own ships, boosts. A player's [`Means`] are just
//! these, and the search goes over means instead of positions. More of anything but ships in
//! space never hurts, which keeps it short; and in nearly every position the first test succeeds.

use engine::Seat;

use crate::action::Action;
use crate::components::{Boost, Bundle, Effect, Kind, RavagerEffect, data};
use crate::event::DamagePlace;
use crate::missions::exchange;
use crate::names::{ActionNumber, Back, Cell, Colour, Holder, Slot};
use crate::sets::{Cells, Hexes};
use crate::step::Step;
use crate::table::{BlackAngel, Player};
use crate::tile_effects::{TILE_RANGE, chain_targets};

/// More than any die can show: never.
const NEVER: u8 = 4;

/// What A1 can change of a player's position.
#[derive(Clone, Copy)]
struct Means {
    resources: u16,
    debris: u16,
    ships: u16,
    robots: u8,
    robot_supply: u8,
    crew: u8,
    missions: [u8; 3],
    ravagers: u8,
    tiles: u8,
    /// Missions that can still be drawn, by colour.
    drawable: [u8; 3],
    fleet: Hexes,
    /// Cells with a tile on its boost side.
    boosts: Cells,
}

impl Means {
    fn of(game: &BlackAngel, player: &Player) -> Means {
        let hand = |colour: Colour| player.hand.of(colour.into()).len() as u8;
        let left = |colour: Colour| game.deck.or(game.discard).of(colour.into()).len() as u8;
        Means {
            resources: player.resources,
            debris: player.debris,
            ships: player.ships,
            robots: player.break_room,
            robot_supply: player.robot_supply,
            crew: player.crew(),
            missions: Colour::ALL.map(hand),
            ravagers: player.hand.of(Back::Ravager).len() as u8,
            tiles: player.spendable_tiles().len() as u8,
            drawable: Colour::ALL.map(left),
            fleet: player.fleet,
            boosts: if game.advanced { player.boosts().map(|(cell, ..)| cell).collect() } else { Cells::EMPTY },
        }
    }

    fn affords(&self, pay: &Bundle) -> bool {
        self.resources >= u16::from(pay.resource)
            && self.debris >= u16::from(pay.debris)
            && self.ships >= u16::from(pay.ship)
            && self.robots >= pay.robot
            && self.missions.iter().sum::<u8>() >= pay.mission_card
            && self.ravagers >= pay.ravager_card
            && self.tiles >= pay.technology
    }

    /// These means without the debris for a flip, if there is one.
    fn flipping(self) -> Option<Means> {
        Some(Means { debris: self.debris.checked_sub(1)?, ..self })
    }

    /// These means without the resource for a die, if there is one.
    fn buying(self) -> Option<Means> {
        Some(Means { resources: self.resources.checked_sub(1)?, ..self })
    }
}

/// What the active player can look forward to.
pub(crate) struct Outlook<'a> {
    game: &'a BlackAngel,
    seat: Seat,
    player: &'a Player,
    means: Means,
    passable: Hexes,
    crowded: Hexes,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(game: &'a BlackAngel) -> Outlook<'a> {
        let player = game.active_player();
        Outlook {
            game,
            seat: game.active,
            player,
            means: Means::of(game, player),
            passable: game.space.passable(),
            crowded: game.crowded(game.active),
        }
    }

    /// The least value that carries out a ship board action, [`NEVER`] if none does. A greater
    /// value never does less.
    fn action_needs(&self, means: &Means, number: ActionNumber) -> u8 {
        let game = self.game;
        let least = match data().action(number).kind {
            Kind::Discover | Kind::Repair | Kind::Destroy => special_needs(game, number),
            Kind::Command => return self.command_needs(means, number),
        };
        least.min(NEVER)
    }

    fn command_needs(&self, means: &Means, number: ActionNumber) -> u8 {
        let game = self.game;
        let damaged = u8::from(game.is_damaged(number));
        let colour = data().action(number).colour;
        let effect = game.ravager_effect(number);
        let robots = means.robots - u8::from(effect == Some(RavagerEffect::CaptureRobot) && means.robots > 0);
        // A discard leaves a Mission of the colour if there is another card to give.
        let spare = effect != Some(RavagerEffect::DiscardMission) || means.missions.iter().sum::<u8>() >= 2;
        let mission = spare && means.missions[colour.index()] > 0;
        let open = game.space.open(colour);
        if robots > 0 && mission && !means.fleet.and(open).is_empty() {
            return 0;
        }
        let angel = game.space.angel;
        let barred = self.crowded.or(means.fleet);
        let launch = means.ships > 0 && robots > 0;
        if launch && robots > 1 && mission && open.contains(angel) && !barred.contains(angel) {
            return 1 + damaged;
        }
        let starts = if launch { means.fleet.or(Hexes::one(angel)) } else { means.fleet };
        for range in 1..NEVER {
            let lands = |from| !Hexes::reach(from, range, self.passable).without(barred).is_empty();
            if starts.iter().any(lands) {
                return (range + damaged).min(NEVER);
            }
        }
        NEVER
    }

    /// Whether a Mission card in space can be activated with a die of the colour.
    fn mission_open(&self, means: &Means, colour: Colour) -> bool {
        self.game.space.cards.iter().any(|(hex, posting)| {
            posting.card.back() == Back::from(colour)
                && (posting.owner == Holder::Seat(self.seat) || means.fleet.contains(hex))
                && exchange(posting.card).is_some_and(|(pay, _)| means.affords(pay))
        })
    }

    /// Whether a die of this colour and value, as it is, has a legal target.
    fn has_target(&self, means: &Means, colour: Colour, value: u8) -> bool {
        let mut actions = data().actions.iter().filter(|action| action.colour == colour);
        actions.any(|action| self.action_needs(means, action.number) <= value)
            || (value > 0 && self.mission_open(means, colour))
    }

    /// Whether a die leads to a legal option, with any boosts that are left (BA-ADV-7, -8).
    fn leads(&self, means: &Means, colour: Colour, value: u8) -> bool {
        if self.has_target(means, colour, value) {
            return true;
        }
        means.boosts.iter().any(|cell| {
            let Some((tile, ..)) = self.player.technology(cell).filter(|(tile, ..)| tile.face().colour == colour)
            else {
                return false;
            };
            let rest = Means { boosts: means.boosts.without(Cells::one(cell)), ..*means };
            match tile.face().boost {
                Some(Boost::SetValue) if value != data().boost_value => self.leads(&rest, colour, data().boost_value),
                Some(Boost::ChangeColour) => {
                    Colour::ALL.into_iter().any(|other| other != colour && self.leads(&rest, other, value))
                }
                _ => false,
            }
        })
    }

    /// Whether any die can be used with these means (BA-A2-12).
    fn any_option(&self, means: &Means) -> bool {
        let flipping = means.flipping();
        let own = self.player.dice.iter().any(|die| {
            let flipped = data().flip[usize::from(die.value)];
            self.leads(means, die.colour, die.value)
                || flipping.is_some_and(|means| self.leads(&means, die.colour, flipped))
        });
        own || means
            .buying()
            .is_some_and(|means| self.others_dice().any(|(colour, value)| self.leads(&means, colour, value)))
    }

    /// The dice that could be bought.
    fn others_dice(&self) -> impl Iterator<Item = (Colour, u8)> + '_ {
        let others = self.game.holders().filter(|holder| *holder != Holder::Seat(self.seat));
        let dice = others.filter_map(|holder| self.game.dice_of(holder)).flatten();
        dice.filter(|die| !die.reserved).map(|die| (die.colour, die.value))
    }

    /// Whether Sequence A can still be completed from here, A1 included.
    pub(crate) fn hopeful(&self) -> bool {
        let steps = &self.game.pending;
        let means = self.means;
        let Some(step) = steps.last() else { return false };
        let eligible = steps
            .iter()
            .find_map(|step| match step {
                Step::Activate { eligible, .. } => Some(*eligible),
                _ => None,
            })
            .unwrap_or(Cells::EMPTY);
        let then = &mut |means: &Means| self.after_activation(means, eligible, true);
        match *step {
            Step::ChooseSequence | Step::PlayCard => self.any_option(&means) || self.any_card(&means),
            Step::Activate { eligible, done } => self.after_activation(&means, eligible, done),
            Step::ChooseEffect { tile, cell } => {
                tile.face().effects.iter().any(|effect| self.outcomes(&means, *effect, cell, then))
            }
            Step::MoveShip => self.moves(&means, then),
            Step::ShiftRobot => self.shifts(&means, then),
            Step::Chain { cell, vertical } => self.chains(&means, cell, vertical, then),
            Step::DrawColour => self.draws(&means, then),
            Step::KeepCard { cards } => {
                let mut means = means;
                if let Some(colour) = cards[0].back().colour() {
                    means.missions[colour.index()] += 1;
                }
                then(&means)
            }
            _ => self.any_option(&means),
        }
    }

    /// Whether playing some card lets A be completed.
    fn any_card(&self, means: &Means) -> bool {
        if !self.worth_searching(means) {
            return false;
        }
        Back::ALL.into_iter().any(|back| {
            let mut left = *means;
            let held = match back.colour() {
                Some(colour) => &mut left.missions[colour.index()],
                None => &mut left.ravagers,
            };
            if *held == 0 {
                return false;
            }
            *held -= 1;
            let tiles = self.player.cells_for(back);
            Slot::ALL.into_iter().any(|slot| {
                let eligible = slot.cells().and(tiles);
                self.player.slots[slot.index()].is_none()
                    && !eligible.is_empty()
                    && self.after_activation(&left, eligible, false)
            })
        })
    }

    /// A quick bound: even with the most that three activations could bring, is there a die?
    fn worth_searching(&self, means: &Means) -> bool {
        !self.player.dice.is_empty()
            || ((means.resources > 0 || self.could_gain_resource()) && self.others_dice().next().is_some())
    }

    fn could_gain_resource(&self) -> bool {
        let mut tiles = self.player.technologies();
        tiles.any(|(_, tile)| tile.face().effects.contains(&Effect::TakeResource))
    }

    /// The card may activate further tiles, or stop if it has activated one.
    fn after_activation(&self, means: &Means, eligible: Cells, done: bool) -> bool {
        if done && self.any_option(means) {
            return true;
        }
        // A tile that only gives something and turns no boost over is activated first: that never
        // hurts, so nothing else need be tried before it.
        if let Some(cell) = eligible.iter().find(|cell| self.only_gives(means, *cell)) {
            let rest = eligible.without(Cells::one(cell));
            return self.activates(means, cell, &mut |means| self.after_activation(means, rest, true));
        }
        eligible.iter().any(|cell| {
            let rest = eligible.without(Cells::one(cell));
            self.activates(means, cell, &mut |means| self.after_activation(means, rest, true))
        })
    }

    fn only_gives(&self, means: &Means, cell: Cell) -> bool {
        let Some((tile, ..)) = self.player.technology(cell) else { return false };
        !means.boosts.contains(cell)
            && tile.face().effects.iter().all(|effect| match effect {
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

    /// Every way to activate a tile; `then` says whether the means left lead anywhere.
    fn activates(&self, means: &Means, cell: Cell, then: &mut dyn FnMut(&Means) -> bool) -> bool {
        let Some((tile, ..)) = self.player.technology(cell) else { return then(means) };
        let means = Means { boosts: means.boosts.without(Cells::one(cell)), ..*means };
        tile.face().effects.iter().any(|effect| self.outcomes(&means, *effect, cell, then))
    }

    fn outcomes(&self, means: &Means, effect: Effect, cell: Cell, then: &mut dyn FnMut(&Means) -> bool) -> bool {
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
    fn moves(&self, means: &Means, then: &mut dyn FnMut(&Means) -> bool) -> bool {
        let barred = self.crowded.or(means.fleet);
        let reach = |from| Hexes::reach(from, TILE_RANGE, self.passable).without(barred);
        let mut possible = false;
        for from in means.fleet.iter() {
            for to in reach(from).iter() {
                possible = true;
                let fleet = means.fleet.without(Hexes::one(from)).or(Hexes::one(to));
                if then(&Means { fleet, ..*means }) {
                    return true;
                }
            }
        }
        if means.ships > 0 && means.robots > 0 {
            let angel = self.game.space.angel;
            for to in reach(angel).or(Hexes::one(angel).without(barred)).iter() {
                possible = true;
                let fleet = means.fleet.or(Hexes::one(to));
                if then(&Means { fleet, ships: means.ships - 1, robots: means.robots - 1, ..*means }) {
                    return true;
                }
            }
        }
        !possible && then(means)
    }

    fn shifts(&self, means: &Means, then: &mut dyn FnMut(&Means) -> bool) -> bool {
        let recall = means.crew > 0 && then(&Means { crew: means.crew - 1, robots: means.robots + 1, ..*means });
        let man = || means.robots > 0;
        recall
            || (man() && then(&Means { crew: means.crew + 1, robots: means.robots - 1, ..*means }))
            || (means.crew == 0 && !man() && then(means))
    }

    fn chains(&self, means: &Means, cell: Cell, vertical: bool, then: &mut dyn FnMut(&Means) -> bool) -> bool {
        let targets = chain_targets(self.player, cell, vertical);
        if targets.is_empty() {
            return then(means);
        }
        targets.iter().any(|target| self.activates(means, target, then))
    }

    fn draws(&self, means: &Means, then: &mut dyn FnMut(&Means) -> bool) -> bool {
        let mut possible = false;
        for colour in Colour::ALL.map(Colour::index) {
            if means.drawable[colour] > 0 {
                possible = true;
                let mut means = *means;
                means.drawable[colour] -= 1;
                means.missions[colour] += 1;
                if then(&means) {
                    return true;
                }
            }
        }
        !possible && then(means)
    }

    /// Whether a choice of A2 leads to an activation.
    fn allows(&self, action: Action) -> bool {
        let game = self.game;
        match (game.pending.last(), action) {
            (Some(Step::ChooseDie), Action::ChooseDie { from, die, flip }) => {
                let value = if flip { data().flip[usize::from(die.value)] } else { die.value };
                let means = match from {
                    Holder::Seat(seat) if seat == self.seat && flip => self.means.flipping(),
                    Holder::Seat(seat) if seat == self.seat => Some(self.means),
                    _ => self.means.buying(),
                };
                means.is_some_and(|means| self.leads(&means, die.colour, value))
            }
            (Some(Step::BoostDie), Action::UseBoost { cell, colour }) => game.turn.die.is_some_and(|die| {
                let means = Means { boosts: self.means.boosts.without(Cells::one(cell)), ..self.means };
                match colour {
                    Some(colour) => self.leads(&means, colour, die.value),
                    None => self.leads(&means, die.colour, data().boost_value),
                }
            }),
            (Some(Step::BoostDie), _) => {
                game.turn.die.is_some_and(|die| self.has_target(&self.means, die.colour, die.value))
            }
            (Some(Step::ChooseTarget), Action::ShipAction { action }) => {
                game.turn.die.is_some_and(|die| self.action_needs(&self.means, action) <= die.value)
            }
            (Some(Step::ChooseTarget), Action::MissionCard { hex }) => {
                let pays = |(pay, _): (&Bundle, &Bundle)| self.means.affords(pay);
                game.turn.die.is_some_and(|die| die.value > 0)
                    && game.space.cards.get(hex).and_then(|posting| exchange(posting.card)).is_some_and(pays)
            }
            _ => true,
        }
    }
}

/// The least value that carries out Discover, Repair or Destroy. Nothing in A1 changes it.
fn special_needs(game: &BlackAngel, number: ActionNumber) -> u8 {
    let damaged = u8::from(game.is_damaged(number));
    let least = match data().action(number).kind {
        Kind::Discover => game.cheapest(),
        // A cube that the Ravager adds may be the one that is repaired (BA-A2-12).
        Kind::Repair => {
            let adds = game.strike_place(number).is_some_and(|place| place != DamagePlace::Nowhere);
            (game.any_damage() || adds).then_some(1)
        }
        Kind::Destroy => game.smallest_stack(),
        Kind::Command => None,
    };
    least.map_or(NEVER, |least| (least + damaged).min(NEVER))
}

impl BlackAngel {
    /// Whether some die does for Discover, Repair or Destroy without a boost. Then no choice of A1
    /// can lead into a dead end: A1 touches neither dice nor ship board and spends neither debris
    /// nor resources.
    fn is_safe(&self) -> bool {
        let player = self.active_player();
        if player.dice.is_empty() && player.resources == 0 {
            return false;
        }
        let mut needs = [NEVER; 3];
        for action in &data().actions {
            let need = &mut needs[action.colour.index()];
            *need = (*need).min(special_needs(self, action.number));
        }
        let does = |colour: Colour, value: u8| value >= needs[colour.index()];
        let flip = |value: u8| if player.debris > 0 { data().flip[usize::from(value)] } else { value };
        player.dice.iter().any(|die| does(die.colour, die.value.max(flip(die.value))))
            || (player.resources > 0
                && self
                    .holders()
                    .filter(|holder| *holder != Holder::Seat(self.active))
                    .filter_map(|holder| self.dice_of(holder))
                    .flatten()
                    .any(|die| !die.reserved && does(die.colour, die.value)))
    }

    /// Whether Sequence A can be completed (BA-TURN-3, -4).
    pub fn can_complete_a(&self) -> bool {
        self.is_safe() || Outlook::new(self).hopeful()
    }

    /// Whether the look-ahead concerns the present decision (BA-DEC-25).
    fn looks_ahead(&self) -> bool {
        match self.pending.last() {
            Some(Step::ChooseDie | Step::BoostDie | Step::ChooseTarget | Step::RavagerDiscard { .. }) => true,
            Some(
                Step::PlayCard
                | Step::Activate { .. }
                | Step::ChooseEffect { .. }
                | Step::MoveShip
                | Step::ShiftRobot
                | Step::Chain { .. }
                | Step::DrawColour
                | Step::KeepCard { .. },
            ) => self.turn.sequence.is_some() && self.in_a1() && !self.is_safe(),
            _ => false,
        }
    }

    /// Whether A1 is under way: the die is still to be chosen.
    fn in_a1(&self) -> bool {
        self.pending.contains(&Step::ChooseDie)
    }

    /// Removes the choices after which Sequence A could not be completed.
    pub(crate) fn look_ahead(&self, from: usize, out: &mut Vec<Action>) {
        if self.pending.last() == Some(&Step::ChooseSequence) {
            let possible = self.can_complete_a();
            let unfit = if possible { Action::Pass } else { Action::SequenceA };
            if let Some(at) = out[from..].iter().position(|action| *action == unfit) {
                out.remove(from + at);
            }
        } else if self.looks_ahead() {
            let outlook = Outlook::new(self);
            let mut kept = from;
            for at in from..out.len() {
                if self.leads_on(&outlook, out[at]) {
                    out.swap(kept, at);
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }

    /// Whether a permitted choice keeps Sequence A possible, or the rule that it breaks.
    pub(crate) fn foresee(&self, action: Action) -> Result<(), crate::refusal::Refusal> {
        use crate::refusal::Refusal;
        match self.pending.last() {
            Some(Step::ChooseSequence) => match action {
                Action::SequenceA if !self.can_complete_a() => Err(Refusal::NoSequenceA),
                Action::Pass if self.can_complete_a() => Err(Refusal::NoPass),
                _ => Ok(()),
            },
            _ if !self.looks_ahead() || self.leads_on(&Outlook::new(self), action) => Ok(()),
            _ if self.in_a1() && self.pending.last() != Some(&Step::ChooseDie) => Err(Refusal::DeadEnd),
            _ => Err(Refusal::NoActivation),
        }
    }

    fn leads_on(&self, outlook: &Outlook<'_>, action: Action) -> bool {
        match self.pending.last() {
            Some(Step::ChooseDie | Step::BoostDie | Step::ChooseTarget) => outlook.allows(action),
            Some(Step::RavagerDiscard { .. }) => self.discard_leads_on(action),
            _ => self.imagine(action).is_ok_and(|after| Outlook::new(&after).hopeful()),
        }
    }

    /// A card given to the Ravager of a command may be the one that had to be placed.
    fn discard_leads_on(&self, action: Action) -> bool {
        let command = self.chosen_action().is_some_and(|number| data().action(number).kind == Kind::Command);
        !command || self.imagine(action).is_ok_and(|after| after.pending.last() == Some(&Step::Command))
    }
}
