//! The people's side of a table: who sits where, what they say and ask of each other. It follows
//! from the log, like the position.

use std::collections::VecDeque;

use engine::{Contribution, Seat, Share};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ui::Said;

use crate::fair_dice::{FairDice, ImportedShared};
use crate::store::{Chair, Deed, DiceKind, Entry, Opening, Owner, Sitter};

/// How many lines of talk are kept on the page.
const LINES: usize = 60;

/// What people do at a table besides the game. Each is an entry of the log, of this kind and body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "body", rename_all = "kebab-case")]
pub(crate) enum Doing {
    /// Takes a seat that is free, or that a bot has.
    Sit { owner: Owner, name: Option<String> },
    /// Goes to another, free seat before the start.
    Move { to: Seat },
    /// Leaves the seat free again before the start.
    Stand,
    /// Takes a name, and before the start, at tables with a seed, adds words to it.
    Name { name: Option<String>, words: Option<String> },
    /// Begins a game with a seed: with these words, and with bots in the seats that were free.
    Start { words: Vec<String>, bots: Vec<(Seat, String)> },
    /// Promises a contribution to the chance by its hash.
    Commit { hash: String },
    /// The host starts the table, with bots in the seats that were free: what was promised is to be
    /// opened.
    Call { bots: Vec<(Seat, String)> },
    /// Opens a contribution.
    Reveal { bytes: Share, words: String },
    /// The game is dealt with what was opened, without what was not.
    Deal { bots: Vec<(Seat, String)>, contributions: Vec<Contribution>, left_out: Vec<Seat> },
    /// Says something.
    Say { text: String },
    /// Asks the others to go back to where so many choices stood.
    AskUndo { to: u64 },
    /// Agrees, but others have not answered yet.
    Agree,
    /// Does not agree.
    Decline,
    /// Was the last to agree: the table goes back.
    Rewind { to: u64 },
    /// A bot plays on in this seat.
    StandIn { bot: String },
    /// The player of this seat plays again.
    Return,
    /// The table is given up.
    Abandon,
    /// The same players have another table.
    Rematch { table: String },
    /// Where the table's news are sent; none: nowhere any more.
    Hook { url: Option<String> },
    /// The seat is held by another device from now on: its private link was opened there.
    Retake { owner: Owner },
    /// All seats of one belong to another from now on: two devices have become one visitor.
    Merge { from: Owner, to: Owner },
    /// The seat has a new private link, of this hash; the old one ends. From the salt whoever made it
    /// can find it again.
    Relink { hash: String, salt: String },
    /// Somebody who has no seat asks for this one, which a bot has in a running game.
    AskSeat { owner: Owner, name: Option<String> },
    /// Agrees that whoever asks for a seat may have it, but others have not answered yet.
    Admit { seat: Seat },
    /// Does not agree.
    TurnAway { seat: Seat },
    /// The choices of a match file, each of a seat.
    Import {
        words: Vec<String>,
        moves: Vec<(Seat, String)>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shared: Option<ImportedShared>,
    },
}

impl Doing {
    /// The entry's deed.
    pub(crate) fn deed(&self) -> Deed {
        let mut parts = serde_json::to_value(self).unwrap_or_default();
        let kind = parts["kind"].as_str().unwrap_or_default().to_owned();
        let body = match parts["body"].take() {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        Deed::Other { kind, body }
    }

    /// What an entry says; none if it is a choice, an undo, or nothing that this program knows.
    pub(crate) fn of(deed: &Deed) -> Option<Doing> {
        let Deed::Other { kind, body } = deed else { return None };
        let parts = match body.as_str() {
            "" => json!({ "kind": kind }),
            body => json!({ "kind": kind, "body": serde_json::from_str::<Value>(body).ok()? }),
        };
        serde_json::from_value(parts).ok()
    }

    /// Whether the position is another one afterwards.
    pub(crate) fn is_move(&self) -> bool {
        matches!(self, Doing::Start { .. } | Doing::Deal { .. } | Doing::Rewind { .. } | Doing::Import { .. })
    }
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) seat: Option<Seat>,
    /// As they were called then; none if they had given no name.
    pub(crate) name: Option<String>,
    pub(crate) what: Said,
}

/// A wish to go further back, not yet answered by all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plea {
    pub(crate) by: Seat,
    pub(crate) to: u64,
    /// Those who have agreed.
    pub(crate) agreed: Vec<Owner>,
}

/// Somebody asks for the seat of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Knock {
    pub(crate) seat: Seat,
    pub(crate) owner: Owner,
    pub(crate) name: Option<String>,
    /// Those who have agreed.
    pub(crate) agreed: Vec<Owner>,
}

