//! Why an action is refused: always a rule number and a message key, never a sentence.

/// A reason that cites the rule it rests on. The sentence for people is found in the language
/// catalogs under [`RuleCited::key`].
pub trait RuleCited: Copy + Eq + std::error::Error {
    /// The number of the rule, as in `docs/rules`.
    fn rule(&self) -> &'static str;
    /// The key of the message in the language catalogs.
    fn key(&self) -> &'static str;
    /// Numbers that the message mentions, by name.
    fn args(&self) -> Vec<(&'static str, i64)>;
}

/// Declares a game's refusals: each variant with its rule number and its message key.
///
/// ```
/// engine::refusals! {
///     /// Why not.
///     pub enum Refusal {
///         /// Another die stands in the column.
///         ColumnTaken => "UFS-PLAN-2" "column-taken",
///         /// The die is too small.
///         TooFar { needs: u8, shows: u8 } => "UFS-PLAN-4" "too-far",
///     }
/// }
/// use engine::RuleCited;
/// let why = Refusal::TooFar { needs: 4, shows: 3 };
/// assert_eq!((why.rule(), why.key()), ("UFS-PLAN-4", "too-far"));
/// assert_eq!(why.args(), [("needs", 4), ("shows", 3)]);
/// assert_eq!(Refusal::ALL, [("UFS-PLAN-2", "column-taken"), ("UFS-PLAN-4", "too-far")]);
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $( $(#[$vmeta:meta])* $variant:ident $({ $($field:ident : $type:ty),* $(,)? })? => $rule:literal $key:literal ),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $( $(#[$vmeta])* $variant $({ $(#[allow(missing_docs)] $field: $type),* })? ),*
        }

        impl $name {
            /// Every refusal as (rule number, message key), for the catalogs' completeness test.
            pub const ALL: &'static [(&'static str, &'static str)] = &[$(($rule, $key)),*];
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::write!(f, "{}: {}", $crate::RuleCited::rule(self), $crate::RuleCited::key(self))
            }
        }

        impl ::std::error::Error for $name {}

        impl $crate::RuleCited for $name {
            fn rule(&self) -> &'static str {
                match self { $( $name::$variant { .. } => $rule ),* }
            }

            fn key(&self) -> &'static str {
                match self { $( $name::$variant { .. } => $key ),* }
            }

            fn args(&self) -> ::std::vec::Vec<(&'static str, i64)> {
                match *self {
                    $( $name::$variant $({ $($field),* })? => ::std::vec![$($((stringify!($field), i64::from($field))),*)?] ),*
                }
            }
        }
    };
}
