//! The contract, the match and the kit, tried on a toy: two players, a hidden card each, a die.

use engine::kit::{Golden, Scene, Trials, conformance, random_match};
use engine::{
    Choices, Decision, Dice, Fault, Game, Match, NoUndo, OptionSpec, Outcome, Play, Record, ReplayError, Saved, Seat,
    Sink, Tally, Viewer, ensure, forecast,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Toy {
    hands: [u8; 2],
    points: [u8; 2],
    turn: u8,
    goal: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Setup {
    goal: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { goal: 9 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Choice {
    Take(u8),
    Roll,
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Event {
    Took(u8),
    Rolled(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct View {
    hand: Option<u8>,
    points: [u8; 2],
    turn: u8,
    goal: u8,
}

engine::refusals! {
    enum Refusal {
        NotYourTurn => "TOY-TURN-1" "not-your-turn",
        Over => "TOY-END-1" "over",
        TooMuch { most: u8 } => "TOY-TAKE-1" "too-much",
    }
}

/// Take, roll or pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Take {
    most: u8,
}

/// On the last step to the goal nothing is taken any more: roll or pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct LastStep;

engine::decisions! {
    enum Asked of Toy {
        Take(..),
        LastStep,
    }
}

impl Decision<Toy> for Take {
    type Answer = Option<u8>;

    fn offer(&self, game: &Toy, seat: Seat, choices: &mut impl Choices<Choice>) {
        choices.add_all((1..=self.most).map(Choice::Take));
        LastStep.offer(game, seat, choices);
    }

    fn permit(&self, _: &Toy, _: Seat, action: Choice) -> Result<Option<u8>, Refusal> {
        match action {
            Choice::Take(n) => {
                ensure((1..=self.most).contains(&n), Refusal::TooMuch { most: self.most })?;
                Ok(Some(n))
            }
            Choice::Roll => Ok(None),
            Choice::Pass => Ok(Some(0)),
        }
    }

    fn perform<S: Sink<Toy>>(self, game: &mut Toy, seat: Seat, answer: Option<u8>, play: &mut Play<'_, S>) {
        match answer {
            None => LastStep.perform(game, seat, true, play),
            Some(0) => LastStep.perform(game, seat, false, play),
            Some(taken) => {
                game.points[seat.index()] += taken;
                play.tell(game, Event::Took(taken));
            }
        }
    }
}

impl Decision<Toy> for LastStep {
    type Answer = bool;

    fn offer(&self, _: &Toy, _: Seat, choices: &mut impl Choices<Choice>) {
        choices.add_all([Choice::Roll, Choice::Pass]);
    }

    fn permit(&self, _: &Toy, _: Seat, action: Choice) -> Result<bool, Refusal> {
        match action {
            Choice::Roll => Ok(true),
            Choice::Pass => Ok(false),
            Choice::Take(_) => Err(Refusal::TooMuch { most: 0 }),
        }
    }

    fn perform<S: Sink<Toy>>(self, game: &mut Toy, seat: Seat, rolls: bool, play: &mut Play<'_, S>) {
        if rolls {
            let rolled = play.dice.roll(6);
            game.points[seat.index()] += rolled;
            play.tell(game, Event::Rolled(rolled));
        } else {
            game.turn = 1 - game.turn;
            game.points[seat.index()] += 1;
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 3;
    type Components = ();
    type Setup = Setup;
    type Action = Choice;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;
    type Question = Asked;
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotYourTurn;

    fn options() -> Vec<OptionSpec> {
        vec![OptionSpec { key: "goal", values: vec![3.into(), 9.into()], cover: true }]
    }

    fn new(setup: &Setup, dice: &mut Dice) -> Result<Toy, Fault> {
        if setup.goal == 0 || setup.goal > 50 {
            return Err(Fault::new("goal", "TOY-SETUP-1"));
        }
        Ok(Toy { hands: [dice.roll(9), dice.roll(9)], points: [0, 0], turn: 0, goal: setup.goal })
    }

    fn components(&self) -> engine::Data<()> {
        engine::Data::default()
    }

    fn components_of(_: &Self::Setup) -> Result<engine::Data<()>, Fault> {
        Ok(engine::Data::default())
    }

    fn seats(&self) -> u8 {
        2
    }

    fn question(&self) -> Option<Asked> {
        let over = self.points.iter().any(|points| *points >= self.goal);
        let last = self.points.iter().any(|points| *points + 1 == self.goal);
        (!over).then_some(if last { Asked::LastStep } else { Asked::Take(Take { most: 2 }) })
    }

    fn active_seat(&self) -> Seat {
        Seat(self.turn)
    }

    fn outcome(&self) -> Outcome {
        let winners = (0..2).map(Seat).filter(|seat| self.points[seat.index()] >= self.goal).collect();
        Outcome { winners, scores: self.points.iter().map(|p| i32::from(*p)).collect() }
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => Some(self.hands[seat.index()]),
            Viewer::Spectator => None,
        };
        View { hand, points: self.points, turn: self.turn, goal: self.goal }
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> Toy {
        let mut copy = self.clone();
        copy.hands[1 - viewer.index()] = dice.roll(9);
        copy
    }

    fn check(&self) -> Result<(), Fault> {
        if self.turn > 1 {
            return Err(Fault::new("turn", "TOY-TURN-1"));
        }
        Ok(())
    }

    fn tally(&self, tally: &mut Tally) {
        tally.number("points", i64::from(self.points[0]));
    }
}

fn table() -> Match<Toy> {
    Match::new(Setup { goal: 40 }, "toy".parse().expect("a seed")).expect("a table")
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn the_toy_keeps_the_contract() {
    conformance::<Toy>(&Trials { games: 50, stride: 1, ..Trials::default() });
}

#[test]
fn undo_goes_back_choice_by_choice() {
    let mut game = table();
    let start = game.hash();
    game.act(A, Choice::Take(1), &mut ()).unwrap();
    game.act(A, Choice::Take(2), &mut ()).unwrap();
    assert_eq!(game.undo(B), Err(NoUndo), "only the seat that chose takes back");
    game.undo(A).unwrap();
    assert_eq!(game.state().points, [1, 0]);
    game.undo(A).unwrap();
    assert_eq!(game.hash(), start);
    assert_eq!(game.undo(A), Err(NoUndo));
}

#[test]
fn undo_stops_at_a_roll() {
    let mut game = table();
    game.act(A, Choice::Take(1), &mut ()).unwrap();
    game.act(A, Choice::Roll, &mut ()).unwrap();
    assert_eq!(game.undo(A), Err(NoUndo));
    game.act(A, Choice::Take(1), &mut ()).unwrap();
    game.undo(A).unwrap();
    assert_eq!(game.undo(A), Err(NoUndo));
}

#[test]
fn undo_stops_where_another_seat_acted() {
    let mut game = table();
    game.act(A, Choice::Take(1), &mut ()).unwrap();
    game.act(A, Choice::Pass, &mut ()).unwrap();
    game.act(B, Choice::Take(1), &mut ()).unwrap();
    assert_eq!(game.undo(A), Err(NoUndo));
    game.undo(B).unwrap();
    assert_eq!(game.undo(B), Err(NoUndo));
    assert_eq!(game.undo(A), Err(NoUndo), "what the other seat has seen stays");
}

#[test]
fn a_refusal_changes_nothing() {
    let mut game = table();
    let before = game.hash();
    assert_eq!(game.act(A, Choice::Take(3), &mut ()), Err(Refusal::TooMuch { most: 2 }));
    assert_eq!(game.act(B, Choice::Take(1), &mut ()), Err(Refusal::NotYourTurn));
    assert_eq!((game.hash(), game.moves().len()), (before, 0));
}

#[test]
fn a_record_that_was_touched_is_refused() {
    let mut game = table();
    game.act(A, Choice::Roll, &mut ()).unwrap();
    game.act(A, Choice::Take(2), &mut ()).unwrap();
    let record = game.record();
    assert_eq!(record.replay().unwrap().hash(), game.hash());

    let touched = |change: &dyn Fn(&mut Record<Toy>)| {
        let mut record = record.clone();
        change(&mut record);
        record.replay().map(|game| game.hash())
    };
    assert_eq!(touched(&|r| r.game = "go".into()), Err(ReplayError::Game("go".into())));
    assert_eq!(touched(&|r| r.rules = 2), Err(ReplayError::Rules { file: 2, here: 3 }));
    assert_eq!(touched(&|r| r.seed = "other".parse().ok()), Err(ReplayError::Commitment));
    let goalless = |record: &mut Record<Toy>| record.setup.as_mut().expect("a setup").goal = 0;
    assert_eq!(touched(&goalless), Err(ReplayError::Setup(Fault::new("goal", "TOY-SETUP-1"))));
    assert_eq!(touched(&|r| r.setup = None), Err(ReplayError::Setup(Fault::new("setup", "missing"))));
    let both = |record: &mut Record<Toy>| record.position = Some(Box::new(table().state().clone()));
    assert_eq!(touched(&both), Err(ReplayError::Setup(Fault::new("position", "unknown-value"))));
    assert_eq!(
        touched(&|r| r.moves[1].action = Choice::Take(7)),
        Err(ReplayError::Move { number: 2, rule: "TOY-TAKE-1" })
    );
    assert_eq!(touched(&|r| r.moves.truncate(1)), Err(ReplayError::Hash));
}

#[test]
fn a_forecast_stops_where_chance_begins() {
    let game = table();
    let sure = forecast(game.state(), A, Choice::Take(2)).unwrap();
    assert_eq!((sure.events, sure.view.points, sure.certain), (vec![Event::Took(2)], [2, 0], true));
    let unsure = forecast(game.state(), A, Choice::Roll).unwrap();
    assert_eq!((unsure.events, unsure.view.points, unsure.certain), (vec![], [0, 0], false));
}

#[test]
fn a_loaded_position_is_checked() {
    let mut state = table().state().clone();
    assert!(Match::from_position(state.clone(), "s".parse().unwrap()).is_ok());
    state.turn = 2;
    assert_eq!(Match::from_position(state, "s".parse().unwrap()).err(), Some(Fault::new("turn", "TOY-TURN-1")));
}

#[test]
fn a_match_from_a_position_has_a_record_too() {
    let mut game = Match::from_position(table().state().clone(), "s".parse().unwrap()).unwrap();
    game.act(A, Choice::Roll, &mut ()).unwrap();
    let record = game.record();
    assert_eq!((record.setup.is_none(), record.position.as_deref()), (true, Some(table().state())));
    assert_eq!(record.replay().unwrap().hash(), game.hash());
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record<Toy>>(&text).unwrap(), record);
}

#[test]
fn a_saved_position_is_checked_field_by_field() {
    let saved = Saved::of(table().state());
    let json = serde_json::to_value(&saved).unwrap();
    assert_eq!(Saved::<Toy>::read(&json.to_string()), Ok(saved));
    let field = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut json = json.clone();
        change(&mut json);
        Saved::<Toy>::read(&json.to_string()).unwrap_err().field
    };
    assert_eq!(field(&|json| json["game"] = "go".into()), "game");
    assert_eq!(field(&|json| json["rules"] = 99.into()), "rules");
    assert_eq!(field(&|json| json["position"]["turn"] = 2.into()), "turn");
    assert_eq!(field(&|json| json["position"]["turn"] = "mine".into()), "position.turn");
    assert_eq!(field(&|json| json["more"] = 1.into()), "more");
    for text in ["", "[]", "{}", "nonsense", &format!("{json} {json}")] {
        assert_eq!(Saved::<Toy>::read(text).unwrap_err().field, "saved", "{text}");
    }
}

#[test]
fn options_name_the_field_that_is_wrong() {
    let options = |text: &str| serde_json::from_str(text).expect("json");
    let setup = |text: &str| engine::setup_from_options::<Toy>(&options(text));
    assert_eq!(setup("{\"goal\":12}").unwrap().goal, 12);
    assert_eq!(setup("{\"gaol\":12}").unwrap_err().field, "gaol");
    assert_eq!(setup("{\"goal\":\"many\"}").unwrap_err().field, "goal");
}

#[test]
fn a_scene_tells_what_happens_and_what_is_refused() {
    let mut scene = Scene::<Toy>::new(&Setup::default(), "scene");
    assert_eq!(scene.refused(A, Choice::Take(3)), Refusal::TooMuch { most: 2 });
    assert_eq!(scene.refused(B, Choice::Pass), Refusal::NotYourTurn);
    assert_eq!(scene.act(A, Choice::Take(2)), [Event::Took(2)]);
    assert_eq!(scene.points, [2, 0]);
    scene.points = [8, 0];
    assert_eq!(scene.legal(A), [Choice::Roll, Choice::Pass]);
}

#[test]
fn a_golden_match_is_read_as_it_was_written() {
    let folder = std::env::temp_dir().join(format!("starboard-golden-{}", std::process::id()));
    let golden = Golden::of(folder.to_str().expect("a path"));
    let game = random_match::<Toy>(Setup::default(), "golden".parse().expect("a seed"), |_| {});
    golden.write("one", &game);
    assert_eq!(golden.names(), ["one"]);
    assert_eq!(golden.replay::<Toy>("one").hash(), game.hash());
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
