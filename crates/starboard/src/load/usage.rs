//! What a process takes of the machine, where the system tells it.

use std::fs::read_to_string;

/// Memory and processor time of a process.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Usage {
    /// What it holds in memory, and the most that it ever held, in bytes.
    pub(super) memory: u64,
    pub(super) most_memory: u64,
    /// Processor time, in seconds.
    pub(super) seconds: f64,
}

impl Usage {
    /// What a process has taken so far.
    #[cfg(target_os = "linux")]
    pub(super) fn of(process: u32) -> Option<Usage> {
        let status = read_to_string(format!("/proc/{process}/status")).ok()?;
        let stat = read_to_string(format!("/proc/{process}/stat")).ok()?;
        Usage::read(&status, &stat, rustix::param::clock_ticks_per_second())
    }

    /// Other systems do not tell it so simply.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn of(_: u32) -> Option<Usage> {
        None
    }

    fn read(status: &str, stat: &str, ticks: u64) -> Option<Usage> {
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()
        };
        // The name of the program, which may hold anything, stands in parentheses before all that counts.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let time = |index: usize| fields.get(index)?.parse::<u64>().ok();
        Some(Usage {
            memory: kilobytes("VmRSS:")? << 10,
            most_memory: kilobytes("VmHWM:")? << 10,
            seconds: (time(11)? + time(12)?) as f64 / ticks.max(1) as f64,
        })
    }

    /// Of two processes together.
    pub(super) fn with(self, other: Usage) -> Usage {
        Usage {
            memory: self.memory + other.memory,
            most_memory: self.most_memory + other.most_memory,
            seconds: self.seconds + other.seconds,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_tells_is_understood() {
        let status = "Name:\tstarboard\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\n";
        let stat = "17 (a (b) c) S 1 17 17 0 -1 4194560 9 0 0 0 250 50 0 0 20 0 5 0 1 2 3";
        let read = Usage::read(status, stat, 100).expect("figures");
        assert_eq!(read, Usage { memory: 1 << 20, most_memory: 2 << 20, seconds: 3.0 });
        assert_eq!(Usage::read("", stat, 100), None);
        #[cfg(target_os = "linux")]
        assert!(Usage::of(std::process::id()).expect("ourselves").memory > 0);
    }
}
