"""Melds as they come to lie while the plays of an action are laid one after another."""

from dataclasses import dataclass, field

from engine.actions import Play
from engine.cards import Card
from engine.rules.homes import homes
from engine.rules.lawful import kind_of
from engine.ruleset.model import Ruleset
from engine.state import TableMeld, make_meld


@dataclass(slots=True)
class Draft:
    """A meld in the making: an own one that grows, or a new one."""

    index: int | None = None
    """Of the own meld before the action; ``None`` for a new one."""
    parts: tuple[TableMeld, ...] = ()
    """What lay on the table before: the meld itself, then those combined with it."""
    joined: tuple[int, ...] = ()
    """Indices of the own melds that were combined with it."""
    cards: list[Card] = field(default_factory=list[Card])
    """From the hand."""
    upcard: Card | None = None

    @property
    def added(self) -> tuple[Card, ...]:
        """The cards that join what lay on the table."""
        return tuple(self.cards) if self.upcard is None else (*self.cards, self.upcard)

    def meld(self, rules: Ruleset) -> TableMeld:
        """The meld as it lies now."""
        if len(self.parts) == 1 and not self.cards and self.upcard is None:
            return self.parts[0]
        cards = (*(card for part in self.parts for card in part.cards), *self.added)
        kind = self.parts[0].kind if self.parts else kind_of(rules, cards)
        return make_meld(kind, cards)


class Drafts:
    """The own melds, and the new ones behind them, in the order in which they are begun.

    Only what something joins becomes a draft; the other melds stay as they lie.
    """

    def __init__(
        self, rules: Ruleset, melds: tuple[TableMeld, ...], plays: tuple[Play, ...] = ()
    ) -> None:
        self._rules = rules
        self._own = melds
        self._moving = {play.source for play in plays if play.source is not None}
        self._drafts: dict[int, Draft] = {}
        self._count = len(melds)

    @property
    def changed(self) -> tuple[Draft, ...]:
        """Those that something has joined, and new ones, in the order in which that happened."""
        return tuple(self._drafts.values())

    def lay(self, play: Play) -> tuple[int, ...]:
        """Lay the cards of a play, combine what it combines; returns where it could have gone."""
        places = self._homes(play.cards) if play.to is None else (play.to,)
        draft = self._at(places)
        draft.cards.extend(play.cards)
        if play.source is not None:
            draft.parts = (*draft.parts, *self._parts(play.source))
            draft.joined = (*draft.joined, play.source)
        return places

    def lay_upcard(self, upcard: Card, using: tuple[Card, ...], places: tuple[int, ...]) -> None:
        """Lay the up-card with hand cards on the one of its places, or as a new meld."""
        draft = self._at(places)
        draft.upcard = upcard
        draft.cards.extend(using)

    def _homes(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """The places that the cards can be meant for, as the melds lie now."""
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

    def _at(self, places: tuple[int, ...]) -> Draft:
        """The draft at the only place, or of a new meld where there is none, or several."""
        if len(places) != 1:
            self._count += 1
            return self._drafts.setdefault(self._count - 1, Draft())
        place = places[0]
        if place not in self._drafts:
            self._drafts[place] = Draft(place, (self._own[place],))
        return self._drafts[place]
