"""The menu bar and the tool bar, built from the actions."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from canasta_gui.windows.frame.tool_bar import SEPARATOR, ToolBar
from canasta_gui.windows.frame.window_actions import Actions
from canasta_gui.words.written import messages

GAME = (
    "new", "daily", "continue", "back", "saved", "house", "match-rules", "players", "record",
    "real-cards",
    SEPARATOR,
    "sheet", "print", "pdf", "watch", "review", "compare", "fairness", SEPARATOR, "quit",
)  # fmt: skip
PLAY = (
    "undo", "redo", SEPARATOR, "lay", "take-back", "ask", "pass", SEPARATOR,
    "hint", "why-not", "why", "explain", "last-round", "repeat", "skip", "say-again",
    SEPARATOR,
    "*hand_order", "phone", "stand-in",
)  # fmt: skip
_VIEW = (
    "*speed", "wait_for_me", "card_sounds", "read_aloud", SEPARATOR,
    "bigger-cards", "smaller-cards", "bigger-text", "smaller-text", SEPARATOR,
    "four_colours", "high_contrast", "*felt", "*back", SEPARATOR,
    "show_log", "memory", "full-screen", SEPARATOR, "settings",
)  # fmt: skip
_HELP = (
    "learn",
    "exercises",
    "how-to-play",
    "glossary",
    "differs",
    "strengths",
    "numbers",
    "keys",
    SEPARATOR,
    "about",
)
TOOLS = ("differs", "undo", "hint", "repeat", SEPARATOR, "sheet", SEPARATOR, "settings")


class Menus(QObject):
    """The menus, built once; their titles are written again when the language changes."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._actions = actions
        bar = self._bar = window.menuBar()
        self.choices: dict[str, QMenu] = {}
        """The menus that offer the values of a setting, by setting."""
        self.titles: dict[str, QMenu] = {}
        for name, entries in {"game": GAME, "play": PLAY, "view": _VIEW, "help": _HELP}.items():
            self.titles[name] = self._fill(bar.addMenu(""), entries)
        for menu in self.titles.values():
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
            elif entry.startswith("*"):
                field = entry.removeprefix("*")
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
        bar = ToolBar(window, self._actions, TOOLS)
        if window.menuBar().isNativeMenuBar():
            window.addToolBar(bar)
        else:
            # The tool bar stands beside the menus to leave the table its height.
            window.menuBar().setCornerWidget(bar, Qt.Corner.TopRightCorner)
        return bar
