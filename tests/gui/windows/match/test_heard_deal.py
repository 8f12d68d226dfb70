"""Plays a deal at each kind of table and compares what a screen reader hears with what is there."""

from collections.abc import Mapping
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from canasta_gui.i18n.formats import sentences
from canasta_gui.table.access.nodes import Node
from canasta_gui.viewmodel.beat import Step
from canasta_gui.windows.startup.program import Program
from tests.gui.controller.tables import new_match
from tests.gui.kit.play import match_of, play_turn, view_of, wait_for_turn

Event = QAccessible.Event
TABLES = ("classic-1951/4p", "samba/4p", "hand-and-foot/4p", "six-handed/6p/2t")
"""Sets, sequences, second hands, six players."""


class Reader:
    """A screen reader that knows of the table only what events told it."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self._table = program.window.table
        self.names: dict[Node, str] = {}
        self.said: list[str] = []
        self.done: list[str] = []
        """What was done since, in the words of the log; each has to be said."""
        self._program = program
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        program.conductor.stepped.connect(self._follow)

    def begin(self) -> None:
        """Reads the whole table once."""
        self.names = self.there()
        self.forget_words()

    def forget_words(self) -> None:
        """Begins to listen anew."""
        self.said.clear()
        self.done.clear()

    def there(self) -> dict[Node, str]:
        """Returns what is on the table."""
        nodes, found = [*self._table.access.nodes], dict[Node, str]()
        while nodes:
            node = nodes.pop()
            found[node] = _name_of(node)
            nodes.extend(node.children_nodes)
        return found

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.said.append(event.message())
            return
        node = event.object()
        if not isinstance(node, Node):
            return
        if event.type() in (Event.ObjectCreated, Event.NameChanged):
            self.names[node] = _name_of(node)
            self.names.update({it: _name_of(it) for it in node.children_nodes})
        elif event.type() is Event.ObjectDestroyed:
            self._forget(node)

    def _forget(self, node: Node) -> None:
        self.names.pop(node, None)
        for part in node.children_nodes:
            self._forget(part)

    def _follow(self, step: Step) -> None:
        session = self._program.conductor.session
        assert session is not None
        if step.events:
            self.done.append(sentences(session.tell(step.events)))


def _name_of(node: QObject) -> str:
    return QAccessible.queryAccessibleInterface(node).text(QAccessible.Text.Name)


def _known(names: Mapping[Node, str]) -> list[str]:
    return sorted(names.values())


@pytest.mark.parametrize("turns", [2, pytest.param(400, marks=pytest.mark.soak)])
@pytest.mark.parametrize("rules", TABLES)
def test_a_deal_is_heard_whole_once_and_as_it_is(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch, rules: str, turns: int
) -> None:
    program.window.show_table()
    program.conductor.begin(new_match(rules=rules))
    wait_for_turn(qtbot, program)
    program.window.table.setFocus()
    reader = Reader(program, monkeypatch)
    reader.begin()
    for _ in range(turns):
        play_turn(qtbot, program)
        QCoreApplication.processEvents()
        # Stale: a name that changed, came or went without an event.
        assert _known(reader.names) == _known(reader.there())
        assert view_of(program).prompt in reader.names.values()
        # Silent, or doubled: what was done is said once, in its order.
        assert all(reader.done)
        assert [text for text in reader.said if text in reader.done] == reader.done
        assert not [text for text, other in pairwise(reader.said) if text == other]
        reader.forget_words()
        if match_of(program).is_between_deals:
            break
