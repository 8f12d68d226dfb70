"""The states of the search for ways out from which there is no way."""

from typing import final

from engine.native import mypyc_attr
from engine.rules.laying.holding import Canastas, Holding
from engine.rules.laying.rank_choices import LayingState
from engine.rules.laying.runs import Run
from engine.rules.laying.wilds_apart import are_always_absorbed
from engine.values import CanastaDemand

LeastBySkip = list[CanastaDemand | None]
"""The canastas that the laying must contain to be an opening, by the rank of the natural card that
is not laid (0 for none); ``None`` where that may not be the last discard or the rest is no opening.
"""

_Key = tuple[int, tuple[tuple[Run, ...], ...]]
"""What is equal in states that are compared, besides the canastas that the laying must contain: the
rank, whether a card is skipped and whether a clean meld is laid or not needed; the sequences.
"""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DeadStates:
    """Remembers dead states, and recognises states that are dead because a better one is.

    A state is better with more canastas of a kind, up to a number beyond which more make no
    difference, and with more wild cards if the surplus can always be laid apart from sets.
    """

    def __init__(self, held: Holding, least_by_skip: LeastBySkip) -> None:
        self._held = held
        self._least_by_skip = least_by_skip
        self._known: dict[_Key, list[LayingState]] = {}
        self._absorbed: list[bool] = []

    def add(self, rank: int, state: LayingState) -> None:
        """Remembers that no way leads from a state before a rank is laid."""
        self._known.setdefault(self._key(rank, state), []).append(state)

    def holds(self, rank: int, state: LayingState) -> bool:
        """Returns whether a state before a rank is laid is known to be dead."""
        known = self._known.get(self._key(rank, state)) if self._known else None
        if known is None:
            return False
        for dead in known:
            is_worse = self._has_no_more(state.canastas, dead.canastas)
            is_alike = is_worse and self._is_as_demanding(dead.skipped, state.skipped)
            if is_alike and self._is_absorbed(dead.wilds - state.wilds):
                return True
        return False

    def _has_no_more(self, canastas: Canastas, dead: Canastas) -> bool:
        """Returns whether there are no more canastas of any kind than in a dead state."""
        enough = self._held.terms.enough
        return (
            min(enough, canastas.natural) <= dead.natural
            and min(enough, canastas.mixed) <= dead.mixed
            and min(enough, canastas.samba) <= dead.samba
            and min(enough, canastas.sevens) <= dead.sevens
        )

    def _is_as_demanding(self, dead: int, skipped: int) -> bool:
        """Returns whether as many canastas are demanded whichever of two ranks is skipped."""
        least = self._least_by_skip
        return dead == skipped or least[dead] == least[skipped]

    def _key(self, rank: int, state: LayingState) -> _Key:
        is_skipped = state.skipped > 0
        return rank << 2 | is_skipped << 1 | state.has_triple, state.runs

    def _is_absorbed(self, wilds: int) -> bool:
        """Returns whether so many further wild cards can always be laid apart from sets."""
        if wilds <= 0 or not self._held.limits.wild_melds:
            return wilds == 0
        if not self._absorbed:
            self._absorbed = are_always_absorbed(self._held)
        return self._absorbed[wilds]
