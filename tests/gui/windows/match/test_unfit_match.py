"""Tests matches that cannot be put on the table: they are told, set aside, and not met again."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.diagnostics.errors import Watch
from canasta_gui.dialogs.open_file_dialog import OpenFileDialog
from canasta_gui.session.playback import Playback
from canasta_gui.session.session_view import SessionView
from canasta_gui.windows.playback import playback_flow
from canasta_gui.windows.startup.first_frame import FirstFrame
from canasta_gui.windows.startup.program import Program
from engine import BrokenFileError, Journal
from engine.ruleset.load import digest
from engine.ruleset.model import RULESETS
from engine.saves.header import format_header
from tests.gui.kit.play import deal, match_of
from tests.gui.kit.program import Start
from tests.kit.played_matches import dealt_match


def poison(path: Path) -> None:
    """Writes a match whose rules contradict each other, with the right digest."""
    header = format_header(dealt_match("poison", "uruguay/4p").header)
    rules = header["rules"]
    assert isinstance(rules, dict)
    assert isinstance(rules["seats"], dict)
    rules["seats"]["sides"] = [[0, 2], [1, 4]]
    header["digest"] = digest(RULESETS.validate_python(rules))
    path.write_text(json.dumps(header, separators=(",", ":")) + "\n")


def test_contradictory_rules_are_told_once_and_the_match_before_goes_on(
    qtbot: QtBot, start: Start, own_folders: Path
) -> None:
    program = start()
    deal(qtbot, program)
    match, path = match_of(program), program.conductor.path
    program.end()
    assert path is not None
    # It seems to have been played later: neither of them counts openings.
    path.write_bytes(path.read_bytes().replace(b'"opened":1,', b""))
    poison(bad := path.with_name("poison.canasta"))
    program = start()
    assert match_of(program).entries == match.entries
    assert program.window.banner.text.splitlines() == [
        "poison.canasta cannot be played, because its rules contradict each other:",
        "Each of the 4 players must sit on exactly one side.",
        f"It is kept in the folder {path.parent / 'damaged'}.",
    ]
    assert not bad.exists()
    assert (path.parent / "damaged" / bad.name).exists()
    assert start().window.banner.text == ""


def test_contradictory_rules_from_elsewhere_are_refused(program: Program, tmp_path: Path) -> None:
    poison(path := tmp_path / "mailed.canasta")
    program.file_import.open(path)
    dialog = program.window.findChild(OpenFileDialog)
    assert dialog is not None
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert "its rules contradict each other" in said
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not program.window.is_at_table
    assert program.store.unarchived() == ()


def test_another_match_that_is_gone_does_not_take_the_one_on_the_table_with_it(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    path = program.conductor.path
    assert path is not None
    assert not program.flow.resume(program.store.kept_folder / "gone.canasta")
    assert program.store.unarchived() == (path,)


def from_elsewhere(program: Program, path: Path) -> None:
    program.flow.take_in(path)


def saved_game(program: Program, path: Path) -> None:
    program.flow.resume(path)


def again(program: Program, _path: Path) -> None:
    program.begin()


@pytest.mark.expects_log("the match cannot be shown")
@pytest.mark.parametrize("open_it", [from_elsewhere, saved_game, again])
@pytest.mark.parametrize("error", [IndexError, OSError])
def test_a_match_that_fails_on_the_table_is_set_aside_and_the_first_page_shown(
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    open_it: Callable[[Program, Path], None],
    error: type[Exception],
) -> None:
    program = start(is_new=True)
    folder = program.store.folder
    folder.mkdir()
    match = dealt_match("unfit")
    Journal.create(path := folder / "unfit.canasta", match.header, match.entries).close()
    content = path.read_bytes()
    if open_it is from_elsewhere:
        shutil.move(path, path := folder.with_name("unfit.canasta"))

    def fail(_session: SessionView) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(SessionView, "view", fail)
        open_it(program, path)
    assert not program.window.is_at_table
    assert program.flow.match is None
    assert program.conductor.path is None
    (kept,) = (folder / "damaged").iterdir()
    assert program.window.banner.text.startswith(f"{kept.name} cannot be shown. It is kept in the")
    assert program.store.unarchived() == ()
    unchanged = path if open_it is from_elsewhere else kept
    assert unchanged.read_bytes() == content
    assert path.exists() == (path == unchanged)
    assert not start().window.is_at_table


@pytest.mark.expects_log("the match cannot be shown")
def test_a_match_that_ended_and_fails_to_show_its_end_is_set_aside(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(is_new=True)
    opened = program.store.create(dealt_match("unfit"))
    opened.close()

    def fail(_path: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(program.flow.results, "show_match_end", fail)
    assert not program.flow.resume(opened.path)
    assert not program.window.is_at_table
    assert program.store.unarchived() == ()


@pytest.mark.expects_log("the match cannot be shown")
@pytest.mark.parametrize("has_match", [True, False])
@pytest.mark.parametrize("place", [(Playback, "view"), (playback_flow, "recorded_deals")])
def test_a_match_that_cannot_be_watched_is_set_aside_and_the_table_comes_back(
    qtbot: QtBot,
    program: Program,
    monkeypatch: pytest.MonkeyPatch,
    place: tuple[object, str],
    *,
    has_match: bool,
) -> None:
    if has_match:
        deal(qtbot, program)
    before = program.conductor.path
    opened = program.store.create(dealt_match("unfit"))
    opened.close()

    def fail(_shown: object) -> None:
        raise IndexError

    monkeypatch.setattr(*place, fail)
    past = program.commands.dialogs.past_deals
    past.watch_file(opened.path)
    assert program.conductor.path == before
    assert (program.flow.match is not None) == has_match
    assert program.window.is_at_table is has_match
    assert past.playback is not None
    assert not past.playback.is_on
    assert not opened.path.exists()
    assert "cannot be shown. It is kept in the" in program.window.banner.text
    assert len(program.store.unarchived()) == has_match


@pytest.mark.expects_log("the match cannot be shown: engine.shipped_files.BrokenFileError")
def test_a_broken_file_of_the_program_is_named_and_the_match_stays(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    deal(qtbot, program)
    path = program.conductor.path
    broken = Path("/opt/canasta/assets/words/table.toml")

    def fail(_view: SessionView) -> None:
        raise BrokenFileError(broken)

    with monkeypatch.context() as patch:
        patch.setattr(SessionView, "view", fail)
        program = start()
        assert not program.window.is_at_table
        assert str(broken) in program.window.banner.text
        assert "Install Canasta again" in program.window.banner.text
        assert program.store.unarchived() == (path,)
        assert program.guard.held is None
    assert start().conductor.path == path


def test_a_match_leaves_no_watch_behind(qtbot: QtBot, program: Program) -> None:
    viewport = program.window.table.viewport()
    deal(qtbot, program)
    for _ in range(3):
        program.flow.begin_again()
        qtbot.waitUntil(program.guard.proof.isActive)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(viewport.findChildren(FirstFrame)) == 1


@pytest.fixture
def watch() -> Iterator[None]:
    """Lets uncaught errors be heard as in the program."""
    made = Watch()
    made.install()
    yield
    made.remove()


@pytest.mark.expects_log("uncaught: ZeroDivisionError\n")
def test_a_match_with_which_the_table_fails_later_is_not_met_at_every_start(
    qtbot: QtBot, start: Start, watch: None
) -> None:
    program = start()
    deal(qtbot, program)
    path = program.conductor.path
    assert path is not None

    def fail(*_args: object) -> None:
        raise ZeroDivisionError

    program = start()
    assert program.window.is_at_table
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: program.window.is_at_table and program.guard.has_failed)
    program = start()
    assert not program.window.is_at_table
    assert program.window.banner.text.startswith(f"{path.name} was not put on the table")
    assert program.store.unarchived() == (path,)
    program = start()
    assert not program.window.is_at_table
    assert program.window.banner.text == ""
    assert program.flow.resume(path)
    program.guard.proof.setInterval(0)
    qtbot.waitUntil(lambda: program.guard.held is None)
    assert start().window.is_at_table
