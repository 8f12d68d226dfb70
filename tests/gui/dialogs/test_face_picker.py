"""Tests the players' faces: chosen in the new-match dialog, kept, and shown at the table."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.match_end.match_end_dialog import MatchEndDialog
from canasta_gui.dialogs.new_match.face_picker import FacePicker
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.portrait import portrait
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.viewmodel.match_story import story_of
from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.widgets.face_strip import FaceStrip
from canasta_gui.windows.match.match_setup import begin_match, usual_match
from canasta_gui.words.player_names import face_name
from engine import Match
from tests.gui.dialogs.every_dialog import finished_match
from tests.gui.kit.play import LEFT, view_of
from tests.gui.kit.program import Start

NAMES = ("Zoe", "Yan", "Xaver", "Wim")
CHOSEN = ("owl", "frog", "tiger", "pig")
OLD = RememberedMatch(
    edition="hasbro-2001",
    players=4,
    seats=tuple(RememberedSeat(name=name, is_person=name == "Zoe") for name in NAMES),
)
"""The remembered set-up as versions without faces wrote it."""


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    return opened(qtbot)


def opened(qtbot: QtBot) -> NewMatchDialog:
    made = NewMatchDialog(OLD)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    """Yields a function that changes the language; the language is restored after the test."""
    made = LanguageSwitch(qapp)
    yield made
    made.use("en")


def faces(dialog: NewMatchDialog) -> list[str]:
    return [seat.face for seat in dialog.choice.seats]


def picker_of(dialog: NewMatchDialog) -> FacePicker:
    (open_now,) = (it for it in dialog.findChildren(FacePicker) if it.isVisible())
    return open_now


def ask(dialog: NewMatchDialog, seat: int) -> FacePicker:
    QTest.mouseClick(dialog.table.seats[seat].face_button, LEFT)
    return picker_of(dialog)


def six_players(dialog: NewMatchDialog) -> QToolButton:
    return next(it for it in dialog.rules.findChildren(QToolButton) if it.text() == "6")


def is_open(dialog: NewMatchDialog) -> bool:
    return any(it.isVisible() for it in dialog.findChildren(FacePicker))


def test_everybody_is_offered_another_face_also_those_who_join_later(
    dialog: NewMatchDialog,
) -> None:
    assert faces(dialog) == list(FACES[:4])
    QTest.mouseClick(ask(dialog, 0).buttons["rabbit"], LEFT)
    QTest.mouseClick(six_players(dialog), LEFT)
    assert faces(dialog) == ["rabbit", "dog", "fox", "bear", "cat", "owl"]


def test_a_press_offers_all_faces_and_takes_one(dialog: NewMatchDialog) -> None:
    picker = ask(dialog, 0)
    assert list(picker.buttons) == list(FACES)
    assert [face for face, button in picker.buttons.items() if button.isChecked()] == ["cat"]
    QTest.mouseClick(picker.buttons["owl"], LEFT)
    assert not is_open(dialog)
    assert faces(dialog) == ["owl", "dog", "fox", "bear"]
    assert dialog.table.seats[0].face_button.face == "owl"


def test_two_players_change_faces(dialog: NewMatchDialog) -> None:
    picker = ask(dialog, 0)
    assert picker.buttons["fox"].text() == "Xaver"
    assert "Xaver" in picker.buttons["fox"].accessibleDescription()
    QTest.mouseClick(picker.buttons["fox"], LEFT)
    assert faces(dialog) == ["fox", "dog", "cat", "bear"]


def test_keys_alone_choose_a_face(dialog: NewMatchDialog) -> None:
    button = dialog.table.seats[0].face_button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    picker = picker_of(dialog)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(picker.focusWidget(), key)
    assert picker.focusWidget() is picker.buttons["owl"]
    QTest.keyClick(picker.focusWidget(), Qt.Key.Key_Return)
    assert faces(dialog)[0] == "owl"
    assert dialog.isVisible()


def test_escape_leaves_the_face_as_it_was(dialog: NewMatchDialog) -> None:
    picker = ask(dialog, 1)
    QTest.keyClick(picker.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(picker.focusWidget(), Qt.Key.Key_Escape)
    assert not is_open(dialog)
    assert faces(dialog) == list(FACES[:4])
    assert dialog.isVisible()


def test_a_screen_reader_hears_the_names_in_every_language(
    qtbot: QtBot, switch: LanguageSwitch
) -> None:
    heard = dict[str, list[str]]()
    for language in ("de", "es", "en"):
        switch.use(language)
        dialog = opened(qtbot)
        button, picker = dialog.table.seats[0].face_button, ask(dialog, 0)
        heard[language] = [it.accessibleName() for it in picker.buttons.values()]
        picker.close()
        name = face_name(button.face)
        assert button.accessibleName().endswith(name)
        assert button.toolTip().startswith(name)
    for names in heard.values():
        assert len(set(names)) == len(FACES)
        assert all(names)
    assert heard["de"][:3] == ["Katze", "Hund", "Fuchs"]
    assert heard["es"][:3] == ["Gato", "Perro", "Zorro"]
    assert heard["en"] == list(map(face_name, FACES))


def test_the_match_has_the_chosen_faces_and_old_choices_different_ones() -> None:
    owl = replace(OLD, seats=(replace(OLD.seats[0], face="owl"), *OLD.seats[1:]))
    assert [seat.face for seat in begin_match(owl).seats] == ["owl", "cat", "dog", "fox"]
    assert [seat.face for seat in begin_match(OLD).seats] == list(FACES[:4])
    assert len({seat.face for seat in usual_match(None).seats}) == 4


def test_a_chosen_face_is_at_the_table_and_survives_a_restart(qtbot: QtBot, start: Start) -> None:
    program = start()
    chosen = replace(OLD, seats=(replace(OLD.seats[0], face="tiger"), *OLD.seats[1:]))
    program.flow.begin(chosen)
    assert [seat.face for seat in view_of(program).seats] == ["tiger", "cat", "dog", "fox"]
    again = start()
    assert view_of(again).seats[0].face == "tiger"
    assert again.flow.usual.seats[0].face == "tiger"


def test_the_end_of_a_match_shows_the_glad_faces_of_those_who_won(qtbot: QtBot) -> None:
    match = finished_match()
    seats = tuple(replace(seat, face=face) for seat, face in zip(match.seats, CHOSEN, strict=True))
    again = Match(replace(match.header, seats=seats))
    for entry in match.entries:
        again.restore(entry)
    dialog = MatchEndDialog(story_of(again), CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    dialog.show()
    (shown,) = dialog.findChildren(FaceStrip)
    winners = again.state.public.winners
    assert shown.faces == tuple(CHOSEN[seat] for side in winners for seat in (side, side + 2))
    glad = portrait(shown.faces[0], Mood.GLAD, shown.height(), 1.0, "#f0c04a").toImage()
    seen, wanted = (
        it.copy(QRect(30, 30, 56, 56)).convertToFormat(QImage.Format.Format_RGB32)
        for it in (shown.grab().toImage(), glad)
    )
    assert seen == wanted
    assert shown.width() > shown.height()