/// The private link of a seat that has replaced the first one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) hash: String,
    pub(crate) salt: String,
}

/// The people at a table after some entry of its log. It holds the seed, so it cannot be printed.
#[derive(Clone)]
pub(crate) struct Gathering {
    pub(crate) creator: Owner,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) dice: FairDice,
    pub(crate) begun: bool,
    pub(crate) closed: bool,
    pub(crate) imported: bool,
    pub(crate) talk: VecDeque<Line>,
    pub(crate) plea: Option<Plea>,
    pub(crate) rematch: Option<String>,
    pub(crate) hook: Option<String>,
    /// The private links that have replaced the first ones, seat by seat.
    pub(crate) links: Vec<Option<Link>>,
    /// Those who ask for the seats of bots.
    pub(crate) knocks: Vec<Knock>,
    /// Who had a seat that another device has now.
    pub(crate) moved: Vec<(Owner, Seat)>,
}

impl Gathering {
    /// The people at a table that was just opened. With nobody missing it begins at once, unless
    /// they contribute to the chance first.
    pub(crate) fn at(opening: &Opening) -> Gathering {
        let dice = FairDice::at(opening);
        // Who looks at the log learns what no entry says.
        let said = (opening.dice == DiceKind::Chosen).then_some(Said::ChosenSeed);
        let talk = said.map(|what| Line { number: 0, seat: None, name: None, what }).into_iter().collect();
        Gathering {
            creator: opening.creator.clone(),
            chairs: opening.chairs.clone(),
            begun: !dice.is_shared() && opening.chairs.iter().all(|chair| chair.sitter != Sitter::Open),
            closed: false,
            imported: opening.imported,
            dice,
            talk,
            plea: None,
            rematch: None,
            hook: None,
            links: vec![None; opening.chairs.len()],
            knocks: Vec::new(),
            moved: Vec::new(),
        }
    }

    /// Whether a private link of this hash, which was made for this seat, still stands.
    pub(crate) fn stands(&self, seat: Seat, hash: &str) -> bool {
        match self.links.get(seat.index()) {
            Some(Some(link)) => link.hash == hash,
            Some(None) => true,
            None => false,
        }
    }

    /// Whether choices can be made.
    pub(crate) fn is_playing(&self) -> bool {
        self.begun && !self.closed && !self.imported
    }

    /// Whether contributions are being opened.
    pub(crate) fn is_dealing(&self) -> bool {
        self.dice.called && !self.begun && !self.closed
    }

