"""Melds under construction, while the plays of an action are laid one after another."""

from dataclasses import dataclass

from engine.actions import Play
from engine.cards import Card
from engine.rules.homes import homes
from engine.rules.lawful import kind_of
from engine.ruleset.model import Ruleset
from engine.state import TableMeld, make_meld


@dataclass(slots=True)
class Draft:
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
    """The own melds, followed by new ones in the order in which they are begun.

    Only melds that receive something become drafts.
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
        """The melds that received something, and new ones, in the order of their first change."""
        return tuple(self._drafts.values())

    def lay(self, play: Play) -> tuple[int, ...]:
        """Lays the cards of a play and combines melds; returns the places where they could have
        gone.
        """
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

    def _at(self, places: tuple[int, ...]) -> Draft:
        """Returns the draft at the only place; a new draft where there is no place, or several."""
        if len(places) != 1:
            self._count += 1
            return self._drafts.setdefault(self._count - 1, Draft())
        place = places[0]
        if place not in self._drafts:
            self._drafts[place] = Draft((place,), (self._own[place],))
        return self._drafts[place]
