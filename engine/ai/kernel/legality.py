"""The legality of moves on counts of cards; taking the pile is in `taking`."""

from collections.abc import Callable, Sequence

from engine.ai.kernel.exits import (
    find_exit,
    has_right_to_go_out,
    is_exit_allowed,
    is_exit_certain,
)
from engine.ai.kernel.groups import (
    after_of,
    are_filled,
    hand_without,
    is_combining_lawful,
    merged,
    points_of,
)
from engine.ai.kernel.kinds import (
    ACE,
    BIG,
    BONUS,
    CLASS_OF,
    SEVEN,
    STOP,
    TWO,
    WILD_SET,
    playable_kinds,
    put,
)
from engine.ai.kernel.melds import (
    NEW,
    CountedMeld,
    Lay,
    SideMelds,
    finished_heads,
    is_run,
    is_set,
)
from engine.ai.kernel.seating import NO_SEAT
from engine.ai.kernel.table import DRAW, PLAY, Table
from engine.rules.opening import TRIPLE
from engine.ruleset.model import Ruleset
from engine.shapes import are_twos_scattered, is_run_long
from engine.special_hands import may_threes_stay
from engine.values import NO_DEMAND, taken_from


def can_draw(table: Table) -> bool:
    """Returns whether a card may be drawn."""
    return table.phase == DRAW and bool(table.stock)


def can_ask(table: Table) -> bool:
    """Returns whether the partner may be asked."""
    ask, seat = table.seating.rules.ask, table.turn
    is_time = table.phase == PLAY or (table.phase == DRAW and ask.before_draw)
    if ask.mode == "off" or not is_time or table.question is not None:
        return False
    if table.seating.partner[seat] == NO_SEAT:
        return False
    is_foot_fresh = table.in_foot[seat] and not table.played_foot[seat]
    if table.asked[seat]:
        return False
    if table.feet[seat] or (table.has_laid and not is_foot_fresh):
        return False
    return table.phase == DRAW or ask.mode == "mandatory" or table.sizes[seat] > 1


def can_lay_bonus(table: Table, kind: int = BONUS) -> bool:
    """Returns whether a three of this kind that was kept in the hand may be laid."""
    hand, seating = table.hand, table.seating
    if table.phase != PLAY or not hand[kind] or not may_threes_stay(seating.rules):
        return False
    if kind not in seating.laid_at_once:
        return False
    if table.stock:
        return True
    left = hand[:]
    left[kind] -= 1
    return can_finish(table, table.own, left, table.sizes[table.turn] - 1)


def discards(table: Table) -> list[int]:
    """Returns the kinds of the cards that may be thrown."""
    if not _is_discard_allowed(table):
        return []
    hand, laid = table.hand, table.seating.laid_at_once
    playable = playable_kinds(table.seating.limits.lanes)
    kinds = [kind for kind in playable if hand[kind] and kind not in laid]
    barred = barred_classes(table)
    return [kind for kind in kinds if CLASS_OF[kind] not in barred] or kinds if barred else kinds


def barred_classes(table: Table) -> tuple[int, ...]:
    """Returns the classes that the seat to move may throw only when it has no other cards."""
    stops = (STOP,) if is_stop_barred(table) else ()
    sevens = (SEVEN,) if are_sevens_barred(table) else ()
    throw = table.seating.rules.throw
    wilds = (TWO, BIG) if throw.wilds == "last" else ()
    if not throw.bars_empty_pile or table.pile:
        return (*stops, *sevens, *wilds)
    return (*stops, SEVEN, ACE, TWO, BIG, *dead_classes(table))


def dead_classes(table: Table) -> frozenset[int]:
    """Returns the classes that take no further cards, because a side has a canasta of them."""
    if not table.seating.rules.meld.dead_ranks:
        return frozenset()
    return frozenset(head for melds in table.melds for head in finished_heads(melds))


def are_sevens_barred(table: Table) -> bool:
    """Returns whether sevens may not be thrown yet, for lack of canastas of sevens."""
    need = table.seating.rules.throw.sevens
    if need == "free":
        return False
    waiting = [table.own] if need == "own-canasta" else table.melds
    return not all(melds.seven_canastas for melds in waiting)


