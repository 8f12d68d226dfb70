"""Tests that names too long for their place are shortened so that they still differ."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, squeezed, width_of
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


def _drawn(text: str) -> QImage:
    image = QImage(300, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_words(painter, QRectF(0, 0, 300, 40), text, INK)
    painter.end()
    return image


def test_a_sentence_that_begins_with_a_hebrew_name_runs_as_its_language(qtbot: QtBot) -> None:
    told = "שרה is playing."
    assert _drawn(told) == _drawn(f"\N{LEFT-TO-RIGHT MARK}{told}")


@pytest.mark.parametrize(
    ("name", "size", "shown"),
    [
        ("Wilhelmine", (800, 600), ["Wilhelmine"]),
        ("Bartholomäus", (1024, 700), ["Bartholomäus"]),
        ("Bo", (1024, 700), ["Bo", "phone"]),
    ],
)
def test_the_own_name_comes_before_a_word_on_the_player(
    qtbot: QtBot, name: str, size: tuple[int, int], shown: list[str]
) -> None:
    view = specimens.hand_and_foot()
    own, *others = view.seats
    own = replace(own, name=name, foot=0, mark="partner, phone", brief_mark="phone")
    lying = lay(replace(view, seats=(own, *others)), size, TableOptions())
    words = [it.text for it in lying.ledger.words if it.key == ("seat", 0)]
    assert sorted(it for it in words if not it.isdigit()) == shown


@pytest.mark.parametrize(("seats", "sides"), [(4, 2), (6, 3)])
def test_long_names_stay_large_enough_to_be_read(qtbot: QtBot, seats: int, sides: int) -> None:
    names = ("Maximiliane", "Anna Katharina Schmidt", "Bartholomäus", "Hans-Peter Weidenfeld")
    view = specimens.playing(seats, sides)
    people = tuple(replace(it, name=names[it.seat % len(names)]) for it in view.seats)
    joined = tuple(
        replace(side, short_name=" · ".join(it.name for it in people if it.side == side.side))
        for side in view.sides
    )
    words = lay(replace(view, seats=people, sides=joined), (1024, 652), TableOptions()).ledger.words
    keys = {"score", *product(("seat", "row"), range(seats))}
    said = [it for it in words if it.key in keys]
    assert min(it.size for it in said if it.text[:3] in {name[:3] for name in names}) >= 10
    own, left, *_ = [
        it.text for it in said if it.key in (("seat", 0), ("seat", 1)) and it.text[0].isalpha()
    ]
    assert (own, left) == ("Maximiliane", "Anna K. S.")
