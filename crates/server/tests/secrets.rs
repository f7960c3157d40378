//! A second game, made up for this test: two seats that keep secrets from one another. It shows
//! that the server needs to know nothing about a game, and that nobody is told what they may not
//! know.

mod common;

use std::sync::Arc;

use common::{Luck, Shown, Visitor, anywhere};
use engine::{Dice, Fault, Forecast, Game, OptionSpec, Outcome, Play, Seat, Seats, Seed, Sink, Tally, Turn, Viewer};
use hyper::StatusCode;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use server::store::{Chair, Opening, Owner, Sitter, SqliteStore, Standing, Store, TableId};
use server::{Kind, KindOf, Options, Running};
use sha2::{Digest, Sha256};
use ui::{Choice, Lang, Part, TableScene, Tabletop};

/// Each seat knows a number; in turn they draw another or show it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Whispers {
    secrets: [u32; 2],
    shown: [Option<u32>; 2],
    made: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Draw,
    Show,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Event {
    Drew { seat: u8, secret: Option<u32> },
    Showed { seat: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct View {
    mine: Option<u32>,
    shown: [Option<u32>; 2],
    made: u8,
}

engine::refusals! {
    enum Refusal {
        NotYourTurn => "WHI-TURN-1" "not-your-turn",
    }
}

const LENGTH: u8 = 12;

fn secret(dice: &mut Dice) -> u32 {
    10_000_000 + dice.below(90_000_000)
}

impl Game for Whispers {
    const ID: &'static str = "whispers";
    const RULES_VERSION: u32 = 5;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Refusal;

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }
    fn new(_: &Setup, dice: &mut Dice) -> Result<Whispers, Fault> {
        Ok(Whispers { secrets: [secret(dice), secret(dice)], shown: [None; 2], made: 0 })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn turn(&self) -> Turn {
        if self.made == LENGTH {
            return Turn::Over(Outcome { winners: Seats::one(Seat(1)), scores: [0, 1].into_iter().collect() });
        }
        Turn::Decide(Seats::one(Seat(self.made % 2)))
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() == Turn::Decide(Seats::one(seat)) {
            out.extend([Action::Draw, Action::Show]);
        }
    }
    fn apply<S: Sink<Self>>(&mut self, seat: Seat, action: Action, play: &mut Play<'_, S>) -> Result<(), Refusal> {
        if self.turn() != Turn::Decide(Seats::one(seat)) {
            return Err(Refusal::NotYourTurn);
        }
        self.made += 1;
        match action {
            Action::Draw => {
                self.secrets[seat.index()] = secret(play.dice);
                self.shown[seat.index()] = None;
                play.tell(self, Event::Drew { seat: seat.0, secret: Some(self.secrets[seat.index()]) });
            }
            Action::Show => {
                self.shown[seat.index()] = Some(self.secrets[seat.index()]);
                play.tell(self, Event::Showed { seat: seat.0 });
            }
        }
        Ok(())
    }
    fn view(&self, viewer: Viewer) -> View {
        let mine = match viewer {
            Viewer::Seat(seat) => self.secrets.get(seat.index()).copied(),
            Viewer::Spectator => None,
        };
        View { mine, shown: self.shown, made: self.made }
    }
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drew { seat, secret } => {
                Event::Drew { seat, secret: secret.filter(|_| viewer == Viewer::Seat(Seat(seat))) }
            }
            Event::Showed { seat } => Event::Showed { seat },
        })
    }
    fn determinize(&self, viewer: Seat, dice: &mut Dice) -> Whispers {
        let mut copy = self.clone();
        if let Some(other) = copy.secrets.get_mut(1 - viewer.index()) {
            *other = secret(dice);
        }
        copy
    }
    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
    fn tally(&self, _: &mut Tally) {}
}

