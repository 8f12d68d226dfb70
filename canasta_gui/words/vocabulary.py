"""The vocabulary of an edition: names of cards, places and what else differs between editions, and
how texts are filled with them.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from canasta_gui.i18n import formats
from canasta_gui.i18n.word_choice import Naming
from canasta_gui.words.card_names import NamesOfCards, names_of
from canasta_gui.words.translated import Line, Texts, Translated
from engine import Card, Rank, rank_of

CanastaTerms = Texts("CanastaTerms")
_CANASTAS: Final[Mapping[str, Line]] = {
    "samba": CanastaTerms.tr("samba"),
    "sambas": CanastaTerms.tr("sambas"),
    "a_samba": CanastaTerms.tr("a samba"),
    "wild_canasta": CanastaTerms.tr("wild canasta"),
    "wild_canastas": CanastaTerms.tr("wild canastas"),
    "a_wild_canasta": CanastaTerms.tr("a wild canasta"),
    "kind_samba": CanastaTerms.tr("samba", "on a canasta"),
    "kind_wild": CanastaTerms.tr("wild", "on a canasta"),
}
"""The names of canastas, by placeholder: ``a_`` has an article, ``kind_`` is short."""

ClassicTerms = Texts("ClassicTerms")
CLASSIC_NOUNS: Final[Mapping[str, Line]] = {
    "stock": ClassicTerms.tr("stock", "noun; masculine in German and Spanish"),
    "pile": ClassicTerms.tr("pile", "noun; masculine in German and Spanish"),
    "bonus": ClassicTerms.tr("red three", "noun; feminine in German, masculine in Spanish"),
    "bonuses": ClassicTerms.tr("red threes"),
    "stop": ClassicTerms.tr("black three", "noun; feminine in German, masculine in Spanish"),
    "stops": ClassicTerms.tr("black threes"),
    "twos": ClassicTerms.tr("twos"),
    "jokers": ClassicTerms.tr("jokers"),
    **_CANASTAS,
}
"""The nouns of the classic game without an article, by placeholder."""

BoxTerms = Texts("BoxTerms")
_BOX_NOUNS: Final[Mapping[str, Line]] = {
    "stock": BoxTerms.tr("Draw pile", "noun; masculine in German and Spanish"),
    "pile": BoxTerms.tr("Prize pile", "noun; masculine in German and Spanish"),
    "bonus": BoxTerms.tr("Bonus card", "noun; feminine in German, masculine in Spanish"),
    "bonuses": BoxTerms.tr("Bonus cards"),
    "stop": BoxTerms.tr("Stop card", "noun; feminine in German, masculine in Spanish"),
    "stops": BoxTerms.tr("Stop cards"),
    "twos": BoxTerms.tr("Little Wilds"),
    "jokers": BoxTerms.tr("Big Wilds"),
    **_CANASTAS,
}
"""The nouns that are printed in the boxed editions."""

BoliviaTerms = Texts("BoliviaTerms")
_BOLIVIA_NOUNS: Final[Mapping[str, Line]] = {
    **CLASSIC_NOUNS,
    "samba": BoliviaTerms.tr("escalera", "a full sequence"),
    "sambas": BoliviaTerms.tr("escaleras", "full sequences"),
    "a_samba": BoliviaTerms.tr("an escalera", "a full sequence"),
    "wild_canasta": BoliviaTerms.tr("bolivia"),
    "wild_canastas": BoliviaTerms.tr("bolivias"),
    "a_wild_canasta": BoliviaTerms.tr("a bolivia"),
    "kind_samba": BoliviaTerms.tr("escalera", "on a canasta"),
    "kind_wild": BoliviaTerms.tr("bolivia"),
}
"""The nouns of the games that come from Bolivia: the classic ones, but for two canastas."""

_NOUNS_OF = {"box": _BOX_NOUNS, "bolivia": _BOLIVIA_NOUNS}
"""By the style that a ruleset asks for by ``words.style``; the others have the classic ones."""


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
            return self.number(value) if isinstance(value, int) else value

        return _PLACEHOLDER.sub(shown, text)

    def _noun(self, name: str) -> str | None:
        """Returns the noun of a placeholder; ``None`` if there is none."""
        nouns = _NOUNS_OF.get(Naming.style(self._style), CLASSIC_NOUNS)
        noun = nouns.get(name[:1].lower() + name[1:])
        if noun is None:
            return None
        return noun(1) if name[:1].islower() else capital(noun(1))

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        return self._names.card(card)

    def a_card(self, card: Card) -> str:
        """Returns one card with its article, as the object of a sentence."""
        return self._names.a_card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Returns several cards, counted by rank."""
        return self.conjunction(self._names.counted(cards))

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
        """Returns the parts that are not empty, as a list within one line."""
        return self.tr(", ", "between parts of a list").join(part for part in parts if part)

    def long_listing(self, parts: Iterable[str]) -> str:
        """Returns the parts that are not empty, as a list of parts that may be lists themselves."""
        pause = self.tr("; ", "between parts of a list that may be lists themselves")
        return pause.join(part for part in parts if part)

    def named(self, name: str, text: str) -> str:
        """Returns a text after the name of what it tells."""
        return self.tr(
            "{name}: {text}", "such as: Garbage: Four, four, three and three of a kind"
        ).format(name=name, text=text)

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
