"""Hand-made views by name, and pictures of them."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.table_view import TableView
from tests.kit import specimens

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
