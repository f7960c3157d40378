//! What holds for the packs of every game.

use crate::pack::Pack;
use crate::{Components, PackFaults};

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
