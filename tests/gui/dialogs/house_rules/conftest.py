"""Fixtures: the store of house rules, and the editor with new house rules."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.persistence.house_store import HouseRules, HouseStore
from tests.gui.dialogs.house_rules.editing import DELUXE, open_editor


@pytest.fixture
def store() -> HouseStore:
    return HouseStore()


@pytest.fixture
def editor(qtbot: QtBot, store: HouseStore) -> HouseEditor:
    return open_editor(qtbot, HouseRules("Sunday rules", DELUXE), store)
