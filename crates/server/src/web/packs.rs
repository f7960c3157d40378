//! "Your box": packs of component data, in which visitors correct what their box says otherwise.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::pack::{DataHash, MAX_PACK, Pack, PackFault, PackFaults};
use ui::{BoxScene, Editing, Filter, Lang, Notice, Only, OpenPack, PackLink, Refused};

use super::answer::{ErrorShown, HttpError, Outcome, json, page, see};
use super::caller::Caller;
use super::extract::{PathGame, Program};
use super::files::part_or_all;
use super::form::{Form, read};
use super::{App, draw_page};
use crate::erased::DynGame;
use crate::store::{KeptPack, PackText};
use crate::{clock, secret};

/// How many packs of a visitor are listed: as many as anybody may keep.
const LISTED: u32 = 200;

/// The packs to choose from where a game is set up: the visitor's own, and one that is asked for.
pub(super) async fn to_choose(
    app: &App,
    caller: &Caller,
    game: &Arc<dyn DynGame>,
    fields: &[(String, String)],
) -> Result<Vec<PackLink>, HttpError> {
    let mut packs = own(app, caller, game).await?;
    let wanted = fields.iter().find(|(name, _)| name == "pack").map(|(_, hash)| hash.clone());
    let wanted = wanted.filter(|hash| packs.iter().all(|pack| pack.hash != *hash) && hash.parse::<DataHash>().is_ok());
    if let Some(hash) = wanted
        && let Some(text) = app.tables.store().pack_text(hash).await?
        && Pack::parse(&text.text).is_ok_and(|pack| Some(pack.game()) == game.box_of())
    {
        packs.push(PackLink { id: String::new(), name: text.name, hash: text.hash });
    }
    Ok(packs)
}

/// The visitor's own packs of this box.
async fn own(app: &App, caller: &Caller, game: &Arc<dyn DynGame>) -> Result<Vec<PackLink>, HttpError> {
    let Some(of) = game.box_of() else { return Ok(Vec::new()) };
    if caller.fresh {
        return Ok(Vec::new());
    }
    let kept = app.tables.store().packs_of(caller.owner.clone(), LISTED).await?;
    let own = kept.into_iter().filter(|pack| pack.game == of);
    Ok(own.map(|KeptPack { id, name, hash, .. }| PackLink { id, name, hash }).collect())
}

/// A pack that is refused, as an answer.
pub(super) fn refused(error: HttpError, fault: &PackFault, lang: Lang) -> HttpError {
    let field = if fault.path.starts_with("pack") { fault.path.clone() } else { format!("pack.{}", fault.path) };
    let field = field.trim_end_matches('.').to_owned();
    error.saying(format!("{field}: {}", ui::fault_in_words(fault, lang))).about(&field)
}

/// The first value of a field.
fn get<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
}

/// What is shown besides the pack.
#[derive(Default)]
struct Shown {
    filter: Filter,
    editing: Option<Editing>,
    refused: Option<Refused>,
    /// Whether the form of the component alone is wanted.
    alone: bool,
}

/// A pack that somebody keeps, by its link.
struct Opened {
    kept: KeptPack,
    pack: Pack,
}

impl Opened {
    /// The pack of this id, if it is of this box.
    async fn find(app: &App, game: &Arc<dyn DynGame>, id: &str) -> Result<Opened, HttpError> {
        if !secret::is_name(id) {
            return Err(HttpError::not_found());
        }
        let (kept, text) = app.tables.store().kept_pack(id.to_owned()).await?.ok_or_else(HttpError::not_found)?;
        if Some(kept.game.as_str()) != game.box_of() {
            return Err(HttpError::not_found());
        }
        let pack = Pack::parse(&text.text).map_err(|faults| {
            tracing::error!(%faults, "a kept pack cannot be read");
            HttpError::fault()
        })?;
        Ok(Opened { kept, pack })
    }

    /// The visitor's own pack of this id.
    async fn own(app: &App, caller: &Caller, game: &Arc<dyn DynGame>, id: &str) -> Result<Opened, HttpError> {
        let found = Opened::find(app, game, id).await?;
        if found.kept.owner == caller.owner { Ok(found) } else { Err(HttpError::not_yours()) }
    }

    fn scene(&self, app: &App, caller: &Caller) -> OpenPack {
        let (id, pack) = (self.kept.id.clone(), self.pack.clone());
        let path = format!("/box/{}?pack={id}", self.kept.game);
        let link = app.options.public_url.as_ref().map_or_else(|| path.clone(), |url| format!("{url}{path}"));
        OpenPack { id, pack, own: self.kept.owner == caller.owner, link }
    }
}

