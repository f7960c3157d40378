//! Drawn and told: what a seat may know of a position, as programs read it, compared with what the
//! accessibility tree of its page tells. A fact that is drawn but not told fails.

use std::collections::BTreeMap;

use serde_json::Value;
use under_falling_skies::components::Symbol;

use crate::harness::Browser;
use crate::tree::Tree;

/// Words that one thing in the tree must tell together; as many things as the fact is there.
#[derive(Default)]
struct Facts(BTreeMap<Vec<String>, usize>);

impl Facts {
    fn add<const N: usize>(&mut self, words: [String; N]) {
        *self.0.entry(words.to_vec()).or_default() += 1;
    }
}

/// What the API tells of the table whose page is open, for the seat whose page it is.
pub(crate) async fn view(browser: &Browser) -> Value {
    let script = "const seat = new URLSearchParams(location.search).get('seat');
        return fetch(`/api/tables/${location.pathname.split('/')[2]}${seat === null ? '' : `?seat=${seat}`}`)
            .then((answer) => answer.json())";
    browser.ask(script).await["view"].clone()
}

/// Demands that the tree tells the whole view. Says how many facts it compared.
pub(crate) fn demand(game: &str, view: &Value, tree: &Tree) -> usize {
    let mut facts = Facts::default();
    match game {
        "tiny-epic-galaxies" => tiny_epic_galaxies(view, &mut facts),
        "black-angel" => black_angel(view, &mut facts),
        _ => under_falling_skies(view, &mut facts),
    }
    for (words, times) in &facts.0 {
        let told = tree.nodes.iter().filter(|node| node.role != "StaticText" && node.tells(words)).count();
        let told = if told == 0 && tree.nodes.iter().any(|node| node.tells(words)) { 1 } else { told };
        assert!(told >= *times, "{game}: {words:?} is there {times} times and told {told} times in\n{}", tree.text());
    }
    facts.0.len()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// "column 2, row 3", counted from 1 as people do.
fn square(at: &Value) -> String {
    format!("column {}, row {}", number(&at[1]) + 1, number(&at[0]) + 1)
}

fn under_falling_skies(view: &Value, facts: &mut Facts) {
    facts.add([format!("Mothership at row {},", view["mothership"])]);
    facts.add([format!("Energy {} of {}", view["energy"], view["max_energy"])]);
    facts.add([format!("Damage {}, lost at {}", view["damage"], view["lethal_damage"])]);
    facts.add([format!("Research square {},", view["research"]), "the marker is here".into()]);
    facts.add([square(&view["excavator"]), "the excavator stands here".into()]);
    facts.add([format!("Round {}", view["round"])]);
    for (index, number) in list(&view["research_track"]).enumerate() {
        facts.add([format!("Research square {}, number {number},", index + 1)]);
    }
    for ship in list(&view["ships"]) {
        let colour = ship["colour"].as_str().expect("a colour").replace("orange", "command");
        let berth = &ship["berth"];
        if let Some(at) = berth.get("sky") {
            let (row, column) = (&at["altitude"], number(&at["column"]) + 1);
            facts.add([format!("{colour} ship, row {row}, column {column}")]);
        } else if let Some(at) = berth.get("drop_point") {
            facts.add([format!("{colour} ship on the drop point of column {}", number(&at["column"]) + 1)]);
        } else if let Some(at) = berth.get("city") {
            facts.add([format!("{colour} ship above the city, column {}", number(&at["column"]) + 1)]);
        } else if berth == "aboard" {
            facts.add([format!("{colour} ship aboard the mothership")]);
        }
    }
    for die in list(&view["dice"]) {
        let name = format!("{} {}", if die["white"] == true { "white" } else { "gray" }, die["face"]);
        let at = &die["at"];
        if at == "unplaced" {
            facts.add([name]);
        } else if let Some(on) = at.get("on").or_else(|| at.get("digging")) {
            facts.add([format!("{name} in "), square(&on["square"])]);
        }
    }
    for robot in list(&view["robots"]).filter(|robot| !robot.is_null()) {
        facts.add([format!("Robot {} in ", robot["face"]), square(&robot["square"])]);
    }
    let sky = serde_json::from_value(view["sky"].clone()).expect("a sky");
    let top = number(&view["mothership"]).min(number(&view["rows"]) + 1) as u8;
    // A scenario may turn the arrows or add to the explosions: then only the place is compared.
    let plain = view["scenario"].is_null();
    for altitude in 1..top {
        for column in 0..5u8 {
            let symbol = match under_falling_skies::symbol(&sky, altitude, column) {
                Symbol::Blank => continue,
                _ if !plain => String::new(),
                Symbol::Left => "arrow to the left".into(),
                Symbol::Right => "arrow to the right".into(),
                Symbol::Descend => "mothership sign".into(),
                Symbol::Explosion(number) => format!("explosion {number}"),
                Symbol::RedExplosion(number) => format!("red explosion {number}"),
                Symbol::Portal(_) => "portal".into(),
            };
            facts.add([format!("Column {}:", column + 1), format!("row {altitude} {symbol}")]);
        }
    }
}

fn tiny_epic_galaxies(view: &Value, facts: &mut Facts) {
    let own = number(&view["viewer"]);
    facts.add([format!("Round {}", view["round"])]);
    for galaxy in list(&view["galaxies"]) {
        let (energy, culture, cap) = (&galaxy["energy"], &galaxy["culture"], &galaxy["cap"]);
        if number(&galaxy["seat"]) == own {
            facts.add([format!("Energy {energy} of {cap}.")]);
            facts.add([format!("Culture {culture} of {cap}.")]);
            facts.add([format!("Level {}:", galaxy["level"]), "reached".into()]);
        } else {
            facts.add([format!("{energy} of {cap} energy")]);
            facts.add([format!("{culture} of {cap} culture")]);
            facts.add([format!("Empire level {},", galaxy["level"])]);
        }
        for ship in list(&galaxy["ships"]) {
            let place = &ship["place"];
            if let Some(at) = place.get("orbit") {
                facts.add([format!("in orbit of {}, space {}", planet(&at["planet"]), at["level"])]);
            } else if let Some(at) = place.get("surface") {
                facts.add([format!("on {}", planet(&at["planet"]))]);
            }
        }
        for colony in list(&galaxy["colonies"]) {
            facts.add([planet(colony)]);
        }
    }
    for world in list(&view["row"]).filter(|world| !world.is_null()) {
        facts.add([format!("Surface of {}.", planet(world))]);
        facts.add([format!("Orbit of {}:", planet(world))]);
    }
    if view["setup"]["expansion"] == true {
        facts.add([format!("{} card", view["exploration_deck"]), "left to explore".into()]);
    }
}

fn planet(id: &Value) -> String {
    let planet: tiny_epic_galaxies::PlanetId = serde_json::from_value(id.clone()).expect("a planet");
    planet.card().name.clone()
}

const HUES: [&str; 3] = ["orange", "gray", "green"];

fn black_angel(view: &Value, facts: &mut Facts) {
    for (index, supply) in list(&view["supplies"]).enumerate() {
        facts.add([format!("Supply, {}: {} sound, {} damaged", HUES[index], supply["sound"], supply["damaged"])]);
    }
    for (index, cubes) in list(&view["damage"]).enumerate() {
        if view["damaged"][index] == false {
            facts.add([format!("Action {},", index + 1), format!("{cubes} Damage cube")]);
        }
        let ravagers = list(&view["ravagers"][index]).count();
        match ravagers {
            0 => facts.add([format!("No Ravager at action {}", index + 1)]),
            _ => facts.add([format!("{ravagers} Ravager"), format!("at action {}.", index + 1)]),
        }
    }
    for hex in list(&view["hexes"]) {
        let name = format!("{}:", hex["hex"].as_str().expect("a hex"));
        for (key, words) in [("comet", "Comet."), ("icon", "Ravager ship.")] {
            if hex[key] == true {
                facts.add([name.clone(), words.into()]);
            }
        }
        if !hex["card"].is_null() {
            facts.add([name.clone(), "(owner: ".into()]);
        }
        if list(&hex["ships"]).next().is_some() {
            facts.add([name, "Ships: ".into()]);
        }
    }
    facts.add([format!("{}:", view["angel"].as_str().expect("a hex")), "The Black Angel is here.".into()]);
    if let Some(strip) = view["spes"].get("token") {
        facts.add([format!("Strip {strip} bears the token of Spes.")]);
    }
    for (index, left) in list(&view["decks"]).take(3).enumerate() {
        facts.add([format!("{} Mission: {left} left", HUES[index])]);
    }
    for (index, stack) in list(&view["stacks"]).enumerate() {
        facts.add([format!("Stack, {}: {} tiles.", HUES[index], stack["size"])]);
    }
    for player in list(&view["players"]) {
        for die in list(&player["dice"]) {
            let value = if die["value"] == 0 { "star".to_owned() } else { die["value"].to_string() };
            facts.add([format!("{} {value}", die["colour"].as_str().expect("a colour"))]);
        }
        let at = &player["workstations"];
        facts.add([format!("Robots at the workstations: {} orange, {} gray, {} green", at[0], at[1], at[2])]);
        if let Some(hand) = player["hand"].as_array() {
            facts.add([format!("Resources: {}", player["resources"])]);
            facts.add([format!("Debris: {}", player["debris"])]);
            facts.add([format!("Ships: {}", player["ships"])]);
            facts.add([format!("Break room: {} robot", player["break_room"])]);
            for card in hand {
                let ravager = card.as_str().is_some_and(|card| card.starts_with('R'));
                facts.add([if ravager { "Ravager at action ".into() } else { "Mission, ".to_owned() }]);
            }
        }
    }
}