impl Tabletop for Whispers {
    fn rules(_: Lang) -> &'static str {
        "# Whispers\n"
    }
    fn title(_: Lang) -> String {
        "Whispers".to_owned()
    }
    fn pitch(_: Lang) -> String {
        String::new()
    }
    fn emblem() -> Markup {
        html! {}
    }
    fn drawings() -> Markup {
        html! {}
    }
    fn stage(_: &View) -> &'static str {
        ""
    }
    fn prompt(_: &TableScene<'_, Self>) -> Markup {
        html! {}
    }
    fn hints(_: &TableScene<'_, Self>, _: &[Choice]) -> Vec<(String, Markup)> {
        Vec::new()
    }
    fn legend(_: Lang) -> Markup {
        html! {}
    }
    fn field_name(field: &str, _: Lang) -> String {
        field.to_owned()
    }
    fn describe(_: &Setup, _: Lang) -> String {
        "two".to_owned()
    }
    fn setup_fields(_: Lang, _: &[(String, String)]) -> Markup {
        html! {}
    }
    fn setup_from_fields(_: &[(String, String)]) -> Result<Setup, Fault> {
        Ok(Setup {})
    }
    fn daily(_: &str) -> Setup {
        Setup {}
    }
    fn choice(_: &TableScene<'_, Self>, action: Action, forecast: &Forecast<Self>) -> Choice {
        let none = String::new;
        Choice {
            action: serde_json::to_string(&action).expect("json"),
            path: Vec::new(),
            words: html! { (format!("{action:?}, then {:?}", forecast.view)) },
            sign: html! {},
            section: none(),
            group: none(),
            group_note: none(),
            chips: html! { (format!("{:?}", forecast.events)) },
            preview: Vec::new(),
            button: false,
            rank: 0,
        }
    }
    fn draw(scene: &TableScene<'_, Self>, _: &[Choice]) -> Vec<Part> {
        let board = html! { div #board { (format!("{:?}", scene.view)) (format!("{:?}", scene.log)) } };
        vec![Part { id: "board", html: board.into_string() }]
    }
    fn narrate(event: &Event, view: &View, _: Lang) -> Option<Markup> {
        Some(html! { (format!("{event:?} {view:?}")) })
    }
    fn pause(event: &Event) -> u32 {
        if matches!(event, Event::Drew { .. }) { 200 } else { 0 }
    }
    fn attempt(_: &View, path: &[&str]) -> Option<Action> {
        (path == ["show"]).then_some(Action::Show)
    }
    fn explain(_: &Refusal, _: Lang) -> String {
        "not your turn".to_owned()
    }
}

/// The secrets that a game with this seed will have, seat by seat, if everyone always draws.
fn secrets(seed: &str) -> [Vec<u32>; 2] {
    let mut dice = Dice::new(&seed.parse::<Seed>().expect("a seed"));
    let mut all = [vec![secret(&mut dice)], vec![secret(&mut dice)]];
    for made in 0..usize::from(LENGTH) {
        all[made % 2].push(secret(&mut dice));
    }
    all
}

struct House {
    _folder: tempfile::TempDir,
    store: Arc<SqliteStore>,
    running: Running,
}

async fn house() -> House {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(SqliteStore::open(&folder.path().join("tables.db")).expect("a store"));
    let kinds: Vec<Arc<dyn Kind>> = vec![Arc::new(KindOf::<Whispers>::new())];
    let running = server::start_on(anywhere(), store.clone(), kinds, Options::default()).await.expect("a server");
    House { _folder: folder, store, running }
}

async fn owner(visitor: &Visitor) -> Owner {
    visitor.get("/").await;
    let token = visitor.cookies.lock().expect("cookies")["starboard_visitor"].clone();
    Owner(Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect())
}

fn chair(seat: u8, owner: Owner) -> Chair {
    Chair::of(Seat(seat), Sitter::Person(owner))
}

