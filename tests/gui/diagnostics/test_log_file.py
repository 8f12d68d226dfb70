"""Tests the log file: limited in size, no error where it cannot be written, no messages of
exceptions.
"""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_gui.diagnostics import log_file
from canasta_gui.settings.system_folders import log_folder
from engine import NotationError, parse_cards
from tests.gui.diagnostics.logs import opened

_log = logging.getLogger("canasta_gui.trial")


def test_the_log_lies_in_the_folder_that_holds_everything(own_folders: Path) -> None:
    assert log_folder() == own_folders / "log"


def test_otherwise_it_lies_where_the_system_keeps_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CANASTA_DATA_DIR")
    monkeypatch.setenv("XDG_STATE_HOME", "/state")
    monkeypatch.setattr(sys, "platform", "linux")
    assert log_folder() == Path("/state/canasta-table/log")


def test_lines_tell_when_how_grave_and_who(tmp_path: Path) -> None:
    with opened(tmp_path / "log") as path:
        _log.info("a deal of %d", 4)
    assert path is not None
    assert path == tmp_path / "log" / "canasta.log"
    (line,) = path.read_text(encoding="utf-8").splitlines()
    assert line[:2] == "20"
    assert line.endswith(" INFO canasta_gui.trial: a deal of 4")


@pytest.mark.expects_log("it failed")
def test_the_message_of_an_error_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(tmp_path) as path:
        try:
            parse_cards("9h 9d Jk and a 1x")
        except NotationError:
            # The first formatter stores the full text in the record, where the other formatters
            # read it.
            _log.exception("it failed", stack_info=True)
    assert path is not None
    for text in (path.read_text(encoding="utf-8"), capsys.readouterr().err):
        assert "canasta_gui.trial: it failed\nengine.cards.NotationError\n  tests/" in text
        assert "9h" not in text


def test_old_lines_give_way_to_new_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "_MOST_BYTES", 1_000)
    with opened(tmp_path):
        for number in range(500):
            _log.info("%d", number)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["canasta.log", "canasta.log.1", "canasta.log.2", "canasta.log.3"]
    assert all(path.stat().st_size < 1_100 for path in tmp_path.iterdir())
    assert (tmp_path / "canasta.log").read_text(encoding="utf-8").endswith("499\n")


def test_where_no_log_can_be_made_the_program_goes_on(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("in the way")
    with opened(tmp_path / "log") as path:
        _log.info("nobody reads this")
    assert path is None


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_costs_no_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "canasta.log").symlink_to("/dev/full")
    with opened(tmp_path) as path:
        _log.info("this does not fit")
    assert path is not None
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="the system answers for it there")
def test_a_process_killed_by_its_own_fault_leaves_its_lines_of_code(tmp_path: Path) -> None:
    code = (
        "import os, pathlib, sys\n"
        "from canasta_gui.diagnostics.log_file import open_log\n"
        "def crash():\n"
        "    os.abort()\n"
        "open_log(pathlib.Path(sys.argv[1]))\n"
        "crash()\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False)
    assert done.returncode < 0
    text = (tmp_path / "canasta.log").read_text(encoding="utf-8")
    assert "Fatal Python error: Aborted" in text
    assert "in crash" in text
