"""Lists all reasons, and selects those of an action that may be told during the deal."""

from collections.abc import Iterable, Mapping
from functools import cache

from engine.ai.reasons import (
    answer,
    bonus,
    contrast,
    discard,
    draw,
    fact,
    laying,
    meld,
    out,
    random,
    search,
    trials,
)
from engine.ai.reasons.registry import REASONS, ReasonInfo
from engine.reasons import Reason

_MODULES = (answer, bonus, contrast, discard, draw, fact, laying, meld, out, random, search, trials)
"""These modules are imported to register their reasons."""


@cache
def reason_catalogue() -> Mapping[str, ReasonInfo]:
    """Returns every reason by its id."""
    return dict(sorted(REASONS.items()))


def open_reasons(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Returns the reasons that may be told during the deal, while hands are hidden."""
    known = reason_catalogue()
    return tuple(one for one in reasons if one.id in known and known[one.id].page)
