//! The pages from which lessons are begun.

use maud::{Markup, html};

use super::Lesson;
use crate::lang::say;
use crate::page::Page;
use crate::{GameCard, Lang, Visit};

/// How far a visitor has come in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LessonState {
    /// Not begun.
    #[default]
    New,
    /// At this step.
    Begun(usize),
    /// Done.
    Done,
}

/// A lesson that a visitor could take next, and how far they have come in it. One that is done is the last.
#[derive(Clone, Copy, Debug)]
pub struct NextLesson {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// How far they have come.
    pub state: LessonState,
}

/// The page with all lessons.
#[derive(Clone, Debug)]
pub struct LearnScene<'a> {
    /// The visitor.
    pub visit: Visit,
    /// The games that are played here.
    pub games: &'a [GameCard],
    /// How far the visitor has come in each lesson of [`Lesson::all`].
    pub states: &'a [LessonState],
}

/// The page with all lessons, by game.
pub fn learn_page(scene: &LearnScene<'_>) -> String {
    let lang = scene.visit.lang;
    let known = |lesson: &Lesson| Lesson::all().iter().position(|each| each.key == lesson.key).unwrap_or(usize::MAX);
    let state = |lesson: &Lesson| scene.states.get(known(lesson)).copied().unwrap_or_default();
    let taught = scene.games.iter().filter(|game| Lesson::of(game.id).next().is_some());
    document(
        scene.visit,
        "/learn",
        html! {
            header.hero { h1 { (say!(lang, "learn")) } p { (say!(lang, "learn-text")) } }
            @for game in taught.filter(|game| Lesson::of(game.id).any(|lesson| lesson.family() == game.id)) {
                section.lessons id={ "learn-" (game.id) } aria-labelledby={ "learn-of-" (game.id) } {
                    h2 id={ "learn-of-" (game.id) } { (game.title) }
                    ol { @for lesson in Lesson::of(game.id) { (entry(lesson, state(lesson), lang)) } }
                }
            }
        },
    )
}

fn document(visit: Visit, path: &str, body: Markup) -> String {
    let lang = visit.lang;
    Page {
        visit,
        title: &say!(lang, "title-page", page = say!(lang, "learn")),
        path,
        class: "learn",
        stage: None,
        table: None,
        keep: None,
        game: None,
        look: None,
        extra: html! {},
        bar: html! { span.game { (say!(lang, "learn")) } span.gap {} },
        drawings: html! {},
        body: html! { main #content { (body) } },
    }
    .render()
}

fn entry(lesson: &Lesson, state: LessonState, lang: Lang) -> Markup {
    html! {
        li.lesson-card .done[state == LessonState::Done] {
            div {
                h3 { (lesson.text("title", lang)) }
                p { (lesson.text("about", lang)) }
                p.soft { (length(lesson, state, lang)) }
            }
            (start(lesson, state, lang))
        }
    }
}

fn length(lesson: &Lesson, state: LessonState, lang: Lang) -> Markup {
    html! {
        (say!(lang, "learn-minutes", count = u32::from(lesson.minutes)))
        @match state {
            LessonState::New => {}
            LessonState::Begun(step) if lesson.is_game() => { " · " (say!(lang, "learn-going", count = step)) }
            LessonState::Begun(step) => { " · " (say!(lang, "learn-begun", step = step, steps = lesson.step(lesson.beats.len()).1)) }
            LessonState::Done => { " · " b.gain { (say!(lang, "learn-done")) } }
        }
    }
}

fn start(lesson: &Lesson, state: LessonState, lang: Lang) -> Markup {
    html! {
        form method="post" action={ "/learn/" (lesson.game) "/" (lesson.id) } {
            @match state {
                LessonState::New => { button.btn.solid { (say!(lang, "learn-start")) } }
                LessonState::Begun(_) => { button.btn.solid { (say!(lang, "learn-go-on")) } }
                LessonState::Done => { button.btn name="again" value="1" { (say!(lang, "learn-again")) } }
            }
        }
    }
}

/// The page of one lesson: what it is about, and the button that begins it.
pub fn lesson_page(lesson: &Lesson, state: LessonState, visit: Visit) -> String {
    let lang = visit.lang;
    document(
        visit,
        &format!("/learn/{}/{}", lesson.game, lesson.id),
        html! {
            header.hero {
                h1 { (lesson.text("title", lang)) }
                p { (lesson.text("about", lang)) }
                p.soft { (length(lesson, state, lang)) }
            }
            div.lesson-start { (start(lesson, state, lang)) a.btn href="/learn" { (say!(lang, "lesson-all")) } }
        },
    )
}
