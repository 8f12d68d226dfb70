"""The tool bar beside the menus."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QStyle, QToolBar, QToolButton
from typing_extensions import override

from canasta_gui.windows.frame.tool_icons import tool_icon
from canasta_gui.windows.frame.window_actions import Actions

SEPARATOR = ""
_HOUSE, _MORE = "differs", "more"
_LEAVING: Final = ("repeat", "settings", "sheet", "undo")
"""The tools that go into the menu at the end when the room is short, in this order."""
_WIDEST = 16_777_215
"""The largest width that Qt allows, in pixels."""
_BREATH = 24
"""The free space between the menus and the tools, in pixels."""
_BESIDE, _ALONE = (
    Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    Qt.ToolButtonStyle.ToolButtonIconOnly,
)
_ICON = 1.15
"""The height of an icon, as a factor of the line height."""
_ICON_GAP = 6
"""The space in pixels that Qt leaves between an icon and its word."""
_LEAST_NAME = 15
"""The letters of the house rules' name that are kept until tools are removed."""


class _ToolButton(QToolButton):
    """A button that shows and triggers an action, which stays in the menus when the button goes.

    It is not the action's default button, because Qt then keeps memory for every change of the
    action.
    """

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName(action.objectName())
        self.setIcon(action.icon())
        self._action = action
        self._follow()
        action.changed.connect(self._follow)
        self.clicked.connect(action.trigger)

    @Slot()
    def _follow(self) -> None:
        self.setText(self._action.iconText())
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())


