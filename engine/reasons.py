"""Reasons for refusals and for what computer players did, as data without words."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from types import MappingProxyType

from engine.cards import Card
from engine.record import record

Parameter = int | str | bool


class Degree(StrEnum):
    """How far away the action is from being possible."""

    ILLEGAL = "illegal"
    INCOMPLETE = "incomplete"
    """Becomes legal if more is laid with it."""
    NOT_NOW = "not-now"


@record
class Refusal:
    """One broken rule: its id, how badly, the numbers, and the cards to blame."""

    rule: str
    degree: Degree = Degree.ILLEGAL
    params: Mapping[str, Parameter] = field(default_factory=lambda: MappingProxyType({}))
    blame: tuple[Card, ...] = ()


@record
class Reason:
    """One fact that decided a choice; the words are made elsewhere."""

    id: str
    params: Mapping[str, Parameter] = field(default_factory=dict[str, Parameter])
    """A plain mapping: reasons are sent from one process to another."""
    cards: tuple[Card, ...] = ()
