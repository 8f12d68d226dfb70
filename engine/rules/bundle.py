"""Cards that are laid together, worked out before any rule judges them.

Melds of an opening, or with the pile, become legal only together. So the rules look at the bundle:
the resulting melds, the cards left in the hand, and the points toward the opening.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from engine.actions import Play, TakePile
from engine.cards import Card, wilds_in
from engine.counts import add_cards, missing_cards, remove_cards
from engine.observation import Observation
from engine.rules.drafts import Draft, Drafts
from engine.rules.upcard import upcard_homes
from engine.state import TableMeld
from engine.values import comes_to_hand, points_in, taken_from


@dataclass(frozen=True, slots=True)
class Group:
    """The cards that one meld receives: from the hand, perhaps the up-card, perhaps other own
    melds.
    """

    index: int
    """The meld's index on the table after the bundle."""
    parts: tuple[TableMeld, ...]
    """The melds on the table before: the meld itself, then those combined with it."""
    places: tuple[int, ...]
    """The indices of the parts before the bundle, lowest first; empty for a new meld."""
    after: TableMeld
    cards: tuple[Card, ...]
    """The cards from the hand."""
    upcard: Card | None = None

    @property
    def is_new(self) -> bool:
        """Whether the meld begins with this bundle."""
        return not self.parts

    @property
    def wilds_before(self) -> tuple[Card, ...]:
        """Wild cards from the hand that join one of several parts before these become one."""
        return wilds_in(self.cards) if len(self.places) > 1 else ()

    @property
    def added(self) -> tuple[Card, ...]:
        """All cards that join the meld from the hand or the pile."""
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
        gone = {place for group in self.groups for place in group.places[1:]}
        melds = [meld for place, meld in enumerate(self.view.own.melds) if place not in gone]
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


def hand_for(view: Observation, take: TakePile | None) -> tuple[Card, ...]:
    """Returns the cards that may be laid; when taking the pile also those below the up-card."""
    return view.hand if take is None else hand_with_pile(view)


def hand_with_pile(view: Observation) -> tuple[Card, ...]:
    """Returns the hand with the cards of the taken pile, except red threes, which are laid at
    once.
    """
    rules = view.rules
    buried = taken_from(rules, view.public.pile)[:-1]
    return add_cards(view.hand, (card for card in buried if comes_to_hand(rules, card)))


def cards_laid(take: TakePile | None, plays: tuple[Play, ...]) -> tuple[Card, ...]:
    """Returns every card that leaves the hand."""
    using = () if take is None else take.using
    return (*using, *(card for play in plays for card in play.cards))


def missing_from_hand(
    view: Observation, take: TakePile | None, plays: tuple[Play, ...]
) -> tuple[Card, ...]:
    """Returns the cards to be laid that the player does not hold."""
    using = () if take is None else take.using
    lacking = missing_cards(view.hand, using)
    return lacking or missing_cards(hand_for(view, take), cards_laid(take, plays))


def plays_from_hand(view: Observation, take: TakePile) -> tuple[Play, ...]:
    """Returns, in their order, the plays that need no card from the pile."""
    left = remove_cards(view.hand, take.using)
    found: list[Play] = []
    for play in take.plays:
        if not missing_cards(left, play.cards):
            left = remove_cards(left, play.cards)
            found.append(play)
    return tuple(found)


def begin_drafts(view: Observation, plays: tuple[Play, ...], take: TakePile | None) -> Drafts:
    """Returns the own melds before the plays are laid, with the up-card already added."""
    drafts = Drafts(view.rules, view.own.melds, plays)
    upcard = view.public.upcard
    if take is not None and upcard is not None:
        drafts.lay_upcard(upcard, take.using, upcard_homes(view, take))
    return drafts


def make_bundle(view: Observation, plays: tuple[Play, ...], take: TakePile | None = None) -> Bundle:
    """Makes a bundle; its cards have to be held, and its targets have to exist."""
    return Bundle(
        view=view,
        groups=tuple(_groups(view, plays, take)),
        hand_after=remove_cards(hand_for(view, take), cards_laid(take, plays)),
        take=take,
    )


def _groups(view: Observation, plays: tuple[Play, ...], take: TakePile | None) -> Iterator[Group]:
    """Yields one group for each changed meld; combined melds take the place of the first of
    them.
    """
    drafts = begin_drafts(view, plays, take)
    for play in plays:
        drafts.lay(play)
    places = [_places(draft) for draft in drafts.changed]
    gone = sorted(place for several in places for place in several[1:])
    fresh = count(len(view.own.melds) - len(gone))
    for draft, own in zip(drafts.changed, places, strict=True):
        index = own[0] - bisect_left(gone, own[0]) if own else next(fresh)
        after = draft.meld(view.rules)
        yield Group(index, draft.parts, own, after, tuple(draft.cards), draft.upcard)


def _places(draft: Draft) -> tuple[int, ...]:
    return () if draft.index is None else tuple(sorted((draft.index, *draft.joined)))
