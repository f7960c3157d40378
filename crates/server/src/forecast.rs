//! What a choice would do, as somebody else may know it: for a question that is put on the page of
//! another player at the same screen.

use engine::{Dice, Forecast, Game, Play, Seat, Seed, Sink, Viewer};

struct Witness<G: Game> {
    eyes: Viewer,
    forecast: Forecast<G>,
}

impl<G: Game> Sink<G> for Witness<G> {
    fn event(&mut self, state: &G, event: G::Event, draw_count: u64) {
        if draw_count > 0 {
            self.forecast.certain = false;
        } else if let Some(event) = G::redact(&event, self.eyes) {
            self.forecast.events.push(event);
            self.forecast.view = state.view(self.eyes);
        }
    }
}

/// What `action` of `seat` would do, as far as `eyes` can know beforehand. It is tried on a
/// position that only has in common with this one what `eyes` know, so that it tells nothing of
/// what `seat` knows besides. A spectator, for whom there is no such position, and a choice that
/// depends on what is hidden are told nothing.
pub(crate) fn forecast_as<G: Game>(state: &G, seat: Seat, action: G::Action, eyes: Viewer) -> Forecast<G> {
    let nothing = || Forecast { events: Vec::new(), view: state.view(eyes), certain: false };
    let Viewer::Seat(page_viewer) = eyes else { return nothing() };
    let Ok(seed) = "foresight".parse::<Seed>() else { return nothing() };
    let mut imagined = state.determinize(page_viewer, &mut Dice::new(&seed));
    let mut dice = Dice::new(&seed);
    let mut witness = Witness { eyes, forecast: Forecast { certain: true, ..nothing() } };
    if imagined.apply(seat, action, &mut Play::new(&mut dice, &mut witness)).is_err() {
        return nothing();
    }
    if dice.draw_count() == 0 {
        witness.forecast.view = imagined.view(eyes);
    } else {
        witness.forecast.certain = false;
    }
    witness.forecast
}
