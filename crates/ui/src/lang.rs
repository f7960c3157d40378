//! The languages of the pages. Every sentence for a person stands in the Fluent catalogs under
//! `lang/`, never in Rust code; the tests check that each language has each message.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use maud::{Markup, PreEscaped};
use unic_langid::LanguageIdentifier;

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Polish.
    Pl,
}

/// The catalogs of a language, by file.
macro_rules! catalogs {
    ($code:literal) => {
        &[
            include_str!(concat!("../lang/", $code, "/starboard.ftl")),
            include_str!(concat!("../lang/", $code, "/access.ftl")),
            include_str!(concat!("../lang/", $code, "/company.ftl")),
            include_str!(concat!("../lang/", $code, "/dice.ftl")),
            include_str!(concat!("../lang/", $code, "/past.ftl")),
            include_str!(concat!("../lang/", $code, "/record.ftl")),
            include_str!(concat!("../lang/", $code, "/advice.ftl")),
            include_str!(concat!("../lang/", $code, "/replay.ftl")),
            include_str!(concat!("../lang/", $code, "/reasons.ftl")),
            include_str!(concat!("../lang/", $code, "/how.ftl")),
            include_str!(concat!("../lang/", $code, "/glossary.ftl")),
            include_str!(concat!("../lang/", $code, "/glossary-ufs.ftl")),
            include_str!(concat!("../lang/", $code, "/glossary-teg.ftl")),
            include_str!(concat!("../lang/", $code, "/glossary-ba.ftl")),
            include_str!(concat!("../lang/", $code, "/lesson.ftl")),
            include_str!(concat!("../lang/", $code, "/lesson-ufs.ftl")),
            include_str!(concat!("../lang/", $code, "/lesson-teg.ftl")),
            include_str!(concat!("../lang/", $code, "/lesson-ba.ftl")),
            include_str!(concat!("../lang/", $code, "/ufs.ftl")),
            include_str!(concat!("../lang/", $code, "/ufs-components.ftl")),
            include_str!(concat!("../lang/", $code, "/ufs-log.ftl")),
            include_str!(concat!("../lang/", $code, "/ufs-refusals.ftl")),
            include_str!(concat!("../lang/", $code, "/teg.ftl")),
            include_str!(concat!("../lang/", $code, "/teg-components.ftl")),
            include_str!(concat!("../lang/", $code, "/teg-log.ftl")),
            include_str!(concat!("../lang/", $code, "/teg-refusals.ftl")),
            include_str!(concat!("../lang/", $code, "/ba.ftl")),
            include_str!(concat!("../lang/", $code, "/ba-components.ftl")),
            include_str!(concat!("../lang/", $code, "/ba-log.ftl")),
            include_str!(concat!("../lang/", $code, "/ba-refusals.ftl")),
            include_str!(concat!("../lang/", $code, "/camp.ftl")),
            include_str!(concat!("../lang/", $code, "/salvage.ftl")),
            include_str!(concat!("../lang/", $code, "/box.ftl")),
        ]
    };
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Pl];

    /// The code, as in cookies and the page's `lang` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Pl => "pl",
        }
    }

    /// The name of the language in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::Pl => "Polski",
        }
    }

    /// The language of a code such as `fr` or `fr-CA`.
    pub fn find(code: &str) -> Option<Lang> {
        let primary = code.split(['-', '_']).next().unwrap_or(code);
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary.trim()))
    }

    /// What the cookie says; else the best of an `Accept-Language` header; else English.
    pub fn negotiate(cookie: Option<&str>, accept_language: Option<&str>) -> Lang {
        if let Some(lang) = cookie.and_then(Lang::find) {
            return lang;
        }
        let mut best: Option<(Lang, f32)> = None;
        for range in accept_language.unwrap_or_default().split(',').take(32) {
            let mut parts = range.split(';');
            let Some(lang) = parts.next().and_then(Lang::find) else { continue };
            let quality = parts.find_map(|part| part.trim().strip_prefix("q=")?.trim().parse::<f32>().ok());
            let quality = quality.unwrap_or(1.0);
            if quality > 0.0 && best.is_none_or(|(_, so_far)| quality > so_far) {
                best = Some((lang, quality));
            }
        }
        best.map_or(Lang::En, |(lang, _)| lang)
    }

    pub(crate) const fn sources(self) -> &'static [&'static str] {
        match self {
            Lang::En => catalogs!("en"),
            Lang::Fr => catalogs!("fr"),
            Lang::Pl => catalogs!("pl"),
        }
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| Lang::ALL.map(build));
        &BUNDLES[self as usize]
    }
}

fn build(lang: Lang) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks that isolate inserted text from right-to-left text would show up in titles.
    bundle.set_use_isolating(false);
    for source in lang.sources() {
        // A faulty line is left out here and found by the tests.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The message of a key in a language. A key that does not exist is given back as it is; the
/// tests see to it that none is asked for.
pub fn t(lang: Lang, key: &str, args: &FluentArgs<'_>) -> String {
    let bundle = lang.bundle();
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
}

/// Whether a language has a message under this key.
pub fn has(lang: Lang, key: &str) -> bool {
    lang.bundle().get_message(key).is_some_and(|message| message.value().is_some())
}

/// The name of a component, where an owner's pack has corrected it: no translation knows that one.
pub(crate) fn corrected<C: engine::Components>(name: impl Fn(&'static C) -> &'static str) -> Option<String> {
    let (shown, built_in) = (name(engine::shown::<C>()), name(C::built_in()));
    (shown != built_in).then(|| shown.to_owned())
}

/// The message of a literal key, with its arguments by name. The tests read these calls and check
/// keys and arguments against the catalogs.
macro_rules! say {
    ($lang:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = ::fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)*
        $crate::lang::t($lang, $key, &args)
    }};
}
pub(crate) use say;

/// The message of a literal key as HTML: arguments are escaped, and what stands between two stars
/// is emphasised.
macro_rules! rich {
    ($($call:tt)*) => { $crate::lang::emphasise(&$crate::lang::say!($($call)*)) };
}
pub(crate) use rich;

/// Turns `*this*` into emphasis and escapes everything else.
pub(crate) fn emphasise(text: &str) -> Markup {
    let mut html = String::with_capacity(text.len() + 16);
    for (index, piece) in text.split('*').enumerate() {
        let escaped = maud::html! { (piece) }.into_string();
        if index % 2 == 1 {
            html.push_str("<em>");
            html.push_str(&escaped);
            html.push_str("</em>");
        } else {
            html.push_str(&escaped);
        }
    }
    PreEscaped(html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_cookie_then_the_header_then_english() {
        assert_eq!(Lang::negotiate(Some("pl"), Some("fr")), Lang::Pl);
        assert_eq!(Lang::negotiate(Some("xx"), Some("de, fr-CA;q=0.8, en;q=0.5")), Lang::Fr);
        assert_eq!(Lang::negotiate(None, Some("fr;q=0, pl;q=0.1")), Lang::Pl);
        assert_eq!(Lang::negotiate(None, Some(";;q=,,\u{0}")), Lang::En);
        assert_eq!(Lang::negotiate(None, None), Lang::En);
    }

    #[test]
    fn emphasis_is_the_only_markup() {
        assert_eq!(emphasise("a <b> *c & d* e").into_string(), "a &lt;b&gt; <em>c &amp; d</em> e");
    }
}
