"""The estimates that the rules of thumb of a seat use: of the next player, of second hands, and of
what costs points while it is unfinished.
"""

from collections.abc import Sequence
from math import pow as power
from typing import Final, NamedTuple, final

from engine.ai.policy.run_prospects import RunProspects, runs_by_lane
from engine.ai.style import Style
from engine.kernel.exits import is_partner_ready, missing_canastas
from engine.kernel.kinds import ACE, BIG, CLASSES, KIND_POINTS, SEVEN, TWO, WILD_SET, lane_of_kind
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.native import mypyc_attr
from engine.scoring import HELD_AT_RISK
from engine.shapes import SAMBA


class Memory(NamedTuple):
    """Facts about the player who may take the pile next, by natural rank."""

    known: tuple[int, ...]
    """Number of cards that everybody saw going to its hand."""
    leanings: tuple[float, ...]
    """Factor by which it is likelier than chance to hold further cards; 1 without evidence."""


def with_cards(table: Table, seats: Sequence[int]) -> list[int]:
    """Returns which of the seats hold cards: whoever sits out has none, and ends nothing."""
    return [seat for seat in seats if table.sizes[seat]]


def chance_to_take(
    known: int, leaning: float, unseen: int, share: float, pair: float, single: float
) -> float:
    """Returns the probability that a partly known hand can take the pile for a card of a rank.

    The hand holds the fraction ``share`` of all unseen cards. With two cards of the rank it can
    take the pile with probability ``pair``, with one card with probability ``single``.
    """
    # Conditions take less time than `min` and `max`: this is asked for most cards of a hand.
    hidden, others, some = 0.0, 1.0, 0.0
    if unseen > known:
        hidden, elsewhere = float(unseen - known), 1.0 - share
        if hidden > 1.0:
            others = power(elsewhere, hidden - 1.0)
        some = 1.0 - elsewhere * others
    one = two = 1.0
    if known == 0:
        more = some - hidden * share * others
        one, two = leaning * some, leaning * more if more > 0.0 else 0.0
    elif known == 1:
        two = leaning * some
    chance = pair * two + single * (one - two)
    if chance > 1.0:
        return 1.0
    return chance


FEW: Final = 8
"""Most cards of a first hand that is near its end."""
_DELAY: Final = 22.0
"""Cost, in points, of a card that delays emptying a hand near its end."""


def _is_near_foot(table: Table) -> bool:
    """Returns whether the first hand is so small that the seat should hurry to empty it."""
    return has_foot(table) and table.sizes[table.turn] <= FEW


def _is_exit_open(table: Table) -> bool:
    """Returns whether the seat plays its second hand and can end the deal by emptying it."""
    if not table.in_foot[table.turn] or not is_partner_ready(table):
        return False
    return not missing_canastas(table.seating.laws, table.own)


def cost_of_delay(table: Table, cards: int) -> float:
    """Returns the cost, in points, of taking up cards that cannot be laid at once."""
    return _DELAY * cards if _is_near_foot(table) else 0.0


_PATIENCE: Final = 0.3
_PATIENCE_LATE: Final = 0.1
"""Fraction of the stock that each player of a side can wait for: usually, and late in a deal.

The fractions of partners add up, because one can wait for cards while the other lays.
"""

_NO_LOSSES: Final = dict[int, float]()
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
        "is_late",
        "is_urgent",
        "laws",
        "melds",
        "memory",
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
        self._losses = _NO_LOSSES
        self._pile_value = -1.0
        self.style = style
        self.memory = memory
        """Memory of the next player; ``None`` while turns are tried."""
        self.laws = seating.laws
        self._has_feet = seating.laws.deal_foot_size > 0
        self.hand, self.melds = table.hand, table.own
        self.rival_canastas = 0
        """The most canastas that an opposing side has."""
        self.is_late = float(len(table.stock)) <= style.late_stock
        """Whether the deal may end soon: a rival can go out, or the stock is low."""
        self._look_at_rivals()
        self.look_again()

    def look_again(self) -> None:
        """Recomputes the estimates after the seat has laid cards."""
        table, hand = self.table, self.hand
        melds = self.melds = table.own
        self.canastas = melds.canastas
        self.is_urgent = self._has_feet and (_is_near_foot(table) or _is_exit_open(table))
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
                if canastas >= seating.laws.out_need.total:
                    for seat in with_cards(table, seating.seats[rival]):
                        is_small = table.sizes[seat] <= self.style.small_hand
                        if is_small and not table.feet[seat]:
                            self.is_late = True

    @property
    def pile_value(self) -> float:
        """The worth of the pile to the side that takes it, in points."""
        if self._pile_value < 0:
            table, style = self.table, self.style
            pile, first = table.pile, table.first_taken()
            points = table.pile_points
            for at in range(first):
                points -= KIND_POINTS[pile[at]]
            count, base = len(pile) - first + len(table.base), float(len(table.base))
            lying = float(points) + _POINTS_UNSEEN * base
            self._pile_value = style.pile_card * float(count) + style.pile_point * lying
        return self._pile_value

    def unseen(self, kind: int) -> int:
        """Returns how many cards of a class or kind, but bonus cards, others or the stock hold."""
        return self.table.hidden[kind] - self.hand[kind]

    @property
    def prospects(self) -> RunProspects:
        """The expected sambas of the side; only in games with sequences."""
        if self._prospects is None:
            runs = runs_by_lane(self.melds)
            table, size = self.table, self.melds.canasta_size
            alike, samba = table.seating.deck[CLASSES], float(self.laws.canastas[SAMBA])
            share = _share_to_come(table, is_late=self.is_late)
            self._losses = {}
            self._prospects = RunProspects(runs, table.hidden, self.hand, alike, share, size, samba)
        return self._prospects

    def has_runs_beside(self, kind: int) -> bool:
        """Returns whether runs of the side lie in the lane of a natural card."""
        return bool(self.prospects.runs[lane_of_kind(kind)])

    def loss(self, kind: int) -> float:
        """Returns the expected points that runs lose when a natural card leaves the hand."""
        if not self.has_runs:
            return 0.0
        prospects = self.prospects
        loss = self._losses.get(kind)
        if loss is None:
            loss = self._losses[kind] = prospects.loss(self.hand, kind)
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
    if foot := table.seating.laws.deal_foot_size:
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


_SURE: Final = 5
"""Cards from which a meld that costs points unfinished is begun: two more finish it."""
_COST: Final = 45.0
"""Points by which keeping a further card of such a rank is worse than keeping another card."""


def is_risky_start(estimates: SeatEstimates, head: int, cards: int, wilds: int = 0) -> bool:
    """Returns whether a new meld of so many cards, some of them wild, is too small to begin."""
    laws = estimates.laws
    if head == WILD_SET:
        return laws.score_unfinished_wild > 0 and cards < _SURE
    is_pure = head == SEVEN or (head == ACE and not wilds)
    return is_pure and laws.score_unfinished_pure > 0 and cards < _SURE


def cost_of_keeping(estimates: SeatEstimates, rank: int) -> float:
    """Returns the points that a card of the hand risks at the end: one of many sevens or aces."""
    held = estimates.hand[rank]
    if rank not in (SEVEN, ACE) or held >= _SURE:
        return 0.0
    return _COST * max(0, held - HELD_AT_RISK + 2)
