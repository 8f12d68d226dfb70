"""Whether a hand can be laid down completely in this turn, and how."""

from dataclasses import dataclass

from engine.ai.kernel.canastas import missing_canastas
from engine.ai.kernel.classes import (
    BIG,
    CALIENTE,
    CLASSES,
    IN_HAND,
    NATURALS,
    POINTS,
    STOP,
    TWO,
    WILD_SET,
)
from engine.ai.kernel.table import Lay, SideMelds, Table
from engine.rules.laying.search import lacking
from engine.rules.laying.sets import Pot, Size, ways_to_lay
from engine.rules.laying.wilds import WildWay, best_wild_melds
from engine.ruleset.model import Ruleset
from engine.shapes import is_lawful_stop_set

NO_CARD = -1
_Spread = tuple[int, tuple[Pot, ...]]
"""A rank, and what comes to each of its sets."""


@dataclass(frozen=True, slots=True)
class Exit:
    """How the hand goes: what is laid, and the last discard (or `NO_CARD`)."""

    lays: tuple[Lay, ...]
    last: int


def has_right_to_go_out(table: Table, melds: SideMelds) -> bool:
    """Whether the side to move may end the deal with these melds."""
    return is_exit_allowed(table) and missing_canastas(table.seating.rules, melds) == 0


def is_exit_allowed(table: Table) -> bool:
    """Whether second hands, and the partner's answer or its absence, leave the exit open."""
    if table.feet[table.turn] or not is_partner_ready(table):
        return False
    if table.seating.rules.ask.mode == "mandatory":
        return table.question is True
    return table.question is not False


def is_partner_ready(table: Table) -> bool:
    """Whether every partner has played a card of the second hand, where that is demanded."""
    if not table.seating.rules.out.needs_partner_in_foot:
        return True
    return all(table.played_foot[mate] for mate in table.seating.mates[table.turn])


def find_exit(table: Table, melds: SideMelds, hand: list[int]) -> Exit | None:
    """A way to get rid of the whole hand in this turn; ``None`` when there is none."""
    if not is_exit_allowed(table):
        return None
    loose = _loose_cards(table.seating.rules, melds, hand)
    if len(loose) > 1:
        return None
    for last in loose or (NO_CARD, *(kind for kind in IN_HAND if hand[kind])):
        lays = lays_before(table, melds, hand, last)
        if lays is not None:
            return Exit(lays, last)
    return None


def _loose_cards(rules: Ruleset, melds: SideMelds, hand: list[int]) -> list[int]:
    """Cards that no meld takes, whatever is done with the others; a second one ends the search."""
    loose = [CALIENTE] * hand[CALIENTE]
    loose += [STOP] * hand[STOP] if hand[STOP] < rules.stop.meld_min else []
    least = max(rules.meld.min_naturals, rules.meld.min_size - hand[TWO] - hand[BIG])
    for rank, melded in enumerate(melds.naturals[:NATURALS]):
        if hand[rank] < least and not melded:
            loose += [rank] * hand[rank]
            if len(loose) > 1:
                break
    return loose


def lays_before(
    table: Table, melds: SideMelds, hand: list[int], last: int
) -> tuple[Lay, ...] | None:
    """What is laid so that only the last card stays, with the canastas that going out needs."""
    rules = table.seating.rules
    rest = hand[:]
    if last != NO_CARD:
        rest[last] -= 1
    if not any(rest):
        return () if missing_canastas(rules, melds) == 0 else None
    least = 0 if melds.has_opened else _canastas_to_open(table, rest, last)
    are_stops_lawful = not rest[STOP] or is_lawful_stop_set(table.seating.limits, rest[STOP])
    if least is None or rest[CALIENTE] or not are_stops_lawful:
        return None
    lays = _layings(table, melds, rest, least)
    if lays is None or not rest[STOP]:
        return lays
    return ((STOP, rest[STOP], 0, 0), *lays)


def _canastas_to_open(table: Table, laid: list[int], last: int) -> int | None:
    """Canastas without which these cards do not open; ``None`` when they never do."""
    rules = table.seating.rules
    points = sum(laid[kind] * POINTS[kind] for kind in range(CLASSES))
    if points >= table.seating.needs[table.side]:
        return 0
    is_waivable = rules.opening.concealed_waiver and table.drew_stock
    may_be_last = last == NO_CARD or rules.out.concealed_with_discard
    return 1 if is_waivable and may_be_last else None


