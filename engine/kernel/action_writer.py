"""Translates the kernel's moves into actions on cards."""

from collections.abc import Sequence

from engine.actions import Discard, Meld, Play, TakePile
from engine.cards import Card
from engine.kernel.counted_meld import NEW, Lay
from engine.kernel.exits import Exit
from engine.kernel.kinds import kind_map
from engine.observation import Observation
from engine.rules.upcard import upcard_homes


class ActionWriter:
    """Picks cards of the wanted kinds from a hand, each card once."""

    def __init__(self, view: Observation) -> None:
        self._view = view
        self._kind_of = kind_map(view.rules.limits.lanes)
        self._left = list(view.hand)

    def discard(self, kind: int) -> Discard:
        """Returns the discard of a card of the kind."""
        return Discard(self._pick(kind))

    def meld(self, lays: Sequence[Lay]) -> Meld:
        """Returns the meld of the groups."""
        return Meld(tuple(play for lay in lays for play in self._plays(lay)))

    def exit_step(self, way: Exit) -> Meld | Discard:
        """Returns the action that begins to go out."""
        return self.meld(way.lays) if way.lays else self.discard(way.last)

    def take(self, support: Lay, lays: Sequence[Lay]) -> TakePile:
        """Returns the action that takes the pile; it names a target only where one is needed."""
        using = tuple(map(self._pick, support.kinds))
        plays = tuple(play for lay in lays for play in self._plays(lay))
        homes = () if support.place == NEW else (support.place,)
        is_clear = upcard_homes(self._view, TakePile(using)) == homes
        return TakePile(using, None if is_clear or not homes else homes[0], plays)

    def _plays(self, lay: Lay) -> tuple[Play, ...]:
        """Returns one play for the cards, and one play for each further set that joins."""
        place = None if lay.place == NEW else lay.place
        cards = tuple(map(self._pick, lay.kinds))
        more = tuple(Play((), place, source) for source in lay.joined[1:])
        return Play(cards, place, lay.joined[0] if lay.joined else None), *more

    def _pick(self, kind: int) -> Card:
        card = next(card for card in self._left if self._kind_of(card) == kind)
        self._left.remove(card)
        return card
