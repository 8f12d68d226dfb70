"""The menu bar and the tool bar, built from the actions."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from canasta_gui.windows.frame.tool_bar import SEPARATOR, ToolBar
from canasta_gui.windows.frame.window_actions import OFFERS, Actions, commands
from canasta_gui.words.written import messages


class Menus(QObject):
    """The menus, built once; their titles are written again when the language changes."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._actions = actions
        bar = self._bar = window.menuBar()
        self.choices: dict[str, QMenu] = {}
        """The menus that offer the values of a setting, by setting."""
        self.titles: dict[str, QMenu] = {}
        for name, entries in commands().menus.items():
            self.titles[name] = self._fill(bar.addMenu(""), entries)
        for menu in self.titles.values():
            # Dim entries say why they are.
            menu.setToolTipsVisible(True)
            menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._leave))
        self.toolbar = self._make_toolbar(window)
        # Shortcuts must also work while the menu bar is hidden in full screen.
        window.addActions(list(actions.by_name.values()))
        self.retranslate()

    def retranslate(self) -> None:
        """Writes every title in the present language."""
        words = messages("Menus", "choices")
        for name, menu in {**self.titles, **self.choices}.items():
            menu.setTitle(words[name])
        self.toolbar.setWindowTitle(words["toolbar"])

    def _fill(self, menu: QMenu, entries: Sequence[str]) -> QMenu:
        for entry in entries:
            if entry == SEPARATOR:
                menu.addSeparator()
            elif entry.startswith(OFFERS):
                field = entry.removeprefix(OFFERS)
                self.choices[field] = menu.addMenu("")
                self.choices[field].addActions(list(self._actions.choices[field].values()))
            else:
                menu.addAction(self._actions[entry])
        return menu

    def _leave(self) -> None:
        """Gives the focus back after Escape in a menu; Qt leaves it to the titles."""
        if self._bar.hasFocus() and QApplication.activePopupWidget() is None:
            no_modifier = Qt.KeyboardModifier.NoModifier
            escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, no_modifier)
            QApplication.sendEvent(self._bar, escape)

    def _make_toolbar(self, window: QMainWindow) -> ToolBar:
        bar = ToolBar(window, self._actions, commands().lists.tools)
        if window.menuBar().isNativeMenuBar():
            window.addToolBar(bar)
        else:
            # The tool bar stands beside the menus to leave the table its height.
            window.menuBar().setCornerWidget(bar, Qt.Corner.TopRightCorner)
        return bar
