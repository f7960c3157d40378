//! The tables of the database, and the longer questions that are put to them.

use tokio_postgres::{Config, NoTls};

use super::session;
use crate::store::OpenError;

/// Whoever changes the schema holds the advisory lock of this number.
const LOCK: i64 = 0x5374_4272;

/// Each step leads from the version of its index to the next. Steps are never changed, only
/// added.
const MIGRATIONS: [&str; 6] = [
    "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules BIGINT NOT NULL,
        setup TEXT NOT NULL,
        seed TEXT NOT NULL,
        commitment TEXT NOT NULL,
        hash TEXT NOT NULL,
        created BIGINT NOT NULL,
        creator TEXT NOT NULL,
        daily TEXT,
        imported BOOLEAN NOT NULL,
        chairs TEXT NOT NULL -- as opened
    );
    CREATE UNIQUE INDEX tables_daily ON tables (creator, daily) WHERE daily IS NOT NULL;
    -- What changes with every entry. TableContext is left in each page, and nothing that changes often is
    -- indexed without need, so that a row can be renewed beside the old one.
    CREATE TABLE standings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        last BIGINT NOT NULL, -- the number of the last entry
        changed BIGINT NOT NULL,
        choices BIGINT NOT NULL,
        result BIGINT,
        scores TEXT,
        waiting BIGINT NOT NULL,
        bot_due BOOLEAN NOT NULL,
        closed BOOLEAN NOT NULL,
        claim BIGINT NOT NULL DEFAULT -1, -- the number that was claimed last
        claimed_by TEXT,
        claimed_until BIGINT NOT NULL DEFAULT 0, -- 0: done
        chairs TEXT NOT NULL -- as they are now
    ) WITH (fillfactor = 50);
    CREATE INDEX standings_bots ON standings (table_id) WHERE bot_due;
    CREATE TABLE owners (
        owner TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (owner, table_id)
    );
    CREATE INDEX owners_table ON owners (table_id);
    -- No reference to tables: an entry is only added where there is a standing.
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL CHECK (number > 0),
        seat BIGINT,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        key TEXT,
        hash TEXT NOT NULL,
        made BIGINT NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL;
    CREATE TABLE tickets (
        hash TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        expires BIGINT,
        single BOOLEAN NOT NULL
    );
    CREATE INDEX tickets_expires ON tickets (expires) WHERE expires IS NOT NULL;
",
    // What a request with a key asked for, as a digest; none for entries of before.
    "
    ALTER TABLE entries ADD COLUMN payload TEXT;
",
    // From where a table was opened, and where the logs of finished games go.
    "
    ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    CREATE INDEX tables_creator ON tables (creator);
    CREATE INDEX tables_origin ON tables (origin) WHERE origin <> '';
    CREATE TABLE archive (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        seat BIGINT,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        key TEXT,
        payload TEXT,
        hash TEXT NOT NULL,
        made BIGINT NOT NULL,
        PRIMARY KEY (table_id, number)
    );
",
    // How the chance is made: tables of before have a seed.
    "ALTER TABLE tables ADD COLUMN dice TEXT NOT NULL DEFAULT 'seed';",
    // Tokens that do not stand for themselves.
    "
    CREATE TABLE tokens (
        hash TEXT PRIMARY KEY,
        owner TEXT -- none: revoked
    );
    CREATE INDEX tokens_owner ON tokens (owner) WHERE owner IS NOT NULL;
",
    // Packs of component data by their hash, those that somebody keeps, and those that tables need.
    "
    CREATE TABLE packs (
        hash TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        text TEXT NOT NULL
    );
    CREATE TABLE kept_packs (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        hash TEXT NOT NULL REFERENCES packs (hash),
        origin TEXT NOT NULL,
        changed BIGINT NOT NULL
    );
    CREATE INDEX kept_packs_owner ON kept_packs (owner);
    CREATE INDEX kept_packs_origin ON kept_packs (origin) WHERE origin <> '';
    CREATE INDEX kept_packs_hash ON kept_packs (hash);
    ALTER TABLE tables ADD COLUMN pack TEXT REFERENCES packs (hash);
    CREATE INDEX tables_pack ON tables (pack) WHERE pack IS NOT NULL;
",
];

pub(super) const OPEN_TABLE: &str = "
    INSERT INTO tables (id, game, rules, setup, seed, commitment, hash, created, creator, daily, imported, chairs,
        origin, dice, pack)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING";

pub(super) const OPEN_STANDING: &str = "
    INSERT INTO standings (table_id, last, changed, choices, result, scores, waiting, bot_due, closed, chairs)
    VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9)";

