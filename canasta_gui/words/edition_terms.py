"""The names of things that differ between editions, to be put into sentences."""

from collections.abc import Mapping

from canasta_gui.words.translated import Translated


class ClassicTerms(Translated):
    """The names of the classic game."""

    def nouns(self) -> Mapping[str, str]:
        """Returns the nouns without an article, by placeholder."""
        return {
            "stock": self.tr("stock", "noun; masculine in German and Spanish"),
            "pile": self.tr("pile", "noun; masculine in German and Spanish"),
            "bonus": self.tr("red three", "noun; feminine in German, masculine in Spanish"),
            "bonuses": self.tr("red threes"),
            "stop": self.tr("black three", "noun; feminine in German, masculine in Spanish"),
            "stops": self.tr("black threes"),
            "twos": self.tr("twos"),
            "jokers": self.tr("jokers"),
            **CanastaTerms().nouns(),
        }


class CanastaTerms(Translated):
    """The names of canastas."""

    def nouns(self) -> Mapping[str, str]:
        """Returns the nouns by placeholder: ``a_`` has an article, ``kind_`` is short."""
        return {
            "samba": self.tr("samba"),
            "sambas": self.tr("sambas"),
            "a_samba": self.tr("a samba"),
            "wild_canasta": self.tr("wild canasta"),
            "wild_canastas": self.tr("wild canastas"),
            "a_wild_canasta": self.tr("a wild canasta"),
            "kind_samba": self.tr("samba", "on a canasta"),
            "kind_wild": self.tr("wild", "on a canasta"),
        }


class BoliviaTerms(Translated):
    """The names of the games that come from Bolivia: the classic ones, but for two canastas."""

    def nouns(self) -> Mapping[str, str]:
        """Returns the nouns by placeholder."""
        return {
            **ClassicTerms().nouns(),
            "samba": self.tr("escalera", "a full sequence"),
            "sambas": self.tr("escaleras", "full sequences"),
            "a_samba": self.tr("an escalera", "a full sequence"),
            "wild_canasta": self.tr("bolivia"),
            "wild_canastas": self.tr("bolivias"),
            "a_wild_canasta": self.tr("a bolivia"),
            "kind_samba": self.tr("escalera", "on a canasta"),
            "kind_wild": self.tr("bolivia"),
        }


class BoxTerms(Translated):
    """The names printed in the boxed editions."""

    def nouns(self) -> Mapping[str, str]:
        """Returns the nouns without an article, by placeholder."""
        return {
            "stock": self.tr("Draw pile", "noun; masculine in German and Spanish"),
            "pile": self.tr("Prize pile", "noun; masculine in German and Spanish"),
            "bonus": self.tr("Bonus card", "noun; feminine in German, masculine in Spanish"),
            "bonuses": self.tr("Bonus cards"),
            "stop": self.tr("Stop card", "noun; feminine in German, masculine in Spanish"),
            "stops": self.tr("Stop cards"),
            "twos": self.tr("Little Wilds"),
            "jokers": self.tr("Big Wilds"),
            **CanastaTerms().nouns(),
        }


EditionTerms = ClassicTerms | BoxTerms | BoliviaTerms


def terms_of(style: str) -> EditionTerms:
    """Returns the names that a ruleset asks for by ``words.style``."""
    if style == "bolivia":
        return BoliviaTerms()
    return BoxTerms() if style == "box" else ClassicTerms()
