"""Gestures: actions of a person at the table, the same for mouse, drag and keyboard."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from canasta_gui.viewmodel.table_view import ButtonId, RaisedCardsView
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone
from engine import Card


class Gesture:
    """Anything that a person does at the table: one of the classes below."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Drop(Gesture):
    """Cards were carried from one place (hand or stage) to another."""

    cards: tuple[Card, ...]
    source: Zone
    target: Zone


@dataclass(frozen=True, slots=True)
class Activate(Gesture):
    """A place was clicked, or Enter was pressed on it, while these hand cards were raised."""

    zone: Zone
    selected: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Press(Gesture):
    """A button on the felt was pressed."""

    button: ButtonId


@dataclass(frozen=True, slots=True)
class Rearrange(Gesture):
    """The viewer put the hand into this order."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Choose(Gesture):
    """The viewer answered the table's question, or dismissed it."""

    answer: int | None
    """The position of the answer; ``None`` when nothing was chosen."""


def tried_at(gesture: Gesture) -> Zone | None:
    """Returns where a gesture asks something of the table; ``None`` for buttons and questions."""
    match gesture:
        case Drop(_, source, target):
            return source if source in (STOCK, PILE) else target
        case Activate(zone, _):
            return zone
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Thing:
    """The subject of a question: a place, a player's hand, bonus cards, or a card of the viewer."""

    zone: Zone
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class TargetVerdict:
    """What a drop of the lifted cards on a place would do."""

    is_legal: bool
    text: str
    """The effect of the drop, or why it is not possible."""


class RaisedCardsOracle(Protocol):
    """The interface that tells what the raised cards could do."""

    def advise(self, cards: tuple[Card, ...]) -> RaisedCardsView:
        """Returns the verdict; it must be ready within one frame."""
        ...

    def advise_more(self, cards: tuple[Card, ...]) -> RaisedCardsView:
        """Returns the verdict including the parts that take longer to find."""
        ...


class TargetOracle(Protocol):
    """The interface that tells where lifted cards may be dropped."""

    def targets(self, cards: tuple[Card, ...], source: Zone) -> Mapping[Zone, TargetVerdict]:
        """Returns the verdict for every place that could receive the cards."""
        ...
