"""Tests the rules reader: contents, search, keys, and the page that explains a refusal."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.rulebook.exhibits import show
from canasta_gui.rulebook.page import Term
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.startup.program import Program
from engine import load_ruleset
from tests.gui.kit.play import deal
from tests.gui.table.conftest import centre

Key = Qt.Key


@pytest.fixture
def reader(qtbot: QtBot) -> RulesReader:
    rules = load_ruleset("winning-moves-deluxe/4p")
    made = RulesReader(rules, TableOptions())
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def listed(reader: RulesReader) -> list[str]:
    """Returns the visible entries of the contents."""
    items = map(reader.contents.item, range(reader.contents.count()))
    return [item.text() for item in items if not item.isHidden()]


def test_it_opens_at_the_first_page_and_shows_it(reader: RulesReader) -> None:
    assert listed(reader)[0] == "The game"
    assert reader.view.toPlainText().startswith("The game")
    assert not reader.previous_button.isEnabled()


def test_beside_the_table_the_page_has_the_whole_width(reader: RulesReader) -> None:
    for size, is_below in (((1000, 760), False), ((660, 1000), True)):
        reader.resize(*size)
        QCoreApplication.processEvents()
        contents, page = (
            QRect(it.mapTo(reader, QPoint()), it.size()) for it in (reader.contents, reader.view)
        )
        assert (page.top() > contents.bottom()) is is_below
        assert (page.left() > contents.right()) is not is_below
        assert page.width() > 0.55 * reader.width()
    assert page.width() > 0.9 * reader.width()
    assert page.height() > 0.5 * reader.height()


def test_the_contents_are_walked_by_keys(qtbot: QtBot, reader: RulesReader) -> None:
    QTest.keyClick(reader.contents, Key.Key_Down)
    assert reader.page.anchor == "cards"
    assert reader.view.accessibleName() == "The cards"
    QTest.keyClick(reader.contents, Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: reader.page.anchor == "deal")
    QTest.keyClick(reader.contents, Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: reader.page.anchor == "cards")


def test_search_leaves_the_pages_that_hold_the_words_and_marks_them(reader: RulesReader) -> None:
    QTest.keyClicks(reader.search, "PERMITTED")
    assert listed(reader) == []
    assert reader.nothing.isVisible()
    reader.search.clear()
    QTest.keyClicks(reader.search, "crosswise")
    assert listed(reader) == ["The frozen Prize pile"]
    assert reader.page.anchor == "frozen"
    assert [mark.cursor.selectedText() for mark in reader.view.extraSelections()] == ["crosswise"]


def test_a_word_sought_is_in_sight(reader: RulesReader) -> None:
    reader.open_page("glossary")
    reader.search.setText("wild card")
    reader.open_page("glossary")
    marks = reader.view.extraSelections()
    assert reader.view.verticalScrollBar().value() > 0
    assert reader.view.viewport().rect().contains(reader.view.cursorRect(marks[0].cursor))


@pytest.mark.parametrize("width", [1000, 700])
def test_no_picture_is_wider_than_its_page(reader: RulesReader, width: int) -> None:
    reader.resize(width, 760)
    turned: list[str] = []
    while not turned or turned[-1] != reader.page.anchor:
        turned.append(reader.page.anchor)
        assert reader.view.horizontalScrollBar().maximum() == 0, turned[-1]
        QTest.keyClick(reader.contents, Key.Key_Down)
    assert len(turned) == len(reader.pages)


def test_a_picture_is_told_below_it(reader: RulesReader) -> None:
    reader.open_page("canastas")
    shown = show("natural-canasta", load_ruleset("winning-moves-deluxe/4p"))
    assert shown is not None
    assert shown.text in reader.view.toPlainText()


def test_enter_in_the_search_goes_on_and_closes_nothing(reader: RulesReader) -> None:
    QTest.keyClicks(reader.search, "frozen")
    first = reader.page
    QTest.keyClick(reader.search, Key.Key_Return)
    assert reader.page != first
    assert reader.isVisible()


def test_enter_in_the_contents_leads_to_the_page_and_closes_nothing(reader: RulesReader) -> None:
    reader.contents.setFocus()
    QTest.keyClick(reader.contents, Key.Key_Return)
    assert reader.view.hasFocus()
    assert reader.isVisible()


def test_every_page_holds_its_pictures(reader: RulesReader) -> None:
    for row in range(reader.contents.count()):
        reader.contents.setCurrentRow(row)
        assert reader.view.toPlainText().strip()
    reader.open_page("canastas")
    assert "\N{OBJECT REPLACEMENT CHARACTER}" in reader.view.toPlainText()


def test_a_page_that_the_game_does_not_have_opens_the_first(qtbot: QtBot) -> None:
    rules = load_ruleset("stingray-classic/4p")
    made = RulesReader(rules, TableOptions(), "caliente")
    qtbot.addWidget(made)
    assert made.page.anchor == "game"


def test_after_a_refusal_the_rules_open_where_it_is_explained(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    program.conductor.handle(Press(ButtonId.ASK))
    session = program.conductor.session
    assert session is not None
    assert session.refused_rule is not None
    program.window.actions_by_name["how-to-play"].trigger()
    reader = program.window.findChild(RulesReader)
    assert reader is not None
    assert reader.page.anchor == "out"
    reader.close()


def test_a_click_on_a_refusal_opens_the_page_that_explains_it(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    table = program.window.table
    assert table.table_scene.furniture.refusal is None
    program.conductor.handle(Press(ButtonId.ASK))
    pill = table.table_scene.furniture.refusal
    assert pill is not None
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre(pill))
    reader = program.window.findChild(RulesReader)
    assert reader is not None
    assert reader.page.anchor == "out"
    reader.close()


def test_a_word_of_the_glossary_leads_to_its_page(program: Program) -> None:
    program.window.actions_by_name["glossary"].trigger()
    reader = program.window.findChild(RulesReader)
    assert reader is not None
    assert reader.page.anchor == "glossary"
    terms = [block for block in reader.page.blocks if isinstance(block, Term)]
    assert [term.name.casefold() for term in terms] == sorted(t.name.casefold() for t in terms)
    anchors = {page.anchor for page in reader.pages}
    assert all(term.page in anchors for term in terms)
    reader.search.setText("top card")
    reader.view.anchorClicked.emit(QUrl("page:frozen"))
    assert reader.page.anchor == "frozen"
    assert reader.search.text() == ""


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("how do I win", "game"),
        ("what is frozen", "frozen"),
        ("when may I go out?", "out"),
        ("what is a canasta", "canastas"),
    ],
)
def test_a_question_leads_to_the_page_that_answers_it(
    reader: RulesReader, question: str, page: str
) -> None:
    QTest.keyClicks(reader.search, question)
    assert reader.page.anchor == page
    assert reader.nothing.isHidden()
    assert reader.view.extraSelections()


def test_a_text_with_no_break_spaces_is_found_and_marked(qtbot: QtBot, qapp: QApplication) -> None:
    """French puts them before its colons, where people type common ones."""
    switch = LanguageSwitch(qapp)
    try:
        assert switch.use("fr")
        reader = RulesReader(load_ruleset("classic-1951/4p"), TableOptions(), "turn#discard")
        qtbot.addWidget(reader)
        (mark,) = reader.view.extraSelections()
        marked = mark.cursor.selectedText()
        assert "\N{NO-BREAK SPACE}:" in marked
        reader.search.setText(marked.replace("\N{NO-BREAK SPACE}", " "))
        assert reader.nothing.isHidden()
        assert len(listed(reader)) < len(reader.pages)
        assert reader.view.extraSelections()
    finally:
        switch.use("en")


def test_a_typed_apostrophe_finds_and_marks_the_printed_one(
    qtbot: QtBot, qapp: QApplication
) -> None:
    switch = LanguageSwitch(qapp)
    try:
        assert switch.use("it")
        reader = RulesReader(load_ruleset("classic-1951/4p"), TableOptions())
        qtbot.addWidget(reader)
        reader.search.setText("L'asso")
        marks = [mark.cursor.selectedText() for mark in reader.view.extraSelections()]
        assert {mark.casefold() for mark in marks} == {"l\N{RIGHT SINGLE QUOTATION MARK}asso"}
    finally:
        switch.use("en")


def test_the_rules_begin_with_how_one_wins_and_a_turn_in_three_lines(reader: RulesReader) -> None:
    text = reader.view.toPlainText()
    wins, turn = text.index("The highest score wins."), text.index("A turn in three lines")
    assert wins < turn < text.index("First draw") < text.index("Collect cards")
