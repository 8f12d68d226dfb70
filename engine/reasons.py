"""Why a computer player did something: data, never words; and who may be told when."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.cards import Card
from engine.refusals import Parameter


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact that decided a choice; words are made from it elsewhere."""

    id: str
    params: Mapping[str, Parameter] = field(default_factory=lambda: MappingProxyType({}))
    cards: tuple[Card, ...] = ()


OPEN_REASONS = frozenset(
    {
        "answer.hand",
        "bonus.lay",
        "discard.block",
        "discard.freeze",
        "discard.least_loss",
        "draw.caliente",
        "draw.pass",
        "draw.pile",
        "draw.stock",
        "meld.add",
        "meld.best",
        "meld.canasta",
        "meld.combine",
        "meld.extend_run",
        "meld.new",
        "meld.new_run",
        "meld.open",
        "meld.spend_wild",
        "out.ask",
        "out.now",
        "random.any",
        "random.meld",
    }
)
"""Reasons that name nothing but what everybody at the table sees once the action is done.

Whether one is given may depend on nothing else either: every action comes with exactly one of them.
"""


def open_reasons(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """What may be told while the deal is played; the rest follows when all hands lie open."""
    return tuple(reason for reason in reasons if reason.id in OPEN_REASONS)
