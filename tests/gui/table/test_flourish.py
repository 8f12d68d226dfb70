"""Tests effects: they leave no trace, delay nobody, and end on any key."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.table.motion.timing import FADE, NEXT_CANASTA, PARTS, TICK, TIMINGS, MotionSpeed
from canasta_gui.table.render import sparks
from canasta_gui.table.table_options import TableOptions
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.zones import STOCK, Zone, ZoneKind
from engine import Discarded, parse_card
from tests.gui.table.conftest import Table
from workshop.turns import (
    Turn,
    canasta_closed,
    gone_out,
    heap_taken,
    match_won,
    opened,
    pile_frozen,
    without,
)

MakeTable = Callable[..., Table]
Shown = tuple[float, float, float]
"""The opacity, the scale and the vertical offset of a sign."""

AT_REST: Shown = (1.0, 1.0, 0.0)
FIRST_MELD = Zone(ZoneKind.MELD, 0, 0)
SEAL = ("seal", FIRST_MELD)
MOMENTS: dict[BeatKind, Callable[[], Turn]] = {
    BeatKind.CANASTA: canasta_closed,
    BeatKind.OPEN: opened,
    BeatKind.FREEZE: pile_frozen,
    BeatKind.OUT: gone_out,
    BeatKind.WON: match_won,
}
SIGNS: dict[BeatKind, Hashable] = {
    BeatKind.CANASTA: SEAL,
    BeatKind.FREEZE: "frost",
    BeatKind.OUT: ("seat", 1),
}
"""The parts of the furniture that a moment moves."""


def shown(table: Table, key: Hashable) -> Shown:
    return table.widget.table_scene.furniture.items.posed(key)


def effects(table: Table) -> dict[Hashable, Shown]:
    """Returns the effects that the moment shows."""
    items = table.widget.table_scene.effects
    return {key: items.posed(key) for key in items.keys}


def pictures(table: Table, kind: BeatKind) -> Iterator[float]:
    """Advances a step; yields at every frame of a beat the milliseconds since the beat began."""
    table_scene, spent = table.widget.table_scene, 0.0
    while not table.widget.is_settled:
        if table_scene.player.beat is not None and table_scene.player.beat.kind is kind:
            yield spent
            spent += TICK
        table_scene.clock.advance(TICK)


def begun(make_table: MakeTable, kind: BeatKind, **options: object) -> Table:
    before, step = MOMENTS[kind]()
    table = make_table(before, **{"speed": MotionSpeed.NORMAL, **options})
    table.widget.play(step)
    return table


def in_the_midst(make_table: MakeTable, kind: BeatKind, **options: object) -> Table:
    """Returns a table in the middle of a moment."""
    table = begun(make_table, kind, **options)
    for spent in pictures(table, kind):
        if spent > TIMINGS[kind].travel + 0.4 * TIMINGS[kind].rest:
            return table
    raise AssertionError("the moment is too short")


def items(table: Table) -> int:
    return len(table.widget.scene().items())


def test_a_seal_is_pressed_on_when_the_cards_are_square(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    found = [shown(table, SEAL) for _ in pictures(table, BeatKind.CANASTA)]
    squaring = int((TIMINGS[BeatKind.CANASTA].travel + PARTS["seal"].begin) / TICK)
    assert {opacity for opacity, _, _ in found[:squaring]} == {0.0}
    sizes = [across for _, across, _ in found[squaring:]]
    assert sizes[0] > 1.5
    lowest = sizes.index(min(sizes))
    assert sizes[: lowest + 1] == sorted(sizes[: lowest + 1], reverse=True)
    assert sizes[lowest] < 0.95
    assert sizes[lowest:] == sorted(sizes[lowest:])
    assert shown(table, SEAL) == AT_REST


def test_the_cards_of_a_canasta_turn_once_round_before_it_is_sealed(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    turned: list[tuple[bool, float]] = []
    for _ in pictures(table, BeatKind.CANASTA):
        top = max(table.board.sprites[FIRST_MELD], key=lambda it: it.zValue())
        turned.append((top.face is None, shown(table, SEAL)[0]))
    backs = [at for at, (is_back, _) in enumerate(turned) if is_back]
    sealed = next(at for at, (_, opacity) in enumerate(turned) if opacity == 1)
    assert backs == [*range(backs[0], backs[-1] + 1)]
    assert TIMINGS[BeatKind.CANASTA].travel / TICK < backs[0]
    assert backs[-1] < sealed
    assert all(it.face is not None for it in table.board.sprites[FIRST_MELD])


def test_its_points_fly_from_the_cards_to_the_score(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.CANASTA)
    key, items = ("points", FIRST_MELD), table.widget.table_scene.effects
    areas = [items.area(key) for _ in pictures(table, BeatKind.CANASTA)]
    way = [area for area in areas if area is not None]
    cards = table.board.arrangement.areas[FIRST_MELD]
    plate = table.board.frame.sides[0].plate
    assert cards.holds(way[0].cx, way[0].cy)
    assert plate.holds(way[-1].cx, way[-1].cy)


@pytest.mark.parametrize(
    ("added", "colour", "other"),
    [("9c", sparks.RED, sparks.GOLD), ("2h", sparks.GOLD, sparks.RED)],
)
def test_light_flashes_red_for_a_natural_canasta_and_gold_for_a_mixed_one(
    make_table: MakeTable, added: str, colour: str, other: str
) -> None:
    before, step = canasta_closed(added)
    table = make_table(before, speed=MotionSpeed.NORMAL)
    table.widget.play(step)
    items, key = table.widget.table_scene.effects, ("flash", FIRST_MELD)
    for _ in pictures(table, BeatKind.CANASTA):
        if key in items.keys:
            hue = hue_of(items.picture(key))
            assert abs(hue - QColor(colour).hue()) % 350 < 6
            assert abs(hue - QColor(other).hue()) % 350 > 20
            break
    else:
        raise AssertionError("nothing flashed")


def hue_of(picture: QPixmap) -> int:
    image = picture.toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).hue()


def test_canastas_that_close_together_follow_one_another_shortly(make_table: MakeTable) -> None:
    before, step = heap_taken(100)
    table = make_table(before, speed=MotionSpeed.NORMAL)
    table.widget.play(step)
    items = table.widget.table_scene.effects
    first: dict[Hashable, float] = {}
    last = 0.0
    for spent in pictures(table, BeatKind.CANASTA):
        last = spent
        for key in items.keys:
            first.setdefault(key, spent)
    flashes = [at for key, at in first.items() if isinstance(key, tuple) and "flash" in key]
    assert len(flashes) > 2
    steps = [later - sooner for sooner, later in pairwise(flashes)]
    assert all(step == pytest.approx(NEXT_CANASTA, abs=TICK) for step in steps)
    assert last < 2500


def test_light_goes_from_meld_to_meld_of_who_opens(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.OPEN)
    first: dict[Hashable, float] = {}
    for spent in pictures(table, BeatKind.OPEN):
        for key in table.widget.table_scene.effects.keys:
            first.setdefault(key, spent)
    melds = [Zone(ZoneKind.MELD, 0, at) for at in range(3)]
    assert list(first) == [("open", zone) for zone in melds]
    assert sorted(set(first.values())) == list(first.values())


def test_who_has_opened_opens_no_more(make_table: MakeTable) -> None:
    before, step = canasta_closed()
    table = make_table(before, speed=MotionSpeed.NORMAL)
    table.widget.play(step)
    assert list(pictures(table, BeatKind.OPEN)) == []


def test_ice_grows_inwards_onto_the_pile_and_flies_off_it(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.FREEZE)
    found: list[Shown] = []
    flying = 0
    for _ in pictures(table, BeatKind.FREEZE):
        found.append(shown(table, "frost"))
        flying = max(flying, sum("ice" in str(key) for key in effects(table)))
    assert found[0][0] == 0.0
    assert found[0][1] > 1.1
    sizes = [across for _, across, _ in found]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1.0
    assert flying >= 6


def test_whoever_goes_out_knocks_twice_and_rings_widen(make_table: MakeTable) -> None:
    table = begun(make_table, BeatKind.OUT)
    depths: list[float] = []
    rings: dict[Hashable, list[float]] = {}
    for _ in pictures(table, BeatKind.OUT):
        depths.append(shown(table, ("seat", 1))[2])
        for key, (_, across, _) in effects(table).items():
            rings.setdefault(key, []).append(across)
    assert depths[0] == 0
    lowest = [
        at
        for at in range(1, len(depths) - 1)
        if depths[at - 1] < depths[at] >= depths[at + 1] and depths[at] > 0.1
    ]
    assert len(lowest) == 2
    assert depths[-1] == 0
    assert len(rings) == 2
    assert all(sizes == sorted(sizes) and sizes[-1] > 3 * sizes[0] for sizes in rings.values())


def test_the_winners_are_seen_with_their_glad_faces_and_names(make_table: MakeTable) -> None:
    table = in_the_midst(make_table, BeatKind.WON)
    area = table.widget.table_scene.effects.area
    faces = [area(("won face", 0)), area(("won face", 1))]
    window = table.widget.table_scene.window
    assert all(face is not None and face.h > 0.15 * window.h for face in faces)
    assert area(("won face", 2)) is None
    assert area("won ribbon") is not None


@pytest.mark.parametrize(("winner", "has_confetti"), [(0, True), (1, False)])
def test_confetti_falls_for_people(make_table: MakeTable, winner: int, has_confetti: bool) -> None:
    before, step = match_won(winner)
    table = make_table(before, speed=MotionSpeed.NORMAL)
    without_any = items(table)
    table.widget.play(step)
    most = max(items(table) - without_any for _ in pictures(table, BeatKind.WON))
    assert (most > 100) is has_confetti
    assert items(table) == without_any


@pytest.mark.parametrize("kind", MOMENTS)
@pytest.mark.parametrize("reduced_motion", [False, True])
def test_nothing_of_it_is_left(make_table: MakeTable, kind: BeatKind, reduced_motion: bool) -> None:
    table = begun(make_table, kind, reduced_motion=reduced_motion)
    seen = [bool(effects(table)) for _ in pictures(table, kind)]
    assert any(seen)
    assert effects(table) == {}
    jumped = make_table(MOMENTS[kind]()[0])
    jumped.widget.show_view(MOMENTS[kind]()[1].after)
    assert items(table) == items(jumped)
    if kind in SIGNS:
        assert shown(table, SIGNS[kind]) == AT_REST


@pytest.mark.parametrize("kind", MOMENTS)
def test_with_reduced_motion_it_stands_still_and_only_fades(
    make_table: MakeTable, kind: BeatKind
) -> None:
    table = begun(make_table, kind, reduced_motion=True)
    places: dict[Hashable, set[tuple[float, float]]] = {}
    poses: set[tuple[float, float]] = set()
    confetti: set[tuple[float, float]] = set()
    most = 0
    items = table.widget.table_scene.effects
    for _ in pictures(table, kind):
        for key, (_, across, down) in effects(table).items():
            area = items.area(key)
            assert area is not None
            places.setdefault(key, set()).add((area.cx, area.cy))
            poses.add((across, down))
        if kind in SIGNS:
            poses.add(shown(table, SIGNS[kind])[1:])
        papers = [item for item in table.widget.scene().items() if item.zValue() == 3702.0]
        confetti.update(item.pos().toTuple() for item in papers)
        most = max(most, len(papers))
    assert places
    assert all(len(seen) == 1 for seen in places.values())
    assert poses == {(1.0, 0.0)}
    assert len(confetti) == most


@pytest.mark.parametrize("kind", MOMENTS)
def test_it_is_over_before_its_beat_is(make_table: MakeTable, kind: BeatKind) -> None:
    table = begun(make_table, kind)
    table_scene = table.widget.table_scene
    last: dict[Hashable, Shown] = {}
    for _ in pictures(table, kind):
        last = effects(table)
    assert all(opacity < 0.2 for opacity, _, _ in last.values())
    assert FADE.travel <= TIMINGS[kind].rest
    assert not table_scene.clock.is_running
    slow = sum(1 for _ in pictures(begun(make_table, kind, speed=MotionSpeed.SLOW), kind))
    assert slow > 1.5 * sum(1 for _ in pictures(begun(make_table, kind), kind))


@pytest.mark.parametrize("kind", MOMENTS)
@pytest.mark.parametrize("key", [Qt.Key.Key_D, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_F7])
def test_any_key_ends_it_and_does_nothing_else(
    make_table: MakeTable, kind: BeatKind, key: Qt.Key
) -> None:
    table = in_the_midst(make_table, kind)
    table.key(Qt.Key.Key_Shift)
    assert not table.widget.is_settled
    table.key(key)
    assert table.widget.is_settled
    assert effects(table) == {}
    assert table.gestures == []
    assert not table.widget.keyboard.is_shown
    table.key(Qt.Key.Key_D)
    assert table.gestures == [Activate(STOCK, ())]


def test_a_shortcut_of_the_window_waits_until_it_is_over(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table(canasta_closed()[0], speed=MotionSpeed.NORMAL)
    heard: list[bool] = []
    action = QAction("something", table.widget)
    action.setShortcut("F7")
    action.triggered.connect(lambda: heard.append(True))
    table.widget.addAction(action)
    table.widget.activateWindow()
    table.widget.setFocus()
    qtbot.waitUntil(table.widget.hasFocus)
    table.widget.play(canasta_closed()[1])
    next(spent for spent in pictures(table, BeatKind.CANASTA) if spent > 500)
    table.key(Qt.Key.Key_F7)
    assert (table.widget.is_settled, heard) == (True, [])
    table.key(Qt.Key.Key_F7)
    assert heard == [True]


def test_a_click_in_a_canasta_plays_on_at_once(make_table: MakeTable) -> None:
    table = in_the_midst(make_table, BeatKind.CANASTA)
    table.click(table.middle(STOCK))
    assert table.widget.is_settled
    assert table.gestures == [Activate(STOCK, ())]


def test_a_click_ends_the_celebration_and_does_nothing_else(make_table: MakeTable) -> None:
    table = in_the_midst(make_table, BeatKind.WON)
    table.click(table.middle(STOCK))
    assert table.widget.is_settled
    assert table.gestures == []


@pytest.mark.parametrize("kind", MOMENTS)
def test_skipping_shows_how_it_ends(make_table: MakeTable, kind: BeatKind) -> None:
    table = in_the_midst(make_table, kind)
    table.widget.finish_all()
    assert effects(table) == {}
    before, step = MOMENTS[kind]()
    jumped = make_table(before)
    jumped.widget.show_view(step.after)
    assert lying(table.widget) == lying(jumped.widget)


def lying(widget: TableWidget) -> list[tuple[object, ...]]:
    return [
        (it.face, it.pose, it.height, it.isVisible())
        for it in widget.table_scene.board.all_sprites()
    ]


@pytest.mark.parametrize("kind", MOMENTS)
def test_a_window_may_be_resized_minimised_and_restyled_during_a_flourish(
    make_table: MakeTable, kind: BeatKind
) -> None:
    step = MOMENTS[kind]()[1]
    changes: list[Callable[[TableWidget], None]] = [
        lambda widget: widget.resize(1100, 720),
        lambda widget: widget.table_scene.set_ratio(2.0),
        lambda widget: widget.set_options(TableOptions(speed=MotionSpeed.FAST)),
    ]
    for change in changes:
        table = in_the_midst(make_table, kind)
        change(table.widget)
        assert effects(table) == {}
        assert table.widget.view == step.after
    table = in_the_midst(make_table, kind)
    table.widget.showMinimized()
    assert [*pictures(table, kind)]
    table.widget.showNormal()
    assert table.widget.view == step.after
    assert effects(table) == {}


@pytest.mark.parametrize("kind", MOMENTS)
def test_at_instant_speed_nothing_moves(make_table: MakeTable, kind: BeatKind) -> None:
    table = begun(make_table, kind, speed=MotionSpeed.INSTANT)
    assert [*pictures(table, kind)] == []
    assert effects(table) == {}


def test_the_shadow_of_a_canasta_stays_as_it_is_while_others_play(make_table: MakeTable) -> None:
    before, step = canasta_closed()
    table = make_table(before, speed=MotionSpeed.NORMAL)
    table.widget.play(step)
    seen = [
        sum(sprite.isVisible() for sprite in table.board.sprites[FIRST_MELD])
        for _ in pictures(table, BeatKind.CANASTA)
    ]
    assert seen[0] == 7
    assert seen[-1] == 3
    pile = replace(step.after.pile, cards=(*step.after.pile.cards, parse_card("4d")))
    after = replace(without(step.after, "4d"), pile=pile)
    table.widget.play(Step((Discarded(0, parse_card("4d"), is_crosswise=False),), after))
    for _ in pictures(table, BeatKind.THROW):
        assert sum(sprite.isVisible() for sprite in table.board.sprites[FIRST_MELD]) == 3


def test_cards_that_come_up_under_the_pointer_are_left_alone(make_table: MakeTable) -> None:
    """An effect of the other players does not keep a player from looking through the hand."""
    table = in_the_midst(make_table, BeatKind.OUT)
    QTest.mouseMove(table.widget.viewport(), QPoint(10, 10))
    assert table.board.peeking is None
