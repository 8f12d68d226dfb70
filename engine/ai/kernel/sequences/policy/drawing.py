"""The stock or the pile, where the up-card may also join a run."""

from engine.ai.kernel.calientes import can_play_caliente
from engine.ai.kernel.classes import BIG, BONUS, TWO
from engine.ai.kernel.policy.drawing import CARDS_WORTH_A_CALIENTE
from engine.ai.kernel.sequences.groups import after_of, points_of
from engine.ai.kernel.sequences.kinds import CLASS_OF, SUITED, put
from engine.ai.kernel.sequences.laws import (
    adding_places,
    can_match_upcard,
    can_pass,
    can_take,
    cards_of_rank,
    groups_of_take,
)
from engine.ai.kernel.sequences.melds import NEW, RUN, Lay, size_of
from engine.ai.kernel.sequences.policy.openings import cheapest_opening
from engine.ai.kernel.sequences.policy.outlook import Outlook
from engine.ai.kernel.sequences.table import SequenceTable
from engine.rules.caliente import refill_size

_RUN_SHARE = 0.5
"""How much of what runs hope for counts beside cards that are certain."""

Take = tuple[Lay, tuple[Lay, ...]]
"""The support from the hand, and what is laid with it."""


def choose_take(table: SequenceTable, sight: Outlook) -> Take | None:
    """The best way to take the pile; ``None`` to draw, or to pass."""
    takes = possible_takes(table, sight)
    if not takes:
        return None
    best, most = None, 0.0 if table.stock or can_pass(table) else float("-inf")
    for take in takes:
        worth = take_worth(table, take, sight)
        if worth > most:
            best, most = take, worth
    return best


def wants_caliente(table: SequenceTable, sight: Outlook) -> bool:
    """Whether a side that is behind should fill a small hand, while there is time to lay it."""
    if not can_play_caliente(table):
        return False
    room = refill_size(table.seating.rules) + 1 - table.sizes[table.turn]
    is_behind = sight.canastas <= sight.rival_canastas
    return min(room, len(table.stock)) >= CARDS_WORTH_A_CALIENTE and is_behind and not sight.is_late


def possible_takes(table: SequenceTable, sight: Outlook) -> list[Take]:
    """Lawful ways to take the pile, each with the melds that an opening needs."""
    if not can_match_upcard(table):
        return []
    rank = CLASS_OF[table.pile[-1]]
    held = sorted(cards_of_rank(sight.hand, rank), key=sight.loss)
    pairs = {tuple(held[:2]), tuple(held)} if len(held) >= 2 else set[tuple[int, ...]]()
    if not table.own.has_opened:
        opened = (_opening_take(table, pair, sight) for pair in sorted(pairs))
        return [take for take in opened if take is not None]
    home = table.own.place_in_play(rank)
    is_open = home != NEW and not table.own.is_canasta(table.own.lying[home])
    supports = [Lay((), place) for place in adding_places(table)]
    supports += [Lay(pair, home if is_open else NEW) for pair in sorted(pairs)]
    return [(support, ()) for support in supports if can_take(table, support)]


def _opening_take(table: SequenceTable, pair: tuple[int, ...], sight: Outlook) -> Take | None:
    seating = table.seating
    limits, need = seating.limits, seating.needs[table.side]
    upcard = table.pile[-1:] if seating.rules.opening.upcard_counts else []
    for wilds in ((), (TWO,), (BIG,)):
        if any(sight.hand[kind] < 1 for kind in wilds):
            continue
        support, left = Lay((*pair, *wilds)), sight.hand[:]
        for kind in support.kinds:
            put(left, kind, -1)
        lacking = need - points_of((support, Lay(tuple(upcard))))
        rank = CLASS_OF[table.pile[-1]]
        more = () if lacking <= 0 else cheapest_opening(limits, sight, left, lacking, without=rank)
        if more is not None and can_take(table, support, more):
            return support, more
    return None


def take_worth(table: SequenceTable, take: Take, sight: Outlook) -> float:
    """What the pile brings beyond a card from the stock, in points."""
    support, lays = take
    melds, hand, style = table.own, sight.hand, sight.style
    gained = table.pile[:-1]
    ranks = [CLASS_OF[kind] for kind in gained if kind >= SUITED]
    matches = sum(melds.sizes[rank] > 0 or hand[rank] > 0 for rank in ranks)
    wilds = sum(kind in (TWO, BIG) for kind in gained)
    spent = sum(kind in (TWO, BIG) for lay in (support, *lays) for kind in lay.kinds)
    before = 0 if support.place == NEW else size_of(melds.lying[support.place])
    is_canasta = before < melds.canasta_size <= before + len(support.kinds) + 1
    canasta = style.take_canasta if is_canasta else 0.0
    opening = 0.0 if melds.has_opened else style.take_opening
    gain = style.take_card * len(gained) + style.take_match * matches + style.take_wild * wilds
    runs = _RUN_SHARE * _gain_for_runs(table, take, sight)
    return gain + canasta + opening + runs - style.take_spent * spent - style.take_base


def _gain_for_runs(table: SequenceTable, take: Take, sight: Outlook) -> float:
    """How much nearer to sambas the side comes with these melds and this hand."""
    hand, hopes = sight.hand[:], sight.hopes
    runs = [list(of_suit) for of_suit in hopes.runs]
    for kind in table.pile:
        if kind != BONUS:
            put(hand, kind)
    for lay in groups_of_take(table, *take):
        for kind in lay.kinds:
            put(hand, kind, -1)
        after = after_of(table.seating.limits, table.own, lay)
        if after is not None and after[0] >= RUN:
            if lay.place != NEW:
                _, low, length, _ = table.own.lying[lay.place]
                runs[after[0] - RUN].remove((low, length))
            runs[after[0] - RUN].append((after[1], after[2]))
    return hopes.of_hand(hand, runs) - hopes.of_hand(sight.hand, hopes.runs)