def is_stop_barred(table: Table) -> bool:
    """Returns whether the seat to move may throw a black three only as its last choice."""
    if not table.seating.rules.stop.is_barred_in_first_turn:
        return False
    return not table.threw[table.turn] and not table.melded[table.turn]


def _is_discard_allowed(table: Table) -> bool:
    if table.phase != PLAY:
        return False
    if table.sizes[table.turn] == 1:
        return has_foot(table) or _may_throw_last(table, table.own, table.hand)
    return not is_bound_to_go_out(table)


def _may_throw_last(table: Table, melds: SideMelds, hand: list[int]) -> bool:
    """Returns whether the seat may go out by throwing the only card of the hand."""
    # A card that is laid at once is replaced, perhaps by a seven.
    is_replaced = table.stock and any(hand[kind] for kind in table.seating.laid_at_once)
    has_seven = hand[SEVEN] or is_replaced
    is_free = not has_seven or table.seating.rules.throw.sevens == "free"
    return is_free and has_right_to_go_out(table, melds)


def can_lay(table: Table, lays: Sequence[Lay]) -> bool:
    """Returns whether all groups may be laid at once."""
    if table.phase != PLAY or not lays or not are_filled(lays):
        return False
    hand = hand_without(table.hand, lays)
    groups = merged(table.own, lays)
    if hand is None or not is_combining_lawful(groups):
        return False
    points = 0 if table.own.has_opened else points_of(lays)
    left = table.sizes[table.turn] - sum([len(lay.kinds) for lay in lays])
    return is_lawful_bundle(table, groups, left, points, lambda: hand)


def has_foot(table: Table) -> bool:
    """Returns whether playing the last card brings a second hand instead of ending the deal."""
    return bool(table.feet[table.turn]) and table.seating.rules.deal.foot_by == "last-card"


def _is_foot_single(table: Table) -> bool:
    """Returns whether the second hand has one card; it is taken up by a discard only."""
    return table.seating.rules.deal.foot_size == 1


def brings_foot(table: Table, groups: Sequence[Lay], afters: Sequence[CountedMeld]) -> bool:
    """Returns whether the changed melds include the canasta that brings the second hand."""
    if not table.feet[table.turn] or table.seating.rules.deal.foot_by != "canasta":
        return False
    melds = table.own
    return any(
        melds.is_canasta(after) and not any(map(melds.is_canasta, _parts_of(melds, group)))
        for group, after in zip(groups, afters, strict=True)
    )


def _parts_of(melds: SideMelds, group: Lay) -> list[CountedMeld]:
    """Returns the melds on the table that cards join."""
    if group.place == NEW:
        return []
    return [melds.lying[place] for place in (group.place, *group.joined)]


def hand_with_pile(table: Table) -> list[int]:
    """Returns the hand with the cards of the pile below its up-card."""
    hand = table.hand[:]
    for kind in taken_from(table.seating.rules, table.pile)[:-1]:
        if kind not in table.seating.laid_from_pile:
            put(hand, kind)
    return hand


