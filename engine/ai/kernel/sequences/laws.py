"""What the seat to move may do where there are sequences: the engine's rules, on counts."""

from collections.abc import Sequence

from engine.ai.kernel.classes import BIG, BONUS, NATURALS, STOP, TWO
from engine.ai.kernel.exits import has_right_to_go_out
from engine.ai.kernel.laws import is_frozen
from engine.ai.kernel.sequences.exits import find_exit
from engine.ai.kernel.sequences.groups import after_of, hand_without, merged, moves_once, points_of
from engine.ai.kernel.sequences.kinds import CLASS_OF, SUITED, held_kinds, put
from engine.ai.kernel.sequences.melds import NEW, RUN, Lay, SequenceMelds, is_set
from engine.ai.kernel.sequences.table import SequenceTable
from engine.ai.kernel.table import DRAW, PLAY


def can_pass(table: SequenceTable) -> bool:
    """Whether the seat may pass and so end the deal."""
    return table.phase == DRAW and not table.stock and not is_forced_to_take(table)


def can_discard(table: SequenceTable, kind: int) -> bool:
    """Whether a card of this kind may be thrown."""
    return bool(table.hands[table.turn][kind]) and _is_discard_allowed(table)


def discards(table: SequenceTable) -> list[int]:
    """The kinds of the cards that may be thrown."""
    return held_kinds(table.hands[table.turn]) if _is_discard_allowed(table) else []


def _is_discard_allowed(table: SequenceTable) -> bool:
    if table.phase != PLAY:
        return False
    return table.sizes[table.turn] > 1 or has_right_to_go_out(table, table.own)


def can_lay(table: SequenceTable, lays: Sequence[Lay]) -> bool:
    """Whether all of that may be laid in one breath."""
    if table.phase != PLAY or not lays or not all(lay.kinds or lay.joined for lay in lays):
        return False
    hand = hand_without(table.hands[table.turn], lays)
    groups = merged(table.own, lays)
    if hand is None or not moves_once(groups):
        return False
    return _is_lawful_bundle(table, groups, hand, points_of(lays))


def can_take(table: SequenceTable, support: Lay, lays: Sequence[Lay] = ()) -> bool:
    """Whether the pile may be taken with hand cards, and more laid in the same breath.

    The support counts the hand cards alone.
    """
    if not _can_reach_upcard(table, support) or not is_entitled(table, support):
        return False
    hand = hand_without(hand_with_pile(table), (support, *lays))
    if hand is None or not _opens_from_hand(table, support, lays):
        return False
    groups = groups_of_take(table, support, lays)
    if not moves_once(groups):
        return False
    return _is_lawful_bundle(table, groups, hand, _opening_points(table, groups))


def _can_reach_upcard(table: SequenceTable, support: Lay) -> bool:
    """Whether there is an up-card to take, and the support is held and has its rank."""
    if table.phase != DRAW or not table.pile or table.pile[-1] < SUITED:
        return False
    rank = CLASS_OF[table.pile[-1]]
    if any(kind not in (TWO, BIG) and CLASS_OF[kind] != rank for kind in support.kinds):
        return False
    return hand_without(table.hands[table.turn], (support,)) is not None


def groups_of_take(table: SequenceTable, support: Lay, lays: Sequence[Lay]) -> tuple[Lay, ...]:
    """What comes to each meld, the up-card first."""
    first = Lay((*support.kinds, table.pile[-1]), support.place)
    return merged(table.own, (first, *lays))


def _opening_points(table: SequenceTable, groups: Sequence[Lay]) -> int:
    counts_upcard = table.seating.rules.opening.upcard_counts
    return points_of(groups) - (0 if counts_upcard else points_of((Lay((table.pile[-1],)),)))


def adding_places(table: SequenceTable) -> list[int]:
    """The own melds that the up-card alone may join, and so take the pile."""
    if not table.pile or table.pile[-1] < SUITED:
        return []
    melds, upcard, pile = table.own, table.pile[-1], table.seating.rules.pile
    frozen = is_frozen(table)
    allowed = pile.frozen_add if frozen else pile.open_add
    found: list[int] = []
    for place, meld in enumerate(melds.lying):
        if meld[0] >= RUN:
            may_join = pile.add_to_sequence and not frozen
        else:
            is_open = allowed == "any" or (allowed == "unfinished" and not melds.is_canasta(meld))
            may_join = is_open and meld[0] == CLASS_OF[upcard]
        if may_join and after_of(table.seating.limits, melds, Lay((upcard,), place)) is not None:
            found.append(place)
    return found


def is_entitled(table: SequenceTable, support: Lay) -> bool:
    """Whether the support gives the right to the pile."""
    rules, melds = table.seating.rules, table.own
    is_single = table.sizes[table.turn] == 1 and len(table.pile) == 1
    if is_single and rules.pile.one_card_rule == "forbid":
        return False
    if support.place != NEW and not _is_meant_for(table, support):
        return False
    wilds = sum(kind in (TWO, BIG) for kind in support.kinds)
    pair = len(support.kinds) - wilds
    if pair >= 2 or (support.place != NEW and support.place in adding_places(table)):
        return True
    is_open = melds.has_opened and not is_frozen(table)
    return is_open and rules.pile.open_natural_plus_wild and pair == 1 and wilds > 0


