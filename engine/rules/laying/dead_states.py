"""The states of the search for ways out from which there is no way."""

from collections.abc import Mapping

from engine.rules.laying.holding import Canastas, Holding
from engine.rules.laying.rank_choices import LayingState
from engine.rules.laying.runs import Run
from engine.rules.laying.wilds_apart import are_always_absorbed
from engine.values import CanastaDemand

LeastBySkip = Mapping[int, CanastaDemand]
"""The canastas that the laying must contain to be an opening, by the rank of the natural card that
is not laid (0 for none), where that may be the last discard and the rest can be an opening.
"""

_Key = tuple[int, tuple[tuple[Run, ...], ...], bool, CanastaDemand | None, bool]
"""What is equal in states that are compared: the rank, the sequences, whether a card is skipped,
the canastas that the laying must contain then, and whether a clean meld is laid or not needed.
"""


class DeadStates:
    """Remembers dead states, and recognises states that are dead because a better one is.

    A state is better with more canastas of a kind, up to a number beyond which more make no
    difference, and with more wild cards if the surplus can always be laid apart from sets.
    """

    def __init__(self, held: Holding, least_by_skip: LeastBySkip) -> None:
        self._held = held
        self._least_by_skip = least_by_skip
        self._known: dict[_Key, list[tuple[int, Canastas]]] = {}
        self._absorbed: list[bool] = []

    def add(self, rank: int, state: LayingState) -> None:
        """Remembers that no way leads from a state before a rank is laid."""
        self._known.setdefault(self._key(rank, state), []).append((state.wilds, state.canastas))

    def holds(self, rank: int, state: LayingState) -> bool:
        """Returns whether a state before a rank is laid is known to be dead."""
        known = self._known.get(self._key(rank, state)) if self._known else None
        if known is None:
            return False
        wilds, enough = state.wilds, self._held.enough
        natural, mixed, samba, sevens = [min(enough, count) for count in state.canastas]
        for dead_wilds, dead in known:
            if (
                natural <= dead.natural
                and mixed <= dead.mixed
                and samba <= dead.samba
                and sevens <= dead.sevens
                and self._is_absorbed(dead_wilds - wilds)
            ):
                return True
        return False

    def _key(self, rank: int, state: LayingState) -> _Key:
        skipped = state.skipped
        least = self._least_by_skip.get(skipped)
        return rank, state.runs, skipped > 0, least, state.has_triple

    def _is_absorbed(self, wilds: int) -> bool:
        """Returns whether so many further wild cards can always be laid apart from sets."""
        if wilds <= 0 or not self._held.limits.wild_melds:
            return wilds == 0
        if not self._absorbed:
            self._absorbed = are_always_absorbed(self._held)
        return self._absorbed[wilds]
