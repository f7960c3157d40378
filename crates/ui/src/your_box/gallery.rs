//! The packs, what may be done with the one that is open, and all components.

use engine::Components;
use engine::pack::{Pack, PackFault, RecordSheet};
use maud::{Markup, html};

use super::{BoxScene, Only, OpenPack, address, box_of, editor, faults_list, words};
use crate::lang::say;
use crate::{Lang, Tabletop};

/// The packs to choose from, and the ways to get another.
pub(super) fn packs<G: Tabletop>(scene: &BoxScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let open = scene.open.map(|open| open.id.as_str());
    let game = box_of::<G>();
    html! {
        nav.box-packs aria-label=(say!(lang, "box-packs")) {
            a.btn href=(address::<G>(None)) aria-current=[open.is_none().then_some("page")] { (say!(lang, "box-built-in")) }
            @for pack in scene.packs {
                a.btn href=(address::<G>(Some(&pack.id))) aria-current=[(open == Some(pack.id.as_str())).then_some("page")] { (pack.name) }
            }
            @if let Some(shared) = scene.open.filter(|open| !open.own) { a.btn href=(address::<G>(Some(&shared.id))) aria-current="page" { (shared.pack.name()) } }
            details.more.bring {
                summary { (say!(lang, "box-bring")) }
                form method="post" action={ "/box/" (game) "/bring" } enctype="multipart/form-data" {
                    label.field { span { (say!(lang, "box-file")) } input type="file" name="file" accept=".toml,application/toml,text/plain" required; }
                    button.btn type="submit" { (say!(lang, "box-bring-go")) }
                }
            }
        }
    }
}

/// What the open pack is, whether it can be played with, and what may be done with it.
pub(super) fn opened<G: Tabletop>(scene: &BoxScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let Some(open) = scene.open else {
        return html! { p.soft { (say!(lang, "box-start")) } };
    };
    let faults = G::Components::read_pack(&open.pack).err().map(|faults| faults.0).unwrap_or_default();
    let corrected = G::Components::sheets(Some(&open.pack)).iter().filter(|sheet| sheet.corrected).count();
    let game = box_of::<G>();
    html! {
        section.card.box-open aria-labelledby="pack-name" {
            header {
                h2 #pack-name { (open.pack.name()) }
                span.soft { (say!(lang, "box-corrected-count", count = corrected)) }
            }
            @if !open.pack.note().is_empty() { p { (open.pack.note()) } }
            @if !faults.is_empty() {
                div.fault role="status" { p { (say!(lang, "box-not-yet")) } (faults_list(&faults, lang)) }
            }
            div.ways {
                @if faults.is_empty() { a.btn.solid href={ "/new/" (G::ID) "?pack=" (open.pack.hash()) } { (say!(lang, "box-play")) } }
                a.btn href={ "/box/" (game) "/file?pack=" (open.id) } download { (say!(lang, "box-export")) }
                @if !open.own {
                    form method="post" action={ "/box/" (game) "/copy" } {
                        input type="hidden" name="pack" value=(open.id);
                        button.btn type="submit" { (say!(lang, "box-copy")) }
                    }
                }
            }
            @if open.own { (own(open, game, lang)) } @else { p.soft { (say!(lang, "box-theirs")) } }
        }
    }
}

/// What only its owner may do with a pack.
fn own(open: &OpenPack, game: &str, lang: Lang) -> Markup {
    html! {
        details.more {
            summary { (say!(lang, "box-share")) }
            p.soft { (say!(lang, "box-share-note")) }
            label.field { span { (say!(lang, "box-link")) } input.link type="text" readonly value=(open.link); }
        }
        details.more {
            summary { (say!(lang, "box-rename")) }
            form method="post" action={ "/box/" (game) "/rename" } {
                input type="hidden" name="pack" value=(open.id);
                label.field { span { (say!(lang, "box-name")) } input type="text" name="name" value=(open.pack.name()) maxlength=(engine::pack::MAX_NAME) required autocomplete="off"; }
                label.field { span { (say!(lang, "box-note")) } textarea name="note" rows="3" maxlength=(engine::pack::MAX_NOTE) { (open.pack.note()) } }
                button.btn type="submit" { (say!(lang, "box-keep")) }
            }
        }
        details.more {
            summary { (say!(lang, "box-throw")) }
            form method="post" action={ "/box/" (game) "/reset" } {
                input type="hidden" name="pack" value=(open.id);
                p.soft { (say!(lang, "box-reset-all-note")) }
                button.btn type="submit" { (say!(lang, "box-reset-all")) }
            }
            form method="post" action={ "/box/" (game) "/delete" } {
                input type="hidden" name="pack" value=(open.id);
                p.soft { (say!(lang, "box-delete-note")) }
                button.btn.danger type="submit" { (say!(lang, "box-delete")) }
            }
        }
    }
}

