//! The people at a table as one of them, or a spectator, may see them.

use engine::{Seat, Seed};
use ui::{
    ChairScene, Company, ContributionScene, DiceStage, Holding, Lang, Line, LobbyScene, OwnSeat, Proof, Rights,
    SeatLink, SeatRequest, SitterScene, Visit, WishScene, seat_name,
};

use crate::bot;
use crate::gathering::{Gathering, Knock};
use crate::kind::Kind;
use crate::moment::Moment;
use crate::seating::Place;
use crate::secret;
use crate::store::{Chair, DiceKind, Opening, Owner, Sitter};

/// Somebody who looks at a table.
#[derive(Clone)]
pub(crate) struct Onlooker {
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

impl Onlooker {
    /// Where they sit.
    pub(crate) fn place(&self, gathering: &Gathering) -> Place {
        Place::of(&self.owner, &gathering.chairs)
    }

    /// The people at the table, as they see them.
    pub(crate) fn company<'a>(&self, moment: &'a Moment) -> Company<'a> {
        let (gathering, lang) = (&*moment.gathering, self.visit.lang);
        let place = self.place(gathering);
        let over = moment.position.winners().is_some();
        let playing = gathering.is_playing() && !over;
        let asked = moment.position.deciding();
        let scene = |chair: &Chair| ChairScene {
            asked: playing && asked.contains(chair.seat),
            may_fill: playing
                && !place.is_spectator()
                && matches!(&chair.sitter, Sitter::Person(person) if *person != self.owner),
            may_return: playing && matches!(&chair.sitter, Sitter::Absent { owner, .. } if *owner == self.owner),
            ..self.chair(chair, lang)
        };
        let others = gathering.others(&self.owner).next().is_some();
        let bots = gathering.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Bot { .. }));
        let seats = || place.seats().filter(|seat| place.owns(*seat));
        let may = Rights {
            talk: !place.is_spectator() && !gathering.imported,
            ask: playing
                && gathering.plea.is_none()
                && (others || bots)
                && seats().any(|seat| moment.position.before_last_of(seat).is_some()),
            leave: playing && others && seats().next().is_some(),
            abandon: playing && !others && !place.is_spectator(),
            hook: playing && self.owner == gathering.creator,
        };
        let wish = gathering.plea.as_ref().map(|plea| {
            let own = gathering.owner_of(plea.by) == Some(&self.owner);
            WishScene {
                name: called(gathering, plea.by, lang),
                own,
                asked: !own && seats().next().is_some() && !plea.agreed.contains(&self.owner),
                choices: moment.position.choices().saturating_sub(plea.to),
            }
        });
        Company {
            visit: self.visit,
            id: &moment.table.0,
            number: moment.number,
            page: place.page(self.page).filter(|_| place.is_shared()),
            chairs: gathering.chairs.iter().map(scene).collect(),
            talk: lines(gathering, lang),
            may,
            wish,
            rematch: gathering.rematch.as_ref().map(|id| format!("/t/{id}")),
            closed: gathering.closed,
            proof: proof(gathering, over || gathering.closed, lang),
            holding: self.holding(moment, playing),
        }
    }

    /// How seats are held, as they see it.
    fn holding(&self, moment: &Moment, playing: bool) -> Holding {
        let (gathering, lang) = (&*moment.gathering, self.visit.lang);
        let place = self.place(gathering);
        let moved = gathering.moved.iter().filter(|(owner, seat)| *owner == self.owner && !place.has(*seat));
        let seated = place.seats().any(|seat| place.owns(seat));
        let request = |knock: &Knock| SeatRequest {
            seat: knock.seat,
            name: knock.name.clone(),
            bot: called(gathering, knock.seat, lang),
            own: knock.owner == self.owner,
            asked: playing && seated && !knock.agreed.contains(&self.owner),
        };
        let may = |seat: Seat| playing && (self.owner == gathering.creator || place.has(seat));
        let several = gathering.chairs.len() > 1;
        let link = |chair: &Chair| SeatLink {
            seat: chair.seat,
            name: called(gathering, chair.seat, lang),
            link: self.link(gathering, &moment.table.0, chair.seat),
        };
        Holding {
            elsewhere: moved.map(|(_, seat)| called(gathering, *seat, lang)).collect(),
            requests: gathering.knocks.iter().map(request).collect(),
            links: gathering.chairs.iter().filter(|chair| several && may(chair.seat)).map(link).collect(),
        }
    }

    /// The private link of a seat, if they can know it: they have made the one that stands.
    fn link(&self, gathering: &Gathering, table: &str, seat: Seat) -> Option<String> {
        let link = gathering.links.get(seat.index())?.as_ref()?;
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
        moment: &'a Moment,
        kind: &dyn Kind,
        opening: &'a Opening,
        refusal: Option<String>,
    ) -> LobbyScene<'a> {
        let (gathering, lang) = (&*moment.gathering, self.visit.lang);
        let place = self.place(gathering);
        let host = self.owner == gathering.creator;
        let link = |chair: &Chair| {
            if !host || chair.sitter != Sitter::Open || gathering.closed {
                return None;
            }
            if gathering.links.get(chair.seat.index()).is_some_and(Option::is_some) {
                return self.link(gathering, &moment.table.0, chair.seat);
            }
            // The first links follow from the token with which the table was opened.
            let same = secret::hash(&self.token) == opening.creator.0;
            same.then(|| link_path(&link_token(&self.token, &moment.table.0, chair.seat)))
        };
        let own = |seat: Seat| OwnSeat {
            seat,
            name: gathering.chair(seat).and_then(|chair| chair.name.clone()).unwrap_or_default(),
            words: gathering.dice.words.get(seat.index()).cloned().flatten().unwrap_or_default(),
            hash: gathering.dice.hashes.get(seat.index()).cloned().flatten(),
            opened: gathering.dice.has_opened(seat),
        };
        LobbyScene {
            visit: self.visit,
            id: &moment.table.0,
            game: &opening.game,
            title: kind.title(lang),
            what: kind.describe(&opening.setup, lang).unwrap_or_default(),
            number: moment.number,
            chairs: gathering.chairs.iter().map(|chair| self.chair(chair, lang)).collect(),
            own: place.seats().map(own).collect(),
            links: gathering.chairs.iter().map(link).collect(),
            may_move: !place.is_spectator() && !place.is_shared() && !gathering.dice.called,
            host,
            levels: bot::levels(),
            talk: lines(gathering, lang),
            stage: match (gathering.dice.is_shared(), gathering.dice.called) {
                (false, _) => DiceStage::Words,
                (true, false) => DiceStage::Commit,
                (true, true) => DiceStage::Reveal,
            },
            proof: proof(gathering, gathering.closed, lang),
            refusal,
        }
    }
}

