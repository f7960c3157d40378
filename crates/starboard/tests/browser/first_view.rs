//! What the first view of a page costs: bytes, time on a slow phone, and whether anything moves while it comes.
//!
//! ```sh
//! cargo test --release -p starboard --test browser -- --ignored --nocapture first_view
//! ```
//!
//! prints it for the first page and for the first table of each game, measured by the browser itself with a processor
//! that is four times slower, 1.6 Mbit/s and a round trip of 150 ms. Times are printed and never tested: they depend
//! on the machine.

use serde_json::{Value, json};

use crate::harness::{Browser, Screen, Starboard, available};

/// The most bytes before the first choice, headers counted.
const BUDGET: f64 = 110_000.0;

/// The games as the first page offers them.
const GAMES: [&str; 3] = ["under-falling-skies", "tiny-epic-galaxies", "black-angel"];

/// Runs in every new page: notes when it can be used, and all that moves by itself.
const OBSERVER: &str = "
    window.seen = { shift: 0, moved: [], usable: 0 };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            window.seen.shift += entry.value;
            for (const { node } of entry.sources)
                window.seen.moved.push(node?.id || node?.className?.baseVal || node?.className || node?.nodeName);
        }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
        const isTable = document.querySelector('#board');
        const asked = isTable ? document.querySelector('.may, #choices .opt') : document.querySelector('main form button');
        if (window.Starboard && asked) window.seen.usable = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
";

const MEASURED: &str = "
    const [page] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').filter(({ name }) => !name.includes('/events'));
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // The script asks for the rest once the page can be used.
    const isFirst = ({ name }) => !name.includes('/assets/later-');
    const first = [page, ...files.filter(isFirst)];
    const size = ({ name, transferSize }) => `${new URL(name).pathname.split('/').pop() || 'page'} ${transferSize}`;
    return {
        bytes: first.reduce((sum, { transferSize }) => sum + transferSize, 0),
        later: files.filter((file) => !isFirst(file)).reduce((sum, { transferSize }) => sum + transferSize, 0),
        files: [page, ...files].map(size).join(', '),
        paint,
        usable: window.seen.usable,
        shift: window.seen.shift,
        moved: window.seen.moved.join(', '),
    };
";

/// What a first view of this address costs somebody whose browser has nothing yet.
async fn measure(browser: &Browser, address: &str, play: Option<&str>) -> Value {
    browser.devtools("Network.clearBrowserCache", json!({})).await;
    match play {
        None => browser.goto(address).await,
        Some(game) => {
            // The table is opened by a page that has loaded nothing of ours.
            let opened = format!(
                "return fetch('/play/{game}', {{ method: 'POST' }}).then((answer) => answer.text()).then(() => \
                 fetch('/')).then((answer) => answer.text()).then((text) => text.match(/\\/t\\/[a-z0-9]+/)[0])"
            );
            browser.goto(&format!("{address}/healthz")).await;
            let table = browser.ask(&opened).await;
            browser.devtools("Network.clearBrowserCache", json!({})).await;
            browser.goto(&format!("{address}{}", table.as_str().expect("a table"))).await;
        }
    }
    browser
        .until("window.seen.usable > 0 && document.readyState === 'complete' && document.fonts.status === 'loaded'")
        .await;
    // What moves late moves too.
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    let mut measured = browser.ask(MEASURED).await;
    measured["work"] = work(browser).await.into();
    measured
}

/// What the browser's main thread did for the page, in milliseconds of the slow processor.
async fn work(browser: &Browser) -> String {
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await;
    let of = |wanted: &str| {
        let all = metrics["metrics"].as_array().expect("metrics").iter();
        all.filter(|each| each["name"] == wanted).map(|each| 1000.0 * number(each, "value")).sum::<f64>()
    };
    let [style, layout, script, all] =
        ["RecalcStyleDuration", "LayoutDuration", "ScriptDuration", "TaskDuration"].map(of);
    format!("style {style:.0}, layout {layout:.0}, script {script:.0}, all {all:.0} ms")
}

fn number(value: &Value, name: &str) -> f64 {
    value[name].as_f64().expect("a number")
}

/// Measures all first views in one language.
async fn first_views(lang: &str, slow: bool) -> Vec<(String, Value)> {
    let starboard = Starboard::start();
    let browser = Browser::open(Screen::Phone, lang).await;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": OBSERVER })).await;
    browser.devtools("Network.enable", json!({})).await;
    browser.devtools("Performance.enable", json!({})).await;
    if slow {
        let line =
            json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000 });
        browser.devtools("Network.emulateNetworkConditions", line).await;
        browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    }
    let mut found = vec![("home".to_owned(), measure(&browser, &format!("{}/", starboard.address), None).await)];
    for game in GAMES {
        found.push((game.to_owned(), measure(&browser, &starboard.address, Some(game)).await));
    }
    browser.close().await;
    found
}

#[tokio::test]
async fn a_first_view_is_small_and_nothing_moves() {
    if !available() {
        return;
    }
    for (name, view) in first_views("pl", false).await {
        let bytes = number(&view, "bytes");
        assert!(number(&view, "later") > 10_000.0, "{name}: {}", view["files"]);
        assert!(bytes > 20_000.0 && bytes <= BUDGET, "{name}: {bytes} bytes: {}", view["files"]);
        assert!(number(&view, "shift") < 0.001, "{name}: {} moved: {}", view["shift"], view["moved"]);
    }
}

#[tokio::test]
#[ignore = "it measures: see the top of this file"]
async fn first_view() {
    if !available() {
        return;
    }
    for lang in ["en", "fr", "pl"] {
        for (name, view) in first_views(lang, true).await {
            println!(
                "{lang} {name}: {:.0} bytes and {:.0} later, first paint {:.0} ms, usable {:.0} ms, layout shift {:.4} ({}); {}; {}",
                number(&view, "bytes"),
                number(&view, "later"),
                number(&view, "paint"),
                number(&view, "usable"),
                number(&view, "shift"),
                view["moved"].as_str().unwrap_or_default(),
                view["work"].as_str().unwrap_or_default(),
                view["files"].as_str().unwrap_or_default(),
            );
        }
    }
}
