"""The icons of the tools: pale lines with a little gold, drawings in ``assets/tools``."""

from typing import Final

from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtSvg import QSvgRenderer

from canasta_gui.resource_path import resource_path
from canasta_gui.table.render.pen import Canvas

_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96)
"""The sizes in device pixels, from ordinary text to doubled text on a doubled screen."""
_DIM: Final = 0.5
"""The opacity of the icon of a tool that cannot be used."""


def tool_icon(name: str) -> QIcon:
    """Returns the icon of a tool, enabled and disabled; empty for a tool that has none."""
    icon = QIcon()
    file = resource_path("assets", "tools", f"{name}.svg")
    if not file.is_file():
        return icon
    drawing = QSvgRenderer(str(file))
    for size in _SIZES:
        icon.addPixmap(_pixmap(drawing, size, 1.0), QIcon.Mode.Normal)
        icon.addPixmap(_pixmap(drawing, size, _DIM), QIcon.Mode.Disabled)
    return icon


def _pixmap(drawing: QSvgRenderer, size: int, opacity: float) -> QPixmap:
    picture = Canvas(size, size, 1.0)
    picture.painter.setOpacity(opacity)
    drawing.render(picture.painter)
    return picture.done()
