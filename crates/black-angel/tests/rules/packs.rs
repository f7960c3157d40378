//! Packs: what the owner of a box corrects.

use black_angel::Components as Data;
use engine::kit;

#[test]
fn every_built_in_value_may_stand_where_it_does() {
    kit::built_in_values_fit::<Data>();
}
