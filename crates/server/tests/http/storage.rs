//! Nothing acknowledged is lost, nothing unacknowledged is shown.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::common::{GAME, Luck, Shown, TestServer, Visitor, anywhere, games, start, start_on};
use engine::pack::{Pack, PackFault, PackFaults};
use engine::{Chance, Fault};
use hyper::StatusCode;
use server::store::{
    Answer, Change, Entry, Holder, Holdings, KeptPack, Listed, News, Opening, Owner, PackText, SqliteStore, Standing,
    Store, StoreError, TableId, Ticket, Tidied, Tidying,
};
use server::{BoxGame, Config, DrawGame, DynGame, DynMatch, Erased, PlayGame, ServeError};
use tokio::sync::broadcast;
use ui::{BoxScene, GameCard, GameRecord, Lang, NewGameScene, PastGame, PastScene, Visit};
use under_falling_skies::UnderFallingSkies;

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_continues_where_the_game_stood() {
    let mut server = TestServer::open().await;
    let mut visitor = server.visitor();
    let table = visitor.open(&[("seed", "restart")]).await;
    let mut luck = Luck(11);
    for _ in 0..4 {
        let before = visitor.play(&table, &mut luck, 6).await;
        server = server.restart().await;
        visitor = visitor.at(server.running.addr);
        let after = visitor.get(&table).await;
        assert_eq!(after.text, before.text);
    }
    let end = visitor.play(&table, &mut luck, u64::MAX).await;
    assert!(end.choices().is_empty());
}

