//! Packs of component data, tried on a toy: two cards and a board.

use engine::pack::schema::{Field, Kind, Shape, choice, field, flag, form, group, kind, list, number, table, text};
use engine::pack::{MAX_PACK, base_hash_of};
use engine::{Components, Data, DataHash, Edition, Flaw, Pack, PackFault, PackFaults, Source};
use serde::Deserialize;
use serde_json::json;
use toml::Table;

#[derive(Debug, Deserialize)]
struct Toy {
    card: Vec<Card>,
    board: Board,
    #[serde(skip)]
    edition: Edition,
}

#[derive(Debug, Deserialize)]
struct Card {
    id: String,
    name: String,
    vp: u8,
    #[serde(default)]
    tie: u8,
    side: [Side; 2],
    provenance: String,
}

#[derive(Debug, Deserialize)]
struct Side {
    stars: f32,
    effect: Table,
    provenance: String,
}

#[derive(Debug, Deserialize)]
struct Board {
    costs: Vec<u8>,
    start: Start,
}

#[derive(Debug, Deserialize)]
struct Start {
    vp: u8,
    open: bool,
}

const SIDE: &[Field] = &[
    field("stars", Shape::Halves { least: 0, most: 4 }),
    field(
        "effect",
        Shape::OneOf {
            tag: "op",
            forms: &[form("none", &[]), form("gain", &[choice("of", &["energy", "culture"]), number("amount", 1, 7)])],
        },
    ),
];

/// The card that is known now as another one was, before its value was corrected.
const EARLIER: &str = r#"
[[card]]
id = "a"
name = "Ada"
vp = 1
provenance = "reconstructed"
side = [
  { side = "front", stars = 0.5, effect = { op = "none" }, provenance = "public" },
  { side = "back", stars = 1.0, effect = { op = "none" }, provenance = "reconstructed" },
]
"#;

const PRESENT: &str = r#"
[[card]]
id = "a"
name = "Ada"
vp = 2
provenance = "reconstructed"
notes = "No rule reads this."
side = [
  { side = "front", stars = 0.5, effect = { op = "none" }, provenance = "public" },
  { side = "back", stars = 1.0, effect = { op = "none" }, provenance = "reconstructed" },
]

[[card]]
id = "b"
name = "Bo"
vp = 2
tie = 1
provenance = "public"
side = [
  { side = "front", stars = 0, effect = { op = "none" }, provenance = "public" },
  { side = "back", stars = 0, effect = { op = "gain", of = "energy", amount = 1 }, provenance = "public" },
]

[board]
costs = [1, 1, 2]
start = { vp = 5, open = true }
"#;

impl Components for Toy {
    const KINDS: &'static [Kind] = &[
        kind(
            "card",
            "id",
            &[
                text("name"),
                number("vp", 0, 9),
                number("tie", 0, 9).optional(),
                field("side", Shape::Records { key: "side", fields: SIDE }),
            ],
        ),
        table(
            "board",
            &[
                list("costs", &Shape::Number { least: 0, most: 9 }, 2, 4),
                group("start", &[number("vp", 0, 9), flag("open")]),
            ],
        ),
    ];

    fn source() -> &'static Source<Toy> {
        static SOURCE: Source<Toy> = Source::new("toy", PRESENT, &[EARLIER]);
        &SOURCE
    }

    fn read(file: Table, edition: Edition) -> Result<Toy, PackFaults> {
        let mut toy: Toy = file.try_into().expect("its shape was checked");
        toy.edition = edition;
        let mut faults = PackFaults::none();
        let total = toy.card.iter().map(|card| i64::from(card.vp)).sum();
        faults.ensure(total >= 3, || "card.vp".into(), || Flaw::TooFew { total, wanted: 3 });
        faults.or(toy)
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }
}

fn document(corrections: &str) -> String {
    let hash = Toy::built_in().edition().hash;
    format!("[pack]\nformat = 1\ngame = \"toy\"\nname = \"My box\"\ncorrects = \"{hash}\"\n{corrections}")
}

