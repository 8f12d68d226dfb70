"""The vocabulary of an edition: names of cards, places and what else differs between editions, and
how texts are filled with them.
"""

import re
from collections.abc import Callable, Iterable, Mapping

from canasta_gui.i18n import formats
from canasta_gui.i18n.word_choice import Naming
from canasta_gui.words.card_names import AnyCardNames, counted_cards, names_of
from canasta_gui.words.translated import Translated
from engine import Card, Rank, rank_of

_Nouns = Mapping[str, Callable[[], str]]
"""What translates each noun, by placeholder: a text uses few of them."""


class ClassicTerms(Translated):
    """The names of the classic game."""

    def nouns(self) -> _Nouns:
        """Returns the nouns without an article, by placeholder."""
        return {
            "stock": lambda: self.tr("stock", "noun; masculine in German and Spanish"),
            "pile": lambda: self.tr("pile", "noun; masculine in German and Spanish"),
            "bonus": lambda: self.tr("red three", "noun; feminine in German, masculine in Spanish"),
            "bonuses": lambda: self.tr("red threes"),
            "stop": lambda: self.tr(
                "black three", "noun; feminine in German, masculine in Spanish"
            ),
            "stops": lambda: self.tr("black threes"),
            "twos": lambda: self.tr("twos"),
            "jokers": lambda: self.tr("jokers"),
            **CanastaTerms().nouns(),
        }


class CanastaTerms(Translated):
    """The names of canastas."""

    def nouns(self) -> _Nouns:
        """Returns the nouns by placeholder: ``a_`` has an article, ``kind_`` is short."""
        return {
            "samba": lambda: self.tr("samba"),
            "sambas": lambda: self.tr("sambas"),
            "a_samba": lambda: self.tr("a samba"),
            "wild_canasta": lambda: self.tr("wild canasta"),
            "wild_canastas": lambda: self.tr("wild canastas"),
            "a_wild_canasta": lambda: self.tr("a wild canasta"),
            "kind_samba": lambda: self.tr("samba", "on a canasta"),
            "kind_wild": lambda: self.tr("wild", "on a canasta"),
        }


class BoliviaTerms(Translated):
    """The names of the games that come from Bolivia: the classic ones, but for two canastas."""

    def nouns(self) -> _Nouns:
        """Returns the nouns by placeholder."""
        return {
            **ClassicTerms().nouns(),
            "samba": lambda: self.tr("escalera", "a full sequence"),
            "sambas": lambda: self.tr("escaleras", "full sequences"),
            "a_samba": lambda: self.tr("an escalera", "a full sequence"),
            "wild_canasta": lambda: self.tr("bolivia"),
            "wild_canastas": lambda: self.tr("bolivias"),
            "a_wild_canasta": lambda: self.tr("a bolivia"),
            "kind_samba": lambda: self.tr("escalera", "on a canasta"),
            "kind_wild": lambda: self.tr("bolivia"),
        }


class BoxTerms(Translated):
    """The names printed in the boxed editions."""

    def nouns(self) -> _Nouns:
        """Returns the nouns without an article, by placeholder."""
        return {
            "stock": lambda: self.tr("Draw pile", "noun; masculine in German and Spanish"),
            "pile": lambda: self.tr("Prize pile", "noun; masculine in German and Spanish"),
            "bonus": lambda: self.tr(
                "Bonus card", "noun; feminine in German, masculine in Spanish"
            ),
            "bonuses": lambda: self.tr("Bonus cards"),
            "stop": lambda: self.tr("Stop card", "noun; feminine in German, masculine in Spanish"),
            "stops": lambda: self.tr("Stop cards"),
            "twos": lambda: self.tr("Little Wilds"),
            "jokers": lambda: self.tr("Big Wilds"),
            **CanastaTerms().nouns(),
        }


_EditionTerms = ClassicTerms | BoxTerms | BoliviaTerms


def terms_of(style: str) -> _EditionTerms:
    """Returns the names that a ruleset asks for by ``words.style``."""
    if style == "bolivia":
        return BoliviaTerms()
    return BoxTerms() if style == "box" else ClassicTerms()


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
    def _names(self) -> AnyCardNames:
        return names_of(Naming.style(self._style))

    @property
    def _terms(self) -> _EditionTerms:
        return terms_of(Naming.style(self._style))

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
        noun = self._terms.nouns().get(name[:1].lower() + name[1:])
        if noun is None:
            return None
        return noun() if name[:1].islower() else capital(noun())

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        return self._names.card(card)

    def a_card(self, card: Card) -> str:
        """Returns one card with its article, as the object of a sentence."""
        return self._names.a_card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Returns several cards, counted by rank."""
        return self.conjunction(counted_cards(self._names, cards))

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
