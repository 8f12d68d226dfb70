"""Tests the plain words: short, without technical terms, and for everything that they replace."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.words.hint_texts import plain_reasons
from canasta_gui.words.words import Words, plain_prompts, plain_refusals
from engine import Discard, Reason, Refusal, load_ruleset, parse_card, parse_cards, reason_catalogue
from tests.gui.words.sources import CAST, refusals
from tests.gui.words.test_languages import Speak, speak

__all__ = ["speak"]

MOST_WORDS = 18
OF_THE_TRADE = {
    "en": ("natural", "wild", "meld", "discard"),
    "de": ("natürlich", "wilde", "meldung", "ablegen"),
    "es": ("natural", "comodín", "combinación", "descart"),
}


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    """Switches plain words on for a test."""
    assert qapp
    PlainWords.use(are_used=True)
    yield
    PlainWords.use(are_used=False)


def said() -> list[str]:
    words = Words(load_ruleset("classic-1951/4p"))
    found = [
        words.refusals((one,), CAST.names) for one in refusals() if one.rule in plain_refusals()
    ]
    values = {"need": 50, "have": 30}
    hints = (words.advice((reason,)) for reason in reasons())
    prompts = (words.say(TextId(what), 1, **values) for what in plain_prompts())
    return [*found, *prompts, *hints, words.move(Discard(parse_card("Ks")))]


def reasons() -> list[Reason]:
    """Returns a reason for each plain sentence."""
    catalogue = reason_catalogue()
    return [
        Reason(
            name,
            dict.fromkeys(catalogue[name].params, 2),
            parse_cards("Ks") if catalogue[name].has_cards else (),
        )
        for name in plain_reasons()
    ]


@pytest.mark.parametrize("language", OF_THE_TRADE)
def test_plain_texts_are_short_and_without_technical_words(speak: Speak, language: str) -> None:
    speak(language)
    for text in said():
        assert len(text.split()) <= MOST_WORDS, text
        assert "{" not in text, text
        assert not [word for word in OF_THE_TRADE[language] if word in text.lower()], text


def test_every_plain_sentence_stands_for_a_usual_one() -> None:
    known = {one.rule for one in refusals()}
    assert set(plain_refusals()) <= known
    assert set(plain_reasons()) <= set(reason_catalogue())
    assert len({*plain_refusals(), *plain_prompts()}) <= len(said())


def test_what_has_no_plain_sentence_keeps_the_usual_one() -> None:
    words = Words(load_ruleset("winning-moves-deluxe/4p"))
    plain = words.refusals((Refusal("pile.empty"),), CAST.names), words.say(TextId.PROMPT_PLAY)
    PlainWords.use(are_used=False)
    usual = words.refusals((Refusal("pile.empty"),), CAST.names), words.say(TextId.PROMPT_PLAY)
    assert plain[0] == usual[0]
    assert plain[1] != usual[1]
