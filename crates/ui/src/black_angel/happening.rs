//! What is just happening, in a frame of a playback: the pieces concerned are marked, and the
//! style sheet makes them move.

use black_angel::{
    ActionNumber, Back, BlackAngel, Cell, Colour, DamagePlace, Event, HalCard, Hex, Holder, Item, Target, Trigger,
};
use engine::{Seat, Viewer};

use crate::{Sound, TableScene};

/// The event that a frame shows, if it is a frame, and the card that Hal revealed last.
#[derive(Clone, Copy)]
pub(super) struct Happening<'a> {
    now: Option<&'a Event>,
    hal: Option<HalCard>,
}

impl<'a> Happening<'a> {
    pub(super) fn of(scene: &TableScene<'a, BlackAngel>) -> Happening<'a> {
        let revealed = |event: &Event| match event {
            Event::HalRevealed { card, .. } => Some(*card),
            _ => None,
        };
        Happening {
            now: if scene.playing { scene.log.last() } else { None },
            hal: scene.log.iter().rev().find_map(revealed),
        }
    }

    pub(super) fn action(self, number: ActionNumber) -> &'static str {
        match self.now {
            Some(Event::RavagerArrived { action, .. } | Event::RavagerStruck { action, .. }) if *action == number => {
                " struck"
            }
            Some(Event::RobotCaptured { action, .. }) if *action == number => " struck",
            Some(Event::Damaged { place: DamagePlace::Action(action) }) if *action == number => " struck",
            Some(Event::Repaired { place: DamagePlace::Action(action), .. }) if *action == number => " eased",
            Some(Event::RavagersDestroyed { action, .. }) if *action == number => " eased",
            Some(Event::DiePlaced { target: Target::Action(action), .. }) if *action == number => " works",
            _ => "",
        }
    }

    pub(super) fn supply(self, colour: Colour) -> &'static str {
        match self.now {
            Some(Event::Damaged { place: DamagePlace::Die(hit) }) if *hit == colour => " struck",
            Some(Event::Repaired { place: DamagePlace::Die(hit), .. }) if *hit == colour => " eased",
            Some(Event::DieReturned { colour: back }) if *back == colour => " eased",
            _ => "",
        }
    }

    pub(super) fn dice(self, holder: Holder) -> &'static str {
        match self.now {
            Some(Event::DiceRolled { holder: by, .. }) if *by == holder => " tumble",
            _ => "",
        }
    }

    pub(super) fn display(self, space: usize) -> &'static str {
        match self.now {
            Some(Event::TechnologyArrived { .. }) if space == 1 => " arrives",
            Some(Event::TileTaken { space: from, .. }) if usize::from(*from) == space => " eased",
            _ => "",
        }
    }

    pub(super) fn offer(self, slot: usize) -> &'static str {
        match self.now {
            Some(Event::AdvancedRevealed { slot: at, .. }) if usize::from(*at) == slot => " arrives",
            _ => "",
        }
    }

    pub(super) fn voyage(self) -> &'static str {
        match self.now {
            Some(Event::AngelAdvanced { .. } | Event::EndTriggered { by: Trigger::Spes }) => "works",
            _ => "",
        }
    }

    pub(super) fn strip(self, strip: u8) -> &'static str {
        match self.now {
            Some(Event::StripTurned { strip: turned }) if turned.strip == strip => " turned",
            _ => "",
        }
    }

    pub(super) fn angel(self) -> &'static str {
        match self.now {
            Some(Event::AngelAdvanced { .. }) => "thrusts",
            _ => "",
        }
    }

    pub(super) fn card(self, hex: Hex) -> &'static str {
        match self.now {
            Some(Event::MissionPlaced { hex: at, .. }) if *at == hex => " arrives",
            Some(Event::MissionActivated { hex: at, .. }) if *at == hex => " works",
            Some(Event::DiePlaced { target: Target::Mission(at), .. }) if *at == hex => " works",
            _ => "",
        }
    }

    pub(super) fn ship(self, seat: Seat, hex: Hex) -> &'static str {
        match self.now {
            Some(Event::ShipLaunched { seat: by, to, .. }) if *by == seat && *to == hex => " arrives",
            _ => "",
        }
    }

    pub(super) fn deck(self, back: Back) -> &'static str {
        match self.now {
            Some(Event::CardDrawn { back: drawn, .. }) if *drawn == back => " works",
            Some(Event::Reshuffled { back: shuffled }) if *shuffled == back => " arrives",
            _ => "",
        }
    }

    pub(super) fn cell(self, seat: Seat, cell: Cell) -> &'static str {
        match self.now {
            Some(Event::TileActivated { seat: by, cell: at, .. }) if *by == seat && *at == cell => " works",
            Some(Event::DebrisPlaced { seat: by, cell: at }) if *by == seat && *at == cell => " arrives",
            Some(Event::DieBoosted { seat: by, cell: at, .. } | Event::ActionBoosted { seat: by, cell: at, .. })
                if *by == seat && *at == cell =>
            {
                " works"
            }
            _ => "",
        }
    }

    pub(super) fn goods(self, seat: Seat, wanted: Item) -> &'static str {
        match self.now {
            Some(Event::Goods { seat: by, item, change, .. }) if *by == seat && *item == wanted => {
                if *change < 0 {
                    " pays"
                } else {
                    " gains"
                }
            }
            _ => "",
        }
    }

    pub(super) fn points(self, holder: Holder) -> &'static str {
        match self.now {
            Some(Event::Points { holder: by, change, .. }) if *by == holder => {
                if *change < 0 {
                    " pays"
                } else {
                    " gains"
                }
            }
            _ => "",
        }
    }
}

impl Happening<'_> {
    /// The card of Hal's that is being carried out, or was last.
    pub(super) fn hal_card(self) -> Option<HalCard> {
        self.hal
    }
}

/// What is heard when it is shown.
pub(super) fn sound(event: &Event, viewer: Viewer) -> Option<Sound> {
    Some(match event {
        Event::TurnBegan { seat, .. } if viewer == Viewer::Seat(*seat) => Sound::Turn,
        Event::DiceRolled { .. } => Sound::Roll,
        Event::CardPlayed { .. } | Event::CardDrawn { .. } | Event::TileTaken { .. } => Sound::Move,
        Event::DiePlaced { .. } | Event::DieReserved { .. } | Event::WorkstationManned { .. } => Sound::Move,
        Event::ShipLaunched { .. } | Event::ShipMoved { .. } | Event::MissionPlaced { .. } => Sound::Move,
        Event::TileInjected { .. } | Event::AdvancedInjected { .. } | Event::AdvancedTaken { .. } => Sound::Move,
        Event::ShipStayed { .. } | Event::HalRevealed { .. } => Sound::Move,
        Event::AngelAdvanced { .. } | Event::StripTurned { .. } | Event::RavagerArrived { .. } => Sound::Fall,
        Event::RavagerStruck { .. } | Event::Damaged { .. } | Event::ShipLost { .. } => Sound::Hit,
        Event::RavagersDestroyed { .. } => Sound::Hit,
        Event::Points { change, .. } | Event::Goods { change, .. } if *change > 0 => Sound::Gain,
        _ => return None,
    })
}
