"""Announces events, changes and the focus to screen readers.

Orca hears announcements since 45. It tells so to the registry of accessibility, where every reader
lists the events that it hears. Notifications are heard by all versions, so one is shown with the
same words only while nobody hears announcements: they would otherwise be read twice.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import ceil, inf
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QWidget

from canasta_gui.i18n.formats import pronounced, sentences
from canasta_gui.leftovers import Leftovers
from canasta_gui.table.access.nodes import Change, Node, Spoken
from canasta_gui.table.access.tree import AccessTree
from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.layout.geometry import Rect
from engine import Card

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusArgument, QDBusConnection

_KEPT: Final = 32
"""The number of last notifications whose objects stay: readers ask for the words later, on a busy
machine after more than eight others.
"""
_NOWHERE: Final = Rect(0, 0, 0, 0)
_PATIENCE_MS: Final = 200
"""How long to wait for an answer of the registry, which usually takes less than one."""
_ANNOUNCEMENT: Final = "object:announcement"
GATHERED_MS: Final = 50
"""How long to wait for more to be told with it: what raised cards could do is known that late."""
APART_MS: Final = 250
"""The least time between two announcements."""


def _now_ms() -> float:
    return 1000 * monotonic()


class _Sentence(NamedTuple):
    text: str
    is_urgent: bool
    is_offer: bool
    """Whether the next offer makes it stale."""


class Announcements(QObject):
    """Sends what is announced in a window: what comes about the same time as one announcement.

    Orca drops each that comes within 100 ms of another one, by the time at which it gets to them,
    unless a notification is their source.
    """

    said = Signal(str)
    """Emitted with the words of every announcement that are worth hearing later, too."""

    def __init__(self, table: QObject, now_ms: Callable[[], float] = _now_ms) -> None:
        super().__init__(table)
        self._table = table
        self._now_ms = now_ms
        self._waiting: list[_Sentence] = []
        self._last_ms = -inf
        self._told = Leftovers(_KEPT)
        self._count = 0
        self.timer = QTimer(self, singleShot=True)
        """Runs until the words that wait are sent."""
        self.timer.timeout.connect(self._send)

    def tell(self, text: str, *, is_urgent: bool = False, is_offer: bool = False) -> None:
        """Announces a text with all that is told shortly before and after, each once, in order;
        a new offer takes the place of one that nobody has heard.
        """
        told = _Sentence(text, is_urgent, is_offer)
        kept = [it for it in self._waiting if not (is_offer and it.is_offer)]
        if text not in (it.text for it in kept):
            kept.append(told)
        self._waiting = kept
        apart = self._last_ms + APART_MS - self._now_ms()
        if (wait := max(GATHERED_MS, apart)) <= 0:
            self._send()
        elif not self.timer.isActive():
            self.timer.start(ceil(wait))

    def _send(self) -> None:
        together, self._waiting = self._waiting, []
        self._last_ms = self._now_ms()
        text = pronounced(sentences(it.text for it in together))
        told = self._notification(text) if _is_on_a_bus() else None
        event = QAccessibleAnnouncementEvent(told or self._table, text)
        if any(it.is_urgent for it in together):
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        if told is not None and not announcements_are_heard():
            QAccessible.updateAccessibility(QAccessibleEvent(told, QAccessible.Event.ObjectShow))
        if lasting := sentences(it.text for it in together if not it.is_offer):
            self.said.emit(lasting)

    def _notification(self, text: str) -> Node:
        # Each has an object of its own: a name that changes could be read twice, the first never.
        self._count += 1
        spoken = Spoken(("told", self._count), QAccessible.Role.Notification, text, _NOWHERE)
        told = Node(spoken, self)
        self._told.add(told)
        return told


def _is_on_a_bus() -> bool:
    return sys.platform.startswith("linux") and QAccessible.isActive()


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


_Event = QAccessible.Event


class Voice(QObject):
    """Sends the announcements of one table."""

    def __init__(self, table: QWidget, access: AccessTree) -> None:
        super().__init__(table)
        self._access = access
        self._focused: Node | None = None
        self._held: Change | None = None
        """How what has the focus changed since it has it, in what a reader would say at once."""
        self._announcements = Announcements(table)
        self.said = self._announcements.said

    def say(self, text: str, *, is_urgent: bool = False) -> None:
        """Announces something; urgent words interrupt the reader."""
        self._announcements.tell(text, is_urgent=is_urgent)

    def offer(self, text: str) -> None:
        """Announces what could be chosen now, which nobody wants to hear again later."""
        self._announcements.tell(text, is_urgent=True, is_offer=True)

    def advise(self, text: str) -> None:
        """Announces a new text about the raised cards."""
        self._access.invalidate()
        if text:
            self.say(text)

    def tell_raised(self, up: Sequence[Card], down: Sequence[Card]) -> None:
        """Announces which cards were raised and lowered, and how many are raised with others."""
        self._access.invalidate()
        count = self._access.hand.raised_count
        parts = (
            self.tr("Raised: {cards}").format(cards=self._names(up)) if up else "",
            self.tr("Lowered: {cards}").format(cards=self._names(down)) if down else "",
            self.tr("%n raised", "cards of the hand", count) if count > len(up) else "",
        )
        if any(parts):
            self.say(sentences(parts))

    def tell_changes(self, changes: tuple[Change, ...]) -> None:
        """Announces things that appeared, disappeared or changed.

        Of what has the focus a reader would say each new state and description at once, which the
        announcements have said: that is sent when the focus goes elsewhere.
        """
        if not QAccessible.isActive():
            return
        for change in changes:
            if change.node is self._focused:
                self._hold(change)
                _send([_at_once(change)])
            else:
                _send([change])

    def _hold(self, change: Change) -> None:
        """Keeps what is sent of a change once the focus goes elsewhere."""
        before, after = self._held.before if self._held else change.before, change.after
        if before is None or after is None:
            self._held = None
        else:
            said = replace(before, name=after.name, is_enabled=after.is_enabled)
            self._held = Change(change.node, said, after)

    def follow(self, spot: Spot | None) -> None:
        """Announces the focused thing, once while it stays the same."""
        self._access.invalidate()
        if not QAccessible.isActive():
            return
        node, before = self._access.find(spot), self._focused
        self._focused = node
        if node is not None and node is not before:
            QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))
        if node is not before and self._held is not None:
            held, self._held = self._held, None
            _send([held])

    def repeat(self, spot: Spot) -> None:
        """Announces a thing with all that is told of it: a key that leads nowhere is not silent."""
        node = self._access.find(spot)
        if node is not None:
            self.offer(sentences((node.spoken.name, node.spoken.description)))

    def _names(self, cards: Sequence[Card]) -> str:
        names = self._access.hand.names()
        found = (names.get(card, "") for card in cards)
        return self.tr(", ", "between cards").join(name for name in found if name)


def _send(changes: Iterable[Change]) -> None:
    """Sends an event for every change, so that screen readers update their names."""
    for change in changes:
        for event in _events(change):
            QAccessible.updateAccessibility(event)


def _at_once(change: Change) -> Change:
    """Returns what is sent at once of a change of what has the focus."""
    before, after = change.before, change.after
    if before is None or after is None:
        return change
    kept = replace(after, description=before.description, is_selected=before.is_selected)
    return replace(change, after=kept)


def _events(change: Change) -> Iterator[QAccessibleEvent]:
    node, before, after = change.node, change.before, change.after
    if before is None:
        yield QAccessibleEvent(node, _Event.ObjectCreated)
    elif after is None:
        yield QAccessibleEvent(node, _Event.ObjectDestroyed)
    else:
        yield from _differences(node, before, after)


def _differences(node: Node, before: Spoken, after: Spoken) -> Iterator[QAccessibleEvent]:
    if before.name != after.name:
        yield QAccessibleEvent(node, _Event.NameChanged)
    if before.description != after.description:
        yield QAccessibleEvent(node, _Event.DescriptionChanged)
    state = QAccessible.State()
    state.disabled = before.is_enabled != after.is_enabled
    state.selected = before.is_selected != after.is_selected
    if state.disabled or state.selected:
        yield QAccessibleStateChangeEvent(node, state)
    if state.selected:
        is_up = after.is_selected
        yield QAccessibleEvent(node, _Event.SelectionAdd if is_up else _Event.SelectionRemove)
