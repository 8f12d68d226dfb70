"""Tests lessons at the table of the assembled program."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_messages import AnyQuestion, PlayerRequest, Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.lessons_dialog import LessonsDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.lessons.lesson_catalogue import COURSE, FIRST_MATCH
from canasta_gui.lessons.scene import ReadStep, TaskStep
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.settings.practice import Practice, Record, load_practice
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.motion.timing import MotionSpeed
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.spotlight_target import HandTarget, ScoreTarget
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.windows.learning.exercise_flow import ExerciseFlow
from canasta_gui.windows.learning.lesson_flow import LessonFlow
from canasta_gui.windows.panels.lesson_card import LessonCard
from canasta_gui.windows.startup.program import Program
from engine import Appraisal, Discard, DrawStock, Reason, TakePile, load_ruleset, parse_cards
from tests.gui.kit.people import PEOPLE, KeyUser, MouseUser, rest
from tests.gui.kit.play import LEFT, deal, is_in_sight, match_of, view_of
from tests.gui.kit.program import QuickWorker
from tests.kit import specimens

Start = Callable[..., Program]
NUDGE = 80
"""The distance in pixels that a note does not move just for a better place."""
Key = Qt.Key


@pytest.fixture
def teaching(program: Program, qtbot: QtBot) -> LessonFlow:
    """Returns a newcomer's first lesson, started with one press on the welcome page."""
    QTest.mouseClick(program.window.welcome.learn_button, LEFT)
    made = program.commands.dialogs.learning.lesson_flow
    assert made is not None
    rest(qtbot, program)
    return made


def read_on(teaching: LessonFlow) -> None:
    """Presses the card's button until a step needs an action."""
    while isinstance(teaching.tutor.step, ReadStep):
        QTest.keyClick(teaching.card.next_button, Key.Key_Return)


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


def test_the_partner_is_lit_while_one_hears_of_him(program: Program, teaching: LessonFlow) -> None:
    table, card = program.window.table, teaching.card
    while "partner" not in card.text.text():
        QTest.mouseClick(card.next_button, LEFT)
    place = table.table_scene.board.frame.place(2)
    assert any(lit.contains(place.body) and lit.contains(place.fan) for lit in lights(table))


def lights(table: TableWidget) -> list[Rect]:
    return table.spotlight.areas


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


def test_a_button_with_longer_words_is_shown_whole(program: Program, teaching: LessonFlow) -> None:
    assert program.window.isVisible()
    card = teaching.card
    card.widths = card.widths[-1:]
    card.tell("Go on.", can_go_on=True, can_go_back=True)
    QApplication.processEvents()
    card.tell("Done.", can_go_on=True, can_go_back=True, next_text="Next: Points and canastas")
    QApplication.processEvents()
    assert card.next_button.width() >= card.next_button.sizeHint().width()


def test_the_light_holds_the_number_of_cards_and_stays_in_the_window(
    program: Program, teaching: LessonFlow
) -> None:
    assert teaching.is_on
    table = program.window.table
    table.show_view(specimens.playing())
    own = Zone(ZoneKind.MELD, 0, 0)
    table.spotlight.show([own, Zone(ZoneKind.HAND, 0)])
    meld, hand = lights(table)
    assert meld.contains(table.table_scene.board.arrangement.captions[own])
    assert table.table_scene.window.contains(hand)


def test_the_ring_around_a_score_crosses_no_row_of_the_board(
    program: Program, teaching: LessonFlow
) -> None:
    assert teaching.is_on
    table = program.window.table
    table.spotlight.show([ScoreTarget()])
    (lit,), sides = lights(table), table.table_scene.board.frame.sides.values()
    assert len(sides) > 1
    assert all(lit.contains(side.plate.grown(1.5)) for side in sides)


def test_the_lit_felt_is_the_place_where_cards_can_be_laid(
    program: Program, teaching: LessonFlow
) -> None:
    assert teaching.is_on
    table = program.window.table
    table.spotlight.show([FELT])
    (lit,), place = lights(table), table.table_scene.area(FELT)
    assert place is not None
    assert lit.contains(place)
    assert (lit.x, lit.right) == pytest.approx((place.x, place.right), abs=5)


