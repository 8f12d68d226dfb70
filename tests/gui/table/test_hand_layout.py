"""Tests how the own hand lies: in one row or two, and which cards of it lie together."""

import itertools
import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from canasta_gui.table.gestures.focus import Spot
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.layout.hand_layout import hand, lower_row, seen
from canasta_gui.viewmodel.gestures import Rearrange
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Card, parse_cards
from tests.for_each import for_each
from tests.gui.table.conftest import Table as ShownTable
from tests.gui.table.frames import NINE, SIZES, TABLES, Table, frame_of
from tests.gui.table.test_access import everything, interface, name
from tests.kit import specimens

Key = Qt.Key
HAND = Zone(ZoneKind.HAND, 0)
BY_RANK = (
    ("4s 4h 4d", "5s 5h 5d 5c", "6s 6h", "7s 7h 7d 7c", "8s 8h"),
    ("9d 9c", "Ts Th Td", "Js Jh", "Qc Qd", "Ks Kh", "Ac Ad", "2h", "Jk"),
)
BY_SUIT = (
    ("3s", "4s 5s 6s 7s 8s 9s Ts", "4h 5h 6h 7h Th Jh Qh Kh"),
    ("4c 5c 6c 7c 8c 9c", "4d 5d 6d Jd Qd Kd", "2h Jk"),
)
MakeTable = Callable[..., ShownTable]
Rows = tuple[tuple[str, ...], ...]


def cards_of(rows: Rows) -> str:
    return " ".join(itertools.chain(*rows))


def hand_of(size: tuple[int, int], table: Table, cards: tuple[Card, ...]) -> tuple[Pose, ...]:
    frame = frame_of(size, *table)
    return hand(frame.hand, frame.width / 2, frame.measure.card, cards)


@for_each(size=SIZES, table=TABLES, cards=[15, 30, 60])
def test_the_index_of_every_card_in_the_hand_shows(
    size: tuple[int, int], table: Table, cards: int
) -> None:
    poses = hand_of(size, table, (NINE,) * cards)
    begin = lower_row(poses)
    for row in (poses[:begin], poses[begin:]):
        steps = [after.x - before.x for before, after in itertools.pairwise(row)]
        assert min(steps, default=math.inf) >= 0.25 * poses[0].width
    for upper, lower in itertools.product(poses[:begin], poses[begin:]):
        assert lower.rect.y - upper.rect.y > 0.5 * upper.width, "rank and suit"


@pytest.mark.parametrize(
    ("size", "cards", "least"),
    [((1024, 700), 20, 33), ((1024, 700), 30, 45), ((1024, 700), 45, 30), ((1366, 768), 45, 40)],
)
def test_a_large_hand_lies_in_two_rows_where_one_would_be_narrow(
    size: tuple[int, int], cards: int, least: float
) -> None:
    poses = hand_of(size, (4, (1,), ()), (NINE,) * cards)
    begin = lower_row(poses)
    assert (begin < cards) == (cards > 20)
    assert (poses[begin - 1].x - poses[0].x) / (begin - 1) > least, "pixels of each card"


@pytest.mark.parametrize("rows", [BY_RANK, BY_SUIT])
def test_groups_of_a_large_hand_lie_together(rows: Rows) -> None:
    poses = hand_of((1024, 700), (4, (1,), ()), parse_cards(cards_of(rows)))
    assert lower_row(poses) == len(cards_of(rows[:1]).split())
    places, near, apart = iter(poses), list[float](), list[float]()
    for row in rows:
        groups = [list(itertools.islice(places, len(group.split()))) for group in row]
        near += [other.x - one.x for it in groups for one, other in itertools.pairwise(it)]
        apart += [other[0].x - one[-1].x for one, other in itertools.pairwise(groups)]
    assert max(near) + 5 < min(apart)


def test_of_the_upper_row_only_the_index_is_seen() -> None:
    poses = hand_of((1024, 700), (4, (1,), ()), parse_cards(cards_of(BY_RANK)))
    begin = lower_row(poses)
    for at, pose in enumerate(poses):
        shown = seen(poses, at)
        assert pose.rect.contains(shown)
        later = [other.rect for other in poses[at + 1 :]]
        assert all(shown.overlap(other) < 0.1 * shown.area for other in later)
        assert (shown.h < 0.7 * pose.rect.h) == (at < begin)
    assert seen(poses, begin - 1).w == poses[begin - 1].rect.w


@pytest.fixture
def large(make_table: MakeTable) -> ShownTable:
    """A table with a hand of thirty cards, by ranks, in two rows."""
    return make_table(specimens.playing(hand=cards_of(BY_RANK)), (1024, 700))


def index_of(table: ShownTable, at: int) -> QPoint:
    """Returns the middle of a card's index."""
    rect = table.board.hand[at].pose.rect
    return QPoint(round(rect.x + 0.16 * rect.w), round(rect.y + 0.25 * rect.w))


@pytest.mark.parametrize("at", [0, 1, 14, 15, 29])
def test_a_click_on_an_index_raises_its_card(large: ShownTable, at: int) -> None:
    large.click(index_of(large, at))
    assert large.board.raised == [large.board.hand[at]]


def test_cards_are_dragged_from_row_to_row(large: ShownTable) -> None:
    cards = cards_of(BY_RANK).split()
    large.drag(index_of(large, 0), index_of(large, 15) + QPoint(5, 5))
    moved = [*cards[1:16], cards[0], *cards[16:]]
    assert large.gestures == [Rearrange(parse_cards(" ".join(moved)))]


def test_a_raised_card_stays_raised_while_another_changes_rows(large: ShownTable) -> None:
    large.click(index_of(large, 14))
    (raised,), start = large.board.raised, index_of(large, 0)
    large.press(start)
    large.move(start, index_of(large, 15) + QPoint(5, 5))
    assert raised.pose.y < min(it.pose.y for it in large.board.hand[1:14])
    large.widget.mouse.cancel()


def test_arrows_go_through_both_rows_and_from_one_to_the_other(large: ShownTable) -> None:
    keyboard = large.widget.keyboard
    large.key(Key.Key_Left)
    assert keyboard.spot == Spot(HAND, card=0)
    large.key(Key.Key_Left)
    assert keyboard.spot == Spot(HAND, card=29)
    large.key(*[Key.Key_Left] * 15)
    assert keyboard.spot == Spot(HAND, card=14)
    large.key(Key.Key_Home, Key.Key_Down)
    assert keyboard.spot == Spot(HAND, card=15)
    large.key(Key.Key_End, Key.Key_Up)
    assert keyboard.spot == Spot(HAND, card=14)
    large.key(Key.Key_Up, Key.Key_Down)
    assert keyboard.spot == Spot(HAND, card=7), "from a button into the middle"
    large.key(Key.Key_Down)
    assert keyboard.spot == Spot(HAND, card=22)


def test_a_screen_reader_finds_the_cards_of_both_rows(
    large: ShownTable,
) -> None:
    hand = next(it for it in everything(interface(large)) if it.role() == QAccessible.Role.List)
    assert hand.childCount() == 30
    places = [hand.child(at).rect() for at in range(30)]
    for at in (0, 7, 14, 15, 22, 29):
        point = large.widget.viewport().mapToGlobal(index_of(large, at))
        assert [it for it, place in enumerate(places) if place.contains(point)] == [at]
        assert hand.indexOfChild(hand.childAt(point.x(), point.y())) == at
    assert name(hand.child(0)) == "four of spades"
    assert name(hand.child(15)) == "nine of diamonds"
