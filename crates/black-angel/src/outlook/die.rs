//! Whether a die has a use, given what a player could have by the end of A1.

use std::cell::OnceCell;

use engine::Seat;

use crate::action::Action;
use crate::components::{Boost, Bundle, Kind, RavagerEffect};
use crate::decisions::Lanes;
use crate::pieces::{ActionNumber, Back, Cells, Colour, Hexes, Holder};
use crate::player::Player;
use crate::state::{BlackAngel, distinct};

/// What A1 can change of a player's position.
#[derive(Clone, Copy)]
pub(super) struct Means {
    pub(super) resources: u16,
    pub(super) debris: u16,
    pub(super) ships: u16,
    pub(super) robots: u8,
    pub(super) robot_supply: u8,
    pub(super) crew: u8,
    /// Missions more or less than now in hand, by colour.
    pub(super) missions: [i8; 3],
    /// Ravagers more or less than now in hand.
    pub(super) ravagers: i8,
    /// Missions that have left the decks since, by colour.
    pub(super) drawn: [i8; 3],
    pub(super) fleet: Hexes,
    /// Cells with a tile on its boost side.
    pub(super) boosts: Cells,
}

impl Means {
    fn of(game: &BlackAngel, player: &Player) -> Means {
        let mut boosts = Cells::EMPTY;
        if game.advanced {
            boosts = player.boosts(&game.data).map(|(cell, ..)| cell).collect();
        }
        Means {
            resources: player.resources,
            debris: player.debris,
            ships: player.ships,
            robots: player.break_room,
            robot_supply: player.robot_supply,
            crew: player.crew(),
            missions: [0; 3],
            ravagers: 0,
            drawn: [0; 3],
            fleet: player.fleet,
            boosts,
        }
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
pub(super) struct Outlook<'a> {
    pub(super) game: &'a BlackAngel,
    seat: Seat,
    pub(super) player: &'a Player,
    pub(super) means: Means,
    lanes: OnceCell<Lanes>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a BlackAngel) -> Outlook<'a> {
        let player = game.active_player();
        Outlook { game, seat: game.active, player, means: Means::of(game, player), lanes: OnceCell::new() }
    }

    /// Where ships may pass and stop if the own ones are where the means say.
    pub(super) fn lanes(&self, means: &Means) -> Lanes {
        let others =
            self.lanes.get_or_init(|| Lanes { passable: self.game.passable(), barred: self.game.crowded(self.seat) });
        Lanes { barred: others.barred | means.fleet, ..*others }
    }

    /// How many cards with this back are in hand.
    pub(super) fn cards(&self, means: &Means, back: Back) -> i8 {
        let more = back.colour().map_or(means.ravagers, |colour| means.missions[colour.index()]);
        self.game.held(self.seat, back).len() as i8 + more
    }

    /// How many Missions are in hand.
    fn missions(&self, means: &Means) -> i8 {
        self.player.hand.missions().len() as i8 + means.missions.iter().sum::<i8>()
    }

    /// Whether the cost of an activation can be paid. A1 takes no tiles.
    fn affords(&self, means: &Means, pay: &Bundle) -> bool {
        means.resources >= u16::from(pay.resource)
            && means.debris >= u16::from(pay.debris)
            && means.ships >= u16::from(pay.ship)
            && means.robots >= pay.robot
            && (pay.mission_card == 0 || self.missions(means) >= pay.mission_card as i8)
            && (pay.ravager_card == 0 || self.cards(means, Back::Ravager) >= pay.ravager_card as i8)
            && (pay.technology == 0 || self.player.spendable_tiles().len() >= usize::from(pay.technology))
    }

    /// Whether a die of this value carries out a ship board action. A greater value never does less.
    fn action_allows(&self, means: &Means, number: ActionNumber, value: u8) -> bool {
        match self.game.data.action(number).kind {
            Kind::Command => self.command_allows(means, number, value),
            Kind::Discover | Kind::Repair | Kind::Destroy => self.game.special_allows(number, value),
        }
    }

    fn command_allows(&self, means: &Means, number: ActionNumber, value: u8) -> bool {
        let game = self.game;
        let range = value.saturating_sub(u8::from(game.is_damaged(number)));
        if means.fleet.is_empty() && (range == 0 || means.ships == 0 || means.robots == 0) {
            return false;
        }
        let effect = game.ravager_effect(number);
        let captured = u8::from(effect == Some(RavagerEffect::CaptureRobot) && means.robots > 0);
        let robots = means.robots - captured;
        let launch = means.ships > 0 && robots > 0;
        let colour = game.data.action(number).colour;
        // A discard leaves a Mission of the colour if there is another card to give.
        let mission = || {
            (effect != Some(RavagerEffect::DiscardMission) || self.missions(means) >= 2)
                && self.cards(means, colour.into()) > 0
        };
        if robots > 0 && means.fleet.iter().any(|hex| game.is_open(hex, colour)) && mission() {
            return true;
        }
        if range == 0 {
            return false;
        }
        let angel = game.space.angel;
        let lanes = self.lanes(means);
        let lands = |from| !lanes.landings(from, range).is_empty();
        let stays = || robots > 1 && !lanes.barred.contains(angel) && game.is_open(angel, colour) && mission();
        (launch && (lands(angel) || stays())) || means.fleet.iter().any(lands)
    }

    /// Whether a Mission card in space can be activated with a die of the colour.
    fn mission_open(&self, means: &Means, colour: Colour) -> bool {
        let data = &self.game.data;
        self.game.space.cards.iter().any(|(hex, posting)| {
            (posting.owner == Holder::Seat(self.seat) || means.fleet.contains(hex))
                && data.back(posting.card) == Back::from(colour)
                && data.exchange(posting.card).is_some_and(|(pay, _)| self.affords(means, pay))
        })
    }

    /// Whether a die of this colour and value, as it is, has a legal target.
    fn has_target(&self, means: &Means, colour: Colour, value: u8) -> bool {
        self.game.special_allows(self.game.data.special[colour.index()], value)
            || self.command_allows(means, self.game.data.command[colour.index()], value)
            || (value > 0 && self.mission_open(means, colour))
    }

    /// Whether a die leads to a legal option, with any boosts that are left (BA-ADV-7, -8).
    fn leads(&self, means: &Means, colour: Colour, value: u8) -> bool {
        if self.has_target(means, colour, value) {
            return true;
        }
        let data = &self.game.data;
        means.boosts.iter().any(|cell| {
            let Some((tile, ..)) = self.player.technology(cell).filter(|(tile, ..)| data[*tile].colour == colour)
            else {
                return false;
            };
            let rest = Means { boosts: means.boosts.without(cell), ..*means };
            match data[tile].boost {
                Some(Boost::SetValue) if value != data.boost_value => self.leads(&rest, colour, data.boost_value),
                Some(Boost::ChangeColour) => {
                    Colour::ALL.into_iter().any(|other| other != colour && self.leads(&rest, other, value))
                }
                _ => false,
            }
        })
    }

    /// Whether any die can be used with these means (BA-A2-12).
    pub(super) fn any_option(&self, means: &Means) -> bool {
        let flipping = means.flipping();
        let own = distinct(&self.player.dice).any(|die| {
            let flipped = self.game.data.flip[usize::from(die.value)];
            self.leads(means, die.colour, die.value)
                || flipping.is_some_and(|means| self.leads(&means, die.colour, flipped))
        });
        own || means
            .buying()
            .is_some_and(|means| self.game.others_dice().any(|(colour, value)| self.leads(&means, colour, value)))
    }

    /// Whether a choice of A2 leads to an activation.
    pub(super) fn allows(&self, action: Action) -> bool {
        let data = &self.game.data;
        let Some(die) = self.game.turn.die else {
            let Action::ChooseDie { from, die, flip } = action else { return true };
            let value = if flip { data.flip[usize::from(die.value)] } else { die.value };
            // Most dice do for Discover, Repair or Destroy: that is quickly seen.
            if self.game.special_allows(data.special[die.colour.index()], value) {
                return true;
            }
            let means = match from {
                Holder::Seat(seat) if seat == self.seat && flip => self.means.flipping(),
                Holder::Seat(seat) if seat == self.seat => Some(self.means),
                _ => self.means.buying(),
            };
            return means.is_some_and(|means| self.leads(&means, die.colour, value));
        };
        match action {
            Action::UseBoost { cell, colour } => {
                let means = Means { boosts: self.means.boosts.without(cell), ..self.means };
                match colour {
                    Some(colour) => self.leads(&means, colour, die.value),
                    None => self.leads(&means, die.colour, data.boost_value),
                }
            }
            Action::Done => self.has_target(&self.means, die.colour, die.value),
            Action::ShipAction { action } => self.action_allows(&self.means, action, die.value),
            Action::MissionCard { hex } => {
                let card = self.game.space.cards.get(hex).map(|posting| posting.card);
                let exchange = card.and_then(|card| data.exchange(card));
                die.value > 0 && exchange.is_some_and(|(pay, _)| self.affords(&self.means, pay))
            }
            _ => true,
        }
    }
}
