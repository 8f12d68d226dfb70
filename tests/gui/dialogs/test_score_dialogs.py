"""Tests that the score dialogs show what the engine counted."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.dialogs.score.score_cards import ScoreDetail
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.dialogs.score.score_table import ScoreTable
from canasta_gui.i18n.formats import number, pronounced, signed
from canasta_gui.printing.sheet_contents import score_paper
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.deal_summary import DealSummary, summaries
from canasta_gui.viewmodel.growth import DealNews
from canasta_gui.viewmodel.rule_anchors import anchor_of
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.face_strip import FaceStrip
from canasta_gui.words.match_end_texts import how_it_ended, side_name
from canasta_gui.words.record_texts import feat_words
from canasta_gui.words.vocabulary import capital
from canasta_gui.words.words import Words
from engine import (
    FEATS,
    DealEnded,
    DealScored,
    Feat,
    Match,
    ScoreItem,
    SideScore,
    format_cards,
    load_ruleset,
    parse_cards,
)
from tests.kit.played_matches import dealt_match, play_deal

DAY = QDate(2026, 11, 21)


@pytest.fixture(scope="module")
def match() -> Match:
    """Returns a match after two deals."""
    made = dealt_match("score")
    list(play_deal(made))
    made.next_deal()
    list(play_deal(made))
    return made


def scored(match: Match) -> list[DealScored]:
    return [
        event
        for moment in match.moments
        for event in moment.entry.events
        if isinstance(event, DealScored)
    ]


def texts(widget: QWidget) -> list[str]:
    parts = (*widget.findChildren(QLabel), *widget.findChildren(QPushButton))
    return [part.text() for part in parts]


def test_every_deal_is_found(match: Match) -> None:
    deals = summaries(match)
    assert [deal.deal for deal in deals] == [1, 2]
    assert [deal.scored for deal in deals] == scored(match)


def test_rows_add_up_to_the_totals(match: Match) -> None:
    for deal in summaries(match):
        for side, score in enumerate(deal.scored.sides):
            points = [row.points(side) or 0 for row in deal.rows()]
            assert sum(points) == score.total


def test_the_dialog_shows_every_line_and_total(qtbot: QtBot, match: Match) -> None:
    deal = summaries(match)[-1]
    dialog = DealScoreDialog(deal, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    shown = texts(dialog)
    words = Words(match.rules)
    for row in deal.rows():
        assert any(words.score_line(row.rule).lower() in text.lower() for text in shown)
        for side in range(deal.side_count):
            points = row.points(side)
            assert points is None or any(text.endswith(signed(points)) for text in shown)
    for side, score in enumerate(deal.scored.sides):
        assert number(score.match) in shown
        assert number(score.match - score.total) in shown
        assert number(deal.next_opening(side)) in shown


@pytest.mark.parametrize("rules", ["winning-moves-deluxe/5p", "samba/4p", "classic-1951/2p"])
def test_every_hand_is_revealed_beside_whose_it_is(qtbot: QtBot, rules: str) -> None:
    made = dealt_match("hands", rules)
    list(play_deal(made))
    (deal,) = summaries(made)
    dialog = DealScoreDialog(deal, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    strips = [sorted(strip.cards) for strip in dialog.findChildren(CardStrip)]
    hands = [seat for seat, hand in enumerate(deal.scored.hands) if hand]
    assert all(sorted(deal.scored.hands[seat]) in strips for seat in hands)
    faces = [it.faces for it in dialog.findChildren(FaceStrip)]
    assert {(deal.faces[seat],) for seat in hands} <= {*faces}
    assert tuple(deal.faces[seat] for seat in deal.side_seats(0)) in faces


def test_hands_that_cost_nothing_are_shown_all_the_same(qtbot: QtBot, match: Match) -> None:
    deal = summaries(match)[-1]
    free = replace(deal.scored, sides=tuple(SideScore((), 0, 0) for _ in deal.scored.sides))
    dialog = DealScoreDialog(replace(deal, scored=free), CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    hands = [sorted(hand) for hand in deal.scored.hands if hand]
    assert sorted(sorted(it.cards) for it in dialog.findChildren(CardStrip)) == sorted(hands)


def test_cards_beside_the_points_tell_what_they_are_for(qtbot: QtBot) -> None:
    kings, mixed = parse_cards("Kc Kd Kh Ks Kc Kd Kh"), parse_cards("9h 9s 9d 9c 9h 2c Jk")
    items = (
        ScoreItem("score.melded_cards", 200, kings + mixed),
        ScoreItem("score.natural_canasta", 500, kings),
        ScoreItem("score.mixed_canasta", 300, mixed),
        ScoreItem("score.bonus_cards", 100, parse_cards("3h")),
        ScoreItem("score.going_out", 100),
    )
    scored = DealScored((SideScore(items, 1200, 0), SideScore((), 0, 0)), ((),) * 4)
    names = ("Anna", "Ben", "Cleo", "Dora")
    ended = DealEnded("out", 2, is_concealed=False)
    deal = DealSummary(load_ruleset("hasbro-2001/4p"), 1, names, ended, scored)
    table = ScoreTable(deal, CardPainter(DeckStyle()))
    qtbot.addWidget(table)
    shown = [format_cards(strip.cards) for strip in table.findChildren(CardStrip)]
    assert shown == ["Kd", "9s", "3h"]
    strip = table.findChildren(CardStrip)[0]
    image = QImage(strip.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    strip.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    below = [image.pixelColor(x, image.height() - 1).alpha() for x in range(image.width())]
    assert not any(below), "a card stands clear of the line below it"
    assert (deal.faces[2],) in [it.faces for it in table.findChildren(FaceStrip)]


def test_three_sides_show_their_names_whole(qtbot: QtBot) -> None:
    made = dealt_match("three sides", "winning-moves-deluxe/6p/3t+extra-deck")
    list(play_deal(made))
    dialog = DealScoreDialog(summaries(made)[0], CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    dialog.show()
    heads = [it for it in dialog.findChildren(QLabel) if " and " in it.text()]
    assert len(heads) == 3
    for head in heads:
        assert head.width() >= head.fontMetrics().horizontalAdvance(head.text()) or head.wordWrap()
    assert len(dialog.findChildren(CardStrip)) + texts(dialog).count("no card") == 6


def test_the_sheet_has_a_line_for_each_deal(qtbot: QtBot, match: Match) -> None:
    deals = summaries(match)
    sheet = ScoreSheetDialog(deals, DAY)
    qtbot.addWidget(sheet)
    shown = texts(sheet)
    for deal in deals:
        assert all(signed(side.total) in shown for side in deal.scored.sides)
    assert all(number(side.match) in shown for side in deals[-1].scored.sides)


def test_readers_hear_the_sheet_row_by_row_and_each_cell_with_its_heads(
    qtbot: QtBot, match: Match
) -> None:
    deals = summaries(match)
    sheet = ScoreSheetDialog(deals, DAY)
    qtbot.addWidget(sheet)
    names = [it.accessibleName() for it in sheet.findChildren(QWidget) if it.accessibleName()]
    sides = [side_name(deals[0], side) for side in range(2)]
    for at, deal in enumerate(deals):
        points = [signed(side.total) for side in deal.scored.sides]
        row = f"Deal {deal.deal}"
        told = ", ".join(f"{side} {won}" for side, won in zip(sides, points, strict=True))
        assert sheet.openers[at].accessibleName() == f"{row}. {how_it_ended(deal)} {told}"
        for side, won in zip(sides, points, strict=True):
            assert f"{row}. {side}. {won}" in names
    heads = [it for it in sheet.findChildren(QLabel) if it.focusPolicy() & Qt.FocusPolicy.TabFocus]
    totals = [number(side.match) for side in deals[-1].scored.sides]
    told = ", ".join(f"{side} {total}" for side, total in zip(sides, totals, strict=True))
    assert [it.accessibleName() for it in heads] == [f"Total. {told}"]


def test_a_deal_of_the_sheet_opens(qtbot: QtBot, match: Match) -> None:
    deals = summaries(match)
    sheet = ScoreSheetDialog(deals, DAY)
    qtbot.addWidget(sheet)
    heard: list[DealSummary] = []
    sheet.opened.connect(heard.append)
    sheet.openers[1].click()
    assert heard == [deals[1]]


def test_a_sheet_without_deals_says_so(qtbot: QtBot) -> None:
    sheet = ScoreSheetDialog((), DAY)
    qtbot.addWidget(sheet)
    assert "No deal has been finished yet." in texts(sheet)


def test_winners_are_named(qtbot: QtBot, match: Match) -> None:
    deal = summaries(match)[-1]
    won = DealSummary(deal.rules, deal.deal, deal.names, deal.ended, deal.scored, (1,))
    dialog = DealScoreDialog(won, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    assert "Berta and Dora" in dialog.windowTitle()
    assert "Next opening needs" not in texts(dialog)


@pytest.mark.parametrize(("leads_on", "text"), [(True, "Next deal"), (False, "Close")])
def test_the_main_button_says_where_it_leads_and_another_closes(
    qtbot: QtBot, match: Match, leads_on: bool, text: str
) -> None:
    dialog = DealScoreDialog(summaries(match)[0], CardPainter(DeckStyle()), leads_on=leads_on)
    qtbot.addWidget(dialog)
    assert dialog.next_button.text() == text
    closing = [it for it in dialog.findChildren(QPushButton) if it.text() == "Close"]
    assert len(closing) == 1
    with qtbot.waitSignal(dialog.rejected if leads_on else dialog.accepted):
        closing[0].click()


def test_sheets_call_the_only_person_you_and_paper_names_everybody(
    qtbot: QtBot, match: Match
) -> None:
    deal = summaries(match)[0]
    dialog = DealScoreDialog(deal, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    assert "You and Carlos" in texts(dialog)
    assert "Anna" not in texts(dialog)
    assert score_paper([deal], DAY).sides == ("Anna and Carlos", "Berta and Dora")


def test_no_sheet_tells_others_who_was_helped(qtbot: QtBot) -> None:
    made = dealt_match("helped")
    made.note_aid(0, "hint")
    made.note_aid(0, "memory")
    list(play_deal(made))
    deal = summaries(made)[0]
    score, sheet = DealScoreDialog(deal, CardPainter(DeckStyle())), ScoreSheetDialog([deal], DAY)
    for dialog in (score, sheet):
        qtbot.addWidget(dialog)
    (row,) = score_paper([deal], DAY).rows
    assert score.subtitle == how_it_ended(deal)
    assert row.ending == how_it_ended(replace(deal, viewer=None))
    assert how_it_ended(deal) in texts(sheet)


def test_pictures_of_the_documents_follow_from_their_seed() -> None:
    first, second = dealt_match("again"), dealt_match("again")
    list(play_deal(first))
    list(play_deal(second))
    assert first.entries == second.entries


@pytest.fixture
def score(qtbot: QtBot, match: Match) -> DealScoreDialog:
    """Returns the visible score of the last deal."""
    dialog = DealScoreDialog(summaries(match)[-1], CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_line_opens_to_the_cards_that_made_it(score: DealScoreDialog) -> None:
    table = score.findChild(ScoreTable)
    assert table is not None
    assert list(table.openers) == [row.rule for row in score.summary.rows()]
    for row in score.summary.rows():
        opener = table.openers[row.rule]
        opener.setFocus()
        QTest.keyClick(opener, Qt.Key.Key_Return)
        detail = table.findChildren(ScoreDetail)[-1]
        strips = detail.findChildren(CardStrip)
        items = [item for side in row.items for item in side]
        held = [sorted(item.cards) for item in items if item.cards]
        assert [sorted(strip.cards) for strip in strips] == held
        assert all(strip.isVisible() for strip in strips)
        said = [strip.accessibleName() for strip in strips]
        with_cards = [item for item in items if item.cards]
        for text, item in zip(said, with_cards, strict=True):
            assert text.endswith(f": {signed(item.points)}")
        QTest.mouseClick(opener, Qt.MouseButton.LeftButton)
        assert not any(strip.isVisible() for strip in strips)


def test_a_line_says_its_points_to_a_screen_reader(score: DealScoreDialog) -> None:
    table = score.findChild(ScoreTable)
    assert table is not None
    for row in score.summary.rows():
        said = table.openers[row.rule].accessibleName()
        for side in range(score.summary.side_count):
            points = row.points(side)
            assert points is None or pronounced(signed(points)) in said


def test_readers_meet_the_score_in_the_order_of_the_table(score: DealScoreDialog) -> None:
    table = score.findChild(ScoreTable)
    assert table is not None
    rows = score.summary.rows()
    opener, second = (table.openers[row.rule] for row in rows[:2])
    told = QAccessible.queryAccessibleInterface(opener)
    assert told.role() is QAccessible.Role.Button
    assert told.state().collapsed
    told.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert told.state().expanded
    assert not told.state().collapsed
    whole = told.parent()
    found = [whole.child(at).object() for at in range(whole.childCount())]
    (detail,) = table.findChildren(ScoreDetail)
    assert found.index(opener) < found.index(detail) < found.index(second)
    names = [whole.child(at).text(QAccessible.Text.Name) for at in range(whole.childCount())]
    line = capital(Words(score.summary.rules).score_line(rows[0].rule))
    side = side_name(score.summary, 0)
    assert any(name.startswith(f"{line}. {side}. ") for name in names)
    assert any(name.startswith(f"New total. {side}. ") for name in names)


def test_tab_reaches_every_row_of_the_score(score: DealScoreDialog) -> None:
    table = score.findChild(ScoreTable)
    assert table is not None
    reached = list[str]()
    focus: QWidget = next(iter(table.openers.values()))
    focus.setFocus()
    while table.isAncestorOf(focus):
        reached.append(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = score.focusWidget() or score
    total = number(score.summary.scored.sides[0].match)
    assert len(reached) > len(table.openers)
    assert any(it.startswith("New total. ") and f" {total}" in it for it in reached)


def test_what_is_left_in_a_hand_says_whose_it_is(qtbot: QtBot) -> None:
    left = tuple(map(parse_cards, ("9h", "Kd 9h", "9h 4c", "")))
    items = [ScoreItem("score.hand", -10, left[0]), ScoreItem("score.hand", -15, left[2])]
    other = ScoreItem("score.hand", -20, left[1])
    scored = DealScored((SideScore(tuple(items), -25, 0), SideScore((other,), -20, 0)), left)
    names = ("Anna", "Ben", "Cleo", "Dora")
    summary = DealSummary(
        load_ruleset("hasbro-2001/4p"), 1, names, DealEnded("out", 3, is_concealed=False), scored
    )
    detail = ScoreDetail(summary, summary.rows()[0], CardPainter(DeckStyle()))
    qtbot.addWidget(detail)
    owners = [text.split(":")[0] for text in texts(detail) if ": " in text]
    assert owners == ["Anna", "Cleo", "Ben"]


def test_a_line_leads_to_its_rule(score: DealScoreDialog, qtbot: QtBot) -> None:
    table = score.findChild(ScoreTable)
    assert table is not None
    heard: list[str] = []
    score.rule_asked.connect(heard.append)
    for rule, opener in table.openers.items():
        opener.click()
        link = table.findChildren(ScoreDetail)[-1].rule_link
        QTest.keyClick(link, Qt.Key.Key_Space)
        assert heard[-1] == rule
        assert anchor_of(rule)


def test_feats_are_told_by_who_did_them(qtbot: QtBot, match: Match) -> None:
    summary = summaries(match)[0]
    feats = (Feat("concealed", 0, 1), Feat("samba", 2, 1))
    dialog = DealScoreDialog(summary, CardPainter(DeckStyle()), None, DealNews(feats))
    qtbot.addWidget(dialog)
    assert "You: Went out concealed." in texts(dialog)
    assert any(text.startswith(f"{summary.names[2]}: Completed a samba") for text in texts(dialog))


@pytest.mark.parametrize("feat", FEATS)
def test_every_feat_has_words(feat: str) -> None:
    assert feat_words(feat).name != feat
    assert feat_words(feat).line.endswith(".")