def is_lawful_bundle(
    table: Table,
    groups: Sequence[Lay],
    left: int,
    points: int,
    hand: Callable[[], list[int]],
    *,
    is_taking: bool = False,
) -> bool:
    """Returns whether the groups may be laid, and the turn can end with the hand that is left.

    The hand keeps ``left`` cards, besides face-down cards that come with the pile. ``hand`` returns
    the cards that are kept; it is called only where needed. With ``is_taking`` the first group
    holds the up-card.
    """
    melds, seating = table.own, table.seating
    afters = lawful_afters(melds, groups)
    if afters is None or joins_dead(table, groups):
        return False
    has_stops = STOP in [meld[0] for meld in afters]
    has_points = melds.has_opened or points >= seating.needs[table.side]
    has_points = has_points or is_splash(table, groups, afters, is_taking=is_taking)
    if not melds.has_opened and not _may_open_with(table, groups):
        return False
    demand = NO_DEMAND if melds.has_opened else seating.demands[table.side]
    is_free = left > 1 and bool(table.stock) and table.question is not True
    is_bound = seating.rules.meld.wild_cards_bound or seating.rules.meld.twos_bound
    is_short = melds.limits.longest_run == melds.canasta_size
    takes_base = is_taking and bool(table.base)
    is_plain = is_short and not has_stops and not is_bound and not takes_base
    is_plain = is_plain and (melds.has_opened or not seating.has_opening_laws)
    if is_free and has_points and demand == NO_DEMAND and is_plain:
        return True
    after = melds.copy()
    after.put_down(groups, afters)
    are_tied = is_bound and not are_wilds_free(seating.rules, after, groups, afters)
    is_first = not melds.has_opened
    if are_tied or (is_first and breaks_opening_law(table, groups, afters, is_taking=is_taking)):
        return False
    is_opening = has_points and demand.is_met(after.canastas, after.mixed_canastas)
    if not (is_opening or _is_opening_waived(table, after, left)):
        return False
    is_last = has_stops or any(
        is_run(meld) and is_run_long(melds.limits, meld[2]) for meld in afters
    )
    may_be_last = left <= 1 and not takes_base
    if is_last and not (may_be_last and has_right_to_go_out(table, after)):
        return False
    if brings_foot(table, groups, afters):
        return left > 0 or not _is_foot_single(table)
    return (_leaves_enough if takes_base else can_finish)(table, after, hand(), left)


def joins_dead(table: Table, groups: Sequence[Lay]) -> bool:
    """Returns whether cards join a rank of which a side has a canasta, where that is barred."""
    dead = dead_classes(table)
    return bool(dead) and any(_head_of(table.own, lay) in dead for lay in groups if lay.kinds)


def _head_of(melds: SideMelds, lay: Lay) -> int:
    """Returns the rank of the set that cards join or begin; for other melds no rank."""
    if lay.place != NEW:
        return melds.lying[lay.place][0]
    ranks = {CLASS_OF[kind] for kind in lay.kinds} - {TWO, BIG}
    return ranks.pop() if len(ranks) == 1 else WILD_SET


def breaks_opening_law(
    table: Table, groups: Sequence[Lay], afters: Sequence[CountedMeld], *, is_taking: bool
) -> bool:
    """Returns whether first melds lack the clean meld that they need, or hold a mixed canasta."""
    opening, melds = table.seating.rules.opening, table.own
    if not opening.mixed_canasta and any(_is_mixed_canasta(melds, after) for after in afters):
        return True
    if opening.clean_triple == "none" or is_splash(table, groups, afters, is_taking=is_taking):
        return False
    may_be_wild = opening.clean_triple == "natural-or-wild"
    return not any(
        len(lay.kinds) - (is_taking and not at) >= TRIPLE
        and ((is_set(after) and not after[2] + after[3]) or (may_be_wild and after[0] == WILD_SET))
        for at, (lay, after) in enumerate(zip(groups, afters, strict=True))
    )


def is_splash(
    table: Table, groups: Sequence[Lay], afters: Sequence[CountedMeld], *, is_taking: bool
) -> bool:
    """Returns whether first melds hold a canasta that opens without a minimum: complete from the
    hand, and not mixed.
    """
    melds = table.own
    return table.seating.rules.opening.splash and any(
        len(lay.kinds) - (is_taking and not at) >= melds.canasta_size
        and melds.is_canasta(after)
        and not _is_mixed_canasta(melds, after)
        for at, (lay, after) in enumerate(zip(groups, afters, strict=True))
    )


def _is_mixed_canasta(melds: SideMelds, meld: CountedMeld) -> bool:
    is_apart = meld[0] == SEVEN and melds.are_sevens_apart
    return is_set(meld) and melds.is_canasta(meld) and meld[2] + meld[3] > 0 and not is_apart


def _may_open_with(table: Table, groups: Sequence[Lay]) -> bool:
    """Returns whether the rules allow wild cards in first melds, or the groups have none."""
    if not table.seating.rules.opening.naturals_only:
        return True
    return not any(kind in (TWO, BIG) for lay in groups for kind in lay.kinds)


def _leaves_enough(table: Table, _melds: SideMelds, hand: list[int], left: int) -> bool:
    """Returns whether two cards stay with the seat that takes the face-down cards of the pile."""
    if left and is_bound_to_go_out(table):
        return False
    return left - hand[BONUS] + _certain_base_cards(table) >= 2


