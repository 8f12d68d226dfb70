"""A question in any language finds the page that answers it."""

import pytest

from canasta_gui.rulebook import rulebook
from canasta_gui.rulebook.search import RuleSearch
from engine import load_ruleset
from tests.gui.words.test_languages import Speak, speak

__all__ = ["speak"]


def found(question: str) -> list[str]:
    pages = rulebook(load_ruleset("winning-moves-deluxe/4p"))
    return [pages[row].anchor for row in RuleSearch().find(pages, question).rows]


@pytest.mark.parametrize(
    ("language", "question", "page"),
    [
        ("en", "How do I win?", "game"),
        ("en", "What is frozen?", "frozen"),
        ("de", "Wie gewinne ich?", "game"),
        ("de", "Was heißt eingefroren?", "frozen"),
        ("es", "¿Cómo se gana?", "game"),
        ("es", "¿Qué es congelado?", "frozen"),
    ],
)
def test_a_question_finds_its_page(speak: Speak, language: str, question: str, page: str) -> None:
    speak(language)
    assert found(question)[0] == page


def test_words_that_stand_on_a_page_are_found_as_they_are() -> None:
    assert found("crosswise") == ["frozen"]
    assert found("xyzzy") == []
    assert len(found("")) == len(rulebook(load_ruleset("winning-moves-deluxe/4p")))
