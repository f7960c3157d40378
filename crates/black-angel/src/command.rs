//! Command Your Ships (section 7.7).

use engine::{Play, Sink};

use crate::action::Action;
use crate::components::data;
use crate::event::{Event, Why};
use crate::hex::Hex;
use crate::names::{Card, Colour, Holder};
use crate::refusal::Refusal;
use crate::sets::{Cards, Hexes};
use crate::space::Posting;
use crate::step::{Step, Target};
use crate::table::BlackAngel;

impl BlackAngel {
    fn die_colour(&self) -> Option<Colour> {
        self.turn.die.map(|die| die.colour)
    }

    /// The Missions that could be placed on a hex, after `launched` robots have left the break
    /// room (BA-SHIP-9).
    pub(crate) fn placeable(&self, hex: Hex, launched: u8) -> Cards {
        let player = self.active_player();
        match self.die_colour() {
            Some(colour) if player.break_room > launched && self.space.open(colour).contains(hex) => {
                player.hand.of(colour.into())
            }
            _ => Cards::EMPTY,
        }
    }

    /// Own ships that could place a Mission where they are.
    fn stays(&self) -> Hexes {
        let player = self.active_player();
        match self.die_colour() {
            Some(colour) if player.break_room > 0 && !player.hand.of(colour.into()).is_empty() => {
                player.fleet.and(self.space.open(colour))
            }
            _ => Hexes::EMPTY,
        }
    }

    /// A launched ship may stay at the Black Angel only to place a Mission (BA-SHIP-7).
    fn launch_and_stay(&self) -> bool {
        self.may_stay_at_angel() && !self.placeable(self.space.angel, 1).is_empty()
    }

    pub(crate) fn offer_commands(&self, out: &mut Vec<Action>) {
        if self.turn.value > 0 {
            self.offer_moves(self.turn.value, out);
            if self.can_launch().is_ok() && self.launch_and_stay() {
                out.push(Action::Launch { to: self.space.angel });
            }
        }
        out.extend(self.stays().iter().map(|hex| Action::UseShip { hex }));
    }

    /// Whether anything can be commanded.
    pub(crate) fn any_command(&self) -> bool {
        let moves = || self.any_move(self.turn.value) || (self.can_launch().is_ok() && self.launch_and_stay());
        !self.stays().is_empty() || (self.turn.value > 0 && moves())
    }

    pub(crate) fn permit_command(&self, action: Action) -> Result<(), Refusal> {
        let range = self.turn.value;
        match action {
            Action::MoveShip { .. } | Action::Launch { .. } if range == 0 => Err(Refusal::StarMovesNothing),
            Action::MoveShip { from, to } => self.permit_move(from, to, range),
            Action::Launch { to } => {
                self.can_launch()?;
                if to != self.space.angel {
                    self.permit_landing(self.space.angel, to, range)
                } else if self.launch_and_stay() {
                    Ok(())
                } else {
                    Err(Refusal::StayNeedsMission)
                }
            }
            Action::UseShip { hex } if !self.active_player().fleet.contains(hex) => Err(Refusal::NoShipThere),
            Action::UseShip { hex } if !self.stays().contains(hex) => Err(Refusal::StayNeedsMission),
            Action::UseShip { .. } => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Moves, launches or uses a ship; where it then is a Mission may be placed.
    pub(crate) fn command<S: Sink<BlackAngel>>(&mut self, action: Action, play: &mut Play<'_, S>) {
        let angel = self.space.angel;
        let (hex, must) = match action {
            Action::MoveShip { to, .. } => (to, false),
            Action::Launch { to } => (to, to == angel),
            Action::UseShip { hex } => (hex, true),
            _ => return,
        };
        self.pending.push(Step::Place { hex, must });
        match action {
            Action::MoveShip { from, to } => self.fly(from, to, play),
            Action::Launch { to } => self.launch(to, play),
            _ => {
                let ground = self.space.ground(hex);
                play.tell(self, Event::ShipStayed { seat: self.active, at: hex, ground });
            }
        }
    }

    pub(crate) fn offer_placements(&self, hex: Hex, must: bool, out: &mut Vec<Action>) {
        out.extend(self.placeable(hex, 0).iter().map(|card| Action::PlaceMission { card }));
        if !must {
            out.push(Action::NoMission);
        }
    }

    pub(crate) fn permit_placement(&self, hex: Hex, must: bool, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceMission { card } if self.placeable(hex, 0).contains(card) => Ok(()),
            Action::PlaceMission { .. } => Err(Refusal::CannotPlace),
            Action::NoMission if must => Err(Refusal::MustPlace),
            Action::NoMission => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The active player places a Mission with a robot of the break room.
    pub(crate) fn place_own_mission<S: Sink<BlackAngel>>(&mut self, card: Card, hex: Hex, play: &mut Play<'_, S>) {
        let player = self.active_player_mut();
        player.hand.remove(card);
        player.break_room -= 1;
        self.place_mission(Holder::Seat(self.active), card, hex, play);
    }

    /// A Mission comes into space: reward, Ravagers, technologies (BA-SHIP-10 to -13).
    pub(crate) fn place_mission<S: Sink<BlackAngel>>(
        &mut self,
        owner: Holder,
        card: Card,
        hex: Hex,
        play: &mut Play<'_, S>,
    ) {
        self.space.cards.put(hex, Posting { card, owner });
        play.tell(self, Event::MissionPlaced { holder: owner, card, hex });
        let Some(mission) = card.mission() else { return };
        if owner == Holder::Hal && self.space.comets().contains(hex) {
            self.score(owner, u16::from(data().hal.comet_bonus_vp), Why::Comet, play);
        }
        self.receive(owner, &mission.reward, Why::Reward, play);
        self.bring_ravagers(self.wakes(hex), play);
        for colour in &mission.technology_icons {
            self.bring_technology(*colour, play);
        }
    }

    /// How many Ravagers a Mission on this hex wakes (BA-SHIP-12).
    pub fn wakes(&self, hex: Hex) -> usize {
        Hexes::one(hex).neighbours().and(self.space.icons()).len()
    }

    /// The chosen action or Mission begins.
    pub(crate) fn perform(&mut self) {
        use crate::components::Kind;
        let value = self.turn.value;
        match self.turn.target {
            Some(Target::Action(action)) => match data().action(action).kind {
                Kind::Discover => {
                    self.pending.push(Step::Inject);
                    self.pending.push(Step::Discover { points: value });
                }
                Kind::Repair => self.pending.push(Step::Repair { left: value, done: false }),
                Kind::Destroy => self.pending.push(Step::Destroy { left: value, done: false }),
                Kind::Command => self.pending.push(Step::Command),
            },
            Some(Target::Mission(hex)) => {
                match self.space.cards.get(hex).map(|posting| posting.owner) {
                    Some(Holder::Seat(seat)) if seat != self.active => {
                        self.pending.push(Step::OwnerActivation { seat, hex });
                    }
                    Some(Holder::Hal) => self.pending.push(Step::HalActivation { hex }),
                    _ => {}
                }
                self.pending.push(Step::MissionAct { hex, left: value, done: false });
            }
            None => {}
        }
    }
}
