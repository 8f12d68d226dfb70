"""Melds as they come to lie while the plays of an action are laid one after another.

Here it is decided which meld a play without a target is meant for.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.actions import Play
from engine.cards import Card
from engine.rules.lawful import does_fit, is_lawful_meld, is_open, kind_of, set_rank
from engine.ruleset.model import Ruleset
from engine.state import MeldKind, TableMeld, make_meld


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
        if len(self.parts) == 1 and not self.added:
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

    def homes(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """Places of the melds that the cards can be meant for; empty when they begin one.

        Where a side has one (open) set of a rank they are meant for that. Otherwise they begin a
        meld if they make one by themselves, or else join what they fit.
        """
        rules = self._rules
        is_one_a_rank = rules.meld.sets_per_rank != "unlimited"
        if is_one_a_rank and (place := self.open_home(cards)) is not None:
            return (place,)
        if is_one_a_rank and not rules.meld.sequences:
            return ()
        if is_lawful_meld(rules, make_meld(kind_of(rules, cards), cards)):
            return ()
        return tuple(
            place
            for place, meld in self._melds()
            if (not is_one_a_rank or meld.kind is MeldKind.SEQUENCE)
            and does_fit(rules, meld, cards)
        )

    def open_home(self, cards: tuple[Card, ...]) -> int | None:
        """The place of the set of that rank, or of the wild meld, that further cards join."""
        kind, rank = kind_of(self._rules, cards), set_rank(cards)
        if kind is MeldKind.SEQUENCE or (kind is MeldKind.SET and rank is None):
            return None
        takes_all = self._rules.meld.sets_per_rank == "one" and kind is MeldKind.SET
        for place, meld in self._melds():
            is_alike = meld.kind is kind and meld.rank == rank
            if is_alike and (takes_all or is_open(self._rules, meld)):
                return place
        return None

    def _melds(self) -> Iterator[tuple[int, TableMeld]]:
        """The melds that cards can join, with their places."""
        for place, draft in enumerate(self.all):
            if place not in self._moving:
                yield place, draft.meld(self._rules)

    def lay(self, play: Play) -> tuple[int, ...]:
        """Lay the cards of a play, combine what it combines; returns where it could have gone."""
        homes = self.homes(play.cards) if play.to is None else (play.to,)
        draft = self._at(homes)
        draft.cards.extend(play.cards)
        if play.source is not None:
            draft.parts = (*draft.parts, *self.all[play.source].parts)
            draft.joined = (*draft.joined, play.source)
        return homes

    def lay_upcard(self, upcard: Card, using: tuple[Card, ...], homes: tuple[int, ...]) -> None:
        """Lay the up-card with hand cards on the one of its homes, or as a new meld."""
        draft = self._at(homes)
        draft.upcard = upcard
        draft.cards.extend(using)

    def _at(self, homes: tuple[int, ...]) -> Draft:
        if len(homes) != 1:
            self.all.append(Draft())
        draft = self.all[homes[0] if len(homes) == 1 else -1]
        if not any(draft is changed for changed in self.changed):
            self.changed.append(draft)
        return draft
