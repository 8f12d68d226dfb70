"""Tests choosing a game and the players."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.dialogs.new_match.seat_editor import COMPUTER, PERSON
from canasta_gui.settings.person import Person
from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.widgets.switches import SegmentedControl, Switch
from canasta_gui.windows.match.match_setup import begin_match, rules_of, usual_match
from canasta_gui.words.edition_texts import editions_in_order
from engine import edition_ids
from tests.gui.kit.play import LEFT, deal, is_in_sight, match_of
from tests.gui.kit.program import Start

LAST = RememberedMatch(
    edition="hasbro-2001",
    players=4,
    seats=(
        RememberedSeat(name="Zoe", is_person=True, face="owl"),
        RememberedSeat(name="Yan", is_person=False, face="dog"),
        RememberedSeat(name="Xaver", is_person=True, face="frog"),
        RememberedSeat(name="Wim", is_person=False, face="cat"),
    ),
    first_dealer=2,
)


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    made = NewMatchDialog(LAST)
    qtbot.addWidget(made)
    made.show()
    return made


def test_last_time_is_offered_again(dialog: NewMatchDialog) -> None:
    assert dialog.choice == LAST


def test_every_edition_has_a_card_with_facts(dialog: NewMatchDialog) -> None:
    assert sorted(dialog.editions.cards) == sorted(edition_ids())
    for card in dialog.editions.cards.values():
        assert card.accessibleName()
        assert " players. " in card.accessibleDescription()
        assert card.accessibleDescription().endswith(" min")


def test_a_click_chooses_an_edition(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    QTest.mouseClick(dialog.editions.cards["hasbro-2001"], LEFT)
    assert dialog.choice.edition == "hasbro-2001"
    assert [seat.name for seat in dialog.choice.seats] == ["Zoe", "Yan", "Xaver", "Wim"]


def test_arrow_keys_bring_the_chosen_edition_into_sight(
    qtbot: QtBot, dialog: NewMatchDialog
) -> None:
    dialog.resize(700, 700)
    dialog.show()
    qtbot.waitExposed(dialog)
    games = dialog.editions
    first, *others = games.cards.values()
    QTest.mouseClick(first, LEFT)
    for card in others:
        QTest.keyClick(games.focusWidget(), Qt.Key.Key_Down)
        assert card.isChecked()
        assert is_in_sight(card)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(edition, marks=() if at % 5 == 0 else pytest.mark.soak)
        for at, edition in enumerate(editions_in_order())
    ],
)
def test_the_game_of_last_time_is_in_sight(qtbot: QtBot, edition: str) -> None:
    dialog = NewMatchDialog(replace(LAST, edition=edition))
    qtbot.addWidget(dialog)
    dialog.resize(960, 480)
    dialog.show()
    card = dialog.editions.cards[edition]
    assert card.isChecked()
    qtbot.waitUntil(lambda: is_in_sight(card))


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_is_dealt_in_with_the_name_of_another(dialog: NewMatchDialog, seat: int) -> None:
    field = dialog.table.seats[seat].name_field
    field.selectAll()
    QTest.keyClicks(field, "zoe")
    assert not dialog.begin_button.isEnabled()
    told = [it.text() for it in dialog.findChildren(QLabel) if it.isVisible()]
    assert "Two players are called Zoe. Give one of them another name." in told
    QTest.keyClicks(field, "y")
    assert dialog.begin_button.isEnabled()


def test_a_computer_who_takes_a_persons_seat_is_somebody_else(dialog: NewMatchDialog) -> None:
    editor = dialog.table.seats[2]
    QTest.mouseClick(editor.kind.buttons[COMPUTER], LEFT)
    before = {seat.name for seat in LAST.seats}, {seat.face for seat in LAST.seats}
    seat = dialog.choice.seats[2]
    assert not seat.is_person
    assert (seat.name in before[0], seat.face in before[1]) == (False, False)
    QTest.mouseClick(editor.kind.buttons[PERSON], LEFT)
    QTest.mouseClick(editor.kind.buttons[COMPUTER], LEFT)
    assert dialog.choice.seats[2] == seat


def test_no_computer_has_the_face_of_a_person_who_is_offered(qtbot: QtBot) -> None:
    """Two of one face stood there: the computer, and the person who might take the seat."""
    persons = {"1": Person(name="Rose", face="dog"), "2": Person(name="Zoe", face="owl")}
    dialog = NewMatchDialog(LAST, persons=persons)
    qtbot.addWidget(dialog)
    zoe, yan, xaver, wim = dialog.choice.seats
    assert (zoe.face, xaver.face, wim.face) == ("owl", "frog", "cat")
    assert yan.face not in {"dog", "owl", "frog", "cat"}
    dialog.table.seats[0].person_chosen.emit("1")
    assert dialog.choice.seats[0].face == "dog"
    assert dialog.choice.seats[1] == yan


def test_a_computer_has_a_name_of_its_own_at_every_table(dialog: NewMatchDialog) -> None:
    QTest.mouseClick(dialog.editions.cards["winning-moves-deluxe"], LEFT)
    QTest.mouseClick(players(dialog, 6), LEFT)
    QTest.keyClicks(dialog.table.seats[5].name_field, "Emil")
    for editor in dialog.table.seats[1:5]:
        QTest.mouseClick(editor.kind.buttons[PERSON], LEFT)
        QTest.mouseClick(editor.kind.buttons[COMPUTER], LEFT)
    assert len({seat.name for seat in dialog.choice.seats}) == 6
    assert dialog.begin_button.isEnabled()


def test_partners_are_promised_only_where_the_game_does_not_draw_for_them(
    dialog: NewMatchDialog,
) -> None:
    QTest.mouseClick(dialog.editions.cards["hasbro-2001"], LEFT)
    assert "Seat 1, partner of Xaver" in shown(dialog)
    assert not any("drawn" in text for text in shown(dialog))
    dialog.editions.cards["classic-1951"].click()
    assert not any("partner of" in text for text in shown(dialog))
    assert "Player 1" in shown(dialog)
    assert any("cards are drawn" in text for text in shown(dialog))
    players(dialog, 2).click()
    assert not any("cards are drawn" in text for text in shown(dialog))


def shown(dialog: NewMatchDialog) -> list[str]:
    QApplication.processEvents()
    return [it.text() for it in dialog.table.findChildren(QLabel) if it.isVisible()]


def test_variations_are_offered_where_the_edition_has_them(dialog: NewMatchDialog) -> None:
    assert dialog.rules.findChild(Switch, "always-frozen") is None
    QTest.mouseClick(dialog.editions.cards["geeky-hobbies"], LEFT)
    switch = dialog.rules.findChild(Switch, "always-frozen")
    assert isinstance(switch, Switch)
    QTest.mouseClick(switch, LEFT)
    assert dialog.choice.variations == ("always-frozen",)
    assert rules_of(dialog.choice).pile.always_frozen


def test_six_players_choose_a_third_deck_and_how_many_sides(
    qtbot: QtBot, dialog: NewMatchDialog
) -> None:
    QTest.mouseClick(dialog.editions.cards["winning-moves-deluxe"], LEFT)
    QTest.mouseClick(players(dialog, 6), LEFT)
    assert dialog.choice.teams is None
    assert len(dialog.choice.seats) == 6
    switch = dialog.rules.findChild(Switch, "extra-deck")
    assert isinstance(switch, Switch)
    QTest.mouseClick(switch, LEFT)
    assert dialog.choice.teams == 2
    (sides,) = (
        it
        for it in dialog.rules.findChildren(SegmentedControl)
        if "3" in it.buttons and len(it.buttons) == 2
    )
    QTest.mouseClick(sides.buttons["3"], LEFT)
    assert rules_of(dialog.choice).seats.sides == ((0, 3), (1, 4), (2, 5))
    assert begin_match(dialog.choice).rules.teams == 3
    QTest.mouseClick(switch, LEFT)
    assert dialog.choice.teams is None


def test_six_may_all_play_samba(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    QTest.mouseClick(dialog.editions.cards["complete-samba"], LEFT)
    assert dialog.rules.findChild(Switch, "all-play") is None
    QTest.mouseClick(players(dialog, 6), LEFT)
    assert rules_of(dialog.choice).seats.sitting_out == 1
    switch = dialog.rules.findChild(Switch, "all-play")
    assert isinstance(switch, Switch)
    QTest.mouseClick(switch, LEFT)
    assert rules_of(dialog.choice).seats.sitting_out == 0
    assert len(begin_match(dialog.choice).rules.seats.sides) == 2


def players(dialog: NewMatchDialog, count: int) -> QToolButton:
    counts = next(it for it in dialog.rules.findChildren(SegmentedControl) if "6" in it.buttons)
    return counts.buttons[str(count)]


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_third_deck_is_for_six(qtbot: QtBot, dialog: NewMatchDialog, count: int) -> None:
    QTest.mouseClick(dialog.editions.cards["winning-moves-deluxe"], LEFT)
    QTest.mouseClick(players(dialog, count), LEFT)
    assert len(dialog.choice.seats) == count
    assert dialog.rules.findChild(Switch, "extra-deck") is None


def test_names_are_typed_and_empty_ones_filled(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    field = dialog.table.seats[1].name_field
    field.clear()
    assert dialog.choice.seats[1].name == "Berta"
    QTest.keyClicks(field, "Otto")
    assert dialog.choice.seats[1].name == "Otto"
    assert dialog.table.dealer.itemText(2) == "Otto"


def test_the_strength_of_every_computer_is_chosen_for_itself(dialog: NewMatchDialog) -> None:
    person, partner, rival = (dialog.table.seats[seat] for seat in (0, 1, 3))
    assert not person.level.isVisible()
    assert partner.level.currentText() == "Strong"
    partner.level.setFocus()
    QTest.keyClick(partner.level, Qt.Key.Key_Up)
    assert partner.level.currentText() == "Club"
    assert "memory" in partner.level.toolTip()
    QTest.keyClick(rival.level, Qt.Key.Key_End)
    assert [seat.level for seat in dialog.choice.seats] == ["strong", "club", "strong", "master"]
    match = begin_match(dialog.choice)
    assert [seat.level for seat in match.seats] == ["", "club", "", "master"]


def test_the_temperament_of_every_computer_is_chosen_for_itself(dialog: NewMatchDialog) -> None:
    person, partner = dialog.table.seats[0], dialog.table.seats[1]
    assert not person.temperament.isVisible()
    assert partner.temperament.currentText() == "Even"
    partner.temperament.setFocus()
    QTest.keyClick(partner.temperament, Qt.Key.Key_End)
    assert partner.temperament.currentText() == "Runner"
    assert "goes out" in partner.temperament.toolTip()
    assert partner.temperament.accessibleDescription() == partner.temperament.toolTip()
    match = begin_match(dialog.choice)
    assert [seat.temperament for seat in match.seats] == ["", "runner", "", "even"]


def test_the_computers_offered_to_a_newcomer_are_not_all_alike() -> None:
    seats = usual_match(None).seats
    assert len({seat.temperament for seat in seats}) > 2
    assert seats[2].temperament == "even", "who plays with a newcomer has no whims"


def test_a_person_who_hands_over_gets_a_strength(dialog: NewMatchDialog) -> None:
    editor = dialog.table.seats[0]
    QTest.mouseClick(editor.kind.buttons[COMPUTER], LEFT)
    assert editor.level.isVisible()


def test_somebody_has_to_play(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    for seat in (0, 2):
        QTest.mouseClick(dialog.table.seats[seat].kind.buttons[COMPUTER], LEFT)
    assert not dialog.begin_button.isEnabled()
    QTest.mouseClick(dialog.table.seats[3].kind.buttons[PERSON], LEFT)
    assert dialog.begin_button.isEnabled()
    assert [seat.is_person for seat in dialog.choice.seats] == [False, False, False, True]


def test_return_deals(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_same_as_last_time_undoes_what_was_changed(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    QTest.mouseClick(dialog.editions.cards["hasbro-2001"], LEFT)
    with qtbot.waitSignal(dialog.accepted):
        QTest.mouseClick(dialog.again_button, LEFT)
    assert dialog.choice == LAST


def test_a_newcomer_plays_against_computers() -> None:
    choice = usual_match(None)
    assert [seat.is_person for seat in choice.seats] == [True, False, False, False]
    assert len({seat.name for seat in choice.seats}) == 4


def test_an_edition_that_is_gone_is_not_offered_again() -> None:
    assert usual_match(replace(LAST, edition="gone")).edition != "gone"


def test_the_match_is_what_was_chosen() -> None:
    match = begin_match(LAST)
    assert match.rules == rules_of(LAST)
    assert [seat.name for seat in match.seats] == ["Zoe", "Yan", "Xaver", "Wim"]
    assert [seat.is_person for seat in match.seats] == [True, False, True, False]
    match.next_deal()
    assert match.state.public.dealer == 2


def test_the_choice_is_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.flow.begin(LAST)
    again = start(is_new=True)
    assert again.flow.usual == LAST


def test_a_new_match_leaves_the_other_one_saved(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(qtbot, program)
    first = program.conductor.path
    program.window.actions_by_name["new"].trigger()
    dialog = program.window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    qtbot.waitExposed(dialog)
    qtbot.waitUntil(lambda: dialog.editions.cards["stingray-classic"].height() > 40)
    QTest.mouseClick(dialog.editions.cards["stingray-classic"], LEFT)
    QTest.mouseClick(dialog.begin_button, LEFT)
    assert match_of(program).rules.edition == "stingray-classic"
    assert len(program.store.unarchived()) == 2
    assert first in program.store.unarchived()
    assert first != program.conductor.path


def test_the_dialog_fits_a_low_screen(dialog: NewMatchDialog) -> None:
    assert dialog.minimumSizeHint().height() <= 480
    dialog.resize(960, 480)
    bottom = dialog.begin_button.mapTo(dialog, dialog.begin_button.rect().bottomLeft()).y()
    assert bottom < 480


def test_four_play_each_for_oneself(dialog: NewMatchDialog) -> None:
    (sides,) = (it for it in dialog.rules.findChildren(SegmentedControl) if "" in it.buttons)
    assert [it.text() for it in sides.buttons.values()] == ["Two sides of two", "Each for oneself"]
    QTest.mouseClick(sides.buttons["4"], LEFT)
    rules = begin_match(dialog.choice).rules
    assert rules.seats.sides == ((0,), (1,), (2,), (3,))
    QTest.mouseClick(sides.buttons[""], LEFT)
    assert begin_match(dialog.choice).rules.seats.sides == ((0, 2), (1, 3))
