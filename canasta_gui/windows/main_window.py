"""The window: the table or the welcome page, menus around it, a strip for messages."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.settings.model import Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.theme.look import deck_style, table_style
from canasta_gui.windows.actions import Actions
from canasta_gui.windows.banner import Banner
from canasta_gui.windows.log_panel import LogPanel
from canasta_gui.windows.memory_panel import MemoryPanel
from canasta_gui.windows.menus import Menus
from canasta_gui.windows.moment_strip import MomentStrip
from canasta_gui.windows.welcome import Felt, Welcome

if TYPE_CHECKING:
    # The table is loaded after the first frame.
    from canasta_gui.table.widget import TableWidget

_LEAST_TABLE = (800, 420)
"""What a small screen leaves beside menus and task bar when everything is drawn twice as big."""


class MainWindow(QMainWindow):
    """Holds the parts together; what they do is connected elsewhere."""

    language_changed = Signal()
    """Every text of the window was written anew."""
    deck_changed = Signal()
    """Other rules, or the system, ask for other cards."""
    page_changed = Signal()
    """Table or welcome page: the other one is shown now."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.actions_by_name = Actions(self)
        self.menus = Menus(self, self.actions_by_name)
        self.welcome = Welcome()
        self.banner = Banner()
        self.moment_strip = MomentStrip()
        self.log_panel = LogPanel(self)
        self.memory_panel = MemoryPanel(self)
        self._felt = Felt()
        self._table: TableWidget | None = None
        self._stack = QStackedWidget()
        self._lay_out()
        for panel in (self.memory_panel, self.log_panel):
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
            panel.hide()
        self.apply(preferences.settings)
        self.retranslate()
        self._restore()

    @property
    def table(self) -> "TableWidget":
        """The table; it is there once the program has been loaded."""
        assert self._table is not None
        return self._table

    @property
    def is_at_table(self) -> bool:
        """Whether a match is on the table; otherwise the welcome page is shown."""
        return self._table is not None and self._stack.currentWidget() is self._table

    def install_table(self, table: "TableWidget") -> None:
        """Put the table into the window, not yet in sight."""
        self._table = table
        # By itself it asks for more room than a small screen has beside menus.
        table.setMinimumSize(*_LEAST_TABLE)
        self._stack.addWidget(table)

    def show_table(self) -> None:
        """Show the table and give it the keys."""
        self._stack.setCurrentWidget(self.table)
        self.log_panel.setVisible(self._preferences.settings.show_log)
        self.table.setFocus()
        self.page_changed.emit()

    def show_welcome(self) -> None:
        """Show the welcome page."""
        self._stack.setCurrentWidget(self.welcome)
        self.log_panel.hide()
        self.welcome.play_button.setFocus()
        self.page_changed.emit()

    def show_felt(self) -> None:
        """Show an empty table: a match is on its way."""
        self._stack.setCurrentWidget(self._felt)

    def use_names(self, words: str) -> None:
        """Show the cards of rules with these names (`words.style`), now and at the next start."""
        if words != self._preferences.memory.words_style:
            self._preferences.remember(words_style=words)
            self.apply(self._preferences.settings)
            self.deck_changed.emit()

    def apply(self, settings: Settings) -> None:
        """Show everything but the table as the settings say."""
        deck = deck_style(settings, self._preferences.memory.words_style)
        self._felt.show_felt(table_style(settings))
        self.welcome.show_style(deck, table_style(settings))
        self.log_panel.setVisible(settings.show_log and self.is_at_table)

    def retranslate(self) -> None:
        """Write every text in the present language."""
        # The title is seen by everybody in the room and by the task bar: it says nothing.
        self.setWindowTitle(self.tr("Canasta"))
        self.actions_by_name.retranslate()
        self.menus.retranslate()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()
        super().changeEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.remember(geometry=_text(self.saveGeometry()))
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self._stack.addWidget(self._felt)
        self._stack.addWidget(self.welcome)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.moment_strip)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(middle)

    def _restore(self) -> None:
        """The place and size of last time, or a comfortable size."""
        geometry = QByteArray.fromBase64(self._preferences.memory.geometry.encode())
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            room = self.screen().availableSize()
            self.resize(min(1280, room.width()), min(860, room.height()))


def _text(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")
