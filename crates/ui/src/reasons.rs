//! Why a choice is better than another, in words: what differs between the positions to which both
//! lead, by the features that the bots' evaluation looks at.

use maud::{Markup, html};

use crate::lang::{has, say, t};
use crate::{Lang, Tabletop};

/// One thing by which a choice differs from another, as a search has found it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    /// The feature of the evaluation.
    pub feature: &'static str,
    /// What it comes to with the choice, on average.
    pub this: f32,
    /// With the other.
    pub other: f32,
    /// How much it speaks for the choice (above 0) or the other, in logarithms of chance.
    pub share: f32,
}

/// What several features are about, and how it is told. Its sentences are `reason-<name>-more` and
/// `reason-<name>-less`.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The name in the catalogs.
    pub name: &'static str,
    /// The game's sign for it.
    pub sign: fn() -> Markup,
    /// The features that are about it.
    pub features: &'static [&'static str],
    /// What is counted.
    pub count: Count,
}

/// What of a topic is counted. The number is the feature times the factor; a factor of 0 says that
/// the number means nothing to a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Count {
    /// More of it is better.
    More(&'static str, f32),
    /// Less of it is better.
    Less(&'static str, f32),
    /// That depends.
    Either(&'static str, f32),
    /// Nothing: "more" is what is better on the whole.
    Judged,
}

/// What every game has: lines that end with victory or defeat, what the others have, and what was
/// measured.
pub const TOPICS: [Topic; 4] = [
    Topic { name: "won", sign: none, features: &["won"], count: Count::More("won", 100.0) },
    Topic { name: "lost", sign: none, features: &["lost"], count: Count::Less("lost", 100.0) },
    Topic { name: "rivals", sign: none, features: &["rivals"], count: Count::Judged },
    Topic { name: "measured", sign: none, features: &["measured"], count: Count::Judged },
];

/// No sign.
pub(crate) fn none() -> Markup {
    html! {}
}

/// So many reasons are told.
const MOST: usize = 3;

/// What counts less than this is no reason: about one game in a hundred where all is open.
const TINY: f32 = 0.06;

/// Where nothing else speaks for a choice, so little does: less is noise.
const SLIGHT: f32 = 0.01;

/// Nor is what counts so much less than the first one.
const MINOR: f32 = 0.12;

/// What is counted must differ by this much to be told; games of a hundred by one.
const LEAST_COUNT: f32 = 0.2;

impl Topic {
    fn counted(&self) -> Option<(&'static str, f32)> {
        match self.count {
            Count::More(feature, factor) | Count::Less(feature, factor) | Count::Either(feature, factor) => {
                Some((feature, factor))
            }
            Count::Judged => None,
        }
    }

    /// The keys of its sentences.
    pub fn keys(&self) -> [String; 2] {
        ["more", "less"].map(|way| format!("reason-{}-{way}", self.name))
    }

    /// What the differences come to here; none if that is too little, or if a sentence about it would
    /// say what no player believes.
    fn reason(&self, differences: &[Difference], least: f32, lang: Lang) -> Option<Reason> {
        let own = || differences.iter().filter(|each| self.features.contains(&each.feature));
        let share: f32 = own().map(|each| each.share).sum();
        if share.abs() < least {
            return None;
        }
        let counted = self.counted().map(|(feature, factor)| {
            let found = own().find(|each| each.feature == feature);
            let (this, other) = found.map_or((0.0, 0.0), |each| (each.this, each.other));
            (this, other, factor)
        });
        let is_more = match counted {
            Some((this, other, _)) => this > other,
            None => share > 0.0,
        };
        let is_sound = match self.count {
            Count::More(..) => is_more == (share > 0.0),
            Count::Less(..) => is_more != (share > 0.0),
            Count::Either(..) | Count::Judged => true,
        };
        let is_alike = |(this, other, factor): (f32, f32, f32)| {
            let least = if factor >= 100.0 { 1.0 } else { LEAST_COUNT };
            this == other || factor > 0.0 && (factor * (this - other)).abs() < least
        };
        if !is_sound || counted.is_some_and(is_alike) {
            return None;
        }
        let [high, low] = self.keys();
        let numbers = counted.and_then(|(this, other, factor)| numbers(this * factor, other * factor, lang));
        let words = t(lang, if is_more { &high } else { &low }, &Default::default());
        Some(Reason { share, sign: (self.sign)(), words, numbers })
    }
}

/// Two numbers as they are told: whole ones, unless only a tenth tells them apart; none if they are
/// alike even then.
fn numbers(this: f32, other: f32, lang: Lang) -> Option<(String, String)> {
    let whole = |number: f32| format!("{:.0}", number.max(0.0));
    let exact = |number: f32| {
        let text = format!("{:.1}", number.max(0.0));
        if lang == Lang::En { text } else { text.replace('.', ",") }
    };
    let pair = (whole(this), whole(other));
    let finer = (exact(this), exact(other));
    if pair.0 != pair.1 { Some(pair) } else { Some(finer).filter(|(this, other)| this != other) }
}

/// A reason as it is told.
#[derive(Clone, Debug)]
pub(crate) struct Reason {
    share: f32,
    sign: Markup,
    words: String,
    numbers: Option<(String, String)>,
}

impl Reason {
    pub(crate) fn is_gain(&self) -> bool {
        self.share > 0.0
    }

    fn draw(&self, lang: Lang) -> Markup {
        let gain = self.is_gain();
        html! {
            li .pro[gain] .con[!gain] {
                span.plus-minus aria-hidden="true" { @if gain { "+" } @else { "−" } }
                span.vh { @if gain { (say!(lang, "reason-gain")) } @else { (say!(lang, "reason-cost")) } " " }
                (self.sign)
                span.because {
                    b { (self.words) }
                    @if let Some((this, other)) = &self.numbers {
                        " " small { (say!(lang, "reason-numbers", this = this.as_str(), other = other.as_str())) }
                    }
                }
            }
        }
    }
}

/// At most three reasons, gains before costs, each kind with what counts most first. None if all are
/// tiny. For a choice that is recommended its greatest gain is among them, however small: costs alone would not say
/// why it is chosen.
pub(crate) fn reasons<G: Tabletop>(differences: &[Difference], is_better: bool, lang: Lang) -> Vec<Reason> {
    let told = |least: f32| {
        let topics = G::topics().iter().chain(&TOPICS);
        topics.filter_map(move |topic| topic.reason(differences, least, lang))
    };
    let mut found: Vec<Reason> = told(TINY).collect();
    found.sort_by(|one, other| other.share.abs().total_cmp(&one.share.abs()));
    let most = found.first().map_or(0.0, |first| first.share.abs());
    found.retain(|reason| reason.share.abs() >= MINOR * most);
    found.truncate(MOST);
    if is_better && found.iter().all(|reason| !reason.is_gain()) {
        let gain = told(SLIGHT).filter(Reason::is_gain).max_by(|one, other| one.share.total_cmp(&other.share));
        found.truncate(MOST - usize::from(gain.is_some()));
        found.extend(gain);
    }
    found.sort_by_key(|reason| !reason.is_gain());
    found
}

/// Why the better of two choices is better. Where only costs can be named, it says that they are the smaller ones.
pub(crate) fn in_favour(reasons: &[Reason], lang: Lang) -> Markup {
    let costs_only = !reasons.is_empty() && reasons.iter().all(|reason| !reason.is_gain());
    html! {
        @if costs_only { p.why { (say!(lang, "reason-costs-least")) } }
        (list(reasons, lang))
    }
}

/// The list of them.
pub(crate) fn list(reasons: &[Reason], lang: Lang) -> Markup {
    html! {
        @if !reasons.is_empty() {
            ul.reasons { @for reason in reasons { (reason.draw(lang)) } }
        }
    }
}

/// The reasons as they are told beside a choice, better or not than the other; nothing if all are tiny.
pub fn why<G: Tabletop>(differences: &[Difference], is_better: bool, lang: Lang) -> Markup {
    let found = reasons::<G>(differences, is_better, lang);
    if is_better { in_favour(&found, lang) } else { list(&found, lang) }
}

/// What a coach asks before a choice that gives up so much of the chance to win, with the main reason.
pub fn caution<G: Tabletop>(lost: f32, differences: &[Difference], lang: Lang) -> String {
    let games = (lost * 100.0).round() as i64;
    let mut found = reasons::<G>(differences, false, lang);
    found.sort_by(|one, other| one.share.total_cmp(&other.share));
    match found.first().filter(|reason| !reason.is_gain()) {
        Some(reason) => say!(lang, "coach-gives-up", games = games, reason = reason.words.as_str()),
        None => say!(lang, "coach-gives-up-much", games = games),
    }
}

/// Whether a feature of a game has words in every language. A constant never differs.
pub fn is_told<G: Tabletop>(feature: &str) -> bool {
    let topic = G::topics().iter().chain(&TOPICS).find(|topic| topic.features.contains(&feature));
    let in_words = |topic: &Topic| topic.keys().iter().all(|key| Lang::ALL.into_iter().all(|lang| has(lang, key)));
    feature == "constant" || topic.is_some_and(in_words)
}

#[cfg(test)]
mod tests {
    use under_falling_skies::UnderFallingSkies;

    use super::*;

    fn difference(feature: &'static str, this: f32, other: f32, share: f32) -> Difference {
        Difference { feature, this, other, share }
    }

    fn told(differences: &[Difference]) -> Vec<String> {
        told_of(differences, false)
    }

    fn told_of(differences: &[Difference], is_better: bool) -> Vec<String> {
        let reasons = reasons::<UnderFallingSkies>(differences, is_better, Lang::En);
        let line = |reason: &Reason| {
            let numbers = reason.numbers.as_ref().map(|(this, other)| format!(" {this}/{other}")).unwrap_or_default();
            format!("{}{}{numbers}", if reason.is_gain() { "+ " } else { "- " }, reason.words)
        };
        reasons.iter().map(line).collect()
    }

    #[test]
    fn gains_come_before_costs_and_no_more_than_three_are_told() {
        let found = [
            difference("energy", 0.375, 0.625, -0.5),
            difference("squares_left", 0.5, 0.625, 0.9),
            difference("damage_left", 0.8, 0.7, 0.3),
            difference("robots", 0.8, 0.7, 0.25),
        ];
        let told = told(&found);
        assert_eq!(told.len(), 3, "{told:?}");
        assert_eq!(told[0], "+ Fewer research squares to go 8/10");
        assert!(told[1].starts_with("+ The city can take more hits"), "{told:?}");
        assert_eq!(told[2], "- Less energy is left 3/5");
    }

    #[test]
    fn what_is_tiny_is_not_told_nor_what_would_read_as_nonsense() {
        assert!(told(&[difference("energy", 0.5, 0.49, 0.01)]).is_empty(), "tiny");
        assert!(told(&[difference("energy", 0.1, 0.9, 1.0)]).is_empty(), "less energy is no gain");
        assert!(told(&[difference("rows_left", 0.7, 0.69, 0.3)]).is_empty(), "a tenth of a row");
        assert!(told(&[]).is_empty());
        // What the others say outweighs it.
        let beside = [difference("squares_left", 0.1, 0.9, 3.0), difference("energy", 0.5, 0.6, -0.1)];
        assert_eq!(told(&beside).len(), 1);
    }

    #[test]
    fn costs_alone_are_told_with_what_outweighs_them() {
        let costly = difference("energy", 0.375, 0.625, -0.5);
        let slight = difference("damage_left", 0.8, 0.7, 0.05);
        assert_eq!(told_of(&[costly, slight], true)[0], "+ The city can take more hits 6/5");
        // Of a worse choice the costs are what is to be told.
        assert_eq!(told(&[costly, slight]).len(), 1);
        let alone = reasons::<UnderFallingSkies>(&[costly], true, Lang::En);
        let sentence = say!(Lang::En, "reason-costs-least");
        assert!(in_favour(&alone, Lang::En).0.contains(&sentence) && !list(&alone, Lang::En).0.contains(&sentence));
        let gains = reasons::<UnderFallingSkies>(&[difference("energy", 0.625, 0.375, 0.5)], true, Lang::En);
        assert!(!in_favour(&gains, Lang::En).0.contains(&sentence));
    }

    #[test]
    fn features_of_one_topic_are_one_reason() {
        let found = [difference("energy", 0.5, 0.25, 0.04), difference("energy_low", 0.0, 0.5, 0.04)];
        assert_eq!(told(&found), ["+ More energy is left 4/2"]);
    }

    #[test]
    fn numbers_are_as_fine_as_they_need_to_be() {
        assert_eq!(numbers(3.2, 5.1, Lang::En), Some(("3".into(), "5".into())));
        assert_eq!(numbers(3.2, 2.9, Lang::Fr), Some(("3,2".into(), "2,9".into())));
        assert_eq!(numbers(3.21, 3.2, Lang::En), None);
    }
}
