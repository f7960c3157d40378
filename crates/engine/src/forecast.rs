//! What a choice would do, as far as it can be known beforehand.

use crate::{Dice, Game, Play, Seat, Seed, Sink, Viewer};

/// What would happen, up to the first roll or reveal.
#[derive(Clone, Debug)]
pub struct Forecast<G: Game> {
    /// What would happen, in order, as the choosing seat may know it.
    pub events: Vec<G::Event>,
    /// The position, as the seat would see it, when the certain part is over.
    pub view: G::View,
    /// Whether everything that the choice does is certain.
    pub certain: bool,
}

struct Certain<G: Game> {
    seat: Seat,
    forecast: Forecast<G>,
}

impl<G: Game> Sink<G> for Certain<G> {
    fn event(&mut self, state: &G, event: G::Event, draw_count: u64) {
        let viewer = Viewer::Seat(self.seat);
        if draw_count > 0 {
            self.forecast.certain = false;
        } else if let Some(event) = G::redact(&event, viewer) {
            self.forecast.events.push(event);
            self.forecast.view = state.view(viewer);
        }
    }
}

/// What `action` would do for `seat`, or why it is refused. It works on a position that only has
/// in common with this one what the seat knows, with dice of its own, and stops at the first
/// draw or reveal: it cannot tell anything that is not known.
pub fn forecast<G: Game>(state: &G, seat: Seat, action: G::Action) -> Result<Forecast<G>, G::Illegal> {
    let mut dice = decoy();
    let mut imagined = state.determinize(seat, &mut dice);
    let mut dice = decoy();
    let view = imagined.view(Viewer::Seat(seat));
    let mut sink = Certain { seat, forecast: Forecast { events: Vec::new(), view, certain: true } };
    imagined.apply(seat, action, &mut Play::new(&mut dice, &mut sink))?;
    if dice.draw_count() == 0 {
        sink.forecast.view = imagined.view(Viewer::Seat(seat));
    } else {
        sink.forecast.certain = false;
    }
    Ok(sink.forecast)
}

fn decoy() -> Dice {
    let seed: Result<Seed, _> = "forecast".parse();
    Dice::new(&seed.unwrap_or_else(|_| unreachable!("the words are a seed")))
}
