//! Renders tables of Tiny Epic Galaxies at real positions into a folder, in all languages and both
//! themes, to look at: `cargo run -p ui --example gallery_teg -- FOLDER`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use engine::{Dice, Forecast, Frames, Game, Match, Seat, Seed, Turn, Viewer, forecast};
use tiny_epic_galaxies::{Action, Event, Phase, Question, RogueMat, Setup, TinyEpicGalaxies, decisions};
use ui::{
    Lang, NewGameScene, Speed, TableScene, Tabletop, Theme, Visit, assets, new_game_page, rules_page, table_page,
};

/// A position to look at, through the eyes of whoever is asked.
struct Sight {
    name: &'static str,
    game: Match<TinyEpicGalaxies>,
    setup: Setup,
    log: Vec<Event>,
    viewer: Seat,
    playing: bool,
}

fn seed(text: &str) -> Seed {
    text.parse().unwrap_or_else(|_| unreachable!("the words are a seed"))
}

fn asked(game: &TinyEpicGalaxies) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Over(_) => None,
    }
}

/// Plays at random, but lively, from each of many seeds until a position is as wanted.
fn find(name: &'static str, setup: Setup, wanted: impl Fn(&TinyEpicGalaxies) -> bool) -> Option<Sight> {
    for attempt in 0..60 {
        let mut game = Match::new(setup, seed(&format!("gallery {name} {attempt}"))).ok()?;
        let mut dice = Dice::new(&seed(&format!("choices {name} {attempt}")));
        let mut log = Vec::new();
        for _ in 0..6000 {
            if wanted(game.state()) {
                let viewer = asked(game.state()).unwrap_or(Seat(0));
                return Some(Sight { name, game, setup, log, viewer, playing: false });
            }
            let Some(seat) = asked(game.state()) else { break };
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            let useful: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|action| {
                    !matches!(
                        action,
                        Action::EndTurn | Action::Pass | Action::Reroll | Action::Convert | Action::SkipPlanet
                    )
                })
                .collect();
            let from = if useful.is_empty() { &legal } else { &useful };
            let Some(action) = dice.pick(from).copied() else { break };
            let mut frames = Frames::of(Viewer::Seat(Seat(0)));
            game.act(seat, action, &mut frames).ok()?;
            log.extend(frames.frames.into_iter().map(|(event, _)| event));
        }
    }
    eprintln!("no position found for {name}");
    None
}

fn sights() -> Vec<Sight> {
    let table = |players, expansion| Setup { players, expansion, ..Setup::default() };
    let question = |game: &TinyEpicGalaxies| game.ask().map(|ask| ask.question);
    let by = |game: &TinyEpicGalaxies, seat| game.ask().is_some_and(|ask| ask.seat == Seat(seat));
    let mut all = vec![
        find("missions", table(3, true), |game| game.phase == Phase::Missions),
        find("start", table(2, false), |game| question(game) == Some(Question::Main)),
        find("main", table(3, true), |game| {
            game.round == 9
                && question(game) == Some(Question::Main)
                && by(game, 0)
                && game.dice.iter().any(|die| die.place != tiny_epic_galaxies::DiePlace::Inactive)
        }),
        find("move", table(3, true), |game| {
            game.round == 8
                && matches!(question(game), Some(Question::Move(_) | Question::MoveAgain(_)))
                && by(game, 0)
                && game.active == Seat(0)
        }),
        find("five", table(5, true), |game| game.round == 7 && question(game) == Some(Question::Main) && by(game, 0)),
        find("four", table(4, false), |game| game.round == 6 && question(game) == Some(Question::Main) && by(game, 0)),
        find("follow", table(3, false), |game| {
            game.round == 6 && matches!(question(game), Some(Question::Follow(_))) && by(game, 1)
        }),
        find("landing", table(2, false), |game| {
            game.round == 5 && matches!(question(game), Some(Question::Landing(_)))
        }),
        find("colony", table(3, false), |game| {
            matches!(question(game), Some(Question::Colony(_)))
                && game.round > 6
                && game.galaxies[0].colonies.len() > 2
                && by(game, 0)
        }),
        find(
            "reroll",
            table(2, false),
            |game| matches!(question(game), Some(Question::Reroll(decisions::Reroll { picked, .. })) if picked != 0),
        ),
        find("converter", table(2, true), |game| {
            matches!(question(game), Some(Question::Convert(decisions::Convert { target: Some(_), .. })))
        }),
        find("drawn", table(2, true), |game| {
            matches!(question(game), Some(Question::Drawn(decisions::Drawn { lay_open: true, .. }))) && game.round > 4
        }),
        find("explore", table(3, true), |game| {
            matches!(question(game), Some(Question::Explore(_))) && game.exploration_offer.len() > 1
        }),
        find("hire", table(3, true), |game| matches!(question(game), Some(Question::HireShip(_))) && game.round > 4),
        find("split", table(2, true), |game| matches!(question(game), Some(Question::GainSplit(_)))),
        find("rogue", Setup { players: 1, rogue: RogueMat::Medium, ..Setup::default() }, |game| {
            matches!(question(game), Some(Question::RogueDie(_))) && game.round > 3
        }),
        find("solo", Setup { players: 1, expansion: true, rogue: RogueMat::Epic, ..Setup::default() }, |game| {
            question(game) == Some(Question::Main) && game.round > 4
        }),
        find("over", table(3, true), |game| game.phase == Phase::Over),
        find("over-solo", Setup { players: 1, rogue: RogueMat::Easy, ..Setup::default() }, |game| {
            game.phase == Phase::Over
        }),
    ];
    all.push(find("frame", table(3, true), |game| game.round == 5 && question(game) == Some(Question::Main)).map(
        |mut sight| {
            sight.playing = true;
            sight
        },
    ));
    all.into_iter().flatten().collect()
}