/// What is on the disk at this moment, as a killed process would leave it.
fn copy_as_if_killed(from: &Path, to: &Path) {
    for ending in ["", "-wal"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        if Path::new(&name(from)).exists() {
            std::fs::copy(name(from), name(to)).expect("a copy");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_acknowledged() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[("seed", "killed")]).await;
    let mut luck = Luck(12);
    let folder = tempfile::tempdir().expect("a folder");
    for round in 0..12 {
        let page = visitor.get(&table).await;
        let choices = page.choices();
        assert_eq!(visitor.act(&table, page.number(), luck.pick(&choices)).await.status, StatusCode::OK);
        // Right after the acknowledgement, without any goodbye.
        let data = folder.path().join(format!("{round}.db"));
        copy_as_if_killed(&server.data(), &data);
        let heir = start(data).await;
        let found = visitor.at(heir.addr).get(&table).await;
        assert_eq!(found.text, visitor.get(&table).await.text);
        assert_eq!(found.number(), round + 1);
    }
    // And the server itself, dropped in the middle of everything.
    let last = visitor.get(&table).await;
    let TestServer { folder, running } = server;
    drop(running);
    let data = folder.path().join("tables.db");
    let store = loop {
        // The abandoned writer lets go of the file when its last entry is written.
        match SqliteStore::open(&data) {
            Ok(store) => break store,
            Err(error) => assert!(error.to_string().contains("in use"), "{error}"),
        }
        tokio::task::yield_now().await;
    };
    let heir = start_on(Arc::new(store)).await;
    assert_eq!(visitor.at(heir.addr).get(&table).await.text, last.text);
}

/// A store whose disk can be filled at will, and made to keep everyone waiting.
struct Faulty {
    inner: SqliteStore,
    full: AtomicBool,
    busy: tokio::sync::RwLock<()>,
    /// How many entries have come.
    asked: tokio::sync::watch::Sender<u64>,
}

impl Faulty {
    fn open(path: &Path) -> Arc<Faulty> {
        let inner = SqliteStore::open(path).expect("a store");
        let asked = tokio::sync::watch::Sender::new(0);
        Arc::new(Faulty { inner, full: AtomicBool::new(false), busy: tokio::sync::RwLock::default(), asked })
    }
}

impl Faulty {
    fn check(&self) -> Result<(), StoreError> {
        if self.full.load(Ordering::SeqCst) { Err(StoreError::Full) } else { Ok(()) }
    }
}

impl Store for Faulty {
    fn open_table(&self, opening: Opening, standing: Standing) -> Answer<'_, ()> {
        Box::pin(async move {
            self.check()?;
            self.inner.open_table(opening, standing).await
        })
    }
    fn append(&self, table: TableId, change: Change) -> Answer<'_, ()> {
        Box::pin(async move {
            self.asked.send_modify(|asked| *asked += 1);
            let _not_busy = self.busy.read().await;
            self.check()?;
            self.inner.append(table, change).await
        })
    }
    fn opening(&self, table: TableId) -> Answer<'_, Option<Opening>> {
        self.inner.opening(table)
    }
    fn entries(&self, table: TableId, after: u64) -> Answer<'_, Vec<Entry>> {
        self.inner.entries(table, after)
    }
    fn tables_of(&self, owner: Owner, most: u32) -> Answer<'_, Vec<Listed>> {
        self.inner.tables_of(owner, most)
    }
    fn finished_of(&self, owner: Owner, game: String, most: u32) -> Answer<'_, Vec<Listed>> {
        self.inner.finished_of(owner, game, most)
    }
    fn daily_of(&self, owner: Owner, daily: String) -> Answer<'_, Option<TableId>> {
        self.inner.daily_of(owner, daily)
    }
    fn put_ticket(&self, ticket: Ticket, now: i64) -> Answer<'_, ()> {
        self.inner.put_ticket(ticket, now)
    }
    fn ticket(&self, hash: String, now: i64) -> Answer<'_, Option<Ticket>> {
        self.inner.ticket(hash, now)
    }
    fn drop_ticket(&self, hash: String) -> Answer<'_, ()> {
        self.inner.drop_ticket(hash)
    }
    fn holder(&self, hash: String) -> Answer<'_, Holder> {
        self.inner.holder(hash)
    }
    fn move_tokens(&self, from: Owner, to: Owner) -> Answer<'_, ()> {
        self.inner.move_tokens(from, to)
    }
    fn renew_token(&self, owner: Owner, hash: String) -> Answer<'_, ()> {
        self.inner.renew_token(owner, hash)
    }
    fn left_behind(&self, owner: Owner, most: u32) -> Answer<'_, Vec<(Owner, TableId)>> {
        self.inner.left_behind(owner, most)
    }
    fn claim(&self, table: TableId, number: u64, process: String, now: i64, until: i64) -> Answer<'_, bool> {
        self.inner.claim(table, number, process, now, until)
    }
    fn holdings(&self, owner: Owner, origin: String) -> Answer<'_, Holdings> {
        self.inner.holdings(owner, origin)
    }

    fn tidy(&self, what: Tidying) -> Answer<'_, Tidied> {
        self.inner.tidy(what)
    }

    fn bots_due(&self, games: Vec<(String, u32)>, now: i64, most: u32) -> Answer<'_, Vec<TableId>> {
        self.inner.bots_due(games, now, most)
    }
    fn keep_pack(&self, kept: KeptPack, text: PackText) -> Answer<'_, ()> {
        self.inner.keep_pack(kept, text)
    }
    fn drop_pack(&self, owner: Owner, id: String) -> Answer<'_, ()> {
        self.inner.drop_pack(owner, id)
    }
    fn kept_pack(&self, id: String) -> Answer<'_, Option<(KeptPack, PackText)>> {
        self.inner.kept_pack(id)
    }
    fn packs_of(&self, owner: Owner, most: u32) -> Answer<'_, Vec<KeptPack>> {
        self.inner.packs_of(owner, most)
    }
    fn pack_text(&self, hash: String) -> Answer<'_, Option<PackText>> {
        self.inner.pack_text(hash)
    }
    fn broadcast(&self, table: TableId, words: String) -> Answer<'_, ()> {
        self.inner.broadcast(table, words)
    }
    fn news(&self) -> broadcast::Receiver<News> {
        self.inner.news()
    }
    fn close(&self) -> Answer<'_, ()> {
        self.inner.close()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_fails_in_the_middle_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Faulty::open(&folder.path().join("tables.db"));
    let running = start_on(store.clone()).await;
    let visitor = Visitor::to(running.addr);
    let table = visitor.open(&[("seed", "full disk")]).await;
    let mut luck = Luck(13);
    let before = visitor.play(&table, &mut luck, 5).await;
    let mut stream = visitor.stream(&format!("{table}/events?from=5"), &[]).await;

    store.full.store(true, Ordering::SeqCst);
    let action = before.choices().remove(0);
    let refused = visitor.act(&table, 5, &action).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(!refused.json()["message"].as_str().expect("a message").is_empty());
    let unscripted = visitor.post(&format!("{table}/act"), &[("n", "5"), ("action", &action)], &[]).await;
    assert_eq!(unscripted.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(unscripted.number(), 5);
    assert_eq!(visitor.get(&table).await.text, before.text, "as if nothing had been tried");
    let none = visitor.post(&format!("/new/{GAME}"), &[], &[]).await;
    assert_eq!(none.status, StatusCode::SERVICE_UNAVAILABLE);

    store.full.store(false, Ordering::SeqCst);
    assert_eq!(visitor.act(&table, 5, &action).await.json()["n"], 6);
    let message = stream.next().await.expect("a message");
    assert_eq!(message.number, 6, "the failed attempts told nobody anything");
    running.stop().await.expect("a clean end");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_store_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(SqliteStore::open(&folder.path().join("tables.db")).expect("a store"));
    let (first, second) = (start_on(store.clone()).await, start_on(store.clone()).await);
    let here = Visitor::to(first.addr);
    let table = here.open(&[("seed", "two servers")]).await;
    let there = here.at(second.addr);
    let (a, b) = (here.get(&table).await, there.get(&table).await);
    assert_eq!(a.text, b.text);
    let mut stream = there.stream(&format!("{table}/events?from=0"), &[]).await;
    let choices = a.choices();
    assert_eq!(here.act(&table, 0, &choices[0]).await.status, StatusCode::OK);
    assert_eq!(here.act(&table, 1, &here.get(&table).await.choices()[0]).await.status, StatusCode::OK);
    // Whether the second server has heard of it or not: the number settles the matter.
    assert_eq!(there.act(&table, 0, &choices[1]).await.status, StatusCode::CONFLICT);
    let mut shown = Shown::default();
    for number in 1..=2 {
        let message = stream.next().await.expect("what was missed");
        assert_eq!(message.number, number, "each choice once");
        shown.apply(&message);
    }
    let page = there.get(&table).await;
    shown.must_be(&page);
    assert_eq!(page.text, here.get(&table).await.text);
    assert_eq!(there.act(&table, 2, &page.choices()[0]).await.status, StatusCode::OK);
}

