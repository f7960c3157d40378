//! Why a choice is refused.

engine::refusals! {
    /// Why a choice is refused, with the number of the rule.
    pub enum Refusal {
        /// The game is over.
        Over => "BA-END-2" "over",
        /// Another seat decides.
        NotYourTurn => "BA-DEC-22" "not-your-turn",
        /// Something else is asked now.
        NotAsked => "BA-DEC-21" "not-asked",
        /// Sequence A cannot be completed.
        NoSequenceA => "BA-TURN-3" "no-sequence-a",
        /// Afterwards Sequence A could not be completed.
        DeadEnd => "BA-TURN-4" "dead-end",
        /// No legal use of the die would be left.
        NoActivation => "BA-A2-12" "no-activation",
        /// Passing is for the final round, when A is impossible.
        NoPass => "BA-END-6" "no-pass",
        /// The die is not in that compartment.
        NoSuchDie => "BA-A2-1" "no-such-die",
        /// The die is reserved already.
        AlreadyReserved => "BA-TERM-3" "already-reserved",
        /// A reserved die of another player cannot be bought.
        Reserved => "BA-A2-1" "reserved",
        /// A die of another player costs a resource.
        CannotBuy => "BA-A2-2" "cannot-buy",
        /// A bought die cannot be turned over.
        FlipBought => "BA-A2-3" "flip-bought",
        /// Turning a die over costs a debris.
        NoDebris => "BA-A2-3" "no-debris",
        /// The card is not in hand.
        NotInHand => "BA-A1-1" "not-in-hand",
        /// The slot holds a card.
        SlotTaken => "BA-A1-1" "slot-taken",
        /// The card could activate nothing there.
        NothingToActivate => "BA-A1-3" "nothing-to-activate",
        /// The card cannot activate that tile (again).
        NotEligible => "BA-A1-2" "not-eligible",
        /// At least one tile must be activated.
        ActivateFirst => "BA-A1-3" "activate-first",
        /// The tile does not offer that effect.
        NoSuchEffect => "BA-TILE-7" "no-such-effect",
        /// No own ship is there.
        NoShipThere => "BA-SHIP-2" "no-ship-there",
        /// A launch needs a ship in storage.
        NoShipToLaunch => "BA-SHIP-2" "no-ship-to-launch",
        /// A launch needs a robot in the break room.
        NoPilot => "BA-SHIP-2" "no-pilot",
        /// The hex is too far, or asteroids are in the way.
        OutOfReach { range: u8 } => "BA-SHIP-3" "out-of-reach",
        /// No ship may stop there.
        HexFull => "BA-SHIP-5" "hex-full",
        /// With a star no ship moves.
        StarMovesNothing => "BA-SHIP-8" "star-moves-nothing",
        /// A ship that stays must place a Mission.
        StayNeedsMission => "BA-SHIP-7" "stay-needs-mission",
        /// No robot stands there.
        NoRobot => "BA-TILE-4" "no-robot",
        /// No chainable tile is there.
        NoChain => "BA-TILE-5" "no-chain",
        /// No card of the colour is left.
        NoCardLeft => "BA-A3-4" "no-card-left",
        /// The card was not drawn.
        NotDrawn => "BA-A3-2" "not-drawn",
        /// No tile with a fitting boost lies there.
        NoBoost => "BA-ADV-3" "no-boost",
        /// The boost would change nothing, or has no such colour.
        UselessBoost => "BA-ADV-11" "useless-boost",
        /// The die has another colour.
        WrongColour => "BA-A2-5" "wrong-colour",
        /// No Mission card lies there.
        NoMissionThere => "BA-MIS-1" "no-mission-there",
        /// Neutralization Missions cannot be activated.
        Neutralization => "BA-MIS-1" "neutralization",
        /// Neither the own robot nor an own ship is on the card.
        NotPresent => "BA-MIS-1" "not-present",
        /// The cost cannot be paid.
        CannotPay => "BA-MIS-2" "cannot-pay",
        /// Such a card cannot be given for that.
        WrongCard => "BA-MIS-3" "wrong-card",
        /// The tile is neither in the grid nor ejected.
        NoSuchTile => "BA-MIS-4" "no-such-tile",
        /// The space or slot is empty.
        EmptySpace => "BA-DISC-1" "empty-space",
        /// The tile costs more.
        TooDear { costs: u8, left: u8 } => "BA-DISC-1" "too-dear",
        /// At least one activation must be carried out.
        AtLeastOne => "BA-A2-13" "at-least-one",
        /// The tile was not taken.
        NotTaken => "BA-DISC-4" "not-taken",
        /// Technology tiles use colour arrows, Advanced tiles black ones.
        WrongArrow => "BA-DISC-4" "wrong-arrow",
        /// The space holds a tile.
        SpaceTaken => "BA-DISC-7" "space-taken",
        /// There is no cube.
        NoDamage => "BA-REP-1" "no-damage",
        /// Debris goes onto a Technology tile.
        NoTileThere => "BA-REP-2" "no-tile-there",
        /// The tile bears debris.
        TileBearsDebris => "BA-REP-2" "tile-bears-debris",
        /// No Ravager is there.
        NoRavagers => "BA-DES-1" "no-ravagers",
        /// A stack is destroyed whole or not at all.
        StackTooLarge { cards: u8, left: u8 } => "BA-DES-1" "stack-too-large",
        /// No such Mission can be placed.
        CannotPlace => "BA-SHIP-9" "cannot-place",
        /// Without a move a Mission must be placed.
        MustPlace => "BA-SHIP-8" "must-place",
        /// One die may be reserved for a resource.
        ReservedOnce => "BA-B1-5" "reserved-once",
        /// Reserving costs a resource.
        NoResource => "BA-B1-5" "no-resource",
        /// The tile reserves dice of its own colour only.
        WrongDie => "BA-ADV-9" "wrong-die",
        /// Only excess Missions are discarded.
        NotAMission => "BA-TURN-5" "not-a-mission",
    }
}
