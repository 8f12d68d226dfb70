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
        }


Terms = ClassicTerms | BoxTerms


def terms_of(style: str) -> Terms:
    """Returns the names that a ruleset asks for by ``words.style``."""
    return BoxTerms() if style == "box" else ClassicTerms()
