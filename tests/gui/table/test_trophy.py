"""Tests that a finished canasta is the largest meld of its row."""

from itertools import pairwise

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from canasta_gui.table.layout.overlaps import EDGE, EDGES, LEAST_TROPHY, TROPHY, edges_below
from canasta_gui.table.render.card_body import SHADOW_MARGIN, stack_edges
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.render.palette import deck_palette
from canasta_gui.table.render.style import DeckStyle
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.for_each import for_each
from tests.gui.table.legibility import lay
from tests.kit import specimens

SIZES = [(1024, 700), (1366, 768), (1920, 1080)]


@for_each(size=SIZES, players=[4, 6])
def test_a_canasta_in_columns_is_larger_and_shows_its_edges(
    qtbot: QtBot, size: tuple[int, int], players: int
) -> None:
    load_fonts()
    lying = lay(specimens.crowded(players, 2), size, TableOptions())
    frame, poses = lying.arrangement.frame, lying.arrangement.poses
    band, below = frame.sides[0].melds, edges_below(frame.measure.lowness)
    # A low window leaves their room to the others.
    least = LEAST_TROPHY if frame.measure.lowness else TROPHY
    for zone in (zone for zone in lying.picture.canastas if zone.owner == 0):
        card = poses[Zone(ZoneKind.MELD, 0, 0)][0].width
        top = poses[zone][0]
        edges, _ = lying.ledger.rects["edges", zone]
        assert least - 0.001 <= top.width / card <= TROPHY + 0.001
        assert band.y <= top.rect.y
        assert top.rect.bottom + below * EDGE * top.width <= band.bottom + 0.01
        assert edges.bottom > top.rect.bottom + below * EDGE * top.width
        seal, _ = lying.ledger.rects["seal", zone]
        assert seal.w >= round(0.45 * top.width)


def test_melds_beside_a_canasta_do_not_lie_over_it(qtbot: QtBot) -> None:
    load_fonts()
    lying = lay(specimens.crowded(4), SIZES[0], TableOptions())
    areas = [lying.arrangement.areas[zone] for zone in lying.picture.melds_of(0)]
    assert all(one.right <= other.x for one, other in pairwise(areas))


@for_each(is_gilt=[True, False], style=[DeckStyle(), DeckStyle(high_contrast=True)])
def test_a_canasta_has_a_golden_frame_and_the_stock_has_none(
    qtbot: QtBot, is_gilt: bool, style: DeckStyle
) -> None:
    width = 100
    image = stack_edges(width, EDGES, 1.5, 1.0, style, is_gilt=is_gilt).toImage()
    beside = image.pixelColor(round(SHADOW_MARGIN * width) - 2, image.height() // 2)
    gold = QColor(deck_palette(style).gold)
    assert (beside.alpha() == 255 and abs(beside.hue() - gold.hue()) < 5) == is_gilt
