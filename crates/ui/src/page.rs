//! What all pages have in common: the document, the top bar, the menu with the settings.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets::{Extent, asset_url, first_fonts, sheet_url};
use crate::lang::say;
use crate::{Lang, Theme, Visit, glossary, how_to_play};

/// A document to be filled.
pub(crate) struct Page<'a> {
    pub(crate) visit: Visit,
    /// What the window is called.
    pub(crate) title: &'a str,
    /// Where the settings lead back to.
    pub(crate) path: &'a str,
    /// Classes of the body. A page that is `busy` asks again by itself where there is no script.
    pub(crate) class: &'a str,
    /// The words of the stage that a table shows, for the style sheet: a table may pass from one to another.
    pub(crate) stage: Option<&'a str>,
    /// The table that the script is to follow, if there is one.
    pub(crate) table: Option<&'a str>,
    /// Where the position can be had as a file, if it can.
    pub(crate) keep: Option<String>,
    /// The game at hand, if there is one: the menu leads to its rules and to how it is played.
    pub(crate) game: Option<&'a str>,
    /// The game whose pieces the page shows, if it shows any: its style sheet is loaded.
    pub(crate) look: Option<&'a str>,
    /// What the menu offers besides.
    pub(crate) extra: Markup,
    /// What stands in the top bar after the mark.
    pub(crate) bar: Markup,
    /// Drawings used by the body.
    pub(crate) drawings: Markup,
    pub(crate) body: Markup,
}

impl Page<'_> {
    /// The whole document.
    pub(crate) fn render(&self) -> String {
        let Visit { lang, theme, .. } = self.visit;
        let document = html! {
            (DOCTYPE)
            // A name of an attribute is fixed in a template; those of the settings come from their list.
            (PreEscaped(format!("<html lang=\"{}\"{} data-page=\"{}\">", lang.code(), self.visit.attributes(), self.class)))
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content=(match theme { Theme::Light => "light", Theme::Dark => "dark", Theme::Auto => "dark light" });
                title { (self.title) }
                @if self.class.split(' ').any(|class| class == "busy") { noscript { meta http-equiv="refresh" content="2"; } }
                link rel="icon" type="image/svg+xml" href=(asset_url("favicon.svg"));
                @for font in first_fonts(lang) { link rel="preload" as="font" type="font/woff2" crossorigin href=(font); }
                script src=(asset_url("first.js")) {}
                link rel="stylesheet" href=(sheet_url(self.look, self.extent()));
                // What is not needed for the first choice is fetched by the script, once there can be one.
                @if self.is_light() {
                    script defer src=(asset_url("starboard.js")) data-more=(asset_url("later.js")) data-more-style=[self.later_style()] {}
                } @else {
                    script defer src=(asset_url("starboard.js")) {}
                    script defer src=(asset_url("later.js")) {}
                }
            }
            body class=(self.class) data-stage=[self.stage] data-table=[self.table] data-rules=[self.game.map(|game| format!("/rules/{game}"))] {
                (self.skip())
                (self.drawings)
                header.bar {
                    a.mark href="/" aria-label=(say!(lang, "bar-home")) { (mark()) }
                    (self.bar)
                    (self.menu())
                }
                (self.body)
            }
            (PreEscaped("</html>"))
        };
        document.into_string()
    }

    /// Whether somebody is to do something at once: the first page, and a table that is played at without a coach.
    fn is_light(&self) -> bool {
        self.class == "table" || self.class.split(' ').any(|class| class == "home")
    }

    fn extent(&self) -> Extent {
        if self.class == "table" { Extent::Table } else { Extent::Whole }
    }

    /// The style that a table gets later.
    fn later_style(&self) -> Option<String> {
        (self.extent() == Extent::Table).then(|| asset_url("later.css"))
    }

    fn is_table(&self) -> bool {
        self.class.split(' ').any(|class| class == "table")
    }

    /// The first link of the page leads past the bar: at a table to the choices.
    fn skip(&self) -> Markup {
        let lang = self.visit.lang;
        html! {
            @if self.class.split(' ').any(|class| class == "replay") {
                a.skip href="#turns" { (say!(lang, "skip-to-turns")) }
            } @else if self.is_table() {
                a.skip href="#choices" { (say!(lang, "skip-to-choices")) }
            } @else {
                a.skip href="#content" { (say!(lang, "skip-to-content")) }
            }
        }
    }

    fn menu(&self) -> Markup {
        let lang = self.visit.lang;
        html! {
            details.menu #menu {
                summary aria-label=(say!(lang, "menu")) data-tip=(say!(lang, "menu")) {
                    svg viewBox="0 0 20 20" aria-hidden="true" { path d="M2 4h16M2 10h16M2 16h16" stroke="currentColor" stroke-width="2" stroke-linecap="round" {} }
                }
                div.sheet {
                    nav {
                        a href="/" { (say!(lang, "menu-home")) }
                        a href="/record" { (say!(lang, "record-title")) }
                        @if let Some(game) = self.game {
                            (how_to_play::links(game, lang))
                            (glossary::link(game, lang))
                            a href={ "/rules/" (game) } target="_blank" { (say!(lang, "menu-rules")) }
                        }
                        @if let Some(file) = &self.keep { a href=(file) download { (say!(lang, "menu-keep")) } }
                        @if self.is_table() { button.scripted type="button" data-do="what" { (say!(lang, "what-is-this")) } }
                        button.scripted type="button" data-do="help" { (say!(lang, "menu-help")) }
                        a href="/device" { (say!(lang, "device-title")) }
                        (self.extra)
                    }
                    form.settings method="post" action="/settings" {
                        input type="hidden" name="back" value=(self.path);
                        fieldset {
                            legend { (say!(lang, "menu-language")) }
                            @for each in Lang::ALL {
                                label { input type="radio" name="lang" value=(each.code()) checked[each == lang]; span lang=(each.code()) { (each.own_name()) } }
                            }
                        }
                        (self.visit.fieldsets())
                        button.btn type="submit" { (say!(lang, "menu-save")) }
                    }
                }
            }
        }
    }
}

