//! What a game asks its players: each question is a type, and everything about it stands in one
//! place.

use crate::{Game, Play, RuleCited, Seat, Seats, Sink};

/// A question that the rules of `G` can ask: who is asked, what may be answered, why not, and what
/// an answer does.
///
/// [`Decision::permit`] does not merely say yes: it turns an action into the [`Decision::Answer`]
/// that [`Decision::perform`] takes. So nothing can be carried out that was not permitted, and
/// `perform` has no arms for what cannot be.
pub trait Decision<G: Game>: Copy {
    /// A permitted action, taken apart.
    type Answer;

    /// Who is asked: usually [`Game::active_seat`].
    #[inline]
    fn asked(&self, game: &G) -> Seats {
        Seats::one(game.active_seat())
    }

    /// Adds every action that `seat` may answer with, without repetition, in a stable order.
    fn offer(&self, game: &G, seat: Seat, choices: &mut impl Choices<G::Action>);

    /// Whether `seat` may answer with this action, or the rule that forbids it. Only `seat`s that
    /// are asked come here.
    fn permit(&self, game: &G, seat: Seat, action: G::Action) -> Result<Self::Answer, G::Illegal>;

    /// Carries out a permitted answer, up to the next question or to what needs none.
    fn perform<S: Sink<G>>(self, game: &mut G, seat: Seat, answer: Self::Answer, play: &mut Play<'_, S>);
}

/// All questions of a game as one value. Written by [`decisions!`](crate::decisions).
pub trait Question<G: Game>: Copy {
    /// See [`Decision::asked`].
    fn asked(&self, game: &G) -> Seats;

    /// See [`Decision::offer`].
    fn offer(&self, game: &G, seat: Seat, choices: &mut impl Choices<G::Action>);

    /// Whether [`Question::decide`] would carry out the action.
    fn permit(&self, game: &G, seat: Seat, action: G::Action) -> Result<(), G::Illegal>;

    /// [`Decision::permit`], then what else is to be fulfilled, then [`Decision::perform`].
    fn decide<S: Sink<G>>(
        self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        fulfilled: impl FnOnce(&G) -> Result<(), G::Illegal>,
        play: &mut Play<'_, S>,
    ) -> Result<(), G::Illegal>;
}

/// Refuses unless the condition holds.
#[inline]
pub fn ensure<R: RuleCited>(condition: bool, refusal: R) -> Result<(), R> {
    if condition { Ok(()) } else { Err(refusal) }
}

/// Where a [`Decision`] puts what may be chosen.
pub trait Choices<A> {
    /// One more choice.
    fn add(&mut self, action: A);

    /// Many more.
    fn add_all(&mut self, actions: impl IntoIterator<Item = A>) {
        for action in actions {
            self.add(action);
        }
    }
}

impl<A> Choices<A> for Vec<A> {
    #[inline]
    fn add(&mut self, action: A) {
        self.push(action);
    }

    #[inline]
    fn add_all(&mut self, actions: impl IntoIterator<Item = A>) {
        self.extend(actions);
    }
}

/// The choices of a game inside another one: each is wrapped before it is added.
#[derive(Debug)]
pub struct Wrapped<'a, C, F> {
    choices: &'a mut C,
    wrap: F,
}

impl<'a, C, F> Wrapped<'a, C, F> {
    /// Adds to `choices` what `wrap` makes of each choice.
    pub fn new(choices: &'a mut C, wrap: F) -> Wrapped<'a, C, F> {
        Wrapped { choices, wrap }
    }
}

impl<A, B, C: Choices<B>, F: Fn(A) -> B> Choices<A> for Wrapped<'_, C, F> {
    fn add(&mut self, action: A) {
        self.choices.add((self.wrap)(action));
    }
}

