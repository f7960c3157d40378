//! Whether a campaign that came from outside could be.

use engine::{Fault, Game};

use super::state::{BATTLES, LAST_CHAPTER};
use super::{Battle, Campaign, ChoosePile, Pile, Stage};
use crate::state::Ending;

fn ensure(holds: bool, field: &str, rule: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(field, rule)) }
}

impl Campaign {
    pub(super) fn check_campaign(&self) -> Result<(), Fault> {
        self.check_log()?;
        self.check_elements()?;
        self.check_stage()?;
        self.check_fight()
    }

    /// The chapters in order, each battle with its own chapter's elements and a team of the right
    /// size and origin (UFS-CAMP-1, UFS-CAMP-8).
    fn check_log(&self) -> Result<(), Fault> {
        let pile_battles = self.log.len().min(BATTLES);
        ensure(self.left.len() == pile_battles, "left", "UFS-CAMP-3")?;
        for (index, pile) in self.left.iter().enumerate() {
            ensure(fits(pile, (index / 2) as u8 + 1), "left", "UFS-CAMP-2")?;
        }
        for (index, battle) in self.log.iter().enumerate() {
            let present = index + 1 == self.log.len();
            let chapter = ((index / 2) as u8 + 1).min(LAST_CHAPTER);
            ensure(battle.chapter == chapter, "log.chapter", "UFS-CAMP-1")?;
            let own = usize::from(chapter < LAST_CHAPTER);
            let full = own + self.chapter_record(chapter).improved_characters.len();
            let gathering = present && self.stage == Stage::ChooseTeam;
            let size = battle.team.len();
            ensure(if gathering { size >= own && size < full } else { size == full }, "log.team", "UFS-CAMP-8")?;
            if chapter < LAST_CHAPTER {
                let pile = Pile { scenario: battle.scenario, city: battle.city, character: battle.team[0].character };
                ensure(battle.scenario.chapter() == chapter, "log.scenario", "UFS-CAMP-2")?;
                ensure(battle.city.chapter() == chapter, "log.city", "UFS-CAMP-2")?;
                ensure(fits(&pile, chapter) && !battle.team[0].improved, "log.team", "UFS-CAMP-8")?;
            } else {
                let last = battle.scenario.is_final();
                ensure(last, "log.scenario", "UFS-CAMP-11")?;
                ensure(self.saved().any(|city| city == battle.city), "log.city", "UFS-CAMP-11")?;
            }
            self.check_helpers(index, battle, own)?;
            self.check_games(battle, present)?;
        }
        Ok(())
    }

    /// Those who come along from earlier chapters: kept there, improved, each once (UFS-CAMP-8). In
    /// the first revision one of each chapter, and each in one battle of a chapter.
    fn check_helpers(&self, index: usize, battle: &Battle, own: usize) -> Result<(), Fault> {
        let helpers = || battle.team.iter().skip(own);
        for (at, recruit) in helpers().enumerate() {
            let twice = helpers().take(at).any(|other| other.character == recruit.character);
            ensure(recruit.improved && !twice, "log.team", "UFS-CAMP-8")?;
            let kept = |chapter: u8| self.kept(chapter).any(|character| character == recruit.character);
            if self.components().rulings.free_team {
                ensure((1..battle.chapter).any(kept), "log.team", "UFS-CAMP-8")?;
                continue;
            }
            let chapter = self.chapter_record(battle.chapter).improved_characters.get(at);
            ensure(chapter.is_some_and(|chapter| kept(*chapter)), "log.team", "UFS-CAMP-8")?;
            let twin = self.log[..index].iter().rev().find(|other| other.chapter == battle.chapter);
            if let (Some(twin), true) = (twin, battle.chapter < LAST_CHAPTER) {
                let served = twin.team.iter().any(|other| other.character == recruit.character);
                ensure(!served, "log.team", "UFS-CAMP-8")?;
            }
        }
        Ok(())
    }

