//! The tree of one thinker: what it has tried, and how it went.
//!
//! Every iteration draws a whole position that the seat cannot tell from the real one and plays
//! it down the tree. A node is a decision: who decides, what chance has shown and what may be
//! chosen make its key, so that hidden cards and dice lead to nodes of their own (an
//! information-set search with explicit chance). Each seat goes for its own result.

use std::hash::{Hash, Hasher};

use engine::{Dice, Play, Seat, Seed, Turn};

use crate::heuristics::{Heuristics, LONGEST_RUN, Outlook, Weights, mix, play_on};
use crate::{Settings, Sight};

const NONE: u32 = u32::MAX;
/// How large a tree may grow: about 30 MB.
const MOST_NODES: usize = 200_000;
const MOST_EDGES: usize = 1_000_000;
/// Places in the index of nodes: a power of two, and twice as many as nodes at least.
const SLOTS: usize = (2 * MOST_NODES).next_power_of_two();

#[derive(Clone, Debug)]
struct Node {
    key: u64,
    /// The edge that leads here; none to the first root.
    from: u32,
    /// Its place in the index.
    slot: u32,
    first: u32,
    /// 0 until the node is visited for the second time.
    edges: u16,
    seat: Seat,
    visits: u32,
    worth: f32,
}

#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    worth: f32,
}

/// What was found out about a choice at the root.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    pub(crate) visits: u32,
    pub(crate) sum: [f64; engine::MAX_SEATS],
    pub(crate) points: [f64; engine::MAX_SEATS],
}

pub(crate) struct Tree<G: Heuristics> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    /// Where each node is found by its edge and key. Chance may lead from one edge to hundreds.
    index: Vec<u32>,
    root: u32,
    found: Vec<Found>,
    path: Vec<(u32, u32)>,
    legal: Vec<G::Action>,
    /// How usual each of them is.
    usual: Vec<f32>,
    dice: Dice,
    weights: Weights,
    settings: Settings,
}

enum Next {
    Over,
    Decide(Seat, u64),
}

/// A quick hash of actions: it only has to tell lists apart.
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u8(*byte));
    }

    fn write_u8(&mut self, value: u8) {
        self.0 = mix(self.0, u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = mix(self.0, value);
    }

    fn write_isize(&mut self, value: isize) {
        self.0 = mix(self.0, value as u64);
    }
}

/// What tells a decision of `seat` with these choices from others.
fn key<G: Heuristics>(state: &G, seat: Seat, choices: &[G::Action]) -> u64 {
    let mut hasher = Quick(mix(state.fingerprint(seat), u64::from(seat.0) + 1));
    choices.iter().for_each(|action| action.hash(&mut hasher));
    hasher.finish()
}

