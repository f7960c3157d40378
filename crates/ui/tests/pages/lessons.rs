//! Every lesson is true: what it asks for is legal, brings what its texts say, and leads to its end;
//! its texts are there in every language, short enough, and cite rules that exist.

use black_angel::BlackAngel;
use engine::{Frames, Game, Match, Seat, Seed, Turn, Viewer, to_json};
use serde::de::DeserializeOwned;
use tiny_epic_galaxies::TinyEpicGalaxies;
use ui::lang::{has, t};
use ui::{Beat, Coach, Lang, Lesson, Tabletop, Visit, coach_part};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::campaign::Campaign;

/// The most characters of a text in English. Others may be a quarter longer.
const LIMITS: [(&str, usize); 7] =
    [("title", 28), ("text", 120), ("text2", 120), ("why", 90), ("label", 28), ("label2", 28), ("other", 120)];

fn begin<G>(lesson: &Lesson) -> Match<G>
where
    G: Tabletop,
    G::Action: DeserializeOwned,
{
    let key = &lesson.key;
    let setup = G::setup_from_fields(&lesson.setup).unwrap_or_else(|fault| panic!("{key}: {fault}"));
    let seed: Seed = lesson.seed.as_deref().unwrap_or("any").parse().expect("a seed");
    let mut game = Match::<G>::new(setup, seed).unwrap_or_else(|fault| panic!("{key}: {fault}"));
    for (seat, action) in &lesson.prelude {
        act(&mut game, Seat(*seat), action).unwrap_or_else(|why| panic!("{key}, prelude: {action}: {why}"));
    }
    game
}

/// Carries out an action as the table sends it, and tells the events.
fn act<G>(game: &mut Match<G>, seat: Seat, action: &str) -> Result<Vec<String>, String>
where
    G: Tabletop,
    G::Action: DeserializeOwned,
{
    let parsed: G::Action = serde_json::from_str(action).map_err(|error| error.to_string())?;
    assert_eq!(to_json(&parsed), action, "it is written as the table sends it");
    let mut legal = Vec::new();
    game.state().legal(seat, &mut legal);
    if !legal.contains(&parsed) {
        return Err("it is not offered".to_owned());
    }
    let mut told = Frames::<G>::of(Viewer::Seat(Seat(0)));
    game.act(seat, parsed, &mut told).map_err(|illegal| G::explain(&illegal, Lang::En))?;
    Ok(told.frames.iter().map(|(event, _)| to_json(event)).collect())
}

/// Plays every way through a lesson and says how many there are.
fn play<G>(lesson: &Lesson) -> usize
where
    G: Tabletop,
    G::Action: DeserializeOwned,
{
    let mut ways = vec![begin::<G>(lesson)];
    for beat in &lesson.beats {
        let at = format!("{}, {}", lesson.key, beat.id);
        for game in &ways {
            let view = serde_json::to_value(game.state().view(Viewer::Seat(Seat(0)))).expect("a view");
            for (place, wanted) in &beat.holds {
                let found = view.pointer(place).unwrap_or_else(|| panic!("{at}: nothing at {place}"));
                let wanted: serde_json::Value = serde_json::from_str(wanted).expect("JSON");
                assert_eq!(*found, wanted, "{at}: {place}");
            }
        }
        if !beat.is_do() {
            continue;
        }
        let mut next = Vec::new();
        for action in &beat.act {
            let mut done = false;
            for game in &ways {
                let Turn::Decide(seats) = game.state().turn() else { panic!("{at}: the game is over") };
                assert!(seats.contains(Seat(0)), "{at}: somebody else is asked");
                let mut after = game.clone();
                let Ok(events) = act(&mut after, Seat(0), action) else { continue };
                done = true;
                for wanted in &beat.brings {
                    assert!(events.contains(wanted), "{at}: {wanted} does not happen, but {events:?}");
                }
                for (seat, reply) in &beat.replies {
                    act(&mut after, Seat(*seat), reply).unwrap_or_else(|why| panic!("{at}: {reply}: {why}"));
                }
                next.push(after);
            }
            assert!(done, "{at}: {action} is never legal");
        }
        ways = next;
    }
    ways.len()
}

fn each(lesson: &Lesson) -> usize {
    match lesson.game.as_str() {
        UnderFallingSkies::ID => play::<UnderFallingSkies>(lesson),
        Campaign::ID => play::<Campaign>(lesson),
        TinyEpicGalaxies::ID => play::<TinyEpicGalaxies>(lesson),
        BlackAngel::ID => play::<BlackAngel>(lesson),
        other => panic!("no game {other}"),
    }
}

