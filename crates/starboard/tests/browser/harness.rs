//! The real program and a real browser, started for one test and stopped with it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// After so long a page hangs, however busy the machine is.
const HANGS: std::time::Duration = std::time::Duration::from_secs(240);

/// Where the page is just being replaced by another one it is asked again so much later.
const AGAIN: std::time::Duration = std::time::Duration::from_millis(15);

/// What the driver says of a question whose page has gone.
fn is_gone(error: &str) -> bool {
    ["unloaded", "navigat", "execution context", "detached", "uniqueContextId"].iter().any(|word| error.contains(word))
}

/// The window that the browser opens.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Screen {
    /// 1440 by 900.
    Laptop,
    /// 390 by 844, touched.
    Phone,
}

/// A process that ends with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    /// Starts a program and waits for the line of its output that `find` understands.
    fn start<T>(command: &mut Command, find: impl Fn(&str) -> Option<T>) -> (Process, T) {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let output = child.stdout.take().expect("its output is piped");
        let process = Process(child);
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let found = lines.find_map(|line| find(&line)).expect("the program says where it listens");
        // Keep reading, so that the program never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        (process, found)
    }
}

/// The program under test with its data.
pub(crate) struct Starboard {
    _process: Process,
    data: PathBuf,
    /// Where it listens, as `http://127.0.0.1:1234`.
    pub(crate) address: String,
}

impl Starboard {
    /// Starts the program on a free port with a data file of its own.
    pub(crate) fn start() -> Starboard {
        let data = std::env::temp_dir().join(format!("starboard-browser-{}", unique()));
        std::fs::create_dir_all(&data).expect("a folder for the data");
        let (process, address) = Starboard::run(&data);
        Starboard { _process: process, data, address }
    }

    /// Puts a file beside the data.
    pub(crate) fn file(&self, name: &str, content: &str) -> PathBuf {
        let file = self.data.join(name);
        std::fs::write(&file, content).expect("the file is written");
        file
    }

    fn run(data: &Path) -> (Process, String) {
        // Another build can be measured, to compare with this one.
        let program = std::env::var_os("STARBOARD_PROGRAM");
        let mut command = Command::new(program.unwrap_or_else(|| env!("CARGO_BIN_EXE_starboard").into()));
        command.args(["--listen", "127.0.0.1:0", "--data"]).arg(data.join("starboard.db"));
        Process::start(&mut command, |line| {
            let at = line.find("http://")?;
            line[at..].split_whitespace().next().map(|address| address.trim_end_matches(['/', '.']).to_owned())
        })
    }
}

