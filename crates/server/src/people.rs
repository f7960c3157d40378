//! The people at a table as one of them, or a spectator, may see them.

use engine::{Continued, Seat, Seed};
use ui::{
    ChairScene, Company, ContinuedScene, ContributionScene, DiceStage, Holding, Lang, Line, LobbyScene, OwnSeat, Proof,
    RewindScene, Rights, SeatLink, SeatRequest, SitterScene, Visit, seat_name,
};

use crate::bot;
use crate::erased::DynGame;
use crate::lessons;
use crate::participants::{Knock, Participants};
use crate::seating::Place;
use crate::secret;
use crate::snapshot::Snapshot;
use crate::store::{Chair, DiceKind, Opening, Owner, Sitter};

/// Somebody who looks at a table.
#[derive(Clone)]
pub(crate) struct PageViewer {
    pub(crate) owner: Owner,
    /// What stands for them; from it the links of the seats that they opened follow.
    pub(crate) token: String,
    pub(crate) visit: Visit,
    /// The seat whose page they have asked for.
    pub(crate) page: Option<Seat>,
}

/// The secret of a seat's private link: it follows from what only its creator knows.
pub(crate) fn link_token(creator: &str, table: &str, seat: Seat) -> String {
    secret::derive(&["seat", creator, table, &seat.0.to_string()])
}

/// The secret of a private link that has replaced the first one of a seat: it follows from what only
/// whoever made it knows.
pub(crate) fn new_link_token(maker: &str, table: &str, seat: Seat, salt: &str) -> String {
    secret::derive(&["new seat link", maker, table, &seat.0.to_string(), salt])
}

/// The address of a private link. What stands behind the `#` is not sent to anybody by itself, so
/// that no proxy writes it down.
pub(crate) fn link_path(token: &str) -> String {
    format!("/j#{token}")
}

impl PageViewer {
    /// Where they sit.
    pub(crate) fn place(&self, participants: &Participants) -> Place {
        Place::of(&self.owner, &participants.chairs)
    }

    /// The people at the table, as they see them.
    pub(crate) fn company<'a>(&self, snapshot: &'a Snapshot) -> Company<'a> {
        let (participants, lang) = (&*snapshot.participants, self.visit.lang);
        let place = self.place(participants);
        let over = snapshot.position.winners().is_some();
        let playing = participants.is_playing() && !over;
        let asked = snapshot.position.deciding();
        let scene = |chair: &Chair| ChairScene {
            asked: playing && asked.contains(chair.seat),
            may_fill: playing
                && !place.is_spectator()
                && matches!(&chair.sitter, Sitter::Person(person) if *person != self.owner),
            may_return: playing && matches!(&chair.sitter, Sitter::Absent { owner, .. } if *owner == self.owner),
            ..self.chair(chair, lang)
        };
        let others = participants.others(&self.owner).next().is_some();
        let bots = participants.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Bot { .. }));
        let seats = || place.seats().filter(|seat| place.owns(*seat));
        let may = Rights {
            talk: !place.is_spectator() && !participants.imported,
            ask: playing
                && participants.rewind_request.is_none()
                && (others || bots)
                && seats().any(|seat| snapshot.position.before_last_of(seat).is_some()),
            leave: playing && others && seats().next().is_some(),
            abandon: playing && !others && !place.is_spectator(),
            hook: playing && self.owner == participants.creator,
        };
        let rewind = participants.rewind_request.as_ref().map(|rewind_request| {
            let own = participants.owner_of(rewind_request.by) == Some(&self.owner);
            RewindScene {
                name: called(participants, rewind_request.by, lang),
                own,
                asked: !own && seats().next().is_some() && !rewind_request.agreed.contains(&self.owner),
                choices: snapshot.position.choices().saturating_sub(rewind_request.to),
            }
        });
        Company {
            visit: self.visit,
            id: &snapshot.table.0,
            number: snapshot.number,
            page: place.page(self.page).filter(|_| place.is_shared()),
            chairs: participants.chairs.iter().map(scene).collect(),
            talk: lines(participants, lang),
            may,
            rewind,
            continued: continued(participants),
            rematch: participants.rematch.as_ref().map(|id| format!("/t/{id}")),
            closed: participants.closed,
            proof: proof(participants, over || participants.closed, lang),
            holding: self.holding(snapshot, playing),
            coach: lessons::coach(snapshot, snapshot.perspective(self).viewer, self.visit),
        }
    }

    /// How seats are held, as they see it.
    fn holding(&self, snapshot: &Snapshot, playing: bool) -> Holding {
        let (participants, lang) = (&*snapshot.participants, self.visit.lang);
        let place = self.place(participants);
        let moved = participants.moved.iter().filter(|(owner, seat)| *owner == self.owner && !place.has(*seat));
        let seated = place.seats().any(|seat| place.owns(seat));
        let request = |knock: &Knock| SeatRequest {
            seat: knock.seat,
            name: knock.name.clone(),
            bot: called(participants, knock.seat, lang),
            own: knock.owner == self.owner,
            asked: playing && seated && !knock.agreed.contains(&self.owner),
        };
        let may = |seat: Seat| playing && (self.owner == participants.creator || place.has(seat));
        let several = participants.chairs.len() > 1;
        let link = |chair: &Chair| SeatLink {
            seat: chair.seat,
            name: called(participants, chair.seat, lang),
            link: self.link(participants, &snapshot.table.0, chair.seat),
        };
        Holding {
            elsewhere: moved.map(|(_, seat)| called(participants, *seat, lang)).collect(),
            requests: participants.knocks.iter().map(request).collect(),
            links: participants.chairs.iter().filter(|chair| several && may(chair.seat)).map(link).collect(),
        }
    }

    /// The private link of a seat, if they can know it: they have made the one that stands.
    fn link(&self, participants: &Participants, table: &str, seat: Seat) -> Option<String> {
        let link = participants.links.get(seat.index())?.as_ref()?;
        let token = new_link_token(&self.token, table, seat, &link.salt);
        (secret::hash(&token) == link.hash).then(|| link_path(&token))
    }

    fn chair(&self, chair: &Chair, lang: Lang) -> ChairScene {
        let sitter = match &chair.sitter {
            Sitter::Person(owner) if *owner == self.owner => SitterScene::You,
            Sitter::Person(_) => SitterScene::Person,
            Sitter::Open => SitterScene::Open,
            Sitter::Bot { name } => SitterScene::Bot(name.clone()),
            Sitter::Absent { bot, .. } => SitterScene::Absent(bot.clone()),
        };
        let name = chair.name.clone().unwrap_or_else(|| seat_name(chair.seat, lang));
        ChairScene { seat: chair.seat, name, sitter, asked: false, may_fill: false, may_return: false }
    }

    /// The table before its game begins, as they see it.
    pub(crate) fn lobby<'a>(
        &self,
        snapshot: &'a Snapshot,
        game: &dyn DynGame,
        opening: &'a Opening,
        refusal: Option<String>,
    ) -> LobbyScene<'a> {
        let (participants, lang) = (&*snapshot.participants, self.visit.lang);
        let place = self.place(participants);
        let host = self.owner == participants.creator;
        let link = |chair: &Chair| {
            if !host || chair.sitter != Sitter::Open || participants.closed {
                return None;
            }
            if participants.links.get(chair.seat.index()).is_some_and(Option::is_some) {
                return self.link(participants, &snapshot.table.0, chair.seat);
            }
            // The first links follow from the token with which the table was opened.
            let same = secret::hash(&self.token) == opening.creator.0;
            same.then(|| link_path(&link_token(&self.token, &snapshot.table.0, chair.seat)))
        };
        let own = |seat: Seat| OwnSeat {
            seat,
            name: participants.chair(seat).and_then(|chair| chair.name.clone()).unwrap_or_default(),
            words: participants.dice.words.get(seat.index()).cloned().flatten().unwrap_or_default(),
            hash: participants.dice.hashes.get(seat.index()).cloned().flatten(),
            opened: participants.dice.has_opened(seat),
        };
        LobbyScene {
            visit: self.visit,
            id: &snapshot.table.0,
            game: &opening.game,
            title: game.title(lang),
            what: {
                let what = game.describe(&opening.setup, lang).unwrap_or_default();
                opening.pack.as_ref().map(|pack| ui::played_with(&what, &pack.name, lang)).unwrap_or(what)
            },
            number: snapshot.number,
            chairs: participants.chairs.iter().map(|chair| self.chair(chair, lang)).collect(),
            own: place.seats().map(own).collect(),
            links: participants.chairs.iter().map(link).collect(),
            may_move: !place.is_spectator() && !place.is_shared() && !participants.dice.called,
            host,
            levels: bot::levels(),
            talk: lines(participants, lang),
            stage: match (participants.dice.is_shared(), participants.dice.called) {
                (false, _) => DiceStage::Words,
                (true, false) => DiceStage::Commit,
                (true, true) => DiceStage::Reveal,
            },
            proof: proof(participants, participants.closed, lang),
            refusal,
        }
    }
}

