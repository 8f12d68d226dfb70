"""The tools that draw write the pictures they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.icon import icon_image
from tests.kit.played_matches import dealt_match
from workshop import frames, scenes, views
from workshop.demo import HIGH_POINTS, good_seed, moments
from workshop.gallery import PICTURES, SIZES, composed
from workshop.icon import write_icon
from workshop.responsiveness import measure
from workshop.wished import wished

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
    gaps = measure(0.5, "club")
    assert gaps.decisions > 0
    assert gaps.worst_ms > 0


def test_a_view_is_drawn_in_a_size(tmp_path: Path, qtbot: QtBot) -> None:
    assert views.main([str(tmp_path / "out"), "frozen@1024x700"]) == 0
    pictures = list((tmp_path / "out").iterdir())
    assert [picture.name for picture in pictures] == ["frozen-1024x700.png"]
    image = QImage(str(pictures[0]))
    assert (image.width(), image.height()) == (1024, 700)
    colours = {image.pixel(x, y) for x in range(0, 1024, 16) for y in range(0, 700, 16)}
    assert len(colours) > 100


_NAMES = ("two", "two-teams", "three")
_SMALL, _WIDE = QSize(1024, 700), QSize(1366, 768)


def test_a_name_means_itself_or_all_of_which_it_is_a_part(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert list(wished("views", ["out", "two"], _NAMES, SIZES).sizes) == ["two"]
    assert list(wished("views", ["out", "tw"], _NAMES, SIZES).sizes) == ["two", "two-teams"]
    assert list(wished("views", ["out"], _NAMES, SIZES).sizes) == list(_NAMES)
    with pytest.raises(SystemExit):
        wished("views", ["out", "four"], _NAMES, SIZES)
    assert "four is none of two, two-teams, three" in capsys.readouterr().err


def test_a_size_may_stand_behind_a_name() -> None:
    wish = wished("views", ["out", "two@1366x768", "two@1024x700", "three"], _NAMES, SIZES)
    assert wish.sizes == {"two": (_WIDE, _SMALL), "three": SIZES}


def test_old_pictures_come_beside_new_ones_of_their_name(tmp_path: Path, qtbot: QtBot) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder, colour, names in ((old, 0xFF0000, ["two"]), (new, 0x0000FF, ["two", "three"])):
        wish = wished("views", [str(folder), *names, "--beside", str(old)], _NAMES, (_SMALL, _WIDE))
        for name, sizes in wish.sizes.items():
            for size in sizes:
                picture = QImage(size, FORMAT)
                picture.fill(colour)
                wish.save(name, size, picture)
    wish.save_pairs()
    (path,) = (new / "beside").iterdir()
    sheet = QImage(str(path))
    assert path.name == "two.png"
    colours = [sheet.pixelColor(x, y).name() for y in (100, 900) for x in (100, 1500)]
    assert colours == ["#ff0000", "#0000ff"] * 2


@pytest.mark.soak
def test_every_scene_is_drawn_in_the_window(tmp_path: Path) -> None:
    done = run("scenes", str(tmp_path), "@1024x700")
    assert (done.returncode, done.stderr) == (0, "")
    pictures = {path.stem.removesuffix("-1024x700"): path for path in tmp_path.iterdir()}
    assert {*pictures} == {*scenes.SCENES}
    assert all(QImage(str(path)).size() == _SMALL for path in pictures.values())
    assert len({path.read_bytes() for path in pictures.values()}) == len(pictures)


@pytest.mark.soak
def test_the_benchmark_times_many_pictures(qtbot: QtBot) -> None:
    for pictures in (frames.still(), frames.moving(is_turning=True)):
        assert len(pictures.times) >= 100
        assert min(pictures.times) > 0
