"""The things on the table as accessibility nodes."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.layout.geometry import Rect


@dataclass(frozen=True, slots=True)
class AccessAction:
    """An action that assistive technology can perform on a thing."""

    name: str
    """The name by which programs know the action: one of Qt's names where there is one."""
    text: str
    """The name in the player's language; if empty, Qt's own name is used."""
    run: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Spoken:
    """The name and the actions of a thing; equal while neither changes."""

    key: Hashable
    """A key that is the same for the same thing in the next view."""
    role: QAccessible.Role
    name: str
    rect: Rect = field(compare=False)
    """The rectangle in the coordinates of the table."""
    description: str = ""
    spot: Spot | None = field(default=None, compare=False)
    """The spot of the keyboard focus; ``None`` when the thing cannot have it."""
    is_enabled: bool = True
    is_focused: bool = field(default=False, compare=False)
    is_selectable: bool = False
    is_selected: bool = False
    actions: tuple[AccessAction, ...] = field(default=(), compare=False)
    """The actions, the usual one first; pressing the thing means that one."""
    children: "tuple[Spoken, ...]" = field(default=(), compare=False)


class Node(QObject):
    """The QObject of one thing on the table; Qt makes interfaces for objects only."""

    def __init__(self, spoken: Spoken, parent: QObject) -> None:
        super().__init__(parent)
        self.spoken = spoken
        self.children_nodes: list[Node] = []
        # Nothing knows the parts of a new node yet, so that no change is reported.
        self.update(spoken, [])

    def update(self, spoken: Spoken, changes: "list[Change]") -> None:
        """Updates facts and children; keeps the nodes of things that are still there."""
        self.spoken = spoken
        self.children_nodes = merged(self.children_nodes, spoken.children, self, changes)


@dataclass(frozen=True, slots=True)
class Change:
    """The old and the new name of a thing; ``None`` while it is not on the table."""

    node: Node
    before: Spoken | None
    after: Spoken | None


def merged(
    old: list[Node], wanted: tuple[Spoken, ...], parent: QObject, changes: list[Change]
) -> list[Node]:
    """Returns a node for each wanted thing: the old one where there is one, otherwise a new one.

    What came, went or is called something else is added to the changes.
    """
    known = {node.spoken.key: node for node in old}
    nodes: list[Node] = []
    for spoken in wanted:
        node = known.pop(spoken.key, None)
        if node is None:
            node = Node(spoken, parent)
            changes.append(Change(node, None, spoken))
        else:
            if node.spoken != spoken:
                changes.append(Change(node, node.spoken, spoken))
            node.update(spoken, changes)
        nodes.append(node)
    changes.extend(Change(node, node.spoken, None) for node in known.values())
    return nodes
