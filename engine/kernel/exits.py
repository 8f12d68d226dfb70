"""Going out: whether a seat may go out, whether it can in this turn, and by which lays."""

from typing import Final, final

from engine import exit_laws
from engine.kernel.counted_meld import NEW, RUN, CountedMeld, Lay, is_run, is_set
from engine.kernel.dead_ranks import dead_classes
from engine.kernel.groups import merged
from engine.kernel.kinds import (
    BIG,
    BONUS,
    CALIENTE,
    LOWEST_RANK,
    NATURALS,
    STOP,
    TWO,
    WILD_SET,
    alike,
    cards_of_rank,
    first_of,
    kind_map,
    lane_of_kind,
)
from engine.kernel.melds import SideMelds, points_of_kinds, unfinished_at_risk
from engine.kernel.seating import NO_SEAT
from engine.kernel.table import Table
from engine.native import mypyc_attr
from engine.opening_laws import may_be_waived
from engine.rules.laying.dealing import CardsToLay, Dealing
from engine.rules.laying.holding import Holding, Places, count_wilds
from engine.rules.laying.hope import (
    HandCards,
    LaidCards,
    LaneCards,
    has_loners,
    lacks_canastas,
    room_left,
)
from engine.rules.laying.laying_search import lacking
from engine.rules.laying.rank_lines import BEHIND
from engine.rules.laying.runs import Lane, Run
from engine.rules.laying.sets import Size
from engine.rules.laying.ways_out import Opening, WayOut, way_out, way_to_lay
from engine.rules.laying.wilds import WildCount
from engine.ruleset.laws import Laws

NO_CARD: Final = -1
_NO_LANES: Final = list[LaneCards]()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exit:
    """A way to go out."""

    __slots__ = ("last", "lays")

    def __init__(self, lays: tuple[Lay, ...], last: int) -> None:
        self.lays = lays
        self.last = last
        """The last discard, or `NO_CARD`."""


def missing_canastas(laws: Laws, melds: SideMelds) -> int:
    """Returns how many canastas the side still lacks for going out."""
    natural, mixed, wild = melds.natural_canastas, melds.mixed_canastas, melds.wild_canastas
    sevens = melds.canastas - natural - mixed - wild - melds.sambas
    return lacking(laws.out_need, natural, mixed, melds.sambas, wild, sevens)


def has_right_to_go_out(table: Table, melds: SideMelds) -> bool:
    """Returns whether the side to move may go out with these melds."""
    is_enough = is_exit_allowed(table) and missing_canastas(table.seating.laws, melds) == 0
    return is_enough and not has_unfinished(table.seating.laws, melds)


def has_unfinished(laws: Laws, melds: SideMelds) -> bool:
    """Returns whether a meld has to be finished before the side may go out."""
    return laws.out_unfinished_bars and bool(unfinished_at_risk(melds))


def has_hope_of_exit(table: Table) -> bool:
    """Returns whether a way out could be found if the partner allowed it; a quick check."""
    # What most often stands against it is asked first.
    if table.feet[table.turn] or not is_partner_ready(table):
        return False
    is_hopeless = _is_hopeless(table.seating.laws, table.own, table.hand)
    return not is_hopeless and _is_exit_allowed_after(table, answer=True)


def is_exit_allowed(table: Table) -> bool:
    """Returns whether first turn, pile, second hands and the partner's answer allow going out."""
    return _is_exit_allowed_after(table, table.question)


def _is_exit_allowed_after(table: Table, answer: bool | None) -> bool:
    return exit_laws.is_exit_allowed(
        table.seating.laws,
        answer=answer,
        has_partner=table.seating.partner[table.turn] != NO_SEAT,
        is_first_turn=is_first_turn(table),
        has_taken=_has_taken(table),
        foot=len(table.feet[table.turn]),
        is_partner_ready=is_partner_ready(table),
    )


def _has_taken(table: Table) -> bool:
    """Returns whether a seat of the side to move has taken the pile, where that is counted."""
    if not table.seating.laws.counts_takers:
        return True
    takers = table.takers
    return takers[table.turn] or True in [takers[mate] for mate in table.seating.mates[table.turn]]


def is_first_turn(table: Table) -> bool:
    """Returns whether the seat to move has not had a turn in this deal before."""
    return not table.threw[table.turn] and not table.melded[table.turn]


def is_partner_ready(table: Table) -> bool:
    """Returns whether every partner has played a card of its second hand, if that is required."""
    if table.seating.laws.out_needs_partner_in_foot:
        for mate in table.seating.mates[table.turn]:
            if not table.played_foot[mate]:
                return False
    return True


def is_exit_certain(table: Table) -> bool:
    """Returns whether the whole hand can be laid before drawing, so that a drawn card is thrown."""
    held = _holding(table, table.own, table.hand)
    return way_to_lay(held, _opening(table)) is not None


def is_exit_concealed(table: Table, melds: SideMelds, *, with_discard: bool) -> bool:
    """Returns whether going out now is concealed: all melds are new in this turn, one is a
    canasta.
    """
    return exit_laws.is_concealed(
        table.seating.laws,
        sum([melds.is_canasta(meld) for meld in melds.lying[table.earlier :]]),
        has_thrown=with_discard,
        has_taken=table.drew == "pile",
        has_shown=table.melded[table.turn] or table.grown,
    )


def find_exit(table: Table, melds: SideMelds, hand: list[int]) -> Exit | None:
    """Returns a way to go out in this turn; ``None`` when there is none."""
    if not is_exit_allowed(table) or _is_hopeless(table.seating.laws, melds, hand):
        return None
    return search_exit(table, melds, hand)


