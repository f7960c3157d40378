//! Why a choice is refused.

engine::refusals! {
    /// Why a choice is refused.
    pub enum Refusal {
        /// Nobody but the one player decides anything.
        NotSeated => "UFS-END-1" "ufs-not-seated",
        /// The game is over.
        GameOver => "UFS-SM-13" "ufs-game-over",
        /// Another decision is awaited.
        NotNow => "UFS-SM-18" "ufs-not-now",
        /// There is no such piece.
        NoSuchPiece => "UFS-SM-18" "ufs-no-such-piece",
        /// The robot is not on the board.
        RobotNotThere => "UFS-ROBOT-10" "ufs-robot-not-there",

        /// The die has been placed.
        DieAlreadyPlaced => "UFS-PLAN-1" "ufs-die-already-placed",
        /// The column holds a die.
        ColumnTaken { column: u8 } => "UFS-PLAN-2" "ufs-column-taken",
        /// The square holds a robot.
        SquareHasRobot => "UFS-PLAN-3" "ufs-square-has-robot",
        /// The excavator stands there.
        ExcavatorThere => "UFS-GEO-10" "ufs-excavator-there",
        /// A die is digging already.
        AlreadyDigging => "UFS-PLAN-4" "ufs-already-digging",
        /// The die is too small to dig that far.
        TooFarToDig { needs: u8, shows: u8 } => "UFS-PLAN-4" "ufs-too-far-to-dig",
        /// The square is contaminated.
        SquareContaminated => "UFS-SCN-9" "ufs-square-contaminated",
        /// The die shows 6 already.
        ShowsSixAlready => "UFS-FX-3" "ufs-shows-six-already",
        /// The city gives no such reroll.
        NoCityReroll => "UFS-FX-5" "ufs-no-city-reroll",
        /// The reroll was used this round.
        CityRerollUsed => "UFS-FX-5" "ufs-city-reroll-used",
        /// The reroll is for gray dice.
        GrayDiceOnly => "UFS-FX-5" "ufs-gray-dice-only",
        /// The die is kept already.
        DieAlreadyKept => "UFS-FX-12" "ufs-die-already-kept",
        /// No energy to buy off the descent.
        CannotPayCancel { cost: u8, energy: u8 } => "UFS-FX-17" "ufs-cannot-pay-cancel",

        /// Not every square of the room holds a die or an active robot.
        RoomIncomplete => "UFS-ROOM-5" "ufs-room-incomplete",
        /// Nothing stands in the room.
        RoomEmpty => "UFS-SM-15" "ufs-room-empty",
        /// Too little energy.
        TooLittleEnergy { cost: u8, energy: u8 } => "UFS-ROOM-3" "ufs-too-little-energy",
        /// The city has no reduction, or it would change nothing.
        NoReduction => "UFS-FX-15" "ufs-no-reduction",
        /// The die is not on the board.
        DieNotOnBoard => "UFS-ROOM-1" "ufs-die-not-on-board",
        /// The die is not on an anti-aircraft square with something to clear.
        NothingToClear => "UFS-ROOM-6" "ufs-nothing-to-clear",
        /// No die is digging.
        NoDiggingDie => "UFS-DIG-1" "ufs-no-digging-die",
        /// The excavator is already there or beyond.
        AlreadyDug => "UFS-DIG-4" "ufs-already-dug",
        /// Too little energy to dig.
        CannotPayDigging { cost: u8, energy: u8 } => "UFS-DIG-1" "ufs-cannot-pay-digging",
        /// No research square is closed.
        NoGate => "UFS-SCN-4" "ufs-no-gate",
        /// The square is clean.
        NotContaminated => "UFS-SCN-9" "ufs-not-contaminated",
        /// The numbers ahead add up to more than the room's value.
        TooManySquares { value: u8 } => "UFS-ROOM-10" "ufs-too-many-squares",
        /// The square ahead is closed.
        ResearchClosed => "UFS-ROOM-17" "ufs-research-closed",
        /// Only a large Research room of the lower base enters such a square.
        NeedsLargeRoom { number: u8 } => "UFS-ROOM-12" "ufs-needs-large-room",
        /// The robot may not be put on that square.
        SquareNotFree => "UFS-ROBOT-4" "ufs-square-not-free",
        /// The square is not excavated.
        NotExcavated => "UFS-ROBOT-9" "ufs-not-excavated",
        /// That robot die is on the board.
        RobotInUse => "UFS-ROBOT-3" "ufs-robot-in-use",
        /// The other robot die comes first: they are alike.
        OtherRobotFirst => "UFS-ROBOT-12" "ufs-other-robot-first",
        /// The city allows no more robots.
        TooManyRobots => "UFS-FX-4" "ufs-too-many-robots",
        /// The ship is not one that the Fighter can choose.
        NotARedTarget => "UFS-ROOM-9" "ufs-not-a-red-target",
        /// The robot was not used in this room.
        RobotNotUsed => "UFS-FX-14" "ufs-robot-not-used",

        /// The character is not in the game.
        NotInTeam => "UFS-CHAR-1" "ufs-not-in-team",
        /// The character has been used.
        CharacterUsed => "UFS-CHAR-1" "ufs-character-used",
        /// The character's moment is another.
        WrongWindow => "UFS-CHAR-3" "ufs-wrong-window",
        /// The character's effect would do nothing.
        NoEffect => "UFS-CHAR-6" "ufs-no-effect",
        /// The effect needs another target.
        WrongTarget => "UFS-CHAR-5" "ufs-wrong-target",
        /// No ship may be held by that right.
        NothingToHold => "UFS-MS-15" "ufs-nothing-to-hold",
        /// The drop point is not free.
        DropPointTaken => "UFS-MS-9" "ufs-drop-point-taken",
        /// An empty column comes first.
        EmptyColumnFirst => "UFS-MS-10" "ufs-empty-column-first",
        /// The column with the most room comes first.
        FarthestFirst => "UFS-MS-11" "ufs-farthest-first",
    }
}
