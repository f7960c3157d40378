//! The accessibility tree of a page: what a screen reader knows of it, and nothing else.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::harness::Browser;

/// One thing that a screen reader can come to.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// What kind of thing it is: `button`, `heading`, `region`…
    pub(crate) role: String,
    /// What it is called.
    pub(crate) name: String,
    /// What is said besides its name.
    pub(crate) description: String,
    /// Whether it cannot be used just now.
    pub(crate) disabled: bool,
    /// Whether it is open, of things that open.
    pub(crate) expanded: Option<bool>,
    /// Whether the keys go to it.
    pub(crate) focused: bool,
    /// The places in the tree of what it stands in, the outermost first.
    within: Vec<usize>,
    /// By which the browser finds it again.
    handle: Value,
}

/// The tree, in reading order.
pub(crate) struct Tree {
    pub(crate) nodes: Vec<Node>,
}

impl Tree {
    /// The tree as it is now. What lies in a dialog that covers the page is all there is.
    pub(crate) async fn of(browser: &Browser) -> Tree {
        let answer = browser.devtools("Accessibility.getFullAXTree", json!({})).await;
        let found = answer["nodes"].as_array().cloned().unwrap_or_default();
        let all: HashMap<&str, &Value> =
            found.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let mut tree = Tree { nodes: Vec::new() };
        if let Some(root) = found.first() {
            tree.grow(&all, root, &mut Vec::new());
        }
        tree
    }

    fn grow(&mut self, all: &HashMap<&str, &Value>, node: &Value, within: &mut Vec<usize>) {
        let text = |key: &str| node[key]["value"].as_str().unwrap_or_default().to_owned();
        let role = text("role");
        let shown = node["ignored"] != true && role != "InlineTextBox";
        if shown {
            let property = |name: &str| {
                let of = node["properties"].as_array().into_iter().flatten();
                of.into_iter()
                    .find(|property| property["name"] == name)
                    .map(|property| property["value"]["value"].clone())
            };
            self.nodes.push(Node {
                role,
                name: text("name"),
                description: text("description"),
                disabled: property("disabled") == Some(Value::Bool(true)),
                expanded: property("expanded").and_then(|value| value.as_bool()),
                focused: property("focused") == Some(Value::Bool(true)),
                within: within.clone(),
                handle: node["backendDOMNodeId"].clone(),
            });
            within.push(self.nodes.len() - 1);
        }
        for child in node["childIds"].as_array().into_iter().flatten() {
            if let Some(child) = child.as_str().and_then(|child| all.get(child)) {
                self.grow(all, child, within);
            }
        }
        if shown {
            within.pop();
        }
    }

    /// All that is told, one line a thing.
    pub(crate) fn text(&self) -> String {
        let told = |node: &Node| format!("{} {}", node.name, node.description);
        self.nodes.iter().map(told).collect::<Vec<_>>().join("\n")
    }

    /// The things of a role inside the region, group or form of this name.
    pub(crate) fn inside<'a>(&'a self, region: &'a str, role: &'a str) -> impl Iterator<Item = &'a Node> {
        let within = move |node: &Node| node.within.iter().any(|at| self.nodes[*at].name == region);
        self.nodes.iter().filter(move |node| node.role == role && within(node))
    }

    /// How many things tell all these words. What a thing contains does not count again.
    pub(crate) fn telling(&self, words: &[String]) -> usize {
        let first = |node: &&Node| !node.within.iter().any(|at| self.nodes[*at].tells(words));
        self.nodes.iter().filter(|node| node.tells(words)).filter(first).count()
    }

    /// The first thing of this role and name.
    pub(crate) fn find(&self, role: &str, name: &str) -> Option<&Node> {
        self.nodes.iter().find(|node| node.role == role && node.name == name)
    }
}

impl Node {
    /// Focuses it as a screen reader does, and presses a key.
    pub(crate) async fn press(&self, browser: &Browser, key: char) {
        browser.devtools("DOM.focus", json!({ "backendNodeId": self.handle })).await;
        browser.press(key).await;
    }

    /// The same with Enter.
    pub(crate) async fn enter(&self, browser: &Browser) {
        self.press(browser, char::from(fantoccini::key::Key::Enter)).await;
    }

    /// Whether all these words are in what is told of it.
    pub(crate) fn tells(&self, words: &[String]) -> bool {
        words.iter().all(|word| self.name.contains(word.as_str()) || self.description.contains(word.as_str()))
    }
}
