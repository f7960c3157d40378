//! The decision machine (section 15): who is asked, what may be chosen, what follows.

use engine::{Dice, Play, Seat, Sink};

use crate::action::Action;
use crate::components::data;
use crate::event::{By, DamagePlace, Event, Why};
use crate::names::{Colour, Holder};
use crate::refusal::Refusal;
use crate::step::{Sequence, Step, Target};
use crate::table::{BlackAngel, distinct};

impl BlackAngel {
    /// Who is asked now; nobody when the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        if self.over {
            return None;
        }
        Some(match *self.pending.last()? {
            Step::SetupReserve { seat } | Step::OwnerActivation { seat, .. } | Step::Pay { seat, .. } => seat,
            _ => self.active,
        })
    }

    /// Every choice that the plain rules allow, before the look-ahead of BA-TURN-4 and BA-A2-12.
    pub fn plain_choices(&self, out: &mut Vec<Action>) {
        let Some(step) = self.pending.last() else { return };
        match *step {
            Step::SetupReserve { seat } => {
                let dice = self.players.get(seat.index()).map(|player| &player.dice);
                let free = dice.into_iter().flat_map(distinct).filter(|die| !die.reserved);
                out.extend(free.map(|die| Action::ReserveDie { die }));
                out.push(Action::Decline);
            }
            Step::ChooseSequence => {
                out.extend([Action::SequenceA, Action::SequenceB]);
                if self.final_round {
                    out.push(Action::Pass);
                }
            }
            Step::PlayCard => self.offer_cards(out),
            Step::Activate { eligible, done } => self.offer_activations(eligible, done, out),
            Step::ChooseEffect { tile, .. } => {
                out.extend(tile.face().effects.iter().map(|effect| Action::ChooseEffect { effect: *effect }));
            }
            Step::MoveShip => self.offer_tile_moves(out),
            Step::ShiftRobot => self.offer_shifts(out),
            Step::Chain { cell, vertical } => {
                let targets = crate::tile_effects::chain_targets(self.active_player(), cell, vertical);
                out.extend(targets.iter().map(|cell| Action::Chain { cell }));
            }
            Step::DrawColour => {
                let colours = Colour::ALL.into_iter().filter(|colour| self.can_draw(*colour));
                out.extend(colours.map(|colour| Action::DrawColour { colour }));
            }
            Step::KeepCard { cards } => out.extend(cards.map(|card| Action::KeepCard { card })),
            Step::ChooseDie => self.offer_dice(out),
            Step::BoostDie => self.offer_die_boosts(out),
            Step::ChooseTarget => self.offer_targets(out),
            Step::BoostAction => self.offer_action_boosts(out),
            Step::RavagerDiscard { ravager } => {
                out.extend(self.discardable(ravager).iter().map(|card| Action::DiscardCard { card }));
            }
            Step::Discover { points } => self.offer_discoveries(points, out),
            Step::Inject => self.offer_injections(out),
            Step::PlaceAdvanced { .. } => {
                let spaces = Colour::ALL.map(|space| Action::PlaceAdvanced { space });
                out.extend(spaces.into_iter().filter(|action| self.permit_advanced_space(*action).is_ok()));
            }
            Step::Repair { done, .. } => self.offer_repairs(done, out),
            Step::Debris => self.offer_debris(out),
            Step::Destroy { left, done } => self.offer_destructions(left, done, out),
            Step::Command => self.offer_commands(out),
            Step::Place { hex, must } => self.offer_placements(hex, must, out),
            Step::MissionAct { done, .. } => {
                out.push(Action::ActivateMission);
                if done {
                    out.push(Action::Stop);
                }
            }
            Step::Pay { seat, tiles, missions, ravagers, .. } => {
                let (tiles, cards) = self.payable(seat, tiles, missions, ravagers);
                out.extend(tiles.iter().map(|tile| Action::PayTile { tile }));
                out.extend(cards.iter().map(|card| Action::PayCard { card }));
            }
            Step::OwnerActivation { .. } => out.extend([Action::ActivateMission, Action::Decline]),
            Step::HandLimit => {
                let missions = self.active_player().hand.missions();
                out.extend(missions.iter().map(|card| Action::DiscardCard { card }));
            }
            Step::Reserve { paid } => self.offer_reservations(paid, out),
            Step::Ravager
            | Step::Perform
            | Step::HalActivation { .. }
            | Step::Draw
            | Step::NeutralDice
            | Step::Reset
            | Step::Advance
            | Step::EndTurn => {}
        }
    }

    fn discardable(&self, ravager: bool) -> crate::sets::Cards {
        let hand = self.active_player().hand;
        if ravager { hand.without(hand.missions()) } else { hand.missions() }
    }

    /// Whether the plain rules allow a choice of the seat that is asked, or why not.
    pub(crate) fn permit(&self, action: Action) -> Result<(), Refusal> {
        match *self.pending.last().ok_or(Refusal::Over)? {
            Step::SetupReserve { seat } => match action {
                Action::Decline => Ok(()),
                Action::ReserveDie { die } if die.reserved => Err(Refusal::AlreadyReserved),
                Action::ReserveDie { die } if self.players[seat.index()].dice.contains(&die) => Ok(()),
                Action::ReserveDie { .. } => Err(Refusal::NoSuchDie),
                _ => Err(Refusal::NotAsked),
            },
            Step::ChooseSequence => match action {
                Action::SequenceA | Action::SequenceB => Ok(()),
                Action::Pass if self.final_round => Ok(()),
                Action::Pass => Err(Refusal::NoPass),
                _ => Err(Refusal::NotAsked),
            },
            Step::PlayCard => self.permit_card(action),
            Step::Activate { eligible, done } => self.permit_activation(eligible, done, action),
            Step::ChooseEffect { tile, .. } => match action {
                Action::ChooseEffect { effect } if tile.face().effects.contains(&effect) => Ok(()),
                Action::ChooseEffect { .. } => Err(Refusal::NoSuchEffect),
                _ => Err(Refusal::NotAsked),
            },
            Step::MoveShip => self.permit_tile_move(action),
            Step::ShiftRobot => self.permit_shift(action),
            Step::Chain { cell: from, vertical } => match action {
                Action::Chain { cell } => {
                    let targets = crate::tile_effects::chain_targets(self.active_player(), from, vertical);
                    if targets.contains(cell) { Ok(()) } else { Err(Refusal::NoChain) }
                }
                _ => Err(Refusal::NotAsked),
            },
            Step::DrawColour => match action {
                Action::DrawColour { colour } if self.can_draw(colour) => Ok(()),
                Action::DrawColour { .. } => Err(Refusal::NoCardLeft),
                _ => Err(Refusal::NotAsked),
            },
            Step::KeepCard { cards } => match action {
                Action::KeepCard { card } if cards.contains(&card) => Ok(()),
                Action::KeepCard { .. } => Err(Refusal::NotDrawn),
                _ => Err(Refusal::NotAsked),
            },
            Step::ChooseDie => self.permit_die(action),
            Step::BoostDie => self.permit_die_boost(action),
            Step::ChooseTarget => self.permit_target(action),
            Step::BoostAction => self.permit_action_boost(action),
            Step::RavagerDiscard { ravager } => match action {
                Action::DiscardCard { card } if self.discardable(ravager).contains(card) => Ok(()),
                Action::DiscardCard { .. } => Err(Refusal::WrongCard),
                _ => Err(Refusal::NotAsked),
            },
            Step::Discover { points } => self.permit_discovery(points, action),
            Step::Inject => self.permit_injection(action),
            Step::PlaceAdvanced { .. } => self.permit_advanced_space(action),
            Step::Repair { done, .. } => self.permit_repair(done, action),
            Step::Debris => self.permit_debris(action),
            Step::Destroy { left, done } => self.permit_destruction(left, done, action),
            Step::Command => self.permit_command(action),
            Step::Place { hex, must } => self.permit_placement(hex, must, action),
            Step::MissionAct { hex, done, .. } => self.permit_mission_act(hex, done, action),
            Step::Pay { seat, tiles, missions, ravagers, .. } => {
                self.permit_payment(self.payable(seat, tiles, missions, ravagers), action)
            }
            Step::OwnerActivation { seat, hex } => self.permit_owner(seat, hex, action),
            Step::HandLimit => match action {
                Action::DiscardCard { card } if self.discardable(false).contains(card) => Ok(()),
                Action::DiscardCard { .. } => Err(Refusal::NotAMission),
                _ => Err(Refusal::NotAsked),
            },
            Step::Reserve { paid } => self.permit_reservation(paid, action),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Carries out a choice that is permitted, and everything that follows without a choice.
    pub(crate) fn carry_out<S: Sink<BlackAngel>>(&mut self, action: Action, play: &mut Play<'_, S>) {
        let Some(step) = self.pending.last().copied() else { return };
        match (step, action) {
            // Steps that go on until they are finished: the choice works on the step itself.
            (Step::Activate { .. }, Action::Activate { cell }) => self.activate_by_card(cell, play),
            (Step::BoostDie, Action::UseBoost { cell, colour }) => self.boost_die(cell, colour, play),
            (Step::BoostAction, Action::UseBoost { cell, .. }) => self.boost_action(cell, play),
            (Step::Discover { .. }, _) => self.discover(action, play),
            (Step::Inject, _) => self.inject(action, play),
            (Step::Repair { .. }, Action::RepairAction { action }) => self.repair(DamagePlace::Action(action), play),
            (Step::Repair { .. }, Action::RepairDie { colour }) => self.repair(DamagePlace::Die(colour), play),
            (Step::Destroy { .. }, Action::DestroyRavagers { action }) => self.destroy(action, play),
            (Step::MissionAct { hex, .. }, Action::ActivateMission) => {
                if let Some(Step::MissionAct { left, done, .. }) = self.pending.last_mut() {
                    *left = left.saturating_sub(1);
                    *done = true;
                }
                self.activate_mission(self.active, hex, play);
            }
            (Step::Pay { seat, .. }, Action::PayTile { tile }) => self.pay_tile(seat, tile, play),
            (Step::Pay { seat, .. }, Action::PayCard { card }) => self.pay_card(seat, card, play),
            (Step::HandLimit, Action::DiscardCard { card }) => self.discard_excess(card, play),
            (Step::Reserve { .. }, _) => self.reserve(action, play),
            // Steps that one choice finishes.
            _ => {
                self.pending.pop();
                self.carry_out_once(step, action, play);
            }
        }
        self.settle(play);
    }

    fn carry_out_once<S: Sink<BlackAngel>>(&mut self, step: Step, action: Action, play: &mut Play<'_, S>) {
        match (step, action) {
            (Step::SetupReserve { seat }, Action::ReserveDie { die }) => self.secure(seat, die, None, play),
            (_, Action::SequenceA) => self.begin_sequence(Sequence::A, play),
            (_, Action::SequenceB) => self.begin_sequence(Sequence::B, play),
            (_, Action::Pass) => self.begin_sequence(Sequence::Pass, play),
            (_, Action::PlayCard { card, slot }) => self.play_card(card, slot, play),
            (Step::ChooseEffect { cell, .. }, Action::ChooseEffect { effect }) => {
                play.tell(self, Event::EffectChosen { seat: self.active, effect });
                self.resolve_effect(effect, cell, play);
            }
            (Step::MoveShip, Action::MoveShip { from, to }) => self.fly(from, to, play),
            (Step::MoveShip, Action::Launch { to }) => self.launch(to, play),
            (_, Action::ManWorkstation { colour }) => self.man_workstation(colour, play),
            (_, Action::RecallRobot { colour }) => self.recall_robot(colour, play),
            (_, Action::Chain { cell }) => self.activate_tile(cell, By::Chain, play),
            (_, Action::DrawColour { colour }) => self.draw_to_hand(colour, play),
            (Step::KeepCard { cards }, Action::KeepCard { card }) => self.keep_card(cards, card, play),
            (_, Action::ChooseDie { from, die, flip }) => {
                self.pending.extend([Step::ChooseTarget, Step::BoostDie]);
                self.choose_die(from, die, flip, play);
            }
            (_, Action::ShipAction { action }) => self.place_die(Target::Action(action), play),
            (_, Action::MissionCard { hex }) => self.place_die(Target::Mission(hex), play),
            (_, Action::DiscardCard { card }) => self.discard_card(self.active, card, Why::Ravager, play),
            (Step::PlaceAdvanced { tile }, Action::PlaceAdvanced { space }) => self.place_advanced(tile, space, play),
            (_, Action::StoreDebris) => self.store_debris(play),
            (_, Action::DebrisOnTile { cell }) => self.debris_on_tile(cell, play),
            (Step::Command, _) => self.command(action, play),
            (Step::Place { hex, .. }, Action::PlaceMission { card }) => self.place_own_mission(card, hex, play),
            (Step::OwnerActivation { seat, hex }, Action::ActivateMission) => self.activate_mission(seat, hex, play),
            (Step::OwnerActivation { seat, .. }, _) => play.tell(self, Event::OwnerDeclined { seat }),
            _ => {}
        }
    }

    /// Goes on until somebody has something to decide: steps without a choice happen or vanish
    /// (BA-DEC-5, BA-DEC-24).
    fn settle<S: Sink<BlackAngel>>(&mut self, play: &mut Play<'_, S>) {
        while let Some(step) = self.pending.last().copied() {
            if self.has_choice(step) {
                return;
            }
            self.pending.pop();
            match step {
                Step::Ravager => self.strike(play),
                Step::Perform => self.perform(),
                Step::Pay { seat, hex, tiles, missions, ravagers } => {
                    if tiles == 0 && missions == 0 && ravagers == 0 {
                        self.gain_from_mission(Holder::Seat(seat), hex, play);
                    } else {
                        // The only thing that can be given up is given up.
                        self.pending.push(step);
                        match self.payable(seat, tiles, missions, ravagers) {
                            (tiles, _) if !tiles.is_empty() => {
                                tiles.first().into_iter().for_each(|tile| self.pay_tile(seat, tile, play));
                            }
                            (_, cards) if !cards.is_empty() => {
                                cards.first().into_iter().for_each(|card| self.pay_card(seat, card, play));
                            }
                            _ => {
                                self.pending.pop();
                            }
                        }
                    }
                }
                Step::HalActivation { hex } => self.hal_activation(hex, play),
                Step::Draw => self.draw_and_return(play),
                Step::NeutralDice => self.reroll_neutral(play),
                Step::Reset => self.reset_board(play),
                Step::Advance => self.advance(play),
                Step::EndTurn => self.end_turn(play),
                _ => {}
            }
        }
    }

    /// Whether a step asks somebody.
    fn has_choice(&self, step: Step) -> bool {
        match step {
            Step::Ravager
            | Step::Perform
            | Step::HalActivation { .. }
            | Step::Draw
            | Step::NeutralDice
            | Step::Reset
            | Step::Advance
            | Step::EndTurn => false,
            Step::Activate { eligible, .. } => !eligible.is_empty(),
            Step::MoveShip => self.any_tile_move(),
            Step::ShiftRobot => self.active_player().break_room > 0 || self.active_player().crew() > 0,
            Step::Chain { cell, vertical } => {
                !crate::tile_effects::chain_targets(self.active_player(), cell, vertical).is_empty()
            }
            Step::DrawColour => Colour::ALL.into_iter().any(|colour| self.can_draw(colour)),
            Step::BoostDie => self.any_die_boost(),
            Step::BoostAction => self.any_action_boost(),
            Step::Discover { points } => self.can_discover(points),
            Step::Inject => !self.turn.taken.is_empty(),
            Step::Repair { left, .. } => left > 0 && self.any_damage(),
            Step::Destroy { left, .. } => self.smallest_stack().is_some_and(|cards| cards <= left),
            Step::Command => self.any_command(),
            Step::Place { hex, .. } => !self.placeable(hex, 0).is_empty(),
            Step::MissionAct { hex, left, .. } => left > 0 && self.affords_activation(self.active, hex),
            Step::Pay { seat, tiles, missions, ravagers, .. } => {
                let (tiles, cards) = self.payable(seat, tiles, missions, ravagers);
                tiles.len() + cards.len() > 1
            }
            Step::OwnerActivation { seat, hex } => self.affords_activation(seat, hex),
            Step::HandLimit => self.active_player().hand.missions().len() > data().limits.hand_missions_end_of_turn,
            Step::Reserve { paid } => self.can_reserve(paid),
            _ => true,
        }
    }

    /// The position after a choice that the plain rules allow, even one that leads into a dead
    /// end. What is unknown is drawn by dice of its own.
    pub fn imagine(&self, action: Action) -> Result<BlackAngel, Refusal> {
        self.permit(action)?;
        let mut dice = DECOY.clone();
        let mut copy = self.clone();
        copy.carry_out(action, &mut Play::new(&mut dice, &mut ()));
        Ok(copy)
    }
}

static DECOY: std::sync::LazyLock<Dice> =
    std::sync::LazyLock::new(|| Dice::new(&"black-angel".parse().expect("the words are a seed")));
