"""Chooses the discard with the lowest cost: points that it may give away, plus its worth."""

from math import inf
from typing import Final, final

from engine.ai.policy.seat_estimates import (
    SeatEstimates,
    chance_to_take,
    cost_of_keeping,
    unseen_in_all,
)
from engine.kernel.counted_meld import RUN, ends_of
from engine.kernel.kinds import (
    BIG,
    CALIENTE,
    CLASS_OF,
    MOST_PACKS,
    NATURALS,
    POINTS,
    SEVEN,
    STOP,
    TWO,
)
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen, may_add_to_run
from engine.native import mypyc_attr
from engine.shapes import MIXED_CANASTA, NATURAL_CANASTA, SAMBA, SEVENS_CANASTA
from engine.turn_laws import sets_that_take

_UNKNOWN: Final = [-1.0] * (4 * MOST_PACKS + 1)
_NO_GIFTS: Final = dict[int, float]()


def choose_discard(table: Table, estimates: SeatEstimates, kinds: list[int]) -> int:
    """Returns the kind of the card that costs least to discard."""
    return _cheapest(table, estimates, kinds, None)


def discard_losses(table: Table, estimates: SeatEstimates, kinds: list[int]) -> list[float]:
    """Returns the expected points lost by discarding each of the cards."""
    losses: list[float] = []
    if kinds:
        _cheapest(table, estimates, kinds, losses)
    return losses


def _cheapest(
    table: Table, estimates: SeatEstimates, kinds: list[int], losses: list[float] | None
) -> int:
    """Returns the kind of the card that costs least to discard; tells what each costs, if asked.

    Otherwise a card is looked at only until it is known to cost more than another one.
    """
    taker, best, least = Taker(table, estimates), kinds[0], inf
    hand, hidden, has_runs = estimates.hand, table.hidden, estimates.has_runs
    for kind in kinds:
        rank, most = CLASS_OF[kind], least if losses is None else inf
        if rank >= NATURALS:
            loss = taker.stake * taker.chance_of(kind)
            loss += _special_worth(table, estimates, taker, kind)
        else:
            held = hand[rank]
            unseen = hidden[rank] - held
            loss = _natural_worth(estimates, rank, held, unseen)
            if loss < most or has_runs:
                loss += taker.danger(rank, unseen)
            if has_runs:
                loss = _with_runs(estimates, taker, kind, loss, most)
        if loss < least:
            best, least = kind, loss
        if losses is not None:
            losses.append(loss)
    return best


def _with_runs(
    estimates: SeatEstimates, taker: "Taker", kind: int, loss: float, most: float
) -> float:
    """Returns the points lost by a discard with what runs lose and win by it; a part of them where
    that is ``most`` or more already.
    """
    extra = taker.extra_danger(kind)
    # Where no run of the side lies in its lane, a card that leaves the hand wins nothing.
    if loss + extra >= most and not estimates.has_runs_beside(kind):
        return loss + extra
    return loss + (extra + estimates.loss(kind))


