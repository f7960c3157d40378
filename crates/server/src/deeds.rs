//! What people may do at a table besides the game, and what comes of it.

use engine::{Contribution, Seat};

use crate::gathering::{Doing, Gathering};
use crate::moment::Moment;
use crate::seating::Place;
use crate::store::{DiceKind, Owner, Sitter};
use crate::table::{NoMove, NoTable, Plan, Request, Table, Who, moved_by};

/// What is to be written for something that a visitor wants to do, or why it may not be done.
pub(crate) fn plan(table: &Table, now: &Moment, request: &Request, doing: &Doing) -> Result<Plan, NoMove> {
    let gathering = &*now.gathering;
    if let (Who::Server { late }, Doing::Deal { .. }) = (&request.who, doing) {
        return deal(table, now, *late);
    }
    let Who::Visitor(owner) = &request.who else { return Err(NoMove::NotYours) };
    let place = Place::of(owner, &gathering.chairs);
    if gathering.closed && !matches!(doing, Doing::Say { .. } | Doing::Rematch { .. } | Doing::Merge { .. }) {
        return Err(NoMove::GivenUp);
    }
    let over = now.position.winners().is_some();
    // The seat that is meant: the named one if it is theirs, else their first.
    let own = request.seat.map_or_else(|| place.seats().next(), |seat| Some(seat).filter(|seat| place.has(*seat)));
    let own = own.ok_or(NoMove::NotYours);
    let (seat, doing) = match doing {
        Doing::Sit { owner, name } => {
            // Whoever has chosen the seed knows every roll: nobody else is let in.
            if gathering.dice.kind == DiceKind::Chosen && *owner != gathering.creator {
                return Err(NoMove::ChosenSeed);
            }
            sit(gathering, request.seat, (owner, name), over)?
        }
        Doing::Retake { owner } => (Some(retake(gathering, request.seat, owner)?), doing.clone()),
        Doing::Relink { .. } => {
            let seat = request.seat.filter(|seat| gathering.chair(*seat).is_some()).ok_or(NoMove::NotYours)?;
            if *owner != gathering.creator && !place.has(seat) {
                return Err(NoMove::NotYours);
            }
            (Some(seat), doing.clone())
        }
        // Both are asked for by the same visitor, who has shown it elsewhere.
        Doing::Merge { from, to } => {
            let seat = Place::of(from, &gathering.chairs).seats().next();
            if to != owner || (seat.is_none() && gathering.creator != *from) {
                return Err(NoMove::Stale);
            }
            (seat, doing.clone())
        }
        // Who may sit down has settled it.
        Doing::AskSeat { .. } => return Err(NoMove::NotYours),
        Doing::Admit { seat } | Doing::TurnAway { seat } => {
            during(gathering, over)?;
            let own = place.seats().find(|seat| place.owns(*seat)).ok_or(NoMove::NotYours)?;
            answer_knock(gathering, own, owner, *seat, matches!(doing, Doing::Admit { .. }))?
        }
        Doing::Move { to } => {
            before(gathering)?;
            let seat = own?;
            if gathering.chair(*to).is_none_or(|chair| chair.sitter != Sitter::Open) {
                return Err(NoMove::SeatTaken);
            }
            (Some(seat), doing.clone())
        }
        Doing::Stand => {
            before(gathering)?;
            (Some(own?), doing.clone())
        }
        Doing::Name { name, words } => {
            let words = words.clone().filter(|_| gathering.dice.kind == DiceKind::Seed);
            (Some(own?), Doing::Name { name: name.clone(), words })
        }
        Doing::Say { .. } => (Some(own?), doing.clone()),
        Doing::Commit { .. } => {
            before(gathering)?;
            if !gathering.dice.is_shared() {
                return Err(NoMove::BadContribution);
            }
            (Some(own?), doing.clone())
        }
        Doing::Reveal { bytes, words } => {
            let seat = own?;
            match (gathering.begun, gathering.dice.called) {
                (true, _) => return Err(NoMove::Begun),
                (false, false) => return Err(NoMove::NotStarted),
                (false, true) if gathering.dice.has_opened(seat) => return Err(NoMove::Stale),
                (false, true) => {}
            }
            if !gathering.dice.is_promised(&Contribution { seat, bytes: *bytes, words: words.clone() }) {
                return Err(NoMove::BadContribution);
            }
            (Some(seat), doing.clone())
        }
        // Only the server does these, and not because somebody asks.
        Doing::Call { .. } | Doing::Deal { .. } => return Err(NoMove::NotYours),
        Doing::Start { bots, .. } => {
            before(gathering)?;
            if *owner != gathering.creator {
                return Err(NoMove::NotYours);
            }
            let open = gathering.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).map(|chair| chair.seat);
            let bot = bots.first().map(|(_, bot)| bot.clone());
            let bots = open.map(|seat| bot.clone().map(|bot| (seat, bot))).collect::<Option<Vec<_>>>();
            let bots = bots.ok_or(NoMove::NobodyMissing)?;
            let doing = if !gathering.dice.is_shared() {
                let words = gathering.dice.words.iter().flatten().cloned().collect();
                Doing::Start { words, bots }
            } else if gathering.dice.hashes.iter().any(Option::is_some) {
                Doing::Call { bots }
            } else {
                // Nobody has promised anything: there is nothing to wait for.
                Doing::Deal { bots, contributions: Vec::new(), left_out: Vec::new() }
            };
            (place.seats().next(), doing)
        }
        Doing::AskUndo { .. } => ask(now, own?, owner, over)?,
        Doing::Agree | Doing::Decline | Doing::Rewind { .. } => answer(gathering, own?, owner, doing)?,
        Doing::StandIn { bot } => {
            during(gathering, over)?;
            let seat = request.seat.ok_or(NoMove::NobodyMissing)?;
            let Some(Sitter::Person(person)) = gathering.chair(seat).map(|chair| &chair.sitter) else {
                return Err(NoMove::NobodyMissing);
            };
            if place.is_spectator() {
                return Err(NoMove::NotYours);
            }
            // One's own seat one may leave at any time; for others only while they are away.
            if person != owner && !table.misses(person) {
                return Err(NoMove::NobodyMissing);
            }
            (Some(seat), Doing::StandIn { bot: bot.clone() })
        }
        Doing::Return => {
            let seat = own?;
            let away = gathering.chair(seat).is_some_and(|chair| matches!(chair.sitter, Sitter::Absent { .. }));
            if !away {
                return Err(NoMove::NobodyMissing);
            }
            (Some(seat), Doing::Return)
        }
        Doing::Abandon => {
            let may = match gathering.begun {
                true => !place.is_spectator() && gathering.others(owner).next().is_none(),
                false => *owner == gathering.creator,
            };
            if !may || over {
                return Err(NoMove::NotYours);
            }
            (place.seats().next(), Doing::Abandon)
        }
        Doing::Rematch { .. } => {
            if gathering.rematch.is_some() {
                return Err(NoMove::Stale);
            }
            (Some(own?), doing.clone())
        }
        Doing::Hook { .. } => {
            if *owner != gathering.creator {
                return Err(NoMove::NotYours);
            }
            (place.seats().next(), doing.clone())
        }
        Doing::Import { .. } => {
            if !gathering.imported || now.number > 0 {
                return Err(NoMove::NotYours);
            }
            (None, doing.clone())
        }
    };
    let position = match doing.is_move() {
        true => Some(moved_by(&**table.kind(), &table.opening, &now.position, &doing).ok_or(NoMove::NoUndo)?),
        false => None,
    };
    Ok(Plan { seat, deed: doing.deed(), position })
}

