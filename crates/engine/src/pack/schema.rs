//! What may be corrected in a game's component data, as data: one form, one reader and one merge
//! serve every game.

/// All records of one kind, such as the planets; or a single table, such as the limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its name in the component file and in a pack.
    pub name: &'static str,
    /// The field by which its records are told apart; empty for a single table.
    pub key: &'static str,
    /// What may be corrected in each.
    pub fields: &'static [Field],
}

/// A field that may be corrected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name in the component file and in a pack.
    pub name: &'static str,
    /// What may stand there.
    pub shape: Shape,
    /// Whether it may be left out. A pack takes it out of a record by the empty text.
    pub optional: bool,
}

/// What may stand in a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A number of halves: 0.5 is one.
    Halves {
        /// The least, counted in halves.
        least: i64,
        /// The most, counted in halves.
        most: i64,
    },
    /// Yes or no.
    Flag,
    /// A name.
    Text {
        /// The most characters.
        most: usize,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A record of this kind, by its key.
    Reference(&'static str),
    /// Several of the same.
    List {
        /// What each is.
        of: &'static Shape,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Several fields that are one value: a pack that corrects one gives them all.
    Structure(&'static [Field]),
    /// The notation of an effect: the field `tag` says which of the forms it has.
    OneOf {
        /// The field that names the form.
        tag: &'static str,
        /// The forms.
        forms: &'static [Form],
    },
    /// Several fields that are corrected one by one.
    Group(&'static [Field]),
    /// Records within the record, corrected one by one.
    Records {
        /// The field by which they are told apart.
        key: &'static str,
        /// What may be corrected in each.
        fields: &'static [Field],
    },
}

/// One form of a notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// Its name.
    pub name: &'static str,
    /// What it says beside its name.
    pub fields: &'static [Field],
}

/// The records of one kind.
pub const fn kind(name: &'static str, key: &'static str, fields: &'static [Field]) -> Kind {
    Kind { name, key, fields }
}

/// A single table.
pub const fn table(name: &'static str, fields: &'static [Field]) -> Kind {
    Kind { name, key: "", fields }
}

/// A field of any shape.
pub const fn field(name: &'static str, shape: Shape) -> Field {
    Field { name, shape, optional: false }
}

/// A whole number from `least` to `most`.
pub const fn number(name: &'static str, least: i64, most: i64) -> Field {
    field(name, Shape::Number { least, most })
}

/// Yes or no.
pub const fn flag(name: &'static str) -> Field {
    field(name, Shape::Flag)
}

/// One of these words.
pub const fn choice(name: &'static str, words: &'static [&'static str]) -> Field {
    field(name, Shape::Choice(words))
}

/// A name of up to 40 characters.
pub const fn text(name: &'static str) -> Field {
    field(name, Shape::Text { most: 40 })
}

/// A list of `least` to `most` of the same.
pub const fn list(name: &'static str, of: &'static Shape, least: usize, most: usize) -> Field {
    field(name, Shape::List { of, least, most })
}

/// Fields that are corrected one by one.
pub const fn group(name: &'static str, fields: &'static [Field]) -> Field {
    field(name, Shape::Group(fields))
}

/// A form of a notation.
pub const fn form(name: &'static str, fields: &'static [Field]) -> Form {
    Form { name, fields }
}

impl Field {
    /// The same field, which may be left out.
    pub const fn optional(self) -> Field {
        Field { optional: true, ..self }
    }

    /// The field of this name among these.
    pub(super) fn named(fields: &'static [Field], name: &str) -> Option<&'static Field> {
        fields.iter().find(|field| field.name == name)
    }
}
