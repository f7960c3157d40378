//! Packs: what the owner of a box corrects.

use engine::kit;
use under_falling_skies::components::Catalog;

#[test]
fn every_built_in_value_may_stand_where_it_does() {
    kit::built_in_values_fit::<Catalog>();
}