/// The same game, but with rules of another version.
struct Revised(Erased<UnderFallingSkies>);

impl PlayGame for Revised {
    fn id(&self) -> &'static str {
        self.0.id()
    }
    fn rules_version(&self) -> u32 {
        self.0.rules_version() + 1
    }
    fn setup_from_fields(&self, fields: &[(String, String)]) -> Result<String, Fault> {
        self.0.setup_from_fields(fields)
    }
    fn setup_from_saved(&self, text: &str) -> Result<String, Fault> {
        self.0.setup_from_saved(text)
    }
    fn daily_setup(&self, day: &str) -> String {
        self.0.daily_setup(day)
    }
    fn gentlest_setup(&self) -> String {
        self.0.gentlest_setup()
    }
    fn setup_from_options(&self, options: &serde_json::Map<String, serde_json::Value>) -> Result<String, Fault> {
        self.0.setup_from_options(options)
    }
    fn open(&self, setup: &str, chance: &Chance) -> Result<Arc<dyn DynMatch>, Fault> {
        self.0.open(setup, chance)
    }
    fn import(&self, file: &str) -> Result<server::Import, server::NotImported> {
        self.0.import(file)
    }
    fn setup_with_pack(&self, setup: &str, hash: &str) -> Option<String> {
        self.0.setup_with_pack(setup, hash)
    }
}

impl BoxGame for Revised {
    fn box_of(&self) -> Option<&'static str> {
        self.0.box_of()
    }
    fn empty_pack(&self, name: &str) -> Result<Pack, PackFaults> {
        self.0.empty_pack(name)
    }
    fn faults_of(&self, pack: &Pack) -> Vec<PackFault> {
        self.0.faults_of(pack)
    }
    fn edited(&self, pack: &Pack, at: &str, sent: &[(String, String)]) -> Option<Result<Pack, PackFaults>> {
        self.0.edited(pack, at, sent)
    }
    fn install(&self, text: &str) -> Result<(), PackFaults> {
        self.0.install(text)
    }
    fn has_data(&self, hash: &str) -> bool {
        self.0.has_data(hash)
    }
    fn box_page(&self, scene: &BoxScene<'_>) -> String {
        self.0.box_page(scene)
    }
    fn box_editor(&self, scene: &BoxScene<'_>) -> String {
        self.0.box_editor(scene)
    }
}

