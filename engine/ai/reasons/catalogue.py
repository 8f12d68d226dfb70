"""Every reason that there is, and which of an action's reasons may be told at once."""

from collections.abc import Iterable, Mapping
from functools import cache

from engine.ai.reasons import (
    answer,
    bonus,
    contrast,
    discard,
    draw,
    fact,
    meld,
    out,
    random,
    search,
)
from engine.ai.reasons.registry import ReasonInfo, registered
from engine.reasons import Reason

_MODULES = (answer, bonus, contrast, discard, draw, fact, meld, out, random, search)
"""Imported so that their reasons stand in the list."""


@cache
def reason_catalogue() -> Mapping[str, ReasonInfo]:
    """Every reason by its id."""
    return registered()


def open_reasons(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """What may be told while the deal is played; the rest follows when all hands lie open."""
    known = reason_catalogue()
    return tuple(one for one in reasons if one.id in known and known[one.id].is_open)
