"""The estimates that the rules of thumb of a seat use."""

from typing import Final, final

from engine.ai.policy.feet import is_exit_open, is_near_foot
from engine.ai.policy.memory import Memory
from engine.ai.policy.run_prospects import RunProspects, runs_by_lane
from engine.ai.style import Style
from engine.kernel.kinds import BIG, CLASSES, KIND_POINTS, TWO
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen
from engine.native import mypyc_attr

_PATIENCE: Final = 0.3
_PATIENCE_LATE: Final = 0.1
"""Fraction of the stock that each player of a side can wait for: usually, and late in a deal.

The fractions of partners add up, because one can wait for cards while the other lays.
"""

_POINTS_UNSEEN: Final = 10.0
"""The mean value of a card that nobody sees."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SeatEstimates:
    """The estimates of the seat to move. It uses only the sizes of other hands.

    Properties are computed at the first access and kept, because they do not change while the seat
    lays own cards.
    """

    __slots__ = (
        "_has_feet",
        "_losses",
        "_pile_value",
        "_prospects",
        "canastas",
        "hand",
        "has_runs",
        "is_frozen",
        "is_late",
        "is_urgent",
        "melds",
        "memory",
        "options",
        "rival_canastas",
        "style",
        "table",
        "wilds",
    )

    def __init__(self, table: Table, style: Style, memory: Memory | None = None) -> None:
        seating = table.seating
        self.table = table
        self.has_runs = seating.limits.lanes > 0
        """Whether sequences can be laid in this game."""
        self._prospects: RunProspects | None = None
        self._losses: dict[int, float] = {}
        self._pile_value = -1.0
        self.style = style
        self.memory = memory
        """Memory of the next player; ``None`` while turns are tried."""
        self.options = seating.options
        self._has_feet = seating.options.deal_foot_size > 0
        self.hand, self.melds = table.hand, table.own
        self.is_frozen = is_frozen(table, table.side)
        self.rival_canastas = 0
        """The most canastas that an opposing side has."""
        self.is_late = len(table.stock) <= style.late_stock
        """Whether the deal may end soon: a rival can go out, or the stock is low."""
        self._look_at_rivals()
        self.look_again()

    def look_again(self) -> None:
        """Recomputes the estimates after the seat has laid cards."""
        table, hand = self.table, self.hand
        melds = self.melds = table.own
        self.canastas = melds.canastas
        self.is_urgent = self._has_feet and (is_near_foot(table) or is_exit_open(table))
        """Whether to empty the hand quickly, to take up the second hand or to end the deal."""
        self.wilds = hand[TWO] + hand[BIG]
        if self._prospects is not None:
            self._prospects.change_runs(runs_by_lane(melds))
            self._losses = {}

    def _look_at_rivals(self) -> None:
        """Counts the canastas of the opposing sides; notes whether one may end the deal."""
        table, seating = self.table, self.table.seating
        for rival in seating.rivals[table.side]:
            canastas = table.melds[rival].canastas
            if canastas:
                self.rival_canastas = max(self.rival_canastas, canastas)
                if canastas >= seating.options.canastas_total:
                    for seat in seating.seats[rival]:
                        if not table.feet[seat] and table.sizes[seat] <= self.style.small_hand:
                            self.is_late = True

    @property
    def pile_value(self) -> float:
        """The worth of the pile to the side that takes it, in points."""
        if self._pile_value < 0:
            table, style = self.table, self.style
            pile, first, points = table.pile, table.first_taken(), 0
            for at in range(first, len(pile)):
                points += KIND_POINTS[pile[at]]
            count, unseen = len(pile) - first + len(table.base), _POINTS_UNSEEN * len(table.base)
            self._pile_value = style.pile_card * count + style.pile_point * (points + unseen)
        return self._pile_value

    def unseen(self, kind: int) -> int:
        """Returns the number of cards of a class or a kind in other hands or in the stock; bonus
        cards are not counted.
        """
        return self.table.hidden[kind] - self.hand[kind]

    @property
    def prospects(self) -> RunProspects:
        """The expected sambas of the side; only in games with sequences."""
        if self._prospects is None:
            runs = runs_by_lane(self.melds)
            unseen = [self.unseen(kind) for kind in range(CLASSES, len(self.hand))]
            share = _share_to_come(self.table, is_late=self.is_late)
            size, samba = self.melds.canasta_size, float(self.options.score_samba)
            self._prospects = RunProspects(runs, unseen, share, size, samba)
        return self._prospects

    def loss(self, kind: int) -> float:
        """Returns the expected points that runs lose when a natural card leaves the hand."""
        if not self.has_runs:
            return 0.0
        loss = self._losses.get(kind)
        if loss is None:
            loss = self._losses[kind] = self.prospects.loss(self.hand, kind)
        return loss

    def spare(self, kinds: tuple[int, ...], limit: float) -> tuple[int, ...]:
        """Returns the cards whose removal costs runs at most ``limit`` points each."""
        if not self.has_runs:
            return kinds
        prospects, hand = self.prospects, self.hand[:]
        spare: list[int] = []
        for kind in kinds:
            if prospects.loss(hand, kind) <= limit:
                hand[kind] -= 1
                spare.append(kind)
        return tuple(spare)


def unseen_in_all(table: Table) -> int:
    """Returns the number of cards that the seat to move does not see; at least 1."""
    unseen = len(table.stock) + len(table.base) - table.sizes[table.turn]
    for size in table.sizes:
        unseen += size
    if foot := table.seating.options.deal_foot_size:
        for hand in table.feet:
            if hand:
                unseen += foot
    return max(1, unseen)


def _share_to_come(table: Table, *, is_late: bool) -> float:
    """Returns the fraction of the unseen cards that partners hold or the side may still draw."""
    seating = table.seating
    mates = seating.mates[table.turn]
    count, active, held = 1 + len(mates), 0, 0
    for seat in seating.following:
        active += seat >= 0
    for mate in mates:
        held += table.sizes[mate]
    has_time = count * (_PATIENCE_LATE if is_late else _PATIENCE)
    drawn = has_time * len(table.stock) * count / active
    return min(1.0, (held + drawn) / unseen_in_all(table))
