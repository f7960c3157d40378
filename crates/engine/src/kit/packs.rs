//! What holds for the packs of every game.

use toml::{Table, Value};

use super::{Trials, conformance, random_game};
use crate::pack::schema::{Field, Shape};
use crate::pack::{Pack, RecordSheet};
use crate::{Components, Dice, Game, PackFaults, Seed, sample_setup};

/// Every built-in value may stand where it stands: a pack that says all of them again is accepted,
/// is the same after it was written as TOML and as JSON, and changes nothing.
pub fn built_in_values_fit<C: Components>() {
    let mut pack = C::empty_pack("Everything as it is").expect("a pack");
    let sheets = C::sheets(None);
    assert!(!sheets.is_empty(), "there is something to correct");
    for field in sheets.iter().flat_map(|sheet| &sheet.fields) {
        if let Some(value) = &field.value {
            pack = pack.with(&field.path, value.clone()).expect("a plain value");
        } else {
            assert!(field.field.optional, "{} is left out", field.path);
        }
    }
    if let Err(PackFaults(faults)) = C::read_pack(&pack) {
        panic!("{faults:#?}");
    }
    let written = Pack::parse(&pack.to_toml()).unwrap_or_else(|error| panic!("{error}\n{}", pack.to_toml()));
    assert_eq!(written, pack);
    let json = serde_json::to_value(&pack).expect("JSON");
    assert_eq!(Pack::from_json(&json).expect("the same pack"), pack);
    assert_eq!(C::sheets(Some(&pack)).iter().find(|sheet| sheet.corrected), None);
}

/// A pack with a few values changed at random, each to something that may stand in its field by itself.
/// Whether the rules can bear all of them together is for the game to say.
pub fn random_pack<C: Components>(dice: &mut Dice) -> Pack {
    let sheets = C::sheets(None);
    let mut pack = C::empty_pack("At random").expect("a pack");
    for _ in 0..=dice.below(6) {
        let sheet = dice.pick(&sheets).expect("a record");
        let Some(field) = dice.pick(&sheet.fields) else { continue };
        let value = random_value(&field.field.shape, &sheets, dice);
        pack = pack.with(&field.path, value).expect("a plain value");
    }
    pack
}

fn random_value(shape: &Shape, sheets: &[RecordSheet], dice: &mut Dice) -> Value {
    let within = |least: i64, most: i64, dice: &mut Dice| least + i64::from(dice.below((most - least + 1) as u32));
    match *shape {
        Shape::Number { least, most } => within(least, most, dice).into(),
        Shape::Halves { least, most } => (within(least, most, dice) as f64 / 2.0).into(),
        Shape::Flag => (dice.below(2) == 1).into(),
        Shape::Text { .. } => format!("Name {}", dice.below(1000)).into(),
        Shape::Choice(words) => (*dice.pick(words).expect("a word")).into(),
        Shape::Reference(kind) => {
            let ids: Vec<&str> = sheets.iter().filter(|sheet| sheet.kind == kind).map(|sheet| &*sheet.id).collect();
            (*dice.pick(&ids).expect("a record")).into()
        }
        Shape::List { of, least, most } => {
            let length = within(least as i64, most as i64, dice);
            (0..length).map(|_| random_value(of, sheets, dice)).collect::<Vec<Value>>().into()
        }
        Shape::Structure(fields) => random_fields(fields, sheets, dice).into(),
        Shape::OneOf { tag, forms } => {
            let form = dice.pick(forms).expect("a form");
            let mut table = random_fields(form.fields, sheets, dice);
            table.insert(tag.into(), form.name.into());
            table.into()
        }
        Shape::Group(_) | Shape::Records { .. } => unreachable!("a sheet is flat"),
    }
}

fn random_fields(fields: &[Field], sheets: &[RecordSheet], dice: &mut Dice) -> Table {
    let given: Vec<&Field> = fields.iter().filter(|field| !field.optional || dice.below(2) == 1).collect();
    given.into_iter().map(|field| (field.name.to_owned(), random_value(&field.shape, sheets, dice))).collect()
}

/// Whatever pack is accepted, whole games can be played with it: random packs until `packs` of them
/// are, each with a random game, every twentieth with all promises of the contract.
pub fn any_accepted_pack_is_playable<G: Game>(seed: &str, packs: u64, most_decisions: u32) {
    let seed: Seed = seed.parse().expect("a seed");
    let (mut accepted, mut index) = (0, 0);
    while accepted < packs {
        index += 1;
        assert!(index < 50 * packs, "hardly any pack is accepted: {accepted} of {index}");
        let mut dice = Dice::new(&seed.nth(index));
        let pack = random_pack::<G::Components>(&mut dice);
        if G::Components::install(&pack).is_err() {
            continue;
        }
        accepted += 1;
        let mut options = serde_json::Map::new();
        options.insert("pack".into(), serde_json::to_value(pack.hash()).expect("a hash"));
        let played = std::panic::catch_unwind(|| {
            if accepted % 20 == 0 {
                let trials = Trials { games: 1, most_decisions, options: options.clone(), ..Trials::default() };
                conformance::<G>(&trials);
            }
            let setup = sample_setup::<G>(index, &options, &mut Dice::new(&seed.nth(index))).expect("a setup");
            let last = random_game::<G>(&setup, &seed.nth(index), most_decisions);
            assert_eq!(last.components().edition().hash, pack.hash(), "it is played with the pack");
            assert_eq!(last.check(), Ok(()), "its last position could stand on a table");
        });
        assert!(played.is_ok(), "pack {index} cannot be played:\n{}", pack.to_toml());
    }
}
