"""Tests opening files: by command line, drop, double click, and from a second start."""

import errno
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from PySide6.QtCore import (
    QLibraryInfo,
    QMimeData,
    QPoint,
    QPointF,
    QSysInfo,
    Qt,
    QUrl,
    QVersionNumber,
)
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtNetwork import QLocalServer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.file_wait import FileWait
from canasta_gui.dialogs.open_file_dialog import OpenFileDialog
from canasta_gui.dialogs.players.players_dialog import PlayersDialog
from canasta_gui.no_window import ALREADY_OPEN
from canasta_gui.persistence.house_store import HouseRules, HouseStore, write_house
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.person import Person, PersonStore
from canasta_gui.settings.person_file import export_person
from canasta_gui.settings.system_folders import config_folder
from canasta_gui.windows.startup import single_instance
from canasta_gui.windows.startup import start as beginning
from canasta_gui.windows.startup.first_frame import FirstFrame
from canasta_gui.windows.startup.program import Program
from canasta_gui.windows.startup.program_base import ProgramBase
from canasta_gui.windows.startup.single_instance import SingleInstance, hand_over
from canasta_gui.windows.startup.start import Start as Begin
from engine import RulesReference, load_match
from tests.gui.kit.play import LEFT, deal, match_of
from tests.gui.kit.program import Start
from tests.kit.played_matches import dealt_match

ROOT = Path(__file__).resolve().parents[4]
RULES = HouseRules("Aunt Berta", RulesReference("hasbro-2001", house={"meld.wild_cap": 2}))
COPY, NO_KEYS = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    """Returns a match file of four players in a folder whose name has a space and an umlaut."""
    folder = tmp_path / "Mail von Jürgen"
    opened = MatchStore(folder).create(dealt_match("mailed", "complete-standard/4p"))
    opened.close()
    return opened.path


def asked(program: Program) -> OpenFileDialog:
    """Returns the dialog that asks about a file."""
    dialog = program.window.findChild(OpenFileDialog)
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def words(dialog: OpenFileDialog) -> str:
    return "\n".join(text.text() for text in dialog.findChildren(QLabel))


