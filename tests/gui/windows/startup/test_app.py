"""Tests the program as a command."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine import RulesReference
from workshop.demo import HIGH_POINTS, good_seed, moments
from workshop.gallery import PICTURES, composed
from workshop.playing import dealt_match, is_own_turn, is_rich, match_at
from workshop.tour import every_table, name_of, richest

FORMAT = QImage.Format.Format_RGB32
ROOT = Path(__file__).resolve().parents[4]


PROGRAM = ("-m", "canasta_gui")
WORKSHOP = ("packaging/workshop",)


def run(
    what: tuple[str, ...], *arguments: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *what, *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **variables}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_a_tool_that_draws_asks_for_a_folder() -> None:
    done = run(WORKSHOP, "icon")
    assert (done.returncode, done.stdout) == (2, "")
    assert "icon: say into which folder" in done.stderr


def test_a_tool_writes_into_the_folder(tmp_path: Path) -> None:
    done = run(WORKSHOP, "icon", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert QImage(str(tmp_path / "canasta-16.png")).width() == 16


@pytest.mark.slow
def test_the_demonstration_names_its_pictures(tmp_path: Path) -> None:
    done = run(WORKSHOP, "demo", str(tmp_path / "demo"))
    assert (done.returncode, done.stderr) == (0, "")
    named = [Path(line) for line in done.stdout.splitlines()]
    assert len(named) == 6
    assert all(not QImage(str(path)).isNull() for path in named)


def test_the_loaded_program_keeps_no_lines_and_has_no_computer_players() -> None:
    """Both would take time and memory; computer players live in a process of their own."""
    told = (
        "from canasta_gui.app import prepare; prepare();"
        "import linecache, sys, canasta_gui.windows.startup.program;"
        "print([path for path in linecache.cache if 'canasta_gui' in path]);"
        "print([name for name in ('engine.ai.levels', 'engine.ai.reasons', 'engine.exercises',"
        " 'engine.feats', 'canasta_gui.dialogs.score') if name in sys.modules])"
    )
    done = run(("-c", told))
    assert (done.returncode, done.stdout, done.stderr) == (0, "[]\n[]\n", "")


@pytest.mark.slow
def test_the_time_to_the_first_frame_is_told(tmp_path: Path) -> None:
    done = run(PROGRAM, "--time-start", "--data", str(tmp_path))
    assert done.returncode == 0
    took = r"\d+ ms \(\d+ of the processor\)"
    line = rf"first frame {took}, ready {took}, memory (\d+ MB|unknown)\n"
    assert re.fullmatch(line, done.stdout)


def test_the_first_frame_needs_no_engine() -> None:
    """The modules loaded before the window appears determine how long the player waits for it."""
    script = (
        "import sys, canasta_gui.windows.startup.start;"
        "print([name for name in ('engine.cards', 'pydantic', 'canasta_gui.controller.conductor',"
        " 'canasta_gui.table.widget', 'multiprocessing.context') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_the_demonstration_has_every_high_point() -> None:
    first, *middle, last = moments(dealt_match(good_seed()))
    assert (first, last) == ("deal", "end")
    assert {*middle} == {*HIGH_POINTS}


def test_the_picture_of_the_table_is_rich() -> None:
    public = match_at(is_rich, "picture").state.public
    assert public.is_frozen
    assert all(len(side.melds) > 1 for side in public.sides)


def test_the_tour_shows_every_table_once() -> None:
    names = [name_of(reference) for reference in every_table()]
    assert len({*names}) == len(names)
    assert {"stingray-classic-2p", "winning-moves-deluxe-6p-3t+extra-deck"} <= {*names}


def test_a_picture_of_the_tour_is_taken_when_seat_0_is_to_draw() -> None:
    public = richest(RulesReference("stingray-classic", 3)).state.public
    assert is_own_turn(public)
    assert any(side.melds for side in public.sides)


def test_the_gallery_shows_all_of_its_pictures() -> None:
    folder = ROOT / "docs/gallery"
    assert {path.stem for path in folder.glob("*.webp")} == set(PICTURES)
    shown = re.findall(r"\((.+)\.webp\)", (folder / "README.md").read_text(encoding="utf-8"))
    assert shown == list(PICTURES)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["backs", "sizes"])
def test_a_picture_of_the_gallery_is_drawn(qtbot: QtBot, name: str) -> None:
    picture = PICTURES[name]()
    assert picture.width() > 800
    line = {picture.pixel(x, 180) for x in range(picture.width())}
    assert len(line) > 50


def test_pictures_stand_in_rows_of_one_width(qtbot: QtBot) -> None:
    wide, high = QImage(200, 100, FORMAT), QImage(100, 200, FORMAT)
    wide.fill(0xFF0000)
    high.fill(0x0000FF)
    sheet = composed([("wide", wide), ("high", high), ("wide", wide)], 2, 100)
    assert sheet.width() == 2 * 100 + 3 * 16
    assert sheet.pixelColor(20, 20).name() == "#ff0000"
    assert sheet.pixelColor(16 + 100 + 20, 150).name() == "#0000ff"
    assert sheet.pixelColor(20, 16 + 200 + 34 + 16 + 4).name() == "#ff0000"
