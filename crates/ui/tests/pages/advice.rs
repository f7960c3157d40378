//! The pages of analyses: every stage in every language, escaped, and with the chart in numbers.

use crate::common::read;
use engine::Seat;
use maud::html;
use ui::{
    AnalysisScene, AnalysisStage, Lang, Report, SeatReport, StepChances, TableScene, Tabletop, Theme, TurningPoint,
    Visit, analysis_page, at_table,
};
use under_falling_skies::UnderFallingSkies;

fn report(seats: usize) -> Report {
    let chances = |first: f32| {
        let mut chances = vec![(1.0 - first) / (seats.max(2) - 1) as f32; seats];
        chances[0] = first;
        chances
    };
    let point = |step: usize, gained: f32| TurningPoint {
        step,
        seat: Seat(0),
        round: Some(step as u32 / 20 + 1),
        chosen: html! { "fell <asleep>" },
        other: Some(html! { "woke up" }),
        chance: 0.5,
        gained,
        why: html! {},
        picture: html! { b { "the table" } },
    };
    Report {
        seats: (0..seats)
            .map(|seat| SeatReport {
                first: 0.5,
                last: 0.1,
                luck: 0.1,
                lost: 0.45 + seat as f32 / 100.0,
                others: -0.05,
                choices: 40,
                best: 31 - seat,
            })
            .collect(),
        course: (0..100).map(|step| StepChances { step, chances: chances(0.5 - step as f32 / 250.0) }).collect(),
        steps: 120,
        reader: (seats == 1).then_some(Seat(0)),
        rounds: (0..6).map(|round| 20 * round).collect(),
        turning_points: vec![point(7, -0.004), point(40, -0.2), point(63, 0.13)],
    }
}

fn pages(seats: usize, mut look: impl FnMut(Lang, &str, &str)) {
    let names: Vec<String> = (0..seats).map(|seat| format!("<i>\"N&{seat}'")).collect();
    let report = report(seats);
    let stages = [
        ("fresh", AnalysisStage::Fresh),
        ("waiting", AnalysisStage::Waiting(0)),
        ("waiting", AnalysisStage::Waiting(3)),
        ("running", AnalysisStage::Running(3, 40)),
        ("failed", AnalysisStage::Failed),
        ("done", AnalysisStage::Done(&report)),
    ];
    for lang in Lang::ALL {
        for (name, stage) in stages {
            let visit = Visit { lang, theme: Theme::Light, ..Visit::default() };
            let (id, what) = ("t1", "<b>\"Roswell\" & co</b>");
            let scene = AnalysisScene { visit, id, what, names: &names, may_start: true, stage };
            look(lang, name, &analysis_page::<UnderFallingSkies>(&scene));
        }
    }
}

#[test]
fn every_stage_is_a_sound_page_in_every_language() {
    for seats in [1, 2, 5] {
        pages(seats, |lang, stage, page| {
            let read = read(page);
            assert!(read.is_ok(), "{stage}: {:?}", read.err());
            assert!(!page.contains("<i>\"N") && !page.contains("<b>\"R"), "names are escaped");
            assert!(!page.contains("style="), "the content policy forbids it");
            assert!(!page.contains("analysis-"), "{}: a message is missing", lang.code());
            let busy = matches!(stage, "waiting" | "running");
            assert_eq!(page.contains("http-equiv=\"refresh\""), busy, "{stage}");
            assert_eq!(page.contains("data-poll"), busy, "{stage}");
            assert_eq!(page.contains("<progress"), busy, "{stage}");
            assert_eq!(page.contains("/t/t1/analysis/stop\""), busy, "{stage}");
            assert_eq!(page.contains("class=\"chart\""), stage == "done");
        });
    }
}

#[test]
fn the_chart_is_also_told_in_numbers() {
    pages(3, |_, stage, page| {
        if stage != "done" {
            return;
        }
        assert_eq!(page.matches("<g class=\"line seat-").count(), 3, "a line a seat");
        let body = page.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).expect("a table");
        let lines = body.matches("<tr>").count();
        assert!((20..=26).contains(&lines), "{lines} lines");
        assert!(body.contains("replay?step=99&amp;as=turn"), "the last moment is there");
        // Each turning point: a number in the chart and a card, both with the way to the moment.
        for step in [7, 40, 63] {
            assert!(page.matches(&format!("replay?step={step}&amp;as=turn\"")).count() >= 2);
        }
        assert_eq!(page.matches("class=\"turn good\"").count(), 1, "a circle for what was good");
        assert_eq!(page.matches("class=\"turn bad\"").count(), 2, "a diamond for what was not");
        assert_eq!(page.matches("class=\"grid round\"").count(), 5, "a line where a round begins");
        assert!(page.contains("fell &lt;asleep&gt;") && page.contains("woke up"));
    });
}

