"""Fills the sentences for reasons of computer players and facts that hints tell, which stand in
``assets/words/reasons.toml``, and tells what trials tell: by when something happens, and gains.
"""

from collections.abc import Mapping
from typing import Final

from canasta_gui.i18n.formats import number
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import Sentence, figure, message, named, sentences
from engine import Reason, rank_of

_MOVES: Final = "moves."
"""What the ids of moves begin with, which some reasons name."""
_SEEN: Final = "seen."
"""The same of the places where cards of a rank were seen."""


def about(text: str, points: int) -> str:
    """Returns a text with ``{points}``: what is told of a gain in trials."""
    from engine import told_points

    return text.replace("{points}", number(told_points(points)))


def _trial_times(turns: int) -> Mapping[str, str]:
    """Returns by when something happens in trials, in words that stand within their sentences: what
    stands for ``{within}``, and for ``{soon}`` in plain words.
    """
    # Loads the efforts of searches, which no start waits for.
    from engine import are_turns_to_the_end

    end = ".end" * are_turns_to_the_end(turns)
    return {each: message("TrialTimes", each + end, turns) for each in ("within", "soon")}


def reason_sentences() -> Mapping[str, Sentence]:
    """Returns the sentence of each reason, and of what stands within some of them, by id."""
    return sentences(
        "reasons",
        *("DrawReasons", "MeldReasons", "DiscardReasons", "SearchReasons"),
        *("PileFacts", "MeldFacts", "DiscardFacts", "ContrastTexts", "TrialTexts"),
    )


class ReasonTexts:
    """The sentences for all reasons."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._named = {
            "ranks": self._ranks,
            "where": self._where,
            "move": self._move,
            "hand": _special_hand,
        }
        """What makes the words for a placeholder, from a reason."""

    def text(self, reason: Reason) -> str:
        """Returns the sentence; empty for an unknown reason of a newer program."""
        sentence = reason_sentences().get(reason.id)
        return "" if sentence is None else self.fill(sentence(reason), reason)

    def fill(self, text: str, reason: Reason) -> str:
        """Returns a text with the names of places and what a reason tells filled in."""
        numbers = {name: value for name, value in reason.params.items() if type(value) is int}
        times = _trial_times(figure(reason, "turns"))
        named = {name: say(reason) for name, say in self._named.items() if f"{{{name}}}" in text}
        filled = self._vocabulary.fill(text, **{**numbers, **times, **named})
        return capital(filled) if text.startswith("{ranks}") else filled

    def _ranks(self, reason: Reason) -> str:
        return self._vocabulary.ranks(rank_of(reason.cards[0])) if reason.cards else ""

    def _where(self, reason: Reason) -> str:
        """Returns where cards of a rank were seen."""
        counts = {name: figure(reason, name) for name in ("melded", "piled")}
        words, say = self._vocabulary, reason_sentences()
        parts = words.listing(say[_SEEN + name](reason) for name, count in counts.items() if count)
        return words.fill(parts, **counts)

    def _move(self, reason: Reason) -> str:
        """Returns the other move that a reason names, within a sentence."""
        words, move = self._vocabulary, str(reason.params.get("what", "draw"))
        text = reason_sentences()[_MOVES + move](reason)
        a_card = words.a_card(reason.cards[0]) if reason.cards else ""
        return words.fill(text, cards=words.cards(reason.cards), a_card=a_card)


def _special_hand(reason: Reason) -> str:
    return named("SpecialHandNames", str(reason.params["hand"])).name
