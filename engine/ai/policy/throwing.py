"""Chooses the discard with the lowest cost: points that it may give away, plus its worth."""

from functools import lru_cache
from typing import Final

from engine.ai.policy.memory import chance_to_take
from engine.ai.policy.risks import cost_of_keeping
from engine.ai.policy.seat_estimates import SeatEstimates, unseen_in_all
from engine.kernel.kinds import BIG, CALIENTE, CLASS_OF, NATURALS, POINTS, STOP, TWO
from engine.kernel.melds import RUN, ends_of
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen, may_add_to_run, sets_to_add_to

_UNKNOWN: Final = -1.0
"""A chance that is not computed yet."""


def choose_discard(table: Table, estimates: SeatEstimates, kinds: list[int]) -> int:
    """Returns the kind of the card that costs least to discard."""
    losses = discard_losses(table, estimates, kinds)
    return kinds[losses.index(min(losses))]


def discard_losses(table: Table, estimates: SeatEstimates, kinds: list[int]) -> list[float]:
    """Returns the expected points lost by discarding each of the cards."""
    taker = Taker(table, estimates)
    stake, unseen, has_runs = taker.stake, estimates.unseen, estimates.has_runs
    losses: list[float] = []
    for kind in kinds:
        rank = CLASS_OF[kind]
        if rank >= NATURALS:
            danger = stake * taker.chance_of(kind)
            losses.append(danger + _special_worth(table, estimates, taker, kind))
            continue
        count = unseen[rank]
        loss = stake * taker.chance(rank, count) + _natural_worth(estimates, rank, count)
        if has_runs:
            loss += taker.extra_danger(kind) + estimates.loss(kind)
        losses.append(loss)
    return losses


def worth_of(table: Table, estimates: SeatEstimates, kind: int) -> float:
    """Returns the worth of a card to the seat, in points."""
    rank = CLASS_OF[kind]
    if rank >= NATURALS:
        return _special_worth(table, estimates, Taker(table, estimates), kind)
    return _natural_worth(estimates, rank, estimates.unseen[rank]) + estimates.loss(kind)


class Taker:
    """The next player, who may take the pile."""

    __slots__ = (
        "_adds_any",
        "_by_unseen",
        "_estimates",
        "_gifts",
        "_may_add",
        "_melds",
        "_memory",
        "_uses",
        "_wild_tops",
        "is_threatening",
        "stake",
    )

    def __init__(self, table: Table, estimates: SeatEstimates) -> None:
        seating = table.seating
        seat, pile, style = seating.following[table.turn], seating.rules.pile, estimates.style
        side = seating.side_of[seat]
        self._estimates = estimates
        self._melds = table.melds[side]
        caution = 0.0 if seat in seating.mates[table.turn] else style.caution
        self.stake = caution * (estimates.pile_value + style.pile_base)
        """The cost, in points, of giving it the pile."""
        allowed = sets_to_add_to(table, side)
        self._may_add, self._adds_any = allowed != "never", allowed == "any"
        unopened = style.unopened_pair if seating.rules.opening.with_pile else 0.0
        pair = 1.0 if self._melds.has_opened else unopened
        self.is_threatening = self._melds.has_opened and not is_frozen(table, side)
        """Whether its side has opened and the pile is not frozen for it."""
        is_single_enough = self.is_threatening and pile.open_natural_plus_wild
        single = style.single_and_wild if is_single_enough else 0.0
        self._wild_tops = (TWO, BIG) if pile.wild_pair else ()
        self._memory = estimates.memory
        self._uses = table.sizes[seat] / unseen_in_all(table), pair, single
        self._by_unseen = chances_to_take(self._uses, 4 * seating.rules.deck.count)
        self._gifts: dict[int, float] = self._find_gifts(table, side) if estimates.has_runs else {}

    def chance(self, rank: int, unseen: int) -> float:
        """Returns the probability that it can take the pile for a card of a rank, of any suit."""
        size = self._melds.sizes[rank]
        if size and (self._adds_any or (self._may_add and size < self._melds.canasta_size)):
            return 1.0
        if self._memory is None:
            found = self._by_unseen[unseen]
            if found == _UNKNOWN:
                found = self._by_unseen[unseen] = chance_to_take(0, 1.0, unseen, *self._uses)
            return found
        known, leaning = self._memory.known[rank], self._memory.leanings[rank]
        return chance_to_take(known, leaning, unseen, *self._uses)

    def chance_of(self, kind: int) -> float:
        """Returns the probability that it can take the pile when this card lies on top."""
        rank = CLASS_OF[kind]
        if rank < NATURALS:
            return 1.0 if kind in self._gifts else self.chance(rank, self._estimates.unseen[rank])
        # Of the other cards only wild ones may be taken, with two of their kind.
        if kind not in self._wild_tops:
            return 0.0
        share, pair, _ = self._uses
        return chance_to_take(0, 1.0, self._estimates.unseen[kind], share, pair, 0.0)

    def extra_danger(self, kind: int) -> float:
        """Returns the further points that a natural card gives away by lengthening a run."""
        if kind not in self._gifts:
            return 0.0
        rank = CLASS_OF[kind]
        is_new = 1.0 - self.chance(rank, self._estimates.unseen[rank])
        return self.stake * is_new + self._estimates.style.caution * self._gifts[kind]

    def _find_gifts(self, table: Table, side: int) -> dict[int, float]:
        """Returns the points that cards add to its runs, by kind; more for runs near a samba."""
        rules, melds = table.seating.rules, self._melds
        gifts: dict[int, float] = {}
        if not may_add_to_run(table, side):
            return gifts
        for meld in melds.lying:
            if meld[0] >= RUN and meld[2] < melds.canasta_size:
                worth = rules.score.samba / (1 + melds.canasta_size - meld[2])
                for kind in ends_of(meld):
                    gifts[kind] = max(worth, gifts.get(kind, 0.0))
        return gifts


@lru_cache(maxsize=2048)
def chances_to_take(uses: tuple[float, float, float], most: int) -> list[float]:
    """Returns a list for `chance_to_take` of an unknown hand, by 0 to ``most`` unseen cards.

    The chances are filled in when they are needed.
    """
    del uses
    return [_UNKNOWN] * (most + 1)


def _natural_worth(estimates: SeatEstimates, rank: int, unseen: int) -> float:
    style, size = estimates.style, estimates.melds.sizes[rank]
    if size:
        worth = style.on_canasta if size >= estimates.melds.canasta_size else style.on_meld
    else:
        held = estimates.hand[rank]
        if held == 1:
            worth = style.single + unseen * style.single_unseen
        elif held == 2:
            worth = style.pair + unseen * style.pair_unseen
        else:
            worth = style.group + style.group_card * held
        if estimates.score.held_pure:
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
        pairs = sum([count >= 2 for count in estimates.hand[:NATURALS]])
        worth -= style.freeze_pairs if pairs >= 2 else 0.0
    return worth
