"""Whether a hand goes in this turn: the engine's own search, asked only when there is hope."""

from functools import cache
from typing import NamedTuple

from engine.actions import Play
from engine.ai.kernel.canastas import missing_canastas
from engine.ai.kernel.classes import BIG, CALIENTE, NATURALS, STOP, TWO
from engine.ai.kernel.exits import NO_CARD, is_exit_allowed
from engine.ai.kernel.sequences.groups import merged
from engine.ai.kernel.sequences.kinds import SUITS, card_of, cards_in, first_of, kind_of
from engine.ai.kernel.sequences.melds import (
    NEW,
    RUN,
    Lay,
    Lying,
    SequenceMelds,
    is_set,
    kinds_of_run,
    size_of,
)
from engine.ai.kernel.sequences.table import SequenceTable
from engine.rules.laying.ways_out import Opening, find_way_out
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld, make_meld


class Exit(NamedTuple):
    """How the hand goes: what is laid, and the last discard (or `NO_CARD`)."""

    lays: tuple[Lay, ...]
    last: int


def find_exit(table: SequenceTable, melds: SequenceMelds, hand: list[int]) -> Exit | None:
    """A way to get rid of the whole hand in this turn; ``None`` when there is none."""
    if not is_exit_allowed(table) or _is_hopeless(table, melds, hand):
        return None
    seating = table.seating
    is_waivable = seating.rules.opening.concealed_waiver and table.drew_stock
    found = find_way_out(
        seating.rules,
        tuple(map(meld_of, melds.lying)),
        tuple(sorted(map(card_of, cards_in(hand)))),
        Opening(seating.needs[table.side], is_waivable),
    )
    if found is None:
        return None
    last = NO_CARD if found.last is None else kind_of(found.last)
    return Exit(merged(melds, tuple(map(_lay, found.plays))), last)


def _lay(play: Play) -> Lay:
    place = NEW if play.to is None else play.to
    joined = () if play.source is None else (play.source,)
    return Lay(tuple(map(kind_of, play.cards)), place, joined)


@cache
def meld_of(meld: Lying) -> TableMeld:
    """The engine's meld; the suits of a set are of no account."""
    head, naturals, twos, bigs = meld
    if head >= RUN:
        return make_meld(MeldKind.SEQUENCE, tuple(map(card_of, kinds_of_run(meld))))
    kinds = (*(head,) * naturals, *(TWO,) * twos, *(BIG,) * bigs)
    return make_meld(MeldKind.SET, tuple(map(card_of, kinds)))


def _is_hopeless(table: SequenceTable, melds: SequenceMelds, hand: list[int]) -> bool:
    """Whether canastas are out of reach or two cards have no place: so it is with most hands."""
    rules = table.seating.rules
    wilds = hand[TWO] + hand[BIG]
    if missing_canastas(rules, melds) > 0 and _in_reach(melds, hand, wilds) < _needed(rules):
        return True
    return _has_loners(rules, melds, hand, wilds)


def _needed(rules: Ruleset) -> int:
    return rules.out.canastas.total


def _in_reach(melds: SequenceMelds, hand: list[int], wilds: int) -> int:
    """More canastas than these there cannot be."""
    size, ranks, lanes = melds.canasta_size, hand[:NATURALS], [0] * len(SUITS)
    finished = 0
    for meld in melds.lying:
        if is_set(meld):
            ranks[meld[0]] += size_of(meld)
        elif meld[0] >= RUN and meld[2] < size:
            lanes[meld[0] - RUN] += meld[2]
        else:
            finished += meld[0] >= RUN
    for suit in SUITS:
        first = first_of(suit)
        is_long = _lines_of(_covered(melds, hand, suit), size) > 0
        lanes[suit] = is_long * (lanes[suit] + sum(hand[first : first + NATURALS]))
    in_sets = sum((count + wilds) // size for count in ranks)
    return finished + in_sets + sum(count // size for count in lanes)


def _has_loners(rules: Ruleset, melds: SequenceMelds, hand: list[int], wilds: int) -> bool:
    """Whether more than one card fits no meld that could come about.

    Cards that are too few for a set need wild cards each; of a rank that gets none one is left.
    """
    loners = hand[CALIENTE]
    loners += hand[STOP] if hand[STOP] < rules.stop.meld_min else 0
    few = [
        rank
        for rank in range(NATURALS)
        if 0 < hand[rank] < rules.meld.min_size and not melds.sizes[rank]
    ]
    if loners > 1 or not few:
        return loners > 1
    lines, least = [_line(melds, hand, suit) for suit in SUITS], rules.meld.min_naturals
    for rank in few:
        single = sum(hand[first_of(suit) + rank] for suit in SUITS if not lines[suit] >> rank & 1)
        if hand[rank] < max(least, rules.meld.min_size - wilds):
            loners += single
        elif single == hand[rank]:
            wilds -= rules.meld.min_size - single
            loners += 2 * (wilds < 0)
    return loners > 1


def _line(melds: SequenceMelds, hand: list[int], suit: int) -> int:
    """The ranks, as bits, at which three neighbours of a suit are in the hand or in open runs."""
    begins = _lines_of(_covered(melds, hand, suit), 3)
    return begins | begins << 1 | begins << 2


def _covered(melds: SequenceMelds, hand: list[int], suit: int) -> int:
    """The ranks, as bits, of which a suit has a card in the hand or in open runs."""
    first, covered = first_of(suit), 0
    for rank in range(NATURALS):
        if hand[first + rank]:
            covered |= 1 << rank
    for meld in melds.lying:
        if meld[0] == RUN + suit and meld[2] < melds.canasta_size:
            covered |= ((1 << meld[2]) - 1) << meld[1]
    return covered


def _lines_of(covered: int, length: int) -> int:
    """The ranks, as bits, at which an unbroken line of some length begins."""
    for _ in range(length - 1):
        covered &= covered >> 1
    return covered
