"""A column of widgets that scrolls if the screen is too low for it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QGridLayout,
    QLayout,
    QScrollArea,
    QWidget,
)
from typing_extensions import override

from canasta_gui.widgets.rows import in_column

_IS_SHOWN_OR_HIDDEN = Qt.WidgetAttribute.WA_WState_ExplicitShowHide


class ScrollColumn(QScrollArea):
    """A column that is never narrower than its content; add widgets to ``column``."""

    def __init__(self) -> None:
        super().__init__()
        self._page = page = QWidget()
        page.setProperty("role", "page")
        self.column = in_column(of=page, spacing=12, margins=0)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the width of the widgets and of the scroll bar beside them."""
        width = self._page.minimumSizeHint().width()
        return QSize(width + self.verticalScrollBar().sizeHint().width(), 120)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Updates the layout when larger type makes the widgets wider, or others are there."""
        if watched is self._page and event.type() is QEvent.Type.LayoutRequest:
            self._show_new()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        leave_unstyled(self)
        super().showEvent(event)

    def make_room(self) -> None:
        """Gives the page the height that its widgets want, before it is painted again."""
        self.column.activate()
        self.updateGeometry()
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def order_tabs(self) -> None:
        """Lets Tab go through the column as its widgets lie; those made late would come last.

        Qt orders only what is shown already.
        """
        for before, after in pairwise((self, *_reached(self.column))):
            QWidget.setTabOrder(before, after)

    def _show_new(self) -> None:
        """Shows widgets that were added since the page was shown, and makes room for them.

        Qt shows them later, and paints the page between with the sizes of before.
        """
        items = (self.column.itemAt(at) for at in range(self.column.count()))
        parts = (item.widget() for item in items if item is not None)
        new = [part for part in parts if part and not part.testAttribute(_IS_SHOWN_OR_HIDDEN)]
        for part in new:
            part.show()
        if new:
            self.make_room()


def _reached(layout: QLayout) -> Iterator[QWidget]:
    """Yields the widgets in a layout that Tab reaches, as they lie."""
    places = list(range(layout.count()))
    if isinstance(layout, QGridLayout):
        places.sort(key=lambda at: cast("tuple[int, ...]", layout.getItemPosition(at)))
    for item in filter(None, map(layout.itemAt, places)):
        widget = item.widget()
        if widget and widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget
        inner = widget.layout() if widget else item.layout()
        if inner is not None:
            yield from _reached(inner)


def leave_unstyled(area: QAbstractScrollArea) -> None:
    """Keeps the style sheet from painting the viewport of an area that is shown.

    It has no rule for a viewport, paints nothing, and yet remembers each one for good.
    """
    area.viewport().setAttribute(Qt.WidgetAttribute.WA_StyledBackground, on=False)
