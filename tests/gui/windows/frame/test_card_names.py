"""Tests that the player's names of cards and piles are used everywhere at once."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.table.items.card_pixmaps import CardPixmaps
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.play import deal, view_of
from tests.kit.played_matches import dealt_match


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


@pytest.mark.parametrize("rules", ["classic-1951/4p", "winning-moves-deluxe/4p"])
def test_a_resumed_match_never_wears_the_deck_of_the_first_page(
    program: Program, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    """Each card showed it until its own face was drawn: for seconds on a slow computer."""
    match = dealt_match("deck", rules)
    other = "box" if match.rules.words.style == "classic" else "classic"
    program.window.use_names(other)
    opened = program.store.create(match)
    opened.close()
    dressed_anew: list[CardSprite] = []

    def dress(card: CardSprite, _: CardPixmaps) -> None:
        dressed_anew.append(card)

    monkeypatch.setattr(CardSprite, "dress", dress)
    assert program.flow.resume(opened.path)
    assert dressed_anew == []
    assert program.preferences.remembered.words_style == match.rules.words.style
    table = program.window.table
    assert table.table_scene.card_pixmaps.style == table.options.deck_style
