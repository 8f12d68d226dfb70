"""Why a computer player did something: data, never words."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card
from engine.refusals import Parameter


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact that decided a choice; words are made from it elsewhere."""

    id: str
    params: Mapping[str, Parameter] = field(default_factory=dict[str, Parameter])
    """A plain mapping: reasons are sent from one process to another."""
    cards: tuple[Card, ...] = ()
