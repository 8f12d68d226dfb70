"""Tests that names too long for their place are shortened so that they still differ."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.furniture.text_drawing import TextStyle, squeezed, width_of
from canasta_gui.table.table_options import TableOptions
from tests.gui.table.legibility import lay
from tests.kit import specimens

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


@pytest.mark.parametrize("size", [(800, 600), (1024, 700), (1280, 860)])
def test_a_long_name_is_as_large_and_bold_as_the_others(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    view = specimens.hand_and_foot()
    names = ("Wilhelmine", "Bert", "Cleo", "Dora")
    seats = (replace(seat, name=names[seat.seat]) for seat in view.seats)
    lying = lay(replace(view, seats=tuple(seats)), size, TableOptions())
    plates = {("seat", seat) for seat in range(4)}
    drawn = [it for it in lying.ledger.words if it.key in plates]
    sizes = {it.size for it in drawn if it.text[0] in "WBCD"}
    assert len(sizes) == 1
