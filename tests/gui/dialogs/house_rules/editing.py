"""Acts on the editor of house rules as a person does."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.house_rules.number_control import NumberControl
from canasta_gui.persistence.house_store import HouseRules, HouseStore
from engine import RulesReference

DELUXE = RulesReference("winning-moves-deluxe")
OURS = HouseRules(
    "Sunday rules", RulesReference("winning-moves-deluxe", house={"meld.wild_cap": 2})
)


def open_editor(qtbot: QtBot, rules: HouseRules, store: HouseStore) -> HouseEditor:
    made = HouseEditor(rules, store.save)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def number(editor: HouseEditor, path: str) -> NumberControl:
    control = editor.page.rows[path].control
    assert isinstance(control, NumberControl)
    return control


def press_key(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


def visible_texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