/// Declares the questions of a game as one enum over its decisions and writes [`Question`] for it.
///
/// A variant is named after its decision: alone if the decision is a unit struct, with `(..)` if
/// it has fields. In JSON they look like the variants of an ordinary enum. Steps that need no
/// decision but stand in the same place are listed after `and`: they are variants of the enum, and
/// no question.
///
/// ```text
/// engine::decisions! {
///     /// What is awaited.
///     #[derive(Serialize, Deserialize)]
///     #[serde(rename_all = "snake_case")]
///     pub enum Step of UnderFallingSkies {
///         /// Set one die to 6 (UFS-SM-1).
///         FirstRoll,
///         /// Advance the research marker (UFS-SM-6).
///         ResearchSteps(..),
///     } and {
///         /// The game is over.
///         GameOver { ending: Ending },
///     }
/// }
/// ```
#[macro_export]
macro_rules! decisions {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $game:ty {
        $( $(#[$vmeta:meta])* $variant:ident $(($fields:tt))? ),* $(,)?
    } $(and {
        $( $(#[$ometa:meta])* $other:ident $({ $( $(#[$fmeta:meta])* $field:ident : $type:ty ),* $(,)? })? ),* $(,)?
    })?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name {
            $( $(#[$vmeta])* $variant $(($crate::decisions!(@fields $fields $variant)))?, )*
            $($( $(#[$ometa])* $other $({ $( $(#[$fmeta])* $field: $type ),* })?, )*)?
        }

        impl $crate::Question<$game> for $name {
            #[inline]
            fn asked(&self, game: &$game) -> $crate::Seats {
                match *self {
                    $( $crate::decisions!(@pattern $name $variant $(($fields))? decision) =>
                        $crate::Decision::asked(&$crate::decisions!(@value $variant $(($fields))? decision), game), )*
                    #[allow(unreachable_patterns)]
                    _ => $crate::Seats::NONE,
                }
            }

            #[inline]
            fn offer(
                &self,
                game: &$game,
                seat: $crate::Seat,
                choices: &mut impl $crate::Choices<<$game as $crate::Game>::Action>,
            ) {
                match *self {
                    $( $crate::decisions!(@pattern $name $variant $(($fields))? decision) =>
                        $crate::Decision::offer(
                            &$crate::decisions!(@value $variant $(($fields))? decision), game, seat, choices), )*
                    #[allow(unreachable_patterns)]
                    _ => {}
                }
            }

            #[inline]
            fn permit(
                &self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> ::std::result::Result<(), <$game as $crate::Game>::Illegal> {
                match *self {
                    $( $crate::decisions!(@pattern $name $variant $(($fields))? decision) =>
                        $crate::Decision::permit(
                            &$crate::decisions!(@value $variant $(($fields))? decision), game, seat, action).map(|_| ()), )*
                    #[allow(unreachable_patterns)]
                    _ => ::std::result::Result::Err(<$game as $crate::Game>::NOT_ASKED),
                }
            }

            #[inline]
            fn decide<S: $crate::Sink<$game>>(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                fulfilled: impl FnOnce(&$game) -> ::std::result::Result<(), <$game as $crate::Game>::Illegal>,
                play: &mut $crate::Play<'_, S>,
            ) -> ::std::result::Result<(), <$game as $crate::Game>::Illegal> {
                match self {
                    $( $crate::decisions!(@pattern $name $variant $(($fields))? decision) => {
                        let decision = $crate::decisions!(@value $variant $(($fields))? decision);
                        let answer = $crate::Decision::permit(&decision, game, seat, action)?;
                        fulfilled(game)?;
                        $crate::Decision::perform(decision, game, seat, answer, play);
                        ::std::result::Result::Ok(())
                    } )*
                    #[allow(unreachable_patterns)]
                    _ => ::std::result::Result::Err(<$game as $crate::Game>::NOT_ASKED),
                }
            }
        }
    };
    (@fields .. $variant:ident) => { $variant };
    (@pattern $name:ident $variant:ident (..) $binding:ident) => { $name::$variant($binding) };
    (@pattern $name:ident $variant:ident $binding:ident) => { $name::$variant };
    (@value $variant:ident (..) $binding:ident) => { $binding };
    (@value $variant:ident $binding:ident) => { $variant };
}
