"""Tests that every option of house rules has words, and every problem with one."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from canasta_gui.words.edition_texts import house_sentences
from canasta_gui.words.option_book import (
    GROUPS,
    NOT_FOR_HOUSES,
    OptionBook,
    OptionWords,
    Unit,
    counted,
    house_options,
)
from canasta_gui.words.problem_texts import problem_sentences, problem_text
from engine import (
    Json,
    OptionInfo,
    Problem,
    RulesReference,
    catalogue,
    edition_ids,
    load_ruleset,
    option_values,
    problem_ids,
)
from tests.for_each import for_each

STYLES = ("classic", "box", "bolivia")
ALL = {path for paths in house_options().values() for path in paths}


def test_every_option_is_worded_or_no_house_rule() -> None:
    """A new option needs words in `assets/words/options.toml`, beside those of its group."""
    book = OptionBook("box")
    assert {path for path in catalogue() if path not in book} == set(NOT_FOR_HOUSES)
    assert set(catalogue()) - set(NOT_FOR_HOUSES) == ALL


def test_every_group_has_a_name() -> None:
    assert tuple(OptionBook("classic").groups()) == tuple(GROUPS)


@for_each(style=STYLES, path=sorted(ALL))
def test_the_words_of_an_option_are_complete(path: str, style: str) -> None:
    words, info = OptionBook(style)[path], catalogue()[path]
    assert words.title
    assert words.title[0] == words.title[0].upper()
    assert words.line.endswith((".", "”"))
    assert "{" not in words.title + words.line
    assert set(words.choices) == set(info.choices)
    assert bool(words.none) >= info.is_optional
    assert bool(words.none) >= (info.kind in ("steps", "numbers"))
    assert_row_is_complete(words, info)


def assert_row_is_complete(words: OptionWords, info: OptionInfo) -> None:
    assert tuple(words.columns) == tuple(column.path for column in info.columns)
    for column in info.columns:
        assert f"{{{column.path}}}" in words.row
        assert words.columns[column.path].title
        if column.is_optional:
            assert words.row_none
            assert words.columns[column.path].none


@pytest.mark.parametrize("edition", edition_ids())
def test_every_value_of_an_edition_can_be_said(edition: str) -> None:
    rules = load_ruleset(edition)
    book = OptionBook(rules.words.style)
    for path, value in option_values(rules).items():
        if path in book:
            text = book.value(path, value)
            assert text
            assert "{" not in text


@pytest.fixture
def english_numbers() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


def test_values_are_said_as_players_say_them(english_numbers: None) -> None:
    book = OptionBook("classic")
    assert book.value("end.target", 5000) == "5,000 points"
    assert book.value("end.target", None) == "no target"
    assert book.value("pile.always_frozen", True) == "yes"
    assert book.value("pile.open_add", "never") == "no meld"
    assert book.value("caliente.held_multipliers", [1, 2]) == "×1, ×2"
    steps: Json = [{"score": None, "need": 15}, {"score": 1500, "need": 90}]
    assert book.value("opening.table", steps) == "below zero: 15 points, from 1,500: 90 points"
    assert book.value("bonus.set_extra", []) == "none"
    assert counted(Unit.CARDS, 3) == "3 cards"


@for_each(problem_id=problem_ids())
def test_every_problem_has_words(problem_id: str) -> None:
    """A new contradiction needs words in `assets/words/problems.toml`."""
    assert set(problem_sentences()) == set(problem_ids())
    names = (
        "players teams need have cards size naturals closed_at least most count kinds total below"
    )
    params: dict[str, int | str] = dict.fromkeys(names.split(" "), 2)
    for style in STYLES:
        text = problem_text(Problem(problem_id, "meld.wild_cap", params), style)
        assert text.endswith(".")
        assert "{" not in text


def test_house_rules_tell_their_differences() -> None:
    house = {"meld.wild_cap": 2, "pile.always_frozen": True}
    rules = load_ruleset(RulesReference("winning-moves-deluxe", house=house))
    assert house_sentences(rules) == (
        "Differs from Deluxe Canasta Caliente in:",
        "Most wild cards in a meld: 2 instead of 3",
        "The Prize pile is always frozen: yes instead of no",
    )
    assert house_sentences(load_ruleset("winning-moves-deluxe")) == ()
