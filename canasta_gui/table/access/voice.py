"""What a screen reader says by itself: what happens, and where the focus goes."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from canasta_gui.table.access.tree import AccessTree
from canasta_gui.table.gestures.focus import Spot


class Voice:
    """Speaks for a table."""

    def __init__(self, table: QWidget, access: AccessTree) -> None:
        self._table = table
        self._access = access

    def say(self, text: str, *, is_urgent: bool = False) -> None:
        """Say something; urgent words interrupt the reader."""
        event = QAccessibleAnnouncementEvent(self._table, text)
        if is_urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def advise(self, text: str) -> None:
        """Something else is said of the raised cards."""
        self._access.invalidate()
        if text:
            self.say(text)

    def follow(self, spot: Spot | None) -> None:
        """The focus went there."""
        self._access.invalidate()
        if spot is None or not QAccessible.isActive():
            return
        node = self._access.find(spot)
        if node is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))
