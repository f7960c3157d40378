//! From battle to battle.

use engine::{Dice, Game, List, Piece, Play, Sink};

use super::state::{BATTLES, LAST_CHAPTER};
use super::{Battle, Campaign, CampaignEvent, ChoosePile, Pile, Stage};
use crate::pieces::{CharacterId, Characters, Cities, CityId, ScenarioId, Scenarios};
use crate::setup::{CitySide, Recruit, Setup};
use crate::state::UnderFallingSkies;

impl Campaign {
    /// Two piles of what is still in the chapter (UFS-CAMP-3, UFS-RNG-1): first both scenarios are
    /// drawn, then both cities, then both characters. What is drawn last lies in the first pile.
    pub(super) fn form_piles(chapter: u8, log: &[Battle], left: &[Pile], dice: &mut Dice) -> [Pile; 2] {
        let (mut scenarios, mut cities, mut characters) = elements_of(chapter, log, left);
        let scenarios = [(); 2].map(|()| scenarios.draw(dice).unwrap_or_default());
        let cities = [(); 2].map(|()| cities.draw(dice).unwrap_or_default());
        let characters = [(); 2].map(|()| characters.draw(dice).unwrap_or_default());
        [1, 0].map(|at| Pile { scenario: scenarios[at], city: cities[at], character: characters[at] })
    }

    /// Takes one pile; the other leaves the campaign, and its city is lost (UFS-CAMP-3).
    pub(super) fn keep_pile<S: Sink<Self>>(&mut self, kept: Pile, left: Pile, play: &mut Play<'_, S>) {
        let chapter = self.chapter();
        self.left.push(left);
        // The chapter's own character shows its basic side (UFS-CAMP-8).
        let team = [Recruit { character: kept.character, improved: false }].into_iter().collect();
        self.log.push(Battle { chapter, city: kept.city, scenario: kept.scenario, team, games: List::default() });
        self.stage = Stage::ChooseTeam;
        play.tell(self, CampaignEvent::PileKept { kept, left });
        self.gather_team(play);
    }

    /// A saved city for a final battle (UFS-CAMP-11).
    pub(super) fn choose_city<S: Sink<Self>>(&mut self, city: CityId, play: &mut Play<'_, S>) {
        let last = |id: &ScenarioId| id.is_final();
        let scenario = ScenarioId::all().find(last).unwrap_or_default();
        self.log.push(Battle { chapter: LAST_CHAPTER, city, scenario, team: List::default(), games: List::default() });
        self.stage = Stage::ChooseTeam;
        play.tell(self, CampaignEvent::CityChosen { city });
        self.gather_team(play);
    }

    /// Asks for the next character of an earlier chapter; where only one is left it joins by
    /// itself (UFS-SM-24). With the team complete the threat level is next.
    pub(super) fn gather_team<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        loop {
            match self.candidates()[..] {
                [] => self.stage = Stage::ChooseThreat,
                [only] => {
                    self.recruit(only, play);
                    continue;
                }
                _ => self.stage = Stage::ChooseTeam,
            }
            return;
        }
    }

    pub(super) fn recruit<S: Sink<Self>>(&mut self, character: CharacterId, play: &mut Play<'_, S>) {
        if let Some(battle) = self.log.last_mut() {
            battle.team.push(Recruit { character, improved: true });
        }
        play.tell(self, CampaignEvent::Recruited { character });
    }

    /// The setup of the next game of the present battle (UFS-CAMP-5, UFS-CAMP-10, UFS-CAMP-11).
    pub(super) fn next_setup(&self, threat: u8) -> Setup {
        let Some(battle) = self.log.last() else { return Setup::default() };
        let (pack, revision) = self.data.asked_by();
        let damaged = battle.chapter == LAST_CHAPTER || !battle.games.is_empty();
        Setup {
            city: battle.city,
            side: if damaged { CitySide::Damaged } else { CitySide::Normal },
            threat,
            scenario: Some(battle.scenario),
            characters: battle.team.to_vec(),
            sky: self.data.chapter_sky(battle.chapter),
            flipped: None,
            revision,
            pack,
        }
    }

    pub(super) fn begin_game<S: Sink<Self>>(&mut self, threat: u8, play: &mut Play<'_, S>) {
        let setup = self.next_setup(threat);
        let Ok(fight) = UnderFallingSkies::new(&setup, play.dice) else { return };
        self.fight = Some(fight);
        self.stage = Stage::Battle;
        let damaged = setup.side == CitySide::Damaged;
        play.tell(self, CampaignEvent::GameBegan { city: setup.city, damaged, threat });
    }

    /// After a game: the second game of the battle, the next battle, the next chapter, or the end
    /// (UFS-SM-20).
    pub(super) fn go_on<S: Sink<Self>>(&mut self, play: &mut Play<'_, S>) {
        self.fight = None;
        let Some(battle) = self.log.last() else { return };
        let (city, won) = (battle.city, battle.is_won());
        let last_chapter = battle.chapter == LAST_CHAPTER;
        if !won && !last_chapter && battle.games.len() == 1 {
            self.stage = Stage::ChooseThreat;
            return;
        }
        if last_chapter && won {
            return self.end(true, play);
        }
        // The battle is over; no stage of it is left to show.
        self.stage = Stage::ChooseCity;
        play.tell(self, if won { CampaignEvent::CitySaved { city } } else { CampaignEvent::CityLost { city } });
        if self.left.len() < BATTLES {
            let chapter = (self.left.len() / 2) as u8 + 1;
            let piles = Self::form_piles(chapter, &self.log, &self.left, play.dice);
            self.stage = Stage::ChoosePile(ChoosePile { piles });
            if self.left.len().is_multiple_of(2) {
                play.tell(self, CampaignEvent::ChapterBegan { chapter });
            }
            return play.tell(self, CampaignEvent::PilesFormed { piles });
        }
        if self.open_cities().next().is_none() {
            return self.end(false, play);
        }
        if !last_chapter {
            play.tell(self, CampaignEvent::ChapterBegan { chapter: LAST_CHAPTER });
        }
    }

    fn end<S: Sink<Self>>(&mut self, won: bool, play: &mut Play<'_, S>) {
        self.stage = Stage::Over { won };
        play.tell(self, CampaignEvent::Ended { won, score: self.score() });
    }
}

/// What is still in a chapter (UFS-CAMP-2, UFS-CAMP-7).
fn elements_of(chapter: u8, log: &[Battle], left: &[Pile]) -> (Scenarios, Cities, Characters) {
    let used: Scenarios = log.iter().map(|it| it.scenario).chain(left.iter().map(|it| it.scenario)).collect();
    let scenarios: Scenarios = ScenarioId::all().filter(|id| id.chapter() == chapter).collect();
    let visited: Cities = log.iter().map(|it| it.city).chain(left.iter().map(|it| it.city)).collect();
    let cities: Cities = CityId::all().filter(|id| id.chapter() == chapter).collect();
    let in_teams = log.iter().flat_map(|battle| &battle.team).map(|recruit| recruit.character);
    let met: Characters = in_teams.chain(left.iter().map(|it| it.character)).collect();
    let characters: Characters = CharacterId::all().filter(|id| id.chapter() == chapter).collect();
    (scenarios - used, cities - visited, characters - met)
}
