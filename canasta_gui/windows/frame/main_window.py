"""The main window: the table or the first page, menus, banners and side panels."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QSize, QSysInfo, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedLayout, QWidget
from typing_extensions import override

from canasta_gui.dialogs.sheet_host import SheetHost
from canasta_gui.settings.model import Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.table.render.style import DeckStyle, TableStyle
from canasta_gui.theme.chosen_styles import deck_style, table_style
from canasta_gui.widgets.rows import in_column, wide
from canasta_gui.widgets.screen_space import KeptOnScreen, space_for
from canasta_gui.windows.frame.empty_table import EmptyTable
from canasta_gui.windows.frame.full_screen_bar import FullScreenBar
from canasta_gui.windows.frame.menus import Menus
from canasta_gui.windows.frame.window_actions import Actions
from canasta_gui.windows.panels.banner import Banner
from canasta_gui.windows.panels.moment_strip import MomentStrip

if TYPE_CHECKING:
    # Imported when they are first used, mostly after the first frame, to start fast.
    from canasta_gui.table.widget import TableWidget
    from canasta_gui.windows.frame.welcome import Welcome
    from canasta_gui.windows.panels.log_panel import LogPanel
    from canasta_gui.windows.panels.memory_panel import MemoryPanel

_COMFORTABLE = QSize(1280, 860)
"""The size of the window at the first start, if the screen has room for it."""
_LEAST_TABLE = (800, 420)
"""The least size in pixels of the table: what a small screen leaves at doubled text size."""


class MainWindow(QMainWindow):
    """The window that holds all parts together; `Commands` connects their functions."""

    language_changed = Signal()
    """Emitted after every text of the window was written in another language."""
    deck_changed = Signal()
    """Emitted when other rules or the system require other cards."""
    files_dropped = Signal(tuple)
    """Emitted when files were dropped on the window; carries their paths."""
    resized = Signal()
    """Emitted when the size of the window has changed."""
    escape_left = Signal()
    """Emitted when Escape was pressed and nothing in the window had a use for it."""
    page_changed = Signal()
    """Emitted when the table replaces the welcome page, or the other way round."""

    welcome_made = Signal()
    """Emitted when the welcome page was created, which is when it is first used."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.actions_by_name = Actions(self)
        self.menus = Menus(self, self.actions_by_name)
        self.full_screen_bar = FullScreenBar(self)
        self.banner = Banner()
        self.moment_strip = MomentStrip()
        self._felt = EmptyTable()
        self._welcome: Welcome | None = None
        self._table: TableWidget | None = None
        self._log_panel: LogPanel | None = None
        self._memory_panel: MemoryPanel | None = None
        # Readers would tell a stacked widget as a nameless pane.
        self._stack = QStackedLayout()
        self._lay_out()
        self.sheets = SheetHost(self)
        self.setAcceptDrops(True)
        self.apply(preferences.settings)
        self.retranslate()
        self._restore()

    @property
    def table(self) -> "TableWidget":
        """The table. It exists after the program has been loaded."""
        assert self._table is not None
        return self._table

    @property
    def welcome(self) -> "Welcome":
        """The first page, created when it is first used."""
        if self._welcome is None:
            from canasta_gui.windows.frame.welcome import Welcome

            self._welcome = Welcome()
            self._welcome.show_style(*self._style(self._preferences.settings))
            self._stack.addWidget(self._welcome)
            self.welcome_made.emit()
        return self._welcome

    @property
    def has_welcome(self) -> bool:
        """Whether the welcome page was created."""
        return self._welcome is not None

    @property
    def log_panel(self) -> "LogPanel":
        """The log panel. It exists after the program has been loaded."""
        assert self._log_panel is not None
        return self._log_panel

    @property
    def memory_panel(self) -> "MemoryPanel":
        """The memory aid. It exists after the program has been loaded."""
        assert self._memory_panel is not None
        return self._memory_panel

    @property
    def is_at_table(self) -> bool:
        """Whether a match is on the table; otherwise the welcome page is shown."""
        return self._table is not None and self._stack.currentWidget() is self._table

    def install_table(self, table: "TableWidget") -> None:
        """Adds the table and its side panels to the window, hidden."""
        from canasta_gui.windows.panels.log_panel import LogPanel
        from canasta_gui.windows.panels.memory_panel import MemoryPanel

        self._table = table
        # Otherwise it asks for more room than a small screen has beside menus.
        table.setMinimumSize(*_LEAST_TABLE)
        # The window handles dropped files.
        table.setAcceptDrops(False)
        self._stack.addWidget(table)
        self._memory_panel, self._log_panel = MemoryPanel(self), LogPanel(self)
        # The log lies below the memory aid.
        for panel in (self._memory_panel, self._log_panel):
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
            panel.hide()

    def add_below_table(self, bar: QWidget) -> None:
        """Adds a bar below the table."""
        self._column.addWidget(bar)

    def show_table(self) -> None:
        """Shows the table and gives it the keyboard focus."""
        self._stack.setCurrentWidget(self.table)
        self._show_log()
        self.table.setFocus()
        self.page_changed.emit()

    def show_welcome(self) -> None:
        """Shows the welcome page."""
        self._stack.setCurrentWidget(self.welcome)
        self._show_log()
        self.welcome.play_button.setFocus()
        self.page_changed.emit()

    def show_empty_table(self) -> None:
        """Shows an empty table while a match is being loaded."""
        self._stack.setCurrentWidget(self._felt)

    def use_names(self, words: str) -> None:
        """Shows cards with these names (`words.style`), now and at the next start."""
        if words != self._preferences.remembered.words_style:
            self._preferences.remember(words_style=words)
            self.apply(self._preferences.settings)
            self.deck_changed.emit()

    def apply(self, settings: Settings) -> None:
        """Applies the settings to everything but the table."""
        self.actions_by_name.use_keys(dict(settings.keys))
        deck, table = self._style(settings)
        self._felt.show_empty_table(table)
        if self._welcome is not None:
            self._welcome.show_style(deck, table)
        self._show_log()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        # The title holds nothing about the match: others in the room can read it, on the task bar
        # too.
        self.setWindowTitle(self.tr("Canasta"))
        self.actions_by_name.retranslate()
        self.menus.retranslate()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.full_screen_bar.follow()
        super().changeEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.full_screen_bar.follow()
        self.resized.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self.full_screen_bar.greet()
        elif event.key() == Qt.Key.Key_Escape:
            self.escape_left.emit()
        super().keyPressEvent(event)

    def bring_forward(self) -> None:
        """Raises the window above others."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = _files_in(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.files_dropped.emit(paths)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.remember(geometry=_text(self.saveGeometry()))
        super().closeEvent(event)

    def _style(self, settings: Settings) -> tuple[DeckStyle, TableStyle]:
        deck = deck_style(settings, self._preferences.remembered.words_style)
        return deck, table_style(settings)

    def _show_log(self) -> None:
        if self._log_panel is not None:
            is_wanted = self._preferences.settings.show_log
            self._log_panel.setVisible(is_wanted and self.is_at_table)

    def _lay_out(self) -> None:
        pages = QWidget()
        pages.setLayout(self._stack)
        # A stack without a parent would show its first page as a window of its own.
        self._stack.addWidget(self._felt)
        middle = QWidget()
        self._column = in_column(
            self.banner, self.moment_strip, wide(pages), of=middle, spacing=0, margins=0
        )
        self.setCentralWidget(middle)

    def _restore(self) -> None:
        """Restores the last geometry, or sets a comfortable size, which stays on the screen."""
        geometry = QByteArray.fromBase64(
            self._preferences.remembered.geometry.encode(errors="ignore")
        )
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(_COMFORTABLE.boundedTo(space_for(self)))
        KeptOnScreen(self)


def _files_in(data: QMimeData) -> tuple[Path, ...]:
    """Returns the local files that are being dragged."""
    files = (_of_this_host(url).toLocalFile() for url in data.urls())
    # A URL may hold what no name of a file can.
    return tuple(Path(name) for name in files if name and "\0" not in name)


def _of_this_host(url: QUrl) -> QUrl:
    """Returns a URL without the name of this computer, which Qt takes for one in the network.

    The protocol for dragging in X11 asks for it. On Windows it leads to what the computer shares.
    """
    if sys.platform != "win32" and url.host() in ("localhost", QSysInfo.machineHostName().lower()):
        url.setHost("")
    return url


def _text(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")
