"""Which card to throw: what it may give away against what it costs to lose it."""

from engine.ai.kernel.classes import BIG, CALIENTE, IN_HAND, NATURALS, POINTS, STOP, TWO
from engine.ai.kernel.laws import can_discard
from engine.ai.kernel.policy.sight import Sight, unseen_in_all, unseen_of
from engine.ai.kernel.table import Table


def choose_discard(table: Table, sight: Sight) -> int:
    """The class of the card that costs least to throw."""
    kinds = [kind for kind in IN_HAND if sight.hand[kind] and can_discard(table, kind)]
    return min(kinds, key=lambda kind: discard_loss(table, sight, kind))


def discard_loss(table: Table, sight: Sight, kind: int) -> float:
    """Expected points lost by throwing a card."""
    stake = sight.pile_value + sight.style.pile_base
    danger = sight.style.caution * chance_of_take(table, sight, kind)
    return danger * stake + _worth(table, sight, kind)


def chance_of_take(table: Table, sight: Sight, kind: int) -> float:
    """The chance that the next player can take the pile when this card lies on top."""
    if kind >= NATURALS:
        return 0.0
    seat = table.seating.following[table.turn]
    melds = table.melds[table.seating.side_of[seat]]
    if _can_add(table, melds.size(kind), is_frozen=sight.is_frozen):
        return 1.0
    share = table.sizes[seat] / unseen_in_all(table)
    unseen = max(0, unseen_of(table, kind))
    none = (1 - share) ** unseen
    one = unseen * share * (1 - share) ** max(0, unseen - 1)
    pair = max(0.0, 1 - none - one)
    if sight.is_frozen or not melds.has_opened:
        return pair if melds.has_opened else pair * sight.style.unopened_pair
    return min(1.0, pair + sight.style.single_and_wild * (1 - none - pair))


def _can_add(table: Table, size: int, *, is_frozen: bool) -> bool:
    pile = table.seating.rules.pile
    allowed = pile.frozen_add if is_frozen else pile.open_add
    is_unfinished = size < table.seating.rules.canasta.size
    return size > 0 and (allowed == "any" or (allowed == "unfinished" and is_unfinished))


def _worth(table: Table, sight: Sight, kind: int) -> float:
    style = sight.style
    if kind in (TWO, BIG):
        return _wild_worth(table, sight, kind)
    if kind == STOP:
        return style.stop if sight.pile_value < style.stop_pile else style.stop_when_needed
    if kind == CALIENTE:
        return _caliente_worth(sight)
    if sight.melds.naturals[kind]:
        is_finished = sight.melds.size(kind) >= table.seating.rules.canasta.size
        worth = style.on_canasta if is_finished else style.on_meld
    elif sight.hand[kind] == 1:
        worth = style.single + unseen_of(table, kind) * style.single_unseen
    elif sight.hand[kind] == 2:
        worth = style.pair + unseen_of(table, kind) * style.pair_unseen
    else:
        worth = style.group + style.group_card * sight.hand[kind]
    return worth - (style.late_point * POINTS[kind] if sight.is_late else 0.0)


def _caliente_worth(sight: Sight) -> float:
    """Held to the end it doubles the loss; till then it promises a new hand to who is behind."""
    if sight.is_late or sight.canastas > sight.rival_canastas:
        return 0.0
    return 10.0 if sight.pile_value > sight.style.freeze_pile else 40.0


def _wild_worth(table: Table, sight: Sight, kind: int) -> float:
    """A wild card is thrown only to freeze a pile that the others are about to get."""
    style = sight.style
    worth = style.wild + POINTS[kind]
    rivals = table.melds[table.seating.side_of[table.seating.following[table.turn]]]
    if not rivals.has_opened or sight.is_frozen:
        return worth
    if not sight.melds.has_opened and sight.wilds >= 2:
        worth -= style.freeze_unopened
    pairs = sum(sight.hand[rank] >= 2 for rank in range(NATURALS))
    if sight.pile_value > style.freeze_pile and pairs >= 2:
        worth -= style.freeze_pairs
    return worth
