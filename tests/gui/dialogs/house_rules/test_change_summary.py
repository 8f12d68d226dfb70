"""Tests what the editor shows: differences, conflicts and search results."""

from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.persistence.house_store import HouseRules, HouseStore
from canasta_gui.widgets.setting_controls import SwitchControl
from engine import RulesReference
from tests.gui.dialogs.house_rules.editing import number, open_editor, press_key, visible_texts
from tests.gui.kit.play import LEFT
from tests.gui.kit.widest_language import spoken


def test_the_summary_says_what_differs(editor: HouseEditor) -> None:
    assert editor.summary.lines == ()
    QTest.mouseClick(number(editor, "meld.wild_cap").less, LEFT)
    assert editor.summary.lines == ("Most wild cards in a meld: 2 instead of 3",)
    row = editor.page.rows["meld.wild_cap"]
    assert row.back_button.isVisible()
    description = number(editor, "meld.wild_cap").box.accessibleDescription()
    assert "In the original: 3 cards" in description
    QTest.mouseClick(row.back_button, LEFT)
    assert editor.summary.lines == ()
    assert not row.back_button.isVisible()


def tab_stops(editor: HouseEditor) -> list[QWidget]:
    """Returns what Tab reaches from the search on, before it comes back there."""
    chain: list[QWidget] = []
    inner = editor.page.search.nextInFocusChain()
    while inner is not None and inner is not editor.page.search:
        chain.append(inner)
        inner = inner.nextInFocusChain()
    tabbed = (it for it in chain if it.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return [it for it in tabbed if it.focusProxy() is None and it.isVisible() and it.isEnabled()]


def test_tab_leads_from_rule_to_rule_though_most_are_made_later(editor: HouseEditor) -> None:
    rows = list(editor.page.rows.values())
    QApplication.processEvents()
    of_rows = [row.path for it in tab_stops(editor) for row in rows if row.isAncestorOf(it)]
    assert [path for path, _ in groupby(of_rows)] == [row.path for row in rows]
    assert tab_stops(editor).index(editor.cancel_button) > len(of_rows)


def test_conflicts_are_explained_beside_the_option_and_stop_saving(editor: HouseEditor) -> None:
    QTest.mouseClick(number(editor, "end.target").none, LEFT)
    assert not editor.save_button.isEnabled()
    (line,) = editor.summary.problems
    assert line.startswith("Points to win the match: Such a match would never end.")
    for path in ("end.target", "end.rounds"):
        inner = editor.page.rows[path].control.focusProxy()
        assert inner is not None
        assert "never end" in inner.accessibleDescription()
    QTest.mouseClick(number(editor, "end.rounds").none, LEFT)
    assert editor.save_button.isEnabled()
    assert editor.summary.problems == ()


def test_a_conflict_leads_to_its_option(editor: HouseEditor) -> None:
    QTest.mouseClick(number(editor, "end.target").none, LEFT)
    QTest.keyClicks(editor.page.search, "partner")
    assert not editor.page.rows["end.target"].isVisible()
    way = editor.summary.findChild(QPushButton, "end.target")
    assert isinstance(way, QPushButton)
    QTest.mouseClick(way, LEFT)
    assert editor.page.search.text() == ""
    assert editor.page.rows["end.target"].isVisible()
    assert number(editor, "end.target").none.hasFocus()


@pytest.mark.parametrize(
    ("wanted", "path"),
    [
        ("Frozen", "pile.always_frozen"),
        ("only to go out", "pile.one_card_rule"),
        ("partner ask", "ask.mode"),
        ("going out", "out.bonus"),
    ],
)
def test_search_finds_titles_lines_and_values(editor: HouseEditor, wanted: str, path: str) -> None:
    QTest.keyClicks(editor.page.search, wanted)
    shown = [name for name, row in editor.page.rows.items() if row.isVisible()]
    assert path in shown
    assert len(shown) < len(editor.page.rows) / 4
    press_key(editor, Qt.Key.Key_Escape)
    assert editor.page.search.text() == ""
    assert editor.isVisible()


def test_search_finds_a_printed_apostrophe(
    qtbot: QtBot, qapp: QApplication, store: HouseStore
) -> None:
    with spoken(qapp, "it"):
        editor = open_editor(qtbot, HouseRules("Otto", RulesReference("hasbro-2001")), store)
        rows = editor.page.rows.values()
        printed = [row for row in rows if row.matches("l\N{RIGHT SINGLE QUOTATION MARK}apertura")]
        assert printed
        assert [row for row in rows if row.matches("l'apertura")] == printed


def test_nothing_found_is_said(editor: HouseEditor) -> None:
    QTest.keyClicks(editor.page.search, "xyzzy")
    assert not any(row.isVisible() for row in editor.page.rows.values())
    assert any("No rule" in text for text in visible_texts(editor))


def test_another_edition_keeps_what_was_changed(editor: HouseEditor) -> None:
    QTest.mouseClick(number(editor, "meld.wild_cap").less, LEFT)
    editor.basis.editions.setFocus()
    press_key(editor.basis.editions, Qt.Key.Key_Down)
    assert editor.draft.table.edition == "stingray-classic"
    assert editor.summary.lines == ("Most wild cards in a meld: 2 instead of 3",)
    assert editor.page.rows["bonus.each"].matches("red threes")


def test_for_two_nobody_can_be_asked(qtbot: QtBot, store: HouseStore) -> None:
    must_ask = RulesReference("winning-moves-deluxe", house={"ask.mode": "mandatory"})
    editor = open_editor(qtbot, HouseRules("Ask", must_ask), store)
    assert editor.save_button.isEnabled()
    press_key(editor.basis.players, Qt.Key.Key_Home)
    assert editor.draft.table.players == 2
    assert not editor.save_button.isEnabled()
    assert editor.summary.problems[0].startswith("Asking the partner before going out: Nobody")


def test_six_players_choose_in_how_many_sides(qtbot: QtBot, store: HouseStore) -> None:
    table = RulesReference("complete-standard", 6, ("extra-deck",))
    editor = open_editor(qtbot, HouseRules("Six", table), store)
    sides = editor.basis.sides
    assert [sides.itemText(at) for at in range(sides.count())] == [
        "Two sides of three",
        "Three sides of two",
    ]
    press_key(sides, Qt.Key.Key_End)
    assert editor.draft.table.teams == 3
    press_key(editor.basis.editions, Qt.Key.Key_Home)
    assert editor.draft.table.teams == 3
    press_key(editor.basis.players, Qt.Key.Key_Home)
    assert editor.draft.table.teams is None
    assert sides.isHidden()


def test_a_lone_hand_is_for_three_players(qtbot: QtBot, store: HouseStore) -> None:
    three = RulesReference("classic-1951", 3, house={"draw.count": 2})
    editor = open_editor(qtbot, HouseRules("Cutthroat", three), store)
    control = editor.page.rows["seats.lone_hand"].control
    assert isinstance(control, SwitchControl)
    QTest.mouseClick(control.switch, LEFT)
    assert editor.draft.value("seats.lone_hand") is True
    assert editor.save_button.isEnabled()
    press_key(editor.basis.players, Qt.Key.Key_End)
    assert editor.draft.table.players == 5
    assert not editor.save_button.isEnabled()
    (problem,) = editor.summary.problems
    assert problem == (
        "Who first takes the pile plays alone: A lone hand against two partners needs three"
        " players who begin alone."
    )
