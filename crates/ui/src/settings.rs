//! What a visitor can set, on every page: each setting is one entry of `settings!`.

use maud::{Markup, html};

use crate::Lang;
use crate::lang::say;

/// Makes of each setting an enum and a field of [`Visit`]. A setting has a word, by which forms, cookies and the
/// page's `data-` attributes name it, a heading, and perhaps a note; each of its values has a code and a label.
macro_rules! settings {
    ($(
        $(#[$doc:meta])*
        $field:ident: $Name:ident, $word:literal, $heading:literal $(, note $note:literal)? {
            $( $(#[$meaning:meta])* $Value:ident, $code:literal, $label:literal; )+
        }
    )+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub enum $Name {
                $( $(#[$meaning])* $Value, )+
            }

            impl $Name {
                /// All values, in the order of the menu.
                pub const ALL: [$Name; [$($code),+].len()] = [$($Name::$Value),+];

                /// The word in cookies and forms.
                pub const fn code(self) -> &'static str {
                    match self { $($Name::$Value => $code),+ }
                }

                /// The value of a word.
                pub fn find(code: &str) -> Option<$Name> {
                    $Name::ALL.into_iter().find(|value| value.code() == code)
                }

                fn label(self, lang: Lang) -> String {
                    match self { $($Name::$Value => say!(lang, $label)),+ }
                }
            }
        )+

        /// What the visitor has set, on every page.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct Visit {
            /// The language.
            pub lang: Lang,
            $( $(#[$doc])* pub $field: $Name, )+
        }

        impl Visit {
            /// The words of all settings but the language.
            pub const SETTINGS: [&'static str; [$($word),+].len()] = [$($word),+];

            /// The keys of all texts of the settings.
            pub const KEYS: &'static [&'static str] = &[$($heading, $($note,)? $($label),+),+];

            /// What is set, each code found by the word of its setting; nonsense is ignored.
            pub fn read<'a>(lang: Lang, code_of: impl Fn(&str) -> Option<&'a str>) -> Visit {
                Visit { lang, $($field: code_of($word).and_then($Name::find).unwrap_or_default()),+ }
            }

            /// Whether a setting has a value.
            pub fn is_known(word: &str, code: &str) -> bool {
                match word {
                    $($word => $Name::find(code).is_some(),)+
                    _ => false,
                }
            }

            /// The attributes of the page that scripts and style sheets read.
            pub(crate) fn attributes(self) -> String {
                [$((concat!("data-", $word), self.$field.code())),+]
                    .map(|(name, code)| format!(" {name}=\"{code}\""))
                    .concat()
            }

            /// The settings in the menu.
            pub(crate) fn fieldsets(self) -> Markup {
                let lang = self.lang;
                html! {
                    $(
                        fieldset {
                            legend { (say!(lang, $heading)) }
                            @for each in $Name::ALL {
                                label {
                                    input type="radio" name=($word) value=(each.code()) checked[each == self.$field];
                                    span { (each.label(lang)) }
                                }
                            }
                            $( p.soft { (say!(lang, $note)) } )?
                        }
                    )+
                }
            }
        }
    };
}

settings! {
    /// Dark or light.
    theme: Theme, "theme", "menu-theme" {
        /// As the system says.
        Auto, "auto", "theme-auto";
        /// A cockpit at night.
        #[default]
        Dark, "dark", "theme-dark";
        /// Ink on pale paper.
        Light, "light", "theme-light";
    }
    /// How fast the page plays back what happens.
    speed: Speed, "speed", "menu-speed" {
        /// Twice as long.
        Slow, "slow", "speed-slow";
        /// As the game asks for.
        #[default]
        Normal, "normal", "speed-normal";
        /// Twice as fast.
        Fast, "fast", "speed-fast";
        /// Nothing moves.
        Instant, "instant", "speed-instant";
    }
    /// How large texts are.
    text: TextSize, "text", "menu-text" {
        /// As the design has them.
        #[default]
        Normal, "normal", "text-normal";
        /// Somewhat larger.
        Large, "large", "text-large";
        /// As large as the tables bear.
        Larger, "larger", "text-larger";
    }
    /// Whether a next step is suggested: on the first page, after a game, on the record.
    offers: Offers, "offers", "menu-offers" {
        /// Yes.
        #[default]
        On, "on", "offers-on";
        /// No.
        Off, "off", "offers-off";
    }
    /// What is heard of the table.
    sound: SoundSetting, "sound", "menu-sound" {
        /// Nothing.
        #[default]
        Off, "off", "sound-off";
        /// Everything that is shown.
        On, "on", "sound-on";
        /// Only that it is one's turn, and the end.
        Fewer, "fewer", "sound-fewer";
    }
    /// How loud sounds are.
    volume: Volume, "volume", "menu-volume" {
        /// Quiet.
        Low, "low", "volume-low";
        /// In between.
        #[default]
        Medium, "medium", "volume-medium";
        /// Loud.
        High, "high", "volume-high";
    }
    /// How a hint comes.
    hints: HintStyle, "advice", "menu-hints" {
        /// First a nudge where to look, and the choice when it is asked for.
        #[default]
        Nudge, "nudge", "hints-nudge";
        /// The choice at once.
        Direct, "direct", "hints-direct";
    }
    /// Whether a coach warns before a choice that gives up much, where that is fair.
    warnings: Warnings, "coach", "menu-coach", note "coach-where" {
        /// No.
        #[default]
        Off, "off", "coach-off";
        /// Yes.
        On, "on", "coach-on";
    }
}
