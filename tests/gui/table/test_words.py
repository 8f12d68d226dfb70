"""Tests that names too long for their place are shortened so that they still differ."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.furniture.text_drawing import TextStyle, squeezed, width_of

INK = TextStyle(15.0, "#ffffff", is_bold=True)
NAMES = "Bartholomäus-Maria und Dorothea-Wilhelma"


@pytest.mark.parametrize("part", [0.9, 0.7, 0.5])
def test_the_longest_words_lose_their_ends(qtbot: QtBot, part: float) -> None:
    width = part * width_of(NAMES, INK)
    first, joint, last = squeezed(NAMES, width, INK).split(" ")
    assert width_of(f"{first} {joint} {last}", INK) <= width
    assert (first[:3], joint, last[:3]) == ("Bar", "und", "Dor")
    assert first.endswith("…")


def test_what_fits_stays_whole(qtbot: QtBot) -> None:
    assert squeezed(NAMES, width_of(NAMES, INK), INK) == NAMES


def test_short_words_are_kept_even_where_there_is_no_room(qtbot: QtBot) -> None:
    assert squeezed("WWW iiii Ada", 1.0, INK) == "WWW ii… Ada"
