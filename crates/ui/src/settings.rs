//! What a visitor can set.

use crate::Lang;

/// Dark or light.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// As the system says.
    Auto,
    /// A cockpit at night.
    #[default]
    Dark,
    /// Ink on pale paper.
    Light,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Dark, Theme::Light];

    /// The word in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }

    /// The theme of a word.
    pub fn find(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// How fast the page plays back what happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Speed {
    /// Twice as long.
    Slow,
    /// As the game asks for.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Nothing moves.
    Instant,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The word in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }

    /// The speed of a word.
    pub fn find(code: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.code() == code)
    }
}

/// How large texts are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TextSize {
    /// As the design has them.
    #[default]
    Normal,
    /// Somewhat larger.
    Large,
    /// As large as the tables bear.
    Larger,
}

impl TextSize {
    /// All sizes.
    pub const ALL: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Larger];

    /// The word in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
            TextSize::Larger => "larger",
        }
    }

    /// The size of a word.
    pub fn find(code: &str) -> Option<TextSize> {
        TextSize::ALL.into_iter().find(|size| size.code() == code)
    }
}

/// How a hint comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum HintStyle {
    /// First a nudge where to look, and the choice when it is asked for.
    #[default]
    Nudge,
    /// The choice at once.
    Direct,
}

impl HintStyle {
    /// All styles.
    pub const ALL: [HintStyle; 2] = [HintStyle::Nudge, HintStyle::Direct];

    /// The word in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            HintStyle::Nudge => "nudge",
            HintStyle::Direct => "direct",
        }
    }

    /// The style of a word.
    pub fn find(code: &str) -> Option<HintStyle> {
        HintStyle::ALL.into_iter().find(|style| style.code() == code)
    }
}

/// Whether a coach warns before a choice that gives up much, where that is fair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Warnings {
    /// No.
    #[default]
    Off,
    /// Yes.
    On,
}

impl Warnings {
    /// Both.
    pub const ALL: [Warnings; 2] = [Warnings::Off, Warnings::On];

    /// The word in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Warnings::Off => "off",
            Warnings::On => "on",
        }
    }

    /// What a word means.
    pub fn find(code: &str) -> Option<Warnings> {
        Warnings::ALL.into_iter().find(|warnings| warnings.code() == code)
    }
}

/// What the visitor has set, on every page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Visit {
    /// The language.
    pub lang: Lang,
    /// The theme.
    pub theme: Theme,
    /// How fast things move.
    pub speed: Speed,
    /// How large texts are.
    pub text: TextSize,
    /// How hints come.
    pub hints: HintStyle,
    /// Whether a coach warns.
    pub warnings: Warnings,
}
