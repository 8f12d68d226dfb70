"""From lays back to cards and actions, where suits count."""

from engine.actions import Discard, Meld, Play, TakePile
from engine.ai.kernel.sequences.kinds import kind_of
from engine.ai.kernel.sequences.melds import NEW, Lay
from engine.cards import Card
from engine.observation import Observation


class SequenceSpeaker:
    """Picks cards of the wanted kinds from a hand, each card once."""

    def __init__(self, view: Observation) -> None:
        self._left = list(view.hand)

    def discard(self, kind: int) -> Discard:
        """Throw a card of the kind."""
        return Discard(self._pick(kind))

    def meld(self, lays: tuple[Lay, ...]) -> Meld:
        """Lay the groups."""
        return Meld(tuple(play for lay in lays for play in self._plays(lay)))

    def take(self, support: Lay, lays: tuple[Lay, ...]) -> TakePile:
        """Take the pile with the support and lay the groups."""
        using = tuple(map(self._pick, support.kinds))
        plays = tuple(play for lay in lays for play in self._plays(lay))
        return TakePile(using, None if support.place == NEW else support.place, plays)

    def _plays(self, lay: Lay) -> tuple[Play, ...]:
        """One play, and one more for each further set that joins."""
        place = None if lay.place == NEW else lay.place
        cards = tuple(map(self._pick, lay.kinds))
        more = tuple(Play((), place, source) for source in lay.joined[1:])
        return Play(cards, place, lay.joined[0] if lay.joined else None), *more

    def _pick(self, kind: int) -> Card:
        card = next(card for card in self._left if kind_of(card) == kind)
        self._left.remove(card)
        return card
