"""Reads what a phone asks for: gestures of the table, and cards that are raised there."""

from dataclasses import dataclass
from typing import Final, cast

from canasta_gui.phones.wire import MessageMembers, WireError, check_names, number_in, read_object
from canasta_gui.viewmodel.gestures import Activate, Choose, Gesture, Press
from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Card

_MOST_CARDS: Final = 80
_MOST_PLACES: Final = 100
_PLACES: Final = frozenset(
    {
        *(ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.FELT),
        *(ZoneKind.MELD, ZoneKind.STAGE, ZoneKind.BONUS),
    }
)


@dataclass(frozen=True, slots=True)
class Undo:
    """A wish to take back the last action."""


@dataclass(frozen=True, slots=True)
class Sort:
    """A wish to sort the hand."""

    order: HandOrder


@dataclass(frozen=True, slots=True)
class Do:
    """Something to be done, once."""

    state: int
    """The number of the state that the person saw."""
    id: int
    """The number of the deed: sent again after a lost connection, it is still done once."""
    what: Gesture | Undo | Sort


@dataclass(frozen=True, slots=True)
class Raise:
    """A question where these cards may go; nothing changes. Like those of a gesture, they need not
    be in the hand.
    """

    state: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AskHint:
    """A question what to do now; nothing changes."""

    state: int


@dataclass(frozen=True, slots=True)
class Bye:
    """The person leaves: the seat goes back to the table."""


def read_wish(text: str) -> Do | Raise | AskHint | Bye:
    """Returns what the page asks for. Raises `WireError`."""
    members = read_object(text)
    match members["t"]:
        case "do":
            check_names(members, "n", "id", "g")
            what = _gesture(_members_in(members, "g"))
            return Do(number_in(members, "n"), number_in(members, "id"), what)
        case "raise":
            check_names(members, "n", "cards")
            return Raise(number_in(members, "n"), _cards(members.get("cards")))
        case "hint":
            check_names(members, "n")
            return AskHint(number_in(members, "n"))
        case "bye":
            return Bye()
        case _:
            raise WireError


def _members_in(members: MessageMembers, name: str) -> MessageMembers:
    value = members.get(name)
    if not isinstance(value, dict):
        raise WireError
    return cast("MessageMembers", value)


def _gesture(members: MessageMembers) -> Gesture | Undo | Sort:
    names = members.keys()
    try:
        if names == {"press"}:
            return Press(ButtonId(_text(members["press"])))
        if names == {"place", "cards"}:
            return Activate(_zone(members["place"]), _cards(members["cards"]))
        if names == {"choose"}:
            is_none = members["choose"] is None
            return Choose(None if is_none else number_in(members, "choose", _MOST_PLACES))
        if names == {"sort"}:
            return Sort(HandOrder(_text(members["sort"])))
    except ValueError as error:
        raise WireError from error
    if names == {"undo"}:
        return Undo()
    raise WireError


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise WireError
    return value


def _zone(value: object) -> Zone:
    match value:
        case [str(kind), int(owner), int(index)] if (
            0 <= owner < _MOST_PLACES and 0 <= index < _MOST_PLACES
        ):
            zone = Zone(ZoneKind(kind), int(owner), int(index))
        case _:
            raise WireError
    if zone.kind not in _PLACES:
        raise WireError
    return zone


def _cards(value: object) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise WireError
    numbers = cast("list[object]", value)
    if len(numbers) > _MOST_CARDS:
        raise WireError
    return tuple(_card(number) for number in numbers)


def _card(value: object) -> Card:
    return Card(number_in({"card": value}, "card", _MOST_PLACES))
