//! What is asked of the database for one deposit: a first statement, which settles whether it can be
//! done, and what follows if it can.

use engine::to_json;
use tokio_postgres::{Error, Row};

use super::read;
use super::session::Session;
use crate::store::deposit::{Deposit, Done};
use crate::store::{
    Chair, Change, KeptPack, MAX_CLAIM, Opening, Standing, StoreError, TableId, Ticket, Tidied, Tidying,
};

/// What the first statement has settled.
pub(super) enum First {
    /// Whether it has changed anything.
    Changed(bool),
    Ticket(Option<Ticket>),
    /// There is none: all is done by what follows.
    Nothing,
}

pub(super) async fn start(session: &Session, deposit: &Deposit) -> Result<First, Error> {
    let Session { client, sql, .. } = session;
    match deposit {
        Deposit::Opening(opened) => start_table(session, &opened.0).await,
        // Somebody else writes to the same table: it is theirs.
        Deposit::Change(..) => Ok(First::Changed(false)),
        // A claim waits for whoever holds the row: it is made when such rows are written.
        Deposit::Claim { .. } | Deposit::Tidy(_) => Ok(First::Nothing),
        Deposit::Ticket(ticket, now) => {
            client.execute(&sql.forget_tickets, &[now]).await?;
            let Ticket { hash, kind, body, expires, single } = ticket;
            let written = client.execute(&sql.put_ticket, &[hash, kind, body, expires, single]).await?;
            Ok(First::Changed(written == 1))
        }
        Deposit::UseTicket(hash, now) => {
            let row = client.query_opt(&sql.use_ticket, &[hash, now]).await?;
            row.map(|row| read::ticket(&row)).transpose().map(First::Ticket)
        }
        Deposit::KeepPack(pack) => {
            let (kept, text) = &**pack;
            client.execute(&sql.put_pack, &[&text.hash, &text.name, &text.text]).await?;
            let KeptPack { id, owner, game, name, hash, origin, changed } = kept;
            let written = client.execute(&sql.keep_pack, &[id, &owner.0, game, name, hash, origin, changed]).await?;
            Ok(First::Changed(written == 1))
        }
        Deposit::DropPack { owner, id } => {
            client.execute(&sql.drop_pack, &[id, &owner.0]).await?;
            Ok(First::Changed(true))
        }
        Deposit::MoveTokens { from, to } => {
            client.execute(&sql.move_packs, &[&from.0, &to.0]).await?;
            client.execute(&sql.keep_first_token, &[&from.0]).await?;
            client.execute(&sql.move_tokens, &[&from.0, &to.0]).await?;
            Ok(First::Changed(true))
        }
        Deposit::RenewToken { owner, hash } => {
            client.execute(&sql.keep_first_token, &[&owner.0]).await?;
            client.execute(&sql.revoke_tokens, &[&owner.0]).await?;
            client.execute(&sql.put_token, &[hash, &owner.0]).await?;
            Ok(First::Changed(true))
        }
        Deposit::DropTicket(hash) => {
            client.execute(&sql.drop_ticket, &[hash]).await?;
            Ok(First::Changed(true))
        }
    }
}

async fn start_table(session: &Session, opening: &Opening) -> Result<First, Error> {
    let Session { client, sql, .. } = session;
    if let Some(pack) = &opening.pack {
        client.execute(&sql.put_pack, &[&pack.hash, &pack.name, &pack.text]).await?;
    }
    let written = client
        .execute(
            &sql.open_table,
            &[
                &opening.id.0,
                &opening.game,
                &i64::from(opening.rules),
                &opening.setup,
                &opening.seed,
                &opening.commitment,
                &opening.hash,
                &opening.created,
                &opening.creator.0,
                &opening.daily,
                &opening.imported,
                &to_json(&opening.chairs),
                &opening.origin,
                &opening.dice.name(),
                &opening.pack.as_ref().map(|pack| &pack.hash),
            ],
        )
        .await?;
    Ok(First::Changed(written == 1))
}

