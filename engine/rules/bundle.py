"""Cards laid in one breath, worked out before any rule judges them.

Melds of an opening, or of a pile take, become legal only together; so the rules look at the
bundle: which melds result, what stays in the hand, what counts toward the opening.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from engine.actions import Play, TakePile
from engine.cards import Card, Rank, is_bonus, is_wild, rank_of
from engine.counts import add_cards, missing_cards, remove_cards
from engine.observation import Observation
from engine.state import MeldKind, TableMeld, make_meld
from engine.values import points_in


@dataclass(frozen=True, slots=True)
class Group:
    """The cards that go to one meld, from the hand and perhaps the up-card."""

    index: int
    """The meld's index on the table after the bundle."""
    before: TableMeld | None
    after: TableMeld
    cards: tuple[Card, ...]
    """From the hand."""
    upcard: Card | None = None

    @property
    def added(self) -> tuple[Card, ...]:
        """All cards that join the meld."""
        return self.cards if self.upcard is None else (*self.cards, self.upcard)


@dataclass(frozen=True, slots=True)
class Bundle:
    """Everything that one action lays, and what it leaves."""

    view: Observation
    groups: tuple[Group, ...]
    hand_after: tuple[Card, ...]
    take: TakePile | None = None

    @property
    def melds_after(self) -> tuple[TableMeld, ...]:
        """The own side's melds after the bundle."""
        melds = list(self.view.own.melds)
        for group in sorted(self.groups, key=lambda group: group.index):
            melds[group.index : group.index + 1] = [group.after]
        return tuple(melds)

    @property
    def points(self) -> int:
        """What counts toward the opening: the cards laid, never cards buried in the pile."""
        counts_upcard = self.view.rules.opening.upcard_counts
        return sum(
            points_in(group.added if counts_upcard else group.cards) for group in self.groups
        )


def set_rank(cards: tuple[Card, ...]) -> Rank | None:
    """The one rank of the cards that are not wild; ``None`` when there is none, or several."""
    ranks = {rank_of(card) for card in cards if not is_wild(card)}
    return next(iter(ranks)) if len(ranks) == 1 else None


def own_set_index(view: Observation, rank: Rank) -> int | None:
    """The own meld of a rank that further cards of it must join."""
    for index, meld in enumerate(view.own.melds):
        if meld.rank == rank:
            return index
    return None


def target_of(view: Observation, play: Play) -> int | None:
    """The own meld that a play joins; ``None`` for a new one."""
    if play.to is not None:
        return play.to
    rank = set_rank(play.cards)
    return None if rank is None else own_set_index(view, rank)


def hand_for(view: Observation, take: TakePile | None) -> tuple[Card, ...]:
    """The cards that may be laid: with the pile, those below the up-card too."""
    return view.hand if take is None else hand_with_pile(view)


def hand_with_pile(view: Observation) -> tuple[Card, ...]:
    """The hand and what a taken pile adds to it; red threes in it are laid at once."""
    return add_cards(view.hand, (card for card in view.public.pile[:-1] if not is_bonus(card)))


def cards_laid(take: TakePile | None, plays: tuple[Play, ...]) -> tuple[Card, ...]:
    """Every card that leaves the hand."""
    using = () if take is None else take.using
    return (*using, *(card for play in plays for card in play.cards))


def missing_from_hand(
    view: Observation, take: TakePile | None, plays: tuple[Play, ...]
) -> tuple[Card, ...]:
    """The cards to be laid that the player does not hold."""
    using = () if take is None else take.using
    lacking = missing_cards(view.hand, using)
    return lacking or missing_cards(hand_for(view, take), cards_laid(take, plays))


def plays_from_hand(view: Observation, take: TakePile) -> tuple[Play, ...]:
    """Those plays, in their order, that need no card from the pile."""
    left = remove_cards(view.hand, take.using)
    found: list[Play] = []
    for play in take.plays:
        if not missing_cards(left, play.cards):
            left = remove_cards(left, play.cards)
            found.append(play)
    return tuple(found)


def make_bundle(view: Observation, plays: tuple[Play, ...], take: TakePile | None = None) -> Bundle:
    """Work out a bundle whose cards are held and whose targets exist."""
    upcard = None if take is None else view.public.upcard
    return Bundle(
        view=view,
        groups=tuple(_groups(view, plays, take, upcard)),
        hand_after=remove_cards(hand_for(view, take), cards_laid(take, plays)),
        take=take,
    )


class _Target(NamedTuple):
    """The meld that cards are for: an own one by its index, or a new one of a rank."""

    meld: int | None
    rank: Rank | None


def _groups(
    view: Observation, plays: tuple[Play, ...], take: TakePile | None, upcard: Card | None
) -> Iterator[Group]:
    """One group a meld: plays for the same meld, or for the same new rank, come together."""
    gathered: dict[_Target, list[Card]] = {}
    for play in plays:
        index = target_of(view, play)
        rank = set_rank(play.cards) if index is None else None
        gathered.setdefault(_Target(index, rank), []).extend(play.cards)
    upcard_target = None
    if take is not None and upcard is not None:
        upcard_target = _target_of_upcard(view, take, upcard)
        gathered = {upcard_target: [], **gathered}
        gathered[upcard_target] = [*take.using, *gathered[upcard_target]]
    fresh = count(len(view.own.melds))
    for target, cards in gathered.items():
        before = None if target.meld is None else view.own.melds[target.meld]
        index = next(fresh) if target.meld is None else target.meld
        yield _group(index, before, tuple(cards), upcard if target == upcard_target else None)


def _target_of_upcard(view: Observation, take: TakePile, upcard: Card) -> _Target:
    rank = rank_of(upcard)
    index = own_set_index(view, rank) if take.to is None else take.to
    return _Target(index, rank if index is None else None)


def _group(
    index: int, before: TableMeld | None, cards: tuple[Card, ...], upcard: Card | None
) -> Group:
    added = cards if upcard is None else (*cards, upcard)
    held = () if before is None else before.cards
    after = make_meld(MeldKind.SET, (*held, *added))
    return Group(index, before, after, cards, upcard)
