"""The note on the table that explains what happens for the first time."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout
from typing_extensions import override

from canasta_gui.table.widget import TableWidget
from canasta_gui.widgets.factory import button, label
from canasta_gui.windows.panels.table_card import TableCard


class FirstTimeCard(TableCard):
    """An explanation that a click closes.

    It is low enough for the free cloth beside the stock, and hides while it would cover something.
    """

    role = "plate"
    widths = (46, 37, 31, 26, 24)
    read = Signal()
    """Emitted when the player has read the explanation."""
    appeared = Signal()
    disappeared = Signal()

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self.is_kept_back = False
        """Whether something else is shown where the card lies."""
        self._title = label(role="eyebrow")
        self.text = label(is_wrapped=True)
        self.read_button = button(role="link")
        self.read_button.clicked.connect(self.read)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._title, 1)
        head.addWidget(self.read_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.text)
        self.retranslate()
        self.hide()

    def tell(self, text: str) -> None:
        """Shows an explanation where there is room for it; the focus stays where it is."""
        self.text.setText(text)
        self.read_button.setAccessibleDescription(text)
        self.follow()

    def put_away(self) -> None:
        """Hides the card until something is told again."""
        self.text.clear()
        self.hide()

    def follow(self) -> None:
        """Moves the card to free cloth; hides it while there is none."""
        if not self.text.text() or self.is_kept_back:
            self.hide()
            return
        self.ensurePolished()
        self.setVisible(self.find_place())

    def retranslate(self) -> None:
        """Writes the title and the button in the present language."""
        self._title.setText(self.tr("New"))
        self.read_button.setText(self.tr("Understood"))
        self.setAccessibleName(self._title.text())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appeared.emit()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.disappeared.emit()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.read.emit()