/// The deal: as soon as everything that was promised is opened, or, if it is `late`, without what
/// is missing.
fn deal(table: &Table, now: &Moment, late: bool) -> Result<Plan, NoMove> {
    let gathering = &*now.gathering;
    if !gathering.is_dealing() {
        return Err(NoMove::Begun);
    }
    if !late && !gathering.dice.is_complete() {
        return Err(NoMove::NotStarted);
    }
    let (contributions, left_out) = gathering.dice.gathered();
    let doing = Doing::Deal { bots: Vec::new(), contributions, left_out };
    let position = moved_by(&**table.kind(), &table.opening, &now.position, &doing);
    Ok(Plan { seat: None, deed: doing.deed(), position: Some(position.ok_or(NoMove::Table(NoTable::Damaged))?) })
}

/// Before the start.
fn before(gathering: &Gathering) -> Result<(), NoMove> {
    if gathering.begun || gathering.dice.called { Err(NoMove::Begun) } else { Ok(()) }
}

/// While the game goes on.
fn during(gathering: &Gathering, over: bool) -> Result<(), NoMove> {
    match (gathering.begun, gathering.is_playing() && !over) {
        (false, _) => Err(NoMove::NotStarted),
        (true, false) => Err(NoMove::GivenUp),
        (true, true) => Ok(()),
    }
}

