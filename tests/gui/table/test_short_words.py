"""Tests that short texts are drawn in full: the word on a plate, the line of the last action."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from canasta_gui.table.furniture import plates, seat_plates, text_drawing
from canasta_gui.table.furniture.text_drawing import (
    TextStyle,
    draw_words,
    is_whole,
    line_height,
    text_height,
)
from canasta_gui.table.render.palette import table_palette
from canasta_gui.table.render.style import TableStyle
from canasta_gui.viewmodel.seat_views import LargeFigure, SeatView
from canasta_gui.viewmodel.table_view import TableView
from tests.gui.table.conftest import Table
from tests.gui.table.painted_words import overheard
from tests.kit import specimens

MakeTable = Callable[..., Table]
SIZES = ((1024, 700), (1600, 1000))
WITH_FOOT = [("partner", 11), ("Partner", 11), ("pareja", 11)]


@dataclass(frozen=True)
class Written:
    """The width and the style of drawn words."""

    width: float
    ink: TextStyle


def writer(monkeypatch: pytest.MonkeyPatch, room: Any) -> dict[str, Written]:
    """Returns the words that a module draws from now on, by their text."""
    written: dict[str, Written] = {}

    def write(painter: QPainter, box: QRectF, text: str, ink: TextStyle) -> None:
        written[text] = Written(box.width(), ink)
        draw_words(painter, box, text, ink)

    monkeypatch.setattr(room, "draw_words", write)
    return written


def with_partner(word: str, foot: int) -> TableView:
    """Returns a table on which the player opposite is the partner and deals."""
    view = specimens.hand_and_foot()

    def mark(seat: SeatView) -> SeatView:
        is_opposite = seat.seat == 2
        return (
            replace(seat, name="Klara", mark=word, is_dealer=True, foot=foot)
            if is_opposite
            else seat
        )

    return replace(view, seats=tuple(map(mark, view.seats)))


@pytest.mark.parametrize(("word", "foot"), WITH_FOOT)
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_partner_is_named_whole_beside_the_foot(
    make_table: MakeTable,
    monkeypatch: pytest.MonkeyPatch,
    word: str,
    foot: int,
    text_scale: float,
    size: tuple[int, int],
) -> None:
    written, names = writer(monkeypatch, seat_plates), writer(monkeypatch, plates)
    table = make_table(with_partner(word, foot), size=size, text_scale=text_scale)
    found, text = written[word], table.board.frame.measure.text
    assert is_whole(word, found.width, found.ink)
    assert found.ink.size >= 0.75 * text
    assert "Klara" in names


@pytest.mark.parametrize(("wide", "said"), [(160.0, ["Eröffnung", "50"]), (56.0, ["50"])])
def test_what_an_opening_needs_loses_its_word_rather_than_a_part_of_it(
    qapp: QApplication, wide: float, said: list[str]
) -> None:
    need, palette = LargeFigure("Eröffnung 50", "50"), table_palette(TableStyle())

    def draw(painter: QPainter, box: QRectF) -> None:
        plates.draw_need(painter, box, need, palette, 12.5, is_mirrored=False)

    assert [text for text, *_ in overheard(draw, wide, 16.0) if text] == said


@pytest.mark.parametrize(
    ("text_scale", "most_lines"),
    [pytest.param(1.0, 2, id="usual"), pytest.param(1.5, 4, id="large")],
)
@pytest.mark.parametrize("size", SIZES)
def test_what_happened_last_stands_on_few_lines(
    make_table: MakeTable,
    monkeypatch: pytest.MonkeyPatch,
    text_scale: float,
    most_lines: int,
    size: tuple[int, int],
) -> None:
    written = writer(monkeypatch, text_drawing)
    text = "Bartholomew discards the queen of diamonds."
    view = replace(specimens.playing(), last_action=text, is_wordy=True)
    make_table(view, size=size, text_scale=text_scale)
    found = written[text]
    assert is_whole(text, found.width, found.ink)
    lines = text_height(text, found.width, found.ink) / line_height(found.ink)
    assert lines <= most_lines
