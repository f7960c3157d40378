//! Why a choice is refused: the number of the rule and the key of the message.

engine::refusals! {
    /// Why a choice is refused.
    pub enum Refusal {
        /// The game is over.
        Over => "SM-23" "over",
        /// Somebody else decides.
        NotYourDecision => "TEG-TERM-1" "not-your-decision",
        /// Something else is asked.
        NotAsked => "TEG-TURN-4" "not-asked",
        /// The mission was not drawn by this player.
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
