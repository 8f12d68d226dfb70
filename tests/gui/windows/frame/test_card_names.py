"""Tests that the player's names of cards and piles are used everywhere at once."""

from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.play import deal, view_of


def contents(program: Program) -> str:
    """Returns the titles of the pages of the rules."""
    program.window.actions_by_name["how-to-play"].trigger()
    reader = program.window.sheets.top
    assert isinstance(reader, RulesReader)
    reader.reject()
    return " ".join(page.title for page in reader.pages)


def test_names_follow_the_rules_unless_the_player_chooses(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    assert "Prize pile" in contents(program)
    assert "Draw pile" in view_of(program).prompt
    program.preferences.change(names="classic")
    qtbot.waitUntil(lambda: "Draw pile" not in view_of(program).prompt)
    assert "Prize" not in contents(program)
    assert "Black threes" in contents(program)
    program.preferences.change(names="rules")
    qtbot.waitUntil(lambda: "Draw pile" in view_of(program).prompt)


def test_cards_of_ones_own_choice_are_called_as_they_look(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    assert "Draw pile" in view_of(program).prompt
    program.preferences.change(deck="ordinary")
    qtbot.waitUntil(lambda: "Draw pile" not in view_of(program).prompt)
    program.preferences.change(names="box")
    qtbot.waitUntil(lambda: "Draw pile" in view_of(program).prompt)
