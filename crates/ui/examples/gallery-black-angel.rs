//! Renders pages of real positions of Black Angel into a folder, to look at:
//! `cargo run -p ui --example gallery-black-angel -- FOLDER`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use black_angel::{Action, BlackAngel, Event, HalLevel, Setup, View};
use engine::{Dice, Forecast, Frames, Game, Match, Seat, Seed, Turn, Viewer, forecast};
use ui::{
    Lang, NewGameScene, Speed, TableScene, Tabletop, Theme, Visit, assets, new_game_page, rules_page, table_page,
};

/// A position to look at, with the eyes of whoever is asked, or in the middle of things.
struct Sight {
    name: &'static str,
    game: Match<BlackAngel>,
    setup: Setup,
    viewer: Viewer,
    acting: Option<Seat>,
    log: Vec<Event>,
    /// What a frame of a playback shows.
    frame: Option<View>,
}

fn seed(text: &str) -> Seed {
    text.parse().unwrap_or_else(|_| unreachable!("the words are a seed"))
}

fn asked(state: &BlackAngel) -> Option<Seat> {
    match state.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Over(_) => None,
    }
}

/// Prefers what makes a lively table: actions, Missions, moves.
fn liveliness(action: &Action) -> u32 {
    match action {
        Action::SequenceB | Action::Pass | Action::Stop | Action::NoMission | Action::Decline => 1,
        Action::PlaceMission { .. } | Action::TakeAdvanced { .. } | Action::Launch { .. } => 12,
        Action::MissionCard { .. } | Action::ActivateMission | Action::DebrisOnTile { .. } => 10,
        Action::SkipCard => 2,
        _ => 6,
    }
}

/// Plays at random from each of many seeds until a position, or a moment, is as wanted.
fn find(
    name: &'static str,
    setup: Setup,
    wanted: impl Fn(&View) -> bool,
    moment: impl Fn(&Event) -> bool,
) -> Option<Sight> {
    for attempt in 0..60 {
        let mut game: Match<BlackAngel> = Match::new(setup.clone(), seed(&format!("gallery {name} {attempt}"))).ok()?;
        let mut dice = Dice::new(&seed(&format!("choices {name} {attempt}")));
        let mut log = Vec::new();
        loop {
            let seat = asked(game.state());
            let viewer = Viewer::Seat(seat.unwrap_or(Seat(0)));
            if wanted(&game.state().view(viewer)) {
                return Some(Sight { name, game, setup, viewer, acting: seat, log, frame: None });
            }
            let Some(seat) = seat else { break };
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            let total: u32 = legal.iter().map(liveliness).sum();
            let mut at = dice.below(total.max(1));
            let action = legal.iter().find(|action| {
                let weight = liveliness(action);
                let hit = at < weight;
                at = at.saturating_sub(weight);
                hit
            });
            let Some(action) = action.or(legal.first()).copied() else { break };
            let mut frames = Frames::of(Viewer::Seat(Seat(0)));
            game.act(seat, action, &mut frames).ok()?;
            for (event, view) in frames.frames {
                let shown = moment(&event) && view.round > 3;
                log.push(event);
                if shown {
                    let viewer = Viewer::Seat(Seat(0));
                    return Some(Sight { name, game, setup, viewer, acting: None, log, frame: Some(view) });
                }
            }
        }
    }
    eprintln!("no position found for {name}");
    None
}

