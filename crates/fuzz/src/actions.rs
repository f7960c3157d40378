//! Choices at positions that random play has reached: what is accepted is what is listed, what is
//! refused changes nothing, and what is accepted leads to a position that could stand on a table.

use bots::Heuristics;
use engine::{Dice, Game, Play, RuleCited, Seat, Seed, Turn, Viewer, forecast, sample_setup};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use ui::Tabletop;

use crate::Seen;
use crate::games::{ForGame, IDS, with_game};
use crate::mutate::change;

/// The most random choices before the first one that is tried, and the most that are tried.
const MOST_STEPS: u32 = 600;
const MOST_TRIES: usize = 16;

#[derive(Deserialize)]
struct Case {
    game: String,
    seed: Seed,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    steps: u32,
    #[serde(default)]
    tries: Vec<Try>,
}

/// Something to try.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Try {
    /// This, whatever it is.
    Action { seat: u8, action: Value },
    /// One that is listed.
    Legal(u32),
    /// One that is listed, changed at random from this number on.
    Twist(u64),
}

pub(crate) fn take(input: &[u8], seen: &mut Seen) {
    let Ok(case) = serde_json::from_slice::<Case>(input) else { return };
    let game = case.game.clone();
    with_game(&game, Attack { case, seen });
}

struct Attack<'a> {
    case: Case,
    seen: &'a mut Seen,
}

impl ForGame for Attack<'_> {
    type Output = ();

    fn run<G: Tabletop + Heuristics>(self) {
        let Attack { case, seen } = self;
        let mut chooser = Dice::new(&case.seed.nth(1));
        let index = u64::from(chooser.below(1_000));
        let setup = match sample_setup::<G>(index, &case.options, &mut chooser) {
            Ok(setup) => setup,
            Err(fault) => return seen.note((G::ID, "setup", fault.field, fault.rule)),
        };
        let mut dice = Dice::new(&case.seed);
        let mut state = match G::new(&setup, &mut dice) {
            Ok(state) => state,
            Err(fault) => return seen.note((G::ID, "new", fault.field, fault.rule)),
        };
        for _ in 0..case.steps.min(MOST_STEPS) {
            let Some((seat, legal)) = asked(&state, &mut chooser) else { break };
            let action = *chooser.pick(&legal).expect("a dead end");
            state.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("what is listed is accepted");
        }
        for tried in case.tries.iter().take(MOST_TRIES) {
            let listed = asked(&state, &mut chooser);
            let (seat, action) = match (tried, &listed) {
                (Try::Action { seat, action }, _) => (Seat(*seat), action.clone()),
                (Try::Legal(number), Some((seat, legal))) => (*seat, json!(legal[*number as usize % legal.len()])),
                (Try::Twist(number), Some((seat, legal))) => {
                    let mut chance = Dice::new(&case.seed.nth(*number));
                    let mut action = json!(chance.pick(legal));
                    change(&mut action, &json!(chance.pick(legal)), &mut chance);
                    (*seat, action)
                }
                (_, None) => continue,
            };
            match serde_json::from_value::<G::Action>(action) {
                Ok(action) => attempt(&mut state, seat, action, &dice, seen),
                Err(_) => seen.note((G::ID, "no action")),
            }
        }
    }
}

/// A seat that is asked, and what it may choose.
fn asked<G: Game>(state: &G, chooser: &mut Dice) -> Option<(Seat, Vec<G::Action>)> {
    let Turn::Decide(seats) = state.turn() else { return None };
    let seats: Vec<Seat> = seats.iter().collect();
    let seat = *chooser.pick(&seats).expect("somebody is asked");
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    assert!(!legal.is_empty(), "a dead end");
    Some((seat, legal))
}

/// Tries one choice and goes on from where it leads.
fn attempt<G: Game>(state: &mut G, seat: Seat, action: G::Action, dice: &Dice, seen: &mut Seen) {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let (mut next, mut rolled) = (state.clone(), dice.clone());
    let mut events: Vec<G::Event> = Vec::new();
    let outcome = next.apply(seat, action, &mut Play::new(&mut rolled, &mut events));
    let foreseen = forecast(state, seat, action).is_ok();
    assert_eq!(foreseen, outcome.is_ok(), "a forecast says otherwise: {action:?}");
    match outcome {
        Ok(()) => {
            assert!(legal.contains(&action), "accepted but not listed: {action:?}");
            next.check().unwrap_or_else(|fault| panic!("{action:?} leads to an impossible position: {fault}"));
            let text = serde_json::to_string(&next).expect("a text");
            assert_eq!(serde_json::from_str::<G>(&text).expect("a position parses"), next);
            for viewer in (0..next.seats()).map(Seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
                serde_json::to_string(&next.view(viewer)).expect("a view");
                for event in &events {
                    G::redact(event, viewer);
                }
            }
            seen.note((G::ID, "accepted", std::mem::discriminant(&action)));
            *state = next;
        }
        Err(why) => {
            assert!(!legal.contains(&action), "listed but refused: {action:?}: {why:?}");
            assert!(next == *state, "a refusal changed the position: {action:?}");
            assert_eq!(rolled.draw_count(), dice.draw_count(), "a refusal drew: {action:?}");
            assert!(events.is_empty(), "a refusal told something: {action:?}");
            assert!(!why.rule().is_empty());
            seen.note((G::ID, "refused", why.rule(), std::mem::discriminant(&action)));
        }
    }
}

pub(crate) fn start() -> Vec<Vec<u8>> {
    let mut cases = Vec::new();
    for game in IDS {
        for steps in [0, 3, 10, 25, 60, 120, 250] {
            let tries: Vec<Value> =
                (0..6).flat_map(|number| [json!({ "twist": number }), json!({ "legal": number })]).collect();
            let seed = format!("{game} {steps}");
            cases
                .push(json!({ "game": game, "seed": seed, "options": {}, "steps": steps, "tries": tries }).to_string());
        }
    }
    cases.into_iter().map(String::into_bytes).collect()
}