    /// Whether a person, or a program that came by itself, plays: not only bots, and those who stand
    /// in for people who have left.
    pub(crate) fn has_person(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Person(_)))
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The persons who sit here now, besides this one.
    pub(crate) fn others<'a>(&'a self, owner: &'a Owner) -> impl Iterator<Item = &'a Owner> {
        self.chairs.iter().filter_map(move |chair| match &chair.sitter {
            Sitter::Person(person) if person != owner => Some(person),
            _ => None,
        })
    }

    /// Whether nobody but this one has a seat here, not even one in which a bot stands in for them.
    pub(crate) fn is_only(&self, owner: &Owner) -> bool {
        self.chairs.iter().all(|chair| chair.sitter.owner().is_none_or(|other| other == owner))
    }

    /// The owner of a seat.
    pub(crate) fn owner_of(&self, seat: Seat) -> Option<&Owner> {
        self.chair(seat).and_then(|chair| chair.sitter.owner())
    }

    /// Whether a choice or an undo changes anything here.
    pub(crate) fn heeds_moves(&self) -> bool {
        self.plea.is_some()
    }

    /// Puts one owner in the place of another, wherever that one is named.
    fn rename(&mut self, from: &Owner, to: &Owner) {
        let rename = |owner: &mut Owner| {
            if owner == from {
                *owner = to.clone();
            }
        };
        rename(&mut self.creator);
        for chair in &mut self.chairs {
            match &mut chair.sitter {
                Sitter::Person(owner) | Sitter::Absent { owner, .. } => rename(owner),
                Sitter::Open | Sitter::Bot { .. } => {}
            }
        }
        self.plea.iter_mut().flat_map(|plea| &mut plea.agreed).for_each(rename);
        for knock in &mut self.knocks {
            rename(&mut knock.owner);
            knock.agreed.iter_mut().for_each(rename);
        }
        self.moved.iter_mut().for_each(|(owner, _)| rename(owner));
    }

    /// The people after an entry; none if it cannot be.
    pub(crate) fn after(&self, entry: &Entry) -> Option<Gathering> {
        let mut next = self.clone();
        if entry.deed.is_move() {
            next.plea = None;
            return Some(next);
        }
        let doing = Doing::of(&entry.deed)?;
        let seat = entry.seat.filter(|seat| self.chair(*seat).is_some());
        let said = match &doing {
            Doing::Sit { owner, name } => {
                let chair = next.chairs.get_mut(seat?.index())?;
                chair.sitter = Sitter::Person(owner.clone());
                chair.name = name.clone();
                next.dice.forget(seat?.index());
                next.knocks.retain(|knock| Some(knock.seat) != seat);
                Some(Said::Sat)
            }
            Doing::Move { to } => {
                let (from, to) = (seat?.index(), to.index());
                let chair = self.chairs.get(from)?.clone();
                let target = next.chairs.get_mut(to)?;
                (target.sitter, target.name) = (chair.sitter, chair.name);
                let left = next.chairs.get_mut(from)?;
                (left.sitter, left.name) = (Sitter::Open, None);
                next.dice.words.swap(from, to);
                // A hash holds for the seat that it was made for.
                next.dice.hashes.get_mut(from)?.take();
                None
            }
            Doing::Stand => {
                let index = seat?.index();
                let chair = next.chairs.get_mut(index)?;
                (chair.sitter, chair.name) = (Sitter::Open, None);
                next.dice.forget(index);
                Some(Said::Stood)
            }
            Doing::Name { name, words } => {
                next.chairs.get_mut(seat?.index())?.name = name.clone();
                if !self.begun {
                    *next.dice.words.get_mut(seat?.index())? = words.clone();
                }
                None
            }
            Doing::Start { words, bots } => {
                next.fill(bots)?;
                next.begun = true;
                next.dice.mixed = words.clone();
                Some(Said::Started)
            }
            Doing::Commit { hash } => {
                *next.dice.hashes.get_mut(seat?.index())? = Some(hash.clone());
                None
            }
            Doing::Call { bots } => {
                next.fill(bots)?;
                next.dice.called = true;
                Some(Said::Called)
            }
            Doing::Reveal { bytes, words } => {
                next.dice.open(Contribution { seat: seat?, bytes: *bytes, words: words.clone() });
                None
            }
            Doing::Deal { bots, contributions, left_out } => {
                next.fill(bots)?;
                next.begun = true;
                next.dice.contributions = contributions.clone();
                next.dice.left_out = left_out.clone();
                Some(Said::Started)
            }
            Doing::Say { text } => Some(Said::Words(text.clone())),
            Doing::AskUndo { to } => {
                next.plea = Some(Plea { by: seat?, to: *to, agreed: Vec::new() });
                Some(Said::Asked)
            }
            Doing::Agree => {
                let owner = self.owner_of(seat?)?.clone();
                next.plea.as_mut()?.agreed.push(owner);
                None
            }
            Doing::Decline => {
                next.plea = None;
                Some(Said::Declined)
            }
            Doing::Rewind { .. } => {
                next.plea = None;
                Some(Said::Rewound)
            }
            Doing::StandIn { bot } => {
                let chair = next.chairs.get_mut(seat?.index())?;
                chair.sitter = Sitter::Absent { owner: chair.sitter.owner()?.clone(), bot: bot.clone() };
                Some(Said::Filled)
            }
            Doing::Return => {
                let chair = next.chairs.get_mut(seat?.index())?;
                chair.sitter = Sitter::Person(chair.sitter.owner()?.clone());
                Some(Said::Returned)
            }
            Doing::Abandon => {
                next.closed = true;
                next.plea = None;
                Some(Said::Abandoned)
            }
            Doing::Rematch { table } => {
                next.rematch = Some(table.clone());
                Some(Said::Rematch)
            }
            Doing::Hook { url } => {
                next.hook = url.clone();
                None
            }
            Doing::Retake { owner } => {
                let seat = seat?;
                let chair = next.chairs.get_mut(seat.index())?;
                let before = chair.sitter.owner()?.clone();
                chair.sitter = Sitter::Person(owner.clone());
                next.moved.retain(|moved| *moved != (owner.clone(), seat));
                next.moved.push((before, seat));
                Some(Said::Moved)
            }
            Doing::Merge { from, to } => {
                next.rename(from, to);
                None
            }
            Doing::Relink { hash, salt } => {
                *next.links.get_mut(seat?.index())? = Some(Link { hash: hash.clone(), salt: salt.clone() });
                Some(Said::Relinked)
            }
            Doing::AskSeat { owner, name } => {
                let seat = seat?;
                next.knocks.retain(|knock| knock.seat != seat);
                next.knocks.push(Knock { seat, owner: owner.clone(), name: name.clone(), agreed: Vec::new() });
                Some(Said::SeatWanted)
            }
            Doing::Admit { seat: wanted } => {
                let owner = self.owner_of(seat?)?.clone();
                next.knocks.iter_mut().find(|knock| knock.seat == *wanted)?.agreed.push(owner);
                None
            }
            Doing::TurnAway { seat: wanted } => {
                next.knocks.retain(|knock| knock.seat != *wanted);
                Some(Said::Declined)
            }
            Doing::Import { words, shared, .. } => {
                next.begun = true;
                next.dice.mixed = words.clone();
                if let Some(shared) = shared {
                    next.dice.contributions = shared.contributions.clone();
                    next.dice.left_out = shared.left_out.clone();
                }
                None
            }
        };
        if let Some(what) = said {
            let sitting = if matches!(doing, Doing::Sit { .. }) { &next.chairs } else { &self.chairs };
            let name = seat.and_then(|seat| sitting.get(seat.index())).and_then(|chair| chair.name.clone());
            next.talk.push_back(Line { number: entry.number, seat, name, what });
        }
        if let Doing::Deal { left_out, .. } = &doing {
            // Everybody is to see whose contribution is missing.
            let names = left_out.iter().map(|seat| (*seat, self.chair(*seat).and_then(|chair| chair.name.clone())));
            let line = |(seat, name)| Line { number: entry.number, seat: Some(seat), name, what: Said::LeftOut };
            next.talk.extend(names.map(line));
        }
        while next.talk.len() > LINES {
            next.talk.pop_front();
        }
        Some(next)
    }

    /// Bots take the seats that were free.
    fn fill(&mut self, bots: &[(Seat, String)]) -> Option<()> {
        for (seat, bot) in bots {
            self.chairs.get_mut(seat.index())?.sitter = Sitter::Bot { name: bot.clone() };
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_do_is_kept_and_read_again() {
        let owner = Owner("me".to_owned());
        let contribution = Contribution { seat: Seat(1), bytes: [7; 16].into(), words: String::new() };
        let all = [
            Doing::Sit { owner, name: Some("Ann \"<b>\"".to_owned()) },
            Doing::Move { to: Seat(2) },
            Doing::Stand,
            Doing::Name { name: None, words: Some("moon".to_owned()) },
            Doing::Start { words: vec!["a".to_owned()], bots: vec![(Seat(1), "random".to_owned())] },
            Doing::Say { text: "hello\u{1f680}".to_owned() },
            Doing::AskUndo { to: 7 },
            Doing::Agree,
            Doing::Decline,
            Doing::Rewind { to: 7 },
            Doing::StandIn { bot: "random".to_owned() },
            Doing::Return,
            Doing::Abandon,
            Doing::Rematch { table: "abc".to_owned() },
            Doing::Hook { url: None },
            Doing::Import { words: Vec::new(), moves: vec![(Seat(0), "\"keep\"".to_owned())], shared: None },
            Doing::Commit { hash: "c0ffee".to_owned() },
            Doing::Call { bots: vec![(Seat(1), "random".to_owned())] },
            Doing::Reveal { bytes: [7; 16].into(), words: "moon".to_owned() },
            Doing::Deal { bots: Vec::new(), contributions: vec![contribution.clone()], left_out: vec![Seat(2)] },
            Doing::Import {
                words: Vec::new(),
                moves: Vec::new(),
                shared: Some(ImportedShared {
                    table: "other".to_owned(),
                    contributions: vec![contribution],
                    left_out: Vec::new(),
                }),
            },
            Doing::Retake { owner: Owner("other".to_owned()) },
            Doing::Merge { from: Owner("me".to_owned()), to: Owner("other".to_owned()) },
            Doing::Relink { hash: "h".to_owned(), salt: "s".to_owned() },
            Doing::AskSeat { owner: Owner("other".to_owned()), name: None },
            Doing::Admit { seat: Seat(1) },
            Doing::TurnAway { seat: Seat(1) },
        ];
        for doing in all {
            let deed = doing.deed();
            assert!(matches!(&deed, Deed::Other { kind, .. } if !kind.is_empty()));
            assert_eq!(Doing::of(&deed), Some(doing));
        }
        // As it was written before there were secrets.
        let old = |kind: &str, body: &str| Doing::of(&Deed::Other { kind: kind.to_owned(), body: body.to_owned() });
        let import = Doing::Import { words: vec!["a".to_owned()], moves: Vec::new(), shared: None };
        assert_eq!(old("import", "{\"words\":[\"a\"],\"moves\":[]}"), Some(import));
        let start = Doing::Start { words: Vec::new(), bots: vec![(Seat(1), "random".to_owned())] };
        assert_eq!(old("start", "{\"words\":[],\"bots\":[[1,\"random\"]]}"), Some(start));
        let strange = Deed::Other { kind: "dance".to_owned(), body: String::new() };
        assert_eq!(Doing::of(&strange), None);
    }
}