/// What follows the first statement; none if the deposit is refused.
pub(super) async fn follow_up(session: &Session, deposit: &Deposit, first: First) -> Result<Option<Done>, Error> {
    match (deposit, first) {
        (_, First::Changed(false)) => return Ok(None),
        (_, First::Ticket(ticket)) => return Ok(Some(Done::Ticket(ticket))),
        (Deposit::Opening(opened), _) => finish_table(session, &opened.0, &opened.1).await?,
        (Deposit::Change(table, change), _) => take_seats(session, table, change).await?,
        (Deposit::Claim { table, number, process, now, until }, _) => {
            let Session { client, sql, .. } = session;
            let number = number.cast_signed();
            let claimed = client.execute(&sql.claim, &[&table.0, &number, process, now, until, &MAX_CLAIM]).await?;
            return Ok(Some(Done::Claimed(claimed == 1)));
        }
        (Deposit::Tidy(what), _) => return Ok(Some(Done::Tidied(tidy(session, what).await?))),
        (
            Deposit::Ticket(..)
            | Deposit::UseTicket(..)
            | Deposit::DropTicket(_)
            | Deposit::KeepPack(_)
            | Deposit::DropPack { .. }
            | Deposit::MoveTokens { .. }
            | Deposit::RenewToken { .. },
            _,
        ) => {}
    }
    Ok(Some(Done::Written))
}

async fn finish_table(session: &Session, opening: &Opening, standing: &Standing) -> Result<(), Error> {
    let Session { client, sql, .. } = session;
    client
        .execute(
            &sql.open_standing,
            &[
                &opening.id.0,
                &opening.created,
                &standing.choices.cast_signed(),
                &standing.result.map(i64::from),
                &standing.scores,
                &i64::from(standing.waiting),
                &standing.bot_due,
                &standing.closed,
                &to_json(&opening.chairs),
            ],
        )
        .await?;
    add_owners(session, &opening.id, &opening.chairs).await
}

/// Writes down who sits where, if that is not as it was.
async fn take_seats(session: &Session, table: &TableId, change: &Change) -> Result<(), Error> {
    let Session { client, sql, .. } = session;
    if let Some(chairs) = &change.chairs {
        client.execute(&sql.seat, &[&table.0, &to_json(chairs)]).await?;
        client.execute(&sql.drop_owners, &[&table.0]).await?;
        add_owners(session, table, chairs).await?;
    }
    Ok(())
}

async fn add_owners(session: &Session, table: &TableId, chairs: &[Chair]) -> Result<(), Error> {
    let Session { client, sql, .. } = session;
    for owner in chairs.iter().filter_map(|chair| chair.sitter.owner()) {
        client.execute(&sql.add_owner, &[&owner.0, &table.0]).await?;
    }
    Ok(())
}

/// Removes what nobody ever played, and archives what is over.
async fn tidy(session: &Session, what: &Tidying) -> Result<Tidied, Error> {
    let Session { client, sql, .. } = session;
    let limit = i64::from(what.limit);
    let names = |rows: Vec<Row>| rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, Error>>();
    let (mut removed, mut archived) = (Vec::new(), Vec::new());
    if let Some(before) = what.unplayed_before {
        removed = names(client.query(&sql.unplayed, &[&before, &limit]).await?)?;
        for statement in [&sql.drop_entries, &sql.drop_owners_of, &sql.drop_standings, &sql.drop_tables] {
            client.execute(statement, &[&removed]).await?;
        }
    }
    client.execute(&sql.drop_idle_packs, &[]).await?;
    if let Some(before) = what.finished_before {
        archived = names(client.query(&sql.finished, &[&before, &limit]).await?)?;
        for statement in [&sql.archive, &sql.drop_entries] {
            client.execute(statement, &[&archived]).await?;
        }
    }
    let tables = |names: Vec<String>| names.into_iter().map(TableId).collect();
    Ok(Tidied { removed: tables(removed), archived: tables(archived) })
}

/// Why a deposit was refused.
pub(super) async fn why_not(session: &Session, deposit: &Deposit) -> StoreError {
    let Deposit::Change(table, change) = deposit else { return StoreError::Taken };
    let Session { client, sql, .. } = session;
    // Should this fail: whoever is told that it is taken will look, and find out.
    let Ok(row) = client.query_one(&sql.why_not, &[&table.0, &change.entry.key]).await else {
        return StoreError::Taken;
    };
    match (row.try_get::<_, bool>(0), row.try_get::<_, Option<i64>>(1)) {
        (Ok(false), _) => StoreError::NoTable,
        (_, Ok(Some(number))) => StoreError::Repeated(number.cast_unsigned()),
        _ => StoreError::Taken,
    }
}
