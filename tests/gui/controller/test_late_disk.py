"""Tests that a disk that does not answer stops neither the window nor the saving."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId
from engine import JournalError, load_match
from tests.gui.controller.conductor_bench import ConductorBench, full_disk, late_disk
from tests.gui.controller.tables import new_match

pytestmark = pytest.mark.expects_log("the disk does not answer")


@pytest.fixture
def house(tmp_path: Path, qapp: QApplication) -> Iterator[ConductorBench]:
    """Returns a table at which a person has to draw."""
    house = ConductorBench(tmp_path)
    house.conductor.begin(new_match((0,), seed="late"))
    house.run()
    yield house
    house.conductor.close()


@pytest.fixture
def told(house: ConductorBench) -> list[bool]:
    """Returns what was told of waiting for the disk."""
    told = list[bool]()
    house.conductor.storage_late.connect(told.append)
    return told


def path_of(house: ConductorBench) -> Path:
    path = house.conductor.path
    assert path is not None
    return path


def wait_long(house: ConductorBench) -> None:
    for _ in range(10):
        house.pass_time(200)


def test_a_disk_that_answers_soon_is_not_told_of(
    house: ConductorBench, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    with late_disk(monkeypatch) as disk:
        house.draw()
        house.pass_time(1_000)
        assert house.session.is_paused
        disk.answer()
        house.pass_time(200)
    assert not house.session.is_paused
    assert told == [False]


def test_the_table_stands_still_until_the_disk_answers(
    house: ConductorBench, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = house.session.match
    before = len(match.entries)
    with late_disk(monkeypatch) as disk:
        house.draw()
        house.table.gesture.emit(Press(ButtonId.NEXT))
        house.discard()
        wait_long(house)
        assert len(match.entries) == before + 1
        assert house.session.is_paused
        assert told == [True]
        disk.answer()
        house.pass_time(200)
        assert not house.session.is_paused
        assert told == [True, False]
    assert load_match(path_of(house)).match.entries == match.entries
    house.discard()
    assert house.waiting is Waiting.COMPUTER


@pytest.mark.expects_log("from OSError (EIO|ENOSPC)")
def test_what_a_late_disk_did_not_take_is_written_before_anything_else(
    house: ConductorBench, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    errors = list[JournalError]()
    house.conductor.storage_failed.connect(errors.append)
    match, path = house.session.match, path_of(house)
    before = match.entries
    with late_disk(monkeypatch) as disk:
        house.draw()
        wait_long(house)
        disk.answer(is_broken=True)
        house.pass_time(200)
        assert told == [True, False]
        assert len(errors) == 1
        assert house.session.is_paused
        assert load_match(path).match.entries == before
    house.table.gesture.emit(Press(ButtonId.NEXT))
    with full_disk(monkeypatch):
        house.discard()
    assert len(match.entries) == len(before) + 1
    house.table.gesture.emit(Press(ButtonId.NEXT))
    house.discard()
    assert len(match.entries) == len(before) + 2
    assert load_match(path).match.entries == match.entries


@pytest.mark.expects_log("cannot be saved|the file of the match is gone")
def test_a_match_that_a_late_disk_lost_goes_on_whole_in_a_new_file(
    house: ConductorBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, path = house.session.match, path_of(house)
    with late_disk(monkeypatch) as disk:
        house.draw()
        path.rename(path.with_name("moved.canasta"))
        disk.answer()
        house.pass_time(200)
    house.table.gesture.emit(Press(ButtonId.NEXT))
    house.discard()
    assert load_match(path_of(house)).match.entries == match.entries


def test_a_match_that_is_closed_while_the_disk_is_late_is_saved_to_its_end(
    house: ConductorBench, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, path = house.session.match, path_of(house)
    with late_disk(monkeypatch) as disk:
        house.draw()
        wait_long(house)
        house.conductor.close()
        assert told == [True, False]
        disk.answer()
    house.conductor.resume(path)
    assert house.session.match.entries[: len(match.entries)] == match.entries
