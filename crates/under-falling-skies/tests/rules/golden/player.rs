//! A decent player, good enough to win: it tries each choice many times, playing the rest of the
//! round at random, and takes the one after which the table looks best.

use engine::{Dice, Game, Play, Seat, Turn};
use under_falling_skies::{Action, Berth, Colour, Ending, Step, UnderFallingSkies};

const PLAYER: Seat = Seat(0);

/// How a player chooses.
#[derive(Clone, Copy)]
pub(crate) enum Style {
    /// Tries each choice so many times.
    Careful(u32),
    /// Takes anything.
    Random,
    /// Puts dice on guns and uses no room.
    Idle,
}

pub(crate) fn choose(style: Style, game: &UnderFallingSkies, dice: &mut Dice) -> Action {
    let mut legal = Vec::new();
    game.legal(PLAYER, &mut legal);
    match style {
        Style::Random => *dice.pick(&legal).expect("no dead end"),
        Style::Idle => {
            let idles = |action: &&Action| match action {
                Action::Place { square, .. } => square.is_gun(),
                other => matches!(other, Action::EndPhase | Action::Pass),
            };
            let idle: Vec<Action> = legal.iter().filter(idles).copied().collect();
            *dice.pick(&idle).or_else(|| legal.first()).expect("no dead end")
        }
        Style::Careful(tries) => {
            // Robots are removed only where nothing else is left (UFS-PLAN-9).
            let removes = |action: &Action| matches!(action, Action::RemoveRobot { .. });
            if !legal.iter().all(removes) {
                legal.retain(|action| !removes(action));
            }
            if legal.len() == 1 {
                return legal[0];
            }
            let score =
                |action: &Action, dice: &mut Dice| -> f64 { (0..tries).map(|_| outlook(game, *action, dice)).sum() };
            let mut best = (legal[0], f64::MIN);
            for action in &legal {
                let score = score(action, dice);
                if score > best.1 {
                    best = (*action, score);
                }
            }
            best.0
        }
    }
}

/// How the table looks at the end of the round if this is chosen and the rest is left to chance.
fn outlook(game: &UnderFallingSkies, action: Action, dice: &mut Dice) -> f64 {
    let mut game = *game;
    let round = game.round;
    let mut legal = Vec::new();
    let mut next = action;
    loop {
        game.apply(PLAYER, next, &mut Play::new(dice, &mut ())).expect("legal actions are accepted");
        if game.round != round || matches!(game.turn(), Turn::Over(_)) {
            return looks(&game);
        }
        legal.clear();
        game.legal(PLAYER, &mut legal);
        next = sensible(&game, &legal, dice);
    }
}

fn sensible(game: &UnderFallingSkies, legal: &[Action], dice: &mut Dice) -> Action {
    if let Step::ResearchSteps(_) = game.step {
        return legal[0];
    }
    for _ in 0..8 {
        let action = *dice.pick(legal).expect("no dead end");
        let gives_up = matches!(
            action,
            Action::RemoveRobot { .. } | Action::Discard { .. } | Action::EndPhase | Action::SkipRobot
        );
        if !gives_up {
            return action;
        }
    }
    let end = legal.iter().find(|action| matches!(action, Action::EndPhase));
    *end.or_else(|| legal.last()).expect("no dead end")
}

fn looks(game: &UnderFallingSkies) -> f64 {
    match game.ending() {
        Some(Ending::Won) => return 1_000.0,
        Some(_) => return f64::from(game.research) - 500.0,
        None => {}
    }
    let entered: u32 = (1..=game.research).map(|square| u32::from(game.research_number(square)) + 1).sum();
    let damage = f64::from(game.damage) / f64::from(game.base().lethal_damage);
    let ships: f64 = (0..).zip(game.ships).map(|(ship, berth)| threat(ship, berth, game.mothership)).sum();
    let robots: f64 = game.robots.iter().flatten().map(|robot| f64::from(robot.face)).sum();
    let dug = f64::from(game.excavator.index());
    3.0 * f64::from(entered) - 40.0 * damage * damage
        + 4.0 * f64::from(game.mothership)
        + 1.2 * dug
        + 1.5 * f64::from(game.energy)
        + robots
        - ships
}

fn threat(ship: u8, berth: Berth, mothership: u8) -> f64 {
    let white = if Colour::of(ship) == Colour::White { 1.5 } else { 0.0 };
    match berth {
        Berth::Reserve => 0.0,
        Berth::Sky { altitude, .. } => white + 0.25 * f64::from(mothership.saturating_sub(altitude)),
        _ => white,
    }
}
