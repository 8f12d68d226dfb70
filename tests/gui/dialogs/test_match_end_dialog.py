"""Tests the window that ends a match, and what can be started from it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.match_end.match_end_dialog import MatchEndDialog, Trophy
from canasta_gui.dialogs.match_end.score_chart import ScoreChart
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.open_file_dialog import OpenFileDialog
from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import number
from canasta_gui.persistence.store import MatchStore
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.match_story import (
    BestDeal,
    ComebackWin,
    LargestPile,
    LedThroughout,
    MostCanastas,
    SpecialHandLaid,
    lead,
    story_of,
)
from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.face_strip import FaceStrip
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.match_end_texts import MatchEndTexts
from engine import (
    Match,
    PileTaken,
    PlaySpecialHand,
    SeatPlayer,
    load_ruleset,
    new_code,
    parse_cards,
)
from tests.gui.dialogs.every_dialog import SHORT, finished_match
from tests.gui.dialogs.match_stories import NAMES, story_with
from tests.gui.kit.people import KeyUser, sit_at_the_end
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.kit.played_matches import dealt_match
from tests.kit.positions import match_at, with_seven_pairs


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        (((300, 900), (200, 800), (4500, 100)), ComebackWin(0, 1200, 2)),
        (((900, 1000), (4500, 100)), ComebackWin(0, 100, 1)),
        (((900, 100), (800, 700), (4500, 100)), LedThroughout(0, 3)),
        (((900, 100), (4500, 100)), None),
        (((500, 700), (900, 100), (4500, 100)), None),
        (((5100, 100),), None),
    ],
)
def test_the_story_of_the_lead(scores: tuple[tuple[int, int], ...], told: object) -> None:
    assert lead(story_with(*scores)) == told


def test_a_win_that_is_shared_has_no_story_of_the_lead() -> None:
    assert lead(story_with((100, 900), (900, 100), (50, 50), winners=(0, 1))) is None


def test_the_winners_come_first_and_every_score_is_known() -> None:
    story = story_with((300, 900), (200, 4300), winners=(1,))
    assert story.ranking == (1, 0)
    assert story.totals(1) == (0, 900, 5200)
    assert story.totals(0) == (0, 300, 500)


def test_a_match_that_goes_on_has_no_end() -> None:
    match = Match.start(load_ruleset(SHORT), tuple(map(SeatPlayer, NAMES)), new_code(b"on"))
    with pytest.raises(ValueError, match="not over"):
        story_of(match)


def test_what_stood_out_is_what_happened() -> None:
    match = finished_match()
    story = story_of(match)
    found = {type(one): one for one in story.standouts}
    totals = [score.total for deal in story.deals for score in deal.scored.sides]
    best = found[BestDeal]
    assert isinstance(best, BestDeal)
    assert best.points == max(totals)
    piles = [
        len(event.cards)
        for moment in match.moments
        for event in moment.entry.events
        if isinstance(event, PileTaken)
    ]
    largest = found[LargestPile]
    assert isinstance(largest, LargestPile)
    assert largest.cards == max(piles)
    most = found[MostCanastas]
    assert isinstance(most, MostCanastas)
    lines = [
        item.rule
        for deal in story.deals
        for item in deal.scored.sides[most.side].items
        if item.rule.endswith("_canasta")
    ]
    assert most.count == len(lines)
    assert most.natural == lines.count("score.natural_canasta")
    winner = story.last.winners[0]
    assert story.trophy in [meld.cards for meld in match.state.public.sides[winner].melds]


def test_a_special_hand_that_wins_stands_out() -> None:
    match = match_at(with_seven_pairs(scores=(8000, 0)))
    hand = match.observe(0).hand
    match.play(PlaySpecialHand())
    story = story_of(match)
    assert story.standouts[0] == SpecialHandLaid(0, "pairs", 1)
    assert story.trophy == hand
    tile, *_ = MatchEndTexts(story).tiles()
    assert (tile.figure, tile.more) == ("Seven pairs", "You, deal 1")


@pytest.fixture
def finished(program: Program) -> Path:
    """Returns a finished match that is in the list of saved games."""
    match = finished_match()
    copy = Match(match.header)
    for entry in match.entries:
        copy.restore(entry)
    opened = program.store.create(copy)
    opened.close()
    return opened.path


def end_of(program: Program) -> MatchEndDialog:
    """Returns the window that ends the match."""
    (dialog,) = (it for it in program.window.findChildren(MatchEndDialog) if it.isVisible())
    return dialog


def texts(dialog: SheetDialog) -> list[str]:
    return [it.text() for it in dialog.findChildren(QLabel) if not it.isHidden()]


def test_it_says_who_won_how_and_what_stood_out(program: Program, finished: Path) -> None:
    program.flow.resume(finished)
    dialog, story = end_of(program), story_of(match_of(program))
    (side,) = story.last.winners
    winners = " and ".join(match_of(program).seats[seat].name for seat in (side, side + 2))
    assert dialog.windowTitle() == f"The match is over. {winners}: victory!"
    assert f"{winners}: victory!" in texts(dialog)
    for side in range(2):
        assert number(story.last.scored.sides[side].match) in texts(dialog)
    assert "Best deal" in texts(dialog)


def test_a_screen_reader_hears_all_of_it(program: Program, finished: Path) -> None:
    program.flow.resume(finished)
    dialog, story = end_of(program), story_of(match_of(program))
    course = dialog.findChild(ScoreChart)
    assert course is not None
    assert course.focusPolicy() & Qt.FocusPolicy.TabFocus
    for deal in story.deals:
        assert f"After deal {deal.deal}:" in course.accessibleDescription()
        for score in deal.scored.sides:
            assert number(score.match) in course.accessibleDescription()
    said = [it.accessibleName() for it in dialog.findChildren(QLabel)]
    assert any(text.startswith("Best deal. +") for text in said)


def test_the_last_deal_ends_in_it(qtbot: QtBot, program: Program) -> None:
    sit_at_the_end(qtbot, program, people=(), scores=[5800, 0])

    def is_over() -> bool:
        for score in program.window.findChildren(DealScoreDialog):
            if score.isVisible():
                score.accept()
        return match_of(program).is_over and program.window.table.is_settled

    qtbot.waitUntil(is_over, timeout=30_000)
    qtbot.waitUntil(lambda: bool(program.window.findChildren(MatchEndDialog)))
    assert end_of(program).again_button.hasFocus()
    assert not [it for it in program.window.findChildren(DealScoreDialog) if it.isVisible()]


def test_enter_plays_again_at_the_same_table(program: Program, finished: Path) -> None:
    program.flow.resume(finished)
    before = match_of(program)
    QTest.keyClick(end_of(program), Qt.Key.Key_Return)
    match = match_of(program)
    assert match is not before
    assert match.seats == before.seats
    assert match.rules == before.rules
    assert match.header.code != before.header.code
    assert match.state.public.deal == 1
    assert [path.name for path in program.store.kept()] == [finished.name]


def test_another_table_is_chosen_in_new_match(program: Program, finished: Path) -> None:
    program.flow.resume(finished)
    QTest.mouseClick(end_of(program).other_button, LEFT)
    (chooser,) = program.window.findChildren(NewMatchDialog)
    assert chooser.isVisible()
    chooser.reject()
    assert match_of(program).is_over


def test_nothing_that_is_tried_after_the_end_speaks_of_a_next_deal(
    program: Program, finished: Path
) -> None:
    program.flow.resume(finished)
    QTest.keyClick(end_of(program), Qt.Key.Key_Escape)
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    assert view_of(program).notice == "The match is over."


def test_to_look_at_the_match_leaves_it_on_the_table(
    qtbot: QtBot, program: Program, finished: Path
) -> None:
    program.flow.resume(finished)
    QTest.mouseClick(end_of(program).look_button, LEFT)
    assert program.window.is_at_table
    (button,) = view_of(program).buttons
    assert (button.id, button.text) == (ButtonId.NEXT, "How the match ended")
    KeyUser(qtbot, program).press(ButtonId.NEXT)
    end_of(program).reject()
    program.window.actions_by_name["continue"].trigger()
    end_of(program).reject()


def test_the_last_deal_and_the_score_sheet_open_above_it(program: Program, finished: Path) -> None:
    program.flow.resume(finished)
    end = end_of(program)
    for made, kind in ((end.deal_button, DealScoreDialog), (end.sheet_button, ScoreSheetDialog)):
        QTest.mouseClick(made, LEFT)
        (opened,) = program.window.findChildren(kind)
        opened.accept()
        assert end.isVisible()
        assert match_of(program).is_over


def test_saved_games_look_at_a_match_that_is_over(
    qtbot: QtBot, program: Program, finished: Path
) -> None:
    program.window.actions_by_name["saved"].trigger()
    dialog = program.window.findChild(SavedMatchesDialog)
    assert isinstance(dialog, SavedMatchesDialog)
    assert dialog.chosen == finished
    qtbot.waitUntil(lambda: dialog.open_button.text() == "Look at it")
    QTest.mouseClick(dialog.open_button, LEFT)
    assert end_of(program).isVisible()


def test_it_leaves_with_its_match(program: Program, finished: Path, tmp_path: Path) -> None:
    elsewhere = MatchStore(tmp_path).create(dealt_match("mailed"))
    elsewhere.close()
    program.flow.resume(finished)
    end = end_of(program)
    end.deal_button.click()
    program.file_import.open(elsewhere.path)
    (asked,) = program.window.findChildren(OpenFileDialog)
    asked.accept()
    assert program.window.sheets.top is None
    assert not match_of(program).is_over


def test_it_is_shown_once_however_often_somebody_goes_on(program: Program, finished: Path) -> None:
    program.flow.resume(finished)
    end = end_of(program)
    program.flow.results.go_on()
    assert end_of(program) is end


def test_after_a_rehearsal_of_it_the_end_is_not_told_again(
    program: Program, finished: Path
) -> None:
    program.flow.resume(finished)
    end_of(program).reject()
    program.conductor.rehearse(dealt_match("another"))
    program.flow.go_back()
    assert match_of(program).is_over
    assert not [it for it in program.window.findChildren(MatchEndDialog) if it.isVisible()]


def test_the_next_match_can_be_stronger(program: Program) -> None:
    program.flow.begin(program.flow.usual)
    program.preferences.remember(last_match=program.flow.usual)
    dialog = MatchEndDialog(story_with((5100, 100)), CardPainter(DeckStyle()))
    assert dialog.level_button.isHidden()
    dialog.offer_level("casual", is_stronger=True)
    assert not dialog.level_button.isHidden()
    assert dialog.level_button.text() == "Play at the level Casual"
    program.flow.begin_again("casual")
    computers = [player for player in match_of(program).seats if not player.is_person]
    assert {player.level for player in computers} == {"casual"}
    remembered = program.flow.usual.seats
    assert {seat.level for seat in remembered if not seat.is_person} == {"casual"}


@pytest.mark.parametrize(("size", "growth"), [((1024, 700), 1), ((3840, 2160), 2)])
def test_pictures_grow_as_the_words_in_a_large_window(
    qtbot: QtBot, size: tuple[int, int], growth: int
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    cards, painter = parse_cards("Kh Ks 2h"), CardPainter(DeckStyle("basket"))
    strip = CardStrip(cards, painter, width=300)
    pictures = (FaceStrip(FACES[:2], Mood.GLAD, 40, 80), Trophy(cards, painter), strip)
    usual = [picture.size() for picture in pictures]
    for picture in pictures:
        picture.setParent(window)
    window.show()
    for picture, was in zip(pictures, usual, strict=True):
        assert abs(picture.height() - growth * was.height()) <= 1
        assert abs(picture.width() - growth * was.width()) <= 1