def worth_of(table: Table, estimates: SeatEstimates, kind: int) -> float:
    """Returns the worth of a card to the seat, in points."""
    rank = CLASS_OF[kind]
    if rank >= NATURALS:
        return _special_worth(table, estimates, Taker(table, estimates), kind)
    worth = _natural_worth(estimates, rank, estimates.hand[rank], estimates.unseen(rank))
    return worth + estimates.loss(kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Taker:
    """The next player, who may take the pile."""

    __slots__ = (
        "_almost",
        "_caution",
        "_chances",
        "_estimates",
        "_gifts",
        "_joining",
        "_melds",
        "_pair",
        "_share",
        "_single",
        "_sizes",
        "is_threatening",
        "stake",
    )

    def __init__(self, table: Table, estimates: SeatEstimates) -> None:
        seating = table.seating
        seat, style, laws = seating.following[table.turn], estimates.style, seating.laws
        side = seating.side_of[seat]
        self._estimates = estimates
        self._melds = table.melds[side]
        self._sizes = self._melds.sizes
        self._almost = self._melds.canasta_size - 1
        """The size of a set that one more card makes a canasta."""
        self._caution = 0.0 if seating.precedes_mate[table.turn] else style.caution
        self.stake = self._caution * (estimates.pile_value + style.pile_base)
        """The cost, in points, of giving it the pile."""
        frozen = is_frozen(table, side)
        self._joining = sets_that_take(laws, is_frozen=frozen)
        """The own sets that the card alone may join, which takes the pile."""
        unopened = style.unopened_pair if laws.opening_with_pile else 0.0
        self._pair = 1.0 if self._melds.has_opened else unopened
        """The probability that it takes the pile with two cards of a rank."""
        self.is_threatening = self._melds.has_opened and not frozen
        """Whether its side has opened and the pile is not frozen for it."""
        is_single_enough = self.is_threatening and laws.pile_open_natural_plus_wild
        self._single = style.single_and_wild if is_single_enough else 0.0
        """The probability that it takes the pile with one card of a rank."""
        self._share = table.sizes[seat] / unseen_in_all(table)
        """The fraction of the unseen cards that it holds."""
        self._chances = _UNKNOWN[: seating.most_of_a_rank + 1]
        """The probability that it takes the pile, by the number of unseen cards of the rank, once
        it is known; used where nothing is remembered."""
        self._gifts = self._find_gifts(table, side) if estimates.has_runs else _NO_GIFTS

    def chance(self, rank: int, unseen: int) -> float:
        """Returns the probability that it can take the pile for a card of a rank, of any suit."""
        size = self._sizes[rank]
        if size and self._joining != "never" and (size <= self._almost or self._joining == "any"):
            return 1.0
        chance = self._chances[unseen]
        return chance if chance >= 0.0 else self._find_chance(rank, unseen)

    def _find_chance(self, rank: int, unseen: int) -> float:
        """Returns the probability that it takes the pile with cards of the hand; notes it where
        nothing is remembered, so that all ranks are alike.
        """
        memory, known, leaning = self._estimates.memory, 0, 1.0
        if memory is not None:
            known, leaning = memory.known[rank], memory.leanings[rank]
        chance = chance_to_take(known, leaning, unseen, self._share, self._pair, self._single)
        if memory is None:
            self._chances[unseen] = chance
        return chance

    def danger(self, rank: int, unseen: int) -> float:
        """Returns the points that a card of a rank, of any suit, is expected to give away."""
        size = self._sizes[rank]
        if size:
            given = self._stake_of(rank) if size == self._almost else self.stake
            return given * self.chance(rank, unseen)
        chance = self._chances[unseen]
        return self.stake * (chance if chance >= 0.0 else self._find_chance(rank, unseen))

    def _stake_of(self, rank: int) -> float:
        """Returns the cost, in points, of the pile and of the canasta of its side that a card of a
        rank closes.

        Cards that leave a canasta unfinished are not charged: that makes play no better.
        """
        laws = self._estimates.laws
        if rank == SEVEN and self._melds.limits.sevens_apart:
            bonus = laws.canastas[SEVENS_CANASTA]
        elif self._melds.lying[self._melds.homes[rank]].wilds:
            bonus = laws.canastas[MIXED_CANASTA]
        else:
            bonus = laws.canastas[NATURAL_CANASTA]
        return self.stake + self._caution * self._estimates.style.closing * bonus

    def chance_of(self, kind: int) -> float:
        """Returns the probability that it can take the pile when this card lies on top."""
        rank = CLASS_OF[kind]
        if rank < NATURALS:
            return 1.0 if kind in self._gifts else self.chance(rank, self._estimates.unseen(rank))
        # Of the other cards only wild ones may be taken, with two of their kind.
        if kind not in (TWO, BIG) or not self._estimates.laws.pile_wild_pair:
            return 0.0
        return chance_to_take(0, 1.0, self._estimates.unseen(kind), self._share, self._pair, 0.0)

    def extra_danger(self, kind: int) -> float:
        """Returns the further points that a natural card gives away by lengthening a run."""
        if kind not in self._gifts:
            return 0.0
        rank = CLASS_OF[kind]
        is_new = 1.0 - self.chance(rank, self._estimates.unseen(rank))
        return self.stake * is_new + self._estimates.style.caution * self._gifts[kind]

    def _find_gifts(self, table: Table, side: int) -> dict[int, float]:
        """Returns the points that cards add to its runs, by kind; more for runs near a samba."""
        samba, melds = table.seating.laws.canastas[SAMBA], self._melds
        gifts: dict[int, float] = {}
        if not may_add_to_run(table, side):
            return gifts
        for meld in melds.lying:
            if meld.head >= RUN and meld.size < melds.canasta_size:
                worth = samba / (1 + melds.canasta_size - meld.size)
                for kind in ends_of(meld):
                    gifts[kind] = max(worth, gifts.get(kind, 0.0))
        return gifts


def _natural_worth(estimates: SeatEstimates, rank: int, held: int, unseen: int) -> float:
    style, size = estimates.style, estimates.melds.sizes[rank]
    if size:
        worth = style.on_canasta if size >= estimates.melds.canasta_size else style.on_meld
    else:
        if held == 1:
            worth = style.single + unseen * style.single_unseen
        elif held == 2:
            worth = style.pair + unseen * style.pair_unseen
        else:
            worth = style.group + style.group_card * held
        if estimates.laws.score_held_pure:
            worth -= cost_of_keeping(estimates, rank)
    return worth - style.late_point * POINTS[rank] if estimates.is_late else worth


def _special_worth(table: Table, estimates: SeatEstimates, taker: Taker, kind: int) -> float:
    """Returns the worth of a stop, Caliente or wild card to the seat, in points."""
    style = estimates.style
    if kind == STOP:
        return style.stop if estimates.pile_value < style.stop_pile else style.stop_when_needed
    if kind == CALIENTE:
        return _caliente_worth(estimates)
    return _wild_worth(table, estimates, taker, kind)


def _caliente_worth(estimates: SeatEstimates) -> float:
    """Returns the worth of a Caliente card: 0 late in the deal or for a side that is ahead."""
    if estimates.is_late or estimates.canastas > estimates.rival_canastas:
        return 0.0
    return 10.0 if estimates.pile_value > estimates.style.freeze_pile else 40.0


def _wild_worth(table: Table, estimates: SeatEstimates, taker: Taker, kind: int) -> float:
    """Returns the worth of a wild card, less the worth of freezing the pile with it."""
    style = estimates.style
    worth = style.wild + POINTS[kind]
    if not taker.is_threatening:
        return worth
    if not table.own.has_opened and estimates.wilds >= 2:
        worth -= style.freeze_unopened
    if estimates.pile_value > style.freeze_pile:
        pairs = 0
        for rank in range(NATURALS):
            pairs += estimates.hand[rank] >= 2
        worth -= style.freeze_pairs if pairs >= 2 else 0.0
    return worth
