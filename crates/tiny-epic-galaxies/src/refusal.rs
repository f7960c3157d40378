//! Why a choice is refused: the number of the rule and the key of the message.

use engine::Seat;

use crate::action::{Action, Destination};
use crate::ask::Question;
use crate::cards::PlanetId;
use crate::notation::{Ability, Step, UpgradeIf};
use crate::table::{HireTerms, Phase, Place, TinyEpicGalaxies};

engine::refusals! {
    /// Why a choice is refused.
    pub enum Refusal {
        /// The game is over.
        Over => "SM-23" "over",
        /// Somebody else decides.
        NotYourDecision => "TEG-TERM-1" "not-your-decision",
        /// Something else is asked.
        NotAsked => "TEG-TURN-4" "not-asked",
        /// The mission was not drawn, or one is kept already.
        NotYourMission => "TEG-SETUP-4" "not-your-mission",
        /// No inactive die shows this.
        NoSuchDie => "TEG-TERM-3" "no-such-die",
        /// The action of the die with this face (by its place among the six) cannot be carried out.
        FaceImpossible { face: u8 } => "TEG-DICE-2" "face-impossible",
        /// The reroll cannot be paid.
        RerollUnpaid { cost: u8, have: u8 } => "TEG-DICE-3" "reroll-unpaid",
        /// A reroll needs a die.
        NothingPicked => "TEG-DICE-3" "nothing-picked",
        /// The converter was used this turn.
        ConverterUsed => "TEG-DICE-5" "converter-used",
        /// The converter needs three inactive dice.
        ConverterDice => "TEG-DICE-5" "converter-dice",
        /// The die shows this already.
        SameFace => "TEG-DICE-5" "same-face",
        /// The pilot is not in the offer.
        PilotNotOffered => "BTB-SETUP-2" "pilot-not-offered",
        /// The dice do not pay this hire.
        HireUnpaid => "BTB-PILOT-2" "hire-unpaid",
        /// The pilot cannot fly this ship.
        NotThePilotsShip => "BTB-PILOT-2" "not-the-pilots-ship",
        /// No normal ship in play makes room.
        NoNormalShip => "BTB-PILOT-5" "no-normal-ship",
        /// There is no such ship.
        NoSuchShip => "TEG-COMP-1" "no-such-ship",
        /// An identical ship with a lower number stands for this one.
        TwinShip => "TEG-COMP-1" "twin-ship",
        /// The ship is not in play.
        ShipLocked => "TEG-TERM-5" "ship-locked",
        /// This ship may not be moved by this effect.
        NotThisShip => "TEG-FX-1" "not-this-ship",
        /// The ship is there already or would stay at its planet.
        MustLeave => "TEG-MOVE-2" "must-leave",
        /// Another own ship is there.
        SpaceTaken => "TEG-MOVE-3" "space-taken",
        /// The planet is not in the row.
        NotInRow => "TEG-MOVE-5" "not-in-row",
        /// There is nothing to explore.
        NothingToExplore => "BTB-EXP-7" "nothing-to-explore",
        /// The ship is exploring already.
        ExploringAlready => "BTB-EXP-8" "exploring-already",
        /// The ship is on no such track.
        NotOnTrack => "TEG-ADV-1" "not-on-track",
        /// The effect must be carried out.
        MayNotDecline => "TEG-FX-2" "may-not-decline",
        /// The cost cannot be paid like this.
        Unpayable => "TEG-RES-3" "unpayable",
        /// The empire is at its highest level.
        HighestLevel => "TEG-EMP-1" "highest-level",
        /// The upgrade cannot be paid with this.
        UpgradeUnpaid { cost: u8 } => "TEG-EMP-1" "upgrade-unpaid",
        /// The planet is not an own colony.
        NotYourColony => "TEG-UTIL-1" "not-your-colony",
        /// The card was used this turn.
        OncePerTurn => "TEG-FX-4" "once-per-turn",
        /// The card can be used in the own turn only.
        OwnTurnOnly => "TEG-FX-5" "own-turn-only",
        /// The card was invoked in this resolution.
        InvokedAlready => "TEG-FX-6" "invoked-already",
        /// The card's action has no target.
        NotUsable => "TEG-FX-3" "not-usable",
        /// The card's price cannot be paid.
        CardUnpaid { energy: u8, culture: u8 } => "TEG-FX-3" "card-unpaid",
        /// The ship cannot be pushed back.
        NotRegressible => "TEG-FX-7" "not-regressible",
        /// There is nothing to steal.
        NothingToSteal => "TEG-FX-8" "nothing-to-steal",
        /// The number is out of range.
        WrongAmount => "TEG-FX-10" "wrong-amount",
        /// A ship is at the planet.
        PlanetOccupied => "TEG-PL-HELIOS" "planet-occupied",
        /// The ship cannot be brought there at its level.
        NoTransfer => "TEG-PL-GORT" "no-transfer",
        /// The face cannot be chosen.
        FaceNotChoosable => "TEG-FX-11" "face-not-choosable",
        /// The follow's action cannot be carried out.
        CannotFollow => "TEG-FOLLOW-6" "cannot-follow",
        /// The follow cannot be paid.
        FollowUnpaid { cost: u8, have: u8 } => "TEG-FOLLOW-6" "follow-unpaid",
        /// No pilot gives a free follow.
        NoFreeFollow => "TEG-FOLLOW-11" "no-free-follow",
        /// The card does not lie open.
        NotOpen => "BTB-EXP-2" "not-open",
        /// The exploration deck is empty.
        DeckEmpty => "BTB-EXP-2" "deck-empty",
        /// The card must be taken.
        MustTake => "BTB-EXP-4" "must-take",
        /// The Rogue's die cannot be paid for.
        RogueRerollUnpaid => "SOLO-5" "rogue-reroll-unpaid",
    }
}

