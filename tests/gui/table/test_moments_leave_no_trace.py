"""Tests effects of every moment: nothing of them is left, and they delay nobody."""

from collections.abc import Hashable

import pytest

from canasta_gui.table.motion.timing import FADE, TIMINGS
from canasta_gui.viewmodel.beat import BeatKind
from canasta_gui.viewmodel.table_choices import Speed
from tests.gui.table.moments import (
    AT_REST,
    MOMENTS,
    SIGNS,
    MakeTable,
    begun,
    effects,
    items,
    pictures,
    shown,
)


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
    seen = [effects(table) for _ in pictures(table, kind)]
    last = seen[-1]
    assert all(opacity < 0.2 for opacity, _, _ in last.values())
    assert FADE.travel <= TIMINGS[kind].rest
    assert not table_scene.clock.is_running
    slow = sum(1 for _ in pictures(begun(make_table, kind, speed=Speed.SLOW), kind))
    assert slow > 1.5 * len(seen)


@pytest.mark.parametrize("kind", MOMENTS)
def test_at_instant_speed_nothing_moves(make_table: MakeTable, kind: BeatKind) -> None:
    table = begun(make_table, kind, speed=Speed.INSTANT)
    assert [*pictures(table, kind)] == []
    assert effects(table) == {}