def _certain_base_cards(table: Table) -> int:
    """Returns the fewest face-down cards that come to the hand: the others may be laid at once."""
    unseen = sum(table.seating.deck[kind] for kind in table.seating.laid_from_pile)
    unseen -= sum(table.bonus) + sum(table.aside)
    unseen -= sum(map(table.pile.count, table.seating.laid_from_pile))
    return max(0, len(table.base) - unseen)


def are_wilds_free(
    rules: Ruleset, melds: SideMelds, groups: Sequence[Lay], afters: Sequence[CountedMeld]
) -> bool:
    """Returns whether no bound wild card joins a set, and no bound two begins a second meld, or
    every wild meld is a canasta afterwards.
    """
    if rules.meld.twos_bound and _are_twos_scattered(melds, groups, afters):
        return False
    is_joker_bound = rules.meld.wild_cards_bound
    joins = any(
        is_set(meld) and (TWO in lay.kinds or (is_joker_bound and BIG in lay.kinds))
        for lay, meld in zip(groups, afters, strict=True)
    )
    wild_melds = (meld for meld in melds.lying if meld[0] == WILD_SET)
    return not joins or all(map(melds.is_canasta, wild_melds))


def _are_twos_scattered(
    melds: SideMelds, groups: Sequence[Lay], afters: Sequence[CountedMeld]
) -> bool:
    """Returns whether a meld of wild cards begins while another one is unfinished."""
    begun = [
        meld
        for lay, meld in zip(groups, afters, strict=True)
        if lay.place == NEW and meld[0] == WILD_SET
    ]
    unfinished = sum(meld[0] == WILD_SET and not melds.is_canasta(meld) for meld in melds.lying)
    fresh = sum(not melds.is_canasta(meld) for meld in begun)
    return are_twos_scattered(len(begun), fresh, unfinished)


def lawful_afters(melds: SideMelds, groups: Sequence[Lay]) -> list[CountedMeld] | None:
    """Returns each changed meld; ``None`` when one would be illegal."""
    afters: list[CountedMeld] = []
    for lay in groups:
        after = after_of(melds, lay)
        if after is None:
            return None
        afters.append(after)
    return afters


def _is_opening_waived(table: Table, after: SideMelds, left: int) -> bool:
    """Returns whether going out concealed waives the minimum."""
    rules = table.seating.rules
    if not rules.opening.concealed_waiver or not table.drew_stock or left > 1:
        return False
    is_concealed = rules.out.concealed_with_discard or not left
    return after.canastas > 0 and is_concealed and has_right_to_go_out(table, after)


def can_finish(table: Table, melds: SideMelds, hand: list[int], left: int) -> bool:
    """Returns whether the turn can still end legally with these melds and this hand."""
    # With an empty hand the seat can neither lay cards nor combine sets.
    if not left:
        takes_foot = has_foot(table) and not _is_foot_single(table)
        may_meld_last = not table.seating.rules.out.last_discard
        return takes_foot or (may_meld_last and has_right_to_go_out(table, melds))
    can_throw = (left > 1 and not _is_stuck(table, hand, left)) or has_foot(table)
    if not can_throw and not _may_throw_last(table, melds, hand):
        return find_exit(table, melds, hand) is not None
    return not is_bound_to_go_out(table) or find_exit(table, melds, hand) is not None


def _is_stuck(table: Table, hand: list[int], left: int) -> bool:
    """Returns whether only bonus cards are left, and an empty stock does not replace them."""
    laid = sum([hand[kind] for kind in table.seating.laid_at_once])
    return laid == left and not table.stock


def is_bound_to_go_out(table: Table) -> bool:
    """Returns whether the partner's yes obliges the seat, and it is certain that it can go out."""
    if table.question is not True or table.seating.rules.ask.yes != "must":
        return False
    if table.phase == DRAW:
        rules = table.seating.rules
        draws_one = min(rules.draw.count, len(table.stock)) == 1
        may_throw_any = rules.throw.sevens == "free"
        is_allowed = draws_one and may_throw_any and is_exit_allowed(table)
        return is_allowed and is_exit_certain(table)
    return find_exit(table, table.own, table.hand) is not None