async fn show_page(
    app: &App,
    caller: &Caller,
    game: &Arc<dyn DynGame>,
    open: Option<&Opened>,
    shown: Shown,
    status: StatusCode,
) -> Outcome {
    let packs = own(app, caller, game).await?;
    let open = open.map(|open| open.scene(app, caller));
    let (visit, pen) = (caller.visit, game.clone());
    let draw = move || {
        let Shown { filter, editing, refused, alone } = shown;
        let (editing, refused) = (editing.as_ref(), refused.as_ref());
        let scene = BoxScene { visit, packs: &packs, open: open.as_ref(), filter, editing, refused };
        if alone { pen.box_editor(&scene) } else { pen.box_page(&scene) }
    };
    let mut response = page(draw_page(app, caller, "box", draw).await?);
    *response.status_mut() = status;
    if !status.is_success() {
        response.extensions_mut().insert(ErrorShown);
    }
    Ok(response)
}

fn filter_of(fields: &[(String, String)]) -> Filter {
    let short = |text: &str| text.chars().take(40).collect::<String>();
    Filter {
        kind: get(fields, "kind").map(short),
        only: Only::find(get(fields, "only").unwrap_or_default()),
        find: get(fields, "find").map(short).unwrap_or_default(),
    }
}

/// The game, if there is a box of it under this name: that of the campaign is the game's.
fn boxed(game: &Arc<dyn DynGame>, id: &str) -> Result<(), HttpError> {
    if game.box_of() == Some(id) { Ok(()) } else { Err(HttpError::not_found()) }
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    Query(fields): Query<Vec<(String, String)>>,
) -> Outcome {
    boxed(&game, &id)?;
    let open = match get(&fields, "pack") {
        Some(pack) => Some(Opened::find(&app, &game, pack).await?),
        None => None,
    };
    let mut shown = Shown { filter: filter_of(&fields), ..Shown::default() };
    let may_edit = open.as_ref().is_none_or(|open| open.kept.owner == caller.owner);
    if let Some(at) = get(&fields, "at").filter(|_| may_edit) {
        shown.editing = Some(begin(&game, open.as_ref(), at, caller.visit.lang, None)?);
    }
    show_page(&app, &caller, &game, open.as_ref(), shown, StatusCode::OK).await
}

/// The component as it stands in the pack, to be corrected.
fn begin(
    game: &Arc<dyn DynGame>,
    open: Option<&Opened>,
    at: &str,
    lang: Lang,
    name: Option<&str>,
) -> Result<Editing, HttpError> {
    let (pack, name) = match open {
        Some(open) => (open.pack.clone(), None),
        None => {
            let name = name.map_or_else(|| ui::first_pack_name(lang), str::to_owned);
            let pack = game.empty_pack(&name).or_else(|_| game.empty_pack(&ui::first_pack_name(lang)));
            (pack.map_err(|_| HttpError::fault())?, Some(name))
        }
    };
    if game.edited(&pack, at, &[]).is_none() {
        return Err(HttpError::not_found());
    }
    let faults = game.faults_of(&pack);
    Ok(Editing { at: at.to_owned(), pack, faults, name })
}

