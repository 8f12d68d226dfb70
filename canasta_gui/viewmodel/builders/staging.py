"""The private stage: cards that a player has laid aside, and the plan that they form."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine import (
    Card,
    Event,
    Observation,
    Phase,
    Plan,
    Play,
    Public,
    Rank,
    TakePile,
    TurnStarted,
    is_wild,
    missing_cards,
    rank_of,
    remove_cards,
)


@dataclass(frozen=True, slots=True)
class StagedGroup:
    """Hand cards laid aside for one meld."""

    cards: tuple[Card, ...]
    to: int | None = None
    """The own meld that they will join, if any."""
    has_upcard: bool = False
    """Whether they are to be melded with the pile's up-card."""


@dataclass(frozen=True, slots=True)
class Staging:
    """Groups of cards laid aside. Immutable: every change returns a new one."""

    groups: tuple[StagedGroup, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Returns all cards laid aside."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def taking(self) -> int | None:
        """Returns the index of the group that takes the pile."""
        return next((at for at, group in enumerate(self.groups) if group.has_upcard), None)

    def plan(self) -> Plan:
        """Returns the plan that lays everything."""
        takes = [group for group in self.groups if group.has_upcard]
        take = TakePile(takes[0].cards) if takes else None
        plays = (Play(group.cards, group.to) for group in self.groups if not group.has_upcard)
        return Plan(take, tuple(plays))

    def lay_aside(self, group: StagedGroup) -> "Staging":
        """Returns a stage with one more group; cards of a rank that lies there join it."""
        rank = natural_rank(group.cards)
        for index, other in enumerate(self.groups):
            is_same = rank is not None and natural_rank(other.cards) == rank
            if is_same and other.to == group.to:
                return self.join(index, group.cards)
        return Staging((*self.groups, group))

    def join(self, index: int, cards: tuple[Card, ...]) -> "Staging":
        """Returns a stage with cards added to a group."""
        group = self.groups[index]
        return self._put(index, replace(group, cards=(*group.cards, *cards)))

    def put_back(self, index: int, cards: tuple[Card, ...]) -> "Staging":
        """Returns a stage without some cards of a group; an empty group is removed, unless it takes
        the pile.
        """
        group = self.groups[index]
        left = replace(group, cards=_without(group.cards, cards))
        return self._put(index, left)

    def without_group(self, index: int) -> "Staging":
        """Returns a stage without a group."""
        return Staging((*self.groups[:index], *self.groups[index + 1 :]))

    def tidy(self) -> "Staging":
        """Returns a stage without empty groups."""
        return Staging(tuple(group for group in self.groups if group.cards or group.has_upcard))

    def without_take(self) -> "Staging":
        """Returns a stage without the group that takes the pile."""
        return Staging(tuple(group for group in self.groups if not group.has_upcard))

    def left_with(self, hand: tuple[Card, ...], melds: int) -> "Staging":
        """Returns the groups that can stay, given the hand and the number of own melds."""
        left, kept = Counter(hand), list[StagedGroup]()
        for group in self.groups:
            needed = Counter(group.cards)
            if needed <= left and (group.to is None or 0 <= group.to < melds):
                left -= needed
                kept.append(group)
        return Staging(tuple(kept))

    def _put(self, index: int, group: StagedGroup) -> "Staging":
        return Staging((*self.groups[:index], group, *self.groups[index + 1 :]))

    def gained(self, before: "Staging") -> tuple[Card, ...]:
        """Returns the cards that were laid aside since another stage."""
        return missing_cards(before.cards, self.cards)


EMPTY = Staging()


@dataclass(slots=True)
class LaidAside:
    """What the seat that has the turn has laid aside; all screens of a match share it."""

    staging: Staging = EMPTY

    def follow(self, public: Public, events: Iterable[Event], left: Staging) -> None:
        """Leaves what of an action is left aside, until the turn has ended; the group that takes
        the pile only as long as that is possible.
        """
        is_over = public.phase is Phase.OVER or any(isinstance(it, TurnStarted) for it in events)
        still = left.without_take() if public.facts.drew else left
        self.staging = EMPTY if is_over else still


@dataclass(frozen=True, slots=True)
class LeftAside:
    """What the person who has to act had laid aside when the match was left."""

    moments: int = 0
    """How many moments the match had then; with more or fewer it is another table."""
    staging: Staging = EMPTY

    def again(self, view: Observation, moments: int) -> Staging:
        """Returns what is laid aside again by who looks at a match with so many moments."""
        is_same = moments == self.moments
        return self.staging.left_with(view.hand, len(view.own.melds)) if is_same else EMPTY


NOTHING_LEFT = LeftAside()


def natural_rank(cards: Iterable[Card]) -> Rank | None:
    """Returns the only rank of the natural cards; ``None`` if there is none, or several."""
    ranks = {rank_of(card) for card in cards if not is_wild(card)}
    return ranks.pop() if len(ranks) == 1 else None


def split_by_rank(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Splits cards by rank; wild cards join a single rank, and otherwise form a group."""
    ranks = list(dict.fromkeys(rank_of(card) for card in cards if not is_wild(card)))
    if len(ranks) <= 1:
        return (cards,)
    naturals = [tuple(c for c in cards if not is_wild(c) and rank_of(c) == r) for r in ranks]
    wilds = tuple(card for card in cards if is_wild(card))
    return (*naturals, wilds) if wilds else tuple(naturals)


def _without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the cards without some of them, in order. Raises `MissingCardsError`."""
    left = list(remove_cards(cards, gone))
    kept: list[Card] = []
    for card in cards:
        if card in left:
            left.remove(card)
            kept.append(card)
    return tuple(kept)
