"""Draws pictures of hand-made views: ``views DIR [NAME ...]``."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.table_view import TableView
from workshop import specimens

_SIZES = (
    (1024, 700, 1),
    (1366, 768, 1),
    (1600, 1000, 1),
    (1920, 1080, 1),
    (1280, 800, 2),
    (3840, 2160, 1),
    (900, 1200, 1),
)
SCENES: dict[str, Callable[[], TableView]] = {
    "start": specimens.started,
    "play": specimens.playing,
    "frozen": specimens.frozen,
    "opening": specimens.opening,
    "crowded": specimens.crowded,
    "three": lambda: specimens.playing(3, 3),
    "five-alone": lambda: specimens.crowded(5, 5),
    "teams": lambda: specimens.crowded(6, 3),
    "six": lambda: specimens.crowded(6, 2),
    "five-resting": lambda: specimens.resting(out=1),
    "six-resting": specimens.resting,
    "viewer-rests": lambda: specimens.resting(is_viewer=True),
    "two": lambda: specimens.playing(2, 2),
    "samba": specimens.samba,
    "full-samba": specimens.full_samba,
    "feet": specimens.hand_and_foot,
    "curtain": specimens.curtained,
}


def shoot(
    view: TableView, size: QSize, options: TableOptions | None = None, ratio: float = 1
) -> QImage:
    """Returns a picture of a view on a table of its own."""
    widget = TableWidget()
    widget.set_options(options or TableOptions())
    widget.resize(size)
    widget.show()
    widget.show_view(view)
    picture = widget.grab_picture(ratio)
    widget.close()
    widget.deleteLater()
    return picture


def main(arguments: Sequence[str]) -> int:
    """Draws the named scenes, or all, in several sizes; ``NAME@1024x700`` draws one."""
    _app = QApplication.instance() or QApplication([])
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name in arguments[1:] or SCENES:
        scene, _, wanted = name.partition("@")
        for width, height, ratio in _SIZES:
            if wanted not in ("", f"{width}x{height}"):
                continue
            picture = shoot(SCENES[scene](), QSize(width, height), ratio=ratio)
            picture.save(str(folder / f"{scene}-{width}x{height}@{ratio}.png"))
    return 0
