"""Compares actions in worlds that were not used to find them, each with its best discard.

Hints, the review and exercises weigh actions in this way.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.actions import Action, Discard, Meld
from engine.ai.search.candidates import Candidate, followed_by
from engine.ai.search.trial_rows import TrialRow, lag
from engine.observation import Observation
from engine.rules.verify import is_legal


def throws_among(actions: Iterable[Action]) -> tuple[Discard, ...]:
    """Returns the discards among actions, in their order."""
    return tuple(action for action in actions if isinstance(action, Discard))


def with_throws(
    view: Observation, found: Sequence[Candidate], throws: Sequence[Discard]
) -> list[Candidate]:
    """Returns the candidates, then those that lay cards once more, followed by the first discard
    whose card is left in the hand.

    This separates the value of laying from the discard that the rules of thumb choose after it.
    """
    laying = [one for one in found if isinstance(one.action, Meld) and not one.is_exit]
    left = ((one, _first_left(view, one.action, throws)) for one in laying)
    return [*found, *(followed_by(view, one, throw) for one, throw in left if throw is not None)]


def _first_left(view: Observation, action: Action, throws: Sequence[Discard]) -> Discard | None:
    """Returns the first discard of a card that is in the hand after cards were laid."""
    plays = action.plays if isinstance(action, Meld) else ()
    hand = Counter(view.hand) - Counter(card for play in plays for card in play.cards)
    return next((throw for throw in throws if hand[throw.card]), None)


def best_rows(
    found: Sequence[Candidate], tried: Sequence[Candidate], rows: Sequence[TrialRow]
) -> list[TrialRow]:
    """Returns the better row of each candidate: with its usual discard or the other one.

    Rows of different lengths are compared with the best of the longest, each in its own worlds: a
    short one was dropped because it is far behind, or because it is known well how far.
    """
    top = max(rows, key=lambda row: (len(row), row.points.mean()))
    pairs = list(zip(tried, rows, strict=True))
    own = ([row for one, row in pairs if is_same(one, candidate)] for candidate in found)
    return [min(some, key=lambda row: lag(top, row)[0]) for some in own]


def is_same(one: Candidate, other: Candidate) -> bool:
    """Returns whether two candidates are the same action, perhaps with another discard."""
    return (one.is_exit, one.action) == (other.is_exit, other.action)


def leaves_open(view: Observation, made: Action, other: Action) -> bool:
    """Returns whether both actions lay cards and the other one can follow in the same turn, so that
    the two are no alternatives.

    The choice of such an action loses nothing: a player who lays kings first may lay sevens next.
    """
    if not (isinstance(made, Meld) and isinstance(other, Meld)):
        return False
    rest = tuple(play for play in other.plays if play not in made.plays)
    return bool(rest) and is_legal(view, Meld((*made.plays, *rest)))