def _layings(
    table: Table, melds: SideMelds, cards: list[int], least: int
) -> tuple[Lay, ...] | None:
    """Rank by rank, every way to lay the cards once; the wild cards left over come last."""
    need, wilds = table.seating.rules.out.canastas, cards[TWO] + cards[BIG]
    least = max(least, lacking(need, 0, 0, 0, 0))
    if _most_canastas(melds, cards, wilds) < least:
        return None
    for (used, natural, mixed), spread in _reached(table, melds, cards).items():
        alone = _wilds_alone(table, melds.sizes[WILD_SET], wilds - used)
        if alone is None:
            continue
        have = natural, mixed, 0, _closed_wild(melds) + alone.canastas
        if sum(have) >= least and not lacking(need, *have):
            return _lays(spread, alone.added, cards)
    return None


def _most_canastas(melds: SideMelds, cards: list[int], wilds: int) -> int:
    """How many canastas there are at most, if every set had all the wild cards."""
    size = melds.canasta_size
    in_sets = sum(
        (have + more + wilds) // size
        for have, more in zip(melds.sizes[:NATURALS], cards, strict=False)
        if have + more
    )
    return len(melds.closed) + in_sets + (melds.sizes[WILD_SET] + wilds) // size


def _reached(
    table: Table, melds: SideMelds, cards: list[int]
) -> dict[tuple[int, int, int], tuple[_Spread, ...]]:
    """Wild cards used, natural and mixed canastas, once all natural cards lie; and how they lie."""
    wilds = cards[TWO] + cards[BIG]
    reached: dict[tuple[int, int, int], tuple[_Spread, ...]] = {(0, *_closed_sets(melds)): ()}
    for rank in range(NATURALS):
        gained, have = cards[rank], melds.naturals[rank]
        if not gained and not have:
            continue
        own = (Size(have, melds.wilds(rank)),) if have else ()
        following: dict[tuple[int, int, int], tuple[_Spread, ...]] = {}
        for (used, natural, mixed), spread in reached.items():
            for way in ways_to_lay(table.seating.limits, own, gained, wilds - used):
                key = (used + way.wilds, natural + way.natural, mixed + way.mixed)
                following.setdefault(key, (*spread, (rank, way.pots)))
        reached = following
    return reached


def _closed_sets(melds: SideMelds) -> tuple[int, int]:
    """How many of the closed sets are natural and mixed canastas."""
    sets = [lay for lay in melds.closed if lay[0] != WILD_SET and _size(lay) >= melds.canasta_size]
    natural = sum(not lay[2] + lay[3] for lay in sets)
    return natural, len(sets) - natural


def _closed_wild(melds: SideMelds) -> int:
    """How many of the closed melds are canastas of wild cards alone."""
    return sum(lay[0] == WILD_SET and _size(lay) >= melds.canasta_size for lay in melds.closed)


def _size(lay: Lay) -> int:
    return lay[1] + lay[2] + lay[3]


def _wilds_alone(table: Table, own: int, wilds: int) -> WildWay | None:
    """How the wild cards that no set takes are laid."""
    if wilds and not table.seating.rules.meld.all_wild_sets:
        return None
    return best_wild_melds(table.seating.limits, (own,) if own else (), wilds)


def _lays(
    spread: tuple[_Spread, ...], wild_melds: tuple[int, ...], cards: list[int]
) -> tuple[Lay, ...]:
    """Twos go first, jokers last; full sets come before those that are begun beside them."""
    wanted: list[tuple[int, int, int]] = []
    for rank, pots in spread:
        ordered = sorted(pots, key=lambda pot: (not pot.members, -pot.naturals - pot.wilds))
        wanted.extend((rank, pot.naturals, pot.wilds) for pot in ordered)
    wanted.extend((WILD_SET, 0, count) for count in wild_melds)
    twos, lays = cards[TWO], list[Lay]()
    for rank, naturals, wilds in wanted:
        small = min(wilds, twos)
        twos -= small
        if naturals or wilds:
            lays.append((rank, naturals, small, wilds - small))
    return tuple(lays)
