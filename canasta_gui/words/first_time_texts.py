"""The texts that the table shows when something happens for the first time."""

from canasta_gui.viewmodel.first_time import FirstTime
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import Ruleset


class FirstTimeTexts(Translated):
    """Explanations in one or two short sentences, by the rules in use."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._words = Vocabulary(rules.words.style)

    def text(self, what: FirstTime, need: int | None = None) -> str:
        """Returns the explanation of an event; ``need`` is the points to open, if all sides need
        the same.
        """
        rules = self._rules
        match what:
            case FirstTime.OPENING:
                return self._say(self._opening(need), need=need or 0)
            case FirstTime.PILE:
                return self._say(
                    self.tr(
                        "The {pile} was taken: whoever can meld its top card at once gets all its"
                        " cards."
                    )
                )
            case FirstTime.FREEZE:
                return self._say(self._freeze())
            case FirstTime.CANASTA:
                return self._say(self._canasta(), size=rules.canasta.size)
            case FirstTime.BONUS:
                return self._say(
                    self.tr(
                        "A {bonus} is laid at once, and another card drawn. It counts {points}"
                        " points once its side has melds."
                    ),
                    points=rules.bonus.each,
                )
            case FirstTime.STOP:
                return self._say(
                    self.tr("A {stop} was discarded: the next player cannot take the {pile}.")
                )
            case FirstTime.ASKED:
                return self.tr(
                    "Who could go out may ask the partner first whether it suits: yes or no,"
                    " nothing else is said."
                )
            case FirstTime.OUT:
                return self._say(
                    self.tr(
                        "Going out ends the deal and brings {points} points. What is left in the"
                        " hands counts against their sides."
                    ),
                    points=rules.out.bonus,
                )

    def _opening(self, need: int | None) -> str:
        if need is None:
            return self.tr("A side has opened: from now on it may add single cards to its melds.")
        return self.tr(
            "A side has opened with at least {need} points. From now on it may add single cards."
        )

    def _freeze(self) -> str:
        if self._rules.freeze.by == "anyone":
            return self.tr(
                "A wild card froze the {pile}: now only two natural cards like its top card take"
                " it."
            )
        return self.tr(
            "A wild card froze the {pile} for the other side: only two natural cards like its top"
            " card take it."
        )

    def _canasta(self) -> str:
        first = self.tr("A canasta: {size} cards of a rank, and many points on top of them.")
        need = self._rules.out.canastas.total
        if not need:
            return first
        more = self.tr("A side needs %n canastas to go out.", "", need)
        return f"{first} {more}"

    def _say(self, text: str, **values: int) -> str:
        return capital(self._words.fill(text, **values))