/// Takes what stands in the form of a component: shows what would come of it, or keeps it.
pub(super) async fn edit(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    form: Form,
) -> Outcome {
    boxed(&game, &id)?;
    let fields = &form.0;
    let open = match get(fields, "pack") {
        Some(pack) => Some(Opened::own(&app, &caller, &game, pack).await?),
        None => None,
    };
    let at = get(fields, "at").ok_or_else(HttpError::malformed)?;
    let given = fields.iter().find(|(field, _)| field == "name").map(|(_, name)| name.trim());
    let before = begin(&game, open.as_ref(), at, caller.visit.lang, given)?;
    let alone = get(fields, "alone").is_some();
    let keep = get(fields, "do") == Some("keep");
    let filter = Filter::default();
    let edited = game.edited(&before.pack, at, fields).ok_or_else(HttpError::not_found)?;
    let named = open.is_some() || given.is_none_or(|name| game.empty_pack(name).is_ok());
    let (pack, mut faults) = match edited {
        Ok(pack) => {
            let faults = game.faults_of(&pack);
            (pack, faults)
        }
        // It cannot even be written down: what stood there before is shown beside what is wrong.
        Err(PackFaults(faults)) => (before.pack.clone(), faults),
    };
    if !named && let Err(PackFaults(more)) = game.empty_pack(given.unwrap_or_default()) {
        faults.extend(more);
    }
    // What is wrong here is refused. What does not fit other components yet is kept: they come next.
    let refused = !named || faults.iter().any(|fault| is_within(at, &fault.path) && !is_of_all(fault));
    let editing = Editing { at: at.to_owned(), pack, faults, name: before.name };
    if !keep || refused {
        let status = if keep { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        let refused = (keep && !named).then(|| Refused::Faults(editing.faults.clone()));
        let shown = Shown { filter, editing: Some(editing), refused, alone };
        return show_page(&app, &caller, &game, open.as_ref(), shown, status).await;
    }
    let unchanged = open.is_none() && editing.pack.corrections().is_empty();
    if unchanged {
        return Ok(see(&format!("/box/{id}?kind={}#c-{at}", kind_of(at))));
    }
    match keep_pack(&app, &caller, open.as_ref(), &editing.pack).await? {
        Ok(pack) => Ok(see(&format!("/box/{id}?pack={pack}&kind={}#c-{at}", kind_of(at)))),
        Err(refused) => {
            let shown = Shown { filter, editing: Some(editing), refused: Some(refused), alone };
            show_page(&app, &caller, &game, open.as_ref(), shown, StatusCode::UNPROCESSABLE_ENTITY).await
        }
    }
}

/// The kind of a component, of its path.
fn kind_of(at: &str) -> &str {
    at.split('.').next().unwrap_or(at)
}

fn is_within(at: &str, path: &str) -> bool {
    path.strip_prefix(at).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// Whether a fault is of several components together, so that another one may mend it.
fn is_of_all(fault: &PackFault) -> bool {
    matches!(fault.flaw.key(), "pack-total" | "pack-twice")
}

/// Keeps a pack in the place of an open one, or as a new one. Answers with its id.
async fn keep_pack(
    app: &App,
    caller: &Caller,
    open: Option<&Opened>,
    pack: &Pack,
) -> Result<Result<String, Refused>, HttpError> {
    let (id, origin) = match open {
        Some(open) => (open.kept.id.clone(), open.kept.origin.clone()),
        None => {
            let limit = app.options.quotas;
            let held = app.tables.store().holdings(caller.owner.clone(), caller.origin()).await?;
            let there = !caller.origin().is_empty() && held.packs_there >= limit.packs_there;
            if held.packs >= limit.packs || there {
                app.metrics.over_quota();
                return Ok(Err(Refused::TooMany { most: limit.packs }));
            }
            (secret::name()?, caller.origin())
        }
    };
    let hash = pack.hash().to_string();
    let kept = KeptPack {
        id: id.clone(),
        owner: caller.owner.clone(),
        game: pack.game().to_owned(),
        name: pack.name().to_owned(),
        hash: hash.clone(),
        origin,
        changed: clock::now(),
    };
    let text = PackText { hash, name: pack.name().to_owned(), text: pack.to_toml() };
    app.tables.store().keep_pack(kept, text).await?;
    Ok(Ok(id))
}

/// Says on the page why something is refused.
async fn refuse(
    app: &App,
    caller: &Caller,
    game: &Arc<dyn DynGame>,
    open: Option<&Opened>,
    refused: Refused,
) -> Outcome {
    let shown = Shown { refused: Some(refused), ..Shown::default() };
    show_page(app, caller, game, open, shown, StatusCode::UNPROCESSABLE_ENTITY).await
}

/// Takes corrections back: of one component, or all of them.
pub(super) async fn reset(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    form: Form,
) -> Outcome {
    boxed(&game, &id)?;
    let open = Opened::own(&app, &caller, &game, form.one("pack")?).await?;
    let (pack, to) = match form.optional("at")? {
        Some(at) => (open.pack.without(at), format!("&kind={}#c-{at}", kind_of(at))),
        None => {
            let all: Vec<&String> = open.pack.corrections().keys().collect();
            (all.into_iter().fold(open.pack.clone(), |pack, kind| pack.without(kind)), String::new())
        }
    };
    match keep_pack(&app, &caller, Some(&open), &pack).await? {
        Ok(pack) => Ok(see(&format!("/box/{id}?pack={pack}{to}"))),
        Err(refused) => refuse(&app, &caller, &game, Some(&open), refused).await,
    }
}

pub(super) async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    form: Form,
) -> Outcome {
    boxed(&game, &id)?;
    let open = Opened::own(&app, &caller, &game, form.one("pack")?).await?;
    // A browser ends lines as it likes; a note is one line.
    let note = form.optional("note")?.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    match open.pack.renamed(form.one("name")?.trim(), &note) {
        Ok(pack) => match keep_pack(&app, &caller, Some(&open), &pack).await? {
            Ok(pack) => Ok(see(&format!("/box/{id}?pack={pack}"))),
            Err(refused) => refuse(&app, &caller, &game, Some(&open), refused).await,
        },
        Err(PackFaults(faults)) => refuse(&app, &caller, &game, Some(&open), Refused::Faults(faults)).await,
    }
}

pub(super) async fn delete(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    form: Form,
) -> Outcome {
    boxed(&game, &id)?;
    let open = Opened::own(&app, &caller, &game, form.one("pack")?).await?;
    app.tables.store().drop_pack(caller.owner.clone(), open.kept.id).await?;
    Ok(see(&format!("/box/{id}")))
}

/// Makes a pack of one's own of what somebody shares.
pub(super) async fn copy(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    form: Form,
) -> Outcome {
    boxed(&game, &id)?;
    let open = Opened::find(&app, &game, form.one("pack")?).await?;
    match keep_pack(&app, &caller, None, &open.pack).await? {
        Ok(pack) => Ok(see(&format!("/box/{id}?pack={pack}"))),
        Err(refused) => refuse(&app, &caller, &game, Some(&open), refused).await,
    }
}

/// Takes in a pack from a file. One that cannot be played is refused as a whole.
pub(super) async fn bring(
    State(app): State<Arc<App>>,
    caller: Caller,
    PathGame { id, game }: PathGame,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    boxed(&game, &id)?;
    let pack = match read_pack(&game, &headers, body).await? {
        Ok(pack) => pack,
        Err(PackFaults(faults)) => return refuse(&app, &caller, &game, None, Refused::Faults(faults)).await,
    };
    match keep_pack(&app, &caller, None, &pack).await? {
        Ok(pack) => Ok(see(&format!("/box/{id}?pack={pack}"))),
        Err(refused) => refuse(&app, &caller, &game, None, refused).await,
    }
}

/// The pack in what was sent, if it is one of this box and can be played.
pub(super) async fn read_pack(
    game: &Arc<dyn DynGame>,
    headers: &HeaderMap,
    body: Body,
) -> Result<Result<Pack, PackFaults>, HttpError> {
    // Around the pack there is a little of the form.
    let bytes = read(body, MAX_PACK + 4_096).await?;
    let bad = || HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadFile);
    let file = part_or_all(&bytes, headers).ok_or_else(bad)?;
    let text = std::str::from_utf8(file).map_err(|_| bad())?.to_owned();
    let game = game.clone();
    let check = move || {
        let pack = Pack::parse(&text)?;
        let faults = game.faults_of(&pack);
        if faults.is_empty() { Ok(pack) } else { Err(PackFaults(faults)) }
    };
    tokio::task::spawn_blocking(check).await.map_err(|_| HttpError::fault())
}

