//! What the program says when it cannot do what it was told, and the exit code that goes with it.

use std::fmt;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) enum Complaint {
    /// The command line asks for something that cannot be: exit code 2, as for a flag that does
    /// not exist.
    Usage(String),
    /// It could be, but did not work out: exit code 1.
    Failure(String),
    /// Whoever was reading has stopped: nobody is left to be told, and nothing is wrong.
    NobodyReads,
}

impl Complaint {
    /// A complaint about the command line.
    pub(crate) fn usage(sentence: impl fmt::Display) -> Complaint {
        Complaint::Usage(sentence.to_string())
    }

    /// A complaint about what happened.
    pub(crate) fn failure(sentence: impl fmt::Display) -> Complaint {
        Complaint::Failure(sentence.to_string())
    }

    /// The result could not be written out.
    pub(crate) fn output(error: io::Error) -> Complaint {
        if error.kind() == ErrorKind::BrokenPipe {
            Complaint::NobodyReads
        } else {
            Complaint::Failure(format!("cannot write the output: {error}"))
        }
    }

    /// Says it on standard error.
    pub(crate) fn tell(self) -> ExitCode {
        match self {
            Complaint::Usage(sentence) => {
                complain(&sentence);
                ExitCode::from(2)
            }
            Complaint::Failure(sentence) => {
                complain(&sentence);
                ExitCode::FAILURE
            }
            Complaint::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// `eprintln!` would panic if standard error is closed.
fn complain(sentence: &str) {
    use io::Write;
    let _ = writeln!(io::stderr(), "starboard: {sentence}");
}
