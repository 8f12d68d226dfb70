"""From the kernel's groups back to cards and actions."""

from engine.actions import Discard, Meld, Play, TakePile
from engine.ai.kernel.classes import BIG, TWO, class_of
from engine.ai.kernel.reading import rank_of_meld
from engine.ai.kernel.table import Lay
from engine.cards import Card
from engine.observation import Observation
from engine.rules.lawful import is_open


class Speaker:
    """Picks cards of the wanted classes from a hand, each card once."""

    def __init__(self, view: Observation) -> None:
        self._left = list(view.hand)
        takes_all = view.rules.meld.sets_per_rank == "one"
        self._melds = {
            rank_of_meld(meld): at
            for at, meld in enumerate(view.own.melds)
            if takes_all or is_open(view.rules, meld)
        }

    def discard(self, kind: int) -> Discard:
        """Throw a card of the class."""
        return Discard(self._pick(kind))

    def meld(self, lays: tuple[Lay, ...]) -> Meld:
        """Lay the groups."""
        return Meld(tuple(self._play(lay) for lay in lays))

    def take(self, support: Lay, lays: tuple[Lay, ...]) -> TakePile:
        """Take the pile with the support and lay the groups."""
        using = self._cards(support)
        return TakePile(using, plays=tuple(self._play(lay) for lay in lays))

    def _play(self, lay: Lay) -> Play:
        """What closes a set leaves further cards of its rank without one to join."""
        rank, before = lay[0], self._melds.get(lay[0])
        self._melds.pop(rank, None)
        return Play(self._cards(lay), before)

    def _cards(self, lay: Lay) -> tuple[Card, ...]:
        rank, naturals, twos, bigs = lay
        wanted = [rank] * naturals + [TWO] * twos + [BIG] * bigs
        return tuple(map(self._pick, wanted))

    def _pick(self, kind: int) -> Card:
        card = next(card for card in self._left if class_of(card) == kind)
        self._left.remove(card)
        return card