def search_exit(table: Table, melds: SideMelds, hand: list[int]) -> Exit | None:
    """Returns a way to go out if the partner allows it; expensive, so hope is asked for first."""
    held = _holding(table, melds, hand)
    way = way_out(held, _opening(table))
    return None if way is None else _exit(held, melds.lying, hand[:], way)


def _opening(table: Table) -> Opening:
    seating, side = table.seating, table.side
    is_waivable = may_be_waived(seating.laws, has_drawn=table.drew == "stock", left=1)
    return Opening(seating.needs[side], seating.demands[side], is_waivable=is_waivable)


def _holding(table: Table, melds: SideMelds, hand: list[int]) -> Holding:
    """Returns melds and hand in the form that the search for ways out reads."""
    terms, limits = table.seating.terms, melds.limits
    sets: list[tuple[Size, ...]] = [()] * BEHIND
    wild_melds: tuple[WildCount, ...] = ()
    finished_sambas = 0
    for meld in melds.lying:
        if is_set(meld):
            sets[meld.head + LOWEST_RANK] += ((meld.naturals, meld.wilds),)
        elif meld.head == WILD_SET:
            wild_melds += (count_wilds(terms, meld.size, meld.bigs),)
        elif is_run(meld):
            finished_sambas += meld.size >= limits.longest_run
    return Holding(
        terms,
        [0] * LOWEST_RANK + hand[:NATURALS],
        hand[TWO],
        hand[BIG],
        hand[STOP],
        hand[CALIENTE],
        hand[BONUS],
        points_of_kinds(hand),
        sets,
        wild_melds,
        _lanes(melds, hand) if limits.lanes else (),
        finished_sambas,
        frozenset([head + LOWEST_RANK for head in dead_classes(table, melds)]),
        has_opened=melds.has_opened,
    )


def _lanes(melds: SideMelds, hand: list[int]) -> tuple[Lane, ...]:
    limits, lanes = melds.limits, list[Lane]()
    for lane in range(limits.lanes):
        own = [
            Run(meld.low + meld.size + LOWEST_RANK, meld.size, place)
            for place, meld in enumerate(melds.lying)
            if meld.head == RUN + lane and meld.size < limits.longest_run
        ]
        first = first_of(lane)
        lanes.append(Lane([0] * LOWEST_RANK + hand[first : first + NATURALS] + [0], own, limits))
    return tuple(lanes)


def _exit(held: Holding, lying: list[CountedMeld], left: list[int], found: WayOut) -> Exit:
    """Returns a way out in the kernel's form: the lays by place, and the discard."""
    last = NO_CARD
    if found.last is not None:
        last = kind_map(held.limits.lanes)(found.last)
        left[last] -= 1
    beside_stops: tuple[int, ...] = ()
    if found.stop_wild is not None:
        beside_stops = (kind_map(held.limits.lanes)(found.stop_wild),)
        left[beside_stops[0]] -= 1
    naturals = [cards_of_rank(left, max(0, rank - LOWEST_RANK)) for rank in range(BEHIND)]
    cards = CardsToLay(naturals, alike(TWO, left[TWO]), alike(BIG, left[BIG]), lane_of_kind)
    parts, skipped = Dealing(held, _places(lying), cards).parts(found.laying)
    lays = [
        Lay(part.cards, NEW if part.to is None else part.to, _joined(part.source)) for part in parts
    ]
    if left[STOP]:
        lays.insert(0, Lay(alike(STOP, left[STOP]) + beside_stops))
    return Exit(merged(lying, tuple(lays)), last if skipped is None else skipped)


def _joined(source: int | None) -> tuple[int, ...]:
    return () if source is None else (source,)


def _places(lying: list[CountedMeld]) -> Places:
    """Returns the places of sets and melds of wild cards."""
    sets: list[tuple[int, ...]] = [()] * BEHIND
    wild_melds: list[int] = []
    for place, meld in enumerate(lying):
        if is_set(meld):
            sets[meld.head + LOWEST_RANK] += (place,)
        elif meld.head == WILD_SET:
            wild_melds.append(place)
    return Places(sets, tuple(wild_melds))


def _is_hopeless(laws: Laws, melds: SideMelds, hand: list[int]) -> bool:
    """Returns whether two cards fit no meld, or the required canastas cannot be reached.

    This quick check rules out most hands; the full search would give the same answer later.
    """
    limits, wilds = melds.limits, hand[TWO] + hand[BIG]
    lanes = _lane_cards(melds, hand) if limits.lanes else _NO_LANES
    room = room_left(limits, 1, hand[CALIENTE], hand[BONUS], hand[STOP], wilds)
    if has_loners(limits, hand, melds.sizes, wilds, lanes, room):
        return True
    if not missing_canastas(laws, melds):
        return False
    cards = HandCards(limits, hand, wilds, lanes)
    return lacks_canastas(laws.out_need, cards, _laid_cards(melds))


def _lane_cards(melds: SideMelds, hand: list[int]) -> list[LaneCards]:
    limits = melds.limits
    lanes = [LaneCards(hand[first_of(it) : first_of(it + 1)]) for it in range(limits.lanes)]
    for meld in melds.lying:
        if is_run(meld) and meld.size < limits.longest_run:
            lanes[meld.head - RUN].cover(meld.low, meld.size)
    return lanes


def _laid_cards(melds: SideMelds) -> LaidCards:
    limits = melds.limits
    laid = LaidCards(limits.lanes, NATURALS)
    for meld in melds.lying:
        if is_set(meld):
            laid.add_set(meld.head, meld.naturals, meld.wilds)
        elif meld.head == WILD_SET:
            laid.wilds += meld.size
        elif is_run(meld):
            laid.add_run(limits, meld.head - RUN, meld.size)
    return laid