/// What luck and choices did is told by games of a hundred, however much they add up to.
#[test]
fn luck_and_choices_are_told_as_games_of_a_hundred() {
    let seat = SeatReport { first: 0.61, last: 0.0, luck: 0.53, lost: 1.14, others: 0.0, choices: 40, best: 31 };
    let mut report = report(1);
    report.seats = vec![seat];
    let stage = AnalysisStage::Done(&report);
    for (lang, average, best) in [
        (Lang::En, "win about <em>0</em> of 100 games", "about <em>100</em> of 100 games"),
        (Lang::Fr, "environ <em>0</em> partie sur 100", "environ <em>100</em> parties sur 100"),
        (Lang::Pl, "około <em>0</em> gier na 100", "około <em>100</em> gier na 100"),
    ] {
        let visit = Visit { lang, ..Visit::default() };
        let scene = AnalysisScene { visit, id: "t1", what: "", names: &[], may_start: true, stage };
        let page = analysis_page::<UnderFallingSkies>(&scene);
        let story = page.split("class=\"summary").nth(1).and_then(|rest| rest.split("<svg class=\"chart").next());
        let story = story.expect("a story");
        assert!(story.contains(average) && story.contains(best), "{story}");
        assert!(!story.contains("114") && !story.contains("53"), "a sum of many small losses says nothing: {story}");
    }
}

/// The headline is chosen by the end, by luck and by choices, and differs with each of them.
#[test]
fn the_headline_follows_luck_and_choices() {
    let headline = |last: f32, luck: f32, lost: f32, lang: Lang| {
        let mut report = report(1);
        report.seats = vec![SeatReport { first: 0.5, last, luck, lost, others: 0.0, choices: 40, best: 31 }];
        let stage = AnalysisStage::Done(&report);
        let visit = Visit { lang, ..Visit::default() };
        let scene = AnalysisScene { visit, id: "t1", what: "", names: &[], may_start: true, stage };
        let page = analysis_page::<UnderFallingSkies>(&scene);
        page.split("<h1>").nth(1).and_then(|rest| rest.split("</h1>").next()).expect("a headline").to_owned()
    };
    for lang in Lang::ALL {
        let told: std::collections::BTreeSet<String> = [
            headline(1.0, 0.2, 0.1, lang),
            headline(1.0, -0.2, 0.1, lang),
            headline(1.0, 0.0, 0.1, lang),
            headline(0.0, -0.2, 0.1, lang),
            headline(0.0, -0.2, 0.5, lang),
            headline(0.0, 0.2, 0.5, lang),
            headline(0.0, 0.0, 0.1, lang),
        ]
        .into();
        assert_eq!(told.len(), 7, "{told:?}");
    }
    assert_eq!(headline(1.0, -0.01, 0.1, Lang::En), "You won, and luck was not the reason");
}

/// Turning points are told with the table, what was played and what would have been better.
#[test]
fn turning_points_are_cards_with_a_picture() {
    pages(1, |lang, stage, page| {
        if stage != "done" {
            return;
        }
        let cards: Vec<&str> = page.split("<li class=\"card").skip(1).collect();
        assert_eq!(cards.len(), 3, "{}", lang.code());
        for card in &cards {
            assert!(card.contains("<figure") && card.contains("the table"), "{card}");
            assert!(card.contains("fell &lt;asleep&gt;") && card.contains("woke up"), "{card}");
            assert!(card.contains("action=\"/t/t1/continue\""), "one can play on from there");
        }
        assert!(cards[1].contains(" 20 ") && cards[2].contains(" 13 "), "games of a hundred");
        // Of one round and another the words are the same, the good one is told otherwise.
        assert!(cards[0].starts_with(" bad") && cards[2].starts_with(" good"));
    });
}

#[test]
fn whoever_may_not_begin_is_told_so() {
    let scene = AnalysisScene {
        visit: Visit::default(),
        id: "t1",
        what: "",
        names: &[],
        may_start: false,
        stage: AnalysisStage::Fresh,
    };
    let page = analysis_page::<UnderFallingSkies>(&scene);
    assert!(!page.contains("action=\"/t/t1/analysis\"") && page.contains("Those who played"));
}

/// In the picture of a turning point both choices are marked where they are made. Says where the choices end of which
/// nothing can be marked: those lie beside the table, as the answers to a question do.
pub(crate) fn unmarked<G: Tabletop>(scene: &TableScene<'_, G>) -> Vec<String> {
    let ends = |wanted: G::Action| {
        let (action, forecast) = scene.choices.iter().find(|(action, _)| *action == wanted).expect("an offer");
        G::offered(scene, *action, forecast).path
    };
    let mut beside = Vec::new();
    for pair in scene.choices.windows(2) {
        let [played, other] = [pair[0].0, pair[1].0];
        let (words, others, picture) = at_table(scene, played, Some(other)).expect("both are offered");
        assert!(!words.0.is_empty() && others.is_some_and(|others| !others.0.is_empty()));
        assert!(!picture.0.contains(" id=\"") && !picture.0.contains("<button"), "it is a picture: {}", picture.0);
        let [first, second] = [ends(played), ends(other)];
        if first.is_empty() && second.is_empty() {
            assert!(!picture.0.contains("mark-played") && !picture.0.contains("mark-other"), "nothing to mark");
        }
        if !first.is_empty() && !picture.0.contains("mark-played") {
            beside.extend(first.last().cloned());
        }
        let apart = second.iter().any(|id| !first.contains(id));
        if apart && !picture.0.contains("mark-other") {
            beside.extend(second.last().cloned());
        }
    }
    beside
}
