//! The rules do not touch the heap once the component tables are built.

use allocation_counter::measure;
use engine::{Game, Piece, Play, Seat, Turn};

use super::{choose, opening};

#[test]
fn listing_and_applying_do_not_allocate() {
    let mut legal = Vec::with_capacity(4_096);
    let mut decisions = 0u32;
    for index in 0..17 * 14 {
        // The opening reads the component tables: that is the warm-up.
        let (mut game, mut dice) = opening("heap", index * 5);
        while let Turn::Decide(_) = game.turn() {
            legal.clear();
            let listing = measure(|| game.legal(Seat(0), &mut legal));
            assert_eq!(listing.count_total, 0, "listing at {:?} in {}", game.step, game.city.id());
            let action = choose(&legal, &mut dice);
            let step = game.step;
            let mut done = Ok(());
            let applying = measure(|| done = game.apply(Seat(0), action, &mut Play::new(&mut dice, &mut ())));
            assert_eq!(applying.count_total, 0, "{action:?} at {step:?} in {}", game.city.id());
            assert!(done.is_ok());
            let copying = measure(|| _ = std::hint::black_box(game));
            assert_eq!(copying.count_total, 0, "a copy");
            decisions += 1;
        }
    }
    assert!(decisions > 10_000, "{decisions} decisions prove little");
}
