"""Tests that the page of keys names every key of the table."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.keys_dialog import KeysDialog
from canasta_gui.table.gestures.table_keys import KEYS, TableKey


@pytest.mark.parametrize("meant", TableKey)
def test_the_page_names_every_key_of_the_table(qtbot: QtBot, meant: TableKey) -> None:
    page = KeysDialog(lambda: ())
    qtbot.addWidget(page)
    shown = {word for it in page.findChildren(QLabel) for word in it.text().split()}
    native = QKeySequence.SequenceFormat.NativeText
    assert {QKeySequence(key).toString(native) for key in KEYS[meant]} <= shown


def test_no_key_of_the_table_does_two_things() -> None:
    keys = [key for one in KEYS.values() for key in one]
    assert len(keys) == len(set(keys))
    assert set(KEYS) == set(TableKey)
