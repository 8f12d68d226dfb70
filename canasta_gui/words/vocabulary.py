"""The vocabulary of an edition: names of cards, places and what else differs between editions, and
how texts are filled with them.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from canasta_gui.i18n import formats
from canasta_gui.i18n.word_choice import Naming
from canasta_gui.words.card_names import NamesOfCards, names_of
from canasta_gui.words.translated import Translated
from canasta_gui.words.written import Sentence, sentences
from engine import Card, Rank, rank_of

_NOUNS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "box": ("CanastaTerms", "BoxTerms"),
    "bolivia": ("CanastaTerms", "ClassicTerms", "BoliviaTerms"),
}
"""The contexts of the nouns by the style that a ruleset asks for by ``words.style``."""
_CLASSIC: Final = ("CanastaTerms", "ClassicTerms")
"""Those of the other styles."""


def nouns_of(style: str) -> Mapping[str, Sentence]:
    """Returns the nouns of a style by placeholder; they stand in ``assets/words/cards.toml``."""
    return sentences("cards", *_NOUNS_OF.get(style, _CLASSIC))


_PAIR = 2
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


def capital(text: str) -> str:
    """Returns the line with a capital first letter."""
    return text[:1].upper() + text[1:]


class Vocabulary(Translated):
    """Names in the style that a ruleset asks for (`words.style`), or in the one in use."""

    def __init__(self, style: str) -> None:
        self._style = style

    @property
    def _names(self) -> NamesOfCards:
        return names_of(Naming.style(self._style))

    def fill(self, text: str, **values: str | int) -> str:
        """Returns a text with values and the names of places in its placeholders.

        All are replaced in one pass, so that a player's name that looks like a placeholder stays.
        A placeholder with a capital letter stands for a noun with one, such as ``{Samba}``.
        """

        def shown(found: re.Match[str]) -> str:
            name = found[1]
            value = values[name] if name in values else self._noun(name)
            if value is None:
                return found[0]
            return self.number(value) if isinstance(value, int) else formats.isolated(value)

        return _PLACEHOLDER.sub(shown, text)

    def _noun(self, name: str) -> str | None:
        """Returns the noun of a placeholder; ``None`` if there is none."""
        noun = nouns_of(Naming.style(self._style)).get(name[:1].lower() + name[1:])
        if noun is None:
            return None
        return noun.counted(1) if name[:1].islower() else capital(noun.counted(1))

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        return self._names.card(card)

    def a_card(self, card: Card) -> str:
        """Returns one card with its article, as the object of a sentence."""
        return self._names.a_card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Returns several cards, counted by rank."""
        return self.conjunction(self._names.counted(cards))

    def by_suit(self, cards: Iterable[Card]) -> str:
        """Returns natural cards counted by suit, then the others counted by rank."""
        return self.listing(self._names.by_suit(cards))

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        return self._names.ranks(rank)

    def kinds(self, cards: Iterable[Card]) -> str:
        """Returns the ranks of cards in the plural, each once, as alternatives."""
        return self.choices(self.ranks(rank) for rank in sorted(set(map(rank_of, cards))))

    def number(self, number: int) -> str:
        """Returns a number in the player's format."""
        return formats.number(number)

    def listing(self, parts: Iterable[str]) -> str:
        """Returns the parts that are not empty, as a list within one line; parts may be names."""
        comma = self.tr(", ", "between parts of a list")
        return comma.join(formats.isolated(part) for part in parts if part)

    def long_listing(self, parts: Iterable[str]) -> str:
        """Returns the parts that are not empty, as a list of parts that may be lists themselves."""
        pause = self.tr("; ", "between parts of a list that may be lists themselves")
        return pause.join(part for part in parts if part)

    def named(self, name: str, text: str) -> str:
        """Returns a text after the name of what it tells."""
        return self.tr(
            "{name}: {text}", "such as: Garbage: Four, four, three and three of a kind"
        ).format(name=formats.isolated(name), text=text)

    def conjunction(self, parts: Iterable[str]) -> str:
        """Returns the parts that are not empty, as things that belong together in a sentence."""
        return self._series(parts, self._and)

    def choices(self, parts: Iterable[str]) -> str:
        """Returns the parts as alternatives; where a part is joined from others itself, the pause
        before the last one is heard.
        """
        found = tuple(filter(None, parts))
        either = self.tr(" or ", "between parts of which one is to be chosen")
        is_long = len(found) > _PAIR or any(
            mark in part for part in found for mark in (self._and, either)
        )
        pause = self.tr(", or ", "before the last of many or long parts, one of them to be chosen")
        return self._series(found, pause if is_long else either)

    @property
    def _and(self) -> str:
        return self.tr(" and ", "before the last of parts that belong together")

    def _series(self, parts: Iterable[str], last: str) -> str:
        *before, final = [part for part in parts if part] or [""]
        return last.join((self.listing(before), final)) if before else final
