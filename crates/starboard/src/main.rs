//! The program.

use std::process::ExitCode;

/// A server makes and drops many small things on several threads: with this one it answers a tenth
/// more than with the usual allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    starboard::main()
}