impl DrawGame for Revised {
    fn title(&self, lang: Lang) -> String {
        self.0.title(lang)
    }
    fn card(&self, lang: Lang) -> GameCard {
        self.0.card(lang)
    }
    fn describe(&self, setup: &str, lang: Lang) -> Option<String> {
        self.0.describe(setup, lang)
    }
    fn new_game_page(&self, scene: &NewGameScene<'_>) -> String {
        self.0.new_game_page(scene)
    }
    fn setup_fields(&self, lang: Lang, fields: &[(String, String)]) -> String {
        self.0.setup_fields(lang, fields)
    }
    fn past_page(&self, scene: &PastScene<'_>) -> String {
        self.0.past_page(scene)
    }
    fn record(&self, games: &[PastGame], lang: Lang) -> GameRecord {
        self.0.record(games, lang)
    }
    fn first_wins(&self, games: &[PastGame], table: &str, lang: Lang) -> String {
        self.0.first_wins(games, table, lang)
    }
    fn rules_page(&self, visit: Visit) -> String {
        self.0.rules_page(visit)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_is_refused_and_kept() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let daily = visitor.post(&format!("/daily/{GAME}"), &[], &[]).await.header("location").to_owned();
    let before = visitor.play(&table, &mut Luck(1), 3).await;
    let TestServer { folder, running } = server;
    running.stop().await.expect("a clean end");
    let config = || Config { listen: anywhere(), data: folder.path().join("tables.db").into() };

    let revised: Vec<Arc<dyn DynGame>> = vec![Arc::new(Revised(Erased::new()))];
    let running = server::start(config(), revised).await.expect("a server");
    let later = visitor.at(running.addr);
    for path in [table.clone(), format!("{table}/events"), format!("{table}/match.json"), format!("{table}/replay")] {
        let answer = later.get(&path).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{path}");
        assert!(answer.text.contains("<html"), "a page that says so");
    }
    let api = format!("/api/tables/{}", table.trim_start_matches("/t/"));
    for path in [api.clone(), format!("{api}/events"), format!("{api}/record")] {
        let answer = later.get(&path).await;
        assert_eq!((answer.status, &answer.json()["error"]), (StatusCode::CONFLICT, &"other-rules".into()), "{path}");
    }
    assert_eq!(later.act(&table, 3, &before.choices()[0]).await.status, StatusCode::CONFLICT);
    assert_eq!(later.get("/").await.status, StatusCode::OK);
    let new_daily = later.post(&format!("/daily/{GAME}"), &[], &[]).await.header("location").to_owned();
    assert_ne!(new_daily, daily, "the day's game can be played by the new rules");
    running.stop().await.expect("a clean end");

    // Without the game at all.
    let running = server::start(config(), Vec::new()).await.expect("a server");
    assert_eq!(visitor.at(running.addr).get(&table).await.status, StatusCode::CONFLICT);
    running.stop().await.expect("a clean end");

    let running = server::start(config(), games()).await.expect("a server");
    assert_eq!(visitor.at(running.addr).get(&table).await.text, before.text, "the old program goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_was_touched_is_refused() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let mut tables = Vec::new();
    for seed in 0..5u64 {
        let table = visitor.open(&[("seed", &seed.to_string())]).await;
        visitor.play(&table, &mut Luck(seed), 4).await;
        tables.push(table);
    }
    let TestServer { folder, running } = server;
    running.stop().await.expect("a clean end");
    let data = folder.path().join("tables.db");
    let database = rusqlite::Connection::open(&data).expect("the database");
    let id = |table: &str| table.trim_start_matches("/t/").to_owned();
    let touch = |sql: &str, table: &str| {
        assert_eq!(database.execute(sql, [id(table)]).expect("a change"), 1, "{sql}");
    };
    let entry = "serial = (SELECT serial FROM standings WHERE table_id = ?) AND number";
    touch(&format!("UPDATE entries SET body = '\"dig\"' WHERE {entry} = 2"), &tables[0]);
    touch(&format!("UPDATE entries SET hash = 'x' WHERE {entry} = 4"), &tables[1]);
    touch(&format!("DELETE FROM entries WHERE {entry} = 2"), &tables[2]);
    touch("UPDATE tables SET seed = 'other' WHERE id = ?", &tables[3]);
    drop(database);
    let running = start(data).await;
    let visitor = visitor.at(running.addr);
    for table in &tables[..4] {
        let answer = visitor.get(table).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{table}");
        assert!(answer.text.contains("<html"), "a page that says so");
    }
    assert_eq!(visitor.get(&tables[4]).await.number(), 4, "the others are not concerned");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_start_says_why() {
    let server = TestServer::open().await;
    let config = |listen, data: std::path::PathBuf| Config { listen, data: data.into() };
    let other = tempfile::tempdir().expect("a folder");
    let fresh = || other.path().join("tables.db");

    let taken = server::start(config(server.running.addr, fresh()), games()).await;
    assert!(matches!(taken, Err(ServeError::PortTaken(addr)) if addr == server.running.addr));
    let nowhere = server::start(config(([203, 0, 113, 7], 80).into(), fresh()), games()).await;
    assert!(matches!(nowhere, Err(ServeError::AddressUnusable(..))));
    let locked = server::start(config(anywhere(), server.data()), games()).await;
    assert!(matches!(locked, Err(ServeError::LockedDatabase(_))));

    std::fs::write(fresh(), "not a database at all, but long enough to be one".repeat(99)).expect("a file");
    let foreign = server::start(config(anywhere(), fresh()), games()).await;
    assert!(matches!(foreign, Err(ServeError::ForeignDatabase(_))));
    let unwritable = server::start(config(anywhere(), fresh().join("below")), games()).await;
    assert!(matches!(unwritable, Err(ServeError::NotWritable(_))));
    for error in [taken, nowhere, locked, foreign, unwritable] {
        let sentence = error.expect_err("an error").to_string();
        assert!(sentence.len() > 20 && !sentence.contains("Error"), "{sentence}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stopping_ends_streams_and_lets_go_of_everything() {
    let server = TestServer::open().await;
    let visitor = server.visitor();
    let table = visitor.open(&[]).await;
    let mut stream = visitor.stream(&format!("{table}/events?from=0"), &[]).await;
    assert_eq!(stream.block().await.as_deref(), Some(":"));
    let TestServer { folder, running } = server;
    let addr = running.addr;
    running.stop().await.expect("a clean end");
    assert!(stream.next().await.is_none(), "the stream has ended");
    let config = Config { listen: addr, data: folder.path().join("tables.db").into() };
    server::serve(config, games(), std::future::ready(())).await.expect("port and file are free again");
    assert!(!folder.path().join("tables.db-wal").exists(), "the log was written back");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_sent_before_the_stop_is_stored_and_answered() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("tables.db");
    let store = Faulty::open(&data);
    let running = start_on(store.clone()).await;
    let visitor = Visitor::to(running.addr);
    let table = visitor.open(&[]).await;
    let action = visitor.get(&table).await.choices().remove(0);
    let busy = store.busy.write().await;
    let acting = tokio::spawn({
        let (visitor, table) = (visitor.clone(), table.clone());
        async move { visitor.act(&table, 0, &action).await }
    });
    store.asked.subscribe().wait_for(|asked| *asked == 1).await.expect("the entry is on its way");
    let addr = running.addr;
    let stopping = tokio::spawn(running.stop());
    // New visitors are turned away while the old one still waits.
    while tokio::net::TcpStream::connect(addr).await.is_ok() {
        tokio::task::yield_now().await;
    }
    assert!(!acting.is_finished() && !stopping.is_finished());
    drop(busy);
    assert_eq!(acting.await.expect("an answer").json()["n"], 1);
    stopping.await.expect("no panic").expect("a clean end");
    drop(store);
    let heir = start(data).await;
    assert_eq!(visitor.at(heir.addr).get(&table).await.number(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_thinking_at_the_stop_goes_on_after_it() {
    let server = TestServer::open().await;
    let program = server.visitor();
    let body = serde_json::json!({ "game": GAME, "seats": [{ "who": "bot", "bot": "ruthless" }] });
    let body = body.to_string();
    let opened = program.ask(hyper::Method::POST, "/api/tables", &[("content-type", "application/json")], body).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
    let table = format!("/api/tables/{}", opened.json()["id"].as_str().expect("a name"));
    let database = rusqlite::Connection::open(server.data()).expect("the database");
    let claimed =
        || -> i64 { database.query_row("SELECT claimed_until FROM standings", [], |row| row.get(0)).expect("a table") };
    // It has begun to think.
    while claimed() == 0 {
        tokio::task::yield_now().await;
    }
    let TestServer { folder, running } = server;
    running.stop().await.expect("a clean end");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time").as_secs();
    assert!(claimed().cast_unsigned() <= now, "nobody has to wait until the claim runs out");
    let stood: i64 = database.query_row("SELECT last FROM standings", [], |row| row.get(0)).expect("a table");
    drop(database);
    let running = start(folder.path().join("tables.db")).await;
    let later = program.at(running.addr);
    while later.get(&table).await.json()["number"].as_i64().expect("a number") <= stood {
        tokio::task::yield_now().await;
    }
}
