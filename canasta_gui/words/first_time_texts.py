"""The texts that the table shows when something happens for the first time."""

from collections.abc import Mapping

from canasta_gui.viewmodel.first_time import FirstTime
from canasta_gui.viewmodel.signs import Sign
from canasta_gui.words.sign_texts import sign_text
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import message
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
        if what is FirstTime.DRAWN:
            sign = sign_text(Sign.DRAWN)
            return self._words.named(sign.name, sign.line)
        rules = self._rules
        points = rules.bonus.each if what is FirstTime.BONUS else rules.out.bonus
        text = message("FirstTimeTexts", self._id_of(what, need))
        if what is FirstTime.CANASTA and rules.out.canastas.total:
            more = self.tr("A side needs %n canastas to go out.", "", rules.out.canastas.total)
            text = f"{text} {more}"
        if what is FirstTime.BONUS:
            text = f"{text} {message('FirstTimeTexts', f'bonus-{rules.bonus.positive_if}')}"
        figures = {
            "need": need or 0,
            "size": rules.canasta.size,
            "most": rules.pile.most_taken or 0,
        }
        return capital(self._words.fill(text, points=points, **figures))

    def _freezers(self) -> tuple[bool, str]:
        """Returns whether not only wild cards freeze, or not for all, and what then explains it."""
        freeze = self._rules.freeze
        other = "freeze-any" if freeze.stops_too else "freeze-others"
        return freeze.stops_too or freeze.by != "anyone", other

    def _id_of(self, what: FirstTime, need: int | None) -> str:
        """Returns which of the explanations of an event holds by these rules."""
        rules = self._rules
        others: Mapping[FirstTime, tuple[bool, str]] = {
            FirstTime.OPENING: (need is None, "opening-any"),
            FirstTime.PILE: (rules.pile.most_taken is not None, "pile-top"),
            FirstTime.FREEZE: self._freezers(),
            FirstTime.CANASTA: (rules.meld.sequences or rules.meld.all_wild_sets, "canasta-any"),
            FirstTime.ASKED: (rules.ask.mode == "mandatory", "asked-always"),
        }
        holds, other = others.get(what, (False, ""))
        return other if holds else what
