//! The one task that writes. Like the thread of the embedded store it takes all that is waiting
//! into one transaction, and answers each only after the commit. Statements are sent without
//! waiting for the answer to the one before; where there is nothing but entries, the commit too.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::Poll;
use std::time::{Duration, Instant};

use tokio::sync::{broadcast, mpsc};
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, Error};

use super::listener::written;
use super::session::{Session, words};
use super::steps::{First, follow_up, start, why_not};
use super::together::Together;
use crate::store::deposit::{Deposit, Done, Job, Verdict};
use crate::store::gathering::{Gathering, patience};
use crate::store::{News, StoreError};

/// How many jobs share a transaction at most.
const BATCH: usize = 256;

/// How many milliseconds are waited before each further attempt to reach the database.
const PAUSES: [u64; 6] = [50, 100, 200, 500, 1_000, 2_000];

/// Why a transaction failed.
#[derive(Debug)]
enum Failure {
    /// It can be tried again: the connection broke before the commit, or another process was in the
    /// way.
    Again(Error),
    /// The database will not have it.
    Refused(Error),
    /// The connection broke during the commit.
    Unknown(Error),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Again(error) | Failure::Refused(error) | Failure::Unknown(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl Failure {
    fn of(error: Error) -> Failure {
        let passing = [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE];
        match error.code() {
            Some(code) if passing.contains(code) || is_shutdown(code) => Failure::Again(error),
            Some(_) => Failure::Refused(error),
            None => Failure::Again(error),
        }
    }
}

/// Whether the database says that it is going down, or that it has thrown us out.
pub(super) fn is_shutdown(code: &SqlState) -> bool {
    [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ]
    .contains(code)
}

pub(super) struct Writer {
    pub(super) config: Config,
    pub(super) session: Option<Session>,
    pub(super) news: broadcast::Sender<News>,
    /// What is to be told once those who wait are answered.
    pub(super) told: Vec<News>,
    /// The name under which this process tells its news.
    pub(super) process: String,
}

impl Writer {
    /// Works until told to close, or until nobody can ask any more.
    pub(super) async fn run(mut self, mut jobs: mpsc::UnboundedReceiver<Job>) {
        let mut batch = Vec::new();
        let mut gathering = Gathering::new(patience);
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            while batch.len() < BATCH
                && let Some(rest) = gathering.rest(batch.len())
                && let room = BATCH - batch.len()
                && let Ok(1..) = timeout(rest, jobs.recv_many(&mut batch, room)).await
            {}
            let begun = Instant::now();
            let mut closing = Vec::new();
            let (mut deposits, mut replies) = (Vec::new(), Vec::new());
            for job in batch.drain(..) {
                match job {
                    Job::Write(deposit, reply) => {
                        deposits.push(deposit);
                        replies.push(reply);
                    }
                    Job::Close(reply) => closing.push(reply),
                }
            }
            let verdicts = self.commit(&deposits).await;
            // Before they are answered: then they come again.
            gathering.answered(replies.len(), jobs.len(), begun.elapsed());
            for (reply, verdict) in replies.into_iter().zip(verdicts) {
                // Whoever asked may have gone away; the entry stands all the same.
                let _ = reply.send(verdict);
            }
            // Whoever has written something knows it by now, and need not look for it.
            for news in self.told.drain(..) {
                // Nobody may be listening.
                let _ = self.news.send(news);
            }
            if !closing.is_empty() {
                jobs.close();
                while let Ok(job) = jobs.try_recv() {
                    match job {
                        Job::Write(_, reply) => drop(reply.send(Err(StoreError::Closed))),
                        Job::Close(reply) => closing.push(reply),
                    }
                }
                self.session = None;
                for reply in closing {
                    let _ = reply.send(());
                }
                return;
            }
        }
    }

    /// Writes all of them in one transaction and says of each whether it stands. Should the
    /// database refuse them together, each is tried by itself.
    async fn commit(&mut self, deposits: &[Deposit]) -> Vec<Verdict> {
        match self.commit_together(deposits).await {
            Ok(verdicts) => verdicts,
            Err(Failure::Refused(_)) if deposits.len() > 1 => {
                let mut verdicts = Vec::new();
                for deposit in deposits {
                    match self.commit_together(std::slice::from_ref(deposit)).await {
                        Ok(verdict) => verdicts.extend(verdict),
                        Err(failure) => verdicts.push(Err(meaning(&failure))),
                    }
                }
                verdicts
            }
            Err(failure) => {
                let error = meaning(&failure);
                tracing::error!(%error, "nothing could be written");
                deposits.iter().map(|_| Err(error.clone())).collect()
            }
        }
    }

    async fn commit_together(&mut self, deposits: &[Deposit]) -> Result<Vec<Verdict>, Failure> {
        if deposits.is_empty() {
            return Ok(Vec::new());
        }
        let mut pauses = PAUSES.iter();
        loop {
            let failure = match self.attempt(deposits).await {
                Ok(verdicts) => return Ok(verdicts),
                Err(failure) => failure,
            };
            // A transaction that was begun ends with its connection.
            self.session = None;
            match failure {
                Failure::Again(error) => match pauses.next() {
                    Some(pause) => {
                        tracing::warn!(error = words(&error), "writing is tried again");
                        tokio::time::sleep(Duration::from_millis(*pause)).await;
                    }
                    None => return Err(Failure::Again(error)),
                },
                Failure::Unknown(error) => {
                    // If it stands after all, whoever keeps the tables must see it.
                    let _ = self.news.send(News::Missed);
                    return Err(Failure::Unknown(error));
                }
                Failure::Refused(error) => return Err(Failure::Refused(error)),
            }
        }
    }

    async fn attempt(&mut self, deposits: &[Deposit]) -> Result<Vec<Verdict>, Failure> {
        let session = match &mut self.session {
            Some(session) if !session.client.is_closed() => session,
            session => session.insert(Session::begin(&self.config).await.map_err(Failure::of)?),
        };
        // All processes touch tables in the same order, so that none waits for another in a circle.
        let mut order: Vec<usize> = (0..deposits.len()).collect();
        order.sort_by_key(|index| deposits[*index].whose());
        let ordered: Vec<&Deposit> = order.iter().map(|index| &deposits[*index]).collect();
        let session = &*session;
        let together = Together::of(&ordered);
        let (accepted, done) = match together.is_all_of(&ordered) {
            true => append_and_commit(session, &self.process, &together, ordered.len()).await?,
            false => write_and_commit(session, &self.process, &together, &ordered).await?,
        };
        let entries = accepted.iter().filter_map(|index| ordered[*index].entry());
        self.told.extend(entries.map(|(table, number)| News::Written { table: table.clone(), number }));
        let mut verdicts: Vec<(usize, Verdict)> = Vec::with_capacity(deposits.len());
        for ((index, deposit), done) in order.iter().zip(&ordered).zip(done) {
            let verdict = match done {
                Some(done) => Ok(done),
                None => Err(why_not(session, deposit).await),
            };
            verdicts.push((*index, verdict));
        }
        verdicts.sort_by_key(|(index, _)| *index);
        Ok(verdicts.into_iter().map(|(_, verdict)| verdict).collect())
    }
}

/// What was accepted, by its place among the deposits, and what has come of each of them.
type Committed = (Vec<usize>, Vec<Option<Done>>);

/// Entries and nothing else: everything is sent at once, the commit too. Should a statement before it
/// be refused, the commit takes back what there is.
async fn append_and_commit(
    session: &Session,
    process: &str,
    together: &Together<'_>,
    count: usize,
) -> Result<Committed, Failure> {
    // Whoever is told of an entry that is not accepted after all looks, and finds nothing.
    let notices = written(process, &together.entries());
    let starts = [begin(session), append(session, together)].into_iter();
    let steps = starts.chain(notices.iter().map(|notice| notify(session, notice))).chain([commit(session)]);
    let started = in_order(steps).await.map_err(|error| match error.code() {
        Some(_) => Failure::of(error),
        // The commit is on its way, whatever the connection broke at.
        None => Failure::Unknown(error),
    })?;
    let added = started.into_iter().find_map(|start| match start {
        Started::Added(added) => Some(added),
        _ => None,
    });
    let accepted = added.unwrap_or_default();
    let mut done: Vec<Option<Done>> = (0..count).map(|_| None).collect();
    for index in &accepted {
        done[*index] = Some(Done::Written);
    }
    Ok((accepted, done))
}

/// All kinds of deposits: a first statement of each, what follows from it, and the commit.
async fn write_and_commit(
    session: &Session,
    process: &str,
    together: &Together<'_>,
    ordered: &[&Deposit],
) -> Result<Committed, Failure> {
    let alone = |index: &usize| !together.indices().any(|other| other == *index);
    let singles: Vec<usize> = (0..ordered.len()).filter(alone).collect();
    let starts = [begin(session), append(session, together)].into_iter();
    let starts = starts.chain(singles.iter().map(|index| first(session, *index, ordered[*index])));
    let started = in_order(starts).await.map_err(Failure::of)?;
    let mut firsts: Vec<First> = ordered.iter().map(|_| First::Changed(false)).collect();
    let mut accepted = Vec::new();
    for start in started {
        match start {
            Started::Done => {}
            Started::Added(added) => accepted = added,
            Started::Single(index, first) => firsts[index] = first,
        }
    }
    for index in &accepted {
        firsts[*index] = First::Changed(true);
    }
    let entries: Vec<_> = accepted.iter().filter_map(|index| ordered[*index].entry()).collect();
    let notices = written(process, &entries);
    let next = ordered.iter().zip(firsts).map(|(deposit, first)| second(session, deposit, first));
    let done = in_order(next).await.map_err(Failure::of)?;
    in_order(notices.iter().map(|notice| notify(session, notice))).await.map_err(Failure::of)?;
    session.client.batch_execute("COMMIT").await.map_err(|error| {
        if error.code().is_some_and(|code| !is_shutdown(code)) {
            Failure::Refused(error)
        } else {
            Failure::Unknown(error)
        }
    })?;
    Ok((accepted, done))
}

type Statement<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// What has come of a statement.
enum Started {
    Done,
    /// The entries that were accepted, by their places among the deposits.
    Added(Vec<usize>),
    Single(usize, First),
}

fn begin(session: &Session) -> Statement<'_, Started> {
    Box::pin(async move { session.client.batch_execute("BEGIN").await.map(|()| Started::Done) })
}

