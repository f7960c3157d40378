//! Renders pages of real positions into a folder, in all languages and both themes, to look at:
//! `cargo run -p ui --example gallery -- FOLDER`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use engine::{Dice, Forecast, Frames, Game, Match, Piece, Seat, Seed, Viewer, forecast};
use ui::{
    GameCard, HomeScene, Lang, NewGameScene, Notice, SavedTable, Speed, TableScene, Tabletop, Theme, Visit, assets,
    home_page, message_page, new_game_page, rules_page, table_page,
};
use under_falling_skies::{
    Action, CharacterId, CityId, CitySide, Ending, Event, Phase, Recruit, ResearchSteps, ScenarioId, Setup, SkySet,
    Step, UnderFallingSkies,
};

/// A position to look at.
struct Sight {
    name: &'static str,
    game: Match<UnderFallingSkies>,
    setup: Setup,
    log: Vec<Event>,
    replay: bool,
}

fn seed(text: &str) -> Seed {
    text.parse().unwrap_or_else(|_| unreachable!("the words are a seed"))
}

/// Plays at random from each of many seeds until a position is as wanted.
fn find(name: &'static str, setup: Setup, wanted: impl Fn(&UnderFallingSkies) -> bool) -> Option<Sight> {
    for attempt in 0..400 {
        let mut game = Match::new(setup.clone(), seed(&format!("gallery {name} {attempt}"))).ok()?;
        let mut dice = Dice::new(&seed(&format!("choices {name} {attempt}")));
        let mut log = Vec::new();
        loop {
            if wanted(game.state()) {
                return Some(Sight { name, game, setup, log, replay: false });
            }
            let mut legal = Vec::new();
            game.state().legal(Seat(0), &mut legal);
            // Prefer what makes a lively table: use rooms, keep robots.
            legal.retain(|action| !matches!(action, Action::RemoveRobot { .. } | Action::Discard { .. }));
            if legal.len() > 1 {
                legal.retain(|action| !matches!(action, Action::EndPhase));
            }
            let Some(action) = dice.pick(&legal).copied() else { break };
            let mut frames = Frames::of(Viewer::Seat(Seat(0)));
            game.act(Seat(0), action, &mut frames).ok()?;
            log.extend(frames.frames.into_iter().map(|(event, _)| event));
        }
    }
    eprintln!("no position found for {name}");
    None
}

fn sights() -> Vec<Sight> {
    let city = |id: &str| CityId::named(id).unwrap_or(Setup::default().city);
    let scenario = |id: &str| ScenarioId::named(id);
    let team = |ids: &[&str], improved: bool| -> Vec<Recruit> {
        ids.iter().filter_map(|id| CharacterId::named(id)).map(|character| Recruit { character, improved }).collect()
    };
    let roswell = Setup { threat: 1, ..Setup::default() };
    let placed = |state: &UnderFallingSkies| state.dice.iter().filter(|die| die.at.square().is_some()).count();
    let mut all = vec![
        find("start", Setup::default(), |_| true),
        find("planning", roswell.clone(), |state| {
            state.round == 4 && state.step == Step::PlaceDie && placed(state) == 2 && state.excavator.index() > 12
        }),
        find("rooms", Setup { city: city("new-york"), side: CitySide::Damaged, ..roswell.clone() }, |state| {
            state.step == Step::RoomsAction
                && placed(state) == 5
                && state.robots.iter().flatten().any(|robot| robot.active)
        }),
        find("research", Setup { city: city("paris"), ..roswell.clone() }, |state| {
            matches!(state.step, Step::ResearchSteps(ResearchSteps { value }) if value > 4) && state.round > 3
        }),
        find("robot", Setup { city: city("washington"), ..roswell.clone() }, |state| {
            matches!(state.step, Step::PlaceRobot(_))
        }),
        find(
            "final",
            Setup {
                city: city("tokyo"),
                scenario: scenario("the-final-battle"),
                sky: [SkySet::Advanced; 4],
                threat: 2,
                characters: team(&["clinton-harper", "pieter-bernstein", "jang-chanwook"], true),
                ..roswell.clone()
            },
            |state| state.round == 3 && state.step == Step::PlaceDie,
        ),
        find(
            "evacuation",
            Setup {
                scenario: scenario("evacuation"),
                city: city("havana"),
                characters: team(&["lucia-ortega"], false),
                ..roswell.clone()
            },
            |state| state.round == 3 && state.step == Step::PlaceDie,
        ),
        find("contamination", Setup { scenario: scenario("contamination"), ..roswell.clone() }, |state| {
            state.memory.contaminated.count_ones() > 1 && state.step == Step::RoomsAction
        }),
        find("saboteur", Setup { scenario: scenario("saboteur"), ..roswell.clone() }, |state| {
            state.round == 3 && state.phase() == Phase::Planning
        }),
        find("command", Setup { scenario: scenario("command-ship"), ..roswell.clone() }, |state| {
            state.round == 4 && state.phase() == Phase::Planning
        }),
        find("satellites", Setup { scenario: scenario("satellites"), ..roswell.clone() }, |state| {
            state.round == 3 && state.step == Step::RoomsAction
        }),
        find("drop", Setup { city: city("sydney"), ..roswell.clone() }, |state| state.step == Step::ChooseDropPoint),
        find("lost-base", roswell.clone(), |state| state.ending() == Some(Ending::BaseDestroyed)),
        find("lost-mothership", roswell.clone(), |state| state.ending() == Some(Ending::MothershipArrived)),
        find("replay", roswell, |state| state.round == 3),
    ];
    all.push(won());
    let mut sights: Vec<Sight> = all.into_iter().flatten().collect();
    if let Some(last) = sights.iter_mut().find(|sight| sight.name == "replay") {
        last.replay = true;
    }
    sights
}

