"""Frozen records as JSON objects: each is described once, for reading and for writing.

Cards become texts, defaults and ``None`` are left out, a leading ``is_`` is dropped from names:
``CardDrawn(0, 9h, is_replacement=True)`` is ``{"seat": 0, "card": "9h", "replacement": true}``.
A member that is null is missing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from types import NoneType
from typing import Any, Generic, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

from engine.cards import Card, format_card, format_cards
from engine.cursor import LARGEST, Cursor, Json, Members, ReadError, is_object

Record = TypeVar("Record")


class CodecError(ReadError):
    """Raised for JSON that is not the expected action, event, refusal, score or exercise."""


@dataclass(frozen=True, slots=True)
class Form:
    """How values of one type are written to JSON and read from it."""

    write: Callable[[Any], Json]
    read: Callable[[Cursor], Any]
    """What is wrong with the value is noted at the cursor."""


INTEGER = Form(int, Cursor.integer)
_TRUTH = Form(bool, Cursor.boolean)
TEXT = Form(str, Cursor.text)
CARD = Form(format_card, Cursor.card)
CARDS = Form(format_cards, Cursor.cards)


def whole(low: int, high: int = LARGEST) -> Form:
    """Returns the form of a number within inclusive bounds."""
    return Form(int, lambda cursor: cursor.integer(low, high))


def word(options: Iterable[str]) -> Form:
    """Returns the form of one of several words."""
    words = tuple(options)
    return Form(str, lambda cursor: cursor.choice(words))


def listing(item: "AnyForm", count: int | None = None) -> Form:
    """Returns the form of a tuple; of the given length, if one is given."""
    return Form(
        lambda values: [item.write(value) for value in values],
        lambda cursor: tuple([item.read(part) for part in cursor.items(count)]),
    )


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an object, as far as the field of the record does not tell it."""

    key: str
    name: str = ""
    """The field; empty where it is called as the member."""
    form: "AnyForm | None" = None
    default: object = field(default=None, kw_only=True)
    """The value where the member is missing, which is not written, ``MISSING`` where it must not
    be; ``None`` leaves it to the field.
    """
    is_kept: bool = field(default=False, kw_only=True)
    """Whether the member is written even at its default."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of a record: its name, its name in JSON, its form, and its default."""

    name: str
    key: str
    form: "AnyForm"
    default: object
    omitted: object
    """The value that is not written."""


class RecordForm(Generic[Record]):
    """How records of one kind are written and read, in the order of the members or the fields."""

    def __init__(self, kind: type[Record], *members: Member) -> None:
        self.kind = kind
        self._members = members

    @cached_property
    def _parts(self) -> tuple[_Part, ...]:
        hints = get_type_hints(self.kind)
        known = {one.name: one for one in fields(cast("Any", self.kind))}
        named = {one.name or one.key: one for one in self._members}
        named = named or {name: Member(name.removeprefix("is_")) for name in known}
        return tuple(_part(known[name], hints[name], one) for name, one in named.items())

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The members that a record may have."""
        return tuple(part.key for part in self._parts)

    def write(self, record: Record) -> dict[str, Json]:
        """Returns the record as a JSON object."""
        members: dict[str, Json] = {}
        for part in self._parts:
            value = getattr(record, part.name)
            if value is not None and value != part.omitted:
                members[part.key] = part.form.write(value)
        return members

    def read(self, cursor: Cursor) -> Record | None:
        """Reads a record; ``None`` when something is wrong, which is noted at the cursor."""
        return self.build(cursor.members(self.keys))

    def build(self, members: Members, **known: object) -> Record | None:
        """Reads a record from its members, among which there may be others; ``known`` are the
        fields of which the form says nothing.
        """
        if not is_object(members.parent.value):
            return None
        problems = members.parent.problems
        before = len(problems)
        values = known
        for part in self._parts:
            cursor = members.get(part.key)
            if cursor is not None:
                values[part.name] = part.form.read(cursor)
            elif part.default is MISSING:
                members.parent.fail(f"{part.key!r} is missing")
            else:
                values[part.name] = part.default
        return self.kind(**values) if len(problems) == before else None


class TaggedForm(Generic[Record]):
    """How records of several kinds are written and read: a member of each tells its kind."""

    def __init__(self, tag: str, kinds: Mapping[str, RecordForm[Any]]) -> None:
        self._tag = tag
        self._kinds = kinds
        self._names = {form.kind: name for name, form in kinds.items()}

    def write(self, record: Record) -> dict[str, Json]:
        """Returns the record as a JSON object that begins with its kind."""
        name = self._names[type(record)]
        return {self._tag: name, **self._kinds[name].write(record)}

    def read(self, cursor: Cursor) -> Record | None:
        """Reads a record; ``None`` when something is wrong, which is noted at the cursor."""
        name = cursor.tag(self._tag, tuple(self._kinds))
        if name is None:
            return None
        form = self._kinds[name]
        return form.build(cursor.members((self._tag, *form.keys)))


AnyForm = Form | RecordForm[Any] | TaggedForm[Any]


def _part(known: Field[Any], hint: object, member: Member) -> _Part:
    made = known.default_factory
    own = known.default if made is MISSING else made()
    usual = None if own is MISSING and NoneType in get_args(hint) else own
    usual = usual if member.default is None else member.default
    return _Part(
        name=known.name,
        key=member.key,
        form=member.form or _form(hint),
        default=usual,
        omitted=MISSING if member.is_kept else usual,
    )


def _form(hint: Any) -> "AnyForm":  # noqa: ANN401 - a type hint is of any type
    """Returns how values of a type are written and read."""
    if hint in _FORMS:
        return _FORMS[hint]
    if NoneType in get_args(hint):
        return _form(next(part for part in get_args(hint) if part is not NoneType))
    if get_origin(hint) is tuple:
        return listing(_form(get_args(hint)[0]))
    if get_origin(hint) is Literal or issubclass(hint, StrEnum):
        return word(get_args(hint) or tuple(hint))
    return RecordForm[object](hint)


_FORMS: dict[object, Form] = {
    int: INTEGER,
    bool: _TRUTH,
    str: TEXT,
    Card: CARD,
    tuple[Card, ...]: CARDS,
}
