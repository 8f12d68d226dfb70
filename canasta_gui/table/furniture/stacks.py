"""Shows the edges of the cards below the top one of the stock and of each canasta."""

from collections.abc import Hashable

from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.table.layout.measure import EDGE, EDGES
from canasta_gui.table.render.card_body import SHADOW_MARGIN
from canasta_gui.viewmodel.picture import canasta_top
from canasta_gui.viewmodel.zones import STOCK

_BELOW = 0.001
"""How far below the top card its stack lies, as a z value."""


def show_stacks(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the edges below the stock, and below canastas that lie square."""
    layers = state.arrangement.stock
    if len(layers) > 1 and not state.coming.get(STOCK):
        _show_edges(items, state, "stock edges", layers[-1], len(layers) - 1)
    for zone, kind in state.picture.canastas.items():
        poses, cards = state.arrangement.poses[zone], state.picture.cards(zone)
        if state.count(zone) == len(cards):
            top = poses[canasta_top(cards, kind)]
            _show_edges(items, state, ("edges", zone), top, EDGES)


def _show_edges(
    items: PixmapItems, state: FurnitureState, key: Hashable, top: Pose, count: int
) -> None:
    width = max(round(top.width), 1)
    step = EDGE * width
    margin, high = SHADOW_MARGIN * width, width * CARD_ASPECT
    corner = top.x - width / 2 - margin, top.y - high / 2 - margin
    rect = Rect(*corner, width + 2 * margin, high + count * step + 2 * margin)
    items.put(
        key,
        rect,
        top.z - _BELOW,
        (count, state.card_pixmaps.style),
        lambda: state.card_pixmaps.edges(width, count, step),
    )
