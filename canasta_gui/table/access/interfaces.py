"""The `QAccessibleInterface` classes of the table.

Qt asks an interface for its actions by casting it. A cast written in Python crashes with real
clients, so everything here derives from `QAccessibleWidget`, whose own cast knows the actions.
"""

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from canasta_gui.table.access.access_actions import PRESS
from canasta_gui.table.access.nodes import AccessAction, Node
from canasta_gui.table.access.tree import AccessTree

Text = QAccessible.Text
_ALL_RELATIONS = QAccessible.RelationFlag.AllRelations


class AccessibleTable(QAccessibleWidget):
    """The interface of the table widget; its children are the things on the table."""

    def __init__(self, widget: QWidget, tree: AccessTree) -> None:
        super().__init__(widget, QAccessible.Role.Grouping, widget.accessibleName())
        self._tree = tree

    def childCount(self) -> int:
        """How many things there are."""
        return len(self._tree.nodes)

    def child(self, index: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """One of them."""
        return _child(self._tree.nodes, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them it is."""
        return _index(self._tree.nodes, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The thing under a point of the screen."""
        return _child_at(self._tree.nodes, x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The thing that has the focus."""
        queue = list(self._tree.nodes)
        while queue:
            node = queue.pop()
            if node.spoken.is_focused:
                return QAccessible.queryAccessibleInterface(node)
            queue.extend(node.children_nodes)
        return None


class AccessibleNode(QAccessibleWidget):
    """The interface of one thing on the table."""

    def __init__(self, node: Node, widget: QWidget) -> None:
        super().__init__(widget)
        self._node = node
        self._widget = widget

    def isValid(self) -> bool:
        """Whether the thing still exists."""
        return True

    def object(self) -> QObject:
        """The object that stands for it."""
        return self._node

    def window(self) -> QWindow:
        """The window in which it is."""
        return self._widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """What it is part of."""
        parent = self._node.parent()
        owner = parent if isinstance(parent, Node) else self._widget
        return QAccessible.queryAccessibleInterface(owner)

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return self._node.spoken.role

    def text(self, t: QAccessible.Text) -> str:
        """Its name and its description."""
        spoken = self._node.spoken
        return {Text.Name: spoken.name, Text.Description: spoken.description}.get(t, "")

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Nothing on the table is written by the player."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        rect = self._node.spoken.rect
        corner = self._widget.mapToGlobal(QPoint(round(rect.x), round(rect.y)))
        return QRect(corner.x(), corner.y(), round(rect.w), round(rect.h))

    def state(self) -> QAccessible.State:
        """Whether it is raised, dim, focused."""
        spoken, state = self._node.spoken, QAccessible.State()
        state.disabled = not spoken.is_enabled
        state.focusable = spoken.spot is not None
        state.focused = spoken.is_focused
        state.selectable = spoken.is_selectable
        state.selected = spoken.is_selected
        state.readOnly = True
        return state

    def childCount(self) -> int:
        """How many parts it has."""
        return len(self._node.children_nodes)

    def child(self, index: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """One of its parts."""
        return _child(self._node.children_nodes, index)

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        """Which of its parts it is."""
        return _index(self._node.children_nodes, arg__1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The part under a point of the screen."""
        return _child_at(self._node.children_nodes, x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The table itself knows which part has the focus."""
        return None

    def relations(
        self,
        match: QAccessible.RelationFlag = _ALL_RELATIONS,  # noqa: ARG002 - asked of Qt
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """No thing on the table is the label of another."""
        return []

    def foregroundColor(self) -> QColor:
        """The table is drawn in many colours."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """The table is drawn in many colours."""
        return QColor()

    def actionNames(self) -> list[str]:
        """What can be done with it."""
        return [action.name for action in self._node.spoken.actions]

    def localizedActionName(self, name: str) -> str:
        """What that is called in the player's language."""
        return self._text_of(name) or super().localizedActionName(name)

    def localizedActionDescription(self, name: str) -> str:
        """The same; of the names, AT-SPI hands on only those that programs know."""
        return self._text_of(name) or super().localizedActionDescription(name)

    def doAction(self, actionName: str) -> None:  # noqa: N803 - Qt's name
        """Do it soon: whoever asks waits for an answer, and windows may open."""
        action = self._action(actionName)
        if action is not None:
            QTimer.singleShot(0, self._node, action.run)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        """Keys belong to the whole table."""
        return []

    def _text_of(self, name: str) -> str:
        action = self._action(name)
        return action.text if action is not None else ""

    def _action(self, name: str) -> AccessAction | None:
        """Pressing a thing means the first that can be done with it."""
        actions = self._node.spoken.actions
        usual = actions[0] if actions and name == PRESS else None
        return next((action for action in actions if action.name == name), usual)


def _child(nodes: list[Node], index: int) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(nodes[index]) if 0 <= index < len(nodes) else None


def _index(nodes: list[Node], child: QAccessibleInterface) -> int:
    thing = child.object()
    return next((at for at, node in enumerate(nodes) if node is thing), -1)


def _child_at(nodes: list[Node], x: int, y: int) -> QAccessibleInterface | None:
    for node in reversed(nodes):
        found = QAccessible.queryAccessibleInterface(node)
        if found.rect().contains(x, y):
            return found.childAt(x, y) or found
    return None


def _make(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Node):
        root: QObject | None = thing
        while root is not None and not isinstance(root, QWidget):
            root = root.parent()
        return AccessibleNode(thing, root) if root is not None else None
    if isinstance(thing, QWidget):
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        trees = thing.findChildren(AccessTree, options=direct)
        return AccessibleTable(thing, trees[0]) if trees else None
    return None


@cache
def install() -> None:
    """Registers the factory of these interfaces with Qt; further calls do nothing."""
    QAccessible.installFactory(_make)
