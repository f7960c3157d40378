//! "Your box": packs of component data are corrected, kept, shared, brought, played with and carried by files.

use std::sync::Arc;

use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::{DynGame, Erased, Options, Quotas};
use tiny_epic_galaxies::TinyEpicGalaxies;

use crate::common::{Answer, Luck, TestServer, Visitor, between, taken_in};

const BOX: &str = "/box/tiny-epic-galaxies";
const JAKKS: &str = "planet.pl_jakks";

fn galaxies() -> Vec<Arc<dyn DynGame>> {
    vec![Arc::new(Erased::<TinyEpicGalaxies>::new())]
}

async fn server() -> TestServer {
    TestServer::of(galaxies(), Options::default()).await
}

/// Sends the form of a component.
async fn edit(who: &Visitor, wish: &str, fields: &[(&str, &str)]) -> Answer {
    let mut all = vec![("at", JAKKS), ("do", wish)];
    all.extend_from_slice(fields);
    who.post(&format!("{BOX}/edit"), &all, &[]).await
}

/// Keeps a pack in which the planet Jakks has so many points, and gives its id.
async fn kept(who: &Visitor, points: &str) -> String {
    let answer = edit(who, "keep", &[("name", "My own box"), ("f.vp", points)]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let to = answer.header("location").to_owned();
    to.split("pack=").nth(1).and_then(|rest| rest.split('&').next()).expect("a pack").to_owned()
}

/// The hash of a pack, as its page gives it to whoever wants to play with it.
async fn hash_of(who: &Visitor, pack: &str) -> String {
    let page = who.get(&format!("{BOX}?pack={pack}")).await;
    assert_eq!(page.status, StatusCode::OK);
    between(&page.text, "/new/tiny-epic-galaxies?pack=", "\"").first().expect("a hash").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_component_is_corrected_and_compared_with_the_built_in_one() {
    let server = server().await;
    let visitor = server.visitor();
    let built_in = visitor.get(BOX).await;
    assert_eq!(built_in.status, StatusCode::OK);
    assert!(built_in.text.contains("id=\"c-planet.pl_jakks\""), "every planet is there");
    assert!(!built_in.text.contains("id=\"pack-name\""), "nobody has a pack yet");
    // What would come of it is shown, and nothing is kept.
    let shown = edit(&visitor, "show", &[("f.vp", "6")]).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert!(shown.text.contains("<ins>") && shown.text.contains(">6</ins>"), "{}", shown.text);
    let alone = edit(&visitor, "show", &[("f.vp", "6"), ("alone", "yes")]).await;
    assert!(alone.text.starts_with("<li") && alone.text.len() * 3 < shown.text.len(), "the script gets the form alone");
    assert!(!visitor.get(BOX).await.text.contains("box/tiny-epic-galaxies?pack="), "nothing was kept");

    let pack = kept(&visitor, "6").await;
    let page = visitor.get(&format!("{BOX}?pack={pack}")).await;
    assert!(page.text.contains("My own box"));
    assert_eq!(between(&page.text, "<ins>", "</ins>").len(), 1, "one field is marked");
    let only = visitor.get(&format!("{BOX}?pack={pack}&only=corrected&kind=all")).await;
    assert_eq!(only.text.matches("<li class=\"component").count(), 1);
    let guesses = visitor.get(&format!("{BOX}?only=reconstructed&kind=planet")).await;
    let count = guesses.text.matches("<li class=\"component").count();
    assert!(count > 0 && !guesses.text.contains("id=\"c-planet.pl_jakks\""), "some planets are guesses, Jakks is not");
    let found = visitor.get(&format!("{BOX}?find=JAKK")).await;
    assert_eq!(found.text.matches("<li class=\"component").count(), 1);
    // The same value again is no correction; nor is one that was taken back.
    let answer = edit(&visitor, "keep", &[("pack", &pack), ("f.vp", "1")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert!(!visitor.get(&format!("{BOX}?pack={pack}")).await.text.contains("<ins>"));
    edit(&visitor, "keep", &[("pack", &pack), ("f.vp", "6")]).await;
    let back = visitor.post(&format!("{BOX}/reset"), &[("pack", &pack), ("at", JAKKS)], &[]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert!(!visitor.get(&format!("{BOX}?pack={pack}")).await.text.contains("<ins>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn effects_are_built_of_choices() {
    let server = server().await;
    let visitor = server.visitor();
    let step = |index: usize, field: &str| format!("f.effect.{index}.{field}");
    let one = [("f.effect.count", "1"), (&*step(0, "op"), "gain"), (&*step(0, "who"), "self")];
    let more = edit(&visitor, "add f.effect", &one).await;
    assert!(more.text.contains("name=\"f.effect.1.op\""), "there is a second step");
    let other = edit(&visitor, "show", &[("f.effect.count", "1"), (&*step(0, "op"), "steal")]).await;
    assert!(other.text.contains("name=\"f.effect.0.resource\"") && other.text.contains("name=\"f.effect.0.amount\""));
    assert!(!other.text.contains("name=\"f.effect.0.culture\""), "each form has its own fields");
    let fields = [("f.effect.count", "1"), (&*step(0, "op"), "explode")];
    let unknown = edit(&visitor, "keep", &fields).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY, "there is no such effect");
    assert!(unknown.text.contains("It must be one of these"), "{}", unknown.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_with_field_and_reason() {
    let server = server().await;
    let visitor = server.visitor();
    let pack = kept(&visitor, "6").await;
    let before = visitor.get(&format!("{BOX}/file?pack={pack}")).await.text;
    let cases = [
        ("f.vp", "99", "It must be from 0 to 9."),
        ("f.vp", "many", "It must be a whole number."),
        ("f.vp", "-1", "It must be from 0 to 9."),
        ("f.track_kind", "war", "It must be one of these"),
        ("f.name", "<script>alert(1)</script>", "The signs &lt; and &gt;"),
        ("f.name", "a\u{202e}b", "The signs &lt; and &gt;"),
        ("f.name", "", "It must not be empty"),
        ("f.name", &"x".repeat(300), "It has at most 40 characters."),
        ("f.effect.count", "0", "It must have 1 to 4 entries."),
    ];
    for (field, value, reason) in cases {
        let refused = edit(&visitor, "keep", &[("pack", &pack), (field, value)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}={value}");
        assert!(refused.text.contains(reason), "{field}={value}: {}", refused.text);
        assert!(!refused.text.contains("<script>alert"), "nothing of it is markup");
    }
    let wish = "drop f.effect.99999999999999999999";
    assert_eq!(edit(&visitor, wish, &[("pack", &pack), ("f.effect.count", "x")]).await.status, StatusCode::OK);
    for at in ["planet.nowhere", "planet", "", "../x", "pack.name"] {
        let fields = [("at", at), ("do", "keep"), ("f.vp", "2"), ("pack", &*pack)];
        let answer = visitor.post(&format!("{BOX}/edit"), &fields, &[]).await;
        assert!(answer.status.is_client_error(), "{at}: {}", answer.status);
    }
    assert_eq!(visitor.get(&format!("{BOX}/file?pack={pack}")).await.text, before, "nothing changes");
    for lang in ["fr", "pl"] {
        let fields = [("at", JAKKS), ("do", "keep"), ("pack", &*pack), ("f.vp", "99")];
        let refused = visitor.post(&format!("{BOX}/edit"), &fields, &[("accept-language", lang)]).await;
        let reason = if lang == "fr" { "Ce doit être de 0 à 9." } else { "To musi być od 0 do 9." };
        assert!(refused.text.contains(reason), "{lang}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_pack_can_be_read_and_copied_and_not_changed() {
    let server = server().await;
    let (owner, friend) = (server.visitor(), server.visitor());
    let pack = kept(&owner, "6").await;
    let theirs = format!("{BOX}?pack={pack}");
    let seen = friend.get(&theirs).await;
    assert_eq!(seen.status, StatusCode::OK);
    assert!(seen.text.contains("My own box") && !seen.text.contains("at=planet.pl_jakks"), "to be looked at only");
    for (path, fields) in [
        ("edit", vec![("at", JAKKS), ("do", "keep"), ("f.vp", "0")]),
        ("reset", vec![]),
        ("rename", vec![("name", "Mine now")]),
        ("delete", vec![]),
    ] {
        let mut fields = fields.clone();
        fields.push(("pack", &pack));
        let answer = friend.post(&format!("{BOX}/{path}"), &fields, &[]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    let copied = friend.post(&format!("{BOX}/copy"), &[("pack", &pack)], &[]).await;
    assert_eq!(copied.status, StatusCode::SEE_OTHER);
    let copy = copied.header("location").split("pack=").nth(1).expect("a pack").to_owned();
    assert_ne!(copy, pack);
    assert_eq!(hash_of(&friend, &copy).await, hash_of(&owner, &pack).await, "it says the same");
    let renamed =
        friend.post(&format!("{BOX}/rename"), &[("pack", &copy), ("name", "Copy"), ("note", "a\r\nb")], &[]).await;
    assert_eq!(renamed.status, StatusCode::SEE_OTHER, "{}", renamed.text);
    assert!(friend.get(&format!("{BOX}?pack={copy}")).await.text.contains("a b"));
    assert!(owner.get(&theirs).await.text.contains("My own box"), "the first one is as it was");
    // Gone is gone, for those who had the link too.
    assert_eq!(owner.post(&format!("{BOX}/delete"), &[("pack", &pack)], &[]).await.status, StatusCode::SEE_OTHER);
    for visitor in [&owner, &friend] {
        assert_eq!(visitor.get(&theirs).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(friend.get(&format!("{BOX}?pack={copy}")).await.status, StatusCode::OK);
    for wrong in ["x", "../../etc/passwd", &"a".repeat(22)] {
        assert_eq!(friend.get(&format!("{BOX}?pack={wrong}")).await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_and_an_address_may_keep_so_many_packs() {
    let quotas = Quotas { packs: 2, packs_there: 3, ..Quotas::default() };
    let hosts = vec!["table.example".to_owned()];
    let server = TestServer::of(galaxies(), Options { behind_proxy: true, hosts, quotas, ..Options::default() }).await;
    let keep = async |visitor: &Visitor, from: &str| {
        let fields = [("at", JAKKS), ("do", "keep"), ("name", "One"), ("f.vp", "6")];
        visitor.post(&format!("{BOX}/edit"), &fields, &[("x-forwarded-for", from)]).await
    };
    let (one, other) = (server.visitor(), server.visitor());
    for expected in [StatusCode::SEE_OTHER, StatusCode::SEE_OTHER, StatusCode::UNPROCESSABLE_ENTITY] {
        assert_eq!(keep(&one, "192.0.2.1").await.status, expected);
    }
    assert!(keep(&one, "198.51.100.1").await.text.contains("You can keep 2 packs here."), "the same person elsewhere");
    assert_eq!(keep(&other, "192.0.2.1").await.status, StatusCode::SEE_OTHER);
    assert_eq!(keep(&other, "192.0.2.1").await.status, StatusCode::UNPROCESSABLE_ENTITY, "the address has its share");
    // A file needs room too, and may be so long.
    let file = ("content-type", "text/plain");
    let long = "x".repeat(600_000);
    let bring = one.ask(Method::POST, &format!("{BOX}/bring"), &[file], long).await;
    assert_eq!(bring.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_is_a_file_that_another_server_takes() {
    let (here, there) = (server().await, server().await);
    let (owner, other) = (here.visitor(), there.visitor());
    let pack = kept(&owner, "6").await;
    let file = owner.get(&format!("{BOX}/file?pack={pack}")).await;
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"tiny-epic-galaxies-my-own-box.toml\"");
    let bring = async |text: String| {
        let form = format!(
            "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"p.toml\"\r\n\r\n{text}\r\n--x--\r\n"
        );
        let kind = ("content-type", "multipart/form-data; boundary=x");
        other.ask(Method::POST, &format!("{BOX}/bring"), &[kind], form).await
    };
    let brought = bring(file.text.clone()).await;
    assert_eq!(brought.status, StatusCode::SEE_OTHER, "{}", brought.text);
    let copy = brought.header("location").split("pack=").nth(1).expect("a pack").to_owned();
    assert_eq!(hash_of(&other, &copy).await, hash_of(&owner, &pack).await);
    for (from, to, field, reason) in [
        ("vp = 6", "vp = 77", "planet.pl_jakks.vp", "It must be from 0 to 9."),
        ("vp = 6", "pv = 6", "planet.pl_jakks.pv", "There is no such field to correct."),
        ("planet.pl_jakks", "planet.pl_x", "planet.pl_x", "There is no such component."),
        ("format = 1", "format = 2", "pack.format", "This server reads packs of format 1."),
        ("My own box", "<b>x</b>", "pack.name", "The signs &lt; and &gt;"),
        ("vp = 6", "vp = [", "", "It cannot be read: line"),
    ] {
        let refused = bring(file.text.replace(from, to)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{to}");
        assert!(refused.text.contains(reason) && refused.text.contains(field), "{to}: {}", refused.text);
    }
    assert_eq!(other.get(BOX).await.text.matches("?pack=").count(), 1, "only the good one is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_with_a_pack_and_goes_on_after_a_restart() {
    let server = server().await;
    let (owner, friend) = (server.visitor(), server.visitor());
    let pack = kept(&owner, "6").await;
    let hash = hash_of(&owner, &pack).await;
    let form = owner.get("/new/tiny-epic-galaxies").await.text;
    assert!(form.contains(&format!("<option value=\"{hash}\">My own box</option>")), "it can be chosen");
    assert!(!friend.get("/new/tiny-epic-galaxies").await.text.contains("My own box"), "by its owner");
    let shared = friend.get(&format!("/new/tiny-epic-galaxies?pack={hash}")).await.text;
    assert!(shared.contains(&format!("<option value=\"{hash}\" selected>My own box</option>")), "or by a link");
    assert!(shared.contains("learned with the built-in data"), "bots do not know it");
    let unknown = "0".repeat(64);
    for wrong in [&*unknown, "<b>", "1"] {
        let refused = friend.post("/new/tiny-epic-galaxies", &[("players", "1"), ("pack", wrong)], &[]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    let table = friend.open_game("tiny-epic-galaxies", &[("players", "1"), ("pack", &hash)]).await;
    let played = friend.play(&table, &mut Luck(5), 4).await;
    assert!(played.text.contains("My own box"), "the table names it");
    let built_in = friend.open_game("tiny-epic-galaxies", &[("players", "1")]).await;
    assert!(!friend.get(&built_in).await.text.contains("My own box"), "several side by side");
    // Whoever deletes a pack takes it from no table.
    assert_eq!(owner.post(&format!("{BOX}/delete"), &[("pack", &pack)], &[]).await.status, StatusCode::SEE_OTHER);
    let server = server.restart_of(galaxies()).await;
    let friend = friend.at(server.running.addr);
    assert!(friend.get("/").await.text.contains("My own box"), "the list names it");
    let before = friend.get(&table).await;
    assert_eq!(before.text, played.text, "the table is as it was");
    friend.play(&table, &mut Luck(6), 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_file_carries_its_pack_and_is_taken_in_where_nobody_has_it() {
    let (here, there) = (server().await, server().await);
    let (owner, other) = (here.visitor(), there.visitor());
    let hash = hash_of(&owner, &kept(&owner, "6").await).await;
    let table = owner.open_game("tiny-epic-galaxies", &[("players", "1"), ("pack", &hash)]).await;
    owner.play(&table, &mut Luck(9), 6).await;
    assert_eq!(owner.post(&format!("{table}/abandon"), &[], &[]).await.status, StatusCode::SEE_OTHER);
    let file = owner.get(&format!("{table}/match.json")).await;
    let record: Value = file.json();
    assert_eq!(record["pack"]["planet"]["pl_jakks"]["vp"], 6, "the file carries it");
    let taken = taken_in(&other, file.text.clone()).await;
    let page = other.get(&format!("{taken}/replay?step=2")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("My own box"), "and it is named there");
    assert_eq!(other.get(&format!("{taken}/match.json")).await.json()["hash"], record["hash"]);
    let mut wrong = record.clone();
    wrong["pack"]["planet"]["pl_jakks"]["vp"] = json!(77);
    let bring = async |file: &Value, accept: &str| {
        let headers = [("content-type", "application/json"), ("accept", accept)];
        other.ask(Method::POST, "/import", &headers, file.to_string()).await
    };
    let refused = bring(&wrong, "application/json").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["field"], "pack.planet.pl_jakks.vp", "{}", refused.text);
    assert!(refused.json()["message"].as_str().is_some_and(|message| message.contains("It must be from 0 to 9.")));
    let told = bring(&wrong, "text/html").await;
    assert!(told.text.contains("pack.planet.pl_jakks.vp: It must be from 0 to 9."), "{}", told.text);
    let mut hostile = record.clone();
    hostile["pack"]["pack"]["name"] = json!("<img src=x onerror=alert(1)>");
    let told = bring(&hostile, "text/html").await;
    assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!told.text.contains("<img src=x"));
    // Another pack than the one that it was played with leads elsewhere.
    let mut changed = record;
    changed["pack"]["planet"]["pl_jakks"]["vp"] = json!(5);
    assert_eq!(bring(&changed, "application/json").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_choose_packs_by_hash() {
    let server = server().await;
    let owner = server.visitor();
    let hash = hash_of(&owner, &kept(&owner, "6").await).await;
    let json = [("content-type", "application/json"), ("accept", "application/json")];
    let open = async |pack: &str| {
        let body = json!({ "game": "tiny-epic-galaxies", "options": { "players": 1, "pack": pack } });
        owner.ask(Method::POST, "/api/tables", &json, body.to_string()).await
    };
    let opened = open(&hash).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
    let id = opened.json()["id"].as_str().expect("an id").to_owned();
    let told = owner.ask(Method::GET, &format!("/api/tables/{id}"), &json, String::new()).await.json();
    assert_eq!(told["pack"], json!({ "hash": hash, "name": "My own box" }));
    for wrong in ["0".repeat(64), "x".to_owned()] {
        let refused = open(&wrong).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
        assert_eq!(refused.json()["field"], "pack");
    }
    let file = owner.get(&format!("/api/packs/{hash}")).await;
    assert_eq!(file.header("content-type"), "application/toml");
    let headers = [("content-type", "application/toml"), ("accept", "application/json")];
    let nobody =
        server.visitor().ask(Method::POST, "/api/games/tiny-epic-galaxies/packs", &headers, file.text.clone()).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED, "kept for nobody it could never be found again");
    let brought = owner.ask(Method::POST, "/api/games/tiny-epic-galaxies/packs", &headers, file.text.clone()).await;
    assert_eq!(brought.status, StatusCode::CREATED, "{}", brought.text);
    assert_eq!(brought.json()["hash"], hash.as_str());
    let refused = owner
        .ask(Method::POST, "/api/games/tiny-epic-galaxies/packs", &headers, file.text.replace("vp = 6", "vp = 66"))
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["field"], "pack.planet.pl_jakks.vp");
}
