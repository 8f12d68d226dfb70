"""Computes the cards that an action lays together, before any rule judges them.

Plays are laid one after another on drafts of the own melds, which become the groups of a bundle.
Melds of an opening, or with the pile, may become legal only together. Therefore rules judge the
bundle: the resulting melds, the cards left in the hand, and the points toward the opening.
"""

from bisect import bisect_left
from dataclasses import dataclass

from engine.actions import Play, TakePile
from engine.cards import Card, is_natural, wilds_in
from engine.counts import add_cards, missing_cards, remove_cards
from engine.observation import Observation
from engine.opening_laws import points_to_open
from engine.record import record
from engine.rules.homes import homes
from engine.rules.lawful import kind_of
from engine.rules.upcard import upcard_homes
from engine.ruleset.model import Ruleset
from engine.state import TableMeld, make_meld
from engine.values import comes_to_hand, points_in, points_of, taken_from


@dataclass(slots=True)
class _Draft:
    """A meld under construction: an own one that grows, or a new one."""

    places: tuple[int, ...] = ()
    """The indices of the parts before the action, lowest first; empty for a new meld."""
    parts: tuple[TableMeld, ...] = ()
    """The melds on the table before: the meld itself, then those combined with it."""
    cards: tuple[Card, ...] = ()
    """The cards from the hand."""
    upcard: Card | None = None

    def meld(self, rules: Ruleset) -> TableMeld:
        """Returns the meld as it is now."""
        cards: tuple[Card, ...] = ()
        for part in self.parts:
            cards += part.cards
        cards += self.cards if self.upcard is None else (*self.cards, self.upcard)
        kind = self.parts[0].kind if self.parts else kind_of(rules.limits, cards)
        return make_meld(kind, cards)


