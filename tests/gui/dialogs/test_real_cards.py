"""Keeping the score of real cards: typed with the keyboard, counted, corrected, kept in a file."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.real_cards.count_dialog import CountDialog
from canasta_gui.dialogs.real_cards.new_sheet_dialog import NewSheetDialog
from canasta_gui.dialogs.real_cards.real_cards_dialog import RealCardsDialog
from canasta_gui.dialogs.records.records_dialog import RecordsDialog
from canasta_gui.dialogs.score.score_table import ScoreTable
from canasta_gui.i18n.formats import number, signed
from canasta_gui.persistence.sheet_store import SUFFIX, SheetStore
from canasta_gui.persistence.store import MatchStore
from canasta_gui.printing.sheet_contents import score_paper
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.real_cards import sheet_summaries, side_fields, tally
from canasta_gui.words.real_cards_texts import RealCardsTexts
from engine import (
    CountedDeal,
    LeftCount,
    RulesReference,
    ScoreSheet,
    SideCount,
    count_sheet,
    edition_ids,
    load_ruleset,
    score_counted,
    usual_players,
)
from tests.gui.kit.widest_language import spoken
from tests.kit.played_matches import dealt_match

SHEET = ScoreSheet(RulesReference("hasbro-2001"), ("Ann", "Bo", "Cy", "Di"), day="2026-11-29")
EXAMPLE = {
    ("melded", 0): 215,
    ("natural", 0): 1,
    ("mixed", 0): 1,
    ("bonus", 0): 1,
    ("hand.points", 2): 25,
}
"""The worked hand of the documents."""


@pytest.fixture
def store(tmp_path: Path) -> SheetStore:
    made = SheetStore(tmp_path)
    made.add(SHEET)
    return made


@pytest.fixture
def page(store: SheetStore, qtbot: QtBot) -> RealCardsDialog:
    return opened(store, qtbot)


def opened(store: SheetStore, qtbot: QtBot) -> RealCardsDialog:
    made = RealCardsDialog(store, CardPainter(DeckStyle()))
    qtbot.addWidget(made)
    made.show()
    return made


def shown(page: QWidget) -> list[str]:
    QCoreApplication.processEvents()
    return [part.text() for part in page.findChildren(QLabel) if part.isVisibleTo(page)]


def type_in(dialog: CountDialog, numbers: dict[tuple[str, int], int]) -> None:
    """Types numbers into fields as a player does: over what is there."""
    for place, value in numbers.items():
        field = dialog.form.boxes[place].field
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(value))


def count(page: RealCardsDialog, at: int, numbers: dict[tuple[str, int], int]) -> None:
    dialog = page.count(at)
    assert dialog is not None
    type_in(dialog, numbers)
    dialog.out.setCurrentText("Ann")
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)


@pytest.mark.atoms("scoring.example.total")
@pytest.mark.parametrize("edition", ["winning-moves-deluxe", "hasbro-2001", "complete-standard"])
def test_the_worked_hands_are_typed_in_and_counted(
    tmp_path: Path, qtbot: QtBot, edition: str
) -> None:
    store = SheetStore(tmp_path)
    store.add(replace(SHEET, rules=RulesReference(edition)))
    page = opened(store, qtbot)
    assert "Deal 1: Ann deals." in shown(page)
    count(page, 1, EXAMPLE)
    assert {number(1190), "0", "Deal 2: Bo deals.", signed(1190)} <= set(shown(page))
    (kept,), _ = store.all()
    assert kept.sheet.deals[0].hands[2].points == 25
    assert kept.sheet.deals[0].out == 0


def test_nothing_moves_while_it_is_typed(page: RealCardsDialog) -> None:
    dialog = page.count(1)
    assert dialog is not None
    dialog.resize(1000, 1200)
    QCoreApplication.processEvents()
    before = dialog.form.geometry()
    points = ("melded", "points")
    type_in(dialog, {it: 9_000 if it[0].endswith(points) else 4 for it in dialog.form.boxes})
    dialog.out.setCurrentText("Ann")
    QCoreApplication.processEvents()
    assert dialog.form.geometry() == before
    dialog.reject()


def test_what_is_typed_counts_along(page: RealCardsDialog) -> None:
    dialog = page.count(1)
    assert dialog is not None
    type_in(dialog, EXAMPLE)
    assert {"+500", "+300", "+215", "\N{MINUS SIGN}25", number(1090)} <= set(shown(dialog))
    assert dialog.done_button.accessibleDescription().startswith(f"Ann and Cy: {signed(1090)}")
    dialog.reject()


def test_enter_leads_from_field_to_field_of_a_side(page: RealCardsDialog) -> None:
    dialog = page.count(1)
    assert dialog is not None
    dialog.form.first.field.setFocus()
    for typing in (215, 1, 1, 1, 0, 25):
        QCoreApplication.processEvents()
        typed = dialog.focusWidget()
        QTest.keyClicks(typed, str(typing))
        QTest.keyClick(typed, Qt.Key.Key_Enter)
    dialog.out.setCurrentText("Ann")
    assert dialog.focusWidget() is dialog.form.boxes["melded", 1].field
    for _ in range(6):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Enter)
    assert dialog.focusWidget() is dialog.done_button
    QTest.keyClick(dialog.done_button, Qt.Key.Key_Space)
    assert number(1190) in shown(page)


def test_tab_leads_out_of_the_last_field(page: RealCardsDialog) -> None:
    dialog = page.count(1)
    assert dialog is not None
    type_in(dialog, EXAMPLE)
    last = dialog.form.boxes["hand.points", 3].field
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Tab)
    assert dialog.focusWidget() not in [box.field for box in dialog.form.boxes.values()]
    dialog.reject()


def test_an_earlier_deal_is_corrected_and_that_undone(page: RealCardsDialog) -> None:
    count(page, 1, EXAMPLE)
    count(page, 2, EXAMPLE)
    assert number(2380) in shown(page)
    dialog_opener = page.openers[-1]
    assert dialog_opener.text() == "Deal 1"
    count(page, 1, {("natural", 0): 2})
    assert number(2880) in shown(page)
    QTest.mouseClick(page.undo_button, Qt.MouseButton.LeftButton)
    assert number(2380) in shown(page)
    QTest.mouseClick(page.redo_button, Qt.MouseButton.LeftButton)
    assert number(2880) in shown(page)
    assert not page.redo_button.isEnabled()


def test_a_deal_is_deleted_and_that_undone(page: RealCardsDialog, store: SheetStore) -> None:
    count(page, 1, EXAMPLE)
    count(page, 2, {**EXAMPLE, ("natural", 0): 2})
    dialog = page.count(1)
    assert dialog is not None
    QTest.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
    assert {number(1690), "Deal 2: Bo deals."} <= set(shown(page))
    assert len(store.all()[0][0].sheet.deals) == 1
    QTest.mouseClick(page.undo_button, Qt.MouseButton.LeftButton)
    assert number(2880) in shown(page)
    dialog = page.count(3)
    assert dialog is not None
    assert not dialog.delete_button.isVisible()
    dialog.reject()


def test_what_is_half_typed_is_kept_over_escape(page: RealCardsDialog) -> None:
    dialog = page.count(1)
    assert dialog is not None
    type_in(dialog, {("melded", 0): 215})
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert page.count_button.text() == "Go on with deal 1…"
    assert not page.undo_button.isEnabled()
    dialog = page.count(1)
    assert dialog is not None
    assert dialog.form.boxes["melded", 0].field.value() == 215
    QTest.mouseClick(dialog.drop_button, Qt.MouseButton.LeftButton)
    assert page.count_button.text() == "Count deal 1…"


def test_what_is_half_typed_is_kept_when_another_deal_is_undone(page: RealCardsDialog) -> None:
    count(page, 1, EXAMPLE)
    count(page, 1, {**EXAMPLE, ("natural", 0): 2})
    dialog = page.count(2)
    assert dialog is not None
    type_in(dialog, {("melded", 0): 215})
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QTest.mouseClick(page.undo_button, Qt.MouseButton.LeftButton)
    assert page.count_button.text() == "Go on with deal 2…"


def test_what_is_half_typed_is_kept_where_the_program_is_killed(
    page: RealCardsDialog, store: SheetStore, qtbot: QtBot
) -> None:
    count(page, 1, EXAMPLE)
    for at in (2, 1):
        dialog = page.count(at)
        assert dialog is not None
        type_in(dialog, {("mixed", 1): 4 + at})
        dialog.note.setText("not yet")
        # Nothing is told to the dialog any more: what lies on the disk has to be enough.
        qtbot.waitUntil(lambda at=at: store.all()[0][0].sheet.draft(at) is not None)
    again = opened(SheetStore(store.folder), qtbot)
    assert number(1190) in shown(again)
    assert again.count_button.text() == "Go on with deal 2…"
    for at in (1, 2):
        dialog = again.count(at)
        assert dialog is not None
        assert (dialog.deal.sides[1].mixed, dialog.deal.note) == (4 + at, "not yet")
        QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    assert store.all()[0][0].sheet.drafts == ()


def test_somebody_else_sits_out(tmp_path: Path, qtbot: QtBot) -> None:
    store = SheetStore(tmp_path)
    names = ("Ann", "Bo", "Cy", "Di", "Ed")
    store.add(replace(SHEET, rules=RulesReference("complete-standard", 5), names=names))
    page = opened(store, qtbot)
    dialog = page.count(1)
    assert dialog is not None
    (box,) = dialog.sitters.boxes
    usual = box.currentIndex()
    QTest.keyClick(box, Qt.Key.Key_Down if usual == 0 else Qt.Key.Key_Up)
    chosen = int(box.currentData())
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    assert store.all()[0][0].sheet.deals[0].sitting_out == (chosen,)
    dialog = page.count(1)
    assert dialog is not None
    dialog.sitters.boxes[0].setCurrentIndex(usual)
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    assert store.all()[0][0].sheet.deals[0].sitting_out == ()


@pytest.mark.parametrize("number", [0, 1])
def test_one_of_two_who_sit_out_changes_places(tmp_path: Path, qtbot: QtBot, number: int) -> None:
    store = SheetStore(tmp_path)
    names = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
    store.add(replace(SHEET, rules=RulesReference("complete-standard", 6), names=names))
    page = opened(store, qtbot)
    dialog = page.count(1)
    assert dialog is not None
    boxes = dialog.sitters.boxes
    other = 1 if boxes[number].currentIndex() == 0 else 0
    boxes[number].setCurrentIndex(other)
    before = [box.currentText() for box in boxes]
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    dialog = page.count(1)
    assert dialog is not None
    assert [box.currentText() for box in dialog.sitters.boxes] == before


@pytest.mark.parametrize("edition", edition_ids())
def test_every_game_is_typed_in_and_counted(qtbot: QtBot, edition: str) -> None:
    reference = RulesReference(edition, usual_players(edition))
    rules = load_ruleset(reference)
    names = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")[: rules.players]
    sheet = ScoreSheet(reference, names, day=SHEET.day)
    dialog = CountDialog(rules, sheet, 1, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    type_in(dialog, {place: 5 for place in dialog.form.boxes if place[1] == 0})
    dialog.out.setCurrentIndex(1)
    (total, *_) = score_counted(rules, dialog.deal, (0,) * len(rules.seats.sides))
    assert dialog.deal.sides[0].melded == 5
    assert total.total != 0
    assert f": {signed(total.total)}" in dialog.sums.text()


def test_the_match_ends(page: RealCardsDialog) -> None:
    count(page, 1, {**EXAMPLE, ("natural", 0): 9})
    assert "Ann and Cy: victory!" in shown(page)
    assert not page.count_button.isVisibleTo(page)
    names = {
        part.text(): part
        for part in page.findChildren(QLabel)
        if part.property("role") == "title" and part.isVisibleTo(page)
    }
    assert [names[it].property("won") for it in ("Ann and Cy", "Bo and Di")] == [True, False]
    assert page.sheet is not None
    rules = load_ruleset(SHEET.rules)
    deals = sheet_summaries(rules, page.sheet, count_sheet(rules, page.sheet))
    paper = score_paper(deals, QDate(2026, 11, 29))
    assert (paper.verdict, len(paper.rows)) == ("Ann and Cy: victory!", 1)
    assert page.paper.pdf_button.isEnabled()


def test_a_note_is_kept(page: RealCardsDialog, store: SheetStore) -> None:
    dialog = page.count(1)
    assert dialog is not None
    QTest.keyClicks(dialog.note, "Cy forgot a joker")
    QTest.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    assert any("Cy forgot a joker" in text for text in shown(page))
    assert page.sheet is not None
    rules = load_ruleset(SHEET.rules)
    deals = sheet_summaries(rules, page.sheet, count_sheet(rules, page.sheet))
    (row,) = score_paper(deals, QDate(2026, 11, 29)).rows
    assert row.ending.endswith("\nCy forgot a joker")
    assert store.all()[0][0].sheet.deals[0].note == "Cy forgot a joker"


def test_matches_of_one_day_are_told_apart_by_their_games(store: SheetStore, qtbot: QtBot) -> None:
    store.add(replace(SHEET, rules=RulesReference("samba")))
    matches = opened(store, qtbot).matches
    told = [matches.itemText(at) for at in range(matches.count())]
    assert len(set(told)) == 2
    assert any(load_ruleset("samba").title in text for text in told)


def test_a_new_match_is_begun(page: RealCardsDialog, store: SheetStore, qtbot: QtBot) -> None:
    dialog = page.choose_game()
    QTest.mouseClick(dialog.games.editions.cards["samba"], Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    dialog.names[0].setFocus()
    dialog.names[0].selectAll()
    QTest.keyClicks(dialog.names[0], "Zoe")
    for following in (*dialog.names[1:], dialog.dealer, dialog.house_button):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is following
    dialog.dealer.setCurrentIndex(1)
    QTest.mouseClick(dialog.begin_button, Qt.MouseButton.LeftButton)
    assert page.sheet is not None
    assert (page.sheet.rules.edition, page.sheet.names[0]) == ("samba", "Zoe")
    assert page.sheet.first_dealer == 1
    assert len(store.all()[0]) == 2
    assert page.matches.isVisible()


def test_two_players_of_one_name_are_refused(qtbot: QtBot) -> None:
    dialog = NewSheetDialog(("Ann", "Ann", "Cy", "Di"))
    qtbot.addWidget(dialog)
    dialog.names[2].setText("Ann")
    assert not dialog.begin_button.isEnabled()
    dialog.names[1].setText("Bo")
    dialog.names[2].setText("Cy")
    assert dialog.begin_button.isEnabled()


def test_a_file_that_cannot_be_read_is_named(store: SheetStore, qtbot: QtBot) -> None:
    broken = store.folder / f"broken{SUFFIX}"
    broken.write_text("{")
    page = RealCardsDialog(store, CardPainter(DeckStyle()))
    qtbot.addWidget(page)
    assert broken.name in page.note.text()
    assert broken.read_text() == "{"


def test_every_game_has_names_for_what_is_counted() -> None:
    for edition in edition_ids():
        rules = load_ruleset(edition)
        texts = RealCardsTexts(rules)
        names = [texts.field(field) for field in side_fields(rules)]
        assert len(set(names)) == len(names), edition


def test_a_deal_without_points_has_no_line_without_a_row_and_a_colon_after_each_name(
    qtbot: QtBot,
) -> None:
    sheet = replace(SHEET, names=("Player 1", "Player 2", "Player 3", "Player 4"))
    dialog = CountDialog(load_ruleset(sheet.rules), sheet, 1, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    assert dialog.sums.text() == "Player 1 and Player 3: 0, Player 2 and Player 4: 0"
    assert len(rules_of(dialog)) == 1
    type_in(dialog, {("melded", 0): 90})
    assert dialog.sums.text() == "Player 1 and Player 3: +90, Player 2 and Player 4: 0"
    assert len(rules_of(dialog)) == 2


def rules_of(dialog: CountDialog) -> list[QFrame]:
    """Returns the lines between the parts of the score."""
    table = dialog.findChildren(ScoreTable)[-1]
    return [one for one in table.findChildren(QFrame) if one.property("role") in ("line", "sum")]


def test_canastas_of_wild_cards_are_told_apart_by_their_jokers(
    store: SheetStore, qtbot: QtBot
) -> None:
    sheet = replace(SHEET, rules=RulesReference("cuban"))
    rules = load_ruleset(sheet.rules)
    dialog = CountDialog(rules, sheet, 1, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    type_in(dialog, {("wild", 0): 1, ("wild-0", 0): 1, ("wild-4", 0): 2})
    assert dialog.deal.sides[0].wild == (0, 1, 4, 4)


def test_a_wild_canasta_of_a_single_joker_is_named_so(qapp: QApplication) -> None:
    house = {"score.wild_canasta_by_jokers": [{"jokers": 1, "points": 30}]}
    rules = load_ruleset(RulesReference("cuban", house=house))
    with spoken(qapp, "en"):
        names = [RealCardsTexts(rules).field(field) for field in side_fields(rules)]
    assert [name for name in names if "joker" in name] == ["Wild canasta, 1 joker"]


def test_the_record_has_matches_with_real_cards_apart(tmp_path: Path, qtbot: QtBot) -> None:
    deal = CountedDeal((SideCount(melded=215, natural=10), SideCount()), (LeftCount(),) * 4, out=0)
    over = replace(SHEET, deals=(deal,))
    assert tally([SHEET, over, over], ("Ann",)) == (2, 2)
    assert tally([SHEET, over], ("Bo",)) == (1, 0)
    match = dealt_match("apart")
    store = MatchStore(tmp_path / "matches")
    store.create(match).close()
    mine = replace(over, names=(match.seats[0].name, "Bo", "Cy", "Di"))
    dialog = RecordsDialog(store, None, None, [mine])
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: dialog.player.count() > 0)
    assert dialog.real_cards.text().endswith("matches 1, won 1.")
    dialog.reject()


EVENING = (
    ("Ann", (215, 1, 1, 1, 0, 25), (120, 0, 1, 0, 40, 30)),
    ("Bo", (90, 0, 0, 0, 60, 45), (340, 1, 2, 1, 0, 15)),
    ("Ann", (265, 0, 3, 1, 0, 20), (130, 0, 1, 2, 35, 10)),
    ("Di", (155, 0, 1, 0, 30, 5), (290, 1, 1, 0, 55, 0)),
    ("Cy", (310, 2, 1, 2, 40, 0), (75, 0, 0, 1, 90, 20)),
    ("Bo", (80, 0, 1, 0, 25, 65), (365, 1, 2, 1, 0, 10)),
)
"""Who went out in each deal, and what was typed for each side; one number is wrong."""


@pytest.mark.soak
def test_an_evening_is_typed_with_keys_alone_and_a_mistake_corrected(
    page: RealCardsDialog,
) -> None:
    for at, (out, *sides) in enumerate(EVENING, start=1):
        press(page.count_button)
        dialog = page.findChildren(CountDialog)[-1]
        dialog.out.setFocus()
        QTest.keyClicks(dialog.out, out)
        press_through(dialog, [number for side in sides for number in side])
        assert len(page.openers) == at
    assert {number(5100), number(5415), "Bo and Di: victory!"} <= set(shown(page))
    press(page.openers[-3])
    press_through(page.findChildren(CountDialog)[-1], (265, 0, 1))
    assert {number(4500), number(5415), "Bo and Di: victory!"} <= set(shown(page))


def press(made: QPushButton) -> None:
    made.setFocus()
    QTest.keyClick(made, Qt.Key.Key_Space)


def press_through(dialog: CountDialog, numbers: Sequence[int]) -> None:
    """Types numbers from the first field on, and Enter through the others until it is written."""
    QCoreApplication.processEvents()
    dialog.form.first.field.setFocus()
    for typing in numbers:
        QCoreApplication.processEvents()
        QTest.keyClicks(dialog.focusWidget(), str(typing))
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Enter)
    while dialog.focusWidget() is not dialog.done_button:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Enter)
    QTest.keyClick(dialog.done_button, Qt.Key.Key_Space)
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
