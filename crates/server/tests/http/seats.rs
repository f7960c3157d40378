//! Several players, at one screen and at several: whose page shows what, who may act for whom, and
//! when the table is covered.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::toy_game::{self, Action, TURNS, ToyGame};
use crate::common::{Answer, Luck, Shown, Stream, Visitor, anywhere, between};
use engine::{Game, Match, Seat, Seats, Turn};
use hyper::StatusCode;
use server::store::{Chair, DiceKind, EntryKind, Opening, Owner, Sitter, SqliteStore, Standing, Store, TableId};
use server::{DynGame, Erased, Options, Running};
use sha2::{Digest, Sha256};

struct TestServer {
    _folder: tempfile::TempDir,
    store: Arc<SqliteStore>,
    running: Running,
}

async fn server() -> TestServer {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(SqliteStore::open(&folder.path().join("tables.db")).expect("a store"));
    let games: Vec<Arc<dyn DynGame>> = vec![Arc::new(Erased::<ToyGame>::new())];
    let running = server::start_on(anywhere(), store.clone(), games, Options::default()).await.expect("a server");
    TestServer { _folder: folder, store, running }
}

/// Opens a table, all seats on the visitor's screen; gives its path and where the visitor is sent.
async fn open(visitor: &Visitor, fields: &[(&str, &str)]) -> (String, String) {
    let answer = visitor.post("/new/toy-game", fields, &[]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let page = answer.header("location").to_owned();
    (page.split('?').next().expect("a path").to_owned(), page)
}

/// A table whose seats belong to these people.
async fn seat(server: &TestServer, seed: &str, owners: [&Visitor; 3]) -> String {
    let mut chairs = Vec::new();
    for (seat, owner) in (0..).map(Seat).zip(owners) {
        owner.get("/").await;
        let token = owner.cookies.lock().expect("cookies")["starboard_visitor"].clone();
        let owner = Owner(Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect());
        chairs.push(Chair::of(seat, Sitter::Person(owner)));
    }
    let Sitter::Person(creator) = chairs[0].sitter.clone() else { unreachable!("all seats are taken") };
    let model = model(seed);
    let opening = Opening {
        id: TableId("abcdefghijkmnpqr".to_owned()),
        game: "toy-game".to_owned(),
        rules: 1,
        setup: "{}".to_owned(),
        dice: DiceKind::Seed,
        commitment: model.chance().commitment(),
        seed: seed.to_owned(),
        hash: model.hash().0,
        // Never so old that it would be cleared away.
        created: i64::from(u32::MAX),
        creator,
        chairs,
        daily: None,
        imported: false,
        origin: String::new(),
        pack: None,
    };
    server.store.open_table(opening, Standing::default()).await.expect("a table");
    "/t/abcdefghijkmnpqr".to_owned()
}

fn model(seed: &str) -> Match<ToyGame> {
    Match::new(toy_game::Setup {}, seed.parse().expect("a seed")).expect("a match")
}

/// Whether the page is covered, and if so for whom: the address behind the button.
fn curtain(text: &str) -> Option<String> {
    let tag = between(text, "id=\"curtain\"", ">").into_iter().next().expect("a curtain, drawn or not");
    let inside = between(text, "id=\"curtain\"", "</div>").remove(0);
    (!tag.contains("hidden")).then(|| between(&inside, "href=\"", "\"").remove(0))
}

fn hidden(text: &str, name: &str) -> Option<String> {
    between(text, &format!("name=\"{name}\" value=\""), "\"").into_iter().next()
}

fn undo_offered(text: &str) -> bool {
    let form = between(text, "data-undo", "</form>").remove(0);
    !between(&form, "<button", ">").remove(0).contains("disabled")
}

/// Which cards each seat has held and nobody else has seen.
struct Cards(Vec<BTreeSet<u32>>);

impl Cards {
    fn of(game: &Match<ToyGame>) -> Cards {
        let mut again = Match::<ToyGame>::begin(game.start().clone(), game.chance().clone()).expect("a match");
        let mut held = vec![BTreeSet::new(); 3];
        let mut lit = BTreeSet::new();
        let mut note = |game: &Match<ToyGame>| {
            for (cards, hand) in held.iter_mut().zip(game.state().hands) {
                cards.insert(hand);
            }
            lit.extend(game.state().lit);
        };
        note(&again);
        for step in game.moves() {
            again.act(step.seat, step.action, &mut ()).expect("a legal choice");
            note(&again);
        }
        Cards(held.into_iter().map(|cards| cards.difference(&lit).copied().collect()).collect())
    }

    /// No text tells a card to anyone but these.
    fn kept_from_all_but(&self, entitled: Seats, text: &str) {
        for (seat, cards) in (0..).map(Seat).zip(&self.0) {
            for card in cards {
                let told = text.contains(&card.to_string());
                assert!(!told || entitled.contains(seat), "card {card} of {seat:?} is told: {text}");
            }
        }
    }
}

/// Three players at one screen, who hand it over when the page says so.
struct Party {
    visitor: Visitor,
    table: String,
    game: Match<ToyGame>,
    seat: Seat,
    stream: Stream,
    shown: Shown,
}

impl Party {
    async fn open(server: &TestServer, seed: &str) -> Party {
        let visitor = Visitor::to(server.running.addr);
        let (table, page) = open(&visitor, &[("seed", seed)]).await;
        assert_eq!(page, format!("{table}?seat=0"), "whoever opens the table begins");
        let stream = visitor.stream(&format!("{table}/events?seat=0"), &[]).await;
        let mut party = Party { visitor, table, game: model(seed), seat: Seat(0), stream, shown: Shown::default() };
        party.shown.apply(&party.stream.next().await.expect("the whole table"));
        party
    }

    async fn page(&self) -> Answer {
        let page = self.visitor.get(&format!("{}?seat={}", self.table, self.seat.0)).await;
        assert_eq!(page.status, StatusCode::OK);
        page
    }

    /// Looks at everything that came over the wire since the last time.
    fn check_what_was_told(&self) {
        let cards = Cards::of(&self.game);
        for told in self.visitor.told.lock().expect("memory").drain(..) {
            cards.kept_from_all_but(Seats::one(self.seat), &told);
        }
    }

    /// The next player follows the link of the curtain.
    async fn take_over(&mut self, next: Seat) {
        self.seat = next;
        let from = format!("{}/events?seat={}&from={}", self.table, next.0, self.page().await.number());
        self.stream = self.visitor.stream(&from, &[]).await;
        assert_eq!(self.stream.block().await.as_deref(), Some(":"), "the page is up to date");
        self.shown = Shown::default();
    }

    /// Sends a choice as the script does and follows what it does on this page.
    async fn act(&mut self, seat: Seat, action: Action) {
        let page = self.page().await;
        let (number, action_json) = (page.number(), serde_json::to_string(&action).expect("json"));
        let fields = [
            ("n", &*number.to_string()),
            ("seat", &*seat.0.to_string()),
            ("viewer", &*self.seat.0.to_string()),
            ("action", &*action_json),
        ];
        assert_eq!(hidden(&page.text, "seat").as_deref(), Some(fields[1].1), "the form says whose choice it is");
        assert_eq!(hidden(&page.text, "viewer").as_deref(), Some(fields[2].1));
        let json = [("accept", "application/json")];
        let answer = self.visitor.post(&format!("{}/act", self.table), &fields, &json).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        self.game.act(seat, action, &mut ()).expect("a legal choice");
        let message = self.stream.next().await.expect("a message");
        assert_eq!(message.number, number + 1);
        assert!(message.frames.len() > 1, "what happened is played back before the table is covered");
        self.shown.apply(&message);
        self.shown.must_be(&self.page().await);
        if self.covered_for().is_some() {
            let (last, earlier) = message.frames.split_last().expect("frames");
            let draws = |frame: &serde_json::Value| {
                let parts = frame["parts"].as_array().expect("parts");
                parts.iter().any(|part| part["id"] == "curtain")
            };
            assert!(draws(last) && !earlier.iter().any(draws), "covered at the end, not before");
            let cards = Cards::of(&self.game);
            cards.kept_from_all_but(Seats::NONE, &last.to_string());
            cards.kept_from_all_but(Seats::NONE, &format!("{:?}", self.shown.0));
        }
        self.check_what_was_told();
    }

    /// By the rules: whose hand must not be seen yet on the present page.
    fn covered_for(&self) -> Option<Seat> {
        let Turn::Decide(asked) = self.game.state().turn() else { return None };
        let first = asked.iter().next().filter(|_| !asked.contains(self.seat))?;
        let state = self.game.state();
        (!state.choosing.is_empty() || state.asked == state.active).then_some(first)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_at_one_screen_see_their_own_hands_only() {
    let server = server().await;
    for (seed, mut luck) in [("paper moon", Luck(1)), ("river", Luck(2)), ("festival", Luck(3))] {
        let mut party = Party::open(&server, seed).await;
        let (mut curtains, mut shared) = (0, 0);
        while let Turn::Decide(asked) = party.game.state().turn() {
            let page = party.page().await;
            let cards = Cards::of(&party.game);
            if let Some(next) = party.covered_for() {
                curtains += 1;
                let link = curtain(&page.text).expect("a curtain");
                assert_eq!(link, format!("{}?seat={}", party.table, next.0));
                assert!(page.choices().is_empty() && !undo_offered(&page.text));
                cards.kept_from_all_but(Seats::NONE, &page.text);
                party.check_what_was_told();
                party.take_over(next).await;
                continue;
            }
            assert_eq!(curtain(&page.text), None, "no curtain where none is needed");
            let own = party.game.state().hands[party.seat.index()].to_string();
            assert!(page.text.contains(&own), "the page shows the hand of its player");
            let acting = if asked.contains(party.seat) { party.seat } else { asked.iter().next().expect("a seat") };
            shared += u32::from(acting != party.seat);
            let choices = page.choices();
            assert_eq!(choices.len(), 2);
            party.act(acting, serde_json::from_str(luck.pick(&choices)).expect("an action")).await;
        }
        // Two hand over their choice of cards; then the screen goes on at every turn but the last.
        assert_eq!((curtains, shared), (2 + u32::from(TURNS), 2 * u32::from(TURNS)));
        let end = party.page().await;
        assert_eq!((curtain(&end.text), end.choices().len()), (None, 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_without_a_seat_shows_nobodys_hand() {
    let server = server().await;
    let mut party = Party::open(&server, "who is there").await;
    let path = party.table.clone();
    let mut stream = party.visitor.stream(&format!("{path}/events"), &[]).await;
    let mut shown = Shown::default();
    shown.apply(&stream.next().await.expect("the whole table"));
    let (mut covered, mut answered) = (0, 0);
    while let Turn::Decide(asked) = party.game.state().turn() {
        let next = if asked.contains(party.seat) { party.seat } else { asked.iter().next().expect("a seat") };
        let bare = party.visitor.get(&path).await;
        shown.must_be(&bare);
        let cards = Cards::of(&party.game);
        cards.kept_from_all_but(Seats::NONE, &bare.text);
        cards.kept_from_all_but(Seats::NONE, &format!("{:?}", shown.0));
        let replay = party.visitor.get(&format!("{path}/replay?step={}", bare.number())).await;
        assert_eq!(replay.status, StatusCode::OK);
        cards.kept_from_all_but(Seats::NONE, &replay.text);
        match curtain(&bare.text) {
            Some(link) => {
                covered += 1;
                let first = asked.iter().next().expect("a seat");
                assert_eq!(link, format!("{path}?seat={}", first.0));
            }
            None => {
                answered += 1;
                assert_eq!(bare.choices(), ["\"cheer\"", "\"hush\""], "what needs no hand can be answered at once");
                assert_eq!(hidden(&bare.text, "seat"), Some(next.0.to_string()));
            }
        }
        if party.covered_for() == Some(next) {
            party.take_over(next).await;
        }
        let mut legal = Vec::new();
        party.game.state().legal(next, &mut legal);
        party.act(next, legal[0]).await;
        shown.apply(&stream.next().await.expect("a message"));
    }
    assert_eq!((covered, answered), (3 + u32::from(TURNS), 2 * u32::from(TURNS)));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_script_the_screen_is_handed_over_too() {
    let server = server().await;
    let visitor = Visitor::to(server.running.addr);
    let (table, mut page_path) = open(&visitor, &[("seed", "no script")]).await;
    let mut game = model("no script");
    let mut curtains = 0;
    loop {
        let page = visitor.get(&page_path).await;
        if let Some(link) = curtain(&page.text) {
            curtains += 1;
            Cards::of(&game).kept_from_all_but(Seats::NONE, &page.text);
            page_path = link;
            continue;
        }
        let Some(action) = page.choices().into_iter().next() else { break };
        let seat = hidden(&page.text, "seat").expect("a seat");
        let viewer = hidden(&page.text, "viewer").expect("a viewer");
        assert_eq!(page_path, format!("{table}?seat={viewer}"));
        let number = page.number().to_string();
        let fields = [("n", &*number), ("seat", &*seat), ("viewer", &*viewer), ("action", &*action)];
        let answer = visitor.post(&format!("{table}/act"), &fields, &[]).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, &*page_path));
        // The same again: refused, on the page of the same player.
        let stale = visitor.post(&format!("{table}/act"), &fields, &[]).await;
        assert_eq!(stale.status, StatusCode::CONFLICT);
        let seat: Seat = Seat(seat.parse().expect("a number"));
        game.act(seat, serde_json::from_str(&action).expect("an action"), &mut ()).expect("a legal choice");
        let viewer = Seat(viewer.parse().expect("a number"));
        Cards::of(&game).kept_from_all_but(Seats::one(viewer), &stale.text);
    }
    assert!(game.is_over());
    assert_eq!(curtains, 2 + u32::from(TURNS));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_or_acts_for_a_seat_that_is_not_theirs() {
    let server = server().await;
    let people: Vec<Visitor> = (0..4).map(|_| Visitor::to(server.running.addr)).collect();
    let table = seat(&server, "three screens", [&people[0], &people[1], &people[2]]).await;
    let mut game = model("three screens");
    let mut streams = Vec::new();
    for person in &people {
        for seat in 0..3 {
            let mut stream = person.stream(&format!("{table}/events?seat={seat}"), &[]).await;
            stream.next().await.expect("the whole table");
            streams.push(stream);
        }
    }
    let mut luck = Luck(9);
    let json = [("accept", "application/json")];
    while let Turn::Decide(asked) = game.state().turn() {
        let actor = asked.iter().next().expect("a seat");
        let number = game.moves().len().to_string();
        let page = people[actor.index()].get(&table).await;
        assert_eq!(curtain(&page.text), None, "with a screen for each nobody hands over");
        let choices = page.choices();
        let action = luck.pick(&choices).clone();
        for (who, person) in people.iter().enumerate() {
            for seat in 0..3 {
                let own = person.get(&format!("{table}?seat={seat}")).await;
                assert_eq!(own.status, StatusCode::OK);
                assert_eq!(own.choices().is_empty(), !(who < 3 && asked.contains(Seat(who as u8))));
                if who == seat {
                    continue;
                }
                let seat = seat.to_string();
                let act = [("n", &*number), ("seat", &*seat), ("action", &*action)];
                for (path, fields) in
                    [("act", &act[..]), ("undo", &act[..2]), ("why", &[("path", "lantern"), ("seat", &*seat)])]
                {
                    let answer = person.post(&format!("{table}/{path}"), fields, &json).await;
                    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} of {who} for {seat}");
                }
            }
        }
        for wrong in ["", "x", "-1", "256", "0 "] {
            let fields = [("n", &*number), ("seat", wrong), ("action", &*action)];
            let answer = people[actor.index()].post(&format!("{table}/act"), &fields, &json).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong:?}");
            let query: String = form_urlencoded::byte_serialize(wrong.as_bytes()).collect();
            let page = people[3].get(&format!("{table}?seat={query}")).await;
            assert_eq!(page.status, StatusCode::BAD_REQUEST, "{wrong:?}");
        }
        let answer = people[actor.index()].act(&table, game.moves().len() as u64, &action).await;
        assert_eq!(answer.status, StatusCode::OK);
        game.act(actor, serde_json::from_str(&action).expect("an action"), &mut ()).expect("a legal choice");
        for stream in &mut streams {
            stream.next().await.expect("a message");
        }
        let cards = Cards::of(&game);
        for (who, person) in people.iter().enumerate() {
            let entitled = if who < 3 { Seats::one(Seat(who as u8)) } else { Seats::NONE };
            for told in person.told.lock().expect("memory").drain(..) {
                cards.kept_from_all_but(entitled, &told);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_not_asked_is_refused_by_the_rules() {
    let server = server().await;
    let visitor = Visitor::to(server.running.addr);
    let (table, _) = open(&visitor, &[]).await;
    let json = [("accept", "application/json")];
    for (number, seat) in ["0", "1", "2"].iter().enumerate() {
        let fields = [("n", &*number.to_string()), ("seat", *seat), ("action", "\"keep\"")];
        assert_eq!(visitor.post(&format!("{table}/act"), &fields, &json).await.status, StatusCode::OK);
    }
    let early = [("n", "3"), ("seat", "1"), ("action", "\"light\"")];
    let answer = visitor.post(&format!("{table}/act"), &early, &json).await;
    assert_eq!((answer.status, &answer.json()["rule"]), (StatusCode::UNPROCESSABLE_ENTITY, &"LAN-TURN-1".into()));
    let why = |seat| {
        let (visitor, path) = (visitor.clone(), format!("{table}/why"));
        async move { visitor.post(&path, &[("path", "lantern"), ("seat", seat)], &[]).await.json() }
    };
    assert_eq!(why("1").await["rule"], "LAN-TURN-1");
    assert_eq!(why("0").await["message"], serde_json::Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seat_that_acted_last_takes_back() {
    let server = server().await;
    let mut party = Party::open(&server, "second thoughts").await;
    for seat in 0..3 {
        party.seat = Seat(seat);
        party.take_over(Seat(seat)).await;
        party.act(Seat(seat), Action::Keep).await;
    }
    party.take_over(Seat(0)).await;
    party.act(Seat(0), Action::Wait).await;
    party.act(Seat(1), Action::Cheer).await;
    let page = party.page().await;
    assert!(undo_offered(&page.text) && hidden(&page.text, "seat").as_deref() == Some("2"));
    let number = page.number().to_string();
    let json = [("accept", "application/json")];
    let undo = format!("{}/undo", party.table);
    let wrong = party.visitor.post(&undo, &[("n", &number), ("seat", "0")], &json).await;
    assert_eq!(wrong.status, StatusCode::CONFLICT, "the first player did not act last");
    let undone = party.visitor.post(&undo, &[("n", &number), ("viewer", "0")], &[]).await;
    assert_eq!(undone.header("location"), format!("{}?seat=0", party.table));
    let id = TableId(party.table.trim_start_matches("/t/").to_owned());
    let entries = server.store.entries(id, 0).await.expect("entries");
    let last = entries.last().expect("an entry");
    assert_eq!((last.seat, &last.kind), (Some(Seat(1)), &EntryKind::Undo));
    let page = party.page().await;
    assert_eq!(hidden(&page.text, "seat").as_deref(), Some("1"), "the second player is asked again");
    assert!(!undo_offered(&page.text), "what another player has answered to stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_the_players_own() {
    let server = server().await;
    let visitor = Visitor::to(server.running.addr);
    let longest = "ł".repeat(24);
    let fields = [("name-0", "  Ann "), ("name-1", "<b>Bo</b>"), ("name-2", " "), ("name-3", &*longest)];
    let (table, page) = open(&visitor, &fields).await;
    let called = |text: &str| between(text, "id=\"board\">", "]").remove(0);
    let text = visitor.get(&page).await.text;
    assert!(!text.contains("<b>Bo"), "names are escaped");
    assert_eq!(called(&text), "[\"Ann\", \"<b>Bo</b>\", \"Player 3\"");
    visitor.post("/settings", &[("lang", "fr"), ("back", &page)], &[]).await;
    assert_eq!(called(&visitor.get(&page).await.text), "[\"Ann\", \"<b>Bo</b>\", \"Joueur 3\"");
    visitor.post("/settings", &[("lang", "en"), ("back", &page)], &[]).await;

    for wrong in [&*format!("{longest}x"), "a\u{7}b", "a\nb", "\u{202e}nnA", "a\u{2028}b"] {
        let answer = visitor.post("/new/toy-game", &[("name-0", "Ann"), ("name-1", wrong)], &[]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
        assert!(answer.text.contains("Name of player 2") && answer.text.contains("value=\"Ann\""), "the form again");
    }
    let twice = visitor.post("/new/toy-game", &[("name-0", "Ann"), ("name-0", "Bo")], &[]).await;
    assert_eq!(twice.status, StatusCode::BAD_REQUEST);

    // The covered table, the log and the list of games say who is who.
    let mut choices = vec![(0, "\"keep\""), (1, "\"keep\""), (2, "\"keep\"")];
    for turn in 0..usize::from(TURNS) {
        choices.push((turn % 3, if turn == 1 { "\"light\"" } else { "\"wait\"" }));
        choices.extend([((turn + 1) % 3, "\"hush\""), ((turn + 2) % 3, "\"hush\"")]);
    }
    for (number, (seat, action)) in choices.iter().enumerate() {
        let fields = [("n", &*number.to_string()), ("seat", &*seat.to_string()), ("action", *action)];
        let answer = visitor.post(&format!("{table}/act"), &fields, &[("accept", "application/json")]).await;
        assert_eq!(answer.status, StatusCode::OK, "{number} {action}: {}", answer.text);
        if number == 0 {
            let covered = visitor.get(&page).await.text;
            assert!(covered.contains("&lt;b&gt;Bo&lt;/b&gt;, it is your turn"));
            assert!(covered.contains("<b class=\"who\">Ann</b>"), "the log names its players");
        }
    }
    let home = visitor.get("/").await.text;
    assert!(home.contains("Paper ToyGame") && home.contains("/new/toy-game") && !home.contains("/new/under"));
    assert!(home.contains("&lt;b&gt;Bo&lt;/b&gt; won"), "who won: {home}");

    let again = visitor.post(&format!("/again/{}", table.trim_start_matches("/t/")), &[], &[]).await;
    let text = visitor.get(again.header("location")).await.text;
    assert_eq!(called(&text), "[\"Player 1\", \"Ann\", \"<b>Bo</b>\"", "the same players, each one seat further");
    let stranger = Visitor::to(server.running.addr);
    let again = stranger.post(&format!("/again/{}", table.trim_start_matches("/t/")), &[], &[]).await;
    let text = stranger.get(again.header("location")).await.text;
    assert_eq!(called(&text), "[\"Player 1\", \"Player 2\", \"Player 3\"");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_and_stays_over() {
    let server = server().await;
    let mut party = Party::open(&server, "the last lantern").await;
    while let Turn::Decide(asked) = party.game.state().turn() {
        if let Some(next) = party.covered_for() {
            party.take_over(next).await;
        }
        let acting = if asked.contains(party.seat) { party.seat } else { asked.iter().next().expect("a seat") };
        let mut legal = Vec::new();
        party.game.state().legal(acting, &mut legal);
        // Nothing is revealed by the last choices, but the end reveals the seed.
        party.act(acting, *legal.last().expect("a choice")).await;
    }
    let page = party.page().await;
    assert_eq!(party.visitor.get(&format!("{}/match.json", party.table)).await.status, StatusCode::OK);
    assert_eq!(party.visitor.undo(&party.table, page.number()).await.status, StatusCode::CONFLICT);
    assert_eq!(
        party.visitor.act(&party.table, page.number(), "\"cheer\"").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}
