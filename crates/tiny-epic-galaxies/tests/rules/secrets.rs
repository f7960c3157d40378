//! What the log may tell (TEG-INFO-1).

use engine::{Dice, Game, Match, Piece, Seat, Turn, Viewer};
use tiny_epic_galaxies::{Event, ExplorationId, ExplorationSet, MissionId, Phase, Setup, TinyEpicGalaxies};

/// Every word of the text that is an id with this prefix.
fn ids<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    text.split('"').filter(move |word| word.starts_with(prefix))
}

/// TEG-INFO-1: in whole random games no event tells a viewer a mission of somebody else, nor an
/// exploration card that never lay open to that viewer, before the game is over.
#[test]
fn the_log_keeps_secrets() {
    let mut drawn = 0;
    for (number, players) in [1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5].into_iter().enumerate() {
        let setup = Setup { players, expansion: true, ..Setup::default() };
        let seed: engine::Seed = format!("secrets {number}").parse().unwrap();
        let mut game = Match::<TinyEpicGalaxies>::new(setup, seed.clone()).unwrap();
        let mut chooser = Dice::new(&seed.nth(1));
        let mut legal = Vec::new();
        let mut open = ExplorationSet::EMPTY;
        while let Turn::Decide(seats) = game.state().turn() {
            let seat = seats.iter().next().unwrap();
            legal.clear();
            game.state().legal(seat, &mut legal);
            let action = *chooser.pick(&legal).unwrap();
            let mut events: Vec<Event> = Vec::new();
            game.act(seat, action, &mut events).unwrap();
            for event in &events {
                drawn += usize::from(matches!(event, Event::Drew { .. }));
                if let Event::LaidOpen { card, .. } | Event::DwarfColonized { card, .. } = event {
                    open = open.with(*card);
                }
                if matches!(event, Event::Revealed { .. } | Event::Over { .. }) {
                    continue;
                }
                let viewers = (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
                for viewer in viewers {
                    let told = TinyEpicGalaxies::redact(event, viewer).unwrap();
                    let text = serde_json::to_string(&told).unwrap();
                    let own = |seat: Seat| viewer == Viewer::Seat(seat);
                    for id in ids(&text, "ms") {
                        let mission = MissionId::named(id).unwrap();
                        let owner = game
                            .state()
                            .galaxies
                            .iter()
                            .position(|galaxy| galaxy.mission.is_some_and(|hand| hand.dealt.contains(&mission)));
                        assert!(own(Seat(owner.unwrap() as u8)), "{told:?}");
                    }
                    for id in ids(&text, "ex_") {
                        let card = ExplorationId::named(id).unwrap();
                        let effect_only = card.effect_of() == card;
                        let mine = match event {
                            Event::Scouted { seat, .. } | Event::Drew { seat, .. } | Event::TookDrawn { seat, .. } => {
                                own(*seat)
                            }
                            _ => effect_only,
                        };
                        assert!(mine || open.contains(card), "{viewer:?} is told {told:?}");
                    }
                }
            }
        }
        assert_eq!(game.state().phase, Phase::Over);
    }
    assert!(drawn > 20, "the games explored: {drawn}");
}

/// TEG-INFO-1: at the end everybody sees missions and cards; a mission thrown away stays secret.
#[test]
fn the_end_reveals() {
    let setup = Setup { players: 3, expansion: true, ..Setup::default() };
    let state = engine::kit::random_game::<TinyEpicGalaxies>(&setup, &"reveal".parse().unwrap(), 100_000);
    let view = state.view(Viewer::Spectator);
    for (galaxy, real) in view.galaxies.iter().zip(&state.galaxies) {
        let mission = galaxy.mission.as_ref().unwrap();
        assert_eq!((mission.kept, mission.dealt), (real.mission.unwrap().kept, None));
        assert_eq!(galaxy.explored, Some(real.explored));
        assert_eq!(galaxy.total, galaxy.points.total());
    }
}
