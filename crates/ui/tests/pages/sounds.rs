//! What is heard when something happens, in each game: a word for the script.

use std::marker::PhantomData;

use black_angel::{BlackAngel, Holder, Why};
use engine::{Dice, List, Match, Piece, Seat, Seed, Sink, Turn, Viewer};
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::{Sound, Tabletop};
use under_falling_skies::campaign::{Campaign, CampaignEvent};
use under_falling_skies::{CityId, RollCause, ShipList, Square, UnderFallingSkies};

const ME: Viewer = Viewer::Seat(Seat(0));

#[test]
fn dice_ships_and_hits_are_heard() {
    use under_falling_skies::Event;
    let square = Square::at(7).expect("a square");
    let heard = [
        (Event::Rolled { faces: [Some(1); 5], why: RollCause::Round }, Some(Sound::Roll)),
        (Event::DiePlaced { die: 0, face: 3, square, digging: false }, Some(Sound::Move)),
        (Event::ShipsFell { column: 0, distance: 3, ships: ShipList::default() }, Some(Sound::Fall)),
        (Event::CityHit { ship: 0, column: 0 }, Some(Sound::Hit)),
        (Event::EnergyGained { amount: 1, energy: 1, by: under_falling_skies::EnergySource::Room }, Some(Sound::Gain)),
        (Event::RobotsReadied, None),
    ];
    for (event, sound) in heard {
        assert_eq!(UnderFallingSkies::sound(&event, ME), sound, "{event:?}");
        assert_eq!(Campaign::sound(&CampaignEvent::Battle(event), ME), sound);
    }
    let city = CityId::all().next().expect("a city");
    let ended = |won| CampaignEvent::GameEnded { city, threat: 1, won };
    assert_eq!([true, false].map(|won| Campaign::sound(&ended(won), ME)), [Some(Sound::Won), Some(Sound::Lost)]);
}

#[test]
fn only_whose_turn_it_is_hears_that_it_is() {
    let turn = tiny_epic_galaxies::Event::TurnStarted { seat: Seat(0), round: 2 };
    let rolled = tiny_epic_galaxies::Event::Rolled { seat: Seat(0), faces: List::default() };
    let other = Viewer::Seat(Seat(1));
    assert_eq!([ME, other].map(|viewer| TinyEpicGalaxies::sound(&turn, viewer)), [Some(Sound::Turn), None]);
    assert_eq!([ME, other].map(|viewer| TinyEpicGalaxies::sound(&rolled, viewer)), [Some(Sound::Roll); 2]);
    let turn = black_angel::Event::TurnBegan { seat: Seat(1), round: 2 };
    assert_eq!([ME, other].map(|viewer| BlackAngel::sound(&turn, viewer)), [None, Some(Sound::Turn)]);
    let points = |change| black_angel::Event::Points { holder: Holder::Seat(Seat(0)), change, why: Why::Tile };
    assert_eq!([1, -1].map(|change| BlackAngel::sound(&points(change), ME)), [Some(Sound::Gain), None]);
}

/// The sounds of games that are played at random.
struct Heard<G: Tabletop>(Vec<Sound>, PhantomData<G>);

impl<G: Tabletop> Sink<G> for Heard<G> {
    fn event(&mut self, _: &G, event: G::Event, _: u64) {
        self.0.extend(G::sound(&event, ME).filter(|_| G::pause(&event) > 0));
    }
}

fn heard<G: Tabletop>() -> Vec<Sound> {
    let mut sounds = Heard::<G>(Vec::new(), PhantomData);
    for attempt in 0..10 {
        let seed = "sounds".parse::<Seed>().expect("a seed").nth(attempt);
        let mut chance = Dice::new(&seed);
        let mut game = Match::<G>::new(G::Setup::default(), seed).expect("a table");
        for _ in 0..150 {
            let Turn::Decide(seats) = game.state().turn() else { break };
            let seat = seats.iter().next().expect("somebody decides");
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            let action = *chance.pick(&legal).expect("a choice");
            game.act(seat, action, &mut sounds).expect("what is listed is legal");
        }
    }
    sounds.0
}

#[test]
fn every_game_is_heard() {
    for sounds in [heard::<UnderFallingSkies>(), heard::<TinyEpicGalaxies>(), heard::<BlackAngel>()] {
        for sound in [Sound::Roll, Sound::Move, Sound::Gain] {
            assert!(sounds.contains(&sound), "{sound:?}");
        }
    }
}