def test_a_match_goes_on_in_a_copy(qtbot: QtBot, program: Program, match_file: Path) -> None:
    before = match_file.read_bytes()
    program.file_import.open(match_file)
    dialog = asked(program)
    assert "Complete" in words(dialog)
    assert "Anna, Berta, Carlos, Dora" in words(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert program.window.is_at_table
    assert match_of(program).entries == load_match(match_file).match.entries
    assert program.flow.conductor.path in program.store.unarchived()
    assert match_file.read_bytes() == before


def test_who_declines_keeps_what_is_on_the_table(
    qtbot: QtBot, program: Program, match_file: Path
) -> None:
    deal(qtbot, program)
    match = match_of(program)
    program.file_import.open(match_file)
    QTest.keyClick(asked(program), Qt.Key.Key_Escape)
    assert match_of(program) is match
    assert len(program.store.unarchived()) == 1


def test_a_saved_game_goes_on_in_its_own_file(qtbot: QtBot, start: Start) -> None:
    first = start()
    deal(qtbot, first)
    path = first.flow.conductor.path
    assert path is not None
    program = start(is_new=True)
    program.file_import.open(path)
    QTest.mouseClick(asked(program).open_button, LEFT)
    assert program.flow.conductor.path == path
    assert program.store.unarchived() == (path,)


def test_the_match_on_the_table_needs_no_question(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    path = program.flow.conductor.path
    assert path is not None
    program.file_import.open(path)
    assert program.window.findChild(OpenFileDialog) is None


@pytest.fixture
def linked(own_folders: Path, tmp_path: Path) -> Path:
    """Returns another name of the program's data folder."""
    other = tmp_path / "other disk"
    own_folders.mkdir(parents=True, exist_ok=True)
    try:
        other.symlink_to(own_folders, target_is_directory=True)
    except OSError:
        pytest.skip("not everybody may make links here")
    return other


def by_other_name(path: Path, linked: Path, own_folders: Path) -> Path:
    return linked / path.relative_to(own_folders)


def test_the_match_on_the_table_is_known_by_every_name(
    qtbot: QtBot, program: Program, linked: Path, own_folders: Path
) -> None:
    deal(qtbot, program)
    path = program.flow.conductor.path
    assert path is not None
    program.file_import.open(by_other_name(path, linked, own_folders))
    assert program.window.findChild(OpenFileDialog) is None
    program.file_import.open(path.with_name("gone.canasta"))
    assert "is not there any more" in words(asked(program))


def test_a_saved_game_by_another_name_is_not_copied(
    qtbot: QtBot, start: Start, linked: Path, own_folders: Path
) -> None:
    first = start()
    deal(qtbot, first)
    path = first.flow.conductor.path
    assert path is not None
    program = start(is_new=True)
    program.file_import.open(by_other_name(path, linked, own_folders))
    QTest.mouseClick(asked(program).open_button, LEFT)
    assert program.flow.conductor.path == path
    assert program.store.unarchived() == (path,)


def open_sheets(program: Program) -> list[OpenFileDialog]:
    dialogs = program.window.findChildren(OpenFileDialog)
    return [dialog for dialog in dialogs if dialog.isVisible()]


def test_a_file_opened_again_is_asked_about_once(
    program: Program, match_file: Path, tmp_path: Path
) -> None:
    program.file_import.open(match_file)
    first = asked(program)
    for _ in range(5):
        program.file_import.open(match_file)
    assert open_sheets(program) == [first]
    rules = tmp_path / "berta.canasta-rules"
    write_house(RULES, rules)
    program.file_import.open(rules)
    program.file_import.open(match_file)
    assert [sheet.path for sheet in open_sheets(program)] == [rules, match_file]
    assert program.window.sheets.top is open_sheets(program)[1]
    for _ in range(2):
        QTest.keyClick(open_sheets(program)[-1], Qt.Key.Key_Escape)
    assert program.window.sheets.top is None
    assert not program.window.is_at_table


def test_a_file_that_is_there_at_last_is_read_anew(program: Program, tmp_path: Path) -> None:
    rules = tmp_path / "berta.canasta-rules"
    program.file_import.open(rules)
    assert "is not there any more" in words(asked(program))
    write_house(RULES, rules)
    program.file_import.open(rules)
    (sheet,) = open_sheets(program)
    assert "Aunt Berta" in words(sheet)


@pytest.mark.parametrize("name", ["berta.canasta-rules", "berta.txt"])
def test_house_rules_are_kept_after_one_question(
    program: Program, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    write_house(RULES, path)
    program.file_import.open(path)
    dialog = asked(program)
    assert "Aunt Berta" in words(dialog)
    assert "Canasta Caliente, 2001" in words(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert [rules.name for rules in HouseStore().all().rules] == ["Aunt Berta"]
    assert "Aunt Berta" in program.window.banner.text
    assert not program.window.is_at_table


@pytest.mark.parametrize("name", ["granny.canasta-player", "granny.txt"])
def test_a_player_is_added_after_one_question(program: Program, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    elsewhere = PersonStore(tmp_path / "elsewhere")
    export_person(elsewhere, elsewhere.add(Person(name="Granny Rose")), path)
    program.file_import.open(path)
    dialog = asked(program)
    assert "Granny Rose" in words(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert [it.name for it in program.preferences.persons.all().values()] == ["Granny Rose"]
    assert isinstance(program.window.sheets.top, PlayersDialog)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("letter.txt", "Dear Anna", "no house rules and no player"),
        ("match.canasta", "", "is empty: no match was ever begun in it"),
        ("torn.canasta", '{"canasta":"match";"f\n', "is damaged and cannot be read"),
        ("ours.canasta-rules", "{", "is damaged"),
        ("granny.canasta-player", "Dear Anna", "holds no player"),
        ("gone.canasta", None, "is not there any more"),
    ],
)
def test_an_unusable_file_can_only_be_closed(
    program: Program, tmp_path: Path, name: str, content: str | None, said: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_text(content, encoding="utf-8")
    program.file_import.open(path)
    dialog = asked(program)
    assert f"{name} " in words(dialog)
    assert said in words(dialog)
    assert not dialog.open_button.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not program.window.is_at_table


def takes(program: Program, data: QMimeData) -> bool:
    """Drags something into the window; returns whether it can be dropped there."""
    # Until Qt 6.11 places are whole numbers, from 6.12 on whole numbers are deprecated.
    is_older = QLibraryInfo.version() < QVersionNumber(6, 12)
    at: Any = QPoint(400, 300) if is_older else QPointF(400, 300)
    entered = QDragEnterEvent(at, COPY, data, LEFT, NO_KEYS)
    QApplication.sendEvent(program.window, entered)
    return entered.isAccepted()


def drop(program: Program, *urls: QUrl) -> None:
    data = QMimeData()
    data.setUrls(urls)
    assert takes(program, data)
    dropped = QDropEvent(QPointF(400, 300), COPY, data, LEFT, NO_KEYS)
    QApplication.sendEvent(program.window, dropped)


def test_a_file_can_be_dropped_on_the_window(
    qtbot: QtBot, program: Program, match_file: Path
) -> None:
    deal(qtbot, program)
    drop(program, QUrl("https://example.org/a.canasta"), QUrl.fromLocalFile(str(match_file)))
    assert "Anna, Berta, Carlos, Dora" in words(asked(program))
    assert not program.window.table.acceptDrops()


@pytest.mark.skipif(sys.platform == "win32", reason="a host leads to what it shares")
@pytest.mark.parametrize(
    "host", ["localhost", QSysInfo.machineHostName().upper()], ids=["localhost", "own name"]
)
def test_a_dropped_file_may_name_the_computer_that_it_lies_on(
    program: Program, match_file: Path, host: str
) -> None:
    drop(program, QUrl(f"file://{host}{quote(str(match_file))}"))
    assert "Anna, Berta, Carlos, Dora" in words(asked(program))


def test_files_dropped_together_are_asked_about_one_after_the_other(
    program: Program, match_file: Path, tmp_path: Path
) -> None:
    rules, missing = tmp_path / "berta.canasta-rules", tmp_path / "gone.canasta"
    write_house(RULES, rules)
    drop(program, *(QUrl.fromLocalFile(str(it)) for it in (match_file, missing, rules)))
    for path, key in (
        (match_file, Qt.Key.Key_Return),
        (missing, Qt.Key.Key_Escape),
        (rules, Qt.Key.Key_Return),
    ):
        (sheet,) = open_sheets(program)
        assert sheet is program.window.sheets.top
        assert sheet.path == path
        QTest.keyClick(sheet, key)
    assert open_sheets(program) == []
    assert match_of(program).entries == load_match(match_file).match.entries
    assert [it.name for it in HouseStore().all().rules] == ["Aunt Berta"]


@pytest.mark.parametrize("dropped", ["a sentence", "https://example.org/a", "file:///a%00b"])
def test_what_is_dropped_and_is_no_file_is_refused(program: Program, dropped: str) -> None:
    data = QMimeData()
    data.setText(dropped)
    if ":" in dropped:
        data.setUrls([QUrl(dropped)])
    assert not takes(program, data)


def test_a_file_that_must_not_be_read_is_no_missing_one(
    program: Program, match_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: object, *_: object, **__: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        patch.setattr(os, "stat", refuse)
        program.file_import.open(match_file)
    said = words(asked(program))
    assert str(match_file) in said
    assert "read" in said
    assert "Allow it" in said


class TestStarting:
    def test_a_file_that_is_named_waits_for_the_game(
        self,
        qtbot: QtBot,
        qapp: QApplication,
        look: None,
        match_file: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        # These functions would affect later tests.
        def listen(*, is_discreet: bool) -> None:
            assert is_discreet

        monkeypatch.setattr(beginning, "listen", listen)
        monkeypatch.setattr(gc, "freeze", lambda: None)
        base = ProgramBase(qapp, config_folder())
        qtbot.addWidget(base.window)
        begin = Begin(base, None, is_new=False, is_timed=False)
        begin.receive(match_file)
        assert base.window.findChild(OpenFileDialog) is None
        frame = base.window.findChild(FirstFrame)
        assert frame is not None
        qtbot.waitUntil(lambda: base.window.findChild(OpenFileDialog) is not None, timeout=30_000)
        sheets = base.window.sheets
        assert sheets.top is not None
        sheets.top.reject()
        # What begins meanwhile would take the place of what waits for the disk.
        with monkeypatch.context() as patch:
            patch.setattr(FileWait, "is_on", True)
            begin.receive(match_file)
            assert sheets.top is None
        base.file_wait.over.emit()
        qtbot.waitUntil(lambda: sheets.top is not None)
        begin.receive(None)
        begin.end()

    def test_the_system_names_files_on_macos(
        self, qapp: QApplication, match_file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "darwin")
        instance = SingleInstance(qapp)
        arrived: list[Path | None] = []
        instance.arrived.connect(arrived.append)
        QApplication.sendEvent(qapp, QFileOpenEvent(str(match_file)))
        instance.close()
        qapp.removeEventFilter(instance)
        assert arrived == [match_file]


class TestSecondStart:
    @pytest.fixture
    def arrived(self, qapp: QApplication) -> Iterator[list[Path | None]]:
        """Returns the files that the first window receives."""
        instance = SingleInstance(qapp)
        assert instance.claim(None)
        heard: list[Path | None] = []
        instance.arrived.connect(heard.append)
        yield heard
        instance.close()
        qapp.removeEventFilter(instance)

    @pytest.mark.parametrize("named", [True, False])
    def test_a_second_start_hands_its_file_to_the_first_and_ends(
        self, qtbot: QtBot, arrived: list[Path | None], match_file: Path, *, named: bool
    ) -> None:
        arguments = [match_file.name] if named else []
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "canasta_gui", *arguments]
        with subprocess.Popen(
            command, cwd=match_file.parent, env=environment, stderr=subprocess.PIPE, text=True
        ) as second:
            qtbot.waitUntil(lambda: bool(arrived), timeout=30_000)
            qtbot.waitUntil(lambda: second.poll() is not None, timeout=30_000)
            assert second.stderr is not None
            assert second.stderr.read() == ALREADY_OPEN
        assert second.returncode == 0
        assert arrived == [match_file if named else None]

    def test_without_a_first_program_a_start_stays(self, qapp: QApplication) -> None:
        assert not hand_over(None)

    def test_a_first_program_that_hangs_does_not_prevent_a_start(
        self, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(single_instance, "_PATIENCE_MS", 50)
        deaf = QLocalServer()
        assert deaf.listen(single_instance.server_name())
        assert not hand_over(None)
        deaf.close()

    def test_what_a_killed_program_leaves_is_cleared_away(
        self, qtbot: QtBot, qapp: QApplication
    ) -> None:
        script = (
            "import os; from PySide6.QtCore import QCoreApplication;"
            "from PySide6.QtNetwork import QLocalServer;"
            "app = QCoreApplication([]); server = QLocalServer();"
            f"assert server.listen({single_instance.server_name()!r}); os._exit(0)"
        )
        subprocess.run([sys.executable, "-c", script], check=True)
        instance = SingleInstance(qapp)
        assert instance.claim(None)
        assert instance.is_open
        instance.close()
        qapp.removeEventFilter(instance)
