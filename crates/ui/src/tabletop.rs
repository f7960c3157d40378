//! What a game must tell to be drawn.

use engine::{Fault, Forecast, Game, Viewer};
use maud::Markup;

use crate::lang::say;
use crate::{Axes, Lang, Marks, Part, PastGame, Sound, TableScene, Topic};

/// A game that can be drawn. One implementation a game, in a module of its name.
pub trait Tabletop: Game {
    /// Whether nothing is hidden from anybody, so that a position may be given out as a file.
    const IS_OPEN: bool = false;

    /// How many dice, or kinds of dice, the digit keys reach.
    const DIGITS: u8 = 5;

    /// The rules document in a language.
    fn rules(lang: Lang) -> &'static str;

    /// The name of the game.
    fn title(lang: Lang) -> String;

    /// One sentence that makes one want to play it.
    fn pitch(lang: Lang) -> String;

    /// With how many, how long and how hard to learn, in a few words.
    fn gist(lang: Lang) -> String {
        let _ = lang;
        String::new()
    }

    /// A picture for the home page.
    fn emblem() -> Markup {
        maud::html! {}
    }

    /// The drawings that the table reuses, defined once a page.
    fn drawings() -> Markup {
        maud::html! {}
    }

    /// Classes of the element around the board.
    fn stage(view: &Self::View) -> &'static str {
        let _ = view;
        ""
    }

    /// What is asked, in one sentence; of a frame, what is happening.
    fn prompt(scene: &TableScene<'_, Self>) -> Markup;

    /// What is asked once these targets have been touched, for each beginning of a path.
    fn hints(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<(String, Markup)> {
        let _ = (scene, choices);
        Vec::new()
    }

    /// What the keys and signs mean, for the help.
    fn legend(lang: Lang) -> Markup {
        let _ = lang;
        maud::html! {}
    }

    /// What the panels beside the board are called where they are a drawer.
    fn panels_name(lang: Lang) -> String {
        say!(lang, "drawer-key")
    }

    /// The name of a field of the setup.
    fn field_name(field: &str, lang: Lang) -> String;

    /// What a setup is, in a few words: "Roswell, threat 1".
    fn describe(setup: &Self::Setup, lang: Lang) -> String;

    /// What playing with so many means in this game, in a few words.
    fn players_note(players: u8, lang: Lang) -> String {
        let _ = (players, lang);
        String::new()
    }

    /// The fields of the form in which a game is set up, beside those that all games have: how
    /// many play, who, and what they are called.
    fn setup_fields(lang: Lang, fields: &[(String, String)]) -> Markup {
        let _ = (lang, fields);
        maud::html! {}
    }

    /// The setup that a sent form means. A field that cannot be is named.
    fn setup_from_fields(fields: &[(String, String)]) -> Result<Self::Setup, Fault>;

    /// The setup of the daily game, a different one each day, the same for everyone.
    fn daily(day: &str) -> Self::Setup {
        let _ = day;
        Self::Setup::default()
    }

    /// The setup in which somebody plays who wants to play at once: alone, at the gentlest level.
    fn gentlest() -> Self::Setup {
        Self::Setup::default()
    }

    /// What the visitor's finished games of this kind came to, as a table.
    fn past(games: &[PastGame], lang: Lang) -> Markup {
        crate::past::list::<Self>(games, lang)
    }

    /// The same beside the form in which a game is set up, for what is being chosen there: an
    /// element with the attribute `data-when` is shown while the form has these values.
    fn past_of_setup(games: &[PastGame], lang: Lang) -> Markup {
        let _ = (games, lang);
        maud::html! {}
    }

    /// What the ways to play this game alone differ by; none if there is no grid of them.
    fn difficulty(lang: Lang) -> Option<Axes> {
        let _ = lang;
        None
    }

    /// What a level or a place of [`Tabletop::difficulty`] is called where it stands alone: "Threat 1".
    fn level_name(field: &str, value: &str, name: &str, lang: Lang) -> String {
        let _ = (field, value, lang);
        name.to_owned()
    }

    /// How good a finished game was: the best has the highest.
    fn rank(game: &PastGame) -> i64 {
        i64::from(game.score)
    }

    /// The result of a finished game in a few words.
    fn best_in_words(game: &PastGame, lang: Lang) -> String {
        say!(lang, "record-points", count = game.score)
    }

    /// How a legal action is chosen on the table, and what it says in words.
    fn choice(scene: &TableScene<'_, Self>, action: Self::Action, forecast: &Forecast<Self>) -> Choice;

    /// The same with the action that is sent.
    fn offered(scene: &TableScene<'_, Self>, action: Self::Action, forecast: &Forecast<Self>) -> Choice {
        Choice { action: engine::to_json(&action), ..Self::choice(scene, action, forecast) }
    }

    /// What is asked before an action that throws much away; none for most.
    fn warning(scene: &TableScene<'_, Self>, action: &Self::Action) -> Option<String> {
        let _ = (scene, action);
        None
    }

    /// The round that is played; none where a game has none.
    fn round(view: &Self::View) -> Option<u32> {
        let _ = view;
        None
    }

    /// The table as a small picture, with what one of the choices would do, and with marks where that one and
    /// another are made: nothing in it can be touched.
    fn moment(scene: &TableScene<'_, Self>, action: Self::Action, marks: &Marks) -> Markup {
        let _ = (scene, action, marks);
        maud::html! {}
    }

    /// What reasons for a choice are about, by the features of the bots' evaluation.
    fn topics() -> &'static [Topic] {
        &[]
    }

    /// The parts of the table that belong to the game: board, panels, title line. Always the same
    /// parts, whoever looks: what is shown of one viewer's knowledge must be replaced by the next.
    fn draw(scene: &TableScene<'_, Self>, choices: &[Choice]) -> Vec<Part>;

    /// One line of the log; none for what is not worth a line.
    fn narrate(event: &Self::Event, view: &Self::View, lang: Lang) -> Option<Markup>;

    /// The same at this table, where the players have names.
    fn narrate_here(event: &Self::Event, scene: &TableScene<'_, Self>) -> Option<Markup> {
        Self::narrate(event, scene.view, scene.visit.lang)
    }

    /// Whether the line of this event stands over the lines of what follows it, as a round's does.
    fn is_heading(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The heading under which the first lines of a game stand, if nothing that was told begins them: a game whose
    /// first round begins with itself. `next` is the first heading that was told.
    fn first_heading(view: &Self::View, next: Option<&Self::Event>) -> Option<Self::Event> {
        let _ = (view, next);
        None
    }

    /// The turn that begins with this event, for those who look back; a round where one plays alone.
    fn turn_begun(event: &Self::Event) -> Option<TurnBegun> {
        Self::is_heading(event).then(TurnBegun::default)
    }

    /// How long a frame of this event wants to be looked at, in milliseconds at normal speed; 0
    /// means that it needs no frame of its own.
    fn pause(event: &Self::Event) -> u32 {
        let _ = event;
        400
    }

    /// What a viewer hears when this event is shown; none for what makes no sound. That it is somebody's
    /// turn after another's choice, and how the game ended, is heard in every game.
    fn sound(event: &Self::Event, viewer: Viewer) -> Option<Sound> {
        let _ = (event, viewer);
        None
    }

    /// The action that a player tries who touches these targets, for an answer why it is refused.
    fn attempt(view: &Self::View, path: &[&str]) -> Option<Self::Action> {
        let _ = (view, path);
        None
    }

    /// Whether the seat that is asked needs to see its hidden hand to answer. If not, the question
    /// can be put on a shared screen without a curtain.
    fn needs_hand(view: &Self::View) -> bool {
        let _ = view;
        true
    }

    /// A component of the box as this data have it, drawn as on the table: a record of a kind, by its key. None
    /// where there is nothing to draw.
    fn component(data: &Self::Components, kind: &str, id: &str, lang: Lang) -> Option<Markup> {
        let _ = (data, kind, id, lang);
        None
    }

    /// What a component is called in a language, where that is not what stands in its record.
    fn component_name(kind: &str, id: &str, lang: Lang) -> Option<String> {
        let _ = (kind, id, lang);
        None
    }

    /// The class that gives components the colours of their game.
    fn component_class() -> &'static str {
        ""
    }

    /// The sentence that explains a refusal.
    fn explain(illegal: &Self::Illegal, lang: Lang) -> String;
}

/// A turn that begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnBegun {
    /// Whose it is; none where one plays alone.
    pub seat: Option<engine::Seat>,
    /// Of which round, if the game counts them.
    pub round: Option<u16>,
}

/// One legal action, as it is offered. Built by [`Choice::at`] and what follows it.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action as JSON: what is sent.
    pub action: String,
    /// The ids of the things to touch, in order. Empty: a button only.
    pub path: Vec<String>,
    /// The action in words, for the list of choices.
    pub words: Markup,
    /// A sign before the words.
    pub sign: Markup,
    /// The heading under which the list shows it, if it belongs under one: the things that are
    /// touched first ("Gray 5").
    pub section: String,
    /// Choices of a section are listed by this, the smallest first.
    pub rank: u32,
    /// The heading below that one ("Column 1").
    pub group: String,
    /// What all choices of the group have in common, beside its heading.
    pub group_note: String,
    /// Costs and gains, as chips.
    pub chips: Markup,
    /// What would happen, drawn over the table in layers; hidden until the choice is pointed at.
    /// Layers that several choices share are sent once.
    pub preview: Vec<Markup>,
    /// Whether the prompt line shows a button for it.
    pub button: bool,
}

impl Choice {
    /// A choice that is made by touching these things one after the other; by a button if there
    /// are none. The action is filled in by whoever offers it.
    pub fn at(path: impl IntoIterator<Item = String>, sign: Markup, words: Markup) -> Choice {
        let path: Vec<String> = path.into_iter().collect();
        Choice {
            action: String::new(),
            button: path.is_empty(),
            path,
            words,
            sign,
            section: String::new(),
            rank: 0,
            group: String::new(),
            group_note: String::new(),
            chips: maud::html! {},
            preview: Vec::new(),
        }
    }

    /// Under this section of the list.
    pub fn within(self, section: impl Into<String>) -> Choice {
        Choice { section: section.into(), ..self }
    }

    /// Under this heading of its section.
    pub fn under(self, group: impl Into<String>) -> Choice {
        Choice { group: group.into(), ..self }
    }

    /// Also a button in the prompt line.
    pub fn pressed(self) -> Choice {
        Choice { button: true, ..self }
    }

    /// What it costs and gains, and what it would look like.
    pub fn priced(self, chips: Markup, preview: Vec<Markup>) -> Choice {
        Choice { chips, preview, ..self }
    }
}
