//! Pieces of the long tests: variables of the environment name what is to be done of all.

/// What a variable names, separated by commas; everything, where it is not set.
pub(crate) struct Wanted(Option<String>);

impl Wanted {
    pub(crate) fn by(variable: &str) -> Wanted {
        Wanted(std::env::var(variable).ok())
    }

    /// Whether the variable is set.
    pub(crate) fn is_some(&self) -> bool {
        self.0.is_some()
    }

    /// Whether this is named.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.any(|named| named.eq_ignore_ascii_case(name))
    }

    /// Whether the beginning of this is named.
    pub(crate) fn begins(&self, name: &str) -> bool {
        self.any(|named| name.starts_with(named))
    }

    fn any(&self, fits: impl Fn(&str) -> bool) -> bool {
        self.0.as_ref().is_none_or(|named| named.split(',').any(|each| fits(each.trim())))
    }
}
