"""The state of the table that an effect reads, and the items that it may add."""

from dataclasses import dataclass

from canasta_gui.table.board import Board
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.viewmodel.table_view import TableView
from canasta_gui.viewmodel.zones import Zone


@dataclass(frozen=True, slots=True)
class MomentContext:
    """The table at the beginning of a beat."""

    board: Board
    items: PixmapItems
    """The furniture's items, which an effect moves and puts back."""
    effects: PixmapItems
    """The effect's own items, which it removes at its end."""
    state: FurnitureState
    after: TableView
    """The view after the step."""
    is_still: bool
    """Whether effects only fade, and nothing moves."""

    def cards(self, zone: Zone) -> Rect:
        """Returns the rectangle that the cards of a place cover at rest."""
        return hull([pose.rect for pose in self.state.arrangement.poses[zone]])
