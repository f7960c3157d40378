//! The pages of people: sound in every language, whatever they call themselves.

use crate::common;
use engine::Seat;
use ui::{
    ChairScene, Company, ContinuedScene, ContributionScene, DeviceScene, DeviceStep, DiceStage, Holding, Invitation,
    InviteScene, Lang, Line, LobbyScene, Notice, OwnSeat, Proof, RewindScene, Rights, Said, SeatLink, SeatRequest,
    SitterScene, Theme, Visit, company_part, device_page, grant_page, invite_page, lobby_page, lobby_part,
};

const NASTY: &str = "<i>\"'&{}</i>";

fn chairs() -> Vec<ChairScene> {
    let sitters = [
        SitterScene::You,
        SitterScene::Person,
        SitterScene::Open,
        SitterScene::Bot("random".into()),
        SitterScene::Absent("<b>".into()),
    ];
    let chair = |(seat, sitter): (u8, SitterScene)| ChairScene {
        seat: Seat(seat),
        name: NASTY.into(),
        asked: seat < 2,
        may_fill: sitter == SitterScene::Person,
        may_return: seat == 4,
        sitter,
    };
    (0..).zip(sitters).map(chair).collect()
}

fn talk() -> Vec<Line> {
    let all = [
        Said::Words(NASTY.into()),
        Said::Sat,
        Said::Stood,
        Said::Started,
        Said::Asked,
        Said::Declined,
        Said::Rewound,
        Said::Filled,
        Said::Returned,
        Said::Abandoned,
        Said::Rematch,
        Said::ChosenSeed,
        Said::Continued(7),
        Said::Called,
        Said::LeftOut,
        Said::Moved,
        Said::Relinked,
        Said::SeatWanted,
    ];
    (1..).zip(all).map(|(number, what)| Line { number, seat: Some(Seat(1)), name: NASTY.into(), what }).collect()
}

fn proof() -> Proof {
    Proof {
        seeded: true,
        chosen: true,
        commitment: Some("c".repeat(64)),
        seed: Some(NASTY.into()),
        words: vec![NASTY.into()],
        mixed: Some("m".into()),
        hashes: vec![(NASTY.into(), "h".repeat(64))],
        contributions: vec![ContributionScene { name: NASTY.into(), bytes: "ab".repeat(16), words: NASTY.into() }],
        left_out: vec![NASTY.into()],
    }
}

fn company(visit: Visit) -> Company<'static> {
    Company {
        visit,
        id: "table",
        number: 7,
        page: Some(Seat(0)),
        chairs: chairs(),
        talk: talk(),
        may: Rights { talk: true, ask: true, leave: true, abandon: true, hook: true },
        rewind: Some(RewindScene { name: NASTY.into(), own: false, asked: true, choices: 3 }),
        continued: Some(ContinuedScene { step: 7, path: Some("/t/before/replay?step=7".into()) }),
        rematch: Some("/t/other".into()),
        closed: true,
        proof: proof(),
        holding: Holding {
            elsewhere: vec![NASTY.into()],
            requests: vec![
                SeatRequest { seat: Seat(3), name: Some(NASTY.into()), bot: NASTY.into(), own: false, asked: true },
                SeatRequest { seat: Seat(3), name: None, bot: NASTY.into(), own: true, asked: false },
            ],
            links: vec![
                SeatLink { seat: Seat(1), name: NASTY.into(), link: Some("/j#token".into()) },
                SeatLink { seat: Seat(4), name: NASTY.into(), link: None },
            ],
        },
        coach: None,
    }
}

fn lobby(visit: Visit) -> LobbyScene<'static> {
    LobbyScene {
        visit,
        id: "table",
        game: "under-falling-skies",
        title: NASTY.into(),
        what: NASTY.into(),
        number: 3,
        chairs: chairs(),
        own: vec![OwnSeat { seat: Seat(0), name: NASTY.into(), words: NASTY.into(), hash: None, opened: false }],
        links: vec![None, None, Some("/j#token".into()), None, None],
        may_move: true,
        host: true,
        levels: vec!["random".into(), "strong".into()],
        talk: talk(),
        stage: DiceStage::Commit,
        proof: Proof { seed: None, ..proof() },
        refusal: Some(NASTY.into()),
    }
}

#[test]
fn the_pages_of_people_are_sound_in_every_language_and_theme() {
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            let visit = Visit { lang, theme, ..Visit::default() };
            let invite = |invitation| InviteScene {
                visit,
                token: "token",
                title: NASTY.to_owned(),
                what: NASTY.to_owned(),
                seat: Seat(4),
                invitation,
                others: vec![NASTY.to_owned(), "Bo".to_owned()],
                expected: String::new(),
                bad_name: true,
            };
            let give = DeviceStep::Give { link: "/d#token".into(), code: "ABCD-EFGH".into(), minutes: 10 };
            let pages = [
                lobby_page(&lobby(visit)),
                lobby_page(&LobbyScene { stage: DiceStage::Words, ..lobby(visit) }),
                lobby_page(&LobbyScene { stage: DiceStage::Reveal, ..lobby(visit) }),
                lobby_page(&LobbyScene { host: false, own: Vec::new(), ..lobby(visit) }),
                invite_page(&invite(Invitation::Free)),
                invite_page(&invite(Invitation::Bot)),
                invite_page(&invite(Invitation::Held(NASTY.to_owned()))),
                grant_page(visit, "/j"),
                device_page(&DeviceScene { visit, step: DeviceStep::SignedOut }),
                device_page(&DeviceScene { visit, step: DeviceStep::Ask { refused: true } }),
                device_page(&DeviceScene { visit, step: give }),
                device_page(&DeviceScene { visit, step: DeviceStep::Take { token: "token" } }),
            ];
            for page in pages {
                common::read(&page).unwrap_or_else(|fault| panic!("{fault}: {page}"));
                assert!(!page.contains("<i>\""), "what people write is text: {page}");
            }
        }
    }
}

#[test]
fn parts_are_the_elements_of_their_ids() {
    let visit = Visit::default();
    let part = company_part(&company(visit));
    assert!(part.html.starts_with("<section") && part.html.contains("id=\"company\"") && !part.html.contains("<i>\""));
    for deed in
        ["stand-in", "return", "agree", "decline", "say", "ask-undo", "leave", "hook", "link", "admit", "turn-away"]
    {
        assert!(part.html.contains(&format!("action=\"/t/table/{deed}\"")), "{deed}");
    }
    // What a phone shows over the question, although the people are in a drawer.
    let urgent = part.html.matches("urgent").count();
    assert!(part.html.contains("urgent replaced") && urgent >= 3, "a bot stands in, two requests: {urgent}");
    assert!(lobby_part(&lobby(visit)).html.starts_with("<div id=\"lobby\""));
    let alone =
        Company { chairs: chairs()[..1].to_vec(), closed: false, holding: Holding::default(), ..company(visit) };
    assert!(company_part(&alone).html.contains(" hidden"), "nobody else: nothing to show");
}

#[test]
fn every_notice_has_a_word_of_its_own() {
    let mut codes: Vec<&str> = Notice::ALL.iter().map(|notice| notice.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), Notice::ALL.len());
}
