"""Things on the table as a screen reader meets them."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from canasta_gui.table.layout.geometry import Rect


@dataclass(frozen=True, slots=True)
class Spoken:
    """What is said of a thing, and what can be done with it."""

    key: Hashable
    """The same for the same thing in the next view."""
    role: QAccessible.Role
    name: str
    rect: Rect
    """In the coordinates of the table."""
    description: str = ""
    is_enabled: bool = True
    is_focusable: bool = False
    is_focused: bool = False
    is_selectable: bool = False
    is_selected: bool = False
    press: Callable[[], None] | None = None
    children: "tuple[Spoken, ...]" = field(default=())


class Node(QObject):
    """Stands for one thing as long as it is on the table; Qt asks interfaces of objects only."""

    def __init__(self, spoken: Spoken, parent: QObject) -> None:
        super().__init__(parent)
        self.spoken = spoken
        self.children_nodes: list[Node] = []

    def update(self, spoken: Spoken) -> None:
        """Take over new facts, keeping the nodes of the things that are still there."""
        self.spoken = spoken
        self.children_nodes = merged(self.children_nodes, spoken.children, self)


def merged(old: list[Node], wanted: tuple[Spoken, ...], parent: QObject) -> list[Node]:
    """The nodes of the wanted things: the old ones where they are known, others made anew."""
    known = {node.spoken.key: node for node in old}
    nodes: list[Node] = []
    for spoken in wanted:
        node = known.pop(spoken.key, None) or Node(spoken, parent)
        node.update(spoken)
        nodes.append(node)
    for node in known.values():
        node.deleteLater()
    return nodes
