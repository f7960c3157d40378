//! A tour of all pages: home, set-up, lobby, the tables in their main steps, the end of games,
//! replay, analysis, past games, the record, rules. Whoever measures pages walks through it: the tables are
//! prepared once, and each stop can then be seen in any language, theme and window.

pub(crate) mod positions;

use serde_json::{Value, json};

use crate::hands;
use crate::harness::{Browser, Starboard};
use crate::wanted::Wanted;
use positions::Position;

/// A window in which a page is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    pub(crate) name: &'static str,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Device pixels for each of the page's.
    scale: u32,
    /// Whether it is touched with fingers.
    pub(crate) touch: bool,
}

impl View {
    const fn screen(name: &'static str, width: u32, height: u32) -> View {
        View { name, width, height, scale: 1, touch: false }
    }

    const fn phone(name: &'static str, width: u32, height: u32) -> View {
        View { name, width, height, scale: 2, touch: true }
    }

    /// Makes the window of this size.
    pub(crate) async fn show(self, browser: &Browser) {
        let View { width, height, scale, touch, .. } = self;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        browser.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await;
        browser.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    }
}

/// All windows. A browser that enlarges a page to 200 % lays it out for half the pixels.
pub(crate) const VIEWS: [View; 7] = [
    View::screen("laptop", 1440, 900),
    View::screen("small-laptop", 1280, 720),
    View::screen("television", 2560, 1440),
    View { name: "zoom-200", width: 640, height: 360, scale: 2, touch: false },
    View::phone("phone", 390, 844),
    View::phone("small-phone", 360, 740),
    View::phone("phone-landscape", 844, 390),
];

pub(crate) const LANGUAGES: [&str; 3] = ["en", "fr", "pl"];
pub(crate) const THEMES: [&str; 2] = ["dark", "light"];

/// A page, in one of its states.
#[derive(Clone, Debug)]
pub(crate) struct Stop {
    /// What it shows, in words for files and messages.
    pub(crate) name: String,
    pub(crate) path: String,
    /// What is done on the page once it is there.
    pub(crate) then: &'static str,
}

impl Stop {
    /// Whether a game is being played there.
    pub(crate) fn is_table(&self) -> bool {
        self.path.starts_with("/t/") && !self.path.contains("/analysis")
    }

    /// Opens the page and brings it into its state.
    pub(crate) async fn visit(&self, browser: &Browser, starboard: &Starboard) {
        browser.goto(&format!("{}{}", starboard.address, self.path)).await;
        browser.until(READY).await;
        if !self.name.ends_with("curtain") {
            hands::take_over(browser).await;
        }
        if !self.then.is_empty() {
            browser.ask(self.then).await;
            browser.until(READY).await;
        }
    }
}

/// Nothing moves, and all letters are there.
const READY: &str = "document.readyState === 'complete' && document.documentElement.classList.contains('live') \
    && !document.body.matches('.playing, .waiting') && document.fonts.status === 'loaded'";

/// All stops. Their tables are open, and belong to the browser that prepared them.
pub(crate) struct Tour {
    pub(crate) stops: Vec<Stop>,
}

impl Tour {
    /// Opens all tables and brings them to their positions.
    pub(crate) async fn prepare(browser: &Browser, starboard: &Starboard) -> Tour {
        browser.goto(&format!("{}/", starboard.address)).await;
        set(browser, "en", "dark").await;
        let mut tour = Tour { stops: Vec::new() };
        tour.add("home", "/", "");
        tour.add("home-menu", "/", "document.querySelector('#menu summary').click()");
        tour.add("device", "/device", "");
        for game in GAMES {
            tour.add(&format!("{game}-setup"), &format!("/new/{game}"), OPEN_DETAILS);
            tour.add(&format!("{game}-rules"), &format!("/rules/{game}"), "");
            tour.add(&format!("{game}-glossary"), &format!("/glossary/{game}"), "");
        }
        for game in ["under-falling-skies", "tiny-epic-galaxies", "black-angel"] {
            tour.add(&format!("{game}-box"), &format!("/box/{game}"), OPEN_DETAILS);
        }
        tour.add("box-editor", "/box/tiny-epic-galaxies?at=planet.pl_jakks", "");
        for guide in GUIDES {
            tour.add(&format!("{guide}-how-to-play"), &format!("/how-to-play/{guide}"), "");
        }
        for position in positions::all() {
            let path = open(browser, &position).await;
            let name = position.name;
            if position.over {
                tour.add(&format!("{name}-end"), &path, "");
                tour.add(&format!("{name}-replay"), &format!("{path}/replay?step=9"), "");
                tour.add(&format!("{name}-analysis"), &format!("{path}/analysis"), "");
                continue;
            }
            tour.add(name, &path, "");
            if position.moves.len() > 100 {
                tour.add(&format!("{name}-curtain"), &path, "");
            }
            for (state, script) in position.states {
                tour.add(&format!("{name}-{state}"), &path, script);
            }
        }
        for game in ["tiny-epic-galaxies", "black-angel"] {
            let fields = json!({ "players": "3", "company": "open", "name-0": "Ada Byron" });
            let lobby = send(browser, &format!("/new/{game}"), &fields).await;
            tour.add(&format!("{game}-lobby"), &lobby, "");
        }
        // The analysis of a game that was lost at random.
        let lost = positions::lost_record();
        let replay = import(browser, &lost).await;
        let analysis = replay.split("/replay").next().expect("a path").to_owned() + "/analysis";
        browser.goto(&format!("{}{analysis}", starboard.address)).await;
        browser.until(READY).await;
        browser.click("#analysis form button").await;
        browser.until("document.querySelector('#analysis .chart')").await;
        tour.add("analysis", &analysis, OPEN_DETAILS);
        tour.add("past", "/past/under-falling-skies", "");
        tour.add("record", "/record", "");
        tour
    }

