"""Tests that windows look as in the stored pictures."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.gui.dialogs.every_dialog import Props
from tests.gui.golden.golden import difference_picture, differences
from tests.gui.golden.windows import FOLDER, SHOTS, draw, path_of, props_for_pictures

_FAILED = Path("build/golden")


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Props:
    """Returns one match for all pictures."""
    return props_for_pictures(tmp_path_factory.mktemp("props"))


@pytest.mark.parametrize("name", SHOTS)
def test_the_window_looks_as_before(
    qtbot: QtBot, given: Props, own_folders: Path, name: str
) -> None:
    expected, now = QImage(str(path_of(name))), draw(SHOTS[name], given)
    assert expected.size() == now.size()
    if found := differences(expected, now):
        _FAILED.mkdir(parents=True, exist_ok=True)
        path = _FAILED / f"window-{name}.png"
        difference_picture(expected, now).save(str(path))
        pytest.fail(
            f"{len(found)} places differ, see {path}. If it should look so, run:"
            f" python packaging/workshop golden-windows {name}"
        )


def test_every_picture_has_its_window_and_all_are_small() -> None:
    kept = list(FOLDER.iterdir())
    assert {path.stem for path in kept} == set(SHOTS)
    assert sum(path.stat().st_size for path in kept) < 1_500_000
