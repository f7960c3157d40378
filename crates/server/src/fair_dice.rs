//! How the chance of a table comes about: from a chosen seed, or from a secret of the server and
//! what the players contribute. `docs/fair-dice.md` says what that is worth.

use engine::{Chance, Contribution, Seat, Shared};
use serde::{Deserialize, Serialize};

use crate::store::{DiceKind, Opening};

/// The chance of a position that has nothing to do with the game that will be dealt: until the
/// contributions are opened there is no other.
pub(crate) fn undealt() -> Chance {
    match "not dealt yet".parse::<engine::Seed>() {
        Ok(seed) => seed.into(),
        Err(_) => unreachable!("the words are a seed"),
    }
}

/// What a match file says of its secret's table, so that it can be looked at under another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ImportedShared {
    pub(crate) table: String,
    pub(crate) contributions: Vec<Contribution>,
    pub(crate) left_out: Vec<Seat>,
}

/// The chance of a table's first position; none if what is stored cannot be.
pub(crate) fn first(opening: &Opening) -> Option<Chance> {
    match opening.dice {
        DiceKind::Seed | DiceKind::Chosen => seeded(opening, &[]),
        DiceKind::Secret => dealt(opening, &[], &[]),
        DiceKind::Shared => Some(undealt()),
    }
}

/// The chance that follows from a seed and the words of the players.
pub(crate) fn seeded(opening: &Opening, words: &[String]) -> Option<Chance> {
    let seed = opening.seed.parse().ok()?;
    Some(Chance::Seed { seed, words: words.to_vec(), chosen: opening.dice == DiceKind::Chosen })
}

/// The chance that follows from the secret and what the players have contributed.
pub(crate) fn dealt(opening: &Opening, contributions: &[Contribution], left_out: &[Seat]) -> Option<Chance> {
    let (contributions, left_out) = (contributions.to_vec(), left_out.to_vec());
    imported(opening, &ImportedShared { table: opening.id.0.clone(), contributions, left_out })
}

/// The same, of a match that was played at another table.
pub(crate) fn imported(opening: &Opening, shared: &ImportedShared) -> Option<Chance> {
    let ImportedShared { table, contributions, left_out } = shared.clone();
    Some(Chance::Shared(Shared { table, secret: opening.seed.parse().ok()?, contributions, left_out }))
}

/// Whether what is stored is what was promised.
pub(crate) fn is_kept(opening: &Opening) -> bool {
    let promised = match opening.dice {
        DiceKind::Seed | DiceKind::Chosen => seeded(opening, &[]),
        // The table that made the promise had another name; the entry with the choices has it.
        DiceKind::Secret | DiceKind::Shared if opening.imported => return true,
        DiceKind::Secret | DiceKind::Shared => dealt(opening, &[], &[]),
    };
    promised.is_some_and(|chance| chance.commitment() == opening.commitment)
}

/// What is known at a table about its chance, after some entry of its log. It holds the secret, so
/// it cannot be printed.
#[derive(Clone)]
pub(crate) struct FairDice {
    pub(crate) kind: DiceKind,
    table: String,
    commitment: String,
    /// Not for anybody's eyes before the end.
    seed: String,
    /// Tables with a seed: what the players want to add to it, seat by seat.
    pub(crate) words: Vec<Option<String>>,
    /// And what was added when the game began.
    pub(crate) mixed: Vec<String>,
    /// What the players have promised to contribute, seat by seat.
    pub(crate) hashes: Vec<Option<String>>,
    /// Whether the host has started the table: contributions are opened and nothing is promised
    /// any more.
    pub(crate) called: bool,
    /// What was opened so far. Nobody sees it before the deal.
    opened: Vec<Contribution>,
    /// What the game was dealt with.
    pub(crate) contributions: Vec<Contribution>,
    pub(crate) left_out: Vec<Seat>,
}

impl FairDice {
    pub(crate) fn at(opening: &Opening) -> FairDice {
        FairDice {
            kind: opening.dice,
            table: opening.id.0.clone(),
            commitment: opening.commitment.clone(),
            seed: opening.seed.clone(),
            words: vec![None; opening.chairs.len()],
            mixed: Vec::new(),
            hashes: vec![None; opening.chairs.len()],
            called: false,
            opened: Vec::new(),
            contributions: Vec::new(),
            left_out: Vec::new(),
        }
    }

    /// The version of the derivation.
    pub(crate) fn version(&self) -> u8 {
        match self.kind {
            DiceKind::Seed | DiceKind::Chosen => 1,
            DiceKind::Secret | DiceKind::Shared => 2,
        }
    }

    /// What proves afterwards that nothing was changed. Of a seed it would tell every roll, so it
    /// is shown only when everything is `published`.
    pub(crate) fn commitment(&self, published: bool) -> Option<&str> {
        (published || self.version() == 2).then_some(&*self.commitment)
    }

    /// The seed or the secret, once it is published.
    pub(crate) fn seed(&self, published: bool) -> Option<&str> {
        published.then_some(&*self.seed)
    }

    /// Whether players contribute before the start.
    pub(crate) fn is_shared(&self) -> bool {
        self.kind == DiceKind::Shared
    }

    /// What a seat has promised or added is of no use any more: somebody else sits there.
    pub(crate) fn forget(&mut self, seat: usize) {
        for list in [&mut self.words, &mut self.hashes] {
            if let Some(own) = list.get_mut(seat) {
                *own = None;
            }
        }
    }

    /// Whether this is what its seat has promised.
    pub(crate) fn is_promised(&self, contribution: &Contribution) -> bool {
        let promised = self.hashes.get(contribution.seat.index()).and_then(Option::as_ref);
        promised.is_some_and(|hash| *hash == contribution.hash(&self.table))
    }

    pub(crate) fn has_opened(&self, seat: Seat) -> bool {
        self.opened.iter().any(|opened| opened.seat == seat)
    }

    pub(crate) fn open(&mut self, contribution: Contribution) {
        self.opened.push(contribution);
    }

    /// The seats that have promised something and not opened it.
    fn missing(&self) -> Vec<Seat> {
        let promised = (0..).map(Seat).zip(&self.hashes).filter(|(_, hash)| hash.is_some());
        promised.map(|(seat, _)| seat).filter(|seat| !self.has_opened(*seat)).collect()
    }

    /// Whether everything that was promised is opened.
    pub(crate) fn is_complete(&self) -> bool {
        self.called && self.missing().is_empty()
    }

    /// What the game would be dealt with now: what was opened, in the order of the seats, and whose
    /// contributions are left out.
    pub(crate) fn gathered(&self) -> (Vec<Contribution>, Vec<Seat>) {
        let mut opened = self.opened.clone();
        opened.sort_by_key(|contribution| contribution.seat.0);
        (opened, self.missing())
    }
}
