//! What people may do at a table besides the game, and what comes of it.

use engine::{Contribution, Seat};

use crate::lessons;
use crate::participants::{Participants, TableEvent};
use crate::seating::Place;
use crate::snapshot::Snapshot;
use crate::store::{DiceKind, Owner, Sitter};
use crate::table::{CommandError, Plan, Request, Table, TableError, Who, moved_by};

/// What is to be written for something that a visitor wants to do, or why it may not be done.
pub(crate) fn plan(table: &Table, now: &Snapshot, request: &Request, event: &TableEvent) -> Result<Plan, CommandError> {
    let participants = &*now.participants;
    if let (Who::Server { late }, TableEvent::Deal { .. }) = (&request.who, event) {
        return deal(table, now, *late);
    }
    let Who::Visitor(owner) = &request.who else { return Err(CommandError::NotYours) };
    let place = Place::of(owner, &participants.chairs);
    if participants.closed
        && !matches!(event, TableEvent::Say { .. } | TableEvent::Rematch { .. } | TableEvent::Merge { .. })
    {
        return Err(CommandError::GivenUp);
    }
    let over = now.position.winners().is_some();
    // The seat that is meant: the named one if it is theirs, else their first.
    let own = request.seat.map_or_else(|| place.seats().next(), |seat| Some(seat).filter(|seat| place.has(*seat)));
    let own = own.ok_or(CommandError::NotYours);
    let (seat, event) = match event {
        TableEvent::Sit { owner, name } => {
            // Whoever has chosen the seed knows every roll: nobody else is let in.
            if participants.dice.kind == DiceKind::Chosen && *owner != participants.creator {
                return Err(CommandError::ChosenSeed);
            }
            sit(participants, request.seat, (owner, name), over)?
        }
        TableEvent::Retake { owner } => (Some(retake(participants, request.seat, owner)?), event.clone()),
        TableEvent::Relink { .. } => {
            let seat = request.seat.filter(|seat| participants.chair(*seat).is_some()).ok_or(CommandError::NotYours)?;
            if *owner != participants.creator && !place.has(seat) {
                return Err(CommandError::NotYours);
            }
            (Some(seat), event.clone())
        }
        // Both are asked for by the same visitor, who has shown it elsewhere.
        TableEvent::Merge { from, to } => {
            let seat = Place::of(from, &participants.chairs).seats().next();
            if to != owner || (seat.is_none() && participants.creator != *from) {
                return Err(CommandError::Stale);
            }
            (seat, event.clone())
        }
        // Who may sit down has settled it.
        TableEvent::AskSeat { .. } => return Err(CommandError::NotYours),
        TableEvent::Admit { seat } | TableEvent::TurnAway { seat } => {
            during(participants, over)?;
            let own = place.seats().find(|seat| place.owns(*seat)).ok_or(CommandError::NotYours)?;
            answer_knock(participants, own, owner, *seat, matches!(event, TableEvent::Admit { .. }))?
        }
        TableEvent::Move { to } => {
            before(participants)?;
            let seat = own?;
            if participants.chair(*to).is_none_or(|chair| chair.sitter != Sitter::Open) {
                return Err(CommandError::SeatTaken);
            }
            (Some(seat), event.clone())
        }
        TableEvent::Stand => {
            before(participants)?;
            (Some(own?), event.clone())
        }
        TableEvent::Name { name, words } => {
            let words = words.clone().filter(|_| participants.dice.kind == DiceKind::Seed);
            (Some(own?), TableEvent::Name { name: name.clone(), words })
        }
        TableEvent::Say { .. } => (Some(own?), event.clone()),
        TableEvent::Commit { .. } => {
            before(participants)?;
            if !participants.dice.is_shared() {
                return Err(CommandError::BadContribution);
            }
            (Some(own?), event.clone())
        }
        TableEvent::Reveal { bytes, words } => {
            let seat = own?;
            match (participants.begun, participants.dice.called) {
                (true, _) => return Err(CommandError::Begun),
                (false, false) => return Err(CommandError::NotStarted),
                (false, true) if participants.dice.has_opened(seat) => return Err(CommandError::Stale),
                (false, true) => {}
            }
            if !participants.dice.is_promised(&Contribution { seat, bytes: *bytes, words: words.clone() }) {
                return Err(CommandError::BadContribution);
            }
            (Some(seat), event.clone())
        }
        // Only the server does these, and not because somebody asks.
        TableEvent::Call { .. } | TableEvent::Deal { .. } => return Err(CommandError::NotYours),
        TableEvent::Start { bots, .. } => {
            before(participants)?;
            if *owner != participants.creator {
                return Err(CommandError::NotYours);
            }
            let open = participants.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).map(|chair| chair.seat);
            let bot = bots.first().map(|(_, bot)| bot.clone());
            let bots = open.map(|seat| bot.clone().map(|bot| (seat, bot))).collect::<Option<Vec<_>>>();
            let bots = bots.ok_or(CommandError::NobodyMissing)?;
            let event = if !participants.dice.is_shared() {
                let words = participants.dice.words.iter().flatten().cloned().collect();
                TableEvent::Start { words, bots }
            } else if participants.dice.hashes.iter().any(Option::is_some) {
                TableEvent::Call { bots }
            } else {
                // Nobody has promised anything: there is nothing to wait for.
                TableEvent::Deal { bots, contributions: Vec::new(), left_out: Vec::new() }
            };
            (place.seats().next(), event)
        }
        TableEvent::AskUndo { .. } => ask(now, own?, owner, over)?,
        TableEvent::Agree | TableEvent::Decline | TableEvent::Rewind { .. } => {
            answer(participants, own?, owner, event)?
        }
        TableEvent::StandIn { bot } => {
            during(participants, over)?;
            let seat = request.seat.ok_or(CommandError::NobodyMissing)?;
            let Some(Sitter::Person(person)) = participants.chair(seat).map(|chair| &chair.sitter) else {
                return Err(CommandError::NobodyMissing);
            };
            if place.is_spectator() {
                return Err(CommandError::NotYours);
            }
            // One's own seat one may leave at any time; for others only while they are away.
            if person != owner && !table.misses(person) {
                return Err(CommandError::NobodyMissing);
            }
            (Some(seat), TableEvent::StandIn { bot: bot.clone() })
        }
        TableEvent::Return => {
            let seat = own?;
            let away = participants.chair(seat).is_some_and(|chair| matches!(chair.sitter, Sitter::Absent { .. }));
            if !away {
                return Err(CommandError::NobodyMissing);
            }
            (Some(seat), TableEvent::Return)
        }
        TableEvent::Abandon => {
            let may = match participants.begun {
                true => !place.is_spectator() && participants.others(owner).next().is_none(),
                false => *owner == participants.creator,
            };
            if !may || over {
                return Err(CommandError::NotYours);
            }
            (place.seats().next(), TableEvent::Abandon)
        }
        TableEvent::Rematch { .. } => {
            if participants.rematch.is_some() {
                return Err(CommandError::Stale);
            }
            (Some(own?), event.clone())
        }
        TableEvent::Hook { .. } => {
            if *owner != participants.creator {
                return Err(CommandError::NotYours);
            }
            (place.seats().next(), event.clone())
        }
        TableEvent::Lesson { beat, .. } => (Some(own?), lessons::turn(now, beat)?),
        TableEvent::Import { .. } => {
            if !participants.imported || now.number > 0 {
                return Err(CommandError::NotYours);
            }
            (None, event.clone())
        }
    };
    let position = match event.is_move() {
        true => Some(moved_by(&**table.game(), &table.opening, &now.position, &event).ok_or(CommandError::NoUndo)?),
        false => None,
    };
    Ok(Plan { seat, kind: event.entry_kind(), position })
}

