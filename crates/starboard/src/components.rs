//! `starboard components`: what is printed on a game's components, and what a pack corrects of it.

use std::fmt::Write;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bots::Heuristics;
use engine::pack::schema::Shape;
use engine::pack::{FieldSheet, MAX_PACK, RecordSheet};
use engine::{Components, DataHash, Game, Pack};
use serde_json::{Map, Value, json};
use ui::Tabletop;

use crate::cli::{self, ComponentsFormat};
use crate::cli_error::{CliError, note};
use crate::games::{ForGame, with_game};
use crate::report;

/// Carries out the command. Whether a pack is sound goes to standard output and into the exit code.
pub(crate) fn components(args: &cli::Components) -> Result<ExitCode, CliError> {
    let (text, code) = with_game(&args.game, Reading { args })??;
    report::print(&text)?;
    Ok(code)
}

struct Reading<'a> {
    args: &'a cli::Components,
}

impl ForGame for Reading<'_> {
    type Output = Result<(String, ExitCode), CliError>;

    fn run<G: Tabletop + Heuristics>(self) -> Self::Output {
        if G::Components::KINDS.is_empty() {
            return Err(CliError::usage(format_args!("{} has no component data", G::ID)));
        }
        let pack = self.args.pack.as_deref().map(read).transpose()?;
        if let Some(pack) = &pack {
            let read = G::Components::read_pack(pack);
            if self.args.check || read.is_err() {
                return Ok(verdict(pack, read.map(drop)));
            }
        }
        if self.args.check {
            return Err(CliError::usage("check: it needs a pack (--pack FILE)"));
        }
        let sheets = G::Components::sheets(pack.as_ref());
        let text = match self.args.format {
            ComponentsFormat::Table => table(&sheets),
            ComponentsFormat::Toml => whole::<G::Components>(pack.as_ref(), &sheets)?.to_toml(),
            ComponentsFormat::Json => {
                let hash = pack.as_ref().map_or(G::Components::built_in().edition().hash, Pack::hash);
                format!("{:#}\n", json!({ "game": G::ID, "hash": hash, "records": records(&sheets) }))
            }
        };
        Ok((text, ExitCode::SUCCESS))
    }
}

/// The pack in a file.
fn read(path: &Path) -> Result<Pack, CliError> {
    let name = path.display();
    let unreadable = |error: std::io::Error| CliError::failure(format_args!("cannot read {name}: {error}"));
    let mut text = String::new();
    let file = File::open(path).map_err(unreadable)?;
    // One byte more than any pack has is enough to refuse it.
    file.take(MAX_PACK as u64 + 1).read_to_string(&mut text).map_err(unreadable)?;
    Pack::parse(&text).map_err(|faults| CliError::failure(format_args!("{name} is refused:\n{faults}")))
}

/// Puts the pack of a file into use and into the options of a game.
pub(crate) fn choose<G: Game>(pack: Option<&PathBuf>, options: &mut Map<String, Value>) -> Result<(), CliError> {
    if let Some(hash) = install::<G>(pack)? {
        if options.contains_key("pack") {
            return Err(CliError::usage("pack: it is given as a file and as an option"));
        }
        options.insert("pack".into(), hash.to_string().into());
        note("with a pack: the bots have learned on the built-in data");
    }
    Ok(())
}

/// Puts the pack of a file into use.
pub(crate) fn install<G: Game>(pack: Option<&PathBuf>) -> Result<Option<DataHash>, CliError> {
    let Some(path) = pack else { return Ok(None) };
    let pack = read(path)?;
    let data = G::Components::install(&pack)
        .map_err(|faults| CliError::failure(format_args!("{} is refused:\n{faults}", path.display())))?;
    Ok(Some(data.edition().hash))
}

