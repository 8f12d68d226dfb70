"""Own melds and a hand, sorted out for the search."""

from dataclasses import dataclass
from functools import cached_property

from engine.cards import NATURAL_RANKS, Card, is_natural, is_wild, rank_of
from engine.rules.lawful import lane_of
from engine.rules.laying.runs import Lane, Run
from engine.rules.laying.sets import Size
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld

_BEHIND = NATURAL_RANKS[-1] + 1


@dataclass(frozen=True)
class Cards:
    """Own melds and the cards that are to be laid with them, sorted out."""

    rules: Ruleset
    melds: tuple[TableMeld, ...]
    cards: tuple[Card, ...]
    """Natural and wild cards."""

    @cached_property
    def enough(self) -> int:
        """More canastas of a kind than this make no difference."""
        return max(1, self.rules.out.canastas.total)

    @cached_property
    def wilds(self) -> tuple[Card, ...]:
        """The wild cards to be laid."""
        return tuple(card for card in self.cards if is_wild(card))

    @cached_property
    def by_rank(self) -> dict[int, tuple[Card, ...]]:
        """The natural cards to be laid, by rank."""
        found: dict[int, list[Card]] = {}
        for card in self.cards:
            if is_natural(card):
                found.setdefault(rank_of(card), []).append(card)
        return {rank: tuple(group) for rank, group in found.items()}

    @cached_property
    def sets(self) -> dict[int, tuple[int, ...]]:
        """The own sets by rank, as indices."""
        found: dict[int, list[int]] = {}
        for index, meld in enumerate(self.melds):
            if meld.rank is not None and not meld.is_stops:
                found.setdefault(meld.rank, []).append(index)
        return {rank: tuple(indices) for rank, indices in found.items()}

    @cached_property
    def sizes(self) -> dict[int, tuple[Size, ...]]:
        """The sizes of the own sets by rank."""
        return {
            rank: tuple(
                Size(len(self.melds[index].naturals), len(self.melds[index].wilds))
                for index in indices
            )
            for rank, indices in self.sets.items()
        }

    @cached_property
    def wild_melds(self) -> tuple[int, ...]:
        """The own melds of wild cards, as indices."""
        return self._of_kind(MeldKind.WILD)

    @cached_property
    def sequences(self) -> tuple[int, ...]:
        """The own sequences, as indices."""
        return self._of_kind(MeldKind.SEQUENCE)

    def _of_kind(self, kind: MeldKind) -> tuple[int, ...]:
        return tuple(index for index, meld in enumerate(self.melds) if meld.kind is kind)

    @cached_property
    def finished_sambas(self) -> int:
        """Own sequences that take no further card."""
        size = self.rules.canasta.size
        return sum(len(self.melds[index].cards) >= size for index in self.sequences)

    def lane_of(self, card: Card) -> int:
        """The lane of a card."""
        return lane_of(self.rules, card)

    @cached_property
    def lanes(self) -> tuple[Lane, ...]:
        """What sequences can be made of; no lanes where there are no sequences."""
        if not self.rules.meld.sequences:
            return ()
        count = 4 if self.rules.meld.sequence_one_suit else 1
        counts = [[0] * (_BEHIND + 1) for _ in range(count)]
        for card in self.cards:
            if is_natural(card):
                counts[self.lane_of(card)][rank_of(card)] += 1
        size, least = self.rules.canasta.size, self.rules.meld.min_size
        own: list[list[Run]] = [[] for _ in range(count)]
        for index in self.sequences:
            cards = self.melds[index].cards
            if len(cards) < size:
                run = Run(rank_of(cards[-1]) + 1, len(cards), index)
                own[self.lane_of(cards[0])].append(run)
        return tuple(
            Lane(tuple(counts[at]), tuple(sorted(own[at])), size, least) for at in range(count)
        )

    @cached_property
    def in_line(self) -> frozenset[tuple[int, int]]:
        """Lane and rank of every place where a sequence could lie."""
        return frozenset(
            (at, rank)
            for at, lane in enumerate(self.lanes)
            for low, end in lane.lines()
            if end - low >= lane.least
            for rank in range(low, end)
        )