/// The deal: as soon as everything that was promised is opened, or, if it is `late`, without what
/// is missing.
fn deal(table: &Table, now: &Snapshot, late: bool) -> Result<Plan, CommandError> {
    let participants = &*now.participants;
    if !participants.is_dealing() {
        return Err(CommandError::Begun);
    }
    if !late && !participants.dice.is_complete() {
        return Err(CommandError::NotStarted);
    }
    let (contributions, left_out) = participants.dice.gathered();
    let event = TableEvent::Deal { bots: Vec::new(), contributions, left_out };
    let position = moved_by(&**table.game(), &table.opening, &now.position, &event);
    Ok(Plan {
        seat: None,
        kind: event.entry_kind(),
        position: Some(position.ok_or(CommandError::Table(TableError::Damaged))?),
    })
}

/// Before the start.
fn before(participants: &Participants) -> Result<(), CommandError> {
    if participants.begun || participants.dice.called { Err(CommandError::Begun) } else { Ok(()) }
}

/// While the game goes on.
fn during(participants: &Participants, over: bool) -> Result<(), CommandError> {
    match (participants.begun, participants.is_playing() && !over) {
        (false, _) => Err(CommandError::NotStarted),
        (true, false) => Err(CommandError::GivenUp),
        (true, true) => Ok(()),
    }
}