/// Somebody wants to sit down where nobody sits, or a bot that plays for nobody. Whoever takes over
/// from a bot in a running game sees its hand: the people at the table have to agree, and it cannot be
/// one of them.
fn sit(
    gathering: &Gathering,
    seat: Option<Seat>,
    (owner, name): (&Owner, &Option<String>),
    over: bool,
) -> Result<(Option<Seat>, Doing), NoMove> {
    let chair = seat.and_then(|seat| gathering.chair(seat)).ok_or(NoMove::SeatTaken)?;
    let (owner, name) = (owner.clone(), name.clone());
    match &chair.sitter {
        Sitter::Open => Ok((seat, Doing::Sit { owner, name })),
        Sitter::Bot { .. } if !gathering.begun => Ok((seat, Doing::Sit { owner, name })),
        Sitter::Bot { .. } => {
            during(gathering, over)?;
            if !Place::of(&owner, &gathering.chairs).is_spectator() {
                return Err(NoMove::SeatTaken);
            }
            match gathering.knocks.iter().find(|knock| Some(knock.seat) == seat) {
                Some(knock) if knock.owner == owner => Err(NoMove::Stale),
                Some(_) => Err(NoMove::SeatTaken),
                None if gathering.others(&owner).next().is_none() => Ok((seat, Doing::Sit { owner, name })),
                None => Ok((seat, Doing::AskSeat { owner, name })),
            }
        }
        Sitter::Person(person) if *person == owner => Err(NoMove::Stale),
        Sitter::Person(_) | Sitter::Absent { .. } => Err(NoMove::SeatTaken),
    }
}

/// The seat that another device takes over by its private link. Nobody takes one who sits elsewhere
/// at the same table: that would be somebody else.
fn retake(gathering: &Gathering, seat: Option<Seat>, owner: &Owner) -> Result<Seat, NoMove> {
    let chair = seat.and_then(|seat| gathering.chair(seat)).ok_or(NoMove::SeatTaken)?;
    match chair.sitter.owner() {
        Some(person) if person == owner => Err(NoMove::Stale),
        Some(_) if Place::of(owner, &gathering.chairs).is_spectator() => Ok(chair.seat),
        _ => Err(NoMove::SeatTaken),
    }
}

/// An answer to somebody who asks for a seat: of the last who is asked it lets them sit down.
fn answer_knock(
    gathering: &Gathering,
    own: Seat,
    owner: &Owner,
    seat: Seat,
    agrees: bool,
) -> Result<(Option<Seat>, Doing), NoMove> {
    let knock = gathering.knocks.iter().find(|knock| knock.seat == seat).ok_or(NoMove::NoWish)?;
    if !agrees {
        return Ok((Some(own), Doing::TurnAway { seat }));
    }
    if gathering.others(owner).any(|person| !knock.agreed.contains(person)) {
        // Others are asked still.
        return if knock.agreed.contains(owner) { Err(NoMove::NoWish) } else { Ok((Some(own), Doing::Admit { seat })) };
    }
    Ok((Some(seat), Doing::Sit { owner: knock.owner.clone(), name: knock.name.clone() }))
}

/// A wish to go back to before one's last choice. People are asked. Bots agree if nothing has been
/// rolled or shown since; where people sit, they answer for the bots too.
fn ask(now: &Moment, seat: Seat, owner: &Owner, over: bool) -> Result<(Option<Seat>, Doing), NoMove> {
    let gathering = &*now.gathering;
    during(gathering, over)?;
    let to = now.position.before_last_of(seat).ok_or(NoMove::NoUndo)?;
    if gathering.others(owner).next().is_some() {
        return Ok((Some(seat), Doing::AskUndo { to }));
    }
    let bots = gathering.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Bot { .. } | Sitter::Absent { .. }));
    if !bots || now.position.revealed_since(to) {
        return Err(NoMove::NoUndo);
    }
    Ok((Some(seat), Doing::Rewind { to }))
}

/// An answer to a wish: of the last who is asked it carries the wish out.
fn answer(gathering: &Gathering, seat: Seat, owner: &Owner, doing: &Doing) -> Result<(Option<Seat>, Doing), NoMove> {
    let plea = gathering.plea.as_ref().ok_or(NoMove::NoWish)?;
    let asker = gathering.owner_of(plea.by);
    let own = asker == Some(owner);
    match doing {
        // Whoever asked may think better of it.
        Doing::Decline => return Ok((Some(seat), Doing::Decline)),
        _ if own || plea.agreed.contains(owner) => return Err(NoMove::NoWish),
        _ => {}
    }
    let asker = asker.ok_or(NoMove::NoWish)?;
    let missing = gathering.others(asker).any(|person| person != owner && !plea.agreed.contains(person));
    Ok((Some(seat), if missing { Doing::Agree } else { Doing::Rewind { to: plea.to } }))
}