def _is_meant_for(table: SequenceTable, support: Lay) -> bool:
    """Whether the up-card and the support can go to the meld."""
    meld = table.own.lying[support.place]
    if meld[0] < RUN:
        return meld[0] == CLASS_OF[table.pile[-1]]
    return not support.kinds and support.place in adding_places(table)


def can_match_upcard(table: SequenceTable) -> bool:
    """Whether the hand has a pair of the up-card, or a meld takes it; mostly it is neither."""
    if not table.pile or table.pile[-1] < SUITED:
        return False
    return table.hands[table.turn][CLASS_OF[table.pile[-1]]] >= 2 or bool(adding_places(table))


def is_forced_to_take(table: SequenceTable) -> bool:
    """Whether, with an empty stock, the pile has to be taken."""
    if table.stock or not table.seating.rules.exhaustion.forced_take:
        return False
    if is_frozen(table) or not table.own.has_opened or not _is_upcard_claimed(table):
        return False
    return any(can_take(table, support) for support in supports(table))


def _is_upcard_claimed(table: SequenceTable) -> bool:
    places = adding_places(table)
    if places or table.seating.rules.pile.open_add != "never" or not table.pile:
        return bool(places)
    upcard, melds = table.pile[-1], table.own
    return any(
        is_set(meld) and after_of(table.seating.limits, melds, Lay((upcard,), place)) is not None
        for place, meld in enumerate(melds.lying)
        if meld[0] == CLASS_OF[upcard]
    )


def supports(table: SequenceTable) -> list[Lay]:
    """Hand cards that could be melded with the up-card, and where; fewest first."""
    if not table.pile or table.pile[-1] < SUITED:
        return []
    rank, hand = CLASS_OF[table.pile[-1]], table.hands[table.turn]
    sets = [place for place, meld in enumerate(table.own.lying) if meld[0] == rank]
    held = cards_of_rank(hand, rank)
    found = [Lay((), place) for place in adding_places(table)]
    ways = [held[:count] for count in range(2, len(held) + 1)]
    ways += [(held[0], wild) for wild in (TWO, BIG) if held and hand[wild]]
    found += [Lay(way, place) for way in ways for place in (NEW, *sets)]
    return found


def cards_of_rank(hand: list[int], rank: int) -> tuple[int, ...]:
    """The natural cards of a rank in a hand, by suit."""
    kinds = range(SUITED + rank, len(hand), NATURALS)
    return tuple(kind for kind in kinds for _ in range(hand[kind]))


def hand_with_pile(table: SequenceTable) -> list[int]:
    """The hand and what the pile below its up-card adds to it."""
    hand = table.hands[table.turn][:]
    for kind in table.pile[:-1]:
        if kind != BONUS:
            put(hand, kind)
    return hand


def after_all(table: SequenceTable, groups: Sequence[Lay]) -> SequenceMelds | None:
    """The own melds with all of that; ``None`` when one of them would not be lawful."""
    afters = [after_of(table.seating.limits, table.own, lay) for lay in groups]
    lawful = [meld for meld in afters if meld is not None]
    if len(lawful) < len(groups):
        return None
    after = table.own.copy()
    after.put_down(groups, lawful)
    return after


def _is_lawful_bundle(
    table: SequenceTable, groups: Sequence[Lay], hand: list[int], points: int
) -> bool:
    """Whether what joins the melds is lawful, and the turn can end with the hand that is left."""
    melds, left = table.own, sum(hand[:BONUS])
    has_stops = any(STOP in lay.kinds for lay in groups)
    has_enough = melds.has_opened or points >= table.seating.needs[table.side]
    if left > 1 and has_enough and not has_stops:
        limits = table.seating.limits
        return all(after_of(limits, melds, lay) is not None for lay in groups)
    after = after_all(table, groups)
    if after is None or not (has_enough or _is_opening_waived(table, after, left)):
        return False
    if has_stops and not (left <= 1 and has_right_to_go_out(table, after)):
        return False
    return _can_finish(table, after, hand, left)


def _is_opening_waived(table: SequenceTable, after: SequenceMelds, left: int) -> bool:
    """Whether a concealed exit is opening enough."""
    rules = table.seating.rules
    is_allowed = rules.opening.concealed_waiver and table.drew_stock
    most = 1 if rules.out.concealed_with_discard else 0
    is_exit = left <= most and after.canastas > 0 and has_right_to_go_out(table, after)
    return is_allowed and is_exit and not table.melded[table.turn]


def _can_finish(table: SequenceTable, melds: SequenceMelds, hand: list[int], left: int) -> bool:
    """Whether the turn can still end lawfully with these melds and this hand."""
    if left > 1 or has_right_to_go_out(table, melds):
        return True
    return left == 1 and find_exit(table, melds, hand) is not None


def _opens_from_hand(table: SequenceTable, support: Lay, lays: Sequence[Lay]) -> bool:
    """Whether nothing from under the up-card is needed to open."""
    if table.own.has_opened:
        return True
    own: list[Lay] = []
    for lay in lays:
        if hand_without(table.hands[table.turn], (support, *own, lay)) is not None:
            own.append(lay)
    if len(own) == len(lays):
        return True
    groups = groups_of_take(table, support, own)
    are_lawful = all(after_of(table.seating.limits, table.own, lay) is not None for lay in groups)
    return are_lawful and _opening_points(table, groups) >= table.seating.needs[table.side]
