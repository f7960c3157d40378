//! The people at a table as one of them, or a spectator, may see them.

use engine::{Seat, Seed};
use ui::{
    ChairScene, Company, ContributionScene, DiceStage, Lang, Line, LobbyScene, OwnSeat, Proof, Rights, SitterScene,
    Visit, WishScene, seat_name,
};

use crate::bot;
use crate::gathering::Gathering;
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

/// The address of a private link.
pub(crate) fn link_path(token: &str) -> String {
    format!("/j/{token}")
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
        }
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
            (host && chair.sitter == Sitter::Open && !gathering.closed)
                .then(|| link_path(&link_token(&self.token, &moment.table.0, chair.seat)))
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
