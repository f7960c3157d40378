//! The table of the campaign: the world, the piles, the log sheet; and, in a battle, the table of
//! Under Falling Skies with the campaign around it.

mod map;
mod past;
pub(crate) mod pictures;
mod sheet;
mod stages;

use ::under_falling_skies::campaign::{
    Campaign, CampaignAction, CampaignEvent, CampaignIllegal, CampaignName, CampaignSetup, CampaignView, Stage,
};
use ::under_falling_skies::components::Catalog;
use ::under_falling_skies::{Action, Event, Recruit, ScenarioId, UnderFallingSkies, View};
use engine::{Fault, Forecast, Piece, Viewer};
use maud::{Markup, html};

use crate::lang::{say, t};
use crate::under_falling_skies::panels::reconstructed;
use crate::under_falling_skies::{self, log, words};
use crate::{Axes, Axis, Choice, Lang, Marks, Part, PastGame, Sound, TableScene, Tabletop, Topic, TurnBegun};

/// The scene of the battle within the scene of the campaign, without its choices and its log.
fn battle<'a>(scene: &'a TableScene<'_, Campaign>, view: &'a View) -> TableScene<'a, UnderFallingSkies> {
    TableScene {
        visit: scene.visit,
        id: scene.id,
        what: scene.what,
        number: scene.number,
        viewer: scene.viewer,
        names: scene.names,
        acting: scene.acting,
        handover: scene.handover,
        difficulty: &[],
        advisor: scene.advisor,
        view,
        choices: &[],
        log: &[],
        since: None,
        can_undo: scene.can_undo,
        last: scene.last,
        playing: scene.playing,
        replay: scene.replay,
        commitment: scene.commitment,
        seed: scene.seed,
        closed: scene.closed,
    }
}

/// What a choice would do in the battle.
fn battle_forecast(forecast: &Forecast<Campaign>, view: &View) -> Forecast<UnderFallingSkies> {
    let events = forecast.events.iter().filter_map(|event| match event {
        CampaignEvent::Battle(event) => Some(event.clone()),
        _ => None,
    });
    Forecast {
        events: events.collect(),
        view: forecast.view.fight.clone().unwrap_or_else(|| view.clone()),
        certain: forecast.certain,
    }
}

/// The events of the battle that is on the table, for its prompt.
fn battle_log(log: &[CampaignEvent]) -> Vec<Event> {
    let start = log.iter().rposition(|event| matches!(event, CampaignEvent::GameBegan { .. })).unwrap_or(0);
    let events = log[start..].iter().filter_map(|event| match event {
        CampaignEvent::Battle(event) => Some(event.clone()),
        _ => None,
    });
    events.collect()
}

fn in_battle(view: &CampaignView) -> Option<&View> {
    view.fight.as_ref().filter(|_| matches!(view.stage, Stage::Battle | Stage::Aftermath))
}

