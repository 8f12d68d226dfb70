"""The `QAccessibleInterface` classes of the table.

Qt asks an interface for its actions by casting it. A cast written in Python crashes with real
clients, so everything here derives from `QAccessibleWidget`, whose own cast knows the actions.
"""

from abc import abstractmethod
from functools import cache
from math import ceil

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QApplication, QWidget

from canasta_gui.i18n.formats import pronounced
from canasta_gui.table.access.access_actions import PRESS
from canasta_gui.table.access.nodes import AccessAction, Node
from canasta_gui.table.access.tree import AccessTree

Text = QAccessible.Text
_ALL_RELATIONS = QAccessible.RelationFlag.AllRelations


class _Parent(QAccessibleWidget):
    """The interface of something that has things on the table as its parts."""

    @abstractmethod
    def parts(self) -> list[Node]:
        """Returns the parts, in reading order."""

    def childCount(self) -> int:
        """Returns the number of parts."""
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Returns the part at an index; ``None`` if there is none."""
        nodes = self.parts()
        is_there = 0 <= index < len(nodes)
        return QAccessible.queryAccessibleInterface(nodes[index]) if is_there else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Returns the index of a part."""
        thing = child.object()
        return next((at for at, node in enumerate(self.parts()) if node is thing), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Returns the part under a point of the screen."""
        for node in reversed(self.parts()):
            found = QAccessible.queryAccessibleInterface(node)
            if inner := found.childAt(x, y):
                return inner
            if found.rect().contains(x, y):
                return found
        return None


class _AccessibleTable(_Parent):
    """The interface of the table widget; its children are the things on the table, then the notes
    that lie on it.
    """

    def __init__(self, widget: QAbstractScrollArea, tree: AccessTree) -> None:
        super().__init__(widget, QAccessible.Role.Grouping, widget.accessibleName())
        self._tree, self._table = tree, widget

    def parts(self) -> list[Node]:
        """Returns the things on the table."""
        return self._tree.nodes

    def notes(self) -> list[QWidget]:
        """Returns the notes that lie on the table now."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        widgets = self._table.findChildren(QWidget, options=direct)
        return [it for it in widgets if it.isVisible() and it is not self._table.viewport()]

    def childCount(self) -> int:
        """Returns the number of things and notes."""
        return len(self.parts()) + len(self.notes())

    def child(self, index: int) -> QAccessibleInterface | None:
        """Returns the thing or the note at an index; ``None`` if there is none."""
        at = index - len(self.parts())
        if at < 0:
            return super().child(index)
        notes = self.notes()
        return QAccessible.queryAccessibleInterface(notes[at]) if at < len(notes) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Returns the index of a thing or a note."""
        thing = child.object()
        if (at := next((at for at, it in enumerate(self.notes()) if it is thing), -1)) >= 0:
            return len(self.parts()) + at
        return super().indexOfChild(child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """Returns the note or the thing under a point of the screen."""
        told = map(QAccessible.queryAccessibleInterface, self.notes())
        note = next((it for it in told if it.rect().contains(x, y)), None)
        return super().childAt(x, y) if note is None else note.childAt(x, y) or note

    def focusChild(self) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Returns the thing that has the focus, or what has it on a note."""
        focus = QApplication.focusWidget()
        if focus is not None and any(it.isAncestorOf(focus) for it in self.notes()):
            return QAccessible.queryAccessibleInterface(focus)
        queue = list(self._tree.nodes) if self.widget().hasFocus() else []
        while queue:
            node = queue.pop()
            if node.spoken.is_focused:
                return QAccessible.queryAccessibleInterface(node)
            queue.extend(node.children_nodes)
        return None


class _AccessibleNode(_Parent):
    """The interface of one thing on the table."""

    def __init__(self, node: Node, widget: QWidget) -> None:
        super().__init__(widget)
        self._node = node
        self._widget = widget

    def isValid(self) -> bool:
        """Returns whether the thing still exists."""
        return True

    def object(self) -> QObject:
        """Returns the object that represents the thing."""
        return self._node

    def window(self) -> QWindow:
        """Returns the window of the table."""
        return self._widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """Returns the interface that contains this thing."""
        parent = self._node.parent()
        owner = parent if isinstance(parent, Node) else self._widget
        return QAccessible.queryAccessibleInterface(owner)

    def role(self) -> QAccessible.Role:
        """Returns the role of the thing."""
        return self._node.spoken.role

    def text(self, t: QAccessible.Text) -> str:
        """Returns the name or the description of the thing."""
        spoken = self._node.spoken
        found = {Text.Name: spoken.name, Text.Description: spoken.description}.get(t, "")
        return pronounced(found)

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Does nothing: no text on the table is written by the player."""

    def rect(self) -> QRect:
        """Returns the rectangle of the thing on the screen."""
        rect = self._node.spoken.rect
        # The pixels at which the pointer, whose places are whole numbers, is on the thing: so
        # places that touch leave no row of pixels out, and share none.
        left, top, right, bottom = map(ceil, (rect.x, rect.y, rect.right, rect.bottom))
        corner = self._widget.mapToGlobal(QPoint(left, top))
        return QRect(corner.x(), corner.y(), right - left, bottom - top)

    def state(self) -> QAccessible.State:
        """Returns whether the thing is raised, disabled (all are with the table), focused."""
        spoken, state = self._node.spoken, QAccessible.State()
        is_usable = self._widget.isEnabled()
        state.disabled = not (is_usable and spoken.is_enabled)
        state.focusable = is_usable and spoken.spot is not None
        state.focused = is_usable and spoken.is_focused
        state.selectable = spoken.is_selectable
        state.selected = spoken.is_selected
        state.readOnly = True
        return state

    def parts(self) -> list[Node]:
        """Returns the parts of the thing."""
        return self._node.children_nodes

    def focusChild(self) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Returns nothing: the table itself knows which part has the focus."""
        return None

    def relations(
        self,
        match: QAccessible.RelationFlag = _ALL_RELATIONS,  # noqa: ARG002 - asked of Qt
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """Returns no relations: no thing on the table is the label of another."""
        return []

    def foregroundColor(self) -> QColor:
        """Returns an invalid colour: the table is drawn in many colours."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Returns an invalid colour: the table is drawn in many colours."""
        return QColor()

    def actionNames(self) -> list[str]:
        """Returns the names of the thing's actions."""
        return [action.name for action in self._actions]

    def localizedActionName(self, name: str) -> str:
        """Returns the name of an action in the player's language."""
        return self._text_of(name) or super().localizedActionName(name)

    def localizedActionDescription(self, name: str) -> str:
        """Returns the same: AT-SPI passes on only those names that programs know."""
        return self._text_of(name) or super().localizedActionDescription(name)

    def doAction(self, actionName: str) -> None:  # noqa: N803 - Qt's name
        """Carries out an action soon, because the caller waits for an answer and windows may
        open.
        """
        action = self._action(actionName)
        if action is not None:
            QTimer.singleShot(0, self._node, action.run)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        """Returns no keys: they belong to the whole table."""
        return []

    @property
    def _actions(self) -> tuple[AccessAction, ...]:
        """The actions, of which there are none behind a sheet."""
        return self._node.spoken.actions if self._widget.isEnabled() else ()

    def _text_of(self, name: str) -> str:
        action = self._action(name)
        return pronounced(action.text) if action is not None else ""

    def _action(self, name: str) -> AccessAction | None:
        """Returns the action of a name; pressing a thing means its first action."""
        actions = self._actions
        usual = actions[0] if actions and name == PRESS else None
        return next((action for action in actions if action.name == name), usual)


def _make(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Node):
        root: QObject | None = thing
        while root is not None and not isinstance(root, QWidget):
            root = root.parent()
        return _AccessibleNode(thing, root) if root is not None else None
    if isinstance(thing, QAbstractScrollArea):
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        trees = thing.findChildren(AccessTree, options=direct)
        return _AccessibleTable(thing, trees[0]) if trees else None
    return None


@cache
def install() -> None:
    """Registers the factory of these interfaces with Qt; further calls do nothing."""
    QAccessible.installFactory(_make)
