"""Tests that every reason of a computer player has words."""

import pytest

from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.words.hint_texts import HintTexts, plain_reasons
from canasta_gui.words.reason_texts import ReasonTexts, reason_sentences
from canasta_gui.words.vocabulary import Vocabulary, nouns_of
from engine import Reason, parse_cards, reason_catalogue
from tests.for_each import for_each
from tests.gui.words.test_languages import OTHERS, Speak, speak

__all__ = ["speak"]

NOUNS = frozenset(nouns_of("classic"))
TEXTS = ReasonTexts(Vocabulary("classic"))
TIMED = [name for name, info in reason_catalogue().items() if "turns" in info.params]
"""The reasons that say by when something happens."""
MOVES = ("draw", "take", "pass", "caliente", "meld", "discard", "out")


def test_the_words_are_those_of_the_reasons_that_there_are() -> None:
    within = {name for name in reason_sentences() if name.startswith(("moves.", "seen."))}
    assert set(reason_sentences()) - within == set(reason_catalogue())


@for_each(number=[0, 1, 2], name=reason_catalogue())
def test_every_reason_has_a_sentence(name: str, number: int) -> None:
    info = reason_catalogue()[name]
    assert NOUNS.isdisjoint(info.params), "a number would stand for a noun"
    cards = parse_cards("9h 9d") if info.has_cards else ()
    for move in MOVES:
        values = {param: move if kind is str else number for param, kind in info.params.items()}
        text = TEXTS.text(Reason(name, values, cards))
        assert text.endswith(".")
        assert "{" not in text
        assert "%n" not in text


def test_a_reason_of_a_newer_program_is_passed_over() -> None:
    assert TEXTS.text(Reason("draw.never_heard_of")) == ""


@pytest.mark.parametrize("reason", [Reason("meld.best"), Reason("draw.pile", {"count": 7})])
def test_a_hint_praises_no_move_above_the_others(reason: Reason) -> None:
    """The same reason may stand beside moves that are worse than the best one."""
    told = HintTexts(Vocabulary("classic"), TEXTS).why([reason])
    assert told
    assert "more than" not in told


@for_each(name=reason_catalogue())
def test_no_reason_calls_what_it_speaks_of_the_readers(name: str) -> None:
    """A review shows the decisions of one person to another one."""
    info = reason_catalogue()[name]
    cards = parse_cards("9h 9d") if info.has_cards else ()
    values = {param: "draw" if kind is str else 2 for param, kind in info.params.items()}
    reason = Reason(name, values, cards)
    plain = plain_reasons()[name](reason) if name in plain_reasons() else ""
    told = HintTexts(Vocabulary("classic"), TEXTS).why([reason])
    words = f"{TEXTS.text(reason)} {told} {plain}".lower().split()
    assert {"you", "your"}.isdisjoint(words)


def told(name: str, turns: int) -> str:
    """Returns what a hint says of a reason that was counted in trials of so many turns."""
    reason = Reason(name, {"count": 75, "other": 49, "turns": turns})
    words = Vocabulary("classic")
    return HintTexts(words, ReasonTexts(words)).why([reason])


@pytest.mark.parametrize("name", TIMED)
def test_trials_of_few_turns_say_of_how_many(name: str) -> None:
    assert "within 8 turns" in told(name, 8)


@pytest.mark.parametrize("turns", [40, 60])
@pytest.mark.parametrize("name", TIMED)
def test_trials_to_the_end_of_the_deal_say_so(name: str, turns: int) -> None:
    assert "by the end of the deal" in told(name, turns)
    assert f"{turns}" not in told(name, turns)


@pytest.mark.parametrize("name", TIMED)
def test_in_plain_words_only_what_happens_in_few_turns_comes_soon(name: str) -> None:
    with PlainWords.for_one(are_used=True):
        near, far = told(name, 8), told(name, 60)
    assert ("soon " in near) == (name != "trials.side_takes")
    assert "soon " not in far
    assert "{" not in f"{near}{far}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_both_forms(speak: Speak, language: str) -> None:
    speak(language)
    for name in TIMED:
        near, far = told(name, 8), told(name, 60)
        assert ("8" in near, "8" in far, "60" in far) == (True, False, False)
        assert not any(word in f"{near}{far}" for word in ("{", "within", "the deal", "trials"))