impl Drop for Starboard {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn unique() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// A browser window.
pub(crate) struct Browser {
    client: Client,
    screen: Screen,
    _driver: Process,
    profile: PathBuf,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A test that fails does not close its browser, and that would go on drawing beside the tests that follow.
        if std::thread::panicking() {
            let _ = Command::new("pkill").arg("-f").arg(&self.profile).status();
        }
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// Whether there is a browser to test with. On a machine without one the browser tests are left
/// out, with a word; where all checks must run (CI is set) its absence is a failure.
pub(crate) fn available() -> bool {
    let found = |name: &str| {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&paths).any(|folder| folder.join(name).is_file())
    };
    let both = found("chromium") && found("chromedriver");
    assert!(both || std::env::var_os("CI").is_none(), "chromium and chromedriver are needed here");
    if !both {
        eprintln!("no chromium and chromedriver found: the browser test is left out");
    }
    both
}

impl Browser {
    /// Opens a window that speaks `lang`.
    pub(crate) async fn open(screen: Screen, lang: &str) -> Browser {
        let mut command = Command::new("chromedriver");
        let (driver, port) = Process::start(command.arg("--port=0"), |line| {
            line.split("successfully on port ").nth(1)?.trim_end_matches('.').trim().parse::<u16>().ok()
        });
        let profile = std::env::temp_dir().join(format!("starboard-profile-{}", unique()));
        let mut options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--disable-dev-shm-usage", "--hide-scrollbars", "--window-size=1440,900", "--screen-info={2000x1600}",
                // A window behind another works as well as one in front.
                "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
                "--disable-renderer-backgrounding",
                format!("--accept-lang={lang}"), format!("--user-data-dir={}", profile.display()),
            ],
            "prefs": { "intl.accept_languages": lang },
        });
        if screen == Screen::Phone {
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 2, "touch": true } });
        }
        let mut capabilities = serde_json::Map::new();
        capabilities.insert("goog:chromeOptions".into(), options);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("the browser opens");
        // A busy machine may need long; what never comes is ended by whoever runs the tests.
        let hour = Some(std::time::Duration::from_secs(3_600));
        let patient = fantoccini::wd::TimeoutConfiguration::new(hour, hour, None);
        client.update_timeouts(patient).await.expect("longer waits");
        if screen == Screen::Laptop {
            client.set_window_size(1440, 900).await.expect("a window of that size");
        }
        Browser { client, screen, _driver: driver, profile }
    }

    pub(crate) async fn goto(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// The value of a piece of script.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    pub(crate) async fn click(&self, css: &str) {
        let Ok(element) = self.client.find(Locator::Css(css)).await else {
            let shown = "return `${location.pathname}: ${document.querySelector('main')?.innerText}`";
            panic!("{css} is not on the page {}", self.ask(shown).await);
        };
        element.click().await.unwrap_or_else(|error| panic!("click on {css}: {error}"));
    }

    /// Clicks or taps the middle of something, whatever lies over it there: as a person would.
    pub(crate) async fn touch(&self, css: &str) {
        if let Some(tab) = self.tab_of(css).await {
            self.touch_uncovered(&tab).await;
        }
        self.touch_uncovered(css).await;
    }

    /// An explanation that lies over something is closed first, by a touch of it.
    async fn touch_uncovered(&self, css: &str) {
        let place = self.place(css).await;
        let told = format!("document.elementFromPoint({}, {})?.closest('#explain:not(.beside)')", place.0, place.1);
        if self.ask(&format!("return Boolean({told})")).await == true {
            let corner = "const { left, top } = document.querySelector('#explain').getBoundingClientRect();";
            let corner = self.ask(&format!("{corner} return [left + 8, top + 8]")).await;
            self.touch_at((corner[0].as_f64().expect("a place"), corner[1].as_f64().expect("a place"))).await;
            self.until("document.querySelector('#explain').hidden").await;
        }
        self.touch_at(place).await;
    }

    /// The tab by which a person comes to the zone of something, where zones stand side by side and
    /// another one is shown.
    async fn tab_of(&self, css: &str) -> Option<String> {
        let script = format!(
            "const zone = document.querySelector({css})?.closest('[id^=zone-]');
             const tab = zone && document.querySelector(`.zone-tabs a[href='#${{zone.id}}']`);
             if (!tab?.checkVisibility()) return null;
             const {{ left, right }} = zone.getBoundingClientRect(), middle = (left + right) / 2;
             return middle < 0 || middle > innerWidth ? `.zone-tabs a[href='#${{zone.id}}']` : null",
            css = Value::from(css)
        );
        self.ask(&script).await.as_str().map(str::to_owned)
    }

    /// The middle of what is to be seen of something, brought into the window and at rest: zones of a
    /// phone may still be gliding.
    async fn place(&self, css: &str) -> (f64, f64) {
        let script = format!(
            "return (async () => {{
               const middle = (low, high, most) => Math.floor((Math.max(0, low) + Math.min(most, high)) / 2);
               // A busy browser draws seldom: between two frames nothing moves that will move.
               const frame = () => new Promise((done) => {{ requestAnimationFrame(() => done()); setTimeout(done, 100); }});
               // A halo that breathes moves nothing.
               const places = ['transform', 'translate', 'scale', 'rotate', 'left', 'right', 'top', 'bottom', 'inset', 'width', 'height', 'offsetDistance'];
               const moves = (effect) => effect.getKeyframes().some((frame) => places.some((name) => name in frame));
               const isMoved = (it) => document.getAnimations().some(({{ playState, effect }}) => playState === 'running' &&
                 effect.target?.contains(it) && Number.isFinite(effect.getComputedTiming().endTime) && moves(effect));
               let before = '', rect = null;
               for (let tries = 0; tries < 400; tries += 1) {{
                 const it = document.querySelector({css});
                 if (!it) throw new Error('it is not there');
                 it.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
                 rect = it.getBoundingClientRect();
                 const {{ left, right, top, bottom }} = rect, now = [left, right, top, bottom].join();
                 const inside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight && right > left;
                 if (inside && now === before && !isMoved(it)) return [middle(left, right, innerWidth), middle(top, bottom, innerHeight)];
                 before = now;
                 await frame();
               }}
               throw new Error(`it never came to rest inside the window: ${{JSON.stringify(rect)}} of ${{innerWidth}} x ${{innerHeight}}, scrolled to ${{scrollX}} ${{scrollY}}`);
             }})()",
            css = Value::from(css)
        );
        match self.client.execute(&script, vec![]).await {
            Ok(at) => (at[0].as_f64().expect("a number"), at[1].as_f64().expect("a number")),
            Err(error) => {
                let picture = self.picture("out-of-reach").await;
                panic!("touch of {css}: {error}; see {}", picture.display())
            }
        }
    }

    /// Clicks or taps a place of the window; a mouse is then moved to where nothing is.
    pub(crate) async fn touch_at(&self, (x, y): (f64, f64)) {
        let over = PointerAction::MoveTo { duration: None, x, y };
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let done = match self.screen {
            Screen::Laptop => {
                let away = PointerAction::MoveTo { duration: None, x: 0.0, y: 0.0 };
                let mouse = MouseActions::new("mouse".into()).then(over).then(down).then(up).then(away);
                self.client.perform_actions(mouse).await
            }
            Screen::Phone => {
                let finger = TouchActions::new("finger".into()).then(over).then(down).then(up);
                self.client.perform_actions(finger).await
            }
        };
        done.unwrap_or_else(|error| panic!("touch at {x}, {y}: {error}"));
    }

    /// Lays a finger on something for so long, and takes it away.
    pub(crate) async fn hold(&self, css: &str, time: std::time::Duration) {
        let (x, y) = self.place(css).await;
        let finger = TouchActions::new("finger".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Pause { duration: time })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(finger).await.unwrap_or_else(|error| panic!("finger on {css}: {error}"));
    }

    /// Presses a key so many times, with the Shift key held or not.
    pub(crate) async fn press_often(&self, key: char, times: u32, shift: bool) {
        let held = char::from(Key::Shift);
        let mut keys = KeyActions::new("keyboard".into());
        if shift {
            keys = keys.then(KeyAction::Down { value: held });
        }
        for _ in 0..times {
            keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        }
        if shift {
            keys = keys.then(KeyAction::Up { value: held });
        }
        self.client.perform_actions(keys).await.expect("keys");
    }

    /// Moves the pointer onto something; on a phone, taps it.
    pub(crate) async fn point(&self, css: &str) {
        if self.screen == Screen::Phone {
            return self.touch(css).await;
        }
        let element = self.client.find(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"));
        let over = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        self.client.perform_actions(MouseActions::new("mouse".into()).then(over)).await.expect("the pointer moves");
    }

    /// The tab that is shown.
    pub(crate) async fn tab(&self) -> fantoccini::wd::WindowHandle {
        self.client.window().await.expect("a tab")
    }

    /// Opens another tab and shows it.
    pub(crate) async fn new_tab(&self) -> fantoccini::wd::WindowHandle {
        let opened = self.client.new_window(true).await.expect("another tab");
        self.switch_to(&opened.handle).await;
        opened.handle
    }

    /// Opens a window beside this one that its scripts can reach by a name.
    pub(crate) async fn open_beside(&self, name: &str) {
        self.ask(&format!(
            "window.open('about:blank', '{name}', `popup,width=${{outerWidth}},height=${{outerHeight}}`)"
        ))
        .await;
        // The driver makes a window that it hears of like the others: a phone, if they are.
        self.client.windows().await.expect("the windows");
    }

    pub(crate) async fn switch_to(&self, tab: &fantoccini::wd::WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.expect("the tab is there");
    }

    /// Types keys as at a keyboard, wherever the focus is.
    pub(crate) async fn press(&self, key: char) {
        let keys =
            KeyActions::new("keyboard".into()).then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        self.client.perform_actions(keys).await.expect("a key");
    }

    pub(crate) async fn press_enter(&self) {
        self.press(char::from(Key::Enter)).await;
    }

    /// Chooses a file in a field of a form.
    pub(crate) async fn choose_file(&self, css: &str, file: &Path) {
        let field = self.client.find(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"));
        field.send_keys(&file.to_string_lossy()).await.unwrap_or_else(|error| panic!("file for {css}: {error}"));
    }

    /// Gives the window so many pixels inside.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let frame = self.ask("return [outerWidth - innerWidth, outerHeight - innerHeight]").await;
        let of = |index: usize| frame[index].as_u64().unwrap_or(0) as u32;
        self.client.set_window_size(width + of(0), height + of(1)).await.expect("a window of that size");
        self.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    }

    /// Keeps a picture of the window among the build's files.
    pub(crate) async fn picture(&self, name: &str) -> PathBuf {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let file = folder.join(format!("{name}.png"));
        let picture = self.client.screenshot().await.expect("a picture");
        std::fs::write(&file, picture).expect("the picture is kept");
        file
    }

    /// Waits until a condition, written in script, holds. The page looks by itself, since each question from outside
    /// costs more than what is waited for. What has not come after minutes never will: then it says what it waited for,
    /// instead of holding up everybody else.
    pub(crate) async fn until(&self, condition: &str) {
        let begun = std::time::Instant::now();
        let wait = format!(
            "const begun = performance.now(), holds = () => Boolean({condition});
             return holds() || new Promise((done, fail) => {{
               const look = () => {{
                 try {{
                   if (holds()) done(true);
                   else if (performance.now() - begun > 2000) done(false);
                   else setTimeout(look, 10);
                 }} catch (error) {{ fail(error); }}
               }};
               setTimeout(look, 5);
             }})"
        );
        loop {
            match self.client.execute(&wait, vec![]).await {
                Ok(Value::Bool(true)) => return,
                Ok(_) => {}
                // The page has gone over to another one, which is asked next.
                Err(error) if is_gone(&error.to_string()) => tokio::time::sleep(AGAIN).await,
                Err(error) => panic!("{condition}: {error}"),
            }
            if begun.elapsed() >= HANGS {
                let said = "return [document.body.className, ...[...document.querySelectorAll('#prompt, #hint:not([hidden]), #refusal:not([hidden])')]
                    .map((each) => each.innerText)].join(' | ')";
                panic!("this never came: {condition}; the page says: {}", self.ask(said).await);
            }
        }
    }

    /// Sends a command of the browser's own protocol, for what WebDriver has no word.
    pub(crate) async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        let answer = self.client.issue_cmd(DevTools { command, parameters }).await;
        answer.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Ends the browser in good order.
    pub(crate) async fn close(&self) {
        let _ = self.client.clone().close().await;
    }
}

/// A command of the browser's own protocol.
#[derive(Debug)]
struct DevTools {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (hyper::Method, Option<String>) {
        (hyper::Method::POST, Some(json!({ "cmd": self.command, "params": self.parameters }).to_string()))
    }
}