/// The step of another table from which the game goes on, and its address. A file may name any table.
fn continued(participants: &Participants) -> Option<ContinuedScene> {
    let Continued { table, step } = participants.continued.clone()?;
    let path = secret::is_name(&table).then(|| format!("/t/{table}/replay?step={step}"));
    Some(ContinuedScene { step, path })
}

fn called(participants: &Participants, seat: Seat, lang: Lang) -> String {
    participants.chair(seat).and_then(|chair| chair.name.clone()).unwrap_or_else(|| seat_name(seat, lang))
}

fn lines(participants: &Participants, lang: Lang) -> Vec<Line> {
    let line = |line: &crate::participants::TalkLine| Line {
        number: line.number,
        seat: line.seat,
        name: match (&line.name, line.seat) {
            (Some(name), _) => name.clone(),
            (None, Some(seat)) => seat_name(seat, lang),
            (None, None) => String::new(),
        },
        what: line.what.clone(),
    };
    participants.talk.iter().map(line).collect()
}

/// What the dice come from: the seed or the secret itself only once it is `published`.
fn proof(participants: &Participants, published: bool, lang: Lang) -> Proof {
    let dice = &participants.dice;
    let seed = dice.seed(published).map(str::to_owned);
    let parsed = seed.as_ref().and_then(|seed| seed.parse::<Seed>().ok());
    let mixed = parsed.filter(|_| !dice.mixed.is_empty()).map(|seed| seed.mixed(&dice.mixed).to_string());
    let promised = (0..).map(Seat).zip(&dice.hashes).filter(|_| !participants.begun);
    Proof {
        seeded: dice.version() == 1,
        chosen: dice.kind == DiceKind::Chosen,
        commitment: dice.commitment(published).map(str::to_owned),
        seed,
        words: dice.mixed.clone(),
        mixed,
        hashes: promised.filter_map(|(seat, hash)| Some((called(participants, seat, lang), hash.clone()?))).collect(),
        contributions: dice
            .contributions
            .iter()
            .map(|given| ContributionScene {
                name: called(participants, given.seat, lang),
                bytes: given.bytes.to_hex(),
                words: given.words.clone(),
            })
            .collect(),
        left_out: dice.left_out.iter().map(|seat| called(participants, *seat, lang)).collect(),
    }
}
