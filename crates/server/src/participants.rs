//! The people's side of a table: who sits where, what they say and ask of each other. It follows
//! from the log, like the position.

use std::collections::VecDeque;

use engine::{Continued, Contribution, Seat, Share};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ui::{Lesson, Said};

use crate::erased::continued_in;
use crate::fair_dice::{FairDice, ImportedShared};
use crate::store::{Chair, DiceKind, Entry, EntryKind, Opening, Owner, Sitter};

/// How many lines of talk are kept on the page.
const MAX_TALK_LINES: usize = 60;

/// What people do at a table besides the game. Each is an entry of the log, of this kind and body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "body", rename_all = "kebab-case")]
pub(crate) enum TableEvent {
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
    /// Turns to a beat of the lesson that is learned here; back to where so many choices stood, if
    /// more do.
    Lesson { beat: String, to: Option<u64> },
    /// The choices of a match file, each of a seat.
    Import {
        words: Vec<String>,
        moves: Vec<(Seat, String)>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shared: Option<ImportedShared>,
    },
}

impl TableEvent {
    /// The kind of entry that stores it.
    pub(crate) fn entry_kind(&self) -> EntryKind {
        let mut parts = serde_json::to_value(self).expect("an event can be written as JSON");
        let kind = parts["kind"].as_str().expect("an event has a kind").to_owned();
        let body = match parts["body"].take() {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        EntryKind::Other { kind, body }
    }

    /// What an entry says; none if it is a choice, an undo, or nothing that this program knows.
    pub(crate) fn of(kind: &EntryKind) -> Option<TableEvent> {
        let EntryKind::Other { kind, body } = kind else { return None };
        let parts = match body.as_str() {
            "" => json!({ "kind": kind }),
            body => json!({ "kind": kind, "body": serde_json::from_str::<Value>(body).ok()? }),
        };
        serde_json::from_value(parts).ok()
    }

    /// Whether the position is another one afterwards.
    pub(crate) fn is_move(&self) -> bool {
        matches!(
            self,
            TableEvent::Start { .. }
                | TableEvent::Deal { .. }
                | TableEvent::Rewind { .. }
                | TableEvent::Import { .. }
                | TableEvent::Lesson { to: Some(_), .. }
        )
    }
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TalkLine {
    pub(crate) number: u64,
    pub(crate) seat: Option<Seat>,
    /// As they were called then; none if they had given no name.
    pub(crate) name: Option<String>,
    pub(crate) what: Said,
}

/// A request to go further back, not yet answered by all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RewindRequest {
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
pub(crate) struct Participants {
    pub(crate) creator: Owner,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) dice: FairDice,
    pub(crate) begun: bool,
    pub(crate) closed: bool,
    pub(crate) imported: bool,
    pub(crate) talk: VecDeque<TalkLine>,
    pub(crate) rewind_request: Option<RewindRequest>,
    pub(crate) rematch: Option<String>,
    pub(crate) hook: Option<String>,
    /// The private links that have replaced the first ones, seat by seat.
    pub(crate) links: Vec<Option<Link>>,
    /// Those who ask for the seats of bots.
    pub(crate) knocks: Vec<Knock>,
    /// Who had a seat that another device has now.
    pub(crate) moved: Vec<(Owner, Seat)>,
    /// What is learned at this table.
    pub(crate) lesson: Option<&'static Lesson>,
    /// The beat of it to which one has turned last; in a whole game all that the coach has said.
    pub(crate) beats: Vec<String>,
    /// The number of the entry by which one did so.
    pub(crate) turned_at: u64,
    /// Whether its last beat was ever reached: who begins again has learned it all the same.
    pub(crate) learned: bool,
    /// The table and the step at which the game was begun that goes on here.
    pub(crate) continued: Option<Continued>,
}

impl Participants {
    /// The people at a table that was just opened. With nobody missing it begins at once, unless
    /// they contribute to the chance first.
    pub(crate) fn at(opening: &Opening) -> Participants {
        let dice = FairDice::at(opening);
        // Who looks at the log learns what no entry says.
        let continued = continued_in(&opening.setup);
        let seed = (opening.dice == DiceKind::Chosen).then_some(Said::ChosenSeed);
        let said = seed.into_iter().chain(continued.as_ref().map(|from| Said::Continued(from.step)));
        let talk = said.map(|what| TalkLine { number: 0, seat: None, name: None, what }).collect();
        Participants {
            creator: opening.creator.clone(),
            chairs: opening.chairs.clone(),
            begun: !dice.is_shared() && opening.chairs.iter().all(|chair| chair.sitter != Sitter::Open),
            closed: false,
            imported: opening.imported,
            dice,
            talk,
            rewind_request: None,
            rematch: None,
            hook: None,
            links: vec![None; opening.chairs.len()],
            knocks: Vec::new(),
            moved: Vec::new(),
            lesson: opening.daily.as_deref().and_then(Lesson::of_table),
            beats: Vec::new(),
            turned_at: 0,
            learned: false,
            continued,
        }
    }