/// Of the drawings of a game those that a picture uses, and those that they use in turn.
pub(crate) fn drawings_used(drawings: &Markup, picture: &Markup) -> Markup {
    let names = |text: &str| -> Vec<String> {
        let uses = text.split("href=\"#").skip(1);
        uses.filter_map(|rest| rest.split('"').next().map(str::to_owned)).collect()
    };
    let mut pieces = drawings.0.split("<symbol id=\"");
    let head = pieces.next().unwrap_or_default();
    let symbols: Vec<(&str, &str)> =
        pieces.filter_map(|piece| piece.split_once("</symbol>")?.0.split_once('"')).collect();
    let mut wanted = names(&picture.0);
    let mut at = 0;
    while let Some(name) = wanted.get(at) {
        let further = symbols.iter().filter(|(id, _)| id == name).flat_map(|(_, symbol)| names(symbol));
        let further: Vec<String> = further.filter(|name| !wanted.contains(name)).collect();
        wanted.extend(further);
        at += 1;
    }
    let used = symbols.iter().filter(|(id, _)| wanted.iter().any(|name| name == id));
    let used: String = used.map(|(id, symbol)| format!("<symbol id=\"{id}\"{symbol}</symbol>")).collect();
    PreEscaped(if used.is_empty() { used } else { format!("{head}{used}</svg>") })
}

/// The mark of Starboard: a ship's bow.
pub(crate) fn mark() -> Markup {
    html! {
        svg.logo viewBox="0 0 24 24" aria-hidden="true" {
            path d="M12 1 20 20l-8-4-8 4z" fill="currentColor" {}
            path.shade d="M12 1v15l8 4z" {}
        }
    }
}
