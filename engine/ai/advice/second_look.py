"""Compares actions in worlds that were not used to find them, each with its best discard.

Hints, the review and exercises weigh actions in this way.
"""

from collections.abc import Iterable, Sequence

from engine.actions import Action, Discard, Meld
from engine.ai.search.candidates import Candidate, followed_by
from engine.ai.search.trial_rows import TrialRow
from engine.observation import Observation


def best_throw(actions: Iterable[Action]) -> Discard | None:
    """Returns the first discard of actions in their order."""
    return next((action for action in actions if isinstance(action, Discard)), None)


def with_throws(
    view: Observation, found: Sequence[Candidate], throw: Discard | None
) -> list[Candidate]:
    """Returns the candidates, then those that lay cards once more, followed by a discard.

    This separates the value of laying from the discard that the rules of thumb choose after it.
    """
    if throw is None:
        return list(found)
    laying = [one for one in found if isinstance(one.action, Meld) and not one.is_exit]
    return [*found, *(followed_by(view, one, throw) for one in laying)]


def best_rows(
    found: Sequence[Candidate], tried: Sequence[Candidate], rows: Sequence[TrialRow]
) -> list[TrialRow]:
    """Returns the better row of each candidate: with its usual discard or the other one.

    Among rows of different lengths, the longest one counts as the better one.
    """
    pairs = list(zip(tried, rows, strict=True))
    own = ([row for one, row in pairs if _is_same(one, candidate)] for candidate in found)
    return [max(some, key=lambda row: (len(row), row.points.mean())) for some in own]


def _is_same(one: Candidate, other: Candidate) -> bool:
    return (one.is_exit, one.action) == (other.is_exit, other.action)