    /// One game, a second one only after a loss, none after the battle is decided (UFS-CAMP-5).
    fn check_games(&self, battle: &Battle, present: bool) -> Result<(), Fault> {
        let most = if battle.chapter == LAST_CHAPTER { 1 } else { 2 };
        let games = &battle.games;
        ensure(games.iter().all(|game| (1..=4).contains(&game.threat)), "log.games", "UFS-CAMP-4")?;
        ensure(games.len() <= most && !(games.len() == 2 && games[0].won), "log.games", "UFS-CAMP-5")?;
        let decided = battle.is_won() || games.len() == most;
        let open = match self.stage {
            Stage::ChooseTeam => present && games.is_empty(),
            Stage::ChooseThreat | Stage::Battle => present && !decided,
            Stage::Aftermath => present && !games.is_empty(),
            _ => false,
        };
        ensure(open || decided, "log.games", "UFS-CAMP-5")?;
        ensure(
            !present || open || !matches!(self.stage, Stage::ChooseTeam | Stage::ChooseThreat | Stage::Battle),
            "stage",
            "UFS-SM-20",
        )
    }

    /// No city, scenario or character is in two places: a saved city is not a destroyed one.
    fn check_elements(&self) -> Result<(), Fault> {
        let before_last = || self.log.iter().filter(|battle| battle.chapter < LAST_CHAPTER);
        let mut piles: Vec<Pile> = before_last()
            .filter_map(|battle| {
                let character = battle.team.first()?.character;
                Some(Pile { scenario: battle.scenario, city: battle.city, character })
            })
            .collect();
        piles.extend(&self.left);
        if let Stage::ChoosePile(ChoosePile { piles: ready }) = self.stage {
            piles.extend(ready);
        }
        for (index, pile) in piles.iter().enumerate() {
            for other in &piles[..index] {
                ensure(pile.city != other.city, "city", "UFS-CAMP-3")?;
                ensure(pile.scenario != other.scenario, "scenario", "UFS-CAMP-3")?;
                ensure(pile.character != other.character, "character", "UFS-CAMP-3")?;
            }
        }
        let finals = || self.log.iter().filter(|battle| battle.chapter == LAST_CHAPTER).map(|battle| battle.city);
        let twice = finals().enumerate().any(|(index, city)| finals().take(index).any(|other| other == city));
        ensure(!twice, "log.city", "UFS-CAMP-11")
    }

    fn check_stage(&self) -> Result<(), Fault> {
        let won_last = self.log.last().is_some_and(|battle| battle.chapter == LAST_CHAPTER && battle.is_won());
        let all_fought = self.log.len() >= BATTLES;
        let fits = match self.stage {
            Stage::ChoosePile(ChoosePile { piles }) => {
                let chapter = self.chapter();
                !all_fought && piles.iter().all(|pile| fits(pile, chapter))
            }
            Stage::ChooseCity => all_fought && !won_last && self.open_cities().next().is_some(),
            Stage::ChooseTeam => self.candidates().len() > 1,
            Stage::ChooseThreat | Stage::Battle | Stage::Aftermath => !self.log.is_empty(),
            Stage::Over { won } => all_fought && won == won_last && (won || self.open_cities().next().is_none()),
        };
        let earlier_win = self.log.iter().rev().skip(1).any(|battle| battle.chapter == LAST_CHAPTER && battle.is_won());
        ensure(fits && !earlier_win, "stage", "UFS-SM-20")
    }

    /// The game on the table is the one that the log speaks of.
    fn check_fight(&self) -> Result<(), Fault> {
        let expected = matches!(self.stage, Stage::Battle | Stage::Aftermath);
        ensure(expected == self.fight.is_some(), "fight", "UFS-SM-20")?;
        let (Some(fight), Some(battle)) = (&self.fight, self.log.last()) else { return Ok(()) };
        fight.check().map_err(|fault| Fault::new(format!("fight.{}", fault.field), fault.rule))?;
        let mut before = *self;
        let over = self.stage == Stage::Aftermath;
        if let (true, Some(last)) = (over, before.log.last_mut()) {
            last.games.pop();
        }
        let setup = before.next_setup(1);
        let same = fight.city == battle.city
            && fight.side == setup.side
            && fight.scenario == setup.scenario
            && fight.team.iter().map(|member| member.recruit).eq(battle.team.iter().copied());
        ensure(same, "fight", "UFS-CAMP-5")?;
        ensure((1..=4).contains(&fight.threat()), "fight.sky", "UFS-CAMP-4")?;
        let result = fight.ending().map(|ending| ending == Ending::Won);
        let logged = if over { battle.games.last().map(|game| game.won) } else { None };
        ensure(result == logged, "fight.step", "UFS-CAMP-6")
    }
}

fn fits(pile: &Pile, chapter: u8) -> bool {
    pile.scenario.chapter() == chapter && pile.city.chapter() == chapter && pile.character.chapter() == chapter
}