    /// The beat of the lesson to which one has turned last.
    pub(crate) fn beat(&self) -> Option<&str> {
        self.beats.last().map(String::as_str)
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
        self.rewind_request.is_some()
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
        self.rewind_request.iter_mut().flat_map(|rewind_request| &mut rewind_request.agreed).for_each(rename);
        for knock in &mut self.knocks {
            rename(&mut knock.owner);
            knock.agreed.iter_mut().for_each(rename);
        }
        self.moved.iter_mut().for_each(|(owner, _)| rename(owner));
    }

    /// The people after an entry; none if it cannot be.
    pub(crate) fn after(&self, entry: &Entry) -> Option<Participants> {
        let mut next = self.clone();
        if entry.kind.is_move() {
            next.rewind_request = None;
            return Some(next);
        }
        let event = TableEvent::of(&entry.kind)?;
        let seat = entry.seat.filter(|seat| self.chair(*seat).is_some());
        let said = match &event {
            TableEvent::Sit { owner, name } => {
                let chair = next.chairs.get_mut(seat?.index())?;
                chair.sitter = Sitter::Person(owner.clone());
                chair.name = name.clone();
                next.dice.forget(seat?.index());
                next.knocks.retain(|knock| Some(knock.seat) != seat);
                Some(Said::Sat)
            }
            TableEvent::Move { to } => {
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
            TableEvent::Stand => {
                let index = seat?.index();
                let chair = next.chairs.get_mut(index)?;
                (chair.sitter, chair.name) = (Sitter::Open, None);
                next.dice.forget(index);
                Some(Said::Stood)
            }
            TableEvent::Name { name, words } => {
                next.chairs.get_mut(seat?.index())?.name = name.clone();
                if !self.begun {
                    *next.dice.words.get_mut(seat?.index())? = words.clone();
                }
                None
            }
            TableEvent::Start { words, bots } => {
                next.fill(bots)?;
                next.begun = true;
                next.dice.mixed = words.clone();
                Some(Said::Started)
            }
            TableEvent::Commit { hash } => {
                *next.dice.hashes.get_mut(seat?.index())? = Some(hash.clone());
                None
            }
            TableEvent::Call { bots } => {
                next.fill(bots)?;
                next.dice.called = true;
                Some(Said::Called)
            }
            TableEvent::Reveal { bytes, words } => {
                next.dice.open(Contribution { seat: seat?, bytes: *bytes, words: words.clone() });
                None
            }
            TableEvent::Deal { bots, contributions, left_out } => {
                next.fill(bots)?;
                next.begun = true;
                next.dice.contributions = contributions.clone();
                next.dice.left_out = left_out.clone();
                Some(Said::Started)
            }
            TableEvent::Say { text } => Some(Said::Words(text.clone())),
            TableEvent::AskUndo { to } => {
                next.rewind_request = Some(RewindRequest { by: seat?, to: *to, agreed: Vec::new() });
                Some(Said::Asked)
            }
            TableEvent::Agree => {
                let owner = self.owner_of(seat?)?.clone();
                next.rewind_request.as_mut()?.agreed.push(owner);
                None
            }
            TableEvent::Decline => {
                next.rewind_request = None;
                Some(Said::Declined)
            }
            TableEvent::Rewind { .. } => {
                next.rewind_request = None;
                Some(Said::Rewound)
            }
            TableEvent::StandIn { bot } => {
                let chair = next.chairs.get_mut(seat?.index())?;
                chair.sitter = Sitter::Absent { owner: chair.sitter.owner()?.clone(), bot: bot.clone() };
                Some(Said::Filled)
            }
            TableEvent::Return => {
                let chair = next.chairs.get_mut(seat?.index())?;
                chair.sitter = Sitter::Person(chair.sitter.owner()?.clone());
                Some(Said::Returned)
            }
            TableEvent::Abandon => {
                next.closed = true;
                next.rewind_request = None;
                Some(Said::Abandoned)
            }
            TableEvent::Rematch { table } => {
                next.rematch = Some(table.clone());
                Some(Said::Rematch)
            }
            TableEvent::Hook { url } => {
                next.hook = url.clone();
                None
            }
            TableEvent::Retake { owner } => {
                let seat = seat?;
                let chair = next.chairs.get_mut(seat.index())?;
                let before = chair.sitter.owner()?.clone();
                chair.sitter = Sitter::Person(owner.clone());
                next.moved.retain(|moved| *moved != (owner.clone(), seat));
                next.moved.push((before, seat));
                Some(Said::Moved)
            }
            TableEvent::Merge { from, to } => {
                next.rename(from, to);
                None
            }
            TableEvent::Relink { hash, salt } => {
                *next.links.get_mut(seat?.index())? = Some(Link { hash: hash.clone(), salt: salt.clone() });
                Some(Said::Relinked)
            }
            TableEvent::AskSeat { owner, name } => {
                let seat = seat?;
                next.knocks.retain(|knock| knock.seat != seat);
                next.knocks.push(Knock { seat, owner: owner.clone(), name: name.clone(), agreed: Vec::new() });
                Some(Said::SeatWanted)
            }
            TableEvent::Admit { seat: wanted } => {
                let owner = self.owner_of(seat?)?.clone();
                next.knocks.iter_mut().find(|knock| knock.seat == *wanted)?.agreed.push(owner);
                None
            }
            TableEvent::TurnAway { seat: wanted } => {
                next.knocks.retain(|knock| knock.seat != *wanted);
                Some(Said::Declined)
            }
            TableEvent::Lesson { beat, .. } => {
                if !self.lesson.is_some_and(Lesson::is_game) {
                    next.beats.clear();
                }
                let last = self.lesson.and_then(|lesson| lesson.beats.last());
                next.learned |= last.is_some_and(|last| last.id == *beat);
                next.beats.push(beat.clone());
                next.turned_at = entry.number;
                None
            }
            TableEvent::Import { words, shared, .. } => {
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
            let sitting = if matches!(event, TableEvent::Sit { .. }) { &next.chairs } else { &self.chairs };
            let name = seat.and_then(|seat| sitting.get(seat.index())).and_then(|chair| chair.name.clone());
            next.talk.push_back(TalkLine { number: entry.number, seat, name, what });
        }
        if let TableEvent::Deal { left_out, .. } = &event {
            // Everybody is to see whose contribution is missing.
            let names = left_out.iter().map(|seat| (*seat, self.chair(*seat).and_then(|chair| chair.name.clone())));
            let line = |(seat, name)| TalkLine { number: entry.number, seat: Some(seat), name, what: Said::LeftOut };
            next.talk.extend(names.map(line));
        }
        while next.talk.len() > MAX_TALK_LINES {
            next.talk.pop_front();
        }
        Some(next)
    }

    /// Bots take the seats that were free.
    fn fill(&mut self, bots: &[(Seat, String)]) -> Option<()> {
        for (seat, bot) in bots {
            let chair = self.chairs.get_mut(seat.index())?;
            // A bot does not bear the name of the friend who was expected.
            (chair.sitter, chair.name) = (Sitter::Bot { name: bot.clone() }, None);
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
            TableEvent::Sit { owner, name: Some("Ann \"<b>\"".to_owned()) },
            TableEvent::Move { to: Seat(2) },
            TableEvent::Stand,
            TableEvent::Name { name: None, words: Some("moon".to_owned()) },
            TableEvent::Lesson { beat: "goal".to_owned(), to: None },
            TableEvent::Lesson { beat: "goal".to_owned(), to: Some(3) },
            TableEvent::Start { words: vec!["a".to_owned()], bots: vec![(Seat(1), "random".to_owned())] },
            TableEvent::Say { text: "hello\u{1f680}".to_owned() },
            TableEvent::AskUndo { to: 7 },
            TableEvent::Agree,
            TableEvent::Decline,
            TableEvent::Rewind { to: 7 },
            TableEvent::StandIn { bot: "random".to_owned() },
            TableEvent::Return,
            TableEvent::Abandon,
            TableEvent::Rematch { table: "abc".to_owned() },
            TableEvent::Hook { url: None },
            TableEvent::Import { words: Vec::new(), moves: vec![(Seat(0), "\"keep\"".to_owned())], shared: None },
            TableEvent::Commit { hash: "c0ffee".to_owned() },
            TableEvent::Call { bots: vec![(Seat(1), "random".to_owned())] },
            TableEvent::Reveal { bytes: [7; 16].into(), words: "moon".to_owned() },
            TableEvent::Deal { bots: Vec::new(), contributions: vec![contribution.clone()], left_out: vec![Seat(2)] },
            TableEvent::Import {
                words: Vec::new(),
                moves: Vec::new(),
                shared: Some(ImportedShared {
                    table: "other".to_owned(),
                    contributions: vec![contribution],
                    left_out: Vec::new(),
                }),
            },
            TableEvent::Retake { owner: Owner("other".to_owned()) },
            TableEvent::Merge { from: Owner("me".to_owned()), to: Owner("other".to_owned()) },
            TableEvent::Relink { hash: "h".to_owned(), salt: "s".to_owned() },
            TableEvent::AskSeat { owner: Owner("other".to_owned()), name: None },
            TableEvent::Admit { seat: Seat(1) },
            TableEvent::TurnAway { seat: Seat(1) },
        ];
        for event in all {
            let kind = event.entry_kind();
            assert!(matches!(&kind, EntryKind::Other { kind, .. } if !kind.is_empty()));
            assert_eq!(TableEvent::of(&kind), Some(event));
        }
        // As it was written before there were secrets.
        let old =
            |kind: &str, body: &str| TableEvent::of(&EntryKind::Other { kind: kind.to_owned(), body: body.to_owned() });
        let import = TableEvent::Import { words: vec!["a".to_owned()], moves: Vec::new(), shared: None };
        assert_eq!(old("import", "{\"words\":[\"a\"],\"moves\":[]}"), Some(import));
        let start = TableEvent::Start { words: Vec::new(), bots: vec![(Seat(1), "random".to_owned())] };
        assert_eq!(old("start", "{\"words\":[],\"bots\":[[1,\"random\"]]}"), Some(start));
        let strange = EntryKind::Other { kind: "dance".to_owned(), body: String::new() };
        assert_eq!(TableEvent::of(&strange), None);
    }
}
