"""Tests that faces blink, and look at what happens, and that nothing else is painted for it."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from canasta_gui.table.living_faces import LivingFaces
from canasta_gui.table.render.portrait import Gaze
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import PILE
from tests.gui.table.conftest import Table
from tests.gui.table.test_flights import discarding
from tests.kit import specimens

MakeTable = Callable[..., Table]


def calm() -> TableView:
    """Returns a table whose viewer is to act; all others wait calmly."""
    view = specimens.playing()
    return replace(view, seats=tuple(replace(it, mood=Mood.CALM) for it in view.seats))


def pictures(table: Table) -> dict[object, int]:
    """Returns what tells one picture of each piece of furniture from another."""
    items = table.widget.table_scene.furniture.items
    return {key: items.picture(key).cacheKey() for key in items.keys}


def timer_of(faces: LivingFaces) -> QTimer:
    timer = faces.findChild(QTimer)
    assert timer is not None
    return timer


def moments(table: Table, until: int) -> list[tuple[int, dict[int, Gaze]]]:
    """Returns the gazes after each moment at which a face changed, with its milliseconds."""
    scene, found = table.widget.table_scene, list[tuple[int, dict[int, Gaze]]]()
    while scene.faces.moment < until:
        scene.faces.advance()
        found.append((scene.faces.moment, dict(scene.faces.gazes(None, scene.board))))
    return found


def test_everybody_blinks_every_four_to_seven_seconds(make_table: MakeTable) -> None:
    table = make_table(calm())
    shut: dict[int, list[int]] = {seat.seat: [] for seat in calm().seats}
    before: dict[int, Gaze] = {}
    for moment, gazes in moments(table, 32_000):
        for seat in gazes.keys() - before.keys():
            assert gazes[seat] is Gaze.SHUT
            shut[seat].append(moment)
        before = gazes
    for times in shut.values():
        pauses = [later - first for first, later in pairwise(times)]
        assert len(pauses) >= 3
        assert all(4000 < pause < 7300 for pause in pauses), pauses


def test_a_blink_paints_one_face_alone(make_table: MakeTable) -> None:
    table = make_table(calm())
    open_eyes, scene = pictures(table), table.widget.table_scene
    scene.faces.advance()
    blinking = pictures(table)
    (face,) = [key for key in blinking if blinking[key] != open_eyes[key]]
    (seat,) = scene.faces.gazes(None, scene.board)
    assert face == ("face", seat)
    shut = scene.furniture.items.picture(face).toImage()
    while seat in scene.faces.gazes(None, scene.board):
        scene.faces.advance()
    assert scene.furniture.items.picture(face).toImage() != shut


def test_all_eyes_follow_a_card_that_is_thrown(make_table: MakeTable) -> None:
    table = make_table(calm(), speed=Speed.NORMAL)
    scene, seen = table.widget.table_scene, list[dict[int, Gaze]]()

    def look() -> None:
        beat, state = scene.player.beat, scene.furniture_state()
        if state is not None and beat is not None and beat.kind is BeatKind.THROW:
            seen.append(dict(state.gazes))

    scene.faces.changed.connect(look)
    table.widget.play(discarding(calm(), "9c"))
    while len(seen) < len(calm().seats):
        QTest.qWait(5)
    # One after the other, because all faces in one picture would make it late.
    assert [len(gazes) for gazes in seen] == [1, 2, 3, 4]
    seen = seen[-1:]
    left, opposite, right = (it.seat for it in calm().seats[1:])
    pile = scene.board.arrangement.areas[PILE]
    faces = {seat: scene.board.frame.place(seat).face for seat in seen[0]}
    for seat, gaze in seen[0].items():
        across, down = pile.cx - faces[seat].cx, pile.cy - faces[seat].cy
        assert gaze is Gaze.towards(across, down)
    assert seen[0][left] in {Gaze.RIGHT, Gaze.UPPER_RIGHT, Gaze.LOWER_RIGHT}
    assert seen[0][right] in {Gaze.LEFT, Gaze.UPPER_LEFT, Gaze.LOWER_LEFT}
    assert seen[0][opposite] in {Gaze.DOWN, Gaze.LOWER_LEFT, Gaze.LOWER_RIGHT}
    table.widget.finish_all()
    state = scene.furniture_state()
    assert state is not None
    assert state.gazes == {}


def test_after_long_the_others_look_at_the_clock_once(make_table: MakeTable) -> None:
    table = make_table(calm())
    late = [(at, gazes) for at, gazes in moments(table, 90_000) if Gaze.UP in gazes.values()]
    assert {40_000} <= {at for at, _ in late} <= set(range(40_000, 41_200))
    viewer = next(seat.seat for seat in calm().seats if seat.is_to_act)
    up = {seat for _, gazes in late for seat, gaze in gazes.items() if gaze is Gaze.UP}
    assert up == {seat.seat for seat in calm().seats} - {viewer}


@pytest.mark.parametrize("way", ["hidden", "reduced motion"])
def test_nothing_moves_where_it_is_not_seen_or_not_wanted(make_table: MakeTable, way: str) -> None:
    table = make_table(calm(), reduced_motion=way == "reduced motion")
    scene = table.widget.table_scene
    if way == "hidden":
        table.widget.hide()
        scene.faces.advance()
    assert not scene.faces.is_awake
    assert not timer_of(scene.faces).isActive()
    table.widget.show()
    assert scene.faces.is_awake is (way == "hidden")


def test_faces_live_on_while_the_table_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = LivingFaces()
    timer = timer_of(faces)
    faces.wake(frozenset({1, 2}), frozenset())
    timer.start(5000)

    def a_second(_timer: QTimer) -> int:
        return 1000

    monkeypatch.setattr(QTimer, "remainingTime", a_second)
    faces.wake(frozenset({1, 2}), frozenset())
    assert faces.moment == 4000


def test_eyes_that_are_due_while_the_table_is_busy_close_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    faces = LivingFaces()
    timer = timer_of(faces)
    faces.wake(frozenset({1}), frozenset())

    def elapsed(_timer: QTimer) -> int:
        return 0

    monkeypatch.setattr(QTimer, "remainingTime", elapsed)
    faces.wake(frozenset({1}), frozenset())
    assert timer.interval() == 0
    due = faces.moment
    faces.advance()
    assert faces.moment == due
    assert 0 < timer.interval() < 200


def test_a_sleeping_table_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    faces = LivingFaces()
    timer = timer_of(faces)
    faces.wake(frozenset({1, 2}), frozenset())
    assert timer.isActive()
    assert 4000 <= timer.interval() <= 7000
    faces.sleep()
    assert not timer.isActive()
