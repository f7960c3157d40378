//! Whether a position that came from outside could stand on a table.

use engine::Fault;

use crate::UnderFallingSkies;

impl UnderFallingSkies {
    pub(crate) fn check_position(&self) -> Result<(), Fault> {
        Ok(())
    }
}
