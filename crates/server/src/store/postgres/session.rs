//! A connection to the database, with everything that is asked of it prepared.

use std::fmt::Write;
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio_postgres::config::Host;
use tokio_postgres::{Client, Config, NoTls, Statement};

use super::schema;

/// How long it may take to reach the database.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where a database is, without user and password: for people and logs.
pub(super) fn place(config: &Config) -> String {
    let ports = config.get_ports();
    let mut text = "postgres://".to_owned();
    for (index, host) in config.get_hosts().iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        match host {
            Host::Tcp(name) => text.push_str(name),
            Host::Unix(path) => text.push_str(&path.display().to_string()),
        }
        let port = ports.get(index).or(ports.first()).copied().unwrap_or(5432);
        let _ = write!(text, ":{port}");
    }
    let _ = write!(text, "/{}", config.get_dbname().unwrap_or_default());
    text
}

/// How we connect, as an address says it and with limits that notice a lost network.
pub(super) fn config(address: &str) -> Result<Config, tokio_postgres::Error> {
    let mut config: Config = address.parse()?;
    config.application_name("starboard").connect_timeout(PATIENCE).keepalives_idle(Duration::from_secs(30));
    #[cfg(target_os = "linux")]
    config.tcp_user_timeout(Duration::from_secs(20));
    Ok(config)
}

/// What makes a fresh connection ours. A process that stops in the middle of a transaction must not
/// hold up the others for long, and a commit that was acknowledged must be on the disk, whatever the
/// database is set to otherwise.
pub(super) const MANNERS: &str = "
    SET search_path TO starboard;
    SET idle_in_transaction_session_timeout TO '20s';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
";

/// A connection. It ends when this is dropped.
pub(super) struct Session {
    pub(super) client: Client,
    pub(super) sql: Statements,
    driver: JoinHandle<()>,
}

impl Session {
    pub(super) async fn begin(config: &Config) -> Result<Session, tokio_postgres::Error> {
        let (client, connection) = config.connect(NoTls).await?;
        let driver = tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(%error, "a connection to the database was lost");
            }
        });
        client.batch_execute(MANNERS).await?;
        let sql = Statements::prepare(&client).await?;
        Ok(Session { client, sql, driver })
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

macro_rules! statements {
    ($($name:ident: $sql:expr;)*) => {
        /// What is asked, prepared once a connection.
        pub(super) struct Statements { $(pub(super) $name: Statement),* }

        impl Statements {
            async fn prepare(client: &Client) -> Result<Statements, tokio_postgres::Error> {
                Ok(Statements { $($name: client.prepare($sql).await?),* })
            }
        }
    };
}

