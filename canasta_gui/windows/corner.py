"""The tools beside the menus."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QMainWindow, QToolBar
from typing_extensions import override

from canasta_gui.windows.actions import Actions

_ANY = 16_777_215
"""As wide as Qt allows."""
_BREATH = 24
"""What stays free between the menus and the tools."""


class CornerBar(QToolBar):
    """Names the house rules as far as there is room: no menu gives way to them."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._actions = actions
        self._menus = window.menuBar()
        self._room = _ANY
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._menus.installEventFilter(self)
        actions.house_named.connect(self.fit)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another width leaves other room."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    @override
    def event(self, event: QEvent) -> bool:
        """The menu bar asks for the room of its corner only once: it has to be told again."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.parentWidget() is self._menus:
            self.fit()
            self._menus.setCornerWidget(self, Qt.Corner.TopRightCorner)
        return is_done

    @override
    def sizeHint(self) -> QSize:
        """What does not fit beside the menus is behind the toolbar's own arrow."""
        return super().sizeHint().boundedTo(QSize(self._room, _ANY))

    def fit(self) -> None:
        """Take the room that the menus leave, and shorten the name of the house rules to it."""
        if self.parentWidget() is not self._menus:
            return
        self._room = _ANY
        wanted = self.sizeHint().width()
        menus = self._menus.sizeHint().width() - wanted
        room = self._menus.width() - menus - _BREATH
        self._name_house(room - wanted)
        self._room = max(room, 0)

    def _name_house(self, spare: int) -> None:
        """Let the name grow by what is spare, or shrink by what is lacking."""
        action = self._actions["differs"]
        if not action.isVisible():
            return
        metrics = self.widgetForAction(action).fontMetrics()
        width = metrics.horizontalAdvance(action.iconText()) + spare
        text = metrics.elidedText(self._actions.house_title, Qt.TextElideMode.ElideRight, width)
        if text != action.iconText():
            action.setIconText(text)
