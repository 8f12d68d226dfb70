"""What to lay where there are runs, and when to go out."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import inf

from engine.ai.kernel.classes import BIG, NATURALS, TWO
from engine.ai.kernel.policy.laying import does_exit_pay
from engine.ai.kernel.sequences import moves
from engine.ai.kernel.sequences.exits import Exit, find_exit
from engine.ai.kernel.sequences.kinds import CLASS_OF, first_of
from engine.ai.kernel.sequences.laws import can_lay, cards_of_rank
from engine.ai.kernel.sequences.melds import (
    NEW,
    RUN,
    Lay,
    Lying,
    SequenceMelds,
    is_set,
    size_of,
)
from engine.ai.kernel.sequences.policy.hopes import Run, held_of
from engine.ai.kernel.sequences.policy.openings import cheapest_opening, new_runs
from engine.ai.kernel.sequences.policy.outlook import Outlook, look_again
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.kernel.table import PLAY
from engine.shapes import is_lawful_set

Wish = tuple[Lay, float]
"""What could be laid, and how many cards have to be left with it."""
Stage = Callable[[SequenceTable, Outlook], Iterator[Wish]]
"""One kind of things to lay, most wanted first."""

_A_SET_CARD = 40.0
"""Points that a natural card brings a set on its way to a canasta."""
_LEAST_GAIN = -20.0
"""A run on the table is safe and helps the partner: that is worth a little hope."""


def choose_exit(table: SequenceTable, sight: Outlook) -> Exit | None:
    """A way to go out, where that pays; ``None`` to play on."""
    if not does_exit_pay(table, sight):
        return None
    return find_exit(table, table.own, table.hands[table.turn])


def choose_lays(table: SequenceTable, sight: Outlook) -> tuple[Lay, ...]:
    """The next thing to lay; empty to hold the rest."""
    if not table.own.has_opened:
        return _opening(table, sight)
    return next((lays for stage in _STAGES if (lays := _first_of(stage, table, sight))), ())


def lay_all(table: SequenceTable, sight: Outlook) -> None:
    """Lay what shall not be held back, the most wanted first."""
    if not table.own.has_opened:
        opening = _opening(table, sight)
        if not opening:
            return
        moves.lay(table, opening)
        look_again(table, sight)
    for stage in _STAGES:
        while table.phase == PLAY and (lays := _first_of(stage, table, sight)):
            moves.lay(table, lays)
            look_again(table, sight)


def _first_of(stage: Stage, table: SequenceTable, sight: Outlook) -> tuple[Lay, ...]:
    size = table.sizes[table.turn]
    for lay, least in stage(table, sight):
        if size - len(lay.kinds) >= least and can_lay(table, (lay,)):
            return (lay,)
    return ()


def _opening(table: SequenceTable, sight: Outlook) -> tuple[Lay, ...]:
    """The cheapest opening; while the deal is young a dear one waits."""
    limits, need = table.seating.limits, table.seating.needs[table.side]
    limit = inf if sight.is_late else sight.style.open_patience
    found = cheapest_opening(limits, sight, sight.hand, need, limit=limit)
    return found if found is not None and can_lay(table, found) else ()


def _held_back(sight: Outlook) -> float:
    """Cards that stay in the hand when a set grows."""
    return 2.0 if sight.is_late else sight.style.hold


def _held_back_for_new(sight: Outlook) -> float:
    """Cards that stay in the hand when a meld begins: more, where only pairs take the pile."""
    hold = sight.style.hold
    return hold + 2 if sight.is_frozen and not sight.is_late else _held_back(sight)


def _enough(sight: Outlook) -> float:
    """Cards that stay in the hand when a canasta is finished."""
    return 0.0 if sight.canastas else 2.0


def _size_after(melds: SequenceMelds, lay: Lay) -> int:
    return len(lay.kinds) + (0 if lay.place == NEW else size_of(melds.lying[lay.place]))


def _sets_to_combine(table: SequenceTable, sight: Outlook) -> Iterator[Wish]:
    """Two unfinished sets of a rank that are nearer to a canasta as one."""
    melds = table.own
    sets = [
        (place, meld)
        for place, meld in enumerate(melds.lying)
        if is_set(meld) and not melds.is_canasta(meld)
    ]
    if len({meld[0] for _, meld in sets}) == len(sets):
        return
    is_needed = sight.is_late or sight.canastas < table.seating.rules.out.canastas.total
    for (place, meld), (other_place, other) in combinations(sets, 2):
        is_pure = bool(meld[2] + meld[3]) == bool(other[2] + other[3])
        is_canasta = size_of(meld) + size_of(other) >= melds.canasta_size
        if meld[0] == other[0] and (is_pure or (is_canasta and is_needed)):
            yield Lay((), place, (other_place,)), _held_back(sight)


def naturals_for(sight: Outlook, meld: Lying) -> tuple[int, ...]:
    """Natural cards for a set; one that a run needs more stays."""
    if not sight.hand[meld[0]]:
        return ()
    return sight.spare(cards_of_rank(sight.hand, meld[0]), _A_SET_CARD)


def _canastas(table: SequenceTable, sight: Outlook) -> Iterator[Wish]:
    """Sets that become canastas now, with as few wild cards as possible."""
    limits, melds = table.seating.limits, table.own
    for place, meld in enumerate(melds.lying):
        size = size_of(meld)
        # Nobody has more cards for it than its rank and the wild ones.
        most = sight.hand[meld[0]] + sight.wilds if is_set(meld) else 0
        if size >= melds.canasta_size or size + most < melds.canasta_size:
            continue
        naturals = naturals_for(sight, meld)
        lacking = max(0, melds.canasta_size - size - len(naturals))
        if lacking > sight.wilds or (lacking and not _may_mix(sight, meld, lacking)):
            continue
        if is_lawful_set(limits, meld[1] + len(naturals), meld[2] + meld[3] + lacking):
            yield Lay((*naturals, *wild_kinds(sight.hand, lacking)), place), _enough(sight)


def wild_kinds(hand: list[int], count: int) -> tuple[int, ...]:
    """So many wild cards of a hand, twos first."""
    twos = min(count, hand[TWO])
    return (*(TWO,) * twos, *(BIG,) * (count - twos))


def _may_mix(sight: Outlook, meld: Lying, lacking: int) -> bool:
    """Whether a set should be finished with wild cards rather than kept for a natural canasta."""
    if meld[2] + meld[3] or sight.needs_mixed or sight.is_late:
        return True
    limit = sight.style.spoil if sight.canastas else sight.style.spoil_first
    return sight.unseen[meld[0]] < limit * lacking


def _runs(table: SequenceTable, sight: Outlook) -> Iterator[Wish]:
    """Runs to begin and cards for own runs, the best first, as long as nothing is spoilt."""
    rules, melds = table.seating.rules, table.own
    new = new_runs(sight.hand, rules.canasta.size, rules.meld.min_size)
    lays = [*extensions(melds, sight.hand), *map(Lay, new)]
    gains = [(gain_of_run(melds, sight, lay), len(lay.kinds), lay) for lay in lays]
    gains.sort(key=_by_gain, reverse=True)
    for gain, _, lay in gains:
        if gain >= _LEAST_GAIN:
            is_samba = _size_after(melds, lay) >= melds.canasta_size
            least = _held_back_for_new(sight) if lay.place == NEW else 2.0
            yield lay, _enough(sight) if is_samba else least


def _by_gain(item: tuple[float, int, Lay]) -> tuple[float, int]:
    return item[:2]


def extensions(melds: SequenceMelds, hand: list[int]) -> Iterator[Lay]:
    """Cards for one end of an own run, for the other, and for both as far as there is room."""
    for place, (head, low, length, _) in enumerate(melds.lying):
        if head < RUN or length >= melds.canasta_size:
            continue
        first, room = first_of(head - RUN), melds.canasta_size - length
        above = _line(hand, first, low + length, 1)[:room]
        below = _line(hand, first, low - 1, -1)[:room]
        for kinds in (above, below):
            if kinds:
                yield Lay(kinds, place)
        if above and below and len(above) + len(below) <= room:
            yield Lay((*below, *above), place)


def _line(hand: list[int], first: int, rank: int, step: int) -> tuple[int, ...]:
    """The unbroken line of held cards from a rank on, upwards or downwards."""
    kinds: list[int] = []
    while 0 <= rank < NATURALS and hand[first + rank]:
        kinds.append(first + rank)
        rank += step
    return tuple(kinds)


def gain_of_run(melds: SequenceMelds, sight: Outlook, lay: Lay) -> float:
    """How much more the own runs are worth once the cards lie on the table."""
    suit = (lay.kinds[0] - first_of(0)) // NATURALS
    ranks = [CLASS_OF[kind] for kind in lay.kinds]
    held, runs = held_of(sight.hand, suit), sight.hopes.runs[suit]
    if lay.place == NEW:
        after: list[Run] = [*runs, (min(ranks), len(ranks))]
    else:
        _, low, length, _ = melds.lying[lay.place]
        after = [run for run in runs if run != (low, length)]
        after += [(low, length)] * (runs.count((low, length)) - 1)
        after.append((min(low, *ranks), length + len(ranks)))
    left = tuple(count - (rank in ranks) for rank, count in enumerate(held))
    return sight.hopes.of_suit(suit, left, after) - sight.hopes.of_suit(suit, held, runs)


def _naturals_to_add(table: SequenceTable, sight: Outlook) -> Iterator[Wish]:
    least = _held_back(sight)
    if table.sizes[table.turn] <= least:
        return
    for place, meld in enumerate(table.own.lying):
        if is_set(meld) and (kinds := naturals_for(sight, meld)):
            yield Lay(kinds, place), least


def _new_sets(table: SequenceTable, sight: Outlook) -> Iterator[Wish]:
    """Sets of natural cards that no run waits for, where no own one is unfinished."""
    melds, least, left = table.own, table.seating.rules.meld.min_size, _held_back_for_new(sight)
    if table.sizes[table.turn] < left + least:
        return
    for rank in range(NATURALS):
        is_home = 0 < melds.sizes[rank] < melds.canasta_size
        if sight.hand[rank] >= least and not is_home:
            kinds = sight.spare(cards_of_rank(sight.hand, rank), _A_SET_CARD)
            if len(kinds) >= least:
                yield Lay(kinds), left


def _wilds_to_spend(table: SequenceTable, sight: Outlook) -> Iterator[Wish]:
    """Late in a deal a wild card is better on the table than in the hand."""
    if not sight.is_late or not sight.wilds:
        return
    melds = table.own
    open_sets = [
        (bool(meld[2] + meld[3]), size_of(meld), place)
        for place, meld in enumerate(melds.lying)
        if is_set(meld) and not melds.is_canasta(meld)
    ]
    for _, _, place in sorted(open_sets, reverse=True):
        yield Lay(wild_kinds(sight.hand, 1), place), _held_back(sight)


_STAGES: tuple[Stage, ...] = (
    _sets_to_combine,
    _canastas,
    _runs,
    _naturals_to_add,
    _new_sets,
    _wilds_to_spend,
)
