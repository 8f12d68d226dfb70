"""``contrast``: words and marks stand out from their backgrounds in every look."""

from pathlib import Path

import pytest

from canasta_gui.table.render.style import BACKS, FELTS
from canasta_gui.theme.tokens import ALL
from tests.kit.deck_styles import variants
from workshop.contrast import figures, short_table


@pytest.mark.parametrize("what", sorted({figure.what for figure in figures()}))
def test_words_and_marks_stand_out_in_every_look(what: str) -> None:
    short = [it for it in figures() if it.what == what and it.value < it.least]
    assert short == []


def test_every_look_is_measured() -> None:
    looks = {figure.look for figure in figures()}
    assert {*BACKS, *FELTS, *(name for name, _ in variants())} <= looks
    words = [figure for figure in figures() if figure.what == "words in windows"]
    grounds = {figure.ground for figure in words}
    assert {ground for one in ALL for ground in (one.window, one.surface, one.header)} <= grounds


def test_words_need_more_than_marks() -> None:
    for figure in figures():
        is_word = any(name in figure.what for name in ("words", "ranks", "values"))
        assert figure.least >= (4.5 if is_word else 3.0), figure


def test_the_table_in_the_documents_is_the_present_one() -> None:
    assert short_table() in (Path(__file__).parents[3] / "docs" / "look.md").read_text("utf-8")
