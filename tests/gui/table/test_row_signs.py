"""Tests that every row of melds says whose it is."""

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.gui.table.legibility import Lying, lay
from tests.kit import specimens

SIZE = (1366, 768)


@pytest.fixture(autouse=True)
def own_font(qtbot: QtBot) -> None:
    load_fonts()


def row_of(lying: Lying, side: int, kind: ZoneKind) -> Rect:
    found = [rect for zone, _, _, rect in lying.cards if (zone.kind, zone.owner) == (kind, side)]
    return hull(found)


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (4, 2), (6, 2), (6, 3), (5, 5)])
def test_faces_names_and_points_stand_before_a_row_and_bonus_cards_behind_it(
    players: int, sides: int
) -> None:
    view = specimens.crowded(players, sides)
    lying = lay(view, SIZE, TableOptions())
    for side in view.sides:
        sign, _ = lying.ledger.rects["row", side.side]
        melds = row_of(lying, side.side, ZoneKind.MELD)
        bonus = row_of(lying, side.side, ZoneKind.BONUS)
        assert sign.right < melds.x or sign.bottom <= melds.y
        assert melds.right < bonus.x
        assert sign.h >= (0.03 if sides > 2 else 0.05) * SIZE[1]
        said = [it.text for it in lying.ledger.words if it.key == ("row", side.side)]
        names = [seat.name for seat in view.seats if seat.side == side.side]
        is_in_line = sides > 2 and not side.is_own
        assert said == [*([" · ".join(names)] if is_in_line else names), side.gain]


def test_a_bonus_card_is_as_large_as_a_card_of_a_meld() -> None:
    lying = lay(specimens.playing(), SIZE, TableOptions())
    poses = lying.arrangement.poses
    for side in (0, 1):
        melded = poses[Zone(ZoneKind.MELD, side, 0)][0].width
        assert all(pose.width >= melded for pose in poses[Zone(ZoneKind.BONUS, side)])


@pytest.mark.parametrize("size", [(1024, 652), SIZE, (1920, 1030)])
def test_what_the_opening_needs_does_not_touch_the_name_on_the_score_board(
    size: tuple[int, int],
) -> None:
    words = lay(specimens.playing(), size, TableOptions()).ledger.words
    lines = [
        around(it.rect.cx, it.rect.cy, it.rect.w, 1.1 * it.size)
        for it in words
        if it.key == "score"
    ]
    assert len(lines) == 6
    assert all(one.overlap(other) == 0 for one, other in combinations(lines, 2))
