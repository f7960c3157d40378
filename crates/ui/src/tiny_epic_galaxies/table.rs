//! What all parts of the table are drawn from: the scene, who is in the middle of it, and what is
//! just happening.

use engine::Seat;
use maud::{Markup, html};
use tiny_epic_galaxies::{Action, Event, GalaxyView, Place, TinyEpicGalaxies, View};

use super::attempt;
use super::choices::{actor, ship_title};
use super::signs::ship_sign;
use super::words::{self, Talk};
use crate::lang::say;
use crate::{Choice, Lang, TableScene};

/// A table to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) scene: &'a TableScene<'a, TinyEpicGalaxies>,
    pub(super) choices: &'a [Choice],
    pub(super) talk: Talk<'a>,
    /// The event that a frame shows, if it is a frame.
    moment: Option<&'a Event>,
}

impl<'a> Table<'a> {
    pub(super) fn of(scene: &'a TableScene<'a, TinyEpicGalaxies>, choices: &'a [Choice]) -> Table<'a> {
        let talk = Talk { view: scene.view, lang: scene.visit.lang, names: scene.names };
        Table { scene, choices, talk, moment: if scene.playing { scene.log.last() } else { None } }
    }

    pub(super) fn view(&self) -> &'a View {
        self.scene.view
    }

    pub(super) fn lang(&self) -> Lang {
        self.scene.visit.lang
    }

    /// Whose galaxy is drawn large: the viewer's; for a spectator that of the player at work.
    pub(super) fn own(&self) -> Seat {
        let view = self.view();
        let active = view.galaxies.get(view.active.index()).filter(|galaxy| !galaxy.rogue);
        view.viewer.or(active.map(|galaxy| galaxy.seat)).unwrap_or(Seat(0))
    }

    pub(super) fn galaxy(&self, seat: Seat) -> Option<&'a GalaxyView> {
        self.view().galaxies.get(seat.index())
    }

    /// The seat whose choices are offered, if any are.
    pub(super) fn acting(&self) -> Option<Seat> {
        (!self.scene.choices.is_empty()).then(|| actor(self.scene))
    }

    pub(super) fn actions(&self) -> impl Iterator<Item = Action> + 'a {
        self.scene.choices.iter().map(|(action, _)| *action)
    }

    /// The choice of an action, as it is offered.
    pub(super) fn offered(&self, wanted: impl Fn(Action) -> bool) -> Option<&'a Choice> {
        self.scene.choices.iter().zip(self.choices).find(|((action, _), _)| wanted(*action)).map(|(_, choice)| choice)
    }

    /// The ships of a seat at a place, as things to touch.
    pub(super) fn ships_at(&self, galaxy: &GalaxyView, place: Place, class: &str) -> Markup {
        let choosable = attempt::choosable(self.actions(), self.acting(), galaxy.seat);
        html! {
            @for (number, count) in attempt::packs(galaxy, place, choosable) {
                (self.ship(galaxy, number, count, class))
            }
        }
    }

    /// One ship, or several that cannot be told apart.
    pub(super) fn ship(&self, galaxy: &GalaxyView, number: u8, count: u8, class: &str) -> Markup {
        let Some(ship) = galaxy.ships.get(usize::from(number)) else { return html! {} };
        let (seat, lang) = (galaxy.seat, self.lang());
        let title = ship_title(&self.talk, seat, number);
        let label = say!(lang, "teg-ship-of", name = self.talk.name(seat), ship = title.clone(), count = count);
        html! {
            button.craft.piece type="button" tabindex="-1" id=(attempt::ship(seat, number))
                .{ (class) " p-" (super::signs::colour_key(self.view(), seat)) (self.ship_moment(seat, number)) }
                aria-label=(label) data-tip=(label) {
                @for _ in 0..count { (ship_sign(self.view(), seat, *ship)) }
            }
        }
    }

    fn ship_moment(&self, who: Seat, number: u8) -> &'static str {
        match self.moment {
            Some(Event::ShipMoved { seat, ship, .. } | Event::ShipReplaced { seat, ship, .. })
                if (*seat, *ship) == (who, number) =>
            {
                " arrives"
            }
            Some(Event::Advanced { seat, ship, .. }) if (*seat, *ship) == (who, number) => " advances",
            Some(Event::Regressed { seat, ship, .. }) if (*seat, *ship) == (who, number) => " falls-back",
            Some(Event::ShipUnlocked { seat, ship }) if (*seat, *ship) == (who, number) => " arrives",
            _ => "",
        }
    }

    pub(super) fn die_moment(&self, die: usize) -> &'static str {
        match self.moment {
            Some(Event::Rolled { .. }) => " tumble",
            Some(Event::Rerolled { dice, .. }) if dice >> die & 1 == 1 => " tumble",
            Some(Event::RogueRolled { die: rolled, .. }) if usize::from(*rolled) == die => " tumble",
            Some(
                Event::Activated { die: moved, .. }
                | Event::RogueActivated { die: moved, .. }
                | Event::Converted { die: moved, .. }
                | Event::DieSet { die: moved, .. },
            ) if usize::from(*moved) == die => " lands",
            _ => "",
        }
    }

    /// Whether a galaxy's resources are just changing.
    pub(super) fn galaxy_moment(&self, who: Seat) -> &'static str {
        match self.moment {
            Some(Event::Gained { seat, .. } | Event::Exchanged { seat, .. }) if *seat == who => " gains",
            Some(Event::Stolen { by, .. }) if *by == who => " gains",
            Some(Event::Stolen { from, .. }) if *from == who => " pays",
            Some(Event::Paid { seat, .. } | Event::Lost { seat, .. }) if *seat == who => " pays",
            Some(Event::Upgraded { seat, .. } | Event::Colonized { seat, .. } | Event::Hired { seat, .. })
                if *seat == who =>
            {
                " shines"
            }
            _ => "",
        }
    }

    /// Whether a planet is just being dealt or used.
    pub(super) fn planet_moment(&self, which: tiny_epic_galaxies::PlanetId) -> &'static str {
        match self.moment {
            Some(Event::PlanetRevealed { planet: Some(planet), .. }) if *planet == which => " dealt",
            Some(Event::PlanetUsed { planet, .. }) if *planet == which => " used",
            _ => "",
        }
    }

    /// A player with emblem and name.
    pub(super) fn who(&self, seat: Seat) -> Markup {
        html! { span.who { (super::signs::emblem(self.view(), seat)) span { (self.talk.name(seat)) } } }
    }

    /// The name of a colour, for those who cannot see it.
    pub(super) fn colour(&self, seat: Seat) -> String {
        words::colour(self.lang(), super::signs::colour_key(self.view(), seat))
    }
}
