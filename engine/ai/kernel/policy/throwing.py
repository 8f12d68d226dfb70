"""Which card to throw: what it may give away against what it costs to lose it."""

from functools import cache

from engine.ai.kernel.classes import CALIENTE, NATURALS, POINTS, STOP
from engine.ai.kernel.policy.sight import Sight, unseen_in_all, unseen_of
from engine.ai.kernel.table import Table


def choose_discard(table: Table, sight: Sight, kinds: list[int]) -> int:
    """The class of the card that costs least to throw."""
    losses = discard_losses(table, sight, kinds)
    return kinds[losses.index(min(losses))]


def discard_losses(table: Table, sight: Sight, kinds: list[int]) -> list[float]:
    """Expected points lost by throwing each of the cards."""
    style, taker = sight.style, _Taker(table, sight)
    stake = sight.pile_value + style.pile_base
    losses: list[float] = []
    for kind in kinds:
        if kind < NATURALS:
            unseen = unseen_of(table, kind)
            danger = style.caution * taker.chance(kind, unseen)
            losses.append(danger * stake + natural_worth(sight, kind, unseen))
        else:
            losses.append(special_worth(table, sight, kind))
    return losses


class _Taker:
    """The next player, who may take the pile."""

    __slots__ = ("_addable", "_is_wary", "_melds", "_size", "_style", "_unseen_in_all")

    def __init__(self, table: Table, sight: Sight) -> None:
        pile, seat = table.seating.rules.pile, table.seating.following[table.turn]
        self._melds = table.melds[table.seating.side_of[seat]]
        self._addable = pile.frozen_add if sight.is_frozen else pile.open_add
        self._is_wary = sight.is_frozen or not self._melds.has_opened
        self._size = table.sizes[seat]
        self._style = sight.style
        self._unseen_in_all = unseen_in_all(table)

    def chance(self, kind: int, unseen: int) -> float:
        """How likely it can when this natural card lies on top."""
        melds = self._melds
        if melds.sizes[kind] and self._can_add(melds.sizes[kind]):
            return 1.0
        single, pair = chances_to_hold(unseen, self._size, self._unseen_in_all)
        if self._is_wary:
            return pair if melds.has_opened else pair * self._style.unopened_pair
        return min(1.0, pair + self._style.single_and_wild * single)

    def _can_add(self, size: int) -> bool:
        if self._addable == "unfinished":
            return size < self._melds.canasta_size
        return self._addable == "any"


@cache
def chances_to_hold(unseen: int, size: int, unseen_in_all: int) -> tuple[float, float]:
    """The chances that a hand of a size holds just one of the unseen cards of a rank, and more."""
    share = size / unseen_in_all
    none = (1 - share) ** unseen
    one = unseen * share * (1 - share) ** max(0, unseen - 1)
    pair = max(0.0, 1 - none - one)
    return 1 - none - pair, pair


def natural_worth(sight: Sight, kind: int, unseen: int) -> float:
    """What a natural card is worth to the seat."""
    style, held = sight.style, sight.hand[kind]
    if sight.melds.naturals[kind]:
        is_finished = sight.melds.sizes[kind] >= sight.melds.canasta_size
        worth = style.on_canasta if is_finished else style.on_meld
    elif held == 1:
        worth = style.single + unseen * style.single_unseen
    elif held == 2:
        worth = style.pair + unseen * style.pair_unseen
    else:
        worth = style.group + style.group_card * held
    return worth - (style.late_point * POINTS[kind] if sight.is_late else 0.0)


def special_worth(table: Table, sight: Sight, kind: int) -> float:
    """What a card is worth that gives nobody the pile."""
    style = sight.style
    if kind == STOP:
        return style.stop if sight.pile_value < style.stop_pile else style.stop_when_needed
    return _caliente_worth(sight) if kind == CALIENTE else _wild_worth(table, sight, kind)


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
