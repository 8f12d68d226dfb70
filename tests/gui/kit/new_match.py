"""The dialog of a new match as somebody sees it who plays for the first time."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.windows.match.match_setup import usual_match


def first_new_match(qtbot: QtBot) -> NewMatchDialog:
    """Returns the dialog, shown."""
    made = NewMatchDialog(usual_match(None))
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    """Returns the same for a whole file of tests."""
    return first_new_match(qtbot)