fn pack(corrections: &str) -> Pack {
    Pack::parse(&document(corrections)).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The faults of a document as `path key`.
fn faults(text: &str) -> Vec<String> {
    let refused = match Pack::parse(text) {
        Ok(pack) => Toy::read_pack(&pack).map(drop),
        Err(faults) => Err(faults),
    };
    let said = |fault: &PackFault| format!("{} {}", fault.path, fault.flaw.key());
    refused.expect_err("it is refused").0.iter().map(said).collect()
}

#[test]
fn what_a_pack_says_takes_the_place_of_what_is_built_in() {
    let toy = Toy::read_pack(&pack(
        "[card.a]\nname = \"Ada L.\"\n[card.a.side.back]\nstars = 1.5\neffect = { op = \"gain\", of = \"culture\", amount = 7 }\n\
         [card.b]\ntie = \"\"\n[board]\ncosts = [3, 4]\nstart.vp = 0",
    ))
    .unwrap_or_else(|faults| panic!("{faults}"));
    let card = &toy.card[0];
    assert_eq!((card.id.as_str(), card.name.as_str(), card.vp), ("a", "Ada L.", 2));
    assert_eq!((card.side[1].stars, card.side[1].effect["amount"].as_integer()), (1.5, Some(7)));
    assert_eq!((card.side[0].stars, toy.card[1].tie), (0.5, 0), "the rest is as it was; the empty text takes out");
    assert_eq!((toy.board.costs, toy.board.start.vp, toy.board.start.open), (vec![3, 4], 0, true));
    // Who owns the box vouches for what is corrected, and for nothing else.
    assert_eq!((card.provenance.as_str(), card.side[1].provenance.as_str()), ("owner", "owner"));
    assert_eq!((card.side[0].provenance.as_str(), toy.card[1].side[0].provenance.as_str()), ("public", "public"));
}

#[test]
fn what_cannot_be_is_refused_with_its_path_and_its_reason() {
    let refused = |corrections: &str| faults(&document(corrections));
    assert_eq!(refused("[planet.x]\nvp = 1"), ["planet pack-unknown-kind"]);
    assert_eq!(refused("[card.c]\nvp = 1"), ["card.c pack-unknown-record"]);
    assert_eq!(refused("[card.a]\nid = \"z\""), ["card.a.id pack-unknown-field"]);
    assert_eq!(refused("[card.a]\nvp = 10"), ["card.a.vp pack-out-of-range"]);
    assert_eq!(refused("[card.a]\nvp = \"2\""), ["card.a.vp pack-not-a-number"]);
    assert_eq!(refused("[card.a]\nside = 3"), ["card.a.side pack-not-a-table"]);
    assert_eq!(refused("[card]\na = 3"), ["card.a pack-not-a-table"]);
    assert_eq!(faults(&format!("board = 3\n{}", document(""))), ["board pack-not-a-table"]);
    assert_eq!(refused("[card.a.side.top]\nstars = 1"), ["card.a.side.top pack-unknown-record"]);
    assert_eq!(refused("[card.a.side.back]\nstars = 2.5"), ["card.a.side.back.stars pack-out-of-range"]);
    assert_eq!(refused("[card.a.side.back]\nstars = 0.3"), ["card.a.side.back.stars pack-not-halves"]);
    let effect = |effect: &str| refused(&format!("[card.a.side.back]\neffect = {effect}"));
    assert_eq!(effect("{ op = \"lose\" }"), ["card.a.side.back.effect.op pack-not-a-choice"]);
    assert_eq!(effect("{ of = \"energy\" }"), ["card.a.side.back.effect.op pack-missing"]);
    assert_eq!(effect("{ op = \"gain\", of = \"energy\" }"), ["card.a.side.back.effect.amount pack-missing"]);
    assert_eq!(effect("{ op = \"none\", amount = 1 }"), ["card.a.side.back.effect.amount pack-unknown-field"]);
    assert_eq!(refused("[board]\ncosts = [1]"), ["board.costs pack-length"]);
    assert_eq!(refused("[board]\ncosts = [1, -1]"), ["board.costs[1] pack-out-of-range"]);
    assert_eq!(refused("[board.start]\nopen = 1"), ["board.start.open pack-not-a-flag"]);
    assert_eq!(refused("[board]\nstart = { vp = 12, open = false }"), ["board.start.vp pack-out-of-range"]);
    // All that is wrong is said at once; what the game asks of the whole comes when each field is right.
    assert_eq!(
        refused("[card.a]\nvp = 10\nname = \"\""),
        ["card.a.name pack-empty-text", "card.a.vp pack-out-of-range"]
    );
    assert_eq!(refused("[card.a]\nvp = 0"), ["card.vp pack-too-few"]);
}

#[test]
fn hostile_texts_are_refused() {
    for name in ["<b>Ada</b>", "Ada\\u0007", "Ada\\u202Ecod", "\\u200BAda", "Ada\\nBo", " Ada", "Ada ", ""] {
        let said = faults(&document(&format!("[card.a]\nname = \"{name}\"")));
        assert!(said.len() == 1 && said[0].starts_with("card.a.name pack-"), "{name:?}: {said:?}");
        let text = document("").replace("My box", name);
        assert!(faults(&text)[0].starts_with("pack.name pack-"), "{name:?}");
    }
    assert_eq!(faults(&document(&format!("[card.a]\nname = \"{}\"", "A".repeat(41)))), ["card.a.name pack-long-text"]);
    assert_eq!(faults(&document("[\"<b>\".x]\ny = 1")), ["<b> pack-unknown-field"]);
    assert_eq!(faults(&document("[card.a]\nvp = 1979-05-27")), ["card.a.vp pack-not-here"]);
    assert_eq!(faults(&"#".repeat(MAX_PACK + 1)), [" pack-too-long"]);
    assert_eq!(faults("a = 1\nb = [\n"), [" pack-unreadable"]);
    assert_eq!(faults(&format!("a = {}", "[".repeat(100_000))), [" pack-unreadable"], "nothing is followed for ever");
    assert_eq!(faults("[card.a]\nvp = 1"), ["pack pack-missing"]);
    assert_eq!(faults(&document("").replace("format = 1", "format = 2")), ["pack.format pack-format"]);
    assert_eq!(faults(&document("").replace("\"toy\"", "\"chess\"")), ["pack.game pack-game"]);
    assert_eq!(faults(&document("").replace("corrects = \"", "corrects = \"x")), ["pack.corrects pack-base"]);
    let other = Toy::built_in().edition().hash.to_string();
    assert_eq!(faults(&document("").replace(&other, &"0".repeat(64))), ["pack.corrects pack-base"]);
}

/// The bytes of docs/packs.md: what another language finds, too.
#[test]
fn the_hash_is_that_of_the_canonical_text() {
    let corrections = "[card.a]\nname = \"Ada \\\"L\\\\\"\n[card.a.side.back]\nstars = 1.5\n[board]\ncosts = [3.0, 4]";
    let text = document(corrections).replace(&Toy::built_in().edition().hash.to_string(), &"0".repeat(64));
    let pack = Pack::parse(&text).expect("a pack");
    // python3 -c 'import hashlib, json; print(hashlib.sha256(json.dumps(document, ensure_ascii=False,
    // sort_keys=True, separators=(",", ":")).encode()).hexdigest())'
    assert_eq!(pack.hash().to_string(), "d112ed0fa71797ee3c5f8782e8b4ac2fc3bbc1e5d110dbad118698282c8f6892");
    // Order, blanks and the way of writing make no difference, and neither does the form of the file.
    let other = text.replace("[3.0, 4]", "[ 3,4.0 ]");
    assert_eq!(Pack::parse(&other).expect("a pack"), pack);
    assert_eq!(Pack::from_json(&serde_json::to_value(&pack).expect("JSON")).expect("a pack"), pack);
    assert_eq!(Pack::parse(&pack.to_toml()).expect("a pack"), pack);
    let empty = Pack::parse(&format!("{text}\n[planet]\n[card.b.side.back]\neffect = {{}}")).expect("well-formed");
    assert_eq!(Pack::parse(&empty.to_toml()).expect("a pack"), empty, "tables with nothing in them are kept");
    assert_ne!(pack.renamed("Another box", "").expect("a pack").hash(), pack.hash());
    assert_eq!(pack.hash().to_string().parse(), Ok(pack.hash()));
    assert!("ABC".parse::<DataHash>().is_err() && "g".repeat(64).parse::<DataHash>().is_err());
}

#[test]
fn a_pack_is_edited_field_by_field() {
    let pack = Toy::empty_pack("My box").expect("a pack");
    let pack = pack.with("card.a.vp", 3.into()).and_then(|pack| pack.with("card.a.side.back.stars", 1.0.into()));
    let pack = pack.and_then(|pack| pack.with("card.b.vp", 11.into())).expect("well-formed");
    assert_eq!(pack.get("card.a.vp").and_then(toml::Value::as_integer), Some(3));
    // What is wrong stays in the form, so that it can be mended there.
    let sheets = Toy::sheets(Some(&pack));
    let corrected: Vec<_> =
        sheets.iter().flat_map(|sheet| &sheet.fields).filter(|field| field.is_corrected()).collect();
    let paths: Vec<&str> = corrected.iter().map(|field| field.path.as_str()).collect();
    assert_eq!(paths, ["card.a.vp", "card.b.vp"], "1.0 is what is built in");
    assert!(Toy::read_pack(&pack).is_err());
    let pack = pack.without("card.b");
    assert!(Toy::read_pack(&pack).is_ok() && pack.get("card.b").is_none());
    assert_eq!(pack.without("card"), Toy::empty_pack("My box").expect("a pack"));

    let sheet = &Toy::sheets(None)[0];
    assert_eq!((sheet.path().as_str(), sheet.name.as_deref(), sheet.reconstructed), ("card.a", Some("Ada"), true));
    let back = sheet.fields.iter().find(|field| field.path == "card.a.side.back.effect").expect("a field");
    assert!(back.reconstructed && back.field.name == "effect");
    let front = sheet.fields.iter().find(|field| field.path == "card.a.side.front.effect").expect("a field");
    assert!(!front.reconstructed, "a side says it for itself");
}

/// A pack that is in use is there once; nothing is kept of one that was only looked at.
#[test]
fn packs_in_use_are_found_by_their_hash() {
    let pack = pack("[card.a]\nvp = 7");
    assert!(Toy::read_pack(&pack).is_ok() && Toy::with_hash(pack.hash()).is_none());
    let position = json!(pack.hash());
    let unknown = serde_json::from_value::<Data<Toy>>(position.clone()).expect_err("it is not in use");
    assert!(unknown.to_string().contains(&pack.hash().to_string()));
    let data = Toy::install(&pack).expect("it is sound");
    assert!(std::ptr::eq(data, Toy::install(&pack).expect("it is sound")));
    let read: Data<Toy> = serde_json::from_value(position).expect("it is in use");
    assert_eq!((read, read.card[0].vp), (Data::new(data), 7));
    assert_eq!(data.edition().pack.as_ref().map(Pack::name), Some("My box"));
}

/// Built-in data that were mended leave nothing behind: what names none means the first ones, a pack
/// goes on correcting those that it was written for, and words that no rule reads change nothing.
#[test]
fn earlier_built_in_data_stay_known() {
    let (first, present) = (Toy::first(), Toy::built_in());
    assert_eq!((first.card[0].vp, present.card[0].vp), (1, 2));
    assert_eq!(Toy::name_for_new_tables(), Some(present.edition().hash));
    assert!(Data::<Toy>::first().is_first() && !Data::<Toy>::default().is_first());
    for data in [first, present] {
        let text = serde_json::to_value(Data::new(data)).expect("JSON");
        assert_eq!(serde_json::from_value::<Data<Toy>>(text).expect("built in"), Data::new(data));
    }
    let text =
        document("[card.b]\nvp = 5").replace(&present.edition().hash.to_string(), &first.edition().hash.to_string());
    let toy = Toy::read_pack(&Pack::parse(&text).expect("a pack")).expect("it corrects the first ones");
    assert_eq!((toy.card[0].vp, toy.card[1].vp), (1, 5));

    let hash = |text: &str| base_hash_of(&text.parse().expect("TOML"));
    assert_eq!(hash(PRESENT), present.edition().hash);
    assert_eq!(
        hash(&PRESENT.replace("No rule reads this.", "Really.").replace("\"public\"", "\"rulebook\"")),
        hash(PRESENT)
    );
    assert_ne!(hash(&PRESENT.replace("tie = 1", "tie = 2")), hash(PRESENT));
}
