"""Whether a hand can be laid down completely in this turn, and how."""

from dataclasses import dataclass

from engine.ai.kernel.canastas import is_lawful, lacking, missing_canastas
from engine.ai.kernel.classes import BIG, CALIENTE, CLASSES, IN_HAND, NATURALS, POINTS, STOP, TWO
from engine.ai.kernel.table import Lay, SideMelds, Table
from engine.ruleset.model import Ruleset

NO_CARD = -1


@dataclass(frozen=True, slots=True)
class Exit:
    """How the hand goes: what is laid, and the last discard (or `NO_CARD`)."""

    lays: tuple[Lay, ...]
    last: int


@dataclass(frozen=True, slots=True)
class _Base:
    """A set once every natural card of its rank is laid."""

    rank: int
    gained: int
    naturals: int
    wilds: int
    size_before: int


def has_right_to_go_out(table: Table, melds: SideMelds) -> bool:
    """Whether the side to move may end the deal with these melds."""
    return table.question is not False and missing_canastas(table.seating.rules, melds) == 0


def find_exit(table: Table, melds: SideMelds, hand: list[int]) -> Exit | None:
    """A way to get rid of the whole hand in this turn; ``None`` when there is none."""
    if table.question is False:
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
    for rank, melded in enumerate(melds.naturals):
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
    least = 0 if melds.has_opened else _canastas_to_open(table, rest)
    if least is None or rest[CALIENTE] or not _are_stops_layable(rules, rest[STOP]):
        return None
    lays = _layings(rules, melds, rest, least)
    if lays is None or not rest[STOP]:
        return lays
    return ((STOP, rest[STOP], 0, 0), *lays)


def _are_stops_layable(rules: Ruleset, stops: int) -> bool:
    most = rules.stop.meld_max
    return not stops or (stops >= rules.stop.meld_min and (most is None or stops <= most))


def _canastas_to_open(table: Table, laid: list[int]) -> int | None:
    """Canastas without which these cards do not open; ``None`` when they never do."""
    points = sum(laid[kind] * POINTS[kind] for kind in range(CLASSES))
    if points >= table.seating.needs[table.side]:
        return 0
    is_waivable = table.seating.rules.opening.concealed_waiver and table.drew_stock
    return 1 if is_waivable else None


def _bases(melds: SideMelds, cards: list[int]) -> list[_Base]:
    found: list[_Base] = []
    for rank in range(NATURALS):
        naturals, gained = melds.naturals[rank], cards[rank]
        if naturals or gained:
            wilds = melds.wilds(rank)
            found.append(_Base(rank, gained, naturals + gained, wilds, naturals + wilds))
    return found


def _layings(
    rules: Ruleset, melds: SideMelds, cards: list[int], least: int
) -> tuple[Lay, ...] | None:
    wilds = cards[TWO] + cards[BIG]
    least = max(least, lacking(rules, 0, 0))
    if _most_canastas(melds, cards, wilds) < least:
        return None
    bases = _bases(melds, cards)
    if not all(_is_possible(rules, base, wilds) for base in bases):
        return None
    reached: dict[tuple[int, int, int], tuple[int, ...]] = {(0, 0, 0): ()}
    for base in bases:
        following: dict[tuple[int, int, int], tuple[int, ...]] = {}
        for (used, natural, mixed), spread in reached.items():
            for more, is_natural, is_mixed in _additions(rules, base, wilds - used):
                key = (used + more, natural + is_natural, mixed + is_mixed)
                following.setdefault(key, (*spread, more))
        reached = following
    for (used, natural, mixed), spread in reached.items():
        if used == wilds and natural + mixed >= least and not lacking(rules, natural, mixed):
            return _spread(bases, spread, cards)
    return None


def _most_canastas(melds: SideMelds, cards: list[int], wilds: int) -> int:
    """How many canastas there are at most, if every set had all the wild cards."""
    lacking_naturals = melds.canasta_size - wilds
    return sum(
        have + more >= lacking_naturals and have + more > 0
        for have, more in zip(melds.sizes, cards, strict=False)
    )


def _is_possible(rules: Ruleset, base: _Base, wilds: int) -> bool:
    return (
        base.naturals >= rules.meld.min_naturals
        and base.naturals + base.wilds + wilds >= rules.meld.min_size
    )


def _additions(rules: Ruleset, base: _Base, available: int) -> list[tuple[int, int, int]]:
    """Ways to add wild cards to a set: how many, and the canasta that results."""
    size = rules.canasta.size
    is_shut = not rules.meld.wild_on_canasta and base.size_before >= size
    ways: list[tuple[int, int, int]] = []
    for more in range((0 if is_shut else available) + 1):
        wilds = base.wilds + more
        if is_lawful(rules, base.naturals, wilds):
            is_canasta = base.naturals + wilds >= size
            ways.append((more, int(is_canasta and not wilds), int(is_canasta and wilds > 0)))
    return ways


def _spread(bases: list[_Base], spread: tuple[int, ...], cards: list[int]) -> tuple[Lay, ...]:
    """Twos go first, jokers last."""
    twos, lays = cards[TWO], list[Lay]()
    for base, more in zip(bases, spread, strict=True):
        small = min(more, twos)
        twos -= small
        if base.gained or more:
            lays.append((base.rank, base.gained, small, more - small))
    return tuple(lays)
