//! What the dice of a table come from, for everyone to check: `docs/fair-dice.md`.

use engine::{Seat, Seed};
use maud::{Markup, html};

use crate::Lang;
use crate::lang::say;

/// The most characters that a player may add to the dice.
pub const LONGEST_WORDS: usize = 100;

/// What the dice come from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// Whether all chance follows from a seed: somebody has chosen it, or the table is an old one.
    pub seeded: bool,
    /// Whether it is known that somebody has chosen the seed.
    pub chosen: bool,
    /// What was promised before the first roll; of a seed it is told only at the end.
    pub commitment: Option<String>,
    /// The seed or the secret, once the game is over.
    pub seed: Option<String>,
    /// What the players have added to a seed, in the order of their seats.
    pub words: Vec<String>,
    /// What all chance followed from in the end, if players have added words to a seed.
    pub mixed: Option<String>,
    /// What players have promised to contribute.
    pub hashes: Vec<(String, String)>,
    /// What was opened, with the players' names.
    pub contributions: Vec<ContributionScene>,
    /// The players whose contributions were promised, but not opened in time.
    pub left_out: Vec<String>,
}

/// What a player has contributed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContributionScene {
    /// What they are called.
    pub name: String,
    /// What their page or program has drawn, in hexadecimal.
    pub bytes: String,
    /// Words of their own.
    pub words: String,
}

/// What the visitor's own seat has to do with the dice before the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Players add words to a seed: a table of before.
    Words,
    /// They promise what they contribute.
    Commit,
    /// They open what they have promised.
    Reveal,
}

/// What is played, marked: somebody has chosen the seed.
pub fn with_chosen_seed(what: &str, lang: Lang) -> String {
    say!(lang, "dice-chosen-mark", what = what)
}

/// What the dice come from, for everyone to check.
pub(crate) fn proof(proof: &Proof, id: &str, lang: Lang) -> Markup {
    html! {
        dl.proof {
            @if proof.chosen { dt { (say!(lang, "dice-chosen")) } dd { (say!(lang, "dice-chosen-note")) } }
            @if let Some(commitment) = &proof.commitment {
                dt { @if proof.seeded { (say!(lang, "proof-commitment-seed")) } @else { (say!(lang, "proof-commitment")) } }
                dd { code { (commitment) } }
            }
            @if !proof.words.is_empty() {
                dt { (say!(lang, "proof-words")) } dd { @for word in &proof.words { q { (word) } " " } }
            }
            @for (name, hash) in &proof.hashes {
                dt { (say!(lang, "proof-hash", name = name.clone())) } dd { code { (hash) } }
            }
            @for given in &proof.contributions {
                dt { (say!(lang, "proof-contribution", name = given.name.clone())) }
                dd { code { (given.bytes) } @if !given.words.is_empty() { " " q { (given.words) } } }
            }
            @if !proof.left_out.is_empty() {
                dt { (say!(lang, "proof-left-out")) }
                dd.left-out { (say!(lang, "proof-left-out-names", names = proof.left_out.join(", "))) }
            }
            @if let Some(seed) = &proof.seed {
                dt { @if proof.seeded { (say!(lang, "proof-seed")) } @else { (say!(lang, "proof-secret")) } }
                dd { code { (seed) } }
                @if let Some(mixed) = &proof.mixed { dt { (say!(lang, "proof-mixed")) } dd { code { (mixed) } } }
                dd.gain { (say!(lang, "proof-kept")) " " a href=(format!("/t/{id}/match.json")) { (say!(lang, "proof-file")) } }
                @if let Some(commitment) = &proof.commitment { (how_to_verify(commitment, lang)) }
            } @else {
                dd.soft { @if proof.seeded { (say!(lang, "proof-later-seed")) } @else { (say!(lang, "proof-later")) } }
            }
        }
    }
}

/// What was promised before the first roll, in the menu of every table: also of those where somebody
/// plays alone. It is the same from the first position to the last.
pub(crate) fn promise(proof: &Proof, lang: Lang) -> Markup {
    let Some(commitment) = proof.commitment.as_deref().filter(|_| !proof.seeded) else { return html! {} };
    html! {
        details.promise {
            summary { (say!(lang, "end-proof")) }
            p { (say!(lang, "proof-commitment")) }
            p { code { (commitment) } }
            p { (say!(lang, "proof-later")) }
        }
    }
}

fn how_to_verify(commitment: &str, lang: Lang) -> Markup {
    html! {
        dd.soft {
            (say!(lang, "proof-how")) " "
            code { "starboard verify FILE --commitment " (commitment) } " "
            code { "python3 examples/verify_dice.py FILE --commitment " (commitment) }
        }
    }
}

/// What the end of a game shows of it.
pub(crate) fn end_proof(id: &str, commitment: &str, origin: Option<&str>, lang: Lang) -> Markup {
    // A seed shows itself: its SHA-256 was the promise.
    let seeded = origin.and_then(|text| text.parse::<Seed>().ok()).is_some_and(|seed| seed.commitment() == commitment);
    html! {
        details.proof {
            summary { (say!(lang, "end-proof")) }
            dl {
                @if let Some(origin) = origin {
                    dt { @if seeded { (say!(lang, "proof-seed")) } @else { (say!(lang, "proof-secret")) } }
                    dd { code { (origin) } }
                }
                dt { @if seeded { (say!(lang, "proof-commitment-seed")) } @else { (say!(lang, "proof-commitment")) } }
                dd { code { (commitment) } }
                (how_to_verify(commitment, lang))
            }
            p {
                @if seeded { (say!(lang, "end-proof-seed")) } @else { (say!(lang, "end-proof-text")) }
                " " a href=(format!("/t/{id}/match.json")) { (say!(lang, "proof-file")) }
            }
        }
    }
}

/// What a player's own page contributes: the script draws it and keeps it.
pub(crate) fn contribution(seat: Seat, stage: Stage, hash: Option<&str>, opened: bool, lang: Lang) -> Markup {
    html! {
        div.contribution.scripted data-contribution=(seat.0) data-hash=(hash.unwrap_or_default()) data-opened[opened] {
            @if stage == Stage::Commit {
                label.field {
                    span { (say!(lang, "lobby-words")) }
                    input type="text" data-dice-words="" maxlength=(LONGEST_WORDS) autocomplete="off";
                }
            }
            p.soft role="status" {
                @if opened { (say!(lang, "dice-opened")) }
                @else if stage == Stage::Reveal && hash.is_some() { (say!(lang, "dice-opening")) }
                @else if hash.is_some() { (say!(lang, "dice-promised")) }
                @else { (say!(lang, "dice-nothing")) }
            }
            @if stage == Stage::Commit {
                button.btn.small type="button" data-do="contribute" { (say!(lang, "dice-draw-again")) }
            }
        }
    }
}
