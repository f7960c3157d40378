//! Components by number inside the rules, by their printed name's id in every text.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::components::components;

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident in $list:ident;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// The component of this id, if there is one.
            pub fn find(id: &str) -> Option<$name> {
                components().$list.iter().position(|record| record.id == id).map(|index| $name(index as u8))
            }

            /// All of them, in the order of the component file.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..components().$list.len() as u8).map($name)
            }

            /// The id in texts.
            pub fn id(self) -> &'static str {
                &components().$list[usize::from(self.0)].id
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
                $name::find(&id).ok_or_else(|| D::Error::custom(format_args!(concat!("unknown ", stringify!($list), " {:?}"), id)))
            }
        }
    )*};
}

ids! {
    /// A city.
    CityId in cities;
    /// A sky tile, with both its sides.
    SkyTileId in sky_tiles;
    /// A character.
    CharacterId in characters;
    /// A scenario.
    ScenarioId in scenarios;
}