/// Which components are shown.
pub(super) fn filter<G: Tabletop>(scene: &BoxScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let chosen = kind_shown::<G>(scene);
    let named = |only: Only| match only {
        Only::All => say!(lang, "box-only-all"),
        Only::Reconstructed => say!(lang, "box-only-reconstructed"),
        Only::Corrected => say!(lang, "box-only-corrected"),
    };
    html! {
        form.box-filter method="get" action={ "/box/" (box_of::<G>()) } role="search" {
            @if let Some(open) = scene.open { input type="hidden" name="pack" value=(open.id); }
            label.field {
                span { (say!(lang, "box-kind")) }
                select name="kind" {
                    @for kind in G::Components::KINDS { option value=(kind.name) selected[chosen == Some(kind.name)] { (words::kind(lang, kind.name)) } }
                    option value="all" selected[chosen.is_none()] { (say!(lang, "box-all-kinds")) }
                }
            }
            label.field {
                span { (say!(lang, "box-only")) }
                select name="only" { @for only in Only::ALL { option value=(only.code()) selected[only == scene.filter.only] { (named(only)) } } }
            }
            label.field { span { (say!(lang, "box-find")) } input type="search" name="find" value=(scene.filter.find) maxlength="40" autocomplete="off"; }
            button.btn type="submit" { (say!(lang, "box-show")) }
        }
    }
}

/// The kind that is shown; none for all.
fn kind_shown<G: Tabletop>(scene: &BoxScene<'_>) -> Option<&'static str> {
    let kinds = G::Components::KINDS;
    match scene.filter.kind.as_deref() {
        Some("all") => None,
        Some(wanted) => kinds.iter().find(|kind| kind.name == wanted).or(kinds.first()).map(|kind| kind.name),
        None if !scene.filter.find.is_empty() => None,
        None => scene
            .editing
            .and_then(|editing| kinds.iter().find(|kind| is_of(kind.name, &editing.at)))
            .or(kinds.first())
            .map(|kind| kind.name),
    }
}

/// Whether a path is of a record of this kind.
fn is_of(kind: &str, path: &str) -> bool {
    path.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// What a component is called.
pub(super) fn title<G: Tabletop>(sheet: &RecordSheet, lang: Lang) -> String {
    // A name that the owner has written is the owner's.
    let renamed = sheet.fields.iter().any(|field| field.field.name == "name" && field.is_corrected());
    let known = if renamed { None } else { G::component_name(sheet.kind, &sheet.id, lang) };
    match known.or_else(|| sheet.name.clone()) {
        Some(name) => name,
        None if sheet.id.is_empty() => words::kind(lang, sheet.kind),
        None => sheet.id.clone(),
    }
}

/// What a pack makes of the components, as far as they can be drawn.
struct Prints<C: 'static> {
    built_in: &'static C,
    own: Option<C>,
}

impl<C: Components> Prints<C> {
    fn of(pack: Option<&Pack>) -> Prints<C> {
        Prints { built_in: C::built_in(), own: pack.and_then(|pack| C::read_pack(pack).ok()) }
    }

    fn now(&self) -> &C {
        self.own.as_ref().unwrap_or(self.built_in)
    }
}

/// All components that are asked for.
pub(super) fn components<G: Tabletop>(scene: &BoxScene<'_>) -> Markup {
    let lang = scene.visit.lang;
    let kind = kind_shown::<G>(scene);
    let pack = scene.open.map(|open| &open.pack);
    let sheets = G::Components::sheets(pack);
    let prints = Prints::<G::Components>::of(pack);
    let find = scene.filter.find.to_lowercase();
    let shown = |sheet: &&RecordSheet| {
        let edited = scene.editing.is_some_and(|editing| editing.at == sheet.path());
        let kept = match scene.filter.only {
            Only::All => true,
            Only::Reconstructed => sheet.reconstructed,
            Only::Corrected => sheet.corrected,
        };
        let found = find.is_empty()
            || title::<G>(sheet, lang).to_lowercase().contains(&find)
            || sheet.id.to_lowercase().contains(&find);
        edited || kind.is_none_or(|kind| sheet.kind == kind) && kept && found
    };
    let shown: Vec<&RecordSheet> = sheets.iter().filter(shown).collect();
    html! {
        section #components aria-label=(say!(lang, "box-components")) {
            p.soft aria-live="polite" { (say!(lang, "box-shown", count = shown.len())) }
            ul.components.{ (G::component_class()) } {
                @for sheet in shown {
                    @if scene.editing.is_some_and(|editing| editing.at == sheet.path()) { (edited_alone::<G>(scene)) }
                    @else { (component::<G>(scene, sheet, &prints)) }
                }
            }
        }
    }
}