impl TinyEpicGalaxies {
    /// Why `seat` may not do this, for a choice that is not on the list.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Refusal {
        if self.phase == Phase::Over {
            return Refusal::Over;
        }
        if self.phase == Phase::Missions {
            return match action {
                Action::KeepMission { .. } => Refusal::NotYourMission,
                _ => Refusal::NotAsked,
            };
        }
        let Some(ask) = self.ask() else { return Refusal::NotAsked };
        if ask.seat != seat {
            return Refusal::NotYourDecision;
        }
        let galaxy = self.galaxy(seat);
        match (ask.question, action) {
            (Question::Main, Action::Activate { face }) => {
                if self.inactive()[face.index()] == 0 {
                    Refusal::NoSuchDie
                } else {
                    Refusal::FaceImpossible { face: face.index() as u8 }
                }
            }
            (Question::Main, Action::Reroll) => Refusal::RerollUnpaid { cost: self.reroll_cost(), have: galaxy.energy },
            (Question::Main, Action::Convert) => {
                if self.this_turn.converter_used {
                    Refusal::ConverterUsed
                } else {
                    Refusal::ConverterDice
                }
            }
            (Question::Main | Question::HirePilot { .. }, Action::HirePilot { pilot }) => {
                let dice = self.hire_dice(seat);
                if !self.pilot_offer.contains(&Some(pilot)) {
                    Refusal::PilotNotOffered
                } else if !galaxy.has_normal_ship() && !self.can_hire(seat, HireTerms::Own, &dice) {
                    Refusal::NoNormalShip
                } else {
                    Refusal::HireUnpaid
                }
            }
            (Question::HireFor { pilot }, Action::HireFor { ship_type }) => {
                if !pilot.card().ships.contains(&ship_type) { Refusal::NotThePilotsShip } else { Refusal::HireUnpaid }
            }
            (Question::HireDice { .. }, Action::PayDice { .. }) => Refusal::HireUnpaid,
            (Question::Reroll { .. }, Action::Roll) => Refusal::NothingPicked,
            (
                Question::Reroll { .. } | Question::Convert { target: None, .. } | Question::DiscardDie { .. },
                Action::PickDie { .. },
            )
            | (Question::SetDie { die: None }, Action::PickDie { .. }) => Refusal::NoSuchDie,
            (Question::Convert { .. } | Question::SetDie { .. }, Action::SetFace { .. }) => Refusal::SameFace,
            (Question::HireShip { ships, .. }, Action::ReplaceShip { ship }) => self.why_not_ship(seat, ship, ships),
            (Question::Explorer { ships }, Action::Explorer { ship }) => self.why_not_ship(seat, ship, ships),
            (Question::Move { ships, .. }, Action::Move { ship, to }) => self.why_not_move(seat, ship, ships, to),
            (Question::Advance { .. }, Action::Advance { ship })
            | (Question::Recall { .. }, Action::Recall { ship }) => {
                if ship > 3 {
                    Refusal::NoSuchShip
                } else {
                    Refusal::NotOnTrack
                }
            }
            (Question::Move { .. } | Question::Advance { .. } | Question::Upgrade { .. }, Action::Decline) => {
                Refusal::MayNotDecline
            }
            (Question::Colony, Action::Upgrade { .. }) => match self.upgrade_terms(seat, 0, UpgradeIf::Always) {
                None => Refusal::HighestLevel,
                Some(cost) => Refusal::UpgradeUnpaid { cost },
            },
            (Question::Upgrade { cost, .. }, Action::Upgrade { .. }) => Refusal::UpgradeUnpaid { cost },
            (Question::Colony, Action::UseColony { planet }) => {
                if galaxy.colonies.contains(planet) {
                    self.why_not_usable(seat, planet)
                } else {
                    Refusal::NotYourColony
                }
            }
            (Question::PayMix { .. }, Action::Pay { .. }) => Refusal::Unpayable,
            (Question::Regress { .. }, Action::Regress { .. }) => Refusal::NotRegressible,
            (Question::Steal { .. }, Action::Target { .. }) => Refusal::NothingToSteal,
            (Question::Convertible { .. }, Action::Amount { .. })
            | (Question::GainSplit { .. } | Question::LootSplit { .. }, Action::Split { .. }) => Refusal::WrongAmount,
            (Question::ReplacePlanet, Action::ChoosePlanet { planet }) => {
                if self.slot(planet).is_none() {
                    Refusal::NotInRow
                } else {
                    Refusal::PlanetOccupied
                }
            }
            (Question::CallPlanet { .. }, Action::ChoosePlanet { planet }) => self.why_not_usable(seat, planet),
            (Question::Transfer { .. }, Action::Transfer { .. }) => Refusal::NoTransfer,
            (Question::ChooseFace { .. }, Action::ChooseFace { .. }) => Refusal::FaceNotChoosable,
            (Question::Follow { cost, .. }, Action::Follow) if galaxy.culture < cost => {
                Refusal::FollowUnpaid { cost, have: galaxy.culture }
            }
            (Question::Follow { .. }, Action::Follow) => Refusal::CannotFollow,
            (Question::Follow { .. }, Action::FollowFree) => Refusal::NoFreeFollow,
            (Question::Explore, Action::Draw) => Refusal::DeckEmpty,
            (Question::Explore | Question::TakeOffer, Action::TakeOffer { .. }) => Refusal::NotOpen,
            (Question::Drawn { .. }, Action::LayOpen) => Refusal::MustTake,
            (Question::ReplacePilot, Action::RemovePilot { .. }) => Refusal::PilotNotOffered,
            (Question::RogueDie { .. }, Action::PayReroll) => Refusal::RogueRerollUnpaid,
            _ => Refusal::NotAsked,
        }
    }

    fn why_not_ship(&self, seat: Seat, ship: u8, ships: u8) -> Refusal {
        let Some(piece) = self.galaxy(seat).ships.get(usize::from(ship)) else { return Refusal::NoSuchShip };
        let twin = self.galaxy(seat).ships.iter().enumerate().any(|(index, other)| {
            ships >> index & 1 == 1 && index < usize::from(ship) && other == piece && piece.advanced.is_none()
        });
        if piece.place == Place::Locked {
            Refusal::ShipLocked
        } else if twin {
            Refusal::TwinShip
        } else {
            Refusal::NotThisShip
        }
    }

    fn why_not_move(&self, seat: Seat, ship: u8, ships: u8, to: Destination) -> Refusal {
        if ship > 3 || ships >> ship & 1 == 0 {
            return self.why_not_ship(seat, ship, ships);
        }
        let index = usize::from(ship);
        let place = self.galaxy(seat).ships[index].place;
        let planet = match to {
            Destination::Galaxy => return Refusal::MustLeave,
            Destination::Explore if !self.can_explore() => return Refusal::NothingToExplore,
            Destination::Explore => return Refusal::ExploringAlready,
            Destination::Surface { planet } | Destination::Orbit { planet } => planet,
        };
        if self.slot(planet).is_none() {
            Refusal::NotInRow
        } else if place.planet() == Some(planet) && !self.has_ability(seat, index, Ability::SamePlanetShift) {
            Refusal::MustLeave
        } else {
            Refusal::SpaceTaken
        }
    }

    fn why_not_usable(&self, seat: Seat, planet: PlanetId) -> Refusal {
        let card = planet.card();
        if card.own_turn_only && seat != self.active {
            Refusal::OwnTurnOnly
        } else if card.once_per_turn && self.galaxy(seat).used_planets.contains(planet) {
            Refusal::OncePerTurn
        } else if self.resolution().0.contains(planet) {
            Refusal::InvokedAlready
        } else {
            let price = card.effect.iter().map_while(|step| match *step {
                Step::Pay { energy, culture } => Some((energy, culture)),
                _ => None,
            });
            let (energy, culture) = price.fold((0, 0), |(energy, culture), (e, c)| (energy + e, culture + c));
            let owned = self.galaxy(seat);
            if owned.energy < energy || owned.culture < culture {
                Refusal::CardUnpaid { energy, culture }
            } else {
                Refusal::NotUsable
            }
        }
    }
}
