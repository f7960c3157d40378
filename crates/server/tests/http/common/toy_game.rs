//! A game made up for these tests: three players with a hidden card each. First all choose at once
//! whether to keep it; then they take turns, looking at their card, and after each turn the others
//! say in public whether they cheer, for which nobody needs a card.

use std::sync::LazyLock;

use bots::{Features, Fit, Heuristics, Weights};
use engine::{
    Choices, Decision, Dice, Fault, Forecast, Game, OptionSpec, Outcome, Play, Seat, Seats, Sink, Tally, Viewer, ensure,
};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use ui::{Choice, Lang, Part, TableScene, Tabletop};

pub const TURNS: u8 = 7;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ToyGame {
    pub hands: [u32; 3],
    pub choosing: Seats,
    pub active: u8,
    pub asked: u8,
    pub lit: Option<u32>,
    pub points: [u8; 3],
    pub turns: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Keep,
    Swap,
    Light,
    Wait,
    Cheer,
    Hush,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Kept { seat: u8, card: Option<u32> },
    Drew { seat: u8, card: Option<u32> },
    Lit { seat: u8, card: u32 },
    Said { seat: u8, action: Action },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    mine: Option<u32>,
    choosing: Seats,
    active: u8,
    asked: u8,
    lit: Option<u32>,
    points: [u8; 3],
    turns: u8,
}

engine::refusals! {
    pub enum Refusal {
        NotAsked => "LAN-TURN-1" "not-asked",
        NotNow => "LAN-TURN-2" "not-now",
    }
}

fn card(dice: &mut Dice) -> u32 {
    10_000_000 + dice.below(90_000_000)
}

impl ToyGame {
    fn offers(&self, seat: Seat) -> [Action; 2] {
        if !self.choosing.is_empty() {
            [Action::Keep, Action::Swap]
        } else if seat.0 == self.active {
            [Action::Light, Action::Wait]
        } else {
            [Action::Cheer, Action::Hush]
        }
    }
}

engine::decisions! {
    pub enum Asked of ToyGame {
        Choose,
    }
}

#[derive(Clone, Copy)]
pub struct Choose;

impl Decision<ToyGame> for Choose {
    type Answer = Action;

    fn asked(&self, game: &ToyGame) -> Seats {
        if game.choosing.is_empty() { Seats::one(game.active_seat()) } else { game.choosing }
    }
    fn offer(&self, game: &ToyGame, seat: Seat, choices: &mut impl Choices<Action>) {
        choices.add_all(game.offers(seat));
    }
    fn permit(&self, game: &ToyGame, seat: Seat, action: Action) -> Result<Action, Refusal> {
        ensure(game.offers(seat).contains(&action), Refusal::NotNow)?;
        Ok(action)
    }
    fn perform<S: Sink<ToyGame>>(self, game: &mut ToyGame, seat: Seat, action: Action, play: &mut Play<'_, S>) {
        let (index, who) = (seat.index(), seat.0);
        match action {
            Action::Keep => {
                game.choosing = game.choosing.without(seat);
                play.tell(game, Event::Kept { seat: who, card: Some(game.hands[index]) });
                return;
            }
            Action::Swap => {
                game.choosing = game.choosing.without(seat);
                game.hands[index] = card(play.dice);
                play.tell(game, Event::Drew { seat: who, card: Some(game.hands[index]) });
                return;
            }
            Action::Light => {
                game.lit = Some(game.hands[index]);
                play.tell(game, Event::Lit { seat: who, card: game.hands[index] });
                game.hands[index] = card(play.dice);
                play.tell(game, Event::Drew { seat: who, card: Some(game.hands[index]) });
                game.points[index] += 2;
            }
            Action::Wait | Action::Hush => play.tell(game, Event::Said { seat: who, action }),
            Action::Cheer => {
                game.points[index] += 1;
                play.tell(game, Event::Said { seat: who, action });
            }
        }
        game.asked = (game.asked + 1) % 3;
        if game.asked == game.active {
            game.active = (game.active + 1) % 3;
            game.asked = game.active;
            game.turns += 1;
        }
    }
}