/// One component: its picture, where its values come from, what is corrected.
fn component<G: Tabletop>(scene: &BoxScene<'_>, sheet: &RecordSheet, prints: &Prints<G::Components>) -> Markup {
    let lang = scene.visit.lang;
    let path = sheet.path();
    let title = title::<G>(sheet, lang);
    let may_edit = scene.open.is_none_or(|open| open.own);
    html! {
        li.component #{ "c-" (path) } .{ "k-" (sheet.kind) @if sheet.corrected { " corrected" } } {
            header { h2 { (title) } (origin(sheet, lang)) }
            div.likeness { (print::<G>(prints.now(), sheet, lang)) }
            @if sheet.corrected { (changes(sheet, lang)) }
            div.ways {
                @if may_edit {
                    a.btn.small href={ (edit_address::<G>(scene, &path)) "#c-" (path) } { (say!(lang, "box-correct")) span.vh { (say!(lang, "colon")) (title) } }
                }
                @if let Some(open) = scene.open.filter(|open| open.own && sheet.corrected) {
                    form method="post" action={ "/box/" (box_of::<G>()) "/reset" } {
                        input type="hidden" name="pack" value=(open.id);
                        input type="hidden" name="at" value=(path);
                        button.btn.small type="submit" { (say!(lang, "box-reset")) span.vh { (say!(lang, "colon")) (title) } }
                    }
                }
            }
        }
    }
}

/// Where its values come from, as a quiet mark.
pub(super) fn origin(sheet: &RecordSheet, lang: Lang) -> Markup {
    html! {
        span.origin .{ "from-" (sheet.provenance) } { (words::provenance(lang, &sheet.provenance)) }
        @if sheet.reconstructed && sheet.provenance != "reconstructed" { " " span.origin.from-reconstructed { (say!(lang, "box-partly")) } }
    }
}

/// A component as it is drawn on the table, or what it says where it has no picture.
pub(super) fn print<G: Tabletop>(data: &G::Components, sheet: &RecordSheet, lang: Lang) -> Markup {
    G::component(data, sheet.kind, &sheet.id, lang).unwrap_or_else(|| facts(sheet, lang))
}

/// All fields with what stands there.
fn facts(sheet: &RecordSheet, lang: Lang) -> Markup {
    let record = sheet.path();
    html! {
        dl.facts {
            @for field in sheet.fields.iter().filter(|field| field.field.name != "name") {
                div { dt { (words::path(lang, &record, &field.path)) } dd { (words::value(lang, &field.field.shape, field.value.as_ref())) } }
            }
        }
    }
}

/// What is corrected, beside what is built in.
pub(super) fn changes(sheet: &RecordSheet, lang: Lang) -> Markup {
    let record = sheet.path();
    html! {
        dl.changes {
            @for field in sheet.fields.iter().filter(|field| field.is_corrected()) {
                div {
                    dt { (words::path(lang, &record, &field.path)) }
                    dd {
                        del { span.vh { (say!(lang, "box-was")) " " } (words::value(lang, &field.field.shape, field.built_in.as_ref())) }
                        span.arrow aria-hidden="true" { " → " }
                        ins { span.vh { (say!(lang, "box-is")) " " } (words::value(lang, &field.field.shape, field.value.as_ref())) }
                    }
                }
            }
        }
    }
}

fn edit_address<G: Tabletop>(scene: &BoxScene<'_>, path: &str) -> String {
    let mut query = vec![format!("at={path}")];
    query.extend(scene.open.map(|open| format!("pack={}", open.id)));
    // What is searched is not carried on: the kind of what is corrected is shown.
    if let Some(kind) = kind_shown::<G>(scene) {
        query.push(format!("kind={kind}"));
    }
    if scene.filter.only != Only::All {
        query.push(format!("only={}", scene.filter.only.code()));
    }
    format!("/box/{}?{}", box_of::<G>(), query.join("&"))
}

/// The component that is being corrected, with its form.
pub(super) fn edited_alone<G: Tabletop>(scene: &BoxScene<'_>) -> Markup {
    let Some(editing) = scene.editing else { return html! {} };
    let sheets = G::Components::sheets(Some(&editing.pack));
    let Some(sheet) = sheets.iter().find(|sheet| sheet.path() == editing.at) else { return html! {} };
    let prints = Prints::<G::Components>::of(Some(&editing.pack));
    editor::editor::<G>(scene, editing, sheet, &sheets, prints.built_in, prints.own.as_ref())
}

/// Those faults that stand at no field of this component.
pub(super) fn elsewhere<'a>(faults: &'a [PackFault], record: &str) -> (Vec<&'a PackFault>, Vec<&'a PackFault>) {
    faults.iter().partition(|fault| is_of(record, &fault.path))
}
