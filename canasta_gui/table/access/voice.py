"""Announces events, changes and the focus to screen readers."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QWidget

from canasta_gui.i18n.sentences import sentences
from canasta_gui.table.access.nodes import Change, Node, Spoken
from canasta_gui.table.access.notifications import Notifications
from canasta_gui.table.access.tree import AccessTree
from canasta_gui.table.gestures.focus import Spot
from engine import Card

_Event = QAccessible.Event


class Voice(QObject):
    """Sends the announcements of one table."""

    said = Signal(str)
    """Emitted with every announcement."""

    def __init__(self, table: QWidget, access: AccessTree) -> None:
        super().__init__(table)
        self._table = table
        self._access = access
        self._focused: Node | None = None
        self._notifications = Notifications(table)

    def say(self, text: str, *, is_urgent: bool = False) -> None:
        """Announces something; urgent words interrupt the reader."""
        event = QAccessibleAnnouncementEvent(self._table, text)
        if is_urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        self._notifications.tell(text)
        self.said.emit(text)

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
        """Announces things that appeared, disappeared or changed their names."""
        if QAccessible.isActive():
            _send(changes)

    def follow(self, spot: Spot | None) -> None:
        """Announces the focused thing, once while it stays the same."""
        self._access.invalidate()
        if not QAccessible.isActive():
            return
        node, before = self._access.find(spot), self._focused
        self._focused = node
        if node is not None and node is not before:
            QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))

    def _names(self, cards: Sequence[Card]) -> str:
        names = self._access.hand.names()
        found = (names.get(card, "") for card in cards)
        return self.tr(", ", "between cards").join(name for name in found if name)


def _send(changes: Iterable[Change]) -> None:
    """Sends an event for every change, so that screen readers update their names."""
    for change in changes:
        for event in _events(change):
            QAccessible.updateAccessibility(event)


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
