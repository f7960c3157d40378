# The daily commands. `just` alone lists them; https://just.systems tells how to get it.
# Each is a plain command that can as well be typed by hand.

export CARGO_TERM_COLOR := env("CARGO_TERM_COLOR", "auto")

# what there is
default:
    @just --list --unsorted

# serve the table, as a release; `just run --listen 8081`
run *ARGS:
    cargo run --release --locked -- {{ARGS}}

# serve the table, built quickly
dev *ARGS:
    cargo run -- {{ARGS}}

# what the compiler thinks of everything, tests included
check:
    cargo check --workspace --all-targets

# the tests of one crate; `just test engine`, `just test server lobby`
test CRATE *FILTER:
    cargo test -p {{CRATE}} {{FILTER}}

# all tests, as the README says
test-all:
    cargo test --workspace --locked

# put Rust files into their form
fmt:
    cargo fmt --all

# lints, with warnings denied
lint:
    cargo clippy --workspace --all-targets --locked -- -D warnings

# the documentation of all crates, with warnings denied: target/doc
doc:
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items --locked

# the form, lints, types and tests of scripts and style sheets (once before: npm ci)
script:
    npm run check

# put scripts and style sheets into their form
script-fmt:
    npm run format

# everything that a change must pass
ci:
    .ci/run

# what a decision costs in each game, in instructions (needs valgrind and a release build)
instructions *PROGRAMS:
    .ci/instructions {{PROGRAMS}}

# the long tests, which the ordinary run leaves out: for the night
nightly:
    .ci/nightly

# change at random what comes from outside; `just fuzz --seconds 600`, `just fuzz actions --rounds 100000`
fuzz *ARGS:
    cargo run --release -p fuzz -- {{ARGS}}

# licences, sources and duplicate versions of the dependencies (cargo install cargo-deny --locked)
deny:
    cargo deny --locked check licenses sources bans

# known weaknesses of the dependencies; fetches their database
advisories:
    cargo deny --locked check advisories

# what the first build costs, crate by crate: target/cargo-timings
timings:
    cargo build --timings --locked

# the Debian package (cargo install cargo-deb --locked): target/debian
deb:
    cargo deb -p starboard --profile dist --locked

# the container image
image:
    podman build --build-arg GIT_COMMIT=$(git rev-parse --short=12 HEAD) -t starboard .