/// A pack as a file.
pub(super) async fn file(
    State(app): State<Arc<App>>,
    PathGame { id, game }: PathGame,
    Query(fields): Query<Vec<(String, String)>>,
) -> Outcome {
    boxed(&game, &id)?;
    let open = Opened::find(&app, &game, get(&fields, "pack").ok_or_else(HttpError::malformed)?).await?;
    Ok(download(open.pack.to_toml(), &format!("{id}-{}.toml", file_name(open.pack.name()))))
}

/// Takes in a pack that a program sends, and keeps it for it.
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    Program(caller): Program,
    PathGame { game, .. }: PathGame,
    headers: HeaderMap,
    body: Body,
) -> Outcome {
    game.box_of().ok_or_else(HttpError::not_found)?;
    // Kept for nobody it could never be found again.
    if caller.fresh {
        return Err(HttpError::new(StatusCode::UNAUTHORIZED, Notice::NotYours));
    }
    let wrong = || HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, Notice::BadFile);
    let pack = read_pack(&game, &headers, body).await?.map_err(|PackFaults(faults)| {
        faults.first().map_or_else(wrong, |fault| refused(wrong(), fault, caller.visit.lang))
    })?;
    let kept = keep_pack(&app, &caller, None, &pack).await?;
    let id = kept.map_err(|_| HttpError::new(StatusCode::TOO_MANY_REQUESTS, Notice::Quota))?;
    let hash = pack.hash().to_string();
    let mut response = json(&serde_json::json!({ "id": id, "hash": hash, "name": pack.name(), "game": pack.game() }));
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

/// A pack by its hash, for whoever knows that.
pub(super) async fn by_hash(State(app): State<Arc<App>>, Program(_): Program, Path(hash): Path<String>) -> Outcome {
    // Nothing else is asked of the store: a database may not take every sign.
    let hash = hash.parse::<DataHash>().map_err(|_| HttpError::not_found())?;
    let text = app.tables.store().pack_text(hash.to_string()).await?.ok_or_else(HttpError::not_found)?;
    Ok(download(text.text, &format!("{}.toml", file_name(&text.name))))
}

fn download(text: String, name: &str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/toml"));
    let file = format!("attachment; filename=\"{name}\"");
    headers.insert(CONTENT_DISPOSITION, HeaderValue::from_str(&file).unwrap_or(HeaderValue::from_static("attachment")));
    response
}

/// Of a name what every system takes in the name of a file.
fn file_name(name: &str) -> String {
    let plain = name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' });
    let words: String = plain.collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "pack".to_owned() } else { words.join("-") }
}