impl Tabletop for Campaign {
    const IS_OPEN: bool = true;

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../../../docs/rules/under-falling-skies-campaign.md"),
            Lang::Fr => include_str!("../../../../docs/rules/under-falling-skies-campaign.fr.md"),
            Lang::Pl => include_str!("../../../../docs/rules/under-falling-skies-campaign.pl.md"),
        }
    }

    fn title(lang: Lang) -> String {
        say!(lang, "camp-title")
    }

    fn pitch(lang: Lang) -> String {
        say!(lang, "camp-pitch")
    }

    fn emblem() -> Markup {
        map::emblem()
    }

    fn drawings() -> Markup {
        UnderFallingSkies::drawings()
    }

    fn stage(view: &CampaignView) -> &'static str {
        in_battle(view).map_or("campaign", UnderFallingSkies::stage)
    }

    fn prompt(scene: &TableScene<'_, Self>) -> Markup {
        if let (Stage::Battle, Some(view)) = (scene.view.stage, &scene.view.fight) {
            let log = battle_log(scene.log);
            let inner = TableScene { log: &log, ..battle(scene, view) };
            // The battle's scene has no choices of its own: whether one waits is known here.
            return if scene.choices.is_empty() {
                UnderFallingSkies::prompt(&inner)
            } else {
                under_falling_skies::prompt::asked(view, scene.visit.lang)
            };
        }
        let asked = stages::prompt(scene.view, scene.visit.lang);
        let waits = scene.choices.is_empty() && !scene.playing && scene.replay.is_none() && scene.seed.is_none();
        if waits { crate::table::waiting(scene, engine::Seat(0), asked) } else { asked }
    }

    fn hints(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<(String, Markup)> {
        match in_battle(scene.view) {
            Some(view) => UnderFallingSkies::hints(&battle(scene, view), choices),
            None => Vec::new(),
        }
    }

    fn legend(lang: Lang) -> Markup {
        UnderFallingSkies::legend(lang)
    }

    fn field_name(field: &str, lang: Lang) -> String {
        if field == "name" { say!(lang, "camp-name") } else { field.to_owned() }
    }

    fn describe(setup: &CampaignSetup, lang: Lang) -> String {
        if setup.name.is_empty() { say!(lang, "camp-describe") } else { setup.name.as_str().to_owned() }
    }

    fn setup_fields(lang: Lang, sent: &[(String, String)]) -> Markup {
        let name = sent.iter().find(|(field, _)| field == "campaign-name").map_or("", |(_, value)| value.as_str());
        html! {
            p.lead { (say!(lang, "camp-setup")) }
            label.field {
                span { (say!(lang, "camp-name")) }
                input type="text" name="campaign-name" value=(name) maxlength=(CampaignName::MAX_BYTES) autocomplete="off";
            }
            (map::world_only())
        }
    }

    /// The scenarios of chapters 1 to 3 by threat level.
    fn difficulty(lang: Lang) -> Option<Axes> {
        let scenarios = ScenarioId::all().filter(|id| id.record().chapter < 4);
        let named = |id: ScenarioId| (id.id().to_owned(), words::scenario(lang, id));
        let threats = (1..=4).map(|level| (level.to_string(), level.to_string()));
        let columns = Axis { field: "threat", name: say!(lang, "ufs-set-threat"), values: threats.collect() };
        Some(Axes {
            rows: Axis { field: "scenario", name: say!(lang, "camp-scenario"), values: scenarios.map(named).collect() },
            columns: Some(columns),
            rest: Vec::new(),
        })
    }

    fn setup_from_fields(fields: &[(String, String)]) -> Result<CampaignSetup, Fault> {
        let name = fields.iter().find(|(field, _)| field == "campaign-name").map_or("", |(_, value)| value.as_str());
        Ok(CampaignSetup { name: CampaignName::of(name), ..CampaignSetup::default() })
    }

    fn daily(_: &str) -> CampaignSetup {
        CampaignSetup::default()
    }

    fn rank(game: &PastGame) -> i64 {
        past::rank(game)
    }

    fn past(games: &[PastGame], lang: Lang) -> Markup {
        past::table(games, lang)
    }

    fn choice(scene: &TableScene<'_, Self>, action: CampaignAction, forecast: &Forecast<Self>) -> Choice {
        if let (CampaignAction::Battle(action), Some(view)) = (action, in_battle(scene.view)) {
            return UnderFallingSkies::choice(&battle(scene, view), action, &battle_forecast(forecast, view));
        }
        stages::choice(scene.view, action, scene.visit.lang)
    }

    fn warning(scene: &TableScene<'_, Self>, action: &CampaignAction) -> Option<String> {
        let (CampaignAction::Battle(action), Some(view)) = (action, in_battle(scene.view)) else { return None };
        let unused = view.dice.iter().filter(|die| die.die.at.square().is_some()).count();
        let wasted = *action == Action::EndPhase && unused == view.dice.len() && scene.choices.len() > 1;
        wasted.then(|| say!(scene.visit.lang, "ufs-sure-rooms", count = unused))
    }

    fn moment(scene: &TableScene<'_, Self>, action: CampaignAction, marks: &Marks) -> Markup {
        let (Stage::Battle, Some(view)) = (scene.view.stage, &scene.view.fight) else { return pictures::world(scene) };
        let forecast = scene.choices.iter().find(|(offered, _)| *offered == action);
        let forecast = forecast.map(|(_, forecast)| battle_forecast(forecast, view));
        let chosen = match (action, &forecast) {
            (CampaignAction::Battle(action), Some(forecast)) => Some((action, forecast)),
            _ => None,
        };
        under_falling_skies::pictures::moment(&battle(scene, view), chosen, marks)
    }

    fn topics() -> &'static [Topic] {
        <UnderFallingSkies as Tabletop>::topics()
    }

    fn draw(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<Part> {
        let Some(view) = in_battle(scene.view) else { return stages::draw(scene) };
        let log = battle_log(scene.log);
        let beside = stages::beside(scene.view, scene.visit.lang);
        let mut parts = under_falling_skies::table(&TableScene { log: &log, ..battle(scene, view) }, &beside);
        // The battle's own end screen gives way to the campaign's.
        parts.retain(|part| part.id != "end");
        parts.push(Part { id: "end", html: stages::aftermath(scene, choices).into_string() });
        parts
    }

    fn is_heading(event: &CampaignEvent) -> bool {
        match event {
            CampaignEvent::Battle(event) => UnderFallingSkies::is_heading(event),
            CampaignEvent::ChapterBegan { .. } | CampaignEvent::GameBegan { .. } => true,
            _ => false,
        }
    }

    fn turn_begun(event: &CampaignEvent) -> Option<TurnBegun> {
        match event {
            CampaignEvent::Battle(event) => UnderFallingSkies::turn_begun(event),
            event => Self::is_heading(event).then(TurnBegun::default),
        }
    }

    fn narrate(event: &CampaignEvent, view: &CampaignView, lang: Lang) -> Option<Markup> {
        match event {
            CampaignEvent::Battle(event) => {
                let fight = view.fight.as_ref()?;
                log::narrate(event, fight.city, fight.base(), lang)
            }
            _ => Some(stages::narrate(event, lang)),
        }
    }

    /// A line about an earlier battle is about another city than the one on the table.
    fn narrate_here(event: &CampaignEvent, scene: &TableScene<'_, Self>) -> Option<Markup> {
        let lang = scene.visit.lang;
        let CampaignEvent::Battle(inner) = event else { return Some(stages::narrate(event, lang)) };
        let at = scene.log.iter().position(|other| std::ptr::eq(other, event))?;
        let city = scene.log[..at].iter().rev().find_map(|earlier| match earlier {
            CampaignEvent::GameBegan { city, .. } => Some(*city),
            _ => None,
        });
        log::narrate(inner, city?, &scene.view.components()[city?].base, lang)
    }

    fn pause(event: &CampaignEvent) -> u32 {
        match event {
            CampaignEvent::Battle(event) => UnderFallingSkies::pause(event),
            CampaignEvent::GameEnded { .. } | CampaignEvent::PileKept { .. } => 400,
            _ => 0,
        }
    }

    fn sound(event: &CampaignEvent, viewer: Viewer) -> Option<Sound> {
        match event {
            CampaignEvent::Battle(event) => UnderFallingSkies::sound(event, viewer),
            CampaignEvent::GameEnded { won: true, .. } => Some(Sound::Won),
            CampaignEvent::GameEnded { won: false, .. } => Some(Sound::Lost),
            _ => None,
        }
    }

    fn attempt(view: &CampaignView, path: &[&str]) -> Option<CampaignAction> {
        let inner: Option<Action> = in_battle(view).and_then(|view| UnderFallingSkies::attempt(view, path));
        inner.map(CampaignAction::Battle)
    }

    fn component(data: &Catalog, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
        crate::under_falling_skies::printed::component(data, kind, id, lang)
    }

    fn component_name(kind: &str, id: &str, lang: Lang) -> Option<String> {
        crate::under_falling_skies::printed::name(kind, id, lang)
    }

    fn component_class() -> &'static str {
        "how-ufs"
    }

    fn explain(illegal: &CampaignIllegal, lang: Lang) -> String {
        match illegal {
            CampaignIllegal::Battle(refusal) => UnderFallingSkies::explain(refusal, lang),
            CampaignIllegal::Campaign(refusal) => t(lang, engine::RuleCited::key(refusal), &Default::default()),
        }
    }
}

/// The name and the power of a character, on one of its sides.
fn character(data: &Catalog, lang: Lang, recruit: Recruit) -> Markup {
    html! {
        b { (recruit.character.record().name) }
        " " (reconstructed(lang))
        @if recruit.improved { " " small.better { (say!(lang, "camp-improved")) } }
        p { (words::power(lang, data.power(recruit))) }
    }
}
