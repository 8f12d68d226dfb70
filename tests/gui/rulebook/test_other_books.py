"""Tests that the pages tell where other books differ, and by which options of house rules."""

import re

import pytest

from canasta_gui.rulebook import rulebook
from canasta_gui.rulebook.page import Aside
from canasta_gui.words.option_book import OptionBook, house_options
from engine import (
    OpenOption,
    RulesReference,
    load_ruleset,
    load_sources,
    open_options,
    reference_of,
)
from tests.gui.rulebook.games import references
from tests.gui.words.test_languages import Speak, speak
from tests.meta.test_readings import family_options, rows

__all__ = ["speak"]

HOUSE = {path for paths in house_options().values() for path in paths}
SETTLED = {"D104"}
"""Decisions of which only one reading can be played: who plays alone has no fixed side."""


def lines(reference: object) -> list[str]:
    """Returns what the pages of a game tell of other books."""
    blocks = (block for page in rulebook(load_ruleset(reference)) for block in page.blocks)
    return [line for block in blocks if isinstance(block, Aside) for line in block.lines]


def options(reference: object) -> dict[str, OpenOption]:
    return {option.path: option for option in open_options(load_ruleset(reference))}


def decisions(table: RulesReference) -> set[str]:
    """Returns the numbers that a table has as sources of what house rules can change."""
    named = " ".join(text for path, text in load_sources(table).items() if path in HOUSE)
    return set(re.findall(r"\bD\d{2,3}\b", named))


def test_every_decision_that_became_an_option_is_named_in_some_game() -> None:
    told: set[str] = set()
    for table in references():
        if decisions(table) <= told:
            continue
        rules, said = load_ruleset(table), lines(table)
        assert not any(mark in line for line in said for mark in "{%")
        book = OptionBook(rules.words.style)
        for option in open_options(rules):
            if option.path in HOUSE:
                assert book.choice(option) in said
                told.update(option.decisions)
    wanted = {
        number
        for number, row in rows().items()
        if (HOUSE - family_options()) & set(re.findall(r"`([a-z_.]+)`", row))
    }
    assert told == wanted - SETTLED


def test_what_others_play_can_be_chosen_and_is_not_told_then() -> None:
    table = "winning-moves-deluxe/4p"
    own = options(table)["meld.natural_majority"]
    assert (own.decisions, own.value, own.others) == (("D10",), True, (False,))
    assert options(table)["meld.wild_cap"].others == (2, None)
    assert options("stingray-classic/4p")["freeze.by"].others == ("opponents",)
    line = "Natural cards must be in the majority: no instead of yes"
    assert line in lines(table)
    house = RulesReference("winning-moves-deluxe", 4, house={own.path: False})
    assert line not in lines(house)
    assert load_ruleset(house).is_house
    assert own.path in reference_of(load_ruleset(house)).house


def test_lists_of_numbers_are_named_without_their_values() -> None:
    assert "Points needed to open: other numbers" in lines("hasbro-2001/4p")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Natürliche Karten müssen in der Mehrzahl sein: nein statt ja"),
        ("es", "Las cartas naturales deben ser mayoría: no en lugar de sí"),
    ],
)
def test_other_books_are_told_in_the_language_of_the_reader(
    speak: Speak, language: str, line: str
) -> None:
    speak(language)
    assert line in lines("winning-moves-deluxe/4p")