class Drafts:
    """The own melds that receive something, and new ones in the order in which they are begun."""

    def __init__(
        self, rules: Ruleset, melds: tuple[TableMeld, ...], plays: tuple[Play, ...] = ()
    ) -> None:
        self._rules = rules
        self._own = melds
        self._moving = {play.source for play in plays if play.source is not None}
        self._drafts: dict[int, _Draft] = {}
        self._count = len(melds)

    @property
    def changed(self) -> tuple[_Draft, ...]:
        """The melds that received something, and new ones, in the order of their first change."""
        return tuple(self._drafts.values())

    def lay(self, play: Play) -> tuple[int, ...]:
        """Lays a play and combines melds; returns the places where the cards could have gone."""
        places = self._homes(play.cards) if play.to is None else (play.to,)
        draft = self._at(places)
        draft.cards += play.cards
        if play.source is not None:
            draft.parts = (*draft.parts, *self._parts(play.source))
            draft.places = tuple(sorted((*draft.places, play.source)))
        return places

    def lay_upcard(self, upcard: Card, using: tuple[Card, ...], places: tuple[int, ...]) -> None:
        """Lays the up-card with hand cards on its only place, or else as a new meld."""
        draft = self._at(places)
        draft.upcard = upcard
        draft.cards += using

    def _homes(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """Returns the places that the cards may be meant for, with the melds as they are now."""
        if not self._moving and not self._drafts:
            return homes(self._rules, tuple(enumerate(self._own)), cards)
        melds = [
            (place, self._meld(place)) for place in range(self._count) if place not in self._moving
        ]
        return homes(self._rules, melds, cards)

    def _meld(self, place: int) -> TableMeld:
        draft = self._drafts.get(place)
        return self._own[place] if draft is None else draft.meld(self._rules)

    def _parts(self, place: int) -> tuple[TableMeld, ...]:
        draft = self._drafts.get(place)
        return (self._own[place],) if draft is None else draft.parts

    def _at(self, places: tuple[int, ...]) -> _Draft:
        """Returns the draft at the only place; a new draft where there is no place, or several."""
        if len(places) != 1:
            self._count += 1
            return self._drafts.setdefault(self._count - 1, _Draft())
        place = places[0]
        if place not in self._drafts:
            self._drafts[place] = _Draft((place,), (self._own[place],))
        return self._drafts[place]


@record
class Group:
    """The cards that a meld receives: from the hand, the pile, and other own melds."""

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
        """Wild cards from the hand that join one of several parts before the parts are combined."""
        return wilds_in(self.cards) if len(self.places) > 1 else ()

    @property
    def added(self) -> tuple[Card, ...]:
        """All cards that join the meld from the hand or the pile."""
        return self.cards if self.upcard is None else (*self.cards, self.upcard)


@record
class Bundle:
    """The cards that one action lays, and those that it leaves."""

    view: Observation
    groups: tuple[Group, ...]
    melds_after: tuple[TableMeld, ...]
    """The own side's melds after the bundle."""
    hand_after: tuple[Card, ...]
    points: int
    """The points toward the opening: of the cards laid, except those that do not count."""
    take: TakePile | None

    @property
    def takes_base(self) -> bool:
        """Whether face-down cards come with the pile, which nobody knows yet."""
        return self.take is not None and self.view.public.base_count > 0

    @property
    def may_be_last(self) -> bool:
        """Whether so few cards are left that the player may go out with this action."""
        return len(self.hand_after) <= 1 and not self.takes_base


def hand_for(view: Observation, take: TakePile | None) -> tuple[Card, ...]:
    """Returns the cards that may be laid: the hand and, in a take, what comes to it."""
    if take is None:
        return view.hand
    rules = view.rules
    buried = taken_from(rules, view.public.pile)[:-1]
    return add_cards(
        view.hand, [card for card in buried if is_natural(card) or comes_to_hand(rules, card)]
    )


def cards_laid(take: TakePile | None, plays: tuple[Play, ...]) -> tuple[Card, ...]:
    """Returns every card that leaves the hand."""
    laid = () if take is None else take.using
    for play in plays:
        laid += play.cards
    return laid


def missing_from_hand(
    view: Observation, take: TakePile | None, plays: tuple[Play, ...]
) -> tuple[Card, ...]:
    """Returns the cards to be laid that the player does not hold."""
    lacking = () if take is None else missing_cards(view.hand, take.using)
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
    if take is not None and (upcard := view.public.upcard) is not None:
        drafts.lay_upcard(upcard, take.using, upcard_homes(view, take))
    return drafts


def make_bundle(view: Observation, plays: tuple[Play, ...], take: TakePile | None = None) -> Bundle:
    """Makes a bundle; its cards have to be held, and its targets have to exist."""
    drafts = begin_drafts(view, plays, take)
    for play in plays:
        drafts.lay(play)
    return bundle_of(view, drafts, plays, take)


def bundle_of(
    view: Observation, drafts: Drafts, plays: tuple[Play, ...], take: TakePile | None = None
) -> Bundle:
    """Returns the bundle of drafts on which all the plays have been laid."""
    groups = _groups(view, drafts)
    return Bundle(
        view,
        groups,
        _melds_after(view.own.melds, groups),
        remove_cards(hand_for(view, take), cards_laid(take, plays)),
        sum(_points_to_open(view.rules, group) for group in groups),
        take,
    )


def _groups(view: Observation, drafts: Drafts) -> tuple[Group, ...]:
    """Returns one group for each changed meld; combined melds take the first one's place."""
    changed = [(draft, draft.places) for draft in drafts.changed]
    gone = sorted([place for _, places in changed for place in places[1:]])
    fresh = len(view.own.melds) - len(gone)
    groups: list[Group] = []
    for draft, places in changed:
        index = places[0] - bisect_left(gone, places[0]) if places else fresh
        fresh += not places
        after = draft.meld(view.rules)
        groups.append(Group(index, draft.parts, places, after, draft.cards, draft.upcard))
    return tuple(groups)


def _points_to_open(rules: Ruleset, group: Group) -> int:
    cards, upcard, laws = points_in(group.cards), group.upcard, rules.laws
    points = 0 if upcard is None else points_of(upcard)
    return points_to_open(laws, cards, points, takes_pile=upcard is not None)


def _melds_after(own: tuple[TableMeld, ...], groups: tuple[Group, ...]) -> tuple[TableMeld, ...]:
    gone = [place for group in groups for place in group.places[1:]]
    melds = [meld for place, meld in enumerate(own) if place not in gone] if gone else list(own)
    for group in groups:
        melds[group.index : group.index + 1] = [group.after]
    return tuple(melds)
