"""Creates the side panels of the table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from canasta_gui.windows.panels.log_panel import LogPanel
from canasta_gui.windows.panels.memory_panel import MemoryPanel


class SidePanels:
    """The memory aid and the log below it, both hidden at first."""

    def __init__(self, window: QMainWindow) -> None:
        self.memory = MemoryPanel(window)
        self.log = LogPanel(window)
        for panel in (self.memory, self.log):
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
            panel.hide()
