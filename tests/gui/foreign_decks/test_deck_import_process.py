"""Tests that a failure of the process that imports a deck does not affect the window."""

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.foreign_decks.deck_import_process import DeckImportProcess, Target
from canasta_gui.foreign_decks.deck_library import is_imported
from canasta_gui.foreign_decks.source import DeckProblem
from tests.gui.foreign_decks.decks import svg_text, write_svgz


def hang(_connection: Connection, _path: str) -> None:
    """Never answers."""
    time.sleep(600)


def crash(_connection: Connection, _path: str) -> None:
    """Ends like a library that reads invalid memory."""
    os._exit(11)


@pytest.mark.slow
def test_a_deck_is_opened(qtbot: QtBot, tmp_path: Path) -> None:
    process = DeckImportProcess()
    opened: list[str] = []
    told: list[int] = []
    process.opened.connect(opened.append)
    process.progressed.connect(told.append)
    with qtbot.waitSignal(process.opened, timeout=60_000):
        process.open(write_svgz(tmp_path / "mine.svgz", svg_text()))
    assert [is_imported(value) for value in opened] == [True]
    assert told == sorted(told)
    assert told[-1] == 100
    assert not process.is_busy


@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "limit_s", "problem"),
    [(hang, 0.5, DeckProblem.TOO_SLOW), (crash, 60.0, DeckProblem.DAMAGED)],
)
def test_a_process_that_hangs_or_dies_is_told_of(
    qtbot: QtBot, tmp_path: Path, target: Target, limit_s: float, problem: DeckProblem
) -> None:
    process = DeckImportProcess(target=target, limit_s=limit_s)
    failed: list[DeckProblem] = []
    process.failed.connect(failed.append)
    with qtbot.waitSignal(process.failed, timeout=60_000):
        process.open(tmp_path)
    assert failed == [problem]
    assert not process.is_busy


@pytest.mark.slow
def test_a_drawing_that_grows_while_it_is_drawn_is_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    """Each of thirty groups shows the one before twice: the first is drawn about a thousand million
    times.
    """
    doubled = "".join(
        f'<g id="g{at}"><use xlink:href="#g{at - 1}"/><use xlink:href="#g{at - 1}"/></g>'
        for at in range(1, 31)
    )
    first = '<g id="g0"><rect width="1" height="1"/></g>'
    cards = (
        svg_text()
        .replace("</svg>", f"{first}{doubled}</svg>")
        .replace("<svg ", '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
    )
    cards = cards.replace('<g id="king_heart"', '<g id="king_heart"><use xlink:href="#g30"/></g><g')
    process = DeckImportProcess(limit_s=1.5)
    failed: list[DeckProblem] = []
    process.failed.connect(failed.append)
    with qtbot.waitSignal(process.failed, timeout=60_000):
        process.open(write_svgz(tmp_path / "mine.svgz", cards))
    assert failed == [DeckProblem.TOO_SLOW]


def test_what_is_given_up_says_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    process = DeckImportProcess(target=hang)
    with qtbot.assertNotEmitted(process.failed, wait=100):
        process.open(tmp_path)
        process.stop()
    assert not process.is_busy
