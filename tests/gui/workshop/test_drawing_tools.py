"""The tools that draw write the pictures they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.icon import icon_image
from tests.kit.played_matches import dealt_match
from workshop import frames, views
from workshop.demo import HIGH_POINTS, good_seed, moments
from workshop.gallery import PICTURES, composed
from workshop.icon import write_icon
from workshop.responsiveness import measure

FORMAT = QImage.Format.Format_RGB32
ROOT = Path(__file__).resolve().parents[3]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "packaging/workshop", *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_a_tool_that_draws_asks_for_a_folder() -> None:
    done = run("icon")
    assert (done.returncode, done.stdout) == (2, "")
    assert "required: DIR" in done.stderr


def test_a_tool_writes_into_the_folder(tmp_path: Path) -> None:
    done = run("icon", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert QImage(str(tmp_path / "canasta-16.png")).width() == 16


@pytest.mark.soak
def test_the_demonstration_names_its_pictures(tmp_path: Path) -> None:
    done = run("demo", str(tmp_path / "demo"))
    assert (done.returncode, done.stderr) == (0, "")
    named = [Path(line) for line in done.stdout.splitlines()]
    assert len(named) == 6
    assert all(not QImage(str(path)).isNull() for path in named)


def test_the_demonstration_has_every_high_point() -> None:
    first, *middle, last = moments(dealt_match(good_seed()))
    assert (first, last) == ("deal", "end")
    assert {*middle} == {*HIGH_POINTS}


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


@pytest.mark.usefixtures("qapp")
def test_the_icon_in_the_tree_is_the_one_drawn(tmp_path: Path) -> None:
    write_icon(tmp_path)
    kept = QImage(str(resource_path("assets", "icon", "canasta-256.png")))
    drawn = QImage(str(tmp_path / "canasta-256.png"))
    assert kept == drawn
    assert QSvgRenderer(str(resource_path("assets", "icon", "canasta.svg"))).isValid()
    assert icon_image(16).size().width() == 16


@pytest.mark.slow
def test_the_benchmark_measures_beside_thinking(qapp: object) -> None:
    gaps = measure(2.0, "club")
    assert gaps.decisions > 0
    assert gaps.worst_ms > 0


def test_the_gallery_draws_a_scene_in_a_size(tmp_path: Path, qtbot: QtBot) -> None:
    assert views.main([str(tmp_path / "out"), "frozen@1024x700"]) == 0
    pictures = list((tmp_path / "out").iterdir())
    assert [picture.name for picture in pictures] == ["frozen-1024x700@1.png"]
    image = QImage(str(pictures[0]))
    assert (image.width(), image.height()) == (1024, 700)
    colours = {image.pixel(x, y) for x in range(0, 1024, 16) for y in range(0, 700, 16)}
    assert len(colours) > 100


@pytest.mark.soak
def test_the_benchmark_times_many_pictures(qtbot: QtBot) -> None:
    for pictures in (frames.still(), frames.moving(is_turning=True)):
        assert len(pictures.times) >= 100
        assert min(pictures.times) > 0
