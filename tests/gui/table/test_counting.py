"""Tests that the score of a finished deal is counted up line by line where the cards lie."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from canasta_gui.i18n.formats import number, signed
from canasta_gui.table.motion.timing import COUNT_POPS, TICK, TIMINGS
from canasta_gui.table.view_shape import with_scores
from canasta_gui.viewmodel.beat import Beat, BeatKind, Step
from canasta_gui.viewmodel.deal_summary import CountStep, CountStop, summaries
from canasta_gui.viewmodel.picture import picture_of
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import ZoneKind
from canasta_gui.words.words import Words
from engine import Match, MatchWon
from tests.gui.table.conftest import Table
from tests.kit.played_matches import dealt_match, play_deal
from tests.kit.turns import last_turn

MakeTable = Callable[..., Table]
TABLES = [
    "winning-moves-deluxe/4p",
    "complete-standard/3p",
    "complete-samba/4p",
    "complete-hand-and-foot/4p",
    "winning-moves-deluxe/6p/3t+extra-deck",
]
COUNTS = (BeatKind.COUNT, BeatKind.COUNT_LINE, BeatKind.COUNT_DEAL)


@cache
def ended(table: str) -> tuple[Match, TableView, Step]:
    """Returns a match after its second deal, the view before its last action, and that step."""
    match = dealt_match("counting", table)
    list(play_deal(match))
    match.next_deal()
    list(play_deal(match))
    return match, *last_turn(match)


def points(text: str) -> int:
    """Returns the number that a text shows."""
    return int(text.replace(",", "").replace("\N{MINUS SIGN}", "-"))


def lines(steps: tuple[CountStep, ...]) -> list[CountStep]:
    """Returns the last step of each line."""
    return [step for step in steps if step.stop is CountStop.LINE]


@pytest.mark.parametrize("table", TABLES)
def test_every_line_is_counted_and_all_of_it_is_the_score(table: str) -> None:
    match, _, step = ended(table)
    deal, counting = summaries(match)[-1], step.after.counting
    words = Words(match.rules)
    rows = deal.rows()
    assert [line.told for line in lines(counting)] == [words.score_line(row.rule) for row in rows]
    for line, row in zip(lines(counting), rows, strict=True):
        for side in range(deal.side_count):
            counted = [it.text for it in line.points if it.side == side]
            assert counted == [signed(item.points) for item in row.items[side]]
    *_, last = counting
    assert last.stop is CountStop.DEAL
    assert [it.text for it in last.points] == [signed(it.total) for it in deal.scored.sides]
    assert last.scores == tuple(number(side.match) for side in deal.scored.sides)


@pytest.mark.parametrize("table", TABLES)
def test_the_scores_follow_what_has_been_counted(table: str) -> None:
    _, before, step = ended(table)
    scores = {side.side: points(side.before) for side in before.sides}
    for line in step.after.counting:
        if line.stop is CountStop.LINE:
            for it in line.points:
                scores[it.side] += points(it.text)
            assert [points(text) for text in line.scores] == [scores[at] for at in sorted(scores)]


@pytest.mark.parametrize("table", TABLES)
def test_points_stand_where_the_cards_lie_that_they_are_for(table: str) -> None:
    match, _, step = ended(table)
    picture, deal = picture_of(step.after), summaries(match)[-1]
    for line, row in zip(lines(step.after.counting), deal.rows(), strict=True):
        for side, items in enumerate(row.items):
            counted = [it for it in line.points if it.side == side]
            for it, item in zip(counted, items, strict=True):
                if item.cards and it.zone is not None and it.zone.kind is not ZoneKind.FOOT:
                    lying = Counter(picture.cards(it.zone))
                    assert Counter(item.cards) <= lying, (line.told, it.zone)
                if item.cards:
                    assert it.zone is not None
                assert it.is_loss is (item.points < 0)


def played(
    make_table: MakeTable, rules: str = TABLES[0], **options: object
) -> tuple[Table, list[Beat], list[list[str]]]:
    """Shows the end of a deal; returns the table, the beats, and the scores at each beat."""
    _, before, step = ended(rules)
    table = make_table(before, **{"speed": Speed.NORMAL, **options})
    beats: list[Beat] = []
    scores: list[list[str]] = []

    def note(beat: Beat) -> None:
        beats.append(beat)
        shown = table.widget.table_scene.furniture_state()
        assert shown is not None
        scores.append([side.total for side in sorted(shown.view.sides, key=lambda it: it.side)])

    table.widget.beat_begun.connect(note)
    table.widget.play(step)
    return table, beats, scores


def pass_time(table: Table, *, until: BeatKind | None = None) -> float:
    """Advances the clock; returns how many milliseconds passed."""
    table_scene, spent = table.widget.table_scene, 0.0
    while table_scene.player.is_busy:
        if table_scene.player.beat is not None and table_scene.player.beat.kind is until:
            return spent
        table_scene.clock.advance(TICK)
        spent += TICK
    return spent


def chips(table: Table) -> list[object]:
    keys = table.widget.table_scene.furniture.items.keys
    return [key for key in keys if isinstance(key, tuple) and key[0] == "counted"]


def test_hands_turn_over_first_and_no_sum_is_seen_before_it_is_counted(
    make_table: MakeTable,
) -> None:
    _, before, step = ended(TABLES[0])
    table, beats, scores = played(make_table)
    pass_time(table)
    kinds = [beat.kind for beat in beats]
    first = kinds.index(BeatKind.REVEAL) + 1
    assert set(kinds[first:]) == set(COUNTS)
    assert kinds.count(BeatKind.COUNT_DEAL) == 1
    assert kinds[-1] is BeatKind.COUNT_DEAL
    old = [side.total for side in sorted(before.sides, key=lambda it: it.side)]
    assert all(shown == old for shown in scores[:first])
    counted = [list(it.scores) for it in step.after.counting]
    assert scores[first:] == counted
    assert chips(table) == []


def test_what_the_next_opening_needs_is_told_after_the_sum_that_it_follows_from() -> None:
    _, before, step = ended(TABLES[0])
    assert all(side.opening for side in step.after.sides)
    for counted in (None, *step.after.counting):
        shown = with_scores(step.after, before, counted)
        assert not any(it.opening for it in shown.sides)


def test_a_counted_line_is_announced_and_its_points_are_shown(
    make_table: MakeTable,
) -> None:
    table, beats, _ = played(make_table)
    pass_time(table, until=BeatKind.COUNT_LINE)
    shown, counted = table.widget.table_scene.furniture_state(), beats[-1].counted
    assert shown is not None
    assert counted is not None
    assert shown.line == counted.told == "Cards melded"
    assert len(chips(table)) == len(counted.points)
    window = table.widget.table_scene.window
    for key in chips(table):
        area = table.widget.table_scene.furniture.items.area(key)
        assert area is not None
        assert window.contains(area)


@pytest.mark.parametrize(("rules", "is_free"), [(TABLES[0], False), (TABLES[4], True)])
def test_what_is_counted_stands_large_where_no_hand_lies(
    make_table: MakeTable, rules: str, is_free: bool
) -> None:
    table, _, _ = played(make_table, rules)
    pass_time(table, until=BeatKind.COUNT_LINE)
    scene = table.widget.table_scene
    shown, area = scene.furniture_state(), scene.furniture.items.area("prompt")
    assert shown is not None
    assert area is not None
    assert shown.is_hand_empty == is_free
    assert (area.h > 2.5 * shown.text) == is_free
    assert shown.frame.hand.contains(area) == is_free


@pytest.mark.parametrize(
    ("rules", "size"),
    [
        *((rules, (800, 600)) for rules in TABLES),
        (TABLES[3], (1024, 700)),
        (TABLES[0], (3840, 2160)),
    ],
)
def test_points_lie_on_the_cloth_and_not_on_one_another(
    make_table: MakeTable, rules: str, size: tuple[int, int]
) -> None:
    table, _, _ = played(make_table, rules, size=size)
    table_scene = table.widget.table_scene
    for _ in range(20):
        pass_time(table, until=BeatKind.COUNT_LINE)
        table_scene.clock.advance(2 * COUNT_POPS)
        found = [table_scene.furniture.items.area(key) for key in chips(table)]
        # Pictures are aligned to whole pixels.
        areas = [area.grown(-1) for area in found if area is not None]
        for at, area in enumerate(areas):
            cloth = table_scene.window.grown(-table_scene.board.frame.measure.rail)
            assert replace(cloth, h=table_scene.window.h).contains(area)
            assert not any(map(area.overlap, areas[:at])), (at, size)
        table_scene.clock.finish_all()


@pytest.mark.parametrize("key", [Qt.Key.Key_X, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_D])
def test_any_key_ends_the_count_and_does_nothing_else(make_table: MakeTable, key: Qt.Key) -> None:
    table, _, _ = played(make_table)
    pass_time(table, until=BeatKind.COUNT)
    QTest.keyClick(table.widget, key)
    assert table.widget.is_settled
    assert table.gestures == []
    assert chips(table) == []


def test_a_click_anywhere_ends_the_count_and_does_nothing_else(make_table: MakeTable) -> None:
    table, _, _ = played(make_table)
    pass_time(table, until=BeatKind.COUNT_LINE)
    table.click(QPoint(640, 430))
    assert table.widget.is_settled
    assert table.gestures == []


def test_a_key_that_is_only_held_ends_nothing(make_table: MakeTable) -> None:
    table, _, _ = played(make_table)
    pass_time(table, until=BeatKind.COUNT)
    QTest.keyClick(table.widget, Qt.Key.Key_Shift)
    assert not table.widget.is_settled


def test_with_reduced_motion_the_result_stands_still(make_table: MakeTable) -> None:
    table, beats, _ = played(make_table, reduced_motion=True)
    pass_time(table, until=BeatKind.COUNT_DEAL)
    assert [beat.kind for beat in beats if beat.kind in COUNTS] == [BeatKind.COUNT_DEAL]
    items = table.widget.table_scene.furniture.items
    for key in chips(table):
        assert items.posed(key) == (1.0, 1.0, 0.0)
    assert len(chips(table)) == 2
    assert pass_time(table) <= TIMINGS[BeatKind.COUNT_DEAL].rest + TICK


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_the_pace_is_that_of_the_settings(make_table: MakeTable, speed: Speed) -> None:
    factor = {Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.8}[speed]
    table, beats, _ = played(make_table, speed=speed)
    pass_time(table, until=BeatKind.COUNT)
    spent = pass_time(table)
    wanted = sum(TIMINGS[beat.kind].rest for beat in beats if beat.kind in COUNTS)
    assert abs(spent - factor * wanted) <= 2 * TICK * len(beats)
    assert wanted < 6000


def test_without_movement_nothing_is_counted(make_table: MakeTable) -> None:
    _, beats, _ = played(make_table, speed=Speed.INSTANT)
    assert beats == []


@pytest.mark.parametrize("is_skipped", [False, True])
def test_who_ends_the_count_of_the_last_deal_comes_to_the_winners(
    make_table: MakeTable, is_skipped: bool
) -> None:
    _, before, step = ended(TABLES[0])
    table = make_table(before, speed=Speed.NORMAL)
    table.widget.play(replace(step, events=(*step.events, MatchWon((1,)))))
    if is_skipped:
        pass_time(table, until=BeatKind.COUNT)
        QTest.keyClick(table.widget, Qt.Key.Key_Space)
    else:
        pass_time(table, until=BeatKind.WON)
    table_scene = table.widget.table_scene
    shown = table_scene.furniture_state()
    assert table_scene.player.beat is not None
    assert shown is not None
    assert table_scene.player.beat.kind is BeatKind.WON
    assert {it.side: it.total for it in shown.view.sides} == dict(
        enumerate(step.after.counting[-1].scores)
    )
    assert (shown.told, shown.view.pile.short) == ("", "")
    table_scene.clock.advance(TICK)
    assert chips(table) == []
    QTest.keyClick(table.widget, Qt.Key.Key_Space)
    assert table.widget.is_settled
    assert table.gestures == []
