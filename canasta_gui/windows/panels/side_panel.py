"""The base of panels beside the table that the player opens and closes."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QWidget
from typing_extensions import override

from canasta_gui.theme.theme import BASE_POINTS

_LEAST_WIDTH = 216
"""The least width in pixels at the ordinary size of text."""


class SidePanel(QDockWidget):
    """A panel; subclasses set its widget and then call ``retranslate``."""

    closed = Signal()
    """Emitted when the player closed the panel."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.windowTitleChanged.connect(self._name_button)
        self._widen()

    @abstractmethod
    def retranslate(self) -> None:
        """Writes every text in the present language."""

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.FontChange:
            self._widen()
        super().changeEvent(event)

    def _name_button(self, title: str) -> None:
        """Names the closing button, which Qt names only once, in the language of that moment."""
        for made in self.findChildren(QAbstractButton, "qt_dockwidget_closebutton"):
            made.setAccessibleName(self.tr("Close"))
            made.setAccessibleDescription(title)

    def _widen(self) -> None:
        """Lets the least width grow with the text."""
        growth = max(self.font().pointSizeF() / BASE_POINTS, 1.0)
        self.setMinimumWidth(round(_LEAST_WIDTH * growth))
