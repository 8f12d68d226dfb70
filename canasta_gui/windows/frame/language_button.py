"""The choice of a language for whoever cannot read the present one."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Signal
from PySide6.QtGui import QColor, QIcon, QPalette, QPen
from PySide6.QtWidgets import QMenu, QPushButton
from typing_extensions import override

from canasta_gui.i18n.formats import sentences
from canasta_gui.i18n.translator import language_names, present_name
from canasta_gui.table.render.pen import Canvas

translate = QCoreApplication.translate


class LanguageButton(QPushButton):
    """A globe with the name of the present language; its menu has each language's own name."""

    chosen = Signal(str)
    """Emitted when a language was chosen; carries its code."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn: tuple[int, float, str] | None = None
        """The side, pixel ratio and colour of the globe."""
        self.setProperty("role", "link")
        self.languages = QMenu(self)
        """The languages; an entry's data is the code."""
        for code, name in language_names().items():
            action = self.languages.addAction(name, partial(self.chosen.emit, code))
            action.setData(code)
            action.setCheckable(True)
        self.setMenu(self.languages)
        self.retranslate()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        name = present_name()
        self.setText(name)
        self.setAccessibleName(sentences((translate("Settings", "Language"), name)))
        for action in self.languages.actions():
            action.setChecked(action.text() == name)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
            QEvent.Type.PaletteChange,
        ):
            self._draw_globe()
        super().changeEvent(event)

    def _draw_globe(self) -> None:
        side, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        # Most changes of the style change none of these.
        if self._drawn != (drawn := (side, ratio, ink.name())):
            self._drawn = drawn
            self.setIconSize(QSize(side, side))
            self.setIcon(_globe(side, ratio, ink))


def _globe(side: int, ratio: float, ink: QColor) -> QIcon:
    """Returns a globe with its meridians; ``side`` is in pixels of the window."""
    picture = Canvas(side, side, ratio)
    painter = picture.painter
    painter.scale(side / 24, side / 24)
    painter.setPen(QPen(ink, 1.7))
    for half in (9.5, 4.2):
        painter.drawEllipse(QPointF(12, 12), half, 9.5)
    for height, half in ((6.8, 7.9), (12, 9.5), (17.2, 7.9)):
        painter.drawLine(QPointF(12 - half, height), QPointF(12 + half, height))
    return QIcon(picture.done())
