"""Reasons why a computer player did something, as data without words."""

from collections.abc import Mapping
from dataclasses import field

from engine.cards import Card
from engine.record import record
from engine.refusals import Parameter


@record
class Reason:
    """One fact that decided a choice; the words are made elsewhere."""

    id: str
    params: Mapping[str, Parameter] = field(default_factory=dict[str, Parameter])
    """A plain mapping: reasons are sent from one process to another."""
    cards: tuple[Card, ...] = ()