fn called(gathering: &Gathering, seat: Seat, lang: Lang) -> String {
    gathering.chair(seat).and_then(|chair| chair.name.clone()).unwrap_or_else(|| seat_name(seat, lang))
}

fn lines(gathering: &Gathering, lang: Lang) -> Vec<Line> {
    let line = |line: &crate::gathering::Line| Line {
        number: line.number,
        seat: line.seat,
        name: match (&line.name, line.seat) {
            (Some(name), _) => name.clone(),
            (None, Some(seat)) => seat_name(seat, lang),
            (None, None) => String::new(),
        },
        what: line.what.clone(),
    };
    gathering.talk.iter().map(line).collect()
}

/// What the dice come from: the seed or the secret itself only once it is `published`.
fn proof(gathering: &Gathering, published: bool, lang: Lang) -> Proof {
    let dice = &gathering.dice;
    let seed = dice.seed(published).map(str::to_owned);
    let parsed = seed.as_ref().and_then(|seed| seed.parse::<Seed>().ok());
    let mixed = parsed.filter(|_| !dice.mixed.is_empty()).map(|seed| seed.mixed(&dice.mixed).to_string());
    let promised = (0..).map(Seat).zip(&dice.hashes).filter(|_| !gathering.begun);
    Proof {
        seeded: dice.version() == 1,
        chosen: dice.kind == DiceKind::Chosen,
        commitment: dice.commitment(published).map(str::to_owned),
        seed,
        words: dice.mixed.clone(),
        mixed,
        hashes: promised.filter_map(|(seat, hash)| Some((called(gathering, seat, lang), hash.clone()?))).collect(),
        contributions: dice
            .contributions
            .iter()
            .map(|given| ContributionScene {
                name: called(gathering, given.seat, lang),
                bytes: given.bytes.to_hex(),
                words: given.words.clone(),
            })
            .collect(),
        left_out: dice.left_out.iter().map(|seat| called(gathering, *seat, lang)).collect(),
    }
}
