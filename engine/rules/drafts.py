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
    """The own melds, and the new ones behind them, in the order in which they are begun."""

    def __init__(
        self, rules: Ruleset, melds: tuple[TableMeld, ...], plays: tuple[Play, ...] = ()
    ) -> None:
        self._rules = rules
        self._moving = {play.source for play in plays}
        self.all = [Draft(index, (meld,)) for index, meld in enumerate(melds)]
        self.changed: list[Draft] = []
        """Those that something has joined, and new ones, in the order in which that happened."""

    def lay(self, play: Play) -> tuple[int, ...]:
        """Lay the cards of a play, combine what it combines; returns where it could have gone."""
        places = self._homes(play.cards) if play.to is None else (play.to,)
        draft = self._at(places)
        draft.cards.extend(play.cards)
        if play.source is not None:
            draft.parts = (*draft.parts, *self.all[play.source].parts)
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
            (place, draft.meld(self._rules))
            for place, draft in enumerate(self.all)
            if place not in self._moving
        ]
        return homes(self._rules, melds, cards)

    def _at(self, places: tuple[int, ...]) -> Draft:
        if len(places) != 1:
            self.all.append(Draft())
        draft = self.all[places[0] if len(places) == 1 else -1]
        if not any(draft is changed for changed in self.changed):
            self.changed.append(draft)
        return draft