def test_a_refusal_is_lit_without_the_empty_cloth_around_it(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    read_on(teaching)
    table = program.window.table
    MouseUser(qtbot, program).go_to(PILE)
    assert view_of(program).notice
    items, drawn = table.table_scene.furniture.items, list[Rect]()
    for key in ("notice", ("button", ButtonId.DO_THIS)):
        area = items.area(key)
        drawn += [] if area is None else [area]
    told = table.spotlight.told
    assert len(told) == len(drawn) >= 1
    assert all(lit.contains(it) for lit, it in zip(told, drawn, strict=True))
    assert all(it.grown(5).contains(lit) for lit, it in zip(told, drawn, strict=True))


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


def test_a_click_in_the_light_beside_the_stock_draws(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    read_on(teaching)
    table = program.window.table
    (lit,) = lights(table)
    edge = QPoint(round(lit.x) + 1, round(lit.cy))
    QTest.mouseClick(table.viewport(), LEFT, pos=edge)
    rest(qtbot, program)
    assert match_of(program).state.public.stock_count < 63


def test_a_carried_card_passes_above_the_note(program: Program, teaching: LessonFlow) -> None:
    read_on(teaching)
    table, card = program.window.table, teaching.card
    table.set_options(replace(table.table_scene.options, speed=MotionSpeed.NORMAL))
    held = table.table_scene.board.hand[0].pose
    start = QPoint(round(held.x - 0.36 * held.width), round(held.y))
    over = card.geometry().center()
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    for at in (start - QPoint(0, 40), over - QPoint(6, 6), over):
        QTest.mouseMove(table.viewport(), at)
    middle = table.mouse.carried[0]
    below = QPoint(round(middle.cx), round(middle.cy)) - card.pos()
    assert card.rect().contains(below)
    assert not card.mask().contains(below)
    table.table_scene.clock.stand_still()
    QTest.mouseRelease(table.viewport(), LEFT, pos=over)
    # It was not dropped on a place: it glides home, above the note as well.
    table.table_scene.clock.advance(1)
    table.table_scene.clock.moved.emit()
    home = QPoint(round(table.mouse.carried[0].cx), round(table.mouse.carried[0].cy)) - card.pos()
    assert card.rect().contains(home)
    assert not card.mask().contains(home)
    table.table_scene.clock.finish_all()
    assert card.mask().isEmpty()


def is_ready(program: Program) -> bool:
    """Returns whether the table rests and no other player is to act."""
    session = program.flow.conductor.session
    is_others = session is not None and session.waiting is Waiting.COMPUTER
    return program.window.table.is_settled and not is_others


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
    table.set_options(replace(table.table_scene.options, speed=MotionSpeed.NORMAL))
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
    assert not program.store.unarchived()
    assert is_in_sight(card.practice_button)
    QTest.mouseClick(card.play_button, LEFT)
    assert card.isHidden()
    assert program.window.is_at_table
    assert program.preferences.settings.hints is HintLevel.FULL
    assert program.store.unarchived()


def test_by_tab_the_focus_is_seen_on_the_table_too(program: Program, teaching: LessonFlow) -> None:
    table = program.window.table
    assert teaching.card.next_button.hasFocus()
    assert table.table_scene.overlay.focused is None
    QTest.keyPress(teaching.card.next_button, Key.Key_Tab)
    assert table.hasFocus()
    QTest.keyRelease(table, Key.Key_Tab)
    assert table.table_scene.overlay.focused is not None
    QTest.keyPress(table, Key.Key_Tab)
    assert teaching.card.leave_button.hasFocus()
    assert table.table_scene.overlay.focused is None


def test_escape_on_a_button_of_the_card_shows_no_second_focus(
    program: Program, teaching: LessonFlow
) -> None:
    keyboard = program.window.table.keyboard
    QTest.keyClick(teaching.card.next_button, Key.Key_Escape)
    assert teaching.card.next_button.hasFocus()
    assert not keyboard.is_shown


def test_the_light_on_cards_of_the_hand_leaves_out_others_and_follows_raised_ones(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    table = program.window.table
    read_on(teaching)
    board = table.table_scene.board
    held = [card for card in board.hand if card.face in parse_cards("Kh Ks Kd")]
    places = [board.arrangement.poses[board.hand_zone][board.hand.index(it)].rect for it in held]
    after = board.hand.index(held[-1]) + 1
    table.spotlight.show([HandTarget(parse_cards("Kh Ks Kd"))])
    (lit,) = table.spotlight.areas
    other = board.arrangement.poses[board.hand_zone][after].rect
    assert lit.x < places[0].x
    assert other.x <= lit.right < other.x + 0.2 * other.w
    MouseUser(qtbot, program).raise_cards("Kh Ks Kd")
    (higher,) = table.spotlight.areas
    assert higher.y < lit.y


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


def practise(program: Program, judge: type[QuickWorker] = QuickWorker) -> ExerciseFlow:
    """Starts the exercise on opening with exactly the minimum, and returns its flow."""
    program.commands.dialogs.make_judge = lambda: cast("Worker", judge())
    program.commands.dialogs.learning.choose_lesson()
    dialog = program.window.findChildren(LessonsDialog)[-1]
    dialog.cards["practice/exact-opening"].click()
    QTest.keyClick(dialog.begin_button, Key.Key_Return)
    desk = program.commands.dialogs.learning.exercise_desk
    assert desk is not None
    return desk.table


class Critic(QuickWorker):
    """Finds an error in every discard."""

    def _answer(self, question: AnyQuestion) -> None:
        assert isinstance(question, PlayerRequest)
        made, view = question.made, question.view
        found = None
        if isinstance(made, Discard):
            card = next(card for card in view.hand if Discard(card) != made)
            found = Appraisal(Discard(card), (Reason("fact.single"),), 60, 60, 20)
        self.appraised.emit(Reply(question.id, None, appraisal=found))


def test_an_exercise_is_judged_and_its_result_is_kept(qtbot: QtBot, program: Program) -> None:
    made = practise(program, Critic)
    rest(qtbot, program)
    assert program.window.table.hasFocus()
    assert "Your first turn counts." in made.card.text.text()
    user = KeyUser(qtbot, program)
    user.go_to(STOCK)
    qtbot.waitUntil(lambda: "Well played" in made.card.text.text(), timeout=20_000)
    rest(qtbot, program)
    assert not made.card.correction.text()
    user.raise_cards("5c")
    user.go_to(PILE)
    qtbot.waitUntil(lambda: "About 70 points" in made.card.text.text(), timeout=20_000)
    qtbot.waitUntil(lambda: bool(made.card.correction.text()), timeout=20_000)
    said = "This turn cost about 60 points. Tried 1 time, at best 60 points lost."
    assert made.card.correction.text() == said
    path = program.preferences.practice_path
    record = load_practice(path).record("exact-opening")
    assert record == Record("exact-opening", times=1, solved=0, least_lost=60)
    made.card.next_button.click()
    rest(qtbot, program)
    assert view_of(program).pile.is_frozen
    made.card.leave_button.click()
    assert not program.window.is_at_table
    assert made.card.isHidden()
    program.commands.dialogs.learning.choose_lesson()
    (dialog,) = program.window.findChildren(LessonsDialog)
    shown = [label.text() for label in dialog.cards["practice/exact-opening"].findChildren(QLabel)]
    assert any("Tried 1 time, at best 60 points lost" in text for text in shown)


class CriticOfDraws(QuickWorker):
    """Finds a blunder in every draw, and no error in later actions."""

    def _answer(self, question: AnyQuestion) -> None:
        assert isinstance(question, PlayerRequest)
        found = None
        if isinstance(question.made, DrawStock):
            take = TakePile(parse_cards("Qh Qd"))
            found = Appraisal(take, (Reason("fact.single"),), 519, 519, 40)
        self.appraised.emit(Reply(question.id, None, appraisal=found))


def test_the_costliest_decision_of_the_turn_is_told_and_stands(
    qtbot: QtBot, program: Program
) -> None:
    made = practise(program, CriticOfDraws)
    rest(qtbot, program)
    assert made.card.again_button.isHidden()
    user = KeyUser(qtbot, program)
    user.go_to(STOCK)
    qtbot.waitUntil(lambda: "About 500 points" in made.card.text.text(), timeout=20_000)
    rest(qtbot, program)
    user.raise_cards("5c")
    user.go_to(PILE)
    qtbot.waitUntil(lambda: bool(made.card.correction.text()), timeout=20_000)
    assert "About 500 points" in made.card.text.text()
    assert "This turn cost about 519 points" in made.card.correction.text()
    rest(qtbot, program)
    user.go_to(STOCK)
    rest(qtbot, program)
    assert "About 500 points" in made.card.text.text()


def test_the_better_move_is_shown_and_the_exercise_tried_again(
    qtbot: QtBot, program: Program
) -> None:
    made = practise(program, CriticOfDraws)
    rest(qtbot, program)
    before = match_of(program).state
    user = KeyUser(qtbot, program)
    user.go_to(STOCK)
    qtbot.waitUntil(lambda: "About 500 points" in made.card.text.text(), timeout=20_000)
    rest(qtbot, program)
    made.card.how_button.click()
    rest(qtbot, program)
    assert match_of(program).state == before
    table = program.window.table
    assert sorted(table.selected_cards()) == sorted(parse_cards("Qh Qd"))
    assert table.table_scene.overlay.glowing
    assert "About 500 points" in made.card.text.text()
    KeyUser(qtbot, program).go_to(STOCK)
    assert match_of(program).state == before
    made.card.again_button.click()
    rest(qtbot, program)
    assert match_of(program).state == before
    assert "Your first turn counts." in made.card.text.text()
    assert not table.selected_cards()
    KeyUser(qtbot, program).go_to(STOCK)
    assert match_of(program).state != before


def test_the_card_covers_nothing_that_lies_aside(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    program.window.resize(1024, 700)
    teaching.begin("opening")
    rest(qtbot, program)
    someone = KeyUser(qtbot, program)
    read_on(teaching)
    someone.go_to(STOCK)
    rest(qtbot, program)
    read_on(teaching)
    someone.raise_cards("Qh Qd 2s")
    someone.go_to(FELT)
    rest(qtbot, program)
    stage = program.window.table.table_scene.board.arrangement.stage
    own = teaching.card.geometry()
    assert stage.overlap(Rect(own.x(), own.y(), own.width(), own.height())) == 0.0
    assert view_of(program).stage.groups


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


def cut(card: LessonCard) -> list[str]:
    """Returns the texts on the card that have less room than they need."""
    texts = [it for it in (card.text, card.correction) if it.isVisible()]
    found = [it.text() for it in texts if it.height() < it.heightForWidth(it.width())]
    made = [it for it in card.findChildren(QPushButton) if it.isVisible()]
    return found + [it.text() for it in made if it.width() < it.sizeHint().width()]


def test_nothing_on_the_card_is_cut_in_a_small_window_with_large_text(
    qtbot: QtBot, program: Program, teaching: LessonFlow
) -> None:
    program.preferences.change(text_scale=1.5)
    program.window.resize(1024, 700)
    for kind in COURSE:
        teaching.begin(kind.id)
        scenes = tuple(kind(load_ruleset(kind.home)).scenes())
        for number, scene in enumerate(scenes):
            teaching.tutor.resume(number, len(scene.steps) - 1)
            teaching.tutor.correct()
            program.window.language_changed.emit()
            rest(qtbot, program)
            assert cut(teaching.card) == []
            assert program.window.table.rect().contains(teaching.card.geometry())


def test_a_note_with_new_words_stays_unless_a_far_place_is_better(
    qtbot: QtBot, program: Program, request: pytest.FixtureRequest
) -> None:
    program.window.resize(1366, 768)
    rest(qtbot, program)
    teaching: LessonFlow = request.getfixturevalue("teaching")
    card = teaching.card
    corners: list[QPoint] = []
    heights: set[int] = set()
    while isinstance(teaching.tutor.step, ReadStep):
        corners.append(card.pos())
        heights.add(card.height())
        QTest.keyClick(card.next_button, Key.Key_Return)
    ways = [(after - before).manhattanLength() for before, after in pairwise(corners)]
    assert len(heights) > 1
    assert ways.count(0) >= len(ways) / 2
    assert not any(0 < way <= NUDGE for way in ways)


def test_in_a_small_window_the_note_moves_only_off_what_one_looks_at(
    qtbot: QtBot, program: Program, request: pytest.FixtureRequest
) -> None:
    program.window.resize(1024, 700)
    rest(qtbot, program)
    teaching: LessonFlow = request.getfixturevalue("teaching")
    card, table, moves = teaching.card, program.window.table, 0
    for _ in range(9):
        old = card.pos()
        (card.how_button if card.next_button.isHidden() else card.next_button).click()
        rest(qtbot, program)
        frame, areas = table.table_scene.board.frame, table.table_scene.board.arrangement.areas
        seen = [areas[STOCK], areas[PILE], frame.hand, *(it.body for it in frame.seats.values())]
        stayed = Rect(old.x(), old.y(), card.width(), card.height())
        note = Rect(card.x(), card.y(), card.width(), card.height())
        assert not note.overlap(frame.board)
        if card.pos() != old:
            moves += 1
            # Larger words may make the note too wide for its place.
            is_beyond = stayed.right > table.width()
            assert is_beyond or any(map(stayed.overlap, (*seen, *table.spotlight.areas)))
    assert moves <= 2


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