statements! {
    open_table: schema::OPEN_TABLE;
    open_standing: schema::OPEN_STANDING;
    add_owner: "INSERT INTO owners (owner, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    drop_owners: "DELETE FROM owners WHERE table_id = $1";
    append_all: schema::APPEND_ALL;
    seat: "UPDATE standings SET chairs = $2 WHERE table_id = $1";
    why_not: "SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1),
        (SELECT number FROM entries WHERE table_id = $1 AND key = $2
            UNION ALL SELECT number FROM archive WHERE table_id = $1 AND key = $2 LIMIT 1)";
    claim: "UPDATE standings SET claim = $2, claimed_by = $3, claimed_until = $5
        WHERE table_id = $1 AND (claim < $2
            OR claim = $2 AND claimed_until > 0
                AND (claimed_until <= $4 OR claimed_until > $4::BIGINT + $6 OR claimed_by = $3))";
    put_ticket: "INSERT INTO tickets (hash, kind, body, expires, single) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT DO NOTHING";
    forget_tickets: "DELETE FROM tickets WHERE expires <= $1";
    use_ticket: "DELETE FROM tickets WHERE hash = $1 AND single AND (expires IS NULL OR expires > $2)
        RETURNING hash, kind, body, expires, single";
    drop_ticket: "DELETE FROM tickets WHERE hash = $1";
    ticket: "SELECT hash, kind, body, expires, single FROM tickets
        WHERE hash = $1 AND (expires IS NULL OR expires > $2)";
    holder: "SELECT owner FROM tokens WHERE hash = $1";
    keep_first_token: "INSERT INTO tokens (hash, owner) VALUES ($1, $1) ON CONFLICT DO NOTHING";
    move_tokens: "UPDATE tokens SET owner = $2 WHERE owner = $1";
    revoke_tokens: "UPDATE tokens SET owner = NULL WHERE owner = $1";
    put_token: "INSERT INTO tokens (hash, owner) VALUES ($1, $2)
        ON CONFLICT (hash) DO UPDATE SET owner = excluded.owner";
    left_behind: "SELECT owners.owner, table_id FROM tokens JOIN owners ON owners.owner = tokens.hash
        WHERE tokens.owner = $1 AND tokens.hash <> $1 ORDER BY table_id LIMIT $2";
    notify: "SELECT pg_notify('starboard', $1)";
    opening: "SELECT game, rules, setup, seed, commitment, tables.hash, created, creator, daily, imported, chairs,
        origin, dice, packs.hash, packs.name, packs.text
        FROM tables LEFT JOIN packs ON packs.hash = pack WHERE id = $1";
    // Written anew even if it is there: then it cannot be removed until this transaction has ended.
    put_pack: "INSERT INTO packs (hash, name, text) VALUES ($1, $2, $3)
        ON CONFLICT (hash) DO UPDATE SET name = excluded.name";
    keep_pack: "INSERT INTO kept_packs (id, owner, game, name, hash, origin, changed)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, hash = excluded.hash, changed = excluded.changed
        WHERE kept_packs.owner = excluded.owner";
    drop_pack: "DELETE FROM kept_packs WHERE id = $1 AND owner = $2";
    move_packs: "UPDATE kept_packs SET owner = $2 WHERE owner = $1";
    // One that is being put there just now is left: its row is locked.
    drop_idle_packs: "DELETE FROM packs WHERE hash IN (SELECT hash FROM packs
        WHERE NOT EXISTS (SELECT 1 FROM kept_packs WHERE kept_packs.hash = packs.hash)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.hash) FOR UPDATE SKIP LOCKED)";
    kept_pack: "SELECT id, owner, game, kept_packs.name, kept_packs.hash, origin, changed, packs.name, text
        FROM kept_packs JOIN packs ON packs.hash = kept_packs.hash WHERE id = $1";
    packs_of: "SELECT id, owner, game, name, hash, origin, changed FROM kept_packs
        WHERE owner = $1 ORDER BY changed DESC, id COLLATE \"C\" LIMIT $2";
    pack_text: "SELECT name, text FROM packs WHERE hash = $1";
    entries: "SELECT number, seat, kind, body, key, payload, hash, made FROM entries
        WHERE table_id = $1 AND number > $2
        UNION ALL SELECT number, seat, kind, body, key, payload, hash, made FROM archive
        WHERE table_id = $1 AND number > $2 ORDER BY number";
    unplayed: schema::UNPLAYED;
    finished: schema::FINISHED;
    holdings: schema::HOLDINGS;
    drop_entries: "DELETE FROM entries WHERE table_id = ANY ($1)";
    drop_owners_of: "DELETE FROM owners WHERE table_id = ANY ($1)";
    drop_standings: "DELETE FROM standings WHERE table_id = ANY ($1)";
    drop_tables: "DELETE FROM tables WHERE id = ANY ($1)";
    archive: "INSERT INTO archive (table_id, number, seat, kind, body, key, payload, hash, made)
        SELECT table_id, number, seat, kind, body, key, payload, hash, made FROM entries WHERE table_id = ANY ($1)";
    tables_of: schema::TABLES_OF;
    finished_of: schema::FINISHED_OF;
    daily_of: "SELECT id FROM tables WHERE creator = $1 AND daily = $2";
    bots_due: "SELECT table_id FROM standings JOIN tables ON id = table_id
        WHERE bot_due AND (claimed_until <= $1 OR claimed_until > $1::BIGINT + $4) AND game || ' ' || rules = ANY ($3)
        ORDER BY changed, table_id LIMIT $2";
}

/// What is wrong, in the words of the database: its errors do not say it by themselves.
pub(super) fn words(error: &tokio_postgres::Error) -> String {
    if let Some(said) = error.as_db_error() {
        return format!("{} ({})", said.message(), said.code().code());
    }
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let _ = write!(text, ": {error}");
        cause = error.source();
    }
    text
}
