"""Which card to throw where a card may also be wanted by a run, an own one or the next player's."""

from engine.ai.kernel.policy.sight import unseen_in_all
from engine.ai.kernel.policy.throwing import chances_to_hold, natural_worth, special_worth
from engine.ai.kernel.sequences.kinds import CLASS_OF, SUITED
from engine.ai.kernel.sequences.laws import discards
from engine.ai.kernel.sequences.melds import RUN, ends_of
from engine.ai.kernel.sequences.policy.outlook import Outlook
from engine.ai.kernel.sequences.table import SequenceTable


def choose_discard(table: SequenceTable, sight: Outlook) -> int:
    """The kind of the card that costs least to throw."""
    kinds = discards(table)
    losses = discard_losses(table, sight, kinds)
    return kinds[losses.index(min(losses))]


def discard_losses(table: SequenceTable, sight: Outlook, kinds: list[int]) -> list[float]:
    """Expected points lost by throwing each of the cards."""
    style, taker = sight.style, _Taker(table, sight)
    stake, losses = sight.pile_value + style.pile_base, list[float]()
    by_rank: dict[int, tuple[float, float]] = {}
    for kind in kinds:
        if kind < SUITED:
            losses.append(special_worth(table, sight, kind))
            continue
        rank = CLASS_OF[kind]
        if rank not in by_rank:
            worth = natural_worth(sight, rank, sight.unseen[rank])
            by_rank[rank] = taker.chance(rank), worth
        (chance, worth), gift = by_rank[rank], taker.gift(kind)
        danger = (1.0 if gift else chance) * (stake + gift)
        losses.append(style.caution * danger + worth + sight.loss(kind))
    return losses


class _Taker:
    """The next player, who may take the pile."""

    __slots__ = ("_gifts", "_melds", "_sight", "_size", "_table", "_unseen_in_all")

    def __init__(self, table: SequenceTable, sight: Outlook) -> None:
        seat = table.seating.following[table.turn]
        self._table = table
        self._sight = sight
        self._melds = table.melds_of(table.seating.side_of[seat])
        self._size = table.sizes[seat]
        self._unseen_in_all = unseen_in_all(table)
        self._gifts = self._find_gifts()

    def chance(self, rank: int) -> float:
        """How likely it can when a natural card of the rank lies on top."""
        if self._can_add(rank):
            return 1.0
        unseen = self._sight.unseen[rank]
        single, pair = chances_to_hold(unseen, self._size, self._unseen_in_all)
        style, melds = self._sight.style, self._melds
        if not melds.has_opened:
            return pair * style.unopened_pair
        if self._sight.is_frozen or not self._table.seating.rules.pile.open_natural_plus_wild:
            return pair
        return min(1.0, pair + style.single_and_wild * single)

    def gift(self, kind: int) -> float:
        """Points that the card brings a run of the next player: more, the nearer the samba."""
        return self._gifts.get(kind, 0.0)

    def _find_gifts(self) -> dict[int, float]:
        rules, melds = self._table.seating.rules, self._melds
        gifts: dict[int, float] = {}
        if self._sight.is_frozen or not rules.pile.add_to_sequence:
            return gifts
        for meld in melds.lying:
            if meld[0] >= RUN and meld[2] < melds.canasta_size:
                worth = rules.score.samba / (1 + melds.canasta_size - meld[2])
                for kind in ends_of(meld):
                    gifts[kind] = max(worth, gifts.get(kind, 0.0))
        return gifts

    def _can_add(self, rank: int) -> bool:
        pile, melds = self._table.seating.rules.pile, self._melds
        allowed = pile.frozen_add if self._sight.is_frozen else pile.open_add
        if allowed == "never" or not melds.sizes[rank]:
            return False
        return allowed == "any" or melds.sizes[rank] < melds.canasta_size