fn book(game: &str) -> &'static str {
    match game {
        UnderFallingSkies::ID => UnderFallingSkies::rules(Lang::En),
        Campaign::ID => Campaign::rules(Lang::En),
        TinyEpicGalaxies::ID => TinyEpicGalaxies::rules(Lang::En),
        BlackAngel::ID => BlackAngel::rules(Lang::En),
        other => panic!("no game {other}"),
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for lesson in Lesson::all() {
        let ways = each(lesson);
        assert!(ways > 0, "{}", lesson.key);
        println!("{}: {} beats, {ways} ways", lesson.key, lesson.beats.len());
    }
}

#[test]
fn every_lesson_has_its_texts_in_every_language_and_none_is_too_long() {
    for lesson in Lesson::all() {
        assert!(!lesson.text("title", Lang::En).starts_with("lesson-"), "{}", lesson.key);
        let ids = lesson.beats.iter().map(|beat| &beat.id).chain(lesson.tips.iter().map(|tip| &tip.id));
        for (lang, id) in ids.flat_map(|id| Lang::ALL.map(|lang| (lang, id))) {
            for (what, limit) in LIMITS {
                let key = format!("{}-{id}-{what}", lesson.key);
                assert_eq!(has(lang, &key), has(Lang::En, &key), "{key} in {}", lang.code());
                assert!(has(lang, &key) || !["title", "text"].contains(&what), "no {key}");
                let length = t(lang, &key, &Default::default()).replace('*', "").chars().count();
                let most = if lang == Lang::En { limit } else { limit * 5 / 4 };
                assert!(!has(lang, &key) || length <= most, "{key} in {}: {length} characters", lang.code());
            }
        }
    }
}

#[test]
fn every_beat_cites_rules_that_exist_and_points_at_something() {
    for lesson in Lesson::all() {
        let book = book(&lesson.game);
        let cited = lesson.beats.iter().map(|beat| (&beat.id, &beat.rules));
        for (id, rules) in cited.chain(lesson.tips.iter().map(|tip| (&tip.id, &tip.rules))) {
            assert!(!rules.is_empty(), "{} {id} cites no rule", lesson.key);
            for rule in rules {
                assert!(book.contains(&format!("**{rule}**")), "{} {id}: no rule {rule}", lesson.key);
            }
        }
        for (index, beat) in lesson.beats.iter().enumerate() {
            let last = index + 1 == lesson.beats.len();
            assert!(last || beat.is_do() || !beat.look.is_empty(), "{} {}: nothing is lit", lesson.key, beat.id);
            assert!(!last || !beat.is_do(), "{} ends with something to do", lesson.key);
            let label = lesson.text_of(&beat.id, "label", Lang::En).is_some();
            assert!(!beat.is_do() || label, "{} {}: nothing names what is touched", lesson.key, beat.id);
            assert!(beat.brings.is_empty() || beat.is_do(), "{} {}", lesson.key, beat.id);
        }
        let mut ids: Vec<&str> = lesson.beats.iter().map(|beat| beat.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), lesson.beats.len(), "{}: a beat twice", lesson.key);
    }
}

#[test]
fn where_one_is_follows_from_the_choices_and_the_beat() {
    for lesson in Lesson::all().iter().filter(|lesson| !lesson.is_game()) {
        for (index, Beat { id, .. }) in lesson.beats.iter().enumerate() {
            assert_eq!(lesson.at(lesson.before(index), Some(id)), Some(index), "{} {id}", lesson.key);
            let first = lesson.at(lesson.before(index), None).expect("a beat");
            assert!(first <= index && lesson.before(first) == lesson.before(index));
        }
        let name = lesson.table_name(3);
        assert_eq!(Lesson::of_table(&name).map(|found| found.key.as_str()), Some(lesson.key.as_str()));
        assert!(Lesson::is_name(&name) && Lesson::of_table(&name.replace("/", "/no-")).is_none());
    }
    assert!(!Lesson::is_name("2026-11-15 under-falling-skies 3"));
}

#[test]
fn the_coach_says_every_beat_in_every_language() {
    for lesson in Lesson::all() {
        for (lang, beat) in Lang::ALL.into_iter().flat_map(|lang| (0..lesson.beats.len()).map(move |beat| (lang, beat)))
        {
            let visit = Visit { lang, ..Visit::default() };
            let html =
                coach_part(&Coach { visit, table: "table", lesson, beat: Some(beat), waits: false, tip: None }).html;
            assert!(!html.contains(&format!("{}-", lesson.key)) && html.contains("lesson-title"), "{html}");
            let waiting = Coach { visit, table: "table", lesson, beat: None, waits: true, tip: None };
            assert!(coach_part(&waiting).html.contains("data-kind=\"wait\""), "it keeps its place");
            assert_eq!(html.contains("coach-next"), !lesson.beats[beat].is_do() && beat + 1 < lesson.beats.len());
        }
    }
}
