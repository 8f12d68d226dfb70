"""Sends accessibility events when things on the table change."""

from collections.abc import Iterable, Iterator

from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent

from canasta_gui.table.access.nodes import Change, Node, Spoken

_Event = QAccessible.Event


def send(changes: Iterable[Change]) -> None:
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
