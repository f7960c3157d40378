//! The API keeps what its description promises: Schemathesis asks a real server whatever the
//! description allows, and what it does not.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::common::{GAME, TestServer};
use hyper::{Method, StatusCode};
use serde_json::json;
use server::Options;

/// All that is looked at. Left out are checks of which the API has no case: it requires no header,
/// deletes nothing, and lets everybody look without a token.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
                      response_headers_conformance,response_schema_conformance,negative_data_rejection,\
                      positive_data_acceptance,unsupported_method";

/// Cases for each operation.
const CASES: &str = "25";

/// Where `.ci/run` puts it, or wherever it is. None, with a word, if it is nowhere; but where `CI`
/// is set to `true` that is a failure.
fn schemathesis() -> Option<PathBuf> {
    let ours = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("schemathesis").join("bin/schemathesis");
    for program in [ours, "schemathesis".into()] {
        if Command::new(&program).arg("--version").output().is_ok_and(|output| output.status.success()) {
            return Some(program);
        }
    }
    assert!(std::env::var("CI").as_deref() != Ok("true"), "Schemathesis is not installed");
    eprintln!("skipped: Schemathesis is not installed; .ci/run shows how");
    None
}

/// What may be answered to a request of the right shape. A choice, an option or a line of talk can
/// have the right shape and still be refused, which only the rules or the eye can tell; and a key
/// may stand in a header or in the body, but not in both, which a description cannot say. A seat is
/// refused if it is written with a point, as 17.0, which JSON's descriptions take for whole.
const CONFIG: &str = r#"
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 429]

[[operations]]
include-operation-id = "open"
checks.positive_data_acceptance.expected-statuses = ["2xx", 422, 429]

[[operations]]
include-operation-id = "act"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 422, 429]

[[operations]]
include-operation-id = "undo"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 422, 429]

[[operations]]
include-operation-id = "commit"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 429]

[[operations]]
include-operation-id = "reveal"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 429]

[[operations]]
include-operation-id = "link"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 429]

[[operations]]
include-operation-id = "keepPack"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 413, 422, 429]

[[operations]]
include-operation-id = "say"
checks.positive_data_acceptance.expected-statuses = ["2xx", 400, 401, 403, 404, 409, 422, 429]
"#;

/// Runs it against the server with these settings; it must find nothing.
async fn run(program: &Path, address: SocketAddr, folder: &Path, config: &str, token: Option<&str>) {
    let file = folder.join("schemathesis.toml");
    std::fs::write(&file, format!("{config}\n{CONFIG}")).expect("a file");
    let mut command = Command::new(program);
    command.arg("--config-file").arg(&file).args(["run", &format!("http://{address}/api/openapi.json")]);
    command.args(["--checks", CHECKS, "--phases", "examples,coverage,fuzzing", "--max-examples", CASES]);
    command.args(["--seed", "1", "--generation-database", "none", "--no-color", "--request-timeout", "120"]);
    command.args(["--suppress-health-check", "all", "--continue-on-failure"]);
    // A stream has no end, a hint takes its time, and a new token would end the one that is used;
    // all three are asked by other tests.
    for operation in ["events", "hint", "renew"] {
        command.args(["--exclude-operation-id", operation]);
    }
    if let Some(token) = token {
        command.arg("--header").arg(format!("Authorization: Bearer {token}"));
    }
    command.current_dir(folder).stdin(Stdio::null());
    let output = tokio::task::spawn_blocking(move || command.output()).await.expect("a thread");
    let output = output.expect("Schemathesis runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let tail: Vec<&str> = said.lines().rev().take(12).collect();
    println!("{}", tail.into_iter().rev().collect::<Vec<_>>().join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_is_as_described() {
    let Some(program) = schemathesis() else { return };
    let server = TestServer::with(Options { rate: 1_000_000, burst: 1_000_000_000, ..Options::default() }).await;
    let (address, folder) = (server.running.addr, server.folder.path());
    // By strangers, who know no table.
    run(&program, address, folder, "", None).await;
    // By somebody who plays.
    let opened = server.visitor().ask(Method::POST, "/api/tables", &[], json!({ "game": GAME }).to_string()).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
    let opened = opened.json();
    let config = format!("[parameters]\n\"path.id\" = {}\n", opened["id"]);
    run(&program, address, folder, &config, opened["seats"][0]["token"].as_str()).await;
}