/// The order is settled here: by the primary key, whatever two processes believe at the same time.
/// The condition only keeps gaps away. The standing is locked, so that no table is removed while
/// something happens at it. All processes add in the order of the tables' names.
pub(super) const APPEND_ALL: &str = "
    WITH new AS (
        SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[], $6::TEXT[], $7::TEXT[],
            $8::TEXT[], $9::BIGINT[], $10::BIGINT[], $11::BIGINT[], $12::TEXT[], $13::BIGINT[], $14::BOOLEAN[],
            $15::BOOLEAN[], $16::BOOLEAN[])
            AS new (table_id, number, seat, kind, body, key, payload, hash, made, choices, result, scores, waiting,
                bot_due, closed, moved)
    ), added AS (
        INSERT INTO entries (table_id, number, seat, kind, body, key, payload, hash, made)
        SELECT new.table_id, number, seat, kind, body, key, payload, hash, made FROM new
        JOIN standings ON standings.table_id = new.table_id AND last = new.number - 1
        ORDER BY new.table_id COLLATE \"C\"
        FOR UPDATE OF standings
        ON CONFLICT DO NOTHING RETURNING table_id
    )
    UPDATE standings SET last = new.number, changed = new.made, choices = new.choices, result = new.result,
        scores = new.scores, waiting = new.waiting, bot_due = new.bot_due, closed = new.closed,
        claimed_until = CASE WHEN new.moved THEN 0 ELSE claimed_until END
    FROM new JOIN added USING (table_id) WHERE standings.table_id = new.table_id
    RETURNING standings.table_id";

/// Tables that nobody ever played; those at which something happens just now are left.
pub(super) const UNPLAYED: &str = "
    SELECT table_id FROM standings JOIN tables ON id = table_id
    WHERE changed < $1 AND choices = 0 AND NOT imported AND NOT EXISTS (SELECT 1 FROM entries
        WHERE entries.table_id = standings.table_id AND kind IN ('act', 'undo', 'import', 'rewind'))
        AND NOT EXISTS (SELECT 1 FROM archive WHERE archive.table_id = standings.table_id)
    ORDER BY changed LIMIT $2 FOR UPDATE OF standings SKIP LOCKED";

/// Tables whose game is over and whose log is not in the archive yet.
pub(super) const FINISHED: &str = "
    SELECT table_id FROM standings JOIN tables ON id = table_id
    WHERE changed < $1 AND (result IS NOT NULL OR closed OR imported)
        AND EXISTS (SELECT 1 FROM entries WHERE entries.table_id = standings.table_id)
    ORDER BY changed LIMIT $2 FOR UPDATE OF standings SKIP LOCKED";

pub(super) const HOLDINGS: &str = "
    SELECT count(*) FILTER (WHERE creator = $1 AND NOT imported AND result IS NULL AND NOT closed),
        count(*) FILTER (WHERE creator = $1 AND imported),
        count(*) FILTER (WHERE origin = $2 AND origin <> '' AND NOT imported AND result IS NULL AND NOT closed),
        count(*) FILTER (WHERE origin = $2 AND origin <> '' AND imported),
        (SELECT count(*) FROM kept_packs WHERE owner = $1),
        (SELECT count(*) FROM kept_packs WHERE kept_packs.origin = $2 AND $2 <> '')
    FROM tables JOIN standings ON table_id = id WHERE creator = $1 OR origin = $2 AND origin <> ''";
macro_rules! listed {
    ($where:literal) => {
        concat!(
            "SELECT id, game, rules, setup, last, choices, result, scores, waiting, bot_due, closed, created, changed,
                standings.chairs, daily, imported, (SELECT name FROM packs WHERE packs.hash = pack)
             FROM owners JOIN tables ON id = owners.table_id JOIN standings USING (table_id) WHERE ",
            $where,
            " ORDER BY changed DESC, created DESC, id COLLATE \"C\" LIMIT $2"
        )
    };
}

pub(super) const TABLES_OF: &str = listed!("owner = $1");
pub(super) const FINISHED_OF: &str = listed!("owner = $1 AND game = $3 AND result IS NOT NULL");

/// Brings the database up to date. Of several processes that start at once one does it, and the
/// others wait.
pub(super) async fn bring_up_to_date(config: &Config) -> Result<(), OpenError> {
    let place = session::place(config);
    let failed = |error: tokio_postgres::Error| super::not_open(place.clone(), &error);
    let (mut client, connection) = config.connect(NoTls).await.map_err(failed)?;
    let driver = tokio::spawn(connection);
    let here = MIGRATIONS.len() as i32;
    let transaction = client.transaction().await.map_err(failed)?;
    // The lock goes with the transaction, and all steps stand or fall together.
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let known = transaction
        .query_one("SELECT to_regclass('starboard.version') IS NOT NULL", &[])
        .await
        .map_err(failed)?
        .get::<_, bool>(0);
    if !known {
        let setup = "CREATE SCHEMA IF NOT EXISTS starboard; CREATE TABLE starboard.version (version INTEGER NOT NULL);
            INSERT INTO starboard.version VALUES (0)";
        transaction.batch_execute(setup).await.map_err(failed)?;
    }
    let found: i32 =
        transaction.query_one("SELECT max(version) FROM starboard.version", &[]).await.map_err(failed)?.get(0);
    if found > here {
        return Err(OpenError::Newer { place, found, here });
    }
    transaction.batch_execute("SET LOCAL search_path TO starboard").await.map_err(failed)?;
    for step in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.batch_execute(step).await.map_err(failed)?;
    }
    if found != here {
        transaction.execute("UPDATE starboard.version SET version = $1", &[&here]).await.map_err(failed)?;
    }
    transaction.commit().await.map_err(failed)?;
    drop(client);
    let _ = driver.await;
    Ok(())
}
