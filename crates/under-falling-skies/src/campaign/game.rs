//! The campaign as the engine knows it.

use engine::{Data, Dice, Fault, Game, OptionSpec, Outcome, Play, Seat, Seats, Sink, Tally, Viewer};

use super::{
    Campaign, CampaignAction, CampaignEvent, CampaignIllegal, CampaignRefusal, CampaignSetup, CampaignView, ChoosePile,
    Stage,
};
use crate::components::Catalog;
use crate::decisions::PLAYER;

impl Game for Campaign {
    const ID: &'static str = "under-falling-skies-campaign";
    const RULES_VERSION: u32 = 1;

    type Components = Catalog;
    type Setup = CampaignSetup;
    type Action = CampaignAction;
    type Event = CampaignEvent;
    type View = CampaignView;
    type Illegal = CampaignIllegal;
    type Question = Stage;
    const OVER: CampaignIllegal = CampaignIllegal::Campaign(CampaignRefusal::CampaignOver);
    const NOT_ASKED: CampaignIllegal = CampaignIllegal::Campaign(CampaignRefusal::NotSeated);

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(setup: &CampaignSetup, dice: &mut Dice) -> Result<Campaign, Fault> {
        let data = Campaign::components_of(setup)?;
        let piles = Campaign::form_piles(1, &[], &[], dice);
        let stage = Stage::ChoosePile(ChoosePile { piles });
        let (log, left) = Default::default();
        Ok(Campaign { log, left, stage, fight: None, name: setup.name, data })
    }

    fn components(&self) -> Data<Catalog> {
        self.data
    }

    fn components_of(setup: &CampaignSetup) -> Result<Data<Catalog>, Fault> {
        Catalog::asked(setup.pack, setup.revision)
    }

    fn seats(&self) -> u8 {
        1
    }

    #[inline]
    fn question(&self) -> Option<Stage> {
        (!matches!(self.stage, Stage::Over { .. })).then_some(self.stage)
    }

    fn outcome(&self) -> Outcome {
        self.result()
    }

    /// Between two questions nothing is left to do: a battle settles by itself.
    fn proceed<S: Sink<Self>>(&mut self, _: &mut Play<'_, S>) -> bool {
        false
    }

    #[inline]
    fn asked(&self) -> Option<Seats> {
        (!matches!(self.stage, Stage::Over { .. })).then_some(Seats::one(PLAYER))
    }

    fn view(&self, _: Viewer) -> CampaignView {
        CampaignView::of(self)
    }

    fn redact(event: &CampaignEvent, _: Viewer) -> Option<CampaignEvent> {
        Some(event.clone())
    }

    fn determinize(&self, _: Seat, _: &mut Dice) -> Campaign {
        *self
    }

    fn check(&self) -> Result<(), Fault> {
        self.check_campaign()
    }

    fn tally(&self, tally: &mut Tally) {
        self.count(tally);
    }
}
