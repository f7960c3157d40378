//! The name at the head of a campaign's log sheet.

use std::fmt;

use engine::List;
use serde::{Deserialize, Serialize};

/// What a player calls a campaign: one line of at most [`CampaignName::MAX_BYTES`] bytes. A position
/// is copied as memory, so the name lies in it as bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CampaignName(List<u8, { CampaignName::MAX_BYTES }>);

impl CampaignName {
    /// The most bytes of UTF-8 that a name has.
    pub const MAX_BYTES: usize = 48;

    /// A name of what somebody has typed: one line without space around it, cut where it is too long.
    pub fn of(typed: &str) -> CampaignName {
        let mut bytes = List::default();
        for letter in typed.trim().chars().filter(|letter| !letter.is_control()) {
            if bytes.len() + letter.len_utf8() > CampaignName::MAX_BYTES {
                break;
            }
            letter.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| bytes.push(byte));
        }
        CampaignName(bytes)
    }

    /// The name as text; empty if the campaign has none.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// Whether the campaign has no name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl TryFrom<String> for CampaignName {
    type Error = String;

    fn try_from(text: String) -> Result<CampaignName, String> {
        let name = CampaignName::of(&text);
        if name.as_str() == text { Ok(name) } else { Err("not the name of a campaign".to_owned()) }
    }
}

impl From<CampaignName> for String {
    fn from(name: CampaignName) -> String {
        name.as_str().to_owned()
    }
}

impl fmt::Debug for CampaignName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