/// A won game: one research square is left, and the room for it stands ready.
fn won() -> Option<Sight> {
    let setup = Setup::default();
    let mut state = UnderFallingSkies::new(&setup, &mut Dice::new(&seed("won"))).ok()?;
    state.research = state.track_length();
    state.step = Step::GameOver { ending: Ending::Won };
    let text = serde_json::to_string(&state).ok()?;
    let state: UnderFallingSkies = serde_json::from_str(&text).ok()?;
    let game = Match::from_position(state, seed("won")).ok()?;
    Some(Sight { name: "won", game, setup, log: Vec::new(), replay: false })
}

fn choices(game: &Match<UnderFallingSkies>) -> Vec<(Action, Forecast<UnderFallingSkies>)> {
    let mut legal = Vec::new();
    game.state().legal(Seat(0), &mut legal);
    let forecast = |action: Action| Some((action, forecast(game.state(), Seat(0), action).ok()?));
    legal.into_iter().filter_map(forecast).collect()
}

fn write(folder: &Path, name: &str, visit: Visit, html: &str) -> io::Result<()> {
    let page = html.replace("\"/assets/", "\"assets/").replace("data-table=", "data-shown=");
    fs::write(folder.join(format!("{name}-{}-{}.html", visit.lang.code(), visit.theme.code())), page)
}

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets() {
        fs::write(folder.join("assets").join(&asset.name), &asset.bytes)?;
    }
    let sights = sights();
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            let visit = Visit { lang, theme, speed: Speed::Normal, ..Visit::default() };
            for sight in &sights {
                let view = sight.game.state().view(Viewer::Seat(Seat(0)));
                let offered = if sight.replay { Vec::new() } else { choices(&sight.game) };
                let over = sight.game.is_over();
                let seed = over.then(|| sight.game.chance().origin());
                let scene = TableScene::<UnderFallingSkies> {
                    visit,
                    id: "gallery",
                    what: &UnderFallingSkies::describe(&sight.setup, lang),
                    number: sight.game.moves().len() as u64,
                    viewer: Viewer::Seat(Seat(0)),
                    names: &[],
                    acting: Some(Seat(0)),
                    handover: None,
                    difficulty: &[],
                    advisor: Default::default(),
                    view: &view,
                    choices: &offered,
                    log: &sight.log,
                    since: None,
                    can_undo: sight.game.can_undo(Seat(0)),
                    last: None,
                    playing: false,
                    replay: sight.replay.then_some(ui::Replay {
                        step: 12,
                        steps: 40,
                        eyes: ui::Eyes::Public,
                        open: true,
                        may_continue: true,
                        caption: &[],
                        turns: &[],
                        points: &[],
                        version: "",
                    }),
                    closed: false,
                    commitment: &sight.game.chance().commitment(),
                    seed: seed.as_deref(),
                };
                write(&folder, sight.name, visit, &table_page(&scene, None))?;
            }
            let games = [GameCard::of::<UnderFallingSkies>(lang)];
            let tables: Vec<SavedTable> = (0..4u32)
                .map(|index| SavedTable {
                    id: format!("t{index}"),
                    title: UnderFallingSkies::title(lang),
                    what: UnderFallingSkies::describe(&UnderFallingSkies::daily(&index.to_string()), lang),
                    number: u64::from(index) * 11 + 1,
                    won: [None, None, Some(true), Some(false)][index as usize],
                    winners: Vec::new(),
                    age: u64::from(index) * 5_000,
                    waits: ui::Waits::Nothing,
                })
                .collect();
            write(
                &folder,
                "home",
                visit,
                &home_page(&HomeScene {
                    visit,
                    games: &games,
                    tables: &tables,
                    next_lessons: &[],
                    offer: None,
                    today: "2026-11-15",
                }),
            )?;
            let new = NewGameScene { visit, packs: &[], fields: &[], fault: None, past: &[], difficulty: &[] };
            write(&folder, "new", visit, &new_game_page::<UnderFallingSkies>(&new))?;
            write(&folder, "rules", visit, &rules_page::<UnderFallingSkies>(visit))?;
            write(&folder, "message", visit, &message_page(visit, Notice::NoTable))?;
        }
    }
    println!("{} positions in {}", sights.len(), folder.display());
    Ok(())
}
