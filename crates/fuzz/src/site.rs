//! The whole server without a network.

use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use server::store::SqliteStore;
use server::{InProcess, Options};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::games::games;

/// Where all of it runs.
pub(crate) static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
});

/// A server with its file.
pub(crate) struct Site {
    server: InProcess,
    /// What the API promises to answer.
    pub(crate) document: Value,
    folder: TempDir,
}

/// An answer, or the beginning of one that has no end.
pub(crate) struct Answer {
    /// Whether there was a question: not all bytes make a request that a client could send.
    pub(crate) asked: bool,
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// A folder that is in memory, where there is one: nothing here has to outlive the process.
pub(crate) fn folder() -> TempDir {
    let memory = PathBuf::from("/dev/shm");
    let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    folder.expect("a folder")
}

impl Site {
    pub(crate) fn new() -> Site {
        Site::on(folder())
    }

    /// A server on the file in this folder.
    pub(crate) fn on(folder: TempDir) -> Site {
        Site::open(folder).unwrap_or_else(|error| panic!("the file cannot be opened: {error}"))
    }

    /// The same, or why the file cannot be used.
    pub(crate) fn open(folder: TempDir) -> Result<Site, String> {
        let store = SqliteStore::open(&folder.path().join("tables.db")).map_err(|error| error.to_string())?;
        let options = Options {
            rate: 1_000_000,
            burst: 1_000_000_000,
            hint: Duration::from_millis(2),
            analysis: 2,
            grace: Duration::ZERO,
            ..Options::default()
        };
        let _inside = RUNTIME.enter();
        let server = InProcess::new(Arc::new(store), games(), options);
        let mut site = Site { server, document: Value::Null, folder };
        site.document = site.ask(Request::get("/api/openapi.json"), Vec::new()).json();
        Ok(site)
    }

    /// Asks, with the header that every client sends.
    pub(crate) fn ask(&self, request: axum::http::request::Builder, body: Vec<u8>) -> Answer {
        let Ok(request) = request.header("host", "localhost").body(Body::from(body)) else {
            return Answer { asked: false, status: StatusCode::OK, headers: HeaderMap::new(), body: Vec::new() };
        };
        RUNTIME.block_on(async {
            let response = self.server.answer(request).await;
            let (status, headers) = (response.status(), response.headers().clone());
            let mut answer = Answer { asked: true, status, headers, body: Vec::new() };
            let endless = answer.header("content-type") == "text/event-stream";
            let mut body = response.into_body();
            if endless {
                if let Some(Ok(frame)) = body.frame().await {
                    answer.body = frame.into_data().unwrap_or_default().to_vec();
                }
            } else {
                answer.body = body.collect().await.map(|body| body.to_bytes().to_vec()).unwrap_or_default();
            }
            answer
        })
    }

    /// Finishes all writes.
    pub(crate) fn close(self) -> TempDir {
        RUNTIME.block_on(self.server.close());
        self.folder
    }
}