    /// The stops that the long tests come to: all, or those whose names begin as `TOUR_PAGES` says.
    pub(crate) fn wanted(&self) -> impl Iterator<Item = &Stop> {
        let wanted = Wanted::by("TOUR_PAGES");
        self.stops.iter().filter(move |stop| wanted.begins(&stop.name))
    }

    fn add(&mut self, name: &str, path: &str, then: &'static str) {
        self.stops.push(Stop { name: name.to_owned(), path: path.to_owned(), then });
    }
}

/// The languages of the long tests: all, or those that `TOUR_LANGUAGES` names.
pub(crate) fn wanted_languages() -> impl Iterator<Item = &'static str> {
    let wanted = Wanted::by("TOUR_LANGUAGES");
    LANGUAGES.into_iter().filter(move |lang| wanted.has(lang))
}

/// The windows of the long tests: all, or those that `TOUR_WINDOWS` names.
pub(crate) fn wanted_views() -> Vec<View> {
    let wanted = Wanted::by("TOUR_WINDOWS");
    VIEWS.into_iter().filter(|view| wanted.has(view.name)).collect()
}

const GAMES: [&str; 4] = ["under-falling-skies", "under-falling-skies-campaign", "tiny-epic-galaxies", "black-angel"];

const GUIDES: [&str; 5] =
    ["under-falling-skies", "under-falling-skies-campaign", "tiny-epic-galaxies", "beyond-the-black", "black-angel"];

const OPEN_DETAILS: &str = "for (const each of document.querySelectorAll('main details')) each.open = true";

/// Sets language and theme as the menu does, and takes all movement out.
pub(crate) async fn set(browser: &Browser, lang: &str, theme: &str) {
    let fields = json!({ "lang": lang, "theme": theme, "speed": "instant", "back": "/" });
    send(browser, "/settings", &fields).await;
}

/// Paints the page that is open in another theme, as the server would draw it: nothing but a word of the root and of the
/// head depends on it, so that a page need not be loaded anew (`a_theme_is_two_words_of_a_page` of the tests of `ui`).
pub(crate) async fn paint(browser: &Browser, theme: &str) {
    browser
        .ask(&format!(
            "document.documentElement.dataset.theme = '{theme}';
             document.querySelector('meta[name=color-scheme]').content = '{theme}'"
        ))
        .await;
}

/// Sends a form and says where it leads.
async fn send(browser: &Browser, path: &str, fields: &Value) -> String {
    let script = format!(
        "const send = () => fetch({path}, {{ method: 'POST', body: new URLSearchParams({fields}), \
                headers: {{ 'Content-Type': 'application/x-www-form-urlencoded' }} }});
         {WHEN_ALLOWED}
         return answer.ok ? new URL(answer.url).pathname : 'status ' + answer.status;",
        path = Value::from(path)
    );
    let answer = browser.ask(&script).await;
    let answer = answer.as_str().expect("a path").to_owned();
    assert!(answer.starts_with('/'), "{path} with {fields}: {answer}");
    answer
}

/// The tour opens more tables at once than a visitor may: it is told so, and goes on when it may.
const WHEN_ALLOWED: &str = "let answer = await send(); while (answer.status === 429) answer = await send();";

async fn import(browser: &Browser, record: &str) -> String {
    let script = format!(
        "const send = () => fetch('/import', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: {} }});
         {WHEN_ALLOWED}
         return answer.ok ? new URL(answer.url).pathname : Promise.reject(await answer.text());",
        Value::from(record)
    );
    browser.ask(&script).await.as_str().expect("a path").to_owned()
}

/// Opens a table in this position and sits down at it.
pub(crate) async fn sit_down_at(browser: &Browser, starboard: &Starboard, position: &Position) {
    browser.goto(&format!("{}/", starboard.address)).await;
    let path = open(browser, position).await;
    Stop { name: position.name.to_owned(), path, then: "" }.visit(browser, starboard).await;
}

/// How many choices are sent by one script: it must end before the driver loses patience.
const BATCH: usize = 40;

/// Opens a table and makes the choices that lead to a position, without drawing any of them.
async fn open(browser: &Browser, position: &Position) -> String {
    let path = send(browser, &format!("/new/{}", position.game), &position.fields).await;
    for moves in position.moves.chunks(BATCH) {
        let script = format!(
            "const page = await (await fetch('{path}')).text();
             let n = new DOMParser().parseFromString(page, 'text/html').querySelector('#prompt').dataset.n;
             for (const [seat, action] of {moves}) {{
                 const body = () => new URLSearchParams({{ n, seat, action: JSON.stringify(action) }});
                 const send = () => fetch('{path}/act', {{ method: 'POST', headers: {{ Accept: 'application/json' }}, body: body() }});
                 let answer = await send();
                 // The server asks for patience.
                 while (answer.status === 429) answer = await send();
                 const told = await answer.json();
                 if (!told.ok) return JSON.stringify([action, told]);
                 n = told.n;
             }}
             return ''",
            moves = Value::from(moves.to_vec())
        );
        let refused = browser.ask(&format!("return (async () => {{ {script} }})()")).await;
        assert_eq!(refused, "", "{}", position.name);
    }
    path
}
