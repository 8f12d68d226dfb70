"""The window: the table or the welcome page, menus around it, a strip for messages."""

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.settings.model import Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.table.widget import TableWidget
from canasta_gui.theme.look import deck_style, table_options, table_style
from canasta_gui.windows.actions import Actions
from canasta_gui.windows.banner import Banner
from canasta_gui.windows.log_panel import LogPanel
from canasta_gui.windows.menus import Menus
from canasta_gui.windows.welcome import Welcome

_LEAST_TABLE = (880, 560)


class MainWindow(QMainWindow):
    """Holds the parts together; what they do is connected elsewhere."""

    language_changed = Signal()
    """Every text of the window was written anew."""
    page_changed = Signal()
    """Table or welcome page: the other one is shown now."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.actions_by_name = Actions(self)
        self.menus = Menus(self, self.actions_by_name)
        self.table = TableWidget()
        self.welcome = Welcome()
        self.banner = Banner()
        self.log_panel = LogPanel(self)
        self._stack = QStackedWidget()
        self._lay_out()
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log_panel)
        self.apply(preferences.settings)
        self.retranslate()
        self._restore()

    @property
    def is_at_table(self) -> bool:
        """Whether a match is on the table; otherwise the welcome page is shown."""
        return self._stack.currentWidget() is self.table

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

    def apply(self, settings: Settings) -> None:
        """Show everything as the settings say."""
        self.table.set_options(table_options(settings))
        self.welcome.show_style(deck_style(settings), table_style(settings))
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
        self._stack.addWidget(self.welcome)
        self._stack.addWidget(self.table)
        # The table asks for more room than a small screen has beside menus.
        self.table.setMinimumSize(*_LEAST_TABLE)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(middle)

    def _restore(self) -> None:
        """The place and size of last time, or a comfortable size."""
        geometry = QByteArray.fromBase64(self._preferences.memory.geometry.encode())
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self._resize_comfortably()

    def _resize_comfortably(self) -> None:
        room = self.screen().availableSize()
        self.resize(min(1280, room.width()), min(860, room.height()))


def _text(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")
