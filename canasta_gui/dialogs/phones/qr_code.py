"""A square code that the camera of a phone reads."""

import segno
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

_QUIET = 4
"""The white modules that have to lie around a code."""
_LEAST, _USUAL = 200, 264


class QrCode(QWidget):
    """Shows a text as a code, always black on white: cameras read nothing else as surely."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._rows: tuple[bytes, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(_LEAST, _LEAST)

    def show_text(self, text: str) -> None:
        """Shows the code of a text; without one nothing."""
        self.text = text
        made = segno.make_qr(text, error="m") if text else None
        self._rows = () if made is None else tuple(bytes(row) for row in made.matrix)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        count = len(self._rows) + 2 * _QUIET
        # Whole pixels, so that all modules are equally wide.
        ratio = self.devicePixelRatioF()
        module = max(1, int(min(self.width(), self.height()) * ratio / count)) / ratio
        side = module * count
        painter = QPainter(self)
        painter.translate((self.width() - side) / 2, (self.height() - side) / 2)
        painter.scale(module, module)
        painter.fillRect(QRect(0, 0, count, count), Qt.GlobalColor.white)
        for y, row in enumerate(self._rows, _QUIET):
            for x, is_dark in enumerate(row, _QUIET):
                if is_dark:
                    painter.fillRect(QRect(x, y, 1, 1), Qt.GlobalColor.black)
        painter.end()
