//! The world as a grid of dots, and the cities on it.

use std::fmt::Write;
use std::sync::LazyLock;

use engine::Piece;
use maud::{Markup, html};
use under_falling_skies::CityId;
use under_falling_skies::campaign::{CampaignView, CityFate};

use crate::Lang;
use crate::lang::say;
use crate::under_falling_skies::words;

/// Land as dots, four degrees apart, from 74 degrees north; after Natural Earth, which is in the
/// public domain.
const LAND: &str = include_str!("../../assets/world.txt");
const NORTH: f32 = 74.0;
const DEGREES: f32 = 4.0;

/// Latitude, longitude, and on which side the name stands.
fn place(city: CityId) -> (f32, f32, &'static str) {
    match city.id() {
        "havana" => (23.1, -82.4, "right"),
        "mexico-city" => (19.4, -99.1, "left"),
        "montreal" => (45.5, -73.6, "right"),
        "rio" => (-22.9, -43.2, "right"),
        "cairo" => (30.0, 31.2, "right"),
        "johannesburg" => (-26.2, 28.0, "right"),
        // London and Paris a little apart, so that both can be seen.
        "london" => (52.5, -2.0, "left"),
        "moscow" => (55.8, 37.6, "right"),
        "paris" => (47.6, 3.6, "right"),
        "beijing" => (39.9, 116.4, "left"),
        "seoul" => (37.6, 127.0, "below"),
        "singapore" => (1.35, 103.8, "left"),
        "sydney" => (-33.9, 151.2, "left"),
        "tokyo" => (35.7, 139.7, "right"),
        _ => (0.0, -30.0, "right"),
    }
}

fn at(latitude: f32, longitude: f32) -> (f32, f32) {
    ((longitude + 180.0) / DEGREES, (NORTH - latitude) / DEGREES + 0.5)
}

fn land() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| {
        let mut path = String::new();
        for (y, row) in LAND.lines().enumerate() {
            for (x, _) in row.bytes().enumerate().filter(|(_, dot)| *dot == b'#') {
                let _ = write!(path, "M{x}.5 {y}.5h0");
            }
        }
        path
    });
    &PATH
}

/// The world without cities.
pub(super) fn world_only() -> Markup {
    html! { svg.world viewBox="0 0 90 33" aria-hidden="true" { path.land d=(land()) {} } }
}

/// A picture for the home page: the Atlantic between threatened shores.
pub(super) fn emblem() -> Markup {
    html! {
        svg.world.emblem viewBox="14 2 52 29" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            path.land d=(land()) {}
            @for city in CityId::all().filter(|city| city.record().chapter > 0) {
                @let (latitude, longitude, _) = place(city);
                @let (x, y) = at(latitude, longitude);
                circle.city.fate-threatened cx=(x) cy=(y) r="0.7" {}
            }
        }
    }
}

fn fate_name(fate: CityFate) -> &'static str {
    match fate {
        CityFate::Untouched => "untouched",
        CityFate::Threatened => "threatened",
        CityFate::Embattled => "embattled",
        CityFate::Saved => "saved",
        CityFate::Destroyed => "destroyed",
    }
}

pub(super) fn fate(lang: Lang, fate: CityFate) -> String {
    match fate {
        CityFate::Untouched => say!(lang, "camp-fate-untouched"),
        CityFate::Threatened => say!(lang, "camp-fate-threatened"),
        CityFate::Embattled => say!(lang, "camp-fate-embattled"),
        CityFate::Saved => say!(lang, "camp-fate-saved"),
        CityFate::Destroyed => say!(lang, "camp-fate-destroyed"),
    }
}

/// The world with each city's fate, as a shape as well as a colour, and the same in words.
pub(super) fn world(view: &CampaignView, lang: Lang) -> Markup {
    html! {
        figure.worldmap {
            svg.world viewBox="0 0 90 33" aria-hidden="true" {
                path.land d=(land()) {}
                @for (city, fate) in &view.cities {
                    @let (latitude, longitude, side) = place(*city);
                    @let (x, y) = at(latitude, longitude);
                    g .{ "city fate-" (fate_name(*fate)) } transform=(format!("translate({x} {y})")) {
                        (marker(*fate))
                        text .{ "label " (side) }
                            x=(match side { "left" => "-1.3", "below" => "0", _ => "1.3" })
                            y=(if side == "below" { "2.5" } else { "0.55" }) { (words::city(lang, *city)) }
                    }
                }
            }
            ul.vh { @for (city, found) in &view.cities { li { (words::city(lang, *city)) (say!(lang, "colon")) (fate(lang, *found)) } } }
        }
    }
}

fn marker(fate: CityFate) -> Markup {
    html! {
        @match fate {
            CityFate::Untouched => { circle r="0.55" {} }
            CityFate::Threatened => { path d="M0-1.1 1 .8H-1z" {} }
            CityFate::Embattled => { circle.ring r="1.25" {} circle r="0.5" {} }
            CityFate::Saved => { path d="M0-1.1 1-.7V.2C1 .9 0 1.2 0 1.2S-1 .9-1 .2V-.7z" {} }
            CityFate::Destroyed => { path.cross d="M-.7-.7.7.7M.7-.7-.7.7" {} }
        }
    }
}
