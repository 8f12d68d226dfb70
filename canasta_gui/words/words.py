"""All texts of a table, with the names of its edition."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from canasta_gui.i18n import formats
from canasta_gui.i18n.formats import minus, signed
from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.settings.table_keys import TableKeys
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.words.event_texts import EventTexts
from canasta_gui.words.hint_texts import HintTexts
from canasta_gui.words.reason_texts import ReasonTexts
from canasta_gui.words.score_texts import ScoreTexts, special_hand
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.way_texts import WayTexts
from canasta_gui.words.written import Sentence, sentences
from engine import (
    Rank,
    Refusal,
    Ruleset,
    SpecialKind,
    rank_text,
)

_NOUNS: Final[Mapping[TextId, str]] = {
    TextId.MELD_SAMBA: "{Samba}",
    TextId.MELD_WILD: "{Wild_canasta}",
    TextId.KIND_SAMBA: "{Kind_samba}",
    TextId.KIND_WILD: "{Kind_wild}",
}
"""What the table says by a noun of the vocabulary."""
_ONE_LEFT: Final = "note_leave_one"
"""The text for one card in place of several (`NOTE_LEAVE`)."""


def plain_prompts() -> Mapping[str, Sentence]:
    """Returns the sentences for a child, by id, of those prompts that have one."""
    return sentences("table", "PlainPrompts")


def _always(text: str) -> Callable[[int], str]:
    return lambda _: text


@cache
def _sayings() -> Mapping[str, Callable[[int], str]]:
    """Returns what says each text of the table, with a number; names are placeholders."""
    said = sentences(
        "table",
        *(
            "PromptTexts",
            "BriefTexts",
            "ButtonTexts",
            "SeatTexts",
            "MeldTexts",
            "PileTexts",
            "MomentTexts",
        ),
        *("StageTexts", "ExplanationTexts", "GestureTexts", "OmissionTexts", "MemoryAidTexts"),
    )
    points, leave, rules = TextId.SIDE_POINTS, TextId.NOTE_LEAVE, TextId.NOTICE_RULES
    return {
        **{what: it.counted for what, it in said.items()},
        **{what: _always(noun) for what, noun in _NOUNS.items()},
        points: lambda n: minus(n) + said[points].counted(abs(n)),
        leave: lambda n: said[_ONE_LEFT if n == 1 else leave].counted(n),
        rules: lambda n: said[rules].counted(n).format(key=TableKeys.rules_name()),
    }


_RANKS = {rank_text(rank): rank for rank in Rank}


class Words(Vocabulary):
    """Implements `Wording` by Qt's translations; the language may change at any time.

    What is said of events, scores, reasons, hints and ways is made by the texts on them.
    """

    def __init__(self, rules: Ruleset, *, has_keys: bool = True) -> None:
        super().__init__(rules.words.style)
        self._rules = rules
        self._has_keys = has_keys
        events = EventTexts(self)
        self.event, self.match_start = events.text, events.match_start
        self.score_line = ScoreTexts(self).line
        reasons = ReasonTexts(self)
        self.reason = reasons.text
        hints = HintTexts(self, reasons)
        self.move, self.better, self.beside = hints.move, hints.better, hints.beside
        self.advice, self.cost = hints.why, hints.cost
        self.gap, self.spread = hints.gap, hints.spread
        ways = WayTexts(self, has_keys=has_keys)
        self.ways, self.remedy = ways.sentence, ways.offer

    def under(self, rules: Ruleset) -> "Words":
        """Returns the texts of the same table for a deal that is played by these rules."""
        return self if rules == self._rules else Words(rules, has_keys=self._has_keys)

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        """Returns a sentence; ``count`` chooses the plural form."""
        plain = plain_prompts().get(what) if PlainWords.are_used() else None
        say = _sayings()[what] if plain is None else plain.counted
        return self.fill(say(count), **values)

    def refusals(self, refusals: Iterable[Refusal], names: Sequence[str]) -> str:
        """Returns why an action is not possible: the first refusal."""
        return next((self._refusal(one, names) for one in refusals), "")

    def _refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        values: dict[str, str | int] = {
            name: value for name, value in refusal.params.items() if not isinstance(value, bool)
        }
        values["cards"] = self.cards(refusal.blame)
        values["others"] = self.kinds(refusal.blame)
        if refusal.blame:
            values["card"] = self.card(refusal.blame[0])
        if "seat" in refusal.params:
            values["player"] = names[int(refusal.params["seat"])]
        rank = _RANKS.get(str(refusal.params.get("rank")))
        if rank is not None:
            values["ranks"] = self.ranks(rank)
        return capital(self.fill(self._reason_to_refuse(refusal), **values))

    def _reason_to_refuse(self, refusal: Refusal) -> str:
        plain = plain_refusals().get(refusal.rule) if PlainWords.are_used() else None
        if plain is not None:
            return plain(refusal)
        is_wild_enough = self._rules.pile.open_natural_plus_wild
        return _refusal_sentence(refusal, is_wild_enough=is_wild_enough)

    def signed(self, points: int) -> str:
        """Returns points that always have their sign."""
        return signed(points)

    def special_hand(self, kind: SpecialKind) -> str:
        """Returns the name of a special hand."""
        return special_hand(kind).name

    def sentences(self, parts: Iterable[str]) -> str:
        """Returns the parts that are not empty, one after the other."""
        return formats.sentences(parts)


_USUAL_REFUSALS: Final = ("OutRefusals", "TurnRefusals", "PileRefusals", "MeldRefusals")


def plain_refusals() -> Mapping[str, Sentence]:
    """Returns the sentences for a child, by rule, of those rules that have one."""
    return sentences("refusals", "PlainRefusals")


def _refusal_sentence(refusal: Refusal, *, is_wild_enough: bool) -> str:
    """Returns why an action is refused.

    ``is_wild_enough`` tells whether one natural and one wild card take an open pile.
    """
    said = refusal.rule
    if said == "pile.needs_support" and is_wild_enough:
        said = "pile.needs_pair_or_wild"
    elif said == "sequence.mixed_suits" and len(refusal.blame) == 1:
        said = "sequence.mixed_suit"
    return sentences("refusals", *_USUAL_REFUSALS)[said](refusal)