fn sights() -> Vec<Sight> {
    let setup = |players: u8, advanced: bool| Setup { players, advanced, hal: HalLevel::Standard, ..Setup::default() };
    let at = |step: &'static str, round: u16| {
        move |view: &View| view.round >= round && view.asked.as_ref().is_some_and(|question| question.step == step)
    };
    let never = |_: &Event| false;
    let all = vec![
        find("start", setup(2, false), |_| true, never),
        find("die", setup(3, false), at("choose_die", 9), never),
        find("command", setup(3, false), at("command", 9), never),
        find("place", setup(3, false), at("place", 9), never),
        find("inject", setup(3, false), at("inject", 9), never),
        find("card", setup(3, false), at("play_card", 9), never),
        find("owner", setup(4, false), at("owner_activation", 5), never),
        find("boost", setup(4, true), at("boost_die", 6), never),
        find("keep", setup(2, true), at("keep_card", 6), never),
        find("advanced-space", setup(3, false), at("place_advanced", 5), never),
        find("solo", setup(1, false), at("choose_sequence", 7), never),
        find("target", setup(1, false), at("choose_target", 7), never),
        find("hal", setup(1, false), |_| false, |event| matches!(event, Event::HalChose { .. })),
        find("ravager", setup(3, false), |_| false, |event| matches!(event, Event::RavagerArrived { .. })),
        find("over", setup(3, false), |view| view.over, never),
        find("over-solo", setup(1, true), |view| view.over, never),
        find("watched", setup(4, false), at("choose_die", 9), never),
    ];
    let mut sights: Vec<Sight> = all.into_iter().flatten().collect();
    for sight in sights.iter_mut().filter(|sight| sight.name == "watched") {
        sight.viewer = Viewer::Spectator;
        sight.acting = None;
    }
    sights
}

fn choices(sight: &Sight) -> Vec<(Action, Forecast<BlackAngel>)> {
    let Some(seat) = sight.acting else { return Vec::new() };
    let mut legal = Vec::new();
    sight.game.state().legal(seat, &mut legal);
    let forecast = |action: Action| Some((action, forecast(sight.game.state(), seat, action).ok()?));
    legal.into_iter().filter_map(forecast).collect()
}

fn write(folder: &Path, name: &str, visit: Visit, html: &str) -> io::Result<()> {
    let page = html.replace("\"/assets/", "\"assets/").replace("data-table=", "data-shown=");
    fs::write(folder.join(format!("{name}-{}-{}.html", visit.lang.code(), visit.theme.code())), page)
}

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/gallery-black-angel".to_owned()));
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets() {
        fs::write(folder.join("assets").join(&asset.name), &asset.bytes)?;
    }
    let sights = sights();
    let names: Vec<String> = ["Ada", "Borys", "Chloé", "Dédé"].map(str::to_owned).to_vec();
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            let visit = Visit { lang, theme, speed: Speed::Normal, ..Visit::default() };
            for sight in &sights {
                let view = sight.frame.clone().unwrap_or_else(|| sight.game.state().view(sight.viewer));
                let offered = if sight.frame.is_some() { Vec::new() } else { choices(sight) };
                let seed = view.over.then(|| sight.game.chance().origin());
                let scene = TableScene::<BlackAngel> {
                    visit,
                    id: "gallery",
                    what: &BlackAngel::describe(&sight.setup, lang),
                    number: sight.game.moves().len() as u64,
                    viewer: sight.viewer,
                    names: &names[..usize::from(sight.setup.players)],
                    acting: sight.acting,
                    handover: None,
                    difficulty: &[],
                    advisor: Default::default(),
                    view: &view,
                    choices: &offered,
                    log: &sight.log,
                    since: None,
                    can_undo: sight.acting.is_some_and(|seat| sight.game.can_undo(seat)),
                    last: None,
                    playing: sight.frame.is_some(),
                    replay: None,
                    closed: false,
                    commitment: &sight.game.chance().commitment(),
                    seed: seed.as_deref(),
                };
                write(&folder, sight.name, visit, &table_page(&scene, None))?;
            }
            let new = NewGameScene { visit, packs: &[], fields: &[], fault: None, past: &[], difficulty: &[] };
            write(&folder, "new", visit, &new_game_page::<BlackAngel>(&new))?;
            write(&folder, "rules", visit, &rules_page::<BlackAngel>(visit))?;
        }
    }
    println!("{} positions in {}", sights.len(), folder.display());
    Ok(())
}
