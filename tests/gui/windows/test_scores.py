"""What the score dialogs show is what the engine counted."""

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.deal_score import DealScoreDialog
from canasta_gui.dialogs.deal_summary import DealSummary, summaries
from canasta_gui.dialogs.hand_strip import HandStrip
from canasta_gui.dialogs.score_sheet import ScoreSheetDialog
from canasta_gui.dialogs.score_words import number, signed
from canasta_gui.showcase.playing import dealt_match, play_deal
from canasta_gui.table.render.cards import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.words import Words
from engine import DealScored, Match

DAY = QDate(2026, 11, 21)


@pytest.fixture(scope="module")
def match() -> Match:
    """A match after two deals."""
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
    return [label.text() for label in widget.findChildren(QLabel)]


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
        assert any(words.score_line(row.rule).lower() == text.lower() for text in shown)
        for side in range(deal.side_count):
            points = row.points(side)
            assert points is None or any(text.endswith(signed(points)) for text in shown)
    for side, score in enumerate(deal.scored.sides):
        assert number(score.match) in shown
        assert number(score.match - score.total) in shown
        assert number(deal.next_opening(side)) in shown


def test_every_hand_is_revealed(qtbot: QtBot, match: Match) -> None:
    deal = summaries(match)[-1]
    dialog = DealScoreDialog(deal, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    strips = dialog.findChildren(HandStrip)
    hands = [sorted(hand) for hand in deal.scored.hands if hand]
    assert sorted(sorted(strip.cards) for strip in strips) == sorted(hands)


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
    assert len(dialog.findChildren(HandStrip)) + texts(dialog).count("no card") == 6


def test_whoever_sat_out_is_told_from_whoever_went_out(qtbot: QtBot) -> None:
    made = dealt_match("five", "winning-moves-deluxe/5p")
    list(play_deal(made))
    deal = summaries(made)[0]
    assert deal.sitting_out == made.state.public.sitting_out
    dialog = DealScoreDialog(deal, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    assert texts(dialog).count("sat out") == 1


def test_the_sheet_has_a_line_for_each_deal(qtbot: QtBot, match: Match) -> None:
    deals = summaries(match)
    sheet = ScoreSheetDialog(deals, DAY)
    qtbot.addWidget(sheet)
    shown = texts(sheet)
    for deal in deals:
        assert all(signed(side.total) in shown for side in deal.scored.sides)
    assert all(number(side.match) in shown for side in deals[-1].scored.sides)


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


def test_pictures_of_the_documents_follow_from_their_seed() -> None:
    first, second = dealt_match("again"), dealt_match("again")
    list(play_deal(first))
    list(play_deal(second))
    assert first.entries == second.entries
