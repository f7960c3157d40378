//! What the program says when it cannot do what it was told, and the exit code that goes with it.

use std::fmt;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The command line asks for something that cannot be: exit code 2, as for a flag that does
    /// not exist.
    Usage(String),
    /// It could be, but did not work out: exit code 1.
    Failure(String),
    /// Whoever was reading has stopped: nobody is left to be told, and nothing is wrong.
    NobodyReads,
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CliError::Usage(sentence) | CliError::Failure(sentence) => f.write_str(sentence),
            CliError::NobodyReads => f.write_str("nobody reads the output"),
        }
    }
}

impl std::error::Error for CliError {}

impl CliError {
    /// The command line is wrong.
    pub(crate) fn usage(sentence: impl fmt::Display) -> CliError {
        CliError::Usage(sentence.to_string())
    }

    /// Something went wrong.
    pub(crate) fn failure(sentence: impl fmt::Display) -> CliError {
        CliError::Failure(sentence.to_string())
    }

    /// The result could not be written out.
    pub(crate) fn output(error: io::Error) -> CliError {
        if error.kind() == ErrorKind::BrokenPipe {
            CliError::NobodyReads
        } else {
            CliError::Failure(format!("cannot write the output: {error}"))
        }
    }

    /// Says it on standard error.
    pub(crate) fn tell(self) -> ExitCode {
        match self {
            CliError::Usage(sentence) => {
                print_error(&sentence);
                ExitCode::from(2)
            }
            CliError::Failure(sentence) => {
                print_error(&sentence);
                ExitCode::FAILURE
            }
            CliError::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// Something worth knowing beside a result.
pub(crate) fn note(sentence: &str) {
    print_error(sentence);
}

/// `eprintln!` would panic if standard error is closed.
fn print_error(sentence: &str) {
    use io::Write;
    let _ = writeln!(io::stderr(), "starboard: {sentence}");
}