fn verdict(pack: &Pack, read: Result<(), engine::PackFaults>) -> (String, ExitCode) {
    let head = format!("pack        {}\nhash        {}\n", pack.name(), pack.hash());
    match read {
        Ok(()) => (format!("{head}SOUND\n"), ExitCode::SUCCESS),
        Err(faults) => (format!("{head}{faults}\nREFUSED\n"), ExitCode::FAILURE),
    }
}

/// A pack that says every value, for whoever wants to begin with all of them.
fn whole<C: Components>(pack: Option<&Pack>, sheets: &[RecordSheet]) -> Result<Pack, CliError> {
    let failure = |faults: engine::PackFaults| CliError::failure(faults);
    let mut all = match pack {
        Some(pack) => pack.clone(),
        None => C::empty_pack("Everything").map_err(failure)?,
    };
    for field in sheets.iter().flat_map(|sheet| &sheet.fields) {
        if let Some(value) = &field.value {
            all = all.with(&field.path, value.clone()).map_err(failure)?;
        }
    }
    Ok(all)
}

/// For people: a line a record, and below it what is corrected.
fn table(sheets: &[RecordSheet]) -> String {
    let mut text = String::new();
    for sheet in sheets {
        let mark = if sheet.reconstructed { "reconstructed" } else { "" };
        let name = sheet.name.as_deref().unwrap_or_default();
        let _ = writeln!(text, "{:<34}{:<26}{:<10}{mark}", sheet.path(), name, sheet.provenance);
        for field in sheet.fields.iter().filter(|field| field.is_corrected()) {
            let _ = writeln!(text, "    {}: {} -> {}", field.path, shown(&field.built_in), shown(&field.value));
        }
    }
    text
}

fn shown(value: &Option<engine::pack::Value>) -> String {
    value.as_ref().map_or_else(|| "-".into(), ToString::to_string)
}

fn records(sheets: &[RecordSheet]) -> Vec<Value> {
    let field = |field: &FieldSheet| {
        json!({
            "path": field.path,
            "value": field.value,
            "built_in": field.built_in,
            "reconstructed": field.reconstructed,
            "optional": field.field.optional,
            "shape": shape(&field.field.shape),
        })
    };
    let record = |sheet: &RecordSheet| {
        json!({
            "kind": sheet.kind,
            "id": sheet.id,
            "name": sheet.name,
            "provenance": sheet.provenance,
            "reconstructed": sheet.reconstructed,
            "fields": sheet.fields.iter().map(field).collect::<Vec<_>>(),
        })
    };
    sheets.iter().map(record).collect()
}

/// What may stand in a field, for programs.
fn shape(shape: &Shape) -> Value {
    match *shape {
        Shape::Number { least, most } => json!({ "number": { "least": least, "most": most } }),
        Shape::Halves { least, most } => {
            json!({ "halves": { "least": least as f64 / 2.0, "most": most as f64 / 2.0 } })
        }
        Shape::Flag => json!("flag"),
        Shape::Text { most } => json!({ "text": { "most": most } }),
        Shape::Choice(words) => json!({ "choice": words }),
        Shape::Reference(kind) => json!({ "reference": kind }),
        Shape::List { of, least, most } => json!({ "list": { "of": self::shape(of), "least": least, "most": most } }),
        Shape::Structure(inner) => json!({ "structure": fields(inner) }),
        Shape::Group(inner) => json!({ "group": fields(inner) }),
        Shape::Records { key, fields: inner } => json!({ "records": { "key": key, "fields": fields(inner) } }),
        Shape::OneOf { tag, forms } => {
            let forms = forms.iter().map(|form| (form.name.to_owned(), fields(form.fields)));
            json!({ "one_of": { "tag": tag, "forms": forms.collect::<Map<_, _>>() } })
        }
    }
}

fn fields(fields: &[engine::pack::schema::Field]) -> Value {
    let field = |field: &engine::pack::schema::Field| {
        (field.name.to_owned(), json!({ "optional": field.optional, "shape": shape(&field.shape) }))
    };
    fields.iter().map(field).collect::<Map<_, _>>().into()
}
