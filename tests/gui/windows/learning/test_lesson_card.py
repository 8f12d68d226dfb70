"""Tests where the card of a lesson lies on the table, and what is lit beside it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.lessons.lesson_catalogue import COURSE
from canasta_gui.lessons.scene import ReadStep
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import ButtonId, HandTarget, ScoreTarget
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.windows.learning.lesson_flow import LessonFlow
from canasta_gui.windows.panels.card_place import cloth
from canasta_gui.windows.panels.lesson_card import LessonCard
from canasta_gui.windows.startup.program import Program
from engine import load_ruleset, parse_cards
from tests.gui.kit.people import KeyUser, MouseUser, rest
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.gui.windows.learning.at_the_table import (
    lights,
    read_on,
)
from tests.kit import specimens

NUDGE = 80
"""The distance in pixels that a note does not move just for a better place."""
Key = Qt.Key


def test_the_partner_is_lit_while_one_hears_of_him(program: Program, teaching: LessonFlow) -> None:
    table, card = program.window.table, teaching.card
    while "partner" not in card.text.text():
        QTest.mouseClick(card.next_button, LEFT)
    place = table.table_scene.board.frame.place(2)
    assert any(lit.contains(place.body) and lit.contains(place.fan) for lit in lights(table))


def test_a_button_with_longer_words_is_shown_whole(program: Program, teaching: LessonFlow) -> None:
    assert program.window.isVisible()
    card = teaching.card
    card.widths = card.widths[-1:]
    offered = {card.next_button: True, card.back_button: True}
    card.tell("Go on.", "", offered)
    QApplication.processEvents()
    card.tell("Done.", "", offered, next_text="Next: Points and canastas")
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
    table.set_options(replace(table.table_scene.options, speed=Speed.NORMAL))
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
            program.window.page_changed.emit()
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
            is_beyond = stayed.right > cloth(table).right() + 1
            assert is_beyond or any(map(stayed.overlap, (*seen, *table.spotlight.areas)))
    assert moves <= 2