fn choices(game: &Match<TinyEpicGalaxies>, seat: Seat) -> Vec<(Action, Forecast<TinyEpicGalaxies>)> {
    let mut legal = Vec::new();
    game.state().legal(seat, &mut legal);
    let forecast = |action: Action| Some((action, forecast(game.state(), seat, action).ok()?));
    legal.into_iter().filter_map(forecast).collect()
}

fn write(folder: &Path, name: &str, visit: Visit, html: &str) -> io::Result<()> {
    let page = html.replace("\"/assets/", "\"assets/").replace("data-table=", "data-shown=");
    fs::write(folder.join(format!("{name}-{}-{}.html", visit.lang.code(), visit.theme.code())), page)
}

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/gallery-teg".to_owned()));
    let names: Vec<String> = ["Ida", "Marek", "Chloé", "Tomasz", "Zoë"].map(str::to_owned).to_vec();
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets() {
        fs::write(folder.join("assets").join(&asset.name), &asset.bytes)?;
    }
    let sights = sights();
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            let visit = Visit { lang, theme, speed: Speed::Normal, ..Visit::default() };
            for sight in &sights {
                let view = sight.game.state().view(Viewer::Seat(sight.viewer));
                let offered = if sight.playing { Vec::new() } else { choices(&sight.game, sight.viewer) };
                let over = sight.game.is_over();
                let seed = over.then(|| sight.game.chance().origin());
                let scene = TableScene::<TinyEpicGalaxies> {
                    visit,
                    id: "gallery",
                    what: &TinyEpicGalaxies::describe(&sight.setup, lang),
                    number: sight.game.moves().len() as u64,
                    viewer: Viewer::Seat(sight.viewer),
                    names: &names[..usize::from(sight.setup.players)],
                    acting: Some(sight.viewer),
                    handover: None,
                    difficulty: &[],
                    advisor: Default::default(),
                    view: &view,
                    choices: &offered,
                    log: &sight.log,
                    since: None,
                    can_undo: sight.game.can_undo(sight.viewer),
                    last: None,
                    playing: sight.playing,
                    replay: None,
                    closed: false,
                    commitment: &sight.game.chance().commitment(),
                    seed: seed.as_deref(),
                };
                write(&folder, sight.name, visit, &table_page(&scene, None))?;
            }
            let new = NewGameScene { visit, packs: &[], fields: &[], fault: None, past: &[], difficulty: &[] };
            write(&folder, "new", visit, &new_game_page::<TinyEpicGalaxies>(&new))?;
            write(&folder, "rules", visit, &rules_page::<TinyEpicGalaxies>(visit))?;
        }
    }
    println!("{} positions in {}", sights.len(), folder.display());
    Ok(())
}
