"""Tests that words and marks contrast with their backgrounds in every style."""

from pathlib import Path

import pytest

from canasta_gui.table.render.palette import back_palette, contrast, luminance, table_palette
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.theme.tokens import ALL
from workshop.contrast import figures, short_table
from workshop.faces import variants


def test_contrast_follows_the_definition() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#336699", "#336699") == 1
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


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


def test_high_contrast_is_never_weaker() -> None:
    for felt in FELTS:
        plain, high = table_palette(TableStyle(felt)), table_palette(TableStyle(felt, True))
        assert contrast(high.word, high.felt) > contrast(plain.word, plain.felt)
        assert contrast(high.mark, high.felt) > contrast(plain.mark, plain.felt)


def test_menus_and_tools_are_darker_than_every_table() -> None:
    """Lighter bars would make a bright stripe above; high contrast has one dark colour for both."""
    bars = {luminance(tokens.bar) for tokens in ALL}
    for felt in FELTS:
        palette = table_palette(TableStyle(felt))
        darkest = min(luminance(it) for it in (palette.felt, palette.felt_high, palette.felt_low))
        assert max(bars) < darkest


def test_unknown_names_fall_back_to_the_first() -> None:
    assert back_palette(DeckStyle(back="?")) == back_palette(DeckStyle(back=BACKS[0]))
    assert table_palette(TableStyle("?")) == table_palette(TableStyle(FELTS[0]))
