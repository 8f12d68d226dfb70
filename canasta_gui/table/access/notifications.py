"""Announcements for screen readers that are too old to know them: the same words as notifications.

Orca hears announcements since 45. It tells so to the registry of accessibility, where every reader
lists the events that it hears; notifications are heard by all versions, so they are sent only
while nobody hears announcements, which would otherwise be read twice.
"""

import sys
from collections import deque
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent

from canasta_gui.table.access.nodes import Node, Spoken
from canasta_gui.table.layout.geometry import Rect

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusArgument, QDBusConnection

_KEPT: Final = 8
"""The number of last notifications whose objects stay: readers ask for the words a little later."""
_NOWHERE: Final = Rect(0, 0, 0, 0)
_PATIENCE_MS: Final = 200
"""How long to wait for an answer of the registry, which usually takes less than one."""
_ANNOUNCEMENT: Final = "object:announcement"


class Notifications(QObject):
    """Sends the notifications of one table."""

    def __init__(self, table: QObject) -> None:
        super().__init__(table)
        self._told: deque[Node] = deque()
        self._count = 0

    def tell(self, text: str) -> None:
        """Notifies readers that hear no announcements; does nothing where there are none."""
        if not QAccessible.isActive() or announcements_are_heard():
            return
        # Each has an object of its own: a name that changes could be read twice, the first never.
        self._count += 1
        spoken = Spoken(("told", self._count), QAccessible.Role.Notification, text, _NOWHERE)
        self._told.append(Node(spoken, self))
        QAccessible.updateAccessibility(
            QAccessibleEvent(self._told[-1], QAccessible.Event.ObjectShow)
        )
        if len(self._told) > _KEPT:
            self._told.popleft().deleteLater()


def announcements_are_heard() -> bool:
    """Returns whether a reader hears announcements; on other systems than Linux all do."""
    if not sys.platform.startswith("linux"):
        return True
    registry = _registry()
    return registry is None or any(
        event.lower().startswith(_ANNOUNCEMENT) for event in _heard_events(registry)
    )


@cache
def _registry() -> "QDBusConnection | None":
    """Returns the connection to the bus of accessibility; ``None`` if there is none."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    ask = QDBusMessage.createMethodCall(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"
    )
    answer = QDBusConnection.sessionBus().call(ask, QDBus.CallMode.Block, _PATIENCE_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        return None
    return QDBusConnection.connectToBus(answer.arguments()[0], "canasta accessibility")


def _heard_events(registry: "QDBusConnection") -> list[str]:
    """Returns the events that readers hear, such as ``Object:StateChanged:Focused``."""
    from PySide6.QtDBus import QDBus, QDBusMessage

    name = "org.a11y.atspi.Registry"
    ask = QDBusMessage.createMethodCall(
        name, "/org/a11y/atspi/registry", name, "GetRegisteredEvents"
    )
    answer = registry.call(ask, QDBus.CallMode.Block, _PATIENCE_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        return [_ANNOUNCEMENT]
    pairs: QDBusArgument = answer.arguments()[0]
    events: list[str] = []
    pairs.beginArray()
    while not pairs.atEnd():
        pair: QDBusArgument = pairs.asVariant()
        # A structure is read as an array: Python's own call for it only writes.
        pair.beginArray()
        _reader, event = pair.asVariant(), pair.asVariant()
        events.append(str(event))
    return events
