"""Tests searching for a game in the list, and comparing two games."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.new_match.compare_games_dialog import CompareGamesDialog
from canasta_gui.dialogs.new_match.game_card import GameCard
from canasta_gui.dialogs.new_match.game_picker import GameFinder
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.settings.remembered import RememberedState
from canasta_gui.viewmodel.game_search import game_figures
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.lines_label import LinesLabel
from canasta_gui.windows.match.match_setup import usual_match
from canasta_gui.words.edition_texts import editions_in_order
from canasta_gui.words.option_book import Unit, counted
from engine import edition_ids, offered_players
from tests.gui.kit.play import LEFT, is_in_sight


@pytest.fixture
def filters(dialog: NewMatchDialog) -> GameFinder:
    """Returns the fields of the dialog after the filters were opened."""
    finder = dialog.games.finder
    assert not finder.players.isVisible()
    QTest.mouseClick(finder.more_button, LEFT)
    assert finder.players.isVisible()
    return finder


def shown(dialog: NewMatchDialog) -> list[str]:
    return [value for value, card in dialog.editions.cards.items() if card.isVisible()]


def pick(box: ValueComboBox, wanted: Callable[[str], bool]) -> None:
    """Chooses an entry with the keyboard, as Qt's list does."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if wanted(box.currentText()):
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    pytest.fail("no such choice")


def test_games_have_the_room_of_what_tells_how_to_compare_them(dialog: NewMatchDialog) -> None:
    games, card = dialog.games, next(iter(dialog.editions.cards.values()))
    hint = next(it for it in games.findChildren(QLabel) if "compare" in it.text())
    assert hint.isVisible()
    games.resize(games.width(), games.finder.height() + 2 * card.height())
    assert not hint.isVisible()
    # Who has marked a game is told what comes next.
    dialog.editions.marked.emit(dialog.editions.value)
    assert hint.isVisible()


def test_a_card_too_narrow_for_words_shows_the_name_alone(qtbot: QtBot) -> None:
    card = GameCard("samba")
    qtbot.addWidget(card)
    card.show_game("samba", "Samba", "Sequences and sets", ())
    card.show()
    named = card.findChildren(LinesLabel)[0]
    card.resize(400, card.height())
    assert named.isVisible()
    card.resize(120, card.height())
    assert not named.isVisible()


def test_words_find_games_by_name(dialog: NewMatchDialog) -> None:
    QTest.keyClicks(dialog.games.finder.words, "urug")
    assert shown(dialog) == ["uruguay"]
    assert dialog.choice.edition == "uruguay"


def test_players_find_games(dialog: NewMatchDialog, filters: GameFinder) -> None:
    pick(filters.players, lambda text: text == "5 players")
    assert filters.more_button.text() == "Filters (1)"
    assert sorted(shown(dialog)) == [one for one in edition_ids() if 5 in offered_players(one)]


def test_decks_at_hand_leave_games_out_that_need_more(
    dialog: NewMatchDialog, filters: GameFinder
) -> None:
    pick(filters.decks, lambda text: text == "I have 2 decks")
    assert "bolivia" not in shown(dialog)
    assert "stingray-classic" in shown(dialog)


def test_time_leaves_longer_games_out(dialog: NewMatchDialog, filters: GameFinder) -> None:
    pick(filters.minutes, lambda text: text == "Up to 30 minutes")
    assert sorted(shown(dialog)) == [
        one for one in edition_ids() if game_figures(one).minutes <= 30
    ]


def test_where_nothing_is_found_one_press_shows_all_again(dialog: NewMatchDialog) -> None:
    QTest.keyClicks(dialog.games.finder.words, "whist")
    assert shown(dialog) == []
    QTest.mouseClick(dialog.games.all_button, LEFT)
    assert shown(dialog) == list(dialog.editions.cards)
    assert not dialog.games.all_button.isVisible()


