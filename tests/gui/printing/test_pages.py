"""Tests that the printed score sheet shows what the engine counted, complete, on the pages it
needs.
"""

import os
import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QImage, QPageSize, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.i18n.formats import Formats, number, signed
from canasta_gui.printing.output import page_size, save_pdf
from canasta_gui.printing.page_items import (
    TYPES,
    PageItems,
    Ribbon,
    TextItem,
    Tint,
    draw_page,
    words_of,
)
from canasta_gui.printing.pages import lay_out
from canasta_gui.printing.sheet_contents import Cell, ScorePaper, score_paper
from canasta_gui.theme.tokens import LIGHT
from canasta_gui.viewmodel.deal_summary import DealSummary, summaries
from canasta_gui.words.match_end_texts import how_it_ended, side_name
from tests.gui.kit.widest_language import WIDEST_LANGUAGES, spoken
from tests.kit.played_matches import dealt_match, play_deal

DAY = QDate(2026, 11, 21)
A4, LETTER = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter
TABLES = {
    "two": "complete-standard/2p",
    "four": "winning-moves-deluxe/4p",
    "five": "winning-moves-deluxe/5p",
    "five sides": "samba/5p",
    "three sides": "complete-standard/6p/3t+extra-deck",
}


def played(rules: str, count: int = 2) -> tuple[DealSummary, ...]:
    """Returns the summaries of the first deals of a match."""
    match = dealt_match("paper", rules)
    list(play_deal(match))
    for _ in range(count - 1):
        match.next_deal()
        list(play_deal(match))
    return summaries(match)


@pytest.fixture(scope="module")
def deals() -> tuple[DealSummary, ...]:
    return played(TABLES["four"])


def long_match(deals: tuple[DealSummary, ...], count: int) -> tuple[DealSummary, ...]:
    """Returns a match that repeats these deals; its last deal is won."""
    many = [replace(deals[at % len(deals)], deal=at + 1) for at in range(count)]
    return (*many[:-1], replace(many[-1], winners=(1,)))


def tenths(size: QPageSize.PageSizeId) -> QSizeF:
    return QPageSize(size).size(QPageSize.Unit.Millimeter) * 10


def pages_of(paper: ScorePaper, size: QPageSize.PageSizeId = A4) -> tuple[PageItems, ...]:
    return lay_out(paper, tenths(size))


def ink(words: TextItem) -> QRectF:
    """Returns the rectangle that the drawn text covers."""
    return QFontMetricsF(TYPES[words.role].font()).boundingRect(words.box, words.flags, words.text)


def page_count(path: Path) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes()))


def test_the_sheet_names_game_day_players_and_every_score(
    qtbot: QtBot, deals: tuple[DealSummary, ...]
) -> None:
    shown = words_of(pages_of(score_paper(deals, DAY)))
    assert deals[0].rules.title in shown
    assert Formats.day_in_words(DAY) in shown
    named = [replace(deal, viewer=None) for deal in deals]
    assert {side_name(named[0], 0), side_name(named[0], 1)} <= set(shown)
    for deal in named:
        assert how_it_ended(deal) in shown
        assert {signed(side.total) for side in deal.scored.sides} <= set(shown)
        assert {number(side.match) for side in deal.scored.sides} <= set(shown)


def test_a_won_match_names_the_winners_and_has_lines_to_sign_on(
    qtbot: QtBot, deals: tuple[DealSummary, ...]
) -> None:
    open_paper = score_paper(deals, DAY)
    won = score_paper(long_match(deals, 3), DAY)
    ribbons = [mark.text for mark in pages_of(won)[0] if isinstance(mark, Ribbon)]
    assert ribbons == ["Berta and Dora: victory!"]
    assert set(deals[0].names) <= set(words_of(pages_of(won)))
    assert not any(isinstance(mark, Ribbon) for mark in pages_of(open_paper)[0])
    assert not set(deals[0].names) & set(words_of(pages_of(open_paper)))


def fullest_page(deals: tuple[DealSummary, ...]) -> int:
    """Returns how many of these deals fit on one page; an ending of two lines needs more room."""
    return next(
        count
        for count in range(10, 40)
        if len(pages_of(score_paper(long_match(deals, count + 1), DAY))) > 1
    )


