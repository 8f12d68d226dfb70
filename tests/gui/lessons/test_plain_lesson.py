"""Tests the first lesson in plain words: each word is explained where it comes first."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.lessons.lesson_catalogue import COURSE
from canasta_gui.lessons.scene import TaskStep
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.table_view import HandTarget
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.words.words import Words
from engine import Card, Meld, Rank, is_natural, is_wild, rank_of
from tests.engine.kit.tables import rules_named
from tests.gui.words.test_languages import OTHERS, Speak, speak

__all__ = ["speak"]

WORDS = 15
MOST_WORDS = 18
_EXPLAINED = re.compile(r"[“„«]([^”“»]+)[”“»]")
TABLES = ("classic-1951/4p", "hasbro-2001/4p")


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    """Switches plain words on for a test."""
    assert qapp
    PlainWords.use(are_used=True)
    yield
    PlainWords.use(are_used=False)


def steps(table: str) -> list[str]:
    """Returns what the first lesson says, step by step."""
    return [step.text for scene in COURSE[0](rules_named(table)).scenes() for step in scene.steps]


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("table", TABLES)
def test_each_word_is_explained_once_and_not_used_before(
    speak: Speak, language: str, table: str
) -> None:
    speak(language)
    lesson = "\n".join(steps(table))
    found = list(_EXPLAINED.finditer(lesson))
    assert len({word[1] for word in found}) == len(found) == WORDS
    for word in found:
        before = lesson[: word.start()]
        assert not re.search(rf"\b{re.escape(word[1])}\b", before, re.IGNORECASE), word[1]


def lit(table: str, word: str) -> list[Card]:
    """Returns the cards of the hand, or of the own meld, that are lit where a word is explained."""
    scenes = COURSE[0](rules_named(table)).scenes()
    ((state, step),) = (
        (scene.state, step) for scene in scenes for step in scene.steps if f"“{word}”" in step.text
    )
    (target,) = step.targets
    if isinstance(target, HandTarget):
        return list(target.cards)
    assert isinstance(target, Zone)
    assert target.kind is ZoneKind.MELD
    return list(state.public.sides[target.owner].melds[target.index].cards)


def test_each_word_is_lit_where_it_is_explained() -> None:
    found = [step for scene in COURSE[0](rules_named(TABLES[0])).scenes() for step in scene.steps]
    explaining = [step for step in found if _EXPLAINED.search(step.text)]
    assert [step.text for step in explaining if not step.targets] == []


@pytest.mark.parametrize("table", [*TABLES, "modern-american/4p", "italian/4p"])
def test_the_cards_that_are_lit_are_those_that_the_word_means(table: str) -> None:
    assert {rank_of(card) for card in lit(table, "canasta")} == {Rank.KING}
    assert all(map(is_wild, lit(table, "wild cards")))
    assert all(map(is_natural, lit(table, "natural cards")))
    assert any(map(is_wild, lit(table, "mixed")))


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_table_does_not_say_what_the_lesson_explains_later(speak: Speak, language: str) -> None:
    speak(language)
    rules = rules_named(TABLES[0])
    found = [step for scene in COURSE[0](rules).scenes() for step in scene.steps]
    tasks = (isinstance(step, TaskStep) and isinstance(step.solution, Meld) for step in found)
    later = "\n".join(step.text for step in found[1 + list(tasks).index(True) :])
    said = Words(rules).say(TextId.BRIEF_OPEN, need=50)
    stems = [word[1][:5] for word in _EXPLAINED.finditer(later)]
    assert stems
    assert not [stem for stem in stems if stem.lower() in said.lower()]


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_sentences_are_short(speak: Speak, language: str) -> None:
    speak(language)
    sentences = [part for text in steps(TABLES[0]) for part in re.split(r"[.:;!?]", text)]
    assert max(len(part.split()) for part in sentences) <= MOST_WORDS


def test_plain_words_change_what_the_first_lesson_says() -> None:
    simple = steps(TABLES[0])
    PlainWords.use(are_used=False)
    usual = steps(TABLES[0])
    assert len(simple) == len(usual)
    assert sum(one != other for one, other in zip(simple, usual, strict=True)) > len(usual) // 2
    assert not any(_EXPLAINED.search(text) for text in usual)