fn commit(session: &Session) -> Statement<'_, Started> {
    Box::pin(async move { session.client.batch_execute("COMMIT").await.map(|()| Started::Done) })
}

fn append<'a>(session: &'a Session, together: &'a Together<'_>) -> Statement<'a, Started> {
    Box::pin(async move {
        let added = if together.is_empty() { Vec::new() } else { together.append(session).await? };
        Ok(Started::Added(added))
    })
}

fn first<'a>(session: &'a Session, index: usize, deposit: &'a Deposit) -> Statement<'a, Started> {
    Box::pin(async move { start(session, deposit).await.map(|first| Started::Single(index, first)) })
}

fn second<'a>(session: &'a Session, deposit: &'a Deposit, first: First) -> Statement<'a, Option<Done>> {
    Box::pin(follow_up(session, deposit, first))
}

fn notify<'a>(session: &'a Session, notice: &'a String) -> Statement<'a, Started> {
    Box::pin(async move { session.client.execute(&session.sql.notify, &[notice]).await.map(|_| Started::Done) })
}

/// Sends the first request of each step, one after the other without waiting, and then takes the
/// answers.
async fn in_order<'a, T>(steps: impl Iterator<Item = Statement<'a, T>>) -> Result<Vec<T>, Error> {
    let mut under_way = Vec::new();
    for mut step in steps {
        let ready = std::future::poll_fn(|context| match step.as_mut().poll(context) {
            Poll::Ready(result) => Poll::Ready(Some(result)),
            Poll::Pending => Poll::Ready(None),
        });
        let ready = ready.await;
        under_way.push((step, ready));
    }
    let mut results = Vec::with_capacity(under_way.len());
    for (step, ready) in under_way {
        results.push(match ready {
            Some(result) => result?,
            None => step.await?,
        });
    }
    Ok(results)
}

/// What a failure means for whoever asked.
fn meaning(failure: &Failure) -> StoreError {
    match failure {
        Failure::Again(error) | Failure::Refused(error) => super::meaning(error),
        Failure::Unknown(error) => {
            StoreError::Uncertain(format!("the connection broke during a commit: {}", words(error)))
        }
    }
}
