//! Every connection is an open file, and a process may have so many only.

/// Lets this process, and those that it starts, have as many open files as are needed, if it may have
/// them. How many it may have then; none where there is no limit, or where it is not known.
#[cfg(unix)]
pub(crate) fn allow(needed: usize) -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let needed = u64::try_from(needed).unwrap_or(u64::MAX);
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let wanted = maximum.map_or(needed, |maximum| maximum.min(needed));
    // No limit at all is enough.
    let now = current?;
    if wanted > now && setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }).is_ok() {
        return usize::try_from(wanted).ok();
    }
    usize::try_from(now).ok()
}

/// Other systems count otherwise.
#[cfg(not(unix))]
pub(crate) fn allow(_: usize) -> Option<usize> {
    None
}