impl Game for ToyGame {
    const ID: &'static str = "toy-game";
    const RULES_VERSION: u32 = 1;
    type Components = ();
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;
    type Question = Asked;
    const OVER: Refusal = Refusal::NotAsked;
    const NOT_ASKED: Refusal = Refusal::NotAsked;

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }
    fn new(_: &Setup, dice: &mut Dice) -> Result<ToyGame, Fault> {
        let hands = [card(dice), card(dice), card(dice)];
        Ok(ToyGame { hands, choosing: Seats::first(3), active: 0, asked: 0, lit: None, points: [0; 3], turns: 0 })
    }
    fn components(&self) -> engine::Data<()> {
        engine::Data::default()
    }

    fn components_of(_: &Self::Setup) -> Result<engine::Data<()>, Fault> {
        Ok(engine::Data::default())
    }

    fn seats(&self) -> u8 {
        3
    }
    fn question(&self) -> Option<Asked> {
        (self.turns < TURNS || !self.choosing.is_empty()).then_some(Asked::Choose)
    }
    fn active_seat(&self) -> Seat {
        Seat(self.asked)
    }
    fn outcome(&self) -> Outcome {
        let most = self.points.iter().max().copied().unwrap_or_default();
        let winners = (0..3).map(Seat).filter(|seat| self.points[seat.index()] == most).collect();
        Outcome { winners, scores: self.points.iter().map(|p| i32::from(*p)).collect() }
    }
    fn view(&self, viewer: Viewer) -> View {
        View {
            mine: viewer.seat().and_then(|seat| self.hands.get(seat.index()).copied()),
            choosing: self.choosing,
            active: self.active,
            asked: self.asked,
            lit: self.lit,
            points: self.points,
            turns: self.turns,
        }
    }
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let own = |seat: u8| viewer == Viewer::Seat(Seat(seat));
        Some(match event.clone() {
            Event::Kept { seat, card } => Event::Kept { seat, card: card.filter(|_| own(seat)) },
            Event::Drew { seat, card } => Event::Drew { seat, card: card.filter(|_| own(seat)) },
            open => open,
        })
    }
    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> ToyGame {
        let mut copy = self.clone();
        for (seat, hand) in copy.hands.iter_mut().enumerate() {
            if seat != viewer.index() {
                *hand = card(dice);
            }
        }
        copy
    }
    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
    fn tally(&self, _: &mut Tally) {}
}

impl Tabletop for ToyGame {
    fn rules(_: Lang) -> &'static str {
        "# ToyGame\n"
    }
    fn title(_: Lang) -> String {
        "Paper ToyGame".to_owned()
    }
    fn pitch(_: Lang) -> String {
        String::new()
    }
    fn prompt(scene: &TableScene<'_, Self>) -> Markup {
        html! { (format!("{:?} {:?}", scene.acting, scene.view)) }
    }
    fn field_name(field: &str, _: Lang) -> String {
        field.to_owned()
    }
    fn describe(_: &Setup, _: Lang) -> String {
        "three".to_owned()
    }
    fn setup_fields(_: Lang, fields: &[(String, String)]) -> Markup {
        html! { @for (name, value) in fields { input name=(name) value=(value); } }
    }
    fn setup_from_fields(fields: &[(String, String)]) -> Result<Setup, Fault> {
        fields.first().map_or(Ok(Setup {}), |(field, _)| Err(Fault::new(field.clone(), "unknown-value")))
    }
    fn choice(_: &TableScene<'_, Self>, action: Action, forecast: &Forecast<Self>) -> Choice {
        let words = html! { (format!("{action:?}, then {:?}", forecast.view)) };
        let chips = html! { (format!("{:?} certain {}", forecast.events, forecast.certain)) };
        Choice { button: false, ..Choice::at([], html! {}, words).priced(chips, Vec::new()) }
    }
    fn draw(scene: &TableScene<'_, Self>, _: &[Choice]) -> Vec<Part> {
        let board = html! { div #board { (format!("{:?} {:?} {:?}", scene.names, scene.view, scene.log)) } };
        vec![Part { id: "board", html: board.into_string() }]
    }
    fn narrate(_: &Event, _: &View, _: Lang) -> Option<Markup> {
        None
    }
    fn narrate_here(event: &Event, scene: &TableScene<'_, Self>) -> Option<Markup> {
        let (Event::Kept { seat, .. } | Event::Drew { seat, .. } | Event::Lit { seat, .. } | Event::Said { seat, .. }) =
            event;
        Some(html! { b.who { (scene.names[usize::from(*seat)]) } (format!("{event:?}")) })
    }
    fn pause(_: &Event) -> u32 {
        100
    }
    fn attempt(_: &View, path: &[&str]) -> Option<Action> {
        (path == ["lantern"]).then_some(Action::Light)
    }
    fn needs_hand(view: &View) -> bool {
        !view.choosing.is_empty() || view.asked == view.active
    }
    fn explain(_: &Refusal, _: Lang) -> String {
        "not now".to_owned()
    }
}

/// Nothing is known about the game beside its rules.
impl Heuristics for ToyGame {
    const FEATURES: &'static [&'static str] = &[];

    fn weights() -> &'static Weights {
        static NONE: LazyLock<Weights> = LazyLock::new(|| Weights { solo: Fit::default(), table: Fit::default() });
        &NONE
    }

    fn features(&self, _: Seat, _: &mut Features) {}

    fn is_pause(&self) -> bool {
        true
    }

    fn fingerprint(&self, _: Seat) -> u64 {
        0
    }
}
