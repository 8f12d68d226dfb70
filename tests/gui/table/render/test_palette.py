"""Tests that words and marks contrast with their backgrounds in every style."""

import pytest

from canasta_gui.table.render.palette import back_palette, contrast, luminance, table_palette
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.theme.tokens import ALL


def test_contrast_follows_the_definition() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#336699", "#336699") == 1
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


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