impl<G: Heuristics> Tree<G> {
    pub(crate) fn new(seed: &Seed, weights: Weights, settings: Settings) -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            index: Vec::new(),
            root: NONE,
            found: Vec::new(),
            path: Vec::with_capacity(LONGEST_RUN),
            legal: Vec::with_capacity(512),
            usual: Vec::with_capacity(512),
            dice: Dice::new(seed),
            weights,
            settings,
        }
    }

    /// Begins to think about a decision. What was thought before is kept if it led here: `taken`
    /// is the choice that was made at the last root.
    pub(crate) fn begin(&mut self, sight: Sight<'_, G>, choices: &[G::Action], taken: Option<usize>) {
        let state = sight.determinize(&mut self.dice);
        let key = key(&state, sight.seat(), choices);
        let kept = taken.and_then(|taken| self.continuation(taken, key));
        let crowded = self.nodes.len() > MOST_NODES / 2 || self.edges.len() > MOST_EDGES / 2;
        match kept {
            Some(node) if !crowded => self.root = node,
            _ => {
                self.clear();
                let slot = self.seek(NONE, key).unwrap_or_else(|free| free);
                self.root = self.add_node(NONE, key, slot, sight.seat()).unwrap_or(NONE);
            }
        }
        self.legal.clear();
        self.legal.extend_from_slice(choices);
        if self.nodes[self.root as usize].edges == 0 {
            self.expand(self.root, &state);
        }
        self.found.clear();
        self.found.resize(choices.len(), Found::default());
        // The values of seats are counted at the root only; what was kept counts by its own seat.
        let node = &self.nodes[self.root as usize];
        let seat = node.seat.index();
        for (found, edge) in self.found.iter_mut().zip(&self.edges[node.first as usize..]) {
            found.visits = edge.visits;
            found.sum[seat] = f64::from(edge.worth);
        }
    }

    /// How often the root has been visited.
    pub(crate) fn visits(&self) -> u32 {
        self.nodes.get(self.root as usize).map_or(0, |node| node.visits)
    }

    pub(crate) fn found(&self) -> &[Found] {
        &self.found
    }

    /// The node below choice `taken` of the root with this key.
    fn continuation(&self, taken: usize, key: u64) -> Option<u32> {
        let root = self.nodes.get(self.root as usize)?;
        if taken >= usize::from(root.edges) {
            return None;
        }
        let slot = self.seek(root.first + taken as u32, key).ok()?;
        Some(self.index[slot])
    }

    /// Forgets everything and makes room for all that may come, so that nothing is allocated while
    /// thinking.
    fn clear(&mut self) {
        // Only what was used: short thoughts shall not pay for a long index.
        for node in &self.nodes {
            self.index[node.slot as usize] = NONE;
        }
        self.nodes.clear();
        self.edges.clear();
        self.nodes.reserve_exact(MOST_NODES);
        self.edges.reserve_exact(MOST_EDGES);
        self.index.resize(SLOTS, NONE);
    }

    /// Where in the index the continuation of an edge with this key is, or else would be.
    fn seek(&self, from: u32, key: u64) -> Result<usize, usize> {
        let mut slot = mix(key, u64::from(from)) as usize >> (usize::BITS - SLOTS.trailing_zeros());
        loop {
            match self.index[slot] {
                NONE => return Err(slot),
                at if self.nodes[at as usize].key == key && self.nodes[at as usize].from == from => return Ok(slot),
                _ => slot = (slot + 1) % SLOTS,
            }
        }
    }

    fn add_node(&mut self, from: u32, key: u64, slot: usize, seat: Seat) -> Option<u32> {
        if self.nodes.len() >= MOST_NODES {
            return None;
        }
        let at = self.nodes.len() as u32;
        self.nodes.push(Node { key, from, slot: slot as u32, first: 0, edges: 0, seat, visits: 0, worth: 0.0 });
        self.index[slot] = at;
        Some(at)
    }

    /// Gives a node its edges, one for each of the choices in `legal`. Each is tried once and
    /// valued: what looks better is tried earlier and more often (progressive bias).
    fn expand(&mut self, node: u32, state: &G) -> bool {
        let count = self.legal.len();
        if self.edges.len() + count > MOST_EDGES || count > usize::from(u16::MAX) {
            return false;
        }
        let seat = self.nodes[node as usize].seat;
        let first = self.edges.len();
        let (mut sum, mut squares) = (0.0f32, 0.0f32);
        for action in &self.legal {
            let mut after = state.clone();
            let applied = after.apply(seat, *action, &mut Play::new(&mut self.dice, &mut ()));
            let worth = match applied {
                Ok(()) => after.appraise(&self.weights).chance[seat.index()],
                Err(_) => 0.0,
            };
            sum += worth;
            squares += worth * worth;
            self.edges.push(Edge { action: *action, prior: worth, visits: 0, worth: 0.0 });
        }
        let mean = sum / count as f32;
        let spread = (squares / count as f32 - mean * mean).max(0.0).sqrt().max(0.002);
        let mut total = 0.0;
        self.usual.clear();
        state.habits(seat, &self.legal, &mut self.usual);
        for (edge, usual) in self.edges[first..].iter_mut().zip(&self.usual) {
            let looks = ((edge.prior - mean) / spread).clamp(-3.0, 3.0);
            edge.prior = (self.settings.bias * looks).exp() * usual.max(1e-4);
            total += edge.prior;
        }
        self.edges[first..].iter_mut().for_each(|edge| edge.prior /= total);
        let node = &mut self.nodes[node as usize];
        node.first = first as u32;
        node.edges = count as u16;
        true
    }

    /// Tries out one course of the game, and tells where it ended. At the root, `taken` is tried if it
    /// is given.
    pub(crate) fn iterate(&mut self, sight: Sight<'_, G>, taken: Option<usize>) -> (G, Outlook) {
        let mut state = sight.determinize(&mut self.dice);
        let mut at = self.root;
        self.path.clear();
        let mut taken = taken;
        loop {
            let edge = match taken.take() {
                Some(taken) => self.nodes[at as usize].first as usize + taken,
                None => self.select(at),
            };
            self.path.push((at, edge as u32));
            let (seat, action) = (self.nodes[at as usize].seat, self.edges[edge].action);
            if state.apply(seat, action, &mut Play::new(&mut self.dice, &mut ())).is_err() {
                break;
            }
            if state.is_break() {
                break;
            }
            let Next::Decide(seat, key) = self.next(&mut state) else { break };
            match self.seek(edge as u32, key) {
                Ok(slot) => {
                    let child = self.index[slot];
                    if self.nodes[child as usize].edges == 0 && !self.expand(child, &state) {
                        break self.play_out(&mut state);
                    }
                    at = child;
                }
                Err(slot) => {
                    self.add_node(edge as u32, key, slot, seat);
                    break self.play_out(&mut state);
                }
            }
            if self.path.len() >= LONGEST_RUN {
                break;
            }
        }
        let outlook = state.appraise(&self.weights);
        self.learn(&outlook);
        (state, outlook)
    }

    /// The next decision that is one, before the thought must end: its choices are left in `legal`.
    fn next(&mut self, state: &mut G) -> Next {
        for _ in 0..LONGEST_RUN {
            let Turn::Decide(seats) = state.turn() else { return Next::Over };
            let Some(seat) = seats.iter().next() else { return Next::Over };
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            match self.legal.as_slice() {
                [] => return Next::Over,
                [only] => {
                    if state.apply(seat, *only, &mut Play::new(&mut self.dice, &mut ())).is_err() {
                        return Next::Over;
                    }
                    if state.is_break() {
                        return Next::Over;
                    }
                }
                choices => return Next::Decide(seat, key(state, seat, choices)),
            }
        }
        Next::Over
    }

    /// The edge that promises most, with a bonus for what is likely and little tried. Values are
    /// stretched to the range of the node, so that small differences count as well.
    fn select(&self, at: u32) -> usize {
        let node = &self.nodes[at as usize];
        let first = node.first as usize;
        let edges = &self.edges[first..first + usize::from(node.edges)];
        let (mut low, mut high) = (f32::INFINITY, f32::NEG_INFINITY);
        for edge in edges.iter().filter(|edge| edge.visits > 0) {
            let mean = edge.worth / edge.visits as f32;
            low = low.min(mean);
            high = high.max(mean);
        }
        let mean = if node.visits > 0 { node.worth / node.visits as f32 } else { 0.5 };
        if low > high {
            (low, high) = (mean, mean);
        }
        let range = (high - low).max(0.01);
        let push = self.settings.exploration * (node.visits as f32 + 1.0).sqrt();
        let mut best = (f32::NEG_INFINITY, first);
        for (index, edge) in (first..).zip(edges) {
            let worth = if edge.visits > 0 { edge.worth / edge.visits as f32 } else { mean };
            let score = (worth - low) / range + push * edge.prior / (1.0 + edge.visits as f32);
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Plays on by habit until a turn or round ends, or some more.
    fn play_out(&mut self, state: &mut G) {
        play_on(state, G::HORIZON, &mut self.legal, &mut self.usual, &mut self.dice);
    }

    /// Carries a result up the path.
    fn learn(&mut self, outlook: &Outlook) {
        if let Some((root, edge)) = self.path.first() {
            let found = &mut self.found[*edge as usize - self.nodes[*root as usize].first as usize];
            found.visits += 1;
            for seat in 0..engine::MAX_SEATS {
                found.sum[seat] += f64::from(outlook.chance[seat]);
                found.points[seat] += f64::from(outlook.points[seat]);
            }
        }
        for (node, edge) in &self.path {
            let node = &mut self.nodes[*node as usize];
            let worth = outlook.chance[node.seat.index()];
            node.visits += 1;
            node.worth += worth;
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            edge.worth += worth;
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use tiny_epic_galaxies::{Action, TinyEpicGalaxies};

    use super::*;
    use crate::Budget;

    #[test]
    fn a_thought_ends_with_a_turn_that_can_only_end() {
        let seed: Seed = "forced".parse().expect("a seed");
        let settings = Settings::with(Budget::iterations(1));
        let mut tree = Tree::<TinyEpicGalaxies>::new(&seed, *TinyEpicGalaxies::weights(), settings);
        let mut dice = Dice::new(&seed);
        let mut state = TinyEpicGalaxies::new(&Default::default(), &mut dice).expect("a game");
        let (mut legal, mut forced) = (Vec::new(), 0);
        while let Turn::Decide(seats) = state.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            legal.clear();
            state.legal(seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            if legal == [Action::EndTurn] {
                let mut after = state;
                assert!(matches!(tree.next(&mut after), Next::Over), "the next turn is not followed");
                forced += 1;
            }
            state.apply(seat, action, &mut Play::new(&mut dice, &mut ())).expect("it is legal");
        }
        assert!(forced > 0, "such turns happen");
    }
}
