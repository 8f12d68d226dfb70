"""Tests lessons at the table of the assembled program."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.lessons_dialog import LessonsDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.lessons.lesson_catalogue import COURSE, FIRST_MATCH
from canasta_gui.lessons.scene import TaskStep
from canasta_gui.settings.practice import Practice
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_choices import HintLevel, Speed
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from canasta_gui.windows.learning.lesson_flow import LessonFlow
from canasta_gui.windows.startup.program import Program
from engine import Discard, load_ruleset
from tests.gui.controller.tables import hand_of
from tests.gui.kit.people import PEOPLE, KeyUser, MouseUser, rest
from tests.gui.kit.play import LEFT, deal, is_in_sight, match_of, view_of, wait_for_turn
from tests.gui.kit.program import QuickWorker
from tests.gui.windows.learning.at_the_table import (
    is_ready,
    lights,
    practise,
    read_on,
)

Start = Callable[..., Program]
Key = Qt.Key


@pytest.mark.parametrize("person", PEOPLE)
def test_a_first_turn_is_learnt(
    qtbot: QtBot,
    program: Program,
    teaching: LessonFlow,
    person: type[MouseUser] | type[KeyUser],
) -> None:
    someone = person(qtbot, program)
    assert teaching.card.next_button.hasFocus()
    read_on(teaching)
    someone.raise_cards("4c")
    someone.go_to(PILE)
    assert view_of(program).notice
    assert teaching.card.correction.text().startswith("First draw")
    someone.raise_cards("4c")
    assert program.window.table.hasFocus()
    assert program.window.table.spotlight.areas

    someone.go_to(STOCK)
    rest(qtbot, program)
    read_on(teaching)
    for meld in ("Kh Ks Kd", "Qc Qs 2c"):
        someone.raise_cards(meld)
        someone.go_to(FELT)
        rest(qtbot, program)
    someone.press(ButtonId.LAY)
    rest(qtbot, program)
    assert view_of(program).sides[0].melds

    someone.raise_cards("9d")
    someone.go_to(PILE)
    assert "nines" in teaching.card.correction.text()
    assert len(view_of(program).pile.cards) == 1


def test_the_table_orders_nothing_while_one_reads(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    assert view_of(program).prompt == ""
    assert view_of(program).pile.word == ""
    read_on(teaching)
    rest(qtbot, program)
    assert view_of(program).prompt
    assert "frozen" not in view_of(program).pile.word.lower()


def test_what_lies_aside_by_mistake_can_be_taken_back(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    someone, card = MouseUser(qtbot, program), teaching.card
    read_on(teaching)
    someone.go_to(STOCK)
    rest(qtbot, program)
    read_on(teaching)
    first = card.text.text()
    someone.raise_cards("Kh")
    someone.go_to(FELT)
    rest(qtbot, program)
    assert "“Take back”" in card.text.text()
    button = program.window.table.table_scene.furniture.buttons[ButtonId.TAKE_BACK]
    assert any(lit.contains(button) for lit in lights(program.window.table))
    someone.press(ButtonId.TAKE_BACK)
    rest(qtbot, program)
    assert card.text.text() == first


def test_each_group_is_asked_for_by_itself(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    someone, card = MouseUser(qtbot, program), teaching.card
    read_on(teaching)
    someone.go_to(STOCK)
    rest(qtbot, program)
    read_on(teaching)
    said = [card.text.text()]
    for meld in ("Kh Ks Kd", "Qc Qs 2c"):
        someone.raise_cards(meld)
        someone.go_to(FELT)
        rest(qtbot, program)
        said.append(card.text.text())
    assert ["kings" in said[0], "queens" in said[1], "button" in said[2]] == [True] * 3
    assert all(sentence.count(",") <= 1 for text in said for sentence in text.split(". "))
    lay = program.window.table.table_scene.furniture.buttons[ButtonId.LAY]
    assert any(lit.contains(lay) for lit in lights(program.window.table))


def test_who_only_named_no_card_is_not_corrected(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    someone = MouseUser(qtbot, program)
    for _ in range(100):
        qtbot.waitUntil(lambda: is_ready(program), timeout=20_000)
        step = teaching.tutor.step
        if isinstance(step, TaskStep) and isinstance(step.solution, Discard):
            break
        card = teaching.card
        (card.how_button if card.next_button.isHidden() else card.next_button).click()
    someone.go_to(PILE)
    assert view_of(program).notice == "Choose a card to discard."
    assert not teaching.card.correction.text()
    someone.raise_cards("9d")
    someone.go_to(PILE)
    assert teaching.card.correction.text()


def test_what_the_raised_card_would_do_is_gone_while_points_are_counted(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    card, table = teaching.card, program.window.table
    while not (isinstance(it := teaching.tutor.step, TaskStep) and "Discard your last" in it.text):
        qtbot.waitUntil(lambda: is_ready(program), timeout=20_000)
        (card.how_button if card.next_button.isHidden() else card.next_button).click()
    qtbot.waitUntil(lambda: is_ready(program), timeout=20_000)
    someone = KeyUser(qtbot, program)
    someone.raise_cards("4h")
    assert table.table_scene.furniture.advice.text
    table.set_options(replace(table.table_scene.options, speed=Speed.NORMAL))
    someone.go_to(PILE)
    assert not table.is_settled
    assert not table.table_scene.furniture.advice.text
    assert table.table_scene.overlay.glowing == 0


def test_the_whole_lesson_can_be_shown_and_is_remembered(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    card, told = teaching.card, dict[str, str]()
    while not teaching.tutor.is_last_text:
        qtbot.waitUntil(lambda: is_ready(program), timeout=20_000)
        own, (place, text) = card.geometry(), [it.text() for it in card.findChildren(QLabel)][:2]
        assert told.setdefault(place, text) == text or " of " not in place
        lit = program.window.table.spotlight.areas
        assert not any(own.contains(QPoint(round(it.cx), round(it.cy))) for it in lit)
        (card.how_button if card.next_button.isHidden() else card.next_button).click()
    assert program.preferences.remembered.lessons == (COURSE[0].id,)
    assert ButtonId.NEXT not in [it.id for it in view_of(program).buttons]
    assert not program.store.unarchived()
    assert is_in_sight(card.practice_button)
    QTest.mouseClick(card.play_button, LEFT)
    assert card.isHidden()
    assert program.window.is_at_table
    assert program.preferences.settings.hints is HintLevel.FULL
    assert program.store.unarchived()


def test_a_step_is_gone_back_to_and_a_lesson_left_goes_on(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    card = teaching.card
    assert card.back_button.isHidden()
    read_on(teaching)
    before, text = match_of(program).state, card.text.text()
    KeyUser(qtbot, program).go_to(STOCK)
    rest(qtbot, program)
    assert match_of(program).state != before
    QTest.mouseClick(card.back_button, LEFT)
    rest(qtbot, program)
    assert match_of(program).state == before
    assert card.text.text() == text
    KeyUser(qtbot, program).go_to(STOCK)
    rest(qtbot, program)
    there, text, place = match_of(program).state, card.text.text(), teaching.tutor.scene_and_step
    QTest.mouseClick(card.leave_button, LEFT)
    assert card.isHidden()
    teaching.begin(COURSE[0].id)
    rest(qtbot, program)
    assert teaching.tutor.scene_and_step == place
    assert card.text.text() == text
    assert match_of(program).state.public == there.public
    assert match_of(program).state.private == there.private


def test_a_lesson_goes_on_after_the_program_was_closed(
    qtbot: QtBot, start: Start, teaching: LessonFlow
) -> None:
    read_on(teaching)
    place = teaching.tutor.scene_and_step
    again = start()
    QTest.mouseClick(again.window.welcome.learn_button, LEFT)
    rest(qtbot, again)
    lessons = again.commands.dialogs.learning.lesson_flow
    assert lessons is not None
    assert lessons.tutor.scene_and_step == place != (0, 0)


@pytest.mark.parametrize("way", ["lesson", "exercise"])
def test_who_learns_sits_there_with_name_and_face(qtbot: QtBot, program: Program, way: str) -> None:
    preferences = program.preferences
    preferences.use_person(preferences.add_person("Berta", "fox"))
    if way == "lesson":
        QTest.mouseClick(program.window.welcome.learn_button, LEFT)
    else:
        practise(program)
    rest(qtbot, program)
    seats = view_of(program).seats
    own, *others = sorted(seats, key=lambda seat: not seat.is_viewer)
    assert (own.name, own.face) == ("You", "fox")
    assert match_of(program).seats[own.seat].name == "Berta"
    assert len({seat.name for seat in seats}) == len({seat.face for seat in seats}) == len(seats)
    assert "Berta" not in {seat.name for seat in others}


def test_what_is_right_but_too_early_skips_nothing(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    before, text = match_of(program).state, teaching.card.text.text()
    KeyUser(qtbot, program).go_to(STOCK)
    rest(qtbot, program)
    assert match_of(program).state == before
    assert teaching.card.text.text() == text
    assert teaching.card.correction.text().startswith("First read this")


def test_a_lesson_leaves_the_running_match_alone(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(qtbot, program)
    before = match_of(program).state
    program.window.actions_by_name["learn"].trigger()
    dialog = program.window.findChild(LessonsDialog)
    assert dialog is not None
    dialog.accept()
    teaching = program.commands.dialogs.learning.lesson_flow
    assert teaching is not None
    rest(qtbot, program)
    read_on(teaching)
    KeyUser(qtbot, program).go_to(STOCK)
    rest(qtbot, program)
    assert match_of(program).state != before
    assert teaching.card.play_button.isHidden()
    teaching.card.leave_button.click()
    assert match_of(program).state == before
    assert teaching.card.isHidden()

    teaching.begin(COURSE[0].id)
    program.flow.begin(program.flow.usual)
    rest(qtbot, program)
    assert teaching.card.isHidden()
    assert program.flow.conductor.session is not None
    assert program.flow.conductor.session.guide is None


def test_what_lies_aside_in_the_match_lies_there_after_a_lesson(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    wait_for_turn(qtbot, program)
    user = KeyUser(qtbot, program)
    user.go_to(STOCK)
    rest(qtbot, program)
    card = hand_of(view_of(program))[0]
    program.conductor.handle(Activate(FELT, (card,)))
    before = view_of(program).stage
    assert before.groups
    program.window.actions_by_name["learn"].trigger()
    dialog = program.window.findChild(LessonsDialog)
    assert dialog is not None
    dialog.accept()
    teaching = program.commands.dialogs.learning.lesson_flow
    assert teaching is not None
    rest(qtbot, program)
    assert not view_of(program).stage.groups
    teaching.leave()
    rest(qtbot, program)
    assert view_of(program).stage == before
    assert card not in hand_of(view_of(program))


def test_a_match_that_was_played_is_told_apart_from_a_lesson_that_was_learnt(
    qtbot: QtBot,
) -> None:
    dialog = LessonsDialog(load_ruleset("hasbro-2001/4p"), (), Practice())
    qtbot.addWidget(dialog)
    assert dialog.progress.text().startswith("0 of ")
    told = {name: card.accessibleDescription() for name, card in dialog.cards.items()}
    assert told[FIRST_MATCH].endswith("Played")
    assert not [name for name, text in told.items() if "Done" in text]


def test_the_chosen_lesson_is_in_sight(qtbot: QtBot) -> None:
    names = [kind.id for kind in COURSE]
    dialog = LessonsDialog(load_ruleset("hasbro-2001/4p"), names[:-1], Practice())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.chosen == names[-1]
    assert is_in_sight(dialog.cards[names[-1]])
    for key, values in ((Key.Key_Down, dialog.cards), (Key.Key_Up, reversed(dialog.cards))):
        for _ in values:
            assert is_in_sight(dialog.cards[dialog.chosen]), dialog.chosen
            QTest.keyClick(dialog.focusWidget(), key)


@pytest.mark.parametrize(("name", "is_shown"), [("scoring", True), ("going-out", False)])
def test_the_score_is_shown_at_the_end_of_the_lesson_about_it(
    qtbot: QtBot, program: Program, teaching: LessonFlow, name: str, is_shown: bool
) -> None:
    teaching.begin(name)
    card, ends = teaching.card, list[bool]()
    program.conductor.deal_over.connect(lambda: ends.append(True))
    while not match_of(program).is_between_deals:
        qtbot.waitUntil(lambda: is_ready(program), timeout=20_000)
        (card.how_button if card.next_button.isHidden() else card.next_button).click()
    qtbot.waitUntil(lambda: bool(ends), timeout=20_000)
    assert bool(program.window.findChildren(DealScoreDialog)) is is_shown


def test_plain_words_change_the_step_of_a_lesson_at_once(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    text = teaching.card.text
    usual = text.text()
    program.preferences.change(plain_words=True)
    qtbot.waitUntil(lambda: "“canasta”" in text.text())
    program.preferences.change(plain_words=False)
    qtbot.waitUntil(lambda: text.text() == usual)


def test_two_exercises_follow_a_lesson_and_lead_back_to_the_lessons(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    program.commands.dialogs.make_judge = lambda: cast("Worker", QuickWorker())
    teaching.card.practice_button.click()
    rest(qtbot, program)
    desk = program.commands.dialogs.learning.exercise_desk
    assert desk is not None
    card = desk.table.card
    assert any("Beginner · 1 of 2" in one.text() for one in card.findChildren(QLabel))
    for text in ("Next exercise", "End of the series"):
        assert card.next_button.text() == text
        QTest.mouseClick(card.next_button, LEFT)
        rest(qtbot, program)
    assert not desk.table.is_on
    assert program.window.findChildren(LessonsDialog)[-1].isVisible()


def test_a_lesson_begun_in_an_exercise_leads_back_to_the_match(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    path = program.conductor.path
    practise(program)
    learning = program.commands.dialogs.learning
    learning.choose_lesson()
    dialog = program.window.findChildren(LessonsDialog)[-1]
    dialog.cards[COURSE[1].id].click()
    QTest.keyClick(dialog.begin_button, Key.Key_Return)
    assert learning.lesson_flow is not None
    assert learning.lesson_flow.is_on
    learning.lesson_flow.leave()
    assert program.conductor.path == path
    assert program.window.is_at_table