/// Somebody wants to sit down where nobody sits, or a bot that plays for nobody. Whoever takes over
/// from a bot in a running game sees its hand: the people at the table have to agree, and it cannot be
/// one of them.
fn sit(
    participants: &Participants,
    seat: Option<Seat>,
    (owner, name): (&Owner, &Option<String>),
    over: bool,
) -> Result<(Option<Seat>, TableEvent), CommandError> {
    let chair = seat.and_then(|seat| participants.chair(seat)).ok_or(CommandError::SeatTaken)?;
    let (owner, name) = (owner.clone(), name.clone());
    match &chair.sitter {
        Sitter::Open => Ok((seat, TableEvent::Sit { owner, name })),
        Sitter::Bot { .. } if !participants.begun => Ok((seat, TableEvent::Sit { owner, name })),
        Sitter::Bot { .. } => {
            during(participants, over)?;
            if !Place::of(&owner, &participants.chairs).is_spectator() {
                return Err(CommandError::SeatTaken);
            }
            match participants.knocks.iter().find(|knock| Some(knock.seat) == seat) {
                Some(knock) if knock.owner == owner => Err(CommandError::Stale),
                Some(_) => Err(CommandError::SeatTaken),
                None if participants.others(&owner).next().is_none() => Ok((seat, TableEvent::Sit { owner, name })),
                None => Ok((seat, TableEvent::AskSeat { owner, name })),
            }
        }
        Sitter::Person(person) if *person == owner => Err(CommandError::Stale),
        Sitter::Person(_) | Sitter::Absent { .. } => Err(CommandError::SeatTaken),
    }
}

/// The seat that another device takes over by its private link. Nobody takes one who sits elsewhere
/// at the same table: that would be somebody else.
fn retake(participants: &Participants, seat: Option<Seat>, owner: &Owner) -> Result<Seat, CommandError> {
    let chair = seat.and_then(|seat| participants.chair(seat)).ok_or(CommandError::SeatTaken)?;
    match chair.sitter.owner() {
        Some(person) if person == owner => Err(CommandError::Stale),
        Some(_) if Place::of(owner, &participants.chairs).is_spectator() => Ok(chair.seat),
        _ => Err(CommandError::SeatTaken),
    }
}

/// An answer to somebody who asks for a seat: of the last who is asked it lets them sit down.
fn answer_knock(
    participants: &Participants,
    own: Seat,
    owner: &Owner,
    seat: Seat,
    agrees: bool,
) -> Result<(Option<Seat>, TableEvent), CommandError> {
    let knock = participants.knocks.iter().find(|knock| knock.seat == seat).ok_or(CommandError::NoRequest)?;
    if !agrees {
        return Ok((Some(own), TableEvent::TurnAway { seat }));
    }
    if participants.others(owner).any(|person| !knock.agreed.contains(person)) {
        // Others are asked still.
        return if knock.agreed.contains(owner) {
            Err(CommandError::NoRequest)
        } else {
            Ok((Some(own), TableEvent::Admit { seat }))
        };
    }
    Ok((Some(seat), TableEvent::Sit { owner: knock.owner.clone(), name: knock.name.clone() }))
}

/// A request to go back to before one's last choice. People are asked. Bots agree if nothing has been
/// rolled or shown since; where people sit, they answer for the bots too.
fn ask(now: &Snapshot, seat: Seat, owner: &Owner, over: bool) -> Result<(Option<Seat>, TableEvent), CommandError> {
    let participants = &*now.participants;
    during(participants, over)?;
    let to = now.position.before_last_of(seat).ok_or(CommandError::NoUndo)?;
    if participants.others(owner).next().is_some() {
        return Ok((Some(seat), TableEvent::AskUndo { to }));
    }
    let bots =
        participants.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Bot { .. } | Sitter::Absent { .. }));
    if !bots || now.position.revealed_since(to) {
        return Err(CommandError::NoUndo);
    }
    Ok((Some(seat), TableEvent::Rewind { to }))
}

/// An answer to a request to go back. The last player to agree carries it out.
fn answer(
    participants: &Participants,
    seat: Seat,
    owner: &Owner,
    event: &TableEvent,
) -> Result<(Option<Seat>, TableEvent), CommandError> {
    let rewind_request = participants.rewind_request.as_ref().ok_or(CommandError::NoRequest)?;
    let asker = participants.owner_of(rewind_request.by);
    let own = asker == Some(owner);
    match event {
        // Whoever asked may think better of it.
        TableEvent::Decline => return Ok((Some(seat), TableEvent::Decline)),
        _ if own || rewind_request.agreed.contains(owner) => return Err(CommandError::NoRequest),
        _ => {}
    }
    let asker = asker.ok_or(CommandError::NoRequest)?;
    let missing = participants.others(asker).any(|person| person != owner && !rewind_request.agreed.contains(person));
    Ok((Some(seat), if missing { TableEvent::Agree } else { TableEvent::Rewind { to: rewind_request.to } }))
}