def test_many_deals_take_several_pages_that_repeat_the_heads(
    qtbot: QtBot, deals: tuple[DealSummary, ...]
) -> None:
    full = fullest_page(deals)
    for count in (1, 10, full - 1, full, full + 1, full + 2, 60):
        paper = score_paper(long_match(deals, count), DAY)
        pages = pages_of(paper)
        numbers = [text for page in pages for text in words_of((page,)) if text.isdecimal()]
        assert {number(at + 1) for at in range(count)} <= set(numbers)
        for position, page in enumerate(pages):
            shown = words_of((page,))
            assert set(paper.sides) <= set(shown)
            assert (f"Page {position + 1} of {len(pages)}" in shown) is (len(pages) > 1)
        assert "Total" in words_of(pages[-1:])
        assert paper.rows[-1].ending in words_of(pages[-1:])
        assert (len(pages) > 1) is (count > full)


def assert_room(pages: tuple[PageItems, ...], size: QPageSize.PageSizeId) -> None:
    """Fails if a text leaves its box or meets another, or a mark leaves the page."""
    edge = QRectF(0, 0, tenths(size).width(), tenths(size).height()).adjusted(90, 90, -90, -90)
    for page in pages:
        assert all(edge.contains(mark.box) for mark in page)
        inks = [(mark, ink(mark)) for mark in page if isinstance(mark, TextItem)]
        assert not [mark.text for mark, place in inks if not mark.box.contains(place)]
        assert not [
            (one.text, other.text)
            for (one, place), (other, another) in combinations(inks, 2)
            if place.intersects(another)
        ]


@pytest.mark.parametrize("language", WIDEST_LANGUAGES)
@pytest.mark.parametrize("size", [A4, LETTER])
@pytest.mark.parametrize("table", TABLES)
def test_every_word_has_its_room(
    qapp: QApplication, size: QPageSize.PageSizeId, table: str, language: str
) -> None:
    with spoken(qapp, language):
        deals = long_match(played(TABLES[table], 1), 30)
        pages = pages_of(score_paper(deals, DAY), size)
    assert_room(pages, size)


@pytest.mark.parametrize("size", [A4, LETTER])
@pytest.mark.parametrize("table", ["four alone", *TABLES])
def test_scores_of_five_digits_have_their_room(
    qapp: QApplication, size: QPageSize.PageSizeId, table: str
) -> None:
    rules = TABLES.get(table, "complete-standard/4p/4t")
    paper = score_paper(played(rules, 1), DAY)
    cell, count = Cell("−10,070", "−10,070", is_loss=True), len(paper.sides)
    rows = tuple(replace(row, cells=(cell,) * count) for row in paper.rows)
    assert_room(pages_of(replace(paper, rows=rows, totals=("−10,070",) * count), size), size)


def test_a_page_is_drawn_in_the_colours_of_the_program(
    qtbot: QtBot, deals: tuple[DealSummary, ...]
) -> None:
    page = pages_of(score_paper(deals, DAY))[0]
    picture = QImage(1050, 1485, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFFF)
    painter = QPainter(picture)
    painter.scale(0.5, 0.5)
    draw_page(painter, page)
    painter.end()
    band = next(mark for mark in page if isinstance(mark, Tint) and mark.colour == LIGHT.header)
    inside = (band.box.topLeft() / 2).toPoint()
    assert picture.pixelColor(inside.x() + 3, inside.y() + 3).name() == LIGHT.header
    assert picture.pixelColor(2, 2).name() == "#ffffff"


def test_the_pdf_has_the_pages_and_the_paper(
    qtbot: QtBot, deals: tuple[DealSummary, ...], tmp_path: Path
) -> None:
    paper = score_paper(long_match(deals, 60), DAY)
    for size, box in ((A4, b"595"), (LETTER, b"612")):
        path = tmp_path / f"{size.name}.pdf"
        save_pdf(paper, path, QPageSize(size))
        assert path.read_bytes().startswith(b"%PDF")
        assert page_count(path) == len(pages_of(paper, size)) > 1
        assert re.search(rb"/MediaBox \[0 0 " + box, path.read_bytes())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
def test_a_pipe_is_not_replaced_by_the_pdf(
    qtbot: QtBot, deals: tuple[DealSummary, ...], tmp_path: Path
) -> None:
    path = tmp_path / "pipe.pdf"
    os.mkfifo(path)
    with pytest.raises(OSError, match="not a regular file"):
        save_pdf(score_paper(deals, DAY), path, QPageSize(A4))
    assert path.is_fifo()


@pytest.mark.parametrize(
    ("land", "size"), [("de_DE", A4), ("en_GB", A4), ("en_US", LETTER), ("fr_CA", LETTER)]
)
def test_the_paper_size_is_that_of_the_country(land: str, size: QPageSize.PageSizeId) -> None:
    assert page_size(QLocale(land)).id() is size
