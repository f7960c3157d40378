//! Whether the rules can bear these values: what goes beyond the shape of each field.

use engine::{Flaw, PackFaults};

use super::*;

impl File {
    /// All that is wrong with the file.
    pub(in crate::components) fn faults(&self) -> PackFaults {
        let mut faults = PackFaults::none();
        self.missions(&mut faults);
        self.ravagers(&mut faults);
        self.tiles(&mut faults);
        self.strips(&mut faults);
        self.actions(&mut faults);
        self.hal_cards(&mut faults);
        faults
    }

    fn missions(&self, faults: &mut PackFaults) {
        for colour in Colour::ALL {
            let total = self.mission.iter().filter(|card| card.colour == colour).count() as i64;
            let path = || format!("mission.colour.{}", word(colour));
            faults.ensure(total == 20, path, || Flaw::Total { total, wanted: 20 });
        }
        for card in &self.mission {
            let path = format!("mission.{}", card.id);
            let activation = card.kind == RawKind::Activation;
            let sound = activation == card.form.is_none();
            faults.ensure(sound, || format!("{path}.form"), || Flaw::NotWith { other: "kind".into() });
            let counted = card.form == Some(RawForm::PerCard);
            for (field, given) in
                [("count_zone", card.count_zone.is_some()), ("count_colour", card.count_colour.is_some())]
            {
                faults.ensure(!counted || given, || format!("{path}.{field}"), || Flaw::Missing);
            }
            let nothing = card.gain == Bundle::default();
            faults.ensure(!activation || !nothing, || format!("{path}.gain"), || Flaw::Missing);
        }
    }

    fn ravagers(&self, faults: &mut PackFaults) {
        for card in &self.ravager {
            // The card shows the colour of the die that it damages, and only then (BA-A2-10).
            let die = card.effect == RavagerEffect::DamageSupplyDie;
            let path = || format!("ravager.{}.die_colour", card.id);
            let flaw = || if die { Flaw::Missing } else { Flaw::NotWith { other: "effect".into() } };
            faults.ensure(die == card.die_colour.is_some(), path, flaw);
        }
    }

    fn tiles(&self, faults: &mut PackFaults) {
        for colour in Colour::ALL {
            let total = self.technology.iter().filter(|tile| tile.colour == colour).count() as i64;
            let path = || format!("technology.colour.{}", word(colour));
            faults.ensure(total == 16, path, || Flaw::Total { total, wanted: 16 });
        }
        for tile in &self.starting_tile {
            let twice = tile.choose_one.len() == 2 && tile.choose_one[0] == tile.choose_one[1];
            faults.ensure(!twice, || format!("starting_tile.{}.choose_one", tile.id), || Flaw::Twice);
        }
        for tile in &self.advanced {
            let grid = tile.scores == Scores::GridTechnology;
            let path = || format!("advanced.{}.colour", tile.id);
            let flaw = || if grid { Flaw::Missing } else { Flaw::NotWith { other: "scores".into() } };
            faults.ensure(grid == tile.colour.is_some(), path, flaw);
        }
        let cells = &self.player_board.starting_cells;
        for (index, cell) in cells.iter().enumerate() {
            let path = || format!("player_board.starting_cells[{index}]");
            faults.ensure(!cells[..index].contains(cell), path, || Flaw::Overlap);
        }
    }

    /// Five hexes, one a column; comets and Ravagers are on alien hexes (BA-HEX-5, BA-HEX-6).
    fn strips(&self, faults: &mut PackFaults) {
        for (number, strip) in (1..).zip(&self.strip) {
            for (name, hexes) in [("side_a", &strip.side_a), ("side_b", &strip.side_b)] {
                for (index, hex) in hexes.iter().enumerate() {
                    let path = || format!("strip.{number}.{name}[{index}]");
                    let other = hexes[..index].iter().any(|other| other.column == hex.column);
                    faults.ensure(!other, path, || Flaw::Overlap);
                    let bare = !hex.comet && hex.ravager == 0;
                    let sound = bare || !matches!(hex.kind, HexKind::Asteroid);
                    faults.ensure(sound, path, || Flaw::NotWith { other: "asteroid".into() });
                }
            }
        }
    }

    /// Each colour has a command and one of the three other actions (BA-TERM-4).
    fn actions(&self, faults: &mut PackFaults) {
        for colour in Colour::ALL {
            let of_colour = |command: bool| {
                let those = self.action.iter().filter(|action| action.colour == colour);
                those.filter(|action| (action.kind == Kind::Command) == command).count() as i64
            };
            for command in [true, false] {
                let total = of_colour(command);
                let path = || format!("action.{}", word(colour));
                faults.ensure(total == 1, path, || Flaw::Total { total, wanted: 1 });
            }
        }
        for kind in [Kind::Discover, Kind::Repair, Kind::Destroy] {
            let total = self.action.iter().filter(|action| action.kind == kind).count() as i64;
            faults.ensure(total == 1, || "action.kind".into(), || Flaw::Total { total, wanted: 1 });
        }
    }

    fn hal_cards(&self, faults: &mut PackFaults) {
        for card in &self.hal_card {
            let path = format!("hal_card.{}", card.id);
            let (top, bottom) = (card.top.colour, card.bottom.colour);
            faults.ensure(top != bottom, || format!("{path}.bottom.colour"), || Flaw::Twice);
            let third = card.third_colour != top && card.third_colour != bottom;
            faults.ensure(third, || format!("{path}.third_colour"), || Flaw::Twice);
            for (name, half) in [("top", card.top), ("bottom", card.bottom)] {
                let its_own =
                    self.action.iter().any(|action| action.colour == half.colour && action.kind == half.action);
                faults.ensure(its_own, || format!("{path}.{name}.action"), || Flaw::NotWith { other: "colour".into() });
                let sound = match half.action {
                    Kind::Command => half.mode.is_none(),
                    Kind::Discover => matches!(half.mode, Some(Mode::AdvancedFirst | Mode::TechnologyOnly)),
                    Kind::Repair | Kind::Destroy => {
                        matches!(half.mode, Some(Mode::Clockwise | Mode::Counterclockwise))
                    }
                };
                faults.ensure(sound, || format!("{path}.{name}.mode"), || Flaw::NotWith { other: "action".into() });
            }
        }
    }
}

fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "orange",
        Colour::Gray => "gray",
        Colour::Green => "green",
    }
}
