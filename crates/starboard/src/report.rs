//! Printing results.

use std::io::{self, Write};

use crate::cli_error::CliError;

/// Prints a whole result. That nobody reads it to the end is not an error.
pub(crate) fn print(text: &str) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(CliError::output)
}

/// How many a second; 0 for a time too short to be measured.
pub(crate) fn rate(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

/// A number with its digits in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A row of a CSV file (RFC 4180): a field is quoted where it has to be.
pub(crate) fn csv_row<'a>(fields: impl IntoIterator<Item = &'a str>) -> String {
    let quoted = fields.into_iter().map(|field| {
        if field.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", field.replace('"', "\"\""))
        } else {
            field.to_owned()
        }
    });
    quoted.collect::<Vec<_>>().join(",") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        let numbers = [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")];
        for (number, text) in numbers {
            assert_eq!(grouped(number), text);
        }
    }

    #[test]
    fn fields_with_commas_or_quotes_are_quoted() {
        assert_eq!(csv_row(["plain", "a,b", "say \"hi\"", ""]), "plain,\"a,b\",\"say \"\"hi\"\"\",\n");
    }

    #[test]
    fn no_time_at_all_is_no_rate() {
        assert_eq!((rate(6, 2.0), rate(6, 0.0)), (3.0, 0.0));
    }
}