def test_the_down_arrow_goes_from_the_words_to_the_games(
    qtbot: QtBot, dialog: NewMatchDialog
) -> None:
    qtbot.waitExposed(dialog)
    finder = dialog.games.finder
    finder.words.setFocus()
    QTest.keyClick(finder.words, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.editions.cards[dialog.editions.value]


def test_games_that_were_played_stand_first(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(usual_match(None), ("bolivia", "house/gone", "classic-1951"))
    qtbot.addWidget(dialog)
    assert list(dialog.editions.cards)[:2] == ["bolivia", "classic-1951"]
    assert sorted(dialog.editions.cards) == sorted(edition_ids())


def test_three_games_are_remembered_the_last_one_first() -> None:
    memory = RememberedState(recent_games=("a", "b", "c"))
    assert memory.games_with("b") == ("b", "a", "c")
    assert memory.games_with("d") == ("d", "a", "b")


@pytest.mark.parametrize(("size", "least"), [((1000, 676), 10), ((1180, 744), 12)])
def test_many_games_are_in_sight_at_once(
    dialog: NewMatchDialog, size: tuple[int, int], least: int
) -> None:
    """In the font of the program, which is smaller than that of tests, they are 14 and 12."""
    dialog.resize(*size)
    QCoreApplication.processEvents()
    cards = [card for card in dialog.editions.cards.values() if is_in_sight(card)]
    assert len(cards) >= least
    assert [card.value for card in dialog.editions.cards.values() if card.isChecked()] == [
        dialog.editions.value
    ]


def test_a_high_list_says_more_of_each_game(dialog: NewMatchDialog) -> None:
    cut: list[int] = []
    for high in (600, 744):
        dialog.resize(1180, high)
        QCoreApplication.processEvents()
        cards = list(dialog.editions.cards.values())
        labels = [label for card in cards for label in card.findChildren(LinesLabel)]
        cut.append(sum(it.isVisible() and "\N{HORIZONTAL ELLIPSIS}" in it.text() for it in labels))
    assert cut[1] < 0.7 * cut[0]
    assert sum(is_in_sight(card) for card in cards) >= 12


def test_two_games_are_compared_by_dragging_one_on_the_other(
    qtbot: QtBot, dialog: NewMatchDialog
) -> None:
    qtbot.waitExposed(dialog)
    first, second, *_ = dialog.editions.cards.values()
    over = first.mapFromGlobal(second.mapToGlobal(second.rect().center()))
    QTest.mousePress(first, LEFT)
    QTest.mouseMove(first, over)
    QTest.mouseRelease(first, LEFT, pos=over)
    (compared,) = dialog.findChildren(CompareGamesDialog)
    assert (compared.first.value, compared.second.value) == (first.value, second.value)
    assert dialog.editions.value == first.value


def test_two_games_are_compared_by_a_key(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    qtbot.waitExposed(dialog)
    first, second, *_ = dialog.editions.cards.values()
    QTest.keyClick(first, Qt.Key.Key_C)
    assert any(first.accessibleName() in one.text() for one in dialog.games.findChildren(QLabel))
    QTest.keyClick(second, Qt.Key.Key_C)
    (compared,) = dialog.findChildren(CompareGamesDialog)
    assert (compared.first.value, compared.second.value) == (first.value, second.value)


def texts(dialog: CompareGamesDialog) -> list[str]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_comparing_tells_what_differs_and_nothing_else(qtbot: QtBot) -> None:
    dialog = CompareGamesDialog("complete-samba", "bolivia")
    qtbot.addWidget(dialog)
    assert counted(Unit.POINTS, 10_000) in texts(dialog)
    assert counted(Unit.POINTS, 15_000) in texts(dialog)
    assert "Cards in each hand" not in texts(dialog)


def test_another_game_is_compared_at_once(qtbot: QtBot) -> None:
    dialog = CompareGamesDialog("complete-samba", "complete-samba")
    qtbot.addWidget(dialog)
    assert "These two are played alike." in texts(dialog)
    pick(dialog.second, lambda text: text == "Bolivia")
    assert "These two are played alike." not in texts(dialog)


def test_games_without_a_common_number_of_players_are_compared_too(qtbot: QtBot) -> None:
    for edition in editions_in_order():
        dialog = CompareGamesDialog("bolivia", edition)
        qtbot.addWidget(dialog)
        assert dialog.subtitle