fn knows(visitor: &Visitor, secrets: &[u32]) -> usize {
    let told = visitor.told.lock().expect("memory").join("\n");
    secrets.iter().filter(|secret| told.contains(&secret.to_string())).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_what_they_may_not_know() {
    let house = house().await;
    let people: Vec<Visitor> = (0..3).map(|_| Visitor::to(house.running.addr)).collect();
    let seed: Seed = "whispers at night".parse().expect("a seed");
    let first = KindOf::<Whispers>::new().open("{}", &seed).expect("a position");
    let opening = Opening {
        id: TableId("abcdefghijkmnpqr".to_owned()),
        game: "whispers".to_owned(),
        rules: 5,
        setup: "{}".to_owned(),
        commitment: seed.commitment(),
        seed: seed.as_str().to_owned(),
        hash: first.hash(),
        created: 0,
        creator: owner(&people[0]).await,
        chairs: vec![chair(0, owner(&people[0]).await), chair(1, owner(&people[1]).await)],
        daily: None,
        imported: false,
    };
    house.store.open_table(opening, Standing::default()).await.expect("a table");
    let table = "/t/abcdefghijkmnpqr";
    let mut tabs = Vec::new();
    for person in &people {
        let mut stream = person.stream(&format!("{table}/events"), &[]).await;
        let mut shown = Shown::default();
        shown.apply(&stream.next().await.expect("the whole table"));
        tabs.push((stream, shown));
    }
    for made in 0..u64::from(LENGTH) {
        let (actor, other) = (&people[made as usize % 2], &people[(made as usize + 1) % 2]);
        assert_eq!(actor.get(table).await.choices(), ["\"draw\"", "\"show\""]);
        assert_eq!(other.get(table).await.choices().len(), 0, "not their turn");
        let early = other.act(table, made, "\"draw\"").await;
        assert_eq!((early.status, &early.json()["rule"]), (StatusCode::UNPROCESSABLE_ENTITY, &"WHI-TURN-1".into()));
        let why = other.post(&format!("{table}/why"), &[("path", "show")], &[]).await;
        assert_eq!(why.json()["rule"], "WHI-TURN-1");
        assert_eq!(other.undo(table, made).await.status, StatusCode::CONFLICT);
        assert_eq!(people[2].act(table, made, "\"draw\"").await.status, StatusCode::FORBIDDEN);
        other.get(&format!("{table}/replay?step=1")).await;
        assert_eq!(people[2].get(&format!("{table}/match.json")).await.status, StatusCode::CONFLICT);
        assert_eq!(actor.act(table, made, "\"draw\"").await.json()["n"], made + 1);
        for ((stream, shown), person) in tabs.iter_mut().zip(&people) {
            let message = stream.next().await.expect("a message");
            assert_eq!((message.number, message.frames.len()), (made + 1, 2), "the drawing, then the choice");
            shown.apply(&message);
            shown.must_be(&person.get(table).await);
        }
    }
    let [zero, one] = secrets(seed.as_str());
    let count = zero.len();
    assert_eq!((knows(&people[0], &zero), knows(&people[0], &one)), (count, 0));
    assert_eq!((knows(&people[1], &zero), knows(&people[1], &one)), (0, count));
    assert_eq!((knows(&people[2], &zero), knows(&people[2], &one)), (0, 0));
    let won = |home: String| home.contains(table);
    assert!(won(people[1].get("/").await.text) && !won(people[2].get("/").await.text));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_two_ends_and_stays_over() {
    let house = house().await;
    let visitor = Visitor::to(house.running.addr);
    let opened = visitor.post("/new/whispers", &[], &[]).await;
    let table = opened.header("location").split('?').next().expect("a path").to_owned();
    let mut luck = Luck(2);
    for made in 0..u64::from(LENGTH) {
        let choices = visitor.get(&format!("{table}?seat={}", made % 2)).await.choices();
        let last = made + 1 == u64::from(LENGTH);
        let action = if last { "\"show\"" } else { luck.pick(&choices) };
        assert_eq!(visitor.act(&table, made, action).await.status, StatusCode::OK);
    }
    assert_eq!(visitor.get(&table).await.choices().len(), 0);
    // The last choice revealed nothing, but the end revealed the seed.
    assert_eq!(visitor.get(&format!("{table}/match.json")).await.status, StatusCode::OK);
    assert_eq!(visitor.undo(&table, LENGTH.into()).await.status, StatusCode::CONFLICT);
}