class _MoreButton(QToolButton):
    """A button with a menu of the tools that have no room."""

    def __init__(self) -> None:
        super().__init__()
        self.tools = QMenu(self)
        self.setObjectName("more")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setIcon(tool_icon("more"))
        self.clicked.connect(self._open)
        self._name()

    def _name(self) -> None:
        self.setText(self.tr("More tools"))
        self.setToolTip(self.text())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Writes its name again when the language changes."""
        if event.type() is QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    @Slot()
    def _open(self) -> None:
        place = self.rect()
        corner = place.bottomRight() if self.isRightToLeft() else place.bottomLeft()
        self.tools.popup(self.mapToGlobal(corner))


class ToolBar(QToolBar):
    """A tool bar that shows as many tools as fit beside the menus."""

    def __init__(self, window: QMainWindow, actions: Actions, tools: Sequence[str]) -> None:
        super().__init__(window)
        self._actions = actions
        self._menus = window.menuBar()
        self._room = _WIDEST
        self._buttons: dict[str, _ToolButton] = {}
        self._slots: dict[str, list[QAction]] = {}
        """The actions of each tool, including the separator before it."""
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._more = _MoreButton()
        self._fit_icons()
        self._fill(tools)
        self._slots[_MORE] = [self.addWidget(self._more)]
        self._menus.installEventFilter(self)
        actions.house_named.connect(self.fit)
        self._show(self._wanted())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fits the tools again when the menu bar is resized."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    @override
    def event(self, event: QEvent) -> bool:
        """Tells the menu bar about a new size, because it asks for the room of its corner only
        once.
        """
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.parentWidget() is self._menus:
            self.fit()
            self._menus.setCornerWidget(self, Qt.Corner.TopRightCorner)
        return is_done

    @override
    def sizeHint(self) -> QSize:
        """Returns at most the width that the menus leave."""
        return super().sizeHint().boundedTo(QSize(self._room, _WIDEST))

    def fit(self) -> None:
        """Fits the tools into the width that the menus leave; if it is short, icons lose their
        words.

        The name of the house rules is shortened to fit.
        """
        self._fit_icons()
        if self.parentWidget() is not self._menus:
            self._word(has_words=True)
            self._show(self._wanted())
            return
        self._fit_height()
        self._room = _WIDEST
        now = self.sizeHint().width()
        menus = self._menus.sizeHint().width() - now
        frame = now - self._width(self._shown())
        room = max(self._menus.width() - menus - _BREATH, 0)
        worded = sum(self._worded(name) for name in self._wanted()) - self._spare_name()
        self._word(has_words=worded <= room - frame)
        staying = self._staying(room - frame)
        self._name_house(room - frame - self._width(staying))
        self._show(staying)
        self._room = room

    # --- words beside the icons

    def _fit_icons(self) -> None:
        """Sets the icon size by the height of the text."""
        side = round(_ICON * self.fontMetrics().height())
        if self.iconSize().height() != side:
            self.setIconSize(QSize(side, side))
            for button in (*self._buttons.values(), self._more):
                # It shows the bar's icon size, but forgets its width only with its own.
                button.setIconSize(QSize(side, side))

    def _fit_height(self) -> None:
        """Sets the height of the menus, so that the words of both stand on one line."""
        self.setMinimumHeight(0)
        self.setMinimumHeight(self._menus.sizeHint().height())

    def _word(self, *, has_words: bool) -> None:
        """Shows the words beside the icons, or only in the tips; house rules keep their name."""
        for name, button in self._buttons.items():
            style = _BESIDE if has_words or name == _HOUSE else _ALONE
            if button.toolButtonStyle() is not style:
                button.setToolButtonStyle(style)

    def _worded(self, name: str) -> int:
        """Returns the width of a tool with its word, its separator included."""
        button = self._buttons[name]
        missing = 0
        if button.toolButtonStyle() is _ALONE:
            missing = _ICON_GAP + self.fontMetrics().horizontalAdvance(button.text())
        return self._width([name]) + missing

    # --- tools without room

    def _staying(self, room: int) -> list[str]:
        names = self._wanted()
        for name in _LEAVING:
            if self._width(names) - self._spare_name() <= room:
                break
            names = [*(it for it in names if it not in (name, _MORE)), _MORE]
        return names

    def _wanted(self) -> list[str]:
        is_house = self._actions[_HOUSE].isVisible()
        hidden = (_MORE,) if is_house else (_MORE, _HOUSE)
        return [name for name in self._slots if name not in hidden]

    def _shown(self) -> list[str]:
        return [name for name, slots in self._slots.items() if slots[-1].isVisible()]

    def _show(self, names: Collection[str]) -> None:
        for name, slots in self._slots.items():
            for slot in slots:
                slot.setVisible(name in names)
        left = [self._actions[name] for name in self._wanted() if name not in names]
        if left != self._more.tools.actions():
            self._more.tools.clear()
            self._more.tools.addActions(left)

    def _width(self, names: Collection[str]) -> int:
        layout = self.layout()
        assert layout is not None
        # Of an object of Qt's own PySide finds the class by making those of all widgets: 2 MB.
        extent = QStyle.PixelMetric.PM_ToolBarSeparatorExtent
        line = self.style().pixelMetric(extent, None, self)
        slots = [slot for name in names for slot in self._slots[name]]
        return sum(
            (line if slot.isSeparator() else self.widgetForAction(slot).sizeHint().width())
            + layout.spacing()
            for slot in slots
        )

    # --- the name of the house rules

    def _spare_name(self) -> int:
        """Returns by how many pixels the name can be shortened and still be told from others."""
        action = self._actions[_HOUSE]
        if not action.isVisible():
            return 0
        metrics = self.fontMetrics()
        least = min(_LEAST_NAME * metrics.averageCharWidth(), self._name_width())
        return self._name_width() - least

    def _name_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._actions[_HOUSE].iconText())

    def _name_house(self, spare: int) -> None:
        """Lengthens or shortens the name of the house rules by this width."""
        action = self._actions[_HOUSE]
        if not action.isVisible():
            return
        title, mode = self._actions.house_title, Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(title, mode, self._name_width() + spare)
        if text != action.iconText():
            action.setIconText(text)

    # --- construction

    def _fill(self, tools: Sequence[str]) -> None:
        before: list[QAction] = []
        for name in tools:
            if name == SEPARATOR:
                before = [self.addSeparator()]
            else:
                self._slots[name] = [*before, self.addWidget(self._make_button(name))]
                before = []

    def _make_button(self, name: str) -> _ToolButton:
        made = _ToolButton(self._actions[name])
        made.setToolButtonStyle(_BESIDE)
        self._buttons[name] = made
        return made
