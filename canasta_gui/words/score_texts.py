"""The names of the lines of the score sheet, and of special hands with their cards."""

from collections.abc import Mapping

from canasta_gui.words.vocabulary import Vocabulary
from canasta_gui.words.written import Named, named, names
from engine import SpecialKind


class ScoreTexts:
    """The name of each line of a score."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._fill = vocabulary.fill

    def line(self, rule: str) -> str:
        """Returns the name of a line, by the rule that pays it."""
        return self._fill(self.lines()[rule])

    def lines(self) -> Mapping[str, str]:
        """Returns the name of the line of each rule id."""
        own = {"score.samba": "{Samba}", "score.wild_canasta": "{Wild_canasta}"}
        return own | {rule: told.name for rule, told in names("ScoreTexts").items()}


def special_hand(kind: SpecialKind) -> Named:
    """Returns the name of a special hand, and the cards of which it consists, without a stop."""
    return named("SpecialHandNames", kind)
