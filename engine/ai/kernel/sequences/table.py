"""A table on which sequences are laid."""

from typing import cast

from engine.ai.kernel.sequences.kinds import CLASS_OF, KINDS, SUITED
from engine.ai.kernel.sequences.melds import SequenceMelds
from engine.ai.kernel.table import Seating, SideMelds, Table


class SequenceTable(Table):
    """Hands, stock and pile hold kinds; melds lie one by one."""

    __slots__ = ("earlier",)

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.hands = [[0] * KINDS for _ in seating.side_of]
        self.melds: list[SideMelds] = [SequenceMelds(seating.rules) for _ in seating.scores]
        self.earlier = 0
        """How many of the own melds are of earlier turns: they lie in front."""

    def copy(self) -> "SequenceTable":
        """A table of its own that stands as this one."""
        other = cast("SequenceTable", super().copy())
        other.earlier = self.earlier
        return other

    def melds_of(self, side: int) -> SequenceMelds:
        """What a side has laid."""
        return cast("SequenceMelds", self.melds[side])

    @property
    def own(self) -> SequenceMelds:
        """What the side to move has laid."""
        return cast("SequenceMelds", self.melds[self.side])

    def gain(self, seat: int, kind: int) -> None:
        """A card comes to a hand."""
        super().gain(seat, kind)
        if kind >= SUITED:
            self.hands[seat][CLASS_OF[kind]] += 1

    def lose(self, seat: int, kind: int, count: int = 1) -> None:
        """Cards leave a hand."""
        super().lose(seat, kind, count)
        if kind >= SUITED:
            self.hands[seat][CLASS_OF[kind]] -= count
